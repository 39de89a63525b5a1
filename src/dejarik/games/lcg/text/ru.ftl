# «Star Wars: Карточная игра»: все слова игры (слова карт — рядом с картами).

name = Star Wars: Карточная игра
tagline = Свет против тьмы: директивы, стычки и баланс Силы.
short-name = Карточная игра
motto = Свет против тьмы
duration = 20–60 мин

setting-first = Первое место играет
setting-first-hint = Если оба хотят одну сторону, решает жребий.
setting-first-light = светлая сторона
setting-first-dark = тёмная сторона
setting-first-any = любая сторона
setting-second = Второе место играет
setting-second-light = светлая сторона
setting-second-dark = тёмная сторона
setting-second-any = любая сторона
setting-light = Колода светлой стороны
setting-light-hint = Стартовая колода, своя из конструктора или её список.
setting-light-none = Игрок выберет за столом
setting-light-jedi = { affiliation-jedi }, стартовая колода
setting-light-rebel-alliance = { affiliation-rebel-alliance }, стартовая колода
setting-dark = Колода тёмной стороны
setting-dark-hint = Стартовая колода, своя из конструктора или её список.
setting-dark-none = Игрок выберет за столом
setting-dark-sith = { affiliation-sith }, стартовая колода
setting-dark-imperial-navy = { affiliation-imperial-navy }, стартовая колода
setting-mode = Колоды
setting-mode-hint = Свои колоды — от десяти сетов, муллиган разрешён всегда. «Любые» — готовая колода может встретиться со своей.
setting-mode-starter = стартовые из коробки
setting-mode-constructed = только свои
setting-mode-mixed = любые: и стартовые, и свои
setting-mulligan = Муллиган
setting-mulligan-hint = Каждый может один раз взять новую стартовую руку.
setting-brisk = Пропускать пустые вопросы
setting-brisk-hint = Не спрашивать того, кто может только спасовать. Быстрее, но выдаёт, чего нет на руке.

refused-list-complaint = { $ru }
refused-list-names-nothing = в нём нет ни фракции, ни одного директивного сета
refused-list-declarations = в колоде OCTGN не бывает своих объявлений
refused-list-no-octgn = это не колода OCTGN (строка { $line }, знак { $column })
refused-list-other-game = это колода OCTGN для другой игры
refused-unknown-mode = Режима «{ $mode }» нет: бывает starter, constructed или mixed.
refused-unknown-side = Стороны «{ $side }» нет: бывает light, dark или any.
refused-wrong-side-deck = Эта колода не принадлежит { $side ->
    [dark] тёмной
   *[other] светлой
  } стороне.
refused-bad-deck = Этой колодой играть нельзя: { $problem }.

side-light = светлая сторона
side-dark = тёмная сторона
dial = счётчик Звезды Смерти
area-own = своя игровая зона
area-other = зона соперника
unknown-card = закрытая карта

phase-setup = подготовка
phase-balance = фаза баланса
phase-refresh = фаза рапорта
phase-draw = фаза призыва
phase-deployment = фаза выдвижения
phase-conflict = фаза конфликта
phase-force = фаза Силы

icon-unit_damage = урон
icon-tactics = тактика
icon-blast = критический урон

option-pass = Пас
option-own-deck = Своя колода
option-set = { $card }
option-set-again = { $card } (второй экземпляр)
option-keep = Оставить руку
option-mulligan = Муллиган
option-again = Применить ещё раз
option-unit = Ввести как отряд
option-play = Сыграть: { $card }
option-use = Свойство: { $card }
option-hit = { $card }: { $token ->
    [focus] { $count ->
        [one] { $count } жетон приказа
        [few] { $count } жетона приказа
       *[other] { $count } жетонов приказа
    }
   *[other] урон { $count }
  }
option-count = { $count }
option-copy = { $card } ({ $number })

token-damage = жетон урона
token-focus = жетон приказа
token-shield = жетон щита

