"""Decks and squads at a glance: pictures, style, strength and legality, for whoever chooses one."""

from __future__ import annotations

import pytest

from dejarik.core.build import graded
from dejarik.core.game import find
from dejarik.core.words import LANGUAGES
from dejarik.games.destiny.build import as_text, ready_decks
from dejarik.games.lcg.build import STARTERS, Deck, write_list
from dejarik.games.xwing.build import to_text
from dejarik.games.xwing.starters import STARTERS as SQUADS
from tests.server.conftest import Json, Running, Visitor

READY = {"lcg": tuple(STARTERS), "xwing": tuple(SQUADS), "destiny": tuple(ready_decks())}


def asked(visitor: Visitor, game: str, *texts: str) -> list[Json | None]:
    answer = visitor.post(f"/api/games/{game}/covers", {"texts": list(texts)})
    assert answer.status_code == 200, answer.text
    told: list[Json | None] = answer.json()
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(READY))
def test_every_ready_list_is_shown(server: Running, game: str, lang: str) -> None:
    for cover in asked(server.visitor(lang), game, *READY[game]):
        assert cover is not None
        assert cover["pictures"]
        assert cover["names"]
        assert cover["style"]
        assert len(cover["marks"]) == 4
        assert {mark["grade"] for mark in cover["marks"]} <= {1, 2, 3, 4, 5}
        assert cover["problem"] is None
    sides = {cover["side"] for cover in asked(server.visitor(lang), game, *READY[game]) if cover}
    assert {"light", "dark"} <= sides


def test_a_list_of_ones_own_is_shown_like_a_ready_one(server: Running) -> None:
    visitor = server.visitor("en")
    for game, name, text in (
        ("lcg", "jedi", write_list(STARTERS["jedi"], "en")),
        ("xwing", "red-aces", to_text(SQUADS["red-aces"].squad, "en", 100)),
        ("destiny", "rey-finn", as_text(ready_decks()["rey-finn"])),
    ):
        ready, own = asked(visitor, game, name, text)
        assert ready is not None
        assert own is not None
        assert [own[key] for key in ("pictures", "side", "marks", "size")] == [
            ready[key] for key in ("pictures", "side", "marks", "size")
        ]


def test_what_the_rules_hold_against_a_list_is_said(server: Running) -> None:
    (few,) = asked(server.visitor("en"), "lcg", write_list(Deck("jedi", (1, 2)), "en"))
    assert few is not None
    assert "10" in few["problem"]


def test_what_is_no_list_has_no_cover(server: Running) -> None:
    visitor = server.visitor("en")
    for game in READY:
        assert asked(visitor, game, "", "build", "Lorem ipsum", "{") == [None] * 4
    assert asked(visitor, "hope", "anything") == [None]
    assert visitor.post("/api/games/lcg/covers", {"texts": ["jedi"] * 101}).status_code == 400


def test_marks_stand_between_the_least_and_the_most() -> None:
    among = [{"strike": 1.0, "guard": 2.0}, {"strike": 3.0, "guard": 2.0}]
    assert graded({"strike": 3.0, "guard": 9.0}, among) == {"strike": 5, "guard": 3}
    assert graded({"strike": 0.0, "guard": 2.0}, among) == {"strike": 1, "guard": 3}
    assert find("lcg").cover("jedi").style == "force"
