"""Кубики."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.core.presenter import Reader
from dejarik.games.rebellion import GAME, facts
from dejarik.games.rebellion.facts import BLACK, BLANK, DIE, DIRECT, GREEN, HIT, RED, SPECIAL
from dejarik.games.rebellion.rules import dice
from dejarik.games.rebellion.rules.attack import Attack, pool
from tests.games.rebellion.stage import Galaxy
from tests.games.rebellion.test_units import table_of


@pytest.mark.rule("reb.dice.faces", "reb.gap.black-die-faces", "reb.rote.green.faces")
def test_faces() -> None:
    for row in table_of("reb.dice.faces"):
        faces = Counter(DIE[facts.COLOURS.index(row["die"])])
        assert (faces[HIT], faces[DIRECT], faces[SPECIAL], faces[BLANK]) == (
            row["hit"],
            row["direct"],
            row["special"],
            row["blank"],
        )
    assert DIE[BLACK].count(DIRECT) == 1


@pytest.mark.rule("reb.dice.faces")
def test_rolls_are_fair() -> None:
    table = Galaxy().table
    for colour, wanted in ((BLACK, (20, 20, 10, 10)), (RED, (20, 20, 10, 10)), (GREEN, (40, 0, 20, 0))):
        counts = [0, 0, 0]
        counts[colour] = 6000
        found = Counter(face for _, face in dice.roll(table, counts))
        for face, share in zip((BLANK, HIT, DIRECT, SPECIAL), wanted, strict=True):
            assert abs(found[face] - 100 * share) < 250, (colour, face)


@pytest.mark.rule("reb.dice.combat-meaning", "reb.combat.assign-damage")
def test_a_hit_needs_its_colour_and_a_direct_hit_does_not() -> None:
    # a red hit finds no black health; the red direct hit is put on a trooper
    galaxy = Galaxy().put("naboo", "1 airspeeder, 2 stormtrooper").rolls("black-blank", "red-hit")
    scene = galaxy.combat("naboo", "rebel").until("turn")
    assert scene.units("naboo") != "2 stormtrooper"
    galaxy = Galaxy().put("naboo", "1 airspeeder, 1 stormtrooper").rolls("black-blank", "red-direct", "black-blank")
    scene = galaxy.combat("naboo", "rebel")
    assert scene.units("naboo") == "1 airspeeder"


@pytest.mark.rule("reb.dice.mission-meaning")
def test_successes() -> None:
    assert dice.successes([(BLACK, HIT), (RED, DIRECT), (BLACK, SPECIAL), (RED, BLANK)]) == 4


@pytest.mark.rule("reb.dice.max-combat")
def test_reductions_come_before_the_cap() -> None:
    galaxy = Galaxy().put("hoth", "4 star-destroyer, 1 ion-cannon, 1 x-wing").pool("darth-vader")
    scene = galaxy.combat("hoth", "rebel")
    assert pool(scene.table, Attack(scene.table, facts.EMPIRE, facts.SPACE)) == (4, 5, 0)


@pytest.mark.rule("reb.dice.max-mission")
def test_ten_dice_at_most() -> None:
    assert sum(dice.for_mission(12, 0)) == 10
    assert dice.for_mission(12, 5) == (5, 5, 3)


@pytest.mark.rule("reb.dice.reroll")
def test_a_die_may_be_rerolled_again() -> None:
    galaxy = Galaxy().put("naboo", "2 x-wing, 1 star-destroyer").leader("naboo", "luke-skywalker")
    galaxy.ringed("master-yoda", "luke-skywalker").tactics("space", "concentrate-fire", "critical-hit")
    scene = galaxy.rolls("blank", "blank", "blank", "blank", "hit").combat("naboo", "rebel")
    assert "space-concentrate-fire" in scene.options
    scene.says("rebel", "space-concentrate-fire", (0, 1))
    scene.says("rebel", "master-yoda", 0)
    assert scene.dice == ("black-hit", "black-blank")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("ru", "попадание ×2, пусто (чёрные); прямое попадание, особый (красные)"),
        ("en", "hit ×2, blank (black); direct hit, special (red)"),
    ],
)
def test_a_roll_is_told_by_colour_with_alike_faces_counted(lang: str, told: str) -> None:
    thrown = ("black-hit", "black-blank", "black-hit", "red-special", "red-direct")
    assert GAME.presenter.word_dice(Reader(lang, 0, ("A", "B")), thrown) == told
