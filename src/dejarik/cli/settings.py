"""Settings of a match on the command line: `--options quick=true` or `--options deck=@my-deck.txt`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from dejarik.cli.program import Made, option
from dejarik.core.refusal import Refused

#: Bytes of the longest text that is read from a file.
LONGEST = 1_000_000


def options_option() -> Callable[[Made], Made]:
    return option("--options", multiple=True, metavar="K=V")


def read_settings(given: tuple[str, ...]) -> dict[str, Any]:
    """Settings as typed: `k=v`, several in one word after commas if no value needs a comma itself."""
    settings: dict[str, Any] = {}
    for word in given:
        for piece in _pieces(word):
            name, equals, value = piece.partition("=")
            if not equals or not name.strip():
                raise Refused("bad-setting", given=piece)
            settings[name.strip()] = _value(value.strip())
    return settings


def _pieces(word: str) -> list[str]:
    pieces = word.split(",")
    return pieces if all("=" in piece for piece in pieces) and not _structured(word) else [word]


def _structured(word: str) -> bool:
    return any(mark in word for mark in "[{@")


def _value(text: str) -> Any:
    if text.startswith("@"):
        return read_text(Path(text[1:]))
    if text.startswith(("[", "{")):
        try:
            return msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refused("bad-setting", given=text[:40]) from None
    return text


def read_text(path: Path) -> str:
    """A text file that a person named."""
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
        text = data.decode()
    except FileNotFoundError:
        raise Refused("no-file", path=str(path)) from None
    except UnicodeDecodeError:
        raise Refused("no-text-file", path=str(path)) from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Refused("unreadable-file", path=str(path), problem=problem) from None
    if len(data) > LONGEST:
        raise Refused("file-too-long", path=str(path), most=LONGEST)
    return text
