# Предложения самого движка.

refused-malformed-answer = Это не ответ: нужно число, слово или их список.
refused-not-an-option = «{ $option }» нет среди ответов на этот вопрос.
refused-not-an-option-here = «{ $option }» нет среди ответов. { $why }
refused-not-a-list = На этот вопрос отвечают списком.
refused-repeated-option = Один и тот же ответ назван дважды.
refused-wrong-number = Выбрано { $given }; нужно { $amount ->
    [exactly] ровно { $most }
   *[between] { $least ->
        [0] не больше { $most }
       *[other] от { $least } до { $most }
      }
  }.
refused-not-a-place = Место задаётся списком целых чисел, их должно быть { $size }.
refused-not-allowed-there = Сюда нельзя.
refused-not-a-share = Назовите, сколько кому достаётся: чисел должно быть { $size }, все целые и не меньше 0.
refused-share-too-large = Доля номер { $place } — { $given }, а можно не больше { $most }.
refused-answers-not-kept = Ответы этой партии не сохранялись; сделайте копию до того, как доигрывать.
refused-laid-out-by-hand = Эта партия начата с расставленной вручную позиции, и записью её не доказать.
refused-match-over = Партия окончена.
refused-no-such-seat = За этим столом нет места { $seat }.
refused-already-answered = Вы уже ответили, другие ещё выбирают. Чтобы передумать, заберите ответ.
refused-not-your-question = Сейчас отвечаете не вы.
refused-nothing-to-retract = Забирать нечего.
refused-nothing-to-undo = Вы ещё ни на что не отвечали.
refused-undo-needs-consent = С тех пор открылось скрытое, был случай или чужой ответ: на отмену должны согласиться места { $seats }.
refused-unknown-game = Игры «{ $game }» нет; есть: { $known }.
refused-unknown-bot = У игры { $game } нет бота «{ $bot }»; есть: { $known }.
refused-unknown-check = Проверки «{ $check }» нет; есть: { $known }.
refused-unknown-language = Языка «{ $lang }» нет; есть: { $known }.
refused-unknown-rule = Правила «{ $given }» нет.
refused-wrong-seats = В { $game } играют от { $least } до { $most } человек; запрошено { $given }.
refused-unknown-setting = У { $game } нет настройки «{ $setting }»; есть: { $known }.
refused-bad-options = Эти настройки не подходят к { $game }: { $wanted ->
    [flag] { $setting } — это true или false
    [number] { $setting } — это целое число
    [text] { $setting } — это текст
    [given] { $setting } не указано
    [names] это должны быть имена и значения
   *[other] { $setting } не может быть таким
  }.
refused-record-damaged = Это не запись партии: { $problem ->
    [json] это не JSON
    [cut] файл пуст или обрывается
    [format] формат { $number } здесь неизвестен
    [seed] зерно записано не шестнадцатеричным числом
    [answer] ответ { $number } — не пара из места и ответа
    [letters] буквы в нём не в UTF-8
    [brackets] в нём слишком много вложенных скобок
    [long] он гораздо длиннее любой партии
    [unreadable] файл не читается
   *[fields] в файле не те поля
  }.
refused-record-version = Запись сделана версией { $given } игры { $game }, а здесь версия { $known }. Если её можно перевести, это делает «dejarik convert».
refused-record-convert = По нынешним правилам за записью нельзя проследить дальше ответа { $number }: { $problem }
refused-record-commitment = Зерно в записи не соответствует обязательству.
refused-record-lots = Зерно в записи не складывается из долей тех, кто его тянул.
refused-record-lots-house = Зерно в записи вытянуто не с той долей, которая была обещана для стола.
refused-record-lots-share = Зерно в записи вытянуто не с той долей, которая была обещана за место { $seat }.
refused-record-answer = Ответ { $number } в записи неверен: { $problem }
refused-record-hash = Запись не приводит к своему итогу: первый неверный ответ — { $number }.
refused-no-file = Файла { $path } нет.
refused-unreadable-list = Список не удалось прочесть: { $problem }.
refused-list-too-long = он длиннее { $most } знаков
refused-list-no-number = «{ $given }» — не число карт
refused-list-copies = { $count } экз. карты «{ $name }»
refused-list-no-json = это не JSON (строка { $line }, знак { $column })
refused-list-odd-json = в этом JSON есть то, чего в списках не бывает
refused-bots-for-seats = Ботов названо { $given }, а мест { $seats }: назовите одного на все места или по одному на каждое.

# A thing and how many of what is given out it gets.
shared = { $thing } × { $count }

# уроки
lesson-progress = Шаг { $step } из { $of }.
lesson-learner = Новичок
lesson-mate = { $seat ->
    [0] Искра
    [1] Компас
   *[other] Маяк
}
refused-no-lessons = Для игры { $game } урока пока нет; какие есть, скажет «dejarik learn».
refused-unknown-lesson = Урока «{ $given }» нет; есть: { $known }.

end-often = чаще { $card }
end-round = Раунд
