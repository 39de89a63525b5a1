"""Дислокация: the queues slide, and what leaves them is deployed."""

from __future__ import annotations

from dejarik.core.question import Ask, Option, Procedure, Share
from dejarik.core.rng import Rng
from dejarik.games.rebellion.facts import (
    ADMIRAL,
    ARMY,
    BASE,
    CONSTRUCTION,
    DEATH_STAR,
    EMPIRE,
    KIND,
    KINDS,
    PLACE,
    PLACES,
    REBEL,
    SHIELD_BUNKER,
    SIDES,
    WHOLE,
    places,
)
from dejarik.games.rebellion.notes import BackToQueue, Deploys, StationFinished
from dejarik.games.rebellion.notes.subjects import OfPlace, OfSide
from dejarik.games.rebellion.rules import base, systems, units
from dejarik.games.rebellion.rules import targets as targets_
from dejarik.games.rebellion.rules.constant import settle
from dejarik.games.rebellion.state import Table

#: At most so many units go to one place in a phase (reb.deploy.limit-two).
PER_PLACE = 2


def slide(table: Table, side: int) -> Procedure[None]:
    """Every queued unit slides down; those that leave space 1 are to be deployed (reb.deploy.slide)."""
    part = WHOLE[side]
    table.waiting[part] = table.queue[0][part]
    table.queue[0][part] = table.queue[1][part]
    table.queue[1][part] = table.queue[2][part]
    table.queue[2][part] = [0] * len(ARMY[side])
    if side == EMPIRE:
        finish_station(table)
    yield from settle(table)
    if table.targets:
        table.agenda.append(("deployed",))
    if any(table.waiting[part]):
        table.agenda.append(("deploy", side))


def finish_station(table: Table) -> None:
    """A finished Death Star replaces the one under construction, whoever is there (reb.ds.deploy-any)."""
    if not table.waiting[DEATH_STAR]:
        return
    table.waiting[DEATH_STAR] = 0
    site = next(place for place in range(BASE) if table.units[place][CONSTRUCTION])
    put_station(table, site)
    table.deployed += (site,)  # reb.gap.deploy-voluntary-own-limit


def put_station(table: Table, site: int) -> None:
    units.remove(table, site, CONSTRUCTION)
    table.supply[CONSTRUCTION] += 1
    units.add(table, site, DEATH_STAR)
    table.vacated &= ~(1 << site)  # it was replaced: nobody has left
    table.note(StationFinished, PLACES[site])


def targets(table: Table, side: int) -> int:
    """Loyal systems, for the Empire subjugated ones, never with enemies, sabotage or ruin (reb.deploy.where)."""
    own = systems.imperial(table) if side == EMPIRE else systems.rebel(table)
    if side == EMPIRE:
        own |= bunkers(table)
    return own & ~(systems.with_units(table, 1 - side) | table.sabotaged | table.destroyed)


def bunkers(table: Table) -> int:
    """Remote systems with a bunker that did not come only now (reb.rote.shield-bunker.local)."""
    fresh = sum(1 << place for what, place in table.lasting if what == "fresh-bunker")
    return systems.with_kind(table, SHIELD_BUNKER) & systems.remote(table) & ~fresh


def bunker_places(table: Table) -> int:
    """Any system with an Imperial ground unit and no Rebel units (reb.rote.shield-bunker.deploy)."""
    # reb.rote.shield-bunker.remote
    return systems.with_ground(table, EMPIRE) & ~systems.with_units(table, REBEL) & ~table.sabotaged & ~table.destroyed


def room(table: Table, place: int) -> int:
    return PER_PLACE - table.deployed.count(place)


def open_places(table: Table, side: int) -> list[int]:
    """Where some waiting unit could go now."""
    found = targets(table, side)
    if side == EMPIRE and table.waiting[SHIELD_BUNKER]:
        found |= bunker_places(table)
    some = [place for place in places(found) if room(table, place) > 0]
    if side == REBEL and base.is_hidden(table) and room(table, BASE) > 0:  # reb.deploy.rebel-base
        some.append(BASE)
    return some


