"""The admiral's missions: what each promises as things stand, and what the Empire's new ones are for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dejarik.games.rebellion import reasons
from dejarik.games.rebellion.facts import SYSTEMS
from dejarik.games.rebellion.plans import danger
from dejarik.games.rebellion.thought import Thought

#: What a mission promises that is not named below.
USUAL: Final = 3.0
#: What a mission is worth to the side that plays it, whatever else there is.
WORTH: Final[Mapping[str, float]] = {
    "gather-intel": 6,
    "long-range-probe": 6,
    "probe-droid-initiative": 6,
    "intercept-transmissions": 5,
    "hunt-them-down": 4,
    "capture-rebel-operative": 4,
    "rule-by-fear": 4,
    "build-alliance": 6,
    "incite-rebellion": 5,
    "sabotage": 5,
    "infiltration": 4,
    "daring-rescue": 2,
    "hit-and-run": 4,
    "lead-the-strike-team": 4,
    "regional-aid": 6,
    "covert-operation": 6,
    "base-defenses": 6,
    "plant-false-lead": 6,
    "establish-trade-relations": 5,
    "support-of-mon-calamari": 5,
    "public-uprising": 5,
    "my-only-hope": 5,
    "rebel-promotion": 5,
    "reconnaissance": 2,
    "prepare-for-battle": 1,
    "misdirection": 1,
    # these lead units away from the base, where they are needed
    "hidden-fleet": -1,
    "plan-the-assault": -1,
    "behind-enemy-lines": -1,
    # Rise of the Empire: loyalty for leaders who come straight back; units a few at a time, or a ship that holds fleets
    "message-from-high-command": 5,
    "deployment": 2.5,
    "imperial-might": 3,
    "interdictor-development": 3.5,
    "construct-super-star-destroyer-rote": 4,
}

# ── what depends on the table ──────────────────────────────────────────────────────────────────────────────────────


def stations(thought: Thought) -> list[str]:
    """Where a Death Star stands or is being built."""
    built = ("death-star", "death-star-under-construction")
    return [system.id for system in thought.view.systems if any(unit in system.units for unit in built)]


def captives_on_remote(thought: Thought) -> bool:
    return any(
        leader.captive and leader.where in SYSTEMS and not SYSTEMS[leader.where].icons
        for leader in thought.view.leaders
    )


def rid_of_captive(thought: Thought) -> float:
    """Make an Example: a leader less for the rest of the game, if one is held where nobody lives."""
    return 6.0 if captives_on_remote(thought) else -1.0


def guard_plans(thought: Thought) -> float:
    """Secure the Plans: while its marker lies, nobody aims at a station; without one it does nothing."""
    marked = any("secure-the-plans" in system.targets for system in thought.view.systems)
    return 5.0 if stations(thought) and not marked else -1.0


def lure_out(thought: Thought) -> float:
    """Draw Them Out: a leader who waits in the pool comes within reach of those who capture."""
    waiting = any(leader.where == "pool" and leader.side == "rebel" for leader in thought.view.leaders)
    return 3.0 if waiting else -1.0


def discredit(thought: Thought) -> float:
    """Discredit Rebellion: the more is sabotaged, the dearer for the Rebels whatever they choose."""
    return min(5.0, 2.0 + 0.75 * sum(system.sabotaged for system in thought.view.systems))


def learn(thought: Thought) -> float:
    """Stolen Intel, Break Their Will: the base can be in fewer places; nothing to learn once it is known."""
    return 1.0 if thought.view.revealed else 6.0


def bait(thought: Thought) -> float:
    """We're the Bait: soldiers leave the base for where we want them."""
    soldiers = thought.strength("base" if not thought.view.revealed else thought.view.base, "rebel", "ground")
    return 4.0 if soldiers else 0.0


def spoil_goal(thought: Thought) -> float:
    """Exploit Weakness: an objective is shown and drawn again later."""
    return 4.0 if thought.view.objective_stages else -1.0


def enlist(thought: Thought) -> float:
    """Hire Mercenaries, Imperial Promotion: another leader every round, up to the limit."""
    own = sum(
        leader.side == "empire" and leader.where not in ("supply", "eliminated") for leader in thought.view.leaders
    )
    return 6.0 if own < thought.own.leader_limit else 1.0


def ignite(thought: Thought) -> float:
    """Single Reactor Ignition: a base beneath the station is shown, and soldiers there die."""
    found = [place for place in stations(thought) if "death-star" in thought.systems[place].units]
    if not thought.view.revealed and any(place in thought.view.suspects for place in found):
        return 6.0
    return 4.0 if any(thought.strength(place, "rebel", "ground") for place in found) else -1.0


AS_THINGS_STAND: Final[Mapping[str, Callable[[Thought], float]]] = {
    "rapid-mobilization": danger,
    "make-an-example": rid_of_captive,
    "secure-the-plans": guard_plans,
    "draw-them-out": lure_out,
    "discredit-rebellion": discredit,
    "stolen-intel": learn,
    "break-their-will": learn,
    "were-the-bait": bait,
    "exploit-weakness": spoil_goal,
    "hire-mercenaries": enlist,
    "imperial-promotion": enlist,
    "single-reactor-ignition": ignite,
}


def promise(thought: Thought, card: str) -> float:
    """What a mission promises now."""
    stands = AS_THINGS_STAND.get(card)
    return stands(thought) if stands else WORTH.get(card, USUAL)


# ── what for ───────────────────────────────────────────────────────────────────────────────────────────────────────

#: What the Empire's missions of Rise of the Empire are for; whoever asks for a hint is told.
PURPOSE: Final[Mapping[str, type[reasons.Errand]]] = {
    "make-an-example": reasons.ToBeRidOf,
    "draw-them-out": reasons.ToCapture,
    "secure-the-plans": reasons.ToKeepStation,
    "discredit-rebellion": reasons.ToCostReputation,
    "exploit-weakness": reasons.ToSpoilGoal,
    "stolen-intel": reasons.ToFindBase,
    "break-their-will": reasons.ToFindBase,
    "single-reactor-ignition": reasons.ToBurnOut,
    "were-the-bait": reasons.ToThinBase,
    "hire-mercenaries": reasons.ToEnlist,
    "imperial-promotion": reasons.ToEnlist,
    "message-from-high-command": reasons.ToWinLoyalty,
    "deployment": reasons.ToGrow,
    "imperial-might": reasons.ToGrow,
    "interdictor-development": reasons.ToHoldFleets,
    "construct-super-star-destroyer-rote": reasons.ToGrow,
}
