"""A stage for tests and studies: lay a position out, let the game go on from there, and see what it does.

    stage = Stage(GAME, table, seats=2)          # a table laid out by hand
    stage.answer(0, "jyn", 2)                    # answers, each checked like a player's
    assert stage.asked == "1 pay"                # who is asked what
    stage.refuses(1, "keep", "hope.trooper.pay") # must be refused, by this rule, and change nothing

A game's own stage (`tests/games/<game>/stage.py`) derives from it and adds the words in which its positions are told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, Self, TypeVar

from dejarik.core.game import AnyGame
from dejarik.core.match import AnyNote, Match
from dejarik.core.question import Ask, Option, Procedure, Question, Share, Together, all_shares, any_answer, settle
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.state import State
from dejarik.core.words import LANGUAGES, explain

AnyTable = TypeVar("AnyTable", bound=State)

#: A seat as a game's tests call it: a number, or a name such as "light".
Who = int | str

#: After so many answers nothing that a test waits for will come.
LIMIT = 2000


class Stage(Generic[AnyTable]):
    """A match that stands at a table laid out by hand."""

    def __init__(self, game: AnyGame, table: AnyTable, seats: int, options: object = None) -> None:
        self.match = Match.at(game, table, seats, options)

    @property
    def table(self) -> AnyTable:
        table: AnyTable = self.match.table
        return table

    # ── how seats are called ───────────────────────────────────────────────────────────────────────────────────────

    def seat(self, who: Who) -> int:
        """The seat that the tests of this game call so."""
        assert isinstance(who, int)
        return who

    def name(self, seat: int) -> Who:
        """What the tests of this game call a seat."""
        return seat

    # ── acting ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def answer(self, who: Who, *values: object) -> Self:
        """Answer one question of a seat after the other."""
        for value in values:
            self.match.answer(self.seat(who), value)
        return self

    def share(self, who: Who, given: Mapping[Any, int]) -> Self:
        """Give things out: so many to each."""
        among = self.sharing.among
        unknown = given.keys() - set(among)
        assert not unknown, f"not among {among}: {unknown}"
        return self.answer(who, tuple(given.get(thing, 0) for thing in among))

    def everybody(self, value: object) -> Self:
        """All who are asked now give the same answer."""
        for seat in list(self.match.questions):
            self.match.answer(seat, value)
        return self

    def skip(self) -> Self:
        """Pass, or take the least that must be taken."""
        question = next(iter(self.match.questions.values()))
        self.match.answer(question.seat, least_answer(question))
        return self

    def until(self, wanted: str, *, limit: int = LIMIT) -> Self:
        """Skip until "light action", or just "action", is asked, or the game is over."""
        for _ in range(limit):
            if self.match.over or self.asks(wanted):
                return self
            self.skip()
        raise AssertionError(f"never came: {wanted}")

    def wander(self, seed: int | str | Rng, done: Callable[[Self], bool] = lambda _: False) -> Self:
        """Random answers until it is done, or the game is over."""
        rng = seed if isinstance(seed, Rng) else Rng.from_seed(seed)
        while not self.match.over and not done(self):
            seat, question = next(iter(self.match.questions.items()))
            self.match.answer(seat, any_answer(question, rng))
        return self

    def refuses(self, who: Who, value: object, rule: str | None = None) -> Refused:
        """The answer must be refused, by this rule if one is named, and change nothing."""
        return refusal(self.match, self.seat(who), value, rule)

    # ── looking ────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def asked(self) -> str:
        """Who is asked what: "light action", "1 tank, 3 tank", or "over"."""
        asked = [f"{self.name(seat)} {question.kind}" for seat, question in sorted(self.match.questions.items())]
        return ", ".join(asked) or "over"

    @property
    def awaited(self) -> list[Any]:
        """Who is asked something."""
        return [self.name(seat) for seat in sorted(self.match.questions)]

    def asks(self, wanted: str) -> bool:
        """Whether somebody is asked this: "light action", or just "action"."""
        return any(
            wanted in (question.kind, f"{self.name(seat)} {question.kind}")
            for seat, question in self.match.questions.items()
        )

    @property
    def question(self) -> Question:
        """The one question that is open."""
        assert len(self.match.questions) == 1, self.asked
        return next(iter(self.match.questions.values()))

    def ask(self, who: Who | None = None) -> Ask:
        """The choice that a seat has now; of the one that is asked, if no seat is named."""
        question = self.question if who is None else self.match.questions[self.seat(who)]
        assert isinstance(question, Ask), question
        return question

    @property
    def sharing(self) -> Share:
        """What is to be given out now."""
        question = self.question
        assert isinstance(question, Share), question
        return question

    @property
    def most(self) -> dict[Any, int]:
        """What something is given out among now, and how much each takes at most."""
        return {thing: self.sharing.cap(place) for place, thing in enumerate(self.sharing.among)}

    @property
    def options(self) -> tuple[Option, ...]:
        """The answers to the one question that is open."""
        return tuple(self.ask().options)

    def view(self, who: Who | None) -> Any:
        """What a seat sees; None: a spectator."""
        return self.match.view(None if who is None else self.seat(who))

    def told(self, kind: type[AnyNote]) -> list[AnyNote]:
        """Every note of a kind, in order."""
        return self.match.told(kind)

    def hears(self, who: Who | None) -> list[Any]:
        """The notes that a seat may know, in order; None: a spectator."""
        return [entry.note for entry in self.match.notes(None if who is None else self.seat(who))]

    def digest(self) -> str:
        return self.match.digest()


def refusal(match: Match, seat: int, value: object, rule: str | None = None) -> Refused:
    """The refusal of an answer, by this rule if one is named; nothing may have changed."""
    before, questions = match.digest(), dict(match.questions)
    refused: Refused | None = None
    try:
        match.answer(seat, value)
    except Refused as caught:
        refused = caught
    assert refused is not None, f"{value!r} was accepted"
    assert rule is None or refused.rule == rule, f"refused by {refused.rule}"
    for lang in LANGUAGES:
        assert explain(refused, lang, match.game.presenter.texts).strip(), "no reason is given"
    assert match.digest() == before, "a refused answer changed the table"
    assert match.questions == questions, "a refused answer changed the questions"
    return refused


def least_answer(question: Question) -> Option:
    """Pass, or the least that must be taken; the same every time."""
    if isinstance(question, Ask):
        if "pass" in question.options:
            return "pass"
        return question.options[0] if question.single else tuple(question.options[: question.least])
    if isinstance(question, Share) and question.sample is None:
        return next(all_shares(question))
    return any_answer(question, Rng.from_seed("the least"))


class Asked(list[Question]):
    """The questions that a procedure put, in order."""

    @property
    def kinds(self) -> list[str]:
        return [question.kind for question in self]

    def of(self, kind: str) -> Question:
        return next(question for question in self if question.kind == kind)

    def options(self, kind: str) -> list[Option]:
        question = self.of(kind)
        assert isinstance(question, Ask)
        return list(question.options)


def perform(procedure: Procedure[Any], *answers: object) -> Asked:
    """Run one procedure to its end with these answers, each checked like a player's; what was asked."""
    asked, left, value = Asked(), list(answers), None
    while True:
        try:
            question = procedure.send(value)
        except StopIteration:
            assert not left, f"answers that nobody asked for: {left}"
            return asked
        assert not isinstance(question, Together)
        asked.append(question)
        assert left, f"unexpected question {question.kind}: {getattr(question, 'options', '')}"
        value = settle(question, left.pop(0))


def begin(procedure: Procedure[Any], *answers: object) -> tuple[Question, Procedure[Any]]:
    """Run one procedure through these answers up to the next question."""
    question = procedure.send(None)
    for answer in answers:
        assert not isinstance(question, Together)
        question = procedure.send(settle(question, answer))
    assert not isinstance(question, Together)
    return question, procedure
