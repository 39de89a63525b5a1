# The kernel's own sentences.

refused-malformed-answer = That is no answer: expected a number, a word or a list of them.
refused-not-an-option = "{ $option }" is not among the answers to this question.
refused-not-an-option-here = "{ $option }" is not among the answers. { $why }
refused-not-a-list = This question takes a list of answers.
refused-repeated-option = The same answer was given twice.
refused-wrong-number = { $given } chosen; choose { $amount ->
    [exactly] exactly { $most }
   *[between] { $least ->
        [0] at most { $most }
       *[other] from { $least } to { $most }
      }
  }.
refused-not-a-place = A position is a list of { $size } whole numbers.
refused-not-allowed-there = That is not allowed there.
refused-not-a-share = Say how many each gets: { $size } whole numbers, none below 0.
refused-share-too-large = Number { $place } of the list is { $given }; it takes at most { $most }.
refused-answers-not-kept = The answers of this match were not kept; fork it before playing it out.
refused-laid-out-by-hand = This match began with a table laid out by hand, so no record can prove it.
refused-match-over = The match is over.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-already-answered = You have answered; the others still choose. Take your answer back to change it.
refused-not-your-question = It is not your turn to answer.
refused-nothing-to-retract = There is nothing to take back.
refused-nothing-to-undo = You have not answered anything yet.
refused-undo-needs-consent = Something hidden was seen, drawn or answered since: seats { $seats } must agree to this undo.
refused-unknown-game = There is no game "{ $game }"; known are: { $known }.
refused-unknown-bot = { $game } has no bot "{ $bot }"; known are: { $known }.
refused-unknown-check = There is no check called "{ $check }"; there are: { $known }.
refused-unknown-language = There is no language "{ $lang }"; known are: { $known }.
refused-unknown-rule = There is no rule "{ $given }".
refused-wrong-seats = { $game } is played by { $least } to { $most }; { $given } were asked for.
refused-unknown-setting = { $game } has no setting "{ $setting }"; known are: { $known }.
refused-bad-options = These options do not fit { $game }: { $wanted ->
    [flag] { $setting } is true or false
    [number] { $setting } is a whole number
    [text] { $setting } is a text
    [given] { $setting } is missing
    [names] they are names with values
   *[other] { $setting } cannot be that
  }.
refused-record-damaged = This is no match record: { $problem ->
    [json] it is not JSON
    [cut] the file is empty or breaks off
    [format] format { $number } is not known here
    [seed] its seed is not hexadecimal
    [answer] answer { $number } is not a pair of a seat and an answer
    [letters] its letters are not UTF-8
    [brackets] it has brackets within brackets within brackets
    [long] it is far longer than any match
    [unreadable] the file cannot be read
   *[fields] its fields are other ones
  }.
refused-record-version = The record was made by version { $given } of { $game }; this is version { $known }. If it can be converted, “dejarik convert” does it.
refused-record-convert = The record cannot be followed beyond answer { $number }, under the rules of today: { $problem }
refused-record-commitment = The record's seed does not match its commitment.
refused-record-lots = The record's seed does not follow from the shares of those who drew it.
refused-record-lots-house = The record's seed was not drawn with the share that had been promised for the table.
refused-record-lots-share = The record's seed was drawn with another share than seat { $seat } had promised.
refused-record-answer = Answer { $number } of the record is wrong: { $problem }
refused-record-hash = The record does not replay to its own hash: answer { $number } is the first wrong one.
refused-no-file = There is no file { $path }.
refused-unreadable-list = This list cannot be read: { $problem }.
refused-list-too-long = it is longer than { $most } characters
refused-list-no-number = "{ $given }" is no number of cards
refused-list-copies = { $count } copies of { $name }
refused-list-no-json = it is no JSON (line { $line }, character { $column })
refused-list-odd-json = its JSON holds what no list needs
refused-bots-for-seats = { $given } bots were named for { $seats } seats: name one for all seats or one for each.

# A thing and how many of what is given out it gets.
shared = { $thing } × { $count }

# lessons
lesson-progress = Step { $step } of { $of }.
lesson-learner = Pupil
lesson-mate = { $seat ->
    [0] Spark
    [1] Compass
   *[other] Beacon
}
refused-no-lessons = There is no lesson for { $game } yet; "dejarik learn" lists those there are.
refused-unknown-lesson = There is no lesson "{ $given }"; known are: { $known }.

end-often = mostly { $card }
end-round = Round
