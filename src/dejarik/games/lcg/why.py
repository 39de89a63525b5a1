"""From an answer to the reason for it: what lies open, and what probably comes of it, decide what is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import comb
from typing import Any, Final

from dejarik.bots.search import Mind
from dejarik.core.bot import Seen
from dejarik.core.note import Reason
from dejarik.core.question import Ask, Option, all_shares
from dejarik.games.lcg import reasons as say
from dejarik.games.lcg.habits import numbers, punch, unit_worth, worth
from dejarik.games.lcg.notes import OfAffiliation, OfCard, OfShields, OfTokens
from dejarik.games.lcg.outcome import gains, weightiest
from dejarik.games.lcg.rules.edge import edge_total
from dejarik.games.lcg.rules.values import FACTS, ICONS, icon_strength, participants, remaining, resource_value, units
from dejarik.games.lcg.state import DIAL, NOWHERE, Piece, Table

#: What the winner of an unopposed engagement deals besides.
REWARD: Final = 1


class Case:
    """A question with the answer that is to be explained."""

    __slots__ = ("answer", "mind", "question", "seat", "seen", "table")

    def __init__(self, mind: Mind, seen: Seen, answer: Option) -> None:
        self.mind, self.seen, self.answer, self.seat = mind, seen, answer, seen.seat
        self.table: Table = seen.guesses[0].table
        self.question: Any = seen.question

    @property
    def chosen(self) -> list[int]:
        """The cards that were chosen."""
        found = self.answer if isinstance(self.answer, tuple) else (self.answer,)
        return [card for card in found if isinstance(card, int)]

    @property
    def counts(self) -> list[tuple[int, int]]:
        """What each card gets, where something is given out."""
        assert isinstance(self.answer, tuple)
        return [(int(str(card)), int(str(n))) for card, n in zip(self.question.among, self.answer, strict=True)]

    @property
    def asking(self) -> str:
        """The card that asks, if one does."""
        return getattr(self.question.about, "card", None) or ""

    def name(self, card: int) -> str:
        return self.table.cards[card]

    def mine(self, card: int) -> bool:
        return card in self.table.pieces and self.table.pieces[card].controller == self.seat


Why = Callable[[Case], Reason | None]


def reason(mind: Mind, seen: Seen, answer: Option) -> Reason | None:
    """What speaks for `answer`, as one would tell it to a friend; nothing without a world to think about."""
    if not seen.guesses:
        return None
    case = Case(mind, seen, answer)
    why = REASONS.get(seen.question.kind)
    return (None if why is None else why(case)) or _tried(case)


def _tried(case: Case) -> Reason:
    """Nothing more can be told but that it was tried out."""
    question = case.question
    if case.asking:
        return say.PlayedOn(case.asking)
    if not isinstance(question, Ask):
        return say.BestTable(len(list(all_shares(question))))
    ways = sum(comb(len(question.options), count) for count in range(question.least, question.most + 1))
    return say.BestTable(ways)


def _brought(case: Case, card: str) -> Reason:
    """The best of what comes of using a card, against leaving it alone where that can be."""
    instead = "pass" if isinstance(case.question, Ask) and "pass" in case.question.options else None
    found = weightiest(gains(case.mind, case.seen, case.answer, instead))
    return say.PlayedOn(card) if found is None else say.LikelyBrings(card, *found)


def _forgone(case: Case, used: tuple[Option, ...], card: str) -> Reason:
    """Why a card is left alone: what it would take, or that it does next to nothing."""
    found = weightiest(gains(case.mind, case.seen, used, case.answer), -1)
    return say.HardlyMatters(card) if found is None else say.LikelyCosts(card, *found)


# ── before the first turn ──────────────────────────────────────────────────────────────────────────────────────────


def _deck(case: Case) -> Reason:
    return say.ReadyDeck(str(case.answer))


def _affiliation(case: Case) -> Reason:
    about = case.question.about
    return say.SameAffiliation(about.affiliation if isinstance(about, OfAffiliation) else str(case.answer))


def _put_back(case: Case) -> Reason:
    name = case.name(case.chosen[0])
    return say.WeakestObjective(name, FACTS[name].resources)


def _mulligan(case: Case) -> Reason:
    hand = [FACTS[case.name(card)] for card in case.table.hands[case.seat]]
    cheap = sum(card.type in ("unit", "enhancement") and card.cost <= 3 for card in hand)
    return say.CheapCards(cheap) if case.answer == "keep" else say.FewCheap(cheap)


# ── actions and abilities ──────────────────────────────────────────────────────────────────────────────────────────


def _action(case: Case) -> Reason:
    if case.answer == "pass":
        return _passed(case)
    assert isinstance(case.answer, tuple)
    card = case.name(int(str(case.answer[1])))
    return _played(case, card) if case.answer[0] == "play" else _brought(case, card)


def _passed(case: Case) -> Reason:
    """Nothing is done: for want of resources, or because nothing is worth them."""
    could = [option for option in case.question.options if isinstance(option, tuple)]
    ready = sum(resource_value(case.table, piece) for piece in _sources(case) if not piece.focus)
    return say.NothingPays(ready) if could else say.NothingToDo(len(case.table.hands[case.seat]))


def _sources(case: Case) -> list[Piece]:
    return [piece for piece in case.table.pieces.values() if piece.controller == case.seat and piece.id != DIAL]


def _played(case: Case, card: str) -> Reason:
    printed = FACTS[card]
    if printed.resources:
        return say.MoreResources(card, printed.resources)
    if printed.type == "unit":
        normal, edge = printed.normal, printed.edge
        icons = sum(getattr(normal, icon) + getattr(edge, icon) for icon in ICONS)
        return say.Deploys(card, icons, printed.force)
    return say.StaysInPlay(card) if printed.type == "enhancement" else _brought(case, card)


def _ability(case: Case) -> Reason | None:
    """An interrupt or reaction is used, or is not."""
    if isinstance(case.answer, tuple):
        return _brought(case, case.name(int(str(case.answer[0]))))
    used = next((option for option in case.question.options if isinstance(option, tuple)), None)
    return None if used is None else _forgone(case, used, case.name(int(str(used[0]))))


def _pay(case: Case) -> Reason:
    assert isinstance(case.answer, tuple)
    return say.Pays(sum(case.question.caps) - sum(int(str(count)) for count in case.answer))


def _host(case: Case) -> Reason | None:
    if case.answer == "unit":
        return say.AsUnit(case.asking)
    (card,) = case.chosen
    if card <= 0:
        return say.StaysInPlay(case.asking)
    return say.CarriesIt(case.name(card)) if case.mine(card) else say.Hinders(case.name(card))


# ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _target(case: Case) -> Reason | None:
    """One's own that profits, an enemy that is missed: the best of those that could be chosen."""
    if not case.chosen or any(card not in case.table.pieces for card in case.chosen):
        return _worthiest(case)
    first = case.chosen[0]
    return say.Helps(case.name(first)) if case.mine(first) else say.Hinders(case.name(first))


