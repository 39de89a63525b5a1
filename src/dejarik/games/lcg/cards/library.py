"""What all cards do, and every name that texts may use: stats, moments, periods."""

from __future__ import annotations

from typing import Final

from dejarik.core.cards import Ability, Library, Registry
from dejarik.games.lcg.cards.ability import Part, Script, Use
from dejarik.games.lcg.cards.facts import KEYWORDS, TRAITS, cards
from dejarik.games.lcg.state import Table

PHASES: Final = ("balance", "refresh", "draw", "deployment", "conflict", "force")
ICONS: Final = ("unit_damage", "tactics", "blast")

STATS: Final = Registry(
    "stat",
    {
        *ICONS,
        *(f"edge_{icon}" for icon in ICONS),
        *("capacity", "resources", "force", "edge_bonus"),
        *KEYWORDS,
        # of cards in hand; of sources
        *("cost", "no-match", "match"),
        *("cannot-attack", "cannot-defend", "cannot-commit", "cannot-be-targeted"),
        # of an objective; of a unit; of a card and its end; of the dial
        *("most-attackers", "divide-damage", "captured-instead", "from-discard", "loss", "engageable", "falls-at"),
        # of players
        *("reserve", "struggle", "ignore-match", "next-cost", "open-edge", "fate-again"),
    },
    {"trait:": TRAITS, "protect:": TRAITS},
)
MOMENTS: Final = Registry(
    "moment",
    {
        "turn-begins",
        *(f"{phase}-{end}" for phase in PHASES for end in ("begins", "ends")),
        "refreshes",
        *("enters", "playing", "played", "event-played", "interrupt-used"),
        *("leaves", "destroyed", "sacrificed", "discarded", "returned", "to-deck"),
        *("captured", "captured-from-play", "rescued"),
        *("attacks", "defends", "declared", "engaged", "edge-won", "fate-resolved", "survives", "engagement-ends"),
        *("focused-to-strike", "focused", "strike-resolved"),
        *("damage", "damaged", "focus-placed", "generates"),
        *("draws", "drawn", "hand-discarded"),
        *("commits", "struggle-won", "dial-advanced"),
    },
)
PERIODS: Final = Registry("period", ("strike", "engagement", "phase", "turn", "game"))

LIBRARY: Final[Library[Script, Use]] = Library(
    "dejarik.games.lcg.cards",
    Script,
    Use,
    stats=STATS,
    moments=MOMENTS,
    periods=PERIODS,
    names=lambda name: name in cards(),
    title=lambda name: cards()[name].title,
)
Table.library = LIBRARY
script_of = LIBRARY.script


def card(name: str, *parts: Part) -> Script:
    """Declare what the card `name` does. What an event says is used from hand."""
    if name in cards() and cards()[name].type == "event":
        for part in parts:
            if isinstance(part, Ability):
                part.zone = "hand"
    return LIBRARY.card(name, *parts)
