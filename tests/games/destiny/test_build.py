"""ПОДГОТОВКА КОЛОДЫ: teams, decks, lists; and what cards say about themselves."""

from __future__ import annotations

import json
import re

import pytest
from msgspec.structs import replace

from dejarik.core.cards import Misspelt
from dejarik.core.match import Match
from dejarik.core.refusal import Refused
from dejarik.core.words import explain
from dejarik.games.destiny import GAME
from dejarik.games.destiny.build import Deck, as_json, as_text, complaints, cost, points, read_deck, ready_decks
from dejarik.games.destiny.cards.building import Building
from dejarik.games.destiny.cards.facts import FACTS, KEYWORDS, SYMBOLS, Side, cards, codes, read_card, read_side
from dejarik.games.destiny.cards.library import LIBRARY, card, in_pool, script_of
from dejarik.games.destiny.naming import name_of, named

#: Every card of which all that it says is carried out.
POOL = [name for name in cards() if in_pool(name)]
REY = ready_decks()["rey-finn"]


def rules(deck: Deck, **options: bool) -> set[str]:
    return {complaint.rule for complaint in complaints(deck, **options)}


def with_cards(*names: tuple[str, int]) -> Deck:
    """The Rey and Finn deck with other cards, filled up to thirty."""
    rest = 30 - sum(count for _, count in names)
    spare = [name for name, _ in REY.cards if name not in {one for one, _ in names} and name != "reys-staff"]
    odd = [("reys-staff", 1)] if rest % 2 else []
    return replace(REY, cards=(*names, *((name, 2) for name in spare[: rest // 2]), *odd))


@pytest.mark.rule("dst.build.team-budget", "dst.char.team-30", "dst.balance.replaces")
def test_thirty_points() -> None:
    team = (("jango-fett-lethal-mercenary", 2), ("general-veers-field-commander", 2))
    assert points(replace(REY, team=team)) == 28
    assert points(replace(REY, team=team), printed=True) == 30
    more = replace(REY, team=(("darth-vader-sith-lord", 2), ("kylo-ren-vaders-disciple", 2)))
    assert "dst.char.team-30" in rules(more)


@pytest.mark.rule("dst.char.elite", "dst.build.team-two-values", "dst.char.points-fixed")
def test_points_buy_dice() -> None:
    assert (cost("rey-force-prodigy", 1), cost("rey-force-prodigy", 2), cost("rey-force-prodigy", 3)) == (9, 12, None)
    assert (cost("han-solo-scoundrel", 1), cost("han-solo-scoundrel", 2)) == (13, 16)
    assert "dst.char.elite" in rules(replace(REY, team=(("hired-gun", 2),)))


@pytest.mark.rule("dst.char.elite", "dst.char.dice-count")
def test_a_second_die_for_an_ordinary_character_is_not_overlooked() -> None:
    for written, dice in (("1x", 1), ("1x", 2), ("2x", 1), ("2x", 2), ("2x", 4)):
        deck = read_deck(f"{written} First Order Stormtrooper [{dice} dice]")
        assert ("dst.char.elite" in rules(deck)) == (dice > len(deck.team))
    coded = {code: {"quantity": 1, "dice": 2} for code, name in codes().items() if name == "first-order-stormtrooper"}
    assert "dst.char.elite" in rules(read_deck(json.dumps({"slots": coded})))


@pytest.mark.rule(
    "dst.unique.team", "dst.unique.subtitles-equal", "dst.build.team-copies", "dst.card.subtitle", "dst.term.copy"
)
def test_unique_characters() -> None:
    assert "dst.unique.team" in rules(replace(REY, team=(("rey-force-prodigy", 1), ("rey-force-prodigy", 1))))
    two = (("captain-phasma-elite-trooper", 1), ("captain-phasma-ruthless-tactician", 1))
    assert "dst.unique.team" in rules(replace(REY, team=two))
    troopers = replace(REY, team=(("first-order-stormtrooper", 1),) * 4)
    assert points(troopers) == 28
    assert "dst.unique.team" not in rules(troopers)
    one, other = FACTS["rey-force-prodigy"], FACTS["rey-finding-the-ways"]
    assert one.title == other.title
    assert one.subtitle != other.subtitle


@pytest.mark.rule("dst.unique.example-vader")
def test_two_vaders() -> None:
    """The second Vader's abilities are not in the pool; uniqueness is a matter of titles."""
    assert FACTS["darth-vader-sith-lord"].title == FACTS["darth-vader-dark-apprentice"].title
    deck = replace(REY, team=(("darth-vader-sith-lord", 1), ("darth-vader-dark-apprentice", 1)))
    assert points(deck) == 28
    assert complaints(deck)


@pytest.mark.rule("dst.build.team-affiliation", "dst.build.team-colors", "dst.build.team-min-one")
def test_sides_and_colours_of_a_team() -> None:
    assert "dst.build.team-affiliation" in rules(
        replace(REY, team=(("rey-force-prodigy", 1), ("kylo-ren-vaders-disciple", 1)))
    )
    three = (("admiral-ackbar-perceptive-tactician", 1), ("padawan", 1), ("hired-gun", 1))
    assert not rules(replace(REY, team=three)) & {"dst.build.team-affiliation", "dst.char.team-30"}
    assert "dst.build.team-min-one" in rules(replace(REY, team=()))


@pytest.mark.rule("dst.build.deck-30", "dst.build.deck-copies-2", "dst.core.golden-rule")
def test_size_and_copies() -> None:
    assert rules(REY) == set()
    assert "dst.build.deck-30" in rules(replace(REY, cards=REY.cards[:-1]))
    assert "dst.build.deck-30" in rules(replace(REY, cards=(*REY.cards, ("aim", 1))))
    assert "dst.build.deck-copies-2" in rules(with_cards(("take-cover", 3)))


@pytest.mark.rule("dst.build.deck-affiliation", "dst.build.deck-color", "dst.bf.gray", "dst.build.deck-types")
def test_what_a_deck_may_hold() -> None:
    assert "dst.build.deck-affiliation" in rules(with_cards(("enrage", 1)))
    assert "dst.build.deck-color" in rules(with_cards(("natural-talent", 1)))
    assert "dst.build.deck-types" in rules(with_cards(("frozen-wastes", 1)))
    assert {facts.colour for facts in cards().values() if facts.type == "battlefield"} == {"gray"}


@pytest.mark.rule("dst.build.abilities-separate", "dst.ability.example-finn", "dst.card.ability")
def test_finn_lets_villain_weapons_in() -> None:
    assert rules(with_cards(("f-11d-rifle", 2))) == set()
    assert "dst.build.deck-affiliation" in rules(
        replace(with_cards(("f-11d-rifle", 2)), team=(("rey-force-prodigy", 2),))
    )
    assert "dst.build.deck-copies-2" in rules(with_cards(("f-11d-rifle", 3)))
    assert len(script_of("first-order-stormtrooper").abilities) == 0


@pytest.mark.rule("dst.build.battlefield-one", "dst.build.when")
def test_one_battlefield() -> None:
    for fields in ((), ("frozen-wastes", "echo-base")):
        assert "dst.build.battlefield-one" in rules(replace(REY, fields=fields))
    with pytest.raises(Refused) as refused:
        Match(GAME, 2, {"first": as_text(replace(REY, fields=()))}, 1)
    assert refused.value.rule == "dst.build.battlefield-one"


@pytest.mark.parametrize("name", ready_decks())
def test_ready_decks_are_legal_and_survive_lists(name: str) -> None:
    deck = ready_decks()[name]
    assert complaints(deck) == []
    for text in (as_text(deck), as_text(deck, "ru"), as_json(deck)):
        again = read_deck(text)
        assert (sorted(again.team), again.fields, sorted(again.cards)) == (
            sorted(deck.team),
            deck.fields,
            sorted(deck.cards),
        )


def test_a_list_and_whatever_is_said_of_it_are_in_one_language() -> None:
    """Subtitles, too; and no two cards of other titles are called the same."""
    written = as_text(ready_decks()["rey-finn"], "ru")
    assert "1x Рей, Самородок Силы (AW #38) [2 куб.]" in written.splitlines()
    names = re.sub(r"AW|BB-8|F-11D|DL-44|rey-finn", "", written)
    assert not re.search(r"[A-Za-z]{2}", names)
    assert read_deck("Рей Самородок Силы").team == (("rey-force-prodigy", 1),)
    with pytest.raises(Refused) as refused:
        read_deck("# Двое\n1x Рей")
    assert "Рей Самородок Силы" in explain(refused.value, "ru")
    assert "Rey Force Prodigy" in explain(refused.value, "en")
    for name in POOL:
        assert {cards()[one].title for one in named(name_of(name, "ru"))} == {cards()[name].title}


@pytest.mark.parametrize(
    "line",
    ["2x Block (AW #153)", "- 2x Block (AW #153)", "• Block x2 (AW #153)", "* 2 Block", "Block × 2", "2 Блок (AW 153)"],
)
def test_how_many_of_a_card_is_read_wherever_it_stands(line: str) -> None:
    assert read_deck(line).cards == (("block", 2),)


@pytest.mark.parametrize("line", ["-2x Block (AW #153)", "−2 Block (AW #153)", "+2x Block (AW #153)"])
def test_a_number_with_a_sign_is_not_passed_over(line: str) -> None:
    with pytest.raises(Refused) as refused:
        read_deck("1x Lightsaber\n" + line)
    assert f"“{line}”" in str(refused.value)


def test_a_name_and_the_number_of_another_card_are_both_named() -> None:
    with pytest.raises(Refused) as refused:
        read_deck("2x Enrage (AW #153)")
    for lang, other in (("en", "Block"), ("ru", "Блок")):
        told = explain(refused.value, lang)
        assert all(word in told for word in ("Enrage", "AW #153", other))
    with pytest.raises(Refused):
        read_deck("Rey, Force Prodigy (AW #2) [1 dice]")
    assert GAME.builder is not None
    assert GAME.builder.reads("2x Enrage (AW #153)")  # so that whoever names no game is told as well
    assert read_deck("2x Blocage (AW #153)").cards == (("block", 2),)  # some other language


def test_lists_that_cannot_be_read() -> None:
    for text in ("", "{}", '{"slots": {"99999": 1}}', '{"slots": {"01001": -1}}', "1x Nobody At All\n1x Rey"):
        with pytest.raises(Refused):
            read_deck(text)
    wrong = ("true", "1.5", "null", '"two"', "[]", '{"quantity": true}', '{"quantity": 1, "dice": false}', "100")
    for number in wrong:
        with pytest.raises(Refused, match="is no number of cards"):
            read_deck(f'{{"slots": {{"01001": {number}}}}}')
    for name in (f"Rey (AW #{'1' * 5000})", f"Rey, Force Prodigy [{'9' * 5000} dice]"):
        with pytest.raises(Refused, match="there is no card"):
            read_deck(f"1x {name}")
    with pytest.raises(Refused) as refused:
        read_deck("# Mine\n1x Rey")
    assert "Rey Force Prodigy, Rey Finding The Ways" in str(refused.value)
    assert json.loads(as_json(REY))["slots"]["01038"] == {"quantity": 1, "dice": 2}


@pytest.mark.rule("dst.faq.same-side")
def test_the_same_deck_on_both_sides() -> None:
    assert Match(GAME, 2, {"first": "rey-finn", "second": "rey-finn"}, 1).questions


@pytest.mark.rule("dst.card.parameters", "dst.card.affiliation", "dst.card.color", "dst.card.types", "dst.unique.mark")
def test_every_card_says_what_it_is() -> None:
    for name, facts in cards().items():
        assert facts.affiliation in ("hero", "villain", "neutral")
        assert facts.colour in ("red", "blue", "yellow", "gray")
        assert facts.type in ("battlefield", "character", "event", "upgrade", "downgrade", "plot", "support")
        assert (facts.health > 0) == (facts.type == "character"), name
        assert bool(facts.points) == (facts.type in ("character", "plot")), name
    assert FACTS["palpatine-galactic-emperor"].unique
    assert not FACTS["death-trooper"].unique


@pytest.mark.rule(
    "dst.card.rarity", "dst.card.subtype-line", "dst.term.dieless-card", "dst.subtypes.table", "dst.gap.subtype-data"
)
def test_rarity_subtypes_and_dice() -> None:
    assert {facts.rarity for facts in cards().values()} == {"S", "C", "U", "R", "L"}
    assert FACTS["bala-tik-gang-leader"].subtypes == ("leader", "scoundrel")
    assert not FACTS["training"].sides
    assert FACTS["vibroknife"].sides
    for row in GAME.rulebook["dst.subtypes.table"].data["rows"]:
        name = codes().get(row["code"])
        if name is not None:
            assert {one.replace(" ", "-") for one in row["subtypes"]} <= set(FACTS[name].subtypes), name


@pytest.mark.rule("dst.balance.table", "dst.gap.source-misprints")
def test_the_balance_of_the_force() -> None:
    seen = 0
    for row in GAME.rulebook["dst.balance.table"].data["rows"]:
        name = codes().get(row["code"])
        if name is not None:
            seen += 1
            assert "/".join(str(value) for value in FACTS[name].points) == row["points"], name
            assert "/".join(str(value) for value in FACTS[name].printed) == row["printed"], name
    assert seen == len(GAME.rulebook["dst.balance.table"].data["rows"])
    assert FACTS["luke-skywalker-jedi-knight"].points == (14, 18)
    assert FACTS["leia-organa-born-leader"].points == (11, 14)


@pytest.mark.rule("dst.build.example-chewie-baze", "dst.gap.example-points")
def test_chewbacca_and_baze() -> None:
    deck = Deck(team=(("chewbacca-loyal-friend", 2), ("baze-malbus-crack-shot", 1)))
    assert points(deck, printed=True) == 30
    assert points(deck) == 27


@pytest.mark.rule(
    "dst.ability.types", "dst.errata.scope", "dst.core.reminder-text", "dst.keyword.reminder", "dst.card.flavor"
)
def test_every_card_in_the_pool_does_what_it_says() -> None:
    """No text of a card reaches the engine: only what is declared, of one of the kinds of abilities, or a keyword."""
    assert len(POOL) >= 210
    for name in POOL:
        if not FACTS[name].ability:
            continue
        script = script_of(name)
        assert name in LIBRARY.scripts
        kinds = {ability.timing for ability in script.abilities}
        assert kinds <= {"action", "event", "special", "claim", "after", "before", "instead"}
        says = script.abilities or script.constants or script.x or script.discount or script.play_only
        says = says or script.building != Building() or script.makes_elite
        assert says or any(side.symbol == "any" for side in FACTS[name].sides), name
        if FACTS[name].type == "event":
            assert script.event is not None, name
        if any(side.symbol == "special" for side in FACTS[name].sides):
            assert script.specials, name
        for lang in ("ru", "en"):
            assert GAME.presenter.text(lang, name), name
    for name in POOL:
        if "redeploy" in FACTS[name].keywords:
            assert any(ability.trigger is not None for ability in script_of(name).abilities), name


def test_a_misspelt_declaration_is_refused() -> None:
    from dejarik.games.destiny.cards.words import constant, this, titled

    with pytest.raises(Misspelt, match="no card"):
        card("jar-jar")
    with pytest.raises(Misspelt, match="no stat"):
        card("survival-gear", constant("helth", 1, this))
    with pytest.raises(Misspelt, match="title"):
        titled("Jar Jar")
    with pytest.raises(Misspelt):
        read_side("3XY")
    with pytest.raises(Misspelt, match="jedy"):
        read_card("x", "AW", {"subtypes": ["jedy"]})
    assert "survival-gear" not in LIBRARY.scripts
    assert in_pool("survival-gear")


@pytest.mark.rule("dst.ability.inherent-list")
def test_values_that_the_die_works_out() -> None:
    assert all(side.value < 0 or side.symbol == "blank" for side in FACTS["launch-bay"].sides)
    assert FACTS["lure-of-power"].sides[0] == Side("any", 1, 0, True)
    assert set(SYMBOLS.values()) >= {"any", "blank"}
    assert "guardian" in KEYWORDS


def test_complaints_have_words() -> None:
    builder = GAME.builder
    text = as_text(with_cards(("enrage", 3)))
    for complaint in builder.check(text):
        for lang in ("ru", "en"):
            assert builder.explain(complaint, lang)
    doubled = complaints(
        replace(with_cards(("vibroknife", 3)), team=(("rey-force-prodigy", 1), ("rey-force-prodigy", 1)))
    )
    told = " ".join(builder.explain(complaint, "ru") for complaint in doubled)
    assert FACTS["vibroknife"].name_ru in told
    assert "Vibroknife" not in told
    assert FACTS["rey-force-prodigy"].name_ru in told
    assert builder.reads(text)
    assert not builder.reads("Luke Skywalker (28)\n")
    assert set(builder.forms(text, "ru")) == {"text", "json"}
