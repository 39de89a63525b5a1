"""News between servers that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

log = logging.getLogger("dejarik.server")

#: Seconds between attempts to reach it again.
AGAIN = 0.5


class PostgresChannels(AsyncPgChannelsBackend):
    """Litestar's channels over LISTEN and NOTIFY, with two lasting connections that come back when they break.

    A notice that cannot be sent is dropped: it says only that there is something to read. Whoever was deaf for a while
    is told so through `missed`, and reads for themselves.
    """

    def __init__(self, url: str, missed: Callable[[], Awaitable[None]]) -> None:
        super().__init__(dsn=url.replace("postgresql+asyncpg://", "postgresql://", 1))
        self._missed = missed
        self._speaker: Any = None
        self._speaking = asyncio.Lock()
        self._returning: asyncio.Task[None] | None = None
        self._closing = False

    async def on_startup(self) -> None:
        await super().on_startup()
        self._watch()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._speaking:
            try:
                if self._speaker is None or self._speaker.is_closed():
                    self._speaker = await self._connect()
                for channel in channels:
                    await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())
            except Exception as error:  # whatever a database on its way out or back makes of it: speak again next time
                log.warning("the other servers could not be told: %s", type(error).__name__)

    async def on_shutdown(self) -> None:
        self._closing = True
        if self._returning is not None:
            self._returning.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._returning
        if self._speaker is not None:
            await self._speaker.close()
        await super().on_shutdown()

    # ── coming back ────────────────────────────────────────────────────────────────────────────────────────────────

    def _watch(self) -> None:
        self._listener_conn.add_termination_listener(self._lost)

    def _lost(self, _connection: object) -> None:
        if not self._closing and (self._returning is None or self._returning.done()):
            self._returning = asyncio.ensure_future(self._return())

    async def _return(self) -> None:
        log.warning("the database does not answer; listening again as soon as it does")
        while True:
            try:
                await self._listen_again()
            except Exception:  # it is not back yet, in whatever words it says so
                await asyncio.sleep(AGAIN)
                continue
            log.warning("the database answers again")
            await self._missed()
            if not self._listener_conn.is_closed():
                return  # it has not gone once more while we read

    async def _listen_again(self) -> None:
        async with self._listener_lock:
            connection = await self._connect()
            for channel in self._subscribed_channels:
                await connection.add_listener(channel, self._listener)
            self._listener_conn = connection
        self._watch()
