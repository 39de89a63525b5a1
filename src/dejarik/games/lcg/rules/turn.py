"""Фазы в деталях: balance, refresh, draw and deployment, box by box of the timing chart."""

from __future__ import annotations

from typing import Final

from dejarik.core.lasting import end
from dejarik.core.question import Ask, Procedure
from dejarik.core.timing import NOBODY_WAITS
from dejarik.games.lcg.cards.ability import Moment
from dejarik.games.lcg.notes import PhaseBegins, Refreshes, TurnBegins
from dejarik.games.lcg.rules.damage import deal
from dejarik.games.lcg.rules.timing import TIMING, interrupts, reactions, win
from dejarik.games.lcg.rules.values import has_keyword, objectives, reserve
from dejarik.games.lcg.rules.windows import window
from dejarik.games.lcg.rules.zones import advance_dial, check_table, discard_cards, draw, enter_play
from dejarik.games.lcg.state import Table

#: What lasts until a player's next card of the phase.
NEXT_CARDS: Final = ("next card of 0", "next card of 1")

# ── phases ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def begin_phase(table: Table, phase: str, *kinds: str) -> Procedure[None]:
    table.note(PhaseBegins, phase)
    return reactions(table, Moment((*kinds, f"{phase}-begins"), seat=table.active))


def end_phase(table: Table, phase: str) -> Procedure[None]:
    """Effects that lasted for the phase are over."""
    moment = Moment((f"{phase}-ends",), seat=table.active)
    if table.lasting or TIMING.heard(table, TIMING.before, moment) or TIMING.heard(table, TIMING.after, moment):
        return _end_phase(table, moment)
    end(table, "phase", *NEXT_CARDS)
    return NOBODY_WAITS


def _end_phase(table: Table, moment: Moment) -> Procedure[None]:
    yield from interrupts(table, moment)
    if end(table, "phase", *NEXT_CARDS):
        yield from check_table(table)
    yield from reactions(table, moment)


def then(table: Table, answers: Procedure[None], box: str) -> Procedure[None] | None:
    """When all who wait have answered, the turn goes on to the next box: at once, if nobody waits."""
    if answers is not NOBODY_WAITS:
        return _then(table, answers, box)
    table.step = box
    return None


def _then(table: Table, answers: Procedure[None], box: str) -> Procedure[None]:
    yield from answers
    table.step = box


def begin_turn(table: Table) -> None:
    table.turn += 1
    table.played.clear()
    table.named.clear()
    table.again.clear()
    table.note(TurnBegins, table.active, table.turn)


def end_turn(table: Table) -> Procedure[None]:
    """The turn passes to the opponent; effects that lasted for the turn are over."""
    if end(table, "turn"):
        yield from check_table(table)
    table.active = table.opponent(table.active)  # lcg.force.end-turn
    table.step = "balance.1"


# ── 1. Фаза баланса ────────────────────────────────────────────────────────────────────────────────────────────────


def balance_begins(table: Table) -> Procedure[None] | None:
    begin_turn(table)
    box = "balance.2" if table.active == table.dark else "balance.4"
    return then(table, begin_phase(table, "balance", "turn-begins"), box)


def balance_dial(table: Table) -> Procedure[None]:
    """The dial advances in the dark side's turn."""
    yield from advance_dial(table, 1)  # lcg.balance.dark-advance, lcg.balance.example-first-turn
    table.step = "balance.3" if table.balance == table.dark else "balance.5"


def balance_dial_again(table: Table) -> Procedure[None]:
    yield from advance_dial(table, 1)  # lcg.balance.dark-extra
    table.step = "balance.5"


def balance_damage(table: Table) -> Procedure[None]:
    """The light side may damage a dark objective while the balance is with it."""
    if table.balance == table.light:  # lcg.balance.light-nothing
        targets = [piece.id for piece in objectives(table, table.dark)]
        if targets:
            # lcg.gap.balance-damage-optional
            answer = yield Ask(table.light, "balance", ("pass", *targets), rule="lcg.balance.light-damage")
            if answer != "pass":
                yield from deal(table, {answer: 1}, seat=table.light, kind="balance")  # lcg.balance.light-destroy
    table.step = "balance.5"


def balance_ends(table: Table) -> Procedure[None] | None:
    return then(table, end_phase(table, "balance"), "refresh.1")


# ── 2. Фаза рапорта ────────────────────────────────────────────────────────────────────────────────────────────────


