"""What is read once is read before somebody waits for it: games take most of a second to load, their words as long."""

from __future__ import annotations

from dejarik.core.game import games
from dejarik.core.words import LANGUAGES


def wake() -> None:
    """Load every game, and read its words in every language."""
    for game in games().values():
        for lang in LANGUAGES:
            game.presenter.texts.has(lang, "name")
