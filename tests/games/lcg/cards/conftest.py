"""Whatever a card does in these tests, it says truly whether it was carried out."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec
import pytest

from dejarik.core.cards import Deed, Only, Verb
from dejarik.core.question import Procedure
from dejarik.core.state import digest


@pytest.fixture(autouse=True)
def honest(monkeypatch: pytest.MonkeyPatch) -> None:
    """An effect says yes if it has changed the table or what is about to happen, and no if it has not."""
    begun = count()
    for kind in (Deed, Only, Verb):
        monkeypatch.setattr(kind, "resolve", _honest(kind.resolve, begun))


def _honest(resolve: Any, begun: count[int]) -> Any:
    def state(use: Any) -> object:
        moment = use.moment
        return digest(use.table), None if moment is None else (moment.amount, moment.note, moment.cancelled)

    def resolved(self: Any, use: Any) -> Procedure[bool]:
        turn, before = next(begun), state(use)
        done = yield from resolve(self, use)
        name = use.table.cards[use.this]
        assert isinstance(done, bool), f"{name} says {msgspec.json.encode(done)!r} and not yes or no"
        alone = next(begun) == turn + 1
        changed = state(use) != before
        assert changed or not done, f"{name} has done nothing and says it has"
        assert done or not changed or not alone, f"{name} has done something and says it has not"
        return done

    return resolved
