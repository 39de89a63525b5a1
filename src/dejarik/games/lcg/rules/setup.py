"""Подготовка: decks, affiliations, objectives, opening hands, mulligan, the reveal of the objectives."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.core.cards import bring
from dejarik.core.question import Ask, Procedure, Together
from dejarik.core.zones import shuffle, shuffle_in
from dejarik.games.lcg.build import LEAST_SETS, STARTERS, Deck, pool
from dejarik.games.lcg.cards.ability import Moment
from dejarik.games.lcg.cards.facts import AFFILIATIONS, sets
from dejarik.games.lcg.cards.library import script_of
from dejarik.games.lcg.notes import Mulligan, ObjectivesChosen, OfAffiliation, OpeningDraw, ShowsAffiliation
from dejarik.games.lcg.rules.timing import TIMING
from dejarik.games.lcg.rules.zones import enter_play, lay
from dejarik.games.lcg.setup import TO_CHOOSE, deck_of
from dejarik.games.lcg.state import Table

OPENING_HAND = 6


def choose_decks(table: Table) -> Procedure[None]:
    """2 and 3: both choose in secret; then the affiliation cards are shown."""
    open_seats = [seat for seat in table.seats if table.brought[seat] in TO_CHOOSE.values()]
    # lcg.gap.setup-simultaneous
    chosen = (yield Together({seat: _choose_deck(table, seat) for seat in open_seats})) if open_seats else {}
    for seat in (table.dark, table.light):
        _take_deck(table, seat, chosen[seat] if seat in chosen else deck_of(table.brought[seat]))
    table.reveal()
    table.step = "setup.5"


def _choose_deck(table: Table, seat: int) -> Procedure[Deck]:
    """A deck of the box, or one of the player's own, as the mode allows."""
    side = "dark" if seat == table.dark else "light"
    if table.brought[seat] != "own":
        names = tuple(name for name, deck in STARTERS.items() if deck.side == side)
        name: str = yield Ask(
            seat,
            "deck",
            (*names, "own") if table.brought[seat] == "any" else names,
            rule="lcg.setup.secret-deck-choice",
        )
        if name != "own":
            return STARTERS[name]
    return (yield from _build_deck(seat, side))


def _build_deck(seat: int, side: str) -> Procedure[Deck]:
    """Создание колоды: an affiliation, then ten or more of the sets it may use; every such choice is a legal deck."""
    names = tuple(name for name, other in AFFILIATIONS.items() if other == side)
    affiliation: str = yield Ask(seat, "own-affiliation", names, rule="lcg.build.choose-affiliation")
    options = tuple(("set", number, copy) for number, most in pool(affiliation) for copy in range(1, most + 1))
    chosen: tuple[tuple[str, int, int], ...] = yield Ask(
        seat,
        "own-sets",
        options,
        LEAST_SETS,
        len(options),
        about=OfAffiliation(affiliation),
        rule="lcg.build.min-ten-sets",
    )
    return Deck(affiliation, tuple(number for _, number, _ in chosen))


def _take_deck(table: Table, seat: int, deck: Deck) -> None:
    """Number the cards of a deck; its affiliation card is in play from now on."""
    table.affiliations[seat] = deck.affiliation
    table.sets[seat] = deck.sets
    first = len(table.cards)
    bring(table, seat, [deck.affiliation, *(card for number in deck.sets for card in sets()[number].cards)])
    lay(table, first, seat, "affiliation")  # lcg.type.affiliation
    place = first + 1
    for number in deck.sets:
        # lcg.setup.split-decks
        table.missions[seat].append(place)
        size = len(sets()[number].cards)
        table.decks[seat] += range(place + 1, place + size)
        place += size
    table.note(ShowsAffiliation, seat, deck.affiliation)


def prepare_decks(table: Table) -> Procedure[None]:
    """4 to 7: the balance is with the light side, the decks are shuffled, no tokens, the dial at 0.

    The four objectives of step 8 are drawn here, so that they lie before their player when the choice is asked for.
    """
    table.balance = table.light  # lcg.setup.balance-light
    for seat in (table.dark, table.light):
        table.rng.shuffle(table.missions[seat])
        table.facedown[seat] = table.missions[seat][:-5:-1]
        del table.missions[seat][-4:]
    table.reveal()
    table.step = "setup.8"
    return
    yield


