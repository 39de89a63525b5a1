"""Урон, щиты, защита: from the assignment of a packet of tokens to what lies on the cards."""

from __future__ import annotations

from collections.abc import Mapping

from dejarik.core.question import Procedure, Share
from dejarik.games.lcg.cards.ability import Moment
from dejarik.games.lcg.notes import (
    Damaged,
    Focused,
    OfShields,
    OfTokens,
    Protects,
    Repaired,
    Shielded,
    ShieldLost,
    ShieldUsed,
    Unfocused,
)
from dejarik.games.lcg.rules.timing import interrupts, reactions, win
from dejarik.games.lcg.rules.values import FACTS, given_protection, has_trait, modifier, protects, remaining
from dejarik.games.lcg.rules.zones import check_table
from dejarik.games.lcg.state import DIAL, NOWHERE, Piece, Table


def deal(
    table: Table, hits: Mapping[int, int], *, seat: int, source: int = NOWHERE, kind: str = "effect"
) -> Procedure[bool]:
    """One packet of damage dealt by `seat`: interrupts, Protect, shields, placement, destruction, reactions.

    `kind` says where it comes from: "strike", "effect", "balance" or "unopposed".
    """
    packet = {card: count for card, count in hits.items() if card in table.pieces and count > 0}
    for card in list(packet):
        moment = Moment(("damage",), thing=card, seat=seat, source=source, amount=packet[card], note=kind)
        yield from interrupts(table, moment)
        packet[card] = 0 if moment.cancelled else max(0, min(packet[card], moment.amount))
    packet = {card: count for card, count in packet.items() if count and card in table.pieces}
    # lcg.gap.damage-sequence
    yield from _protect(table, packet)
    yield from _shield(table, packet, seat, "damage")  # lcg.gap.protect-and-shield
    return (yield from _place(table, packet, seat, source, kind))


def _protect(table: Table, packet: dict[int, int]) -> Procedure[None]:
    """Защита: parts of the damage may go on protecting units instead; nothing is moved twice."""
    given = given_protection(table)
    guards = [
        piece
        for piece in table.pieces.values()
        # lcg.kw.protect-anywhere
        if piece.kind == "unit" and (given or FACTS[piece.card].protect) and protects(table, piece)
    ]
    # lcg.gap.protect-chain
    for card, hit in list(packet.items()) if guards else ():
        protected = table.pieces[card]
        if protected.kind == "dial":
            continue
        room = {
            # lcg.kw.protect-cap, lcg.gap.protect-own-damage
            protector.id: remaining(table, protector) - packet.get(protector.id, 0)
            for protector in guards
            if _shelters(table, protector, protected)
        }
        room = {protector: most for protector, most in room.items() if most > 0}
        if not room:
            continue
        about = OfTokens(protected.card, card, hit)
        caps = tuple(room.values())
        moved = yield Share(
            protected.controller, "protect", tuple(room), hit, 0, caps, about=about, rule="lcg.kw.protect"
        )
        for protector, count in zip(room, moved, strict=True):
            if count:
                packet[card] -= count
                packet[protector] = packet.get(protector, 0) + count
                table.note(Protects, table.cards[protector], count, protected.card, protector, card)


def _shelters(table: Table, protector: Piece, protected: Piece) -> bool:
    if protector.id == protected.id or protector.controller != protected.controller:
        return False
    # lcg.gap.protect-card-or-unit
    return any(has_trait(table, protected.id, trait) for trait in protects(table, protector))


def _shield(table: Table, packet: dict[int, int], seat: int, token: str) -> Procedure[None]:
    """Использование щитов: each stops one token that the opponent places; its controller decides."""
    for other in table.opponents(seat):  # lcg.shield.not-own-tokens, lcg.gap.shield-vs-game-damage
        yield from _use_shields(table, packet, other, token)


def _use_shields(table: Table, packet: dict[int, int], seat: int, token: str) -> Procedure[None]:
    """All shields of one player against one packet: so many on each card."""
    most = {
        card: min(table.pieces[card].shields, count)  # lcg.gap.shield-timing
        for card, count in packet.items()
        if count and table.pieces[card].shields and table.pieces[card].controller == seat
    }
    if not most:
        return
    caps = tuple(most.values())
    about = OfShields(token, tuple([packet[card] for card in most]))
    # lcg.shield.optional
    used = yield Share(seat, "shield", tuple(most), sum(caps), 0, caps, about=about, rule="lcg.shield.use")
    for card, count in zip(most, used, strict=True):
        if count:
            piece = table.pieces[card]
            piece.shields -= count
            packet[card] -= count
            table.note(ShieldUsed, piece.card, count, card)


def _place(table: Table, packet: dict[int, int], seat: int, source: int, kind: str) -> Procedure[bool]:
    """Damage tokens never exceed the remaining capacity; destruction is checked before anybody reacts."""
    moments = []
    for card, count in packet.items():
        piece = table.pieces[card]
        # lcg.damage.excess
        placed = count if piece.kind == "dial" else min(count, remaining(table, piece))
        if placed:
            piece.damage += placed
            moments.append(
                Moment(("damaged",), thing=card, seat=seat, source=source, amount=placed, was=piece, note=kind)
            )
            table.note(Damaged, piece.card, placed, card)
    dial = table.pieces[DIAL]
    if dial.damage and dial.damage >= modifier(table, "falls-at", DIAL) > 0:
        win(table, table.light, "dial-destroyed")
    if moments:
        yield from check_table(table)
        yield from reactions(table, *moments)
    return bool(moments)


def place_focus(table: Table, tokens: Mapping[int, int], *, seat: int, source: int = NOWHERE) -> Procedure[bool]:
    """Focus tokens put on cards by `seat`, all together; an enemy's may be stopped by shields."""
    packet = {card: count for card, count in tokens.items() if card in table.pieces}
    yield from _shield(table, packet, seat, "focus")
    moments = []
    for card, count in packet.items():
        if count:
            piece = table.pieces[card]
            piece.focus += count  # lcg.gap.focus-vs-token
            table.note(Focused, piece.card, count, card)
            moments.append(Moment(("focus-placed",), thing=card, seat=seat, source=source, amount=count, was=piece))
    yield from reactions(table, *moments)
    return bool(moments)


def remove_focus(table: Table, card: int, count: int) -> int:
    return _take_off(table, card, count, "focus", Unfocused)


def remove_damage(table: Table, card: int, count: int) -> int:
    return _take_off(table, card, count, "damage", Repaired)


def remove_shields(table: Table, card: int, count: int) -> int:
    return _take_off(table, card, count, "shields", ShieldLost)


def _take_off(table: Table, card: int, count: int, token: str, note: type[Repaired | Unfocused | ShieldLost]) -> int:
    """Take up to `count` tokens off a card; how many there were to take."""
    piece = table.pieces[card]
    lying: int = getattr(piece, token)
    taken = min(lying, count)
    if taken:
        setattr(piece, token, lying - taken)
        table.note(note, piece.card, taken, card)
    return taken


def place_shield(table: Table, card: int, *, extra: bool = False) -> bool:
    """Жетоны щитов: one on a card at most, unless the effect says otherwise."""
    piece = table.pieces[card]
    # lcg.shield.max-one
    if piece.kind not in ("unit", "objective") or (piece.shields and not extra):
        return False
    piece.shields += 1
    table.note(Shielded, piece.card, card)
    return True
