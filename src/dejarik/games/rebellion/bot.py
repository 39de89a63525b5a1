"""The admiral: as the Empire spreads, probes and storms the base; as the Rebels hides it, does missions and objectives.

It looks at its seat's view alone. Each kind of question has a rule of thumb that says what every answer promises; kinds
without one are answered by the first thing that does something.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dejarik.bots.search import Budget, Line, Mind, SearchBot, duel
from dejarik.core.bot import Bot, Seen
from dejarik.core.match import Match
from dejarik.core.note import Reason
from dejarik.core.question import Ask, Option, Share, any_answer
from dejarik.core.rng import Rng
from dejarik.games.rebellion.errands import promise
from dejarik.games.rebellion.facts import LEADERS, MISSIONS, SYSTEMS, UNITS
from dejarik.games.rebellion.notes.subjects import OfDamage, OfDice, OfMission, OfMove, OfPlace
from dejarik.games.rebellion.openings import construction_site, place_units, rebel_start, rebel_units, ring_bearer
from dejarik.games.rebellion.picks import (
    Weighed,
    ablest,
    as_many,
    dearest,
    half,
    largest,
    least_able,
    least_useful,
    marker,
    most_useful,
    nearby,
    richest,
    suspects_near,
)
from dejarik.games.rebellion.plans import danger, hiding, hopeless, promise_of_place, rising
from dejarik.games.rebellion.prospects import cell_discard, give_up, nearest_first, order, score
from dejarik.games.rebellion.rings import pick_die, second_look, use_ring
from dejarik.games.rebellion.thought import Thought, nearest, worth
from dejarik.games.rebellion.why import IDLE, why


def assign(thought: Thought) -> Weighed:
    """Missions that somebody free is good at; the Empire keeps leaders to activate systems with."""
    pool = thought.pool()
    spare = 2 if thought.view.side == "rebel" else 5
    yield "done", 0.0
    for option in thought.options:
        if option in MISSIONS:
            best = max((thought.skill_of(leader, option) for leader in pool), default=0)
            facts = MISSIONS[option]
            able = best >= facts.required and facts.mode != "oppose" and not hopeless(thought, option)
            promised = promise(thought, option) + 0.5 * (best - facts.required)
            yield option, promised if able and len(pool) > spare else -1.0
        elif option != "done":
            yield option, 1.0


def assign_leaders(thought: Thought) -> Option:
    """The one who is best at it; the Empire spares those who can lead fleets."""
    card = thought.view.chosen
    empire = thought.view.side == "empire"

    def fit(leader: str) -> float:
        if card not in MISSIONS:
            return 0
        return thought.skill_of(leader, card) * 2 - (sum(LEADERS[leader].tactics) if empire else 0)

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
        else:
            promise += rising(thought, card, place)
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
            dice = thought.skill_of(option, card) if card in MISSIONS else 0
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
            yield option, -20.0 if thought.view.revealed else hiding(thought, thought.view.base) + 1
        else:
            yield option, hiding(thought, option)


def mobilize(thought: Thought) -> Weighed:
    urgent = danger(thought) > 4
    for option in thought.options:
        yield option, {"new-base": 5.0 if urgent else 1.0, "gather": 2.0, "nothing": 0.0}.get(option, 0.0)


def deploy(thought: Thought) -> Weighed:
    """The Empire near what it looks for; the Rebels at the base."""
    goals = thought.goals()
    for option in thought.options:
        if option == "done":
            yield option, 0.0
        elif thought.view.side == "rebel":
            yield option, 9.0 if option in ("base", thought.view.base) else outpost(thought, option)
        elif goals:
            yield option, 12.0 - nearest(option, goals)
        else:
            yield option, 1.0 + suspects_near(thought, option)


def outpost(thought: Thought, place: str) -> float:
    """Objectives count systems that hold a unit: one where there is none yet, and no enemy."""
    if place not in thought.systems or thought.strength(place, "empire"):
        return 1.0
    return 1.5 if thought.strength(place, "rebel") else 3.0


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
    assert isinstance(answer, tuple)
    for thing, given in zip(question.among, answer, strict=True):
        unit, number = one_of(thing)
        if unit not in UNITS or not isinstance(given, int) or not given:
            continue
        total += worth(unit) if hurt(thought, unit, number) + given >= UNITS[unit].health else 0.3 * given
    return total


def one_of(thing: Option) -> tuple[str, int]:
    """A unit that is spoken of: its kind, and which of these it is."""
    return (str(thing[0]), int(str(thing[1]))) if isinstance(thing, tuple) else (str(thing), 0)


def hurt(thought: Thought, unit: str, number: int) -> int:
    """Damage on a unit in the combat."""
    marks = thought.view.combat.damage.get(unit, ()) if thought.view.combat is not None else ()
    return marks[number] if number < len(marks) else 0


def victims(thought: Thought) -> Option:
    """Units that would fall first, then the dearest; as many as may be chosen."""
    question = thought.question
    assert isinstance(question, Ask)

    def loss(thing: Option) -> float:
        unit, number = one_of(thing)
        if unit not in UNITS:
            return 0.0
        return worth(unit) * (2 if hurt(thought, unit, number) + 1 >= UNITS[unit].health else 1)

    chosen = sorted(question.options, key=loss, reverse=True)[: question.most]
    return chosen[0] if question.single else tuple(thing for thing in question.options if thing in chosen)


def misses(thought: Thought) -> Option:
    """Dice that show nothing are rolled again."""
    question = thought.question
    assert isinstance(question, Ask)
    about = question.about
    shown = about.dice if isinstance(about, OfDice) else ()
    blank = [place for place in question.options if shown[int(str(place))].endswith("blank")]
    chosen = (blank + [place for place in question.options if place not in blank])[: max(question.least, len(blank))]
    return tuple(place for place in question.options if place in chosen[: question.most])


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


def evacuate(thought: Thought) -> Option:
    """As many as can go, the dearest first; of equals those with damage, who are sound again once they have left."""
    question = thought.question
    assert isinstance(question, Share)
    counts, left = [0] * len(question.among), question.total
    units = [one_of(thing) for thing in question.among]
    for place in sorted(
        range(len(units)), key=lambda place: (-value_of(units[place][0]), -hurt(thought, *units[place]))
    ):
        counts[place] = min(question.cap(place), left)
        left -= counts[place]
    return tuple(counts)


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
    "mission-target": ablest,
    "capture": ablest,
    "recruit": ablest,
    "recruit-here": ablest,
    "second-leader": ablest,
    "protect": ablest,
    "falcon": ablest,
    "leader-back": ablest,
    "too-many-leaders": least_able,
    "search": most_useful,
    "recover-mission": most_useful,
    "next-mission": most_useful,
    "discard-theirs": most_useful,
    "tactic-half": half,
    "scouts-from": nearby,
    "place-leader": richest,
    "destroy-one": dearest,
    "destroy-queued": dearest,
    "from-queue": dearest,
    "gain-which": dearest,
    "how-many": largest,
    "discard-mission": least_useful,
    "recycle": wary,
    "subvert": wary,
    "construction-site": construction_site,
    "rebel-start": rebel_start,
    "attach-ring": ring_bearer,
    "use-ring": use_ring,
    "pick-die": pick_die,
    "reroll-die": second_look,
    "objective": score,
    "objective-on-top": nearest_first,
    "keep-objective": nearest_first,
    "bury-objective": nearest_first,
    "cell-discard": cell_discard,
    "remove-target": marker,
}
ANSWERED: Final[Mapping[str, Callable[[Thought], Option]]] = {
    "assign-leaders": assign_leaders,
    "move": move,
    "assign-damage": damage,
    "deal-damage": damage,
    "damage-whom": victims,
    "pick-dice": misses,
    "retreat-units": evacuate,
    "build": many,
    "queue-icons": many,
    "deploy-units": many,
    "destroy-worth": many,
    "retrieve-tactics": as_many,
    "place-units": place_units,
    "rebel-units": rebel_units,
    "order-objectives": order,
    "discard-objectives": give_up,
}


class Admiral(Mind):
    """Weighs every answer at first sight."""

    def lines(self, seen: Seen, rng: Rng) -> list[Line]:
        question = seen.question
        thought = Thought(seen, rng)
        if question.kind in ANSWERED:
            answer = ANSWERED[question.kind](thought)
            nothing = isinstance(question, Ask) and question.least == 0
            return [Line(answer)] if answer != () or nothing else []
        if not isinstance(question, Ask) or not question.single:
            return []
        found = list(WEIGHED.get(question.kind, eager)(thought))
        return [Line(answer, promise) for answer, promise in found]

    def opinion(self, match: Match) -> tuple[float, ...]:
        """How far time is from reputation, and how many systems the base may be in; weighed by 40 matches."""
        table = match.table
        gap, suspects = table.reputation - table.time, table.suspects.bit_count()
        value = 1.8 - 0.4 * (gap - 7) + 0.14 * (suspects - 13) - 1.0 * table.revealed
        rebels, empire = duel(value, 1.0)
        return tuple(rebels if seat in table.posts[:2] else empire for seat in range(match.seats))

    def explain(self, seen: Seen, answer: Option) -> Reason:
        return why(Thought(seen, Rng.from_seed("why")), answer)


BOTS: Final[Mapping[str, Bot]] = {"admiral": SearchBot("admiral", Admiral(), Budget(worlds=0))}
