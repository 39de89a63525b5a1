"""ПОДГОТОВКА К ИГРЕ: hands, mulligan, the roll for the battlefield, shields."""

from __future__ import annotations

from dejarik.core import zones
from dejarik.core.question import Ask, Procedure, Share, Together
from dejarik.games.destiny.notes import ChanceDecides, FieldUsed, Mulligan, OfCount, RollsForField, RollTied
from dejarik.games.destiny.rules import damage
from dejarik.games.destiny.rules.timing import reactions
from dejarik.games.destiny.rules.values import facts
from dejarik.games.destiny.rules.zones import draw, enter
from dejarik.games.destiny.state import HAND_SIZE, MOST_SHIELDS, Moment, Table

#: After so many ties chance decides.
MOST_TIES = 100


def mulligan(table: Table) -> Procedure[None]:
    """Step 4: everybody chooses at the same time which cards go back."""
    asked = {
        # dst.gap.mulligan-details
        seat: Ask(seat, "mulligan", tuple(hand), 0, len(hand), secret=True, rule="dst.setup.4-mulligan")
        for seat, hand in enumerate(table.hands)
    }
    answers = yield Together(asked)  # dst.setup.4-simultaneous
    table.chosen = [tuple(answers[seat]) for seat in table.seats]
    table.step = "exchange"


def exchange(table: Table) -> Procedure[None]:
    """The cards are shuffled into the deck before others are drawn, so that one may come back."""
    for seat, returned in enumerate(table.chosen):
        for card in returned:
            table.hands[seat].remove(card)
        zones.shuffle_in(table, table.decks[seat], returned)
        table.note(Mulligan, seat, len(returned))
        draw(table, seat, HAND_SIZE - len(table.hands[seat]))
    table.chosen = []
    table.step = "roll"
    return
    yield


def roll_for_field(table: Table) -> Procedure[None]:
    """Step 6: all character dice; every number counts. Ties roll again, in a game of more than two only the tied."""
    best = [seat for seat, total in enumerate(table.totals) if total == max(table.totals)]
    tied = best if len(table.seats) > 2 and table.totals else list(table.seats)  # dst.multi.rolloff-tie
    totals = [-1] * len(table.seats)
    for seat in tied:
        faces = [  # dst.setup.6-dice-back
            facts(table, die).sides[table.rng.roll(6)]
            for character in table.characters(seat)
            for die in table.pieces[character].dice
        ]
        totals[seat] = sum(max(0, side.value) for side in faces)  # dst.gap.rolloff-values
        table.note(RollsForField, seat, tuple(side.written for side in faces), totals[seat])
    table.totals = totals
    table.rolls += 1
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(winners) == 1:
        table.decides = winners[0]
        table.step = "field"
    elif table.rolls >= MOST_TIES:
        table.decides = winners[table.rng.roll(len(winners))]
        table.note(ChanceDecides, table.decides)
        table.step = "field"
    else:
        table.note(RollTied)
    return
    yield


def choose_field(table: Table) -> Procedure[None]:
    """The winner of two chooses a battlefield; of more, their own is used. Everybody else gets shields."""
    winner = table.decides
    if len(table.seats) == 2:
        options = tuple(brought[0] for brought in table.brought)
        field = yield Ask(winner, "field", options, rule="dst.setup.6-rolloff")
    else:
        field = table.brought[winner][0]
    owner = table.owners[field]
    if len(table.brought[owner]) > 1:  # who brought two chooses one of them; the other stays aside
        field = yield Ask(owner, "field", table.brought[owner], rule="dst.clar.home-turf")
    table.asides[owner].remove(field)  # dst.bf.one-used
    enter(table, field, owner, "battlefield")
    table.field, table.control, table.decides = field, owner, owner
    table.note(FieldUsed, owner, table.cards[field], field)
    table.step = "shields"


def give_shields(table: Table) -> Procedure[None]:
    """Two shields for the other player; one for each of several."""
    count = 2 if len(table.seats) == 2 else 1
    for seat in table.opponents(table.control):
        among = table.characters(seat)
        counts = (min(count, MOST_SHIELDS),)
        if len(among) > 1:
            rule = "dst.gap.setup-shield-target" if count > 1 else "dst.multi.rolloff"
            counts = yield Share(seat, "first-shields", tuple(among), count, about=OfCount(count), rule=rule)
        for character, shields in zip(among, counts, strict=True):
            yield from damage.give_shields(table, character, shields, seat)
    table.step = "after-setup"


def after_setup(table: Table) -> Procedure[None]:
    """Step 7: abilities that wait for the end of the preparation enter the queue."""
    table.totals = []
    table.step = "next-round"
    yield from reactions(table, Moment(("setup",)))  # dst.setup.7-after-setup
