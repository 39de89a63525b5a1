# «Восстание»: все слова игры.

name = Восстание
tagline = Галактика в огне: одна сторона ищет спрятанную базу, другая ведёт к ней дорогу надежды.
motto = Вся галактика
duration = 2–4 ч
setting-first_game = Первая партия
setting-first_game-hint = Готовая расстановка; карты действий только вербуют командиров.
setting-expansion = «Рассвет Империи»
setting-expansion-hint = Дополнение: новые командиры, отряды, задания, цели, зелёные кубики и жетоны мишени.
setting-expansion_units = Начальные отряды дополнения
setting-expansion_units-hint = Обе стороны начинают с отрядами из «Рассвета Империи».
setting-expansion_missions = Задания для знакомства с дополнением
setting-expansion_missions-hint = Колоды заданий — только карты с командиром или со знаком Вейдера; выбирать набор не нужно.
setting-cinematic = Кинематографический бой
setting-cinematic-hint = Улучшенные карты тактики и перебросы командиров вместо обычных карт тактики.

# Слова
side-rebel = Повстанцы
side-empire = Империя
allegiance-rebel = лояльность Повстанцам
allegiance-empire = лояльность Империи
allegiance-none = нейтральная система
place-base = база повстанцев
theatre-space = космос
theatre-ground = поверхность
counted = { $count ->
    [1] { $thing }
   *[other] { $thing } ×{ $count }
  }
queued = { $unit } ({ $space })
queued-there = деление { $space } — { $units }
slot = { $unit } { $number }
slot-hurt = { $unit } { $number } (урон { $damage })
slot-armoured = { $slot } · { $colour ->
    [black] чёрный
   *[red] красный
  } запас { $health }
die-black-blank = пусто (чёрный)
die-black-hit = попадание (чёрный)
die-black-direct = прямое попадание (чёрный)
die-black-special = особый (чёрный)
die-red-blank = пусто (красный)
die-red-hit = попадание (красный)
die-red-direct = прямое попадание (красный)
die-red-special = особый (красный)
die-green-blank = пусто (зелёный)
die-green-direct = прямое попадание (зелёный)
dice-black = { $faces } (чёрные)
dice-red = { $faces } (красные)
dice-green = { $faces } (зелёные)
face-blank = пусто
face-hit = попадание
face-direct = прямое попадание
face-special = особый
no-dice = ни одного кубика
nothing = ничего
skill-diplomacy = дипломатия
skill-intel = разведка
skill-spec_ops = спецоперации
skill-logistics = логистика

# Подготовка
ask-mission-set = Покажите одну карту заданий: знак Вейдера на ней определит вашу колоду.
asked-mission-set = { $who } выбирает набор заданий
ask-construction-site = В какой отдалённой системе строится вторая Звезда Смерти?
asked-construction-site = { $who } выбирает место стройки
ask-place-units = Расставьте по имперским системам: { $unit }.
asked-place-units = { $who } расставляет отряды: { $unit }
ask-rebel-start = Где, кроме базы, начнут ваши отряды?
asked-rebel-start = { $who } выбирает, где начнут отряды
ask-rebel-units = Какие отряды встанут здесь: { $place }? Остальные начнут на базе.
asked-rebel-units = { $who } делит отряды между базой и системой: { $place }
ask-which-first = Какая карта сработает первой?
asked-which-first = { $who } выбирает порядок карт
ask-choose-base = Где будет ваша тайная база?
asked-choose-base = { $who } прячет базу

# Назначение
ask-assign = На какое задание назначить командиров?
asked-assign = { $who } назначает командиров на задания
ask-assign-leaders = { $known ->
    [yes] Кто отправится на задание «{ $card }»? Один или два командира.
   *[no] Кто отправится на задание { $number }? Один или два командира.
  }
asked-assign-leaders = { $known ->
    [yes] { $who } выбирает командиров для задания «{ $card }»
   *[no] { $who } выбирает командиров для задания { $number }
  }
ask-join-mission = { $known ->
    [yes] Кто присоединится к заданию «{ $card }»?
   *[no] Кто присоединится к заданию { $number }?
  }
asked-join-mission = { $known ->
    [yes] { $who } усиливает задание «{ $card }»
   *[no] { $who } усиливает задание { $number }
  }
ask-second-leader = Кто ещё отправится на это задание? Уже назначен командир: { $leader }.
asked-second-leader = { $who } решает, усилить ли задание
ask-veto = { $known ->
    [yes] «{ $card }»: согласны с назначением адмирала?
   *[no] Задание { $number }: согласны с назначением адмирала?
  }
asked-veto = { $known ->
    [yes] { $who } решает, отменить ли задание «{ $card }»
   *[no] { $who } решает, отменить ли задание { $number }
  }
ask-card-leader = «{ $card }»: какой из командиров?
asked-card-leader = { $who } выбирает командира («{ $card }»)
ask-place-leader = «{ $card }»: куда отправить командира?
asked-place-leader = { $who } выбирает систему («{ $card }»)
ask-search = «{ $card }»: какую карту взять из колоды?
asked-search = { $who } ищет карту в колоде («{ $card }»)
ask-expelled-to = «{ $card }»: в какую имперскую систему уйдут наземные отряды?
asked-expelled-to = { $who } выбирает, куда уйдут наземные отряды
ask-scouts-from = «{ $card }»: откуда вылетят СИД-истребители?
asked-scouts-from = { $who } собирает СИД-истребители

# Командование
ask-turn = Ваш ход: активируйте систему, раскройте задание или спасуйте.
asked-turn = Ходит { $who }
ask-activate = { $leader }: какую систему активировать?
asked-activate = { $who } выбирает систему для активации ({ $leader })
ask-move-from = Откуда привести отряды сюда: { $place }?
asked-move-from = { $who } ведёт отряды: { $place }
ask-move = Какие отряды переместить: { $start } → { $end }?
asked-move = { $who } перемещает отряды: { $start } → { $end }
ask-which-mobilization = Какую мобилизацию провести первой: со сколькими командирами?
asked-which-mobilization = { $who } выбирает порядок мобилизаций
ask-mobilize = Быстрая мобилизация: собрать отряды на базе или искать новую ({ $cards ->
        [one] { $cards } карта зондов
        [few] { $cards } карты зондов
       *[many] { $cards } карт зондов
    })?
asked-mobilize = { $who } проводит мобилизацию
ask-gather-from = Из какой системы собрать до пяти отрядов на базу?
asked-gather-from = { $who } собирает отряды на базу
ask-new-base = Перенести базу? Выберите место или откажитесь.
asked-new-base = { $who } решает, переносить ли базу

# Задания
ask-mission-where = «{ $card }»: в какой системе?
asked-mission-where = { $who } выбирает систему («{ $card }»)
ask-mission-target = «{ $card }»: против кого?
asked-mission-target = { $who } выбирает цель («{ $card }»)
ask-oppose = Кого отправить помешать заданию «{ $card }»?
asked-oppose = { $who } решает, мешать ли заданию «{ $card }»
ask-action-card = { $moment ->
    [start-of-combat] Бой начинается. Использовать карту действия?
    [before-reveal] Задание раскрывается. Использовать карту действия?
    [before-dice] Перед броском. Использовать карту действия?
    [rolling] Вы бросаете кубики. Использовать карту действия?
    [after-success] Задание удалось. Использовать карту действия?
    [after-failure] Задание повстанцев провалено. Использовать карту действия?
    [rescued] Командир спасён. Использовать карту действия?
    [captured] Командира захватывают. Использовать карту действия?
    [assignment-over] Назначения сделаны. Использовать карту действия?
    [pool-full] Командиров больше предела. Использовать карту действия?
    [retreated] Повстанцы отступили. Использовать карту действия?
    [battle-won] Сражение выиграно. Использовать карту действия?
   *[other] Использовать карту действия?
  }
