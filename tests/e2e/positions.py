"""Positions to look at: played by bots beforehand, laid into the house's database, and sat down at in a browser."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from dejarik.core.bot import bots_of, look
from dejarik.core.game import find
from dejarik.core.match import Match
from dejarik.core.rng import Rng
from dejarik.server.events import Event, now
from tests.e2e.conftest import Person


def played(game: str, seed: str, *, bot: int = -1, seats: int | None = None, **options: Any) -> Iterator[Match]:
    """A match between bots, shown before every answer; all aids are on, as against bots."""
    rules = find(game)
    match = Match(rules, seats or rules.seats.start, {**dict.fromkeys(rules.aids, True), **options}, seed)
    player = list(bots_of(rules).values())[bot]
    rng = Rng(match.seed)
    while not match.over:
        yield match
        seat = min(match.questions)
        match.answer(seat, player.advise(look(match, seat, player, rng), rng).answer)


def crowd(match: Match, seat: int) -> int:
    """How much there is to see, roughly."""
    return len(msgspec.json.encode(match.game.screen(match.view(seat))))


def crowded(
    game: str, seed: str, wanted: Callable[[Match, int], bool] = lambda _match, _seat: True, **more: Any
) -> tuple[Match, int]:
    """The fullest position of a match in which somebody alone is asked what is wanted, and the seat that is asked."""
    best, length = (0, 0), -1
    for match in played(game, seed, **more):
        seat = min(match.questions)
        if wanted(match, seat):
            best = max(best, (crowd(match, seat), len(match.answers)))
    length = best[1]
    for match in played(game, seed, **more):
        if len(match.answers) == length:
            return match, min(match.questions)
    raise AssertionError(f"nobody is ever asked that in {game}")


def sit_down(person: Person, match: Match, seat: int) -> str:
    """Lay a match into the house with the person at a seat and bots at the others; the path of its page."""
    identity, names = secrets.token_urlsafe(9), list(bots_of(match.game))
    me = _guest(person)
    sittings = [
        {
            "seat": number,
            "person": me if number == seat else None,
            "name": "Марина" if number == seat else None,
            "bot": None if number == seat else names[0],
            "entry": "closed",
            "invite": None,
            "invited": None,
        }
        for number in range(match.seats)
    ]
    events = [Event(identity, 1, "seats", 0, sittings, now()), Event(identity, 2, "start", 0, {"counts": False}, now())]
    for given in match.answers:
        kind = "answer" if given.seat == seat else "bot"
        events.append(Event(identity, len(events) + 1, kind, given.seat, given.value, now()))
    facts = {
        "id": identity,
        "game": match.game.id,
        "version": match.game.version,
        "options": json.dumps(msgspec.to_builtins(match.options)),
        "clock": "null",
        "seed": match.seed,
        "seeded": True,
        "public": False,
        "host": me,
        "state": "running",
        "created": now(),
        "rated": False,
        "touched": now(),
    }
    with sqlite3.connect(person.house.folder / "house.sqlite", timeout=30) as file:
        _insert(file, "matches", [facts])
        _insert(file, "seats", [{"match": identity, **sitting} for sitting in sittings])
        file.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)", [event.row() for event in events])
    file.close()
    return f"/match/{identity}"


def _insert(file: sqlite3.Connection, table: str, rows: list[dict[str, Any]]) -> None:
    names = ", ".join(f'"{name}"' for name in rows[0])
    places = ", ".join("?" for _ in rows[0])
    file.executemany(f"INSERT INTO {table} ({names}) VALUES ({places})", [tuple(row.values()) for row in rows])


def _guest(person: Person) -> str:
    """Who the person is to the house, under a name of their own."""
    url = f"{person.house.url}/api/me"
    answer = person.page.request.put(url, headers={"x-dejarik": "1"}, data={"name": "Марина"})
    assert answer.ok, answer.text()
    found: str = answer.json()["person"]
    return found
