"""Words: Fluent messages in Russian and English, made only when somebody looks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from dejarik.core.names import harmless
from dejarik.core.refusal import Refused

LANGUAGES: Final = ("ru", "en")

Value = str | int | float

#: The largest number and the longest words that Fluent can put into a sentence.
LARGEST: Final = 10**15
LONGEST: Final = 1000

#: How many sentences are kept in each set of texts, and how long a value in them may be.
REMEMBERED: Final = 20_000
LONG: Final = 200


class MissingText(KeyError):
    """A message that some language does not have, or whose placeholders were not filled."""


def _sources(packages: tuple[str, ...], lang: str) -> Iterator[str]:
    for package in packages:
        folder = files(package).joinpath("text")
        parts = sorted(part.name for part in folder.iterdir() if part.name.startswith(f"{lang}."))
        for part in parts:
            yield folder.joinpath(part).read_text(encoding="utf-8")


#: Where a message or term begins, with its name; and those that a message speaks of.
ENTRY: Final = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)
MENTIONED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Bundle:
    """The messages of one language. Reading Fluent takes its time: each is read when it is said for the first time."""

    def __init__(self, packages: tuple[str, ...], lang: str) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        #: Every message as it is written, the last one of each name.
        self._written: dict[str, str] = {}
        self._read: set[str] = set()
        for source in _sources(packages, lang):
            _, *entries = ENTRY.split(source)
            self._written.update(zip(entries[::2], entries[1::2], strict=True))

    def has(self, key: str) -> bool:
        return key in self._written

    def pattern(self, key: str) -> Any:
        """What is said under this name; None, if there is only a name."""
        self._learn(key)
        return self._bundle.get_message(key).value

    def _learn(self, key: str) -> None:
        """Read a message and those that it mentions. Two threads may do so at once: the second reads the same."""
        if key in self._read or key not in self._written:
            return
        self._bundle.add_resource(FluentResource(self._written[key]), allow_overrides=True)
        self._read.add(key)
        for other in MENTIONED.findall(self._written[key]):
            self._learn(other)

    def format(self, pattern: Any, args: Mapping[str, Value]) -> tuple[str, list[Exception]]:
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), errors


@cache
def _bundle(packages: tuple[str, ...], lang: str) -> Bundle:
    """The messages, found once however many speak with them."""
    return Bundle(packages, lang)


class Texts:
    """The messages of some packages, later ones first: `<package>/text/<lang>.ftl` and `<lang>.<part>.ftl` beside."""

    def __init__(self, *packages: str) -> None:
        self._packages = packages
        #: Sentences already made: a table says the same few over and over, and Fluent takes its time.
        self._said: dict[tuple[object, ...], str] = {}

    def source(self, lang: str) -> str:
        """All messages as one Fluent text, for the browser."""
        return "\n".join(_sources(self._packages, lang))

    def has(self, lang: str, key: str) -> bool:
        return _bundle(self._packages, lang).has(key)

    def say(self, lang: str, key: str, args: Mapping[str, Value] | None = None, /, **more: Value) -> str:
        """The message `key` in `lang`. A message that is missing is an error: tests render everything."""
        if args:
            more = {**args, **more}
        asked = (lang, key, *more.items())
        said = self._said.get(asked)
        if said is None:
            said = self._make(lang, key, more)
            if any(isinstance(value, str) and len(value) > LONG for value in more.values()):
                return said  # nobody says that again, and it would fill the memory
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[asked] = said
        return said

    def _make(self, lang: str, key: str, args: dict[str, Value]) -> str:
        bundle = _bundle(self._packages, lang)
        if not bundle.has(key):
            raise MissingText(f"{lang}: {key}")
        pattern = bundle.pattern(key)
        if pattern is None:
            raise MissingText(f"{lang}: {key} has no text")
        text, errors = bundle.format(pattern, {name: _sayable(value) for name, value in args.items()})
        if errors:
            raise MissingText(f"{lang}: {key}: {errors[0]}")
        return text


def _sayable(value: Value) -> Value:
    """Numbers that nobody counts to and endless words (from a file, from a prank) are told shortly, and no words give
    commands to the terminal in which they may be shown."""
    if isinstance(value, str):
        return harmless(value if len(value) < LONGEST else value[: LONGEST - 1] + "…")
    if -LARGEST <= value <= LARGEST:
        return value
    if isinstance(value, float):
        return str(value)
    bits = value.bit_length()
    return str(value) if bits < 200 else f"{'-' if value < 0 else ''}2^{bits - 1}…"


CORE = Texts("dejarik.core")


def language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("unknown-language", lang=lang, known=", ".join(LANGUAGES))
    return lang


def explain(refused: Refused, lang: str, texts: Texts | None = None) -> str:
    """A refusal in one sentence: in the words of `texts`, else of whoever has words for it."""
    key = f"refused-{refused.reason}"
    known = (some for some in chain([texts] if texts else (), _everybody()) if some.has(lang, key))
    args = {
        name: explain(value, lang, texts) if isinstance(value, Refused) else value
        for name, value in refused.args_of_sentence.items()
    }
    return next(known, CORE).say(lang, key, args)


def _everybody() -> Iterator[Texts]:
    from dejarik.core.game import games

    yield CORE
    for game in games().values():
        yield game.presenter.texts
