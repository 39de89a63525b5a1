"""Подбор карт и создание колоды: starter decks, the rules of deck building, lists."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from dejarik.core import words
from dejarik.core.refusal import Refused
from dejarik.core.words import LANGUAGES
from dejarik.games.lcg.build import (
    STARTERS,
    Deck,
    DeckBuilder,
    Mode,
    check_list,
    complaints,
    explain,
    read_deck,
    write_list,
    write_o8d,
)
from dejarik.games.lcg.cards.facts import cards, sets

#: Ten sets that any light side affiliation may use.
LIGHT = (1, 2, 3, 5, 6, 7, 8, 9, 10, 11)
DARK = (19, 20, 21, 23, 24, 25, 26, 27, 29, 30)


def broken(deck: Deck, mode: Mode = "constructed") -> list[tuple[str, str]]:
    return [(complaint.reason, complaint.rule) for complaint in complaints(deck, mode)]


def broken_list(text: str) -> list[tuple[str, str]]:
    return [(complaint.reason, complaint.rule) for complaint in check_list(text)]


@pytest.mark.rule("lcg.deck.starter-table", "lcg.deck.starter-size")
@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_deck_has_eight_sets(name: str) -> None:
    deck = STARTERS[name]
    assert len(deck.sets) == 8
    assert len(deck.objectives) == 8
    assert len(deck.commands) == 40
    assert len(deck.objectives) + len(deck.commands) == 48
    assert deck.affiliation == name
    assert cards()[deck.affiliation].type == "affiliation"
    assert {cards()[card].side for card in (*deck.objectives, *deck.commands)} == {deck.side}
    assert broken(deck, "starter") == []


@pytest.mark.rule("lcg.deck.two-copies-18-36")
def test_all_four_starter_decks_fit_into_one_box() -> None:
    needed = Counter(number for deck in STARTERS.values() for number in deck.sets)
    assert all(count <= sets()[number].copies for number, count in needed.items())
    assert needed[18] == needed[36] == 2


@pytest.mark.rule("lcg.deck.starter-affiliation")
def test_a_starter_deck_needs_its_own_affiliation_card() -> None:
    wrong = Deck("imperial-navy", STARTERS["sith"].sets)
    assert broken(wrong, "starter") == [("starter-affiliation", "lcg.deck.starter-affiliation")]
    assert broken(Deck("sith", STARTERS["sith"].sets), "starter") == []


def test_starter_mode_takes_no_other_list() -> None:
    assert broken(Deck("jedi", LIGHT), "starter") == [("no-starter", "lcg.deck.starter-table")]


@pytest.mark.rule("lcg.build.choose-affiliation")
def test_a_deck_has_exactly_one_affiliation() -> None:
    list_of = write_list(Deck("jedi", LIGHT), "en")
    assert broken_list(list_of) == []
    without = list_of.split("\n", 1)[1]
    assert broken_list(without) == [("no-affiliation", "lcg.build.choose-affiliation")]
    assert broken_list("Affiliation: Rebel Alliance\n" + list_of) == [
        ("two-affiliations", "lcg.build.choose-affiliation")
    ]
    assert broken(Deck("", LIGHT)) == [("no-affiliation", "lcg.build.choose-affiliation")]


@pytest.mark.rule("lcg.build.min-ten-sets")
def test_a_custom_deck_has_at_least_ten_sets() -> None:
    assert broken(Deck("jedi", LIGHT)) == []
    assert broken(Deck("jedi", LIGHT[:9])) == [("too-few-sets", "lcg.build.min-ten-sets")]
    for starter in STARTERS.values():
        assert ("too-few-sets", "lcg.build.min-ten-sets") in broken(starter, "constructed")
        assert broken(starter, "starter") == []


@pytest.mark.rule("lcg.build.no-maximum")
def test_a_deck_of_thirty_sets_is_legal() -> None:
    pool = [number for number in range(1, 19) if cards()[sets()[number].objective].only_for in (None, "jedi")]
    twice = [number for number in pool if cards()[sets()[number].objective].limit == 2]
    deck = Deck("jedi", tuple((pool + twice)[:30]))
    assert len(deck.sets) == 30
    assert broken(deck) == []


@pytest.mark.rule("lcg.build.one-side")
def test_sets_of_the_other_side_are_refused_neutral_ones_too() -> None:
    assert broken(Deck("jedi", (*LIGHT, 36))) == [("wrong-side", "lcg.build.one-side")]
    assert broken(Deck("jedi", (*LIGHT, 19))) == [("wrong-side", "lcg.build.one-side")]
    assert broken(Deck("sith", (*DARK, 18))) == [("wrong-side", "lcg.build.one-side")]


@pytest.mark.rule("lcg.build.off-affiliation-allowed")
def test_other_affiliations_of_the_side_are_allowed_unless_the_objective_says_only_for() -> None:
    rebels = Deck("rebel-alliance", (1, 2, 3, 5, 6, 7, 8, 9, 10, 11))
    assert broken(rebels) == []
    assert broken(Deck("rebel-alliance", (*rebels.sets, 4))) == [("only-for", "lcg.build.off-affiliation-allowed")]
    assert broken(Deck("jedi", (*LIGHT, 4))) == []
    assert broken(Deck("imperial-navy", (*DARK, 22))) == [("only-for", "lcg.build.off-affiliation-allowed")]


@pytest.mark.rule("lcg.build.max-two-copies")
def test_two_copies_of_a_set_at_most() -> None:
    assert broken(Deck("jedi", (*LIGHT, 1))) == []
    assert broken(Deck("jedi", (*LIGHT, 1, 1))) == [("too-many-copies", "lcg.build.max-two-copies")]


@pytest.mark.rule("lcg.build.limit-one")
def test_limit_one_per_objective_deck() -> None:
    assert broken(Deck("jedi", (*LIGHT, 18))) == []
    assert broken(Deck("jedi", (*LIGHT, 18, 18))) == [("limit-one", "lcg.build.limit-one")]
    assert broken(Deck("jedi", (*LIGHT, 18, 18, 18))) == [("limit-one", "lcg.build.limit-one")]


@pytest.mark.rule("lcg.build.example-light")
def test_a_light_deck_of_all_affiliations_and_neutrals() -> None:
    deck = Deck("jedi", (1, 2, 3, 8, 9, 10, 15, 16, 17, 18))
    kinds = {cards()[objective].affiliation for objective in deck.objectives}
    assert kinds == {"jedi", "rebel-alliance", "smugglers-and-spies", None}
    assert broken(deck) == []


@pytest.mark.rule("lcg.build.extra-core-sets")
def test_sets_beyond_the_starter_decks() -> None:
    used = {number for deck in STARTERS.values() for number in deck.sets}
    core = {number for number, six in sets().items() if six.product == "core"}
    assert sorted(core - used) == [15, 16, 17, 33, 34, 35]


@pytest.mark.rule("lcg.set.indivisible")
def test_a_set_comes_whole() -> None:
    whole = write_o8d(Deck("jedi", LIGHT))
    assert broken_list(whole) == []
    luke = next(line for line in whole.splitlines() if "Luke Skywalker" in line)
    assert broken_list(whole.replace(luke, "")) == [("set-incomplete", "lcg.set.indivisible")]
    han = '    <card qty="1" id="none">Han Solo</card>'
    assert broken_list(whole.replace(luke, luke + "\n" + han)) == [("stray-card", "lcg.set.indivisible")]
    assert broken_list(whole.replace(luke, luke + "\n" + luke)) == [("stray-card", "lcg.set.indivisible")]


def test_an_unknown_set_number_is_no_crash() -> None:
    assert broken(Deck("jedi", (*LIGHT, 999))) == [("unknown-set", "lcg.set.indivisible")]


@pytest.mark.parametrize("deck", [*STARTERS.values(), Deck("jedi", (*LIGHT, 1, 18)), Deck("sith", (*DARK, 19, 22))])
def test_lists_come_back_as_the_same_deck(deck: Deck) -> None:
    canonical = Deck(deck.affiliation, tuple(sorted(deck.sets)))
    assert read_deck(write_o8d(deck)) == canonical
    for lang in LANGUAGES:
        assert read_deck(write_list(deck, lang)) == canonical


def test_every_set_and_affiliation_of_the_box_can_be_exported() -> None:
    for side, names in (
        ("light", ("jedi", "rebel-alliance", "smugglers-and-spies")),
        ("dark", ("sith", "scum-and-villainy")),
    ):
        numbers = tuple(n for n, six in sets().items() if cards()[six.objective].side == side)
        for name in names:
            assert read_deck(write_o8d(Deck(name, numbers))) == Deck(name, numbers)


def test_a_deck_saved_by_octgn_is_read_by_identifier_and_by_name() -> None:
    saved = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
    <deck game="d5cf89e5-1984-4873-8ae0-f06eea411bb3">
      <section name="Affiliation"><card qty="1" id="ff4fb461-8060-457a-9c16-000000000143">Jedi</card></section>
      <section name="Objective Deck">
        <card qty="2" id="ff4fb461-8060-457a-9c16-000000000063">Whatever it is called there</card>
        <card qty="1" id="unknown">IN YOU MUST GO</card>
      </section>
    </deck>"""
    assert read_deck(saved) == Deck("jedi", (1, 1, 2))


