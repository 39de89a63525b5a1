"""Records, replays and proofs: whole matches are played again, in processes of their own that nobody else waits for."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from dejarik.core.refusal import Refused
from dejarik.server.crew import Crew
from dejarik.server.thinkers import warm_up

#: Pieces of work that may wait, of one address and of all.
OF_ONE, OF_ALL = 3, 24
#: Seconds that one piece may take, and that somebody waits for it.
SECONDS: Final = 20.0
PATIENCE: Final = 90.0


def _settle_in() -> None:
    """Whoever plays comes first."""
    with contextlib.suppress(OSError):
        os.nice(10)
    warm_up()


class Workshop:
    """Takes work in turn; whoever brings too much at a time is sent away."""

    def __init__(self, processes: int) -> None:
        self._crew = Crew(processes, _settle_in)
        self._waiting: Counter[str] = Counter()

    async def work(self, who: str, task: Callable[..., bytes], *args: Any) -> bytes:
        """`who` is the address for which the work is done."""
        if self._waiting[who] >= OF_ONE or self._waiting.total() >= OF_ALL:
            raise Refused("busy")
        self._waiting[who] += 1
        try:
            return await asyncio.wait_for(self._crew.do(task, *args, seconds=SECONDS), PATIENCE)
        except TimeoutError:
            raise Refused("took-too-long") from None
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]

    def stop(self) -> None:
        self._crew.stop()
