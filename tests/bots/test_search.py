"""Looking ahead: which answers are tried, in which worlds, how far, and what a budget allows."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dejarik.bots.search import Budget, Horizon, Line, Mind, SearchBot, best
from dejarik.core.bot import Seen, look
from dejarik.core.match import Match
from dejarik.core.question import Ask, Option, Question, any_answer
from dejarik.core.rng import Rng
from dejarik.lab import arena
from tests.toys import Bidding


class Bidder(Mind):
    """Tries every card it could bid and counts its points when the round is over."""

    def __init__(self, trust: float = 0.0) -> None:
        self.trust = trust
        self.looks: list[tuple[Match, Option]] = []

    def lines(self, seen: Seen, rng: Rng) -> Sequence[Line]:
        if not isinstance(seen.question, Ask) or not seen.question.single:
            return []
        return [Line(option, promise=-place) for place, option in enumerate(seen.question.options)]

    def habit(self, match: Match, question: Question, rng: Rng) -> Option:
        return any_answer(question, rng)

    def value(self, match: Match, seat: int) -> float:
        points: list[int] = match.table.points
        return points[seat] - max(points[:seat] + points[seat + 1 :])

    def horizon(self, match: Match) -> Horizon:
        now = match.table.round
        return lambda ahead, _question: bool(ahead.table.round > now)


def seen_by(bot: SearchBot, seed: int = 1) -> tuple[Match, Seen]:
    match = Match(Bidding(), 2, {"rounds": 2}, seed)
    return match, look(match, 0, bot, Rng.from_seed(seed))


def test_it_takes_the_best_promise_where_it_may_not_look() -> None:
    bot = SearchBot("blind", Bidder(), Budget(worlds=0))
    match, seen = seen_by(bot)
    assert seen.guesses == ()
    assert bot.advise(seen, Rng.from_seed(1)).answer == match.questions[0].options[0]  # type: ignore[union-attr]


def test_it_sees_what_an_answer_leads_to() -> None:
    bot = SearchBot("bidder", Bidder(), Budget(worlds=24, visits=500))
    match, seen = seen_by(bot)
    before = match.digest()
    answer = bot.advise(seen, Rng.from_seed(1)).answer
    assert answer == max(match.table.hands[0])  # the highest card wins the die most often
    assert match.digest() == before


def test_a_bidder_who_looks_beats_chance() -> None:
    bidder, anybody = SearchBot("bidder", Bidder(), Budget(worlds=16)), SearchBot("random", Nobody(), Budget(worlds=0))
    won = 0
    for seed in range(40):
        match = Match(Bidding(), 2, None, seed, journal=False)
        outcome, _ = arena.play(match, [bidder, anybody], Rng.from_seed(seed))
        won += outcome.winners == (0,)
    assert won >= 25


class Nobody(Bidder):
    """Thinks of nothing."""

    def lines(self, seen: Seen, rng: Rng) -> Sequence[Line]:
        return []


class Counted(Bidder):
    """Counts how often the table is judged."""

    def __init__(self) -> None:
        super().__init__()
        self.judged = 0

    def value(self, match: Match, seat: int) -> float:
        self.judged += 1
        return 0.0


@pytest.mark.parametrize(
    ("budget", "judged"),
    [
        (Budget(worlds=1), 5),  # every card once
        (Budget(worlds=3), 5 + 3 + 2),  # the better half again
        (Budget(worlds=6), 5 + 3 + 2 + 2 + 2 + 2),
        (Budget(worlds=6, visits=9), 5 + 3),
        (Budget(worlds=6, visits=4), 0),  # lines are compared in the same worlds or not at all
        (Budget(worlds=6, seconds=-1.0), 0),
    ],
)
def test_a_budget_is_kept(budget: Budget, judged: int) -> None:
    mind = Counted()
    bot = SearchBot("counted", mind, budget)
    _, seen = seen_by(bot)
    bot.advise(seen, Rng.from_seed(1))
    assert mind.judged == judged


def test_a_playout_is_no_longer_than_it_may_be() -> None:
    class Endless(Bidder):
        def horizon(self, match: Match) -> Horizon:
            return lambda _match, _question: False

        def value(self, match: Match, seat: int) -> float:
            rounds.append(match.table.round)
            return 0.0

    rounds: list[int] = []
    bot = SearchBot("endless", Endless(), Budget(worlds=1, depth=3))
    bot.advise(seen_by(bot)[1], Rng.from_seed(1))
    assert set(rounds) == {0}
    bot = SearchBot("endless", Endless(), Budget(worlds=1))
    bot.advise(seen_by(bot)[1], Rng.from_seed(1))
    assert rounds[-1] == 2


def test_where_several_are_asked_the_answer_goes_to_the_own_seat() -> None:
    """Seat 0 is asked first, and seat 1 thinks: what it tries is not bid for seat 0."""
    match = Match(Bidding(), 2, None, 3)
    bids: list[tuple[int, int]] = []

    class Watcher(Bidder):
        def value(self, match: Match, seat: int) -> float:
            bids.append((match.table.bids[1], match.table.hands[1].count(match.table.bids[1])))
            return 0.0

        def horizon(self, match: Match) -> Horizon:
            return lambda ahead, _question: bool(ahead.table.step == "score")

    bot = SearchBot("watcher", Watcher(), Budget(worlds=1))
    bot.advise(look(match, 1, bot, Rng.from_seed(1)), Rng.from_seed(1))
    assert sorted(bids) == [(card, 0) for card in sorted(match.table.hands[1])]


def test_the_same_seed_gives_the_same_advice() -> None:
    bot = SearchBot("bidder", Bidder(), Budget(worlds=3))
    assert bot.advise(seen_by(bot)[1], Rng.from_seed(4)) == bot.advise(seen_by(bot)[1], Rng.from_seed(4))


def test_a_line_is_worth_its_trials_and_as_much_of_its_promise_as_it_is_trusted() -> None:
    line = Line("a", promise=4.0)
    assert line.worth() == 4.0
    line.tried(1.0)
    line.tried(2.0)
    assert line.worth() == 1.5
    assert line.worth(trust=2.0) == (3.0 + 8.0) / 4
    assert best([Line("a", 1.0), Line("b", 1.0)]).answer == "a"
    assert best([Line("a", 9.0, visits=1, total=9.0), Line("b", 0.0, visits=2, total=2.0)]).answer == "b"


def test_what_is_forced_is_answered_at_once() -> None:
    mind = Counted()
    bot = SearchBot("counted", mind, Budget(worlds=2))
    question = Ask(0, "only", ("this",))
    seen = Seen("bidding", 0, None, question, {})
    assert bot.advise(seen, Rng.from_seed(1)).answer == "this"
    assert mind.judged == 0
