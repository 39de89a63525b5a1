"""Who is who: guests with a signed cookie, accounts with a password."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from dejarik.core.names import LONGEST, plain
from dejarik.core.refusal import Refused
from dejarik.server.events import now
from dejarik.server.refusals import TEXTS
from dejarik.server.settings import Settings
from dejarik.server.storage import Store, tables

COOKIE: Final = "dejarik"
_YEAR: Final = 365 * 24 * 3600
#: Checked when there is no such account, so that the answer takes as long as if there were.
_HASHER: Final = PasswordHasher()


class Person(msgspec.Struct, frozen=True):
    """Somebody with a name."""

    id: str
    name: str
    account: str | None
    #: What their cookies must know.
    session: str | None = None


def tidy(name: str) -> str:
    """A name as it is shown; one of which nothing is left is refused."""
    seen = plain(name)
    if not seen:
        raise Refused("bad-name")
    return seen


def folded(account: str) -> str:
    """The same for names that look alike. A few letters become whole words: then it is too long."""
    plain = unicodedata.normalize("NFKC", tidy(account)).casefold()
    if len(plain) > LONGEST:
        raise Refused("long-name", most=LONGEST)
    return plain


def _person(row: Any) -> Person:
    return Person(row["id"], row["name"], row["account_shown"], row["session"])


class People:
    """Everybody the house knows."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._signer: URLSafeTimedSerializer | None = None
        self._nobody = ""

    async def open(self) -> None:
        self._signer = URLSafeTimedSerializer(await self._store.secret(), salt="dejarik-person")
        self._nobody = await asyncio.to_thread(_HASHER.hash, secrets.token_urlsafe(16))

    def cookie(self, person: Person | None) -> Cookie:
        """The cookie that proves who one is; empty, it makes the browser forget."""
        assert self._signer is not None
        return Cookie(
            key=COOKIE,
            value=self._signer.dumps([person.id, person.session]) if person else "",
            max_age=_YEAR if person else 0,
            httponly=True,
            samesite="lax",
            secure=self._settings.https,
            path="/",
        )

    async def who(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """Whoever sent this request, if the cookie proves it."""
        value = connection.cookies.get(COOKIE)
        if not value or self._signer is None:
            return None
        try:
            proved = self._signer.loads(value, max_age=_YEAR)
        except BadSignature:
            return None
        # cookies of older servers hold the id alone
        identity, session = proved if isinstance(proved, list) and len(proved) == 2 else (proved, None)
        row = await self._store.one(select(tables.people).where(tables.people.c.id == str(identity)))
        return _person(row) if row and row["session"] == session else None

    async def sign_out(self, person: Person) -> None:
        """From now on no cookie of theirs is good any more, on any device."""
        session = secrets.token_urlsafe(12)
        await self._store.change(update(tables.people).where(tables.people.c.id == person.id).values(session=session))

    async def guest(self, name: str | None, lang: str) -> Person:
        if name is None:
            name = TEXTS.say(lang, "guest-name", number=str(1 + secrets.randbelow(9999)))
        shown = tidy(name)
        person = Person(secrets.token_urlsafe(12), shown, None)
        await self._store.change(insert(tables.people).values(id=person.id, name=shown, created=now()))
        return person

    async def rename(self, person: Person, name: str) -> Person:
        shown = tidy(name)
        await self._store.change(update(tables.people).where(tables.people.c.id == person.id).values(name=shown))
        return Person(person.id, shown, person.account, person.session)

    async def sign_up(self, person: Person | None, account: str, password: str) -> Person:
        """A new account; a guest who signs up keeps seats and history."""
        shown = tidy(account)
        if person is not None and person.account is not None:
            raise Refused("already-signed-up")
        hashed = await asyncio.to_thread(_HASHER.hash, password)
        values = {"account": folded(account), "account_shown": shown, "password": hashed}
        try:
            if person is None:
                person = Person(secrets.token_urlsafe(12), shown, shown)
                await self._store.change(
                    insert(tables.people).values(id=person.id, name=shown, created=now(), **values)
                )
            else:
                guest = tables.people.c.id == person.id, tables.people.c.account.is_(None)
                if not await self._store.change(update(tables.people).where(*guest).values(**values)):
                    raise Refused("already-signed-up")  # in another tab, at the same moment
        except IntegrityError:
            raise Refused("account-taken", name=shown) from None
        return Person(person.id, person.name, shown, person.session)

    async def check_password(self, person: Person, password: str) -> None:
        """Whoever sits at somebody else's open page cannot do what cannot be undone."""
        row = await self._store.one(select(tables.people).where(tables.people.c.id == person.id))
        if row is None or row["password"] is None:
            return
        try:
            await asyncio.to_thread(_HASHER.verify, row["password"], password)
        except (VerificationError, InvalidHashError):
            raise Refused("wrong-password") from None

    async def sign_in(self, account: str, password: str) -> Person:
        row = await self._store.one(select(tables.people).where(tables.people.c.account == folded(account)))
        try:
            await asyncio.to_thread(_HASHER.verify, row["password"] if row else self._nobody, password)
        except (VerificationError, InvalidHashError):
            raise Refused("wrong-password") from None
        if row is None:
            raise Refused("wrong-password")
        return _person(row)
