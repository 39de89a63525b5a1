"""A squad at a glance: its ships, and what they are good at for their points."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from dejarik.core.build import Cover, graded
from dejarik.games.xwing.build import STANDARD, Squad, read
from dejarik.games.xwing.cards import PILOTS
from dejarik.games.xwing.starters import STARTERS

Standing = Literal["light", "dark", "neutral"]
SIDES: Final[dict[str, Standing]] = {"rebel": "light", "imperial": "dark"}


def cover(text: str) -> Cover | None:
    starter = STARTERS.get(text)
    squad, limit = (starter.squad, starter.limit) if starter is not None else _listed(text)
    ships = [crew.pilot for crew in squad.ships if crew.pilot in PILOTS]
    if not ships:
        return None
    return Cover(
        pictures=tuple(f"ship-{pilot}" for pilot in ships),
        names=tuple(f"pilot-{pilot}" for pilot in dict.fromkeys(ships)),
        side=SIDES.get(squad.faction, "neutral"),
        marks=graded(_measures(ships), _starters()),
        have=squad.cost,
        most=limit,
        ready=starter is not None,
        advice=f"squad-{text}-text" if starter is not None else "",
    )


def _listed(text: str) -> tuple[Squad, int]:
    listed = read(text)
    return listed.squad, listed.limit or STANDARD


def _measures(ships: list[str]) -> dict[str, float]:
    """For a hundred points: dice to attack with, what ships bear and dodge, how many there are; and average skill."""
    pilots = [PILOTS[pilot] for pilot in ships]
    cost = sum(pilot.cost for pilot in pilots) / 100
    return {
        "strike": sum(pilot.ship.attack for pilot in pilots) / cost,
        "guard": sum(pilot.ship.hull + pilot.ship.shields + pilot.ship.agility for pilot in pilots) / cost,
        "skill": sum(pilot.skill for pilot in pilots) / len(pilots),
        "numbers": len(pilots) / cost,
    }


@cache
def _starters() -> list[dict[str, float]]:
    return [_measures([crew.pilot for crew in starter.squad.ships]) for starter in STARTERS.values()]
