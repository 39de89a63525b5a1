"""Who may answer what happens, and in which order: windows before and after a moment.

A game says which timings it has (an "interrupt" before, a "reaction" after; "instead", "before" and "after" …) and
which `Order` each keeps: taking turns from the first player, one side after the other, or a queue. Rules then say
`yield from timing.interrupts(table, moment)` before something takes hold, and `timing.reactions(table, moment)` after.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

import msgspec

from dejarik.core.cards.ability import Ability, held_by, usable
from dejarik.core.cards.lasts import Later
from dejarik.core.cards.library import Library
from dejarik.core.cards.table import CardTable
from dejarik.core.cards.use import Moment, Use
from dejarik.core.lasting import Delayed
from dejarik.core.question import Ask, Procedure

T = TypeVar("T", bound=CardTable)
M = TypeVar("M", bound=Moment)
U = TypeVar("U", bound=Use[Any, Any])

#: A use of an ability as an option: the card, the place of the ability on it, and which of the moments it answers.
#: What was delayed until now has its serial number, below 0, for a place.
Answer: TypeAlias = tuple[int, int, int]
#: An ability that waits, with its card and the place of the moment that it waits for.
Waits: TypeAlias = tuple[int, Ability[Any], int]


def _nothing() -> Procedure[None]:
    return
    yield


#: A procedure with nothing to do, in which most moments end: the same for all of them, because it is over already.
NOBODY_WAITS: Final = _nothing()
next(NOBODY_WAITS, None)


class _Keys(dict[tuple[str, ...], tuple[str, ...]]):
    """By the kinds of a moment, what abilities may wait for that answer it at one of some timings."""

    def __init__(self, timings: Sequence[str]) -> None:
        self.timings = timings

    def __missing__(self, kinds: tuple[str, ...]) -> tuple[str, ...]:
        self[kinds] = keys = tuple(f"{timing}:{kind}" for timing in self.timings for kind in kinds)
        return keys


class Queued(msgspec.Struct, Generic[M], frozen=True):
    """An ability that waits for its turn: whose, of which card (by number and name), and what it answers."""

    seat: int
    thing: int
    card: str
    ability: int
    moment: M
    #: For effects that were delayed until now: what they remember.
    things: tuple[int, ...] = ()
    number: int = 0
    #: It was decided already that it is used.
    sure: bool = False


class Window(Generic[T, M]):
    """Some moments that can be answered now, and what has answered them already."""

    __slots__ = ("done", "found", "keys", "moments", "table", "timing")

    def __init__(self, table: T, timing: str, moments: Sequence[M], keys: Sequence[Sequence[str]]) -> None:
        self.table = table
        self.timing = timing
        self.moments = moments
        #: For each moment what may wait for it: the timing and its kinds, as far as anything does.
        self.keys = keys
        self.done: set[Answer] = set()
        #: What waits, by seat; looked for once, and again after every answer.
        self.found: dict[int, list[Waits]] = {}

    @property
    def over(self) -> bool:
        """What was to happen does not: nothing is left to answer."""
        for moment in self.moments:  # noqa: SIM110 - this is asked before every answer
            if not moment.cancelled:
                return False
        return True

    @property
    def held(self) -> bool:
        """Whether anybody brought cards that could answer from outside play."""
        holding = self.table.holding
        return bool(holding) and any(key in holding for keys in self.keys for key in keys)


class Order(ABC):
    """In which order those who may answer do so."""

    @abstractmethod
    def hold(self, timing: Timing[T, M, U], window: Window[T, M]) -> Procedure[None]: ...


class Timing(ABC, Generic[T, M, U]):
    """The windows of a game. One object for each game; it keeps nothing itself."""

    #: The timings before something takes hold, and after it, in order.
    before: ClassVar[tuple[str, ...]] = ("interrupt",)
    after: ClassVar[tuple[str, ...]] = ("reaction",)
    #: Whether a card that is gone may still answer its own leaving.
    parting: ClassVar[bool] = False

    def __init__(self, library: Library[Any, U], orders: Mapping[str, Order]) -> None:
        self.library = library
        self.orders = orders
        self._keys = {timings: _Keys(timings) for timings in (self.before, self.after)}

    # what a game says about its own

    @abstractmethod
    def resolve(self, use: U) -> Procedure[None]:
        """Use the ability: announce it, pay for it, carry it out."""

    @abstractmethod
    def question(self, window: Window[T, M], seat: int, options: Sequence[Answer]) -> Ask:
        """Ask whether, and with what, `seat` answers; "pass" is to be among the options unless it must."""

    @abstractmethod
    def which_first(self, window: Window[T, M], seat: int, options: Sequence[Answer]) -> Ask:
        """Ask which of several answers comes first."""

    def may_use(self, use: U) -> bool:
        """Whether the ability of `use` may be used now, its condition aside."""
        return usable(use)

    def asks_anyway(self, window: Window[T, M], seat: int) -> bool:
        """Whether somebody who cannot answer is asked all the same, so that silence does not tell what is held."""
        return False

    def show(self, table: T, seat: int, card: int) -> None:
        """A hidden card was chosen to answer in its turn: everybody sees it now, and it may go where it waits."""
        table.reveal()

    # windows

    def interrupts(self, table: T, *moments: M) -> Procedure[None]:
        """Before it takes hold; see then whether it was cancelled. What is to happen at once is given together."""
        for moment in moments:
            if self.heard(table, self.before, moment):
                return self._hold(table, self.before, moments)
        return NOBODY_WAITS

    def reactions(self, table: T, *moments: M) -> Procedure[None]:
        """After it happened; what happened at the same time is given together."""
        for moment in moments:
            if self.heard(table, self.after, moment):
                return self._hold(table, self.after, moments)
        return NOBODY_WAITS

    def _hold(self, table: T, timings: tuple[str, ...], moments: Sequence[M]) -> Procedure[None]:
        for timing in timings:
            due, keys = [], []
            for moment in moments:
                found = None if moment.cancelled else self.awaited(table, timing, moment)
                if found is not None:
                    due.append(moment)
                    keys.append(found)
            if due:
                yield from self.orders[timing].hold(self, Window(table, timing, due, keys))

    def heard(self, table: T, timings: tuple[str, ...], moment: M) -> bool:
        """Whether anything waits for just this moment: of the many that arise few are, and only these have windows.

        Where no condition is met when a window would open, nothing is done in it that could meet one.
        """
        waiting, holding = table.waiting, table.holding
        for key in self._keys[timings][moment.kinds]:
            if key in waiting and self.concerns(table, key, moment):
                return True
            if key in holding and self.may_be_held(table, key, moment):
                return True
            if moment.owner >= 0 and self._of_parting(table, moment, key):
                return True
        return bool(table.delayed) and timings is self.after

    def expects(self, table: T, timings: tuple[str, ...], kinds: tuple[str, ...]) -> bool:
        """Whether anybody could wait for moments of these kinds at all: if not, none of them need be made."""
        waiting, holding = table.waiting, table.holding
        for key in self._keys[timings][kinds]:
            if key in waiting or key in holding:
                return True
        return bool(table.delayed) and timings is self.after

    def concerns(self, table: T, key: str, moment: M) -> bool:
        """Whether one of those in play who wait for `key` means this, whatever else it would need to answer."""
        library, names, thing = self.library, table.cards, moment.thing
        for card in table.waiting[key]:
            script = library.scripts[names[card]]
            if card == thing or key in script.watches:  # many answer only what happens to themselves
                seat = table.controller(card)
                for ability in script.triggers[key]:
                    trigger = ability.trigger
                    if trigger is not None and trigger.met(library.use(table, seat, card, moment, ability)):
                        return True
        return False

    def may_be_held(self, table: T, key: str, moment: M) -> bool:
        """Whether what somebody brought could answer this from outside play, for all that the others see."""
        return True

    def awaited(self, table: T, timing: str, moment: M) -> list[str] | None:
        """What waits for a moment, as far as a quick look tells; None: nothing at all."""
        waiting, holding = table.waiting, table.holding
        found = None
        for kind in moment.kinds:
            key = f"{timing}:{kind}"
            if key in waiting or key in holding or (moment.owner >= 0 and self._of_parting(table, moment, key)):
                found = [key] if found is None else [*found, key]
        if found is None and table.delayed and timing in self.after:
            return [] if any(delayed.kind in moment.kinds for delayed in table.delayed) else None
        return found

    # answers

    def answers(self, window: Window[T, M], seat: int, *, forced: bool = False, met: bool = False) -> list[Answer]:
        """What `seat` may use now (or must, if `forced`); `met`: all whose condition is met, usable or not."""
        found: list[Answer] = []
        for card, ability, place in self.waits(window, seat):
            if ability.forced == forced:
                self._consider(found, window, seat, card, place, ability, met)
        if forced and window.table.delayed and window.timing in self.after:
            found += self._delayed(window, seat)
        return found

    def waits(self, window: Window[T, M], seat: int) -> list[Waits]:
        """All abilities of a seat that wait for one of the moments, in play and elsewhere."""
        found = window.found.get(seat)
        if found is None:
            found = window.found[seat] = self._look(window, seat)
        return found

    def _look(self, window: Window[T, M], seat: int) -> list[Waits]:
        found: list[Waits] = []
        table, waiting, holding = window.table, window.table.waiting, window.table.holding
        for place, keys in enumerate(window.keys):
            for key in keys:
                if key in waiting:
                    found += [(card, ability, place) for card, ability in self.waiting_in_play(table, key, seat)]
                if key in holding and seat in holding[key]:
                    for zone in self.library.held[key]:
                        found += [(card, ability, place) for card, ability in held_by(table, seat, zone, key)]
                moment = window.moments[place]
                if moment.owner == seat:
                    found += [(card, ability, place) for card, ability in self._of_parting(table, moment, key)]
        return found

    def _of_parting(self, table: T, moment: M, key: str) -> Sequence[tuple[int, Ability[U]]]:
        """The abilities of the card that has just left, as far as they wait for this."""
        if not self.parting or moment.thing in table.waiting.get(key, ()):
            return ()
        script = self.library.script(table.cards[moment.thing])
        return [(moment.thing, ability) for ability in script.triggers.get(key, ())]

    def waiting_in_play(self, table: T, key: str, seat: int) -> Sequence[tuple[int, Ability[U]]]:
        """The abilities of cards in play that wait for a kind of moment (or for a chance to act)."""
        if key not in table.waiting:
            return ()
        scripts, names, controller = self.library.scripts, table.cards, table.controller
        return [
            (card, ability)
            for card in table.waiting[key]
            if controller(card) == seat
            for ability in scripts[names[card]].triggers[key]
        ]

    def _consider(
        self,
        found: list[Answer],
        window: Window[T, M],
        seat: int,
        card: int,
        place: int,
        ability: Ability[U],
        met: bool,
    ) -> None:
        answer, moment = (card, ability.index, place), window.moments[place]
        if moment.cancelled or answer in window.done or answer in found:
            return
        use = self.library.use(window.table, seat, card, moment, ability)
        assert ability.trigger is not None
        if ability.trigger.met(use) and (met or self.may_use(use)):
            found.append(answer)

    def _delayed(self, window: Window[T, M], seat: int) -> list[Answer]:
        found = []
        for delayed in window.table.delayed:
            for place, moment in enumerate(window.moments):
                answer = (delayed.this, -delayed.serial, place)
                if delayed.seat == seat and delayed.kind in moment.kinds and answer not in window.done:
                    use = self.library.use(window.table, seat, delayed.this, moment, None, delayed.things)
                    if self.later(delayed.card, delayed.place).trigger.met(use):
                        found.append(answer)
                        break
        return found

    def hidden(self, table: T, answer: Answer) -> bool:
        """Whether an answer comes from outside play, where others do not see it."""
        card, index, _ = answer
        return index >= 0 and self.library.scripts[table.cards[card]].abilities[index].zone != "play"

    def later(self, card: str, place: int) -> Later[U]:
        """An effect that was delayed, by the text it stands in."""
        later: Later[U] = self.library.script(card).later[place]
        return later

    def answer(self, window: Window[T, M], seat: int, answer: Answer) -> Procedure[None]:
        """`seat` answers."""
        card, index, place = answer
        table = window.table
        window.done.add(answer)
        if index < 0:
            delayed = take_delayed(table, -index)
            use = self.library.use(table, seat, card, window.moments[place], None, delayed.things)
            use.number = delayed.number
            yield from self.later(delayed.card, delayed.place).comes(use)
        else:
            ability = self.library.scripts[table.cards[card]].abilities[index]
            yield from self.resolve(self.library.use(table, seat, card, window.moments[place], ability))
        window.found.clear()

    def must(self, window: Window[T, M], seats: Sequence[int]) -> bool:
        """A quick look whether anything has to be done at all."""
        for seat in seats:
            for _, ability, _ in self.waits(window, seat):
                if ability.forced:
                    return True
        return bool(window.table.delayed)

    def forced(self, window: Window[T, M], seats: Sequence[int]) -> Procedure[None]:
        """What must be done, before what may; the first of `seats` says in which order."""
        while self.must(window, seats) and not window.over:
            due = [(seat, answer) for seat in seats for answer in self.answers(window, seat, forced=True)]
            if not due:
                return
            seat, answer = due[0]
            if len(due) > 1:
                wanted = yield self.which_first(window, seats[0], [answer for _, answer in due])
                seat, answer = next(pair for pair in due if pair[1] == wanted)
            yield from self.answer(window, seat, answer)


def take_delayed(table: CardTable, serial: int) -> Delayed:
    """Take an effect out of those that wait for a later moment: it comes now, and once."""
    found = next(delayed for delayed in table.delayed if delayed.serial == serial)
    table.delayed.remove(found)
    return found


# ── orders ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def clockwise(table: CardTable, first: int) -> Sequence[int]:
    """All seats, from `first` on."""
    count = len(table.seats)
    return [(first + step) % count for step in range(count)]


class Alternate(Order):
    """What is forced first; then one answer at a time in turn, until all have passed one after another."""

    def __init__(self, seats: Callable[[Any], Sequence[int]]) -> None:
        #: All seats, from the one that begins.
        self.seats = seats

    def hold(self, timing: Timing[T, M, U], window: Window[T, M]) -> Procedure[None]:
        seats = self.seats(window.table)
        if timing.must(window, seats):
            yield from timing.forced(window, seats)
        turn, passes, count = 0, 0, len(seats)
        while passes < count and not window.over:
            seat = seats[turn % count]
            turn += 1
            options = timing.answers(window, seat) if timing.waits(window, seat) else []
            if not options and not timing.asks_anyway(window, seat):
                passes += 1
                continue
            answer = yield timing.question(window, seat, options)
            if answer == "pass":
                passes += 1
            else:
                passes = 0
                yield from timing.answer(window, seat, answer)


class InTurn(Order):
    """One side after the other: each uses whatever it likes, in the order it likes, before the next may."""

    def __init__(self, seats: Callable[[Any], Sequence[int]]) -> None:
        self.seats = seats

    def hold(self, timing: Timing[T, M, U], window: Window[T, M]) -> Procedure[None]:
        for seat in self.seats(window.table):
            yield from timing.forced(window, (seat,))
            while not window.over:
                options = timing.answers(window, seat)
                if not options and not timing.asks_anyway(window, seat):
                    break
                answer = yield timing.question(window, seat, options)
                if answer == "pass":
                    break
                yield from timing.answer(window, seat, answer)


class Arranged(Order):
    """All that could answer is put in an order first, by its player or, where players meet, by an arbiter.

    Each then answers, or does not, when its place comes. Once what was to happen is cancelled or replaced, the rest has
    nothing left to answer. What is hidden (in a hand) nobody else can order: it comes after what lies open, player by
    player from the arbiter on.
    """

    def __init__(self, arbiter: Callable[[Any], int]) -> None:
        #: Who orders what belongs to different players.
        self.arbiter = arbiter

    def due(self, timing: Timing[T, M, U], window: Window[T, M]) -> list[tuple[int, Answer]]:
        """Everything in the open whose condition is met."""
        return [
            (seat, answer)
            for seat in window.table.seats
            if timing.waits(window, seat) or window.table.delayed
            for forced in (True, False)
            for answer in timing.answers(window, seat, forced=forced, met=True)
            if not timing.hidden(window.table, answer)
        ]

    def arrange(
        self, timing: Timing[T, M, U], window: Window[T, M], due: list[tuple[int, Answer]]
    ) -> Procedure[tuple[int, Answer]]:
        """The next one of `due`."""
        table = window.table
        chosen = due[0]
        if len(due) == 1:
            return chosen
        different = {(seat, table.cards[answer[0]], answer[1:]) for seat, answer in due}
        if len(different) > 1:
            owners = {seat for seat, _ in due}
            orders = owners.pop() if len(owners) == 1 else self.arbiter(table)
            wanted = yield timing.which_first(window, orders, [answer for _, answer in due])
            chosen = next(pair for pair in due if pair[1] == wanted)
        return chosen

    def in_question(
        self, timing: Timing[T, M, U], window: Window[T, M], due: list[tuple[int, Answer]]
    ) -> list[tuple[int, Answer]]:
        """Those of `due` that somebody has to order: of one player's only one may be of use now, and comes first."""
        if len(due) == 1 or len({seat for seat, _ in due}) > 1:
            return due
        able = [
            pair for pair in due if any(pair[1] in timing.answers(window, pair[0], forced=f) for f in (True, False))
        ]
        return due if len(able) > 1 else (able or due[:1])

    def hold(self, timing: Timing[T, M, U], window: Window[T, M]) -> Procedure[None]:
        due = self.due(timing, window)
        met = set(due)
        while due and not window.over:
            seat, answer = yield from self.arrange(timing, window, self.in_question(timing, window, due))
            due.remove((seat, answer))
            must = answer in timing.answers(window, seat, forced=True)
            if not must and answer not in timing.answers(window, seat):
                continue  # it could have answered when this began, but cannot any more
            if must or (yield timing.question(window, seat, [answer])) != "pass":
                yield from timing.answer(window, seat, answer)
                due += (joined := [other for other in self.due(timing, window) if other not in met])
                met.update(joined)  # what has come into play meanwhile: nothing has happened yet
        if window.held:
            yield from self.from_hidden(timing, window)

    def from_hidden(self, timing: Timing[T, M, U], window: Window[T, M]) -> Procedure[None]:
        """Whoever holds something that answers may use it."""
        table = window.table
        for seat in clockwise(table, self.arbiter(table)):
            while not window.over:
                options: list[Answer] = []
                if any(ability.zone != "play" for _, ability, _ in timing.waits(window, seat)):
                    options = [answer for answer in timing.answers(window, seat) if timing.hidden(table, answer)]
                if not options and not timing.asks_anyway(window, seat):
                    break
                answer = yield timing.question(window, seat, options)
                if answer == "pass":
                    break
                window.done.add(answer)
                yield from self.take(timing, window, seat, answer)

    def take(self, timing: Timing[T, M, U], window: Window[T, M], seat: int, answer: Answer) -> Procedure[None]:
        """Something hidden was chosen to answer."""
        yield from timing.answer(window, seat, answer)


