"""A database that cannot be reached, or cannot write: nobody's request is to blame, and nothing has changed."""

from __future__ import annotations

import logging
import sqlite3
from typing import Any, Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from dejarik.core.refusal import Refused

log = logging.getLogger("dejarik.server")

#: Classes of PostgreSQL's codes: connections that fail, a full disk and the like, an operator at work.
AWAY: Final = frozenset({"08", "53", "57"})


def out_of_reach(error: BaseException) -> bool:
    """Whether this is what a full disk, a restart or a lost connection looks like from here."""
    cause = getattr(error, "orig", None) or error
    if str(getattr(cause, "sqlstate", None) or "")[:2] in AWAY:
        return True
    if isinstance(error, DBAPIError):
        return isinstance(error, OperationalError | InterfaceError) or error.connection_invalidated
    return isinstance(error, NoneFree | ConnectionError | sqlite3.OperationalError)


def knock(dialect: Any, _record: Any, args: Any, options: Any) -> Any:
    """Connect. A server that is not there may look like a missing file: its socket is one."""
    try:
        return dialect.connect(*args, **options)
    except OSError as error:
        raise ConnectionError(error.errno, error.strerror or str(error)) from error


def no_storage(error: BaseException) -> Refused:
    """The refusal that says so, and a line for the log."""
    log.error("the database is out of reach: %s", in_short(error))
    return Refused("no-storage")


def in_short(error: BaseException) -> str:
    """The database's own words, without the values of the statement."""
    return str(getattr(error, "orig", None) or error).split("\n")[0][:200]


class _Reaching:
    """Entered with every message of every socket: a class costs less there than a generator."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, _kind: type[BaseException] | None, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, Exception) and out_of_reach(error):
            raise no_storage(error) from None


_REACHING: Final = _Reaching()


def reaching() -> _Reaching:
    """What is done here needs the database."""
    return _REACHING
