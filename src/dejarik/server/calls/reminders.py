"""Who is called, and when: once for a question, until they have looked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from dejarik.server import telling
from dejarik.server.calls import forms
from dejarik.server.calls.caller import Caller
from dejarik.server.calls.wishes import Wish, Wishes
from dejarik.server.events import now
from dejarik.server.live import LiveMatch
from dejarik.server.memory import Holder, Memories

#: Milliseconds that a question stands before somebody is called: who is away, and who has the table open.
AWAY: Final = 5_000
HERE: Final = 60_000


class Waits(NamedTuple):
    """Somebody whose answer a match has waited for long enough."""

    live: LiveMatch
    holder: Holder
    question: int
    #: They have the table open.
    here: bool

    def noted(self) -> None:
        self.live.called[self.holder.seat] = self.question, self.here


class Reminders:
    """Looks through the matches in memory, on the house's rounds."""

    def __init__(self, wishes: Wishes, memories: Memories, caller: Caller) -> None:
        self._wishes = wishes
        self._memories = memories
        self._caller = caller

    async def go_round(self, matches: Iterable[LiveMatch]) -> None:
        at = now()
        waits = [one for live in matches for one in _waiting(live, at)]
        wishes = await self._wishes.all({one.holder.person for one in waits})
        for one in waits:
            one.noted()
            wish = wishes.get(one.holder.person)
            if wish is None or not wish.any or (one.here and not wish.always):
                continue
            if await self._memories.call(one.holder, one.question):
                self._call(one, wish)

    def _call(self, one: Waits, wish: Wish) -> None:
        live, lang = one.live, wish.lang
        game = live.game.presenter.name(lang)
        others = ", ".join(telling.names(live.course.sittings, lang))
        letter = forms.turn(lang, game, others, live.id)
        self._caller.call(wish, letter, lambda: self._memories.still_called(one.holder, one.question))


def _waiting(live: LiveMatch, at: int) -> list[Waits]:
    """Whom this match has waited for long enough, each only once."""
    if live.standing.state != "running" or live.lock.locked():
        return []
    course, found = live.course, []
    for seat, question in course.clocks.posed.items():
        sitting, waited = course.sittings[seat], at - course.clocks.asked_at[seat]
        if sitting.person is None or not sitting.human or waited < AWAY:
            continue
        here = live.presence.online(seat)
        one = Waits(live, Holder(live.id, sitting.person, seat), question, here)
        if waited >= (HERE if here else AWAY) and live.called.get(seat) != (question, here):
            found.append(one)
    return found
