"""Shares of the dice while a match waits to begin: who has promised one, and who has shown it."""

from __future__ import annotations

from typing import Final

import msgspec

from dejarik.core import lots
from dejarik.core.refusal import Refused
from dejarik.server.events import Draft, Event

#: Milliseconds that whoever has promised a share has to show it, once all promises are known.
PATIENCE: Final = 8000


class Lots(msgspec.Struct):
    """Promises come with the players; they are fixed when nobody is missing; then shares are shown."""

    promises: dict[int, str] = {}
    shares: dict[int, str] = {}
    #: When the promises were fixed.
    fixed_at: int | None = None

    # ── events in ──────────────────────────────────────────────────────────────────────────────────────────────────

    def follow(self, event: Event) -> None:
        if event.kind == "promise":
            self.promises[event.seat] = event.value
        elif event.kind == "lots":
            self.fixed_at = event.at
        elif event.kind == "reveal":
            self.shares[event.seat] = event.value

    def left(self, seat: int) -> None:
        """Somebody has gone. If promises were fixed, shares may be known: then everybody promises anew."""
        self.promises.pop(seat, None)
        if self.fixed_at is not None:
            self.promises, self.shares, self.fixed_at = {}, {}, None

    # ── events out ─────────────────────────────────────────────────────────────────────────────────────────────────

    def promise(self, seat: int, promised: str) -> Draft:
        if self.fixed_at is not None or seat in self.promises:
            raise Refused("already-promised")
        return Draft("promise", seat, promised)

    def reveal(self, seat: int, share: str) -> Draft:
        if self.fixed_at is None:
            raise Refused("not-all-promised")
        if seat in self.shares or lots.promise(share) != self.promises.get(seat):
            raise Refused("wrong-share")
        return Draft("reveal", seat, share)

    def step(self, at: int) -> Draft | None:
        """What comes next when nobody is missing at the table: promises are fixed, shares awaited, the match begins."""
        if self.promises and self.fixed_at is None:
            return Draft("lots", 0)
        if self.fixed_at is not None and len(self.shares) < len(self.promises) and at < self.fixed_at + PATIENCE:
            return None
        return Draft("start", 0)

    def proof(self, house: bytes, seats: int) -> lots.Lots | None:
        """How the seed came about; None where nobody has added a share."""
        if not self.shares:
            return None
        return lots.Lots(
            house=house.hex(),
            promise=lots.promise(house.hex()),
            promises=[self.promises.get(seat) for seat in range(seats)],
            shares=[self.shares.get(seat) for seat in range(seats)],
        )
