"""The admiral's openings: where units stand before the first round, and who wears which ring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from dejarik.core.question import Option, Share
from dejarik.games.rebellion.facts import LEADERS, NEIGHBOURS, PLACE, PLACES, SKILLS, UNITS
from dejarik.games.rebellion.notes.subjects import OfCard, OfPlacing
from dejarik.games.rebellion.thought import Thought

# ── the Empire ─────────────────────────────────────────────────────────────────────────────────────────────────────


def place_units(thought: Thought) -> Option:
    """Ships apart from each other, fighters and troops where ships carry them, and a guard in every system."""
    question = thought.question
    assert isinstance(question, Share)
    unit = question.about.unit if isinstance(question.about, OfPlacing) else ""
    places = [str(place) for place in question.among]
    counts = [0] * len(places)
    room = [float(spare_room(thought, place)) for place in places]
    if unit == "stormtrooper":
        for number, place in enumerate(places):
            counts[number] = 0 if thought.strength(place, "empire", "ground") else 1
    wanted = wish(thought, unit)
    for _ in range(question.total - sum(counts)):
        best = max(range(len(places)), key=lambda number: wanted(places[number], room[number], counts[number]))
        counts[best] += 1
        room[best] += UNITS[unit].capacity - UNITS[unit].restricted
    answer = tuple(counts)
    fits = sum(counts) == question.total and (question.check is None or question.check(answer) is None)
    return answer if fits else ()


def wish(thought: Thought, unit: str) -> Callable[[str, float, int], float]:
    """What speaks for one more unit in a place with some room aboard, where some of its kind already go."""
    if UNITS[unit].capacity:
        return lambda place, room, _count: search_ground(thought, place) - 0.8 * room
    if UNITS[unit].theatre == "space":  # fighters: two for a large ship, the rest of the room is for troops
        return lambda _place, room, count: room - 3.0 * count
    return lambda place, room, _count: room + 0.1 * search_ground(thought, place)


def spare_room(thought: Thought, place: str) -> int:
    """How much more the ships of a place can carry."""
    aboard = [(UNITS[unit], count) for unit, count in thought.troops(place).items() if UNITS[unit].side == "empire"]
    return sum(count * (facts.capacity - facts.restricted) for facts, count in aboard)


def search_ground(thought: Thought, place: str) -> float:
    """How many systems where the base may be are one move away, and two."""
    near = set(NEIGHBOURS[PLACE[place]])
    far = {other for at in near for other in NEIGHBOURS[at]} - near
    return sum(PLACES[at] in thought.view.suspects for at in near) + 0.3 * sum(
        PLACES[at] in thought.view.suspects for at in far
    )


def construction_site(thought: Thought) -> Iterable[tuple[Option, float]]:
    """A yard is not defended: as few roads to it as can be, and none from a Rebel system."""
    for place in thought.options:
        near = [PLACES[at] for at in NEIGHBOURS[PLACE[place]]]
        yield place, -len(near) - 2.0 * sum(thought.systems[other].loyalty == "rebel" for other in near)


# ── the Rebels ─────────────────────────────────────────────────────────────────────────────────────────────────────


def rebel_start(thought: Thought) -> Iterable[tuple[Option, float]]:
    """All at the base: there nobody sees them, and there they are needed."""
    for place in thought.options:
        loyal = place in thought.systems and thought.systems[place].loyalty == "rebel"
        yield place, 2.0 if place == "base" else 1.0 if loyal else 0.0


def rebel_units(thought: Thought) -> Option:
    """One soldier makes an outpost; the others are needed at the base."""
    question = thought.question
    assert isinstance(question, Share)
    return tuple(1 if unit == "rebel-trooper" else 0 for unit in question.among)


# ── rings ──────────────────────────────────────────────────────────────────────────────────────────────────────────

#: The ring that each card brings.
RING_OF: Final[Mapping[str, str]] = {
    "human-cyborg-relations": "c-3po",
    "resourceful-astromech": "r2-d2",
    "the-millennium-falcon": "millennium-falcon",
    "seek-yoda": "master-yoda",
    "he-means-well": "k-2so",
    "post-bounty": "bounty",
}


def ring(thought: Thought) -> str:
    """The ring that somebody is to wear."""
    about = thought.question.about
    return RING_OF.get(about.card, "") if isinstance(about, OfCard) else ""


def ring_bearer(thought: Thought) -> Iterable[tuple[Option, float]]:
    """C-3PO for who negotiates, K-2SO for who spies, Yoda for who fights, R2-D2 and the Falcon for who travels most."""
    worn = {leader.id for leader in thought.view.leaders if leader.ring}
    for leader in thought.options:
        taken = 10.0 if leader in worn and thought.view.side == "rebel" else 0.0  # it would replace the other ring
        yield leader, suited(ring(thought), leader) - taken


def suited(name: str, leader: str) -> float:
    """How much a leader makes of a ring; between equals the abler one."""
    skills, tactics = LEADERS[leader].skills, LEADERS[leader].tactics
    use = {
        "c-3po": skills[SKILLS.index("diplomacy")],
        "k-2so": skills[SKILLS.index("intel")] + skills[SKILLS.index("spec_ops")],
        "master-yoda": sum(tactics),
    }.get(name, sum(skills))
    return use + 0.01 * (sum(skills) + sum(tactics))
