"""Values of a ship as they are now («Строение карты корабля», «Боевые бонусы»): printed value and its changes."""

from __future__ import annotations

from dejarik.games.xwing.cards.ability import BY_DAMAGE, hooked
from dejarik.games.xwing.cards.damage import deck
from dejarik.games.xwing.cards.facts import Manoeuvre, ShipType, dial
from dejarik.games.xwing.cards.pilots import PILOTS
from dejarik.games.xwing.cards.ships import SHIPS
from dejarik.games.xwing.state import NONE, Attack, Ship, Table

#: Kind of each card of the damage deck, by its number.
DECK: tuple[str, ...] = tuple(deck())

#: The senator's shuttle of mission 1: no card, no weapon, three manoeuvres.
SHUTTLE = ShipType(  # xw.m1.shuttle-stats
    id="shuttle",
    xws="",
    dial_code="",
    attack=0,
    agility=2,
    hull=6,
    shields=0,
    actions=(),
    dial=dial(straight="2w", bank="1w"),
)
#: Everything that flies, by `Ship.kind`.
TYPES: dict[str, ShipType] = {**SHIPS, SHUTTLE.id: SHUTTLE}
#: Every window of every dial, by the ship's kind, bearing and speed.
WINDOWS: dict[tuple[str, str, int], Manoeuvre] = {
    (kind, window.bearing, window.speed): window for kind, flown in TYPES.items() for window in flown.dial
}


def skill(table: Table, ship: Ship) -> int:
    if ship.borrowed_skill != NONE:
        return ship.borrowed_skill
    value = PILOTS[ship.pilot].skill if ship.pilot else 0
    for ability in hooked(ship, "skill"):
        value = ability.skill(table, ship, value)
    return value


def weapon_value(table: Table, ship: Ship) -> int:
    """The primary weapon: everything is added first, the floor comes last."""
    change = sum(ability.weapon_value(table, ship) for ability in hooked(ship, "weapon_value"))
    return max(0, TYPES[ship.kind].attack + change)


def agility(table: Table, ship: Ship, attack: Attack | None = None) -> int:
    """Agility, reduced further by the attacker's cards when `attack` is given."""
    value = TYPES[ship.kind].agility
    for ability in hooked(ship, "agility"):
        value += ability.agility(table, ship)
    if attack is not None:
        attacker = table.ships[attack.attacker]
        for ability in hooked(attacker, "target_agility"):
            value += ability.target_agility(table, attacker, attack)
    return max(0, value)  # xw.gap.deck-sum-floor


def hull(ship: Ship) -> int:
    return TYPES[ship.kind].hull  # xw.dmg.hull-not-reduced


def shield_value(table: Table, ship: Ship) -> int:
    """How many shields the ship may have."""
    if ship.kind == SHUTTLE.id and table.points >= 100:
        return 6  # xw.m1.shuttle-shield-tokens
    return TYPES[ship.kind].shields


def damage_points(ship: Ship) -> int:
    """What its damage cards count against the hull: one each, faceup ones as they say."""
    return len(ship.damage) + sum(BY_DAMAGE[kind].weight - 1 for kind in ship.faceup)


def colour(ship: Ship, manoeuvre: Manoeuvre) -> str:
    """Difficulty of a manoeuvre for this ship now."""
    value = manoeuvre.colour
    for ability in hooked(ship, "colour"):  # xw.man.other-factors
        value = ability.colour(ship, manoeuvre, value)
    return value


_DIALS: dict[tuple[str, str, tuple[str, ...], tuple[str, ...]], tuple[Manoeuvre, ...]] = {}


def dial_of(ship: Ship) -> tuple[Manoeuvre, ...]:
    """The ship's dial with the difficulties that its cards make."""
    key = (ship.kind, ship.pilot, ship.upgrades, ship.faceup)
    if key not in _DIALS:
        if len(_DIALS) >= 4096:
            _DIALS.clear()
        windows = TYPES[ship.kind].dial
        _DIALS[key] = tuple(Manoeuvre(window.bearing, window.speed, colour(ship, window)) for window in windows)
    return _DIALS[key]


def action_bar(ship: Ship) -> tuple[str, ...]:
    return TYPES[ship.kind].actions
