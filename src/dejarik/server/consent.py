"""Wishes in which others at the table have a say: to take an answer back, to call the match off."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

import msgspec

from dejarik.core.refusal import Refused
from dejarik.server.events import ANSWERS, Draft, Event


class Matter(NamedTuple):
    """Something that can be wished for, and what the events about it are called."""

    name: str
    ask: str
    agree: str
    deny: str
    grant: str
    #: Whoever asks and then plays on has thought better of it.
    withdrawn_by_playing: bool = False


UNDO: Final = Matter("undo", "ask-undo", "agree", "deny", "undo", withdrawn_by_playing=True)
ENDING: Final = Matter("ending", "ask-off", "agree-off", "deny-off", "off")
MATTERS: Final = (UNDO, ENDING)

#: What an event is about, if it is one of consent.
ABOUT: Final = {kind: matter for matter in MATTERS for kind in (matter.ask, matter.agree, matter.deny, matter.grant)}


class Wish(msgspec.Struct):
    """Somebody wishes something; everybody who must agree has to say yes."""

    seat: int
    at: int
    agreed: list[int] = []


class Consent(msgspec.Struct):
    """The wishes before the table, at most one for each matter."""

    wishes: dict[str, Wish] = {}

    def wish(self, matter: Matter) -> Wish | None:
        return self.wishes.get(matter.name)

    def said(self, matter: Matter) -> Collection[int]:
        """Seats that have spoken for it: who asks, and who has agreed."""
        wish = self.wish(matter)
        return () if wish is None else (wish.seat, *wish.agreed)

    # ── events in ──────────────────────────────────────────────────────────────────────────────────────────────────

    def follow(self, event: Event) -> None:
        matter = ABOUT.get(event.kind)
        if matter is None:
            self._played(event)
        elif event.kind == matter.ask:
            self.wishes[matter.name] = Wish(event.seat, event.at)
        elif event.kind != matter.agree:
            self.wishes.pop(matter.name, None)
        elif (wish := self.wish(matter)) is not None:
            wish.agreed.append(event.seat)

    def _played(self, event: Event) -> None:
        if event.kind not in ANSWERS and event.kind != "retract":
            return
        for matter in MATTERS:
            wish = self.wish(matter)
            if matter.withdrawn_by_playing and wish is not None and wish.seat == event.seat:
                del self.wishes[matter.name]

    def left(self, seat: int) -> None:
        """Whoever sat there has gone, and with them what they wished and said."""
        for name, wish in list(self.wishes.items()):
            if wish.seat == seat:
                del self.wishes[name]
            elif seat in wish.agreed:
                wish.agreed.remove(seat)

    # ── events out ─────────────────────────────────────────────────────────────────────────────────────────────────

    def propose(self, matter: Matter, seat: int, waiting: Collection[int], value: Any = None) -> Draft:
        """A seat wishes something; `waiting` are the others who would have to agree, `value` is what it comes to."""
        wish = self.wish(matter)
        if not waiting:
            return Draft(matter.grant, seat if wish is None else wish.seat, value)
        if wish is not None:
            raise Refused(f"{matter.name}-asked")
        return Draft(matter.ask, seat)

    def reply(
        self,
        matter: Matter,
        seat: int,
        waiting: Collection[int],
        then: Collection[int],
        *,
        agree: bool,
        value: Any = None,
    ) -> Draft:
        """Yes or no to a wish; whoever asked takes it back with a no.

        `waiting` are those who have still to agree, `then` those who would be left after this yes.
        """
        wish = self.wish(matter)
        if wish is None or (seat not in waiting and (agree or seat != wish.seat)):
            raise Refused(f"no-{matter.name}-asked")
        if not agree:
            return Draft(matter.deny, seat)
        return Draft(matter.agree, seat) if then else Draft(matter.grant, wish.seat, value)
