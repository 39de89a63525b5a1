"""Why not? What a player might expect to be able to choose, and what speaks against it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dejarik.core.question import Ask, Option, Place, Question
from dejarik.core.refusal import Refused, forbidden
from dejarik.games.xwing import geometry
from dejarik.games.xwing.cards.upgrades import UPGRADES
from dejarik.games.xwing.notes import OfCard, OfShip
from dejarik.games.xwing.rules import actions, combat, missions
from dejarik.games.xwing.rules.movement import stands_on_obstacle
from dejarik.games.xwing.rules.values import TYPES, action_bar
from dejarik.games.xwing.state import Ship, Table

#: The rule behind a wrong answer for which there is no better reason.
OTHERWISE: Final[Mapping[str, str]] = {
    "action": "xw.action.bar",
    "free-action": "xw.action.free",
    "attack": "xw.combat.declare",
    "activate": "xw.act.order",
    "attacker": "xw.combat.order",
    "deploy-next": "xw.setup.deploy-order",
    "replace": "xw.stress.red-revealed",
    "reroll": "xw.dice.reroll-once",
    "shuttle": "xw.m1.shuttle-move",
    "squad": "xw.squad.limit",
    "modify-attack": "xw.combat.modify-attack",
    "modify-defence": "xw.combat.modify-defence",
}


def barred(table: Table, question: Question) -> Mapping[Option, Refused]:
    """Options that lie near but are not open, each with what speaks against it."""
    look = _NEAR.get(question.kind)
    return look(table, question) if look is not None and isinstance(question, Ask) else {}


def why_not(table: Table, question: Question, value: Option) -> Refused | None:
    """What speaks against an answer that is not among the legal ones."""
    if isinstance(question, Place):
        return _wrong_place(question, value)
    assert isinstance(question, Ask)
    if question.kind == "dial":
        return _wrong_dial(table, question, value)
    found = barred(table, question).get(value) or _own_target(table, question, value)
    if found is not None:
        return found
    rule = OTHERWISE.get(question.kind)
    return forbidden(rule) if rule else None


def _ship(table: Table, ask: Ask) -> Ship:
    assert isinstance(ask.about, OfShip | OfCard)
    return table.ships[ask.about.ship.id]


def _wrong_place(place: Place, value: Option) -> Refused | None:
    spot = tuple(number for number in value if isinstance(number, int)) if isinstance(value, tuple) else ()
    rule = place.check(spot) if len(spot) == place.size else None
    return forbidden(rule) if rule else None


# ── dials ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _wrong_dial(table: Table, ask: Ask, value: Option) -> Refused:
    if isinstance(value, tuple) and value and isinstance(value[0], int) and value[0] in range(len(table.ships)):
        ship, speed = table.ships[value[0]], value[-1]
        if ship.seat != ask.seat:
            return forbidden("xw.team.own-ships")
        if isinstance(speed, int) and missions.too_fast(table, ship, speed):
            return forbidden("xw.m2.slow")
    return forbidden("xw.plan.only-on-dial")


def _barred_dials(table: Table, ask: Ask) -> dict[Option, Refused]:
    """What the damaged ship of mission 2 is too slow for, as long as its dial is to be set."""
    ship = missions.marked_ship(table)
    waits = any(isinstance(option, tuple) and option[0] == table.marked for option in ask.options)
    if ship is None or not waits:
        return {}
    windows = TYPES[ship.kind].dial
    return {
        (ship.id, window.bearing, window.speed): forbidden("xw.m2.slow")
        for window in windows
        if missions.too_fast(table, ship, window.speed)
    }


def _barred_windows(table: Table, ask: Ask) -> dict[Option, Refused]:
    ship = _ship(table, ask)
    found: dict[Option, Refused] = {}
    for window in TYPES[ship.kind].dial:
        if (window.bearing, window.speed) not in ask.options:
            fast = missions.too_fast(table, ship, window.speed)
            rule = "xw.gap.m2-opponent-choice" if fast else "xw.stress.red-revealed"
            found[window.bearing, window.speed] = forbidden(rule)
    return found


# ── actions ────────────────────────────────────────────────────────────────────────────────────────────────────────

_NOT_ON_BAR: Final[Mapping[str, str]] = {
    "focus": "xw.action.focus",
    "evade": "xw.action.evade",
    "barrel-roll": "xw.roll.who",
    "target-lock": "xw.lock.who",
}


def _barred_actions(table: Table, ask: Ask) -> dict[Option, Refused]:
    ship = _ship(table, ask)
    found: dict[Option, Refused] = {}
    for name in actions.BASIC:
        rule = _no_action(ship, table, name)
        if rule is None and name == actions.ROLL and name not in ask.options:
            rule = "xw.roll.no-overlap"
        if rule is not None and name not in ask.options:
            found[name] = forbidden(rule)
        if name == actions.LOCK and rule is None:
            found |= _barred_locks(table, ship, ask)
    for name in ship.performed:
        if name not in ask.options:
            found[name] = forbidden("xw.action.once-per-round")
    if table.mission == missions.ESCORT and missions.PROTECT not in ask.options:
        found.setdefault(missions.PROTECT, forbidden("xw.m1.protect"))
    return found


def _barred_locks(table: Table, ship: Ship, ask: Ask) -> dict[Option, Refused]:
    """Enemies that are too far away; nobody would think of a lock on a ship of their own."""
    enemies = [other for other in table.in_play() if other.side != ship.side]
    options: list[Option] = [(actions.LOCK, enemy.id) for enemy in enemies]
    return {option: Refused("lock-too-far", rule="xw.lock.who") for option in options if option not in ask.options}


def _own_target(table: Table, ask: Ask, value: Option) -> Refused | None:
    """A lock that was tried on a ship of the same side, or without the action."""
    if ask.kind not in ("action", "free-action") or not isinstance(value, tuple) or value[0] != actions.LOCK:
        return None
    ship, number = _ship(table, ask), value[1]
    rule = _no_action(ship, table, actions.LOCK)
    if rule is not None:
        return forbidden(rule)
    friend = isinstance(number, int) and 0 <= number < len(table.ships) and table.ships[number].side == ship.side
    return Refused("lock-friend", rule="xw.lock.who") if friend else None


def _no_action(ship: Ship, table: Table, name: str) -> str | None:
    """The rule that speaks against an action of the ship, wherever it stands."""
    return _NOT_ON_BAR[name] if name not in action_bar(ship) else actions.forbidden(table, ship, name)


# ── attacks ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _barred_attacks(table: Table, ask: Ask) -> dict[Option, Refused]:
    ship = _ship(table, ask)
    found: dict[Option, Refused] = {}
    for weapon in combat.weapons(ship):
        legal = combat.targets(table, ship, weapon)
        for other in table.in_play():
            option: Option = (weapon, other.id)
            if other is not ship and option not in ask.options:
                found[option] = forbidden(no_target(table, ship, other, weapon, legal))
    return found


def no_target(table: Table, ship: Ship, other: Ship, weapon: str, legal: Mapping[int, int]) -> str:
    """The rule that keeps `ship` from attacking `other` with this weapon."""
    if other.side == ship.side:
        return "xw.combat.enemy-only"
    if other.id in ship.touching:
        return "xw.combat.touching"
    if table.obstacles and stands_on_obstacle(table, ship):
        return "xw.obst.no-attack-on"
    ability = combat.ability_of(weapon)
    if weapon != combat.PRIMARY and ability.needs_lock and ship.lock != other.id:
        return "xw.sec.requirement"
    if not combat.reach(ship, other, weapon):
        return _out_of_reach(ship, other, weapon)
    return combat.target_ban(table, ship, other, [*legal, other.id]) or "xw.combat.declare"


def _out_of_reach(ship: Ship, other: Ship, weapon: str) -> str:
    if weapon != combat.PRIMARY and UPGRADES[weapon].reach is not None:
        return "xw.sec.target"
    near = geometry.range_between(ship.pose, other.pose, ship.base, other.base) <= geometry.RANGES
    return "xw.combat.declare" if near else "xw.range.out"


def _barred_tokens(table: Table, ask: Ask) -> dict[Option, Refused]:
    attack = table.attack
    assert attack is not None
    if ask.kind == "modify-attack":
        found = {
            "focus": forbidden(combat.banned(table, attack, "bans_focus") or "xw.combat.focus-attack"),
            "lock": _no_reroll(table),
        }
    else:
        spent = "xw.m1.protect-many" if "evade" in attack.used else "xw.combat.evade-spend"
        found = {"focus": forbidden("xw.combat.focus-defence"), "evade": forbidden(spent)}
    return {name: refused for name, refused in found.items() if name not in ask.options}


def _no_reroll(table: Table) -> Refused:
    """Why no lock can be spent on this attack."""
    attack = table.attack
    assert attack is not None
    rule = combat.banned(table, attack, "bans_reroll")
    if rule is None and table.ships[attack.attacker].lock == attack.defender:
        return Refused("lock-is-new", rule="xw.combat.lock-spend")
    return forbidden(rule or "xw.combat.lock-letter")


#: Where to look for what lies near an answer, by the kind of question.
_NEAR: Final[Mapping[str, Callable[[Table, Ask], Mapping[Option, Refused]]]] = {
    "action": _barred_actions,
    "free-action": _barred_actions,
    "attack": _barred_attacks,
    "modify-attack": _barred_tokens,
    "modify-defence": _barred_tokens,
    "replace": _barred_windows,
    "dial": _barred_dials,
}
