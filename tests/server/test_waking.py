"""The first match that is looked at after a server was started comes as quickly as the next one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.games.rebellion.test_saving import long_match

#: How much longer it takes to load and tell a match on a server just started than it does later, in processor time.
LOOK = """
import asyncio, sys, time
from pathlib import Path

from dejarik.core.match import Match
from dejarik.core.presenter import Reader
from dejarik.server.app import create_app
from dejarik.server.settings import Settings


def look(kept):
    begun = time.process_time()
    match = Match.restore(kept)
    say, seat = match.game.presenter, min(match.questions)
    reader = Reader("ru", seat, ("A", "B"))
    say.question(reader, match.view(seat), match.questions[seat])
    for entry in match.journal:
        say.note(reader, entry.note)
    return time.process_time() - begun


async def main(folder):
    app = create_app(Settings(db=f"sqlite+aiosqlite:///{folder}/house.sqlite"))
    async with app.lifespan():
        await app.state.waking
        spent = [look((folder / "match").read_bytes()) for _ in range(5)]
        print(spent[0] / min(spent))


asyncio.run(main(Path(sys.argv[1])))
"""


def test_a_server_has_read_its_games_before_somebody_asks(tmp_path: Path) -> None:
    (tmp_path / "match").write_bytes(long_match(3).snapshot())
    told = subprocess.run(
        [sys.executable, "-c", LOOK, str(tmp_path)], capture_output=True, text=True, timeout=120, check=False
    )
    assert told.returncode == 0, told.stderr
    # it takes nine times as long; games that are still to be loaded make it 280 times, words still to be read 50
    assert float(told.stdout) < 25
