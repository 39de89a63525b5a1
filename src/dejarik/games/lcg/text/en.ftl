# Star Wars: The Card Game, all its words (the cards' own are with the cards).

name = Star Wars: The Card Game
tagline = Light against dark: objectives, edge battles and the balance of the Force.
short-name = The Card Game
motto = Light against dark
duration = 20–60 min

setting-first = The first seat plays
setting-first-hint = When both want the same side, chance decides.
setting-first-light = light side
setting-first-dark = dark side
setting-first-any = either side
setting-second = The second seat plays
setting-second-light = light side
setting-second-dark = dark side
setting-second-any = either side
setting-light = Deck of the light side
setting-light-hint = A starter deck, your own from the deck page, or its list.
setting-light-none = The player chooses at the table
setting-light-jedi = { affiliation-jedi } starter deck
setting-light-rebel-alliance = { affiliation-rebel-alliance } starter deck
setting-dark = Deck of the dark side
setting-dark-hint = A starter deck, your own from the deck page, or its list.
setting-dark-none = The player chooses at the table
setting-dark-sith = { affiliation-sith } starter deck
setting-dark-imperial-navy = { affiliation-imperial-navy } starter deck
setting-mode = Decks
setting-mode-hint = Constructed: ten sets and more, mulligan always allowed. Mixed: starter decks and own decks may meet.
setting-mode-starter = the starter decks of the box
setting-mode-constructed = constructed: own decks
setting-mode-mixed = mixed: starter decks and own ones
setting-mulligan = Mulligan
setting-mulligan-hint = Each player may once draw a new opening hand.
setting-brisk = Leave out empty questions
setting-brisk-hint = Nobody is asked who can only pass. Faster, but it shows what a hand does not hold.

refused-list-complaint = { $en }
refused-list-names-nothing = it names neither an affiliation nor an objective set
refused-list-declarations = an OCTGN deck has no declarations of its own
refused-list-no-octgn = it is no OCTGN deck (line { $line }, character { $column })
refused-list-other-game = it is an OCTGN deck of another game
refused-unknown-mode = There is no mode "{ $mode }": it is starter, constructed or mixed.
refused-unknown-side = There is no side "{ $side }": it is light, dark or any.
refused-wrong-side-deck = That deck does not belong to the { $side ->
    [dark] dark
   *[other] light
  } side.
refused-bad-deck = This deck cannot be played: { $problem }.

side-light = light side
side-dark = dark side
dial = the Death Star dial
area-own = own play area
area-other = opponent's play area
unknown-card = a facedown card

phase-setup = setup
phase-balance = balance phase
phase-refresh = refresh phase
phase-draw = draw phase
phase-deployment = deployment phase
phase-conflict = conflict phase
phase-force = Force phase

icon-unit_damage = unit damage
icon-tactics = tactics
icon-blast = blast damage

option-pass = Pass
option-own-deck = A deck of my own
option-set = { $card }
option-set-again = { $card } (second copy)
option-keep = Keep the hand
option-mulligan = Mulligan
option-again = Resolve it once more
option-unit = Play it as a unit
option-play = Play { $card }
option-use = Use { $card }
option-hit = { $card }: { $token ->
    [focus] { $count ->
        [one] a focus token
       *[other] { $count } focus tokens
    }
   *[other] { $count } damage
  }
option-count = { $count }
option-copy = { $card } ({ $number })

token-damage = damage token
token-focus = focus token
token-shield = shield token

