"""Worlds that a seat cannot tell from the real one: hidden dials and unseen damage cards."""

from __future__ import annotations

from dejarik.core.rng import Rng
from dejarik.games.xwing.rules.planning import dial_options
from dejarik.games.xwing.state import NONE, Table


def guess(table: Table, seat: int, rng: Rng, now: Table) -> Table:
    """Hidden dials and the faces of unseen damage cards drawn anew; cards seen since lie where they were drawn."""
    twin = table.copy()
    _guess_dials(twin, seat, rng, now)
    _guess_cards(twin, rng, _seen_cards(now))
    return twin


def _guess_dials(twin: Table, seat: int, rng: Rng, now: Table) -> None:
    for ship in twin.ships:
        if not ship.bearing or ship.revealed or ship.seat == seat:
            continue
        present = now.ships[ship.id]
        if present.revealed and twin.round == now.round:
            continue  # it has been shown since
        _, ship.bearing, ship.speed = rng.choice(dial_options(twin, ship))


def _seen_cards(now: Table) -> set[int]:
    """Cards whose place everybody can tell: faceup, flipped after they were seen, or discarded."""
    seen = set(now.discard)
    if now.attack is not None:
        seen.update(now.attack.drawn)
    for ship in now.ships:
        seen.update(damage.card for damage in ship.damage if damage.known)
    return seen


def _guess_cards(twin: Table, rng: Rng, seen: set[int]) -> None:
    """Shuffle all unseen cards among the places where unseen cards lie: the deck and facedown damage."""
    hidden = [damage for ship in twin.ships for damage in ship.damage if not damage.known and damage.card != NONE]
    places = [place for place, card in enumerate(twin.deck) if card not in seen]
    fixed = [damage for damage in hidden if damage.card in seen]
    loose = [damage for damage in hidden if damage.card not in seen]
    assert len(fixed) + len(loose) == len(hidden)
    pool = [twin.deck[place] for place in places] + [damage.card for damage in loose]
    rng.shuffle(pool)
    for place, card in zip(places, pool, strict=False):
        twin.deck[place] = card
    for damage, card in zip(loose, pool[len(places) :], strict=True):
        damage.card = card
