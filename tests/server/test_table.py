"""At the table: seats, invites, spectators, undo, hints, chat, clocks, presence."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

from dejarik.core.refusal import Refused
from dejarik.server import wire
from dejarik.server.chat import Chat
from dejarik.server.client import Client
from tests.server.conftest import Json, Kept, Running, Starter, Visitor, opened, play_on

THREE = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}]


def two_people(server: Running, **wanted: Any) -> tuple[Visitor, Visitor, str]:
    host, friend = server.visitor().named("Jyn"), server.visitor("ru").named("Кассиан")
    created = host.create(options={"quick": True}, seats=THREE, **wanted)
    assert friend.post(f"/api/invites/{created['invites'][0]['token']}").status_code == 200
    return host, friend, created["match"]["id"]


def test_a_seat_is_a_capability(server: Running) -> None:
    _, friend, match = two_people(server)
    stranger = server.visitor("ru").named("Чужой")

    async def work() -> None:
        async with stranger.sit(match, seat=0) as place:
            refused = await place.hear()
            assert (refused["type"], refused["error"]) == ("refused", "not-your-seat")
            assert refused["message"] == "Это не ваше место."
        async with friend.sit(match, seat=0) as place:
            assert (await place.hear())["error"] == "not-your-seat"
        async with stranger.sit(match) as place:
            scene = await place.show()
            assert scene["seat"] is None
            assert scene["question"] is None
            tries: list[tuple[str, Json]] = [("answer", {"question": 1, "value": 1}), ("retract", {}), ("undo", {})]
            for kind, body in tries:
                reply = await place.do(kind, **body)
                assert reply["error"] == "spectators-watch"

    asyncio.run(work())
    assert stranger.delete(f"/api/matches/{match}/seats/0").json()["error"] == "not-your-seat"
    assert stranger.post(f"/api/matches/{match}/seats/1/bot", {"bot": "random"}).status_code == 403


def test_a_spectator_gets_the_public_view_only(server: Running) -> None:
    host, friend, match = two_people(server)

    async def work() -> None:
        async with server.visitor().sit(match) as watcher, host.sit(match) as one, friend.sit(match) as two:
            own = (await one.show())["view"]["dealt"]
            assert own
            await play_on(one, two)
            for message in watcher.heard:
                assert message["type"] != "scene" or not message["view"]["dealt"]
            await watcher.show(lambda scene: scene["state"] == "over")
            for message in watcher.heard:
                if message["type"] == "scene":
                    assert message["seat"] is None
                    assert message["view"]["dealt"] == []
                    assert message["view"]["hand"] == []
                    assert message["question"] is None
                    assert message["chosen"] == []

    asyncio.run(work())


def test_nobody_learns_what_others_have_answered_in_secret(server: Running) -> None:
    host, friend, match = two_people(server)

    async def work() -> None:
        async with host.sit(match) as one, friend.sit(match) as two:
            await two.show()
            scene = await one.show()
            assert scene["question"]["kind"] == "ready"
            await one.answer("ready" if {"value": "ready"} in scene["question"]["options"] else None)
            other = await two.show(lambda scene: 0 in scene["answered"])
            assert 0 not in [asked["seat"] for asked in other["asked"]]
            assert other["chosen"] == []

    asyncio.run(work())


def test_an_answer_can_be_taken_back_while_others_choose(server: Running) -> None:
    host, friend, match = two_people(server)

    async def work() -> None:
        async with host.sit(match) as one, friend.sit(match) as two:
            await two.show()
            first = (await one.show())["question"]
            await one.answer()
            assert one.scene is not None
            if one.scene["question"] is None:
                assert one.scene["chosen"]
            reply = await one.do("retract")
            assert reply["type"] == "accepted"
            again = (await one.show(lambda scene: scene["question"] is not None))["question"]
            assert again["kind"] == first["kind"]
            assert again["id"] > first["id"]
            assert (await one.do("retract"))["error"] == "nothing-to-retract"

    asyncio.run(work())


@pytest.mark.parametrize("agree", [True, False])
def test_undo_asks_those_who_have_learned_something(server: Running, agree: bool) -> None:
    host, friend, match = two_people(server)

    async def work() -> None:
        async with host.sit(match) as one, friend.sit(match) as two:
            assert (await one.do("undo"))["error"] == "nothing-to-undo"
            await two.show()
            while not (before := await one.show())["undo"]["needs"]:
                assert two.scene is not None
                place = one if before["question"] else two
                if place is two and two.scene["question"] is None:
                    await one.hear()
                    continue
                seq = (await place.answer())["seq"]
                for each in (one, two):
                    await each.show(lambda scene, seq=seq: scene["seq"] >= seq)  # type: ignore[misc]
            assert before["undo"]["needs"] == [1]
            assert (await one.do("undo"))["type"] == "accepted"
            asked = await two.show(lambda scene: scene["undo"]["asked_by"] == 0)
            assert asked["undo"]["waiting"] == [1]
            assert (await one.do("consent", agree=True))["error"] == "no-undo-asked"  # not for oneself
            assert (await two.do("consent", agree=agree))["type"] == "accepted"
            after = await one.show(lambda scene: scene["undo"]["asked_by"] is None and scene["seq"] > asked["seq"])
            if agree:
                assert after["at"] < before["at"]
                assert len(one.journal) == after["journal_from"] + len(after["journal"])
            else:
                assert after["at"] >= before["at"]
            # whoever comes in now is told the same story
            async with host.sit(match) as fresh:
                await fresh.show()
                told = min(len(fresh.journal), len(one.journal))  # bots may have gone on in between
                assert told
                assert fresh.journal[:told] == one.journal[:told]

    asyncio.run(work())


def test_a_hint_is_an_answer_that_is_allowed(server: Running) -> None:
    guest = server.visitor("ru")
    match = guest.create(options={"quick": True}, count=3)["match"]["id"]

    async def work() -> None:
        async with guest.sit(match) as place:
            question = (await place.show())["question"]
            advice = await place.do("hint")
            assert advice["type"] == "advice"
            assert advice["question"] == question["id"]
            assert advice["labels"]
            assert (await place.do("answer", question=question["id"], value=advice["value"]))["type"] == "accepted"

    asyncio.run(work())


def test_chat_is_plain_text_for_everybody_and_kept(server: Running) -> None:
    host, friend, match = two_people(server)

    async def work() -> None:
        async with host.sit(match) as one, friend.sit(match) as two, server.visitor().sit(match) as nobody:
            assert (await one.do("say", text="<b>hi</b> & bye"))["type"] == "accepted"
            for place in (two, nobody):
                line = await place.of("chat")
                assert (line["text"], line["name"], line["seat"]) == ("<b>hi</b> & bye", "Jyn", 0)
            await one.do("say", text="\x1b[31mhi\x07")  # somebody may sit at a terminal
            assert (await two.of("chat"))["text"] == "\N{REPLACEMENT CHARACTER}[31mhi\N{REPLACEMENT CHARACTER}"
            assert (await one.do("say", text="x" * 501))["error"] == "malformed-message"
            assert (await one.do("say", text=""))["error"] == "malformed-message"
            assert (await nobody.do("say", text="who am I"))["error"] == "who-are-you"
        async with friend.sit(match) as late:
            assert (await late.of("chat"))["text"] == "<b>hi</b> & bye"

    asyncio.run(work())


def test_nobody_talks_faster_than_others_can_read(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: at)

    async def flood(chat: Chat, person: str, seat: int | None = None) -> int:
        """Lines that got through, of 100 said at once on three pages."""
        pages = [Client(Kept(), person, person, seat, "en", text=False) for _ in range(3)]
        refused = []
        for number in range(100):
            try:
                await chat.say(pages[number % 3], f"line {number}")
            except Refused as slower:
                refused.append(slower.reason)
        assert set(refused) == {"talk-slower"}
        return 100 - len(refused)

    async def work() -> None:
        nonlocal at
        store, house, person = await opened("sqlite://")
        live = await house.create(wire.CreateMatch(game="hope", count=3), person, "Jyn")
        chat = live.chat
        assert await flood(chat, "jyn", 0) == 6
        assert sum([await flood(chat, f"trooper {number}") for number in range(8)]) == 30, "all who watch, together"
        assert await flood(chat, "cassian", 1) == 6, "and they silence no player"
        at += 2
        assert await flood(chat, "jyn", 0) == 2
        assert len(await chat.fresh()) == 44
        await house.close()
        await store.close()

    asyncio.run(work())


def test_presence(server: Running) -> None:
    host, friend, match = two_people(server)

    def online(news: Json) -> list[bool]:
        return [seat["online"] for seat in news["match"]["seats"]]

    async def work() -> None:
        async with host.sit(match) as one:
            await one.until(lambda news: news["type"] == "table" and online(news) == [True, False, False])
            async with friend.sit(match):
                await one.until(lambda news: news["type"] == "table" and online(news) == [True, True, False])
            await one.until(lambda news: news["type"] == "table" and online(news) == [True, False, False])

    asyncio.run(work())


def test_a_bot_takes_an_abandoned_seat_and_gives_it_back(start: Starter) -> None:
    server = start(abandoned_after=0.2)
    host, friend, match = two_people(server)
    bot = f"/api/matches/{match}/seats/1/bot"

    async def work() -> None:
        async with host.sit(match) as one:
            async with friend.sit(match):
                await one.until(lambda news: news["type"] == "table" and news["match"]["seats"][1]["online"])
                assert host.post(bot, {"bot": "random"}).json()["error"] == "not-abandoned"
            await one.until(lambda news: news["type"] == "table" and not news["match"]["seats"][1]["online"])
            await asyncio.sleep(0.3)
            assert host.post(bot, {"bot": "droideka"}).json()["error"] == "unknown-bot"
            card = host.post(bot, {"bot": "random"}).json()
            assert card["seats"][1]["kind"] == "person"
            assert card["seats"][1]["bot"] == "random"
            await play_on(one, until=lambda scene: scene["at"] >= 12)  # the bot plays
            assert host.delete(bot).json()["error"] == "not-your-seat"
            back = friend.delete(bot)
            assert back.json()["seats"][1]["bot"] is None

    asyncio.run(work())
    assert friend.delete(bot).json()["error"] == "no-bot-here"


def test_whoever_stands_up_leaves_the_seat_to_a_bot(server: Running) -> None:
    host, friend, match = two_people(server)
    assert friend.delete(f"/api/matches/{match}/seats/1").json()["seats"][1]["kind"] == "bot"

    async def work() -> None:
        async with host.sit(match) as one:
            await play_on(one)

    asyncio.run(work())


def test_a_full_table_an_used_link_and_a_wrong_one(server: Running) -> None:
    host, friend = server.visitor().named("Jyn"), server.visitor("ru").named("Кассиан")
    created = host.create(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "invite"}])
    match, links = created["match"]["id"], {invite["seat"]: invite for invite in created["invites"]}
    assert match in [card["id"] for card in friend.get("/api/matches").json()["open"]]
    assert friend.get(f"/api/invites/{links[2]['token']}").json()["seat"] == 2
    assert friend.post(f"/api/matches/{match}/seats/2").json()["error"] == "seat-closed"
    assert friend.post(f"/api/matches/{match}/seats/7").json()["error"] == "no-such-seat"
    assert friend.post(f"/api/matches/{match}/seats/1").json()["seat"] == 1
    assert friend.post(f"/api/matches/{match}/seats/1").json()["error"] == "seat-taken"
    third = server.visitor("ru")
    assert third.post(f"/api/invites/{links[2]['token']}").json()["match"]["state"] == "running"
    late = server.visitor("ru").post(f"/api/invites/{links[2]['token']}")
    assert late.status_code == 410
    assert late.json()["message"].startswith("По этому приглашению уже сели")
    again = third.post(f"/api/invites/{links[2]['token']}")  # whoever sits there finds back with the same link
    assert again.json()["seat"] == 2
    full = server.visitor("ru").post(f"/api/matches/{match}/seats/1")
    assert full.status_code == 409
    assert full.json()["message"] == "Все места за этим столом заняты."
    wrong = server.visitor("ru").get("/api/invites/nonsense")
    assert wrong.json()["message"].startswith("Приглашение не подходит")


def test_an_invite_expires(start: Starter) -> None:
    server = start(invite_days=0)
    host = server.visitor().named("Jyn")
    (invite,) = host.create(seats=THREE)["invites"]
    response = server.visitor("ru").post(f"/api/invites/{invite['token']}")
    assert (response.status_code, response.json()["error"]) == (410, "expired-invite")
    assert response.json()["message"] == "Приглашение больше не действует: попросите новое."


def test_a_link_is_renewed_or_withdrawn(server: Running) -> None:
    host, friend = server.visitor().named("Jyn"), server.visitor().named("Cassian")
    created = host.create(seats=[{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}])
    match, (old, other) = created["match"]["id"], created["invites"]
    renew = f"/api/matches/{match}/seats/1/invite"
    assert friend.post(renew).json()["error"] == "not-the-host"
    assert host.post(f"/api/matches/{match}/seats/0/invite").json()["error"] == "seat-taken"
    fresh = host.post(renew).json()[0]
    assert fresh["token"] != old["token"]
    assert friend.get(f"/api/invites/{old['token']}").json()["error"] == "expired-invite"
    assert friend.get(f"/api/invites/{fresh['token']}").json()["seat"] == 1
    assert host.post(f"/api/matches/{match}/seats/2/bot", {"bot": "random"}).status_code == 200
    assert friend.post(f"/api/invites/{other['token']}").json()["error"] == "withdrawn-invite"
    assert friend.post(f"/api/invites/{fresh['token']}").json()["match"]["state"] == "running"


def test_the_host_calls_a_waiting_match_off(server: Running) -> None:
    host, friend = server.visitor().named("Jyn"), server.visitor("ru").named("Cassian")
    created = host.create(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "invite"}])
    match, link = created["match"]["id"], created["invites"][1]["token"]

    def listed(who: Visitor) -> list[str]:
        lobby = who.get("/api/matches").json()
        return [card["id"] for each in lobby.values() for card in each]

    assert match in listed(host)
    assert match in listed(friend)
    assert friend.delete(f"/api/matches/{match}").json()["error"] == "not-the-host"

    async def work() -> None:
        async with host.sit(match) as one:
            await one.of("table")
            assert host.delete(f"/api/matches/{match}").json()["state"] == "off"
            await one.until(lambda news: news["type"] == "table" and news["match"]["state"] == "off")

    asyncio.run(work())
    assert match not in listed(host)
    assert match not in listed(friend)
    late = friend.post(f"/api/invites/{link}")
    assert (late.status_code, late.json()["message"]) == (410, "Эту партию прекратили.")
    assert friend.post(f"/api/matches/{match}/seats/1").json()["error"] == "called-off"
    assert host.post(f"/api/matches/{match}/start").json()["error"] == "called-off"
    assert host.delete(f"/api/matches/{match}").json()["error"] == "called-off"


def test_a_running_match_is_called_off_by_agreement(server: Running) -> None:
    host, friend, match = two_people(server)
    stranger = server.visitor().named("Krennic")

    async def work() -> None:
        async with host.sit(match) as one, friend.sit(match) as two:
            await one.show()
            await two.show()
            assert stranger.delete(f"/api/matches/{match}").json()["error"] == "spectators-watch"
            assert (await two.do("consent-off", agree=True))["error"] == "no-ending-asked"
            card = host.delete(f"/api/matches/{match}").json()
            assert card["ending"] == {"asked_by": 0, "waiting": [1]}
            assert host.delete(f"/api/matches/{match}").json()["error"] == "ending-asked"
            await two.until(lambda news: news["type"] == "table" and news["match"]["ending"] is not None)
            await two.do("consent-off", agree=False)
            await one.until(lambda news: news["type"] == "table" and news["match"]["ending"] is None)
            assert (await one.answer())["type"] == "accepted"  # and the match goes on
            assert friend.delete(f"/api/matches/{match}").json()["ending"]["asked_by"] == 1
            await one.do("consent-off", agree=True)
            scene = await two.show(lambda scene: scene["state"] == "off")
            assert (scene["question"], scene["outcome"]) == (None, None)
            assert (await one.do("undo"))["error"] == "called-off"

    asyncio.run(work())
    assert match not in [card["id"] for card in host.get("/api/matches").json()["mine"]]
    # what was played can still be looked at, and proves itself
    assert host.get(f"/api/matches/{match}/verdict").json()["fair"] is True


def test_whoever_plays_with_bots_alone_calls_it_off_alone(server: Running) -> None:
    host = server.visitor().named("Jyn")
    match = host.create()["match"]["id"]
    assert host.delete(f"/api/matches/{match}").json()["state"] == "off"
    assert host.get(f"/api/matches/{match}").json()["state"] == "off"


def test_the_host_starts_with_bots_in_empty_seats(server: Running) -> None:
    host = server.visitor().named("Jyn")
    match = host.create(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "invite"}])["match"]["id"]
    assert server.visitor().named("X").post(f"/api/matches/{match}/start").json()["error"] == "not-the-host"
    card = host.post(f"/api/matches/{match}/start").json()
    assert card["state"] == "running"
    assert [seat["kind"] for seat in card["seats"]] == ["person", "bot", "bot"]
    assert host.post(f"/api/matches/{match}/start").json()["error"] == "already-started"


@pytest.mark.parametrize("per", ["move", "match"])
def test_a_bot_answers_when_the_time_is_up(server: Running, per: str) -> None:
    host, _, match = two_people(server, clock={"per": per, "seconds": 3, "on_zero": "bot"})

    async def work() -> None:
        async with host.sit(match) as one:
            scene = await one.show()
            assert [clock["seat"] for clock in scene["clocks"]] == [0, 1]  # bots have none
            assert all(clock["left"] <= 3000 for clock in scene["clocks"])
            later = await one.show(lambda scene: scene["at"] >= 3)  # nobody has touched anything
            assert later["state"] == "running"

    asyncio.run(work())


def test_whoever_runs_out_of_time_loses(start: Starter) -> None:
    server = start()
    host, _, match = two_people(server, clock={"per": "match", "seconds": 1, "on_zero": "lose"})

    async def work() -> None:
        async with host.sit(match, lang="ru") as one:
            scene = await one.show(lambda scene: scene["state"] == "over")
            assert scene["outcome"]["result"] == "forfeit"
            assert scene["outcome"]["winners"] == []  # all win or lose together
            assert scene["outcome"]["sentence"].startswith("Время вышло")

    asyncio.run(work())
    assert host.get(f"/api/matches/{match}").json()["state"] == "over"
    assert host.get(f"/api/matches/{match}/verdict").json()["fair"] is True


def test_a_clock_runs_out_while_nobody_looks(start: Starter) -> None:
    server = start(idle_after=0.1)
    host, _, match = two_people(server, clock={"per": "move", "seconds": 2, "on_zero": "lose"})

    async def work() -> None:
        for _ in range(300):
            await asyncio.sleep(0.2)
            if host.get(f"/api/matches/{match}").json()["state"] == "over":
                return
        raise AssertionError("the clock stands still")

    asyncio.run(work())


def test_resume_from_the_last_scene(server: Running) -> None:
    host, friend, match = two_people(server)

    async def work() -> None:
        async with host.sit(match) as one, friend.sit(match) as two:
            await play_on(one, two, until=lambda scene: scene["at"] >= 12)
            assert one.scene is not None
            seen, lines = one.scene["seq"], one.journal
        async with host.sit(match, since=seen, lines=len(lines)) as again:
            scene = await again.show()
            assert scene["journal_from"] == len(lines)
            async with host.sit(match) as whole:
                await whole.show(lambda other: other["seq"] >= scene["seq"])
                assert lines + scene["journal"] == whole.journal[: len(lines) + len(scene["journal"])]
        for wrong in ({"since": 10**9, "lines": 3}, {"since": -1, "lines": 3}, {"since": "x", "lines": "y"}):
            async with host.sit(match, **wrong) as again:
                assert (await again.show())["journal_from"] == 0

    asyncio.run(work())


def test_the_language_can_change_at_the_table(server: Running) -> None:
    guest = server.visitor("en")
    match = guest.create(count=3)["match"]["id"]

    async def work() -> None:
        async with guest.sit(match) as place:
            english = (await place.show())["question"]["sentence"]
            await place.send("language", lang="ru")
            russian = await place.until(
                lambda scene: scene["type"] == "scene" and scene["question"]["sentence"] != english
            )
            assert russian["journal_from"] == 0
            assert any("а" <= letter <= "я" for letter in russian["question"]["sentence"])

    asyncio.run(work())


def test_bad_messages_change_nothing_and_keep_the_connection(server: Running) -> None:
    guest = server.visitor("ru")
    match = guest.create(count=3)["match"]["id"]

    async def work() -> None:
        async with guest.sit(match) as place:
            scene = await place.show()
            question = scene["question"]
            for data, error in (
                ("{", "malformed-message"),
                ("[]", "malformed-message"),
                (json.dumps({"type": "dance"}), "malformed-message"),
                (json.dumps({"type": "ping", "extra": 1}), "malformed-message"),
                (b"\xff\xfe", "malformed-message"),
                ("[" * 10_000, "malformed-message"),
                ("x" * 20_000, "too-large"),
            ):
                await place.link.send(data)
                refused = await place.of("refused")
                assert refused["error"] == error
                assert refused["ref"] == -1
                assert any("а" <= letter <= "я" for letter in refused["message"])
            values: list[Any] = [None, 1.5, True, {}, "nonsense", [[["ready"]]], 10**30]
            for value in values:
                reply = await place.do("answer", question=question["id"], value=value)
                assert reply["type"] == "refused", value
            stale = await place.do("answer", question=0, value="ready")
            assert stale["error"] == "stale-answer"
            future = await place.do("answer", question=10**9, value="ready")
            assert future["type"] == "refused"
            assert (await place.do("ping"))["type"] == "pong"
            assert (await place.answer())["type"] == "accepted"

    asyncio.run(work())


def test_an_unknown_match(server: Running) -> None:
    async def work() -> None:
        async with server.visitor("ru").sit("nowhere") as place:
            refused = await place.hear()
            assert refused["message"] == "Такой партии нет."

    asyncio.run(work())
    assert server.visitor().get("/api/matches/nowhere").status_code == 404
