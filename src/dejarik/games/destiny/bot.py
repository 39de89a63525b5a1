"""Players for Destiny: `plain` does what lies before it, `duelist` looks where its actions lead.

Both know only what their seat may know: they think about guessed worlds that their seat cannot tell from the real one.
The duelist tries every sensible answer there, lets plain habits play the rest of the round for everybody, dice and all,
and compares what is then on the table. One world has its own rolls, so several of them make an expectation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from dejarik.bots.search import Budget, HabitualMind, Horizon, SearchBot, duel
from dejarik.core.bot import Advice, Bot, Seen
from dejarik.core.match import Match
from dejarik.core.note import Reason
from dejarik.core.question import Ask, Option, Question, any_answer
from dejarik.core.rng import Rng
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.choices import replacements
from dejarik.games.destiny.habits import habit, score
from dejarik.games.destiny.rules.values import face, remaining
from dejarik.games.destiny.state import NOBODY, Table, card_of
from dejarik.games.destiny.worth import CARD, RESOURCE, ROUNDS, STAYS, Position, poor_dice, power, things

# ── how a table is judged ──────────────────────────────────────────────────────────────────────────────────────────

#: What a character is worth for standing, beside its health and dice.
STANDING: Final = 3.0
SHIELD: Final = 0.7
#: The first action of the next round.
FIELD: Final = 0.8
WON: Final = 1000.0
#: The worth of odds of e to 1, from 160 matches of the plain bot.
ODDS: Final = 8.0


def evaluate(table: Table, seat: int) -> float:
    """The position for `seat`: its own strength less the others'."""
    if table.winner != NOBODY:
        return WON if table.winner == seat else -WON
    others = table.opponents(seat) if seat not in table.out else []
    if not others:
        return -WON
    return strength(table, seat) - sum(strength(table, other) for other in others) / len(others)


def strength(table: Table, seat: int) -> float:
    """Health, shields, dice to roll, things to pay with."""
    total = RESOURCE * min(8, table.resources[seat]) + CARD * len(table.hands[seat]) + 0.05 * len(table.decks[seat])
    for card, piece in table.pieces.items():
        if piece.controller != seat:
            continue
        name = table.cards[card]
        dice = power(name) * len(piece.dice)
        if piece.kind == "character":
            total += STANDING + remaining(table, card) + SHIELD * piece.shields + ROUNDS * dice
        elif piece.kind == "battlefield":
            total += FIELD
        elif piece.kind == "downgrade":
            total -= FACTS[name].cost
        else:
            total += ROUNDS * dice if dice else STAYS * FACTS[name].cost
    return total


# ── plain ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class PlainBot(Bot):
    """Activates, resolves, plays the dearest card, claims."""

    name = "plain"
    guesses = 1

    def advise(self, seen: Seen, rng: Rng) -> Advice:
        if not seen.guesses:
            return Advice(any_answer(seen.question, rng))
        table: Table = seen.guesses[0].table
        question = seen.question
        if isinstance(question, Ask) and question.kind == "action":
            return Advice(in_order(table, question))
        return Advice(habit(table, question, rng))


def in_order(table: Table, ask: Ask) -> Option:
    """The first kind of action that there is."""
    for kind in ("activate", "resolve", "play", "claim"):
        found = [option for option in ask.options if isinstance(option, tuple) and option[0] == kind]
        if kind == "play":
            found.sort(key=lambda option: -FACTS[table.cards[int(str(option[1]))]].cost)
        if found:
            return found[0]
    return ask.options[-1]


# ── duelist ────────────────────────────────────────────────────────────────────────────────────────────────────────

#: How many answers are tried at most.
TRIED: Final = 14
#: Questions that habits answer well enough.
SIMPLE: Final = frozenset({"mulligan", "upkeep", "field", "order", "first-shields", "surplus", "twin"})


class Duel(HabitualMind):
    """Tries its answers in guessed worlds and plays the round out before it decides."""

    simple = SIMPLE
    tried = TRIED

    def usual(self, table: Table, question: Question, rng: Rng) -> Option:
        return habit(table, question, rng)

    def candidates(self, table: Table, ask: Ask, usual: Option, rng: Rng) -> list[Option]:
        return candidates(table, ask, usual, rng)

    def value(self, match: Match, seat: int) -> float:
        return evaluate(match.table, seat)

    def opinion(self, match: Match) -> tuple[float, ...] | None:
        return duel(evaluate(match.table, 0), ODDS) if match.seats == 2 else None

    def horizon(self, match: Match) -> Horizon:
        """The round is over, discards and all."""
        now = match.table.round
        return lambda ahead, question: ahead.table.round > now and question.kind == "action"

    def explain(self, seen: Seen, answer: Option) -> Reason | None:
        from dejarik.games.destiny.explaining import reason

        return reason(seen, answer)


def candidates(table: Table, ask: Ask, usual: Option, rng: Rng) -> list[Option]:
    """The answers worth trying, the usual one first."""
    if ask.kind == "action":
        return actions(table, ask, usual)
    if ask.single:
        return _few([usual, *(replacements(table, ask) if ask.kind == "replace" else ask.options)])
    found: list[Option] = [usual]
    if ask.kind == "reroll":
        position = Position(table, ask.seat)
        poor = set(poor_dice(position))
        blanks = set(position.symbols(position.own, "blank"))
        found += [tuple(die for die in things(ask) if die in group) for group in (poor, blanks, set(position.own))]
    found += [tuple(ask.options[: ask.least]), tuple(ask.options[: ask.most])]
    found += [any_answer(ask, rng) for _ in range(4)]
    if ask.kind == "reroll":  # the card is gone, and not for nothing
        found = [answer for answer in found if answer != ()]
    return _few(found)


def _few(found: Sequence[Option]) -> list[Option]:
    return list(dict.fromkeys(found))[:TRIED]


def actions(table: Table, ask: Ask, usual: Option) -> list[Option]:
    """Actions, the most inviting first; of those that come to the same only one."""
    position = Position(table, ask.seat)
    rolls = bool(poor_dice(position))
    found: dict[object, Option] = {}
    for option in sorted(ask.options, key=lambda option: -score(position, option)):
        if isinstance(option, tuple) and option[0] == "reroll" and not rolls:
            continue  # a card for nothing, or to wait for a turn: there is no die that a roll would better
        found.setdefault(_sort_of(table, option), option)
    return _few(_idle_last([usual, *found.values()]))


def _idle_last(found: list[Option]) -> list[Option]:
    """A pass before the first use of a card: where that changes nothing both are equal, and the earlier is given."""
    uses = [place for place, option in enumerate(found) if isinstance(option, tuple) and option[0] == "use"]
    if not uses or "pass" not in found or found.index("pass") < uses[0]:
        return found
    found.remove("pass")
    return [*found[: uses[0]], "pass", *found[uses[0] :]]


def _sort_of(table: Table, option: Option) -> object:
    """What an action comes to: a copy of a card or a die that shows the same is no other choice."""
    if not isinstance(option, tuple) or not isinstance(option[1], int):
        return option
    if option[0] == "resolve":
        return ("resolve", face(table, option[1]).symbol, table.cards[card_of(option[1])], table.showing[option[1]])
    if option[0] == "play":
        return ("play", table.cards[option[1]])
    if option[0] == "reroll":
        return "reroll"
    return option


BOTS: Final[Mapping[str, Bot]] = {
    "plain": PlainBot(),
    "duelist": SearchBot("duelist", Duel(), Budget(worlds=12, visits=70, depth=120)),
}
