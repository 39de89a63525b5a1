"""Оплата: resources are generated from sources, all at once, a focus token for each."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.core.question import Procedure, Share
from dejarik.core.refusal import Refused, forbidden
from dejarik.core.rng import Rng
from dejarik.games.lcg.cards.ability import Moment
from dejarik.games.lcg.notes import Generates, OfPayment
from dejarik.games.lcg.rules.resources import Source, sources
from dejarik.games.lcg.rules.timing import reactions
from dejarik.games.lcg.state import Table


def pay(table: Table, seat: int, card: int, cost: int, affiliation: str | None) -> Procedure[bool]:
    """Generate resources for one card or ability: a token for each, all sources at once; a surplus is lost."""
    if cost == 0:  # lcg.res.zero-cost, lcg.gap.cost-reduced-to-zero
        return True
    found = sources(table, seat, affiliation)
    total = sum(source.value for source in found)
    if total < cost or not any(source.match for source in found):
        return False
    if total == cost:
        taken: Sequence[int] = [source.value for source in found]
    else:
        taken = yield _payment(table, seat, card, cost, affiliation, found)  # lcg.gap.overpay
    generated = []
    for source, count in zip(found, taken, strict=True):
        if count:
            table.pieces[source.card].focus += count  # lcg.res.exhausted-after
            generated.append(Moment(("generates",), thing=source.card, seat=seat, amount=count))
            table.note(Generates, table.cards[source.card], count, source.card)
    yield from reactions(table, *generated)  # lcg.res.single-payment
    return True


def _payment(table: Table, seat: int, card: int, cost: int, affiliation: str | None, found: Sequence[Source]) -> Share:
    """Каждый источник даёт сколько-то: at least the cost in all, at least one resource of a match."""
    matching = tuple([source.card for source in found if source.match])

    def check(counts: tuple[int, ...]) -> Refused | None:
        # lcg.res.example-1, lcg.res.example-2-guard
        matched = any(count and source.match for source, count in zip(found, counts, strict=True))
        return None if matched else forbidden("lcg.res.match")  # lcg.res.example-2-interrogation

    return Share(
        seat,
        "pay",
        tuple([source.card for source in found]),
        sum(source.value for source in found),  # lcg.res.combine
        cost,
        tuple([source.value for source in found]),  # lcg.res.example-value-3, lcg.res.example-cost-3
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
