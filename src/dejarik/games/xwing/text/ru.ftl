# X-Wing, первая редакция: слова игры. Названия и тексты карт — в cards/text.

name = X-Wing
tagline = Тайные диски, шаблоны, сектора обстрела и кубики: воздушный бой эскадрилий.
motto = Бой эскадрилий
duration = 15–60 мин

setting-mission = Миссия
setting-mission-hint = Обычный бой — до последнего корабля; в миссии у каждой стороны своя цель.
setting-mission-none = Обычный бой
setting-mission-political-escort = { mission-political-escort }
setting-mission-asteroid-run = { mission-asteroid-run }
setting-mission-dark-whispers = { mission-dark-whispers }
setting-points = Очки звеньев
setting-points-hint = 31 — для трёх кораблей базового набора, 100 — обычная игра; 0 — без составления звеньев.
setting-first = Звено мятежников (первая сторона)
setting-first-hint = Готовое звено, своё со страницы звеньев или список кораблей (текст или XWS).
setting-first-none = Обычное для этих очков
setting-first-build = Составить за столом
setting-first-lone-jedi = { squad-lone-jedi } (31)
setting-first-sharpshooter = { squad-sharpshooter } (31)
setting-first-torpedo-run = { squad-torpedo-run } (31)
setting-first-red-aces = { squad-red-aces } (100)
setting-first-ion-storm = { squad-ion-storm } (100)
setting-first-locked-on = { squad-locked-on } (100)
setting-first-four-rookies = { squad-four-rookies } (100)
setting-first_owners = Чьи корабли мятежников
setting-first_owners-hint = В командной игре: место игрока для каждого корабля по порядку, например 1, 3, 1.
setting-second = Звено имперцев (вторая сторона)
setting-second-hint = Готовое звено, своё со страницы звеньев или список кораблей (текст или XWS).
setting-second-none = Обычное для этих очков
setting-second-build = Составить за столом
setting-second-hammer-and-anvil = { squad-hammer-and-anvil } (31)
setting-second-nightmares = { squad-nightmares } (31)
setting-second-black-squadron = { squad-black-squadron } (31)
setting-second-swarm = { squad-swarm } (100)
setting-second-imperial-aces = { squad-imperial-aces } (100)
setting-second-dark-lord = { squad-dark-lord } (100)
setting-second-missile-wing = { squad-missile-wing } (100)
setting-second_owners = Чьи корабли имперцев
setting-second_owners-hint = В командной игре: место игрока для каждого корабля по порядку, например 1, 3, 1.
setting-sides = Стороны
setting-sides-hint = За кого играет каждое место.
setting-sides-first = Мятежники (первая сторона)
setting-sides-second = Имперцы (вторая сторона)
setting-any_faction = Любые фракции
setting-any_faction-hint = Каждая сторона может лететь за любую фракцию, хоть обе за одну.
setting-wishes = Пожелания
setting-wishes-hint = За кого хочет играть каждый; при споре решает жребий.
setting-wishes-first = Мятежники (первая сторона)
setting-wishes-second = Имперцы (вторая сторона)
setting-wishes-none = Всё равно
setting-initiative = Инициатива
setting-initiative-hint = По правилам — у стороны, где меньше очков, иначе у второй.
setting-initiative-none = По правилам
setting-initiative-first = Мятежники (первая сторона)
setting-initiative-second = Имперцы (вторая сторона)
setting-obstacles = Астероиды
setting-obstacles-hint = Игроки по очереди выкладывают шесть преград.
setting-width = Ширина зоны, мм
setting-width-hint = Не меньше 900.
setting-height = Глубина зоны, мм
setting-height-hint = Не меньше 900.
setting-official_area = Зона 3 × 3 фута
setting-official_area-hint = 914,4 мм вместо 900.
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

mission-political-escort = Политический эскорт
mission-asteroid-run = Прятки в астероидах
mission-dark-whispers = Шёпот во тьме

