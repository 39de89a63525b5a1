"""Players for the card game: `greedy` takes what lies before it, `tactician` looks where its choice leads.

Both know only what their seat may know: they think about one guessed world that their seat cannot tell from the real
one. The tactician tries every sensible answer there, lets plain habits play on to the end of the engagement (or of the
action), strikes and all, and compares what is then on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any, ClassVar, Final

from dejarik.core.bot import Advice, Bot, Seen
from dejarik.core.match import Match
from dejarik.core.question import Ask, Option, Place, Question, any_answer
from dejarik.core.rng import Rng
from dejarik.games.lcg.cards.ability import script_of
from dejarik.games.lcg.cards.facts import Facts, sets
from dejarik.games.lcg.rules.force import FORCE_CARDS, force_total
from dejarik.games.lcg.rules.resources import best_payment
from dejarik.games.lcg.rules.values import FACTS, ICONS, capacity, icon_strength, remaining, units
from dejarik.games.lcg.rules.zones import unique_in_play
from dejarik.games.lcg.state import ATTACKER, NOBODY, NOWHERE, Piece, Table

# ── what things are worth ──────────────────────────────────────────────────────────────────────────────────────────


def worth_of_card(name: str) -> float:
    """A card as such: what it costs, what it can do."""
    printed = FACTS[name]
    if printed.type == "unit":
        normal, edge = printed.normal, printed.edge
        icons = normal.unit_damage + normal.tactics + normal.blast
        white = edge.unit_damage + edge.tactics + edge.blast
        return 1.0 + printed.cost + 0.35 * icons + 0.2 * white + 0.15 * printed.force + 0.9 * printed.resources
    if printed.type == "fate":
        return 2.0
    return 1.2 + 0.8 * printed.cost + 1.6 * printed.resources


_WORTH: dict[str, float] = {}


def worth(name: str) -> float:
    found = _WORTH.get(name)
    if found is None:
        found = _WORTH[name] = worth_of_card(name)
    return found


def unit_worth(table: Table, piece: Piece) -> float:
    """A unit in play: less when hurt, less when exhausted."""
    value = worth(piece.card)
    full = capacity(table, piece)
    if piece.damage and full:
        value *= 1 - 0.45 * piece.damage / full
    if piece.focus:
        value -= 0.25 + 0.12 * value * min(piece.focus, 3) / 2
    return value + 0.4 * min(piece.shields, 1)


def objective_loss(table: Table, piece: Piece) -> float:
    """How far an objective is on its way to destruction."""
    full = capacity(table, piece)
    if not full:
        return 0.0
    share = piece.damage / full
    return 1.3 * piece.damage + 4.0 * share * share


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
    score += 0.3 * (force_total(table, seat) - force_total(table, 1 - seat))
    score += _hand(table, seat) - _hand(table, 1 - seat)
    return score


def _hand(table: Table, seat: int) -> float:
    count = len(table.hands[seat])
    return 0.8 * count - 0.03 * count * count


def punch(table: Table, piece: Piece) -> float:
    """What a unit's strike is worth."""
    return sum(icon_strength(table, piece, icon) for icon in ICONS) + 0.1 * worth(piece.card)


# ── plain habits ───────────────────────────────────────────────────────────────────────────────────────────────────


def habit(table: Table, question: Question, rng: Rng) -> Option:
    """A quick, sensible answer; used by `greedy` and in every look ahead."""
    if isinstance(question, Place):
        if question.kind == "pay":
            sources: Any = question.about[3]
            cost: Any = question.about[1]
            return best_payment(sources, cost)
        return question.sample(rng)
    if len(question.options) == 1 and question.single:
        return question.options[0]
    known = _HABITS.get(question.kind)
    return _default(table, question, rng) if known is None else known(table, question, rng)


Habit = Callable[[Table, Ask, Rng], Option]


def _default(table: Table, ask: Ask, rng: Rng) -> Option:
    if ask.single:
        return ask.options[0]
    return tuple(ask.options[: ask.least])


