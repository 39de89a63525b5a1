"""ПОРАЖЕНИЕ ПЕРСОНАЖА, ПОБЕДА: characters fall together; who has none left is out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.core.cards import cannot
from dejarik.core.question import Procedure
from dejarik.games.destiny.notes import Defeated
from dejarik.games.destiny.notes import Leaves as LeavesGame
from dejarik.games.destiny.rules.dice import put_back
from dejarik.games.destiny.rules.timing import interrupts, reactions, win
from dejarik.games.destiny.rules.values import remaining
from dejarik.games.destiny.state import NOBODY, Moment, Table


def defeat_fallen(table: Table) -> Procedure[None]:
    """Whoever has as much damage as health is defeated."""
    fallen = [
        number
        for number, piece in table.pieces.items()
        # dst.char.health
        if piece.kind == "character" and piece.damage and remaining(table, number) <= 0 and number not in table.dying
        if not cannot(table, "doomed", number)
    ]
    if fallen:
        yield from defeat(table, fallen, "damage")


def defeat(table: Table, characters: Sequence[int], why: str = "") -> Procedure[list[int]]:
    """Before it: what interrupts or replaces it. Then all go at the same moment, their dice first."""
    table.dying += characters
    due = [
        Moment(("defeat",), character, owner=table.pieces[character].controller, note=why) for character in characters
    ]
    yield from interrupts(table, *due)
    # dst.faq.obiwan-heal
    fallen = [moment.thing for moment in due if not moment.cancelled and moment.thing in table.characters(moment.owner)]
    table.dying = [other for other in table.dying if other not in characters]
    moments = []
    for character in fallen:
        moments.append(Moment(("defeated",), character, owner=table.pieces[character].controller))
        for card in [*table.upgrades(character), *table.upgrades(character, "downgrade")]:
            owner = table.pieces[card].controller
            moments.append(Moment(("bearer-defeated",), card, owner=owner, host=character))
        put_back(table, table.dice(character))  # dst.faq.track-dice
    for character in fallen:
        yield from _set_aside(table, character)  # dst.gap.simultaneous-defeat
    if not fallen:
        return fallen
    yield from check_characters(table)
    yield from reactions(table, *moments)
    return fallen


def _set_aside(table: Table, character: int) -> Procedure[None]:
    """The card is set aside, its upgrades are discarded."""
    from dejarik.games.destiny.rules.zones import leave, take_away

    table.note(Defeated, table.cards[character], character)
    hung = [*table.upgrades(character), *table.upgrades(character, "downgrade")]
    take_away(table, character)
    table.asides[table.owners[character]].append(character)
    for card in hung:
        yield from leave(table, card)


# ── who is out ─────────────────────────────────────────────────────────────────────────────────────────────────────


def check_characters(table: Table) -> Procedure[None]:
    """ПОБЕДА: whoever controls no characters has lost, at once."""
    lost = [seat for seat in table.playing if not table.characters(seat)]  # dst.defeat.lose
    if lost:
        yield from drop(table, lost, "characters")


#: How a game of several ends, by what the last ones to go had left too little of; anything else is told as it is.
LAST: Final = {"characters": "last", "cards": "last-cards"}


def drop(table: Table, lost: Sequence[int], result: str) -> Procedure[None]:
    """Who lost is out; the last one in the game wins. If nobody is left, the battlefield's controller does."""
    left = [seat for seat in table.playing if seat not in lost]
    if not left:
        arbiter = table.arbiter  # dst.win.both-decked, dst.gap.both-lose-characters, dst.gap.multi-all-out
        win(table, arbiter if arbiter in lost else lost[0], result)
    if len(left) == 1:
        win(table, left[0], result if len(table.seats) == 2 else LAST.get(result, result))
    for seat in lost:
        yield from eliminate(table, seat)


def eliminate(table: Table, seat: int) -> Procedure[None]:
    """СВОБОДНАЯ ИГРА: a player leaves with everything, but for the battlefield and what others control."""
    from dejarik.core.zones import unknow
    from dejarik.games.destiny.rules.zones import leave

    table.note(LeavesGame, seat)
    table.out.append(seat)
    for card in [n for n, piece in table.pieces.items() if piece.controller == seat and piece.kind != "battlefield"]:
        if card in table.pieces:
            yield from leave(table, card)
    unknow(table, set(table.hands[seat]) | set(table.decks[seat]))
    for zones in (table.hands, table.decks, table.discards, table.asides, table.spares):
        zones[seat].clear()
    table.stacked = {under: card for under, card in table.stacked.items() if table.owners[under] != seat}
    put_back(table, list(table.pools[seat]))
    table.resources[seat] = 0
    table.queue = [queued for queued in table.queue if queued.seat != seat]
    table.delayed = [delayed for delayed in table.delayed if delayed.seat != seat]
    table.extra = [owed for owed in table.extra if owed != seat]
    if table.resolving is not None and table.resolving.seat == seat:
        table.resolving = None
    if table.control == seat:
        table.control = NOBODY  # dst.multi.battlefield-vacant
        table.decides = table.opponents(seat)[0]  # dst.multi.left-decides
    elif table.control == NOBODY and table.decides == seat:
        table.decides = table.opponents(seat)[0]
