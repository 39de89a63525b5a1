"""ЗАМЫСЛЫ, ПОДГОТОВКА КОЛОДЫ: what plots and other cards change about teams and decks."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from dejarik.core import record as records
from dejarik.core.match import Match
from dejarik.core.question import any_answer, things
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.destiny import GAME
from dejarik.games.destiny.build import (
    Deck,
    as_json,
    as_text,
    complaints,
    points,
    read_deck,
    ready_decks,
    spoken_of,
)
from dejarik.games.destiny.cards.facts import FACTS, cards, codes, printings
from dejarik.games.destiny.cards.library import in_pool
from dejarik.games.destiny.options import Options
from dejarik.games.destiny.setup import setup
from dejarik.games.destiny.state import Table

Cards = tuple[tuple[str, int], ...]


def deck(team: list[tuple[str, int]], *plots: str, first: Cards = (), each: int = 2) -> Deck:
    """A team with a battlefield and some cards, filled up to thirty with neutral ones that fit."""
    found = Deck(tuple(team), plots, ("command-center",), first)
    taken = {name for name, _ in first}
    left = 30 - found.size
    fill: list[tuple[str, int]] = []
    for name, facts in cards().items():
        fits = facts.affiliation == "neutral" and facts.colour in {"gray", *found.colours}
        if left and fits and name not in taken and facts.type in ("event", "upgrade", "support") and in_pool(name):
            fill.append((name, min(each, left)))
            left -= min(each, left)
    return replace(found, cards=(*first, *fill))


def rules(found: Deck) -> set[str]:
    return {complaint.rule for complaint in complaints(found)}


def laid_out(found: Deck, other: Deck | None = None) -> Table:
    """The table right after both decks were brought."""
    lists = [as_text(found), as_text(other or ready_decks()["rey-finn"])]
    return setup(2, Options(*lists), Rng.from_seed("team"))


BLUE = [("luke-skywalker-jedi-knight", 2), ("padawan", 1)]
ENFYS = ("enfys-nest-fearsome-outlaw", 1)
MARAUDER = ("enfys-nests-marauder", 1)
HEROES: Cards = (("infiltrate", 2), ("smuggling", 2))
VILLAINS: Cards = (("fight-dirty", 2), ("confiscation", 2))


@pytest.mark.rule("dst.core.scope")
def test_every_card_that_the_reference_names_can_be_loaded() -> None:
    assert {"AW", "SoR", "WotF", "CONV"} <= {facts.set for facts in cards().values()}
    seen = set()

    def look(value: object) -> None:
        if isinstance(value, dict):
            if isinstance(value.get("code"), str) and "set" in value and "number" in value:
                name = printings()[value["set"].casefold(), value["number"]]
                assert codes()[value["code"]] == name
                assert FACTS[name].name == value["en"], value["code"]
                seen.add(value["set"])
            for part in value.values():
                look(part)
        elif isinstance(value, list):
            for part in value:
                look(part)

    for key in GAME.rulebook:
        look(GAME.rulebook[key].data)
    assert {"EaW", "TPG", "LEG", "RIV", "AtG", "SoH"} <= seen


@pytest.mark.rule("dst.plot.optional-one", "dst.build.team-budget")
def test_a_plot_counts_towards_the_points() -> None:
    at_28 = [("jango-fett-lethal-mercenary", 2), ("general-veers-field-commander", 2)]
    at_29 = [("han-solo-scoundrel", 2), ("qui-gon-jinn-ataru-master", 1)]
    assert points(deck(at_28, "profiteering")) == 30
    assert rules(deck(at_28, "profiteering")) == set()
    assert points(deck(at_29, "profiteering")) == 31
    assert rules(deck(at_29, "profiteering")) == {"dst.char.team-30"}
    assert "dst.plot.optional-one" in rules(deck(at_28[:1], "profiteering", "double-down"))


@pytest.mark.rule("dst.plot.not-in-deck")
def test_a_plot_starts_in_play() -> None:
    table = laid_out(deck([("han-solo-scoundrel", 2), ("hired-gun", 1)], "profiteering"))
    (plot,) = [piece for piece in table.pieces.values() if piece.kind == "plot"]
    assert (table.cards[plot.id], plot.controller, plot.exhausted) == ("profiteering", 0, False)
    assert len(table.decks[0]) + len(table.hands[0]) == 30
    assert plot.id not in (*table.decks[0], *table.hands[0])
    assert [shown.card for shown in GAME.view(table, 1).pieces if shown.kind == "plot"] == ["profiteering"]


@pytest.mark.rule("dst.plot.affiliation")
def test_a_plot_needs_a_character_of_its_side(monkeypatch: pytest.MonkeyPatch) -> None:
    neutral = [ENFYS, MARAUDER]
    assert rules(deck(neutral, "profiteering")) == set()
    # the pool has no plot of a side yet: turn one into a villain's
    monkeypatch.setitem(cards(), "profiteering", replace(FACTS["profiteering"], affiliation="villain"))
    assert rules(deck(neutral, "profiteering")) == {"dst.plot.affiliation"}
    assert rules(deck([("jango-fett-lethal-mercenary", 2)], "profiteering")) == set()


@pytest.mark.rule("dst.plot.color")
def test_a_plot_needs_a_character_of_its_colour() -> None:
    turf = {"fields": ("command-center", "frozen-wastes")}
    assert rules(replace(deck(BLUE, "home-turf-advantage"), **turf)) == {"dst.plot.color"}
    red = [("luke-skywalker-jedi-knight", 2), ("rebel-trooper", 1)]
    assert rules(replace(deck(red, "home-turf-advantage"), **turf)) == set()


@pytest.mark.rule("dst.plot.negative-points")
def test_a_plot_with_negative_points() -> None:
    at_31 = [("poe-dameron-ace-pilot", 2), ("leia-organa-born-leader", 1)]
    at_32 = [("poe-dameron-ace-pilot", 2), ("admiral-ackbar-perceptive-tactician", 2)]
    heroes: Cards = tuple(
        (name, 1)
        for name, facts in cards().items()
        if (facts.affiliation, facts.colour) == ("hero", "red") and facts.type in ("event", "upgrade", "support")
        if in_pool(name)
    )[:12]
    assert rules(deck(at_31, "solidarity", first=heroes, each=1)) == set()
    assert rules(deck(at_32, "solidarity", first=heroes, each=1)) == {"dst.char.team-30"}


def test_solidarity() -> None:
    one_colour, two_colours = [("poe-dameron-ace-pilot", 2)], [("rey-force-prodigy", 2), ("rebel-trooper", 1)]
    assert "include-only" in {found.reason for found in complaints(deck(one_colour, "solidarity"))}
    assert "include-only" in {found.reason for found in complaints(deck(two_colours, "solidarity", each=1))}


@pytest.mark.rule("dst.build.example-enfys", "dst.build.abilities-separate")
def test_enfys_nest_and_her_marauders() -> None:
    team = [ENFYS, MARAUDER, MARAUDER]
    assert points(deck(team)) == 30
    assert rules(deck(team, first=(*HEROES, *VILLAINS))) == set()
    assert rules(deck(team, first=(*HEROES, ("negotiate", 1), *VILLAINS))) == {"dst.build.deck-affiliation"}
    smaller = [ENFYS, MARAUDER]
    three: Cards = (("infiltrate", 2), ("smuggling", 1), ("fight-dirty", 2), ("confiscation", 1))
    assert points(deck(smaller, "double-down")) == 24
    assert rules(deck(smaller, "double-down", first=(*three, ("electroshock", 3)))) == set()
    assert rules(deck(smaller, "double-down", first=(("infiltrate", 3),))) == {"dst.build.deck-copies-2"}
    assert rules(deck(team, "double-down")) == {"dst.char.team-30"}


@pytest.mark.rule("dst.build.abilities-separate", "dst.build.deck-affiliation")
@pytest.mark.parametrize(("who", "most"), [(ENFYS, 2), (MARAUDER, 1)])
def test_outlaws_let_in_as_many_of_either_side(who: tuple[str, int], most: int) -> None:
    for one, other in (("infiltrate", "smuggling"), ("fight-dirty", "confiscation")):
        fitting: Cards = ((one, 1), (other, 1))[:most]
        assert rules(deck([who], first=fitting)) == set()
        assert rules(deck([who], first=((one, 2), *fitting[1:]))) == {"dst.build.deck-affiliation"}


@pytest.mark.rule("dst.zone.set-aside-start")
@pytest.mark.parametrize(
    ("who", "die", "most"),
    [
        ("seventh-sister-agile-inquisitor", "id9-seeker-droid", 1),
        ("director-krennic-cruel-but-brilliant", "death-trooper", 1),
        ("captain-phasma-stormtrooper-commander", "first-order-stormtrooper", 2),
    ],
)
def test_as_many_dice_are_set_aside_as_a_character_calls(who: str, die: str, most: int) -> None:
    assert dict(spoken_of(deck([(who, 1)]))) == {die: most}


def test_double_down() -> None:
    team = [("han-solo-scoundrel", 2), ("hired-gun", 1)]
    assert rules(deck(team, first=(("electroshock", 3),))) == {"dst.build.deck-copies-2"}
    two: Cards = (("electroshock", 3), ("reversal", 3))
    assert rules(deck(team, "double-down", first=two)) == set()
    assert rules(deck(team, "double-down", first=(*two, ("disarm", 3)))) == {"dst.build.deck-copies-2"}
    assert rules(deck(team, "double-down", first=(("electroshock", 4),))) == {"dst.build.deck-copies-2"}


@pytest.mark.rule("dst.build.abilities-separate")
def test_nobody_doubles_down_on_a_fifth_x_wing() -> None:
    """The card lets in four of itself, the plot a third copy of a card: the two do not add up."""
    team = [("leia-organa-born-leader", 1), ("hired-gun", 1)]
    assert rules(deck(team, "double-down", first=(("x-wing", 4), ("aim", 3)))) == set()
    assert rules(deck(team, "double-down", first=(("x-wing", 5),))) == {"dst.build.deck-copies-2"}


def test_lando_starts_with_a_resource_more() -> None:
    assert laid_out(deck([("lando-calrissian-galactic-entrepreneur", 2)])).resources == [3, 2]


@pytest.mark.rule("dst.core.golden-rule")
def test_four_x_wings() -> None:
    team = [("leia-organa-born-leader", 2), ("rebel-trooper", 1)]
    assert rules(deck(team, first=(("x-wing", 4),))) == set()
    assert rules(deck(team, first=(("x-wing", 5),))) == {"dst.build.deck-copies-2"}
    more = deck(team, first=(("x-wing", 4),))
    assert rules(replace(more, cards=(*more.cards, ("block", 1)))) == {"dst.build.deck-30"}


@pytest.mark.rule("dst.build.battlefield-one", "dst.clar.home-turf")
def test_two_battlefields() -> None:
    red = deck([("leia-organa-born-leader", 2), ("rebel-trooper", 1)])
    two = replace(red, fields=("command-center", "frozen-wastes"))
    assert rules(two) == {"dst.build.battlefield-one"}
    both = replace(two, plots=("home-turf-advantage",))
    assert rules(both) == set()
    table = laid_out(both)
    assert len(table.asides[0]) == 2
    match = Match.at(GAME, _before_the_choice(table), 2)
    mine, theirs = match.table.brought
    (question,) = match.questions.values()
    assert set(things(question)) == {mine[0], *theirs}
    match.answer(0, mine[0])
    (question,) = match.questions.values()
    assert (question.seat, set(things(question))) == (0, set(mine))
    match.answer(0, mine[1])
    assert match.table.field == mine[1]
    assert match.table.asides[0] == [mine[0]]  # where what exchanges battlefields finds it
    assert match.table.asides[1] == list(theirs)


def _before_the_choice(table: Table) -> Table:
    table.step, table.decides = "field", 0
    return table


@pytest.mark.rule("dst.zone.set-aside-start")
def test_dice_that_are_set_aside() -> None:
    phasma = [("captain-phasma-stormtrooper-commander", 2), ("first-order-stormtrooper", 1)]
    plain = deck(phasma, first=(("megablaster-troopers", 1),))
    assert rules(replace(plain, dice=(("first-order-stormtrooper", 4),))) == set()
    assert rules(replace(plain, dice=(("first-order-stormtrooper", 5),))) == {"dst.zone.set-aside-start"}
    assert rules(replace(plain, dice=(("nightsister", 1),))) == {"dst.zone.set-aside-start"}
    table = laid_out(replace(plain, dice=(("first-order-stormtrooper", 2),)))
    assert [table.cards[number] for number in table.spares[0]] == ["first-order-stormtrooper"] * 2
    assert len(GAME.view(table, 0).players[0].spare) == 2
    assert GAME.view(table, 1).players[0].spare == ()
    assert GAME.view(table, None).players[0].spare == ()
    assert len(laid_out(plain).spares[0]) == 4  # nothing said: all that the cards speak of


@pytest.mark.rule("dst.clar.lightsaber-mastery-deck")
def test_events_under_a_plot_are_no_part_of_the_deck() -> None:
    team = [("luke-skywalker-jedi-knight", 2)]
    own = deck(team, "lightsaber-mastery", first=(("twin-strike", 2),))
    assert rules(replace(own, under=("twin-strike", "pincer-movement"))) == set()  # a villain's, a third copy
    assert rules(replace(own, under=("twin-strike", "twin-strike"))) == {"dst.clar.lightsaber-mastery-deck"}
    assert rules(replace(own, under=("block",))) == {"dst.clar.lightsaber-mastery-deck"}
    three = ("twin-strike", "fatal-blow", "circle-of-shelter")
    assert rules(replace(own, under=three)) == {"dst.clar.lightsaber-mastery-deck"}
    assert rules(replace(own, plots=(), under=("twin-strike",))) == {"dst.clar.lightsaber-mastery-deck"}
    table = laid_out(replace(own, under=("twin-strike", "pincer-movement")))
    assert len(table.decks[0]) + len(table.hands[0]) == 30


@pytest.mark.rule("dst.clar.lightsaber-mastery-look")
def test_only_its_controller_sees_what_lies_under_a_plot() -> None:
    own = deck([("luke-skywalker-jedi-knight", 2)], "lightsaber-mastery")
    table = laid_out(replace(own, under=("twin-strike", "fatal-blow")))
    (mine,) = [shown for shown in GAME.view(table, 0).pieces if shown.kind == "plot"]
    (theirs,) = [shown for shown in GAME.view(table, 1).pieces if shown.kind == "plot"]
    assert (mine.beneath, [face.card for face in mine.under]) == (2, ["twin-strike", "fatal-blow"])
    assert (theirs.beneath, theirs.under) == (2, ())
    guessed = {
        tuple(twin.cards[card] for card in next(piece for piece in twin.pieces.values() if piece.under).under)
        for twin in (GAME.guess(table, 1, Rng.from_seed(number), table) for number in range(30))
    }
    assert len(guessed) > 1
    assert any("twin-strike" in names for names in guessed)  # the truth is possible, too
    assert GAME.view(GAME.guess(table, 1, Rng.from_seed(0), table), 1) == GAME.view(table, 1)


@pytest.mark.rule("dst.clar.lightsaber-mastery-tournament", "dst.build.when")
def test_what_lies_under_a_plot_is_fixed_with_the_deck() -> None:
    own = replace(deck([("luke-skywalker-jedi-knight", 2)], "lightsaber-mastery"), under=("twin-strike", "fatal-blow"))
    match = Match(GAME, 2, Options(as_text(own), "rey-finn"), 7)
    rng = Rng.from_seed(8)
    for _ in range(12):
        seat = next(iter(match.questions))
        match.answer(seat, any_answer(match.questions[seat], rng))
    written = json.loads(records.record(match).to_json())
    assert records.replay(records.parse(json.dumps(written).encode())).digest() == match.digest()
    other = as_text(replace(own, under=("twin-strike", "circle-of-shelter")))
    written["options"]["first"] = other
    with pytest.raises(Refused):
        records.replay(records.parse(json.dumps(written).encode()))


def test_lists_tell_what_lies_beside_the_deck() -> None:
    own = deck([("captain-phasma-stormtrooper-commander", 1), ("nightsister", 1)], "lightsaber-mastery")
    own = replace(own, under=("twin-strike",), dice=(("first-order-stormtrooper", 1),))
    for written in (as_text(own), as_json(own)):
        again = read_deck(written)
        assert (again.under, again.dice, again.plots) == (own.under, own.dice, own.plots)
        assert sorted(again.cards) == sorted(own.cards)
    none = replace(own, dice=())
    assert read_deck(as_text(none)).dice == ()
    assert read_deck(as_json(none)).dice == ()
    assert read_deck(as_text(replace(own, dice=None))).dice is None


def test_bad_lists_of_what_lies_beside() -> None:
    own = json.loads(as_json(deck([("luke-skywalker-jedi-knight", 2)], "lightsaber-mastery")))
    for wrong in ({"set_aside": {"99999": 1}}, {"set_aside": {"01002": "x"}}, {"under": {"01002": 0}}):
        with pytest.raises(Refused):
            read_deck(json.dumps(own | wrong))


def test_every_complaint_has_words() -> None:
    own = deck([("luke-skywalker-jedi-knight", 2)], "lightsaber-mastery")
    wrong = replace(own, under=("block", "block", "aim"), dice=(("nightsister", 1),), plots=("lightsaber-mastery",))
    found = complaints(wrong) + complaints(deck([("rey-force-prodigy", 2)], "solidarity"))
    assert {"not-under", "too-many-under", "strange-die", "include-only"} <= {one.reason for one in found}
    for complaint in found:
        for lang in ("ru", "en"):
            assert "{" not in GAME.builder.explain(complaint, lang)
