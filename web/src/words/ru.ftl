# Слова самой страницы. Слова игр присылает сервер.

close = Закрыть
cancel = Отмена
done = Готово
retry = Ещё раз
clear = Сбросить
skip = Дальше
key-space = Пробел
nothing = ничего
copied = Скопировано
language = Язык
page-lost = Такой страницы нет
page-lost-text = Возможно, в адресе опечатка или партию уже убрали.

# лобби
nav = Страницы
nav-play = Играть
theme-to-light = Светлое оформление
theme-to-dark = Тёмное оформление
lobby-title = Во что сыграем?
play-bots = Играть с ботами
create-match = Создать партию
setting-up = Накрываем стол…
rules = Правила
builder = Конструктор
no-builder = У этой игры нет конструктора.
players = { $count ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
  }
bots-count = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
  }
waiting-for-me = Ждут вашего хода
waits-now = ваш ход
waits-for = ждут { $time }
unread-lines =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[many] { $count } новых сообщений
    }
pace-days =
    { $count ->
        [one] { $count } день на ход
        [few] { $count } дня на ход
       *[many] { $count } дней на ход
    }
my-matches = Мои партии
all-my-matches = Все мои партии
beginnings = С чего начать
begin-lesson = Учебная партия
begin-learning = Начать
begin-friend = Позвать друга
begin-friend-text = Ссылка на место за столом: другу не нужно ни регистрироваться, ни ставить программу.
begin-invite = Пригласить
begin-builder = Собрать своё
begin-builder-text = Эскадрилья или колода с проверкой по правилам — и сразу в бой.
builder-open = В конструктор
shelf-rules = Полные правила пяти игр: по главам, с чертежами и поиском.
shelf-build = Соберите эскадрилью или колоду: правила проверяются сразу, список можно взять с собой.
open-matches = Открытые столы
open-none = Сейчас никто не ждёт. Создайте партию с местом «Любой желающий» — она появится здесь у всех.
running-matches = Сейчас играют
finished-matches = Сыгранные партии
records = Записи
resume = Продолжить
join = Сесть
watch = Смотреть
replay = Повтор
seat-kept = место для: { $name }
seats-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
  }

# создание партии
new-match = { $game }: новая партия
how-many = Сколько игроков
who-sits = Кто сидит
plan-me = Я
plan-invite = Друг по ссылке
plan-open = Любой желающий
plan-bot = Бот: { $level }
own-list = Свой список…
paste-list = Вставьте список сюда
builds-light = Светлая сторона
builds-dark = Тёмная сторона
builds-neutral = Нейтральные
builds-saved = Ваши
aids-alone = С ботами они включены; партия с ними не идёт в рейтинг.
aids-together = Между людьми — только если согласны все: об этом сказано в приглашении. Партия с ними не идёт в рейтинг.
aids-on = Помощь глазу и памяти: { $which }
more-options = Настроить
listed = Показывать партию в лобби
create = Создать
clock = Часы
clock-none = Без часов
clock-move = На ход
clock-match = На всю партию
clock-days = По переписке: дни на ход
clock-days-for = Времени на ход
clock-seconds = Секунд на ход
clock-minutes = Минут на партию
clock-zero = Когда время вышло
clock-zero-bot = ход делает бот
clock-zero-lose = игрок проигрывает

# учётная запись
account = Учётная запись
my-profile = Мой профиль
gone-name = Бывший игрок
account-text = Запись хранит ваши партии, колоды и рейтинг. Играть можно и без неё.
account-name = Имя для входа
password = Пароль (не короче 8 знаков)
sign-in = Войти
sign-up = Завести запись
sign-out = Выйти
signed-in-as = Вы вошли как { $name }.
ratings = Рейтинг
rated-matches = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
  }
your-name = Имя за столом
name-optional = можно не называться
rename = Сменить
guest-name = Гость { $number }

# приглашение
invited = Вас зовут за стол
invited-to = Вас зовут сыграть: { $game }
invited-with = За столом: { $who }
sit-down = Сесть за стол

