"""The course of a match: what its events have come to, and which event may happen next.

Pure: events go in, drafts of events come out; no clock but theirs, no storage, nobody to tell.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, Literal

import msgspec

from dejarik.core.game import AnyGame, Outcome
from dejarik.core.lots import Lots as ProvenLots
from dejarik.core.match import Match
from dejarik.core.question import Option, Question, as_option, settle
from dejarik.core.refusal import Refused
from dejarik.core.rng import commitment
from dejarik.server import wire
from dejarik.server.clocks import Clocks
from dejarik.server.consent import ABOUT, ENDING, UNDO, Consent
from dejarik.server.events import ANSWERS, Draft, Event
from dejarik.server.lots import PATIENCE, Lots
from dejarik.server.seating import Sitting, new_invite

#: Milliseconds after which the silence of somebody who is away counts as a yes to calling the match off.
SILENCE: Final = 24 * 3600 * 1000

#: Grows when older snapshots cannot be read any more; then a match is made of all its events instead.
LAYOUT: Final = 2


class Facts(msgspec.Struct, frozen=True):
    """What never changes about a match."""

    id: str
    game: AnyGame
    options: Any
    #: What the dice follow from: chosen by the host, or the table's own share of the lots.
    seed: bytes
    seeded: bool
    clock: wire.Clock | None
    public: bool
    host: str
    created: int
    #: The match that is played again here.
    rematch_of: str | None = None
    #: The lesson that it goes on from.
    lesson: str | None = None

    @property
    def commitment(self) -> str:
        return commitment(self.seed)


class Rematch(msgspec.Struct, frozen=True):
    """The same people play again: at which table, who asked for it, and for each seat where it sits there."""

    match: str
    asked_by: int
    seats: list[int]


class _Kept(msgspec.Struct):
    """A course in a snapshot."""

    layout: Literal[2]
    seq: int
    sittings: list[Sitting]
    counts: bool
    lots: Lots
    clocks: Clocks
    consent: Consent
    off: bool
    forfeit: int | None
    cut: int
    minded_from: dict[int, int]
    match: bytes | None
    rematch: Rematch | None = None
    opening: int = 0
    quitters: dict[int, str] = {}


class Course:
    """A match with everything around it that follows from its events."""

    def __init__(self, facts: Facts, sittings: list[Sitting] | None = None) -> None:
        self.facts = facts
        #: The first event names them; matches of older programs begin without one.
        self.sittings = sittings or []
        self.seq = 0
        self.match: Match | None = None
        self.clocks = Clocks()
        self.consent = Consent()
        self.lots = Lots()
        #: How many answers were given before anybody sat down: those of a lesson, which nobody takes back.
        self.opening = 0
        #: It counts for the ratings, as far as one can say now.
        self.counts = False
        #: It was called off: nobody has won.
        self.off = False
        #: The seat that ran out of time and lost.
        self.forfeit: int | None = None
        #: The last event that took journal lines back.
        self.cut = 0
        #: For each seat whose person is away: how many answers had been given when a bot took over.
        self.minded_from: dict[int, int] = {}
        #: For each seat that was given up while the match counted: whose it was.
        self.quitters: dict[int, str] = {}
        #: Where the same people play again, once it is over.
        self.rematch: Rematch | None = None
        #: For each seat the answers that nobody thought about, such as passes without being asked: an undo goes past
        #: them. They are not stored, and nobody is told of them.
        self.quiet: dict[int, set[int]] = {}

    # ── what it has come to ────────────────────────────────────────────────────────────────────────────────────────

    @property
    def over(self) -> bool:
        return self.off or self.forfeit is not None or (self.match is not None and self.match.over)

    @property
    def state(self) -> wire.State:
        if self.off:
            return "off"
        if self.match is None:
            return "waiting"
        return "over" if self.over else "running"

    @property
    def outcome(self) -> Outcome | None:
        if self.match is None or self.off:
            return None
        if self.forfeit is not None:
            outcome: Outcome = self.facts.game.forfeit(self.match.table, self.match.seats, self.forfeit)
            return outcome
        return self.match.outcome

    @property
    def questions(self) -> dict[int, Question]:
        return {} if self.match is None or self.over else self.match.questions

    @property
    def full(self) -> bool:
        return not any(sitting.empty for sitting in self.sittings)

    @property
    def among_people(self) -> bool:
        """Several people play for the ratings."""
        people = {*self.quitters.values(), *(s.person for s in self.sittings if s.person is not None)}
        return self.counts and len(people) > 1

    @property
    def proof(self) -> ProvenLots | None:
        """How the seed came about, where players have added their shares."""
        return None if self.facts.seeded else self.lots.proof(self.facts.seed, len(self.sittings))

    @property
    def seed(self) -> bytes:
        """What the dice follow from, by the shares shown so far."""
        return self.facts.seed if (proof := self.proof) is None else proof.seed()

    @property
    def dice(self) -> wire.Dice:
        return "chosen" if self.facts.seeded else "shared" if self.lots.shares else "drawn"

    def running(self) -> Match:
        """The match, if it has begun and is not over."""
        self.check_open()
        if self.match is None:
            raise Refused("not-started")
        return self.match

    def check_open(self) -> None:
        """Refuse what comes too late."""
        if self.off:
            raise Refused("called-off")
        if self.over:
            raise Refused("match-over")

    def sitting(self, seat: int) -> Sitting:
        if not 0 <= seat < len(self.sittings):
            raise Refused("no-such-seat", seat=seat + 1)
        return self.sittings[seat]

    def seats_of(self, person: str | None) -> list[int]:
        return [sitting.seat for sitting in self.sittings if person is not None and sitting.person == person]

    def kept_for(self, person: str) -> list[int]:
        """Empty seats that are kept for somebody who has not said no."""
        return [sitting.seat for sitting in self.sittings if sitting.kept_for(person) and not sitting.declined]

    # ── events in ──────────────────────────────────────────────────────────────────────────────────────────────────

    def apply(self, event: Event, rewound: Match | None = None) -> None:
        """Bring an event into effect. If the rules refuse it, nothing has changed.

        An undo may play the whole match again; `rewound` is the result, where somebody has already done so aside.
        """
        self._perform(event, rewound)
        self._follow(event)

    def _perform(self, event: Event, rewound: Match | None) -> None:
        """The part that the rules may refuse."""
        if event.kind in ANSWERS:
            self.running().answer(event.seat, event.value)
        elif event.kind == "retract":
            self.running().retract(event.seat)
        elif event.kind == "seats":
            self.sittings = msgspec.convert(event.value, list[Sitting])
        elif event.kind == "seat":
            self._seat(msgspec.convert(event.value, Sitting))
        elif event.kind == "start":
            self._start(event.value or {})
        elif event.kind == UNDO.grant:
            self._undo(event, rewound)
        elif event.kind == "rematch":
            self._check_played()
        elif event.kind in {"forfeit", "aid"} or ABOUT.get(event.kind) is UNDO:
            self.running()
        else:
            self.check_open()

    def _start(self, told: Mapping[str, Any]) -> None:
        """The match begins; where it goes on from a lesson, with the answers that were given there."""
        match = Match(self.facts.game, len(self.sittings), self.facts.options, self.seed)
        for seat, value in told.get("answers", ()):
            match.answer(seat, value)
        self.match, self.opening = match, len(match.answers)
        self.counts = bool(told.get("counts"))

    def _undo(self, event: Event, rewound: Match | None) -> None:
        match = self.running()
        learned = bool(match.undo_needs(event.seat, event.value))
        if rewound is None:
            match.rewind(event.value)
        else:
            self.match = rewound
        self.counts &= not learned

    def _seat(self, sitting: Sitting) -> None:
        was = self.sittings[sitting.seat]
        if was.person is not None and sitting.person is None and self.among_people:
            self.quitters[sitting.seat] = was.person
        self.sittings[sitting.seat] = sitting
        if was.person != sitting.person:
            self.consent.left(sitting.seat)
            if self.match is None:
                self.lots.left(sitting.seat)
        if not sitting.minded:
            self.minded_from.pop(sitting.seat, None)
        elif not was.minded:
            self.minded_from[sitting.seat] = len(self.match.answers) if self.match is not None else 0

    def _follow(self, event: Event) -> None:
        """The part that always happens."""
        self.seq = event.seq
        if event.kind == "aid" or (event.kind == "bot" and self.sittings[event.seat].minded):
            self.counts = False
        elif event.kind == "forfeit":
            self.forfeit = event.seat
        elif event.kind == ENDING.grant:
            self.off = True
        elif event.kind in {"retract", UNDO.grant}:
            self.cut = event.seq
        elif event.kind == "rematch":
            self.rematch = msgspec.convert(event.value, Rematch | None)
        self.consent.follow(event)
        self.lots.follow(event)
        self.clocks.follow(event, self.questions)

    # ── beginning ──────────────────────────────────────────────────────────────────────────────────────────────────

    def step(self, at: int) -> Draft | None:
        """What happens by itself before the match has begun, once nobody is missing."""
        return self.lots.step(at) if self.match is None and self.full and not self.over else None

    def promise(self, seat: int, promised: str) -> Draft:
        """A seat promises its share of the dice."""
        self._check_lots()
        return self.lots.promise(seat, promised)

    def reveal(self, seat: int, share: str) -> Draft:
        """A seat shows its share, once all are promised."""
        self._check_lots()
        return self.lots.reveal(seat, share)

    def _check_lots(self) -> None:
        self.check_open()
        if self.match is not None:
            raise Refused("already-started")
        if self.facts.seeded:
            raise Refused("dice-are-chosen")

    # ── playing ────────────────────────────────────────────────────────────────────────────────────────────────────

    def answer(self, seat: int, question: int, value: object, kind: str = "answer", *, quiet: bool = False) -> Draft:
        match = self.running()
        if self.clocks.posed.get(seat) != question:
            raise Refused("stale-answer" if question <= self.seq else "not-your-question")
        if kind == "bot" and self.sittings[seat].bot is None:
            raise Refused("stale-answer")  # it was still thinking when the person came back
        if quiet:
            self.quiet.setdefault(seat, set()).add(len(match.answers))
        elif seat in self.quiet:
            self.quiet[seat].discard(len(match.answers))
        # the canonical form is stored, so that every node applies the very same thing
        return Draft(kind, seat, _settled(match.questions[seat], value))

    def retract(self, seat: int) -> Draft:
        self.running()
        return Draft("retract", seat)

    def aid(self, seat: int, what: str) -> Draft:
        """Help that makes a match count no longer; among people who play for ratings there is none."""
        self.running()
        if self.among_people:
            raise Refused("no-aid")
        return Draft("aid", seat, what)

    def late(self, at: int) -> list[int]:
        """People whose clocks stand at zero."""
        clock = self.facts.clock
        if clock is None:
            return []
        return [s for s in self.questions if self.sittings[s].human and not self.clocks.left(clock, s, at)]

    def due(self, at: int) -> int | None:
        """When the next clock runs out, or shares are no longer waited for."""
        if self.match is None:
            return self.lots.fixed_at + PATIENCE if self.lots.fixed_at is not None and not self.over else None
        clock = self.facts.clock
        if clock is None:
            return None
        asked = [seat for seat in self.questions if self.sittings[seat].human]
        return min((at + self.clocks.left(clock, seat, at) for seat in asked), default=None)

    # ── undo ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def undo(self, seat: int) -> Draft:
        self.running()
        waiting = self._unsaid(self.undo_needs(seat), [seat])
        away = [other for other in waiting if self.sittings[other].minded]
        if away:
            raise Refused("undo-absent", who=self.sittings[away[0]].name or "")
        if self.consent.wish(UNDO) is not None:
            raise Refused("undo-asked")
        return self.consent.propose(UNDO, seat, waiting, self.last_answer(seat))

    def reply_undo(self, seat: int, *, agree: bool) -> Draft:
        self.running()
        wish = self.consent.wish(UNDO)
        count = self.last_answer(wish.seat) if wish is not None else None
        return self.consent.reply(UNDO, seat, self.undo_waiting(), self.undo_waiting(seat), agree=agree, value=count)

    def last_answer(self, seat: int) -> int | None:
        """The last answer of a seat to which somebody gave a thought, if there is one."""
        last = self._last(self.running(), seat)
        return last if last is None or last >= self.opening else None

    def take_back(self, seat: int) -> list[int] | None:
        """Who must agree before `seat` may take its last answer back; None where there is nothing to take back."""
        match = self.running()
        last = self._last(match, seat)
        return None if last is None or last < self.opening else self._concerned(match, seat, last)

    def undo_needs(self, seat: int) -> list[int]:
        """People who must agree before `seat` may take its last answer back."""
        match = self.running()
        return self._concerned(match, seat, self._last(match, seat))

    def _last(self, match: Match, seat: int) -> int | None:
        return match.last_answer(seat, self.quiet.get(seat, ()))

    def _concerned(self, match: Match, seat: int, first: int | None) -> list[int]:
        """Whose consent it takes to take this answer of the seat back.

        Bots never mind; but a bot that plays for somebody who is away cannot give back what that person has done.
        """
        return [
            other
            for other in match.undo_needs(seat, first)
            if (sitting := self.sittings[other]).person is not None
            and (sitting.bot is None or first is None or first < self.minded_from.get(other, len(match.answers)))
        ]

    def undo_waiting(self, *yes: int) -> list[int]:
        """Who has still to agree to the undo before the table; `yes` are taken to have done so."""
        wish = self.consent.wish(UNDO)
        return [] if wish is None else self._unsaid(self.undo_needs(wish.seat), [*self.consent.said(UNDO), *yes])

    def _unsaid(self, seats: Collection[int], said: Collection[int]) -> list[int]:
        """Those of the seats whose people have not spoken yet; one person speaks for all of their seats."""
        people = {self.sittings[seat].person for seat in said}
        return [seat for seat in seats if self.sittings[seat].person not in people]

    # ── calling it off ─────────────────────────────────────────────────────────────────────────────────────────────

    def call_off(self, person: str, at: int, away: Collection[int] = ()) -> Draft:
        """By the host while it waits; later by whoever plays, once all the others agree."""
        self.check_open()
        mine = self.seats_of(person)
        people = any(sitting.person is not None for sitting in self.sittings)
        if person == self.facts.host and (self.match is None or not people):
            return Draft(ENDING.grant, mine[0] if mine else 0)
        if self.match is None:
            raise Refused("not-the-host")
        if not mine:
            raise Refused("spectators-watch")
        waiting = self.ending_waiting(at, away, mine[0])
        if self.consent.wish(ENDING) is not None and mine[0] in self.ending_waiting(at, away):
            return self.reply_ending(mine[0], at, away, agree=True)
        return self.consent.propose(ENDING, mine[0], waiting)

    def reply_ending(self, seat: int, at: int, away: Collection[int] = (), *, agree: bool) -> Draft:
        self.running()
        waiting, then = self.ending_waiting(at, away), self.ending_waiting(at, away, seat)
        return self.consent.reply(ENDING, seat, waiting, then, agree=agree)

    def ending_waiting(self, at: int, away: Collection[int] = (), *yes: int) -> list[int]:
        """People who have still to agree that the match is called off; `yes` are taken to have done so.

        Whoever is away is asked, too; only when they have said nothing for a day is it settled without them.
        """
        wish = self.consent.wish(ENDING)
        excused = away if wish is not None and at - wish.at >= SILENCE else ()
        people = [s.seat for s in self.sittings if s.person is not None and s.seat not in excused]
        return self._unsaid(people, [*self.consent.said(ENDING), *yes])

    # ── playing again ──────────────────────────────────────────────────────────────────────────────────────────────

    def _check_played(self) -> None:
        if self.state != "over":
            raise Refused("called-off" if self.off else "not-over")

    def ask_rematch(self, wanted: Rematch, instead_of: str | None = None) -> Draft:
        """One table for all who wish to play again; another one only when nobody will play at that."""
        self._check_played()
        if self.rematch is not None and self.rematch.match != instead_of:
            raise Refused("rematch-asked")
        return Draft("rematch", wanted.asked_by, msgspec.to_builtins(wanted))

    def drop_rematch(self, match: str) -> Draft:
        """Nobody will play at that table any more."""
        if self.rematch is None or self.rematch.match != match:
            raise Refused("no-rematch")
        return Draft("rematch", self.rematch.asked_by)

    # ── seats ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def _change(self, sitting: Sitting, **changed: Any) -> Draft:
        return Draft("seat", sitting.seat, msgspec.to_builtins(msgspec.structs.replace(sitting, **changed)))

    def take(self, seat: int, person: str, name: str) -> Draft:
        """Somebody sits down; whether they may is for others to say."""
        sitting = self.sitting(seat)
        self.check_open()
        if not sitting.empty:
            raise Refused("table-full" if self.full else "seat-taken")
        return self._change(sitting, person=person, name=name, declined=False)

    def take_open(self, seat: int, person: str, name: str) -> Draft:
        """Anybody may take an open seat, and whoever it is kept for any other."""
        draft = self.take(seat, person, name)
        sitting = self.sittings[seat]
        if sitting.entry != "open" and not sitting.kept_for(person):
            raise Refused("seat-closed")
        return draft

    def take_invited(self, invited: Sitting, person: str, name: str) -> Draft:
        """Whoever has the link takes the seat as it stood when the link was good."""
        if self.sitting(invited.seat).invite != invited.invite:
            raise Refused("expired-invite")
        return self.take(invited.seat, person, name)

    def give_up(self, seat: int, person: str, bot: str, at: int) -> Draft:
        """A person leaves for good: to whoever comes while the match waits, to a bot later. Or will not come at all."""
        if self.sitting(seat).kept_for(person):
            self.check_open()
            return self._change(self.sitting(seat), declined=True)
        sitting = self._own(seat, person)
        self.check_open()
        if self.match is not None:
            return self._change(sitting, person=None, name=None, bot=bot)
        entry = sitting.entry
        if entry == "closed":  # it was the host's own
            others = self.facts.public and any(other.entry == "open" for other in self.sittings)
            entry = "open" if others and sitting.invite is None else "invite"
        left = {"person": None, "name": None, "bot": None, "declined": sitting.awaited == person}
        return self._change(sitting, **left, entry=entry, invite=new_invite(), invited=at)

    def let_bot(self, seat: int, person: str, bot: str, *, abandoned: bool) -> Draft:
        """A bot plays an empty seat, or one whose person has been away for a while, or one's own."""
        sitting = self.sitting(seat)
        if self.facts.host != person and (sitting.empty or not self.seats_of(person)):
            raise Refused("not-the-host")  # an empty seat may be promised to somebody: only the host knows
        self.check_open()
        if not (sitting.empty or sitting.person == person or abandoned):
            raise Refused("not-abandoned")
        if sitting.person == person and self.among_people:
            raise Refused("no-stand-in")  # or whoever is about to lose would make the match worthless
        return self._change(sitting, bot=bot)

    def come_back(self, seat: int, person: str) -> Draft:
        """A person plays their own seat again."""
        sitting = self._own(seat, person)
        if sitting.bot is None:
            raise Refused("no-bot-here")
        return self._change(sitting, bot=None)

    def renew_invite(self, seat: int, at: int) -> Draft:
        """A new link to an empty seat; the old one is no longer good."""
        sitting = self.sitting(seat)
        self.check_open()
        if not sitting.empty:
            raise Refused("seat-taken")
        return self._change(sitting, invite=new_invite(), invited=at)

    def check_holder(self, seat: int, person: str | None) -> None:
        """Refuse what only whoever holds the seat may do."""
        if person is None or self.sitting(seat).person != person:
            raise Refused("spectators-watch")

    def as_holder(self, seat: int, person: str | None, decide: Callable[[Course], Draft]) -> Draft:
        """What whoever holds the seat decides. It may have changed hands while they waited for their turn."""
        self.check_holder(seat, person)
        return decide(self)

    def _own(self, seat: int, person: str) -> Sitting:
        sitting = self.sitting(seat)
        if sitting.person != person:
            raise Refused("not-your-seat")
        return sitting

    # ── to bytes and back ──────────────────────────────────────────────────────────────────────────────────────────

    def snapshot(self) -> bytes:
        kept = _Kept(
            layout=LAYOUT,
            seq=self.seq,
            sittings=self.sittings,
            counts=self.counts,
            lots=self.lots,
            clocks=self.clocks,
            consent=self.consent,
            off=self.off,
            forfeit=self.forfeit,
            cut=self.cut,
            minded_from=self.minded_from,
            match=self.match.snapshot() if self.match is not None else None,
            rematch=self.rematch,
            opening=self.opening,
            quitters=self.quitters,
        )
        return msgspec.msgpack.encode(kept)

    @classmethod
    def restored(cls, facts: Facts, snapshot: bytes) -> Course | None:
        """From a snapshot; nothing, if an older program took it."""
        try:
            kept = msgspec.msgpack.decode(snapshot, type=_Kept)
            match = Match.restore(kept.match) if kept.match is not None else None
        except (Refused, msgspec.DecodeError):
            return None
        course = cls(facts)
        for name in _Kept.__struct_fields__:
            if name not in ("layout", "match"):
                setattr(course, name, getattr(kept, name))
        course.match = match
        return course


def without_name(snapshot: bytes, person: str) -> bytes:
    """The same snapshot, in which somebody who is gone has no name any more."""
    try:
        kept = msgspec.msgpack.decode(snapshot, type=_Kept)
    except msgspec.DecodeError:  # of an older program: nobody reads it any more
        return snapshot
    kept.sittings = [sitting.nameless(person) for sitting in kept.sittings]
    return msgspec.msgpack.encode(kept)


def rewound(snapshot: bytes, count: int) -> Match:
    """The match of this snapshot when `count` answers had been given."""
    match = Match.restore(snapshot)
    match.rewind(count)
    return match


def _settled(question: Question, value: object) -> Option:
    try:
        return settle(question, value)
    except Refused:
        # the match itself will refuse it, naming the rule
        return as_option(value)