moment-other = что-то происходит
moment-turn-begins = начался ход
moment-refreshes = рапорт завершён
moment-enters = в игре появляется карта «{ $card }»
moment-playing = разыгрывается карта «{ $card }»
moment-event-played = сыграно событие «{ $card }»
moment-interrupt-used = применён перехват «{ $card }»
moment-leaves = карта «{ $card }» покидает игру
moment-destroyed = карта «{ $card }» уничтожена
moment-damage = карта «{ $card }» вот-вот получит урон
moment-damaged = карта «{ $card }» получила урон
moment-focused-to-strike = отряд «{ $card }» получает приказ нанести удар
moment-strike-resolved = «{ $card }»: удар нанесён
moment-attacks = отряд «{ $card }» идёт в атаку
moment-defends = отряд «{ $card }» встаёт в оборону
moment-engaged = директива «{ $card }» вовлечена в столкновение
moment-edge-won = стычка завершена
moment-captured = карта взята в плен
moment-captured-from-play = карта «{ $card }» взята в плен
moment-declared = отряд «{ $card }» вступает в столкновение
moment-focused = карта «{ $card }» получает приказ
moment-played = сыграна карта «{ $card }»
moment-commits = отряд «{ $card }» подчиняется Силе
moment-survives = отряд «{ $card }» переживает столкновение
moment-generates = карта «{ $card }» даёт ресурсы
moment-draws = берётся карта
moment-refresh-begins = началась фаза рапорта
moment-draw-begins = началась фаза призыва
moment-deployment-begins = началась фаза выдвижения
moment-conflict-begins = началась фаза конфликта
moment-force-begins = началась фаза Силы
moment-balance-ends = заканчивается фаза баланса
moment-refresh-ends = заканчивается фаза рапорта
moment-draw-ends = заканчивается фаза призыва
moment-deployment-ends = заканчивается фаза выдвижения
moment-conflict-ends = заканчивается фаза конфликта
moment-force-ends = заканчивается фаза Силы
moment-returned = карта «{ $card }» возвращается на руку
moment-discarded = карта «{ $card }» сбрасывается из игры
moment-sacrificed = карта «{ $card }» принесена в жертву
moment-to-deck = карта «{ $card }» уходит в колоду
moment-rescued = пленная карта спасена
moment-drawn = карты взяты
moment-hand-discarded = карта «{ $card }» сброшена с руки
moment-focus-placed = карта «{ $card }» получает жетон приказа
moment-fate-resolved = применена карта рока «{ $card }»
moment-struggle-won = борьба за господство завершена
moment-dial-advanced = счётчик Звезды Смерти продвинулся
moment-engagement-ends = столкновение завершено
moment-balance-begins = началась фаза баланса

ask-deck = Выберите колоду.
asked-deck = { $who } выбирает колоду.
ask-own-affiliation = Какой фракции ваша колода?
asked-own-affiliation = { $who } собирает колоду.
ask-own-sets = Какие директивные сеты в вашей колоде?
asked-own-sets = { $who } собирает колоду.
ask-put-back = Какую из четырёх директив убрать под низ колоды?
asked-put-back = { $who } выбирает директивы.
ask-mulligan = Оставить эту руку или взять новую?
asked-mulligan = { $who } думает о муллигане.
ask-turn-up = Какую директиву обнародовать следующей?
asked-turn-up = { $who } обнародует директиву.
ask-action = Можно действовать ({ $where }).
asked-action = { $who } может действовать ({ $where }).
ask-interrupt = Перехватить? { $moment }.
asked-interrupt = { $who } может перехватить: { $moment }.
ask-reaction = Отреагировать? { $moment }.
asked-reaction = { $who } может отреагировать: { $moment }.
ask-forced = Какой вынужденный эффект применить первым?
asked-forced = { $who } решает порядок вынужденных эффектов.
ask-target = { $card }: выберите { $most ->
    [one] цель
   *[other] цели
  }.
