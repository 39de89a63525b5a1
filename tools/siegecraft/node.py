"""The besieged: servers as an operator would start them, and their database."""

from __future__ import annotations

import contextlib
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx

#: Limits for one address are off: here besiegers and innocents share one.
ENVIRONMENT = {
    "DEJARIK_REQUESTS_PER_MINUTE": "0",
    "DEJARIK_SIGN_INS_PER_MINUTE": "0",
    "DEJARIK_UPLOADS_PER_MINUTE": "0",
    "DEJARIK_MATCHES_PER_MINUTE": "0",
    "DEJARIK_MESSAGES_PER_SECOND": "0",
    "DEJARIK_SOCKETS_PER_ADDRESS": "0",
    "DEJARIK_BOT_PROCESSES": "1",
}


#: Lines that tell of a fault: the sentence, and the last line of a traceback.
FAULT = re.compile(r"[\d-]+ [\d:,]+ ERROR |ERROR|[\w.]*(Error|Exception)\b")
#: What differs from line to line in a log: when, which match, which event.
PARTICULARS = re.compile(r"^[\d-]+ [\d:,]+ |match [\w-]+|event \d+")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Node:
    """One server, as an operator would start it; what it logs is looked through for faults."""

    def __init__(self, db: str, folder: Path) -> None:
        self.port = free_port()
        self._command = [sys.executable, "-m", "dejarik", "serve", "--port", str(self.port), "--db", db]
        self._environment = {**os.environ, **ENVIRONMENT, "DEJARIK_REPORTS": str(folder / "reports")}
        self._process: subprocess.Popen[str] | None = None
        self.faults: list[str] = []
        self.memory: list[int] = []

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command,
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        threading.Thread(target=self._listen, args=[self._process.stderr], daemon=True).start()
        end = time.monotonic() + 120
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=5).status_code == 200:
                    return
            time.sleep(0.1)
        raise SystemExit(f"the server did not start: {self.faults[-3:]}")

    def _listen(self, log: Any) -> None:
        for line in log:
            if FAULT.match(line):
                self.faults.append(PARTICULARS.sub("…", line.strip())[:200])

    def kill(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def limit_files(self, most: int) -> None:
        """Let no file grow beyond so many bytes: what a full disk looks like from inside."""
        if self._process is not None:
            resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def weigh(self) -> None:
        """Note how much memory it uses."""
        with contextlib.suppress(OSError, AttributeError):
            for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():  # type: ignore[union-attr]
                if line.startswith("VmRSS:"):
                    self.memory.append(int(line.split()[1]) // 1024)


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[tuple[str, Callable[[], None]]]:
    """A PostgreSQL of our own, and how to restart it."""
    import pgserver
    from pgserver._commands import POSTGRES_BIN_PATH

    running = pgserver.get_server(folder / "pg")  # type: ignore[attr-defined]
    running.psql("CREATE DATABASE dejarik")

    def restart() -> None:
        command = [str(POSTGRES_BIN_PATH / "pg_ctl"), "-D", str(running.pgdata), "-w", "-m", "fast", "restart"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=running.system_user)

    try:
        yield running.get_uri("dejarik"), restart
    finally:
        running.cleanup()
