"""The admiral's prospects: how near each objective is to being reached, and which card is kept, buried or given up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from dejarik.core.question import Ask, Option
from dejarik.games.rebellion.facts import NEIGHBOURS, OBJECTIVES, PLACE, PLACES, REGIONS, SYSTEMS, UNITS
from dejarik.games.rebellion.thought import Thought

#: Objectives that a combat brings are as likely as the Rebels are to look for one.
IN_COMBAT: Final = 0.4
#: So near to victory the place of the base may be told for a reputation each round.
LAST_ROUNDS: Final = 3


def prospect(thought: Thought, card: str) -> float:
    """What an objective promises: its reputation, as far as what it asks for is there."""
    nearness = NEARNESS.get(card)
    return max(1, OBJECTIVES[card].reputation) * (nearness(thought) if nearness else IN_COMBAT)


def of(need: int, held: Callable[[Thought], int]) -> Callable[[Thought], float]:
    """So many are needed."""
    return lambda thought: min(1.0, held(thought) / need)


def loyal(thought: Thought, among: Iterable[str] = SYSTEMS) -> int:
    return sum(thought.systems[place].loyalty == "rebel" for place in among)


def has_rebels(thought: Thought, place: str) -> bool:
    return any(UNITS[unit].side == "rebel" for unit in thought.troops(place))


def supplies_cut(thought: Thought) -> int:
    return sum(
        (system.subjugated or system.loyalty == "empire") and (system.sabotaged or has_rebels(thought, place))
        for place, system in thought.systems.items()
    )


def region_won(thought: Thought) -> float:
    """The region that is nearest to being wholly loyal."""
    regions = [[place for place in region.systems if SYSTEMS[place].icons] for region in REGIONS.values()]
    return max((loyal(thought, places) / len(places) for places in regions if places), default=0.0)


def near_core(thought: Thought) -> int:
    core = ("coruscant", *[PLACES[at] for at in NEIGHBOURS[PLACE["coruscant"]]])
    return sum(count for place in core for unit, count in thought.troops(place).items() if UNITS[unit].side == "rebel")


def structures(thought: Thought) -> int:
    """The most in one system."""
    return max(
        sum(n for unit, n in system.units.items() if UNITS[unit].side == "rebel" and UNITS[unit].immobile)
        for system in thought.view.systems
    )


def nobody_captured(thought: Thought) -> float:
    return 0.3 if any(leader.captive for leader in thought.view.leaders) else 1.0


def last_rounds(thought: Thought) -> float:
    return 1.0 if thought.view.reputation - thought.view.time <= LAST_ROUNDS else 0.2


def death_star(thought: Thought) -> float:
    """Plans need a Death Star, and a fleet that dares to meet it."""
    return 0.3 if any("death-star" in system.units for system in thought.view.systems) else 0.1


HUTTS: Final = next(region.systems for region in REGIONS.values() if "nal-hutta" in region.systems)
NEARNESS: Final[Mapping[str, Callable[[Thought], float]]] = {
    "cut-supply-lines": of(3, supplies_cut),
    "defend-the-people": of(
        4, lambda thought: sum(s.loyalty == "rebel" and has_rebels(thought, s.id) for s in thought.view.systems)
    ),
    "regional-support": region_won,
    "popular-support": of(6, loyal),
    "uprising": of(9, loyal),
    "support-of-the-hutts": of(3, lambda thought: loyal(thought, HUTTS)),
    "establish-outposts": of(5, lambda thought: sum(has_rebels(thought, place) for place in thought.systems)),
    "threaten-the-core": of(5, near_core),
    "defensive-position": of(3, structures),
    "leave-no-one-behind": nobody_captured,
    "inspire-sympathy": lambda thought: sum(system.destroyed for system in thought.view.systems) or 0.2,
    "heart-of-the-empire": lambda _thought: 0.15,
    "the-long-war": lambda thought: 0.7 if len(thought.view.objective_stages) > 2 else 0.4,
    "a-time-for-peace": lambda _thought: 0.3,
    "rebel-cell": lambda thought: min(1.0, 0.5 * loyal(thought)),
    "show-no-fear": last_rounds,
    "death-star-plans-2": death_star,
    "death-star-plans-3": death_star,
}


# ── questions ──────────────────────────────────────────────────────────────────────────────────────────────────────


def nearest_first(thought: Thought) -> Iterable[tuple[Option, float]]:
    """What is nearest to being reached, for who wants it or for who would bury it."""
    for card in thought.options:
        yield card, prospect(thought, card)


def order(thought: Thought) -> Option:
    """The Rebels draw the nearest first; the Empire lets them draw what they are furthest from."""
    hopeful = thought.view.side == "rebel"
    return tuple(sorted(thought.options, key=lambda card: prospect(thought, card), reverse=hopeful))


def give_up(thought: Thought) -> Option:
    """Those that are furthest away."""
    question = thought.question
    assert isinstance(question, Ask)
    chosen = sorted(question.options, key=lambda card: prospect(thought, str(card)))[: question.least]
    return tuple(card for card in question.options if card in chosen)


def cell_discard(thought: Thought) -> Iterable[tuple[Option, float]]:
    """A reputation at once for a card that would bring no more."""
    for card in thought.options:
        yield card, 0.0 if card == "pass" else 1.1 - prospect(thought, card)


def score(thought: Thought) -> Iterable[tuple[Option, float]]:
    """The most reputation; the place of the base is told only when the end is near."""
    for card in thought.options:
        if card == "pass":
            yield card, 0.0
        elif card == "show-no-fear":
            yield card, last_rounds(thought) - 0.5
        elif card == "the-long-war":
            yield card, 1.4 - price_of_war(thought)
        else:
            yield card, 0.5 + OBJECTIVES[card].reputation


def price_of_war(thought: Thought) -> float:
    """The Long War costs two other objectives: what the furthest of them promise."""
    others = sorted(prospect(thought, card) for card in thought.view.objectives if card != "the-long-war")
    return sum(others[:2])
