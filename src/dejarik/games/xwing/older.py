"""Options and answers as older versions of the game had them, so that old records can be played again.

Version 2 called the sides by their factions and cards by their ids alone. It also let a damage card that destroys its
ship take effect: a record in which that mattered cannot be followed beyond it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

from dejarik.core.question import Ask, Option, Question
from dejarik.core.record import Older

#: Options whose names have changed.
RENAMED = {"rebel": "first", "imperial": "second", "rebel_owners": "first_owners", "imperial_owners": "second_owners"}
SIDES = {"rebel": "first", "imperial": "second", "": ""}
KINDS = ("pilot-", "upgrade-", "damage-")


class Version2(Older):
    def options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        found = {RENAMED.get(name, name): value for name, value in options.items()}
        for name in ("sides", "wishes"):
            found[name] = [SIDES[side] for side in found.get(name, ())]
        found["initiative"] = SIDES[found.get("initiative", "")]
        return found

    def answer(self, question: Question, old: deque[Option]) -> Option:
        given = old.popleft()
        if not isinstance(question, Ask):
            return given
        return next((option for option in question.options if _as_then(option) == given), given)


def _as_then(option: Option) -> Option:
    """An option with cards called by their ids alone."""
    if isinstance(option, tuple):
        return tuple(_as_then(part) for part in option)
    if isinstance(option, str):
        return next((option.removeprefix(kind) for kind in KINDS if option.startswith(kind)), option)
    return option
