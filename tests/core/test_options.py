"""Options of a match as a form shows them, and the ways to play that a lobby offers at once."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from dejarik.core.game import games
from dejarik.core.match import Match
from dejarik.core.options import build, choice, per_seat, plain, seats
from dejarik.core.words import LANGUAGES


class Chosen(msgspec.Struct):
    mode: Annotated[str, choice("short", "long")] = "short"
    sides: Annotated[tuple[str, ...], per_seat("light", "dark", values=("light", "dark", "any"))] = ()
    owners: Annotated[tuple[int, ...], seats()] = ()
    deck: Annotated[str, build("", "jedi")] = ""
    width: Annotated[int, plain("more")] = 900


def _schema() -> dict[str, Any]:
    _, parts = msgspec.json.schema_components([Chosen])
    found: dict[str, Any] = parts["Chosen"]["properties"]
    return found


def test_fields_say_how_they_are_shown() -> None:
    shown = _schema()
    assert shown["mode"] | {"enum": ["short", "long"], "group": "main", "type": "string"} == shown["mode"]
    assert (shown["sides"]["format"], shown["sides"]["usual"]) == ("per-seat", ["light", "dark"])
    assert shown["sides"]["examples"] == ["light", "dark", "any"]
    assert (shown["owners"]["format"], shown["owners"]["group"]) == ("seats", "teams")
    assert (shown["deck"]["format"], shown["deck"]["examples"]) == ("build", ["", "jedi"])
    assert shown["width"]["group"] == "more"


@pytest.mark.parametrize("name", games())
def test_every_preset_can_be_played_and_has_words(name: str) -> None:
    game = games()[name]
    assert [preset.id for preset in game.presets] == ["lesson", "quick", "full"]
    for preset in game.presets:
        match = Match(game, preset.seats or game.seats.start, preset.options, 1)
        assert match.questions
        for lang in LANGUAGES:
            assert game.presenter.texts.say(lang, f"preset-{preset.id}")
            assert game.presenter.texts.say(lang, f"preset-{preset.id}-hint")
