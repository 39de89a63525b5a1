"""Path to Hope in words, and the table as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType

from dejarik.core.board import Room
from dejarik.core.bot import Reason
from dejarik.core.presenter import PAGE, Presenter, Reader
from dejarik.core.question import Ask, Option, Question
from dejarik.core.state import Note
from dejarik.core.words import Value
from dejarik.games.hope.state import REBELS
from dejarik.games.hope.text.board import SLOT_QUESTIONS, Board


class HopePresenter(Presenter):
    cites: Mapping[str, str] = {
        # questions
        "ready": "hope.recon.look",
        "claim": "hope.recon.tell",
        "swap": "hope.recon.swap-first",
        "lay": "hope.op.choose-one",
        "pile": "hope.op.any-pile",
        "piles": "hope.k2so.two-piles",
        "under": "hope.bodhi.to-bottom",
        "run": "hope.cassian.continue",
        "pay": "hope.trooper.pay",
        "first": "hope.k2so.different-others",
        "reinforce": "hope.reinf-tie.shortage",
        "tank": "hope.tank.effect",
        "vote": "hope.end.agreement",
        # notes
        "deal": "hope.recon.deal-seven",
        "piles_laid": "hope.recon.piles",
        "operation": "hope.op.take-hands",
        "nothing": "hope.gap.empty-pile",
        "pass": "hope.op.pass-left",
        "votes": "hope.gap.turn-end-order",
        "bodhi": "hope.bodhi.look-two",
        "win": "hope.jyn.takes-plans",
        "match": "hope.k2so.same-type",
        "reveal": "hope.op.reveal-top",
        "discard": "hope.discard.empire",
        "sink": "hope.plans.to-bottom",
        "reinforced": "hope.reinf-tie.effect",
        "back": "hope.info.revealed-public",
        "put_down": "hope.sd.hands",
        "at_st": "hope.atst.effect",
        "ambush": "hope.ambush.effect",
        "mix": "hope.disinfo.effect",
        "left": "hope.gap.leftover-piles-seen",
        "give": "hope.end.redistribute",
        "take": "hope.end.redistribute",
        "over": "hope.final.count",
    }

    def card(self, lang: str, card: str) -> str:
        return self.texts.say(lang, f"card-{card}")

    def cards(self, lang: str, cards: Sequence[Option]) -> str:
        return ", ".join(self.card(lang, str(card)) for card in cards)

    def pile(self, lang: str, slot: Option) -> str:
        assert isinstance(slot, int)
        return self.texts.say(lang, "pile", number=slot + 1)

    def pair(self, lang: str, pair: Option) -> str:
        assert isinstance(pair, tuple)
        card, count = pair
        assert isinstance(count, int)
        return self.texts.say(lang, "told", card=self.card(lang, str(card)), count=count)

    # ── questions ──────────────────────────────────────────────────────────────────────────────────────────────────

    def rule_of_question(self, question: Question) -> str | None:
        if question.kind == "pay" and question.about[0] == "at_act":
            return "hope.atact.pay"
        if question.kind == "run" and question.about[0] == "chirrut":
            return "hope.chirrut.continue"
        if question.kind == "reinforce" and question.about[0] == "striker":
            return "hope.reinf-striker.shortage"
        if question.kind == "pile":
            return REBEL_RULE[str(question.about[0])]
        return super().rule_of_question(question)

    def option(self, reader: Reader, view: Any, question: Question, option: Option) -> str:
        lang = reader.lang
        kind = question.kind
        if kind in SLOT_QUESTIONS:
            return self.pile(lang, option)
        if kind == "claim":
            return self.pair(lang, option)
        if kind == "first":
            one, face, _, second = question.about
            shown = self.card(lang, str(face if option == one else second))
            return self.texts.say(lang, "answer-first", card=shown, pile=self.pile(lang, option))
        if isinstance(option, tuple):  # Bodhi's order
            upper, lower = (self.card(lang, str(card)) for card in option)
            return self.texts.say(lang, "answer-under", upper=upper, lower=lower)
        if isinstance(option, int):  # whose card pays
            card = self.card(lang, view.players[option].laid or "special") if view is not None else ""
            return self.texts.say(lang, "answer-pay", who=reader.names[option], card=card)
        return self.card(lang, option) if option in REBELS else self.texts.say(lang, f"answer-{option}")

    def theme(self, question: Question, option: Option) -> Option | None:
        """Nobody tells of no TIE fighters and of two at once."""
        return option[0] if question.kind == "claim" and isinstance(option, tuple) else None

    def question_args(self, reader: Reader, view: Any, question: Question) -> Mapping[str, Value]:
        lang = reader.lang
        about = question.about
        if question.kind in ("pile", "piles", "reinforce"):
            card = self.card(lang, str(about[0]))
            count = question.least if isinstance(question, Ask) else 1
            return {"card": card, "rebel": str(about[0]), "count": count}
        if question.kind == "run":
            return {"card": self.card(lang, str(about[0])), "pile": self.pile(lang, about[1])}
        if question.kind == "pay":
            return {"card": self.card(lang, str(about[0])), "pile": self.pile(lang, about[1])}
        if question.kind == "under":
            return {"pile": self.pile(lang, about[0])}
        return {}

    def reason_args(self, reader: Reader, view: Any, reason: Reason) -> Mapping[str, Value]:
        return {name: self.named(reader, name, value) for name, value in reason.args.items()}

    def named(self, reader: Reader, name: str, value: Option) -> Value:
        """A value of a bot's reason in words, by what it is called."""
        if name in ("rebel", "card"):
            return self.card(reader.lang, str(value))
        if name in ("pile", "other"):
            return self.pile(reader.lang, value)
        if name == "piles":
            assert isinstance(value, tuple)
            return ", ".join(self.pile(reader.lang, slot) for slot in value)
        assert isinstance(value, int)
        return reader.names[value] if name == "who" else value

    # ── journal ────────────────────────────────────────────────────────────────────────────────────────────────────

    def note_args(self, reader: Reader, note: Note) -> Mapping[str, Value]:
        return NOTES[note.kind](self, reader, note.args)

    # ── the table ──────────────────────────────────────────────────────────────────────────────────────────────────

    def board(self, reader: Reader, view: Any, room: Room = PAGE) -> RenderableType:
        return Board(self, reader, view, room).drawn()


