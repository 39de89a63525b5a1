"""Decks that are shuffled: the same cards lie there, in an order that nobody could foresee."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pytest

from dejarik.games.rebellion.facts import EMPIRE, PLACE, REBEL, SPACE, THEATRES, tactics
from dejarik.games.rebellion.rules import base, looking, preparation, zones
from dejarik.games.rebellion.rules.tactics import draw, reshuffle
from dejarik.lab.stage import perform
from tests.games.rebellion.stage import Galaxy
from tests.games.rebellion.test_amounts import effect, used

CARDS = ("hit-and-run", "public-uprising", "stolen-plans", "hidden-fleet", "demolition", "seek-yoda")
PROBES = tuple(PLACE[name] for name in ("ilum", "dantooine", "dathomir", "endor", "yavin", "ryloth", "rodia", "kessel"))


def discards(galaxy: Galaxy) -> tuple[str, ...]:
    """An empty mission deck is made of its discard pile."""
    table = galaxy.deck("rebel").table
    table.discards[REBEL] = CARDS
    zones.draw_missions(table, REBEL, 1)
    return table.decks[REBEL] + table.hands[REBEL]


def projects(galaxy: Galaxy) -> tuple[str, ...]:
    table = galaxy.table
    table.projects, table.project_discards = (), CARDS
    card = zones.draw_project(table)
    return (*table.projects, card)


def searched(galaxy: Galaxy) -> tuple[str, ...]:
    """A deck through which somebody has looked."""
    table = galaxy.deck("rebel", *CARDS, "misdirection").table
    zones.take_from_deck(table, REBEL, "misdirection")
    return table.decks[REBEL]


def looked_through(galaxy: Galaxy) -> tuple[str, ...]:
    """Secret Mission: what is not kept goes back."""
    table = galaxy.deck("rebel", *CARDS[:3]).table
    table.drawn, table.drawer = (*CARDS[3:], "misdirection"), REBEL
    perform(looking.keep_missions(table, 1), 3)
    assert table.hands[REBEL] == ("misdirection",)
    return table.decks[REBEL]


def put_under(galaxy: Galaxy) -> tuple[int, ...]:
    """Probe cards that nobody chose for a new base."""
    table = galaxy.probes("naboo", "bespin").table
    base.put_under(table, PROBES)
    assert table.probes[-2:] == (PLACE["naboo"], PLACE["bespin"])
    return table.probes[:-2]


def intercepted(galaxy: Galaxy) -> tuple[int, ...]:
    table = galaxy.table
    table.probes = PROBES
    perform(effect("intercept-transmissions")(used(galaxy, "intercept-transmissions")))
    return table.probes


def hidden(galaxy: Galaxy) -> tuple[int, ...]:
    """The probe deck after the base was chosen from it."""
    table = galaxy.table
    table.probes = (*PROBES, PLACE["hoth"])
    perform(preparation.choose_base(table), "hoth")
    return table.probes


def used_tactics(galaxy: Galaxy) -> tuple[str, ...]:
    """An empty tactic deck is made of what was used."""
    table = galaxy.put("naboo", "1 x-wing, 1 tie-fighter").pool("jan-dodonna").combat("naboo", "rebel").table
    table.tactics[SPACE], table.tactics_used[SPACE] = (), tuple(tactics(SPACE))
    assert table.combat is not None
    table.combat.hands[REBEL] = ()
    draw(table, REBEL, SPACE, 15)
    return table.combat.hands[REBEL]


def all_tactics(galaxy: Galaxy) -> tuple[str, ...]:
    """Both tactic decks after a combat."""
    table = galaxy.put("naboo", "1 x-wing, 1 tie-fighter").pool("jan-dodonna").combat("naboo", "rebel").table
    table.tactics, table.tactics_used = [(), ()], [tuple(tactics(theatre)) for theatre in range(len(THEATRES))]
    reshuffle(table)
    assert table.tactics_used == [(), ()]
    return table.tactics[0] + table.tactics[1]


def dealt(galaxy: Galaxy) -> tuple[str, ...]:
    """Starting action cards."""
    table = galaxy.table
    perform(preparation.starting_actions(table))
    assert [len(table.actions[side]) for side in (REBEL, EMPIRE)] == [2, 2]
    return table.actions[REBEL] + table.actions_out[REBEL]


@pytest.mark.rule("reb.deck.empty-reshuffle")
@pytest.mark.parametrize(
    "way",
    [
        *(discards, projects, searched, looked_through, put_under),
        *(intercepted, hidden, used_tactics, all_tactics, dealt),
    ],
)
def test_what_is_shuffled_comes_in_another_order(way: Callable[[Galaxy], tuple[Hashable, ...]]) -> None:
    orders = {way(Galaxy(seed=seed)) for seed in range(8)}
    assert len(orders) > 4
    assert len({tuple(sorted(order, key=str)) for order in orders}) == 1  # and the cards are the same
