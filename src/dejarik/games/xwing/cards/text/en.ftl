# Factions, ships, slots, actions
faction-rebel = Rebel Alliance
faction-imperial = Galactic Empire

ship-xwing = X-wing
ship-ywing = Y-wing
ship-tie = TIE fighter
ship-tie-advanced = TIE Advanced

slot-elite = Elite talent
slot-turret = Turret
slot-torpedo = Torpedo
slot-missile = Missile
slot-astromech = Astromech

# Pilots
pilot-wedge-antilles = Wedge Antilles
pilot-wedge-antilles-text = While you attack, the defender's agility is 1 lower, but not below 0.
pilot-luke-skywalker = Luke Skywalker
pilot-luke-skywalker-text = While you defend, you may turn one of your focus results into an evade.
pilot-garven-dreis = Garven Dreis
pilot-garven-dreis-text = Whenever you spend a focus token, you may hand it to another friendly ship at range 1–2 instead of giving it up.
pilot-biggs-darklighter = Biggs Darklighter
pilot-biggs-darklighter-text = An enemy that could attack you may not attack another friendly ship at range 1 of you.
pilot-red-squadron-pilot = Red Squadron Pilot
pilot-rookie-pilot = Rookie Pilot
pilot-horton-salm = Horton Salm
pilot-horton-salm-text = While you attack at range 2–3, you may reroll any of your blanks.
pilot-dutch-vander = “Dutch” Vander
pilot-dutch-vander-text = After you lock a target, choose another friendly ship at range 1–2; it may lock a target at once.
pilot-gray-squadron-pilot = Gray Squadron Pilot
pilot-gold-squadron-pilot = Gold Squadron Pilot
pilot-howlrunner = “Howlrunner”
pilot-howlrunner-text = When another friendly ship at range 1 of you attacks with its primary weapon, it may reroll one attack die.
pilot-mauler-mithel = “Mauler Mithel”
pilot-mauler-mithel-text = When you attack at range 1, you roll one more attack die.
pilot-dark-curse = “Dark Curse”
pilot-dark-curse-text = Ships that attack you can neither spend focus tokens nor reroll attack dice.
pilot-backstabber = “Backstabber”
pilot-backstabber-text = When you attack from outside the defender's firing arc, you roll one more attack die.
pilot-night-beast = “Night Beast”
pilot-night-beast-text = After a green manoeuvre you may take a free focus action.
pilot-winged-gundark = “Winged Gundark”
pilot-winged-gundark-text = When you attack at range 1, you may turn one of your hits into a critical hit.
pilot-black-squadron-pilot = Black Squadron Pilot
pilot-obsidian-squadron-pilot = Obsidian Squadron Pilot
pilot-academy-pilot = Academy Pilot
pilot-darth-vader = Darth Vader
pilot-darth-vader-text = In your action step you may take two different actions.
pilot-maarek-stele = Maarek Stele
pilot-maarek-stele-text = When your attack would deal the defender a faceup damage card, draw three, choose the one to deal and discard the other two.
pilot-storm-squadron-pilot = Storm Squadron Pilot
pilot-tempest-squadron-pilot = Tempest Squadron Pilot

