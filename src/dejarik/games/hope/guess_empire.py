"""The Empire's cards in a world that a seat cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import prod

from dejarik.core.game import Impossible
from dejarik.core.rng import Rng
from dejarik.games.hope.deduction import (
    FALLING,
    KINDS,
    PLANS,
    Counts,
    Owners,
    arcs,
    believable,
    count,
    last_words,
    likelihood,
    told_all,
    weighted,
)
from dejarik.games.hope.setup import deck_row
from dejarik.games.hope.state import COMMON, PLACE, SPECIALS, TYPE, Table

CARDS = (*COMMON, *SPECIALS)
#: How often the cards of those who told only part are dealt again to fit what they told.
PATIENCE = 4


def guess_empire(twin: Table, seat: int, rng: Rng, now: Table) -> None:
    """Deal and lay everything anew that `seat` has not seen. `now` may show more than `twin` knows yet."""
    if twin.step in ("build", "over"):
        return  # no deck is dealt
    known = {token: face for token, face in enumerate(twin.faces) if now.seen[token]}
    draw_pairs(twin, seat, rng, known)
    links = draw_mix(twin, rng, known)
    deal = Deal(twin, seat, rng, known)
    deal.lay()
    twin.faces = faces_of(twin, known, deal.piles, links)
    deal_to_seats(twin, seat, deal, rng)


def draw_pairs(twin: Table, seat: int, rng: Rng, known: dict[int, str]) -> None:
    """Cards that Bodhi put under lie in either order, unless one has shown up or the seat laid them itself."""
    for upper, lower, player in twin.pairs:
        faces = [twin.faces[upper], twin.faces[lower]]
        if player != seat and upper not in known and lower not in known:
            faces.sort()
            rng.shuffle(faces)
        known[upper], known[lower] = faces


def draw_mix(twin: Table, rng: Rng, known: dict[int, str]) -> dict[int, int]:
    """Which mixed card is which: what has shown up since must be one of those taken. The rest as {laid: taken}."""
    left = list(twin.mixed_in)
    rng.shuffle(left)
    links = {}
    for token in twin.mixed_out:
        face = known.get(token)
        if face is None:
            continue
        ways = [
            (other, 1.0 if other in known else share(twin, known, face))
            for other in left
            if known.get(other, face) == face
        ]
        if not sum(weight for _, weight in ways):
            raise Impossible
        found = weighted(ways, rng)
        left.remove(found)
        known[found] = face
    for token in twin.mixed_out:
        if token not in known:
            found = left.pop()
            if found in known:
                known[token] = known[found]
            else:
                links[token] = found
    return links


def share(twin: Table, known: Mapping[int, str], face: str) -> float:
    """How likely a card that nobody has seen is this one."""
    row = deck_row(twin.seats, twin.quick)
    originals = [known[token] for token in range(7 * twin.seats) if token in known]
    unseen = 7 * twin.seats - len(originals)
    seen = sum(TYPE[card] == TYPE[face] for card in originals)
    if face in COMMON:
        return (row[PLACE[face]] - seen) / unseen
    if face in originals:
        return 0
    return (row[4] - seen) / unseen / (len(SPECIALS) - seen)


class Deal:
    """One way to deal the deck and lay the piles that fits what was seen."""

    #: By slot: its owner, and its cards that were not seen, in the order of its places.
    owners: list[int]
    piles: list[list[str]]
    aside: list[str]

    def __init__(self, twin: Table, seat: int, rng: Rng, known: Mapping[int, str]) -> None:
        self.seat = seat
        self.seats = twin.seats
        self.rng = rng
        self.row = deck_row(twin.seats, twin.quick)
        self.fixed = fixed_owners(twin, seat)
        #: By slot: the cards seen, as counts.
        self.shown = [[0] * KINDS for _ in range(twin.seats)]
        for token, face in known.items():
            if token < 7 * twin.seats:
                self.shown[token // 7][PLACE[face]] += 1
        self.words = last_words(twin.claims)
        self.own = count(twin.dealt[seat])

    def lay(self) -> None:
        """Believe all that was said where it can be true, else trust only what the seat has seen itself."""
        hands = {seat: hand for seat, said in self.words.items() if (hand := told_all(said))}
        hands[self.seat] = self.own
        believed = believable(self.row, hands, self.seats) and self.lay_with(hands)
        if not believed and not self.lay_with({self.seat: self.own}):
            raise Impossible

    def lay_with(self, hands: Mapping[int, Counts]) -> bool:
        partly = {seat: said for seat, said in self.words.items() if seat not in hands}
        pool = Pool(self.row, hands)
        places = self.whose(hands, pool)
        if places is None:
            return False
        tries = [self.fill(hands, places, pool, partly) for _ in range(PATIENCE if partly else 1)]
        found = [one for one in tries if one is not None]
        if not found:
            return False
        self.owners, self.piles, self.aside = min(found, key=lambda one: self.contradictions(one[0], one[1], partly))
        return True

    def whose(self, hands: Mapping[int, Counts], pool: Pool) -> Owners | list[int] | None:
        """For each slot the place of its hand in `hands`, -1 for the others: fixed, or to be drawn."""
        order = list(hands)
        if self.fixed is not None:
            return [order.index(owner) if owner in hands else -1 for owner in self.fixed]
        shown = [[(kind, number) for kind, number in enumerate(counts) if number] for counts in self.shown]
        weights = [
            [likelihood(hands[owner], pile) / FALLING[7][sum(number for _, number in pile)] for owner in order]
            for pile in shown
        ]
        owners = Owners(weights, [pool.likelihood(pile) for pile in shown])
        return owners if owners.possible else None

    def fill(
        self,
        hands: Mapping[int, Counts],
        places: Owners | list[int],
        pool: Pool,
        partly: Mapping[int, Mapping[str, int]],
    ) -> tuple[list[int], list[list[str]], list[str]] | None:
        """Give every unseen place a card."""
        order = [*hands, -1]  # a stranger's place is the last one
        owners = [order[place] for place in (places.draw(self.rng) if isinstance(places, Owners) else places)]
        strange = [slot for slot, owner in enumerate(owners) if owner < 0]
        arc = self.draw_arc(hands, partly)
        holding = self.fixed_plans(arc) if self.fixed is not None else self.draw_plans(strange, pool)
        if holding is None:
            return None
        rest = pool.deal(self.shown, strange, self.rng)
        if rest is None:
            return None
        cards, aside = rest
        piles: list[list[str]] = [[] for _ in range(self.seats)]
        for slot, owner in enumerate(owners):
            unseen = 7 - sum(self.shown[slot])
            if owner >= 0:
                left = [have - seen for have, seen in zip(hands[owner], self.shown[slot], strict=True)]
                piles[slot] = [CARDS[kind] for kind in range(KINDS) for _ in range(left[kind])]
                self.rng.shuffle(piles[slot])
            elif slot in holding and not self.shown[slot][PLANS]:
                piles[slot] = [cards.pop() for _ in range(unseen - 1)]
                piles[slot].insert(self.rng.below(unseen), "plans")
            else:
                piles[slot] = [cards.pop() for _ in range(unseen)]
        return self.name_strangers(owners, holding, arc), piles, aside

    def draw_arc(self, hands: Mapping[int, Counts], partly: Mapping[int, Mapping[str, int]]) -> frozenset[int]:
        """Who was dealt the plans, if possible as they told."""
        sure = {seat: hand[PLANS] for seat, hand in hands.items()}
        plans = self.row[3]
        heard = {seat: said["plans"] for seat, said in partly.items() if "plans" in said}
        ways = list(arcs({**heard, **sure}, plans, self.seats)) or list(arcs(sure, plans, self.seats))
        return self.rng.choice(ways)

    def fixed_plans(self, arc: frozenset[int]) -> set[int]:
        assert self.fixed is not None
        return {slot for slot, owner in enumerate(self.fixed) if owner in arc}

    def draw_plans(self, strange: Sequence[int], pool: Pool) -> set[int] | None:
        """Which of the piles nobody spoke of hold plans, each way as likely as it is."""
        seen = {slot for slot in strange if self.shown[slot][PLANS]}
        missing = pool.counts[PLANS] - len(seen)
        free = [(slot, 7 - sum(self.shown[slot])) for slot in strange if slot not in seen and sum(self.shown[slot]) < 7]
        if not 0 <= missing <= len(free) or any(self.shown[slot][PLANS] > 1 for slot in seen):
            return None
        ways = list(combinations(free, missing))
        weights = [(place, float(prod(unseen for _, unseen in way))) for place, way in enumerate(ways)]
        return seen | {slot for slot, _ in ways[weighted(weights, self.rng)]}

    def name_strangers(self, owners: Sequence[int], holding: set[int], arc: frozenset[int]) -> list[int]:
        """Piles nobody spoke of belong to the other seats: those with plans to those who were dealt them."""
        if self.fixed is not None:
            return list(self.fixed)
        left = [seat for seat in range(self.seats) if seat not in owners]
        self.rng.shuffle(left)
        luckier, others = (iter([seat for seat in left if (seat in arc) == lucky]) for lucky in (True, False))
        return [
            owner if owner >= 0 else next(luckier if slot in holding else others) for slot, owner in enumerate(owners)
        ]

    def contradictions(
        self, owners: Sequence[int], piles: Sequence[Sequence[str]], partly: Mapping[int, Mapping[str, int]]
    ) -> int:
        """How many of the partial claims this deal would make wrong."""
        wrong = 0
        for slot, owner in enumerate(owners):
            hand = [seen + new for seen, new in zip(self.shown[slot], count(piles[slot]), strict=True)]
            for kind, number in partly.get(owner, {}).items():
                wrong += (sum(hand[4:]) if kind == "special" else hand[PLACE[kind]]) != number
        return wrong


class Pool:
    """All cards of the deck that are in no known hand."""

    def __init__(self, row: Sequence[int], hands: Mapping[int, Counts]) -> None:
        held = [sum(hand[kind] for hand in hands.values()) for kind in range(KINDS)]
        self.counts = [row[kind] - held[kind] for kind in range(4)]
        self.specials = row[4] - sum(held[4:])
        self.names = [kind for kind in range(4, KINDS) if not held[kind]]
        self.size = sum(self.counts) + self.specials

    def likelihood(self, shown: Sequence[tuple[int, int]]) -> float:
        """How well a hand dealt from the pool explains what a pile has shown."""
        places = sum(number for _, number in shown)
        names = [kind for kind, _ in shown if kind >= 4]
        if places > self.size or any(kind not in self.names for kind in names):
            return 0
        ways = prod(FALLING[self.counts[kind]][number] for kind, number in shown if kind < 4)
        named = FALLING[self.specials][len(names)] / FALLING[len(self.names)][len(names)]
        return ways * named / FALLING[self.size][places]

    def deal(
        self, shown: Sequence[Sequence[int]], strange: Sequence[int], rng: Rng
    ) -> tuple[list[str], list[str]] | None:
        """The unseen cards of the pool but plans, shuffled, and the special enemies that stay aside."""
        seen = [sum(shown[slot][kind] for slot in strange) for kind in range(KINDS)]
        cards: list[str] = []
        for kind in range(3):
            left = self.counts[kind] - seen[kind]
            if left < 0:
                return None
            cards += [CARDS[kind]] * left
        names = [kind for kind in self.names if not seen[kind]]
        missing = self.specials - sum(seen[4:])
        if missing < 0:
            return None
        rng.shuffle(names)
        cards += [CARDS[kind] for kind in names[:missing]]
        rng.shuffle(cards)
        return cards, sorted(CARDS[kind] for kind in names[missing:])


def fixed_owners(twin: Table, seat: int) -> list[int] | None:
    """Whose pile is where, while the seat knows it."""
    if not twin.swaps:
        return list(range(twin.seats))
    if len(twin.swaps) == 1 and seat == twin.first:
        (order,) = twin.swaps
        return list(order)
    return None


def faces_of(twin: Table, known: Mapping[int, str], piles: list[list[str]], links: Mapping[int, int]) -> list[str]:
    """The face of every token in the guessed world."""
    faces = []
    unseen = [iter(pile) for pile in piles]
    for token in range(len(twin.faces)):
        if token in known:
            faces.append(known[token])
        elif token < 7 * twin.seats:
            faces.append(next(unseen[token // 7]))
        else:
            faces.append(faces[links[token]])
    return faces


def deal_to_seats(twin: Table, seat: int, deal: Deal, rng: Rng) -> None:
    """Hands dealt, swaps made and cards set aside, such that they lead to the guessed piles."""
    twin.aside = deal.aside
    twin.dealt = twin.dealt[:]
    for slot, owner in enumerate(deal.owners):
        cards = list(deal.piles[slot])
        for kind, number in enumerate(deal.shown[slot]):
            cards += [CARDS[kind]] * number
        twin.dealt[owner] = tuple(sorted(cards, key=PLACE.__getitem__))
    owners = deal.owners
    if len(twin.swaps) == 1:
        twin.swaps = [tuple(owners)]
    elif len(twin.swaps) == 2:
        first, second = twin.swaps
        if seat == (twin.first + 1) % twin.seats:
            first = tuple([owners[second.index(slot)] for slot in range(twin.seats)])
        elif seat != twin.first:
            mixed = list(range(twin.seats))
            rng.shuffle(mixed)
            first = tuple(mixed)
        twin.swaps = [first, tuple([first.index(owner) for owner in owners])]
