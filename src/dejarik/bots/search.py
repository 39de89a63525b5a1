"""Looking ahead: try the sensible answers in worlds that a seat cannot tell from the real one, and compare.

What is different in each game is its `Mind`: which answers are worth a thought and what they promise at first sight
(`lines`), how a table is judged (`value`), and how a player who does not think goes on (`habit`), up to where a look
ahead has seen enough (`horizon`). What is the same everywhere is here: worlds, forks, playouts, and a budget.

    BOTS = {"tactician": SearchBot("tactician", Tactics(), Budget(worlds=1))}

Without worlds a bot takes what promises most at first sight. A tree search would replace `explore` alone: a `Mind` is
asked about any table, not only about the one at the root.
"""

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

import msgspec

from dejarik.core.bot import Advice, Bot, Seen
from dejarik.core.match import Match
from dejarik.core.note import Reason
from dejarik.core.question import Ask, Option, Question, Share, all_shares, any_answer
from dejarik.core.rng import Rng


class Line(msgspec.Struct):
    """An answer on trial: what it promises at first sight, and what came of it where it was tried."""

    answer: Option
    promise: float = 0.0
    #: The seat's chances with it (0 … 1), where the mind has an opinion.
    estimate: float | None = None
    visits: int = 0
    total: float = 0.0

    def tried(self, value: float) -> None:
        self.visits += 1
        self.total += value

    def worth(self, trust: float = 0.0) -> float:
        """The mean of all trials, the first sight counting as `trust` of them."""
        weight = self.visits + trust
        return (self.total + trust * self.promise) / weight if self.visits else self.promise


class Budget(msgspec.Struct, frozen=True):
    """How much may be thought about one answer. A limit in seconds makes a bot depend on its machine."""

    #: Worlds that the seat cannot tell from the real one.
    worlds: int = 1
    #: Playouts in all of them together.
    visits: int = 200
    #: Answers in one playout.
    depth: int = 160
    #: Seconds of processor time.
    seconds: float | None = None


#: Whether a look ahead may stop at this question.
Horizon = Callable[[Match, Question], bool]


class Mind(ABC):
    """What a game knows about playing it well."""

    #: How many trials the first sight of a line is worth, where both are told on the same scale.
    trust: float = 0.0

    @abstractmethod
    def lines(self, seen: Seen, rng: Rng) -> Sequence[Line]:
        """The answers worth a thought; of equal ones the earlier is preferred. A single one is answered at once."""

    def habit(self, match: Match, question: Question, rng: Rng) -> Option:
        """What a player answers who does not look ahead: what promises most, for everybody at the table."""
        seat = question.seat
        seen = Seen(match.game.id, seat, match.view(seat), question, match.laid)
        lines = self.lines(seen, rng)
        return best(lines).answer if lines else any_answer(question, rng)

    def value(self, match: Match, seat: int) -> float:
        """How good the table is for `seat`; only the order of values matters, unless lines promise something, too."""
        raise NotImplementedError

    def horizon(self, match: Match) -> Horizon:
        """Called where a look ahead begins: says of each question that follows whether it may stop there."""
        return lambda _match, _question: False

    def explain(self, seen: Seen, answer: Option) -> Reason | None:
        """Why one would answer so, for somebody who asked for a hint."""
        return None

    def opinion(self, match: Match) -> tuple[float, ...] | None:
        """Every seat's chances (0 … 1) at this table, all of it open; None without an opinion."""
        return None


def duel(value: float, scale: float) -> tuple[float, float]:
    """The chances of two seats, from what the table is worth to the first; `scale` is the worth of odds of e to 1."""
    first = 1 / (1 + math.exp(-max(-30.0, min(30.0, value / scale))))
    return first, 1 - first