asked-action-card = { $who } решает, использовать ли карту действия
ask-set-die = Какой кубик и какой гранью положить?
asked-set-die = { $who } выставляет кубики
ask-use-ring = Использовать кольцо?
asked-use-ring = { $who } решает, использовать ли кольцо
ask-pick-die = Какой кубик? На столе: { $dice }.
asked-pick-die = { $who } выбирает кубик
ask-falcon = { $leader } на «Соколе Тысячелетия»: кого спасти?
asked-falcon = { $who } решает, спасать ли захваченного командира
ask-escort = Кто вернётся вместе со спасённым? Куда: { $place }.
asked-escort = { $who } решает, кто вернётся на базу
ask-capture = Кого захватить?
asked-capture = { $who } выбирает, кого захватить
ask-choose-effect = «{ $card }»: что выбираете?
asked-choose-effect = { $who } выбирает действие карты «{ $card }»
ask-loyalty-where = «{ $card }»: в какой системе получить лояльность?
asked-loyalty-where = { $who } выбирает систему («{ $card }»)
ask-carry-where = «{ $card }»: куда увезти захваченного командира?
asked-carry-where = { $who } выбирает систему («{ $card }»)
ask-destroy-worth = «{ $card }»: какие отряды уничтожить (общая прочность до { $health })?
asked-destroy-worth = { $who } выбирает, что уничтожить («{ $card }»)
ask-destroy-one = «{ $card }»: какой отряд уничтожить?
asked-destroy-one = { $who } выбирает, что уничтожить («{ $card }»)
ask-gain-which = «{ $card }»: какой отряд получить?
asked-gain-which = { $who } выбирает отряд («{ $card }»)
ask-recycle = { $unit }: в запасе пусто. Где уничтожить свой отряд, чтобы взять его снова?
asked-recycle = { $who } решает, освободить ли отряд: { $unit }
ask-advance = «{ $card }»: какой отряд в очереди ускорить?
asked-advance = { $who } ускоряет производство («{ $card }»)
ask-destroy-queued = «{ $card }»: какой отряд в очереди уничтожить?
asked-destroy-queued = { $who } выбирает отряд в очереди («{ $card }»)
ask-queue-icons = Что поставить в очередь по символам системы?
asked-queue-icons = { $who } ставит отряды в очередь
ask-from-queue = Какой отряд из очереди дислоцировать: { $place }?
asked-from-queue = { $who } дислоцирует отряды: { $place }
ask-rescue-whom = «{ $card }»: кого спасти?
asked-rescue-whom = { $who } выбирает, кого спасти
ask-attach-ring = «{ $card }»: кому надеть кольцо?
asked-attach-ring = { $who } выбирает, кому надеть кольцо («{ $card }»)
ask-protect = «{ $card }»: чьё задание прикрыть от имперских командиров?
asked-protect = { $who } выбирает, чьё задание прикрыть
ask-next-mission = «{ $card }»: на какое начальное задание назначить снова?
asked-next-mission = { $who } выбирает следующее задание
ask-land-from = «{ $card }»: откуда высадить десант?
asked-land-from = { $who } готовит десант («{ $card }»)
ask-name-decoys = «{ $card }»: назовите вместе с базой две другие системы.
asked-name-decoys = { $who } называет три системы
ask-beacon-where = { $leader } на свободе. В какую систему региона базы поставить?
asked-beacon-where = { $who } выбирает систему ({ $leader })

# Карты, на которые смотрят
ask-objective-on-top = Какую цель оставить сверху? Другая уйдёт под низ.
asked-objective-on-top = { $who } смотрит верхние цели
ask-keep-objective = Какую цель взять на руку? Другая уйдёт под низ.
asked-keep-objective = { $who } выбирает цель
ask-order-objectives = В каком порядке вернуть цели на колоду? Первая окажется сверху.
asked-order-objectives = { $who } меняет порядок целей
ask-bury-objective = Какую цель повстанцев убрать под низ колоды?
asked-bury-objective = { $who } выбирает цель повстанцев
ask-keep-project = Какой проект взять? Другой уйдёт под низ.
asked-keep-project = { $who } выбирает проект
ask-false-lead-top = Какие карты зондов вернуть наверх? Первая окажется верхней, остальные уйдут под низ.
asked-false-lead-top = { $who } возвращает карты зондов в колоду
ask-false-lead-bottom = В каком порядке положить остальные под низ? Первая окажется выше.
asked-false-lead-bottom = { $who } возвращает карты зондов в колоду

# Цели
ask-objective = { $moment ->
    [refresh] Начало фазы обновления. Разыграть цель?
    [combat] Бой окончен. Разыграть цель?
   *[other] Сражение окончено. Разыграть цель?
  }
asked-objective = { $who } решает, разыграть ли цель
ask-reroll-die = Перебросить кубик кольцом мастера Йоды? На столе: { $dice }.
asked-reroll-die = { $who } решает, перебросить ли кубик
ask-eliminate = «{ $card }»: какой имперский командир будет устранён?
asked-eliminate = { $who } выбирает имперского командира

# Бой
ask-add-leader = Бой ({ $place }): добавить командира?
asked-add-leader = { $who } решает, добавить ли командира ({ $place })
ask-combat-action = Бой ({ $theatre }): какое действие? На кубиках: { $dice }.
asked-combat-action = { $who } выбирает действие в бою ({ $theatre })
ask-pick-dice = Какие кубики перебросить? На столе: { $dice }.
asked-pick-dice = { $who } выбирает кубики
ask-convert-hits = Сколько чёрных попаданий считать красными?
asked-convert-hits = { $who } меняет цвет попаданий
ask-assign-damage = Распределите урон ({ $theatre }).{ $black ->
    [0] {""}
   *[other] {" "}Чёрных попаданий: { $black }.
  }{ $red ->
    [0] {""}
   *[other] {" "}Красных попаданий: { $red }.
  }{ $any ->
    [0] {""}
   *[other] {" "}Прямых попаданий: { $any }.
  }
