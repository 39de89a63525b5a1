"""Processor time for a move, both servers by turns: what the machine does meanwhile, it does to both."""

from __future__ import annotations

from statistics import median

import msgspec

from dejarik.server.bench.ladder import Progress, told
from dejarik.server.bench.load import Job, Step
from dejarik.server.bench.processes import Generator, Serving, generator

#: Matches at which both are compared: both hold them with ease, so that both do all of the work.
MATCHES = 250
#: The part of a core that the host of a virtual machine may take in a turn that counts, and how often a turn is tried.
STOLEN, TRIES = 0.05, 3


class Turn(msgspec.Struct):
    """One turn of each, right after the other."""

    ours: Step
    peer: Step
    #: Processor time of the peer for a move, divided by ours.
    ratio: float
    #: Whether the host left us alone.
    counts: bool


class Paired(msgspec.Struct):
    turns: list[Turn]

    @property
    def counted(self) -> list[float]:
        return [turn.ratio for turn in self.turns if turn.counts]

    @property
    def ratio(self) -> float | None:
        return round(median(self.counted), 2) if self.counted else None


def compare(ours: Serving, peer: Serving, turns: int, seconds: float, progress: Progress) -> Paired:
    """So many turns that count; the one who begins changes."""
    done: list[Turn] = []
    with (
        generator(Job(ours.name, ours.port, seconds, server=ours.process)) as our_load,
        generator(Job(peer.name, peer.port, seconds, server=peer.process)) as their_load,
    ):
        for attempt in range(turns * TRIES):
            turn = _turn(our_load, their_load, ours_first=attempt % 2 == 0)
            progress(f"{told(ours.name, turn.ours)}\n{told(peer.name, turn.peer)}\n{turn.ratio:.2f}")
            done.append(turn)
            if len(Paired(done).counted) == turns:
                break
    return Paired(done)


def _turn(ours: Generator, peer: Generator, *, ours_first: bool) -> Turn:
    if ours_first:
        mine, theirs = ours.step(MATCHES), peer.step(MATCHES)
    else:
        theirs, mine = peer.step(MATCHES), ours.step(MATCHES)
    ratio = theirs.cpu_ms / mine.cpu_ms if theirs.cpu_ms and mine.cpu_ms else 0.0
    return Turn(mine, theirs, round(ratio, 2), ratio > 0 and max(mine.stolen, theirs.stolen) <= STOLEN)
