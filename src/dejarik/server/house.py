"""The house: all matches this server holds in memory, and how they get there."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from dejarik.core.bot import bots_of
from dejarik.core.game import AnyGame, find, read_options
from dejarik.core.lesson import find_lesson
from dejarik.core.match import Match
from dejarik.core.refusal import Refused
from dejarik.core.rng import seed_bytes
from dejarik.core.words import LANGUAGES
from dejarik.server import lessons, metrics, ratings, waiting, wire
from dejarik.server.calls.caller import Caller
from dejarik.server.calls.outside import Outside
from dejarik.server.calls.reminders import Reminders
from dejarik.server.calls.wishes import Wishes
from dejarik.server.course import Course, Facts
from dejarik.server.events import Event, now
from dejarik.server.live import LiveMatch
from dejarik.server.memory import Memories
from dejarik.server.pace import unhurried
from dejarik.server.presence import SILENCE, Roll
from dejarik.server.seating import WAITED_FOR, Sitting, new_invite
from dejarik.server.settings import Settings
from dejarik.server.storage import Store, in_short, out_of_reach, stored, tables
from dejarik.server.thinkers import Thinkers

log = logging.getLogger("dejarik.server")

#: Unfinished matches one person may have at a time.
MOST_MATCHES = 200
#: Bytes of the options of a match: decks and squads for every seat fit in easily.
OPTIONS = 16_384
#: Tables of bots alone that go on although nobody looks; others wait until somebody comes, and leave the memory.
BOTS_ALONE = 50
#: How often the house looks after what nobody else does, in seconds.
ROUND = 2.0
#: How often garbage is looked for among everything that has been in memory for long, in seconds.
TIDY = 600.0
#: How long a house that closes waits for what is under way at its tables, in seconds.
LAST_WORDS = 5.0
#: States of a match that is not settled.
UNFINISHED = ("waiting", "running")


class Publish(Protocol):
    """Tells the other servers."""

    def __call__(self, data: bytes, /) -> None: ...


def with_aids(game: AnyGame, plan: Sequence[wire.SeatPlan], options: Mapping[str, Any]) -> dict[str, Any]:
    """Against bots all aids are on unless somebody says otherwise; between people only those that were chosen."""
    alone = all(seat.kind in ("me", "bot") for seat in plan)
    return {**(dict.fromkeys(game.aids, True) if alone else {}), **options}


class House:
    """Loads, creates and lets go of matches; speaks with the other servers of the same database."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.node = secrets.token_hex(4)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.memories = Memories(store)
        self.wishes = Wishes(store)
        self.outside = Outside(settings.call_networks)
        self.caller = Caller(self.wishes, self.outside, settings.contact)
        self._reminders = Reminders(self.wishes, self.memories, self.caller)
        self.publish: Publish | None = None
        self.sockets = 0
        self._live: dict[str, LiveMatch] = {}
        self._loading: dict[str, asyncio.Future[LiveMatch]] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._last_roll_call = 0.0
        self._unreadable: set[str] = set()
        self._bots_alone: set[str] = set()
        self._tidied = time.monotonic()

    async def open(self) -> None:
        self._rounds = asyncio.create_task(self._go_rounds())

    async def close(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._rounds
        self.caller.stop()
        ending = [task for live in self._live.values() for task in live.stop()]
        if ending:  # whoever is torn from the database in the middle gives it back before it is closed
            await asyncio.wait(ending, timeout=LAST_WORDS)
        with contextlib.suppress(SQLAlchemyError):  # nothing is lost that one would not see again
            await self.memories.write_down()
        await asyncio.to_thread(self.thinkers.stop)

    def __len__(self) -> int:
        return len(self._live)

    # ── matches ────────────────────────────────────────────────────────────────────────────────────────────────────

    def strongest(self, game: AnyGame) -> str:
        return list(bots_of(game))[-1]

    def check_bot(self, game: AnyGame, bot: str) -> str:
        if bot not in bots_of(game):
            raise Refused("unknown-bot", game=game.id, bot=bot, known=", ".join(bots_of(game)))
        return bot

    async def create(self, wanted: wire.CreateMatch, person: str, name: str) -> LiveMatch:
        """A new match in storage and in memory; it starts when nobody is missing."""
        game = find(wanted.game)
        if wanted.lesson is not None:
            wanted = self._from_lesson(wanted, wanted.lesson)
        plan = self._plan(game, wanted)
        if wanted.seed is not None and not self.settings.chosen_dice and any(seat.kind in WAITED_FOR for seat in plan):
            raise Refused("chosen-dice")
        if len(msgspec.json.encode(wanted.options)) > OPTIONS:
            raise Refused("options-too-large", most=OPTIONS)
        given = wanted.options if wanted.lesson is not None else with_aids(game, plan, wanted.options)
        options = read_options(game, given)
        seed = seed_bytes(wanted.seed)
        try:
            Match(game, len(plan), options, seed, journal=False)  # refuses what the game does not allow
        except Refused as refused:
            refused.args_of_sentence.setdefault("game", game.id)  # in whose words it is told
            raise
        await self.check_number(person)
        facts = Facts(
            id=new_match(),
            game=game,
            options=options,
            seed=seed,
            seeded=wanted.seed is not None,
            clock=wanted.clock,
            public=wanted.public,
            host=person,
            created=now(),
            lesson=wanted.lesson,
        )
        sittings = [self._sitting(game, number, seat, person, name) for number, seat in enumerate(plan)]
        live = await self.found(facts, sittings)
        mine = live.course.seats_of(person)
        if wanted.promise is not None and mine and not facts.seeded:
            promised = wanted.promise
            await live.happen(lambda course: course.promise(mine[0], promised))
        else:
            await live.begin()
        return live

    async def found(self, facts: Facts, sittings: Sequence[Sitting]) -> LiveMatch:
        """A new table in storage and in memory; the one that is there, if another server was faster with it."""
        while (loading := self._loading.get(facts.id)) is not None:
            await asyncio.wait([loading])  # somebody looks whether it is there
        live = self._live.get(facts.id)
        return live if live is not None else await self._once(facts.id, lambda: self._found(facts, sittings))

    async def _found(self, facts: Facts, sittings: Sequence[Sitting]) -> LiveMatch:
        first = Event(facts.id, 1, "seats", 0, msgspec.to_builtins(sittings), facts.created)
        try:
            await self.store.change(
                insert(tables.matches).values(**row_of(facts)),
                insert(tables.seats).values([{"match": facts.id, **msgspec.structs.asdict(s)} for s in sittings]),
                *stored(first),
            )
        except IntegrityError:
            return await self._load(facts.id)
        course = Course(facts)
        course.apply(first)
        live = LiveMatch(self, course)
        self._live[facts.id] = live
        metrics.MATCHES.set(len(self._live))
        return live

    def _from_lesson(self, wanted: wire.CreateMatch, name: str) -> wire.CreateMatch:
        """A match that goes on where a lesson ends."""
        script = find_lesson(wanted.game, name)
        if script.finished().over:
            raise Refused("lesson-over")
        changed: dict[str, Any] = {"seats": lessons.plan(script), "options": script.options, "seed": str(script.seed)}
        return msgspec.structs.replace(wanted, **changed, promise=None)

    def _plan(self, game: AnyGame, wanted: wire.CreateMatch) -> Sequence[wire.SeatPlan]:
        if wanted.seats:
            return wanted.seats
        count = wanted.count or game.seats.start
        bot = wire.SeatPlan(kind="bot", bot=self.strongest(game))
        return [wire.SeatPlan(kind="me"), *[bot] * (count - 1)]

    def _sitting(self, game: AnyGame, number: int, plan: wire.SeatPlan, person: str, name: str) -> Sitting:
        if plan.kind == "me":
            return Sitting(number, person, name)
        if plan.kind == "bot":
            return Sitting(number, bot=self.check_bot(game, plan.bot or self.strongest(game)))
        return Sitting(number, entry=plan.kind, invite=new_invite(), invited=now())

    async def check_number(self, person: str) -> None:
        query = (
            select(tables.matches.c.id)
            .where(tables.matches.c.host == person, tables.matches.c.state.in_(UNFINISHED))
            .limit(MOST_MATCHES)
        )
        if self.settings.requests_per_minute and len(await self.store.all(query)) >= MOST_MATCHES:
            raise Refused("too-many-matches", most=MOST_MATCHES)

    async def counts(self, course: Course) -> bool:
        """Whether a match that is about to begin counts for the ratings."""
        return await ratings.counts(self.store, course)

    def lets_bots_play(self, live: LiveMatch) -> bool:
        """Whether the bots of a table may go on; whoever opens very many for bots alone does not fill the memory."""
        if live.presence.anybody or any(sitting.person is not None for sitting in live.course.sittings):
            self._bots_alone.discard(live.id)
            return True
        if len(self._bots_alone) < BOTS_ALONE:
            self._bots_alone.add(live.id)
        return live.id in self._bots_alone

    def forget_bots(self, live: LiveMatch) -> None:
        """They have come to an end, or rest."""
        self._bots_alone.discard(live.id)

    def held(self, identity: str) -> LiveMatch | None:
        """The match, if it is in memory."""
        return self._live.get(identity)

    async def match(self, identity: str) -> LiveMatch:
        """The match, from memory or storage."""
        live = self._live.get(identity)
        return live if live is not None else await self._once(identity, lambda: self._load(identity))

    async def _once(self, identity: str, bring: Callable[[], Coroutine[Any, Any, LiveMatch]]) -> LiveMatch:
        """However many want a match at the same moment, it comes into memory once."""
        loading = self._loading.get(identity)
        if loading is None:
            loading = asyncio.ensure_future(bring())
            self._loading[identity] = loading
            loading.add_done_callback(lambda _: self._loading.pop(identity, None))
        return await asyncio.shield(loading)

    async def fresh(self, identity: str) -> LiveMatch:
        """The match as storage has it: where several servers share one, news of the others may be on their way."""
        held = identity in self._live
        live = await self.match(identity)
        if held and self.publish is not None:
            await live.catch_up()
        return live

    async def _load(self, identity: str) -> LiveMatch:
        row = await self.store.one(select(tables.matches).where(tables.matches.c.id == identity))
        if row is None:
            raise Refused("unknown-match")
        live = LiveMatch(self, await self._readable(facts_of(row)))
        await live.chat.load()
        await live.passing.load()
        live.closed_in_storage = row["state"] not in UNFINISHED
        self._live[identity] = live
        metrics.MATCHES.set(len(self._live))
        self.announce(identity, hello=True)
        live.go_on()
        live.spawn(live.begin())
        return live

    async def _readable(self, facts: Facts) -> Course:
        """The course, if what is stored of it can be made sense of."""
        try:
            return await self.course(facts)
        except Exception as error:
            if out_of_reach(error):
                raise
            self.unreadable(facts.id, error)
            raise Refused("unreadable-match") from None

    async def course(self, facts: Facts) -> Course:
        """The course of a match, from its last snapshot and the events since."""
        started = time.perf_counter()
        kept = await self.store.snapshot(facts.id)
        course = Course.restored(facts, kept[1]) if kept is not None else None
        if course is None:
            course = Course(facts, (await self.sittings([facts.id]))[facts.id])
        for event in await self.store.events(facts.id, course.seq):
            course.apply(event)
        metrics.REBUILD.observe(time.perf_counter() - started)
        return course

    async def sittings(self, identities: Sequence[str]) -> dict[str, list[Sitting]]:
        """Who sits where in these matches, as it is stored."""
        if not identities:
            return {}
        table = tables.seats
        columns = [table.c[name] for name in Sitting.__struct_fields__]
        found: dict[str, list[Sitting]] = {identity: [] for identity in identities}
        query = select(table.c.match, *columns).where(table.c.match.in_(identities)).order_by(table.c.seat)
        for row in await self.store.all(query):
            found[row["match"]].append(Sitting(**{name: row[name] for name in Sitting.__struct_fields__}))
        return found

    async def finish(self, live: LiveMatch) -> None:
        """Write down how a match ended, once, and count it for the ratings."""
        standing = live.standing
        closed = await self.store.change(
            update(tables.matches)
            .where(tables.matches.c.id == live.id, tables.matches.c.state.in_(UNFINISHED))
            .values(
                state=standing.state,
                ended=now(),
                outcome=msgspec.to_builtins(standing.outcome),
                due=None,
                colours=colours(live),
            )
        )
        if closed and live.course.match is not None:
            async with live.lock:  # an event that is still being stored may yet come to nothing
                seq, snapshot = live.course.seq, live.course.snapshot()
            if not live.gone:
                await self.store.keep_snapshot(live.id, seq, snapshot)
            await ratings.count(self.store, live.course)
        live.table_news()
        if closed and standing.state == "off" and (before := live.course.facts.rematch_of) is not None:
            await self._no_rematch(before, live.id)

    async def _no_rematch(self, before: str, match: str) -> None:
        """A rematch was called off: whoever still sits at the table before may ask for another."""
        played = await self.fresh(before)
        with contextlib.suppress(Refused):  # they have asked for another already
            await played.happen(lambda course: course.drop_rematch(match))

    async def note_due(self, identity: str, due: int | None) -> None:
        await self.store.change(update(tables.matches).where(tables.matches.c.id == identity).values(due=due))

    def let_go(self, live: LiveMatch) -> None:
        """Forget a match whose memory may be ahead of storage. Clients come back and find what is stored."""
        live.stop()
        if self._live.get(live.id) is live:
            del self._live[live.id]
        for client in live.clients:
            client.close()

    # ── other servers ──────────────────────────────────────────────────────────────────────────────────────────────

    def announce(self, match: str, **news: Any) -> None:
        """Tell the other servers: numbers only; they read the rest from storage and decide who may see it."""
        if self.publish is not None:
            self.publish(msgspec.json.encode({"node": self.node, "match": match, **news}))

    def show_out(self, person: str) -> None:
        """Whoever has signed out looks on nowhere, on no server: what they held is opened again by whoever signs in."""
        self._close_sockets(person)
        if self.publish is not None:
            self.publish(msgspec.json.encode({"node": self.node, "match": "", "left": person}))

    def _close_sockets(self, person: str) -> None:
        for live in self._live.values():
            for client in list(live.clients):
                if client.person == person:
                    live.leave(client)
                    client.person = client.seat = None
                    client.close()

    async def heard(self, data: bytes) -> None:
        """Another server has said something. If it cannot be followed now, what comes next is heard all the same."""
        news = msgspec.json.decode(data)
        if "left" in news and news["node"] != self.node:
            self._close_sockets(news["left"])
        live = self._live.get(news["match"])
        if news["node"] == self.node or live is None:
            return
        try:
            await self._follow(live, news)
        except Exception as error:  # a database on its way out: `missed` will read what it was about
            log.warning("match %s: news of another server could not be followed: %s", live.id, type(error).__name__)

    async def _follow(self, live: LiveMatch, news: Mapping[str, Any]) -> None:
        if "seq" in news and news["seq"] > live.course.seq:
            await live.catch_up()
        if "chat" in news:
            await live.hear_chat()
        if "here" in news:
            live.hear_roll(news["node"], Roll(tuple(news["here"]), news["watching"]))
        if "hello" in news and live.clients:
            live.call_roll()
        if "orders" in news:
            await live.passing.load()
        if "renamed" in news:
            self.let_go(live)  # names in memory are older than those in storage

    async def missed(self) -> None:
        """For a while nothing could be heard: read in storage what the other servers have done."""
        for live in list(self._live.values()):
            try:
                await live.catch_up()
                await live.hear_chat()
                live.table_news()
            except Exception:
                log.exception("match %s: what was missed could not be read", live.id)

    # ── rounds ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def _go_rounds(self) -> None:
        try:
            await self._wake_unsettled()
        except Exception:
            log.exception("matches that nobody was called to could not be found")
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self._go_round()
            except Exception as error:
                why, unexpected = in_short(error), None if out_of_reach(error) else error
                log.exception("the rounds failed: %s", why, exc_info=unexpected)

    async def _go_round(self) -> None:
        """One thing after the other; what fails in one of them does not keep the others from being done."""
        for work in (self._late_clocks, self._look_around, self.memories.write_down, self._call):
            try:
                await work()
            except Exception as error:
                if out_of_reach(error):
                    raise  # the others would fare alike
                log.exception("a part of the rounds failed")
        self._tidy_up()

    async def _call(self) -> None:
        """Call people for whom matches wait, and write down that they do."""
        settled = time.monotonic()
        await self._reminders.go_round(list(self._live.values()))
        await self._note_waiting(settled)  # not before people were called: see `_wake_unsettled`

    async def _wake_unsettled(self) -> None:
        """A server ended before it could call whom a match waits for: the first round will see to it."""
        for identity in await waiting.unsettled(self.store):
            try:
                await self.match(identity)
            except Exception as error:  # the others are called
                self.unreadable(identity, error)

    def _tidy_up(self) -> None:
        """Now and then free what only refers to itself; in a house full of matches that takes a moment."""
        if time.monotonic() - self._tidied > TIDY:
            gc.collect()
            self._tidied = time.monotonic()

    async def _touch(self, at: float) -> None:
        """Lists show when something last happened; that need not be written down with every answer."""
        moved = [live for live in self._live.values() if live.standing.state == "running" and live.moved_since(at)]
        if moved:
            ids = [live.id for live in moved]
            await self.store.change(update(tables.matches).where(tables.matches.c.id.in_(ids)).values(touched=now()))

    async def _note_waiting(self, at: float) -> None:
        """Write down whom matches wait for, so that lists and reminders need not wake them."""
        async for live in unhurried(self._live.values()):
            if live.waits_since(at):
                told = msgspec.to_builtins(waiting.asked(live), str_keys=True)
                await self.store.change(update(tables.matches).where(tables.matches.c.id == live.id).values(asked=told))

    async def _late_clocks(self) -> None:
        """Clocks that ran out while no server held the match."""
        matches = tables.matches
        late = matches.c.due < now() - 1000, tables.among_few(matches.c.state) == "running"
        for row in await self.store.all(select(matches.c.id).where(*late)):
            try:
                live = await self.match(row["id"])
            except Exception as error:  # the other clocks go on
                self.unreadable(row["id"], error)
                continue
            live.spawn(live.time_is_up())

    def unreadable(self, identity: str, error: Exception) -> None:
        """A stored match that this program cannot make sense of: said once, counted, and otherwise left alone."""
        if identity not in self._unreadable:
            self._unreadable.add(identity)
            metrics.UNREADABLE.set(len(self._unreadable))
            why = error.__cause__ or error
            known = isinstance(why, Refused | msgspec.ValidationError)  # it says all there is to say
            log.error("match %s cannot be read: %s", identity, why, exc_info=None if known else error)

    async def _look_around(self) -> None:
        """Let go of what nobody looks at; catch up where a notice was lost; tell others who is here."""
        at = time.monotonic()
        async for live in unhurried(self._live.values()):
            if self.held(live.id) is not live:
                continue  # it was let go meanwhile
            live.look_after()
            if live.clients or live.busy:
                live.idle_since = at
            elif at - live.idle_since > self.settings.idle_after:
                live.stop()
                del self._live[live.id]
        metrics.MATCHES.set(len(self._live))
        await self._touch(at)
        if self.publish is not None and at - self._last_roll_call > SILENCE / 3:
            self._last_roll_call = at
            for live in list(self._live.values()):
                if live.clients:
                    live.call_roll()
                    await live.catch_up()


def colours(live: LiveMatch) -> list[dict[str, tuple[str, str]]] | None:
    """What every seat played, in all languages: options alone do not tell where chance or players decided."""
    match = live.course.match
    if match is None:
        return None
    say = live.game.presenter.colours
    return [{lang: say(lang, match.table, seat) for lang in LANGUAGES} for seat in range(match.seats)]


def new_match() -> str:
    """The id of a match."""
    return secrets.token_urlsafe(9)


def row_of(facts: Facts) -> dict[str, Any]:
    """What is stored of a match that waits for its players."""
    return {
        "id": facts.id,
        "game": facts.game.id,
        "version": facts.game.version,
        "options": msgspec.to_builtins(facts.options),
        "clock": msgspec.to_builtins(facts.clock),
        "seed": facts.seed,
        "seeded": facts.seeded,
        "public": facts.public,
        "host": facts.host,
        "state": "waiting",
        "created": facts.created,
        "rated": False,
        "rematch_of": facts.rematch_of,
        "lesson": facts.lesson,
    }


def facts_of(row: Mapping[str, Any]) -> Facts:
    """What is stored of a match; refused, if an other program (or another version of a game) stored it."""
    game = find(row["game"])
    try:
        return Facts(
            id=row["id"],
            game=game,
            options=read_options(game, row["options"]),
            seed=bytes(row["seed"]),
            seeded=row["seeded"],
            clock=msgspec.convert(row["clock"], wire.Clock) if row["clock"] else None,
            public=row["public"],
            host=row["host"],
            created=row["created"],
            rematch_of=row["rematch_of"],
            lesson=row["lesson"],
        )
    except (Refused, ValueError, TypeError) as error:
        raise Refused("unreadable-match") from error
