"""Where matches are kept: SQLite or PostgreSQL, one code base."""

from dejarik.server.storage import tables
from dejarik.server.storage.reach import in_short, no_storage, out_of_reach, reaching
from dejarik.server.storage.store import Store, stored
from dejarik.server.storage.writer import Conflict

__all__ = ["Conflict", "Store", "in_short", "no_storage", "out_of_reach", "reaching", "stored", "tables"]