moment-other = something happens
moment-turn-begins = the turn begins
moment-refreshes = after the refresh
moment-enters = { $card } enters play
moment-playing = { $card } is being played
moment-event-played = { $card } is played
moment-interrupt-used = { $card } is used as an interrupt
moment-leaves = { $card } leaves play
moment-destroyed = { $card } is destroyed
moment-damage = { $card } is about to take damage
moment-damaged = { $card } took damage
moment-focused-to-strike = { $card } is focused to strike
moment-strike-resolved = { $card } has struck
moment-attacks = { $card } attacks
moment-defends = { $card } defends
moment-engaged = { $card } is engaged
moment-edge-won = the edge battle is decided
moment-captured = a card is captured
moment-captured-from-play = { $card } is captured from play
moment-declared = { $card } is declared
moment-focused = { $card } is focused
moment-played = { $card } was played
moment-commits = { $card } is committed to the Force
moment-survives = { $card } survives the engagement
moment-generates = { $card } generates resources
moment-draws = a card is drawn
moment-refresh-begins = the refresh phase begins
moment-draw-begins = the draw phase begins
moment-deployment-begins = the deployment phase begins
moment-conflict-begins = the conflict phase begins
moment-force-begins = the Force phase begins
moment-balance-ends = the balance phase ends
moment-refresh-ends = the refresh phase ends
moment-draw-ends = the draw phase ends
moment-deployment-ends = the deployment phase ends
moment-conflict-ends = the conflict phase ends
moment-force-ends = the Force phase ends
moment-returned = { $card } returns to hand
moment-discarded = { $card } is discarded from play
moment-sacrificed = { $card } is sacrificed
moment-to-deck = { $card } goes into its deck
moment-rescued = a captured card is rescued
moment-drawn = cards were drawn
moment-hand-discarded = { $card } is discarded from hand
moment-focus-placed = { $card } gets a focus token
moment-fate-resolved = { $card } has been resolved
moment-struggle-won = the Force struggle is decided
moment-dial-advanced = the Death Star dial advances
moment-engagement-ends = the engagement is over
moment-balance-begins = the balance phase begins

ask-deck = Choose your deck.
asked-deck = { $who } chooses a deck.
ask-own-affiliation = Which affiliation is your deck of?
asked-own-affiliation = { $who } builds a deck.
ask-own-sets = Which objective sets are in your deck?
asked-own-sets = { $who } builds a deck.
ask-put-back = Which of the four objectives goes to the bottom of the deck?
asked-put-back = { $who } chooses objectives.
ask-mulligan = Keep this hand or draw a new one?
asked-mulligan = { $who } considers a mulligan.
ask-turn-up = Which objective do you turn up next?
asked-turn-up = { $who } turns up an objective.
ask-action = Your chance to act ({ $where }).
asked-action = { $who } may act ({ $where }).
ask-interrupt = Interrupt? { $moment }.
asked-interrupt = { $who } may interrupt: { $moment }.
ask-reaction = React? { $moment }.
asked-reaction = { $who } may react: { $moment }.
ask-forced = Which forced effect comes first?
asked-forced = { $who } orders forced effects.
ask-target = { $card }: choose { $most ->
    [one] a target
   *[other] targets
  }.
asked-target = { $who } chooses targets for { $card }.
ask-choose = { $card }: choose.
asked-choose = { $who } chooses for { $card }.
ask-pay = Pay { $cost } for { $card }{ $affiliation ->
    [none] {""}
   *[other] , at least one of { $affiliation }
  }.
asked-pay = { $who } pays for { $card }.
ask-host = Where do you attach { $card }?
asked-host = { $who } attaches { $card }.
ask-host-or-unit = { $card }: as a unit, or attached to which card?
asked-host-or-unit = { $who } decides how { $card } enters play.
ask-discard-one = Discard one card before you draw?
asked-discard-one = { $who } may discard a card.
ask-discard-down = Discard { $least } to reach your reserve value.
asked-discard-down = { $who } discards down to the reserve value.
ask-discard-order = In which order do these cards go to the discard pile? The last one lies on top.
asked-discard-order = { $who } orders discarded cards.
ask-discard-hand = { $card }: discard from your hand.
asked-discard-hand = { $who } discards for { $card }.
ask-discard-theirs = { $card }: which card of that hand is discarded?
asked-discard-theirs = { $who } looks at a hand.
ask-from-discard = { $card }: which card comes back from the discard pile?
asked-from-discard = { $who } takes a card from the discard pile.
ask-put-into-play = { $card }: which card do you put into play?
asked-put-into-play = { $who } puts a card into play.
ask-to-bottom = { $card }: which card goes to the bottom of your deck?
asked-to-bottom = { $who } puts a card under the deck.
ask-rescue-from = Rescue a card from which objective?
asked-rescue-from = { $who } rescues a card.
ask-capture-at = At which of your objectives is the card captured?
asked-capture-at = { $who } decides where the captured card lies.
ask-balance = The balance is with you: damage a dark objective?
asked-balance = { $who } may damage a dark objective.
ask-engage = Engage an enemy objective?
asked-engage = { $who } decides whether to engage.
ask-attackers = Who attacks { $card }?
asked-attackers = { $who } declares attackers against { $card }.
ask-defenders = Who defends { $card }?
asked-defenders = { $who } declares defenders of { $card }.
ask-shielding = Shielding of { $card }: place a shield?
asked-shielding = { $who } may place a shield.
ask-edge = Edge battle: place a card facedown, or pass?
asked-edge = { $who } places an edge card or passes.
ask-fate-order = Which fate card is resolved first?
asked-fate-order = { $who } orders fate cards.
ask-fate-again = Resolve { $card } once more?
asked-fate-again = { $who } may resolve { $card } once more.
ask-strike = Which unit strikes?
asked-strike = { $who } chooses a striker.
ask-icon = { $card } strikes: which icons first?
asked-icon = { $who } resolves the icons of { $card }.
ask-unit-damage = { $card } deals { $count } damage: to which unit?
asked-unit-damage = { $who } chooses whom { $card } damages.
ask-tactics = { $card }: where do the { $count } focus tokens go?
asked-tactics = { $who } places focus tokens.
ask-divide = { $card }: divide { $count } damage.
asked-divide = { $who } divides damage.
ask-protect = { $card } is about to take { $count } damage: how much of it do its protectors take?
asked-protect = { $who } may protect { $card }.
ask-shield = { $token ->
    [focus] Focus tokens are about to be placed
   *[other] Damage is about to be dealt
  }: which shields do you use?
