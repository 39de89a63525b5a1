"""What a good pilot reckons: expected damage, where the enemy may go, what a place is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, exp, log
from typing import Final, NamedTuple

from dejarik.games.xwing import geometry
from dejarik.games.xwing.cards.facts import Manoeuvre
from dejarik.games.xwing.cards.pilots import PILOTS
from dejarik.games.xwing.cards.upgrades import UPGRADES
from dejarik.games.xwing.geometry import ARC_TANGENT, BAND, Pose, direction, fly
from dejarik.games.xwing.outlines import asteroid, satellite
from dejarik.games.xwing.rules import missions
from dejarik.games.xwing.rules.values import TYPES
from dejarik.games.xwing.state import IMPERIAL, REBEL
from dejarik.games.xwing.view import ShipView, View

#: Chances of an attack die to hit and of a defence die to evade, plain and with a focus token.
HIT: Final = (0.5, 0.75)
EVADE: Final = (0.375, 0.625)
#: How much of a focus token is left for an average attack and defence.
USUAL_HIT: Final = 0.62
USUAL_EVADE: Final = 0.46
#: What a squad point is worth when it is mine, against one of the enemy's.
CAUTION: Final = 0.75
#: From this round on a pilot grows bolder and less predictable, so that nobody circles for ever.
PATIENCE: Final = 10
OUT: Final = -1000.0


@lru_cache(maxsize=4096)
def expected(attack: int, hit: float, defence: int, evade: float, tokens: int = 0) -> float:
    """Expected damage of so many dice with these chances; `tokens` are evades for certain."""
    evades = [comb(defence, k) * evade**k * (1 - evade) ** (defence - k) for k in range(defence + 1)]
    total = 0.0
    for h in range(1, attack + 1):
        chance = comb(attack, h) * hit**h * (1 - hit) ** (attack - h)
        total += chance * sum(p * max(0, h - k - tokens) for k, p in enumerate(evades))
    return total


@lru_cache(maxsize=1024)
def usual(attack: int, defence: int) -> float:
    return expected(attack, USUAL_HIT, defence, USUAL_EVADE)


#: Damage cards, the one that cripples a ship most first.
HARM: Final = (
    *("direct-hit", "weapon-malfunction", "structural-damage", "blinded-pilot", "damaged-sensor-array"),
    *("injured-pilot", "console-fire", "damaged-cockpit", "damaged-engine", "minor-explosion"),
    *("thrust-control-fire", "munitions-failure", "minor-hull-breach", "stunned-pilot"),
)


def harm(damage: str) -> float:
    """How much a damage card hurts its ship, beyond the point of hull; nothing for what is no card."""
    return float(len(HARM) - HARM.index(damage)) if damage in HARM else 0.0


def pose_of(ship: ShipView) -> Pose:
    return (ship.x, ship.y, ship.h)


def cost(ship: ShipView) -> int:
    """Squad points of a ship; the shuttle is what its mission is about."""
    if not ship.pilot:
        return 40
    return PILOTS[ship.pilot].cost + sum(UPGRADES[card].cost for card in ship.upgrades)


def life(ship: ShipView) -> int:
    """Damage it can still take."""
    return max(1, ship.hull - len(ship.damage)) + ship.shields


def worth(ship: ShipView) -> float:
    """Squad points for one point of damage to it; more when it is nearly gone."""
    whole = ship.hull + ship.most_shields
    return cost(ship) / whole * (1.0 + 0.6 * (whole - life(ship)) / whole)


def balance(view: View) -> float:
    """What the first side's ships are worth against the second's, as a logarithm: points, less for what is damaged."""
    worths = [1.0, 1.0]
    for ship in view.ships:
        if not ship.destroyed:
            left = life(ship) / (ship.hull + ship.most_shields)
            worths[ship.side] += cost(ship) * stake(view, ship) * (STANDING + (1 - STANDING) * left)
    return log(worths[0] / worths[1])


#: What of a ship's points counts as long as it flies at all.
STANDING: Final = 0.35

#: What the ship that a mission is about counts for, against its points alone.
STAKES: Final = {missions.ESCORT: 2.0, missions.ASTEROIDS: 2.2, missions.WHISPERS: 1.8}


def stake(view: View, ship: ShipView) -> float:
    """How much more a ship matters than its points say: the shuttle, the damaged ship, who carries data."""
    if view.mission and (ship.id == view.marked or ship.cargo):
        return STAKES[view.mission]
    return 1.0


def reach(shooter: Pose, target: Pose) -> int:
    """Range at which `shooter` has `target` in its arc, 0 if it has not; bases are taken as discs."""
    dx, dy = target[0] - shooter[0], target[1] - shooter[1]
    sine, cosine = direction(shooter[2])
    forward = dx * sine + dy * cosine
    aside = abs(dx * cosine - dy * sine)
    if forward < 20_000 or aside > forward * ARC_TANGENT + 26_000:
        return 0
    length = (dx * dx + dy * dy) ** 0.5 - 44_000
    return 1 if length <= BAND else 2 if length <= 2 * BAND else 3 if length <= 3 * BAND else 0


def damage_at(shooter: ShipView, target: ShipView, band: int) -> float:
    """Expected damage of a primary attack at this range."""
    return usual(shooter.attack + (band == 1), target.agility + (band == 3))


class Likely(NamedTuple):
    """Where a ship may be after it has moved, with weights that add up to one."""

    ship: ShipView
    ends: tuple[tuple[Pose, float], ...]
    #: What a point of damage to it is worth.
    worth: float
    #: It has moved already, or will not move: it stands there for certain.
    settled: bool


def inside(view: View, pose: Pose) -> bool:
    return geometry.inside(pose, 0, 0, view.width, view.height)


def dial(view: View, ship: ShipView) -> list[Manoeuvre]:
    """What a ship can sensibly set: nothing too fast, nothing red under stress."""
    slow = view.mission == missions.ASTEROIDS and ship.id == view.marked and view.round < missions.REPAIRED
    return [
        window
        for window in TYPES[ship.kind].dial
        if not (slow and window.speed > missions.SLOW) and not (ship.stress and window.colour == "red")
    ]


@lru_cache(maxsize=512)
def predict(view: View, number: int) -> Likely:
    """The manoeuvres of an enemy, weighted by how well they would suit it."""
    ship = view.ships[number]
    here = pose_of(ship)
    price = worth(ship) * stake(view, ship)
    if not ship.pilot:  # the shuttle flies before all others, mostly straight on
        end = fly(here, "straight", 2) if view.phase == "planning" else here
        return Likely(ship, ((end if inside(view, end) else here, 1.0),), price, settled=True)
    if ship.activated or ship.ion:
        end = fly(here, "straight", 1) if ship.ion and not ship.activated else here
        return Likely(ship, ((end, 1.0),), price, settled=True)
    prey = [fly(pose_of(other), "straight", 2) for other in view.ships if other.in_play and other.side != ship.side]
    weighed = []
    for window in dial(view, ship):
        end = fly(here, window.bearing, window.speed)
        if inside(view, end):
            score = max((1.6 - 0.3 * band for p in prey if (band := reach(end, p))), default=0.0)
            near = min((abs(p[0] - end[0]) + abs(p[1] - end[1]) for p in prey), default=0)
            score -= near / 900_000 + (0.5 if window.colour == "red" else 0.0)
            weighed.append((end, exp(1.6 * score)))
    if not weighed:
        return Likely(ship, ((fly(here, "straight", 2), 1.0),), price, settled=False)
    total = sum(weight for _, weight in weighed)
    return Likely(ship, tuple((end, weight / total) for end, weight in weighed), price, settled=False)


def enemies(view: View, side: int) -> list[Likely]:
    return [predict(view, ship.id) for ship in view.ships if ship.in_play and ship.side != side]


def fire_value(me: ShipView, pose: Pose, foes: Sequence[Likely]) -> tuple[float, float]:
    """What I can expect to shoot from a place, and what the enemy can expect to do to me there."""
    best = second = threat = 0.0
    for foe in foes:
        gain = loss = 0.0
        for end, weight in foe.ends:
            if weight < 0.01:
                continue
            band = reach(pose, end)
            if band:
                gain += weight * damage_at(me, foe.ship, band)
            if foe.ship.attack:
                band = reach(end, pose)
                if band:
                    loss += weight * damage_at(foe.ship, me, band)
        gain *= foe.worth
        if gain > best:
            best, second = gain, best
        elif gain > second:
            second = gain
        threat += loss
    return best + 0.15 * second, threat * worth(me)


def room(view: View, ship: ShipView, pose: Pose) -> float:
    """How many of its manoeuvres keep the ship on the mat after this one: 0 … 1."""
    windows = TYPES[ship.kind].dial
    free = sum(inside(view, fly(pose, window.bearing, window.speed)) for window in windows)
    return free / len(windows)


def caution(round_now: int) -> float:
    return CAUTION * max(0.2, min(1.0, 1.0 - (round_now - PATIENCE) / 15))


def whim(view: View, ship: ShipView, window: Manoeuvre) -> float:
    """A little something for or against a manoeuvre, different in every round, the same for the same table."""
    if view.round <= PATIENCE:
        return 0.0
    mixed = (view.round * 7919 + ship.id * 104_729 + window.speed * 1_299_709 + len(window.bearing) * 15_485_863) % 1000
    return min(3.0, 0.15 * (view.round - PATIENCE)) * mixed / 1000


def place_value(view: View, me: ShipView, pose: Pose, foes: Sequence[Likely], mates: int) -> float:
    """What it is worth to stand there when the shooting starts."""
    gain, threat = fire_value(me, pose, foes)
    value = gain - caution(view.round) * stake(view, me) * threat / (1.0 + 0.35 * (mates - 1))
    free = room(view, me, pose)
    if free < 0.34:
        value -= 12.0 * (0.34 - free)
    return value + approach(view, me, pose, foes) + mission_value(view, me, pose)


def approach(view: View, me: ShipView, pose: Pose, foes: Sequence[Likely]) -> float:
    """Small change: near the enemy and nose on."""
    best = 0.0
    sine, cosine = direction(pose[2])
    for foe in foes:
        end = max(foe.ends, key=lambda pair: pair[1])[0]
        dx, dy = end[0] - pose[0], end[1] - pose[1]
        length = (dx * dx + dy * dy) ** 0.5 + 1.0
        facing = (dx * sine + dy * cosine) / length
        closeness = 1.0 - min(1.0, abs(length - 180_000) / 900_000)
        best = max(best, closeness * (0.55 + 0.45 * facing))
    return 1.6 * best


def mission_value(view: View, me: ShipView, pose: Pose) -> float:
    """What the mission's aim adds to a place."""
    if view.mission == missions.ESCORT and me.side == REBEL:
        return _beside_shuttle(view, me, pose)
    if view.mission == missions.ASTEROIDS and me.id == view.marked:
        return _towards_edge(view, pose)
    if view.mission == missions.WHISPERS and me.side == IMPERIAL:
        return _towards_data(view, me, pose)
    return 0.0


