"""Карты, на которые смотрят: what becomes of cards that somebody has been shown. Looking and choosing are two steps."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.facts import EMPIRE, GENERAL, MISSIONS, PLACE, PLACES, REBEL, THEATRES
from dejarik.games.rebellion.notes import DiscardsMissions, FalseLead, ProjectBuried
from dejarik.games.rebellion.notes.expansion import MissionsKept, TacticsSorted
from dejarik.games.rebellion.notes.subjects import OfCount, OfObjectives, OfTheatre
from dejarik.games.rebellion.rules import base, zones
from dejarik.games.rebellion.state import Table


def sort_objectives(table: Table, count: int) -> Procedure[None]:
    """Infiltration: one of the top objectives stays on top, the other goes to the bottom."""
    seen = zones.top_objectives(table, count)
    seat = table.seat(REBEL, GENERAL)
    rule = "reb.base.objective-backs"
    top = yield Ask(seat, "objective-on-top", seen, secret=True, about=OfObjectives(len(seen)), rule=rule)
    zones.take_objectives(table, count)
    for card in seen:
        if card != top:
            zones.bury_objective(table, card)
    table.objectives += (top,)
    zones.lose_track(table, EMPIRE, seen)


def keep_objective(table: Table, count: int) -> Procedure[None]:
    """Covert Operation: one objective is kept, the other buried under the deck."""
    seen = zones.top_objectives(table, count)
    seat = table.seat(REBEL, GENERAL)
    about = OfObjectives(len(seen))
    kept = yield Ask(seat, "keep-objective", seen, secret=True, about=about, rule="reb.refresh.objective")
    zones.take_objectives(table, count)
    for card in seen:
        if card != kept:
            zones.bury_objective(table, card)
    table.objectives += (kept,)
    zones.lose_track(table, EMPIRE, seen)
    zones.draw_objectives(table, 1)


def order_objectives(table: Table, count: int, side: int = REBEL) -> Procedure[None]:
    """Stolen Plans: the top objectives are put back in any order; everybody sees their backs."""
    seen = zones.top_objectives(table, count)
    seat = table.seat(side, GENERAL)
    about = OfObjectives(len(seen))
    rule = "reb.base.objective-backs"
    order: tuple[str, ...] = yield Ask(
        seat, "order-objectives", seen, len(seen), len(seen), ordered=True, secret=True, about=about, rule=rule
    )
    zones.take_objectives(table, count)
    table.objectives += tuple(reversed(order))
    zones.lose_track(table, 1 - side, seen)


def bury_one(table: Table) -> Procedure[None]:
    """Retrieve the Plans: the Empire, which has seen the hand, puts one objective under the deck."""
    if not table.objective_hand:
        return
    seat = table.seat(EMPIRE, GENERAL)
    options = tuple(sorted(table.objective_hand))
    card = yield Ask(seat, "bury-objective", options, about=OfObjectives(len(options)), rule="reb.objective.reveal-all")
    table.objective_hand = zones.without(table.objective_hand, card)
    zones.bury_objective(table, card)
    zones.track(table, REBEL, (card,))


def keep_project(table: Table) -> Procedure[None]:
    """Research and Development: one project is kept, the other goes under its deck."""
    seen = table.drawn
    seat = table.seat(EMPIRE, GENERAL)
    # asked even if both are alike: what was drawn is nobody's business
    options = tuple(dict.fromkeys(seen))
    kept = yield Ask(seat, "keep-project", options, secret=True, about=OfCount(1), rule="reb.mission.research")
    rest = zones.without(seen, kept)
    table.drawn = ()
    zones.keep_project(table, (kept,))
    for card in rest:
        zones.bury_project(table, card)
    if rest:
        table.note(ProjectBuried)


def false_lead_top(table: Table) -> Procedure[None]:
    """The Rebels choose which of the planted probe cards go on top, the first one uppermost."""
    told = tuple([PLACES[card] for card in table.planted])
    seat = table.seat(REBEL, GENERAL)
    about = OfCount(len(told))
    rule = "reb.mission.plant-false-lead"
    chosen: tuple[str, ...] = yield Ask(
        seat, "false-lead-top", told, 0, len(told), ordered=True, secret=True, about=about, rule=rule
    )
    table.planted_on_top = tuple([PLACE[name] for name in chosen])


def false_lead_bottom(table: Table) -> Procedure[None]:
    """The others go to the bottom in an order the Rebels like; the Empire learns only how many."""
    rest = tuple([PLACES[card] for card in table.planted if card not in table.planted_on_top])
    order = rest
    if len(rest) > 1:
        seat = table.seat(REBEL, GENERAL)
        rule = "reb.mission.plant-false-lead"
        about = OfCount(len(rest))
        order = yield Ask(
            seat, "false-lead-bottom", rest, len(rest), len(rest), ordered=True, secret=True, about=about, rule=rule
        )
    on_top = table.planted_on_top
    table.probes = (*[PLACE[name] for name in reversed(order)], *table.probes, *reversed(on_top))
    for card in table.planted:
        base.set_apart(table, card)
    if table.notes is not None:
        table.note(FalseLead, tuple(PLACES[card] for card in table.planted), len(on_top), len(rest))
    table.planted = table.planted_on_top = ()
    table.reveal()


# ── Rise of the Empire ─────────────────────────────────────────────────────────────────────────────────────────────


def discard_theirs(table: Table) -> Procedure[None]:
    """Stolen Intel: the Empire, which has seen the Rebel mission hand, discards a card that is no starting mission."""
    seat = table.seat(EMPIRE, GENERAL)
    options = tuple(sorted({card for card in table.hands[REBEL] if MISSIONS[card].type != "starting"}))
    card = yield Ask(seat, "discard-theirs", options, about=OfCount(1), rule="reb.mission.discard")
    zones.throw_away(table, REBEL, card)
    table.note(DiscardsMissions, REBEL, (card,))


def sort_tactics(table: Table, theatre: int) -> Procedure[None]:
    """Prepare for Battle: the cards looked at go on top in an order of choice, or to the bottom."""
    seat = table.seat(REBEL, GENERAL)
    about = OfTheatre(THEATRES[theatre])
    numbers = tuple(range(len(table.peeked)))
    top: tuple[int, ...] = yield Ask(
        seat, "sort-tactics", numbers, 0, len(numbers), ordered=True, secret=True, about=about, rule="reb.action.types"
    )
    seen, table.peeked = table.peeked, ()
    deck = table.tactics[theatre][: len(table.tactics[theatre]) - len(seen)]
    under = [seen[number] for number in numbers if number not in top]
    table.tactics[theatre] = (*under, *deck, *[seen[number] for number in reversed(top)])
    table.note(TacticsSorted, THEATRES[theatre])


def keep_missions(table: Table, count: int) -> Procedure[None]:
    """Secret Mission: one or two of the missions looked at are kept, the rest is shuffled back."""
    seat = zones.mission_seat(table, REBEL)
    numbers = tuple(range(len(table.drawn)))
    rule = "reb.mission.search-hidden"
    answer = yield Ask(seat, "keep-missions", numbers, count, count, secret=True, about=OfCount(count), rule=rule)
    chosen = (answer,) if isinstance(answer, int) else answer
    kept = tuple(table.drawn[number] for number in chosen)
    table.hands[REBEL] += kept
    rest = [card for number, card in enumerate(table.drawn) if number not in chosen]
    table.drawn = ()
    table.decks[REBEL] = zones.shuffled(table, (*table.decks[REBEL], *rest))
    table.note(MissionsKept, len(kept))
