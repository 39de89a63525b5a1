"""Постоянные эффекты, категории и черты: what the numbers of a card are now, all modifiers counted."""

from __future__ import annotations

from typing import Final

from dejarik.core.cards import cannot, modifier
from dejarik.games.lcg.cards.facts import Facts, cards
from dejarik.games.lcg.cards.library import ICONS
from dejarik.games.lcg.state import ATTACKER, Piece, Table, player

FACTS: Final = cards()
RESERVE: Final = 6  # lcg.draw.reserve-six


def facts(table: Table, card: int) -> Facts:
    """What is printed on the card with this number."""
    return FACTS[table.cards[card]]


def capacity(table: Table, piece: Piece) -> int:
    """Стойкость. The dial has none."""
    return max(0, FACTS[piece.card].capacity + modifier(table, "capacity", piece.id))


def remaining(table: Table, piece: Piece) -> int:
    """How much more damage fits on the card."""
    return max(0, capacity(table, piece) - piece.damage)


def resource_value(table: Table, piece: Piece) -> int:
    """Производственный потенциал."""
    if piece.kind == "dial":
        return 0
    return max(0, FACTS[piece.card].resources + modifier(table, "resources", piece.id))


def force_icons(table: Table, piece: Piece) -> int:
    return max(0, FACTS[piece.card].force + modifier(table, "force", piece.id))


def reserve(table: Table, seat: int) -> int:
    """Значение резерва: never below zero."""
    # lcg.draw.reserve-modified, lcg.gap.reserve-below-zero
    return max(0, RESERVE + modifier(table, "reserve", player(seat)))


def has_trait(table: Table, card: int, trait: str) -> bool:
    printed = 0 if card <= 0 else trait in FACTS[table.cards[card]].traits
    return printed + modifier(table, f"trait:{trait}", card) > 0


def has_keyword(table: Table, piece: Piece, keyword: str) -> bool:
    """A keyword other than Edge and Protect: printed or gained, once is enough."""
    # lcg.kw.reminder-text, lcg.gap.edge-keyword-stacking
    return bool(getattr(FACTS[piece.card], keyword)) or modifier(table, keyword, piece.id) > 0


def edge_bonus(table: Table, piece: Piece) -> int:
    """Стычка (x): all its instances add up."""
    return FACTS[piece.card].edge_bonus + modifier(table, "edge_bonus", piece.id)  # lcg.gap.edge-keyword-stacking


def protects(table: Table, piece: Piece) -> frozenset[str]:
    """The traits that a unit with Protect protects."""
    printed, gained = FACTS[piece.card].protect, given_protection(table)
    if not gained:
        return printed
    return printed | {stat.removeprefix("protect:") for stat in gained if modifier(table, stat, piece.id) > 0}


def given_protection(table: Table) -> list[str]:
    """The kinds of Protect that effects give to any unit now."""
    given = [stat for stat in table.changing if stat.startswith("protect:")]
    return given + [lasting.stat for lasting in table.lasting if lasting.stat.startswith("protect:")]


def icon_strength(table: Table, piece: Piece, icon: str) -> int:
    """Ударная мощь: the usable icons of a type; edge-enabled ones only with the edge, blast only when attacking."""
    if icon == "blast" and piece.role != ATTACKER:  # lcg.strike.blast-defending
        return 0
    return icons(table, piece, icon, edge=table.edge == piece.controller)


def icons(table: Table, piece: Piece, icon: str, *, edge: bool) -> int:
    """How many icons of a type a unit has, printed and gained, with the edge or without it."""
    printed = FACTS[piece.card]
    # lcg.strike.without-edge, lcg.strike.icon-count
    strength: int = getattr(printed.normal, icon) + modifier(table, icon, piece.id)
    if edge:  # lcg.strike.with-edge, lcg.strike.example-6-advisor
        strength += getattr(printed.edge, icon) + modifier(table, f"edge_{icon}", piece.id)
    return max(0, strength)  # lcg.strike.example-strength-2


def units(table: Table, seat: int) -> list[Piece]:
    return [piece for piece in table.pieces.values() if piece.kind == "unit" and piece.controller == seat]


def objectives(table: Table, seat: int) -> list[Piece]:
    """Текущие директивы."""
    # lcg.type.objective
    return [piece for piece in table.pieces.values() if piece.kind == "objective" and piece.controller == seat]


def participants(table: Table, seat: int) -> list[Piece]:
    """Участники."""
    return [
        piece for piece in table.pieces.values() if piece.role and piece.kind == "unit" and piece.controller == seat
    ]


def enhancements(table: Table, host: int) -> list[Piece]:
    """What is attached to a card, the dial or a play area."""
    return [piece for piece in table.pieces.values() if piece.host == host]


__all__ = [
    "FACTS",
    "ICONS",
    "cannot",
    "capacity",
    "edge_bonus",
    "enhancements",
    "facts",
    "force_icons",
    "has_keyword",
    "has_trait",
    "icon_strength",
    "icons",
    "modifier",
    "objectives",
    "participants",
    "protects",
    "remaining",
    "reserve",
    "resource_value",
    "units",
]
