"""Where matches are kept: SQLite or PostgreSQL, one code base."""

from dejarik.server.storage import tables
from dejarik.server.storage.store import Conflict, Event, Store

__all__ = ["Conflict", "Event", "Store", "tables"]
