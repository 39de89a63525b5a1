"""What a seat sees, and worlds it cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dejarik.core.rng import Rng
from dejarik.core.zones import deal_anew
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.cards.library import in_pool, script_of
from dejarik.games.destiny.rules.values import added, face, facts, value, x
from dejarik.games.destiny.state import Piece, Table, card_of, die_of


class Face(msgspec.Struct, frozen=True):
    """A card that can be seen: its number and id."""

    id: int
    card: str


class Shown(msgspec.Struct, frozen=True):
    """A card in play."""

    id: int
    card: str
    owner: int
    controller: int
    kind: str
    exhausted: bool
    damage: int
    shields: int
    health: int
    host: int
    elite: bool
    #: Its dice that lie on it, and how many of an opponent's it keeps.
    dice: tuple[int, ...]
    captives: tuple[int, ...]
    resources: int
    #: Events under it: their number, and for whoever controls it which they are.
    beneath: int
    under: tuple[Face, ...]


class Rolled(msgspec.Struct, frozen=True):
    """A die in a pool."""

    id: int
    card: str
    #: The number of its card.
    of: int
    side: int
    face: str
    symbol: str
    value: int
    cost: int
    modifier: bool
    #: What X on it is now, and what is added to each of its numbers: for sides that it may yet show.
    x: int
    added: int


# dst.zone.layout
class Player(msgspec.Struct, frozen=True):
    """One player's part of the table."""

    #: Own hand; of another hand the cards that were seen there.
    hand: tuple[Face, ...]
    hand_size: int
    deck_size: int
    #: Cards of this deck of which the viewer knows that they lie on top (the top one last) or at the bottom.
    top: tuple[Face, ...]
    discard: tuple[Face, ...]
    aside: tuple[Face, ...]
    #: What lies face down on cards set aside: on which of them, and for its owner what it is.
    stacked: tuple[Face, ...]
    #: Further dice that are set aside; of others nobody sees them.
    spare: tuple[Face, ...]
    pool: tuple[Rolled, ...]
    resources: int
    out: bool


class Waiting(msgspec.Struct, frozen=True):
    """Something in the queue."""

    seat: int
    id: int
    card: str


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None
    step: str
    round: int
    active: int
    passes: int
    field: int
    control: int
    claimed: int
    order: tuple[int, ...]
    players: tuple[Player, ...]
    pieces: tuple[Shown, ...]
    limbo: tuple[Face, ...]
    queue: tuple[Waiting, ...]
    extra: tuple[int, ...]
    totals: tuple[int, ...]
    winner: int
    result: str


def view(table: Table, seat: int | None) -> View:
    return View(
        seat=seat,
        step=table.step,
        round=table.round,
        active=table.active,
        passes=table.passes,
        field=table.field,
        control=table.control,
        claimed=table.claimed,
        order=table.order,
        players=tuple(_player(table, whose, seat) for whose in table.seats),
        pieces=tuple(_shown(table, piece, seat) for piece in table.pieces.values()),
        limbo=_faces(table, table.limbo),
        queue=tuple(Waiting(queued.seat, queued.thing, queued.card) for queued in table.queue),
        extra=tuple(table.extra),
        totals=tuple(table.totals),
        winner=table.winner,
        result=table.result,
    )


def _faces(table: Table, cards: Sequence[int]) -> tuple[Face, ...]:
    return tuple(Face(card, table.cards[card]) for card in cards)


def _player(table: Table, whose: int, seat: int | None) -> Player:
    known = [] if seat is None else table.known[seat]
    # dst.zone.hand-hidden
    hand = table.hands[whose] if whose == seat else sorted(card for card in table.hands[whose] if card in known)
    return Player(
        hand=_faces(table, hand),
        hand_size=len(table.hands[whose]),
        deck_size=len(table.decks[whose]),  # dst.zone.deck
        top=_faces(table, [card for card in table.decks[whose] if card in known]),
        discard=_faces(table, table.discards[whose]),
        aside=_faces(table, table.asides[whose]),
        stacked=tuple(
            Face(under, table.cards[card] if whose == seat else "")
            for under, card in table.stacked.items()
            if table.owners[under] == whose
        ),
        spare=_faces(table, _set_aside(table, whose)) if whose == seat else (),
        pool=tuple(_rolled(table, die) for die in table.pools[whose]),
        resources=table.resources[whose],  # dst.zone.resources-open
        out=whose in table.out,
    )


def _set_aside(table: Table, whose: int) -> list[int]:
    """The further dice that lie set aside; those in a pool do not, until they are resolved or removed."""
    return [number for number in table.spares[whose] if die_of(number) not in table.showing]


def _rolled(table: Table, die: int) -> Rolled:
    side = face(table, die)
    return Rolled(
        id=die,
        card=facts(table, die).id,
        of=card_of(die),
        side=table.showing[die],
        face=side.written,
        symbol=side.symbol,
        value=value(table, die),
        cost=side.cost,
        modifier=side.modifier,
        x=x(table, die),
        added=added(table, die),
    )


def _shown(table: Table, piece: Piece, seat: int | None) -> Shown:
    return Shown(
        id=piece.id,
        card=table.cards[piece.id],
        owner=piece.owner,
        controller=piece.controller,
        kind=piece.kind,
        exhausted=piece.exhausted,
        damage=piece.damage,
        shields=piece.shields,
        health=facts(table, piece.id).health if piece.kind == "character" else 0,
        host=piece.host,
        elite=piece.elite,
        dice=tuple(die for die in piece.dice if die not in table.showing),
        captives=piece.captives,
        resources=piece.resources,
        beneath=len(piece.under),
        under=_faces(table, piece.under) if piece.controller == seat else (),  # dst.clar.lightsaber-mastery-look
    )


# ── guesses ────────────────────────────────────────────────────────────────────────────────────────────────────────


def guess(table: Table, seat: int, rng: Rng, now: Table) -> Table:
    """Deal everything anew that `seat` cannot see, but for what it has learned since `table`."""
    twin = table.copy()
    fixed = _visible(now, seat) | set(table.known[seat])
    for owner in table.seats:
        zones = [twin.decks[owner]]
        stacks = [under for under in twin.stacked if table.owners[under] == owner != seat]
        stacked = [twin.stacked[under] for under in stacks]
        if owner != seat:
            zones += [twin.hands[owner], stacked]
        deal_anew(rng, zones, fixed)
        twin.stacked.update(zip(stacks, stacked, strict=True))
    for piece in twin.pieces.values():
        if piece.under and piece.controller != seat:
            _lay_anew_under(twin, piece, fixed, rng)
    return twin


def _lay_anew_under(table: Table, plot: Piece, fixed: set[int], rng: Rng) -> None:
    """What lies face down under another's plot could be any events that may lie there."""
    beneath = script_of(table.cards[plot.id]).building.beneath
    known = {table.cards[card] for card in plot.under if card in fixed}
    able = [name for name, printed in FACTS.items() if beneath in printed.subtypes and in_pool(name)]
    possible = [name for name in able if name not in known]
    rng.shuffle(possible)
    names = list(table.cards)
    for card, name in zip([card for card in plot.under if card not in fixed], possible, strict=False):
        names[card] = name
    table.cards = tuple(names)


def _visible(table: Table, seat: int) -> set[int]:
    """Cards whose place `seat` can see, or has seen just now."""
    seen = set(table.pieces) | set(table.limbo) | set(table.hands[seat]) | set(table.known[seat])
    seen |= {card for under, card in table.stacked.items() if table.owners[under] == seat}
    for whose in table.seats:
        seen |= set(table.discards[whose]) | set(table.asides[whose])
    return seen
