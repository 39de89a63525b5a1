"""Why the admiral answers so: one sentence for every kind of question, told to those who ask for a hint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dejarik.core.note import Reason
from dejarik.core.question import Ask, Option
from dejarik.games.rebellion import reasons
from dejarik.games.rebellion.errands import PURPOSE
from dejarik.games.rebellion.facts import ACTIONS, ADVANCED, LEADERS, MISSIONS, OBJECTIVES, SYSTEMS, TACTICS, UNITS
from dejarik.games.rebellion.notes.subjects import OfMission, OfMove, OfPlace, OfPlacing
from dejarik.games.rebellion.openings import ring
from dejarik.games.rebellion.outcomes import OUTCOMES
from dejarik.games.rebellion.plans import aim
from dejarik.games.rebellion.rings import theirs
from dejarik.games.rebellion.thought import Thought

#: Answers that do nothing.
IDLE: Final = ("pass", "done", "no", "nothing", "stay", "nowhere", "decline")
#: Cards that are played when they are chosen.
PLAYED: Final = frozenset((*ACTIONS, *TACTICS, *ADVANCED))

Told = Callable[[Thought, Option], Reason | None]


def why(thought: Thought, answer: Option) -> Reason:
    """The reason for an answer; where the admiral has no opinion, it says so."""
    question = thought.question
    if isinstance(question, Ask) and question.single and len(question.options) == 1:
        return reasons.OnlyThis()
    told = KINDS.get(question.kind)
    return (told(thought, answer) if told else None) or usual(answer)


def usual(answer: Option) -> Reason:
    """What can be said of an answer whatever was asked."""
    if answer in (*IDLE, "keep", "neither"):
        return reasons.NotNow()
    card = answer[-1] if isinstance(answer, tuple) and answer else answer
    return reasons.UseCard(str(card)) if card in PLAYED else reasons.Even()


# ── missions and turns ─────────────────────────────────────────────────────────────────────────────────────────────


def of_assign(thought: Thought, answer: Option) -> Reason | None:
    if answer == "done":
        return reasons.KeepForCommand()
    if isinstance(answer, tuple) and answer[0] == "join":
        return reasons.TwoAreSurer()
    if answer not in MISSIONS:
        return None
    best = max(thought.pool(), key=lambda leader: thought.skill_of(leader, str(answer)), default="")
    if not best:
        return None
    return PURPOSE.get(str(answer), reasons.SkilledFor)(str(answer), best)


def of_leaders(thought: Thought, answer: Option) -> Reason | None:
    leader = str(answer[0] if isinstance(answer, tuple) else answer)
    card = thought.view.chosen
    return reasons.BestAt(leader, card) if leader in LEADERS and card in MISSIONS else None


def of_turn(thought: Thought, answer: Option) -> Reason | None:
    if answer == "pass":
        return reasons.MayPass()
    if not isinstance(answer, tuple):
        return None
    if answer[0] == "reveal" and isinstance(answer[1], int):
        cards = [mission.card for mission in thought.own.assigned if mission.number == answer[1] + 1]
        return reasons.RevealNow(cards[0]) if cards and cards[0] else None
    if answer[0] == "lead":
        return reasons.LeadOut(str(answer[1]), aim(thought))
    return None


def of_activate(thought: Thought, answer: Option) -> Reason | None:
    place = str(answer)
    if place not in SYSTEMS:
        return None
    if thought.view.revealed and place in thought.goals():
        return reasons.StormBase(place)
    if thought.view.side == "empire" and place in thought.view.suspects:
        return reasons.SearchHere(place, len(thought.view.suspects))
    if thought.view.side == "rebel":
        return reasons.Raid(place)
    return reasons.CloseIn(place) if thought.goals() else reasons.TakeSystem(place)


def of_where(thought: Thought, answer: Option) -> Reason | None:
    place = str(answer)
    if place not in SYSTEMS:
        return None
    if thought.view.side == "empire" and place in thought.view.suspects:
        return reasons.WatchHere(place)
    watched = any(leader.where == place and leader.side == thought.enemy for leader in thought.view.leaders)
    return reasons.OnlyWatched(place) if watched else reasons.Unwatched(place)


def of_oppose(thought: Thought, answer: Option) -> Reason | None:
    about = thought.question.about
    if not isinstance(about, OfMission):
        return None
    return reasons.LetThemTry(about.card) if answer == "no" else reasons.WorthOpposing(str(answer), about.card)


def of_joining(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.JoinsIn(str(answer)) if answer in LEADERS else None


def of_veto(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.GoodPlan() if answer == "allow" else None


def of_target(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.LossForThem(str(answer)) if answer in LEADERS else None


def of_leaver(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.LeastAble(str(answer)) if answer in LEADERS else None


def of_errand(thought: Thought, answer: Option) -> Reason | None:
    """Where the leader of an action card goes."""
    if answer not in SYSTEMS:
        return None
    hidden = thought.view.side == "empire" and answer in thought.view.suspects
    return (reasons.WatchHere if hidden else reasons.RichestPlace)(str(answer))


def of_leader(_thought: Thought, answer: Option) -> Reason | None:
    leader = str(answer[0] if isinstance(answer, tuple) and answer else answer)
    return reasons.MostAble(leader) if leader in LEADERS else None


# ── the base ───────────────────────────────────────────────────────────────────────────────────────────────────────


def of_base(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.HideHere(str(answer)) if answer in SYSTEMS else reasons.StayHidden()


def of_mobilization(_thought: Thought, answer: Option) -> Reason | None:
    return {"new-base": reasons.MoveBase(), "gather": reasons.GatherAtBase()}.get(str(answer))


# ── units ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def of_source(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.BringFrom(str(answer)) if answer in SYSTEMS else reasons.EnoughThere()


def of_move(thought: Thought, _answer: Option) -> Reason | None:
    about = thought.question.about
    start = about.start if isinstance(about, OfMove) else ""
    guarded = thought.view.side == "empire" and not thought.goals() and start in SYSTEMS
    return reasons.LeaveGuard() if guarded else reasons.TakeAll()


def of_deploy(thought: Thought, answer: Option) -> Reason | None:
    if answer == "done":
        return None
    return reasons.DefendBase() if thought.view.side == "rebel" else reasons.NearSuspects(str(answer))


def of_deployed(thought: Thought, _answer: Option) -> Reason | None:
    about = thought.question.about
    place = about.place if isinstance(about, OfPlace) else ""
    rebel = thought.view.side == "rebel"
    return reasons.DefendBase() if rebel and place in ("base", thought.view.base) else reasons.BuildDearest()


def of_building(_thought: Thought, _answer: Option) -> Reason | None:
    return reasons.BuildDearest()


def of_recycling(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.KeepUnits() if answer in IDLE else None


# ── combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def of_damage(_thought: Thought, _answer: Option) -> Reason | None:
    return reasons.FinishOff()


def of_block(_thought: Thought, answer: Option) -> Reason | None:
    return None if answer in IDLE else reasons.SaveUnits()


def of_dice(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.RerollMissed() if answer else reasons.NoMisses()


def of_action(thought: Thought, answer: Option) -> Reason | None:
    if isinstance(answer, tuple) and answer[0] in UNITS:
        return reasons.Repair()
    told = {"draw": reasons.TakeTactic(), "reroll": reasons.RerollMissed(), "master-yoda": reasons.RerollMissed()}
    return told.get(str(answer)) or of_tactic(thought, answer)


def of_command(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.Commands(str(answer)) if answer in LEADERS else None


def of_retreating(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.SavedLeader(str(answer)) if answer in LEADERS else None


def of_tactic(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.PlayTactic(str(answer)) if answer in (*TACTICS, *ADVANCED) else None


def of_half(_thought: Thought, answer: Option) -> Reason | None:
    return {"top": reasons.UpperHalf(), "bottom": reasons.LowerHalf()}.get(str(answer))


def of_losses(_thought: Thought, _answer: Option) -> Reason | None:
    """Enemy units to destroy."""
    return reasons.DestroyDearest()


def of_gain(_thought: Thought, answer: Option) -> Reason | None:
    return None if answer in IDLE else reasons.GainDearest()


def of_scouts(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.SearchedThere(str(answer)) if answer in SYSTEMS else None


def of_used_tactics(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.TacticsAgain() if answer else None


def of_evacuation(_thought: Thought, _answer: Option) -> Reason | None:
    return reasons.SaveTroops()


def of_retreat(thought: Thought, answer: Option) -> Reason | None:
    if answer in SYSTEMS:
        return reasons.FallBack(str(answer))
    about = thought.question.about
    rebel = thought.view.side == "rebel"
    at_base = isinstance(about, OfPlace) and about.place in ("base", thought.view.base)
    return reasons.StandAtBase() if rebel and at_base else reasons.StandHere()


# ── before the first round ────────────────────────────────────────────────────────────────────────────────────────────


def of_placing(thought: Thought, _answer: Option) -> Reason | None:
    about = thought.question.about
    if not isinstance(about, OfPlacing):
        return None
    if UNITS[about.unit].capacity:
        return reasons.FleetsApart(about.unit)
    return (reasons.FightersAboard if UNITS[about.unit].theatre == "space" else reasons.TroopsAboard)(about.unit)


def of_yard(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.QuietYard(str(answer))


def of_start(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.StartHidden() if answer == "base" else reasons.SmallOutpost(str(answer))


def of_start_units(thought: Thought, _answer: Option) -> Reason | None:
    about = thought.question.about
    return reasons.SmallOutpost(about.place) if isinstance(about, OfPlace) else None


def of_ring(thought: Thought, answer: Option) -> Reason | None:
    told = {
        "c-3po": reasons.RingForTalks,
        "k-2so": reasons.RingForSpies,
        "master-yoda": reasons.RingForFights,
        "bounty": reasons.RingOnTheirBest,
    }
    return told.get(ring(thought), reasons.RingForErrands)(str(answer))


def of_ring_use(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.RingWaits() if answer == "pass" else reasons.RingTurnsIt(str(answer))


def of_die(thought: Thought, _answer: Option) -> Reason | None:
    return reasons.SpoilBest() if theirs(thought) else reasons.RerollMissed()


def of_chosen_face(_thought: Thought, answer: Option) -> Reason | None:
    """reb.dice.mission-meaning"""
    return reasons.SpecialCountsTwo() if isinstance(answer, tuple) and answer[-1] == "special" else None


def of_second_look(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.RingWaits() if answer == "pass" else reasons.RerollMissed()


# ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def of_objective(thought: Thought, answer: Option) -> Reason | None:
    if answer == "pass" and "show-no-fear" in thought.options:
        return reasons.KeepSecret()
    if answer == "pass" and "the-long-war" in thought.options:
        return reasons.KeepGoals()
    return reasons.ScoreNow(str(answer)) if answer in OBJECTIVES else None


def of_kept_objective(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.NearestGoal(str(answer))


def of_buried_objective(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.BuryTheirGoal(str(answer))


def of_ordered_objectives(thought: Thought, answer: Option) -> Reason | None:
    if not isinstance(answer, tuple) or not answer:
        return None
    first = str(answer[0])
    return reasons.NearestGoal(first) if thought.view.side == "rebel" else reasons.TheirHardestFirst(first)


def of_given_up(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.FurthestGoal(str(answer[0])) if isinstance(answer, tuple) and answer else None


def of_cell(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.KeepGoals() if answer == "pass" else reasons.TradeGoal(str(answer))


def of_taken(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.MostUseful(str(answer)) if answer in MISSIONS else None


def of_theirs(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.TheirBestMission(str(answer)) if answer in MISSIONS else None


def of_kept_goal(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.KeepNearest(str(answer)) if answer in OBJECTIVES else None


def of_discard(_thought: Thought, answer: Option) -> Reason | None:
    return reasons.LeastUseful(str(answer)) if answer in MISSIONS else None


KINDS: Final[Mapping[str, Told]] = {
    "assign": of_assign,
    "assign-leaders": of_leaders,
    "turn": of_turn,
    "activate": of_activate,
    "mission-where": of_where,
    "mission-target": of_target,
    "join-mission": of_joining,
    "second-leader": of_joining,
    "veto": of_veto,
    "too-many-leaders": of_leaver,
    "place-leader": of_errand,
    "protect": of_leader,
    "falcon": of_leader,
    "leader-back": of_leader,
    "oppose": of_oppose,
    "capture": of_target,
    "recruit": of_leader,
    "recruit-here": of_leader,
    "choose-base": of_base,
    "new-base": of_base,
    "mobilize": of_mobilization,
    "move-from": of_source,
    "gather-from": of_source,
    "move": of_move,
    "build": of_building,
    "queue-icons": of_building,
    "deploy": of_deploy,
    "deploy-units": of_deployed,
    "recycle": of_recycling,
    "assign-damage": of_damage,
    "deal-damage": of_damage,
    "damage-whom": of_damage,
    "block": of_block,
    "block-damage": of_block,
    "shed-damage": of_block,
    "pick-dice": of_dice,
    "combat-action": of_action,
    "cinematic-action": of_action,
    "add-leader": of_command,
    "retreat-leader": of_retreating,
    "choose-tactic": of_tactic,
    "extra-tactic": of_tactic,
    "tactic-half": of_half,
    "retrieve-tactics": of_used_tactics,
    "scouts-from": of_scouts,
    "destroy-one": of_losses,
    "destroy-queued": of_losses,
    "destroy-worth": of_losses,
    "how-many": of_losses,
    "from-queue": of_gain,
    "gain-which": of_gain,
    "retreat": of_retreat,
    "retreat-units": of_evacuation,
    "objective": of_objective,
    "discard-mission": of_discard,
    "search": of_taken,
    "recover-mission": of_taken,
    "next-mission": of_taken,
    "discard-theirs": of_theirs,
    "place-units": of_placing,
    "construction-site": of_yard,
    "rebel-start": of_start,
    "rebel-units": of_start_units,
    "attach-ring": of_ring,
    "use-ring": of_ring_use,
    "pick-die": of_die,
    "set-die": of_chosen_face,
    "reroll-die": of_second_look,
    "order-objectives": of_ordered_objectives,
    "objective-on-top": of_kept_objective,
    "keep-objective": of_kept_goal,
    "bury-objective": of_buried_objective,
    "discard-objectives": of_given_up,
    "cell-discard": of_cell,
    **OUTCOMES,
}
