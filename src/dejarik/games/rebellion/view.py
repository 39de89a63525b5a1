"""What a seat sees. Everything is told by name."""

from __future__ import annotations

import msgspec

from dejarik.games.rebellion.facts import (
    ARMY,
    BASE,
    COLOURS,
    EMPIRE,
    FACES,
    KINDS,
    NEUTRAL,
    NOBODY,
    NOWHERE,
    OBJECTIVES,
    PLACES,
    REBEL,
    RING_NAMES,
    ROSTER,
    SIDES,
    THEATRES,
    WHOLE,
    called,
    names,
)
from dejarik.games.rebellion.options import Options
from dejarik.games.rebellion.rules.combat import lasts
from dejarik.games.rebellion.rules.leaders import is_captive, on_mission, serves
from dejarik.games.rebellion.state import ELIMINATED, ON_MISSION, POOL, SUPPLY, Combat, Errand, Table

#: Units by name, those that are there.
Troops = dict[str, int]


class SystemView(msgspec.Struct, frozen=True):
    id: str
    #: "rebel", "empire" or nothing.
    loyalty: str
    subjugated: bool
    sabotaged: bool
    destroyed: bool
    units: Troops
    #: Target markers, by the card they belong to.
    targets: tuple[str, ...]


class LeaderView(msgspec.Struct, frozen=True):
    id: str
    #: The side served now.
    side: str
    #: A system, "base", "pool", "mission", "supply" or "eliminated".
    where: str
    #: The number of the face-down mission stood on, counted from 1.
    mission: int
    ring: str
    captive: bool
    marks: tuple[str, ...]


class FaceDown(msgspec.Struct, frozen=True):
    """A mission with leaders on it; the card is told only to its owner."""

    number: int
    leaders: tuple[str, ...]
    card: str


class SideView(msgspec.Struct, frozen=True):
    """The cards and queue of a side. Cards that are not the reader's are only counted."""

    hand: tuple[str, ...]
    hand_count: int
    #: Missions that everybody knows to be in hand or face down.
    known: tuple[str, ...]
    deck: int
    discards: tuple[str, ...]
    assigned: tuple[FaceDown, ...]
    actions: tuple[str, ...]
    action_count: int
    #: The leaders with whom the held action cards came, as everybody saw.
    recruited: tuple[str, ...]
    action_deck: int
    #: Action cards at the bottom of the deck that their owner has seen, the lowest first.
    buried_actions: tuple[str, ...]
    queue: tuple[Troops, Troops, Troops]
    waiting: Troops
    supply: Troops
    #: Used advanced tactic cards: of space, of ground.
    tactics_used: tuple[tuple[str, ...], tuple[str, ...]]
    leader_limit: int


class Known(msgspec.Struct, frozen=True):
    """A card in a deck that the reader knows: how far from the top."""

    depth: int
    card: str


class MissionView(msgspec.Struct, frozen=True):
    """The mission that is being carried out."""

    card: str
    side: str
    leaders: tuple[str, ...]
    place: str
    target: str
    dice: tuple[tuple[str, ...], tuple[str, ...]]
    success: int


class CombatView(msgspec.Struct, frozen=True):
    place: str
    current: str
    round: int
    #: Damage on units: for each kind the damage of those that have some.
    damage: dict[str, tuple[int, ...]]
    dice: tuple[str, ...]
    roller: str
    #: Tactic cards in hand: how many of each theatre, by side, and which, where the reader may know.
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    counts: tuple[tuple[int, int], tuple[int, int]]
    effects: tuple[str, ...]
    retreated: tuple[bool, bool]
    lost: Troops
    winners: tuple[str, str]
    objective_played: bool
    #: Cinematic combat: the cards that both have revealed and not resolved yet.
    chosen: tuple[str, str]


class View(msgspec.Struct, frozen=True, kw_only=True):
    seat: int | None
    #: The side of the reader; nothing for a spectator.
    side: str
    options: Options
    #: The seats of the Rebel admiral and general and of the Imperial admiral and general.
    posts: tuple[int, int, int, int]
    phase: str
    round: int
    current: str
    passed: tuple[int, ...]
    time: int
    reputation: int
    systems: tuple[SystemView, ...]
    base_units: Troops
    leaders: tuple[LeaderView, ...]
    sides: tuple[SideView, SideView]
    #: Where the base is, for those who know.
    base: str
    revealed: bool
    #: Where the Empire must think it could be; told to the Empire.
    suspects: tuple[str, ...]
    probe_deck: int
    probe_count: int
    probes: tuple[str, ...]
    #: Groups of probe cards that the Rebels have seen: which, and how many of them the Empire holds.
    probes_seen: tuple[tuple[tuple[str, ...], int], ...]
    #: Probe cards in the box.
    probes_out: tuple[str, ...]
    scouted: tuple[str, ...]
    planted: tuple[str, ...]
    projects: int
    project_discards: tuple[str, ...]
    buried_projects: tuple[str, ...]
    #: Objectives: the backs in hand, the cards there that the reader knows, the backs in the deck from the top.
    objective_stages: tuple[int, ...]
    objectives: tuple[str, ...]
    objective_deck: tuple[int, ...]
    objectives_known: tuple[Known, ...]
    objective_discards: tuple[str, ...]
    objectives_in_play: tuple[str, ...]
    spent: tuple[str, ...]
    #: Cards that the reader has drawn and chooses from.
    drawn: tuple[str, ...]
    chosen: str
    tactic_decks: tuple[int, int]
    tactics_used: tuple[tuple[str, ...], tuple[str, ...]]
    #: Tactic cards that the reader looks at.
    peeked: tuple[str, ...]
    tucked: tuple[tuple[str, str], ...]
    mobilizations: tuple[int, ...]
    deployed: tuple[str, ...]
    lasting: tuple[tuple[str, str], ...]
    mission: MissionView | None
    combat: CombatView | None
    winner: str
    result: str


