"""Missions and projects of the Empire in the base box."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.cards.registry import Effect, Use, mission
from dejarik.games.rebellion.cards.words import (
    advance_queue,
    capture_target,
    carry_off,
    choose_one,
    deploy_from_queue,
    destroy_health,
    detain_target,
    draw_probes,
    gain_loyalty,
    in_region,
    lose_loyalty,
    lose_reputation,
    plus,
    queue_icons,
    queue_unit,
    remove_sabotage,
    with_leader,
)
from dejarik.games.rebellion.facts import (
    BASE,
    CARBONITE,
    CONSTRUCTION,
    DEATH_STAR,
    EMPIRE,
    GENERAL,
    GROUND,
    KIND,
    LUKE,
    LUKE_JEDI,
    LURE,
    NEUTRAL,
    NO_SYSTEMS,
    NOBODY,
    PLACE,
    PLACES,
    REBEL,
    ROSTER,
    TROOPS,
    names,
)
from dejarik.games.rebellion.notes import (
    Beacon,
    Intercepted,
    InterceptedSeen,
    NamesSystems,
    ObjectivesShown,
    SystemDestroyed,
)
from dejarik.games.rebellion.notes.subjects import OfCard, OfLeader
from dejarik.games.rebellion.rules import base, leaders, reputation, systems, targets, units, zones
from dejarik.games.rebellion.rules.movement import Order, choose_units, moving

# ── starting missions ──────────────────────────────────────────────────────────────────────────────────────────────


def intel(use: Use) -> int:
    """A probe card for every four units at the base, but at least one (reb.base.gather-intel-revealed)."""
    return max(1, base.units_at_base(use.table) // 4)


def draw_projects(count: int, *, keep_all: bool = True) -> Effect:
    """Projects into the hand, or all but one back under the deck."""

    def effect(use: Use) -> Procedure[None]:
        table = use.table
        drawn = tuple(card for card in [zones.draw_project(table) for _ in range(count)] if card)
        table.reveal()
        if keep_all or len(drawn) < 2:
            zones.keep_project(table, drawn)
        else:
            table.drawn, table.drawer = drawn, EMPIRE
            table.agenda.append(("keep-project",))
        yield from ()

    return effect


mission("capture-rebel-operative", capture_target)
mission("gather-intel", draw_probes(intel))
mission("rule-by-fear", gain_loyalty(1))
mission(
    "research-and-development",
    choose_one(
        "reb.mission.research",
        research=(draw_projects(2, keep_all=False),),
        repair=(remove_sabotage, draw_projects(1)),
    ),
)

# ── loyalty, production, probes ────────────────────────────────────────────────────────────────────────────────────

mission("address-delays", queue_icons)
mission("display-of-power", gain_loyalty(2))
mission("trade-negotiations", gain_loyalty(1))
mission("double-our-efforts", advance_queue(plus(1, 1, with_leader("moff-jerjerrod"))))
mission("fear-will-keep-them-in-line", gain_loyalty(1, in_region, count=2))
mission("imperial-propaganda", lose_loyalty(REBEL, in_region))
mission("hunt-them-down", destroy_health(2))
mission("probe-droid-initiative", draw_probes(plus(2, 2, with_leader("admiral-ozzel"))))
mission("secret-weapons-research", draw_projects(2))


def intercept(use: Use) -> Procedure[None]:
    """Of eight probe cards those with an Imperial unit in their system go to the Empire, the others into the deck."""
    table = use.table
    drawn = base.take_probes(table, 8)
    held = systems.with_units(table, EMPIRE)
    given = tuple(card for card in drawn if held >> card & 1)
    rest = [card for card in (*table.probes, *drawn) if card not in given]
    table.rng.shuffle(rest)
    table.probes = tuple(rest)
    for card in rest:  # where they lie now nobody knows
        table.probe_groups[card] = 0
    table.probe_hand += given
    for card in given:
        base.set_apart(table, card)
    base.rule_out(table, sum(1 << card for card in given))
    table.reveal()
    if table.notes is not None:
        table.note(Intercepted, len(given))
        table.whisper(table.team(EMPIRE) + table.team(REBEL), InterceptedSeen, tuple(PLACES[card] for card in given))
    yield from ()


def ask_base_here(use: Use) -> Procedure[None]:
    base.answer(use.table, 1 << use.place, use.place)
    yield from ()


mission("intercept-transmissions", intercept)
mission("long-range-probe", ask_base_here)

# ── captives ───────────────────────────────────────────────────────────────────────────────────────────────────────


def freeze(use: Use) -> Procedure[None]:
    """Carbonite takes the place of the captured ring, unless it is on somebody else (reb.gap.ring-in-use)."""
    if leaders.bearer(use.table, CARBONITE) == NOBODY:
        leaders.attach(use.table, use.target, CARBONITE)  # reb.capture.swap-ring
    yield from ()


def lure(use: Use) -> Procedure[None]:
    if leaders.bearer(use.table, LURE) == NOBODY:
        leaders.lure(use.table, use.target)
    if use.target in (LUKE, LUKE_JEDI):
        reputation.lose(use.table, 1)
    yield from ()


def show_objectives(use: Use) -> Procedure[None]:
    """The Rebels show all objectives in hand (reb.objective.reveal-all)."""
    table = use.table
    zones.show_objectives(table)
    if table.notes is not None:
        table.whisper(table.team(EMPIRE) + table.team(REBEL), ObjectivesShown, tuple(sorted(table.objective_hand)))
    yield from ()


def bury_objective(use: Use) -> Procedure[None]:
    use.table.agenda.append(("bury-objective",))
    yield from ()


def name_three(use: Use) -> Procedure[None]:
    """Interrogation Droid: the Rebels name three systems, one of which holds the base."""
    table = use.table
    seat = table.seat(REBEL, GENERAL)
    others = tuple(name for name in PLACES[:BASE] if PLACE[name] != table.base)
    rule = "reb.base.long-range-probe"
    chosen: tuple[str, ...] = yield Ask(
        seat, "name-decoys", others, 2, 2, secret=True, about=OfCard(use.card), rule=rule
    )
    named = tuple(sorted((*chosen, PLACES[table.base])))
    base.narrow(table, sum(1 << PLACE[name] for name in named))
    table.reveal()
    table.note(NamesSystems, named)


def home_in(use: Use) -> Procedure[None]:
    """Homing Beacon: the captive goes free into a system of the base's region (reb.mission.base-system-effect)."""
    table = use.table
    leader = use.target
    leaders.rescue(table, leader)
    region = systems.region(table.base)
    seat = table.seat(REBEL, GENERAL)
    rule = "reb.mission.base-system-effect"
    chosen = yield Ask(seat, "beacon-where", names(region), about=OfLeader(ROSTER[leader]), rule=rule)
    table.where[leader] = PLACE[chosen]
    base.narrow(table, region)
    table.reveal()
    table.note(Beacon, ROSTER[leader], chosen)


