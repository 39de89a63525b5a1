"""Players made of code, found by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dejarik.core.bot import Bot, bots_of
from dejarik.core.refusal import Refused


def find(game: Any, name: str) -> Bot:
    """The bot of `game` with this name."""
    known = bots_of(game)
    if name not in known:
        raise Refused("unknown-bot", game=game.id, bot=name, known=", ".join(known))
    return known[name]


def strongest(game: Any) -> Bot:
    return list(bots_of(game).values())[-1]


def seated(game: Any, seats: int, names: Sequence[str]) -> list[Bot]:
    """A bot for every seat: one name for all of them, or a name for each."""
    found = [find(game, name) for name in names]
    if len(found) == 1:
        return found * seats
    if len(found) != seats:
        raise Refused("bots-for-seats", given=len(found), seats=seats)
    return found


__all__ = ["find", "seated", "strongest"]
