"""Dice that nobody chose: everybody adds a share, and each is promised before any is shown.

Whoever holds the match promises its share (tells its SHA-256) first of all. Then every player promises theirs; when all
promises are known, the players show their shares, and the seed follows from all of them. Nobody who waited for the
others could still change their own. Whoever holds the match shows its share when the match is over: until then no
player knows the dice.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec

from dejarik.core.refusal import Refused

#: Bytes of a share.
SHARE = 32

Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class Lots(msgspec.Struct, frozen=True):
    """How the seed of a match came about; part of its record."""

    #: The share of whoever held the match, and what was promised of it.
    house: Hex
    promise: Hex
    #: What each seat promised before any share was shown; None for bots and for those who added nothing.
    promises: list[Hex | None]
    #: What each seat showed; None, where it was promised but not shown in time.
    shares: list[Hex | None]

    def seed(self) -> bytes:
        """What the dice follow from."""
        told = [f"{promise or '-'} {share or '-'}\n" for promise, share in zip(self.promises, self.shares, strict=True)]
        return hashlib.sha256(f"dejarik lots\n{self.house}\n{''.join(told)}".encode()).digest()

    def check(self, seed: bytes, seats: int) -> None:
        """Refuse lots from which this seed does not follow, or of which somebody showed what they had not promised."""
        if len(self.promises) != seats or len(self.shares) != seats or self.seed() != seed:
            raise Refused("record-lots")
        if promise(self.house) != self.promise:
            raise Refused("record-lots-house")
        for seat, (promised, share) in enumerate(zip(self.promises, self.shares, strict=True), start=1):
            if share is not None and promise(share) != promised:
                raise Refused("record-lots-share", seat=seat)

    @property
    def given(self) -> list[int]:
        """Seats whose share is in the dice."""
        return [seat for seat, share in enumerate(self.shares) if share is not None]


def promise(share: str) -> str:
    """What is told of a share before it is shown."""
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()
