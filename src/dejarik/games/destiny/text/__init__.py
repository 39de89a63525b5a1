"""Words of Destiny: from values to messages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from dejarik.core.board import Room
from dejarik.core.ending import Ending, Story
from dejarik.core.game import Outcome
from dejarik.core.match import Entry
from dejarik.core.presenter import PAGE, Presenter, Reader
from dejarik.core.question import Ask, Option, Question, Share
from dejarik.core.words import Texts, Value
from dejarik.games.destiny.cards.facts import FACTS, Facts, Side, read_side
from dejarik.games.destiny.cards.library import in_pool, script_of
from dejarik.games.destiny.cards.words.verbs import ExhaustsItself
from dejarik.games.destiny.ending import ending
from dejarik.games.destiny.notes import OfAbility, OfMoment
from dejarik.games.destiny.state import card_of, die_of, is_die
from dejarik.games.destiny.view import Face, Shown, View

#: Letters of a side in the terminal.
SIGNS = {
    "melee": "⚔",
    "ranged": "⌖",
    "indirect": "✹",
    "shield": "⛨",
    "resource": "◆",
    "disrupt": "⊘",
    "discard": "▽",
    "focus": "◎",
    "special": "★",
    "blank": "–",
    "any": "∗",
}


#: What a word stands for in an answer, by the kind of question.
_PREFIXES = {
    "symbol": "symbol",
    "read-as": "symbol",
    "choose-one": "way",
    "colour": "colour",
    "subtype": "subtype",
    "replace": "replace",
    **dict.fromkeys(("play", "search", "pile", "hand", "their-hand"), "pick"),
    # not to use an ability is no pass
    **dict.fromkeys(("instead", "before", "after", "guardian"), "ability"),
}


class DestinyPresenter(Presenter):
    def __init__(self) -> None:
        self.texts = Texts("dejarik.core", "dejarik.games.destiny.cards", "dejarik.games.destiny")

    # ── names ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def card(self, lang: str, name: str) -> str:
        """The name of a card; Latin ones are the same in Russian."""
        key = f"card-{name}"
        return self.texts.say(lang if self.texts.has(lang, key) else "en", key)

    def side(self, lang: str, side: Side) -> str:
        """A side of a die in words: "+2 ranged damage for 1"."""
        if side.symbol in ("special", "blank"):
            said = self.texts.say(lang, f"symbol-{side.symbol}")
        else:
            count: Value = "X" if side.value < 0 else side.value
            said = ("+" if side.modifier else "") + self.texts.say(lang, f"amount-{side.symbol}", count=count)
        return said if not side.cost else self.texts.say(lang, "side-cost", side=said, cost=side.cost)

    def thing(self, reader: Reader, view: View, number: int) -> str:
        """A card, a die or a player, by its number; copies in play are told apart by their order."""
        if number < 0:
            return reader.names[-1 - number]
        if is_die(number):
            return self._die(reader, view, number)
        name = card_named(view, number)
        said = self.card(reader.lang, name) if name else self.texts.say(reader.lang, "unknown-card")
        twins = [piece.id for piece in view.pieces if piece.card == name]
        if number in twins and len(twins) > 1:
            return self.texts.say(reader.lang, "option-copy", card=said, number=twins.index(number) + 1)
        return said

    def _die(self, reader: Reader, view: View, die: int) -> str:
        for player in view.players:
            for rolled in player.pool:
                if rolled.id == die:
                    face = self.side(reader.lang, read_side(rolled.face))
                    return self.texts.say(
                        reader.lang, "option-die", face=face, card=self.thing(reader, view, rolled.of)
                    )
        return self._resting(reader, view, die)

    def _resting(self, reader: Reader, view: View, die: int) -> str:
        """A die that lies on its card; where there are two, they are told apart."""
        said = self.thing(reader, view, card_of(die))
        elite = any(piece.id == card_of(die) and piece.elite for piece in view.pieces)
        number = die - die_of(card_of(die)) + 1
        return self.texts.say(reader.lang, "option-card-die", card=said, number=number) if elite else said

    # ── questions ──────────────────────────────────────────────────────────────────────────────────────────────────

    def option(self, reader: Reader, view: Any, question: Question, option: Option) -> str:
        if isinstance(option, str):
            return self._word(reader, question, option)
        if isinstance(option, int):
            return self.thing(reader, view, option)
        return self._tuple(reader, view, question, option)

    def _word(self, reader: Reader, question: Question, option: str) -> str:
        if question.kind in ("amount", "lend", "hide"):
            return option
        if question.kind == "special":
            return self._special(reader, question, option)
        prefix = _PREFIXES.get(question.kind, "option")
        return self.texts.say(reader.lang, f"{prefix}-{option}")

    def _special(self, reader: Reader, question: Question, which: str) -> str:
        """The special itself, in the words of the card."""
        assert isinstance(question.about, OfAbility)
        key = f"text-{question.about.card}-{which}"
        if self.texts.has(reader.lang, key):
            return self.texts.say(reader.lang, key)
        return self.texts.say(reader.lang, "option-special", number=which)

    def _tuple(self, reader: Reader, view: View, question: Question, option: tuple[Option, ...]) -> str:
        first = option[0] if option else ""
        if isinstance(first, str) and first and isinstance(option[1], int):
            deed = "use-idle" if first == "use" and _idle(view, option) else first
            return self.texts.say(reader.lang, f"option-{deed}", thing=self.thing(reader, view, option[1]))
        if question.kind == "side" and isinstance(first, int) and isinstance(option[1], int):
            name = card_named(view, card_of(first))
            return self.side(reader.lang, FACTS[name].sides[option[1]]) if name else str(option[1])
        if question.kind == "group":
            dice = [self.thing(reader, view, die) for die in option if isinstance(die, int)]
            return "; ".join(dice) if dice else self.texts.say(reader.lang, "option-no-dice")
        if isinstance(first, int):
            return self.texts.say(reader.lang, "option-use", thing=self.thing(reader, view, first))
        return " ".join(str(part) for part in option)

    def question_args(self, reader: Reader, view: Any, question: Question) -> Mapping[str, Value]:
        args = dict(super().question_args(reader, view, question))
        if isinstance(question, Ask):
            args |= {"least": question.least, "most": min(question.most, len(question.options))}
            args["must"] = "no" if "no" in question.options else "yes"
            args["fitting"] = sum(option != "no" for option in question.options)
        if isinstance(question, Share):
            args["total"] = question.total
        if isinstance(question.about, OfMoment):
            args["moment"] = self._moment(reader, question.about)
        return args

    def _moment(self, reader: Reader, about: OfMoment) -> str:
        card = self.word_card(reader, about.card) if about.card else "—"
        said = self.texts.say(reader.lang, f"moment-{about.moment}", card=card, count=about.count)
        return said[:1].upper() + said[1:]

    # ── words ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def word(self, reader: Reader, word: str, value: Any) -> Value:
        return "—" if value is None else super().word(reader, word, value)

    def word_card(self, reader: Reader, card: str) -> str:
        """Sentences put names into quotation marks: those of the name itself would be a second pair."""
        said = self.card(reader.lang, card)
        return said.strip("«»") if said.startswith("«") and said.count("«") == 1 else said

    def word_face(self, reader: Reader, face: str) -> str:
        return self.side(reader.lang, read_side(face))

    def word_symbol(self, reader: Reader, symbol: str) -> str:
        return self.texts.say(reader.lang, f"symbol-{symbol}")

    def word_tenths(self, reader: Reader, tenths: int) -> str:
        return f"{tenths / 10:.1f}".replace(".", "," if reader.lang == "ru" else ".")

    # ── cards, explained ───────────────────────────────────────────────────────────────────────────────────────────

    def colours(self, lang: str, table: Any, seat: int) -> tuple[str, str]:
        """A deck is known by its characters."""
        names = [table.cards[number] for number in table.teams[seat]]
        team = [name for name in dict.fromkeys(names) if FACTS[name].type == "character"]
        sides = [FACTS[name].affiliation for name in team if FACTS[name].affiliation != "neutral"]
        side = self.texts.say(lang, f"side-{sides[0]}") if sides else ""
        return side, ", ".join(self.card(lang, name) for name in team)

    def explain(self, lang: str, words: str) -> list[str]:
        """The cards with these words in their names, as they are printed."""
        wanted = words.casefold().replace("ё", "е")
        fitting = [
            name for name in FACTS if in_pool(name) and wanted in self.card(lang, name).casefold().replace("ё", "е")
        ]
        return [self.printed(lang, name) for name in fitting[:8]]

    def printed(self, lang: str, name: str) -> str:
        facts, say = FACTS[name], self.texts.say
        head = [
            say(lang, f"type-{facts.type}"),
            say(lang, f"side-{facts.affiliation}"),
            say(lang, f"colour-{facts.colour}"),
        ]
        head += [say(lang, f"subtype-{subtype}") for subtype in facts.subtypes]
        head += self._numbers(lang, facts)
        lines = [f"{self.card(lang, name)} — {', '.join(head)}."]
        if facts.sides:
            lines.append("; ".join(self.side(lang, side) for side in facts.sides))
        return "\n  ".join([*lines, *self.text(lang, name)])

    def _numbers(self, lang: str, facts: Facts) -> list[str]:
        say = self.texts.say
        if facts.type == "character":
            points = "/".join(str(value) for value in facts.points)
            return [say(lang, "printed-health", count=facts.health), say(lang, "printed-points", points=points)]
        return [] if facts.type == "battlefield" else [say(lang, "printed-cost", count=facts.cost)]

    def text(self, lang: str, name: str) -> list[str]:
        """What a card does: its keywords, whom it may be played on, and its own text."""
        facts, say = FACTS[name], self.texts.say
        lines = [say(lang, f"keyword-{keyword}") for keyword in facts.keywords]
        if facts.host:
            lines.append(say(lang, f"host-{facts.host.replace(' ', '-')}"))
        if self.texts.has(lang, f"text-{name}"):
            lines.append(say(lang, f"text-{name}"))
        return lines

    # ── the board ──────────────────────────────────────────────────────────────────────────────────────────────────

    def outcome(self, reader: Reader, outcome: Outcome) -> str:
        """By name, where it is known who won: of two who lost and why, of more who is left."""
        key = f"result-{outcome.result}"
        losers = [name for seat, name in enumerate(reader.names) if seat not in outcome.winners]
        if not outcome.winners or not self.texts.has(reader.lang, f"{key}-named"):
            return super().outcome(reader, outcome)
        winner = reader.names[outcome.winners[0]]
        return self.texts.say(reader.lang, f"{key}-named", winner=winner, loser=", ".join(losers))

    def ending(self, reader: Reader, view: Any, journal: Sequence[Entry]) -> Ending:
        return ending(Story(self, reader, view, journal))

    def board(self, reader: Reader, view: Any, room: Room = PAGE) -> RenderableType:
        from dejarik.games.destiny.text.board import Board

        return Board(self, reader, view, room).drawn()


def card_named(view: View, number: int) -> str:
    """The id of a card that the viewer can see somewhere; an empty word if it is hidden."""
    for face in _seen(view):
        if face.id == number:
            return face.card
    for player in view.players:
        for rolled in player.pool:
            if rolled.of == number:
                return rolled.card
    return ""


def _seen(view: View) -> Iterator[Shown | Face]:
    """Every card that the viewer can see."""
    yield from view.pieces
    yield from view.limbo
    for player in view.players:
        for zone in (player.hand, player.discard, player.aside, player.top, player.spare):
            yield from zone
    for piece in view.pieces:
        yield from piece.under


def _idle(view: View, option: tuple[Option, ...]) -> bool:
    """Whether a card would have to be exhausted for its action, and is: nothing would come of it."""
    _, card, index = option  # dst.gap.unpayable-action
    piece = next((piece for piece in view.pieces if piece.id == card), None)
    if piece is None or not piece.exhausted or not isinstance(index, int):
        return False
    return any(isinstance(cost, ExhaustsItself) for cost in script_of(piece.card).abilities[index].cost)
