"""The activation phase («Фаза активации», «Перегрузка»): ascending skill; reveal, move, check stress, act."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.xwing.cards.ability import Move
from dejarik.games.xwing.cards.facts import Manoeuvre
from dejarik.games.xwing.dice import CRIT, HIT, roll_attack
from dejarik.games.xwing.notes import Drifts, ObstacleDie, OfShip, Replaced, Reveals
from dejarik.games.xwing.rules import missions, order
from dejarik.games.xwing.rules.actions import action_step
from dejarik.games.xwing.rules.damage import suffer
from dejarik.games.xwing.rules.movement import execute
from dejarik.games.xwing.rules.tokens import gain_stress, lose_stress
from dejarik.games.xwing.rules.triggers import trigger
from dejarik.games.xwing.rules.values import TYPES, WINDOWS, colour
from dejarik.games.xwing.state import NONE, Ship, Table, other_side

#: What a ship with an ion token does instead of its dial.
DRIFT = Manoeuvre("straight", 1, "white")


def next_activation(table: Table) -> Procedure[None] | None:
    """The next ship's activation; None when the phase is over."""
    if table.step == "start":
        return open_phase(table)
    left = [ship for ship in table.ships if ship.in_play and not ship.activated and ship.pilot]
    return activate(table, order.lowest(table, left)) if left else None  # xw.act.tie-initiative


def open_phase(table: Table) -> Procedure[None]:
    table.step = "ships"
    shuttle = missions.marked_ship(table)
    if table.mission == missions.ESCORT and shuttle is not None and shuttle.in_play:
        yield from missions.move_shuttle(table)


def activate(table: Table, tied: list[Ship]) -> Procedure[None]:  # xw.act.steps
    """One ship's six steps."""
    ship = tied[0]
    if len(tied) > 1:
        number = yield Ask(ship.seat, "activate", tuple(each.id for each in tied), rule="xw.gap.act-own-tie")
        ship = table.ships[number]
    table.active = ship.id  # xw.act.active-ship
    manoeuvre = reveal(table, ship) or (yield from replace_red(table, ship))
    move = execute(table, ship, manoeuvre)  # xw.act.compulsory
    if move.overlapped:
        ship.grounded = True  # xw.overlap.no-action
    if not missions.check_fled(table, ship):  # xw.gap.flee-after-overlap
        check_stress(table, ship, move)  # xw.gap.overlap-still-executed
        yield from trigger(table, (ship,), "after_manoeuvre", move)  # xw.gap.night-beast-stress
        if move.met_obstacle:  # xw.obst.skip-action, xw.gap.obst-free-action
            yield from strike_obstacle(table, ship)  # xw.gap.obst-when-die
        else:
            yield from action_step(table, ship)  # xw.action.when, xw.stress.green-then-act
    ship.activated = True  # xw.act.cleanup
    table.active = NONE


def reveal(table: Table, ship: Ship) -> Manoeuvre | None:
    """Turn the dial faceup: what the ship flies; None for a red manoeuvre, which a stressed ship cannot fly."""
    if ship.ion or not ship.bearing:
        ship.ion = 0
        ship.bearing, ship.speed, ship.revealed = DRIFT.bearing, DRIFT.speed, True
        table.note(Drifts, ship.tag)
        return DRIFT
    printed = WINDOWS[ship.kind, ship.bearing, ship.speed]
    ship.revealed = True
    table.reveal()
    shade = colour(ship, printed)
    if table.notes is not None:
        table.note(Reveals, ship.tag, printed.bearing, printed.speed, shade)
    if shade == "red" and ship.stress:
        return None
    return printed if shade == printed.colour else Manoeuvre(printed.bearing, printed.speed, shade)


def replace_red(table: Table, ship: Ship) -> Procedure[Manoeuvre]:
    """The opponent chooses any manoeuvre of this dial that is not red; it counts with its own colour."""
    options = [
        (window.bearing, window.speed)
        for window in TYPES[ship.kind].dial
        if colour(ship, window) != "red" and not missions.too_fast(table, ship, window.speed)
    ]
    seat = table.speaker(other_side(ship.side))
    ship.bearing, ship.speed = yield Ask(
        seat, "replace", tuple(options), about=OfShip(ship.tag), rule="xw.stress.red-revealed"
    )
    window = WINDOWS[ship.kind, ship.bearing, ship.speed]
    table.note(Replaced, ship.tag, window.bearing, window.speed)
    return Manoeuvre(window.bearing, window.speed, colour(ship, window))  # xw.gap.stress-replaced-reveal


def check_stress(table: Table, ship: Ship, move: Move) -> None:
    """«Проверка сложности манёвра»."""
    if move.colour == "red":  # xw.man.colours
        gain_stress(table, ship)
    elif move.colour == "green":
        lose_stress(table, ship)


def strike_obstacle(table: Table, ship: Ship) -> Procedure[None]:
    """In place of the action step: one attack die, however many obstacles were met."""
    if not ship.in_play:
        return
    face = roll_attack(table.rng, 1)[0]  # xw.gap.obst-several
    table.note(ObstacleDie, ship.tag, face)
    yield from suffer(table, ship, hits=face == HIT, crits=face == CRIT)
