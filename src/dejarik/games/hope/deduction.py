"""What can be worked out about the piles: whose is which, and what may still lie in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from dejarik.core.rng import Rng
from dejarik.games.hope.state import COMMON, PLACE, SPECIALS, Claim

KINDS: Final = len(PLACE)
PLANS: Final = PLACE["plans"]
#: falling[a][k] = a·(a-1)·…, k factors: in how many ways k given places can hold k of a like cards.
FALLING: Final = [[1] * 9 for _ in range(50)]
for _many, _row in enumerate(FALLING):
    for _k in range(1, 9):
        _row[_k] = _row[_k - 1] * max(_many - _k + 1, 0)

#: How many of each card, in the order of `PLACE`.
Counts = list[int]


def count(cards: Iterable[str]) -> Counts:
    counts = [0] * KINDS
    for card in cards:
        counts[PLACE[card]] += 1
    return counts


def told(claim: Claim) -> dict[str, int] | None:
    """A claim as a table, or None if it contradicts itself."""
    said: dict[str, int] = {}
    for kind, number in claim:
        if said.setdefault(kind, number) != number:
            return None
    return said


def told_all(said: Mapping[str, int]) -> Counts | None:
    """The seven cards of somebody who told everything, or None."""
    if any(kind not in said for kind in COMMON):
        return None
    names = [name for name in SPECIALS if said.get(name)]
    if said.get("special", len(names)) != len(names):
        return None
    counts = [said[kind] for kind in COMMON] + [said.get(name, 0) for name in SPECIALS]
    return counts if sum(counts) == 7 else None


def last_words(claims: Iterable[tuple[int, Claim]]) -> dict[int, dict[str, int]]:
    """What each seat has said, later words replacing earlier ones about the same kind."""
    words: dict[int, dict[str, int]] = {}
    for seat, claim in claims:
        said = told(claim)
        if said is not None:
            words.setdefault(seat, {}).update(said)
    return words


def believable(row: Sequence[int], hands: Mapping[int, Counts], seats: int) -> bool:
    """Whether these sevens can be parts of one deck (`row` as in the deck table)."""
    *common, specials = row
    total = [sum(hand[kind] for hand in hands.values()) for kind in range(KINDS)]
    if any(total[kind] > common[kind] for kind in range(len(common))) or max(total[4:]) > 1:
        return False
    named = sum(total[4:])
    # those who said nothing hold the rest: no fewer special enemies than none, no more than they have cards
    missing = specials - named
    return 0 <= missing <= 7 * (seats - len(hands)) and plans_side_by_side(hands, common[3], seats)


def plans_side_by_side(hands: Mapping[int, Counts], plans: int, seats: int) -> bool:
    return any(True for _ in arcs({seat: hand[PLANS] for seat, hand in hands.items()}, plans, seats))


def arcs(holding: Mapping[int, int], plans: int, seats: int) -> Iterable[frozenset[int]]:
    """Who may hold the plans: they were dealt one after the other, so to neighbours."""
    for start in range(seats):
        arc = frozenset((start + place) % seats for place in range(plans))
        if all((number == 1) == (seat in arc) and number < 2 for seat, number in holding.items()):
            yield arc


def likelihood(hand: Sequence[int], shown: Sequence[tuple[int, int]]) -> int:
    """In how many ways a pile of these seven cards shows these ones at the places where they were seen."""
    ways = 1
    for kind, number in shown:
        ways *= FALLING[hand[kind]][number]
    return ways


class Owners:
    """Which pile is whose, weighed by what the piles have shown. A pile is one of the `known` hands or anybody else's.

    `weights[slot][hand]` is how well a known hand explains a pile, `others[slot]` how well a hand nobody spoke of does.
    """

    def __init__(self, weights: Sequence[Sequence[float]], others: Sequence[float]) -> None:
        self.weights = weights
        self.others = others
        slots = len(weights)
        self.known = len(weights[0])
        self.sums: list[dict[int, float]] = [{0: 1.0}]
        for slot in range(slots):
            self.sums.append(self._add(self.sums[slot], slot, slots - self.known))

    def _add(self, before: Mapping[int, float], slot: int, strangers: int) -> dict[int, float]:
        """Sums of products over all ways to give the piles up to `slot` owners, by the set of hands used."""
        after: dict[int, float] = {}
        row = self.weights[slot]
        for used, total in before.items():
            if slot - used.bit_count() < strangers and self.others[slot]:
                after[used] = after.get(used, 0.0) + total * self.others[slot]
            for hand, weight in enumerate(row):
                if weight and not used >> hand & 1:
                    also = used | 1 << hand
                    after[also] = after.get(also, 0.0) + total * weight
        return after

    @property
    def possible(self) -> bool:
        return bool(self.sums[-1].get((1 << self.known) - 1))

    def draw(self, rng: Rng) -> list[int]:
        """One way, as likely as it is: for each pile the number of its hand, or -1 for anybody else's."""
        used = (1 << self.known) - 1
        owners = []
        for slot in range(len(self.weights) - 1, -1, -1):
            before = self.sums[slot]
            ways = [(-1, before.get(used, 0.0) * self.others[slot])]
            ways += [
                (hand, before.get(used & ~(1 << hand), 0.0) * self.weights[slot][hand])
                for hand in range(self.known)
                if used >> hand & 1
            ]
            hand = weighted(ways, rng)
            if hand >= 0:
                used &= ~(1 << hand)
            owners.append(hand)
        owners.reverse()
        return owners

    def chances(self) -> list[list[float]]:
        """For each pile: how likely it is each known hand's, and last, anybody else's."""
        slots = len(self.weights)
        full = (1 << self.known) - 1
        strangers = slots - self.known
        after: dict[int, float] = {full: 1.0}
        found: list[list[float]] = [[] for _ in range(slots)]
        for slot in range(slots - 1, -1, -1):
            row = [0.0] * (self.known + 1)
            here: dict[int, float] = {}
            for used, total in self.sums[slot].items():
                rest = 0.0
                if slot - used.bit_count() < strangers and used in after:
                    rest = self.others[slot] * after[used]
                    row[self.known] += total * rest
                for hand, weight in enumerate(self.weights[slot]):
                    also = used | 1 << hand
                    if weight and also != used and also in after:
                        way = weight * after[also]
                        row[hand] += total * way
                        rest += way
                here[used] = rest
            after = here
            whole = sum(row)
            found[slot] = [chance / whole for chance in row] if whole else row
        return found


