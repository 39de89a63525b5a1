"""The rebels in a world that a seat cannot tell from the real one.

All that is ever hidden about them is which card a hand gave to the Imperial Tank, what was left in hands at the end of
a round, and which surplus cards were given on. These are drawn again, round by round, so that everything that was
seen later remains possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from dejarik.core.game import Impossible
from dejarik.core.rng import Rng
from dejarik.games.hope.state import Past, Stacks, Table

#: How often a round is drawn again before all begins anew.
ROUND_TRIES = 60
#: Steps in which no hands are out, and nothing is left of the round before.
CLEARED: Final = ("build", "look", "swap")

Cards = Counter[str]


class Course:
    """The rebels in one round: what was hidden in it, and who knows what."""

    def __init__(self, past: Past, seats: int, seat: int) -> None:
        self.past = past
        self.seats = seats
        self.seat = seat
        #: By hand: what left it before everybody's eyes.
        self.gone = [
            Counter(past.packs[hand]) - Counter(past.leftovers[hand]) - Counter(filter(None, [past.tanked[hand]]))
            for hand in range(seats)
        ]
        #: By hand: what the seat knows to have been in it when the round began.
        self.needed = [self._needed(hand) for hand in range(seats)]

    def knows(self, masks: Sequence[int], hand: int) -> bool:
        return bool(masks[hand] >> self.seat & 1)

    def _needed(self, hand: int) -> Cards:
        past = self.past
        if self.knows(past.tank_knowers, hand):
            return Counter(past.packs[hand])
        if self.knows(past.knowers, hand):
            return self.gone[hand] + Counter(past.leftovers[hand])
        return self.gone[hand]

    def draw(self, packs: Sequence[Cards], rng: Rng, wanted: Sequence[Cards]) -> tuple[list[Cards], list[str]]:
        """What the hands hold at the end, and what each gave to the tank. `wanted`: what each seat must have got."""
        unseen = [pack - gone for pack, gone in zip(packs, self.gone, strict=True)]
        tanked: list[str] = []
        if not self._draw_on(unseen, tanked, rng, wanted):
            raise Impossible
        return [cards - Counter([taken]) for cards, taken in zip(unseen, tanked, strict=True)], tanked

    def _draw_on(self, unseen: Sequence[Cards], tanked: list[str], rng: Rng, wanted: Sequence[Cards]) -> bool:
        """Choose for one hand after the other, stepping back where a seat could not have got what it showed later."""
        hand = len(tanked)
        if hand == self.seats:
            return True
        for taken in self.could_give(unseen[hand], hand, rng):
            tanked.append(taken)
            if self._fits(unseen, tanked, wanted) and self._draw_on(unseen, tanked, rng, wanted):
                return True
            tanked.pop()
        return False

    def _fits(self, unseen: Sequence[Cards], tanked: Sequence[str], wanted: Sequence[Cards]) -> bool:
        """Whether seats that had the latest hand, at the tank or at the end, can have got what they must."""
        past = self.past
        for seat, must in enumerate(wanted):
            one, other = (seat - past.tank_passes) % self.seats, (seat - past.passes) % self.seats
            if must and max(one, other) == len(tanked) - 1:
                got = unseen[other] - Counter([tanked[other]])
                got[tanked[one]] += 1
                if not must <= got:
                    return False
        return True

    def could_give(self, unseen: Cards, hand: int, rng: Rng) -> list[str]:
        """What a hand may have given to the tank, in random order."""
        past = self.past
        # of the character that the Star Destroyer drove out only a card that the tank had taken before is unseen
        if unseen[past.destroyed] > (past.tanked[hand] != "" and not past.tanked_late):
            return []
        if not past.tanked[hand]:
            return [""]
        if self.knows(past.knowers, hand):
            return list((unseen - Counter(past.leftovers[hand])).elements())
        if unseen[past.destroyed]:
            return [past.destroyed]
        cards = sorted(unseen.elements())
        rng.shuffle(cards)
        return list(dict.fromkeys(cards))


def guess_rebels(twin: Table, seat: int, rng: Rng) -> None:
    """Draw again which rebels lie face down or are held where `seat` does not know it."""
    if twin.tank_passes < 0 and not any(past.tank_passes >= 0 or any(past.given) for past in twin.past):
        return  # full sets at first, and everything since can be counted out
    between = twin.step in (*CLEARED, "over")  # all rebels lie before their owners
    rounds = twin.past if between else [*twin.past, present(twin)]
    goal = shown_in_front(twin, seat) if between else [Counter()] * twin.seats
    drawn, packs = draw_rounds([Course(past, twin.seats, seat) for past in rounds], rng, goal)
    latest = drawn[-1]
    twin.past = drawn[: len(twin.past)]
    twin.packs = list(latest.packs)
    if twin.step not in CLEARED:
        twin.hands = [list(hand) for hand in latest.leftovers]
        twin.tanked = list(latest.tanked)
    if between:
        lay_before(twin, seat, packs)
    else:
        lay_tanked(twin)


def present(twin: Table) -> Past:
    """The running round as if it were over."""
    nothing: Stacks = ((),) * twin.seats
    return twin.this_round(nothing, nothing, nothing)


def shown_in_front(twin: Table, seat: int) -> list[Cards]:
    """By seat: the cards before it that `seat` knows."""
    return [Counter(rebel for rebel, knowers in front if knowers >> seat & 1) for front in twin.fronts]


def draw_rounds(courses: Sequence[Course], rng: Rng, goal: Sequence[Cards]) -> tuple[list[Past], list[Cards]]:
    """Rounds from the first on, each such that the next can follow, and what lies before everybody after the last."""
    packs = [Counter(pack) for pack in courses[0].past.packs]
    drawn: list[Past] = []
    for course, needed in zip(courses, [*(after.needed for after in courses[1:]), goal], strict=True):
        past, packs = draw_round(course, packs, rng, needed)
        drawn.append(past)
    return drawn, packs


def spread(stacks: Iterable[Cards]) -> Stacks:
    return tuple([tuple(sorted(cards.elements())) for cards in stacks])


def draw_round(course: Course, packs: Sequence[Cards], rng: Rng, needed: Sequence[Cards]) -> tuple[Past, list[Cards]]:
    """One round, such that everybody ends up with what is known of the next one's packs; and these packs."""
    past = course.past
    open_cards = []
    for seat in range(course.seats):
        hidden: Cards = Counter(past.leftovers[(seat - past.passes) % course.seats])
        hidden[past.tanked[(seat - past.tank_passes) % course.seats]] += 1
        open_cards.append(Counter(past.fronts[seat]) - hidden)
    # what a seat shows later and did not get openly; one who was given cards may have it from there
    wanted = [
        Counter() if past.taken[seat] else need - have
        for seat, (need, have) in enumerate(zip(needed, open_cards, strict=True))
    ]
    for _ in range(ROUND_TRIES):
        hands, tanked = course.draw(packs, rng, wanted)
        fronts = [cards.copy() for cards in open_cards]
        for hand in range(course.seats):
            fronts[(hand + past.passes) % course.seats].update(hands[hand])
            if tanked[hand]:
                fronts[(hand + past.tank_passes) % course.seats][tanked[hand]] += 1
        given, taken = draw_gifts(course, fronts, rng)
        after = [front - gift + got for front, gift, got in zip(fronts, given, taken, strict=True)]
        if all(need <= pack for need, pack in zip(needed, after, strict=True)):
            told = msgspec.structs.replace(
                past,
                packs=spread(packs),
                leftovers=spread(hands),
                tanked=tuple(tanked),
                fronts=spread(fronts),
                given=spread(given),
                taken=spread(taken),
            )
            return told, after
    raise Impossible


