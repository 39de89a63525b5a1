"""What the commands for operators of a server have in common."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

from dejarik.core.refusal import Refused

Result = TypeVar("Result")


def database(given: str | None) -> str:
    """The database named on the command line, else the server's own."""
    from dejarik.server.serve import check_address
    from dejarik.server.settings import from_environment

    found = from_environment(db=given).db
    check_address(found)
    return found


def told(work: Coroutine[Any, Any, Result]) -> Result:
    """Do it; whatever the database holds against it is one sentence."""
    from dejarik.server.serve import shortly

    threading.excepthook = _unless_left
    try:
        return asyncio.run(work)
    except (Refused, KeyboardInterrupt):
        raise
    except Exception as error:  # drivers have many ways to say that something is wrong
        raise Refused("no-database", problem=shortly(error)) from None


def _unless_left(died: threading.ExceptHookArgs) -> None:
    """A driver's thread that finds its loop closed has been left by Ctrl-C: nobody need hear of it."""
    if not isinstance(died.exc_value, RuntimeError):
        threading.__excepthook__(died)


@contextlib.contextmanager
def watched(name: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """A bar for whoever looks."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        line = bar.add_task(name, total=total)
        yield lambda count: bar.advance(line, count)
