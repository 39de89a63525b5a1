"""В игре и вне игры: entering and leaving play, drawing, discarding, capturing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from dejarik.core.cards import arrive, depart, untouched
from dejarik.core.question import Ask, Procedure
from dejarik.core.zones import know, show, unknow
from dejarik.games.lcg.cards.ability import Moment, Use
from dejarik.games.lcg.cards.library import script_of
from dejarik.games.lcg.notes import (
    Captured,
    CapturedCard,
    Destroyed,
    DialShows,
    Discarded,
    Discards,
    Draws,
    DrawsCard,
    Enters,
    ObjectiveLost,
    Rescued,
    RescuedCard,
    Returned,
    TakesControl,
    ToDeck,
)
from dejarik.games.lcg.rules.timing import interrupts, reactions, win
from dejarik.games.lcg.rules.values import FACTS, capacity, enhancements, facts, modifier, objectives
from dejarik.games.lcg.state import ATTACKER, DEFENDER, DIAL, NOWHERE, Piece, Table


def unique_in_play(table: Table, name: str) -> bool:
    """Уникальные карты: one of a title in play, whoever controls it and whichever version it is."""
    title = FACTS[name].title
    for piece in table.pieces.values():  # lcg.gap.unique-scope
        if piece.id != DIAL:
            lying = FACTS[piece.card]
            if lying.unique and lying.title == title:
                return True
    return False


def why_not_enter(table: Table, card: int) -> str | None:
    """The rule that keeps a card out of play."""
    if unique_in_play(table, table.cards[card]):
        return "lcg.other.unique"
    return None


def lay(table: Table, card: int, controller: int, kind: str, host: int = NOWHERE) -> Piece:
    """Put a card on the table. Nothing is triggered by this alone."""
    piece = table.pieces[card] = Piece(card, table.cards[card], table.owners[card], controller, kind, host=host)
    arrive(table, card)  # lcg.const.duration
    return piece


def lift(table: Table, card: int) -> Piece:
    """Take a card off the table, with all tokens and lasting effects."""
    piece = table.pieces.pop(card)
    depart(table, card)  # lcg.gap.lasting-effect-ends
    return piece


def to_hand(table: Table, card: int) -> None:
    """Put a card that everybody has seen into its owner's hand."""
    owner = table.owners[card]
    table.hands[owner].append(card)
    know(table, table.opponent(owner), (card,))


def to_discard(table: Table, card: int) -> None:
    table.discards[table.owners[card]].append(card)
    unknow(table, (card,))


def enter_play(
    table: Table,
    card: int,
    controller: int,
    *,
    kind: str = "",
    host: int = NOWHERE,
    joining: bool = False,
    kinds: tuple[str, ...] = ("enters",),
) -> Procedure[None]:
    """Появиться в игре: lay the card, then everything that waits for it."""
    piece = lay(table, card, controller, kind or facts(table, card).type, host)
    unknow(table, (card,))
    if joining and table.engaged != NOWHERE:
        piece.role = ATTACKER if controller == table.attacker else DEFENDER  # lcg.gap.joins-engagement
    table.note(Enters, controller, piece.card, table.cards[host] if host > DIAL else None, card)
    moment = Moment(kinds, thing=card, seat=controller, was=piece)
    yield from check_table(table)
    yield from reactions(table, moment)


# ── leaving play ───────────────────────────────────────────────────────────────────────────────────────────────────


def leave_play(
    table: Table, card: int, kinds: tuple[str, ...], to: str, *, source: int = NOWHERE, seat: int = -1
) -> Procedure[bool]:
    """Покинуть игру: to "discard", "hand", "bottom" (of the deck), "victory" or "captured:<objective>".

    False if an interrupt kept the card in play.
    """
    piece = table.pieces.get(card)
    if piece is None or piece.kind == "affiliation":  # lcg.zone.affiliation-stays
        return False
    moment = Moment((*kinds, "leaves"), thing=card, source=source, seat=seat, was=piece, note=to)
    yield from interrupts(table, moment)
    if card not in table.pieces or moment.cancelled:
        return False
    if moment.note.startswith("captured:") and "captured" not in kinds:
        moment.kinds = (*moment.kinds, "captured", "captured-from-play")
    moment.was = remove(table, card, moment.note)
    yield from after_removal(table, moment.was)
    yield from reactions(table, moment)
    yield from check_table(table)
    return True


