"""СВОБОДНАЯ ИГРА: who is out, whom something is aimed at, whose turn it is."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.state import player
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


# ── whom it hits, and whose turn it is ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.multi.choose-opponent", "dst.gap.multi-indirect-recipient")
def test_two_dice_of_one_action_may_hurt_two_opponents() -> None:
    stage = three([("clone-trooper", 1), ("clone-trooper", 1)])
    (one, two), (left,), (right,) = stage.teams
    dice = [stage.show(one, "2ID"), stage.show(two, "2ID")]
    stage.do(("resolve", dice[0]), player(1), dice[1], player(2))
    assert (stage.piece(left).damage, stage.piece(right).damage) == (2, 2)


@pytest.mark.rule("dst.multi.choose-opponent", "dst.sym.discard")
def test_an_opponent_without_cards_may_be_chosen_to_discard() -> None:
    stage = three([("jyn-erso-reckless-operative", 1)])
    (jyn,), _, _ = stage.teams
    stage.hand(2, "aim", "aim")
    stage.do(("resolve", stage.show(jyn, "1Dc")))
    assert stage.options == (player(1), player(2))
    stage.do(player(1))
    assert [len(hand) for hand in stage.t.hands] == [0, 0, 2]


@pytest.mark.rule("dst.multi.turn-order", "dst.claim.auto-pass")
def test_who_has_claimed_passes_each_time_round_the_table() -> None:
    stage = three()
    stage.do(("claim", stage.t.field), "no", "pass")
    assert (stage.asked.seat, stage.t.passes) == (2, 1)
    stage.do(("activate", stage.teams[2][0]))
    assert (stage.asked.seat, stage.t.passes) == (1, 1)  # the claimer's pass is the first since
    stage.do("pass", "pass")
    assert (stage.t.round, stage.asked.seat) == (3, 0)


@pytest.mark.rule("dst.multi.elimination", "dst.multi.turn-order")
def test_who_falls_in_their_own_turn_hands_it_to_the_left() -> None:
    stage = three()
    (gun,), _, _ = stage.teams
    stage.table.pieces[gun].damage = 8
    stage.do(("resolve", stage.show(gun, "2RD1")), gun)
    assert (stage.t.out, stage.asked.seat, stage.t.passes) == ([0], 1, 0)
    assert (stage.t.control, stage.t.arbiter) == (-1, 1)
    stage.do("pass", "pass")
    assert (stage.t.round, stage.asked.seat) == (3, 1)


@pytest.mark.rule("dst.multi.elimination", "dst.zone.owner-areas")
def test_what_another_controls_stays_when_its_owner_leaves() -> None:
    stage = three([("general-grievous-jedi-hunter", 1)], [("padawan", 1), ("hired-gun", 1)])
    (grievous,), (padawan, gun), _ = stage.teams
    pad = stage.upgrade(padawan, "datapad")
    stage.table.pieces[padawan].damage, stage.table.pieces[gun].damage = 6, 7
    strike = stage.show(stage.upgrade(grievous, "z6-riot-control-baton"), "2MD")
    stage.do(("resolve", stage.show(grievous, "2MD")), padawan)
    stage.do(stage.options[1])
    assert stage.piece(pad).controller == 0
    stage.do(strike, gun)
    assert stage.t.out == [1]
    assert (stage.piece(pad).host, stage.piece(pad).owner) == (grievous, 1)


@pytest.mark.rule("dst.multi.elimination", "dst.downgrade.controller")
def test_who_leaves_takes_their_downgrades_off_others() -> None:
    stage = three()
    (gun,), (prey,), (hunter,) = stage.teams
    mark = stage._in_play(2, "hampered", "downgrade", host=prey)
    stage.table.pieces[hunter].damage = 8
    stage.do(("resolve", stage.show(gun, "2RD1")), hunter)
    assert mark not in stage.t.pieces
    assert stage.t.upgrades(prey, "downgrade") == []


@pytest.mark.rule("dst.multi.battlefield-vacant", "dst.claim.basic")
def test_a_vacant_battlefield_is_claimed_like_any_other() -> None:
    stage = three(field="moisture-farm")
    (gun,), _, _ = stage.teams
    stage.table.pieces[gun].damage = 8
    stage.do(("resolve", stage.show(gun, "2RD1")), gun, ("claim", stage.t.field), "yes")
    assert (stage.t.control, stage.t.resources[1]) == (1, 6)


@pytest.mark.rule("dst.multi.last-wins", "dst.gap.multi-all-out")
def test_all_who_are_left_may_run_out_of_cards_at_once() -> None:
    stage = Stage(GUN, GUN, GUN, deck=0)
    stage.hand(2, "aim")
    stage.table.control = stage.table.pieces[stage.table.field].controller = 1
    stage.do("pass", "pass", "pass", ())
    assert (stage.t.winner, stage.t.result) == (2, "last-cards")  # who holds a card is not out
    stage = Stage(GUN, GUN, GUN, deck=0)
    stage.table.control = stage.table.pieces[stage.table.field].controller = 1
    stage.do("pass", "pass", "pass")
    assert stage.t.winner == 1


@pytest.mark.rule("dst.multi.choose-opponent", "dst.keyword.guardian")
def test_a_guardian_may_remove_a_die_of_any_opponent() -> None:
    stage = three([("rebel-trooper", 1)])
    (trooper,), (left,), (right,) = stage.teams
    dice = [stage.show(left, "2RD1"), stage.show(right, "3RD1")]
    stage.do(("activate", trooper))
    assert stage.options == ("pass", *dice)