def test_plain_lists_forgive_spelling() -> None:
    text = """
    # my deck
    Фракция: Джедаи

    Сеты:
    2 Странствия героя
    Ты должен войти x2
    - forgotten heroes
    1x "The Secret of Yavin 4" (5)
    """
    assert read_deck(text) == Deck("jedi", (1, 1, 2, 2, 3, 5))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "<deck",
        "<squad/>",
        '<deck game="00000000-0000-0000-0000-000000000000"/>',
        '<!DOCTYPE x [<!ENTITY a "b">]><deck/>',
        '<deck game="d5cf89e5-1984-4873-8ae0-f06eea411bb3"><card qty="-1">Jedi</card></deck>',
        '<deck game="d5cf89e5-1984-4873-8ae0-f06eea411bb3"><card qty="100000">Jedi</card></deck>',
        "Affiliation: Jedi\n" * 10_000,
    ],
)
def test_what_is_no_list_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(Refused) as refused:
        check_list(text)
    assert refused.value.reason == "unreadable-list"
    assert "\n" not in str(refused.value)
    russian = words.explain(refused.value, "ru")
    assert russian.startswith("Список не удалось прочесть: ")
    assert not re.search(r"[a-z]{2}", russian.replace("Jedi", "")), "all of it in the reader's language"
    assert russian.endswith(".")
    assert not russian.endswith("..")


