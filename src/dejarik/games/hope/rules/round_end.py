"""End of the round: lay the hands down, even out to six rebels each, sort the Empire cards."""

from __future__ import annotations

from dejarik.core.question import Procedure
from dejarik.games.hope.notes import GameOver, Gives, LeftOver, Takes
from dejarik.games.hope.setup import BOX
from dejarik.games.hope.state import SPECIALS, Table


def end_round(table: Table) -> Procedure[None]:
    lay_down(table)
    show_piles(table)
    even_out(table)
    table.first = table.leader  # hope.end.fp-stays
    last = 1 if table.quick else 3  # hope.flow.three-rounds, hope.quick.one-round
    if table.round == last:  # hope.end.after-third
        table.step = "over"
        table.note(GameOver, table.plans)
    else:
        sort_empire(table)  # hope.end.next-round
        table.round += 1
        table.step = "build"
    yield from ()


def lay_down(table: Table) -> None:
    """What is left in a hand goes before its holder; those who passed it on know it."""
    for hand, rebels in enumerate(table.hands):
        # hope.end.lay-down
        table.fronts[table.holder(hand)] += [(rebel, table.knowers[hand]) for rebel in rebels]


def show_piles(table: Table) -> None:
    """Sorting shows everybody what was left in the piles."""
    for slot, pile in enumerate(table.piles):
        if pile and table.notes is not None:
            table.note(LeftOver, slot, tuple([table.faces[token] for token in reversed(pile)]))
    table.reveal()


def even_out(table: Table) -> None:
    """Whoever has more than six rebels gives random ones, unseen by the rest, to those who have fewer."""
    fronts = table.fronts
    before = tuple([tuple([rebel for rebel, _ in front]) for front in fronts])
    given: list[tuple[str, ...]] = [()] * table.seats
    taken: list[tuple[str, ...]] = [()] * table.seats
    drawn: list[str] = []
    for seat, front in enumerate(fronts):
        if len(front) > 6:  # hope.end.six-each
            table.rng.shuffle(front)
            given[seat] = tuple([rebel for rebel, _ in front[6:]])
            drawn += given[seat]
            # nobody else can tell any more which cards are left
            fronts[seat] = [(rebel, 1 << seat) for rebel, _ in front[:6]]
            table.note(Gives, seat, len(front) - 6)
    if drawn:
        table.rng.shuffle(drawn)  # hope.gap.redistribute-order
        for seat, front in enumerate(fronts):
            missing = 6 - len(front)
            if missing > 0:
                taken[seat], drawn = tuple(drawn[:missing]), drawn[missing:]
                front += [(rebel, 1 << seat) for rebel in taken[seat]]
                table.note(Takes, seat, missing)
    table.past = [*table.past, table.this_round(before, tuple(given), tuple(taken))]


def sort_empire(table: Table) -> None:
    """All Empire cards but the won plans go back to their stacks; nothing else carries over."""
    seats = table.seats
    table.supply = [*BOX[:3], BOX[3] - table.plans]  # hope.end.unwon-plans-return
    table.aside = list(SPECIALS)
    table.gone = []
    table.dealt = [()] * seats
    table.swaps = []
    table.faces = []
    table.seen = []
    table.piles = [[] for _ in range(seats)]
    table.mixed_in = []
    table.mixed_out = []
    table.pairs = []
    table.claims = []
    table.hands = [[] for _ in range(seats)]
    table.knowers = [0] * seats
    table.tanked = [""] * seats
    table.tank_knowers = [0] * seats
    table.tank_passes = -1
    table.destroyed = ""
    table.tanked_late = False
    table.passes = 0
    table.votes = []
