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
