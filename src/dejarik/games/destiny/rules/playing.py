"""РОЗЫГРЫШ КАРТЫ: announce, check, choose what it goes on, what it costs, pay, carry out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from dejarik.core.cards import cannot, modifier, touched
from dejarik.core.lasting import forget
from dejarik.core.question import Ask, Option, Procedure
from dejarik.core.timing import NOBODY_WAITS, Queued
from dejarik.core.zones import unknow
from dejarik.games.destiny.cards.ability import Condition, Use
from dejarik.games.destiny.cards.facts import FACTS, Facts
from dejarik.games.destiny.cards.library import LIBRARY, script_of
from dejarik.games.destiny.notes import OfCard, PlayedOn, Plays, Replaces
from dejarik.games.destiny.rules import zones
from dejarik.games.destiny.rules.timing import interrupts, reactions, use_ability
from dejarik.games.destiny.rules.values import cost_of, facts, has, has_unique
from dejarik.games.destiny.state import NOTHING, Moment, Table


class Terms(msgspec.Struct, frozen=True):
    """On what terms a card is played: as an action, or as another card says."""

    reduce: int = 0
    free: bool = False
    #: Play restrictions do not matter.
    anyhow: bool = False
    #: The only cards it may go on.
    hosts: tuple[int, ...] | None = None
    #: Within another effect: an event waits in the queue for the end of it.
    within: bool = False  # dst.gap.play-inside-before


PLAIN = Terms()
#: The card that is played was the last of its player's hand.
LAST: Final = "last"
#: What is played on another card.
ATTACHED: Final = ("upgrade", "downgrade")
#: What changes all prices, and besides what some cards cost or on what they may be played.
PRICE: Final = ("cost", "discount")
TERMS: Final = frozenset((*PRICE, "weapon-cost", "no-blue-abilities", "any-weapon", "any-blue-upgrade"))


# ── what may be played ─────────────────────────────────────────────────────────────────────────────────────────────


def hosts(table: Table, seat: int, card: int, terms: Terms = PLAIN) -> list[int]:
    """What an upgrade may be played on."""
    printed = facts(table, card)
    return [host for host in _bearers(table, seat, card, terms) if terms.anyhow or _fits(table, printed, host)]


def _bearers(table: Table, seat: int, card: int, terms: Terms) -> list[int]:
    """Own characters bear an upgrade, a mod lies on what it modifies; a downgrade on an opponent's character."""
    printed, script = facts(table, card), script_of(table.cards[card])
    if printed.type == "downgrade":  # dst.downgrade.attach-opponent
        found = [character for other in table.opponents(seat) for character in table.characters(other)]
    elif script.modify is not None:  # dst.keyword.modify, dst.keyword.modify-not-restriction
        use = LIBRARY.use(table, seat, card)
        found = [n for n, piece in table.pieces.items() if piece.controller == seat and script.modify.test(use, n)]
    else:
        found = table.characters(seat)
    if script.play_only is not None and not terms.anyhow and not _only_met(table, seat, card):
        found = [host for host in found if _bears_anything(table, printed, host)]
    return found if terms.hosts is None else [host for host in found if host in terms.hosts]


def _blue_ability(printed: Facts) -> bool:
    return printed.colour == "blue" and "ability" in printed.subtypes


def _bears_anything(table: Table, printed: Facts, host: int) -> bool:
    """Some characters bear any weapon, or any blue upgrade, whatever it says."""
    if "weapon" in printed.subtypes and cannot(table, "any-weapon", host):
        return True
    return printed.type == "upgrade" and printed.colour == "blue" and cannot(table, "any-blue-upgrade", host)


def _fits(table: Table, printed: Facts, host: int) -> bool:
    if _blue_ability(printed) and cannot(table, "no-blue-abilities", host):  # dst.effect.cannot-wins
        return False
    if not printed.host or _bears_anything(table, printed, host):  # dst.upgrade.color-free
        return True
    on = facts(table, host)
    ordinary, _, colour = printed.host.rpartition(" ")
    return not ((colour and on.colour != colour) or (ordinary and on.unique))  # dst.term.play-restriction-color


