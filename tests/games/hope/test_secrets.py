"""What each seat sees in whole matches is what that seat has seen: nothing less, and nothing more."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.core.match import Match
from dejarik.core.note import kind_of
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.games.hope import GAME, notes
from dejarik.games.hope.view import View
from tests.games.hope.stage import Scene, new, past_look
from tests.games.hope.witness import UNKNOWN, Witness


def compare(view: View, witness: Witness) -> None:
    """A seat's view of everybody's cards against what its witness can say."""
    for other, player in enumerate(view.players):
        assert player.known == witness.knows_hand(other)
        assert sorted(player.front) == witness.knows_front(other)
    for slot, pile in enumerate(view.piles):
        assert pile.cards == witness.knows_pile(slot)
        assert sorted(pile.shown) == witness.knows_shown(slot)
    assert list(view.mixed.cards) == witness.knows_mixed()
    assert list(view.mixed.places) == witness.mixed_places()


def compare_spectator(match: Match, witnesses: list[Witness]) -> None:
    """A spectator sees what is open to every seat."""
    view: View = match.view(None)
    assert not any((view.hand, view.dealt, view.swap))
    for other, player in enumerate(view.players):
        assert player.known == ()
        unknown = [Counter(witness.knows_front(other))[UNKNOWN] for witness in witnesses]
        assert player.front.count(UNKNOWN) >= max(unknown)
        assert set(player.front) - {UNKNOWN} <= set.intersection(*(set(w.knows_front(other)) for w in witnesses))
    for slot, pile in enumerate(view.piles):
        for depth, names in enumerate(pile.cards):
            assert all(set(witness.knows_pile(slot)[depth]) <= set(names) or not names for witness in witnesses)


def watched(seats: int, seed: str, **options: bool) -> Counter[str]:
    """Play a match at random under the eyes of everybody; what happened in it."""
    match = Match(GAME, seats, options, seed)
    rng = Rng.from_seed(seed)
    witnesses = [Witness(match, seat) for seat in range(seats)]
    while not match.over:
        for seat, witness in enumerate(witnesses):
            compare(match.view(seat), witness)
        compare_spectator(match, witnesses)
        who = rng.choice(sorted(match.questions))
        question = match.questions[who]
        early = question.kind == "vote" and rng.uniform() < 0.9
        answer = match.answer(who, "go" if early else any_answer(question, rng))
        for witness in witnesses:
            witness.follow(question.kind, who, answer)
    for seat, witness in enumerate(witnesses):
        compare(match.view(seat), witness)
    return Counter(entry.note.kind for entry in match.journal)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_seat_sees_what_it_has_seen(seats: int) -> None:
    happened: Counter[str] = Counter()
    for seed in range(6):
        happened += watched(seats, f"watched {seed}")
    for kind in (notes.Tank, notes.Mixed, notes.PutsDown, notes.BodhiShows, notes.Gives, notes.Reinforced):
        assert happened[kind_of(kind)], f"no match with {kind.__name__}"


@pytest.mark.rule("hope.gap.own-face-down", "hope.tank.effect")
def test_the_tank_makes_every_hand_strange_to_others() -> None:
    hands = ["baze jyn k2so", "bodhi jyn cassian", "baze chirrut k2so"]
    scene = Scene("TK T", laid="baze", hands=hands)
    scene.table.knowers[:] = [7, 7, 7]  # as in a first round: everybody has counted the hands out
    scene.plays(1, 1)
    for seat in (1, 2, 3):
        assert all(player.known for player in scene.view(seat).players)
    scene.answer(1, "k2so").answer(2, "jyn").answer(3, "baze")
    assert scene.asks("vote")  # passed on already: everyone knows the new hand, and what is left of the old one
    for seat in (1, 2, 3):
        known = [player.known for player in scene.view(seat).players]
        following = seat % 3
        assert [bool(cards) for cards in known] == [place in (seat - 1, following) for place in range(3)]


@pytest.mark.rule("hope.op.take-hands", "hope.gap.own-face-down")
def test_a_hand_is_known_only_to_those_who_know_all_of_it() -> None:
    """Of the three cards before seat 1, each of the other two has seen two: neither knows the hand."""
    match = past_look(new(3, 3))
    first = next(iter(match.questions))
    match.answer(first, (0, 1, 2))
    match.table.fronts = [[("jyn", 0b111), ("baze", 0b101), ("k2so", 0b011)], [("bodhi", 0b111)], [("jyn", 0b110)]]
    match.answer((first + 1) % 3, (0, 1, 2))
    assert set(match.questions) == {0, 1, 2}
    known = [[player.known for player in match.view(seat).players] for seat in range(3)]
    assert known[0] == [("jyn", "baze", "k2so"), ("bodhi",), ()]
    assert known[1] == [(), ("bodhi",), ("jyn",)]
    assert known[2] == [(), ("bodhi",), ("jyn",)]


def consent(scene: Scene, seat: int) -> bool:
    """Whether a seat needs the others to take its last answer back."""
    return bool(scene.match.undo_needs(seat - 1))


@pytest.mark.rule("hope.info.revealed-public")
def test_what_was_shown_cannot_be_unseen() -> None:
    """An answer after which somebody has seen something new is taken back only if all agree."""
    scene = Scene("S T", "S T", "D", laid="jyn jyn bodhi")
    assert consent(scene.plays(1, 1), 1)  # a Striker that nobody had seen
    assert not consent(scene.plays(2, 1), 2)  # the same one again
    assert consent(scene.plays(3, 2), 3)  # Bodhi shows two cards
    known = Scene("S", laid="bodhi bodhi jyn")
    assert consent(known.plays(1, 1), 1)
    assert not consent(known.plays(2, 1), 2)


@pytest.mark.rule("hope.op.pass-left", "hope.end.agreement")
def test_passed_hands_and_votes_cannot_be_unseen() -> None:
    scene = Scene("S T", laid="jyn jyn").plays(1, 1)
    assert consent(scene.plays(2, 1), 2)  # the Striker was known, the hand that came now was not
    scene.answer(1, "go").answer(2, "stop")
    assert not consent(scene, 2)  # still lying face down, so to speak
    assert consent(scene.answer(3, "go"), 3)


@pytest.mark.rule("hope.sd.hands")
def test_the_star_destroyer_shows_who_had_the_character() -> None:
    for held, learned in (("jyn", True), ("k2so", False)):
        scene = Scene("SD S", laid="jyn baze", hands=["baze", held, "k2so"])
        scene.table.seen = [True] * len(scene.table.seen)
        assert consent(scene.plays(1, 1), 1) is learned
