# Star Wars: Destiny: all words of the game (those of the cards stand beside the cards).

name = Star Wars: Destiny
tagline = A team of heroes or villains, a deck of thirty cards and a pool of dice: one action at a time.
short-name = Destiny
motto = A duel of cards and dice
duration = 15–30 min

setting-first = Deck of the first seat
setting-first-hint = A ready deck, a list of your own, or nothing: a ready deck by lot.
setting-second = Deck of the second seat
setting-second-hint = A ready deck, a list of your own, or nothing: a ready deck by lot.
setting-third = Deck of the third seat
setting-third-hint = For games of three or four.
setting-fourth = Deck of the fourth seat
setting-fourth-hint = For games of four.

deck-rey-finn = Rey and Finn
deck-kylo-phasma = Kylo Ren and Phasma
deck-han-rey = Han and Rey
deck-jango-veers = Jango and Veers
deck-luke-padawan = Luke and a Padawan
deck-vader-stormtroopers = Vader and stormtroopers
deck-poe-leia = Poe and Leia
deck-dooku-jabba = Dooku and Jabba
deck-ackbar-padme = Ackbar, Padmé and a hired gun
deck-qui-gon-rey = Qui-Gon and Rey
deck-rey-poe = Rey and Poe (Two-Player Game)
deck-kylo-phasma-duel = Kylo and Phasma (Two-Player Game)
deck-palpatine = Palpatine
deck-obi-wan-padawan = Obi-Wan and a Padawan
deck-chirrut-baze = Chirrut and Baze
deck-chewbacca-jyn = Chewbacca and Jyn
deck-ig-88-unkar = IG-88 and Unkar
deck-fn-2199-asajj = FN-2199 and Asajj
deck-krennic-death-trooper = Krennic and a Death Trooper
deck-phasma-stormtroopers = Captain Phasma and stormtroopers, with a plot
deck-enfys-maz = Enfys Nest and Maz Kanata, with a plot

refused-list-complaint = { $en }
refused-list-names-nothing = it names no card
refused-list-unknown-card = there is no card “{ $name }”
refused-list-two-cards = “{ $name }” and the number { $number }, which is { $en }, are two different cards; leave only the one that is meant
refused-list-which-card = several cards are called “{ $name }”; write one of these: { $en }
refused-bad-deck = This deck may not be played: { $problem }.
refused-dst-unique-play-refused = You have a copy of this unique card in play already.
refused-dst-term-play-restriction = The condition in this card's text for playing it (“only …”) is not met now.
refused-dst-card-cost = This costs { $cost }, and you have { $have }.
refused-dst-play-3-choose-host = There is nothing this card may be played on.
refused-dst-play-4-determine-cost = This card costs { $cost }, and you have { $have }; no upgrade you could replace makes up for the rest.
refused-dst-ready-what-can-activate = Only your own characters and supports are activated.
refused-dst-activate-exhausted = An exhausted card cannot be activated: it has to be readied first, at the latest in upkeep.
refused-dst-activate-dieless-support = This support has no die, and only one with a die is activated.
refused-dst-resolve-own-pool = Only dice of your own pool are resolved.
refused-dst-resolve-die-once = This die was resolved in this action already: it may be again in a later one.
refused-dst-resolve-one-symbol = One action resolves dice of one symbol.
refused-dst-sym-blank = A blank cannot be resolved: reroll the die or turn it to another side.
refused-dst-die-modifier-alone = A modifier is resolved only together with a die of the same symbol without a plus.
refused-dst-clar-hampered-turn = A die of this character was resolved this turn; no second one may be.
refused-dst-die-cost = This side of the die costs { $cost }, and you have { $have }.
refused-dst-zone-hand = Only cards of your own hand are played or discarded.
refused-dst-cardaction-basic = This card has no action that you could use.
refused-dst-support-no-damage = Damage is dealt to characters in play only.
refused-dst-sym-shield = Shields are given to characters in play only.
refused-dst-sym-focus-own-only = Focus turns only other dice of your own pool.
refused-dst-die-modifier = Only modifiers of your own with the same symbol, or without any, join this die.
refused-dst-reroll-basic = Only dice of your own pool are rerolled.
refused-dst-downgrade-attach-opponent = A downgrade is played on an opponent's character only.
refused-dst-upgrade-attach = An upgrade is played only on a card of yours that may bear it.
refused-dst-cardaction-power-once = This power action was used in this round already: it may be again in the next one.
refused-dst-sym-special-own-card = The card of this die has no special.
refused-dst-claim-once-per-round = The battlefield was claimed in this round already.
refused-dst-damage-distribute-cap = There is more damage than the characters can take, so each takes all it can: character { $place } at least { $least }, not { $given }.

