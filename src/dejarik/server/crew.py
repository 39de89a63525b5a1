"""Processes that work aside from the tables: they begin with the first task, and others follow if all of them end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from pebble import ProcessExpired, ProcessPool

from dejarik.core.refusal import Refused

#: Every so manieth place goes to whoever has waited longest, urgent or not.
PATIENT: Final = 4

log = logging.getLogger("dejarik.server")

#: How a task ends whose process was killed over it, or before it had read it.
KILLED: Final = (ProcessExpired, BrokenProcessPool)


class Queue:
    """So many are at it at a time. Whom somebody waits for goes first, of several whoever was served longest ago; but
    nobody is passed over for ever."""

    def __init__(self, places: int) -> None:
        self._free = places
        #: Whether somebody waits for it, and for whom it is done.
        self._waiting: dict[asyncio.Future[None], tuple[Callable[[], bool], str]] = {}
        self._turns = 0
        #: The last turn of each of those for whom something was done.
        self._served: dict[str, int] = {}

    @contextlib.asynccontextmanager
    async def place(self, urgent: Callable[[], bool], whose: str = "") -> AsyncIterator[None]:
        """A place, when it is one's turn; `urgent` is asked whenever one is free."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(urgent, whose)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, urgent: Callable[[], bool], whose: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting[turn] = urgent, whose
        try:
            await turn
        except asyncio.CancelledError:
            if self._waiting.pop(turn, None) is None:
                self._next()  # the turn had come
            raise

    def _next(self) -> None:
        """The place is free for one of those who are urgent; now and then for whoever came first of all."""
        if not self._waiting:
            self._free += 1
            self._served.clear()  # nobody has to wait for anybody
            return
        self._turns += 1
        turn = next(iter(self._waiting))
        if self._turns % PATIENT:
            hurried = [other for other, (urgent, _) in self._waiting.items() if urgent()]
            turn = min(hurried, key=lambda other: self._served.get(self._waiting[other][1], 0), default=turn)
        _, whose = self._waiting.pop(turn)
        self._served[whose] = self._turns
        turn.set_result(None)


class Crew:
    """So many processes, each of which settles in before its first task."""

    def __init__(self, processes: int, settle_in: Callable[[], None]) -> None:
        self._processes, self._settle_in = processes, settle_in
        self._pool = self._hire()

    def _hire(self) -> ProcessPool:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPool(max_workers=self._processes, context=spawn, initializer=self._settle_in)

    def do(self, task: Callable[..., bytes], *args: Any, seconds: float) -> asyncio.Future[bytes]:
        """A task and what comes of it. Refused while no process can begin: what they share needs room on a disk."""
        try:
            if not self._pool.active:  # somebody ended all of them while they had nothing to do: a pool never recovers
                log.error("processes that work aside have ended; others begin")
                self._pool = self._hire()
            future = self._pool.schedule(task, args=args, timeout=seconds)
        except OSError as error:
            log.warning("processes that work aside cannot begin: %r", error)
            raise Refused("no-storage") from None
        return asyncio.wrap_future(future)

    def stop(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join(timeout=5)
