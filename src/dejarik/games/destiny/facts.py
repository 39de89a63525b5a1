"""What pages need to know of the cards: printed faces, the cards one may bring, ready decks, the limits of a deck."""

from __future__ import annotations

import msgspec

from dejarik.games.destiny.build import POINTS, SIZE, Deck, Making, ready_decks, room
from dejarik.games.destiny.cards.facts import Affiliation, Colour, Facts, Rarity, Side, Type, cards
from dejarik.games.destiny.cards.library import in_pool

#: Cards of these types are paid for.
PAID = ("upgrade", "downgrade", "support", "event")


class CardFacts(msgspec.Struct, frozen=True):
    """A card's face."""

    id: str
    set: str
    number: int
    type: Type
    colour: Colour
    affiliation: Affiliation
    rarity: Rarity
    #: What copies have in common, whatever the printing.
    title: str
    unique: bool
    subtypes: tuple[str, ...]
    health: int
    #: Characters and plots: points for one die and, if it can be elite, for two.
    points: tuple[int, ...]
    #: None where cards of its type are not paid for.
    cost: int | None
    sides: tuple[Side, ...]
    keywords: tuple[str, ...]
    host: str


class GameFacts(msgspec.Struct, frozen=True):
    cards: dict[str, CardFacts]
    #: Cards of which all that they say is carried out: these can be brought.
    pool: tuple[str, ...]
    decks: dict[str, Deck]
    #: What a deck page begins with.
    empty: Making
    points: int = POINTS
    size: int = SIZE


def facts() -> GameFacts:
    return GameFacts(
        cards={name: _face(card) for name, card in cards().items()},
        pool=tuple(name for name in cards() if in_pool(name)),
        decks=dict(ready_decks()),
        empty=Making(room=room(Deck())),
    )


def _face(card: Facts) -> CardFacts:
    return CardFacts(
        id=card.id,
        set=card.set,
        number=card.number,
        type=card.type,
        colour=card.colour,
        affiliation=card.affiliation,
        rarity=card.rarity,
        title=card.title,
        unique=card.unique,
        subtypes=card.subtypes,
        health=card.health,
        points=card.points,
        cost=card.cost if card.type in PAID else None,
        sides=card.sides,
        keywords=card.keywords,
        host=card.host,
    )
