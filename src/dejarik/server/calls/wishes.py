"""How somebody wants to be called: browsers that take web push, and one address of their own."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Collection, Mapping
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from dejarik.core.refusal import Refused
from dejarik.server.calls.forms import Form
from dejarik.server.events import now
from dejarik.server.storage import Store, tables

#: Browsers that one person may be called in; the oldest is forgotten for a new one.
MOST_BROWSERS: Final = 10


#: Why a message did not arrive.
Trouble = Literal["gone", "refused", "late", "nobody"]


class Browser(NamedTuple):
    """A browser that takes web push."""

    id: str
    endpoint: str
    key: str
    auth: str


class Wish(NamedTuple):
    """All that is known of how somebody wants to be called."""

    person: str
    #: Even when they have the table open.
    always: bool = False
    lang: str = "ru"
    #: The address under which they know us; links in messages lead there.
    home: str = ""
    form: Form | None = None
    url: str = ""
    chat: str = ""
    #: Why the last message did not arrive.
    trouble: Trouble | None = None
    browsers: tuple[Browser, ...] = ()

    @property
    def any(self) -> bool:
        return bool(self.browsers) or self.form is not None


def browser_id(endpoint: str) -> str:
    """The page can say it, too, and so knows itself among its owner's browsers."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:40]


class Wishes:
    """The stored side: both tables, and the server's own key for web push."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> Wish:
        return (await self.all([person])).get(person) or Wish(person)

    async def all(self, people: Collection[str]) -> dict[str, Wish]:
        """The wishes of those who have any."""
        if not people:
            return {}
        calls, pushes = tables.calls, tables.pushes
        found = {
            row["person"]: _wish(row)
            for row in await self._store.all(select(calls).where(calls.c.person.in_(set(people))))
        }
        query = select(pushes).where(pushes.c.person.in_(set(people))).order_by(pushes.c.created)
        for row in await self._store.all(query):
            wish = found.get(row["person"], Wish(row["person"]))
            browser = Browser(row["id"], row["endpoint"], row["key"], row["auth"])
            found[wish.person] = wish._replace(browsers=(*wish.browsers, browser))
        return found

    async def keep(self, person: str, **values: Any) -> None:
        """Change some of somebody's wishes."""
        table = tables.calls
        if await self._store.change(update(table).where(table.c.person == person).values(**values)):
            return
        first = {"always": False, "lang": "ru", **values}
        try:
            await self._store.change(insert(table).values(person=person, **first))
        except IntegrityError:  # another server, or another tab, was faster
            await self._store.change(update(table).where(table.c.person == person).values(**values))

    async def trouble(self, person: str, what: Trouble | None) -> None:
        """Write down why the last message did not arrive; an address that is gone is forgotten."""
        table = tables.calls
        values: dict[str, Any] = {"trouble": what}
        if what == "gone":
            values |= {"form": None, "url": None, "chat": None}
        await self._store.change(update(table).where(table.c.person == person).values(**values))

    async def add(self, person: str, endpoint: str, key: str, auth: str) -> str:
        """A browser of theirs. Whoever used it before is not called there any more."""
        table, identity = tables.pushes, browser_id(endpoint)
        values = {"person": person, "endpoint": endpoint, "key": key, "auth": auth, "created": now()}
        if not await self._store.change(update(table).where(table.c.id == identity).values(**values)):
            with contextlib.suppress(IntegrityError):
                await self._store.change(insert(table).values(id=identity, **values))
        mine = select(table.c.id).where(table.c.person == person).order_by(table.c.created.desc())
        old = [row["id"] for row in await self._store.all(mine.offset(MOST_BROWSERS))]
        if old:
            await self._store.change(delete(table).where(table.c.id.in_(old)))
        return identity

    async def forget(self, browser: str, person: str | None = None) -> None:
        """A browser no longer wants to be told."""
        table = tables.pushes
        mine = [] if person is None else [table.c.person == person]
        await self._store.change(delete(table).where(table.c.id == browser, *mine))

    async def forget_all(self, person: str) -> None:
        await self._store.change(delete(tables.pushes).where(tables.pushes.c.person == person))

    async def key(self) -> str:
        """The key with which this server signs web push: made once, the same for every server of this database."""
        from dejarik.server.calls import push  # OpenSSL is loaded when somebody first wants to be called

        return await self._store.kept("push", push.new_key)


def _wish(row: Mapping[str, Any]) -> Wish:
    return Wish(
        person=row["person"],
        always=row["always"],
        lang=row["lang"],
        home=row["home"] or "",
        form=row["form"],
        url=row["url"] or "",
        chat=row["chat"] or "",
        trouble=row["trouble"],
    )


def check_form(form: str | None, url: str, chat: str) -> None:
    """Refuse an address that lacks something."""
    if form is not None and not url:
        raise Refused("call-address")
    if form == "telegram" and not chat:
        raise Refused("call-chat")
