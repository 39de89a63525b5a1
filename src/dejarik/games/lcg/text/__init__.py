"""Words of the card game: from values to messages, and the table as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType

from dejarik.core.board import Room
from dejarik.core.ending import Ending, Story
from dejarik.core.match import Entry
from dejarik.core.note import Note, Reason
from dejarik.core.presenter import PAGE, Presenter, Reader
from dejarik.core.question import Ask, Option, Question, Share
from dejarik.core.words import Texts, Value
from dejarik.games.lcg.cards.facts import LEGEND, cards, sets
from dejarik.games.lcg.ending import ending
from dejarik.games.lcg.notes import OfMoment, OfShields
from dejarik.games.lcg.text.board import Board, icons
from dejarik.games.lcg.view import View

#: What the words among the options of a question are, where they are not answers as such.
_NAMED: Final = {"icon": "icon", "icon-to-gain": "icon", "strip": "token"}


class CardGamePresenter(Presenter):
    def __init__(self) -> None:
        self.texts = Texts("dejarik.core", "dejarik.games.lcg.cards", "dejarik.games.lcg")

    # ── names ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def card(self, lang: str, name: str) -> str:
        """The name of a card, by its id."""
        if name == "dial":
            return self.texts.say(lang, "dial")
        return self.texts.say(lang, f"card-{name}")

    def thing(self, reader: Reader, view: View, number: int) -> str:
        """The name of a card, play area or the dial, by its number."""
        if number < 0:
            own = reader.seat is not None and number == -1 - reader.seat
            return self.texts.say(reader.lang, "area-own" if own else "area-other")
        return self.card(reader.lang, view.cards[number])

    def _said(self, reader: Reader, key: str) -> str:
        return self.texts.say(reader.lang, key)

    def question(self, reader: Reader, view: Any, question: Question) -> str:
        return _unnest(super().question(reader, view, question))

    def note(self, reader: Reader, note: Note) -> str:
        return _unnest(super().note(reader, note))

    def reason(self, reader: Reader, reason: Reason) -> str:
        return _unnest(super().reason(reader, reason))

    # ── questions ──────────────────────────────────────────────────────────────────────────────────────────────────

    def option(self, reader: Reader, view: Any, question: Question, option: Option) -> str:
        lang = reader.lang
        if question.kind in ("deck", "own-affiliation"):
            return self.texts.say(lang, "option-own-deck" if option == "own" else f"affiliation-{option}")
        if isinstance(option, str):
            key = f"{_NAMED.get(question.kind, 'option')}-{option}"
            return self.texts.say(lang, key) if self.texts.has(lang, key) else option
        if isinstance(option, int):
            if question.kind == "amount":
                return self.texts.say(lang, "option-count", count=option)
            if isinstance(question.about, OfShields):
                return self._hit(reader, view, question, question.about, option)
            return self._numbered(reader, view, option)
        return self._tuple(reader, view, question, option)

    def _numbered(self, reader: Reader, view: View, number: int) -> str:
        """A card's name; copies in play are told apart by their order on the table."""
        if not -2 <= number < len(view.cards):
            return str(number)
        name = self.thing(reader, view, number)
        copies = [piece.id for piece in view.pieces if number > 0 and piece.card == view.cards[number]]
        if number not in copies or len(copies) == 1:
            return name
        return self.texts.say(reader.lang, "option-copy", card=name, number=copies.index(number) + 1)

    def _tuple(self, reader: Reader, view: View, question: Question, option: tuple[Option, ...]) -> str:
        lang = reader.lang
        first = option[0] if option else ""
        if first in ("play", "use") and isinstance(option[1], int):
            return self.texts.say(lang, f"option-{first}", card=self._numbered(reader, view, option[1]))
        if question.kind in ("interrupt", "reaction", "forced") and isinstance(first, int):
            return self.texts.say(lang, "option-use", card=self._numbered(reader, view, first))
        if question.kind == "own-sets" and isinstance(option[1], int):
            name = self.card(lang, sets()[option[1]].objective)
            return self.texts.say(lang, "option-set" if option[2] == 1 else "option-set-again", card=name)
        return " ".join(str(part) for part in option)

    def _hit(self, reader: Reader, view: View, question: Question, about: OfShields, card: int) -> str:
        """A card with shields and how many tokens it is about to get."""
        assert isinstance(question, Share)
        count = about.counts[question.among.index(card)] if card in question.among else 0
        name = self._numbered(reader, view, card)
        return self.texts.say(reader.lang, "option-hit", card=name, count=count, token=about.token)

    def question_args(self, reader: Reader, view: Any, question: Question) -> Mapping[str, Value]:
        args = dict(super().question_args(reader, view, question))
        if isinstance(question, Ask):
            args |= {"least": question.least, "most": question.most}
        if question.kind == "action":
            args["where"] = self._said(reader, f"phase-{view.phase}")
        if isinstance(question.about, OfMoment):
            args["moment"] = self._moment(reader, question.about)
        return args

    def _moment(self, reader: Reader, about: OfMoment) -> str:
        key = f"moment-{about.moment}"
        if not self.texts.has(reader.lang, key):
            key = "moment-other"
        sentence = self.texts.say(reader.lang, key, card=self.card(reader.lang, about.card) if about.card else "—")
        return sentence[:1].upper() + sentence[1:]

    # ── words ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def word(self, reader: Reader, word: str, value: Any) -> Value:
        return "none" if value is None else super().word(reader, word, value)

    def word_card(self, reader: Reader, card: str) -> str:
        return self.card(reader.lang, card)

    def word_affiliation(self, reader: Reader, affiliation: str) -> str:
        return self._said(reader, f"affiliation-{affiliation}")

    def word_phase(self, reader: Reader, phase: str) -> str:
        sentence = self._said(reader, f"phase-{phase}")
        return sentence if reader.lang == "ru" else sentence[:1].upper() + sentence[1:]

    # ── the table in the terminal ──────────────────────────────────────────────────────────────────────────────────

    def ending(self, reader: Reader, view: Any, journal: Sequence[Entry]) -> Ending:
        return ending(Story(self, reader, view, journal))

    def board(self, reader: Reader, view: Any, room: Room = PAGE) -> RenderableType:
        return Board(self, reader, view, room).drawn()

    def colours(self, lang: str, table: Any, seat: int) -> tuple[str, str]:
        reader = Reader(lang, None, ())
        side = self._said(reader, f"side-{'dark' if table.dark == seat else 'light'}")
        affiliation = table.affiliations[seat]
        return side, self.word_affiliation(reader, affiliation) if affiliation else ""

    def explain(self, lang: str, words: str) -> list[str]:
        """The cards with these words in their names, as they are printed."""
        wanted = words.casefold().replace("ё", "е")
        found = {name: self.card(lang, name) for name in cards() if self.texts.has(lang, f"card-{name}")}
        fitting = [name for name, said in found.items() if wanted in said.casefold().replace("ё", "е")]
        seen: dict[str, None] = dict.fromkeys(self._printed(lang, name) for name in fitting[:8])
        return list(seen)

    def _printed(self, lang: str, name: str) -> str:
        say, printed = self.texts.say, cards()[name]
        head = [say(lang, f"type-{printed.type}"), say(lang, f"affiliation-{printed.affiliation or 'neutral'}")]
        if "cost" in LEGEND[printed.type]:
            head.append(say(lang, "printed-cost", count=printed.cost))
        for key, count in (("force", printed.force), ("resources", printed.resources), ("capacity", printed.capacity)):
            if count:
                head.append(say(lang, f"printed-{key}", count=count))
        if printed.priority:
            head.append(say(lang, "printed-priority", count=printed.priority))
        if printed.normal or printed.edge:
            head.append(icons(printed))
        head += [say(lang, f"trait-{trait}") for trait in printed.traits]
        lines = [f"{self.card(lang, name)} — {', '.join(head)}."]
        for keyword, value in printed.keywords:
            args = {"value": value, "trait": say(lang, f"trait-{value}") if keyword == "protect" else ""}
            lines.append(f"{say(lang, f'keyword-{keyword}', args)}. {say(lang, f'keyword-{keyword}-hint', args)}")
        if self.texts.has(lang, f"text-{name}"):
            lines.append(say(lang, f"text-{name}"))
        return "\n  ".join(lines)


def _unnest(sentence: str) -> str:
    """Quotation marks around a name that has its own are those of the name: «Дом-один», not ««Дом-один»»."""
    return sentence.replace("««", "«").replace("»»", "»")
