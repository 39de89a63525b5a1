"""Verbs of hands, decks and discard piles."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.core import zones as hidden
from dejarik.core.cards import number, select
from dejarik.core.question import Procedure
from dejarik.games.destiny.cards.ability import Amount, Deed, Effect, Filter, Use
from dejarik.games.destiny.notes import Looks, Reveals, SeesHand
from dejarik.games.destiny.rules import playing, zones
from dejarik.games.destiny.rules.playing import Terms
from dejarik.games.destiny.rules.values import hand_size


def draw(amount: Amount) -> Effect:
    """As far as the deck goes; fewer is not all that the text speaks of."""

    def act(use: Use) -> Procedure[bool]:
        count = number(amount, use)
        return zones.draw(use.table, use.seat, count) == count > 0
        yield

    return Deed(act, lambda use: bool(use.table.decks[use.seat]))


def draw_to_hand_size() -> Effect:
    def act(use: Use) -> Procedure[bool]:
        return zones.draw(use.table, use.seat, hand_size(use.table, use.seat) - len(use.table.hands[use.seat])) > 0
        yield

    return Deed(act)


def everybody_draws(count: int) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        for seat in use.table.playing:
            zones.draw(use.table, seat, count)
        return True
        yield

    return Deed(act)


def choose_unseen(use: Use, kind: str, lying: int, options: list[int], least: int, most: int) -> Procedure[list[int]]:
    """Of so many cards that not everybody sees, some of those that fit.

    Unless all that fit have to be taken, the question is put even where there is nothing to decide: who is asked must
    not tell what lies there.
    """
    if lying <= least:
        return options
    if not options:
        yield use.ask(use.seat, kind, ("no",))
        return []
    most = min(most, len(options))
    answer = yield use.ask(use.seat, kind, options, least, most)
    return [answer] if least == 1 == most else list(answer)


def choose_held(use: Use, options: list[int], least: int, most: int) -> Procedure[list[int]]:
    """Cards of one's own hand, of those that fit."""
    held = sum(card != use.this for card in use.table.hands[use.seat])
    return choose_unseen(use, "hand", held, options, least, most)


def discard_own(count: Amount, which: Filter | None = None, *, up_to: bool = False) -> Effect:
    """Cards of one's own hand, as chosen; they are remembered and counted. As a cost: all of them."""

    def fitting(use: Use) -> list[int]:
        hand = use.table.hands[use.seat]
        return [card for card in hand if card != use.this and (which is None or which.test(use, card))]

    def act(use: Use) -> Procedure[bool]:
        most, options = number(count, use), fitting(use)
        if len(options) < most and not up_to:
            return False
        use.doing = "discard"
        chosen = yield from choose_held(use, options, 0 if up_to else most, most)
        yield from zones.discard_from_hand(use.table, use.seat, chosen)
        use.paid, use.number = list(chosen), len(chosen)
        return bool(chosen) or up_to

    return Deed(act, lambda use: up_to or len(fitting(use)) >= number(count, use))


def they_discard(count: Amount) -> Effect:
    """An opponent chooses and discards cards of their hand."""

    def act(use: Use) -> Procedure[bool]:
        seat = yield from use.opponent()
        hand = use.table.hands[seat]
        most = min(number(count, use), len(hand))
        use.doing = "discard"
        chosen = yield from select(use, seat, "hand", tuple(hand), most, most)
        yield from zones.discard_from_hand(use.table, seat, chosen)
        return bool(chosen)

    return Deed(act, lambda use: any(use.table.hands[seat] for seat in use.table.opponents(use.seat)))


def they_discard_random(count: Amount) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        seat = yield from use.opponent()
        lost = zones.random_cards(use.table, seat, number(count, use))
        yield from zones.discard_from_hand(use.table, seat, lost)
        use.paid = lost
        return bool(lost)

    return Deed(act, lambda use: any(use.table.hands[seat] for seat in use.table.opponents(use.seat)))


def they_mill(count: Amount) -> Effect:
    """Cards off the top of an opponent's deck."""

    def act(use: Use) -> Procedure[bool]:
        seat = yield from use.opponent()
        wanted = number(count, use)
        return len(zones.mill(use.table, seat, wanted)) >= wanted > 0

    return Deed(act, lambda use: any(use.table.decks[seat] for seat in use.table.opponents(use.seat)))


def each_opponent_mills(count: int) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        return bool([zones.mill(use.table, seat, count) for seat in use.table.opponents(use.seat)])
        yield

    return Deed(act)


def mill_own(count: Amount) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        wanted = number(count, use)
        use.paid = zones.mill(use.table, use.seat, wanted)
        return len(use.paid) == wanted
        yield

    return Deed(act, lambda use: bool(use.table.decks[use.seat]))


def put_under_deck(count: int, *, up_to: bool = False) -> Effect:
    """Cards of the hand go to the bottom of the deck, in any order; nobody else can tell which."""

    def act(use: Use) -> Procedure[bool]:
        table, seat = use.table, use.seat
        hand = table.hands[seat]
        most = min(count, len(hand))
        if not most:
            return False
        use.doing = "under"
        hidden.unknow(table, set(hand), seats=table.opponents(seat))
        chosen = yield use.ask(seat, "top", tuple(hand), 0 if up_to else most, most, ordered=True)
        under = [chosen] if isinstance(chosen, int) else list(chosen)
        for card in under:
            hand.remove(card)
        hidden.put_under(table, under, table.decks[seat], seen_by=(seat,))
        return bool(under)

    return Deed(act, lambda use: bool(use.table.hands[use.seat]))