class FirstInFirstOut(Arranged):
    """Answers enter a queue, which is data (`table.queue`): the game takes them out one by one (`next_in_queue`).

    What is added while something is carried out waits behind everything that is there already.
    """

    def hold(self, timing: Timing[T, M, U], window: Window[T, M]) -> Procedure[None]:
        due = self.due(timing, window)
        while due:
            seat, answer = yield from self.arrange(timing, window, due)
            due.remove((seat, answer))
            enqueue(window, seat, answer)
        if window.held:
            yield from self.from_hidden(timing, window)

    def take(self, timing: Timing[T, M, U], window: Window[T, M], seat: int, answer: Answer) -> Procedure[None]:
        timing.show(window.table, seat, answer[0])
        enqueue(window, seat, answer, sure=True)
        return
        yield


def enqueue(window: Window[Any, Any], seat: int, answer: Answer, *, sure: bool = False) -> None:
    """Put an answer at the end of the queue; `sure`: it was decided that it is used."""
    card, index, place = answer
    table, moment = window.table, window.moments[place]
    if index < 0:
        delayed = take_delayed(table, -index)
        later = Queued(seat, card, delayed.card, -1 - delayed.place, moment, delayed.things, delayed.number)
        table.queue.append(later)
    else:
        table.queue.append(Queued(seat, card, table.cards[card], index, moment, sure=sure))


def next_in_queue(timing: Timing[T, M, U], table: Any) -> Procedure[None]:
    """Take the first out of the queue and carry it out; what is optional is asked for now, when its place has come.

    It is independent of its card: it is carried out as far as possible although the card may have gone.
    """
    queued = table.queue.pop(0)
    moment: M = queued.moment
    if queued.ability < 0:
        use = timing.library.use(table, queued.seat, queued.thing, moment, None, queued.things)
        use.number = queued.number
        yield from timing.later(queued.card, -1 - queued.ability).comes(use)
        return
    ability = timing.library.scripts[queued.card].abilities[queued.ability]
    use = timing.library.use(table, queued.seat, queued.thing, moment, ability)
    if not timing.may_use(use):
        return
    window: Window[Any, M] = Window(table, ability.timing, (moment,), ((ability.key,),))
    answer: Answer = (queued.thing, queued.ability, 0)
    sure = ability.forced or queued.sure
    if sure or (yield timing.question(window, queued.seat, [answer])) != "pass":
        yield from timing.resolve(use)
