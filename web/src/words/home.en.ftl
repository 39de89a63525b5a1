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
