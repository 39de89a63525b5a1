"""A real server, a real browser, and people who click."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Playwright,
    Route,
    WebSocket,
    expect,
    sync_playwright,
)

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "dejarik" / "server" / "static"
IMAGES = ROOT / "docs" / "images"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
#: Chromium without windows of its own takes a fifth less of the processor; but it shows no notifications.
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
#: Another theme, once all colours have arrived.
THEMED = """async (theme) => {
  document.documentElement.dataset.theme = theme;
  const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.all(fading.map((one) => one.finished.catch(() => null)));
}"""
#: Two frames later the page stands as its new size wants it.
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
#: What axe finds, of some rules or of all.
AXED = """async (rules) => {
  const found = await axe.run(document, { resultTypes: ['violations'], ...(rules.length ? { runOnly: rules } : {}) });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((one) => `${id}: ${one.target} ${one.failureSummary ?? ''}`));
}"""
#: Words that stand side by side without a space between them ("Skirmish4").
GLUED = r"""() => {
  const found = [];
  const edge = (node, from) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, from + 1);
    return range.getBoundingClientRect();
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let last = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim(), parent = node.parentElement;
    if (!text || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('script, style, title, select, .heard')) continue;
    if (last && /[\p{L}\p{N}]$/u.test(last.data.trim()) && /^[\p{L}\p{N}]/u.test(text)) {
      const one = edge(last, last.data.trimEnd().length - 1);
      const two = edge(node, node.data.length - node.data.trimStart().length);
      const across = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      const gap = two.left - one.right;
      if (one.width && two.width && across > one.height / 2 && Math.abs(gap) < 1)
        found.push(`no space: ${last.data.trim().slice(-20)}|${text.slice(0, 20)}`);
    }
    last = node;
  }
  return found;
}"""
#: Long matches are looked at until enough has been seen; to their very end where there is time (WHOLE=1).
WHOLE = bool(os.environ.get("WHOLE"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    why = None
    if CHROMIUM is None:
        why = "no browser: install chromium"
    elif not (STATIC / "index.html").exists():
        why = "the web client is not built: tools/web.sh bundle"
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.slow)
            if why:
                item.add_marker(pytest.mark.skip(reason=why))


class House:
    """`dejarik serve` in a process of its own, which can be killed and started again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.reports = folder / "reports"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        self._add_toy()

    def _add_toy(self) -> None:
        """Register the toy as any package would: by an entry point."""
        info = self.folder / "toy-1.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
        (info / "entry_points.txt").write_text("[dejarik.games]\nbidding = tests.e2e.toy:GAME\n")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> House:
        path = os.pathsep.join([str(self.folder), str(ROOT), os.environ.get("PYTHONPATH", "")])
        environ = {
            **os.environ,
            "PYTHONPATH": path,
            "DEJARIK_DB": str(self.folder / "house.sqlite"),
            "DEJARIK_REPORTS": str(self.reports),
            "DEJARIK_BOT_PAUSE": "0",
            "DEJARIK_ABANDONED_AFTER": "1",
            "DEJARIK_BOT_PROCESSES": "1",
            "DEJARIK_CHOSEN_DICE": "true",  # so that tests with two people go the same way every time
            "DEJARIK_CALL_NETWORKS": "127.0.0.0/8",  # a push service of our own
            "DEJARIK_REQUESTS_PER_MINUTE": "0",
            "DEJARIK_MATCHES_PER_MINUTE": "0",
            "DEJARIK_SIGN_INS_PER_MINUTE": "0",
        }
        log = (self.folder / "house.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "dejarik.server", str(self.port)], env=environ, cwd=ROOT, stdout=log, stderr=log
        )
        for _ in range(900):
            if self._answers():
                return self
            time.sleep(0.1)
        raise RuntimeError((self.folder / "house.log").read_text())

    def _answers(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.url}/health", timeout=1).close()
        except OSError:
            return False
        return True

    def failed_answers(self) -> float:
        """How many answers bots have failed to give since the house was opened."""
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=10) as page:
            text = page.read().decode()
        found = re.findall(r'^dejarik_bot_answers_total\{how="failed"\} (\S+)', text, re.M)
        return sum(float(count) for count in found)

    def kill(self) -> None:
        """As the power would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house")).start()
    yield running
    failed = running.failed_answers()
    running.stop()
    assert failed == 0, "a bot failed in one of the tests"


@pytest.fixture(scope="package")  # no longer: while it is open, no test in the same process can run an event loop
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=30_000)  # for a machine that has other things to do; nobody waits longer than needed
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=SHELL, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """For what the shell lacks."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