# стол
table = Стол
board = Игровое поле
to-lobby = В лобби
question = Вопрос
answers = Ответы
journal = Журнал
chat = Чат
journal-rules-chat = Журнал, правила, чат
journal-empty = Пока ничего не произошло.
journal-more = Итоги
since-you-looked = Новое с тех пор, как вы смотрели
chat-empty = Здесь пока тихо.
chat-say = Сказать всем за столом
send = Отправить
search-rules = Искать в правилах
nothing-found = Ничего не нашлось.
how-we-read = Как мы это читаем
map-closer = Ближе
map-farther = Дальше
map-all = Показать всё
share-given = Роздано { $given } из { $total }
share-less = Меньше: { $what }
share-more = Больше: { $what }
talk-answer = Ответить
talk-begin = Написать
talk-yes = Да
talk-no = Нет
open-rule = Открыть это правило
give-less = { $thing }: на один меньше
fold = Свернуть
unfold = Развернуть
your-turn = Ваш ход
you = вы
seats = Места
seat-number = Место { $number }
seat-empty = свободно
seat-bot = бот
seat-online = на связи
seat-away = не на связи
seat-abandoned = ушёл
seat-open = Свободно для всех
seat-invited = Ждём по ссылке
seat-ready = Место занято
has-answered = ответ готов
is-asked = сейчас решает
come-back = Играть самому
let-bot-play = Пусть играет бот
seat-a-bot = Посадить бота
sit-here = Сесть сюда
copy-link = Скопировать ссылку на партию
copy-invite = Ссылка для друга
watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
  }
waiting-for = Ждём ответа: { $who }
waiting-title = Собираемся за столом
drawing-lots = Все на месте. Тянем жребий: каждый вносит свою долю в кости.
dice-chosen = Кости выбраны
dice-chosen-text = Кости этой партии выбраны создателем стола и могут быть ему известны; в рейтинг она не идёт.
waiting-text = Партия начнётся сама, как только займут все места.
waiting-to-start = Ждём игроков. Отправьте ссылку или посадите ботов.
waiting-for-you = Здесь есть свободное место: садитесь и играйте.
waiting-for-invited = Свободных для всех мест нет: за этим столом ждут друзей по ссылке.
share-link = Поделиться
invite-text = Отправьте ссылку другу или покажите код: он сядет за это место.
invite-code = QR-код приглашения
presets = Как играть
start-with-bots = Занять свободные места ботами и начать
you-answered = Ваш ответ
change-mind = Передумать
barred-count = Недоступно: { $count }
pick-exactly = { $count ->
    [one] Выбрано { $picked } из { $count }
   *[other] Выбрано { $picked } из { $count }
  }
pick-between = Выбрано { $picked }, нужно { $least ->
    [0] не больше { $most }
   *[other] от { $least } до { $most }
  }
numbers = Числа
place-on-board = Укажите место на поле
connection-lost = Связь прервалась. Подключаемся снова, ничего не потеряно.

# помощь
undo = Отменить
undo-title = Отменить ход?
undo-text = С тех пор кое-что изменилось, поэтому должны согласиться: { $who }.
undo-ask = Попросить об отмене
consent-title = Просьба об отмене
consent-text = { $who } просит отменить свой последний ответ и всё, что было после.
agree = Согласиться
refuse = Отказать
hint = Подсказка
thinking = Думает…
advice = Бот ответил бы: { $answer }
advice-chance = шансы { $chance } %
leave = Выйти из-за стола
leave-title = Выйти в лобби?
leave-text = Партия останется за вами: её можно продолжить из списка «Мои партии». Если вас долго нет, место может занять бот.
called-off = Партию прекратили.
call-off = Прекратить партию
call-off-text = Партия закончится для всех и не будет засчитана; остальные должны согласиться.
call-off-text-alone = Партия сразу закончится, не будет засчитана и уйдёт из списков.
give-up = Отдать место
give-up-text = Вы уходите насовсем: за вас до конца доиграет бот.
give-up-text-waiting = Ваше место сможет занять кто-то другой.
leave-text-watcher = Вернуться можно в любой момент.
ending-title = Прекратить партию?
ending-text = { $who } предлагает прекратить партию. Она закончится сейчас и не будет засчитана.
ending-pending = Вы предложили прекратить партию; ждём ответа: { $who }.
play-on = Играть дальше
take-back = Передумать
bot-plays-for-you = За вас играет бот.
renew-invite = Новая ссылка
renew-invite-hint = Прежняя ссылка перестанет действовать.
clock-summary-move = Часы: { $time } на ход; когда время вышло, { $zero }.
clock-days-left =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
clock-summary-match = Часы: { $time } на всю партию; когда время вышло, { $zero }.
stay = Остаться
settings = Настройки
sound = Звук
volume = Громкость
sound-wanted = Включить звуки?
yes = Да
no = Нет
sound-hint = Тихие звуки карт, кубиков и ходов.
theme = Оформление
theme-dark = Тёмное
theme-light = Светлое (столы остаются тёмными)
theme-system = Как в системе
tempo = Темп рассказа о событиях
tempo-calm = Спокойный
tempo-brisk = Быстрый
tempo-none = Без остановок
motion = Движение
motion-hint = Если в системе движение отключено, оно отключено и здесь.
notify = Уведомления
notify-hint = Когда ваш ход, а вкладка не видна.
notify-forbidden = Браузер не разрешил уведомления.
keys = Клавиши
keys-numbers = выбрать ответ
keys-enter = единственный ответ или «Готово»
keys-esc = сбросить выбор, передумать
keys-arrows = ходить по ответам
keys-letters = отменить, подсказка, чат, правило
keys-space = пропустить показ
report = Сообщить о проблеме
report-text = Мы сохраним ваши слова, то, что вы видите, и запись партии. Файл можно скачать.
report-words = Что пошло не так?
report-send = Отправить
report-thanks = Спасибо! Сообщение { $id } принято.
report-download = Скачать файл

