"""Bots think in processes of their own. Only what their seat may know goes there."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec

from dejarik.core.bot import Advice, Seen, bots_of
from dejarik.core.bot import look as look_at
from dejarik.core.game import AnyGame, find
from dejarik.core.match import Match
from dejarik.core.note import revive
from dejarik.core.question import Ask, Question, any_answer, as_option
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.server import metrics
from dejarik.server.crew import KILLED, Crew, Queue

log = logging.getLogger("dejarik.server")

#: How often a question is put whose process is killed: not for ever, since it may be the bot that brings it down.
TRIES: Final = 3


class Packed(msgspec.Struct):
    """What a bot sees, as plain bytes: view, question, journal and guessed worlds. No seed, no real state."""

    game: str
    bot: str
    seat: int
    view: bytes
    #: The question as plain data; None where its rule cannot travel, so that a guessed world has to ask it again.
    ask: Any
    laid: dict[int, list[Any]]
    journal: list[Any]
    guesses: list[bytes]
    #: The bot's own dice.
    luck: bytes


class Look:
    """A bot's task: what it sees, and the question as the server knows it, for a random answer if it must be."""

    __slots__ = ("packed", "question")

    def __init__(self, packed: bytes, question: Question) -> None:
        self.packed = packed
        self.question = question


def pack(match: Match, seat: int, name: str, rng: Rng) -> bytes:
    """All that the bot may know, made by the one function that lets bots look."""
    bot = bots_of(match.game).get(name) or bots_of(match.game)["random"]
    seen = look_at(match, seat, bot, rng)
    guesses = list(seen.guesses)
    question = seen.question
    travels = isinstance(question, Ask)
    if not travels and not guesses:
        guesses.append(match.guess(seat, rng))
    return msgspec.msgpack.encode(
        Packed(
            game=seen.game,
            bot=name,
            seat=seat,
            view=msgspec.msgpack.encode(seen.view),
            ask=question if travels else None,
            laid={other: list(values) for other, values in seen.laid.items()},
            journal=list(seen.journal),
            guesses=[guess.snapshot() for guess in guesses],
            luck=rng.fresh().key,
        )
    )


def unpack(data: bytes) -> tuple[str, Seen, Rng]:
    """The name of the bot, what it sees, and its own dice."""
    packed = msgspec.msgpack.decode(data, type=Packed)
    game = find(packed.game)
    guesses = tuple(Match.restore(guess) for guess in packed.guesses)
    question = guesses[0].questions[packed.seat] if packed.ask is None else _revived(game, packed.ask)
    seen = Seen(
        game=packed.game,
        seat=packed.seat,
        view=msgspec.msgpack.decode(packed.view, type=game.seen),
        question=question,
        laid={other: tuple(as_option(value) for value in values) for other, values in packed.laid.items()},
        journal=tuple(revive(note, game.notes) for note in packed.journal),
        guesses=guesses,
    )
    return packed.bot, seen, Rng(packed.luck)


def _revived(game: AnyGame, ask: dict[str, Any]) -> Ask:
    """A choice among options, from plain data."""
    ask["options"] = tuple(as_option(option) for option in ask["options"])
    if ask["about"] is not None:
        ask["about"] = revive(ask["about"], game.subjects)
    return Ask(**ask)


class _Told(msgspec.Struct):
    """An advice on its way back."""

    game: str
    answer: Any
    estimate: float | None
    reason: Any


def think(data: bytes, why: bool) -> bytes:
    """In the other process: let the bot advise, and say why if somebody wants to know."""
    name, seen, luck = unpack(data)
    bot = bots_of(find(seen.game)).get(name) or bots_of(find(seen.game))["random"]
    advice = bot.advise(seen, luck)
    if why and advice.reason is None:
        advice = msgspec.structs.replace(advice, reason=bot.explain(seen, advice.answer))
    return msgspec.msgpack.encode(_Told(seen.game, advice.answer, advice.estimate, advice.reason))


def read_advice(data: bytes) -> Advice:
    """The advice again; what it holds is checked as anything that comes from outside."""
    told = msgspec.msgpack.decode(data, type=_Told)
    reason = None if told.reason is None else revive(told.reason, find(told.game).reasons)
    return Advice(as_option(told.answer), told.estimate, reason)


def warm_up() -> None:
    """Load the games before the first question comes."""
    from dejarik.core.game import games

    games()


class Thinkers:
    """The processes that think, and the time they get."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self._crew = Crew(processes, warm_up)
        #: Before a bot is shown the table: one more than can think, so that none of them has to wait for us.
        self.queue = Queue(processes + 1)

    def look(self, match: Match, seat: int, bot: str, luck: Rng) -> Look:
        """What the bot is shown; nothing, if no guess at the hidden things can be made."""
        try:
            packed = pack(match, seat, bot, luck)
        except Exception:  # the table must go on without the bot's advice
            log.exception("%s: bot %s cannot be shown the table", match.game.id, bot)
            packed = b""
        return Look(packed, match.questions[seat])

    async def advise(self, look: Look, *, why: bool = False) -> Advice:
        """The bot's advice; anything that is allowed when it takes too long or fails. Refused where none can think."""
        if not look.packed:
            metrics.BOT_ANSWERS.labels("failed").inc()
            return Advice(any_answer(look.question, Rng.from_seed()))
        try:
            advice = read_advice(await self._thought(look.packed, why))
            metrics.BOT_ANSWERS.labels("in time").inc()
        except Refused:
            raise
        except TimeoutError:
            log.warning("a bot took longer than %.1f s and answers at random", self.seconds)
            metrics.BOT_ANSWERS.labels("late").inc()
        except Exception:  # a bot that breaks must not stop the table
            log.exception("a bot failed and answers at random")
            metrics.BOT_ANSWERS.labels("failed").inc()
        else:
            return advice
        return Advice(any_answer(look.question, Rng.from_seed()))

    async def _thought(self, packed: bytes, why: bool) -> bytes:
        """What comes back, from another process if the first one is killed."""
        # the limit counts from when a process takes the question up; nobody waits for ever for that
        patience = self.seconds * 3 + 5
        for _ in range(TRIES - 1):
            try:
                return await asyncio.wait_for(self._crew.do(think, packed, why, seconds=self.seconds), patience)
            except KILLED as killed:
                log.warning("the process of a bot was killed (%r); its question is put again", killed)
        return await asyncio.wait_for(self._crew.do(think, packed, why, seconds=self.seconds), patience)

    def stop(self) -> None:
        self._crew.stop()
