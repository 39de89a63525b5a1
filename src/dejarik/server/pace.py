"""How often something may happen: allowances of those who ask, and a pace for what is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable
from typing import TypeVar

Thing = TypeVar("Thing")

#: Things of a long row that are looked at in one turn of the loop.
IN_A_TURN = 50

#: An allowance that nobody has used for so many seconds is full again, and forgotten.
FORGET = 120.0


class Allowance:
    """So many a second, with bursts; a rate of 0 is no limit."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self._rate = rate
        self._burst = self._left = rate * 3 if burst is None else burst
        self._at = time.monotonic()

    def take(self, much: float = 1.0) -> bool:
        if not self._rate:
            return True
        at = time.monotonic()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < much:
            return False
        self._left -= much
        return True

    def spend(self, much: float) -> None:
        """What something has cost of which nobody knew before how much it would be: one may come to owe."""
        self._left -= much

    @property
    def full(self) -> bool:
        """Nothing was taken for so long that a new one would be the same."""
        return time.monotonic() - self._at > max(FORGET, self._burst / self._rate if self._rate else 0.0)


class Allowances:
    """One allowance for each of many, such as addresses; those long unused cost nothing."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self._rate, self._burst = rate, burst
        self._of: dict[str, Allowance] = {}
        self._swept = time.monotonic()

    def take(self, who: str, much: float = 1.0) -> bool:
        if not self._rate:
            return True
        self._sweep()
        return self._allowance(who).take(much)

    def spend(self, who: str, much: float) -> None:
        if self._rate:
            self._allowance(who).spend(much)

    def _allowance(self, who: str) -> Allowance:
        allowance = self._of.get(who)
        if allowance is None:
            allowance = self._of[who] = Allowance(self._rate, self._burst)
        return allowance

    def __len__(self) -> int:
        return len(self._of)

    def _sweep(self) -> None:
        at = time.monotonic()
        if at - self._swept > FORGET:
            self._swept = at
            self._of = {who: allowance for who, allowance in self._of.items() if not allowance.full}


class Paced:
    """Something that is told at most so often: at once after a quiet time, else as soon as the time has come."""

    def __init__(self, tell: Callable[[], None], gap: float) -> None:
        self._tell, self._gap = tell, gap
        self._told = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def ring(self) -> None:
        """There is something to tell."""
        if self._timer is not None:
            return
        loop = asyncio.get_running_loop()
        wait = self._told + self._gap - loop.time()
        if self._told and wait > 0:
            self._timer = loop.call_later(wait, self._now)
        else:
            self._now()

    def _now(self) -> None:
        self._timer = None
        self._told = asyncio.get_running_loop().time()
        self._tell()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


async def unhurried(things: Iterable[Thing]) -> AsyncIterator[Thing]:
    """One after the other, some in every turn of the loop: nobody waits until the end of a long row."""
    for number, thing in enumerate(list(things), 1):
        yield thing
        if number % IN_A_TURN == 0:
            await asyncio.sleep(0)