side-number = { $side } № { $number }
ship-name = { $pilot }
ship-name-number = { $pilot } № { $number }
ship-number = № { $number }
option-manoeuvre = { $bearing } { $speed }
option-dial = { $ship }: { $bearing } { $speed } ({ $colour })
option-lock = Захватить цель: { $ship }
option-attack-plain = { $ship }: { $weapon }
option-scan = Сканировать спутник { $n }
option-squad-pilot = { $card } ({ $cost })
option-squad-upgrade = Кораблю № { $ship }: { $card } ({ $cost })
option-card = { $card } ({ $ship })
option-ability = Способность: { $pilot }
option-die = { $n }: { $face }
option-does = { $name }: { $does }
# что карта делает как действие
acts-upgrade-r2-f2 = манёвренность +1 до конца раунда
acts-upgrade-marksmanship = при атаке одна концентрация станет критическим попаданием, другие — попаданиями
acts-upgrade-r5-d8 = бросок кубика, который может снять карту урона
acts-upgrade-squad-leader = союзник на дистанции 1–2 совершит действие
acts-upgrade-expert-handling = «бочка», и с вас снимут захват
acts-damage-console-fire = погасить пожар
acts-damage-structural-damage = починить при попадании на кубике
acts-damage-damaged-sensor-array = починить при попадании на кубике
acts-damage-weapon-malfunction = починить при любом попадании на кубике
# что карта делает с кубиками
changes-pilot-luke-skywalker = одна концентрация станет уклонением
changes-pilot-horton-salm = перебросить пустые кубики
changes-pilot-howlrunner = перебросить один кубик атаки
changes-pilot-winged-gundark = одно попадание станет критическим
changes-upgrade-marksmanship = одна концентрация станет критическим попаданием, другие — попаданиями
changes-upgrade-proton-torpedoes = одна концентрация станет критическим попаданием
changes-upgrade-concussion-missiles = один пустой кубик станет попаданием
token-focus = Потратить концентрацию
token-evade = Потратить уклонение
token-lock = Потратить захват и перебросить

# Вопросы
details-deploy = Место: x и y в миллиметрах от левого нижнего угла карты (450 100 — посередине внизу) и курс в градусах: 0 — вверх, 90 — вправо, 180 — вниз.
details-obstacle = Номер фигуры (0–5, каждая один раз), x и y её середины в миллиметрах от левого нижнего угла и поворот в градусах.
details-satellites = Для каждого спутника x и y середины в миллиметрах от левого нижнего угла: сначала дальние, затем ближние.
details-modify-attack = Цель — { $target }. Кубики атаки: { $attack }.
details-modify-defence = Атакует { $ship }. Кубики: { $attack } против { $defence }.
details-barrel-roll = Сторона (−1 влево, 1 вправо), сдвиг шаблона и сдвиг корабля вдоль борта в миллиметрах, от −10 до 10.
ask-squad = Составьте звено: осталось { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
  }.
asked-squad = { $who } составляет звено.
ask-obstacle = Выложите астероид { $number } из 6.
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
ask-dial = Раунд { $round }. Выставьте диски.
asked-dial = { $who } выставляет диски.
ask-shuttle = Куда летит челнок?
asked-shuttle = { $who } ведёт челнок.
ask-activate = Какой корабль активировать первым?
asked-activate = { $who } решает, какой корабль активировать первым.
ask-replace = { $ship } перегружен и открыл красный манёвр: выберите, что он выполнит вместо него.
asked-replace = { $who } выбирает манёвр за перегруженный корабль: { $ship }.
ask-action = { $ship }: какое действие совершить?
asked-action = { $who } выбирает действие: { $ship }.
ask-free-action = { $ship }: { $own ->
    [true] какое дополнительное действие совершить?
   *[other] какое дополнительное действие совершить ({ $source })?
  }
