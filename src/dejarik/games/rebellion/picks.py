"""The admiral's picks: which card, leader, unit or half of a card, where no plan of the game hangs on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from dejarik.core.question import Ask, Option
from dejarik.games.rebellion.errands import promise
from dejarik.games.rebellion.facts import LEADERS, MISSIONS, NEIGHBOURS, PLACE, PLACES, SYSTEMS, UNITS
from dejarik.games.rebellion.notes.subjects import OfTarget
from dejarik.games.rebellion.thought import Thought, worth

#: Answers, each with what it promises.
Weighed = Iterable[tuple[Option, float]]

#: Below every answer that does something.
NOTHING: Final = -1.0


def able(leader: Option) -> float:
    """All that a leader can do; an answer that is nobody can do less."""
    facts = LEADERS.get(str(leader))
    return float(sum(facts.skills) + sum(facts.tactics)) if facts else NOTHING


def ablest(thought: Thought) -> Weighed:
    """Leaders by all they can do."""
    for option in thought.options:
        yield option, able(option)


def least_able(thought: Thought) -> Weighed:
    """Who must leave is who will be missed least."""
    for option in thought.options:
        yield option, -able(option)


def least_useful(thought: Thought) -> Weighed:
    """The mission that promises least goes first."""
    for option in thought.options:
        yield option, -promise(thought, str(option))


def most_useful(thought: Thought) -> Weighed:
    """The mission that promises most."""
    for option in thought.options:
        yield option, promise(thought, str(option)) if option in MISSIONS else -10.0


def half(thought: Thought) -> Weighed:
    """The upper half asks for a unit, and gives more."""
    for option in thought.options:
        yield option, {"top": 2.0, "bottom": 1.0}.get(str(option), 0.0)


def suspects_near(thought: Thought, place: str) -> int:
    """So many systems next to a place may hide the base."""
    return sum(PLACES[other] in thought.view.suspects for other in NEIGHBOURS[PLACE[place]])


#: Markers that a side is glad to see go, by the cards that laid them (reb.rote.target.remove).
UNWELCOME: Final = frozenset(
    {
        ("empire", "rebel-cell"),
        ("empire", "show-no-fear"),
        ("rebel", "raid-outposts"),
        ("rebel", "secure-the-plans"),
    }
)


def marker(thought: Thought) -> Weighed:
    """A marker lies on as long as it serves its finder."""
    about = thought.question.about
    unwelcome = isinstance(about, OfTarget) and (thought.view.side, about.card) in UNWELCOME
    for option in thought.options:
        yield option, float((option == "remove") == unwelcome)


def nearby(thought: Thought) -> Weighed:
    """From where least is left to search."""
    for option in thought.options:
        yield option, -float(suspects_near(thought, str(option))) if option in SYSTEMS else -100.0


def richest(thought: Thought) -> Weighed:
    """The Empire looks where the base may be; else where most is built."""
    searching = thought.view.side == "empire"
    for place in thought.options:
        hidden = searching and place in thought.view.suspects
        yield place, len(SYSTEMS[str(place)].icons) + 5.0 * hidden if place in SYSTEMS else NOTHING


def unit_in(option: Option) -> str:
    """The unit that an answer speaks of, whatever else it tells."""
    parts: Iterator[Option] = iter(option if isinstance(option, tuple) else (option,))
    return next((str(part) for part in parts if part in UNITS), "")


def dearest(thought: Thought) -> Weighed:
    """The unit that is worth most."""
    for option in thought.options:
        unit = unit_in(option)
        yield option, worth(unit) if unit else NOTHING


def largest(thought: Thought) -> Weighed:
    """As many as there are."""
    for option in thought.options:
        yield option, float(str(option))


def as_many(thought: Thought) -> Option:
    """As many as may be chosen, the first of them."""
    question = thought.question
    assert isinstance(question, Ask)
    return tuple(question.options[: question.most])
