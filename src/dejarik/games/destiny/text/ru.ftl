# Star Wars: Destiny — все слова игры (слова карт — рядом с картами).

name = Star Wars: Destiny
tagline = Команда героев или злодеев, колода из тридцати карт и кубики: по одному действию за ход.
short-name = Destiny
motto = Дуэль карт и кубиков
duration = 15–30 мин

setting-first = Колода первого места
setting-first-hint = Готовая колода, свой список или пусто: готовая колода по жребию.
setting-second = Колода второго места
setting-second-hint = Готовая колода, свой список или пусто: готовая колода по жребию.
setting-third = Колода третьего места
setting-third-hint = Нужна, если играют втроём или вчетвером.
setting-fourth = Колода четвёртого места
setting-fourth-hint = Нужна, если играют вчетвером.

deck-rey-finn = Рей и Финн
deck-kylo-phasma = Кайло Рен и Фазма
deck-han-rey = Хан и Рей
deck-jango-veers = Джанго и Вирс
deck-luke-padawan = Люк и падаван
deck-vader-stormtroopers = Вейдер и штурмовики
deck-poe-leia = По и Лея
deck-dooku-jabba = Дуку и Джабба
deck-ackbar-padme = Акбар, Падме и вольный стрелок
deck-qui-gon-rey = Квай-Гон и Рей
deck-rey-poe = Рей и По («Игра для двоих»)
deck-kylo-phasma-duel = Кайло и Фазма («Игра для двоих»)
deck-palpatine = Палпатин
deck-obi-wan-padawan = Оби-Ван и падаван
deck-chirrut-baze = Чиррут и Бейз
deck-chewbacca-jyn = Чубакка и Джин
deck-ig-88-unkar = IG-88 и Ункар
deck-fn-2199-asajj = FN-2199 и Асажж
deck-krennic-death-trooper = Кренник и штурмовик смерти
deck-phasma-stormtroopers = Капитан Фазма и штурмовики, с замыслом
deck-enfys-maz = Энфис Нест и Маз Каната, с замыслом

refused-list-complaint = { $ru }
refused-list-names-nothing = в нём нет ни одной карты
refused-list-unknown-card = карты «{ $name }» нет
refused-list-two-cards = «{ $name }» и номер { $number }, а это { $ru }, — две разные карты; оставьте ту, что имелась в виду
refused-list-which-card = карт с названием «{ $name }» несколько; напишите одно из полных названий: { $ru }
refused-bad-deck = Этой колодой играть нельзя: { $problem }.
refused-dst-unique-play-refused = Такая уникальная карта у вас уже в игре.
refused-dst-term-play-restriction = Условие розыгрыша из текста этой карты («только…») сейчас не выполнено.
refused-dst-card-cost = Не хватает ресурсов: нужно { $cost }, есть { $have }.
refused-dst-play-3-choose-host = Эту карту не на кого разыграть.
refused-dst-play-4-determine-cost = Не хватает ресурсов: нужно { $cost }, есть { $have }, и замена улучшения разницу не покрывает.
refused-dst-ready-what-can-activate = Активируют только своих персонажей и свои поддержки.
refused-dst-activate-exhausted = Повёрнутую карту активировать нельзя: сначала её нужно подготовить — самое позднее при перегруппировке.
refused-dst-activate-dieless-support = У этой поддержки нет кубика, а активируют только поддержки с кубиком.
refused-dst-resolve-own-pool = Применяют только кубики из своего пула.
refused-dst-resolve-die-once = Этот кубик в этом действии уже применён: снова можно в другом действии.
refused-dst-resolve-one-symbol = За одно действие применяют кубики с одним символом.
refused-dst-sym-blank = Пустую грань применить нельзя: перебросьте кубик или поверните его другой стороной.
refused-dst-die-modifier-alone = Модификатор применяют только вместе с кубиком того же символа без плюса.
refused-dst-clar-hampered-turn = В этот ход кубик этого персонажа уже применён, второй нельзя.
refused-dst-die-cost = Не хватает ресурсов на эту сторону кубика: нужно { $cost }, есть { $have }.
refused-dst-zone-hand = Разыгрывают и сбрасывают только карты со своей руки.
refused-dst-cardaction-basic = У этой карты нет действия, которым вы могли бы воспользоваться.
refused-dst-support-no-damage = Урон наносят только персонажам в игре.
refused-dst-sym-shield = Щиты получают только персонажи в игре.
refused-dst-sym-focus-own-only = Концентрацией поворачивают только другие кубики своего пула.
refused-dst-die-modifier = К этому кубику добавляют только свои модификаторы с тем же символом или без символа.
refused-dst-reroll-basic = Перебрасывают только кубики из своего пула.
refused-dst-downgrade-attach-opponent = Ухудшение кладут только на персонажа соперника.
refused-dst-upgrade-attach = Улучшение кладут только на свою карту, которая может его носить.
refused-dst-cardaction-power-once = Это мощное действие в этом раунде уже использовано: снова можно в следующем.
refused-dst-sym-special-own-card = У карты этого кубика нет особенности.
refused-dst-claim-once-per-round = Поле боя в этом раунде уже захвачено.
refused-dst-damage-distribute-cap = Урона больше, чем персонажи выдержат: каждый принимает всё, что может. Персонажу { $place } полагается не меньше { $least }, а отдано { $given }.

complaint-not-in-pool = Карты «{ $name }» здесь пока нет.
complaint-no-characters = В команде нет ни одного персонажа.
complaint-no-such-dice = «{ $name }» не берут с { $dice ->
    [one] { $dice } кубиком
   *[other] { $dice } кубиками
  }.
