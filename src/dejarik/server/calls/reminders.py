"""Who is called, and when: once for a question, until they have looked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from dejarik.server import telling
from dejarik.server.calls import forms
from dejarik.server.calls.caller import Caller
from dejarik.server.calls.wishes import Wish, Wishes
from dejarik.server.events import now
from dejarik.server.live import LiveMatch
from dejarik.server.memory import Holder, Memories
from dejarik.server.pace import unhurried

#: Milliseconds that a question stands before somebody is called: who is away, and who has the table open.
AWAY: Final = 5_000
HERE: Final = 60_000
#: Whether one comes to a rematch is asked when the table is made, before any question of the game.
REMATCH: Final = 1


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
        held = {live.id: live for live in matches}
        waits: list[Waits] = []
        async for live in unhurried(held.values()):
            waits += [*_waiting(live, at), *_awaited(live, held, at)]
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
        game, sittings = live.game.presenter.name(lang), live.course.sittings
        if one.question == REMATCH:
            letter = forms.rematch(lang, game, telling.host_name(sittings, live.course.facts.host, lang), live.id)
        else:
            letter = forms.turn(lang, game, ", ".join(telling.names(sittings, lang)), live.id)
        self._caller.call(wish, letter, lambda: self._memories.still_called(one.holder, one.question))


def _awaited(live: LiveMatch, held: Mapping[str, LiveMatch], at: int) -> list[Waits]:
    """Who has not come to a rematch yet; whoever still sits at the table before can see that they are asked."""
    if live.standing.state != "waiting" or live.lock.locked():
        return []
    before = held.get(live.course.facts.rematch_of or "")
    found = []
    for sitting in live.course.sittings:
        person, waited = sitting.awaited, at - (sitting.invited or 0)
        if person is None or sitting.declined or not sitting.kept_for(person) or waited < AWAY:
            continue
        here = before is not None and any(before.presence.online(seat) for seat in before.course.seats_of(person))
        if waited >= (HERE if here else AWAY) and live.called.get(sitting.seat) != (REMATCH, here):
            found.append(Waits(live, Holder(live.id, person, sitting.seat), REMATCH, here))
    return found


def _waiting(live: LiveMatch, at: int) -> list[Waits]:
    """Whom this match has waited for long enough, each only once."""
    if live.standing.state != "running" or live.lock.locked():
        return []
    course, found = live.course, []
    asked_at = course.clocks.asked_at
    for seat, question in course.clocks.posed.items():
        waited, sitting = at - asked_at[seat], course.sittings[seat]
        if waited < AWAY or sitting.person is None or not sitting.human:
            continue
        here = live.presence.online(seat)
        if waited >= (HERE if here else AWAY) and live.called.get(seat) != (question, here):
            found.append(Waits(live, Holder(live.id, sitting.person, seat), question, here))
    return found
