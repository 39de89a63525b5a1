"""What an attack at the table promises: the exact odds from its present step on, with all tokens and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from dejarik.games.xwing.cards.ability import ATTACK_DICE, DEFENCE_DICE, Modifier
from dejarik.games.xwing.dice import BLANK, CRIT, EVADE, FOCUS, HIT, Which
from dejarik.games.xwing.odds import Attacker, Chances, Defender, Fight, Green, Red, chances_of
from dejarik.games.xwing.rules.combat import (
    DONE,
    ability_of,
    add_result,
    attack_dice,
    banned,
    change_all,
    defence_dice,
    is_obstructed,
    modifiers,
    targets,
    tokens,
    weapons,
)
from dejarik.games.xwing.rules.damage import fires_back
from dejarik.games.xwing.rules.values import SHUTTLE, damage_points, hull
from dejarik.games.xwing.state import Attack, Ship, Table

#: Steps after which the attacker's dice stay as they are.
_ATTACK_DONE = ("roll-defence", "modify-defence", "compare", "deal")
#: Steps after which the defender's dice do, too.
_COMPARED = ("compare", "deal")


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


class Prospect(msgspec.Struct, frozen=True):
    """What a token, or spending none, would make of the attack: the chance of damage, and how much to expect."""

    answer: str
    hit: float
    expected: float


def forecasts(table: Table, ship: Ship) -> tuple[Forecast, ...]:
    """Every attack the ship could declare now."""
    found = []
    for weapon in weapons(ship):
        for target, band in targets(table, ship, weapon).items():
            defender = table.ships[target]
            ability = ability_of(weapon)
            hidden = is_obstructed(table, ship, defender, turret=ability.turret)
            attack = Attack(ship.id, target, weapon, band, hidden, left=ability.shots - 1)
            chance = attack_odds(table, attack)
            dice = attack_dice(table, ship, attack), defence_dice(table, defender, attack)
            found.append(Forecast(weapon, target, band, hidden, *dice, chance.hit, chance.expected))
    return tuple(found)


def attack_odds(table: Table, attack: Attack) -> Chances:
    """The odds of an attack from its present step on, with all shots that are still to come."""
    return chances_of(fight_of(table, attack))


def prospects(table: Table, attack: Attack) -> tuple[Prospect, ...]:
    """The odds after each token that the ship whose dice lie there may spend now, and after none."""
    if attack.step == "modify-attack":
        spent = tokens(table, attack, ATTACK_DICE, table.ships[attack.attacker])
        return tuple([_prospect(answer, _attack_after(table, attack, answer)) for answer in (*spent, DONE)])
    if attack.step == "modify-defence":
        spent = tokens(table, attack, DEFENCE_DICE, table.ships[attack.defender])
        return tuple([_prospect(answer, _defence_after(table, attack, answer)) for answer in (*spent, DONE)])
    return ()


def _prospect(answer: str, fight: Fight) -> Prospect:
    found = chances_of(fight)
    return Prospect(answer, found.hit, found.expected)


def _attack_after(table: Table, attack: Attack, answer: str) -> Fight:
    then = attack.copy()
    if answer == DONE:
        then.step = "roll-defence"
    elif answer == "focus":
        change_all(then, ATTACK_DICE, FOCUS, HIT)
    fight = fight_of(table, then)  # a lock is spent to choose the best dice to reroll, as the odds assume anyway
    left = fight.attacker.focus - (answer == "focus")
    return msgspec.structs.replace(fight, attacker=msgspec.structs.replace(fight.attacker, focus=left))


def _defence_after(table: Table, attack: Attack, answer: str) -> Fight:
    then = attack.copy()
    if answer == DONE:
        then.step = "compare"
    elif answer == "focus":
        change_all(then, DEFENCE_DICE, FOCUS, EVADE)
    else:
        add_result(then, DEFENCE_DICE, EVADE)
        then.used.append("evade")
    fight = fight_of(table, then)
    means = fight.defender
    spent = {answer: getattr(means, answer) - 1} if answer != DONE else {}
    return msgspec.structs.replace(fight, defender=msgspec.structs.replace(means, **spent))


def fight_of(table: Table, attack: Attack) -> Fight:
    """Both sides' means in an attack from its present step on."""
    later: tuple[Fight, ...] = ()
    if attack.left:
        following = Attack(attack.attacker, attack.defender, attack.weapon, attack.range, attack.obstructed)
        later = (Fight(_attacker(table, following), _defender(table, following)),) * attack.left
    return Fight(_attacker(table, attack), _defender(table, attack), later)


def _attacker(table: Table, attack: Attack) -> Attacker:
    ship, weapon = table.ships[attack.attacker], ability_of(attack.weapon)
    shown = attack.attack_dice
    if attack.step in _ATTACK_DONE:
        return Attacker(settled=_final_red(shown), focus=ship.focus, fixed_damage=weapon.fixed_damage)
    fresh = [face for place, face in enumerate(shown) if _fresh(place, attack.rolled_attack, attack.rerolled_attack)]
    declared = attack.step == "declare"
    lock = ship.lock == attack.defender and not (declared and weapon.spends_lock) and "no-lock" not in attack.used
    means = Attacker(
        dice=attack_dice(table, ship, attack) if declared else 0,
        rolled=_red(fresh),
        settled=_red(shown, without=fresh),
        focus=ship.focus if banned(table, attack, "bans_focus") is None else 0,
        lock=lock and banned(table, attack, "bans_reroll") is None,
        fixed_damage=weapon.fixed_damage,
    )
    return msgspec.structs.replace(means, **_help(table, attack, ship, ATTACK_DICE))


def _defender(table: Table, attack: Attack) -> Defender:
    ship = table.ships[attack.defender]
    shown = attack.defence_dice
    shuttle = ship.kind == SHUTTLE.id
    means = Defender(
        focus=ship.focus,
        evade=ship.evade,
        most_evades=1 - attack.used.count("evade") if shuttle else ship.evade,
        only_hits=shuttle,
        life=life_of(table, ship, attack) if attack.left else 0,
    )
    if attack.step in _COMPARED:
        evades = Green(evade=shown.count(EVADE))
        return msgspec.structs.replace(means, settled=evades, most_evades=0)
    fresh = [face for place, face in enumerate(shown) if _fresh(place, attack.rolled_defence, attack.rerolled_defence)]
    return msgspec.structs.replace(
        means,
        dice=defence_dice(table, ship, attack) if attack.step != "modify-defence" else 0,
        rolled=_green(fresh),
        settled=_green(shown, without=fresh),
        **_help(table, attack, ship, DEFENCE_DICE),
    )


def life_of(table: Table, ship: Ship, attack: Attack) -> int:
    """Damage that removes the defender before the next shot; 0 if it would stay for its own attack."""
    if ship.doomed or fires_back(table, ship, attack):
        return 0
    return ship.shields + hull(ship) - damage_points(ship)


def _final_red(faces: Sequence[int]) -> Red:
    """Dice that nothing changes any more."""
    return Red(hit=faces.count(HIT), crit=faces.count(CRIT))


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
