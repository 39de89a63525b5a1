"""`dejarik serve`: one process with uvicorn, or several that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import re
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from dejarik.core.refusal import Refused
from dejarik.server.hasty import HastyProtocol
from dejarik.server.outlet import OutletProtocol
from dejarik.server.settings import Settings, from_environment
from dejarik.server.storage.store import database_url

_HANDED_DOWN = "DEJARIK_SETTINGS"

#: Seconds in which a database must answer.
PATIENCE = 30.0

#: So many collections of younger garbage do not come together.
NEVER = 1_000_000_000


def app_from_environment() -> Any:
    """The application in a worker process, with the settings of its parent."""
    from dejarik.core.game import games
    from dejarik.server.app import create_app

    _log()
    games()  # all of them before the door opens: whoever came first would wait for them
    gc.collect()
    gc.freeze()  # modules and rules live as long as the process: no need to look through them again and again
    # nearly all that is young is gone before anybody looks; and a look through all matches would stop every table:
    # the house chooses when
    gc.set_threshold(50_000, 5, NEVER)
    return create_app(msgspec.json.decode(os.environ[_HANDED_DOWN], type=Settings))


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """What uvicorn needs to know: limits, and no log of addresses, since invite links are secrets."""
    return {
        "ws_max_size": settings.socket_hard_limit,
        "ws": OutletProtocol,
        "http": HastyProtocol,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 30,
        "ws_ping_timeout": 20,
        "access_log": False,
        "log_level": "warning",
        "timeout_graceful_shutdown": 3,
        "server_header": False,
        "lifespan": "on",
    }


def _settings(**given: Any) -> Settings:
    try:
        return from_environment(**given)
    except msgspec.ValidationError as error:
        raise Refused("bad-settings", problem=_named(str(error))) from None


def _named(problem: str) -> str:
    """What is wrong with a setting, behind the name by which whoever set it knows it."""
    what, _, where = problem.partition(" - at `$.")
    return f"DEJARIK_{re.split(r'[^a-z_]', where)[0].upper()}: {what}" if where else what


def check_address(given: str) -> None:
    """A database is a path or an address of a kind that we know: a folder called `mysql:` is not what anybody wants."""
    scheme, mark, _ = given.partition("://")
    known = scheme in ("sqlite", "sqlite+aiosqlite", "postgres", "postgresql", "postgresql+asyncpg")
    if (mark and not known) or not given.strip():
        raise Refused("bad-database", given=given)


def check_database(given: str, workers: int = 1) -> None:
    """Whatever is wrong with the database is said before the table is laid, in one sentence."""
    check_address(given)
    url = database_url(given)
    if url.startswith("sqlite"):
        if workers > 1:
            raise Refused("workers-need-postgres")
        path = Path(url.removeprefix("sqlite+aiosqlite:///"))
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise Refused("no-database", problem=f"{path.parent}: {error.strerror}") from None
        if path.is_dir():
            raise Refused("no-database", problem=f"{path}: {os.strerror(errno.EISDIR)}")
    else:
        try:
            import asyncpg  # noqa: F401
        except ImportError:
            raise Refused("no-asyncpg") from None
    asyncio.run(_try_database(given))


async def _try_database(given: str) -> None:
    from sqlalchemy.exc import ArgumentError

    from dejarik.server.storage import Store

    try:
        store = Store(given)
    except (ArgumentError, ValueError):
        raise Refused("bad-database", given=given) from None
    try:
        try:
            await asyncio.wait_for(store.prepare(), PATIENCE)
            await asyncio.wait_for(store.check_writable(), PATIENCE)
        finally:
            await store.close()
    except Refused:
        raise
    except Exception as error:  # drivers have many ways to say that something is wrong
        raise Refused("no-database", problem=shortly(error)) from None


def shortly(error: BaseException) -> str:
    """What the database says, without all that SQLAlchemy adds to it; never the password in its address."""
    cause = getattr(error, "orig", None) or error
    cause = cause.__cause__ or cause
    return (getattr(cause, "strerror", None) or str(cause) or type(cause).__name__).strip().split("\n")[0][:200]


def _check_port(host: str, port: int) -> None:
    with contextlib.closing(socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            if getattr(error, "errno", None) == errno.EADDRINUSE:
                raise Refused("address-in-use", address=f"{host}:{port}") from None
            raise Refused("no-address", address=f"{host}:{port}", problem=shortly(error)) from None


def _log() -> None:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for noisy in ("alembic", "httpx"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(worth_a_line)


#: What anybody can make uvicorn say, as often as they like.
CHEAP = ("Invalid HTTP request", "Invalid UTF-8 sequence", "Unsupported upgrade request", "No supported WebSocket")


def worth_a_line(record: logging.LogRecord) -> bool:
    """Whoever sends nonsense cannot fill the log with it."""
    return not str(record.msg).startswith(CHEAP)


def _open_many() -> None:
    """As many connections as the system lets us have: the usual limit is for programs that open a few files."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    workers: int = 1,
    *,
    open_page: bool = False,
    greet: Callable[[], None] = lambda: None,
    **more: Any,
) -> None:
    """Run until stopped."""
    import uvicorn

    settings = _settings(db=db, **more)
    _check_port(host, port)
    _log()
    _open_many()
    check_database(settings.db, workers)
    os.environ[_HANDED_DOWN] = msgspec.json.encode(settings).decode()

    def welcome() -> None:
        greet()
        if open_page:
            _open(f"http://{host}:{port}/")

    with _once_open(host, port, welcome):
        uvicorn.run(
            "dejarik.server.serve:app_from_environment",
            factory=True,
            host=host,
            port=port,
            workers=workers if workers > 1 else None,
            **uvicorn_options(settings),
        )


@contextlib.contextmanager
def _once_open(host: str, port: int, welcome: Callable[[], None]) -> Iterator[None]:
    """Nobody is called to a door that is not open yet, nor to one that never opens."""
    closed = threading.Event()

    def wait() -> None:
        while not closed.wait(0.05):
            if _is_open(host, port):
                closed.set()
                welcome()

    threading.Thread(target=wait, daemon=True).start()
    try:
        yield
    finally:
        closed.set()


def _is_open(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), timeout=1).close()
    except OSError:
        return False
    return True


def _open(address: str) -> None:
    """Show the page, where there is a browser; a machine without one is fine."""
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)
