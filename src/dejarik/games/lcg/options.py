"""What the two players agree on before the game."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from dejarik.core.options import Preset, build, choice

SIDES: Final = ("light", "dark", "any")
#: Starter decks of the box, decks built by the rules, or either against either.
MODES: Final = ("starter", "constructed", "mixed")


class Options(msgspec.Struct, frozen=True):
    """How a match is played."""

    #: What each seat would like to play: "light", "dark" or "any"; when both want the same side, chance decides.
    first: Annotated[str, choice(*SIDES)] = "light"
    second: Annotated[str, choice(*SIDES)] = "dark"
    #: The decks of the two sides: the name of a starter deck, a deck list as text, or nothing to choose at the table.
    light: Annotated[str, build("", "jedi", "rebel-alliance")] = ""
    dark: Annotated[str, build("", "sith", "imperial-navy")] = ""
    #: In constructed games a mulligan is always allowed.
    mode: Annotated[str, choice(*MODES, group="more")] = "starter"
    mulligan: bool = False
    #: Leave out questions that can only be passed. Faster, but silence then tells what a hand does not hold.
    brisk: bool = False


PRESETS: Final = (
    Preset("lesson", {"light": "jedi", "dark": "sith", "brisk": True}, seats=2),
    Preset("quick", {"brisk": True}, seats=2),
    Preset("full", {"mode": "constructed"}, seats=2),
)
