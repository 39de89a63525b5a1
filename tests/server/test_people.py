"""Guests, accounts, decks, ratings, the lobby, and what the games say about themselves."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy import select

from dejarik.core.game import Outcome, games
from dejarik.core.words import LANGUAGES
from dejarik.server import ratings, wire
from dejarik.server.course import Course
from dejarik.server.events import Event
from dejarik.server.house import House
from dejarik.server.outlet import GONE
from dejarik.server.people import People
from dejarik.server.refusals import STATUS, TEXTS, language_of
from dejarik.server.storage import Store, tables
from tests.server.conftest import Place, Running, Starter, Visitor, quiet


def test_a_guest_gets_a_name_and_may_change_it(server: Running) -> None:
    guest = server.visitor("ru")
    assert guest.get("/api/me").json()["person"] is None
    assert guest.put("/api/me", {"name": "  Джин \u200b Эрсо "}).json()["name"] == "Джин Эрсо"
    first = guest.get("/api/me").json()["person"]
    assert guest.put("/api/me", {"name": "Джин"}).json()["person"] == first
    for name, error in (("\u200b", "bad-name"), ("", "malformed-request"), ("x" * 41, "malformed-request")):
        response = guest.put("/api/me", {"name": name})
        assert (response.status_code, response.json()["error"]) == (400, error)
    cookie = guest.http.cookies["dejarik"]
    guest.http.cookies.set("dejarik", cookie[:-3] + "abc")
    assert guest.get("/api/me").json()["person"] is None  # a forged cookie is nobody's


def test_an_account_keeps_history_and_decks(server: Running) -> None:
    name, password = f"Jyn{secrets.token_hex(4)}", "stardust-1"
    guest = server.visitor().named("Jyn")
    match = guest.create(count=3)["match"]["id"]
    assert guest.post("/api/accounts", {"account": name, "password": "short"}).status_code == 400
    made = guest.post("/api/accounts", {"account": name, "password": password})
    assert (made.status_code, made.json()["account"]) == (201, name)
    assert password not in made.text
    again = server.visitor("ru").post("/api/accounts", {"account": name.upper(), "password": password})
    assert (again.status_code, again.json()["error"]) == (409, "account-taken")
    assert (
        guest.post("/api/accounts", {"account": "other", "password": password}).json()["error"] == "already-signed-up"
    )
    build = guest.post("/api/builds", {"game": "hope", "name": "Scarif", "text": "…"}).json()
    assert guest.put(f"/api/builds/{build['id']}", {"game": "hope", "name": "Jedha", "text": "!"}).json()["text"] == "!"

    elsewhere = server.visitor("ru")
    wrong = elsewhere.post("/api/session", {"account": name, "password": "wrong-password"})
    assert (wrong.status_code, wrong.json()["message"]) == (401, "Учётной записи с таким именем и паролем нет.")
    assert elsewhere.post("/api/session", {"account": name.lower(), "password": password}).status_code == 200
    assert match in [card["id"] for card in elsewhere.get("/api/matches").json()["mine"]]
    assert [kept["name"] for kept in elsewhere.get("/api/builds", params={"game": "hope"}).json()] == ["Jedha"]
    stranger = server.visitor().named("X")
    assert stranger.put(f"/api/builds/{build['id']}", {"game": "hope", "name": "a", "text": ""}).status_code == 404
    assert stranger.delete(f"/api/builds/{build['id']}").status_code == 404
    assert elsewhere.delete(f"/api/builds/{build['id']}").json() == {"done": True}
    elsewhere.delete("/api/session")
    assert elsewhere.get("/api/builds").json()["error"] == "who-are-you"


def test_whoever_signs_out_is_out_on_every_device(server: Running) -> None:
    here, there = server.visitor().named("Jyn"), server.visitor()
    here.post("/api/accounts", {"account": "Liana Hallik", "password": "stardust-1"})
    stolen = server.visitor()
    stolen.http.cookies = httpx.Cookies(here.http.cookies)
    there.post("/api/session", {"account": "Liana Hallik", "password": "stardust-1"})
    assert stolen.get("/api/me").json()["account"] == there.get("/api/me").json()["account"] == "Liana Hallik"
    here.delete("/api/session")
    for each in (here, there, stolen):
        assert each.get("/api/me").json()["person"] is None
    again = there.post("/api/session", {"account": "liana hallik", "password": "stardust-1"})
    assert again.json()["account"] == there.get("/api/me").json()["account"] == "Liana Hallik"
    assert stolen.get("/api/me").json()["person"] is None


async def closed(place: Place) -> int | None:
    """Listen to the end; with what the socket was closed."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await place.hear()
    code: int | None = place.link.close_code
    return code


