"""Many matches between bots: on one core, on several, or on a cluster, with the same result for the same seed."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from math import inf
from multiprocessing import connection, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple

import msgspec

from dejarik import bots
from dejarik.core.bot import bots_of
from dejarik.core.game import find, read_options
from dejarik.core.match import Match
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.lab import arena
from dejarik.lab.statistics import Share, wilson

#: Whoever plays matches reports at least so often (seconds), or after one match: what is reported is not lost when the
#: simulation is interrupted.
REPORTS: Final = 0.5


class Plan(msgspec.Struct, frozen=True):
    """What to simulate. Match `i` has the seed `<seed>/<i>`, wherever it is played."""

    game: str
    games: int
    seats: int
    players: tuple[str, ...]
    seed: str
    options: dict[str, Any] = {}
    #: Bots move on by one seat from match to match.
    rotate: bool = False

    def at(self, number: int) -> tuple[str, ...]:
        """Who sits where in match `number`."""
        if not self.rotate:
            return self.players
        turn = number % self.seats
        return self.players[turn:] + self.players[:turn]


class Tally(msgspec.Struct):
    """Sums over matches; tallies add up in any order."""

    games: int = 0
    decisions: int = 0
    outcomes: dict[str, int] = {}
    #: Matches won by each seat and by each bot (a bot in several seats wins at most once a match).
    seats: dict[int, int] = {}
    bots: dict[str, int] = {}
    #: Matches in which each bot sat.
    sat: dict[str, int] = {}
    scores: dict[int, float] = {}
    #: Matches that raised, each with what was raised.
    errors: dict[int, str] = {}

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for name in ("outcomes", "seats", "bots", "sat", "scores"):
            mine = getattr(self, name)
            for key, value in getattr(other, name).items():
                mine[key] = mine.get(key, 0) + value
        self.errors.update(other.errors)


class Part(NamedTuple):
    """Matches that were played, and the numbers of those that are still to be."""

    tally: Tally
    left: range


class Result(msgspec.Struct, kw_only=True):
    """What a simulation found; the object that `--json` prints."""

    game: str
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    outcomes: dict[str, int]
    errors: int
    seats: int
    bots: list[str]
    seed: str
    shares: dict[str, Share]
    wins_by_seat: list[Share]
    wins_by_bot: dict[str, Share]
    mean_scores: list[float]
    first_error: str | None = None
    #: Stopped before all matches were played: everything here is about those that were.
    interrupted: bool = False


def plan(
    game: str,
    games: int,
    *,
    seats: int | None = None,
    players: Sequence[str] = ("random",),
    seed: str = "0",
    options: dict[str, Any] | None = None,
    rotate: bool = False,
) -> Plan:
    """A plan whose every part is checked before the first match starts."""
    found = find(game)
    count = found.seats.start if seats is None else seats
    Match(found, count, options, seed, journal=False)  # refuses what does not fit
    names = tuple(bot.name for bot in bots.seated(found, count, players))
    as_asked = msgspec.to_builtins(read_options(found, options))
    return Plan(found.id, games, count, names, seed, as_asked, rotate)


def play_some(task: Plan, numbers: range, seconds: float = inf) -> Part:
    """The matches with these numbers, one after another, until they are played or so many seconds are over."""
    game = find(task.game)
    options = read_options(game, task.options)
    known = bots_of(game)
    tally = Tally()
    until = time.monotonic() + seconds
    for place, number in enumerate(numbers):
        if place and time.monotonic() > until:
            return Part(tally, numbers[place:])
        names = task.at(number)
        players = [known[name] for name in names]
        seed = f"{task.seed}/{number}"
        try:
            match = arena.start(game, task.seats, options, seed, players)
            outcome, decisions = arena.play(match, players, Rng.from_seed(f"{seed}/bots"))
        except Exception as error:  # a rule that fails is a finding to report, not the end of the run
            tally.errors[number] = f"{type(error).__name__}: {error}"
            continue
        winners = {names[seat] for seat in outcome.winners}
        scores = {seat: float(score) for seat, score in enumerate(outcome.scores)}
        one = Tally(
            games=1,
            decisions=decisions,
            outcomes={outcome.result: 1},
            seats=dict.fromkeys(outcome.winners, 1),
            bots=dict.fromkeys(winners, 1),
            sat=dict.fromkeys(names, 1),
            scores=scores,
        )
        tally.add(one)
    return Part(tally, numbers[:0])


def _pieces(games: int, workers: int) -> list[range]:
    size = max(1, min(100, games // (workers * 4) or 1))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def _here(task: Plan, pieces: list[range]) -> Generator[Tally]:
    for piece in pieces:
        left = piece
        while left:
            tally, left = play_some(task, left, REPORTS)
            yield tally


@contextmanager
def _unheard() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C, not even before their first line: the parent ends them."""
    resource_tracker.ensure_running()  # it opens our ears again when it is started, so that comes first
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(line: Connection, task: Plan) -> None:
    """In a process of its own: play what is sent, until nobody listens any more."""
    with suppress(EOFError, ConnectionError):
        while True:
            line.send(play_some(task, line.recv(), REPORTS))


