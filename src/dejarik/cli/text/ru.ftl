# Что говорит командная строка.

usage = Вызов:
options = Ключи
commands = Команды
command-piece = КОМАНДА …

help-dejarik = Пять настольных игр по «Звёздным войнам» с полными правилами: играть, смотреть правила, считать вероятности, проверять честность.
help-serve = Запустить стол в браузере: играть с друзьями или против ботов.
help-backup = Скопировать базу сервера в один файл; серверы при этом могут работать.
help-restore = Заполнить пустую базу из такой копии; вид базы может быть другим.
help-doctor = Проверить базу сервера: каждая партия читается и переигрывается, каждое доказательство сверяется.
argument-copy = Файл копии.
option-quick = Не сверять доказательства: на них уходит больше всего времени.
backup-done = { $path } ({ $kibibytes } КиБ): { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[other] { $matches } партий
  }, { $events ->
    [one] { $events } событие
    [few] { $events } события
   *[other] { $events } событий
  }. В копии есть секреты: храните её, как саму базу.
restore-done = Из { $path }: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[other] { $matches } партий
  }, { $events ->
    [one] { $events } событие
    [few] { $events } события
   *[other] { $events } событий
  }.
doctor-complaint = Партия { $match }: { $what }
doctor-unreadable = её игра или настройки здесь неизвестны ({ $detail }).
doctor-gap = событий не хватает, или они пронумерованы неверно.
doctor-events = событие { $detail }
doctor-seats = список мест расходится с событиями.
doctor-state = состояние в списках расходится с событиями ({ $detail }).
doctor-outcome = итог в списках расходится с событиями.
doctor-snapshot = снимок ведёт к другому столу, чем события ({ $detail }).
doctor-proof = запись не доказывает себя: { $detail }
doctor-done = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[other] { $matches } партий
  }, { $events ->
    [one] { $events } событие
    [few] { $events } события
   *[other] { $events } событий
  }, { $proofs ->
    [one] { $proofs } доказательство
    [few] { $proofs } доказательства
   *[other] { $proofs } доказательств
  }: { $complaints ->
    [0] всё в порядке
    [one] { $complaints } неисправность
    [few] { $complaints } неисправности
   *[other] { $complaints } неисправностей
  }.
refused-no-backup = Копию не записать в { $path }: { $problem }.
refused-backup-damaged = { $path } — не копия базы, или копия не целая; ничего не изменилось.
refused-newer-backup = Эту копию сделал более новый Dejarik ({ $given }): обновите программу.
refused-other-database = У базы другая схема ({ $given }), чем у этой программы: запустите сервер, он её обновит.
refused-database-in-use = База не пустая (см. { $table }): копия разворачивается только в пустую.
help-play = Сыграть в терминале с ботами или с друзьями за одним экраном.
help-simulate = Провести много партий между ботами и подсчитать исходы.
help-bench = Измерить скорость решений, копирования партий и память рядом с другими библиотеками.
help-conformance = Проверять игры тем, что должна выдержать любая игра, — сколько угодно времени.
help-convert = Переиграть запись прежней версии и сохранить как нынешнюю.
help-replay = Показать записанную партию и проверить запись.
help-rules = Читать правила, искать по номеру или словам, видеть, какие проверены тестом.
help-build = Проверить колоду или эскадрилью по правилам.
help-check = Назвать всё, что не так с колодой или эскадрильей, и правило для каждой ошибки.

options-piece = [КЛЮЧИ]
argument-game = Имя игры, например hope; список даёт «dejarik rules».
argument-rule-id = Номер правила.
argument-file = Файл.
argument-out = Куда записать.

