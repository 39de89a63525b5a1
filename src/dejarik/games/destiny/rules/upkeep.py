"""ФАЗА ПОДГОТОВКИ: ready, dice back, resources, discard and draw; then the round is over."""

from __future__ import annotations

from dejarik.core.cards import modifier, player
from dejarik.core.lasting import end
from dejarik.core.question import Ask, Procedure, Together
from dejarik.core.zones import discard
from dejarik.games.destiny.notes import Discards, RoundBegins, Upkeep
from dejarik.games.destiny.rules import activating, dice, zones
from dejarik.games.destiny.rules.defeat import defeat_fallen, drop
from dejarik.games.destiny.rules.timing import reactions
from dejarik.games.destiny.rules.values import hand_size
from dejarik.games.destiny.state import NOBODY, Moment, Table

RESOURCES = 2  # dst.resource.upkeep-2


def upkeep(table: Table) -> Procedure[None]:
    """Steps 1 to 3, by everybody at once."""
    table.note(Upkeep)
    for card, piece in table.pieces.items():
        if piece.exhausted:
            activating.ready(table, card)  # dst.upkeep.1-ready
    for pool in table.pools:
        dice.put_back(table, list(pool))  # dst.upkeep.2-dice-back
    for seat in table.playing:
        zones.gain(table, seat, max(1, RESOURCES + modifier(table, "upkeep", player(seat))))  # dst.upkeep.3-resources
    table.step = "upkeep-discard"
    return
    yield


def choose_discards(table: Table) -> Procedure[None]:
    """Step 4: any number of cards, chosen by everybody at the same time."""
    asked = {
        seat: Ask(seat, "upkeep", tuple(hand), 0, len(hand), secret=True, rule="dst.upkeep.4-discard-draw")
        for seat, hand in enumerate(table.hands)
        if hand and seat not in table.out
    }
    answers = (yield Together(asked)) if asked else {}  # dst.gap.upkeep-simultaneity
    table.reveal()  # whoever answered last sees what the others keep
    table.chosen = [tuple(answers.get(seat, ())) for seat in table.seats]
    table.step = "upkeep-draw"


def draw_up(table: Table) -> Procedure[None]:
    """Discard what was chosen, draw up to the hand size, and see who has run out of cards."""
    emptied = []
    for seat in table.playing:
        chosen = table.chosen[seat]
        if chosen:
            discard(table, chosen, table.hands[seat], table.discards[seat])
            table.note(Discards, seat, tuple(table.cards[card] for card in chosen))
            if not table.hands[seat]:
                emptied.append(Moment(("hand-emptied",), seat=seat))
    table.chosen = []
    for seat in table.playing:
        # dst.upkeep.4-no-draw, dst.faq.over-five
        zones.draw(table, seat, hand_size(table, seat) - len(table.hands[seat]))
    table.step = "round-ends"
    if emptied:
        yield from reactions(table, *emptied)


def end_round(table: Table) -> Procedure[None]:
    """Who has no cards in hand and deck is out; then what was to happen after the round."""
    lost = [seat for seat in table.playing if not table.hands[seat] and not table.decks[seat]]
    if lost:
        yield from drop(table, lost, "cards")
    table.step = "next-round"
    yield from reactions(table, Moment(("round-ended",)))  # dst.gap.round-end-order, dst.effect.delayed
    yield from defeat_fallen(table)


def begin_round(table: Table) -> Procedure[None]:
    """The battlefield's controller goes first."""
    end(table, "round")  # dst.effect.duration
    table.lasting += table.coming
    table.coming = []
    table.round += 1
    table.claimed = NOBODY
    table.replaced = []
    table.played = []
    table.activated = []
    table.passes = 0
    table.active = table.arbiter  # dst.bf.first-action, dst.claim.goes-first
    table.step = "action"
    table.note(RoundBegins, table.round)
    return
    yield
