"""Players for the card game: `greedy` takes what lies before it, `tactician` looks where its choice leads.

Both know only what their seat may know: they think about one guessed world that their seat cannot tell from the real
one. The tactician tries every sensible answer there, lets plain habits play on to the end of the engagement (or of the
action), strikes and all, and compares what is then on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from dejarik.bots.search import Budget, HabitualMind, Horizon, SearchBot, duel
from dejarik.core.bot import Advice, Bot, Seen
from dejarik.core.match import Match
from dejarik.core.note import Reason
from dejarik.core.question import Ask, Option, Question, any_answer
from dejarik.core.rng import Rng
from dejarik.games.lcg import why
from dejarik.games.lcg.habits import habit, numbers, objective_loss, unit_worth, worth
from dejarik.games.lcg.rules.force import force_total
from dejarik.games.lcg.rules.values import FACTS
from dejarik.games.lcg.state import NOBODY, NOWHERE, Piece, Table

#: The worth of odds of e to 1, from 120 matches of the greedy bot.
ODDS: Final = 13.0


def evaluate(table: Table, seat: int) -> float:
    """The position for `seat`: material, objectives, dial, balance."""
    if table.winner != NOBODY:
        return 1000.0 if table.winner == seat else -1000.0
    score = 0.0
    for piece in table.pieces.values():
        sign = 1.0 if piece.controller == seat else -1.0
        if piece.kind == "unit":
            score += sign * unit_worth(table, piece)
        elif piece.kind == "objective":
            score -= sign * objective_loss(table, piece)
            score += sign * 0.8 * len(piece.captured)
            if piece.focus:
                score -= sign * 0.12 * piece.focus
        elif piece.kind == "enhancement":
            score += sign * worth(piece.card) - sign * 0.1 * piece.focus
        elif piece.focus:
            score -= sign * 0.12 * piece.focus
    light, dark = table.light, table.dark
    side = 1.0 if seat == dark else -1.0
    lost = len(table.victories[dark])
    score += side * (1.1 * table.dial + 0.06 * table.dial * table.dial + 2.5 * lost)
    won = len(table.victories[light])
    score -= side * (9.0 * won + 3.0 * won * won)
    score += 2.4 if table.balance == seat else -2.4
    score += 0.3 * (force_total(table, seat) - force_total(table, table.opponent(seat)))
    score += _hand(table, seat) - _hand(table, table.opponent(seat))
    return score


def _hand(table: Table, seat: int) -> float:
    count = len(table.hands[seat])
    return 0.8 * count - 0.03 * count * count


# ── greedy ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class GreedyBot(Bot):
    """Plays the dearest card it can, attacks with all it has, defends with all it has."""

    name = "greedy"
    guesses = 1

    def advise(self, seen: Seen, rng: Rng) -> Advice:
        if not seen.guesses:
            return Advice(any_answer(seen.question, rng))
        table: Table = seen.guesses[0].table
        question = seen.question
        if isinstance(question, Ask) and question.kind == "action":
            return Advice(dearest(table, question))
        return Advice(habit(table, question, rng))


def dearest(table: Table, ask: Ask) -> Option:
    """The dearest unit or enhancement that can be played, else nothing."""
    cards = [
        (FACTS[table.cards[option[1]]].cost, option)
        for option in ask.options
        if isinstance(option, tuple) and option[0] == "play" and isinstance(option[1], int)
        and FACTS[table.cards[option[1]]].type in ("unit", "enhancement")
    ]  # fmt: skip
    return max(cards, key=lambda pair: pair[0])[1] if cards else "pass"


# ── tactician ──────────────────────────────────────────────────────────────────────────────────────────────────────

#: How many answers are tried at most.
TRIED: Final = 10
#: Questions that habits answer well enough.
SIMPLE: Final = frozenset(
    {"deck", "own-affiliation", "own-sets", "put-back", "mulligan", "turn-up", "pay", "discard-order", "discard-one"}
    | {"balance"}
)


class Tactics(HabitualMind):
    """Tries its answers in a guessed world and plays the engagement out, strikes and all, before it decides."""

    simple = SIMPLE
    tried = TRIED

    def usual(self, table: Table, question: Question, rng: Rng) -> Option:
        return habit(table, question, rng)

    def candidates(self, table: Table, ask: Ask, usual: Option, rng: Rng) -> list[Option]:
        return candidates(table, ask, usual, rng)

    def value(self, match: Match, seat: int) -> float:
        return evaluate(match.table, seat)

    def opinion(self, match: Match) -> tuple[float, ...]:
        return duel(evaluate(match.table, 0), ODDS)

    def explain(self, seen: Seen, answer: Option) -> Reason | None:
        return why.reason(self, seen, answer)

    def horizon(self, match: Match) -> Horizon:
        table: Table = match.table
        engaged, turn = table.engaged != NOWHERE, table.turn
        return lambda ahead, question: settled(ahead.table, question, engaged=engaged, turn=turn)


def candidates(table: Table, ask: Ask, usual: Option, rng: Rng) -> list[Option]:
    """The answers worth trying, the usual one first."""
    found: list[Option] = [usual]
    if ask.kind == "attackers":
        found += _parties(table, ask)
    elif ask.kind == "defenders":
        found += [(), *_parties(table, ask)]
    elif ask.single:
        found += ask.options
    else:
        found += [tuple(ask.options[: ask.least]), tuple(ask.options[: ask.most])]
        found += [any_answer(ask, rng) for _ in range(4)]
    return list(dict.fromkeys(found))[:TRIED] if ask.kind != "action" else list(dict.fromkeys(found))[:16]


def _parties(table: Table, ask: Ask) -> list[Option]:
    """Groups of units: all, each alone, the best pairs, all but one."""
    cards = sorted(numbers(ask), key=lambda card: -punch_if(table, table.pieces[card]))
    found: list[tuple[int, ...]] = [tuple(cards), *((card,) for card in cards[:3])]
    found += list(combinations(cards[:3], 2))
    found += [tuple(card for card in cards if card != left) for left in cards[-2:]]
    found.append(tuple(card for card in cards if not table.pieces[card].committed))
    if ask.single:
        return [party[0] for party in found if len(party) == 1]
    cards = numbers(ask)
    return [tuple(card for card in cards if card in party) for party in found if ask.least <= len(party) <= ask.most]


def punch_if(table: Table, piece: Piece) -> float:
    """What the unit could do in an engagement."""
    printed = FACTS[piece.card]
    normal, edge = printed.normal, printed.edge
    return normal.unit_damage + normal.tactics + normal.blast + 0.5 * (edge.unit_damage + edge.tactics + edge.blast)


def settled(table: Table, question: Question, *, engaged: bool, turn: int) -> bool:
    """Whether the engagement, or else the action, that was going on is over."""
    if table.engaged != NOWHERE:
        return False
    between = question.kind in ("action", "engage", "commit", "discard-one", "discard-down", "balance")
    return engaged or between or table.turn != turn


BOTS: Final[Mapping[str, Bot]] = {
    "greedy": GreedyBot(),
    "tactician": SearchBot("tactician", Tactics(), Budget(worlds=1)),
}