asked-shield = { $who } may use shields.
ask-commit = Commit a unit to the Force?
asked-commit = { $who } may commit units to the Force.
ask-destroy-first = Which objective is destroyed first?
asked-destroy-first = { $who } orders destroyed objectives.
ask-icon-to-gain = Which icon does { $card } gain?
asked-icon-to-gain = { $who } chooses an icon for { $card }.

ask-choose-objective = { $card }: which objective enters play?
asked-choose-objective = { $who } chooses the next objective.
ask-capture-card = { $card }: which card is captured?
asked-capture-card = { $who } looks at the top of the opponent's deck.
ask-top-order = { $card }: put the cards back on the deck. The first one named lies on top.
asked-top-order = { $who } puts cards back on the deck.
ask-bottom-order = { $card }: in which order do the cards go under the deck? The last one lies lowest.
asked-bottom-order = { $who } puts cards under the deck.
ask-amount = { $card }: how much damage is moved?
asked-amount = { $who } decides how much damage is moved.
ask-keep = { $card }: which of your units stay in play (up to { $most })?
asked-keep = { $who } decides which units stay in play.
ask-strip = What comes off { $card }?
asked-strip = { $who } decides what comes off { $card }.

note-shows-affiliation = { $who } plays { $affiliation }.
note-objectives-chosen = Both have chosen their objectives.
note-opening-draw = Both draw six cards.
note-mulligan = { $who } takes a mulligan.
note-turn-begins = Turn { $number }: { $who }.
note-phase-begins = { $phase }.
note-dial-shows = The Death Star dial shows { $number }.
note-refreshes = { $who } refreshes.
note-draws = { $who } draws { $number ->
    [one] a card
   *[other] { $number } cards
  }.
note-draws-card = Drawn: { $card }.
note-discards = { $who } discards { $card }.
note-discarded = { $card } is discarded.
note-plays = { $who } plays { $card }.
note-uses = { $who } uses { $card }.
note-generates = { $card } generates { $number ->
    [one] 1 resource
   *[other] { $number } resources
  }.
note-enters = { $card } enters play{ $host ->
    [none] .
   *[other] {" "}on { $host }.
  }
note-returned = { $card } returns to its owner's hand.
note-to-deck = { $card } goes back into the deck.
note-hand-to-deck = { $who } puts { $number ->
    [one] a card
   *[other] { $number } cards
  } from hand under the deck.
note-objective-lost = { $card } is lost to the opponent's victory pile.
note-destroyed = { $card } is destroyed.
note-damaged = { $card } takes { $number } damage.
note-repaired = { $number } damage is removed from { $card }.
note-focused = { $card } gets { $number ->
    [one] a focus token
   *[other] { $number } focus tokens
  }.
note-unfocused = { $number ->
    [one] A focus token is
   *[other] { $number } focus tokens are
  } removed from { $card }.