asked-free-action = { $who } решает о дополнительном действии: { $ship }.
ask-barrel-roll = { $ship }, «бочка»: куда?
asked-barrel-roll = { $who } выполняет «бочку»: { $ship }.
ask-order = Какое свойство применить первым?
asked-order = { $who } решает, какое свойство применить первым.
ask-attacker = Какой корабль атакует первым?
asked-attacker = { $who } решает, какой корабль атакует первым.
ask-attack = { $ship }: кого и чем атаковать?
asked-attack = { $who } выбирает цель: { $ship }.
ask-modify-attack = Атакует { $ship }: изменить кубики атаки?
asked-modify-attack = { $who } может изменить кубики атаки: { $attack }.
ask-modify-defence = Защищается { $target }: изменить кубики защиты?
asked-modify-defence = { $who } может изменить кубики защиты: { $defence }.
ask-reroll = Какие кубики перебросить?
asked-reroll = { $who } выбирает, какие кубики перебросить.
ask-reinforce = Вызвать подкрепление: { $pilot }?
asked-reinforce = { $who } решает, вызвать ли подкрепление.

# Журнал
note-squad-shown = { $side }: { $ships }.
note-obstacle-placed = Астероид выложен.
note-no-room = Больше астероидов не помещается: { $left ->
    [one] { $left } остаётся
   *[other] { $left } остаются
  } в коробке.
note-edge-chosen = { $side }: край — { $edge }.
note-deployed = { $ship } на позиции.
note-marked = { $ship } — повреждённый корабль.
note-satellites-laid = Спутники разложены.
note-shields-up = Щиты подняты.
note-round-opens = Раунд { $round }.
note-dials-set = Все диски выставлены.
note-phase-opens = Фаза: { $phase }.
note-reveals = { $ship }: { $bearing } { $speed } ({ $colour }).
note-drifts = { $ship } дрейфует под ионным разрядом: прямо 1.
note-replaced = { $ship } вместо красного манёвра летит так: { $bearing } { $speed }.
note-moves = { $ship } выполняет манёвр: { $bearing } { $speed }.
note-bumps = { $ship } налетает на корабль «{ $target }» и отодвигается: касание.
note-fled = { $ship } покидает зону боя.
note-escaped = { $ship } ушёл.
note-stressed = { $ship }: перегрузка ({ $count }).
note-relieved = { $ship }: перегрузка снята (осталось { $count }).
note-gains-focus = { $ship }: жетон концентрации.
note-gains-evade = { $ship }: жетон уклонения.
note-spends-focus = { $ship } тратит концентрацию.
note-spends-evade = { $ship } тратит уклонение.
note-locks = { $ship } захватывает цель «{ $target }» ({ $letter }).
note-spends-lock = { $ship } тратит захват цели «{ $target }».
note-acts = { $ship }, действие: { $action }.
note-barrel-rolls = { $ship } делает «бочку».
note-obstacle-die = { $ship } задевает преграду; кубик: { $face }.
note-attacks = { $ship } атакует цель «{ $target }»: { $weapon }, дистанция { $range }{ $obstructed ->
    [yes] , через преграду
   *[other] {""}
  }.
note-rolls-attack = { $ship }, атака: { $dice }.
note-attack-dice-now = Кубики атаки: { $dice }.
note-rolls-defence = { $ship }, защита: { $dice }.
note-defence-dice-now = Кубики защиты: { $dice }.
note-rerolls = { $ship } перебрасывает кубиков: { $count }. Теперь: { $dice }.
note-uses-card = { $own ->
    [true] { $ship } применяет своё свойство.
   *[other] { $ship } применяет: { $card }.
  }
