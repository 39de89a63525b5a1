"""What happens is announced, before it takes hold and after it: to whom, by whom, with what, and how much of it."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.lasting import Lasting
from dejarik.games.destiny.rules import (
    action,
    activating,
    damage,
    defeat,
    dice,
    playing,
    preparation,
    resolving,
    upkeep,
    zones,
)
from dejarik.games.destiny.rules.readings import How
from dejarik.games.destiny.state import Moment, die_of, player
from dejarik.lab.stage import perform
from tests.games.destiny.stage import Stage, duel
from tests.games.destiny.witness import Witness

TROOPER = ("first-order-stormtrooper", 1)


def at(*kinds: str, **told: Any) -> Moment:
    return Moment(kinds, **told)


# ── damage and defeat ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.shield.order-with-effects")
def test_a_hit_is_announced_blocked_and_told_as_what_was_taken(witness: Witness) -> None:
    stage, own, theirs = duel()
    stage.t.pieces[theirs].shields = 1
    die = die_of(own)
    perform(damage.deal(stage.t, [(theirs, 3)], 0, own, kind="ranged", die=die))
    about = {"thing": theirs, "seat": 0, "source": own, "note": "ranged"}
    assert witness.before == [
        at("damage", amount=3, die=die, **about),
        at("blocking", amount=3, **about),  # before its shields
        at("blocking", amount=2, **about),  # and after them
    ]
    assert witness.after == [at("dealt", "taken", owner=1, amount=2, die=die, **about)]


def test_a_hit_that_is_blocked_wholly_is_dealt_and_not_taken(witness: Witness) -> None:
    stage, own, theirs = duel()
    stage.t.pieces[theirs].shields = 2
    perform(damage.deal(stage.t, [(theirs, 2)], 0, own))
    assert [(one.kinds, one.amount) for one in witness.before] == [(("damage",), 2), (("blocking",), 2)]
    assert witness.after == [at("dealt", thing=theirs, seat=0, source=own, owner=1)]


def test_what_cannot_be_blocked_is_not_asked_about(witness: Witness) -> None:
    stage, own, theirs = duel()
    stage.t.pieces[theirs].shields = 2
    perform(damage.deal(stage.t, [(theirs, 2), (theirs, 0), (999, 1)], 0, own, unblockable=True))
    assert [one.kinds for one in witness.before] == [("damage",)]
    assert [one.amount for one in witness.after] == [2]
    assert (stage.t.pieces[theirs].damage, stage.t.pieces[theirs].shields) == (2, 2)


@pytest.mark.rule("dst.defeat.procedure")
def test_who_falls_is_announced_with_what_hung_on_it(witness: Witness) -> None:
    stage = Stage([TROOPER], [("hired-gun", 1), ("rebel-trooper", 1)])
    gun, _ = stage.teams[1]
    knife, mark = stage.upgrade(gun, "vibroknife"), stage.downgrade(gun, "death-mark")
    stage.t.pieces[gun].damage = 9
    perform(defeat.defeat_fallen(stage.t))
    assert witness.before[0] == at("defeat", thing=gun, owner=1, note="damage")
    assert witness.after == [
        at("defeated", thing=gun, owner=1),
        at("bearer-defeated", thing=knife, owner=1, host=gun),
        at("bearer-defeated", thing=mark, owner=0, host=gun),
    ]
    assert stage.t.dying == []


def test_shields_are_announced_before_they_are_given(witness: Witness) -> None:
    stage, own, _ = duel()
    perform(damage.give_shields(stage.t, own, 5, 1))
    assert witness.before == [at("shields", thing=own, seat=1, amount=5)]


# ── dice ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_dice_rolled_again_are_their_holders(witness: Witness) -> None:
    stage, own, theirs = duel()
    mine, other = stage.show(own, "2RD1"), stage.show(theirs, "1RD")
    stage.rolls((own, "1Dr"), (theirs, "-"))
    perform(dice.reroll(stage.t, 0, [mine, other]))
    assert witness.after == [
        at("rerolled", "rolled", thing=mine, seat=0, source=own, note="disrupt"),
        at("rerolled", "rolled", thing=other, seat=1, source=theirs, note="blank"),
    ]


def test_dice_removed_together_are_told_by_whose_they_were(witness: Witness) -> None:
    stage = Stage([("hired-gun", 2)], [("hired-gun", 1)])
    (own,), (theirs,) = stage.teams
    first, second, other = stage.show(own, "1R"), stage.show(own, "1Dr", 1), stage.show(theirs, "1R")
    perform(dice.remove(stage.t, 1, [first, other, second]))
    assert witness.after == [
        at("dice-removed", thing=player(0), seat=1, amount=2, things=(first, second), whose=1),
        at("dice-removed", thing=player(1), seat=1, amount=1, things=(other,), whose=1),
    ]
    perform(dice.remove(stage.t, 1, [first]))  # nothing lies there any more
    assert len(witness.after) == 2


def test_an_activation_tells_how_many_dice_came(witness: Witness) -> None:
    stage, own, _ = duel()
    knife = stage.upgrade(own, "vibroknife")
    stage.rolls((own, "1R"), (knife, "1Dc"))
    perform(activating.activate(stage.t, 0, own))
    assert witness.before == [at("activating", thing=own, seat=0)]
    assert witness.after == [
        at("activated", thing=own, seat=0, amount=2),
        at("into-pool", "rolled", thing=die_of(own), seat=0, source=own, note="resource"),
        at("into-pool", "rolled", thing=die_of(knife), seat=0, source=knife, note="discard"),
    ]


@pytest.mark.rule("dst.resolve.sequence")
def test_a_die_is_announced_before_and_after_it_is_resolved(witness: Witness) -> None:
    stage, own, theirs = duel()
    die = stage.show(own, "2RD1")
    perform(resolving.resolve_die(stage.t, 0, die, How(increase=2)), theirs)
    about = {"thing": die, "seat": 0, "source": own, "note": "ranged"}
    assert witness.before[0] == at("resolving", amount=2, **about)
    assert witness.after[-1] == at("resolved", amount=4, die=die, value=2, cost=1, host=theirs, **about)


def test_what_is_told_of_dice_that_aim_at_nobody(witness: Witness) -> None:
    stage, own, _ = duel()
    stage.t.resources[1] = 1
    for side, amount, symbol in (("1R", 1, "resource"), ("1Dr", 1, "disrupt"), ("1Dr", 0, "disrupt")):
        die = stage.show(own, side)
        perform(resolving.resolve_die(stage.t, 0, die))
        about = {"thing": die, "seat": 0, "source": own, "note": symbol, "die": die}
        assert witness.after[-1] == at("resolved", amount=amount, value=1, **about)  # a lost resource, then none
    die = stage.show(own, "1R")
    perform(resolving.resolve_die(stage.t, 0, die, How(value=3)))
    assert (witness.after[-1].value, witness.after[-1].amount) == (3, 3)


def test_a_shield_die_tells_how_many_it_gave(witness: Witness) -> None:
    stage, own, _ = duel("rebel-trooper")
    die = stage.show(own, "1Sh")
    stage.t.pieces[own].shields = 3
    perform(resolving.resolve_die(stage.t, 0, die), own)
    assert (witness.after[-1].amount, witness.after[-1].host) == (0, own)
    stage.t.pieces[own].shields = 0
    die = stage.show(own, "1Sh")
    perform(resolving.resolve_die(stage.t, 0, die), own)
    assert (witness.after[-1].amount, witness.after[-1].host) == (1, own)
    stage.t.lasting = [Lasting("spreads-shields", 1, (die,), "round")]
    stage.show(own, "1Sh")
    perform(resolving.resolve_die(stage.t, 0, die, How(value=5)))
    assert (witness.after[-1].amount, witness.after[-1].host) == (2, -9)  # a third is the most


def test_indirect_damage_discards_and_focus_tell_their_amounts(witness: Witness) -> None:
    stage, own, _ = duel("dark-advisor")
    perform(resolving.resolve_die(stage.t, 0, stage.show(own, "2ID")))
    assert (witness.after[-1].amount, witness.after[-1].note) == (2, "indirect")
    assert [one.note for one in witness.after if "dealt" in one.kinds] == ["indirect"]
    stage, own, _ = duel("rey-force-prodigy")
    stage.hand(1, "aim")
    perform(resolving.resolve_die(stage.t, 0, stage.show(own, "1Dc"), How(value=3)))
    assert (witness.after[-1].amount, witness.after[-1].note) == (1, "discard")
    stage, own, _ = duel("padawan")
    other = stage.show(stage.upgrade(own, "vibroknife"), "-")
    perform(resolving.resolve_die(stage.t, 0, stage.show(own, "1F"), How(value=3)), (other,), (other, 0))
    assert (witness.after[-1].amount, witness.after[-1].note) == (1, "focus")


# ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.play.5-modify-cost")
def test_a_card_that_is_played_is_announced_with_what_it_is_lowered_by(witness: Witness) -> None:
    stage, own, _ = duel()
    old = stage.upgrade(own, "holdout-blaster")
    rifle = stage.held(0, "dl-44-heavy-blaster-pistol")
    stage.t.pools[1] = []
    perform(playing.play(stage.t, 0, rifle, stage.t.hands[0], playing.Terms(reduce=1)), old)
    assert witness.before == [at("playing", thing=rifle, seat=0, amount=3, host=own)]
    assert witness.after[0] == at("played", "attached", thing=rifle, seat=0, host=own)
    assert witness.after[1] == at("hand-emptied", thing=rifle, seat=0, note="play")


def test_events_and_supports_lie_on_nothing(witness: Witness) -> None:
    stage, _, _ = duel()
    cover, ship = stage.hand(0, "dont-get-cocky", "black-market")
    perform(playing.play(stage.t, 0, cover, stage.t.hands[0]))
    assert witness.before == [at("playing", thing=cover, seat=0)]
    assert witness.after == [at("played", thing=cover, seat=0)]  # a card is left in the hand
    perform(playing.play(stage.t, 0, ship, stage.t.hands[0]))
    assert witness.after[1:] == [at("played", thing=ship, seat=0)]


def test_a_card_from_the_discard_pile_empties_no_hand(witness: Witness) -> None:
    stage, _, _ = duel()
    stage.held(0, "aim")
    cover = stage.discarded(0, "dont-get-cocky")
    perform(playing.play(stage.t, 0, cover, stage.t.discards[0]))
    assert [one.kinds for one in witness.after] == [("played",)]


def test_the_last_card_of_a_hand(witness: Witness) -> None:
    stage, _, _ = duel()
    one, two = stage.hand(1, "aim", "block")
    perform(zones.discard_from_hand(stage.t, 1, []))
    perform(zones.discard_from_hand(stage.t, 1, [one]))
    assert witness.after == []
    perform(zones.discard_from_hand(stage.t, 1, [two]))
    assert witness.after == [at("hand-emptied", seat=1)]


def test_a_card_discarded_from_play_and_an_upgrade_that_moves(witness: Witness) -> None:
    stage = Stage([("hired-gun", 1), ("rebel-trooper", 1)], [TROOPER])
    gun, rebel = stage.teams[0]
    knife = stage.upgrade(gun, "vibroknife")
    perform(zones.move_upgrade(stage.t, knife, rebel, 0))
    assert witness.after == [at("attached", thing=knife, seat=0, host=rebel)]
    perform(zones.discard_by_effect(stage.t, knife, 1, stage.t.field))
    assert witness.before == [at("discarding", thing=knife, seat=1, source=stage.t.field, host=rebel)]


# ── turns and rounds ───────────────────────────────────────────────────────────────────────────────────────────────


def test_a_turn_a_reroll_and_a_claim(witness: Witness) -> None:
    stage, _, _ = duel()
    card = stage.held(0, "aim")
    stage.do(("reroll", card))
    assert witness.before == [at("acting", seat=0), at("acting", seat=1)]
    assert witness.after == [at("hand-emptied", seat=0), at("discarded-to-reroll", thing=card, seat=0)]
    stage.do(("claim", stage.t.field))
    assert witness.after[2:] == [at("claimed", thing=stage.t.field, seat=1)]


@pytest.mark.rule("dst.round.two-phases")
def test_the_ends_of_the_phase_and_of_the_round(witness: Witness) -> None:
    stage, _, _ = duel()
    perform(action._end_phase(stage.t))
    assert witness.after == [at("phase-ended")]
    (aim,) = stage.hand(0, "aim")
    stage.hand(1, "aim", "block")
    stage.t.chosen = [(aim,), (stage.t.hands[1][0],)]
    perform(upkeep.draw_up(stage.t))
    assert witness.after[1:] == [at("hand-emptied", seat=0)]
    perform(upkeep.end_round(stage.t))
    assert witness.after[2:] == [at("round-ended")]
    perform(preparation.after_setup(stage.t))
    assert witness.after[3:] == [at("setup")]
