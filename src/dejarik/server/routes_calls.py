"""HTTP: how I want to be called when a match waits for me."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.params import FromPath, JSONBody

from dejarik.core.refusal import Refused
from dejarik.server import wire
from dejarik.server.calls import forms
from dejarik.server.calls.outside import place_of
from dejarik.server.calls.wishes import check_form
from dejarik.server.desk import Desk, Lang, Me, TheDesk
from dejarik.server.verbs import delete, get, post, put


async def _calls(desk: Desk, person: str) -> wire.Calls:
    from dejarik.server.calls import push

    wish = await desk.house.wishes.of(person)
    return wire.Calls(
        always=wish.always,
        form=wish.form,
        address=f"{place_of(wish.url).host} …{wish.url[-4:]}" if wish.url else "",
        chat=wish.chat,
        trouble=wish.trouble,
        browsers=[browser.id for browser in wish.browsers],
        key=push.public(await desk.house.wishes.key()),
    )


def _home(request: Request[Any, Any, Any]) -> str:
    """The address under which somebody knows us, as their browser says."""
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    return origin if len(origin) <= 300 and urlsplit(origin).netloc else ""


@get("/me/calls", summary="How I want to be called when a match waits for me")
async def my_calls(desk: TheDesk, me: Me) -> wire.Calls:
    return await _calls(desk, me.id)


@put("/me/calls", summary="Change how I want to be called")
async def set_calls(
    desk: TheDesk, me: Me, lang: Lang, request: Request[Any, Any, Any], data: JSONBody[wire.SetCalls]
) -> wire.Calls:
    values: dict[str, Any] = {"lang": lang, "home": _home(request)}
    if data.always is not None:
        values["always"] = data.always
    if data.form == "none":
        values |= {"form": None, "url": None, "chat": None, "trouble": None}
    elif data.form is not None:
        if me.account is None:
            raise Refused("call-guest")
        check_form(data.form, data.url, data.chat)
        await desk.house.outside.check(data.url)
        values |= {"form": data.form, "url": data.url, "chat": data.chat, "trouble": None}
    await desk.house.wishes.keep(me.id, **values)
    return await _calls(desk, me.id)


@post("/me/browsers", summary="Call me in this browser, too", status_code=200)
async def add_browser(
    desk: TheDesk, me: Me, lang: Lang, request: Request[Any, Any, Any], data: JSONBody[wire.AddBrowser]
) -> wire.Calls:
    from dejarik.server.calls import push

    push.check_browser(data.key, data.auth)
    await desk.house.outside.check(data.endpoint)
    await desk.house.wishes.keep(me.id, lang=lang, home=_home(request))
    await desk.house.wishes.add(me.id, data.endpoint, data.key, data.auth)
    return await _calls(desk, me.id)


@delete("/me/browsers/{browser:str}", summary="Call me in this browser no longer", status_code=200)
async def drop_browser(desk: TheDesk, me: Me, browser: FromPath[str]) -> wire.Calls:
    await desk.house.wishes.forget(browser, me.id)
    return await _calls(desk, me.id)


@post("/me/calls/trial", summary="Send me a message on trial", status_code=200)
async def try_calls(desk: TheDesk, me: Me, lang: Lang) -> wire.Trial:
    wish = await desk.house.wishes.of(me.id)
    if not wish.any:
        raise Refused("call-nowhere")
    fates = await desk.house.caller.trial(wish, forms.trial(lang))
    troubles: list[wire.CallTrouble] = [fate.how for fate in fates if fate.how != "sent"]
    return wire.Trial(sent=len(fates) - len(troubles), troubles=troubles)


ROUTES = [my_calls, drop_browser]
#: These make the server look names up or write to others: as rare as sign-ins.
CALLING = [set_calls, add_browser, try_calls]
