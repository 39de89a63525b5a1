"""Ways to play: the first game, and the parts of Rise of the Empire that can be chosen."""

from __future__ import annotations

from typing import Final

import msgspec

from dejarik.core.options import Preset
from dejarik.core.refusal import Refused, forbidden


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before play (reb.rote.setup.options)."""

    #: The fixed set-up of the first game; action cards only recruit.
    first_game: bool = False
    #: Rise of the Empire: its leaders, cards, units, green dice and target markers.
    expansion: bool = False
    #: The starting units of the expansion.
    expansion_units: bool = False
    #: Both mission decks from leader and Vader cards, without a choice.
    expansion_missions: bool = False
    #: Cinematic Combat with advanced tactic cards.
    cinematic: bool = False


def check(options: Options) -> None:
    """Parts of the expansion need the expansion, and the first game is played without it."""
    parts = options.expansion_units or options.expansion_missions or options.cinematic
    if parts and not options.expansion:
        raise forbidden("reb.rote.setup.options")
    if options.first_game and options.expansion:
        raise Refused("first-game-alone", rule="reb.setup.first-game")


PRESETS: Final = (
    Preset("lesson", {"first_game": True}, seats=2),
    Preset("quick", seats=2),
    Preset(
        "full",
        {"expansion": True, "expansion_units": True, "expansion_missions": True, "cinematic": True},
        seats=2,
    ),
)
