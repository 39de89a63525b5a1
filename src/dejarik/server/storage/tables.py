"""What is stored: people, matches with their seats, and the events a match consists of."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    func,
)

metadata: Final = MetaData()


def among_few(column: Column[str]) -> ColumnElement[str]:
    """A column that tells little, where another one leads to few rows: as a reckoned value it has no index to go by."""
    return func.coalesce(column, "")


people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    #: The folded name of the account, so that no two look alike; None for guests.
    Column("account", String(80), unique=True),
    Column("account_shown", String(80)),
    Column("password", Text),
    #: What cookies must know besides the id; another one signs everybody out.
    Column("session", String(40)),
    Column("created", BigInteger, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON),
    Column("seed", LargeBinary, nullable=False),
    #: The host chose the seed, so the host knows the dice: never rated.
    Column("seeded", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(40), ForeignKey("people.id"), nullable=False),
    Column("state", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("outcome", JSON),
    Column("rated", Boolean, nullable=False, default=False),
    #: When a clock of this match runs out unless somebody answers before.
    Column("due", BigInteger),
    #: When something last happened, give or take ten minutes.
    Column("touched", BigInteger),
    #: Whom it waits for, since when and with which words, as of an event: `waiting.Asked`. None: nobody has looked yet.
    Column("asked", JSON),
    #: What each seat played, once it is over: by language, the side and the deck in words.
    Column("colours", JSON),
    #: The match that is played again here, with the same people; and the lesson that it goes on from.
    Column("rematch_of", String(40)),
    Column("lesson", String(40)),
    Index("matches_by_state", "state", "created"),
    Index("matches_by_touch", "state", "public", "touched"),
    Index("matches_by_host", "host", "state"),
    Index("matches_by_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), ForeignKey("people.id")),
    Column("name", String(80)),
    Column("bot", String(40)),
    Column("entry", String(10), nullable=False),
    #: The secret of the seat's link, and when it was made. It stays when the seat is taken, to tell latecomers so.
    Column("invite", String(60), unique=True),
    Column("invited", BigInteger),
    #: Whom an empty seat is kept for, under which name, and whether they have said that they will not come.
    Column("awaited", String(40)),
    Column("awaited_name", String(80)),
    Column("declined", Boolean, nullable=False, default=False, server_default=false()),
    Index("seats_by_person", "person"),
    Index("seats_by_awaited", "awaited"),
)

#: The match itself: `(match, seq)` is unique, so no answer is ever applied twice or out of order.
events = Table(
    "events",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Text),
    Column("at", BigInteger, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    #: Who said it; unknown in lines of older programs.
    Column("person", String(40)),
    Index("chat_by_match", "match", "id"),
    Index("chat_by_person", "person"),
)

builds = Table(
    "builds",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("builds_by_person", "person", "game"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    #: A person's id, or `bot:<level>`.
    Column("player", String(60), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

#: What somebody remembers of a match, seat by seat; nobody else is ever told.
memories = Table(
    "memories",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    #: After how many answers the table was last looked at, and the last line of chat that was read.
    Column("seen", Integer),
    Column("heard", Integer),
    #: Notes of one's own.
    Column("note", Text),
    #: Passes until something concerns the seat.
    Column("passing", Boolean),
    #: The question about which somebody was last called; its negative once they have looked.
    Column("called", Integer),
    Index("memories_by_person", "person"),
)

#: How a rating went, match by match.
rated = Table(
    "rated",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(60), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("rated_by_player", "player", "game", "at"),
)

#: How somebody wants to be called when a match waits for them: where a message is sent to, in which form.
calls = Table(
    "calls",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("always", Boolean, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("form", String(20)),
    Column("url", Text),
    Column("chat", String(80)),
    #: The address under which they know us, and why the last message did not arrive.
    Column("home", String(300)),
    Column("trouble", String(20)),
)

#: Browsers that take web push for somebody.
pushes = Table(
    "pushes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(120), nullable=False),
    Column("auth", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("pushes_by_person", "person"),
)

#: Things the servers of one database share: the key that signs cookies, and the one for web push.
shared = Table(
    "shared",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
