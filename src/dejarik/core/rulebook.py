"""The rule catalogue: every rule once, with an id, in two languages; found by id or by words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any, Final

import msgspec

from dejarik.core.refusal import Refused
from dejarik.core.search import Index


class Rule(msgspec.Struct, frozen=True):
    """One entry of the catalogue; `test` says how to check it, `data` holds its table."""

    id: str
    kind: str
    section: str
    en: str
    ru: str
    test: str = ""
    data: Any = None
    section_en: str = ""

    def text(self, lang: str) -> str:
        return self.ru if lang == "ru" else self.en

    def told(self, lang: str) -> str:
        """The text for players: without the ids of other rules and the marks of those who keep the catalogue."""
        return tell(self.text(lang))

    def chapter(self, lang: str) -> str:
        """The section it stands in; the table `sections` of the catalogue names them in English."""
        return self.section if lang == "ru" else self.section_en or self.section


#: What only those who keep the catalogue need: ids in brackets, the mark of a question, how sure a source is.
_REFERENCE = re.compile(r"\s*\((?:(?:see|see also|см\.|см\. также)\s+)?[a-z]+(?:\.[a-z0-9-]+)+\)")
_IDS: Final = r"[a-z]+(?:\.[a-z0-9-]+){2,}"
#: Words that only lead to other entries: "see …" within a sentence, and sentences that end in nothing but ids.
_POINTERS: Final = (
    re.compile(rf"[,;]?\s*\(?(?:see also|see|см\. также|см\.)\s+{_IDS}(?:,\s*{_IDS})*\)?"),
    re.compile(rf"\s*[^.;!?()]*:\s*{_IDS}(?:,\s*{_IDS})*\.(?=\s|$)"),
    re.compile(rf"\s*\({_IDS}[^()]*\)"),
    re.compile(rf",\s*{_IDS}(?=\))"),
)
#: How sure whoever wrote an entry was.
_SURE: Final = r"(?:[Nn]ot |[Ff]airly )?[Ss]ure|certain|(?:[Пп]очти )?точно|достоверно|[Нн]е уверен"
_MARKS: Final = (
    (re.compile(r"^(?:Question|Вопрос): (\W?\w)"), lambda found: found[1].upper()),
    (re.compile(r"\b(?:Decide as published|Решение — как опубликовано): (\w)"), lambda found: found[1].upper()),
    (re.compile(r"\bDecide as written: "), "As written: "),
    (re.compile(r"\bDecide in addition: "), "Besides: "),
    (re.compile(r"\bСверх того решение: "), "Сверх того: "),
    (re.compile(r"\bDecide: (\w)"), lambda found: found[1].upper()),
    (
        re.compile(r"\b(?:Natural reading|Разумно|Естественно|Решение|Вывод|Derived answer): (\w)"),
        lambda found: found[1].upper(),
    ),
    (re.compile(r"; decide: "), "; our reading: "),
    (re.compile(r"; decide to "), "; we "),
    (re.compile(r"([;,]) решение: "), r"\1 читаем так: "),
    (re.compile(r"\s*(?:Not certain|Certain|Недостоверно|Достоверно)\."), ""),
    (re.compile(r"\s*(?:Both numbers|All values) certain\.|\s*(?:Оба числа|Все значения) достоверны\."), ""),
    (re.compile(rf"\s*\((?:{_SURE})(?: of [^()]*)?\.?\)"), ""),
    (re.compile(rf"[,;]\s*(?:{_SURE})(?=\))"), ""),
    (re.compile(r"(?<=[.)!?])\s+(?:Sure|Точно)\.(?=\s|$)"), ""),
    (re.compile(r"\b(?:Sure|Точно|Уверенно)[:;] (\w)"), lambda found: found[1].upper()),
    # what is to be done with the data
    (
        re.compile(
            r"[,;:] (?:keep it as data|kept as data|хранить как данные|хранить в данных)(?=\.)| kept as data(?=\.)"
        ),
        "",
    ),
    (re.compile(r", (?:as data, not code|заданных данными|заданным данными)(?=\.)"), ""),
    (
        re.compile(
            r" (?:and correct the data once a card has been checked|и поправить данные после сверки с картой)(?=\.)"
        ),
        "",
    ),
    (re.compile(r" (?:until a physical die is checked|до проверки)(?=\.)"), ""),
    (re.compile(r" \((?:both already put right in the project data|в данных проекта это уже исправлено)\)"), ""),
    (re.compile(r"\b(?:Keep a relation|Хранить отношение): (\w)"), lambda found: found[1].upper()),
    (re.compile(r"\b(?:Reading for software|Для программы): (\w)"), lambda found: found[1].upper()),
)


def tell(text: str) -> str:
    for pointer in (_REFERENCE, *_POINTERS):
        text = pointer.sub("", text)
    for mark, instead in _MARKS:
        text = mark.sub(instead, text)
    return text


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the book: its rules in order, and how we read what the book leaves open."""

    title: str
    rules: tuple[Rule, ...]
    readings: tuple[Rule, ...]


class Rulebook(Mapping[str, Rule]):
    """A game's rules in the order of the book."""

    def __init__(self, package: str) -> None:
        self.package = package

    @cached_property
    def _source(self) -> dict[str, Any]:
        return tomllib.loads(files(self.package).joinpath("rulebook.toml").read_text(encoding="utf-8"))

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        english = self._source.get("sections", {})
        return {
            entry["id"]: Rule(
                **{name: entry[name] for name in Rule.__struct_fields__ if name in entry},
                section_en=english.get(entry["section"], ""),
            )
            for entry in self._source["rule"]
        }

    @cached_property
    def _index(self) -> dict[str, Index]:
        return {
            rule.id: Index(f"{rule.id} {rule.section} {rule.section_en} {rule.en} {rule.ru}") for rule in self.values()
        }

    def __getitem__(self, key: str) -> Rule:
        return self._rules[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def title(self, lang: str) -> str:
        title: str = self._source["meta"][f"title_{lang}"]
        return title

    def chapters(self, lang: str) -> list[Chapter]:
        """The book: every chapter once, in the book's order, with our readings of its gaps at its end."""
        found: dict[str, list[Rule]] = {}
        for rule in self.values():
            found.setdefault(rule.section, []).append(rule)
        return [
            Chapter(
                rules[0].chapter(lang),
                tuple(rule for rule in rules if rule.kind != "gap"),
                tuple(rule for rule in rules if rule.kind == "gap"),
            )
            for rules in found.values()
        ]

    def cite(self, key: str) -> Rule:
        """The rule with this id, or a refusal."""
        if key not in self._rules:
            raise Refused("unknown-rule", given=key)
        return self._rules[key]

    def search(self, text: str) -> list[Rule]:
        """Rules that have all the words of `text` in either language and in any form, those with most hits first.

        Where no rule has them all, the last word may be one that is not typed to its end.
        """
        for said, wanted in self._source.get("synonyms", {}).items():
            text = re.sub(rf"\b{said}\w*", wanted, text, flags=re.IGNORECASE)
        return self._found(text, unfinished=False) or self._found(text, unfinished=True)

    def _found(self, text: str, *, unfinished: bool) -> list[Rule]:
        found = [(self._index[rule.id].hits(text, unfinished=unfinished), rule) for rule in self.values()]
        return [rule for hits, rule in sorted(found, key=lambda pair: -pair[0]) if hits]
