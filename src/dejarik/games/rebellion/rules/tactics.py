"""Карты тактики: two decks, one for each theatre, drawn and reshuffled in every combat."""

from __future__ import annotations

from dejarik.games.rebellion.facts import SIDES, TACTICS, THEATRES
from dejarik.games.rebellion.facts import tactics as all_tactics
from dejarik.games.rebellion.notes.combat import DrawsTactics, TacticsDrawn
from dejarik.games.rebellion.rules.zones import shuffled, without
from dejarik.games.rebellion.state import Combat, Table


def draw(table: Table, side: int, theatre: int, count: int) -> None:
    """Tactic cards of a theatre into the hand; discards are shuffled when the deck has run out."""
    combat = table.combat
    assert combat is not None
    drawn: list[str] = []
    for _ in range(count):
        if not table.tactics[theatre]:
            table.tactics[theatre] = shuffled(table, table.tactics_used[theatre])
            table.tactics_used[theatre] = ()
        if not table.tactics[theatre]:
            break
        drawn.append(table.tactics[theatre][-1])
        table.tactics[theatre] = table.tactics[theatre][:-1]
    if not drawn:
        return
    combat.hands[side] += tuple(drawn)
    table.reveal()
    if table.notes is not None:
        table.note(DrawsTactics, side, THEATRES[theatre], len(drawn))
        table.whisper(table.team(side), TacticsDrawn, tuple(drawn))


def held(combat: Combat, side: int, theatre: int) -> list[str]:
    """Cards of a theatre in hand; their backs show which they are."""
    name = THEATRES[theatre]
    return [card for card in combat.hands[side] if TACTICS[card].theatre == name]


def discard(table: Table, side: int, card: str) -> None:
    combat = table.combat
    assert combat is not None
    combat.hands[side] = without(combat.hands[side], card)
    theatre = THEATRES.index(TACTICS[card].theatre)
    table.tactics_used[theatre] += (card,)
    table.reveal()


def reshuffle(table: Table) -> None:
    """Both decks are complete again."""
    combat = table.combat
    assert combat is not None
    for theatre in range(len(THEATRES)):
        drawn = any(held(combat, side, theatre) for side in range(len(SIDES)))
        if drawn or table.tactics_used[theatre]:
            table.tactics[theatre] = shuffled(table, all_tactics(theatre))
            table.tactics_used[theatre] = ()
