"""What a player answers without looking ahead where a card asks: which cards, how many, in which way, whose."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from dejarik.core.question import Ask, Option
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.notes import OfAbility
from dejarik.games.destiny.rules.values import remaining
from dejarik.games.destiny.state import MOST_SHIELDS, MOST_UPGRADES, Table, card_of, player
from dejarik.games.destiny.worth import (
    ANSWERS,
    CARD,
    RESOURCE,
    WORTH,
    Habit,
    Position,
    has_host,
    held_worth,
    lasts,
    poor_dice,
    power,
    things,
)

#: Cards for which the cost of a hidden card is named, and the cost that most cards have.
NAMES_A_COST: Final = frozenset(("thrawn-master-strategist",))
USUAL_COST: Final = 1


# ── cards outside play ─────────────────────────────────────────────────────────────────────────────────────────────


def _cards(position: Position, question: Ask, *, best: bool) -> Option:
    """As many cards as must be chosen, the best or the worst of them for their player."""
    ranked = sorted(things(question), key=lambda card: held_worth(position, card), reverse=best)
    chosen = ranked[: question.least]
    if question.single:
        return chosen[0]
    return tuple(chosen) if question.ordered else tuple(card for card in things(question) if card in chosen)


def _hand(position: Position, question: Ask) -> Option:
    """What is given up is what is needed least; what is laid down to be used is the best."""
    return _cards(position, question, best=_doing(question) == "attach") if things(question) else "no"


def _their_hand(position: Position, question: Ask) -> Option:
    """The dearest card that they hold: as many of them as one may."""
    if not things(question):
        return "no"
    cost = {card: FACTS[position.table.cards[card]].cost for card in things(question)}
    chosen = sorted(cost, key=lambda card: -cost[card])[: question.most]
    return chosen[0] if question.single else tuple(card for card in cost if card in chosen)


def _pile(position: Position, question: Ask) -> Option:
    """The best of one's own cards comes back; of a deck that is looked into, one's own worst and another's best go."""
    found = things(question)
    own = position.table.owners[found[0]] == position.seat
    if _doing(question) != "discard":
        return max(found, key=lambda card: held_worth(position, card))
    if not own:
        return max(found, key=lambda card: FACTS[position.table.cards[card]].cost)
    worst = min(found, key=lambda card: held_worth(position, card))
    return worst if held_worth(position, worst) <= 0 or "no" not in question.options else "no"


def _top(position: Position, question: Ask) -> Option:
    """Of one's own cards the worst go underneath, of another's deck the best; the rest in any order."""
    found = things(question)
    own = position.table.owners[found[0]] == position.seat
    under = _doing(question) in ("under", "put-back")
    return _cards(position, question, best=under != own or _doing(question) == "stack")


def _play(position: Position, question: Ask) -> Option:
    """Of those that fit the best; nobody has to have one."""
    return max(things(question), key=lambda card: held_worth(position, card), default="no")


def replacements(table: Table, question: Ask) -> Sequence[Option]:
    """What may make room for a new upgrade; where there is none left, something has to, and lowers the price."""
    bearer = table.pieces[things(question)[0]].host
    full = len(table.upgrades(bearer)) >= MOST_UPGRADES
    return things(question) if full else question.options


def _replace(position: Position, question: Ask) -> Option:
    """An upgrade makes room where there is none left, or where the resources saved are worth more than it is."""
    table = position.table

    def gain(option: Option) -> float:
        if not isinstance(option, int):
            return 0.0
        name = table.cards[option]
        return RESOURCE * FACTS[name].cost - lasts(name)

    return max(replacements(table, question), key=gain)


def _surplus(position: Position, question: Ask) -> Option:
    """What is worth least goes."""
    return min(things(question), key=lambda card: lasts(position.table.cards[card]))


def _twin(position: Position, question: Ask) -> Option:
    """Of two copies the one that is more hurt and bears less."""
    table = position.table
    return max(things(question), key=lambda card: table.pieces[card].damage - 3 * len(table.upgrades(card)))


def _twin_die(position: Position, question: Ask) -> Option:
    """Of two dice of a kind the one that shows less."""
    showing = position.table.showing
    return min(things(question), key=lambda die: position.worth(die) if die in showing else 0.5)


# ── numbers, names and ways ────────────────────────────────────────────────────────────────────────────────────────


def _doing(question: Ask) -> str:
    return question.about.doing if isinstance(question.about, OfAbility) else ""