def _pass(table: Table, ask: Ask, rng: Rng) -> Option:
    return "pass"


def _numbers(ask: Ask) -> list[int]:
    return [option for option in ask.options if isinstance(option, int)]


def _least_worthy(table: Table, ask: Ask, rng: Rng) -> Option:
    ordered = sorted(_numbers(ask), key=lambda card: edge_price(table, card))
    return ordered[0] if ask.single else tuple(ordered[: ask.least])


def _most_worthy(table: Table, ask: Ask, rng: Rng) -> Option:
    ordered = sorted(_numbers(ask), key=lambda card: -worth(table.cards[card]))
    return ordered[0] if ask.single else tuple(ordered[: ask.most])


def _attackers(table: Table, ask: Ask, rng: Rng) -> Option:
    chosen = [card for card in _numbers(ask) if _bites(table.pieces[card])]
    chosen = (chosen or _numbers(ask))[: ask.most]
    return chosen[0] if ask.single else tuple(chosen)


def _bites(piece: Piece) -> bool:
    printed = FACTS[piece.card]
    return bool(printed.normal) or bool(printed.edge)


def _defenders(table: Table, ask: Ask, rng: Rng) -> Option:
    return tuple(card for card in _numbers(ask) if _bites(table.pieces[card]) or FACTS[table.cards[card]].shielding)


def edge_price(table: Table, card: int) -> float:
    """What a card in hand is worth if it is kept."""
    printed = FACTS[table.cards[card]]
    seat = table.owners[card]
    value = worth(table.cards[card])
    if printed.unique and unique_in_play(table, printed.id):
        return 0.2
    if printed.cost > 4:
        value -= 0.5 * (printed.cost - 4)
    if printed.type == "enhancement" and printed.resources and table.turn > 9:
        value -= 1.5
    return value - (0.5 if len(table.hands[seat]) > 5 else 0.0)


def _edge(table: Table, ask: Ask, rng: Rng) -> Option:
    """Place icons that cost little, while the other side is not clearly behind."""
    seat = ask.seat
    own = sum(FACTS[table.cards[card]].force for card in table.stacks[seat])
    theirs = 1.6 * len(table.stacks[1 - seat])
    tie_wins = seat == table.defender
    contested = 1 - seat in table.contest
    stake = edge_stake(table, seat) + edge_stake(table, 1 - seat) * 0.8
    best: tuple[float, int] | None = None
    for card in _numbers(ask):
        printed = FACTS[table.cards[card]]
        gain = 0.0
        if contested and (own < theirs + 1 or (own <= theirs and not tie_wins)):
            gain = printed.force * min(1.0, stake / 2.5)
        if printed.type == "fate":
            gain += _fate_gain(table, seat, printed.id)
        price = 0.55 * edge_price(table, card) if printed.type != "fate" else 0.6
        if gain > price and (best is None or gain - price > best[0]):
            best = (gain - price, card)
    return "pass" if best is None else best[1]


def edge_stake(table: Table, seat: int) -> float:
    """How much the edge would add to a side's ready participants."""
    total = 0.0
    for piece in table.pieces.values():
        if piece.role and piece.controller == seat and not piece.focus and piece.kind == "unit":
            edge = FACTS[piece.card].edge
            total += edge.unit_damage + edge.tactics + (edge.blast if piece.role == ATTACKER else 0)
    return total + 0.6


def _fate_gain(table: Table, seat: int, name: str) -> float:
    if name.startswith("heat-of-battle"):
        return 1.6 if any(p.role and p.controller != seat for p in table.pieces.values()) else 0.0
    if name.startswith("target-of-opportunity"):
        return 1.9 if seat == table.attacker else 0.0
    return 0.7 if len(table.stacks[1 - seat]) > len(table.stacks[seat]) + 1 else 0.0


def _strike(table: Table, ask: Ask, rng: Rng) -> Option:
    return max(_numbers(ask), key=lambda card: punch(table, table.pieces[card]))


