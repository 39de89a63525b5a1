"""What an attack at the table promises: the exact odds from its present step on, with all tokens and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from dejarik.games.xwing.cards.ability import ATTACK_DICE, DEFENCE_DICE, Modifier
from dejarik.games.xwing.dice import BLANK, CRIT, EVADE, FOCUS, HIT, Which
from dejarik.games.xwing.odds import Attacker, Defender, Green, Odds, Red, odds
from dejarik.games.xwing.rules.combat import (
    PRIMARY,
    ability_of,
    attack_dice,
    banned,
    defence_dice,
    is_obstructed,
    modifiers,
    targets,
    weapons,
)
from dejarik.games.xwing.state import Attack, Ship, Table

#: Steps after which the attacker's dice stay as they are.
_ATTACK_DONE = ("roll-defence", "modify-defence", "compare", "deal")


class Forecast(msgspec.Struct, frozen=True):
    """One attack that could be declared: with what, at whom, how far, how many dice, and what to expect."""

    weapon: str
    target: int
    range: int
    obstructed: bool
    attack_dice: int
    defence_dice: int
    hit: float
    expected: float


def forecasts(table: Table, ship: Ship) -> tuple[Forecast, ...]:
    """Every attack the ship could declare now."""
    found = []
    for weapon in weapons(ship):
        for target, band in targets(table, ship, weapon).items():
            defender = table.ships[target]
            turret = weapon != PRIMARY and ability_of(weapon).turret
            attack = Attack(ship.id, target, weapon, band, is_obstructed(table, ship, defender, turret=turret))
            chance = attack_odds(table, attack)
            dice = attack_dice(table, ship, attack), defence_dice(table, defender, attack)
            found.append(Forecast(weapon, target, band, attack.obstructed, *dice, chance.hit, chance.expected))
    return tuple(found)


def attack_odds(table: Table, attack: Attack) -> Odds:
    """The odds of an attack from its present step on."""
    return odds(_attacker(table, attack), _defender(table, attack))


def _attacker(table: Table, attack: Attack) -> Attacker:
    ship = table.ships[attack.attacker]
    shown = attack.attack_dice
    if attack.step in _ATTACK_DONE:
        return Attacker(settled=_red(shown))
    fresh = [face for place, face in enumerate(shown) if _fresh(place, attack.rolled_attack, attack.rerolled_attack)]
    declared = attack.step == "declare"
    spends = declared and attack.weapon != PRIMARY and ability_of(attack.weapon).spends_lock
    lock = ship.lock == attack.defender and not spends and "no-lock" not in attack.used
    means = Attacker(
        dice=attack_dice(table, ship, attack) if declared else 0,
        rolled=_red(fresh),
        settled=_red(shown, without=fresh),
        focus=bool(ship.focus) and banned(table, attack, "bans_focus") is None,
        lock=lock and banned(table, attack, "bans_reroll") is None,
    )
    return msgspec.structs.replace(means, **_help(table, attack, ship, ATTACK_DICE))


def _defender(table: Table, attack: Attack) -> Defender:
    ship = table.ships[attack.defender]
    shown = attack.defence_dice
    if attack.step in ("compare", "deal"):
        return Defender(settled=_green(shown))
    fresh = [face for place, face in enumerate(shown) if _fresh(place, attack.rolled_defence, attack.rerolled_defence)]
    means = Defender(
        dice=defence_dice(table, ship, attack) if attack.step != "modify-defence" else 0,
        rolled=_green(fresh),
        settled=_green(shown, without=fresh),
        focus=bool(ship.focus),
        evade=ship.evade,
    )
    return msgspec.structs.replace(means, **_help(table, attack, ship, DEFENCE_DICE))


def _fresh(place: int, rolled: int, rerolled: Iterable[int]) -> bool:
    return place < rolled and place not in rerolled


def _red(faces: Iterable[int], without: Iterable[int] = ()) -> Red:
    count = Counter(faces)
    count.subtract(without)
    return Red(count[HIT], count[CRIT], count[FOCUS], count[BLANK])


def _green(faces: Iterable[int], without: Iterable[int] = ()) -> Green:
    count = Counter(faces)
    count.subtract(without)
    return Green(count[EVADE], count[FOCUS], count[BLANK])


def _help(table: Table, attack: Attack, ship: Ship, dice: Which) -> dict[str, int]:
    """What cards of the ship's side add to its means."""
    found: Counter[str] = Counter()
    for bearer, ability in _helpers(table, attack, ship):
        fresh = f"{bearer.id}:{ability.card}" not in attack.used
        if ability.dice == dice and fresh and ability.applies(table, bearer, attack):
            found.update(ability.helps)
    return dict(found)


def _helpers(table: Table, attack: Attack, ship: Ship) -> Iterator[tuple[Ship, Modifier]]:
    for bearer in table.ships:
        if bearer.in_play and bearer.side == ship.side:
            for ability in modifiers(bearer, attack):
                if isinstance(ability, Modifier):
                    yield bearer, ability
