"""What an operator can set, from the command line or the environment (`DEJARIK_<NAME>`)."""

from __future__ import annotations

import ipaddress
import os
import re
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

_FOLDER = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "dejarik"


#: Nothing that is counted here, and no time, is longer: neither endless times nor those beyond any calendar.
MOST = 1_000_000_000

#: As browsers write it: no path, no slash at the end.
_ORIGIN = re.compile(r"https?://[^/?#@\s]+")

Count = Annotated[int, Meta(ge=0, le=MOST)]
Rate = Annotated[float, Meta(ge=0, le=MOST)]
Seconds = Annotated[float, Meta(ge=0, le=MOST)]


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """Everything has a sensible value for one machine at home."""

    #: A file for SQLite, or the URL of a PostgreSQL database that several servers share.
    db: str = str(_FOLDER / "dejarik.sqlite")
    #: Where problem reports of players are written.
    reports: str = str(_FOLDER / "reports")
    #: Processes that think for the bots.
    bot_processes: Annotated[int, Meta(ge=1, le=64)] = max(1, (os.cpu_count() or 2) - 1)
    #: Processes that play matches again: replays, proofs, records.
    record_processes: Annotated[int, Meta(ge=1, le=64)] = 1
    #: Seconds a bot may think about one answer; then it answers anything that is allowed.
    bot_seconds: Annotated[float, Meta(gt=0, le=MOST)] = 10.0
    #: Seconds a bot waits before it answers, so that people can follow.
    bot_pause: Seconds = 0.4
    #: Seconds after which an absent player's seat counts as abandoned.
    abandoned_after: Seconds = 60.0
    #: Seconds a match without anybody at it stays in memory.
    idle_after: Seconds = 120.0
    #: Requests a minute from one address; 0: no limit.
    requests_per_minute: Count = 600
    #: Sign-ins and sign-ups a minute from one address; 0: no limit.
    sign_ins_per_minute: Count = 10
    #: Records uploaded a minute from one address, to be watched or verified; 0: no limit.
    uploads_per_minute: Count = 20
    #: New matches a minute from one address, and as many new guests and decks; 0: no limit.
    matches_per_minute: Count = 30
    #: Messages a second on one socket (short bursts of three times as many are fine); 0: no limit.
    messages_per_second: Rate = 10.0
    #: Open sockets of one address; 0: no limit.
    sockets_per_address: Count = 60
    #: Sockets of one match on one server that only watch; 0: no limit.
    spectators_per_match: Count = 250
    #: The longest message on the socket, in bytes; longer ones are refused, and beyond `socket_hard_limit` it closes.
    message_limit: Annotated[int, Meta(ge=1, le=MOST)] = 16_384
    socket_hard_limit: Count = 1_048_576
    #: The largest body of a request, in bytes; uploaded records may be larger.
    body_limit: Count = 262_144
    record_limit: Count = 4_194_304
    #: Further origins (`https://example.org`) from which pages may talk to this server.
    origins: tuple[str, ...] = ()
    #: Networks of one's own (`10.1.0.0/16`) into which reminders may be sent, without TLS, too; by default none.
    call_networks: tuple[str, ...] = ()
    #: Where push services can ask about this server: `mailto:somebody@example.org` or an address of the web.
    contact: str = ""
    #: Send cookies over HTTPS only (set it behind a TLS proxy).
    https: bool = False
    #: Events between two snapshots of a match.
    snapshot_every: Annotated[int, Meta(ge=1, le=MOST)] = 40
    #: Let a host choose the dice (a seed) of a match with other people, too; everybody at the table is told.
    chosen_dice: bool = False
    #: Days after which an invite link is no longer good.
    invite_days: Annotated[int, Meta(ge=0, le=36_500)] = 7

    def __post_init__(self) -> None:
        """What is wrong is told at the start, not when somebody needs it."""
        for network in self.call_networks:
            try:
                ipaddress.ip_network(network, strict=False)
            except ValueError:
                raise ValueError(f"DEJARIK_CALL_NETWORKS: {network!r}, not 10.1.0.0/16") from None
        for origin in self.origins:
            if not _ORIGIN.fullmatch(origin):
                raise ValueError(f"DEJARIK_ORIGINS: {origin!r}, not https://example.org")
        if self.contact and not self.contact.startswith(("mailto:", "https://", "http://")):
            raise ValueError(f"DEJARIK_CONTACT: {self.contact!r}, not mailto:somebody@example.org")


def from_environment(**given: object) -> Settings:
    """Settings from `DEJARIK_*` variables, with what was given on the command line on top."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        value = os.environ.get(f"DEJARIK_{field.name.upper()}")
        if value is not None:
            several = field.name in {"origins", "call_networks"}
            found[field.name] = [part.strip() for part in value.split(",") if part.strip()] if several else value
    found.update({name: value for name, value in given.items() if value is not None})
    return msgspec.convert(found, Settings, strict=False)
