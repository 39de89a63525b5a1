"""Facts of the box: map, units, leaders, cards, rings, dice. What a card does is told in `cards`.

The table counts with small numbers (a system's, a unit's, a leader's place in these lists); questions, notes and views
speak of the same things by name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

#: The two sides, as the table counts them. Everything that both do begins with the Rebels.
REBEL: Final = 0
EMPIRE: Final = 1
NEUTRAL: Final = -1
#: No place, no leader; either role of a side or either theatre; all skills together.
NOWHERE: Final = -1
NOBODY: Final = -1
EITHER: Final = -1
EVERY_SKILL: Final = -1
SIDES: Final = ("rebel", "empire")
SIDE: Final[Mapping[str, int]] = {"rebel": REBEL, "empire": EMPIRE}

#: The two theatres of a combat.
SPACE: Final = 0
GROUND: Final = 1
THEATRES: Final = ("space", "ground")

#: The two players of a side that is a team.
ADMIRAL: Final = 0
GENERAL: Final = 1
ROLES: Final = ("admiral", "general")

SKILLS: Final = ("diplomacy", "intel", "spec_ops", "logistics")

SideName = Literal["rebel", "empire"]
TheatreName = Literal["space", "ground"]
#: A mission that nobody throws dice for needs none.
SkillName = Literal["", "diplomacy", "intel", "spec_ops", "logistics"]


class Named(msgspec.Struct, frozen=True, rename="kebab"):
    """Something with a name in both languages."""

    en: str
    ru: str


class Region(Named, frozen=True):
    systems: tuple[str, ...]


class System(Named, frozen=True):
    adjacent: tuple[str, ...]
    #: Where it lies on the map, from 0 to 1.
    at: tuple[float, float]
    #: "space-triangle" and the like, the left-most first; a system without icons is remote.
    icons: tuple[str, ...] = ()
    number: int = 0
    pool: str = ""


class Unit(Named, frozen=True):
    side: SideName
    theatre: TheatreName
    type: Literal["fighter", "capital", "station", "ground", "structure"]  # reb.unit.capital-fighter
    box: int
    black: int = 0
    red: int = 0
    green: int = 0
    health: int = 0
    colour: str = ""
    capacity: int = 0
    restricted: bool = False
    immobile: bool = False
    icon: str = ""
    expansion: bool = False


class Leader(Named, frozen=True):
    side: SideName
    skills: tuple[int, int, int, int]
    tactics: tuple[int, int]
    role: str
    minor: tuple[int, int, int, int] = (0, 0, 0, 0)
    starting: bool = False
    expansion: bool = False


class Mission(Named, frozen=True):
    side: SideName
    type: Literal["starting", "deck", "project"]
    copies: int
    mode: Literal["attempt", "resolve", "oppose"]
    target: Literal["system", "rebel_leader", "captured_leader", "rebel_base_space", "none", "opponent_mission"]
    skill: SkillName = ""
    required: int = 0
    where: tuple[str, ...] = ()
    all_skills: bool = msgspec.field(default=False, name="all_skills")
    leader: str = ""
    icon: str = ""
    expansion: bool = False


class Action(Named, frozen=True):
    side: SideName
    timing: Literal["assignment", "start-of-combat", "immediate", "special"]
    leaders: tuple[str, ...] = ()
    starting: bool = False
    expansion: bool = False


class Objective(Named, frozen=True):
    stage: int
    timing: Literal["combat", "refresh", "immediate"]
    reputation: int = 0
    expansion: bool = False


class Tactic(Named, frozen=True):
    theatre: TheatreName
    copies: int
    special: bool = False


class Advanced(Named, frozen=True):
    side: SideName
    theatre: TheatreName
    unit: str = ""


class Ring(Named, frozen=True):
    side: SideName
    expansion: bool = False


def _read(name: str) -> dict[str, Any]:
    """What is printed in the box, from the tables of `data` (reb.golden.component-data)."""
    return tomllib.loads(files(__package__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


_MAP = _read("systems")
SYSTEMS: Final = msgspec.convert(_MAP["systems"], dict[str, System])
REGIONS: Final = msgspec.convert(_MAP["regions"], dict[str, Region])
UNITS: Final = msgspec.convert(_read("units"), dict[str, Unit])
LEADERS: Final = msgspec.convert(_read("leaders"), dict[str, Leader])
MISSIONS: Final = msgspec.convert(_read("missions"), dict[str, Mission])
ACTIONS: Final = msgspec.convert(_read("actions"), dict[str, Action])
OBJECTIVES: Final = msgspec.convert(_read("objectives"), dict[str, Objective])
_TACTICS = _read("tactics")
TACTICS: Final = msgspec.convert(_TACTICS["tactics"], dict[str, Tactic])
ADVANCED: Final = msgspec.convert(_TACTICS["advanced"], dict[str, Advanced])
RINGS: Final = msgspec.convert(_read("rings"), dict[str, Ring])
SETUP: Final[Mapping[str, Any]] = _read("setup")

# ── places ─────────────────────────────────────────────────────────────────────────────────────────────────────────

#: The Rebel Base space: a place for units and leaders, but no system.
BASE: Final = len(SYSTEMS)  # reb.base.separate-place
PLACES: Final = (*SYSTEMS, "base")
PLACE: Final[Mapping[str, int]] = {name: number for number, name in enumerate(PLACES)}

#: Sets of systems are numbers, a bit for each.
EVERYWHERE: Final = (1 << BASE) - 1
NO_SYSTEMS: Final = 0
NEIGHBOURS: Final = tuple(tuple(PLACE[name] for name in system.adjacent) for system in SYSTEMS.values())
ADJACENT: Final = tuple(sum(1 << place for place in places) for places in NEIGHBOURS)
POPULOUS: Final = sum(1 << PLACE[name] for name, system in SYSTEMS.items() if system.icons)
REMOTE: Final = EVERYWHERE & ~POPULOUS
CORUSCANT: Final = PLACE["coruscant"]
#: The region of each system, as a set of systems.
REGION: Final = tuple(
    next(sum(1 << PLACE[other] for other in region.systems) for region in REGIONS.values() if name in region.systems)
    for name in SYSTEMS
)
ICONS: Final = tuple(system.icons for system in SYSTEMS.values())
NUMBER: Final = tuple(system.number for system in SYSTEMS.values())

_BITS: Final = {1 << place: place for place in range(BASE)}


def places(found: int) -> list[int]:
    """The systems of a set, in the order of their numbers."""
    some = []
    while found:
        lowest = found & -found
        some.append(_BITS[lowest])
        found ^= lowest
    return some


def names(found: int) -> tuple[str, ...]:
    """The systems of a set by name."""
    return tuple([PLACES[place] for place in places(found)])


def _distances() -> tuple[tuple[int, ...], ...]:
    """For each system and number of moves, the systems reached in exactly so many."""
    found = []
    for start in range(BASE):
        seen = ring = 1 << start
        rings = [ring]
        while seen != EVERYWHERE:
            ring = _spread(ring) & ~seen
            seen |= ring
            rings.append(ring)
        found.append(tuple(rings))
    return tuple(found)


def _spread(some: int) -> int:
    reached = 0
    for place in places(some):
        reached |= ADJACENT[place]
    return reached


RINGS_AROUND: Final = _distances()


def closest(place: int, among: int) -> int:
    """Those of `among` that are reached from `place` in the fewest moves (reb.system.closest)."""
    return next((ring & among for ring in RINGS_AROUND[place] if ring & among), 0)


# ── units ──────────────────────────────────────────────────────────────────────────────────────────────────────────

KINDS: Final = tuple(UNITS)
KIND: Final[Mapping[str, int]] = {name: number for number, name in enumerate(KINDS)}
UNIT: Final = tuple(UNITS.values())
COUNT: Final = len(KINDS)


def _block(side: str, theatre: str) -> range:
    numbers = [KIND[name] for name, unit in UNITS.items() if unit.side == side and unit.theatre == theatre]
    assert numbers == list(range(numbers[0], numbers[-1] + 1)), "units of a side and theatre stand together"
    return range(numbers[0], numbers[-1] + 1)


#: The kinds of a side's ships and ground units: TROOPS[side][theatre].
TROOPS: Final = tuple(tuple(_block(side, theatre) for theatre in THEATRES) for side in SIDES)
ARMY: Final = tuple(range(troops[SPACE].start, troops[GROUND].stop) for troops in TROOPS)
#: The same as slices of what stands in a place.
PART: Final = tuple(tuple(slice(block.start, block.stop) for block in troops) for troops in TROOPS)
WHOLE: Final = tuple(slice(army.start, army.stop) for army in ARMY)

OWNER: Final = tuple(SIDE[unit.side] for unit in UNIT)
THEATRE: Final = tuple(THEATRES.index(unit.theatre) for unit in UNIT)  # reb.unit.theaters
HEALTH: Final = tuple(unit.health for unit in UNIT)
COLOUR: Final = tuple(unit.colour for unit in UNIT)
CAPACITY: Final = tuple(unit.capacity for unit in UNIT)
RESTRICTED: Final = tuple(unit.restricted for unit in UNIT)
IMMOBILE: Final = tuple(unit.immobile for unit in UNIT)
#: Dice of a unit: black, red, green.
DICE: Final = tuple((unit.black, unit.red, unit.green) for unit in UNIT)

DEATH_STAR: Final = KIND["death-star"]
CONSTRUCTION: Final = KIND["death-star-under-construction"]
STATIONS: Final = (DEATH_STAR, CONSTRUCTION)
TRANSPORT: Final = KIND["rebel-transport"]
SHIELD_GENERATOR: Final = KIND["shield-generator"]
ION_CANNON: Final = KIND["ion-cannon"]
SHIELD_BUNKER: Final = KIND["shield-bunker"]
INTERDICTOR: Final = KIND["interdictor"]


def builds(side: int, icon: str, *, expansion: bool) -> tuple[int, ...]:
    """The kinds that a resource icon builds: colour and shape match exactly (reb.unit.build-icons)."""
    return _BUILDS[expansion].get((side, icon), ())  # reb.gap.build-icon-exact


def _by_icon(*, expansion: bool) -> dict[tuple[int, str], tuple[int, ...]]:
    found: dict[tuple[int, str], tuple[int, ...]] = {}
    for kind, unit in enumerate(UNIT):
        if unit.icon and (expansion or not unit.expansion):  # reb.rote.units-added
            key = (OWNER[kind], unit.icon)
            found[key] = (*found.get(key, ()), kind)
    return found


_BUILDS: Final = (_by_icon(expansion=False), _by_icon(expansion=True))


def shape(kind: int) -> str:
    """Triangle, circle or square; nothing for units that no icon builds."""
    return UNIT[kind].icon.partition("-")[2]


# ── leaders ────────────────────────────────────────────────────────────────────────────────────────────────────────

ROSTER: Final = tuple(LEADERS)
LEADER: Final[Mapping[str, int]] = {name: number for number, name in enumerate(ROSTER)}
PERSON: Final = tuple(LEADERS.values())
OF_SIDE: Final = tuple(SIDE[person.side] for person in PERSON)
TACTIC_VALUES: Final = tuple(person.tactics for person in PERSON)
LEADS: Final = tuple(any(person.tactics) for person in PERSON)
ROLE: Final = tuple(ROLES.index(person.role) for person in PERSON)

LUKE: Final = LEADER["luke-skywalker"]
LUKE_JEDI: Final = LEADER["luke-skywalker-jedi"]


def people(*wanted: str) -> tuple[int, ...]:
    """Leaders by name; Luke Skywalker (Jedi) is Luke Skywalker for every card (reb.leader.luke-jedi)."""
    found = [LEADER[name] for name in wanted]
    return tuple(found + ([LUKE_JEDI] if LUKE in found else []))


def called(leaders: Iterable[int]) -> tuple[str, ...]:
    return tuple([ROSTER[leader] for leader in leaders])


# ── rings ──────────────────────────────────────────────────────────────────────────────────────────────────────────

NO_RING: Final = 0
RING_NAMES: Final = ("", *RINGS)
RING: Final[Mapping[str, int]] = {name: number for number, name in enumerate(RING_NAMES)}
CAPTURED: Final = RING["captured"]
CARBONITE: Final = RING["carbonite"]
LURE: Final = RING["lure-of-the-dark-side"]
C3PO: Final = RING["c-3po"]
R2D2: Final = RING["r2-d2"]
FALCON: Final = RING["millennium-falcon"]
YODA: Final = RING["master-yoda"]
K2SO: Final = RING["k-2so"]
BOUNTY: Final = RING["bounty"]

# ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────

#: Cards that the expansion replaces by its own print, and that print.
REPLACED: Final[Mapping[str, str]] = {
    name.removesuffix("-rote"): name
    for name in (*MISSIONS, *ACTIONS)
    if name.removesuffix("-rote") in (MISSIONS | ACTIONS) and name.endswith("-rote")
}


def missions(side: int, type_: str, *, expansion: bool) -> list[str]:
    """Every copy of the missions of a side and type that are in the box."""
    return [
        name
        for name, card in MISSIONS.items()
        if SIDE[card.side] == side and card.type == type_ and _in_box(name, card.expansion, expansion)
        for _ in range(card.copies)
    ]


def actions(side: int, *, starting: bool, expansion: bool) -> list[str]:
    return [
        name
        for name, card in ACTIONS.items()
        if SIDE[card.side] == side and card.starting == starting and _in_box(name, card.expansion, expansion)
    ]


def objectives(stage: int, *, expansion: bool) -> list[str]:
    return [
        name for name, card in OBJECTIVES.items() if card.stage == stage and _in_box(name, card.expansion, expansion)
    ]


def tactics(theatre: int) -> list[str]:
    return [name for name, card in TACTICS.items() if card.theatre == THEATRES[theatre] for _ in range(card.copies)]


def advanced(side: int, theatre: int) -> list[str]:
    return [name for name, card in ADVANCED.items() if card.side == SIDES[side] and card.theatre == THEATRES[theatre]]


def _in_box(name: str, of_expansion: bool, expansion: bool) -> bool:
    if not expansion:
        return not of_expansion
    return name not in REPLACED  # reb.rote.setup.mix


# ── dice ───────────────────────────────────────────────────────────────────────────────────────────────────────────

COLOURS: Final = ("black", "red", "green")
BLACK, RED, GREEN = range(3)
FACES: Final = ("blank", "hit", "direct", "special")
BLANK, HIT, DIRECT, SPECIAL = range(4)
#: The six faces of each colour, the blanks last.
DIE: Final = tuple(
    tuple(
        face
        for name, face in (("hit", HIT), ("direct", DIRECT), ("special", SPECIAL), ("blank", BLANK))
        for _ in range(SETUP["dice"][colour][name])
    )
    for colour in COLOURS
)
MOST_DICE: Final = tuple(SETUP["dice"][colour]["most"] for colour in COLOURS)
#: What a face is worth in a mission (reb.dice.mission-meaning).
SUCCESSES: Final = (0, 1, 1, 2)

# ── the track ──────────────────────────────────────────────────────────────────────────────────────────────────────

TRACK_END: Final[int] = SETUP["track"]["length"]
RECRUIT_SPACES: Final = frozenset(SETUP["track"]["recruit"])
BUILD_SPACES: Final = frozenset(SETUP["track"]["build"])
BASE_ICONS: Final[Sequence[str]] = tuple(SETUP["base-space"]["icons"])
BASE_NUMBER: Final[int] = SETUP["base-space"]["number"]


def counted(units: Mapping[str, int]) -> Iterator[tuple[int, int]]:
    """Kinds and how many of each, from a list by name."""
    return ((KIND[name], count) for name, count in units.items())


# ── what pages are told ────────────────────────────────────────────────────────────────────────────────────────────


class TrackFacts(msgspec.Struct, frozen=True):
    length: int
    recruit: tuple[int, ...]
    build: tuple[int, ...]


class DieFacts(msgspec.Struct, frozen=True):
    """How many of a die's six sides show each face, and how many such dice are rolled at most."""

    hit: int
    direct: int
    special: int
    blank: int
    most: int


class GameFacts(msgspec.Struct, frozen=True):
    """All that is printed in the box, for pages: they never read the tables themselves."""

    regions: dict[str, Region]
    systems: dict[str, System]
    units: dict[str, Unit]
    leaders: dict[str, Leader]
    missions: dict[str, Mission]
    actions: dict[str, Action]
    objectives: dict[str, Objective]
    tactics: dict[str, Tactic]
    advanced: dict[str, Advanced]
    rings: dict[str, Ring]
    track: TrackFacts
    dice: dict[str, DieFacts]


def whole_box() -> GameFacts:
    return GameFacts(
        regions=REGIONS,
        systems=SYSTEMS,
        units=UNITS,
        leaders=LEADERS,
        missions=MISSIONS,
        actions=ACTIONS,
        objectives=OBJECTIVES,
        tactics=TACTICS,
        advanced=ADVANCED,
        rings=RINGS,
        track=msgspec.convert(SETUP["track"], TrackFacts),
        dice=msgspec.convert(SETUP["dice"], dict[str, DieFacts]),
    )
