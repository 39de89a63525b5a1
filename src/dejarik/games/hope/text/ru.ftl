# «Путь к надежде»: все слова игры.

name = Путь к надежде
tagline = Вместе отыщите чертежи «Звезды Смерти» — по памяти, на слух и с шестью героями на руке.
motto = Разведка вслепую
duration = 7–40 мин
setting-quick = Быстрая игра
setting-quick-hint = Один раунд вместо трёх; победа — только если добыты все чертежи.
setting-memory_aid = Памятка
setting-memory_aid-hint = Свои семь карт видны и после просмотра — всем одинаково.

# Карты
card-bodhi = Бодхи Рук
card-jyn = Джин Эрсо
card-baze = Бэйз Мальбус
card-cassian = Кассиан Андор
card-chirrut = Чиррут Имве
card-k2so = K-2SO
card-tie = Истребитель СИД
card-striker = Ударный ИСИД
card-trooper = Штурмовик смерти
card-plans = Чертежи
card-special = Особые враги
card-reinf_tie = Подкрепления: истребители СИД
card-reinf_striker = Подкрепления: ударные ИСИД
card-star_destroyer = Звёздный разрушитель
card-at_st = AT-ST
card-tank = Имперский танк
card-ambush = Засада
card-at_act = AT-ACT
card-disinformation = Дезинформация

short-bodhi = Бодхи
short-jyn = Джин
short-baze = Бэйз
short-cassian = Кассиан
short-chirrut = Чиррут
short-k2so = K-2SO
short-tie = СИД
short-striker = ИСИД
short-trooper = Штурмовик
short-plans = Чертежи
short-special = Особый
short-reinf_tie = +СИД
short-reinf_striker = +ИСИД
short-star_destroyer = Разрушитель
short-at_st = AT-ST
short-tank = Танк
short-ambush = Засада
short-at_act = AT-ACT
short-disinformation = Дезинф.

pile = { $number ->
    [1] Пляж
    [2] Посадочная площадка
    [3] Башня Цитадели
    [4] Архив данных
    [5] Врата щита
   *[other] Бункер
  }
short-pile = { $number ->
    [1] Пляж
    [2] Площадка
    [3] Башня
    [4] Архив
    [5] Врата
   *[other] Бункер
  }
told = { $card }: { $count }

# Вопросы
ask-ready = Запомните свои семь карт. Готовы — или сначала расскажете о них?
asked-ready = { $who } смотрит свои карты
ask-claim = Что расскажете о своих картах? Выберите всё, что хотите сказать.
asked-claim = { $who } рассказывает о своих картах
ask-swap = Переставьте стопки, пока никто не видит.
details-swap = Для каждого места по порядку назовите стопку, которая на него ляжет.
asked-swap = { $who } меняет стопки местами
ask-lay = Какого повстанца выложите в этот ход?
asked-lay = { $who } выбирает повстанца
ask-pile = { $rebel ->
    [bodhi] { $card }: из какой стопки показать две верхние карты и убрать их под низ?
   *[other] { $card }: верхнюю карту какой стопки раскрыть?
  }
asked-pile = { $who } выбирает стопку ({ $card })
ask-piles = { $card }: верх каких двух стопок раскрыть?
asked-piles = { $who } выбирает две стопки ({ $card })
ask-under = В каком порядке положить обе карты под низ? ({ $pile })
asked-under = { $who } кладёт две карты под низ ({ $pile })
ask-run = { $card }: раскрыть следующую карту? ({ $pile })
asked-run = { $who } решает, раскрывать ли дальше ({ $pile })
ask-pay = { $card }: чью открытую карту перевернуть, чтобы его сбросить? ({ $pile })
asked-pay = { $who } решает, чем заплатить: { $card }
ask-first = Какая из двух карт сработает первой?
asked-first = { $who } решает, какая карта сработает первой
ask-reinforce = { $card }: на всех не хватает. { $count ->
    [one] Выберите { $count } стопку.
    [few] Выберите { $count } стопки.
   *[many] Выберите { $count } стопок.
  }
