# Rebellion: all the words of the game.

name = Rebellion
tagline = A galaxy at war: one side hunts for a hidden base, the other keeps hope alive.
motto = The whole galaxy
duration = 2–4 h
setting-first_game = First game
setting-first_game-hint = A fixed set-up; action cards only recruit leaders.
setting-expansion = Rise of the Empire
setting-expansion-hint = The expansion: new leaders, units, missions, objectives, green dice and target markers.
setting-expansion_units = Starting units of the expansion
setting-expansion_units-hint = Both sides begin with the units of Rise of the Empire.
setting-expansion_missions = Missions for a first game with the expansion
setting-expansion_missions-hint = Mission decks hold only cards with a leader or with Vader's mark; no set is chosen.
setting-cinematic = Cinematic Combat
setting-cinematic-hint = Advanced tactic cards and leaders' rerolls instead of the ordinary tactic cards.

# Words
side-rebel = The Rebellion
side-empire = The Empire
allegiance-rebel = loyal to the Rebellion
allegiance-empire = loyal to the Empire
allegiance-none = neutral
place-base = the Rebel base
theatre-space = space
theatre-ground = ground
counted = { $count ->
    [1] { $thing }
   *[other] { $thing } ×{ $count }
  }
queued = { $unit } ({ $space })
queued-there = space { $space } – { $units }
slot = { $unit } { $number }
slot-hurt = { $unit } { $number } ({ $damage } damage)
slot-armoured = { $slot } · { $colour ->
    [black] black
   *[red] red
  } health { $health }
die-black-blank = black: blank
die-black-hit = black: hit
die-black-direct = black: direct hit
die-black-special = black: special
die-red-blank = red: blank
die-red-hit = red: hit
die-red-direct = red: direct hit
die-red-special = red: special
die-green-blank = green: blank
die-green-direct = green: direct hit
dice-black = { $faces } (black)
dice-red = { $faces } (red)
dice-green = { $faces } (green)
face-blank = blank
face-hit = hit
face-direct = direct hit
face-special = special
no-dice = no dice
nothing = nothing
skill-diplomacy = diplomacy
skill-intel = intel
skill-spec_ops = spec ops
skill-logistics = logistics

# Set-up
ask-mission-set = Show one of your missions: Vader's mark on it decides what your deck is made of.
asked-mission-set = { $who } chooses a mission set
ask-construction-site = In which remote system is the second Death Star being built?
asked-construction-site = { $who } chooses the construction site
ask-place-units = Place these in Imperial systems: { $unit }.
asked-place-units = { $who } places units: { $unit }
ask-rebel-start = Where, besides the base, do your units start?
asked-rebel-start = { $who } chooses where units start
ask-rebel-units = Which units start here: { $place }? The others start at the base.
asked-rebel-units = { $who } divides units between the base and { $place }
ask-which-first = Which card comes first?
asked-which-first = { $who } orders cards
ask-choose-base = Where is your secret base?
asked-choose-base = { $who } hides the base

# Assignment
ask-assign = Which mission do you assign leaders to?
asked-assign = { $who } assigns leaders to missions
ask-assign-leaders = { $known ->
    [yes] Who goes on “{ $card }”? One or two leaders.
   *[no] Who goes on mission { $number }? One or two leaders.
  }
asked-assign-leaders = { $known ->
    [yes] { $who } chooses leaders for “{ $card }”
   *[no] { $who } chooses leaders for mission { $number }
  }
ask-join-mission = { $known ->
    [yes] Who joins “{ $card }”?
   *[no] Who joins mission { $number }?
  }
asked-join-mission = { $known ->
    [yes] { $who } reinforces “{ $card }”
   *[no] { $who } reinforces mission { $number }
  }
ask-second-leader = Who else goes on this mission? Already assigned: { $leader }.
asked-second-leader = { $who } decides whether to reinforce a mission
ask-veto = { $known ->
    [yes] “{ $card }”: do you agree with the admiral?
   *[no] Mission { $number }: do you agree with the admiral?
  }
asked-veto = { $known ->
    [yes] { $who } decides whether to veto “{ $card }”
   *[no] { $who } decides whether to veto mission { $number }
  }
ask-card-leader = { $card }: which leader?
asked-card-leader = { $who } chooses a leader ({ $card })
ask-place-leader = { $card }: where does the leader go?
asked-place-leader = { $who } chooses a system ({ $card })
ask-search = { $card }: which card do you take from the deck?
asked-search = { $who } searches a deck ({ $card })
ask-expelled-to = { $card }: which Imperial system do the ground units leave for?
asked-expelled-to = { $who } chooses where the ground units go
ask-scouts-from = { $card }: where do TIE Fighters come from?
asked-scouts-from = { $who } gathers TIE Fighters

# Command
ask-turn = Your turn: activate a system, reveal a mission or pass.
asked-turn = It is { $who }'s turn
ask-activate = { $leader }: which system do you activate?
asked-activate = { $who } chooses a system to activate ({ $leader })
ask-move-from = Where do units come from to { $place }?
asked-move-from = { $who } moves units to { $place }
ask-move = Which units move: { $start } → { $end }?
asked-move = { $who } moves units: { $start } → { $end }
ask-which-mobilization = Which mobilization comes first: the one with how many leaders?
asked-which-mobilization = { $who } orders mobilizations
ask-mobilize = Rapid Mobilization: gather units at the base, or look for a new one ({ $cards } probe cards)?
asked-mobilize = { $who } mobilizes
ask-gather-from = From which system do up to five units come to the base?
asked-gather-from = { $who } gathers units at the base
ask-new-base = Move the base? Choose a place, or decline.
asked-new-base = { $who } decides whether to move the base

# Missions
ask-mission-where = { $card }: in which system?
asked-mission-where = { $who } chooses a system ({ $card })
ask-mission-target = { $card }: against whom?
asked-mission-target = { $who } chooses a target ({ $card })
ask-oppose = Whom do you send against { $card }?
asked-oppose = { $who } decides whether to oppose { $card }
ask-action-card = { $moment ->
    [start-of-combat] A combat begins. Use an action card?
    [before-reveal] The mission is about to be revealed. Use an action card?
    [before-dice] Before the dice. Use an action card?
    [rolling] You are rolling dice. Use an action card?
    [after-success] The mission succeeded. Use an action card?
    [after-failure] A Rebel mission has failed. Use an action card?
    [rescued] A leader has been rescued. Use an action card?
    [captured] A leader is being captured. Use an action card?
    [assignment-over] All missions are assigned. Use an action card?
    [pool-full] There are more leaders than the limit. Use an action card?
    [retreated] The Rebels have retreated. Use an action card?
    [battle-won] A battle is won. Use an action card?
   *[other] Use an action card?
  }