class Tag(msgspec.Struct, frozen=True):
    """What there is to know about a card that anybody may play who can pay for it and has somebody to bear it."""

    price: int
    #: What is played on a character, and on which: a colour, perhaps "ordinary" before it; any, if it says nothing.
    attached: bool
    host: str
    #: Which of the `TERMS` could change that.
    minds: frozenset[str]
    #: What else is asked of whoever can pay.
    unique: bool
    only: Condition | None


@cache
def _tag(name: str) -> Tag | None:
    """None for cards that ask for more: that have a price of their own, lie on other things than own characters."""
    printed, script = FACTS[name], script_of(name)
    if printed.type == "downgrade" or script.modify is not None or script.discount:
        return None
    weapon, blue = "weapon" in printed.subtypes, printed.colour == "blue"
    particular = bool(printed.host) or script.play_only is not None
    minded = {
        "weapon-cost": weapon,
        "no-blue-abilities": _blue_ability(printed),
        "any-weapon": weapon and particular,
        "any-blue-upgrade": blue and particular,
    }
    minds = frozenset(stat for stat in minded if minded[stat])
    return Tag(printed.cost, printed.type in ATTACHED, printed.host, minds, printed.unique, script.play_only)


@cache
def _dear(name: str, left: int) -> bool:
    """Whether a card as printed costs more than that, and nothing that is replaced could make up for it."""
    printed = FACTS[name]
    return printed.cost > left and printed.type not in ATTACHED and not script_of(name).discount


def playable(table: Table, seat: int, cards: Sequence[int], terms: Terms = PLAIN) -> list[int]:
    """Those that may be played; where nothing changes what its tag says, a look at that will do."""
    if terms is not PLAIN:
        return [card for card in cards if why_not(table, seat, card, terms) is None]
    changed = touched(table, TERMS)
    as_printed = not changed or changed.isdisjoint(PRICE)
    left, names = table.resources[seat], table.cards
    found, team = [], None
    for card in cards:
        tag = _tag(names[card])
        if tag is None or (changed and not changed.isdisjoint(tag.minds)):
            able = not (as_printed and _dear(names[card], left)) and why_not(table, seat, card) is None
        else:
            price = tag.price if as_printed else _least(table, card, PLAIN)
            able = price <= left
            if tag.attached and (tag.host or not able):
                team = _team(table, seat) if team is None else team
                able = tag.host in team and price - team[tag.host] <= left
            if able and tag.unique:  # dst.faq.unique-both
                able = not has_unique(table, seat, card)
            if able and tag.only is not None:  # dst.play.2-restrictions
                able = tag.only(LIBRARY.use(table, seat, card))
        if able:
            found.append(card)
    return found


def _team(table: Table, seat: int) -> dict[str, int]:
    """Which characters upgrades may be played on, and how much can be saved there by replacing one."""
    names, characters, saved = table.cards, [], dict[int, int]()
    for card, piece in table.pieces.items():
        if piece.kind == "upgrade":
            cost = FACTS[names[card]].cost
            if cost > saved.get(piece.host, 0):
                saved[piece.host] = cost
        elif piece.controller == seat and piece.kind == "character":
            characters.append(card)
    if seat in table.replaced:
        saved.clear()
    team: dict[str, int] = {}
    for character in characters:
        most = saved.get(character, 0)
        for kind in _hosts(names[character]):
            if most >= team.get(kind, 0):
                team[kind] = most
    return team


@cache
def _hosts(name: str) -> tuple[str, ...]:
    """What upgrades call a character that they may be played on."""
    printed = FACTS[name]
    return ("", printed.colour) if printed.unique else ("", printed.colour, f"ordinary {printed.colour}")


def why_not(table: Table, seat: int, card: int, terms: Terms = PLAIN) -> str | None:
    """The rule that keeps a card from being played; None if it may be."""
    printed = facts(table, card)
    if printed.unique and has_unique(table, seat, card):  # dst.faq.unique-both, dst.faq.replace-unique-self
        return "dst.unique.play-refused"
    if not terms.anyhow and not _permitted(table, seat, card):  # dst.play.2-restrictions
        return "dst.term.play-restriction"
    if printed.type not in ATTACHED:
        # dst.event.no-effect-ok, dst.support.no-limit
        return None if _least(table, card, terms) <= table.resources[seat] else "dst.card.cost"
    broken = "dst.play.3-choose-host"
    for host in _bearers(table, seat, card, terms):
        if terms.anyhow or _fits(table, printed, host):
            if _affordable(table, seat, card, host, terms):
                return None
            broken = "dst.play.4-determine-cost"
    return broken


