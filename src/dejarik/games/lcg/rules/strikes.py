"""Удары: in turn, edge first, ready participants must strike; icons by type in any order."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from dejarik.core.lasting import expire
from dejarik.core.question import Ask, Procedure
from dejarik.games.lcg.cards.ability import Moment
from dejarik.games.lcg.rules.damage import deal, place_focus
from dejarik.games.lcg.rules.timing import reactions
from dejarik.games.lcg.rules.values import ICONS, has_keyword, icon_strength, modifier, participants, units
from dejarik.games.lcg.rules.windows import window
from dejarik.games.lcg.state import ATTACKER, NOWHERE, Piece, Table


def strikers(table: Table, seat: int) -> list[Piece]:
    return [piece for piece in participants(table, seat) if not piece.focus]


def first_slot(table: Table) -> Procedure[None]:
    """The player with the edge strikes, if able."""
    yield from strike_slot(table, table.edge)
    table.step = "engagement.10"


def first_slot_actions(table: Table) -> Procedure[None]:
    yield from window(table, "engagement.11")


def second_slot(table: Table) -> Procedure[None]:
    yield from strike_slot(table, 1 - table.edge)
    table.step = "engagement.12"


def second_slot_actions(table: Table) -> Procedure[None]:
    yield from window(table, "engagement.13")


def more_strikes(table: Table) -> Procedure[None]:
    """Again from the edge winner's slot while any participant is ready."""
    ready = any(piece.role and not piece.focus and piece.kind == "unit" for piece in table.pieces.values())
    table.step = "engagement.9" if ready else "engagement.14"
    return
    yield


def strike_slot(table: Table, seat: int) -> Procedure[None]:
    """One strike, and no passing for a player who has a ready participant."""
    able = strikers(table, seat)
    if not able:
        return
    card = able[0].id if len(able) == 1 else (yield Ask(seat, "strike", tuple(piece.id for piece in able)))
    yield from strike(table, table.pieces[card])


def strike(table: Table, piece: Piece) -> Procedure[None]:
    """Нанесение удара: focus the unit, twice if it is committed; then its icons, type by type."""
    card, seat = piece.id, piece.controller
    table.striker = card
    tokens = 2 if piece.committed else 1
    piece.focus += tokens
    table.note("strikes", seat, piece.card, tokens, card)
    yield from reactions(table, Moment("focused-to-strike", "focused", card=card, seat=seat, was=piece))
    done: list[str] = []
    while card in table.pieces and piece.role:
        due = [icon for icon in ICONS if icon not in done and resolvable(table, piece, icon)]
        if not due:
            break
        icon = due[0] if len(due) == 1 else (yield Ask(seat, "icon", tuple(due), about=(card,)))
        done.append(icon)
        yield from resolve_icon(table, piece, icon)
    table.striker = NOWHERE
    moment = Moment("strike-resolved", card=card, seat=seat, was=piece)
    expire(table.lasting, "strike")
    yield from reactions(table, moment)


def resolvable(table: Table, piece: Piece, icon: str) -> bool:
    """Whether the unit has usable icons of this type and something to use them on."""
    if not icon_strength(table, piece, icon):
        return False
    if icon == "blast":
        return table.engaged in table.pieces
    if icon == "tactics":
        return bool(units(table, 1 - piece.controller))
    return bool(damage_targets(table, piece))


def damage_targets(table: Table, piece: Piece) -> list[int]:
    """Enemy participants; with Targeted Strike an attacker may choose any enemy unit."""
    enemy = 1 - piece.controller
    if piece.role == ATTACKER and has_keyword(table, piece, "targeted_strike"):
        return [unit.id for unit in units(table, enemy)]
    return [unit.id for unit in participants(table, enemy)]


def resolve_icon(table: Table, piece: Piece, icon: str) -> Procedure[None]:
    strength = icon_strength(table, piece, icon)
    seat, card = piece.controller, piece.id
    if icon == "blast":
        yield from deal(table, {table.engaged: strength}, seat=seat, source=card, kind="strike")
        return
    if icon == "tactics":
        where = [unit.id for unit in units(table, 1 - seat)]
        tokens = yield from _split(table, seat, "tactics", where, strength, card)
        yield from place_focus(table, tokens, seat=seat, source=card)
        return
    where = damage_targets(table, piece)
    if modifier(table, "divide-damage", card) and strength > 1:
        among = [unit.id for unit in participants(table, 1 - seat)]
        whole = [target for target in where if target not in among]
        packet = yield from _split(table, seat, "divide", among, strength, card, whole)
    else:
        target = where[0]
        if len(where) > 1:
            target = yield Ask(seat, "unit-damage", tuple(where), about=(card, strength))
        packet = {target: strength}
    yield from deal(table, packet, seat=seat, source=card, kind="strike")


def _split(
    table: Table, seat: int, kind: str, among: Sequence[int], strength: int, card: int, whole: Sequence[int] = ()
) -> Procedure[dict[int, int]]:
    """Tokens split freely among cards, or all of them on one of `whole`: an answer names a card for each token."""
    places = (*among, *whole)
    if len(places) == 1:
        return {places[0]: strength}
    if len(places) ** strength <= 400 or strength <= 2:
        options = (*combinations_with_replacement(among, strength), *((place,) * strength for place in whole))
        answer = yield Ask(seat, kind, options, about=(card, strength))
    else:
        answer = []
        while len(answer) < strength:
            (one,) = yield Ask(seat, kind, tuple((place,) for place in places), about=(card, strength))
            answer += [one] * (strength if one in whole else 1)
            places = tuple(among)
    packet: dict[int, int] = {}
    for place in answer:
        packet[place] = packet.get(place, 0) + 1
    return packet