complaint-not-in-pool = There is no “{ $name }” here yet.
complaint-no-characters = There is no character in the team.
complaint-no-such-dice = “{ $name }” cannot be had with { $dice } dice.
complaint-too-many-points = The team costs { $points }; { $most } is the most.
complaint-twice-unique = “{ $name }” is unique: a team has one at most.
complaint-both-sides = Heroes and villains do not play in one team.
complaint-too-many-plots = There are { $count } plots; one is the most.
complaint-plot-side = The plot “{ $name }” needs a character of its side.
complaint-plot-colour = The plot “{ $name }” needs a character of its colour.
complaint-battlefields = Battlefields: { $count }; needed: { $wanted }.
complaint-not-for-decks = “{ $name }” does not go into a deck.
complaint-deck-size = The deck has { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }; { $size } are needed.
complaint-too-many-copies = “{ $name }”: { $count } copies are more than allowed.
complaint-wrong-side = “{ $name }” is not a card of your side.
complaint-wrong-colour = “{ $name }” needs a character of its colour.
complaint-never-with = “{ $name }” cannot be in one team with “{ $other }”.
complaint-include-only = “{ $name }” cannot be taken with this team and deck.
complaint-not-under = “{ $name }” cannot lie under this plot.
complaint-too-many-under = At most { $most } different events lie under the plot.
complaint-strange-die = No card of the team or deck speaks of so many dice of “{ $name }”.

symbol-melee = melee damage
symbol-ranged = ranged damage
symbol-indirect = indirect damage
symbol-shield = shield
symbol-resource = resource
symbol-disrupt = disrupt
symbol-discard = discard
symbol-focus = focus
symbol-special = special
symbol-blank = blank
symbol-any = any symbol
# a side of a die
amount-melee = { $count } melee damage
amount-ranged = { $count } ranged damage
amount-indirect = { $count } indirect damage
amount-shield = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
  }
amount-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
  }
amount-disrupt = { $count } disrupt
amount-discard = { $count } discard
amount-focus = { $count } focus
amount-any = { $count } any symbol
side-cost = { $side } for { $cost ->
    [one] { $cost } resource
   *[other] { $cost } resources
  }
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-gray = gray
side-hero = hero
side-villain = villain
side-neutral = neutral
team-hero = Heroes
team-villain = Villains
team-neutral = Neutral team
type-character = Character
type-upgrade = Upgrade
type-support = Support
type-event = Event
type-battlefield = Battlefield
type-plot = Plot
type-downgrade = Downgrade
subtype-ability = ability
subtype-apprentice = apprentice
subtype-bounty-hunter = bounty hunter
subtype-droid = droid
subtype-equipment = equipment
subtype-guard = guard
subtype-jedi = Jedi
subtype-leader = leader
subtype-mod = mod
subtype-pilot = pilot
subtype-scavenger = scavenger
subtype-scoundrel = scoundrel
subtype-sith = Sith
subtype-title = title
subtype-trooper = trooper
subtype-vehicle = vehicle
subtype-weapon = weapon
subtype-witch = witch
subtype-wookiee = Wookiee
subtype-advisor = advisor
subtype-engineer = engineer
subtype-gungan = gungan
subtype-inquisitor = inquisitor
subtype-jawa = jawa
subtype-nightbrother = nightbrother
subtype-shapeshifter = shapeshifter
subtype-spectre = spectre
subtype-bounty = bounty
subtype-form = form
subtype-injury = injury
subtype-location = location
subtype-move = move
subtype-podracer = podracer
keyword-ambush = Ambush: after playing it you get an additional action.
keyword-guardian = Guardian: before activating you may remove an opponent's damage die and be dealt that damage.
keyword-redeploy = Redeploy: when its bearer falls, it may move to another character of yours.
host-blue = Only on a blue character.
host-red = Only on a red character.
host-yellow = Only on a yellow character.
host-ordinary-red = Only on an ordinary red character.
printed-health = health { $count }
printed-points = points { $points }
printed-cost = cost { $count }
unknown-card = a hidden card

option-pass = Pass
option-decline = Decline
ability-pass = Do not use it
option-done = Enough
option-no = No
pick-no = None of them
replace-no = Keep all, pay in full
option-yes = Yes
option-play = Play: { $thing }
option-activate = Activate: { $thing }
option-resolve = Resolve: { $thing }
option-reroll = Discard to reroll: { $thing }
option-use = Use: { $thing }
option-use-idle = Use: { $thing } — exhausted: it would change nothing and be a pass
option-claim = Claim the battlefield: { $thing }
option-die = { $face } — { $card }
option-card-die = { $card }: die { $number }
option-copy = { $card } ({ $number })
option-special = Special { $number }
option-no-dice = no dice

way-lose-resources = Lose all resources
way-discard-hand = Discard the whole hand
way-shield = Give shields
way-damage = Deal damage
way-resource = Gain a resource
way-mill-one = One card
way-mill-two = Two cards for 1 resource
way-ready = Ready
way-exhaust = Exhaust
way-remove-two = Remove 2 dice
way-reroll-own = Reroll your dice
way-reroll-theirs = Reroll an opponent's dice
way-heal-one = Heal 1 damage
way-heal-two = Heal 2 damage for 1 resource
way-blue-shield = A shield for a blue character
way-other-shield = A shield for another one, for 1 resource
way-remove = Remove the die
way-resolve = Resolve the die
way-mill = Discard 2 cards of the deck
way-stack = Set it aside and stack a card
way-play-stacked = Play the card stacked on a copy
way-play = Play it
way-sell = Discard it for 2 resources
way-keep = Keep it
way-melee = Melee damage
way-ranged = Ranged damage
way-indirect = 1 indirect damage to a player
way-turn-theirs = Turn an opponent's die
way-draw = Draw a card
way-on-top = On top of the deck
way-underneath = Under the deck

