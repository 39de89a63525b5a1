"""Dejarik: five Star Wars tabletop games with their complete rules on one engine."""

from dejarik.core.game import Outcome, find
from dejarik.core.game import games as all_games  # `dejarik.games` is the package that holds them
from dejarik.core.match import Match, NoGuess, new
from dejarik.core.question import Ask, Place, any_answer
from dejarik.core.record import Record, load, parse, replay
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng

__version__ = "0.1.0"

__all__ = [
    "Ask",
    "Match",
    "NoGuess",
    "Outcome",
    "Place",
    "Record",
    "Refused",
    "Rng",
    "all_games",
    "any_answer",
    "find",
    "load",
    "new",
    "parse",
    "replay",
]