complaint-too-many-points = Команда стоит { $points }, а можно не больше { $most }.
complaint-twice-unique = «{ $name }» — уникальный персонаж, в команде может быть только один.
complaint-both-sides = Герои и злодеи не играют в одной команде.
complaint-too-many-plots = Замыслов { $count }, а можно один.
complaint-plot-side = Замыслу «{ $name }» нужен персонаж той же стороны.
complaint-plot-colour = Замыслу «{ $name }» нужен персонаж того же цвета.
complaint-battlefields = Полей боя { $count }, а нужно { $wanted }.
complaint-not-for-decks = «{ $name }» не кладут в колоду.
complaint-deck-size = В колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
  }, а нужно { $size }.
complaint-too-many-copies = Копий карты «{ $name }» в колоде { $count } — больше, чем можно.
complaint-wrong-side = «{ $name }» — карта не вашей стороны.
complaint-wrong-colour = Для карты «{ $name }» нужен персонаж её цвета.
complaint-never-with = «{ $name }» не бывает в одной команде с «{ $other }».
complaint-include-only = «{ $name }» нельзя взять с такой командой и колодой.
complaint-not-under = «{ $name }» нельзя положить под этот замысел.
complaint-too-many-under = Под замыслом лежит не больше { $most } разных событий.
complaint-strange-die = Ни одна карта команды или колоды не говорит о стольких кубиках «{ $name }».

symbol-melee = ближний урон
symbol-ranged = дальний урон
symbol-indirect = непрямой урон
symbol-shield = щит
symbol-resource = ресурс
symbol-disrupt = диверсия
symbol-discard = сброс
symbol-focus = концентрация
symbol-special = особенность
symbol-blank = пустая грань
symbol-any = любой символ
# сторона кубика
amount-melee = { $count ->
    [one] { $count } ближний урон
   *[other] { $count } ближнего урона
  }
amount-ranged = { $count ->
    [one] { $count } дальний урон
   *[other] { $count } дальнего урона
  }
amount-indirect = { $count ->
    [one] { $count } непрямой урон
   *[other] { $count } непрямого урона
  }
amount-shield = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[other] { $count } щитов
  }
amount-resource = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
  }
amount-disrupt = { $count ->
    [one] { $count } диверсия
    [few] { $count } диверсии
   *[other] { $count } диверсий
  }
amount-discard = { $count ->
    [one] { $count } сброс
    [few] { $count } сброса
   *[other] { $count } сбросов
  }
amount-focus = { $count ->
    [one] { $count } концентрация
    [few] { $count } концентрации
   *[other] { $count } концентраций
  }
amount-any = { $count ->
    [one] { $count } любой символ
    [few] { $count } любых символа
   *[other] { $count } любых символов
  }
side-cost = { $side } за { $cost ->
    [one] { $cost } ресурс
    [few] { $cost } ресурса
   *[other] { $cost } ресурсов
  }
colour-red = красный
colour-blue = синий
colour-yellow = жёлтый
colour-gray = серый
side-hero = герои
side-villain = злодеи
side-neutral = нейтральная
team-hero = Герои
team-villain = Злодеи
team-neutral = Нейтральная команда
type-character = Персонаж
type-upgrade = Улучшение
type-support = Поддержка
type-event = Событие
type-battlefield = Поле боя
type-plot = Замысел
type-downgrade = Ухудшение
subtype-ability = способность
subtype-apprentice = ученик
subtype-bounty-hunter = охотник за головами
subtype-droid = дроид
subtype-equipment = снаряжение
subtype-guard = стражник
subtype-jedi = джедай
subtype-leader = лидер
subtype-mod = модификация
subtype-pilot = пилот
subtype-scavenger = мусорщик
subtype-scoundrel = негодяй
subtype-sith = ситх
subtype-title = титул
subtype-trooper = солдат
subtype-vehicle = техника
subtype-weapon = оружие
subtype-witch = ведьма
subtype-wookiee = вуки
subtype-advisor = советник
subtype-engineer = инженер
subtype-gungan = гунган
subtype-inquisitor = инквизитор
subtype-jawa = джава
subtype-nightbrother = ночной брат
subtype-shapeshifter = оборотень
subtype-spectre = «Призрак»
subtype-bounty = награда за голову
subtype-form = форма
subtype-injury = травма
subtype-location = место
subtype-move = приём
subtype-podracer = гоночный болид
keyword-ambush = Засада: после розыгрыша вы получаете дополнительное действие.
keyword-guardian = Страж: перед активацией можно убрать кубик соперника с уроном и получить этот урон.
keyword-redeploy = Перераспределение: когда хозяин побеждён, можно переместить на другого своего персонажа.
host-blue = Только на синего персонажа.
host-red = Только на красного персонажа.
host-yellow = Только на жёлтого персонажа.
host-ordinary-red = Только на неуникального красного персонажа.
printed-health = здоровье { $count }
printed-points = очки { $points }
printed-cost = стоимость { $count }
unknown-card = закрытая карта

option-pass = Пас
option-decline = Отказаться
ability-pass = Не применять
option-done = Достаточно
option-no = Нет
pick-no = Никакую
replace-no = Ничего не сбрасывать, заплатить полностью
option-yes = Да
option-play = Разыграть: { $thing }
option-activate = Активировать: { $thing }
option-resolve = Применить: { $thing }
option-reroll = Сбросить для переброса: { $thing }
option-use = Свойство: { $thing }
option-use-idle = Свойство: { $thing } — карта повёрнута: это ничего не изменит и будет пасом
option-claim = Захватить поле боя: { $thing }
option-die = { $face } — { $card }
option-card-die = { $card }: кубик { $number }
option-copy = { $card } ({ $number })
option-special = Особенность { $number }
option-no-dice = ни одного кубика