def _permitted(table: Table, seat: int, card: int) -> bool:
    """The "only" line of a card; whoever bears anything does not mind it."""
    printed = facts(table, card)
    return _only_met(table, seat, card) or any(_bears_anything(table, printed, h) for h in table.characters(seat))


def _only_met(table: Table, seat: int, card: int) -> bool:
    only = script_of(table.cards[card]).play_only
    return only is None or only(LIBRARY.use(table, seat, card))


def _least(table: Table, card: int, terms: Terms, host: int = NOTHING) -> int:
    """The lowest price with everything that could be used to lower it, replacing aside."""
    if terms.free:  # dst.term.free
        return 0
    offered = modifier(table, "discount", card)
    return max(0, cost_of(table, card, host) - terms.reduce - offered)


def _affordable(table: Table, seat: int, card: int, host: int, terms: Terms) -> bool:
    left = table.resources[seat]
    if _least(table, card, terms, host) <= left:
        return True
    return any(_least_replacing(table, card, terms, old) <= left for old in replaceable(table, seat, card, host))


def _least_replacing(table: Table, card: int, terms: Terms, old: int) -> int:
    """The lowest price for whoever discards an upgrade; what counts the upgrades on its bearer counts without it."""
    # dst.play.5-modify-cost
    piece = table.pieces[old]
    host, piece.host = piece.host, NOTHING
    least = _least(table, card, terms, host)
    piece.host = host
    return least - facts(table, old).cost  # dst.gap.replace-amount


def replaceable(table: Table, seat: int, card: int, host: int) -> list[int]:
    """ЗАМЕНА: once a round, by an upgrade an upgrade on the same card."""
    # dst.gap.replace-scope, dst.faq.replace-any-color, dst.term.replace
    return [] if seat in table.replaced or facts(table, card).type != "upgrade" else table.upgrades(host)


# ── playing ────────────────────────────────────────────────────────────────────────────────────────────────────────


def play(table: Table, seat: int, card: int, zone: list[int], terms: Terms = PLAIN) -> Procedure[bool]:
    """Steps 1 to 7. What is checked beforehand cannot fail on the way."""
    last = zone is table.hands[seat] and len(zone) == 1
    zone.remove(card)
    table.limbo.append(card)
    unknow(table, (card,))
    table.reveal()  # dst.illegal.no-undo-deck
    table.note(Plays, seat, table.cards[card], card)
    kind = facts(table, card).type
    host, saved = NOTHING, 0
    if kind in ATTACHED:
        host = yield from _choose_host(table, seat, card, terms)
        saved = yield from _replace(table, seat, card, host, terms)
    price = yield from _price(table, seat, card, host, saved, terms)
    zones.spend(table, seat, price)  # dst.play.6-pay
    table.played.append((card, seat))
    if kind == "event":  # dst.play.7-resolve
        yield from _event(table, seat, card, terms, last=last)
    else:
        yield from _put_into_play(table, seat, card, host, last=last)
    return True


def _choose_host(table: Table, seat: int, card: int, terms: Terms) -> Procedure[int]:
    options = [host for host in hosts(table, seat, card, terms) if _affordable(table, seat, card, host, terms)]
    if len(options) == 1:
        return options[0]
    about = OfCard(table.cards[card], card)
    host: int = yield Ask(seat, "host", tuple(options), about=about, rule="dst.play.3-choose-host")
    return host


