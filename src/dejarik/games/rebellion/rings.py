"""The admiral's rings: when C-3PO, R2-D2 and Yoda are called upon, and which die they touch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dejarik.core.question import Option
from dejarik.games.rebellion.facts import FACES, MISSIONS, SUCCESSES
from dejarik.games.rebellion.notes.subjects import OfDice
from dejarik.games.rebellion.thought import Thought

#: The most that a die brings in a mission.
BEST: Final = max(SUCCESSES)
#: What a die is worth in a combat: a special one is at least a card.
IN_COMBAT: Final = {"blank": 0, "special": 1, "hit": 2, "direct": 3}

Weighed = Iterable[tuple[Option, float]]


def face(die: str) -> str:
    return die.rpartition("-")[2]


def worth(die: str) -> int:
    """Successes in a mission."""
    return SUCCESSES[FACES.index(face(die))]


def lacking(thought: Thought) -> int:
    """How many successes the Rebels are short of what they want; nothing, or less, where they need none."""
    mission = thought.view.mission
    if mission is None:
        return 0
    rebels, empire = (sum(worth(die) for die in dice) for dice in mission.dice)
    bonus = 2 if MISSIONS[mission.card].leader in mission.leaders else 0
    if mission.side == "rebel":  # more are needed than the enemy has
        return 1 + empire - rebels - bonus
    return empire + bonus - rebels


def use_ring(thought: Thought) -> Weighed:
    """C-3PO when it has come to that; the others only where they can still turn the mission."""
    for option in thought.options:
        yield option, 0.0 if option == "pass" else 1.0 if turns(thought, str(option)) else -1.0


def turns(thought: Thought, ring: str) -> bool:
    mission, short = thought.view.mission, lacking(thought)
    if mission is None or ring == "c-3po":
        return True
    rebels, empire = mission.dice
    if ring == "r2-d2":
        return 0 < short <= max((worth(die) for die in empire), default=0)
    return 0 < short <= BEST - min((worth(die) for die in rebels), default=BEST)


def dice_of(thought: Thought) -> tuple[str, ...]:
    """The dice that lie on the table."""
    about = thought.question.about
    return about.dice if isinstance(about, OfDice) else ()


def theirs(thought: Thought) -> bool:
    """Whether it is about a die of the Empire in a mission, as R2-D2 is."""
    mission = thought.view.mission
    return thought.view.combat is None and mission is not None and dice_of(thought) == mission.dice[1]


def pick_die(thought: Thought) -> Weighed:
    """The Empire's best die for R2-D2, one's own worst for Yoda and all else."""
    shown, spoil = dice_of(thought), theirs(thought)
    for option in thought.options:
        die = shown[int(option)]
        own = IN_COMBAT[face(die)] if thought.view.combat is not None else worth(die)
        yield option, float(worth(die) if spoil else -own)


def second_look(thought: Thought) -> Weighed:
    """Yoda and the plans: where nothing hit. Yoda and what costs reputation: where just one die does."""
    shown = dice_of(thought)
    feared = [number for number, die in enumerate(shown) if face(die) == "special"]
    aimed = any(face(die) == "direct" for die in shown)
    for option in thought.options:
        if option == "pass":
            yield option, 0.0
        elif thought.question.rule == "reb.rote.discredit-dice":
            yield option, 1.0 if feared == [option] else -1.0
        else:
            yield option, -1.0 if aimed else 1.0
