"""A deck at a glance: who leads it, and what it is good at, counted from its cards."""

from __future__ import annotations

from functools import cache

from dejarik.core.build import Cover, graded
from dejarik.games.lcg.build import LEAST_SETS, STARTERS, Deck, read_list
from dejarik.games.lcg.cards.facts import AFFILIATIONS, Facts, cards

#: How many of its cards are shown.
SHOWN = 3


def cover(text: str) -> Cover | None:
    deck = STARTERS.get(text) or read_list(text).deck
    if not deck.commands or deck.affiliation not in AFFILIATIONS:
        return None
    leaders = _leaders(deck)
    return Cover(
        pictures=tuple(leaders),
        names=tuple(f"card-{card}" for card in leaders),
        side=AFFILIATIONS[deck.affiliation],
        marks=graded(_measures(deck), _starters()),
        have=len(deck.sets),
        most=LEAST_SETS,
        ready=text in STARTERS,
    )


def _commands(deck: Deck) -> list[Facts]:
    return [cards()[card] for card in deck.commands]


def _leaders(deck: Deck) -> list[str]:
    """Its dearest units, people with a name of their own first."""
    units = {card.id: card for card in _commands(deck) if card.type == "unit"}
    ranked = sorted(units.values(), key=lambda unit: (not unit.unique, "character" not in unit.traits, -unit.cost))
    return [unit.id for unit in ranked[:SHOWN]]


def _measures(deck: Deck) -> dict[str, float]:
    """For an average card: icons that hurt, damage that units bear, force icons for edge battles, cheap cards."""
    commands = _commands(deck)
    units = [card for card in commands if card.type == "unit"]
    sums = {
        "strike": sum(unit.normal.unit_damage + unit.normal.blast for unit in units),
        "guard": sum(unit.capacity for unit in units),
        "force": sum(card.force for card in commands),
        "tempo": sum(card.cost <= 1 for card in commands),
    }
    return {name: amount / len(commands) for name, amount in sums.items()}


@cache
def _starters() -> list[dict[str, float]]:
    return [_measures(deck) for deck in STARTERS.values()]
