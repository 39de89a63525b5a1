"""From options to the first state («Подготовка к игре»)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from dejarik.core.build import Complaint
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.xwing.build import CORE, STANDARD, Crew, Squad, SquadBuilder, complaints, read, taken_upgrades
from dejarik.games.xwing.rules import missions
from dejarik.games.xwing.rules.squads import muster, open_setup, settle_initiative
from dejarik.games.xwing.rules.values import DECK, SHUTTLE
from dejarik.games.xwing.starters import STARTERS
from dejarik.games.xwing.state import IMPERIAL, REBEL, SIDES, Ship, Table

#: A squad that is built at the table.
BUILD: Final = "build"
#: The squads of a game without squad building.
DEFAULT_FORCES: Final = {
    REBEL: (Crew("luke-skywalker"),),
    IMPERIAL: (Crew("night-beast"), Crew("obsidian-squadron-pilot")),
}
#: Squads that are flown when only a limit is given.
USUAL: Final = {
    CORE: {REBEL: "sharpshooter", IMPERIAL: "hammer-and-anvil"},
    STANDARD: {REBEL: "red-aces", IMPERIAL: "imperial-aces"},
}
Side = Annotated[str, Meta(extra_json_schema={"enum": SIDES})]
Wish = Annotated[str, Meta(extra_json_schema={"enum": ["", *SIDES]})]
#: A field of the form that few need.
MORE: Final = Meta(extra_json_schema={"group": "more"})
#: One entry for each ship: the seat that flies it.
Owners = Annotated[tuple[int, ...], Meta(extra_json_schema={"group": "teams", "format": "seats"})]
SMALLEST: Final = 900_000
#: Three feet, the size of the English rules.
OFFICIAL: Final = 914_400


def _per_seat(group: str, *usual: str) -> Meta:
    """One entry for each seat; where nothing is said, `usual` in turn."""
    return Meta(extra_json_schema={"group": group, "format": "per-seat", "usual": usual})


def _squads(side: str) -> Meta:
    ready = [starter.id for starter in STARTERS.values() if starter.squad.faction == side]
    return Meta(extra_json_schema={"format": "build", "examples": ["", *ready, BUILD]})


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before the game («Расширенные правила»)."""

    mission: Literal["", "political-escort", "asteroid-run", "dark-whispers"] = ""
    #: Side of each seat; empty: they take turns, the first is Rebel.
    sides: Annotated[tuple[Side, ...], _per_seat("main", *SIDES)] = ()
    #: Squad point limit of each side; 0 is the basic game (or the mission's own forces) without squad building.
    points: int = 0
    #: A squad: ships, a list of them as text or XWS, the name of a starter squad, or "build"; empty for the usual one.
    rebel: Annotated[str | tuple[Crew, ...], _squads(REBEL)] = ""
    imperial: Annotated[str | tuple[Crew, ...], _squads(IMPERIAL)] = ""
    #: Which seat flies each ship of a team; dealt in turn where nothing is said.
    rebel_owners: Owners = ()
    imperial_owners: Owners = ()
    obstacles: bool = False
    #: Millimetres.
    width: Annotated[int, MORE] = 900
    height: Annotated[int, MORE] = 900
    #: 914.4 mm as in the English rules.
    official_area: Annotated[bool, MORE] = False
    #: What each seat would like to fly; where that cannot be, sides are drawn.
    wishes: Annotated[tuple[Wish, ...], _per_seat("more", "")] = ()
    initiative: Annotated[Literal["", "rebel", "imperial"], MORE] = ""
    #: Nothing beyond one core box.
    one_core_box: Annotated[bool, MORE] = False
    #: Free actions are allowed after an overlap, as the later rules reference has it.
    rules_reference: Annotated[bool, MORE] = False
    #: Casual play: show during planning where a manoeuvre would end.
    show_templates: bool = False
    #: The last round of the game; 0: until somebody has won.
    rounds: int = 0


def first_table(seats: int, options: Options, rng: Rng) -> Table:
    """The table before anybody has decided anything."""
    table = Table(
        rng=rng,
        sides=_sides(seats, options, rng),
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
        lost=dict.fromkeys(SIDES, 0),
    )
    rng.shuffle(table.deck)
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
        table.initiative = options.initiative
    return table


