"""The admiral's plans: where the Empire brings its forces, and how the Rebels hide, raid and win hearts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.games.rebellion.facts import MISSIONS, NEIGHBOURS, PLACE, PLACES, REGIONS, SYSTEMS
from dejarik.games.rebellion.thought import Thought, nearest

#: A landing is tried at these odds, and at those when time is running out.
BOLD: Final = 0.5
LAST: Final = 0.2


def aim(thought: Thought) -> str:
    """Where units would be brought now."""
    places = [place for place in thought.systems if not thought.systems[place].destroyed]
    return max(places, key=lambda place: promise_of_place(thought, place))


# ── the Empire ─────────────────────────────────────────────────────────────────────────────────────────────────────


def promise_of_place(thought: Thought, place: str) -> float:
    """What it promises to bring units to a place."""
    return storm(thought, place) if thought.view.side == "empire" else raid(thought, place)


def storm(thought: Thought, place: str) -> float:
    """The Empire: the base first, then places where it may be, then systems that build."""
    if not thought.coming(place, "ground"):
        return -5.0
    goals = thought.goals()
    ours = thought.coming(place) + thought.strength(place, "empire")
    theirs = thought.defence(place)
    if place in goals:
        odds = ours / (1 + theirs)
        bold = BOLD if thought.view.reputation - thought.view.time > 4 else LAST
        return 40 + 10 * min(odds, 3) if odds > bold else closing_in(thought, place, goals)
    if goals:
        return closing_in(thought, place, goals)
    return spread(
        thought, place, ours, thought.strength(place, "rebel") + 0.3 * (theirs - thought.strength(place, "rebel"))
    )


def closing_in(thought: Thought, place: str, goals: Sequence[str]) -> float:
    """Gather next to the base: what counts are units that come nearer to it."""
    near = nearest(place, goals)
    gain = sum(
        thought.strength(other, "empire")
        for other in (PLACES[at] for at in NEIGHBOURS[PLACE[place]])
        if nearest(other, goals) > near and not thought.held(other)
    )
    if thought.strength(place, "rebel") > gain:
        return -4.0
    return 8 + 0.5 * gain - 3 * near if gain > 3 else -3.0


def spread(thought: Thought, place: str, ours: float, theirs: float) -> float:
    """Look where the base may be; take systems that build."""
    view, system = thought.view, thought.systems[place]
    promise = 0.0
    if place in view.suspects:
        promise += 12 + 8 / max(1, len(view.suspects))
    if SYSTEMS[place].icons and system.loyalty != "empire" and not system.subjugated:
        promise += 3 + len(SYSTEMS[place].icons)
    if theirs > 0.8 * ours:
        promise -= 14
    elif theirs:
        promise += 2
    return promise - 0.3 * thought.strength(place, "empire", "ground")


# ── the Rebels ─────────────────────────────────────────────────────────────────────────────────────────────────────


def raid(thought: Thought, place: str) -> float:
    """The Rebels fight only where they are clearly stronger."""
    ours = thought.coming(place) + thought.strength(place, "rebel")
    theirs = thought.strength(place, "empire")
    if not theirs:
        return -4.0
    return 4 + 0.2 * theirs if ours > 1.6 * theirs else -8.0


def danger(thought: Thought) -> float:
    """How urgently the base must move: it is known, or Imperial troops can land on it."""
    if thought.view.revealed:
        return 9.0
    near = thought.far_from(thought.view.base, "empire") if thought.view.base in SYSTEMS else 8
    return {0: 8.0, 1: 8.0, 2: 5.0}.get(near, 1.0)


def hiding(thought: Thought, place: str) -> float:
    """How well the base would be hidden in a place: far from Imperial troops, off the roads, not worth a visit."""
    if place == "base" or place not in SYSTEMS:
        return 0.0
    far = thought.far_from(place, "empire")
    return 4 * far - len(SYSTEMS[place].adjacent) - 3 * bool(SYSTEMS[place].icons) + thought.rng.below(3)


def rising(thought: Thought, card: str, place: str) -> float:
    """What a mission there does for the objectives: sabotage among Imperial systems, loyalty region by region."""
    system = thought.systems[place]
    imperial = system.subjugated or system.loyalty == "empire"
    if card.startswith("sabotage"):
        return (2.0 if imperial else 0.0) - 3.0 * system.sabotaged
    ours = sum(thought.systems[near].loyalty == "rebel" for near in REGION_OF.get(place, ()))
    return 0.7 * ours - (2.0 if system.loyalty == "rebel" else 1.0 if system.loyalty == "empire" else 0.0)


#: The other populous systems of each system's region.
REGION_OF: Final = {
    place: tuple(near for near in region.systems if near != place and SYSTEMS[near].icons)
    for region in REGIONS.values()
    for place in region.systems
}


# ── missions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def hopeless(thought: Thought, card: str) -> bool:
    """A mission that has nobody or nothing to be done with."""
    facts = MISSIONS[card]
    if "has_captured_leader" in facts.where:
        return not any(leader.captive for leader in thought.view.leaders)
    if "subjugated" in facts.where:
        return not any(system.subjugated for system in thought.view.systems)
    if "sabotaged" in facts.where:
        return not any(system.sabotaged for system in thought.view.systems)
    return False
