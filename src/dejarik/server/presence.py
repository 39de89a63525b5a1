"""Who is at one table: the sockets of this server, and what the other servers have said of theirs."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from dejarik.server.client import Client

#: A server that has not spoken of its people for so many seconds has none.
SILENCE = 60.0


class Roll(NamedTuple):
    """Who is connected through one server: seats, and how many only watch."""

    seats: tuple[int, ...]
    watching: int


class Presence:
    """Counted as people come and go, so that neither costs more when many are here. Moments are monotonic seconds."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self._here: Counter[int | None] = Counter()
        self._elsewhere: dict[str, tuple[Roll, float]] = {}
        #: When the last socket of a seat went away.
        self._away_since: dict[int, float] = {}
        #: Seats that seem to be here, and until when.
        self._looking_in: dict[int, float] = {}

    def arrive(self, client: Client) -> None:
        self.clients.add(client)
        self._here[client.seat] += 1
        if client.seat is not None:
            self._away_since.pop(client.seat, None)

    def leave(self, client: Client, at: float) -> None:
        if client not in self.clients:
            return
        self.clients.remove(client)
        self._here[client.seat] -= 1
        if not self._here[client.seat]:
            del self._here[client.seat]
        if client.seat is not None and not self.online(client.seat):
            self._away_since[client.seat] = at

    def look_in(self, seat: int, until: float) -> None:
        """A seat seems to be here for a while; nobody can tell it from one that is."""
        self._looking_in[seat] = until
        self._away_since.pop(seat, None)

    # ── looking ────────────────────────────────────────────────────────────────────────────────────────────────────

    def here(self) -> Roll:
        """What this server tells the others."""
        seats = {*self._looking_in, *(seat for seat in self._here if seat is not None)}
        return Roll(tuple(sorted(seats)), self._here[None])

    def online(self, seat: int) -> bool:
        return (
            seat in self._here
            or seat in self._looking_in
            or any(seat in roll.seats for roll, _ in self._elsewhere.values())
        )

    @property
    def anybody(self) -> bool:
        """Whether anybody looks at the table, from wherever."""
        return bool(self.clients or self._elsewhere)

    @property
    def watching(self) -> int:
        return self._here[None] + sum(roll.watching for roll, _ in self._elsewhere.values())

    def all_here(self, seats: int) -> bool:
        """Whether people of all seats are connected through this server."""
        return len(self._here) - (None in self._here) == seats

    def gone_for(self, seat: int, at: float) -> float:
        """Seconds since nobody is connected for this seat; counted from the first time that somebody asks."""
        return 0.0 if self.online(seat) else at - self._away_since.setdefault(seat, at)

    # ── other servers ──────────────────────────────────────────────────────────────────────────────────────────────

    def hear(self, node: str, roll: Roll, at: float) -> None:
        self._elsewhere[node] = roll, at
        for seat in roll.seats:
            self._away_since.pop(seat, None)

    def forget_silent(self, at: float) -> bool:
        """Drop servers that have not spoken for long: they are gone, and so are their people. Whether a look ended."""
        if not self._looking_in and not self._elsewhere:
            return False  # as nearly always: every table is asked every few seconds
        ended = [seat for seat, until in self._looking_in.items() if until < at]
        for seat in ended:
            del self._looking_in[seat]
            if not self.online(seat):
                self._away_since[seat] = at
        self._elsewhere = {node: told for node, told in self._elsewhere.items() if at - told[1] <= SILENCE}
        return bool(ended)
