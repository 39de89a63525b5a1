# X-Wing, первая редакция: слова игры. Названия и тексты карт — в cards/text.

name = X-Wing
tagline = Тайные диски, шаблоны, сектора обстрела и кубики: воздушный бой эскадрилий.

setting-mission = Миссия
setting-mission-hint = Обычный бой — до последнего корабля; в миссии у каждой стороны своя цель.
setting-mission-none = Обычный бой
setting-mission-political-escort = { mission-political-escort }
setting-mission-asteroid-run = { mission-asteroid-run }
setting-mission-dark-whispers = { mission-dark-whispers }
setting-points = Очки звеньев
setting-points-hint = 31 — для трёх кораблей базового набора, 100 — обычная игра; 0 — без составления звеньев.
setting-rebel = Звено мятежников
setting-rebel-hint = Готовое звено, своё из конструктора или список кораблей (текст или XWS).
setting-rebel-none = Обычное для этих очков
setting-rebel-build = Собрать за столом
setting-rebel-lone-jedi = { squad-lone-jedi } (31)
setting-rebel-sharpshooter = { squad-sharpshooter } (31)
setting-rebel-torpedo-run = { squad-torpedo-run } (31)
setting-rebel-red-aces = { squad-red-aces } (100)
setting-rebel-ion-storm = { squad-ion-storm } (100)
setting-rebel-locked-on = { squad-locked-on } (100)
setting-rebel-four-rookies = { squad-four-rookies } (100)
setting-imperial = Звено имперцев
setting-imperial-hint = Готовое звено, своё из конструктора или список кораблей (текст или XWS).
setting-imperial-none = Обычное для этих очков
setting-imperial-build = Собрать за столом
setting-imperial-hammer-and-anvil = { squad-hammer-and-anvil } (31)
setting-imperial-nightmares = { squad-nightmares } (31)
setting-imperial-black-squadron = { squad-black-squadron } (31)
setting-imperial-swarm = { squad-swarm } (100)
setting-imperial-imperial-aces = { squad-imperial-aces } (100)
setting-imperial-dark-lord = { squad-dark-lord } (100)
setting-imperial-missile-wing = { squad-missile-wing } (100)
setting-rebel_owners = Чьи корабли мятежников
setting-rebel_owners-hint = В командной игре: место за столом для каждого корабля по порядку, например 1, 3, 1.
setting-imperial_owners = Чьи корабли имперцев
setting-imperial_owners-hint = В командной игре: место за столом для каждого корабля по порядку, например 1, 3, 1.
setting-obstacles = Астероиды
setting-obstacles-hint = Игроки по очереди выкладывают шесть преград.
setting-width = Ширина зоны, мм
setting-width-hint = Не меньше 900.
setting-height = Глубина зоны, мм
setting-height-hint = Не меньше 900.
setting-official_area = Зона 3 × 3 фута
setting-official_area-hint = 914,4 мм вместо 900.
setting-sides = Стороны
setting-sides-hint = За кого играет каждое место.
setting-sides-rebel = Мятежники
setting-sides-imperial = Империя
setting-wishes = Пожелания
setting-wishes-hint = За кого хочет играть каждый; при споре решает жребий.
setting-wishes-rebel = Мятежники
setting-wishes-imperial = Империя
setting-wishes-none = Всё равно
setting-initiative = Инициатива
setting-initiative-hint = По правилам — у стороны, где меньше очков, иначе у Империи.
setting-initiative-none = По правилам
setting-initiative-rebel = Мятежники
setting-initiative-imperial = Империя
setting-one_core_box = Одна базовая коробка
setting-one_core_box-hint = Карт и моделей не больше, чем в одном базовом наборе.
setting-rules_reference = Мягкое перекрытие
setting-rules_reference-hint = После перекрытия можно совершать дополнительные действия, как в поздних правилах.
setting-rounds = Последний раунд
setting-rounds-hint = После него считают очки сбитых кораблей; 0 — до победы.
setting-show_templates = Показывать манёвры
setting-show_templates-hint = Для дружеской игры: при планировании видно, где окажется корабль.

