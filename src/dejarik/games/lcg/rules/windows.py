"""Действия игроков: action windows, active player first, one action at a time until both pass in succession."""

from __future__ import annotations

from dejarik.core.cards import usable
from dejarik.core.question import Ask, Option, Procedure
from dejarik.games.lcg.cards.ability import Ability, Use
from dejarik.games.lcg.cards.library import script_of
from dejarik.games.lcg.rules.playing import event_ability, play_card, play_event, playable, why_not_event
from dejarik.games.lcg.rules.resources import purse, why_not_payable
from dejarik.games.lcg.rules.timing import affordable, use_ability
from dejarik.games.lcg.rules.values import FACTS, facts
from dejarik.games.lcg.state import NOBODY, Table


def open_window(table: Table) -> None:
    table.chance = table.active
    table.passes = 0


def window(table: Table, after: str) -> Procedure[None]:
    """One player's chance in the open window. The window lets go to the box `after`."""
    if table.chance == NOBODY:
        open_window(table)
    seat = table.chance
    options = actions(table, seat)
    if table.hands[seat] and table.brisk:
        table.reveal()
    # Whoever holds cards is asked whether or not one of them can be played: silence would tell what is in the hand.
    if options or (table.hands[seat] and not table.brisk):
        answer = yield Ask(seat, "action", ("pass", *options), rule="lcg.action.window")
    else:
        answer = "pass"
    if answer == "pass":
        table.passes += 1
        if table.passes == 2:
            table.chance = NOBODY
            table.step = after
            return
    else:
        table.passes = 0
        table.pending = (seat, answer[0], answer[1], answer[2] if answer[0] == "use" else 0)
    table.chance = table.opponent(seat)


def actions(table: Table, seat: int) -> list[Option]:
    """Every action a player may take in the open window."""
    found: list[Option] = []
    hand = table.hands[seat]
    held = purse(table, seat) if hand else None
    if seat == table.active and table.step == "deployment.2":
        found += [("play", card) for card in playable(table, seat, held)]
    for card in hand:
        name = table.cards[card]
        abilities = script_of(name).held.get("action")
        if abilities:
            if FACTS[name].type == "event":
                affordable_event = why_not_payable(table, seat, card, 0, held) is None
                if affordable_event and why_not_event(table, seat, card) is None:
                    found.append(("play", card))
            else:
                found += _of_card(table, seat, card, abilities)
    for piece in table.pieces.values():
        if piece.controller == seat:
            abilities = script_of(piece.card).actions
            if abilities:
                found += _of_card(table, seat, piece.id, abilities)
    return found


def _of_card(table: Table, seat: int, card: int, abilities: list[Ability]) -> list[Option]:
    found: list[Option] = []
    for ability in abilities:
        use = Use(table, seat, card, None, ability)
        if usable(use) and affordable(use):
            found.append(("use", card, ability.index))
    return found


def act(table: Table) -> Procedure[None]:
    """Carry out the action that was chosen, to its end."""
    assert table.pending is not None
    seat, what, card, index = table.pending
    table.pending = None
    if what == "use":
        ability = script_of(table.cards[card]).abilities[index]
        yield from use_ability(Use(table, seat, card, None, ability))
    elif facts(table, card).type == "event":
        chosen = event_ability(table, seat, card)
        assert chosen is not None
        yield from play_event(Use(table, seat, card, None, chosen))
    else:
        yield from play_card(table, seat, card)
