"""Asteroids: flying over them, standing on them, shooting past them."""

from __future__ import annotations

import pytest

from dejarik.games.xwing import outlines
from dejarik.games.xwing.geometry import Point, attack_line, corners, obstructed
from dejarik.games.xwing.notes import LosesShield, ObstacleDie, Relieved, RollsDefence
from dejarik.games.xwing.rules import movement
from dejarik.games.xwing.rules.combat import attack_options, is_obstructed
from dejarik.games.xwing.state import Obstacle, Table
from tests.games.xwing.flight import at, fleet, green, hurt, lay, play, red, shoot, told
from tests.games.xwing.sky import fly, kinds_told, mm, put, refused, rock, standing

Outline = list[Point]


def block(low_x: float, low_y: float, high_x: float, high_y: float) -> Outline:
    return [
        (low_x * 1e3, low_y * 1e3),
        (low_x * 1e3, high_y * 1e3),
        (high_x * 1e3, high_y * 1e3),
        (high_x * 1e3, low_y * 1e3),
    ]


@pytest.fixture
def lay_out(monkeypatch: pytest.MonkeyPatch) -> object:
    """Obstacles of any shape: each is known by its place in the list, kept in its heading."""

    def use(table: Table, *shapes: Outline) -> None:
        table.obstacles = [
            Obstacle(0, round(shape[0][0]), round(shape[0][1]), number) for number, shape in enumerate(shapes)
        ]
        monkeypatch.setattr(movement, "asteroid", lambda obstacle: shapes[obstacle.h])

    return use


def defence(table: Table) -> int:
    return len(told(table, RollsDefence)[-1].dice)


@pytest.mark.rule("xw.obst.hit-check")
def test_template_and_base_are_checked(lay_out: object) -> None:
    for outline, struck in (
        (block(440, 180, 470, 200), True),  # under the template of straight 4, not under the base
        (block(462, 150, 480, 250), False),  # 12 mm off the centre line
        (block(440, 290, 460, 340), True),  # under the final base
    ):
        table = fleet(at("rookie-pilot", 450, 100), at("academy-pilot", 800, 800))
        lay_out(table, outline)  # type: ignore[operator]
        lay(table, red("blank"))
        asked = fly(table, table.ships[0], "straight", 4, *([] if struck else ["focus"]))
        assert (ObstacleDie in kinds_told(table)) is struck
        assert asked.kinds == ([] if struck else ["action"])


@pytest.mark.rule("xw.obst.skip-action", "xw.obst.no-pushback", "xw.gap.obst-koiogran")
def test_the_manoeuvre_counts_but_the_action_step_is_skipped() -> None:
    table = fleet(at("rookie-pilot", 450, 100, stress=2), at("academy-pilot", 800, 800), obstacles=[rock(450, 220)])
    rookie = table.ships[0]
    lay(table, red("blank"))
    assert fly(table, rookie, "straight", 2).kinds == []
    assert rookie.stress == 1
    assert rookie.pose == mm(450, 220)
    table = fleet(at("academy-pilot", 450, 200), at("rookie-pilot", 800, 800), obstacles=[rock(450, 360)])
    lay(table, red("focus"))
    assert fly(table, table.ships[0], "koiogran", 3).kinds == []
    assert (table.ships[0].pose, table.ships[0].stress) == (mm(450, 360, 180), 1)
    assert kinds_told(table).count(ObstacleDie) == 1


@pytest.mark.rule("xw.obst.die")
def test_the_obstacle_die() -> None:
    for face, cards in (("hit", [False]), ("crit", [True]), ("focus", []), ("blank", [])):
        table = fleet(at("academy-pilot", 450, 100), at("rookie-pilot", 800, 800), obstacles=[rock(450, 220)])
        table.deck = [card for card in table.deck if card < 20 or card > 31]  # no card that flips at once
        lay(table, red(face), red("blank"))
        fly(table, table.ships[0], "straight", 2)
        assert [card.faceup for card in table.ships[0].damage] == cards


