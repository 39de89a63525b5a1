"""Фаза командования: turns in order until everybody has passed."""

from __future__ import annotations

from dejarik.core.question import Ask, Option, Procedure
from dejarik.games.rebellion.facts import (
    ADMIRAL,
    BASE,
    EITHER,
    EMPIRE,
    GENERAL,
    LEADER,
    LEADS,
    NO_SYSTEMS,
    PLACE,
    PLACES,
    REBEL,
    ROSTER,
)
from dejarik.games.rebellion.notes import CommandOver, Passes
from dejarik.games.rebellion.notes.subjects import OfMobilization
from dejarik.games.rebellion.rules import base, combat, missions, movement, targets, tucked
from dejarik.games.rebellion.rules.constant import contested, settle
from dejarik.games.rebellion.rules.leaders import eliminate, pool
from dejarik.games.rebellion.state import Table


def phase(table: Table) -> Procedure[None]:
    """The Rebels begin, turns alternate, whoever has passed is skipped (reb.command.order)."""
    turns = len(table.turns)
    for step in range(turns):
        number = (table.turn + step) % turns
        if not table.passed >> number & 1:
            table.turn = number
            table.agenda += [("command",), ("turn", number)]
            break
    else:  # reb.command.end
        table.agenda.append(("command-over",))
    yield from ()


def turn(table: Table, number: int) -> Procedure[None]:
    """Activate a system or reveal a mission, or pass (reb.command.options)."""
    side, role = table.turns[number]
    seat = table.seat(side, ADMIRAL if role == EITHER else role)
    table.current = side
    options: list[Option] = [("lead", ROSTER[leader]) for leader in pool(table, side, role) if LEADS[leader]]
    options += [
        ("reveal", place) for place in range(len(table.assigned[side])) if missions.revealable(table, side, place, role)
    ]
    options.append("pass")
    if side == REBEL and base.is_hidden(table):  # reb.base.voluntary
        options.append("show-base")
    # reb.action.leader-elsewhere
    options += [("use", card) for card, _ in table.tucked if tucked.AT_TURN.get(card) == side]
    chosen = yield Ask(seat, "turn", tuple(options), rule="reb.command.options")
    if chosen == "pass":  # reb.command.pass-not-action
        table.passed |= 1 << number  # reb.command.pass, reb.base.voluntary-after-pass
        table.turn = (number + 1) % len(table.turns)
        table.note(Passes, seat)
        return
    if chosen == "show-base":  # the turn goes on after any combat (reb.base.voluntary-combat)
        table.agenda += [("turn", number), ("combats", side)]
        base.reveal(table)
        yield from settle(table)
        return
    if chosen[0] == "use":  # reb.rote.sweep-secret: the turn goes on
        table.agenda += [("turn", number), ("combats", side), ("use-tucked", side, seat, chosen[1])]
        return
    table.turn = (number + 1) % len(table.turns)
    table.agenda.append(("combats", side))  # reb.mission.combat-after
    if chosen[0] == "lead":
        table.agenda.append(("activation", side, seat, LEADER[chosen[1]]))
    else:
        table.reveal()
        table.agenda.append(("mission", side, seat, chosen[1]))


def activation(table: Table, side: int, seat: int, leader: int) -> Procedure[None]:
    yield from movement.activate(table, side, seat, leader)


def combats(table: Table, side: int) -> Procedure[None]:
    """Every combat that is due is fought, initiated by the player whose turn it is (reb.combat.initiated)."""
    due = contested(table)
    if due:
        table.agenda.append(("combats", side))
        combat.begin(table, due[0], side)  # reb.combat.after-mission
    else:
        table.origins = NO_SYSTEMS
        yield from missions.aftermath(table)
        if table.targets:
            yield from targets.offer(table)


# ── the end of the phase ───────────────────────────────────────────────────────────────────────────────────────────


def over(table: Table) -> Procedure[None]:
    """Rebel abilities that wait for this moment come before Imperial ones (reb.timing.rebel-first-tie)."""
    table.note(CommandOver)
    table.agenda.append(("refresh",))
    if table.options.expansion:
        table.agenda.append(("end-of-command", EMPIRE))
    table.agenda += [("combats", REBEL), ("doom",), ("mobilize",)]
    yield from ()


def mobilize(table: Table) -> Procedure[None]:
    """Rapid Mobilization takes effect; with several the Rebels choose the order (reb.timing.own-order)."""
    waiting = table.mobilizations
    if not waiting:
        return
    table.current = REBEL
    seat = table.seat(REBEL, GENERAL)
    with_leaders = waiting[0]
    if len(set(waiting)) > 1:  # reb.mission.contingency-rapid
        options = tuple(sorted(set(waiting)))
        with_leaders = yield Ask(seat, "which-mobilization", options, rule="reb.timing.own-order")
    number = waiting.index(with_leaders)
    table.mobilizations = waiting[:number] + waiting[number + 1 :]
    table.agenda.append(("mobilize",))
    cards = 8 if with_leaders > 1 else 4
    options_: list[Option] = ["new-base", "nothing"]
    if base.is_hidden(table):  # reb.base.rapid-mob-move
        options_.insert(0, "gather")
    about = OfMobilization(cards)
    chosen = yield Ask(seat, "mobilize", tuple(options_), about=about, rule="reb.base.rapid-mob-timing")
    if chosen == "new-base":
        table.agenda.append(("new-base", cards))
    elif chosen == "gather":
        yield from gather(table, seat)


def gather(table: Table, seat: int) -> Procedure[None]:
    """Up to 5 units go from one system to the base space, whatever the distance, but not past their leader."""
    order = movement.Order(most=5)
    start = [PLACES[place] for place in range(BASE) if movement.moving(table, REBEL, place, order)]
    rule = "reb.base.rapid-mob-move"
    chosen = yield Ask(seat, "gather-from", ("nowhere", *start), rule=rule)
    if chosen != "nowhere":
        yield from movement.choose_units(table, seat, REBEL, PLACE[chosen], BASE, order)
        yield from settle(table)


def new_base(table: Table, cards: int) -> Procedure[None]:
    yield from base.scout(table, cards)


def new_base_choice(table: Table) -> Procedure[None]:
    yield from base.establish(table)
    yield from settle(table)


def doom(table: Table) -> Procedure[None]:
    """Leaders marked for it are eliminated (reb.cine.confrontation-retreat)."""
    for what, leader in table.lasting:
        if what == "doomed":
            eliminate(table, leader)
    yield from ()