def troops(row: list[int]) -> Troops:
    return {KINDS[kind]: count for kind, count in enumerate(row) if count}


def side_name(side: int) -> str:
    return SIDES[side] if side >= 0 else ""


#: Lasting effects that lie on a place; the others lie on a leader.
ON_PLACES = frozenset({"locked", "fresh-bunker"})


def view(table: Table, seat: int | None) -> View:
    side = NEUTRAL if seat is None else table.side_of(seat)  # reb.team.talk
    knows_base = side == REBEL or table.revealed or table.winner >= 0
    combat = table.combat
    return View(
        seat=seat,
        side=side_name(side),
        options=table.options,
        posts=table.posts,
        phase=table.phase,
        round=table.round,
        current=side_name(table.current),
        passed=tuple(number for number in range(len(table.turns)) if table.passed >> number & 1),
        time=table.time,
        reputation=table.reputation,
        systems=tuple(_system(table, place) for place in range(BASE)),
        base_units=troops(table.units[BASE]),
        leaders=tuple(_leader(table, leader) for leader in range(len(ROSTER))),
        sides=(_side(table, REBEL, side), _side(table, EMPIRE, side)),
        base=PLACES[table.base] if knows_base and table.base >= 0 else "",
        revealed=table.revealed,
        suspects=names(table.suspects) if side == EMPIRE else (),  # reb.info.notes-allowed
        probe_deck=len(table.probes),
        probe_count=len(table.probe_hand),
        probes=tuple(sorted(PLACES[card] for card in table.probe_hand)) if side == EMPIRE else (),
        probes_seen=_probes_seen(table) if side == REBEL else (),
        probes_out=names(table.probes_out),
        scouted=tuple(PLACES[card] for card in table.scouted) if side == REBEL else ("",) * len(table.scouted),
        planted=tuple(PLACES[card] for card in table.planted) if side >= 0 else (),
        projects=len(table.projects),
        project_discards=table.project_discards,
        buried_projects=table.projects[: table.projects_known] if side == EMPIRE else (),
        objective_stages=tuple(sorted(OBJECTIVES[card].stage for card in table.objective_hand)),
        objectives=_objectives(table, side),
        objective_deck=tuple(OBJECTIVES[card].stage for card in reversed(table.objectives)),
        objectives_known=_known_objectives(table, side),
        objective_discards=table.objective_discards,
        objectives_in_play=table.objectives_in_play,
        spent=table.spent,
        drawn=table.drawn if side == table.drawer else (),
        chosen=table.chosen if side == table.current else "",
        tactic_decks=(len(table.tactics[0]), len(table.tactics[1])),
        tactics_used=(table.tactics_used[0], table.tactics_used[1]) if not table.options.cinematic else ((), ()),
        peeked=table.peeked if side == REBEL else (),
        tucked=tuple((card, PLACES[probe] if _sees_tucked(card, side) else "") for card, probe in table.tucked),
        mobilizations=table.mobilizations,
        deployed=tuple(PLACES[place] for place in table.deployed),
        lasting=tuple(
            (what, PLACES[on] if what in ON_PLACES else ROSTER[on]) for what, on in table.lasting if what != "yoda"
        ),
        mission=_mission(table.errand) if table.errand is not None else None,
        combat=_combat(combat, side) if combat is not None else None,
        winner=side_name(table.winner),
        result=table.result,
    )


def _sees_tucked(card: str, side: int) -> bool:
    """The Rebels know the card under Under the Radar, the Empire those under its own."""
    return side == (REBEL if card == "under-the-radar" else EMPIRE)


def _system(table: Table, place: int) -> SystemView:
    return SystemView(
        id=PLACES[place],
        loyalty=side_name(table.loyalty[place]),
        subjugated=bool(table.subjugated >> place & 1),
        sabotaged=bool(table.sabotaged >> place & 1),
        destroyed=bool(table.destroyed >> place & 1),
        units=troops(table.units[place]),
        targets=tuple(card for card, at in table.targets if at == place),
    )


