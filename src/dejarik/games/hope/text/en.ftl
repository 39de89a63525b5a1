# Path to Hope: all words of the game.

name = Path to Hope
tagline = Find the Death Star plans together: by memory, by word of mouth, with six heroes in hand.
motto = A mission from memory
duration = 7–40 min
setting-quick = Quick game
setting-quick-hint = One round instead of three; you win only with all the plans.
setting-memory_aid = Memory aid
setting-memory_aid-hint = Everyone keeps seeing their own seven cards after the look.

# Cards
card-bodhi = Bodhi Rook
card-jyn = Jyn Erso
card-baze = Baze Malbus
card-cassian = Cassian Andor
card-chirrut = Chirrut Imwe
card-k2so = K-2SO
card-tie = TIE Fighter
card-striker = TIE Striker
card-trooper = Death Trooper
card-plans = Plans
card-special = Special enemies
card-reinf_tie = Reinforcements: TIE Fighters
card-reinf_striker = Reinforcements: TIE Strikers
card-star_destroyer = Star Destroyer
card-at_st = AT-ST
card-tank = Imperial Tank
card-ambush = Ambush
card-at_act = AT-ACT
card-disinformation = Disinformation

short-bodhi = Bodhi
short-jyn = Jyn
short-baze = Baze
short-cassian = Cassian
short-chirrut = Chirrut
short-k2so = K-2SO
short-tie = TIE
short-striker = Striker
short-trooper = Trooper
short-plans = Plans
short-special = Special
short-reinf_tie = +TIE
short-reinf_striker = +Striker
short-star_destroyer = Destroyer
short-at_st = AT-ST
short-tank = Tank
short-ambush = Ambush
short-at_act = AT-ACT
short-disinformation = Disinfo

pile = { $number ->
    [1] Beach
    [2] Landing Pad
    [3] Citadel Tower
    [4] Data Vault
    [5] Shield Gate
   *[other] Bunker
  }
short-pile = { $number ->
    [1] Beach
    [2] Pad
    [3] Tower
    [4] Vault
    [5] Gate
   *[other] Bunker
  }
told = { $card }: { $count }

# Questions
ask-ready = Memorise your seven cards. Ready, or do you tell about them first?
asked-ready = { $who } looks at the dealt cards
ask-claim = What do you tell about your cards? Choose everything you want to say.
asked-claim = { $who } tells about the dealt cards
ask-swap = Rearrange the piles while nobody looks.
details-swap = For each place in turn, name the pile that goes there.
asked-swap = { $who } rearranges the piles
ask-lay = Which rebel do you lay this turn?
asked-lay = { $who } chooses a rebel
ask-pile = { $rebel ->
    [bodhi] { $card }: of which pile to show the top two cards and put them under it?
   *[other] { $card }: the top card of which pile to reveal?
  }
asked-pile = { $who } chooses a pile ({ $card })
ask-piles = { $card }: the tops of which two piles to reveal?
asked-piles = { $who } chooses two piles ({ $card })
ask-under = In which order do the two cards go under? ({ $pile })
asked-under = { $who } puts two cards under ({ $pile })
ask-run = { $card }: reveal the next card? ({ $pile })
asked-run = { $who } decides whether to go on ({ $pile })
ask-pay = { $card }: whose open card do you turn over to be rid of it? ({ $pile })
asked-pay = { $who } decides how to pay for it: { $card }
ask-first = Which of the two cards takes effect first?
asked-first = { $who } decides which card takes effect first
ask-reinforce = { $card }: not enough for all. { $count ->
    [one] Choose { $count } pile.
   *[other] Choose { $count } piles.
  }
asked-reinforce = { $who } chooses where reinforcements land ({ $card })
ask-tank = Imperial Tank: which card from your hand do you put face down?
asked-tank = { $who } chooses a card for the Imperial Tank
ask-vote = The turn is over. Go on with the round?
asked-vote = { $who } decides whether to go on

answer-ready = Ready
answer-tell = Tell about my cards
answer-under = { $upper } above { $lower }
answer-first = { $card } ({ $pile })
answer-pay = { $who }: { $card }
answer-keep = Nobody's: the enemy goes back on top
answer-reveal = Reveal the next
answer-stop = Stop
answer-go = Go on