note-shielded = { $card } is shielded.
note-shield-used = A shield protects { $card }.
note-protects = { $card } takes { $number } damage for { $other }.
note-captured = A card is captured at { $at }.
note-captured-card = Captured: { $card }.
note-rescued = { $who } rescues a card.
note-rescued-card = Rescued: { $card }.
note-looks-at-hand = You see: { $cards }.
note-engages = { $who } engages { $card }.
note-engaged-instead = { $card } is engaged instead.
note-attacks = { $who } attacks with { $cards }.
note-defends = { $who } defends with { $cards }.
note-edge-card = { $who } places an edge card.
note-edge-open = { $who } places { $card } face up in the edge stack.
note-edge-pass = { $who } passes in the edge battle.
note-edge-reveal = { $who } reveals { $cards }.
note-edge-won = { $who } has the edge ({ $attacking } : { $defending }).
note-edge-restart = The edge battle begins anew.
note-fate = { $who } resolves { $card }.
note-strikes = { $card } strikes.
note-unopposed = The engagement is unopposed.
note-commits = { $card } is committed to the Force.
note-struggle = Force struggle: light { $light }, dark { $dark }.
note-balance-shifts = The balance of the Force shifts to { $who }.
note-takes-control = { $who } takes control of { $card }.
note-cancelled = { $card } is cancelled.
note-reveals = { $who } reveals: { $cards }.
note-shield-lost = { $card } loses { $number ->
    [one] a shield
   *[other] { $number } shields
  }.
note-uncommits = { $card } is no longer committed to the Force.
note-leaves-engagement = { $card } leaves the engagement.
note-wins = { $who } wins.

result-light-objectives = The light side wins: three dark objectives are destroyed.
result-light-objective-lost = The light side wins: the heart of the enemy is destroyed.
result-light-dial-destroyed = The light side wins: the Death Star is destroyed.
result-light-deck-out = The light side wins: the dark side's command deck is empty.
result-light-objectives-out = The light side wins: the dark side's objective deck is empty.
result-dark-dial = The dark side wins: the Death Star dial shows 12.
result-dark-objective-lost = The dark side wins: a decisive objective is destroyed.
result-dark-deck-out = The dark side wins: the light side's command deck is empty.
result-dark-objectives-out = The dark side wins: the light side's objective deck is empty.

board-turn = Turn { $number }, { $phase }
board-balance = Balance: { $side }
board-dial = Dial: { $number }
board-hand = Hand ({ $number })
board-deck = deck { $deck }, objectives { $objectives }, discard { $discard }, victory { $victory }, Force cards { $force }
board-deck-short = hand { $hand } · deck { $deck } · obj. { $objectives } · discard { $discard } · victory { $victory } · Force { $force }
board-objectives = Objectives
board-units = Units
board-cards = Enhancements
board-stack = Edge stack ({ $number })
board-engaged = engaged
board-attacks = attacks
board-defends = defends
board-committed = Force
board-edge = has the edge

# Ways to play at once
preset-lesson = First duel
preset-lesson-hint = Jedi against Sith with starter decks; only what can be answered is asked.
preset-quick = Quick
preset-quick-hint = Starter decks; only what can be answered is asked.
preset-full = Full
preset-full-hint = Decks built by the rules, mulligans, every window.

# bots
bot-greedy = hasty
bot-tactician = tactician
board-legend = ⚔ damage  ◎ tactics  ✹ blast  (with the edge)  ☯ Force  ◆ resources  ◉ focus  ✸ damage/capacity  ⛨ shield  ▣ captives
printed-cost = cost { $count }
printed-force = Force icons { $count }
printed-resources = resources { $count }
printed-capacity = capacity { $count }
printed-priority = priority { $count }