def remove(table: Table, card: int, to: str) -> Piece:
    """Move a card from play to where it goes, with its enhancements, captured cards and Force card."""
    piece = table.pieces[card]
    for attached in enhancements(table, card):
        lift(table, attached.id)
        to_discard(table, attached.id)  # lcg.enh.host-leaves
        table.note(Discarded, attached.card, attached.id)
    was = lift(table, card)  # lcg.capture.strip
    for captive in piece.captured:
        rescued(table, captive)  # lcg.destroy.captured-rescued, lcg.gap.captured-objective-leaves
    _move(table, piece, to)
    return was


def _move(table: Table, piece: Piece, to: str) -> None:
    card = piece.id
    if to == "hand":
        to_hand(table, card)
        table.note(Returned, piece.card, piece.owner, card)
    elif to == "bottom":
        table.decks[piece.owner].insert(0, card)
        for seat in table.seats:
            know(table, seat, (card,))
        table.note(ToDeck, piece.card, piece.owner, card)
    elif to == "victory":
        table.victories[table.opponent(piece.controller)].append(card)  # lcg.gap.self-destroyed-objective
        table.note(ObjectiveLost, piece.card, piece.controller, card)
    elif to == "missions":
        table.missions[piece.owner].append(card)
        table.note(ToDeck, piece.card, piece.owner, card)
    elif to.startswith("captured:"):
        capture(table, card, int(to.removeprefix("captured:")))
    else:
        to_discard(table, card)  # lcg.destroy.unit
        table.note(Discarded, piece.card, card)


def rescued(table: Table, card: int) -> None:
    """Спасение: back to the owner's hand; the captor has seen the card."""
    table.hands[table.owners[card]].append(card)
    know(table, table.dark, (card,))
    table.reveal()
    table.note(Rescued, table.owners[card])
    table.whisper((table.owners[card], table.dark), RescuedCard, table.cards[card])


def after_removal(table: Table, was: Piece) -> Procedure[None]:
    """Уничтоженные директивы: the dial advances, or the light side has won."""
    winner = table.opponent(was.controller)
    if was.kind != "objective" or was.id not in table.victories[winner]:
        return
    if modifier_of(was, "loss"):
        win(table, winner, "objective-lost")
    if winner == table.dark:
        # lcg.destroy.dial-advance, lcg.destroy.example-dial
        yield from advance_dial(table, len(table.victories[winner]))
    elif len(table.victories[winner]) >= 3:  # lcg.destroy.third-dark
        win(table, winner, "objectives")


def modifier_of(was: Piece, stat: str) -> bool:
    """Whether a card that has left said something about its own end."""
    return stat in script_of(was.card).constants


def advance_dial(table: Table, steps: int) -> Procedure[None]:
    """Счётчик Звезды Смерти: 12 wins, and it shows no more than 12."""
    table.dial = min(12, table.dial + steps)  # lcg.gap.dial-overshoot
    table.note(DialShows, table.dial)
    if table.dial >= 12:  # lcg.balance.dark-win-12, lcg.destroy.dial-12
        win(table, table.dark, "dial")
    yield from reactions(table, Moment(("dial-advanced",), seat=table.dark, amount=steps))


def turn_back_dial(table: Table, steps: int, least: int) -> None:
    if table.dial > least:
        table.dial = max(least, table.dial - steps)
        table.note(DialShows, table.dial)


def destroy(table: Table, cards: Sequence[int], *, source: int = NOWHERE, seat: int = -1) -> Procedure[list[int]]:
    """Уничтожение: one after the other, objectives in the order the active player likes."""
    gone = []
    left = list(cards)
    while left := [card for card in left if card in table.pieces]:
        due = [card for card in left if table.pieces[card].kind == "objective"] if len(left) > 1 else []
        card = left[0]
        if len(due) > 1:
            card = yield Ask(table.active, "destroy-first", tuple(due), rule="lcg.gap.simultaneous-victory")
        left.remove(card)  # lcg.gap.two-objectives-at-once
        piece = table.pieces[card]
        to = "victory" if piece.kind == "objective" else "discard"
        table.note(Destroyed, piece.card, card)
        instead = yield from captured_instead(table, piece)
        if (yield from leave_play(table, card, ("destroyed",), instead or to, source=source, seat=seat)):
            gone.append(card)
    return gone


