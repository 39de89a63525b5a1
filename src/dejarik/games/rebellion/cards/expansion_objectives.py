"""Objectives of Rise of the Empire."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.cards.objectives import all_of, always, at_least, combat_of, initiated, never, won
from dejarik.games.rebellion.cards.registry import Use, objective
from dejarik.games.rebellion.cards.words import pick
from dejarik.games.rebellion.facts import (
    ADJACENT,
    ARMY,
    BASE,
    CORUSCANT,
    EMPIRE,
    GENERAL,
    GROUND,
    ICONS,
    IMMOBILE,
    KIND,
    KINDS,
    NOWHERE,
    PLACE,
    REBEL,
    REGION,
    SPACE,
    TROOPS,
    names,
    shape,
)
from dejarik.games.rebellion.notes.expansion import ObjectivesDiscarded, QueueGiven
from dejarik.games.rebellion.notes.subjects import OfCard, OfCount
from dejarik.games.rebellion.rules import base, loyalty, reputation, systems, targets, zones
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.state import Table

STRUCTURES = tuple(kind for kind in TROOPS[REBEL][GROUND] if IMMOBILE[kind])
HUTTS = REGION[PLACE["nal-hutta"]]
CORE = ADJACENT[CORUSCANT] | 1 << CORUSCANT

# ── conditions ─────────────────────────────────────────────────────────────────────────────────────────────────────


def fortified(table: Table) -> bool:
    """Three structures in one system that is not a revealed base's (reb.base.revealed-effects-apply)."""
    return any(
        sum(table.units[place][kind] for kind in STRUCTURES) >= 3
        for place in range(BASE)
        if not (table.revealed and place == table.base)
    )


def core_threatened(table: Table) -> bool:
    return sum(systems.count_units(table, REBEL, place) for place in range(BASE) if CORE >> place & 1) >= 5


def queued(table: Table, wanted: str) -> int:
    """Rebel units of a shape on the queue."""
    return sum(space[kind] for space in table.queue for kind in ARMY[REBEL] if shape(kind) == wanted)


def can_disarm(table: Table) -> bool:
    return queued(table, "triangle") >= 2 and queued(table, "circle") >= 1 and queued(table, "square") >= 1


def at_factory(table: Table) -> bool:
    place = combat_of(table).place
    return not table.destroyed >> place & 1 and any(icon.endswith("square") for icon in ICONS[place])


# ── effects ────────────────────────────────────────────────────────────────────────────────────────────────────────


def discard_two(use: Use) -> Procedure[None]:
    """The Long War: two other objectives are discarded from hand."""
    table = use.table
    hand = tuple(sorted(table.objective_hand))
    chosen: tuple[str, ...] = yield Ask(
        use.seat, "discard-objectives", hand, 2, 2, about=OfCount(2), rule="reb.objective.used"
    )
    discard(table, chosen)


def discard(table: Table, cards: tuple[str, ...]) -> None:
    for card in cards:
        table.objective_hand = zones.without(table.objective_hand, card)
        zones.forget(table, EMPIRE, card)
    table.objective_discards += cards
    table.reveal()
    table.note(ObjectivesDiscarded, cards)


def disarm(use: Use) -> Procedure[None]:
    """A Time for Peace: two triangles, a circle and a square of the own queue are destroyed."""
    table = use.table
    for wanted in ("triangle", "triangle", "circle", "square"):
        found = [
            (space, KINDS[kind])
            for space in (1, 2, 3)
            for kind in ARMY[REBEL]
            if shape(kind) == wanted and table.queue[space - 1][kind]
        ]
        about = OfCard(use.card)
        chosen = yield from which(Ask(use.seat, "destroy-queued", tuple(found), about=about, rule="reb.build.queue"))
        table.queue[chosen[0] - 1][KIND[chosen[1]]] -= 1
        table.supply[KIND[chosen[1]]] += 1
        table.note(QueueGiven, chosen[1], chosen[0])


def mark_outposts(use: Use) -> Procedure[None]:
    """Raid Outposts: the Empire puts a marker in each of two remote systems."""
    table = use.table
    seat = table.seat(EMPIRE, GENERAL)
    options = names(systems.remote(table))
    most = min(2, len(options))
    rule = "reb.rote.objective.immediate"
    chosen: tuple[str, ...] = yield Ask(seat, "mark-outposts", options, most, most, about=OfCard(use.card), rule=rule)
    for name in chosen if isinstance(chosen, tuple) else (chosen,):
        targets.place(table, use.card, PLACE[name])


def mark_cell(use: Use) -> Procedure[None]:
    """Rebel Cell: a marker in a Rebel system; without one nothing happens (reb.rote.objective.rebel-cell-none)."""
    place = yield from pick(use, systems.rebel(use.table), "mark-cell", "reb.rote.objective.rebel-cell-none")
    if place != NOWHERE:
        targets.place(use.table, use.card, place)


def show_no_fear(use: Use) -> Procedure[None]:
    """A marker in the base's system shows where it is, without revealing it (reb.gap.show-no-fear-reveal)."""
    table = use.table
    targets.place(table, use.card, table.base)
    base.narrow(table, 1 << table.base)
    table.reveal()
    yield from ()


def may_repair(use: Use) -> Procedure[None]:
    """Seize Control: the sabotage marker may be removed."""
    table = use.table
    if table.sabotaged >> use.place & 1:
        options = ("keep", "remove")
        about = OfCard(use.card)
        if (yield Ask(use.seat, "remove-sabotage", options, about=about, rule="reb.sabotage.removal")) == "remove":
            loyalty.remove_sabotage(table, use.place)


def in_play(table: Table) -> Procedure[None]:
    """Objectives in play at the start of the Refresh Phase (reb.gap.in-play-objectives)."""
    if "show-no-fear" in table.objectives_in_play:  # reb.rote.objective.show-no-fear-when
        reputation.gain(table, 1)
    if "rebel-cell" in table.objectives_in_play and table.objective_hand:
        seat = table.seat(REBEL, GENERAL)
        hand = tuple(sorted(table.objective_hand))
        about = OfCard("rebel-cell")
        rule = "reb.gap.in-play-objectives"
        card = yield Ask(seat, "cell-discard", ("pass", *hand), about=about, rule=rule)
        if card != "pass":
            discard(table, (card,))
            reputation.gain(table, 1)
    if table.targets:
        yield from targets.offer(table)


# stage I
objective("decisive-victory", "combat", all_of(won(SPACE), won(GROUND)))
objective("defensive-position", "refresh", fortified)
objective("support-of-the-hutts", "refresh", at_least(3, lambda table: systems.loyal(table, REBEL) & HUTTS))
objective("the-long-war", "refresh", lambda table: len(table.objective_hand) >= 3, discard_two)
objective("threaten-the-core", "refresh", core_threatened)
# stage II
objective("a-time-for-peace", "refresh", can_disarm, disarm)
objective("raid-outposts", "immediate", never, mark_outposts)
objective("rebel-cell", "immediate", never, mark_cell)
objective("seize-control", "combat", all_of(won(), lambda table: combat_of(table).was_sabotaged), may_repair)
# stage III
objective("raid-imperial-factory", "combat", all_of(won(), initiated, at_factory))
objective("show-no-fear", "refresh", always, show_no_fear, card_to="play")
objective("uprising", "refresh", at_least(9, lambda table: systems.loyal(table, REBEL)))
