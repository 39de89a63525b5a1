# X-Wing, first edition: the game's words. Names and texts of cards stand in cards/text.

name = X-Wing
tagline = Secret dials, templates, firing arcs and dice: a dogfight of squadrons.

setting-mission = Mission
setting-mission-hint = A plain battle goes on to the last ship; in a mission each side has a goal of its own.
setting-mission-none = A plain battle
setting-mission-political-escort = { mission-political-escort }
setting-mission-asteroid-run = { mission-asteroid-run }
setting-mission-dark-whispers = { mission-dark-whispers }
setting-points = Squad points
setting-points-hint = 31 for the three ships of the core set, 100 for the usual game; 0 without squad building.
setting-rebel = Rebel squad
setting-rebel-hint = A ready squad, your own from the squad page, or a list of ships (text or XWS).
setting-rebel-none = The usual one for these points
setting-rebel-build = Build it at the table
setting-rebel-lone-jedi = { squad-lone-jedi } (31)
setting-rebel-sharpshooter = { squad-sharpshooter } (31)
setting-rebel-torpedo-run = { squad-torpedo-run } (31)
setting-rebel-red-aces = { squad-red-aces } (100)
setting-rebel-ion-storm = { squad-ion-storm } (100)
setting-rebel-locked-on = { squad-locked-on } (100)
setting-rebel-four-rookies = { squad-four-rookies } (100)
setting-imperial = Imperial squad
setting-imperial-hint = A ready squad, your own from the squad page, or a list of ships (text or XWS).
setting-imperial-none = The usual one for these points
setting-imperial-build = Build it at the table
setting-imperial-hammer-and-anvil = { squad-hammer-and-anvil } (31)
setting-imperial-nightmares = { squad-nightmares } (31)
setting-imperial-black-squadron = { squad-black-squadron } (31)
setting-imperial-swarm = { squad-swarm } (100)
setting-imperial-imperial-aces = { squad-imperial-aces } (100)
setting-imperial-dark-lord = { squad-dark-lord } (100)
setting-imperial-missile-wing = { squad-missile-wing } (100)
setting-rebel_owners = Owners of Rebel ships
setting-rebel_owners-hint = In a team game: the seat that flies each ship, in order, such as 1, 3, 1.
setting-imperial_owners = Owners of Imperial ships
setting-imperial_owners-hint = In a team game: the seat that flies each ship, in order, such as 1, 3, 1.
setting-obstacles = Asteroids
setting-obstacles-hint = The players lay out six obstacles in turn.
setting-width = Width of the area, mm
setting-width-hint = At least 900.
setting-height = Depth of the area, mm
setting-height-hint = At least 900.
setting-official_area = Area of 3 by 3 feet
setting-official_area-hint = 914.4 mm instead of 900.
setting-sides = Sides
setting-sides-hint = Who flies for whom.
setting-sides-rebel = Rebel Alliance
setting-sides-imperial = Galactic Empire
setting-wishes = Wishes
setting-wishes-hint = Which side each player would like; lots decide where they clash.
setting-wishes-rebel = Rebel Alliance
setting-wishes-imperial = Galactic Empire
setting-wishes-none = Either
setting-initiative = Initiative
setting-initiative-hint = By the rules: whoever has fewer points, else the Empire.
setting-initiative-none = By the rules
setting-initiative-rebel = Rebel Alliance
setting-initiative-imperial = Galactic Empire
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
range-4 = out of range

mission-political-escort = Political Escort
mission-asteroid-run = Asteroid Run
mission-dark-whispers = Dark Whispers

ship-name = { $pilot }
ship-name-number = { $pilot } no. { $number }
option-manoeuvre = { $bearing } { $speed }
option-dial = { $ship }: { $bearing } { $speed } ({ $colour })
option-lock = Lock { $ship }
option-attack-plain = { $ship }: { $weapon }
option-scan = Scan satellite { $n }
option-squad-pilot = { $card } ({ $cost })
option-squad-upgrade = { $ship } + { $card } ({ $cost })
option-card = { $card } ({ $ship })
option-die = { $n }: { $face }
token-focus = Spend the focus token
token-evade = Spend an evade token
token-lock = Spend the lock and reroll

# Questions
details-deploy = The place: x and y in millimetres from the lower left corner of the map (450 100 is the middle of the bottom) and the heading in degrees: 0 is up, 90 right, 180 down.
details-obstacle = The shape (0–5, each once), x and y of its middle in millimetres from the lower left corner, and its turn in degrees.
details-satellites = For each satellite x and y of its middle in millimetres from the lower left corner: the far ones first, then the near ones.
details-barrel-roll = The side (-1 left, 1 right), the slide of the template and the slide of the ship along it in millimetres, from -10 to 10.
ask-squad = Build your squad: { $points } { $points ->
    [one] point
   *[other] points
  } left.
