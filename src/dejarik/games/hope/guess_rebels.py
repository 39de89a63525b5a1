"""The rebels in a world that a seat cannot tell from the real one.

All that is ever hidden about them is which card a hand gave to the Imperial Tank, what was left in hands at the end of
a round, and which surplus cards were given on. These are drawn again, round by round, so that everything that was
seen later remains possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from dejarik.core.game import Impossible
from dejarik.core.rng import Rng
from dejarik.games.hope.state import Past, Table

#: How often a round is drawn again before all begins anew.
ROUND_TRIES = 60

Cards = Counter[str]


class Dead(Exception):
    """What was drawn does not lead to what was seen later: this round is drawn again."""


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
        if hand == self.seat or self.knows(past.tank_knowers, hand):
            return Counter(past.packs[hand])
        if self.knows(past.knowers, hand):
            return self.gone[hand] + Counter(past.leftovers[hand])
        return self.gone[hand]

    def draw(self, packs: Sequence[Cards], rng: Rng, wanted: Sequence[Cards]) -> tuple[list[Cards], list[str]]:
        """What the hands hold at the end, and what each gave to the tank. `wanted`: what each seat must have got."""
        unseen = [pack - gone for pack, gone in zip(packs, self.gone, strict=True)]
        tanked: list[str] = []
        if not self._draw_on(unseen, tanked, rng, wanted):
            raise Dead
        return self._left(unseen, tanked), tanked

    def _left(self, unseen: Sequence[Cards], tanked: Sequence[str]) -> list[Cards]:
        return [cards - Counter([taken]) for cards, taken in zip(unseen, tanked, strict=False)]

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
        """Whether the seats that the latest hand concerns can have got what they must."""
        past, hand = self.past, len(tanked) - 1
        for seat in {(hand + past.tank_passes) % self.seats, (hand + past.passes) % self.seats}:
            one, other = (seat - past.tank_passes) % self.seats, (seat - past.passes) % self.seats
            if wanted[seat] and one <= hand and other <= hand:
                got = unseen[other] - Counter([tanked[other]])
                got[tanked[one]] += 1
                if not wanted[seat] <= got:
                    return False
        return True

    def could_give(self, unseen: Cards, hand: int, rng: Rng) -> list[str]:
        """What a hand may have given to the tank, in random order."""
        past = self.past
        late = past.destroyed and (past.tanked_late or not past.tanked[hand])
        if unseen[past.destroyed] > (0 if late else 1):
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
    between = twin.step in ("build", "look", "swap", "over")  # no hands are out: all rebels lie before their owners
    courses = [Course(past, twin.seats, seat) for past in twin.past]
    if not between:
        courses.append(Course(present(twin), twin.seats, seat))
    goal = shown_in_front(twin, seat) if between else None
    try:
        drawn = draw_rounds(courses, twin, rng, goal)
    except Dead:
        raise Impossible from None  # all of it has to be drawn anew: the real rebels are no way out
    put(twin, seat, drawn, between)


Drawn = tuple[list[list[str]], list[Cards], list[str], list[list[str]], list[list[str]], list[list[str]]]


def present(twin: Table) -> Past:
    """The running round as if it were over."""
    nothing: tuple[tuple[str, ...], ...] = ((),) * twin.seats
    return Past(
        packs=tuple(twin.packs),
        leftovers=tuple([tuple(hand) for hand in twin.hands]),
        knowers=tuple(twin.knowers),
        tanked=tuple(twin.tanked),
        tank_knowers=tuple(twin.tank_knowers),
        tank_passes=twin.tank_passes,
        tanked_late=twin.tanked_late,
        destroyed=twin.destroyed,
        passes=twin.passes,
        fronts=nothing,
        given=nothing,
        taken=nothing,
    )


def shown_in_front(twin: Table, seat: int) -> list[Cards]:
    """By seat: the cards before it that `seat` knows."""
    return [Counter(rebel for rebel, knowers in front if knowers >> seat & 1) for front in twin.fronts]


def draw_rounds(courses: Sequence[Course], twin: Table, rng: Rng, goal: Sequence[Cards] | None) -> list[Drawn]:
    """Rounds from the first on, each drawn until the next can follow."""
    packs = [Counter(pack) for pack in (courses[0].past.packs if courses else twin.packs)]
    drawn: list[Drawn] = []
    for number, course in enumerate(courses):
        last = number + 1 == len(courses)
        needed = goal if last else courses[number + 1].needed
        if needed is None:  # the running round: nothing follows yet
            hands, tanked = course.draw(packs, rng, [Counter()] * twin.seats)
            drawn.append((spread(packs), hands, tanked, [], [], []))
            return drawn
        fronts, given, taken, hands, tanked = draw_round(course, packs, rng, needed)
        drawn.append((spread(packs), hands, tanked, spread(fronts), spread(given), spread(taken)))
        packs = [front - gift + got for front, gift, got in zip(fronts, given, taken, strict=True)]
    drawn.append((spread(packs), [], [], [], [], []))
    return drawn


def spread(stacks: Iterable[Cards]) -> list[list[str]]:
    return [sorted(cards.elements()) for cards in stacks]


def draw_round(
    course: Course, packs: Sequence[Cards], rng: Rng, needed: Sequence[Cards]
) -> tuple[list[Cards], list[Cards], list[Cards], list[Cards], list[str]]:
    """One finished round, such that everybody ends up with what is known of the next one's packs."""
    past = course.past
    open_cards = []
    for seat in range(course.seats):
        hidden: Cards = Counter(past.leftovers[(seat - past.passes) % course.seats])
        hidden.update(filter(None, [past.tanked[(seat - past.tank_passes) % course.seats]]))
        open_cards.append(Counter(past.fronts[seat]) - hidden)
    # what a seat shows later and did not get openly; one who was given cards may have it from there
    wanted = [
        Counter() if past.taken[seat] else need - have
        for seat, (need, have) in enumerate(zip(needed, open_cards, strict=True))
    ]
    for _ in range(ROUND_TRIES):
        try:
            hands, tanked = course.draw(packs, rng, wanted)
            fronts = [cards.copy() for cards in open_cards]
            for hand in range(course.seats):
                fronts[(hand + past.passes) % course.seats].update(hands[hand])
                if tanked[hand]:
                    fronts[(hand + past.tank_passes) % course.seats][tanked[hand]] += 1
            given, taken = draw_gifts(course, fronts, rng)
        except Dead:
            continue
        if all(need <= front - gift + got for need, front, gift, got in zip(needed, fronts, given, taken, strict=True)):
            return fronts, given, taken, hands, tanked
    raise Dead


