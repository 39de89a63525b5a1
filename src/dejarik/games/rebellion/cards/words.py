"""The words that cards are written in: what an effect does, to whom, where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from dejarik.core.question import Ask, Option, Procedure, Share
from dejarik.core.refusal import Refused, forbidden
from dejarik.core.rng import Rng
from dejarik.games.rebellion.cards.registry import PICTURED, Effect, Use
from dejarik.games.rebellion.cards.where import fitting
from dejarik.games.rebellion.facts import (
    ARMY,
    BASE,
    EMPIRE,
    GROUND,
    HEALTH,
    KIND,
    KINDS,
    LEADER,
    MISSIONS,
    NO_SYSTEMS,
    NOBODY,
    NOWHERE,
    PLACE,
    PLACES,
    REBEL,
    RING,
    ROSTER,
    TROOPS,
    builds,
    called,
    closest,
    names,
    shape,
)
from dejarik.games.rebellion.notes import CarriedOff, Detained, PlacesLeader, QueueAdvances, Queued
from dejarik.games.rebellion.notes.subjects import OfAction, OfCard, OfHealth
from dejarik.games.rebellion.rules import (
    base,
    deployment,
    leaders,
    loyalty,
    production,
    reputation,
    systems,
    units,
    zones,
)
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.rules.movement import Order, choose_units
from dejarik.games.rebellion.state import ELIMINATED, POOL, SUPPLY, Errand, Table

#: Which systems an effect speaks of: a set, seen from one use of the card.
Somewhere = Callable[[Use], int]
Count = int | Callable[[Use], int]


def number(count: Count, use: Use) -> int:
    return count if isinstance(count, int) else count(use)


def running_errand(use: Use) -> Errand:
    errand = use.table.errand
    assert errand is not None
    return errand


# ── where ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def here(use: Use) -> int:
    return 1 << use.place


def in_region(use: Use) -> int:
    """Populous systems of the region of the mission's system."""
    return systems.region(use.place) & systems.populous(use.table)


def with_leader(*who: str) -> Callable[[Use], bool]:
    """One of these leaders is assigned."""
    wanted = tuple(LEADER[name] for name in who)
    return lambda use: any(leader in use.leaders for leader in wanted)


def plus(amount: int, more: int, condition: Callable[[Use], bool]) -> Callable[[Use], int]:
    return lambda use: amount + (more if condition(use) else 0)


def pick(use: Use, found: int, kind: str, rule: str) -> Procedure[int]:
    """One system of a set, if there is one."""
    options = names(found)
    if not options:
        return NOWHERE
    if len(options) == 1:
        return PLACE[options[0]]
    return PLACE[(yield Ask(use.seat, kind, options, about=OfCard(use.card), rule=rule))]


# ── several things ─────────────────────────────────────────────────────────────────────────────────────────────────


def choose_one(rule: str, **choices: tuple[Effect, ...]) -> Effect:
    """One of several effects, by the name of the answer."""

    def effect(use: Use) -> Procedure[None]:
        options = tuple(name.replace("_", "-") for name in choices)
        chosen = yield Ask(use.seat, "choose-effect", options, about=OfCard(use.card), rule=rule)
        for part in choices[chosen.replace("-", "_")]:
            yield from part(use)

    return effect


def only_if(condition: Callable[[Use], bool], *effects: Effect) -> Effect:
    def effect(use: Use) -> Procedure[None]:
        if condition(use):
            for part in effects:
                yield from part(use)

    return effect


# ── loyalty and markers ────────────────────────────────────────────────────────────────────────────────────────────


def gain_loyalty(amount: int, where: Somewhere = here, count: int = 1) -> Effect:
    """Loyalty here, or in some systems of a set that the player chooses."""

    def effect(use: Use) -> Procedure[None]:
        found = where(use)
        for _ in range(count):
            place = yield from pick(use, found, "loyalty-where", "reb.system.region-wide")
            if place == NOWHERE:
                return
            loyalty.gain_loyalty(use.table, use.side, place, amount)
            found &= ~(1 << place)

    return effect


