"""ОБЛАСТИ: cards come into play and leave it, are drawn and discarded; resources change hands."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.core import zones
from dejarik.core.cards import arrive, cannot, depart
from dejarik.core.cards.table import enrol, strike_off
from dejarik.core.question import Ask, Procedure
from dejarik.core.timing import NOBODY_WAITS
from dejarik.games.destiny.cards.library import script_of
from dejarik.games.destiny.notes import (
    Attached,
    Discards,
    Draws,
    GainsResources,
    LeavesPlay,
    LosesResources,
    OfCard,
    Spends,
)
from dejarik.games.destiny.rules.dice import put_back, stand_in
from dejarik.games.destiny.rules.timing import interrupts, reactions
from dejarik.games.destiny.rules.values import copies, dice_brought, facts, unique
from dejarik.games.destiny.state import MOST_UPGRADES, NOTHING, ROOM, Moment, Piece, Table, card_of, die_of

# ── coming into play ───────────────────────────────────────────────────────────────────────────────────────────────


def enter(table: Table, card: int, seat: int, kind: str, *, host: int = NOTHING, dice: int | None = None) -> Piece:
    """A card enters play ready, with its dice on it."""
    if dice is None:
        dice = 1 if facts(table, card).sides else 0  # dst.term.dieless-card
    own = tuple(die_of(card, which) for which in range(dice))  # dst.support.die-on-card, dst.upgrade.die-on-card
    if kind == "character":  # who comes back has no die that an opponent keeps
        kept = {die for other in table.pieces.values() for die in other.captives}
        own = tuple(die for die in own if die not in kept)
    piece = Piece(card, table.owners[card], seat, kind, host=host, dice=own, elite=dice > 1)  # dst.zone.reenter-is-new
    table.pieces[card] = piece  # dst.zone.enter-play
    arrive(table, card)  # dst.ability.available-on-entry
    _lend_spare(table, piece)
    set_voice(table, host)
    return piece


# dst.gap.surplus-timing
def check_surplus(table: Table, host: int, new: int = NOTHING) -> Procedure[None]:
    """At most three upgrades and three downgrades, and so many of a kind: the controller discards the rest.

    An upgrade just played is not among the surplus of three.
    """
    yield from _check_limits(table, host)
    while host in table.pieces and len(table.upgrades(host)) > MOST_UPGRADES:  # dst.upgrade.any-mix
        # dst.upgrade.fourth-allowed, dst.gap.fourth-upgrade-which
        options = [card for card in table.upgrades(host) if card != new]
        yield from _give_up_one(table, host, options, "dst.upgrade.limit-3")
    # dst.downgrade.fourth-allowed
    while host in table.pieces and len(table.upgrades(host, "downgrade")) > MOST_UPGRADES:
        yield from _give_up_one(table, host, table.upgrades(host, "downgrade"), "dst.downgrade.limit-3")


def _check_limits(table: Table, host: int) -> Procedure[None]:
    """ОГРАНИЧЕНИЯ: what an upgrade says about its own bearer."""
    for card in table.upgrades(host):
        limited = script_of(table.cards[card]).limit
        while limited is not None and card in table.pieces:
            subtype, most = limited
            # dst.limit.text
            same = [other for other in table.upgrades(host) if subtype in facts(table, other).subtypes]
            if len(same) <= most:
                break
            yield from _give_up_one(table, host, same, "dst.limit.excess")


def _give_up_one(table: Table, host: int, options: Sequence[int], rule: str) -> Procedure[None]:
    about = OfCard(table.cards[host], host)
    surplus = yield Ask(table.pieces[host].controller, "surplus", tuple(options), about=about, rule=rule)
    yield from leave(table, surplus)


def check_unique(table: Table, seat: int) -> Procedure[None]:
    """УНИКАЛЬНОСТЬ: whoever controls two copies of a unique card gives one of them up at once."""
    own = [n for n, piece in table.pieces.items() if piece.controller == seat and unique(table, n)]
    for card in own:
        twins = [other for other in own if other in table.pieces and copies(table, card, other)]
        if card in table.pieces and len(twins) > 1:
            about = OfCard(table.cards[card], card)
            surplus = yield Ask(seat, "twin", tuple(twins), about=about, rule="dst.unique.excess-control")
            if table.pieces[surplus].kind == "character":
                from dejarik.games.destiny.rules.defeat import defeat

                yield from defeat(table, [surplus])
            else:
                yield from leave(table, surplus)


def move_upgrade(table: Table, card: int, host: int, seat: int) -> Procedure[None]:
    """ПЕРЕМЕЩЕНИЕ, by `seat`: it stays ready or exhausted, its die goes back to it, and no play restriction counts."""
    piece = table.pieces[card]
    put_back(table, piece.dice)  # dst.term.move-die-back
    before = piece.controller
    yield from _return_spare(table, piece)
    left, piece.host = piece.host, host  # dst.term.move-keeps-position, dst.term.play-restriction-later
    _lend_spare(table, piece)
    for bearer in (left, host):
        set_voice(table, bearer)
    piece.controller = table.pieces[host].controller  # dst.gap.stolen-upgrade
    table.note(Attached, table.cards[card], table.cards[host], card)
    yield from check_surplus(table, host)  # dst.faq.redeploy-full, dst.clar.cargo-hold-full
    if piece.controller != before or "not-unique" in table.changing:
        yield from check_unique(table, piece.controller)
    yield from reactions(table, Moment(("attached",), card, seat, host=host))


def change_type(table: Table, card: int, kind: str, host: int = NOTHING) -> Procedure[None]:
    """ИЗМЕНЕНИЕ ТИПА КАРТЫ: nothing is left of what it was but being ready or exhausted."""
    piece = table.pieces[card]
    put_back(table, piece.dice)
    for other in [*table.upgrades(card), *table.upgrades(card, "downgrade")]:  # dst.gap.typechange-downgrades
        yield from leave(table, other)
    piece.kind, piece.host, piece.damage, piece.shields = kind, host, 0, 0  # dst.typechange.basic
    table.dying = [other for other in table.dying if other != card]
    from dejarik.games.destiny.rules.defeat import check_characters

    yield from check_characters(table)  # dst.typechange.character-loses-stats
    if host != NOTHING:
        table.note(Attached, table.cards[card], table.cards[host], card)
        yield from check_surplus(table, host)


# ── leaving play ───────────────────────────────────────────────────────────────────────────────────────────────────


def discard_by_effect(table: Table, card: int, seat: int, source: int) -> Procedure[bool]:
    """A card effect discards a card from play; something may take its place, even what it was to discard next."""
    if card not in table.pieces:
        return False
    moment = Moment(("discarding",), card, seat, source, host=table.pieces[card].host)
    yield from interrupts(table, moment)
    if moment.cancelled or card not in table.pieces:
        return False
    yield from _choose_die_of_twins(table, card, seat)
    yield from leave(table, card)  # dst.support.stays
    return True


def _choose_die_of_twins(table: Table, card: int, seat: int) -> Procedure[None]:
    """Nobody tracks which of two copies on one character a die belongs to: whoever discards one chooses the die."""
    # dst.die.twin-upgrades
    piece = table.pieces[card]
    dice = [die for die in piece.dice if die in table.showing]
    copies_here = [other for other in table.upgrades(piece.host) if table.cards[other] == table.cards[card]]
    if any(table.pieces[other].damage for other in copies_here):
        return  # Con Artist: it matters which is which
    twins = [
        die
        for other in copies_here
        if other != card
        for die in table.pieces[other].dice
        if die in table.showing and table.holder(die) == piece.controller
    ]
    if not dice or all(table.showing[die] == table.showing[dice[0]] for die in twins):
        return
    about = OfCard(table.cards[card], card)
    chosen = yield Ask(seat, "twin-die", (dice[0], *twins), about=about, rule="dst.die.twin-upgrades")
    table.showing[chosen], table.showing[dice[0]] = table.showing[dice[0]], table.showing[chosen]


def leave(table: Table, card: int, where: str = "discard") -> Procedure[None]:
    """A card goes out of play to its owner's: its dice at once, then whatever lay on it."""
    piece = table.pieces[card]
    put_back(table, piece.dice)  # dst.die.leaves-with-card
    _release(table, piece)
    hung = [*table.upgrades(card), *table.upgrades(card, "downgrade")]  # dst.upgrade.stays, dst.downgrade.stays
    # What is printed as a character lies among upgrades at most, and never in a hand or deck.
    _take_off(table, card, "aside" if facts(table, card).type == "character" else where)
    set_voice(table, piece.host)
    yield from _return_spare(table, piece)
    for other in hung:
        yield from leave(table, other)