def _choose(case: Case) -> Reason | None:
    cards = numbers(case.question)
    own = bool(cards) and all(case.mine(card) for card in cards)
    if own and case.chosen:
        worths = {card: unit_worth(case.table, case.table.pieces[card]) for card in cards}
        least = min(worths.values()) == worths[case.chosen[0]]
        return say.MissedLeast(case.name(case.chosen[0])) if least else None
    return _target(case)


def _least(case: Case) -> Reason | None:
    return say.HeldInVain(case.name(case.chosen[0])) if case.chosen else None


def _discard_one(case: Case) -> Reason:
    return _least(case) or say.KeepsHand(len(case.table.hands[case.seat]))


def _worthiest(case: Case) -> Reason | None:
    if not case.chosen:
        return None
    card = max(case.chosen, key=lambda card: worth(case.name(card)))
    best = max(worth(case.name(other)) for other in numbers(case.question))
    if worth(case.name(card)) < best:
        return None
    return say.Worthiest(case.name(card), FACTS[case.name(card)].cost)


# ── the engagement ─────────────────────────────────────────────────────────────────────────────────────────────────


def _engage(case: Case) -> Reason | None:
    if case.answer == "pass":
        return _no_engagement(case)
    goal = case.chosen[0]
    if goal == DIAL:
        return _brought(case, case.name(goal))
    left = remaining(case.table, case.table.pieces[goal])
    if _blast(_able(case)) + REWARD >= left:
        return say.TakesDown(case.name(goal))
    nearest = min(remaining(case.table, case.table.pieces[card]) for card in numbers(case.question) if card != DIAL)
    return say.NearlyDestroyed(case.name(goal), left) if left == nearest else _brought(case, case.name(goal))


