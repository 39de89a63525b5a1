"""A match on a server, played from a terminal: by link, by invitation, as guest or account, on both faces."""

from __future__ import annotations

import asyncio
import io
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from textual.pilot import Pilot

from dejarik.cli.joining import Wanted, join
from dejarik.cli.link import Address, Server, read_address, sessions
from dejarik.cli.program import run
from dejarik.cli.remote import RemoteTable
from dejarik.cli.screen.app import TableApp
from dejarik.cli.screen.dialogs import Consent
from dejarik.cli.speech import listen_to, speak
from dejarik.core.game import games
from dejarik.core.question import Ask, Place, Question, Share, any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.server import wire
from tests.cli.test_screen import press, settled
from tests.server.conftest import Running, Visitor

NOBODY = Wanted(None, None, None, {}, None, None)


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Who we are is remembered in a folder of the test's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    speak("en")
    yield
    speak("en")
    listen_to(None)


def sit(link: str, **wanted: Any) -> RemoteTable:
    return join(Console(file=io.StringIO()), link, NOBODY._replace(**wanted))


def forget() -> None:
    sessions().unlink(missing_ok=True)


def table_for(visitor: Visitor, *seats: str, game: str = "hope", **more: Any) -> dict[str, Any]:
    plans = [{"kind": "bot", "bot": "random"} if seat == "bot" else {"kind": seat} for seat in seats]
    return visitor.create(game=game, seats=plans, **more)


def play_out(table: RemoteTable, seed: str, most: int = 2000) -> int:
    """Answer anything that is allowed until it is over; how many answers were given."""
    rng, given = Rng.from_seed(seed), 0
    while not table.over:
        while table.step():
            pass
        for seat in table.asked():
            question = table.sight(seat).question
            assert question is not None
            table.answer(seat, table.suggestion(seat) if isinstance(question, Place) else any_answer(question, rng))
            given += 1
            assert given < most
    return given


def test_links_are_read() -> None:
    assert read_address("http://host:8000/match/abc") == Address("http://host:8000", match="abc")
    assert read_address("https://host/invite/a%2Fb") == Address("https://host", invite="a/b")
    assert read_address("localhost:8000") == Address("http://localhost:8000")
    assert read_address("http://[::1]:80/") == Address("http://[::1]:80")
    for wrong in ("ftp://host", "http://", "http://host/rules/hope", "http://host:port", "http://host/match"):
        with pytest.raises(Refused):
            read_address(wrong)


def answer_somehow(table: RemoteTable, question: Question, rng: Rng) -> None:
    """What the rules ask of a place or a share only the server knows: it suggests the one, and helps with the other."""
    if isinstance(question, Place):
        table.answer(0, table.suggestion(0))
    elif isinstance(question, Share):
        try:
            table.answer(0, any_answer(question, rng))
        except Refused:
            table.answer(0, table.hint(0).answer)
    else:
        table.answer(0, any_answer(question, rng))


@pytest.mark.parametrize("game", list(games()))
def test_a_whole_match_is_played_from_the_terminal(server: Running, game: str) -> None:
    """Every game's views, questions and journal come over the wire and are shown as at a table of our own."""
    host = server.visitor()
    seats = ["open"] + ["bot"] * (games()[game].seats.start - 1)
    match = table_for(host, *seats, game=game)["match"]["id"]
    table = sit(f"{server.url}/match/{match}", name="Jyn")
    try:
        assert table.seat == 0
        assert table.names[0] == "Jyn"
        console, rng = Console(file=io.StringIO(), width=100), Rng.from_seed(game)
        while not table.over:
            while table.step():
                pass
            if not table.asked():
                continue
            sight = table.sight(0)
            console.print(table.presenter.board(sight.reader, sight.view))
            assert sight.sentence
            question = sight.question
            assert question is not None
            if isinstance(question, Ask):
                assert all(sight.labels[option] for option in question.options)
            answer_somehow(table, question, rng)
        sight = table.sight(0)
        assert sight.result
        assert len(sight.journal) > 5
    finally:
        table.leave()