asked-target = { $who } выбирает цели для карты «{ $card }».
ask-choose = { $card }: сделайте выбор.
asked-choose = { $who } делает выбор для карты «{ $card }».
ask-pay = Заплатите { $cost } за карту «{ $card }»{ $affiliation ->
    [none] {""}
   *[other] , хотя бы один ресурс — { $affiliation }
  }.
asked-pay = { $who } платит за карту «{ $card }».
ask-host = Куда прикрепить карту «{ $card }»?
asked-host = { $who } прикрепляет карту «{ $card }».
ask-host-or-unit = { $card }: ввести как отряд или прикрепить — к чему?
asked-host-or-unit = { $who } решает, как появится карта «{ $card }».
ask-discard-one = Сбросить одну карту перед призывом?
asked-discard-one = { $who } может сбросить карту.
ask-discard-down = Сбросьте { $least ->
    [one] { $least } карту
    [few] { $least } карты
   *[other] { $least } карт
  } до значения резерва.
asked-discard-down = { $who } сбрасывает карты до резерва.
ask-discard-order = В каком порядке положить карты в сброс? Последняя окажется сверху.
asked-discard-order = { $who } раскладывает сброшенные карты.
ask-discard-hand = { $card }: сбросьте карты с руки.
asked-discard-hand = { $who } сбрасывает карты ради «{ $card }».
ask-discard-theirs = { $card }: какую карту этой руки сбросить?
asked-discard-theirs = { $who } смотрит руку соперника.
ask-from-discard = { $card }: какую карту вернуть из сброса?
asked-from-discard = { $who } берёт карту из сброса.
ask-put-into-play = { $card }: какую карту ввести в игру?
asked-put-into-play = { $who } вводит карту в игру.
ask-to-bottom = { $card }: какую карту убрать под низ колоды?
asked-to-bottom = { $who } убирает карту под низ колоды.
ask-rescue-from = С какой директивы спасти карту?
asked-rescue-from = { $who } спасает карту.
ask-capture-at = На какой вашей директиве окажется пленник?
asked-capture-at = { $who } решает, где держать пленника.
ask-balance = Баланс на вашей стороне: нанести урон тёмной директиве?
asked-balance = { $who } может нанести урон тёмной директиве.
ask-engage = Начать столкновение с вражеской директивой?
asked-engage = { $who } решает, начинать ли столкновение.
ask-attackers = Кто атакует директиву «{ $card }»?
asked-attackers = { $who } отправляет отряды в атаку на «{ $card }».
ask-defenders = Кто обороняет директиву «{ $card }»?
asked-defenders = { $who } ставит отряды в оборону «{ $card }».
ask-shielding = Черта «Щит» ({ $card }): куда положить щит?
asked-shielding = { $who } может положить щит.
ask-edge = Стычка: положить карту рубашкой вверх или спасовать?
asked-edge = { $who } кладёт карту в стычку или пасует.
ask-fate-order = Какую карту рока применить первой?
asked-fate-order = { $who } решает порядок карт рока.
ask-fate-again = Применить «{ $card }» ещё раз?
asked-fate-again = { $who } может применить «{ $card }» ещё раз.
ask-strike = Какой отряд наносит удар?
asked-strike = { $who } выбирает, кто ударит.
ask-icon = Отряд «{ $card }» наносит удар: какие знаки сначала?
asked-icon = { $who } применяет боевые знаки («{ $card }»).
ask-unit-damage = Отряд «{ $card }» наносит урон ({ $count }): кому?
asked-unit-damage = { $who } выбирает, кого бьёт отряд «{ $card }».
ask-tactics = { $card }: куда положить жетоны приказа ({ $count })?
asked-tactics = { $who } раскладывает жетоны приказа.
ask-divide = { $card }: распределите урон ({ $count }).
asked-divide = { $who } распределяет урон.
ask-protect = Карта «{ $card }» вот-вот получит урон ({ $count }): сколько примут на себя защитники?
asked-protect = { $who } может защитить карту «{ $card }».
ask-shield = { $token ->
    [focus] Сейчас лягут жетоны приказа
   *[other] Сейчас будет нанесён урон
  }: какие щиты снять?