way-lose-resources = Потерять все ресурсы
way-discard-hand = Сбросить всю руку
way-shield = Дать щиты
way-damage = Нанести урон
way-resource = Получить ресурс
way-mill-one = Одна карта
way-mill-two = Две карты за 1 ресурс
way-ready = Подготовить
way-exhaust = Повернуть
way-remove-two = Убрать 2 кубика
way-reroll-own = Перебросить свои кубики
way-reroll-theirs = Перебросить кубики соперника
way-heal-one = Вылечить 1 урон
way-heal-two = Вылечить 2 урона за 1 ресурс
way-blue-shield = Щит синему персонажу
way-other-shield = Щит другому за 1 ресурс
way-remove = Убрать кубик
way-resolve = Применить кубик
way-mill = Сбросить 2 карты колоды
way-stack = Отложить и положить сверху карту
way-play-stacked = Разыграть карту с отложенной копии
way-play = Разыграть
way-sell = Сбросить и получить 2 ресурса
way-keep = Оставить на руке
way-melee = Ближний урон
way-ranged = Дальний урон
way-indirect = 1 непрямой урон игроку
way-turn-theirs = Повернуть кубик соперника
way-draw = Взять карту
way-on-top = На верх колоды
way-underneath = Под низ колоды

doing-choose = выберите
doing-damage = выберите, кому нанести урон
doing-shield = выберите, кому дать щит
doing-remove-shields = выберите, с кого снять щиты
doing-take-shield-from = выберите, с кого взять щиты
doing-take-damage-from = выберите, с кого переместить урон
doing-move-damage = выберите, на кого переместить урон
doing-heal = выберите, кого вылечить
doing-defeat = выберите, кто будет побеждён
doing-exhaust = выберите, что повернуть
doing-ready = выберите, что подготовить
doing-activate = выберите, кого активировать
doing-discard = выберите, что сбросить
doing-return = выберите, что вернуть
doing-move = выберите, что переместить
doing-move-to = выберите, куда переместить
doing-remove = выберите, какие кубики убрать
doing-reroll = выберите, какие кубики перебросить
doing-turn = выберите, какие кубики повернуть
doing-resolve = выберите кубик, который применить
doing-resolve-or-remove = выберите кубик: свой применится, чужой уйдёт
doing-attach = выберите улучшение
doing-take = выберите карту
doing-deck = выберите, чью колоду
doing-under = какие карты положить под низ, первая — выше?
doing-stack = какую карту положить на эту рубашкой вверх?
doing-on-top = в каком порядке оставить сверху, первая — самая верхняя?
doing-set-aside = выберите, какие карты отложить
doing-battlefield = выберите поле боя
doing-special = выберите, чью особенность применить
doing-freeze = выберите кубик, который нельзя будет бросать в следующем раунде
doing-roll = выберите кубик для броска
doing-put-back = выберите карту, которая вернётся в колоду
doing-turn-dice-of = выберите, чьи кубики повернуть
doing-player = выберите игрока
doing-other = выберите

moment-activated = «{ $card }»: активация завершена
moment-rolled = «{ $card }»: кубик брошен
moment-into-pool = «{ $card }»: кубик брошен в пул
moment-rerolled = «{ $card }»: кубик переброшен
moment-resolving = «{ $card }»: кубик применяется
moment-resolved = «{ $card }»: кубик применён
moment-damage = «{ $card }»: сейчас будет нанесён урон { $count }
moment-blocking = «{ $card }»: урон { $count } можно заблокировать
moment-dealt = «{ $card }»: нанесён урон
moment-taken = «{ $card }»: получен урон { $count }
moment-defeat = «{ $card }»: персонаж вот-вот будет побеждён
moment-defeated = «{ $card }»: персонаж побеждён
moment-shields = «{ $card }»: персонаж вот-вот получит щиты
moment-playing = «{ $card }»: карта вот-вот будет разыграна
moment-played = «{ $card }»: карта разыграна
moment-hand-emptied = рука опустела
moment-discarded-to-reroll = карта сброшена ради переброса
moment-discarding = «{ $card }»: карта вот-вот будет сброшена
moment-claimed = поле боя захвачено
moment-setup = подготовка окончена
moment-round-ended = раунд окончен
moment-phase-ended = фаза действий окончена
moment-acting = вот-вот будет совершено действие
moment-activating = «{ $card }»: активация вот-вот начнётся
moment-attached = «{ $card }»: карта присоединена
moment-dice-removed = кубики убраны: { $count }
moment-bearer-defeated = «{ $card }»: персонаж с этой картой побеждён

ask-mulligan = Какие карты замешать в колоду, чтобы взять новые?
asked-mulligan = { $who } решает, какие карты поменять.
ask-field = Вы выбросили больше. Какое поле боя будет использоваться?
asked-field = { $who } выбирает поле боя.
ask-first-shields = Поле боя не ваше: раздайте щиты ({ $total }) своим персонажам.
asked-first-shields = { $who } раздаёт щиты.
ask-action = { $extra ->
    [yes] Дополнительное действие — сейчас или никогда.
   *[other] Ваш ход: одно действие или пас.
  }
asked-action = { $who } выбирает действие.
ask-host = Куда положить «{ $card }»?
asked-host = { $who } разыгрывает «{ $card }».
ask-replace = { $must ->
    [yes] На «{ $card }» не хватает ресурсов. Какое из лежащих там улучшений сбросить, чтобы заплатить только разницу?
   *[other] Вы разыгрываете «{ $card }». Сбросить лежащее там улучшение, чтобы заплатить только разницу?
  }
asked-replace = { $who } разыгрывает «{ $card }».
ask-modify = { $face } («{ $card }») — сейчас { $amount }. Добавить модификатор?
asked-modify = { $who } применяет кубик.
ask-target = Кому нанести { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
  } ({ $face }){ $unblockable ->
    [yes] , от которого не спасут щиты
   *[no] {""}
  }?
asked-target = { $who } выбирает, кому нанести урон.
ask-shield-whom = Кому дать { $amount ->
    [one] { $amount } щит
    [few] { $amount } щита
   *[other] { $amount } щитов
  }?
