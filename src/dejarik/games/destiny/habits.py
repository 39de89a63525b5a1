"""What a player of Destiny answers without looking ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dejarik.core.question import Ask, Option, Question, Share, any_answer
from dejarik.core.rng import Rng
from dejarik.games.destiny.cards.facts import DAMAGE, FACTS
from dejarik.games.destiny.choices import CHOICES
from dejarik.games.destiny.notes import OfAbility, OfDie
from dejarik.games.destiny.rules.values import face, remaining, value
from dejarik.games.destiny.state import MOST_SHIELDS, Table, card_of, is_die
from dejarik.games.destiny.worth import (
    ANSWERS,
    DANGER,
    RASH,
    Habit,
    Position,
    has_host,
    poor_dice,
    power,
    side_worth,
    things,
    usable,
)


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


def _target(position: Position, question: Ask) -> Option:
    amount = question.about.amount if isinstance(question.about, OfDie) else 1
    return position.weakest(things(question), amount)


def _shield(position: Position, question: Ask) -> Option:
    return position.neediest(things(question))


def _add(_: Position, question: Ask) -> Option:
    """Modifiers and further dice are always welcome."""
    return question.options[1]


def _yes(_: Position, question: Ask) -> Option:
    return next((option for option in question.options if option not in ("pass", "no")), question.options[0])


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
    """Reroll what brings less than a roll does on average; at least one die, for the card is gone."""
    dice, cards = things(question), position.table.cards
    poor = poor_dice(position)
    again = [die for die in dice if die in poor]
    return tuple(again or [max(dice, key=lambda die: power(cards[card_of(die)]) - usable(position, die))])


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
    """Where they are not lost; to all alike, and first to whoever would fall soonest."""
    table = position.table
    among = [one for one in question.among if isinstance(one, int)]
    room = [MOST_SHIELDS - table.pieces[one].shields for one in among]
    counts = [0] * len(among)
    for _ in range(question.total):
        open_ = [p for p in range(len(counts)) if counts[p] < question.cap(p)]
        counts[min(open_, key=lambda p: (counts[p] >= room[p], counts[p], remaining(table, among[p])))] += 1
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
    **CHOICES,
}
