# Слова тех страниц, до которых доходят не сразу: возвращение за стол, профиль, рейтинг, картины.

# возвращение
since-title = Пока вас не было
since-offer =
    { $count ->
        [one] Пока вас не было, произошло { $count } событие.
        [few] Пока вас не было, произошло { $count } события.
       *[many] Пока вас не было, произошло { $count } событий.
    }
since-show = Показать
since-done = К игре
notes = Заметки
notes-private = Эти заметки видите только вы.
notes-empty = Что стоит запомнить?
notes-kept = Сохранено.
waiting-others =
    { $count ->
        [one] Ждёт ещё { $count } партия
        [few] Ждут ещё { $count } партии
       *[many] Ждут ещё { $count } партий
    }
waiting-next = К следующей партии, где ждут вас

# профиль
profile = Профиль
profile-stranger = Сыграйте партию или войдите: здесь появятся ваши партии, статистика и рейтинг.
profile-new = Здесь будет ваша история
profile-guest = Гость: партии привязаны к этому браузеру, пока вы не зарегистрируетесь
profile-since = здесь с { $day }
profile-played =
    { $count ->
        [one] партия сыграна
        [few] партии сыграно
       *[many] партий сыграно
    }
profile-won =
    { $count ->
        [one] победа
        [few] победы
       *[many] побед
    }
won-of = { $won } из { $played }
by-side = По сторонам (побед из партий)
by-deck = По колодам и отрядам
rating = рейтинг
rating-curve = Как менялся рейтинг
rating-step = { $value }, { $day }
history = Сыгранные партии
history-empty = Пока ни одной партии
history-empty-text = После первой партии здесь будут её итог, повтор и ваши числа по играм, сторонам и колодам.
history-more = Показать ещё ({ $count })
won-short = Победа
lost-short = Поражение
rated = на рейтинг
my-data = Мои данные
my-data-text = Всё, что сервер о вас хранит: партии, ответы, сообщения, заметки, колоды, рейтинг. Пароль и ключи в файл не попадают.
my-data-take = Скачать всё
leave-forever = Удалить учётную запись
leave-forever-text = Колоды, заметки, рейтинг, напоминания и имя удаляются сразу и насовсем. За столами вас заменит бот. Записи сыгранных партий остаются у тех, с кем вы играли, но вместо имени в них будет «Бывший игрок». Отменить это нельзя.
leave-forever-yes = Удалить навсегда

# рейтинг
ratings-text = Считаются партии, в которых у всех людей есть учётные записи, кости никто не выбирал и никто не пользовался помощью. Боты тоже в таблице.
ratings-empty = В этой игре ещё никто не сыграл на рейтинг.
ratings-empty-text = Таблица ждёт первого: войдите под своим именем, создайте партию без помощи глазу и памяти и доиграйте её — с человеком или с ботом.
rating-place = Место
rating-name = Игрок
rating-matches = Партий

# напоминания
reminders = Напоминания
reminders-text = Когда партия ждёт вашего хода, а вас нет за столом, придёт сообщение: одно на вопрос, пока вы не заглянете. В нём только игра, имена и ссылка.
reminders-here = В этом браузере
reminders-here-hint = Приходят и с закрытой страницей, пока браузер запущен.
reminders-unable = Этот браузер не умеет принимать напоминания с этого адреса: нужен https.
reminders-forbidden = Браузер запретил уведомления: разрешите их в его настройках.
reminders-failed = Браузер не смог подписаться: его служба уведомлений недоступна.
reminders-elsewhere =
    { $count ->
        [one] И ещё в { $count } браузере.
       *[many] И ещё в { $count } браузерах.
    }