def lose_loyalty(side: int, where: Somewhere) -> Effect:
    def effect(use: Use) -> Procedure[None]:
        for place in range(BASE):
            if where(use) >> place & 1:
                loyalty.lose_loyalty(use.table, side, place)
        yield from ()

    return effect


def place_sabotage(use: Use) -> Procedure[None]:
    loyalty.place_sabotage(use.table, use.place)
    yield from ()


def remove_sabotage(use: Use) -> Procedure[None]:
    loyalty.remove_sabotage(use.table, use.place)
    yield from ()


def lose_reputation(amount: int) -> Effect:
    def effect(use: Use) -> Procedure[None]:
        reputation.lose(use.table, amount)
        yield from ()

    return effect


# ── units ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def choose_worth(
    table: Table, seat: int, found: Sequence[tuple[int, int]], worth: int, card: str, most: int = 99
) -> Procedure[list[tuple[int, int]]]:
    """Units whose printed health is together at most `worth` (reb.unit.health-worth)."""
    found = [(kind, min(count, worth // HEALTH[kind], most)) for kind, count in found if 0 < HEALTH[kind] <= worth]
    if not found:
        return []
    health = [HEALTH[kind] for kind, _ in found]

    def check(counts: tuple[int, ...]) -> Refused | None:
        given = sum([count * each for count, each in zip(counts, health, strict=True)])
        return forbidden("reb.unit.health-worth", most=worth, given=given) if given > worth else None

    def sample(rng: Rng) -> tuple[int, ...]:
        left, room, counts = worth, most, [0] * len(found)
        for place in rng.sample(range(len(found)), len(found)):
            counts[place] = taken = rng.below(min(found[place][1], left // health[place], room) + 1)
            left -= taken * health[place]
            room -= taken
        return tuple(counts)

    counts = yield Share(
        seat,
        "destroy-worth",
        tuple(KINDS[kind] for kind, _ in found),
        min(most, sum(count for _, count in found)),
        least=0,
        caps=tuple(count for _, count in found),
        check=check,
        sample=sample,
        about=OfHealth(card, worth),
        rule="reb.unit.health-worth",
    )
    return [(kind, count) for (kind, _), count in zip(found, counts, strict=True) if count]


def destroy_health(worth: Count, *, ground_only: bool = False) -> Effect:
    """Enemy units here worth so much health are destroyed at once."""

    def effect(use: Use) -> Procedure[None]:
        enemy = 1 - use.side
        kinds = TROOPS[enemy][GROUND] if ground_only else ARMY[enemy]
        found = units.standing(use.table, use.place, kinds)
        chosen = yield from choose_worth(use.table, use.seat, found, number(worth, use), use.card)
        destroyed_here(use, chosen)

    return effect


def destroyed_here(use: Use, fallen: Sequence[tuple[int, int]]) -> None:
    """Units are destroyed; as a combat begins, before there is any damage, they count for objectives."""
    combat = use.table.combat
    if combat is not None and combat.place == use.place:
        for kind, count in fallen:
            combat.lost[kind] += count
    units.destroy_some(use.table, use.place, fallen)


def destroy_one(kinds: Iterable[int], rule: str, *, optional: bool = False) -> Effect:
    """One unit of these kinds here."""
    wanted = tuple(kinds)

    def effect(use: Use) -> Procedure[None]:
        found = [KINDS[kind] for kind, _ in units.standing(use.table, use.place, wanted)]
        if not found:
            return
        options: tuple[Option, ...] = (*found, "none") if optional else tuple(found)
        chosen = yield from which(Ask(use.seat, "destroy-one", options, about=OfCard(use.card), rule=rule))
        if chosen != "none":
            destroyed_here(use, ((KIND[str(chosen)], 1),))

    return effect


def gain_units(name: str, count: int, where: Callable[[Use], int] | None = None) -> Effect:
    """Units of one kind, here or at the base."""

    def effect(use: Use) -> Procedure[None]:
        place = use.place if where is None else where(use)
        yield from units.muster(use.table, place, KIND[name], count)

    return effect


def at_base(use: Use) -> int:
    return base.home(use.table)


def gain_shapes(rule: str, *shapes: str, ground_only: bool = False) -> Effect:
    """A unit of each of these shapes, ship or ground unit as its owner likes."""

    def effect(use: Use) -> Procedure[None]:
        for wanted in shapes:
            kinds = [
                kind
                for theatre in (("ground",) if ground_only else ("space", "ground"))
                for kind in builds(use.side, f"{theatre}-{wanted}", expansion=use.table.options.expansion)
            ]
            options = tuple(KINDS[kind] for kind in kinds if production.available(use.table, kind))
            if not options:
                continue
            chosen = yield from which(Ask(use.seat, "gain-which", options, about=OfCard(use.card), rule=rule))
            yield from units.muster(use.table, use.place, KIND[chosen], 1)

    return effect


def triangles(side: int, theatre: int) -> tuple[int, ...]:
    """Kinds with a triangle."""
    return tuple(kind for kind in TROOPS[side][theatre] if shape(kind) == "triangle")


def queue_icons(use: Use) -> Procedure[None]:
    yield from production.queue_icons(use.table, use.side, use.seat, use.place)


def queue_unit(name: str, space: Count) -> Effect:
    """A unit from the supply onto the queue."""

    def effect(use: Use) -> Procedure[None]:
        kind, where = KIND[name], number(space, use)
        if not use.table.supply[kind]:
            yield from units.recycle(use.table, kind, NOWHERE, "reb.build.destroy-to-gain")
        if units.enqueue(use.table, kind, where):
            use.table.note(Queued, use.side, name, where)

    return effect


def advance_queue(count: Count) -> Effect:
    """Units on space 2 or 3 slide a space closer, each of them once."""

    def effect(use: Use) -> Procedure[None]:
        table = use.table
        still = [table.queue[space - 1][:] for space in (2, 3)]
        for _ in range(number(count, use)):
            found = [
                (space, KINDS[kind])
                for space, there in zip((2, 3), still, strict=True)
                for kind in ARMY[use.side]
                if there[kind]
            ]
            if not found:
                return
            chosen = yield Ask(use.seat, "advance", tuple(found), about=OfCard(use.card), rule="reb.build.queue")
            space, name = chosen
            still[space - 2][KIND[name]] -= 1
            table.queue[space - 1][KIND[name]] -= 1
            table.queue[space - 2][KIND[name]] += 1
            table.note(QueueAdvances, use.side, name, space - 1)

    return effect


def deploy_from_queue(spaces: tuple[int, ...], most: int) -> Effect:
    def effect(use: Use) -> Procedure[None]:
        rule = "reb.deploy.remote-by-card"
        yield from deployment.from_queue(use.table, use.side, use.seat, use.place, spaces, most, rule)

    return effect


def move_from_base(order: Order) -> Effect:
    """Units go from the Rebel Base space to the mission's system as if it were adjacent."""

    def effect(use: Use) -> Procedure[None]:
        start = base.home(use.table)
        if start == use.place:
            return
        use.table.origins = NO_SYSTEMS
        # asked even if nothing can go: the Empire sees the question, not the answers
        yield from choose_units(use.table, use.seat, REBEL, start, use.place, order, least=0)

    return effect


# ── leaders ────────────────────────────────────────────────────────────────────────────────────────────────────────


def capture_target(use: Use) -> Procedure[None]:
    yield from leaders.capture(use.table, use.target)


def carry_off(*, with_assigned: bool) -> Effect:
    """Captive and captors go to the closest system with an Imperial unit (reb.system.closest)."""

    def effect(use: Use) -> Procedure[None]:
        table = use.table
        if not leaders.is_captive(table, use.target):
            return
        near = closest(table.where[use.target], systems.with_units(table, EMPIRE))
        place = yield from pick(use, near, "carry-where", "reb.system.closest")
        if place == NOWHERE or place == table.where[use.target]:  # reb.mission.collect-bounty-stays
            return
        going = [use.target]
        if with_assigned:
            going += [leader for leader in use.leaders if table.where[leader] == use.place]
        for leader in going:
            table.where[leader] = place
        table.note(CarriedOff, called(going), PLACES[place])

    return effect


def detain_target(use: Use) -> Procedure[None]:
    """A captured leader cannot be detained (reb.mission.detained-captured, reb.mission.detained-no-target)."""
    if not leaders.is_captive(use.table, use.target):
        use.table.lasting += (("detained", use.target),)
        use.table.note(Detained, ROSTER[use.target])
    yield from ()


def rescue_here(*, escort: bool = True) -> Effect:
    """The captive of this system goes free; the assigned leaders may go with him (reb.rescue.escort)."""

    def effect(use: Use) -> Procedure[None]:
        found = called(leaders.captives(use.table, use.place))
        if not found:
            return
        chosen = yield from which(Ask(use.seat, "rescue-whom", found, about=OfCard(use.card), rule="reb.rescue.where"))
        leaders.rescue(use.table, LEADER[chosen])
        running_errand(use).escort = escort

    return effect


def attach(ring: str, who: Callable[[Use], list[int]]) -> Effect:
    """A ring on one of some leaders, unless somebody wears it already (reb.gap.ring-in-use)."""

    def effect(use: Use) -> Procedure[None]:
        found = called(leader for leader in who(use) if leaders.may_wear(use.table, leader, RING[ring]))
        if not found or leaders.bearer(use.table, RING[ring]) != NOBODY:
            return
        chosen = yield from which(Ask(use.seat, "attach-ring", found, about=OfCard(use.card), rule="reb.ring.one"))
        leaders.attach(use.table, LEADER[chosen], RING[ring])

    return effect


def people_in_play(table: Table, side: int) -> list[int]:
    """Leaders of a side who are in the pool, on missions or on the board and not captured."""
    return [
        leader
        for leader, at in enumerate(table.where)
        if at not in (SUPPLY, ELIMINATED)
        and leaders.serves(table, leader) == side
        and not leaders.is_captive(table, leader)
    ]


def own_leaders(use: Use) -> list[int]:
    """All leaders of the side who are in play and free."""
    return people_in_play(use.table, use.side)


def assigned(use: Use) -> list[int]:
    return list(use.leaders)


def pictured(use: Use) -> list[int]:
    """The leaders on the card who are in play and their own masters."""
    return [leader for leader in own_leaders(use) if leader in PICTURED[use.card]]


def place_leader(*where: str, only: Callable[[Table], int] | None = None) -> Effect:
    """An Assignment card puts its leader somewhere."""

    def effect(use: Use) -> Procedure[None]:
        if where == ("base",):
            place = base.home(use.table)
        else:
            found = fitting(use.table, tuple(where))
            if only is not None:
                found &= only(use.table)
            about = OfAction(use.card)
            rule = "reb.assign.action-instead"
            place = PLACE[(yield Ask(use.seat, "place-leader", names(found), about=about, rule=rule))]
        put_leader(use, place)

    return effect


def put_leader(use: Use, place: int) -> None:
    use.place = place
    for leader in use.leaders:
        use.table.where[leader] = place
        use.table.note(PlacesLeader, ROSTER[leader], PLACES[place])


def in_pool(card: str) -> Callable[[Table, int], bool]:
    """A pictured leader is in the pool."""
    who = PICTURED[card]
    return lambda table, side: any(
        table.where[leader] == POOL and leaders.serves(table, leader) == side for leader in who
    )


def both(*conditions: Callable[[Table, int], bool]) -> Callable[[Table, int], bool]:
    return lambda table, side: all(condition(table, side) for condition in conditions)


def exists(*where: str) -> Callable[[Table, int], bool]:
    """Some system fits."""
    words = tuple(where)
    return lambda table, _: bool(fitting(table, words))


# ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def draw_probes(count: Count) -> Effect:
    def effect(use: Use) -> Procedure[None]:
        base.draw_probes(use.table, number(count, use))
        yield from ()

    return effect


def draw_objectives(count: int) -> Effect:
    def effect(use: Use) -> Procedure[None]:
        zones.draw_objectives(use.table, count)
        yield from ()

    return effect


def return_card(use: Use) -> Procedure[None]:
    """The mission comes back to hand."""
    running_errand(use).card_to = "hand"
    yield from ()


def has_starting(table: Table, side: int) -> bool:
    """A starting mission is in hand."""
    return any(MISSIONS[card].type == "starting" for card in table.hands[side])