def _beside_shuttle(view: View, me: ShipView, pose: Pose) -> float:
    """Near enough to protect it."""
    shuttle = view.ships[view.marked]
    if not shuttle.in_play:
        return 0.0
    there = predict(view, shuttle.id).ends[0][0]
    return 0.5 if geometry.range_between(pose, there, me.base, shuttle.base) == 1 else 0.0


def _towards_edge(view: View, pose: Pose) -> float:
    """Be there when the engine is repaired, nose to the edge, and not before."""
    edge = min(pose[1], view.height - pose[1])
    wait = max(0, missions.REPAIRED - 1 - view.round)
    _, cosine = direction(pose[2])
    out = -cosine if pose[1] < view.height / 2 else cosine
    if wait:
        return 1.5 * out - abs(edge - 60_000 - 95_000 * wait) / 90_000
    return 3.0 * out - edge / 40_000


def _towards_data(view: View, me: ShipView, pose: Pose) -> float:
    """Over a satellite, or one manoeuvre from it; with the data home over the own edge."""
    if not view.satellites_left:
        if not me.cargo:
            return 0.0
        _, cosine = direction(pose[2])
        return pose[1] / 40_000 + 3.0 * cosine
    spots = [(view.satellites[number].x, view.satellites[number].y) for number in view.satellites_left]
    if any(over_satellite(view, pose, number) for number in view.satellites_left):
        return 9.0
    near = min(abs(x - pose[0]) + abs(y - pose[1]) for x, y in spots)
    value = -near / 130_000
    if near < 420_000 and _lands_on(view, me, pose, spots):
        value += 2.5
    return value


