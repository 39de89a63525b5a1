"""How fast and how small the games are, side by side with their peers: one process, one core, interleaved, medians."""

from __future__ import annotations

import gc
import os
import time
import tracemalloc
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec

from dejarik.core.game import games
from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.lab import arena
from dejarik.lab.peers import PlayGame, peers

#: Matches that must leave nothing behind.
MANY: Final = 10_000


class Speed(msgspec.Struct):
    """Decisions a second in random games: the median of several turns, and the turns."""

    decisions_per_second: float
    turns: list[float]


class Memory(msgspec.Struct):
    """A finished match with its journal, and what `games` simulated matches leave behind, in bytes."""

    finished_match: int
    games: int
    growth: int


class Fork(msgspec.Struct):
    """One fork, on average over all questions of a match, in microseconds."""

    microseconds: float
    forks: int


class Report(msgspec.Struct, kw_only=True):
    """What `dejarik bench --json` prints."""

    python: str
    games: dict[str, Speed]
    peers: dict[str, Speed]
    #: Libraries that are not installed, so that their games could not be measured.
    missing: list[str]
    #: For each of our games, how many times as fast it is as each peer: the median over the turns.
    ratios: dict[str, dict[str, float]]
    forks: dict[str, Fork]
    memory: dict[str, Memory]
    #: Stopped before everything was measured: what stands here was.
    interrupted: bool = False


@contextmanager
def one_core() -> Iterator[None]:
    """Keep to a single core, so that nobody gains from threads."""
    allowed = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    if allowed:
        os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        if allowed:
            os.sched_setaffinity(0, allowed)


def our_game(game: Any) -> PlayGame:
    """Random matches of one of our games with the fewest seats."""
    rng = Rng.from_seed(f"bench {game.id}")
    options = game.options()

    def play() -> int:
        match = Match(game, game.seats.start, options, rng.fresh().key, journal=False)
        return arena.play_out(match, rng)[1]

    return play


def _turn(play: PlayGame, seconds: float) -> float:
    decisions = 0
    started = time.process_time()  # processor time: a busy machine slows nobody down
    while (spent := time.process_time() - started) < seconds or not decisions:
        decisions += play()
    return decisions / spent


class Measured:
    """The turns of each contender so far."""

    def __init__(self, contenders: Mapping[str, PlayGame]) -> None:
        self.contenders = contenders
        self.turns: dict[str, list[float]] = {name: [] for name in contenders}

    def measure(self, turns: int, seconds: float, progress: Callable[[], None]) -> None:
        """Everybody plays in turn, again and again, starting one further each time: a busy moment hits all alike."""
        names = list(self.contenders)
        for play in self.contenders.values():
            play()  # what is made on first use is not what is measured
        for number in range(turns):
            first = number % len(names) if names else 0
            for name in names[first:] + names[:first]:
                self.turns[name].append(_turn(self.contenders[name], seconds))
                progress()

    @property
    def whole(self) -> int:
        """How many turns everybody has had."""
        return min(map(len, self.turns.values()), default=0)

    def speeds(self) -> dict[str, Speed]:
        found = {name: turns[: self.whole] for name, turns in self.turns.items()}
        return {
            name: Speed(round(median(turns), 1), [round(turn, 1) for turn in turns]) for name, turns in found.items()
        }


def ratio(ours: Speed, theirs: Speed) -> float:
    """How many times as fast, turn against turn: a machine that slows down half-way slows both."""
    return round(median(mine / other for mine, other in zip(ours.turns, theirs.turns, strict=True)), 2)


def fork_time(game: Any, seconds: float) -> Fork:
    """Fork a random match at every question."""
    rng = Rng.from_seed(f"fork {game.id}")
    spent = 0.0
    forks = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds or not forks:
        match = Match(game, game.seats.start, None, rng.fresh().key, journal=False)
        while not match.over:
            before = time.process_time()
            match.fork()
            spent += time.process_time() - before
            forks += 1
            seat, question = next(iter(match.questions.items()))
            match.answer(seat, any_answer(question, rng))
    return Fork(round(spent / forks * 1e6, 2), forks)


def finished_match(game: Any, seed: str = "memory") -> int:
    """Bytes held by a finished match with its journal."""
    rng = Rng.from_seed(seed)
    Match(game, game.seats.start, None, seed)  # cards and texts that all matches share
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        match = Match(game, game.seats.start, None, seed)
        while not match.over:
            seat, question = next(iter(match.questions.items()))
            match.answer(seat, any_answer(question, rng))
        gc.collect()
        return tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()


def resident() -> int:
    """Bytes of memory that this process holds."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def growth(game: Any, count: int, seconds: float) -> tuple[int, int]:
    """Simulate `count` matches, or as many as fit into `seconds`: how many were played, and the bytes left behind."""
    play = our_game(game)
    deadline = time.perf_counter() + seconds
    for _ in range(max(1, count // 50)):
        play()
        if time.perf_counter() > deadline:
            break
    gc.collect()
    before = resident()
    played = 0
    while played < count and time.perf_counter() < deadline:
        play()
        played += 1
    gc.collect()
    return played, resident() - before


def contenders(wanted: Sequence[str] | None = None) -> tuple[dict[str, PlayGame], dict[str, PlayGame], list[str]]:
    """Our games, the peers' games, and the libraries that are missing."""
    ours = {name: our_game(game) for name, game in games().items() if wanted is None or name in wanted}
    theirs: dict[str, PlayGame] = {}
    missing: list[str] = []
    for peer in peers():
        try:
            theirs[peer.name] = peer.load()
        except ImportError:
            if peer.library not in missing:
                missing.append(peer.library)
    return ours, theirs, missing


def bench(
    wanted: Sequence[str] | None = None,
    *,
    turns: int = 9,
    seconds: float = 0.25,
    patience: float = 40.0,
    progress: Callable[[], None] = lambda: None,
) -> Report:
    """Measure all games, or those wanted; `progress` is called after each of `steps(turns, wanted)` steps.

    Ctrl-C stops at once; the report then has what was measured, once everybody has had a turn.
    """
    import platform

    ours, theirs, missing = contenders(wanted)
    measured = Measured({**ours, **theirs})
    forks: dict[str, Fork] = {}
    memory: dict[str, Memory] = {}
    interrupted = False
    try:
        with one_core():
            measured.measure(turns, seconds, progress)
            for name in ours:
                game = games()[name]
                forks[name] = fork_time(game, seconds * turns)
                progress()
                played, left = growth(game, MANY, patience)
                memory[name] = Memory(finished_match(game), played, left)
                progress()
    except KeyboardInterrupt:
        if not measured.whole:
            raise
        interrupted = True
    found = measured.speeds()
    return Report(
        python=platform.python_version(),
        games={name: found[name] for name in ours},
        peers={name: found[name] for name in theirs},
        missing=missing,
        ratios={name: {peer: ratio(found[name], found[peer]) for peer in theirs} for name in ours},
        forks=forks,
        memory=memory,
        interrupted=interrupted,
    )


def steps(turns: int, wanted: Sequence[str] | None = None) -> int:
    """How many steps a run with so many turns has."""
    ours, theirs, _ = contenders(wanted)
    return turns * (len(ours) + len(theirs)) + 2 * len(ours)