asked-shield-whom = { $who } выбирает, кому дать щиты.
ask-aim = Против кого применить кубик «{ $card }» ({ $face })?
asked-aim = { $who } выбирает соперника.
ask-focus = Концентрация: какие кубики повернуть, до { $most }?
asked-focus = { $who } поворачивает кубики.
ask-side = «{ $card }»: какой стороной повернуть?
asked-side = { $who } выбирает сторону кубика.
ask-more = Применить ещё кубик с тем же символом?
asked-more = { $who } применяет кубики.
ask-distribute = «{ $card }»: распределите { $total ->
    [one] { $total } урон
   *[other] { $total } урона
  } между своими персонажами.
asked-distribute = { $who } распределяет урон.
ask-share-shields = «{ $card }»: раздайте щиты ({ $total }) своим персонажам.
asked-share-shields = { $who } раздаёт щиты.
ask-reroll = Какие кубики перебросить?
asked-reroll = { $who } выбирает кубики для переброса.
ask-upkeep = Какие карты сбросить, прежде чем добрать до предела руки?
asked-upkeep = { $who } решает, какие карты сбросить.
ask-lend = Сколько щитов с карты «{ $card }» заблокируют этот урон?
asked-lend = { $who } решает, заблокируют ли щиты урон другому персонажу.
ask-guardian = Страж «{ $card }»: убрать кубик соперника и получить его урон?
asked-guardian = { $who } решает, применить ли «Стража».
ask-claim = Применить свойство поля боя «{ $card }»?
asked-claim = { $who } решает, применить ли свойство поля боя.
ask-surplus = На «{ $card }» лежит больше, чем можно: что сбросить?
asked-surplus = { $who } сбрасывает лишнее улучшение.
ask-twin = Уникальная карта «{ $card }» у вас дважды: какую убрать?
asked-twin = { $who } убирает вторую уникальную карту.
ask-instead = { $moment }. Применить вместо этого свойство карты?
asked-instead = { $who } решает, применить ли свойство.
ask-before = { $moment }. Применить сначала свойство карты?
asked-before = { $who } решает, применить ли свойство.
ask-after = { $moment }. Применить свойство карты?
asked-after = { $who } решает, применить ли свойство.
ask-order = { $moment }. Какое свойство сработает первым?
asked-order = { $who } решает, какое свойство первым.
ask-choose = «{ $card }»: { $doing ->
    [damage] { doing-damage }
    [shield] { doing-shield }
    [remove-shields] { doing-remove-shields }
    [take-shield-from] { doing-take-shield-from }
    [take-damage-from] { doing-take-damage-from }
    [move-damage] { doing-move-damage }
    [heal] { doing-heal }
    [defeat] { doing-defeat }
    [exhaust] { doing-exhaust }
    [ready] { doing-ready }
    [activate] { doing-activate }
    [discard] { doing-discard }
    [return] { doing-return }
    [move] { doing-move }
    [move-to] { doing-move-to }
    [remove] { doing-remove }
    [reroll] { doing-reroll }
    [turn] { doing-turn }
    [resolve] { doing-resolve }
    [resolve-or-remove] { doing-resolve-or-remove }
    [battlefield] { doing-battlefield }
    [special] { doing-special }
    [roll] { doing-roll }
    [freeze] { doing-freeze }
    [turn-dice-of] { doing-turn-dice-of }
   *[other] { doing-choose }
  }.
asked-choose = { $who } выбирает: «{ $card }».
ask-may = «{ $card }»: { $fitting ->
    [0] увиденная карта не подходит.
   *[other] применить свойство? Это по желанию.
  }
asked-may = { $who } решает: «{ $card }».
ask-choose-one = «{ $card }»: { $most ->
    [one] что выбрать?
   *[other] что выбрать ({ $most }) и в каком порядке?
  }
asked-choose-one = { $who } выбирает: «{ $card }».
ask-opponent = «{ $card }»: { $doing ->
    [deck] { doing-deck }
    [player] { doing-player }
   *[other] какой соперник?
  }
asked-opponent = { $who } выбирает соперника.
ask-symbol = «{ $card }»: какой символ?
asked-symbol = { $who } выбирает символ.
ask-colour = «{ $card }»: какой цвет?
asked-colour = { $who } выбирает цвет.
ask-amount = «{ $card }»: сколько?
asked-amount = { $who } выбирает число.
ask-hand = «{ $card }»: { $fitting ->
    [0] подходящей карты у вас нет
   *[other] { $doing ->
        [discard] { doing-discard }
        [attach] { doing-attach }
        [set-aside] { doing-set-aside }
       *[other] { doing-choose }
      }
  }.
asked-hand = { $who } выбирает карты с руки.
ask-their-hand = «{ $card }»: { $fitting ->
    [0] среди увиденных карт подходящей нет
   *[other] { doing-discard }
  }.
asked-their-hand = { $who } смотрит чужие карты.
ask-pile = «{ $card }»: { $doing ->
    [return] { doing-return }
    [discard] { doing-discard }
   *[other] { doing-take }
  }.
asked-pile = { $who } выбирает карту.
ask-top = «{ $card }»: { $doing ->
    [under] { doing-under }
    [stack] { doing-stack }
    [put-back] { doing-put-back }.
   *[other] { doing-on-top }
  }
asked-top = { $who } раскладывает карты колоды.
ask-special = «{ $card }»: какая особенность?
asked-special = { $who } выбирает особенность.
ask-split = «{ $card }»: какие кубики отложить в первую группу?
asked-split = { $who } делит кубики на группы.
ask-group = «{ $card }»: какую группу убрать?
asked-group = { $who } выбирает группу кубиков.
ask-play = «{ $card }»: { $fitting ->
    [0] ни одна карта не подходит.
   *[other] какую карту разыграть?
  }