class Person:
    """Somebody with a browser: what they see, click and type, and all that came over their socket."""

    def __init__(self, context: BrowserContext, house: House) -> None:
        self.context = context
        self.house = house
        self.page: Page = context.new_page()
        self.frames: list[dict[str, Any]] = []
        self.errors: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._hear)

    def _listen(self, link: WebSocket) -> None:
        link.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def _hear(self, message: Any) -> None:
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.errors.append(message.text)

    # ── looking ────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def question(self) -> Locator:
        return self.page.locator(".sentence .ask")

    @property
    def over(self) -> Locator:
        return self.page.get_by_role("region", name="Конец партии").or_(
            self.page.get_by_role("region", name="End of the match")
        )

    @property
    def match(self) -> str:
        return self.page.url.rsplit("/", 1)[-1]

    def scenes(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "scene"]

    def lines(self) -> int:
        """How many journal lines the page has been told."""
        last = self.scenes()[-1]
        return int(last["journal_from"]) + len(last["journal"])

    def asked(self) -> str | None:
        """The id of the question that stands on the page; None while there is none."""
        asked: str | None = self.page.evaluate("document.querySelector('[data-question]')?.dataset.question ?? null")
        return asked

    def bar(self, asked: str | None) -> Locator:
        """The dock while it puts this question: what is clicked there never answers the next one by mistake."""
        return self.page.locator(f'[data-question="{asked}"]')

    def wait_for_turn(self) -> bool:
        """Until I am asked; False when the match is over."""
        self.page.locator("[data-question]").or_(self.over).first.wait_for(timeout=60_000)
        return not self.over.count()

    def wait_until(self, so: Callable[[], bool]) -> None:
        """Until something holds that the page itself does not show."""
        for _ in patiently(60):
            if so():
                return
            self.page.wait_for_timeout(20)

    def picture(self, name: str) -> None:
        """A picture for the documentation, taken only when asked for: PICTURES=1 for those it has, PICTURES=all."""
        path = IMAGES / f"{name}.png"
        wanted = os.environ.get("PICTURES", "")
        if wanted == "all" or (wanted and path.exists()):
            self.page.screenshot(path=path)

    def drawer(self, tab: str = "") -> Locator:
        """The drawer, opened if it was closed, at one of its tabs."""
        drawer = self.page.locator("[data-part=drawer]")
        menu = self.page.get_by_role("button", name=re.compile("Журнал, правила, чат|Journal, rules, chat"))
        if not drawer.count():
            menu.click()
        if tab:
            drawer.get_by_role("tab", name=tab).click()
        return drawer

    # ── doing ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def go(self, path: str = "/") -> None:
        self.page.goto(self.house.url + path)

    def create(self, *, quick: bool = True, seats: dict[int, str] | None = None, seed: str | None = "table 1") -> None:
        """Create a match of Path to Hope through the dialog, in whatever language the page speaks."""
        game = self.page.locator("li.game").first
        game.locator("[data-create]").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("button", name="3", exact=True).click()
        for seat, plan in (seats or {}).items():
            dialog.locator(f"#plan-{seat}").select_option(plan)
        dialog.locator("summary").click()
        dialog.get_by_role("checkbox").first.set_checked(quick)
        with self.seeded(seed) if seed is not None else contextlib.nullcontext():
            dialog.locator("button[type=submit]").click()
            self.page.wait_for_url("**/match/*")

    @contextlib.contextmanager
    def seeded(self, seed: str) -> Iterator[None]:
        """Matches created in here go the same way every time: chance has no place in a test."""

        def add_seed(route: Route) -> None:
            wanted = route.request.post_data_json
            route.continue_(post_data={**wanted, "seed": seed} if wanted else None)

        def creates(url: str) -> bool:
            return urllib.parse.urlsplit(url).path == "/api/matches"

        self.page.route(creates, add_seed)
        yield
        self.page.unroute(creates)

    def answer_on_board(self) -> None:
        """Answer by clicking things on the board where they are answers, else by the buttons."""
        asked = self.asked()
        done = self.bar(asked).locator(".collect .primary")
        things = self.page.locator("main .hope [data-answer=open]")
        if done.count():  # the piles may stay as they are
            for _ in range(6):
                if done.is_enabled():
                    break
                things.first.click()
            done.click()
        elif things.count():
            things.first.click()
        else:
            self.bar(asked).locator(".answer:not(.barred):not(:disabled)").first.click()
        self.moved_on(asked)

    def moved_on(self, asked: str | None) -> None:
        """Wait until the answer has been taken: another question, somebody else's, or the end."""
        expect(self.bar(asked)).to_have_count(0, timeout=60_000)

    def play_to_the_end(self, most: int = 200) -> int:
        for count in range(most):
            if not self.wait_for_turn():
                return count
            self.answer_on_board()
        raise AssertionError("the match does not end")

    def axe(self, *themes: str, rules: Sequence[str] = ()) -> list[str]:
        """All findings of axe on the page as it stands; in these themes, where any are named."""
        found: list[str] = []
        for place, theme in enumerate(themes or (None,)):
            if theme:
                self.page.evaluate(THEMED, theme)
            self.page.evaluate(f"window.axe || {AXE.read_text(encoding='utf-8')}")
            wanted = ["color-contrast"] if place else list(rules)  # another theme has other colours, nothing else
            found += self.page.evaluate(AXED, wanted)
        return found

    def looked_over(self) -> list[str]:
        """What axe finds and which spaces are lost, on the page as it stands and on a phone, in both themes."""
        found: list[str] = self.axe("light", "dark") + self.page.evaluate(GLUED)
        size = self.page.viewport_size
        assert size is not None
        self.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        self.page.evaluate(DRAWN)
        found += self.axe("dark", "light") + self.page.evaluate(GLUED)
        self.page.set_viewport_size(size)
        return found


