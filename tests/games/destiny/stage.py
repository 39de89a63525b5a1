"""Lay out a position, answer questions, look at what came of it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from dejarik.core.cards import bring
from dejarik.core.match import Match
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Question, Share
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.destiny import GAME
from dejarik.games.destiny.cards.facts import FACTS, read_side
from dejarik.games.destiny.notes import OfAbility, OfMoment
from dejarik.games.destiny.rules.zones import enter
from dejarik.games.destiny.state import NOTHING, Piece, Table, die_of
from tests.games.destiny.accounts import Books
from tests.games.destiny.order import in_order, places, refusals, well_put

#: Who plays where nothing else is said: nobody with an ability.
HEROES = (("hired-gun", 1),)
VILLAINS = (("first-order-stormtrooper", 1),)
FILLER = "take-cover"

#: What can be said: choices and moments that have no words of their own are spoken of in general.
MESSAGES = frozenset(
    re.findall(r"^([a-z-]+) =", files("dejarik.games.destiny.text").joinpath("ru.ftl").read_text(), re.M)
)

#: Choices of cards that say themselves what they are about.
SELF_EVIDENT = frozenset(
    (
        *("amount", "choose-one", "colour", "group", "may", "opponent", "play", "search", "special", "split"),
        *("subtype", "symbol"),
    )
)

Team = Sequence[tuple[str, int]]


class Stage:
    """A table in the action phase of round 2, seat 0 to act and in control of the battlefield."""

    def __init__(self, *teams: Team, field: str = "command-center", deck: int = 8, resources: int = 5) -> None:
        teams = teams or (HEROES, VILLAINS)
        count = len(teams)
        self.table = Table(rng=Rng.from_seed("stage"))
        t = self.table
        t.known = [[] for _ in range(count)]
        for zones in (t.decks, t.hands, t.discards, t.asides, t.pools, t.spares):
            zones.extend([] for _ in range(count))
        t.resources = [resources] * count
        t.order = tuple(range(count))
        t.step, t.round, t.active = "action", 2, 0
        self.teams = [
            [self._in_play(seat, name, "character", dice) for name, dice in team] for seat, team in enumerate(teams)
        ]
        t.field = self._in_play(0, field, "battlefield", 0)
        t.control = t.decides = 0
        t.brought = tuple((t.field,) if seat == 0 else () for seat in range(count))
        for seat in range(count):
            t.decks[seat] = [self._number(seat, FILLER) for _ in range(deck)]
        self._match: Match | None = None

    def _number(self, seat: int, name: str) -> int:
        bring(self.table, seat, [name])
        return len(self.table.cards) - 1

    def _in_play(self, seat: int, name: str, kind: str, dice: int | None = None, host: int = NOTHING) -> int:
        number = self._number(seat, name)
        enter(self.table, number, seat, kind, host=host, dice=dice)
        return number

    # ── laying out ─────────────────────────────────────────────────────────────────────────────────────────────────

    def support(self, seat: int, name: str) -> int:
        return self._in_play(seat, name, "support")

    def upgrade(self, host: int, name: str) -> int:
        return self._in_play(self.table.pieces[host].controller, name, "upgrade", host=host)

    def hand(self, seat: int, *names: str) -> list[int]:
        numbers = [self._number(seat, name) for name in names]
        self.table.hands[seat] += numbers
        return numbers

    def held(self, seat: int, name: str) -> int:
        return self.hand(seat, name)[0]

    def discarded(self, seat: int, name: str) -> int:
        number = self._number(seat, name)
        self.table.discards[seat].append(number)
        return number

    def on_top(self, seat: int, name: str) -> int:
        number = self._number(seat, name)
        self.table.decks[seat].append(number)
        return number

    def aside(self, seat: int, name: str) -> int:
        number = self._number(seat, name)
        self.table.asides[seat].append(number)
        return number

    def downgrade(self, host: int, name: str) -> int:
        """A downgrade of the opponent's on a character."""
        seat = self.table.opponents(self.table.pieces[host].controller)[0]
        return self._in_play(seat, name, "downgrade", host=host)

    def plot(self, seat: int, name: str) -> int:
        return self._in_play(seat, name, "plot", 0)

    def spare(self, seat: int, name: str) -> int:
        """A die that is set aside; its number once it is rolled."""
        number = self._number(seat, name)
        self.table.spares[seat].append(number)
        return die_of(number)

    def show(self, card: int, side: str, which: int = 0) -> int:
        """The die of a card lies in its controller's pool and shows a side."""
        die, facts = die_of(card, which), FACTS[self.table.cards[card]]
        assert die in self.table.pieces[card].dice, "the card has no such die"
        if die not in self.table.showing:
            self.table.pools[self.table.pieces[card].controller].append(die)
        self.table.showing[die] = facts.sides.index(read_side(side))
        return die

    def rolls(self, *sides: tuple[int, str] | int) -> None:
        """What the next dice come up with: a side of a card's die, or a bare number for anything else."""
        script = [
            one if isinstance(one, int) else FACTS[self.table.cards[one[0]]].sides.index(read_side(one[1]))
            for one in sides
        ]
        self.t.rng.script = list(reversed(script)) + self.t.rng.script

    # ── playing ────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def match(self) -> Match:
        if self._match is None:
            self._match = Match.at(GAME, self.table, len(self.table.hands))
        return self._match

    @property
    def t(self) -> Table:
        return self.table if self._match is None else self._match.table

    @property
    def asked(self) -> Question:
        """The one question that is put now."""
        (question,) = self.match.questions.values()
        return question

    @property
    def options(self) -> Sequence[Any]:
        question: Any = self.asked
        found: Sequence[Any] = question.options
        return found

    @property
    def sharing(self) -> Share:
        """The question now put: something is to be given out."""
        question = self.asked
        assert isinstance(question, Share)
        return question

    def share(self, counts: Mapping[int, int]) -> Stage:
        """Give out so many to some, nothing to the rest."""
        return self.do(tuple(counts.get(int(str(thing)), 0) for thing in self.sharing.among))

    def do(self, *answers: Any) -> Stage:
        """Answer the questions that come, one after another, whoever is asked."""
        for answer in answers:
            (seat,) = self.match.questions
            self.sound(self.match.questions[seat])
            before, told = self.t.copy(), len(self.match.journal)
            self.match.answer(seat, answer)
            self.audit(before, told)
        return self

    def to_the_next_round(self) -> Stage:
        """Everybody passes and keeps what they hold."""
        now = self.t.round
        while self.t.round == now:
            seat, question = next(iter(self.match.questions.items()))
            self.match.answer(seat, "pass" if question.kind == "action" else ())
        return self

    def refusal(self, answer: Any) -> str | None:
        """The rule by which an answer is refused; nothing has changed then."""
        before = self.match.digest
        try:
            self.do(answer)
        except Refused as refused:
            assert self.match.digest == before
            return refused.rule
        raise AssertionError(f"{answer} is allowed")

    def sound(self, question: Question) -> None:
        """Whatever is asked can be said and cites a rule, and so does whatever is refused."""
        presenter, view = GAME.presenter, GAME.view(self.t, question.seat)
        reader = Reader("ru", question.seat, ("Рей", "Кайло", "Финн", "Джанго")[: len(self.t.hands)])
        assert presenter.question(reader, view, question).strip()
        assert question.rule is None or GAME.rulebook.cite(question.rule).id == question.rule
        if isinstance(question.about, OfAbility):
            plain = question.kind in SELF_EVIDENT or question.about.card == "crime-lord"  # whom it marks for later
            assert question.about.doing or plain, question.kind
            assert f"doing-{question.about.doing or 'choose'}" in MESSAGES
        if isinstance(question.about, OfMoment):
            assert f"moment-{question.about.moment}" in MESSAGES
        well_put(question)
        if question.kind == "action":
            assert all(GAME.rulebook.cite(rule).id == rule for rule in refusals(self.t, question.seat))
        if isinstance(question, Ask):
            assert all(presenter.option(reader, view, question, option).strip() for option in question.options)

    def audit(self, before: Table, told: int) -> None:
        """Whatever changed since then was told, and nothing was lost or doubled."""
        in_order(self.t, quiet=[question.kind for question in self.match.questions.values()] == ["action"])
        assert self.t.out or places(before).keys() == places(self.t).keys(), "cards have come or gone"
        gaps = Books(before, self.t, [entry.note for entry in self.match.journal[told:]]).gaps
        assert not gaps, f"nobody was told: {gaps}"

    def piece(self, card: int) -> Piece:
        return self.t.pieces[card]

    def in_pool(self, seat: int) -> list[int]:
        return self.t.pools[seat]


def duel(*names: str, **options: Any) -> tuple[Stage, int, int]:
    """A stage with one character on each side, and their numbers."""
    own, theirs = (
        (*names, "hired-gun", "first-order-stormtrooper")[:2] if len(names) != 1 else (names[0], VILLAINS[0][0])
    )
    stage = Stage([(own, 1)], [(theirs, 1)], **options)
    return stage, stage.teams[0][0], stage.teams[1][0]