# Why not
refused-cost-cannot-be-paid = Its cost cannot be paid now.
refused-exhausted-striker = This unit is exhausted: only a ready unit strikes.
refused-no-target = The text of the card does not allow this choice.
refused-lcg-type-fate = Fate cards are never played: they work in edge battles only.
refused-lcg-type-unit = Only units can do that.
refused-lcg-deploy-only-active = Units and enhancements are played in your own deployment phase only.
refused-lcg-deploy-cannot-afford = This costs { $cost }, and your ready cards give { $held } at most.
refused-lcg-kw-limited = You have played a Limited card this turn, and one is the most.
refused-lcg-other-unique = A unique card of this title is in play already.
refused-lcg-enh-no-host = There is nothing in play that it could be attached to.
refused-lcg-res-match = At least one resource must come from a card of the same affiliation.
refused-lcg-res-value-cap = This card gives { $most } at most, not { $given }.
refused-lcg-res-insufficient = That costs { $cost }, and { $given } is too little.
refused-lcg-res-ready-only = This card is exhausted: only ready cards give resources.
refused-lcg-interrupt-trigger = Its occasion is not there: it answers something that happens, as its text says.
refused-lcg-action-window = That is an action: it has to wait for an action window.
refused-lcg-term-target = There is nothing now that it could be aimed at.
refused-lcg-gap-no-effect-no-use = It would change nothing now, so it cannot be used.
refused-lcg-gap-use-limits = It has been used as often as its text allows this turn.
refused-lcg-state-exhausted-cannot = This card is exhausted and cannot be focused.
refused-lcg-golden-cannot = An effect forbids this.
refused-lcg-eng-declare-objective = Only a current objective of your opponent can be engaged.
refused-lcg-conflict-once-per-objective = This objective has been engaged this turn, and once is the most.
refused-lcg-eng-need-attacker = You have no ready unit that could attack it.
refused-lcg-eng-attackers = This unit is exhausted: only ready units attack.
refused-lcg-eng-defenders = This unit is exhausted: only ready units defend.
refused-lcg-eng-participants = This unit takes no part in the engagement.
refused-lcg-strike-no-pass = You cannot pass: while you have a ready participant, one must strike.
refused-lcg-strike-unit-damage = Unit damage hits an enemy unit.
refused-divided-damage = Outside the engagement one unit takes all the damage ({ $total }): it is divided among participants only.
refused-lcg-strike-unit-damage-participants-only = This unit takes no part in the engagement, so it cannot be hit.
refused-lcg-strike-tactics-any-unit = The tokens go on enemy units only.
refused-lcg-force-commit-not-twice = This unit is committed to the Force already.
refused-lcg-force-active-only = This unit is your opponent's: you commit your own.

# the end
end-score-dial = on the Death Star dial
end-score-objectives = dark objectives destroyed
end-turn = Turn
end-column-edges = edges
end-column-objectives = objectives
end-column-units = units
end-curve-dial = The Death Star dial, and objectives lost
end-need-dial = 12: the dark side wins
end-turns = { $count ->
    [one] turn played
   *[other] turns played
  }
end-edges = edge battles won
end-unopposed = { $count ->
    [one] unopposed engagement
   *[other] unopposed engagements
  }
end-destroyed = { $count ->
    [one] unit destroyed
   *[other] units destroyed
  }

# why so: hints
hint-likely-brings = { $card }: most likely { $what ->
    [win] this wins the game
    [objective] the opponent loses objectives: { $count }
    [keep-objective] objectives of yours that are saved: { $count }
    [unit] the opponent loses units: { $count }
    [keep-unit] units of yours that are saved: { $count }
    [blast] enemy objectives take { $count } more damage
    [ward] your objectives take { $count } less damage
    [damage] enemy units have { $count } more damage
    [heal] your units have { $count } less damage
    [focus] focus tokens added to enemy units: { $count }
    [ready] focus tokens taken off your units: { $count }
    [resource] resources that you gain: { $count }
    [deploy] cards that come into play for you: { $count }
    [draw] cards that come to your hand: { $count }
    [discard] cards that leave the opponent's hand: { $count }
    [shield] shields that you gain: { $count }
    [rescue] captives that are rescued: { $count }
    [capture] captives that you take: { $count }
    [force] the Force struggle shifts by { $count } in your favour
   *[dial] the dial shifts by { $count } in your favour
  }.
hint-likely-costs = { $card } does not pay now: it would cost { $what ->
    [win] the game
    [objective] enemy objectives that would fall ({ $count })
    [keep-objective] objectives of yours ({ $count })
    [unit] enemy units that would fall ({ $count })
    [keep-unit] units of yours ({ $count })
    [blast] damage to enemy objectives ({ $count })
    [ward] damage to your objectives ({ $count })
    [damage] damage to enemy units ({ $count })
    [heal] damage to your units ({ $count })
    [focus] focus tokens on enemy units ({ $count })
    [ready] focus tokens on your units ({ $count })
    [resource] resources ({ $count })
    [deploy] cards of yours in play ({ $count })
    [draw] cards in your hand ({ $count })
    [discard] cards that stay in the opponent's hand ({ $count })
    [shield] shields ({ $count })
    [rescue] captives that stay captured ({ $count })
    [capture] captives ({ $count })
    [force] Force icons ({ $count })
   *[dial] steps of the dial ({ $count })
  }.
