"""Вербовка: action cards are drawn, a leader joins the pool, his card is kept."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.core.question import Ask, Option, Procedure
from dejarik.games.rebellion.cards.registry import PICTURED
from dejarik.games.rebellion.facts import (
    ACTIONS,
    ADMIRAL,
    CAPTURED,
    CARBONITE,
    LEADER,
    LUKE_JEDI,
    LURE,
    NOBODY,
    NOWHERE,
    ROSTER,
)
from dejarik.games.rebellion.notes import ActionsDrawn, DiscardsAction, Recruits, RecruitsNobody
from dejarik.games.rebellion.notes.subjects import OfCount
from dejarik.games.rebellion.rules import actions, limit
from dejarik.games.rebellion.rules.leaders import recruitable
from dejarik.games.rebellion.state import ELIMINATED, POOL, SUPPLY, Table


def recruit(table: Table, side: int) -> Procedure[None]:
    """Draw two cards; where neither shows a leader who can be recruited, draw on (reb.recruit.draw)."""
    table.drawn = ()
    table.drawer = side
    draw(table, side, 2)
    table.agenda.append(("recruit-choice", side))
    yield from ()


def draw(table: Table, side: int, count: int) -> None:
    taken = table.action_decks[side][: -count - 1 : -1]
    table.action_decks[side] = table.action_decks[side][: len(table.action_decks[side]) - len(taken)]
    table.actions_known[side] = min(table.actions_known[side], len(table.action_decks[side]))
    table.drawn += taken
    table.reveal()
    if taken and table.notes is not None:
        table.whisper(table.team(side), ActionsDrawn, taken)


def offered(table: Table, cards: Sequence[str]) -> list[int]:
    """Leaders on these cards who can be recruited (reb.recruit.not-available)."""
    found = [leader for card in cards for leader in PICTURED[card] if recruitable(table, leader)]
    return list(dict.fromkeys(found))


def choice(table: Table, side: int) -> Procedure[None]:
    """Whom to recruit, as everybody hears; the card stays hidden (reb.gap.recruit-hidden)."""
    if not table.drawn:
        table.note(RecruitsNobody, side)
        return
    seat = table.seat(side, ADMIRAL)
    found = offered(table, table.drawn)
    options: list[Option] = [ROSTER[leader] for leader in found]
    if any(not offered(table, (card,)) for card in table.drawn):  # reb.recruit.draw-more-free-choice
        options.append("nobody")
    if not found and table.action_decks[side]:  # reb.recruit.draw-more
        options.append("draw")
    chosen = yield Ask(seat, "recruit", tuple(options), rule="reb.recruit.draw")
    if chosen == "draw":
        draw(table, side, 1)
        table.agenda.append(("recruit-choice", side))
        return
    table.reveal()
    leader = LEADER[chosen] if chosen != "nobody" else NOBODY
    if leader != NOBODY:
        table.where[leader] = POOL
        table.note(Recruits, side, chosen)
    else:
        table.note(RecruitsNobody, side)
    table.agenda.append(("recruit-card", side, leader))


def keep(table: Table, side: int, leader: int) -> Procedure[None]:
    """The card of the recruited leader is kept; the others go to the bottom of the deck, unrevealed."""
    fitting = [
        card
        for card in dict.fromkeys(table.drawn)
        if (leader in PICTURED[card] if leader != NOBODY else not offered(table, (card,)))
    ]
    # reb.golden.reference-over-learn
    if table.options.first_game:  # both cards leave the game (reb.setup.first-game-actions)
        table.actions_out[side] += table.drawn
        table.drawn = ()
        return
    # asked even if one card fits: whether there is a choice is nobody's business
    seat = table.seat(side, ADMIRAL)
    card = yield Ask(seat, "recruit-card", tuple(fitting), secret=True, rule="reb.recruit.draw")
    table.drawn = tuple([other for other in table.drawn if other != card])
    if len(table.drawn) > 1:
        table.agenda.append(("bury-actions", side))
    else:
        bury(table, side, table.drawn)
    gain_card(table, side, card, leader)
    if table.options.expansion:
        yield from limit.check(table, side)


def bury_drawn(table: Table, side: int) -> Procedure[None]:
    """Where more than one card is left, they go under the deck in any order (reb.gap.action-deck-empty)."""
    left = len(table.drawn)
    rule = "reb.gap.action-deck-empty"
    order: tuple[str, ...] = yield Ask(
        table.seat(side, ADMIRAL),
        "bury-actions",
        table.drawn,
        left,
        left,
        ordered=True,
        secret=True,
        about=OfCount(left),
        rule=rule,
    )
    bury(table, side, order)


def bury(table: Table, side: int, cards: tuple[str, ...]) -> None:
    """Cards go under the deck, the first of them lies highest; their owner knows them there."""
    table.drawn = ()
    table.action_decks[side] = (*reversed(cards), *table.action_decks[side])
    table.actions_known[side] += len(cards)


def gain_card(table: Table, side: int, card: str, leader: int) -> None:
    """An Immediate card is resolved at once; a card of nobody who is left is discarded (reb.recruit.dead-card)."""
    immediate = ACTIONS[card].timing == "immediate"
    if leader == NOBODY and all(_lost(table, person) for person in PICTURED[card]):
        actions.take(table, side, card)
        actions.drop(table, side, card)
        table.spent += (card,)
        table.reveal()
        table.note(DiscardsAction, side, card)
        return
    actions.take(table, side, card, leader)
    if immediate:  # reb.action.falcon-recruit
        table.agenda.append(("immediate", side, card))


def _lost(table: Table, leader: int) -> bool:
    """Luke Skywalker (Jedi), while he is in the game, is the Luke of every card (reb.leader.luke-jedi)."""
    if leader == LUKE_JEDI and table.where[leader] == SUPPLY:
        return True
    return table.where[leader] == ELIMINATED or table.rings[leader] in (CAPTURED, CARBONITE, LURE)


def immediate(table: Table, side: int, card: str) -> Procedure[None]:
    """As soon as the card is gained, by whoever's card it is (reb.action.types, reb.team.action-cards)."""
    seat = table.seat(side, max(ADMIRAL, actions.holder(table, side, card)))
    actions.spend(table, side, seat, card)
    yield from actions.play(table, side, seat, card, NOWHERE)
