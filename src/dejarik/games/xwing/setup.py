"""From options to the first state («Подготовка к игре»)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from dejarik.core.build import Complaint
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.xwing.build import (
    CORE,
    MOST_POINTS,
    STANDARD,
    Crew,
    Squad,
    SquadBuilder,
    check_number,
    complaints,
    read,
    taken_upgrades,
)
from dejarik.games.xwing.options import BUILD, NAMES, Options
from dejarik.games.xwing.rules import missions
from dejarik.games.xwing.rules.squads import faction_of, muster, open_setup, room_at_edge, settle_initiative
from dejarik.games.xwing.rules.values import DECK, SHUTTLE
from dejarik.games.xwing.starters import STARTERS
from dejarik.games.xwing.state import IMPERIAL, REBEL, SIDES, Ship, Table

#: The squads of a game without squad building.
DEFAULT_FORCES: Final = (  # xw.setup.default-forces
    (Crew("luke-skywalker"),),
    (Crew("night-beast"), Crew("obsidian-squadron-pilot")),
)
#: Squads that are flown when only a limit is given.
USUAL: Final = {CORE: ("sharpshooter", "hammer-and-anvil"), STANDARD: ("red-aces", "imperial-aces")}
SMALLEST: Final = 900_000
#: Three feet, the size of the English rules.
OFFICIAL: Final = 914_400
#: Stands for the chance of a match in what lies there before it.
_NO_CHANCE: Final = Rng(bytes(32))


def first_table(seats: int, options: Options, rng: Rng) -> Table:
    """The table before anybody has decided anything."""
    table = _laid_out(_sides(seats, options, rng), options).copy()
    table.rng = rng
    rng.shuffle(table.deck)  # xw.setup.deck
    return table


@lru_cache(maxsize=64)
def _laid_out(sides: tuple[int, ...], options: Options) -> Table:
    """All that lies there before chance comes in: the same in every match that is played like this."""
    table = Table(
        rng=_NO_CHANCE,
        sides=sides,
        width=OFFICIAL if options.official_area else _size(options.width),
        height=OFFICIAL if options.official_area else _size(options.height),
        mission=options.mission,
        points=_points(options),
        use_obstacles=options.obstacles,
        one_core_box=options.one_core_box,
        rules_reference=options.rules_reference,
        show_templates=options.show_templates,
        rounds=_rounds(options.rounds),
        ships=[],
        deck=list(range(len(DECK))),
        any_faction=options.any_faction,
    )
    _gather(table, options)
    if table.mission == missions.ESCORT:
        _add_shuttle(table)
    table.building = tuple(side for side in SIDES if _wanted(options, side) == BUILD)
    if table.building:
        table.phase = "squads"
    else:
        settle_initiative(table)
        open_setup(table)
    if options.initiative:
        table.initiative = NAMES.index(options.initiative)
    return table


def _size(millimetres: int) -> int:
    if millimetres * 1000 < SMALLEST or millimetres > 5000:
        raise Refused("area-size", rule="xw.setup.play-area", given=millimetres)
    return millimetres * 1000


#: More rounds than any match has.
MOST_ROUNDS: Final = 1000


def _rounds(limit: int) -> int:
    if not 0 <= limit <= MOST_ROUNDS:
        raise Refused("bad-rounds", rule="xw.gap.round-limit", given=limit)
    return limit


def _points(options: Options) -> int:
    if not 0 <= options.points <= MOST_POINTS:
        raise Refused("bad-points", rule="xw.squad.limit", given=options.points)
    wanted = [squad for side in SIDES if (squad := _wanted(options, side))]
    if options.points or not wanted:
        return options.points
    # a starter squad is made for its own limit
    return max(STARTERS[squad].limit if isinstance(squad, str) and squad in STARTERS else STANDARD for squad in wanted)


def _wanted(options: Options, side: int) -> str | tuple[Crew, ...]:
    return (options.first, options.second)[side]


def _sides(seats: int, options: Options, rng: Rng) -> tuple[int, ...]:
    """«Обзор игры», «Правила командной игры»: two sides, about equally many players each."""
    sides = options.sides or tuple(NAMES[seat % 2] for seat in range(seats))
    if not options.sides and options.wishes:
        sides = _drawn(sides, options.wishes, rng)
    if len(sides) != seats or any(side not in NAMES for side in sides):
        raise Refused("bad-sides", rule="xw.overview.sides")
    if abs(2 * sides.count(NAMES[0]) - seats) > 1:
        raise Refused("uneven-sides", rule="xw.team.sides" if seats > 2 else "xw.overview.sides")
    return tuple(NAMES.index(side) for side in sides)


def _drawn(sides: tuple[str, ...], wishes: tuple[str, ...], rng: Rng) -> tuple[str, ...]:
    """«Подготовка к игре»: as agreed, or by lot."""
    if len(wishes) != len(sides) or any(wish not in (*NAMES, "") for wish in wishes):
        raise Refused("bad-sides", rule="xw.setup.faction")
    left = list(sides)
    drawn = [""] * len(wishes)
    order = list(range(len(wishes)))
    rng.shuffle(order)
    for seat in sorted(order, key=lambda seat: wishes[seat] == ""):
        if wishes[seat] in left:
            drawn[seat] = wishes[seat]
            left.remove(wishes[seat])
    for seat in order:
        if not drawn[seat]:
            drawn[seat] = left.pop()
    return tuple(drawn)


# ── squads ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _gather(table: Table, options: Options) -> None:
    squads = {side: _squad(table, side, wanted) for side in SIDES if (wanted := _wanted(options, side)) != BUILD}
    if table.one_core_box and table.points and len(squads) == 2:
        _refuse_any(taken_upgrades(squads[IMPERIAL], squads[REBEL]))
    for side, crews in squads.items():
        owners = (options.first_owners, options.second_owners)[side]
        if any(owner not in range(len(table.sides)) or table.sides[owner] != side for owner in owners):
            raise Refused("bad-owner", rule="xw.team.own-ships")
        _check_room(table, crews)
        muster(table, side, crews, owners)


def _check_room(table: Table, crews: Sequence[Crew]) -> None:
    most = room_at_edge(table)
    if len(crews) > most:
        raise Refused("crowded-area", rule="xw.setup.play-area", given=len(crews), most=most)


def _squad(table: Table, side: int, wanted: str | tuple[Crew, ...]) -> tuple[Crew, ...]:
    if not wanted and not table.points:
        return _without_building(table, side)
    ships = _named(wanted or _usual(table.points, side)) if isinstance(wanted, str) else wanted
    check_number(ships)
    faction = faction_of(ships) if table.any_faction else table.factions[side]
    _refuse_any(complaints(Squad(faction, ships), table.points, one_box=table.one_core_box))  # xw.team.points
    return ships


def _named(wanted: str) -> tuple[Crew, ...]:
    """The ships of a starter squad, or those of a list."""
    if wanted in STARTERS:
        return STARTERS[wanted].squad.ships
    if not SquadBuilder().reads(wanted):
        raise Refused("unknown-squad", squad=wanted, known=", ".join(STARTERS))
    listed = read(wanted)
    _refuse_any(list(listed.complaints))
    return listed.squad.ships


def _usual(points: int, side: int) -> str:
    return USUAL[STANDARD if points >= STANDARD else CORE][side]


def _without_building(table: Table, side: int) -> tuple[Crew, ...]:
    if not table.mission:
        return DEFAULT_FORCES[side]  # xw.setup.first-game
    # xw.mission.prep-steps, xw.mission.bracket-upgrades
    return tuple(Crew(pilot, tuple(cards)) for pilot, *cards in missions.FORCES[table.mission][side])


def _refuse_any(found: list[Complaint]) -> None:
    if found:
        builder = SquadBuilder()
        raise Refused(
            "illegal-squad",
            rule=found[0].rule,
            problem_en=builder.explain(found[0], "en"),
            problem_ru=builder.explain(found[0], "ru"),
        )


def _add_shuttle(table: Table) -> None:
    table.marked = len(table.ships)
    table.ships.append(  # xw.m1.setup-card: its damage cards have a place of their own
        Ship(
            id=table.marked,
            seat=table.speaker(REBEL),
            side=REBEL,  # xw.m1.shuttle-rebel
            kind=SHUTTLE.id,
            pilot="",
            upgrades=(),
            number=0,
            shields=0,
        )
    )
