"""Told again from the journal alone: what the notes of a step say, done to the table as it was, must give the table as
it is. Whoever reads the journal could play along on a board of their own. Every scene is audited so (see `stage`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from dejarik.core.note import Note
from dejarik.games.rebellion import notes
from dejarik.games.rebellion.facts import EMPIRE, KINDS, LEADERS, PLACES, REBEL, RING_NAMES, ROSTER, SIDES, names
from dejarik.games.rebellion.notes import combat as fights
from dejarik.games.rebellion.notes import expansion
from dejarik.games.rebellion.state import ELIMINATED, ON_MISSION, POOL, SUPPLY, Table
from tests.games.books import Ledger


def where_of(table: Table, leader: int) -> str:
    at = table.where[leader]
    if at >= ON_MISSION:
        return f"mission {at - ON_MISSION + 1}"
    return {POOL: "pool", SUPPLY: "supply", ELIMINATED: "eliminated"}.get(at) or PLACES[at]


def counted(rows: Iterable[tuple[object, list[int]]]) -> Counter[tuple[object, str]]:
    return Counter({(place, KINDS[kind]): count for place, row in rows for kind, count in enumerate(row) if count})


class Story:
    """A board beside the board, on which only what is told is done."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.units = counted(zip(PLACES, table.units, strict=True))
        self.queue = counted(enumerate(table.queue, start=1))
        self.where = {name: where_of(table, leader) for leader, name in enumerate(ROSTER)}
        self.rings = {name: RING_NAMES[table.rings[leader]] for leader, name in enumerate(ROSTER)}
        self.loyalty = dict(zip(PLACES, table.loyalty, strict=False))
        self.subjugated, self.sabotaged = set(names(table.subjugated)), set(names(table.sabotaged))
        self.destroyed = set(names(table.destroyed))
        self.targets = Counter((card, PLACES[place]) for card, place in table.targets)
        self.home = PLACES[table.base] if table.revealed else "base"
        combat = table.combat
        self.fight = PLACES[combat.place] if combat is not None else ""
        self.lost = Counter(dict(zip(KINDS, combat.lost, strict=True)) if combat is not None else {})
        self.marked = Counter(hurt(table))
        self.guests = [ROSTER[leader] for leader in combat.guests] if combat is not None else []
        #: What is told, but could not have happened.
        self.odd: list[str] = []
        self.on_errand: tuple[str, ...] = ()
        if table.errand is not None:
            self.on_errand = tuple(ROSTER[leader] for leader in table.errand.leaders)

    def side(self, leader: str) -> int:
        lured = self.rings[leader] == "lure-of-the-dark-side"
        return EMPIRE if lured else SIDES.index(LEADERS[leader].side)

    def must(self, true: bool, note: Note) -> None:
        if not true:
            self.odd.append(f"{note} cannot be")

    def add(self, place: str, units: Iterable[tuple[str, int]], sign: int = 1) -> None:
        for unit, count in units:
            self.units[place, unit] += sign * count

    def fall(self, place: str, units: Iterable[tuple[str, int]]) -> None:
        """Units are destroyed; in a combat they are counted."""
        self.add(place, units, -1)
        if place == self.fight:
            self.lost.update(dict(units))

    def empty_base(self, place: str) -> None:
        for (start, unit), count in list(self.units.items()):
            if start == "base":
                self.add("base", [(unit, count)], -1)
                self.add(place, [(unit, count)])
        for leader, at in self.where.items():
            if at == "base":
                self.where[leader] = place

    def send(self, leaders: Iterable[str], place: str) -> None:
        for leader in leaders:
            self.where[leader] = place

    def recall(self, side: int, number: int) -> None:
        """Whoever stands on a mission goes back to the pool."""
        there = f"mission {number}"
        self.send([leader for leader, at in self.where.items() if at == there and self.side(leader) == side], "pool")

    def wear(self, leader: str, ring: str) -> None:
        """There is one ring of a kind."""
        for other, worn in self.rings.items():
            if worn == ring:
                self.rings[other] = ""
        self.rings[leader] = ring

    def everybody_home(self) -> None:
        kept = {ROSTER[leader] for what, leader in self.table.lasting if what == "detained"}
        for leader, at in self.where.items():
            captive = self.rings[leader] in ("captured", "carbonite")
            if at.startswith("mission") or (at in PLACES and leader not in kept and not captive):
                self.where[leader] = "pool"


