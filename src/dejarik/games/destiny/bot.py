"""`duelist`: kills when it can, keeps its dice from being removed, removes dangerous ones, claims in time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from dejarik.core.bot import Advice, Bot, Seen
from dejarik.core.question import Ask, Option, Share, any_answer
from dejarik.core.rng import Rng
from dejarik.games.destiny.cards.facts import DAMAGE, FACTS, Side
from dejarik.games.destiny.notes import OfAbility, OfDie
from dejarik.games.destiny.state import card_of, is_die
from dejarik.games.destiny.text import card_named
from dejarik.games.destiny.view import Rolled, Shown, View

#: What a point of each symbol is worth.
WORTH: Final[Mapping[str, float]] = {
    "melee": 3.0,
    "ranged": 3.0,
    "indirect": 2.2,
    "shield": 1.6,
    "resource": 1.5,
    "disrupt": 0.8,
    "discard": 1.2,
    "focus": 1.8,
    "any": 2.0,
}
SPECIAL: Final = 4.5
#: Events that take an opponent's dice away: wasted while there are none.
ANSWERS: Final = frozenset(
    (
        *("block", "dodge", "isolation", "electroshock", "he-doesnt-like-you", "deflect", "reversal", "daring-escape"),
        *("negotiate", "closing-the-net", "feel-your-anger", "force-misdirection", "heroism", "cannon-fodder"),
        *("the-best-defense", "flank", "mind-trick", "subjugate", "scramble", "defensive-position", "sweep-the-area"),
        *("let-the-wookiee-win", "sound-the-alarm", "distraction"),
    )
)
#: Events that cost more than they bring, for somebody who does not look ahead.
RASH: Final = frozenset(
    ("noble-sacrifice", "retreat", "hyperspace-jump", "dont-get-cocky", "all-in", "patience", "enrage")
)


class Position:
    """What one seat sees, by number."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        self.pieces: dict[int, Shown] = {piece.id: piece for piece in view.pieces}
        self.dice: dict[int, Rolled] = {die.id: die for player in view.players for die in player.pool}
        self.own = {die.id for die in view.players[seat].pool}

    def mine(self, thing: int) -> bool:
        if is_die(thing):
            return thing in self.own
        piece = self.pieces.get(thing)
        return piece is not None and piece.controller == self.seat

    def left(self, character: int) -> int:
        piece = self.pieces[character]
        return piece.health - piece.damage

    def threat(self) -> float:
        """What the opponents' dice would do."""
        return sum(worth_of(die) for die in self.dice.values() if die.id not in self.own and die.symbol in DAMAGE)

    def ready(self) -> list[Shown]:
        return [
            piece
            for piece in self.pieces.values()
            if piece.controller == self.seat and piece.kind == "character" and not piece.exhausted
        ]

    def weakest(self, options: Sequence[int], amount: int) -> int:
        """Whom to hit: who falls first, else who is nearest to it."""
        foes = [one for one in options if not self.mine(one)] or list(options)
        fall = [one for one in foes if self.left(one) + self.pieces[one].shields <= amount]
        pool = fall or foes
        return min(pool, key=lambda one: (self.left(one) + self.pieces[one].shields, -self.pieces[one].health))

    def neediest(self, options: Sequence[int]) -> int:
        """Whom to shield or heal: one's own, the most hurt."""
        own = [one for one in options if self.mine(one)] or list(options)
        return min(own, key=lambda one: (self.pieces[one].shields >= 3, self.left(one)))


def worth_of(die: Rolled) -> float:
    return SPECIAL if die.symbol == "special" else die.value * WORTH.get(die.symbol, 0.0)


def side_worth(side: Side) -> float:
    if side.symbol == "special":
        return SPECIAL
    scale = 0.7 if side.modifier else 1.0
    return scale * max(0, side.value) * WORTH.get(side.symbol, 0.0) - 0.8 * side.cost


class Duelist(Bot):
    """Plain good sense, one question at a time."""

    name = "duelist"

    def advise(self, seen: Seen, rng: Rng) -> Advice:
        position = Position(seen.view, seen.seat)
        question = seen.question
        habit = HABITS.get(question.kind)
        answer = None if habit is None else habit(position, question)
        return Advice(any_answer(question, rng) if answer is None else answer)


