"""What an answer changes before the next action, in each of several worlds: the heart of a hint's reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

import msgspec

from dejarik.core.bot import Seen
from dejarik.core.match import Match
from dejarik.core.question import Option, Question
from dejarik.core.rng import Rng
from dejarik.games.destiny.cards.facts import DAMAGE
from dejarik.games.destiny.habits import habit
from dejarik.games.destiny.rules.values import remaining, value
from dejarik.games.destiny.state import NOBODY, Table
from dejarik.games.destiny.worth import Position

#: Worlds that are looked at: what differs between them is chance, and no hint promises it.
WORLDS: Final = 4
#: Answers that are given out of habit until the next action.
STEPS: Final = 40


class Account(msgspec.Struct, frozen=True):
    """A table for one seat, in numbers; of a change: their differences."""

    #: The others: damage that their characters can still take, shields, dice in their pools and the damage on those.
    health: int
    shields: int
    dice: int
    threat: int
    resources: int
    hand: int
    deck: int
    #: One's own.
    own_health: int
    own_shields: int
    own_resources: int
    own_hand: int
    own_dice: int
    own_damage: int
    own_ready: int
    #: Upgrades and supports in play, cards of the deck, additional actions.
    own_cards: int
    own_deck: int
    actions: int

    def less(self, other: Account) -> Account:
        return Account(*(mine - theirs for mine, theirs in zip(_numbers(self), _numbers(other), strict=True)))


def _numbers(of: Account) -> tuple[int, ...]:
    numbers: tuple[int, ...] = msgspec.structs.astuple(of)
    return numbers


class Change(msgspec.Struct, frozen=True):
    """What is different afterwards in one world, and which of the others have fallen by then."""

    by: Account
    fallen: tuple[str, ...]


def account(table: Table, seat: int) -> Account:
    position, others = Position(table, seat), table.opponents(seat)
    foes, own = position.foes(), table.characters(seat)
    return Account(
        health=sum(remaining(table, one) for one in foes),
        shields=sum(table.pieces[one].shields for one in foes),
        dice=len(position.theirs()),
        threat=sum(value(table, die) for die in position.symbols(position.theirs(), *DAMAGE)),
        resources=sum(table.resources[other] for other in others),
        hand=sum(len(table.hands[other]) for other in others),
        deck=sum(len(table.decks[other]) for other in others),
        own_health=sum(remaining(table, one) for one in own),
        own_shields=sum(table.pieces[one].shields for one in own),
        own_resources=table.resources[seat],
        own_hand=len(table.hands[seat]),
        own_dice=len(position.own),
        own_damage=sum(value(table, die) for die in position.symbols(position.own, *DAMAGE)),
        own_ready=len(position.ready()),
        own_cards=sum(p.controller == seat and p.kind in ("upgrade", "support") for p in table.pieces.values()),
        own_deck=len(table.decks[seat]),
        actions=sum(one == seat for one in table.extra),
    )


def changes(seen: Seen, answer: Option, instead: Option | None = None) -> list[Change]:
    """What `answer` leads to in some worlds, compared with another answer if one is given; none if the round ends."""
    found = []
    for world in seen.guesses[:WORLDS]:
        one = _in_world(world, seen, answer)
        other = None if instead is None else _in_world(world, seen, instead)
        if one is None or (instead is not None and other is None):
            return []
        found.append(one if other is None else _compared(one, other))
    return found


def _compared(one: Change, other: Change) -> Change:
    return Change(one.by.less(other.by), tuple(name for name in one.fallen if name not in other.fallen))


def _in_world(world: Match, seen: Seen, answer: Option) -> Change | None:
    ahead, rng = world.fork(), Rng.from_seed(0)
    before, foes, now = account(ahead.table, seen.seat), _foes(ahead.table, seen.seat), ahead.table.round
    answered, left = False, STEPS

    def choose(question: Question) -> Option | None:
        nonlocal answered, left
        if not answered and question.seat == seen.seat:
            answered = True
            return answer
        left -= 1
        if left < 0 or (answered and question.kind == "action"):
            return None
        return habit(ahead.table, question, rng)

    ahead.play_on(choose)
    table = ahead.table
    if table.round != now or table.step != "action" or table.winner not in (NOBODY, seen.seat):
        return None
    by = account(table, seen.seat).less(before)
    return Change(by, tuple(name for card, name in foes.items() if card not in table.pieces))


def _foes(table: Table, seat: int) -> dict[int, str]:
    return {card: table.cards[card] for card in Position(table, seat).foes()}


# ── what to say of it ──────────────────────────────────────────────────────────────────────────────────────────────


def gains(by: Account) -> dict[str, int]:
    """What a change brings, by kind."""
    return {
        "damage": -by.health,
        "threat": -by.threat if by.dice < 0 else 0,
        "dice": -by.dice,
        "strip": -by.shields,
        "heal": by.own_health,
        "shield": by.own_shields,
        "sharpen": by.own_damage if by.own_dice == 0 else 0,
        "blunt": -by.threat if by.dice == 0 else 0,
        "roll": by.own_dice,
        "resource": by.own_resources,
        "draw": by.own_hand,
        "rob": -by.resources,
        "discard": -by.hand,
        "mill": -by.deck,
        "ready": by.own_ready,
        "action": by.actions,
        "play": by.own_cards,
        "recover": by.own_deck,
    }


def prices(by: Account) -> dict[str, int]:
    """What it takes from its own player."""
    return {
        "resource": -by.own_resources,
        "card": -by.own_hand,
        "die": -by.own_dice,
        "shield": -by.own_shields,
        "health": -by.own_health,
        "upgrade": -by.own_cards,
    }


#: What one of each is worth, for the choice of what to say.
WEIGHTS: Final[Mapping[str, float]] = {
    "damage": 1.0,
    "threat": 0.6,
    "dice": 0.5,
    "strip": 0.5,
    "heal": 0.9,
    "shield": 0.6,
    "sharpen": 0.8,
    "blunt": 0.9,
    "roll": 0.9,
    "resource": 0.5,
    "draw": 0.4,
    "rob": 0.3,
    "discard": 0.4,
    "mill": 0.1,
    "ready": 1.5,
    "action": 0.7,
    "play": 0.8,
    "recover": 0.05,
    "card": 0.4,
    "die": 1.0,
    "health": 1.0,
    "upgrade": 1.5,
}


def weightiest(worlds: list[dict[str, int]], among: Callable[[Iterable[int]], int]) -> tuple[str, int] | None:
    """The weightiest thing that all worlds have in common (`min`) or that one of them has (`max`)."""
    if not worlds:
        return None
    counts = {what: among(world[what] for world in worlds) for what in worlds[0]}
    what = max(counts, key=lambda what: counts[what] * WEIGHTS[what])
    return (what, counts[what]) if counts[what] > 0 else None
