"""What the players agree on before the game («Расширенные правила»)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from dejarik.core.options import Preset, build, per_seat, plain, seats
from dejarik.games.xwing.build import Crew
from dejarik.games.xwing.starters import STARTERS

#: A squad that is built at the table.
BUILD: Final = "build"
#: The two sides, as options call them: each is a player or a team.
NAMES: Final = ("first", "second")


def _squads(faction: str) -> msgspec.Meta:
    """Ready squads of the faction that this side usually flies."""
    return build("", *[starter.id for starter in STARTERS.values() if starter.squad.faction == faction], BUILD)


#: One entry for each ship: the seat that flies it.
Owners = Annotated[tuple[int, ...], seats()]


# xw.comp.variant-agree
class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is played."""

    mission: Literal["", "political-escort", "asteroid-run", "dark-whispers"] = ""
    #: Side of each seat; empty: they take turns. The first side flies for the Rebellion, the second for the Empire.
    sides: Annotated[tuple[str, ...], per_seat(*NAMES)] = ()
    #: Squad point limit of each side; 0 is the basic game (or the mission's own forces) without squad building.
    points: int = 0
    #: A squad: ships, a list of them as text or XWS, the name of a starter squad, or "build"; empty for the usual one.
    first: Annotated[str | tuple[Crew, ...], _squads("rebel")] = ""
    second: Annotated[str | tuple[Crew, ...], _squads("imperial")] = ""
    #: Which seat flies each ship of a team; dealt in turn where nothing is said.
    first_owners: Owners = ()
    second_owners: Owners = ()
    obstacles: bool = False  # xw.obst.use
    #: Either side may fly any faction, both the same if they like.
    any_faction: Annotated[bool, plain("more")] = False
    #: Millimetres.
    width: Annotated[int, plain("more")] = 900  # xw.mission.area, xw.obst.bigger-area
    height: Annotated[int, plain("more")] = 900  # xw.squad.over-100
    #: 914.4 mm as in the English rules.
    official_area: Annotated[bool, plain("more")] = False  # xw.gap.geo-play-area
    #: Which side each seat would like; where that cannot be, sides are drawn.
    wishes: Annotated[tuple[str, ...], per_seat("", values=("", *NAMES), group="more")] = ()
    initiative: Annotated[Literal["", "first", "second"], plain("more")] = ""
    #: Nothing beyond one core box.
    one_core_box: Annotated[bool, plain("more")] = False
    #: Free actions are allowed after an overlap, as the later rules reference has it.
    rules_reference: Annotated[bool, plain("more")] = False
    #: Casual play: show during planning where a manoeuvre would end.
    show_templates: bool = False
    #: The last round of the game; 0: until somebody has won.
    rounds: int = 0


PRESETS: Final = (
    Preset("lesson", {"show_templates": True}, seats=2),
    Preset("quick", {"points": 31}, seats=2),
    Preset("full", {"points": 100, "obstacles": True}, seats=2),
)
