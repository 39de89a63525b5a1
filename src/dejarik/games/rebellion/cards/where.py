"""Where a card may be used: conditions by the words in the data. Each gives the set of systems that fit."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from dejarik.games.rebellion.facts import EMPIRE, EVERYWHERE, ICONS, KIND, NEUTRAL, PLACE, REBEL
from dejarik.games.rebellion.rules import systems
from dejarik.games.rebellion.rules.leaders import captives
from dejarik.games.rebellion.state import Table

Where = Callable[[Table], int]


def _captive(table: Table) -> int:
    found = 0
    for leader in captives(table):
        found |= 1 << table.where[leader]
    return found & EVERYWHERE


PLAIN: Final[dict[str, Where]] = {
    "populous": systems.populous,
    "remote": systems.remote,
    "imperial_system": systems.imperial,
    "imperial_loyalty": lambda table: systems.loyal(table, EMPIRE),
    "rebel_system": systems.rebel,
    "subjugated": lambda table: table.subjugated,
    "subjugated_or_rebel_system": lambda table: table.subjugated | systems.rebel(table),
    "neutral": lambda table: systems.loyal(table, NEUTRAL),  # reb.system.neutral
    "sabotaged": lambda table: table.sabotaged,
    "no_sabotage": lambda table: EVERYWHERE & ~table.sabotaged,
    "has_imperial_unit": lambda table: systems.with_units(table, EMPIRE),
    "has_imperial_ship": lambda table: systems.with_ships(table, EMPIRE),
    "no_imperial_unit": lambda table: EVERYWHERE & ~systems.with_units(table, EMPIRE),
    "no_rebel_unit": lambda table: EVERYWHERE & ~systems.with_units(table, REBEL),
    "no_rebel_ground": lambda table: EVERYWHERE & ~systems.with_ground(table, REBEL),
    "no_rebel_loyalty": lambda table: EVERYWHERE & ~systems.loyal(table, REBEL),
    "has_captured_leader": _captive,
}


def _with_unit(names: str) -> Where:
    kinds = tuple(KIND[name] for name in names.split("|"))
    return lambda table: systems.with_kind(table, *kinds)


def _with_icon(icon: str) -> Where:
    wanted = icon.replace(":", "-")
    found = sum(1 << place for place, icons in enumerate(ICONS) if wanted in icons)
    return lambda table: found & ~table.destroyed


def _named(name: str) -> Where:
    found = 1 << PLACE[name]  # reb.destroyed.missions-ok
    return lambda _: found


SPECIAL: Final[dict[str, Callable[[str], Where]]] = {"has_unit": _with_unit, "icon": _with_icon, "named": _named}


@cache
def compiled(words: tuple[str, ...]) -> tuple[Where, ...]:
    """The conditions that all must hold."""
    found = []
    for word in words:
        name, _, rest = word.partition(":")
        found.append(SPECIAL[name](rest) if rest else PLAIN[name])
    return tuple(found)


def fitting(table: Table, words: tuple[str, ...]) -> int:
    """The systems that fit all of these words."""
    fit = EVERYWHERE
    for condition in compiled(words):
        fit &= condition(table)
    return fit