# Journal
note-deal = Round { $round }: the Empire deck is dealt, seven cards each.
note-claims = { $who } tells: { $claim }.
note-piles-laid = The piles are shuffled and laid face down.
note-swaps = { $who } rearranges the piles; nobody else looks.
note-operation = The operation of round { $round } begins; { $who } is first player.
note-lays = { $who } lays { $card }.
note-nothing = { $who }: { $card } finds no cards left anywhere; nothing happens.
note-reveals = { $who }, { $pile }: { $card } is revealed.
note-bodhi-shows = { $who }, { $pile }: Bodhi shows everybody { $cards }; they go under the pile.
note-discarded = { $card } goes to the supply.
note-put-back = { $card } goes back on top ({ $pile }).
note-sinks = { $card } goes under ({ $pile }).
note-wins-plans = Plans won! { $who }, { $pile }. The team now holds { $plans }.
note-same-type = { $who }: cards of one type, { $cards }; both are discarded without effect.
note-pays = { $who } turns over { $rebel } ({ $payer }) to be rid of { $card }.
note-reinforced = Reinforcements: { $card } on piles { $piles }.
note-puts-down = { $who } puts down { $card } from hand ({ $count }).
note-at-st = AT-ST: all open cards are turned over, the turn is over.
note-tank = Imperial Tank: a card from hand is put face down by { $who }.
note-ambush = Ambush: the team holds { $plans ->
    [one] { $plans } plans card
   *[other] { $plans } plans cards
  }.
note-mixed = Disinformation: the top cards are mixed unseen; piles { $piles }.
note-hands-passed = Hands are passed to the left; { $who } is first player now.
note-voted = Go on? { $votes }.
votes-all = everybody
note-left-over = The round is over, { $pile } still held { $cards }.
note-gives = { $who } gives surplus rebels away: { $count }.
note-takes = { $who } gets missing rebels: { $count }.
note-game-over = The game is over; plans won: { $plans }.

# Results
result-defeat = Defeat: too few plans; the Alliance cannot hold out.
result-victory = Victory! Engineers will find the weak spot of the station.
result-glorious = Glorious victory! The ventilation shaft is found.
result-brilliant = Brilliant victory! The fleet will destroy the Death Star.

# The table in the terminal
board-round = Round { $round } of { $rounds }
board-turn = turn { $turn }
board-plans = plans: { $plans }
board-supply = Supply:
board-gone = Discarded:
board-mixed = Mixed by Disinformation (piles { $piles }), among them:
board-dealt = Your seven cards
board-hand = Your hand
board-laid = turn
board-held = hand
board-front = face down
board-told = told
board-piles = piles from the top
board-front-short = down
board-of-deck = told/in deck
board-needed = (victory { $victory } · glorious { $glorious } · brilliant { $brilliant })
board-needed-quick = ({ $plans } to win)
sign-tie = T
sign-striker = S
sign-trooper = D
sign-plans = P
sign-special = E
sign-reinf_tie = E
sign-reinf_striker = E
sign-star_destroyer = E
sign-at_st = E
sign-tank = E
sign-ambush = E
sign-at_act = E
sign-disinformation = E

# The board on the page
face-down = card face down
kind-rebel = Rebel
kind-empire = Empire
first-player = First player card
locations = Locations
team = The team
pile-count = Pile { $number }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
pile-depth = { $depth } from the top: { $card }
cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
look-hint = After the look the cards are shuffled into a pile and leave the screen.
look-aid = The memory aid is on: the cards stay in sight.
swap-hint = Drag a pile onto another, or pick two in turn: they change places. You may leave all as it is.
tell-truth = Tell all as it is
help-bodhi = Shows everybody the top two cards of a pile and hides them under it.
help-jyn = Reveals the top of a pile. Plans are won!
help-baze = Reveals the top of a pile. Any ship is discarded.
help-cassian = Reveals a pile and discards TIE Fighters for as long as they come.
help-chirrut = Reveals a pile and discards TIE Strikers for as long as they come.
help-k2so = Reveals the tops of two piles. One type: both are gone.
help-tie = A ship. Baze and Cassian discard it.
help-striker = A ship. Baze and Chirrut discard it.
help-trooper = Turn over another player's open card to discard it.
help-plans = Only Jyn can win them; others send them under the pile.
help-special = Each special enemy brings its own trouble.
help-reinf_tie = A TIE Fighter lands on every pile.
help-reinf_striker = A TIE Striker lands on every pile.
help-star_destroyer = The hero who revealed it is out for everybody this round.
help-at_st = All open cards are turned over: the turn ends.
help-tank = Everybody puts one card of the hand away.
help-ambush = The team loses one of its plans.
help-at_act = Turn over another copy of the same hero to discard it.
help-disinformation = The top cards of the piles are mixed unseen.

