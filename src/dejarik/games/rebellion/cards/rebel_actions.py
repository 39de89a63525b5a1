"""Action cards of the Rebellion in the base box."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.cards.registry import PICTURED, Condition, Effect, Use, action
from dejarik.games.rebellion.cards.words import (
    attach,
    both,
    destroy_health,
    draw_objectives,
    exists,
    in_pool,
    own_leaders,
    pictured,
    place_leader,
    put_leader,
    queue_icons,
)
from dejarik.games.rebellion.facts import (
    BASE,
    EMPIRE,
    GENERAL,
    GROUND,
    IMMOBILE,
    LEADER,
    MISSIONS,
    NEUTRAL,
    PLACE,
    PLACES,
    REBEL,
    ROSTER,
    TROOPS,
    called,
    names,
)
from dejarik.games.rebellion.notes import MissionFound, MissionFoundSeen, PlacesLeader, Recruits, Slips
from dejarik.games.rebellion.notes.subjects import OfAction
from dejarik.games.rebellion.rules import actions, combat, leaders, missions, systems, units, zones
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.rules.movement import Order, choose_units, move
from dejarik.games.rebellion.state import Table

# ── starting cards ─────────────────────────────────────────────────────────────────────────────────────────────────

action("human-cyborg-relations", "immediate", attach("c-3po", own_leaders))
action("resourceful-astromech", "immediate", attach("r2-d2", own_leaders))
action("rebel-planning", "assignment", place_leader("base"), draw_objectives(1), condition=in_pool("rebel-planning"))
action(
    "temporary-alliance",
    "assignment",
    place_leader("neutral"),
    queue_icons,
    condition=both(in_pool("temporary-alliance"), exists("neutral")),
)


def from_base(use: Use) -> Procedure[None]:
    """Any units of the Rebel Base space follow, as if it were adjacent."""
    from dejarik.games.rebellion.rules import base

    start = base.home(use.table)
    if start != use.place:
        yield from choose_units(use.table, use.seat, REBEL, start, use.place, Order(), least=0)


action(
    "start-the-evacuation",
    "assignment",
    place_leader("no_imperial_unit"),
    from_base,
    condition=both(in_pool("start-the-evacuation"), exists("no_imperial_unit")),
)


def find_mission(use: Use) -> Procedure[None]:
    """Search the mission deck for a card; nobody else sees which (reb.mission.search-hidden)."""
    yield from search(use, use.table.decks[use.side])


def search(use: Use, deck: tuple[str, ...]) -> Procedure[None]:
    options = tuple(sorted(set(deck)))
    if not options:
        return
    rule = "reb.mission.search-hidden"
    card = yield Ask(use.seat, "search", options, secret=True, about=OfAction(use.card), rule=rule)
    use.table.agenda.append(("found", use.side, use.seat, use.leaders[0]))
    zones.take_from_deck(use.table, use.side, card)


def can_search(table: Table, side: int) -> bool:
    return bool(table.decks[side])


action(
    "our-most-desperate-hour",
    "assignment",
    find_mission,
    condition=both(in_pool("our-most-desperate-hour"), can_search),
)

# ── recruit cards: assignment ──────────────────────────────────────────────────────────────────────────────────────

action("ambush", "assignment", place_leader(), destroy_health(3, ground_only=True), condition=in_pool("ambush"))


def old_friend(use: Use) -> Procedure[None]:
    """Han goes to Bespin for Lando or to Kashyyyk for Chewbacca."""
    table = use.table
    options = ("bespin", "kashyyyk")
    about = OfAction(use.card)
    chosen = yield Ask(use.seat, "place-leader", options, about=about, rule="reb.recruit.by-ability")
    put_leader(use, PLACE[chosen])
    friend = LEADER["lando-calrissian" if chosen == "bespin" else "chewbacca"]
    if leaders.recruitable(table, friend):  # reb.recruit.by-ability
        table.where[friend] = use.place
        table.note(Recruits, REBEL, ROSTER[friend])
        table.note(PlacesLeader, ROSTER[friend], PLACES[use.place])


action("an-old-friend", "assignment", old_friend, condition=in_pool("an-old-friend"))


def refuges(table: Table, place: int) -> int:
    """Imperial systems without Rebel ground units, where the Empire could move to (reb.setup.errata-independent)."""
    return systems.imperial(table) & ~systems.with_ground(table, REBEL) & ~(1 << place)


def vacant(table: Table) -> int:
    """Subjugated systems whose troops have somewhere to go."""
    found = table.subjugated
    for place in range(BASE):
        if found >> place & 1 and not refuges(table, place):
            found &= ~(1 << place)
    return found


def expel(use: Use) -> Procedure[None]:
    """The Empire moves its ground units from here to one Imperial system; captives stay (reb.capture.move-by-card)."""
    table = use.table
    troops = units.standing(table, use.place, [kind for kind in TROOPS[EMPIRE][GROUND] if not IMMOBILE[kind]])
    if not troops:
        return
    seat = table.seat(EMPIRE, GENERAL)
    options = names(refuges(table, use.place))
    rule = "reb.setup.errata-independent"
    chosen = yield from which(Ask(seat, "expelled-to", options, about=OfAction(use.card), rule=rule))
    move(table, EMPIRE, use.place, PLACE[chosen], troops)


action(
    "independent-operation",
    "assignment",
    place_leader("subjugated", only=vacant),
    expel,
    condition=both(in_pool("independent-operation"), lambda table, _: bool(vacant(table))),
)

# ── in a combat ────────────────────────────────────────────────────────────────────────────────────────────────────


def in_combat(card: str) -> Condition:
    """A pictured leader is in the combat."""

    def condition(table: Table, side: int) -> bool:
        return table.combat is not None and actions.pictured_here(card, table, side, table.combat.place)

    return condition


def brings(what: str, side: int, until: str) -> Effect:
    """Something lasts in this combat."""

    def effect(use: Use) -> Procedure[None]:
        combat.bring(combat.fought(use.table), what, side, until)
        yield from ()

    return effect


action(
    "its-a-trap",
    "start-of-combat",
    brings("no-space-tactics", EMPIRE, "round"),
    condition=in_combat("its-a-trap"),
)
action(
    "point-blank-assault",
    "start-of-combat",
    brings("weaker", NEUTRAL, "combat"),
    condition=in_combat("point-blank-assault"),
)
action(
    "target-the-star-destroyers",
    "start-of-combat",
    brings("red-hits", REBEL, "combat"),
    condition=in_combat("target-the-star-destroyers"),
)

# ── at other moments ───────────────────────────────────────────────────────────────────────────────────────────────

action("noble-sacrifice", "captured")
action("one-in-a-million", "rolling")
action("the-millennium-falcon", "immediate", attach("millennium-falcon", pictured))


def in_mission(card: str) -> Condition:
    """A pictured leader is in the system of the mission."""

    def condition(table: Table, side: int) -> bool:
        return table.errand is not None and actions.pictured_here(card, table, side, table.errand.place)

    return condition


def take_mission(*wanted: str) -> Effect:
    """One of these missions from the deck into the hand."""

    def effect(use: Use) -> Procedure[None]:
        table = use.table
        options = ("none", *[card for card in wanted if card in table.decks[use.side]])
        rule = "reb.mission.search-hidden"
        card = yield Ask(use.seat, "search", options, secret=True, about=OfAction(use.card), rule=rule)
        deck = table.decks[use.side]
        if card != "none":
            deck = zones.without(deck, card)
            table.hands[use.side] += (card,)
        table.decks[use.side] = zones.shuffled(table, deck)
        table.note(MissionFound, use.side)
        table.whisper(table.team(use.side), MissionFoundSeen, card if card != "none" else "")

    return effect


action(
    "son-of-skywalker",
    "after-success",
    take_mission("seek-yoda", "daring-rescue"),
    condition=in_mission("son-of-skywalker"),
)


def can_slip(table: Table, side: int) -> bool:
    """A pictured leader is elsewhere on the board, and Boba Fett does not watch (reb.action.boba-undercover)."""
    errand = table.errand
    if errand is None or actions.locked(table, errand.place):
        return False
    return any(table.where[who] != errand.place for who in leaders.somewhere(table, PICTURED["undercover"]))


def slip_in(use: Use) -> Procedure[None]:
    """Undercover: a leader joins the system of the opponent's mission."""
    table = use.table
    found = [who for who in leaders.somewhere(table, PICTURED[use.card]) if table.where[who] != use.place]
    about = OfAction(use.card)
    chosen = yield from which(Ask(use.seat, "card-leader", called(found), about=about, rule="reb.mission.windows"))
    table.where[LEADER[chosen]] = use.place
    table.note(Slips, chosen, PLACES[use.place])


action("undercover", "before-dice", slip_in, condition=can_slip)


def guards(table: Table, side: int) -> bool:
    errand = table.errand
    if errand is None or MISSIONS[errand.card].skill != "spec_ops":
        return False
    return actions.pictured_here("wookiee-guardian", table, side, errand.place)


def fail(use: Use) -> Procedure[None]:
    missions.running(use.table).success = 0
    yield from ()


action("wookiee-guardian", "before-dice", fail, condition=guards)
