# X-Wing, first edition: the game's words. Names and texts of cards stand in cards/text.

name = X-Wing
tagline = Secret dials, templates, firing arcs and dice: a dogfight of squadrons.
motto = A squadron dogfight
duration = 15–60 min

setting-mission = Mission
setting-mission-hint = A plain battle goes on to the last ship; in a mission each side has a goal of its own.
setting-mission-none = A plain battle
setting-mission-political-escort = { mission-political-escort }
setting-mission-asteroid-run = { mission-asteroid-run }
setting-mission-dark-whispers = { mission-dark-whispers }
setting-points = Squad points
setting-points-hint = 31 for the three ships of the core set, 100 for the usual game; 0 without squad building.
setting-first = Rebel squad (first side)
setting-first-hint = A ready squad, your own from the squad page, or a list of ships (text or XWS).
setting-first-none = The usual one for these points
setting-first-build = Build it at the table
setting-first-lone-jedi = { squad-lone-jedi } (31)
setting-first-sharpshooter = { squad-sharpshooter } (31)
setting-first-torpedo-run = { squad-torpedo-run } (31)
setting-first-red-aces = { squad-red-aces } (100)
setting-first-ion-storm = { squad-ion-storm } (100)
setting-first-locked-on = { squad-locked-on } (100)
setting-first-four-rookies = { squad-four-rookies } (100)
setting-first_owners = Owners of the Rebel ships
setting-first_owners-hint = In a team game: the seat that flies each ship, in order, such as 1, 3, 1.
setting-second = Imperial squad (second side)
setting-second-hint = A ready squad, your own from the squad page, or a list of ships (text or XWS).
setting-second-none = The usual one for these points
setting-second-build = Build it at the table
setting-second-hammer-and-anvil = { squad-hammer-and-anvil } (31)
setting-second-nightmares = { squad-nightmares } (31)
setting-second-black-squadron = { squad-black-squadron } (31)
setting-second-swarm = { squad-swarm } (100)
setting-second-imperial-aces = { squad-imperial-aces } (100)
setting-second-dark-lord = { squad-dark-lord } (100)
setting-second-missile-wing = { squad-missile-wing } (100)
setting-second_owners = Owners of the Imperial ships
setting-second_owners-hint = In a team game: the seat that flies each ship, in order, such as 1, 3, 1.
setting-sides = Sides
setting-sides-hint = Who flies for whom.
setting-sides-first = Rebels (first side)
setting-sides-second = Imperials (second side)
setting-any_faction = Any faction
setting-any_faction-hint = Either side may fly any faction, both the same if they like.
setting-wishes = Wishes
setting-wishes-hint = Which side each player would like; lots decide where they clash.
setting-wishes-first = Rebels (first side)
setting-wishes-second = Imperials (second side)
setting-wishes-none = Either
setting-initiative = Initiative
setting-initiative-hint = By the rules: whoever has fewer points, else the second side.
setting-initiative-none = By the rules
setting-initiative-first = Rebels (first side)
setting-initiative-second = Imperials (second side)
setting-obstacles = Asteroids
setting-obstacles-hint = The players lay out six obstacles in turn.
setting-width = Width of the area, mm
setting-width-hint = At least 900.
setting-height = Depth of the area, mm
setting-height-hint = At least 900.
setting-official_area = Area of 3 by 3 feet
setting-official_area-hint = 914.4 mm instead of 900.
setting-one_core_box = One core box
setting-one_core_box-hint = No more cards and models than one core set holds.
setting-rules_reference = Mild overlaps
setting-rules_reference-hint = Free actions are allowed after an overlap, as in the later rules.
setting-rounds = Last round
setting-rounds-hint = After it the points of destroyed ships are counted; 0: until somebody has won.
setting-show_templates = Show manoeuvres
setting-show_templates-hint = For casual play: planning shows where a ship would end.

# Words
word-stress = stress
word-ion = ion
word-pass = Pass
word-done = Done
word-stay = Stay
word-yes = Yes
word-no = No
word-primary = primary weapon
word-scan = Scan
word-shuttle = Senator's shuttle
word-rebel = Rebels
word-imperial = Imperials
word-south = south
word-north = north
word-west = west
word-east = east
word-green = green
word-white = white
word-red = red
word-planning = planning
word-activation = activation
word-combat = combat
word-end = end
word-attack = attack
word-defence = defence
ship-shuttle = Shuttle

