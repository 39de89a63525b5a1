"""Nothing is lost and nothing comes from nowhere: what is in the box is somewhere on the table, and what the table
notes down about itself is true. Every scene of these tests is audited so (see `stage`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from dejarik.games.rebellion import notes
from dejarik.games.rebellion.facts import (
    ACTIONS,
    BASE,
    CORUSCANT,
    COUNT,
    EMPIRE,
    GROUND,
    KINDS,
    MISSIONS,
    NEUTRAL,
    PLACES,
    POPULOUS,
    REBEL,
    ROSTER,
    SPACE,
    THEATRES,
    UNIT,
    places,
)
from dejarik.games.rebellion.notes.combat import RoundBegins
from dejarik.games.rebellion.state import ELIMINATED, ON_MISSION, POOL, SUPPLY, Table
from tests.games.books import Ledger

#: What cards bring to a combat: for whom it may hold, and how long.
EITHER = frozenset({REBEL, EMPIRE})
EFFECTS: dict[tuple[str, str], frozenset[int]] = {
    ("no-space-tactics", "round"): frozenset({EMPIRE}),
    ("weaker", "combat"): frozenset({NEUTRAL}),
    ("red-hits", "combat"): frozenset({REBEL}),
    ("fewer-dice", "round"): frozenset({REBEL}),
    ("open-hand", "combat"): frozenset({REBEL}),
    ("no-retreat", "combat"): frozenset({REBEL}),
    ("no-retreat", "round"): EITHER,
    ("free-retreat", "round"): EITHER,
    ("no-block", "step"): EITHER,
    **{(f"prevent-{what}", "step"): EITHER for what in ("black", "red", "direct")},
    **dict.fromkeys((("shed-two", "step"), ("absorb", "step"), ("no-repair", "step")), EITHER),
    ("tractor", "round"): frozenset({EMPIRE}),
    ("rogue-one", "round"): frozenset({REBEL}),
    ("confrontation", "round"): frozenset({REBEL}),
    ("retreated", "round"): EITHER,
}
#: What lasts longer than what brought it: on leaders, on systems, on nobody.
ON_LEADERS = frozenset({"protected", "boosted", "loose", "detained", "doomed"})
ON_SYSTEMS = frozenset({"locked", "fresh-bunker"})


def pieces(table: Table, kind: int) -> int:
    """How many of a kind there are, wherever they stand."""
    queued = sum(space[kind] for space in table.queue)
    return table.supply[kind] + table.waiting[kind] + queued + sum(row[kind] for row in table.units)


def mission_cards(table: Table) -> Iterator[str]:
    for side in (REBEL, EMPIRE):
        yield from (*table.hands[side], *table.decks[side], *table.discards[side], *table.assigned[side])
    yield from (*table.projects, *table.project_discards, table.chosen)
    yield from (card for card in table.drawn if card in MISSIONS)


def action_cards(table: Table) -> Iterator[str]:
    for side in (REBEL, EMPIRE):
        yield from (*table.actions[side], *table.action_decks[side], *table.actions_out[side])
    yield from (card for card in (*table.spent, *table.drawn) if card in ACTIONS)


def objective_cards(table: Table) -> Iterator[str]:
    yield from (*table.objectives, *table.objective_hand, *table.objective_discards)
    yield from (*table.objectives_out, *table.objectives_in_play)


def probe_cards(table: Table) -> Iterator[int]:
    yield from (*table.probes, *table.probe_hand, *table.scouted, *table.planted, *places(table.probes_out))
    yield from (probe for _, probe in table.tucked)
    yield table.base


def tactic_cards(table: Table) -> Iterator[str]:
    if table.options.cinematic:
        return
    for cards in (*table.tactics, *table.tactics_used, *(table.combat.hands if table.combat is not None else ())):
        yield from cards


def count(cards: Iterator[str]) -> Counter[str]:
    return Counter(card for card in cards if card)


def box(books: Ledger[Table]) -> None:
    """As many pieces and cards as before."""
    before, after = books.before, books.after
    for kind in range(COUNT):
        books.need(pieces(before, kind) != pieces(after, kind), False, f"{KINDS[kind]} lost or found")
    errands = [table.errand.card for table in (before, after) if table.errand is not None]
    was, now = count(mission_cards(before)), count(mission_cards(after))
    strays = (was - now) + (now - was)
    sorted_out = books.heard(notes.MissionSet)  # one of two sets goes back to the box
    books.need(bool(strays - Counter(errands)) and not sorted_out, False, f"missions lost or found: {strays}")
    for what, told in (
        ("actions", [count(action_cards(table)) for table in (before, after)]),
        ("objectives", [count(objective_cards(table)) for table in (before, after)]),
        ("tactics", [count(tactic_cards(table)) for table in (before, after)]),
    ):
        books.need(told[0] != told[1], False, f"{what} lost or found: {told[0] - told[1]}, {told[1] - told[0]}")
    probes = [sorted(card for card in probe_cards(table) if card != NEUTRAL) for table in (before, after)]
    books.need(probes[0] != probes[1], False, "probe cards lost or found")


# ── what the table notes down about itself ─────────────────────────────────────────────────────────────────────────


def standing(row: Sequence[int], side: int, theatre: int) -> bool:
    return any(
        count and unit.side == ("rebel", "empire")[side] and unit.theatre == THEATRES[theatre]
        for unit, count in zip(UNIT, row, strict=True)
    )


def board(books: Ledger[Table]) -> None:
    table = books.after
    for side in (REBEL, EMPIRE):
        for theatre in (SPACE, GROUND):
            there = sum(1 << place for place, row in enumerate(table.units) if standing(row, side, theatre))
            books.need(there != table.presence[2 * side + theatre], False, f"presence {side} {theatre}")
    books.need(any(count < 0 for row in (*table.units, *table.queue, table.supply) for count in row), False, "less")
    books.need(table.revealed and any(table.units[BASE]), False, "units on the space of a revealed base")
    books.need(table.revealed and BASE in table.where, False, "leaders on the space of a revealed base")
    books.need(standing(table.units[BASE], EMPIRE, GROUND) or standing(table.units[BASE], EMPIRE, SPACE), False, "base")
    for leader, at in enumerate(table.where):
        known = at <= BASE or at in (POOL, SUPPLY, ELIMINATED) or at >= ON_MISSION
        books.need(not known, False, f"{ROSTER[leader]} is nowhere")


def cards(books: Ledger[Table]) -> None:
    table = books.after
    for side in (REBEL, EMPIRE):
        books.need(len(table.actions[side]) != len(table.recruited[side]), False, "who came with which card")
        books.need(table.actions_known[side] > len(table.action_decks[side]), False, "known action cards")
        held = Counter([*table.hands[side], *table.assigned[side]])
        held += Counter([table.chosen] if table.current == side else [])
        books.need(bool(Counter(table.known[side]) - held), False, "missions known to be held")
    books.need(table.projects_known > len(table.projects), False, "known projects")
    hidden = {*table.objectives, *table.objective_hand}
    books.need(not hidden.issuperset(table.tracked[EMPIRE]), False, "objectives that the Empire knows")
    for note in books.told:
        if isinstance(note, notes.PlaysObjective) and note.card in table.objective_hand:
            books.need(note.card not in table.tracked[EMPIRE], False, f"{note.card} was shown")


def effects(books: Ledger[Table]) -> None:
    """What cards have brought is known, and holds for those for whom it may."""
    table = books.after
    for what, on in table.lasting:
        place = what in ON_SYSTEMS and 0 <= on < BASE
        leader = what in ON_LEADERS and 0 <= on < len(ROSTER)
        books.need(not (place or leader or (what, on) == ("yoda", 0)), False, f"{what} lasts")
    if table.combat is None:
        return
    for what, side, until in table.combat.effects:
        books.need(side not in EFFECTS.get((what, until), ()), False, f"{what} for {side} until the end of the {until}")
    if books.heard(RoundBegins) and table.combat.round > 1:
        over = [effect for effect in table.combat.effects if effect[2] != "combat"]
        books.need(bool(over), False, f"from the round before: {over}")
    for kind, marked in enumerate(table.combat.damage):
        there = table.units[table.combat.place][kind]
        books.need(len(marked) > there, False, f"damage on {KINDS[kind]}s that are not there")
        books.need(any(min(pair) < 0 for pair in marked), False, f"less than no damage on {KINDS[kind]}s")


def quiet(table: Table) -> bool:
    """Between two turns: whatever was to happen has happened."""
    return table.phase == "command" and table.agenda[-1:] == [("command",)] and table.winner == NEUTRAL


def rest(books: Ledger[Table]) -> None:
    """Between turns nothing is left over from what was done."""
    table = books.after
    if not quiet(table):
        return
    books.need(table.combat is not None, False, "a combat that is over")
    books.need(bool(table.touched), False, "changes that nobody looked at")
    books.need(table.origins != 0, False, "where units came from")
    for place in range(BASE):
        if books.before.units[place] == table.units[place] and books.before.loyalty[place] == table.loyalty[place]:
            continue
        books.need(bool(table.subjugated >> place & 1) != held_down(table, place), False, f"{PLACES[place]} subjugated")


def held_down(table: Table, place: int) -> bool:
    """Imperial ground units keep a populous system down that is not loyal to them (reb.subjugate.place)."""
    populous = bool(POPULOUS >> place & 1) and not table.destroyed >> place & 1 and place != CORUSCANT
    return populous and table.loyalty[place] != EMPIRE and standing(table.units[place], EMPIRE, GROUND)


AUDITS = (box, board, cards, effects, rest)