# ── looking ────────────────────────────────────────────────────────────────────────────────────────────────────────


def see(use: Use, seat: int, cards: list[int]) -> None:
    """The user sees hidden cards of a player; nobody else does."""
    table = use.table
    hidden.show(table, cards, to=(use.seat,))
    table.note(Looks, use.seat, seat)
    table.whisper((use.seat,), SeesHand, seat, tuple(table.cards[card] for card in cards))


def laid_open(use: Use, seat: int) -> list[int]:
    """A whole hand that is looked at, in no order that would tell which card was drawn when."""
    return sorted(use.table.hands[seat])


def reveal(use: Use, seat: int, cards: list[int]) -> None:
    """Everybody sees them."""
    hidden.show(use.table, cards)
    use.table.note(Reveals, seat, tuple(use.table.cards[card] for card in cards))


def look_at_hand() -> Effect:
    def act(use: Use) -> Procedure[bool]:
        seat = yield from use.opponent()
        see(use, seat, laid_open(use, seat))
        return bool(use.table.hands[seat])

    return Deed(act)


def discard_of_seen(
    use: Use, seat: int, seen: list[int], fitting: list[int], least: int = 1, most: int = 1
) -> Procedure[bool]:
    """The user discards some of the cards just looked at, of those that fit; whether any was."""
    use.doing = "discard"
    chosen = yield from choose_unseen(use, "their-hand", len(seen), fitting, least, most)
    yield from zones.discard_from_hand(use.table, seat, chosen)
    return bool(chosen)


def discard_seen(most: int, which: Filter, *, must: bool = False, random: int = 0) -> Effect:
    """Look at an opponent's hand (or some random cards of it) and discard some of those that fit."""

    def act(use: Use) -> Procedure[bool]:
        seat = yield from use.opponent()
        table = use.table
        cards = sorted(zones.random_cards(table, seat, random)) if random else laid_open(use, seat)
        if not cards:
            return False
        see(use, seat, cards)
        fitting = [card for card in cards if which.test(use, card)]
        return (yield from discard_of_seen(use, seat, cards, fitting, most if must else 0, most))

    return Deed(act, lambda use: any(use.table.hands[seat] for seat in use.table.opponents(use.seat)))


# ── playing through a card ─────────────────────────────────────────────────────────────────────────────────────────


def play_a_card(
    which: Filter,
    *,
    hand: bool = True,
    discard: bool = False,
    reduce: Amount = 0,
    free: bool = False,
    on: Callable[[Use], tuple[int, ...]] | None = None,
    optional: bool = True,
    within: bool = True,
) -> Effect:
    """Play a card of the hand or the discard pile.

    Where the text says no "may", what lies in the open pile has to be played; nobody has to find one in a hand. Whoever
    need not is asked even if nothing fits: who is asked must not tell what is held.
    """

    def terms(use: Use) -> Terms:
        return Terms(number(reduce, use), free, False, None if on is None else on(use), within)

    def options(use: Use) -> list[int]:
        table, seat = use.table, use.seat
        pile = table.discards[seat] if discard else ()
        apart = {table.cards[card]: card for card in pile}.values()  # copies in a pile cannot be told apart
        found = [*(table.hands[seat] if hand else ()), *apart]
        fitting = [card for card in found if card != use.this and which.test(use, card)]
        return playing.playable(table, seat, fitting, terms(use))

    def may_decline(use: Use, found: list[int]) -> bool:
        return optional or (hand and all(card in use.table.hands[use.seat] for card in found))

    def asked(use: Use, found: list[int]) -> bool:
        held = hand and bool(use.table.hands[use.seat])
        return bool(found) or (held and may_decline(use, found))

    def act(use: Use) -> Procedure[bool]:
        table, seat, found = use.table, use.seat, options(use)
        if not asked(use, found):
            return False
        answer = yield use.ask(seat, "play", ("no", *found) if may_decline(use, found) else tuple(found))
        if answer == "no":
            return False
        zone = table.hands[seat] if answer in table.hands[seat] else table.discards[seat]
        return (yield from playing.play(table, seat, answer, zone, terms(use)))

    return Deed(act, lambda use: asked(use, options(use)))


def take_from_discard(which: Filter, *, to: str = "hand", optional: bool = False) -> Effect:
    """A card of one's discard pile goes to the hand, or on top of the deck."""

    def options(use: Use) -> list[int]:
        return [card for card in use.table.discards[use.seat] if which.test(use, card)]

    def act(use: Use) -> Procedure[bool]:
        table, seat, found = use.table, use.seat, options(use)
        if not found:
            return False
        use.doing = "take"
        answer: int | str = found[0]
        if len(found) > 1 or optional:
            answer = yield use.ask(seat, "pile", ("no", *found) if optional else tuple(found))
        if isinstance(answer, str):
            return False
        table.discards[seat].remove(answer)
        (table.hands if to == "hand" else table.decks)[seat].append(answer)
        hidden.show(table, (answer,))
        return True

    return Deed(act, lambda use: bool(options(use)))