def test_an_invitation_seats_us_and_we_find_back(server: Running) -> None:
    host = server.visitor().named("Bodhi")
    created = table_for(host, "me", "invite", "bot")
    (invite,) = created["invites"]
    table = sit(server.url + invite["path"], name="Cassian")
    assert table.seat == 1
    table.leave()
    again = sit(f"{server.url}/match/{created['match']['id']}")  # the same guest, by what was remembered
    assert again.seat == 1
    assert again.names[1] == "Cassian"
    again.leave()
    forget()
    stranger = sit(f"{server.url}/match/{created['match']['id']}")
    assert stranger.seat is None
    stranger.leave()


def test_an_account_has_its_seat_everywhere(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = server.visitor()
    assert owner.post("/api/accounts", {"account": "Saw", "password": "partisans!"}).status_code == 201
    match = table_for(owner, "me", "open", "bot")["match"]["id"]
    monkeypatch.setenv("DEJARIK_PASSWORD", "partisans!")
    table = sit(f"{server.url}/match/{match}", account="Saw")
    assert table.seat == 0
    table.leave()
    monkeypatch.setenv("DEJARIK_PASSWORD", "stormtrooper")
    with pytest.raises(Refused) as refused:
        sit(f"{server.url}/match/{match}", account="Saw")
    assert refused.value.reason == "server-says"


def test_a_new_match_is_made_there_and_begun(server: Running) -> None:
    table = sit(server.url, name="Galen", game="hope", seats="me,friend,bot", options={"quick": True})
    try:
        assert table.sight(0).view is None
        assert any("/invite/" in line for line in table.sight(0).waiting)
        table.begin()
        while table.step():
            pass
        assert table.asked() == [0]
        ended = msgspec.structs.replace(table.card, state="over")
        table._heard(wire.TableNews(match=ended, seat=0, watching=0))
        assert not table.over, "the table's card comes before the scene that says how it ended"
        assert play_out(table, "galen") > 5
        assert table.sight(0).result
    finally:
        table.leave()


def test_two_terminals_talk_ask_and_agree(server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    host = server.visitor()
    created = table_for(host, "open", "open", "bot")
    link = f"{server.url}/match/{created['match']['id']}"
    jyn = sit(link, name="Jyn")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "other"))
    saw = sit(link, name="Saw")
    try:
        for table in (jyn, saw):
            while table.step():
                pass
        jyn.say("May the Force be with us")
        _until(lambda: bool(saw.sight(1).chat))
        assert saw.sight(1).chat[-1] == ("Jyn", "May the Force be with us")
        jyn.answer(0, "ready")
        _until(lambda: bool(saw.sight(1).laid))
        assert jyn.sight(0).chosen
        jyn.undo(0)
        assert jyn.sight(0).question is not None
        jyn.answer(0, "ready")
        saw.answer(1, "ready")
        _until(lambda: bool(jyn.asked() or saw.asked()))
        asker, other = saw, jyn  # whose answer was the last
        asker.undo(1)
        _until(lambda: other.sight(None).request is not None)
        request = other.sight(None).request
        assert request is not None
        assert request.kind == "undo"
        other.agree(request, agrees=True)
        _until(lambda: bool(asker.asked()))
        hint = asker.hint(asker.people[0])
        assert hint.words
        asker.speaks("ru")
        speak("ru")
        _until(lambda: "готовы" in asker.sight(None).sentence.casefold() or asker.sight(None).sentence != "")
    finally:
        jyn.leave()
        saw.leave()


def test_people_play_again_from_their_terminals(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    link = f"{server.url}/match/{table_for(server.visitor(), 'open', 'open', 'bot')['match']['id']}"
    jyn = sit(link, name="Jyn")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "other"))
    saw = sit(link, name="Saw")
    with pytest.raises(Refused):
        jyn.again()
    both = [threading.Thread(target=play_out, args=(table, "again"), daemon=True) for table in (jyn, saw)]
    for playing in both:
        playing.start()
    for playing in both:
        playing.join()
    first = jyn.again()
    _until(lambda: saw.sight(None).challenger == "Jyn")
    assert jyn.sight(None).challenger == "", "who asked knows it"
    second = saw.again()
    try:
        assert isinstance(first, RemoteTable)
        assert isinstance(second, RemoteTable)
        assert first.card.id == second.card.id != jyn.card.id
        for table in (first, second):
            while table.step():
                pass
        assert first.asked()
        assert second.asked()
    finally:
        jyn.leave()
        saw.leave()
        first.leave()
        second.leave()


