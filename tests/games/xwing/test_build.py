"""Составление звеньев: legality, XWS, plain lists, starter squads."""

from __future__ import annotations

import json

import pytest

from dejarik.core.build import Complaint
from dejarik.core.match import Match
from dejarik.core.refusal import Refused
from dejarik.core.words import LANGUAGES
from dejarik.games.xwing import GAME
from dejarik.games.xwing.build import (
    TEXTS,
    Crew,
    Squad,
    SquadBuilder,
    complaints,
    fitting,
    from_text,
    from_xws,
    read,
    repeated_names,
    taken_upgrades,
    to_text,
    to_xws,
)
from dejarik.games.xwing.cards import PILOTS, UPGRADES
from dejarik.games.xwing.cards.facts import Needs, UpgradeCard
from dejarik.games.xwing.starters import STARTERS

BUILDER = SquadBuilder()


def rebels(*ships: Crew) -> Squad:
    return Squad("rebel", ships)


def empire(*ships: Crew) -> Squad:
    return Squad("imperial", ships)


def rules(found: list[Complaint]) -> list[str]:
    return [complaint.rule for complaint in found]


LUKE = Crew("luke-skywalker")
ROOKIE = Crew("rookie-pilot")
ACADEMY = Crew("academy-pilot")


@pytest.mark.rule("xw.squad.cost")
def test_ships_and_upgrades_are_paid_for() -> None:
    assert rebels(Crew("luke-skywalker", ("r2-d2", "determination"))).cost == 33


@pytest.mark.rule("xw.squad.limit")
def test_a_squad_may_reach_the_limit_but_not_exceed_it() -> None:
    hundred = STARTERS["four-rookies"].squad
    assert hundred.cost == 100
    assert complaints(hundred, 100) == []
    over = rebels(*hundred.ships[:3], Crew("red-squadron-pilot", ("proton-torpedoes",)))
    assert over.cost == 102
    assert rules(complaints(over, 100)) == ["xw.squad.limit"]
    assert complaints(over, 102) == []
    one_over = empire(Crew("howlrunner", ("marksmanship",)), *[Crew("academy-pilot")] * 5, Crew("dark-curse"), ACADEMY)
    assert one_over.cost == 109
    by_one = rebels(Crew("rookie-pilot", ("proton-torpedoes", "r5-astromech")), *hundred.ships[1:])
    assert by_one.cost == 101
    assert rules(complaints(by_one, 100)) == ["xw.squad.limit"]


@pytest.mark.rule("xw.squad.core-31")
def test_the_core_box_plays_at_31_points() -> None:
    assert complaints(empire(Crew("mauler-mithel"), Crew("black-squadron-pilot")), 31, one_box=True) == []
    over = rebels(Crew("luke-skywalker", ("r2-d2",)))
    assert over.cost == 32
    assert rules(complaints(over, 31, one_box=True)) == ["xw.squad.core-31"]


@pytest.mark.rule("xw.setup.own-faction-cards")
def test_only_ship_cards_of_the_own_faction() -> None:
    found = complaints(rebels(ROOKIE, ACADEMY))
    assert found == [
        Complaint("wrong-faction", "xw.setup.own-faction-cards", {"pilot": "academy-pilot", "faction": "rebel"})
    ]
    assert complaints(empire(ACADEMY)) == []


@pytest.mark.rule("xw.squad.unique", "xw.squad.unique-example")
def test_a_unique_name_only_once_a_side() -> None:
    assert rules(complaints(rebels(LUKE, LUKE))) == ["xw.squad.unique"]
    assert complaints(rebels(*[ROOKIE] * 4)) == []
    droids = rebels(Crew("rookie-pilot", ("r2-d2",)), Crew("red-squadron-pilot", ("r2-d2",)))
    assert complaints(droids) == [Complaint("unique-upgrade", "xw.squad.unique", {"upgrade": "r2-d2"})]
    common = rebels(Crew("rookie-pilot", ("r2-astromech",)), Crew("red-squadron-pilot", ("r2-astromech",)))
    assert complaints(common) == []


