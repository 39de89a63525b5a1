"""Every file fits into one head: none is longer than can be read in one sitting."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("folders", "ending", "most"), [(("src", "tests", "tools"), "py", 600), (("web/src",), "svelte", 400)]
)
def test_no_file_is_too_long(folders: tuple[str, ...], ending: str, most: int) -> None:
    files = [path for folder in folders for path in (ROOT / folder).rglob(f"*.{ending}")]
    assert len(files) > 100
    long = {
        str(path.relative_to(ROOT)): lines
        for path in files
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > most
    }
    assert long == {}
