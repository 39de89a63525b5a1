"""Plain habits: a quick, sensible answer to every question, and what cards are worth to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from dejarik.core.question import Ask, Option, Question, Share
from dejarik.core.rng import Rng
from dejarik.games.lcg.cards.facts import Facts, sets
from dejarik.games.lcg.cards.library import script_of
from dejarik.games.lcg.notes import OfAbility, OfAffiliation, OfPayment, OfTokens
from dejarik.games.lcg.rules.force import FORCE_CARDS
from dejarik.games.lcg.rules.payment import best_payment
from dejarik.games.lcg.rules.values import FACTS, ICONS, capacity, icon_strength, remaining, units
from dejarik.games.lcg.rules.zones import unique_in_play
from dejarik.games.lcg.state import ATTACKER, Piece, Table

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


def punch(table: Table, piece: Piece) -> float:
    """What a unit's strike is worth."""
    return sum(icon_strength(table, piece, icon) for icon in ICONS) + 0.1 * worth(piece.card)


# ── plain habits ───────────────────────────────────────────────────────────────────────────────────────────────────


def habit(table: Table, question: Question, rng: Rng) -> Option:
    """A quick, sensible answer; used by `greedy` and in every look ahead."""
    if isinstance(question, Share):
        return _SHARES[question.kind](table, question)
    assert isinstance(question, Ask)
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


def numbers(ask: Ask) -> list[int]:
    return [option for option in ask.options if isinstance(option, int)]


def _least_worthy(table: Table, ask: Ask, rng: Rng) -> Option:
    ordered = sorted(numbers(ask), key=lambda card: edge_price(table, card))
    return ordered[0] if ask.single else tuple(ordered[: ask.least])


def _most_worthy(table: Table, ask: Ask, rng: Rng) -> Option:
    ordered = sorted(numbers(ask), key=lambda card: -worth(table.cards[card]))
    return ordered[0] if ask.single else tuple(ordered[: ask.most])


def _attackers(table: Table, ask: Ask, rng: Rng) -> Option:
    chosen = [card for card in numbers(ask) if _bites(table.pieces[card])]
    chosen = (chosen or numbers(ask))[: ask.most]
    return chosen[0] if ask.single else tuple(chosen)


def _bites(piece: Piece) -> bool:
    printed = FACTS[piece.card]
    return bool(printed.normal) or bool(printed.edge)


def _defenders(table: Table, ask: Ask, rng: Rng) -> Option:
    return tuple(card for card in numbers(ask) if _bites(table.pieces[card]) or FACTS[table.cards[card]].shielding)


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
    theirs = 1.6 * len(table.stacks[table.opponent(seat)])
    tie_wins = seat == table.defender
    contested = table.opponent(seat) in table.contest
    stake = edge_stake(table, seat) + edge_stake(table, table.opponent(seat)) * 0.8
    best: tuple[float, int] | None = None
    for card in numbers(ask):
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
    return 0.7 if len(table.stacks[table.opponent(seat)]) > len(table.stacks[seat]) + 1 else 0.0


def _strike(table: Table, ask: Ask, rng: Rng) -> Option:
    return max(numbers(ask), key=lambda card: punch(table, table.pieces[card]))


def _icon(table: Table, ask: Ask, rng: Rng) -> Option:
    return next(icon for icon in ("unit_damage", "tactics", "blast") if icon in ask.options)


def _unit_damage(table: Table, ask: Ask, rng: Rng) -> Option:
    assert isinstance(ask.about, OfTokens)
    strength = ask.about.count
    return max(numbers(ask), key=lambda card: _harm(table, table.pieces[card], strength))


def _harm(table: Table, piece: Piece, strength: int) -> float:
    left = remaining(table, piece)
    value = worth(piece.card)
    if left <= strength and not piece.shields:
        return 2 * value + (1.5 if not piece.focus and piece.role else 0.0)
    return value * strength / max(1, left) - 2 * piece.shields


def _target(table: Table, ask: Ask, rng: Rng) -> Option:
    """Help your own, harm the enemy: what the ability does tells which."""
    cards = numbers(ask)
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
    """Whether the ability that asks does good to what it is used on."""
    assert isinstance(ask.about, OfAbility)
    abilities = script_of(ask.about.card).abilities
    effects = abilities[ask.about.ability].effects if abilities else ()
    return bool(effects) and effects[0].helps


def _choose(table: Table, ask: Ask, rng: Rng) -> Option:
    """A choice within an effect or cost: among your own cards the least, among the enemy's the most."""
    cards = [card for card in numbers(ask) if card in table.pieces]
    if not cards:
        return _least_worthy(table, ask, rng)
    mine = [card for card in cards if table.pieces[card].controller == ask.seat]
    if len(mine) == len(cards):
        ordered = sorted(cards, key=lambda card: unit_worth(table, table.pieces[card]))
        return ordered[0] if ask.single else tuple(ordered[: ask.least])
    return _target(table, ask, rng)


