"""The first match that is looked at after a server was started comes as quickly as the next one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

from dejarik.core.game import games
from dejarik.server.settings import Settings

#: Which of the modules named on the command line a server has loaded when it can be asked for something.
LOADED = """
import gc, sys

from dejarik.server.serve import app_from_environment

app_from_environment()
print(gc.get_freeze_count() > 100_000, *sorted(set(sys.argv[1:]) & set(sys.modules)))
"""


def test_a_server_has_loaded_its_games_before_somebody_asks(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path}/house.sqlite")
    modules = sorted({type(game).__module__ for game in games().values()})
    told = subprocess.run(
        [sys.executable, "-c", LOADED, *modules],
        env={"DEJARIK_SETTINGS": msgspec.json.encode(settings).decode()},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.split() == ["True", *modules]
