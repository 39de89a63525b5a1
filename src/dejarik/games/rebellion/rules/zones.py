"""Карты в колодах, на руках и в сбросе: drawing, discarding, and what the other side has seen of them."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.games.rebellion.facts import EMPIRE, GENERAL, MISSIONS, OBJECTIVES, REBEL
from dejarik.games.rebellion.notes import (
    DrawsMissions,
    DrawsObjectives,
    DrawsProjects,
    LooksAtObjectives,
    MissionsDrawn,
    ObjectivesDrawn,
    ObjectivesSeen,
    PlaysObjective,
)
from dejarik.games.rebellion.state import Table


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards less one copy of `card`."""
    number = cards.index(card)
    return cards[:number] + cards[number + 1 :]


def shuffled(table: Table, cards: Sequence[str]) -> tuple[str, ...]:
    mixed = list(cards)
    table.rng.shuffle(mixed)
    return tuple(mixed)


# ── missions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def draw_mission(table: Table, side: int) -> str:
    """The top card; a deck that has run out is made anew from its discard pile (reb.deck.empty-reshuffle)."""
    if not table.decks[side]:
        table.decks[side] = shuffled(table, table.discards[side])
        table.discards[side] = ()
    if not table.decks[side]:
        return ""
    card = table.decks[side][-1]
    table.decks[side] = table.decks[side][:-1]
    table.hands[side] += (card,)
    return card


def draw_missions(table: Table, side: int, count: int) -> None:
    drawn = [card for card in [draw_mission(table, side) for _ in range(count)] if card]
    table.reveal()
    if table.notes is not None:
        table.note(DrawsMissions, side, len(drawn))
        table.whisper(table.team(side), MissionsDrawn, tuple(drawn))


def draw_project(table: Table) -> str:
    """The top project, not yet in hand."""
    if not table.projects:
        table.projects = shuffled(table, table.project_discards)
        table.project_discards = ()
    if not table.projects:
        return ""
    card = table.projects[-1]
    table.projects = table.projects[:-1]
    table.projects_known = min(table.projects_known, len(table.projects))
    return card


def keep_project(table: Table, cards: Sequence[str]) -> None:
    """Projects go to the mission hand (reb.mission.research)."""
    table.hands[EMPIRE] += tuple(cards)
    if cards and table.notes is not None:
        table.note(DrawsProjects, len(cards))
        table.whisper(table.team(EMPIRE), MissionsDrawn, tuple(cards))


def bury_project(table: Table, card: str) -> None:
    table.projects = (card, *table.projects)
    table.projects_known += 1


def assign(table: Table, side: int, card: str) -> int:
    """A mission from the hand is laid face down; its number."""
    table.hands[side] = without(table.hands[side], card)
    return lay_down(table, side, card)


def lay_down(table: Table, side: int, card: str) -> int:
    table.assigned[side] += (card,)
    return len(table.assigned[side]) - 1


def turn_up(table: Table, side: int, number: int) -> str:
    """A face-down mission is shown."""
    laid = table.assigned[side]
    card = laid[number]
    table.assigned[side] = (*laid[:number], "", *laid[number + 1 :])
    if card in table.known[side]:
        table.known[side] = without(table.known[side], card)
    return card


def take_back(table: Table, side: int, number: int) -> None:
    """A face-down mission returns to the hand unrevealed (reb.command.unrevealed-return, reb.assign.lost-leader)."""
    laid = table.assigned[side]
    card = laid[number]
    table.assigned[side] = (*laid[:number], "", *laid[number + 1 :])
    table.hands[side] += (card,)


def lay_away(table: Table, side: int, card: str, to: str = "") -> None:
    """A starting mission returns to hand, others go to their own discard pile (reb.mission.discard)."""
    if to == "hand" or (not to and MISSIONS[card].type == "starting"):
        table.hands[side] += (card,)  # reb.mission.starting-once
        table.known[side] += (card,)  # everybody saw it go there
    else:
        discard_mission(table, side, card)