@pytest.mark.rule("xw.squad.unique-both-sides")
def test_unique_names_are_counted_within_a_side_or_team_only() -> None:
    leader = "squad-leader"
    ours, theirs = rebels(Crew("luke-skywalker", (leader,))), empire(Crew("darth-vader", (leader,)))
    assert complaints(ours) == complaints(theirs) == []
    assert repeated_names([ours]) == []
    assert rules(repeated_names([ours, rebels(Crew("wedge-antilles", (leader,)))])) == ["xw.squad.unique"]
    assert rules(repeated_names([ours, rebels(LUKE)])) == ["xw.squad.unique"]


@pytest.mark.rule("xw.gap.squad-min")
def test_an_empty_squad_is_refused() -> None:
    assert rules(complaints(rebels())) == ["xw.gap.squad-min"]


@pytest.mark.rule("xw.upg.slots")
def test_one_upgrade_for_each_icon_of_the_bar() -> None:
    assert complaints(rebels(Crew("rookie-pilot", ("r2-d2", "proton-torpedoes")))) == []
    two = complaints(rebels(Crew("rookie-pilot", ("r2-d2", "r2-f2"))))
    assert [(c.reason, c.rule) for c in two] == [("slot-taken", "xw.upg.slots")]
    talent = complaints(rebels(Crew("rookie-pilot", ("determination",))))
    assert [(c.reason, c.rule) for c in talent] == [("no-slot", "xw.upg.slots")]
    salvo = ("proton-torpedoes", "proton-torpedoes")
    assert complaints(rebels(Crew("gold-squadron-pilot", salvo))) == []
    assert rules(complaints(rebels(Crew("gold-squadron-pilot", (*salvo, "proton-torpedoes"))))) == ["xw.upg.slots"]


@pytest.mark.rule("xw.upg.bar-example")
def test_the_books_example_of_a_bar() -> None:
    squad = rebels(Crew("red-squadron-pilot", ("proton-torpedoes", "r2-f2")))
    assert squad.cost == 30
    assert complaints(squad, 31, one_box=True) == []


@pytest.mark.rule("xw.upg.any-faction")
def test_an_upgrade_fits_any_faction_with_the_icon() -> None:
    assert complaints(rebels(Crew("luke-skywalker", ("determination",)))) == []
    assert complaints(empire(Crew("black-squadron-pilot", ("determination",)))) == []
    assert rules(complaints(empire(Crew("obsidian-squadron-pilot", ("determination",))))) == ["xw.upg.slots"]
    assert fitting(PILOTS["obsidian-squadron-pilot"], ()) == []
    assert "determination" in fitting(PILOTS["luke-skywalker"], ("r2-d2",))
    assert "r2-f2" not in fitting(PILOTS["luke-skywalker"], ("r2-d2",))


@pytest.mark.rule("xw.limit.components")
def test_one_core_box_has_two_ties_and_no_more() -> None:
    found = complaints(empire(ACADEMY, ACADEMY, ACADEMY), one_box=True)
    assert [(c.reason, c.rule, c.args["have"]) for c in found] == [
        ("too-few-pilots", "xw.limit.components", 2),
        ("too-few-models", "xw.limit.components", 2),
    ]
    assert complaints(empire(ACADEMY, ACADEMY), one_box=True) == []
    assert complaints(empire(ACADEMY, ACADEMY, ACADEMY)) == []
    twice = empire(Crew("black-squadron-pilot", ("determination",)), Crew("mauler-mithel", ("determination",)))
    assert rules(complaints(twice, one_box=True)) == ["xw.limit.components"]
    assert {c.reason for c in complaints(empire(Crew("howlrunner")), one_box=True)} == {"too-few-pilots"}


@pytest.mark.rule("xw.gap.squad-core-upgrades")
def test_with_one_box_an_upgrade_taken_by_the_imperial_is_gone() -> None:
    imperial = [Crew("black-squadron-pilot", ("determination",))]
    found = taken_upgrades(imperial, [Crew("luke-skywalker", ("determination",))])
    assert rules(found) == ["xw.gap.squad-core-upgrades"]
    assert taken_upgrades(imperial, [Crew("luke-skywalker", ("marksmanship",))]) == []


@pytest.mark.parametrize("name", STARTERS)
def test_starter_squads_are_legal_and_have_words(name: str) -> None:
    starter = STARTERS[name]
    assert complaints(starter.squad, starter.limit, one_box=starter.limit == 31) == []
    assert starter.squad.cost > starter.limit - 4
    for lang in LANGUAGES:
        assert TEXTS.say(lang, f"squad-{name}")
        assert TEXTS.say(lang, f"squad-{name}-text")


