"""Missions and projects of Rise of the Empire."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.cards.registry import Use, mission
from dejarik.games.rebellion.cards.words import (
    choose_worth,
    deploy_from_queue,
    destroy_one,
    destroyed_here,
    draw_probes,
    gain_loyalty,
    gain_shapes,
    in_region,
    move_from_base,
    pick,
    plus,
    queue_unit,
    rescue_here,
    return_card,
    running_errand,
    triangles,
    with_leader,
)
from dejarik.games.rebellion.facts import (
    BASE,
    CORUSCANT,
    EMPIRE,
    EVERYWHERE,
    GENERAL,
    GROUND,
    IMMOBILE,
    KIND,
    KINDS,
    LEADER,
    LEADS,
    MISSIONS,
    OF_SIDE,
    PLACES,
    REBEL,
    ROSTER,
    SPECIAL,
    STATIONS,
    TROOPS,
    YODA,
    called,
)
from dejarik.games.rebellion.notes import MovesUnits, PlacesLeader, Recruits
from dejarik.games.rebellion.notes.expansion import (
    DrawnOut,
    MissionRecovered,
    MissionsSeen,
    ObjectiveReturned,
    RebelsRoll,
    ReturnToPool,
    TacticsRecovered,
)
from dejarik.games.rebellion.notes.subjects import OfCard, OfCount, OfDice
from dejarik.games.rebellion.rules import (
    base,
    dice,
    leaders,
    limit,
    loyalty,
    missions,
    reputation,
    systems,
    targets,
    units,
    zones,
)
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.rules.movement import Order
from dejarik.games.rebellion.state import POOL, Table, quarter

# ── the Empire: leaders and captives ───────────────────────────────────────────────────────────────────────────────


def eliminate_target(use: Use) -> Procedure[None]:
    leaders.eliminate(use.table, use.target)
    yield from ()


def draw_out(use: Use) -> Procedure[None]:
    """Draw Them Out: a leader of the Rebel pool is put here."""
    free = called(leaders.pool(use.table, REBEL))
    if not free:
        return
    chosen = yield from which(Ask(use.seat, "draw-out", free, about=OfCard(use.card), rule="reb.mission.windows"))
    use.table.where[LEADER[chosen]] = use.place
    use.table.note(DrawnOut, chosen, PLACES[use.place])


def ask_region(use: Use) -> Procedure[None]:
    """Break Their Will: is the base in the region of a system that the Empire names?"""
    rule = "reb.base.long-range-probe"
    place = yield from pick(use, EVERYWHERE, "name-region", rule)
    base.answer(use.table, systems.region(place), place, region=True)


def bait(use: Use) -> Procedure[None]:
    """We're the Bait: the Empire brings Rebel ground units worth 4 health from the base; structures stay."""
    table = use.table
    start = base.home(table)
    if start == use.place:
        return
    kinds = [kind for kind in TROOPS[REBEL][GROUND] if not IMMOBILE[kind]]  # reb.rote.structures
    found = units.standing(table, start, kinds)
    chosen = yield from choose_worth(table, use.seat, found, 4, use.card)
    if chosen:
        units.transfer(table, start, use.place, chosen)
        told = tuple((KINDS[kind], count) for kind, count in chosen)
        table.note(MovesUnits, REBEL, PLACES[start], PLACES[use.place], told)


def weaken(use: Use) -> Procedure[None]:
    """Exploit Weakness: a random objective is revealed and put on top of the deck."""
    table = use.table
    if table.objective_hand:
        card = table.rng.choice(table.objective_hand)
        table.objective_hand = zones.without(table.objective_hand, card)
        table.objectives += (card,)
        for side in (REBEL, EMPIRE):
            zones.track(table, side, (card,))
        table.reveal()
        table.note(ObjectiveReturned, card)
    yield from ()


mission("make-an-example", eliminate_target)
mission("draw-them-out", draw_out)
mission("break-their-will", ask_region, on_failure=(return_card,))
mission("were-the-bait", bait)
mission("exploit-weakness", weaken)

# ── the Empire: other missions ─────────────────────────────────────────────────────────────────────────────────────


def place_target(use: Use) -> Procedure[None]:
    targets.place(use.table, use.card, use.place)
    yield from ()