def _able(case: Case) -> list[Piece]:
    """One's units that could attack now."""
    own = [piece for piece in units(case.table, case.seat) if not piece.focus]
    return [piece for piece in own if FACTS[piece.card].normal or FACTS[piece.card].edge]


def _blast(pieces: list[Piece]) -> int:
    """What these units deal to an objective without the edge."""
    return sum(FACTS[piece.card].normal.blast for piece in pieces)


def _no_engagement(case: Case) -> Reason:
    able = len(_able(case))
    return say.TooCostly(able) if able else say.NobodyReady(len(units(case.table, case.seat)))


def _attackers(case: Case) -> Reason | None:
    about, party = case.question.about, [case.table.pieces[card] for card in case.chosen]
    if not isinstance(about, OfCard) or about.id == DIAL or not party:
        return None
    left, blast = remaining(case.table, case.table.pieces[about.id]), _blast(party)
    if blast + REWARD >= left:
        return say.TakesDown(about.card)
    home = [piece for piece in _able(case) if piece.id not in case.chosen]
    if home:
        return say.StaysHome(max(home, key=lambda piece: worth(piece.card)).card)
    return say.Chips(about.card, blast, left - blast) if blast else _brought(case, party[0].card)


def _defenders(case: Case) -> Reason | None:
    about = case.question.about
    assert isinstance(about, OfCard)
    if about.id == DIAL:
        return None
    left = remaining(case.table, case.table.pieces[about.id])
    after = left - _blast(participants(case.table, case.table.attacker)) - REWARD
    if case.chosen:
        return say.SavesObjective(about.card) if after <= 0 else say.Opposes(about.card)
    return say.Withstands(about.card, after) if after > 0 else say.NotWorthIt(len(numbers(case.question)))


def _edge(case: Case) -> Reason:
    if case.answer == "pass":
        lying = edge_total(case.table, case.seat)
        return say.EdgeSafe(lying) if lying else say.EdgeSmall(_white(case))
    printed = FACTS[case.name(case.chosen[0])]
    return say.FateNow(printed.id) if printed.type == "fate" else say.EdgeIcons(printed.id, printed.force)


def _white(case: Case) -> int:
    """The icons that only the edge would bring to one's ready participants."""
    ready = [piece for piece in participants(case.table, case.seat) if not piece.focus]
    return sum(getattr(FACTS[piece.card].edge, icon) for piece in ready for icon in ICONS)


def _fate(case: Case) -> Reason | None:
    return say.FateNow(case.name(case.chosen[0])) if case.chosen else None


def _strike(case: Case) -> Reason:
    striker = case.table.pieces[case.chosen[0]]
    icons = sum(icon_strength(case.table, striker, icon) for icon in ICONS)
    others = [case.table.pieces[card] for card in numbers(case.question)]
    first = punch(case.table, striker) >= max(punch(case.table, piece) for piece in others)
    return say.StrikesFirst(striker.card, icons) if first and icons else _brought(case, striker.card)


