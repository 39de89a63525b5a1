"""УРОН, ЩИТЫ: hits, what blocks them, damage that is given out, healing and moving."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from dejarik.core.cards import cannot
from dejarik.core.question import Ask, Procedure, Share
from dejarik.core.refusal import Refused, forbidden
from dejarik.games.destiny.notes import DamageDealt, DamagePlaced, Healed, OfCard, OfDamage, ShieldsGiven, ShieldsLost
from dejarik.games.destiny.rules.defeat import defeat_fallen
from dejarik.games.destiny.rules.timing import TIMING, interrupts, reactions
from dejarik.games.destiny.rules.values import remaining
from dejarik.games.destiny.state import MOST_SHIELDS, NOTHING, Moment, Table, amounts

#: One character and how much damage it is dealt.
Hit = tuple[int, int]


class Wound(msgspec.Struct, frozen=True):
    """What came of a hit: how much shields have blocked, how much was taken."""

    character: int
    dealt: int
    shielded: int
    taken: int


def taken(wounds: Sequence[Wound]) -> int:
    """How much damage was taken in all."""
    return sum(wound.taken for wound in wounds)


def deal(
    table: Table,
    hits: Sequence[Hit],
    seat: int,
    source: int,
    *,
    kind: str = "",
    unblockable: bool = False,
    die: int = NOTHING,
) -> Procedure[list[Wound]]:
    """Damage is dealt to characters at the same moment, a hit for each."""
    wounds: list[Wound] = []
    for character, amount in hits:
        if amount > 0 and character in table.pieces:
            hit = Moment(("damage",), character, seat, source, amount=amount, note=kind, die=die)
            wound = yield from _suffer(table, hit, unblockable)
            if wound is not None:
                wounds.append(wound)
    wounds = [wound for wound in wounds if wound.character in table.pieces]  # another hit's interrupt took some away
    moments = []
    for wound in wounds:
        character = wound.character
        table.note(DamageDealt, table.cards[character], character, wound.dealt, wound.taken)
        whose = table.pieces[character].controller
        kinds = ("dealt", "taken") if wound.taken else ("dealt",)  # dst.term.take-damage
        moments.append(Moment(kinds, character, seat, source, whose, wound.taken, kind, die=die))
    for wound in wounds:
        table.pieces[wound.character].damage += wound.taken  # dst.gap.each-simultaneous
    if moments:
        yield from reactions(table, *moments)
    yield from defeat_fallen(table)
    return wounds


def _suffer(table: Table, moment: Moment, unblockable: bool) -> Procedure[Wound | None]:
    """How much of a hit is taken: shields must block, other effects may, before or after them. None: nothing hits."""
    character, dealt = moment.thing, moment.amount
    yield from interrupts(table, moment)
    if moment.cancelled or character not in table.pieces:
        return None  # dst.effect.replacement: what was replaced was not dealt
    left, shielded = moment.amount, 0
    if not unblockable:  # dst.damage.unblockable, dst.term.unblockable
        if table.pieces[character].shields:  # dst.clar.force-illusion-order
            left = yield from _other_blocks(table, moment, left)
        shielded = lose_shields(table, character, left)  # dst.shield.mandatory, dst.faq.must-use-shields
        shielded += yield from _lent_shields(table, character, left - shielded)
        left -= shielded
        if left:
            left = yield from _other_blocks(table, moment, left)
    # dst.damage.excess-ignored
    return Wound(character, dealt, shielded, min(left, max(0, remaining(table, character))))


def _other_blocks(table: Table, moment: Moment, left: int) -> Procedure[int]:
    blocking = Moment(("blocking",), moment.thing, moment.seat, moment.source, amount=left, note=moment.note)
    yield from interrupts(table, blocking)
    return max(0, blocking.amount)


def _lent_shields(table: Table, character: int, left: int) -> Procedure[int]:
    """Some characters' shields may block for others; nobody is asked to guard an only opponent's."""
    if not left or "shares-shields" not in table.changing:
        return 0
    blocked = 0
    for other in [number for number, piece in table.pieces.items() if piece.shields and number != character]:
        owner, most = table.pieces[other].controller, min(table.pieces[other].shields, left - blocked)
        ally = owner == table.pieces[character].controller or len(table.playing) > 2
        if most and ally and cannot(table, "shares-shields", other):
            about = OfCard(table.cards[other], other)
            count = yield Ask(owner, "lend", amounts(most), about=about, rule="dst.shield.order-with-effects")
            blocked += lose_shields(table, other, int(count))
    return blocked


# ── damage that its owner gives out ────────────────────────────────────────────────────────────────────────────────


def distribute(
    table: Table, victim: int, total: int, seat: int, source: int, *, kind: str = "", die: int = NOTHING
) -> Procedure[list[Wound]]:
    """НЕПРЯМОЙ УРОН: the victim gives it out among their characters."""
    return give_out(table, table.characters(victim), total, seat, source, by=victim, kind=kind, die=die)


def give_out(
    table: Table,
    among: Sequence[int],
    total: int,
    seat: int,
    source: int,
    *,
    by: int,
    kind: str = "",
    unblockable: bool = False,
    die: int = NOTHING,
) -> Procedure[list[Wound]]:
    """As the one who gives it out wishes; then all of it is dealt."""
    hits = yield from allot(table, among, total, source, by=by, unblockable=unblockable)
    # dst.damage.distribute-simultaneous
    return (yield from deal(table, hits, seat, source, kind=kind, unblockable=unblockable, die=die))


def allot(
    table: Table, among: Sequence[int], total: int, source: int, *, by: int, unblockable: bool = False
) -> Procedure[list[Hit]]:
    """Who is to be dealt how much: none more than it can take while others can."""
    if not among or total <= 0:
        return []
    room = [max(0, remaining(table, character)) for character in among]  # dst.damage.example-f11d
    if not unblockable:  # dst.gap.distribute-unblockable
        room = [left + table.pieces[character].shields for left, character in zip(room, among, strict=True)]
    enough = sum(room) >= total
    counts: Sequence[int] = [total] if len(among) == 1 else room
    if len(among) > 1 and sum(room) != total:
        counts = yield Share(
            by,
            "distribute",
            tuple(among),
            total,
            caps=tuple(room if enough else [total] * len(among)),
            check=None if enough else _fills(room),
            sample=None if enough else (lambda _: _overfull(room, total)),
            about=OfDamage(table.cards[source], source, total),
            rule="dst.damage.distribute-cap",
            start=None if enough else (lambda: _overfull(room, total)),
        )
    return [(character, count) for character, count in zip(among, counts, strict=True) if count]


def _fills(room: list[int]) -> Callable[[tuple[int, ...]], Refused | None]:
    """More than everybody can take: everybody takes at least what they can."""

    def check(counts: tuple[int, ...]) -> Refused | None:
        for place, (count, most) in enumerate(zip(counts, room, strict=True), 1):
            if count < most:
                return forbidden("dst.damage.distribute-cap", place=place, least=most, given=count)
        return None

    return check


def _overfull(room: list[int], total: int) -> tuple[int, ...]:
    return (room[0] + total - sum(room), *room[1:])


# ── shields, healing, moving ───────────────────────────────────────────────────────────────────────────────────────


def most_shields(table: Table, character: int, count: int, seat: int) -> int:
    """How many of so many shields a character may be given: those that fit, or all if it may answer before them."""
    given = Moment(("shields",), character, seat, amount=count)
    if count > 0 and TIMING.heard(table, TIMING.before, given):
        return count  # what still does not fit is lost
    return MOST_SHIELDS - table.pieces[character].shields  # dst.shield.cap-3


def give_shields(table: Table, character: int, count: int, seat: int) -> Procedure[int]:
    """They are gained, from the supply: a character that has three already may still answer before the rest is lost."""
    if count <= 0:
        return 0
    yield from interrupts(table, Moment(("shields",), character, seat, amount=count))
    return place_shields(table, character, count)


def place_shields(table: Table, character: int, count: int) -> int:
    """At most three lie on a character. Moved shields are not gained: they do not come from the supply."""
    if character not in table.pieces:
        return 0
    piece = table.pieces[character]
    given = min(count, MOST_SHIELDS - piece.shields)  # dst.sym.shield-cap
    piece.shields += given
    if given:
        table.note(ShieldsGiven, table.cards[character], character, given)
    return given


def lose_shields(table: Table, character: int, most: int) -> int:
    piece = table.pieces[character]
    lost = min(piece.shields, most)
    if lost:
        piece.shields -= lost
        table.note(ShieldsLost, table.cards[character], character, lost)
    return lost


def heal(table: Table, character: int, count: int) -> int:
    """ЛЕЧЕНИЕ: no more than there is."""
    piece = table.pieces[character]
    healed = min(count, piece.damage)  # dst.term.heal-excess
    if healed:
        piece.damage -= healed
        table.note(Healed, table.cards[character], character, healed)
    return healed


def place_damage(table: Table, character: int, count: int) -> Procedure[None]:
    """Moved damage ignores shields and is not taken; it may still fill a character's health."""
    table.pieces[character].damage += count
    table.note(DamagePlaced, table.cards[character], character, count)
    yield from defeat_fallen(table)
