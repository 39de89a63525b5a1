"""What pages need to know of the cards: printed facts, objective sets, starter decks, what fits into which deck."""

from __future__ import annotations

import msgspec

from dejarik.games.lcg.build import LEAST_SETS, STARTERS, Deck, pool
from dejarik.games.lcg.cards.facts import AFFILIATIONS, LEGEND, Facts, Icons, ObjectiveSet, Side, Type, cards, sets


class IconCounts(msgspec.Struct, frozen=True, rename="kebab"):
    """Combat icons by type."""

    unit_damage: int
    tactics: int
    blast: int


class CardFacts(msgspec.Struct, frozen=True):
    """A card's face; None where cards of its type carry no such thing."""

    id: str
    number: int
    type: Type
    side: Side
    affiliation: str | None
    unique: bool
    cost: int | None
    force: int | None
    resources: int
    capacity: int | None
    priority: int | None
    normal: IconCounts
    edge: IconCounts
    traits: tuple[str, ...]
    #: "elite", "edge 1", "protect character" …
    keywords: tuple[str, ...]
    #: Objectives: copies of the set in a deck, and the only affiliation that may use it.
    limit: int
    only_for: str | None


class Fit(msgspec.Struct, frozen=True):
    """An objective set that a deck of some affiliation may hold, and how many copies at most."""

    number: int
    most: int


class GameFacts(msgspec.Struct, frozen=True):
    cards: dict[str, CardFacts]
    sets: tuple[ObjectiveSet, ...]
    affiliations: dict[str, Side]
    starters: dict[str, Deck]
    #: By affiliation.
    fits: dict[str, tuple[Fit, ...]]
    least_sets: int = LEAST_SETS


def facts() -> GameFacts:
    return GameFacts(
        cards={name: _face(card) for name, card in cards().items()},
        sets=tuple(sorted(sets().values(), key=lambda six: six.number)),
        affiliations=dict(AFFILIATIONS),
        starters=dict(STARTERS),
        fits={name: tuple(Fit(number, most) for number, most in pool(name)) for name in AFFILIATIONS},
    )


def _face(card: Facts) -> CardFacts:
    carried = LEGEND[card.type]
    return CardFacts(
        id=card.id,
        number=card.number,
        type=card.type,
        side=card.side,
        affiliation=card.affiliation,
        unique=card.unique,
        cost=card.cost if "cost" in carried else None,
        force=card.force if "force" in carried else None,
        resources=card.resources,
        capacity=card.capacity if "capacity" in carried else None,
        priority=card.priority if "priority" in carried else None,
        normal=counted(card.normal),
        edge=counted(card.edge),
        traits=card.traits,
        keywords=tuple(f"{name} {rest}".strip() for name, rest in card.keywords),
        limit=card.limit,
        only_for=card.only_for,
    )


def counted(icons: Icons) -> IconCounts:
    return IconCounts(icons.unit_damage, icons.tactics, icons.blast)
