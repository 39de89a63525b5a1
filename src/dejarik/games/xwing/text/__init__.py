"""Words for ships, manoeuvres, dice and everything that is asked and told, and the table as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from dejarik.core.board import Room
from dejarik.core.presenter import PAGE, Presenter, Reader
from dejarik.core.question import Option, Place, Question
from dejarik.core.words import Texts, Value
from dejarik.games.xwing.build import Crew
from dejarik.games.xwing.cards import DAMAGE, PILOTS, UPGRADES
from dejarik.games.xwing.dice import NAMES
from dejarik.games.xwing.notes import OfDice
from dejarik.games.xwing.rules import missions
from dejarik.games.xwing.state import REBEL, Tag
from dejarik.games.xwing.view import ShipView, View

#: Where the words of a value may stand.
PREFIXES: Final = ("word", "action", "upgrade", "damage", "pilot", "bearing", "faction", "ship")
#: Ships on the map, by eighths of a turn.
ARROWS: Final = "↑↗→↘↓↙←↖"
COLUMNS: Final = 60
ROWS: Final = 30


class XWingPresenter(Presenter):
    def __init__(self) -> None:
        super().__init__("dejarik.games.xwing")
        self.texts = Texts("dejarik.core", "dejarik.games.xwing.cards", "dejarik.games.xwing")
        self._words: dict[tuple[str, str], str] = {}

    # ── names ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def called(self, lang: str, value: str) -> str:
        """The name of a card, an action, a side, a bearing."""
        known = self._words.get((lang, value))
        if known is None:
            keys = [key for prefix in PREFIXES if self.texts.has(lang, key := f"{prefix}-{value}")]
            known = self._words[lang, value] = self.texts.say(lang, keys[0]) if keys else value
        return known

    def named(self, lang: str, pilot: str, number: int) -> str:
        name = self.called(lang, pilot)
        if number:
            return self.texts.say(lang, "ship-name-number", pilot=name, number=number)
        return self.texts.say(lang, "ship-name", pilot=name)

    def ship(self, lang: str, ship: ShipView | Tag) -> str:
        return self.named(lang, ship.pilot or ship.kind, ship.number)

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
            return self.called(lang, option)
        return self._compound(lang, view, question.kind, option)

    def _compound(self, lang: str, view: View, kind: str, option: Sequence[Option]) -> str:
        """An answer of several values: a dial, an attack, a lock, a card of some ship."""
        first, last = option[0], option[-1]
        if kind == "squad":
            return self._squad_option(lang, option)
        if kind == "dial":
            args: dict[str, Value] = {"bearing": self.called(lang, str(option[1])), "speed": _whole(last)}
            windows = {(bearing, speed): colour for bearing, speed, colour in view.ships[_whole(first)].dial}
            args["colour"] = self.called(lang, windows[str(option[1]), _whole(last)])
            return self.texts.say(lang, "option-dial", args, ship=self.ship_at(lang, view, first))
        if isinstance(first, int) and 0 <= first < len(view.ships) and view.ships[first].pilot == last:
            return self.called(lang, str(last))
        if isinstance(first, int):
            args = {"card": self.called(lang, str(last)), "ship": self.ship_at(lang, view, first)}
            return self.texts.say(lang, "option-card", args)
        return self._worded(lang, view, kind, first, last)

    def _worded(self, lang: str, view: View, kind: str, first: Option, last: Option) -> str:
        """A word and a number: a lock, a scan, an attack, a manoeuvre."""
        if first == "scan":
            return self.texts.say(lang, "option-scan", n=_whole(last) + 1)
        if first == "target-lock":
            return self.texts.say(lang, "option-lock", ship=self.ship_at(lang, view, last))
        word = self.called(lang, str(first))
        if kind == "attack":
            return self.texts.say(lang, "option-attack-plain", weapon=word, ship=self.ship_at(lang, view, last))
        return self.texts.say(lang, "option-manoeuvre", bearing=word, speed=_whole(last))

    def _squad_option(self, lang: str, option: Sequence[Option]) -> str:
        name = str(option[-1])
        if option[0] == "pilot":
            return self.texts.say(lang, "option-squad-pilot", card=self.called(lang, name), cost=PILOTS[name].cost)
        args: dict[str, Value] = {"ship": _whole(option[1]) + 1, "card": self.called(lang, name)}
        return self.texts.say(lang, "option-squad-upgrade", args, cost=UPGRADES[name].cost)

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

    word_side = word_edge = word_phase = word_pilot = word_upgrade = word_damage = word_card
    word_weapon = word_action = word_bearing = word_colour = word_card

    def word_face(self, reader: Reader, face: int) -> str:
        return self.dice(reader.lang, (face,))

    def word_dice(self, reader: Reader, faces: tuple[int, ...]) -> str:
        return self.dice(reader.lang, faces)

    def word_spot(self, reader: Reader, spot: tuple[int, int, int]) -> str:
        return " ".join(f"{number / 1000:.12g}" for number in spot)

    def word_satellite(self, reader: Reader, number: int) -> int:
        return number + 1

    def word_crews(self, reader: Reader, crews: tuple[Crew, ...]) -> str:
        ships = [(crew.pilot, *crew.upgrades) for crew in crews]
        return "; ".join(" + ".join(self.called(reader.lang, card) for card in cards) for cards in ships)

    # ── the table in the terminal ──────────────────────────────────────────────────────────────────────────────────

    def board(self, reader: Reader, view: Any, room: Room = PAGE) -> RenderableType:
        lang = reader.lang
        phase = self.called(lang, view.phase)
        title = (
            self.texts.say(lang, "ui-setup")
            if not view.round
            else self.texts.say(
                lang, "board-round-of" if view.rounds else "board-round", n=view.round, phase=phase, rounds=view.rounds
            )
        )
        initiative = self.texts.say(lang, "board-initiative", side=self.called(lang, view.initiative))
        deck = self.texts.say(lang, "board-deck", deck=view.deck, discard=len(view.discard))
        panel = Panel(_map(view), title=f"{title} · {initiative}", expand=False)
        return Group(panel, *self._mission(reader, view), self._sheet(lang, view), deck)

    def _mission(self, reader: Reader, view: View) -> list[RenderableType]:
        """What the reader's side is after."""
        if not view.mission:
            return []
        side = view.sides[reader.seat] if reader.seat is not None else REBEL
        goal = self.texts.say(reader.lang, f"goal-{view.mission}-{side}")
        told = [Text(f"{self.texts.say(reader.lang, f'mission-{view.mission}')}. {goal}", style="bold")]
        if view.round:
            told.append(Text(self._progress(reader.lang, view), style="yellow"))
        return [*told]

    def _progress(self, lang: str, view: View) -> str:
        if view.mission == missions.WHISPERS:
            taken = sum(len(ship.cargo) for ship in view.ships if ship.in_play)
            return self.texts.say(lang, "ui-progress-satellites", left=len(view.satellites_left), taken=taken)
        if view.mission == missions.ESCORT:
            shuttle = view.ships[view.marked]
            left = shuttle.hull - len(shuttle.damage) + shuttle.shields
            return self.texts.say(lang, "ui-progress-shuttle", left=left)
        if view.round >= missions.REPAIRED:
            return self.texts.say(lang, "ui-progress-repaired")
        return self.texts.say(lang, "ui-progress-repair", rounds=missions.REPAIRED - view.round)

    def _sheet(self, lang: str, view: View) -> Grid:
        grid = Grid()
        for name in ("ship", "skill", "hull", "shields", "tokens", "dial", "damage"):
            grid.add_column(self.texts.say(lang, f"board-{name}"))
        for ship in view.ships:
            if ship.in_play:
                hull = f"{ship.hull - len(ship.damage)}/{ship.hull}"
                label = Text(f"{_mark(ship)} {self.ship(lang, ship)}", style=_style(ship))
                cells = (str(ship.skill), hull, f"{ship.shields}/{ship.most_shields}", self._tokens(lang, ship))
                grid.add_row(label, *cells, self._dial(lang, ship), self._damage(lang, ship))
        return grid

    def _tokens(self, lang: str, ship: ShipView) -> str:
        found = (
            (self.called(lang, "focus"), ship.focus),
            (self.called(lang, "evade"), ship.evade),
            (self.called(lang, "stress"), ship.stress),
            (self.called(lang, "ion"), ship.ion),
        )
        words = [name if count == 1 else f"{name} ×{count}" for name, count in found if count]
        if ship.letter:
            words.append(f"→{ship.letter}")
        words += [f"◎{letter}" for letter in ship.locked_by]
        return ", ".join(words)

    def _dial(self, lang: str, ship: ShipView) -> str:
        if ship.bearing:
            return self.texts.say(lang, "option-manoeuvre", bearing=self.called(lang, ship.bearing), speed=ship.speed)
        return self.texts.say(lang, "board-hidden") if ship.dial_assigned else ""

    def _damage(self, lang: str, ship: ShipView) -> str:
        facedown = self.texts.say(lang, "board-facedown")
        return ", ".join(self.called(lang, card.card) if card.faceup else facedown for card in ship.damage)