def _replace(table: Table, seat: int, card: int, host: int, terms: Terms) -> Procedure[int]:
    """Discard an upgrade that lies there already and pay only the difference."""
    found = replaceable(table, seat, card, host)
    if not found:
        return 0
    least, left = _least(table, card, terms, host), table.resources[seat]
    old = [other for other in found if _least_replacing(table, card, terms, other) <= left]
    if not old or (least == 0 and not facts(table, card).cost):
        return 0
    options: tuple[Option, ...] = tuple(old) if least > left else ("no", *old)
    about = OfCard(table.cards[card], card)
    answer = yield Ask(seat, "replace", options, about=about, rule="dst.upgrade.replace")
    if answer == "no":
        return 0
    saved = facts(table, answer).cost
    table.replaced.append(seat)  # dst.upgrade.replace-once
    table.note(Replaces, seat, table.cards[answer], answer)
    yield from zones.leave(table, answer)
    return saved


def _price(table: Table, seat: int, card: int, host: int, saved: int, terms: Terms) -> Procedure[int]:
    """What is left to pay once "before you play" abilities were used."""
    moment = Moment(("playing",), card, seat, amount=terms.reduce + saved, host=host)
    if terms.free:
        moment.amount += to_pay(table, moment)
    yield from interrupts(table, moment)
    return to_pay(table, moment)


def to_pay(table: Table, moment: Moment) -> int:
    """What a card that is about to be played costs with all that lowers its price so far."""
    return max(0, cost_of(table, moment.thing, moment.host) - moment.amount)  # dst.faq.replace-cheaper


def too_dear(table: Table, moment: Moment) -> bool:
    """Whether a card cannot be paid for without a further discount: then it has to be used."""
    return to_pay(table, moment) > table.resources[moment.seat]


def _event(table: Table, seat: int, card: int, terms: Terms, *, last: bool) -> Procedure[None]:
    ability = script_of(table.cards[card]).event
    assert ability is not None
    moment = Moment(("played",), card, seat, note=LAST if last else "")
    if terms.within:
        table.queue.append(Queued(seat, card, table.cards[card], ability.index, moment, sure=True))
        return NOBODY_WAITS
    return carry_out_event(LIBRARY.use(table, seat, card, moment, ability))


def carry_out_event(use: Use) -> Procedure[None]:
    """СОБЫТИЕ: follow its text, then it goes to its owner's discard pile, unless it says where else."""
    table, card, seat = use.table, use.this, use.seat
    yield from use_ability(use)
    ambush = has(table, "ambush", card)
    if card in table.limbo:  # dst.event.resolve-discard
        table.limbo.remove(card)
        if table.owners[card] not in table.out:  # dst.multi.elimination
            table.discards[table.owners[card]].append(card)
    if ambush:  # dst.keyword.ambush
        additional_action(table, seat)
    last = use.moment is not None and use.moment.note == LAST
    yield from _was_played(table, Moment(("played",), card, seat), last=last)
    forget(table, card)  # dst.zone.reenter-is-new: what it was given for this time


def _put_into_play(table: Table, seat: int, card: int, host: int, *, last: bool) -> Procedure[None]:
    table.limbo.remove(card)  # dst.zone.played-cards
    ambush = has(table, "ambush", card)
    # dst.support.play, dst.downgrade.controller, dst.faq.upgrade-on-exhausted
    zones.enter(table, card, seat, facts(table, card).type, host=host)
    if host != NOTHING:
        table.note(PlayedOn, table.cards[card], table.cards[host], card)
        yield from zones.check_surplus(table, host, card)
    if ambush:
        additional_action(table, seat)
    kinds = ("played",) if host == NOTHING else ("played", "attached")
    yield from _was_played(table, Moment(kinds, card, seat, host=host), last=last)


def _was_played(table: Table, moment: Moment, *, last: bool) -> Procedure[None]:
    """What waits for a card to have been played, all of it done; perhaps it was the last of the hand."""
    if not last:
        return reactions(table, moment)
    return reactions(table, moment, Moment(("hand-emptied",), moment.thing, moment.seat, note="play"))


def additional_action(table: Table, seat: int, count: int = 1) -> None:
    """ДОПОЛНИТЕЛЬНОЕ ДЕЙСТВИЕ: it waits for the end of everything else, outside the queue; that may be the phase's."""
    if seat not in table.out and not table.ending:
        table.extra += [seat] * count  # dst.queue.extra-actions-wait
