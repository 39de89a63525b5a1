"""What the command line says, in the language of the person who typed."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from dejarik.core.refusal import Refused
from dejarik.core.words import LANGUAGES, Texts, Value, explain, language

TEXTS = Texts("dejarik.core", "dejarik.cli")


class _Spoken:
    """How the one person at this terminal is spoken to, in whatever thread or task."""

    lang = "en"
    game_texts: Texts | None = None


def lang() -> str:
    return _Spoken.lang


def speak(chosen: str) -> None:
    """From now on, speak this language."""
    _Spoken.lang = language(chosen)


def listen_to(texts: Texts | None) -> None:
    """A game's own refusals are told in its own words."""
    _Spoken.game_texts = texts


def say(key: str, /, **args: Value) -> str:
    return TEXTS.say(lang(), key, args)


def sentence(refused: Refused) -> str:
    """A refusal in one line."""
    key = f"refused-{refused.reason}"
    texts = _Spoken.game_texts
    told = texts if texts is not None and texts.has(lang(), key) else TEXTS
    said = " ".join(explain(refused, lang(), told).split())
    return f"{said} [{refused.rule}]" if refused.rule else said


def usual_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the system, if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if found := environ.get(name):
            return next((known for known in LANGUAGES if found.lower().startswith(known)), "en")
    return "en"


def asked_language(args: Sequence[str]) -> str:
    """The language asked for on the command line, so that mistakes elsewhere in it are told in it, too."""
    for number, word in enumerate(args):
        chosen = word.removeprefix("--lang=") if word.startswith("--lang=") else None
        if word == "--lang" and number + 1 < len(args):
            chosen = args[number + 1]
        if chosen in LANGUAGES:
            return chosen
    return usual_language()
