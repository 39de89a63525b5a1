"""What a game is: the small interface behind which five very different games stand, and the list of them."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

import msgspec

from dejarik.core.note import Note, Reason, Subject
from dejarik.core.options import Preset
from dejarik.core.question import Ask, Option, Procedure, Question
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.state import State

if TYPE_CHECKING:
    from dejarik.core.bot import Bot
    from dejarik.core.build import Builder, Cover
    from dejarik.core.odds import Reckoner
    from dejarik.core.presenter import Presenter
    from dejarik.core.record import Older
    from dejarik.core.rulebook import Rulebook

T = TypeVar("T", bound=State)
V = TypeVar("V", bound=msgspec.Struct)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741

AnyGame = Any  # a Game of some table, view and options; the kernel never looks inside them

#: Beyond this, numbers are no longer whole everywhere.
LARGEST: Final = 2**53


class Impossible(Exception):
    """What a seat knows cannot have come about in the world just guessed; another has to be guessed."""


class Over(Exception):
    """The game ends at this instant: a rule raises it when the table says who has won, and nothing more happens."""


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: who won, the name of the result (a text id of the game), and a score for each seat."""

    winners: tuple[int, ...]
    result: str
    scores: tuple[float, ...]


class Game(ABC, Generic[T, V, O]):
    """One game. All methods are pure but for `next`, whose procedures change the table they are given."""

    id: ClassVar[str]
    #: Grows when old records would replay differently.
    version: ClassVar[int]
    #: Allowed numbers of seats.
    seats: ClassVar[range]
    options: type[O]
    #: Options that spare players what the rules leave to eye or memory: on against bots, off where a match is rated.
    aids: ClassVar[tuple[str, ...]] = ()
    table: type[T]
    seen: type[V]
    #: What the journal tells and what questions are about: each kind derives from one of these.
    notes: ClassVar[type[Note]]
    subjects: ClassVar[type[Subject]]
    #: What the game's bots say for their answers.
    reasons: ClassVar[type[Reason]] = Reason
    #: Ways to play that differ enough to be tried on their own, by name: options of a match. "" is the plain one.
    variants: ClassVar[Mapping[str, Mapping[str, object]]] = {"": {}}
    #: There are windows that somebody may let go by without being asked: see `unconcerned`.
    windows: ClassVar[bool] = False
    #: Ways to play that a lobby offers at once, the easiest first.
    presets: ClassVar[tuple[Preset, ...]] = ()

    @abstractmethod
    def setup(self, seats: int, options: O, rng: Rng) -> T:
        """The first state. Refuses options that the rules do not allow."""

    @abstractmethod
    def next(self, table: T) -> Procedure[None] | None:
        """The next procedure, from the state alone; None when the game is over."""

    def rest(self, table: T) -> Procedure[None]:
        """All procedures that are left as one, for play-outs: they need nothing of what lies between two."""
        while (procedure := self.next(table)) is not None:
            yield from procedure

    @abstractmethod
    def outcome(self, table: T) -> Outcome | None:
        """The result, once `next` has nothing more to do."""

    def forfeit(self, table: T, seats: int, loser: int) -> Outcome:
        """The result when the time of `loser` is up: everybody else wins, unless the game knows better."""
        winners = tuple(seat for seat in range(seats) if seat != loser)
        return Outcome(winners, "forfeit", tuple(float(seat != loser) for seat in range(seats)))

    def sides(self, seats: int, options: O) -> Sequence[int]:
        """The side of each seat, by what the options say: where they differ, they change when people play again."""
        return range(seats)

    @abstractmethod
    def view(self, table: T, seat: int | None) -> V:
        """Everything that `seat` may know, and nothing else. None is a spectator."""

    def views(self, table: T, seats: Iterable[int | None]) -> dict[int | None, V]:
        """The same for several who look at one moment: a game may make only once what they have in common."""
        return {seat: self.view(table, seat) for seat in seats}

    @abstractmethod
    def guess(self, table: T, seat: int, rng: Rng, now: T) -> T:
        """A copy of `table` with everything hidden from `seat` dealt anew, consistent with what `seat` knows.

        `table` is the state at the start of the running procedure, `now` the present one: what `seat` sees in `now`
        may be used to avoid guesses that the events since have ruled out.

        A guess that leads nowhere raises `Impossible` and is made again; the truth is never a way out.
        """

    def screen(self, view: V) -> V:
        """What a person is shown of their seat's view; stricter than `view` where the rules ask for memory."""
        return view

    def forgets(self, view: V) -> bool:
        """Whether what a person was shown before must not be found again, because the rules ask for memory."""
        return False

    def unconcerned(self, seen: V, question: Question) -> Option | None:
        """The answer of a seat that passes until something concerns it; None where it does, or nobody passes.

        `seen` is what spectators see: the time that an answer takes must tell nothing of what is hidden.
        """
        return None

    def barred(self, table: T, question: Question) -> Mapping[Option, Refused]:
        """Things a player might expect to be able to choose here but may not, each with what speaks against it."""
        return {}

    def why_not(self, table: T, question: Question, value: Option) -> Refused | None:
        """What speaks against an answer that is not among the legal ones, where the game can say."""
        barred = self.barred(table, question)
        if not isinstance(question, Ask) or question.single or not isinstance(value, tuple):
            return barred.get(value)
        return next((barred[item] for item in value if item in barred), None)

    @property
    @abstractmethod
    def presenter(self) -> Presenter: ...

    @property
    @abstractmethod
    def rulebook(self) -> Rulebook: ...

    @property
    def bots(self) -> Mapping[str, Bot]:
        """The game's own players, weakest first."""
        return {}

    def older(self, version: int) -> Older | None:
        """How records of an older version are converted (`dejarik convert`); None where that cannot be."""
        return None

    @property
    def facts(self) -> msgspec.Struct | None:
        """What pages need to know of the game's cards and pieces; the same for every match."""
        return None

    @property
    def odds(self) -> Reckoner | None:
        """What the game can tell about its dice, where it has some."""
        return None

    @property
    def builder(self) -> Builder | None:
        """The reader of decks or squads, in games to which players bring one."""
        return None

    def cover(self, text: str) -> Cover | None:
        """A ready list by its name, or a list as text, at a glance; None where there is nothing to show."""
        return None


