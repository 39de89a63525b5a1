"""What a seat may know of the table, what a person is shown of it, and worlds that the seat cannot tell apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import compress
from typing import Final, NamedTuple

import msgspec

from dejarik.core.rng import Rng
from dejarik.games.hope.deduction import compare, known_seven, matched
from dejarik.games.hope.guess_empire import guess_empire
from dejarik.games.hope.guess_rebels import guess_rebels
from dejarik.games.hope.rules.final import levels
from dejarik.games.hope.rules.operation import next_open
from dejarik.games.hope.setup import deck_row
from dejarik.games.hope.state import COMMON, PLACE, REBELS, Claim, Table


class Pile(msgspec.Struct, frozen=True):
    """A location. For each card from the top: what it may be, as far as it was shown (nothing: unknown)."""

    cards: tuple[tuple[str, ...], ...]
    #: Who laid the pile, while the seat knows it.
    owner: int | None = None
    #: Which of its seven cards everybody has seen so far, wherever they are now.
    shown: tuple[str, ...] = ()


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a seat, and the names of its cards where the viewer knows them."""

    hand: int
    #: The cards in hand, or nothing where the viewer does not know all of them.
    known: tuple[str, ...]
    #: Cards face down before the seat; an empty name where the viewer does not know the card.
    front: tuple[str, ...]
    #: This turn's card, and whether it is still open.
    laid: str
    open: bool


class Mixed(msgspec.Struct, frozen=True):
    """Cards known to be among those that Disinformation mixed, and where those lie that nobody has seen since."""

    cards: tuple[str, ...]
    #: Pairs of a slot and a depth, 0 being the top.
    places: tuple[tuple[int, int], ...]


UNMIXED: Final = Mixed((), ())
#: The order in which the rebels of a hand are listed.
RANK: Final = {rebel: place for place, rebel in enumerate(REBELS)}


# hope.gap.info-view
class View(msgspec.Struct, frozen=True):
    """Everything that a seat may know. The seven dealt cards are part of it; `screen` takes them from a person."""

    seat: int | None
    seats: int
    quick: bool
    memory_aid: bool
    round: int
    rounds: int
    turn: int
    step: str
    #: The holder of the first player card, and whose card is due.
    leader: int
    due: int | None
    plans: int
    #: The plans needed for a victory, a glorious and a brilliant one.
    levels: tuple[int, ...]
    #: How many cards of each type this round's deck was built of.
    deck: dict[str, int]
    supply: dict[str, int]
    gone: tuple[str, ...]
    piles: tuple[Pile, ...]
    mixed: Mixed
    players: tuple[Player, ...]
    claims: tuple[tuple[int, Claim], ...]
    votes: tuple[str, ...]
    hand: tuple[str, ...] = ()
    dealt: tuple[str, ...] = ()
    #: The rearrangement that this seat made.
    swap: tuple[int, ...] = ()
    #: A memory aid for people: by seat, the slots in which its pile may lie by all that was told and seen.
    where: tuple[tuple[int, ...], ...] = ()


class Open(NamedTuple):
    """What everybody sees alike: made once where several look at one moment."""

    due: int | None
    deck: dict[str, int]
    supply: dict[str, int]
    #: By slot, the cards first laid there that were seen since.
    shown: tuple[tuple[str, ...], ...]
    #: The piles and the mixed cards as spectators know them, and the seats that know more of them.
    piles: tuple[Pile, ...]
    mixed: Mixed
    insiders: set[int | None]


def in_the_open(table: Table) -> Open:
    kinds = (*COMMON, "special")
    seen = tuple([shown(table, slot) for slot in range(table.seats)])
    return Open(
        due=next_open(table),
        deck=dict(zip(kinds, deck_row(table.seats, table.quick), strict=True)),
        supply=dict(zip(kinds, (*table.supply, len(table.aside) + len(table.gone)), strict=True)),
        shown=seen,
        piles=piles(table, None, seen),
        mixed=mixed(table, None),
        insiders=insiders(table),
    )


def views(table: Table, seats: Iterable[int | None]) -> dict[int | None, View]:
    common = in_the_open(table)
    return {seat: view(table, seat, common) for seat in seats}


def view(table: Table, seat: int | None, common: Open | None = None) -> View:
    common = common or in_the_open(table)
    inside = seat in common.insiders
    return View(
        seat=seat,
        seats=table.seats,
        quick=table.quick,
        memory_aid=table.memory_aid,
        round=table.round,
        rounds=1 if table.quick else 3,
        turn=table.passes + 1,
        step=table.step,
        leader=table.leader,
        due=common.due,
        plans=table.plans,
        levels=levels(table.seats, quick=table.quick),
        deck=common.deck,
        supply=common.supply,
        gone=tuple(table.gone),
        piles=piles(table, seat, common.shown) if inside else common.piles,
        mixed=mixed(table, seat) if inside else common.mixed,
        players=tuple([player(table, seat, other) for other in range(table.seats)]),
        claims=tuple(table.claims),
        votes=tuple(table.votes),
        hand=() if seat is None else in_order(table.hands[table.hand_of(seat)]),
        dealt=() if seat is None else table.dealt[seat],
        swap=own_swap(table, seat),
    )