# Ways to play at once
preset-lesson = First mission
preset-lesson-hint = One round for three; your seven cards stay in sight.
preset-quick = Quick
preset-quick-hint = One round for four.
preset-full = Full
preset-full-hint = Three rounds, as in the book.

# bots
bot-careful = careful

# Why not
refused-hope-gap-empty-pile = This pile is empty: there is nothing to reveal.
refused-hope-gap-empty-pile-refill = There is no pile here any more, so no reinforcement lands here.
refused-hope-op-choose-one = You hold no such rebel; lay one of those you have.
refused-hope-op-no-refuse-choose = Nobody may skip: everyone lays one rebel.
refused-hope-op-no-exchange = Rebels cannot be exchanged between players.
refused-hope-op-all-laid-first = Everyone lays a card first; they are played afterwards, clockwise.
refused-hope-op-no-refuse-play = A card that lies open must be played.
refused-hope-op-any-pile = Choose one of the piles that still have cards.
refused-hope-gap-agreement-unanimous = A round is stopped only together, by the vote at the end of a turn.
refused-hope-recon-no-show = Cards may not be shown, only told about.
refused-hope-recon-specials-left-hidden = Nobody looks at the special enemies that were set aside.
refused-hope-gap-look-end = Say that you have memorised your cards, or tell about them.
refused-hope-recon-tell = One may tell of a kind of card and how many there are, of each kind once.
refused-hope-gap-swap-identity = Name a pile for every place, each exactly once; the order may stay as it is.
refused-hope-trooper-only-unplayed = Only another player's open card that has not been played yet can pay.
refused-hope-atact-pay = AT-ACT is paid for with an open card of the same hero only.
refused-hope-cassian-same-pile = Only the same pile can be revealed further.
refused-hope-cassian-continue = Reveal the next card, or stop.
refused-hope-k2so-two-piles = K-2SO reveals the top cards of two different piles.
refused-hope-bodhi-to-bottom = Both cards go under the pile; choose in which order.
refused-hope-k2so-different-others = Name the one of the two cards that takes effect first.
refused-hope-gap-shortage-distinct = There are not enough ships for all piles: choose different ones, a ship for each.
refused-hope-tank-effect = Put one card from your own hand face down.
refused-hope-end-agreement = Answer whether to go on with the round or to stop.
# Hints: what to do and why
hint-tell = Tell about your cards first: from what is told the team works out where the plans are.
hint-ready = Ready: you have told about your cards, now only remember them.
hint-tell-plans = Tell everything as it is: you hold plans, and the team must know which pile to look for.
hint-tell-all = Tell everything as it is: the more is known, the easier it is to see whose pile lies where.
hint-any-swap = Lay them any way you like: nobody sees the other swap, so all ways are equal.
hint-takes-plans = { $rebel }, { $pile }: plans lie on top, take them.
hint-hopes = { $chance ->
    [0] { $rebel }, { $pile }: there are hardly plans on top, but this card would do even less elsewhere.
    [100] { $rebel }, { $pile }: the plans are on top for certain, to be taken.
   *[other] { $rebel }, { $pile }: the chance of plans on top is { $chance }%, the best there is.
  }
hint-digs = { $rebel }, { $pile }: the two top cards go under, and what lies below comes closer.
hint-clears = { $rebel }, { $pile }: { $card } lies on top; it goes and the way is free.
hint-looks = { $chance ->
    [0] { $rebel }, { $pile }: plans are hardly there, but the other piles are no better.
    [100] { $rebel }, { $pile }: plans are there for certain, the top has to be cleared.
   *[other] { $rebel }, { $pile }: plans are there with a chance of { $chance }%, the top has to be cleared.
  }