# Слова
word-stress = перегрузка
word-ion = ион
word-pass = Пропустить
word-done = Готово
word-stay = Остаться на месте
word-yes = Да
word-no = Нет
word-primary = основное оружие
word-scan = Сканировать
word-shuttle = Челнок сенатора
word-rebel = Мятежники
word-imperial = Имперцы
word-south = юг
word-north = север
word-west = запад
word-east = восток
word-green = зелёный
word-white = белый
word-red = красный
word-planning = планирование
word-activation = активация
word-combat = бой
word-end = завершение
word-attack = атака
word-defence = защита
ship-shuttle = Челнок

action-focus = Концентрация
action-evade = Уклонение
action-barrel-roll = «Бочка»
action-target-lock = Захват цели
action-protect = Охранять челнок
action-lock = Потратить захват: перебросить кубики

bearing-straight = прямо
bearing-bank-left = вираж влево
bearing-bank-right = вираж вправо
bearing-turn-left = поворот влево
bearing-turn-right = поворот вправо
bearing-koiogran = разворот Койограна

face-blank = пусто
face-focus = концентрация
face-hit = попадание
face-crit = крит
face-evade = уклонение

range-1 = ближняя (1)
range-2 = средняя (2)
range-3 = дальняя (3)
range-4 = вне дистанции

mission-political-escort = Политический эскорт
mission-asteroid-run = Прятки в астероидах
mission-dark-whispers = Шёпот во тьме

ship-name = { $pilot }
ship-name-number = { $pilot } № { $number }
option-manoeuvre = { $bearing } { $speed }
option-dial = { $ship }: { $bearing } { $speed } ({ $colour })
option-lock = Захватить цель: { $ship }
option-attack-plain = { $ship }: { $weapon }
option-scan = Сканировать спутник { $n }
option-squad-pilot = { $card } ({ $cost })
option-squad-upgrade = { $ship } + { $card } ({ $cost })
option-card = { $card } ({ $ship })
option-die = { $n }: { $face }
token-focus = Потратить концентрацию
token-evade = Потратить уклонение
token-lock = Потратить захват и перебросить

# Вопросы
details-deploy = Место: x и y в миллиметрах от левого нижнего угла карты (450 100 — посередине внизу) и курс в градусах: 0 — вверх, 90 — вправо, 180 — вниз.
details-obstacle = Номер фигуры (0–5, каждая один раз), x и y её середины в миллиметрах от левого нижнего угла и поворот в градусах.
details-satellites = Для каждого спутника x и y середины в миллиметрах от левого нижнего угла: сначала дальние, затем ближние.
details-barrel-roll = Сторона (−1 влево, 1 вправо), сдвиг шаблона и сдвиг корабля вдоль борта в миллиметрах, от −10 до 10.
ask-squad = Составьте звено: осталось { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
  }.
