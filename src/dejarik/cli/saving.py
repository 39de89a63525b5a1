"""Leaving a table, and keeping the match: whatever ends the program, nothing is lost."""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from dejarik.cli.speech import lang, usual_language
from dejarik.cli.typed import shortened
from dejarik.core.files import place_of
from dejarik.core.refusal import Refused

#: Signals that ask a program to end.
ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Left(Exception):
    """The person has left the table: by themselves, or because a signal ends the program."""

    def __init__(self, number: int = 0) -> None:
        super().__init__(number)
        self.status = 128 + number if number else 0


def undisturbed() -> None:
    """From here on nothing may disturb the saving: once told to end is enough."""
    for each in ENDING:
        signal.signal(each, signal.SIG_IGN)


@contextlib.contextmanager
def told_to_leave() -> Iterator[None]:
    """Whoever closes the window or ends the program (SIGHUP, SIGTERM) makes the person leave, with all that entails."""

    def leave(number: int, _: object) -> None:
        undisturbed()
        raise Left(number)

    before = {each: signal.signal(each, leave) for each in ENDING}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def write_file(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    try:
        place = place_of(path)
        handle, name = tempfile.mkstemp(dir=place.parent, prefix=f".{place.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(name).replace(place)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:  # a name with a zero in it is no name
        problem = getattr(error, "strerror", None) or str(error)
        raise Refused("unwritable-file", path=shortened(str(path)), problem=problem) from None


def typed_path(text: str) -> Path | None:
    """The file that somebody named, or None if they named none."""
    try:
        return Path(text).expanduser() if text else None
    except RuntimeError:  # ~somebody who has no home here
        return Path(text)


def free_name(game: str) -> Path:
    """A file name that is not taken yet, in the present folder."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = Path(f"{stem}.record.json")
    number = 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.record.json")
    return path


def resume_command(path: Path) -> str:
    """What to type to go on, in the language that is spoken here."""
    spoken = [] if lang() == usual_language() else ["--lang", lang()]
    return shlex.join(["dejarik", "play", "--resume", str(path), *spoken])