def set_voice(table: Table, card: int, *, leaving: bool = False) -> None:
    """A card that has lost its abilities waits for nothing and changes nothing; as soon as it has them back it does."""
    if card not in table.pieces:
        return
    script = script_of(table.cards[card])
    if not script.triggers and not script.constants:
        return
    heard = any(card in table.waiting.get(key, ()) for key in script.triggers) or any(
        card in table.changing.get(key, ()) for key in script.constants
    )
    silent = not leaving and "no-abilities" in table.changing and cannot(table, "no-abilities", card)
    if silent and heard:
        table.waiting = strike_off(table.waiting, script.triggers, card)
        table.changing = strike_off(table.changing, script.constants, card)
    elif not silent and not heard:
        table.waiting = enrol(table.waiting, script.triggers, card)
        table.changing = enrol(table.changing, script.constants, card)


# ── set-aside dice ─────────────────────────────────────────────────────────────────────────────────────────────────


def spare_dice(table: Table, seat: int, title: str) -> list[int]:
    """ОТЛОЖЕННЫЕ КУБИКИ: those of a title that lie there now, whatever printing they are of."""
    # dst.clar.fo-stormtrooper
    numbers = [number for number in table.spares[seat] if facts(table, number).title == title]
    return [die_of(number) for number in numbers if die_of(number) not in table.showing]