@pytest.mark.rule("xw.obst.no-attack-on")
def test_a_ship_on_an_obstacle_cannot_attack() -> None:
    table = fleet(at("academy-pilot", 450, 300), at("rookie-pilot", 450, 500, 180), obstacles=[rock(450, 300)])
    tie, rookie = table.ships
    assert attack_options(table, tie) == []
    assert attack_options(table, rookie) == [("primary", 0)]
    assert standing(table).questions[0].kind == "attack"


@pytest.mark.rule("xw.obst.obstructed", "xw.gap.obst-count-lines")
def test_an_attack_through_an_obstacle_gives_one_more_defence_die(lay_out: object) -> None:
    for outlines_used in ([block(425, 390, 475, 410)], [block(425, 360, 475, 380), block(425, 420, 475, 440)]):
        table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 500, 180))
        lay_out(table, *outlines_used)  # type: ignore[operator]
        lay(table, [6] * 3, [7] * 4)
        play(shoot(table, table.ships[0], table.ships[1]))
        assert defence(table) == 4


@pytest.mark.rule("xw.obst.shortest-line")
def test_the_shortest_line_counts(lay_out: object) -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 500, 30))
    line = attack_line(table.ships[0].pose, table.ships[1].pose)
    assert line is not None
    x, y = line.end
    lay_out(table, block(x / 1e3 - 5, y / 1e3 - 20, x / 1e3 + 5, y / 1e3 - 10))  # type: ignore[operator]
    assert is_obstructed(table, *table.ships)
    clear = [corner for corner in corners(table.ships[1].pose) if abs(corner[0] - x) > 10_000]
    assert clear  # another corner is free to see, but farther away


@pytest.mark.rule("xw.obst.obstruct-any-weapon")
def test_obstruction_is_no_range_bonus(lay_out: object) -> None:
    for weapon, dice in (("primary", 5), ("proton-torpedoes", 4)):
        table = fleet(
            at("rookie-pilot", 450, 300, 0, "proton-torpedoes", lock=1, letter="A"), at("academy-pilot", 450, 590, 180)
        )
        lay_out(table, block(400, 390, 500, 410))  # type: ignore[operator]
        lay(table, [6] * 4, [7] * 5)
        answers = ["done"] if weapon == "primary" else []
        play(shoot(table, table.ships[0], table.ships[1], weapon), *answers)
        assert defence(table) == dice


@pytest.mark.rule("xw.gap.obst-when-die")
def test_the_die_comes_after_stress_and_abilities() -> None:
    table = fleet(
        at("rookie-pilot", 450, 100, 0, "r2-d2", shields=0, stress=1),
        at("academy-pilot", 800, 800),
        obstacles=[rock(450, 220)],
    )
    rookie = table.ships[0]
    lay(table, red("hit"))
    fly(table, rookie, "straight", 2, "use")
    assert (rookie.stress, rookie.shields, rookie.damage) == (0, 0, [])
    order = kinds_told(table)
    assert order.index(Relieved) < order.index(ObstacleDie) < order.index(LosesShield, order.index(ObstacleDie))


@pytest.mark.rule("xw.gap.obst-several")
def test_one_die_for_several_obstacles() -> None:
    table = fleet(
        at("academy-pilot", 450, 100), at("rookie-pilot", 800, 800), obstacles=[rock(450, 170), rock(450, 300)]
    )
    lay(table, red("blank"))
    fly(table, table.ships[0], "straight", 5)
    assert kinds_told(table).count(ObstacleDie) == 1


@pytest.mark.rule("xw.gap.obst-start-on")
def test_an_obstacle_under_the_start_is_ignored(lay_out: object) -> None:
    table = fleet(at("academy-pilot", 450, 300), at("rookie-pilot", 800, 800))
    lay_out(table, block(430, 260, 470, 295))  # type: ignore[operator]
    assert movement.stands_on_obstacle(table, table.ships[0])
    assert fly(table, table.ships[0], "straight", 3, "focus").kinds == ["action"]
    assert ObstacleDie not in kinds_told(table)


