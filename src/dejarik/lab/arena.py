"""Bots at a table: one answer, one match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dejarik.core.bot import Advice, Bot, RandomBot, look
from dejarik.core.game import Outcome
from dejarik.core.match import Match
from dejarik.core.question import Ask, Option, Question, any_answer
from dejarik.core.rng import Rng

#: No match of any game takes so many decisions; beyond them its players go round in circles.
LONGEST = 500_000


class Endless(Exception):
    """The players of a match never come to an end."""


def advice(match: Match, seat: int, bot: Bot, rng: Rng) -> Advice:
    """What `bot` would answer for `seat`; nothing is answered yet."""
    return bot.advise(look(match, seat, bot, rng), rng)


def play_out(match: Match, rng: Rng) -> tuple[Outcome, int]:
    """Random answers to the end, as fast as it goes; the outcome and the number of decisions."""
    decisions = 0
    choice = rng.choice

    def choose(question: Question) -> Option:
        nonlocal decisions
        decisions += 1
        if decisions > LONGEST:
            raise Endless(f"no end after {LONGEST} decisions")
        if type(question) is Ask and question.most == 1 == question.least:  # `any_answer`, without the call
            return choice(question.options)
        return any_answer(question, rng)

    return match.play_out(choose), decisions


def play(match: Match, bots: Sequence[Bot], rng: Rng) -> tuple[Outcome, int]:
    """The match to its end, each seat played by its bot; the outcome and the number of decisions."""
    if all(type(bot) is RandomBot for bot in bots):
        return play_out(match, rng)
    decisions = 0
    while not match.over:
        seat = next(iter(match.questions))
        match.answer(seat, advice(match, seat, bots[seat], rng).answer)
        decisions += 1
        if decisions > LONGEST:
            raise Endless(f"no end after {LONGEST} decisions")
    outcome = match.outcome
    assert outcome is not None
    return outcome, decisions


def needs_journal(bots: Sequence[Bot]) -> bool:
    return any(bot.reads_journal for bot in bots)


def start(game: Any, seats: int, options: object, seed: str, bots: Sequence[Bot]) -> Match:
    """A match for bots: the journal is kept only if one of them reads it."""
    return Match(game, seats, options, seed, journal=needs_journal(bots))