asked-assign-damage = { $who } распределяет урон ({ $theatre })
ask-block = Отразить урон картой тактики ({ $theatre })?
asked-block = { $who } решает, отражать ли урон ({ $theatre })
ask-block-damage = С каких отрядов снять урон ({ $any })?
asked-block-damage = { $who } снимает урон
ask-discard-tactic = Какую карту тактики сбросить?
asked-discard-tactic = { $who } сбрасывает карту тактики
ask-damage-whom = «{ $card }»: кому нанести урон?
asked-damage-whom = { $who } выбирает, кому нанести урон
ask-bombard-with = «{ $card }»: каким кораблём?
asked-bombard-with = { $who } выбирает корабль («{ $card }»)
ask-deal-damage = Распределите урон ({ $any }).
asked-deal-damage = { $who } распределяет урон
ask-which-decks = «{ $card }»: из каких колод взять две карты?
asked-which-decks = { $who } выбирает колоду карт тактики
ask-which-theatre = «{ $card }»: из какой колоды взять карты?
asked-which-theatre = { $who } выбирает колоду карт тактики
ask-retreat = Отступить ({ $place })? Куда?
asked-retreat = { $who } решает, отступать ли ({ $place })
ask-retreat-leader = Кто поведёт отступление? Куда: { $place }.
asked-retreat-leader = { $who } выбирает, кто поведёт отступление
ask-retreat-units = Отход: { $start } → { $end }. Кого взять на борт? Остальные останутся в бою.
asked-retreat-units = { $who } выбирает, кого увести
ask-lose-cargo = { $place } уничтожена, места на кораблях не хватает. Какие отряды потерять?
asked-lose-cargo = { $who } теряет отряды ({ $place })

# Обновление
ask-discard-mission = Лишних заданий на руке: { $count }. Какое сбросить?
asked-discard-mission = { $who } сбрасывает задания
ask-recruit = Кого завербовать?
asked-recruit = { $who } вербует командира
ask-recruit-card = Какую карту действия оставить?
asked-recruit-card = { $who } выбирает карту действия
ask-bury-actions = В каком порядке положить остальные под низ колоды? Первая окажется выше.
asked-bury-actions = { $who } кладёт карты действий под низ колоды
ask-build = Что построить?
asked-build = { $who } строит отряды
ask-deploy = Куда дислоцировать отряды?
asked-deploy = { $who } дислоцирует отряды
ask-deploy-units = Какие отряды дислоцировать: { $place }?
asked-deploy-units = { $who } дислоцирует отряды: { $place }

# Ответы
answer-pass = Пас
answer-action-card-pass = Не использовать
answer-use-ring-pass = Не использовать
answer-objective-pass = Не разыгрывать
answer-falcon-pass = Никого
answer-reroll-die-pass = Не перебрасывать
answer-turn-pass = Спасовать
answer-done = Готово
answer-no = Никого
answer-recycle-no = Не уничтожать
answer-second-leader-no = Больше никого
answer-base = База повстанцев
answer-none = Ничего
answer-stay = Остаться в бою
answer-decline = Отказаться: база остаётся
answer-nobody = Никого
answer-draw = Взять карту тактики за особый кубик
answer-recruit-draw = Тянуть ещё одну карту
answer-nothing = Ничего не делать
answer-new-base = Искать новую базу
answer-gather = Собрать отряды на базе
answer-nowhere = Ниоткуда
answer-show-base = Раскрыть базу
answer-allow = Согласиться
answer-veto = Отменить назначение
answer-loyalty = Получить 2 лояльности
answer-cruiser = Поставить крейсер мон-каламари в очередь
answer-research = Взять один из двух проектов
answer-repair = Снять саботаж и взять проект
answer-space = Космос
answer-ground = Поверхность
answer-both = По одной из каждой
answer-lead = { $leader } активирует систему
answer-reveal = { $known ->
    [yes] Раскрыть задание «{ $card }» ({ $leaders })
   *[no] Раскрыть задание { $number } ({ $leaders })
  }
answer-join = { $known ->
    [yes] К заданию «{ $card }» ({ $leaders })
   *[no] К заданию { $number } ({ $leaders })
  }
answer-leaders = Командиров: { $count }

# Журнал
note-mission-set = { $side }: показана карта «{ $card }» — { $vader ->
    [yes] колода со знаком Вейдера.
   *[no] колода без знака Вейдера.
  }
note-places-units = { $side }: { $place } — { $units }.
note-base-chosen = База повстанцев спрятана.
note-assignment-begins = Раунд { $round }. Фаза назначения.
note-command-over = Все спасовали: фаза командования окончена.
note-refresh-begins = Раунд { $round }. Фаза обновления.
note-round-over = Раунд { $round } окончен.
note-wins = { $result ->
    [base-conquered] База повстанцев захвачена. Победа: { $side }!
    [base-destroyed] Система с базой повстанцев уничтожена. Победа: { $side }!
   *[hope] Галактика поднимается. Победа: { $side }!
  }
note-assigns = { $who } назначает на задание { $number }: { $leaders }.
note-joins-mission = { $who }: к заданию { $number } присоединяется { $leader }.
note-vetoes = { $who } отменяет задание { $number }.
note-mission-laid = Задание { $number } — «{ $card }».
note-places-leader = { $leader } теперь здесь: { $place }.
note-passes = { $who } пасует.
note-activates = { $who }: { $leader } активирует систему { $place }.
note-moves-units = { $side }: { $start } → { $end } — { $units }.
note-moves-captives = Под стражей увезены: { $leaders } ({ $start } → { $end }).
note-reveals-mission = { $who } раскрывает задание «{ $card }» ({ $leaders }).
note-mission-at = Задание «{ $card }» пройдёт здесь: { $place }.
note-opposes = { $who }: мешать заданию отправляется { $leader } ({ $place }).
note-unopposed = «{ $card }»: помешать некому, задание удалось.
note-rolls = { $side }: бросок — { $dice }.
note-mission-succeeds = «{ $card }»: успех, { $own } против { $against }.
note-mission-fails = «{ $card }»: провал, { $own } против { $against }.
note-resolves = «{ $card }» выполняется.
note-ring-used = Кольцо «{ $ring }» ({ $leader }) использовано.
note-escorts = Возвращаются на базу: { $leaders }.
note-mobilizes = Быстрая мобилизация пройдёт в конце фазы командования (командиров: { $leaders }).
note-protected = { $leader }: в этом раунде из пула не мешают заданию этого командира.
note-reassigned = Снова назначены на задание: { $leaders }.
note-boosted = { $leader }: +2 успеха в следующем задании этого раунда.
note-becomes-jedi = Люк Скайуокер становится джедаем.
note-attached = { $leader } получает кольцо «{ $ring }».
note-captured = { $leader } в плену ({ $place }).
note-carried-off = Увезены: { $leaders } → { $place }.
note-rescued = { $leader } на свободе ({ $place }).
note-beacon = { $leader } с маячком: { $place }.
note-lured = { $leader } переходит на тёмную сторону и служит Империи.
note-detained = { $leader } под арестом и останется на поле в фазе обновления.
note-eliminated = { $leader } вне игры.
note-leaders-return = Командиры возвращаются в пулы.
note-recruits = { $side }: новый командир — { $leader }.
note-recruits-nobody = { $side }: никто не завербован.
note-slips = { $leader } под прикрытием проникает сюда: { $place }.
note-locked = Боба Фетт следит за системой: { $place }.
note-gained = { $side }: получены отряды — { $place }: { $units }.
note-destroyed = Уничтожены ({ $place }): { $units }.
note-recycled = { $side }: свой отряд разобран ради нового — { $unit } ({ $place }).
note-site-lost = Недостроенная Звезда Смерти погибла, и Звезда Смерти уходит из очереди.
note-loyalty-changes = { $place }: { $side }.
note-subjugated = Система { $place } порабощена.
note-subjugation-ends = Система { $place } больше не порабощена.
note-sabotaged = { $place }: саботаж.
note-sabotage-removed = { $place }: саботаж устранён.
note-system-destroyed = Суперлазер стреляет. Система уничтожена: { $place }.
note-builds = { $side }, новое в очереди: { $units }.
note-queued = { $side }: в очередь на деление { $space } поставлен отряд — { $unit }.
note-queue-advances = { $side }: в очереди ускорен отряд — { $unit }, теперь деление { $space }.
note-queue-raided = В очереди Империи (деление { $space }) уничтожено: { $unit } ×{ $count }.
note-deploys = { $side }: дислокация — { $place }: { $units }.
note-back-to-queue = { $side }: остальное ждёт в начале очереди.
note-station-finished = Звезда Смерти достроена: { $place }.
note-base-revealed = База повстанцев раскрыта: { $place }!
note-says-base = { $region ->
    [yes] { $here ->
        [yes] Да: база в этом регионе ({ $place }).
       *[no] Нет: базы в этом регионе нет ({ $place }).
      }
   *[no] { $here ->
        [yes] Да: база здесь ({ $place }).
       *[no] Нет: базы здесь нет ({ $place }).
      }
  }
