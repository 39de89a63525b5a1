"""Missions of the Rebellion in the base box."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.cards.registry import Effect, Use, mission
from dejarik.games.rebellion.cards.words import (
    assigned,
    at_base,
    attach,
    choose_one,
    choose_worth,
    destroy_health,
    draw_objectives,
    gain_loyalty,
    gain_shapes,
    gain_units,
    has_starting,
    move_from_base,
    only_if,
    place_sabotage,
    queue_icons,
    queue_unit,
    rescue_here,
    with_leader,
)
from dejarik.games.rebellion.facts import (
    ARMY,
    EMPIRE,
    GROUND,
    ICONS,
    KIND,
    KINDS,
    LEADER,
    LUKE,
    LUKE_JEDI,
    MISSIONS,
    REBEL,
    SPACE,
    UNIT,
    called,
)
from dejarik.games.rebellion.notes import BecomesJedi, Boosted, Mobilizes, Protected, QueueRaided, Reassigned
from dejarik.games.rebellion.notes.subjects import OfCard
from dejarik.games.rebellion.rules import zones
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.rules.leaders import serves
from dejarik.games.rebellion.rules.movement import Order
from dejarik.games.rebellion.rules.systems import has_units
from dejarik.games.rebellion.state import ELIMINATED, ON_MISSION, POOL, SUPPLY, Table

# ── starting missions ──────────────────────────────────────────────────────────────────────────────────────────────


def two_if_units(table: Table, place: int) -> int:
    return 2 if has_units(table, REBEL, place) else 0


mission("build-alliance", gain_loyalty(1), dice=two_if_units)
mission("sabotage", place_sabotage)
mission("sabotage-rote", place_sabotage)


def look_at_objectives(step: str, count: int) -> Effect:
    """The Rebels see the top objectives; what becomes of them is asked next."""

    def effect(use: Use) -> Procedure[None]:
        seen = zones.look_at_objectives(use.table, REBEL, count)
        if len(seen) > 1:
            use.table.agenda.append((step, len(seen)))
        yield from ()

    return effect


def mobilize(use: Use) -> Procedure[None]:
    """Rapid Mobilization waits for the end of the Command Phase (reb.base.rapid-mob-timing)."""
    use.table.mobilizations += (len(use.leaders),)
    use.table.note(Mobilizes, len(use.leaders))
    yield from ()


mission("infiltration", look_at_objectives("sort-objectives", 2))  # one on top, one to the bottom
mission("rapid-mobilization", mobilize)

# ── loyalty, units, production ─────────────────────────────────────────────────────────────────────────────────────

mission("base-defenses", gain_units("ion-cannon", 1, at_base), gain_units("shield-generator", 1, at_base))
mission("establish-trade-relations", gain_loyalty(1), queue_icons)
mission("hit-and-run", destroy_health(2))
mission("incite-rebellion", gain_units("rebel-trooper", 3))
mission("public-uprising", gain_shapes("reb.build.gain", "circle", "triangle", "triangle"))
mission("wookiee-uprising", gain_loyalty(1), destroy_health(4))
mission(
    "support-of-mon-calamari",
    choose_one(
        "reb.mission.sabotage-cards", loyalty=(gain_loyalty(2),), cruiser=(queue_unit("mon-calamari-cruiser", 3),)
    ),
)


def demolish(use: Use) -> Procedure[None]:
    """Demolition: for each icon of the system one unit with that icon on the Imperial queue."""
    table = use.table
    if table.destroyed >> use.place & 1:
        return
    for icon in ICONS[use.place]:
        kinds = [kind for kind in ARMY[EMPIRE] if UNIT[kind].icon == icon]
        found = [(space, KINDS[kind]) for space in (1, 2, 3) for kind in kinds if table.queue[space - 1][kind]]
        if not found:
            continue
        about = OfCard(use.card)
        chosen = yield from which(Ask(use.seat, "destroy-queued", tuple(found), about=about, rule="reb.build.queue"))
        lose_queued(table, chosen[0], KIND[chosen[1]], 1)


def lose_queued(table: Table, space: int, kind: int, count: int) -> None:
    table.queue[space - 1][kind] -= count
    table.supply[kind] += count
    table.note(QueueRaided, KINDS[kind], count, space)


def raid(use: Use) -> Procedure[None]:
    """Rogue Squadron Raid: units worth 4 health on the Imperial queue; a Death Star has none (reb.ds.rogue-raid)."""
    table = use.table
    totals = [(kind, sum(space[kind] for space in table.queue)) for kind in ARMY[EMPIRE]]
    chosen = yield from choose_worth(table, use.seat, [pair for pair in totals if pair[1]], 4, use.card)
    for kind, count in chosen:
        for _ in range(count):
            spaces = [space for space in (1, 2, 3) if table.queue[space - 1][kind]]
            options = tuple((space, KINDS[kind]) for space in spaces)
            space = spaces[0]
            if len(spaces) > 1:
                about = OfCard(use.card)
                space, _ = yield Ask(use.seat, "destroy-queued", options, about=about, rule="reb.ds.rogue-raid")
            lose_queued(table, space, kind, 1)


mission("demolition", demolish)
mission("rogue-squadron-raid", raid)

# ── from the base ──────────────────────────────────────────────────────────────────────────────────────────────────

mission("hidden-fleet", move_from_base(Order(leaders=False)))
# reb.move.strike-team-leader
mission("lead-the-strike-team", move_from_base(Order(transport=False, theatre=GROUND, most=4)))
mission("plan-the-assault", move_from_base(Order(leaders=False, theatre=SPACE)))

# ── leaders ────────────────────────────────────────────────────────────────────────────────────────────────────────

mission("daring-rescue", rescue_here())
mission("for-the-greater-good", rescue_here(escort=False), draw_objectives(1))


def protect(use: Use) -> Procedure[None]:
    """Misdirection: no Imperial leader may be sent from the pool against one leader's mission this round."""
    table = use.table
    free = [
        leader
        for leader, at in enumerate(table.where)
        if (at == POOL or at >= ON_MISSION) and serves(table, leader) == REBEL
    ]
    if not free:
        return
    chosen = yield Ask(use.seat, "protect", called(free), about=OfCard(use.card), rule="reb.mission.windows")
    table.lasting += (("protected", LEADER[chosen]),)
    table.note(Protected, chosen)


