"""What the admiral sees when it is asked, and what it makes of it: forces, distances, where the base can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dejarik.core.bot import Seen
from dejarik.core.question import Ask
from dejarik.core.rng import Rng
from dejarik.games.rebellion.facts import LEADERS, MISSIONS, NEIGHBOURS, PLACE, PLACES, SIDE, SKILLS, UNITS
from dejarik.games.rebellion.view import SideView, SystemView, Troops, View

#: So few places where the base can be are as good as found.
FEW: Final = 9


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
        return sum(self.leaving(other, self.view.side, theatre) for other in near if not self.held(other))

    def leaving(self, place: str, side: str, theatre: str = "") -> float:
        """What could leave a place: ships, and on them the best troops that they carry."""
        ships, troops, room = 0.0, [], 0
        for unit, count in self.troops(place).items():
            facts = UNITS[unit]
            if facts.side != side or facts.immobile:
                continue
            if facts.restricted:
                troops += [(worth(unit), facts.theatre)] * count
            else:
                ships += count * worth(unit)
                room += count * facts.capacity
        # a landing is what decides: ground units go aboard before fighters
        troops.sort(key=lambda troop: (troop[1] != "ground", -troop[0]))
        carried = sum(value for value, kind in troops[:room] if theatre in ("", kind))
        return carried + (ships if theatre != "ground" else 0.0)

    def far_from(self, place: str, side: str) -> int:
        """Moves from the nearest landing force of a side: ground units, and ships to carry them."""
        found = {PLACE[place]}
        for moves in range(8):
            if any(self.leaving(PLACES[at], side, "ground") for at in found):
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

    @staticmethod
    def skill_of(leader: str, card: str) -> int:
        """Dice that a leader throws for a mission."""
        skill = MISSIONS[card].skill
        return LEADERS[leader].skills[SKILLS.index(skill)] if skill else 1

    def defence(self, place: str) -> float:
        """What would stand against a landing: while the base is hidden, all that is there may be here."""
        hidden = place in self.view.suspects and not self.view.revealed
        return self.strength(place, "rebel") + (self.strength("base", "rebel") if hidden else 0.0)


def worth(unit: str) -> float:
    facts = UNITS[unit]
    return facts.health + 1.5 * (facts.black + facts.red + facts.green)


def nearest(place: str, goals: Sequence[str]) -> int:
    return min(distance(place, goal) for goal in goals)


def distance(one: str, other: str) -> int:
    found, moves = {PLACE[one]}, 0
    while PLACE[other] not in found and moves < 9:
        found |= {near for at in found for near in NEIGHBOURS[at]}
        moves += 1
    return moves