def _lend_spare(table: Table, piece: Piece) -> None:
    """A character becomes elite: a second die comes from those set aside, if there is one."""
    bearer = table.pieces.get(piece.host)
    if bearer is None or bearer.elite or not script_of(table.cards[piece.id]).makes_elite:
        return  # dst.clar.training-second
    bearer.elite = True
    found = spare_dice(table, bearer.controller, facts(table, bearer.id).title)
    if found:  # dst.clar.training-die
        piece.spare = card_of(found[0])
        table.spares[bearer.controller].remove(piece.spare)
        captured = {die for other in table.pieces.values() for die in other.captives}
        numbers = (die_of(bearer.id, which) for which in range(ROOM))
        bearer.dice = (*bearer.dice, next(die for die in numbers if die not in captured and die not in bearer.dice))


def _return_spare(table: Table, piece: Piece) -> Procedure[None]:
    """The lent die is set aside again; which of the two it is, the character's controller says."""
    bearer = table.pieces.get(piece.host)
    spare, piece.spare = piece.spare, NOTHING
    if spare != NOTHING:
        table.spares[table.owners[spare]].append(spare)
    if bearer is None or not script_of(table.cards[piece.id]).makes_elite:
        return
    if spare != NOTHING and bearer.dice:
        kept, lent = bearer.dice[0], bearer.dice[-1]
        if table.showing.get(lent) != table.showing.get(kept):
            about = OfCard(table.cards[bearer.id], bearer.id)
            gone = yield Ask(bearer.controller, "twin-die", bearer.dice, about=about, rule="dst.clar.training-leaves")
            if gone == kept:
                stand_in(table, kept, lent)
        put_back(table, (lent,))
        bearer.dice = bearer.dice[:-1]
    rest = [other for other in table.upgrades(bearer.id) if other != piece.id]
    bearer.elite = dice_brought(table, bearer.id) > 1 or any(
        script_of(table.cards[other]).makes_elite for other in rest
    )


