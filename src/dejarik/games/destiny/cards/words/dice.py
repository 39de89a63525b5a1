"""Verbs of dice: remove, reroll, turn, resolve."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dejarik.core.cards import number, select
from dejarik.core.question import Procedure
from dejarik.games.destiny.cards.ability import Amount, Deed, Effect, Filter, Use, Verb, Whom, select_one
from dejarik.games.destiny.cards.facts import DAMAGE, Side
from dejarik.games.destiny.cards.words.filters import character, damage_die, die, enemy, yours
from dejarik.games.destiny.cards.words.verbs import deal
from dejarik.games.destiny.cards.words.whom import one
from dejarik.games.destiny.notes import OfDie
from dejarik.games.destiny.rules import dice, resolving
from dejarik.games.destiny.rules.readings import settle
from dejarik.games.destiny.rules.resolving import How, resolve_die, resolve_several, turn_to
from dejarik.games.destiny.rules.timing import reactions
from dejarik.games.destiny.rules.values import combined, face, facts, may_remove, symbol, value
from dejarik.games.destiny.state import card_of

Sides = Callable[[Side], bool]


def removable(use: Use, thing: int) -> bool:
    return may_remove(use.table, use.seat, thing, use.this)


def remove(whom: Whom) -> Effect:
    """How much they showed is noted, and which they were."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        use.number = combined(use.table, things)
        use.paid = list(things)
        yield from dice.remove(use.table, use.seat, things)
        return bool(things)

    return Verb("remove", act, whom, removable)


def they_remove(count: int) -> Effect:
    """An opponent chooses and removes their own dice."""

    def act(use: Use) -> Procedure[bool]:
        seat = yield from use.opponent()
        use.doing = "remove"
        chosen = yield from select(use, seat, "choose", use.table.pools[seat], count, count)
        yield from dice.remove(use.table, seat, chosen, use.this, whose=use.seat)
        return bool(chosen)

    return Deed(act, lambda use: any(use.table.pools[seat] for seat in use.table.opponents(use.seat)))


def remove_this_die() -> Effect:
    """A cost: only a die in the pool can be removed; one of them, where there are two."""

    def own(use: Use) -> list[int]:
        return [die for die in use.table.pools[use.seat] if card_of(die) == use.this]

    def act(use: Use) -> Procedure[bool]:
        use.doing = "remove"
        chosen = yield from select_one(use, use.seat, "choose", own(use))
        yield from dice.remove(use.table, use.seat, chosen)
        return bool(chosen)

    return Deed(act, lambda use: bool(own(use)))


def reroll(whom: Whom) -> Effect:
    """The dice are remembered, for what comes of it."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        use.paid = list(things)
        yield from dice.reroll(use.table, use.seat, things)
        return bool(things)

    return Verb("reroll", act, whom)


def reroll_this_die() -> Effect:
    """Instead of removing it from the pool."""

    def act(use: Use) -> Procedure[bool]:
        use.stays = True
        yield from dice.reroll(use.table, use.seat, [use.die])
        return True

    return Deed(act)


def roll_in(use: Use, things: Sequence[int]) -> Procedure[list[int]]:
    """Dice come into the user's pool; which of them could be rolled is remembered."""
    use.paid = dice.roll_into_pool(use.table, use.seat, things)
    if use.paid:
        yield from reactions(use.table, *dice.rolled(use.table, use.paid, "into-pool"))
    return use.paid


def roll_dice_of(which: Filter) -> Effect:
    """The dice of cards in play, without activating them."""

    def act(use: Use) -> Procedure[bool]:
        own = [die for card in which.find(use) for die in use.table.pieces[card].dice]
        return bool((yield from roll_in(use, own)))

    return Deed(act)


def rolled(*symbols: str) -> Callable[[Use], bool]:
    """The die just rerolled shows this."""
    return lambda use: any(die in use.table.showing and symbol(use.table, die) in symbols for die in use.paid)


def any_side(_: Side) -> bool:
    return True


def side_showing(*symbols: str) -> Sides:
    return lambda side: side.symbol in symbols


def side_not_showing(*symbols: str) -> Sides:
    return lambda side: side.symbol not in symbols


no_damage = side_not_showing(*DAMAGE)
damage_side = side_showing(*DAMAGE)
blank_side = side_showing("blank")


def turn(whom: Whom, to: Sides = any_side) -> Effect:
    """To a different side, of those allowed."""

    def useful(use: Use, thing: int) -> bool:
        sides, now = facts(use.table, thing).sides, use.table.showing[thing]
        return any(to(side) for place, side in enumerate(sides) if place != now)

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        for thing in things:
            about = OfDie(facts(use.table, thing).id, thing, face(use.table, thing).written, 0)
            yield from turn_to(use.table, use.seat, thing, about, to)
        use.paid = list(things)
        return True  # all of these have such a side

    return Verb("turn", act, whom, useful)


