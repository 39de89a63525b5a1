"""What pages are told of the cards is what the rules go by."""

from __future__ import annotations

from dejarik.games.destiny import GAME
from dejarik.games.destiny.build import complaints
from dejarik.games.destiny.cards.facts import cards


def test_pages_know_every_card_as_it_is_played() -> None:
    told = GAME.facts
    assert set(told.cards) == set(cards())
    for name, card in cards().items():
        face = told.cards[name]
        assert (face.type, face.colour, face.affiliation) == (card.type, card.colour, card.affiliation)
        assert (face.health, face.points, face.sides) == (card.health, card.points, card.sides)
    assert told.cards["lightsaber"].cost == cards()["lightsaber"].cost
    assert told.cards["rey-force-prodigy"].cost is None
    assert told.pool
    assert set(told.pool) <= set(told.cards)


def test_ready_decks_are_legal() -> None:
    assert len(GAME.facts.decks) >= 8
    for deck in GAME.facts.decks.values():
        assert complaints(deck) == []