def test_whoever_signs_out_sees_no_table_any_more_on_any_server(start: Starter, postgres: str) -> None:
    """Somebody left a page open elsewhere: nobody plays on there, nor sees what is hidden from others."""
    ports = [start(db=postgres).port, start(db=postgres).port]

    def sign_out(who: Visitor) -> httpx.Response:
        return who.delete("/api/session")

    def say_goodbye(who: Visitor) -> httpx.Response:
        return who.post("/api/me/goodbye", {})

    for leave in (sign_out, say_goodbye):
        jyn, saw = Visitor(ports[0]).named("Jyn"), Visitor(ports[0]).named("Saw")
        match = jyn.create(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])["match"]["id"]
        assert saw.post(f"/api/matches/{match}/seats/1").status_code == 200

        async def work(who: Visitor = jyn, other: Visitor = saw, leave: Any = leave, match: str = match) -> None:
            async with contextlib.AsyncExitStack() as stack:
                places = [await stack.enter_async_context(who.sit(match, port=port)) for port in ports]
                places += [await stack.enter_async_context(who.sit(match, port=ports[1], watch="true"))]
                kept = await stack.enter_async_context(other.sit(match, port=ports[0]))
                for place in [*places, kept]:
                    await place.show()
                assert (await asyncio.to_thread(leave, who)).status_code == 200
                assert await asyncio.gather(*(closed(place) for place in places)) == [GONE] * 3
                if leave is sign_out:
                    assert (await kept.do("ping"))["type"] == "pong"
                again = await stack.enter_async_context(who.sit(match, port=ports[1]))
                assert (await again.show())["seat"] is None

        asyncio.run(work())


def test_a_guest_who_signs_up_in_two_tabs_at_once_has_one_account(server: Running) -> None:
    guest = server.visitor().named("Jyn")
    names = [f"Jyn{secrets.token_hex(4)}" for _ in range(2)]
    with ThreadPoolExecutor() as tabs:
        made = list(tabs.map(lambda name: _sign_up(server, guest, name), names))
    assert sorted(each.status_code for each in made) == [201, 400]
    kept = [each.json()["account"] for each in made if each.status_code == 201]
    assert kept == [guest.get("/api/me").json()["account"]]


def _sign_up(server: Running, guest: Visitor, name: str) -> httpx.Response:
    tab = server.visitor()
    tab.http.cookies = httpx.Cookies(guest.http.cookies)
    return tab.post("/api/accounts", {"account": name, "password": "stardust-1"})


def test_bad_wishes_for_a_match(server: Running) -> None:
    guest = server.visitor("ru").named("Джин")
    for wanted, status, error in (
        ({"game": "chess"}, 404, "unknown-game"),
        ({"game": "hope", "count": 2}, 400, "wrong-seats"),
        ({"game": "hope", "count": 7}, 400, "wrong-seats"),
        ({"game": "hope", "options": {"quick": "perhaps"}}, 400, "bad-options"),
        ({"game": "hope", "seats": [{"kind": "bot", "bot": "droideka"}] * 3}, 400, "unknown-bot"),
        ({"game": "hope", "seats": [{"kind": "throne"}] * 3}, 400, "malformed-request"),
        ({"game": "hope", "clock": {"per": "move", "seconds": 0}}, 400, "malformed-request"),
        ({"game": "hope", "colour": "red"}, 400, "malformed-request"),
        ({}, 400, "malformed-request"),
    ):
        response = guest.post("/api/matches", wanted)
        assert (response.status_code, response.json()["error"]) == (status, error), wanted
        assert any("а" <= letter <= "я" for letter in response.json()["message"])


def test_what_a_game_holds_against_its_options_is_told_in_its_own_words(server: Running) -> None:
    response = server.visitor("ru").post("/api/matches", {"game": "xwing", "options": {"points": -5}})
    assert response.status_code == 400, response.text
    assert any("а" <= letter <= "я" for letter in response.json()["message"])