doing-choose = choose
doing-damage = choose who is dealt the damage
doing-shield = choose who gets the shield
doing-remove-shields = choose who loses shields
doing-take-shield-from = choose whose shields to take
doing-take-damage-from = choose from whom damage is moved
doing-move-damage = choose to whom damage is moved
doing-heal = choose whom to heal
doing-defeat = choose who is defeated
doing-exhaust = choose what to exhaust
doing-ready = choose what to ready
doing-activate = choose whom to activate
doing-discard = choose what to discard
doing-return = choose what to return
doing-move = choose what to move
doing-move-to = choose where to move it
doing-remove = choose the dice to remove
doing-reroll = choose the dice to reroll
doing-turn = choose the dice to turn
doing-resolve = choose a die to resolve
doing-resolve-or-remove = choose a die: your own is resolved, another's removed
doing-attach = choose an upgrade
doing-take = choose a card
doing-deck = choose whose deck
doing-under = which cards go underneath, the first one highest?
doing-stack = which card lies face down on this one?
doing-on-top = in which order do the rest stay, the first one on top?
doing-set-aside = choose the cards to set aside
doing-battlefield = choose a battlefield
doing-special = choose whose special to use
doing-freeze = choose a die that cannot be rolled in the next round
doing-roll = choose a die to roll
doing-put-back = choose the card that goes back
doing-turn-dice-of = choose whose dice are turned
doing-player = choose a player
doing-other = choose

moment-activated = “{ $card }” was activated
moment-rolled = “{ $card }”: its die was rolled
moment-into-pool = “{ $card }”: its die was rolled into the pool
moment-rerolled = “{ $card }”: its die was rerolled
moment-resolving = “{ $card }”: its die is being resolved
moment-resolved = “{ $card }”: its die was resolved
moment-damage = “{ $card }” is about to be dealt { $count } damage
moment-blocking = “{ $card }”: { $count } damage can be blocked
moment-dealt = “{ $card }” was dealt damage
moment-taken = “{ $card }” took { $count } damage
moment-defeat = “{ $card }” is about to fall
moment-defeated = “{ $card }” was defeated
moment-shields = “{ $card }” is about to gain shields
moment-playing = “{ $card }” is about to be played
moment-played = “{ $card }” was played
moment-hand-emptied = A hand is empty
moment-discarded-to-reroll = A card was discarded to reroll
moment-discarding = “{ $card }” is about to be discarded
moment-claimed = The battlefield was claimed
moment-setup = The preparation is over
moment-round-ended = The round is over
moment-phase-ended = The action phase is over
moment-acting = An action is about to be taken
moment-activating = “{ $card }” is about to be activated
moment-attached = “{ $card }” was attached
moment-dice-removed = Dice were removed: { $count }
moment-bearer-defeated = Whoever bore “{ $card }” was defeated

ask-mulligan = Which cards do you shuffle back for new ones?
asked-mulligan = { $who } decides which cards to exchange.
ask-field = You rolled higher. Which battlefield is used?
asked-field = { $who } chooses the battlefield.
ask-first-shields = The battlefield is not yours: give out shields ({ $total }) among your characters.
asked-first-shields = { $who } gives out shields.
ask-action = { $extra ->
    [yes] An additional action, now or never.
   *[other] Your turn: one action, or pass.
  }
asked-action = { $who } chooses an action.
ask-host = Where does “{ $card }” go?
asked-host = { $who } plays “{ $card }”.
ask-replace = { $must ->
    [yes] You cannot pay “{ $card }” in full. Which upgrade there do you discard for it, to pay only the difference?
   *[other] You play “{ $card }”. Discard an upgrade that is there already, to pay only the difference?
  }
asked-replace = { $who } plays “{ $card }”.
ask-modify = { $face } (“{ $card }”), { $amount } so far. Add a modifier?
asked-modify = { $who } resolves a die.
ask-target = Who is dealt { $amount } damage ({ $face }){ $unblockable ->
    [yes] , which shields do not stop
   *[no] {""}
  }?
asked-target = { $who } chooses a target.
ask-shield-whom = Who gets { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
  }?
