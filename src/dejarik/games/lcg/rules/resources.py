"""Ресурсы: sources, resource match, payment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dejarik.core.cards import number
from dejarik.core.question import Procedure, Share
from dejarik.core.rng import Rng
from dejarik.games.lcg.cards.ability import Moment, Use
from dejarik.games.lcg.cards.facts import Facts
from dejarik.games.lcg.cards.library import LIBRARY
from dejarik.games.lcg.notes import Generates, OfPayment
from dejarik.games.lcg.rules.timing import reactions
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
    for piece in table.pieces.values():
        if piece.controller == seat and not piece.focus:
            value = resource_value(table, piece)
            if value:
                match = affiliation is None or _matches(table, piece.id, affiliation)
                found.append(Source(piece.id, value, match))
    return found


def _matches(table: Table, source: int, affiliation: str) -> bool:
    return facts(table, source).affiliation == affiliation or modifier(table, "match", source) > 0


def available(table: Table, seat: int) -> int:
    return sum(source.value for source in sources(table, seat))


def match_needed(table: Table, seat: int, card: int) -> str | None:
    """The affiliation that a source must have: none for neutral cards or where an effect lifts the rule."""
    affiliation = facts(table, card).affiliation
    if affiliation is None or modifier(table, "ignore-match", player(seat)) or modifier(table, "no-match", card):
        return None
    return affiliation


def cost_of(table: Table, seat: int, card: int) -> int:
    """Ресурсная цена now: printed, and changed by effects; never below zero."""
    change = modifier(table, "cost", card) + modifier(table, "next-cost", player(seat))
    return max(0, facts(table, card).cost + change)


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
    matches: frozenset[str | None]

    def match(self, affiliation: str | None) -> bool:
        return self.total > 0 if affiliation is None else affiliation in self.matches or "*" in self.matches


def purse(table: Table, seat: int) -> Purse:
    found = sources(table, seat)
    matches = {"*" if modifier(table, "match", s.card) > 0 else facts(table, s.card).affiliation for s in found}
    return Purse(sum(source.value for source in found), frozenset(matches))


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
    found = sources(table, seat)
    return sum(source.value for source in found) >= printed.cost


def pay(table: Table, seat: int, card: int, cost: int, affiliation: str | None) -> Procedure[bool]:
    """Generate resources for one card or ability: a token for each, all sources at once; a surplus is lost."""
    if cost == 0:
        return True
    found = sources(table, seat, affiliation)
    total = sum(source.value for source in found)
    if total < cost or not any(source.match for source in found):
        return False
    if total == cost:
        taken: Sequence[int] = [source.value for source in found]
    else:
        taken = yield _payment(table, seat, card, cost, affiliation, found)
    generated = []
    for source, count in zip(found, taken, strict=True):
        if count:
            table.pieces[source.card].focus += count
            generated.append(Moment(("generates",), thing=source.card, seat=seat, amount=count))
            table.note(Generates, table.cards[source.card], count, source.card)
    yield from reactions(table, *generated)
    return True


def _payment(table: Table, seat: int, card: int, cost: int, affiliation: str | None, found: Sequence[Source]) -> Share:
    """Каждый источник даёт сколько-то: at least the cost in all, at least one resource of a match."""
    matching = tuple([source.card for source in found if source.match])

    def check(counts: tuple[int, ...]) -> str | None:
        matched = any(count and source.match for source, count in zip(found, counts, strict=True))
        return None if matched else "lcg.res.match"

    return Share(
        seat,
        "pay",
        tuple([source.card for source in found]),
        sum(source.value for source in found),
        cost,
        tuple([source.value for source in found]),
        check,
        lambda rng: any_payment(found, cost, rng),
        about=OfPayment(table.cards[card], card, cost, affiliation, matching),
        rule="lcg.res.procedure",
        start=lambda: best_payment([source.value for source in found], [source.match for source in found], cost),
    )


def any_payment(found: Sequence[Source], cost: int, rng: Rng) -> tuple[int, ...]:
    """A random payment that wastes nothing."""
    taken = [0] * len(found)
    order = list(range(len(found)))
    rng.shuffle(order)
    first = next(place for place in order if found[place].match)
    order.remove(first)
    for place in (first, *order):
        taken[place] = min(found[place].value, cost)
        cost -= taken[place]
        if not cost:
            break
    return tuple(taken)


def best_payment(values: Sequence[int], matches: Sequence[bool], cost: int) -> tuple[int, ...]:
    """A thrifty payment: exhausts as little as possible, keeps matching sources where neutral ones will do."""
    best: tuple[tuple[int, int, int], tuple[int, ...]] | None = None
    for chosen in range(1, 1 << len(values)):
        picked = [place for place in range(len(values)) if chosen >> place & 1]
        total = sum(values[place] for place in picked)
        matching = sum(matches[place] for place in picked)
        if total < cost or not matching:
            continue
        price = (total - cost, matching, len(picked))
        if best is None or price < best[0]:
            best = (price, tuple(picked))
    assert best is not None
    taken = [0] * len(values)
    left = cost
    for place in sorted(best[1], key=lambda place: not matches[place]):
        taken[place] = min(values[place], left)
        left -= taken[place]
    return tuple(taken)


__all__ = ["FACTS", "Source", "available", "cost_of", "pay", "sources", "why_not_payable"]