asked-squad = { $who } составляет звено.
ask-obstacle = Выложите астероид { $n } из 6.
asked-obstacle = { $who } выкладывает астероид.
ask-edge = Выберите свой край зоны.
asked-edge = { $who } выбирает край.
ask-deploy-next = Какой корабль выставить первым?
asked-deploy-next = { $who } решает, какой корабль выставить первым.
ask-deploy = Выставьте корабль: { $ship }.
asked-deploy = { $who } выставляет корабль: { $ship }.
ask-damaged = Какой из ваших кораблей повреждён?
asked-damaged = { $who } выбирает повреждённый корабль.
ask-satellites = Разложите спутники: сначала на дистанции 3, затем на дистанции 2 от своего края.
asked-satellites = { $who } раскладывает спутники.
ask-dial = Раунд { $n }. Выставьте диски своих кораблей.
asked-dial = { $who } выставляет диски.
ask-shuttle = Куда летит челнок?
asked-shuttle = { $who } ведёт челнок.
ask-activate = Какой корабль активировать первым?
asked-activate = { $who } решает, какой корабль активировать первым.
ask-replace = { $ship } перегружен и открыл красный манёвр: выберите, что он выполнит вместо него.
asked-replace = { $who } выбирает манёвр за перегруженный корабль: { $ship }.
ask-action = { $ship }: какое действие совершить?
asked-action = { $who } выбирает действие: { $ship }.
ask-free-action = { $ship }: дополнительное действие ({ $source })?
asked-free-action = { $who } решает о дополнительном действии: { $ship }.
ask-barrel-roll = { $ship }, «бочка»: куда?
asked-barrel-roll = { $who } выполняет «бочку»: { $ship }.
ask-order = Какое свойство применить первым?
asked-order = { $who } решает, какое свойство применить первым.
ask-attacker = Какой корабль атакует первым?
asked-attacker = { $who } решает, какой корабль атакует первым.
ask-attack = { $ship }: кого и чем атаковать?
asked-attack = { $who } выбирает цель: { $ship }.
ask-modify-attack = { $ship } атакует цель «{ $target }»: { $attack }. Изменить кубики атаки?
asked-modify-attack = { $who } может изменить кубики атаки: { $attack }.
ask-modify-defence = Цель «{ $target }», атакует { $ship }: { $attack } против { $defence }. Изменить кубики защиты?
asked-modify-defence = { $who } может изменить кубики защиты: { $defence }.
ask-reroll = Какие кубики перебросить?
asked-reroll = { $who } выбирает, какие кубики перебросить.
ask-reinforce = Вызвать подкрепление: { $pilot }?
asked-reinforce = { $who } решает, вызвать ли подкрепление.

# Журнал
note-squad = { $side }: { $ships }.
note-obstacle = Астероид выложен.
note-no-room = Больше астероидов не помещается: { $n ->
    [one] { $n } остаётся
   *[other] { $n } остаются
  } в коробке.
note-edge = Край мятежников — { $edge }.
note-deployed = { $ship } на позиции.
note-marked = { $ship } — повреждённый корабль.
note-satellites = Спутники разложены.
note-shields-up = Щиты подняты.
note-round = Раунд { $n }.
note-dials-set = Все диски выставлены.
note-phase = Фаза: { $phase }.
note-reveal = { $ship }: { $bearing } { $speed } ({ $colour }).
note-drift = { $ship } дрейфует под ионным разрядом: прямо 1.
note-replaced = { $ship } вместо красного манёвра летит так: { $bearing } { $speed }.
note-move = { $ship } выполняет манёвр: { $bearing } { $speed }.
note-bump = { $ship } налетает на корабль «{ $target }» и отодвигается: касание.
note-fled = { $ship } покидает зону боя.
note-escaped = { $ship } ушёл.
note-stress = { $ship }: перегрузка ({ $n }).
note-unstress = { $ship }: перегрузка снята (осталось { $n }).
note-focus = { $ship }: жетон концентрации.
note-evade = { $ship }: жетон уклонения.
note-spend-focus = { $ship } тратит концентрацию.
note-spend-evade = { $ship } тратит уклонение.
note-lock = { $ship } захватывает цель «{ $target }» ({ $letter }).
note-spend-lock = { $ship } тратит захват цели «{ $target }».
note-action = { $ship }, действие: { $action }.
note-roll = { $ship } делает «бочку».
note-obstacle-die = { $ship } задевает преграду; кубик: { $face }.
note-attack = { $ship } атакует цель «{ $target }»: { $weapon }, дистанция { $range }{ $obstructed ->
    [1] , через преграду
   *[other] {""}
  }.