note-names-systems = База в одной из трёх систем: { $places }.
note-draws-probes = Империя берёт карты зондов: { $count }.
note-probes-drawn = Зонды сообщают: базы нет — { $places }.
note-scouts = Повстанцы смотрят карты зондов: { $count }.
note-probes-seen = Возможные места новой базы: { $places }.
note-base-declined = База остаётся на месте; карты зондов ({ $count }) уходят под низ.
note-base-moves = База перенесена. Старое место: { $place }.
note-false-lead = Ложный след: { $places }. Наверх колоды — { $top }, под низ — { $bottom }.
note-intercepted = Перехвачены сообщения: Империя получает карт зондов — { $count }.
note-intercepted-seen = Получены карты зондов: { $places }.
note-draws-missions = { $side }: взято заданий — { $count }.
note-missions-drawn = Взяты карты: { $cards }.
note-discards-missions = { $side }: сброшено — { $cards }.
note-draws-projects = Империя берёт проекты: { $count }.
note-project-buried = Ещё один проект уходит под низ колоды.
note-mission-found = { $side }: карта взята из колоды заданий, колода перетасована.
note-mission-found-seen = Взята карта: { $card }.
note-draws-objectives = Повстанцы берут цели: { $count }.
note-objectives-drawn = Взяты цели: { $cards }.
note-looks-at-objectives = { $side }: просмотрено верхних целей — { $count }.
note-objectives-seen = Наверху колоды целей: { $cards }.
note-objectives-shown = Цели на руке повстанцев: { $cards }.
note-plays-objective = Цель «{ $card }» { $reputation ->
    [0] вступает в игру.
   *[other] выполнена: репутация +{ $reputation }.
  }
note-plans-rolled = Чертежи Звезды Смерти! Бросок: { $dice }.
note-plans-fail = Прямого попадания нет: чертежи возвращаются на руку.
note-station-destroyed = { $unit } уничтожена ({ $place })!
note-uses-action = { $who } использует карту действия «{ $card }».
note-discards-action = { $side }: карта действия «{ $card }» сброшена.
note-actions-drawn = Взяты карты действий: { $cards }.
note-time-advances = Маркер времени: { $time }.
note-reputation-gained = Репутация растёт на { $amount }: маркер на { $reputation }.
note-reputation-lost = Репутация падает на { $amount }: маркер на { $reputation }.
note-combat-begins = Бой: { $place }. Первой действует сторона: { $side }.
note-adds-leader = { $who }: к бою присоединяется { $leader } ({ $place }).
note-draws-tactics = { $side }: взято карт тактики ({ $theatre }) — { $count }.
note-tactics-drawn = Взяты карты тактики: { $cards }.
note-round-begins = Раунд боя { $round }.
note-attacks = { $side }: атака ({ $theatre }, { $place }).
note-rolls-attack = { $side }: бросок — { $dice }.
note-plays-tactic = { $who } играет карту тактики «{ $card }».
note-assigns-damage = { $side }: нанесён урон — { $units }.
note-blocks-damage = { $side }: урон отражён — { $units }.
note-retreats = { $side }: отступление ({ $leader }) → { $place }: { $units }.
note-must-retreat = { $place }: не отступившие корабли повстанцев потеряны.
note-structures-lost = { $side }: сооружения остались без защиты ({ $place }).
note-battle-won = { $side }: сражение выиграно ({ $theatre }, { $place }).
note-combat-ends = Бой окончен: { $place }.

# Итоги
result-hope = Победа Повстанцев: репутация и время встретились.
result-base-conquered = Победа Империи: база повстанцев захвачена.
result-base-destroyed = Победа Империи: система с базой уничтожена.
result-forfeit = Победа другой стороны: время вышло.

# Отказы
refused-reb-rote-setup-options = Части дополнения играются только вместе с «Рассветом Империи».
refused-reb-setup-first-game = В первой партии база не может быть рядом с имперскими отрядами.
refused-first-game-alone = В первую партию играют без дополнения: выключите либо её, либо дополнение.
refused-reb-assign-action-instead = Эту карту сейчас использовать нельзя: её командир должен быть в пуле, а условия карты — выполнены.
refused-reb-setup-recruits-wait = Этот командир ещё не завербован.
refused-reb-assign-how = Этот командир уже назначен на задание.
refused-reb-capture-ring = Этот командир в плену.
refused-reb-leader-once-per-round = Этот командир уже на поле и не вернётся в пул до фазы обновления.
refused-reb-activate-place-leader = Без значений тактики командир не может активировать систему.
refused-reb-rote-subversion = «Срыв планов» раскрывают, только когда на задание отправляется соперник.
refused-reb-mission-skill-requirement = Назначенным командирам не хватает символов нужного навыка.
refused-reb-mission-choose-system = Условие карты задания здесь не выполнено: выберите другое место или другое задание.
refused-reb-base-revealed-space = База раскрыта: ячейкой базы больше не пользуются.
refused-reb-base-move-out = С базы можно попасть только в её систему и соседние с ней.
refused-reb-move-one-step = Отряды перемещаются только из соседних систем.
refused-reb-move-base-space-block = Командир на базе удерживает отряды.
refused-reb-move-leader-blocks = Ваш командир удерживает отряды в этой системе.
refused-reb-move-restricted = Здесь нечему двигаться: нужен корабль с местом для перевозки.
refused-reb-move-rapid-mob-leader = Командир удерживает отряды в этой системе.
refused-reb-base-rapid-mob-move = Собрать отряды можно только на скрытую базу и только с перевозкой.
refused-reb-action-boba-undercover = За этой системой следит Боба Фетт.
refused-reb-mission-base-space = В ячейке базы задания не выполняются, если карта этого не говорит.
refused-reb-mission-capture-not-captured = Этот командир уже в плену или служит Империи.
refused-reb-base-leaders-on-space = Командир на базе не находится ни в одной системе.
refused-reb-mission-against-leader = Задание нельзя направить против этого командира.
refused-reb-mission-send-opposer = Мешать заданию отправляют только командира из пула.
refused-reb-action-leader-present = В системе нет командира с этой карты.
refused-reb-action-types = Эту карту используют в другой момент.
refused-reb-combat-add-leader = В бой добавляют только командира со значениями тактики.
refused-reb-combat-block = Карты защиты разыгрывают, когда соперник нанёс урон; другие карты урон не снимают.
refused-reb-combat-play-tactic = Карта другого театра, или не хватает особого кубика.
refused-reb-combat-spend-special-draw = Чтобы взять карту, нужен кубик с особым символом.
refused-reb-combat-transports-alone = Этим кораблям нельзя оставаться: они обязаны отступить.
refused-reb-retreat-how = Отступают только в соседнюю систему.
refused-reb-retreat-not-origin = Из этой системы напал соперник.
refused-reb-retreat-destination = Отступать можно к своим отрядам или в свою систему, иначе — в пустую; никогда к врагу.
refused-reb-retreat-not-base-space = На базу отступить нельзя.
refused-reb-objective-immediately = Момент этой цели в этом бою прошёл.
refused-reb-objective-play = Условие этой цели сейчас не выполнено.
refused-reb-refresh-hand-limit = Начальные задания не сбрасывают.
refused-reb-recruit-not-available = Этого командира сейчас нельзя завербовать.
refused-reb-sabotage-marker = Здесь саботаж: дислоцировать нельзя.
refused-reb-deploy-limit-two = В одну систему за фазу дислоцируют не больше двух отрядов.
refused-reb-deploy-revealed-base = База раскрыта: дислоцировать можно только в лояльной системе без имперских отрядов.
refused-reb-deploy-where = Дислоцировать можно только в своих системах без отрядов соперника.
refused-reb-ds-oversee = Звезда Смерти появляется только там, где она строится.
refused-reb-setup-rebel-units-where = Начальные отряды не ставят туда, где есть имперские.
refused-reb-setup-choose-base = Карты этой системы нет в колоде зондов.
refused-reb-base-new-base-illegal = Там имперские отряды или лояльность Империи, или система уничтожена.
refused-reb-move-capacity = На кораблях не хватает мест: { $lacking }. Возьмите больше кораблей или меньше отрядов.
refused-reb-capture-move = Пленных перевозят только вместе с отрядами.
refused-reb-combat-assign-damage = Отрядам с чёрным здоровьем полагается урона от { $least } до { $most }, а отдано { $given }.
refused-reb-unit-health-worth = Здоровья у выбранных отрядов вместе { $given }, а можно не больше { $most }.
refused-reb-build-icons = Один символ — один отряд: лишних отрядов { $over }.
refused-reb-build-supply-limit = В запасе не хватает отрядов: { $lacking }.
refused-reb-setup-imperial-units = В каждой имперской системе нужен наземный отряд: без него остаются системы ({ $bare }), а поставить ещё можно { $later }.