class HabitualMind(Mind):
    """A mind whose first thought is a habit: it answers simple questions; of others the candidates are tried."""

    #: Questions that the habit answers well enough.
    simple: frozenset[str] = frozenset()
    #: How many ways to give things out are tried at most.
    tried: int = 10

    @abstractmethod
    def usual(self, table: Any, question: Question, rng: Rng) -> Option:
        """What is answered without thinking."""

    @abstractmethod
    def candidates(self, table: Any, ask: Ask, usual: Option, rng: Rng) -> Sequence[Option]:
        """The answers worth trying, the usual one first."""

    def habit(self, match: Match, question: Question, rng: Rng) -> Option:
        return self.usual(match.table, question, rng)

    def lines(self, seen: Seen, rng: Rng) -> list[Line]:
        if not seen.guesses:
            return []
        question, table = seen.question, seen.guesses[0].table
        usual = self.usual(table, question, rng)
        if question.kind in self.simple:
            return [Line(usual)]
        if isinstance(question, Share):
            return [Line(answer) for answer in shares(question, usual, self.tried, rng)]
        assert isinstance(question, Ask)
        return [Line(answer) for answer in self.candidates(table, question, usual, rng)]


def shares(share: Share, usual: Option, most: int, rng: Rng) -> list[Option]:
    """Ways to give things out worth trying, the usual one first: all of them where they are few."""
    few = list(islice(all_shares(share), most + 1))
    others = few if len(few) <= most else [any_answer(share, rng) for _ in range(most)]
    return list(dict.fromkeys([usual, *others]))[:most]


class SearchBot(Bot):
    """A player who looks ahead with a game's mind."""

    def __init__(self, name: str, mind: Mind, budget: Budget) -> None:
        self.name = name
        self.mind = mind
        self.budget = budget
        self.guesses = budget.worlds

    def advise(self, seen: Seen, rng: Rng) -> Advice:
        question = seen.question
        if isinstance(question, Ask) and question.single and len(question.options) == 1:
            return Advice(question.options[0])
        lines = list(self.mind.lines(seen, rng))
        if not lines:
            return Advice(any_answer(question, rng))
        if len(lines) > 1 and seen.guesses:
            explore(self.mind, lines, seen, self.budget, rng)
        chosen = best(lines, self.mind.trust)
        return Advice(chosen.answer, chosen.estimate)

    def explain(self, seen: Seen, answer: Option) -> Reason | None:
        return self.mind.explain(seen, answer)

    def opinion(self, match: Match) -> tuple[float, ...] | None:
        return self.mind.opinion(match)


def best(lines: Sequence[Line], trust: float = 0.0) -> Line:
    """The line that is worth most among those tried most often; of equal ones the first."""
    most = max(line.visits for line in lines)
    return max((line for line in lines if line.visits == most), key=lambda line: line.worth(trust))


def explore(mind: Mind, lines: Sequence[Line], seen: Seen, budget: Budget, rng: Rng) -> None:
    """Try all lines in one world, the better half of them in the next, and so on: doubt goes where it matters.

    Lines that are compared have been tried in the same worlds, so that a lucky world favours none of them.
    """
    left = list(lines)
    spare = budget.visits
    until = None if budget.seconds is None else time.process_time() + budget.seconds
    for world in seen.guesses:
        if len(left) > spare or (until is not None and time.process_time() > until):
            return
        spare -= len(left)
        for line in left:
            line.tried(outlook(mind, world, seen, line.answer, budget.depth, rng))
        left.sort(key=lambda line: -line.worth(mind.trust))
        del left[max(2, (len(left) + 1) // 2) :]


def outlook(mind: Mind, world: Match, seen: Seen, answer: Option, depth: int, rng: Rng) -> float:
    """What the table is worth once this answer has been played on by habit as far as one looks."""
    return mind.value(played_on(mind, world, seen, answer, depth, rng), seen.seat)


def played_on(mind: Mind, world: Match, seen: Seen, answer: Option, depth: int, rng: Rng) -> Match:
    """A world in which this answer has been given and everybody has gone on by habit, as far as one looks."""
    ahead = world.fork()
    settled = mind.horizon(ahead)
    answered = False

    def choose(question: Question) -> Option | None:
        nonlocal answered, depth
        if not answered and question.seat == seen.seat:
            answered = True
            return answer
        depth -= 1
        if depth < 0 or (answered and settled(ahead, question)):
            return None
        return mind.habit(ahead, question, rng)

    ahead.play_on(choose)
    return ahead
