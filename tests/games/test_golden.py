"""The golden playthroughs of all games are unchanged. A change that alters them says why: see `tools/golden.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

from dejarik.lab import golden

FILES = golden.files(Path(__file__).parent)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_golden_playthrough(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    changed = golden.difference(text, golden.again(text))
    assert not changed, f"python tools/golden.py {file.parent.parent.name} --write\n{changed}"
