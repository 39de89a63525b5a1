# Стороны, корабли, ячейки
faction-rebel = Альянс повстанцев
faction-imperial = Галактическая Империя

ship-xwing = X-wing
ship-ywing = Y-wing
ship-tie = TIE-истребитель
ship-tie-advanced = Усовершенствованный TIE

slot-elite = Талант
slot-turret = Турель
slot-torpedo = Торпеда
slot-missile = Ракета
slot-astromech = Астромех

# Пилоты
pilot-wedge-antilles = Ведж Антиллес
pilot-wedge-antilles-text = Когда вы атакуете, манёвренность защищающегося на 1 меньше (но не ниже 0).
pilot-luke-skywalker = Люк Скайуокер
pilot-luke-skywalker-text = Когда вы защищаетесь, можете заменить одну свою концентрацию уклонением.
pilot-garven-dreis = Гарвен Дрейс
pilot-garven-dreis-text = Потратив жетон концентрации, можете не сбрасывать его, а передать другому союзному кораблю на дистанции 1–2.
pilot-biggs-darklighter = Биггс Дарклайтер
pilot-biggs-darklighter-text = Враг, который может атаковать вас, не вправе вместо этого атаковать другой союзный корабль на дистанции 1 от вас.
pilot-red-squadron-pilot = Пилот Красной эскадрильи
pilot-rookie-pilot = Пилот-новичок
pilot-horton-salm = Хортон Салм
pilot-horton-salm-text = Атакуя на дистанции 2–3, можете перебросить любые свои пустые кубики.
pilot-dutch-vander = Датч Вандер
pilot-dutch-vander-text = Захватив цель, выберите другой союзный корабль на дистанции 1–2: он может сразу захватить цель.
pilot-gray-squadron-pilot = Пилот Серой эскадрильи
pilot-gold-squadron-pilot = Пилот Золотой эскадрильи
pilot-howlrunner = Хоулраннер
pilot-howlrunner-text = Когда другой союзный корабль на дистанции 1 от вас атакует основным оружием, он может перебросить один кубик атаки.
pilot-mauler-mithel = Кувалда Мител
pilot-mauler-mithel-text = Атакуя на дистанции 1, бросайте на один кубик атаки больше.
pilot-dark-curse = Тёмное Проклятие
pilot-dark-curse-text = Атакующие вас корабли не могут тратить жетоны концентрации и перебрасывать кубики атаки.
pilot-backstabber = Удар-в-Спину
pilot-backstabber-text = Атакуя из-за пределов сектора обстрела защищающегося, бросайте на один кубик атаки больше.
pilot-night-beast = Ночной Зверь
pilot-night-beast-text = После зелёного манёвра можете выполнить дополнительное действие «концентрация».
pilot-winged-gundark = Крылатый Гандарк
pilot-winged-gundark-text = Атакуя на дистанции 1, можете заменить одно своё попадание критическим.
pilot-black-squadron-pilot = Пилот Чёрной эскадрильи
pilot-obsidian-squadron-pilot = Пилот Обсидиановой эскадрильи
pilot-academy-pilot = Курсант Академии
pilot-darth-vader = Дарт Вейдер
pilot-darth-vader-text = На шаге «Совершение действия» можете совершить два разных действия.
pilot-maarek-stele = Маарек Стил
pilot-maarek-stele-text = Если ваша атака должна нанести открытую карту урона, возьмите три, выберите одну для защищающегося, а две другие сбросьте.
pilot-storm-squadron-pilot = Пилот эскадрильи «Шторм»
pilot-tempest-squadron-pilot = Пилот эскадрильи «Буря»

