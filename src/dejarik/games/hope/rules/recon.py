"""Recon phase: build the deck, deal, look and tell, lay the piles, rearrange them."""

from __future__ import annotations

from typing import Final

from dejarik.core.question import Ask, Procedure, Together
from dejarik.games.hope.notes import Claims, Deal, Operation, PilesLaid, Swaps
from dejarik.games.hope.setup import deck_row
from dejarik.games.hope.state import COMMON, PLACE, SPECIALS, Claim, Table

#: What may be told about the dealt cards: a kind and how many of it. Nobody checks it.
CLAIMS: Final = (
    *(("tie", count) for count in range(8)),
    *(("striker", count) for count in range(8)),
    *(("trooper", count) for count in range(6)),
    *(("plans", count) for count in range(2)),
    *(("special", count) for count in range(7)),
    *((name, 1) for name in SPECIALS),
)
#: A claim may speak of every kind once.
CLAIM_LENGTH: Final = len(COMMON) + 1 + len(SPECIALS)
#: How often a seat may tell something while everybody looks.
TALES: Final = 2


def build(table: Table) -> Procedure[None]:
    """Build this round's Empire deck and deal it out."""
    deal(table, build_deck(table))  # hope.recon.example-three
    table.note(Deal, table.round)
    table.reveal()
    table.step = "look"
    yield from ()


def build_deck(table: Table) -> list[str]:
    """The deck, first card first: ships, troopers and unseen specials mixed, the plans as one block in the middle."""
    *base, plans, specials = deck_row(table.seats, table.quick)
    deck = []
    for stack, count in enumerate(base):
        table.supply[stack] -= count  # hope.recon.supply, hope.gap.initial-supply
        deck += [COMMON[stack]] * count  # hope.recon.base-cards
    enemies = table.aside[:]
    table.rng.shuffle(enemies)  # hope.recon.specials-random
    deck += enemies[:specials]
    # the rest stays unseen; sorted, so that its order tells nothing
    table.aside = sorted(enemies[specials:])
    table.rng.shuffle(deck)
    table.supply[3] -= plans
    # hope.gap.plans-position
    above = (len(deck) - table.seats + 1) // 2 + table.rng.below(table.seats)
    deck[above:above] = ["plans"] * plans  # hope.recon.plans-inserted, hope.recon.some-piles-have-plans
    return deck  # hope.recon.no-reshuffle


def deal(table: Table, deck: list[str]) -> None:
    """One card at a time, clockwise, from the first player on."""
    seats = table.seats
    table.dealt = [  # hope.gap.deal-order, hope.recon.plans-split
        tuple(sorted(deck[(seat - table.first) % seats :: seats], key=PLACE.__getitem__)) for seat in range(seats)
    ]


def look(table: Table) -> Procedure[None]:
    """Everybody looks at seven cards and may tell of them, until all are ready; then the piles are laid."""
    told = yield Together({seat: look_and_tell(seat) for seat in range(table.seats)}, open=True)
    for seat, claims in told.items():
        for claim in claims:
            say(table, seat, claim)
    lay_piles(table)
    table.step = "swap"


def look_and_tell(seat: int) -> Procedure[list[Claim]]:
    claims: list[Claim] = []
    while len(claims) < TALES:
        if (yield Ask(seat, "ready", ("ready", "tell"), rule="hope.recon.look")) == "ready":
            return claims
        claims.append((yield tell(seat)))
    yield Ask(seat, "ready", ("ready",), rule="hope.recon.look")
    return claims


def tell(seat: int) -> Ask:
    return Ask(seat, "claim", CLAIMS, least=1, most=CLAIM_LENGTH, rule="hope.recon.tell")


def say(table: Table, seat: int, claim: Claim) -> None:
    table.claims = [*table.claims, (seat, claim)]  # hope.gap.tell-unchecked
    table.note(Claims, seat, claim)


def lay_piles(table: Table) -> None:
    """Everyone shuffles the own seven cards unseen and lays them as a pile: seat k in slot k."""
    faces: list[str] = []
    for dealt in table.dealt:
        cards = list(dealt)
        table.rng.shuffle(cards)  # hope.recon.shuffle-own
        faces += cards
    table.faces = faces
    table.seen = [False] * len(faces)
    table.piles = [list(range(7 * slot, 7 * slot + 7)) for slot in range(table.seats)]
    table.note(PilesLaid)


def swap(table: Table) -> Procedure[None]:
    """The first player rearranges the piles unseen, then the second."""
    seat = (table.first + len(table.swaps)) % table.seats  # hope.recon.swap-second, hope.gap.second-player
    seats, rule = table.seats, "hope.recon.swap-first"
    order = yield Ask(seat, "swap", tuple(range(seats)), seats, seats, ordered=True, secret=True, rule=rule)
    rearrange(table, order)
    table.note(Swaps, seat)
    if len(table.swaps) == 2:  # hope.recon.swap-only-two
        take_hands(table)


def rearrange(table: Table, order: tuple[int, ...]) -> None:
    """Entry i of `order` is the slot whose pile comes to slot i."""
    table.swaps = [*table.swaps, order]
    # hope.gap.swap-notation
    table.faces = [table.faces[7 * slot + depth] for slot in order for depth in range(7)]


def take_hands(table: Table) -> None:
    """The operation begins: everyone takes up the rebels before them, the first player that card as well."""
    table.packs = [tuple(rebel for rebel, _ in front) for front in table.fronts]
    table.hands = [list(pack) for pack in table.packs]  # hope.end.mixed-sets
    for hand, front in enumerate(table.fronts):
        known = table.everyone
        for _, knowers in front:
            known &= knowers
        table.knowers[hand] = known | 1 << hand
    table.fronts = [[] for _ in table.fronts]
    table.step = "lay"
    table.note(Operation, table.round, table.first)