mission("collect-bounty", capture_target, carry_off(with_assigned=True))
mission("detained", detain_target, captives_too=True)
mission("carbon-freezing", freeze, lose_reputation(1))
mission("lure-of-the-dark-side", lure)
mission("interrogation", show_objectives)
mission("retrieve-the-plans", show_objectives, bury_objective)
mission("interrogation-droid", name_three)
mission("homing-beacon", home_in)

# ── landing ────────────────────────────────────────────────────────────────────────────────────────────────────────

LANDING = Order(
    transport=False, captives=False, limits=((KIND["stormtrooper"], 2), (KIND["at-st"], 1), (KIND["at-at"], 1))
)


def conquer(use: Use) -> Procedure[None]:
    """Planetary Conquest: a small force from one system lands here, whatever the distance."""
    table = use.table
    found = [place for place in range(BASE) if place != use.place and moving(table, EMPIRE, place, LANDING)]
    options = ("nowhere", *[PLACES[place] for place in found])
    chosen = yield Ask(use.seat, "land-from", options, about=OfCard(use.card), rule="reb.move.abilities-follow-rules")
    if chosen != "nowhere":
        table.origins = NO_SYSTEMS
        yield from choose_units(table, use.seat, EMPIRE, PLACE[chosen], use.place, LANDING)


mission("planetary-conquest", conquer)

# ── projects ───────────────────────────────────────────────────────────────────────────────────────────────────────


def construct_station(use: Use) -> Procedure[None]:
    """Both the site and the Death Star must be there to be taken (reb.ds.build-second, reb.gap.second-construction)."""
    table = use.table
    if table.supply[CONSTRUCTION] and table.supply[DEATH_STAR]:
        units.gain(table, use.place, CONSTRUCTION)
        units.enqueue(table, DEATH_STAR, 3)
    yield from ()


def destroy_system(use: Use) -> Procedure[None]:
    """Superlaser Online: markers go, Rebel ground units die; at the base's system the Empire wins."""
    table, place = use.table, use.place
    bit = 1 << place
    if table.destroyed & bit:  # reb.mission.no-benefit-ok
        return
    table.destroyed |= bit
    table.note(SystemDestroyed, PLACES[place])
    if place == table.base:
        reputation.base_destroyed(table)
    base.rule_out(table, bit)
    table.loyalty[place] = NEUTRAL
    table.subjugated &= ~bit
    table.sabotaged &= ~bit  # reb.sabotage.destroyed
    table.touched |= bit
    units.destroy_some(table, place, units.standing(table, place, TROOPS[REBEL][GROUND]))  # reb.destroyed.superlaser
    if table.targets:
        targets.system_destroyed(table, place)
    yield from ()


mission("construct-death-star", construct_station)
mission("construct-factory", remove_sabotage, queue_icons)
mission("construct-super-star-destroyer", queue_unit("super-star-destroyer", 3))
mission("construct-super-star-destroyer-rote", queue_unit("super-star-destroyer", 3))
mission("superlaser-online", destroy_system, gain_loyalty(1, in_region))  # reb.destroyed.loyalty-gain
mission("oversee-project", deploy_from_queue((1, 2), 1), deploys=True)
