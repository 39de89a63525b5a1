"""The conformance suite, for as long as one likes: random tables, random seeds, every check in turn.

The suite in `make test` looks at some questions of some matches; what one state in ten thousand breaks is found by
looking at more of them. Each fault is told with all that it takes to see it again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from dejarik.core.game import AnyGame, find
from dejarik.core.match import Match
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.lab import conformance
from dejarik.lab.conformance import Check

#: Questions that a check which looks at some of them looks at, about, in one match.
LOOKS: Final = 12
#: After so many faults there is enough to mend.
ENOUGH: Final = 10


class Trial(msgspec.Struct, frozen=True):
    """One check of one match, and all that it takes to make it again."""

    check: str
    game: str
    seats: int
    variant: str
    seed: int
    often: float


class Fault(msgspec.Struct, frozen=True):
    """A promise that was broken."""

    trial: Trial
    problem: str


class Report(msgspec.Struct):
    """How often each check was made, and what it found."""

    seconds: float = 0.0
    made: dict[str, int] = {}
    faults: list[Fault] = []
    interrupted: bool = False


def the_checks(names: Sequence[str] = ()) -> dict[str, Check]:
    """All checks by name, or those that are asked for."""
    known = {check.__name__: check for check in (*conformance.CHECKS, *conformance.ELSEWHERE)}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise Refused("unknown-check", check=unknown[0], known=", ".join(known))
    return {name: check for name, check in known.items() if not names or name in names}


def make(trial: Trial) -> Fault | None:
    """Make one check; what it found."""
    game = find(trial.game)
    check = the_checks([trial.check])[trial.check]
    try:
        with conformance.variant(game, trial.variant):
            check(game, trial.seats, trial.seed, trial.often)
    except Exception as error:  # whatever goes wrong in a game is what is looked for
        return Fault(trial, f"{type(error).__name__}: {error}")
    return None


class Tables:
    """Where each game can be played: the number of seats and the variant."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.known = [
            (seats, variant) for variant in game.variants for seats in game.seats if _fits(game, seats, variant)
        ]
        self._lengths: dict[tuple[int, str], int] = {}

    def often(self, seats: int, variant: str) -> float:
        """The share of a match's questions that is about `LOOKS` of them."""
        if (seats, variant) not in self._lengths:
            with conformance.variant(self.game, variant):
                *_, (match, _) = conformance.play(self.game, seats, seed=0, often=0, journal=False)
            self._lengths[seats, variant] = len(match.answers)
        return min(1.0, LOOKS / max(1, self._lengths[seats, variant]))


def _fits(game: AnyGame, seats: int, variant: str) -> bool:
    try:
        Match(game, seats, game.variants[variant], 0, journal=False)
    except Refused:
        return False
    return True


def endure(
    names: Sequence[str],
    seconds: float,
    *,
    checks: Sequence[str] = (),
    seed: str = "0",
    told: Callable[[Trial, Fault | None], Any] = lambda _trial, _fault: None,
) -> Report:
    """Check these games for so long, giving every check of every game about the same time."""
    report = Report()
    tables = {name: Tables(find(name)) for name in names}
    spent = {(name, check): 0.0 for name in names for check in the_checks(checks)}
    rng = Rng.from_seed(seed)
    started = time.monotonic()
    try:
        while time.monotonic() - started < seconds and len(report.faults) < ENOUGH:
            name, check = min(spent, key=lambda pair: spent[pair])
            seats, variant = rng.choice(tables[name].known)
            trial = Trial(check, name, seats, variant, rng.below(1 << 30), tables[name].often(seats, variant))
            before = time.monotonic()
            fault = make(trial)
            spent[name, check] += time.monotonic() - before
            report.made[check] = report.made.get(check, 0) + 1
            if fault is not None:
                report.faults.append(fault)
            told(trial, fault)
    except KeyboardInterrupt:
        report.interrupted = True
    report.seconds = round(time.monotonic() - started, 1)
    return report
