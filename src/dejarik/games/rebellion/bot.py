"""The admiral: as the Empire spreads, probes and storms the base; as the Rebels hides it, does missions and objectives.

It looks at its seat's view alone. Each kind of question has a rule of thumb that says what every answer promises; kinds
without one are answered by the first thing that does something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from dejarik.bots.search import Budget, Line, Mind, SearchBot
from dejarik.core.bot import Bot, Seen
from dejarik.core.note import Reason
from dejarik.core.question import Ask, Option, Share, any_answer
from dejarik.core.rng import Rng
from dejarik.games.rebellion import reasons
from dejarik.games.rebellion.facts import (
    LEADERS,
    MISSIONS,
    NEIGHBOURS,
    PLACE,
    PLACES,
    SIDE,
    SKILLS,
    SYSTEMS,
    UNITS,
)
from dejarik.games.rebellion.notes.subjects import OfDamage, OfMission, OfMove, OfPlace
from dejarik.games.rebellion.view import SideView, SystemView, Troops, View

#: So few places where the base can be are as good as found.
FEW: Final = 9
#: A landing is tried at these odds, and at those when time is running out.
BOLD: Final = 0.5
LAST: Final = 0.2
#: Answers that do nothing.
IDLE: Final = ("pass", "done", "no", "nothing", "stay", "nowhere", "decline")
#: What a mission is worth to the side that plays it, where that is not the usual 3.
WORTH: Final[Mapping[str, float]] = {
    "gather-intel": 6,
    "long-range-probe": 6,
    "probe-droid-initiative": 6,
    "intercept-transmissions": 5,
    "hunt-them-down": 4,
    "capture-rebel-operative": 4,
    "rule-by-fear": 4,
    "build-alliance": 6,
    "rapid-mobilization": 1,
    "incite-rebellion": 5,
    "sabotage": 5,
    "infiltration": 4,
    "daring-rescue": 2,
    "hit-and-run": 4,
    "lead-the-strike-team": 4,
}

#: Answers, each with what it promises.
Weighed = Iterable[tuple[Option, float]]


class Thought:
    """What the admiral sees when it is asked."""

    def __init__(self, seen: Seen, rng: Rng) -> None:
        self.view: View = seen.view
        self.question = seen.question
        self.rng = rng
        self.side = SIDE[self.view.side]
        self.enemy = "empire" if self.view.side == "rebel" else "rebel"
        self.systems: dict[str, SystemView] = {system.id: system for system in self.view.systems}

    @property
    def options(self) -> Sequence[Any]:
        return self.question.options if isinstance(self.question, Ask) else ()

    @property
    def own(self) -> SideView:
        return self.view.sides[self.side]

    def pool(self) -> list[str]:
        return [leader.id for leader in self.view.leaders if leader.where == "pool" and leader.side == self.view.side]

    def troops(self, place: str) -> Troops:
        return self.view.base_units if place == "base" else self.systems[place].units

    def strength(self, place: str, side: str, theatre: str = "") -> float:
        """What stands there: health and dice."""
        return sum(
            count * worth(unit)
            for unit, count in self.troops(place).items()
            if UNITS[unit].side == side and theatre in ("", UNITS[unit].theatre)
        )

    def held(self, place: str) -> bool:
        """One of our leaders keeps units there from leaving."""
        return any(
            leader.where == place and leader.side == self.view.side and not leader.captive
            for leader in self.view.leaders
        )

    def coming(self, place: str, theatre: str = "") -> float:
        """What could be brought to a place from next to it."""
        near = [PLACES[other] for other in NEIGHBOURS[PLACE[place]]]
        return sum(self.strength(other, self.view.side, theatre) for other in near if not self.held(other))

    def far_from(self, place: str, side: str) -> int:
        """Moves from the nearest ground units of a side."""
        found = {PLACE[place]}
        for moves in range(8):
            if any(self.strength(PLACES[at], side, "ground") for at in found):
                return moves
            found |= {other for at in found for other in NEIGHBOURS[at]}
        return 8

    def goals(self) -> tuple[str, ...]:
        """Where the Empire gathers its forces: the base, or the last places where it can be."""
        if self.view.side != "empire":
            return ()
        if self.view.revealed:
            return (self.view.base,)
        return self.view.suspects if len(self.view.suspects) <= FEW else ()

    def defence(self, place: str) -> float:
        """What would stand against a landing: while the base is hidden, all that is there may be here."""
        hidden = place in self.view.suspects and not self.view.revealed
        return self.strength(place, "rebel") + (self.strength("base", "rebel") if hidden else 0.0)


def worth(unit: str) -> float:
    facts = UNITS[unit]
    return facts.health + 1.5 * (facts.black + facts.red + facts.green)


def skill_of(leader: str, card: str) -> int:
    """Dice that a leader throws for a mission."""
    skill = MISSIONS[card].skill
    return LEADERS[leader].skills[SKILLS.index(skill)] if skill else 1


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


def nearest(place: str, goals: Sequence[str]) -> int:
    return min(distance(place, goal) for goal in goals)


def distance(one: str, other: str) -> int:
    found, moves = {PLACE[one]}, 0
    while PLACE[other] not in found and moves < 9:
        found |= {near for at in found for near in NEIGHBOURS[at]}
        moves += 1
    return moves


# ── the Rebels ─────────────────────────────────────────────────────────────────────────────────────────────────────


def raid(thought: Thought, place: str) -> float:
    """The Rebels fight only where they are clearly stronger."""
    ours = thought.coming(place) + thought.strength(place, "rebel")
    theirs = thought.strength(place, "empire")
    if not theirs:
        return -4.0
    return 4 + 0.2 * theirs if ours > 1.6 * theirs else -8.0


def hiding(thought: Thought, place: str) -> float:
    """How well the base would be hidden in a place: far from Imperial troops, off the roads, not worth a visit."""
    if place == "base" or place not in SYSTEMS:
        return 0.0
    far = thought.far_from(place, "empire")
    return 4 * far - len(SYSTEMS[place].adjacent) - 3 * bool(SYSTEMS[place].icons) + thought.rng.below(3)


# ── questions ──────────────────────────────────────────────────────────────────────────────────────────────────────


def assign(thought: Thought) -> Weighed:
    """Missions that somebody free is good at; the Empire keeps leaders to activate systems with."""
    pool = thought.pool()
    spare = 2 if thought.view.side == "rebel" else 5
    yield "done", 0.0
    for option in thought.options:
        if option in MISSIONS:
            best = max((skill_of(leader, option) for leader in pool), default=0)
            facts = MISSIONS[option]
            able = best >= facts.required if facts.mode != "oppose" else False
            promise = WORTH.get(option, 3.0) + 0.5 * (best - facts.required)
            yield option, promise if able and len(pool) > spare else -1.0
        elif option != "done":
            yield option, 1.0


def assign_leaders(thought: Thought) -> Option:
    """The one who is best at it; the Empire spares those who can lead fleets."""
    card = thought.view.chosen
    empire = thought.view.side == "empire"

    def fit(leader: str) -> float:
        return skill_of(leader, card) * 2 - (sum(LEADERS[leader].tactics) if empire else 0) if card in MISSIONS else 0

    chosen = sorted(thought.options, key=fit, reverse=True)
    return (chosen[0],) if isinstance(thought.question, Ask) and thought.question.most > 1 else chosen[0]


def turn(thought: Thought) -> Weighed:
    """Activate something that is worth it; else carry out missions; else pass."""
    places = [place for place in thought.systems if not thought.systems[place].destroyed]
    best = max((promise_of_place(thought, place) for place in places), default=0.0)
    for option in thought.options:
        if option == "pass":
            yield option, 0.0
        elif option == "show-base":
            yield option, -50.0
        elif option[0] == "lead":
            # good commanders last, unless the base is to be stormed
            tactics = sum(LEADERS[option[1]].tactics)
            yield option, best + (0.2 * tactics if thought.goals() else -0.1 * tactics)
        elif option[0] == "reveal":
            yield option, 9.0 if thought.view.side == "rebel" else 13.0
        else:
            yield option, 5.0


def activate(thought: Thought) -> Weighed:
    for place in thought.options:
        yield place, promise_of_place(thought, place) if place in thought.systems else -10.0


def move_from(thought: Thought) -> Weighed:
    """From everywhere to the base, or nearer to it; elsewhere a landing force is enough."""
    about = thought.question.about
    end = about.place if isinstance(about, OfPlace) else ""
    goals = thought.goals()
    enough = not goals and end in thought.systems and thought.strength(end, thought.view.side, "ground") > 3
    for place in thought.options:
        if place in IDLE:
            yield place, 1.0 if enough else 0.0
        elif goals and end not in goals and end in SYSTEMS and nearest(place, goals) <= nearest(end, goals):
            yield place, -1.0
        else:
            yield place, -1.0 if enough else 1 + thought.strength(place, thought.view.side)


def move(thought: Thought) -> Option:
    """All that can go to the base; elsewhere a landing force, leaving a guard where there is something to guard."""
    question = thought.question
    assert isinstance(question, Share)
    about = question.about
    start = about.start if isinstance(about, OfMove) else ""
    storming = thought.view.side == "rebel" or bool(thought.goals())
    guard = 1 if thought.view.side == "empire" and start in SYSTEMS and SYSTEMS[start].icons else 0
    return loaded(question, guard, 99 if storming else 4)


def loaded(question: Share, guard: int, most: int) -> Option:
    """As much as the ships carry, the heaviest troops first."""
    counts = [0] * len(question.among)
    units = [str(thing) for thing in question.among]
    room, ground = 0, 0
    for place, unit in enumerate(units):
        if unit in UNITS and not UNITS[unit].restricted:
            counts[place] = (
                question.cap(place) if most > 50 or UNITS[unit].capacity > 3 else min(1, question.cap(place))
            )
            room += counts[place] * UNITS[unit].capacity
    total = sum(counts)
    kept = guard
    for place in sorted(range(len(units)), key=lambda place: -value_of(units[place])):
        unit = units[place]
        if unit not in UNITS or not UNITS[unit].restricted:
            continue
        can = question.cap(place)
        if UNITS[unit].theatre == "ground" and unit in ("stormtrooper", "rebel-trooper"):
            can, kept = max(0, can - kept), max(0, kept - can)
        taken = min(can, room, most - ground, question.total - total)
        if taken > 0:
            counts[place], room, ground, total = taken, room - taken, ground + taken, total + taken
    answer = tuple(counts)
    fits = question.fewest <= sum(counts) <= question.total
    if fits and (question.check is None or question.check(answer) is None):
        return answer
    return ()


def value_of(unit: str) -> float:
    return worth(unit) + (2 if UNITS[unit].theatre == "ground" else 0) if unit in UNITS else 0.0


def mission_where(thought: Thought) -> Weighed:
    """The Empire looks where the base may be; the Rebels go where nobody stands against them."""
    about = thought.question.about
    card = about.card if isinstance(about, OfMission) else ""
    for place in thought.options:
        if place not in thought.systems:
            yield place, 0.0
            continue
        watched = sum(leader.where == place and leader.side == thought.enemy for leader in thought.view.leaders)
        promise = len(SYSTEMS[place].icons) - 2.0 * watched
        if thought.view.side == "empire":
            promise += 5 * (place in thought.view.suspects) + (0 if card != "rule-by-fear" else 2)
        elif thought.systems[place].loyalty == "rebel":
            promise -= 2
        yield place, promise


def oppose(thought: Thought) -> Weighed:
    """Send somebody who is good at it, if he can be spared."""
    about = thought.question.about
    card = about.card if isinstance(about, OfMission) else ""
    pool = thought.pool()
    need = 3 if thought.view.side == "empire" else 1
    for option in thought.options:
        if option == "no":
            yield option, 0.0
        else:
            dice = skill_of(option, card) if card in MISSIONS else 0
            yield (
                option,
                dice - 0.5 * sum(LEADERS[option].tactics) / 2 - 0.2 if dice >= 1 and len(pool) > need else -1.0,
            )


def commander(thought: Thought) -> Weighed:
    for option in thought.options:
        yield option, 0.0 if option in IDLE else 1.0 + sum(LEADERS[option].tactics)


def retreat(thought: Thought) -> Weighed:
    """Leave a combat that is as good as lost; never the base."""
    about = thought.question.about
    here = about.place if isinstance(about, OfPlace) else ""
    ours, theirs = thought.strength(here, thought.view.side), thought.strength(here, thought.enemy)
    lost = ours * 2 < theirs and here != thought.view.base
    for option in thought.options:
        yield option, 0.0 if option == "stay" else (1.0 + thought.strength(option, thought.view.side) if lost else -1.0)


def base_place(thought: Thought) -> Weighed:
    for option in thought.options:
        if option == "decline":
            near = thought.far_from(thought.view.base, "empire") if thought.view.base in SYSTEMS else 0
            yield option, 10.0 if near > 1 and not thought.view.revealed else -1.0
        else:
            yield option, hiding(thought, option)


def mobilize(thought: Thought) -> Weighed:
    danger = thought.view.revealed or thought.far_from(thought.view.base, "empire") <= 1
    for option in thought.options:
        yield option, {"new-base": 5.0 if danger else 1.0, "gather": 2.0, "nothing": 0.0}.get(option, 0.0)


def deploy(thought: Thought) -> Weighed:
    """The Empire near what it looks for; the Rebels at the base."""
    goals = thought.goals()
    for option in thought.options:
        if option == "done":
            yield option, 0.0
        elif thought.view.side == "rebel":
            yield option, 9.0 if option in ("base", thought.view.base) else 1.0
        elif goals:
            yield option, 12.0 - nearest(option, goals)
        else:
            near = sum(PLACES[other] in thought.view.suspects for other in NEIGHBOURS[PLACE[option]])
            yield option, 1.0 + near


def damage(thought: Thought) -> Option:
    """Finish off what is nearest to falling, the dearest of those first."""
    question = thought.question
    assert isinstance(question, Share)
    about = question.about
    if not isinstance(about, OfDamage) or question.check is None:
        return ()
    tries = (any_answer(question, thought.rng) for _ in range(12))
    return max(tries, key=lambda answer: kills(thought, question, answer))


def kills(thought: Thought, question: Share, answer: Option) -> float:
    total = 0.0
    combat = thought.view.combat
    assert isinstance(answer, tuple)
    for thing, given in zip(question.among, answer, strict=True):
        unit, number = (thing[0], thing[1]) if isinstance(thing, tuple) else (thing, 0)
        if unit not in UNITS or not isinstance(given, int) or not given:
            continue
        marks = combat.damage.get(str(unit), ()) if combat is not None else ()
        before = marks[int(str(number))] if int(str(number)) < len(marks) else 0
        total += worth(str(unit)) if before + given >= UNITS[str(unit)].health else 0.3 * given
    return total


def many(thought: Thought) -> Option:
    """Where things are to be had: as many and as dear as can be."""
    question = thought.question
    assert isinstance(question, Share)
    counts = [0] * len(question.among)
    kinds = [str(thing[1] if isinstance(thing, tuple) else thing) for thing in question.among]
    order = sorted(range(len(counts)), key=lambda place: -value_of(kinds[place]))
    for place in order:
        for count in range(question.cap(place), 0, -1):
            counts[place] = count
            fits = sum(counts) <= question.total
            if fits and (question.check is None or question.check(tuple(counts)) is None):
                break
            counts[place] = 0
    answer = tuple(counts)
    return answer if sum(counts) >= question.fewest else ()


def eager(thought: Thought) -> Weighed:
    """The first thing that does something."""
    for place, option in enumerate(thought.options):
        yield option, -1.0 if option in IDLE else 1.0 - 0.001 * place


def wary(thought: Thought) -> Weighed:
    """Rather nothing than something that costs."""
    for place, option in enumerate(thought.options):
        yield option, 1.0 if option in IDLE else -0.001 * place


WEIGHED: Final[Mapping[str, Callable[[Thought], Weighed]]] = {
    "assign": assign,
    "turn": turn,
    "activate": activate,
    "move-from": move_from,
    "mission-where": mission_where,
    "oppose": oppose,
    "add-leader": commander,
    "retreat-leader": commander,
    "retreat": retreat,
    "choose-base": base_place,
    "new-base": base_place,
    "mobilize": mobilize,
    "deploy": deploy,
    "recycle": wary,
    "subvert": wary,
}
ANSWERED: Final[Mapping[str, Callable[[Thought], Option]]] = {
    "assign-leaders": assign_leaders,
    "move": move,
    "assign-damage": damage,
    "deal-damage": damage,
    "build": many,
    "queue-icons": many,
    "deploy-units": many,
}


class Admiral(Mind):
    """Weighs every answer at first sight."""

    def lines(self, seen: Seen, rng: Rng) -> list[Line]:
        question = seen.question
        thought = Thought(seen, rng)
        if question.kind in ANSWERED:
            answer = ANSWERED[question.kind](thought)
            return [Line(answer)] if answer != () else []
        if not isinstance(question, Ask) or not question.single:
            return []
        found = list(WEIGHED.get(question.kind, eager)(thought))
        return [Line(answer, promise) for answer, promise in found]

    def explain(self, seen: Seen, answer: Option) -> Reason | None:
        thought = Thought(seen, Rng.from_seed("why"))
        kind = seen.question.kind
        if kind == "activate" and isinstance(answer, str):
            return why_there(thought, answer)
        if kind in ("choose-base", "new-base") and answer in SYSTEMS:
            return reasons.HideHere(str(answer))
        if kind == "assign" and answer in MISSIONS:
            best = max(thought.pool(), key=lambda leader: skill_of(leader, str(answer)))
            return reasons.SkilledFor(str(answer), best)
        if kind == "assign" and answer == "done":
            return reasons.KeepForCommand()
        if kind == "turn" and answer == "pass":
            return reasons.MayPass()
        return None


def why_there(thought: Thought, place: str) -> Reason | None:
    if thought.view.revealed and place in thought.goals():
        return reasons.StormBase(place)
    if thought.view.side == "empire" and place in thought.view.suspects:
        return reasons.SearchHere(place, len(thought.view.suspects))
    return reasons.TakeSystem(place)


BOTS: Final[Mapping[str, Bot]] = {"admiral": SearchBot("admiral", Admiral(), Budget(worlds=0))}