def draw_gifts(course: Course, fronts: Sequence[Cards], rng: Rng) -> tuple[list[Cards], list[Cards]]:
    """The surplus that went from some seats to others; the seat knows what it gave or got itself."""
    past, seat = course.past, course.seat
    given: list[Cards] = [Counter() for _ in fronts]
    taken: list[Cards] = [Counter() for _ in fronts]
    given[seat] = Counter(past.given[seat])
    taken[seat] = Counter(past.taken[seat])
    for rebel in past.taken[seat]:
        having = [
            giver
            for giver in range(course.seats)
            if given[giver].total() < len(past.given[giver]) and (fronts[giver] - given[giver])[rebel]
        ]
        if not having:
            raise Impossible
        given[rng.choice(having)][rebel] += 1
    pool = sorted(given[seat].elements())
    for giver in range(course.seats):
        missing = len(past.given[giver]) - given[giver].total()
        more = rng.sample(sorted((fronts[giver] - given[giver]).elements()), missing)
        given[giver].update(more)
        pool += more
    rng.shuffle(pool)
    for taker in range(course.seats):
        if taker != seat:
            count = len(past.taken[taker])
            taken[taker].update(pool[:count])
            del pool[:count]
    return given, taken


def lay_before(twin: Table, seat: int, packs: Sequence[Cards]) -> None:
    """The rebels face down before their owners: what `seat` knows of them stays."""
    for other, known in enumerate(shown_in_front(twin, seat)):
        rest = iter(sorted((packs[other] - known).elements()))
        twin.fronts[other] = [
            (rebel if knowers >> seat & 1 else next(rest), knowers) for rebel, knowers in twin.fronts[other]
        ]


def lay_tanked(twin: Table) -> None:
    """What each hand gave to the tank: the one card in front that only its owner knows."""
    for hand, taken in enumerate(twin.tanked):
        owner = (hand + twin.tank_passes) % twin.seats
        twin.fronts[owner] = [
            (taken if knowers == 1 << owner else rebel, knowers) for rebel, knowers in twin.fronts[owner]
        ]
