"""Looking back: history, numbers by game, side and deck, how ratings went; taking everything along, and leaving."""

from __future__ import annotations

import asyncio
import secrets

import pytest
from sqlalchemy import insert, select

from dejarik.core.game import find
from dejarik.core.match import Match
from dejarik.core.words import LANGUAGES
from dejarik.server import farewell, ratings
from dejarik.server.events import Event
from dejarik.server.people import People
from dejarik.server.profile import profile
from dejarik.server.storage import tables
from tests.server.conftest import Running, Visitor, opened, play_on, quiet
from tests.server.test_home import played, two


def account(server: Running, password: str = "stardust-1") -> tuple[Visitor, str]:
    name = f"Jyn{secrets.token_hex(4)}"
    visitor = server.visitor()
    made = visitor.post("/api/accounts", {"account": name, "password": password})
    assert made.status_code == 201, made.text
    return visitor, name


@played
async def test_a_finished_match_is_looked_back_on(server: Running) -> None:
    visitor, name = account(server)
    nothing = visitor.get("/api/me/profile").json()
    assert (nothing["name"], nothing["played"], nothing["games"], nothing["history"]) == (name, 0, [], [])
    match = visitor.create(count=3, options={"quick": True}, seed="look back")["match"]["id"]
    async with visitor.sit(match) as place:
        await play_on(place)
        outcome = (await place.show())["outcome"]
    for _ in range(600):
        found = visitor.get("/api/me/profile").json()
        if found["played"]:
            break
        await asyncio.sleep(0.1)
    (past,) = found["history"]
    assert (past["match"], past["game"], past["won"]) == (match, "hope", 0 in outcome["winners"])
    assert (past["others"], past["sentence"]) == (["Droid 2", "Droid 3"], outcome["sentence"])
    assert [(one["game"], one["played"]) for one in found["games"]] == [("hope", 1)]
    assert visitor.get("/api/me/profile", params={"skip": 1}).json()["history"] == []
    assert server.visitor().get("/api/me/profile").json()["error"] == "who-are-you"


@pytest.mark.parametrize("name", ["xwing", "destiny", "lcg", "rebellion"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_seat_has_colours(name: str, lang: str) -> None:
    game = find(name)
    match = Match(game, 2, {"light": "jedi", "dark": "sith"} if name == "lcg" else {}, 1)
    sides = [game.presenter.colours(lang, match.table, seat) for seat in (0, 1)]
    assert sides[0] != sides[1]
    assert all(side for side, _ in sides)
    if name in ("xwing", "destiny"):
        assert all(deck for _, deck in sides)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("profile") / "test.sqlite")
    address: str = request.getfixturevalue("postgres")
    return address


def test_numbers_by_side_and_deck_and_the_curve_of_a_rating(url: str) -> None:
    async def work() -> None:
        store, house, _ = await opened(url)
        people = People(store, quiet())
        await people.open()
        me = await people.sign_up(None, f"Luke {secrets.token_hex(3)}", "stardust-1")
        for number, winner in enumerate((0, 0, 1)):
            identity = secrets.token_urlsafe(9)
            colours = [{"en": [("light", "dark")[seat], ("Jedi", "Sith")[seat]]} for seat in (0, 1)]
            await store.change(
                insert(tables.matches).values(
                    id=identity,
                    game="lcg",
                    version=1,
                    options={},
                    seed=b"x" * 32,
                    seeded=False,
                    public=True,
                    host=me.id,
                    state="over",
                    created=number,
                    ended=number,
                    rated=True,
                    outcome={"winners": [winner], "result": "dark-dial", "scores": [0, 1]},
                    colours=colours,
                ),
                insert(tables.seats).values(match=identity, seat=0, person=me.id, name="Luke", entry="closed"),
                insert(tables.seats).values(match=identity, seat=1, bot="random", entry="closed"),
                insert(tables.rated).values(
                    match=identity, player=me.id, game="lcg", mean=25.0 + number, deviation=8.0, at=number
                ),
            )
        found = await profile(house, me, "en", 0)
        (lcg,) = found.games
        assert (found.played, found.won, lcg.played, lcg.won) == (3, 2, 3, 2)
        assert [(one.name, one.played, one.won) for one in lcg.sides + lcg.decks] == [("light", 3, 2), ("Jedi", 3, 2)]
        assert [step.value for step in lcg.steps] == [ratings.shown(25.0 + n, 8.0) for n in range(3)]
        assert [one.ended for one in found.history] == [2, 1, 0]
        taken = await farewell.belongings(store, me.id)
        assert len(taken["matches"]) == len(taken["rating_steps"]) == 3
        assert not farewell.SECRET & set(taken["person"][0])
        await farewell.leave(house, me)
        assert (await farewell.belongings(store, me.id))["rating_steps"] == []
        left = await store.all(select(tables.seats).where(tables.seats.c.person == me.id))
        assert {row["name"] for row in left} == {""}
        await house.close()
        await store.close()

    asyncio.run(work())


@played
async def test_whoever_leaves_takes_their_name_along_but_not_the_matches_of_others(server: Running) -> None:
    host, friend, match = two(server)
    name = f"Cassian{secrets.token_hex(4)}"
    friend.post("/api/accounts", {"account": name, "password": "stardust-1"})
    friend.post("/api/builds", {"game": "hope", "name": "Scarif", "text": "…"})
    hosted = friend.create(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["match"]["id"]
    async with friend.sit(match) as place:
        await place.do("say", text="I was here")
        await place.do("note", text="secret")
    taken = friend.get("/api/me/data")
    assert "attachment" in taken.headers["content-disposition"]
    data = taken.json()
    assert {row["id"] for row in data["matches"]} == {match, hosted}
    assert (data["memories"][0]["note"], data["chat"][0]["text"]) == ("secret", "I was here")
    assert "argon2" not in taken.text
    assert "password" not in taken.text

    assert friend.post("/api/me/goodbye", {"password": "wrong-one"}).json()["error"] == "wrong-password"
    assert friend.get("/api/me").json()["account"] == name
    assert friend.post("/api/me/goodbye", {"password": "stardust-1"}).json() == {"done": True}
    assert friend.get("/api/me").json()["person"] is None
    assert server.visitor().post("/api/session", {"account": name, "password": "stardust-1"}).status_code == 401
    card = host.get(f"/api/matches/{match}", params={"lang": "en"}).json()
    assert [(seat["kind"], seat["name"]) for seat in card["seats"]][1] == ("bot", "Droid 2")
    assert host.get(f"/api/matches/{hosted}").json()["state"] == "off"
    async with host.sit(match) as place:
        line = await place.of("chat")
        assert (line["name"], line["text"]) == ("", "I was here")
    desk = server.app.state.desk
    for event in await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(desk.store.events(match), _loop(server))):
        assert "Cassian" not in str(event.value)
    # the name is free again
    assert server.visitor().post("/api/accounts", {"account": name, "password": "stardust-2"}).status_code == 201


def _loop(server: Running) -> asyncio.AbstractEventLoop:
    loop: asyncio.AbstractEventLoop = server.app.state.desk.house._rounds.get_loop()
    return loop


def test_a_name_is_taken_out_of_events_and_of_nothing_else() -> None:
    kept = Event("m", 1, "seats", 0, [{"seat": 0, "person": "a", "name": "Ann"}, {"seat": 1, "person": "b"}], 0)
    told = farewell.nameless(str(kept.row()[4]), "a")
    assert '"name":""' in told
    assert "Ann" not in told
    one = '{"seat":1,"person":"b","name":"Bob"}'
    assert farewell.nameless(one, "a") == one
