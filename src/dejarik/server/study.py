"""What pages ask by the way: what the rules hold against a list, chances of dice, rules that have some words."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from dejarik.core.refusal import Refused
from dejarik.server.crew import Queue
from dejarik.server.pace import Allowances

#: Questions of one address that may wait.
OF_ONE: Final = 8
#: Seconds of thought that an address is given in a second, and at once: a page that is used takes a hundredth of it.
SHARE: Final = 0.1
AT_ONCE: Final = 3.0

Asked = ParamSpec("Asked")
Found = TypeVar("Found")


class Study:
    """One question after the other, in a thread of its own: neither passwords nor undos wait for any of them.

    Threads share one interpreter: while this one thinks, every table is slower. So nobody has it to themselves for
    long, and of several who ask, whoever was answered longest ago comes first.
    """

    def __init__(self, *, limited: bool) -> None:
        self._queue = Queue(1)
        self._thread = ThreadPoolExecutor(1, "study")
        self._thought = Allowances(SHARE if limited else 0, AT_ONCE)
        self._waiting: Counter[str] = Counter()
        self._most = OF_ONE if limited else 0

    async def ask(self, who: str, question: Callable[Asked, Found], *args: Asked.args, **more: Asked.kwargs) -> Found:
        """`who` is the address for which it is thought."""
        if self._most and self._waiting[who] >= self._most:
            raise Refused("too-many-requests")
        self._waiting[who] += 1
        try:
            async with self._queue.place(lambda: True, who):
                if not self._thought.take(who, 0):
                    raise Refused("too-many-requests")
                return await self._think(who, lambda: question(*args, **more))
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]

    async def _think(self, who: str, question: Callable[[], Found]) -> Found:
        found, seconds = await asyncio.get_running_loop().run_in_executor(self._thread, _timed, question)
        self._thought.spend(who, seconds)
        if isinstance(found, Exception):
            raise found
        return found

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _timed(question: Callable[[], Found]) -> tuple[Found | Exception, float]:
    """What comes of it, and what it has cost; what cannot be answered costs as much."""
    began = time.thread_time()
    found: Found | Exception
    try:
        found = question()
    except Exception as error:
        found = error
    return found, time.thread_time() - began
