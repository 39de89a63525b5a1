"""Squads to start with: for the three ships of the core set and for 100 points."""

from __future__ import annotations

from typing import Final

import msgspec

from dejarik.games.xwing.build import CORE, STANDARD, Crew, Squad


class Starter(msgspec.Struct, frozen=True):
    """A ready squad; its name and advice are `squad-<id>` and `squad-<id>-text`."""

    id: str
    limit: int
    squad: Squad


STARTERS: Final[dict[str, Starter]] = {}


def _starter(name: str, limit: int, faction: str, *ships: str) -> None:
    crews = [ship.split(" + ") for ship in ships]
    squad = Squad(faction, tuple(Crew(pilot, tuple(upgrades)) for pilot, *upgrades in crews))
    STARTERS[name] = Starter(name, limit, squad)


# with one core box

_starter("lone-jedi", CORE, "rebel", "luke-skywalker + r2-f2")
_starter("sharpshooter", CORE, "rebel", "luke-skywalker + marksmanship")
_starter("torpedo-run", CORE, "rebel", "red-squadron-pilot + proton-torpedoes + r2-d2")
_starter("hammer-and-anvil", CORE, "imperial", "mauler-mithel", "black-squadron-pilot")
_starter("nightmares", CORE, "imperial", "dark-curse", "night-beast")
_starter("black-squadron", CORE, "imperial", "black-squadron-pilot + marksmanship", "black-squadron-pilot")

# 100 points

_starter(
    "red-aces",
    STANDARD,
    "rebel",
    "luke-skywalker + determination + r2-d2",
    "wedge-antilles + proton-torpedoes + r5-astromech",
    "biggs-darklighter + proton-torpedoes + r2-f2",
)
_starter(
    "ion-storm",
    STANDARD,
    "rebel",
    "rookie-pilot + proton-torpedoes + r5-astromech",
    "rookie-pilot + proton-torpedoes + r5-astromech",
    "gold-squadron-pilot + ion-cannon-turret + r2-astromech",
    "gold-squadron-pilot + ion-cannon-turret + r2-astromech",
)
_starter(
    "locked-on",
    STANDARD,
    "rebel",
    "dutch-vander + ion-cannon-turret + r5-d8",
    "garven-dreis + proton-torpedoes + r5-k6",
    "horton-salm + proton-torpedoes + proton-torpedoes + r2-astromech",
)
_starter("four-rookies", STANDARD, "rebel", *["rookie-pilot + proton-torpedoes"] * 4)
_starter("swarm", STANDARD, "imperial", "howlrunner + swarm-tactics", *["obsidian-squadron-pilot"] * 6)
_starter(
    "imperial-aces",
    STANDARD,
    "imperial",
    "howlrunner + determination",
    "mauler-mithel + marksmanship",
    "dark-curse",
    "backstabber",
    "night-beast",
    "academy-pilot",
)
_starter(
    "dark-lord",
    STANDARD,
    "imperial",
    "darth-vader + squad-leader + cluster-missiles",
    "maarek-stele + marksmanship + concussion-missiles",
    "winged-gundark",
    "night-beast",
)
_starter(
    "missile-wing",
    STANDARD,
    "imperial",
    "storm-squadron-pilot + concussion-missiles",
    "storm-squadron-pilot + concussion-missiles",
    "tempest-squadron-pilot + cluster-missiles",
    "tempest-squadron-pilot",
)