# Upgrades
upgrade-determination = Determination
upgrade-determination-text = A faceup damage card with the Pilot trait dealt to you is discarded at once, without effect.
upgrade-expert-handling = Expert Handling
upgrade-expert-handling-text = Action: take a free barrel roll. If your bar lacks the barrel roll icon, you get a stress token. Then you may shake off one enemy target lock.
upgrade-marksmanship = Marksmanship
upgrade-marksmanship-text = Action: while you attack this round, you may turn one of your focus results into a critical hit and all the others into hits.
upgrade-squad-leader = Squad Leader
upgrade-squad-leader-text = Action: choose a friendly ship at range 1–2 whose pilot skill is lower than yours; it may take one free action at once.
upgrade-swarm-tactics = Swarm Tactics
upgrade-swarm-tactics-text = At the start of combat you may choose a friendly ship at range 1; until the phase ends its pilot skill equals yours.
upgrade-r2-astromech = R2 Astromech
upgrade-r2-astromech-text = You may treat all your manoeuvres of speed 1 and 2 as green.
upgrade-r2-d2 = R2-D2
upgrade-r2-d2-text = After a green manoeuvre you may recover one shield, up to your shield value.
upgrade-r2-f2 = R2-F2
upgrade-r2-f2-text = Action: until the end of the round your agility is 1 higher.
upgrade-r5-astromech = R5 Astromech
upgrade-r5-astromech-text = In the end phase you may turn one of your faceup damage cards with the Ship trait facedown.
upgrade-r5-d8 = R5-D8
upgrade-r5-d8-text = Action: roll a defence die. On an evade or focus, discard one of your facedown damage cards.
upgrade-r5-k6 = R5-K6
upgrade-r5-k6-text = After you spend a target lock, roll a defence die. On an evade you lock the same ship again at once; this lock cannot be spent in the same attack.
upgrade-proton-torpedoes = Proton Torpedoes
upgrade-proton-torpedoes-text = Attack (target lock): spend your lock on the target and discard this card. You may turn one of your focus results into a critical hit.
upgrade-ion-cannon-turret = Ion Cannon Turret
upgrade-ion-cannon-turret-text = Attack: one ship, even outside your firing arc. On a hit the target suffers 1 damage and gets an ion token; then cancel all dice results.
upgrade-concussion-missiles = Concussion Missiles
upgrade-concussion-missiles-text = Attack (target lock): spend your lock on the target and discard this card. You may turn one of your blanks into a hit.
upgrade-cluster-missiles = Cluster Missiles
upgrade-cluster-missiles-text = Attack (target lock): spend your lock on the target and discard this card to make this attack twice.

# Damage deck
trait-ship = Ship
trait-pilot = Pilot
damage-direct-hit = Direct Hit!
damage-direct-hit-text = Counts as 2 damage to the hull.
damage-blinded-pilot = Blinded Pilot
damage-blinded-pilot-text = At your next attack you roll no attack dice. Then turn this card facedown.
damage-console-fire = Console Fire
damage-console-fire-text = At the start of every combat phase roll an attack die; on a hit you suffer 1 damage. Action: turn this card facedown.
damage-damaged-cockpit = Damaged Cockpit
damage-damaged-cockpit-text = From the next round on your pilot skill is 0.
damage-damaged-engine = Damaged Engine
damage-damaged-engine-text = All your turns are red.
damage-damaged-sensor-array = Damaged Sensor Array
damage-damaged-sensor-array-text = You cannot take the actions on your action bar. Action: roll an attack die; on a hit turn this card facedown.
damage-injured-pilot = Injured Pilot
damage-injured-pilot-text = Your pilot ability and all your elite talents are ignored.
damage-minor-explosion = Minor Explosion
damage-minor-explosion-text = Roll an attack die at once; on a hit you suffer 1 damage. Then turn this card facedown.
damage-minor-hull-breach = Minor Hull Breach
damage-minor-hull-breach-text = After every red manoeuvre roll an attack die; on a hit you suffer 1 damage.
damage-munitions-failure = Munitions Failure
damage-munitions-failure-text = Choose one of your secondary weapons and discard it at once. Then turn this card facedown.
damage-structural-damage = Structural Damage
damage-structural-damage-text = Your agility is 1 lower, but not below 0. Action: roll an attack die; on a hit turn this card facedown.
damage-stunned-pilot = Stunned Pilot
damage-stunned-pilot-text = If a manoeuvre brings you onto a ship or an obstacle, you suffer 1 damage after it.
damage-thrust-control-fire = Thrust Control Fire
damage-thrust-control-fire-text = Get a stress token at once. Then turn this card facedown.
damage-weapon-malfunction = Weapon Malfunction
damage-weapon-malfunction-text = Your primary weapon is 1 lower, but not below 0. Action: roll an attack die; on a hit or critical hit turn this card facedown.

