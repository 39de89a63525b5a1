"""From an answer to the reason for it: what lies open, and what certainly comes of it, decide what is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import comb
from typing import Any, Final

from dejarik.core.bot import Seen
from dejarik.core.note import Reason
from dejarik.core.question import Ask, Option, Share, all_shares
from dejarik.games.destiny import reasons as say
from dejarik.games.destiny.cards.facts import DAMAGE, FACTS, Side
from dejarik.games.destiny.consequences import changes, gains, prices, weightiest
from dejarik.games.destiny.notes import OfAbility, OfCard, OfDie
from dejarik.games.destiny.rules.values import face, remaining, value
from dejarik.games.destiny.state import Table, card_of, is_die
from dejarik.games.destiny.worth import (
    USUAL_X,
    Position,
    has_host,
    held_worth,
    poor_dice,
    power,
    side_worth,
    things,
    usable,
)


class Case:
    """A question with the answer that is to be explained."""

    __slots__ = ("answer", "position", "question", "seen")

    def __init__(self, seen: Seen, answer: Option) -> None:
        self.seen, self.answer = seen, answer
        self.position = Position(seen.guesses[0].table, seen.seat)
        self.question: Any = seen.question

    @property
    def chosen(self) -> list[int]:
        """The things that were chosen."""
        found = self.answer if isinstance(self.answer, tuple) else (self.answer,)
        return [thing for thing in found if isinstance(thing, int)]

    @property
    def doing(self) -> str:
        return self.question.about.doing if isinstance(self.question.about, OfAbility) else ""

    @property
    def asking(self) -> str:
        """The card that asks, if one does."""
        return getattr(self.question.about, "card", None) or ""

    def name(self, card: int) -> str:
        return self.position.table.cards[card]

    def written(self, die: int) -> str:
        return face(self.position.table, die).written

    def declining(self, answer: Option) -> Option | None:
        """The answer with which nothing would be done at all, where there is one."""
        options = self.question.options if isinstance(self.question, Ask) and self.question.kind != "action" else ()
        return next((option for option in options if option in ("pass", "no", "done") and option != answer), None)


#: Questions in the midst of what a card does: what comes of the answer is its doing.
DOINGS: Final = frozenset(("choose", "choose-one", "amount", "special", "play", "opponent", "search", "pile", "lend"))

Why = Callable[[Case], Reason | None]


def reason(seen: Seen, answer: Option) -> Reason | None:
    """What speaks for `answer`, as one would tell it to a friend; nothing without a world to think about."""
    if not seen.guesses:
        return None
    case = Case(seen, answer)
    why = REASONS.get(seen.question.kind)
    found = None if why is None else why(case)
    if found is None and seen.question.kind in DOINGS and case.position.table.active == seen.seat:
        found = brought(case, case.asking)
    return found or _tried(case)


def _tried(case: Case) -> Reason:
    """Nothing more can be told but that it was tried out."""
    if case.asking:
        return say.Tried(case.asking)
    question = case.question
    if not isinstance(question, Ask):
        return say.BestOf(len(list(all_shares(question))))
    ways = sum(comb(len(question.options), count) for count in range(question.least, question.most + 1))
    return say.BestOf(ways)


# ── what comes of it ───────────────────────────────────────────────────────────────────────────────────────────────


def brought(case: Case, card: str, answer: Option | None = None) -> Reason | None:
    """The best of what comes of an answer, as the doing of a card: for certain, or else perhaps."""
    chosen = case.answer if answer is None else answer
    found = changes(case.seen, chosen, case.declining(chosen))
    if not found or not card:
        return None
    fallen = [name for name in found[0].fallen if all(name in one.fallen for one in found)]
    if fallen:
        return say.Fells(card, fallen[0])
    worlds = [gains(one.by) for one in found]
    sure = weightiest(worlds, min)
    if sure is not None:
        return say.Brings(card, *sure)
    perhaps = weightiest(worlds, max)
    return None if perhaps is None else say.Might(card, *perhaps)


def forgone(case: Case, card: str, used: Option) -> Reason:
    """Why an ability is left alone: what it would take, or that it does nothing."""
    found = changes(case.seen, used, case.answer)
    if not found:
        return say.Without(card)
    price = weightiest([prices(one.by) for one in found], min)
    if price is not None:
        return say.Costs(card, *price)
    return say.Without(card) if brought(case, card, used) else say.Idle(card)


# ── actions ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _action(case: Case) -> Reason | None:
    if isinstance(case.answer, str):
        return _pass(case)
    assert isinstance(case.answer, tuple)
    kind, thing = case.answer[0], case.answer[1]
    assert isinstance(thing, int)
    return ACTIONS[str(kind)](case, thing)


def _pass(case: Case) -> Reason:
    position = case.position
    table, theirs = position.table, position.theirs()
    others = table.opponents(position.seat)
    if table.passes >= len(others) and theirs:
        damage = sum(value(table, die) for die in position.symbols(theirs, *DAMAGE))
        return say.EndRound(len(theirs), damage)
    to_do = len(theirs) + sum(not table.pieces[card].exhausted for card in position.foes())
    busy = position.ready() or any(usable(position, die) > 0 for die in position.own)
    return say.LetThem(to_do) if busy and to_do else say.NothingUseful(table.resources[position.seat])


def _activate(case: Case, card: int) -> Reason:
    table = case.position.table
    dice = [die for die in table.dice(card) if die not in table.showing]
    damage = sum(mean_damage(FACTS[table.cards[card_of(die)]].sides) for die in dice)
    if dice and round(10 * damage) == 0:
        return say.RollFor(table.cards[card], len(dice), _best_side(table.cards[card_of(dice[0])]).written)
    return say.RollDice(table.cards[card], len(dice), round(10 * damage))


def _best_side(card: str) -> Side:
    return max(FACTS[card].sides, key=side_worth)


def mean_damage(sides: tuple[Side, ...]) -> float:
    """The damage on a die, on average over its sides."""
    hits = [USUAL_X if side.value < 0 else side.value for side in sides if side.symbol in DAMAGE]
    return sum(hits) / len(sides) if sides else 0.0


def _resolve(case: Case, die: int) -> Reason:
    position = case.position
    table, side = position.table, face(position.table, die)
    if side.symbol in DAMAGE:
        falls = position.killable(side.symbol) if side.symbol != "indirect" else None
        if falls is not None:
            return say.Finish(table.cards[falls])
        return say.StrikeNow(sum(value(table, one) for one in position.symbols(position.own, side.symbol)))
    if side.symbol == "resource":
        total = table.resources[position.seat] + sum(
            value(table, one) for one in position.symbols(position.own, "resource")
        )
        wanted = _within_reach(position, total)
        if wanted is not None:
            return say.Affords(wanted, total)
    return brought(case, table.cards[card_of(die)]) or say.BestDie(side.written)


def _within_reach(position: Position, total: int) -> str | None:
    """The dearest card in hand that can be paid for with so much, but not yet."""
    table = position.table
    hand = [FACTS[table.cards[card]] for card in table.hands[position.seat] if has_host(position, card)]
    able = [facts for facts in hand if table.resources[position.seat] < facts.cost <= total]
    return max(able, key=lambda facts: facts.cost).id if able else None


def _play(case: Case, card: int) -> Reason:
    facts = FACTS[case.name(card)]
    if facts.type != "event":
        return say.MoreDice(facts.id, _best_side(facts.id).written) if facts.sides else say.WorksOn(facts.id)
    return brought(case, facts.id) or say.Tried(facts.id)


def _reroll(case: Case, card: int) -> Reason:
    poor = len(poor_dice(case.position))
    return say.RollAgain(case.name(card), poor or len(case.position.own))


def _use(case: Case, card: int) -> Reason:
    return brought(case, case.name(card)) or say.Tried(case.name(card))


def _claim(case: Case, card: int) -> Reason:
    position = case.position
    left = len(position.ready()) + sum(usable(position, die) > 0 for die in position.own)
    return say.ClaimEarly(case.name(card), left) if left else say.ClaimNow(case.name(card))


ACTIONS: Final[Mapping[str, Callable[[Case, int], Reason]]] = {
    "activate": _activate,
    "resolve": _resolve,
    "play": _play,
    "reroll": _reroll,
    "use": _use,
    "claim": _claim,
}


# ── whom ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _target(case: Case) -> Reason | None:
    amount = case.question.about.amount if isinstance(case.question.about, OfDie) else 1
    return _hit(case, case.chosen[0], amount) if case.chosen else None


def _hit(case: Case, one: int, amount: int) -> Reason | None:
    """Whoever falls, is nearest to it, or has the best dice; nothing else is true of a target."""
    position = case.position
    foes = [foe for foe in things(case.question) if foe in position.foes()]
    if one not in foes:
        return None
    name, left = case.name(one), position.holds(one)
    if left <= amount:
        return say.Falls(name)
    if left <= min(position.holds(foe) for foe in foes):
        return say.Nearest(name, left)
    if position.force(one) >= max(position.force(foe) for foe in foes):
        return say.Strongest(name, len(position.table.dice(one)))
    return say.Softens(name, left - amount)


def _shield(case: Case) -> Reason | None:
    one = case.chosen[0] if case.chosen else 0
    return say.Protect(case.name(one), remaining(case.position.table, one)) if case.position.mine(one) else None


def _shares(case: Case) -> Reason:
    """Things given out among one's own: who gets most of them."""
    share, position = case.question, case.position
    assert isinstance(share, Share)
    assert isinstance(case.answer, tuple)
    counts = [int(str(count)) for count in case.answer]
    place = max(range(len(counts)), key=lambda place: counts[place])
    one = int(str(share.among[place]))
    if share.kind != "distribute":
        return say.Protect(case.name(one), remaining(position.table, one))
    hit = [(int(str(other)), count) for other, count in zip(share.among, counts, strict=True)]
    doomed = [other for other, count in hit if count >= position.holds(other)]
    if doomed:
        return say.Sacrifice(case.name(doomed[0]))
    return say.Bearable(case.name(one), position.holds(one) - counts[place])


