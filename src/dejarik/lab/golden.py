"""Golden playthroughs: whole matches written down, question by question, to see that a change changes nothing.

A playthrough is a text file. The first line says what was played; then each answer stands under its number as
`seat kind (number of options): answer`, and what the journal told after it is indented. The last lines are the outcome
and the digest of the final state. It is compared by giving its own answers again, so that a bot that learns does not
disturb it. It is an alarm, not a test: whatever only it notices needs a test with a name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Any, Final

import msgspec

from dejarik.bots import seated
from dejarik.core.game import AnyGame, find
from dejarik.core.match import Match
from dejarik.core.note import Note
from dejarik.core.question import Ask, Option, Place, Question, as_option
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.lab.arena import advice

ANSWER: Final = re.compile(r"\d+\. \d+ [\w-]+(?: \(\d+\))?: (.*)")


class Playthrough(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: everything but the answers."""

    game: str
    version: int
    seats: int
    options: dict[str, Any] = {}
    seed: str = "golden"
    #: Who played when it was written down: one bot for all seats, or one for each.
    bots: tuple[str, ...] = ("random",)

    def match(self) -> Match:
        return Match(find(self.game), self.seats, self.options, self.seed)


def planned(game: AnyGame, seats: int | None, options: dict[str, Any], seed: str, bots: tuple[str, ...]) -> Playthrough:
    """A playthrough that is still to be played."""
    count = game.seats.start if seats is None else seats
    return Playthrough(game=game.id, version=game.version, seats=count, options=options, seed=seed, bots=bots)


Choose = Callable[[Match, int], object]


def by_bots(play: Playthrough) -> Choose:
    """The bots decide."""
    rng = Rng.from_seed(play.seed)
    bots = seated(find(play.game), play.seats, play.bots)
    return lambda match, seat: advice(match, seat, bots[seat], rng).answer


def as_written(text: str) -> Choose:
    """The answers of a playthrough that was written down, in their order."""
    given = answers(text)
    return lambda _match, _seat: next(given, None)


def answers(text: str) -> Iterator[Option]:
    for line in text.splitlines():
        found = ANSWER.fullmatch(line)
        if found:
            yield as_option(msgspec.json.decode(found[1]))


def told(play: Playthrough, choose: Choose) -> str:
    """The playthrough as text."""
    match = play.match()
    lines = [msgspec.json.encode(play).decode()]
    said = 0
    while True:
        lines += [f"    {_note(entry.note, entry.to)}" for entry in match.journal[said:]]
        said = len(match.journal)
        if match.over:
            break
        seat, question = next(iter(match.questions.items()))
        asked = f"{len(match.answers) + 1}. {seat} {question.kind}{_width(question)}"
        try:
            given = match.answer(seat, choose(match, seat))
        except Refused as refused:
            lines.append(f"{asked} refuses what was answered: {refused}")
            break
        lines.append(f"{asked}: {msgspec.json.encode(given).decode()}")
    lines += [msgspec.json.encode(match.outcome).decode(), match.digest(), ""]
    return "\n".join(lines)


def _width(question: Question) -> str:
    """How much there was to choose from: a choice that grows or shrinks is noticed."""
    if isinstance(question, Place):
        return ""
    return f" ({len(question.options if isinstance(question, Ask) else question.among)})"


def _note(note: Note, to: tuple[int, ...] | None) -> str:
    """A note by its values, not by its words: a better sentence changes no game."""
    fields = [f"{name}={_value(getattr(note, name))}" for name in note.__struct_fields__]
    whispered = [] if to is None else ["to " + ",".join(str(seat) for seat in to)]
    return " ".join([note.kind, *fields, *whispered])


def _value(value: Any) -> str:
    """As JSON, but for structs in notes, of which the values are enough."""
    if isinstance(value, msgspec.Struct):
        return f"({' '.join(_value(part) for part in msgspec.structs.astuple(value))})"
    return msgspec.json.encode(value).decode()


def read(text: str) -> Playthrough:
    """What a written playthrough has played."""
    return msgspec.json.decode(text.partition("\n")[0], type=Playthrough)


def play(what: Playthrough) -> str:
    """Let the bots play it."""
    return told(what, by_bots(what))


def today(text: str) -> Playthrough:
    """The same in today's version of the game."""
    before = read(text)
    return msgspec.structs.replace(before, version=find(before.game).version)


def again(text: str) -> str:
    """The same answers once more, as the game tells them today; where they no longer fit, the refusal is the end."""
    return told(today(text), as_written(text))


def difference(text: str, now: str, most: int = 40) -> str:
    """The first lines in which a playthrough has changed; nothing if it has not."""
    changes = list(unified_diff(text.splitlines(), now.splitlines(), "as written", "as played now", lineterm="", n=2))
    return "\n".join(changes[:most])


def files(tests: Path) -> list[Path]:
    """Every playthrough that lies under the tests of the games."""
    return sorted(tests.glob("*/golden/*.txt"))
