"""What pages need to know of the cards: facts, limits, starter squads, outlines. Names come with the texts."""

from __future__ import annotations

import msgspec

from dejarik.games.xwing.build import CORE, STANDARD
from dejarik.games.xwing.cards import DAMAGE, PILOTS, SHIPS, UPGRADES
from dejarik.games.xwing.cards.facts import FACTIONS, SLOTS, DamageCard, ShipType
from dejarik.games.xwing.outlines import ASTEROIDS, SATELLITE
from dejarik.games.xwing.starters import STARTERS, Starter

#: Corners in millimetres.
Outline = tuple[tuple[float, float], ...]


class PilotFacts(msgspec.Struct, frozen=True):
    id: str
    faction: str
    ship: str
    skill: int
    cost: int
    slots: tuple[str, ...]
    unique: bool
    ability: bool


class UpgradeFacts(msgspec.Struct, frozen=True):
    id: str
    slots: tuple[str, ...]
    cost: int
    unique: bool
    limited: bool
    adds: tuple[str, ...]
    attack: int | None
    reach: tuple[int, int] | None


class SquadLimits(msgspec.Struct, frozen=True):
    core: int = CORE
    standard: int = STANDARD


class GameFacts(msgspec.Struct, frozen=True):
    factions: tuple[str, ...]
    slots: tuple[str, ...]
    limits: SquadLimits
    ships: dict[str, ShipType]
    pilots: dict[str, PilotFacts]
    upgrades: dict[str, UpgradeFacts]
    damage: dict[str, DamageCard]
    starters: dict[str, Starter]
    asteroids: tuple[Outline, ...]
    satellite: Outline


def facts() -> GameFacts:
    return GameFacts(
        factions=FACTIONS,
        slots=SLOTS,
        limits=SquadLimits(),
        ships=SHIPS,
        pilots={
            name: PilotFacts(name, p.faction, p.ship.id, p.skill, p.cost, p.slots, p.unique, p.ability)
            for name, p in PILOTS.items()
        },
        upgrades={
            name: UpgradeFacts(name, u.slots, u.cost, u.unique, u.limited, u.adds, u.attack, u.reach)
            for name, u in UPGRADES.items()
        },
        damage=DAMAGE,
        starters=STARTERS,
        asteroids=tuple(_millimetres(outline) for outline in ASTEROIDS),
        satellite=_millimetres(SATELLITE),
    )


def _millimetres(outline: tuple[tuple[float, float], ...]) -> Outline:
    return tuple((x / 1000, y / 1000) for x, y in outline)