asked-action-card = { $who } decides whether to use an action card
ask-set-die = Which die, and which face?
asked-set-die = { $who } sets dice
ask-use-ring = Use a ring?
asked-use-ring = { $who } decides whether to use a ring
ask-pick-die = Which die? On the table: { $dice }.
asked-pick-die = { $who } picks a die
ask-falcon = { $leader } on the Millennium Falcon: whom to rescue?
asked-falcon = { $who } decides whether to rescue a captive
ask-escort = Who goes back with the rescued leader? Where to: { $place }.
asked-escort = { $who } decides who goes back to the base
ask-capture = Whom do you capture?
asked-capture = { $who } chooses whom to capture
ask-choose-effect = { $card }: which do you choose?
asked-choose-effect = { $who } chooses what { $card } does
ask-loyalty-where = { $card }: in which system do you gain loyalty?
asked-loyalty-where = { $who } chooses a system ({ $card })
ask-carry-where = { $card }: where is the captive taken?
asked-carry-where = { $who } chooses a system ({ $card })
ask-destroy-worth = { $card }: which units are destroyed (up to { $health } health together)?
asked-destroy-worth = { $who } chooses what is destroyed ({ $card })
ask-destroy-one = { $card }: which unit is destroyed?
asked-destroy-one = { $who } chooses what is destroyed ({ $card })
ask-gain-which = { $card }: which unit do you gain?
asked-gain-which = { $who } chooses a unit ({ $card })
ask-recycle = { $unit }: none is left in the supply. Where do you destroy one of yours to take it again?
asked-recycle = { $who } decides whether to free a unit: { $unit }
ask-advance = { $card }: which queued unit slides on?
asked-advance = { $who } speeds up production ({ $card })
ask-destroy-queued = { $card }: which queued unit is destroyed?
asked-destroy-queued = { $who } chooses a queued unit ({ $card })
ask-queue-icons = What goes on the queue for the icons of the system?
asked-queue-icons = { $who } puts units on the queue
ask-from-queue = Which queued unit is deployed to { $place }?
asked-from-queue = { $who } deploys units to { $place }
ask-rescue-whom = { $card }: whom do you rescue?
asked-rescue-whom = { $who } chooses whom to rescue
ask-attach-ring = { $card }: who gets the ring?
asked-attach-ring = { $who } chooses who gets the ring ({ $card })
ask-protect = { $card }: whose mission is kept from Imperial leaders?
asked-protect = { $who } chooses whose mission is protected
ask-next-mission = { $card }: which starting mission comes next?
asked-next-mission = { $who } chooses the next mission
ask-land-from = { $card }: where does the landing force come from?
asked-land-from = { $who } prepares a landing ({ $card })
ask-name-decoys = { $card }: name two other systems besides that of your base.
asked-name-decoys = { $who } names three systems
ask-beacon-where = { $leader } is free. In which system of the base's region?
asked-beacon-where = { $who } chooses a system ({ $leader })

# Cards that somebody looks at
ask-objective-on-top = Which objective stays on top? The other goes to the bottom.
asked-objective-on-top = { $who } looks at the top objectives
ask-keep-objective = Which objective do you take? The other goes to the bottom.
asked-keep-objective = { $who } chooses an objective
ask-order-objectives = In which order do the objectives go back? The first lies on top.
asked-order-objectives = { $who } orders objectives
ask-bury-objective = Which Rebel objective goes to the bottom of the deck?
asked-bury-objective = { $who } chooses a Rebel objective
ask-keep-project = Which project do you take? The other goes to the bottom.
asked-keep-project = { $who } chooses a project
ask-false-lead-top = Which probe cards go on top? The first is uppermost, the others go to the bottom.
asked-false-lead-top = { $who } puts probe cards back into the deck
ask-false-lead-bottom = In which order do the others go to the bottom? The first lies higher.
asked-false-lead-bottom = { $who } puts probe cards back into the deck

# Objectives
ask-objective = { $moment ->
    [refresh] The Refresh Phase begins. Play an objective?
    [combat] The combat is over. Play an objective?
   *[other] The battle step is over. Play an objective?
  }
asked-objective = { $who } decides whether to play an objective
ask-reroll-die = Reroll a die with Master Yoda's ring? On the table: { $dice }.
asked-reroll-die = { $who } decides whether to reroll a die
ask-eliminate = { $card }: which Imperial leader is eliminated?
asked-eliminate = { $who } chooses an Imperial leader

# Combat
ask-add-leader = Combat in { $place }: add a leader?
asked-add-leader = { $who } decides whether to add a leader ({ $place })
ask-combat-action = A combat action ({ $theatre }). On the table: { $dice }.
asked-combat-action = { $who } chooses a combat action ({ $theatre })
ask-pick-dice = Which dice do you reroll? On the table: { $dice }.
asked-pick-dice = { $who } picks dice
ask-convert-hits = How many black hits count as red?
asked-convert-hits = { $who } changes the colour of hits
ask-assign-damage = Assign damage ({ $theatre }).{ $black ->
    [0] {""}
   *[other] {" "}Black hits: { $black }.
  }{ $red ->
    [0] {""}
   *[other] {" "}Red hits: { $red }.
  }{ $any ->
    [0] {""}
   *[other] {" "}Direct hits: { $any }.
  }
asked-assign-damage = { $who } assigns damage ({ $theatre })
ask-block = Block damage with a tactic card ({ $theatre })?
asked-block = { $who } decides whether to block ({ $theatre })
ask-block-damage = Which units lose damage ({ $any })?
asked-block-damage = { $who } removes damage
ask-discard-tactic = Which tactic card do you discard?
asked-discard-tactic = { $who } discards a tactic card
ask-damage-whom = { $card }: who takes the damage?
asked-damage-whom = { $who } chooses who takes damage
ask-bombard-with = { $card }: with which ship?
asked-bombard-with = { $who } chooses a ship ({ $card })
ask-deal-damage = Deal the damage ({ $any }).
asked-deal-damage = { $who } deals damage
ask-which-decks = { $card }: from which decks do the two cards come?
asked-which-decks = { $who } chooses a tactic deck
ask-which-theatre = { $card }: from which deck do the cards come?
asked-which-theatre = { $who } chooses a tactic deck
ask-retreat = Retreat from { $place }? Where to?
asked-retreat = { $who } decides whether to retreat ({ $place })
ask-retreat-leader = Who leads the retreat to { $place }?
asked-retreat-leader = { $who } chooses who leads the retreat
ask-retreat-units = Retreat: { $start } → { $end }. Who comes aboard? The others fight on.
asked-retreat-units = { $who } chooses who goes along
ask-lose-cargo = { $place } is destroyed, and the ships have too little room. Which units are lost?
asked-lose-cargo = { $who } loses units ({ $place })

