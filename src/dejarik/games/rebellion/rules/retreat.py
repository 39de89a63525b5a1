"""Отступление: who may, where to, what goes and what stays; what must retreat or is destroyed."""

from __future__ import annotations

from typing import NamedTuple

from dejarik.core.question import Ask, Option, Procedure, Share
from dejarik.core.rng import Rng
from dejarik.games.rebellion.facts import (
    ADJACENT,
    CONSTRUCTION,
    DEATH_STAR,
    EMPIRE,
    GROUND,
    IMMOBILE,
    INTERDICTOR,
    ION_CANNON,
    KINDS,
    LEADER,
    NEUTRAL,
    PART,
    PLACE,
    PLACES,
    REBEL,
    RESTRICTED,
    ROSTER,
    SHIELD_BUNKER,
    SPACE,
    TRANSPORT,
    TROOPS,
    WHOLE,
    called,
    names,
)
from dejarik.games.rebellion.notes.combat import MustRetreat, Retreats, StructuresLost
from dejarik.games.rebellion.notes.subjects import OfMove, OfPlace
from dejarik.games.rebellion.rules import actions, leaders, objectives, units
from dejarik.games.rebellion.rules import combat as combats
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.rules.constant import settle
from dejarik.games.rebellion.rules.movement import loaded
from dejarik.games.rebellion.rules.systems import has_units, loyal, shared, with_units
from dejarik.games.rebellion.state import Combat, Table


def destinations(table: Table, side: int) -> int:
    """Own units or own loyalty next door, otherwise an empty system; never enemies (reb.retreat.destination)."""
    combat = combats.fought(table)
    near = ADJACENT[combat.place]  # reb.retreat.not-base-space: the base space is none of them
    if side != combat.current:  # reb.retreat.not-origin
        near &= ~combat.origins
    near &= ~with_units(table, 1 - side)
    friendly = near & (with_units(table, side) | loyal(table, side))
    return friendly or near & ~with_units(table, side)


def may_retreat(table: Table, side: int) -> bool:
    """Once in a combat, with a leader, while an enemy unit is there, and with nothing that forbids it."""
    combat = combats.fought(table)
    place = combat.place
    here = table.units[place]
    # reb.golden.cannot-absolute
    if combat.retreated[side] or combats.lasts(combat, "no-retreat", side):  # reb.retreat.once
        return False
    if not has_units(table, 1 - side, place):  # reb.retreat.needs-enemy, reb.retreat.same-step
        return False
    if side == EMPIRE and (here[DEATH_STAR] or here[CONSTRUCTION]):  # reb.retreat.death-star
        return False
    if side == REBEL and here[INTERDICTOR]:  # reb.rote.interdictor
        return False
    return bool(who(table, side)) and can_leave(table, side)


def who(table: Table, side: int) -> list[int]:
    """Any leader may lead it, also one without tactic values (reb.retreat.any-leader); captives stay."""
    combat = combats.fought(table)
    # reb.retreat.captured-stay
    return [leader for leader in leaders.present(table, side, combat.place) if leader not in combat.guests]


def can_leave(table: Table, side: int) -> bool:
    """A leader retreats only with units."""
    combat = combats.fought(table)
    here = table.units[combat.place]
    if combats.lasts(combat, "free-retreat", side):  # reb.retreat.escape-plan-base
        return any(here[kind] for kind in range(WHOLE[side].start, WHOLE[side].stop) if not IMMOBILE[kind])
    return any(here[kind] for kind in TROOPS[side][SPACE] if not IMMOBILE[kind] and not RESTRICTED[kind])


def retreat(table: Table, side: int) -> Procedure[None]:
    """The retreat step of one player (reb.retreat.how)."""
    if not may_retreat(table, side):
        return
    found = names(destinations(table, side))
    if not found:  # reb.retreat.no-destination
        return
    combat = combats.fought(table)
    seat = table.seat(side, 0)
    about = OfPlace(PLACES[combat.place])
    # reb.combat.transports-alone, reb.ds.ion-standoff: whoever must retreat and can has no choice
    must = side == REBEL and bool(stranded_ships(table, combat))
    options = found if must else ("stay", *found)
    chosen = yield from which(Ask(seat, "retreat", options, about=about, rule="reb.retreat.how"))
    if chosen != "stay":
        yield from withdraw(table, side, seat, PLACE[chosen])


