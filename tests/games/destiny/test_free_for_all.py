"""СВОБОДНАЯ ИГРА: who is out, whom something is aimed at, whose turn it is."""

from __future__ import annotations

import pytest

from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import Stage, Team

GUN: Team = (("hired-gun", 1),)


def three(*teams: Team, field: str = "command-center") -> Stage:
    """Three players, with a gun for hire each where nothing else is said."""
    return Stage(*(*teams, GUN, GUN, GUN)[:3], field=field)


# ── who is out ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.multi.elimination", "dst.gap.each-simultaneous")
def test_who_falls_with_their_prey_is_paid_no_bounty() -> None:
    stage = three(GUN, [*GUN, ("padawan", 1)], field="separatist-base")
    _, (prey, _), (hunter,) = stage.teams
    stage._in_play(2, "wanted", "downgrade", host=prey)
    for character in (prey, hunter):
        stage.table.pieces[character].damage = 8
    stage.do(("claim", stage.t.field), "yes", prey)
    assert stage.t.out == [2]
    assert (stage.asked.seat, stage.asked.kind) == (1, "action")


@pytest.mark.rule("dst.multi.elimination", "dst.effect.delayed")
def test_nobody_is_put_out_twice() -> None:
    stage = three()
    (own,), _, (foe,) = stage.teams
    play(stage, "final-moment")
    stage.t.pieces[own].damage = 8
    shot = stage.show(foe, "2RD1")
    stage.do("pass", ("resolve", shot), own)
    assert stage.t.out == [0]
    stage.do("pass", "pass")  # the phase ends, at which whoever is gone would have lost
    assert (stage.t.out, stage.t.round) == ([0], 3)


@pytest.mark.rule("dst.multi.last-wins", "dst.effect.delayed")
def test_a_final_moment_ends_a_game_of_three() -> None:
    stage = three()
    (own,), _, (foe,) = stage.teams
    stage.table.pieces[foe].damage = 8
    last = stage.held(1, "final-moment")
    stage.do(("resolve", stage.show(own, "2RD1")), foe, ("play", last), "pass", "pass")
    assert (stage.t.winner, stage.t.result) == (0, "moment")


@pytest.mark.rule("dst.multi.elimination", "dst.ability.as-full-as-possible")
def test_whoever_puts_themselves_out_does_nothing_more() -> None:
    stage = three([("padawan", 1)])
    (own,), _, _ = stage.teams
    training = stage.upgrade(own, "force-training")
    stage.table.pieces[own].damage = 6
    stage.do(("resolve", stage.show(training, "Sp")), ("damage", "shield"), own)
    assert stage.t.out == [0]
    assert (stage.asked.seat, stage.asked.kind) == (1, "action")