def _rich(case: Case) -> Reason | None:
    """An opponent: by what the die or the card takes from them."""
    table, seat = case.position.table, -1 - case.chosen[0] if case.chosen else 0
    if seat == case.position.seat:
        return None
    symbol = face(table, case.question.about.id).symbol if isinstance(case.question.about, OfDie) else ""
    what = {"disrupt": "resource", "discard": "card"}.get(symbol, "health")
    wealth = {other: _wealth(table, other, what) for other in table.opponents(case.position.seat)}
    richest = wealth.get(seat, 0) > 0 and wealth[seat] == max(wealth.values())
    return say.Rich(seat, what, wealth[seat]) if richest else None


def _wealth(table: Table, seat: int, what: str) -> int:
    if what == "resource":
        return table.resources[seat]
    return len(table.hands[seat]) if what == "card" else sum(remaining(table, one) for one in table.characters(seat))


# ── dice ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _choose(case: Case) -> Reason | None:
    if not case.chosen:
        return _none_chosen(case)
    first = case.chosen[0]
    if is_die(first):
        return _of_dice(case) if first in case.position.table.showing else None
    if case.doing in ("shield", "heal"):
        return _shield(case) or _tried(case)
    return _hit(case, first, 1) if case.doing == "damage" and len(case.chosen) == 1 else None


