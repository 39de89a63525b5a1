"""From values to words: cards, systems, units and leaders by name, answers as on buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType

from dejarik.core.board import Room
from dejarik.core.ending import Ending, Story
from dejarik.core.match import Entry
from dejarik.core.note import Told, fields
from dejarik.core.presenter import PAGE, Presenter, Reader
from dejarik.core.question import Option, Question
from dejarik.core.words import Value
from dejarik.games.rebellion import facts
from dejarik.games.rebellion.ending import ending
from dejarik.games.rebellion.facts import Named
from dejarik.games.rebellion.notes.subjects import OfDamage, OfDice, OfFaceDown
from dejarik.games.rebellion.text.board import Board
from dejarik.games.rebellion.view import View

#: Everything that has a name of its own, by id. Where a card and a ring share an id they share the name, too.
NAMED: Final[Mapping[str, Named]] = {
    **facts.RINGS,
    **facts.SYSTEMS,
    **facts.UNITS,
    **facts.LEADERS,
    **facts.MISSIONS,
    **facts.ACTIONS,
    **facts.OBJECTIVES,
    **facts.TACTICS,
    **facts.ADVANCED,
}

#: Faces of the dice in the order in which they are told: what strikes first.
FACES: Final = ("direct", "hit", "special", "blank")


def _side_asked(view: View, question: Question) -> int:
    """The side of whoever is asked, also for those who look on."""
    return view.posts.index(question.seat) // 2


class RebellionPresenter(Presenter):
    # ── names ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def called(self, lang: str, thing: str) -> str:
        """The name of a system, unit, leader, card or ring."""
        if thing == "base":
            return self.texts.say(lang, "place-base")
        if not thing:
            return "—"
        named = NAMED[thing]
        return named.ru if lang == "ru" else named.en

    def die(self, lang: str, die: str) -> str:
        return self.texts.say(lang, f"die-{die}")

    def counted(self, lang: str, thing: str, count: int) -> str:
        return self.texts.say(lang, "counted", thing=self.called(lang, thing), count=count)

    def explain(self, lang: str, words: str) -> list[str]:
        """The cards and rings with these words in their names, and what they do."""
        wanted = words.casefold().replace("ё", "е")
        named = {thing: self.called(lang, thing) for thing in NAMED if self.texts.has(lang, f"text-{thing}")}
        fitting = [thing for thing, name in named.items() if wanted in name.casefold().replace("ё", "е")]
        return [f"{named[thing]}. {self.texts.say(lang, f'text-{thing}')}" for thing in fitting[:8]]

    # ── words of notes and subjects ────────────────────────────────────────────────────────────────────────────────

    def told(self, reader: Reader, told: Told) -> dict[str, Value]:
        """As everywhere; an empty list is told as a dash."""
        said = super().told(reader, told)
        return {
            field.name: "—" if field.many and not getattr(told, field.name) else said[field.name]
            for field in fields(type(told))
        }

    def word_side(self, reader: Reader, side: int) -> str:
        return self.texts.say(reader.lang, f"side-{facts.SIDES[side]}")

    def word_side_name(self, reader: Reader, side: str) -> str:
        return self.texts.say(reader.lang, f"side-{side}")

    def word_allegiance(self, reader: Reader, side: int) -> str:
        name = facts.SIDES[side] if side >= 0 else "none"
        return self.texts.say(reader.lang, f"allegiance-{name}")

    def word_place(self, reader: Reader, place: str) -> str:
        return self.called(reader.lang, place)

    word_unit = word_leader = word_card = word_ring = word_place

    def word_theatre(self, reader: Reader, theatre: str) -> str:
        return self.texts.say(reader.lang, f"theatre-{theatre}")

    def word_troops(self, reader: Reader, troops: Sequence[tuple[str, int]]) -> str:
        if not troops:
            return self.texts.say(reader.lang, "nothing")
        return ", ".join(self.counted(reader.lang, unit, count) for unit, count in troops)

    def word_queue(self, reader: Reader, queue: Sequence[tuple[str, int]]) -> str:
        """What comes to each space, alike units counted."""
        told = []
        for space in sorted({space for _, space in queue}):
            units = Counter(unit for unit, there in queue if there == space)
            troops = self.word_troops(reader, tuple(units.items()))
            told.append(self.texts.say(reader.lang, "queued-there", space=space, units=troops))
        return "; ".join(told)

    def word_dice(self, reader: Reader, dice: Sequence[str]) -> str:
        """What was thrown, colour by colour, alike faces counted."""
        if not dice:
            return self.texts.say(reader.lang, "no-dice")
        say = self.texts.say
        thrown = [tuple(die.split("-")) for die in dice]
        told = []
        for colour in dict.fromkeys(colour for colour, _ in thrown):
            faces = Counter(face for of, face in thrown if of == colour)
            shown = ", ".join(
                say(reader.lang, "counted", thing=say(reader.lang, f"face-{face}"), count=faces[face])
                for face in FACES
                if faces[face]
            )
            told.append(say(reader.lang, f"dice-{colour}", faces=shown))
        return "; ".join(told)

    def word_die(self, reader: Reader, die: str) -> str:
        return self.die(reader.lang, die)

    def question_args(self, reader: Reader, view: View, question: Question) -> Mapping[str, Value]:
        """A face-down mission is told by its name to those who know it."""
        args = super().question_args(reader, view, question)
        if not isinstance(question.about, OfFaceDown):
            return args
        laid = view.sides[view.posts.index(question.seat) // 2].assigned
        card = next((down.card for down in laid if down.number == question.about.number), view.chosen)
        return {**args, **self.unless_hidden(reader, card)}

    def unless_hidden(self, reader: Reader, card: str) -> dict[str, Value]:
        """A card's name, and whether the reader knows it."""
        return {"card": self.called(reader.lang, card), "known": "yes" if card else "no"}

    # ── answers ────────────────────────────────────────────────────────────────────────────────────────────────────

    def option(self, reader: Reader, view: Any, question: Question, option: Option) -> str:
        if isinstance(option, tuple):
            return self.pair(reader, view, question, option)
        if isinstance(option, int):
            return self.number(reader, view, question, option)
        if option.startswith("remove-") and option != "remove":
            card = self.called(reader.lang, option.removeprefix("remove-"))
            return self.texts.say(reader.lang, "answer-remove-target-of", card=card)
        if option.partition("-")[0] in facts.COLOURS:
            return self.die(reader.lang, option)
        for key in (f"answer-{question.kind}-{option}", f"answer-{option}"):
            if self.texts.has(reader.lang, key):
                return self.texts.say(reader.lang, key)
        return self.called(reader.lang, option)

    def number(self, reader: Reader, view: View, question: Question, option: int) -> str:
        """A die on the table, a face-down mission, a card that is looked at, or just a number."""
        if question.kind in ("subvert", "false-orders"):
            return self.face_down(reader, view, question, option)
        if question.kind in ("keep-missions", "sort-tactics"):
            cards = view.drawn if question.kind == "keep-missions" else view.peeked
            return self.called(reader.lang, cards[option])
        if isinstance(question.about, OfDice):
            return self.die(reader.lang, question.about.dice[option])
        if question.kind == "which-mobilization":
            return self.texts.say(reader.lang, "answer-leaders", count=option)
        return str(option)

    def pair(self, reader: Reader, view: View, question: Question, option: tuple[Option, ...]) -> str:
        lang = reader.lang
        first, second = option
        if first == "lead":
            return self.texts.say(lang, "answer-lead", leader=self.called(lang, str(second)))
        if first == "use":
            return self.texts.say(lang, "answer-use", card=self.called(lang, str(second)))
        if first in ("reveal", "join"):
            return self.mission(reader, view, question, str(first), int(str(second)))
        if isinstance(first, int):  # a space of the queue and what stands there
            return self.texts.say(lang, "queued", unit=self.called(lang, str(second)), space=first)
        if isinstance(second, int):
            slot = self.slot(reader, view, str(first), second)
            return self.armoured(reader, str(first), slot) if isinstance(question.about, OfDamage) else slot
        return self.die(lang, f"{first}-{second}")

    def mission(self, reader: Reader, view: View, question: Question, what: str, number: int) -> str:
        """A face-down mission that is revealed or joined: whoever looks on learns its card when it lies open."""
        return self._assigned(reader, view, _side_asked(view, question), number, f"answer-{what}")

    def face_down(self, reader: Reader, view: View, question: Question, number: int) -> str:
        """A face-down mission by its number and leaders; of the side that is asked, or of the Empire."""
        side = facts.EMPIRE if question.kind == "false-orders" else _side_asked(view, question)
        return self._assigned(reader, view, side, number, "answer-face-down")

    def _assigned(self, reader: Reader, view: View, side: int, number: int, key: str) -> str:
        found = next(down for down in view.sides[side].assigned if down.number == number + 1)
        leaders = ", ".join(self.called(reader.lang, leader) for leader in found.leaders)
        card = self.unless_hidden(reader, found.card)
        return self.texts.say(reader.lang, key, card, number=number + 1, leaders=leaders)

    def slot(self, reader: Reader, view: View, unit: str, number: int) -> str:
        """A unit in a combat; those with damage come first."""
        damage = view.combat.damage.get(unit, ()) if view.combat is not None else ()
        name = self.called(reader.lang, unit)
        if number < len(damage):
            return self.texts.say(reader.lang, "slot-hurt", unit=name, number=number + 1, damage=damage[number])
        return self.texts.say(reader.lang, "slot", unit=name, number=number + 1)

    def armoured(self, reader: Reader, unit: str, slot: str) -> str:
        """A unit that damage is to be given to: how much it bears, and of which colour."""
        printed = facts.UNITS[unit]
        return self.texts.say(reader.lang, "slot-armoured", slot=slot, health=printed.health, colour=printed.colour)

    # ── the table ──────────────────────────────────────────────────────────────────────────────────────────────────

    def colours(self, lang: str, table: Any, seat: int) -> tuple[str, str]:
        return self.texts.say(lang, f"side-{facts.SIDES[table.side_of(seat)]}"), ""

    def ending(self, reader: Reader, view: Any, journal: Sequence[Entry]) -> Ending:
        return ending(Story(self, reader, view, journal))

    def board(self, reader: Reader, view: Any, room: Room = PAGE) -> RenderableType:
        return Board(self, reader, view, room).drawn()
