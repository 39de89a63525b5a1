"""Processes that work aside from the tables: they begin with the first task, and others follow if all of them end."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from pebble import ProcessExpired, ProcessPool

from dejarik.core.refusal import Refused

log = logging.getLogger("dejarik.server")

#: How a task ends whose process was killed over it, or before it had read it.
KILLED: Final = (ProcessExpired, BrokenProcessPool)


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
