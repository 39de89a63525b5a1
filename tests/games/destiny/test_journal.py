"""The journal tells of everything that changes; the audit of all stages would notice if it did not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dejarik.games.destiny.notes import DamageDealt, GainsResources
from dejarik.games.destiny.state import Table
from tests.games.destiny.accounts import Books
from tests.games.destiny.stage import duel


def pay(table: Table) -> None:
    table.resources[0] -= 1


def hurt(table: Table) -> None:
    next(iter(table.pieces.values())).damage += 1


def shield(table: Table) -> None:
    next(iter(table.pieces.values())).shields += 1


def exhaust(table: Table) -> None:
    next(iter(table.pieces.values())).exhausted = True


def roll(table: Table) -> None:
    table.showing[next(iter(table.pieces.values())).dice[0]] = 1


def leave(table: Table) -> None:
    del table.pieces[table.characters(1)[0]]


def draw(table: Table) -> None:
    table.hands[0].append(table.decks[0].pop())


def claim(table: Table) -> None:
    table.claimed = 1


CHANGES = (pay, hurt, shield, exhaust, roll, leave, draw, claim)


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_the_audit_misses_what_nobody_told(change: Callable[[Table], None]) -> None:
    stage, _, _ = duel()
    after = stage.t.copy()
    assert not Books(stage.t, after, []).gaps
    change(after)
    assert Books(stage.t, after, []).gaps


def test_the_audit_counts_what_was_told() -> None:
    stage, own, _ = duel()
    after = stage.t.copy()
    after.resources[0] += 2
    assert not Books(stage.t, after, [GainsResources(0, 2)]).gaps
    assert Books(stage.t, after, [GainsResources(0, 1)]).gaps
    after = stage.t.copy()
    after.pieces[own].damage = 1
    assert not Books(stage.t, after, [DamageDealt("hired-gun", own, 2, 1)]).gaps
    assert Books(stage.t, after, [DamageDealt("hired-gun", own, 2, 2)]).gaps