note-hits = { $ship } поражает цель «{ $target }»: попаданий { $hits }, критических { $crits }.
note-misses = { $ship } промахивается по цели «{ $target }».
note-holds-fire = { $ship } не стреляет.
note-loses-shield = { $ship } теряет щит (осталось { $left }).
note-damaged = { $ship } получает карту урона.
note-critically-damaged = { $ship } получает критический урон: «{ $card }».
note-crit-discarded = { $ship } сбрасывает карту «{ $card }»: { $source }.
note-flipped = { $ship }: карта «{ $card }» перевёрнута.
note-repairs = { $ship } сбрасывает карту урона.
note-upgrade-discarded = { $ship } сбрасывает улучшение: { $card }.
note-reshuffled = Сброс перемешан в новую колоду урона ({ $count }).
note-doomed = { $ship } обречён, но ещё ответит огнём.
note-destroyed = { $ship } уничтожен.
note-scans = { $ship } сканирует спутник { $satellite }.
note-tokens-cleared = Жетоны концентрации и уклонения убраны.
note-battle-over = Бой окончен. { $side }: победа.

# Итоги
result-rebel-won = Мятежники победили: все имперские корабли уничтожены.
result-imperial-won = Имперцы победили: все корабли мятежников уничтожены.
result-side-won = Победа: все вражеские корабли уничтожены.
result-both-destroyed = Последние корабли погибли одновременно: победил владелец инициативы.
result-time-rebel = Раунды вышли, мятежники победили: они сбили кораблей на большее число очков.
result-time-imperial = Раунды вышли, имперцы победили: они сбили кораблей на большее число очков.
result-time-side = Раунды вышли: победители сбили кораблей на большее число очков.
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
refused-area-size = Игровая зона — от 900 до 5000 мм, а не { $given }.
refused-crowded-area = Звено из { $given } кораблей не встанет у края такой игровой зоны: места хватит на { $most }; возьмите зону побольше.
refused-bad-points = Предел очков — число от 0 до 500, а не { $given }.
refused-bad-rounds = Раундов — не больше 1000 и не меньше нуля, а не { $given }.
refused-bad-sides = Стороны — first или second, по одной на каждое место.
refused-uneven-sides = Игроки делятся на две стороны примерно поровну.
refused-bad-owner = Корабль можно отдать только игроку своей стороны.
refused-unknown-squad = Нет звена «{ $squad }»; есть: { $known }.
refused-illegal-squad = Звено не по правилам: { $problem_ru }