asked-reinforce = { $who } выбирает, куда лягут подкрепления ({ $card })
ask-tank = Имперский танк: какую карту с руки положите взакрытую?
asked-tank = { $who } выбирает карту для имперского танка
ask-vote = Ход окончен. Продолжать раунд?
asked-vote = { $who } решает, продолжать ли раунд

answer-ready = Готово
answer-tell = Рассказать о своих картах
answer-under = Сверху «{ $upper }», снизу «{ $lower }»
answer-first = { $card } ({ $pile })
answer-pay = { $who }: { $card }
answer-keep = Никого не переворачивать: враг вернётся наверх
answer-reveal = Раскрыть следующую
answer-stop = Остановиться
answer-go = Продолжать

# Журнал
note-deal = Раунд { $round }: колода Империи роздана, у каждого по семь карт.
note-claims = { $who } рассказывает — { $claim }.
note-piles-laid = Стопки перетасованы и выложены взакрытую.
note-swaps = { $who } меняет стопки местами; остальные не смотрят.
note-operation = Операция раунда { $round } начинается, карта первого игрока у: { $who }.
note-lays = { $who } выкладывает повстанца: { $card }.
note-nothing = { $who }: { $card } — карт в локациях не осталось, ничего не происходит.
note-reveals = { $who }, { $pile }: раскрыта карта «{ $card }».
note-bodhi-shows = { $who }, { $pile }: Бодхи показывает всем — { $cards }; карты уходят под низ.
note-discarded = { $card } — в запас.
note-put-back = { $card } возвращается наверх ({ $pile }).
note-sinks = { $card } — под низ ({ $pile }).
note-wins-plans = Чертежи добыты! { $who }, { $pile }. У команды теперь { $plans }.
note-same-type = { $who }: карты одного типа — { $cards }; обе сбрасываются без эффекта.
note-pays = { $who } переворачивает карту «{ $rebel }» ({ $payer }), чтобы сбросить врага: { $card }.
note-reinforced = Подкрепления — { $card }; стопки: { $piles }.
note-puts-down = { $who } кладёт взакрытую с руки: { $card } ({ $count }).
note-at-st = AT-ST: все открытые карты перевёрнуты, ход окончен.
note-tank = Имперский танк: по одной карте с руки взакрытую кладут { $who }.
note-ambush = Засада: у команды { $plans ->
    [one] остаётся { $plans } чертёж
    [few] остаётся { $plans } чертежа
   *[many] остаётся { $plans } чертежей
  }.
note-mixed = Дезинформация: верхние карты перемешаны вслепую; стопки: { $piles }.
note-hands-passed = Руки переданы налево; карта первого игрока теперь у: { $who }.
note-voted = Решение о продолжении: { $votes }.
votes-all = все
note-left-over = Раунд окончен, { $pile }: остались { $cards }.
note-gives = { $who } отдаёт лишних повстанцев: { $count }.
note-takes = { $who } получает недостающих повстанцев: { $count }.
note-game-over = Партия окончена, добыто чертежей: { $plans }.

# Итоги
result-defeat = Поражение: чертежей слишком мало, Альянсу не выстоять.
result-victory = Победа! Инженеры найдут слабое место станции.
result-glorious = Славная победа! Вентиляционная шахта обнаружена.
result-brilliant = Блестящая победа! Флот уничтожит «Звезду Смерти».