option-help = Показать эту справку и выйти.
option-version = Показать версию и выйти.
option-lang = Язык; иначе язык системы.
option-host = Адрес, на котором ждать; 0.0.0.0 пускает и других.
option-port = Порт, на котором ждать.
option-db = Файл для SQLite или адрес базы PostgreSQL, общей для нескольких серверов.
option-workers = Сколько процессов сервера; больше одного — только с PostgreSQL.
option-open-page = Открыть страницу в браузере, если он есть.
option-seats = Места: число или кто где сидит: me, me:ИМЯ, bot или имя бота.
option-level = Насколько сильны боты: имя бота.
option-seed = Начало случая: с одним зерном выходит одна и та же партия.
option-options = Настройка партии; K=@ФАЙЛ берёт текст из файла. Можно указать несколько раз.
option-resume = Продолжить сохранённую партию.
option-games = Сколько партий.
option-bots = Кто играет: один бот на все места или по боту на место.
option-rotate = От партии к партии боты пересаживаются на одно место.
option-jobs = Сколько процессов работает одновременно.
option-ray = Адрес кластера Ray или «local».
option-as-json = Напечатать один объект JSON и ничего больше.
option-turns = Сколько раз измерять каждого; показывается медиана.
option-minutes = Сколько минут продолжать.
option-checks = Только эта проверка; можно указать несколько раз.
option-measured = Измерить только эту игру; можно указать несколько раз.
option-verify = Только сказать, приводит ли запись к своему итогу.
option-until = Остановиться после стольких ответов.
option-seat = Смотреть глазами этого места; иначе глазами зрителя.
option-search = Найти правила с этими словами на любом из языков.
option-coverage = Показать, какие правила покрыты тестами в этой папке; ошибка, если какого-то нет.
option-reference = Папка с книгами правил, из которых ничего не должно пропасть.
option-game = Читать файл как список для этой игры; иначе игра определится сама.

refused-unknown-command = Команды «{ $command }» нет; есть: { $known }.
refused-unknown-option = Ключа { $option } нет.
refused-bad-option-use = Ключ { $option } указан неверно: не нужно ли ему значение?
refused-missing-argument = Не хватает аргумента { $argument }.
refused-extra-argument = Лишнее слово: «{ $argument }».
refused-bad-value = { $argument }: { $problem }
refused-bad-command-line = { $problem }
refused-number-too-large = Для { $option } нужно целое число не больше { $most }, а не «{ $given }».
refused-bad-number = Для { $option } нужно целое число не меньше { $least }, а не «{ $given }».
refused-bad-setting = «{ $given }» — не настройка: пишите ИМЯ=ЗНАЧЕНИЕ.
refused-no-text-file = { $path } — не текстовый файл.
refused-unreadable-file = Файл { $path } не читается: { $problem }.
refused-file-too-long = Файл { $path } длиннее { $most } байт: таких списков не бывает.
refused-no-input = Отвечать некому: стандартный ввод закрыт.
refused-unwritable-file = Файл { $path } не записать: { $problem }.
refused-jobs-or-ray = Выберите что-то одно: --jobs или --ray.
refused-no-ray = Ray не установлен: pip install 'dejarik[ray]'.
refused-ray-unreachable = По адресу { $address } кластер Ray не отвечает: { $problem }
refused-no-tests-here = Здесь нет тестов ({ $path }): запустите команду в папке проекта.
refused-no-builder = В { $game } играют без колод и эскадрилий, проверять нечего.
refused-no-reader = { $path } не похож на список ни для одной игры; игры со списками: { $known }.
refused-resume-only = У сохранённой партии свои зерно и настройки: --seed и --options с --resume не сочетаются.
refused-record-other-game = Это запись игры { $given }, а не { $game }.
refused-record-other-seats = Игроков { $given }, а мест в записи { $seats }.
refused-unknown-player = «{ $given }» за стол не посадить; можно: { $known }.
refused-no-games = Ни одна игра не установлена.
refused-one-number = Введите одно число от 1 до { $most }.
refused-no-number = «{ $given }» — не номер ответа.
refused-number-out-of-range = Ответа { $given } нет; номера от 1 до { $most }.
refused-number-not-allowed = «{ $given }» не подходит: введите число от { $least } до { $most }.
refused-undo-declined = { $name } не соглашается.

name-person = Игрок { $seat }
name-bot = Бот { $seat } ({ $bot })

keys = Введите номер ответа. ? правило · ? имя карты или слова правила · u отмена · h подсказка · b стол · j журнал · l язык · s сохранить · q уйти
prompt = { $name } >
how-one = Номер или ? u h s q
how-many = Номера { $how }, всего { $amount }, или ? u h s q
how-any-order = через пробел, например 1 3
how-ordered = в нужном порядке, например 3 1
amount-exact = ровно { $most }
amount-or-none = не больше { $most } (Enter — ничего)
amount-between = от { $least } до { $most }
how-share = По числу на каждую строку, по порядку, в сумме { $amount }, или ? u h s q
share-most = { "" } · до { $most }
how-place = { $size ->
    [one] { $size } число
    [few] { $size } числа
   *[other] { $size } чисел
  } через пробел, r — предложить ответ, или ? u h s q
