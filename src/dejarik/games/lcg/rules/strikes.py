"""Удары: in turn, edge first, ready participants must strike; icons by type in any order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from dejarik.core.lasting import end
from dejarik.core.question import Ask, Procedure, Share
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.lcg.cards.ability import Moment
from dejarik.games.lcg.notes import OfCard, OfTokens, Strikes
from dejarik.games.lcg.rules.damage import deal, place_focus
from dejarik.games.lcg.rules.timing import reactions
from dejarik.games.lcg.rules.values import ICONS, has_keyword, icon_strength, modifier, participants, units
from dejarik.games.lcg.rules.windows import window
from dejarik.games.lcg.state import ATTACKER, NOWHERE, Piece, Table


def strikers(table: Table, seat: int) -> list[Piece]:
    # lcg.strike.example-4-droid, lcg.gap.readied-strikes-again
    return [piece for piece in participants(table, seat) if not piece.focus]


def first_slot(table: Table) -> Procedure[None]:
    """The player with the edge strikes, if able."""
    yield from strike_slot(table, table.edge)  # lcg.strike.edge-first, lcg.edge.benefits
    table.step = "engagement.10"


def first_slot_actions(table: Table) -> Procedure[None]:
    return window(table, "engagement.11")  # lcg.gap.empty-strike-slot


def second_slot(table: Table) -> Procedure[None]:
    yield from strike_slot(table, table.opponent(table.edge))  # lcg.strike.alternate
    table.step = "engagement.12"


def second_slot_actions(table: Table) -> Procedure[None]:
    return window(table, "engagement.13")


def more_strikes(table: Table) -> None:
    """Again from the edge winner's slot while any participant is ready."""
    # lcg.strike.remaining, lcg.gap.no-attackers-left
    ready = any(piece.role and not piece.focus and piece.kind == "unit" for piece in table.pieces.values())
    table.step = "engagement.9" if ready else "engagement.14"  # lcg.strike.end


def strike_slot(table: Table, seat: int) -> Procedure[None]:
    """One strike, and no passing for a player who has a ready participant."""
    able = strikers(table, seat)
    if not able:
        return
    card = able[0].id if len(able) == 1 else (yield choose_striker(seat, able))
    yield from strike(table, table.pieces[card])  # lcg.strike.complete


def choose_striker(seat: int, able: Sequence[Piece]) -> Ask:
    return Ask(seat, "strike", tuple([piece.id for piece in able]), rule="lcg.strike.no-pass")


def strike(table: Table, piece: Piece) -> Procedure[None]:
    """Нанесение удара: focus the unit, twice if it is committed; then its icons, type by type."""
    card, seat = piece.id, piece.controller
    table.striker = card
    tokens = 2 if piece.committed else 1  # lcg.strike.committed-two-tokens
    piece.focus += tokens
    table.note(Strikes, seat, piece.card, tokens, card)
    yield from reactions(table, Moment(("focused-to-strike", "focused"), thing=card, seat=seat, was=piece))
    done: list[str] = []
    while card in table.pieces and piece.role:  # lcg.gap.striker-leaves-midstrike
        # lcg.gap.icons-mandatory
        due = [icon for icon in ICONS if icon not in done and resolvable(table, piece, icon)]
        if not due:
            break
        icon = due[0]
        if len(due) > 1:
            about = OfCard(piece.card, card)
            icon = yield Ask(seat, "icon", tuple(due), about=about, rule="lcg.strike.types-any-order")
        done.append(icon)
        yield from resolve_icon(table, piece, icon)  # lcg.strike.example-3-loyalist
    table.striker = NOWHERE
    moment = Moment(("strike-resolved",), thing=card, seat=seat, was=piece)
    end(table, "strike")
    yield from reactions(table, moment)


def resolvable(table: Table, piece: Piece, icon: str) -> bool:
    """Whether the unit has usable icons of this type and something to use them on."""
    if not icon_strength(table, piece, icon):
        return False
    if icon == "blast":
        return table.engaged in table.pieces  # lcg.gap.objective-destroyed-mid
    if icon == "tactics":
        return bool(units(table, table.opponent(piece.controller)))
    return bool(damage_targets(table, piece))


def damage_targets(table: Table, piece: Piece) -> list[int]:
    """Enemy participants; with Targeted Strike an attacker may choose any enemy unit."""
    enemy = table.opponent(piece.controller)
    # lcg.kw.targeted-strike, lcg.kw.targeted-strike-attack-only
    if piece.role == ATTACKER and has_keyword(table, piece, "targeted_strike"):
        return [unit.id for unit in units(table, enemy)]
    return [unit.id for unit in participants(table, enemy)]


def resolve_icon(table: Table, piece: Piece, icon: str) -> Procedure[None]:
    strength = icon_strength(table, piece, icon)
    seat, card = piece.controller, piece.id
    if icon == "blast":
        # lcg.strike.blast, lcg.strike.example-5-luke
        yield from deal(table, {table.engaged: strength}, seat=seat, source=card, kind="strike")
        return
    if icon == "tactics":
        where = [unit.id for unit in units(table, table.opponent(seat))]
        tokens = yield from _shared(_spread(piece, "tactics", where, strength, "lcg.strike.tactics"))
        yield from place_focus(table, tokens, seat=seat, source=card)
        return
    where = damage_targets(table, piece)
    if modifier(table, "divide-damage", card) and strength > 1:
        among = [unit.id for unit in participants(table, table.opponent(seat))]
        whole = [target for target in where if target not in among]
        packet = yield from _shared(_divide(piece, among, whole, strength))
    else:
        target = where[0]
        if len(where) > 1:
            about = OfTokens(piece.card, card, strength)
            target = yield Ask(seat, "unit-damage", tuple(where), about=about, rule="lcg.strike.unit-damage")
        packet = {target: strength}
    yield from deal(table, packet, seat=seat, source=card, kind="strike")  # lcg.gap.packet-simultaneous


def _spread(piece: Piece, kind: str, among: Sequence[int], strength: int, rule: str) -> Share:
    """Tokens spread over cards as the striking player likes."""
    about = OfTokens(piece.card, piece.id, strength)
    return Share(piece.controller, kind, tuple(among), strength, about=about, rule=rule)


def _divide(piece: Piece, among: Sequence[int], whole: Sequence[int], strength: int) -> Share:
    """Damage divided among participants, or all of it on one of the other targets (`whole`)."""
    plain = _spread(piece, "divide", (*among, *whole), strength, "lcg.strike.unit-damage")
    if not whole:
        return plain

    def check(counts: tuple[int, ...]) -> Refused | None:
        beside = any(0 < count < strength for count in counts[len(among) :])
        return Refused("divided-damage", rule="lcg.strike.unit-damage", total=strength) if beside else None

    def sample(rng: Rng) -> tuple[int, ...]:
        counts = [0] * len(plain.among)
        place = rng.below(len(counts))
        for _ in range(strength):
            counts[place if place >= len(among) else rng.below(len(among))] += 1
        return tuple(counts)

    return msgspec.structs.replace(plain, check=check, sample=sample)


def _shared(share: Share) -> Procedure[dict[int, int]]:
    """What each card gets; a single one gets all, and nobody is asked."""
    cards: Any = share.among
    counts = (share.total,) if len(cards) == 1 else (yield share)
    return {card: count for card, count in zip(cards, counts, strict=True) if count}
