"""A gunner who plays attacks as the odds suppose, and every way in which the dice of an attack may fall."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import pytest

from dejarik.core.question import Ask, Option, Procedure, Question
from dejarik.core.rng import Rng
from dejarik.games.xwing import dice as real_dice
from dejarik.games.xwing.cards import verbs
from dejarik.games.xwing.dice import ATTACK_FACES, BLANK, DEFENCE_FACES, FOCUS
from dejarik.games.xwing.odds import End, Fight, Green, Red, best_reroll, guarded, spends_focus
from dejarik.games.xwing.rules import combat
from dejarik.games.xwing.rules.forecast import fight_of
from dejarik.games.xwing.state import Table

#: Cards that change results, in the order in which they do the most good; focus comes before those after the gap.
BEFORE_FOCUS = ("upgrade-proton-torpedoes", "upgrade-marksmanship")
REROLLS = ("pilot-horton-salm", "pilot-howlrunner")
AFTER_FOCUS = ("upgrade-concussion-missiles", "pilot-winged-gundark")


class Gunner:
    """Answers the questions of both sides in one attack."""

    def __init__(self, table: Table) -> None:
        self.table = table
        #: Focus results and blanks that are to be rerolled.
        self.wanted = (0, 0)

    def __call__(self, question: Question) -> Option:
        assert isinstance(question, Ask)
        answers: dict[str, Callable[[Ask], Option]] = {
            "modify-attack": self.modify_attack,
            "reroll": self.reroll,
            "modify-defence": self.modify_defence,
        }
        answer = answers.get(question.kind)
        return answer(question) if answer else question.options[-1]  # anything else is declined

    @property
    def fight(self) -> Fight:
        assert self.table.attack is not None
        return fight_of(self.table, self.table.attack)

    def modify_attack(self, ask: Ask) -> Option:
        fight = self.fight
        self.wanted = best_reroll(fight, fight.attacker.rolled)
        cards = {option[1]: option for option in ask.options if isinstance(option, tuple)}
        if sum(self.wanted):
            return "lock" if "lock" in ask.options else next(cards[card] for card in REROLLS if card in cards)
        for card in BEFORE_FOCUS:
            if card in cards:
                return cards[card]
        faces = Red(*(a + b for a, b in zip(fight.attacker.rolled, fight.attacker.settled, strict=True)))
        if "focus" in ask.options and spends_focus(fight, faces):
            return "focus"
        return next((cards[card] for card in AFTER_FOCUS if card in cards), "done")

    def reroll(self, ask: Ask) -> Option:
        attack = self.table.attack
        assert attack is not None
        left = {FOCUS: self.wanted[0], BLANK: self.wanted[1]}
        picked: list[int] = []
        for place in ask.options:
            assert isinstance(place, int)
            face = attack.attack_dice[place]
            if left.get(face, 0) and len(picked) < ask.most:
                left[face] -= 1
                picked.append(place)
        return tuple(picked)

    def modify_defence(self, ask: Ask) -> Option:
        fight = self.fight
        faces = fight.attacker.settled
        start = End(faces.hit + faces.crit, 0, 0, 0, 0) if fight.defender.only_hits else End(*faces[:2], 0, 0, 0)
        start = start._replace(focus=fight.attacker.focus)
        green = Green(*(a + b for a, b in zip(fight.defender.rolled, fight.defender.settled, strict=True)))
        end = guarded(fight, start, green)
        if end.guard < fight.defender.focus:
            return "focus"
        luke = [option for option in ask.options if isinstance(option, tuple)]
        if luke:
            return luke[0]
        return "evade" if end.evade < fight.defender.evade else "done"


def throws(faces: tuple[int, ...], count: int) -> list[tuple[tuple[int, ...], Fraction]]:
    """Every throw of so many dice, whatever their order, with its chance."""
    found = []
    for shown in combinations_with_replacement(sorted(set(faces)), count):
        ways = factorial(count) // prod(factorial(shown.count(face)) for face in set(shown))
        found.append((shown, Fraction(ways * prod(faces.count(face) for face in shown), 8**count)))
    return found


class Fate:
    """Dice that fall as they were told to as far as they were, and after that in every possible way."""

    def __init__(self, told: list[tuple[tuple[int, ...], Fraction]]) -> None:
        self.told = told
        self.path: list[tuple[tuple[int, ...], Fraction]] = []
        self.others: list[list[tuple[tuple[int, ...], Fraction]]] = []

    def roll(self, faces: tuple[int, ...], count: int) -> list[int]:
        if len(self.path) < len(self.told):
            thrown = self.told[len(self.path)]
        else:
            thrown, *rest = throws(faces, count)
            self.others += [[*self.path, other] for other in rest]
        self.path.append(thrown)
        return list(thrown[0])

    @property
    def chance(self) -> Fraction:
        return prod((chance for _, chance in self.path), start=Fraction(1))


def every_fate(patch: pytest.MonkeyPatch, run: Callable[[Fate], Any]) -> Iterator[tuple[Any, Fraction]]:
    """What `run` returns for every way in which its dice may fall, with the chance of each."""
    waiting: list[list[tuple[tuple[int, ...], Fraction]]] = [[]]
    while waiting:
        fate = Fate(waiting.pop())

        def attack(rng: Rng, count: int, fate: Fate = fate) -> list[int]:
            return fate.roll(ATTACK_FACES, count)

        def defence(rng: Rng, count: int, fate: Fate = fate) -> list[int]:
            return fate.roll(DEFENCE_FACES, count)

        for module in (combat, verbs, real_dice):
            patch.setattr(module, "roll_attack", attack)
            patch.setattr(module, "roll_defence", defence)
        result = run(fate)
        yield result, fate.chance
        waiting += fate.others


def shares(found: Iterator[tuple[Any, Fraction]]) -> dict[Any, Fraction]:
    together: dict[Any, Fraction] = defaultdict(Fraction)
    for result, chance in found:
        together[result] += chance
    assert sum(together.values()) == 1
    return dict(together)


def fire(procedure: Procedure[Any], gunner: Gunner) -> None:
    """Run an attack to its end."""
    value: Any = None
    while True:
        try:
            question = procedure.send(value)
        except StopIteration:
            return
        assert isinstance(question, Ask)
        value = gunner(question)