def _whole(value: Option) -> int:
    assert isinstance(value, int)
    return value


def _style(ship: ShipView) -> str:
    return "red" if ship.side == "rebel" else "green"


def _mark(ship: ShipView) -> str:
    return chr(ord("A") + ship.id) if ship.id < 26 else "?"


def _map(view: View) -> Text:
    """The play area seen from above: a letter for each ship, an arrow before it, asteroids and satellites."""
    cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(x: float, y: float, sign: str, style: str) -> None:
        column, row = int(x * COLUMNS / view.width), ROWS - 1 - int(y * ROWS / view.height)
        if 0 <= column < COLUMNS and 0 <= row < ROWS:
            cells[row, column] = (sign, style)

    for obstacle in view.obstacles:
        put(obstacle.x, obstacle.y, "◆", "yellow")
    for number in view.satellites_left:
        put(view.satellites[number].x, view.satellites[number].y, "✛", "cyan")
    for ship in view.ships:
        if ship.in_play:
            put(ship.x, ship.y, _mark(ship), f"bold {_style(ship)}")
            eighth = round(ship.h / 45_000) % 8
            dx, dy = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))[eighth]
            step_x, step_y = view.width / COLUMNS, view.height / ROWS
            put(ship.x + dx * step_x, ship.y + dy * step_y, ARROWS[eighth], _style(ship))
    text = Text()
    for row in range(ROWS):
        for column in range(COLUMNS):
            sign, style = cells.get((row, column), ("·" if row % 5 == 4 and column % 10 == 9 else " ", "dim"))
            text.append(sign, style)
        if row < ROWS - 1:
            text.append("\n")
    return text
