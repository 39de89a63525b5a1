"""Why the ace answers as it does: one reason a question, for people who ask for a hint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dejarik.core.note import Reason
from dejarik.core.question import Ask, Option, Question
from dejarik.games.xwing import hints, tactics
from dejarik.games.xwing.cards.verbs import SKIP, USE
from dejarik.games.xwing.dice import CRIT, EVADE, FOCUS, HIT
from dejarik.games.xwing.geometry import Pose, fly
from dejarik.games.xwing.notes import OfCard, OfReinforcement, OfShip
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
    reached = any(dial.aim is not None or dial.relief for dial in planned)
    return hints.SetDials(tuple(planned)) if reached else hints.TakePosition(tuple(planned))


def _planned(view: View, ship: ShipView, bearing: str, speed: int) -> hints.Planned:
    end = fly(pose_of(ship), bearing, speed)
    window = TYPES[ship.kind].manoeuvre(bearing, speed)
    relief = bool(ship.stress) and window is not None and window.colour == "green"
    return hints.Planned(tag(ship), bearing, speed, in_sight(view, ship, end), relief)


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
        return hints.LockOn(tag(view.ships[_number(answer[1])]))
    if answer == "focus":
        return focus(view, ship)
    if answer == "evade":
        foe = threat(view, ship)
        return hints.EvadeAnyway() if foe is None else hints.EvadeFire(foe)
    if answer == "barrel-roll":
        return hints.RollAside()
    if str(answer).startswith("damage-"):
        return hints.TryRepair(str(answer))
    return hints.NoAction() if answer == "pass" else hints.UseAction(str(answer), str(answer))


def focus(view: View, ship: ShipView) -> Reason:
    prey = in_sight(view, ship, pose_of(ship))
    if prey is not None:
        return hints.FocusToHit(prey)
    foe = threat(view, ship)
    return hints.FocusAnyway() if foe is None else hints.FocusToDodge(foe)


# ── combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def attack(view: View, ask: Ask, answer: Option) -> Reason:
    if not isinstance(answer, tuple):
        return hints.HoldFire()
    weapon, number = str(answer[0]), _number(answer[1])
    if weapon == "scan":
        return hints.ScanThis(number)
    found = next((cast for cast in view.forecasts if (cast.weapon, cast.target) == (weapon, number)), None)
    return hints.ShootAt(tag(view.ships[number]), weapon, percent(found.hit) if found else 0)


def modify_attack(view: View, ask: Ask, answer: Option) -> Reason:
    assert view.attack is not None
    dice = view.attack.attack_dice
    if answer == "focus":
        return hints.SpendToHit(dice.count(FOCUS))
    if answer == "lock":
        return hints.RerollPoor(len(dice) - dice.count(HIT) - dice.count(CRIT))
    return _use(str(answer[1])) if isinstance(answer, tuple) else hints.KeepDice()


def modify_defence(view: View, ask: Ask, answer: Option) -> Reason:
    assert view.attack is not None
    hits = view.attack.attack_dice.count(HIT) + view.attack.attack_dice.count(CRIT)
    evades = view.attack.defence_dice.count(EVADE)
    if answer in ("focus", "evade"):
        eyes = view.attack.defence_dice.count(FOCUS)
        return hints.SpendToDodge(str(answer), min(hits - evades, eyes if answer == "focus" else 1))
    if isinstance(answer, tuple):
        return _use(str(answer[1]))
    return hints.NothingToStop() if hits <= evades else hints.CannotStop()


def reroll(view: View, ask: Ask, answer: Option) -> Reason:
    assert isinstance(answer, tuple)
    return hints.RerollPoor(len(answer)) if answer else hints.KeepDice()


def replace(view: View, ask: Ask, answer: Option) -> Reason:
    assert isinstance(answer, tuple)
    return hints.WorstForThem(str(answer[0]), _number(answer[1]))


# ── the rest ───────────────────────────────────────────────────────────────────────────────────────────────────────


def shuttle(view: View, ask: Ask, answer: Option) -> Reason:
    return hints.Onward(str(answer[0]), _number(answer[1])) if isinstance(answer, tuple) else hints.WaitHere()


def ability(view: View, ask: Ask, answer: Option) -> Reason:
    assert isinstance(ask.about, OfCard)
    return _use(ask.about.source) if answer == USE else hints.LeaveIt(ask.about.source)


def _use(card: str) -> Reason:
    return hints.UseIt(card, card)


def pick(view: View, ask: Ask, answer: Option) -> Reason:
    assert isinstance(ask.about, OfCard)
    if not isinstance(answer, int):
        return hints.LeaveIt(ask.about.source)
    return hints.PickThis(tag(view.ships[answer]), ask.about.source)


def lock_too(view: View, ask: Ask, answer: Option) -> Reason:
    return hints.LockOn(tag(view.ships[answer])) if isinstance(answer, int) else pick(view, ask, answer)


def shake_lock(view: View, ask: Ask, answer: Option) -> Reason:
    return hints.ShakeOff(tag(view.ships[answer])) if isinstance(answer, int) else pick(view, ask, answer)


def order(view: View, ask: Ask, answer: Option) -> Reason:
    assert isinstance(answer, tuple)
    return hints.AnyCardFirst(str(answer[1]))


def deal(view: View, ask: Ask, answer: Option) -> Reason:
    return hints.DealThis(str(answer), str(answer))


def turn_over(view: View, ask: Ask, answer: Option) -> Reason:
    assert isinstance(ask.about, OfCard)
    return hints.LeaveIt(ask.about.source) if answer == SKIP else hints.TurnOver(str(answer))


def mend(view: View, ask: Ask, answer: Option) -> Reason:
    return hints.AnyDamage()


def lose_weapon(view: View, ask: Ask, answer: Option) -> Reason:
    return hints.LoseThis(str(answer))


def squad(view: View, ask: Ask, answer: Option) -> Reason:
    """Taken is a pilot ("pilot", its name) or an upgrade ("upgrade", the ship, its name)."""
    return hints.TakeThis(f"{answer[0]}-{answer[-1]}") if isinstance(answer, tuple) else hints.SquadDone()


def any_first(view: View, ask: Ask, answer: Option) -> Reason:
    return hints.AnyFirst(tag(view.ships[_number(answer)]))


def edge(view: View, ask: Ask, answer: Option) -> Reason:
    return hints.AnyEdge()


def damaged(view: View, ask: Ask, answer: Option) -> Reason:
    return hints.Toughest(tag(view.ships[_number(answer)]))


def reinforce(view: View, ask: Ask, answer: Option) -> Reason | None:
    assert isinstance(ask.about, OfReinforcement)
    return hints.MoreShips(ask.about.pilot) if answer == "yes" else None


def _number(value: Option) -> int:
    assert isinstance(value, int)
    return value


#: Why something is set down there.
PLACES: Final[Mapping[str, Callable[[], Reason]]] = {
    "deploy": hints.StandThere,
    "barrel-roll": hints.RollThere,
    "obstacle": hints.RockThere,
    "satellites": hints.SatellitesThere,
}

WHY: Final[Mapping[str, Callable[[View, Ask, Option], Reason | None]]] = {
    "dial": dials,
    "action": action,
    "free-action": action,
    "attack": attack,
    "modify-attack": modify_attack,
    "modify-defence": modify_defence,
    "reroll": reroll,
    "replace": replace,
    "shuttle": shuttle,
    "use-ability": ability,
    "pick-ship": pick,
    "lock-too": lock_too,
    "shake-lock": shake_lock,
    "order": order,
    "pick-damage": deal,
    "repair": turn_over,
    "mend": mend,
    "lose-weapon": lose_weapon,
    "squad": squad,
    "activate": any_first,
    "attacker": any_first,
    "deploy-next": any_first,
    "edge": edge,
    "damaged": damaged,
    "reinforce": reinforce,
}


def explain(view: View, question: Question, answer: Option) -> Reason | None:
    """Why this answer; None where the answer speaks for itself."""
    if not isinstance(question, Ask):
        place = PLACES.get(question.kind)
        return None if place is None else place()
    why = WHY.get(question.kind)
    return None if why is None or answer == NONE else why(view, question, answer)
