"""A table set up by hand: put cards where a test needs them, say what comes next, and watch.

scene = Scene()
luke = scene.light.unit("luke-skywalker", focus=1)      # in play; every word returns the card's number
strike = scene.light.hand("double-strike")
play = scene.start("deployment.2", active="dark")        # the box of the timing chart that comes next
play.answer("dark", "pass")
assert play.piece(luke).focus == 0
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from dejarik.core.cards import bring
from dejarik.core.lasting import Lasting
from dejarik.core.note import Note
from dejarik.core.question import Ask, Procedure
from dejarik.core.rng import Rng, seed_bytes
from dejarik.core.timing import Answer, Window
from dejarik.games.lcg import CardGame
from dejarik.games.lcg.cards.ability import Moment, Part
from dejarik.games.lcg.cards.facts import Facts
from dejarik.games.lcg.cards.library import MOMENTS, card
from dejarik.games.lcg.rules.chart import next_box
from dejarik.games.lcg.rules.timing import TIMING, Victory
from dejarik.games.lcg.rules.values import FACTS
from dejarik.games.lcg.rules.zones import lay
from dejarik.games.lcg.state import NOBODY, NOWHERE, Piece, Table, player
from dejarik.lab.stage import Stage, Who

LIGHT, DARK = 0, 1
SEATS = {"light": LIGHT, "dark": DARK}
#: Objectives without text, to fill the rows.
BLANK = {LIGHT: ("a-heros-journey", "draw-their-fire", "draw-their-fire"), DARK: ("shadows-of-dathomir",) * 3}
FILLER = {LIGHT: "rebel-trooper", DARK: "espo-trooper"}


class Seat:
    """One player's part of the scene."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def _new(self, name: str) -> int:
        number = len(self.table.cards)
        bring(self.table, self.seat, (name,))
        return number

    def _lay(self, name: str, kind: str, host: int = NOWHERE, **marks: Any) -> int:
        number = self._new(name)
        piece = lay(self.table, number, self.seat, kind, host)
        for mark, value in marks.items():
            setattr(piece, mark, value)
        return number

    def unit(self, name: str, **marks: Any) -> int:
        return self._lay(name, "unit", **marks)

    def objective(self, name: str, **marks: Any) -> int:
        return self._lay(name, "objective", **marks)

    def enhancement(self, name: str, on: int | None = None, **marks: Any) -> int:
        """Attached to a card, or in the own play area."""
        return self._lay(name, "enhancement", player(self.seat) if on is None else on, **marks)

    def hand(self, *names: str) -> int:
        return self._put(self.table.hands[self.seat], names)

    def deck(self, *names: str) -> int:
        """On top of the deck, the last one topmost."""
        return self._put(self.table.decks[self.seat], names)

    def missions(self, *names: str) -> int:
        """On top of the objective deck, the last one topmost."""
        return self._put(self.table.missions[self.seat], names)

    def discard(self, *names: str) -> int:
        return self._put(self.table.discards[self.seat], names)

    def victory(self, *names: str) -> None:
        """Objectives of the other side that lie in the victory pile."""
        for name in names:
            number = Seat(self.table, 1 - self.seat)._new(name)
            self.table.victories[self.seat].append(number)

    def captive(self, name: str, at: int) -> int:
        """A card of this side, captured at an objective."""
        number = self._new(name)
        piece = self.table.pieces[at]
        piece.captured = (*piece.captured, number)
        return number

    def _put(self, zone: list[int], names: tuple[str, ...]) -> int:
        numbers = [self._new(name) for name in names]
        zone += numbers
        return numbers[0] if numbers else NOWHERE

    @property
    def affiliation_card(self) -> int:
        return next(p.id for p in self.table.pieces.values() if p.kind == "affiliation" and p.controller == self.seat)


class Scene:
    """A table in the making. Seat 0 is the light side, seat 1 the dark side."""

    def __init__(self, light: str = "jedi", dark: str = "sith", *, brisk: bool = True, seed: int = 1) -> None:
        self.table = Table(rng=Rng(seed_bytes(seed)), dark=DARK, brisk=brisk, turn=5, affiliations=[light, dark])
        self.light = Seat(self.table, LIGHT)
        self.dark = Seat(self.table, DARK)
        self.light._lay(light, "affiliation")
        self.dark._lay(dark, "affiliation")

    def start(self, step: str, active: str = "light", *, full: bool = True, halts: tuple[str, ...] = ()) -> Play:
        """Let the game go on from a box of the timing chart, up to the next turn.

        `full`: fill objectives and decks up. `halts`: boxes before which the game stops with a question "halt".
        """
        self.table.step = step
        self.table.active = SEATS[active]
        if full:
            for side in (self.light, self.dark):
                have = sum(1 for p in self.table.pieces.values() if p.kind == "objective" and p.controller == side.seat)
                for name in BLANK[side.seat][have:]:
                    side.objective(name)
                fill = [side._new(FILLER[side.seat]) for _ in range(20)]
                self.table.decks[side.seat][:0] = fill
                more = [side._new(BLANK[side.seat][0]) for _ in range(5)]
                self.table.missions[side.seat][:0] = more
        return Play(self.table, halts)

    def engage(self, objective: int, attackers: list[int], defenders: list[int] = [], *, edge: str = "") -> None:  # noqa: B006
        """Stand in an engagement, declarations done."""
        table = self.table
        table.engaged = objective
        table.declared = True
        table.named = [objective]
        for number in attackers:
            table.pieces[number].role = 1
        for number in defenders:
            table.pieces[number].role = 2
        if edge:
            table.edge = SEATS[edge]

    def lasting(self, stat: str, amount: int, on: tuple[int, ...], until: str = "turn") -> None:
        self.table.lasting.append(Lasting(stat, amount, on, until))