asked-shield-whom = { $who } chooses who gets shields.
ask-aim = Against whom do you resolve “{ $card }” ({ $face })?
asked-aim = { $who } chooses an opponent.
ask-focus = Focus: which dice do you turn, up to { $most }?
asked-focus = { $who } turns dice.
ask-side = “{ $card }”: to which side?
asked-side = { $who } chooses a side of a die.
ask-more = Resolve another die of the same symbol?
asked-more = { $who } resolves dice.
ask-distribute = “{ $card }”: give out { $total } damage among your characters.
asked-distribute = { $who } gives out damage.
ask-share-shields = “{ $card }”: give out shields ({ $total }) among your characters.
asked-share-shields = { $who } gives out shields.
ask-reroll = Which dice do you reroll?
asked-reroll = { $who } chooses dice to reroll.
ask-upkeep = Which cards do you discard before drawing up to your hand size?
asked-upkeep = { $who } decides which cards to discard.
ask-lend = How many shields of “{ $card }” block this damage?
asked-lend = { $who } decides whether shields block for another character.
ask-guardian = Guardian “{ $card }”: remove an opponent's die and be dealt its damage?
asked-guardian = { $who } decides whether to use Guardian.
ask-claim = Use the ability of “{ $card }”?
asked-claim = { $who } decides whether to use the battlefield.
ask-surplus = “{ $card }” bears too much: which one do you discard?
asked-surplus = { $who } discards an upgrade too many.
ask-twin = You have the unique “{ $card }” twice: which one goes?
asked-twin = { $who } gives up a second unique card.
ask-instead = { $moment }. Use an ability instead?
asked-instead = { $who } decides whether to use an ability.
ask-before = { $moment }. Use an ability first?
asked-before = { $who } decides whether to use an ability.
ask-after = { $moment }. Use the ability?
asked-after = { $who } decides whether to use an ability.
ask-order = { $moment }. Which ability comes first?
asked-order = { $who } decides which ability comes first.
ask-choose = “{ $card }”: { $doing ->
    [damage] { doing-damage }
    [shield] { doing-shield }
    [remove-shields] { doing-remove-shields }
    [take-shield-from] { doing-take-shield-from }
    [take-damage-from] { doing-take-damage-from }
    [move-damage] { doing-move-damage }
    [heal] { doing-heal }
    [defeat] { doing-defeat }
    [exhaust] { doing-exhaust }
    [ready] { doing-ready }
    [activate] { doing-activate }
    [discard] { doing-discard }
    [return] { doing-return }
    [move] { doing-move }
    [move-to] { doing-move-to }
    [remove] { doing-remove }
    [reroll] { doing-reroll }
    [turn] { doing-turn }
    [resolve] { doing-resolve }
    [resolve-or-remove] { doing-resolve-or-remove }
    [battlefield] { doing-battlefield }
    [special] { doing-special }
    [roll] { doing-roll }
    [freeze] { doing-freeze }
    [turn-dice-of] { doing-turn-dice-of }
   *[other] { doing-choose }
  }.
asked-choose = { $who } chooses for “{ $card }”.
ask-may = “{ $card }”: { $fitting ->
    [0] the card you see is not one that it speaks of.
   *[other] use the ability? You need not.
  }
asked-may = { $who } decides about “{ $card }”.
ask-choose-one = “{ $card }”: { $most ->
    [one] which one?
   *[other] which { $most }, and in which order?
  }
asked-choose-one = { $who } chooses for “{ $card }”.
ask-opponent = “{ $card }”: { $doing ->
    [deck] { doing-deck }
    [player] { doing-player }
   *[other] which opponent?
  }
asked-opponent = { $who } chooses an opponent.
ask-symbol = “{ $card }”: which symbol?
asked-symbol = { $who } chooses a symbol.
ask-colour = “{ $card }”: which colour?
asked-colour = { $who } chooses a colour.
ask-amount = “{ $card }”: how many?
asked-amount = { $who } chooses a number.
ask-hand = “{ $card }”: { $fitting ->
    [0] you have no card that fits
   *[other] { $doing ->
        [discard] { doing-discard }
        [attach] { doing-attach }
        [set-aside] { doing-set-aside }
       *[other] { doing-choose }
      }
  }.
asked-hand = { $who } chooses cards from hand.
ask-their-hand = “{ $card }”: { $fitting ->
    [0] none of the cards you see fits
   *[other] { doing-discard }
  }.
asked-their-hand = { $who } looks at another's cards.
ask-pile = “{ $card }”: { $doing ->
    [return] { doing-return }
    [discard] { doing-discard }
   *[other] { doing-take }
  }.
asked-pile = { $who } chooses a card.
ask-top = “{ $card }”: { $doing ->
    [under] { doing-under }
    [stack] { doing-stack }
    [put-back] { doing-put-back }.
   *[other] { doing-on-top }
  }
asked-top = { $who } arranges cards of a deck.
ask-special = “{ $card }”: which special?
asked-special = { $who } chooses a special.
ask-split = “{ $card }”: which dice form the first group?
asked-split = { $who } splits their dice.
ask-group = “{ $card }”: which group do you remove?
asked-group = { $who } chooses a group of dice.
ask-play = “{ $card }”: { $fitting ->
    [0] no card fits.
   *[other] which card do you play?
  }