def over_satellite(view: View, pose: Pose, number: int) -> bool:
    token = view.satellites[number]
    if abs(token.x - pose[0]) > 45_000 or abs(token.y - pose[1]) > 45_000:
        return False
    return geometry.polygons_overlap(geometry.corners(pose), satellite(token))


def _lands_on(view: View, me: ShipView, pose: Pose, spots: Sequence[tuple[int, int]]) -> bool:
    """Some manoeuvre from there ends over a satellite."""
    for window in TYPES[me.kind].dial:
        end = fly(pose, window.bearing, window.speed)
        if any(abs(x - end[0]) < 30_000 and abs(y - end[1]) < 30_000 for x, y in spots):
            return True
    return False


def leaving_wins(view: View, me: ShipView, pose: Pose) -> bool:
    """Flying off the mat there fulfils the mission's aim."""
    across = 0 <= pose[0] <= view.width
    if view.mission == missions.ASTEROIDS and me.id == view.marked and view.round >= missions.REPAIRED:
        return across and (pose[1] < 20_000 or pose[1] > view.height - 20_000)
    if view.mission == missions.WHISPERS and me.side == IMPERIAL and me.cargo and not view.satellites_left:
        return across and pose[1] > view.height - 20_000
    return False


def rocks_hit(view: View, ship: ShipView, window: Manoeuvre, end: Pose) -> float:
    """The price of asteroids: no action, perhaps damage, and no attack from the top of one."""
    price = 0.0
    for obstacle in view.obstacles:
        outline = asteroid(obstacle)
        if geometry.polygons_overlap(geometry.corners(end), outline):
            return 2.6 + 0.5 * worth(ship)
        length = geometry.template(window.bearing, window.speed).length
        if geometry.template_meets(pose_of(ship), window.bearing, window.speed, length, outline):
            price = 1.2 + 0.5 * worth(ship)
    return price


