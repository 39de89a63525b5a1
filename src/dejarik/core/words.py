"""Words: Fluent messages in Russian and English, made only when somebody looks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from dejarik.core.refusal import Refused

LANGUAGES: Final = ("ru", "en")

Value = str | int | float


class MissingText(KeyError):
    """A message that some language does not have, or whose placeholders were not filled."""


class Texts:
    """The messages of one package (`<package>/text/<lang>.ftl`) on top of the kernel's own."""

    def __init__(self, *packages: str) -> None:
        self._packages = packages

    @cache  # noqa: B019 - a handful of long-lived objects, one per game
    def _bundle(self, lang: str) -> FluentBundle:
        bundle = FluentBundle([lang], use_isolating=False)
        for package in self._packages:
            source = files(package).joinpath("text").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(source), allow_overrides=True)
        return bundle

    def source(self, lang: str) -> str:
        """All messages as one Fluent text, for the browser."""
        return "\n".join(
            files(package).joinpath("text").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
            for package in self._packages
        )

    def has(self, lang: str, key: str) -> bool:
        return bool(self._bundle(lang).has_message(key))

    def say(self, lang: str, key: str, args: Mapping[str, Value] | None = None, /, **more: Value) -> str:
        """The message `key` in `lang`. A message that is missing is an error: tests render everything."""
        bundle = self._bundle(lang)
        if not bundle.has_message(key):
            raise MissingText(f"{lang}: {key}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"{lang}: {key} has no text")
        text, errors = bundle.format_pattern(pattern, {**(args or {}), **more})
        if errors:
            raise MissingText(f"{lang}: {key}: {errors[0]}")
        return str(text)


CORE = Texts("dejarik.core")


def language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("unknown-language", lang=lang, known=", ".join(LANGUAGES))
    return lang


def explain(refused: Refused, lang: str, texts: Texts = CORE) -> str:
    """A refusal in one sentence, with the rule behind it."""
    key = f"refused-{refused.reason}"
    chosen = texts if texts.has(lang, key) else CORE
    args = {
        name: explain(value, lang, texts) if isinstance(value, Refused) else value
        for name, value in refused.args_of_sentence.items()
    }
    sentence = chosen.say(lang, key, args)
    return f"{sentence} [{refused.rule}]" if refused.rule else sentence
