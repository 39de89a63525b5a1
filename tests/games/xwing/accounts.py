"""Whether everything that changed was told: the journal is kept like a ledger beside the ships."""

from __future__ import annotations

from collections.abc import Iterator

from dejarik.core.note import Note
from dejarik.games.xwing.notes import (
    BarrelRolls,
    CriticallyDamaged,
    Damaged,
    Deployed,
    Destroyed,
    Drifts,
    Escaped,
    Fled,
    Flipped,
    GainsEvade,
    GainsFocus,
    Ionised,
    LendsSkill,
    Locks,
    LosesShield,
    Moves,
    RecoversShield,
    Relieved,
    Repairs,
    Reshuffled,
    Scans,
    ShakesLock,
    ShieldsUp,
    SpendsEvade,
    SpendsFocus,
    SpendsLock,
    Stressed,
    TokensCleared,
    UpgradeDiscarded,
)
from dejarik.games.xwing.state import NONE, Ship, Table


class Books:
    """A table before and after, and what was told in between."""

    def __init__(self, before: Table, after: Table, notes: list[Note]) -> None:
        self.before, self.after, self.notes = before, after, notes

    @property
    def gaps(self) -> list[str]:
        """What changed and was not told, or was told and did not change."""
        found = [
            gap for was, now in zip(self.before.ships, self.after.ships, strict=False) for gap in self._of(was, now)
        ]
        refilled = sum(note.count for note in self.notes if isinstance(note, Reshuffled))
        if refilled < len(self.after.deck) - len(self.before.deck):
            found.append("the deck grew")
        return found

    def told(self, ship: Ship, *kinds: type[Note]) -> list[Note]:
        """The notes of these kinds about a ship."""
        return [note for note in self.notes if isinstance(note, kinds) and getattr(note, "ship", None) == ship.tag]

    def count(self, ship: Ship, *kinds: type[Note]) -> int:
        return len(self.told(ship, *kinds))

    def _of(self, was: Ship, now: Ship) -> Iterator[str]:
        if was.in_play and not now.in_play:
            told = self.count(now, Destroyed), self.count(now, Escaped), self.count(now, Fled)
            if told not in ((1, 0, 0), (1, 0, 1), (0, 1, 1)):
                yield f"{now.id} is gone"
            return
        for gap, true in (*self._tokens(was, now).items(), *self._cards(was, now).items()):
            if not true:
                yield f"{now.id}: {gap}"

    def _tokens(self, was: Ship, now: Ship) -> dict[str, bool]:
        cleared = any(isinstance(note, TokensCleared) for note in self.notes)
        focus = was.focus + self.count(now, GainsFocus) - self.count(now, SpendsFocus)
        evade = was.evade + self.count(now, GainsEvade) - self.count(now, SpendsEvade)
        return {
            "focus": now.focus == (0 if cleared else focus),
            "evade": now.evade == (0 if cleared else evade),
            "stress": now.stress == self._stress(was, now),
            "shields": now.shields == self._shields(was, now),
            "ion": now.ion == (0 if self.count(now, Drifts) else was.ion) + self.count(now, Ionised),
            "lock": (now.lock, now.letter) == self._lock(was, now),
        }

    def _cards(self, was: Ship, now: Ship) -> dict[str, bool]:
        cards = len(was.damage) + self.count(now, Damaged, CriticallyDamaged) - self.count(now, Repairs)
        opened = sum(card.faceup for card in was.damage) + self.count(now, CriticallyDamaged) - self.count(now, Flipped)
        lent = [note.skill for note in self.notes if isinstance(note, LendsSkill) and note.target == now.tag]
        return {
            "damage": len(now.damage) == cards,
            "faceup": sum(card.faceup for card in now.damage) == opened,
            "upgrades": len(now.upgrades) == len(was.upgrades) - self.count(now, UpgradeDiscarded),
            "cargo": len(now.cargo) == len(was.cargo) + self.count(now, Scans),
            "skill": now.borrowed_skill in (NONE, *lent, was.borrowed_skill)
            and (not lent or now.borrowed_skill in lent),
            "place": now.pose == self._place(was, now),
        }

    def _stress(self, was: Ship, now: Ship) -> int:
        notes = [note for note in self.told(now, Stressed, Relieved) if isinstance(note, Stressed | Relieved)]
        return notes[-1].count if notes else was.stress

    def _shields(self, was: Ship, now: Ship) -> int:
        shields = was.shields
        for note in self.notes:
            if isinstance(note, LosesShield) and note.ship == now.tag:
                shields = note.left
            elif isinstance(note, RecoversShield) and note.ship == now.tag:
                shields = note.shields
            elif isinstance(note, ShieldsUp):
                shields = now.shields
        return shields

    def _place(self, was: Ship, now: Ship) -> tuple[int, int, int]:
        place = was.pose
        for note in self.told(now, Moves, BarrelRolls, Deployed):
            assert isinstance(note, Moves | BarrelRolls | Deployed)
            place = note.spot if isinstance(note, Deployed) else note.end
        return place[0], place[1], place[2] % 360_000

    def _lock(self, was: Ship, now: Ship) -> tuple[int, str]:
        lock, letter = was.lock, was.letter
        for note in self.notes:
            if isinstance(note, Locks) and note.ship == now.tag:
                lock, letter = note.target.id, note.letter
            elif self._frees(note, now, lock):
                lock, letter = NONE, ""
        return lock, letter

    def _frees(self, note: Note, ship: Ship, lock: int) -> bool:
        """A lock ends when it is spent, when the target shakes it off, or when the target is gone."""
        if isinstance(note, SpendsLock):
            return note.ship == ship.tag
        if isinstance(note, ShakesLock):
            return note.target == ship.tag
        return isinstance(note, Destroyed | Escaped) and note.ship.id == lock
