"""What speaks for an answer in Rebellion, for people who ask for a hint."""

from __future__ import annotations

from dejarik.core.note import Reason
from dejarik.games.rebellion.notes import Card, Leader, Place


class RebellionReason(Reason):
    """What speaks for an answer in this game."""


class StormBase(RebellionReason):
    """The base is known: everything goes there."""

    place: Place


class SearchHere(RebellionReason):
    """The base may be here."""

    place: Place
    left: int


class TakeSystem(RebellionReason):
    """A system that would build for us."""

    place: Place


class HideHere(RebellionReason):
    """Far from Imperial troops, and with few ways to it."""

    place: Place


class SkilledFor(RebellionReason):
    """A mission that somebody free is good at."""

    card: Card
    leader: Leader


class KeepForCommand(RebellionReason):
    """Leaders in the pool are needed to activate systems."""


class MayPass(RebellionReason):
    """Nothing left that is worth a leader."""