asked-play = { $who } chooses a card.
ask-read-as = As which symbol do you resolve the die of “{ $card }” ({ $face })?
asked-read-as = { $who } decides as what a die is resolved.
ask-subtype = “{ $card }”: which subtype?
asked-subtype = { $who } chooses a subtype.
ask-hide = “{ $card }”: how many tokens do you hide?
asked-hide = { $who } hides tokens.
ask-search = “{ $card }”: { $fitting ->
    [0] there is no card that fits.
   *[other] which card do you take, if any?
  }
asked-search = { $who } searches a deck.
ask-twin-die = “{ $card }”: which of the dice is set aside?
asked-twin-die = { $who } chooses the die that is set aside.

note-mulligan = { $who } exchanges { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } of the first hand.
note-rolls-for-field = { $who } rolls for the battlefield: { $faces }, { $total } in all.
note-roll-tied = A tie: they roll again.
note-chance-decides = Tie after tie; chance decides for { $who }.
note-field-used = The battlefield is “{ $card }”, controlled by { $who }.
note-round-begins = Round { $number }.
note-upkeep = Upkeep.
note-passes = { $who } passes.
note-no-effect = { $who }: the action changed nothing and counts as a pass.
note-declines = { $who } declines the additional action.
note-activates = { $who } activates “{ $card }”.
note-rolls = { $who } rolls { $faces }.
note-plays = { $who } plays “{ $card }”.
note-hides-tokens = { $who }: { $count } hidden.
note-played-on = “{ $card }” lies on “{ $host }”.
note-replaces = { $who } replaces “{ $card }”.
note-resolves-die = { $who } resolves { $faces } of “{ $card }”.
note-discards-to-reroll = { $who } discards “{ $card }” to reroll.
note-uses-ability = { $who } uses “{ $card }”.
note-claims = { $who } claims “{ $card }”.
note-takes-field = { $who } takes control of “{ $card }”.
note-phase-ends = The action phase is over.
note-damage-dealt = “{ $card }” is dealt { $count } damage and takes { $taken }.
note-damage-placed = { $count } damage is moved to “{ $card }”.
note-shields-given = “{ $card }” gets { $count ->
    [one] { $count } shield
   *[other] { $count } shields
  }.
note-shields-lost = “{ $card }” loses { $count ->
    [one] { $count } shield
   *[other] { $count } shields
  }.
note-healed = “{ $card }” heals { $count } damage.
note-gains-resources = { $who } gains { $count ->
    [one] { $count } resource
   *[other] { $count } resources
  }.
note-loses-resources = { $who } loses { $count ->
    [one] { $count } resource
   *[other] { $count } resources
  }.
note-spends = { $who } spends { $count ->
    [one] { $count } resource
   *[other] { $count } resources
  }.
note-draws = { $who } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
note-discards = { $who } discards { $cards }.
note-removes-die = { $who } removes a die of “{ $card }” ({ $face }).
note-turns-die = { $who } turns a die of “{ $card }” to { $face }.
note-exhausted = “{ $card }” is exhausted.
note-readied = “{ $card }” is ready.
note-attached = “{ $card }” moves to “{ $host }”.
note-defeated = “{ $card }” is defeated.
note-leaves-play = “{ $card }” leaves play: { $where ->
    [hand] to hand
    [top] to the top of the deck
    [aside] set aside
   *[other] discarded
  }.
note-reveals = { $who } shows { $cards }.
note-looks = { $who } looks at cards of { $whose }.
note-sees-hand = Seen by you only ({ $whose }): { $cards }.
note-leaves = { $who } is out of the game.
note-wins = { $who } wins: { $result ->
    [characters] no characters are left to the opponent
    [cards] the opponent has run out of cards
    [last-cards] everybody else is out, with no cards left in hand and deck
   *[other] everybody else is out
  }.

result-characters = One side has no characters left.
result-cards = One side has run out of cards.
result-last = Everybody else is out.
result-last-cards = Everybody else is out: no cards in hand and deck.
result-moment = The final moment has come.
result-forfeit = Time is up.
result-characters-named = { $loser } has no characters left.
result-cards-named = { $loser } has no cards left in hand and deck.
result-last-named = { $winner } is the last at the table: everybody else is out.
result-last-cards-named = { $winner } is the last at the table: the others had no cards left in hand and deck.
result-moment-named = The final moment has come, and { $winner } wins.

board-round = Round { $number }
board-claimed = claimed by { $who }
board-queue = queue: { $cards }
board-title = { $who } · ◆{ $resources } · hand { $hand } · deck { $deck } · discard { $discard }
board-supports = Supports
board-pool = Dice
board-hand = Hand
board-exhausted = ↷
board-deck = Deck
board-discard = Discard pile
board-control = controlled by { $who }
board-nobody = nobody controls it
board-opponents = Opponents
board-queue-title = Queue
board-reroll = Discard the card and reroll dice
board-use = Use
board-dice-here = Dice on the card: { $count }
board-upkeep = upkeep
board-preparing = preparation
board-aside = Set aside
board-supply = supply: tokens without end
board-spare-die = a die of “{ $card }”
board-shields = Shields: { $count }
board-turned = exhausted
board-claim = Claim
board-no-dice = { $who }: no dice in the pool
board-threat = Unless stopped: { $what }
threat-damage = { $count } damage
threat-disrupt = { $count ->
    [one] −{ $count } resource
   *[other] −{ $count } resources
  }
