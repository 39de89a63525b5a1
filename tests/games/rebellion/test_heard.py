"""What everybody hears of cards and combats besides what changes on the board."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import EMPIRE, REBEL, SPACE
from dejarik.games.rebellion.notes import (
    DiscardsMissions,
    ProjectBuried,
    Recruits,
    Resolves,
)
from dejarik.games.rebellion.notes.combat import MustRetreat, StructuresLost
from dejarik.games.rebellion.notes.expansion import (
    ChoosesTactic,
    ObjectiveReturned,
    ObjectivesDiscarded,
    PassesTactic,
    Prevents,
    RebelsRoll,
    TacticsSorted,
    TacticsTaken,
)
from tests.games.rebellion.stage import Galaxy, Scene


def expanded() -> Galaxy:
    return Galaxy(expansion=True)


def cinema(units: str) -> Galaxy:
    return Galaxy(base="yavin", expansion=True, cinematic=True).put("naboo", units)


# ── missions ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.mission.success-only-attempts")
def test_a_mission_that_is_resolved_is_told_so_and_one_that_is_attempted_is_not() -> None:
    scene = Galaxy().mission("rebel", "rapid-mobilization", "general-rieekan")
    assert [note.card for note in scene.told(Resolves)] == ["rapid-mobilization"]
    scene = Galaxy().mission("rebel", "sabotage", "chewbacca").says("rebel", "naboo")
    assert not scene.told(Resolves)


@pytest.mark.rule("reb.refresh.hand-limit", "reb.mission.discard")
def test_whatever_is_discarded_from_a_hand_is_named() -> None:
    cards = ("seek-yoda", "hit-and-run", "demolition", "stolen-plans")
    galaxy = expanded().hand("rebel", "sabotage", "heist", *cards)
    scene = galaxy.at(("discard-theirs",))
    assert scene.options == tuple(sorted(("heist", *cards)))
    scene.says("empire", "heist")
    assert [(note.side, note.cards) for note in scene.told(DiscardsMissions)] == [(REBEL, ("heist",))]
    galaxy = Galaxy().hand("rebel", "sabotage", *cards, *["hidden-fleet"] * 6)
    scene = galaxy.at(("discard-down", REBEL)).says("rebel", "demolition")
    assert [(note.side, note.cards) for note in scene.told(DiscardsMissions)] == [(REBEL, ("demolition",))]
    assert scene.table.discards[REBEL] == ("demolition",)


@pytest.mark.rule("reb.mission.research")
def test_that_a_project_goes_under_the_deck_is_told_and_not_which() -> None:
    galaxy = Galaxy()
    table = galaxy.table
    table.drawn, table.drawer = ("construct-factory", "superlaser-online"), EMPIRE
    left = table.projects = tuple(card for card in table.projects if card not in table.drawn)
    scene = galaxy.at(("keep-project",)).says("empire", "superlaser-online")
    assert len(scene.told(ProjectBuried)) == 1
    assert scene.table.projects == ("construct-factory", *left)
    assert scene.hand("empire") == ["superlaser-online"]
    assert "construct-factory" not in str(scene.match.notes(0))


@pytest.mark.rule("reb.recruit.by-ability")
@pytest.mark.parametrize(("place", "friend"), [("bespin", "lando-calrissian"), ("kashyyyk", "chewbacca")])
def test_an_old_friend_joins_before_everybody(place: str, friend: str) -> None:
    galaxy = Galaxy().pool("han-solo").actions("rebel", "an-old-friend").hand("rebel", "sabotage")
    scene = galaxy.assignment().says("rebel", "an-old-friend", place)
    assert [(note.side, note.leader) for note in scene.told(Recruits)] == [(REBEL, friend)]
    assert scene.where(friend) == scene.where("han-solo") == place


# ── objectives ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.objective.used")
def test_objectives_that_are_given_up_are_named() -> None:
    galaxy = expanded().objectives("the-long-war", "popular-support", "liberation", "major-victory")
    scene = galaxy.refresh().until("objective").says("rebel", "the-long-war", ("liberation", "major-victory"))
    assert [set(note.cards) for note in scene.told(ObjectivesDiscarded)] == [{"liberation", "major-victory"}]
    assert "popular-support" in scene.table.objective_hand


@pytest.mark.rule("reb.base.objective-backs")
def test_an_objective_that_goes_back_on_the_deck_is_named() -> None:
    galaxy = expanded().objectives("liberation").captive("kessel", "mon-mothma").put("kessel", "1 stormtrooper")
    scene = galaxy.rolls(*["special"] * 3, *["blank"] * 6).mission("empire", "exploit-weakness", "darth-vader")
    assert [note.card for note in scene.told(ObjectiveReturned)] == ["liberation"]


@pytest.mark.rule("reb.rote.discredit-dice")
def test_the_dice_of_a_discredited_rebellion_are_seen() -> None:
    scene = (
        expanded()
        .sabotaged("naboo", "kessel")
        .mission("empire", "discredit-rebellion", "admiral-motti")
        .says("empire", "naboo")
    )
    scene.rolls("hit", "special").says("rebel", "roll")
    assert [note.dice for note in scene.told(RebelsRoll)] == [("black-hit", "black-special")]


# ── combats ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.combat.transports-alone", "reb.combat.lone-structures")
def test_why_units_are_lost_that_nobody_shot_at() -> None:
    galaxy = Galaxy().put("naboo", "1 rebel-transport, 1 star-destroyer, 1 ion-cannon, 1 at-at")
    scene = galaxy.rolls(*["blank"] * 9).combat("naboo", "empire")
    assert [note.place for note in scene.told(MustRetreat)] == ["naboo"]
    assert [(note.side, note.place) for note in scene.told(StructuresLost)] == [(REBEL, "naboo")]
    assert scene.units("naboo") == "1 star-destroyer, 1 at-at"


@pytest.mark.rule("reb.action.types")
def test_that_tactic_cards_were_sorted_is_told() -> None:
    galaxy = expanded()
    galaxy.table.peeked = galaxy.table.tactics[SPACE][-4:][::-1]
    scene = galaxy.at(("sort-tactics", SPACE)).says("rebel", ())
    assert [note.theatre for note in scene.told(TacticsSorted)] == ["space"]


@pytest.mark.rule("reb.cine.choose")
def test_with_good_intel_the_empire_sees_the_rebels_card_first() -> None:
    galaxy = cinema("2 x-wing, 1 star-destroyer").leader("naboo", "colonel-yularen")
    scene = galaxy.actions("empire", "good-intel-rote").combat("naboo", "empire").says("empire", "good-intel-rote")
    assert scene.asked == "rebel choose-tactic"
    scene.says("rebel", "escort")
    assert [(note.side, note.card) for note in scene.told(ChoosesTactic)] == [(REBEL, "escort")]
    assert scene.asked == "empire choose-tactic"


@pytest.mark.rule("reb.cine.draw-means-retrieve")
def test_which_tactic_cards_are_taken_back_is_told() -> None:
    galaxy = cinema("1 shield-generator, 1 rebel-trooper, 1 at-at")
    galaxy.table.tactics_used[2 * REBEL + 1] = ("take-cover", "tow-cables", "hold-them-back")
    scene = galaxy.combat("naboo", "empire")
    scene.refuses("rebel", ("take-cover", "tow-cables"))  # one for one generator
    scene.says("rebel", ("tow-cables",))
    assert [(note.side, note.cards) for note in scene.told(TacticsTaken)] == [(REBEL, ("tow-cables",))]
    assert scene.table.tactics_used[2 * REBEL + 1] == ("take-cover", "hold-them-back")


def defended(card: str, half: str, dice: tuple[str, ...]) -> Scene:
    """The Empire attacks with a star destroyer and a carrier; a Rebel card prevents some of it."""
    galaxy = cinema("4 x-wing, 1 rebel-transport, 1 corellian-corvette, 1 star-destroyer, 1 assault-carrier")
    scene = galaxy.combat("naboo", "empire").says("rebel", card).says("empire", "tractor-beam").rolls(*dice)
    return scene.says("empire", "neither").says("rebel", half)


@pytest.mark.rule("reb.cine.prevent-exact")
@pytest.mark.parametrize(
    ("card", "half", "dice", "prevented"),
    [
        ("escort", "bottom", ("hit", "hit", "red-hit", "red-blank", "red-blank"), ["black-hit", "black-hit"]),
        ("escort", "bottom", ("hit", "direct", "red-hit", "red-hit", "red-blank"), ["black-hit"]),
        ("escort", "top", ("hit", "hit", "red-hit", "red-hit", "red-direct"), ["black-hit", "red-hit", "red-direct"]),
        ("fleet-logistics", "bottom", ("hit", "blank", "red-hit", "red-hit", "red-hit"), ["red-hit", "red-hit"]),
    ],
)
def test_every_die_that_is_prevented_is_named(
    card: str, half: str, dice: tuple[str, ...], prevented: list[str]
) -> None:
    scene = defended(card, half, dice)
    if scene.asks("cinematic-action"):
        scene.says("empire", "done")
    assert [(note.side, note.die) for note in scene.told(Prevents)] == [(REBEL, die) for die in prevented]


@pytest.mark.rule("reb.cine.extra-card")
def test_an_extra_card_of_which_nothing_is_used_is_told() -> None:
    scene = cinema("2 x-wing, 1 mon-calamari-cruiser, 1 star-destroyer").combat("naboo", "empire")
    scene.says("rebel", "fleet-logistics").says("empire", "tractor-beam").says("empire", "neither")
    scene.says("rebel", "top", "bombing-run", "neither")
    assert [(note.side, note.card) for note in scene.told(PassesTactic)] == [
        (EMPIRE, "tractor-beam"),
        (REBEL, "bombing-run"),
    ]
    assert set(scene.table.tactics_used[2 * REBEL]) == {"fleet-logistics", "bombing-run"}
