"""ОЧЕРЕДЬ, РЕАКЦИИ: "instead" before all, "before" interrupts, "after" waits in the queue, first in, first out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from dejarik.core.cards import carry_out, count_use, usable
from dejarik.core.game import Over
from dejarik.core.question import Ask, Option, Procedure
from dejarik.core.timing import Answer, Arranged, FirstInFirstOut, Timing, Waits, Window, next_in_queue
from dejarik.games.destiny.cards.ability import Ability, Use
from dejarik.games.destiny.cards.library import LIBRARY
from dejarik.games.destiny.notes import OfMoment, UsesAbility, Wins
from dejarik.games.destiny.state import NOBODY, Moment, Table, card_of, is_die

#: The rule behind a choice whether to use an ability now.
ORDER: Final = {
    "instead": "dst.effect.replacement",
    "before": "dst.react.before",
    "after": "dst.react.after",
}


class Victory(Over):
    """Somebody has won: nothing more is carried out."""


def win(table: Table, seat: int, result: str) -> None:
    """ПОБЕДА: at once."""
    table.winner = seat
    table.result = result
    table.note(Wins, seat, result)
    raise Victory  # dst.gap.win-timing


def use_ability(use: Use) -> Procedure[bool]:
    """Carry a text out: everything left of the "to" first; if that is not done in full, nothing follows."""
    ability = use.ability
    assert ability is not None
    return _pay_first(use, ability) if ability.cost else carry_out(use, ability.effects)


def _pay_first(use: Use, ability: Ability) -> Procedure[bool]:
    if not all(cost.possible(use) for cost in ability.cost):  # dst.gap.unpayable-action
        return False
    for cost in ability.cost:
        if not (yield from cost.resolve(use)):
            return False
    if use.abandoned:  # the cost has put its user out of the game
        return False
    return (yield from carry_out(use, ability.effects))


class DestinyTiming(Timing[Table, Moment, Use]):
    """Before, instead, after."""

    before: ClassVar[tuple[str, ...]] = ("instead", "before")  # dst.effect.replacement-would, dst.react.two-kinds
    after: ClassVar[tuple[str, ...]] = ("after",)
    parting = True

    def resolve(self, use: Use) -> Procedure[None]:
        from dejarik.games.destiny.rules import playing

        assert use.ability is not None
        if use.ability.timing == "event":
            yield from playing.carry_out_event(use)
            return
        count_use(use)
        use.table.note(UsesAbility, use.seat, use.table.cards[use.this], use.this)
        yield from use_ability(use)
        moment = use.moment
        if moment is not None and moment.cancelled and moment.thing in use.table.dying:
            use.table.dying.remove(moment.thing)  # something else happens instead of its defeat

    def waits(self, window: Window[Table, Moment], seat: int) -> list[Waits]:
        """Who is out of the game answers nothing, not even what has put them out."""
        return [] if seat in window.table.out else super().waits(window, seat)  # dst.multi.elimination

    def _of_parting(self, table: Table, moment: Moment, key: str) -> Sequence[tuple[int, Ability]]:
        """Who is still there and waits for nothing has lost its abilities."""
        return () if moment.thing in table.pieces else super()._of_parting(table, moment, key)

    def may_use(self, use: Use) -> bool:
        assert use.ability is not None
        return use.ability.timing == "event" or usable(use)  # dst.claim.abilities-still-work

    def answerable(self, table: Table, moment: Moment) -> bool:
        """Whether whoever does this may use another ability before it."""
        keys = self.awaited(table, "before", moment)
        return keys is not None and bool(self.answers(Window(table, "before", [moment], [keys]), moment.seat))

    def question(self, window: Window[Table, Moment], seat: int, options: Sequence[Answer]) -> Ask:
        from dejarik.games.destiny.rules import playing

        moment = window.moments[options[0][2]]
        choices: tuple[Option, ...] = ("pass", *options)
        if moment.kinds[0] == "playing" and playing.too_dear(window.table, moment):
            choices = tuple(options)
        return Ask(seat, window.timing, choices, about=_told(window.table, moment), rule=ORDER[window.timing])

    def which_first(self, window: Window[Table, Moment], seat: int, options: Sequence[Answer]) -> Ask:
        own = all(window.table.controller(card) == seat for card, _, _ in options if card in window.table.pieces)
        # dst.react.example-chirrut-jango, dst.faq.blackmail-fast-hands
        rule = "dst.react.simultaneous-own" if own else "dst.react.simultaneous-both"
        return Ask(seat, "order", tuple(options), about=_told(window.table, window.moments[0]), rule=rule)


def _told(table: Table, moment: Moment) -> OfMoment:
    thing = moment.thing
    card = card_of(thing) if is_die(thing) else thing
    return OfMoment(moment.kinds[0], table.cards[card] if card > 0 else None, thing, moment.amount)


def _arbiter(table: Table) -> int:
    return table.arbiter


TIMING: Final = DestinyTiming(  # dst.queue.fifo
    LIBRARY,
    # dst.effect.replacement-several, dst.gap.choose-order-of-prompts
    {"instead": Arranged(_arbiter), "before": Arranged(_arbiter), "after": FirstInFirstOut(_arbiter)},
)
interrupts = TIMING.interrupts  # dst.queue.before-interrupts
reactions = TIMING.reactions  # dst.queue.after-enters, dst.react.after-nested


def next_queued(table: Table) -> Procedure[None]:
    """The first in the queue is carried out as a whole before the next one starts."""
    return next_in_queue(TIMING, table)  # dst.queue.finish-first, dst.react.independent, dst.gap.queued-source-gone


__all__ = ["NOBODY", "TIMING", "Victory", "interrupts", "next_queued", "reactions", "use_ability", "win"]