def _size(millimetres: int) -> int:
    if millimetres * 1000 < SMALLEST or millimetres > 5000:
        raise Refused("area-size", rule="xw.setup.play-area", given=millimetres)
    return millimetres * 1000


def _rounds(limit: int) -> int:
    if limit < 0:
        raise Refused("bad-rounds", rule="xw.gap.round-limit", given=limit)
    return limit


def _points(options: Options) -> int:
    if options.points < 0:
        raise Refused("bad-points", rule="xw.squad.limit", given=options.points)
    wanted = [squad for side in SIDES if (squad := _wanted(options, side))]
    if options.points or not wanted:
        return options.points
    # a starter squad is made for its own limit
    return max(STARTERS[squad].limit if isinstance(squad, str) and squad in STARTERS else STANDARD for squad in wanted)


def _wanted(options: Options, side: str) -> str | tuple[Crew, ...]:
    return options.rebel if side == REBEL else options.imperial


def _sides(seats: int, options: Options, rng: Rng) -> tuple[str, ...]:
    """«Обзор игры», «Правила командной игры»: two sides, about equally many players each."""
    sides = options.sides or tuple(SIDES[seat % 2] for seat in range(seats))
    if not options.sides and options.wishes:
        sides = _drawn(sides, options.wishes, rng)
    if len(sides) != seats or any(side not in SIDES for side in sides):
        raise Refused("bad-sides", rule="xw.overview.sides")
    if abs(sides.count(REBEL) - sides.count(IMPERIAL)) > 1:
        raise Refused("uneven-sides", rule="xw.team.sides" if seats > 2 else "xw.overview.sides")
    return sides


def _drawn(sides: tuple[str, ...], wishes: tuple[str, ...], rng: Rng) -> tuple[str, ...]:
    """«Подготовка к игре»: as agreed, or by lot."""
    if len(wishes) != len(sides) or any(wish not in (*SIDES, "") for wish in wishes):
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
        _refuse_any(taken_upgrades(Squad(IMPERIAL, squads[IMPERIAL]), Squad(REBEL, squads[REBEL])), REBEL)
    for side, crews in squads.items():
        owners = options.rebel_owners if side == REBEL else options.imperial_owners
        if any(owner not in range(len(table.sides)) or table.sides[owner] != side for owner in owners):
            raise Refused("bad-owner", rule="xw.team.own-ships")
        muster(table, side, crews, owners)


def _squad(table: Table, side: str, wanted: str | tuple[Crew, ...]) -> tuple[Crew, ...]:
    if not wanted and not table.points:
        return _without_building(table, side)
    # a starter squad of the other side is caught below, as any squad
    squad = Squad(side, _named(wanted or _usual(table.points, side), side) if isinstance(wanted, str) else wanted)
    _refuse_any(complaints(squad, table.points, one_box=table.one_core_box), side)
    return squad.ships


def _named(wanted: str, side: str) -> tuple[Crew, ...]:
    """The ships of a starter squad, or those of a list."""
    if wanted in STARTERS:
        return STARTERS[wanted].squad.ships
    if not SquadBuilder().reads(wanted):
        raise Refused("unknown-squad", squad=wanted, known=", ".join(STARTERS))
    listed = read(wanted)
    _refuse_any(list(listed.complaints), side)
    return listed.squad.ships


def _usual(points: int, side: str) -> str:
    return USUAL[STANDARD if points >= STANDARD else CORE][side]


def _without_building(table: Table, side: str) -> tuple[Crew, ...]:
    if not table.mission:
        return DEFAULT_FORCES[side]
    forces = missions.FORCES[table.mission]
    return tuple(Crew(pilot, tuple(cards)) for pilot, *cards in (forces.rebel if side == REBEL else forces.imperial))


def _refuse_any(found: list[Complaint], side: str) -> None:
    if found:
        builder = SquadBuilder()
        raise Refused(
            "illegal-squad",
            rule=found[0].rule,
            side=side,
            problem_en=builder.explain(found[0], "en"),
            problem_ru=builder.explain(found[0], "ru"),
        )


def _add_shuttle(table: Table) -> None:
    table.marked = len(table.ships)
    table.ships.append(
        Ship(
            id=table.marked,
            seat=table.speaker(REBEL),
            side=REBEL,
            kind=SHUTTLE.id,
            pilot="",
            upgrades=(),
            number=0,
            shields=0,
        )
    )
