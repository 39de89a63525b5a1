"""Objectives of the base box."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.cards.registry import Use, objective
from dejarik.games.rebellion.facts import (
    CORUSCANT,
    EMPIRE,
    GROUND,
    KIND,
    LEADER,
    LUKE_JEDI,
    REBEL,
    REGION,
    SPACE,
    TROOPS,
    called,
)
from dejarik.games.rebellion.notes.subjects import OfCard
from dejarik.games.rebellion.rules import leaders, systems, units
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.state import Combat, Table

Condition = Callable[[Table], bool]


def combat_of(table: Table) -> Combat:
    assert table.combat is not None
    return table.combat


def initiated(table: Table) -> bool:
    """The Rebels started the combat (reb.combat.initiated)."""
    return combat_of(table).current == REBEL


def lost_health(theatre: int, least: int) -> Condition:
    """Imperial units of a theatre worth so much printed health died in a combat that the Rebels started."""
    kinds = TROOPS[EMPIRE][theatre]

    def condition(table: Table) -> bool:
        lost = combat_of(table).lost
        return initiated(table) and units.health_of((kind, lost[kind]) for kind in kinds) >= least

    return condition


def lost_unit(*names: str) -> Condition:
    kinds = tuple(KIND[name] for name in names)
    return lambda table: initiated(table) and any(combat_of(table).lost[kind] for kind in kinds)


def at_least(count: int, where: Callable[[Table], int]) -> Condition:
    return lambda table: where(table).bit_count() >= count


def won(theatre: int | None = None) -> Condition:
    """The Rebels won a battle of this combat."""
    if theatre is None:
        return lambda table: REBEL in combat_of(table).winners
    return lambda table: combat_of(table).winners[theatre] == REBEL


def all_of(*conditions: Condition) -> Condition:
    return lambda table: all(condition(table) for condition in conditions)


def always(table: Table) -> bool:
    """It asks for nothing."""
    return True


def never(table: Table) -> bool:
    """It is not offered like the others: the rules say when it comes up."""
    return False


def supplies_cut(table: Table) -> int:
    return systems.imperial(table) & (table.sabotaged | systems.with_units(table, REBEL))


def defended(table: Table) -> int:
    return systems.rebel(table) & systems.with_units(table, REBEL)


def region_supports(table: Table) -> bool:
    """All populous systems of a region are loyal, and there is one (reb.objective.regional-destroyed)."""
    wanted, held = systems.populous(table), systems.loyal(table, REBEL)
    return any(region & wanted and not region & wanted & ~held for region in set(REGION))


def heart_taken(table: Table) -> bool:
    return systems.has_units(table, REBEL, CORUSCANT) and not systems.has_units(table, EMPIRE, CORUSCANT)


def nobody_captured(table: Table) -> bool:
    return not leaders.captives(table)


def eliminate_lord(use: Use) -> Procedure[None]:
    """With Luke Skywalker (Jedi) there an Imperial leader in the system is eliminated, perhaps a lured Luke himself."""
    table = use.table
    found = leaders.present(table, EMPIRE, use.place)
    # reb.objective.return-jedi-captured
    if table.where[LUKE_JEDI] != use.place or not found:  # reb.objective.return-jedi-retreat
        return
    rule = "reb.objective.return-jedi-lured"
    chosen = yield from which(Ask(use.seat, "eliminate", called(found), about=OfCard(use.card), rule=rule))
    leaders.eliminate(table, LEADER[chosen])


# stage I
objective("crippling-blow", "battle", lost_health(GROUND, 3))
objective("rebel-assault", "battle", lost_unit("star-destroyer", "super-star-destroyer"))
objective("cut-supply-lines", "refresh", at_least(3, supplies_cut))
objective("defend-the-people", "refresh", at_least(4, defended))
objective("regional-support", "refresh", region_supports)
# stage II
objective("heart-of-the-empire", "refresh", heart_taken, card_to="hand")
objective("leave-no-one-behind", "refresh", nobody_captured)
objective("liberation", "combat", all_of(won(GROUND), lambda table: combat_of(table).was_subjugated))
objective("popular-support", "refresh", at_least(6, lambda table: systems.loyal(table, REBEL)))
# stage III
objective("establish-outposts", "refresh", at_least(5, lambda table: systems.with_units(table, REBEL)))
objective(
    "inspire-sympathy",
    "refresh",
    at_least(1, lambda table: table.destroyed),
    worth=lambda table: table.destroyed.bit_count(),
)
objective("major-victory", "battle", lost_health(SPACE, 3))
objective("return-of-the-jedi", "combat", all_of(won(), lambda table: combat_of(table).lords), eliminate_lord)
# Death Star Plans are rolled for after a space battle (rules/objectives)
objective("death-star-plans-2", "plans", never)
objective("death-star-plans-3", "plans", never)
