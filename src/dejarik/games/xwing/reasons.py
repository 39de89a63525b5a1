"""Why the ace answers as it does: one reason a question, for people who ask for a hint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dejarik.core.note import Reason
from dejarik.core.question import Ask, Option, Question
from dejarik.games.xwing import notes, tactics
from dejarik.games.xwing.dice import CRIT, EVADE, FOCUS, HIT
from dejarik.games.xwing.geometry import Pose, fly
from dejarik.games.xwing.notes import OfCard, OfShip, Planned
from dejarik.games.xwing.rules.values import TYPES
from dejarik.games.xwing.state import NONE, Tag
from dejarik.games.xwing.tactics import pose_of
from dejarik.games.xwing.view import ShipView, View

#: A chance to have somebody in the arc that is worth speaking of.
LIKELY: Final = 0.25


def tag(ship: ShipView) -> Tag:
    return Tag(ship.id, ship.kind, ship.pilot, ship.number)


def percent(chance: float) -> int:
    return round(100 * chance)


# ── dials ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def dials(view: View, ask: Ask, answer: Option) -> Reason:
    """Every dial that is still to be set, as the plan has them."""
    plan = tactics.plan(view, ask.seat)
    left = dict.fromkeys(option[0] for option in ask.options if isinstance(option, tuple))
    planned = []
    for number in left:
        assert isinstance(number, int)
        (bearing, speed), _ = max(plan[number], key=lambda weighed: weighed[1])
        planned.append(_planned(view, view.ships[number], bearing, speed))
    return notes.SetDials(tuple(planned))


def _planned(view: View, ship: ShipView, bearing: str, speed: int) -> Planned:
    end = fly(pose_of(ship), bearing, speed)
    window = TYPES[ship.kind].manoeuvre(bearing, speed)
    relief = bool(ship.stress) and window is not None and window.colour == "green"
    return Planned(tag(ship), bearing, speed, in_sight(view, ship, end), relief)


def in_sight(view: View, ship: ShipView, pose: Pose) -> Tag | None:
    """The enemy that is most likely in the ship's arc when it stands there."""
    best: tuple[float, ShipView] | None = None
    for foe in tactics.enemies(view, ship.side):
        chance = sum(weight for end, weight in foe.ends if tactics.reach(pose, end))
        if chance >= LIKELY and (best is None or chance > best[0]):
            best = (chance, foe.ship)
    return None if best is None else tag(best[1])


def threat(view: View, ship: ShipView) -> Tag | None:
    """The enemy that is most likely to have the ship in its arc."""
    best: tuple[float, ShipView] | None = None
    for foe in tactics.enemies(view, ship.side):
        chance = sum(weight for end, weight in foe.ends if foe.ship.attack and tactics.reach(end, pose_of(ship)))
        if chance >= LIKELY and (best is None or chance > best[0]):
            best = (chance, foe.ship)
    return None if best is None else tag(best[1])


# ── actions ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _about(view: View, question: Question) -> ShipView:
    assert isinstance(question.about, OfShip | OfCard)
    return view.ships[question.about.ship.id]


def action(view: View, ask: Ask, answer: Option) -> Reason:
    ship = _about(view, ask)
    if isinstance(answer, tuple):
        return notes.LockOn(tag(view.ships[_number(answer[1])]))
    if answer == "focus":
        return focus(view, ship)
    if answer == "evade":
        foe = threat(view, ship)
        return notes.EvadeAnyway() if foe is None else notes.EvadeFire(foe)
    if answer == "barrel-roll":
        return notes.RollAside()
    return notes.NoAction() if answer == "pass" else notes.UseAction(str(answer))


def focus(view: View, ship: ShipView) -> Reason:
    prey = in_sight(view, ship, pose_of(ship))
    if prey is not None:
        return notes.FocusToHit(prey)
    foe = threat(view, ship)
    return notes.FocusAnyway() if foe is None else notes.FocusToDodge(foe)


# ── combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def attack(view: View, ask: Ask, answer: Option) -> Reason:
    if not isinstance(answer, tuple):
        return notes.HoldFire()
    weapon, number = str(answer[0]), _number(answer[1])
    if weapon == "scan":
        return notes.ScanThis(number)
    found = next((cast for cast in view.forecasts if (cast.weapon, cast.target) == (weapon, number)), None)
    return notes.ShootAt(tag(view.ships[number]), weapon, percent(found.hit) if found else 0)


def modify_attack(view: View, ask: Ask, answer: Option) -> Reason:
    assert view.attack is not None
    dice = view.attack.attack_dice
    if answer == "focus":
        return notes.SpendToHit(dice.count(FOCUS))
    if answer == "lock":
        return notes.RerollPoor(len(dice) - dice.count(HIT) - dice.count(CRIT))
    return notes.UseCardNow(str(answer[1])) if isinstance(answer, tuple) else notes.KeepDice()


def modify_defence(view: View, ask: Ask, answer: Option) -> Reason:
    assert view.attack is not None
    hits = view.attack.attack_dice.count(HIT) + view.attack.attack_dice.count(CRIT)
    evades = view.attack.defence_dice.count(EVADE)
    if answer in ("focus", "evade"):
        eyes = view.attack.defence_dice.count(FOCUS)
        return notes.SpendToDodge(str(answer), min(hits - evades, eyes if answer == "focus" else 1))
    if isinstance(answer, tuple):
        return notes.UseCardNow(str(answer[1]))
    return notes.NothingToStop() if hits <= evades else notes.CannotStop()


def reroll(view: View, ask: Ask, answer: Option) -> Reason:
    assert isinstance(answer, tuple)
    return notes.RerollPoor(len(answer)) if answer else notes.KeepDice()


def replace(view: View, ask: Ask, answer: Option) -> Reason:
    assert isinstance(answer, tuple)
    return notes.WorstForThem(str(answer[0]), _number(answer[1]))


def _number(value: Option) -> int:
    assert isinstance(value, int)
    return value


#: Why something is set down there.
PLACES: Final[Mapping[str, Callable[[], Reason]]] = {
    "deploy": notes.StandThere,
    "barrel-roll": notes.RollThere,
    "obstacle": notes.RockThere,
    "satellites": notes.SatellitesThere,
}

WHY: Final[Mapping[str, Callable[[View, Ask, Option], Reason]]] = {
    "dial": dials,
    "action": action,
    "free-action": action,
    "attack": attack,
    "modify-attack": modify_attack,
    "modify-defence": modify_defence,
    "reroll": reroll,
    "replace": replace,
}


def explain(view: View, question: Question, answer: Option) -> Reason | None:
    """Why this answer; None where the answer speaks for itself."""
    if not isinstance(question, Ask):
        place = PLACES.get(question.kind)
        return None if place is None else place()
    why = WHY.get(question.kind)
    return None if why is None or answer == NONE else why(view, question, answer)