# Building a squad
list-rebel = rebels | rebel | alliance | Rebel Alliance
list-imperial = imperials | imperial | empire | Galactic Empire
list-total = Total: { $cost }
list-limit = Limit: { $limit }
complaint-empty-squad = A squad needs at least one ship.
complaint-unknown-faction = There is no faction “{ $name }”: a squad is Rebel or Imperial.
complaint-unknown-pilot = There is no pilot “{ $name }” in the core set and the first wave.
complaint-unknown-upgrade = There is no upgrade “{ $name }” in the core set and the first wave.
complaint-wrong-faction = { $pilot } does not fly for this side: { $faction }.
complaint-wrong-ship = { $pilot } does not fly “{ $name }”.
complaint-unique-pilot = { $pilot } is unique: one side may have only one.
complaint-unique-upgrade = { $upgrade } is unique: one side may have only one.
complaint-no-slot = { $pilot } cannot take { $upgrade }: the upgrade bar has no such icon ({ $slot }).
complaint-slot-taken = { $pilot } cannot take { $upgrade } as well: no free icon is left ({ $slot }).
complaint-needs-faction = { $upgrade } cannot be carried by { $pilot }: it belongs to another faction.
complaint-needs-ships = { $upgrade } cannot be carried by { $pilot }: it is made for another kind of ship.
complaint-needs-large = { $upgrade } cannot be carried by { $pilot }: it is made for bases of another size.
complaint-needs-action = { $upgrade } cannot be carried by { $pilot }: the ship lacks the action it needs.
complaint-limited = { $pilot } may carry { $upgrade } only once.
complaint-wrong-slot = { $upgrade } on { $pilot } is listed under a foreign slot, “{ $name }”.
complaint-too-few-pilots = { $have ->
    [0] { $pilot } is not in the core box.
    [one] { $pilot }: the core box has one such card only.
   *[other] { $pilot }: the core box has only { $have } such cards.
 }
complaint-too-few-upgrades = { $have ->
    [0] { $upgrade } is not in the core box.
    [one] { $upgrade }: the core box has one such card only.
   *[other] { $upgrade }: the core box has only { $have } such cards.
 }
complaint-too-few-models = { $have ->
    [0] { $ship }: no such model is in the core box.
    [one] { $ship }: the core box has one model only.
   *[other] { $ship }: the core box has only { $have } models.
 }
complaint-upgrade-taken = { $upgrade }: the other side has already taken it from the box.
complaint-over-limit = The squad costs { $cost } points, the limit is { $limit }.

# Starter squads
squad-lone-jedi = Lone Jedi
squad-lone-jedi-text = Luke turns focus into evades and R2-F2 adds a die: hard to hit, easy to fly.
squad-sharpshooter = Sharpshooter
squad-sharpshooter-text = Luke trades safety for critical hits through Marksmanship.
squad-torpedo-run = Torpedo run
squad-torpedo-run-text = Lock a target at long range, fire the torpedoes, then circle while R2-D2 restores shields.
squad-hammer-and-anvil = Hammer and anvil
squad-hammer-and-anvil-text = Mauler wants range 1; the other pilot drives the prey to him.
squad-nightmares = Nightmares
squad-nightmares-text = Two aces that are hard to shoot at: green manoeuvres for Night Beast, the front place for Dark Curse.
squad-black-squadron = Black Squadron
squad-black-squadron-text = Two equal pilots, one of them a marksman: fly side by side and shoot at the same target.
squad-red-aces = Red aces
squad-red-aces-text = Biggs draws the fire, Wedge and Luke do the killing. Keep Biggs within range 1 of both.
squad-ion-storm = Ion storm
squad-ion-storm-text = The Y-wings stop a ship with ions, the X-wings finish it with torpedoes.
squad-locked-on = Locked on
squad-locked-on-text = Dutch shares his target locks; torpedoes hit at range 2–3, where Horton rerolls his blanks.
squad-four-rookies = Four rookies
squad-four-rookies-text = Four sturdy ships, four torpedoes, one target at a time.
squad-swarm = Swarm
squad-swarm-text = Seven TIE fighters in tight formation around Howlrunner, whose rerolls are worth more than any token.
squad-imperial-aces = Aces of the Empire
squad-imperial-aces-text = Six TIE fighters, five of them with a trick of their own.
squad-dark-lord = Dark Lord
squad-dark-lord-text = Vader acts twice each round and leads; Maarek picks the worst critical hit for the enemy.
squad-missile-wing = Missile wing
squad-missile-wing-text = Lock on the first pass, launch everything on the second, then dogfight behind shields.