# Поле в терминале
board-round = Раунд { $round } из { $rounds }
board-turn = ход { $turn }
board-plans = чертежи: { $plans }
board-supply = Запас:
board-gone = Сброшены:
board-mixed = Перемешаны Дезинформацией (стопки { $piles }), среди них:
board-dealt = Ваши семь карт
board-hand = Ваша рука
board-laid = ход
board-held = рука
board-front = взакрытую
board-told = сказано
board-piles = стопки сверху
board-front-short = закр.
board-of-deck = сказано/в колоде
board-needed = (победа { $victory } · славная { $glorious } · блестящая { $brilliant })
board-needed-quick = (для победы { $plans })
sign-tie = С
sign-striker = И
sign-trooper = Ш
sign-plans = Ч
sign-special = О
sign-reinf_tie = О
sign-reinf_striker = О
sign-star_destroyer = О
sign-at_st = О
sign-tank = О
sign-ambush = О
sign-at_act = О
sign-disinformation = О

# Поле на странице
face-down = карта взакрытую
kind-rebel = Повстанец
kind-empire = Империя
first-player = Карта первого игрока
locations = Локации
team = Команда
pile-count = Стопка { $number }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
pile-depth = { $depth } сверху: { $card }
cards-left = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
look-hint = После просмотра карты перемешаются в стопку и исчезнут с экрана.
look-aid = Памятка включена: карты останутся на виду.
swap-hint = Перетащите стопку на другую или выберите две подряд — они поменяются местами. Можно ничего не менять.
tell-truth = Рассказать всё как есть
help-bodhi = Показывает всем две верхние карты стопки и прячет их под низ.
help-jyn = Раскрывает верх стопки. Чертежи — добыты!
help-baze = Раскрывает верх стопки. Любой корабль сбрасывает.
help-cassian = Раскрывает стопку и сбрасывает истребители СИД, пока они идут.
help-chirrut = Раскрывает стопку и сбрасывает ударные ИСИД, пока они идут.
help-k2so = Раскрывает верх двух стопок. Один тип — обе карты прочь.
help-tie = Корабль. Его сбрасывают Бэйз и Кассиан.
help-striker = Корабль. Его сбрасывают Бэйз и Чиррут.
help-trooper = Сбросить можно, перевернув чужую открытую карту.
help-plans = Добыть может только Джин; от прочих уходят под низ.
help-special = У каждого особого врага своя беда.
help-reinf_tie = На каждую стопку ложится истребитель СИД.
help-reinf_striker = На каждую стопку ложится ударный ИСИД.
help-star_destroyer = Герой, который его вскрыл, выбывает у всех до конца раунда.
help-at_st = Все открытые карты перевёрнуты: ход окончен.
help-tank = Каждый откладывает одну карту с руки.
help-ambush = Команда теряет один добытый чертёж.
help-at_act = Сбросить можно, перевернув такого же героя.
help-disinformation = Верхние карты стопок перемешиваются вслепую.

# Как сыграть сразу
preset-lesson = Учебная
preset-lesson-hint = Один раунд на троих; свои семь карт остаются на виду.
preset-quick = Быстрая
preset-quick-hint = Один раунд вчетвером.
preset-full = Полная
preset-full-hint = Три раунда, как в книге.

# боты
bot-careful = внимательный

