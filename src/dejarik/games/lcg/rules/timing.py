"""Время и сроки: interrupts before, reactions after, forced ones first, active player first, one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.core.cards import carry_out, choose_targets, count_use, number, usable
from dejarik.core.game import Over
from dejarik.core.question import Ask, Option, Procedure
from dejarik.core.timing import Alternate, Answer, Timing, Window
from dejarik.games.lcg.cards.ability import Moment, Use
from dejarik.games.lcg.cards.library import LIBRARY
from dejarik.games.lcg.notes import Cancelled, OfMoment, Uses, Wins
from dejarik.games.lcg.rules.resources import available, cost_of, might_pay, why_not_payable
from dejarik.games.lcg.rules.values import FACTS, facts
from dejarik.games.lcg.state import DIAL, Table

INTERRUPT: Final = "interrupt"
REACTION: Final = "reaction"
#: The rule by which answers take turns.
ORDER: Final = {INTERRUPT: "lcg.interrupt.order", REACTION: "lcg.reaction.order"}


#: Both players, from the active one on.
AROUND: Final = ((0, 1), (1, 0))


class Victory(Over):
    """Somebody has won: nothing more is carried out."""


def win(table: Table, seat: int, result: str) -> None:
    """Победа: at the instant its condition is met."""
    table.winner = seat
    table.result = result
    table.note(Wins, seat, result)
    raise Victory


# ── carrying out ───────────────────────────────────────────────────────────────────────────────────────────────────


def affordable(use: Use) -> bool:
    """Whether the resources are there: of the event, and those the ability asks for."""
    table, seat, ability = use.table, use.seat, use.ability
    assert ability is not None
    spend = number(ability.resources, use)
    if use.this not in table.pieces and facts(table, use.this).type == "event":
        return why_not_payable(table, seat, use.this, spend) is None
    return spend == 0 or available(table, seat) >= spend


def pay_costs(use: Use) -> Procedure[bool]:
    """Everything on the left of the "to"; if a part is not really paid the effect does not follow."""
    from dejarik.games.lcg.rules.payment import pay

    ability = use.ability
    assert ability is not None
    spend = number(ability.resources, use)
    if spend:
        paid = yield from pay(use.table, use.seat, use.this, spend, None)  # lcg.gap.ability-cost-match
        if not paid:
            return False
    for cost in ability.cost:
        if not (yield from cost.resolve(use)):  # lcg.term.sacrifice-fails
            return False
    return True


def use_ability(use: Use) -> Procedure[None]:
    """Use an ability of a card in play: announce, pay, choose targets, carry out unless cancelled."""
    count_use(use)
    use.table.note(Uses, use.seat, use.table.cards[use.this], use.this)
    if (yield from pay_costs(use)):
        yield from execute(use, ())


def execute(use: Use, kinds: tuple[str, ...]) -> Procedure[None]:
    """Targets, then the chance to cancel, then the effect."""
    table, ability = use.table, use.ability
    assert ability is not None
    if not (yield from choose_targets(use, ability.effects)):
        return
    if ability.timing == INTERRUPT:
        kinds = (*kinds, "interrupt-used")
    if kinds:
        moment = Moment(kinds, use.this, use.seat, by=use)
        yield from interrupts(table, moment)
        if moment.cancelled:  # lcg.cancel.costs-paid
            table.note(Cancelled, table.cards[use.this], use.this)
            return
    before = len(table.lasting)
    yield from carry_out(use, ability.effects)
    if len(table.lasting) != before:
        from dejarik.games.lcg.rules.zones import check_table

        yield from check_table(table)


# ── the sequence of interrupts or reactions ────────────────────────────────────────────────────────────────────────


class CardGameTiming(Timing[Table, Moment, Use]):
    """Перехваты и реакции."""

    def resolve(self, use: Use) -> Procedure[None]:
        from dejarik.games.lcg.rules import playing

        if use.this not in use.table.pieces and facts(use.table, use.this).type == "event":
            yield from playing.play_event(use)
        else:
            yield from use_ability(use)  # lcg.gap.nested-triggers

    def may_use(self, use: Use) -> bool:
        assert use.ability is not None
        return usable(use) and (use.ability.forced or affordable(use))  # lcg.forced.mandatory

    def concerns(self, table: Table, key: str, moment: Moment) -> bool:
        """At a brisk table every window opens, for it is counted who was passed over (see `answers`)."""
        return table.brisk or super().concerns(table, key, moment)

    def may_be_held(self, table: Table, key: str, moment: Moment) -> bool:
        """Whether somebody could hold a card that answers this, for all that the other player can see."""
        return table.brisk or any(could_hold(table, key, moment, seat) for seat in table.holding[key])

    def answers(
        self, window: Window[Table, Moment], seat: int, *, forced: bool = False, met: bool = False
    ) -> list[Answer]:
        if window.table.brisk and not forced and window.table.hands[seat]:
            window.table.reveal()  # who is asked then, and who is not, tells of the hand
        # lcg.interrupt.once-per-condition, lcg.reaction.once-per-condition
        return super().answers(window, seat, forced=forced, met=met)

    def asks_anyway(self, window: Window[Table, Moment], seat: int) -> bool:
        """Who is asked must not tell what is in a hand: whoever could hold an answer is asked."""
        table = window.table
        if table.brisk or not table.hands[seat]:
            return False
        for keys, moment in zip(window.keys, window.moments, strict=True):
            if might_answer(table, keys, moment, seat):
                return True
        return False

    def question(self, window: Window[Table, Moment], seat: int, options: Sequence[Answer]) -> Ask:
        moment = self._occasion(window, seat)
        choices: tuple[Option, ...] = ("pass", *options)  # lcg.abil.optional
        if options and moment.kinds[0] == "playing" and seat == moment.seat and _too_dear(window.table, moment):
            choices = tuple(options)
        return Ask(seat, window.timing, choices, about=_told(window.table, moment), rule=ORDER[window.timing])

    def which_first(self, window: Window[Table, Moment], seat: int, options: Sequence[Answer]) -> Ask:
        return Ask(seat, "forced", tuple(options), rule="lcg.gap.forced-priority")

    def _occasion(self, window: Window[Table, Moment], seat: int) -> Moment:
        """The moment a question names: the first which, for all that both players can see, `seat` could answer."""
        table = window.table
        if len(window.moments) > 1:
            for keys, moment in zip(window.keys, window.moments, strict=True):
                if self.waits_for(table, keys, moment, seat) or might_answer(table, keys, moment, seat):
                    return moment
        return window.moments[0]

    def waits_for(self, table: Table, keys: Sequence[str], moment: Moment, seat: int) -> bool:
        """Whether a card in play that `seat` controls waits for just this."""
        for key in keys:
            for card, ability in self.waiting_in_play(table, key, seat):
                assert ability.trigger is not None
                if not ability.forced and ability.trigger.met(Use(table, seat, card, moment, ability)):
                    return True
        return False


TIMING: Final = CardGameTiming(
    LIBRARY,
    # lcg.interrupt.many-per-condition
    dict.fromkeys((INTERRUPT, REACTION), Alternate(lambda table: AROUND[table.active])),
)
interrupts = TIMING.interrupts  # lcg.interrupt.before, lcg.term.when
reactions = TIMING.reactions  # lcg.reaction.after, lcg.term.after


def _told(table: Table, moment: Moment) -> OfMoment:
    card, seat = moment.thing, moment.seat
    return OfMoment(moment.kinds[0], table.cards[card] if card >= DIAL else None, None if seat < 0 else seat, card)


def _too_dear(table: Table, moment: Moment) -> bool:
    """Whether the card being played cannot be paid for without a further discount: then one has to be used."""
    cost = max(0, cost_of(table, moment.seat, moment.thing) - moment.amount)
    return available(table, moment.seat) < cost


def might_answer(table: Table, keys: Sequence[str], moment: Moment, seat: int) -> bool:
    """Whether, for all that the other player can see, `seat` could hold a card that answers what waits for `keys`."""
    holding = table.holding
    for key in keys:
        if key in holding and seat in holding[key]:
            for name in could_hold(table, key, moment, seat):
                if FACTS[name].type != "event" or might_pay(table, seat, FACTS[name]):
                    return True
    return False


def could_hold(table: Table, key: str, moment: Moment, seat: int) -> list[str]:
    """The cards that could answer from the hand of `seat`, if one of them is there: any card there stands for it."""
    hand = table.hands[seat]
    return [
        name
        for name, abilities in (LIBRARY.held[key]["hand"].items() if hand else ())
        for ability in abilities
        if ability.trigger is not None and ability.trigger.met(Use(table, seat, hand[0], moment, ability))
        if unseen(table, seat, name)
    ]


def unseen(table: Table, seat: int, name: str) -> bool:
    """Whether a card of this name, which everybody knows `seat` to have brought, has not shown up anywhere else."""
    name_of = table.cards.__getitem__
    for zone in (table.hands[seat], table.decks[seat], table.stacks[seat]):
        if name in map(name_of, zone):
            return True
    captured = [card for piece in table.pieces.values() for card in piece.captured]
    return any(name_of(card) == name and table.owners[card] == seat for card in captured)