asked-shield = { $who } может снять щиты.
ask-commit = Подчинить отряд Силе?
asked-commit = { $who } может подчинить отряды Силе.
ask-destroy-first = Какая директива уничтожена первой?
asked-destroy-first = { $who } решает порядок уничтоженных директив.
ask-icon-to-gain = Какой знак получает отряд «{ $card }»?
asked-icon-to-gain = { $who } выбирает знак для карты «{ $card }».

ask-choose-objective = { $card }: какую директиву ввести в игру?
asked-choose-objective = { $who } выбирает следующую директиву.
ask-capture-card = { $card }: какую карту взять в плен?
asked-capture-card = { $who } смотрит верхние карты колоды соперника.
ask-top-order = { $card }: верните карты на колоду. Первая названная ляжет сверху.
asked-top-order = { $who } возвращает карты на колоду.
ask-bottom-order = { $card }: в каком порядке убрать карты под колоду? Последняя окажется в самом низу.
asked-bottom-order = { $who } убирает карты под колоду.
ask-amount = { $card }: сколько урона перенести?
asked-amount = { $who } решает, сколько урона перенести.
ask-keep = { $card }: какие свои отряды оставить в игре (до { $most })?
asked-keep = { $who } решает, какие отряды оставить в игре.
ask-strip = Что убрать с карты «{ $card }»?
asked-strip = { $who } решает, что убрать с карты «{ $card }».

note-shows-affiliation = { $who } играет за фракцию: { $affiliation }.
note-objectives-chosen = Оба игрока выбрали директивы.
note-opening-draw = Оба берут по шесть карт.
note-mulligan = { $who } берёт новую руку.
note-turn-begins = Ход { $number }: { $who }.
note-phase-begins = Начинается { $phase }.
note-dial-shows = На счётчике Звезды Смерти — { $number }.
note-refreshes = { $who } принимает рапорт.
note-draws = { $who } берёт { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
  }.
note-draws-card = Взята карта: { $card }.
note-discards = { $who } сбрасывает карту «{ $card }».
note-discarded = Сброшено: { $card }.
note-plays = { $who } играет карту «{ $card }».
note-uses = { $who } применяет свойство карты «{ $card }».
note-generates = Карта «{ $card }» даёт { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
  }.
note-enters = Появляется в игре: { $card }{ $host ->
    [none] .
   *[other] {" "}— на карте «{ $host }».
  }
note-returned = Возвращается на руку владельца: { $card }.
note-to-deck = Уходит в колоду: { $card }.
note-hand-to-deck = { $who } убирает { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
  } с руки под низ колоды.
note-objective-lost = Директива «{ $card }» уходит в победную стопку соперника.
note-destroyed = Уничтожено: { $card }.
note-damaged = Урон карте «{ $card }»: { $number }.
note-repaired = С карты «{ $card }» снят урон: { $number }.
note-focused = Карта «{ $card }» получает { $number ->
    [one] { $number } жетон приказа
    [few] { $number } жетона приказа
   *[other] { $number } жетонов приказа
  }.
note-unfocused = С карты «{ $card }» { $number ->
    [one] снят { $number } жетон приказа
    [few] снято { $number } жетона приказа
   *[other] снято { $number } жетонов приказа
  }.
