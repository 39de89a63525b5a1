"""Cards one by one: what they do, and what stands beside it and stays as it was."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask
from dejarik.games.rebellion.facts import EMPIRE, KIND, LEADER, NEUTRAL, PLACE, REBEL, SIDES
from dejarik.games.rebellion.notes import QueueAdvances
from dejarik.games.rebellion.rules import base
from dejarik.games.rebellion.state import Errand
from dejarik.lab.stage import begin, perform
from tests.games.rebellion.stage import Galaxy, told
from tests.games.rebellion.test_amounts import effect, used


def loyalty(galaxy: Galaxy, *places: str) -> list[str]:
    held = [galaxy.table.loyalty[PLACE[place]] for place in places]
    return [SIDES[side] if side != NEUTRAL else "" for side in held]


def standing(galaxy: Galaxy, place: str) -> str:
    return told(galaxy.table.units[PLACE[place]])


# ── loyalty ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.loyalty.lose", "reb.system.region-wide")
def test_propaganda_takes_rebel_loyalty_of_one_region_and_nothing_else() -> None:
    galaxy = Galaxy().loyal("rebel", "naboo", "sullust", "kessel").loyal("empire", "utapau")
    perform(effect("imperial-propaganda")(used(galaxy, "imperial-propaganda")))
    assert loyalty(galaxy, "naboo", "sullust", "utapau", "kessel") == ["", "", "empire", "rebel"]
    assert not galaxy.table.subjugated | galaxy.table.sabotaged


@pytest.mark.rule("reb.system.region-wide")
def test_fear_goes_to_two_systems_and_to_one_where_there_is_no_other() -> None:
    galaxy = Galaxy().destroyed("naboo", "utapau")  # and Dagobah is remote
    perform(effect("fear-will-keep-them-in-line")(used(galaxy, "fear-will-keep-them-in-line")))
    assert loyalty(galaxy, "sullust", "naboo", "utapau", "dagobah", "kessel") == ["empire", "", "", "", ""]


@pytest.mark.rule("reb.system.region-wide")
def test_regional_aid_helps_here_and_in_one_other_system_of_the_region() -> None:
    galaxy = Galaxy()
    question, _ = begin(effect("regional-aid", 1)(used(galaxy, "regional-aid")))
    assert isinstance(question, Ask)
    assert question.options == ("sullust", "utapau")  # not here, not where nobody lives, not another region


# ── units ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.build.gain")
def test_an_uprising_without_vehicles_still_brings_soldiers() -> None:
    galaxy = Galaxy()
    for unit in ("airspeeder", "corellian-corvette"):
        galaxy.table.supply[KIND[unit]] = 0
    perform(effect("public-uprising")(used(galaxy, "public-uprising")), "rebel-trooper", "x-wing")
    assert standing(galaxy, "naboo") == "1 x-wing, 1 rebel-trooper"


@pytest.mark.rule("reb.build.queue")
def test_a_unit_is_hurried_once_by_one_card() -> None:
    scene = Galaxy().queued(3, "1 at-at").queued(1, "1 at-st").mission("empire", "double-our-efforts", "moff-jerjerrod")
    assert scene.options == ((3, "at-at"),)  # what stands on space 1 comes by itself
    scene.says("empire", (3, "at-at"))
    assert scene.asked == "rebel turn"
    assert (scene.queue(1), scene.queue(2), scene.queue(3)) == ("1 at-st", "1 at-at", "")
    assert [(note.unit, note.space) for note in scene.told(QueueAdvances)] == [("at-at", 2)]


@pytest.mark.rule("reb.build.queue")
def test_demolition_passes_over_icons_for_which_nothing_waits() -> None:
    galaxy = Galaxy().queued(2, "1 at-at, 1 stormtrooper").queued(1, "1 x-wing")  # Geonosis: triangle of space, square
    perform(effect("demolition")(used(galaxy, "demolition", 0, "geonosis")))
    assert [told(space) for space in galaxy.table.queue] == ["1 x-wing", "1 stormtrooper", ""]


@pytest.mark.rule("reb.destroyed.nature")
def test_there_is_nothing_to_demolish_in_a_destroyed_system() -> None:
    galaxy = Galaxy().queued(2, "1 at-at").destroyed("geonosis")
    perform(effect("demolition")(used(galaxy, "demolition", 0, "geonosis")))
    assert told(galaxy.table.queue[1]) == "1 at-at"


@pytest.mark.rule("reb.destroyed.superlaser", "reb.destroyed.transport")
def test_the_superlaser_spares_ships_and_the_empire() -> None:
    galaxy = Galaxy().put("naboo", "2 x-wing, 1 rebel-transport, 2 rebel-trooper, 1 ion-cannon")
    galaxy.put("naboo", "1 death-star, 3 stormtrooper").put("sullust", "1 rebel-trooper").loyal(
        "rebel", "naboo", "sullust"
    )
    galaxy.sabotaged("naboo", "sullust")
    perform(effect("superlaser-online")(used(galaxy, "superlaser-online")))
    assert standing(galaxy, "naboo") == "2 x-wing, 1 rebel-transport, 1 death-star, 3 stormtrooper"
    assert standing(galaxy, "sullust") == "1 rebel-trooper"
    assert loyalty(galaxy, "naboo", "sullust") == ["", "rebel"]
    assert galaxy.table.sabotaged == 1 << PLACE["sullust"]
    assert galaxy.table.destroyed == 1 << PLACE["naboo"]


# ── probe cards and objectives ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.base.probe-deck")
def test_eight_probe_cards_are_intercepted_and_no_ninth() -> None:
    deck = ("kessel", "rodia", "ryloth", "ilum", "endor", "yavin", "bespin", "naboo", "utapau")
    galaxy = (
        Galaxy().probes(*deck).put("kessel", "1 tie-fighter").put("utapau", "1 stormtrooper").put("naboo", "1 x-wing")
    )
    perform(effect("intercept-transmissions")(used(galaxy, "intercept-transmissions")))
    assert galaxy.table.probe_hand == (PLACE["utapau"],)
    assert sorted(galaxy.table.probes) == sorted(PLACE[name] for name in deck[:-1])
    assert not galaxy.table.suspects >> PLACE["utapau"] & 1
    assert galaxy.table.suspects >> PLACE["kessel"] & 1


@pytest.mark.rule("reb.rote.discredit-dice")
@pytest.mark.parametrize(
    ("leader", "dice", "lost"),
    [
        ("admiral-motti", ("special", "special"), 1),  # once, however many
        ("admiral-motti", ("hit", "direct"), 0),
        ("general-tagge", ("special",), 1),
        ("general-tagge", ("blank",), 0),
    ],
)
def test_what_discredits_the_rebellion_and_what_does_not(leader: str, dice: tuple[str, ...], lost: int) -> None:
    galaxy = Galaxy(expansion=True).sabotaged("naboo", "kessel").rolls(*dice)
    perform(effect("discredit-rebellion")(used(galaxy, "discredit-rebellion", 0, "naboo", leader)), "roll")
    assert galaxy.table.reputation == 14 + lost
    assert galaxy.table.sabotaged == 1 << PLACE["naboo"] | 1 << PLACE["kessel"]


@pytest.mark.rule("reb.rote.discredit-dice")
def test_who_repairs_all_loses_no_reputation() -> None:
    galaxy = Galaxy(expansion=True).sabotaged("naboo", "kessel", "yavin")
    perform(effect("discredit-rebellion")(used(galaxy, "discredit-rebellion")), "repair-all")
    assert (galaxy.table.sabotaged, galaxy.table.reputation) == (0, 14)


@pytest.mark.rule("reb.rote.target.remove")
@pytest.mark.parametrize(
    ("here", "station", "options"),
    [
        (("raid-outposts",), "", ()),
        (("raid-outposts", "secure-the-plans"), "", ("remove-raid-outposts", "remove-secure-the-plans")),
        (("raid-outposts",), "death-star", ("remove-raid-outposts", "objective")),
        ((), "death-star-under-construction", ("objective",)),
    ],
)
def test_what_a_heist_takes(here: tuple[str, ...], station: str, options: tuple[str, ...]) -> None:
    galaxy = Galaxy(expansion=True).objective_deck("liberation", "popular-support")
    galaxy.table.targets = (*((card, PLACE["ilum"]) for card in here), ("secure-the-plans", PLACE["endor"]))
    galaxy.table.objectives_in_play = tuple(card for card in here if card == "raid-outposts")
    if station:
        galaxy.put("ilum", f"1 {station}")
    procedure = effect("heist")(used(galaxy, "heist", 0, "ilum"))
    if len(options) > 1:
        question, _ = begin(procedure)
        assert isinstance(question, Ask)
        assert question.options == options
        return
    perform(procedure)
    assert galaxy.table.objective_hand == (("popular-support",) if station else ())
    assert galaxy.table.targets == (("secure-the-plans", PLACE["endor"]),)  # what lies elsewhere stays


# ── leaders ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.recruit.by-ability")
@pytest.mark.parametrize(
    ("card", "some", "others"),
    [
        ("my-only-hope", {"luke-skywalker", "jyn-erso", "han-solo"}, {"admiral-ackbar", "luke-skywalker-jedi"}),
        ("rebel-promotion", {"admiral-ackbar", "saw-gerrera"}, {"luke-skywalker", "jyn-erso"}),
        ("hire-mercenaries", {"boba-fett", "jabba-the-hutt"}, {"admiral-piett", "han-solo"}),
        ("imperial-promotion", {"admiral-piett", "general-veers"}, {"boba-fett", "admiral-ackbar"}),
    ],
)
def test_whom_a_mission_can_recruit(card: str, some: set[str], others: set[str]) -> None:
    galaxy = Galaxy(expansion=True).pool("chirrut-imwe", "wedge-antilles", "janus-greejatus", "admiral-ozzel")
    question, _ = begin(effect(card)(used(galaxy, card)))
    assert isinstance(question, Ask)
    assert some <= set(question.options)
    assert not (others | {"chirrut-imwe", "wedge-antilles", "janus-greejatus", "admiral-ozzel"}) & set(question.options)


@pytest.mark.rule("reb.mission.windows")
@pytest.mark.parametrize("leaders", [("general-tagge",), ("general-tagge", "admiral-motti")])
def test_two_leaders_bring_more_than_one(leaders: tuple[str, ...]) -> None:
    galaxy = Galaxy(expansion=True).leader("naboo", *leaders, "general-veers")
    table = galaxy.table
    perform(effect("imperial-might", 1)(used(galaxy, "imperial-might", 0, "naboo", *leaders)))
    two = len(leaders) > 1
    assert [table.where[LEADER[name]] for name in leaders] == [PLACE["coruscant" if two else "naboo"]] * len(leaders)
    assert table.where[LEADER["general-veers"]] == PLACE["naboo"]
    table.errand = Errand("interdictor-development", EMPIRE, 1, (), PLACE["naboo"])
    for number in (0, 1):
        perform(
            effect("interdictor-development", number)(used(galaxy, "interdictor-development", 0, "naboo", *leaders))
        )
    assert told(table.queue[0 if two else 1]) == "1 interdictor"
    assert table.errand.card_to == ("hand" if two else "")


@pytest.mark.rule("reb.mission.windows")
def test_misdirection_protects_who_can_still_go_on_a_mission() -> None:
    galaxy = Galaxy().pool("princess-leia", "darth-vader").leader("kessel", "han-solo").captive("kessel", "mon-mothma")
    galaxy.assigned("rebel", "sabotage", "chewbacca").pool("wedge-antilles").ringed(
        "lure-of-the-dark-side", "wedge-antilles"
    )
    question, _ = begin(effect("misdirection")(used(galaxy, "misdirection")))
    assert isinstance(question, Ask)
    assert set(question.options) == {"princess-leia", "chewbacca"}
    assert galaxy.table.where[LEADER["han-solo"]] == PLACE["kessel"]
    assert question.seat == REBEL


@pytest.mark.rule("reb.mission.plant-false-lead")
@pytest.mark.parametrize("on_top", [(), ("ilum",), ("yavin", "ilum")])
def test_as_many_false_leads_as_one_likes_go_on_top(on_top: tuple[str, ...]) -> None:
    galaxy = Galaxy().probes("naboo", "kessel")
    galaxy.table.planted = (PLACE["ilum"], PLACE["yavin"])
    scene = galaxy.at(("false-lead-top",), ("false-lead-bottom",)).says("rebel", on_top)
    if scene.asks("false-lead-bottom"):
        scene.says("rebel", ("yavin", "ilum"))
    under = [name for name in ("ilum", "yavin") if name not in on_top]
    deck = [*under, "naboo", "kessel", *reversed(on_top)]
    assert scene.table.probes == tuple(PLACE[name] for name in deck)
    assert scene.table.probe_hand == ()


@pytest.mark.rule("reb.base.new-base-decline")
def test_probe_cards_that_go_under_the_deck_together_look_alike_and_like_no_others() -> None:
    table = Galaxy().probes("naboo").table
    base.put_under(table, (PLACE["ilum"], PLACE["yavin"]))
    base.put_under(table, (PLACE["endor"], PLACE["ryloth"]))
    groups = {name: table.probe_groups[PLACE[name]] for name in ("ilum", "yavin", "endor", "ryloth", "naboo")}
    assert groups["ilum"] == groups["yavin"]
    assert groups["endor"] == groups["ryloth"]
    assert len(set(groups.values())) == 3
    assert groups["naboo"] == 0  # which nobody has seen
