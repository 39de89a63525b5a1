"""A match as one JSON file that proves itself: options, seats, seed and its commitment, answers, hashes."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from dejarik.core.game import find
from dejarik.core.lots import Lots
from dejarik.core.match import Match
from dejarik.core.names import plain
from dejarik.core.question import Option, Question, as_option
from dejarik.core.refusal import Refused
from dejarik.core.rng import commitment

FORMAT = 1
#: Bytes of the longest file that is taken for a record: thousands of times what a match needs.
LONGEST = 64 << 20
#: Characters of the trail for each answer.
_STEP = 6


class Older(ABC):
    """How records of an older version of a game are read today. The old proof is lost; a new one is made."""

    def options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of the match as they are called now."""
        return dict(options)

    @abstractmethod
    def answer(self, question: Question, old: deque[Option]) -> Option:
        """The answer to a question of today, taken from the old answers of that seat that come next."""


class Record(msgspec.Struct, kw_only=True):
    """Everything needed to play a match again.

    `trail` has six characters for each answer, chained, so that a change can be traced to the first wrong answer;
    `hash` is the digest of the final state.
    """

    dejarik: int = FORMAT
    game: str
    version: int
    seats: int
    names: list[str] = []
    #: Who sat where, for those who want to go on: a bot's name, or "" for a person.
    players: list[str] = []
    options: dict[str, Any]
    seed: str
    commitment: str
    #: How the seed came about, where players had a share in it.
    lots: Lots | None = None
    #: Pairs of a seat and its answer.
    answers: list[list[Any]]
    trail: str
    hash: str

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def record(match: Match, names: Sequence[str] = (), players: Sequence[str] = (), lots: Lots | None = None) -> Record:
    """The record of a match so far; `lots` tell how its seed came about."""
    replayed = Match(match.game, match.seats, match.options, match.seed, journal=False)
    trail, chain = "", ""
    for given in match.answers:
        replayed.answer(given.seat, given.value)
        chain = _link(chain, given.seat, given.value, replayed)
        trail += chain
    return Record(
        game=match.game.id,
        version=match.game.version,
        seats=match.seats,
        names=list(names),
        players=list(players),
        options=msgspec.to_builtins(match.options),
        seed=match.seed.hex(),
        commitment=match.commitment,
        lots=lots,
        answers=[[given.seat, given.value] for given in match.answers],
        trail=trail,
        hash=replayed.digest(),
    )


def _link(chain: str, seat: int, value: object, match: Match) -> str:
    step = msgspec.json.encode([chain, seat, value, match.digest()])
    return hashlib.sha256(step).hexdigest()[:_STEP]


#: What reading bytes from anywhere may raise.
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def what_is_wrong(error: Exception) -> str:
    """The problem with bytes that are no record, as the texts call it."""
    if isinstance(error, UnicodeDecodeError):
        return "letters"
    if isinstance(error, RecursionError):
        return "brackets"
    if isinstance(error, msgspec.ValidationError):
        return "fields"
    return "cut" if "truncated" in str(error) else "json"


def parse(data: bytes) -> Record:
    """A record from JSON, or a refusal in one sentence."""
    try:
        found = msgspec.json.decode(data, type=Record)
    except UNREADABLE as error:
        raise Refused("record-damaged", problem=what_is_wrong(error)) from None
    if found.dejarik != FORMAT:
        raise Refused("record-damaged", problem="format", number=found.dejarik)
    found.names = [plain(name) or "?" for name in found.names]
    return found


def replay(found: Record, *, until: int | None = None, journal: bool = True) -> Match:
    """Play a record again, verifying every step; the first wrong answer is named."""
    match = start(found, journal=journal)
    chain = ""
    count = len(found.answers) if until is None else min(until, len(found.answers))
    for number in range(count):
        seat, value = found.answers[number]
        try:
            settled = match.answer(seat, value)
        except Refused as refused:
            raise Refused("record-answer", number=number + 1, problem=refused) from None
        chain = _link(chain, seat, settled, match)
        if found.trail[number * _STEP : (number + 1) * _STEP] != chain:
            raise Refused("record-hash", number=number + 1)
    if count == len(found.answers) and match.digest() != found.hash:
        raise Refused("record-hash", number=count)
    return match


def convert(found: Record) -> Record:
    """A record of an older version, played anew; refused where today's rules cannot follow it."""
    game = find(found.game)
    older = game.older(found.version)
    if older is None:
        raise Refused("record-version", game=game.id, given=found.version, known=game.version)
    today = msgspec.structs.replace(found, version=game.version, options=older.options(found.options))
    match = start(today, journal=False)
    left = [(seat, as_option(value)) for seat, value in found.answers]
    while left:
        number = len(found.answers) - len(left) + 1
        seat = left[0][0]
        mine = deque(value for other, value in left if other == seat)
        before = len(mine)
        try:
            question = match.questions.get(seat)
            match.answer(seat, mine.popleft() if question is None else older.answer(question, mine))
        except (Refused, IndexError, AssertionError) as error:
            problem = error if isinstance(error, Refused) else Refused("malformed-answer")
            raise Refused("record-convert", number=number, problem=problem) from None
        for _ in range(before - len(mine)):
            left.remove(next(each for each in left if each[0] == seat))
    return record(match, found.names, found.players)


def start(found: Record, *, journal: bool = True) -> Match:
    """The match of a record before its first answer."""
    game = find(found.game)
    if found.version != game.version:
        raise Refused("record-version", game=game.id, given=found.version, known=game.version)
    try:
        seed = bytes.fromhex(found.seed)
    except ValueError:
        raise Refused("record-damaged", problem="seed") from None
    if commitment(seed) != found.commitment or len(seed) != 32:
        raise Refused("record-commitment")
    if found.lots is not None:
        found.lots.check(seed, found.seats)
    for number, pair in enumerate(found.answers, start=1):
        if len(pair) != 2 or type(pair[0]) is not int:
            raise Refused("record-damaged", problem="answer", number=number)
        if pair[0] not in range(found.seats):
            raise Refused("record-answer", number=number, problem=Refused("no-such-seat", seat=pair[0] + 1))
    return Match(game, found.seats, found.options, seed, journal=journal)


def load(path: Path) -> Record:
    """Read a record file."""
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
    except FileNotFoundError:
        raise Refused("no-file", path=str(path)) from None
    except (OSError, ValueError):  # no right to read it, a folder, a name with a zero in it
        raise Refused("record-damaged", problem="unreadable") from None
    if len(data) > LONGEST:
        raise Refused("record-damaged", problem="long")
    return parse(data)