REBEL_RULE: Final = {
    "bodhi": "hope.bodhi.look-two",
    "jyn": "hope.jyn.takes-plans",
    "baze": "hope.baze.ships",
    "cassian": "hope.cassian.tie",
    "chirrut": "hope.chirrut.striker",
    "k2so": "hope.gap.k2so-one-pile",
}


Word = Callable[[HopePresenter, Reader, Any], Value]

#: How a value in a note becomes a word; the plural ones take all values that are left.
WORDS: Final[Mapping[str, Word]] = {
    "number": lambda _words, _reader, arg: int(arg),
    "seat": lambda _words, reader, arg: reader.names[arg],
    "slot": lambda words, reader, arg: words.pile(reader.lang, arg),
    "card": lambda words, reader, arg: words.card(reader.lang, arg),
    "cards": lambda words, reader, arg: words.cards(reader.lang, arg),
    "slots": lambda _words, _reader, arg: ", ".join(str(slot + 1) for slot in arg) or "—",
    "seats": lambda _words, reader, arg: ", ".join(reader.names[seat] for seat in arg),
    "claims": lambda words, reader, arg: ", ".join(words.pair(reader.lang, pair) for pair in arg[0]),
    "votes": lambda words, reader, arg: ", ".join(
        f"{reader.names[seat]} — {words.texts.say(reader.lang, f'answer-{vote}')}" for seat, vote in enumerate(arg)
    ),
}


class _Args:
    """How the values of one kind of note become the placeholders of its sentence."""

    def __init__(self, **kinds: str) -> None:
        self.kinds = kinds

    def __call__(self, words: HopePresenter, reader: Reader, args: tuple[Option, ...]) -> Mapping[str, Value]:
        said: dict[str, Value] = {}
        for place, (name, kind) in enumerate(self.kinds.items()):
            said[name] = WORDS[kind](words, reader, args[place:] if kind.endswith("s") else args[place])
        return said


NOTES: Final = {
    "deal": _Args(round="number"),
    "claim": _Args(who="seat", claim="claims"),
    "piles_laid": _Args(),
    "swap": _Args(who="seat"),
    "operation": _Args(round="number", who="seat"),
    "lay": _Args(who="seat", card="card"),
    "nothing": _Args(who="seat", card="card"),
    "reveal": _Args(who="seat", pile="slot", card="card"),
    "bodhi": _Args(who="seat", pile="slot", cards="cards"),
    "discard": _Args(card="card"),
    "back": _Args(pile="slot", card="card"),
    "sink": _Args(pile="slot", card="card"),
    "win": _Args(who="seat", pile="slot", plans="number"),
    "match": _Args(who="seat", cards="cards"),
    "pay": _Args(who="seat", payer="seat", rebel="card", card="card"),
    "reinforced": _Args(card="card", piles="slots"),
    "put_down": _Args(who="seat", card="card", count="number"),
    "at_st": _Args(),
    "tank": _Args(who="seats"),
    "ambush": _Args(plans="number"),
    "mix": _Args(piles="slots"),
    "pass": _Args(who="seat"),
    "votes": _Args(votes="votes"),
    "left": _Args(pile="slot", cards="cards"),
    "give": _Args(who="seat", count="number"),
    "take": _Args(who="seat", count="number"),
    "over": _Args(plans="number"),
}
