"""X-Wing on a terminal: a map that frames the fight, and the ships' sheet beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from dejarik.core.board import Lever, Room, fitting, touch
from dejarik.core.presenter import Reader
from dejarik.core.question import Place
from dejarik.games.xwing import geometry
from dejarik.games.xwing.geometry import Point, Pose
from dejarik.games.xwing.notes import OfShip
from dejarik.games.xwing.outlines import ASTEROIDS, SATELLITE, asteroid, satellite
from dejarik.games.xwing.rules import missions
from dejarik.games.xwing.rules.victory import ROLES
from dejarik.games.xwing.state import REBEL
from dejarik.games.xwing.text.chart import Chart, Frame, framed
from dejarik.games.xwing.view import ShipView, View

if TYPE_CHECKING:
    from dejarik.games.xwing.text import XWingPresenter

#: Ships on the map, by eighths of a turn.
ARROWS: Final = "↑↗→↘↓↙←↖"
STEPS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
#: Colours of the two sides: letters, and bases under them.
SIDES: Final = (("bright_red", "#3a1216"), ("bright_green", "#0f2f1c"))
LIT: Final = Style.parse("bold bright_cyan")
#: What the sheet of all ships needs so that no word in it is cut.
SHEET: Final = 73
#: Questions of one ship's numbers; their answers are ships.
SHIP_QUESTIONS: Final = ("deploy-next", "damaged", "activate", "attacker", "pick-ship")


def mark(ship: ShipView) -> str:
    """The letter of a ship on the map and in the sheet."""
    return chr(ord("A") + ship.id) if ship.id < 26 else chr(ord("a") + (ship.id - 26) % 26)


def longest_word(texts: Iterable[str]) -> int:
    """So wide a column breaks words nowhere."""
    return max((cell_len(word) for text in texts for word in text.split()), default=0)


def colours(ship: ShipView) -> tuple[str, str]:
    return SIDES[ship.side]


class Board:
    """One look at the table."""

    def __init__(self, words: XWingPresenter, reader: Reader, view: View, room: Room) -> None:
        self.words, self.reader, self.view, self.room = words, reader, view, room
        self.lang = reader.lang
        self.area = Frame(0, 0, view.width, view.height)
        question = room.question
        self.kind = "" if question is None else question.kind
        self.placing = isinstance(question, Place)

    def drawn(self) -> RenderableType:
        if self.room.height is None:
            rows = min(20, self.room.width // 4)
            return Group(
                self.heading(),
                *self.mission(),
                self.chart(rows * 2, rows),
                self.sheet("page"),
                *self.fight(),
                self.deck(),
            )
        return fitting(self.room, self.side_by_side, self.crowded)

    def say(self, key: str, **args: str | int) -> str:
        return self.words.texts.say(self.lang, key, **args)

    # ── the forms ──────────────────────────────────────────────────────────────────────────────────────────────────

    def side_by_side(self) -> RenderableType:
        """The map beside the sheet, with the attack below the sheet."""
        width, height = self.room.width, self.room.height or 0
        head = [self.heading(), *self.mission()]
        form = "wide" if width >= 110 else "narrow"
        sheet = Group(self.sheet(form), *self.fight(), *([self.deck()] if height > 16 else []))
        rows = max(8, height - len(head))
        columns = min(rows * 2, width - (SHEET if width >= 118 else 64 if form == "wide" else 46))
        row = Grid.grid(padding=(0, 1, 0, 0))
        row.add_column(width=columns, no_wrap=True)
        row.add_column(width=width - columns - 2)
        row.add_row(self.chart(columns, rows), sheet)
        return Group(*head, row)

    def crowded(self) -> RenderableType:
        """Many ships in a small room: their lines first, in two columns if need be."""
        width, height = self.room.width, self.room.height or 0
        rows = height - 1
        columns = min(rows * 2, width // 3)
        lines = [self.line(ship) for ship in self.view.ships if ship.in_play]
        row = Grid.grid(padding=(0, 1, 0, 0))
        row.add_column(width=columns, no_wrap=True)
        half = (len(lines) + 1) // 2 if len(lines) > rows else len(lines)
        each = (width - columns - 3) // (2 if half < len(lines) else 1)
        halves = [lines[:half], lines[half:]] if half < len(lines) else [lines]
        for _ in halves:
            row.add_column(width=each, no_wrap=True, overflow="ellipsis")
        row.add_row(self.chart(columns, rows), *(Group(*part) for part in halves))
        return Group(self.heading(), row)

    # ── words ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def heading(self) -> Text:
        view = self.view
        title = self.say("ui-setup")
        if view.round:
            key = "board-round-of" if view.rounds else "board-round"
            title = self.say(key, n=view.round, phase=self.words.called(self.lang, view.phase), rounds=view.rounds)
        line = Text(title, style="bold", no_wrap=True, overflow="ellipsis")
        initiative = self.say("board-initiative", side=self.words.side(self.lang, view.banners[view.initiative]))
        return line.append(f"  ·  {initiative}", style="not bold dim")

    def mission(self) -> list[RenderableType]:
        """What the reader's side is after."""
        view, reader = self.view, self.reader
        if not view.mission:
            return []
        side = view.sides[reader.seat] if reader.seat is not None else REBEL
        goal = f"{self.say(f'mission-{view.mission}')}. {self.say(f'goal-{view.mission}-{ROLES[side]}')}"
        style = "bold" if self.room.height is None else "dim"
        cut = self.room.height is not None and self.room.height < 16
        told = Text(goal, style=style, no_wrap=cut, overflow="ellipsis" if cut else "fold")
        return [told, *([Text(self.progress(), style="yellow")] if view.round else [])]

    def progress(self) -> str:
        view = self.view
        if view.mission == missions.WHISPERS:
            taken = sum(len(ship.cargo) for ship in view.ships if ship.in_play)
            return self.say("ui-progress-satellites", left=len(view.satellites_left), taken=taken)
        if view.mission == missions.ESCORT:
            shuttle = view.ships[view.marked]
            return self.say("ui-progress-shuttle", left=shuttle.hull - len(shuttle.damage) + shuttle.shields)
        if view.round >= missions.REPAIRED:
            return self.say("ui-progress-repaired")
        return self.say("ui-progress-repair", rounds=missions.REPAIRED - view.round)

    def deck(self) -> Text:
        return Text(self.say("board-deck", deck=self.view.deck, discard=len(self.view.discard)), style="dim")

    def fight(self) -> list[RenderableType]:
        """The attack in progress: who, with what, the dice, the chances; or what could be attacked."""
        view = self.view
        if view.attack is None:
            return [self.forecast(place) for place in range(len(view.forecasts))]
        attack = view.attack
        ships = [self.words.ship_at(self.lang, view, number) for number in (attack.attacker, attack.defender)]
        head = Text(f"{ships[0]} → {ships[1]}", style="bold yellow")
        weapon = self.words.called(self.lang, attack.weapon, "upgrade")
        head.append("  " + self.say("board-attack", weapon=weapon, range=attack.range), style="not bold")
        dice = [("attack-dice", attack.attack_dice, "red"), ("defence-dice", attack.defence_dice, "green")]
        rolled: list[RenderableType] = [
            Text(f"{self.say(f'board-{key}')}: {self.words.dice(self.lang, faces)}", style=style)
            for key, faces, style in dice
            if faces
        ]
        chances = "  ".join(
            f"{damage}: {chance:.0%}" for damage, chance in enumerate(attack.chances) if chance >= 0.005
        )
        return [head, *rolled, Text(f"{self.say('board-chances')} {chances}", style="cyan")]

    def forecast(self, place: int) -> Text:
        found = self.view.forecasts[place]
        line = Text(
            self.say(
                "board-forecast",
                weapon=self.words.called(self.lang, found.weapon, "upgrade"),
                ship=self.words.ship_at(self.lang, self.view, found.target),
                range=found.range,
                dice=f"{found.attack_dice}:{found.defence_dice}",
                hit=f"{found.hit:.0%}",
                damage=f"{found.expected:.1f}",
            ),
            style="cyan",
        )
        if self.kind == "attack" and self.room.asks((found.weapon, found.target)):
            line.stylize(LIT + touch((found.weapon, found.target)))
        return line

    # ── the sheet ──────────────────────────────────────────────────────────────────────────────────────────────────

    def sheet(self, form: str) -> RenderableType:
        """Every ship in play: name, skill, hull, shields, tokens, dial, damage."""
        if form == "narrow":
            return Group(*(self.line(ship) for ship in self.view.ships if ship.in_play))
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        ships = [ship for ship in self.view.ships if ship.in_play]
        for name in ("ship", "skill", "hull", "shields"):
            cut = name == "ship" and form != "page"
            grid.add_column(self.say(f"board-{name}"), no_wrap=cut or name != "ship", max_width=26 if cut else None)
        told = {name: [getattr(self, name)(ship) for ship in ships] for name in ("tokens", "dial", "damage")}
        for name, texts in told.items():
            whole = not any(" " in text for text in texts)  # room is taken from where lines can be broken
            grid.add_column(self.say(f"board-{name}"), min_width=longest_word(texts), no_wrap=whole)
        for ship, *words in zip(ships, *told.values(), strict=True):
            grid.add_row(self.name(ship), str(ship.skill), self.hull(ship), self.shields(ship), *words)
        return grid

    def line(self, ship: ShipView) -> Text:
        """A ship in one line, in signs."""
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append_text(self.name(ship))
        pad = max(0, 17 - line.cell_len)
        line.append(" " * pad)
        line.truncate(17, overflow="ellipsis")
        line.append(f" {ship.skill} ", style="dark_orange")
        line.append_text(self.hull(ship)).append(" ").append_text(self.shields(ship)).append(" ")
        line.append_text(self.signs(ship))
        dial = self.dial(ship, short=True)
        return line.append(f" {dial}" if dial else "", style="cyan")

    def name(self, ship: ShipView) -> Text:
        style = Style.parse(colours(ship)[0])
        if ship.id == self.view.active:
            style += Style(bold=True, reverse=True)
        if self.kind in SHIP_QUESTIONS and self.room.asks(ship.id):
            style += LIT + touch(ship.id)
        return Text(f"{mark(ship)} {self.words.ship(self.lang, ship)}", style=style)

    def hull(self, ship: ShipView) -> Text:
        left = ship.hull - len(ship.damage)
        return Text(f"♥{left}/{ship.hull}", style="yellow" if left > 1 else "bold red")

    def shields(self, ship: ShipView) -> Text:
        style = "bright_blue" if ship.shields else "dim"
        return Text(f"◈{ship.shields}/{ship.most_shields}" if ship.most_shields else "    ", style=style)

    def signs(self, ship: ShipView) -> Text:
        """Tokens and damage in single letters."""
        text = Text()
        for name, count in (("focus", ship.focus), ("evade", ship.evade), ("stress", ship.stress), ("ion", ship.ion)):
            if count:
                style = "bold red" if name in ("stress", "ion") else "bold green"
                text.append(self.say(f"sign-{name}") + (str(count) if count > 1 else "") + " ", style=style)
        if ship.letter:
            text.append(f"→{ship.letter} ", style="magenta")
        for letter in ship.locked_by:
            text.append(f"◎{letter} ", style="red")
        if ship.crits:
            text.append(f"✹{ship.crits} ", style="bold red")
        return text

    def tokens(self, ship: ShipView) -> str:
        found = (("focus", ship.focus), ("evade", ship.evade), ("stress", ship.stress), ("ion", ship.ion))
        named = [(self.words.called(self.lang, name, "action"), count) for name, count in found if count]
        words = [name if count == 1 else f"{name} ×{count}" for name, count in named]
        if ship.letter:
            words.append(f"→{ship.letter}")
        words += [f"◎{letter}" for letter in ship.locked_by]
        return ", ".join(words)

    def dial(self, ship: ShipView, *, short: bool = False) -> str:
        if ship.bearing:
            bearing = self.words.called(self.lang, ship.bearing, "bearing")
            return f"{bearing} {ship.speed}" if short else self.words.manoeuvre(self.lang, ship.bearing, ship.speed)
        hidden = "▣" if short else self.say("board-hidden")
        return hidden if ship.dial_assigned else ""

    def damage(self, ship: ShipView) -> str:
        facedown = self.say("board-facedown")
        faces = [self.words.called(self.lang, card.card, "damage") if card.faceup else facedown for card in ship.damage]
        return ", ".join(faces)

    # ── the map ────────────────────────────────────────────────────────────────────────────────────────────────────

    def chart(self, columns: int, rows: int) -> Text:
        chart = Chart(self.frame(columns, rows), columns, rows)
        for obstacle in self.view.obstacles:
            self.rock(chart, asteroid(obstacle), obstacle.x, obstacle.y, "◆", "#4a3b1a", "yellow")
        for number in self.view.satellites_left:
            token = self.view.satellites[number]
            self.rock(chart, satellite(token), token.x, token.y, "✛", "#0e3d46", "cyan")
        flying = [ship for ship in self.view.ships if ship.in_play]
        for ship in flying:
            chart.paint(geometry.corners((ship.x, ship.y, ship.h), ship.base), Style(bgcolor=colours(ship)[1]))
        for ship in flying:
            self.fly(chart, ship)
        if self.room.aim is not None and isinstance(self.room.question, Place):
            self.ghost(chart, self.room.question, self.room.aim)
        return chart.drawn(self.area, touchable=self.placing)

    def frame(self, columns: int, rows: int) -> Frame:
        """The fight, framed; the whole area while things are being placed."""
        flying = [ship for ship in self.view.ships if ship.in_play]
        rolling = self.kind == "barrel-roll"
        if (self.placing and not rolling) or not self.view.round or len(flying) < 2:
            return framed((), 0, 0, self.area, columns, rows)
        points: list[Point] = [(ship.x, ship.y) for ship in flying]
        return framed(points, 90_000, 360_000, self.area, columns, rows)

    def rock(
        self, chart: Chart, outline: tuple[Point, ...], x: int, y: int, sign: str, under: str, colour: str
    ) -> None:
        chart.paint(outline, Style(bgcolor=under))
        chart.sign(x, y, sign, Style(color=colour, bgcolor=under))

    def fly(self, chart: Chart, ship: ShipView) -> None:
        bright, under = colours(ship)
        style = Style(color=bright, bgcolor=under, bold=True)
        if ship.id == self.view.active:
            style += Style(reverse=True)
        if self.kind in SHIP_QUESTIONS and self.room.asks(ship.id):
            style += LIT + touch(ship.id)
        column, row = chart.cell(ship.x, ship.y)
        chart.put(column, row, mark(ship), style)
        self.nose(chart, column, row, ship.h, Style(color=bright))

    def nose(self, chart: Chart, column: int, row: int, heading: int, style: Style) -> None:
        """An arrow before a ship, where nothing else stands."""
        eighth = round(heading / 45_000) % 8
        across, down = STEPS[eighth]
        if not chart.taken(column + across, row + down):
            chart.put(column + across, row + down, ARROWS[eighth], style)

    def ghost(self, chart: Chart, question: Place, aim: tuple[int, ...]) -> None:
        """What is being placed, where the reader points."""
        allowed = question.check(aim) is None
        style = Style(color="black", bgcolor="bright_cyan" if allowed else "red", bold=True)
        under = Style(bgcolor="dark_cyan" if allowed else "dark_red")
        if question.kind == "obstacle":
            shape = ASTEROIDS[aim[0] % len(ASTEROIDS)]
            chart.paint(geometry.placed(shape, (aim[1], aim[2], aim[3])), under)
            chart.sign(aim[1], aim[2], "◆", style)
        elif question.kind == "satellites":
            for place in range(0, len(aim), 2):
                chart.paint(geometry.placed(SATELLITE, (aim[place], aim[place + 1], 0)), under)
                chart.sign(aim[place], aim[place + 1], str(place // 2 + 1), style)
        else:
            assert isinstance(question.about, OfShip)
            ship = self.view.ships[question.about.ship.id]
            pose = aimed_pose(question, ship, aim)
            chart.paint(geometry.corners(pose, ship.base), under)
            column, row = chart.cell(pose[0], pose[1])
            chart.put(column, row, mark(ship), style)
            self.nose(chart, column, row, pose[2], LIT)


def aimed_pose(question: Place, ship: ShipView, aim: tuple[int, ...]) -> Pose:
    """Where a ship would stand."""
    if question.kind == "barrel-roll":
        side, template, base = aim
        return geometry.roll((ship.x, ship.y, ship.h), side, template, base, ship.base)
    return aim[0], aim[1], aim[2] % geometry.FULL_TURN


def levers(view: View, question: Place) -> list[Lever]:
    """Keys that move what is being placed: 5 mm and 15°, or 50 mm with Shift."""
    across = Lever("across", view.width // 2, step=5_000, stride=50_000)
    up = Lever("up", view.height // 2, step=5_000, stride=50_000)
    turn = Lever("turn", 0, step=15_000, stride=90_000)
    if question.kind == "obstacle":
        laid = {obstacle.shape for obstacle in view.obstacles}
        left = tuple(shape for shape in range(len(ASTEROIDS)) if shape not in laid)
        return [Lever("stop", left[0], stops=left), across, up, turn]
    if question.kind == "satellites":
        return [
            Lever(lever.way, lever.start, lever.step, lever.stride, of=place // 2)
            for place, lever in enumerate((across, up) * (question.size // 2))
        ]
    if question.kind == "barrel-roll":
        slide = 1_000
        return [Lever("across", 1, stops=(-1, 1)), Lever("turn", 0, slide, slide), Lever("up", 0, slide, slide)]
    return [across, up, turn]
