"""Why the duelist answers as it does: one reason an answer, for people who ask for a hint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final

from dejarik.core.bot import Seen
from dejarik.core.note import Reason, Word
from dejarik.core.question import Ask, Option
from dejarik.games.destiny.cards.facts import DAMAGE, FACTS, Side
from dejarik.games.destiny.notes import Card, Face, OfAbility, OfDie
from dejarik.games.destiny.rules.values import face, value
from dejarik.games.destiny.state import card_of, is_die
from dejarik.games.destiny.worth import ANSWERS, USUAL_X, Position, poor_dice

#: A number with one decimal, in tenths.
Tenths = Annotated[int, Word("tenths")]


class DestinyReason(Reason):
    """What speaks for an answer in this game."""


class RollDice(DestinyReason):
    """An activation: so many dice, so much damage on average."""

    card: Card
    dice: int
    damage: Tenths


class Finish(DestinyReason):
    """The dice that lie there are enough for somebody."""

    card: Card


class StrikeNow(DestinyReason):
    """Damage that might be removed."""

    damage: int


class BestDie(DestinyReason):
    """Nothing else brings more now."""

    face: Face


class StopDice(DestinyReason):
    """An answer to what the others have rolled."""

    card: Card
    damage: int


class MoreDice(DestinyReason):
    """A card that brings a die for the rest of the game."""

    card: Card


class PlayNow(DestinyReason):
    card: Card


class RollAgain(DestinyReason):
    """Dice that bring little, and a card that can be spared."""

    card: Card
    count: int


class UseText(DestinyReason):
    card: Card


class ClaimNow(DestinyReason):
    """Little is left to do."""

    card: Card


class WaitNow(DestinyReason):
    """No action is worth taking."""


class Falls(DestinyReason):
    card: Card


class Nearest(DestinyReason):
    """Whoever takes the least to defeat."""

    card: Card
    left: int


class Protect(DestinyReason):
    card: Card


class MostDangerous(DestinyReason):
    face: Face


class BestSide(DestinyReason):
    face: Face


class Bears(DestinyReason):
    """Who is to be activated yet."""

    card: Card


class SendBack(DestinyReason):
    """Cards that are of no use in the first round."""

    count: int


class KeepHand(DestinyReason):
    pass


class OwnField(DestinyReason):
    card: Card


class BestRound(DestinyReason):
    """Tried out, it gave the best round."""


def reason(seen: Seen, answer: Option) -> Reason | None:
    """What speaks for an answer; nothing where the seat has no world to think about."""
    if not seen.guesses:
        return None
    position = Position(seen.guesses[0].table, seen.seat)
    why = REASONS.get(seen.question.kind)
    found = None if why is None else why(position, seen.question, answer)
    return found or BestRound()


# ── actions ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _action(position: Position, _question: Ask, answer: Option) -> Reason | None:
    if isinstance(answer, str):
        return WaitNow()
    assert isinstance(answer, tuple)
    kind, thing = answer[0], answer[1]
    assert isinstance(thing, int)
    return ACTIONS[str(kind)](position, thing)


def _activate(position: Position, card: int) -> Reason:
    table = position.table
    dice = table.dice(card)
    damage = sum(mean_damage(FACTS[table.cards[card_of(die)]].sides) for die in dice)
    return RollDice(table.cards[card], len(dice), round(10 * damage))


def mean_damage(sides: tuple[Side, ...]) -> float:
    """The damage on a die, on average over its sides."""
    hits = [USUAL_X if side.value < 0 else side.value for side in sides if side.symbol in DAMAGE]
    return sum(hits) / len(sides) if sides else 0.0


def _resolve(position: Position, die: int) -> Reason:
    table = position.table
    side = face(table, die)
    if side.symbol not in DAMAGE:
        return BestDie(side.written)
    falls = position.killable(side.symbol) if side.symbol != "indirect" else None
    if falls is not None:
        return Finish(table.cards[falls])
    return StrikeNow(sum(value(table, one) for one in position.symbols(position.own, side.symbol)))


def _play(position: Position, card: int) -> Reason:
    name = position.table.cards[card]
    if name in ANSWERS and position.threat():
        damage = sum(value(position.table, die) for die in position.symbols(position.theirs(), *DAMAGE))
        return StopDice(name, damage)
    return MoreDice(name) if FACTS[name].sides else PlayNow(name)


def _reroll(position: Position, card: int) -> Reason:
    return RollAgain(position.table.cards[card], len(poor_dice(position)))


def _use(position: Position, card: int) -> Reason:
    return UseText(position.table.cards[card])


def _claim(position: Position, card: int) -> Reason:
    return ClaimNow(position.table.cards[card])


ACTIONS: Final[Mapping[str, Callable[[Position, int], Reason]]] = {
    "activate": _activate,
    "resolve": _resolve,
    "play": _play,
    "reroll": _reroll,
    "use": _use,
    "claim": _claim,
}


# ── everything else ────────────────────────────────────────────────────────────────────────────────────────────────


def _target(position: Position, question: Ask, answer: Option) -> Reason | None:
    if not isinstance(answer, int) or position.mine(answer):
        return None
    amount = question.about.amount if isinstance(question.about, OfDie) else 1
    name, left = position.table.cards[answer], position.holds(answer)
    return Falls(name) if left <= amount else Nearest(name, left)


def _shield(position: Position, _question: Ask, answer: Option) -> Reason | None:
    return Protect(position.table.cards[answer]) if isinstance(answer, int) and position.mine(answer) else None


def _choose(position: Position, question: Ask, answer: Option) -> Reason | None:
    first = answer[0] if isinstance(answer, tuple) and answer else answer
    doing = question.about.doing if isinstance(question.about, OfAbility) else ""
    if not isinstance(first, int):
        return None
    if is_die(first):
        gone = doing in ("remove", "turn") and first in position.table.showing and not position.mine(first)
        return MostDangerous(face(position.table, first).written) if gone else None
    if doing in ("shield", "heal"):
        return _shield(position, question, first)
    return _target(position, question, first) if doing == "damage" and first in position.foes() else None


def _side(position: Position, _question: Ask, answer: Option) -> Reason | None:
    assert isinstance(answer, tuple)
    die, place = answer
    if not isinstance(die, int) or not isinstance(place, int) or not position.mine(die):
        return None
    return BestSide(FACTS[position.table.cards[card_of(die)]].sides[place].written)


def _host(position: Position, _question: Ask, answer: Option) -> Reason | None:
    piece = position.table.pieces.get(answer) if isinstance(answer, int) else None
    return None if piece is None or piece.exhausted else Bears(position.table.cards[piece.id])


def _mulligan(_position: Position, _question: Ask, answer: Option) -> Reason:
    count = 1 if isinstance(answer, int) else len(answer)
    return SendBack(count) if count else KeepHand()


def _field(position: Position, _question: Ask, answer: Option) -> Reason | None:
    own = isinstance(answer, int) and answer in position.table.brought[position.seat]
    return OwnField(position.table.cards[int(str(answer))]) if own else None


REASONS: Final[Mapping[str, Callable[[Position, Any, Option], Reason | None]]] = {
    "action": _action,
    "target": _target,
    "shield-whom": _shield,
    "choose": _choose,
    "side": _side,
    "host": _host,
    "mulligan": _mulligan,
    "field": _field,
}