def _none_chosen(case: Case) -> Reason | None:
    """Dice that are left as they lie, where they lie well."""
    dice = [one for one in things(case.question) if is_die(one)]
    poor = set(poor_dice(case.position))
    well = all(case.position.mine(die) for die in dice) and poor.isdisjoint(dice)
    return say.GoodDice(len(dice)) if dice and well and case.doing != "remove" else None


def _of_dice(case: Case) -> Reason | None:
    """Dice that are removed, turned or rolled anew: the others' best, one's own worst."""
    position = case.position
    if case.doing not in ("remove", "turn", "reroll"):
        return say.BestDie(case.written(case.chosen[0])) if case.doing == "resolve" else None
    theirs = [die for die in case.chosen if not position.mine(die)]
    if not theirs:
        return say.Spared(case.written(case.chosen[0])) if case.doing == "remove" else _poor(case)
    die = max(theirs, key=position.worth)
    foes = [one for one in things(case.question) if is_die(one) and one in position.table.showing]
    most = max(position.worth(one) for one in foes if not position.mine(one))
    dangerous = face(position.table, die).symbol in DAMAGE and position.worth(die) >= most
    return say.MostDangerous(case.written(die)) if dangerous else say.TakesAway(case.written(die))


def _poor(case: Case) -> Reason | None:
    """One's own dice that are to be better."""
    position = case.position
    dice = [die for die in case.chosen if is_die(die) and die in position.table.showing]
    if not dice:
        return _none_chosen(case) if not case.chosen else None
    if len(dice) == 1:
        return say.PoorDie(case.name(card_of(dice[0])), case.written(dice[0]))
    now, anew = sum(usable(position, die) for die in dice), sum(power(case.name(card_of(die))) for die in dice)
    return say.PoorDice(len(dice)) if now < anew else None