nothing = ничего
laid = { $who }: { $answer }
no-rule = За этим вопросом не стоит одно отдельное правило.
winners = Победа: { $names }
no-winners = Никто не победил.
hand-over = Передайте экран. Теперь смотрит только { $name } — нажмите Enter (u — забрать свой последний ответ).
suggestion = { $answer } (Enter — принять, r — предложить другое)
hint = { $bot } ответил бы так: { $answer }
hint-estimate = Шансы он оценивает в { $percent }%.
undo-agree = { $name }: разрешаете отменить ход ({ $who })? (д/н)
saved = Сохранено: { $path }
resume-with = Продолжить: { $command }
resumed = { $path }: { $answers ->
    [one] дан { $answers } ответ
    [few] дано { $answers } ответа
   *[other] дано { $answers } ответов
  }
end-prompt = Enter — выйти, r — сыграть ещё раз, s — сохранить запись, j — журнал >
wants-again = { $who } предлагает сыграть ещё раз: r — согласиться.
refused-no-rematch-here = За этим столом нельзя сыграть ещё раз.

menu-help = Введите число от { $least } до { $most } и нажмите Enter; просто Enter — первый вариант; q — выход. Дальше начнётся партия: у каждого вопроса ответы под номерами, ? покажет правило.
refused-nobody-to-talk-to = За этим столом больше не с кем поговорить.
refused-contradiction = «{ $one }» и «{ $other }» противоречат друг другу: выберите что-то одно.
menu-game = Во что играем?
menu-seats = Сколько игроков?
menu-people = Сколько из них людей за этим экраном?
menu-bots = Насколько сильны боты?
menu-settings = Настройки?
menu-settings-prompt = ИМЯ=ЗНАЧЕНИЕ, ? — список (Enter — как обычно) >
menu-prompt = Номер (Enter — { $usual }) >

simulate-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
  }, игроков: { $seats }
simulate-count = партий
simulate-share = доля
simulate-interval = интервал 95%
simulate-seat = победы места { $seat } ({ $bot })
simulate-bot = победы { $bot }
simulate-speed = Решений: { $decisions } за { $seconds } с, { $speed } в секунду. Зерно { $seed }.
simulate-errors = { $count ->
    [one] { $count } партия прервалась
    [few] { $count } партии прервались
   *[other] { $count } партий прервались
  } с ошибкой; первая: { $first }

interrupted = Остановлено раньше времени: показано то, что успели сделать.
refused-worker-gone = Процесс, игравший партии, исчез (код выхода { $status }); его партии потеряны.

converted = { $file }: ответов версии { $old } переиграно — { $answers }, теперь это запись версии { $new }.
replay-verified = Запись { $file } цела: ответов { $answers }, итог { $hash }.
replay-lots = Кости никто не выбирал: они следуют из долей стола и { $count ->
    [one] места { $seats }
   *[other] мест { $seats }
  }, и каждая доля та, что была обещана.

rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
  }
rules-readings = Как мы это понимаем
book-search = / поиск: слова на любом из двух языков или номер правила
book-found = { $count ->
    [0] Нет правила, в котором есть все эти слова: { $text }
    [one] { $count } правило: { $text }
    [few] { $count } правила: { $text }
   *[many] { $count } правил: { $text }
  }
key-scroll = листать
key-next = следующая глава
key-before = предыдущая
key-search = поиск
rules-nothing-found = Нет правила, в котором есть все эти слова: { $text }
where-code = Исполняется здесь
where-words = На него ссылаются тексты
where-tests = Проверяется тестами
where-nowhere = Ни одна строка кода не называет это правило.
option-where = Назвать файлы и строки кода, который исполняет правило, и его тестов.
refused-where-of-what = Ключу --where нужен номер правила, например hope.op.order.
coverage-game = игра
coverage-rules = правил
coverage-tested = с тестом
coverage-waived = без теста
coverage-missing = нет
coverage-list-missing = { $game }: правила без теста и без объяснения
coverage-list-dropped = { $game }: правила, выпавшие из книги
coverage-list-hollow = тесты с пометкой, которые ничего не проверяют
coverage-list-unknown = номера, которых нет ни в одной книге

build-legal = { $file } можно играть: список для { $game } по правилам.