hint-hardly-matters = { $card } would change hardly anything now: keep it.
hint-played-on = { $card }: with the engagement played out, this answer leaves you best off.
hint-best-table = Of the possible answers ({ $count }) this one leaves you best off.
hint-ready-deck = A ready deck ({ $affiliation }): its cards are made for each other.
hint-same-affiliation = Sets of one affiliation ({ $affiliation }) pay for each other's cards.
hint-weakest-objective = { $card } is needed less than the others: it gives { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
  }.
hint-cheap-cards = Cards that can be played in the first turns: { $count }, a hand to start with.
hint-few-cheap = Cards that can be played in the first turns: { $count }; better draw others.
hint-deploys = { $card }: combat icons { $icons }, Force icons { $force }; the sooner it is in play, the more it does.
hint-more-resources = { $card } gives resources every turn ({ $count }): the sooner it is in play, the more.
hint-stays-in-play = { $card } works as long as it is in play: the sooner the better.
hint-nothing-pays = Whatever could be done costs more than it brings; resources that stay ready: { $count }.
hint-nothing-to-do = There is nothing to do now; the cards in hand ({ $hand }) will serve later.
hint-pays = { $count ->
    [0] Pay like this: it takes all the resources that are ready.
   *[other] Pay like this: the resources that stay ready ({ $count }) can still be of use this turn.
  }
hint-carries-it = { $card } bears it best: no other unit is worth more.
hint-as-unit = { $card } does more as a unit than as an enhancement.
hint-held-in-vain = Discard { $card }: of your hand it is needed least.
hint-keeps-hand = All cards in hand ({ $count }) will still be of use.
hint-worthiest = { $card } is worth more than the others: it costs { $cost }.
hint-helps = { $card } profits most by it.
hint-hinders = { $card } is what the opponent will miss most.
hint-missed-least = Choose { $card }: its loss costs least.
hint-nearly-destroyed = { $card } is nearest to destruction: { $left } left.
hint-takes-down = There is damage enough to destroy { $card }.
hint-chips = { $card } takes { $damage } damage and has { $left } left.
hint-stays-home = { $card } does not attack: it will be needed for defending.
hint-nobody-ready = There is nobody to attack with: none of your units ({ $count }) is ready to strike.
hint-too-costly = An attack would cost more than it brings: the units ({ $count }) are needed for defending.
hint-saves-objective = Without a defender { $card } may be destroyed.
hint-opposes = A defender denies the reward for an unopposed attack on { $card }.
hint-withstands = { $card } bears it undefended: { $left } left.
hint-not-worth-it = Defending would cost more than giving way: the units ({ $count }) stay whole.
hint-edge-icons = { $card } adds { $force ->
    [one] { $force } Force icon
   *[other] { $force } Force icons
  } to the edge battle, and is needed less in hand.
hint-fate-now = { $card } takes effect in this very edge battle.
hint-edge-safe = Keep your cards: you are ahead in Force icons already ({ $force }).
hint-edge-small = Keep your cards: the edge would add only { $icons ->
    [one] { $icons } white icon
   *[other] { $icons } white icons
  } to your units.
hint-strikes-first = { $card } strikes hardest (combat icons: { $icons }): let it strike while it can.
hint-unit-falls = { $card } does not survive that.
hint-unit-left = { $card } has { $left } left then: the next strike decides.
hint-exhausts = A focus token keeps { $card } from striking.
hint-keeps-down = { $card } will be out of action for longer.
hint-shield-now = Tokens that shields keep away: { $count }.
hint-shield-later = The shields ({ $count }) will be needed against a stronger strike.
hint-takes-for = Protectors take { $count } damage in place of { $card }.
hint-bears-itself = { $card } takes the { $count } damage itself: its protectors are needed whole.
hint-guarded = { $card } needs a shield most: its loss would cost more than any other.
hint-serves = { $card } adds { $force ->
    [one] { $force } Force icon
   *[other] { $force } Force icons
  }, and is needed less for striking.
hint-keeps-free = The units ({ $count }) are needed more in engagements than for the Force.
hint-prison = { $card } holds out longest ({ $left } left): a captive is hardest to rescue there.
