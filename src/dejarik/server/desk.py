"""The front desk: what every request handler needs."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from dejarik.core.refusal import Refused
from dejarik.server import wire
from dejarik.server.door import Door, address_of
from dejarik.server.house import House
from dejarik.server.people import People, Person
from dejarik.server.refusals import language_of
from dejarik.server.settings import Settings
from dejarik.server.storage import Store
from dejarik.server.study import Study
from dejarik.server.workshop import Workshop

Body = TypeVar("Body")

#: Sockets that are let in at the same time.
JOINING = 4


class Desk:
    """Storage, the house and the people in it, for one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.db)
        self.house = House(settings, self.store)
        self.people = People(self.store, settings)
        self.workshop = Workshop(settings.record_processes)
        self.study = Study(limited=bool(settings.requests_per_minute))
        self.door = Door(settings)
        #: So many sockets are let in at a time: a crowd at the door does not keep those inside waiting.
        self.joining = asyncio.Semaphore(JOINING)

    async def newcomer(self, address: str, lang: str, name: str | None = None) -> Person:
        """A guest whom nobody has seen before; of one address come only so many."""
        self.check_keepsakes(address)
        return await self.people.guest(name, lang)

    def check_keepsakes(self, address: str) -> None:
        """Refuse whoever fills the disk."""
        if not self.door.keepsakes.take(address):
            raise Refused("too-many-requests")


#: What handlers ask for by name.
TheDesk = NamedDependency[Desk]
Someone = NamedDependency[Person | None]
Me = NamedDependency[Person]
Lang = NamedDependency[wire.Language]
Address = NamedDependency[str]


def desk_of(request: Request[Any, Any, Any]) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


async def person_of(request: Request[Any, Any, Any]) -> Person | None:
    return await desk_of(request).people.who(request)


async def me_of(request: Request[Any, Any, Any]) -> Person:
    person = await desk_of(request).people.who(request)
    if person is None:
        raise Refused("who-are-you")
    return person


def address_of_request(request: Request[Any, Any, Any]) -> str:
    """Where the request comes from."""
    return address_of(request.scope)


def lang_of(
    request: Request[Any, Any, Any],
    asked: Annotated[wire.Language | None, QueryParameter(name="lang", description="Language.")] = None,
) -> wire.Language:
    return language_of(asked, request.headers.get("accept-language"))


def respond(body: Body, *, status: int = 200, cookie: Cookie | None = None) -> Response[Body]:
    return Response(body, status_code=status, cookies=[cookie] if cookie else None)
