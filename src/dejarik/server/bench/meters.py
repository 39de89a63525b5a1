"""What the processors of a machine were busy with: our servers, the load, all other programs, and the host."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import NamedTuple, Self


class Used(NamedTuple):
    """Seconds: how late it is, and the processor time that everybody used."""

    time: float
    server: float
    generator: float
    machine: float
    #: What the host of a virtual machine took away.
    stolen: float

    @classmethod
    def now(cls, server: int) -> Self:
        busy, stolen = _machine_time()
        return cls(time.perf_counter(), processor_time(server), time.process_time(), busy, stolen)

    def __sub__(self, other: Self) -> Self:
        return type(self)(*(mine - its for mine, its in zip(self, other, strict=True)))


def _machine_time() -> tuple[float, float]:
    """Seconds in which some core of the machine worked, and those in which the host kept one from working."""
    try:
        fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    except OSError:
        return 0.0, 0.0
    ticks = os.sysconf("SC_CLK_TCK")
    idle, waiting, stolen = fields[3], fields[4], fields[7]
    return (sum(fields) - idle - waiting - stolen) / ticks, stolen / ticks


def processor_time(process: int) -> float:
    """Seconds of processor time that a process and its threads have used."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(times: list[float], part: float) -> float:
    """Milliseconds within which this part of the sorted times lies."""
    if not times:
        return 10_000.0
    return round(times[min(len(times) - 1, int(len(times) * part))] * 1000, 2)