def _leader(table: Table, leader: int) -> LeaderView:
    at = table.where[leader]
    places = {POOL: "pool", SUPPLY: "supply", ELIMINATED: "eliminated"}
    where = "mission" if at >= ON_MISSION else places.get(at) or PLACES[at]
    return LeaderView(
        id=ROSTER[leader],
        side=SIDES[serves(table, leader)],
        where=where,
        mission=at - ON_MISSION + 1 if at >= ON_MISSION else 0,
        ring=RING_NAMES[table.rings[leader]],
        captive=is_captive(table, leader),
        marks=tuple(what for what, on in table.lasting if on == leader and what not in ON_PLACES and what != "yoda"),
    )


def _side(table: Table, side: int, reader: int) -> SideView:
    own = side == reader
    part = WHOLE[side]
    queue = tuple({KINDS[kind]: space[kind] for kind in ARMY[side] if space[kind]} for space in table.queue)
    known = table.actions_known[side]
    return SideView(
        hand=tuple(sorted(table.hands[side])) if own else (),
        hand_count=len(table.hands[side]),
        known=tuple(sorted(table.known[side])),
        deck=len(table.decks[side]),
        discards=table.discards[side],
        assigned=tuple(
            FaceDown(number + 1, called(on_mission(table, side, number)), card if own else "")
            for number, card in enumerate(table.assigned[side])
            if card
        ),
        actions=table.actions[side] if own else (),  # reb.action.hidden
        action_count=len(table.actions[side]),
        recruited=tuple(ROSTER[leader] if leader != NOBODY else "" for leader in table.recruited[side]),
        action_deck=len(table.action_decks[side]),
        buried_actions=table.action_decks[side][:known] if own else (),
        queue=(queue[0], queue[1], queue[2]),
        waiting={KINDS[kind]: table.waiting[kind] for kind in ARMY[side] if table.waiting[kind]},
        supply={KINDS[kind]: count for kind, count in zip(ARMY[side], table.supply[part], strict=True) if count},
        tactics_used=(table.tactics_used[2 * side], table.tactics_used[2 * side + 1])
        if table.options.cinematic
        else ((), ()),
        leader_limit=table.leader_limit[side],
    )


def _probes_seen(table: Table) -> tuple[tuple[tuple[str, ...], int], ...]:
    groups: dict[int, list[int]] = {}
    for card in (*table.probes, *table.probe_hand):
        if table.probe_groups[card]:
            groups.setdefault(table.probe_groups[card], []).append(card)
    return tuple(
        (tuple(sorted(PLACES[card] for card in cards)), sum(card in table.probe_hand for card in cards))
        for _, cards in sorted(groups.items())
    )


def _objectives(table: Table, side: int) -> tuple[str, ...]:
    """Objectives in the Rebel hand that the reader knows."""
    if side == REBEL:
        return tuple(sorted(table.objective_hand))
    if side == EMPIRE:
        return tuple(sorted(card for card in table.objective_hand if card in table.tracked[EMPIRE]))
    return ()


def _known_objectives(table: Table, side: int) -> tuple[Known, ...]:
    if side < 0:
        return ()
    return tuple(
        Known(depth, card) for depth, card in enumerate(reversed(table.objectives)) if card in table.tracked[side]
    )


def _mission(errand: Errand) -> MissionView:
    return MissionView(
        card=errand.card,
        side=SIDES[errand.side],
        leaders=called(errand.leaders),
        place=PLACES[errand.place] if errand.place != NOWHERE else "",
        target=ROSTER[errand.target] if errand.target != NOBODY else "",
        dice=(_dice(errand.dice[0]), _dice(errand.dice[1])),
        success=errand.success,
    )


def _dice(dice: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    return tuple(f"{COLOURS[colour]}-{FACES[face]}" for colour, face in dice)


def _combat(combat: Combat, reader: int) -> CombatView:
    return CombatView(
        place=PLACES[combat.place],
        current=SIDES[combat.current],
        round=combat.round,
        damage={
            KINDS[kind]: tuple(old + new for old, new in marked) for kind, marked in enumerate(combat.damage) if marked
        },
        dice=_dice(combat.dice),
        roller=side_name(combat.roller),
        hands=(_tactics(combat, REBEL, reader), _tactics(combat, EMPIRE, reader)),
        counts=(_counts(combat, REBEL), _counts(combat, EMPIRE)),
        effects=tuple(what for what, _, _ in combat.effects),
        retreated=combat.retreated,
        lost=troops(combat.lost),
        winners=(side_name(combat.winners[0]), side_name(combat.winners[1])),
        objective_played=combat.objective_played,
        chosen=combat.chosen,
    )


def _tactics(combat: Combat, side: int, reader: int) -> tuple[str, ...]:
    visible = side == reader or (reader >= 0 and lasts(combat, "open-hand", side))
    return tuple(sorted(combat.hands[side])) if visible else ()


def _counts(combat: Combat, side: int) -> tuple[int, int]:
    """The backs of tactic cards show their theatre."""
    ground = sum(card.startswith(THEATRES[1]) for card in combat.hands[side])
    return len(combat.hands[side]) - ground, ground