class Heard:
    """What somebody told about their seven cards: how many of which, and for how many others that leaves room."""

    __slots__ = ("enemies", "room", "said")

    def __init__(self, said: Mapping[str, int]) -> None:
        self.said = said
        #: How many specials there are, where that was said: then it does not matter which were named.
        self.enemies = said.get("special")
        counted = [number for card, number in said.items() if self.enemies is None or card not in SPECIALS]
        self.room = 7 - sum(counted)

    def fits(self, shown: Mapping[str, int]) -> bool:
        """Whether a pile that has shown these cards can be theirs."""
        room, enemies = self.room, 0
        for card, number in shown.items():
            if number > self.said.get(card, number):
                return False
            if card in SPECIALS:
                enemies += number
                if self.enemies is None and card not in self.said:
                    room -= number
            elif card not in self.said:
                room -= number
        return room >= 0 and (self.enemies is None or enemies <= self.enemies)

    def fitting(self, piles: Iterable[Mapping[str, int]]) -> tuple[bool, ...]:
        """The same, pile by pile."""
        return tuple([self.fits(pile) for pile in piles])


@lru_cache(maxsize=1024)
def known_seven(dealt: tuple[str, ...]) -> Heard:
    """One's own seven cards, as if one had told everything about them."""
    return Heard({card: dealt.count(card) for card in PLACE})


class Told(NamedTuple):
    """What was told in a round beside what was shown: the cards of each pile, and by seat, slot by slot, what fits."""

    piles: tuple[Mapping[str, int], ...]
    can: tuple[tuple[bool, ...], ...]


@lru_cache(maxsize=1024)
def compare(claims: tuple[tuple[int, Claim], ...], shown: tuple[tuple[str, ...], ...]) -> Told:
    """The same for all who look at one moment, and it takes longer than what each adds from their own cards."""
    words = last_words(claims)
    piles = tuple([Counter(pile) for pile in shown])
    heard = [Heard(words.get(seat, {})) for seat in range(len(shown))]
    return Told(piles, tuple([one.fitting(piles) for one in heard]))


@lru_cache(maxsize=1024)
def matched(can: tuple[tuple[bool, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """By seat: the slots it may have in some way to give every seat a slot of its own; nothing if there is none."""
    slots = range(len(can))
    if all(map(all, can)):
        return (tuple(slots),) * len(can)
    #: Before each seat's turn: the sets of slots that may be taken.
    taken: list[set[int]] = [{0}]
    for row in can:
        free = [1 << slot for slot in slots if row[slot]]
        taken.append({before | slot for before in taken[-1] for slot in free if not before & slot})
    after = taken[-1]
    found: list[tuple[int, ...]] = []
    for seat in reversed(slots):  # and back again, along the ways that come to an end
        steps = [
            (slot, before)
            for slot in slots
            if can[seat][slot]
            for before in taken[seat]
            if not before >> slot & 1 and before | 1 << slot in after
        ]
        found.append(tuple(dict.fromkeys(slot for slot, _ in steps)))
        after = {before for _, before in steps}
    return tuple(reversed(found)) if all(found) else ()


def weighted(ways: Sequence[tuple[int, float]], rng: Rng) -> int:
    """One of `ways`, by weight."""
    point = rng.uniform() * sum(weight for _, weight in ways)
    for way, weight in ways:
        point -= weight
        if point < 0:
            return way
    return max(ways, key=lambda pair: pair[1])[0]
