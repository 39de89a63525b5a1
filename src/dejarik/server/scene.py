"""The table as one reader sees it: from a live match to words and plain data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from dejarik.core.bot import Advice
from dejarik.core.game import Outcome, aids_on
from dejarik.core.match import Match
from dejarik.core.presenter import Presenter, Reader
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

_encode = msgspec.json.Encoder().encode


# ── the whole ──────────────────────────────────────────────────────────────────────────────────────────────────────


#: By seat the number of the question that is put to it, and how others are told of it.
Asked = dict[int, tuple[int, msgspec.Raw]]
#: By seat how often it has answered openly, and how that is told.
Laid = dict[int, tuple[int, msgspec.Raw]]


class Seen:
    """What one reader is told of the table while the rules stand still: every part is made once, as ready JSON."""

    __slots__ = ("_asked", "_cards", "_chosen", "_ending", "_laid", "_match", "_mine", "reader", "shown", "view")

    def __init__(self, match: Match, reader: Reader, view: Any, shown: msgspec.Raw, asked: Asked, laid: Laid) -> None:
        self._match, self.reader, self.view, self.shown = match, reader, view, shown
        #: The question to this reader, and what is asked of others by seat; each with what it was made for.
        self._mine: tuple[tuple[int, bool], msgspec.Raw] | None = None
        self._asked = asked
        self._laid = laid
        #: By seat how many answers were told so far, and their cards; and those of this reader.
        self._cards: dict[int, tuple[int, list[wire.OptionCard]]] = {}
        self._chosen: tuple[int, msgspec.Raw] = 0, NOTHING
        self._ending: msgspec.Raw | None = None

    def mine(self, question: Question, number: int, *, passed: bool) -> Any:
        kept = self._mine
        if kept is None or kept[0] != (number, passed):
            card = question_card(self._match, self.reader, self.view, question, number, passed=passed)
            kept = self._mine = (number, passed), ready(card)
        return kept[1]

    def asked(self, question: Question, number: int) -> Any:
        kept = self._asked.get(question.seat)
        if kept is None or kept[0] != number:
            card = asked_card(self._match.game, self.reader, self.view, question)
            kept = self._asked[question.seat] = number, ready(card)
        return kept[1]

    def laid(self, seat: int, count: int) -> Any:
        """What lies before a seat, which has answered so often."""
        kept = self._laid.get(seat)
        if kept is None or kept[0] != count:
            card = wire.LaidCard(seat=seat, values=self._answers(seat, count))
            kept = self._laid[seat] = count, ready(card)
        return kept[1]

    def chosen(self, seat: int, count: int) -> Any:
        """What this reader has answered, who sits here, and so often."""
        if self._chosen[0] != count:
            self._chosen = count, ready(self._answers(seat, count))
        return self._chosen[1]

    def _answers(self, seat: int, count: int) -> list[wire.OptionCard]:
        """Answers given to a question put to several seats, named with the words of the question behind each."""
        told, cards = self._cards.get(seat, (0, []))
        if told < count:
            match, reader, view = self._match, self.reader, self.view
            for question, value in match.given(seat)[told:]:
                cards += answer_cards(match.game, reader, view, question, value)
            self._cards[seat] = count, cards
        return cards

    def ending(self) -> Any:
        """How it went, from what this reader may know."""
        if self._ending is None:
            journal = self._match.notes(self.reader.seat)
            self._ending = ready(self._match.game.presenter.ending(self.reader, self.view, journal))
        return self._ending


def ready(part: Any) -> msgspec.Raw:
    """A part of a message as JSON that only has to be copied."""
    return msgspec.Raw(_encode(part))


NOTHING: Final = ready([])


def asks_alike(presenter: Presenter) -> bool:
    """A question to one seat reads the same to all the others: nothing in it comes from what one of them sees."""
    own = type(presenter)
    return own.question is Presenter.question and own.question_args is Presenter.question_args


class Scenes:
    """What is already made of the scenes of one match: parts that stay the same until the rules run on."""

    def __init__(self, live: LiveMatch) -> None:
        self._live = live
        self._of: tuple[Any, ...] = ()
        #: What may be seen from a seat, also as JSON; and all the rest, by seat and language.
        self._views: dict[int | None, tuple[Any, msgspec.Raw]] = {}
        self._seen: dict[tuple[int | None, str], Seen] = {}
        #: By language what is asked of each seat, and what lies before it, where that reads the same to all the others.
        self._asked: dict[str, Asked] = {}
        self._laid: dict[str, Laid] = {}
        #: Who reads, by seat and language; until somebody else sits down.
        self._readers: dict[tuple[int | None, str], Reader] = {}

    def refresh(self) -> None:
        """Forget what was made of another state."""
        course = self._live.course
        state = (id(course.match), course.match.ran if course.match else 0, course.over)
        if self._of != state:
            self._of, self._views, self._seen, self._asked, self._laid = state, {}, {}, {}, {}

    def seats_changed(self) -> None:
        """Somebody else sits somewhere: all names are to be told anew."""
        self._of = ()
        self._readers = {}

    def reader(self, seat: int | None, lang: str) -> Reader:
        """Somebody who looks from this seat."""
        reader = self._readers.get((seat, lang))
        if reader is None:
            reader = self._readers[seat, lang] = Reader(lang, seat, names(self._live.course.sittings, lang))
        return reader

    def screened(self, seat: int | None) -> Any:
        """What a person at this seat may see of the table."""
        self.refresh()
        return self._view(seat)[0]

    def seen(self, seat: int | None, lang: str) -> Seen:
        """What a reader is told of the state that was refreshed last."""
        seen = self._seen.get((seat, lang))
        if seen is None:
            match = self._live.course.match
            assert match is not None
            presenter = match.game.presenter
            asked = self._asked.setdefault(lang, {}) if asks_alike(presenter) else {}
            laid = self._laid.setdefault(lang, {}) if presenter.lies_alike else {}
            seen = self._seen[seat, lang] = Seen(match, self.reader(seat, lang), *self._view(seat), asked, laid)
        return seen

    def _view(self, seat: int | None) -> tuple[Any, msgspec.Raw]:
        if seat not in self._views:
            self._look(seat)
        return self._views[seat]

    def _look(self, seat: int | None) -> None:
        """From this seat and at once from all others at which somebody looks: they have much in common."""
        match = self._live.course.match
        assert match is not None
        game, seats = match.game, {seat, *(client.seat for client in self._live.clients)}
        for viewer, view in game.views(match.table, seats).items():
            screened = game.screen(view)
            self._views[viewer] = screened, ready(screened)


class Moment:
    """The table after one event, as every reader is to be told of it.

    What readers have in common is made once; and while several seats choose side by side nothing on the table changes,
    so most of a scene is kept from the moment before (`Scenes`).
    """

    def __init__(self, live: LiveMatch) -> None:
        course = live.course
        assert course.match is not None
        live.scenes.refresh()
        self.course, self.scenes, self.match, self.game = course, live.scenes, course.match, live.game
        over, posed = course.over, course.clocks.posed
        self._passing, self._over, self._state = live.passing, over, course.state
        #: Everybody who is asked: the question and its number.
        self._asked = [(question, posed[seat]) for seat, question in course.questions.items()]
        self._outcome = course.outcome if over else None
        self._answered = [] if over else list(self.match.answered)
        #: Who has answered openly, and how often.
        self._laid = [] if over else [(seat, len(values)) for seat, values in self.match.laid.items()]
        self._undo_asked = None if over else _asked_undo(course)
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
            told = self._scenes[key] = (_encode(scene), len(scene.journal))
        message, lines = told
        client.lines += lines
        client.sent = len(self.match.journal)
        client.push(message)

    def scene(self, seat: int | None, lang: str, *, sent: int, lines: int, text: bool) -> wire.Scene:
        """The table now; the journal from the entry `sent` on, before which the reader holds `lines` lines."""
        course, match, seen = self.course, self.match, self.scenes.seen(seat, lang)
        mine: Any = None
        asked: list[Any] = []
        for question, number in self._asked:
            if question.seat == seat:
                mine = seen.mine(question, number, passed=self._passing.answer(seat) is not None)
            else:
                asked.append(seen.asked(question, number))
        return wire.Scene(
            seq=course.seq,
            at=len(match.answers),
            state=self._state,
            seat=seat,
            view=seen.shown,
            text=board_text(self.game, seen.reader, seen.view) if text else None,
            question=mine,
            asked=asked,
            answered=self._answered,
            laid=[seen.laid(other, count) for other, count in self._laid],
            chosen=[] if seat is None or self._over else seen.chosen(seat, len(match.chosen(seat))),
            journal_from=lines,
            journal=self._journal(lang, seat, sent),
            outcome=None if self._outcome is None else self._outcome_card(seen.reader, self._outcome),
            ending=None if self._outcome is None else seen.ending(),
            undo=self._undo(seat),
            clocks=self._clocks,
            now=self._now,
        )

    def _journal(self, lang: str, seat: int | None, sent: int) -> list[Any]:
        """New lines: who may read one differs, its words do not."""
        lines, told = self._lines, list[Any]()
        for index, entry in enumerate(self.match.journal[sent:], sent):
            if entry.visible(seat):
                line = lines.get((lang, index))
                if line is None:
                    line = lines[lang, index] = ready(journal_line(self.game, self.scenes.reader(None, lang), entry))
                told.append(line)
        return told

    def _undo(self, seat: int | None) -> Any:
        """Whether this reader may take an answer back, and who must agree."""
        if self._undo_asked is not None:
            return self._undo_asked
        needs = None if seat is None or self._over else self.course.take_back(seat)
        if needs is None:
            return _undo_card((), possible=False)
        # nobody speaks for who is away
        return _undo_card(tuple(needs), possible=self.course.minded_from.keys().isdisjoint(needs))

    def _outcome_card(self, reader: Reader, outcome: Outcome) -> wire.OutcomeCard:
        return outcome_card(self.game, reader, outcome, self.course.forfeit)


def _asked_undo(course: Course) -> Any:
    """The undo that is talked about: everybody is told the same of it."""
    wish = course.consent.wish(UNDO)
    if wish is None:
        return None
    agreed, waiting = list(wish.agreed), course.undo_waiting()
    return ready(wire.UndoCard(possible=False, needs=[], asked_by=wish.seat, agreed=agreed, waiting=waiting))


@cache
def _undo_card(needs: tuple[int, ...], possible: bool) -> Any:
    """There are only so many of them, and one goes with every scene."""
    return ready(wire.UndoCard(possible=possible, needs=list(needs), asked_by=None, agreed=[], waiting=[]))


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
        lasted=None,
        seq=row["seq"] or 0,
        outcome=outcome_card(facts.game, reader, outcome) if outcome is not None else None,
        ending=None,
        rematch_of=facts.rematch_of,
        lesson=_lesson(facts, lang),
    )


def _lesson(facts: Facts, lang: str) -> str | None:
    """The lesson that a match goes on from: its title, as long as there is one."""
    title, texts = f"lesson-{facts.lesson}", facts.game.presenter.texts
    return texts.say(lang, title) if facts.lesson is not None and texts.has(lang, title) else facts.lesson


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
        lasted=live.course.clocks.lasted if standing.over else None,
        seq=standing.seq,
        outcome=None if outcome is None else outcome_card(facts.game, reader, outcome, standing.forfeit),
        ending=_ending(live),
        rematch_of=facts.rematch_of,
        rematch=_rematch(live.course, person),
        lesson=_lesson(facts, lang),
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
            message = told[key] = _encode(news)
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
