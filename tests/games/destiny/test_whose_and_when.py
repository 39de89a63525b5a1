"""Whose a deed is, whosever card it was, and when it is over: what waits for it comes no sooner."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.rules.values import cost_of, may_remove
from tests.games.destiny.stage import Stage, duel

# ── the last card of a hand ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.react.after", "dst.queue.fifo")
def test_the_last_card_was_played_when_its_event_is_done() -> None:
    """What the event sets off entered the queue before the event was over, and so before Ackbar."""
    stage = Stage([("clone-trooper", 1), ("rebel-trooper", 1)], [("admiral-ackbar-perceptive-tactician", 1)])
    clone, _ = stage.teams[0]
    stage.rolls((clone, "1RD"))
    stage.do(("play", stage.held(0, "hit-and-run")), clone)
    assert (stage.asked.seat, stage.asked.kind) == (0, "after")
    assert [queued.card for queued in stage.t.queue] == ["admiral-ackbar-perceptive-tactician"]
    stage.do("pass")
    assert stage.options == tuple(stage.teams[0])  # two damage to one of them


@pytest.mark.rule("dst.react.simultaneous-both")
@pytest.mark.parametrize("first", ["jedi-robes", "admiral-ackbar-perceptive-tactician"])
def test_a_card_that_is_the_last_is_answered_as_both_at_the_same_moment(first: str) -> None:
    stage, padawan, _ = duel("padawan", "admiral-ackbar-perceptive-tactician")
    stage.do(("play", stage.held(0, "jedi-robes")))
    assert (stage.asked.seat, stage.asked.kind) == (0, "order")  # who controls the battlefield
    (wanted,) = [answer for answer in stage.options if stage.t.cards[answer[0]] == first]
    stage.do(wanted)
    robes_first = first == "jedi-robes"
    assert (stage.piece(padawan).damage, stage.piece(padawan).shields) == ((1, 0) if robes_first else (2, 1))


@pytest.mark.rule("dst.react.after", "dst.gap.play-inside-before")
def test_the_last_card_played_within_another_is_over_when_its_turn_in_the_queue_is() -> None:
    stage, _, ackbar = duel("outer-rim-smuggler", "admiral-ackbar-perceptive-tactician")
    falcon, event = stage.support(0, "millennium-falcon"), stage.held(0, "dont-get-cocky")
    stage.do(("resolve", stage.show(falcon, "Sp")), event)
    assert (stage.asked.seat, stage.asked.kind, len(stage.t.hands[0])) == (0, "order", 2)
    stage.do(stage.options[0])
    assert (stage.t.resources[0], stage.piece(stage.teams[0][0]).damage, ackbar in stage.t.pieces) == (6, 2, True)


# ── who played it ──────────────────────────────────────────────────────────────────────────────────────────────────


def foreseen(*names: str) -> tuple[Stage, int]:
    """Seat 0 plays the event that lies on an opponent's Premonitions."""
    stage, _, _ = duel(*names)
    aside, event = stage.aside(1, "premonitions"), stage.aside(1, "unpredictable")
    stage.table.asides[1].remove(event)
    stage.table.stacked[aside] = event
    stage.do(("play", stage.held(0, "premonitions")), "play-stacked")
    return stage, event


@pytest.mark.rule("dst.term.decrease-example-jyn", "dst.clar.premonitions-opponent")
def test_an_opponents_event_is_the_first_of_whoever_played_it() -> None:
    stage, event = foreseen("jyn-erso-reckless-operative", "jyn-erso-reckless-operative")
    own, theirs = stage.held(0, "reversal"), stage.held(1, "reversal")
    assert (stage.t.played_by(0)[-1], stage.t.played_by(1)) == (event, [])
    assert (cost_of(stage.t, own), cost_of(stage.t, theirs)) == (3, 2)


@pytest.mark.rule("dst.errata.watto")
def test_a_blue_event_is_an_opponents_if_an_opponent_plays_it() -> None:
    stage, watto, _ = duel("watto-stubborn-gambler", "hired-gun")
    die, event = stage.show(watto, "1R"), stage.held(0, "use-the-force")
    assert may_remove(stage.t, 0, die, event)
    stage.t.played.append((event, 1))
    assert not may_remove(stage.t, 1, die, event)


# ── as many as one likes ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.term.choose-any-number")
def test_a_strike_without_dice_reaches_what_costs_nothing() -> None:
    stage, _, _ = duel("leia-organa-born-leader")
    free, _ = stage.support(1, "street-informants"), stage.support(1, "black-market")
    stage.do(("play", stage.held(0, "surgical-strike")))
    assert stage.t.discards[1] == [free]