threat-discard = { $count ->
    [one] −{ $count } card
   *[other] −{ $count } cards
  }
board-apart = Discard pile and set aside: { $who }
board-under = Under the plot
board-spare-dice = Set-aside dice
board-stacked = “{ $card }” lies on it
board-face-down = A card lies on it face down
board-resources-here = Resources on the card
board-captives = An opponent’s dice on the card
board-beneath = Cards beneath it
board-damage-here = Damage on the card
board-odds-now = Damage now: { $damage }
board-odds-damage = { " " }damage
board-odds-rerolls = { $count ->
    [one] with { $count } reroll
   *[other] with { $count } rerolls
  }
board-odds-least = at least { $damage }: { $chance }
board-odds-why = The chance of at least so much damage if one rerolls for it: every card in hand is one reroll.
short-melee = Melee
short-ranged = Ranged
short-indirect = Indirect
short-shield = Shields
short-resource = Resources
short-disrupt = Disrupt
short-discard = Discard
short-focus = Focus
short-special = Special
short-blank = Blank
short-any = Any
queue-own = Your action
queue-own-next = Then your action
queue-action = Action: { $who }
queue-extra = Additional action: { $who }
queue-next = Then the action of { $who }
queue-end = One more pass ends the round

# The answer one points at
detail-and = and
detail-resolve = { $count ->
    [1] Resolve { $parts }: { $symbol }
   *[other] Resolve { $parts }: { $symbol }, { $total } in all
  }{ $cost ->
    [0] .
   *[other] ; pay { $cost }.
  }
detail-activate = { $card }: { $count ->
    [one] one die
   *[other] { $count } dice
  } for the pool.
detail-play = { $cheaper ->
    [1] { $card }: costs { $cost }, but a lower price or a replaced upgrade is enough: you have { $resources }.
   *[other] { $card }: costs { $cost }, you have { $resources }.
  }
detail-reroll = { $card } is discarded; which dice to reroll you choose after that.
detail-claim = After claiming you take no more actions this round.
detail-hit = { $card }: { $blocked ->
    [0] { $left } of { $health } left.
   *[other] shields take { $blocked }, { $left } of { $health } left.
  }
detail-fall = { $card } cannot bear that much.

preset-lesson = First duel
preset-lesson-hint = Rey and Finn against Kylo Ren and Phasma.
preset-quick = Duel
preset-quick-hint = Two players, ready decks by lot.
preset-full = Four
preset-full-hint = Free-for-all: everybody for themselves.

bot-duelist = duelist
bot-plain = plain

# Why the bot advises so
hint-brings = { $what ->
    [damage] { $card } deals { $count } damage.
    [threat] { $card } removes dice of the opponent with { $count } damage.
    [dice] { $card } removes { $count ->
        [one] { $count } die
       *[other] { $count } dice
      } from the opponent's pool.
    [strip] { $card } takes { $count ->
        [one] { $count } shield
       *[other] { $count } shields
      } from the opponent.
    [heal] { $card }: your characters have { $count } health more.
    [shield] { $card } gives you { $count ->
        [one] { $count } shield
       *[other] { $count } shields
      }.
    [sharpen] { $card }: the damage on your dice grows by { $count }.
    [roll] { $card } adds { $count ->
        [one] { $count } die
       *[other] { $count } dice
      } to your pool.
    [resource] { $card } brings { $count ->
        [one] { $count } resource
       *[other] { $count } resources
      }.
    [draw] { $card } puts { $count ->
        [one] { $count } card
       *[other] { $count } cards
      } into your hand.
    [rob] { $card } costs the opponent { $count ->
        [one] { $count } resource
       *[other] { $count } resources
      }.
    [discard] { $card } costs the opponent { $count ->
        [one] { $count } card
       *[other] { $count } cards
      } of the hand.
    [mill] { $card } makes the opponent's deck { $count ->
        [one] { $count } card
       *[other] { $count } cards
      } smaller.
    [ready] { $card }: { $count ->
        [one] { $count } more character
       *[other] { $count } more characters
      } can be activated.
    [blunt] { $card } takes { $count } damage off the opponent's dice.
    [play] { $card }: you have { $count ->
        [one] { $count } card
       *[other] { $count } cards
      } more in play.
    [recover] { $card } puts { $count ->
        [one] { $count } card
       *[other] { $count } cards
      } back into your deck.
   *[other] { $card } gives you { $count ->
        [one] { $count } more action
       *[other] { $count } more actions
      }.
  }
