"""A brawl in the cantina: a small card game on the shared rooms, with everything the next games need of them.

Three seats, a queue that is data, replacement effects, constants that work from a hand, effects that last on whoever
fits, effects that come later, limits by round, game and title.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar

import msgspec
from rich.console import RenderableType

from dejarik.core.board import Room
from dejarik.core.cards import bring
from dejarik.core.game import Game, Outcome
from dejarik.core.note import Note, Subject
from dejarik.core.presenter import PAGE, Presenter, Reader
from dejarik.core.question import Option, Procedure, Question
from dejarik.core.rng import Rng
from dejarik.core.rulebook import Rulebook
from dejarik.core.timing import next_in_queue
from dejarik.core.zones import deal_anew
from tests.brawl.rules import FACTS, LIBRARY, STEPS, TIMING, lay
from tests.brawl.state import BrawlNote, BrawlSubject, Table

LIBRARY.load()


class Options(msgspec.Struct, frozen=True):
    pass


class View(msgspec.Struct, frozen=True):
    seat: int | None
    hand: tuple[int, ...]
    cards: tuple[str, ...]
    fighters: tuple[tuple[int, str, int, int, bool], ...]
    hands: tuple[int, ...]
    decks: tuple[int, ...]
    discards: tuple[tuple[int, ...], ...]
    credits: tuple[int, ...]
    queue: tuple[tuple[int, int, int], ...]
    round: int
    active: int
    step: str


class BrawlPresenter(Presenter):
    def option(self, reader: Reader, view: Any, question: Question, option: Option) -> str:
        if isinstance(option, str):
            return self.texts.say(reader.lang, f"option-{option}")
        numbers = (option,) if isinstance(option, int) else option
        card = next(part for part in numbers if isinstance(part, int))
        return self.texts.say(reader.lang, "option-card", card=view.cards[card])

    def word_card(self, reader: Reader, card: str) -> str:
        return card

    def board(self, reader: Reader, view: Any, room: Room = PAGE) -> RenderableType:
        return str(view)


class Brawl(Game[Table, View, Options]):
    id = "brawl"
    version = 1
    seats = range(2, 4)
    options = Options
    table = Table
    seen = View
    notes: ClassVar[type[Note]] = BrawlNote
    subjects: ClassVar[type[Subject]] = BrawlSubject

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        table = Table(
            rng=rng,
            cards=("floor",),
            known=[[] for _ in range(seats)],
            hands=[],
            decks=[],
            discards=[[] for _ in range(seats)],
            credits=[3] * seats,
        )
        for seat in range(seats):
            pile = list(FACTS)
            rng.shuffle(pile)
            table.decks.append(list(range(len(table.cards), len(table.cards) + len(pile))))
            bring(table, seat, pile)
        for seat, deck in enumerate(table.decks):
            first = [card for card in deck if table.cards[card] in ("thug", "gambler")]
            for card in first:
                deck.remove(card)
                lay(table, card, seat)
            table.hands.append([deck.pop() for _ in range(3)])
        return table

    def next(self, table: Table) -> Procedure[None] | None:
        if table.queue:
            return next_in_queue(TIMING, table)
        return None if table.step == "over" else STEPS[table.step](table)

    def outcome(self, table: Table) -> Outcome | None:
        left = [sum(1 for one in table.fighters.values() if one.owner == seat) for seat in table.seats]
        winners = tuple(seat for seat in table.seats if left[seat] == max(left))
        return Outcome(winners, "won", tuple(float(seat in winners) for seat in table.seats))

    def view(self, table: Table, seat: int | None) -> View:
        return View(
            seat=seat,
            hand=() if seat is None else tuple(table.hands[seat]),
            cards=tuple(name if self._seen(table, card, seat) else "?" for card, name in enumerate(table.cards)),
            fighters=tuple((f.id, f.card, f.owner, f.damage, f.tired) for f in table.fighters.values()),
            hands=tuple(len(hand) for hand in table.hands),
            decks=tuple(len(deck) for deck in table.decks),
            discards=tuple(tuple(pile) for pile in table.discards),
            credits=tuple(table.credits),
            queue=tuple((one.seat, one.thing, one.ability) for one in table.queue),
            round=table.round,
            active=table.active,
            step=table.step,
        )

    def _seen(self, table: Table, card: int, seat: int | None) -> bool:
        hidden: Sequence[int] = [number for zone in (*table.hands, *table.decks) for number in zone]
        if card not in hidden:
            return True
        return seat is not None and (card in table.hands[seat] or card in table.known[seat])

    def guess(self, table: Table, seat: int, rng: Rng, now: Table) -> Table:
        """Names are dealt anew: which number lies where is open, which card it is is not."""
        twin = table.copy()
        names = list(table.cards)
        for owner in table.seats:
            hidden = [card for card in (*table.hands[owner], *table.decks[owner]) if not self._seen(now, card, seat)]
            places = [hidden[:]]
            deal_anew(rng, places, ())
            for card, other in zip(hidden, places[0], strict=True):
                names[card] = table.cards[other]
        twin.cards = tuple(names)
        return twin

    @cached_property
    def presenter(self) -> BrawlPresenter:
        return BrawlPresenter("tests.brawl")

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook("tests.brawl")


GAME = Brawl()