@pytest.mark.rule("xw.gap.obst-overlap-both")
def test_only_the_part_of_the_template_that_was_flown_counts(lay_out: object) -> None:
    table = fleet(at("rookie-pilot", 450, 100), put(at("academy-pilot", 0, 0), 450, 260))
    # straight 4 ends at y 300 on the TIE: back to y 220, clear of the last 20 mm of the template (y 260..280)
    table.ships[1].x, table.ships[1].y = 450_000, 260_000
    third = put(at("academy-pilot", 0, 0), 450, 310)
    third.id = 2
    table.ships.append(third)
    lay_out(table, block(440, 262, 460, 280))  # type: ignore[operator]
    fly(table, table.ships[0], "straight", 4)
    assert table.ships[0].pose == mm(450, 220)
    assert ObstacleDie not in kinds_told(table)


@pytest.mark.rule("xw.gap.obst-free-action")
def test_free_actions_are_possible_after_an_obstacle() -> None:
    table = fleet(at("night-beast", 450, 100), at("rookie-pilot", 800, 800), obstacles=[rock(450, 220)])
    lay(table, red("blank"))
    assert fly(table, table.ships[0], "straight", 2, "focus").kinds == ["free-action"]
    assert table.ships[0].focus == 1


@pytest.mark.rule("xw.gap.obst-equal-lines")
def test_the_attacker_picks_an_unobstructed_equal_line(lay_out: object) -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 500, 180))
    lay_out(table, block(425, 390, 465, 410))  # type: ignore[operator]
    assert not is_obstructed(table, *table.ships)
    lay_out(table, block(425, 390, 450, 410), block(449, 360, 475, 380))  # type: ignore[operator]
    assert is_obstructed(table, *table.ships)  # together they leave no line free


@pytest.mark.rule("xw.gap.obst-line-arc")
def test_the_line_in_arc_is_checked(lay_out: object) -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 560, 390))
    lay_out(table, block(503, 343, 507, 347))  # type: ignore[operator]
    assert not is_obstructed(table, *table.ships)
    lay_out(table, block(503, 360, 507, 365))  # type: ignore[operator]
    assert is_obstructed(table, *table.ships)


@pytest.mark.rule("xw.gap.obst-line-width")
def test_the_line_has_no_width() -> None:
    line = attack_line(mm(450, 300), mm(560, 520, 45))
    assert line is not None
    assert line.start == pytest.approx((470e3, 320e3))
    assert line.end == pytest.approx((560e3, 491_716), abs=1)
    middle = (515, 405.858)
    assert not obstructed(line, [block(middle[0] + 3.5, middle[1] - 4, middle[0] + 8, middle[1])])
    assert obstructed(line, [block(middle[0] - 1, middle[1] - 1, middle[0] + 1, middle[1] + 1)])


def test_a_turret_is_obstructed_along_the_plain_line(lay_out: object) -> None:
    table = fleet(at("gold-squadron-pilot", 450, 300, 180, "ion-cannon-turret"), at("academy-pilot", 450, 480, 180))
    lay_out(table, block(400, 380, 500, 400))  # type: ignore[operator]
    assert is_obstructed(table, *table.ships, turret=True)
    assert attack_options(table, table.ships[0]) == [("ion-cannon-turret", 1)]


def test_a_ship_on_an_obstacle_is_told_why_it_cannot_attack() -> None:
    table = fleet(
        at("academy-pilot", 450, 300),
        at("rookie-pilot", 450, 500, 180),
        obstacles=[rock(450, 300)],
        mission="dark-whispers",
    )
    table.satellites = [Obstacle(0, 450_000, 300_000, 0)]
    table.satellites_left = [0]
    table.ships[1].attacked = True
    match = standing(table)
    assert refused(match, 1, ("primary", 1)).rule == "xw.obst.no-attack-on"
    assert outlines.asteroid(table.obstacles[0])[0]
    hurt(table, table.ships[0], "direct-hit")
    assert green("evade") == [0]
