"""A witness hears every moment that the rules announce, with all that it tells."""

from __future__ import annotations

import msgspec
import pytest

from dejarik.games.destiny.cards.library import MOMENTS
from dejarik.games.destiny.rules.timing import TIMING
from dejarik.games.destiny.state import Moment, Table


class Witness:
    """Hears all moments, each once, as it was when it was announced."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        #: Those before something happens, and those after it.
        self.before: list[Moment] = []
        self.after: list[Moment] = []
        self._known: list[Moment] = []
        look = TIMING.awaited

        def awaited(table: Table, timing: str, moment: Moment) -> list[str] | None:
            if not any(moment is known for known in self._known):
                self._known.append(moment)
                assert all(kind in MOMENTS for kind in moment.kinds), f"no text could wait for {moment.kinds}"
                (self.after if timing == "after" else self.before).append(msgspec.structs.replace(moment))
            return look(table, timing, moment)

        monkeypatch.setattr(TIMING, "awaited", awaited)
