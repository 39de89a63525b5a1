# What the command line says.

usage = Usage:
options = Options
commands = Commands
command-piece = COMMAND …

help-dejarik = Five Star Wars tabletop games with their complete rules: play them, look up their rules, simulate them, prove them fair.
help-serve = Run the web table: play in the browser, with friends or against bots.
help-backup = Copy the server's database into one file; servers may go on meanwhile.
help-restore = Fill an empty database from such a copy; it need not be of the same kind.
help-doctor = Check a server's database: every match is read and played again, every proof verified.
argument-copy = The file of the copy.
option-quick = Leave out the proofs: they take most of the time.
backup-done = { $path } ({ $kibibytes } KiB): { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }, { $events ->
    [one] { $events } event
   *[other] { $events } events
  }. It holds secrets: keep it as you keep the database.
restore-done = From { $path }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }, { $events ->
    [one] { $events } event
   *[other] { $events } events
  }.
doctor-complaint = Match { $match }: { $what }
doctor-unreadable = its game or options are not known here ({ $detail }).
doctor-gap = events are missing, or numbered wrongly.
doctor-events = event { $detail }
doctor-seats = its list of seats is not what the events say.
doctor-state = its state in lists is not what the events say ({ $detail }).
doctor-outcome = its result in lists is not what the events say.
doctor-snapshot = its snapshot leads to another table than its events ({ $detail }).
doctor-proof = its record does not prove itself: { $detail }
doctor-done = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }, { $events ->
    [one] { $events } event
   *[other] { $events } events
  }, { $proofs ->
    [one] { $proofs } proof
   *[other] { $proofs } proofs
  }: { $complaints ->
    [0] all is well
    [one] { $complaints } fault
   *[other] { $complaints } faults
  }.
refused-no-backup = The copy cannot be written to { $path }: { $problem }.
refused-backup-damaged = { $path } is no copy of a database, or not a whole one; nothing was changed.
refused-newer-backup = This copy was made by a newer Dejarik ({ $given }): update the program.
refused-other-database = The database has another schema ({ $given }) than this program: start the server once, it brings it up to date.
refused-database-in-use = The database is not empty (see { $table }): a copy is restored into an empty one only.
help-play = Play a game in the terminal, against bots or with friends at one screen.
help-simulate = Play many matches between bots and count the results.
help-bench = Measure decisions per second, forks and memory, side by side with other libraries.
help-conformance = Put games to the checks that every game must pass, for as long as you like.
help-convert = Play a record of an older version anew and write it as one of today.
help-replay = Tell a recorded match again and verify it.
help-rules = Read the rules, find one by its id or by words, see which have a test.
help-build = Check decks and squads against the rules.
help-check = Say everything that is wrong with a deck or squad, each with its rule.

options-piece = [OPTIONS]
argument-game = The game's name, such as hope; see "dejarik rules".
argument-rule-id = The id of a rule.
argument-file = A file.
argument-out = The file to write.

option-help = Show this and leave.
option-version = Show the version and leave.
option-lang = Language; otherwise that of the system.
option-host = Address to listen on; 0.0.0.0 lets others in.
option-port = Port to listen on.
option-db = A file for SQLite, or the URL of a PostgreSQL database that several servers share.
option-workers = How many server processes; more than one needs PostgreSQL.
option-open-page = Open the page in a browser, if there is one.
option-seats = Seats: a number, or who sits where: me, me:NAME, bot, or a bot by name.
option-level = How good the bots are: the name of a bot.
option-seed = Where chance starts; the same seed gives the same match.
option-options = A setting of the match; K=@FILE takes the text of a file. May be given several times.
option-resume = Go on with a saved match.
option-games = How many matches.
option-bots = Who plays: one bot for all seats, or one for each seat.
option-rotate = Bots move on by one seat from match to match.
option-jobs = How many processes work side by side.
option-ray = Address of a Ray cluster, or "local".
option-as-json = Print one JSON object and nothing else.
option-turns = How often everybody is measured; medians are reported.
option-minutes = How many minutes to go on.
option-checks = Only this check; may be given several times.
option-measured = Measure only this game; may be given several times.
option-verify = Only say whether the record replays to its own hash.
option-until = Stop after so many answers.
option-seat = See the match as this seat saw it; otherwise as a spectator.
option-search = Find rules that have these words, in either language.
option-coverage = Show which rules the tests in this folder cover; fails if one is missing.
option-reference = A folder of rulebooks of which no rule may be missing here.
option-game = Read the file as a list for this game; otherwise the game is found out.

