"""Ресурсы: sources, costs, resource match; how they are paid is in `payment`."""

from __future__ import annotations

from typing import NamedTuple

from dejarik.core.cards import number, untouched
from dejarik.games.lcg.cards.ability import Moment, Use
from dejarik.games.lcg.cards.facts import Facts
from dejarik.games.lcg.cards.library import LIBRARY
from dejarik.games.lcg.rules.values import FACTS, facts, modifier, resource_value
from dejarik.games.lcg.state import Table, player


class Source(NamedTuple):
    """Источник ресурсов: a ready card, how much it can give at once, and whether it matches."""

    card: int
    value: int
    match: bool


def sources(table: Table, seat: int, affiliation: str | None = None) -> list[Source]:
    """The ready sources of a player; which of them match is asked for one affiliation."""
    found = []
    as_printed = "resources" not in table.changing and not table.lasting
    for piece in table.pieces.values():
        if piece.controller == seat and not piece.focus:  # lcg.res.example-2-lightsaber
            value = FACTS[piece.card].resources if as_printed else resource_value(table, piece)
            if value:  # lcg.res.sources
                match = affiliation is None or _matches(table, piece.id, affiliation)
                found.append(Source(piece.id, value, match))
    return found


def _matches(table: Table, source: int, affiliation: str) -> bool:
    # lcg.res.neutral-source
    return facts(table, source).affiliation == affiliation or modifier(table, "match", source) > 0


def available(table: Table, seat: int) -> int:
    return purse(table, seat).total


def match_needed(table: Table, seat: int, card: int) -> str | None:
    """The affiliation that a source must have: none for neutral cards or where an effect lifts the rule."""
    affiliation = facts(table, card).affiliation
    if untouched(table, "ignore-match", "no-match"):
        return affiliation
    # lcg.res.neutral-card
    if affiliation is None or modifier(table, "ignore-match", player(seat)) or modifier(table, "no-match", card):
        return None
    return affiliation


def cost_of(table: Table, seat: int, card: int) -> int:
    """Ресурсная цена now: printed, and changed by effects; never below zero."""
    printed = facts(table, card).cost
    if untouched(table, "cost", "next-cost"):
        return printed
    change = modifier(table, "cost", card) + modifier(table, "next-cost", player(seat))
    return max(0, printed + change)


def discount(table: Table, seat: int, card: int) -> int:
    """How much interrupts in play could still take off the cost when the card is played.

    Each says how far it goes; as they live on the same hand, two of them take off no more than one.
    """
    saved = 0
    for source in table.waiting.get("interrupt:playing", ()):
        piece = table.pieces[source]
        if piece.controller == seat:
            for ability in LIBRARY.scripts[piece.card].triggers["interrupt:playing"]:
                use = Use(table, seat, source, Moment(("playing",), thing=card, seat=seat), ability)
                assert ability.trigger is not None
                if ability.trigger.met(use):
                    saved = max(saved, number(getattr(ability.effects[0], "saves", 0), use))
    return saved


class Purse(NamedTuple):
    """What a player could pay at most, and the affiliations that can be matched ("*": any)."""

    total: int
    matches: set[str | None]
    #: A card whose printed cost is higher cannot be paid for whatever else there is.
    ceiling: int

    def match(self, affiliation: str | None) -> bool:
        return self.total > 0 if affiliation is None else affiliation in self.matches or "*" in self.matches


def purse(table: Table, seat: int) -> Purse:
    total, matches = 0, set()
    changing, lasting = table.changing, table.lasting
    as_printed = "resources" not in changing and not lasting
    for piece in table.pieces.values():
        if piece.controller == seat and not piece.focus:
            printed = FACTS[piece.card]
            value = printed.resources if as_printed else resource_value(table, piece)
            if value:
                total += value  # lcg.res.example-2-setup
                anything = "match" in changing and modifier(table, "match", piece.id) > 0
                matches.add("*" if anything else printed.affiliation)
    cheaper = lasting or "cost" in changing or "interrupt:playing" in table.waiting
    return Purse(total, matches, 99 if cheaper else total)


def why_not_payable(table: Table, seat: int, card: int, more: int = 0, held: Purse | None = None) -> str | None:
    """The rule that keeps a player from paying for a card, or None."""
    cost = cost_of(table, seat, card)
    if cost + more == 0:
        return None
    if held is None:
        held = purse(table, seat)
    if held.total < cost + more:
        saved = discount(table, seat, card)
        if not saved or held.total < cost + more - saved or not held.match(match_needed(table, seat, card)):
            return "lcg.deploy.cannot-afford"
        return None
    if cost and not held.match(match_needed(table, seat, card)):
        return "lcg.res.match"
    return None


def might_pay(table: Table, seat: int, printed: Facts) -> bool:
    """Whether a card with this print could be paid, as far as everybody can see; rather yes than no."""
    if printed.cost == 0 or any(lasting.stat == "next-cost" for lasting in table.lasting):
        return True
    if "cost" in table.changing:
        return True
    return available(table, seat) >= printed.cost
