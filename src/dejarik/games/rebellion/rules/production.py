"""Производство: units are built with the icons of one's systems and wait on the queue."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.core.question import Procedure, Share, Together
from dejarik.core.refusal import Refused, forbidden
from dejarik.core.rng import Rng
from dejarik.games.rebellion.facts import (
    ADMIRAL,
    BASE_ICONS,
    BASE_NUMBER,
    DEATH_STAR,
    EMPIRE,
    ICONS,
    KIND,
    KINDS,
    NOWHERE,
    NUMBER,
    REBEL,
    SIDES,
    builds,
    places,
)
from dejarik.games.rebellion.notes import Builds
from dejarik.games.rebellion.notes.subjects import OfSide
from dejarik.games.rebellion.rules import base, systems, units
from dejarik.games.rebellion.rules.constant import settle
from dejarik.games.rebellion.state import Table

#: An icon that can be used: the space of the queue and what it builds.
Slot = tuple[int, str]


def icons(table: Table, side: int) -> list[Slot]:
    """The icons with which a side may build now (reb.build.own-loyalty)."""
    # reb.build.not-with-enemy, reb.sabotage.marker
    bad = table.sabotaged | systems.with_units(table, 1 - side) | table.destroyed
    found: list[Slot] = []
    if side == REBEL:
        for place in places(systems.rebel(table) & ~bad):
            found += [(NUMBER[place], icon) for icon in ICONS[place]]
        if not base.imperial_at_base(table):  # reb.build.base-space
            found += [(BASE_NUMBER, icon) for icon in BASE_ICONS]
        return found
    for place in places(systems.loyal(table, EMPIRE) & ~bad):
        found += [(NUMBER[place], icon) for icon in ICONS[place]]
    for place in places(table.subjugated & ~bad):  # reb.subjugate.production
        found.append((NUMBER[place], ICONS[place][0]))
    return found


class Order:
    """What can be built with some icons: kinds that share icons form a group, which has a unit for each icon."""

    def __init__(self, table: Table, side: int, slots: list[Slot]) -> None:
        self.among: list[Slot] = []
        #: For each of `among`, the number of its group; for each group, its icons.
        self.group: list[int] = []
        self.icons: list[int] = []
        #: How many of a unit there are to be had.
        self.stock: dict[str, int] = {}
        counts: dict[Slot, int] = {}
        for slot in slots:
            counts[slot] = counts.get(slot, 0) + 1
        for (number, icon), count in sorted(counts.items()):
            for kind in builds(side, icon, expansion=table.options.expansion):
                self.among.append((number, KINDS[kind]))
                self.group.append(len(self.icons))
                self.stock[KINDS[kind]] = available(table, kind)
            self.icons.append(count)

    def check(self, counts: tuple[int, ...]) -> Refused | None:
        """One unit for each icon, and no more than there are."""
        icons_left, stock = self.icons[:], self.stock.copy()
        for (_, name), group, count in zip(self.among, self.group, counts, strict=True):
            icons_left[group] -= count
            stock[name] -= count
        if min(icons_left) < 0:
            return forbidden("reb.build.icons", over=-min(icons_left))
        short = min(stock.values())
        return forbidden("reb.build.supply-limit", lacking=-short) if short < 0 else None

    def sample(self, rng: Rng) -> tuple[int, ...]:
        """Any number of what fits."""
        icons_left, stock = self.icons[:], self.stock.copy()
        counts = [0] * len(self.among)
        order = list(range(len(counts)))
        rng.shuffle(order)
        for number in order:
            name, group = self.among[number][1], self.group[number]
            counts[number] = taken = rng.below(min(icons_left[group], stock[name]) + 1)
            icons_left[group] -= taken
            stock[name] -= taken
        return tuple(counts)

    def chosen(self, counts: tuple[int, ...]) -> tuple[Slot, ...]:
        """The units that were chosen, each with its space of the queue."""
        return tuple([slot for slot, count in zip(self.among, counts, strict=True) for _ in range(count)])

    def question(self, table: Table, side: int) -> Share | None:
        return self.ask(table.seat(side, ADMIRAL), "build", side, "reb.build.icons")

    def ask(self, seat: int, kind: str, side: int, rule: str) -> Share | None:
        """The question what to build; none where nothing can be built."""
        caps = [
            min(self.icons[group], self.stock[name]) for (_, name), group in zip(self.among, self.group, strict=True)
        ]
        if not any(caps):
            return None
        return Share(
            seat,
            kind,
            tuple(self.among),
            sum(self.icons),
            least=0,  # reb.build.fewer
            caps=tuple(caps),
            check=self.check,
            sample=self.sample,
            about=OfSide(SIDES[side]),
            rule=rule,
        )


def available(table: Table, kind: int) -> int:
    """What is in the supply, and what could be freed by destroying own units (reb.build.destroy-to-free)."""
    if kind == DEATH_STAR:
        return table.supply[kind]
    return table.supply[kind] + sum([row[kind] for row in table.units])


def build(table: Table) -> Procedure[None]:
    """Both players build at the same time (reb.build.icons, reb.deploy.simultaneous-build)."""
    if table.options.expansion:  # reb.rote.build-rebel-first
        table.agenda += [("build-one", EMPIRE), ("build-one", REBEL)]
        return
    orders = {side: Order(table, side, icons(table, side)) for side in (REBEL, EMPIRE)}
    asked = {side: found.question(table, side) for side, found in orders.items()}
    together = {question.seat: question for question in asked.values() if question is not None}
    answers = yield Together(together)
    table.reveal()
    for side in (EMPIRE, REBEL):
        question = asked[side]
        if question is not None:
            table.orders[side] = orders[side].chosen(answers[question.seat])
            table.agenda.append(("place-orders", side))


def build_one(table: Table, side: int) -> Procedure[None]:
    """One player builds."""
    order = Order(table, side, icons(table, side))
    question = order.question(table, side)
    if question is not None:
        table.orders[side] = order.chosen((yield question))
        table.agenda.append(("place-orders", side))


def place_orders(table: Table, side: int) -> Procedure[None]:
    """The chosen units stand on the queue; where the supply is short, others are destroyed first."""
    chosen, table.orders[side] = table.orders[side], ()
    yield from place(table, side, chosen)


def place(table: Table, side: int, chosen: Sequence[Slot]) -> Procedure[None]:
    told: list[tuple[str, int]] = []
    for number, name in chosen:
        kind = KIND[name]
        if not table.supply[kind]:
            yield from units.recycle(table, kind, NOWHERE, "reb.build.destroy-to-free")
            yield from settle(table)
        if units.enqueue(table, kind, number):
            told.append((name, number))
    if told:
        table.note(Builds, side, tuple(told))


def queue_icons(table: Table, side: int, seat: int, where: int) -> Procedure[None]:
    """A card places a unit for each icon of a system, whatever lies there (reb.mission.place-queue-any-loyalty)."""
    if table.destroyed >> where & 1:
        return
    found = Order(table, side, [(NUMBER[where], icon) for icon in ICONS[where]])
    question = found.ask(seat, "queue-icons", side, "reb.mission.place-queue-any-loyalty")
    if question is not None:
        yield from place(table, side, found.chosen((yield question)))
