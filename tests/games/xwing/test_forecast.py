"""The odds at the table: what the attack panel shows is what the dice will do."""

from __future__ import annotations

import pytest

from dejarik.games.xwing.odds import Attacker, Defender, Green, Red, odds
from dejarik.games.xwing.rules.forecast import attack_odds, forecasts
from dejarik.games.xwing.view import view
from tests.games.xwing.flight import at, begin, fleet, green, lay, red, shoot


def test_every_possible_attack_is_forecast() -> None:
    table = fleet(
        at("rookie-pilot", 450, 300, 0, "proton-torpedoes", focus=1),
        at("academy-pilot", 450, 500, 180, evade=1),
        at("academy-pilot", 500, 590, 180),
    )
    ship, near, far = table.ships
    ship.lock = near.id
    found = {(cast.weapon, cast.target): cast for cast in forecasts(table, ship)}
    assert set(found) == {("primary", near.id), ("primary", far.id), ("proton-torpedoes", near.id)}
    primary = found["primary", near.id]
    assert (primary.range, primary.attack_dice, primary.defence_dice) == (2, 3, 3)
    assert primary.hit == odds(Attacker(dice=3, focus=True, lock=True), Defender(dice=3, evade=1)).hit
    distant = found["primary", far.id]
    assert (distant.range, distant.defence_dice) == (3, 4)
    assert distant.hit == odds(Attacker(dice=3, focus=True), Defender(dice=4)).hit
    torpedo = found["proton-torpedoes", near.id]
    fired = odds(Attacker(dice=4, focus=True, focus_to_crit=1), Defender(dice=3, evade=1))
    assert (torpedo.hit, torpedo.expected) == (fired.hit, fired.expected)


def test_cards_of_both_sides_count() -> None:
    table = fleet(at("howlrunner", 500, 300), at("academy-pilot", 450, 300), at("luke-skywalker", 450, 500, 180))
    (cast,) = forecasts(table, table.ships[1])
    assert cast.hit == odds(Attacker(dice=2, rerolls=1), Defender(dice=2, focus_to_evade=1)).hit
    table.ships[0].x = 900_000
    (cast,) = forecasts(table, table.ships[1])
    assert cast.hit == odds(Attacker(dice=2), Defender(dice=2, focus_to_evade=1)).hit


def test_dark_curse_takes_the_tokens_out_of_the_odds() -> None:
    table = fleet(at("rookie-pilot", 450, 300, focus=1), at("dark-curse", 450, 500, 180))
    table.ships[0].lock = 1
    (cast,) = forecasts(table, table.ships[0])
    assert cast.hit == odds(Attacker(dice=3), Defender(dice=3)).hit


def test_the_odds_follow_the_dice() -> None:
    table = fleet(at("rookie-pilot", 450, 300, focus=1), at("academy-pilot", 450, 500, 180, focus=1))
    ship, tie = table.ships
    ship.lock = tie.id
    lay(table, red("focus", "blank", "hit"), red("blank"), green("focus", "blank", "blank"))
    question, procedure = begin(shoot(table, ship, tie))
    assert question.kind == "modify-attack"
    assert table.attack is not None
    tie_dice = Defender(dice=3, focus=True)
    aimed = view(table, 0).attack
    assert aimed is not None
    assert aimed.awaited == 3, "so many green dice are still to be rolled"
    assert attack_odds(table, table.attack) == odds(
        Attacker(rolled=Red(hit=1, focus=1, blank=1), focus=True, lock=True), tie_dice
    )
    procedure.send("lock")
    procedure.send((1,))
    assert attack_odds(table, table.attack) == odds(
        Attacker(rolled=Red(hit=1, focus=1), settled=Red(blank=1), focus=True), tie_dice
    )
    procedure.send("focus")
    assert table.attack.step == "modify-defence"
    assert attack_odds(table, table.attack) == odds(
        Attacker(settled=Red(hit=2)), Defender(rolled=Green(focus=1, blank=2), focus=True)
    )
    seen = view(table, 0).attack
    assert seen is not None
    assert seen.chances == pytest.approx((0.0, 1.0))
    assert seen.awaited == 0


def test_the_view_shows_forecasts_only_to_a_ship_whose_turn_it_is() -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 500, 180))
    assert view(table, 0).forecasts == ()
    table.active = 0
    assert [cast.target for cast in view(table, None).forecasts] == [1]
    table.phase = "activation"
    assert view(table, 0).forecasts == ()