@lru_cache(maxsize=256)
def plan(view: View, seat: int) -> dict[int, list[tuple[tuple[str, int], float]]]:
    """What each ship's manoeuvres are worth, the least skilled ship first, minding where the others will be."""
    mine = [ship for ship in view.ships if ship.in_play and ship.seat == seat and ship.pilot]
    mine.sort(key=lambda ship: (ship.skill, ship.id))
    mates = sum(ship.in_play and ship.side == view.sides[seat] for ship in view.ships)
    foes = enemies(view, view.sides[seat])
    flown: dict[int, Pose] = {}
    weighed: dict[int, list[tuple[tuple[str, int], float]]] = {}
    for ship in mine:
        weighed[ship.id] = []
        best = OUT * 10
        for window in dial(view, ship):
            end = fly(pose_of(ship), window.bearing, window.speed)
            value = manoeuvre_value(view, ship, window, end, foes, flown, mates)
            weighed[ship.id].append(((window.bearing, window.speed), value))
            if value > best:
                best, flown[ship.id] = value, end
    return weighed


def manoeuvre_value(
    view: View,
    ship: ShipView,
    window: Manoeuvre,
    end: Pose,
    foes: Sequence[Likely],
    flown: dict[int, Pose],
    mates: int,
) -> float:
    if not inside(view, end):
        return -OUT if leaving_wins(view, ship, end) else OUT
    value = place_value(view, ship, end, foes, mates) + whim(view, ship, window)
    value -= bump_price(view, ship, end, foes, flown)
    if window.colour == "red":
        value -= 1.3
    elif window.colour == "green" and ship.stress:
        value += 1.5
    if view.obstacles:
        value -= rocks_hit(view, ship, window, end)
    return value


def bump_price(view: View, ship: ShipView, end: Pose, foes: Sequence[Likely], flown: dict[int, Pose]) -> float:
    """The price of running into somebody: no action, and no shot at whom one touches."""
    price = 0.0
    for other in view.ships:
        if other.in_play and other.side == ship.side and other.id != ship.id:
            there = flown.get(other.id) or pose_of(other)
            if geometry.overlap(end, there):
                price += 2.4
    for foe in foes:
        before = foe.ship.skill < ship.skill
        if before:
            price += 1.6 * sum(weight for there, weight in foe.ends if weight > 0.02 and geometry.overlap(end, there))
        elif geometry.overlap(end, pose_of(foe.ship)):
            price += 1.6
    return price