asked-play = { $who } выбирает карту.
ask-read-as = Как какой символ применить кубик «{ $card }» ({ $face })?
asked-read-as = { $who } решает, как применить кубик.
ask-subtype = «{ $card }»: какой подтип?
asked-subtype = { $who } выбирает подтип.
ask-hide = «{ $card }»: сколько жетонов спрятать?
asked-hide = { $who } прячет жетоны.
ask-search = «{ $card }»: { $fitting ->
    [0] подходящей карты не нашлось.
   *[other] какую карту взять, если хотите?
  }
asked-search = { $who } ищет карту в колоде.
ask-twin-die = «{ $card }»: какой из кубиков отложить?
asked-twin-die = { $who } выбирает, какой кубик отложить.

note-mulligan = { $who } меняет { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
  } на руке.
note-rolls-for-field = { $who } бросает за поле боя: { $faces }, всего { $total }.
note-roll-tied = Поровну: бросок повторяется.
note-chance-decides = Ничья за ничьей; жребий решает в пользу { $who }.
note-field-used = Поле боя — «{ $card }», контроль: { $who }.
note-round-begins = Раунд { $number }.
note-upkeep = Фаза перегруппировки.
note-passes = { $who }: пас.
note-upkeep = Фаза подготовки.
note-passes = { $who } пасует.
note-no-effect = { $who }: действие ничего не изменило и считается пасом.
note-declines = { $who }: отказ от дополнительного действия.
note-activates = { $who } активирует «{ $card }».
note-rolls = { $who } бросает кубики: { $faces }.
note-plays = { $who } разыгрывает «{ $card }».
note-hides-tokens = { $who } прячет жетоны: { $count }.
note-played-on = «{ $card }» теперь на «{ $host }».
note-replaces = { $who } заменяет улучшение «{ $card }».
note-resolves-die = { $who } применяет «{ $card }»: { $faces }.
note-discards-to-reroll = { $who } сбрасывает «{ $card }» ради переброса.
note-uses-ability = { $who } использует свойство «{ $card }».
note-claims = { $who } захватывает поле боя «{ $card }».
note-takes-field = { $who } теперь контролирует поле боя «{ $card }».
note-phase-ends = Фаза действий окончена.
note-damage-dealt = «{ $card }»: нанесён урон { $count }, получен { $taken }.
note-damage-placed = «{ $card }»: перемещён урон { $count }.
note-shields-given = «{ $card }»: плюс щиты — { $count }.
note-shields-lost = «{ $card }»: минус щиты — { $count }.
note-healed = «{ $card }»: вылечено { $count }.
note-gains-resources = { $who }: плюс ресурсы — { $count }.
note-loses-resources = { $who }: минус ресурсы — { $count }.
note-spends = { $who }: потрачено ресурсов — { $count }.
note-draws = { $who }: взято карт — { $count }.
note-discards = { $who }: сброс — { $cards }.
note-removes-die = { $who }: убран кубик «{ $card }» ({ $face }).
note-turns-die = { $who }: кубик «{ $card }» повёрнут — { $face }.
note-exhausted = «{ $card }»: карта повёрнута.
note-readied = «{ $card }»: карта подготовлена.
note-damage-dealt = «{ $card }»: { $count ->
    [one] нанесён { $count } урон
   *[other] нанесено { $count } урона
  }, получено { $taken }.
note-damage-placed = На «{ $card }» { $count ->
    [one] перемещён { $count } урон
   *[other] перемещено { $count } урона
  }.
note-shields-given = «{ $card }» получает { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[other] { $count } щитов
  }.
note-shields-lost = «{ $card }» теряет { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[other] { $count } щитов
  }.
note-healed = «{ $card }»: { $count ->
    [one] вылечен { $count } урон
   *[other] вылечено { $count } урона
  }.
note-gains-resources = { $who } получает { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
  }.
note-loses-resources = { $who } теряет { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
  }.
note-spends = { $who } тратит { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
  }.
note-draws = { $who } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
  }.
note-discards = { $who } сбрасывает: { $cards }.
note-removes-die = { $who } убирает кубик «{ $card }» ({ $face }).
note-turns-die = { $who } поворачивает кубик «{ $card }»: { $face }.
note-exhausted = Карта «{ $card }» повёрнута.
note-readied = Карта «{ $card }» снова готова.
note-attached = «{ $card }» перемещается на «{ $host }».
note-defeated = Персонаж «{ $card }» побеждён.
note-leaves-play = «{ $card }» покидает игру: { $where ->
    [hand] на руку
    [top] на верх колоды
    [aside] отложено
   *[other] в сброс
  }.
note-reveals = { $who } показывает: { $cards }.
note-looks = { $who } смотрит карты: { $whose }.
note-sees-hand = Карты, что видны только вам ({ $whose }): { $cards }.
note-leaves = { $who } выбывает из игры.
note-wins = Победа: { $who } — { $result ->
    [characters] у соперника не осталось персонажей
    [cards] у соперника кончились карты
    [last-cards] остальные выбыли: на руке и в колоде не осталось карт
   *[other] остальные выбыли
  }.

result-characters = У одной из сторон не осталось персонажей.
result-cards = У одной из сторон кончились карты.
result-last = Остальные выбыли.
result-last-cards = Остальные выбыли: на руке и в колоде не осталось карт.
result-moment = Последнее мгновение настало.
result-forfeit = Время вышло.
result-characters-named = { $loser }: персонажей не осталось.
result-cards-named = { $loser }: на руке и в колоде не осталось карт.
result-last-named = За столом один игрок: { $winner }. Остальные выбыли.
result-last-cards-named = За столом один игрок: { $winner }. Остальные выбыли: на руке и в колоде не осталось карт.
result-moment-named = Последнее мгновение настало, победа: { $winner }.