action-focus = Focus
action-evade = Evade
action-barrel-roll = Barrel roll
action-target-lock = Target lock
action-protect = Protect the shuttle
action-lock = Spend the lock: reroll dice

bearing-straight = straight
bearing-bank-left = bank left
bearing-bank-right = bank right
bearing-turn-left = turn left
bearing-turn-right = turn right
bearing-koiogran = Koiogran turn

face-blank = blank
face-focus = focus
face-hit = hit
face-crit = crit
face-evade = evade

range-1 = short (1)
range-2 = medium (2)
range-3 = long (3)

mission-political-escort = Political Escort
mission-asteroid-run = Asteroid Run
mission-dark-whispers = Dark Whispers

side-number = { $side } { $number }
ship-name = { $pilot }
ship-name-number = { $pilot } no. { $number }
ship-number = no. { $number }
option-manoeuvre = { $bearing } { $speed }
option-dial = { $ship }: { $bearing } { $speed } ({ $colour })
option-lock = Lock { $ship }
option-attack-plain = { $ship }: { $weapon }
option-scan = Scan satellite { $n }
option-squad-pilot = { $card } ({ $cost })
option-squad-upgrade = For ship no. { $ship }: { $card } ({ $cost })
option-card = { $card } ({ $ship })
option-ability = Ability: { $pilot }
option-die = { $n }: { $face }
option-does = { $name }: { $does }
# what a card does as an action
acts-upgrade-r2-f2 = agility +1 until the end of the round
acts-upgrade-marksmanship = when attacking, one focus becomes a critical hit, the others hits
acts-upgrade-r5-d8 = roll a die that may remove a damage card
acts-upgrade-squad-leader = a friend at range 1–2 takes an action
acts-upgrade-expert-handling = a barrel roll, and one lock on you is removed
acts-damage-console-fire = put the fire out
acts-damage-structural-damage = repaired if the die shows a hit
acts-damage-damaged-sensor-array = repaired if the die shows a hit
acts-damage-weapon-malfunction = repaired if the die shows a hit or a critical hit
# what a card does to the dice
changes-pilot-luke-skywalker = one focus becomes an evade
changes-pilot-horton-salm = reroll the blank dice
changes-pilot-howlrunner = reroll one attack die
changes-pilot-winged-gundark = one hit becomes a critical hit
changes-upgrade-marksmanship = one focus becomes a critical hit, the others hits
changes-upgrade-proton-torpedoes = one focus becomes a critical hit
changes-upgrade-concussion-missiles = one blank becomes a hit
token-focus = Spend the focus token
token-evade = Spend an evade token
token-lock = Spend the lock and reroll

# Questions
details-deploy = The place: x and y in millimetres from the lower left corner of the map (450 100 is the middle of the bottom) and the heading in degrees: 0 is up, 90 right, 180 down.
details-obstacle = The shape (0–5, each once), x and y of its middle in millimetres from the lower left corner, and its turn in degrees.
details-satellites = For each satellite x and y of its middle in millimetres from the lower left corner: the far ones first, then the near ones.
details-modify-attack = The target is { $target }. Attack dice: { $attack }.
details-modify-defence = { $ship } attacks. Dice: { $attack } against { $defence }.
details-barrel-roll = The side (-1 left, 1 right), the slide of the template and the slide of the ship along it in millimetres, from -10 to 10.
ask-squad = Build your squad: { $points } { $points ->
    [one] point
   *[other] points
  } left.
asked-squad = { $who } builds a squad.
ask-obstacle = Place asteroid { $number } of 6.
asked-obstacle = { $who } places an asteroid.
ask-edge = Choose your edge of the area.
asked-edge = { $who } chooses an edge.
ask-deploy-next = Which ship do you place first?
asked-deploy-next = { $who } decides which ship to place first.
ask-deploy = Place { $ship }.
asked-deploy = { $who } places { $ship }.
ask-damaged = Which of your ships is the damaged one?
asked-damaged = { $who } chooses the damaged ship.
ask-satellites = Lay out the satellites: first those at range 3 of your edge, then those at range 2.
asked-satellites = { $who } lays out the satellites.
ask-dial = Round { $round }. Set the dials of your ships.
asked-dial = { $who } sets the dials.
ask-shuttle = Where does the shuttle fly?
asked-shuttle = { $who } flies the shuttle.
ask-activate = Which ship activates first?
asked-activate = { $who } decides which ship activates first.
ask-replace = { $ship } is stressed and revealed a red manoeuvre: choose what it flies instead.
asked-replace = { $who } chooses a manoeuvre for the stressed { $ship }.
ask-action = { $ship }: which action?
asked-action = { $who } chooses an action for { $ship }.
ask-free-action = { $ship }: { $own ->
    [true] which free action?
   *[other] which free action ({ $source })?
  }
