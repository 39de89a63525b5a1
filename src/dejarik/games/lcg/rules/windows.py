"""Действия игроков: action windows, active player first, one action at a time until both pass in succession."""

from __future__ import annotations

from typing import Any, Final

from dejarik.core.cards import held_by, usable
from dejarik.core.question import Ask, Option, Procedure
from dejarik.games.lcg.cards.ability import Ability, Use
from dejarik.games.lcg.cards.library import script_of
from dejarik.games.lcg.rules.playing import can_play_event, event_ability, play_card, play_event, playable
from dejarik.games.lcg.rules.resources import purse
from dejarik.games.lcg.rules.timing import TIMING, affordable, use_ability
from dejarik.games.lcg.rules.values import FACTS, facts
from dejarik.games.lcg.state import NOBODY, Table

#: The question to who cannot act and must not show it: most questions of a match, and always the same.
NOTHING_TO_DO: Final = tuple(Ask(seat, "action", ("pass",), rule="lcg.action.window") for seat in (0, 1))


def open_window(table: Table) -> None:
    table.chance = table.active  # lcg.action.order
    table.passes = 0


def window(table: Table, after: str) -> Procedure[None]:
    """One player's chance in the open window. The window lets go to the box `after`."""
    if table.chance == NOBODY:
        open_window(table)
    seat = table.chance
    asked = chance(table, seat)
    answer: Any = "pass" if asked is None else (yield asked)
    table.chance = table.opponent(seat)
    if answer != "pass":
        table.passes = 0
        table.pending = (seat, answer[0], answer[1], answer[2] if answer[0] == "use" else 0)
        return
    table.passes += 1
    if table.passes == 2:  # lcg.action.close, lcg.timing.window-rule
        table.chance = NOBODY
        table.passes = 0
        table.step = after


def chance(table: Table, seat: int) -> Ask | None:
    """One player's chance to act; None for who cannot but pass.

    Whoever holds cards is asked whether or not one of them can be played: silence would tell what is in the hand.
    """
    options = actions(table, seat)
    if table.hands[seat] and table.brisk:
        table.reveal()
    if not options:
        return None if table.brisk or not table.hands[seat] else NOTHING_TO_DO[seat]
    return Ask(seat, "action", ("pass", *options), rule="lcg.action.window")


def actions(table: Table, seat: int) -> list[Option]:
    """Every action a player may take in the open window."""
    found: list[Option] = []
    held = None
    if seat == table.active and table.step == "deployment.2":
        held = purse(table, seat)
        # lcg.deploy.is-action
        found += [("play", card) for card in playable(table, seat, held)]
    for card, ability in held_by(table, seat, "hand", "action"):  # lcg.event.anytime, lcg.abil.either-turn
        if FACTS[table.cards[card]].type == "event":
            held = purse(table, seat) if held is None else held
            if ("play", card) not in found and can_play_event(table, seat, card, held):
                found.append(("play", card))
        else:
            found += _of_card(table, seat, card, ability)
    # lcg.state.exhausted-still-works, lcg.gap.ability-needs-play
    for card, ability in TIMING.waiting_in_play(table, "action", seat):
        found += _of_card(table, seat, card, ability)
    return found


def _of_card(table: Table, seat: int, card: int, ability: Ability) -> list[Option]:
    use = Use(table, seat, card, None, ability)
    return [("use", card, ability.index)] if usable(use) and affordable(use) else []


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