# Почему нельзя
refused-lock-friend = Захватить можно только вражеский корабль.
refused-lock-too-far = Этот корабль слишком далеко: захват действует до дистанции 3.
refused-lock-is-new = Этот захват получен посреди атаки, потратить его в ней нельзя.
refused-xw-act-order = Корабли активируют по мастерству пилота, начиная с наименьшего: выберите один из тех, чья очередь.
refused-xw-action-bar = Так этот корабль не умеет: выберите действие с его панели или с карты либо пропустите.
refused-xw-action-evade = На панели действий этого корабля нет уклонения.
refused-xw-action-focus = На панели действий этого корабля нет концентрации.
refused-xw-action-free = Это дополнительное действие — только одно из предложенных.
refused-xw-action-once-per-round = Это действие корабль в этом раунде уже совершил.
refused-xw-combat-declare = Цель должна быть в секторе обстрела и в пределах дистанции.
refused-xw-combat-enemy-only = Атаковать можно только вражеские корабли.
refused-xw-combat-evade-spend = У этого корабля нет жетона уклонения.
refused-xw-combat-focus-attack = У этого корабля нет жетона концентрации.
refused-xw-combat-focus-defence = У этого корабля нет жетона концентрации.
refused-xw-combat-lock-letter = Цель не захвачена этим кораблём: перебросить нечем.
refused-xw-combat-modify-attack = Примените один из предложенных жетонов или карт либо закончите.
refused-xw-combat-modify-defence = Примените один из предложенных жетонов или карт либо закончите.
refused-xw-combat-order = Корабли атакуют по мастерству пилота, начиная с наибольшего: выберите один из тех, чья очередь.
refused-xw-combat-touching = Соприкасающиеся корабли не могут атаковать друг друга.
refused-xw-deck-damaged-sensor-array = Сенсоры повреждены: пока их не починят, действия с панели невозможны.
refused-xw-dice-reroll-once = Кубик перебрасывают не больше одного раза; выберите из тех, что ещё можно перебросить.
refused-xw-gap-deploy-overlap = Подставка легла бы на другой корабль или на астероид.
refused-xw-gap-m2-asteroid-on-imperial = Астероид нельзя подложить под корабль.
refused-xw-gap-m2-opponent-choice = До раунда 5 повреждённый корабль летит со скоростью 1 или 2, кто бы ни выбирал манёвр.
refused-xw-gap-obst-spacing = Слишком близко к другому астероиду: между ними больше дистанции 1.
refused-xw-gap-roll-off-area = «Бочка» не может вывести корабль из игровой зоны.
refused-xw-gap-roll-template-obstacle = Шаблон этой «бочки» лёг бы поперёк астероида.
refused-xw-limit-components = Астероидов шесть, и каждый выкладывают только один раз.
refused-xw-lock-who = На панели действий этого корабля нет захвата цели.
refused-xw-m1-protect = Охранять челнок может только корабль мятежников на дистанции 1 от него.
refused-xw-m1-protect-many = За одну атаку челнок тратит только один жетон уклонения.
refused-xw-m1-reinforce = Подкрепление встаёт целиком в пределах дистанции 1 от имперского края.
refused-xw-m1-setup-ships = Корабли встают на дистанции 2 от своего края, целиком внутри этой полосы.
refused-xw-m1-setup-shuttle = Челнок встаёт посередине края мятежников, в пределах дистанции 1, носом к противоположному краю.
refused-xw-m1-shuttle-move = Челнок стоит, летит прямо 2 или делает вираж со скоростью 1.
refused-xw-m1-shuttle-no-act = Челнок не совершает действий.
refused-xw-m2-asteroids = Астероиды лежат целиком в зоне, дальше дистанции 1 от кораблей мятежников и друг от друга.
refused-xw-m2-reinforce = Подкрепление встаёт целиком в пределах дистанции 1 от имперского края или края мятежников.
refused-xw-m2-setup-imperial = Имперские корабли встают целиком в пределах дистанции 1 от имперского края или края мятежников.
refused-xw-m2-setup-rebel = Корабли мятежников встают дальше дистанции 3 от обоих краёв, имперского и своего.
refused-xw-m2-slow = До раунда 5 повреждённый корабль летит со скоростью 1 или 2.
refused-xw-m3-reinforce = Подкрепление встаёт целиком в пределах дистанции 1 от края мятежников.
refused-xw-m3-satellite-sides = Спутник лежит не ближе дистанции 2 от боковых краёв.
refused-xw-m3-satellite-spacing = У каждого спутника есть другой на дистанции 2 или 3.
refused-xw-m3-setup-imperial = Имперские корабли встают целиком в пределах дистанции 1 от имперского края.
refused-xw-m3-setup-rebel = Корабли мятежников встают целиком в пределах дистанции 1 от своего края.
refused-xw-m3-setup-satellites = Первая половина спутников лежит на дистанции 3 от края мятежников, вторая — на дистанции 2.
refused-xw-obst-no-attack-on = Корабль, который стоит на астероиде, атаковать не может.
refused-xw-obst-place-edges = Астероиды лежат дальше дистанции 2 от каждого края зоны.
refused-xw-pilot-biggs = Биггс Дарклайтер — возможная цель, поэтому другой корабль на дистанции 1 от него выбрать нельзя.
refused-xw-pilot-dark-curse = Цель — Тёмное Проклятие: атакующий не тратит концентрацию и ничего не перебрасывает.
refused-xw-plan-only-on-dial = На диске этого корабля такого манёвра нет.
refused-xw-range-out = Этот корабль вне дистанции.
refused-xw-roll-no-overlap = Для «бочки» нет места: подставка легла бы на корабль или астероид.
refused-xw-roll-place = Вдоль шаблона корабль сдвигается не больше чем на 10 мм в любую сторону.
refused-xw-roll-template = Шаблон прикладывают к левому (−1) или правому (1) борту и сдвигают не больше чем на 10 мм.
refused-xw-roll-who = На панели действий этого корабля нет «бочки».
refused-xw-sec-requirement = Этому оружию нужен захват той цели, по которой оно стреляет.
refused-xw-sec-target = Цель вне сектора обстрела или дистанции этого оружия.
refused-xw-setup-deploy-order = Корабли выставляют по мастерству пилота, начиная с наименьшего: выберите один из тех, чья очередь.
refused-xw-setup-deploy-zone = Корабль встаёт целиком в пределах дистанции 1 от своего края.
refused-xw-squad-limit = Эту карту взять нельзя: она слишком дорога, не подходит кораблю или уже есть в звене.
refused-xw-stress-effect = Перегруженный корабль не совершает действий.
refused-xw-stress-red-revealed = Перегруженный корабль не выполняет красные манёвры: выберите другой с его диска.
refused-xw-team-own-ships = Это корабль другого игрока.

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