def captured_instead(table: Table, piece: Piece) -> Procedure[str]:
    """A card that is captured whenever it would leave play: its opponent says where."""
    if not modifier(table, "captured-instead", piece.id) or piece.owner == table.dark:
        return ""
    where = yield from choose_prison(table)
    return f"captured:{where}" if where > 0 else ""


def discard_from_play(table: Table, card: int, kinds: tuple[str, ...] = ("discarded",)) -> Procedure[bool]:
    instead = yield from captured_instead(table, table.pieces[card])
    return (yield from leave_play(table, card, kinds, instead or "discard"))


def return_to_hand(table: Table, card: int) -> Procedure[bool]:
    instead = yield from captured_instead(table, table.pieces[card])
    return (yield from leave_play(table, card, ("returned",), instead or "hand"))


def check_table(table: Table) -> Procedure[None]:
    """What is true at all times: too much damage destroys, and an enhancement needs a host that fits."""
    while True:
        dead, attached = [], []
        as_printed = untouched(table, "capacity")
        for piece in table.pieces.values():
            if piece.kind == "enhancement":
                if piece.host >= DIAL:
                    attached.append(piece)
            elif piece.damage and piece.kind in ("unit", "objective"):
                bears = FACTS[piece.card].capacity if as_printed else capacity(table, piece)
                if piece.damage >= bears:  # lcg.gap.capacity-drop
                    dead.append(piece.id)
        if dead:
            if not (yield from destroy(table, dead)):
                return
            continue
        orphan = next((piece for piece in attached if _misfit(table, piece)), None)
        if orphan is None:
            return
        if not (yield from leave_play(table, orphan.id, ("discarded",), "discard")):
            return


def _misfit(table: Table, piece: Piece) -> bool:
    """Whether an attached card no longer fits what it is attached to. Play areas always fit."""
    if piece.host not in table.pieces:
        return True
    hosts = script_of(piece.card).hosts
    # lcg.gap.enhancement-condition
    return hosts is not None and not hosts.test(Use(table, piece.controller, piece.id), piece.host)


# ── decks and hands ────────────────────────────────────────────────────────────────────────────────────────────────


def draw(table: Table, seat: int, count: int) -> Procedure[None]:
    """Cards are drawn singly, from the top of the command deck; who must draw from an empty deck has lost."""
    drawn = 0
    for _ in range(count):  # lcg.gap.draw-one-at-a-time
        moment = Moment(("draws",), seat=seat)
        yield from interrupts(table, moment)
        if moment.cancelled:
            continue
        if not table.decks[seat]:  # lcg.win.last-card-safe
            _note_draw(table, seat, drawn)
            win(table, table.opponent(seat), "deck-out")
        card = table.decks[seat].pop()
        table.hands[seat].append(card)
        drawn += 1
        table.whisper((seat,), DrawsCard, table.cards[card])
        if card in table.known[seat]:
            table.known[seat].remove(card)
    _note_draw(table, seat, drawn)
    yield from reactions(table, Moment(("drawn",), seat=seat, amount=drawn))


def _note_draw(table: Table, seat: int, drawn: int) -> None:
    if drawn:
        table.reveal()
        table.note(Draws, seat, drawn)


def discard_cards(table: Table, seat: int, cards: Sequence[int]) -> Procedure[None]:
    """Сброс с руки: several at once are stacked in the order their owner likes."""
    show(table, cards, to=table.opponents(seat))
    order = yield from discard_order(table, seat, cards)
    for card in order:
        table.hands[seat].remove(card)
        to_discard(table, card)
        table.note(Discards, seat, table.cards[card], card)
    yield from reactions(table, *(Moment(("hand-discarded",), thing=card, seat=seat) for card in order))