def test_each_side_has_starter_squads_at_both_limits() -> None:
    for limit in (31, 100):
        for faction in ("rebel", "imperial"):
            assert sum(s.limit == limit and s.squad.faction == faction for s in STARTERS.values()) >= 3


@pytest.mark.parametrize("name", STARTERS)
def test_xws_and_back(name: str) -> None:
    starter = STARTERS[name]
    listed = from_xws(json.dumps(to_xws(starter.squad, starter.limit)))
    assert listed.squad.cost == starter.squad.cost
    assert [ship.pilot for ship in listed.squad.ships] == [ship.pilot for ship in starter.squad.ships]
    for ours, theirs in zip(starter.squad.ships, listed.squad.ships, strict=True):
        assert sorted(ours.upgrades) == sorted(theirs.upgrades)
    assert listed.limit == starter.limit
    assert not listed.complaints


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", STARTERS)
def test_text_and_back(name: str, lang: str) -> None:
    starter = STARTERS[name]
    listed = from_text(to_text(starter.squad, lang, starter.limit))
    assert listed.squad == starter.squad
    assert listed.limit == starter.limit


def test_xws_as_other_programs_write_it() -> None:
    text = """{"name": "Red", "faction": "rebel", "points": 33, "version": "0.3.0", "description": "",
        "pilots": [{"name": "lukeskywalker", "ship": "xwing",
                    "upgrades": {"amd": ["r2d2"], "ept": ["determination"]}}]}"""
    listed = from_xws(text)
    assert listed.squad == Squad("rebel", (Crew("luke-skywalker", ("r2-d2", "determination")),), "Red")
    exported = to_xws(listed.squad)
    assert exported["pilots"] == [
        {
            "name": "lukeskywalker",
            "points": 33,
            "ship": "xwing",
            "upgrades": {"ept": ["determination"], "amd": ["r2d2"]},
        }
    ]
    assert exported["points"] == 33
    newer = from_xws('{"faction": "imperial", "pilots": [{"id": "academypilot", "ship": "tiefighter"}]}')
    assert newer.squad == empire(ACADEMY)


def test_unknown_cards_of_other_waves_are_named() -> None:
    text = '{"faction": "rebel", "pilots": [{"name": "poedameron", "ship": "t70xwing", "upgrades": {"ept": ["vi"]}}]}'
    found = BUILDER.check(text)
    assert [(c.reason, c.args["name"]) for c in found] == [("unknown-pilot", "poedameron"), ("unknown-upgrade", "vi")]
    assert BUILDER.explain(found[0], "ru") == "Пилота «poedameron» нет ни в базовом наборе, ни в первой волне."
    scum = BUILDER.check('{"faction": "scum", "pilots": [{"name": "rookiepilot"}]}')
    assert rules(scum) == ["xw.overview.two-factions"]


def test_xws_that_contradicts_the_cards() -> None:
    text = '{"faction": "rebel", "pilots": [{"name": "lukeskywalker", "ship": "ywing", "upgrades": {"ept": ["r2d2"]}}]}'
    assert [c.reason for c in BUILDER.check(text)] == ["wrong-ship", "wrong-slot"]


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        "{}",
        '{"faction": 3, "pilots": []}',
        '{"faction": "rebel", "pilots": [7]}',
        '{"faction": "rebel", "pilots": [{"name": 7}]}',
        '{"faction": "rebel", "pilots": [{"name": "rookiepilot", "upgrades": 3}]}',
        '{"faction": "rebel", "pilots": [{"name": "rookiepilot", "upgrades": {"amd": "r2d2"}}]}',
        "",
        "# only a title",
    ],
)
def test_what_is_no_squad_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read(text)
    assert refused.value.reason == "unreadable-list"
    assert "\n" not in str(refused.value)


def test_lists_as_people_type_them() -> None:
    text = """
        2x Academy Pilot
        "mauler mithel" (17), marksmanship
        Курсант академии
        Чернои эскадрильи
    """
    listed = from_text(text)
    assert listed.squad.faction == "imperial"
    assert listed.squad.ships[:4] == (ACADEMY, ACADEMY, Crew("mauler-mithel", ("marksmanship",)), ACADEMY)
    assert rules(BUILDER.check(text)) == ["xw.card.ships"]
    assert from_text("Пилот Черной эскадрильи + целеустремленность").squad == empire(
        Crew("black-squadron-pilot", ("determination",))
    )


