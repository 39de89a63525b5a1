"""The course of a match: events in, drafts of events out, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from dejarik.core.game import find
from dejarik.core.question import any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.server import wire
from dejarik.server.clocks import Clocks
from dejarik.server.consent import ENDING, MATTERS, UNDO, Consent, Matter
from dejarik.server.course import SILENCE, Course, Facts
from dejarik.server.events import Draft, Event
from dejarik.server.seating import Sitting


class Told:
    """A course whose events come one after another, a second apart; they go through JSON, as storage would have it."""

    def __init__(self, *sittings: Sitting, clock: wire.Clock | None = None, public: bool = True) -> None:
        game = find("hope")
        seed = bytes(range(32))
        self.facts = Facts("m", game, game.options(), seed, False, clock, public, "jyn", 0)
        self.events: list[Event] = []
        self.course = Course(self.facts)
        self.at = 1000
        self.happens(Draft("seats", 0, [{**_plain(sitting)} for sitting in sittings]))
        self.rng = Rng.from_seed(3)

    def happens(self, draft: Draft) -> Draft:
        self.at += 1000
        value = json.loads(json.dumps(draft.value))
        event = Event("m", self.course.seq + 1, draft.kind, draft.seat, value, self.at)
        self.course.apply(event)
        self.events.append(event)
        return draft

    def starts(self, *, counts: bool = False) -> Told:
        self.happens(Draft("start", 0, {"counts": counts}))
        return self

    def answers(self, seat: int | None = None, kind: str = "answer") -> int:
        """A seat answers (or whoever is asked first)."""
        asked = self.course.questions
        seat = next(iter(asked)) if seat is None else seat
        value = any_answer(asked[seat], self.rng)
        self.happens(self.course.answer(seat, self.course.clocks.posed[seat], value, kind))
        return seat

    def play(self, answers: int) -> None:
        for _ in range(answers):
            self.answers()


def _plain(sitting: Sitting) -> dict[str, Any]:
    return {name: getattr(sitting, name) for name in Sitting.__struct_fields__}


JYN, CASSIAN, BODHI = Sitting(0, "jyn", "Jyn"), Sitting(1, "cassian", "Cassian"), Sitting(2, "bodhi", "Bodhi")
DROID = Sitting(2, bot="random")


def three() -> Told:
    return Told(JYN, CASSIAN, BODHI).starts()


def refused(reason: str, what: Callable[[], Any]) -> None:
    with pytest.raises(Refused) as caught:
        what()
    assert caught.value.reason == reason


def same(one: Course, other: Course) -> bool:
    def told(course: Course) -> Any:
        kept = {name: value for name, value in vars(course).items() if name not in ("facts", "match")}
        return kept, course.match and (course.match.digest(), course.match.journal)

    return bool(told(one) == told(other))


# ── the whole ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_events_are_the_match_and_a_snapshot_at_any_of_them_is_as_good() -> None:
    told = Told(JYN, CASSIAN, DROID, clock=wire.Clock(per="match", seconds=600)).starts(counts=True)
    told.play(12)
    told.happens(told.course.let_bot(1, "jyn", "random", abandoned=True))
    told.play(3)
    told.happens(told.course.call_off("jyn", told.at))
    told.play(4)
    told.happens(told.course.come_back(1, "cassian"))
    told.play(2)
    again = Course(told.facts)
    for count, event in enumerate(told.events):
        again.apply(event)
        rest = Course.restored(told.facts, again.snapshot())
        assert rest is not None
        for later in told.events[count + 1 :]:
            rest.apply(later)
        assert same(rest, told.course)
    assert same(again, told.course)
    assert Course.restored(told.facts, b"\x80") is None, "one of another program"


def test_what_the_rules_refuse_changes_nothing() -> None:
    told = three()
    before = told.course.snapshot()
    seat, number = next(iter(told.course.clocks.posed.items()))
    draft = told.course.answer(seat, number, "nonsense")
    with pytest.raises(Refused):
        told.happens(draft)
    for late in (Draft("retract", seat), Draft("undo", 0, 5)):
        with pytest.raises(Refused):
            told.happens(late)
    assert told.course.snapshot() == before
    refused("stale-answer", lambda: told.course.answer(seat, number - 1, "x"))
    refused("not-your-question", lambda: told.course.answer(seat, 99, "x"))
    refused("no-such-seat", lambda: told.course.sitting(3))


def test_before_the_start_and_after_the_end() -> None:
    told = Told(JYN, CASSIAN, Sitting(2, entry="open"))
    assert (told.course.state, told.course.full, told.course.outcome) == ("waiting", False, None)
    refused("not-started", lambda: told.course.answer(0, 1, 1))
    refused("not-the-host", lambda: told.course.call_off("cassian", 0))
    told.happens(told.course.call_off("jyn", 0))
    assert told.course.state == "off"
    refused("called-off", lambda: told.course.take_open(2, "bodhi", "Bodhi"))
    refused("called-off", lambda: told.course.undo(0))
    lost = three()
    lost.happens(Draft("forfeit", 1))
    assert lost.course.state == "over"
    assert lost.course.outcome is not None
    assert lost.course.questions == {}
    refused("match-over", lambda: lost.course.retract(0))


# ── seats ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_seat_given_up_is_taken_in_the_way_it_was_offered() -> None:
    told = Told(JYN, Sitting(1, entry="invite", invite="secret", invited=0), Sitting(2, entry="open", invite="o"))
    course = told.course
    refused("seat-closed", lambda: course.take_open(1, "orson", "Orson"))
    told.happens(course.take_invited(course.sittings[1], "cassian", "Cassian"))
    told.happens(course.give_up(1, "cassian", "random", told.at))
    refused("seat-closed", lambda: course.take_open(1, "orson", "Orson"))
    assert course.sittings[1].invite not in (None, "secret"), "the old link is no longer good"
    refused("expired-invite", lambda: course.take_invited(Sitting(1, invite="secret"), "orson", "Orson"))
    told.happens(course.take_open(2, "bodhi", "Bodhi"))
    refused("seat-taken", lambda: course.take_open(2, "orson", "Orson"))
    told.happens(course.give_up(2, "bodhi", "random", told.at))
    told.happens(course.take_open(2, "orson", "Orson"))
    for public, entry in ((True, "open"), (False, "invite")):
        own = Told(JYN, CASSIAN, Sitting(2, entry="open"), public=public)
        own.happens(own.course.give_up(0, "jyn", "random", 5))
        assert own.course.sittings[0].entry == entry


def test_who_may_let_a_bot_play() -> None:
    told = Told(JYN, CASSIAN, Sitting(2, entry="open"))
    course = told.course
    refused("not-the-host", lambda: course.let_bot(2, "orson", "random", abandoned=True))
    refused("not-the-host", lambda: course.let_bot(2, "cassian", "random", abandoned=False))
    told.happens(course.let_bot(2, "jyn", "random", abandoned=False))
    assert course.full
    told.starts()
    refused("not-abandoned", lambda: course.let_bot(1, "jyn", "random", abandoned=False))
    told.happens(course.let_bot(1, "cassian", "random", abandoned=False))
    refused("not-your-seat", lambda: course.come_back(1, "jyn"))
    told.happens(course.come_back(1, "cassian"))
    refused("no-bot-here", lambda: course.come_back(1, "cassian"))
    told.happens(course.give_up(1, "cassian", "random", 0))
    assert course.sittings[1] == Sitting(1, bot="random")
    refused("not-your-seat", lambda: course.give_up(1, "cassian", "random", 0))


def test_a_bot_that_still_thinks_when_its_person_comes_back_answers_nothing() -> None:
    told = three()
    course = told.course
    seat = next(iter(course.questions))
    person = course.sittings[seat].person
    question, value = course.clocks.posed[seat], any_answer(course.questions[seat], told.rng)
    told.happens(course.let_bot(seat, person or "", "random", abandoned=False))
    told.happens(course.come_back(seat, person or ""))
    refused("stale-answer", lambda: course.answer(seat, question, value, "bot"))
    told.happens(course.answer(seat, question, value))


def test_what_a_seat_decides_is_decided_by_whoever_holds_it_then() -> None:
    told = Told(JYN, CASSIAN, Sitting(2, entry="open"))
    course = told.course
    told.happens(course.give_up(1, "cassian", "random", told.at))
    told.happens(course.take_invited(course.sittings[1], "bodhi", "Bodhi"))
    refused("spectators-watch", lambda: course.as_holder(1, "cassian", lambda one: one.promise(1, "a" * 64)))
    told.happens(course.as_holder(1, "bodhi", lambda one: one.promise(1, "b" * 64)))
    refused("spectators-watch", lambda: course.check_holder(2, None))


# ── consent ────────────────────────────────────────────────────────────────────────────────────────────────────────


def say(consent: Consent, draft: Draft) -> Draft:
    consent.follow(Event("m", 1, draft.kind, draft.seat, draft.value, 7))
    return draft


@pytest.mark.parametrize("matter", MATTERS, ids=lambda matter: matter.name)
def test_one_machine_for_all_that_others_have_a_say_in(matter: Matter) -> None:
    consent = Consent()
    assert consent.propose(matter, 0, [], 5) == Draft(matter.grant, 0, 5), "nobody has to agree"
    refused(f"no-{matter.name}-asked", lambda: consent.reply(matter, 1, [], [], agree=True))
    say(consent, consent.propose(matter, 0, [1, 2], 5))
    assert consent.said(matter) == (0,)
    refused(f"{matter.name}-asked", lambda: consent.propose(matter, 1, [2]))
    refused(f"no-{matter.name}-asked", lambda: consent.reply(matter, 0, [1, 2], [1, 2], agree=True))
    refused(f"no-{matter.name}-asked", lambda: consent.reply(matter, 3, [1, 2], [1, 2], agree=False))
    assert say(consent, consent.reply(matter, 1, [1, 2], [2], agree=True)) == Draft(matter.agree, 1)
    assert consent.said(matter) == (0, 1)
    assert say(consent, consent.reply(matter, 2, [2], [], agree=True, value=5)) == Draft(matter.grant, 0, 5)
    assert consent.wish(matter) is None
    for no in (0, 1):  # whoever asks may take it back
        say(consent, consent.propose(matter, 0, [1]))
        say(consent, consent.reply(matter, no, [1], [], agree=False))
        assert consent.wish(matter) is None
    say(consent, consent.propose(matter, 0, [1, 2]))
    say(consent, consent.reply(matter, 1, [1, 2], [2], agree=True))
    consent.left(1)
    assert consent.said(matter) == (0,), "whoever sits there now has not agreed"
    consent.follow(Event("m", 1, "answer", 1, 0, 0))
    assert consent.wish(matter) is not None
    consent.follow(Event("m", 1, "answer", 0, 0, 0))
    assert (consent.wish(matter) is None) == (matter is UNDO), "whoever plays on has thought better of it"
    consent.left(0)
    assert consent.wish(matter) is None


def test_an_undo_needs_everybody_who_has_learned_something() -> None:
    told = three()
    seat = told.answers()
    assert told.happens(told.course.undo(seat)).kind == "undo", "nobody has seen anything yet"
    assert told.course.counts is False
    told.play(12)
    course = told.course
    asker = next(seat for seat in range(3) if course.undo_needs(seat))
    others = [seat for seat in range(3) if seat != asker]
    assert told.happens(course.undo(asker)).kind == "ask-undo"
    refused("undo-asked", lambda: course.undo(others[0]))
    assert course.undo_waiting() == others
    told.happens(course.reply_undo(others[0], agree=True))
    assert course.undo_waiting() == others[1:]
    assert course.match is not None
    last = course.match.last_answer(asker)
    assert told.happens(course.reply_undo(others[1], agree=True)) == Draft("undo", asker, last)
    assert len(course.match.answers) == last


def test_one_person_speaks_for_all_of_their_seats() -> None:
    told = Told(JYN, CASSIAN, Sitting(2, "cassian", "Cassian")).starts()
    told.happens(told.course.call_off("jyn", told.at))
    assert told.course.ending_waiting(told.at) == [1, 2]
    told.happens(told.course.reply_ending(2, told.at, agree=True))
    assert told.course.state == "off"


def answered_by(told: Told, seat: int) -> None:
    """Play until this seat has given the last answer."""
    while told.answers() != seat:
        pass


def test_a_bot_cannot_give_back_what_the_absent_person_has_done() -> None:
    told = Told(JYN, CASSIAN, DROID).starts()
    course = told.course
    told.play(9)
    answered_by(told, 0)
    while 1 not in course.undo_needs(0):  # until the other has learned something from it
        told.answers()
    told.happens(course.let_bot(1, "jyn", "random", abandoned=True))
    assert course.undo_needs(0) == [1], "they have answered, or seen, what would be taken back"
    refused("undo-absent", lambda: course.undo(0))
    answered_by(told, 0)
    told.play(3)
    draft = told.happens(course.undo(0))
    assert (draft.kind, draft.seat) == ("undo", 0), "all of that has happened since"
    assert course.match is not None
    assert len(course.match.answers) >= course.minded_from[1]
    told.play(3)
    told.happens(course.come_back(1, "cassian"))
    answered_by(told, 0)
    while not course.undo_needs(0):
        told.answers()
    assert told.happens(course.undo(0)).kind == "ask-undo", "whoever is back is asked"


def test_whoever_is_away_is_asked_before_a_match_is_called_off_and_has_a_day() -> None:
    told = Told(JYN, CASSIAN, DROID).starts()
    course = told.course
    told.happens(course.let_bot(1, "jyn", "random", abandoned=True))
    away = [1, 2]
    assert told.happens(course.call_off("jyn", told.at, away)).kind == "ask-off"
    asked = course.consent.wish(ENDING)
    assert asked is not None
    assert course.ending_waiting(asked.at + SILENCE - 1, away) == [1]
    refused("ending-asked", lambda: course.call_off("jyn", asked.at + SILENCE - 1, away))
    assert course.ending_waiting(asked.at + SILENCE, []) == [1], "whoever is here can speak for themselves"
    assert told.happens(course.call_off("jyn", asked.at + SILENCE, away)).kind == "off"
    assert course.state == "off"


def test_a_match_with_bots_alone_ends_as_its_host_likes() -> None:
    told = Told(Sitting(0, bot="random"), Sitting(1, bot="random"), DROID).starts()
    refused("spectators-watch", lambda: told.course.call_off("orson", 0))
    assert told.happens(told.course.call_off("jyn", 0)).kind == "off"


# ── what counts ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_help_makes_a_match_count_no_longer() -> None:
    def alone() -> Told:
        return Told(JYN, Sitting(1, bot="random"), DROID).starts(counts=True)

    hinted = alone()
    hinted.happens(hinted.course.aid(0, "hint"))
    assert not hinted.course.counts
    undone = alone()
    answered_by(undone, 0)
    undone.play(6)
    assert undone.course.counts
    undone.happens(undone.course.undo(0))
    assert not undone.course.counts
    harmless = alone()
    answered_by(harmless, 0)
    if not harmless.course.undo_needs(0) and not harmless.course.match.undo_needs(0):
        harmless.happens(harmless.course.undo(0))
        assert harmless.course.counts, "nothing was learned"
    minded = alone()
    minded.happens(minded.course.let_bot(0, "jyn", "random", abandoned=False))
    while 0 not in minded.course.questions:
        minded.answers()
    minded.answers(0, "bot")
    assert not minded.course.counts


def test_people_who_play_for_ratings_get_no_help() -> None:
    told = Told(JYN, CASSIAN, DROID).starts(counts=True)
    refused("no-aid", lambda: told.course.aid(0, "hint"))
    friendly = Told(JYN, CASSIAN, DROID).starts()
    assert friendly.course.aid(0, "hint") == Draft("aid", 0, "hint")


def test_whoever_gives_a_seat_up_that_counts_has_lost_it() -> None:
    told = Told(JYN, CASSIAN, DROID).starts(counts=True)
    refused("no-stand-in", lambda: told.course.let_bot(1, "cassian", "random", abandoned=False))
    told.happens(told.course.give_up(1, "cassian", "random", told.at))
    assert (told.course.quitters, told.course.counts) == ({1: "cassian"}, True)
    refused("no-aid", lambda: told.course.aid(0, "hint"))
    kept = Course.restored(told.facts, told.course.snapshot())
    assert kept is not None
    assert kept.quitters == {1: "cassian"}
    friendly, alone = Told(JYN, CASSIAN, DROID).starts(), Told(JYN, Sitting(1, bot="random"), DROID).starts(counts=True)
    for other, seat, who in ((friendly, 1, "cassian"), (alone, 0, "jyn")):
        other.happens(other.course.let_bot(seat, who, "random", abandoned=False))
        other.happens(other.course.give_up(seat, who, "random", other.at))
        assert other.course.quitters == {}


# ── clocks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_clocks_count_the_time_to_think() -> None:
    clocks, per_move = Clocks(), wire.Clock(per="move", seconds=10)
    per_match = wire.Clock(per="match", seconds=10)
    clocks.follow(Event("m", 1, "start", 0, None, 1000), {0: None, 1: None})
    assert clocks.posed == {0: 1, 1: 1}
    assert clocks.left(per_move, 0, 5000) == clocks.left(per_match, 0, 5000) == 6000
    clocks.follow(Event("m", 2, "answer", 0, None, 5000), {0: None, 1: None})  # another question for the same seat
    assert clocks.posed == {0: 2, 1: 1}
    assert (clocks.left(per_move, 0, 6000), clocks.left(per_match, 0, 6000)) == (9000, 5000)
    assert clocks.left(per_match, 1, 6000) == 5000
    clocks.follow(Event("m", 3, "answer", 1, None, 6000), {})
    assert (clocks.left(per_move, 1, 90_000), clocks.left(per_match, 1, 90_000)) == (10_000, 5000)
    assert clocks.left(per_match, 0, 90_000) == 10_000 - 4000 - 1000
    assert Clocks(asked_at={0: 5000}).left(per_move, 0, 1000) == 10_000, "a clock set back gives nobody time"


def test_a_match_has_lasted_from_its_first_question_to_its_last_answer() -> None:
    clocks = Clocks()
    clocks.follow(Event("m", 1, "sit", 0, None, 1_000), ())
    clocks.follow(Event("m", 2, "start", 0, None, 5_000), (0, 1))
    clocks.follow(Event("m", 3, "answer", 0, "ready", 65_000), (1,))
    clocks.follow(Event("m", 4, "bot", 1, "ready", 90_000), ())
    clocks.follow(Event("m", 5, "rematch", 0, None, 900_000), ())
    assert clocks.lasted == 85_000


def test_clocks_run_for_people_only() -> None:
    told = Told(JYN, CASSIAN, DROID, clock=wire.Clock(per="move", seconds=10)).starts()
    at = told.at
    assert set(told.course.questions) == {0, 1, 2}
    assert told.course.due(at) == at + 10_000
    assert (told.course.late(at + 9_999), told.course.late(at + 10_000)) == ([], [0, 1])
    told.happens(told.course.let_bot(0, "jyn", "random", abandoned=False))
    assert told.course.late(at + 10_000) == [1]
    free = three()
    assert (free.course.due(0), free.course.late(10**12)) == (None, [])
