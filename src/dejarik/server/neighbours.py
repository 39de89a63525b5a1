"""News between servers that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend


class PostgresChannels(AsyncPgChannelsBackend):
    """Litestar's channels over LISTEN and NOTIFY, with one lasting connection to speak through."""

    def __init__(self, url: str) -> None:
        super().__init__(dsn=url.replace("postgresql+asyncpg://", "postgresql://", 1))
        self._speaker: Any = None
        self._speaking = asyncio.Lock()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._speaking:
            if self._speaker is None or self._speaker.is_closed():
                self._speaker = await self._connect()
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def on_shutdown(self) -> None:
        if self._speaker is not None:
            await self._speaker.close()
        await super().on_shutdown()