@lru_cache(maxsize=256)
def minds_pile(cards: tuple[str, ...], owners: tuple[int, ...], seat: int) -> bool:
    """Whether a deck (which is open) holds a card to which the order of the discard pile matters."""
    return any(script_of(card).minds_pile for card, owner in zip(cards, owners, strict=True) if owner == seat)


def discard_order(table: Table, seat: int, cards: Sequence[int]) -> Procedure[Sequence[int]]:
    """The order in which cards go to the discard pile; it is asked for only where it can matter."""
    if len({table.cards[card] for card in cards}) < 2 or not minds_pile(table.cards, table.owners, seat):
        return cards
    count = len(cards)
    order: Sequence[int] = yield Ask(
        seat, "discard-order", tuple(cards), count, count, ordered=True, rule="lcg.discard.order"
    )
    return order


def discard_top(table: Table, seat: int) -> int | None:
    """The top card of the deck goes to the discard pile; an empty deck costs nothing."""
    if not table.decks[seat]:  # lcg.gap.empty-deck-non-draw
        return None
    card = table.decks[seat].pop()
    to_discard(table, card)
    table.reveal()
    table.note(Discards, seat, table.cards[card], card)
    return card


# ── capture ────────────────────────────────────────────────────────────────────────────────────────────────────────


def capture(table: Table, card: int, objective: int, seen_by: tuple[int, ...] | None = None) -> None:
    """Пленение: face down at a dark objective; only its captor may look at it.

    `seen_by`: who saw which card it is as it went there; everybody, unless it was hidden.
    """
    piece = table.pieces[objective]
    piece.captured = (*piece.captured, card)
    unknow(table, (card,))
    for seat in table.seats if seen_by is None else seen_by:
        if seat != table.dark:
            know(table, seat, (card,))
    table.note(Captured, table.cards[objective], objective)
    if seen_by is None:
        table.note(CapturedCard, table.cards[card], table.cards[objective])
    else:
        table.whisper(seen_by, CapturedCard, table.cards[card], table.cards[objective])


def choose_prison(table: Table) -> Procedure[int]:
    """The dark side chooses where a captured card lies, unless the effect says it."""
    where = [piece.id for piece in objectives(table, table.dark)]
    if not where:
        return NOWHERE
    if len(where) == 1:
        return where[0]
    chosen: int = yield Ask(table.dark, "capture-at", tuple(where), rule="lcg.capture.attach")
    return chosen


def capture_from_play(table: Table, card: int, objective: int) -> Procedure[bool]:
    """The captured card loses tokens, enhancements and Force card; it is neither destroyed nor discarded."""
    # lcg.gap.capture-keyword-from-play
    return (yield from leave_play(table, card, ("captured", "captured-from-play"), f"captured:{objective}"))


def capture_hidden(table: Table, zone: list[int], card: int, objective: int) -> Procedure[None]:
    """Capture a card from a hand, which its owner sees, or from a deck, which its owner does not."""
    owner = table.owners[card]
    seen_by = (table.dark, owner) if zone is table.hands[owner] else (table.dark,)
    zone.remove(card)
    capture(table, card, objective, seen_by)
    table.reveal()
    yield from reactions(table, Moment(("captured",), thing=card, seat=table.dark))


def prisons(table: Table) -> list[int]:
    """Dark objectives with captured cards."""
    return [piece.id for piece in objectives(table, table.dark) if piece.captured]


def rescue(table: Table, seat: int, objective: int) -> Procedure[int]:
    """One captured card of an objective, at random, goes to its owner's hand."""
    piece = table.pieces[objective]
    card = piece.captured[table.rng.below(len(piece.captured))]
    piece.captured = tuple(other for other in piece.captured if other != card)
    rescued(table, card)
    yield from reactions(table, Moment(("rescued",), thing=card, seat=seat))
    return card


def take_control(table: Table, card: int, seat: int) -> None:
    """Another player commands the card: its Force card goes home and it leaves the engagement."""
    piece = table.pieces[card]
    piece.controller = seat
    piece.committed = False
    piece.role = 0
    table.note(TakesControl, seat, piece.card, card)