# полный экран
key-undo = отмена
key-hint = совет
key-why = правило
key-type = ввод
key-look = стол
key-journal = журнал
key-talk = чат
key-switch-language = English
key-save = сохранить
key-leave = выйти
prompt-one = ↑↓ и Enter, цифра или щелчок; / — ввод
prompt-any = пробел отмечает (не больше { $most }, можно ничего), Enter — готово; / — ввод
prompt-several = пробел отмечает ({ $how }), Enter — готово; / — ввод
prompt-place = стрелки (Shift — дальше), [ ] поворот, пробел и Tab меняют, r — место, Enter ставит; / — ввод
prompt-typing = номер, слова ответа, «? слова» — найти карту или правило
prompt-share = роздано { $given }, нужно { $amount }: ↑↓ выбор, → ещё, ← назад, Enter готово; / ввод
prompt-numbers = / — ввести числа
key-help = клавиши
key-again = ещё раз
key-done = выйти
page-close = Esc — закрыть
page-rule = Правило
page-board = Весь стол
page-journal = Журнал
page-help = Клавиши
thinking = { $who } …
hint-thinking = Бот думает…
hand-over-screen = Передайте экран: { $name }. Нажмите Enter, когда рядом никого нет.
hand-over-retract = u — вернуть свой последний ответ
refused-kept-on-the-server = Эту партию хранит сервер: сохранять нечего.
keys-screen =
    Ответ: стрелки и Enter, цифра или щелчок по ответу либо по столу.
    Несколько ответов: пробел отмечает, Enter — готово.
    Место: стрелки двигают, с Shift — дальше; [ и ] поворачивают; пробел — следующая форма; Tab — следующая точка; r предлагает место; Enter ставит. Щелчок по карте указывает место.
    Строка ввода: открывается цифрой или знаком /; номера, слова ответа, «? слова» ищет карты и правила, «s файл» сохраняет, «c слова» — чат. Стрелки вверх и вниз возвращают введённое, Esc закрывает строку.

    u  отменить последнее решение
    h  что сделал бы сильнейший бот
    ?  правило, которое стоит за вопросом, и что оно запрещает
    b  весь стол          j  журнал
    l  in English         s  сохранить
    q  выйти (партия сохранится)
    r  когда партия окончена: сыграть ещё раз, поменявшись сторонами

option-plain = Построчно, а не во весь экран: для конвейеров и программ чтения с экрана.

# партия на сервере
option-connect = Играть на сервере: ссылка на партию, приглашение или сам сервер (с ИГРОЙ — новая партия там).
option-name = Ваше имя на сервере, если вы гость.
option-account = Ваша учётная запись на сервере; пароль будет спрошен.
password = Пароль { $name }
free-seat = свободное место { $seat }
waiting-host = Ждём игроков. Enter посадит на свободные места ботов и начнёт партию.
waiting-guest = Ждём игроков.
asks-undo = { $who } просит вернуть ответ назад. Согласиться? (д/н)
asks-ending = { $who } предлагает закончить партию без победителя. Согласиться? (д/н)
only-watching = Свободных мест нет: вы наблюдаете.
my-match = ваша
menu-matches = Какая партия?
refused-bad-address = «{ $given }» — не ссылка на сервер: она выглядит как http://узел:8000/match/… или http://узел:8000/invite/….
refused-no-server = { $address } не отвечает: { $problem }
refused-lost-server = Связь с { $address } потеряна; партия ждёт вас там.
refused-server-silent = Сервер не отвечает; попробуйте ещё раз.
refused-server-says = { $message }
refused-server-odd = Это не сервер этой программы.
refused-empty-lobby = На { $address } нет партий: назовите игру, чтобы создать новую.
refused-connect-only = У партии на сервере своя запись и свои кубики: --resume и --seed не сочетаются с --connect.
refused-name-without-server = --name и --account нужны для сервера: добавьте --connect.
refused-nothing-asked = Вас ни о чём не просят.
refused-already-begun = Партия уже началась.
refused-no-suggestion = Подсказки места нет: введите числа или двигайте стрелками.

# odds
help-odds = Посчитать точные вероятности бросков.
odds-chance = Вероятность
odds-at-least = Не меньше
serve-address = Стол накрыт: { $address }. Остановить — Ctrl+C.
refused-workers-need-postgres = Нескольким процессам сервера нужна база PostgreSQL: укажите --db postgresql://…
refused-bad-settings = Ошибка в настройках сервера: { $problem }.
refused-no-asyncpg = Для PostgreSQL нужен ещё один пакет: pip install "dejarik[postgres]".
refused-bad-database = «{ $given }» — не база данных: нужен путь к файлу, sqlite://… или postgresql://….
refused-foreign-database = Это база другой программы (в ней { $tables }), Dejarik её не трогает. Укажите другую.
refused-newer-database = Эту базу вёл более новый Dejarik ({ $given }): обновите программу.
refused-no-database = База данных недоступна: { $problem }.
refused-no-address = По адресу { $address } здесь отвечать нельзя: { $problem }.
refused-address-in-use = На { $address } уже отвечает другая программа; выберите другой --port.

