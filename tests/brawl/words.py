"""The words of the brawl's cards."""

from __future__ import annotations

from typing import Any

from dejarik.core import cards
from dejarik.core.cards import Ability, Deed, Later, Replaces, Target, Trigger, Verb, Whom, number
from dejarik.core.question import Procedure
from dejarik.core.zones import draw as take
from tests.brawl import rules
from tests.brawl.rules import LIBRARY
from tests.brawl.state import Use

Filter = cards.Filter[Use]
Effect = cards.Effect[Use]
card = LIBRARY.card

fighter: Filter = cards.Filter(lambda use, thing: thing in use.table.fighters)
friendly: Filter = cards.Filter(lambda use, thing: use.present(thing) and use.table.controller(thing) == use.seat)
enemy: Filter = cards.Filter(lambda use, thing: use.present(thing) and use.table.controller(thing) != use.seat)
this: Filter = cards.THIS
that: Filter = cards.Filter(
    lambda use, thing: use.moment is not None and thing == use.moment.thing,
    lambda use: () if use.moment is None else (use.moment.thing,),
)


#: A fighter of yours that has just gone.
by_you_lost: Filter = cards.Filter(lambda use, _: use.moment is not None and use.moment.owner == use.seat)


def target(which: Filter) -> Target[Use]:
    return Target(which, 1, 1)


def you(use: Use) -> int:
    return use.seat


def on(kind: str, which: Filter | None = None, when: cards.Condition[Use] | None = None) -> Trigger[Use]:
    return Trigger(kind, which, when)


def action(*effects: Effect, **options: Any) -> Ability[Use]:
    return Ability("action", effects, **options)


def event(*effects: Effect, **options: Any) -> Ability[Use]:
    return Ability("event", effects, zone="hand", **options)


def before(trigger: Trigger[Use], *effects: Effect, **options: Any) -> Ability[Use]:
    return Ability("before", effects, trigger=trigger, **options)


def instead(trigger: Trigger[Use], *effects: Effect, **options: Any) -> Ability[Use]:
    return Ability("instead", (Replaces(effects),), trigger=trigger, **options)


def after(trigger: Trigger[Use], *effects: Effect, **options: Any) -> Ability[Use]:
    return Ability("after", effects, trigger=trigger, **options)


def damage(amount: cards.Amount[Use], whom: Whom[Use]) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        done = False
        for thing in things:
            done = (yield from rules.hit(use.table, thing, number(amount, use), use.seat, use.this)) or done
        return done

    return Verb(act, whom)


def heal(amount: int, whom: Whom[Use]) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        for thing in things:
            use.table.fighters[thing].damage = max(0, use.table.fighters[thing].damage - amount)
        return True
        yield

    return Verb(act, whom, lambda use, thing: use.table.fighters[thing].damage > 0)


def tire(whom: Whom[Use] = this) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        for thing in things:
            use.table.fighters[thing].tired = True
        return True
        yield

    return Verb(act, whom, lambda use, thing: not use.table.fighters[thing].tired)


def beat(whom: Whom[Use]) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        for thing in things:
            yield from rules.beat(use.table, thing)
        return True

    return Verb(act, whom)


def prevent(amount: int) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        assert use.moment is not None
        use.moment.amount -= amount
        return True
        yield

    return Deed(act)


def draw(count: int) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        return len(take(use.table, use.seat, use.table.decks[use.seat], use.table.hands[use.seat], count)) == count
        yield

    return Deed(act, lambda use: bool(use.table.decks[use.seat]))


def discard_from_hand() -> Effect:
    def act(use: Use) -> Procedure[bool]:
        hand = use.table.hands[use.seat]
        for one in (yield from cards.select(use, use.seat, "discard", tuple(hand), 1, 1)):
            hand.remove(one)
            use.table.discards[use.seat].append(one)
            use.table.reveal()
            return True
        return False

    return Deed(act, lambda use: bool(use.table.hands[use.seat]))


def gain(amount: int) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        use.table.credits[use.seat] += amount
        return True
        yield

    return Deed(act)


def later(trigger: Trigger[Use], *effects: Effect, about: Whom[Use] | None = None) -> Effect:
    return Later(trigger, effects, about)
