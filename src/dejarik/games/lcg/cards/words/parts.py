"""The parts of a declaration: abilities, constant effects, hosts, fate."""

from __future__ import annotations

from typing import Any

from dejarik.core.cards import Limit
from dejarik.games.lcg.cards.ability import Ability, Amount, Condition, Constant, Effect, Filter, Part, Trigger

#: "Limit once per turn": of this copy. "Limit 1 per turn": of all copies of the title, for each player.
once_per_turn = Limit("turn")
one_per_turn = Limit("turn", "title")


# lcg.abil.types
def action(*effects: Effect, **options: Any) -> Ability:
    """Действие. Options: cost=…, spend=resources, only=condition, limit=once_per_turn, zone="hand"."""
    return Ability("action", effects, **options)


def reaction(trigger: Trigger, *effects: Effect, **options: Any) -> Ability:
    """Реакция: after the condition."""
    return Ability("reaction", effects, trigger=trigger, **options)


def interrupt(trigger: Trigger, *effects: Effect, **options: Any) -> Ability:
    """Перехват: before what triggers it takes hold."""
    return Ability("interrupt", effects, trigger=trigger, **options)


def forced_reaction(trigger: Trigger, *effects: Effect, **options: Any) -> Ability:
    return Ability("reaction", effects, trigger=trigger, forced=True, **options)


def forced_interrupt(trigger: Trigger, *effects: Effect, **options: Any) -> Ability:
    return Ability("interrupt", effects, trigger=trigger, forced=True, **options)


def constant(stat: str, amount: Amount, which: Filter, when: Condition | None = None, *, zone: str = "play") -> Part:
    """Постоянный эффект: while this card is in play (or in a "hand" or edge "stack"), things have more of a stat."""
    return Constant(stat, amount, which, when, zone)


class _Hosts(Part):
    def __init__(self, hosts: Filter) -> None:
        self.hosts = hosts

    def join(self, library: Any, script: Any) -> None:
        script.hosts = self.hosts


def enhance(hosts: Filter) -> Part:
    """What an enhancement is attached to: cards, `you`/`opponent` (a play area) or `dial`.

    On a unit: it may enter play as an enhancement there instead.
    """
    return _Hosts(hosts)  # lcg.type.enhancement


class _MindsPile(Part):
    def join(self, library: Any, script: Any) -> None:
        script.minds_pile = True


#: The order of your discard pile matters to this card. Who has no such card is not asked for that order.
minds_pile = _MindsPile()


class _Fate(Part):
    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects = effects

    def join(self, library: Any, script: Any) -> None:
        for effect in self.effects:
            effect.declare(library, script)
        script.fate = self.effects


def fate(*effects: Effect) -> Part:
    """What a fate card does in an edge battle."""
    return _Fate(effects)
