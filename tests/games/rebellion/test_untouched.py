"""What a rule or card leaves alone: the other side, the other theatre, the next system, what was decided before."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import KIND, NEUTRAL
from dejarik.games.rebellion.notes import Gained
from dejarik.games.rebellion.notes.subjects import OfRescue
from tests.games.rebellion.stage import Galaxy, Scene


def cinema(units: str, *leaders: str) -> Galaxy:
    return Galaxy(base="yavin", expansion=True, cinematic=True).put("naboo", units).leader("naboo", *leaders)


def plays(scene: Scene, rebel: str, empire: str) -> Scene:
    """Both have chosen their tactic cards and use neither half."""
    return scene.says("rebel", rebel).says("empire", empire).says("empire", "neither").says("rebel", "neither")


@pytest.mark.rule("reb.battle.no-winner")
def test_who_lands_after_both_have_perished_has_won_nothing() -> None:
    galaxy = cinema("1 x-wing, 1 u-wing, 1 star-destroyer, 1 rebel-trooper, 1 stormtrooper")
    galaxy.rolls("blank", "red-blank", "red-blank", "blank", "green-blank")
    scene = plays(galaxy.combat("naboo", "empire"), "escort", "tractor-beam").rolls("hit", "hit")
    plays(scene, "take-cover", "overrun")
    assert scene.units("naboo") == "1 x-wing, 1 u-wing, 1 star-destroyer"
    scene.rolls("blank", "red-blank", "red-blank", "blank", "green-blank")
    scene.says("rebel", "deployment-adv").says("empire", "swarm-tactics").says("empire", "neither")
    scene.says("rebel", "top", "rebel-trooper")
    assert scene.units("naboo") == "1 x-wing, 1 u-wing, 1 rebel-trooper, 1 star-destroyer"
    assert scene.fight.round == 3
    assert scene.fight.winners == (NEUTRAL, NEUTRAL)


# ── what is told of the base ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.rescue.escort", "reb.base.revealed-space")
@pytest.mark.parametrize(("revealed", "home"), [(False, "base"), (True, "hoth")])
def test_whoever_goes_home_with_a_captive_goes_where_the_base_is_known_to_be(revealed: bool, home: str) -> None:
    galaxy = Galaxy("hoth").captive("kessel", "princess-leia").put("kessel", "1 stormtrooper").put("hoth", "1 x-wing")
    galaxy = galaxy.revealed() if revealed else galaxy
    scene = galaxy.rolls(*["special"] * 4, *["blank"] * 8).mission("rebel", "daring-rescue", "luke-skywalker")
    assert scene.asked == "rebel escort"
    assert scene.question.about == OfRescue(home)
    scene.says("rebel", ("luke-skywalker",))
    assert [scene.where(name) for name in ("princess-leia", "luke-skywalker")] == [home, home]


@pytest.mark.rule("reb.build.destroy-to-free", "reb.build.destroy-to-gain")
def test_a_unit_of_the_base_may_be_destroyed_for_another_but_none_where_it_is_to_come() -> None:
    galaxy = Galaxy().put("base", "1 rebel-trooper").put("naboo", "2 rebel-trooper").put("ryloth", "1 rebel-trooper")
    galaxy.put("ryloth", "1 stormtrooper").subjugated("ryloth")
    galaxy.table.supply[KIND["rebel-trooper"]] = 2
    scene = galaxy.mission("rebel", "incite-rebellion", "mon-mothma")
    assert scene.options == ("no", "naboo", "base")
    scene.says("rebel", "base")
    assert scene.units("base") == ""
    assert scene.units("naboo") == "2 rebel-trooper"
    assert (scene.told(Gained)[0].place, scene.told(Gained)[0].units) == ("ryloth", (("rebel-trooper", 3),))