# конец
end = Конец партии
end-won = Победа!
end-team-won = Победа!
end-lost = Поражение
end-nobody = Поражение
end-winners = Победа: { $who }
end-best = Лучший момент
end-best-watch = Смотреть
end-another = Другая игра
end-player = Игрок
end-winner = победа
end-points = очки
play-again = Сыграть ещё
watch-replay = Посмотреть повтор

# повтор
replay-title = Повтор партии
replay-empty = Откройте запись партии (файл .json) или отчёт о проблеме.
replay-choose = Выбрать файл
replay-coming = Готовим повтор…
records-none = Здесь будут ваши сыгранные партии.
records-none-text = Каждую партию можно пересмотреть по шагам, глазами любого игрока и с мнением бота.
replay-first = В начало
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
replay-play = Показывать
replay-pause = Пауза
opinion = Мнение бота
opinion-asked = Бот смотрит партию…
opinion-none = Об этой игре бот судить не берётся.
opinion-together = Шансы на победу: { $percent } %
opinion-of = Как бот ({ $bot }) оценивал шансы по ходу партии
replay-speed = Скорость повтора
replay-position = Ход партии
replay-step = { $at } из { $count }
replay-from = Смотреть глазами
replay-spectator = зрителя
replay-start = Начало партии
replay-answer = { $who }: { $answer }
replay-secret = { $who } отвечает втайне
download-record = Скачать запись
verify = Проверить честность
verify-good = Честно: это то самое зерно, что обещано в начале.
verify-bad = Зерно не соответствует обещанному в начале.
verify-text = В начале партии сервер обещал SHA-256 зерна, из которого следуют все случайности. Страница пересчитала его сама.
verify-good-lots = Честно: кости следуют из долей всех, и каждая доля та, что была обещана.
verify-text-lots = Перед партией стол и каждый игрок обещали по доле (назвали её SHA-256), потом игроки свои доли показали; зерно следует из всех долей сразу, поэтому выбрать его не мог никто. Страница пересчитала его сама.
verify-mine = Ваша доля среди них, и все обещания те, что вы видели, прежде чем её показать.
verify-not-mine = Вашей доли здесь нет, или обещания не те, что вы видели.
verify-not-shown = обещана, но вовремя не показана
verify-table = Стол
verify-drawn = Что следует из долей
verify-seed = Зерно
verify-commitment = Обещание
verify-computed = SHA-256 зерна
verify-record = Проверить и всю запись на сервере

# неполадки
trouble-offline = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
trouble-server = Сервер ответил ошибкой { $status }.
record-not-json = Этот файл не читается: внутри не JSON.
record-not-one = В этом файле нет записи партии.
record-withheld = В этом отчёте записи нет: партия ещё шла, и она осталась у администратора.

# картины и благодарности
pictures = Картины
about = О программе

# уроки
lesson = Учебная
lesson-steps = { $count ->
    [one] { $count } шаг с наставником
    [few] { $count } шага с наставником
   *[other] { $count } шагов с наставником
  }
coach = Наставник
how-to-win = Как победить
understood = Понятно
lesson-step = Шаг { $step } из { $of }
lesson-try-again = Можно, но здесь лучше иначе.
lesson-also = Тоже верно; дальше покажу свой вариант.
lesson-show = Покажи
lesson-begin = Начать урок
lesson-over = Урок окончен
lesson-next = Во что сыграть дальше
lesson-play-on = Доиграть эту партию
lesson-play-on-hint = С этого места против бота; в рейтинг не идёт.
lesson-again = Пройти ещё раз
