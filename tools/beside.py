"""The tables beside one another: pictures of every kind of question, and what can be measured wrong with them.

    python tools/beside.py                                  every game, desktop and phone, in Russian
    python tools/beside.py lcg destiny --seeds 3 --out /tmp/look
    python tools/beside.py xwing --kinds attack,dial --sizes 1440x900,390x844 --langs ru,en --themes dark,light
    python tools/beside.py rebellion --seats 4 --options '{"expansion": true}' --mockups DIR

Bots play a match of each seed; wherever somebody is asked something for the first and for the last time in it, a person
sits down there and a picture is taken. The folder then holds a picture for each, `index.html` with all of them (beside
the pictures of another folder whose names begin with the game's, where one is named), and `flaws.txt`.
Needs the web client (`tools/web.sh bundle`) and Chromium. Ends with status 1 where anything is wrong.
"""

from __future__ import annotations

import argparse
import html
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.e2e.conftest import FLAGS, GLUED, SHELL, THEMED, House, Person, come
from tests.e2e.flaws import ASTRAY, CLIPPED, COVERED, CROSSED, CUT, MASKED, SIDEWAYS, SPELT, SPILT, SUNK, TORN, TURNED
from tests.e2e.positions import played, sit_down

from dejarik.core.game import games
from dejarik.core.match import Match

FLAWS = {
    "cut": CUT,
    "crossed": CROSSED,
    "covered": COVERED,
    "astray": ASTRAY,
    "glued": GLUED,
    "turned": TURNED,
    "masked": MASKED,
    "spilt": SPILT,
    "clipped": CLIPPED,
    "sunk": SUNK,
    "torn": TORN,
    "spelt": SPELT,
    "sideways": SIDEWAYS,
}
STYLE = """
body { background: #111; color: #ddd; display: flex; flex-wrap: wrap; gap: 16px }
img { max-width: 680px }
figcaption { white-space: pre }
"""
#: Wider than the window: the page can be pushed sideways.
WIDER = "() => document.documentElement.scrollWidth > innerWidth ? ['the page is wider than its window'] : []"


class Look(NamedTuple):
    """What is looked at, and how."""

    sizes: Sequence[tuple[int, int]]
    langs: Sequence[str]
    themes: Sequence[str]
    out: Path


class Found(NamedTuple):
    picture: str
    flaws: Sequence[str]


def positions(game: str, seed: str, kinds: set[str], **more: Any) -> Iterator[tuple[str, Match, int]]:
    """The first and the last time that each kind of question is put in a match between bots."""
    asked: dict[str, list[int]] = {}
    for match in played(game, seed, **more):
        asked.setdefault(match.questions[min(match.questions)].kind, []).append(len(match.answers))
    wanted = {times[end]: kind for kind, times in asked.items() for end in (0, -1) if not kinds or kind in kinds}
    for match in played(game, seed, **more):
        if len(match.answers) in wanted:
            yield f"{wanted[len(match.answers)]}-{len(match.answers)}", match, min(match.questions)


def faults(person: Person) -> list[str]:
    found = [f"{name}: {fault}" for name, script in FLAWS.items() for fault in person.page.evaluate(script)]
    return found + list(person.page.evaluate(WIDER)) + person.errors


def looked_at(person: Person, path: str, name: str, look: Look) -> Iterator[Found]:
    """Pictures of one table in every size and theme."""
    person.errors.clear()
    person.go(path)
    if not person.wait_for_turn():
        return  # the page passed what could only be passed, and that was the end
    for width, height in look.sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        for theme in look.themes:
            person.page.evaluate(THEMED, theme)
            person.page.evaluate("document.fonts.ready")
            person.page.wait_for_timeout(400)  # until the camera and the cards have arrived
            picture = f"{name}-{width}{'' if theme == 'dark' else '-' + theme}.png"
            person.page.screenshot(path=look.out / picture)
            yield Found(picture, faults(person))


def looked_through(browser: Browser, house: House, game: str, seeds: int, look: Look, **more: Any) -> Iterator[Found]:
    people = {lang: come(browser, house, lang) for lang in look.langs}
    for person in people.values():
        person.go("/about")
    for number in range(1, seeds + 1):
        for name, match, seat in positions(game, f"look {number}", **more):
            for lang, person in people.items():
                path = sit_down(person, match, seat)
                yield from looked_at(person, path, f"{game}-{number}-{name}-{lang}", look)
    for person in people.values():
        person.context.close()


def sheet(found: Sequence[Found], mockups: Path | None) -> str:
    """All pictures on one page; beside those of the other folder that show the same game."""

    def figure(source: str, said: str) -> str:
        said = f"<figcaption>{html.escape(said)}</figcaption>"
        return f'<figure><img src="{html.escape(source)}" loading="lazy">{said}</figure>'

    rows, game = [], ""
    for one in found:
        if mockups and not one.picture.startswith(f"{game}-"):
            game = one.picture.split("-")[0]
            rows += [figure(path.as_uri(), path.name) for path in sorted(mockups.glob(f"{game}*.png"))]
        rows.append(figure(one.picture, "\n".join([one.picture, *one.flaws])))
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{''.join(rows)}"


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=sorted(games()))
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--kinds", default="", help="only these kinds of questions")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument(
        "--bot", type=int, default=0, help="which of the game's bots plays: 0 the quickest, -1 the strongest"
    )
    parser.add_argument("--sizes", default="1440x900,390x844")
    parser.add_argument("--langs", default="ru")
    parser.add_argument("--themes", default="dark")
    parser.add_argument("--mockups", type=Path)
    parser.add_argument("--out", type=Path, default=Path("build/beside"))
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    wanted = arguments(given)
    sizes = [(int(width), int(height)) for width, height in (size.split("x") for size in wanted.sizes.split(","))]
    look = Look(sizes, wanted.langs.split(","), wanted.themes.split(","), wanted.out)
    look.out.mkdir(parents=True, exist_ok=True)
    more = {
        "kinds": {*filter(None, wanted.kinds.split(","))},
        "seats": wanted.seats,
        "bot": wanted.bot,
        **wanted.options,
    }
    found: list[Found] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=SHELL, args=FLAGS)
        for game in wanted.games:
            for one in looked_through(browser, house, game, wanted.seeds, look, **more):
                found.append(one)
                print(one.picture, *one.flaws, sep="\n  ", flush=True)
        browser.close()
        house.stop()
    flawed = [one for one in found if one.flaws]
    (look.out / "flaws.txt").write_text("".join("\n  ".join([one.picture, *one.flaws]) + "\n" for one in flawed))
    (look.out / "index.html").write_text(sheet(found, wanted.mockups and wanted.mockups.resolve()))
    print(f"{len(found)} pictures in {look.out}, {len(flawed)} with flaws")
    return bool(flawed)


if __name__ == "__main__":
    sys.exit(main())