# Refresh
ask-discard-mission = Too many missions in hand: { $count }. Which one do you discard?
asked-discard-mission = { $who } discards missions
ask-recruit = Whom do you recruit?
asked-recruit = { $who } recruits a leader
ask-recruit-card = Which action card do you keep?
asked-recruit-card = { $who } chooses an action card
ask-bury-actions = In which order do the others go to the bottom of the deck? The first lies higher.
asked-bury-actions = { $who } puts action cards under the deck
ask-build = What do you build?
asked-build = { $who } builds units
ask-deploy = Where do you deploy units?
asked-deploy = { $who } deploys units
ask-deploy-units = Which units do you deploy to { $place }?
asked-deploy-units = { $who } deploys units to { $place }

# Answers
answer-pass = Pass
answer-action-card-pass = Use none
answer-use-ring-pass = Use none
answer-objective-pass = Play none
answer-falcon-pass = Nobody
answer-reroll-die-pass = Do not reroll
answer-turn-pass = Pass
answer-done = Done
answer-no = Nobody
answer-recycle-no = Destroy none
answer-second-leader-no = Nobody else
answer-base = The Rebel base
answer-none = None
answer-stay = Stay and fight
answer-decline = Decline: the base stays
answer-nobody = Nobody
answer-draw = Draw a tactic card for a special
answer-recruit-draw = Draw another card
answer-nothing = Do nothing
answer-new-base = Look for a new base
answer-gather = Gather units at the base
answer-nowhere = From nowhere
answer-show-base = Reveal the base
answer-allow = Agree
answer-veto = Veto
answer-loyalty = Gain 2 loyalty
answer-cruiser = Put a Mon Calamari Cruiser on the queue
answer-research = Take one of two projects
answer-repair = Remove sabotage and take a project
answer-space = Space
answer-ground = Ground
answer-both = One of each
answer-lead = { $leader } activates a system
answer-reveal = { $known ->
    [yes] Reveal “{ $card }” ({ $leaders })
   *[no] Reveal mission { $number } ({ $leaders })
  }
answer-join = { $known ->
    [yes] Join “{ $card }” ({ $leaders })
   *[no] Join mission { $number } ({ $leaders })
  }
answer-leaders = Leaders: { $count }

# Journal
note-mission-set = { $side } shows { $card }: { $vader ->
    [yes] a deck with Vader's mark.
   *[no] a deck without Vader's mark.
  }
note-places-units = { $side }: { $place } — { $units }.
note-base-chosen = The Rebel base is hidden.
note-assignment-begins = Round { $round }. Assignment Phase.
note-command-over = Everybody has passed: the Command Phase is over.
note-refresh-begins = Round { $round }. Refresh Phase.
note-round-over = Round { $round } is over.
note-wins = { $result ->
    [base-conquered] The Rebel base is conquered. { $side } wins!
    [base-destroyed] The system of the Rebel base is destroyed. { $side } wins!
   *[hope] The galaxy rises. { $side } wins!
  }
note-assigns = { $who } assigns to mission { $number }: { $leaders }.
note-joins-mission = { $who }: { $leader } joins mission { $number }.
note-vetoes = { $who } vetoes mission { $number }.
note-mission-laid = Mission { $number } is “{ $card }”.
note-places-leader = { $leader } goes to { $place }.
note-passes = { $who } passes.
note-activates = { $who }: { $leader } activates { $place }.
note-moves-units = { $side }: { $start } → { $end } — { $units }.
note-moves-captives = Taken along as captives: { $leaders } ({ $start } → { $end }).
note-reveals-mission = { $who } reveals { $card } ({ $leaders }).
note-mission-at = { $card }: { $place }.
note-opposes = { $who } sends { $leader } to oppose it ({ $place }).
note-unopposed = { $card }: nobody opposes it, it succeeds.
note-rolls = { $side } rolls: { $dice }.
note-mission-succeeds = { $card } succeeds, { $own } to { $against }.
note-mission-fails = { $card } fails, { $own } to { $against }.
note-resolves = { $card } is resolved.
note-ring-used = The { $ring } ring of { $leader } is used.
note-escorts = Back to the base: { $leaders }.
note-mobilizes = Rapid Mobilization will happen at the end of the Command Phase (leaders: { $leaders }).
note-protected = { $leader }: this round nobody is sent from the pool against this leader's mission.
note-reassigned = Assigned to another mission: { $leaders }.
note-boosted = { $leader }: 2 more successes in the next mission of this round.
note-becomes-jedi = Luke Skywalker becomes a Jedi.
note-attached = { $leader } gets the { $ring } ring.
note-captured = { $leader } is captured ({ $place }).
note-carried-off = Taken away: { $leaders } → { $place }.
note-rescued = { $leader } is free ({ $place }).
note-beacon = { $leader } with a homing beacon: { $place }.
note-lured = { $leader } falls to the dark side and serves the Empire.
note-detained = { $leader } is detained and stays on the board in the Refresh Phase.
note-eliminated = { $leader } is out of the game.
note-leaders-return = Leaders return to their pools.
note-recruits = { $side } recruits { $leader }.
note-recruits-nobody = { $side } recruits nobody.
note-slips = { $leader } slips in under cover: { $place }.
note-locked = Boba Fett watches { $place }.
note-gained = { $side } gains units in { $place }: { $units }.
note-destroyed = Destroyed in { $place }: { $units }.
note-recycled = { $side } gives up a { $unit } in { $place } to build another.
note-site-lost = The Death Star Under Construction is lost, and the Death Star leaves the queue.
note-loyalty-changes = { $place }: { $side }.
note-subjugated = { $place } is subjugated.
note-subjugation-ends = { $place } is no longer subjugated.
note-sabotaged = { $place } is sabotaged.
note-sabotage-removed = { $place } is no longer sabotaged.
note-system-destroyed = The superlaser fires. { $place } is destroyed.
note-builds = { $side } builds: { $units }.
note-queued = { $side } puts on space { $space } of the queue: { $unit }.
note-queue-advances = { $side } moves up to space { $space } of the queue: { $unit }.
note-queue-raided = Destroyed on space { $space } of the Imperial queue: { $unit } ×{ $count }.
note-deploys = { $side } deploys to { $place }: { $units }.
note-back-to-queue = { $side }: the rest waits on the first space of the queue.
note-station-finished = The Death Star is finished: { $place }.
note-base-revealed = The Rebel base is revealed: { $place }!
note-says-base = { $region ->
    [yes] { $here ->
        [yes] Yes: the base is in this region ({ $place }).
       *[no] No: the base is not in this region ({ $place }).
      }
   *[no] { $here ->
        [yes] Yes: the base is here ({ $place }).
       *[no] No: the base is not here ({ $place }).
      }
  }