# Шансы атаки для командной строки
odds-help = Шансы на урон одной атаки X-Wing: учтён каждый бросок, ничего не разыгрывается наугад.
odds-title = Урон одной атаки
odds-count = Урон
odds-summary = Попадание: { $hit }. В среднем урона: { $expected }, из него критического: { $crits }.
odds-attack = Сколько кубиков атаки.
odds-defence = Сколько кубиков защиты.
odds-focus = У атакующего есть жетон концентрации.
odds-lock = У атакующего есть захват цели.
odds-rerolls = Сколько ещё кубиков атаки можно перебросить (Хоулраннер: 1).
odds-reroll-blanks = Можно перебросить все пустые кубики атаки (Хортон Салм).
odds-marksmanship = Действует «Меткость».
odds-focus-to-crit = Сколько концентраций становятся критами (протонные торпеды: 1).
odds-blank-to-hit = Сколько пустых граней становятся попаданиями (ударные ракеты: 1).
odds-hit-to-crit = Сколько попаданий становятся критами (Крылатый Гандарк: 1).
odds-ion = Попадание наносит один урон, сколько бы ни осталось результатов (ионная турель).
odds-cluster = Две такие атаки подряд с одними и теми же жетонами (кассетные ракеты).
odds-defence-focus = У защищающегося есть жетон концентрации.
odds-evade = Сколько у защищающегося жетонов уклонения.
odds-defence-rerolls = Сколько кубиков защиты можно перебросить.
odds-focus-to-evade = Сколько концентраций защиты становятся уклонениями без жетона (Люк: 1).

# Как сыграть сразу
preset-lesson = Учебная
preset-lesson-hint = Люк против двух TIE-истребителей; видно, где закончится манёвр.
preset-quick = Быстрая
preset-quick-hint = Три корабля базового набора, по 31 очку.
preset-full = Полная
preset-full-hint = Звенья по 100 очков среди астероидов.

# боты
bot-cadet = кадет
bot-ace = ас

refused-list-no-xws = это не звено в формате XWS: там должны быть фракция (faction) и список пилотов (pilots)
refused-list-xws-entry = в формате XWS на месте { $where } должно быть другое
refused-list-no-ships = в нём нет ни одного корабля
refused-list-many-ships = в нём больше { $most } кораблей