hint-might = { $what ->
    [damage] { $card } may deal up to { $count } damage.
    [threat] { $card } may take up to { $count } damage off the opponent's dice.
    [blunt] { $card } may take up to { $count } damage off the opponent's dice.
    [dice] { $card } may remove dice of the opponent, up to { $count }.
    [strip] { $card } may take shields from the opponent, up to { $count }.
    [heal] { $card } may save up to { $count } health.
    [shield] { $card } may give you shields, up to { $count }.
    [sharpen] { $card } may add up to { $count } damage to your dice.
    [roll] { $card } may add dice to your pool, up to { $count }.
    [resource] { $card } may bring resources, up to { $count }.
    [draw] { $card } may put cards into your hand, up to { $count }.
    [rob] { $card } may cost the opponent resources, up to { $count }.
    [discard] { $card } may cost the opponent cards of the hand, up to { $count }.
    [mill] { $card } may make the opponent's deck smaller, by up to { $count }.
    [ready] { $card } may ready characters, up to { $count }.
    [play] { $card } may add cards in play, up to { $count }.
    [recover] { $card } may put cards back into your deck, up to { $count }.
   *[other] { $card } may give you more actions, up to { $count }.
  }
hint-fells = { $card } settles it: { $whom } does not outlive this.
hint-costs = The ability of { $card } is not worth its price now: { $what ->
    [resource] { $count ->
        [one] { $count } resource
       *[other] { $count } resources
      }
    [card] { $count ->
        [one] { $count } card
       *[other] { $count } cards
      } of your hand
    [die] { $count ->
        [one] { $count } die
       *[other] { $count } dice
      } of your pool
    [shield] { $count ->
        [one] { $count } shield
       *[other] { $count } shields
      } of yours
    [upgrade] { $count ->
        [one] { $count } card
       *[other] { $count } cards
      } in play
   *[other] { $count } health
  }.
hint-idle = The ability of { $card } would change nothing now.
hint-without = The round ends better without the ability of { $card }.
hint-tried = { $card }: played out to the end of the round, this answer does best.
hint-best-of = Of { $count } possible answers this one gives the best round.
hint-roll-dice = { $card }: { $dice ->
    [one] one die
   *[other] { $dice } dice
  } for the pool, with { $damage } damage on average.
hint-roll-for = { $card }: { $dice ->
    [one] one die
   *[other] { $dice } dice
  } for the pool, at best with { $face }.
hint-finish = There is damage enough on the dice: { $card } will not outlive this action.
hint-strike-now = Deal { $damage } damage now, before these dice are removed.
hint-affords = That makes { $total ->
    [one] { $total } resource
   *[other] { $total } resources
  }: enough for { $card }.
hint-best-die = No other die is of more use now: { $face }.
hint-more-dice = { $card } adds a die with { $face }; the sooner it is there, the more often it is rolled.
hint-works-on = { $card } works until the end of the game: the sooner, the better.
hint-roll-again = Dice that need a new roll: { $count }; { $card } is needed less.
hint-claim-now = There is little left to do: { $card } gives the first action of the next round.
hint-claim-early = { $card } is worth more than what else could be done ({ $left }): the first action of the next round will be yours.
hint-end-round = A pass ends the round, and the opponent's dice ({ $dice }, with { $damage } damage) come to nothing.
hint-let-them = Let the opponent act first: they have { $count ->
    [one] one ready character or die
   *[other] { $count } ready characters and dice
  }.
hint-nothing-useful = { $resources ->
    [0] Nothing useful is left to do.
   *[other] Nothing useful is left to do, and the resources ({ $resources }) are for the next round.
  }
hint-falls = { $card } cannot bear that much damage.
hint-nearest = { $card } is nearest to defeat: { $left } left.
hint-strongest = { $card } is more dangerous than the others, with { $dice ->
    [one] one die
   *[other] { $dice } dice
  }: the sooner defeated, the better.
hint-softens = { $card } has { $left } left after this.
hint-protect = { $card } has { $left } health left: protection will help.
hint-bearable = { $card } can bear it and has { $left } left.
hint-sacrifice = Not everybody can be saved: { $card } takes the blow.
hint-rich = { $who } has { $what ->
    [resource] { $count ->
        [one] { $count } resource
       *[other] { $count } resources
      }, more than anybody.
    [card] { $count ->
        [one] { $count } card
       *[other] { $count } cards
      } in hand, more than anybody.
   *[other] { $count } health in play, more than anybody.
  }
hint-most-dangerous = The opponent's most dangerous die: { $face }.
hint-takes-away = The opponent has to do without this: { $face }.
hint-spared = This die can be spared: { $face }.
hint-best-side = This side brings most: { $face }.
hint-worst-side = With this side the opponent's die brings less: { $face }.
hint-wanted-side = This side is needed more now: { $face }.
hint-poor-die = { $card } shows { $face }: it can do better.
hint-poor-dice = These dice ({ $count }) can do better.
hint-good-dice = Nothing to change: the dice ({ $count }) lie well.
hint-raises = With this die it is { $after } instead of { $before }.
hint-suffices = { $amount } is enough: the modifier is for later.
hint-another-die = In the same action, this die, too: { $face }.
hint-dice-wait = The other dice ({ $count }) are of more use later.
hint-best-symbol = Of most use now: { $symbol }.
hint-halves = Split the dice ({ $count }) evenly: whichever group goes, half of their strength stays.
hint-better-half = This group is the stronger one: { $count ->
    [one] one die
   *[other] { $count } dice
  }.
