"""A deck at a glance: its team, and what its dice are good at."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final, Literal

from dejarik.core.build import Cover, graded
from dejarik.games.destiny.build import POINTS, Deck, points, read_deck, ready_decks
from dejarik.games.destiny.cards.facts import cards

#: What the sides of dice count for.
SYMBOLS: Final = {
    "strike": ("melee", "ranged", "indirect", "any"),
    "guard": ("shield",),
    "control": ("disrupt", "discard"),
    "tempo": ("resource", "focus"),
}
Standing = Literal["light", "dark", "neutral"]
SIDES: Final[dict[str, Standing]] = {"hero": "light", "villain": "dark"}


def cover(text: str) -> Cover | None:
    deck = ready_decks().get(text) or read_deck(text)
    team = list(dict.fromkeys(who for who, _ in deck.team))
    if not team:
        return None
    return Cover(
        pictures=tuple(team),
        names=tuple(f"card-{who}" for who in team),
        side=SIDES.get(cards()[team[0]].affiliation, "neutral"),
        marks=graded(_measures(deck), _ready()),
        have=points(deck),
        most=POINTS,
        ready=text in ready_decks(),
    )


def _measures(deck: Deck) -> dict[str, float]:
    """For an average die, characters first: what its sides promise; health counts as protection, too."""
    dice = Counter({who: 0 for who, _ in deck.team})
    for who, count in deck.team:
        dice[who] += 2 * count
    dice.update({name: count for name, count in deck.cards if cards()[name].sides})
    found = dict.fromkeys(SYMBOLS, 0.0)
    for name, count in dice.items():
        for side in cards()[name].sides:
            for mark, symbols in SYMBOLS.items():
                found[mark] += count * max(1, side.value) * (side.symbol in symbols)
    health = sum(cards()[who].health for who, _ in deck.team)
    rolled = max(1, sum(dice.values()))
    return {mark: amount / rolled + (health / 20 if mark == "guard" else 0) for mark, amount in found.items()}


@cache
def _ready() -> list[dict[str, float]]:
    return [_measures(deck) for deck in ready_decks().values()]
