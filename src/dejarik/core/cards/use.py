"""What happens, and one use of an ability: what texts look at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

import msgspec

from dejarik.core.cards.table import NOBODY, NOTHING, CardTable
from dejarik.core.question import Ask, Option

if TYPE_CHECKING:
    from dejarik.core.cards.ability import Ability


class Moment(msgspec.Struct):
    """A condition that arises: something is about to happen (interrupts) or has just happened (reactions).

    One occurrence can answer to several kinds: a destroyed unit is "destroyed" and "leaves". It is plain data, so that
    it can wait in a queue; games add what their texts ask about.
    """

    kinds: tuple[str, ...]
    #: What it happens to, who does it, and the card that does it.
    thing: int = NOTHING
    seat: int = NOBODY
    source: int = NOTHING
    #: Whose the thing was, if it has just left: where a card may answer its own end (`Timing.parting`).
    owner: int = NOBODY
    amount: int = 0
    #: A detail, e.g. where a card is about to go.
    note: str = ""
    #: Cancelled or replaced: it does not happen (any more).
    cancelled: bool = False


T = TypeVar("T", bound=CardTable)
M = TypeVar("M", bound=Moment)


class Use(Generic[T, M]):
    """One use of an ability: whose, of which card, on what occasion, with what choices. It lives in a procedure only.

    A game derives its own: what there is to choose from, and how its questions are asked.
    """

    __slots__ = ("ability", "chosen", "moment", "number", "paid", "seat", "table", "things", "this")

    def __init__(
        self,
        table: T,
        seat: int,
        this: int,
        moment: M | None = None,
        ability: Ability[Any] | None = None,
        things: tuple[int, ...] = (),
    ) -> None:
        self.table = table
        self.seat = seat
        self.this = this
        self.moment = moment
        self.ability = ability
        #: Targets that were chosen, by the declaration that asked for them.
        self.chosen: dict[int, list[int]] = {}
        #: A number that one part fixes for the next (X).
        self.number = 0
        #: What the costs took (sacrificed, exhausted, discarded), for effects that look back at it.
        self.paid: list[int] = []
        #: What an effect that happens later was told to remember.
        self.things = things

    def find(self, hints: Mapping[str, Any]) -> Sequence[int]:
        """Everything a filter could mean: what is in play. `hints` say what the filter looks for anyway."""
        raise NotImplementedError

    def present(self, thing: int) -> bool:
        """Whether a thing can be meant at all: whether it is in play."""
        raise NotImplementedError

    @property
    def abandoned(self) -> bool:
        """Whether its user has left the game on the way: nothing more is carried out."""
        return False

    def targetable(self, things: list[int]) -> list[int]:
        """Those of `things` that nothing keeps from being chosen as targets."""
        return things

    def ask(
        self, seat: int, kind: str, options: Sequence[Option], least: int = 1, most: int = 1, *, ordered: bool = False
    ) -> Ask:
        """The question that the text asks; its words and its rule are the game's."""
        return Ask(seat, kind, tuple(options), least, most, ordered)


U = TypeVar("U", bound=Use[Any, Any])

#: A property of a thing, a condition, and a number that may depend on the position. They are all of one use.
Test: TypeAlias = Callable[[U, int], bool]
Condition: TypeAlias = Callable[[U], bool]
Amount: TypeAlias = int | Callable[[U], int]


def number(amount: Amount[U], use: U) -> int:
    return amount if isinstance(amount, int) else amount(use)