def draw_gifts(course: Course, fronts: Sequence[Cards], rng: Rng) -> tuple[list[Cards], list[Cards]]:
    """The surplus that went from some seats to others; the seat knows what it gave or got itself."""
    past, seat = course.past, course.seat
    given: list[Cards] = [Counter() for _ in fronts]
    taken: list[Cards] = [Counter() for _ in fronts]
    given[seat] = Counter(past.given[seat])
    taken[seat] = Counter(past.taken[seat])
    givers = [giver for giver in range(course.seats) if past.given[giver] and giver != seat]
    for rebel in past.taken[seat]:
        having = [
            giver
            for giver in givers
            if given[giver].total() < len(past.given[giver]) and (fronts[giver] - given[giver])[rebel]
        ]
        if not having:
            raise Dead
        given[rng.choice(having)][rebel] += 1
    pool = spread([given[seat]])[0]
    for giver in givers:
        missing = len(past.given[giver]) - given[giver].total()
        more = rng.sample(sorted((fronts[giver] - given[giver]).elements()), missing)
        given[giver].update(more)
        pool += more
    rng.shuffle(pool)
    for taker in range(course.seats):
        if past.taken[taker] and taker != seat:
            count = len(past.taken[taker])
            taken[taker].update(pool[:count])
            del pool[:count]
    return given, taken


def put(twin: Table, seat: int, drawn: Sequence[Drawn], between: bool) -> None:
    """Lay the drawn world on the table."""
    twin.past = [remembered(past, rounds) for past, rounds in zip(twin.past, drawn, strict=False)]
    packs, hands, tanked, _, _, _ = drawn[-1]
    if not between:
        put_round(twin, seat, packs, hands, tanked)
        return
    for other, pack in enumerate(packs):
        front = twin.fronts[other]
        unknown = Counter(pack) - Counter(rebel for rebel, knowers in front if knowers >> seat & 1)
        rest = iter(sorted(unknown.elements()))
        twin.fronts[other] = [(rebel if knowers >> seat & 1 else next(rest), knowers) for rebel, knowers in front]
    if twin.step == "over":  # the last round is still to be seen as it was played
        played, left, gone, _, _, _ = drawn[-2]
        twin.packs = [tuple(pack) for pack in played]
        twin.hands = [sorted(hand.elements()) for hand in left]
        twin.tanked = list(gone)


def put_round(
    twin: Table, seat: int, packs: Sequence[Sequence[str]], hands: Sequence[Cards], tanked: Sequence[str]
) -> None:
    twin.packs = [tuple(pack) for pack in packs]
    twin.hands = [sorted(hand.elements()) for hand in hands]
    twin.tanked = twin.tanked[:]
    for hand, rebel in enumerate(tanked):
        if not rebel:
            continue
        owner = (hand + twin.tank_passes) % twin.seats
        twin.tanked[hand] = rebel
        if owner != seat:
            twin.fronts[owner] = [
                (rebel if knowers == 1 << owner else known, knowers) for known, knowers in twin.fronts[owner]
            ]


def remembered(past: Past, rounds: Drawn) -> Past:
    packs, hands, tanked, fronts, given, taken = rounds
    return Past(
        packs=tuple(map(tuple, packs)),
        leftovers=tuple(tuple(sorted(hand.elements())) for hand in hands),
        knowers=past.knowers,
        tanked=tuple(tanked),
        tank_knowers=past.tank_knowers,
        tank_passes=past.tank_passes,
        tanked_late=past.tanked_late,
        destroyed=past.destroyed,
        passes=past.passes,
        fronts=tuple(map(tuple, fronts)),
        given=tuple(map(tuple, given)),
        taken=tuple(map(tuple, taken)),
    )