hint-ready-for = { $rebel }: plans lie on top already, or will by this turn.
hint-any-rebel = { $rebel }: no pile has a card left, the choice changes nothing.
hint-matches = { $rebel }: { $pile } and { $other } — if both cards are of one type, both go.
hint-plans-above = Put the plans above: they will be easier to reach later.
hint-any-order = Put below what hinders more: it will come up later.
hint-go-on = Reveal the next card: it helps more than it risks.
hint-stop-here = Stop: the next card would rather harm than help.
hint-worth-paying = { $who }: this card would bring less now than a free way.
hint-keep-all = Turn nobody over: open heroes are worth more than a free way.
hint-first = Take { $pile } first: while heroes lie open, there is something to pay with.
hint-least-hope = { $piles }: there is least hope for plans, so reinforcements do least harm.
hint-least-needed = { $rebel }: the team will need this card least.
hint-play-on = Play on: plans can still be taken, and the team has { $jyns ->
    [one] one Jyn
   *[other] { $jyns } Jyns
  } left.
hint-nobody-left = Stop: no Jyn is left, nobody could take plans.
hint-nothing-left = Stop: no plans are left within reach.

# Why not
why-hope-gap-empty-pile = No cards are left here.
why-hope-gap-empty-pile-refill = No cards are left here: reinforcements come only to piles.
why-hope-op-choose-one = This card is not in your hand.
why-hope-trooper-only-unplayed = Only somebody else's card that is still open pays.
why-hope-atact-pay = AT-ACT is paid for with a card of the same hero.

# The board over the whole page
goal = { $have } of { $need } plans needed
goal-of = of
goal-needed = plans needed
goal-victory = victory
goal-glorious = glorious victory
goal-brilliant = brilliant victory
turn-of = turn { $turn } of { $turns }
told-title = What was told about the piles
told-where-note = whose pile lies where, by the cards seen
told-where = where it lies
told-sum = Told of
told-place = numbers are places
told-nothing = Nobody has told anything yet.
told-you = You
laid-first = first
laid-nth = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
laid-yours = your hero
laid-chooses = choosing
laid-played = played
laid-counts = hand { $hand } · played { $front }
laid-counts-short = { $hand } · { $front }
place-gone = gone
place-owner = pile of
place-owners = whose
place-plans-bottom = at the bottom
place-plans-top = on top
place-plans-inside = inside
place-plans-told = as told
place-unknown = unknown card
place-empty = empty
tell-title = What will you tell?
tell-skip = say nothing
tell-named = Special enemies by name
tell-is-here = { $card }: here
detail-told = Everybody heard: { $claim }. You may add to it, or answer “Ready”.
detail-lay-first = You act first, the others after you.
detail-lay = You act as number { $place }. Before you: { $before }.
detail-lay-waits = You act as number { $place }; those before you are still choosing.
detail-before = { $card } ({ $who })
detail-top = { $pile }: { $card } lies on top.
detail-top-unknown = { $pile }: nobody has seen the top card; { $count ->
    [one] one card
   *[other] { $count } cards
  } in all.
do-lay = Lay { $answer }
do-pile = Reveal: { $answer }
do-tank = Put away { $answer }
do-pay = Pay with { $answer }

end-step-victory = victory
end-step-glorious = glorious
end-step-brilliant = brilliant
end-column-plans = plans
end-column-discarded = cleared
end-curve = Plans, turn by turn
end-need = { $need } needed
end-revealed = { $count ->
    [one] card revealed
   *[other] cards revealed
  }
end-left = { $count ->
    [one] plan left in the piles
   *[other] plans left in the piles
  }
end-laid = { $count ->
    [one] hero laid
   *[other] heroes laid
  }
end-discarded = { $count ->
    [one] Imperial card discarded
   *[other] Imperial cards discarded
  }
end-sinks = { $count ->
    [one] card sunk to the bottom
   *[other] cards sunk to the bottom
  }
end-ambushes = { $count ->
    [one] ambush sprung
   *[other] ambushes sprung
  }
