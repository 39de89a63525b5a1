"""From options to the first state: who sits where, with which team and deck."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.zones import draw
from dejarik.games.destiny.build import Deck, complaints, in_words, read_deck, ready_decks, spoken_of
from dejarik.games.destiny.cards.library import script_of
from dejarik.games.destiny.options import Options
from dejarik.games.destiny.rules.zones import enter
from dejarik.games.destiny.state import HAND_SIZE, NOBODY, Table


def setup(seats: int, options: Options, rng: Rng) -> Table:
    wanted = (options.first, options.second, options.third, options.fourth)[:seats]
    decks = [_checked(text, rng) for text in wanted]  # dst.faq.same-side
    table = Table(rng=rng)
    _number(table, decks)
    table.order = _seating(seats, rng)
    for seat in table.seats:
        rng.shuffle(table.decks[seat])
        draw(table, seat, table.decks[seat], table.hands[seat], HAND_SIZE)  # dst.setup.3-draw-5
    return table


def _seating(seats: int, rng: Rng) -> tuple[int, ...]:
    """СВОБОДНАЯ ИГРА: players are seated at random; two simply face each other."""
    order = list(range(seats))
    if seats > 2:
        rest = order[1:]
        rng.shuffle(rest)  # dst.multi.seating
        order = [0, *rest]
    return tuple(order)


def _checked(text: str, rng: Rng) -> Deck:
    """The deck, refused if it breaks a rule."""
    if not text:
        return rng.choice(list(ready_decks().values()))
    deck = ready_decks()[text] if text in ready_decks() else read_deck(text)
    problems = complaints(deck)
    if problems:
        raise Refused("bad-deck", rule=problems[0].rule, problem=in_words(problems[0]))
    return deck


def _number(table: Table, decks: list[Deck]) -> None:
    """Every card gets a number; characters lie ready with their dice, battlefields are set aside."""
    names, owners = [""], [NOBODY]

    def new(brought: Sequence[str], seat: int) -> range:
        first = len(names)
        names.extend(brought)
        owners.extend([seat] * len(brought))
        return range(first, len(names))

    teams, fields = [], []
    for seat, deck in enumerate(decks):
        teams.append(tuple(new(_team(deck), seat)))
        fields.append(tuple(new(deck.fields, seat)))
        table.decks.append(list(new(_cards(deck), seat)))
    table.teams = tuple(teams)
    table.brought = tuple(fields)
    count = len(decks)
    table.known = [[] for _ in range(count)]
    table.hands = [[] for _ in range(count)]
    table.discards = [[] for _ in range(count)]
    table.pools = [[] for _ in range(count)]
    table.asides = [list(brought) for brought in fields]  # dst.setup.2-battlefield-aside
    table.spares = [list(new(_spare(deck), seat)) for seat, deck in enumerate(decks)]
    beneath = [tuple(new(deck.under, seat)) for seat, deck in enumerate(decks)]
    table.cards, table.owners = tuple(names), tuple(owners)
    table.resources = [_starting(deck) for deck in decks]
    for seat, team in enumerate(teams):
        for card, dice in zip(team, _dice(decks[seat]), strict=True):
            # dst.setup.1-characters, dst.char.start-in-play
            piece = enter(table, card, seat, "plot" if not dice else "character", dice=dice)
            if script_of(names[card]).building.under:
                piece.under = beneath[seat]


def _team(deck: Deck) -> list[str]:
    """Characters and plots."""
    return [*(name for name, _ in deck.team), *deck.plots]  # dst.plot.not-in-deck


def _dice(deck: Deck) -> list[int]:
    """How many dice each of the team has; a plot has none."""
    return [*(dice for _, dice in deck.team), *(0 for _ in deck.plots)]  # dst.char.dice-count


@lru_cache(maxsize=64)
def _cards(deck: Deck) -> list[str]:
    """The cards of the deck, one by one."""
    return [name for name, count in deck.cards for _ in range(count)]


@lru_cache(maxsize=64)
def _spare(deck: Deck) -> list[str]:
    """The dice that are set aside: those of the list, or all that its cards speak of."""
    return [name for name, count in (spoken_of(deck) if deck.dice is None else deck.dice) for _ in range(count)]


def _starting(deck: Deck) -> int:
    """Two resources, and what a character adds."""
    return 2 + sum(script_of(name).building.starts for name, _ in deck.team)  # dst.setup.5-supply
