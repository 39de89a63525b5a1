"""The wheel as others get it: whole, and typed for those who build on it."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

USER = """
from dejarik import Match, Refused, Rng, any_answer, new

match: Match = new("hope", seats=3, seed=7)
rng = Rng.from_seed("me")
while not match.over:
    seat, question = next(iter(match.questions.items()))
    match.answer(seat, any_answer(question, rng))
winners: tuple[int, ...] = match.outcome.winners if match.outcome is not None else ()
told: str = str(Refused("match-over"))
seats: str = match.seats
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built without the web client, which has tests of its own."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, env={**os.environ, "DEJARIK_WITHOUT_WEB": "1"}, capture_output=True)
    (built,) = folder.glob("dejarik-*.whl")
    return built


@pytest.mark.slow
def test_the_wheel_has_everything_but_tests(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    here = {
        path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "dejarik").rglob("*") if path.is_file()
    }
    wanted = {name for name in here if "__pycache__" not in name and not name.startswith("dejarik/server/static/")}
    assert wanted <= packed
    assert "dejarik/py.typed" in packed
    assert not [name for name in packed if name.startswith(("tests", "tools", "web"))]


@pytest.mark.slow
def test_whoever_uses_the_library_has_its_types(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "env")], check=True)
    python = tmp_path / "env" / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", str(wheel)]
    subprocess.run(install, check=True, capture_output=True)
    (tmp_path / "user.py").write_text(USER, encoding="utf-8")
    check = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(python), "user.py"]
    done = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True, check=False)
    last = len(USER.splitlines())
    assert done.stdout.splitlines()[:-1] == [
        f'user.py:{last}: error: Incompatible types in assignment (expression has type "int", variable has type "str")'
        "  [assignment]"
    ]
