"""ПОДГОТОВКА КОЛОДЫ: what a card of the team or the deck changes about both, and what may be brought for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from dejarik.games.destiny.build import Deck
    from dejarik.games.destiny.cards.facts import Facts


class LetIn(msgspec.Struct, frozen=True):
    """Cards of another affiliation that may be in a deck: so many in all, or any that fit."""

    affiliation: str
    most: int = 0
    fits: Callable[[Facts], bool] | None = None


class Building(msgspec.Struct):
    """What one card changes."""

    lets_in: tuple[LetIn, ...] = ()
    #: Copies of this card in a deck; a further copy of so many different cards.
    copies: int = 0
    additional: int = 0
    #: Battlefields brought to the game.
    fields: int = 1
    #: So many different events of a subtype are brought to lie under it.
    under: int = 0
    beneath: str = ""
    #: Titles that cannot be in the same team.
    never_with: tuple[str, ...] = ()
    #: What must hold of a deck that includes it.
    include_only: Callable[[Deck], bool] | None = None
    #: Dice that may be set aside for it: titles, and so many for each copy of the card.
    dice: tuple[tuple[str, int], ...] = ()
    #: For each copy of the card a second die of a character of the team that fits.
    second: Callable[[Facts], bool] | None = None
    #: With how many more resources its player starts.
    starts: int = 0