# Почему нельзя
refused-hope-gap-empty-pile = Эта стопка пуста: открыть в ней нечего.
refused-hope-gap-empty-pile-refill = Здесь стопки больше нет, подкрепление сюда не ложится.
refused-hope-op-choose-one = Такого повстанца у вас в руке нет; выложите одного из тех, что есть.
refused-hope-op-no-refuse-choose = Пропустить нельзя: каждый выкладывает по одному повстанцу.
refused-hope-op-no-exchange = Обмениваться картами повстанцев нельзя.
refused-hope-op-all-laid-first = Сначала карты выкладывают все, играют их потом, по часовой стрелке.
refused-hope-op-no-refuse-play = Выложенную карту надо сыграть.
refused-hope-op-any-pile = Выберите одну из стопок, в которых ещё есть карты.
refused-hope-gap-agreement-unanimous = Раунд прекращают только вместе, голосованием в конце хода.
refused-hope-recon-no-show = Показывать карты нельзя, о них можно только рассказать.
refused-hope-recon-specials-left-hidden = Отложенных особых врагов никто не смотрит.
refused-hope-gap-look-end = Скажите, что запомнили карты, или расскажите о них.
refused-hope-recon-tell = Рассказать можно о виде карт и их числе, о каждом виде один раз.
refused-hope-gap-swap-identity = Назовите для каждого места стопку, каждую ровно один раз; порядок можно и не менять.
refused-hope-trooper-only-unplayed = Заплатить можно только чужой открытой картой, которая ещё не сыграна.
refused-hope-atact-pay = За AT-ACT платят только открытой картой того же героя.
refused-hope-cassian-same-pile = Открывать дальше можно только ту же стопку.
refused-hope-cassian-continue = Откройте следующую карту или остановитесь.
refused-hope-k2so-two-piles = K-2SO открывает верхние карты двух разных стопок.
refused-hope-bodhi-to-bottom = Обе карты уходят под стопку; выберите, в каком порядке.
refused-hope-k2so-different-others = Назовите ту из двух карт, которая сработает первой.
refused-hope-gap-shortage-distinct = Кораблей хватает не на все стопки: выберите разные, по кораблю на каждую.
refused-hope-tank-effect = Положите рубашкой вверх одну карту из своей руки.
refused-hope-end-agreement = Ответьте, продолжать раунд или остановиться.
# Подсказки: что сделать и почему
hint-tell = Сначала расскажите о своих картах: по рассказам команда поймёт, где искать чертежи.
hint-ready = Готово: о картах вы уже рассказали, остаётся их запомнить.
hint-tell-plans = Расскажите всё как есть: чертежи у вас, и команда должна знать, какую стопку искать.
hint-tell-all = Расскажите всё как есть: чем больше известно, тем легче понять, где чья стопка.
hint-any-swap = Переставьте как угодно: чужую перестановку всё равно не видно, поэтому все способы равны.
hint-takes-plans = { $rebel }, { $pile }: наверху чертежи, их можно взять.
hint-hopes = { $chance ->
    [0] { $rebel }, { $pile }: чертежей наверху почти наверняка нет, но в других местах от этой карты пользы ещё меньше.
    [100] { $rebel }, { $pile }: чертежи точно наверху, их можно взять.
   *[other] { $rebel }, { $pile }: шанс, что наверху чертежи, — { $chance } %, это лучшее место.
  }
hint-digs = { $rebel }, { $pile }: две верхние карты уйдут под низ, и до того, что под ними, станет ближе.
hint-clears = { $rebel }, { $pile }: наверху «{ $card }», он уйдёт и освободит путь.
hint-looks = { $chance ->
    [0] { $rebel }, { $pile }: чертежей там, скорее всего, нет, но остальные стопки не лучше.
    [100] { $rebel }, { $pile }: чертежи точно там, надо расчистить верх.
   *[other] { $rebel }, { $pile }: чертежи там с вероятностью { $chance } %, надо расчистить верх.
  }
hint-ready-for = { $rebel }: чертежи уже наверху или окажутся там к этому ходу.
hint-any-rebel = { $rebel }: карт в стопках не осталось, выбор ничего не меняет.
hint-matches = { $rebel }: { $pile } и { $other } — если карты одного типа, уйдут обе.
hint-plans-above = Чертежи положите выше: добраться до них потом будет легче.
hint-any-order = Ниже положите то, что мешает сильнее: до него дойдут позже.
hint-go-on = Раскройте следующую карту: пользы от неё больше, чем риска.
hint-stop-here = Остановитесь: следующая карта скорее навредит, чем поможет.
hint-worth-paying = { $who }: эта карта сейчас принесёт меньше, чем свободный путь.
hint-keep-all = Никого не переворачивайте: открытые герои полезнее, чем свободный путь.
hint-first = Сначала { $pile }: пока герои открыты, есть чем заплатить.
hint-least-hope = { $piles }: там меньше всего надежды на чертежи, и подкрепление повредит меньше.
hint-least-needed = { $rebel }: команде эта карта пригодится меньше других.
hint-play-on = Продолжайте: чертежи ещё можно взять, карт Джин у команды — { $jyns }.
hint-nobody-left = Остановитесь: карт Джин больше нет, взять чертежи некому.
hint-nothing-left = Остановитесь: чертежей, до которых можно добраться, не осталось.