def _in_processes(task: Plan, pieces: list[range], jobs: int) -> Generator[Tally]:
    context = multiprocessing.get_context("spawn")  # progress bars have threads; threads and fork do not mix
    waiting = deque(pieces)
    workers: dict[Connection, BaseProcess] = {}
    try:
        with _unheard():
            for _ in range(min(jobs, len(pieces))):
                line, theirs = context.Pipe()
                workers[line] = context.Process(target=_work, args=(theirs, task), daemon=True)
                workers[line].start()
                theirs.close()  # when they are gone, the line is dead
        busy = list(workers)
        for line in busy:
            line.send(waiting.popleft())
        while busy:
            for line in [each for each in connection.wait(busy) if isinstance(each, Connection)]:
                tally, left = _report(line, workers[line])
                if left or waiting:
                    line.send(left or waiting.popleft())
                else:
                    busy.remove(line)
                yield tally
    finally:
        for process in workers.values():
            process.kill()
            process.join()


def _report(line: Connection, process: BaseProcess) -> Part:
    try:
        part: Part = line.recv()
    except (EOFError, ConnectionError):
        process.join()
        raise Refused("worker-gone", status=process.exitcode or 0) from None
    return part


def _knock(address: str) -> None:
    """Fail at once where nobody listens: Ray itself waits for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        socket.create_connection((host, int(port)), timeout=5).close()


def _on_ray(task: Plan, pieces: list[range], address: str) -> Generator[Tally]:
    try:
        import ray
    except ImportError:
        raise Refused("no-ray") from None
    try:
        _knock(address)
        ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError) as error:
        raise Refused("ray-unreachable", address=address, problem=str(error).partition("\n")[0]) from None
    try:
        remote = ray.remote(play_some)
        waiting = [remote.remote(task, piece, REPORTS) for piece in pieces]
        while waiting:
            done, waiting = ray.wait(waiting)
            for tally, left in ray.get(done):
                if left:
                    waiting.append(remote.remote(task, left, REPORTS))
                yield tally
    finally:
        ray.shutdown()


def simulate(
    task: Plan, *, jobs: int = 1, ray: str | None = None, progress: Callable[[int], None] | None = None
) -> Result:
    """Play all matches of the plan; `progress` is told how many more are done.

    Ctrl-C stops at once; the result then speaks of the matches played so far.
    """
    started = time.perf_counter()
    pieces = _pieces(task.games, 8 if ray else jobs)
    tallies: Generator[Tally]
    if ray is not None:
        tallies = _on_ray(task, pieces, ray)
    elif jobs > 1:
        tallies = _in_processes(task, pieces, jobs)
    else:
        tallies = _here(task, pieces)
    reported: list[Tally] = []
    interrupted = False
    try:
        with closing(tallies):
            for tally in tallies:
                reported.append(tally)
                if progress is not None:
                    progress(tally.games + len(tally.errors))
    except KeyboardInterrupt:
        interrupted = True
    total = Tally()
    for tally in reported:
        total.add(tally)
    return _result(task, total, time.perf_counter() - started, interrupted=interrupted)


def _result(task: Plan, total: Tally, seconds: float, *, interrupted: bool) -> Result:
    played = total.games
    outcomes = dict(sorted(total.outcomes.items(), key=lambda pair: (-pair[1], pair[0])))
    first = min(total.errors, default=None)
    return Result(
        game=task.game,
        games=played,
        decisions=total.decisions,
        seconds=round(seconds, 6),
        decisions_per_second=round(total.decisions / seconds, 1),
        outcomes=outcomes,
        errors=len(total.errors),
        seats=task.seats,
        bots=list(task.players),
        seed=task.seed,
        shares={name: wilson(count, played) for name, count in outcomes.items()},
        wins_by_seat=[wilson(total.seats.get(seat, 0), played) for seat in range(task.seats)],
        wins_by_bot={name: wilson(total.bots.get(name, 0), sat) for name, sat in sorted(total.sat.items())},
        mean_scores=[round(total.scores.get(seat, 0.0) / played, 6) if played else 0.0 for seat in range(task.seats)],
        first_error=None if first is None else f"{task.seed}/{first}: {total.errors[first]}",
        interrupted=interrupted,
    )


__all__ = ["Part", "Plan", "Result", "Tally", "plan", "play_some", "simulate"]