def discredit(use: Use) -> Procedure[None]:
    """The Rebels remove all sabotage, or roll and lose a reputation on a special (reb.rote.discredit-dice)."""
    table = use.table
    seat = table.seat(REBEL, GENERAL)
    count = 2 if with_leader("admiral-motti")(use) else 1
    about = OfCount(count)
    chosen = yield Ask(seat, "discredit", ("repair-all", "roll"), about=about, rule="reb.rote.discredit-dice")
    if chosen == "repair-all":
        for place in range(BASE):
            loyalty.remove_sabotage(table, place)
        return
    rolled = yield from missions.roll_with_luck(table, REBEL, dice.any_two(count), use.place)
    if missions.ring_helps(table, YODA, use.place, (rolled, ())):
        options = ("pass", *range(len(rolled)))
        told = OfDice(dice.told(rolled))
        number = yield Ask(seat, "reroll-die", options, about=told, rule="reb.rote.discredit-dice")
        if isinstance(number, int):
            missions.use_ring(table, YODA, rolled, number)
    table.note(RebelsRoll, dice.told(rolled))
    if any(face == SPECIAL for _, face in rolled):
        reputation.lose(table, 1)


def home_again(use: Use) -> Procedure[None]:
    """The assigned leaders return to the pool."""
    table = use.table
    for leader in use.leaders:
        table.where[leader] = POOL
    table.note(ReturnToPool, called(use.leaders))
    yield from limit.check(table, use.side)


def steal(use: Use) -> Procedure[None]:
    """Stolen Intel: the Empire looks at the Rebel mission hand; what it discards is asked next."""
    table = use.table
    hand = table.hands[REBEL]
    table.known[REBEL] = _seen(table.known[REBEL], hand)
    table.reveal()
    table.whisper(table.team(EMPIRE) + table.team(REBEL), MissionsSeen, tuple(sorted(hand)))
    if any(MISSIONS[card].type != "starting" for card in hand):
        table.agenda.append(("discard-theirs",))
    yield from ()


def _seen(known: tuple[str, ...], hand: tuple[str, ...]) -> tuple[str, ...]:
    """What was known before, and every card of the hand."""
    missing = list(hand)
    for card in known:
        if card in missing:
            missing.remove(card)
    return known + tuple(missing)


def recruit(who: Callable[[Table, int], bool]) -> Callable[[Use], Procedure[None]]:
    """One of some leaders joins here."""

    def effect(use: Use) -> Procedure[None]:
        table = use.table
        found = called(
            leader
            for leader in range(len(ROSTER))
            if OF_SIDE[leader] == use.side and leaders.recruitable(table, leader) and who(table, leader)
        )
        if not found:
            return
        chosen = yield from which(
            Ask(use.seat, "recruit-here", found, about=OfCard(use.card), rule="reb.recruit.by-ability")
        )
        table.where[LEADER[chosen]] = use.place
        table.note(Recruits, use.side, chosen)
        table.note(PlacesLeader, chosen, PLACES[use.place])

    return effect


def one_of(*wanted: str) -> Callable[[Table, int], bool]:
    people = frozenset(LEADER[name] for name in wanted)
    return lambda _, leader: leader in people


def to_capital(use: Use) -> Procedure[None]:
    """With two leaders assigned, these then move to Coruscant."""
    if len(use.leaders) > 1:
        for leader in use.leaders:
            use.table.where[leader] = CORUSCANT
            use.table.note(PlacesLeader, ROSTER[leader], PLACES[CORUSCANT])
    yield from ()


def keep_if_two(use: Use) -> Procedure[None]:
    if len(use.leaders) > 1:
        running_errand(use).card_to = "hand"
    yield from ()


def ignite(use: Use) -> Procedure[None]:
    """Single Reactor Ignition: a base here is revealed; Rebel ground units die, target markers go."""
    table = use.table
    if use.place == table.base and not table.revealed:
        base.reveal(table)  # reb.rote.single-reactor
    elif use.place != table.base:
        base.rule_out(table, 1 << use.place)
    units.destroy_some(table, use.place, units.standing(table, use.place, TROOPS[REBEL][GROUND]))
    targets.system_destroyed(table, use.place)
    yield from ()


mission("secure-the-plans", place_target)
mission("discredit-rebellion", discredit)
mission("deployment", gain_shapes("reb.build.gain", "triangle", ground_only=True))
mission("message-from-high-command", gain_loyalty(1), home_again)
mission("stolen-intel", draw_probes(1), steal)
mission("hire-mercenaries", recruit(lambda _, leader: not LEADS[leader]))
mission("imperial-promotion", recruit(lambda _, leader: LEADS[leader]))
mission("imperial-might", deploy_from_queue((1,), 4), to_capital, deploys=True)
mission(
    "interdictor-development",
    queue_unit("interdictor", lambda use: 1 if len(use.leaders) > 1 else 2),
    keep_if_two,
)
mission("single-reactor-ignition", ignite)

# Subversion opposes the other side's missions and is never attempted itself (rules/subversion)
for name in ("imperial-rote", "imperial-base", "rebel-rote", "rebel-base"):
    mission(f"subversion-{name}")