# Questions and notes of cards
word-use = Use it
word-skip = Do not
word-nobody = Nobody
word-facedown = a facedown card
ask-use-ability = { $ship }: { $own ->
    [true] use the pilot’s own ability?
   *[other] use “{ $source }”?
  }
asked-use-ability = { $who } decides whether to use “{ $source }”.
ask-pick-ship = { $source }: choose a ship.
asked-pick-ship = { $who } chooses a ship: { $source }.
ask-lock-too = { $ship } may lock a target ({ $source }). Which?
asked-lock-too = { $who } decides which target { $ship } locks.
ask-shake-lock = { $ship } may shake off an enemy lock. Whose?
asked-shake-lock = { $who } decides whose lock to shake off.
ask-pick-damage = { $ship }: which damage card does { $target } get?
asked-pick-damage = { $who } chooses a damage card for { $target }.
ask-lose-weapon = { $ship }: which secondary weapon has failed?
asked-lose-weapon = { $who } chooses which weapon has failed: { $ship }.
ask-repair = { $ship }, { $source }: which damage card is turned facedown?
asked-repair = { $who } decides which damage card is turned facedown: { $ship }.
ask-mend = { $ship }, { $source }: which facedown damage card is discarded?
asked-mend = { $who } chooses which damage card is discarded: { $ship }.
note-card-die = { $ship }, “{ $card }”: { $face }.
note-lends-skill = { $ship } leads: the skill of { $target } is { $skill } now.
note-shakes-lock = { $ship } shakes off the lock of { $target }.
note-recovers-shield = { $ship } recovers a shield ({ $shields } now).
note-ionised = { $ship } gets an ion token.

# The table in the browser
ui-space = Play area
ui-closer = Zoom in
ui-farther = Zoom out
ui-all = Show everything
ui-ruler = Range ruler
ui-no-measuring = No measuring now: only before an attack or a target lock
ui-ships = Ships
ui-setup = Setting up
ui-skill = Skill
ui-attack-value = Attack
ui-agility = Agility
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
ui-dial = Manoeuvre dial
ui-dials = Manoeuvre dials
ui-dial-of = Dial: { $ship }. Arrow keys turn it, Enter goes to the next ship.
ui-dials-done = Lay the dials down
ui-dials-left = { $count } { $count ->
    [one] dial
   *[other] dials
  } to set
