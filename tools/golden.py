"""Golden playthroughs: whole matches written down in `tests/games/<game>/golden/`.

    python tools/golden.py                      compare all of them with what is played today
    python tools/golden.py hope                 those of one game
    python tools/golden.py hope --write         write them anew with the same answers: other notes, other states
    python tools/golden.py hope --play          let the bots play them anew: the old answers no longer fit
    python tools/golden.py hope --new NAME --bots careful [--seats 5] [--seed S] [--options '{"quick": true}']

A change that alters them must say why.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from dejarik.core.game import find
from dejarik.lab import golden

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"


def compare(file: Path) -> bool:
    text = file.read_text(encoding="utf-8")
    changed = golden.difference(text, golden.again(text))
    print(f"{file.parent.parent.name}/{file.stem}: {'changed' if changed else 'unchanged'}")
    if changed:
        print(changed)
    return not changed


def write(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    print(f"{file.parent.parent.name}/{file.stem}: written, {text.count(chr(10))} lines")


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--play", action="store_true")
    parser.add_argument("--new", metavar="NAME")
    parser.add_argument("--bots", default="random", help="one for all seats, or one for each, with commas")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", default="golden")
    parser.add_argument("--options", default="{}", help="options of the match as JSON")
    asked = parser.parse_args(given)
    if asked.new:
        options = msgspec.json.decode(asked.options, type=dict)
        plan = golden.planned(find(asked.game), asked.seats, options, asked.seed, tuple(asked.bots.split(",")))
        write(TESTS / asked.game / "golden" / f"{asked.new}.txt", golden.play(plan))
        return 0
    files = [file for file in golden.files(TESTS) if asked.game in (None, file.parent.parent.name)]
    if not (asked.write or asked.play):
        return 1 if [file for file in files if not compare(file)] else 0
    for file in files:
        text = file.read_text(encoding="utf-8")
        write(file, golden.play(golden.today(text)) if asked.play else golden.again(text))
    return 0


if __name__ == "__main__":
    sys.exit(main())
