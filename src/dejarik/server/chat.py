"""What people say to each other at one table."""

from __future__ import annotations

import asyncio
import time
from collections import deque

from sqlalchemy import func, insert, select

from dejarik.core.names import harmless
from dejarik.core.refusal import Refused
from dejarik.server import wire
from dejarik.server.client import Client
from dejarik.server.events import now
from dejarik.server.pace import Allowance, Allowances
from dejarik.server.storage import Store, tables

#: Lines that one person, and that all who only watch together, may say in a second; and at once.
ONE, WATCHERS = (1.0, 6.0), (5.0, 30.0)
#: Lines that a newcomer is shown; those who come within so many seconds share one reading.
RECENT = 100
TOGETHER = 1.0


class Chat:
    """Lines are stored first and then passed on, here and by the other servers."""

    def __init__(self, store: Store, match: str) -> None:
        self._store, self._match = store, match
        self._lock = asyncio.Lock()
        self._heard = self._from = 0
        self._told: deque[int] = deque(maxlen=200)
        #: What newcomers were shown, and when it was read.
        self._recent: tuple[wire.ChatLine, ...] | None = None
        self._read_at = 0.0
        self._of_one, self._of_watchers = Allowances(*ONE), Allowance(*WATCHERS)

    async def load(self) -> None:
        """What was said before is not passed on again."""
        query = select(func.max(tables.chat.c.id)).where(tables.chat.c.match == self._match)
        if not self._heard:
            self._heard = self._from = await self._store.value(query) or 0

    async def say(self, client: Client, text: str) -> None:
        if client.person is None:
            raise Refused("who-are-you")
        if not self._of_one.take(client.person) or (client.seat is None and not self._of_watchers.take()):
            raise Refused("talk-slower")
        said = {"text": harmless(text), "at": now()}  # it may be read in a terminal
        values = {"match": self._match, "seat": client.seat, "name": client.name or "", **said}
        values["person"] = client.person
        await self._store.change(insert(tables.chat).values(**values))

    async def fresh(self) -> list[wire.ChatLine]:
        """What has been said since, here or through another server."""
        async with self._lock:
            # two servers may commit in another order than they numbered: look back a little
            lines = [
                line
                for line in await self._since(max(0, self._heard - 20))
                if line.id not in self._told and line.id > self._from
            ]
            for line in lines:
                self._told.append(line.id)
                self._heard = max(self._heard, line.id)
            if lines:
                self._recent = None
            return lines

    async def recent(self) -> tuple[wire.ChatLine, ...]:
        """What was said, the last lines only: a crowd that comes at once does not ask the database one by one."""
        async with self._lock:
            if self._recent is None or time.monotonic() - self._read_at > TOGETHER:
                self._recent, self._read_at = tuple(await self._since(0)), time.monotonic()
            return self._recent

    async def _since(self, after: int) -> list[wire.ChatLine]:
        """The last lines after this one."""
        table = tables.chat
        query = select(table).where(table.c.match == self._match, table.c.id > after)
        rows = await self._store.all(query.order_by(table.c.id.desc()).limit(RECENT))
        return [
            wire.ChatLine(id=row["id"], seat=row["seat"], name=row["name"], text=row["text"], at=row["at"])
            for row in reversed(rows)
        ]
