"""The table of the brawl."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Self

import msgspec

from dejarik.core import cards
from dejarik.core.cards import CardTable, Moment
from dejarik.core.note import Note, Seat, Subject, Word
from dejarik.core.question import Ask, Option
from dejarik.core.timing import Queued

Card = Annotated[str, Word("card")]


class BrawlNote(Note):
    rule = "brawl.text"


class Hit(BrawlNote):
    card: Card
    amount: int


class Beaten(BrawlNote):
    card: Card


class Uses(BrawlNote):
    who: Seat
    card: Card


class BrawlSubject(Subject):
    pass


class OfCard(BrawlSubject):
    card: Card


class Fighter(msgspec.Struct):
    """A fighter in play."""

    id: int
    card: str
    owner: int
    damage: int = 0
    tired: bool = False


class Table(CardTable, kw_only=True):
    hands: list[list[int]]
    decks: list[list[int]]
    discards: list[list[int]]
    credits: list[int]
    fighters: dict[int, Fighter] = msgspec.field(default_factory=dict)
    #: What waits for its turn.
    queue: list[Queued[Moment]] = msgspec.field(default_factory=list)
    round: int = 1
    active: int = 0
    passes: int = 0
    step: str = "act"

    def copy(self) -> Self:
        twin: Self = self.__copy__()  # type: ignore[attr-defined]
        twin.rng = self.rng.copy()
        twin.notes = None
        twin.hands = [hand[:] for hand in self.hands]
        twin.decks = [deck[:] for deck in self.decks]
        twin.discards = [pile[:] for pile in self.discards]
        twin.known = [known[:] for known in self.known]
        twin.credits = self.credits[:]
        twin.lasting = self.lasting[:]
        twin.delayed = self.delayed[:]
        twin.used = self.used[:]
        twin.queue = [msgspec.structs.replace(one, moment=one.moment.__copy__()) for one in self.queue]  # type: ignore[attr-defined]
        twin.fighters = {number: one.__copy__() for number, one in self.fighters.items()}  # type: ignore[attr-defined]
        return twin

    @property
    def boss(self) -> int:
        """Who begins the round and orders what meets: it goes round the table, past those who are out."""
        count = len(self.known)
        around = [(self.round - 1 + step) % count for step in range(count)]
        return next((seat for seat in around if self.in_game(seat)), around[0])

    def in_game(self, seat: int) -> bool:
        return any(fighter.owner == seat for fighter in self.fighters.values())

    def controller(self, thing: int) -> int:
        return self.fighters[thing].owner

    def zone(self, seat: int, name: str) -> Sequence[int]:
        return {"hand": self.hands, "discard": self.discards}[name][seat]


class Use(cards.Use[Table, Moment]):
    def find(self, hints: object) -> Sequence[int]:
        return tuple(self.table.fighters)

    def present(self, thing: int) -> bool:
        return thing in self.table.fighters

    def ask(
        self, seat: int, kind: str, options: Sequence[Option], least: int = 1, most: int = 1, *, ordered: bool = False
    ) -> Ask:
        about = OfCard(self.table.cards[self.this])
        return Ask(seat, kind, tuple(options), least, most, ordered, False, about, "brawl.text")
