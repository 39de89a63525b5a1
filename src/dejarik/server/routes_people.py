"""HTTP: who I am, my account, my decks and squads."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Response
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import delete as remove
from sqlalchemy import func, insert, select, update

from dejarik.core.game import find
from dejarik.core.refusal import Refused
from dejarik.server import ratings, wire
from dejarik.server.desk import Address, Desk, Lang, Me, Someone, TheDesk, respond
from dejarik.server.events import now
from dejarik.server.people import Person
from dejarik.server.storage import tables
from dejarik.server.verbs import delete, get, post, put

#: Decks and squads one account may keep.
MOST_BUILDS = 500


async def _me(desk: Desk, person: Person | None) -> wire.Me:
    if person is None:
        return wire.Me(person=None, name=None, account=None, ratings=[])
    rows = await desk.store.all(select(tables.ratings).where(tables.ratings.c.player == person.id))
    return wire.Me(
        person=person.id, name=person.name, account=person.account, ratings=[ratings.card(row) for row in rows]
    )


@get("/me", summary="Who I am")
async def who_am_i(desk: TheDesk, person: Someone) -> wire.Me:
    return await _me(desk, person)


@put("/me", summary="Take a name, or change it")
async def take_name(
    desk: TheDesk, person: Someone, lang: Lang, address: Address, data: JSONBody[wire.TakeName]
) -> Response[wire.Me]:
    named = await (desk.people.rename(person, data.name) if person else desk.newcomer(address, lang, data.name))
    return respond(await _me(desk, named), cookie=desk.people.cookie(named))


@post("/accounts", summary="Sign up; a guest keeps seats and history", status_code=201)
async def sign_up(desk: TheDesk, person: Someone, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    signed = await desk.people.sign_up(person, data.account, data.password)
    return respond(await _me(desk, signed), status=201, cookie=desk.people.cookie(signed))


@post("/session", summary="Sign in", status_code=200)
async def sign_in(desk: TheDesk, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    signed = await desk.people.sign_in(data.account, data.password)
    return respond(await _me(desk, signed), cookie=desk.people.cookie(signed))


@delete("/session", summary="Sign out everywhere, or forget who I am", status_code=200)
async def sign_out(desk: TheDesk, person: Someone) -> Response[wire.Me]:
    if person is not None:
        await desk.people.sign_out(person)
        desk.house.show_out(person.id)
        await desk.house.wishes.forget_all(person.id)
    return respond(await _me(desk, None), cookie=desk.people.cookie(None))


@get("/ratings/{game:str}", summary="The strongest players of a game")
async def best(desk: TheDesk, game: FromPath[str]) -> list[wire.Rating]:
    table = tables.ratings
    query = (
        select(table)
        .where(table.c.game == find(game).id)
        .order_by((table.c.mean - 3 * table.c.deviation).desc())
        .limit(100)
    )
    return [ratings.card(row) for row in await desk.store.all(query)]


# ── decks and squads ───────────────────────────────────────────────────────────────────────────────────────────────


@get("/builds", summary="My decks and squads")
async def my_builds(
    desk: TheDesk, me: Me, game: Annotated[str | None, QueryParameter(max_length=40)] = None
) -> list[wire.Build]:
    table = tables.builds
    query = select(table).where(table.c.person == me.id).order_by(table.c.changed.desc())
    if game is not None:
        query = query.where(table.c.game == game)
    return [
        wire.Build(id=row["id"], game=row["game"], name=row["name"], text=row["text"], changed=row["changed"])
        for row in await desk.store.all(query)
    ]


@post("/builds", summary="Keep a new deck or squad", status_code=201)
async def add_build(desk: TheDesk, me: Me, address: Address, data: JSONBody[wire.SaveBuild]) -> wire.Build:
    desk.check_keepsakes(address)
    game = find(data.game)
    table = tables.builds
    if (await desk.store.value(select(func.count()).where(table.c.person == me.id))) >= MOST_BUILDS:
        raise Refused("too-many-builds", most=MOST_BUILDS)
    build = wire.Build(id=secrets.token_urlsafe(9), game=game.id, name=data.name, text=data.text, changed=now())
    await desk.store.change(
        insert(table).values(
            id=build.id, person=me.id, game=build.game, name=build.name, text=build.text, changed=build.changed
        )
    )
    return build


@put("/builds/{build:str}", summary="Change a deck or squad")
async def change_build(desk: TheDesk, me: Me, build: FromPath[str], data: JSONBody[wire.SaveBuild]) -> wire.Build:
    kept = wire.Build(id=build, game=find(data.game).id, name=data.name, text=data.text, changed=now())
    table = tables.builds
    touched = await desk.store.change(
        update(table)
        .where(table.c.id == build, table.c.person == me.id)
        .values(game=kept.game, name=kept.name, text=kept.text, changed=kept.changed)
    )
    if not touched:
        raise Refused("unknown-build")
    return kept


@delete("/builds/{build:str}", summary="Throw a deck or squad away", status_code=200)
async def drop_build(desk: TheDesk, me: Me, build: FromPath[str]) -> wire.Done:
    table = tables.builds
    if not await desk.store.change(remove(table).where(table.c.id == build, table.c.person == me.id)):
        raise Refused("unknown-build")
    return wire.Done(done=True)


ROUTES = [who_am_i, take_name, sign_out, best, my_builds, add_build, change_build, drop_build]
SIGN_IN_ROUTES = [sign_up, sign_in]
