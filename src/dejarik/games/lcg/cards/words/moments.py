"""Moments: the conditions of interrupts and reactions."""

from __future__ import annotations

from dejarik.games.lcg.cards.ability import Condition, Filter, Trigger, Use
from dejarik.games.lcg.cards.words.conditions import both, by_opponent, by_you
from dejarik.games.lcg.cards.words.filters import host, other, this


def on(kind: str, which: Filter | None = None, when: Condition | None = None) -> Trigger:
    """Any condition by its kind; the words below name the usual ones."""
    return Trigger(kind, which, when)


opponents_turn_begins = on("turn-begins", None, by_opponent)
you_refresh = on("refreshes", None, by_you)


def your_phase_begins(phase: str) -> Trigger:
    return on(f"{phase}-begins", None, by_you)


your_refresh_ends = on("refresh-ends", None, by_you)


def enters(which: Filter = this) -> Trigger:
    return on("enters", which)


def leaves(which: Filter = this) -> Trigger:
    return on("leaves", which)


def destroyed(which: Filter) -> Trigger:
    return on("destroyed", which)


def focused_to_strike(which: Filter = this) -> Trigger:
    return on("focused-to-strike", which)


def strike_resolved(which: Filter = this) -> Trigger:
    return on("strike-resolved", which)


def declared(which: Filter = this) -> Trigger:
    """Declared as attacker or defender."""
    return on("declared", which)


def declared_attacker(which: Filter = this) -> Trigger:
    return on("attacks", which)


def is_engaged(which: Filter = this) -> Trigger:
    return on("engaged", which)


def would_be_damaged(which: Filter) -> Trigger:
    return on("damage", which)


def is_damaged(which: Filter, by: Filter | None = None) -> Trigger:
    """Damage was placed on it; `by`: the card that dealt it."""

    def from_it(use: Use) -> bool:
        assert by is not None
        return use.moment is not None and by.test(use, use.moment.source)

    return on("damaged", which, None if by is None else from_it)


def event_played(which: Filter | None = None, when: Condition | None = None) -> Trigger:
    """An event is played (interrupts: before its effect; reactions: after it)."""
    return on("event-played", which, when)


def you_play(which: Filter) -> Trigger:
    """Interrupts: while the cost is worked out. Reactions: after the card was played."""
    return on("played", which, by_you)


def you_are_playing(which: Filter) -> Trigger:
    return on("playing", which, by_you)


def you_win_edge(when: Condition | None = None) -> Trigger:
    return on("edge-won", None, by_you if when is None else both(by_you, when))


def you_commit(which: Filter = this) -> Trigger:
    return on("commits", which, by_you)


def captured_from_play(which: Filter) -> Trigger:
    return on("captured-from-play", which)


def survives(which: Filter = this, *, unopposed: bool = False) -> Trigger:
    def test(use: Use) -> bool:
        return use.moment is not None and (not unopposed or use.moment.note == "unopposed")

    return on("survives", which, test)


def generates(which: Filter = host) -> Trigger:
    return on("generates", which)


interrupt_used = on("interrupt-used", other)
