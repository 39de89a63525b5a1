"""Chance: one keyed stream of numbers per match."""

from __future__ import annotations

import hashlib
import os
from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

Item = TypeVar("Item")

#: A block from its end: eight little-endian words, the last one first.
_WORDS = Struct(">8Q")
_SPAN = 1 << 64
_SMALL = 1 << 32
_PLAIN = _SPAN - _SMALL


class UnexpectedDraw(Exception):
    """A scripted draw does not fit the draw now asked for: this guessed world cannot have happened."""


class Rng:
    """BLAKE2b keyed by a 32-byte seed, in counter mode, read as 64-bit words.

    Players cannot predict it, anyone who is told the key can verify it, and it is copied in a few fields.
    """

    __slots__ = ("_blocks", "_keyed", "_words", "key", "opened", "script")

    def __init__(self, key: bytes, position: int = 0, script: Sequence[int] = ()) -> None:
        self.key = key
        self._keyed = blake2b(key=key)
        self._blocks = position // 8
        self._words: list[int] = []
        if position % 8:
            self._refill()
            del self._words[-(position % 8) :]
        #: Open draws made since somebody began to listen; None while nobody does.
        self.opened: list[int] | None = None
        #: Open draws that are already known and come first, the next one last (see `Match.guess`).
        self.script: list[int] = list(script)

    @classmethod
    def from_seed(cls, seed: int | str | bytes | None = None) -> Rng:
        return cls(seed_bytes(seed))

    @property
    def position(self) -> int:
        """How many words have been drawn."""
        return self._blocks * 8 - len(self._words)

    def copy(self) -> Rng:
        twin = Rng.__new__(Rng)
        twin.key = self.key
        twin._keyed = self._keyed
        twin._blocks = self._blocks
        twin._words = self._words[:]
        twin.opened = None
        twin.script = self.script[:] if self.script else []
        return twin

    def _refill(self) -> list[int]:
        keyed = self._keyed.copy()  # half the time of keying it anew for every block
        keyed.update(self._blocks.to_bytes(8, "little"))
        self._blocks += 1
        self._words = words = list(_WORDS.unpack(keyed.digest()[::-1]))
        return words

    def word(self) -> int:
        return (self._words or self._refill()).pop()

    def below(self, n: int) -> int:
        """A hidden draw: uniform in 0 … n-1. Words of the incomplete last span are drawn again, so there is no bias."""
        word = (self._words or self._refill()).pop()
        if word < _PLAIN and n <= _SMALL:  # far from the last span, as good as always
            return word % n
        return self._fair(word, n)

    def _fair(self, word: int, n: int) -> int:
        """`word` as a draw below n, or the next word that can be one."""
        while True:
            result = word % n
            if word - result <= _SPAN - n:
                return result
            word = (self._words or self._refill()).pop()

    def roll(self, n: int) -> int:
        """An open draw: as `below`, but everybody at the table sees the result at once (a die)."""
        if self.script:
            result = self.script.pop()
            if result >= n:
                raise UnexpectedDraw
        else:
            result = self.below(n)
        if self.opened is not None:
            self.opened.append(result)
        return result

    def choice(self, items: Sequence[Item]) -> Item:
        """One of the items, by a hidden draw."""
        n = len(items)
        word = (self._words or self._refill()).pop()  # `below`, without a call
        return items[word % n if word < _PLAIN else self._fair(word, n)]

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Mix in place (Fisher-Yates)."""
        words = self._words
        for n in range(len(items), 1, -1):  # `below`, without a call for each item
            words = words or self._refill()
            word = words.pop()
            j = word % n if word < _PLAIN else self._fair(word, n)
            items[n - 1], items[j] = items[j], items[n - 1]

    def sample(self, items: Sequence[Item], k: int) -> list[Item]:
        """`k` different places of `items`, in random order."""
        pool = list(items)
        count = len(pool)
        words = self._words
        for i in range(k):  # as in `shuffle`
            words = words or self._refill()
            word = words.pop()
            n = count - i
            j = i + (word % n if word < _PLAIN else self._fair(word, n))
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:k]

    def uniform(self) -> float:
        """A float in [0, 1)."""
        return (self.word() >> 11) / (1 << 53)

    def fresh(self) -> Rng:
        """An unrelated stream, keyed from this one."""
        return Rng(b"".join(self.word().to_bytes(8, "little") for _ in range(4)))


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """A 32-byte seed from whatever a person gives; fresh from the system when nothing is given."""
    if seed is None:
        return os.urandom(32)
    if isinstance(seed, bytes):
        if len(seed) == 32:
            return seed
        return hashlib.sha256(seed).digest()
    return hashlib.sha256(str(seed).encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published when a match starts; the seed itself follows when it ends."""
    return hashlib.sha256(seed).hexdigest()