# Улучшения
upgrade-determination = Целеустремлённость
upgrade-determination-text = Полученную открытой карту урона с признаком «Пилот» сразу сбросьте без эффекта.
upgrade-expert-handling = Мастерское управление
upgrade-expert-handling-text = Действие: выполните дополнительную «бочку». Если на панели действий нет «бочки», получите жетон перегрузки. Затем можете снять со своего корабля один вражеский захват цели.
upgrade-marksmanship = Меткость
upgrade-marksmanship-text = Действие: атакуя в этом раунде, можете заменить одну концентрацию критическим попаданием, а все остальные — попаданиями.
upgrade-squad-leader = Командир звена
upgrade-squad-leader-text = Действие: выберите союзный корабль на дистанции 1–2, чьё мастерство пилота ниже вашего: он может сразу совершить одно дополнительное действие.
upgrade-swarm-tactics = Тактика роя
upgrade-swarm-tactics-text = В начале фазы боя можете выбрать союзный корабль на дистанции 1: до конца фазы его мастерство пилота равно вашему.
upgrade-r2-astromech = Астромех R2
upgrade-r2-astromech-text = Можете считать все свои манёвры со скоростью 1 и 2 зелёными.
upgrade-r2-d2 = R2-D2
upgrade-r2-d2-text = После зелёного манёвра можете восстановить 1 щит (не выше параметра щитов).
upgrade-r2-f2 = R2-F2
upgrade-r2-f2-text = Действие: до конца раунда ваша манёвренность на 1 больше.
upgrade-r5-astromech = Астромех R5
upgrade-r5-astromech-text = В фазу завершения можете перевернуть лицом вниз одну свою открытую карту урона с признаком «Корабль».
upgrade-r5-d8 = R5-D8
upgrade-r5-d8-text = Действие: бросьте кубик защиты. Если выпало уклонение или концентрация, сбросьте одну свою закрытую карту урона.
upgrade-r5-k6 = R5-K6
upgrade-r5-k6-text = Потратив захват цели, бросьте кубик защиты. Если выпало уклонение, сразу захватите тот же корабль снова; в этой атаке новый захват тратить нельзя.
upgrade-proton-torpedoes = Протонные торпеды
upgrade-proton-torpedoes-text = Атака (захват цели): потратьте свой захват этой цели и сбросьте эту карту. Можете заменить одну концентрацию критическим попаданием.
upgrade-ion-cannon-turret = Ионная турель
upgrade-ion-cannon-turret-text = Атака: один корабль, даже вне вашего сектора обстрела. При попадании цель получает 1 урон и жетон ионизации, затем отмените все результаты кубиков.
upgrade-concussion-missiles = Ударные ракеты
upgrade-concussion-missiles-text = Атака (захват цели): потратьте свой захват этой цели и сбросьте эту карту. Можете заменить один пустой результат попаданием.
upgrade-cluster-missiles = Кассетные ракеты
upgrade-cluster-missiles-text = Атака (захват цели): потратьте свой захват этой цели и сбросьте эту карту, чтобы провести эту атаку дважды.

# Колода урона
trait-ship = Корабль
trait-pilot = Пилот
damage-direct-hit = Прямое попадание!
damage-direct-hit-text = Считается за 2 урона корпусу.
damage-blinded-pilot = Ослеплённый пилот
damage-blinded-pilot-text = В следующей своей атаке не бросайте кубиков атаки. Затем переверните эту карту лицом вниз.
damage-console-fire = Возгорание приборов
damage-console-fire-text = В начале каждой фазы боя бросьте кубик атаки: при попадании получите 1 урон. Действие: переверните эту карту лицом вниз.
damage-damaged-cockpit = Повреждённая кабина
damage-damaged-cockpit-text = Со следующего раунда ваше мастерство пилота равно 0.
damage-damaged-engine = Повреждённый двигатель
damage-damaged-engine-text = Все ваши повороты считаются красными.
damage-damaged-sensor-array = Повреждённые датчики
damage-damaged-sensor-array-text = Вы не можете совершать действия с панели действий. Действие: бросьте кубик атаки; при попадании переверните эту карту лицом вниз.
damage-injured-pilot = Раненый пилот
damage-injured-pilot-text = Ваше свойство пилота и все ваши таланты не учитываются.
damage-minor-explosion = Небольшой взрыв
damage-minor-explosion-text = Сразу бросьте кубик атаки: при попадании получите 1 урон. Затем переверните эту карту лицом вниз.
damage-minor-hull-breach = Небольшая пробоина
damage-minor-hull-breach-text = После каждого красного манёвра бросьте кубик атаки: при попадании получите 1 урон.
damage-munitions-failure = Отказ боезапаса
damage-munitions-failure-text = Сразу выберите и сбросьте одно своё вспомогательное оружие. Затем переверните эту карту лицом вниз.
damage-structural-damage = Повреждение конструкции
damage-structural-damage-text = Ваша манёвренность на 1 меньше (но не ниже 0). Действие: бросьте кубик атаки; при попадании переверните эту карту лицом вниз.
damage-stunned-pilot = Оглушённый пилот
damage-stunned-pilot-text = Если после манёвра вы перекрыли корабль или преграду, получите 1 урон.
damage-thrust-control-fire = Возгорание системы тяги
damage-thrust-control-fire-text = Сразу получите жетон перегрузки. Затем переверните эту карту лицом вниз.
damage-weapon-malfunction = Неисправность орудий
damage-weapon-malfunction-text = Параметр вашего основного оружия на 1 меньше (но не ниже 0). Действие: бросьте кубик атаки; при попадании или критическом попадании переверните эту карту лицом вниз.