# Подсказки: что сделать и почему
hint-set-dials = { $dials }.
planned = { $ship } — { $manoeuvre }
planned-position = { $ship } — { $manoeuvre } (выйдет на позицию)
planned-aim = { $ship } — { $manoeuvre } (в прицеле { $target })
planned-relief = { $ship } — { $manoeuvre } (снимет перегрузку)
hint-focus-to-hit = Концентрация: в прицеле { $target }, и каждый «глаз» при атаке станет попаданием.
hint-focus-to-dodge = Концентрация: стрелять может { $target }, и каждый «глаз» при защите станет уклонением.
hint-focus-anyway = Концентрация: хуже не будет, а в бою жетон годится и для атаки, и для защиты.
hint-lock-on = Захват цели, { $target }: при атаке на неё неудачные кубики можно будет перебросить.
hint-evade-fire = Уклонение: стрелять может { $target }, жетон наверняка отменит одно попадание.
hint-evade-anyway = Уклонение: жетон наверняка отменит одно попадание.
hint-roll-aside = «Бочка»: чуть в стороне стоять выгоднее — больше целей или меньше чужих прицелов.
hint-use-action = { $action }: { $gain }, и сейчас это важнее жетона себе.
hint-no-action = Пропустите действие: ни одно из них сейчас не поможет.
hint-shoot-at = { $chance ->
    [0] { $target }, { $weapon }: урона почти наверняка не будет, но выстрел ничего не стоит.
   *[other] { $target }, { $weapon }: урон с вероятностью { $chance } %, это лучший выстрел.
  }
hint-scan-this = Снимите данные со спутника { $satellite }: ради них всё и затевалось.
hint-hold-fire = Не стреляйте: попасть почти невозможно.
hint-spend-to-hit = Потратьте концентрацию: { $count ->
    [one] «глаз» на кубике станет попаданием
    [few] { $count } «глаза» на кубиках станут попаданиями
   *[other] { $count } «глаз» на кубиках станут попаданиями
}.
hint-reroll-poor = Перебросьте { $count ->
    [one] неудачный кубик
    [few] { $count } неудачных кубика
   *[other] { $count } неудачных кубиков
}: хуже не станет.
hint-keep-dice = Оставьте кубики как есть: изменять нечего.
hint-spend-to-dodge = Потратьте жетон «{ $token }»: он отменит { $count ->
    [one] попадание
    [few] { $count } попадания
   *[other] { $count } попаданий
}.
hint-nothing-to-stop = Ничего не тратьте: все попадания уже отменены.
hint-cannot-stop = Ничего не тратьте: попадания этим не отменить.
hint-stand-there = Встаньте здесь: рядом со своими и ближе к противнику.
hint-roll-there = Уйдите сюда: отсюда стрелять выгоднее.
hint-rock-there = Положите сюда: правила позволяют, и место не хуже других.
hint-satellites-there = Разложите так: половина на дистанции 3, половина на дистанции 2.
hint-worst-for-them = Выберите «{ $bearing } { $speed }»: там у противника меньше всего целей и больше всего чужих прицелов.
hint-take-position = Цели, скорее всего, ещё не будет, поэтому выходите на позицию для выстрела: { $dials }.
hint-try-repair = Почините «{ $card }»: пока карта действует, она мешает сильнее, чем помог бы жетон.
hint-onward = Летите «{ $bearing } { $speed }»: челноку пора к своему краю, и под огонь он так почти не попадёт.
hint-wait-here = Оставайтесь на месте: впереди слишком много чужих прицелов.
hint-use-it = Примените «{ $card }»: { $gain }.
hint-leave-it = Не применяйте «{ $card }»: сейчас от этого больше вреда, чем пользы.
hint-pick-this = { $target }: { $gain }.
hint-any-first = Начните с любого корабля ({ $target }): порядок здесь почти ничего не меняет.
hint-any-card-first = Начните с любой карты («{ $card }»): сработают все, и порядок здесь почти ничего не меняет.
hint-shake-off = Снимите захват, { $target }: против вас больше не перебросят кубики.
hint-deal-this = «{ $damage }»: { $harm }, и остальные карты для него не хуже.
hint-turn-over = Переверните «{ $damage }»: урон останется, но мешать карта перестанет.
hint-any-damage = Уберите любую карту: рубашкой вверх каждая из них — просто один урон.
hint-lose-this = Сбросьте «{ $weapon }»: это оружие дешевле остального.
hint-take-this = Возьмите «{ $card }»: очков хватает, а непотраченные пропадут.
hint-squad-done = Заканчивайте: на оставшиеся очки уже ничего полезного не взять.
hint-any-edge = Выбирайте любой край: заметной разницы между ними нет.
hint-toughest = { $target }: этот корабль труднее всего сбить, он и повреждённым дотянет до края.
hint-more-ships = Вызовите подкрепление ({ $pilot }): ещё один корабль отвлечёт огонь на себя.

