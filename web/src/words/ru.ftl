# Слова самой страницы. Слова игр присылает сервер.

close = Закрыть
cancel = Отмена
retry = Ещё раз
copied = Скопировано
language = Язык
page-lost = Такой страницы нет
page-lost-text = Возможно, в адресе опечатка или партию уже убрали.
page-away = Страница не открылась

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
        [one] { $count } день на ход
        [few] { $count } дня на ход
       *[many] { $count } дней на ход
    }
rest-of-matches =
    { $count ->
        [one] Ещё { $count } партия
        [few] Ещё { $count } партии
       *[many] Ещё { $count } партий
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
account-text = Запись хранит ваши партии, колоды и рейтинг. Играть можно и без неё.
account-name = Имя для входа
password = Пароль (не короче 8 знаков)
account-name-short = Имя для входа — не короче { $least } знаков: допишите его.
password-short = Пароль — не короче { $least } знаков: допишите его.
sign-in = Войти
sign-up = Завести запись
sign-out = Выйти
signed-in-as = Вы вошли как { $name }
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
invited-lost = Место не найдено
invited-to = Вас зовут сыграть: { $game }
invited-with = За столом: { $who }
sit-down = Сесть за стол

# стол
table = Стол
to-lobby = В лобби
question = Вопрос
journal = Журнал
chat = Чат
open-rule = Открыть это правило
seats = Места
seat-number = Место { $number }
dice-chosen-text = Кости этой партии выбраны создателем стола и могут быть ему известны; в рейтинг она не идёт.
share-link = Поделиться
presets = Как играть

# помощь
call-off = Прекратить партию
call-off-text-alone = Партия сразу закончится, не будет засчитана и уйдёт из списков.
ending-title = Прекратить партию?
clock-summary-move = Часы: { $time } на ход; когда время вышло, { $zero }.
clock-days-left =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
clock-summary-match = Часы: { $time } на всю партию; когда время вышло, { $zero }.
settings = Настройки

# неполадки
trouble-offline = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
trouble-server = Сервер ответил ошибкой { $status }.

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