refused-unknown-command = There is no command "{ $command }"; known are: { $known }.
refused-unknown-option = There is no option { $option }.
refused-bad-option-use = The option { $option } is used wrongly: does it need a value?
refused-missing-argument = { $argument } is missing.
refused-extra-argument = "{ $argument }" is one word too many.
refused-bad-value = { $argument }: { $problem }
refused-bad-command-line = { $problem }
refused-number-too-large = { $option } needs a whole number up to { $most }, not "{ $given }".
refused-bad-number = { $option } needs a whole number from { $least } on, not "{ $given }".
refused-bad-setting = "{ $given }" is no setting: write NAME=VALUE.
refused-no-text-file = { $path } is not a text file.
refused-unreadable-file = { $path } cannot be read: { $problem }.
refused-file-too-long = { $path } is longer than { $most } bytes: no list is.
refused-no-input = Nobody can answer here: the standard input is closed.
refused-unwritable-file = { $path } cannot be written: { $problem }.
refused-jobs-or-ray = Choose either --jobs or --ray.
refused-no-ray = Ray is not installed: pip install 'dejarik[ray]'.
refused-ray-unreachable = No Ray cluster answers at { $address }: { $problem }
refused-no-tests-here = There are no tests at { $path }: run this in a checkout of the project.
refused-no-builder = { $game } is played without decks or squads to check.
refused-no-reader = { $path } is not a list that any game can read; games with lists: { $known }.
refused-resume-only = A saved match has its own seed and settings: --seed and --options do not go with --resume.
refused-record-other-game = The record is of { $given }, not of { $game }.
refused-record-other-seats = { $given } players for a record with { $seats } seats.
refused-unknown-player = "{ $given }" can take no seat; say one of: { $known }.
refused-no-games = No game is installed.
refused-one-number = Type one number from 1 to { $most }.
refused-no-number = "{ $given }" is no number of an answer.
refused-number-out-of-range = There is no answer { $given }; the numbers go from 1 to { $most }.
refused-number-not-allowed = "{ $given }" will not do: type a number from { $least } to { $most }.
refused-undo-declined = { $name } does not agree.

name-person = Player { $seat }
name-bot = Bot { $seat } ({ $bot })

keys = Type the number of an answer. ? the rule · ? a card or words of a rule · u undo · h hint · b board · j journal · l language · s save · q leave
prompt = { $name } >
how-one = A number, or ? u h s q
how-many = Numbers { $how }, { $amount }, or ? u h s q
how-any-order = such as 1 3
how-ordered = in your order, such as 3 1
amount-exact = exactly { $most }
amount-or-none = at most { $most } (Enter: none)
amount-between = { $least } to { $most } of them
how-share = A number for each of them in this order, together { $amount }, or ? u h s q
share-most = { "" } · up to { $most }
how-place = { $size ->
    [one] One number
   *[other] { $size } numbers
  } with spaces between, r for a suggestion, or ? u h s q
nothing = nothing
laid = { $who }: { $answer }
no-rule = No single rule stands behind this question.
winners = Winners: { $names }
no-winners = Nobody wins.
hand-over = Hand the screen to: { $name }. Enter when only they look (u takes your last answer back).
suggestion = { $answer } (Enter takes it, r suggests another)
hint = { $bot } would answer: { $answer }
hint-estimate = It reckons with a chance of { $percent }%.
undo-agree = { $name }: may { $who } take an answer back? (y/n)
saved = Saved to { $path }
resume-with = Go on with: { $command }
resumed = { $path }, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
  } so far
end-prompt = Enter leaves, r plays again, s saves the record, j shows the journal >
wants-again = { $who } would like to play again: r is a yes.
refused-no-rematch-here = This table cannot be laid again.

menu-help = Type a number from { $least } to { $most } and Enter; Enter alone takes the first; q leaves. Then you play: every question shows its answers with numbers, ? tells the rule behind it.
refused-nobody-to-talk-to = Nobody else is at this table to talk to.
refused-contradiction = "{ $one }" and "{ $other }" contradict each other: choose one of them.
menu-game = Which game?
menu-seats = How many players?
menu-people = How many of them are people at this screen?
menu-bots = How good are the bots?
menu-settings = Settings?
menu-settings-prompt = NAME=VALUE, ? lists them (Enter: as usual) >
menu-prompt = Number (Enter: { $usual }) >

simulate-title = { $game }: { $games ->
    [one] { $games } match
   *[other] { $games } matches
  } of { $seats }
simulate-count = matches
simulate-share = share
simulate-interval = 95% interval
simulate-seat = wins of seat { $seat } ({ $bot })
simulate-bot = wins of { $bot }
simulate-speed = { $decisions } decisions in { $seconds } s: { $speed } a second. Seed { $seed }.
simulate-errors = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  } failed; the first: { $first }

