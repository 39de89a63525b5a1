"""Создание колоды: starter decks, the rules of deck building, and the lists that players exchange."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final, Literal
from xml.sax.saxutils import escape

import msgspec

from dejarik.core.build import Builder, Complaint
from dejarik.core.lists import Names, copies, entry_of, lines, page, spelling, unreadable
from dejarik.core.refusal import Refused
from dejarik.core.words import LANGUAGES, Texts
from dejarik.games.lcg import octgn
from dejarik.games.lcg.cards.facts import AFFILIATIONS, Facts, ObjectiveSet, Side, cards, sets

Mode = Literal["starter", "constructed"]

TEXTS: Final = Texts("dejarik.core", "dejarik.games.lcg.cards")

#: A custom deck has at least this many objective sets.
LEAST_SETS: Final = 10


class Deck(msgspec.Struct, frozen=True):
    """An affiliation and the numbers of its objective sets, a copy each time the number is named."""

    affiliation: str
    sets: tuple[int, ...]

    @property
    def side(self) -> Side:
        return AFFILIATIONS[self.affiliation]

    @property
    def objectives(self) -> tuple[str, ...]:
        return tuple(sets()[number].objective for number in self.sets)

    @property
    def commands(self) -> tuple[str, ...]:
        """The cards of the command deck, set by set."""
        return tuple(card for number in self.sets for card in sets()[number].cards[1:])


#: The four ready-made decks of the core box, by affiliation.
# lcg.deck.core-standalone, lcg.deck.starter-size
STARTERS: Final[Mapping[str, Deck]] = {
    "jedi": Deck("jedi", (1, 2, 3, 4, 5, 6, 7, 18)),  # lcg.setup.example-jedi
    "rebel-alliance": Deck("rebel-alliance", (8, 9, 10, 11, 12, 13, 14, 18)),
    "sith": Deck("sith", (19, 20, 21, 22, 23, 24, 25, 36)),
    "imperial-navy": Deck("imperial-navy", (26, 27, 28, 29, 30, 31, 32, 36)),
}


# --- what the rules hold against a deck --------------------------------------------------------------------------


def complaints(deck: Deck, mode: Mode = "constructed") -> list[Complaint]:
    """Everything in which a deck breaks the rules of `mode`; empty if it may be played."""
    if deck.affiliation not in AFFILIATIONS:
        return [Complaint("no-affiliation", "lcg.build.choose-affiliation")]
    strange = sorted({number for number in deck.sets if number not in sets()})
    if strange:
        return [Complaint("unknown-set", "lcg.set.indivisible", {"number": number}) for number in strange]
    if mode == "starter":
        return list(_against_the_starter_lists(deck))
    return [*_size(deck), *_sides(deck), *_restrictions(deck), *_copies(deck)]


def _against_the_starter_lists(deck: Deck) -> Iterator[Complaint]:
    for starter in STARTERS.values():
        if sorted(deck.sets) == sorted(starter.sets):
            if deck.affiliation != starter.affiliation:
                yield Complaint("starter-affiliation", "lcg.deck.starter-affiliation", _names(own=starter.affiliation))
            return
    yield Complaint("no-starter", "lcg.deck.starter-table")


def _size(deck: Deck) -> Iterator[Complaint]:
    if len(deck.sets) < LEAST_SETS:  # lcg.build.no-maximum
        yield Complaint("too-few-sets", "lcg.build.min-ten-sets", {"given": len(deck.sets), "least": LEAST_SETS})


def _sides(deck: Deck) -> Iterator[Complaint]:
    for number, objective in _distinct(deck):
        if objective.side != deck.side:
            yield Complaint("wrong-side", "lcg.build.one-side", _titled(number, objective))


def _restrictions(deck: Deck) -> Iterator[Complaint]:
    for number, objective in _distinct(deck):
        if objective.side == deck.side and objective.only_for not in (None, deck.affiliation):
            args = _titled(number, objective) | _names(only=objective.only_for)
            yield Complaint("only-for", "lcg.build.off-affiliation-allowed", args)


def _copies(deck: Deck) -> Iterator[Complaint]:
    copies = Counter(deck.sets)
    for number, objective in _distinct(deck):
        args = _titled(number, objective) | {"given": copies[number]}
        if copies[number] > 1 and objective.limit == 1:
            yield Complaint("limit-one", "lcg.build.limit-one", args)
        elif copies[number] > 2:
            yield Complaint("too-many-copies", "lcg.build.max-two-copies", args)


def pool(affiliation: str) -> list[tuple[int, int]]:
    """The sets that a deck of this affiliation may hold, each with the most copies of it."""
    found = []
    for number, six in sets().items():
        objective = cards()[six.objective]
        # lcg.build.example-light
        if objective.side == AFFILIATIONS[affiliation] and objective.only_for in (None, affiliation):
            found.append((number, 1 if objective.limit == 1 else 2))
    return found


def _distinct(deck: Deck) -> Iterator[tuple[int, Facts]]:
    for number in sorted(set(deck.sets)):
        yield number, cards()[sets()[number].objective]


def _titled(number: int, objective: Facts) -> dict[str, str | int | float]:
    return {"number": number, "set": objective.id}


def _names(**affiliations: str | None) -> dict[str, str | int | float]:
    return {name: affiliation or "" for name, affiliation in affiliations.items()}


# --- lists -------------------------------------------------------------------------------------------------------


class DeckList(msgspec.Struct):
    """A list as somebody wrote it down, before it is known to be a deck: card names are ids of titles."""

    affiliations: list[str] = []
    #: Objective sets, once for each copy.
    sets: list[int] = []
    #: The other cards, if the list names them; a list may also just name its objectives.
    commands: Counter[str] = msgspec.field(default_factory=Counter)
    #: Names that no card has.
    unknown: list[str] = []

    @property
    def deck(self) -> Deck:
        return Deck(self.affiliations[0] if len(self.affiliations) == 1 else "", tuple(self.sets))


def read_deck(text: str) -> Deck:
    """The deck of a list that breaks no rule of the list itself (missing or surplus cards, affiliation)."""
    read = read_list(text)
    for complaint in _list_complaints(read):
        raise unreadable(_in_words(complaint))
    return read.deck


def _in_words(complaint: Complaint) -> Refused:
    """A complaint as the reason of a refusal, which is told in the reader's language only later."""
    said = {lang: explain(complaint, lang).rstrip(".") for lang in LANGUAGES}
    return Refused("list-complaint", **said)