note-attack-dice = { $ship }, атака: { $dice }.
note-attack-dice-now = Кубики атаки: { $dice }.
note-defence-dice = { $ship }, защита: { $dice }.
note-defence-dice-now = Кубики защиты: { $dice }.
note-reroll = { $ship } перебрасывает кубиков: { $n }. Теперь: { $dice }.
note-use-card = { $ship } применяет: { $card }.
note-hit = { $ship } поражает цель «{ $target }»: попаданий { $hits }, критических { $crits }.
note-miss = { $ship } промахивается по цели «{ $target }».
note-holds-fire = { $ship } не стреляет.
note-shield = { $ship } теряет щит (осталось { $n }).
note-damage = { $ship } получает карту урона.
note-crit = { $ship } получает критический урон: «{ $card }».
note-crit-discarded = { $ship } сбрасывает карту «{ $card }»: { $source }.
note-flip = { $ship }: карта «{ $card }» перевёрнута.
note-repair = { $ship } сбрасывает карту урона.
note-discard-upgrade = { $ship } сбрасывает улучшение: { $card }.
note-reshuffle = Сброс перемешан в новую колоду урона ({ $n }).
note-doomed = { $ship } обречён, но ещё ответит огнём.
note-destroyed = { $ship } уничтожен.
note-scan = { $ship } сканирует спутник { $n }.
note-tokens-cleared = Жетоны концентрации и уклонения убраны.
note-over = Бой окончен. { $side }: победа.

# Итоги
result-rebel-won = Мятежники победили: все имперские корабли уничтожены.
result-imperial-won = Имперцы победили: все корабли мятежников уничтожены.
result-both-destroyed = Последние корабли погибли одновременно: победил владелец инициативы.
result-time-rebel = Раунды вышли, мятежники победили: они сбили кораблей на большее число очков.
result-time-imperial = Раунды вышли, имперцы победили: они сбили кораблей на большее число очков.
result-time-even = Раунды вышли, потери равны: победил владелец инициативы.
result-time-mission-rebel = Раунды вышли, мятежники победили: имперцы не унесли сведения.
result-time-mission-imperial = Раунды вышли, имперцы победили: мятежники не успели уйти.
result-political-escort-rebel = Мятежники победили: челнок сенатора ушёл.
result-political-escort-imperial = Имперцы победили: челнок сенатора уничтожен.
result-asteroid-run-rebel = Мятежники победили: повреждённый корабль ушёл.
result-asteroid-run-imperial = Имперцы победили: повреждённый корабль уничтожен.
result-dark-whispers-rebel = Мятежники победили: сведения со спутников не достались Империи.
result-dark-whispers-imperial = Имперцы победили: сведения со спутников доставлены.

# Отказы
refused-no-templates = Шаблоны при планировании не примеряют: прикиньте на глаз.
refused-no-measuring = Сейчас мерить нельзя: дистанцию проверяют перед захватом цели и перед атакой.
refused-area-size = Игровая зона — от 900 до 5000 мм, а не { $given }.
refused-bad-points = Предел очков не бывает отрицательным ({ $given }).
refused-bad-rounds = Число раундов не бывает отрицательным ({ $given }).
refused-bad-sides = Стороны — rebel или imperial, по одной на каждое место.
refused-uneven-sides = Игроки делятся на две стороны примерно поровну.
refused-bad-owner = Корабль можно отдать только игроку своей стороны.
refused-unknown-squad = Нет звена «{ $squad }»; есть: { $known }.
refused-illegal-squad = Звено не по правилам: { $problem_ru }

# Доска
board-round = Раунд { $n } · { $phase }
board-round-of = Раунд { $n } из { $rounds } · { $phase }
board-lost = сбито очков: мятежники { $rebel }, имперцы { $imperial }
board-initiative = инициатива: { $side }
board-ship = Корабль
board-skill = Маст.
board-hull = Корпус
board-shields = Щиты
board-tokens = Жетоны
board-dial = Диск
board-damage = Урон
board-facedown = закрыто
board-hidden = выставлен
board-deck = Колода урона: { $deck }, сброс: { $discard }
board-attack = { $weapon }, дистанция { $range }
board-attack-dice = Атака
board-defence-dice = Защита
board-chances = Урон:
board-forecast = { $weapon } → { $ship }: дистанция { $range }, кубики { $dice }, попадание { $hit }, урон { $damage }
sign-focus = Ф
sign-evade = У
sign-stress = П
sign-ion = И

# боты
bot-cadet = кадет
bot-ace = ас

refused-list-no-xws = это не звено в формате XWS: там должны быть фракция (faction) и список пилотов (pilots)
refused-list-xws-entry = в формате XWS на месте { $where } должно быть другое
refused-list-no-ships = в нём нет ни одного корабля