def withdraw(table: Table, side: int, seat: int, end: int) -> Procedure[None]:
    """One leader and the units with him go to an adjacent system."""
    combat = combats.fought(table)
    ready = who(table, side)
    about = OfPlace(PLACES[end])
    chosen = yield from which(Ask(seat, "retreat-leader", called(ready), about=about, rule="reb.retreat.how"))
    leader = LEADER[chosen]
    moved = yield from choose(table, side, seat, end)
    table.where[leader] = end
    units.transfer(table, combat.place, end, moved)
    for kind, _ in moved:
        if not RESTRICTED[kind]:
            combat.damage[kind] = ()  # all have left, and their damage with them
    combat.retreated = (True, combat.retreated[1]) if side == REBEL else (combat.retreated[0], True)
    if table.notes is not None:
        told = tuple((KINDS[kind], count) for kind, count in moved)
        table.note(Retreats, side, ROSTER[leader], PLACES[end], told)
    for theatre in (SPACE, GROUND):
        combats.judge(table, theatre, retreat=side)
    combats.bring(combat, "retreated", side, "round")
    yield from settle(table)
    if side == REBEL and table.options.expansion:
        used = yield from actions.window(table, EMPIRE, "retreated", "reb.rote.track-them")
        if used:
            yield from actions.play(table, EMPIRE, used.seat, used.card, combat.place)


class Berth(NamedTuple):
    """Units that may go or stay: those of a kind, or one of them where not all have the same damage."""

    option: Option
    kind: int
    most: int
    #: Which of the damaged ones it is; -1 where it makes no difference.
    number: int = -1


def berths(table: Table, kind: int) -> list[Berth]:
    """Whoever leaves loses his damage, so that it matters who does: it is the player's choice."""
    combat = combats.fought(table)
    count, marked = table.units[combat.place][kind], combat.damage[kind]
    suffered = {sum(pair) for pair in marked} | ({0} if len(marked) < count else set())
    if len(suffered) == 1:
        return [Berth(KINDS[kind], kind, count)]
    return [Berth((KINDS[kind], number), kind, 1, number) for number in range(count)]


def choose(table: Table, side: int, seat: int, end: int) -> Procedure[list[tuple[int, int]]]:
    """All ships go, but for TIEs; these and ground units go or stay within capacity (reb.retreat.all-ships)."""
    combat = combats.fought(table)
    here = table.units[combat.place]
    free = combats.lasts(combat, "free-retreat", side)
    mobile = [kind for kind in (*TROOPS[side][SPACE], *TROOPS[side][GROUND]) if here[kind] and not IMMOBILE[kind]]
    must = [(kind, here[kind]) for kind in mobile if not RESTRICTED[kind]]
    cargo = [berth for kind in mobile if RESTRICTED[kind] for berth in berths(table, kind)]
    room = sum(berth.most for berth in cargo) if free else loaded([kind for kind, _ in must], [n for _, n in must])
    if not cargo or room <= 0:
        return must
    caps = tuple(berth.most for berth in cargo)
    total = min(room, sum(caps))
    least = 0 if must else 1

    def sample(rng: Rng) -> tuple[int, ...]:
        left, counts = total, []
        for cap in caps:
            counts.append(rng.below(min(cap, left) + 1))
            left -= counts[-1]
        if sum(counts) < least:
            counts[0] = 1
        return tuple(counts)

    counts = yield Share(  # reb.retreat.leave-behind
        seat,
        "retreat-units",
        tuple(berth.option for berth in cargo),
        total,
        least=least,
        caps=caps,
        sample=sample,
        about=OfMove(PLACES[combat.place], PLACES[end]),
        rule="reb.retreat.leave-behind",
    )
    return must + embark(combat, cargo, counts)


def embark(combat: Combat, cargo: list[Berth], counts: tuple[int, ...]) -> list[tuple[int, int]]:
    """Who goes along, by kind; the damage of those who leave is gone, that of the others stays."""
    moved: dict[int, int] = {}
    for berth, count in reversed(list(zip(cargo, counts, strict=True))):  # numbers count from the first
        moved[berth.kind] = moved.get(berth.kind, 0) + count
        marked = combat.damage[berth.kind]
        if berth.number < 0:
            combat.damage[berth.kind] = marked[count:]
        elif count and berth.number < len(marked):
            combat.damage[berth.kind] = marked[: berth.number] + marked[berth.number + 1 :]
    return [(kind, count) for kind, count in reversed(moved.items()) if count]


