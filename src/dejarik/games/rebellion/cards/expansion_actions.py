"""Action cards of Rise of the Empire."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.cards.rebel_actions import brings, in_combat, in_mission, take_mission
from dejarik.games.rebellion.cards.registry import Use, action
from dejarik.games.rebellion.cards.words import (
    attach,
    both,
    destroy_health,
    destroy_one,
    exists,
    gain_loyalty,
    gain_shapes,
    gain_units,
    in_pool,
    own_leaders,
    people_in_play,
    place_leader,
    triangles,
)
from dejarik.games.rebellion.facts import (
    EMPIRE,
    GROUND,
    LEADER,
    NO_RING,
    PLACE,
    PLACES,
    REBEL,
    ROSTER,
    called,
    names,
)
from dejarik.games.rebellion.notes import ActionsDrawn, PlacesLeader, ProbesSeen, Recruits
from dejarik.games.rebellion.notes.expansion import FalseOrders, ObjectiveReturned, ReturnToPool
from dejarik.games.rebellion.notes.subjects import OfCard
from dejarik.games.rebellion.rules import actions, base, combat, leaders, limit, reputation, systems, tucked, zones
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.rules.assignment import open_missions
from dejarik.games.rebellion.state import POOL, Table

# ── starting cards ─────────────────────────────────────────────────────────────────────────────────────────────────


def draw_another(use: Use) -> Procedure[None]:
    """One more starting action card, which is resolved at once if it is Immediate."""
    table = use.table
    out = table.actions_out[use.side]
    if out:
        card = table.rng.choice(out)
        table.actions_out[use.side] = zones.without(out, card)
        actions.take(table, use.side, card)
        table.reveal()
        table.whisper(table.team(use.side), ActionsDrawn, (card,))
    yield from ()


def promote(use: Use) -> Procedure[None]:
    """Early Promotion: another card, or Motti joins and goes with Tarkin to an Imperial system."""
    table = use.table
    options = ("another-card", "motti")
    chosen = yield Ask(use.seat, "choose-effect", options, about=OfCard(use.card), rule="reb.action.types")
    if chosen == "another-card":
        yield from draw_another(use)
        return
    motti, tarkin = LEADER["admiral-motti"], LEADER["grand-moff-tarkin"]
    place = names(systems.imperial(table))
    about = OfCard(use.card)
    where = PLACE[(yield Ask(use.seat, "promote-where", place, about=about, rule="reb.recruit.by-ability"))]
    table.note(Recruits, use.side, ROSTER[motti])
    for leader in (motti, tarkin):
        table.where[leader] = where
        table.note(PlacesLeader, ROSTER[leader], PLACES[where])


def extremist(use: Use) -> Procedure[None]:
    """Rebel Extremist: another card, or a reputation for Saw Gerrera."""
    table = use.table
    options = ("another-card", "saw")
    chosen = yield Ask(use.seat, "choose-effect", options, about=OfCard(use.card), rule="reb.action.types")
    if chosen == "another-card":
        yield from draw_another(use)
        return
    reputation.lose(table, 1)
    table.where[LEADER["saw-gerrera"]] = POOL
    table.note(Recruits, use.side, "saw-gerrera")


def leader_back(use: Use) -> Procedure[None]:
    """Track Them: an Imperial leader in the combat's system returns to the pool."""
    table = use.table
    found = called(leaders.present(table, EMPIRE, use.place))
    if not found:
        return
    chosen = yield from which(Ask(use.seat, "leader-back", found, about=OfCard(use.card), rule="reb.rote.track-them"))
    table.where[LEADER[chosen]] = POOL
    table.note(ReturnToPool, (chosen,))
    yield from limit.check(table, EMPIRE)


def someone_there(table: Table, side: int) -> bool:
    return table.combat is not None and bool(leaders.present(table, EMPIRE, table.combat.place))