def read_list(text: str) -> DeckList:
    """An OCTGN deck or a plain list, in either language."""
    text = page(text)
    found = _read_o8d(text) if text.lstrip().startswith("<") else _read_plain(text)
    if not found.affiliations and not found.sets:
        raise unreadable(Refused("list-names-nothing"))
    return found


def _read_o8d(text: str) -> DeckList:
    if "<!" in text:
        raise unreadable(Refused("list-declarations"))
    try:
        root = ET.fromstring(text.lstrip().encode())  # noqa: S314 - no declarations, see above
    except ET.ParseError as error:
        line, column = error.position
        raise unreadable(Refused("list-no-octgn", line=line, column=column + 1)) from None
    if root.tag != "deck" or root.get("game", octgn.GAME) != octgn.GAME:
        raise unreadable(Refused("list-other-game"))
    found = []
    for card in root.iter("card"):
        count, name = card.get("qty", "1"), (card.text or "").strip()
        title = octgn.titles().get(card.get("id", ""))
        found.append((copies(count, name), spelling(TEXTS.say("en", f"card-{title}") if title else name), name))
    return _collect(found)


def _read_plain(text: str) -> DeckList:
    found = []
    for line in lines(text):
        label, colon, value = line.partition(":")
        if colon and not value.strip():
            continue  # a heading
        entry = entry_of(value if colon and spelling(label) in ("affiliation", "фракция") else line)
        found.append((entry.number, spelling(entry.name), entry.name))
    return _collect(found)


def _collect(entries: Iterable[tuple[int, str, str]]) -> DeckList:
    """Sort what the lines name into affiliations, sets and other cards."""
    found = DeckList()
    for count, title, name in entries:
        affiliation, number = _affiliation_titles().find(title), _objective_titles().find(title)
        if affiliation is not None:
            found.affiliations += [affiliation] * count
        elif number is not None:
            found.sets += [number] * count
        elif title in _command_titles():
            found.commands[title] += count
        else:
            found.unknown.append(name)
    found.sets.sort()
    return found


def _titles(card: str) -> set[str]:
    return {spelling(TEXTS.say(lang, f"card-{card}")) for lang in LANGUAGES}


@cache
def _affiliation_titles() -> Names[str]:
    return Names({name: [name, *_titles(name)] for name in AFFILIATIONS})


@cache
def _objective_titles() -> Names[int]:
    return Names({six.number: _titles(six.objective) for six in sets().values()})


@cache
def _command_titles() -> frozenset[str]:
    return frozenset(title for six in sets().values() for card in six.cards[1:] for title in _titles(card))


