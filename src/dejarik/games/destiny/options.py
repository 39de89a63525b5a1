"""What everybody brings to the table."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from dejarik.core.options import Preset, build
from dejarik.games.destiny.build import ready_decks

READY: Final = tuple(ready_decks())


# dst.build.when
class Options(msgspec.Struct, frozen=True):
    """How a match is played: the name of a ready deck, a list as text, or nothing for a ready deck by lot."""

    first: Annotated[str, build("", *READY)] = ""
    second: Annotated[str, build("", *READY)] = ""
    third: Annotated[str, build("", *READY, group="teams")] = ""
    fourth: Annotated[str, build("", *READY, group="teams")] = ""


PRESETS: Final = (
    Preset("lesson", {"first": "rey-finn", "second": "kylo-phasma"}, seats=2),
    Preset("quick", {}, seats=2),
    Preset("full", {}, seats=4),
)
