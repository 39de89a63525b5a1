"""Why not? What a player might expect to be able to choose, and the rule that forbids it."""

from __future__ import annotations

from collections.abc import Mapping

from dejarik.core.question import Ask, Option
from dejarik.games.xwing import geometry
from dejarik.games.xwing.cards.upgrades import UPGRADES
from dejarik.games.xwing.rules import actions, combat, missions
from dejarik.games.xwing.rules.movement import stands_on_obstacle
from dejarik.games.xwing.rules.values import TYPES, action_bar
from dejarik.games.xwing.state import Ship, Table


def barred(table: Table, ask: Ask) -> Mapping[Option, str]:
    """Options that lie near but are not open, each with its rule."""
    if ask.kind in ("action", "free-action"):
        return _barred_actions(table, table.ships[_number(ask.about[0])], ask)
    if ask.kind == "attack":
        return _barred_attacks(table, table.ships[_number(ask.about[0])], ask)
    if ask.kind in ("modify-attack", "modify-defence"):
        return _barred_tokens(table, ask)
    if ask.kind == "replace":
        ship = table.ships[_number(ask.about[0])]
        windows = [(window.bearing, window.speed) for window in TYPES[ship.kind].dial]
        return {window: "xw.stress.red-revealed" for window in windows if window not in ask.options}
    return {}


def why_not(table: Table, ask: Ask, value: Option) -> str | None:
    """The rule that a refused answer breaks."""
    if ask.kind == "dial":
        return _wrong_dial(table, ask, value)
    found = barred(table, ask).get(value)
    if found is not None:
        return found
    return _LAST_RESORT.get(ask.kind)


_LAST_RESORT: Mapping[str, str] = {
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


def _number(value: Option) -> int:
    return value if isinstance(value, int) else 0


def _wrong_dial(table: Table, ask: Ask, value: Option) -> str:
    if isinstance(value, tuple) and value and isinstance(value[0], int) and value[0] in range(len(table.ships)):
        ship = table.ships[value[0]]
        if ship.seat != ask.seat:
            return "xw.team.own-ships"
        if missions.too_fast(table, ship, _number(value[-1])):
            return "xw.m2.slow"
    return "xw.plan.only-on-dial"


def _barred_actions(table: Table, ship: Ship, ask: Ask) -> dict[Option, str]:
    found: dict[Option, str] = {}
    bar = action_bar(table, ship)
    for name in actions.BASIC:
        rule = _NOT_ON_BAR[name] if name not in bar else actions.forbidden(table, ship, name)
        if rule is None and name == actions.ROLL and name not in ask.options:
            rule = "xw.roll.no-overlap"
        if rule is not None and name not in ask.options:
            found[name] = rule
        if name == actions.LOCK:
            found |= _barred_locks(table, ship, ask, rule)
    for name in ship.performed:
        if name not in ask.options:
            found[name] = "xw.action.once-per-round"
    if table.mission == missions.ESCORT and missions.PROTECT not in ask.options:
        found.setdefault(missions.PROTECT, "xw.m1.protect")
    return found


_NOT_ON_BAR: Mapping[str, str] = {
    "focus": "xw.action.focus",
    "evade": "xw.action.evade",
    "barrel-roll": "xw.roll.who",
    "target-lock": "xw.lock.who",
}


def _barred_locks(table: Table, ship: Ship, ask: Ask, rule: str | None) -> dict[Option, str]:
    targets: list[Option] = [(actions.LOCK, other.id) for other in table.in_play() if other is not ship]
    return {target: rule or "xw.lock.who" for target in targets if target not in ask.options}


def _barred_attacks(table: Table, ship: Ship, ask: Ask) -> dict[Option, str]:
    found: dict[Option, str] = {}
    for weapon in combat.weapons(ship):
        legal = combat.targets(table, ship, weapon)
        for other in table.in_play():
            option: Option = (weapon, other.id)
            if other is not ship and option not in ask.options:
                found[option] = no_target(table, ship, other, weapon, legal)
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


def _barred_tokens(table: Table, ask: Ask) -> dict[Option, str]:
    attack = table.attack
    if attack is None:
        return {}
    found: dict[Option, str] = {}
    if ask.kind == "modify-attack":
        found["focus"] = combat.banned(table, attack, "bans_focus") or "xw.combat.focus-attack"
        found["lock"] = combat.banned(table, attack, "bans_reroll") or "xw.combat.lock-letter"
    else:
        found["focus"] = "xw.combat.focus-defence"
        found["evade"] = "xw.m1.protect-many" if "evade" in attack.used else "xw.combat.evade-spend"
    return {name: rule for name, rule in found.items() if name not in ask.options}
