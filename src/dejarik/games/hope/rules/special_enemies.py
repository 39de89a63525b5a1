"""Special enemies: the seven that leave at once when revealed. (AT-ACT is paid for like a Death Trooper.)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.core.question import Ask, Procedure, Together
from dejarik.games.hope.notes import Ambush, AtSt, Mixed, OfReinforcement, PutsDown, Reinforced, Tank
from dejarik.games.hope.state import REBELS, STACK, Table

Effect = Callable[[Table, int, int | None], Procedure[None]]


def reinforcements(ship: str, rule: str) -> Effect:
    """One ship from the supply on every pile that exists; where they do not suffice, the player chooses the piles."""

    def effect(table: Table, seat: int, also: int | None) -> Procedure[None]:
        slots = tuple([slot for slot, pile in enumerate(table.piles) if pile or slot == also])
        spare = table.supply[STACK[ship]]
        if 0 < spare < len(slots):
            chosen = yield Ask(
                seat, "reinforce", slots, least=spare, most=spare, about=OfReinforcement(ship, spare), rule=rule
            )
            slots = chosen if isinstance(chosen, tuple) else (chosen,)  # the last ship goes on a single pile
        elif not spare:
            slots = ()
        table.supply[STACK[ship]] -= len(slots)
        for slot in slots:
            table.piles[slot].append(len(table.faces))
            table.faces.append(ship)
            table.seen.append(True)  # hope.info.reinf-known
        table.note(Reinforced, ship, slots)

    return effect


def star_destroyer(table: Table, seat: int, also: int | None) -> Procedure[None]:
    """All cards of the revealing character leave the hands, and those lying open are turned over."""
    rebel = table.laid[seat]
    for other in range(table.seats):
        hand = table.hands[table.hand_of(other)]
        count = hand.count(rebel)
        for _ in range(count):
            hand.remove(rebel)
            table.fronts[other].append((rebel, table.everyone))  # hope.sd.out-for-round
        if count:  # hope.sd.no-such-card
            table.note(PutsDown, other, rebel, count)
            table.reveal()
    table.destroyed = rebel
    turn_over(table, rebel)  # hope.sd.open
    yield from ()


def at_st(table: Table, seat: int, also: int | None) -> Procedure[None]:
    """All open cards are turned over: the turn is over."""
    turn_over(table)  # hope.atst.hands-untouched
    table.note(AtSt)
    yield from ()


def turn_over(table: Table, rebel: str | None = None) -> None:
    """Turn open cards (of one character, or all) face down; they are not played this turn."""
    for seat in range(table.seats):
        if table.open[seat] and rebel in (None, table.laid[seat]):
            table.open[seat] = False
            table.fronts[seat].append((table.laid[seat], table.everyone))


def tank(table: Table, seat: int, also: int | None) -> Procedure[None]:
    """Everyone with a rebel in hand chooses one in secret and puts it face down."""
    choosing = [other for other in range(table.seats) if table.hands[table.hand_of(other)]]  # hope.tank.empty-hand
    chosen = yield Together({other: give_up(table, other) for other in choosing})  # hope.gap.tank-order
    table.tank_passes = table.passes
    table.tanked_late = bool(table.destroyed)
    table.tanked, table.tank_knowers = table.tanked[:], table.tank_knowers[:]
    for other, rebel in chosen.items():
        hand = table.hand_of(other)
        table.hands[hand].remove(rebel)
        table.fronts[other].append((rebel, 1 << other))  # hope.discard.rebel, hope.tank.out-for-round
        table.tanked[hand] = rebel
        table.tank_knowers[hand] = table.knowers[hand]
        table.knowers[hand] = 1 << other
    table.note(Tank, tuple(chosen))


def give_up(table: Table, seat: int) -> Ask:
    hand = table.hands[table.hand_of(seat)]
    return Ask(seat, "tank", tuple([rebel for rebel in REBELS if rebel in hand]), rule="hope.tank.effect")


def ambush(table: Table, seat: int, also: int | None) -> Procedure[None]:
    """The team loses one plans card, if it has any."""
    if table.plans:  # hope.ambush.none
        table.plans -= 1  # hope.plans.lost-only-ambush
        table.supply[STACK["plans"]] += 1
    table.note(Ambush, table.plans)
    yield from ()


def disinformation(table: Table, seat: int, also: int | None) -> Procedure[None]:
    """The top cards of all piles are mixed unseen, and one is put back on each."""
    slots = [slot for slot, pile in enumerate(table.piles) if pile]  # hope.gap.disinfo-participants
    taken = [table.piles[slot].pop() for slot in slots]
    mixed = [table.faces[token] for token in taken]
    table.rng.shuffle(mixed)
    table.mixed_in = taken
    table.mixed_out = list(range(len(table.faces), len(table.faces) + len(taken)))
    for slot, token in zip(slots, table.mixed_out, strict=True):
        table.piles[slot].append(token)
    table.faces += mixed
    table.seen += [False] * len(mixed)  # hope.disinfo.unseen
    table.note(Mixed, tuple(slots))
    yield from ()


EFFECT: Final[dict[str, Effect]] = {
    "reinf_tie": reinforcements("tie", "hope.reinf-tie.shortage"),
    # hope.reinf-striker.effect
    "reinf_striker": reinforcements("striker", "hope.reinf-striker.shortage"),
    "star_destroyer": star_destroyer,
    "at_st": at_st,
    "tank": tank,
    "ambush": ambush,
    "disinformation": disinformation,
}
