"""The odds of a pool, exactly: every roll of its dice is counted, none is sampled.

Counted is the damage that a player could resolve with the dice as they lie: melee, ranged and indirect together, each
symbol with its modifiers where a die without a plus shows it, and all costs paid from the resources at hand. Rerolls
are of any dice, each made in knowledge of how the last one fell, for the most damage on average or for a certain
damage at least; each costs a card. What X is and what is added to a die's sides is told with the die, for its card
does not say it (X counts as nothing if nobody does); specials are not foreseen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations, product
from math import prod
from typing import Annotated, Final, NamedTuple

import msgspec

from dejarik.core.cards import Misspelt, bring
from dejarik.core.lists import entry_of
from dejarik.core.odds import Odds, Reckoner, Reckoning, sure
from dejarik.core.odds import die as roll
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.destiny.cards.facts import DAMAGE, FACTS, Side, X, printings, read_side
from dejarik.games.destiny.cards.library import LIBRARY, in_pool, script_of
from dejarik.games.destiny.cards.words.conditions import hand_count
from dejarik.games.destiny.naming import named, told_apart
from dejarik.games.destiny.rules.zones import enter
from dejarik.games.destiny.state import Table, die_of

#: More dice than this that can do damage are not reckoned with, nor more rerolls.
MOST_DICE: Final = 10
MOST_REROLLS: Final = 5
#: So many numbers are weighed before further rerolls are left out: about half a second's work.
MOST_NUMBERS: Final = 200_000
#: Nobody needs more letters to name ten dice.
LONGEST: Final = 4000
NOTHING: Final = Side("blank")


class Shown(Side, frozen=True):
    """A side in a pool where some modifiers are for some dice only."""

    #: The card that says which dice this one may modify; the cards that may modify this one although they say so.
    only: str = ""
    joined: tuple[str, ...] = ()


#: Sides that lie in a pool; what does no damage is left out.
Sides = tuple[Side, ...]


class Die(NamedTuple):
    """A die of a card, and the side that it shows if it lies in the pool already."""

    card: str
    lying: Side | None = None
    #: What X on it is, and what is added to each of its numbers.
    x: int = 0
    added: int = 0

    def shows(self, side: Side, rerolls: int) -> Side:
        """What a side that is rolled comes to after so many rerolls."""
        if side.symbol in ("special", "blank"):
            return NOTHING
        value = self.x - (rerolls if self.fades else 0) if side.value == X else side.value
        return msgspec.structs.replace(side, value=max(0, max(0, value) + self.added))

    def lies(self, rerolls: int) -> Side:
        """What the side on top comes to; a number there is told as it is worth now, whatever is printed."""
        assert self.lying is not None
        return self.shows(self.lying, rerolls) if self.lying.value == X else self.lying

    @property
    def fades(self) -> bool:
        """Whether X is the number of cards in hand, and so one less for each that is discarded to reroll."""
        return script_of(self.card).x is hand_count


def counts(side: Side) -> bool:
    """Whether a side can do damage."""
    return side.value > 0 and (side.symbol in DAMAGE or (side.symbol == "any" and side.modifier))


@lru_cache(maxsize=1 << 16)
def damage(lying: Sides, resources: int) -> int:
    """The most damage that can be resolved with these sides, over as many actions as it takes."""
    paid = [side for side in lying if side.cost]
    free = [side for side in lying if not side.cost]
    best = 0
    for count in range(len(paid) + 1):
        for chosen in combinations(paid, count):
            if sum(side.cost for side in chosen) <= resources:
                best = max(best, _total([*free, *chosen]))
    return best


def _total(sides: Sequence[Side]) -> int:
    """Modifiers count beside a die of their symbol without a plus; those of any symbol beside any they may join."""
    bases = {side.symbol for side in sides if not side.modifier}
    joined = {name for side in sides if isinstance(side, Shown) and not side.modifier for name in side.joined}

    def joins(side: Side) -> bool:
        if side.symbol != "any":
            return side.symbol in bases
        return side.only in joined if isinstance(side, Shown) and side.only else bool(bases)

    return sum(side.value for side in sides if not side.modifier or joins(side))


@cache
def may_join(modifier: str, base: str) -> bool:
    """Whether the sides without a symbol of a card's die may modify another card's, as the engine says."""
    only = script_of(modifier).modifies
    if only is None:
        return True
    table = Table(rng=Rng.from_seed(""), known=[[]], pools=[[]], decks=[[]], hands=[[]], order=(0,))
    bring(table, 0, (modifier, base))
    enter(table, 1, 0, FACTS[modifier].type)
    enter(table, 2, 0, FACTS[base].type, dice=1)
    table.pools[0].append(die_of(2))
    table.showing[die_of(2)] = 0
    return only.test(LIBRARY.use(table, 0, 1), die_of(2))


# ── every way the dice may lie ─────────────────────────────────────────────────────────────────────────────────────


#: What a side comes to after no reroll, one, two …
Stages = tuple[Side, ...]


class _Axis(NamedTuple):
    """The different sides of one die, how many times each is on it, and the place of the one that lies on top."""

    stages: tuple[Stages, ...]
    weights: tuple[int, ...]
    lying: int | None

    def sides(self, rerolls: int = 0) -> Sides:
        """The sides as they are after so many rerolls."""
        return tuple([stages[min(rerolls, len(stages) - 1)] for stages in self.stages])

    @property
    def most(self) -> int:
        return max(stages[0].value for stages in self.stages)

    @property
    def fades(self) -> bool:
        return any(stages[0] != stage for stages in self.stages for stage in stages)


def _axis(die: Die, resources: int, modifiers: Sequence[str]) -> _Axis:
    """Sides that do no damage, or cost more than there is, are all the same."""
    times = range(MOST_REROLLS + 1 if die.fades else 1)
    found: dict[Stages, int] = {}
    for side in FACTS[die.card].sides:
        stages = tuple([_worth(die.shows(side, rerolls), die.card, resources, modifiers) for rerolls in times])
        found[stages] = found.get(stages, 0) + 1
    lying = None
    if die.lying is not None:
        top = tuple([_worth(die.lies(rerolls), die.card, resources, modifiers) for rerolls in times])
        found.setdefault(top, 0)  # its value may not be the printed one
        lying = list(found).index(top)
    return _Axis(tuple(found), tuple(found.values()), lying)


def _worth(side: Side, card: str, resources: int, modifiers: Sequence[str]) -> Side:
    """What counts of a side: its damage, and where there are modifiers, that it may be modified."""
    bears = bool(modifiers) and side.symbol in DAMAGE and not side.modifier
    if side.cost > resources or not (bears or counts(side)):
        return NOTHING
    limited = [name for name in modifiers if script_of(name).modifies is not None]
    if not limited:
        return side
    joined = () if side.modifier else tuple(name for name in limited if may_join(name, card))
    only = card if side.symbol == "any" and card in limited else ""
    return Shown(side.symbol, side.value, side.cost, side.modifier, only, joined)


def _axes(dice: Sequence[Die], resources: int) -> list[_Axis]:
    """The dice that can do damage."""
    modifiers = tuple(dict.fromkeys(die.card for die in dice if any(side.modifier for side in FACTS[die.card].sides)))
    axes = [_axis(die, resources, modifiers) for die in sorted(dice, key=repr)]
    return [axis for axis in axes if axis.sides() != (NOTHING,)]


def rerolls_reckoned(axes: Sequence[_Axis], rerolls: int) -> int:
    """How many of the rerolls there is time for: before all but the first, any side may lie on top."""
    first = prod(len(axis.stages) + (axis.lying is None) for axis in axes)
    further = prod(len(axis.stages) + 1 for axis in axes)
    positions = MOST_NUMBERS // max(1, sum(axis.most for axis in axes))
    fitting = 1 + (positions - first) // further if first <= positions else 0
    return min(rerolls, fitting, MOST_REROLLS)


#: A number for every way the dice may lie, the last die's sides in a row; several such lists go together.
_Lists = list[list[int]]


def _rows(values: list[int], sides: int, inner: int) -> Iterator[list[list[int]]]:
    """The parts of a list that differ in one die only: a row for each of its sides."""
    for start in range(0, len(values), sides * inner):
        yield [values[start + side * inner : start + (side + 1) * inner] for side in range(sides)]


def _weighed(rows: list[list[int]], weights: Sequence[int]) -> list[int]:
    """What a row comes to if its die is rolled, six times over."""
    return [sum(map(int.__mul__, column, weights)) for column in zip(*rows, strict=True)]


def _rerolled(lists: _Lists, axes: Sequence[_Axis], keeps: Sequence[Sequence[int]]) -> _Lists:
    """One reroll before what `lists` tell: of each die, the sides that may be kept; the first list decides."""
    shape = [len(axis.stages) for axis in axes]
    for place, (axis, keep) in enumerate(zip(axes, keeps, strict=True)):
        inner = prod(shape[place + 1 :])
        lists = [_with_rolled(values, axis, keep, shape[place], inner) for values in lists]
        shape[place] = len(keep) + 1
    for place in range(len(axes)):
        inner = prod(shape[place + 1 :])
        lists = _preferred(lists, shape[place], inner)
        shape[place] -= 1
    return lists


def _with_rolled(values: list[int], axis: _Axis, keep: Sequence[int], sides: int, inner: int) -> list[int]:
    """Beside the rows of the sides that are kept, a row for rolling the die; all of it six times over."""
    found: list[int] = []
    for rows in _rows(values, sides, inner):
        for side in keep:
            found += [6 * value for value in rows[side]]
        found += _weighed(rows, axis.weights)
    return found


def _preferred(lists: _Lists, sides: int, inner: int) -> _Lists:
    """Keep a die or roll it, whichever the first list says is better; whoever is in doubt keeps it."""
    found: _Lists = [[] for _ in lists]
    for together in zip(*(_rows(values, sides, inner) for values in lists), strict=True):
        *kept, rolled = together[0]
        for side, row in enumerate(kept):
            better = [again > stays for stays, again in zip(row, rolled, strict=True)]
            for values, rows in zip(found, together, strict=True):
                chosen = zip(better, rows[side], rows[-1], strict=True)
                values += [again if so else stays for so, stays, again in chosen]
    return found


def _or_enough(lists: _Lists, stays: _Lists, times: int) -> _Lists:
    """Stop where no reroll is better: a die may be worth less for the card that one costs."""
    stop = [enough * times >= again for again, enough in zip(lists[0], stays[0], strict=True)]
    together = [zip(stop, values, kept, strict=True) for values, kept in zip(lists, stays, strict=True)]
    return [[kept * times if so else value for so, value, kept in rows] for rows in together]


def _within(values: Sequence[int], axes: Sequence[_Axis], keeps: Sequence[Sequence[int]]) -> list[int]:
    """The numbers of those ways that the dice may lie in now."""
    every = product(*(range(len(axis.stages)) for axis in axes))
    return [value for value, lie in zip(values, every, strict=True) if all(map(_contains, keeps, lie))]


def _contains(kept: Sequence[int], side: int) -> bool:
    return side in kept


def _played(ends: Sequence[_Lists], axes: Sequence[_Axis], rerolls: int) -> tuple[list[int], int]:
    """What the lists come to from the dice as they are now, and out of how many times.

    `ends`: the lists for whoever stops after no reroll, after one …
    """
    every = [range(len(axis.stages)) for axis in axes]
    now = [range(len(axis.stages)) if axis.lying is None else (axis.lying,) for axis in axes]
    lists, times = ends[rerolls], 1
    for left in reversed(range(rerolls)):
        keeps = every if left else now
        lists, times = _rerolled(lists, axes, keeps), times * 6 ** len(axes)
        if any(axis.fades for axis in axes):
            lists = _or_enough(lists, [_within(values, axes, keeps) for values in ends[left]], times)
    for place, axis in enumerate(axes):  # and before the first reroll, the throw of those that do not lie yet
        if axis.lying is None:
            inner = prod(len(keep) for keep in now[place + 1 :])
            lists = [_weighed(next(_rows(values, len(axis.stages), inner)), axis.weights) for values in lists]
            times *= 6
    return [value for [value] in lists], times


# ── damage ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _lay(lying: Sides, side: Side) -> Sides:
    if side == NOTHING:
        return lying
    return tuple(sorted((*lying, side), key=lambda one: (one.symbol, one.value, one.cost, one.modifier)))


def as_they_fall(dice: Sequence[Die], resources: int) -> Odds[int]:
    """The damage on the dice once those that do not lie yet are rolled."""
    found: Odds[Sides] = sure(())
    for axis in _axes(dice, resources):
        top = _thrown(axis) if axis.lying is None else sure(axis.sides()[axis.lying])
        found = found.join(top, _lay)
    return found.map(lambda lying: damage(lying, resources))


def _thrown(axis: _Axis) -> Odds[Side]:
    return roll(dict(zip(axis.sides(), axis.weights, strict=True)))


def _damages(axes: Sequence[_Axis], resources: int, rerolls: int) -> list[int]:
    """The damage of every way the dice may lie after so many rerolls."""
    shown = [axis.sides(rerolls) for axis in axes]
    order = {side: place for place, side in enumerate(dict.fromkeys(side for top in shown for side in top))}
    known: dict[tuple[int, ...], int] = {}
    sides = list(order)
    found = []
    for lie in product(*([order[side] for side in top] for top in shown)):
        key = tuple(sorted(lie))
        if key not in known:
            known[key] = damage(tuple(sides[place] for place in key if sides[place] != NOTHING), resources)
        found.append(known[key])
    return found


def _ends(axes: Sequence[_Axis], resources: int, rerolls: int) -> list[list[int]]:
    """The damage of every way the dice may lie, after no reroll, after one …"""
    if not any(axis.fades for axis in axes):
        return [_damages(axes, resources, 0)] * (rerolls + 1)
    return [_damages(axes, resources, made) for made in range(rerolls + 1)]


def _reach(damages: Sequence[int], least: int) -> list[int]:
    return [int(dealt >= least) for dealt in damages]


@lru_cache(maxsize=256)
def most_on_average(dice: tuple[Die, ...], resources: int, rerolls: int = 0) -> Odds[int]:
    """The damage on the dice if every reroll is made for the most damage on average."""
    if not rerolls:
        return as_they_fall(dice, resources)
    axes = _axes(dice, resources)
    ends = _ends(axes, resources, rerolls)
    steps = range(1, max(ends[0]) + 1)
    lists = [[damages, *(_reach(damages, least) for least in steps)] for damages in ends]
    [_, *tail], times = _played(lists, axes, rerolls)
    left = [times, *tail, 0]
    weights = {dealt: left[dealt] - left[dealt + 1] for dealt in range(len(left) - 1)}
    return Odds({dealt: weight for dealt, weight in weights.items() if weight})


@lru_cache(maxsize=256)
def at_least(dice: tuple[Die, ...], resources: int, rerolls: int = 0) -> tuple[Fraction, ...]:
    """The chance of at least 0, 1, 2 … damage, each if the rerolls are made for just that."""
    if not rerolls:
        thrown = as_they_fall(dice, resources)
        return tuple(thrown.chance(_not_less(least)) for least in range(max(thrown.weights) + 1))
    axes = _axes(dice, resources)
    ends = _ends(axes, resources, rerolls)
    found = [Fraction(1)]
    for least in range(1, max(ends[0]) + 1):
        [weight], times = _played([[_reach(damages, least)] for damages in ends], axes, rerolls)
        if not weight:  # a hand that is discarded no longer makes X so high
            break
        found.append(Fraction(weight, times))
    return tuple(found)


# ── for whoever asks ───────────────────────────────────────────────────────────────────────────────────────────────


class Asked(msgspec.Struct, frozen=True):
    """A pool that somebody wants to know about."""

    #: Names of cards with dice, as in a list: "2 Darth Vader Sith Lord; Lightsaber [3MD1]" where one lies already,
    #: "Launch Bay {X=3}; E-Web Emplacement {+1}" where numbers are not the printed ones.
    dice: str
    resources: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    reroll: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0


_PRINTED: Final = re.compile(r".*\((?P<set>[A-Za-z]+)\s*#?\s*(?P<number>\d{1,4})\)")


#: "X=3", "+1", both or nothing.
_NUMBERS: Final = re.compile(r"\s*(?:[XХ]\s*=\s*(?P<x>\d{1,2}))?\s*,?\s*(?P<added>[+-]\s*\d{1,2})?\s*", re.IGNORECASE)
_WRITTEN: Final = re.compile(r"[^\[{]*(?:\{(?P<numbers>[^\[{}]*)\}?\s*)?(?:\[(?P<side>.*))?", re.DOTALL)


def read_dice(text: str) -> list[Die]:
    """The dice that are asked about: the card of each, what its numbers are, and the side it shows."""
    found: list[Die] = []
    for part in re.split(r"[;\n]", text):
        if part.strip():
            found += _entry(part)
    if not found:
        raise Refused("odds-no-dice")
    return found


def _entry(part: str) -> list[Die]:
    """One part of a list: "2x Launch Bay {X=3} [XRD]"."""
    written = _WRITTEN.fullmatch(part)
    count, name = entry_of(re.split(r"[\[{]", part)[0].strip())
    card = _with_a_die(name)
    numbers = _NUMBERS.fullmatch((written and written["numbers"]) or "")
    if written is None or numbers is None:
        raise Refused("odds-no-numbers", name=FACTS[card].name, given=part.partition("{")[2].strip()[:20])
    lying = None if written["side"] is None else _side(card, written["side"])
    added = re.sub(r"\s", "", numbers["added"] or "0")
    return [Die(card, lying, int(numbers["x"] or 0), int(added))] * count


def _side(card: str, written: str) -> Side:
    """A side that the die of a card may show; its value may not be the printed one."""
    written = written.strip().removesuffix("]").strip()
    sides = FACTS[card].sides
    try:
        side = read_side(written)
    except Misspelt:
        side = None
    if side is None or all(_kind(side) != _kind(one) for one in sides):
        known = ", ".join(dict.fromkeys(one.written for one in sides))
        raise Refused("odds-no-side", name=FACTS[card].name, side=written[:20], known=known)
    unknown = side.value == X and side not in sides
    return msgspec.structs.replace(side, value=0) if unknown else side


def _kind(side: Side) -> tuple[str, bool, int]:
    return side.symbol, side.modifier, side.cost


def _with_a_die(name: str) -> str:
    printed = _PRINTED.fullmatch(name)
    known = printings().get((printed["set"].casefold(), int(printed["number"]))) if printed else None
    found = [card for card in ([known] if known else named(name)) if FACTS[card].sides and in_pool(card)]
    if not found:
        raise Refused("odds-no-die", name=name[:60])
    if len(found) > 1:
        raise Refused("odds-which-die", name=name[:60], **told_apart(found))
    return found[0]


class PoolReckoner(Reckoner):
    """Chances of the damage on a pool."""

    asks = Asked
    swift = True

    def reckon(self, asked: Asked) -> Reckoning:
        if len(asked.dice) > LONGEST:
            raise Refused("odds-too-many-dice", most=MOST_DICE)
        dice = tuple(read_dice(asked.dice))
        axes = _axes(dice, asked.resources)
        if len(axes) > MOST_DICE:
            raise Refused("odds-too-many-dice", most=MOST_DICE)
        rerolls = rerolls_reckoned(axes, asked.reroll)
        found = most_on_average(dice, asked.resources, rerolls)
        return told(found, at_least(dice, asked.resources, rerolls), rerolls)


def told(found: Odds[int], least: Sequence[Fraction], rerolls: int) -> Reckoning:
    chances = tuple(float(found.chance(_exactly(dealt))) for dealt in range(max(found.weights) + 1))
    mean = float(found.mean(int))
    return Reckoning(
        chances,
        {"some": f"{1 - chances[0]:.2%}", "expected": f"{mean:.2f}", "rerolls": str(rerolls)},
        {
            "outcomes": [{"damage": count, "chance": chance} for count, chance in enumerate(chances)],
            "expected": mean,
            "at_least": [float(chance) for chance in least],
            "rerolls": rerolls,
        },
    )


def _exactly(dealt: int) -> Callable[[int], bool]:
    return lambda found: found == dealt


def _not_less(least: int) -> Callable[[int], bool]:
    return lambda found: found >= least