def hurt(table: Table) -> dict[str, int]:
    """Damage on units of the combat, by kind."""
    if table.combat is None:
        return {}
    return {KINDS[kind]: sum(map(sum, marked)) for kind, marked in enumerate(table.combat.damage) if marked}


# ── what each note does ────────────────────────────────────────────────────────────────────────────────────────────

Telling = Callable[[Story, Any], None]


def gained(story: Story, note: notes.Gained) -> None:
    story.add(note.place, note.units)
    if ("death-star-under-construction", 1) in note.units:  # reb.ds.build-second: its Death Star is queued at once
        story.queue[3, "death-star"] += 1


def reassigned(story: Story, note: notes.Reassigned) -> None:
    story.send(note.leaders, f"mission {len(story.table.assigned[REBEL]) + 1}")


def moves(story: Story, note: notes.MovesUnits) -> None:
    story.add(note.start, note.units, -1)
    story.add(note.end, note.units)


def retreats(story: Story, note: fights.Retreats) -> None:
    story.add(story.fight, note.units, -1)
    story.add(note.place, note.units)
    story.where[note.leader] = note.place


def finished(story: Story, note: notes.StationFinished) -> None:
    story.add(note.place, [("death-star-under-construction", 1)], -1)
    story.add(note.place, [("death-star", 1)])


def house_moves(story: Story, note: notes.BaseMoves) -> None:
    if story.home == "base":
        story.empty_base(note.place)
    story.home = "base"


def house_shown(story: Story, note: notes.BaseRevealed) -> None:
    story.empty_base(note.place)
    story.home = note.place


def builds(story: Story, note: notes.Builds) -> None:
    for unit, space in note.units:
        story.queue[space, unit] += 1


def advances(story: Story, note: notes.QueueAdvances) -> None:
    story.queue[note.space + 1, note.unit] -= 1
    story.queue[note.space, note.unit] += 1


def raided(story: Story, note: notes.QueueRaided) -> None:
    story.queue[note.space, note.unit] -= note.count


def site_lost(story: Story, note: notes.SiteLost) -> None:
    space = next(space for space in (1, 2, 3) if story.queue[space, "death-star"])
    story.queue[space, "death-star"] -= 1


def reveals(story: Story, note: notes.RevealsMission) -> None:
    story.on_errand = note.leaders


def captured(story: Story, note: notes.Captured) -> None:
    story.must(story.where[note.leader] == note.place and story.side(note.leader) == REBEL, note)
    story.wear(note.leader, "captured")
    story.where[note.leader] = note.place


def rescued(story: Story, note: notes.Rescued) -> None:
    story.must(story.rings[note.leader] in ("captured", "carbonite"), note)
    story.rings[note.leader] = ""
    story.where[note.leader] = note.place


def eliminated(story: Story, note: notes.Eliminated) -> None:
    story.where[note.leader] = "eliminated"
    story.rings[note.leader] = ""


def ring_used(story: Story, note: notes.RingUsed) -> None:
    if note.ring != "master-yoda":
        story.rings[note.leader] = ""


def jedi(story: Story, note: notes.BecomesJedi) -> None:
    story.where["luke-skywalker-jedi"] = story.where["luke-skywalker"]
    story.rings["luke-skywalker-jedi"] = story.rings["luke-skywalker"]
    story.where["luke-skywalker"], story.rings["luke-skywalker"] = "eliminated", ""
    story.on_errand = tuple(
        "luke-skywalker-jedi" if leader == "luke-skywalker" else leader for leader in story.on_errand
    )


