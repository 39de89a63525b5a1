"""Sends reminders: aside from the matches, with a limit for everything, and quietly when something fails."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final, Literal, NamedTuple

from dejarik.core.refusal import Refused
from dejarik.server import metrics
from dejarik.server.calls.forms import Letter, body
from dejarik.server.calls.outside import Outside, Reply, place_of
from dejarik.server.calls.wishes import Browser, Wish, Wishes
from dejarik.server.pace import Allowances

log = logging.getLogger("dejarik.server")

#: Letters that are under way at a time, and that wait for their turn; those beyond are not sent.
AT_ONCE, MOST = 16, 2000
#: Seconds after which a letter that did not arrive is sent again, as long as it is still true.
AGAIN: Final = (30.0, 300.0)
#: One person's letters: one in so many seconds, and so many in a burst.
PACE, BURST = 10.0, 20.0


class Fate(NamedTuple):
    """What became of a letter, and how many seconds the other side wants us to wait before the next."""

    how: Literal["sent", "gone", "refused", "late", "nobody"]
    wait: float | None = None

    @property
    def worth_another(self) -> bool:
        return self.how in ("late", "nobody")


#: One way to send a letter.
Send = Callable[[], Awaitable[Fate]]


class Caller:
    """All letters of one server. Nothing here is waited for by a match."""

    def __init__(self, wishes: Wishes, outside: Outside, contact: str) -> None:
        self._wishes = wishes
        self._outside = outside
        self._contact = contact
        self._desk = asyncio.Semaphore(AT_ONCE)
        self._pace = Allowances(1 / PACE, BURST)
        self._tasks: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        self._outside.stop()

    def call(self, wish: Wish, letter: Letter, wanted: Callable[[], Awaitable[bool]]) -> None:
        """Send a letter to everywhere its reader wants it, in the background; again later, while it is `wanted`."""
        if len(self._tasks) >= MOST or not self._pace.take(wish.person):
            metrics.CALLS.labels("any", "held back").inc()
            return
        for send in self._ways(wish, letter):
            self._spawn(self._insist(send, wanted))

    async def trial(self, wish: Wish, letter: Letter) -> list[Fate]:
        """Send it once, now, on every way."""
        return await asyncio.gather(*(send() for send in self._ways(wish, letter)))

    def _ways(self, wish: Wish, letter: Letter) -> list[Send]:
        ways: list[Send] = [partial(self._push, wish, browser, letter) for browser in wish.browsers]
        if wish.form is not None:
            ways.append(partial(self._write, wish, letter))
        return ways

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _insist(self, send: Send, wanted: Callable[[], Awaitable[bool]]) -> None:
        try:
            for pause in (*AGAIN, None):
                fate = await send()
                if not fate.worth_another or pause is None:
                    return
                await asyncio.sleep(min(max(pause, fate.wait or 0.0), AGAIN[-1]))
                if not await wanted():
                    return
        except Exception:  # whoever is not called finds the match in the list
            log.exception("a reminder failed")

    async def _push(self, wish: Wish, browser: Browser, letter: Letter) -> Fate:
        from dejarik.server.calls import push

        key = await self._wishes.key()
        secret = push.sealed(letter.packed(), browser.key, browser.auth)
        contact = self._contact or (wish.home if wish.home.startswith("https:") else "")
        headers = {
            "authorization": push.signed(key, place_of(browser.endpoint).origin, time.time(), contact),
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(push.KEPT),
            "urgency": "normal",
            "topic": letter.topic,
        }
        fate = await self._post("push", browser.endpoint, secret, headers)
        if fate.how == "gone":
            await self._wishes.forget(browser.id)
        return fate

    async def _write(self, wish: Wish, letter: Letter) -> Fate:
        assert wish.form is not None
        headers = {"content-type": "application/json; charset=utf-8", "user-agent": "dejarik"}
        text = body(wish.form, letter, wish.home, wish.chat)
        fate = await self._post(wish.form, wish.url, text, headers)
        trouble = None if fate.how == "sent" else fate.how
        if trouble != wish.trouble:
            await self._wishes.trouble(wish.person, trouble)
        return fate

    async def _post(self, form: str, url: str, text: bytes, headers: dict[str, str]) -> Fate:
        async with self._desk:
            fate = await _tried(self._outside.post(url, text, headers))
        metrics.CALLS.labels(form, fate.how).inc()
        return fate


async def _tried(sending: Awaitable[Reply]) -> Fate:
    try:
        reply = await sending
    except Refused as refused:
        return Fate("nobody" if refused.reason == "call-nobody" else "refused")
    except TimeoutError:
        return Fate("late")
    except (OSError, ValueError):  # a certificate that does not fit is both
        return Fate("nobody")
    if reply.status in (404, 410):
        return Fate("gone")
    if reply.status == 429 or reply.status >= 500:
        return Fate("late", reply.wait)
    return Fate("sent" if 200 <= reply.status < 300 else "refused")
