"""The table as one reader sees it: from a live match to words and plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from dejarik.core.bot import Advice
from dejarik.core.game import Outcome, aids_on
from dejarik.core.presenter import Reader
from dejarik.core.question import Option, Question
from dejarik.server import wire
from dejarik.server.client import Client
from dejarik.server.consent import ENDING, UNDO
from dejarik.server.events import now
from dejarik.server.seating import Sitting
from dejarik.server.telling import (
    answer_cards,
    answer_words,
    asked_card,
    awaited_name,
    board_text,
    journal_line,
    names,
    outcome_card,
    question_card,
    seat_name,
)

if TYPE_CHECKING:
    from dejarik.server.course import Course, Facts
    from dejarik.server.live import LiveMatch

_NO_UNDO = wire.UndoCard(possible=False, needs=[], asked_by=None, agreed=[], waiting=[])


# ── the whole ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Scenes:
    """What is already made of the scenes of one match: parts that stay the same until the rules run on."""

    def __init__(self, live: LiveMatch) -> None:
        self._live = live
        self._parts: dict[tuple[Any, ...], Any] = {}
        self._parts_of: tuple[Any, ...] = ()
        #: Who reads, by seat and language; until somebody else sits down.
        self._readers: dict[tuple[int | None, str], Reader] = {}

    def parts(self) -> dict[tuple[Any, ...], Any]:
        """Those of this very state."""
        course = self._live.course
        state = (id(course.match), course.match.ran if course.match else 0, course.over)
        if self._parts_of != state:
            self._parts, self._parts_of = {}, state
        return self._parts

    def seats_changed(self) -> None:
        """Somebody else sits somewhere: all names are to be told anew."""
        self._parts_of = ()
        self._readers = {}

    def reader(self, seat: int | None, lang: str) -> Reader:
        """Somebody who looks from this seat."""
        reader = self._readers.get((seat, lang))
        if reader is None:
            reader = self._readers[seat, lang] = Reader(lang, seat, names(self._live.course.sittings, lang))
        return reader

    def screened(self, seat: int | None) -> Any:
        """What a person at this seat may see of the table."""
        match = self._live.course.match
        assert match is not None
        parts = self.parts()
        view = parts.get(("view", seat))
        if view is None:
            view = parts["view", seat] = match.game.screen(match.view(seat))
        return view


class Moment:
    """The table after one event, as every reader is to be told of it.

    What readers have in common is made once; and while several seats choose side by side nothing on the table changes,
    so most of a scene is kept from the moment before (`Scenes`).
    """

    def __init__(self, live: LiveMatch) -> None:
        self._live, course = live, live.course
        assert course.match is not None
        self.course, self.scenes, self.match, self.game = course, live.scenes, course.match, live.game
        self._parts = live.scenes.parts()
        self._over, self._questions = course.over, course.questions
        self._outcome = course.outcome if self._over else None
        self._answered = [] if self._over else list(self.match.answered)
        self._laid = [] if self._over else list(self.match.laid)
        self._clocks = clock_cards(course)
        self._now = now()
        self._lines: dict[tuple[str, int], msgspec.Raw] = {}
        self._scenes: dict[tuple[Any, ...], tuple[bytes, int]] = {}

    def tell(self, client: Client) -> None:
        """Queue the scene for a client; clients that see the same share the work."""
        key = (client.seat, client.lang, client.text, client.sent, client.lines)
        told = self._scenes.get(key)
        if told is None:
            scene = self.scene(client.seat, client.lang, sent=client.sent, lines=client.lines, text=client.text)
            told = self._scenes[key] = (msgspec.json.encode(scene), len(scene.journal))
        message, lines = told
        client.lines += lines
        client.sent = len(self.match.journal)
        client.push(message)

    def scene(self, seat: int | None, lang: str, *, sent: int, lines: int, text: bool) -> wire.Scene:
        """The table now; the journal from the entry `sent` on, before which the reader holds `lines` lines."""
        course, match, over = self.course, self.match, self._over
        reader, view = self.scenes.reader(seat, lang), self.scenes.screened(seat)
        mine = self._questions.get(seat) if seat is not None else None
        return wire.Scene(
            seq=course.seq,
            at=len(match.answers),
            state=course.state,
            seat=seat,
            view=self._once(("json", seat), lambda: view),
            text=board_text(self.game, reader, view) if text else None,
            question=None if mine is None else self._question(reader, view, mine),
            asked=[self._asked(reader, view, question) for s, question in self._questions.items() if s != seat],
            answered=self._answered,
            laid=[self._laid_card(reader, view, s) for s in self._laid],
            chosen=self._chosen(reader, view, seat) if seat is not None and not over else [],
            journal_from=lines,
            journal=self._journal(lang, seat, sent),
            outcome=None if self._outcome is None else self._outcome_card(reader, self._outcome),
            ending=None if self._outcome is None else self._ending(reader, view),
            undo=undo_card(course, seat),
            clocks=self._clocks,
            now=self._now,
        )

    def _once(self, key: tuple[Any, ...], make: Callable[[], Any]) -> Any:
        """A part of a scene as ready JSON, made only once as long as the rules do not run on."""
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = msgspec.Raw(msgspec.json.encode(make()))
        return part

    def _question(self, reader: Reader, view: Any, question: Question) -> Any:
        number = self.course.clocks.posed[question.seat]
        passed = self._live.passing.answer(question.seat) is not None
        key = ("mine", reader.seat, reader.lang, number, passed)
        return self._once(key, lambda: question_card(self.match, reader, view, question, number, passed=passed))

    def _asked(self, reader: Reader, view: Any, question: Question) -> Any:
        key = ("other", reader.seat, reader.lang, question.seat, self.course.clocks.posed[question.seat])
        return self._once(key, lambda: asked_card(self.game, reader, view, question))

    def _laid_card(self, reader: Reader, view: Any, seat: int) -> Any:
        key = ("laid", reader.seat, reader.lang, seat, len(self.match.chosen(seat)))
        return self._once(key, lambda: wire.LaidCard(seat=seat, values=self._chosen(reader, view, seat)))

    def _chosen(self, reader: Reader, view: Any, seat: int) -> list[Any]:
        """Answers given to a question put to several seats, named with the words of the question behind each."""
        cards: list[Any] = []
        for index, (question, value) in enumerate(zip(self.match.behind(seat), self.match.chosen(seat), strict=True)):
            key = ("chosen", reader.seat, reader.lang, seat, index)
            told = self._parts.get(key)
            if told is None:
                made = answer_cards(self.game, reader, view, question, value)
                told = self._parts[key] = [msgspec.Raw(msgspec.json.encode(card)) for card in made]
            cards += told
        return cards

    def _journal(self, lang: str, seat: int | None, sent: int) -> list[Any]:
        """New lines: who may read one differs, its words do not."""
        lines, reader = self._lines, self.scenes.reader(None, lang)
        told: list[Any] = []
        for index, entry in enumerate(self.match.journal[sent:], sent):
            if entry.visible(seat):
                line = lines.get((lang, index))
                if line is None:
                    line = lines[lang, index] = msgspec.Raw(msgspec.json.encode(journal_line(self.game, reader, entry)))
                told.append(line)
        return told

    def _outcome_card(self, reader: Reader, outcome: Outcome) -> wire.OutcomeCard:
        return outcome_card(self.game, reader, outcome, self.course.forfeit)

    def _ending(self, reader: Reader, view: Any) -> Any:
        """How it went, from what this reader may know."""
        journal = [entry for entry in self.match.journal if entry.visible(reader.seat)]
        key = ("ending", reader.seat, reader.lang)
        return self._once(key, lambda: self.game.presenter.ending(reader, view, journal))


def undo_card(course: Course, seat: int | None) -> wire.UndoCard:
    match = course.match
    if match is None or course.over:
        return _NO_UNDO
    wish = course.consent.wish(UNDO)
    possible = seat is not None and wish is None and match.last_answer(seat) is not None
    needs = course.undo_needs(seat) if possible and seat is not None else []
    return wire.UndoCard(
        possible=possible and not any(course.sittings[other].minded for other in needs),
        needs=needs,
        asked_by=wish.seat if wish else None,
        agreed=list(wish.agreed) if wish else [],
        waiting=course.undo_waiting() if wish else [],
    )


def clock_cards(course: Course) -> list[wire.ClockCard]:
    clock = course.facts.clock
    if clock is None or course.match is None:
        return []
    at = now()
    asked = course.questions
    return [
        wire.ClockCard(seat=s.seat, left=course.clocks.left(clock, s.seat, at), running=s.seat in asked)
        for s in course.sittings
        if s.human  # bots have no clock
    ]


def send(live: LiveMatch, client: Client) -> None:
    """Queue the present scene for one client; before the match has begun there is none."""
    if live.course.match is not None:
        Moment(live).tell(client)


# ── a match in lists ───────────────────────────────────────────────────────────────────────────────────────────────


def seat_card(s: Sitting, person: str | None, lang: str, *, online: bool, abandoned: bool) -> wire.SeatCard:
    return wire.SeatCard(
        seat=s.seat,
        name=None if s.empty else seat_name(s, lang),
        kind="person" if s.person is not None else "bot" if s.bot is not None else "empty",
        bot=s.bot,
        entry="closed" if not s.empty else "open" if s.entry == "open" else "invite",
        mine=person is not None and s.person == person,
        online=online,
        abandoned=abandoned,
        awaits=awaited_name(s, lang) if s.empty and s.awaited is not None else None,
        yours=s.kept_for(person),
        declined=s.empty and s.declined,
    )


def seat_cards(live: LiveMatch, person: str | None, lang: str) -> list[wire.SeatCard]:
    online = live.presence.online
    return [
        seat_card(s, person, lang, online=online(s.seat), abandoned=live.abandoned(s.seat))
        for s in live.course.sittings
    ]


def aid_labels(facts: Facts, lang: str) -> list[str]:
    """Which aids a match has, in words."""
    say = facts.game.presenter.texts.say
    return [say(lang, f"setting-{aid}") for aid in aids_on(facts.game, facts.options)]


def stored_card(
    facts: Facts, sittings: list[Sitting], row: Mapping[str, Any], person: str | None, lang: str
) -> wire.MatchCard:
    """A match that no server needs to hold in memory to be listed; `row` is what is stored of it."""
    outcome = msgspec.convert(row["outcome"], Outcome) if row["outcome"] else None
    reader = Reader(lang, None, names(sittings, lang))
    return wire.MatchCard(
        id=facts.id,
        game=facts.game.id,
        state=row["state"],
        seats=[seat_card(s, person, lang, online=False, abandoned=False) for s in sittings],
        options=msgspec.to_builtins(facts.options),
        aids=aid_labels(facts, lang),
        clock=facts.clock,
        public=facts.public,
        host=person is not None and person == facts.host,
        commitment=facts.commitment,
        seed=None,
        dice="chosen" if facts.seeded else "drawn",
        lots=None,
        created=facts.created,
        seq=row["seq"] or 0,
        outcome=outcome_card(facts.game, reader, outcome) if outcome is not None else None,
        ending=None,
        rematch_of=facts.rematch_of,
    )


def match_card(live: LiveMatch, person: str | None, lang: str) -> wire.MatchCard:
    """A match in memory, as it stands by what is stored."""
    facts, standing = live.course.facts, live.standing
    reader = live.scenes.reader(None, lang)
    outcome = standing.outcome
    return wire.MatchCard(
        id=facts.id,
        game=facts.game.id,
        state=standing.state,
        seats=seat_cards(live, person, lang),
        options=msgspec.to_builtins(facts.options),
        aids=aid_labels(facts, lang),
        clock=facts.clock,
        public=facts.public,
        host=person is not None and person == facts.host,
        commitment=facts.commitment,
        seed=live.course.seed.hex() if standing.over else None,
        dice=live.course.dice,
        lots=_lots(live.course),
        created=facts.created,
        seq=standing.seq,
        outcome=None if outcome is None else outcome_card(facts.game, reader, outcome, standing.forfeit),
        ending=_ending(live),
        rematch_of=facts.rematch_of,
        rematch=_rematch(live.course, person),
    )


def _rematch(course: Course, person: str | None) -> wire.RematchCard | None:
    asked = course.rematch
    if asked is None:
        return None
    mine = course.seats_of(person)
    return wire.RematchCard(match=asked.match, asked_by=asked.asked_by, seat=asked.seats[mine[0]] if mine else None)


def _lots(course: Course) -> wire.LotsCard | None:
    if course.facts.seeded:
        return None
    seats, lots = range(len(course.sittings)), course.lots
    return wire.LotsCard(
        fixed=lots.fixed_at is not None,
        promises=[lots.promises.get(seat) for seat in seats],
        shares=[lots.shares.get(seat) for seat in seats],
    )


def _ending(live: LiveMatch) -> wire.EndingCard | None:
    asked = live.course.consent.wish(ENDING)
    if asked is None or live.standing.over:
        return None
    return wire.EndingCard(asked_by=asked.seat, waiting=live.ending_waiting())


def tell_table(live: LiveMatch, clients: Iterable[Client]) -> None:
    """Tell clients about seats, names and presence; those who are told the same share the work."""
    sittings = live.course.sittings
    concerned = {live.course.facts.host, *(s.person for s in sittings), *(s.awaited for s in sittings)}
    watching = live.presence.watching
    told: dict[tuple[str | None, int | None, str], bytes] = {}
    for client in clients:
        person = client.person if client.person in concerned else None
        key = (person, client.seat, client.lang)
        message = told.get(key)
        if message is None:
            news = wire.TableNews(match=match_card(live, person, client.lang), seat=client.seat, watching=watching)
            message = told[key] = msgspec.json.encode(news)
        client.push(message)


def reason(live: LiveMatch, seat: int, lang: str, advice: Advice) -> str | None:
    """Why a bot advises what it does, in the words of the game."""
    if advice.reason is None:
        return None
    scenes = live.scenes
    told: str = live.game.presenter.reason(scenes.reader(seat, lang), advice.reason)
    return told


def answer_labels(live: LiveMatch, seat: int, lang: str, question: Question, answer: Option) -> list[str]:
    """The same for a live match, as the seat itself would say it."""
    scenes = live.scenes
    return answer_words(live.game, scenes.reader(seat, lang), scenes.screened(seat), question, answer)
