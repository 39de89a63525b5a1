"""The deck page: every deck that the rules accept can be built of what the engine says there is room for."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from dejarik.games.destiny import GAME
from dejarik.games.destiny.build import Deck, Making, Room, as_text, complaints, ready_decks, room
from dejarik.games.destiny.cards.building import Building
from dejarik.games.destiny.cards.facts import cards
from dejarik.games.destiny.cards.library import in_pool, script_of
from tests.games.destiny.test_team_and_deck import ENFYS, HEROES, MARAUDER, VILLAINS, deck

RED = [("leia-organa-born-leader", 2), ("rebel-trooper", 1)]
YELLOW = [("han-solo-scoundrel", 2), ("hired-gun", 1)]
PHASMA = [("captain-phasma-stormtrooper-commander", 2), ("first-order-stormtrooper", 1)]
STORMTROOPER = "first-order-stormtrooper"


@cache
def decks() -> dict[str, Deck]:
    """For each card that changes how decks are built a legal deck that makes use of it."""
    luke, poe = [("luke-skywalker-jedi-knight", 2)], [("poe-dameron-ace-pilot", 2), ("leia-organa-born-leader", 1)]
    heroes = [name for name, facts in cards().items() if (facts.affiliation, facts.colour) == ("hero", "red")]
    single = [(name, 1) for name in heroes if cards()[name].type in ("event", "upgrade", "support") and in_pool(name)]
    return {
        "home-turf-advantage": replace(deck(RED, "home-turf-advantage"), fields=("command-center", "frozen-wastes")),
        "solidarity": deck(poe, "solidarity", first=tuple(single[:12]), each=1),
        "double-down": deck(YELLOW, "double-down", first=(("electroshock", 3), ("reversal", 3))),
        "lightsaber-mastery": replace(
            deck(luke, "lightsaber-mastery", first=(("twin-strike", 2),)), under=("twin-strike", "pincer-movement")
        ),
        "x-wing": deck(RED, first=(("x-wing", 4),)),
        "finn-first-order-defector": deck(
            [("finn-first-order-defector", 2), ("rebel-trooper", 1)], first=(("f-11d-rifle", 2),)
        ),
        "enfys-nest-fearsome-outlaw": deck([ENFYS], first=(("infiltrate", 2), ("fight-dirty", 2))),
        "enfys-nests-marauder": deck([ENFYS, MARAUDER, MARAUDER], first=(*HEROES, *VILLAINS)),
        "captain-phasma-stormtrooper-commander": replace(deck(PHASMA), dice=((STORMTROOPER, 1),)),
        "megablaster-troopers": replace(deck(PHASMA, first=(("megablaster-troopers", 2),)), dice=((STORMTROOPER, 6),)),
        "training": replace(deck(RED, first=(("training", 1),)), dice=(("rebel-trooper", 1),)),
        "director-krennic-cruel-but-brilliant": replace(
            deck([("director-krennic-cruel-but-brilliant", 2)]), dice=(("death-trooper", 1),)
        ),
        "seventh-sister-agile-inquisitor": replace(
            deck([("seventh-sister-agile-inquisitor", 2)]), dice=(("id9-seeker-droid", 1),)
        ),
        "lando-calrissian-galactic-entrepreneur": deck([("lando-calrissian-galactic-entrepreneur", 2)]),
        "anakin-skywalker-conflicted-apprentice": deck([("anakin-skywalker-conflicted-apprentice", 2)]),
    }


def test_each_card_that_changes_decks_has_its_example() -> None:
    changing = {name for name in cards() if in_pool(name) and script_of(name).building != Building()}
    assert changing <= set(decks()), sorted(changing - set(decks()))


@pytest.mark.parametrize("name", sorted(decks()))
def test_what_the_rules_accept_can_be_built(name: str) -> None:
    found = decks()[name]
    assert complaints(found) == []
    for place, (who, _) in enumerate(found.team):
        fewer = replace(found, team=found.team[:place])
        assert who in room(fewer).fitting
    assert set(found.plots) <= set(room(replace(found, plots=())).fitting)
    assert len(found.fields) == room(found).fields
    for place, (card, count) in enumerate(found.cards[:6]):
        less = tuple(row for row in (*found.cards[:place], (card, count - 1), *found.cards[place + 1 :]) if row[1])
        there = room(replace(found, cards=less))
        assert card in there.fitting
        assert card not in there.full
    assert len(found.under) <= room(found).under
    assert set(found.under) <= set(room(found).beneath)
    allowed = dict(room(found).dice)
    assert all(count <= allowed[die] for die, count in found.dice or ())


def test_where_the_room_ends() -> None:
    two = decks()["double-down"]
    assert {"electroshock", "reversal", next(name for name, count in two.cards if count == 2)} <= set(room(two).full)
    one = replace(two, cards=(("electroshock", 2), ("disarm", 2), ("reversal", 3)))
    assert not {"electroshock", "disarm"} & set(room(one).full)  # one further copy is left, of either
    assert {"electroshock"} <= set(room(replace(one, plots=())).full)
    full = decks()["enfys-nests-marauder"]
    assert "negotiate" not in room(full).fitting  # four cards of the heroes are in
    assert "x-wing" not in room(replace(decks()["x-wing"], cards=(("x-wing", 3),))).full
    assert "x-wing" in room(decks()["x-wing"]).full
    assert room(decks()["x-wing"]).under == 0
    assert "darth-vader-sith-lord" not in room(decks()["anakin-skywalker-conflicted-apprentice"]).fitting
    assert "kylo-ren-vaders-disciple" not in room(decks()["x-wing"]).fitting


def test_an_empty_deck_takes_anything() -> None:
    assert GAME.facts.empty.room.fitting == GAME.facts.pool
    assert GAME.facts.empty.room.fields == 1


def test_the_page_is_told_with_the_list() -> None:
    text = as_text(decks()["lightsaber-mastery"])
    told = msgspec.convert(GAME.builder.content(text), Making)
    assert told.under == ("twin-strike", "pincer-movement")
    assert told.room.under == 2
    assert isinstance(told.room, Room)
    assert told.room.beneath == tuple(
        name for name, facts in cards().items() if "move" in facts.subtypes and in_pool(name)
    )


def test_ready_decks_fit_themselves() -> None:
    for found in ready_decks().values():
        fitting = set(room(replace(found, cards=found.cards[:1])).fitting)
        assert {name for name, _ in found.cards[1:]} <= fitting
