"""Playing over the socket: bots, people, spectators."""

from __future__ import annotations

import asyncio

from tests.server.conftest import Running, Starter, play_on


def test_a_guest_plays_a_whole_match_against_bots(server: Running) -> None:
    guest = server.visitor("ru")
    match = guest.create(options={"quick": True}, count=3)["match"]
    assert match["state"] == "running"
    assert match["lasted"] is None
    assert [seat["kind"] for seat in match["seats"]] == ["person", "bot", "bot"]

    async def play() -> None:
        async with guest.sit(match["id"]) as place:
            await play_on(place)
            scene = await place.show(lambda scene: scene["state"] == "over")
            assert scene["outcome"]["sentence"]
            assert scene["question"] is None
            news = await place.of("table")
            assert news["match"]["state"] == "over"
            assert len(news["match"]["seed"]) == 64
            assert news["match"]["lasted"] >= 0

    asyncio.run(play())
    assert guest.get(f"/api/matches/{match['id']}").json()["state"] == "over"


def test_two_people_and_a_bot(server: Running) -> None:
    host, friend = server.visitor().named("Jyn"), server.visitor().named("Cassian")
    created = host.create(
        options={"quick": True}, seats=[{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}]
    )
    assert created["match"]["state"] == "waiting"
    (invite,) = created["invites"]
    taken = friend.post(f"/api/invites/{invite['token']}").json()
    assert taken["seat"] == 1
    assert taken["match"]["state"] == "running"
    match = created["match"]["id"]

    async def play() -> None:
        async with host.sit(match) as one, friend.sit(match) as two:
            assert (await one.show())["seat"] == 0
            assert (await two.show())["seat"] == 1
            await play_on(one, two)

    asyncio.run(play())


def test_dice_are_chosen_only_by_whoever_plays_alone(start: Starter) -> None:
    server = start()
    host = server.visitor("ru").named("Jyn")
    alone = host.create(count=3, seed="Scarif")["match"]
    assert alone["dice"] == "chosen"
    assert host.create(count=3)["match"]["dice"] == "drawn"
    for kind in ("invite", "open"):
        seats = [{"kind": "me"}, {"kind": kind}, {"kind": "bot"}]
        refused = host.post("/api/matches", {"game": "hope", "seats": seats, "seed": "Scarif"})
        assert (refused.status_code, refused.json()["error"]) == (400, "chosen-dice")
        assert refused.json()["message"].startswith("Выбрать кости можно, только играя в одиночку")
    open_house = start(chosen_dice=True)
    told = open_house.visitor().create(seats=[{"kind": "me"}, {"kind": "invite"}, {"kind": "bot"}], seed="Scarif")
    assert told["match"]["dice"] == "chosen"