bench-missing = Не измерено, потому что не установлено: { $libraries } (pip install 'dejarik[bench]').
bench-speed = Случайные партии на одном ядре; справа — во сколько раз быстрее каждая игра
bench-decisions = решений/с
bench-ratio = { $game }
bench-size = Размер
bench-fork = копия партии, мкс
bench-match = сыгранная партия, КиБ
bench-growth = остаётся после многих партий
bench-growth-cell = { $kibibytes } КиБ после { $games }

# conformance
conformance-title = Проверено за { $seconds } с
conformance-check = проверка
conformance-made = партии
conformance-faults = сбои
conformance-fault = { $check } ({ $game }, мест { $seats }, вариант { $variant }, зерно { $seed }, доля { $often }): { $problem }

# bench server
help-server = Измерить, сколько живых партий держит один процесс сервера, рядом с boardgame.io.
option-most = Не больше стольких партий.
option-seconds = Сколько секунд измерять на каждом шаге.
option-no-peer = Без boardgame.io.
option-stored = Сколько партий спит в базе при одном из измерений; 0 — без него.
option-awake = Сколько партий идёт, пока столько спит.
bench-server-title = Ход каждые две секунды, четверо за каждым столом
bench-server-matches = партий
bench-server-moves = ходов/с
bench-server-p50 = p50 мс
bench-server-p99 = p99 мс
bench-server-cpu = мс/ход
bench-server-turns = Процессорное время на ход, по очереди: boardgame.io (файлы) тратит в { $ratio } раза больше (засчитано: { $ratios }; не засчитано из-за занятого хозяина машины: { $skipped }).
bench-server-stored = Когда в базе спит партий: { $matches }, запуск занимает { $start } с, а лобби — { $p50 } мс (99 раз из 100 меньше { $p99 } мс).
bench-server-crowd = Пока 500 чужих приходят к одному столу и разом уходят, 99 ходов из 100 за другими столами все видят не позже чем через { $p99 } мс.
bench-server-turns-ours = по очереди: dejarik
bench-server-turns-peer = по очереди: boardgame.io, файлы
bench-server-crowd-row = dejarik рядом с толпой
bench-server-stored-row = dejarik среди спящих
bench-server-stolen = хозяин
bench-server-host-busy = Хозяин этой виртуальной машины забирал до { $most } ядра: измеренное тогда стоит меньше.
bench-server-held = Dejarik держит { $matches } живых партий: 99 ходов из 100 все видят не позже чем через 100 мс.
bench-server-ratio = boardgame.io с хранением в файлах держит { $matches }: отношение { $ratio }.
bench-server-no-peer = Без boardgame.io: для него нужен npm.
bench-server-crash = kill -9 посреди игры: подтверждено ответов { $acknowledged }, из них потом не нашлось { $missing }.
bench-server-busy = Машина была занята (нагрузка { $load } на { $cores } ядра): на свободной числа лучше.
bench-server-ratio-in-memory = boardgame.io в памяти, где перезапуск теряет все партии, держит { $matches }: отношение { $ratio }.
bench-server-ours = dejarik
bench-server-peer = boardgame.io, файлы
bench-server-peer-in-memory = boardgame.io, память
bench-server-core = сервер
bench-server-legend = мс/ход: процессорное время сервера на ход; сервер, нагрузка, прочие: доли ядра, которые заняли сервер, генератор нагрузки и все остальные программы; хозяин: забрал хозяин виртуальной машины.
bench-server-generator = нагрузка
bench-server-others = прочие
bench-server-generator-busy = Генератор нагрузки сам был занят: часть измеренного времени — его собственная.
bench-server-one-core = Сервер и генератор нагрузки делили одно ядро.
refused-bench-no-server = Сервер не запустился: { $problem }
refused-bench-no-load = Генератор нагрузки остановился: { $problem }

# уроки
help-learn = Научиться игре в учебной партии: наставник подсказывает, что делать и почему.
argument-lesson = Какой урок, если у игры их несколько; иначе первый.
lesson-entry = { $game }: { $lesson } ({ $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}, 5–10 минут)
lesson-begin = Enter — начать.