def refresh_begins(table: Table) -> Procedure[None] | None:
    first = table.active == table.light and table.turn == 2  # lcg.refresh.light-first-turn
    # lcg.gap.first-refresh-reactions
    return then(table, begin_phase(table, "refresh"), "refresh.3" if first else "refresh.2")


def refresh_focus(table: Table) -> None:
    """One focus token comes off every card the active player controls, two off an Elite card."""
    for piece in table.pieces.values():
        if piece.focus and piece.controller == table.active:  # lcg.gap.refresh-scope
            # lcg.kw.elite
            count = 2 if piece.kind == "unit" and has_keyword(table, piece, "elite") else 1
            piece.focus = max(0, piece.focus - count)
    table.note(Refreshes, table.active)
    table.step = "refresh.3"


def refresh_shields(table: Table) -> None:
    for piece in table.pieces.values():
        if piece.controller == table.active:
            piece.shields = 0  # lcg.refresh.remove-shields
    table.step = "refresh.4"


def refresh_objectives(table: Table) -> Procedure[None] | None:
    """Missing objectives come from the top of the objective deck, one at a time; then "after you refresh"."""
    seat = table.active
    if len(objectives(table, seat)) < 3:  # lcg.refresh.replace-objectives, lcg.destroy.replace-later
        return next_objective(table, seat)
    # lcg.gap.after-refresh-timing, lcg.refresh.after-refresh-as-printed
    return then(table, reactions(table, Moment(("refreshes",), seat=seat)), "refresh.5")


def next_objective(table: Table, seat: int) -> Procedure[None]:
    """Put the top card of the objective deck into play; who cannot has lost."""
    if not table.missions[seat]:
        win(table, table.opponent(seat), "objectives-out")
    card = table.missions[seat].pop()
    table.reveal()
    yield from enter_play(table, card, seat)


def refresh_actions(table: Table) -> Procedure[None]:
    return window(table, "refresh.6")


def refresh_ends(table: Table) -> Procedure[None] | None:
    return then(table, end_phase(table, "refresh"), "draw.1")


# ── 3. Фаза призыва ────────────────────────────────────────────────────────────────────────────────────────────────


def draw_begins(table: Table) -> Procedure[None] | None:
    return then(table, begin_phase(table, "draw"), "draw.2")


def draw_discard(table: Table) -> Procedure[None]:
    """One card may be discarded first."""
    hand = table.hands[table.active]
    if hand:
        answer = yield Ask(table.active, "discard-one", ("pass", *hand), rule="lcg.draw.optional-discard")
        if answer != "pass":
            yield from discard_cards(table, table.active, (answer,))
    table.step = "draw.3"


def draw_to_reserve(table: Table) -> Procedure[None]:
    """The hand is brought to the reserve value, up or down."""
    seat = table.active
    aim = reserve(table, seat)
    surplus = len(table.hands[seat]) - aim
    if surplus > 0:
        hand = tuple(table.hands[seat])
        cards = hand
        if aim:
            # lcg.draw.example-eight
            answer = yield Ask(seat, "discard-down", hand, surplus, surplus, rule="lcg.draw.down-to-reserve")
            cards = (answer,) if surplus == 1 else answer
        yield from discard_cards(table, seat, cards)
    elif surplus:
        yield from draw(table, seat, -surplus)  # lcg.draw.example-three
    table.step = "draw.4"


def draw_actions(table: Table) -> Procedure[None]:
    return window(table, "draw.5")  # lcg.timing.draw-window-after-draw


def draw_ends(table: Table) -> Procedure[None] | None:
    return then(table, end_phase(table, "draw"), "deployment.1")


# ── 4. Фаза выдвижения ─────────────────────────────────────────────────────────────────────────────────────────────


def deployment_begins(table: Table) -> Procedure[None] | None:
    return then(table, begin_phase(table, "deployment"), "deployment.2")


def deployment_actions(table: Table) -> Procedure[None]:
    """Here the active player also plays units and enhancements, each as one action."""
    return window(table, "deployment.3")  # lcg.deploy.any-number


def deployment_ends(table: Table) -> Procedure[None] | None:
    # lcg.conflict.dark-first-turn, lcg.timing.first-turn-reminder
    skipped = table.active == table.dark and table.turn == 1
    # lcg.gap.skipped-phase-windows
    return then(table, end_phase(table, "deployment"), "force.1" if skipped else "conflict.1")
