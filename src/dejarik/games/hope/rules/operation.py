"""Operation phase: lay a rebel each, play them clockwise, pass the hands, agree to stop or go on."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure, Together
from dejarik.games.hope.notes import HandsPassed, Lays, Nothing, Voted
from dejarik.games.hope.rules import rebels
from dejarik.games.hope.rules.recon import say, tell
from dejarik.games.hope.state import REBELS, Claim, Table


def lay(table: Table) -> Procedure[None]:
    """Everyone lays one rebel openly; it may be exchanged until the last one lies."""
    # hope.gap.choose-simultaneous
    chosen = yield Together({seat: lay_one(table, seat) for seat in range(table.seats)}, open=True)
    hands, listening = table.hands, table.notes is not None
    for seat, (claim, rebel) in chosen.items():
        if claim:
            say(table, seat, claim)
        hands[table.hand_of(seat)].remove(rebel)
        table.laid[seat] = rebel
        if listening:
            table.note(Lays, seat, rebel)
    table.open = [True] * table.seats
    table.step = "play"


def lay_one(table: Table, seat: int) -> Procedure[tuple[Claim, str]]:
    hand = table.hands[table.hand_of(seat)]
    options = [rebel for rebel in REBELS if rebel in hand]
    # hope.op.discuss
    rebel = yield Ask(seat, "lay", (*options, "tell"), rule="hope.op.choose-one")
    if rebel != "tell":
        return (), rebel
    claim = yield tell(seat)  # hope.gap.talk-later
    rebel = yield Ask(seat, "lay", tuple(options), rule="hope.op.choose-one")
    return claim, rebel


def next_open(table: Table) -> int | None:
    """Whose card is due: the next open one, clockwise from the first player."""
    waiting = table.open
    if True not in waiting:
        return None
    seat = table.leader  # hope.op.order
    while not waiting[seat]:
        seat = (seat + 1) % table.seats  # hope.op.no-reorder
    return seat


def play(table: Table, seat: int) -> Procedure[None]:
    """Play the laid card of `seat`; whatever comes of it, the card is turned face down."""
    rebel = table.laid[seat]
    if any(table.piles):
        yield from rebels.PLAY[rebel](table, seat)  # hope.op.owner-plays
    else:
        table.note(Nothing, seat, rebel)
    if table.open[seat]:  # hope.special.rebel-flips, hope.trooper.own-card-flips
        rebels.flip(table, seat)  # hope.op.flip-reminder


def end_turn(table: Table) -> Procedure[None]:
    """All hands go left, the first player card with one of them; an empty hand ends the round."""
    seats = table.seats
    table.passes += 1  # hope.gap.pass-before-end
    for seat in range(seats):  # everyone sees the hand that arrives
        table.knowers[(seat - table.passes) % seats] |= 1 << seat
    table.laid = [""] * seats
    table.note(HandsPassed, table.leader)
    table.reveal()
    table.step = "vote" if all(table.hands) else "end"  # hope.end.empty-hand, hope.end.fp-not-counted
    yield from ()


def vote(table: Table) -> Procedure[None]:
    """The round also ends when everybody wants to stop."""
    votes = yield Together(
        {seat: Ask(seat, "vote", ("go", "stop"), rule="hope.end.agreement") for seat in range(table.seats)}
    )
    table.votes = list(votes.values())
    stop = "go" not in table.votes  # hope.gap.no-auto-end
    table.note(Voted, tuple(table.votes))
    table.reveal()
    table.step = "end" if stop else "lay"  # hope.flow.round-length