Habit = Callable[[Position, Any], Option | None]


# ── actions ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _action(position: Position, question: Ask) -> Option:
    return max(question.options, key=lambda option: _score(position, option))


def _score(position: Position, option: Option) -> float:
    if isinstance(option, str):
        return 5.0
    assert isinstance(option, tuple)
    kind, thing = option[0], option[1]
    assert isinstance(thing, int)
    return SCORES[str(kind)](position, thing)


def _score_play(position: Position, card: int) -> float:
    name = card_named(position.view, card)
    facts = FACTS[name]
    if facts.type == "upgrade":
        return 60 + 4 * facts.cost if position.ready() else 22
    if facts.type == "support":
        return 45 + 3 * facts.cost
    if name in ANSWERS:
        return 30 + 6 * position.threat() if position.threat() >= 5 else 2
    return 1.0 if name in RASH else 24.0


def _score_activate(position: Position, card: int) -> float:
    piece = position.pieces[card]
    return 50 + 4 * len(piece.dice) - (4 if piece.kind == "support" else 0)


def _score_resolve(position: Position, die: int) -> float:
    rolled = position.dice[die]
    same = [one for one in position.own if position.dice[one].symbol == rolled.symbol]
    total = sum(worth_of(position.dice[one]) for one in same)
    if rolled.symbol in DAMAGE:
        hit = sum(position.dice[one].value for one in same)
        foes = [p for p in position.pieces.values() if p.kind == "character" and p.controller != position.seat]
        if any(foe.health - foe.damage + foe.shields <= hit for foe in foes):
            return 200 + total
    if rolled.symbol == "focus" and not any(position.dice[one].symbol == "blank" for one in position.own):
        return 10 + total
    if rolled.symbol == "disrupt":
        rich = max(position.view.players[s].resources for s in range(len(position.view.players)) if s != position.seat)
        return 20 + total if rich else 3
    return 38 + 4 * total


def _score_reroll(position: Position, card: int) -> float:
    blanks = sum(position.dice[one].symbol == "blank" for one in position.own)
    return 12 + 7 * blanks - 2 * FACTS[card_named(position.view, card)].cost if blanks else 1


def _score_use(position: Position, card: int) -> float:
    piece = position.pieces[card]
    facts = FACTS[piece.card]
    if facts.sides and not any(card_of(die) == card for die in position.own):
        return 0.5  # what begins with removing its die does nothing now
    return 0.5 if piece.exhausted else 26 - (10 if facts.sides else 0)


def _score_claim(position: Position, _field: int) -> float:
    busy = any(worth_of(position.dice[one]) > 0 for one in position.own)
    return 1.0 if position.ready() or busy else 20.0


SCORES: Final[Mapping[str, Callable[[Position, int], float]]] = {
    "play": _score_play,
    "activate": _score_activate,
    "resolve": _score_resolve,
    "reroll": _score_reroll,
    "use": _score_use,
    "claim": _score_claim,
}


# ── everything else ────────────────────────────────────────────────────────────────────────────────────────────────


def _target(position: Position, question: Ask) -> Option:
    amount = question.about.amount if isinstance(question.about, OfDie) else 1
    return position.weakest(_things(question), amount)


def _things(question: Ask) -> list[int]:
    return [option for option in question.options if isinstance(option, int)]


def _shield(position: Position, question: Ask) -> Option:
    return position.neediest(_things(question))


def _add(_: Position, question: Ask) -> Option:
    """Modifiers and further dice are always welcome."""
    return question.options[1]


def _yes(_: Position, question: Ask) -> Option:
    return next(option for option in question.options if option not in ("pass", "no"))


def _side(position: Position, question: Ask) -> Option:
    """One's own die to the best side, another's to the worst."""

    def value(option: Option) -> float:
        assert isinstance(option, tuple)
        die, place = option
        assert isinstance(die, int)
        assert isinstance(place, int)
        worth = side_worth(FACTS[card_named(position.view, card_of(die))].sides[place])
        return worth if position.mine(die) or die not in position.dice else -worth

    return max(question.options, key=value)