def _icon(table: Table, ask: Ask, rng: Rng) -> Option:
    return next(icon for icon in ("unit_damage", "tactics", "blast") if icon in ask.options)


def _unit_damage(table: Table, ask: Ask, rng: Rng) -> Option:
    strength = ask.about[1] if len(ask.about) > 1 and isinstance(ask.about[1], int) else 1
    return max(_numbers(ask), key=lambda card: _harm(table, table.pieces[card], strength))


def _harm(table: Table, piece: Piece, strength: int) -> float:
    left = remaining(table, piece)
    value = worth(piece.card)
    if left <= strength and not piece.shields:
        return 2 * value + (1.5 if not piece.focus and piece.role else 0.0)
    return value * strength / max(1, left) - 2 * piece.shields


def _tactics(table: Table, ask: Ask, rng: Rng) -> Option:
    def value(option: Option) -> float:
        if not isinstance(option, tuple):
            return 0.0
        total = 0.0
        for card in set(option):
            if isinstance(card, int):
                piece = table.pieces[card]
                fresh = 0.0 if piece.focus else 1.0 + punch(table, piece) * (1.6 if piece.role else 1.0)
                total += fresh + 0.25 * worth(piece.card) * option.count(card) - 0.6 * piece.shields
        return total

    return max(ask.options, key=value)


def _target(table: Table, ask: Ask, rng: Rng) -> Option:
    """Help your own, harm the enemy: what the ability does tells which."""
    cards = _numbers(ask)
    if not cards:
        return _default(table, ask, rng)
    helpful = _helpful(ask)
    seat = ask.seat

    def value(card: int) -> float:
        piece = table.pieces.get(card)
        if piece is None:
            return worth(table.cards[card])
        mine = piece.controller == seat
        weight = 8.0 + piece.damage if piece.kind == "objective" else unit_worth(table, piece) + 0.5 * piece.focus
        return weight if mine == helpful else -weight

    ordered = sorted(cards, key=lambda card: -value(card))
    if ask.single:
        return ordered[0]
    good = [card for card in ordered if value(card) > 0][: ask.most]
    return tuple(good) if len(good) >= ask.least else tuple(ordered[: ask.least])


def _helpful(ask: Ask) -> bool:
    name, index = (ask.about[0], ask.about[1]) if len(ask.about) > 1 else ("", 0)
    abilities = script_of(name).abilities if isinstance(name, str) else []
    if isinstance(index, int) and index < len(abilities) and abilities[index].effects:
        return abilities[index].effects[0].helps
    return False


def _choose(table: Table, ask: Ask, rng: Rng) -> Option:
    """A choice within an effect or cost: among your own cards the least, among the enemy's the most."""
    cards = [card for card in _numbers(ask) if card in table.pieces]
    if not cards:
        return _least_worthy(table, ask, rng)
    mine = [card for card in cards if table.pieces[card].controller == ask.seat]
    if len(mine) == len(cards):
        ordered = sorted(cards, key=lambda card: unit_worth(table, table.pieces[card]))
        return ordered[0] if ask.single else tuple(ordered[: ask.least])
    return _target(table, ask, rng)


def _shielding(table: Table, ask: Ask, rng: Rng) -> Option:
    cards = _numbers(ask)
    own = [card for card in cards if table.pieces[card].controller == ask.seat]
    if not own:
        return "pass"
    return max(own, key=lambda card: 4.0 if table.pieces[card].kind == "objective" else worth(table.cards[card]))


def _commit(table: Table, ask: Ask, rng: Rng) -> Option:
    """Units with many Force icons and little to strike with; ready ones count at once."""
    best: tuple[float, int] | None = None
    free = FORCE_CARDS - sum(1 for unit in units(table, ask.seat) if unit.committed)
    for card in _numbers(ask):
        printed = FACTS[table.cards[card]]
        icons = (
            printed.normal.unit_damage + printed.normal.blast + 0.5 * (printed.edge.unit_damage + printed.edge.blast)
        )
        value = printed.force - 0.45 * icons * (0.6 if printed.elite else 1.0)
        if free == 1 and printed.force < 2:
            value -= 1.0
        if value > 0.2 and (best is None or value > best[0]):
            best = (value, card)
    return "pass" if best is None else best[1]


