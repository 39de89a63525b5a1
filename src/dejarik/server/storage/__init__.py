"""Where matches are kept: SQLite or PostgreSQL, one code base."""

from dejarik.server.storage import tables
from dejarik.server.storage.store import Store
from dejarik.server.storage.writer import Conflict, Event

__all__ = ["Conflict", "Event", "Store", "tables"]
