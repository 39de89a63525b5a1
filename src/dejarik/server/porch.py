"""Before the door: a crowd that comes or goes all at once keeps nobody waiting who is inside."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final
from weakref import WeakKeyDictionary

#: Sockets that are let in, or out, during one turn of the loop.
A_FEW: Final = 4


class Porch:
    """Where sockets wait to be let in or out, a few in every turn of the loop."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def wait(self, loop: asyncio.AbstractEventLoop, step: Callable[[], None]) -> None:
        if not self._waiting:
            loop.call_soon(self._open, loop)
        self._waiting.append(step)

    def _open(self, loop: asyncio.AbstractEventLoop) -> None:
        for _ in range(min(A_FEW, len(self._waiting))):
            self._waiting.popleft()()
        if self._waiting:
            loop.call_soon(self._open, loop)


#: Each loop has its own.
_PORCHES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Porch]] = WeakKeyDictionary()


def wait_on_porch(loop: asyncio.AbstractEventLoop, step: Callable[[], None]) -> None:
    """Do this as soon as it is its turn."""
    _PORCHES.setdefault(loop, Porch()).wait(loop, step)