# Что даёт карта: после двоеточия в подсказке
gain-protect = челнок получит жетон уклонения
gain-upgrade-marksmanship = при атаке один «глаз» станет критическим попаданием, а остальные — простыми
gain-upgrade-expert-handling = «бочка» уведёт корабль из чужого прицела и снимет с него захват цели
gain-upgrade-squad-leader = лишнее действие получит товарищ с меньшим мастерством
gain-upgrade-swarm-tactics = этот корабль выстрелит раньше, одновременно с ведущим
gain-upgrade-r2-d2 = корабль восстановит щит
gain-upgrade-r2-f2 = до конца раунда у корабля одним кубиком защиты больше
gain-upgrade-r5-d8 = дроид может убрать с корабля целое повреждение
gain-upgrade-proton-torpedoes = «глаз» станет критическим попаданием
gain-upgrade-concussion-missiles = пустой кубик станет попаданием
gain-pilot-luke-skywalker = «глаз» станет уклонением
gain-pilot-garven-dreis = потраченный жетон концентрации не пропадёт, а достанется этому кораблю
gain-pilot-horton-salm = пустые кубики можно перебросить
gain-pilot-dutch-vander = этот корабль тоже захватит цель и сможет перебросить кубики
gain-pilot-howlrunner = один неудачный кубик можно перебросить
gain-pilot-winged-gundark = попадание станет критическим

# Чем плоха карта урона
harm-direct-hit = эта карта нанесёт противнику сразу два урона
harm-blinded-pilot = в следующей атаке противник не бросит ни одного кубика
harm-console-fire = пожар может наносить противнику урон каждый раунд
harm-damaged-cockpit = противник будет стрелять последним
harm-damaged-engine = каждый поворот станет для противника красным
harm-damaged-sensor-array = противник останется без обычных действий
harm-injured-pilot = противник останется без свойства пилота и талантов
harm-minor-explosion = взрыв может нанести противнику ещё один урон
harm-minor-hull-breach = красные манёвры станут для противника опасны
harm-munitions-failure = противник потеряет вспомогательное оружие, если оно есть
harm-structural-damage = у противника станет одним кубиком защиты меньше
harm-stunned-pilot = столкновения будут наносить противнику урон
harm-thrust-control-fire = противник сразу получит перегрузку
harm-weapon-malfunction = у противника станет одним кубиком атаки меньше

# конец
end-score-points = очков сбито
end-score-ships = кораблей сбито
end-column-hits = попадания
end-column-damage = урон
end-column-lost = потери
end-curve-points = Сбито очков по сторонам
end-curve-ships = Сбито кораблей по сторонам
end-rounds = { $count ->
    [one] раунд в бою
    [few] раунда в бою
   *[many] раундов в бою
  }
end-hits = { $count ->
    [one] атака попала в цель
    [few] атаки попали в цель
   *[many] атак попало в цель
  }
end-crits = { $count ->
    [one] критическое попадание
    [few] критических попадания
   *[many] критических попаданий
  }
end-misses = { $count ->
    [one] атака прошла мимо
    [few] атаки прошли мимо
   *[many] атак прошло мимо
  }