# Составление звена
list-rebel = мятежники | мятежник | альянс | повстанцы
list-imperial = имперцы | имперец | империя
list-total = Итого: { $cost }
list-limit = Предел: { $limit }
complaint-empty-squad = В звене должен быть хотя бы один корабль.
complaint-unknown-faction = Стороны «{ $name }» нет: звено бывает повстанческим или имперским.
complaint-unknown-pilot = Пилота «{ $name }» нет ни в базовом наборе, ни в первой волне.
complaint-unknown-upgrade = Улучшения «{ $name }» нет ни в базовом наборе, ни в первой волне.
complaint-wrong-faction = { $pilot } — не из этой стороны ({ $faction }).
complaint-wrong-ship = { $pilot } не летает на «{ $name }».
complaint-unique-pilot = { $pilot } — уникальная карта: у одной стороны может быть только одна.
complaint-unique-upgrade = { $upgrade } — уникальная карта: у одной стороны может быть только одна.
complaint-no-slot = { $upgrade } не подходит: { $pilot } не имеет такой ячейки ({ $slot }).
complaint-slot-taken = { $upgrade } не помещается: у карты «{ $pilot }» не осталось свободной ячейки ({ $slot }).
complaint-needs-faction = { $upgrade } не для этого корабля ({ $pilot }): эта карта другой фракции.
complaint-needs-ships = { $upgrade } не для этого корабля ({ $pilot }): эта карта для другой модели.
complaint-needs-large = { $upgrade } не для этого корабля ({ $pilot }): эта карта для подставок другого размера.
complaint-needs-action = { $upgrade } не для этого корабля ({ $pilot }): у него нет нужного действия.
complaint-limited = { $upgrade } может быть на корабле только в одном экземпляре ({ $pilot }).
complaint-wrong-slot = { $upgrade } на карте «{ $pilot }» записано в чужую ячейку «{ $name }».
complaint-too-few-pilots = { $have ->
    [0] { $pilot }: такой карты в базовой коробке нет.
    [one] { $pilot }: в базовой коробке { $have } такая карта.
    [few] { $pilot }: в базовой коробке только { $have } такие карты.
   *[other] { $pilot }: в базовой коробке только { $have } таких карт.
 }
complaint-too-few-upgrades = { $have ->
    [0] { $upgrade }: такой карты в базовой коробке нет.
    [one] { $upgrade }: в базовой коробке { $have } такая карта.
    [few] { $upgrade }: в базовой коробке только { $have } такие карты.
   *[other] { $upgrade }: в базовой коробке только { $have } таких карт.
 }
complaint-too-few-models = { $have ->
    [0] { $ship }: такой модели в базовой коробке нет.
    [one] { $ship }: в базовой коробке { $have } такая модель.
    [few] { $ship }: в базовой коробке только { $have } такие модели.
   *[other] { $ship }: в базовой коробке только { $have } таких моделей.
 }
complaint-upgrade-taken = { $upgrade }: противник уже взял эту карту из коробки.
complaint-over-limit = Звено стоит { $cost } { $cost ->
    [one] очко
    [few] очка
   *[other] очков
 }, а предел — { $limit }.

# Готовые звенья
squad-lone-jedi = Одинокий джедай
squad-lone-jedi-text = Люк превращает концентрацию в уклонение, R2-F2 добавляет кубик: попасть трудно, летать легко.
squad-sharpshooter = Меткий стрелок
squad-sharpshooter-text = Люк меняет безопасность на критические попадания: «Меткость» каждый раунд.
squad-torpedo-run = Торпедная атака
squad-torpedo-run-text = Захватите цель издали, выпустите торпеды, а потом кружите, пока R2-D2 восстанавливает щиты.
squad-hammer-and-anvil = Молот и наковальня
squad-hammer-and-anvil-text = Кувалде нужна дистанция 1, второй пилот загоняет на него добычу.
squad-nightmares = Ночные кошмары
squad-nightmares-text = Два аса, в которых трудно попасть: Ночному Зверю — зелёные манёвры, Тёмному Проклятию — место впереди.
squad-black-squadron = Чёрная эскадрилья
squad-black-squadron-text = Два равных пилота, один — меткий стрелок: летите рядом и бейте в одну цель.
squad-red-aces = Красные асы
squad-red-aces-text = Биггс принимает огонь на себя, Ведж и Люк бьют наверняка. Держите Биггса на дистанции 1 от обоих.
squad-ion-storm = Ионная буря
squad-ion-storm-text = Y-wing останавливают корабль ионами, X-wing добивают его торпедами.
squad-locked-on = Цель захвачена
squad-locked-on-text = Датч делится захватами цели; торпеды бьют на дистанции 2–3, где Хортон перебрасывает пустые кубики.
squad-four-rookies = Четыре новичка
squad-four-rookies-text = Четыре крепких корабля, четыре торпеды, одна цель за раз.
squad-swarm = Рой
squad-swarm-text = Семь TIE-истребителей тесным строем вокруг Хоулраннер: её перебросы ценнее любого жетона.
squad-imperial-aces = Асы Империи
squad-imperial-aces-text = Шесть TIE-истребителей, и у пяти есть свой приём.
squad-dark-lord = Тёмный лорд
squad-dark-lord-text = Вейдер действует дважды за раунд и командует, Маарек выбирает врагу худшее из повреждений.
squad-missile-wing = Ракетное звено
squad-missile-wing-text = На первом заходе — захват, на втором — все ракеты, дальше ближний бой под защитой щитов.

