"""Состав игры, легенда карты, фракции, директивные сеты: the printed facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from dejarik.core.cards import Misspelt
from dejarik.core.words import LANGUAGES, Texts
from dejarik.games.lcg.cards.ability import Part
from dejarik.games.lcg.cards.facts import AFFILIATIONS, LEGEND, MisprintedCard, cards, read_card, sets
from dejarik.games.lcg.cards.library import LIBRARY, card
from dejarik.games.lcg.cards.words import action, constant, draw, fate, for_player, lasting, on, reaction, this, trait

CORE_SETS = {number: six for number, six in sets().items() if six.product == "core"}
CORE_CARDS = {card: facts for card, facts in cards().items() if facts.product == "core"}
FORCE_CARDS = {"light": 3, "dark": 3}


def box(side: str) -> int:
    """Cards of one side in the core box: every copy of every set, and the affiliation cards."""
    in_sets = sum(6 * six.copies for six in CORE_SETS.values() if cards()[six.objective].side == side)
    return in_sets + sum(facts.type == "affiliation" and facts.side == side for facts in CORE_CARDS.values())


@pytest.mark.rule("lcg.comp.contents")
def test_the_box_holds_240_cards() -> None:
    assert box("light") + box("dark") + sum(FORCE_CARDS.values()) == 117 + 117 + 3 + 3 == 240


@pytest.mark.rule("lcg.comp.card-arithmetic")
def test_each_side_has_19_sets_and_three_affiliations() -> None:
    for side, numbers in (("light", range(1, 19)), ("dark", range(19, 37))):
        own = {number: six for number, six in CORE_SETS.items() if cards()[six.objective].side == side}
        assert list(own) == list(numbers)
        assert sum(six.copies for six in own.values()) == 19
        assert {number for number, six in own.items() if six.copies == 2} == {18 if side == "light" else 36}
        assert box(side) == 19 * 6 + 3 == 117


@pytest.mark.rule("lcg.comp.side-cards")
def test_every_card_belongs_to_exactly_one_side() -> None:
    for six in CORE_SETS.values():
        assert len({cards()[card].side for card in six.cards}) == 1
    assert {facts.side for facts in cards().values()} == {"light", "dark"}
    assert {facts.side for facts in cards().values() if facts.neutral} == {"light", "dark"}
    for side in ("light", "dark"):
        types = {facts.type for facts in CORE_CARDS.values() if facts.side == side}
        assert types == {"affiliation", "objective", "unit", "enhancement", "event", "fate"}


@pytest.mark.rule("lcg.comp.card-legend")
@pytest.mark.parametrize(
    ("card_type", "field", "value"),
    [
        ("event", "capacity", 3),
        ("event", "resources", 1),
        ("enhancement", "icons", "U"),
        ("objective", "cost", 2),
        ("objective", "force", 2),
        ("fate", "cost", 0),
        ("fate", "affiliation", "jedi"),
        ("affiliation", "capacity", 5),
        ("unit", "priority", 4),
        ("unit", "limit", 1),
    ],
)
def test_a_field_that_the_type_does_not_carry_is_refused(card_type: str, field: str, value: Any) -> None:
    row = {"number": 900, "type": card_type, "side": "light"}
    read_card("sound", "test", row)
    with pytest.raises(MisprintedCard, match=f"a card of type {card_type} carries no {field}"):
        read_card("wrong", "test", {**row, field: value})


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("keywords", ["elit"], "wrong: there is no keyword 'elit'; perhaps 'elite' is meant"),
        ("keywords", ["targeted strike"], "wrong: there is no keyword 'targeted strike'; perhaps 'targeted-strike' is"),
        ("keywords", ["edge two"], "wrong: there is no keyword 'edge two'"),
        ("keywords", ["protect charakter"], "wrong: there is no trait 'charakter'; perhaps 'character' is meant"),
        ("traits", ["wokiee"], "wrong: there is no trait 'wokiee'; perhaps 'wookiee' is meant"),
        ("icons", "UX", "wrong: icons are written like UTB"),
        ("affiliation", "jedy", "wrong: there is no affiliation 'jedy'"),
    ],
)
def test_a_misspelt_word_on_a_card_is_refused(field: str, value: object, sentence: str) -> None:
    row = {"number": 1, "type": "unit", "side": "light", "cost": 1, "capacity": 1}
    with pytest.raises(MisprintedCard) as refused:
        read_card("wrong", "test", {**row, field: value})
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    ("part", "sentence"),
    [
        (lambda: constant("blats", 1, this), "no stat 'blats'"),
        (lambda: constant("trait:wokiee", 1, this), "no stat 'trait:wokiee'"),
        (lambda: reaction(on("strike-resolve"), draw(1)), "no moment 'strike-resolve'"),
        (lambda: action(lasting("blast", 1, this, "tern")), "no period 'tern'"),
        (lambda: action(lasting("blats", 1, this, "turn")), "no stat 'blats'"),
        (lambda: fate(lasting("blats", 1, this, "turn")), "no stat 'blats'"),
        (lambda: action(for_player("resreve", 1, "turn")), "no stat 'resreve'"),
        (lambda: constant("blast", 1, trait("wokiee")), "no trait 'wokiee'"),
    ],
)
def test_a_misspelt_word_in_a_text_is_refused(part: Callable[[], Part], sentence: str) -> None:
    with pytest.raises(Misspelt, match=sentence):
        card("rebel-trooper", part())
    assert "rebel-trooper" not in LIBRARY.scripts


@pytest.mark.rule("lcg.comp.card-legend")
def test_the_legend_says_which_types_carry_what() -> None:
    carried = {
        field: {kind for kind, fields in LEGEND.items() if field in fields} for field in set().union(*LEGEND.values())
    }
    assert carried["cost"] == {"unit", "enhancement", "event"}
    assert carried["force"] == {"unit", "enhancement", "event", "fate"}
    assert carried["affiliation"] == {"unit", "enhancement", "event", "objective", "affiliation"}
    assert carried["icons"] == {"unit"}
    assert carried["resources"] == {"affiliation", "objective", "unit", "enhancement"}
    assert carried["capacity"] == {"unit", "objective"}
    assert carried["priority"] == {"fate"}


def test_no_such_type_is_refused() -> None:
    with pytest.raises(MisprintedCard, match="no card type"):
        read_card("wrong", "test", {"number": 1, "type": "mission", "side": "light"})


@pytest.mark.rule("lcg.comp.set-number-block")
def test_a_printing_has_product_set_position_and_number() -> None:
    for number, six in sets().items():
        assert six.number == number
        assert six.product
        assert len(six.cards) == 6  # positions 1..6, one card each
        assert all(cards()[card].number > 0 for card in six.cards)
    numbers = [facts.number for facts in CORE_CARDS.values()]
    assert len(set(numbers)) == len(numbers) == 176


@pytest.mark.rule("lcg.faction.six")
def test_three_affiliations_a_side() -> None:
    assert Counter(AFFILIATIONS.values()) == {"light": 3, "dark": 3}
    printed = {facts.id: facts.side for facts in CORE_CARDS.values() if facts.type == "affiliation"}
    assert printed == dict(AFFILIATIONS)


@pytest.mark.rule("lcg.faction.neutral")
def test_a_card_without_crest_has_a_side_but_no_affiliation() -> None:
    casino = cards()["cloud-city-casino"]
    assert casino.side == "light"
    assert casino.affiliation is None
    assert casino.neutral
    assert not cards()["luke-skywalker"].neutral


@pytest.mark.rule("lcg.set.six-cards")
def test_a_set_is_an_objective_and_five_other_cards() -> None:
    for six in sets().values():
        types = [cards()[card].type for card in six.cards]
        assert len(types) == 6
        assert types[0] == "objective"
        assert types.count("objective") == 1


@pytest.mark.rule("lcg.set.mix")
def test_the_five_other_cards_may_be_one_unit_five_times() -> None:
    exploitation = sets()[35]
    assert exploitation.cards[1:] == ("espo-trooper",) * 5
    assert cards()["espo-trooper"].type == "unit"


@pytest.mark.rule("lcg.set.name")
def test_a_set_is_named_after_its_objective() -> None:
    texts = Texts("dejarik.core", "dejarik.games.lcg.cards")
    first = sets()[1]
    assert len(first.cards) == 6
    assert texts.say("en", f"card-{first.objective}") == "A Hero's Journey"
    assert texts.say("ru", f"card-{first.objective}") == "Странствия героя"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_word_exists(lang: str) -> None:
    texts = Texts("dejarik.core", "dejarik.games.lcg.cards")
    for facts in [facts for facts in cards().values() if not facts.id.startswith("test-")]:
        assert texts.say(lang, f"card-{facts.id}")
        for name in facts.traits:
            assert texts.say(lang, f"trait-{name}")
        for keyword, value in facts.keywords:
            trait = texts.say(lang, f"trait-{value}") if keyword == "protect" else ""
            assert texts.say(lang, f"keyword-{keyword}", value=value, trait=trait)
            assert texts.say(lang, f"keyword-{keyword}-hint", value=value)
        assert texts.say(lang, f"affiliation-{facts.affiliation or 'neutral'}")
        assert texts.say(lang, f"type-{facts.type}")


@pytest.mark.rule("lcg.kw.edge", "lcg.kw.protect")
def test_a_card_tells_its_keywords_with_their_numbers_and_traits() -> None:
    printed = {"number": 1, "type": "unit", "side": "light"}
    words = ["elite", "targeted-strike", "no-enhancements", "edge 2", "protect droid", "protect character"]
    card = read_card("many-words", "tests", {**printed, "keywords": words})
    assert card.keywords == (
        ("elite", ""),
        ("targeted-strike", ""),
        ("no-enhancements", ""),
        ("edge", 2),
        ("protect", "character"),
        ("protect", "droid"),
    )
    assert read_card("no-words", "tests", printed).keywords == ()