def test_the_builder_knows_its_own_files() -> None:
    builder = DeckBuilder()
    assert builder.reads(write_o8d(STARTERS["sith"]))
    assert builder.reads(write_list(STARTERS["sith"], "ru"))
    assert not builder.reads("Luke Skywalker\nHan Solo")
    assert not builder.reads("")
    assert not builder.reads("<squad/>")
    assert not builder.reads('{"faction": "rebel"}')
    assert builder.check(write_list(Deck("jedi", LIGHT), "ru")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_complaint_is_one_sentence_in_both_languages(lang: str) -> None:
    wrong = [
        *complaints(Deck("rebel-alliance", (4, 18, 18, 1, 1, 1, 36))),
        *complaints(Deck("jedi", (999,))),
        *complaints(Deck("", ())),
        *complaints(Deck("jedi", STARTERS["rebel-alliance"].sets), "starter"),
        *complaints(Deck("jedi", (1,)), "starter"),
        *check_list("Jedi\nSith\nA Hero's Journey\nLuke Skywalker\nHan Solo\nNobody"),
    ]
    reasons = {complaint.reason for complaint in wrong}
    assert reasons == {
        "too-few-sets", "wrong-side", "only-for", "limit-one", "too-many-copies", "unknown-set", "no-affiliation",
        "two-affiliations", "starter-affiliation", "no-starter", "set-incomplete", "stray-card", "unknown-card",
    }  # fmt: skip
    for complaint in wrong:
        sentence = explain(complaint, lang)
        assert sentence.endswith(".")
        assert "\n" not in sentence
        assert DeckBuilder().explain(complaint, lang) == sentence


def test_the_builder_tells_a_page_what_a_list_holds_and_how_others_write_it() -> None:
    builder = DeckBuilder()
    text = write_list(Deck("jedi", (1, 1, 2)), "ru")
    assert builder.content(text) == {"affiliation": "jedi", "sets": [1, 1, 2]}
    forms = builder.forms(text, "en")
    assert forms["list"] == write_list(Deck("jedi", (1, 1, 2)), "en")
    assert read_deck(forms["o8d"]) == Deck("jedi", (1, 1, 2))
    assert builder.forms("Jedi", "en") == {}
    assert read_deck(builder.forms(write_list(Deck("jedi", (1, 69)), "en"), "en")["o8d"]) == Deck("jedi", (1, 69))