def _shielding(table: Table, ask: Ask, rng: Rng) -> Option:
    cards = numbers(ask)
    own = [card for card in cards if table.pieces[card].controller == ask.seat]
    if not own:
        return "pass"
    return max(own, key=lambda card: 4.0 if table.pieces[card].kind == "objective" else worth(table.cards[card]))


def _commit(table: Table, ask: Ask, rng: Rng) -> Option:
    """Units with many Force icons and little to strike with; ready ones count at once."""
    best: tuple[float, int] | None = None
    free = FORCE_CARDS - sum(1 for unit in units(table, ask.seat) if unit.committed)
    for card in numbers(ask):
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
    return min(numbers(ask), key=lambda card: (remaining(table, table.pieces[card]), table.pieces[card].shields))


def _engage(table: Table, ask: Ask, rng: Rng) -> Option:
    """The objective that is nearest to its end, if there is anything to attack with."""
    able = [piece for piece in units(table, ask.seat) if not piece.focus and _bites(piece)]
    if not able:
        return "pass"
    return min(numbers(ask), key=lambda card: remaining(table, table.pieces[card]) if card else 9)


def _put_back(table: Table, ask: Ask, rng: Rng) -> Option:
    return min(numbers(ask), key=lambda card: objective_value(table.cards[card]))


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
    cards = numbers(ask)
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


def _capture_at(table: Table, ask: Ask, rng: Rng) -> Option:
    return max(numbers(ask), key=lambda card: remaining(table, table.pieces[card]))


def _again(table: Table, ask: Ask, rng: Rng) -> Option:
    return "again"


def _deck(table: Table, ask: Ask, rng: Rng) -> Option:
    ready = [option for option in ask.options if option != "own"]
    return ready[rng.below(len(ready))]


def _own_sets(table: Table, ask: Ask, rng: Rng) -> Option:
    """As few sets as allowed, those of its own affiliation first: what matches is paid for more easily."""
    assert isinstance(ask.about, OfAffiliation)
    own = ask.about.affiliation
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
    "target": _target,
    "choose": _choose,
    "shielding": _shielding,
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

# ── habits of giving things out ────────────────────────────────────────────────────────────────────────────────────


def _pay(table: Table, share: Share) -> Option:
    about = share.about
    assert isinstance(about, OfPayment)
    return best_payment(share.caps, [source in about.matching for source in share.among], about.cost)


def _as_many_as_fit(table: Table, share: Share) -> Option:
    return tuple(share.caps)


def _keep_all(table: Table, share: Share) -> Option:
    return (0,) * len(share.among)


def _pieces(table: Table, share: Share) -> list[Piece]:
    return [table.pieces[card] for card in share.among if isinstance(card, int)]


def _tactics(table: Table, share: Share) -> Option:
    """Focus tokens, each where it hinders most: the first one exhausts a unit, more of them keep it so."""
    among = _pieces(table, share)
    counts = [0] * len(among)

    def gain(place: int) -> float:
        piece = among[place]
        again = 0.25 * worth(piece.card)
        if counts[place] or piece.focus:
            return again - 0.6 * piece.shields * (not counts[place])
        return again + 1.0 + punch(table, piece) * (1.6 if piece.role else 1.0) - 0.6 * piece.shields

    for _ in range(share.total):
        counts[max(range(len(among)), key=gain)] += 1
    return tuple(counts)


def _divide(table: Table, share: Share) -> Option:
    """Damage: what is enough for the unit that suffers most, the rest for the next."""
    among = _pieces(table, share)
    counts = [0] * len(among)
    left = share.total
    while left:
        free = [place for place in range(len(among)) if not counts[place]] or [0]
        best = max(free, key=lambda place: _harm(table, among[place], left))
        last = len(free) == 1
        counts[best] += left if last else min(left, remaining(table, among[best]) + among[best].shields)
        left = share.total - sum(counts)
    if share.check is None or share.check(tuple(counts)) is None:
        return tuple(counts)
    alone = max(range(len(among)), key=lambda place: _harm(table, among[place], share.total))
    return tuple([share.total if place == alone else 0 for place in range(len(among))])


def _strip(table: Table, share: Share) -> Option:
    """Damage and focus come off, shields and enhancements stay."""
    return tuple([cap if what in ("damage", "focus") else 0 for what, cap in zip(share.among, share.caps, strict=True)])


_SHARES: Final[Mapping[str, Callable[[Table, Share], Option]]] = {
    "pay": _pay,
    "tactics": _tactics,
    "divide": _divide,
    "shield": _as_many_as_fit,
    "protect": _keep_all,
    "strip": _strip,
}