# «Рассвет Империи»
ask-too-many-leaders = Командиров больше предела: выберите, кто покинет игру (осталось выбрать: { $count }).
asked-too-many-leaders = { $who } решает, кто из командиров покинет игру
ask-remove-target = Снять жетон мишени («{ $card }», { $place })?
asked-remove-target = { $who } решает, снять ли жетон мишени ({ $place })
ask-subvert = Раскрыть «Срыв планов» против задания «{ $card }»?
asked-subvert = { $who } решает, вмешаться ли в задание «{ $card }»
ask-tuck = «{ $card }»: какую карту зонда положить под неё?
asked-tuck = { $who } кладёт карту зонда под «{ $card }»
ask-keep-probe = «{ $card }»: какую карту зонда оставить под ней?
asked-keep-probe = { $who } выбирает карту зонда («{ $card }»)
ask-return-probes = «{ $card }»: куда вернуть остальные карты зондов?
asked-return-probes = { $who } возвращает карты зондов
ask-sweep = «{ $card }»: раскрыть карту зонда и захватить командира в этой системе?
asked-sweep = { $who } решает, использовать ли «{ $card }»
ask-draw-out = «{ $card }»: кого из пула повстанцев выманить?
asked-draw-out = { $who } выбирает командира повстанцев («{ $card }»)
ask-name-region = «{ $card }»: о регионе какой системы спросить?
asked-name-region = { $who } называет систему («{ $card }»)
ask-discredit = Снять весь саботаж или бросить кубики ({ $count }) и на особом потерять репутацию?
asked-discredit = { $who } решает, снять ли саботаж
ask-recruit-here = «{ $card }»: кого завербовать?
asked-recruit-here = { $who } вербует командира («{ $card }»)
ask-heist = «{ $card }»: что выбираете?
asked-heist = { $who } выбирает действие карты «{ $card }»
ask-recover-mission = «{ $card }»: какое задание вернуть из сброса?
asked-recover-mission = { $who } возвращает задание из сброса
ask-how-many = «{ $card }»: сколько отрядов уничтожить?
asked-how-many = { $who } выбирает, сколько отрядов уничтожить
ask-discard-theirs = Какое задание повстанцев сбросить?
asked-discard-theirs = { $who } выбирает задание повстанцев
ask-sort-tactics = Какие карты тактики положить наверх ({ $theatre })? Первая окажется верхней, остальные уйдут под низ.
asked-sort-tactics = { $who } смотрит карты тактики ({ $theatre })
ask-keep-missions = Какие задания оставить ({ $count })?
asked-keep-missions = { $who } выбирает задания
ask-promote-where = «{ $card }»: в какой имперской системе?
asked-promote-where = { $who } выбирает систему («{ $card }»)
ask-leader-back = «{ $card }»: кто вернётся в пул?
asked-leader-back = { $who } возвращает командира в пул
ask-false-orders = «{ $card }»: какое имперское задание отменить?
asked-false-orders = { $who } отдаёт ложные приказы
ask-recall-objective = «{ $card }»: какую цель вернуть на колоду?
asked-recall-objective = { $who } возвращает цель на колоду
ask-discard-objectives = Какие две цели сбросить?
asked-discard-objectives = { $who } сбрасывает цели
ask-mark-outposts = «{ $card }»: в каких двух отдалённых системах поставить жетоны мишени?
asked-mark-outposts = { $who } ставит жетоны мишени
ask-mark-cell = «{ $card }»: в какой системе поставить жетон мишени?
asked-mark-cell = { $who } ставит жетон мишени
ask-remove-sabotage = «{ $card }»: снять саботаж?
asked-remove-sabotage = { $who } решает, снять ли саботаж
ask-cell-discard = «{ $card }»: сбросить цель ради репутации?
asked-cell-discard = { $who } решает, сбросить ли цель
ask-choose-tactic = Выберите карту тактики ({ $theatre }).
asked-choose-tactic = { $who } выбирает карту тактики ({ $theatre })
ask-retrieve-tactics = Какие использованные карты тактики вернуть ({ $theatre })?
asked-retrieve-tactics = { $who } возвращает карты тактики ({ $theatre })
ask-cancel-first = «{ $card }»: отменить карту соперника?
asked-cancel-first = { $who } решает, отменить ли карту соперника
ask-tactic-half = «{ $card }»: какую половину применить?
asked-tactic-half = { $who } выбирает половину карты «{ $card }»
ask-extra-tactic = «{ $card }»: сыграть ещё одну карту тактики?
asked-extra-tactic = { $who } решает, сыграть ли ещё одну карту тактики
ask-cinematic-action = Действие в бою ({ $theatre }). На столе: { $dice }.
asked-cinematic-action = { $who } выбирает действие в бою ({ $theatre })
ask-prevented-die = Какой свой кубик убрать? На столе: { $dice }.
asked-prevented-die = { $who } убирает кубик
ask-shed-damage = С каких отрядов снять урон (до { $any })?
asked-shed-damage = { $who } снимает урон
ask-which-shield = Какой щит примет урон ({ $count })?
asked-which-shield = { $who } выбирает щит
answer-keep = Оставить
answer-remove = Снять
answer-subvert-no = Не вмешиваться
answer-top = Наверх колоды
answer-bottom = Под низ колоды
answer-tactic-half-top = Верхняя половина
answer-tactic-half-bottom = Нижняя половина
answer-tactic-half-neither = Ни одну
answer-sweep = Раскрыть и захватить
answer-sweep-no = Не сейчас
answer-repair-all = Снять весь саботаж
answer-roll = Бросить кубики
answer-objective = Взять цель
answer-another-card = Взять ещё одну начальную карту действия
answer-motti = Завербовать адмирала Мотти
answer-saw = Потерять репутацию и завербовать Со Герреру
answer-wait = Не отменять
answer-cancel = Отменить
answer-extra-tactic-no = Больше ничего
answer-reroll = Переброс командира
answer-cell-discard-pass = Не сбрасывать
answer-use = Использовать «{ $card }»
answer-face-down = { $known ->
    [yes] «{ $card }» ({ $leaders })
   *[no] Задание { $number } ({ $leaders })
  }