# ── the Rebellion ──────────────────────────────────────────────────────────────────────────────────────────────────


def heist(use: Use) -> Procedure[None]:
    """A target marker here is removed; at a Death Star an objective may be drawn instead."""
    table = use.table
    marks = [card for card, where in table.targets if where == use.place]
    options = [f"remove-{card}" for card in dict.fromkeys(marks)]
    if any(table.units[use.place][kind] for kind in STATIONS):
        options.append("objective")
    if not options:
        return
    rule = "reb.rote.target.remove"
    chosen = yield from which(Ask(use.seat, "heist", tuple(options), about=OfCard(use.card), rule=rule))
    if chosen == "objective":
        zones.draw_objectives(table, 1)
    else:
        targets.remove(table, chosen.removeprefix("remove-"), use.place)


def prepare(use: Use) -> Procedure[None]:
    """Look at the four top cards of a tactic deck, or take used advanced cards back."""
    table = use.table
    if table.options.cinematic:
        for theatre in (0, 1):
            table.tactics_used[quarter(REBEL, theatre)] = ()
        table.note(TacticsRecovered)
        return
    chosen = yield Ask(use.seat, "which-theatre", ("space", "ground"), about=OfCard(use.card), rule="reb.action.types")
    theatre = 0 if chosen == "space" else 1
    table.peeked = table.tactics[theatre][-4:][::-1]
    table.reveal()
    table.agenda.append(("sort-tactics", theatre))


def secret_mission(use: Use) -> Procedure[None]:
    """Look at the six top missions and keep one (two with Cassian); the rest is shuffled back."""
    table = use.table
    deck = table.decks[REBEL]
    table.drawn, table.drawer = deck[-6:], REBEL
    table.decks[REBEL] = deck[: len(deck) - len(table.drawn)]
    table.reveal()
    count = plus(1, 1, with_leader("cassian-andor"))(use)
    if table.drawn:
        table.agenda.append(("keep-missions", min(count, len(table.drawn))))
    yield from ()


def recover(use: Use) -> Procedure[None]:
    """Reconnaissance: a card from the mission discard pile."""
    table = use.table
    found = tuple(dict.fromkeys(table.discards[REBEL]))
    if not found:
        return
    card = yield Ask(use.seat, "recover-mission", found, about=OfCard(use.card), rule="reb.mission.discard")
    table.discards[REBEL] = zones.without(table.discards[REBEL], card)
    table.hands[REBEL] += (card,)
    table.known[REBEL] += (card,)
    table.note(MissionRecovered, card)


def assault(use: Use) -> Procedure[None]:
    """Up to three Stormtroopers, no more than the margin."""
    kind = KIND["stormtrooper"]
    there = use.table.units[use.place][kind]
    most = min(3, max(0, running_errand(use).margin), there)
    if most:
        counts = tuple(range(most + 1))
        count = yield Ask(use.seat, "how-many", counts, about=OfCard(use.card), rule="reb.rote.roll-even-unopposed")
        destroyed_here(use, ((kind, int(count)),))


def explode(use: Use) -> Procedure[None]:
    """Up to three ground units whose health is together no more than the margin."""
    found = units.standing(use.table, use.place, TROOPS[EMPIRE][GROUND])
    margin = max(0, running_errand(use).margin)
    chosen = yield from choose_worth(use.table, use.seat, found, margin, use.card, most=3)
    destroyed_here(use, chosen)


def elsewhere_in_region(use: Use) -> int:
    return in_region(use) & ~(1 << use.place)


mission(
    "aggressive-negotiations",
    rescue_here(),
    on_failure=(destroy_one(triangles(EMPIRE, GROUND), "reb.unit.health-worth", optional=True),),
)
mission("heist", heist)
mission("prepare-for-battle", home_again, prepare)
mission("secret-mission", secret_mission)
mission("safe-haven", deploy_from_queue((1, 2, 3), 2), deploys=True)
mission("regional-aid", gain_loyalty(1), gain_loyalty(1, elsewhere_in_region))
mission("reconnaissance", recover)
mission("critical-rescue", rescue_here(), on_failure=(return_card,))
mission("assault", assault, always_rolls=True)
mission("plant-explosives", explode, always_rolls=True)
mission("behind-enemy-lines", move_from_base(Order(leaders=False, most=5)))
mission("my-only-hope", recruit(one_of("luke-skywalker", "obi-wan-kenobi", "jyn-erso", "han-solo", "chirrut-imwe")))
mission(
    "rebel-promotion",
    recruit(one_of("admiral-ackbar", "wedge-antilles", "general-madine", "cassian-andor", "saw-gerrera")),
)
