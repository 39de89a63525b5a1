"""Servers and load generators as processes of their own, each kind on its own core."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import msgspec

from dejarik.core.refusal import Refused
from dejarik.server.bench.load import Job, Step

#: Seconds after which a generator is stopped, whatever it does.
PATIENCE = 900

#: What our server is measured with: no limits for an address, since the whole load comes from one.
UNLIMITED: Mapping[str, str] = {
    "DEJARIK_REQUESTS_PER_MINUTE": "0",
    "DEJARIK_MATCHES_PER_MINUTE": "0",
    "DEJARIK_MESSAGES_PER_SECOND": "0",
    "DEJARIK_SOCKETS_PER_ADDRESS": "0",
    "DEJARIK_BOT_PROCESSES": "1",
}


class Serving(NamedTuple):
    """A server that answers."""

    name: str
    port: int
    process: int


def _cores() -> tuple[int | None, int | None]:
    """One core for the server and another for the generator, where there are two."""
    mine = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    return (mine[0], mine[1]) if len(mine) > 1 else (None, None)


def _prepare(core: int | None) -> Callable[[], None]:
    def before() -> None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        if core is not None:
            os.sched_setaffinity(0, {core})

    return before


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def _process(command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process group of its own, so that nothing of it is left behind."""
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(  # noqa: S603
            command,
            cwd=folder,
            env={**os.environ, **environment},
            stdout=log,
            stderr=log,
            start_new_session=True,
            preexec_fn=_prepare(_cores()[0]),  # noqa: PLW1509 - before any thread is started
        )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _wait_for(address: str, process: subprocess.Popen[bytes], folder: Path) -> None:
    for _ in range(1200):
        with contextlib.suppress(OSError), urllib.request.urlopen(address, timeout=2):  # noqa: S310
            return
        if process.poll() is not None:
            break
        time.sleep(0.05)
    raise Refused("bench-no-server", problem=(folder / "log").read_text(errors="replace")[-500:])


@contextlib.contextmanager
def our_server(folder: Path) -> Iterator[Serving]:
    """Ours, with its database in this folder. It is killed at the end, as with `kill -9`."""
    port = _free_port()
    command = [sys.executable, "-m", "dejarik", "serve", "--port", str(port), "--db", str(folder / "bench.sqlite")]
    with _process(command, folder, {**UNLIMITED, "DEJARIK_REPORTS": str(folder / "reports")}) as process:
        _wait_for(f"http://127.0.0.1:{port}/health", process, folder)
        yield Serving("dejarik", port, process.pid)


@contextlib.contextmanager
def peer_server(folder: Path, node: str, *, durable: bool) -> Iterator[Serving]:
    """boardgame.io with one of the two storages that it comes with."""
    port = _free_port()
    command = [node, "server.cjs", str(port), *([str(folder / "data")] if durable else [])]
    with _process(command, folder, {"NODE_ENV": "production"}) as process:
        _wait_for(f"http://127.0.0.1:{port}/games", process, folder)
        yield Serving("boardgame.io" if durable else "boardgame.io in memory", port, process.pid)


def install_peer(folder: Path) -> str | None:
    """boardgame.io with npm in a temporary folder: the program that runs it, or None where that is not possible."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    for name in ("package.json", "server.cjs"):
        (folder / name).write_bytes(files("dejarik.server.bench").joinpath("peer").joinpath(name).read_bytes())
    install = [npm, "install", "--no-audit", "--no-fund", "--loglevel=error"]
    ready = os.environ.get("DEJARIK_BENCH_PEER")  # a folder in which it is already installed
    if ready:
        (folder / "node_modules").symlink_to(Path(ready) / "node_modules")
    elif subprocess.run(install, cwd=folder, capture_output=True, check=False).returncode != 0:  # noqa: S603
        return None
    return node


class Generator:
    """A load generator: its matches stay from one step to the next."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def step(self, matches: int) -> Step:
        """Play with so many matches for a while."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(b"%d\n" % matches)
            self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            assert self._process.stderr is not None
            raise Refused("bench-no-load", problem=self._process.stderr.read()[-300:].decode(errors="replace").strip())
        return msgspec.json.decode(line, type=Step)


@contextlib.contextmanager
def generator(job: Job) -> Iterator[Generator]:
    process = subprocess.Popen(
        [sys.executable, "-m", "dejarik.server.bench.load"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=_prepare(_cores()[1]),  # noqa: PLW1509
    )
    watchdog = threading.Timer(PATIENCE, process.kill)  # whatever happens, the measurement ends
    watchdog.start()
    try:
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        yield Generator(process)
    finally:
        watchdog.cancel()
        process.kill()
        process.communicate()


@contextlib.contextmanager
def beside(module: str, *words: str) -> Iterator[None]:
    """Another program of ours on the generator's core, as long as this lasts."""
    process = subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", module, *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=_prepare(_cores()[1]),  # noqa: PLW1509
    )
    try:
        yield
    finally:
        process.kill()
        process.wait()