note-names-systems = The base is in one of three systems: { $places }.
note-draws-probes = The Empire draws probe cards: { $count }.
note-probes-drawn = Probes report no base: { $places }.
note-scouts = The Rebels look at probe cards: { $count }.
note-probes-seen = Possible places of a new base: { $places }.
note-base-declined = The base stays; { $count } probe cards go to the bottom.
note-base-moves = The base has moved. It was here: { $place }.
note-false-lead = A false lead: { $places }. On top of the deck { $top }, at the bottom { $bottom }.
note-intercepted = Transmissions are intercepted: the Empire gets { $count } probe cards.
note-intercepted-seen = Probe cards handed over: { $places }.
note-draws-missions = { $side } draws missions: { $count }.
note-missions-drawn = Drawn: { $cards }.
note-discards-missions = { $side } discards { $cards }.
note-draws-projects = The Empire takes projects: { $count }.
note-project-buried = Another project goes to the bottom of its deck.
note-mission-found = { $side } takes a card from the mission deck, which is shuffled.
note-mission-found-seen = Taken: { $card }.
note-draws-objectives = The Rebels draw objectives: { $count }.
note-objectives-drawn = Objectives drawn: { $cards }.
note-looks-at-objectives = { $side } looks at the top objectives: { $count }.
note-objectives-seen = On top of the objective deck: { $cards }.
note-objectives-shown = Objectives in the Rebel hand: { $cards }.
note-plays-objective = { $reputation ->
    [0] The objective { $card } comes into play.
   *[other] The objective { $card } is met: { $reputation } reputation.
  }
note-plans-rolled = Death Star Plans! The roll: { $dice }.
note-plans-fail = No direct hit: the plans go back to hand.
note-station-destroyed = { $unit } is destroyed in { $place }!
note-uses-action = { $who } uses the action card { $card }.
note-discards-action = { $side } discards the action card { $card }.
note-actions-drawn = Action cards drawn: { $cards }.
note-time-advances = The time marker: { $time }.
note-reputation-gained = Reputation grows by { $amount }: the marker stands on { $reputation }.
note-reputation-lost = Reputation falls by { $amount }: the marker stands on { $reputation }.
note-combat-begins = Combat in { $place }. { $side } acts first.
note-adds-leader = { $who }: { $leader } joins the combat in { $place }.
note-draws-tactics = { $side } draws tactic cards ({ $theatre }): { $count }.
note-tactics-drawn = Tactic cards drawn: { $cards }.
note-round-begins = Combat round { $round }.
note-attacks = { $side } attacks ({ $theatre }, { $place }).
note-rolls-attack = { $side } rolls: { $dice }.
note-plays-tactic = { $who } plays the tactic card { $card }.
note-assigns-damage = { $side } deals damage: { $units }.
note-blocks-damage = { $side } removes damage: { $units }.
note-retreats = { $side } retreats ({ $leader }) → { $place }: { $units }.
note-must-retreat = { $place }: Rebel ships that did not retreat are lost.
note-structures-lost = { $side } loses undefended structures in { $place }.
note-battle-won = { $side } wins a battle ({ $theatre }, { $place }).
note-combat-ends = The combat in { $place } is over.

# Results
result-hope = The Rebellion wins: reputation and time have met.
result-base-conquered = The Empire wins: the Rebel base is conquered.
result-base-destroyed = The Empire wins: the system of the base is destroyed.
result-forfeit = The other side wins: time is up.