asked-free-action = { $who } may take a free action with { $ship }.
ask-barrel-roll = { $ship } barrel-rolls: where to?
asked-barrel-roll = { $who } barrel rolls { $ship }.
ask-order = Which ability comes first?
asked-order = { $who } decides which ability comes first.
ask-attacker = Which ship attacks first?
asked-attacker = { $who } decides which ship attacks first.
ask-attack = { $ship }: attack whom, with what?
asked-attack = { $who } chooses a target for { $ship }.
ask-modify-attack = { $ship } attacks: modify the attack dice?
asked-modify-attack = { $who } may modify the attack dice: { $attack }.
ask-modify-defence = { $target } defends: modify the defence dice?
asked-modify-defence = { $who } may modify the defence dice: { $defence }.
ask-reroll = Which dice do you reroll?
asked-reroll = { $who } chooses dice to reroll.
ask-reinforce = Call a reinforcement: { $pilot }?
asked-reinforce = { $who } may call a reinforcement.

# Journal
note-squad-shown = { $side }: { $ships }.
note-obstacle-placed = An asteroid is placed.
note-no-room = No room for more asteroids: { $left } stay in the box.
note-edge-chosen = { $side }: the edge is { $edge }.
note-deployed = { $ship } is in position.
note-marked = { $ship } is the damaged ship.
note-satellites-laid = The satellites are laid out.
note-shields-up = Shields up.
note-round-opens = Round { $round }.
note-dials-set = All dials are set.
note-phase-opens = Phase: { $phase }.
note-reveals = { $ship }: { $bearing } { $speed } ({ $colour }).
note-drifts = { $ship } drifts under ionisation: straight 1.
note-replaced = { $ship } flies another manoeuvre instead of the red one: { $bearing } { $speed }.
note-moves = { $ship } flies { $bearing } { $speed }.
note-bumps = { $ship } runs into { $target } and is moved back: they touch.
note-fled = { $ship } leaves the battle area.
note-escaped = { $ship } got away.
note-stressed = { $ship }: stress ({ $count }).
note-relieved = { $ship }: stress removed ({ $count } left).
note-gains-focus = { $ship }: a focus token.
note-gains-evade = { $ship }: an evade token.
note-spends-focus = { $ship } spends focus.
note-spends-evade = { $ship } spends evade.
note-locks = { $ship } locks { $target } ({ $letter }).
note-spends-lock = { $ship } spends the lock on { $target }.
note-acts = { $ship }, action: { $action }.
note-barrel-rolls = { $ship } barrel rolls.
note-obstacle-die = { $ship } hits an obstacle; die: { $face }.
note-attacks = { $ship } attacks { $target }: { $weapon }, range { $range }{ $obstructed ->
    [yes] , obstructed
   *[other] {""}
  }.
note-rolls-attack = { $ship } attacks with { $dice }.
note-attack-dice-now = Attack dice: { $dice }.
note-rolls-defence = { $ship } defends with { $dice }.
note-defence-dice-now = Defence dice: { $dice }.
note-rerolls = { $ship } rerolls { $count }. Now: { $dice }.
note-uses-card = { $own ->
    [true] { $ship } uses the pilot’s own ability.
   *[other] { $ship } uses { $card }.
  }
note-hits = { $ship } hits { $target }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
  }, { $crits } critical.
note-misses = { $ship } misses { $target }.
note-holds-fire = { $ship } holds fire.
note-loses-shield = { $ship } loses a shield ({ $left } left).
note-damaged = { $ship } gets a damage card.
note-critically-damaged = { $ship } suffers critical damage: “{ $card }”.
note-crit-discarded = { $ship } discards { $card }: { $source }.
note-flipped = { $ship }: { $card } is flipped facedown.
note-repairs = { $ship } discards a damage card.
note-upgrade-discarded = { $ship } discards { $card }.
note-reshuffled = The discard pile becomes a new damage deck ({ $count }).
note-doomed = { $ship } is lost but will fire back.
note-destroyed = { $ship } is destroyed.
note-scans = { $ship } scans satellite { $satellite }.
note-tokens-cleared = Focus and evade tokens are removed.
note-battle-over = The battle is over. { $side } win.