asked-squad = { $who } builds a squad.
ask-obstacle = Place asteroid { $n } of 6.
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
ask-dial = Round { $n }. Set the dials of your ships.
asked-dial = { $who } sets the dials.
ask-shuttle = Where does the shuttle fly?
asked-shuttle = { $who } flies the shuttle.
ask-activate = Which ship activates first?
asked-activate = { $who } decides which ship activates first.
ask-replace = { $ship } is stressed and revealed a red manoeuvre: choose what it flies instead.
asked-replace = { $who } chooses a manoeuvre for the stressed { $ship }.
ask-action = { $ship }: which action?
asked-action = { $who } chooses an action for { $ship }.
ask-free-action = { $ship }: a free action ({ $source })?
asked-free-action = { $who } may take a free action with { $ship }.
ask-barrel-roll = { $ship } barrel-rolls: where to?
asked-barrel-roll = { $who } barrel rolls { $ship }.
ask-order = Which ability comes first?
asked-order = { $who } decides which ability comes first.
ask-attacker = Which ship attacks first?
asked-attacker = { $who } decides which ship attacks first.
ask-attack = { $ship }: attack whom, with what?
asked-attack = { $who } chooses a target for { $ship }.
ask-modify-attack = { $ship } attacks { $target }: { $attack }. Modify the attack dice?
asked-modify-attack = { $who } may modify the attack dice: { $attack }.
ask-modify-defence = { $target } is attacked by { $ship }: { $attack } against { $defence }. Modify the defence dice?
asked-modify-defence = { $who } may modify the defence dice: { $defence }.
ask-reroll = Which dice do you reroll?
asked-reroll = { $who } chooses dice to reroll.
ask-reinforce = Call a reinforcement: { $pilot }?
asked-reinforce = { $who } may call a reinforcement.

# Journal
note-squad = { $side }: { $ships }.
note-obstacle = An asteroid is placed.
note-no-room = No room for more asteroids: { $n } stay in the box.
note-edge = The Rebel edge is { $edge }.
note-deployed = { $ship } is in position.
note-marked = { $ship } is the damaged ship.
note-satellites = The satellites are laid out.
note-shields-up = Shields up.
note-round = Round { $n }.
note-dials-set = All dials are set.
note-phase = Phase: { $phase }.
note-reveal = { $ship }: { $bearing } { $speed } ({ $colour }).
note-drift = { $ship } drifts under ionisation: straight 1.
note-replaced = { $ship } flies another manoeuvre instead of the red one: { $bearing } { $speed }.
note-move = { $ship } flies { $bearing } { $speed }.
note-bump = { $ship } runs into { $target } and is moved back: they touch.
note-fled = { $ship } leaves the battle area.
note-escaped = { $ship } got away.
note-stress = { $ship }: stress ({ $n }).
note-unstress = { $ship }: stress removed ({ $n } left).
note-focus = { $ship }: a focus token.
note-evade = { $ship }: an evade token.
note-spend-focus = { $ship } spends focus.
note-spend-evade = { $ship } spends evade.
note-lock = { $ship } locks { $target } ({ $letter }).
note-spend-lock = { $ship } spends the lock on { $target }.
note-action = { $ship }, action: { $action }.
note-roll = { $ship } barrel rolls.
note-obstacle-die = { $ship } hits an obstacle; die: { $face }.
note-attack = { $ship } attacks { $target }: { $weapon }, range { $range }{ $obstructed ->
    [1] , obstructed
   *[other] {""}
  }.
note-attack-dice = { $ship } attacks with { $dice }.
note-attack-dice-now = Attack dice: { $dice }.
note-defence-dice = { $ship } defends with { $dice }.
note-defence-dice-now = Defence dice: { $dice }.
note-reroll = { $ship } rerolls { $n }. Now: { $dice }.
note-use-card = { $ship } uses { $card }.
note-hit = { $ship } hits { $target }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
  }, { $crits } critical.
note-miss = { $ship } misses { $target }.
note-holds-fire = { $ship } holds fire.
note-shield = { $ship } loses a shield ({ $n } left).
note-damage = { $ship } gets a damage card.
note-crit = { $ship } suffers critical damage: “{ $card }”.
note-crit-discarded = { $ship } discards { $card }: { $source }.
note-flip = { $ship }: { $card } is flipped facedown.
note-repair = { $ship } discards a damage card.
note-discard-upgrade = { $ship } discards { $card }.
note-reshuffle = The discard pile becomes a new damage deck ({ $n }).
note-doomed = { $ship } is lost but will fire back.
note-destroyed = { $ship } is destroyed.
note-scan = { $ship } scans satellite { $n }.
note-tokens-cleared = Focus and evade tokens are removed.
note-over = The battle is over. { $side } win.

# Results
result-rebel-won = The Rebels win: every Imperial ship is destroyed.
result-imperial-won = The Imperials win: every Rebel ship is destroyed.
result-both-destroyed = The last ships fell together: the holder of initiative wins.
result-time-rebel = The rounds are over and the Rebels win: they destroyed ships worth more points.
result-time-imperial = The rounds are over and the Imperials win: they destroyed ships worth more points.
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
refused-no-templates = Templates may not be tried while planning: judge by eye.
refused-no-measuring = No measuring now: range is checked before a lock and before an attack.
refused-area-size = The play area measures 900 to 5000 mm, not { $given }.
refused-bad-points = A point limit cannot be negative ({ $given }).
refused-bad-rounds = The number of rounds cannot be negative ({ $given }).
refused-bad-sides = Sides are rebel or imperial, one for each seat.
refused-uneven-sides = The players split into two sides of about equal size.
refused-bad-owner = A ship can only be given to a player of its own side.
refused-unknown-squad = There is no squad "{ $squad }"; known are: { $known }.
refused-illegal-squad = This squad is against the rules: { $problem_en }

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

# bots
bot-cadet = cadet
bot-ace = ace

refused-list-no-xws = it is no XWS squad, which has a faction and a list of pilots
refused-list-xws-entry = { $where } is not what XWS has there
refused-list-no-ships = it names no ship
