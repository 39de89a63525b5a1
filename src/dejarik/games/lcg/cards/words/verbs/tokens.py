"""Verbs about tokens: damage, focus, shields."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.core.cards import chosen, number
from dejarik.core.question import Procedure
from dejarik.games.lcg.cards.ability import Amount, Deed, Effect, Target, Use, Verb, Whom
from dejarik.games.lcg.cards.words.filters import this
from dejarik.games.lcg.cards.words.whom import your_seat
from dejarik.games.lcg.notes import Focused
from dejarik.games.lcg.rules import damage as damages
from dejarik.games.lcg.state import DIAL


def helping(effect: Effect) -> Effect:
    """One would rather have it done to one's own cards."""
    effect.helps = True
    return effect


def damage(amount: Amount, whom: Whom, by: Callable[[Use], int] = your_seat) -> Effect:
    """Deal damage, to each of them as one packet. `by`: who deals it (a shield stops only an opponent's)."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        hits = dict.fromkeys(things, number(amount, use))
        return (yield from damages.deal(use.table, hits, seat=by(use), source=use.this))

    def useful(use: Use, thing: int) -> bool:
        return use.table.pieces[thing].kind in ("unit", "objective")

    return Verb(act, whom, useful)


def remove_damage(amount: Amount, whom: Whom) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        return sum(damages.remove_damage(use.table, thing, number(amount, use)) for thing in things) > 0
        yield

    return helping(Verb(act, whom, lambda use, thing: use.table.pieces[thing].damage > 0))


def move_damage(amount: Amount, source: Target, goal: Target) -> Effect:
    """Move damage from one target to another."""

    def act(use: Use) -> Procedure[bool]:
        for thing in chosen(use, source):
            taken = damages.remove_damage(use.table, thing, number(amount, use))
            for place in chosen(use, goal):
                return (yield from damages.deal(use.table, {place: taken}, seat=use.seat, source=use.this))
        return False

    source.useful = lambda use, thing: use.table.pieces[thing].damage > 0
    return Deed(act, lambda use: bool(source.options(use)) and bool(goal.options(use)), (source, goal))


def place_focus(amount: Amount, whom: Whom, by: Callable[[Use], int] = your_seat) -> Effect:
    """Place focus tokens (this focuses nothing in the sense of the rules: see `focus`)."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        tokens = dict.fromkeys(things, number(amount, use))
        return (yield from damages.place_focus(use.table, tokens, seat=by(use), source=use.this))

    return Verb(act, whom, lambda _, thing: thing != DIAL)


def remove_focus(amount: Amount, whom: Whom) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        return sum(damages.remove_focus(use.table, thing, number(amount, use)) for thing in things) > 0
        yield

    return helping(Verb(act, whom, lambda use, thing: use.table.pieces[thing].focus > 0))


def focus(whom: Whom = this) -> Effect:  # lcg.action.focus-self
    """A cost: focus a ready card of yours (this one, if nothing else is said)."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        for thing in things:
            use.table.pieces[thing].focus += 1  # lcg.strike.committed-only-strike
            use.table.note(Focused, use.table.cards[thing], 1, thing)
        use.paid += things
        return True
        yield

    return Verb(act, whom, lambda use, thing: use.table.pieces[thing].focus == 0)  # lcg.state.focus-a-card


def place_shield(whom: Whom, *, even_if_shielded: bool = False) -> Effect:
    """Place a shield; cards that have one are no targets unless the effect says so."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        return sum(damages.place_shield(use.table, thing, extra=even_if_shielded) for thing in things) > 0
        yield

    def useful(use: Use, thing: int) -> bool:
        piece = use.table.pieces[thing]
        return piece.kind in ("unit", "objective") and (even_if_shielded or not piece.shields)

    return helping(Verb(act, whom, useful))