# Results
result-rebel-won = The Rebels win: every Imperial ship is destroyed.
result-imperial-won = The Imperials win: every Rebel ship is destroyed.
result-side-won = Victory: every enemy ship is destroyed.
result-both-destroyed = The last ships fell together: the holder of initiative wins.
result-time-rebel = The rounds are over and the Rebels win: they destroyed ships worth more points.
result-time-imperial = The rounds are over and the Imperials win: they destroyed ships worth more points.
result-time-side = The rounds are over: the winners destroyed ships worth more points.
result-time-even = The rounds are over with equal losses: the holder of initiative wins.
result-time-mission-rebel = The rounds are over and the Rebels win: the Imperials did not get away with the data.
result-time-mission-imperial = The rounds are over and the Imperials win: the Rebels did not get away in time.
result-political-escort-rebel = The Rebels win: the senator's shuttle got away.
result-political-escort-imperial = The Imperials win: the senator's shuttle is destroyed.
result-asteroid-run-rebel = The Rebels win: the damaged ship got away.
result-asteroid-run-imperial = The Imperials win: the damaged ship is destroyed.
result-dark-whispers-rebel = The Rebels win: the satellites' data did not reach the Empire.
result-dark-whispers-imperial = The Imperials win: the satellites' data is delivered.

# Refusals
refused-area-size = The play area measures 900 to 5000 mm, not { $given }.
refused-crowded-area = A squad of { $given } ships does not fit at an edge of this play area: at most { $most } do; make it larger.
refused-bad-points = A point limit is a number from 0 to 500, not { $given }.
refused-bad-rounds = The number of rounds is at most 1000 and never negative, not { $given }.
refused-bad-sides = Sides are first or second, one for each seat.
refused-uneven-sides = The players split into two sides of about equal size.
refused-bad-owner = A ship can only be given to a player of its own side.
refused-unknown-squad = There is no squad "{ $squad }"; known are: { $known }.
refused-illegal-squad = This squad is against the rules: { $problem_en }

