"""What holds at any time: each card and die in one place, numbers within bounds, questions that can be answered."""

from __future__ import annotations

from collections.abc import Iterator

from dejarik.core.cards import cannot
from dejarik.core.question import Ask, Question, Share
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.cards.library import PERIODS
from dejarik.games.destiny.rules import activating, playing, resolving
from dejarik.games.destiny.rules.values import remaining
from dejarik.games.destiny.state import MOST_SHIELDS, MOST_UPGRADES, NOTHING, Piece, Table


def places(table: Table) -> dict[int, str]:
    """Where each card lies; two places for one are a fault."""
    found: dict[int, str] = {}
    for card, place in _lying(table):
        assert card not in found, f"{table.cards[card]} lies in two places: {found[card]}, {place}"
        found[card] = place
    return found


def _lying(table: Table) -> Iterator[tuple[int, str]]:
    zones = (("deck", table.decks), ("hand", table.hands), ("discard", table.discards), ("aside", table.asides))
    for name, piles in zones:
        yield from ((card, f"{name} of {seat}") for seat, pile in enumerate(piles) for card in pile)
    yield from ((card, "queue") for card in table.limbo)
    yield from ((card, f"on {under}") for under, card in table.stacked.items())
    for number, piece in table.pieces.items():
        yield number, "play"
        yield from ((card, f"under {number}") for card in piece.under)


def in_order(table: Table, *, quiet: bool) -> None:
    """The table as it must be; `quiet`: nothing is under way."""
    places(table)
    dice = [die for pool in table.pools for die in pool]
    assert sorted(dice) == sorted(table.showing), "a die shows a side in exactly one pool"
    assert min(table.resources) >= 0, "nobody owes resources"
    for lasting in table.lasting:
        assert not lasting.until or PERIODS(lasting.until)
    for piece in table.pieces.values():
        _sound(table, piece)
        if quiet:
            _settled(table, piece)
    if quiet:
        assert (table.dying, table.busy, table.resolving) == ([], [], None)
        assert set(table.limbo) <= {queued.thing for queued in table.queue}, "a card is neither played nor discarded"


def _sound(table: Table, piece: Piece) -> None:
    hung = piece.kind in ("upgrade", "downgrade")
    assert (piece.host in table.pieces) if hung else piece.host == NOTHING, f"{table.cards[piece.id]} hangs nowhere"
    assert 0 <= piece.shields <= MOST_SHIELDS or piece.kind != "character", "shields beyond their limit"
    assert piece.damage >= 0
    assert piece.controller in table.seats
    assert len(set(piece.dice)) == len(piece.dice)
    assert not piece.dice or FACTS[table.cards[piece.id]].sides, f"{table.cards[piece.id]} has no dice"


def _settled(table: Table, piece: Piece) -> None:
    """With nothing under way nobody has too much of anything, and the fallen are gone."""
    if piece.kind == "character" and not cannot(table, "doomed", piece.id):
        assert remaining(table, piece.id) > 0 or not piece.damage, f"{table.cards[piece.id]} should be defeated"
    for kind in ("upgrade", "downgrade"):
        assert len(table.upgrades(piece.id, kind)) <= MOST_UPGRADES


def refusals(table: Table, seat: int) -> Iterator[str]:
    """The rules for which things cannot be done now."""
    found = [playing.why_not(table, seat, card) for card in table.hands[seat]]
    found += [activating.why_not(table, seat, card) for card in table.pieces]
    found += [resolving.why_not(table, seat, die) for die in table.pools[seat]]
    return (rule for rule in found if rule is not None)


def well_put(question: Question) -> None:
    """It can be answered, and no answer is offered twice."""
    if isinstance(question, Ask):
        assert len(set(question.options)) == len(question.options)
        assert 0 <= question.least <= question.most <= len(question.options)
        assert question.most, "nobody is asked for nothing"
    elif isinstance(question, Share):
        assert len(set(question.among)) == len(question.among) > 1
        assert sum(question.cap(place) for place in range(len(question.among))) >= question.total > 0