def _first(_: Position, question: Ask) -> Option:
    """Of several specials the one that is printed first."""
    return question.options[0]


def _most(_: Position, question: Ask) -> Option:
    """As much as may be moved, given or blocked."""
    return question.options[-1]


def _amount(position: Position, question: Ask) -> Option:
    """As much as may be; where the cost of a hidden card is to be named, a cost that is known there, or a usual one."""
    if not isinstance(question.about, OfAbility) or question.about.card not in NAMES_A_COST:
        return question.options[-1]
    table = position.table
    known = [card for other in table.opponents(position.seat) for card in table.hands[other]]
    seen = [FACTS[table.cards[card]].cost for card in known if card in table.known[position.seat]]
    return str(max(seen, default=USUAL_COST))


def _hide(position: Position, question: Ask) -> Option:
    """No more damage than a card played for nothing is worth."""
    hand = position.table.hands[position.seat]
    dearest = max((FACTS[position.table.cards[card]].cost for card in hand if has_host(position, card)), default=0)
    return question.options[min(dearest // 2, len(question.options) - 1)]


def _symbol(position: Position, question: Ask) -> Option:
    """To take dice away: what the others' dice show most of; else what is worth most to oneself."""
    if isinstance(question.about, OfAbility) and question.about.card in ANSWERS:
        return max(question.options, key=lambda symbol: position.sum(position.theirs(), str(symbol)))
    return _read_as(position, question)


def _read_as(_: Position, question: Ask) -> Option:
    return max(question.options, key=lambda symbol: WORTH.get(str(symbol), 0.0))


def _colour(position: Position, question: Ask) -> Option:
    """The colour of most of their cards: that of their strongest character."""
    foes = position.foes()
    colour = FACTS[position.table.cards[max(foes, key=position.force)]].colour if foes else "gray"
    return colour if colour in question.options else question.options[0]


def _subtype(position: Position, question: Ask) -> Option:
    """The subtype that saves most of one's own dice."""
    cards = position.table.cards

    def saved(option: Option) -> float:
        return sum(position.worth(die) for die in position.own if option in FACTS[cards[card_of(die)]].subtypes)

    return max(question.options, key=saved)


def _split(position: Position, question: Ask) -> Option:
    """Two halves as equal as can be: whichever goes, half stays."""
    half = sum(position.worth(die) for die in things(question)) / 2
    chosen, total = set[int](), 0.0
    for die in sorted(things(question), key=lambda die: -position.worth(die)):
        if total + position.worth(die) <= half:
            chosen.add(die)
            total += position.worth(die)
    return tuple(die for die in things(question) if die in chosen)


def _group(position: Position, question: Ask) -> Option:
    """The half that is worth more goes."""

    def worth(option: Option) -> float:
        return sum(position.worth(die) for die in option if isinstance(die, int)) if isinstance(option, tuple) else 0.0

    return max(question.options, key=worth)


def _opponent(position: Position, question: Ask) -> Option:
    """Whose deck is looked into: one's own; else whoever is strongest."""
    me = player(position.seat)
    if _doing(question) == "deck" and me in question.options:
        return me
    others = [option for option in question.options if option != me]
    return max(others, key=lambda option: _might(position, -1 - int(str(option))))


def _aim(position: Position, question: Ask) -> Option:
    return max(question.options, key=lambda option: _might(position, -1 - int(str(option))))


def _might(position: Position, seat: int) -> float:
    """How much a player has that could be lost."""
    table = position.table
    team = sum(position.force(one) + remaining(table, one) for one in table.characters(seat))
    return team + RESOURCE * table.resources[seat] + CARD * len(table.hands[seat])


def _order(position: Position, question: Ask) -> Option:
    """One's own abilities first, those of characters before those of other cards."""
    pieces = position.table.pieces

    def early(option: Option) -> tuple[bool, bool]:
        assert isinstance(option, tuple)
        card = int(str(option[0]))
        return position.mine(card), card in pieces and pieces[card].kind == "character"

    return max(question.options, key=early)


def _choose_one(position: Position, question: Ask) -> Option:
    """The way that brings most; where another's card makes one choose, the way that hurts least."""
    about = question.about
    forced = isinstance(about, OfAbility) and about.id > 0 and not position.belongs(about.id)
    ranked = sorted(question.options, key=lambda way: way_worth(position, str(way), forced=forced), reverse=True)
    if question.single:
        return ranked[0]
    chosen = ranked[: question.least]
    return tuple(way for way in question.options if way in chosen)


def way_worth(position: Position, way: str, *, forced: bool) -> float:
    """What a way is worth to whoever chooses it."""
    if forced and way in FORCED:
        return -FORCED[way](position)
    return WAYS[way](position) if way in WAYS else 0.0


def _room_for_shields(position: Position) -> float:
    pieces = position.table.pieces
    return sum(MOST_SHIELDS - pieces[one].shields for one in position.table.characters(position.seat))


def _hurt(position: Position) -> float:
    return sum(position.table.pieces[one].damage for one in position.table.characters(position.seat))


def _thin(position: Position, count: int) -> float:
    """Cards off a deck: much where it is nearly empty."""
    left = min((len(position.table.decks[other]) for other in position.table.opponents(position.seat)), default=99)
    return 2.0 * count if left <= 2 * count else 0.15 * count


def _can_pay(position: Position) -> float:
    """What the resource is worth that has to be paid; far too much where there is none."""
    return RESOURCE if position.table.resources[position.seat] else 9.0


def _supports(position: Position, *, own: bool) -> float:
    table = position.table
    found = [
        power(table.cards[card])
        for card, piece in table.pieces.items()
        if piece.kind == "support" and (piece.controller == position.seat) == own and piece.exhausted == own
    ]
    return max(found, default=0.0)


#: What one's own choices bring.
WAYS: Final[Mapping[str, Callable[[Position], float]]] = {
    "damage": lambda _: 2.0,
    "shield": lambda position: 0.55 * min(2, _room_for_shields(position)),
    "blue-shield": lambda position: 0.55 * min(1, _room_for_shields(position)),
    "other-shield": lambda position: 0.6 * min(1, _room_for_shields(position)) - _can_pay(position),
    "resource": lambda _: RESOURCE,
    "draw": lambda _: CARD,
    "indirect": lambda _: 0.75,
    "mill-one": lambda position: _thin(position, 1),
    "mill-two": lambda position: _thin(position, 2) - _can_pay(position),
    "heal-one": lambda position: min(1, _hurt(position)),
    "heal-two": lambda position: min(2, _hurt(position)) - _can_pay(position),
    "ready": lambda position: _supports(position, own=True),
    "exhaust": lambda position: _supports(position, own=False),
    "reroll-own": lambda position: 0.5 * len(poor_dice(position)),
    "reroll-theirs": lambda position: 0.4 * position.threat(),
    "turn-theirs": lambda position: max((position.worth(die) for die in position.theirs()), default=0.0),
    "melee": lambda position: position.sum(position.own, "melee"),
    "ranged": lambda position: position.sum(position.own, "ranged"),
    "resolve": lambda _: 1.0,
    "play": lambda _: 3 * RESOURCE,
    "sell": lambda _: 2 * RESOURCE,
    "keep": lambda _: CARD,
    "play-stacked": lambda position: 2.0 if position.table.stacked else 0.0,
    "stack": lambda position: 1.0 if position.table.hands[position.seat] else 0.1,
    "underneath": lambda _: 0.1,
}
#: What another's card takes away.
FORCED: Final[Mapping[str, Callable[[Position], float]]] = {
    "lose-resources": lambda position: RESOURCE * position.table.resources[position.seat],
    "discard-hand": lambda position: CARD * len(position.table.hands[position.seat]),
    "damage": lambda _: 2.0,
    "remove-two": lambda position: sum(sorted(position.worth(die) for die in position.own)[:2]),
    "remove": lambda position: max((position.worth(die) for die in position.own), default=0.0),
    "mill": lambda position: 3.0 if len(position.table.decks[position.seat]) <= 4 else 0.3,
}


CHOICES: Final[Mapping[str, Habit]] = {
    "replace": _replace,
    "choose-one": _choose_one,
    "amount": _amount,
    "special": _first,
    "lend": _most,
    "hide": _hide,
    "hand": _hand,
    "their-hand": _their_hand,
    "pile": _pile,
    "top": _top,
    "play": _play,
    "search": _play,
    "order": _order,
    "surplus": _surplus,
    "twin": _twin,
    "twin-die": _twin_die,
    "symbol": _symbol,
    "read-as": _read_as,
    "colour": _colour,
    "subtype": _subtype,
    "split": _split,
    "group": _group,
    "opponent": _opponent,
    "aim": _aim,
}