def become_jedi(use: Use) -> Procedure[None]:
    """Luke is replaced by Luke Skywalker (Jedi), who keeps his ring."""
    table = use.table
    if table.where[LUKE_JEDI] != SUPPLY:
        return
    table.where[LUKE_JEDI], table.where[LUKE] = table.where[LUKE], ELIMINATED
    table.rings[LUKE_JEDI], table.rings[LUKE] = table.rings[LUKE], 0
    table.lasting = tuple(
        (what, LUKE_JEDI if who == LUKE and what in _OF_LEADERS else who) for what, who in table.lasting
    )
    use.leaders = tuple(LUKE_JEDI if leader == LUKE else leader for leader in use.leaders)
    table.note(BecomesJedi)
    yield from ()


_OF_LEADERS = frozenset({"protected", "boosted", "loose", "detained", "doomed"})


def plan_again(use: Use) -> Procedure[None]:
    """Contingency Plan: its leaders, and nobody else, go on to a starting mission in hand."""
    table = use.table
    options = tuple(dict.fromkeys([card for card in table.hands[REBEL] if MISSIONS[card].type == "starting"]))
    if not options:
        return
    rule = "reb.assign.ability-second-leader"
    card = yield Ask(use.seat, "next-mission", options, secret=True, about=OfCard(use.card), rule=rule)
    placed = zones.assign(table, REBEL, card)
    for leader in use.leaders:
        table.where[leader] = ON_MISSION + placed
    table.note(Reassigned, called(use.leaders))
    if LEADER["lando-calrissian"] in use.leaders:
        table.lasting += (("boosted", LEADER["lando-calrissian"]),)
        table.note(Boosted, "lando-calrissian")


mission("misdirection", protect)
# reb.mission.seek-yoda-pair
mission("seek-yoda", only_if(with_leader("luke-skywalker"), become_jedi), attach("master-yoda", assigned))
mission("contingency-plan", plan_again, needs=has_starting)

# ── objectives and probe cards ─────────────────────────────────────────────────────────────────────────────────────


def draw_and_keep(use: Use) -> Procedure[None]:
    """Covert Operation: draw two objectives, keep one, and bury the other."""
    seen = zones.look_at_objectives(use.table, REBEL, 2)
    if len(seen) > 1:
        use.table.agenda.append(("keep-objective", 2))
    else:
        zones.draw_objectives(use.table, 1)
    yield from ()


def plant_false_lead(use: Use) -> Procedure[None]:
    """Four random probe cards of the Empire go back into the deck (reb.mission.plant-false-lead)."""
    table = use.table
    taken = tuple(table.rng.sample(table.probe_hand, min(4, len(table.probe_hand))))
    if taken:
        table.probe_hand = tuple([card for card in table.probe_hand if card not in taken])
        table.planted = tuple(sorted(taken))
        table.reveal()
        table.agenda += [("false-lead-bottom",), ("false-lead-top",)]
    yield from ()


mission("covert-operation", draw_and_keep)
mission("stolen-plans", look_at_objectives("order-objectives", 4))
mission("plant-false-lead", plant_false_lead)
