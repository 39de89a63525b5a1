"""Players made of code: what a bot is given and what it gives back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from dejarik.core.match import Match, NoGuess
from dejarik.core.note import Note, Reason
from dejarik.core.question import Option, Question, any_answer
from dejarik.core.rng import Rng


class Seen(msgspec.Struct, frozen=True):
    """All that a bot may know when it is asked: its seat's view and journal, and worlds that seat cannot tell apart."""

    game: str
    seat: int
    view: Any
    question: Question
    #: Open answers of other seats to the same question (see `Match.laid`).
    laid: dict[int, tuple[Option, ...]]
    journal: tuple[Note, ...] = ()
    guesses: tuple[Match, ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """An answer, what the bot thinks its seat's chances are with it (0 … 1), and why, where it has an opinion."""

    answer: Option
    estimate: float | None = None
    reason: Reason | None = None


class Bot(ABC):
    """A player. Bots keep nothing between questions: all they may remember is in the view."""

    name: str
    #: How many guessed worlds it wants to look at for one answer.
    guesses: int = 0
    #: Whether it reads the journal.
    reads_journal: bool = False

    @abstractmethod
    def advise(self, seen: Seen, rng: Rng) -> Advice: ...

    def explain(self, seen: Seen, answer: Option) -> Reason | None:
        """Why it answers so, for somebody who asked for a hint; asked only then, so that playouts do not pay for it."""
        return None

    def opinion(self, match: Match) -> tuple[float, ...] | None:
        """Every seat's chances (0 … 1) at an open table, for whoever looks back on a match; None without an opinion.

        It looks at everything that lies hidden: nobody may be told of it before the match is over.
        """
        return None


class RandomBot(Bot):
    """Answers anything that is allowed."""

    name = "random"

    def advise(self, seen: Seen, rng: Rng) -> Advice:
        return Advice(any_answer(seen.question, rng))


def look(match: Match, seat: int, bot: Bot, rng: Rng) -> Seen:
    """What `bot` may know at `seat` now."""
    guesses = []
    for _ in range(bot.guesses):
        try:
            guesses.append(match.guess(seat, rng))
        except NoGuess:
            break
    return Seen(
        game=match.game.id,
        seat=seat,
        view=match.view(seat),
        question=match.questions[seat],
        laid=match.laid,
        journal=tuple(entry.note for entry in match.notes(seat)) if bot.reads_journal else (),
        guesses=tuple(guesses),
    )


def bots_of(game: Any) -> dict[str, Bot]:
    """Every bot that can play `game`, weakest first."""
    return {RandomBot.name: RandomBot(), **game.bots}
