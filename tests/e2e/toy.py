"""A game that has rules but no board of its own, for the plain table."""

from __future__ import annotations

from tests.toys import Bidding

GAME = Bidding()