answer-remove-target-of = Снять жетон мишени («{ $card }»)
note-target-placed = Жетон мишени («{ $card }»): { $place }.
note-target-removed = Жетон мишени снят («{ $card }»): { $place }.
note-subverts = { $who }: срыв планов! Мешают: { $leaders } ({ $place }).
note-limit-raised = Предел командиров Империи теперь { $limit }.
note-probe-tucked = Карта зонда лежит под картой «{ $card }».
note-tucked-revealed = «{ $card }»: раскрыта система — { $place }.
note-probes-returned = Карты зондов ({ $count }) вернулись { $where ->
    [top] наверх колоды.
   *[bottom] под низ колоды.
  }
note-drawn-out = { $leader } — из пула сюда: { $place }.
note-objective-returned = Цель «{ $card }» кладётся на верх колоды.
note-objectives-discarded = Цели сброшены: { $cards }.
note-rebels-roll = Повстанцы бросают: { $dice }.
note-return-to-pool = Возвращаются в пул: { $leaders }.
note-missions-seen = Задания на руке повстанцев: { $cards }.
note-mission-recovered = Задание «{ $card }» возвращается из сброса на руку.
note-missions-kept = Повстанцы оставляют задания: { $count }.
note-tactics-sorted = Повстанцы разложили карты тактики ({ $theatre }).
note-tactics-recovered = Повстанцы возвращают все использованные карты тактики.
note-false-orders = Ложные приказы: имперское задание { $number } возвращается на руку.
note-queue-given = Повстанцы отказываются от отряда в очереди (деление { $space }): { $unit }.
note-chooses-tactic = { $side }: открыта карта тактики «{ $card }».
note-tactics-revealed = Карты тактики ({ $theatre }): { $cards }.
note-uses-tactic = { $side }: «{ $card }», { $half ->
    [top] верхняя половина.
   *[bottom] нижняя половина.
  }
note-passes-tactic = { $side }: «{ $card }» без эффекта.
note-cancels = { $side }: отменена карта «{ $card }».
note-doomed = { $leader }: в конце фазы командования — вне игры.
note-tactics-taken = { $side }: карты тактики возвращены — { $cards }.
note-prevents = { $side }: предотвращено — { $die }.
note-removes-damage = { $side }: урон снят — { $units }.

# Поле
phase-setup = подготовка
phase-assignment = назначение
phase-command = командование
phase-refresh = обновление
board-round = Раунд { $round } · { $phase }
board-time = время { $time }
board-reputation = репутация { $reputation }
board-left = до победы повстанцев { $count }
board-base-at = База найдена: { $place }
board-base-secret = Тайная база: { $place }
board-base-hidden = { $count ->
    [one] База скрыта: { $count } возможное место
    [few] База скрыта: { $count } возможных места
   *[many] База скрыта: { $count } возможных мест
  }
board-base-unknown = База скрыта
board-queue = { $side }, очередь { $number }:
board-chosen = Назначение:
board-needs = { $skill }, нужно { $count }
board-signs = ● повстанцы  ▲ Империя  ▼ подчинена  ○ ничья  † погибла  ? возможна база  1/2 корабли/земля
board-signs-page = ● повстанцы, ▲ Империя, ▼ подчинена, ○ ничья, † уничтожена, ⌂ база, ? может быть база; ▵ ◦ ▫ ресурсы и место в очереди, × саботаж, ◎ жетон цели, [имя] пленник
board-pool = Пул:
board-laid = Назначены:
board-hand = Задания:
board-actions = Действия:
board-cards = Действия и цели
board-objectives = Цели:
board-combat = Бой: { $place }, раунд { $round }
board-tactics = { $side }, карты тактики ({ $count }):

preset-lesson = Первая партия
preset-lesson-hint = Готовая расстановка из правил; карты действий только вербуют командиров.
preset-quick = Базовая
preset-quick-hint = Полная партия из базовой коробки.
preset-full = Полная
preset-full-hint = С «Рассветом Империи»: обе коробки, кинематографический бой.
galaxy = Галактика
layers = Слои карты
layer-probes = Зонды
layer-regions = Регионы
layer-resources = Ресурсы
layer-notes = Пометки
layer-notes-hint = Нажмите на систему, чтобы поставить или снять свою пометку
system-rebel = лояльна повстанцам
system-empire = лояльна Империи
system-subjugated = порабощена
system-sabotaged = саботаж
system-destroyed = уничтожена
track = Время { $time }, репутация { $reputation }
track-recruit = Вербовка
track-build = Производство
production = Производство
next-build = сборка на отметке { $space }
waiting-units = К дислокации
mission-hidden = Задание { $number }
mission-done = Задание выполнено
mission-lost = Задание провалено
combat-round = раунд { $round }
health-left = прочность { $left } из { $health }
no-commander = { $side }: без командира
recap-title = { $place }: итоги боя
recap-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
  }
recap-first = первый ход: { $side }
recap-won-space = в космосе победа: { $side }
recap-won-ground = на поверхности победа: { $side }
recap-drawn-space = в космосе победы нет
recap-drawn-ground = на поверхности победы нет
recap-held = На месте: { $side }
recap-held-both = На месте обе стороны
recap-held-nobody = Здесь никого не осталось
recap-lost = Потеряно
recap-none = потерь нет
recap-left = Осталось
recap-nobody = никого
recap-retreated = Отход: { $place } ({ $leader })
recap-results = К чему это привело
recap-on = Дальше
step-leaders = Командиры
step-attack = Бросок
step-damage = Урон
step-block = Защита
step-retreat = Отступление
retreat-aboard = На борту { $given } из { $total }
battle-odds = По одним кубикам, без карт и отступления: Империя останется одна в { $empire } % случаев, повстанцы — в { $rebel } %.
battle-awaited = урон ≈ { $damage }
tactics-held = Карты тактики: { $count }
muster-transport = Места на кораблях: { $load } из { $room }
muster-all = Взять всё, что можно
placing-left = осталось { $left } из { $total }
placing-done = все расставлены: { $total }
placing-propose = Расставить за меня
placing-thinking = Думает…
placing-tap = Нажимайте на светящиеся системы: каждое нажатие ставит один отряд.
placing-later = Потом
count-leaders = { $count ->
    [one] { $count } командир
    [few] { $count } командира
   *[many] { $count } командиров
  }