note-shielded = На карте «{ $card }» теперь щит.
note-shield-used = Щит спасает карту «{ $card }».
note-protects = Отряд «{ $card }» принимает урон ({ $number }) за карту «{ $other }».
note-captured = На директиве «{ $at }» появился пленник.
note-captured-card = Взята в плен карта «{ $card }».
note-rescued = { $who } спасает пленную карту.
note-rescued-card = Спасена карта «{ $card }».
note-looks-at-hand = На руке соперника: { $cards }.
note-engages = { $who } начинает столкновение: { $card }.
note-engaged-instead = Вместо неё вовлечена директива «{ $card }».
note-attacks = { $who } отправляет в атаку: { $cards }.
note-defends = { $who } ставит в оборону: { $cards }.
note-edge-card = { $who } кладёт карту в стычку.
note-edge-open = { $who } кладёт в стычку открытую карту «{ $card }».
note-edge-pass = { $who } пасует в стычке.
note-edge-reveal = { $who } раскрывает: { $cards }.
note-edge-won = Перевес получает { $who } ({ $attacking } : { $defending }).
note-edge-restart = Стычка начинается заново.
note-fate = { $who } применяет карту рока «{ $card }».
note-strikes = Отряд «{ $card }» наносит удар.
note-unopposed = Разгром: защитников не осталось.
note-commits = Отряд «{ $card }» подчиняется Силе.
note-struggle = Борьба за господство: свет — { $light }, тьма — { $dark }.
note-balance-shifts = Баланс Силы теперь за игроком { $who }.
note-takes-control = { $who } теперь командует отрядом «{ $card }».
note-cancelled = Отменено: { $card }.
note-reveals = { $who } открывает: { $cards }.
note-shield-lost = С карты «{ $card }» { $number ->
    [one] снят щит
    [few] сняты { $number } щита
   *[other] снято { $number } щитов
  }.
note-uncommits = Отряд «{ $card }» больше не подчиняется Силе.
note-leaves-engagement = Отряд «{ $card }» выходит из столкновения.
note-wins = { $who } побеждает.

result-light-objectives = Победа светлой стороны: уничтожены три тёмные директивы.
result-light-objective-lost = Победа светлой стороны: уничтожено сердце врага.
result-light-dial-destroyed = Победа светлой стороны: Звезда Смерти уничтожена.
result-light-deck-out = Победа светлой стороны: командная колода тёмной стороны пуста.
result-light-objectives-out = Победа светлой стороны: колода директив тёмной стороны пуста.
result-dark-dial = Победа тёмной стороны: счётчик Звезды Смерти показал 12.
result-dark-objective-lost = Победа тёмной стороны: уничтожена решающая директива.
result-dark-deck-out = Победа тёмной стороны: командная колода светлой стороны пуста.
result-dark-objectives-out = Победа тёмной стороны: колода директив светлой стороны пуста.

board-turn = Ход { $number }, { $phase }
board-balance = Баланс: { $side }
board-dial = Счётчик: { $number }
board-hand = Рука ({ $number })
board-deck = колода { $deck }, директивы { $objectives }, сброс { $discard }, победная стопка { $victory }, карты Силы { $force }
board-deck-short = рука { $hand } · колода { $deck } · дир. { $objectives } · сброс { $discard } · побед. { $victory } · Сила { $force }
board-objectives = Директивы
board-units = Отряды
board-cards = Развития
board-stack = Стопка стычки ({ $number })
board-engaged = вовлечена
board-attacks = атакует
board-defends = обороняется
board-committed = Сила
board-edge = перевес

# Как сыграть сразу
preset-lesson = Учебная
preset-lesson-hint = Джедаи против ситхов готовыми колодами; спрашивается только то, на что можно ответить.
preset-quick = Быстрая
preset-quick-hint = Готовые колоды; спрашивается только то, на что можно ответить.
preset-full = Полная
preset-full-hint = Колоды по правилам, пересдача, каждое окно для ответа.

# боты
bot-greedy = торопыга
bot-tactician = тактик
board-legend = ⚔ урон  ◎ тактика  ✹ критический  (с перевесом)  ☯ Сила  ◆ ресурсы  ◉ приказ  ✸ урон/стойкость  ⛨ щит  ▣ пленники
printed-cost = цена { $count }
printed-force = знаки Силы { $count }
printed-resources = ресурсы { $count }
printed-capacity = стойкость { $count }
printed-priority = приоритет { $count }

