"""Rebel cards: what each of the six does with the card it reveals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.core.question import Ask, Procedure
from dejarik.games.hope.notes import BodhiShows, OfPile, OfRebel, OfRun, OfTwoCards, SameType, WinsPlans
from dejarik.games.hope.rules.empire import discard, put_back, resolve, reveal
from dejarik.games.hope.state import SHIPS, TYPE, Table


def flip(table: Table, seat: int) -> None:
    """Turn the laid card of `seat` face down; everybody has seen what it is."""
    table.open[seat] = False
    table.fronts[seat].append((table.laid[seat], table.everyone))  # hope.op.flip-after


def choose_pile(table: Table, seat: int) -> Ask:
    """Any pile that still has cards."""
    rebel = table.laid[seat]
    slots = tuple([slot for slot, pile in enumerate(table.piles) if pile])
    return Ask(seat, "pile", slots, about=OfRebel(rebel, rebel), rule=RULE[rebel])


def bodhi(table: Table, seat: int) -> Procedure[None]:
    """Show the top two cards of a pile to all and put them under it in any order; nothing takes effect."""
    slot = yield choose_pile(table, seat)
    pile = table.piles[slot]
    shown = [pile.pop() for _ in range(min(2, len(pile)))]  # hope.bodhi.no-effects
    faces = [table.faces[token] for token in shown]
    for token in shown:
        if not table.seen[token]:
            table.seen[token] = True
            table.reveal()
    table.note(BodhiShows, seat, slot, tuple(faces))  # hope.gap.bodhi-example
    if len(shown) == 1:  # hope.gap.bodhi-short-pile
        pile += shown
        return
    upper, lower = faces
    if upper != lower:
        orders = ((upper, lower), (lower, upper))
        upper, lower = yield Ask(seat, "under", orders, secret=True, about=OfPile(slot), rule="hope.bodhi.to-bottom")
    token = len(table.faces)
    table.faces += (upper, lower)
    known = upper == lower
    table.seen += (known, known)
    if not known:
        table.pairs = [*table.pairs, (token, token + 1, seat)]  # hope.gap.bodhi-order-known
    pile[:0] = (token + 1, token)


def jyn(table: Table, seat: int) -> Procedure[None]:
    """Reveal one card: plans are won, ships go back."""
    slot = yield choose_pile(table, seat)
    token = reveal(table, seat, slot)  # hope.jyn.single
    face = table.faces[token]
    if face == "plans":
        table.plans += 1  # hope.plans.won
        table.note(WinsPlans, seat, slot, table.plans)
    elif face in SHIPS:
        put_back(table, slot, token)  # hope.jyn.ships-return
    else:
        yield from resolve(table, seat, slot, token)  # hope.jyn.enemies


def baze(table: Table, seat: int) -> Procedure[None]:
    """Reveal one card: ships are discarded."""
    slot = yield choose_pile(table, seat)
    token = reveal(table, seat, slot)  # hope.baze.single
    if table.faces[token] in SHIPS:
        discard(table, token)  # hope.ship.discard
    else:
        yield from resolve(table, seat, slot, token)  # hope.baze.others


def run(prey: str, rule: str) -> Callable[[Table, int], Procedure[None]]:
    """Reveal cards of one pile as long as they are `prey`, which is discarded; stop at will."""

    def procedure(table: Table, seat: int) -> Procedure[None]:
        slot = yield choose_pile(table, seat)
        token = reveal(table, seat, slot)
        while table.faces[token] == prey:  # hope.gap.chain-after-trooper
            discard(table, token)  # hope.ship.discard
            if not table.piles[slot]:  # hope.gap.chain-pile-exhausted
                return
            about = OfRun(table.laid[seat], slot)
            if (yield Ask(seat, "run", ("reveal", "stop"), about=about, rule=rule)) == "stop":
                return
            token = reveal(table, seat, slot)
        if table.faces[token] in SHIPS:  # hope.ship.return
            put_back(table, slot, token)  # hope.cassian.striker, hope.chirrut.tie
        else:
            yield from resolve(table, seat, slot, token)  # hope.cassian.others, hope.chirrut.others

    return procedure


def k2so(table: Table, seat: int) -> Procedure[None]:
    """Reveal the tops of two piles at once: equal types go without effect, different ones each take effect."""
    slots = tuple([slot for slot, pile in enumerate(table.piles) if pile])
    if len(slots) == 1:
        alone = yield choose_pile(table, seat)
        yield from each_alone(table, seat, [(alone, reveal(table, seat, alone))])
        return
    about = OfRebel("k2so", "k2so")
    chosen = yield Ask(seat, "piles", slots, least=2, most=2, about=about, rule="hope.k2so.two-piles")
    cards = [(slot, reveal(table, seat, slot)) for slot in chosen]
    (_, one), (_, other) = cards
    if TYPE[table.faces[one]] == TYPE[table.faces[other]]:
        table.note(SameType, seat, (table.faces[one], table.faces[other]))
        discard(table, one)  # hope.k2so.same-plans
        discard(table, other)
    else:
        yield from each_alone(table, seat, cards)


def each_alone(table: Table, seat: int, cards: list[tuple[int, int]]) -> Procedure[None]:
    """Ships go back first; then the others take effect in the order that the player likes."""
    waiting = []
    for slot, token in cards:
        if table.faces[token] in SHIPS:  # hope.gap.k2so-ships-first
            put_back(table, slot, token)  # hope.k2so.different-ships
        else:
            waiting.append((slot, token))  # hope.gap.k2so-pending-card
    if len(waiting) == 2:
        (one, first), (other, second) = waiting
        about = OfTwoCards(one, table.faces[first], other, table.faces[second])
        if (yield Ask(seat, "first", (one, other), about=about, rule="hope.k2so.different-others")) == other:
            waiting.reverse()
    paid = False
    while waiting:  # hope.gap.k2so-second-card
        slot, token = waiting.pop(0)
        there = next((other for other, _ in waiting), None)
        # hope.k2so.trooper-and-atact, hope.gap.k2so-note-reason: only one of those two can be paid for
        paid = yield from resolve(table, seat, slot, token, unpayable=paid, also=there)


#: The rule by which each rebel chooses a pile.
RULE: Final = {
    "bodhi": "hope.bodhi.look-two",
    "jyn": "hope.jyn.takes-plans",
    "baze": "hope.baze.ships",
    "cassian": "hope.cassian.tie",
    "chirrut": "hope.chirrut.striker",
    "k2so": "hope.gap.k2so-one-pile",
}

PLAY: Final = {  # hope.rebel.matrix
    "bodhi": bodhi,
    "jyn": jyn,
    "baze": baze,
    "cassian": run("tie", "hope.cassian.continue"),
    "chirrut": run("striker", "hope.chirrut.continue"),
    "k2so": k2so,
}