board-round = Раунд { $number }
board-claimed = захват: { $who }
board-queue = очередь: { $cards }
board-title = { $who } · ◆{ $resources } · рука { $hand } · колода { $deck } · сброс { $discard }
board-supports = Поддержка
board-pool = Кубики
board-hand = Рука
board-exhausted = ↷
board-deck = Колода
board-discard = Сброс
board-control = контроль: { $who }
board-nobody = никто не контролирует
board-opponents = Соперники
board-queue-title = Очередь
board-reroll = Сбросить карту и перебросить кубики
board-use = Применить
board-dice-here = Кубики на карте: { $count }
board-upkeep = перегруппировка
board-preparing = подготовка
board-aside = Отложено
board-supply = банк: жетоны без счёта
board-spare-die = кубик «{ $card }»
board-shields = Щиты: { $count }
board-turned = повёрнута
board-claim = Захватить
board-no-dice = { $who }: кубиков в пуле нет
board-threat = Если не помешать: { $what }
threat-damage = { $count ->
    [one] { $count } урон
   *[other] { $count } урона
  }
threat-disrupt = { $count ->
    [one] −{ $count } ресурс
    [few] −{ $count } ресурса
   *[other] −{ $count } ресурсов
  }
threat-discard = { $count ->
    [one] −{ $count } карта
    [few] −{ $count } карты
   *[other] −{ $count } карт
  }
board-apart = Сброс и отложенное: { $who }
board-under = Под замыслом
board-spare-dice = Отложенные кубики
board-stacked = На ней лежит «{ $card }»
board-face-down = На ней лежит карта лицом вниз
board-resources-here = Ресурсы на карте
board-captives = Кубики соперника на карте
board-beneath = Карты под этой
board-damage-here = Урон на карте
board-odds-now = Сейчас урона: { $damage }
board-odds-damage = { " " }урона
board-odds-rerolls = { $count ->
    [one] с { $count } перебросом
   *[other] с { $count } перебросами
  }
board-odds-least = не меньше { $damage }: { $chance }
board-odds-why = Шанс получить не меньше такого урона, если перебрасывать ради него: каждая карта в руке — один переброс.
short-melee = Ближний
short-ranged = Дальний
short-indirect = Непрямой
short-shield = Щиты
short-resource = Ресурсы
short-disrupt = Диверсия
short-discard = Сброс
short-focus = Поворот
short-special = Особенность
short-blank = Пусто
short-any = Любой
queue-own = Ваше действие
queue-own-next = Затем ваше действие
queue-action = Действие: { $who }
queue-extra = Дополнительное действие: { $who }
queue-next = Затем действие: { $who }
queue-end = Ещё один пас — и раунд окончен

# Ответ, на который указывают
detail-and = и
detail-resolve = { $count ->
    [1] Применить { $parts }: { $symbol }
   *[other] Применить { $parts }: { $symbol }, всего { $total }
  }{ $cost ->
    [0] .
   *[other] ; оплата — { $cost }.
  }
detail-activate = «{ $card }»: кубиков в пул — { $count }.
detail-play = { $cheaper ->
    [1] «{ $card }»: цена { $cost }, но скидки или замены улучшения хватит: у вас ресурсов — { $resources }.
   *[other] «{ $card }»: цена { $cost }, у вас ресурсов — { $resources }.
  }
detail-reroll = «{ $card }» уйдёт в сброс; какие кубики перебросить, решите потом.
detail-claim = После захвата действий в этом раунде у вас не будет.
detail-hit = «{ $card }»: { $blocked ->
    [0] останется { $left } из { $health }.
   *[other] щиты примут { $blocked }, останется { $left } из { $health }.
  }
detail-fall = «{ $card }» не выдержит такого урона.

preset-lesson = Учебная
preset-lesson-hint = Рей и Финн против Кайло Рена и Фазмы.
preset-quick = Дуэль
preset-quick-hint = Двое, готовые колоды по жребию.
preset-full = Четверо
preset-full-hint = Свободная игра: каждый за себя.

bot-duelist = дуэлянт
bot-plain = простой

# Почему бот советует именно так
hint-brings = { $what ->
    [damage] «{ $card }» нанесёт { $count ->
        [one] { $count } урон
       *[other] { $count } урона
      }.
    [threat] «{ $card }» уберёт кубики соперника с уроном { $count }.
    [dice] «{ $card }» уберёт { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
      } из пула соперника.
    [strip] «{ $card }» снимет с соперника { $count ->
        [one] { $count } щит
        [few] { $count } щита
       *[many] { $count } щитов
      }.
    [heal] «{ $card }»: у ваших персонажей будет на { $count } здоровья больше.
    [shield] «{ $card }» даст вам { $count ->
        [one] { $count } щит
        [few] { $count } щита
       *[many] { $count } щитов
      }.
    [sharpen] «{ $card }»: урона на ваших кубиках станет больше на { $count }.
    [roll] «{ $card }» прибавит в ваш пул { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
      }.
    [resource] «{ $card }» принесёт { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
       *[many] { $count } ресурсов
      }.
    [draw] «{ $card }» даст { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
      } на руку.
    [rob] «{ $card }» отнимет у соперника { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
       *[many] { $count } ресурсов
      }.
    [discard] «{ $card }» лишит соперника { $count ->
        [one] { $count } карты
       *[many] { $count } карт
      } с руки.
    [mill] «{ $card }» уменьшит колоду соперника на { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
      }.
    [ready] «{ $card }»: активировать можно будет ещё { $count ->
        [one] { $count } персонажа
       *[many] { $count } персонажей
      }.
    [blunt] «{ $card }»: урона на кубиках соперника станет меньше на { $count }.
    [play] «{ $card }»: у вас в игре будет на { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
      } больше.
    [recover] «{ $card }» вернёт в колоду { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
      }.
   *[other] «{ $card }»: у вас будет ещё { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
      }.
  }
