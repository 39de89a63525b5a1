"""HTTP: what I look back on, all my data, and the end of my account."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response
from litestar.params import JSONBody, QueryParameter

from dejarik.server import farewell, wire
from dejarik.server.desk import Lang, Me, TheDesk, respond
from dejarik.server.profile import profile
from dejarik.server.verbs import get, post


@get("/me/profile", summary="My history, and numbers by game, side and deck")
async def my_profile(
    desk: TheDesk, me: Me, lang: Lang, skip: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0
) -> wire.Profile:
    return await profile(desk.house, me, lang, skip)


@get("/me/data", summary="Everything that is stored of me, as a file")
async def my_data(desk: TheDesk, me: Me) -> Response[dict[str, Any]]:
    data = await farewell.belongings(desk.store, me.id)
    return Response(data, headers={"content-disposition": 'attachment; filename="dejarik-my-data.json"'})


@post("/me/goodbye", summary="Delete my account and everything that only concerns me", status_code=200)
async def say_goodbye(desk: TheDesk, me: Me, data: JSONBody[wire.Goodbye]) -> Response[wire.Done]:
    await desk.people.check_password(me, data.password)
    await farewell.leave(desk.house, me)
    desk.house.show_out(me.id)
    return respond(wire.Done(done=True), cookie=desk.people.cookie(None))


ROUTES = [my_profile, my_data]
SIGN_IN_ROUTES = [say_goodbye]
