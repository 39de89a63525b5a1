"""What somebody looks back on: finished matches, numbers by game, side and deck, how ratings went."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import select

from dejarik.core.game import Outcome, games
from dejarik.core.presenter import Reader
from dejarik.server import ratings, telling, wire
from dejarik.server.house import House
from dejarik.server.people import Person
from dejarik.server.storage import Store, tables

#: Matches that are counted, and that one page of the history shows.
MOST: Final = 5000
PAGE: Final = 30


async def profile(house: House, person: Person, lang: str, skip: int) -> wire.Profile:
    """Everything of one person; `skip` matches of the history have been shown already."""
    rows = await _finished(house.store, person.id)
    past = [_past(row, person.id, lang) for row in rows]
    page = past[skip : skip + PAGE]
    await _name_others(house, page, lang)
    created = await house.store.value(select(tables.people.c.created).where(tables.people.c.id == person.id))
    return wire.Profile(
        name=person.name,
        account=person.account,
        created=created,
        played=len(past),
        won=sum(one.won for one in past),
        games=await _tallies(house.store, person.id, past),
        history=page,
        more=max(0, len(past) - skip - PAGE),
    )


async def _finished(store: Store, person: str) -> list[Mapping[str, Any]]:
    """One row for each match that somebody finished, newest first; of several seats the first counts."""
    seats, matches = tables.seats, tables.matches
    columns = (matches.c.id, matches.c.game, matches.c.ended, matches.c.outcome, matches.c.rated, matches.c.colours)
    query = (
        select(*columns, seats.c.seat)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.person == person, matches.c.state == "over")
        .order_by(matches.c.ended.desc(), seats.c.seat)
        .limit(MOST)
    )
    found: dict[str, Mapping[str, Any]] = {}
    for row in await store.all(query):
        if row["game"] in games() and row["outcome"]:
            found.setdefault(row["id"], row)
    return list(found.values())


def _past(row: Mapping[str, Any], person: str, lang: str) -> wire.PastMatch:
    outcome = msgspec.convert(row["outcome"], Outcome)
    colours = row["colours"] or []
    side, deck = colours[row["seat"]][lang] if row["seat"] < len(colours) else ("", "")
    return wire.PastMatch(
        match=row["id"],
        game=row["game"],
        ended=row["ended"] or 0,
        seat=row["seat"],
        won=row["seat"] in outcome.winners,
        side=side,
        deck=deck,
        others=[],
        sentence=outcome.result,
        rated=row["rated"],
    )


async def _name_others(house: House, page: list[wire.PastMatch], lang: str) -> None:
    """Names and sentences only for what is shown."""
    sittings = await house.sittings([one.match for one in page])
    for one in page:
        names = telling.names(sittings[one.match], lang)
        one.others = [name for seat, name in enumerate(names) if seat != one.seat]
        game = games()[one.game]
        key = f"result-{one.sentence}"
        reader = Reader(lang, one.seat, names)
        told = Outcome((), one.sentence, ())
        known = one.sentence != "forfeit" and game.presenter.texts.has(lang, key)
        one.sentence = game.presenter.outcome(reader, told) if known else ""


async def _tallies(store: Store, person: str, past: list[wire.PastMatch]) -> list[wire.GameTally]:
    rated = tables.rated
    steps = await store.all(select(rated).where(rated.c.player == person).order_by(rated.c.at))
    values = await store.all(select(tables.ratings).where(tables.ratings.c.player == person))
    by_game: dict[str, list[wire.PastMatch]] = defaultdict(list)
    for one in past:
        by_game[one.game].append(one)
    return [
        wire.GameTally(
            game=game,
            played=len(by_game[game]),
            won=sum(one.won for one in by_game[game]),
            sides=_by([(one.side, one.won) for one in by_game[game]]),
            decks=_by([(one.deck, one.won) for one in by_game[game]]),
            rating=next((ratings.card(row) for row in values if row["game"] == game), None),
            steps=[
                wire.RatingStep(at=row["at"], value=ratings.shown(row["mean"], row["deviation"]), match=row["match"])
                for row in steps
                if row["game"] == game
            ],
        )
        for game in games()
        if by_game[game]
    ]


def _by(named: list[tuple[str, bool]]) -> list[wire.Tally]:
    """Numbers by name, what was played most first; where all play alike there are none."""
    found: dict[str, list[bool]] = defaultdict(list)
    for name, won in named:
        if name:
            found[name].append(won)
    tallies = [wire.Tally(name=name, played=len(won), won=sum(won)) for name, won in found.items()]
    return sorted(tallies, key=lambda tally: (-tally.played, tally.name))
