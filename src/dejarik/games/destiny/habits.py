"""What a player of Destiny does without looking ahead, and what things on the table are worth, in points of damage."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from dejarik.core.question import Ask, Option, Question, Share, any_answer
from dejarik.core.rng import Rng
from dejarik.games.destiny.cards.facts import DAMAGE, FACTS, Side
from dejarik.games.destiny.notes import OfAbility, OfDie
from dejarik.games.destiny.rules.values import face, remaining, value
from dejarik.games.destiny.state import MOST_SHIELDS, Table, card_of, is_die

#: What a point of each symbol is worth.
WORTH: Final[Mapping[str, float]] = {
    "melee": 1.0,
    "ranged": 1.0,
    "indirect": 0.75,
    "shield": 0.55,
    "resource": 0.5,
    "disrupt": 0.3,
    "discard": 0.4,
    "focus": 0.6,
    "any": 0.6,
}
SPECIAL: Final = 1.5
#: A modifier needs another die beside it; X is two more often than not.
BESIDE: Final = 0.7
USUAL_X: Final = 2
#: What a resource is worth that a side asks for.
PRICE: Final = 0.4
#: Opponents' dice that are worth an answer.
DANGER: Final = 1.7
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


# ── what things are worth ──────────────────────────────────────────────────────────────────────────────────────────


def side_worth(side: Side) -> float:
    if side.symbol == "special":
        return SPECIAL
    amount = USUAL_X if side.value < 0 else side.value
    return (BESIDE if side.modifier else 1.0) * amount * WORTH.get(side.symbol, 0.0) - PRICE * side.cost


@cache
def power(card: str) -> float:
    """What a roll of a card's die brings on average."""
    sides = FACTS[card].sides
    return sum(max(0.0, side_worth(side)) for side in sides) / len(sides) if sides else 0.0


