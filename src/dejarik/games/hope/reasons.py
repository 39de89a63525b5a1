"""Why the careful player answers as it does: one reason a question, for people who ask for a hint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from dejarik.core.note import Reason
from dejarik.core.question import Ask, Option
from dejarik.games.hope import notes
from dejarik.games.hope.state import SHIPS

if TYPE_CHECKING:
    from dejarik.games.hope.bot import Thought


def percent(chance: float) -> int:
    return round(100 * chance)


def slot_of(answer: Option) -> int:
    assert isinstance(answer, int)
    return answer


def plans_on_top(thought: Thought, slot: int) -> float:
    """How likely the top card of a pile is plans."""
    return dict(thought.sites[slot].odds()).get("plans", 0.0)


def at(thought: Thought, rebel: str, slot: int) -> Reason:
    """Why this rebel goes for this pile."""
    top = thought.sites[slot].cards[0]
    if rebel == "jyn":
        if top == "plans":
            return notes.TakesPlans(rebel, slot)
        return notes.Hopes(rebel, slot, percent(plans_on_top(thought, slot)))
    if rebel == "bodhi":
        return notes.Digs(rebel, slot)
    if top in SHIPS:
        return notes.Clears(rebel, slot, top)
    return notes.Looks(rebel, slot, percent(thought.sites[slot].hope))


def lay(thought: Thought, ask: Ask, answer: Option) -> Reason:
    rebel = str(answer)
    others = [laid for seat, laid in thought.laid.items() if seat != ask.seat]
    free = thought.untouched(others) or thought.slots
    if rebel == "jyn":
        place = (ask.seat - thought.view.leader) % thought.view.seats
        before = [
            laid
            for seat, laid in thought.laid.items()
            if (seat - thought.view.leader) % thought.view.seats < place and laid != "jyn"
        ]
        if thought.ready_plans(before):
            return notes.ReadyFor(rebel)
    if not free:
        return notes.AnyRebel(rebel)
    _, aim = thought.aim(rebel, free)
    return pair(rebel, aim[0], aim[1]) if len(aim) == 2 else at(thought, rebel, aim[0])


def pair(rebel: str, one: int, other: int) -> Reason:
    return notes.Matches(rebel, one, other)


def pile(thought: Thought, ask: Ask, answer: Option) -> Reason:
    return at(thought, thought.view.players[ask.seat].laid, slot_of(answer))


def piles(thought: Thought, ask: Ask, answer: Option) -> Reason:
    assert isinstance(answer, tuple)
    return pair("k2so", slot_of(answer[0]), slot_of(answer[1]))


def under(thought: Thought, ask: Ask, answer: Option) -> Reason:
    return notes.PlansAbove() if isinstance(answer, tuple) and "plans" in answer else notes.AnyOrder()


def run(thought: Thought, ask: Ask, answer: Option) -> Reason:
    return notes.GoOn() if answer == "reveal" else notes.StopHere()


def pay(thought: Thought, ask: Ask, answer: Option) -> Reason:
    return notes.WorthPaying(answer) if isinstance(answer, int) else notes.KeepAll()


def first(thought: Thought, ask: Ask, answer: Option) -> Reason:
    return notes.First(slot_of(answer))


def reinforce(thought: Thought, ask: Ask, answer: Option) -> Reason:
    assert isinstance(answer, tuple)
    return notes.LeastHope(tuple(slot_of(slot) for slot in answer))


def tank(thought: Thought, ask: Ask, answer: Option) -> Reason:
    return notes.LeastNeeded(str(answer))


def vote(thought: Thought, ask: Ask, answer: Option) -> Reason:
    if answer == "go":
        return notes.PlayOn(thought.jyns)
    return notes.NobodyLeft() if thought.jyns <= 0 else notes.NothingLeft()


WHY: Final[Mapping[str, Callable[[Thought, Ask, Option], Reason]]] = {
    "lay": lay,
    "pile": pile,
    "piles": piles,
    "under": under,
    "run": run,
    "pay": pay,
    "first": first,
    "reinforce": reinforce,
    "tank": tank,
    "vote": vote,
}


def recon(ask: Ask, answer: Option, dealt: tuple[str, ...]) -> Reason:
    """Before the operation: what to tell, and how to lay the piles."""
    if ask.kind == "swap":
        return notes.AnySwap()
    if ask.kind == "ready":
        return notes.Tell() if answer == "tell" else notes.Ready()
    return notes.TellPlans() if "plans" in dealt else notes.TellAll()