@cache
def games() -> Mapping[str, AnyGame]:
    """All registered games, by id. A package adds one through the entry point group `dejarik.games`."""
    found = {entry.name: entry.load() for entry in entry_points(group="dejarik.games")}
    own = [name for name in ("hope", "xwing", "destiny", "lcg", "rebellion") if name in found]
    return {name: found[name] for name in own + sorted(found.keys() - set(own))}


def find(name: str) -> AnyGame:
    game = games().get(name)
    if game is None:
        raise Refused("unknown-game", game=name, known=", ".join(games()))
    return game


def read_options(game: AnyGame, options: object) -> Any:
    """Options from a mapping (JSON, the command line), refused in one sentence when they do not fit."""
    return options if isinstance(options, game.options) else read_fields(game, options or {}, game.options)


def read_fields(game: AnyGame, given: object, kind: type[msgspec.Struct]) -> Any:
    """A struct of a game from a mapping, refused in one sentence when it does not fit."""
    if not isinstance(given, Mapping):
        raise Refused("bad-options", game=game.id, setting="", wanted="names")
    known = kind.__struct_fields__
    for name in given:
        if name not in known:
            raise Refused("unknown-setting", game=game.id, setting=str(name), known=", ".join(known))
        if _beyond_counting(given[name]):
            raise Refused("bad-options", game=game.id, setting=str(name), wanted="other")
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad-options", game=game.id, **_misfit(str(error))) from None


def _beyond_counting(value: object) -> bool:
    """Whether a number is in it that no database and no browser holds."""
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, int | float) and not -LARGEST <= one <= LARGEST:
            return True
        if isinstance(one, Mapping):
            left += one.values()
        elif isinstance(one, list | tuple):
            left += one
    return False


def aids_on(game: AnyGame, options: Any) -> list[str]:
    """The aids that a match with these options has."""
    return [aid for aid in game.aids if getattr(options, aid)]


def next_seats(sides: Sequence[int]) -> list[int]:
    """For each seat where its player sits next time: the table is turned until everybody has another side."""
    count = len(sides)
    if len(set(sides)) == 1:
        return list(range(count))  # no seat differs from another, and decks stay with their players
    changing = (
        turn for turn in range(1, count) if all(sides[(seat + turn) % count] != sides[seat] for seat in range(count))
    )
    turn = next(changing, 1)
    return [(seat + turn) % count for seat in range(count)]


def _misfit(problem: str) -> dict[str, str]:
    """Which setting cannot have its value and what it should be, from the words of msgspec."""
    if missing := re.match(r"Object missing required field `(\w+)`", problem):
        return {"setting": missing[1], "wanted": "given"}
    setting = re.search(r"\$\.(\w+)", problem)
    expected = re.match(r"Expected `(\w+)`", problem)
    wanted = {"bool": "flag", "int": "number", "str": "text"}.get(expected[1] if expected else "", "other")
    return {"setting": setting[1] if setting else "?", "wanted": wanted}