def fitting(table: Table, side: int, place: int) -> list[tuple[int, int]]:
    """Waiting units that can go to a place."""
    ordinary = place == BASE or targets(table, side) >> place & 1
    return [
        (kind, table.waiting[kind])
        for kind in ARMY[side]
        if table.waiting[kind]
        and (ordinary or kind == SHIELD_BUNKER)
        and (kind != SHIELD_BUNKER or bunker_places(table) >> place & 1 or ordinary)
    ]


def deploy(table: Table, side: int) -> Procedure[None]:
    """Choose a place and what goes there, until nothing waits or the rest goes back (reb.deploy.back-to-queue)."""
    seat = table.seat(side, ADMIRAL)
    options: list[Option] = ["done", *[PLACES[place] for place in open_places(table, side)]]
    chosen = "done"
    if len(options) > 1:
        chosen = yield Ask(seat, "deploy", tuple(options), about=OfSide(SIDES[side]), rule="reb.deploy.where")
    if chosen == "done":
        back_to_queue(table, side)
        return
    where = PLACE[chosen]
    found = fitting(table, side, where)
    counts = yield from choose(table, seat, where, found)
    bunkered = table.units[where][SHIELD_BUNKER]
    told = []
    for (kind, _), count in zip(found, counts, strict=True):
        if count:
            table.waiting[kind] -= count
            units.add(table, where, kind, count)
            told.append((KINDS[kind], count))
            if kind == SHIELD_BUNKER and not bunkered:
                table.lasting += (("fresh-bunker", where),)
    table.deployed += (where,) * sum(counts)
    table.note(Deploys, side, PLACES[where], tuple(told))
    yield from settle(table)
    if any(table.waiting[WHOLE[side]]):
        table.agenda.append(("deploy", side))


def choose(table: Table, seat: int, where: int, found: list[tuple[int, int]]) -> Procedure[tuple[int, ...]]:
    caps = tuple(min(PER_PLACE, count) for _, count in found)
    total = min(room(table, where), sum(caps))
    if len(found) == 1 and total == 1:
        return (1,)

    def sample(rng: Rng) -> tuple[int, ...]:
        counts = [0] * len(caps)
        for _ in range(1 + rng.below(total)):
            counts[rng.choice([number for number, cap in enumerate(caps) if counts[number] < cap])] += 1
        return tuple(counts)

    counts: tuple[int, ...] = yield Share(
        seat,
        "deploy-units",
        tuple(KINDS[kind] for kind, _ in found),
        total,
        least=1,
        caps=caps,
        sample=sample,
        about=OfPlace(PLACES[where]),
        rule="reb.deploy.limit-two",
    )
    return counts


def over(table: Table) -> Procedure[None]:
    """After deployment target markers may be removed (reb.gap.target-optional)."""
    yield from targets_.offer(table)


def back_to_queue(table: Table, side: int) -> None:
    """Units that cannot or shall not be deployed stand on space 1."""
    for kind in ARMY[side]:
        if table.waiting[kind]:
            table.queue[0][kind] += table.waiting[kind]
            table.waiting[kind] = 0
    table.note(BackToQueue, side)


def from_queue(
    table: Table, side: int, seat: int, where: int, spaces: tuple[int, ...], most: int, rule: str
) -> Procedure[None]:
    """A card deploys queued units at once; a Death Star only where its construction stands (reb.ds.oversee)."""
    for _ in range(most):
        found = [
            (space, KINDS[kind])
            for space in spaces
            for kind in ARMY[side]
            # reb.ds.imperial-might
            if table.queue[space - 1][kind] and (kind != DEATH_STAR or table.units[where][CONSTRUCTION])
        ]
        if not found:
            return
        chosen = yield Ask(seat, "from-queue", ("done", *found), about=OfPlace(PLACES[where]), rule=rule)
        if chosen == "done":
            return
        space, name = chosen
        kind = KIND[name]
        table.queue[space - 1][kind] -= 1
        if kind == DEATH_STAR:
            put_station(table, where)
        else:
            units.add(table, where, kind)
            table.note(Deploys, side, PLACES[where], ((name, 1),))
