"""What every test of the card game may ask for."""

from __future__ import annotations

import pytest

from tests.games.lcg.stage import Witness


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Witness:
    """Hears every moment and every note."""
    return Witness(monkeypatch)
