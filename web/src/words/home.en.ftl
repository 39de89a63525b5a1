# Words of the pages that one comes to later: coming back to a table, the profile, ratings.

# coming back
since-title = While you were away
since-offer =
    { $count ->
        [one] While you were away, one thing happened.
       *[other] While you were away, { $count } things happened.
    }
since-show = Show me
since-done = To the game
notes = Notes
notes-private = Only you can see these notes.
notes-empty = What is worth remembering?
notes-kept = Saved.
waiting-others =
    { $count ->
        [one] { $count } more match waits
       *[other] { $count } more matches wait
    }
waiting-next = To the next match that waits for you

# profile
profile = Profile
profile-stranger = Play a match or sign in: your matches, numbers and rating will be here.
profile-guest = Guest: matches belong to this browser until you sign up.
profile-since = Here since { $day }.
profile-played =
    { $count ->
        [one] match played
       *[other] matches played
    }
profile-won =
    { $count ->
        [one] win
       *[other] wins
    }
won-of = { $won } of { $played }
by-side = By side (won of played)
by-deck = By deck or squad
rating = rating
rating-curve = How the rating went
rating-step = { $value }, { $day }
history = Matches played
history-empty = None yet.
history-more = Show more ({ $count })
won-short = Won
lost-short = Lost
rated = rated
my-data = My data
my-data-text = Everything that the server keeps of you: matches, answers, messages, notes, decks, ratings. Your password and keys are not in the file.
my-data-take = Download everything
leave-forever = Delete my account
leave-forever-text = Decks, notes, ratings, reminders and your name are deleted at once and for good. Bots take your seats. Records of matches stay with those you played with, with “A former player” in place of your name. This cannot be undone.
leave-forever-yes = Delete for good

# ratings
ratings-text = Matches count in which all people have accounts, the dice were drawn and nobody had help. Bots are in the table, too.
ratings-empty = Nobody has played this game for a rating yet.
rating-place = Place
rating-name = Player
rating-matches = Matches

# reminders
reminders = Reminders
reminders-text = When a match waits for your move and you are not at the table, a message comes: one for a question, until you look. It holds only the game, the names and a link.
reminders-here = In this browser
reminders-here-hint = They come with the page closed, too, while the browser runs.
reminders-unable = This browser cannot take reminders from this address: it takes https.
reminders-forbidden = The browser has forbidden notifications: allow them in its settings.
reminders-failed = The browser could not subscribe: its notification service cannot be reached.
reminders-elsewhere =
    { $count ->
        [one] And in { $count } more browser.
       *[other] And in { $count } more browsers.
    }
reminders-always = Always, even when the table is open
reminders-always-hint = A minute after the question: the tab may be open while you are not there.
reminders-messenger = To a messenger
reminders-none = none
reminders-url-discord = Link of the webhook
reminders-url-slack = Link of the incoming webhook
reminders-url-telegram = Your bot's sendMessage link
reminders-chat = Number of the chat
reminders-help-discord = Channel settings → Integrations → Webhooks → copy the link.
reminders-help-slack = Slack → apps → Incoming Webhooks. Mattermost will do, too.
reminders-help-telegram = https://api.telegram.org/bot<key>/sendMessage; @BotFather gives the key, @userinfobot the number of the chat.
reminders-account = Messages to a messenger are for those who have an account.
reminders-keep = Save
reminders-drop = Write no more
reminders-try = Send me a trial
reminders-sent =
    { $count ->
        [one] { $count } message sent.
       *[other] { $count } messages sent.
    }
reminders-trouble-gone = This address is gone: we have forgotten it.
reminders-trouble-refused = They refused the message: check the link and its rights.
reminders-trouble-late = They did not answer in time.
reminders-trouble-nobody = Nobody answers at this address.

# passing in advance
passing = Pass until something concerns me
passing-hint = Windows in the other player's turn in which nothing happens to your cards are let go by for you, even when you are away. Your opponent cannot see it.
passing-on = passing ahead

# rematch
rematch-title = Rematch
rematch-offered = { $who }: “Play again?”
rematch-come = To the table
rematch-decline = Not now
rematch-table = To the rematch
rematch-watch = Watch the rematch
waiting-rematch = Waiting for the others: they have been asked. You can send a link or seat a bot.
seat-awaited = seat kept, not here yet
seat-declined = not this time

# a match begun by a lesson
after-lesson = After a lesson
after-lesson-hint = This match goes on where the lesson “{ $title }” ended; it is not rated.
