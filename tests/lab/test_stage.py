"""The stage: a position laid out by hand, driven and looked at."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask, Procedure
from dejarik.core.rng import Rng
from dejarik.lab.stage import Stage, Who, begin, perform
from tests.toys import Bid, Bidding, Gift, Table


class Bids(Stage[Table]):
    """Two bidders called red and blue."""

    NAMES = ("red", "blue")

    def __init__(self, red: list[int], blue: list[int]) -> None:
        table = Table(
            rng=Rng.from_seed(1), seats=2, rounds=2, hands=[red, blue], aside=[], bids=[-1] * 2, points=[0, 0], dice=[]
        )
        super().__init__(Bidding(), table, 2)

    def seat(self, who: Who) -> int:
        return self.NAMES.index(str(who))

    def name(self, seat: int) -> Who:
        return self.NAMES[seat]


def test_a_position_is_laid_out_and_driven() -> None:
    stage = Bids([3, 9], [4, 8])
    assert stage.asked == "red bid, blue bid"
    assert stage.awaited == ["red", "blue"]
    assert stage.ask("blue").options == (4, 8)
    stage.answer("red", 9).answer("blue", 4)
    assert stage.asked == "red again"
    assert stage.told(Bid) == [Bid(0, 9), Bid(1, 4)]
    assert stage.options == ("yes", "no")
    stage.answer("red", "no", (1, 1), ())
    assert stage.asked == "red gift"
    assert stage.sharing.among == (1,)
    assert stage.most == {1: 1}
    assert stage.view("blue").hand == (8,)
    assert stage.view(None).hand == ()
    with pytest.raises(AssertionError, match="not among"):
        stage.share("red", {0: 1})
    stage.share("red", {1: 1})
    assert [type(note) for note in stage.hears(None)][-1] is Gift
    assert stage.asks("bid")
    assert stage.asks("blue bid")
    assert not stage.asks("again")


def test_it_goes_on_until_something_comes() -> None:
    assert Bids([3, 9], [4, 8]).until("gift").asks("gift")
    assert Bids([3, 9], [4, 8]).until("nothing of the kind").asked == "over"
    with pytest.raises(AssertionError, match="never came"):
        Bids([3, 9], [4, 8]).until("gift", limit=2)
    assert Bids([3, 9], [4, 8]).wander(1).match.over
    assert Bids([3, 9], [4, 8]).wander(1, lambda stage: stage.asks("keep")).asks("keep")


def test_what_must_be_refused_is_refused_and_changes_nothing() -> None:
    stage = Bids([3, 9], [4, 8])
    assert stage.refuses("red", 4).reason == "not-an-option"
    with pytest.raises(AssertionError, match="was accepted"):
        stage.refuses("red", 3)
    stage.answer("blue", 4)
    stage.answer("red" if stage.asked == "red again" else "blue", "no")
    who = stage.awaited[0]
    assert stage.refuses(who, (10, 1), "toy.board").rule == "toy.board"
    with pytest.raises(AssertionError, match=r"refused by toy\.board"):
        stage.refuses(who, (10, 1), "toy.bid")


def test_a_match_on_stage_forks_and_is_guessed_like_any_other() -> None:
    stage = Bids([3, 9], [4, 8]).answer("red", 3)
    assert stage.match.fork().digest() == stage.digest()
    assert stage.match.guess(1, Rng.from_seed(1)).view(1) == stage.view("blue")


def ritual() -> Procedure[str]:
    first = yield Ask(0, "first", ("a", "b"))
    second = yield Ask(1, "second", (1, 2, 3), least=2, most=2)
    return f"{first}{second}"


def test_one_procedure_is_performed_alone() -> None:
    asked = perform(ritual(), "b", (3, 1))
    assert asked.kinds == ["first", "second"]
    assert asked.options("second") == [1, 2, 3]
    assert asked.of("first").seat == 0
    with pytest.raises(AssertionError, match="unexpected question second"):
        perform(ritual(), "a")
    with pytest.raises(AssertionError, match="nobody asked for"):
        perform(ritual(), "a", (1, 2), "c")
    question, rest = begin(ritual(), "a")
    assert question.kind == "second"
    with pytest.raises(StopIteration, match=r"a\(1, 2\)"):
        rest.send((1, 2))
