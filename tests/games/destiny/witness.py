"""A witness hears every moment that the rules announce, with all that it tells."""

from __future__ import annotations

import msgspec
import pytest

from dejarik.games.destiny.cards.facts import DAMAGE
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
        heard, awaited = TIMING.heard, TIMING.awaited

        def hear(moment: Moment, *, after: bool) -> None:
            if not any(moment is known for known in self._known):
                self._known.append(moment)
                assert all(kind in MOMENTS for kind in moment.kinds), f"no text could wait for {moment.kinds}"
                if moment.kinds[0] in ("damage", "dealt", "taken"):
                    assert moment.note in ("", *DAMAGE), f"there is no {moment.note} damage"
                (self.after if after else self.before).append(msgspec.structs.replace(moment))

        def first_look(table: Table, timings: tuple[str, ...], moment: Moment) -> bool:
            hear(moment, after="after" in timings)
            return heard(table, timings, moment)

        def look(table: Table, timing: str, moment: Moment) -> list[str] | None:
            hear(moment, after=timing == "after")
            return awaited(table, timing, moment)

        monkeypatch.setattr(TIMING, "heard", first_look)
        monkeypatch.setattr(TIMING, "awaited", look)
        monkeypatch.setattr(TIMING, "expects", lambda *_: True)