def _list_complaints(read: DeckList) -> Iterator[Complaint]:
    """What is wrong with a list before its deck is looked at."""
    for name in read.unknown:
        yield Complaint("unknown-card", "lcg.set.indivisible", {"name": name})
    if len(read.affiliations) != 1:
        reason = "two-affiliations" if read.affiliations else "no-affiliation"
        yield Complaint(reason, "lcg.build.choose-affiliation")
    if read.commands:
        yield from _whole_sets(read)


def _whole_sets(read: DeckList) -> Iterator[Complaint]:
    """A set comes whole: compare the named cards with those the named objectives bring along."""
    left = read.commands.copy()
    for number in read.sets:
        missing = []
        for card in sets()[number].cards[1:]:
            title = next((title for title in sorted(_titles(card)) if left[title] > 0), None)
            if title is None:
                missing.append(card)
            else:
                left[title] -= 1
        for card in missing:
            args = _titled(number, cards()[sets()[number].objective]) | {"card": card}
            yield Complaint("set-incomplete", "lcg.set.indivisible", args)
    for title, count in sorted((+left).items()):
        card = next(card for six in sets().values() for card in six.cards if title in _titles(card))
        yield Complaint("stray-card", "lcg.set.indivisible", {"card": card, "count": count})


def check_list(text: str, mode: Mode = "constructed") -> list[Complaint]:
    """Everything that is wrong with a list and with the deck it describes."""
    read = read_list(text)
    found = list(_list_complaints(read))
    if len(read.affiliations) == 1:
        found += complaints(read.deck, mode)
    return found


# --- writing -----------------------------------------------------------------------------------------------------


def write_list(deck: Deck, lang: str) -> str:
    """A plain list: the affiliation and the sets by the names of their objectives."""
    lines = [f"{TEXTS.say(lang, 'list-affiliation')}: {TEXTS.say(lang, f'card-{deck.affiliation}')}"]
    for number, count in sorted(Counter(deck.sets).items()):
        lines.append(f"{count}x {TEXTS.say(lang, f'card-{sets()[number].objective}')} ({number})")
    return "\n".join(lines) + "\n"


def write_o8d(deck: Deck) -> str:
    """A deck file that OCTGN opens, with English names as OCTGN has them."""
    chosen = sorted(Counter(deck.sets).items())
    sections = (
        ("Affiliation", [(1, octgn.affiliation(deck.affiliation), deck.affiliation)]),
        ("Command Deck", [row for number, count in chosen for row in _rows(sets()[number], count, range(1, 6))]),
        ("Objective Deck", [row for number, count in chosen for row in _rows(sets()[number], count, range(1))]),
    )
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{octgn.GAME}">']
    for name, rows in sections:
        lines.append(f'  <section name="{name}">')
        for count, printing, card in rows:
            lines.append(f'    <card qty="{count}" id="{printing}">{escape(TEXTS.say("en", f"card-{card}"))}</card>')
        lines.append("  </section>")
    return "\n".join([*lines, "</deck>"]) + "\n"


def _rows(six: ObjectiveSet, count: int, positions: range) -> Iterator[tuple[int, str, str]]:
    for position in positions:
        yield count, octgn.printing(six.number, position), six.cards[position]


# --- the builder that the program asks ---------------------------------------------------------------------------


def explain(complaint: Complaint, lang: str) -> str:
    """A complaint in one sentence: names of cards and affiliations are put in the reader's language."""
    args = dict(complaint.args)
    for key in ("set", "card"):
        if key in args:
            args[key] = TEXTS.say(lang, f"card-{args[key]}")
    for key in ("own", "only"):
        if key in args:
            args[key] = TEXTS.say(lang, f"affiliation-{args[key]}")
    return TEXTS.say(lang, f"complaint-{complaint.reason}", args)


class DeckBuilder(Builder):
    """Reads OCTGN decks and plain lists of objective sets."""

    def __init__(self) -> None:
        super().__init__(TEXTS)

    def reads(self, text: str) -> bool:
        if text.lstrip("\ufeff \t\r\n").startswith("<"):
            return octgn.GAME in text[:2000]
        try:
            read = read_list(text)
        except Refused:
            return False
        return bool(read.sets or read.affiliations) and len(read.unknown) <= len(read.sets) + len(read.affiliations)

    def check(self, text: str) -> list[Complaint]:
        return check_list(text)

    def content(self, text: str) -> object:
        read = read_list(text)
        return {"affiliation": read.deck.affiliation, "sets": read.sets}

    def forms(self, text: str, lang: str) -> dict[str, str]:
        deck = read_list(text).deck
        if not deck.affiliation or not deck.sets:
            return {}
        return {"list": write_list(deck, lang), "o8d": write_o8d(deck)}

    def explain(self, complaint: Complaint, lang: str) -> str:
        return explain(complaint, lang)
