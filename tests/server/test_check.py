"""Decks and squads are checked by the game's own reader, over HTTP."""

from __future__ import annotations

from tests.server.conftest import Running


def test_a_squad_is_checked_in_the_readers_language(server: Running) -> None:
    guest = server.visitor("ru")
    answer = guest.post("/api/games/xwing/check?lang=ru", {"text": "Люк Скайуокер\nЛюк Скайуокер"})
    assert answer.status_code == 200
    (found,) = answer.json()
    assert found["rule"] == "xw.squad.unique"
    assert found["sentence"].startswith("Люк Скайуокер — уникальная карта")
    assert guest.post("/api/games/xwing/check", {"text": "Luke Skywalker"}).json() == []


def test_what_cannot_be_read_or_checked_is_refused(server: Running) -> None:
    guest = server.visitor()
    assert guest.post("/api/games/xwing/check", {"text": "{"}).json()["error"] == "unreadable-list"
    assert guest.post("/api/games/hope/check", {"text": "a deck"}).json()["error"] == "no-builder"
    assert guest.post("/api/games/chess/check", {"text": "a deck"}).json()["error"] == "unknown-game"
