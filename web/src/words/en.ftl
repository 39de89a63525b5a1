# The page's own words. The server sends the words of the games.

close = Close
cancel = Cancel
retry = Try again
copied = Copied
language = Language
page-lost = There is no such page
page-lost-text = Perhaps the address has a slip in it, or the match has been cleared away.
page-away = The page did not open

# lobby
nav = Pages
nav-play = Play
theme-to-light = Light appearance
theme-to-dark = Dark appearance
lobby-title = What shall we play?
play-bots = Play against bots
create-match = Create a match
setting-up = Setting the table…
rules = Rules
builder = Builder
players = { $count ->
    [one] { $seats } player
   *[other] { $seats } players
  }
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
waiting-for-me = Your turn
waits-now = your turn
waits-for = waiting { $time }
unread-lines =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
pace-days =
    { $count ->
        [one] { $count } day a move
       *[other] { $count } days a move
    }
rest-of-matches =
    { $count ->
        [one] { $count } more match
       *[other] { $count } more matches
    }
my-matches = My matches
all-my-matches = All my matches
beginnings = Where to begin
begin-lesson = A guided first match
begin-learning = Begin
begin-friend = Invite a friend
begin-friend-text = A link to a seat at the table: a friend has nothing to sign up for and nothing to install.
begin-invite = Invite
begin-builder = Build your own
begin-builder-text = A squadron or a deck, checked against the rules, and off into battle.
builder-open = To the builder
shelf-rules = The complete rules of five games: chapter by chapter, with drawings and a search.
shelf-build = Build a squadron or a deck: the rules are checked at once, and the list can be taken along.
open-matches = Open tables
open-none = Nobody is waiting now. Create a match with a seat for “Anyone”, and everybody sees it here.
running-matches = Being played now
finished-matches = Finished matches
records = Records
resume = Resume
join = Take a seat
watch = Watch
replay = Replay
seat-kept = a seat for { $name }
seats-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }

# creating a match
new-match = { $game }: a new match
how-many = How many players
who-sits = Who sits where
plan-me = Me
plan-invite = A friend with a link
plan-open = Anyone
plan-bot = Bot: { $level }
own-list = A list of your own…
paste-list = Paste the list here
builds-light = Light side
builds-dark = Dark side
builds-neutral = Neutral
builds-saved = Yours
aids-alone = Against bots they are on; a match with them is not rated.
aids-together = Between people only if everybody agrees: the invitation says so. A match with them is not rated.
aids-on = Aids: { $which }
more-options = Adjust
listed = Show this match in the lobby
create = Create
clock = Clock
clock-none = No clock
clock-move = For each move
clock-match = For the whole match
clock-days = By correspondence: days for a move
clock-days-for = Time for a move
clock-seconds = Seconds for a move
clock-minutes = Minutes for the match
clock-zero = When time is up
clock-zero-bot = a bot makes the move
clock-zero-lose = the player loses

# account
account = Account
my-profile = My profile
account-text = An account keeps your matches, decks and rating. You can play without one.
account-name = Name to sign in with
password = Password (at least 8 characters)
account-name-short = A name to sign in with has at least { $least } characters: write more of it.
password-short = A password has at least { $least } characters: write a longer one.
sign-in = Sign in
sign-up = Create an account
sign-out = Sign out
signed-in-as = You are signed in as { $name }
ratings = Ratings
rated-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  }
your-name = Your name at the table
name-optional = you may stay nameless
rename = Change
guest-name = Guest { $number }

# invite
invited = You are invited
invited-lost = No seat here
invited-to = You are invited to play { $game }
invited-with = At the table: { $who }
sit-down = Take the seat

# table
table = Table
to-lobby = To the lobby
question = Question
journal = Journal
chat = Chat
open-rule = Open this rule
seats = Seats
seat-number = Seat { $number }
dice-chosen-text = The host chose the dice of this match and may know them; it does not count for the ratings.
share-link = Share
presets = How to play

# help
call-off = Call the match off
call-off-text-alone = The match ends at once, counts for nothing, and leaves the lists.
ending-title = Call the match off?
clock-summary-move = Clock: { $time } for each move; when it is up, { $zero }.
clock-days-left =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
clock-summary-match = Clock: { $time } for the whole match; when it is up, { $zero }.
settings = Settings

# troubles
trouble-offline = The server does not answer. Check your connection and try again.
trouble-server = The server answered with error { $status }.

# pictures and credits
pictures = Pictures
about = About

# lessons
lesson = Lesson
lesson-steps = { $count ->
    [one] { $count } step with a coach
   *[other] { $count } steps with a coach
  }