def resolve(
    whom: Whom,
    increase: Amount = 0,
    how: How = resolving.PLAIN,
    *,
    value_is: Amount | None = None,
    bonus: Callable[[Use, int], int] | None = None,
    counting: tuple[str, ...] = (),
) -> Effect:
    """One after another, with its cost and without modifiers. Whom it hit is remembered, and for how much.

    `counting`: as one of these symbols, and as nothing else (see `resolvable_as`).
    """

    def terms(use: Use, thing: int) -> How:
        from msgspec.structs import replace

        fixed = None if value_is is None else number(value_is, use)
        more = number(increase, use) + (0 if bonus is None else bonus(use, thing))
        return replace(how, increase=more, value=fixed)

    def ways(use: Use, thing: int) -> list[How]:
        if thing not in use.table.showing:
            return []
        found = resolving.ways(use.table, use.seat, thing, terms(use, thing))
        return [way for way in found if not counting or way.symbol in counting]

    def useful(use: Use, thing: int) -> bool:
        return bool(ways(use, thing))

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        done = False
        for thing in things:
            if found := ways(use, thing):
                settled = yield from settle(use.table, use.seat, thing, terms(use, thing), found)
                result = yield from resolve_die(use.table, use.seat, thing, settled)  # dst.resolve.by-card
                use.paid, use.number, done = list(result.targets), result.amount, result.done
        return done

    return Verb("resolve", act, whom, useful)


def resolve_as_another() -> Effect:
    """One of one's dice as if it showed a different symbol; a special counts for nothing, a blank stays a blank."""

    def ways(use: Use, thing: int) -> list[str]:
        table = use.table
        if table.holder(thing) != use.seat or symbol(table, thing) == "blank":
            return []
        others = [name for name in resolving.SYMBOLS if name != symbol(table, thing)]
        # dst.clar.c3po-cost
        return [name for name in others if resolving.why_not(table, use.seat, thing, How(symbol=name)) is None]

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        (thing,) = things
        wanted = yield use.ask(use.seat, "symbol", tuple(ways(use, thing)))  # dst.clar.c3po-special
        return (yield from resolve_die(use.table, use.seat, thing, How(symbol=wanted))).done

    return Verb("resolve", act, one(die & yours), lambda use, thing: bool(ways(use, thing)))


def their_turn_to_resolve(use: Use, thing: int) -> Procedure[bool]:
    """Whoever has the die in the pool resolves it, if that is possible."""
    owner = use.table.holder(thing)
    if resolving.why_not(use.table, owner, thing) is not None:
        return False
    return (yield from resolve_die(use.table, owner, thing)).done


def borrow_special(which: Filter) -> Effect:
    """The special of another card in play, as if it were this one's."""

    def act(use: Use) -> Procedure[bool]:
        table = use.table
        able = [card for card in which.find(use) if table.library.script(table.cards[card]).specials]
        use.doing = "special"
        for card in (yield from select_one(use, use.seat, "choose", able)):
            result = yield from resolving.use_special(table, use.seat, card, use.die)
            use.stays = result.stays
            return True
        return False

    return Deed(act)


def resolve_dice(
    most: int,
    which: Filter,
    how: How = resolving.PLAIN,
    *,
    same: bool = False,
    counting: tuple[str, ...] = (),
    beside: Filter = die,
) -> Effect:
    """Several dice of the own pool, in any order; modifiers may join one of the same symbol. How many is noted.

    `counting`: as one of these symbols, and as nothing else. `beside`: the dice that the card speaks of, whatever they
    show; only these join as modifiers.
    """

    def act(use: Use) -> Procedure[bool]:
        use.number = yield from resolve_several(
            use.table,
            use.seat,
            most,
            lambda die: which.test(use, die),
            use,
            how,
            same=same,
            counting=counting,
            beside=lambda die: beside.test(use, die),
        )
        return use.number > 0

    return Deed(act, lambda use: bool(use.table.pools[use.seat]))


def value_of_paid(use: Use) -> int:
    """What the die that was rerolled or turned is worth now."""
    return sum(value(use.table, die) for die in use.paid)


def take_the_hit(which: Filter) -> Effect:
    """A character of one's own is dealt what a die shows; then that die is removed."""

    def act(use: Use) -> Procedure[bool]:
        use.doing = "remove"
        for thing in (yield from select_one(use, use.seat, "choose", (damage_die & enemy).find(use))):
            amount = value(use.table, thing)
            hurt = yield from deal(amount, one(character & yours & which)).resolve(use)
            if hurt and thing in use.table.showing and not use.abandoned:
                yield from dice.remove(use.table, use.seat, [thing], use.this)
            return hurt
        return False

    return Deed(act)
