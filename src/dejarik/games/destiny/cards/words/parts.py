"""The parts of a declaration: abilities, constant effects, what a die and an event do."""

from __future__ import annotations

from typing import Any

from dejarik.core.cards import Ability, Constant, Limit, Trigger
from dejarik.games.destiny.cards.ability import Amount, Condition, Effect, Filter, Part, Use, select_one
from dejarik.games.destiny.cards.library import claim_part, event_part, special_part

#: However often the card changes hands.
once_a_round = Limit("round", "card")  # dst.cardaction.power-copies


def action(*effects: Effect, **options: Any) -> Part:
    """ДЕЙСТВИЕ: `cost=` everything left of the word "to"."""
    return Ability("action", effects, **options)  # dst.ability.action


def power_action(*effects: Effect, **options: Any) -> Part:
    """МОЩНОЕ ДЕЙСТВИЕ: once a round."""
    return Ability("action", effects, limit=once_a_round, **options)


def event(*effects: Effect, **options: Any) -> Part:
    return event_part(Ability("event", effects, **options))


def special(*effects: Effect, **options: Any) -> Part:
    """ОСОБЕННОСТЬ: of the die."""
    return special_part(Ability("special", effects, **options))  # dst.ability.special


def claim(*effects: Effect, **options: Any) -> Part:
    """ЗАХВАТ: of a battlefield."""
    return claim_part(Ability("claim", effects, **options))


def after(trigger: Trigger[Use], *effects: Effect, **options: Any) -> Part:
    """ "After …, you may": waits in the queue."""
    return Ability("after", effects, trigger=trigger, **options)


def always_after(trigger: Trigger[Use], *effects: Effect, **options: Any) -> Part:
    """ "After …": it must be done."""
    return Ability("after", effects, trigger=trigger, forced=True, **options)


def before(trigger: Trigger[Use], *effects: Effect, **options: Any) -> Part:
    """ "Before …, you may": interrupts."""
    return Ability("before", effects, trigger=trigger, **options)


def always_before(trigger: Trigger[Use], *effects: Effect, **options: Any) -> Part:
    return Ability("before", effects, trigger=trigger, forced=True, **options)


def instead(trigger: Trigger[Use], *effects: Effect, **options: Any) -> Part:
    """ "Instead": nothing is left of what was about to happen."""
    return Ability("instead", effects, trigger=trigger, **options)


def always_instead(trigger: Trigger[Use], *effects: Effect, **options: Any) -> Part:
    return Ability("instead", effects, trigger=trigger, forced=True, **options)


def constant(stat: str, amount: Amount, of: Filter, when: Condition | None = None) -> Part:
    return Constant(stat, amount, of, when)  # dst.ability.ongoing


def holds(stat: str, of: Filter, when: Condition | None = None) -> Part:
    """What is either so or not: a keyword, a "cannot"."""
    return Constant(stat, 1, of, when)


# dst.keyword.redeploy
def redeploy(only: Condition | None = None) -> Part:
    """ПЕРЕРАСПРЕДЕЛЕНИЕ: before it would be discarded with its character, it may move to another."""
    from dejarik.core.question import Procedure
    from dejarik.games.destiny.cards.ability import Deed
    from dejarik.games.destiny.cards.words.moments import host_about_to_fall
    from dejarik.games.destiny.rules import zones

    def homes(use: Use) -> list[int]:
        return [card for card in use.table.characters(use.seat) if card not in use.table.dying]

    def act(use: Use) -> Procedure[bool]:
        use.doing = "move-to"
        (home,) = yield from select_one(use, use.seat, "choose", homes(use))
        yield from zones.move_upgrade(use.table, use.this, home, use.seat)  # dst.keyword.redeploy-restrictions
        return True

    return Ability("before", (Deed(act, lambda use: bool(homes(use))),), trigger=host_about_to_fall, only=only)
