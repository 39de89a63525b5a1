"""Подготовка: from options to the first state. What players choose while they set up is in `rules/preparation`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dejarik.core.rng import Rng
from dejarik.games.rebellion import facts
from dejarik.games.rebellion.facts import (
    BASE,
    CORUSCANT,
    COUNT,
    EMPIRE,
    EVERYWHERE,
    GROUND,
    NEUTRAL,
    PERSON,
    PLACE,
    REBEL,
    ROLES,
    SETUP,
    SIDE,
    SPACE,
    SYSTEMS,
    UNIT,
    counted,
)
from dejarik.games.rebellion.options import Options, check
from dejarik.games.rebellion.state import ELIMINATED, POOL, SUPPLY, Table

#: Who sits where: the seats of the Rebel admiral and general and of the Imperial admiral and general.
POSTS: Mapping[int, tuple[int, int, int, int]] = {2: (0, 0, 1, 1), 3: (0, 0, 1, 2), 4: (0, 3, 1, 2)}  # reb.team.roles


def turns(seats: int) -> tuple[tuple[int, int], ...]:
    """Who takes turns, in order (reb.gap.team-initiative)."""
    if seats == 2:
        return (REBEL, -1), (EMPIRE, -1)
    # reb.team.two-turns
    return tuple((SIDE[side], ROLES.index(role)) for side, role in SETUP["team"]["order"])


def sides(seats: int) -> tuple[int, ...]:
    """The side of each seat (reb.team.roles)."""
    return tuple(REBEL if seat in POSTS[seats][:2] else EMPIRE for seat in range(seats))


def setup(seats: int, options: Options, rng: Rng) -> Table:
    """Everything that nobody chooses (reb.setup.steps)."""
    check(options)
    expansion = options.expansion
    table = Table(
        rng=rng,
        seats=seats,
        options=options,
        posts=POSTS[seats],
        turns=turns(seats),
        agenda=[],
        time=SETUP["track"]["time"],
        reputation=SETUP["track"]["reputation"],
        units=[[0] * COUNT for _ in range(BASE + 1)],
        presence=[0] * 4,
        supply=[unit.box if expansion or not unit.expansion else 0 for unit in UNIT],
        queue=[[0] * COUNT for _ in range(3)],
        orders=[(), ()],
        waiting=[0] * COUNT,
        loyalty=[NEUTRAL] * BASE,
        probes=(),
        probe_groups=[0] * BASE,
        where=[_start(leader, expansion=expansion) for leader in range(len(PERSON))],
        rings=[0] * len(PERSON),
        hands=[(), ()],
        decks=[(), ()],
        discards=[(), ()],
        assigned=[(), ()],
        projects=(),
        known=[(), ()],
        actions=[(), ()],
        recruited=[(), ()],
        action_decks=[(), ()],
        actions_known=[0, 0],
        actions_out=[(), ()],
        objectives=(),
        tracked=[(), ()],
        tactics=[(), ()],
        tactics_used=[(), (), (), ()],
        leader_limit=[8, 8],
    )
    table.loyalty[CORUSCANT] = EMPIRE
    lay_out_objectives(table)
    lay_out_cards(table)
    lay_out_galaxy(table)
    plan(table)
    return table


def _start(leader: int, *, expansion: bool) -> int:
    """Starting leaders are in the pool, the others wait beside the board (reb.setup.recruits-wait)."""
    person = PERSON[leader]
    if person.starting:  # reb.setup.starting-leaders
        return POOL
    return ELIMINATED if person.expansion and not expansion else SUPPLY


def _mixed(rng: Rng, cards: Sequence[str]) -> list[str]:
    mixed = list(cards)
    rng.shuffle(mixed)
    return mixed


def lay_out_objectives(table: Table) -> None:
    """By stage, I on top; the Rebels draw one (reb.setup.objectives, reb.rote.setup.objectives)."""
    expansion = table.options.expansion
    deck: list[str] = []
    out: list[str] = []
    for stage in (3, 2, 1):
        cards = facts.objectives(stage, expansion=expansion)
        if expansion:
            fixed = [card for card in cards if card.startswith("death-star-plans")]
            others = _mixed(table.rng, [card for card in cards if card not in fixed])
            cards = fixed + others[: 5 - len(fixed)]
            out += others[5 - len(fixed) :]
        deck += _mixed(table.rng, cards)
    table.objective_hand = (deck.pop(),)  # reb.rote.setup.objective-draw
    table.objectives = tuple(deck)
    table.objectives_out = tuple(out)


def lay_out_cards(table: Table) -> None:
    """Missions, projects, actions and tactic cards (reb.setup.missions, reb.setup.action-decks)."""
    rng, options = table.rng, table.options
    for side in (REBEL, EMPIRE):
        starting = tuple(facts.missions(side, "starting", expansion=options.expansion))
        table.hands[side] = starting
        table.known[side] = starting
        deck = facts.missions(side, "deck", expansion=options.expansion)
        if options.expansion_missions:  # reb.rote.setup.first-game
            deck = [card for card in deck if facts.MISSIONS[card].icon]
        table.decks[side] = tuple(_mixed(rng, deck))
        table.action_decks[side] = tuple(_mixed(rng, facts.actions(side, starting=False, expansion=options.expansion)))
    table.projects = tuple(_mixed(rng, facts.missions(EMPIRE, "project", expansion=options.expansion)))
    if not options.cinematic:  # reb.rote.setup.tactics
        table.tactics = [tuple(_mixed(rng, facts.tactics(theatre))) for theatre in (SPACE, GROUND)]


def lay_out_galaxy(table: Table) -> None:
    """Starting loyalty and the probe deck."""
    imperial = first_game(table) if table.options.first_game else draw_loyalty(table)
    table.probes_out = 1 << CORUSCANT | sum(1 << place for place in imperial)  # reb.setup.probe-removal
    deck = [place for place in range(BASE) if not table.probes_out >> place & 1]
    table.rng.shuffle(deck)
    table.probes = tuple(deck)
    table.suspects = EVERYWHERE & ~table.probes_out


def draw_loyalty(table: Table) -> list[int]:
    """Probe cards are revealed until enough of each kind have appeared (reb.setup.loyalty-draw, .loyalty-markers)."""
    cards = [PLACE[name] for name in SYSTEMS if PLACE[name] != CORUSCANT]
    table.rng.shuffle(cards)
    pools = [SYSTEMS[facts.PLACES[card]].pool for card in cards]  # reb.setup.loyalty-pools
    rebel = [card for card, pool in zip(cards, pools, strict=True) if pool == "rebel"]
    imperial = [card for card, pool in zip(cards, pools, strict=True) if pool == "imperial"]
    full = SETUP["full"]
    imperial = imperial[: full["imperial-draws"]]
    for place in rebel[: full["rebel-draws"]]:
        table.loyalty[place] = REBEL
    for number, place in enumerate(imperial):
        if number < full["subjugated-first"]:  # reb.setup.loyalty-markers
            table.subjugated |= 1 << place
        else:
            table.loyalty[place] = EMPIRE
    return imperial


def first_game(table: Table) -> list[int]:
    """Fixed loyalty and units (reb.setup.first-game)."""
    fixed = SETUP["first-game"]
    for name in fixed["rebel"]:
        table.loyalty[PLACE[name]] = REBEL
    for name in fixed["imperial"]:
        table.loyalty[PLACE[name]] = EMPIRE
    for name in fixed["subjugated"]:
        table.subjugated |= 1 << PLACE[name]
    for name, units in fixed["units"].items():
        place_units(table, PLACE[name], units)
    return [PLACE[name] for name in (*fixed["imperial"], *fixed["subjugated"])]


def place_units(table: Table, place: int, units: Mapping[str, int]) -> None:
    from dejarik.games.rebellion.rules.units import add

    for kind, count in counted(units):
        table.supply[kind] -= count
        add(table, place, kind, count)
    table.touched = table.vacated = 0


def plan(table: Table) -> None:
    """The choices of the set-up, the last one first."""
    options = table.options
    table.agenda = [("assignment",), ("deal-missions",), ("choose-base",)]
    if not options.first_game:
        table.agenda += [("starting-actions",), ("rebel-units",)]
        table.agenda += [("imperial-units", number) for number in reversed(range(len(starting_units(table, EMPIRE))))]
        if options.expansion_units:
            table.agenda.append(("construction-site",))
    if options.expansion and not options.expansion_missions:
        table.agenda.append(("mission-sets",))


def starting_units(table: Table, side: int) -> Mapping[str, int]:
    """The units that a side places at the start (reb.setup.imperial-units, reb.rote.setup.units-choice)."""
    lists = SETUP["expansion" if table.options.expansion_units else "full"]["units"]
    units: Mapping[str, int] = lists["empire" if side == EMPIRE else "rebel"]
    return units