interrupted = Stopped early: this is what was done so far.
refused-worker-gone = A process that played matches is gone (exit status { $status }); its matches are lost.

converted = { $file }: { $answers } answers of version { $old } played anew, now a record of version { $new }.
replay-verified = { $file } is sound: { $answers } answers replay to { $hash }.
replay-lots = Nobody chose its dice: they follow from the shares of the table and of { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
  }, each as promised.

rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
rules-readings = How we read this
book-search = / search: words in either language, or the id of a rule
book-found = { $count ->
    [0] No rule has all of these words: { $text }
    [one] { $count } rule: { $text }
   *[other] { $count } rules: { $text }
  }
key-scroll = scroll
key-next = next chapter
key-before = chapter before
key-search = search
rules-nothing-found = No rule has all of these words: { $text }
where-code = Carried out at
where-words = Cited by the words at
where-tests = Tested by
where-nowhere = No line of code names this rule.
option-where = Name the files and lines of the code that carries the rule out, and of its tests.
refused-where-of-what = --where needs the id of a rule, such as hope.op.order.
coverage-game = game
coverage-rules = rules
coverage-tested = tested
coverage-waived = waived
coverage-missing = missing
coverage-list-missing = { $game }: rules without a test or a waiver
coverage-list-dropped = { $game }: rules dropped from the rulebook
coverage-list-hollow = marked tests that check nothing
coverage-list-unknown = ids that no rulebook has

build-legal = { $file } may be played: a legal list for { $game }.

# the full screen
key-undo = undo
key-hint = hint
key-why = rule
key-type = type
key-look = board
key-journal = journal
key-talk = chat
key-switch-language = русский
key-save = save
key-leave = leave
prompt-one = ↑↓ and Enter, a digit or a click; / to type
prompt-any = Space marks (at most { $most }, none will do), Enter is done; / to type
prompt-several = Space marks ({ $how }), Enter is done; / to type
prompt-place = arrows (Shift: far), [ ] turn, Space and Tab switch, r suggests, Enter puts it down; / to type
prompt-typing = a number, words of an answer, ? and words to look something up
prompt-share = { $given } given, { $amount } wanted: ↑↓ choose, → more, ← less, Enter done; / type
prompt-numbers = / to type the numbers
key-help = keys
key-again = play again
key-done = leave
page-close = Esc closes
page-rule = The rule
page-board = The whole table
page-journal = Journal
page-help = Keys
thinking = { $who } …
hint-thinking = A bot thinks about it …
hand-over-screen = Hand the screen to: { $name }. Enter when only they look.
hand-over-retract = u takes your last answer back
refused-kept-on-the-server = The server keeps this match: there is nothing to save.
keys-screen =
    Answers: arrows and Enter, a digit, or a click on the answer or on the board.
    Several answers: Space marks, Enter is done.
    A place: arrows move, with Shift farther; [ and ] turn; Space goes to the next shape; Tab to the next point; r suggests; Enter puts it down. A click on the map points there.
    Typing: a digit or / opens the line below; numbers, words of an answer, "? words" finds cards and rules, "s file" saves, "c words" talks. Up and down bring back what was typed, Esc leaves the line.

    u  take the last decision back
    h  what the strongest bot would do
    ?  the rule behind the question, and what it forbids
    b  the whole table    j  the journal
    l  на русском         s  save
    q  leave (the match is kept)
    r  once it is over: play again, on other sides

option-plain = Line by line instead of a full screen: for pipes and screen readers.

# a match on a server
option-connect = Play on a server: the link of a match, an invitation, or the server itself (with GAME: a new match there).
option-name = Your name on the server, as a guest.
option-account = Your account on the server; the password is asked for.
password = Password of { $name }
free-seat = free seat { $seat }
waiting-host = Waiting for players. Enter fills the free seats with bots and begins.
waiting-guest = Waiting for players.
asks-undo = { $who } asks to take an answer back. Agree? (y/n)
asks-ending = { $who } asks to call the match off. Agree? (y/n)
only-watching = No seat is free: you watch.
my-match = yours
menu-matches = Which match?
refused-bad-address = "{ $given }" is no link of a server: it looks like http://host:8000/match/… or http://host:8000/invite/….
refused-no-server = { $address } does not answer: { $problem }
refused-lost-server = The connection to { $address } is lost; the match waits for you there.
refused-server-silent = The server does not answer; try again.
refused-server-says = { $message }
refused-server-odd = That is no server of this program.
refused-empty-lobby = No match waits at { $address }: name a game to make one.
refused-connect-only = A match on a server has its own record and dice: --resume and --seed do not go with --connect.
refused-name-without-server = --name and --account are for a server: give --connect, too.
refused-nothing-asked = Nobody asks anything of you.
refused-already-begun = The match has begun.
refused-no-suggestion = No suggestion: type the numbers, or move with the arrows.

