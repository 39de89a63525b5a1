"""«Победа в игре»: the agreed last round, and why no dispute is left to dice."""

from __future__ import annotations

import pytest

from dejarik.core.note import kinds as note_kinds
from dejarik.core.refusal import Refused
from dejarik.games.xwing import GAME, geometry
from dejarik.games.xwing.rules.end import close_round
from dejarik.games.xwing.state import IMPERIAL, REBEL
from dejarik.lab import arena
from tests.games.xwing.flight import at, fleet, play
from tests.games.xwing.sky import new, sentence, standing


def last_round(lost: str = "", **settings: object) -> tuple[str, tuple[int, ...]]:
    """The result when round 3 of 3 closes, one of these pilots having been destroyed before."""
    table = fleet(
        at("luke-skywalker", 100, 100, cost=28),
        at("rookie-pilot", 200, 100, cost=21),
        at("academy-pilot", 100, 800, 180, cost=12),
        at("howlrunner", 200, 800, 180, cost=18),
        **{"round": 3, "phase": "end", "rounds": 3, **settings},
    )
    for ship in table.ships:
        if ship.pilot == lost:
            ship.in_play, ship.destroyed = False, True
    play(close_round(table))
    ends = table.round >= table.rounds > 0
    match = standing(table)
    assert match.over == ends
    if not match.over:
        return "", ()
    assert match.outcome is not None
    return match.outcome.result, match.outcome.winners


@pytest.mark.rule("xw.gap.round-limit")
def test_after_the_last_round_destroyed_points_decide() -> None:
    assert last_round("rookie-pilot") == ("time-imperial", (1,))
    assert last_round("howlrunner") == ("time-rebel", (0,))
    assert last_round(initiative=IMPERIAL) == ("time-even", (1,))
    assert last_round(initiative=REBEL) == ("time-even", (0,))
    # not before its end, and without a limit never
    assert last_round("rookie-pilot", round=2) == ("", ())
    assert last_round("rookie-pilot", round=300, rounds=0) == ("", ())


@pytest.mark.rule("xw.gap.round-limit")
@pytest.mark.parametrize(("mission", "side"), [("political-escort", 1), ("asteroid-run", 1), ("dark-whispers", 0)])
def test_in_a_mission_who_has_to_get_away_has_failed(mission: str, side: int) -> None:
    satellites = {"satellites_left": [0]} if mission == "dark-whispers" else {"marked": 0}
    assert last_round(mission=mission, **satellites)[1] == (side,)


@pytest.mark.rule("xw.gap.round-limit")
def test_discarded_cards_still_count_and_the_limit_is_checked() -> None:
    match = new({"first": [{"pilot": "rookie-pilot", "upgrades": ["proton-torpedoes"]}], "points": 31, "rounds": 2})
    torpedo_boat = match.table.ships[0]
    assert torpedo_boat.cost == 25
    torpedo_boat.upgrades = ()
    assert GAME.view(match.table, 0).ships[0].cost == 25
    with pytest.raises(Refused) as error:
        new({"rounds": -1})
    assert error.value.rule == "xw.gap.round-limit"
    assert "-1" in sentence(error.value)


@pytest.mark.rule("xw.gap.dispute-program")
def test_both_sides_measure_the_same() -> None:
    one, other = (450_000, 300_000, 0), (450_000, 440_000, 180_000)
    assert geometry.range_between(one, other) == geometry.range_between(other, one) == 1
    farther = (450_000, 440_001, 180_000)
    assert geometry.range_between(one, farther) == geometry.range_between(farther, one) == 2
    assert not any("dispute" in str(note.rule) for note in note_kinds(GAME.notes))


def test_players_who_never_meet_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LONGEST", 5)
    match = new()
    bots = [GAME.bots["cadet"]] * 2
    with pytest.raises(arena.Endless):
        arena.play(match, bots, match.table.rng.copy())
