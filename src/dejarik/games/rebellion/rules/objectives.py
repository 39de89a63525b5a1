"""Карты целей: when they can be played, and what they give."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.cards.registry import OBJECTIVE, Use, carry_out
from dejarik.games.rebellion.facts import (
    DIRECT,
    EMPIRE,
    GENERAL,
    KIND,
    KINDS,
    NEUTRAL,
    NOWHERE,
    OBJECTIVES,
    PLACES,
    REBEL,
    SHIELD_BUNKER,
    SPACE,
    STATIONS,
    TROOPS,
    UNIT,
    YODA,
)
from dejarik.games.rebellion.notes import PlansFail, PlansRolled, PlaysObjective, StationDestroyed
from dejarik.games.rebellion.notes.subjects import OfCard, OfDice, OfMoment
from dejarik.games.rebellion.rules import dice, missions, reputation, units, zones
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.rules.constant import settle
from dejarik.games.rebellion.state import Table

PLANS = ("death-star-plans-2", "death-star-plans-3")
#: Rebel kinds that are fighters.
FIGHTERS = tuple(kind for kind in TROOPS[REBEL][SPACE] if UNIT[kind].type == "fighter")


def may_hold(table: Table, card: str) -> bool:
    """As far as everybody can see, the Rebels may hold this card: the backs of their cards show the stages."""
    if card in table.objective_discards or card in table.objectives_in_play:
        return False
    if OBJECTIVES[card].expansion and not table.options.expansion:
        return False
    return any(OBJECTIVES[held].stage == OBJECTIVES[card].stage for held in table.objective_hand)


def met(table: Table, moment: str) -> list[str]:
    """Objectives that could be played now by whoever held them."""
    combat = table.combat
    if not table.objective_hand or (combat is not None and combat.objective_played):
        return []
    passed_over = combat.passed_over if combat is not None else ()
    return [
        card
        for card, script in OBJECTIVE.items()
        if script.moment == moment and card not in passed_over and may_hold(table, card) and script.condition(table)
    ]


def offer(table: Table, moment: str, *, plans_too: bool = False) -> Procedure[None]:
    """Objectives whose condition is met now, and plans (reb.objective.play); one in a combat or Refresh Phase.

    As with action cards, the question comes whenever somebody could hold a fitting card.
    """
    combat = table.combat
    while True:
        found = met(table, moment)
        aimed = plans_too and can_use_plans(table)
        if not found and not aimed:
            return
        seat = table.seat(REBEL, GENERAL)
        held = [card for card in (*found, *(PLANS if aimed else ())) if card in table.objective_hand]
        about = OfMoment(moment)
        chosen = yield Ask(seat, "objective", ("pass", *held), about=about, rule="reb.objective.one-per")
        if chosen in PLANS:
            yield from plans(table, chosen)
            continue  # reb.gap.plans-failed-limit
        if combat is not None:  # reb.objective.immediately, reb.gap.objective-window-again
            combat.passed_over += tuple(found)
        if chosen != "pass":
            yield from play(table, chosen)
        return


def play(table: Table, card: str) -> Procedure[None]:
    """The card is shown, gives its reputation, and is discarded (reb.objective.used)."""
    script = OBJECTIVE[card]
    leave_hand(table, card)
    if script.card_to == "discard":
        table.objective_discards += (card,)
    elif script.card_to == "hand":  # reb.objective.heart-returns
        table.objective_hand += (card,)
        zones.track(table, EMPIRE, (card,))
    else:
        table.objectives_in_play += (card,)
    if table.combat is not None:
        table.combat.objective_played = True
    table.reveal()
    worth = OBJECTIVES[card].reputation if script.worth is None else script.worth(table)
    table.note(PlaysObjective, card, worth)
    reputation.gain(table, worth)
    seat = table.seat(REBEL, GENERAL)
    place = table.combat.place if table.combat is not None else NOWHERE
    yield from carry_out(Use(table, REBEL, seat, card, place), script.effects)


def leave_hand(table: Table, card: str) -> None:
    table.objective_hand = zones.without(table.objective_hand, card)
    zones.forget(table, EMPIRE, card)


def resolve_immediate(table: Table, card: str) -> Procedure[None]:
    """What an Immediate objective does; without a marker on the board it is discarded (reb.rote.objective.stays)."""
    seat = table.seat(REBEL, GENERAL)
    yield from carry_out(Use(table, REBEL, seat, card), OBJECTIVE[card].effects)
    if not any(owner == card for owner, _ in table.targets):
        table.objectives_in_play = zones.without(table.objectives_in_play, card)
        table.objective_discards += (card,)


# ── Death Star Plans ───────────────────────────────────────────────────────────────────────────────────────────────


def aims(table: Table) -> list[int]:
    """The stations that the plans could be used against here (reb.ds.plans, reb.ds.plans-dsuc)."""
    combat = table.combat
    assert combat is not None
    here = table.units[combat.place]
    if here[SHIELD_BUNKER] or not any(here[kind] for kind in FIGHTERS):
        return []
    if any(card == "secure-the-plans" for card, _ in table.targets):
        return []
    return [kind for kind in STATIONS if here[kind]]


def can_use_plans(table: Table) -> bool:
    """After both sides have attacked in space, once in a round, unless an objective was played in this combat."""
    combat = table.combat
    assert combat is not None
    if combat.objective_played or combat.plans_shown or not aims(table):
        return False
    return any(may_hold(table, card) for card in PLANS)


def plans(table: Table, card: str) -> Procedure[None]:
    """Death Star Plans are shown; three dice are rolled for a direct hit (reb.ds.plans)."""
    combat = table.combat
    assert combat is not None
    combat.plans_shown = True
    zones.track(table, EMPIRE, (card,))  # the Empire has seen it
    table.reveal()
    rolled = yield from missions.roll_with_luck(table, REBEL, dice.any_two(3), combat.place)
    yield from second_look(table, rolled)
    combat.dice, combat.roller = tuple(rolled), REBEL
    if table.notes is not None:
        table.note(PlansRolled, dice.told(rolled))
    if any(face == DIRECT for _, face in rolled):
        yield from strike(table, card)
    else:  # reb.ds.plans-fail
        table.note(PlansFail)


def second_look(table: Table, rolled: list[tuple[int, int]]) -> Procedure[None]:
    """Master Yoda's ring may reroll one of them (reb.ring.yoda-dsp)."""
    combat = table.combat
    assert combat is not None
    if not missions.ring_helps(table, YODA, combat.place, (rolled, ())):
        return
    seat = table.seat(REBEL, GENERAL)
    about = OfDice(dice.told(rolled))
    options = ("pass", *range(len(rolled)))
    number = yield Ask(seat, "reroll-die", options, about=about, rule="reb.ring.yoda-dsp")
    if isinstance(number, int):
        missions.use_ring(table, YODA, rolled, number)


def strike(table: Table, card: str) -> Procedure[None]:
    """The station is destroyed, and the card is scored."""
    combat = table.combat
    assert combat is not None
    found = tuple([KINDS[kind] for kind in aims(table)])
    about = OfCard(card)
    seat = table.seat(REBEL, GENERAL)
    station = KIND[(yield from which(Ask(seat, "destroy-one", found, about=about, rule="reb.ds.plans")))]
    combat.lost[station] += 1
    table.note(StationDestroyed, KINDS[station], PLACES[combat.place])
    units.destroy(table, combat.place, station)
    yield from settle(table)
    from dejarik.games.rebellion.rules.combat import judge

    judge(table, SPACE, retreat=NEUTRAL)
    yield from play(table, card)