# Почему нельзя
refused-cost-cannot-be-paid = Его цену сейчас не заплатить.
refused-exhausted-striker = На этом отряде жетон приказа: ударить может только готовый отряд.
refused-no-target = Текст карты этого выбора не допускает.
refused-lcg-type-fate = Карты рока не разыгрывают: они действуют только в стычке.
refused-lcg-type-unit = Это могут делать только отряды.
refused-lcg-deploy-only-active = Отряды и развития играют только в свою фазу выдвижения.
refused-lcg-deploy-cannot-afford = Нужно ресурсов: { $cost }, а готовые карты дадут не больше { $held }.
refused-lcg-kw-limited = Карта с чертой «Ограниченность» в этом ходу уже сыграна, а можно только одну.
refused-lcg-other-unique = Уникальная карта с таким названием уже в игре.
refused-lcg-enh-no-host = Прикрепить эту карту сейчас не к чему.
refused-lcg-res-match = Хотя бы один ресурс должна дать карта той же фракции.
refused-lcg-res-value-cap = Эта карта даёт не больше { $most }, а не { $given }.
refused-lcg-res-insufficient = Нужно { $cost }, а { $given } — слишком мало.
refused-lcg-res-ready-only = На этой карте жетон приказа: ресурсы дают только готовые карты.
refused-lcg-interrupt-trigger = Повода нет: это ответ на событие, о котором говорит текст карты.
refused-lcg-action-window = Это действие: его применяют только тогда, когда можно действовать.
refused-lcg-term-target = Сейчас для этого нет ни одной цели.
refused-lcg-gap-no-effect-no-use = Сейчас это ничего не изменит, поэтому применить нельзя.
refused-lcg-gap-use-limits = В этом ходу это уже применялось столько раз, сколько разрешает текст.
refused-lcg-state-exhausted-cannot = На этой карте жетон приказа: отдать ей ещё один приказ нельзя.
refused-lcg-golden-cannot = Это запрещает действующий эффект.
refused-lcg-eng-declare-objective = Вовлечь в столкновение можно только текущую директиву соперника.
refused-lcg-conflict-once-per-objective = С этой директивой столкновение в этом ходу уже было, а можно только одно.
refused-lcg-eng-need-attacker = У вас нет готового отряда, который мог бы её атаковать.
refused-lcg-eng-attackers = На этом отряде жетон приказа: атакуют только готовые отряды.
refused-lcg-eng-defenders = На этом отряде жетон приказа: обороняются только готовые отряды.
refused-lcg-eng-participants = Этот отряд не участвует в столкновении.
refused-lcg-strike-no-pass = Пасовать нельзя: пока есть готовый участник, кто-то из них должен ударить.
refused-lcg-strike-unit-damage = Урон наносят вражескому отряду.
refused-divided-damage = Вне столкновения весь урон ({ $total }) достаётся одному отряду: делят его только между участниками.
refused-lcg-strike-unit-damage-participants-only = Этот отряд не участвует в столкновении, бить его нельзя.
refused-lcg-strike-tactics-any-unit = Жетоны кладут только на вражеские отряды.
refused-lcg-force-commit-not-twice = Этот отряд уже подчинён Силе.
refused-lcg-force-active-only = Это отряд соперника, а подчинить Силе можно только свой.

# конец
end-score-dial = на шкале «Звезды Смерти»
end-score-objectives = тёмных директив уничтожено
end-turn = Ход
end-column-edges = стычки
end-column-objectives = директивы
end-column-units = отряды
end-curve-dial = Шкала «Звезды Смерти» и потерянные директивы
end-need-dial = 12: победа тёмной стороны
end-turns = { $count ->
    [one] ход сыгран
    [few] хода сыграно
   *[many] ходов сыграно
  }