# Why not
refused-lock-friend = Only enemy ships can be locked.
refused-lock-too-far = This ship is too far away: a lock reaches to range 3.
refused-lock-is-new = This lock was acquired in the middle of the attack and cannot be spent on it.
refused-xw-act-order = Ships activate by pilot skill, the least skilled first: choose one of those whose turn it is.
refused-xw-action-bar = This ship cannot do that: choose an action that its bar or a card offers, or pass.
refused-xw-action-evade = This ship has no evade icon on its action bar.
refused-xw-action-focus = This ship has no focus icon on its action bar.
refused-xw-action-free = This free action can only be one of those that are offered.
refused-xw-action-once-per-round = This ship has performed that action already this round.
refused-xw-combat-declare = The target must be in the firing arc and within range.
refused-xw-combat-enemy-only = Only enemy ships can be attacked.
refused-xw-combat-evade-spend = This ship has no evade token to spend.
refused-xw-combat-focus-attack = This ship has no focus token to spend.
refused-xw-combat-focus-defence = This ship has no focus token to spend.
refused-xw-combat-lock-letter = This ship has no lock on the target, so there is nothing to reroll with.
refused-xw-combat-modify-attack = Use one of the tokens or cards that are offered, or say that you are done.
refused-xw-combat-modify-defence = Use one of the tokens or cards that are offered, or say that you are done.
refused-xw-combat-order = Ships attack by pilot skill, the most skilled first: choose one of those whose turn it is.
refused-xw-combat-touching = Ships that touch cannot attack each other.
refused-xw-deck-damaged-sensor-array = The sensor array is damaged: actions of the bar are impossible until it is repaired.
refused-xw-dice-reroll-once = A die is rerolled once at most; choose among those that may still be rerolled.
refused-xw-gap-deploy-overlap = The base would lie on another ship or on an asteroid.
refused-xw-gap-m2-asteroid-on-imperial = An asteroid may not be laid under a ship.
refused-xw-gap-m2-opponent-choice = The damaged ship flies at speed 1 or 2 until round 5, whoever chooses its manoeuvre.
refused-xw-gap-obst-spacing = Too near another asteroid: they lie farther than range 1 apart.
refused-xw-gap-roll-off-area = A barrel roll may not lead out of the play area.
refused-xw-gap-roll-template-obstacle = The template of this barrel roll would lie across an asteroid.
refused-xw-limit-components = There are six asteroids, and each can be laid only once.
refused-xw-lock-who = This ship has no target lock icon on its action bar.
refused-xw-m1-protect = Only a Rebel ship at range 1 of the shuttle can protect it.
refused-xw-m1-protect-many = The shuttle spends only one evade token in an attack.
refused-xw-m1-reinforce = Reinforcements arrive wholly within range 1 of the Imperial edge.
refused-xw-m1-setup-ships = Ships start at range 2 of their own edge, wholly within that strip.
refused-xw-m1-setup-shuttle = The shuttle starts in the middle of the Rebel edge, within range 1, its nose to the opposite edge.
refused-xw-m1-shuttle-move = The shuttle stays, flies straight 2, or banks at speed 1.
refused-xw-m1-shuttle-no-act = The shuttle performs no actions.
refused-xw-m2-asteroids = Asteroids lie wholly inside the area, farther than range 1 from Rebel ships and from each other.
refused-xw-m2-reinforce = Reinforcements arrive wholly within range 1 of the Imperial or the Rebel edge.
refused-xw-m2-setup-imperial = Imperial ships start wholly within range 1 of the Imperial or the Rebel edge.
refused-xw-m2-setup-rebel = Rebel ships start farther than range 3 from the Imperial and the Rebel edge.
refused-xw-m2-slow = The damaged ship flies at speed 1 or 2 until round 5.
refused-xw-m3-reinforce = Reinforcements arrive wholly within range 1 of the Rebel edge.
refused-xw-m3-satellite-sides = A satellite lies at range 2 or farther from the side edges.
refused-xw-m3-satellite-spacing = Every satellite has another one at range 2 or 3.
refused-xw-m3-setup-imperial = Imperial ships start wholly within range 1 of the Imperial edge.
refused-xw-m3-setup-rebel = Rebel ships start wholly within range 1 of the Rebel edge.
refused-xw-m3-setup-satellites = The first half of the satellites lies at range 3 of the Rebel edge, the second at range 2.
refused-xw-obst-no-attack-on = A ship that stands on an asteroid cannot attack.
refused-xw-obst-place-edges = Asteroids lie farther than range 2 from every edge of the area.
refused-xw-pilot-biggs = Biggs Darklighter is a possible target, so no other ship at range 1 of him can be chosen.
refused-xw-pilot-dark-curse = Against Dark Curse the attacker spends no focus and rerolls nothing.
refused-xw-plan-only-on-dial = The dial of this ship has no such manoeuvre.
refused-xw-range-out = This ship is out of range.
refused-xw-roll-no-overlap = There is no room for a barrel roll: the base would end on a ship or an asteroid.
refused-xw-roll-place = The ship slides along the template by 10 mm at most either way.
refused-xw-roll-template = The template lies against the left (-1) or right (1) side and is shifted by 10 mm at most either way.
refused-xw-roll-who = This ship has no barrel roll icon on its action bar.
refused-xw-sec-requirement = This weapon needs a target lock on the ship it is fired at.
refused-xw-sec-target = The target is out of this weapon's arc or range.
refused-xw-setup-deploy-order = Ships are placed by pilot skill, the least skilled first: choose one of those whose turn it is.
refused-xw-setup-deploy-zone = A ship starts wholly within range 1 of its own edge.
refused-xw-squad-limit = This card cannot be added: it costs too much, does not fit the ship, or is in the squad already.
refused-xw-stress-effect = A stressed ship performs no actions.
refused-xw-stress-red-revealed = A stressed ship cannot fly a red manoeuvre: choose another one of its dial.
refused-xw-team-own-ships = This ship belongs to another player.

# Board
board-round = Round { $n } · { $phase }
board-round-of = Round { $n } of { $rounds } · { $phase }
board-lost = points destroyed: by the Rebels { $rebel }, by the Imperials { $imperial }
board-initiative = initiative: { $side }
board-ship = Ship
board-skill = Skill
board-hull = Hull
board-shields = Shields
board-tokens = Tokens
board-dial = Dial
board-damage = Damage
board-facedown = facedown
board-hidden = set
board-deck = Damage deck: { $deck }, discard: { $discard }
board-attack = { $weapon }, range { $range }
board-attack-dice = Attack
board-defence-dice = Defence
board-chances = Damage:
board-forecast = { $weapon } → { $ship }: range { $range }, dice { $dice }, hits { $hit }, damage { $damage }
sign-focus = F
sign-evade = E
sign-stress = S
sign-ion = I