hint-might = { $what ->
    [damage] «{ $card }» может нанести урон, до { $count }.
    [threat] «{ $card }» может убрать урон с кубиков соперника, до { $count }.
    [blunt] «{ $card }» может уменьшить урон на кубиках соперника, до { $count }.
    [dice] «{ $card }» может убрать кубики соперника, до { $count }.
    [strip] «{ $card }» может снять щиты с соперника, до { $count }.
    [heal] «{ $card }» может сберечь здоровье, до { $count }.
    [shield] «{ $card }» может дать вам щиты, до { $count }.
    [sharpen] «{ $card }» может прибавить урон вашим кубикам, до { $count }.
    [roll] «{ $card }» может прибавить кубики в ваш пул, до { $count }.
    [resource] «{ $card }» может принести ресурсы, до { $count }.
    [draw] «{ $card }» может дать карты на руку, до { $count }.
    [rob] «{ $card }» может отнять у соперника ресурсы, до { $count }.
    [discard] «{ $card }» может лишить соперника карт с руки, до { $count }.
    [mill] «{ $card }» может уменьшить колоду соперника, до { $count } карт.
    [ready] «{ $card }» может подготовить персонажей, до { $count }.
    [play] «{ $card }» может прибавить карты в игре, до { $count }.
    [recover] «{ $card }» может вернуть карты в колоду, до { $count }.
   *[other] «{ $card }» может дать ещё действия, до { $count }.
  }
hint-fells = «{ $card }» решит дело: «{ $whom }» этого не переживёт.
hint-costs = Свойство карты «{ $card }» сейчас невыгодно: цена — { $what ->
    [resource] { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
       *[many] { $count } ресурсов
      }
    [card] { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
      } с руки
    [die] { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
      } из вашего пула
    [shield] { $count ->
        [one] { $count } ваш щит
        [few] { $count } ваших щита
       *[many] { $count } ваших щитов
      }
    [upgrade] { $count ->
        [one] { $count } карта в игре
        [few] { $count } карты в игре
       *[many] { $count } карт в игре
      }
   *[other] { $count } здоровья
  }.
hint-idle = Свойство карты «{ $card }» сейчас ничего не изменит.
hint-without = Без свойства карты «{ $card }» раунд закончится лучше.
hint-tried = «{ $card }»: если доиграть раунд, этот ответ даёт лучший итог.
hint-best-of = Из { $count } возможных ответов этот даёт лучший итог раунда.
hint-roll-dice = «{ $card }»: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
  } в пул, в среднем { $damage } урона.
hint-roll-for = «{ $card }»: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
  } в пул, лучшая грань — { $face }.
hint-finish = Урона на кубиках хватит: «{ $card }» не переживёт этого действия.
hint-strike-now = Нанесите { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
  } сейчас, пока соперник не убрал эти кубики.
hint-affords = Ресурсов станет { $total }: хватит на карту «{ $card }».
hint-best-die = Этот кубик сейчас полезнее других: { $face }.
hint-more-dice = «{ $card }» даст кубик с гранью «{ $face }»: чем раньше, тем больше бросков.
hint-works-on = Карта «{ $card }» будет действовать до конца игры: чем раньше, тем больше пользы.
hint-roll-again = Кубиков, которым нужен новый бросок, — { $count }; карта «{ $card }» нужна меньше.
hint-claim-now = Делать почти нечего: «{ $card }» даст первое действие в следующем раунде.
hint-claim-early = «{ $card }» важнее того, что можно ещё сделать ({ $left }): первое действие в следующем раунде будет вашим.
hint-end-round = Пас закончит раунд, и кубики соперника ({ $dice }, урона на них — { $damage }) пропадут.
hint-let-them = Пусть соперник действует первым: готовых персонажей и кубиков у него — { $count }.
hint-nothing-useful = { $resources ->
    [0] Полезных действий не осталось.
   *[other] Полезных действий не осталось, а ресурсы ({ $resources }) пригодятся в следующем раунде.
  }
hint-falls = «{ $card }» не выдержит такого урона.
hint-nearest = «{ $card }» ближе всех к поражению: осталось { $left }.
hint-strongest = «{ $card }» опаснее других, кубиков — { $dice }: чем раньше поражение, тем лучше.
hint-softens = «{ $card }»: после этого урона останется { $left }.
hint-protect = «{ $card }»: здоровья осталось { $left }, защита пригодится.
hint-bearable = «{ $card }» выдержит, останется { $left }.
hint-sacrifice = Всех не спасти: «{ $card }» примет удар на себя.
hint-rich = { $who }: { $what ->
    [resource] ресурсов — { $count }, больше всех.
    [card] карт на руке — { $count }, больше всех.
   *[other] здоровья у персонажей — { $count }, больше всех.
  }
hint-most-dangerous = Самый опасный кубик соперника: { $face }.
hint-takes-away = Соперник лишится этого: { $face }.
hint-spared = Этот кубик можно отдать: { $face }.
hint-best-side = Этой стороной кубик принесёт больше всего: { $face }.
hint-worst-side = Этой стороной кубик соперника принесёт меньше: { $face }.
hint-wanted-side = Сейчас нужнее эта сторона: { $face }.
hint-poor-die = «{ $card }»: сейчас { $face }, можно получить больше.
hint-poor-dice = Эти кубики ({ $count }) могут показать больше.
hint-good-dice = Менять незачем: кубики ({ $count }) легли хорошо.
hint-raises = С этим кубиком будет { $after } вместо { $before }.
hint-suffices = Хватит и { $amount }: модификатор пригодится позже.
hint-another-die = Тем же действием и этот кубик: { $face }.
hint-dice-wait = Остальные кубики ({ $count }) пригодятся позже.
hint-best-symbol = Сейчас полезнее всего: { $symbol }.
hint-halves = Делите { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
  } поровну: какую группу ни убери, половина силы останется.
