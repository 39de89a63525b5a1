"""The golden playthroughs are unchanged, and replay from their records."""

from __future__ import annotations

import pytest

from tests.games.hope.golden import MATCHES, path, playthrough


@pytest.mark.parametrize("name", MATCHES)
def test_golden_playthrough(name: str) -> None:
    assert playthrough(name) == path(name).read_text(encoding="utf-8"), "see tests/games/hope/golden.py"