# The odds of an attack, reckoned at the command line
odds-help = Chances of the damage of one X-Wing attack: every roll is counted, nothing is sampled.
odds-title = Damage of one attack
odds-count = Damage
odds-summary = Hits: { $hit }. Damage on average: { $expected }, of it critical: { $crits }.
odds-attack = How many attack dice.
odds-defence = How many defence dice.
odds-focus = The attacker has a focus token.
odds-lock = The attacker has a target lock.
odds-rerolls = How many more attack dice may be rerolled (Howlrunner: 1).
odds-reroll-blanks = All blank attack dice may be rerolled (Horton Salm).
odds-marksmanship = Marksmanship is in force.
odds-focus-to-crit = How many focus results become critical hits (Proton Torpedoes: 1).
odds-blank-to-hit = How many blanks become hits (Concussion Missiles: 1).
odds-hit-to-crit = How many hits become critical hits (Winged Gundark: 1).
odds-ion = A hit does one damage, however many results are left (Ion Cannon Turret).
odds-cluster = Two such attacks in a row with the same tokens (Cluster Missiles).
odds-defence-focus = The defender has a focus token.
odds-evade = How many evade tokens the defender has.
odds-defence-rerolls = How many defence dice may be rerolled.
odds-focus-to-evade = How many focus results of the defence become evades without a token (Luke: 1).

# Ways to play at once
preset-lesson = First flight
preset-lesson-hint = Luke against two TIE fighters; the page shows where manoeuvres end.
preset-quick = Quick
preset-quick-hint = Three ships of the core set, 31 points a side.
preset-full = Full
preset-full-hint = Squads of 100 points among asteroids.

# bots
bot-cadet = cadet
bot-ace = ace

refused-list-no-xws = it is no XWS squad, which has a faction and a list of pilots
refused-list-xws-entry = { $where } is not what XWS has there
refused-list-no-ships = it names no ship
refused-list-many-ships = it names more than { $most } ships

# Hints: what to do and why
hint-set-dials = { $dials }.
planned = { $ship }: { $manoeuvre }
planned-position = { $ship }: { $manoeuvre } (into position)
planned-aim = { $ship }: { $manoeuvre } ({ $target } in the arc)
planned-relief = { $ship }: { $manoeuvre } (sheds stress)
hint-focus-to-hit = Focus: { $target } is in the arc, and every eye becomes a hit when you attack.
hint-focus-to-dodge = Focus: { $target } may shoot, and every eye becomes an evade when you defend.
hint-focus-anyway = Focus: it cannot hurt, and it serves both attack and defence.
hint-lock-on = Target lock on { $target }: poor dice can be rerolled when you attack it.
hint-evade-fire = Evade: { $target } may shoot, and the token cancels one hit for certain.
hint-evade-anyway = Evade: the token cancels one hit for certain.
hint-roll-aside = Barrel roll: a little aside there is more to shoot at, or less that shoots.
hint-use-action = { $action }: { $gain }, and that matters more now than a token of its own.
hint-no-action = Pass: no action helps now.
hint-shoot-at = { $chance ->
    [0] { $target }, { $weapon }: damage is next to impossible, but the shot costs nothing.
   *[other] { $target }, { $weapon }: damage with a chance of { $chance }%, the best shot there is.
  }