def choose_objectives(table: Table) -> Procedure[None]:
    """8: each looks at four objectives and puts one of them on the bottom, in secret and at the same time."""
    # lcg.gap.setup-simultaneous
    back = yield Together({seat: _put_back(seat, table.facedown[seat]) for seat in (table.dark, table.light)})
    for seat in table.seats:
        table.facedown[seat].remove(back[seat])
        table.missions[seat].insert(0, back[seat])
        table.known[seat].append(back[seat])
    table.reveal()
    table.note(ObjectivesChosen)
    table.step = "setup.9"


def _put_back(seat: int, four: list[int]) -> Procedure[int]:
    card: int = yield Ask(seat, "put-back", tuple(four), rule="lcg.setup.choose-objectives")
    return card


def opening_draw(table: Table) -> Procedure[None]:
    """9: shuffle the command decks and draw six."""
    for seat in (table.dark, table.light):
        shuffle(table, table.decks[seat])
        _draw_six(table, seat)
    table.reveal()
    table.note(OpeningDraw)
    # lcg.gap.mulligan-order
    table.step = "setup.mulligan-dark" if table.mulligan else "setup.10-dark"
    return
    yield


def _draw_six(table: Table, seat: int) -> None:
    table.hands[seat] = [table.decks[seat].pop() for _ in range(OPENING_HAND)]


def _mulligan(table: Table, seat: int, after: str) -> Procedure[None]:
    """Муллиган: once, the whole hand, before any objective is revealed; the dark side decides first."""
    # lcg.setup.mulligan-once
    if (yield Ask(seat, "mulligan", ("keep", "mulligan"), rule="lcg.setup.mulligan")) == "mulligan":
        shuffle_in(table, table.decks[seat], table.hands[seat])
        _draw_six(table, seat)
        table.reveal()
        table.note(Mulligan, seat)
    table.step = after


def mulligan_dark(table: Table) -> Procedure[None]:
    yield from _mulligan(table, table.dark, "setup.mulligan-light")


def mulligan_light(table: Table) -> Procedure[None]:
    yield from _mulligan(table, table.light, "setup.10-dark")


def _turn_up(table: Table, seat: int, after: str) -> Procedure[None]:
    """10: one objective after the other, each with everything it triggers."""
    left = table.facedown[seat]
    if not left:
        table.step = after
        return
    card = left[0]
    if len(left) > 1 and order_matters(table, left):
        rule = "lcg.setup.reveal-objectives-dark" if seat == table.dark else "lcg.setup.reveal-objectives-light"
        card = yield Ask(seat, "turn-up", tuple(left), rule=rule)
    left.remove(card)
    table.reveal()
    yield from enter_play(table, card, seat)  # lcg.setup.current-objectives


def order_matters(table: Table, objectives: list[int]) -> bool:
    """Whether anything answers what is turned up: else the order is nobody's concern, and nobody is asked."""
    if any("reaction:enters" in script_of(table.cards[card]).triggers for card in objectives):
        return True
    return any(
        TIMING.waits_for(table, ["reaction:enters"], Moment(("enters",), card, table.owners[card]), seat)
        for card in objectives
        for seat in table.seats
    )


def turn_up_dark(table: Table) -> Procedure[None]:
    table.active = table.dark
    yield from _turn_up(table, table.dark, "setup.10-light")


def turn_up_light(table: Table) -> Procedure[None]:
    table.active = table.light
    yield from _turn_up(table, table.light, "setup.done")


def begin(table: Table) -> None:
    """The dark side has the first turn."""
    table.active = table.dark  # lcg.turn.dark-first
    table.step = "balance.1"


# lcg.setup.sequence
STEPS: dict[str, Callable[[Table], Procedure[None] | None]] = {
    "setup.2": choose_decks,
    "setup.5": prepare_decks,
    "setup.8": choose_objectives,
    "setup.9": opening_draw,
    "setup.mulligan-dark": mulligan_dark,
    "setup.mulligan-light": mulligan_light,
    "setup.10-dark": turn_up_dark,
    "setup.10-light": turn_up_light,
    "setup.done": begin,
}
