"""Words as people look for them: other forms of a word and other spellings are the same word."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, Final

_WORD: Final = re.compile(r"[^\W_]+(?:[-'’][^\W_]+)*")
_CYRILLIC: Final = re.compile("[а-я]")

#: Words whose stem is remembered: those of all rulebooks, and of whoever searches.
KNOWN: Final = 50_000

#: British spellings and how others write them, as beginnings of words; -ise and -our have rules of their own.
SPELLINGS: Final = {
    "manoeuvre": "maneuver",
    "manoeuvr": "maneuver",
    "defence": "defense",
    "offence": "offense",
    "licence": "license",
    "centre": "center",
    "metre": "meter",
    "millimetre": "millimeter",
    "grey": "gray",
    "cancell": "cancel",
    "travell": "travel",
    "labell": "label",
    "modell": "model",
    "ageing": "aging",
    "catalogue": "catalog",
    "artefact": "artifact",
    "aeroplane": "airplane",
    "programme": "program",
    "judgement": "judgment",
    "sceptic": "skeptic",
}
#: Words in -our that Americans write with -or, and so all their forms.
_OUR: Final = re.compile("^((?:dis)?col|hon|fav|neighb|arm|behavi|lab|harb|rum|vap|vig|hum|flav|sav|tum|parl)our")
_ISE: Final = re.compile("^(.{4,})is(e|es|ed|er|ing|ation|able)$")


@cache
def _stemmer(name: str) -> Any:
    import snowballstemmer

    return snowballstemmer.stemmer(name)


@lru_cache(KNOWN)
def stem(word: str) -> str:
    """What all forms and spellings of a word have in common."""
    word = word.casefold().replace("ё", "е").replace("’", "'").removesuffix("'s")
    if _CYRILLIC.search(word):
        return str(_stemmer("russian").stemWord(word))
    for british, other in SPELLINGS.items():
        if word.startswith(british):
            word = other + word[len(british) :]
            break
    word = _OUR.sub(r"\1or", word)
    word = _ISE.sub(r"\1iz\2", word)
    return str(_stemmer("english").stemWord(word))


def words(text: str) -> Iterator[str]:
    """The words of a text; one with hyphens counts whole, without them, and in its parts."""
    for word in _WORD.findall(text):
        yield word
        parts = word.split("-")
        if len(parts) > 1:
            yield "".join(parts)
            yield from parts


class Index:
    """A text by the words in it."""

    def __init__(self, text: str) -> None:
        found = list(words(text))
        self._stems = Counter(stem(word) for word in found)
        self._written = [_plain(word) for word in found]

    def hits(self, query: str, *, unfinished: bool = False) -> int:
        """How often the words of a query stand here; 0 if one is missing. The last may be only the start of a word."""
        wanted = _WORD.findall(query)
        if not wanted:
            return 0
        found = 0
        for word in wanted[:-1]:
            count = self._count(word)
            if not count:
                return 0
            found += count
        last = self._count(wanted[-1])
        if unfinished and not last and len(wanted[-1]) > 2:
            last = sum(each.startswith(_plain(wanted[-1])) for each in self._written)
        return found + last if last else 0

    def _count(self, word: str) -> int:
        joined = sum(self._stems[each] for each in {stem(word), stem(word.replace("-", ""))})
        return joined or min(self._stems[stem(part)] for part in word.split("-"))


def _plain(word: str) -> str:
    return word.casefold().replace("ё", "е")
