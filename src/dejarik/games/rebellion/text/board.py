"""Rebellion on a terminal: the galaxy as a table by region, the tracks, one's own leaders and cards, the combat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from dejarik.core.board import Room, fitting, touch
from dejarik.core.presenter import Reader
from dejarik.core.question import Option
from dejarik.games.rebellion.facts import (
    LEADERS,
    MISSIONS,
    REGIONS,
    SIDE,
    SIDES,
    SKILLS,
    SYSTEMS,
    THEATRES,
    TRACK_END,
    UNITS,
)
from dejarik.games.rebellion.view import CombatView, LeaderView, SystemView, View

if TYPE_CHECKING:
    from dejarik.games.rebellion.text import RebellionPresenter

#: Rebels blue and round, the Empire red and angular; a place that nobody holds is grey.
HUE: Final[Mapping[str, str]] = {"rebel": "bright_blue", "empire": "red", "": "grey62"}
MARK: Final[Mapping[str, str]] = {"rebel": "●", "empire": "▲", "": "○"}
#: What can be answered is lit.
LIT: Final = Style.parse("bold bright_cyan")


class Board:
    """One look at the galaxy."""

    def __init__(self, words: RebellionPresenter, reader: Reader, view: View, room: Room) -> None:
        self.words, self.reader, self.view, self.room = words, reader, view, room
        self.lang = reader.lang
        self.systems = {system.id: system for system in view.systems}
        self.asked = dict(self._asked())

    def drawn(self) -> RenderableType:
        if self.room.height is None:
            return self.page()
        if self.view.combat is not None:
            forms = [self.worded(self.battle_and_galaxy), self.worded(self.battle)]
            return fitting(self.room, *forms, self.battle_and_galaxy, self.battle)
        forms = [form for rich in (self.wide, self.middling) for form in (self.explained(rich), rich)]
        return fitting(self.room, *[self.worded(form) for form in forms], self.middling, self.compact)

    def say(self, key: str, **args: str | int) -> str:
        return self.words.texts.say(self.lang, key, **args)

    def called(self, thing: str) -> str:
        return self.words.called(self.lang, thing)

    def _asked(self) -> Iterator[tuple[str, Option]]:
        """The things on the board that are answers, and the answer that each of them is."""
        for option in getattr(self.room.question, "options", ()):
            if isinstance(option, str):
                yield option, option
            elif isinstance(option, tuple) and len(option) == 2 and option[0] in ("lead", "use"):
                yield str(option[1]), option

    def style(self, thing: str, plain: str = "") -> Style:
        """Things that are answers are lit and can be clicked."""
        if thing in self.asked:
            return LIT + touch(self.asked[thing])
        return Style.parse(plain)

    # ── the forms ──────────────────────────────────────────────────────────────────────────────────────────────────

    def page(self) -> RenderableType:
        """Everything, one thing after the other, in words."""
        grid = Grid(box=None, padding=(0, 1), show_header=False)
        for region in REGIONS.values():
            grid.add_row(Text(region.ru if self.lang == "ru" else region.en, style="bold dim"))
            for name in region.systems:
                system = self.systems[name]
                grid.add_row(self.name(system), self.standing(system), self.troops(system), self.people(name))
        parts: list[RenderableType] = [self.heading(), self.tracks(), grid, self.base_space()]
        if self.view.combat is not None:
            parts += self.fight(self.view.combat)
        signs = Text(self.say("board-signs-page"), style="dim")
        return Group(*parts, *self.queues(), *self.own(wrap=True), *self.card_words(), signs)

    def explained(self, form: Callable[[], RenderableType]) -> Callable[[], RenderableType]:
        """A form with a line that says what the signs mean, where there is room for it."""
        return lambda: Group(form(), Text(self.say("board-signs"), style="dim", no_wrap=True, overflow="ellipsis"))

    def worded(self, form: Callable[[], RenderableType]) -> Callable[[], RenderableType]:
        """A form with what the card says that the question is about."""
        return lambda: Group(form(), *self.card_words())

    def card_words(self) -> list[RenderableType]:
        card = getattr(getattr(self.room.question, "about", None), "card", "")
        known = card and self.words.texts.has(self.lang, f"text-{card}")
        return [Text(f"{self.called(card)}. {self.say(f'text-{card}')}", style="italic")] if known else []

    def wide(self) -> RenderableType:
        """Two columns of four regions, a line for each system with its units in words."""
        return Group(self.heading(), self.tracks(), self.columns(2, long=True), self.base_space(), *self.own())

    def middling(self) -> RenderableType:
        """Four columns of two regions, units counted."""
        return Group(self.heading(), self.columns(4, long=False), self.base_space(), *self.own())

    def compact(self) -> RenderableType:
        """What fits into twelve lines: the galaxy without anything else of length."""
        return Group(self.heading(), self.columns(4, long=False), self.base_space(), *self.own()[:2])

    def battle_and_galaxy(self) -> RenderableType:
        assert self.view.combat is not None
        return Group(self.heading(), *self.fight(self.view.combat), self.columns(4, long=False), *self.own())

    def battle(self) -> RenderableType:
        assert self.view.combat is not None
        return Group(self.heading(), *self.fight(self.view.combat), *self.own()[:1])

    # ── the galaxy ─────────────────────────────────────────────────────────────────────────────────────────────────

    def columns(self, count: int, *, long: bool) -> RenderableType:
        """The regions side by side."""
        names = [name for region in REGIONS.values() for name in region.systems]
        rows = len(names) // count
        width = self.room.width // count
        grid = Grid.grid(padding=0)
        for _ in range(count):
            grid.add_column(width=width, no_wrap=True, overflow="crop")
        for row in range(rows):
            cells = [self.line(self.systems[names[row + rows * place]], width, long=long) for place in range(count)]
            grid.add_row(*cells)
        return grid

    def line(self, system: SystemView, width: int, *, long: bool) -> Text:
        """A system in one line."""
        line = self.name(system)
        line.truncate(16 if long else 10, overflow="ellipsis", pad=True)
        line.append_text(self.standing(system) if long else Text())
        line.append(" ")
        line.append_text(self.troops(system) if long and width >= 60 else self.strength(system))
        people = self.people(system.id)
        if people:
            line.append(" ").append_text(people)
        line.truncate(width - 1, overflow="ellipsis")
        return line

    def name(self, system: SystemView) -> Text:
        sign = "†" if system.destroyed else "▼" if system.subjugated else MARK[system.loyalty]
        hue = "empire" if system.subjugated else system.loyalty
        line = Text(sign, style="grey37" if system.destroyed else HUE[hue])
        line.append(self.called(system.id), style=self.style(system.id, "strike dim" if system.destroyed else ""))
        if system.id == self.view.base:
            line.append("⌂", style="bold bright_blue")
        elif system.id in self.view.suspects and not self.view.revealed:
            line.append("?", style="magenta")
        return line

    def standing(self, system: SystemView) -> Text:
        """Resources, sabotage and target markers."""
        signs = Text()
        for icon in SYSTEMS[system.id].icons:
            theatre, _, shape = icon.partition("-")
            sign = {"triangle": "▵", "circle": "◦", "square": "▫"}[shape]
            signs.append(sign, style="bright_blue" if theatre == "space" else "dark_orange")
        if SYSTEMS[system.id].number:
            signs.append(str(SYSTEMS[system.id].number), style="dim")
        if system.sabotaged:
            signs.append("×", style="bold yellow")
        signs.append("◎" * len(system.targets), style="bold yellow")
        signs.pad_right(max(0, 4 - signs.cell_len))
        return signs

    def strength(self, system: SystemView) -> Text:
        """Ships and ground units of each side, counted."""
        line = Text()
        for side in SIDES:
            counts = [self.count(system.units, side, theatre) for theatre in THEATRES]
            if any(counts):
                line.append(f"{MARK[side]}{counts[0]}/{counts[1]} ", style=HUE[side])
        return line

    @staticmethod
    def count(units: Mapping[str, int], side: str, theatre: str) -> int:
        return sum(n for unit, n in units.items() if UNITS[unit].side == side and UNITS[unit].theatre == theatre)

    def troops(self, system: SystemView) -> Text:
        return self.listed(system.units)

    def listed(self, units: Mapping[str, int]) -> Text:
        parts = [
            Text(self.counted(unit, count), style=HUE[UNITS[unit].side] if unit not in self.asked else LIT)
            for unit, count in units.items()
        ]
        return Text(", ").join(parts)

    def counted(self, unit: str, count: int) -> str:
        return self.called(unit) if count == 1 else f"{self.called(unit)} ×{count}"

    def people(self, place: str) -> Text:
        there = [leader for leader in self.view.leaders if leader.where == place]
        return Text(" ").join([self.leader(leader) for leader in there])

    def leader(self, leader: LeaderView, *, whole: bool = False) -> Text:
        """A leader by the last word of the name; captives behind bars."""
        name = self.called(leader.id)
        name = name if whole else name.split(" (")[0].rsplit(" ", 1)[-1]
        if leader.captive:
            name = f"[{name}]"
        return Text(name, style=self.style(leader.id, HUE[LEADERS[leader.id].side]))

    def base_space(self) -> RenderableType:
        """The Rebel Base space, and what is known of where the base is."""
        view = self.view
        if view.revealed or view.winner:
            where = self.say("board-base-at", place=self.called(view.base))
        elif view.base:
            where = self.say("board-base-secret", place=self.called(view.base))
        else:
            where = (
                self.say("board-base-hidden", count=len(view.suspects))
                if view.suspects
                else self.say("board-base-unknown")
            )
        line = Text(f"⌂ {where} ", style=self.style("base", "bright_blue"))
        line.append_text(self.listed(view.base_units))
        people = self.people("base")
        if people:
            line.append(" · ").append_text(people)
        line.no_wrap, line.overflow = self.room.height is not None, "ellipsis"
        return line

    # ── the tracks ─────────────────────────────────────────────────────────────────────────────────────────────────

    def heading(self) -> RenderableType:
        view = self.view
        line = Text(self.say("board-round", round=view.round, phase=self.say(f"phase-{view.phase}")), style="bold")
        if view.phase == "command" and view.current:
            line.append(" · ").append(self.say(f"side-{view.current}"), style=HUE[view.current])
        line.append(" · " + self.say("board-time", time=view.time), style="yellow")
        line.append(" · " + self.say("board-reputation", reputation=view.reputation), style="bright_blue")
        line.append(" · " + self.say("board-left", count=max(0, view.reputation - view.time)), style="dim")
        line.no_wrap, line.overflow = self.room.height is not None, "ellipsis"
        return line

    def tracks(self) -> RenderableType:
        """The track of time: the hourglass comes from the left, the Rebels' reputation from the right."""
        line = Text()
        for space in range(1, TRACK_END + 1):
            style = "grey37"
            if space == self.view.time:
                style = "bold black on yellow"
            elif space == self.view.reputation:
                style = "bold black on bright_blue"
            elif self.view.time < space < self.view.reputation:
                style = "yellow"
            line.append(f" {space} ", style=style)
        return line

    def queues(self) -> list[RenderableType]:
        """What is being built."""
        lines: list[RenderableType] = []
        for side in SIDES:
            for number, space in enumerate(self.view.sides[SIDE[side]].queue, start=1):
                if space:
                    line = Text(
                        self.say("board-queue", side=self.say(f"side-{side}"), number=number) + " ", style="dim"
                    )
                    lines.append(line.append_text(self.listed(space)))
        return lines

    # ── one's own ──────────────────────────────────────────────────────────────────────────────────────────────────

    def own(self, *, wrap: bool = False) -> list[RenderableType]:
        """Leaders in the pool, missions laid and in hand, other cards."""
        if not self.view.side:
            return []
        side = self.view.sides[SIDE[self.view.side]]
        laid = [
            Text(f"{down.number} {self.called(down.card)} (").append_text(self.roll(down.leaders)).append(")")
            for down in side.assigned
        ]
        parts = [
            self.row("board-chosen", self.assigning()),
            self.row("board-pool", [self.leader(leader, whole=True) for leader in self.pool()]),
            self.row("board-laid", laid),
            self.row("board-hand", self.cards(side.hand)),
            self.row("board-actions", self.cards(side.actions)),
            self.row("board-objectives", self.cards(self.view.objectives)),
        ]
        found = [part for part in parts if part is not None]
        for part in found:
            part.no_wrap, part.overflow = not wrap, "ellipsis"
        return list(found)

    def assigning(self) -> list[Text]:
        """The mission for which leaders are being chosen, and what each of them could do there."""
        card = self.view.chosen
        if card not in MISSIONS:
            return []
        facts = MISSIONS[card]
        parts = [Text(self.called(card), style="bold")]
        if facts.skill:
            skill = self.say(f"skill-{facts.skill}")
            parts.append(Text(self.say("board-needs", skill=skill, count=facts.required)))
            number = SKILLS.index(facts.skill)
            parts += [self.leader(one).append(f" {LEADERS[one.id].skills[number]}") for one in self.pool()]
        return parts

    def pool(self) -> Sequence[LeaderView]:
        return [leader for leader in self.view.leaders if leader.where == "pool" and leader.side == self.view.side]

    def roll(self, leaders: Iterable[str]) -> Text:
        return Text(", ").join([Text(self.called(leader)) for leader in leaders])

    def cards(self, cards: Iterable[str]) -> list[Text]:
        return [Text(self.called(card), style=self.style(card)) for card in cards]

    def row(self, key: str, parts: Sequence[Text]) -> Text | None:
        if not parts:
            return None
        return Text(self.say(key) + " ", style="dim").append_text(Text(" · ").join(parts))

    # ── combat ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def fight(self, combat: CombatView) -> list[RenderableType]:
        """Both sides' units by theatre with their damage, the dice, the tactic cards."""
        head = Text(self.say("board-combat", place=self.called(combat.place), round=combat.round), style="bold yellow")
        lines: list[RenderableType] = [head]
        units = self.view.base_units if combat.place == "base" else self.systems[combat.place].units
        for theatre in THEATRES:
            line = Text(f"{self.say(f'theatre-{theatre}')}: ", style="dim")
            line.append_text(Text("  ↔  ").join([self.forces(combat, units, side, theatre) for side in SIDES]))
            lines.append(line)
        if combat.dice:
            dice = ", ".join(self.words.die(self.lang, die) for die in combat.dice)
            lines.append(Text(f"{self.say(f'side-{combat.roller}')}: {dice}", style=HUE[combat.roller]))
        for side, hand, counts in zip(SIDES, combat.hands, combat.counts, strict=True):
            if any(counts):
                line = Text(self.say("board-tactics", side=self.say(f"side-{side}"), count=sum(counts)) + " ")
                line.stylize("dim")
                lines.append(line.append_text(Text(" · ").join(self.cards(hand))))
        for side, card in zip(SIDES, combat.chosen, strict=True):
            if card:
                lines.append(Text(f"{self.say(f'side-{side}')}: {self.called(card)}", style=HUE[side]))
        return lines

    def forces(self, combat: CombatView, units: Mapping[str, int], side: str, theatre: str) -> Text:
        parts = []
        for unit, count in units.items():
            if (UNITS[unit].side, UNITS[unit].theatre) == (side, theatre):
                part = Text(self.counted(unit, count), style=HUE[side])
                if unit in combat.damage:
                    part.append(" −" + "−".join(map(str, combat.damage[unit])), style="bold yellow")
                parts.append(part)
        return Text(", ").join(parts) if parts else Text("—", style="dim")