# Refusals
refused-reb-rote-setup-options = Parts of the expansion are played only together with Rise of the Empire.
refused-reb-setup-first-game = In the first game the base cannot be next to Imperial units.
refused-first-game-alone = The first game is played without the expansion: switch off the one or the other.
refused-reb-assign-action-instead = This card cannot be used now: its leader must be in the pool and what it asks for must be there.
refused-reb-setup-recruits-wait = This leader has not been recruited yet.
refused-reb-assign-how = This leader is on a mission already.
refused-reb-capture-ring = This leader is captured.
refused-reb-leader-once-per-round = This leader is on the board and does not return to the pool before the Refresh Phase.
refused-reb-activate-place-leader = A leader without tactic values cannot activate a system.
refused-reb-rote-subversion = Subversion is revealed only when the opponent attempts a mission.
refused-reb-mission-skill-requirement = The assigned leaders have too few icons of the required skill.
refused-reb-mission-choose-system = The condition of the mission card is not met there: choose another place or another mission.
refused-reb-base-revealed-space = The base is revealed: its space is no longer used.
refused-reb-base-move-out = From the base units reach only its own system and those next to it.
refused-reb-move-one-step = Units move only from adjacent systems.
refused-reb-move-base-space-block = A leader at the base holds the units back.
refused-reb-move-leader-blocks = Your leader holds the units back in that system.
refused-reb-move-restricted = Nothing can move from there without a ship that carries it.
refused-reb-move-rapid-mob-leader = A leader holds the units back in that system.
refused-reb-base-rapid-mob-move = Units gather only at a hidden base, and only with transport.
refused-reb-action-boba-undercover = Boba Fett watches that system.
refused-reb-mission-base-space = Missions do not happen on the base space unless the card says so.
refused-reb-mission-capture-not-captured = This leader is captured already or serves the Empire.
refused-reb-base-leaders-on-space = A leader at the base is in no system.
refused-reb-mission-against-leader = The mission cannot go against this leader.
refused-reb-mission-send-opposer = Only a leader from the pool is sent to oppose.
refused-reb-action-leader-present = No leader of this card is in the system.
refused-reb-action-types = This card is used at another moment.
refused-reb-combat-add-leader = Only a leader with tactic values can be added.
refused-reb-combat-block = Block cards are played when the opponent has dealt damage; other cards remove none.
refused-reb-combat-play-tactic = The card belongs to the other theatre or costs a die that shows a special.
refused-reb-combat-spend-special-draw = Drawing a card costs a die that shows a special.
refused-reb-combat-transports-alone = These ships cannot stay: they must retreat.
refused-reb-retreat-how = One retreats only to an adjacent system.
refused-reb-retreat-not-origin = The opponent attacked from there.
refused-reb-retreat-destination = One retreats to own units or loyalty, otherwise to an empty system, never to enemies.
refused-reb-retreat-not-base-space = There is no retreat to the base.
refused-reb-objective-immediately = The moment of this objective has passed in this combat.
refused-reb-objective-play = The condition of this objective is not met now.
refused-reb-refresh-hand-limit = Starting missions are never discarded.
refused-reb-recruit-not-available = This leader cannot be recruited now.
refused-reb-sabotage-marker = There is sabotage: nothing is deployed there.
refused-reb-deploy-limit-two = No more than two units go to one place in a phase.
refused-reb-deploy-revealed-base = The base is revealed: units are deployed there only if it is loyal and without Imperial units.
refused-reb-deploy-where = Units are deployed only in one's own systems without enemy units.
refused-reb-ds-oversee = The Death Star appears only where it is being built.
refused-reb-setup-rebel-units-where = Starting units do not go where Imperial units are.
refused-reb-setup-choose-base = The card of this system is not in the probe deck.
refused-reb-base-new-base-illegal = Imperial units or loyalty are there, or the system is destroyed.
refused-reb-move-capacity = The ships lack room for { $lacking }. Take more ships or fewer units.
refused-reb-capture-move = Captives are moved only together with units.
refused-reb-combat-assign-damage = Units with black health take between { $least } and { $most } damage, not { $given }.
refused-reb-unit-health-worth = The chosen units have { $given } health together; at most { $most } is allowed.
refused-reb-build-icons = One unit for each icon: that is { $over } too many.
refused-reb-build-supply-limit = The supply is { $lacking } short of a unit.
refused-reb-setup-imperial-units = Every Imperial system needs a ground unit: { $bare } would stay without one, and only { $later } can still be placed.

# Rise of the Empire
ask-too-many-leaders = Too many leaders: who leaves the game (still to choose: { $count })?
asked-too-many-leaders = { $who } decides which leader leaves the game
ask-remove-target = Remove the target marker of { $card } in { $place }?
asked-remove-target = { $who } decides whether to remove a target marker ({ $place })
ask-subvert = Reveal Subversion against { $card }?
asked-subvert = { $who } decides whether to interfere with { $card }
ask-tuck = { $card }: which probe card goes under it?
asked-tuck = { $who } puts a probe card under { $card }
ask-keep-probe = { $card }: which probe card is kept under it?
asked-keep-probe = { $who } chooses a probe card ({ $card })
ask-return-probes = { $card }: where do the other probe cards go?
asked-return-probes = { $who } puts probe cards back
ask-sweep = { $card }: reveal the probe card and capture a leader there?
asked-sweep = { $who } decides whether to use { $card }
ask-draw-out = { $card }: who is drawn out of the Rebel pool?
asked-draw-out = { $who } chooses a Rebel leader ({ $card })
ask-name-region = { $card }: whose region do you ask about?
asked-name-region = { $who } names a system ({ $card })
ask-discredit = Remove all sabotage, or roll dice ({ $count }) and lose a reputation on a special?
asked-discredit = { $who } decides whether to remove all sabotage
ask-recruit-here = { $card }: whom do you recruit?
asked-recruit-here = { $who } recruits a leader ({ $card })
ask-heist = { $card }: which do you choose?
asked-heist = { $who } chooses what { $card } does
ask-recover-mission = { $card }: which mission comes back from the discard pile?
asked-recover-mission = { $who } takes a mission back
ask-how-many = { $card }: how many units are destroyed?
asked-how-many = { $who } chooses how many units are destroyed
ask-discard-theirs = Which Rebel mission is discarded?
asked-discard-theirs = { $who } chooses a Rebel mission
ask-sort-tactics = Which tactic cards go on top ({ $theatre })? The first is uppermost, the others go to the bottom.
asked-sort-tactics = { $who } looks at tactic cards ({ $theatre })
ask-keep-missions = Which missions do you keep ({ $count })?
asked-keep-missions = { $who } chooses missions
ask-promote-where = { $card }: in which Imperial system?
asked-promote-where = { $who } chooses a system ({ $card })
ask-leader-back = { $card }: who returns to the pool?
asked-leader-back = { $who } takes a leader back to the pool
ask-false-orders = { $card }: which Imperial mission is called off?
asked-false-orders = { $who } gives false orders
ask-recall-objective = { $card }: which objective goes back on the deck?
asked-recall-objective = { $who } puts an objective back on the deck
ask-discard-objectives = Which two objectives do you discard?
asked-discard-objectives = { $who } discards objectives
ask-mark-outposts = { $card }: in which two remote systems do target markers go?
asked-mark-outposts = { $who } places target markers
ask-mark-cell = { $card }: in which system does the target marker go?
asked-mark-cell = { $who } places a target marker
ask-remove-sabotage = { $card }: remove the sabotage?
asked-remove-sabotage = { $who } decides whether to remove sabotage
ask-cell-discard = { $card }: discard an objective for a reputation?
asked-cell-discard = { $who } decides whether to discard an objective
ask-choose-tactic = Choose a tactic card ({ $theatre }).
asked-choose-tactic = { $who } chooses a tactic card ({ $theatre })
ask-retrieve-tactics = Which used tactic cards do you take back ({ $theatre })?
asked-retrieve-tactics = { $who } takes tactic cards back ({ $theatre })
ask-cancel-first = { $card }: cancel the opponent's card?
asked-cancel-first = { $who } decides whether to cancel the opponent's card
ask-tactic-half = { $card }: which half do you use?
asked-tactic-half = { $who } chooses a half of { $card }
ask-extra-tactic = { $card }: play another tactic card?
asked-extra-tactic = { $who } decides whether to play another tactic card
ask-cinematic-action = A combat action ({ $theatre }). On the table: { $dice }.
asked-cinematic-action = { $who } chooses a combat action ({ $theatre })
ask-prevented-die = Which of your dice is removed? On the table: { $dice }.
asked-prevented-die = { $who } removes a die
ask-shed-damage = Which units lose damage (up to { $any })?
asked-shed-damage = { $who } removes damage
ask-which-shield = Which shield takes the damage ({ $count })?
asked-which-shield = { $who } chooses a shield
answer-keep = Keep it
answer-remove = Remove it
answer-subvert-no = Do not interfere
answer-top = On top of the deck
answer-bottom = To the bottom of the deck
answer-tactic-half-top = The upper half
answer-tactic-half-bottom = The lower half
answer-tactic-half-neither = Neither
answer-sweep = Reveal and capture
answer-sweep-no = Not now
answer-repair-all = Remove all sabotage
answer-roll = Roll dice
answer-objective = Draw an objective
answer-another-card = Draw another starting action card
answer-motti = Recruit Admiral Motti
answer-saw = Lose a reputation and recruit Saw Gerrera
answer-wait = Do not cancel
answer-cancel = Cancel it
answer-extra-tactic-no = Nothing more
answer-reroll = The leader's reroll
answer-cell-discard-pass = Discard none
answer-use = Use { $card }
answer-face-down = { $known ->
    [yes] “{ $card }” ({ $leaders })
   *[no] Mission { $number } ({ $leaders })
  }