class Watched(CardGame):
    """The game, with a trail of the boxes it went through and a halt before some of them."""

    def __init__(self, halts: tuple[str, ...]) -> None:
        self.halts = halts
        self.trail: list[str] = []

    def next(self, table: Table) -> Procedure[None] | None:
        """One box at a time."""
        if table.winner != NOBODY:
            return None
        if table.pending is not None or table.chance != NOBODY:
            return self._box(table, halt=False)
        halt = bool(self.trail) and table.step in self.halts
        self.trail.append(table.step)
        return self._box(table, halt=halt)

    def _box(self, table: Table, *, halt: bool) -> Procedure[None]:
        if halt:
            yield Ask(LIGHT, "halt", ("go",))
        with suppress(Victory):
            yield from next_box(table) or ()


class Play(Stage[Table]):
    """The match that runs from a scene."""

    def __init__(self, table: Table, halts: tuple[str, ...] = ()) -> None:
        self.game = Watched((*halts, "balance.1"))
        super().__init__(self.game, table, 2)

    def seat(self, who: Who) -> int:
        return SEATS[str(who)]

    def name(self, seat: int) -> Who:
        return "dark" if seat == DARK else "light"

    def pay_with(self, who: str, taken: dict[int, int]) -> Play:
        """Answer a payment: so many resources from each source."""
        return self.share(who, taken)

    @property
    def trail(self) -> list[str]:
        """The boxes of the timing chart gone through so far."""
        return self.game.trail

    def piece(self, number: int) -> Piece:
        return self.table.pieces[number]

    def in_play(self, number: int) -> bool:
        return number in self.table.pieces

    def notes(self) -> list[type[Note]]:
        """The kinds of what was told, in order."""
        return [type(entry.note) for entry in self.match.journal]


#: A moment as rules announce it: "interrupt" or "reaction", and what is about to happen or has just happened.
Announced = tuple[str, Moment]


def before(*kinds: str, **fields: Any) -> Announced:
    return "interrupt", Moment(kinds, **fields)


def after(*kinds: str, **fields: Any) -> Announced:
    return "reaction", Moment(kinds, **fields)


class Witness:
    """Hears all that rules say: every moment that they announce, and every note that they write."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moments: list[Announced] = []
        self._known: list[tuple[str, Moment]] = []
        heard, awaited = TIMING.heard, TIMING.awaited

        def hear(timing: str, moment: Moment) -> None:
            if not any(timing == when and moment is known for when, known in self._known):
                self._known.append((timing, moment))
                assert all(kind in MOMENTS for kind in moment.kinds), f"no text could wait for {moment.kinds}"
                self.moments.append((timing, msgspec.structs.replace(moment, was=None, by=None)))

        def first_look(table: Table, timings: tuple[str, ...], moment: Moment) -> bool:
            hear(timings[0], moment)
            return heard(table, timings, moment)

        def look(table: Table, timing: str, moment: Moment) -> list[str] | None:
            hear(timing, moment)
            return awaited(table, timing, moment)

        monkeypatch.setattr(TIMING, "heard", first_look)
        monkeypatch.setattr(TIMING, "awaited", look)

    def watch(self, table: Table) -> Witness:
        """Listen to what is told at a table at which procedures are carried out by hand."""
        table.notes = []
        self.table = table
        return self

    @property
    def told(self) -> list[Note]:
        """What everybody was told."""
        return [line.note for line in self.table.notes or () if line.to is None]

    @property
    def whispered(self) -> list[tuple[Sequence[int], Note]]:
        """What only some seats were told."""
        return [(line.to, line.note) for line in self.table.notes or () if line.to is not None]


def answers(table: Table, timing: str, moment: Moment, seat: int) -> list[Answer]:
    """What `seat` may use before or after something."""
    keys = [f"{timing}:{kind}" for kind in moment.kinds]
    return TIMING.answers(Window(table, timing, [moment], [keys]), seat)


#: Which file of tests has invented a card.
INVENTED: dict[str, str] = {}


def invent(name: str, kind: str, side: str, *parts: Part, **printed: Any) -> str:
    """A card that no box holds, to show a rule that no core card shows. Declared once for all tests of a file."""
    here = sys._getframe(1).f_code.co_filename
    assert INVENTED.setdefault(name, here) == here, f"{name} has been invented by {INVENTED[name]}"
    if name not in FACTS:
        facts = {"product": "tests", "number": 9000 + len(FACTS), "type": kind, "side": side, **printed}
        FACTS[name] = msgspec.convert({"id": name, **facts}, Facts)  # type: ignore[index]
        if parts:
            card(name, *parts)
    return name