def _balance(table: Table, ask: Ask, rng: Rng) -> Option:
    return min(_numbers(ask), key=lambda card: (remaining(table, table.pieces[card]), table.pieces[card].shields))


def _engage(table: Table, ask: Ask, rng: Rng) -> Option:
    """The objective that is nearest to its end, if there is anything to attack with."""
    able = [piece for piece in units(table, ask.seat) if not piece.focus and _bites(piece)]
    if not able:
        return "pass"
    return min(_numbers(ask), key=lambda card: remaining(table, table.pieces[card]) if card else 9)


def _put_back(table: Table, ask: Ask, rng: Rng) -> Option:
    return min(_numbers(ask), key=lambda card: objective_value(table.cards[card]))


def objective_value(name: str) -> float:
    printed = FACTS[name]
    script = script_of(name)
    return 1.5 * printed.resources + 0.35 * printed.capacity + (0.8 if script.abilities or script.constants else 0.0)


def _mulligan(table: Table, ask: Ask, rng: Rng) -> Option:
    cheap = [card for card in table.hands[ask.seat] if _cheap(FACTS[table.cards[card]].type, table.cards[card])]
    return "keep" if len(cheap) >= 2 else "mulligan"


def _cheap(kind: str, name: str) -> bool:
    return kind in ("unit", "enhancement") and FACTS[name].cost <= 3


def _host(table: Table, ask: Ask, rng: Rng) -> Option:
    cards = _numbers(ask)
    if "unit" in ask.options:
        return "unit"
    in_play = [card for card in cards if card in table.pieces]
    if not in_play:
        return cards[0]
    own = [card for card in in_play if table.pieces[card].controller == ask.seat]
    return max(own or in_play, key=lambda card: worth(table.cards[card]) if card else 0.0)


def _react(table: Table, ask: Ask, rng: Rng) -> Option:
    """Reactions of cards in play are free gifts; cards in hand are kept."""
    for option in ask.options[1:]:
        if isinstance(option, tuple) and option[0] in table.pieces:
            return option
    return "pass"


def _interrupt(table: Table, ask: Ask, rng: Rng) -> Option:
    return "pass" if "pass" in ask.options else ask.options[0]


def _most(table: Table, ask: Ask, rng: Rng) -> Option:
    return max(option for option in ask.options if isinstance(option, int))


def _capture_at(table: Table, ask: Ask, rng: Rng) -> Option:
    return max(_numbers(ask), key=lambda card: remaining(table, table.pieces[card]))


def _again(table: Table, ask: Ask, rng: Rng) -> Option:
    return "again"


def _deck(table: Table, ask: Ask, rng: Rng) -> Option:
    ready = [option for option in ask.options if option != "own"]
    return ready[rng.below(len(ready))]


def _own_sets(table: Table, ask: Ask, rng: Rng) -> Option:
    """As few sets as allowed, those of its own affiliation first: what matches is paid for more easily."""
    own = ask.about[0]
    order = rng.sample(range(len(ask.options)), len(ask.options))
    order.sort(key=lambda place: _objective_of(ask.options[place]).affiliation != own)
    return tuple(ask.options[place] for place in sorted(order[: ask.least]))


def _objective_of(option: Any) -> Facts:
    """The objective of the set that an option names."""
    return FACTS[sets()[option[1]].objective]