# Почему нельзя
why-hope-gap-empty-pile = Здесь карт не осталось.
why-hope-gap-empty-pile-refill = Здесь карт не осталось: подкрепления ложатся только на стопки.
why-hope-op-choose-one = Этой карты нет у вас на руке.
why-hope-trooper-only-unplayed = Платит только чужая карта, которая ещё открыта.
why-hope-atact-pay = За AT-ACT платят картой того же героя.

# Поле во весь экран
goal = { $have } из { $need } { $need ->
    [one] нужного чертежа
   *[other] нужных чертежей
  }
goal-of = из
goal-needed = { $need ->
    [one] нужного чертежа
   *[other] нужных чертежей
  }
goal-victory = победа
goal-glorious = славная победа
goal-brilliant = блестящая победа
turn-of = ход { $turn } из { $turns }
told-title = Что рассказали о стопках
told-where-note = чья стопка где — по вскрытым картам
told-where = где лежит
told-sum = Сказано из
told-place = цифра — локация
told-nothing = Пока никто ничего не рассказал.
told-you = Вы
laid-first = первый
laid-nth = { $place }-й
laid-yours = ваш герой
laid-chooses = выбирает
laid-played = сыгран
laid-counts = рука { $hand } · сыграно { $front }
laid-counts-short = { $hand } · { $front }
place-gone = ушли
place-owner = стопка
place-owners = чья
place-plans-bottom = на дне
place-plans-top = наверху
place-plans-inside = внутри
place-plans-told = по рассказам
place-unknown = неизвестная карта
place-empty = пусто
tell-title = Что расскажете?
tell-skip = не говорить
tell-named = Особые враги поимённо
tell-is-here = { $card }: есть
detail-told = Все услышали: { $claim }. Можно добавить ещё или ответить «Готово».
detail-lay-first = Ваш ход первый: остальные — после вас.
detail-lay = Ваш ход { $place }-й. До вас: { $before }.
detail-lay-waits = Ваш ход { $place }-й; кто до вас, ещё выбирает.
detail-before = { $card } ({ $who })
detail-top = { $pile }: наверху { $card }.
detail-top-unknown = { $pile }: верхнюю карту никто не видел, всего { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }.
do-lay = Выложить: { $answer }
do-pile = Вскрыть: { $answer }
do-tank = Отложить: { $answer }
do-pay = Заплатить: { $answer }

end-step-victory = победа
end-step-glorious = славная
end-step-brilliant = блестящая
end-column-plans = чертежи
end-column-discarded = сброшено
end-curve = Чертежи по ходам
end-need = нужно { $need }
end-revealed = { $count ->
    [one] карта раскрыта
    [few] карты раскрыты
   *[many] карт раскрыто
  }
end-left = { $count ->
    [one] чертёж остался в стопках
    [few] чертежа осталось в стопках
   *[many] чертежей осталось в стопках
  }
end-laid = { $count ->
    [one] герой выложен
    [few] героя выложено
   *[many] героев выложено
  }
end-discarded = { $count ->
    [one] враг Империи сброшен
    [few] врага Империи сброшено
   *[many] врагов Империи сброшено
  }
end-sinks = { $count ->
    [one] карта ушла под низ
    [few] карты ушли под низ
   *[many] карт ушло под низ
  }
end-ambushes = { $count ->
    [one] раз сработала Засада
    [few] раза сработала Засада
   *[many] раз сработала Засада
  }