def loyalty(story: Story, note: notes.LoyaltyChanges) -> None:
    story.must(story.loyalty[note.place] != note.side, note)
    story.loyalty[note.place] = note.side
    if note.side == EMPIRE:
        story.subjugated.discard(note.place)


def ruined(story: Story, note: notes.SystemDestroyed) -> None:
    story.destroyed.add(note.place)
    story.loyalty[note.place] = -1
    story.subjugated.discard(note.place)
    story.sabotaged.discard(note.place)


def begins(story: Story, note: fights.CombatBegins) -> None:
    story.fight = note.place
    story.lost.clear()
    story.marked.clear()
    story.guests = []


def ends(story: Story, note: fights.CombatEnds) -> None:
    story.send([leader for leader in story.guests if story.where[leader] == note.place], "pool")
    story.fight = ""


def harm(sign: int) -> Telling:
    def tell(story: Story, note: Any) -> None:
        for unit, count in note.units:
            story.marked[unit] += sign * count

    return tell


def lead(story: Story, note: Any) -> None:
    if isinstance(note, notes.Activates | notes.Opposes | fights.AddsLeader):
        story.must(story.where[note.leader] == "pool", note)
        story.must(story.side(note.leader) == story.table.side_of(note.who), note)
    story.where[note.leader] = note.place


def joins(story: Story, note: notes.Recruits) -> None:
    story.must(story.where[note.leader] == "supply" and story.side(note.leader) == note.side, note)
    story.where[note.leader] = "pool"


TELLING: dict[type[Note], Telling] = {
    notes.PlacesUnits: lambda story, note: story.add(note.place, note.units),
    notes.Gained: gained,
    notes.Deploys: lambda story, note: story.add(note.place, note.units),
    notes.Destroyed: lambda story, note: story.fall(note.place, note.units),
    notes.Recycled: lambda story, note: story.add(note.place, [(note.unit, 1)], -1),
    notes.StationDestroyed: lambda story, note: story.fall(note.place, [(note.unit, 1)]),
    notes.StationFinished: finished,
    notes.MovesUnits: moves,
    notes.BaseMoves: house_moves,
    notes.BaseRevealed: house_shown,
    notes.Builds: builds,
    notes.Queued: lambda story, note: story.queue.update([(note.space, note.unit)]),
    notes.QueueAdvances: advances,
    notes.QueueRaided: raided,
    expansion.QueueGiven: lambda story, note: story.queue.subtract([(note.space, note.unit)]),
    notes.SiteLost: site_lost,
    # leaders
    notes.Assigns: lambda story, note: story.send(note.leaders, f"mission {note.number}"),
    notes.JoinsMission: lambda story, note: story.send([note.leader], f"mission {note.number}"),
    notes.Reassigned: reassigned,
    notes.Vetoes: lambda story, note: story.recall(story.table.side_of(note.who), note.number),
    expansion.FalseOrders: lambda story, note: story.recall(EMPIRE, note.number),
    notes.RevealsMission: reveals,
    notes.MissionAt: lambda story, note: story.send(story.on_errand, note.place),
    notes.Escorts: lambda story, note: story.send(note.leaders, story.home),
    notes.MovesCaptives: lambda story, note: story.send(note.leaders, note.end),
    notes.CarriedOff: lambda story, note: story.send(note.leaders, note.place),
    expansion.Subverts: lambda story, note: story.send(note.leaders, note.place),
    expansion.ReturnToPool: lambda story, note: story.send(note.leaders, "pool"),
    notes.LeadersReturn: lambda story, _: story.everybody_home(),
    notes.Recruits: joins,
    notes.Captured: captured,
    notes.Rescued: rescued,
    notes.Eliminated: eliminated,
    notes.Attached: lambda story, note: story.wear(note.leader, note.ring),
    notes.Lured: lambda story, note: story.wear(note.leader, "lure-of-the-dark-side"),
    notes.RingUsed: ring_used,
    notes.BecomesJedi: jedi,
    **dict.fromkeys((notes.PlacesLeader, notes.Activates, notes.Opposes, notes.Beacon, notes.Slips), lead),
    **dict.fromkeys((fights.AddsLeader, expansion.DrawnOut), lead),
    # markers
    notes.LoyaltyChanges: loyalty,
    notes.Subjugated: lambda story, note: story.subjugated.add(note.place),
    notes.SubjugationEnds: lambda story, note: story.subjugated.remove(note.place),
    notes.Sabotaged: lambda story, note: story.sabotaged.add(note.place),
    notes.SabotageRemoved: lambda story, note: story.sabotaged.remove(note.place),
    notes.SystemDestroyed: ruined,
    expansion.TargetPlaced: lambda story, note: story.targets.update([(note.card, note.place)]),
    expansion.TargetRemoved: lambda story, note: story.targets.subtract([(note.card, note.place)]),
    # combat
    fights.CombatBegins: begins,
    fights.CombatEnds: ends,
    fights.Retreats: retreats,
    fights.AssignsDamage: harm(1),
    fights.BlocksDamage: harm(-1),
    expansion.RemovesDamage: harm(-1),
}


