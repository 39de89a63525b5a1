"""The whole measurement: our server, a crash in the middle, and boardgame.io under the same load in the same run.

Both servers get the same: a core of their own, another one for the generator, the same numbers of matches one after
the other, four sockets at each, a move every two seconds at times of their own, and more tries for a step that fails
(two on a calm machine, up to five while others use it).
"""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path

import msgspec

from dejarik.core.refusal import Refused
from dejarik.server.bench.load import Job, Step

#: Matches at each step; a run ends with the first step whose 99th percentile stays too slow.
STEPS = (100, 250, 400, 550, 700, 850, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000)
LIMIT_MS = 100.0
#: Seconds after which a generator is stopped, whatever it does.
PATIENCE = 900

Progress = Callable[[str], None]


class Held(msgspec.Struct):
    """How many matches a server held, and what was measured on the way."""

    matches: int
    p99_ms: float | None
    steps: list[Step]


class Crash(msgspec.Struct):
    """A `kill -9` in the middle of the load: what was acknowledged, and what of it was gone afterwards."""

    matches: int
    acknowledged: int
    missing: int


class Report(msgspec.Struct):
    """Everything measured."""

    ours: Held
    crash: Crash
    #: boardgame.io with its storage in files, the one that survives a restart; the ratios are against this one.
    peer: Held | None
    #: boardgame.io with everything in memory, which a restart loses.
    peer_in_memory: Held | None
    #: Matches we hold for each match that boardgame.io holds.
    ratio: float | None
    ratio_in_memory: float | None
    #: Processor time of boardgame.io for a move, divided by ours, both at the most matches each holds.
    cpu_ratio: float | None
    cores: int
    #: How busy the machine was before: on a busy one the numbers say little.
    load_before: float


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
def _process(
    command: Sequence[str], core: int | None, folder: Path, environment: dict[str, str] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """A process in a group of its own, so that nothing of it is left behind."""
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(  # noqa: S603
            command,
            cwd=folder,
            env={**os.environ, **(environment or {})},
            stdout=log,
            stderr=log,
            start_new_session=True,
            preexec_fn=_prepare(core),  # noqa: PLW1509 - before any thread is started
        )
    try:
        yield process
    finally:
        _kill(process)


def _kill(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _wait_for(address: str, process: subprocess.Popen[bytes], folder: Path) -> None:
    for _ in range(600):
        with contextlib.suppress(OSError), urllib.request.urlopen(address, timeout=2):  # noqa: S310
            return
        if process.poll() is not None:
            break
        time.sleep(0.1)
    raise Refused("bench-no-server", problem=(folder / "log").read_text(errors="replace")[-500:])


def _generate(job: Job, core: int | None, heard: Callable[[Step], None]) -> None:
    """Run the load generator in its own process."""
    process = subprocess.Popen(
        [sys.executable, "-m", "dejarik.server.bench.load"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        preexec_fn=_prepare(core),  # noqa: PLW1509
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(job) + b"\n")
    process.stdin.close()
    watchdog = threading.Timer(PATIENCE, process.kill)  # whatever happens, the measurement ends
    watchdog.start()
    try:
        for line in process.stdout:
            heard(msgspec.json.decode(line, type=Step))
    finally:
        watchdog.cancel()
        process.kill()  # it has ended, unless we were interrupted
        process.wait()


def _our_server(
    folder: Path, port: int, core: int | None
) -> contextlib.AbstractContextManager[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "dejarik", "serve", "--port", str(port), "--db", str(folder / "bench.sqlite")]
    environment = {
        "DEJARIK_REQUESTS_PER_MINUTE": "0",
        "DEJARIK_MESSAGES_PER_SECOND": "0",
        "DEJARIK_BOT_PROCESSES": "1",
        "DEJARIK_REPORTS": str(folder / "reports"),
    }
    return _process(command, core, folder, environment)


def _best(steps: list[Step]) -> Step | None:
    """The last step that was fast enough."""
    good = [step for step in steps if step.p99_ms < LIMIT_MS]
    return good[-1] if good else None


def _measure(
    peer: str, port: int, server: int, most: int, seconds: float, core: int | None, progress: Progress
) -> Held:
    numbers = [count for count in STEPS if count <= most] or [most]
    steps: list[Step] = []

    def heard(step: Step) -> None:
        steps.append(step)
        progress(
            f"{peer}: {step.matches}, p99 {step.p99_ms} ms, {step.cpu_ms} ms of processor time a move"
            f" (server {step.server_busy:.0%}, generator {step.generator_busy:.0%}, others {step.others_busy:.0%})"
        )

    _generate(Job(peer, port, numbers, seconds, limit_ms=LIMIT_MS, server=server), core, heard)
    best = _best(steps)
    return Held(matches=best.matches if best else 0, p99_ms=best.p99_ms if best else None, steps=steps)


def ours(folder: Path, most: int, seconds: float, progress: Progress) -> Held:
    server_core, load_core = _cores()
    port = _free_port()
    with _our_server(folder, port, server_core) as process:
        _wait_for(f"http://127.0.0.1:{port}/health", process, folder)
        return _measure("dejarik", port, process.pid, most, seconds, load_core, progress)


def crash(folder: Path, matches: int, seconds: float) -> Crash:
    """Kill the server under load, start it again, and look for every acknowledged move."""
    server_core, load_core = _cores()
    port, noted = _free_port(), folder / "acknowledged"
    noted.touch()
    job = Job("dejarik", port, [matches], seconds, interval=0.5, acknowledged=str(noted), stubborn=True)
    with _our_server(folder, port, server_core) as process:
        _wait_for(f"http://127.0.0.1:{port}/health", process, folder)
        generator = threading.Thread(target=_generate, args=(job, load_core, lambda _: None), daemon=True)
        generator.start()
        while noted.stat().st_size < matches * 100 and generator.is_alive():
            time.sleep(0.1)
        _kill(process)
    with _our_server(folder, port, server_core) as process:
        _wait_for(f"http://127.0.0.1:{port}/health", process, folder)
        generator.join(30)
        promised = {tuple(line.split()) for line in noted.read_text().splitlines() if line.count(" ") == 1}
        with contextlib.closing(sqlite3.connect(folder / "bench.sqlite")) as database:
            stored = {(match, str(seq)) for match, seq in database.execute("SELECT match, seq FROM events")}
        last: dict[str, int] = {}
        for match, seq in promised:
            last[match] = max(last.get(match, 0), int(seq))
        lost = promised - stored
        for match, newest in last.items():  # and the new server really plays on from there
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/matches/{match}") as page:
                if msgspec.json.decode(page.read())["seq"] < newest:
                    lost.add((match, str(newest)))
    return Crash(matches=len(last), acknowledged=len(promised), missing=len(lost))


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


def peer(folder: Path, node: str, most: int, seconds: float, progress: Progress, *, durable: bool) -> Held:
    """boardgame.io with one of the two storages that it comes with."""
    server_core, load_core = _cores()
    port = _free_port()
    command = [node, "server.cjs", str(port), *([str(folder / "data")] if durable else [])]
    with _process(command, server_core, folder, {"NODE_ENV": "production"}) as process:
        _wait_for(f"http://127.0.0.1:{port}/games", process, folder)
        name = "boardgame.io" if durable else "boardgame.io in memory"
        return _measure(name, port, process.pid, most, seconds, load_core, progress)


def _ratio(mine: float | None, theirs: float | None) -> float | None:
    return round(mine / theirs, 2) if mine and theirs else None


def _cpu_ms(held: Held | None) -> float | None:
    best = _best(held.steps) if held is not None else None
    return best.cpu_ms if best is not None else None


def run(*, most: int, seconds: float, with_peer: bool, progress: Progress) -> Report:
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="dejarik-bench-") as name:
        folders = [Path(name) / part for part in ("ours", "crash", "peer")]
        for folder in folders:
            folder.mkdir()
        node = install_peer(folders[2]) if with_peer else None
        held = ours(folders[0], most, seconds, progress)
        broken = crash(folders[1], min(100, most), 20)
        progress(f"kill -9: {broken.acknowledged} acknowledged, {broken.missing} missing")
        theirs = peer(folders[2], node, most, seconds, progress, durable=True) if node else None
        fleeting = peer(folders[2], node, most, seconds, progress, durable=False) if node else None
    return Report(
        ours=held,
        crash=broken,
        peer=theirs,
        peer_in_memory=fleeting,
        ratio=_ratio(held.matches, theirs.matches if theirs else None),
        ratio_in_memory=_ratio(held.matches, fleeting.matches if fleeting else None),
        cpu_ratio=_ratio(_cpu_ms(theirs), _cpu_ms(held)),
        cores=os.cpu_count() or 1,
        load_before=round(before, 2),
    )
