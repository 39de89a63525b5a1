"""Verbs that move cards: out of play, into captivity and back, from hands, decks and piles, into play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dejarik.core.cards import number, select
from dejarik.core.question import Procedure
from dejarik.games.lcg.cards.ability import Amount, Deed, Effect, Filter, Use, Verb, Whom
from dejarik.games.lcg.cards.words.filters import this
from dejarik.games.lcg.cards.words.whom import opposing_seat, your_seat
from dejarik.games.lcg.notes import Returned
from dejarik.games.lcg.rules import playing, zones
from dejarik.games.lcg.rules.values import FACTS, objectives
from dejarik.games.lcg.state import DIAL, NOWHERE, Table


def destroy(whom: Whom) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        return bool((yield from zones.destroy(use.table, things, source=use.this, seat=use.seat)))

    return Verb(act, whom, lambda use, thing: use.table.pieces[thing].kind != "affiliation" and thing != DIAL)


def discard(whom: Whom) -> Effect:
    """Discard cards from play."""
    return _leaving(whom, zones.discard_from_play)


def sacrifice(whom: Whom = this) -> Effect:
    """Discard cards of your own from play. As a cost it is paid only if the card really leaves."""
    # lcg.term.sacrifice
    return _leaving(whom, lambda table, thing: zones.discard_from_play(table, thing, ("sacrificed", "discarded")))


def return_to_hand(whom: Whom) -> Effect:
    """Return cards from play to their owners' hands."""
    return _leaving(whom, zones.return_to_hand)


def _leaving(whom: Whom, leave: Callable[[Table, int], Procedure[bool]]) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        gone = 0
        for thing in things:
            if thing in use.table.pieces and (yield from leave(use.table, thing)):
                gone += 1
                use.paid.append(thing)
        return gone == len(things)

    return Verb(act, whom, lambda use, thing: use.table.pieces[thing].kind != "affiliation" and thing != DIAL)


def capture(whom: Whom, at: Filter | None = None) -> Effect:
    """Capture cards from play, at a given objective or where the dark side likes. The light side captures nothing."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        done = False
        for thing in things:
            named = at.find(use) if at is not None else []
            where_to = named[0] if named else (yield from zones.choose_prison(use.table))
            if where_to != NOWHERE and thing in use.table.pieces:
                done = (yield from zones.capture_from_play(use.table, thing, where_to)) or done
        return done

    def useful(use: Use, thing: int) -> bool:
        table = use.table
        return (
            # lcg.capture.dark-only
            use.seat == table.dark and table.pieces[thing].owner != table.dark and bool(objectives(table, table.dark))
        )

    return Verb(act, whom, useful)


def rescue(and_then: Callable[[Use, int], Procedure[bool]] | None = None) -> Effect:
    """Choose an objective with captured cards and take one of them at random to its owner's hand."""

    def act(use: Use) -> Procedure[bool]:
        where_from = zones.prisons(use.table)
        if not where_from:
            return False
        found = yield from select(use, use.seat, "rescue-from", where_from, 1, 1)
        free = yield from zones.rescue(use.table, use.seat, found[0])
        return True if and_then is None else (yield from and_then(use, free))

    return Deed(act, lambda use: bool(zones.prisons(use.table)))


def draw(count: Amount, who: Callable[[Use], int] = your_seat) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        yield from zones.draw(use.table, who(use), number(count, use))
        return True

    return Deed(act, lambda use: number(count, use) > 0)


def discard_from_hand(
    count: Amount, who: Callable[[Use], int] = your_seat, *, least: Amount | None = None, which: Filter | None = None
) -> Effect:
    """A player chooses cards of the own hand and discards them; `use.number` is then how many."""

    def held(use: Use) -> list[int]:
        hand = use.table.hands[who(use)]
        return hand if which is None else which.among(use, hand)

    def act(use: Use) -> Procedure[bool]:
        seat, hand = who(use), held(use)
        most = min(number(count, use), len(hand))
        low = most if least is None else min(number(least, use), most)
        cards: Sequence[int] = yield from select(use, seat, "discard-hand", list(hand), low, most)
        if cards:
            yield from zones.discard_cards(use.table, seat, cards)
        use.number = len(cards)
        use.paid += cards
        return bool(cards)

    return Deed(act, lambda use: len(held(use)) >= max(1, number(count if least is None else least, use)))


def discard_at_random(count: int = 1, who: Callable[[Use], int] = opposing_seat) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        seat = who(use)
        hand = use.table.hands[seat]
        cards = use.table.rng.sample(hand, min(count, len(hand)))
        if cards:
            yield from zones.discard_cards(use.table, seat, cards)
        return bool(cards)

    return Deed(act, lambda use: bool(use.table.hands[who(use)]))


def from_discard_to_hand(which: Filter, count: int = 1) -> Effect:
    """Return cards from your discard pile to your hand."""

    def act(use: Use) -> Procedure[bool]:
        pile = which.among(use, use.table.discards[use.seat])
        cards = yield from select(use, use.seat, "from-discard", pile, min(count, len(pile)), count)
        for thing in cards:
            use.table.discards[use.seat].remove(thing)
            zones.to_hand(use.table, thing)
            use.table.note(Returned, use.table.cards[thing], use.seat, thing)
        return bool(cards)

    return Deed(act, lambda use: bool(which.among(use, use.table.discards[use.seat])))


def put_into_play(which: Filter, zone: str = "hand", *, joining: bool = False, optional: bool = False) -> Effect:
    """Put a card of yours into play from "hand" or "discard" without paying."""

    def options(use: Use) -> list[int]:
        found = which.among(use, use.table.zone(use.seat, zone))
        return [thing for thing in found if zones.why_not_enter(use.table, thing) is None]

    def act(use: Use) -> Procedure[bool]:
        found = options(use)
        if not found:
            return False
        cards = yield from select(use, use.seat, "put-into-play", found, 0 if optional else 1, 1)
        for thing in cards:
            yield from enter(use, thing, joining=joining)
        return bool(cards)

    return Deed(act, lambda use: bool(options(use)))


def enter(use: Use, thing: int, *, joining: bool = False) -> Procedure[None]:
    """A card enters play under its owner's control from wherever it is; it may have two ways to do so."""
    table, seat = use.table, use.table.owners[thing]
    for zone in (table.hands[seat], table.discards[seat], table.missions[seat], table.decks[seat]):
        if thing in zone:
            zone.remove(thing)
    table.reveal()
    place, kind = NOWHERE, FACTS[table.cards[thing]].type
    places = playing.hosts(table, seat, thing)
    if kind == "enhancement":
        place = yield from playing.choose_host(table, seat, thing, places)
    elif places and not joining:
        answer = yield playing.host_or_unit(table, seat, thing, places)
        if answer != "unit":
            place, kind = answer, "enhancement"
    yield from zones.enter_play(table, thing, seat, kind=kind, host=place, joining=joining)


def play_this(*, joining: bool = True) -> Effect:
    """Play this unit from hand (its cost is paid) as a participating unit."""

    def act(use: Use) -> Procedure[bool]:
        yield from playing.play_card(use.table, use.seat, use.this, joining=joining)
        return True

    return Deed(act, lambda use: playing.why_not_bring(use.table, use.seat, use.this) is None)


def in_order(use: Use, kind: str, things: list[int]) -> Procedure[list[int]]:
    """Cards in the order their user likes; equal ones need no question."""
    if len({use.table.cards[thing] for thing in things}) < 2:
        return things
    count = len(things)
    return list((yield use.ask(use.seat, kind, sorted(things), count, count, ordered=True)))