def _side(case: Case) -> Reason | None:
    """The side that brings one most, or an opponent less than before; else one that is wanted now."""
    assert isinstance(case.answer, tuple)
    die, place = case.answer
    if not isinstance(die, int) or not isinstance(place, int):
        return None
    sides, table = FACTS[case.name(card_of(die))].sides, case.position.table
    side = sides[place]
    if not case.position.mine(die):
        now = sides[table.showing[die]] if die in table.showing else side
        return say.WorstSide(side.written) if side_worth(side) < side_worth(now) else say.WantedSide(side.written)
    able = [sides[where] for _, where in case.question.options if sides[where].cost <= table.resources[case.seen.seat]]
    best = max((side_worth(one) for one in able), default=0.0)
    return say.BestSide(side.written) if side_worth(side) >= best else say.WantedSide(side.written)


def _modify(case: Case) -> Reason | None:
    about = case.question.about
    if not isinstance(about, OfDie):
        return None
    if not case.chosen:
        return say.Suffices(about.amount)
    return say.Raises(about.amount, about.amount + value(case.position.table, case.chosen[0]))


def _more(case: Case) -> Reason:
    return say.AnotherDie(case.written(case.chosen[0])) if case.chosen else say.DiceWait(len(things(case.question)))


def _symbol(case: Case) -> Reason:
    return say.BestSymbol(str(case.answer))


def _split(case: Case) -> Reason:
    return say.Halves(len(case.question.options))


def _group(case: Case) -> Reason | None:
    return say.BetterHalf(len(case.chosen)) if case.chosen else None


def _guardian(case: Case) -> Reason | None:
    about = case.question.about
    assert isinstance(about, OfCard)
    left = remaining(case.position.table, about.id)
    if not case.chosen:
        return say.TooWeak(about.card, left)
    hit = value(case.position.table, case.chosen[0])
    return say.Guards(about.card, case.written(case.chosen[0]), max(0, left - hit))


# ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _host(case: Case) -> Reason | None:
    table = case.position.table
    piece = table.pieces.get(case.chosen[0]) if case.chosen else None
    if piece is None or piece.kind != "character":
        return None
    upgrade = FACTS[case.asking]
    if case.position.mine(piece.id) and not piece.exhausted and upgrade.sides:
        return say.Bears(case.name(piece.id))
    if case.position.mine(piece.id):
        return say.Endures(case.name(piece.id), remaining(table, piece.id))
    force = case.position.force(piece.id)
    strongest = force >= max(case.position.force(one) for one in things(case.question))
    return say.Strongest(case.name(piece.id), len(table.dice(piece.id))) if strongest else None


def _replace(case: Case) -> Reason:
    if not case.chosen:
        return say.BothStay(case.asking, case.position.table.resources[case.position.seat])
    old = case.name(case.chosen[0])
    return say.MakesRoom(old, case.asking, FACTS[old].cost)


def _mulligan(case: Case) -> Reason:
    count = len(case.chosen)
    return say.SendBack(count) if count else say.KeepHand(len(case.question.options))


def _upkeep(case: Case) -> Reason:
    return _given_up(case) or say.KeepCards(len(case.question.options))


def _given_up(case: Case) -> Reason | None:
    """Cards that go: somebody lacks who could have them, or they are missed least."""
    if not case.chosen:
        return None
    useless = [card for card in case.chosen if not has_host(case.position, card)]
    if useless:
        return say.NoBearer(case.name(useless[0]))
    return say.NeededLeast(case.name(min(case.chosen, key=lambda card: held_worth(case.position, card))))


