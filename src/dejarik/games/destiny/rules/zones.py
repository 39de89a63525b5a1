"""ОБЛАСТИ: cards come into play and leave it, are drawn and discarded; resources change hands."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.core import zones
from dejarik.core.cards import arrive, depart
from dejarik.core.question import Ask, Procedure
from dejarik.games.destiny.notes import (
    Attached,
    Discards,
    Draws,
    GainsResources,
    LeavesPlay,
    LosesResources,
    OfCard,
    Spends,
)
from dejarik.games.destiny.rules.dice import put_back
from dejarik.games.destiny.rules.timing import interrupts, reactions
from dejarik.games.destiny.rules.values import copies, facts
from dejarik.games.destiny.state import MOST_UPGRADES, NOTHING, Moment, Piece, Table, card_of, die_of

# ── coming into play ───────────────────────────────────────────────────────────────────────────────────────────────


def enter(table: Table, card: int, seat: int, kind: str, *, host: int = NOTHING, dice: int = -1) -> Piece:
    """A card enters play ready, with its dice on it."""
    if dice < 0:
        dice = 1 if facts(table, card).sides else 0
    own = tuple(die_of(card, which) for which in range(dice))
    piece = Piece(card, table.owners[card], seat, kind, host=host, dice=own, elite=dice > 1)
    table.pieces[card] = piece
    arrive(table, card)
    return piece


def check_surplus(table: Table, host: int, new: int = NOTHING) -> Procedure[None]:
    """At most three upgrades and three downgrades: the controller discards the rest; not the one just played."""
    for kind, rule in (("upgrade", "dst.upgrade.limit-3"), ("downgrade", "dst.downgrade.limit-3")):
        while host in table.pieces and len(table.upgrades(host, kind)) > MOST_UPGRADES:
            owner = table.pieces[host].controller
            options = [card for card in table.upgrades(host, kind) if card != new]
            about = OfCard(table.cards[host], host)
            surplus = yield Ask(owner, "surplus", tuple(options), about=about, rule=rule)
            yield from leave(table, surplus)


def check_unique(table: Table, seat: int) -> Procedure[None]:
    """УНИКАЛЬНОСТЬ: whoever controls two copies of a unique card gives one of them up at once."""
    own = [n for n, piece in table.pieces.items() if piece.controller == seat and facts(table, n).unique]
    for card in own:
        twins = [other for other in own if other in table.pieces and copies(table, card, other)]
        if card in table.pieces and len(twins) > 1:
            about = OfCard(table.cards[card], card)
            surplus = yield Ask(seat, "twin", tuple(twins), about=about, rule="dst.unique.excess-control")
            if table.pieces[surplus].kind == "character":
                from dejarik.games.destiny.rules.defeat import defeat

                yield from defeat(table, [surplus])
            else:
                yield from leave(table, surplus)


def move_upgrade(table: Table, card: int, host: int) -> Procedure[None]:
    """ПЕРЕМЕЩЕНИЕ: it stays ready or exhausted, its die goes back to it, and play restrictions do not matter."""
    piece = table.pieces[card]
    put_back(table, piece.dice)
    before = piece.controller
    piece.host = host
    piece.controller = table.pieces[host].controller
    table.note(Attached, table.cards[card], table.cards[host], card)
    yield from check_surplus(table, host)
    if piece.controller != before:
        yield from check_unique(table, piece.controller)


# ── leaving play ───────────────────────────────────────────────────────────────────────────────────────────────────


def discard_by_effect(table: Table, card: int, seat: int, source: int) -> Procedure[bool]:
    """A card effect discards a card from play; something may take its place."""
    moment = Moment(("discarding",), card, seat, source, host=table.pieces[card].host)
    yield from interrupts(table, moment)
    if moment.cancelled or card not in table.pieces:
        return False
    yield from leave(table, card)
    return True


def leave(table: Table, card: int, where: str = "discard") -> Procedure[None]:
    """A card goes out of play to its owner's: its dice at once, then whatever lay on it."""
    piece = table.pieces[card]
    put_back(table, piece.dice)
    _release(table, piece)
    hung = [*table.upgrades(card), *table.upgrades(card, "downgrade")]
    _take_off(table, card, where)
    for other in hung:
        yield from leave(table, other)


def _release(table: Table, piece: Piece) -> None:
    """An opponent's dice that were kept here go back to their cards."""
    for die in piece.captives:
        home = table.pieces.get(card_of(die))
        if home is not None:
            home.dice = (*home.dice, die)


def _take_off(table: Table, card: int, where: str) -> None:
    owner = table.owners[card]
    depart(table, card)
    del table.pieces[card]
    table.note(LeavesPlay, table.cards[card], card, where)
    if where == "hand":
        table.hands[owner].append(card)
        zones.show(table, (card,))
    elif where == "top":
        table.decks[owner].append(card)
        zones.show(table, (card,))
    else:
        (table.asides if where == "aside" else table.discards)[owner].append(card)


# ── hand and deck ──────────────────────────────────────────────────────────────────────────────────────────────────


def draw(table: Table, seat: int, count: int) -> int:
    """ВЗЯТЬ КАРТУ: from the top of the deck, as far as it goes."""
    drawn = len(zones.draw(table, seat, table.decks[seat], table.hands[seat], count))
    if drawn:
        table.note(Draws, seat, drawn)
    return drawn


def discard_from_hand(table: Table, seat: int, chosen: Sequence[int]) -> Procedure[None]:
    """Cards go from a hand to the discard pile; whoever loses the last one may be answered."""
    if not chosen:
        return
    zones.discard(table, chosen, table.hands[seat], table.discards[seat])
    table.note(Discards, seat, tuple(table.cards[card] for card in chosen))
    yield from hand_left(table, seat)


def hand_left(table: Table, seat: int) -> Procedure[None]:
    """A card has just left a hand; perhaps it was the last."""
    if not table.hands[seat]:
        yield from reactions(table, Moment(("hand-emptied",), seat=seat))


def random_cards(table: Table, seat: int, count: int) -> list[int]:
    """So many cards of a hand, by chance; everybody sees which places are drawn."""
    places = list(range(len(table.hands[seat])))
    drawn = [places.pop(table.rng.roll(len(places))) for _ in range(min(count, len(places)))]
    return [table.hands[seat][place] for place in drawn]


def mill(table: Table, seat: int, count: int) -> list[int]:
    """Cards from the top of a deck to the discard pile, as far as they go."""
    deck = table.decks[seat]
    lost = deck[-count:][::-1] if count else []
    if lost:
        zones.discard(table, lost, deck, table.discards[seat])
        table.note(Discards, seat, tuple(table.cards[card] for card in lost))
    return lost


# ── resources ──────────────────────────────────────────────────────────────────────────────────────────────────────


def gain(table: Table, seat: int, count: int) -> None:
    if count > 0:
        table.resources[seat] += count
        table.note(GainsResources, seat, count)


def lose(table: Table, seat: int, count: int) -> int:
    """ДИВЕРСИЯ: never below nothing."""
    lost = min(count, table.resources[seat])
    if lost:
        table.resources[seat] -= lost
        table.note(LosesResources, seat, lost)
    return lost


def spend(table: Table, seat: int, count: int) -> None:
    assert 0 <= count <= table.resources[seat], "only what can be paid is offered"
    if count:
        table.resources[seat] -= count
        table.note(Spends, seat, count)
