# Книга правил: страница и рисунки.
book-contents = Содержание
book-chapter = Глава { $number }
book-lesson = Сыграть учебную
book-found = { $count ->
    [0] Ничего не нашлось
    [one] Нашлось { $count } правило
    [few] Нашлось { $count } правила
   *[other] Нашлось { $count } правил
  }

drawn-hope-turn = Ход операции: каждый выкладывает одного героя, герои действуют по кругу, руки уходят налево.
drawn-hope-lay = Выложить
drawn-hope-lay-text = Каждый кладёт перед собой одного героя лицом вверх. Отказаться нельзя.
drawn-hope-play = Разыграть по кругу
drawn-hope-play-text = Начиная с первого игрока, по часовой стрелке. Герой вскрывает верх любой стопки.
drawn-hope-pass = Передать руку
drawn-hope-pass-text = Оставшиеся карты уходят соседу слева. Первым теперь ходит он.
drawn-hope-matrix = Что делает герой с картой
drawn-hope-matrix-note = Строка K-2SO — для двух разных карт; две одинаковые он сбрасывает. Бодхи только показывает, ничего не срабатывает.
drawn-hope-bottom = Под низ
drawn-hope-top = Наверх
drawn-hope-resolve = Срабатывает
drawn-hope-take = Добыты!
drawn-hope-discard = Сброс
drawn-hope-more = Сброс, ещё
drawn-hope-special = Особый

drawn-xwing-templates = Шаблоны в одном масштабе: прямые 1–5, виражи на 45°, повороты на 90°; подставка корабля — 40 мм.
drawn-xwing-straight = прямо
drawn-xwing-bank = вираж
drawn-xwing-turn = поворот
drawn-xwing-range = Дистанцию меряют от ближайшей точки до ближайшей точки: три отрезка по 100 мм.
drawn-xwing-near = +1 кубик атаки
drawn-xwing-far = +1 кубик защиты
drawn-xwing-arc = Цель слева в секторе: хватает любой части подставки. Цель справа вне сектора.
drawn-xwing-in = в секторе
drawn-xwing-out = вне сектора
drawn-xwing-overlap = Манёвр кончился бы на чужой подставке: корабль отводят назад по шаблону, пока подставки не коснутся. Действия он не совершает.
drawn-xwing-planned = так хотели
drawn-xwing-stands = так встали

drawn-lcg-edge = Стычка: карты кладут втёмную, открывают, применяют рок, сравнивают знаки Силы.
drawn-lcg-edge-1 = Положить
drawn-lcg-edge-1-text = По одной карте рубашкой вверх, пока оба не спасуют подряд.
drawn-lcg-edge-2 = Открыть
drawn-lcg-edge-2-text = Обе стопки раскрывают разом.
drawn-lcg-edge-3 = Карты рока
drawn-lcg-edge-3-text = По возрастанию первенства.
drawn-lcg-edge-4 = Сравнить
drawn-lcg-edge-4-text = У кого больше знаков Силы, за тем перевес; поровну — у обороны.
drawn-lcg-timing = Ход и окна действий
drawn-lcg-window = окно действий
drawn-lcg-window-text = Первым действует активный игрок, дальше по одному действию; два паса подряд закрывают окно.
drawn-lcg-balance = Баланс
drawn-lcg-refresh = Рапорт
drawn-lcg-draw = Призыв
drawn-lcg-deploy = Выдвижение
drawn-lcg-conflict = Конфликт
drawn-lcg-force = Сила
drawn-lcg-attackers = атака
drawn-lcg-defenders = оборона
drawn-lcg-stacks = стычка
drawn-lcg-strikes = удары
drawn-lcg-engagement = столкновение
drawn-lcg-dark-first = Первый ход — за тёмной стороной, и фазы конфликта в нём нет.

drawn-destiny-dice = Десять символов на гранях
drawn-destiny-face = Строение грани
drawn-destiny-value = значение
drawn-destiny-symbol = символ
drawn-destiny-cost = цена
drawn-destiny-modifier = «+» — модификатор: применяется только вместе с таким же символом без плюса.
drawn-destiny-melee = ближний урон
drawn-destiny-ranged = дальний урон
drawn-destiny-indirect = непрямой урон
drawn-destiny-shield = щит
drawn-destiny-resource = ресурсы
drawn-destiny-disrupt = диверсия
drawn-destiny-discard = сброс
drawn-destiny-focus = концентрация
drawn-destiny-special = особенность
drawn-destiny-blank = пустая грань
drawn-destiny-queue = Очередь: что вошло первым, применяется первым; новое встаёт в конец.
drawn-destiny-now = применяется
drawn-destiny-next = ждёт
drawn-destiny-last = встаёт в конец

drawn-rebellion-galaxy = 32 системы в 8 регионах по 4. Яркие — густонаселённые, бледные — отдалённые; линии соединяют соседние.
drawn-rebellion-combat = Раунд боя: космос, поверхность, отступление — и снова, пока обе стороны делят хоть одну арену.
drawn-rebellion-space = Космос
drawn-rebellion-space-text = Атакует текущий игрок, затем соперник.
drawn-rebellion-ground = Поверхность
drawn-rebellion-ground-text = Так же: сначала текущий игрок.
drawn-rebellion-retreat = Отступление
drawn-rebellion-retreat-text = Первым решает текущий игрок.
drawn-rebellion-check = Кто остался?
drawn-rebellion-check-text = Если на арене ещё обе стороны — новый раунд.
