"""Фаза Силы: commitments one by one, the struggle, the last window of the turn."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.lcg.cards.ability import Moment
from dejarik.games.lcg.notes import BalanceShifts, Commits, Struggle
from dejarik.games.lcg.rules.timing import reactions
from dejarik.games.lcg.rules.turn import begin_phase, end_phase, end_turn, then
from dejarik.games.lcg.rules.values import cannot, force_icons, modifier, units
from dejarik.games.lcg.rules.windows import window
from dejarik.games.lcg.state import Table, player

FORCE_CARDS = 3  # lcg.comp.force-cards, lcg.setup.force-cards


def force_begins(table: Table) -> Procedure[None] | None:
    return then(table, begin_phase(table, "force"), "force.2")


def force_cards(table: Table, seat: int) -> int:
    """Available Force cards: those of the seat that mark no unit."""
    # lcg.force.return-on-leave, lcg.destroy.unit-committed
    return FORCE_CARDS - sum(1 for piece in table.pieces.values() if piece.committed and piece.controller == seat)


def commitable(table: Table, seat: int) -> list[int]:
    if force_cards(table, seat) <= 0:  # lcg.force.limit-three, lcg.golden.cannot-in-rules
        return []
    return [
        # lcg.gap.commit-exhausted, lcg.kw.no-enhancements-force-card
        piece.id
        for piece in units(table, seat)
        if not piece.committed and not cannot(table, "cannot-commit", piece.id)
    ]


def force_commitments(table: Table) -> Procedure[None]:
    """Подчинение Силе: one unit after the other, as many as there are Force cards."""
    seat = table.active
    able = commitable(table, seat)
    if able:
        answer = yield Ask(seat, "commit", ("pass", *able), rule="lcg.force.commit")
        if answer != "pass":
            yield from commit(table, answer)  # lcg.gap.force-card-choice-order
            return
    table.step = "force.3"


def commit(table: Table, card: int) -> Procedure[None]:
    piece = table.pieces[card]
    piece.committed = True  # lcg.force.permanent
    table.note(Commits, piece.controller, piece.card, card)
    yield from reactions(table, Moment(("commits",), thing=card, seat=piece.controller, was=piece))


def force_total(table: Table, seat: int) -> int:
    """Потенциал Силы: icons of ready committed units, and what effects contribute."""
    # lcg.force.enhancement-icons-ignored
    icons = sum(force_icons(table, unit) for unit in units(table, seat) if unit.committed and not unit.focus)
    return icons + modifier(table, "struggle", player(seat))


def force_struggle(table: Table) -> Procedure[None]:
    """Борьба за господство: the higher total turns the token; a tie leaves it."""
    totals = [force_total(table, seat) for seat in table.seats]  # lcg.force.struggle-both-turns
    table.note(Struggle, totals[table.light], totals[table.dark])
    winner = table.active
    if totals[0] != totals[1]:  # lcg.force.struggle-tie
        winner = 0 if totals[0] > totals[1] else 1
        if table.balance != winner:
            table.balance = winner
            table.note(BalanceShifts, winner)
        yield from reactions(table, Moment(("struggle-won",), seat=winner))
    table.step = "force.4"


def force_actions(table: Table) -> Procedure[None]:
    return window(table, "force.5")


def force_ends(table: Table) -> Procedure[None]:
    yield from end_phase(table, "force")
    yield from end_turn(table)
