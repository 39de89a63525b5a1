"""The journal keeps the books: what changed on the table since the last question must have been told, and whoever
learned something hidden must have been shown it. Every scene of these tests is audited so (see `stage`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

from dejarik.core.given import Entry
from dejarik.core.note import Note
from dejarik.games.rebellion import notes
from dejarik.games.rebellion.facts import ACTIONS, EMPIRE, MISSIONS, PLACES, REBEL, SIDES, THEATRES, TRACK_END
from dejarik.games.rebellion.notes import combat as fights
from dejarik.games.rebellion.notes import expansion
from dejarik.games.rebellion.notes.assignment import MissionLaid
from dejarik.games.rebellion.rules.dice import told as told_dice
from dejarik.games.rebellion.state import Combat, Table
from tests.games.books import Ledger
from tests.games.rebellion.inventory import AUDITS
from tests.games.rebellion.retelling import retold

#: Notes after which what stood on the base space stands elsewhere.
MOVED_HOUSE = (notes.BaseRevealed, notes.BaseMoves)
#: Notes that tell of everybody on a mission by its number, or of everybody at all.
BACK_IN_THE_POOL = (notes.LeadersReturn, notes.Vetoes, expansion.FalseOrders, fights.CombatEnds, notes.BecomesJedi)


Thing = TypeVar("Thing")


class Books(Ledger[Table]):
    """The books of one step of the Galactic Civil War."""


def added(before: Iterable[Thing], after: Iterable[Thing]) -> list[Thing]:
    return list((Counter(after) - Counter(before)).elements())


# ── markers ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _track(books: Books) -> None:
    before, after = books.before, books.after
    books.need(after.time != before.time, books.heard(notes.TimeAdvances, time=after.time), "time")
    moves = (notes.ReputationGained, notes.ReputationLost)
    told = books.heard(*moves, reputation=after.reputation)
    books.need(after.reputation != before.reputation, told, "reputation")
    won = books.heard(notes.Wins, side=after.winner, result=after.result)
    books.need(after.winner != before.winner, won, "victory")
    if after.winner < 0 and after.reputation < TRACK_END:
        lost = sum(note.amount for note in books.told if isinstance(note, notes.ReputationLost))
        gained = sum(note.amount for note in books.told if isinstance(note, notes.ReputationGained))
        books.need(after.reputation != before.reputation + lost - gained, False, f"reputation by {lost - gained}")


# ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _piles(books: Books) -> None:
    """What lies open was named, now or when it was turned up."""
    before, after = books.before, books.after
    known = {*books.words, *before.objectives_in_play, "confrontation"}
    if before.errand is not None:
        known.add(before.errand.card)
    if books.heard(expansion.Subverts):
        known |= {card for side in (REBEL, EMPIRE) for card in before.assigned[side]}
    piles = [(before.discards[side], after.discards[side]) for side in (REBEL, EMPIRE)]
    piles += [
        (getattr(before, name), getattr(after, name))
        for name in ("spent", "objective_discards", "objectives_in_play", "project_discards")
    ]
    for was, now in piles:
        for card in added(was, now):
            books.need(True, card in known, f"{card} lies open")
    _decks(books)


def _decks(books: Books) -> None:
    """Cards that left a deck."""
    before, after = books.before, books.after
    drawn = (notes.DrawsMissions, notes.MissionFound, notes.MissionSet, expansion.MissionsKept, notes.Assigns)
    for side in (REBEL, EMPIRE):
        fewer = len(after.decks[side]) < len(before.decks[side])
        looks = bool(after.drawn or after.chosen or before.chosen)
        books.need(fewer, looks or books.heard(*drawn), "missions drawn")
    probes = (
        *(notes.DrawsProbes, notes.Scouts, notes.Intercepted, notes.BaseChosen, notes.ProbesSeen, notes.PlacesUnits),
        expansion.ProbeTucked,
    )
    books.need(len(after.probes) < len(before.probes), books.heard(*probes), "probe cards drawn")
    seen = books.heard(notes.DrawsObjectives, notes.LooksAtObjectives)
    books.need(len(after.objectives) < len(before.objectives), seen, "objectives drawn")


#: What everybody hears of cards, by number, and what only those hear who see them.
SEEN = {
    notes.DrawsMissions: notes.MissionsDrawn,
    notes.DrawsProjects: notes.MissionsDrawn,
    notes.DrawsProbes: notes.ProbesDrawn,
    notes.Scouts: notes.ProbesSeen,
    notes.DrawsObjectives: notes.ObjectivesDrawn,
    notes.LooksAtObjectives: notes.ObjectivesSeen,
    notes.Intercepted: notes.InterceptedSeen,
    fights.DrawsTactics: fights.TacticsDrawn,
}


def _numbers(books: Books) -> None:
    """After what is told by number, the cards are told to those who see them, as many as there are."""
    for number, note in enumerate(books.told):
        count: int = getattr(note, "count", 0)
        if type(note) in SEEN and count:
            then = books.told[number + 1] if number + 1 < len(books.told) else None
            cards = getattr(then, "cards", getattr(then, "places", ()))
            books.need(True, isinstance(then, SEEN[type(note)]) and len(cards) == count, f"which cards: {note}")
    returned = sum(note.count for note in books.told if isinstance(note, expansion.ProbesReturned))
    moved = books.heard(notes.DrawsProbes, notes.Scouts, notes.BaseMoves, notes.BaseDeclined, expansion.TuckedRevealed)
    if returned and not moved:
        books.need(len(books.after.probes) != len(books.before.probes) + returned, False, "probe cards returned")


def _advanced(books: Books) -> None:
    """Used tactic cards come back when somebody takes them, or when the last one is used (reb.cine.discard)."""
    if not books.after.options.cinematic or books.heard(expansion.TacticsRecovered, fights.CombatEnds):
        return
    for was, now in zip(books.before.tactics_used, books.after.tactics_used, strict=True):
        last_used = len(now) == 1 and now[0] not in was
        for card in added(now, was):
            spent = card in books.after.spent
            books.need(not last_used and not spent, card in books.words, f"{card} came back")


def _hands(books: Books) -> None:
    """Their owner heard which cards came."""
    before, after = books.before, books.after
    for side in (REBEL, EMPIRE):
        known = {*books.words, *before.assigned[side], *before.drawn, before.chosen}
        if before.errand is not None:
            known.add(before.errand.card)
        for card in added(before.hands[side], after.hands[side]):
            books.need(True, card in known, f"{card} came to hand")
        for card in added(before.actions[side], after.actions[side]):
            books.need(after.phase != "assignment", card in known, f"{card} was taken")
        if after.combat is not None:
            own = before.combat.hands[side] if before.combat is not None else ()
            for card in added(own, after.combat.hands[side]):
                books.need(True, card in known and books.heard(fights.DrawsTactics), f"{card} was drawn")
    for card in added(before.objective_hand, after.objective_hand):
        books.need(True, card in books.words or card in before.objective_discards, f"{card} was drawn")
    for place in added(before.probe_hand, after.probe_hand):
        books.need(True, PLACES[place] in books.words, f"probe card of {PLACES[place]}")


# ── the course of the game ─────────────────────────────────────────────────────────────────────────────────────────


def _course(books: Books) -> None:
    before, after = books.before, books.after
    if after.winner >= 0:
        return
    books.need(after.round != before.round, books.heard(notes.RoundOver, round=before.round), "round over")
    begins = books.heard(notes.AssignmentBegins, round=after.round)
    books.need(after.round != before.round, begins, "assignment begins")
    refreshes = after.phase == "refresh"
    told = books.heard(notes.RefreshBegins, round=after.round)
    books.need(refreshes and before.phase != "refresh", told, "refresh begins")
    over = before.agenda[-1:] == [("command-over",)] or (refreshes and books.heard(notes.Passes))
    books.need(over, books.heard(notes.CommandOver), "command over")
    shown = after.revealed and not before.revealed
    books.need(shown, books.heard(notes.BaseRevealed, place=PLACES[after.base]), "base revealed")
    moved = after.base != before.base >= 0
    books.need(moved, books.heard(notes.BaseMoves, place=PLACES[before.base]), "base moved")
    books.need(bool(after.passed & ~before.passed), books.heard(notes.Passes), "a pass")


def _recruiting(books: Books) -> None:
    """Everybody hears who joins, or that nobody does."""
    step = books.after.agenda[-1] if books.after.agenda else ()
    if step[:1] == ("recruit-card",) and books.before.agenda[-1:] != [step]:
        _, side, leader = step
        nobody = int(leader) < 0
        told = books.heard(notes.RecruitsNobody, side=side) if nobody else books.heard(notes.Recruits, side=side)
        books.need(True, told, "who was recruited")


def _combat(books: Books) -> None:
    before, after = books.before.combat, books.after.combat
    if books.after.winner >= 0:
        return
    if before is not None and after is not None and before.place == after.place:
        _blows(books, before, after)
        return
    if after is not None:
        begins = books.heard(fights.CombatBegins, place=PLACES[after.place], side=after.current)
        books.need(True, begins, "combat begins")
    if before is not None:
        books.need(True, books.heard(fights.CombatEnds, place=PLACES[before.place]), "combat ends")


def _blows(books: Books, before: Combat, after: Combat) -> None:
    if ("combat-end",) in books.before.agenda and ("combat-end",) not in books.after.agenda:
        for theatre, winner in zip(THEATRES, after.winners, strict=True):
            books.need(winner >= 0, books.heard(fights.BattleWon, side=winner, theatre=theatre), "battle won")
    books.need(after.round != before.round, books.heard(fights.RoundBegins, round=after.round), "combat round")
    books.need(after.retreated != before.retreated, books.heard(fights.Retreats), "retreat")
    marked = (fights.AssignsDamage, fights.BlocksDamage, expansion.RemovesDamage, notes.Destroyed, fights.Retreats)
    books.need(suffered(after) != suffered(before), books.heard(*marked), "damage")
    rolled = bool(after.dice) and after.roller != before.roller
    books.need(rolled, bool(books.words & set(told_dice(after.dice))), "dice")


def suffered(combat: Combat) -> list[int]:
    """Damage by kind of unit."""
    return [sum(old + new for old, new in marked) for marked in combat.damage]


def _errand(books: Books) -> None:
    before, after = books.before.errand, books.after.errand
    if after is None:
        return
    fresh = before is None or before.card != after.card
    books.need(fresh, books.heard(notes.RevealsMission, card=after.card), f"{after.card} was revealed")
    if before is not None and not fresh:
        books.need(after.dice != before.dice, books.heard(notes.Rolls), "dice of a mission")
        ends = (notes.MissionSucceeds, notes.Unopposed, notes.RingUsed)
        books.need(after.success == 1 != before.success, books.heard(*ends), "a mission's success")


LASTING = {
    "protected": notes.Protected,
    "boosted": notes.Boosted,
    "locked": notes.Locked,
    "detained": notes.Detained,
    "doomed": expansion.Doomed,
}


def _lasting(books: Books) -> None:
    before, after = books.before, books.after
    for what, _ in added(before.lasting, after.lasting):
        if what in LASTING:
            books.need(True, books.heard(LASTING[what], notes.BecomesJedi), what)
    for card, _ in added(before.tucked, after.tucked):
        books.need(True, books.heard(expansion.ProbeTucked, card=card), f"a probe card under {card}")
    for card, _ in added(after.tucked, before.tucked):
        told = books.heard(expansion.TuckedRevealed, expansion.ProbesReturned)
        books.need(True, told, f"the probe card under {card}")
    more = len(after.mobilizations) > len(before.mobilizations)
    books.need(more, books.heard(notes.Mobilizes), "mobilization")
    books.need(after.leader_limit != before.leader_limit, books.heard(expansion.LimitRaised), "leader limit")


# ── who may know ───────────────────────────────────────────────────────────────────────────────────────────────────

#: What only one side is told, and what both are, but no spectator.
OF_A_SIDE: dict[type[Note], int] = {
    notes.ProbesDrawn: EMPIRE,
    notes.ProbesSeen: REBEL,
    notes.ObjectivesDrawn: REBEL,
}
OF_WHOEVER_LOOKS = (notes.MissionsDrawn, notes.ObjectivesSeen, notes.MissionFoundSeen, fights.TacticsDrawn)
OF_BOTH_SIDES = (notes.InterceptedSeen, notes.ObjectivesShown, expansion.MissionsSeen)


def leaks(table: Table, entries: Sequence[Entry]) -> list[str]:
    """Notes that were told to others than those who may know."""
    wrong, looks = [], EMPIRE
    for entry in entries:
        note = entry.note
        may: tuple[int, ...] | None = None
        if type(note) in OF_A_SIDE:
            may = table.team(OF_A_SIDE[type(note)])
        elif isinstance(note, OF_WHOEVER_LOOKS):
            may = table.team(looks)
        elif isinstance(note, notes.ActionsDrawn):
            may = table.team(SIDES.index(ACTIONS[note.cards[0]].side))
        elif isinstance(note, MissionLaid):
            may = table.team(SIDES.index(MISSIONS[note.card].side))
        elif isinstance(note, OF_BOTH_SIDES):
            may = tuple(range(table.seats))
        if (None if entry.to is None else sorted(entry.to)) != (None if may is None else sorted(may)):
            wrong.append(f"{note} was told to {entry.to}")
        looks = getattr(note, "side", EMPIRE)  # only the Empire draws projects
    return wrong


# ── what could not simply be undone ────────────────────────────────────────────────────────────────────────────────


def private(table: Table, side: int) -> list[object]:
    """Hidden cards that a side knows."""
    found: list[object] = [*table.hands[side], *table.actions[side], *table.assigned[side]]
    found += table.drawn if table.drawer == side else ()
    found += [table.chosen] if table.current == side else []
    if table.combat is not None:
        found += table.combat.hands[side]
    if side == REBEL:
        return [*found, *table.objective_hand, *table.scouted, *table.peeked, *table.tracked[REBEL]]
    return [*found, *table.probe_hand, *table.tracked[EMPIRE]]


def public(table: Table) -> list[object]:
    """Cards that everybody sees."""
    found: list[object] = [*table.spent, *table.objective_discards, *table.objectives_in_play, *table.planted]
    found += [*table.known[REBEL], *table.known[EMPIRE]]
    found += [*table.discards[REBEL], *table.discards[EMPIRE], *table.project_discards]
    found += table.combat.chosen if table.combat is not None else ()
    return found + ([table.errand.card] if table.errand is not None else [])


def _shown(books: Books) -> None:
    """New cards before somebody's eyes: the kernel must hear that something was shown."""
    before, after = books.before, books.after
    searched = books.heard(notes.MissionFound, notes.Assigns) or before.chosen or after.chosen
    if after.shown > before.shown or searched:  # what is in a deck its owner knows
        return
    for side in (REBEL, EMPIRE):
        known = {*private(before, side), *public(before), *sum(before.tactics_used, ()), ""}
        fresh = [card for card in (*private(after, side), *public(after)) if card not in known]
        books.need(bool(fresh), False, f"shown: {fresh}")
    ended = after.revealed != before.revealed or after.winner != before.winner
    books.need(ended, False, "shown: the base")


Books.checks = (_track, _piles, _advanced, _hands, _numbers, _recruiting, _course, _combat, _errand, _lasting, _shown)
Books.checks += (*AUDITS, retold)