def _unit_damage(case: Case) -> Reason | None:
    about = case.question.about
    assert isinstance(about, OfTokens)
    return _hurt(case, [(card, about.count) for card in case.chosen])


def _divide(case: Case) -> Reason | None:
    return _hurt(case, [(card, count) for card, count in case.counts if count])


def _hurt(case: Case, hits: list[tuple[int, int]]) -> Reason | None:
    """Whoever falls, else whoever gets most of it; shields take a point each first."""
    if not hits:
        return None
    pieces = [(case.table.pieces[card], count - case.table.pieces[card].shields) for card, count in hits]
    fallen = [piece for piece, count in pieces if count >= remaining(case.table, piece)]
    if fallen:
        return say.UnitFalls(fallen[0].card)
    piece, count = max(pieces, key=lambda hit: hit[1])
    return say.UnitLeft(piece.card, remaining(case.table, piece) - max(0, count))


def _tactics(case: Case) -> Reason | None:
    given = [case.table.pieces[card] for card, count in case.counts if count]
    if not given:
        return None
    fresh = [piece for piece in given if not piece.focus]
    return say.Exhausts(fresh[0].card) if fresh else say.KeepsDown(given[0].card)


def _shield(case: Case) -> Reason:
    about = case.question.about
    assert isinstance(about, OfShields)
    used = sum(count for _, count in case.counts)
    return say.ShieldNow(used) if used else say.ShieldLater(sum(case.question.caps))


def _protect(case: Case) -> Reason:
    about = case.question.about
    assert isinstance(about, OfTokens)
    taken = sum(count for _, count in case.counts)
    return say.TakesFor(about.card, taken) if taken else say.BearsItself(about.card, about.count)


def _shielding(case: Case) -> Reason | None:
    return say.Guarded(case.name(case.chosen[0])) if case.chosen else None


# ── the Force, and the rest of the turn ────────────────────────────────────────────────────────────────────────────


def _commit(case: Case) -> Reason:
    if not case.chosen:
        return say.KeepsFree(len(numbers(case.question)))
    name = case.name(case.chosen[0])
    return say.Serves(name, FACTS[name].force)


def _balance(case: Case) -> Reason | None:
    if not case.chosen:
        return None
    goal = case.table.pieces[case.chosen[0]]
    left = remaining(case.table, goal)
    return say.TakesDown(goal.card) if left <= 1 and not goal.shields else say.NearlyDestroyed(goal.card, left)


def _capture_at(case: Case) -> Reason | None:
    goal = case.table.pieces.get(case.chosen[0] if case.chosen else NOWHERE)
    return None if goal is None else say.Prison(goal.card, remaining(case.table, goal))


REASONS: Final[Mapping[str, Why]] = {
    "deck": _deck,
    "own-affiliation": _affiliation,
    "own-sets": _affiliation,
    "put-back": _put_back,
    "mulligan": _mulligan,
    "action": _action,
    "interrupt": _ability,
    "reaction": _ability,
    "forced": _ability,
    "pay": _pay,
    "host": _host,
    "host-or-unit": _host,
    "target": _target,
    "choose": _choose,
    "discard-one": _discard_one,
    "discard-down": _least,
    "discard-hand": _least,
    "to-bottom": _least,
    "discard-theirs": _worthiest,
    "from-discard": _worthiest,
    "put-into-play": _worthiest,
    "keep": _worthiest,
    "capture-card": _worthiest,
    "engage": _engage,
    "attackers": _attackers,
    "defenders": _defenders,
    "edge": _edge,
    "fate-order": _fate,
    "strike": _strike,
    "unit-damage": _unit_damage,
    "divide": _divide,
    "tactics": _tactics,
    "shield": _shield,
    "protect": _protect,
    "shielding": _shielding,
    "commit": _commit,
    "balance": _balance,
    "capture-at": _capture_at,
}