_HABITS: Final[Mapping[str, Habit]] = {
    "action": _pass,
    "interrupt": _interrupt,
    "reaction": _react,
    "attackers": _attackers,
    "defenders": _defenders,
    "edge": _edge,
    "strike": _strike,
    "icon": _icon,
    "unit-damage": _unit_damage,
    "tactics": _tactics,
    "divide": _tactics,
    "target": _target,
    "choose": _choose,
    "shielding": _shielding,
    "shield": _most,
    "commit": _commit,
    "balance": _balance,
    "engage": _engage,
    "put-back": _put_back,
    "mulligan": _mulligan,
    "host": _host,
    "host-or-unit": _host,
    "capture-at": _capture_at,
    "fate-again": _again,
    "deck": _deck,
    "own-affiliation": _deck,
    "own-sets": _own_sets,
    "discard-one": _pass,
    "discard-down": _least_worthy,
    "discard-hand": _least_worthy,
    "discard-theirs": _most_worthy,
    "from-discard": _most_worthy,
    "put-into-play": _most_worthy,
    "to-bottom": _least_worthy,
    "keep": _most_worthy,
    "capture-card": _most_worthy,
}

# ── greedy ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class GreedyBot(Bot):
    """Plays the dearest card it can, attacks with all it has, defends with all it has."""

    name = "greedy"
    guesses: ClassVar[int] = 1

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


class TacticianBot(Bot):
    """Tries its answers in a guessed world and plays the engagement out, strikes and all, before it decides."""

    name = "tactician"
    guesses: ClassVar[int] = 1

    def advise(self, seen: Seen, rng: Rng) -> Advice:
        question = seen.question
        if isinstance(question, Ask) and len(question.options) == 1 and question.single:
            return Advice(question.options[0])
        if not seen.guesses:
            return Advice(any_answer(question, rng))
        match = seen.guesses[0]
        table: Table = match.table
        usual = habit(table, question, rng)
        if isinstance(question, Place) or question.kind in SIMPLE:
            return Advice(usual)
        tried = candidates(table, question, usual, rng)
        if len(tried) == 1:
            return Advice(tried[0])
        values = [(outlook(match, seen.seat, answer, rng), -place, answer) for place, answer in enumerate(tried)]
        best = max(values, key=lambda value: value[:2])
        return Advice(best[2])


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
    cards = sorted(_numbers(ask), key=lambda card: -punch_if(table, table.pieces[card]))
    found: list[tuple[int, ...]] = [tuple(cards), *((card,) for card in cards[:3])]
    found += list(combinations(cards[:3], 2))
    found += [tuple(card for card in cards if card != left) for left in cards[-2:]]
    found.append(tuple(card for card in cards if not table.pieces[card].committed))
    if ask.single:
        return [party[0] for party in found if len(party) == 1]
    cards = _numbers(ask)
    return [tuple(card for card in cards if card in party) for party in found if ask.least <= len(party) <= ask.most]


def punch_if(table: Table, piece: Piece) -> float:
    """What the unit could do in an engagement."""
    printed = FACTS[piece.card]
    normal, edge = printed.normal, printed.edge
    return normal.unit_damage + normal.tactics + normal.blast + 0.5 * (edge.unit_damage + edge.tactics + edge.blast)


def outlook(match: Match, seat: int, answer: Option, rng: Rng) -> float:
    """What the table looks like to `seat` once this answer has been played to its end."""
    ahead = match.fork()
    table: Table = ahead.table
    start = (table.turn, table.engaged != NOWHERE, table.step.partition(".")[0])
    first = [answer]
    patience = [160]

    def choose(question: Question) -> Option | None:
        if first:
            return first.pop()
        patience[0] -= 1
        if patience[0] < 0 or settled(table, question, start):
            return None
        return habit(table, question, rng)

    ahead.play_on(choose)
    return evaluate(table, seat)


def settled(table: Table, question: Question, start: tuple[int, bool, str]) -> bool:
    """Whether the action, or the engagement, is over."""
    if table.engaged != NOWHERE:
        return False
    if start[1]:
        return True
    return question.kind in ("action", "engage", "commit", "discard-one", "discard-down", "balance") or (
        table.turn != start[0]
    )


BOTS: Final[Mapping[str, Bot]] = {"greedy": GreedyBot(), "tactician": TacticianBot()}
