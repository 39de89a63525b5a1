"""Words of the card game: from values to messages, and the table as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType

from dejarik.core.board import Room
from dejarik.core.presenter import PAGE, Presenter, Reader
from dejarik.core.question import Ask, Option, Question
from dejarik.core.state import Note
from dejarik.core.words import Texts, Value
from dejarik.games.lcg.cards.facts import LEGEND, cards, sets
from dejarik.games.lcg.text.board import Board, icons
from dejarik.games.lcg.view import View

CITES: Final[Mapping[str, str]] = {
    # questions
    "deck": "lcg.setup.secret-deck-choice",
    "own-affiliation": "lcg.build.choose-affiliation",
    "own-sets": "lcg.build.min-ten-sets",
    "put-back": "lcg.setup.choose-objectives",
    "mulligan": "lcg.setup.mulligan",
    "turn-up": "lcg.setup.reveal-objectives-dark",
    "action": "lcg.action.window",
    "interrupt": "lcg.interrupt.order",
    "reaction": "lcg.reaction.order",
    "forced": "lcg.gap.forced-priority",
    "target": "lcg.term.target",
    "choose": "lcg.state.controller",
    "pay": "lcg.res.procedure",
    "host": "lcg.enh.attach",
    "host-or-unit": "lcg.golden.card-over-rules",
    "discard-one": "lcg.draw.optional-discard",
    "discard-down": "lcg.draw.down-to-reserve",
    "discard-order": "lcg.discard.order",
    "discard-hand": "lcg.discard.meaning",
    "rescue-from": "lcg.rescue.by-effect",
    "capture-at": "lcg.capture.attach",
    "balance": "lcg.balance.light-damage",
    "engage": "lcg.conflict.decline",
    "attackers": "lcg.eng.attackers",
    "defenders": "lcg.eng.defenders",
    "shielding": "lcg.kw.shielding",
    "edge": "lcg.edge.until-two-passes",
    "fate-order": "lcg.edge.fate-tie",
    "strike": "lcg.strike.no-pass",
    "icon": "lcg.strike.types-any-order",
    "unit-damage": "lcg.strike.unit-damage",
    "tactics": "lcg.strike.tactics",
    "protect": "lcg.kw.protect",
    "shield": "lcg.shield.use",
    "commit": "lcg.force.commit",
    "destroy-first": "lcg.gap.simultaneous-victory",
    "choose-objective": "lcg.refresh.replace-one-by-one",
    "capture-card": "lcg.capture.attach",
    "keep": "lcg.gap.simultaneous-choice",
    "strip": "lcg.discard.tokens",
    "amount": "lcg.damage.tokens",
    # notes
    "affiliation": "lcg.setup.reveal-affiliations",
    "objectives-chosen": "lcg.setup.choose-objectives",
    "opening-draw": "lcg.setup.opening-hand",
    "turn": "lcg.turn.alternate",
    "phase": "lcg.turn.phases",
    "dial": "lcg.comp.dial",
    "refreshed": "lcg.refresh.remove-focus",
    "draws": "lcg.draw.up-to-reserve",
    "generates": "lcg.res.one-per-token",
    "enters": "lcg.zone.enter-play",
    "objective-lost": "lcg.destroy.objective",
    "destroyed": "lcg.damage.destroyed",
    "damage": "lcg.damage.tokens",
    "focus": "lcg.state.exhausted",
    "shield-used": "lcg.shield.use",
    "protects": "lcg.kw.protect",
    "captured": "lcg.capture.attach",
    "rescued": "lcg.rescue.on-destroy",
    "engages": "lcg.eng.declare-objective",
    "edge-card": "lcg.edge.hidden",
    "edge-reveal": "lcg.edge.reveal",
    "edge-won": "lcg.edge.winner",
    "edge-restart": "lcg.gap.edge-restart",
    "fate": "lcg.edge.fate-ascending",
    "strikes": "lcg.strike.steps",
    "unopposed": "lcg.reward.bonus",
    "commits": "lcg.force.attach-card",
    "struggle": "lcg.force.struggle-count",
    "cancelled": "lcg.cancel.effect",
    "wins": "lcg.win.table",
}

#: What the values of a note are, in order. Values beyond these are for the board, not for words.
NOTES: Final[Mapping[str, tuple[str, ...]]] = {
    "affiliation": ("who", "affiliation"),
    "mulligan": ("who",),
    "turn": ("who", "number"),
    "phase": ("phase",),
    "dial": ("number",),
    "refreshed": ("who",),
    "draws": ("who", "number"),
    "draws-card": ("card",),
    "discards": ("who", "card"),
    "discarded": ("card",),
    "plays": ("who", "card"),
    "uses": ("who", "card"),
    "generates": ("card", "number"),
    "enters": ("who", "card", "host"),
    "returned": ("card",),
    "to-deck": ("card",),
    "hand-to-deck": ("who", "number"),
    "objective-lost": ("card",),
    "destroyed": ("card",),
    "damage": ("card", "number"),
    "repaired": ("card", "number"),
    "focus": ("card", "number"),
    "unfocus": ("card", "number"),
    "shield": ("card",),
    "shield-used": ("card", "number"),
    "protects": ("card", "number", "other"),
    "captured": ("card",),
    "captured-card": ("card",),
    "rescued": ("who",),
    "rescued-card": ("card",),
    "looks-at-hand": ("who", "cards"),
    "reveals": ("who", "cards"),
    "shield-off": ("card",),
    "uncommits": ("card",),
    "leaves-engagement": ("card",),
    "engages": ("who", "card"),
    "engaged-instead": ("card",),
    "attackers": ("who", "cards"),
    "defenders": ("who", "cards"),
    "edge-card": ("who",),
    "edge-open": ("who", "card"),
    "edge-pass": ("who",),
    "edge-reveal": ("who", "cards"),
    "edge-won": ("who", "attacking", "defending"),
    "fate": ("who", "card"),
    "strikes": ("who", "card"),
    "unopposed": ("who",),
    "commits": ("who", "card"),
    "struggle": ("light", "dark"),
    "balance": ("who",),
    "control": ("who", "card"),
    "cancelled": ("card",),
    "wins": ("who",),
}
_CARDS: Final = ("card", "other", "host")


class CardGamePresenter(Presenter):
    cites = CITES

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

    # ── questions ──────────────────────────────────────────────────────────────────────────────────────────────────

    def option(self, reader: Reader, view: Any, question: Question, option: Option) -> str:
        lang = reader.lang
        if question.kind in ("deck", "own-affiliation"):
            return self.texts.say(lang, "option-own-deck" if option == "own" else f"affiliation-{option}")
        if isinstance(option, str):
            key = f"icon-{option}" if question.kind in ("icon", "icon-to-gain") else f"option-{option}"
            return self.texts.say(lang, key) if self.texts.has(lang, key) else option
        if isinstance(option, int):
            if question.kind in ("shield", "protect", "amount"):
                return self.texts.say(lang, "option-count", count=option)
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
        if question.kind == "strip":
            return self._stripped(reader, view, option)
        numbers = [part for part in option if isinstance(part, int)]
        counted = [
            self.texts.say(
                lang, "option-tokens", card=self._numbered(reader, view, number), count=numbers.count(number)
            )
            for number in dict.fromkeys(numbers)
        ]
        return ", ".join(counted)

    def _stripped(self, reader: Reader, view: View, option: tuple[Option, ...]) -> str:
        """A token or an enhancement that may be taken off a card."""
        what, which = option
        if what == "card" and isinstance(which, int):
            return self.thing(reader, view, which)
        return self.texts.say(reader.lang, f"token-{what}")

    def question_args(self, reader: Reader, view: Any, question: Question) -> Mapping[str, Value]:
        about = question.about
        kind = question.kind
        args: dict[str, Value] = {}
        if isinstance(question, Ask):
            args = {"least": question.least, "most": question.most}
        if kind in ("attackers", "defenders"):
            args["card"] = self.thing(reader, view, view.engaged)
        elif kind == "action":
            args["where"] = self._said(reader, f"phase-{view.phase}")
        elif kind in ("interrupt", "reaction"):
            args["moment"] = self._moment(reader, about)
        elif kind == "pay":
            args |= self._payment(reader, view, about)
        elif about:
            args |= self._about(reader, view, kind, about)
        return args

    def _about(self, reader: Reader, view: View, kind: str, about: Sequence[Option]) -> dict[str, Value]:
        first = about[0]
        args: dict[str, Value] = {
            "card": self.thing(reader, view, first) if isinstance(first, int) else self.card(reader.lang, str(first))
        }
        if kind == "protect" and isinstance(about[1], int):
            args["other"] = self.thing(reader, view, about[1])
        elif len(about) > 1 and isinstance(about[1], int):
            args["count"] = about[1]
        if kind == "shield":
            args["token"] = str(about[2])
        return args

    def _moment(self, reader: Reader, about: Sequence[Option]) -> str:
        kind, card = str(about[0]), str(about[1])
        key = f"moment-{kind}"
        if not self.texts.has(reader.lang, key):
            key = "moment-other"
        sentence = self.texts.say(reader.lang, key, card=self.card(reader.lang, card) if card else "—")
        return sentence[:1].upper() + sentence[1:]

    def _payment(self, reader: Reader, view: View, about: Sequence[Option]) -> dict[str, Value]:
        card, cost, affiliation, sources = about
        assert isinstance(card, int)
        assert isinstance(cost, int)
        assert isinstance(sources, tuple)
        named = [
            f"{self.thing(reader, view, source[0])} ≤ {source[1]}"
            for source in sources
            if isinstance(source, tuple) and isinstance(source[0], int)
        ]
        return {
            "card": self.thing(reader, view, card),
            "cost": cost,
            "affiliation": self._said(reader, f"affiliation-{affiliation}") if affiliation else "none",
            "sources": "; ".join(named),
        }

    # ── the journal ────────────────────────────────────────────────────────────────────────────────────────────────

    def note_args(self, reader: Reader, note: Note) -> Mapping[str, Value]:
        args: dict[str, Value] = {}
        for place, name in enumerate(NOTES.get(note.kind, ())):
            if name == "cards":
                args[name] = ", ".join(self.card(reader.lang, str(card)) for card in note.args[place:])
                break
            args[name] = self._note_value(reader, name, note.args[place])
        return args

    def _note_value(self, reader: Reader, name: str, value: Option) -> Value:
        if name == "who" and isinstance(value, int):
            return reader.names[value]
        if name in _CARDS:
            return self.card(reader.lang, str(value)) if value else "none"
        if name == "affiliation":
            return self._said(reader, f"affiliation-{value}")
        if name == "phase":
            sentence = self._said(reader, f"phase-{value}")
            return sentence if reader.lang == "ru" else sentence[:1].upper() + sentence[1:]
        return value if isinstance(value, int) else str(value)

    # ── the table in the terminal ──────────────────────────────────────────────────────────────────────────────────

    def board(self, reader: Reader, view: Any, room: Room = PAGE) -> RenderableType:
        return Board(self, reader, view, room).drawn()

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
