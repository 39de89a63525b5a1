"""How far cards go and no further: at most, at least, and what happens where there is nothing."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask, Share, settle
from dejarik.core.refusal import Refused
from dejarik.games.rebellion.cards.registry import Use
from dejarik.games.rebellion.facts import EMPIRE, LEADER, PLACE, REBEL
from dejarik.games.rebellion.notes.subjects import OfHealth
from dejarik.games.rebellion.state import Errand
from dejarik.lab.stage import begin, perform
from tests.games.rebellion.cards.test_when import ever_offered
from tests.games.rebellion.stage import Galaxy, told
from tests.games.rebellion.test_amounts import effect, used


def expanded(base: str = "hoth") -> Galaxy:
    return Galaxy(base, expansion=True)


# ── health that a card may choose ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.unit.health-worth")
def test_the_bait_brings_soldiers_worth_four_health_from_the_base() -> None:
    galaxy = (
        expanded().put("base", "5 rebel-trooper, 2 airspeeder, 1 x-wing, 1 ion-cannon").put("kessel", "1 airspeeder")
    )
    question, _ = begin(effect("were-the-bait")(used(galaxy, "were-the-bait")))
    assert isinstance(question, Share)
    assert question.about == OfHealth("were-the-bait", 4)
    assert question.among == ("rebel-trooper", "airspeeder")  # nothing that flies, nothing that is built in
    assert settle(question, (4, 0)) == (4, 0)
    assert settle(question, (0, 2)) == (0, 2)
    for too_much in ((5, 0), (3, 1), (1, 2)):
        with pytest.raises(Refused):
            settle(question, too_much)


@pytest.mark.rule("reb.unit.health-worth", "reb.ds.rogue-raid")
def test_a_raid_destroys_what_is_worth_four_health_on_the_imperial_queue() -> None:
    galaxy = Galaxy().queued(1, "1 at-st, 1 x-wing").queued(2, "1 star-destroyer").queued(3, "1 at-st, 1 death-star")
    question, _ = begin(effect("rogue-squadron-raid")(used(galaxy, "rogue-squadron-raid")))
    assert isinstance(question, Share)
    assert question.about == OfHealth("rogue-squadron-raid", 4)
    assert question.among == ("star-destroyer", "at-st")  # neither one's own nor what has no health
    assert settle(question, (0, 2)) == (0, 2)
    with pytest.raises(Refused):
        settle(question, (1, 1))


@pytest.mark.rule("reb.rote.roll-even-unopposed")
@pytest.mark.parametrize("margin", [-1, 0, 1, 2, 3, 4])
def test_an_assault_kills_no_more_stormtroopers_than_it_was_won_by_and_three_at_most(margin: int) -> None:
    galaxy = expanded().put("naboo", "5 stormtrooper, 1 at-st")
    use = at_margin(galaxy, "assault", margin)
    if margin <= 0:
        perform(effect("assault")(use))
        assert told(galaxy.table.units[PLACE["naboo"]]) == "5 stormtrooper, 1 at-st"
        return
    question, _ = begin(effect("assault")(use))
    assert isinstance(question, Ask)
    assert question.options == tuple(range(min(margin, 3) + 1))


@pytest.mark.rule("reb.rote.roll-even-unopposed")
@pytest.mark.parametrize(("margin", "fit", "too_much"), [(2, (2, 0), (1, 1)), (3, (3, 0), (2, 1)), (6, (1, 2), (3, 1))])
def test_explosives_kill_three_units_worth_the_margin(
    margin: int, fit: tuple[int, int], too_much: tuple[int, int]
) -> None:
    galaxy = expanded().put("naboo", "4 stormtrooper, 3 at-st, 1 tie-fighter")
    question, _ = begin(effect("plant-explosives")(at_margin(galaxy, "plant-explosives", margin)))
    assert isinstance(question, Share)
    assert question.among == ("stormtrooper", "at-st")
    assert settle(question, fit) == fit
    with pytest.raises(Refused):
        settle(question, too_much)


def at_margin(galaxy: Galaxy, card: str, margin: int) -> Use:
    """A mission that was won by so many successes."""
    galaxy.table.errand = Errand(card, REBEL, 0, (LEADER["jyn-erso"],), PLACE["naboo"], margin=margin)
    return used(galaxy, card)


# ── cards that need something ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.rote.something-errata")
@pytest.mark.parametrize(
    ("units", "discarded", "offered"),
    [
        ("3 airspeeder, 1 stormtrooper", ("popular-support",), True),
        ("3 airspeeder, 1 stormtrooper", (), False),  # nothing to bring back
        ("1 rebel-trooper, 3 at-st", ("popular-support",), False),  # the Empire wins
        ("1 rebel-trooper, 1 stormtrooper", ("popular-support",), False),  # both fall
    ],
)
def test_something_to_fight_for_follows_a_victory(units: str, discarded: tuple[str, ...], offered: bool) -> None:
    galaxy = expanded("yavin").put("naboo", units).leader("naboo", "jyn-erso").rolls(*["hit"] * 9)
    galaxy.actions("rebel", "something-to-fight-for").table.objective_discards = discarded
    assert ever_offered(galaxy.combat("naboo", "rebel"), "something-to-fight-for") is offered


@pytest.mark.rule("reb.action.leader-present")
@pytest.mark.parametrize(("lando", "obi_wan"), [("naboo", "kessel"), ("kessel", "naboo")])
def test_only_who_is_elsewhere_goes_undercover(lando: str, obi_wan: str) -> None:
    galaxy = Galaxy().leader(lando, "lando-calrissian").leader(obi_wan, "obi-wan-kenobi").put("naboo", "1 stormtrooper")
    galaxy.actions("rebel", "undercover").rolls(*["blank"] * 12)
    scene = galaxy.mission("empire", "rule-by-fear", "emperor-palpatine")
    assert "undercover" in scene.options
    scene.says("rebel", "undercover")
    assert (scene.where("lando-calrissian"), scene.where("obi-wan-kenobi")) == ("naboo", "naboo")


# ── where little is left ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.gap.objective-deck-empty")
@pytest.mark.parametrize("left", [(), ("liberation",)])
def test_a_covert_operation_takes_the_last_objective_without_asking(left: tuple[str, ...]) -> None:
    galaxy = Galaxy().put("naboo", "1 stormtrooper").objective_deck(*left)
    scene = galaxy.mission("rebel", "covert-operation", "princess-leia", "jan-dodonna")
    assert scene.asked == "empire turn"
    assert scene.table.objective_hand == left
    assert scene.table.objectives == ()


@pytest.mark.rule("reb.mission.search-hidden")
@pytest.mark.parametrize("cards", [0, 1, 5, 6, 7])
def test_a_secret_mission_looks_at_six_cards_or_as_many_as_there_are(cards: int) -> None:
    deck = (
        "hit-and-run",
        "public-uprising",
        "stolen-plans",
        "hidden-fleet",
        "demolition",
        "seek-yoda",
        "daring-rescue",
    )
    galaxy = expanded().deck("rebel", *deck[:cards])
    perform(effect("secret-mission")(used(galaxy, "secret-mission", 0, "naboo", "jyn-erso")))
    table = galaxy.table
    assert set(table.drawn) == set(deck[max(0, cards - 6) : cards])
    assert table.decks[REBEL] == deck[: max(0, cards - 6)]
    assert (table.agenda[-1:] == [("keep-missions", 1)]) is (cards > 0)
    assert table.decks[EMPIRE] == expanded().table.decks[EMPIRE]


# ── cards that may still be somewhere ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.action.once")
@pytest.mark.parametrize(("spent", "asked"), [((), "rebel action-card"), (("wookiee-guardian",), "rebel turn")])
def test_nobody_waits_for_a_card_that_everybody_has_seen_go(spent: tuple[str, ...], asked: str) -> None:
    galaxy = Galaxy().put("naboo", "1 stormtrooper").leader("naboo", "chewbacca").rolls(*["blank"] * 12)
    galaxy.actions("rebel", "ambush").table.spent = spent
    scene = galaxy.mission("empire", "capture-rebel-operative", "general-tagge")
    assert scene.asked == asked


@pytest.mark.rule("reb.rote.setup.mix")
@pytest.mark.parametrize("expansion", [False, True])
def test_nobody_waits_for_a_card_of_the_expansion_without_it(expansion: bool) -> None:
    galaxy = Galaxy(expansion=expansion).put("naboo", "1 x-wing, 1 tie-fighter").leader("naboo", "chirrut-imwe")
    scene = galaxy.actions("rebel", "ambush").rolls("hit", "hit").combat("naboo", "rebel")
    assert (scene.asked == "rebel action-card") is expansion


@pytest.mark.rule("reb.deploy.limit-two", "reb.deploy.rebel-base")
@pytest.mark.parametrize("place", ["base", "naboo"])
def test_two_units_go_to_one_place_one_after_the_other_and_no_third(place: str) -> None:
    galaxy = Galaxy().loyal("rebel", "naboo").queued(1, "3 x-wing, 1 rebel-trooper")
    scene = galaxy.at(("deploy-units", REBEL))
    for number in (1, 2):
        assert place in scene.options
        scene.says("rebel", place).gives("rebel", x_wing=1)
        assert scene.units(place) == f"{number} x-wing"
    assert place not in scene.options
    scene.says("rebel", "done")
    assert scene.queue(1) == "1 x-wing, 1 rebel-trooper"