def _release(table: Table, piece: Piece) -> None:
    """An opponent's dice that were kept here go back to their cards."""
    for die in piece.captives:
        home = table.pieces.get(card_of(die))
        if home is not None:
            home.dice = (*home.dice, die)


def take_away(table: Table, card: int) -> None:
    """A card is in play no more. Should it come back, it is another."""
    set_voice(table, card, leaving=True)
    depart(table, card)  # dst.zone.out-of-play, dst.zone.reenter-is-new, dst.gap.power-action-vs-new-copy
    del table.pieces[card]  # dst.zone.leaving-drops-tokens


def _take_off(table: Table, card: int, where: str) -> None:
    owner = table.owners[card]
    take_away(table, card)
    table.note(LeavesPlay, table.cards[card], card, where)
    if where == "hand":
        table.hands[owner].append(card)
        zones.show(table, (card,))
    elif where == "top":
        table.decks[owner].append(card)
        zones.show(table, (card,))
    else:
        (table.asides if where == "aside" else table.discards)[owner].append(card)


# ── hand and deck ──────────────────────────────────────────────────────────────────────────────────────────────────


def draw(table: Table, seat: int, count: int) -> int:
    """ВЗЯТЬ КАРТУ: from the top of the deck, as far as it goes."""
    # dst.draw.short, dst.upkeep.4-short-deck
    drawn = len(zones.draw(table, seat, table.decks[seat], table.hands[seat], count))
    if drawn:
        table.note(Draws, seat, drawn)
    return drawn


def discard_from_hand(table: Table, seat: int, chosen: Sequence[int]) -> Procedure[None]:
    """Cards go from a hand to the discard pile; whoever loses the last one may be answered."""
    if not chosen:
        return
    zones.discard(table, chosen, table.hands[seat], table.discards[seat])
    table.note(Discards, seat, tuple(table.cards[card] for card in chosen))
    yield from hand_left(table, seat)


def hand_left(table: Table, seat: int) -> Procedure[None]:
    """A card has just left a hand; perhaps it was the last."""
    return NOBODY_WAITS if table.hands[seat] else reactions(table, Moment(("hand-emptied",), seat=seat))


def random_cards(table: Table, seat: int, count: int) -> list[int]:
    """So many cards of a hand, by chance; everybody sees which places are drawn."""
    places = list(range(len(table.hands[seat])))
    drawn = [places.pop(table.rng.roll(len(places))) for _ in range(min(count, len(places)))]  # dst.sym.discard-short
    return [table.hands[seat][place] for place in drawn]


def mill(table: Table, seat: int, count: int) -> list[int]:
    """Cards from the top of a deck to the discard pile, as far as they go."""
    deck = table.decks[seat]
    lost = deck[-count:][::-1] if count else []
    if lost:
        discard_from_deck(table, seat, lost)
    return lost


def discard_from_deck(table: Table, seat: int, cards: Sequence[int]) -> None:
    zones.discard(table, cards, table.decks[seat], table.discards[seat])
    table.note(Discards, seat, tuple(table.cards[card] for card in cards))


# ── resources ──────────────────────────────────────────────────────────────────────────────────────────────────────


def gain(table: Table, seat: int, count: int) -> None:
    if count > 0:
        table.resources[seat] += count  # dst.zone.supply
        table.note(GainsResources, seat, count)


def lose(table: Table, seat: int, count: int) -> int:
    """ДИВЕРСИЯ: never below nothing."""
    lost = min(count, table.resources[seat])  # dst.sym.disrupt-floor
    if lost:
        table.resources[seat] -= lost
        table.note(LosesResources, seat, lost)
    return lost


def spend(table: Table, seat: int, count: int) -> None:
    assert 0 <= count <= table.resources[seat], "only what can be paid is offered"
    if count:
        table.resources[seat] -= count
        table.note(Spends, seat, count)