reminders-always = Всегда, даже если стол открыт
reminders-always-hint = Через минуту после вопроса: вдруг вкладка открыта, а вы отошли.
reminders-messenger = В мессенджер
reminders-none = не писать
reminders-url-discord = Ссылка вебхука
reminders-url-slack = Ссылка входящего вебхука
reminders-url-telegram = Ссылка sendMessage вашего бота
reminders-chat = Номер чата
reminders-help-discord = Настройки канала → Интеграции → Вебхуки → скопировать ссылку.
reminders-help-slack = Slack → приложения → Incoming Webhooks. Подойдёт и Mattermost.
reminders-help-telegram = https://api.telegram.org/bot<ключ>/sendMessage; ключ даёт @BotFather, номер чата — @userinfobot.
reminders-account = Сообщения в мессенджер получают те, у кого есть учётная запись.
reminders-keep = Сохранить
reminders-drop = Не писать больше
reminders-try = Прислать пробное
reminders-sent =
    { $count ->
        [one] Отправлено { $count } сообщение.
        [few] Отправлено { $count } сообщения.
       *[many] Отправлено { $count } сообщений.
    }
reminders-trouble-gone = Этого адреса больше нет: мы его забыли.
reminders-trouble-refused = Там отказались принять сообщение: проверьте ссылку и права.
reminders-trouble-late = Там не ответили вовремя.
reminders-trouble-nobody = По этому адресу никто не отвечает.

# пас наперёд
passing = Пасовать, пока меня не касается
passing-hint = Окна в чужой ход, где ничего не происходит с вашими картами, сервер пропустит за вас, даже когда вас нет. Соперник этого не видит.
passing-on = пас наперёд

# реванш
rematch-title = Реванш
rematch-offered = { $who }: «Сыграем ещё раз?»
rematch-come = За стол
rematch-decline = Не сейчас
rematch-table = К столу реванша
rematch-watch = Смотреть реванш
waiting-rematch = Ждём соперников: их уже позвали. Можно отправить ссылку или посадить бота.
seat-awaited = место оставлено, ждём
seat-declined = не в этот раз

# партия, начатая уроком
after-lesson = После урока
after-lesson-hint = Партия продолжает урок «{ $title }» с того места, где он кончился; в рейтинг она не идёт.

# картины и сама программа
pictures-title = { $game }: все картины
pictures-search = Найти по имени
pictures-every = Всё
pictures-none = Ни у одной картины нет такого в названии.
pictures-count = { $count ->
    [one] { $count } картина
    [few] { $count } картины
   *[many] { $count } картин
  }
picture-kind = Вид
picture-kind-hero = Герои
picture-kind-empire = Империя
picture-kind-place = Места
picture-kind-affiliation = Фракции
picture-kind-objective = Директивы и цели
picture-kind-unit = Отряды
picture-kind-enhancement = Развития
picture-kind-event = События
picture-kind-fate = Рок
picture-kind-pilot = Пилоты
picture-kind-upgrade = Улучшения
picture-kind-damage = Повреждения
picture-kind-ship = Корабли
picture-kind-character = Персонажи
picture-kind-support = Поддержка
picture-kind-battlefield = Поля боя
picture-kind-plot = Замыслы
picture-kind-downgrade = Ухудшения
picture-kind-leader = Лидеры
picture-kind-mission = Задания
picture-kind-action = Карты действий
picture-kind-tactic = Тактика
picture-kind-system = Системы
picture-kind-ring = Жетоны-кольца
picture-kind-probe = Зонды
about-title = О программе Dejarik
about-what = Пять настольных игр по «Звёздным войнам» с полными правилами, для людей и ботов, в одной программе. Это свободная программа, сделанная игроками; она не связана ни с издателями игр, ни с Lucasfilm.
about-pictures = Все картины — наши: их рисует код при сборке программы, по сведениям о каждой карте. Официальных иллюстраций здесь нет.
about-glyphs = Некоторые предметы на картинах — знаки с game-icons.net (Lorc, Delapouite и другие авторы) под лицензией CC BY 3.0; цвет и свет мы добавили сами.
about-fonts = Шрифты
about-libraries = Библиотеки
about-art = Картины
about-licence = Лицензия
about-ours = Сама программа
about-libraries-text = На них стоят стол и сервер. У каждой своя лицензия.