def in_order(rebels: list[str]) -> tuple[str, ...]:
    return tuple(sorted(rebels, key=RANK.__getitem__))


def piles(table: Table, seat: int | None, seen: tuple[tuple[str, ...], ...]) -> tuple[Pile, ...]:
    known = known_faces(table, seat)
    owners = known_owners(table, seat)
    return tuple(
        [
            Pile(tuple([known.get(token, ()) for token in reversed(pile)]), owner, shown)
            for pile, owner, shown in zip(table.piles, owners, seen, strict=True)
        ]
    )


def shown(table: Table, slot: int) -> tuple[str, ...]:
    """The cards first laid in this slot that were seen since."""
    laid = slice(7 * slot, 7 * slot + 7)
    return tuple(sorted(compress(table.faces[laid], table.seen[laid]), key=PLACE.__getitem__))


def known_faces(table: Table, seat: int | None) -> dict[int, tuple[str, ...]]:
    """What each token may be, where the seat has seen it; two names where Bodhi's player alone knows the order."""
    faces = table.faces
    # hope.gap.public-memory
    known: dict[int, tuple[str, ...]] = {token: (faces[token],) for token, seen in enumerate(table.seen) if seen}
    for upper, lower, player in table.pairs:
        if player == seat or upper in known or lower in known:
            known[upper], known[lower] = (faces[upper],), (faces[lower],)
        else:
            either = tuple(sorted((faces[upper], faces[lower])))
            known[upper] = known[lower] = either
    return known


def known_owners(table: Table, seat: int | None) -> tuple[int | None, ...]:
    """Whose pile lies where: open to all before the swaps, known to the first player until the second has swapped."""
    if table.step == "swap" and not table.swaps:
        return tuple(range(table.seats))  # hope.gap.start-slots
    if table.step == "swap" and seat == table.first:
        (order,) = table.swaps
        return order
    return (None,) * table.seats  # hope.recon.swap-purpose


def insiders(table: Table) -> set[int | None]:
    """Who knows more of the piles than everybody: Bodhi's players, and whoever swapped them first."""
    seats: set[int | None] = {player for _, _, player in table.pairs}
    if table.step == "swap":
        seats.add(table.first)
    return seats


def mixed(table: Table, seat: int | None) -> Mixed:
    """Known cards that Disinformation took and that have not shown up since."""
    if not table.mixed_out:
        return UNMIXED
    known = known_faces(table, seat)
    cards = Counter(name for token in table.mixed_in if len(names := known.get(token, ())) == 1 for name in names)
    cards -= Counter(table.faces[token] for token in table.mixed_out if token in known)
    hidden = {token for token in table.mixed_out if token not in known}
    places = [
        (slot, depth)
        for slot, pile in enumerate(table.piles)
        for depth, token in enumerate(reversed(pile))
        if token in hidden
    ]
    return Mixed(tuple(sorted(cards.elements())), tuple(places))


def player(table: Table, seat: int | None, other: int) -> Player:
    number = table.hand_of(other)
    hand = table.hands[number]
    bit = 0 if seat is None else 1 << seat
    return Player(
        hand=len(hand),  # hope.gap.public-counts
        known=in_order(hand) if table.knowers[number] & bit else (),  # hope.gap.hand-secrecy
        front=tuple(  # hope.gap.own-face-down
            [rebel if knowers & bit or is_public(table, knowers) else "" for rebel, knowers in table.fronts[other]]
        ),
        laid=table.laid[other],
        open=table.open[other],
    )


def is_public(table: Table, knowers: int) -> bool:
    return knowers == table.everyone


def own_swap(table: Table, seat: int | None) -> tuple[int, ...]:
    for place, swap in enumerate(table.swaps):
        if seat == (table.first + place) % table.seats:  # hope.gap.swap-disclosure
            return swap
    return ()


def screen(seen: View) -> View:
    """Once the look is over a person has to remember the seven cards and what was told, unless the memory aid is on."""
    if forgets(seen):
        return msgspec.structs.replace(seen, dealt=(), claims=())  # hope.recon.no-notes
    return msgspec.structs.replace(seen, where=whereabouts(seen))


def forgets(seen: View) -> bool:
    return seen.step != "look" and not seen.memory_aid  # hope.gap.memory-aid


def whereabouts(seen: View) -> tuple[tuple[int, ...], ...]:
    """Where each seat's pile may lie, if what was told is true; nothing where it cannot be."""
    if seen.step not in ("lay", "play", "vote"):
        return ()
    piles, told = compare(seen.claims, tuple([pile.shown for pile in seen.piles]))
    if seen.seat is not None:
        told = (*told[: seen.seat], known_seven(seen.dealt).fitting(piles), *told[seen.seat + 1 :])
    return matched(told)


def guess(table: Table, seat: int, rng: Rng, now: Table) -> Table:
    """A table with everything dealt anew that `seat` has not seen, been told or counted out."""
    twin = table.copy()
    guess_empire(twin, seat, rng, now)
    guess_rebels(twin, seat, rng)
    return twin
