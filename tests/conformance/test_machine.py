"""Any game, used in any order: answer, take back, undo, fork, save, load. It must always agree with a plain replay."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from dejarik.core import record as records
from dejarik.core.game import games
from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng


class Using(RuleBasedStateMachine):
    """One match of the game in `name`, and everything a program may do with it."""

    name: str

    @initialize(seed=st.integers(0, 10_000), more=st.integers(0, 100))
    def start(self, seed: int, more: int) -> None:
        game = games()[self.name]
        seats = game.seats[more % len(game.seats)]
        self.match = Match(game, seats, None, seed)
        self.rng = Rng.from_seed(seed)

    def running(self) -> bool:
        return not self.match.over

    @precondition(running)
    @rule(count=st.integers(1, 8))
    def answer(self, count: int) -> None:
        for _ in range(count):
            if self.running():
                seat = self.rng.choice(sorted(self.match.questions))
                self.match.answer(seat, any_answer(self.match.questions[seat], self.rng))

    @rule(seat=st.integers(-1, 8), value=st.sampled_from([None, "?", -5, [["?"]], 2.5]))
    def answer_nonsense(self, seat: int, value: Any) -> None:
        before = self.match.digest()
        with pytest.raises(Refused):
            self.match.answer(seat, value)
        assert self.match.digest() == before

    @precondition(lambda self: self.match.answered)
    @rule()
    def take_back(self) -> None:
        seat = self.match.answered[0]
        self.match.retract(seat)
        assert seat in self.match.questions

    @precondition(lambda self: self.match.answers)
    @rule(consenting=st.booleans())
    def undo(self, consenting: bool) -> None:
        seat = self.match.answers[-1].seat
        count = len(self.match.answers)
        if self.match.undo_needs(seat) and not consenting:
            with pytest.raises(Refused):
                self.match.undo(seat)
            assert len(self.match.answers) == count
        else:
            self.match.undo(seat, consent=range(self.match.seats))
            assert len(self.match.answers) == count - 1

    @rule()
    def fork_and_wander(self) -> None:
        before = self.match.digest()
        twin = self.match.fork()
        for _ in range(5):
            if not twin.over:
                seat = next(iter(twin.questions))
                twin.answer(seat, any_answer(twin.questions[seat], self.rng))
        assert self.match.digest() == before

    @rule()
    def change_over_to_a_fork(self) -> None:
        self.match = self.match.fork()

    @rule()
    def save_and_load(self) -> None:
        before = self.match.digest()
        self.match = records.replay(records.parse(records.record(self.match).to_json()))
        assert self.match.digest() == before

    @rule()
    def put_away_and_take_out(self) -> None:
        self.match = Match.restore(self.match.snapshot())

    @invariant()
    def agrees_with_a_plain_replay(self) -> None:
        again = Match(self.match.game, self.match.seats, self.match.options, self.match.seed, journal=False)
        for given in self.match.answers:
            again.answer(given.seat, given.value)
        assert again.digest() == self.match.digest()
        assert again.questions.keys() == self.match.questions.keys()


@pytest.mark.parametrize("name", list(games()))
def test_any_order_of_use(name: str) -> None:
    kind: Any = type("Using", (Using,), {"name": name})
    machine = kind.TestCase
    machine.settings = settings(
        max_examples=12,
        stateful_step_count=15,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    machine().runTest()
