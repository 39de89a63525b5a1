# The book of rules: the page and its drawings.
book-contents = Contents
book-chapter = Chapter { $number }
book-lesson = Play the lesson
book-found = { $count ->
    [0] Nothing was found
    [one] { $count } rule was found
   *[other] { $count } rules were found
  }

drawn-hope-turn = A turn of the operation: everybody lays one hero, heroes act in turn, hands go to the left.
drawn-hope-lay = Lay
drawn-hope-lay-text = Everybody lays one hero face up. Nobody may refuse.
drawn-hope-play = Play in turn
drawn-hope-play-text = From the first player, clockwise. A hero reveals the top of any pile.
drawn-hope-pass = Pass the hand
drawn-hope-pass-text = What is left goes to the left neighbour, who is first now.
drawn-hope-matrix = What a hero does with a card
drawn-hope-matrix-note = The row of K-2SO is for two different cards; two alike are both discarded. Bodhi only shows: nothing triggers.
drawn-hope-bottom = To the bottom
drawn-hope-top = Back on top
drawn-hope-resolve = Triggers
drawn-hope-take = Taken!
drawn-hope-discard = Discard
drawn-hope-more = Discard, again
drawn-hope-special = Special

drawn-xwing-templates = The templates in one scale: straights 1–5, banks of 45°, turns of 90°; a ship's base is 40 mm.
drawn-xwing-straight = straight
drawn-xwing-bank = bank
drawn-xwing-turn = turn
drawn-xwing-range = Range is measured from nearest point to nearest point: three bands of 100 mm.
drawn-xwing-near = +1 attack die
drawn-xwing-far = +1 defence die
drawn-xwing-arc = The target on the left is inside the arc: any part of the base will do. The one on the right is outside.
drawn-xwing-in = inside
drawn-xwing-out = outside
drawn-xwing-overlap = The manoeuvre would end on another base: the ship goes back along the template until the bases touch, and takes no action.
drawn-xwing-planned = as planned
drawn-xwing-stands = as it stands

drawn-lcg-edge = The edge battle: cards are laid face down, revealed, fate cards resolve, Force icons are compared.
drawn-lcg-edge-1 = Lay
drawn-lcg-edge-1-text = One card at a time, face down, until both pass in a row.
drawn-lcg-edge-2 = Reveal
drawn-lcg-edge-2-text = Both stacks at once.
drawn-lcg-edge-3 = Fate cards
drawn-lcg-edge-3-text = Lowest priority first.
drawn-lcg-edge-4 = Compare
drawn-lcg-edge-4-text = More Force icons have the edge; a tie goes to the defender.
drawn-lcg-timing = The turn and its action windows
drawn-lcg-window = action window
drawn-lcg-window-text = The active player acts first, then one action each in turn; two passes in a row close the window.
drawn-lcg-balance = Balance
drawn-lcg-refresh = Refresh
drawn-lcg-draw = Draw
drawn-lcg-deploy = Deployment
drawn-lcg-conflict = Conflict
drawn-lcg-force = Force
drawn-lcg-attackers = attackers
drawn-lcg-defenders = defenders
drawn-lcg-stacks = edge battle
drawn-lcg-strikes = strikes
drawn-lcg-engagement = engagement
drawn-lcg-dark-first = The dark side has the first turn, and no conflict phase in it.

drawn-destiny-dice = The ten symbols of the sides
drawn-destiny-face = How a side is read
drawn-destiny-value = value
drawn-destiny-symbol = symbol
drawn-destiny-cost = cost
drawn-destiny-modifier = "+" is a modifier: resolved only together with the same symbol without a plus.
drawn-destiny-melee = melee damage
drawn-destiny-ranged = ranged damage
drawn-destiny-indirect = indirect damage
drawn-destiny-shield = shield
drawn-destiny-resource = resources
drawn-destiny-disrupt = disrupt
drawn-destiny-discard = discard
drawn-destiny-focus = focus
drawn-destiny-special = special
drawn-destiny-blank = blank
drawn-destiny-queue = The queue: first in, first out; what is new goes to the end.
drawn-destiny-now = resolves
drawn-destiny-next = waits
drawn-destiny-last = goes to the end

drawn-rebellion-galaxy = 32 systems in 8 regions of 4. Bright ones are populous, pale ones remote; lines join neighbours.
drawn-rebellion-combat = A round of combat: space, ground, retreat, and again while both sides share a theatre.
drawn-rebellion-space = Space
drawn-rebellion-space-text = The current player attacks, then the opponent.
drawn-rebellion-ground = Ground
drawn-rebellion-ground-text = The same: the current player first.
drawn-rebellion-retreat = Retreat
drawn-rebellion-retreat-text = The current player decides first.
drawn-rebellion-check = Who is left?
drawn-rebellion-check-text = While both sides share a theatre, another round.
