"""After the end: records, replays, proofs, reports."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path

import msgspec
import pytest

from dejarik.core.bot import bots_of, look
from dejarik.core.game import find
from dejarik.core.match import Match
from dejarik.core.record import parse, record, replay
from dejarik.core.rng import Rng
from dejarik.server import routes_afterwards
from dejarik.server.afterwards import Told, Wanted, make_replay
from tests.server.conftest import Json, Running, Starter, Visitor, play_on


def finished(server: Running, guest: Visitor) -> str:
    match: str = guest.create(options={"quick": True}, count=3)["match"]["id"]

    async def play() -> None:
        async with guest.sit(match) as place:
            await play_on(place)

    asyncio.run(play())
    return match


def test_record_proof_and_replay_of_a_finished_match(server: Running) -> None:
    guest = server.visitor("ru")
    match = finished(server, guest)
    card = guest.get(f"/api/matches/{match}").json()

    file = guest.get(f"/api/matches/{match}/record")
    assert file.headers["content-disposition"].endswith(f'"dejarik-{match}.json"')
    record = parse(file.content)
    assert record.seed == card["seed"]
    assert record.commitment == card["commitment"]
    assert replay(record).over

    assert guest.get(f"/api/matches/{match}/verdict").json()["fair"] is True
    honest = file.json()
    assert guest.post("/api/verify", honest).json()["fair"] is True
    forged = {**honest, "seed": "00" * 32}
    verdict = guest.post("/api/verify", forged).json()
    assert verdict["fair"] is False
    assert verdict["message"] == "Зерно в записи не соответствует обязательству."

    whole = guest.get(f"/api/matches/{match}/replay", params={"seat": 1}).json()
    assert whole["count"] == len(record.answers) + 1
    assert [frame["at"] for frame in whole["frames"]] == list(range(min(100, whole["count"])))
    assert whole["journal"]
    assert all(0 <= line["at"] < whole["count"] for line in whole["journal"])
    last = guest.get(f"/api/matches/{match}/replay", params={"first": whole["count"] - 1, "text": True}).json()
    (end,) = last["frames"]
    assert end["view"] == json.loads(json.dumps(end["view"]))
    assert end["asked"] == []
    assert end["text"]
    again = guest.post("/api/replay", {"record": honest, "seat": 1}).json()
    assert again["frames"] == whole["frames"]


def test_a_replay_names_a_card_that_an_answer_has_shown_and_no_other() -> None:
    rules = find("destiny")
    match, bot, rng = Match(rules, 2, {}, "a replay"), bots_of(rules)["plain"], Rng(b"a replay")
    match.answer(0, list(match.questions[0].options[:2]))  # type: ignore[union-attr]
    while len(match.answers) < 40:
        seat = min(match.questions)
        match.answer(seat, bot.advise(look(match, seat, bot, rng), rng).answer)
    data = msgspec.json.encode(record(match))
    told = msgspec.msgpack.decode(make_replay(data, Wanted(None, "ru", 0, 100, text=False)), type=Told)
    frames = json.loads(told.result)["frames"]
    answers = [answer for frame in frames for answer in frame["answer"] or ()]
    played = [answer for answer in answers if answer.startswith("Разыграть: ")]
    assert played
    assert not [answer for answer in played if "закрытая карта" in answer]
    assert frames[1]["answer"] is None  # what was put back into the deck stays hidden


def test_a_record_that_breaks_a_rule_says_so_in_the_readers_language(server: Running) -> None:
    guest = server.visitor("ru").named("Jyn")
    record = guest.get(f"/api/matches/{finished(server, guest)}/record").json()
    number, seat = next((at, seat) for at, (seat, value) in enumerate(record["answers"]) if value == "stop" and at > 9)
    record["answers"][number] = [seat, "nonsense"]
    shown = guest.post("/api/replay?lang=ru", {"record": record}).json()
    assert shown["error"] == "record-answer"
    verdict = guest.post("/api/verify?lang=ru", record).json()
    assert verdict["fair"] is False
    for message in (shown["message"], verdict["message"]):
        assert "nonsense" in message
        assert not set("bcdfghjklmpqrtuvwxyz") & set(message.replace("nonsense", "").replace("hope", ""))


def test_no_record_before_the_end(server: Running) -> None:
    guest = server.visitor("ru")
    match = guest.create(count=3)["match"]["id"]
    for page in ("record", "replay", "verdict"):
        response = guest.get(f"/api/matches/{match}/{page}")
        assert response.status_code == 409
        assert response.json()["message"] == "Партия ещё не окончена."


def test_the_folder_of_reports_has_an_end(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes_afterwards, "MOST_REPORTS", 2)
    visitor = start().visitor()
    report = f"/api/matches/{visitor.create(count=3)['match']['id']}/reports"
    assert [visitor.post(report, {"words": "?"}).status_code for _ in range(3)] == [201, 201, 503]
    assert visitor.post(report, {"words": "?"}).json()["error"] == "too-many-reports"


@pytest.mark.parametrize("alone", [True, False])
def test_a_report_keeps_the_record_from_players_while_others_play(start: Starter, tmp_path: Path, alone: bool) -> None:
    server = start()
    host, friend = server.visitor().named("Jyn"), server.visitor().named("Cassian")
    second: Json = {"kind": "bot", "bot": "random"} if alone else {"kind": "invite"}
    created = host.create(seats=[{"kind": "me"}, second, {"kind": "bot", "bot": "random"}])
    match = created["match"]["id"]
    for invite in created["invites"]:
        friend.post(f"/api/invites/{invite['token']}")
    response = host.post(f"/api/matches/{match}/reports", {"words": "The <pile> is gone", "seat": 0})
    assert response.status_code == 201, response.text
    mine = response.json()
    assert mine["words"] == "The <pile> is gone"
    assert mine["versions"]["hope"]
    assert mine["answers"] >= 0
    assert (mine["record"] is not None) is alone
    (kept,) = (tmp_path / "reports").iterdir()
    stored = json.loads(kept.read_bytes())
    assert stored == mine, "the operator's copy tells no more of a match that others still play"
    if alone:
        assert friend.post("/api/replay", {"record": stored["record"]}).status_code == 200
    else:
        assert "seed" not in kept.read_text()
    assert friend.post(f"/api/matches/{match}/reports", {"words": "", "seat": 0}).status_code == 403


@pytest.mark.parametrize("alone", [True, False])
def test_whoever_reads_the_future_in_a_report_plays_no_longer_for_a_rating(
    start: Starter, tmp_path: Path, alone: bool
) -> None:
    server = start()
    host, friend = server.visitor(), server.visitor()
    for each, name in ((host, "Jyn"), (friend, "Cassian")):
        assert each.post("/api/accounts", {"account": name, "password": "stardust-1"}).status_code == 201
    second: Json = {"kind": "bot", "bot": "random"} if alone else {"kind": "invite"}
    seats = [{"kind": "me"}, second, {"kind": "bot", "bot": "random"}]
    created = host.create(seats=seats, options=dict.fromkeys(find("hope").aids, False))
    for invite in created["invites"]:
        assert friend.post(f"/api/invites/{invite['token']}").status_code == 200
    match = created["match"]["id"]
    for _ in range(2):
        assert host.post(f"/api/matches/{match}/reports", {"words": "?"}).status_code == 201
    with contextlib.closing(sqlite3.connect(tmp_path / "test.sqlite")) as database:
        rows = database.execute("SELECT kind, value FROM events WHERE match = ? ORDER BY seq", [match]).fetchall()
    assert [json.loads(value)["counts"] for kind, value in rows if kind == "start"] == [True]
    helped = [json.loads(value) for kind, value in rows if kind == "aid"]
    assert helped == (["report"] if alone else []), "a report that tells nothing costs nothing"
