"""Who is left: when a battle or a mission is won, whom a destroyed ship still helps, which abilities go with it."""

from __future__ import annotations

import pytest

from dejarik.games.xwing.odds import Attacker, Defender, odds
from dejarik.games.xwing.rules import combat, forecast, missions, victory
from dejarik.games.xwing.rules.triggers import trigger
from dejarik.games.xwing.state import IMPERIAL, REBEL, Attack
from tests.games.xwing.flight import at, begin, fleet, hurt, lay, red

#: Who still flies (d: doomed, -: gone), Rebels before the bar, and who has won.
STANDING = {
    "ff|f": None,
    "f-|ff": None,
    "ff|--": (REBEL, "rebel-won"),
    "f-|--": (REBEL, "rebel-won"),
    "--|-f": (IMPERIAL, "imperial-won"),
    "d-|--": None,
    "df|--": (REBEL, "rebel-won"),
    "fd|--": (REBEL, "rebel-won"),
    "dd|--": None,
    "d-|f-": None,
    "--|d-": None,
    "--|--": (IMPERIAL, "both-destroyed"),
}


@pytest.mark.rule("xw.win.destroy-all", "xw.win.simultaneous", "xw.gap.win-simul-moment")
@pytest.mark.parametrize("ships", STANDING)
def test_whoever_is_left_has_won_unless_it_is_about_to_go(ships: str) -> None:
    rebels, imperials = ships.split("|")
    table = fleet(
        *(at("rookie-pilot", 100 * place, 100) for place, _ in enumerate(rebels)),
        *(at("academy-pilot", 100 * place, 800) for place, _ in enumerate(imperials)),
    )
    for ship, state in zip(table.ships, rebels + imperials, strict=True):
        ship.in_play, ship.doomed = state != "-", state == "d"
    assert victory.winner(table) == STANDING[ships]
    table.phase = "deploy"
    assert victory.winner(table) is None, "the fight has not begun"


#: Mission 3: satellites that lie there, what each Imperial carries (-: destroyed, e: escaped), and who has won.
SCANS: tuple[tuple[list[int], str, int | None], ...] = (
    ([0, 1], "  ", None),
    ([1], "c ", None),
    ([], "c ", None),
    ([], "cc", None),
    ([], "  ", REBEL),
    ([], "- ", REBEL),
    ([], "-c", None),
    ([0, 1], "--", REBEL),
    ([], "ec", IMPERIAL),
    ([], "ee", IMPERIAL),
    ([], "e ", IMPERIAL),
)


@pytest.mark.rule("xw.m3.win-rebel", "xw.m3.win-imperial")
@pytest.mark.parametrize(("left", "carriers", "side"), SCANS)
def test_the_data_decide_the_third_mission(left: list[int], carriers: str, side: int | None) -> None:
    table = fleet(
        at("rookie-pilot", 450, 100), *(at("academy-pilot", 450, 800) for _ in carriers), mission=missions.WHISPERS
    )
    table.satellites_left = left
    for ship, state in zip(table.ships[1:], carriers, strict=True):
        ship.cargo = [5] if state == "c" else []
        ship.escaped, ship.destroyed, ship.in_play = state == "e", state == "-", state not in "-e"
    won = victory.winner(table)
    role = {REBEL: "rebel", IMPERIAL: "imperial"}
    assert won == (None if side is None else (side, f"dark-whispers-{role[side]}"))


@pytest.mark.rule("xw.gap.own-order")
def test_a_ship_that_its_own_card_destroyed_does_nothing_more() -> None:
    table = fleet(at("darth-vader", 450, 300, 0, "swarm-tactics", shields=0), at("academy-pilot", 500, 300))
    hurt(table, table.ships[0], "console-fire")
    hurt(table, table.ships[0], "damaged-engine", faceup=False)
    question, burning = begin(trigger(table, table.in_play(), "start_of_combat"))
    assert question.kind == "order"
    lay(table, red("hit"))
    with pytest.raises(StopIteration):
        burning.send((0, "damage-console-fire"))
    assert table.ships[0].destroyed


@pytest.mark.rule("xw.pilot.howlrunner")
def test_a_destroyed_friend_helps_nobody() -> None:
    table = fleet(at("howlrunner", 500, 300), at("academy-pilot", 450, 300), at("rookie-pilot", 450, 500, 180))
    attack = Attack(1, 2, "primary", 2, obstructed=False, step="modify-attack", rolled_attack=2, attack_dice=[0, 0])
    howlrunner, tie = table.ships[:2]
    assert combat.modifications(table, attack, "attack", tie) == [(0, "pilot-howlrunner")]
    assert forecast.forecasts(table, tie)[0].hit == odds(Attacker(dice=2, rerolls=1), Defender(dice=2)).hit
    howlrunner.in_play = False
    assert combat.modifications(table, attack, "attack", tie) == []
    assert forecast.forecasts(table, tie)[0].hit == odds(Attacker(dice=2), Defender(dice=2)).hit