end-edges = стычек выиграно
end-unopposed = { $count ->
    [one] разгром
    [few] разгрома
   *[many] разгромов
  }
end-destroyed = { $count ->
    [one] отряд уничтожен
    [few] отряда уничтожено
   *[many] отрядов уничтожено
  }

# почему так: подсказки
hint-likely-brings = «{ $card }»: скорее всего, { $what ->
    [win] это победа
    [objective] директив соперника станет меньше: { $count }
    [keep-objective] удастся сохранить директив: { $count }
    [unit] отрядов соперника станет меньше на { $count }
    [keep-unit] ваших отрядов останется больше на { $count }
    [blast] урона по директивам соперника будет больше на { $count }
    [ward] урона по вашим директивам будет меньше на { $count }
    [damage] урона на отрядах соперника прибавится: { $count }
    [heal] урона на ваших отрядах станет меньше на { $count }
    [focus] жетонов приказа на отрядах соперника прибавится: { $count }
    [ready] жетонов приказа на ваших отрядах станет меньше на { $count }
    [resource] ресурсов станет больше на { $count }
    [deploy] карт в игре у вас прибавится: { $count }
    [draw] карт на руке станет больше на { $count }
    [discard] карт на руке соперника станет меньше на { $count }
    [shield] щитов прибавится: { $count }
    [rescue] пленников удастся спасти: { $count }
    [capture] пленников прибавится: { $count }
    [force] знаков Силы в вашу пользу станет больше на { $count }
   *[dial] шкала сдвинется в вашу пользу на { $count }
  }.
hint-likely-costs = Карта «{ $card }» сейчас невыгодна: цена — { $what ->
    [win] поражение
    [objective] директива соперника, которая уцелеет ({ $count })
    [keep-objective] ваша директива ({ $count })
    [unit] отряды соперника, которые уцелеют ({ $count })
    [keep-unit] ваши отряды ({ $count })
    [blast] урон, который не достанется директивам соперника ({ $count })
    [ward] урон по вашим директивам ({ $count })
    [damage] урон, который не достанется отрядам соперника ({ $count })
    [heal] урон по вашим отрядам ({ $count })
    [focus] жетоны приказа, которые не лягут на отряды соперника ({ $count })
    [ready] жетоны приказа на ваших отрядах ({ $count })
    [resource] ресурсы ({ $count })
    [deploy] ваши карты в игре ({ $count })
    [draw] карты на руке ({ $count })
    [discard] карты, которые останутся на руке соперника ({ $count })
    [shield] щиты ({ $count })
    [rescue] пленники, которых не спасти ({ $count })
    [capture] пленники ({ $count })
    [force] знаки Силы ({ $count })
   *[dial] деления шкалы ({ $count })
  }.
hint-hardly-matters = Карта «{ $card }» сейчас почти ничего не изменит: приберегите её.
hint-played-on = «{ $card }»: если доиграть столкновение, после этого ответа ваше положение лучше всего.
hint-best-table = Из возможных ответов ({ $count }) после этого ваше положение лучше всего.
hint-ready-deck = Готовая колода ({ $affiliation }): её карты рассчитаны друг на друга.
hint-same-affiliation = Сеты одной фракции ({ $affiliation }) платят за карты друг друга.
hint-weakest-objective = Директива «{ $card }» нужна меньше других: ресурсов — { $resources }.
hint-cheap-cards = Карт, которые можно сыграть в первые ходы, — { $count }: с такой рукой можно начинать.
hint-few-cheap = Карт, которые можно сыграть в первые ходы, — { $count }: лучше взять другие.
hint-deploys = «{ $card }»: боевых знаков — { $icons }, знаков Силы — { $force }; чем раньше отряд в игре, тем больше он сделает.
hint-more-resources = Карта «{ $card }» даёт ресурсы каждый ход ({ $count }): чем раньше она в игре, тем больше.
hint-stays-in-play = Карта «{ $card }» действует, пока в игре: чем раньше, тем больше пользы.
hint-nothing-pays = Всё, что можно сделать, дороже того, что это даст; готовых ресурсов останется { $count }.
hint-nothing-to-do = Сделать сейчас ничего нельзя; карты на руке ({ $hand }) пригодятся позже.
hint-pays = { $count ->
    [0] Платите так: понадобятся все готовые ресурсы, какие есть.
   *[other] Платите так: готовыми останутся ресурсы ({ $count }), которые ещё пригодятся в этот ход.
  }
