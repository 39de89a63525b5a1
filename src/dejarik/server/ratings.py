"""Ratings of accounts and bots, for games in which somebody wins and somebody loses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update

from dejarik.core.game import Outcome, aids_on
from dejarik.server import wire
from dejarik.server.events import now
from dejarik.server.storage import Store, tables

if TYPE_CHECKING:
    from dejarik.server.course import Course

_MODEL = PlackettLuce()


def shown(mean: float, deviation: float) -> float:
    """One number for a person: careful while little is known."""
    return round(max(0.0, 1000 + 40 * (mean - 3 * deviation)), 1)


def card(row: Any) -> wire.Rating:
    return wire.Rating(
        game=row["game"],
        name=row["name"],
        value=shown(row["mean"], row["deviation"]),
        mean=row["mean"],
        deviation=row["deviation"],
        matches=row["matches"],
    )


async def _players(store: Store, course: Course) -> list[tuple[str, str]] | None:
    """Who plays, as (id, name), also who gave the seat up; None when the match cannot be rated."""
    players: list[tuple[str, str]] = []
    for sitting in course.sittings:
        person = sitting.person or course.quitters.get(sitting.seat)
        if person is None:
            players.append((f"bot:{sitting.bot}", sitting.bot or ""))
            continue
        row = await store.one(select(tables.people).where(tables.people.c.id == person))
        if row is None or row["account"] is None or sitting.minded:
            return None  # guests come and go; half a match played by a bot says nothing
        players.append((person, row["account_shown"]))
    people = [player for player, _ in players if not player.startswith("bot:")]
    return players if people and len(set(people)) == len(people) else None


async def counts(store: Store, course: Course) -> bool:
    """Whether a match that is about to begin can be rated: dice that are drawn, no aids, people with accounts."""
    facts = course.facts
    return not facts.seeded and not aids_on(facts.game, facts.options) and await _players(store, course) is not None


def _rank(course: Course, outcome: Outcome, seat: int) -> float:
    """Who won comes first; who gave the seat up comes last, whatever became of it."""
    return 2.0 if seat in course.quitters else float(seat not in outcome.winners)


async def count(store: Store, course: Course) -> None:
    """Count a finished match, exactly once."""
    outcome = course.outcome
    if outcome is None or not course.counts:
        return
    ranks = [_rank(course, outcome, seat) for seat in range(len(course.sittings))]
    if len(set(ranks)) == 1:
        return
    players = await _players(store, course)
    if players is None:
        return
    game = course.facts.game.id
    async with store.transaction() as connection:
        fresh = await connection.execute(
            update(tables.matches)
            .where(tables.matches.c.id == course.facts.id, tables.matches.c.rated.is_(False))
            .values(rated=True)
        )
        if not fresh.rowcount:
            return
        table = tables.ratings
        known: dict[str, Any] = {}
        for player, _ in players:
            query = select(table).where(table.c.game == game, table.c.player == player)
            known[player] = (await connection.execute(query)).mappings().first()
        teams = [
            [_MODEL.rating(mu=row["mean"], sigma=row["deviation"]) if row else _MODEL.rating()]
            for row in (known[player] for player, _ in players)
        ]
        rated = _MODEL.rate(teams, ranks=ranks)
        done: set[str] = set()
        for (player, name), (new,) in zip(players, rated, strict=True):
            if player in done:  # the same bot at several seats learns once
                continue
            done.add(player)
            values = {"name": name, "mean": new.mu, "deviation": new.sigma}
            step = {"game": game, "mean": new.mu, "deviation": new.sigma, "at": now()}
            await connection.execute(insert(tables.rated).values(match=course.facts.id, player=player, **step))
            row = known[player]
            if row is None:
                await connection.execute(insert(table).values(game=game, player=player, matches=1, **values))
            else:
                await connection.execute(
                    update(table)
                    .where(table.c.game == game, table.c.player == player)
                    .values(matches=row["matches"] + 1, **values)
                )
