"""Squad building at the table («Составление звеньев»): both sides secretly and at once, then all cards are shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dejarik.core.question import Ask, Option, Procedure, Together
from dejarik.games.xwing.build import CORE_MODELS, Crew, fitting
from dejarik.games.xwing.cards.facts import FACTIONS
from dejarik.games.xwing.cards.pilots import PILOTS
from dejarik.games.xwing.cards.upgrades import UPGRADES
from dejarik.games.xwing.geometry import SMALL_BASE
from dejarik.games.xwing.notes import OfPoints, SquadShown
from dejarik.games.xwing.rules.deployment import new_ship
from dejarik.games.xwing.rules.missions import MISSIONS
from dejarik.games.xwing.state import IMPERIAL, REBEL, Table

DONE = "done"


def build_squads(table: Table) -> Procedure[None]:
    """Each side's first seat builds; with one box the Imperial takes his cards first."""
    sides = [side for side in (IMPERIAL, REBEL) if side in table.building]  # xw.mission.imperial-upgrades-first
    if table.one_core_box:
        taken: list[str] = [card for ship in table.ships for card in ship.upgrades]
        for side in sides:
            squad = yield from build_squad(table, side, tuple(taken))
            taken += [card for crew in squad for card in crew.upgrades]
            muster(table, side, squad)
    else:
        squads = yield Together({table.speaker(side): build_squad(table, side, ()) for side in sides})
        for side in sides:
            muster(table, side, squads[table.speaker(side)])
    table.reveal()
    settle_initiative(table)
    open_setup(table)


def build_squad(table: Table, side: int, taken: Sequence[str]) -> Procedure[list[Crew]]:
    """Take pilots and equip them until the player is content or the points are spent."""
    squad: list[Crew] = []
    while options := squad_options(table, side, squad, taken):
        if squad:
            options.append(DONE)
        about = OfPoints(table.points - sum(crew.cost for crew in squad))
        seat, rule = table.speaker(side), "xw.squad.secret"
        chosen = yield Ask(seat, "squad", tuple(options), secret=True, about=about, rule=rule)
        if chosen == DONE:
            break
        if chosen[0] == "pilot":
            squad.append(Crew(chosen[1]))
        else:
            index = chosen[1]
            squad[index] = Crew(squad[index].pilot, (*squad[index].upgrades, chosen[2]))
    return squad


def faction_of(squad: Sequence[Crew]) -> str:
    """What the first ship flies for; nobody knows before there is one."""
    known = [PILOTS[crew.pilot].faction for crew in squad if crew.pilot in PILOTS]
    return known[0] if known else ""


def room_at_edge(table: Table) -> int:
    """So many ships always find a place, however each is set down at the edge. xw.setup.play-area"""
    return 1 + (min(table.width, table.height) - SMALL_BASE) // (2 * SMALL_BASE)


def squad_options(table: Table, side: int, squad: list[Crew], taken: Sequence[str]) -> list[Option]:
    left = table.points - sum(crew.cost for crew in squad)
    pilots = [crew.pilot for crew in squad]
    upgrades = [card for crew in squad for card in crew.upgrades]
    factions = FACTIONS if table.any_faction and not squad else (faction_of(squad) or table.factions[side],)
    room = len(squad) < room_at_edge(table)
    options: list[Option] = [
        ("pilot", name)
        for name, pilot in PILOTS.items()
        if room and pilot.faction in factions and pilot.cost <= left and not (pilot.unique and name in pilots)
        if not table.one_core_box or _in_box(name, pilots)
    ]
    for index, crew in enumerate(squad):
        for name in fitting(PILOTS[crew.pilot], crew.upgrades):
            card = UPGRADES[name]
            free = not (card.unique and name in upgrades)
            boxed = not table.one_core_box or (*taken, *upgrades).count(name) < card.copies.get("core", 0)
            if card.cost <= left and free and boxed:
                options.append(("upgrade", index, name))
    return options


def _in_box(name: str, pilots: list[str]) -> bool:
    """The box still has this card and a model to fly it."""
    flying = Counter(PILOTS[pilot].ship.id for pilot in pilots)
    model = PILOTS[name].ship.id
    return pilots.count(name) < PILOTS[name].copies.get("core", 0) and flying[model] < CORE_MODELS[model]


def muster(table: Table, side: int, squad: Sequence[Crew], owners: Sequence[int] = ()) -> None:
    """A side's ships come to the table; a team's are dealt to its players in turn unless they are named."""
    seats = [seat for seat, belongs in enumerate(table.sides) if belongs == side]
    first, second = table.factions
    table.factions = (faction_of(squad), second) if side == REBEL else (first, faction_of(squad))
    for index, crew in enumerate(squad):
        seat = owners[index] if index < len(owners) else seats[index % len(seats)]
        ship = new_ship(table, seat, side, crew.pilot, crew.upgrades)
        ship.shields = 0
        table.ships.append(ship)
    spent = sum(crew.cost for crew in squad)
    table.spent = tuple(spent if each == side else before for each, before in enumerate(table.spent))
    table.note(SquadShown, table.banner(side), tuple(squad))


def settle_initiative(table: Table) -> None:
    """«Инициатива при составлении звеньев»: who spent fewer points has it; if equal, the Imperial."""
    rebel = table.points and table.spent[REBEL] < table.spent[IMPERIAL]  # xw.squad.initiative, xw.mission.initiative
    table.initiative = REBEL if rebel else IMPERIAL  # xw.init.default-imperial


def open_setup(table: Table) -> None:
    """Squads are known: on to the play area."""
    # xw.squad.then-setup, xw.gap.obst-place-step
    table.phase = "obstacles" if table.use_obstacles and table.mission not in MISSIONS else "deploy"
