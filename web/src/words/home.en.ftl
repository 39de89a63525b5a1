# Words of the pages that one comes to later: coming back to a table, the profile, ratings, pictures.

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
profile-new = Your history will be here
profile-guest = Guest: matches belong to this browser until you sign up
profile-since = here since { $day }
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
history-empty = No matches yet
history-empty-text = After the first match its result and replay will be here, and your numbers by game, side and deck.
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
ratings-empty-text = The table waits for the first: sign in, create a match without help for eye and memory, and play it to its end, with a person or a bot.
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

# pictures, and the program itself
pictures-title = { $game }: all pictures
pictures-search = Find by name
pictures-every = Everything
pictures-none = No picture has that in its name.
pictures-count = { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
  }
picture-kind = Kind
picture-kind-hero = Heroes
picture-kind-empire = The Empire
picture-kind-place = Places
picture-kind-affiliation = Affiliations
picture-kind-objective = Objectives
picture-kind-unit = Units
picture-kind-enhancement = Enhancements
picture-kind-event = Events
picture-kind-fate = Fates
picture-kind-pilot = Pilots
picture-kind-upgrade = Upgrades
picture-kind-damage = Damage
picture-kind-ship = Ships
picture-kind-character = Characters
picture-kind-support = Supports
picture-kind-battlefield = Battlefields
picture-kind-plot = Plots
picture-kind-downgrade = Downgrades
picture-kind-leader = Leaders
picture-kind-mission = Missions
picture-kind-action = Action cards
picture-kind-tactic = Tactics
picture-kind-system = Systems
picture-kind-ring = Attachments
picture-kind-probe = Probes
about-title = About Dejarik
about-what = Five Star Wars tabletop games with complete rules, for people and bots, in one program. It is free software made by players; it is not connected with the publishers of the games or with Lucasfilm.
about-pictures = All pictures are our own: they are drawn by code when the program is built, from the facts of each card. No official art is used.
about-glyphs = Some things in the pictures are glyphs of game-icons.net by Lorc, Delapouite and contributors, licensed under CC BY 3.0; we gave them colour and light.
about-fonts = Typefaces
about-libraries = Libraries
about-art = Pictures
about-licence = Licence
about-ours = Dejarik itself
about-libraries-text = The table and the server stand on these. Each keeps its own licence.