count-missions = заданий { $count }
count-objectives = целей { $count }
count-actions = действий { $count }
tab-pool = Командиры { $count }
tab-cards = Карты { $count }
tab-production = Сборка
kind-mission = Задание
kind-action = Действие
kind-objective = Цель, ступень { $stage }
kind-tactic = Тактика
kind-leader = Командир

# Подсказки
bot-admiral = адмирал
hint-storm-base = База повстанцев найдена: бросьте туда всё, что дотянется ({ $place }).
hint-search-here = { $place }: база ещё может быть здесь (возможных мест осталось { $left }), и наземные отряды это выяснят.
hint-take-system = { $place }: эта система будет строить для вас.
hint-hide-here = { $place }: далеко от имперских войск, и дорог сюда мало.
hint-skilled-for = «{ $card }»: { $leader } в пуле, и умения хватает.
hint-to-be-rid-of = «{ $card }» ({ $leader }): казнённый пленник больше не вернётся.
hint-to-capture = «{ $card }» ({ $leader }): того, кто вышел из пула, можно взять в плен.
hint-to-keep-station = «{ $card }» ({ $leader }): пока лежит жетон, от чертежей Звезды Смерти нет толку.
hint-to-cost-reputation = «{ $card }» ({ $leader }): повстанцы либо устранят свой саботаж, либо рискнут репутацией.
hint-to-spoil-goal = «{ $card }» ({ $leader }): цель станет известна и вернётся в колоду.
hint-to-find-base = «{ $card }» ({ $leader }): останется меньше систем, где может быть база.
hint-to-burn-out = «{ $card }» ({ $leader }): база под Звездой Смерти откроется, а наземные отряды там погибнут.
hint-to-thin-base = «{ $card }» ({ $leader }): солдаты уйдут с базы туда, куда нужно Империи.
hint-to-enlist = «{ $card }» ({ $leader }): в каждом следующем раунде одним командиром больше.
hint-to-win-loyalty = «{ $card }» ({ $leader }): лояльность растёт, а командиры сразу вернутся в пул.
hint-to-grow = «{ $card }» ({ $leader }): отрядов станет больше, и раньше, чем при постройке.
hint-to-hold-fleets = «{ $card }» ({ $leader }): от Заградителя флот повстанцев не отступит.
hint-keep-for-command = Хватит заданий: остальные командиры нужны в пуле, чтобы активировать системы и мешать противнику.
hint-may-pass = Можно спасовать: ничего, что стоило бы командира, не осталось.
hint-close-in = { $place }: отсюда ближе к последним местам, где может быть база.
hint-raid = { $place }: здесь вы заметно сильнее, и потери для Империи будут чувствительны.
hint-watch-here = { $place }: здесь ещё может быть база, а ваш командир останется рядом.
hint-reveal-now = Раскройте задание «{ $card }» сейчас, пока у противника меньше свободных командиров, чтобы помешать.
hint-lead-out = { $leader } активирует систему { $place }: войска нужнее всего там, а этого командира можно занять.
hint-best-at = { $leader }: лучший выбор из пула для задания «{ $card }».
hint-unwatched = { $place }: командиров противника здесь нет, помешать будет труднее.
hint-only-watched = { $place }: противник рядом, но и выгода здесь больше, чем в других системах.
hint-worth-opposing = { $leader }: умения хватит, чтобы сорвать «{ $card }», и этого командира можно занять.
hint-let-them-try = Пусть попробуют («{ $card }»): свободные командиры нужнее для своих ходов.
hint-most-able = { $leader }: больше всего умений и тактики из тех, кого можно выбрать.
hint-move-base = Имперские войска близко: пора искать новое место для базы.
hint-stay-hidden = Останьтесь: другое место спрятано не лучше.
hint-gather-at-base = Базе пока ничто не грозит: соберите на ней войска впрок.
hint-bring-from = { $place }: отсюда придут самые сильные войска.
hint-enough-there = Войск уже достаточно: остальные пригодятся там, где стоят.
hint-take-all = Берите всё, что поместится на корабли: бой решит число кубиков и прочность.
hint-leave-guard = Десанта хватит, а гарнизон пусть удерживает систему.
hint-build-dearest = Сначала самое сильное: больше прочности и кубиков за те же символы.
hint-defend-base = База важнее всего: пока она стоит, игра не проиграна.
hint-near-suspects = { $place }: отсюда ближе всего к системам, где может быть база.
hint-keep-units = Отряды на карте сейчас дороже тех, что придут позже.
hint-finish-off = Добейте самое ценное из того, что можно уничтожить: уничтоженный отряд больше не стреляет.
hint-save-units = Отразите урон: уцелевшие отряды ударят ещё раз.
hint-take-tactic = Особая грань больше ни на что не пойдёт: возьмите за неё карту тактики.
hint-reroll-missed = Перебросьте то, что не попало: хуже не станет.
hint-no-misses = Все кубики что-то дали: перебрасывать нечего.
hint-use-card = Сыграйте «{ $card }»: её условие выполнено сейчас, а другого случая может не быть.
hint-commands = { $leader }: лучшие значения тактики, а они дают в бою карты и перебросы.
hint-fall-back = Этот бой проигран: уведите отряды в систему { $place }, там они уцелеют.
hint-save-troops = Уводите всех, кого можно, и сначала повреждённых: вышедшие из боя снова целы.
hint-stand-here = Силы не так уж неравны: оставайтесь и стреляйте.
hint-stand-at-base = Уйти с базы — значит проиграть: держитесь.
hint-score-now = Цель «{ $card }» достигнута: это репутация уже сейчас.
hint-least-useful = «{ $card }» пригодится меньше других заданий на руке.
hint-fleets-apart = Разведите флоты: из нескольких систем разом осмотреть можно больше мест, где прячется база ({ $unit }).
hint-fighters-aboard = К большим кораблям: без них истребители никуда не улетят ({ $unit }).
hint-troops-aboard = Туда, где их возьмут на борт: десант ищет базу, а в каждой имперской системе остаётся гарнизон ({ $unit }).
hint-quiet-yard = { $place }: дорог сюда мало, стройку вряд ли потревожат.
hint-start-hidden = Держите всё на базе: там войска не видны, и там они нужнее всего.
hint-small-outpost = { $place }: для аванпоста хватит одного отряда, остальные нужнее на базе.
hint-ring-for-talks = { $leader }: лучше всех в дипломатии, а C-3PO обращает провал переговоров в успех.
hint-ring-for-errands = { $leader }: чаще других отправляется на задания, там от кольца больше всего пользы.
hint-ring-for-fights = { $leader }: лучшая тактика, а Йода даёт переброс и в бою, и на заданиях.
hint-ring-for-spies = { $leader }: лучше всех в разведке и диверсиях, а K-2SO добавит к ним ещё по значку.
hint-ring-on-their-best = { $leader }: этого командира повстанцам терять обиднее всего.
hint-ring-turns-it = { $ring }: кольцо ещё может переломить исход задания.
hint-ring-waits = Сейчас кольцо ничего не изменит: поберегите его.
hint-special-counts-two = Особая грань — два успеха: больше не даёт ни одна.
hint-spoil-best = Этот кубик противника вредит больше других: пусть бросит его заново.
hint-nearest-goal = Цель «{ $card }» ближе других к исполнению: пусть она придёт первой.
hint-furthest-goal = Цель «{ $card }» дальше других от исполнения: отдать её не жаль.
hint-bury-their-goal = Цель «{ $card }» повстанцы выполнили бы раньше других: уберите её под низ.
hint-their-hardest-first = Пусть повстанцы сначала возьмут то, что им труднее всего: «{ $card }».
hint-trade-goal = Цель «{ $card }» больше не принесёт, а репутация за сброс будет уже сейчас.
hint-keep-goals = Каждая цель на руке обещает больше, чем даст её сброс.
hint-keep-secret = Пока не показывайте, где база: до победы далеко, и Империя успеет до неё добраться.
hint-loss-for-them = { $leader }: этого командира противнику терять обиднее всего.
hint-least-able = { $leader }: умений и тактики меньше, чем у остальных, потеря невелика.
hint-two-are-surer = Отправьте второго командира: с ним на задании больше кубиков, и помешать труднее.
hint-joins-in = { $leader }: второй командир прибавит заданию кубиков.
hint-good-plan = Согласитесь: исполнители назначены с умом, и лучшего плана у вас нет.
hint-richest-place = { $place }: ресурсов и пользы здесь не меньше, чем в любой другой системе на выбор.
hint-saved-leader = { $leader }: уцелеет вместе с отрядами и поведёт их в следующий бой.
hint-play-tactic = Сыграйте «{ $card }»: после боя карта тактики уже не пригодится.
hint-upper-half = Верхняя половина сильнее, а нужный для неё отряд здесь есть.
hint-lower-half = Нижняя половина: для верхней здесь нет нужного отряда.
hint-tactics-again = Верните как можно больше карт: каждая ещё раз поможет в этом бою.
hint-repair = Снимите урон за особую грань: уцелевший отряд ударит ещё раз.
hint-destroy-dearest = Уничтожьте как можно больше, начиная с самого ценного: эти отряды больше не помешают.
hint-gain-dearest = Возьмите самый сильный отряд из тех, что предлагают: в бою считаются прочность и кубики.
hint-searched-there = { $place }: вокруг почти всё осмотрено, и истребители отсюда можно увести.
hint-keep-nearest = Цель «{ $card }» ближе других к исполнению: возьмите её.
hint-most-useful = «{ $card }» обещает больше других заданий на выбор.
hint-their-best-mission = «{ $card }» — самое опасное из заданий повстанцев, какие можно сбросить.
hint-loyalty-at-once = Лояльность действует сразу, а крейсер ещё ждал бы на шкале постройки.
hint-two-projects = Возьмите один проект из двух: будет из чего выбрать, а после ремонта выбора нет.
hint-free-commander = { $leader } остаётся в пуле: иначе этот командир сразу уйдёт в систему.
hint-spared-reputation = Другая карта ничего не стоит, а за командира ({ $leader }) пришлось бы отдать репутацию.
hint-sabotage-again = Снимите саботаж: его можно устроить снова, а репутация останется цела.
hint-acts-at-once = «{ $card }» сработает сразу: оставьте её, и ждать случая не придётся.
hint-waits-in-hand = «{ $card }» останется на руке и дождётся своего часа: когда её применить, решите вы.
hint-each-in-turn = «{ $card }» может быть первой: все эти карты сработают одна за другой.
hint-blocks-alike = Сбросьте «{ $card }»: за любую карту отражается столько же урона.
hint-space-first = Космос: в бою сначала сражаются корабли, эти карты пригодятся раньше.
hint-vader-deck = «{ $card }» со знаком Вейдера: в вашей колоде останутся задания с этим знаком и с командирами.
hint-plain-deck = «{ $card }» без знака Вейдера: в вашей колоде останутся все задания, кроме отмеченных им.
hint-known-empty = { $place }: вы уже знаете, что базы там нет, и спрятать эту карту зонда не жаль.
hint-takes = Раскройте карту: { $leader } сейчас в системе { $place }, и этого командира можно взять в плен.
hint-asked-again = Эти карты зондов Империя уже видела: пока она берёт их снова, нового она не узнает.
hint-nothing-new-below = Эти карты зондов Империя уже видела: в каком бы порядке они ни легли вниз, нового она не узнает.
hint-stays-suspect = { $place }: эту карту зонда Империя не возьмёт, и базу ей придётся искать и там.
hint-known-draws = Наверх: эти карты Империя возьмёт следующими, и вы знаете, что именно она узнает.
hint-back-in-deck = Вы ничего не теряете: остальные задания вернутся в колоду и ещё могут прийти.
hint-cell-pays = { $place }: пока здесь лежит жетон, в каждой фазе обновления цель можно сбросить за репутацию.
hint-plans-useless = { $place }: пока здесь лежит жетон, повстанцы не могут применить чертежи Звезды Смерти.
hint-pays-them = { $place }: пусть жетон лежит, ведь если его убрать, повстанцы получат репутацию.
hint-pays-us = { $place }: за снятый отсюда жетон повстанцы получат 1 репутацию.
hint-ends-theirs = { $place }: уйдёт жетон — карта «{ $card }» больше ничего не даст противнику.
hint-stay-on-watch = Пусть останутся: командиры в системе мешают там заданиям противника.
hint-home-with = { $leader } уходит вместе с освобождённым ({ $place }): того, кто останется в системе, ещё могут схватить.
hint-march-on = { $place }: отряды не гибнут, а уходят в имперскую систему и послужат там.
hint-splits-search = { $place }: ответ исключит либо регион этой системы, либо все остальные.
hint-pictured = { $leader }: карте нужен один из командиров, которые на ней изображены, и этот подходит.
hint-still-to-choose = Не отменяйте: «{ $card }» ещё сработает в свой черёд, тогда вы и выберете половину.
hint-as-near = { $place }: не дальше других систем на выбор, и имперские отряды там есть.
hint-builds-for-us = { $place }: лояльность здесь вам на пользу, ведь лояльные системы строят для своей стороны.
hint-both-happen = Порядок ничего не стоит: каждая из этих мобилизаций состоится.
hint-known-cards = Эти карты тактики вы видели и будете знать, что возьмёте в следующем бою.
hint-other-cards = Эти карты уйдут вниз: в следующем бою вы возьмёте другие.
hint-not-now = Сейчас это ничего не даст.
hint-only-this = Другого выбора здесь нет.
hint-even = Варианты почти равны: подойдёт любой.

# конец
end-score-track = время против репутации
end-column-missions = задания
end-column-battles = бои
end-column-lost = потери
end-curve-track = Время и репутация на шкале
end-line-reputation = Репутация
end-line-time = Время
end-rounds = { $count ->
    [one] раунд
    [few] раунда
   *[many] раундов
  }
end-missions = { $count ->
    [one] задание удалось
    [few] задания удались
   *[many] заданий удалось
  }
end-units = { $count ->
    [one] отряд уничтожен
    [few] отряда уничтожено
   *[many] отрядов уничтожено
  }
end-systems = { $count ->
    [one] система уничтожена
    [few] системы уничтожены
   *[many] систем уничтожено
  }
