"""Words for ships, manoeuvres, dice and everything that is asked and told, and the table as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType

from dejarik.core.board import Lever, Room
from dejarik.core.ending import Ending, Story
from dejarik.core.match import Entry
from dejarik.core.note import Told
from dejarik.core.presenter import PAGE, Presenter, Reader
from dejarik.core.question import Option, Place, Question
from dejarik.core.words import Texts, Value
from dejarik.games.xwing.build import Crew
from dejarik.games.xwing.cards import DAMAGE, PILOTS, UPGRADES
from dejarik.games.xwing.dice import NAMES
from dejarik.games.xwing.ending import ending
from dejarik.games.xwing.hints import Planned
from dejarik.games.xwing.notes import OfCard, OfDice, UsesCard
from dejarik.games.xwing.state import Banner, Tag
from dejarik.games.xwing.text.board import Board, levers
from dejarik.games.xwing.view import ShipView, View

#: What kind of thing the answers to a question are, where they are no ships.
NAMED: Final[Mapping[str, tuple[str, ...]]] = {
    "action": ("action",),
    "free-action": ("action",),
    "pick-damage": ("damage",),
    "repair": ("damage",),
    "mend": ("damage",),
    "lose-weapon": ("upgrade",),
}

#: Questions in which a card is used as an action, or on the dice of an attack.
ACTIONS: Final = ("action", "free-action")
CHANGES: Final = ("modify-attack", "modify-defence")


class XWingPresenter(Presenter):
    def __init__(self) -> None:
        super().__init__("dejarik.games.xwing")
        self.texts = Texts("dejarik.core", "dejarik.games.xwing.cards", "dejarik.games.xwing")

    # ── names ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def called(self, lang: str, value: str, *kinds: str) -> str:
        """A card by its full name, or a value of one of these kinds ("bearing", "upgrade", …), or a plain word."""
        keys = (value, *(f"{kind}-{value}" for kind in kinds), f"word-{value}")
        return next((self.texts.say(lang, key) for key in keys if self.texts.has(lang, key)), value)

    def side(self, lang: str, banner: Banner) -> str:
        """What a side is called: by its faction, with a number where both fly the same."""
        name = self.called(lang, banner.faction)
        return self.texts.say(lang, "side-number", side=name, number=banner.number) if banner.number else name

    def ship(self, lang: str, ship: ShipView | Tag) -> str:
        name = self.texts.say(lang, f"pilot-{ship.pilot}" if ship.pilot else f"word-{ship.kind}")
        if ship.number:
            return self.texts.say(lang, "ship-name-number", pilot=name, number=ship.number)
        return self.texts.say(lang, "ship-name", pilot=name)

    def ship_at(self, lang: str, view: View, number: Option) -> str:
        if isinstance(number, int) and 0 <= number < len(view.ships):
            return self.ship(lang, view.ships[number])
        return str(number)

    def dice(self, lang: str, faces: Sequence[Option]) -> str:
        words = [self.texts.say(lang, f"face-{NAMES[face]}") for face in faces if isinstance(face, int)]
        return ", ".join(words) or "—"

    # ── questions ──────────────────────────────────────────────────────────────────────────────────────────────────

    def question_args(self, reader: Reader, view: Any, question: Question) -> Mapping[str, Value]:
        args = dict(super().question_args(reader, view, question))
        if view.attack is not None:
            args["attack"] = self.dice(reader.lang, view.attack.attack_dice)
            args["defence"] = self.dice(reader.lang, view.attack.defence_dice)
        return args

    def told(self, reader: Reader, told: Told) -> dict[str, Value]:
        said = super().told(reader, told)
        if isinstance(told, OfCard | UsesCard):  # a pilot's own ability need not be named beside the pilot
            card = told.source if isinstance(told, OfCard) else told.card
            said["own"] = str(card == f"pilot-{told.ship.pilot}").lower()
        return said

    def option(self, reader: Reader, view: Any, question: Question, option: Option) -> str:
        lang = reader.lang
        if isinstance(question.about, OfDice) and isinstance(option, int):
            face = self.dice(lang, (question.about.dice[option],))
            return self.texts.say(lang, "option-die", n=option + 1, face=face)
        if question.kind.startswith("modify") and option in ("focus", "evade", "lock"):
            return self.texts.say(lang, f"token-{option}")
        if isinstance(option, int):
            return self.ship_at(lang, view, option)
        if isinstance(option, str):
            name = self.called(lang, option, *NAMED.get(question.kind, ()))
            return self._card(lang, name, f"acts-{option}") if question.kind in ACTIONS else name
        return self._compound(lang, view, question.kind, option)

    def _compound(self, lang: str, view: View, kind: str, option: Sequence[Option]) -> str:
        """An answer of several values: a dial, an attack, a lock, a card of some ship."""
        first, last = option[0], option[-1]
        if kind == "squad":
            return self._squad_option(lang, option)
        if kind == "dial":
            args: dict[str, Value] = {"bearing": self.called(lang, str(option[1]), "bearing"), "speed": _whole(last)}
            windows = {(bearing, speed): colour for bearing, speed, colour in view.ships[_whole(first)].dial}
            args["colour"] = self.called(lang, windows[str(option[1]), _whole(last)])
            return self.texts.say(lang, "option-dial", args, ship=self.ship_at(lang, view, first))
        if isinstance(first, int) and 0 <= first < len(view.ships) and f"pilot-{view.ships[first].pilot}" == last:
            pilot = self.called(lang, str(last))
            if kind in CHANGES:
                return self._card(lang, pilot, f"changes-{last}")
            return self.texts.say(lang, "option-ability", pilot=pilot)
        if isinstance(first, int):
            args = {"card": self.called(lang, str(last)), "ship": self.ship_at(lang, view, first)}
            name = self.texts.say(lang, "option-card", args)
            return self._card(lang, name, f"changes-{last}") if kind in CHANGES else name
        return self._worded(lang, view, kind, first, last)

    def _card(self, lang: str, name: str, does: str) -> str:
        """A card among the answers: who does not know it by heart reads what it would do."""
        if not self.texts.has(lang, does):
            return name
        return self.texts.say(lang, "option-does", name=name, does=self.texts.say(lang, does))

    def _worded(self, lang: str, view: View, kind: str, first: Option, last: Option) -> str:
        """A word and a number: a lock, a scan, an attack, a manoeuvre."""
        if first == "scan":
            return self.texts.say(lang, "option-scan", n=_whole(last) + 1)
        if first == "target-lock":
            return self.texts.say(lang, "option-lock", ship=self.ship_at(lang, view, last))
        word = self.called(lang, str(first), "upgrade" if kind == "attack" else "bearing")
        if kind == "attack":
            return self.texts.say(lang, "option-attack-plain", weapon=word, ship=self.ship_at(lang, view, last))
        said = self.texts.say(lang, "option-manoeuvre", bearing=word, speed=_whole(last))
        return said[0].upper() + said[1:] if kind == "shuttle" else said  # beside another answer, not in a sentence

    def _squad_option(self, lang: str, option: Sequence[Option]) -> str:
        name = str(option[-1])
        if option[0] == "pilot":
            return self.texts.say(
                lang, "option-squad-pilot", card=self.called(lang, name, "pilot"), cost=PILOTS[name].cost
            )
        args: dict[str, Value] = {"ship": _whole(option[1]) + 1, "card": self.called(lang, name, "upgrade")}
        return self.texts.say(lang, "option-squad-upgrade", args, cost=UPGRADES[name].cost)

    def colours(self, lang: str, table: Any, seat: int) -> tuple[str, str]:
        """A squad is known by its ships."""
        side = table.sides[seat]
        ships = Counter(self.called(lang, ship.kind, "ship") for ship in table.ships if ship.side == side)
        squad = ", ".join(name if count == 1 else f"{count} × {name}" for name, count in sorted(ships.items()))
        return self.called(lang, table.factions[side]), squad

    def explain(self, lang: str, words: str) -> list[str]:
        """Pilots, upgrades and damage cards with these words in their names, and what they do."""
        wanted = words.casefold().replace("ё", "е")
        found: list[str] = []
        for kind, known in (("pilot", PILOTS), ("upgrade", UPGRADES), ("damage", DAMAGE)):
            for name in known:
                title = self.texts.say(lang, f"{kind}-{name}")
                if wanted in title.casefold().replace("ё", "е") and self.texts.has(lang, f"{kind}-{name}-text"):
                    found.append(f"{title}. {self.texts.say(lang, f'{kind}-{name}-text')}")
        return found[:8]

    def units(self, question: Place) -> Sequence[int]:
        """People write mm and degrees; the shape of an asteroid and the side of a roll are plain numbers."""
        first = 1 if question.kind in ("obstacle", "barrel-roll") else 1000
        return (first, *(1000,) * (question.size - 1))

    # ── words of fields ────────────────────────────────────────────────────────────────────────────────────────────

    def word_ship(self, reader: Reader, ship: Tag) -> str:
        return self.ship(reader.lang, ship)

    def word_card(self, reader: Reader, card: str) -> str:
        return self.called(reader.lang, card)

    word_edge = word_phase = word_colour = word_card

    def word_pilot(self, reader: Reader, card: str) -> str:
        return self.called(reader.lang, card, "pilot")

    def word_upgrade(self, reader: Reader, card: str) -> str:
        return self.called(reader.lang, card, "upgrade")

    word_weapon = word_upgrade

    def word_damage(self, reader: Reader, card: str) -> str:
        return self.called(reader.lang, card, "damage")

    def word_action(self, reader: Reader, action: str) -> str:
        return self.called(reader.lang, action, "action")

    def word_bearing(self, reader: Reader, bearing: str) -> str:
        return self.called(reader.lang, bearing, "bearing")

    def word_side(self, reader: Reader, banner: Banner) -> str:
        return self.side(reader.lang, banner)

    def word_face(self, reader: Reader, face: int) -> str:
        return self.dice(reader.lang, (face,))

    def word_dice(self, reader: Reader, faces: tuple[int, ...]) -> str:
        return self.dice(reader.lang, faces)

    def word_spot(self, reader: Reader, spot: tuple[int, int, int]) -> str:
        return " ".join(f"{number / 1000:.12g}" for number in spot)

    def word_token(self, reader: Reader, token: str) -> str:
        return self.called(reader.lang, token, "action")

    def word_gain(self, reader: Reader, card: str) -> str:
        return self.texts.say(reader.lang, f"gain-{card}")

    def word_harm(self, reader: Reader, card: str) -> str:
        return self.texts.say(reader.lang, f"harm-{card}")

    def word_courses(self, reader: Reader, dials: tuple[Planned, ...]) -> str:
        return "; ".join(self._planned(reader.lang, dial, "planned") for dial in dials)

    def word_dials(self, reader: Reader, dials: tuple[Planned, ...]) -> str:
        return "; ".join(self._planned(reader.lang, dial) for dial in dials)

    def _planned(self, lang: str, dial: Planned, plain: str = "planned-position") -> str:
        args: dict[str, Value] = {"ship": self.ship(lang, dial.ship)}
        args["manoeuvre"] = self.manoeuvre(lang, dial.bearing, dial.speed)
        if dial.aim is not None:
            return self.texts.say(lang, "planned-aim", args, target=self.ship(lang, dial.aim))
        return self.texts.say(lang, "planned-relief" if dial.relief else plain, args)

    def word_satellite(self, reader: Reader, number: int) -> int:
        return number + 1

    def word_crews(self, reader: Reader, crews: tuple[Crew, ...]) -> str:
        def cards(crew: Crew) -> list[str]:
            return [self.word_pilot(reader, crew.pilot), *(self.word_upgrade(reader, card) for card in crew.upgrades)]

        return "; ".join(" + ".join(cards(crew)) for crew in crews)

    # ── the table in the terminal ──────────────────────────────────────────────────────────────────────────────────

    def ending(self, reader: Reader, view: Any, journal: Sequence[Entry]) -> Ending:
        return ending(Story(self, reader, view, journal))

    def board(self, reader: Reader, view: Any, room: Room = PAGE) -> RenderableType:
        return Board(self, reader, view, room).drawn()

    def levers(self, view: Any, question: Place) -> Sequence[Lever]:
        return levers(view, question)

    def manoeuvre(self, lang: str, bearing: str, speed: int) -> str:
        return self.texts.say(lang, "option-manoeuvre", bearing=self.called(lang, bearing, "bearing"), speed=speed)


def _whole(value: Option) -> int:
    assert isinstance(value, int)
    return value