def _choose(position: Position, question: Ask) -> Option | None:
    """By what the text does: harm goes to others, help to oneself."""
    assert isinstance(question.about, OfAbility)
    things = _things(question)
    if not things or question.least != 1 or question.most != 1:
        return _several(position, question, things)
    return _one(position, question.about.doing, things)


def _one(position: Position, doing: str, things: list[int]) -> int:
    if all(is_die(thing) for thing in things):
        harm = doing in ("remove", "turn", "reroll")
        return max(things, key=lambda die: worth_of(position.dice[die]) * (-1 if harm and position.mine(die) else 1))
    characters = [thing for thing in things if thing in position.pieces and position.pieces[thing].kind == "character"]
    if characters == things:
        if doing in ("shield", "heal", "ready", "activate"):
            return position.neediest(things)
        return position.weakest(things, 2)
    others = [thing for thing in things if not position.mine(thing)]
    return (others or things)[0]


def _several(position: Position, question: Ask, things: list[int]) -> Option | None:
    assert isinstance(question.about, OfAbility)
    if question.about.doing not in ("remove", "damage", "reroll") or not things:
        return None
    foes = [thing for thing in things if not position.mine(thing)]
    chosen = foes[: question.most]
    return tuple(chosen) if len(chosen) >= question.least else None


def _blanks(position: Position, question: Ask) -> Option:
    """Reroll what shows nothing."""
    return tuple(die for die in _things(question) if position.dice[die].symbol == "blank")


def _guardian(position: Position, question: Ask) -> Option:
    """Only with health to spare."""
    assert question.about is not None
    card = getattr(question.about, "id", 0)
    good = [die for die in _things(question) if position.dice[die].value < position.left(card) - 1]
    return max(good, key=lambda die: position.dice[die].value) if good else "pass"


def _host(position: Position, question: Ask) -> Option:
    """On whoever is ready and will live."""
    return max(_things(question), key=lambda one: (not position.pieces[one].exhausted, position.left(one)))


def _spread(position: Position, question: Share) -> Option:
    """Damage to whoever can bear it, so that nobody falls who need not."""
    room = [position.left(one) + position.pieces[one].shields for one in question.among if isinstance(one, int)]
    counts = [0] * len(room)
    for _ in range(question.total):
        open_ = [p for p in range(len(room)) if counts[p] < question.cap(p)]
        counts[max(open_, key=lambda p: room[p] - counts[p])] += 1
    if question.check is not None and question.check(tuple(counts)) is not None:
        return question.start() if question.start is not None else tuple(counts)
    return tuple(counts)


def _give_shields(position: Position, question: Share) -> Option:
    counts = [0] * len(question.among)
    for _ in range(question.total):
        open_ = [p for p in range(len(counts)) if counts[p] < question.cap(p)]
        counts[min(open_, key=lambda p: (counts[p], position.left(int(str(question.among[p])))))] += 1
    return tuple(counts)


def _mulligan(position: Position, question: Ask) -> Option:
    """What cannot be paid for in the first round goes back."""
    dear = [card for card in _things(question) if FACTS[card_named(position.view, card)].cost > 2]
    return tuple(dear)


def _keep(_: Position, _question: Ask) -> Option:
    return ()


def _field(position: Position, question: Ask) -> Option:
    own = {face.id for face in position.view.players[position.seat].aside}
    return next((field for field in _things(question) if field in own), question.options[0])


HABITS: Final[Mapping[str, Habit]] = {
    "action": _action,
    "target": _target,
    "shield-whom": _shield,
    "modify": _add,
    "more": _add,
    "instead": _yes,
    "before": _yes,
    "after": _yes,
    "may": _yes,
    "claim": _yes,
    "side": _side,
    "choose": _choose,
    "reroll": _blanks,
    "guardian": _guardian,
    "host": _host,
    "distribute": _spread,
    "share-shields": _give_shields,
    "first-shields": _give_shields,
    "mulligan": _mulligan,
    "upkeep": _keep,
    "field": _field,
}

BOTS: Final[Mapping[str, Bot]] = {"duelist": Duelist()}