# ── what must go or is destroyed ───────────────────────────────────────────────────────────────────────────────────


def stranded_ships(table: Table, combat: Combat) -> list[tuple[int, int]]:
    """Rebel ships that had to retreat and did not: lone transports, and ships in a stand-off with a station."""
    here = table.units[combat.place]
    rebels = units.standing(table, combat.place, TROOPS[REBEL][SPACE])
    imperial = units.standing(table, combat.place, TROOPS[EMPIRE][SPACE])
    if not rebels or not imperial:  # reb.combat.transports-need-enemy
        return []
    if all(kind == TRANSPORT for kind, _ in rebels):  # reb.combat.transports-alone
        return rebels
    if len(imperial) > 1 or (any(here[PART[EMPIRE][GROUND]]) and not _only_bunkers(here)):
        return []
    ((station, count),) = imperial
    # reb.ds.ion-standoff
    if station == DEATH_STAR and count * 4 <= 2 * here[ION_CANNON] and not combat.plans_shown:
        return [] if any(here[PART[EMPIRE][GROUND]]) else rebels
    # reb.gap.bunker-standoff
    if station == CONSTRUCTION and here[SHIELD_BUNKER] and not any(here[PART[REBEL][GROUND]]):
        return rebels
    return []


def _only_bunkers(here: list[int]) -> bool:
    return sum(here[PART[EMPIRE][GROUND]]) == here[SHIELD_BUNKER]


def lone_structures(table: Table, combat: Combat, side: int) -> list[tuple[int, int]]:
    """Structures that are a side's only ground units against enemy ground units (reb.combat.lone-structures)."""
    ground = units.standing(table, combat.place, TROOPS[side][GROUND])
    if not ground or not all(IMMOBILE[kind] for kind, _ in ground):
        return []
    if not shared(table, combat.place, GROUND):
        return []
    if table.options.expansion and combat.rolled[side]:  # reb.rote.structures-survive, reb.rote.structures-design
        return []
    return ground


def lone_site(table: Table, combat: Combat) -> bool:
    """A Death Star Under Construction that is the only Imperial ship against Rebel ships (reb.combat.lone-dsuc)."""
    here = table.units[combat.place]
    if not here[CONSTRUCTION] or here[SHIELD_BUNKER]:
        return False
    return sum(here[PART[EMPIRE][SPACE]]) == here[CONSTRUCTION] and any(here[PART[REBEL][SPACE]])


def round_end(table: Table) -> Procedure[None]:
    """What stands alone is destroyed; if a theatre is still shared, another round is fought."""
    combat = combats.fought(table)
    stranded = stranded_ships(table, combat)  # reb.cine.general-rules-stay
    if stranded:
        table.note(MustRetreat, PLACES[combat.place])
        fall(table, combat, stranded)
    doomed: list[tuple[int, int]] = []
    for side in (REBEL, EMPIRE):
        structures = lone_structures(table, combat, side)
        if structures:
            doomed += structures
            table.note(StructuresLost, side, PLACES[combat.place])
    if lone_site(table, combat):  # reb.ds.dsuc-no-rep: no reputation for it
        doomed.append((CONSTRUCTION, 1))
    fall(table, combat, doomed)
    for theatre in (SPACE, GROUND):
        combats.judge(table, theatre, retreat=NEUTRAL)
    if table.options.cinematic:
        from dejarik.games.rebellion.rules import cinematic

        yield from cinematic.end_of_round(table)
    yield from settle(table)
    yield from objectives.offer(table, "battle")  # what has fallen since the battles counts as well
    combats.expire(combat, "round")
    if shared(table, combat.place, SPACE) or shared(table, combat.place, GROUND):  # reb.combat.no-limit-rounds
        combat.round += 1
        table.agenda.append(("combat-round",))


def fall(table: Table, combat: Combat, doomed: list[tuple[int, int]]) -> None:
    """All units of these kinds are destroyed in the combat."""
    for kind, count in doomed:
        combat.lost[kind] += count
        combat.damage[kind] = ()
    units.destroy_some(table, combat.place, doomed)
