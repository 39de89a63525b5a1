"""The warnings before a dial is set: the client works them out, the engine decides; both are held to the same cases."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from dejarik.core.rng import Rng
from dejarik.games.xwing.cards.ships import SHIPS
from dejarik.games.xwing.rules.missions import check_fled
from dejarik.games.xwing.rules.movement import execute
from dejarik.games.xwing.state import Obstacle
from tests.games.xwing.flight import at, fleet

#: What the engine says of every window of a dial at many places. `web/tests/xwing.test.ts` holds the warnings to it;
#: DANGERS=write pytest … writes it anew.
CASES = Path(__file__).parent / "golden" / "dangers.json"
#: All six asteroids, in the middle and near an edge.
ROCKS = [
    Obstacle(shape, x * 1000, y * 1000, h * 1000)
    for shape, x, y, h in [
        (0, 260, 280, 20),
        (1, 450, 240, 75),
        (2, 640, 310, 200),
        (3, 300, 520, 310),
        (4, 520, 500, 45),
        (5, 690, 610, 130),
    ]
]
PILOTS = ("luke-skywalker", "night-beast")
PLACES = 24
EDGE = 30_000
SIZE = 900_000


def _met(pilot: str, pose: tuple[int, int, int], bearing: str, speed: int) -> str:
    """What the engine makes of a manoeuvre: the ship is gone, it met an asteroid, or nothing."""
    ship = at(pilot, 0, 0)
    ship.x, ship.y, ship.h = pose
    table = fleet(ship, phase="activation", obstacles=list(ROCKS))
    window = next(one for one in SHIPS[ship.kind].dial if (one.bearing, one.speed) == (bearing, speed))
    move = execute(table, ship, window)
    return "edge" if check_fled(table, ship) else "rock" if move.met_obstacle else ""


def _cases() -> dict[str, Any]:
    rng = Rng.from_seed("what lies ahead")
    rows = []
    for place in range(PLACES):
        pilot = PILOTS[place % len(PILOTS)]
        x, y = (EDGE + rng.below(SIZE - 2 * EDGE) for _ in range(2))
        pose = x, y, rng.below(360_000)
        rows += [
            [*pose, window.bearing, window.speed, _met(pilot, pose, window.bearing, window.speed)]
            for window in SHIPS[at(pilot, 0, 0).kind].dial
        ]
    obstacles = [{"shape": one.shape, "x": one.x, "y": one.y, "h": one.h} for one in ROCKS]
    return {"width": SIZE, "height": SIZE, "obstacles": obstacles, "cases": rows}


def test_the_cases_of_the_warnings_are_what_the_engine_says() -> None:
    cases = _cases()
    if os.environ.get("DANGERS") == "write":
        lines = ",\n".join(json.dumps(row) for row in cases.pop("cases"))
        head = json.dumps(cases)[:-1]
        CASES.write_text(f'{head}, "cases": [\n{lines}\n]}}\n', encoding="utf-8")
        cases = _cases()
    assert json.loads(CASES.read_text(encoding="utf-8")) == cases
    found = [row[-1] for row in cases["cases"]]
    assert min(found.count(one) for one in ("", "edge", "rock")) > 20  # each of them is tried