hint-bears = { $card } is still to be activated: a new die is of use in this very round.
hint-endures = { $card } will last, with { $left } health left.
hint-both-stay = There are resources enough ({ $resources }) for the full price: { $card } joins the old upgrade.
hint-makes-room = { $cost ->
    [0] { $card } makes room: { $new } brings more.
   *[other] { $card } makes room: { $new } costs { $cost } less that way.
  }
hint-send-back = Keep what helps in the first rounds, and exchange the rest ({ $count }).
hint-keep-hand = All cards ({ $count }) are of use in the first rounds: nothing to exchange.
hint-no-bearer = Nobody is left to bear { $card }: a new card may take its place.
hint-needed-least = { $card } is needed less than other cards.
hint-needed-most = { $card } is needed more than other cards now.
hint-keep-cards = All cards ({ $count }) will be of use yet.
hint-dearest = { $card } is the opponent's dearest card: it costs { $cost }.
hint-own-field = { $card } is your own battlefield: the first action is yours, too.
hint-their-field = { $card } is the opponent's battlefield, but the shields are yours.
hint-colour-of = It is the colour of { $card }: the opponent has most cards of it.
hint-saves-dice = That saves { $count ->
    [one] one of your dice
   *[other] { $count } of your dice
  }.
hint-hides = Whoever hides most is dealt as much damage: { $count } will do.
hint-first-own = { $card } first: the other abilities follow.
hint-guards = { $card } takes the blow ({ $face }) and has { $left } health left.
hint-too-weak = { $card } has { $left } health left: better not.

# the end
end-score-characters = opposing characters defeated
end-score-cards = of the opponent's cards played and discarded
end-column-dice = dice
end-column-cards = cards
end-column-damage = damage
end-curve-damage = Damage taken, by player
end-rounds = { $count ->
    [one] round
   *[other] rounds
  }
end-cards = { $count ->
    [one] card played
   *[other] cards played
  }
end-dice = { $count ->
    [one] time dice were resolved
   *[other] times dice were resolved
  }
# The deck builder
deck-title = Deck builder of Destiny
deck-unnamed = Unnamed
deck-as-text = Text
deck-as-json = JSON
deck-ready = Ready decks
deck-types = Types of cards
deck-colour = Colour
deck-any-colour = any colour
deck-find = Find a card
deck-fitting = only what fits the team
deck-none = There are no such cards.
deck-team = Team: { $points } of { $most } points
deck-elite = elite
deck-size = Deck: { $count } of { $size } cards
deck-all = The whole deck, and saved ones
deck-legal = The deck is legal.
deck-under = Under the plot: { $count } of { $most }
deck-under-more = Under the plot: { $card }
deck-under-less = From under the plot: { $card }
deck-die-more = Set another die aside: { $card }
deck-die-less = Bring no die: { $card }
deck-of = { $count } of { $most }
deck-spare-dice = Set-aside dice
deck-mine = My decks
deck-file = A file with the list
deck-paste = Paste a list: text or JSON
deck-less = Take out: { $card }
deck-fewer = Fewer: { $card }
deck-another = Another: { $card }
deck-begin = Begin with the team: characters of up to { $points } points. Then a battlefield and { $size } cards.
deck-more = Add: { $card }
deck-points = points { $points }
deck-curve = Cost of the cards
deck-dice = Dice: { $count }

# The odds of a pool, reckoned at the command line
odds-help = Chances of the damage on a pool of dice once it is rolled, with rerolls if you like: every roll is counted, nothing is sampled.
odds-title = Damage on the dice
odds-count = Damage
odds-summary = Some damage: { $some }. On average: { $expected }. Rerolls reckoned with: { $rerolls }.
odds-dice = Whose dice are rolled, by the names of their cards: "2 Darth Vader Sith Lord; Lightsaber"; a die that lies already is told by its side: "Lightsaber [3MD1]"; what X is and what is added to a die by "Launch Bay {"{"}X=3{"}"}" and "E-Web Emplacement {"{"}+1{"}"}".
odds-resources = Resources at hand to pay for sides that cost some.
odds-reroll = Then reroll the dice that promise most by it: once, or as many times as said.
refused-odds-no-side = The die of { $name } does not show "{ $side }"; its sides are { $known }.
refused-odds-no-numbers = What is written of the die of { $name }, "{ $given }", says nothing of its numbers: write {"{"}X=3{"}"} for what X is, {"{"}+1{"}"} for what is added to them.
refused-odds-no-die = No card in the pool called "{ $name }" has a die: write the name as it stands on the card.
refused-odds-no-dice = Name the cards whose dice are rolled, such as --dice "2 Darth Vader Sith Lord; Lightsaber".
refused-odds-too-many-dice = No more than { $most } dice can be reckoned with so.
refused-odds-which-die = Several cards are called "{ $name }"; write one of these: { $en }.