ui-next-ship = Next ship
ui-not-now = not now
ui-stressed = Stressed: your opponent would replace a red manoeuvre.
ui-destroyed = destroyed
ui-escaped = left the battle
ui-locks = Has locked { $ship }
ui-locked = Locked by an enemy
ui-cards-of = Cards of { $ship }
ui-attack = Attack
ui-steps = Steps of the attack
ui-attack-dice = Attack dice
ui-defence-dice = Defence dice
ui-no-dice = no dice
ui-rerolled = rerolled
ui-range = range { $range }
ui-obstructed = obstructed
ui-dice = { $attack } dice against { $defence }
ui-odds = hits { $hit }, { $expected } damage on average
ui-odds-of = { $damage } damage: { $chance }
# beside an answer: the chance of any damage, and how much of it
ui-worth = damage { $hit } · { $expected } on average
ui-turns = Order of play
ui-result-hit = Hits: { $hits }, critical: { $crits }
ui-result-miss = Miss
ui-turn = Turn and place
ui-edge-rebel = Rebel edge
ui-edge-imperial = Imperial edge
ui-turn-left = Turn left
ui-turn-right = Turn right
ui-next-shape = Another asteroid
ui-left = Left
ui-right = Right
ui-forward = Forward
ui-back = Back
ui-close = Close
ui-how-deploy = Drag the ship.
ui-keys-deploy = Q and E turn it, arrow keys move it.
ui-how-obstacle = Drag the asteroid.
ui-keys-obstacle = Q and E turn it.
ui-how-satellites = Drag the satellites: the first ones to range 3, the others to range 2.
ui-how-barrel-roll = Touch a side of the ship and slide along it.
ui-problem-zone = Not here: outside the deployment zone.
ui-problem-area = Not here: outside the play area.
ui-problem-overlap = Not here: the place is taken.
ui-problem-near = Not here: too near, it must lie beyond Range 1.
ui-problem-sides = Not here: too near a side edge (it must lie beyond Range 1).
ui-problem-spacing = Not here: every satellite needs a neighbour at Range 2–3.
step-declare = Target
step-roll-attack = Attack roll
step-modify-attack = Modify attack
step-roll-defence = Defence roll
step-modify-defence = Modify defence
step-compare = Compare
step-deal = Damage
word-squads = building squads
word-obstacles = placing obstacles
word-edge = choosing an edge
word-deploy = deployment
word-over = the battle is over
open-rule-of-mission = The aims of missions in the rules
goal-political-escort-rebel = Bring the shuttle over the Imperial edge.
goal-political-escort-imperial = Destroy the shuttle before it leaves over your edge.
goal-asteroid-run-rebel = Hold out until the repair (round 5), then take the damaged ship over either side's edge.
goal-asteroid-run-imperial = Destroy the damaged ship.
goal-dark-whispers-rebel = Keep the Imperials from getting away with the satellites' secrets.
goal-dark-whispers-imperial = Scan the satellites and leave over your own edge with what you found.
ui-damaged = damaged
ui-cargo = { $count ->
    [one] data of { $count } satellite
   *[other] data of { $count } satellites
  }
ui-progress-shuttle = The shuttle can take { $left } more { $left ->
    [one] hit
   *[other] hits
  }.
ui-progress-repair = Repaired in { $rounds } { $rounds ->
    [one] round
   *[other] rounds
  }; until then its speed is at most 2.
ui-progress-repaired = The engine is repaired.
ui-progress-satellites = Not scanned: { $left }; data on ships: { $taken }.
ui-dial-grid = Manoeuvres: { $ship }
ui-danger-edge = edge of the area
ui-danger-rock = asteroid
ui-next-dial = Next: { $ship }
ui-fleet = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
ui-dial-choosing = choosing…
ui-dial-open = dial not set
ui-dial-hidden = dial set
ui-against = against
ui-damage-chance = Damage
ui-damage-shield = shield
ui-damage-hull = hull
ui-damage-end = destroyed
ui-not-rolled = not rolled yet
ui-how-dial = Choose a manoeuvre on the grid of each ship.
ui-how-dial-aided = Choose a manoeuvre on the grid, or click an arrow in space.
ui-how-attack = The chance to do damage stands beside each target.
ui-forbidden = Not now

# The squad page
squads-title = Squad builder
squads-side = Side
squads-limit = Point limit
squads-ready = Ready squads
squads-pilots = Pilots
squads-squad = Squad
squads-unnamed = Squad without a name
squads-sum = { $cost } of { $limit } points
squads-empty = Choose pilots from the list.
squads-copy = Another one of these
squads-remove = Remove the ship
squads-export = Export
squads-print = Print
squads-import-hint = Paste XWS (JSON) or a list: one ship a line, upgrades after plus signs.
squads-as-text = As a list
squads-download = Download XWS
