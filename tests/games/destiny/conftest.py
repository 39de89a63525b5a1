"""Whatever is tried in these tests: texts say truly whether they were carried out, and every moment has a name."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from dejarik.core.cards import Deed, Verb
from dejarik.core.question import Procedure
from dejarik.core.rng import Rng
from dejarik.core.state import digest
from tests.games.destiny.witness import Witness

#: Effects that say whether something is there or was allowed; with nothing to do they have still done it.
LOOKS = frozenset(
    f"{name}.<locals>.act"
    for name in ("spot", "require", "against", "pick_out", "the_one_who_did_it", "spend_or_spot", "discard_own")
) | {"raise_value.<locals>.act", "each_opponent_mills.<locals>.act"}
#: Effects that are done only in full ("then"): half of it happens, and is not enough.
IN_FULL = frozenset(f"{name}.<locals>.act" for name in ("draw", "mill_own", "they_mill", "search_deck"))


#: Whole matches, and cards used where little is left for them to do: nobody listens so closely there.
MATCHES = frozenset(
    f"test_{name}.py"
    for name in (
        "random_decks",
        "bot",
        "odds",
        "build",
        "journal",
        "habits",
        "what_cards_do",
        "shortcuts",
        "hidden_worlds",
    )
)


@pytest.fixture(autouse=True)
def witness(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Witness | None:
    """Hears every moment."""
    return None if request.path.name in MATCHES else Witness(monkeypatch)


@pytest.fixture(autouse=True)
def honest(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """An effect says yes if it has changed the table or what is about to happen, and no if it has not."""
    if request.path.name in MATCHES:
        return
    begun = count()
    for kind in (Deed, Verb):
        monkeypatch.setattr(kind, "resolve", _honest(kind.resolve, begun))


def _honest(resolve: Any, begun: count[int]) -> Any:
    def resolved(self: Any, use: Any) -> Procedure[bool]:
        turn, before, lying = next(begun), _all_of(use), _lying(use)
        done: bool = yield from resolve(self, use)
        name, act = use.table.cards[use.this], self.act.__qualname__
        assert isinstance(done, bool), f"{name} says {done!r} and not yes or no"
        alone = next(begun) == turn + 1
        assert not done or act in LOOKS or _all_of(use) != before, f"{name} has done nothing and says it has"
        if alone and not done and act not in IN_FULL and not _silent(self.act):
            assert _lying(use) == lying, f"{name} has done something and says it has not"
        return done

    return resolved


def _silent(act: Any) -> bool:
    """A deed upon which nothing hangs says nothing."""
    done = [cell.cell_contents for cell in act.__closure__ or ()] if act.__qualname__ == "deed.<locals>.resolve" else ()
    return any(getattr(inner, "__annotations__", {}).get("return") == "Procedure[None]" for inner in done)


def _all_of(use: Any) -> object:
    """All that a text can change: the table, what is about to happen, and what its next part speaks of."""
    moment, own = use.moment, (use.stays, use.foe, use.number, tuple(use.paid))
    return digest(use.table), own, None if moment is None else (moment.amount, moment.note, moment.cancelled)


def _lying(use: Any) -> str:
    """Where everything lies, whoever knows it."""
    table = use.table.copy()
    table.rng, table.known, table.shown = Rng.from_seed("nothing"), [], 0
    return digest(table)