def _until(done: Any, seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < deadline, "it did not come to that"
        time.sleep(0.05)


def test_an_illegal_answer_is_refused_in_the_server_s_words(server: Running) -> None:
    match = table_for(server.visitor(), "open", "bot", "bot")["match"]["id"]
    table = sit(f"{server.url}/match/{match}", name="K-2SO")
    try:
        while table.step():
            pass
        before = table.sight(0).question
        with pytest.raises(Refused) as refused:
            table.answer(0, "fly")
        assert refused.value.reason == "server-says"
        assert "fly" in str(refused.value.args_of_sentence["message"])
        assert table.sight(0).question is before
    finally:
        table.leave()


def test_the_full_screen_plays_on_a_server(server: Running) -> None:
    match = table_for(server.visitor(), "open", "bot", "bot")["match"]["id"]
    table = sit(f"{server.url}/match/{match}", name="Chirrut")

    async def play() -> None:
        app = TableApp(table)
        async with app.run_test(size=(100, 32)) as pilot:
            await settled(app, pilot)
            assert app.sight is not None
            assert app.sight.question is not None
            await press(app, pilot, "c")
            for letter in "hello":
                await pilot.press(letter)
            await press(app, pilot, "enter")
            await _shown(app, pilot, lambda: app.sight is not None and bool(app.sight.chat))
            kind = app.sight.question.kind
            await press(app, pilot, "1")
            await _shown(app, pilot, lambda: _asked(app) not in ("", kind))
            assert app.sight.journal
            await press(app, pilot, "q")

    asyncio.run(play())


def _asked(app: TableApp) -> str:
    """The kind of the question on the screen."""
    return "" if app.sight is None or app.sight.question is None else app.sight.question.kind


async def _shown(app: TableApp, pilot: Pilot[int], wanted: Any, seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < deadline, "it was not shown"
        await pilot.pause(0.05)


def test_another_player_s_request_is_put_on_the_screen(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    created = table_for(server.visitor(), "open", "open", "bot")
    link = f"{server.url}/match/{created['match']['id']}"
    jyn = sit(link, name="Jyn")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "other"))
    saw = sit(link, name="Saw")
    for table in (jyn, saw):
        while table.step():
            pass

    def meanwhile() -> None:
        saw.answer(1, "ready")
        _until(lambda: bool(saw.scene and "swap" in str(saw.scene.asked) + str(saw.scene.question)))
        saw.undo(1)

    async def play() -> None:
        app = TableApp(jyn)
        async with app.run_test() as pilot:
            await settled(app, pilot)
            other = threading.Thread(target=meanwhile, daemon=True)
            other.start()
            await press(app, pilot, "1")
            await _shown(app, pilot, lambda: isinstance(app.screen, Consent))
            await pilot.press("y")
            await _shown(app, pilot, lambda: bool(saw.asked()))

    asyncio.run(play())
    saw.leave()


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["--connect", "ftp://x"], "no link of a server"),
        (["--connect", "http://127.0.0.1:9/match/x"], "does not answer"),
        (["--connect", "http://x", "--seed", "1"], "do not go with --connect"),
        (["--name", "Jyn"], "give --connect, too"),
    ],
)
def test_mistakes_are_told_in_one_line(args: list[str], expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", *args, "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert expected in said.err


def test_a_match_that_is_not_there(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--connect", f"{server.url}/match/nowhere", "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_line_by_line_on_a_server(
    server: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = table_for(server.visitor(), "open", "bot", "bot")["match"]["id"]
    monkeypatch.setattr("sys.stdin", io.StringIO("9\nc hello there\n1\n"))
    assert run(["play", "--connect", f"{server.url}/match/{match}", "--name", "Baze", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "There is no answer 9" in said.out
    assert said.out.count("Baze >") >= 3
    assert "Saved" not in said.out
    assert Server(server.url).cookie