hint-scan-this = Take the data of satellite { $satellite }: that is what you came for.
hint-hold-fire = Hold your fire: a hit is next to impossible.
hint-spend-to-hit = Spend the focus: { $count } { $count ->
    [one] eye becomes a hit
   *[other] eyes become hits
}.
hint-reroll-poor = Reroll { $count ->
    [one] the poor die
   *[other] { $count } poor dice
}: it cannot get worse.
hint-keep-dice = Keep the dice as they are: there is nothing to change.
hint-spend-to-dodge = Spend { $token }: it cancels { $count } { $count ->
    [one] hit
   *[other] hits
}.
hint-nothing-to-stop = Spend nothing: every hit is cancelled already.
hint-cannot-stop = Spend nothing: it would not cancel a hit.
hint-stand-there = Stand here: beside your own, well forward.
hint-roll-there = Roll here: a better place to shoot from.
hint-rock-there = Lay it here: the rules allow it, and it is as good a place as any.
hint-satellites-there = Lay them like this: half at range 3, half at range 2.
hint-worst-for-them = Choose “{ $bearing } { $speed }”: there the enemy has fewest targets and most guns upon it.
hint-take-position = There is probably no target yet, so get into position to shoot: { $dials }.
hint-try-repair = Try to repair “{ $card }”: while the card works it hurts more than a token would help.
hint-onward = Fly “{ $bearing } { $speed }”: the shuttle makes for its edge, and hardly anybody can shoot at it there.
hint-wait-here = Stay: there are too many guns ahead.
hint-use-it = Use { $card }: { $gain }.
hint-leave-it = Do not use { $card }: it would do more harm than good now.
hint-pick-this = { $target }: { $gain }.
hint-any-first = Begin with any ship ({ $target }): the order hardly matters here.
hint-any-card-first = Begin with any card ({ $card }): all of them happen, and the order hardly matters here.
hint-shake-off = Shake off the lock of { $target }: it cannot reroll against you any more.
hint-deal-this = “{ $damage }”: { $harm }, and no other card here is worse for it.
hint-turn-over = Turn “{ $damage }” over: the damage stays, but the card hinders no more.
hint-any-damage = Take off any of them: face down, each is one damage and nothing else.
hint-lose-this = Discard { $weapon }: it is the cheapest of these weapons.
hint-take-this = Take { $card }: there are points for it, and points not spent are lost.
hint-squad-done = Stop here: there is nothing useful left for these points.
hint-any-edge = Take any edge: there is no difference to speak of.
hint-toughest = { $target }: it is the hardest to shoot down, and gets to the edge even damaged.
hint-more-ships = Call reinforcements ({ $pilot }): one more ship draws fire.

# what a card brings: after the colon of a hint
gain-protect = the shuttle gets an evade token
gain-upgrade-marksmanship = when you attack, one eye becomes a critical hit and the others become hits
gain-upgrade-expert-handling = the barrel roll leaves an enemy's arc and shakes off a target lock
gain-upgrade-squad-leader = a friend of lower skill gets an action more
gain-upgrade-swarm-tactics = this ship fires earlier, together with its leader
gain-upgrade-r2-d2 = the ship recovers a shield
gain-upgrade-r2-f2 = the ship rolls one defence die more until the end of the round
gain-upgrade-r5-d8 = the droid may take a whole damage card off the ship
gain-upgrade-proton-torpedoes = an eye becomes a critical hit
gain-upgrade-concussion-missiles = a blank becomes a hit
gain-pilot-luke-skywalker = an eye becomes an evade
gain-pilot-garven-dreis = the focus token just spent is not lost but goes to this ship
gain-pilot-horton-salm = blank dice can be rerolled
gain-pilot-dutch-vander = this ship acquires a lock as well and can reroll its dice
gain-pilot-howlrunner = one poor die can be rerolled
gain-pilot-winged-gundark = a hit becomes a critical hit

# what is bad about a damage card
harm-direct-hit = this card alone deals the enemy two damage
harm-blinded-pilot = the enemy rolls no dice at all in its next attack
harm-console-fire = the fire may damage the enemy every round
harm-damaged-cockpit = the enemy will shoot last
harm-damaged-engine = every turn becomes red for the enemy
harm-damaged-sensor-array = the enemy loses its usual actions
harm-injured-pilot = the enemy loses its pilot's ability and its talents
harm-minor-explosion = the explosion may deal the enemy one more damage
harm-minor-hull-breach = red manoeuvres become dangerous for the enemy
harm-munitions-failure = the enemy loses a secondary weapon, if it has one
harm-structural-damage = the enemy has one defence die less
harm-stunned-pilot = collisions will damage the enemy
harm-thrust-control-fire = the enemy is stressed at once
harm-weapon-malfunction = the enemy has one attack die less

# the end
end-score-points = points shot down
end-score-ships = ships shot down
end-column-hits = hits
end-column-damage = damage
end-column-lost = lost
end-curve-points = Squad points shot down, by side
end-curve-ships = Ships shot down, by side
end-rounds = { $count ->
    [one] round flown
   *[other] rounds flown
  }
end-hits = { $count ->
    [one] attack that hit
   *[other] attacks that hit
  }
end-crits = { $count ->
    [one] critical hit
   *[other] critical hits
  }
end-misses = { $count ->
    [one] attack that missed
   *[other] attacks that missed
  }