# ── the comparison ─────────────────────────────────────────────────────────────────────────────────────────────────


def retold(books: Ledger[Table]) -> None:
    """The board that the journal tells of is the board that stands there."""
    if books.after.winner >= 0:
        return
    told, real = Story(books.before), Story(books.after)
    for note in books.told:
        # that nothing comes from the base is told as well: everybody has seen the question
        nothing = getattr(note, "units", None) == () and not isinstance(note, notes.MovesUnits)
        books.need(nothing, False, f"{note} tells nothing")
        if type(note) in TELLING:
            TELLING[type(note)](told, note)
    slides = any(step[0] in ("deploy-units", "refresh") for step in books.before.agenda) or books.heard(
        notes.BackToQueue, notes.Deploys, notes.StationFinished
    )
    both = [
        ("units", +told.units, +real.units),
        ("leaders", told.where, real.where),
        ("rings", told.rings, real.rings),
        ("loyalty", told.loyalty, real.loyalty),
        ("subjugated", told.subjugated, real.subjugated),
        ("sabotaged", told.sabotaged, real.sabotaged),
        ("destroyed", told.destroyed, real.destroyed),
        ("targets", +told.targets, +real.targets),
        ("fight", told.fight, real.fight),
    ]
    if not slides:
        both.append(("queue", +told.queue, +real.queue))
    if real.fight:
        both.append(("lost", +told.lost, +real.lost))
        both.append(("damage", hits(told, books), hits(real, books)))
    for what in told.odd:
        books.need(True, False, what)
    books.need(min(told.units.values(), default=0) < 0, False, "units left that were not there")
    for what, one, other in both:
        books.need(one != other, False, f"{what}: told {difference(one, other)}")


def hits(story: Story, books: Ledger[Table]) -> dict[str, int]:
    """Damage on kinds of which nobody fell or fled: what lay on those has gone with them."""
    gone = {
        unit for note in books.told if isinstance(note, notes.Destroyed | fights.Retreats) for unit, _ in note.units
    }
    if story.table.options.cinematic:  # a shield takes what it took off others
        gone |= {"shield-generator", "shield-bunker"}
    return {unit: count for unit, count in story.marked.items() if count and unit not in gone}


def difference(one: Any, other: Any) -> str:
    if isinstance(one, dict):
        keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
        return ", ".join(f"{key}: {one.get(key)!r}, is {other.get(key)!r}" for key in keys)
    return f"{one!r}, is {other!r}"
