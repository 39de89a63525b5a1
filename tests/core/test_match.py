"""The runtime: answers, refusals, common questions, forks, guesses, undo."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from dejarik.core.bot import RandomBot, look
from dejarik.core.game import Impossible, read_fields
from dejarik.core.match import Match, NoGuess
from dejarik.core.question import Ask, Place, Procedure, Together, any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from tests.toys import Bid, Bidding, Table


def start(seed: int = 1, seats: int = 3) -> Match:
    return Match(Bidding(), seats, None, seed)


def bid_all(match: Match) -> None:
    for seat, question in list(match.questions.items()):
        assert isinstance(question, Ask)
        match.answer(seat, question.options[0])


def refused(match: Match, seat: int, value: object) -> str:
    before, asked, given = match.digest(), dict(match.questions), len(match.answers)
    with pytest.raises(Refused) as caught:
        match.answer(seat, value)
    assert (match.digest(), dict(match.questions), len(match.answers)) == (before, asked, given)
    return caught.value.reason


def test_everybody_is_asked_together_and_nothing_happens_before_the_last_answer() -> None:
    match = start()
    assert sorted(match.questions) == [0, 1, 2]
    card = match.questions[1].options[2]  # type: ignore[union-attr]
    match.answer(1, card)
    assert sorted(match.questions) == [0, 2]
    assert match.answered == (1,)
    assert match.laid == {}, "a hidden common choice is not laid open"
    assert match.chosen(1) == (card,)
    assert match.table.bids == [-1, -1, -1]
    match.answer(0, match.questions[0].options[0])  # type: ignore[union-attr]
    match.answer(2, match.questions[2].options[0])  # type: ignore[union-attr]
    assert match.table.bids[1] == card


def test_refusals_name_what_is_wrong() -> None:
    match = start()
    assert refused(match, 0, 999) == "not-an-option"
    assert refused(match, 0, None) == "malformed-answer"
    assert refused(match, 0, True) == "malformed-answer"
    assert refused(match, 7, 1) == "no-such-seat"
    match.answer(0, match.questions[0].options[0])  # type: ignore[union-attr]
    assert refused(match, 0, 1) == "already-answered"
    bid_all(match)
    (winner,) = match.questions
    assert refused(match, (winner + 1) % 3, "yes") == "not-your-question"


def test_places_are_checked_by_the_rule() -> None:
    match = start()
    bid_all(match)
    (winner,) = match.questions
    match.answer(winner, "no")
    assert isinstance(match.questions[winner], Place)
    assert refused(match, winner, (1, 2, 3)) == "not-a-place"
    assert refused(match, winner, ("a", "b")) == "not-a-place"
    with pytest.raises(Refused) as caught:
        match.answer(winner, (3, 12))
    assert (caught.value.reason, caught.value.rule) == ("not-allowed-there", "toy.board")
    match.answer(winner, [3, 4])  # JSON brings lists
    assert match.table.spot == (3, 4)


def test_several_answers_come_in_canonical_order() -> None:
    match = start()
    bid_all(match)
    (winner,) = match.questions
    match.answer(winner, "no")
    match.answer(winner, (1, 1))
    assert refused(match, winner, (0, 0)) == "repeated-option"
    assert refused(match, winner, (0, 1, 2)) == "wrong-number"
    assert refused(match, winner, 1) == "not-a-list"
    assert match.answer(winner, (2, 0)) == (0, 2)


def test_ordered_answers_keep_their_order() -> None:
    ask = Ask(0, "order", (1, 2, 3), least=3, most=3, ordered=True)
    from dejarik.core.question import settle

    assert settle(ask, [3, 1, 2]) == (3, 1, 2)
    answers = Counter(any_answer(ask, Rng.from_seed(i)) for i in range(600))
    assert len(answers) == 6


def test_an_answer_can_be_taken_back_while_others_choose() -> None:
    match = start()
    first, second = match.questions[0].options[:2]  # type: ignore[union-attr]
    match.answer(0, first)
    match.answer(2, match.questions[2].options[0])  # type: ignore[union-attr]
    match.retract(0)
    assert sorted(match.questions) == [0, 1]
    assert [given.seat for given in match.answers] == [2]
    match.answer(0, second)
    match.answer(1, match.questions[1].options[0])  # type: ignore[union-attr]
    assert match.table.bids[0] == second
    with pytest.raises(Refused):
        match.retract(0)


def test_a_fork_leaves_the_original_alone() -> None:
    match = start()
    bid_all(match)
    before = match.digest()
    twin = match.fork()
    (winner,) = twin.questions
    twin.answer(winner, "yes")
    assert match.digest() == before
    match.answer(winner, "yes")
    assert match.digest() == twin.digest(), "the same chance lies ahead of a fork"


def test_a_guess_keeps_the_dice_on_the_table() -> None:
    match = start()
    bid_all(match)
    (winner,) = match.questions
    match.answer(winner, "yes")
    rng = Rng.from_seed("guess")
    for seat in range(3):
        for _ in range(20):
            assert match.guess(seat, rng).table.dice == match.table.dice


def test_the_next_die_cannot_be_read_through_a_guess() -> None:
    """Over many guesses the die ahead is uniform, whatever the real one will be."""
    match = start(seed=3)
    bid_all(match)
    (winner,) = match.questions
    rng = Rng.from_seed("peek")
    ahead: Counter[int] = Counter()
    for _ in range(1_200):
        twin = match.guess(winner, rng)
        twin.answer(winner, "yes")
        ahead[twin.table.dice[0]] += 1
    assert sum((ahead[face] - 200) ** 2 / 200 for face in range(1, 7)) < 20.5


def test_a_hidden_answer_cannot_be_read_through_a_guess() -> None:
    match = start(seed=5)
    options = match.questions[1].options  # type: ignore[union-attr]
    match.answer(1, options[3])
    rng = Rng.from_seed("peek")
    guessed: Counter[object] = Counter()
    for _ in range(400):
        twin = match.guess(0, rng)
        assert twin.answered == (1,)
        guessed[twin.chosen(1)[0]] += 1
    assert len(guessed) > 8, "the card bid in secret is dealt and chosen anew"
    assert guessed[options[3]] < 100
    assert match.guess(1, rng).chosen(1) == (options[3],), "a seat knows its own answer"


def test_a_guess_carries_neither_seed_nor_earlier_answers() -> None:
    match = start()
    bid_all(match)
    twin = match.guess(0, Rng.from_seed(1))
    assert twin.seed != match.seed
    assert match.seed not in twin.snapshot()
    assert len(twin.answers) == 0


class Unlucky(Bidding):
    """Its guesses lead nowhere, but for one in so many."""

    def __init__(self, luck: int) -> None:
        self.luck = luck
        self.tried = 0

    def guess(self, table: Table, seat: int, rng: Rng, now: Table) -> Table:
        self.tried += 1
        if self.tried != self.luck:
            raise Impossible
        return super().guess(table, seat, rng, now)


def test_a_guess_that_leads_nowhere_is_made_again() -> None:
    match = Match(Unlucky(9), 3, None, 1)
    world = match.guess(0, Rng.from_seed(1))
    assert match.game.tried == 9
    assert world.view(0) == match.view(0)
    assert world.table.hands != match.table.hands


def test_where_no_world_is_found_there_is_none_and_bots_play_on() -> None:
    match = Match(Unlucky(0), 3, None, 1)
    with pytest.raises(NoGuess):
        match.guess(0, Rng.from_seed(1))

    class Curious(RandomBot):
        guesses = 3

    seen = look(match, 0, Curious(), Rng.from_seed(1))
    assert seen.guesses == ()
    match.answer(0, Curious().advise(seen, Rng.from_seed(1)).answer)
    assert match.answered == (0,)


def test_undo_is_free_only_where_nothing_was_learned() -> None:
    match = start()
    bid_all(match)
    (winner,) = match.questions
    others = tuple(seat for seat in range(3) if seat != winner)
    assert match.undo_needs(winner) == others, "bids were shown and a die was rolled"
    before = match.digest()
    match.answer(winner, "no")
    assert match.undo_needs(winner) == ()
    match.undo(winner)
    assert match.digest() == before
    match.answer(winner, "yes")
    assert match.undo_needs(winner) == others
    with pytest.raises(Refused) as caught:
        match.undo(winner, consent=[others[0]])
    assert caught.value.reason == "undo-needs-consent"
    match.undo(winner, consent=others)
    assert match.digest() == before


def test_undo_over_the_end_of_a_procedure_keeps_the_journal_straight() -> None:
    match = start()
    bid_all(match)
    told = len(match.journal)
    (winner,) = match.questions
    match.answer(winner, "yes")
    match.answer(winner, (1, 1))
    match.answer(winner, ())
    match.rewind(3)
    assert len(match.journal) == told
    match.answer(winner, "no")
    assert [entry.note.kind for entry in match.journal].count("die") == 1


def test_nothing_to_undo() -> None:
    with pytest.raises(Refused) as caught:
        start().undo(0)
    assert caught.value.reason == "nothing-to-undo"


def test_wrong_seats_and_options_are_refused() -> None:
    with pytest.raises(Refused) as caught:
        Match(Bidding(), 9)
    assert caught.value.reason == "wrong-seats"
    with pytest.raises(Refused) as caught:
        Match(Bidding(), 3, {"rounds": "many"})
    assert caught.value.reason == "bad-options"
    assert msgspec.to_builtins(Match(Bidding(), 3).options) == {"rounds": 3}


def test_what_is_missing_is_named() -> None:
    class Wanted(msgspec.Struct):
        dice: str

    for given, said in (({}, "dice is missing."), ([], "they are names with values.")):
        with pytest.raises(Refused) as caught:
            read_fields(Bidding(), given, Wanted)
        assert str(caught.value).endswith(said)


def test_a_snapshot_of_another_version_is_refused(bidding: Bidding, monkeypatch: pytest.MonkeyPatch) -> None:
    snapshot = Match(bidding, 3, None, 1).snapshot()
    assert Match.restore(snapshot).digest() == start().digest()
    monkeypatch.setattr(Bidding, "version", 2)
    for stored, reason in ((snapshot, "record-version"), (b"junk", "record-damaged"), (b"", "record-damaged")):
        with pytest.raises(Refused) as caught:
            Match.restore(stored)
        assert caught.value.reason == reason


def test_play_out_finishes_the_match() -> None:
    match = start()
    rng = Rng.from_seed(2)
    outcome = match.play_out(lambda question: any_answer(question, rng))
    assert match.over
    assert outcome == match.outcome
    assert refused(match, 0, 1) == "match-over"


class Plain(Bidding):
    """Bids without procedures: a seat that has one thing to choose is asked just that."""

    def bid(self, table: Table) -> Procedure[None]:
        bids = yield Together(
            {seat: Ask(seat, "bid", tuple(table.hands[seat]), rule="toy.bid") for seat in range(table.seats)}
        )
        for seat, card in bids.items():
            table.hands[seat].remove(card)
            table.bids[seat] = card
            table.note(Bid, seat, card)
        table.reveal()
        table.step = "score"


def test_a_bare_question_is_as_good_as_its_procedure() -> None:
    plain, usual = Match(Plain(), 3, None, 1), start()
    for match in (plain, usual):
        rng = Rng.from_seed(1)
        match.answer(1, match.questions[1].options[1])  # type: ignore[union-attr]
        match.retract(1)
        while not match.over:
            seat = rng.choice(sorted(match.questions))
            match.answer(seat, any_answer(match.questions[seat], rng))
            assert match.fork().digest() == match.digest()
    assert (plain.answers, plain.digest(), plain.journal) == (usual.answers, usual.digest(), usual.journal)
    outcomes = []
    for game in (Plain(), Bidding()):
        rng = Rng.from_seed(2)
        outcomes.append(Match(game, 3, None, 1).play_out(lambda question: any_answer(question, rng)))  # noqa: B023
    assert outcomes[0] == outcomes[1]