def test_one_host_of_many_matches_hides_no_others(server: Running) -> None:
    modest, loud = server.visitor().named("Jyn"), server.visitor().named("Krennic")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    kept = [modest.create(seats=seats)["match"]["id"], modest.create(count=3)["match"]["id"]]
    made = [loud.create(**more)["match"]["id"] for _ in range(31) for more in ({"seats": seats}, {"count": 3})]
    lobby = server.visitor().get("/api/matches").json()
    for listed, mine, his in (("open", kept[0], made[::2]), ("running", kept[1], made[1::2])):
        ids = [card["id"] for card in lobby[listed]]
        assert mine in ids
        assert set(ids) & set(his) == set(his[-5:])
    assert len(loud.get("/api/matches").json()["mine"]) == 30


def test_private_matches_are_not_listed(server: Running) -> None:
    host = server.visitor().named("Jyn")
    hidden = host.create(count=3, public=False)["match"]["id"]
    lobby = server.visitor().get("/api/matches").json()
    assert hidden not in [card["id"] for card in lobby["open"] + lobby["running"]]
    assert hidden in [card["id"] for card in host.get("/api/matches").json()["mine"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_presents_itself(server: Running, lang: str) -> None:
    visitor = server.visitor(lang)
    cards = visitor.get("/api/games", params={"lang": lang}).json()
    assert [card["id"] for card in cards] == list(games())
    for card in cards:
        assert card["name"]
        assert all(any("а" <= letter <= "я" for letter in bot["label"]) == (lang == "ru") for bot in card["bots"])
        assert [setting["label"] for setting in card["settings"]]
        texts = visitor.get(f"/api/games/{card['id']}/texts", params={"lang": lang})
        assert "ask-" in texts.text
        book = visitor.get(f"/api/games/{card['id']}/rules", params={"lang": lang}).json()
        assert lang == "ru" or not any(
            "а" <= letter <= "я" for one in book["rules"] for letter in one["section"].lower()
        )
        rule = book["rules"][0]
        assert visitor.get(f"/api/games/{card['id']}/rules/{rule['id']}", params={"lang": lang}).json() == rule
        assert visitor.get(f"/api/games/{card['id']}/rules/no.such").status_code == 404
    hope = cards[0]
    assert hope["settings"][0]["name"] == "quick"
    for lang in ("ru", "en"):
        for card in server.visitor(lang).get("/api/games").json():
            for setting in card["settings"]:
                assert setting["group"] in ("main", "more", "teams")
                labels = [choice["label"] for choice in setting["choices"]]
                assert all(labels), setting["name"]
                assert len(set(labels)) == len(labels)
                raw = {str(choice["value"]) for choice in setting["choices"]}
                assert card["id"] == "bidding" or not raw & set(labels), f"{setting['name']}: values instead of names"
    found = visitor.get("/api/games/hope/rules", params={"search": "чертежи", "lang": lang}).json()
    assert 0 < len(found["rules"]) < len(visitor.get("/api/games/hope/rules").json()["rules"])


def test_every_refusal_has_words_in_both_languages() -> None:
    for lang in LANGUAGES:
        for reason in STATUS:
            assert TEXTS.has(lang, f"refused-{reason}"), (lang, reason)


@pytest.mark.parametrize(
    ("asked", "accepts", "lang"),
    [("en", "ru", "en"), (None, "ru-RU,ru;q=0.9", "ru"), (None, "en-US", "en"), (None, None, "ru"), (None, "fr", "en")],
)
def test_the_language_of_a_reader(asked: str | None, accepts: str | None, lang: str) -> None:
    assert language_of(asked, accepts) == lang


@pytest.mark.parametrize("helped", [False, True])
def test_a_finished_match_between_accounts_is_rated_once(monkeypatch: pytest.MonkeyPatch, helped: bool) -> None:
    """Path to Hope is won or lost together, so a match that one player loses on time stands in, by hand."""

    async def work() -> None:
        store = Store("sqlite://")
        await store.open()
        people = People(store, quiet())
        await people.open()
        jyn = await people.sign_up(None, "Jyn", "stardust-1")
        orson = await people.sign_up(None, "Orson", "deathstar-1")
        house = House(quiet(bot_pause=1000.0), store)
        seats = [wire.SeatPlan(kind="me"), wire.SeatPlan(kind="open"), wire.SeatPlan(kind="bot", bot="random")]
        live = await house.create(wire.CreateMatch(game="hope", seats=seats), jyn.id, "Jyn")
        await live.happen(lambda course: course.take_open(1, orson.id, "Orson"))
        assert live.course.counts
        if helped:
            live.course.apply(Event(live.id, 4, "aid", 0, "hint", 0))
        live.course.apply(Event(live.id, live.course.seq + 1, "forfeit", 1, None, 0))

        won = Outcome((0, 2), "forfeit", (1.0, 0.0, 1.0))
        monkeypatch.setattr(type(live.game), "forfeit", lambda *_: won)
        for _ in range(2):
            await ratings.count(store, live.course)
        rows = {row["player"]: row for row in await store.all(select(tables.ratings))}
        await house.close()
        await store.close()
        if helped:
            assert rows == {}, "whoever had help plays for fun"
            return
        assert rows[jyn.id]["matches"] == rows[orson.id]["matches"] == rows["bot:random"]["matches"] == 1
        assert rows[jyn.id]["mean"] > rows[orson.id]["mean"]

    asyncio.run(work())


def test_who_gives_the_seat_up_is_rated_as_who_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot that plays on wins for nobody."""

    async def work() -> None:
        store = Store("sqlite://")
        await store.open()
        people = People(store, quiet())
        await people.open()
        jyn = await people.sign_up(None, "Jyn", "stardust-1")
        orson = await people.sign_up(None, "Orson", "deathstar-1")
        house = House(quiet(bot_pause=1000.0), store)
        seats = [wire.SeatPlan(kind="me"), wire.SeatPlan(kind="open"), wire.SeatPlan(kind="bot", bot="random")]
        live = await house.create(wire.CreateMatch(game="hope", seats=seats), jyn.id, "Jyn")
        await live.happen(lambda course: course.take_open(1, orson.id, "Orson"))
        await live.happen(lambda course: course.give_up(1, orson.id, "random", 0))
        monkeypatch.setattr(Course, "outcome", Outcome((1,), "won", (0.0, 1.0, 0.0)))  # at the seat that was given up
        await ratings.count(store, live.course)
        rows = {row["player"]: row["mean"] for row in await store.all(select(tables.ratings))}
        await house.close()
        await store.close()
        assert rows[orson.id] < rows["bot:random"] == rows[jyn.id]

    asyncio.run(work())


def test_a_game_judges_lists(server: Running) -> None:
    guest = server.visitor("ru")
    verdict = guest.post("/api/games/lcg/lists", {"text": "Фракция: Джедаи\n2x Странствия героя (1)"}).json()
    assert verdict["content"] == {"affiliation": "jedi", "sets": [1, 1]}
    assert verdict["complaints"] == [
        {"sentence": "В колоде 2 сета, нужно не меньше 10.", "rule": "lcg.build.min-ten-sets"}
    ]
    assert verdict["forms"]["o8d"].startswith("<?xml")
    assert guest.post("/api/games/lcg/lists", {"text": "?"}).json()["error"] == "unreadable-list"
    assert guest.post("/api/games/hope/lists", {"text": "?"}).json()["error"] == "no-builder"


def test_a_page_asks_for_chances(server: Running) -> None:
    from dejarik.games.destiny import GAME
    from dejarik.games.destiny.odds import Asked

    guest = server.visitor("ru")
    asked = {"dice": "Rey Force Prodigy [1MD]; Finn", "resources": 1, "reroll": 2}
    told = guest.post("/api/games/destiny/odds", {"asked": asked}).json()
    assert told == GAME.odds.reckon(Asked(**asked)).details  # type: ignore[arg-type]
    assert told["rerolls"] == 2
    for game, wrong, error in (
        ("destiny", {"dice": "Foo"}, "odds-no-die"),
        ("destiny", {"dice": 3}, "bad-options"),
        ("destiny", {}, "bad-options"),
        ("destiny", {"dice": "Finn", "reroll": -1}, "bad-options"),
        ("destiny", {"dice": "Finn", "luck": 1}, "unknown-setting"),
        ("hope", {}, "no-odds"),
        ("xwing", {"attack": 12}, "no-odds"),
    ):
        refused = guest.post(f"/api/games/{game}/odds", {"asked": wrong})
        assert refused.status_code == 400
        assert refused.json()["error"] == error
        assert "?" not in refused.json()["message"]