# odds
help-odds = Work out exact chances of dice.
odds-chance = Chance
odds-at-least = At least
serve-address = The table is laid at { $address }; Ctrl+C ends it.
refused-workers-need-postgres = Several server processes need a PostgreSQL database: give --db postgresql://…
refused-bad-settings = A setting of the server is wrong: { $problem }.
refused-no-asyncpg = PostgreSQL needs one more package: pip install "dejarik[postgres]".
refused-bad-database = "{ $given }" is no database: give the path of a file, sqlite://… or postgresql://….
refused-foreign-database = This database belongs to another program (it holds { $tables }); Dejarik leaves it alone. Name another one.
refused-newer-database = This database was written by a newer Dejarik ({ $given }): update the program.
refused-no-database = The database cannot be reached: { $problem }.
refused-no-address = Nothing can listen on { $address } here: { $problem }.
refused-address-in-use = Another program already listens on { $address }; choose another --port.

bench-missing = Not measured, because not installed: { $libraries } (pip install 'dejarik[bench]').
bench-speed = Random games on one core; on the right, how many times as fast each game is
bench-decisions = decisions/s
bench-ratio = { $game }
bench-size = Size
bench-fork = fork, µs
bench-match = finished match, KiB
bench-growth = left by many matches
bench-growth-cell = { $kibibytes } KiB after { $games }

# conformance
conformance-title = Checked for { $seconds } s
conformance-check = check
conformance-made = matches
conformance-faults = faults
conformance-fault = { $check } ({ $game }, seats { $seats }, variant { $variant }, seed { $seed }, often { $often }): { $problem }

# bench server
help-server = Measure how many live matches one server process holds, side by side with boardgame.io.
option-most = Try no more matches than this.
option-seconds = Seconds to measure at each step.
option-no-peer = Leave boardgame.io out.
option-stored = Sleeping matches in the database of one measurement; 0 leaves it out.
option-awake = Matches that are played while so many sleep.
bench-server-title = A move every two seconds, four people at each table
bench-server-matches = matches
bench-server-moves = moves/s
bench-server-p50 = p50 ms
bench-server-p99 = p99 ms
bench-server-cpu = ms/move
bench-server-turns = Processor time for a move, by turns: boardgame.io (files) needs { $ratio } times ours (turns that count: { $ratios }; left out because the host was busy: { $skipped }).
bench-server-stored = With { $matches } sleeping matches it starts in { $start } s, and the lobby takes { $p50 } ms (99 of 100 times under { $p99 } ms).
bench-server-crowd = While 500 strangers come to one table and drop, 99 of 100 moves at other tables are seen within { $p99 } ms.
bench-server-turns-ours = by turns: dejarik
bench-server-turns-peer = by turns: boardgame.io, files
bench-server-crowd-row = dejarik beside a crowd
bench-server-stored-row = dejarik among sleepers
bench-server-stolen = host
bench-server-host-busy = The host of this virtual machine took up to { $most } of a core: what was measured then is worth less.
bench-server-held = Dejarik holds { $matches } live matches with everybody's view within 100 ms for 99 of 100 moves.
bench-server-ratio = boardgame.io with its storage in files holds { $matches }: the ratio is { $ratio }.
bench-server-no-peer = boardgame.io was left out: it needs npm.
bench-server-crash = A kill -9 in the middle: { $acknowledged } answers acknowledged, { $missing } of them missing afterwards.
bench-server-busy = The machine was busy (load { $load } on { $cores } cores): on a quiet one the numbers are better.
bench-server-ratio-in-memory = boardgame.io in memory, where a restart loses all matches, holds { $matches }: the ratio is { $ratio }.
bench-server-ours = dejarik
bench-server-peer = boardgame.io, files
bench-server-peer-in-memory = boardgame.io, memory
bench-server-core = server
bench-server-legend = ms/move: processor time of the server for a move; server, load, others: parts of a core that the server, the load generator and all other programs used; host: taken by the host of a virtual machine.
bench-server-generator = load
bench-server-others = others
bench-server-generator-busy = The load generator was busy itself: some of the time measured is its own.
bench-server-one-core = Server and load generator shared one core.
refused-bench-no-server = A server did not start: { $problem }
refused-bench-no-load = The load generator gave up: { $problem }

# lessons
help-learn = Learn a game in a guided first match: a coach says what to do and why.
argument-lesson = Which lesson, where a game has several; the first one otherwise.
lesson-entry = { $game }: { $lesson } ({ $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, 5–10 minutes)
lesson-begin = Press Enter to begin.
