"""The whole measurement: our server and boardgame.io under the same load in the same run, a crash, a crowd, sleepers.

Both servers get the same: a core of their own, another one for the generator, the same numbers of matches, four sockets
at each, a move every two seconds at times of their own, and more tries for a step that fails (two on a calm machine, up
to five while others use it).
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec

from dejarik.server.bench.crash import Crash, crash
from dejarik.server.bench.crowd import besieged
from dejarik.server.bench.ladder import Held, Progress, climb, told
from dejarik.server.bench.load import Step
from dejarik.server.bench.paired import Paired, compare
from dejarik.server.bench.processes import install_peer, our_server, peer_server
from dejarik.server.bench.stored import Stored, sleepers


class Wanted(msgspec.Struct):
    """How much is to be measured; 0 leaves a part out."""

    most: int = 4000
    seconds: float = 10
    turns: int = 3
    stored: int = 100_000
    awake: int = 1000
    peer: bool = True


class Report(msgspec.Struct):
    """Everything measured."""

    ours: Held
    crash: Crash
    crowd: Step
    stored: Stored | None
    #: boardgame.io with its storage in files, the one that survives a restart; the ratios are against this one.
    peer: Held | None
    #: boardgame.io with everything in memory, which a restart loses.
    peer_in_memory: Held | None
    paired: Paired | None
    #: Matches we hold for each match that boardgame.io holds.
    ratio: float | None
    ratio_in_memory: float | None
    cores: int
    #: How busy the machine was before: on a busy one the numbers say little.
    load_before: float

    @property
    def steps(self) -> list[Step]:
        """All steps of all servers."""
        held = (self.ours, self.peer, self.peer_in_memory)
        turns = self.paired.turns if self.paired else []
        ladders = [step for each in held if each is not None for step in each.steps]
        return [*ladders, *(step for turn in turns for step in (turn.ours, turn.peer)), self.crowd]


def run(wanted: Wanted, progress: Progress) -> Report:
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="dejarik-bench-") as name:
        rooms = {part: Path(name) / part for part in ("ours", "paired", "crash", "crowd", "stored", "peer")}
        for room in rooms.values():
            room.mkdir()
        node = install_peer(rooms["peer"]) if wanted.peer else None
        paired = _paired(rooms, node, wanted, progress) if node and wanted.turns else None
        held = _held(rooms["ours"], wanted, progress)
        broken = crash(rooms["crash"], min(100, wanted.most), 20)
        progress(f"kill -9: {broken.acknowledged} acknowledged, {broken.missing} missing")
        crowd = besieged(rooms["crowd"], wanted.seconds)
        progress(told("dejarik beside a crowd", crowd))
        asleep = sleepers(rooms["stored"], wanted.stored, wanted.awake, wanted.seconds) if wanted.stored else None
        theirs = _peer(rooms["peer"], node, wanted, progress, durable=True) if node else None
        fleeting = _peer(rooms["peer"], node, wanted, progress, durable=False) if node else None
    return Report(
        ours=held,
        crash=broken,
        crowd=crowd,
        stored=asleep,
        peer=theirs,
        peer_in_memory=fleeting,
        paired=paired,
        ratio=_ratio(held, theirs),
        ratio_in_memory=_ratio(held, fleeting),
        cores=os.cpu_count() or 1,
        load_before=round(before, 2),
    )


def _held(folder: Path, wanted: Wanted, progress: Progress) -> Held:
    with our_server(folder) as server:
        return climb(server, wanted.most, wanted.seconds, progress)


def _peer(folder: Path, node: str, wanted: Wanted, progress: Progress, *, durable: bool) -> Held:
    with peer_server(folder, node, durable=durable) as server:
        return climb(server, wanted.most, wanted.seconds, progress)


def _paired(rooms: dict[str, Path], node: str, wanted: Wanted, progress: Progress) -> Paired:
    with our_server(rooms["paired"]) as ours, peer_server(rooms["peer"], node, durable=True) as peer:
        return compare(ours, peer, wanted.turns, wanted.seconds, progress)


def _ratio(mine: Held, theirs: Held | None) -> float | None:
    return round(mine.matches / theirs.matches, 2) if theirs and theirs.matches and mine.matches else None