# Вопросы и записи карт
word-use = Применить
word-skip = Не применять
word-nobody = Никто
word-facedown = закрытая карта
ask-use-ability = { $ship }: { $own ->
    [true] применить своё свойство?
   *[other] применить свойство «{ $source }»?
  }
asked-use-ability = { $who } решает, применить ли свойство «{ $source }».
ask-pick-ship = { $source }: выберите корабль.
asked-pick-ship = { $who } выбирает корабль: { $source }.
ask-lock-too = { $ship } может захватить цель ({ $source }). Какую?
asked-lock-too = { $who } решает, какую цель захватит { $ship }.
ask-shake-lock = { $ship } может сбросить вражеский захват. Чей?
asked-shake-lock = { $who } решает, чей захват сбросить.
ask-pick-damage = { $ship }: какую карту урона получит { $target }?
asked-pick-damage = { $who } выбирает карту урона для цели «{ $target }».
ask-lose-weapon = { $ship }: какое вспомогательное оружие отказало?
asked-lose-weapon = { $who } выбирает, какое оружие отказало: { $ship }.
ask-repair = { $ship }, { $source }: какую карту урона перевернуть?
asked-repair = { $who } решает, какую карту урона перевернуть: { $ship }.
ask-mend = { $ship }, { $source }: какую закрытую карту урона сбросить?
asked-mend = { $who } выбирает, какую карту урона сбросить: { $ship }.
note-card-die = { $ship }, «{ $card }»: { $face }.
note-lends-skill = { $ship } ведёт за собой: мастерство корабля «{ $target }» теперь { $skill }.
note-shakes-lock = { $ship } сбрасывает захват: { $target }.
note-recovers-shield = { $ship } восстанавливает щит (теперь { $shields }).
note-ionised = { $ship } получает ионный разряд.

# Стол в браузере
ui-space = Игровая зона
ui-closer = Ближе
ui-farther = Дальше
ui-all = Показать всё
ui-ruler = Определитель дистанции
ui-no-measuring = Сейчас мерить нельзя: только перед атакой или захватом цели
ui-ships = Корабли
ui-setup = Подготовка к игре
ui-skill = Мастерство
ui-attack-value = Атака
ui-agility = Манёвренность
ui-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
 }
ui-dial = Диск манёвров
ui-dials = Диски манёвров
ui-dial-of = Диск: { $ship }. Стрелки крутят диск, Enter — следующий корабль.
ui-dials-done = Выставить
ui-dials-left = Ещё { $count } { $count ->
    [one] диск
    [few] диска
   *[other] дисков
  }
