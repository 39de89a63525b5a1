"""What the team agrees on before the game."""

from __future__ import annotations

from typing import Final

import msgspec

from dejarik.core.options import Preset


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`quick`: one round only. `memory_aid`: everyone keeps seeing their own seven cards after the look."""

    quick: bool = False
    memory_aid: bool = False


PRESETS: Final = (
    Preset("lesson", {"quick": True, "memory_aid": True}, seats=3),
    Preset("quick", {"quick": True}, seats=4),
    Preset("full", seats=4),
)