class Position:
    """The table with the eyes of one seat."""

    __slots__ = ("seat", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat

    @property
    def own(self) -> list[int]:
        """The dice in the own pool."""
        return self.table.pools[self.seat]

    def worth(self, die: int) -> float:
        """What a die in a pool would bring as it lies."""
        side = face(self.table, die)
        return SPECIAL if side.symbol == "special" else value(self.table, die) * WORTH.get(side.symbol, 0.0)

    def mine(self, thing: int) -> bool:
        if is_die(thing):
            return thing in self.own or (
                thing not in self.table.showing and self.table.owners[card_of(thing)] == self.seat
            )
        piece = self.table.pieces.get(thing)
        return piece is not None and piece.controller == self.seat

    def symbols(self, dice: Iterable[int], *symbols: str) -> list[int]:
        return [die for die in dice if face(self.table, die).symbol in symbols]

    def theirs(self) -> list[int]:
        """The dice in the opponents' pools."""
        return [die for other in self.table.opponents(self.seat) for die in self.table.pools[other]]

    def threat(self) -> float:
        """What the opponents' dice would do."""
        return sum(self.worth(die) for die in self.symbols(self.theirs(), *DAMAGE))

    def ready(self) -> list[int]:
        """Own characters that can still be activated."""
        return [card for card in self.table.characters(self.seat) if not self.table.pieces[card].exhausted]

    def foes(self) -> list[int]:
        return [card for other in self.table.opponents(self.seat) for card in self.table.characters(other)]

    def holds(self, character: int) -> int:
        """Damage that a character takes before it falls."""
        return remaining(self.table, character) + self.table.pieces[character].shields

    def weakest(self, options: Sequence[int], amount: int) -> int:
        """Whom to hit: who falls and is worth most, else who is nearest to it."""
        foes = [one for one in options if not self.mine(one)] or list(options)
        fall = [one for one in foes if self.holds(one) <= amount]
        if fall:
            return max(fall, key=self.force)
        return min(foes, key=lambda one: (self.holds(one) - self.force(one), one))

    def force(self, character: int) -> float:
        """What a character's dice bring in a round, those of its upgrades included."""
        return sum(power(self.table.cards[card_of(die)]) for die in self.table.dice(character))

    def neediest(self, options: Sequence[int]) -> int:
        """Whom to shield or heal: one's own, the most hurt."""
        own = [one for one in options if self.mine(one)] or list(options)
        return min(
            own, key=lambda one: (self.table.pieces[one].shields >= MOST_SHIELDS, remaining(self.table, one), one)
        )

    def killable(self, symbol: str) -> int | None:
        """The character that all own dice of one kind of damage would defeat together."""
        dice = self.symbols(self.own, symbol)
        spare, hit = self.table.resources[self.seat], 0
        for die in sorted(dice, key=lambda die: face(self.table, die).cost):
            cost = face(self.table, die).cost
            if cost <= spare:
                spare -= cost
                hit += value(self.table, die)
        fall = [foe for foe in self.foes() if self.holds(foe) <= hit]
        return max(fall, key=self.force) if fall else None


Habit = Callable[[Position, Any], Option | None]


def habit(table: Table, question: Question, rng: Rng) -> Option:
    """What one answers without looking ahead."""
    usual = HABITS.get(question.kind)
    answer = None if usual is None else usual(Position(table, question.seat), question)
    return any_answer(question, rng) if answer is None else answer


# ── actions ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _action(position: Position, question: Ask) -> Option:
    return max(question.options, key=lambda option: score(position, option))


def score(position: Position, option: Option) -> float:
    """How inviting an action is at first sight."""
    if isinstance(option, str):
        return 5.0
    assert isinstance(option, tuple)
    kind, thing = option[0], option[1]
    assert isinstance(thing, int)
    return SCORES[str(kind)](position, thing)


def _score_play(position: Position, card: int) -> float:
    name = position.table.cards[card]
    facts = FACTS[name]
    if facts.type in ("upgrade", "downgrade"):
        return 60 + 4 * facts.cost if position.ready() else 22
    if facts.type == "support":
        return 45 + 3 * facts.cost
    if name in ANSWERS:
        threat = position.threat()
        return 30 + 18 * threat if threat >= DANGER else 2
    return 1.0 if name in RASH else 24.0


def _score_activate(position: Position, card: int) -> float:
    piece = position.table.pieces[card]
    return 46 + 4 * len(position.table.dice(card)) - (4 if piece.kind == "support" else 0)


def _score_resolve(position: Position, die: int) -> float:
    table = position.table
    symbol = face(table, die).symbol
    total = 3 * sum(position.worth(one) for one in position.symbols(position.own, symbol))
    if symbol in DAMAGE and symbol != "indirect" and position.killable(symbol) is not None:
        return 200 + total
    if symbol == "focus":
        poor = [one for one in position.own if one != die and position.worth(one) < power(table.cards[card_of(one)])]
        return 38 + total if poor else 4
    if symbol == "disrupt":
        return 20 + total if any(table.resources[other] for other in table.opponents(position.seat)) else 3
    if symbol == "discard":
        return 20 + total if any(table.hands[other] for other in table.opponents(position.seat)) else 3
    return 38 + 4 * total


def _score_reroll(position: Position, card: int) -> float:
    poor = poor_dice(position)
    return 8 + 6 * len(poor) - 3 * FACTS[position.table.cards[card]].cost if poor else 1


def poor_dice(position: Position) -> list[int]:
    """Dice of one's own that bring well below their average."""
    cards = position.table.cards
    return [die for die in position.own if usable(position, die) < 0.6 * power(cards[card_of(die)])]


def usable(position: Position, die: int) -> float:
    """What a die brings, where it can be used at all: paid for, and no modifier alone."""
    table, side = position.table, face(position.table, die)
    if side.cost > table.resources[position.seat]:
        return 0.0
    if side.modifier:
        kind = side.symbol
        others = [face(table, one) for one in position.own if one != die]
        if not any(not other.modifier and (kind in (other.symbol, "any")) for other in others):
            return 0.0
    return position.worth(die)


def _score_use(position: Position, card: int) -> float:
    piece = position.table.pieces[card]
    facts = FACTS[position.table.cards[card]]
    if facts.sides and not any(card_of(die) == card for die in position.own):
        return 0.5  # what begins with removing its die does nothing now
    return 0.5 if piece.exhausted else 26 - (10 if facts.sides else 0)


def _score_claim(position: Position, _field: int) -> float:
    busy = any(usable(position, die) > 0 for die in position.own)
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


def things(question: Ask) -> list[int]:
    return [option for option in question.options if isinstance(option, int)]


def _target(position: Position, question: Ask) -> Option:
    amount = question.about.amount if isinstance(question.about, OfDie) else 1
    return position.weakest(things(question), amount)


def _shield(position: Position, question: Ask) -> Option:
    return position.neediest(things(question))


def _add(_: Position, question: Ask) -> Option:
    """Modifiers and further dice are always welcome."""
    return question.options[1]


def _yes(_: Position, question: Ask) -> Option:
    return next(option for option in question.options if option not in ("pass", "no"))


def _side(position: Position, question: Ask) -> Option:
    """One's own die to the best side, another's to the worst."""
    spare = position.table.resources[position.seat]

    def worth(option: Option) -> float:
        assert isinstance(option, tuple)
        die, place = option
        assert isinstance(die, int)
        assert isinstance(place, int)
        side = FACTS[position.table.cards[card_of(die)]].sides[place]
        if not position.mine(die):
            return -side_worth(side)
        return side_worth(side) if side.cost <= spare else 0.0

    return max(question.options, key=worth)


def _focus(position: Position, question: Ask) -> Option:
    """Dice that gain most by being turned."""

    def gain(die: int) -> float:
        best = max(side_worth(side) for side in FACTS[position.table.cards[card_of(die)]].sides)
        return best - usable(position, die)

    dice = sorted(things(question), key=lambda die: -gain(die))
    chosen = [die for die in dice[: question.most] if gain(die) > 0.3]
    return tuple(die for die in things(question) if die in chosen)


def _choose(position: Position, question: Ask) -> Option | None:
    """By what the text does: harm goes to others, help to oneself."""
    assert isinstance(question.about, OfAbility)
    among = things(question)
    if not among or question.least != 1 or question.most != 1:
        return _several(position, question, among)
    return _one(position, question.about.doing, among)


def _one(position: Position, doing: str, among: list[int]) -> int:
    if all(is_die(thing) for thing in among):
        if doing in ("remove", "turn", "reroll"):
            return max(among, key=lambda die: position.worth(die) * (-1 if position.mine(die) else 1))
        return max(among, key=lambda die: position.worth(die) if die in position.table.showing else 0.0)
    pieces = position.table.pieces
    if all(thing in pieces and pieces[thing].kind == "character" for thing in among):
        if doing in ("shield", "heal", "ready", "activate"):
            return position.neediest(among)
        return position.weakest(among, 2)
    others = [thing for thing in among if not position.mine(thing)]
    return (others or among)[0]


def _several(position: Position, question: Ask, among: list[int]) -> Option | None:
    assert isinstance(question.about, OfAbility)
    if question.about.doing not in ("remove", "damage", "reroll") or not among:
        return None
    foes = [thing for thing in among if not position.mine(thing)]
    if all(is_die(thing) and thing in position.table.showing for thing in foes):
        foes.sort(key=lambda die: -position.worth(die))
    chosen = foes[: question.most]
    return tuple(thing for thing in among if thing in chosen) if len(chosen) >= question.least else None


def _poor(position: Position, question: Ask) -> Option:
    """Reroll what brings less than a roll does on average."""
    poor = poor_dice(position)
    return tuple(die for die in things(question) if die in poor)


def _guardian(position: Position, question: Ask) -> Option:
    """Only with health to spare."""
    assert question.about is not None
    card = getattr(question.about, "id", 0)
    left = remaining(position.table, card)
    good = [die for die in things(question) if value(position.table, die) < left - 1]
    return max(good, key=lambda die: value(position.table, die)) if good else "pass"


def _host(position: Position, question: Ask) -> Option:
    """On whoever is ready and will live."""
    pieces = position.table.pieces
    return max(
        things(question),
        key=lambda one: (
            not pieces[one].exhausted,
            remaining(position.table, one) if one in position.table.characters(position.seat) else 0,
        ),
    )


def _spread(position: Position, question: Share) -> Option:
    """Damage to whoever can bear it, so that nobody falls who need not."""
    room = [position.holds(one) for one in question.among if isinstance(one, int)]
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
        counts[min(open_, key=lambda p: (counts[p], remaining(position.table, int(str(question.among[p])))))] += 1
    return tuple(counts)


def _mulligan(position: Position, question: Ask) -> Option:
    """Keep what can be paid for at once and works for many rounds, and one event; the rest goes back."""
    kept_events = 0
    back = []
    for card in things(question):
        facts = FACTS[position.table.cards[card]]
        lasting = facts.type != "event"
        if facts.cost > 3 or not has_host(position, card) or (not lasting and kept_events):
            back.append(card)
        else:
            kept_events += not lasting
    return tuple(back)


def has_host(position: Position, card: int) -> bool:
    """Whether some own character may bear an upgrade; other cards need none."""
    facts = FACTS[position.table.cards[card]]
    if not facts.host:
        return True
    hosts = [FACTS[position.table.cards[one]] for one in position.table.characters(position.seat)]
    colour = facts.host.split()[-1]
    return any(host.colour == colour and not (host.unique and "ordinary" in facts.host) for host in hosts)


def _upkeep(position: Position, question: Ask) -> Option:
    """What can no longer be played makes room."""
    if len(position.table.decks[position.seat]) < 8:
        return ()
    return tuple(card for card in things(question) if not has_host(position, card))


def _field(position: Position, question: Ask) -> Option:
    own = set(position.table.brought[position.seat])
    return next((field for field in things(question) if field in own), question.options[0])


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
    "focus": _focus,
    "choose": _choose,
    "reroll": _poor,
    "guardian": _guardian,
    "host": _host,
    "distribute": _spread,
    "share-shields": _give_shields,
    "first-shields": _give_shields,
    "mulligan": _mulligan,
    "upkeep": _upkeep,
    "field": _field,
}
