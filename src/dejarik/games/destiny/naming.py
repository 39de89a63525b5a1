"""What cards are called, in both languages, by the page, by lists and by whoever types."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from dejarik.core.words import LANGUAGES, Texts
from dejarik.games.destiny.cards.facts import cards

TEXTS: Final = Texts("dejarik.games.destiny.cards")


def name_of(card: str, lang: str) -> str:
    """As it is called at the table; a card that is none of ours, as its list calls it."""
    key = f"card-{card}"
    if TEXTS.has(lang, key):
        return TEXTS.say(lang, key)
    facts = cards()[card]
    return (facts.name_ru if lang == "ru" else "") or facts.name


def subtitle_of(card: str, lang: str) -> str:
    key = f"subtitle-{card}"
    if TEXTS.has(lang, key):
        return TEXTS.say(lang, key)
    facts = cards()[card]
    return (facts.subtitle_ru if lang == "ru" else "") or facts.subtitle


def titled(title: str, lang: str) -> str:
    """A title that several cards may bear."""
    return next((name_of(card, lang) for card, facts in cards().items() if facts.title == title), title)


def told_apart(found: Sequence[str]) -> dict[str, str]:
    """Cards of one title, each with its subtitle, in every language."""
    return {lang: ", ".join(" ".join((name_of(card, lang), subtitle_of(card, lang))).strip() for card in found)
            for lang in LANGUAGES}  # fmt: skip


def named(written: str) -> Sequence[str]:
    """The cards that are called so, in either language, with their subtitle or without."""
    return _by_name().get(_key(written), ())


def _key(text: str) -> str:
    return re.sub(r"[^\w]+", " ", text.casefold().replace("ё", "е")).strip()


@cache
def _by_name() -> Mapping[str, Sequence[str]]:
    found: dict[str, list[str]] = {}
    for card, facts in cards().items():
        forms = {card}
        for name in {facts.name, facts.name_ru or facts.name, *(name_of(card, lang) for lang in LANGUAGES)}:
            subtitles = {facts.subtitle, facts.subtitle_ru, *(subtitle_of(card, lang) for lang in LANGUAGES)}
            forms |= {name, *(f"{name} {subtitle}" for subtitle in subtitles)}
        for form in {_key(form) for form in forms}:
            found.setdefault(form, []).append(card)
    return found
