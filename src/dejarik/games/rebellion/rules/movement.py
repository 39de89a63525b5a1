"""Активация систем, движение, перевозка: a leader goes to a system, and units follow him there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from dejarik.core.question import Ask, Procedure, Share
from dejarik.core.refusal import Refused, forbidden
from dejarik.core.rng import Rng
from dejarik.games.rebellion.facts import (
    ADJACENT,
    ARMY,
    BASE,
    CAPACITY,
    EITHER,
    EMPIRE,
    IMMOBILE,
    KINDS,
    NEIGHBOURS,
    NO_SYSTEMS,
    PLACE,
    PLACES,
    REBEL,
    RESTRICTED,
    ROSTER,
    THEATRE,
    called,
)
from dejarik.games.rebellion.notes import Activates, MovesCaptives, MovesUnits
from dejarik.games.rebellion.notes.subjects import OfLeader, OfMove, OfPlace
from dejarik.games.rebellion.rules import base
from dejarik.games.rebellion.rules.constant import settle
from dejarik.games.rebellion.rules.leaders import captives, present
from dejarik.games.rebellion.rules.units import transfer
from dejarik.games.rebellion.state import Table

#: Kinds that can move, by side (reb.move.immobile, reb.unit.structures).
MOBILE = tuple(tuple(kind for kind in army if not IMMOBILE[kind]) for army in ARMY)


class Order(NamedTuple):
    """How units are moved: the rules that a card lifts, and the units it speaks of."""

    #: Carried by ships (reb.move.restricted); cards may lift this (reb.move.ignore-restriction).
    transport: bool = True
    #: A leader keeps units from leaving (reb.move.leader-blocks).
    leaders: bool = True
    theatre: int = EITHER
    most: int = 99
    #: How many of which kinds, where a card says so.
    limits: tuple[tuple[int, int], ...] = ()
    #: The captives who are there may be taken along (reb.capture.move).
    captives: bool = True


PLAIN = Order()


def held_back(table: Table, side: int, place: int) -> bool:
    """A player's units may not leave where one of his leaders is, unless a card lets that one go (Public Support)."""
    found = present(table, side, place)  # reb.move.enemy-leader-no-block
    return bool(found) and any(("loose", leader) not in table.lasting for leader in found)


def moving(table: Table, side: int, place: int, order: Order = PLAIN) -> list[tuple[int, int]]:
    """What could leave a place under an order: kinds and the most of each."""
    if order.leaders and held_back(table, side, place):  # reb.golden.card-over-rules
        return []
    here = table.units[place]
    if order.limits:
        found = [(kind, min(here[kind], most)) for kind, most in order.limits if here[kind]]
    else:
        found = [(kind, here[kind]) for kind in MOBILE[side] if here[kind] and order.theatre in (EITHER, THEATRE[kind])]
    if order.transport and all(RESTRICTED[kind] for kind, _ in found):  # reb.move.rebel-fighters-free
        return []
    return found


def sources(table: Table, side: int, place: int) -> list[int]:
    """Where units can come from when a place is activated (reb.move.adjacent, reb.move.one-step)."""
    near = NEIGHBOURS[place] if place != BASE else (table.base, *NEIGHBOURS[table.base])  # .rebel-base-space
    found = [other for other in near if moving(table, side, other)]
    reachable = side == REBEL and place != BASE and base.is_hidden(table) and _beside_base(table, place)
    if reachable and moving(table, REBEL, BASE):  # reb.base.move-out, reb.info.cheating
        found.append(BASE)
    return found


def _beside_base(table: Table, place: int) -> bool:
    return bool((ADJACENT[table.base] | 1 << table.base) >> place & 1)


# ── choosing what moves ────────────────────────────────────────────────────────────────────────────────────────────


def loaded(kinds: Sequence[int], counts: Iterable[int]) -> int:
    """Places left on the ships; less than nothing if too much is to be carried."""
    return sum(
        [count * (CAPACITY[kind] - (1 if RESTRICTED[kind] else 0)) for kind, count in zip(kinds, counts, strict=False)]
    )


def _checks(kinds: Sequence[int], order: Order) -> Callable[[tuple[int, ...]], Refused | None]:
    def check(counts: tuple[int, ...]) -> Refused | None:
        if order.transport and (left := loaded(kinds, counts)) < 0:  # reb.gap.rebel-base-transport
            return forbidden("reb.move.capacity", lacking=-left)
        if any(counts[len(kinds) :]) and not any(counts[: len(kinds)]):
            return forbidden("reb.capture.move")
        return None

    return check