def patiently(seconds: float = 300) -> Iterator[None]:
    """Over and over, for as long as a slow machine may need; whoever gets to the end waited in vain."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
    raise AssertionError("waited in vain")


def come(
    browser: Browser,
    house: House,
    lang: str = "ru",
    size: dict[str, int] | None = None,
    *,
    tempo: float = 0,
    **more: Any,
) -> Person:
    """Somebody opens a browser at the house."""
    context = browser.new_context(
        locale="ru-RU" if lang == "ru" else "en-GB",
        viewport=size or DESKTOP,  # type: ignore[arg-type]
        reduced_motion="reduce" if tempo == 0 else "no-preference",
        accept_downloads=True,
        **{"service_workers": "block", **more},  # where none is wanted, nothing is answered from a cache
    )
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    context.set_default_timeout(60_000)
    kept = json.dumps(json.dumps({"tempo": tempo, "soundAsked": True}))
    context.add_init_script(
        f"localStorage.getItem('dejarik.settings') ?? localStorage.setItem('dejarik.settings', {kept})"
    )
    return Person(context, house)


MakePerson = Callable[..., Person]


@pytest.fixture
def person(chromium: Browser, house: House) -> Iterator[MakePerson]:
    """Make people; at the end none of their pages may have raised an error or broken the content policy."""
    people: list[Person] = []

    def make(
        lang: str = "ru",
        size: dict[str, int] | None = None,
        *,
        tempo: float = 0,
        at: House | None = None,
        browser: Browser = chromium,
        **more: Any,
    ) -> Person:
        made = come(browser, at or house, lang, size, tempo=tempo, **more)
        people.append(made)
        return made

    yield make
    errors = [error for one in people for error in one.errors]
    for one in people:
        one.context.close()
    assert errors == []


__all__ = ["PHONE", "WHOLE", "House", "MakePerson", "Person", "expect", "patiently"]