def _hand(case: Case) -> Reason | None:
    if not case.chosen:
        return say.KeepCards(len(things(case.question))) if things(case.question) else None
    return _wanted(case) if case.doing == "attach" else _given_up(case)


def _wanted(case: Case) -> Reason | None:
    return say.NeededMost(case.name(case.chosen[0])) if case.chosen else None


def _their_hand(case: Case) -> Reason | None:
    if not case.chosen:
        return None
    cost = {card: FACTS[case.name(card)].cost for card in things(case.question)}
    card = max(case.chosen, key=lambda card: cost[card])
    return say.Dearest(case.name(card), cost[card]) if cost[card] == max(cost.values()) else _wanted(case)


def _pile(case: Case) -> Reason | None:
    if not case.chosen:
        return None
    own = case.position.belongs(case.chosen[0])
    return _given_up(case) if own and case.doing == "discard" else _wanted(case)


def _top(case: Case) -> Reason | None:
    if not case.chosen:
        return say.KeepCards(len(case.question.options))
    own = case.position.belongs(case.chosen[0])
    return _given_up(case) if own and case.doing in ("under", "put-back") else _wanted(case)


def _surplus(case: Case) -> Reason:
    return say.NeededLeast(case.name(case.chosen[0]))


def _twin_die(case: Case) -> Reason | None:
    die = case.chosen[0]
    return say.Spared(case.written(die)) if die in case.position.table.showing else None


def _field(case: Case) -> Reason:
    card = case.chosen[0]
    own = card in case.position.table.brought[case.position.seat]
    return say.OwnField(case.name(card)) if own else say.TheirField(case.name(card))


def _colour(case: Case) -> Reason | None:
    position = case.position
    same = [foe for foe in position.foes() if FACTS[case.name(foe)].colour == case.answer]
    return say.ColourOf(case.name(max(same, key=position.force))) if same else None


def _subtype(case: Case) -> Reason | None:
    own = case.position.own
    saved = [die for die in own if case.answer in FACTS[case.name(card_of(die))].subtypes]
    return say.SavesDice(len(saved)) if saved else None


def _hide(case: Case) -> Reason:
    return say.Hides(int(str(case.answer)))


# ── abilities ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _ability(case: Case) -> Reason:
    """Whether an ability is used, and which."""
    if isinstance(case.answer, tuple) and isinstance(case.answer[0], int):
        card = case.name(case.answer[0])
        return brought(case, card) or say.Tried(card)
    others = [option for option in case.question.options if isinstance(option, tuple)]
    used = others[0]
    assert isinstance(used[0], int)
    return forgone(case, case.name(used[0]), used)


def _may(case: Case) -> Reason | None:
    if "yes" not in case.question.options:
        return None
    if case.answer == "no":
        return forgone(case, case.asking, "yes")
    return brought(case, case.asking) or say.Tried(case.asking)


def _order(case: Case) -> Reason:
    assert isinstance(case.answer, tuple)
    return say.FirstOwn(case.name(int(str(case.answer[0]))))


REASONS: Final[Mapping[str, Why]] = {
    "action": _action,
    "target": _target,
    "shield-whom": _shield,
    "first-shields": _shares,
    "share-shields": _shares,
    "distribute": _shares,
    "aim": _rich,
    "opponent": _rich,
    "choose": _choose,
    "focus": _poor,
    "reroll": _poor,
    "side": _side,
    "modify": _modify,
    "more": _more,
    "symbol": _symbol,
    "read-as": _symbol,
    "split": _split,
    "group": _group,
    "guardian": _guardian,
    "host": _host,
    "replace": _replace,
    "mulligan": _mulligan,
    "upkeep": _upkeep,
    "hand": _hand,
    "their-hand": _their_hand,
    "pile": _pile,
    "search": _wanted,
    "play": _wanted,
    "top": _top,
    "surplus": _surplus,
    "twin": _surplus,
    "twin-die": _twin_die,
    "field": _field,
    "colour": _colour,
    "subtype": _subtype,
    "hide": _hide,
    "instead": _ability,
    "before": _ability,
    "after": _ability,
    "may": _may,
    "claim": _may,
    "order": _order,
}