def test_a_list_may_name_its_limit() -> None:
    assert rules(BUILDER.check("Luke Skywalker + R2-D2\nLimit: 31")) == ["xw.squad.limit"]
    assert BUILDER.check("Luke Skywalker + R2-D2") == []


def test_only_squads_are_taken_for_squads() -> None:
    assert BUILDER.reads(to_text(STARTERS["swarm"].squad, "ru"))
    assert BUILDER.reads(json.dumps(to_xws(STARTERS["swarm"].squad)))
    assert BUILDER.reads("Rebel Alliance\nNobody at all")
    assert not BUILDER.reads('{"cards": {"01001": 2}}')
    assert not BUILDER.reads("1x Luke Skywalker\n2x Force Strike\n2x Lightsaber\n1x Mind Probe")
    assert not BUILDER.reads("")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_complaint_has_its_sentence(lang: str) -> None:
    found = [
        *complaints(rebels()),
        *complaints(Squad("scum", (Crew("nobody", ("nothing",)),))),
        *complaints(rebels(LUKE, LUKE, ACADEMY, Crew("rookie-pilot", ("determination", "r2-d2", "r2-f2", "r2-d2")))),
        *complaints(empire(*[Crew("black-squadron-pilot", ("determination",))] * 8), 31, one_box=True),
        *complaints(rebels(Crew("gold-squadron-pilot"), LUKE, ROOKIE), 31, one_box=True),
        *taken_upgrades([Crew("mauler-mithel", ("marksmanship",))], [Crew("luke-skywalker", ("marksmanship",))]),
        *BUILDER.check(
            '{"faction": "rebel", "pilots": [{"name": "rookiepilot", "ship": "x", "upgrades": {"y": ["r2d2"]}}]}'
        ),
    ]
    assert {complaint.reason for complaint in found} == {
        "empty-squad",
        "unknown-faction",
        "unknown-pilot",
        "unknown-upgrade",
        "wrong-faction",
        "wrong-ship",
        "wrong-slot",
        "unique-pilot",
        "unique-upgrade",
        "no-slot",
        "slot-taken",
        "too-few-pilots",
        "too-few-upgrades",
        "too-few-models",
        "upgrade-taken",
        "over-limit",
    }
    for complaint in found:
        assert BUILDER.explain(complaint, lang).strip()
        assert complaint.rule.startswith("xw.")


@pytest.mark.parametrize("name", STARTERS)
def test_a_match_takes_a_squad_by_its_name_or_as_a_list(name: str) -> None:
    starter = STARTERS[name]
    side = ("rebel", "imperial").index(starter.squad.faction)
    lists = [name, to_text(starter.squad, "ru"), to_text(starter.squad, "en"), json.dumps(to_xws(starter.squad))]
    for given in lists:
        options = {("first", "second")[side]: given, "points": starter.limit}
        match = Match(GAME, 2, options, 1)
        assert [ship.pilot for ship in match.table.ships if ship.side == side] == [s.pilot for s in starter.squad.ships]
    assert Match(GAME, 2, {("first", "second")[side]: name}, 1).table.points == starter.limit, (
        "a starter squad brings its limit"
    )


@pytest.mark.parametrize(
    ("given", "reason", "rule"),
    [
        ("no such squad", "unknown-squad", None),
        ("Luke Skywalker\nLuke Skywalker", "illegal-squad", "xw.squad.unique"),
        ("Luke Skywalker + Weapons Failure", "illegal-squad", None),
        ("Darth Vader", "illegal-squad", None),
    ],
)
def test_a_list_that_cannot_be_flown_is_refused(given: str, reason: str, rule: str | None) -> None:
    with pytest.raises(Refused) as refused:
        Match(GAME, 2, {"first": given, "points": 100}, 1)
    assert refused.value.reason == reason
    assert rule is None or refused.value.rule == rule