answer-remove-target-of = Remove the target marker of { $card }
note-target-placed = A target marker of { $card }: { $place }.
note-target-removed = A target marker of { $card } is removed: { $place }.
note-subverts = { $who } subverts the mission with { $leaders } ({ $place }).
note-limit-raised = The Imperial leader limit is now { $limit }.
note-probe-tucked = A probe card lies under { $card }.
note-tucked-revealed = { $card }: the system is { $place }.
note-probes-returned = { $count } probe cards go { $where ->
    [top] on top of the deck.
   *[bottom] to the bottom of the deck.
  }
note-drawn-out = { $leader } is drawn out to { $place }.
note-objective-returned = The objective { $card } goes on top of the deck.
note-objectives-discarded = Objectives discarded: { $cards }.
note-rebels-roll = The Rebels roll: { $dice }.
note-return-to-pool = Back to the pool: { $leaders }.
note-missions-seen = Missions in the Rebel hand: { $cards }.
note-mission-recovered = The mission { $card } comes back from the discard pile.
note-missions-kept = The Rebels keep missions: { $count }.
note-tactics-sorted = The Rebels have sorted tactic cards ({ $theatre }).
note-tactics-recovered = The Rebels take all used tactic cards back.
note-false-orders = False orders: Imperial mission { $number } goes back to hand.
note-queue-given = The Rebels give up a queued unit (space { $space }): { $unit }.
note-chooses-tactic = { $side } shows the tactic card { $card }.
note-tactics-revealed = Tactic cards ({ $theatre }): { $cards }.
note-uses-tactic = { $side }: { $card }, { $half ->
    [top] the upper half.
   *[bottom] the lower half.
  }
note-passes-tactic = { $side }: { $card } without effect.
note-cancels = { $side } cancels { $card }.
note-doomed = { $leader } will be out of the game at the end of the Command Phase.
note-tactics-taken = { $side } takes tactic cards back: { $cards }.
note-prevents = { $side } prevents { $die }.
note-removes-damage = { $side } removes damage: { $units }.

# The board
phase-setup = set-up
phase-assignment = assignment
phase-command = command
phase-refresh = refresh
board-round = Round { $round } · { $phase }
board-time = time { $time }
board-reputation = reputation { $reputation }
board-left = { $count } to a Rebel victory
board-base-at = The base is found: { $place }
board-base-secret = The secret base: { $place }
board-base-hidden = { $count ->
    [one] The base is hidden: { $count } possible place
   *[other] The base is hidden: { $count } possible places
  }
board-base-unknown = The base is hidden
board-queue = { $side }, queue { $number }:
board-chosen = Assigning:
board-needs = { $skill }, { $count } needed
board-signs = ● Rebels  ▲ Empire  ▼ subjugated  ○ neutral  † destroyed  ? base possible  1/2 ships/ground
board-signs-page = ● Rebels, ▲ Empire, ▼ subjugated, ○ neutral, † destroyed, ⌂ the base, ? may hold the base; ▵ ◦ ▫ resources and space of the queue, × sabotage, ◎ target marker, [name] captive
board-pool = Pool:
board-laid = Assigned:
board-hand = Missions:
board-actions = Actions:
board-cards = Actions and objectives
board-objectives = Objectives:
board-combat = Combat: { $place }, round { $round }
board-tactics = { $side }, tactic cards ({ $count }):

preset-lesson = First game
preset-lesson-hint = The fixed set-up of the rulebook; action cards only recruit leaders.
preset-quick = Base
preset-quick-hint = The full game of the base box.
preset-full = Full
preset-full-hint = With Rise of the Empire: both boxes, cinematic combat.
galaxy = The galaxy
layers = Layers of the map
layer-probes = Probes
layer-regions = Regions
layer-resources = Resources
layer-notes = Notes
layer-notes-hint = Click a system to put a note of your own on it, or to take it away
system-rebel = loyal to the Rebels
system-empire = loyal to the Empire
system-subjugated = subjugated
system-sabotaged = sabotaged
system-destroyed = destroyed
track = Time { $time }, reputation { $reputation }
track-recruit = Recruit
track-build = Build
production = Production
next-build = built on space { $space }
waiting-units = To be deployed
mission-hidden = Mission { $number }
mission-done = The mission succeeds
mission-lost = The mission fails
combat-round = round { $round }
health-left = health { $left } of { $health }
no-commander = { $side }: no leader
recap-title = { $place }: what came of the combat
recap-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
recap-first = { $side } first
recap-won-space = won in space: { $side }
recap-won-ground = won on the ground: { $side }
recap-drawn-space = nobody won in space
recap-drawn-ground = nobody won on the ground
recap-held = Still here: { $side }
recap-held-both = Both sides are still here
recap-held-nobody = Nobody is left here
recap-lost = Lost
recap-none = no losses
recap-left = Left
recap-nobody = nobody
recap-retreated = Retreated to { $place } ({ $leader })
recap-results = What it led to
recap-on = Go on
step-leaders = Leaders
step-attack = Dice
step-damage = Damage
step-block = Block
step-retreat = Retreat
retreat-aboard = Aboard: { $given } of { $total }
battle-odds = By dice alone, without cards and retreat: the Empire is left alone in { $empire }% of cases, the Rebels in { $rebel }%.
battle-awaited = damage ≈ { $damage }
tactics-held = Tactic cards: { $count }
muster-transport = Transport: { $load } of { $room }
muster-all = Take all that can go
placing-left = { $left } of { $total } left
placing-done = all { $total } placed
placing-propose = Place them for me
placing-thinking = Thinking…
placing-tap = Press the glowing systems: each press places one unit.
placing-later = Later
count-leaders = { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
  }