def discard_mission(table: Table, side: int, card: str) -> None:
    if MISSIONS[card].type == "project":
        table.project_discards += (card,)
    else:
        table.discards[side] += (card,)


def throw_away(table: Table, side: int, card: str) -> None:
    """A mission is discarded from the hand, face up."""
    table.hands[side] = without(table.hands[side], card)
    if card in table.known[side]:
        table.known[side] = without(table.known[side], card)
    discard_mission(table, side, card)
    table.reveal()


# ── objectives ─────────────────────────────────────────────────────────────────────────────────────────────────────


def top_objectives(table: Table, count: int) -> tuple[str, ...]:
    """The uppermost cards of the objective deck, the top one first."""
    return table.objectives[: -count - 1 : -1]


def take_objectives(table: Table, count: int) -> tuple[str, ...]:
    taken = top_objectives(table, count)
    table.objectives = table.objectives[: len(table.objectives) - len(taken)]
    return taken


def draw_objectives(table: Table, count: int) -> None:
    """The Rebels draw objectives; an empty deck stays empty (reb.gap.objective-deck-empty)."""
    taken = take_objectives(table, count)
    keep_objectives(table, taken)
    for card in taken:
        if OBJECTIVES[card].timing == "immediate":
            show_immediate(table, card)


def show_immediate(table: Table, card: str) -> None:
    """An Immediate objective is revealed as soon as it is drawn (reb.rote.objective.immediate)."""
    table.objective_hand = without(table.objective_hand, card)
    forget(table, EMPIRE, card)
    table.objectives_in_play += (card,)
    table.reveal()
    table.note(PlaysObjective, card, 0)
    table.agenda.append(("immediate-objective", card))


def keep_objectives(table: Table, cards: Sequence[str]) -> None:
    if not cards:
        return
    table.objective_hand += tuple(cards)
    for card in cards:
        forget(table, REBEL, card)
    table.reveal()
    if table.notes is not None:
        table.note(DrawsObjectives, len(cards))
        table.whisper(table.team(REBEL), ObjectivesDrawn, tuple(cards))


def bury_objective(table: Table, card: str) -> None:
    table.objectives = (card, *table.objectives)


def track(table: Table, side: int, cards: Sequence[str]) -> None:
    """A side has seen where these objectives are."""
    table.tracked[side] += tuple([card for card in cards if card not in table.tracked[side]])


def forget(table: Table, side: int, card: str) -> None:
    if card in table.tracked[side]:
        table.tracked[side] = without(table.tracked[side], card)


def lose_track(table: Table, side: int, cards: Sequence[str]) -> None:
    """What a side knew of these cards is gone: they were moved where it could not follow."""
    for card in cards:
        forget(table, side, card)


def show_objectives(table: Table) -> None:
    """The Empire sees the whole hand of objectives (reb.objective.reveal-all)."""
    track(table, EMPIRE, table.objective_hand)
    table.reveal()


def mission_seat(table: Table, side: int) -> int:
    """The general keeps the mission hand (reb.team.duties)."""
    return table.seat(side, GENERAL)


def look_at_objectives(table: Table, side: int, count: int) -> tuple[str, ...]:
    """A side sees the top objectives, and knows where they are from now on."""
    seen = top_objectives(table, count)
    if seen:
        track(table, side, seen)
        table.reveal()
        if table.notes is not None:
            table.note(LooksAtObjectives, side, len(seen))
            table.whisper(table.team(side), ObjectivesSeen, seen)
    return seen


def take_from_deck(table: Table, side: int, card: str) -> None:
    """A card that was searched for is taken out, and its deck is shuffled."""
    if MISSIONS[card].type == "project":
        table.projects = shuffled(table, without(table.projects, card))
        table.projects_known = 0
    else:
        table.decks[side] = shuffled(table, without(table.decks[side], card))
    table.chosen = card