@pytest.mark.parametrize("called", ["Мятежники", "альянс", "Rebels", "Rebel Alliance", "Альянс повстанцев", "rebel"])
def test_a_list_names_its_faction_in_either_language(called: str) -> None:
    listed = read(f"{called}\nЛюк Скайуокер (28) + R2-D2 (4)\nBiggs Darklighter\n")
    assert listed.squad.faction == "rebel"
    assert [ship.pilot for ship in listed.squad.ships] == ["luke-skywalker", "biggs-darklighter"]
    assert listed.squad.ships[0].upgrades == ("r2-d2",)


@pytest.fixture
def later_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards as later waves have them: with conditions, for two icons, adding one, once a ship, a pilot as crew."""
    cards = (
        UpgradeCard("test-title", ("elite",), 0, False, {}, needs=Needs(ships=("tie-advanced",)), adds=("missile",)),
        UpgradeCard("test-emperor", ("torpedo", "torpedo"), 8, True, {}, needs=Needs(faction="rebel")),
        UpgradeCard("test-mod", ("missile",), 2, False, {}, needs=Needs(action="target-lock"), limited=True),
        UpgradeCard("test-freight", ("missile",), 2, False, {}, needs=Needs(large=True)),
        UpgradeCard("luke-skywalker", ("turret",), 7, True, {}),
    )
    for card in cards:
        monkeypatch.setitem(UPGRADES, card.id, card)


@pytest.mark.usefixtures("later_cards")
def test_cards_with_conditions_are_data() -> None:
    def wrong(squad: Squad) -> list[str]:
        return [complaint.reason for complaint in complaints(squad)]

    assert wrong(empire(Crew("darth-vader", ("test-title", "cluster-missiles", "concussion-missiles")))) == []
    assert wrong(empire(Crew("darth-vader", ("cluster-missiles", "concussion-missiles")))) == ["slot-taken"]
    assert wrong(empire(Crew("howlrunner", ("test-title",)))) == ["needs-ships"]
    assert wrong(rebels(Crew("gold-squadron-pilot", ("test-emperor",)))) == []
    assert wrong(rebels(Crew("rookie-pilot", ("test-emperor",)))) == ["slot-taken"]
    assert wrong(empire(Crew("darth-vader", ("test-emperor",)))) == ["no-slot", "no-slot", "needs-faction"]
    assert wrong(empire(Crew("darth-vader", ("test-title", "test-mod", "test-mod")))) == ["limited"]
    assert wrong(empire(Crew("darth-vader", ("test-freight",)))) == ["needs-large"]
    vader = PILOTS["darth-vader"]
    assert {"test-mod", "test-title"} <= set(fitting(vader, ()))
    assert not {"test-freight", "test-emperor", "luke-skywalker"} & set(fitting(vader, ()))
    assert "test-mod" not in fitting(vader, ("test-title", "test-mod"))
    assert "cluster-missiles" in fitting(vader, ("test-title", "test-mod"))
    for lang in LANGUAGES:
        for reason in ("needs-faction", "needs-ships", "needs-large", "needs-action", "limited"):
            args = {"pilot": "darth-vader", "upgrade": "marksmanship"}
            assert BUILDER.explain(Complaint(reason, "xw.prio.card-over-rule", {**args}), lang)


@pytest.mark.rule("xw.squad.unique")
@pytest.mark.usefixtures("later_cards")
def test_a_unique_name_counts_as_pilot_and_as_crew() -> None:
    both = rebels(Crew("luke-skywalker"), Crew("gold-squadron-pilot", ("luke-skywalker",)))
    assert rules(complaints(both)) == ["xw.squad.unique"]
    assert rules(complaints(rebels(Crew("gold-squadron-pilot", ("luke-skywalker",))))) == []


def test_a_list_comes_back_as_data_and_in_other_formats() -> None:
    text = to_text(STARTERS["torpedo-run"].squad, "en", 31)
    content = BUILDER.content(text)
    assert content == {
        "squad": {
            "faction": "rebel",
            "ships": [{"pilot": "red-squadron-pilot", "upgrades": ["proton-torpedoes", "r2-d2"]}],
            "name": "",
        },
        "limit": 31,
        "cost": 31,
    }
    forms = BUILDER.forms(text, "ru")
    assert set(forms) == {"list", "xws"}
    for form in forms.values():
        assert read(form).squad == STARTERS["torpedo-run"].squad
    assert BUILDER.forms("Nobody", "ru") == {}
