# Слова за столом: сама партия, её конец, повтор и уроки.

# Слова самой страницы. Слова игр присылает сервер.
done = Готово
clear = Сбросить
skip = Дальше
key-space = Пробел
nothing = ничего

# лобби
no-builder = У этой игры нет конструктора.

# учётная запись
gone-name = Бывший игрок

# стол
board = Игровое поле
answers = Ответы
journal-rules-chat = Журнал, правила, чат
journal-empty = Пока ничего не произошло.
journal-more = Итоги
since-you-looked = Новое с тех пор, как вы смотрели
chat-empty = Здесь пока тихо.
chat-say = Сказать всем за столом
chat-short = Сообщение
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
give-less = { $thing }: на один меньше
fold = Свернуть
unfold = Развернуть
your-turn = Ваш ход
you = вы
seat-empty = свободно
seat-bot = бот
seat-online = на связи
seat-away = не на связи
seat-abandoned = нет за столом
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
waiting-text = Партия начнётся сама, как только займут все места.
waiting-to-start = Ждём игроков. Отправьте ссылку или посадите ботов.
waiting-for-you = Здесь есть свободное место: садитесь и играйте.
waiting-for-invited = Свободных для всех мест нет: за этим столом ждут друзей по ссылке.
invite-text = Отправьте ссылку другу или покажите код: он сядет за это место.
invite-code = QR-код приглашения
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
called-off-means = Никто не выиграл и не проиграл: рейтинг остаётся прежним.
play-anew = Новая партия
call-off-text = Партия закончится для всех и не будет засчитана; остальные должны согласиться.
give-up = Отдать место
give-up-text = Вы уходите насовсем: за вас до конца доиграет бот.
give-up-text-waiting = Ваше место сможет занять кто-то другой.
leave-text-watcher = Вернуться можно в любой момент.
ending-text = { $who } предлагает прекратить партию. Она закончится сейчас и не будет засчитана.
ending-pending = Вы предложили прекратить партию; ждём ответа: { $who }.
play-on = Играть дальше
take-back = Передумать
bot-plays-for-you = За вас играет бот.
renew-invite = Новая ссылка
renew-invite-hint = Прежняя ссылка перестанет действовать.
stay = Остаться
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
record-not-json = Этот файл не читается: внутри не JSON.
record-not-one = В этом файле нет записи партии.
record-withheld = В этом отчёте записи нет: партия ещё шла, и она осталась у администратора.

# уроки
coach = Наставник
how-to-win = Как победить
understood = Понятно
lesson-lost = Такого урока нет.
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