hint-carries-it = «{ $card }» — лучший носитель: этот отряд ценнее других.
hint-as-unit = Карта «{ $card }» сделает больше отрядом, чем усилением.
hint-held-in-vain = Сбросьте карту «{ $card }»: на руке она нужна меньше всех.
hint-keeps-hand = Все карты на руке ({ $count }) ещё пригодятся.
hint-worthiest = Карта «{ $card }» ценнее остальных: стоимость — { $cost }.
hint-helps = Карта «{ $card }» выиграет от этого больше всех.
hint-hinders = «{ $card }» — цель, без которой сопернику будет труднее всего.
hint-missed-least = Выберите карту «{ $card }»: её потеря обойдётся дешевле всего.
hint-nearly-destroyed = Директива «{ $card }» ближе всех к уничтожению: осталось { $left }.
hint-takes-down = Урона хватит, чтобы уничтожить директиву «{ $card }».
hint-chips = Директива «{ $card }» получит урона: { $damage }; останется { $left }.
hint-stays-home = Отряд «{ $card }» не атакует: он понадобится в обороне.
hint-nobody-ready = Атаковать некем: готовых к удару среди ваших отрядов ({ $count }) нет.
hint-too-costly = Атака стоила бы больше, чем дала: отряды ({ $count }) понадобятся в обороне.
hint-saves-objective = Без обороны директива «{ $card }» может быть уничтожена.
hint-opposes = Обороняясь, вы не отдадите награду за разгром; под ударом «{ $card }».
hint-withstands = Директива «{ $card }» выдержит и без обороны: останется { $left }.
hint-not-worth-it = Обороняться дороже, чем уступить: отряды ({ $count }) уцелеют.
hint-edge-icons = Карта «{ $card }» добавит в стычку знаков Силы: { $force }, а на руке она нужна меньше.
hint-fate-now = Карта «{ $card }» подействует прямо в этой стычке.
hint-edge-safe = Приберегите карты: в вашу пользу уже знаков Силы { $force }.
hint-edge-small = Приберегите карты: перевес дал бы вашим отрядам белых знаков только { $icons }.
hint-strikes-first = Отряд «{ $card }» бьёт сильнее других (боевых знаков — { $icons }): пусть ударит, пока цел.
hint-unit-falls = Отряд «{ $card }» не переживёт такого урона.
hint-unit-left = Отряд «{ $card }» останется с запасом { $left }: следующий удар решит дело.
hint-exhausts = Жетон приказа не даст отряду «{ $card }» ударить.
hint-keeps-down = Отряд «{ $card }» дольше не сможет действовать.
hint-shield-now = Щиты не пропустят жетонов: { $count }.
hint-shield-later = Щиты ({ $count }) понадобятся против более сильного удара.
hint-takes-for = Защитники примут урон ({ $count }) вместо карты «{ $card }».
hint-bears-itself = Карта «{ $card }» примет урон ({ $count }) сама: защитники нужнее целыми.
hint-guarded = Карте «{ $card }» щит нужнее всего: её потеря обойдётся дороже других.
hint-serves = Отряд «{ $card }» даст Силе знаков: { $force }, а для удара он нужен меньше.
hint-keeps-free = Отряды ({ $count }) нужнее в столкновениях, чем в служении Силе.
hint-prison = Директива «{ $card }» продержится дольше других (осталось { $left }): оттуда пленника спасти труднее.