def confuse(use: Use) -> Procedure[None]:
    """False Orders: an Imperial leader who is alone on a mission goes back, and the mission with him."""
    table = use.table
    options = tuple(open_missions(table, EMPIRE))
    number = yield from which(
        Ask(use.seat, "false-orders", options, about=OfCard(use.card), rule="reb.assign.lost-leader")
    )
    for leader in leaders.on_mission(table, EMPIRE, number):
        table.where[leader] = POOL
    zones.take_back(table, EMPIRE, number)
    table.note(FalseOrders, number + 1)


action("early-promotion", "immediate", promote)
action("rebel-extremist", "immediate", extremist)
action("track-them", "retreated", leader_back, condition=someone_there)
action(
    "false-orders",
    "assignment-over",
    confuse,
    condition=lambda table, _: bool(open_missions(table, EMPIRE)),
)

# ── the Empire ─────────────────────────────────────────────────────────────────────────────────────────────────────

#: What Secret Facility brings when its system is revealed.
FACILITY = (
    gain_units("shield-bunker", 1),
    gain_shapes("reb.rote.sweep-secret", "triangle", ground_only=True),
)


def new_orders(use: Use) -> Procedure[None]:
    """Lord Vader's Orders: the Empire puts the three top objectives in order."""
    seen = zones.look_at_objectives(use.table, EMPIRE, 3)
    if len(seen) > 1:
        use.table.agenda.append(("order-objectives", len(seen), EMPIRE))
    yield from ()


def wanted(use: Use) -> list[int]:
    """Rebel leaders in play without a ring."""
    return [leader for leader in people_in_play(use.table, REBEL) if use.table.rings[leader] == NO_RING]


action("ambitions-of-power", "pool-full")
action("secret-facility", "immediate", tucked.tuck)
action("sweep-the-area", "immediate", tucked.tuck)
action("lord-vaders-orders", "immediate", new_orders)
action("post-bounty", "after-failure", attach("bounty", wanted), condition=in_mission("post-bounty"))
action(
    "good-intel-rote",
    "start-of-combat",
    brings("open-hand", REBEL, "combat"),
    condition=in_combat("good-intel-rote"),
)

# ── the Rebellion ──────────────────────────────────────────────────────────────────────────────────────────────────


def look_around(use: Use) -> Procedure[None]:
    """Under the Radar: look at the four top probe cards; what becomes of them is asked next."""
    table = use.table
    table.scouted = base.take_probes(table, 4)
    if table.scouted:
        table.whisper(table.team(REBEL), ProbesSeen, tuple(PLACES[card] for card in table.scouted))
        table.agenda.append(("keep-probe",))
    yield from ()


def without_ring(use: Use) -> list[int]:
    return [leader for leader in own_leaders(use) if use.table.rings[leader] == NO_RING]


def recall_objective(use: Use) -> Procedure[None]:
    """Something to Fight For: a discarded objective goes on top of the deck."""
    table = use.table
    found = table.objective_discards
    rule = "reb.rote.something-errata"
    card = yield from which(Ask(use.seat, "recall-objective", found, about=OfCard(use.card), rule=rule))
    table.objective_discards = zones.without(found, card)
    table.objectives += (card,)
    for side in (REBEL, EMPIRE):
        zones.track(table, side, (card,))
    table.note(ObjectiveReturned, card)


def has_won(table: Table, side: int) -> bool:
    return REBEL in combat.fought(table).winners and bool(table.objective_discards)


action(
    "trust-in-the-force",
    "assignment",
    place_leader("subjugated"),
    gain_loyalty(1),
    destroy_one(triangles(EMPIRE, GROUND), "reb.assign.action-instead"),
    condition=both(in_pool("trust-in-the-force"), exists("subjugated")),
)
action("under-the-radar", "immediate", look_around)
# reb.rote.baze-printed
action("bazes-loyalty", "start-of-combat", destroy_health(2), condition=in_combat("bazes-loyalty"))
action("he-means-well", "immediate", attach("k-2so", without_ring))
action(
    "something-to-fight-for",
    "battle-won",
    recall_objective,
    condition=both(in_combat("something-to-fight-for"), has_won),
)
action(
    "son-of-skywalker-rote",
    "after-success",
    take_mission("seek-yoda", "daring-rescue", "critical-rescue"),
    condition=in_mission("son-of-skywalker-rote"),
)