hint-better-half = В этой группе больше силы: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
  }.
hint-bears = «{ $card }»: активация ещё впереди, новый кубик пригодится уже в этом раунде.
hint-endures = «{ $card }» продержится: здоровья осталось { $left }.
hint-both-stay = Ресурсов ({ $resources }) хватает на полную цену: «{ $card }» ляжет рядом с прежним улучшением.
hint-makes-room = { $cost ->
    [0] «{ $card }» уступит место: «{ $new }» принесёт больше.
   *[other] «{ $card }» уступит место: «{ $new }» обойдётся дешевле на { $cost }.
  }
hint-send-back = Оставьте то, что поможет в первых раундах, а остальные карты ({ $count }) обменяйте.
hint-keep-hand = Все карты ({ $count }) пригодятся в первых раундах: обменивать нечего.
hint-no-bearer = «{ $card }»: больше некому это дать, пусть место займёт новая карта.
hint-needed-least = Карта «{ $card }» нужна меньше других.
hint-needed-most = Карта «{ $card }» сейчас нужнее других.
hint-keep-cards = Все карты ({ $count }) ещё пригодятся.
hint-dearest = «{ $card }» — самая дорогая карта соперника, стоит { $cost }.
hint-own-field = «{ $card }» — ваше поле боя: вам и первое действие.
hint-their-field = «{ $card }» — поле соперника, зато щиты достанутся вам.
hint-colour-of = Это цвет персонажа «{ $card }»: таких карт у соперника больше всего.
hint-saves-dice = Так уцелеет { $count ->
    [one] { $count } ваш кубик
    [few] { $count } ваших кубика
   *[many] { $count } ваших кубиков
  }.
hint-hides = Кто спрячет больше всех, получит столько же урона: { $count } — достаточно.
hint-first-own = Сначала «{ $card }»: остальные свойства сработают следом.
hint-guards = «{ $card }» примет удар ({ $face }), здоровья останется { $left }.
hint-too-weak = «{ $card }»: здоровья осталось { $left }, рисковать не стоит.

# конец
end-score-characters = персонажей противника повержено
end-score-cards = карт противника сыграно и сброшено
end-column-dice = кубики
end-column-cards = карты
end-column-damage = раны
end-curve-damage = Полученный урон по игрокам
end-rounds = { $count ->
    [one] раунд
    [few] раунда
   *[many] раундов
  }
end-cards = { $count ->
    [one] карта разыграна
    [few] карты разыграны
   *[many] карт разыграно
  }
end-dice = { $count ->
    [one] раз применялись кубики
    [few] раза применялись кубики
   *[many] раз применялись кубики
  }
# Конструктор колод
deck-title = Конструктор колод Destiny
deck-unnamed = Без названия
deck-as-text = Текст
deck-as-json = JSON
deck-ready = Готовые колоды
deck-types = Типы карт
deck-colour = Цвет
deck-any-colour = любой цвет
deck-find = Найти карту
deck-fitting = только подходящие команде
deck-none = Таких карт нет.
deck-team = Команда: { $points } из { $most } очков
deck-elite = элитный
deck-size = Колода: { $count } из { $size } карт
deck-all = Вся колода и сохранённое
deck-legal = Колода соответствует правилам.
deck-under = Под замыслом: { $count } из { $most }
deck-under-more = Под замысел: { $card }
deck-under-less = Из-под замысла: { $card }
deck-die-more = Отложить ещё кубик: { $card }
deck-die-less = Не брать кубик: { $card }
deck-of = { $count } из { $most }
deck-spare-dice = Отложенные кубики
deck-mine = Мои колоды
deck-file = Файл со списком
deck-paste = Вставьте список: текст или JSON
deck-less = Убрать: { $card }
deck-fewer = Меньше: { $card }
deck-another = Ещё: { $card }
deck-begin = Начните с команды: персонажи до { $points } очков. Затем поле боя и { $size } карт.
deck-more = Добавить: { $card }
deck-points = очки { $points }
deck-curve = Стоимость карт
deck-dice = Кубики: { $count }

# Шансы пула кубиков в командной строке
odds-help = Шансы урона на кубиках пула после броска и, если нужно, перебросов: учтён каждый бросок, ничего не выбирается наугад.
odds-title = Урон на кубиках
odds-count = Урон
odds-summary = Хоть какой-то урон: { $some }. В среднем: { $expected }. Учтено перебросов: { $rerolls }.
odds-dice = Чьи кубики бросаются, по названиям карт: "2 Darth Vader Sith Lord; Lightsaber"; о кубике, который уже лежит, скажет его сторона: "Lightsaber [3MD1]"; чему равен X и что прибавлено к кубику, скажут "Launch Bay {"{"}X=3{"}"}" и "E-Web Emplacement {"{"}+1{"}"}".
odds-resources = Сколько ресурсов есть, чтобы платить за стороны с ценой.
odds-reroll = Затем перебросить те кубики, с которыми это выгоднее всего: один раз или столько, сколько сказано.
refused-odds-no-side = На кубике карты { $name } нет стороны «{ $side }». Его стороны: { $known }.
refused-odds-no-numbers = Запись «{ $given }» ничего не говорит о числах на кубике карты { $name }: пишите {"{"}X=3{"}"} — чему равен X, {"{"}+1{"}"} — что к ним прибавлено.
refused-odds-no-die = Ни у одной карты с названием «{ $name }» нет кубика: напишите название так, как на карте.
refused-odds-no-dice = Назовите карты, чьи кубики бросаются, например --dice "2 Darth Vader Sith Lord; Lightsaber".
refused-odds-too-many-dice = Так можно посчитать не больше { $most } кубиков.
refused-odds-which-die = Карт с названием «{ $name }» несколько; напишите одно из полных названий: { $ru }.