count-missions = { $count } missions
count-objectives = { $count } objectives
count-actions = { $count } actions
tab-pool = Leaders { $count }
tab-cards = Cards { $count }
tab-production = Build
kind-mission = Mission
kind-action = Action
kind-objective = Objective, stage { $stage }
kind-tactic = Tactic
kind-leader = Leader

# Hints
bot-admiral = admiral
hint-storm-base = The Rebel base is found: throw everything at it that can reach it ({ $place }).
hint-search-here = { $place }: the base may still be here ({ $left } possible places are left), and ground units will find out.
hint-take-system = { $place }: this system will build for you.
hint-hide-here = { $place }: far from Imperial troops, with few ways to it.
hint-skilled-for = “{ $card }”: { $leader } is in the pool and skilled enough.
hint-to-be-rid-of = “{ $card }” ({ $leader }): a captive who is eliminated never comes back.
hint-to-capture = “{ $card }” ({ $leader }): whoever is drawn out of the pool can be captured.
hint-to-keep-station = “{ $card }” ({ $leader }): while its marker lies, plans of the Death Star are no use.
hint-to-cost-reputation = “{ $card }” ({ $leader }): the Rebels mend their sabotage or put reputation at stake.
hint-to-spoil-goal = “{ $card }” ({ $leader }): an objective is seen and goes back to the deck.
hint-to-find-base = “{ $card }” ({ $leader }): fewer systems are left where the base can be.
hint-to-burn-out = “{ $card }” ({ $leader }): a base beneath the Death Star is found, and soldiers there are destroyed.
hint-to-thin-base = “{ $card }” ({ $leader }): soldiers leave the base for where the Empire wants them.
hint-to-enlist = “{ $card }” ({ $leader }): one more leader in every round to come.
hint-to-win-loyalty = “{ $card }” ({ $leader }): loyalty is won, and the leaders come straight back to the pool.
hint-to-grow = “{ $card }” ({ $leader }): more units, and sooner than by building.
hint-to-hold-fleets = “{ $card }” ({ $leader }): Rebel fleets cannot retreat from an Interdictor.
hint-keep-for-command = Enough missions: the other leaders are needed in the pool to activate systems and to oppose.
hint-may-pass = Pass: nothing is left that is worth a leader.
hint-close-in = { $place }: from here it is closer to the last places where the base can be.
hint-raid = { $place }: you are clearly stronger here, and the loss will hurt the Empire.
hint-watch-here = { $place }: the base may still be here, and your leader stays to watch.
hint-reveal-now = Reveal the mission “{ $card }” now, while the enemy has fewer free leaders to oppose it.
hint-lead-out = { $leader } activates a system, { $place }: troops are needed most there, and this leader can be spared.
hint-best-at = { $leader }: the best in the pool for “{ $card }”.
hint-unwatched = { $place }: no enemy leader stands here, so it is harder to oppose.
hint-only-watched = { $place }: the enemy is near, but there is more to win here than elsewhere.
hint-worth-opposing = { $leader } is skilled enough to spoil “{ $card }” and can be spared.
hint-let-them-try = Let them try (“{ $card }”): free leaders are worth more for your own turns.
hint-most-able = { $leader }: the most skills and tactics of those you can choose.
hint-move-base = Imperial troops are near: it is time to look for a new base.
hint-stay-hidden = Stay: no other place on offer is better hidden.
hint-gather-at-base = Nothing threatens the base yet: gather troops there in advance.
hint-bring-from = { $place }: the strongest troops come from here.
hint-enough-there = There are enough units already: the others are useful where they stand.
hint-take-all = Take all that the ships can carry: dice and health decide the combat.
hint-leave-guard = The landing force is enough; let a garrison hold the system.
hint-build-dearest = The strongest first: more health and dice for the same symbols.
hint-defend-base = The base matters most: while it stands, the game is not lost.
hint-near-suspects = { $place }: closest to the systems where the base may be.
hint-keep-units = Units on the map are worth more now than those that come later.
hint-finish-off = Finish off the most valuable unit you can: what is destroyed does not shoot any more.
hint-save-units = Block the damage: units that survive strike again.
hint-take-tactic = The special face is good for nothing else: take a tactic card for it.
hint-reroll-missed = Roll again what missed: it cannot get worse.
hint-no-misses = Every die shows something: there is nothing to roll again.
hint-use-card = Play “{ $card }”: its condition is met now, and there may be no second chance.
hint-commands = { $leader }: the best tactic values, and they bring cards and rerolls in the combat.
hint-fall-back = This combat is lost: save the units by leaving for { $place }.
hint-save-troops = Take along as many as can go, the damaged first: who leaves the combat is sound again.
hint-stand-here = The forces are not so unequal: stay and shoot.
hint-stand-at-base = To leave the base is to lose it: hold on.
hint-score-now = The objective “{ $card }” is reached: that is reputation at once.
hint-least-useful = “{ $card }” is less useful than the other missions in hand.
hint-fleets-apart = Keep the fleets apart: from several systems at once more places where the base hides can be looked at ({ $unit }).
hint-fighters-aboard = Beside the large ships: without them fighters go nowhere ({ $unit }).
hint-troops-aboard = Where they can go aboard: landings look for the base, and a guard stays in every Imperial system ({ $unit }).
hint-quiet-yard = { $place }: few ways lead here, so the yard will hardly be disturbed.
hint-start-hidden = Keep everything at the base: nobody sees the units there, and there they are needed most.
hint-small-outpost = { $place }: one unit is enough for an outpost, the others are needed at the base.
hint-ring-for-talks = { $leader } is the best diplomat, and C-3PO turns failed talks into a success.
hint-ring-for-errands = { $leader } goes on missions most, and that is where the ring helps.
hint-ring-for-fights = { $leader } has the best tactic values, and Yoda rerolls a die in combat as well as on missions.
hint-ring-for-spies = { $leader } is best at intelligence and special operations, and K-2SO adds an icon to each.
hint-ring-on-their-best = { $leader }: the leader whom the Rebels would miss most.
hint-ring-turns-it = { $ring } can still turn this mission.
hint-ring-waits = The ring would change nothing now: keep it.
hint-special-counts-two = The special face is two successes: no other gives more.
hint-spoil-best = This die of the enemy hurts you most: let them roll it again.
hint-nearest-goal = The objective “{ $card }” is nearer than the others: let it come first.
hint-furthest-goal = The objective “{ $card }” is further off than the others: it is no loss.
hint-bury-their-goal = The Rebels would reach “{ $card }” before the others: put it at the bottom.
hint-their-hardest-first = Let the Rebels draw first what is hardest for them: “{ $card }”.
hint-trade-goal = “{ $card }” would bring no more, and this reputation is there at once.
hint-keep-goals = Every objective in hand promises more than its discard gives.
hint-keep-secret = Don't show where the base is yet: victory is far off, and the Empire has time to get there.
hint-loss-for-them = { $leader }: the leader whom the enemy would miss most.
hint-least-able = { $leader }: fewer skills and tactics than the others, so the loss is small.
hint-two-are-surer = Send a second leader: the mission gets more dice and is harder to oppose.
hint-joins-in = { $leader }: a second leader adds dice to the mission.
hint-good-plan = Agree: the leaders fit the mission, and you have no better plan.
hint-richest-place = { $place }: there is no less to gain here than in any other system on offer.
hint-saved-leader = { $leader }: leaves with the units and leads them in the next combat.
hint-play-tactic = Play “{ $card }”: after the combat a tactic card is of no use.
hint-upper-half = The upper half is stronger, and the unit that it needs is here.
hint-lower-half = The lower half: the unit that the upper one needs is not here.
hint-tactics-again = Take back as many cards as you can: each helps once more in this combat.
hint-repair = Spend the special face on the damage: a unit that survives strikes again.
hint-destroy-dearest = Destroy as much as you can, the dearest first: these units will trouble you no more.
hint-gain-dearest = Take the strongest unit on offer: health and dice count in combat.
hint-searched-there = { $place }: nearly everything around it has been searched, so its fighters can go.
hint-keep-nearest = The objective “{ $card }” is nearer than the others: take it.
hint-most-useful = “{ $card }” promises more than the other missions on offer.
hint-their-best-mission = “{ $card }” is the most dangerous of the Rebels' missions that can be discarded.
hint-loyalty-at-once = Loyalty counts at once, while the cruiser would wait on the build queue.
hint-two-projects = Take one of two projects: there is a choice, and after a repair there would be none.
hint-free-commander = { $leader } stays in the pool: the other choice would send this leader to a system at once.
hint-spared-reputation = Another card costs nothing, while { $leader } would cost a reputation.
hint-sabotage-again = Let the sabotage go: it can be done again, and the reputation is in no danger.
hint-acts-at-once = “{ $card }” takes effect at once: keep it, and there is no need to wait for an occasion.
hint-waits-in-hand = “{ $card }” stays in hand and waits for its occasion: you choose when to use it.
hint-each-in-turn = “{ $card }” may come first: all of these cards take effect one after another.
hint-blocks-alike = Give up “{ $card }”: whichever card you discard, as much damage is blocked.
hint-space-first = Space: in a combat the ships fight first, so these cards are of use sooner.
hint-vader-deck = “{ $card }” bears Vader's mark: your deck keeps the missions with this mark and those with a leader.
hint-plain-deck = “{ $card }” is without Vader's mark: your deck keeps all missions but those with the mark.
hint-known-empty = { $place }: you know already that the base is not there, so nothing is lost by hiding this probe card.
hint-takes = Reveal the card: { $leader } is in the system { $place } and can be captured now.
hint-asked-again = The Empire has seen these probe cards: while it draws them again, it learns nothing new.
hint-nothing-new-below = The Empire has seen these probe cards: in whatever order they lie at the bottom, they tell it nothing new.
hint-stays-suspect = { $place }: the Empire will not draw this probe card and will still have to search there.
hint-known-draws = On top: these are the cards that the Empire draws next, and you know what it will learn.
hint-back-in-deck = Nothing is lost: the missions that you do not keep go back into the deck and can still be drawn.
hint-cell-pays = { $place }: while the marker lies there, an objective can be discarded for reputation in every Refresh Phase.
hint-plans-useless = { $place }: while the marker lies there, the Rebels cannot use the Death Star Plans.
hint-pays-them = { $place }: let the marker lie, for its removal would give the Rebels a reputation.
hint-pays-us = { $place }: for the marker taken from there the Rebels gain a reputation.
hint-ends-theirs = { $place }: without this marker “{ $card }” gives the enemy nothing any more.
hint-stay-on-watch = Let them stay: leaders in a system stand against the enemy's missions there.
hint-home-with = { $leader } leaves along with the freed leader ({ $place }): whoever stays in the system can still be captured.
hint-march-on = { $place }: the units are not lost, they march to an Imperial system and serve there.
hint-splits-search = { $place }: the answer rules out either its region or all the others.
hint-pictured = { $leader }: the card needs one of the leaders it pictures, and this one can come.
hint-still-to-choose = Do not cancel: “{ $card }” still acts in its turn, and you choose its half then.
hint-as-near = { $place }: as near as the other systems on offer, and Imperial units are there.
hint-builds-for-us = { $place }: loyalty here serves you, for loyal systems build for their side.
hint-both-happen = The order costs nothing: every one of these mobilizations takes effect.
hint-known-cards = You know these tactic cards, so you know what you will draw in the next combat.
hint-other-cards = These cards go to the bottom: you will draw others in the next combat.
hint-not-now = It would gain you nothing now.
hint-only-this = There is nothing else to answer.
hint-even = The answers are about as good: any will do.

# the end
end-score-track = time against reputation
end-column-missions = missions
end-column-battles = battles
end-column-lost = lost
end-curve-track = Time and reputation on their track
end-line-reputation = Reputation
end-line-time = Time
end-rounds = { $count ->
    [one] round
   *[other] rounds
  }
end-missions = { $count ->
    [one] mission succeeded
   *[other] missions succeeded
  }
end-units = { $count ->
    [one] unit destroyed
   *[other] units destroyed
  }
end-systems = { $count ->
    [one] system destroyed
   *[other] systems destroyed
  }