ui-next-ship = Следующий корабль
ui-not-now = сейчас нельзя
ui-stressed = Перегрузка: красный манёвр за вас заменит противник.
ui-destroyed = уничтожен
ui-escaped = вышел из боя
ui-locks = Захвачена цель: { $ship }
ui-locked = На корабле вражеский захват
ui-cards-of = Карты: { $ship }
ui-attack = Атака
ui-steps = Шаги атаки
ui-attack-dice = Кубики атаки
ui-defence-dice = Кубики защиты
ui-no-dice = кубиков нет
ui-rerolled = переброшен
ui-range = дистанция { $range }
ui-obstructed = через преграду
ui-dice = кубики { $attack } против { $defence }
ui-odds = попадание { $hit }, в среднем { $expected } урона
ui-odds-of = урон { $damage }: { $chance }
# beside an answer: the chance of any damage, and how much of it
ui-worth = урон { $hit } · в среднем { $expected }
ui-turns = Очередь хода
ui-result-hit = Попаданий: { $hits }, критических: { $crits }
ui-result-miss = Промах
ui-turn = Поворот и место
ui-edge-rebel = край мятежников
ui-edge-imperial = край имперцев
ui-turn-left = Повернуть влево
ui-turn-right = Повернуть вправо
ui-next-shape = Другой астероид
ui-left = Влево
ui-right = Вправо
ui-forward = Вперёд
ui-back = Назад
ui-close = Закрыть
ui-how-deploy = Перетащите корабль.
ui-keys-deploy = Q и E поворачивают, стрелки двигают.
ui-how-obstacle = Перетащите астероид.
ui-keys-obstacle = Q и E поворачивают.
ui-how-satellites = Перетащите спутники: первые — на дистанцию 3, остальные — на дистанцию 2.
ui-how-barrel-roll = Коснитесь стороны корабля и сдвиньте вдоль неё.
ui-problem-zone = Здесь нельзя: вне зоны расстановки.
ui-problem-area = Здесь нельзя: вне игровой зоны.
ui-problem-overlap = Здесь нельзя: место занято.
ui-problem-near = Здесь нельзя: слишком близко, нужно дальше дистанции 1.
ui-problem-sides = Здесь нельзя: слишком близко к боковому краю (нужно дальше дистанции 1).
ui-problem-spacing = Здесь нельзя: каждому спутнику нужен сосед на дистанции 2–3.
step-declare = Цель
step-roll-attack = Бросок атаки
step-modify-attack = Изменение атаки
step-roll-defence = Бросок защиты
step-modify-defence = Изменение защиты
step-compare = Сравнение
step-deal = Урон
word-squads = составление звеньев
word-obstacles = расстановка преград
word-edge = выбор края
word-deploy = расстановка
word-over = бой окончен
open-rule-of-mission = Цели миссий в правилах
goal-political-escort-rebel = Проведите челнок за имперский край.
goal-political-escort-imperial = Уничтожьте челнок, пока он не ушёл за ваш край.
goal-asteroid-run-rebel = Продержитесь до ремонта (5-й раунд) и уведите повреждённый корабль за край любой стороны.
goal-asteroid-run-imperial = Уничтожьте повреждённый корабль.
goal-dark-whispers-rebel = Не дайте имперцам унести сведения со спутников.
goal-dark-whispers-imperial = Просканируйте спутники и уйдите со сведениями за свой край.
ui-damaged = повреждён
ui-cargo = { $count ->
    [one] сведения с { $count } спутника
   *[other] сведения с { $count } спутников
  }
ui-progress-shuttle = Челнок выдержит ещё { $left } { $left ->
    [one] попадание
    [few] попадания
   *[other] попаданий
  }.
ui-progress-repair = До ремонта { $rounds } { $rounds ->
    [one] раунд
    [few] раунда
   *[other] раундов
  }; пока скорость не больше 2.
ui-progress-repaired = Двигатель починен.
ui-progress-satellites = Не просканировано: { $left }, сведений на кораблях: { $taken }.
ui-dial-grid = Манёвры: { $ship }
ui-danger-edge = край зоны
ui-danger-rock = астероид
ui-next-dial = Следующий: { $ship }
ui-fleet = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[other] { $count } кораблей
}
ui-dial-choosing = выбираете…
ui-dial-open = диск не выставлен
ui-dial-hidden = диск выставлен
ui-against = против
ui-damage-chance = Урон
ui-damage-shield = щит
ui-damage-hull = корпус
ui-damage-end = гибель
ui-not-rolled = ещё не брошен
ui-how-dial = Выберите манёвр на сетке каждого корабля.
ui-how-dial-aided = Выберите манёвр на сетке или щёлкните стрелку на поле.
ui-how-attack = Шанс нанести урон написан у каждой цели.
ui-forbidden = Сейчас нельзя

# Конструктор звеньев
squads-title = Конструктор звеньев
squads-side = Сторона
squads-limit = Предел очков
squads-ready = Готовые звенья
squads-pilots = Пилоты
squads-squad = Звено
squads-unnamed = Звено без названия
squads-sum = { $cost } из { $limit } очков
squads-empty = Выберите пилотов из списка.
squads-copy = Ещё один такой же
squads-remove = Убрать корабль
squads-export = Выгрузить
squads-print = Напечатать
squads-import-hint = Вставьте XWS (JSON) или список: по кораблю в строке, улучшения через плюс.
squads-as-text = Списком
squads-download = Скачать XWS