def _samples(
    kinds: Sequence[int], caps: Sequence[int], order: Order, most: int, least: int
) -> Callable[[Rng], tuple[int, ...]]:
    """Some ships, and some of what they can carry."""
    free = [number for number, kind in enumerate(kinds) if not order.transport or not RESTRICTED[kind]]
    cargo = [number for number, kind in enumerate(kinds) if order.transport and RESTRICTED[kind]]

    def sample(rng: Rng) -> tuple[int, ...]:
        counts = [0] * len(caps)
        left = most
        for number in free:
            counts[number] = taken = rng.below(min(caps[number], left) + 1)
            left -= taken
        if least and not any(counts):
            counts[rng.choice(free)] = 1
            left -= 1
        room = loaded(kinds, counts)
        for number in cargo:
            counts[number] = taken = rng.below(min(caps[number], left, room) + 1)
            left -= taken
            room -= taken
        for number in range(len(kinds), len(caps)):
            if left and any(counts):
                counts[number] = taken = rng.below(2)
                left -= taken
        return tuple(counts)

    return sample


def choose_units(
    table: Table, seat: int, side: int, start: int, end: int, order: Order = PLAIN, least: int = 1
) -> Procedure[None]:
    """Ask what moves from one place to another, and move it."""
    found = moving(table, side, start, order)
    if not found:
        return
    kinds = [kind for kind, _ in found]
    taken = captives(table, start) if side == EMPIRE and order.captives else []
    caps = [count for _, count in found] + [1] * len(taken)
    total = min(order.most + len(taken), sum(caps))
    counts = yield Share(
        seat,
        "move",
        (*[KINDS[kind] for kind in kinds], *[ROSTER[leader] for leader in taken]),
        total,
        least=least,
        caps=tuple(caps),
        check=_checks(kinds, order),
        sample=_samples(kinds, caps, order, min(order.most, total), least),
        about=OfMove(PLACES[start], PLACES[end]),
        rule="reb.move.capacity" if order.transport else "reb.move.ignore-restriction",
    )
    move(
        table,
        side,
        start,
        end,
        list(zip(kinds, counts, strict=False)),
        [leader for leader, count in zip(taken, counts[len(kinds) :], strict=True) if count],
    )


def move(
    table: Table, side: int, start: int, end: int, units: Sequence[tuple[int, int]], prisoners: Sequence[int] = ()
) -> None:
    """Units (and captives with them) go from one place to another; everybody sees it."""
    transfer(table, start, end, units)
    for leader in prisoners:
        table.where[leader] = end
    if start != BASE:
        table.origins |= 1 << start
    if table.notes is not None:
        told = tuple((KINDS[kind], count) for kind, count in units if count)
        table.note(MovesUnits, side, PLACES[start], PLACES[end], told)
        if prisoners:
            table.note(MovesCaptives, called(prisoners), PLACES[start], PLACES[end])


def march(table: Table, seat: int, side: int, place: int) -> Procedure[None]:
    """Units come from any number of adjacent systems (reb.move.adjacent)."""
    left = sources(table, side, place)
    about = OfPlace(PLACES[place])
    # The Rebels are asked even if nothing can come: that it stands on the base space is nobody's business.
    while left or side == REBEL:
        options = ("done", *[PLACES[start] for start in left])
        chosen = yield Ask(seat, "move-from", options, about=about, rule="reb.move.adjacent")
        if chosen == "done":  # reb.activate.zero-units
            break
        start = PLACE[chosen]
        left.remove(start)
        if BASE in (start, place):
            base.seen_leaving(table, start if place == BASE else place)
        yield from choose_units(table, seat, side, start, place)


def activate(table: Table, side: int, seat: int, leader: int) -> Procedure[None]:
    """Place the leader, move units in; combat and subjugation come after that (reb.activate.order)."""
    options = list(PLACES[:BASE])  # reb.activate.occupied-ok: any system
    if side == REBEL and base.is_hidden(table):  # reb.activate.rebel-base-space
        options.append("base")
    chosen = yield Ask(
        seat, "activate", tuple(options), about=OfLeader(ROSTER[leader]), rule="reb.activate.place-leader"
    )
    place = PLACE[chosen]
    table.where[leader] = place
    table.origins = NO_SYSTEMS
    table.note(Activates, seat, ROSTER[leader], chosen)
    yield from march(table, seat, side, place)
    yield from settle(table)
