# Words at a table: the match itself, its end, replays and lessons.

# The page's own words. The server sends the words of the games.
done = Done
clear = Clear
skip = Go on
key-space = Space
nothing = nothing

# lobby
no-builder = This game has no builder.

# account
gone-name = A former player

# table
board = Board
answers = Answers
journal-rules-chat = Journal, rules, chat
journal-empty = Nothing has happened yet.
journal-more = Summary
since-you-looked = New since you looked
chat-empty = It is quiet here.
chat-say = Say something to the table
chat-short = Message
send = Send
search-rules = Search the rules
nothing-found = Nothing found.
how-we-read = How we read this
map-closer = Closer
map-farther = Farther
map-all = Show everything
share-given = Given { $given } of { $total }
share-less = Less: { $what }
share-more = More: { $what }
talk-answer = Answer
talk-begin = Say something
talk-yes = Yes
talk-no = No
give-less = { $thing }: one less
fold = Fold
unfold = Unfold
your-turn = Your turn
you = you
seat-empty = free
seat-bot = bot
seat-online = here
seat-away = away
seat-abandoned = gone
seat-open = Open to anyone
seat-invited = Waiting for a friend
seat-ready = Seat taken
has-answered = has answered
is-asked = is deciding now
come-back = Play myself again
let-bot-play = Let a bot play
seat-a-bot = Seat a bot
sit-here = Sit here
copy-link = Copy the link to this match
copy-invite = Link for a friend
watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
waiting-for = Waiting for { $who }
waiting-title = Gathering at the table
drawing-lots = Everybody is here. The dice are being drawn: each player adds a share.
dice-chosen = Chosen dice
waiting-text = The match starts by itself as soon as every seat is taken.
waiting-to-start = Waiting for players. Send a link or seat bots.
waiting-for-you = There is a free seat here: sit down and play.
waiting-for-invited = No seat is free for everybody: this table waits for friends with a link.
invite-text = Send the link to a friend or show the code: they will take this seat.
invite-code = A QR code of the invitation
start-with-bots = Fill free seats with bots and begin
you-answered = Your answer
change-mind = Change my mind
barred-count = { $count } not possible
pick-exactly = { $picked } of { $count } picked
pick-between = { $picked } picked, { $least ->
    [0] at most { $most }
   *[other] { $least } to { $most } needed
  }
numbers = Numbers
place-on-board = Point at a place on the board
connection-lost = The connection broke. Connecting again; nothing is lost.

# help
undo = Undo
undo-title = Undo your answer?
undo-text = Things have happened since, so these players must agree: { $who }.
undo-ask = Ask for the undo
consent-title = A request to undo
consent-text = { $who } asks to take back their last answer and all that came after it.
agree = Agree
refuse = Refuse
hint = Hint
thinking = Thinking…
advice = The bot would answer: { $answer }
advice-chance = chances { $chance }%
leave = Leave the table
leave-title = Leave for the lobby?
leave-text = The match stays yours: resume it from “My matches”. If you are gone for long, a bot may take the seat.
called-off = This match was called off.
called-off-means = Nobody has won or lost, and no rating changes.
play-anew = New match
call-off-text = The match ends for everybody and counts for nothing; the others have to agree.
give-up = Give up my seat
give-up-text = You leave for good; a bot plays your seat to the end.
give-up-text-waiting = Somebody else may take your seat.
leave-text-watcher = You can come back at any time.
ending-text = { $who } would like to call the match off. It would end now and count for nothing.
ending-pending = You asked to call the match off; still to answer: { $who }.
play-on = Play on
take-back = Take it back
bot-plays-for-you = A bot plays for you.
renew-invite = New link
renew-invite-hint = The old link will no longer be good.
stay = Stay
sound = Sound
volume = Volume
sound-wanted = Turn sounds on?
yes = Yes
no = No
sound-hint = Soft sounds of cards, dice and turns.
theme = Appearance
theme-dark = Dark
theme-light = Light (tables stay dark)
theme-system = As in the system
tempo = How events are told
tempo-calm = Calmly
tempo-brisk = Briskly
tempo-none = At once
motion = Motion
motion-hint = If your system has motion off, it is off here too.
notify = Notifications
notify-hint = When it is your turn and this tab is hidden.
notify-forbidden = The browser does not allow notifications.
keys = Keys
keys-numbers = pick an answer
keys-enter = the only answer, or “Done”
keys-esc = clear the selection, change your mind
keys-arrows = walk from answer to answer
keys-letters = undo, hint, chat, rule
keys-space = skip what is shown
report = Report a problem
report-text = We keep your words, what you see and the record of the match. You can download the file.
report-words = What went wrong?
report-send = Send
report-thanks = Thank you! Report { $id } has been received.
report-download = Download the file

# the end
end = End of the match
end-won = Victory!
end-team-won = Victory!
end-lost = Defeat
end-nobody = Defeat
end-winners = Victory: { $who }
end-best = Best moment
end-best-watch = Watch
end-another = Another game
end-player = Player
end-winner = winner
end-points = points
play-again = Play again
watch-replay = Watch the replay

# replay
replay-title = Replay
replay-empty = Open the record of a match (a .json file) or a problem report.
replay-choose = Choose a file
replay-coming = Preparing the replay…
records-none = Matches that you have played will stand here.
records-none-text = Every match can be watched again step by step, through any player's eyes and with a bot's opinion.
replay-first = To the start
replay-back = Step back
replay-next = Step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
opinion = The bot's opinion
opinion-asked = The bot looks at the match…
opinion-none = The bot has no opinion of this game.
opinion-together = Chances of a victory: { $percent } %
opinion-of = How the bot ({ $bot }) judged the chances as the match went
replay-speed = Speed of the replay
replay-position = Position in the match
replay-step = { $at } of { $count }
replay-from = Seen by
replay-spectator = a spectator
replay-start = The match begins
replay-answer = { $who }: { $answer }
replay-secret = { $who } answers in secret
download-record = Download the record
verify = Verify fairness
verify-good = Fair: this is the very seed that was promised at the start.
verify-bad = The seed is not the one promised at the start.
verify-text = When the match began the server promised the SHA-256 of the seed from which all chance follows. This page has computed it itself.
verify-good-lots = Fair: the dice follow from everybody's shares, each as it was promised.
verify-text-lots = Before the match the table and every player promised a share (told its SHA-256), then the players showed theirs; the seed follows from all of them, so nobody could choose it. This page has computed it itself.
verify-mine = Your own share is among them, and all promises are those you saw before you showed it.
verify-not-mine = Your own share is missing, or other promises stand here than those you saw.
verify-not-shown = promised, but not shown in time
verify-table = The table
verify-drawn = What follows from the shares
verify-seed = Seed
verify-commitment = Promise
verify-computed = SHA-256 of the seed
verify-record = Verify the whole record on the server too

# troubles
record-not-json = This file cannot be read: it does not hold JSON.
record-not-one = There is no record of a match in this file.
record-withheld = This report holds no record: the match was still being played, so it stayed with the operator.

# lessons
coach = Coach
how-to-win = How to win
understood = Got it
lesson-lost = There is no such lesson.
lesson-step = Step { $step } of { $of }
lesson-try-again = Legal, but there is something better.
lesson-also = That is right, too; I go on with my own choice.
lesson-show = Show me
lesson-begin = Begin the lesson
lesson-over = The lesson is over
lesson-next = What to play next
lesson-play-on = Finish this match
lesson-play-on-hint = From here, against the bot; it is not rated.
lesson-again = Take it once more
