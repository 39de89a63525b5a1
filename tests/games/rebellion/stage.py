"""Positions of Rebellion: an empty galaxy, filled by hand, from which a turn, a phase or a combat is played.

    scene = Galaxy(base="hoth").put("naboo", "3 x-wing, 1 stormtrooper").loyal("naboo", "rebel") \
        .pool("darth-vader").turn("empire")
    scene.says("empire", ("lead", "darth-vader"), "naboo")
    assert scene.units("naboo") == "..."

Sides are called "rebel" and "empire"; units are written as "2 x-wing, 1 rebel-trooper".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Self

from dejarik.core.match import Match
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Option, Question, Share, any_answer, settle
from dejarik.core.rng import Rng
from dejarik.games.rebellion import GAME, facts
from dejarik.games.rebellion.facts import (
    BASE,
    BLACK,
    COLOURS,
    CORUSCANT,
    DIE,
    EMPIRE,
    EVERYWHERE,
    FACES,
    GREEN,
    KIND,
    KINDS,
    LEADER,
    NEUTRAL,
    PLACE,
    PLACES,
    REBEL,
    RING,
    RING_NAMES,
    ROSTER,
    SIDE,
    SIDES,
    UNIT,
)
from dejarik.games.rebellion.options import Options
from dejarik.games.rebellion.rules.dice import told as told_dice
from dejarik.games.rebellion.rules.units import add
from dejarik.games.rebellion.setup import setup
from dejarik.games.rebellion.state import ELIMINATED, ON_MISSION, POOL, SUPPLY, Combat, Step, Table
from dejarik.lab.stage import Stage, Who
from tests.games.rebellion.accounts import Books, leaks
from tests.games.rebellion.duties import asked, unknown


def troops(text: str) -> list[tuple[int, int]]:
    """ "2 x-wing, 1 rebel-trooper" as kinds and counts."""
    found = []
    for part in text.split(","):
        count, _, name = part.strip().partition(" ")
        found.append((KIND[name], int(count)))
    return found


class Scene(Stage[Table]):
    """A running position; seats go by the names of their sides."""

    def seat(self, who: Who) -> int:
        if isinstance(who, int):
            return who
        side, _, role = who.partition(" ")
        return self.table.seat(SIDE[side], 1 if role == "general" else 0)

    def name(self, seat: int) -> Who:
        if self.table.seats == 2:
            return SIDES[self.table.side_of(seat)]
        return f"{SIDES[self.table.posts.index(seat) // 2]} {facts.ROLES[self.table.posts.index(seat) % 2]}"

    def answer(self, who: Who, *values: object) -> Self:
        """As on every stage; and whatever is asked can be said, cites a rule, and can be answered at random."""
        for value in values:
            with self.audited():
                super().answer(who, value)
        return self

    def skip(self) -> Self:
        with self.audited():
            super().skip()
        return self

    @contextmanager
    def audited(self) -> Iterator[None]:
        """What is asked is sound; what changes is told."""
        for question in self.match.questions.values():
            self.sound(question)
        before, told, building = self.table.copy(), len(self.match.journal), self.asks("recycle")
        yield
        self.audit(before, told, building=building or self.asks("recycle"))

    def audit(self, before: Table, told: int, *, building: bool = False) -> None:
        """Whatever changed since then was told; of what is being built only when all of it stands on the queue."""
        notes = [entry.note for entry in self.match.journal[told:]]
        gaps = [gap for gap in Books(before, self.table, notes).gaps if not (building and "queue" in gap)]
        assert not gaps, f"nobody was told: {gaps}"
        strange = [name for note in notes for name in unknown(note)]
        assert not strange, strange
        if not self.table.revealed:
            overlooked = [card for card in self.table.probe_hand if self.table.suspects >> card & 1]
            assert not overlooked, f"the base is not in {[PLACES[card] for card in overlooked]}"
        told_too_much = leaks(self.table, self.match.journal[told:])
        assert not told_too_much, told_too_much

    def sound(self, question: Question) -> None:
        wrong = asked(self.table, question)
        assert not wrong, wrong
        presenter, view = GAME.presenter, GAME.view(self.table, question.seat)
        reader = Reader("ru", question.seat, ("Лея", "Таркин", "Люк", "Вейдер")[: self.table.seats])
        assert presenter.question(reader, view, question).strip()
        assert question.rule is None or GAME.rulebook.cite(question.rule).id == question.rule
        if isinstance(question, Ask):
            assert all(presenter.option(reader, view, question, option).strip() for option in question.options)
        elif isinstance(question, Share) and question.sample is not None:
            for seed in range(6):
                assert settle(question, any_answer(question, Rng.from_seed(seed)))

    says = answer

    # ── looking ────────────────────────────────────────────────────────────────────────────────────────────────────

    def units(self, place: str) -> str:
        return told(self.table.units[PLACE[place]])

    def queue(self, space: int, side: str = "") -> str:
        row = self.table.queue[space - 1]
        if side:
            army = facts.ARMY[SIDE[side]]
            row = [count if kind in army else 0 for kind, count in enumerate(row)]
        return told(row)

    def supply(self, unit: str) -> int:
        return self.table.supply[KIND[unit]]

    def where(self, leader: str) -> str:
        at = self.table.where[LEADER[leader]]
        if at >= ON_MISSION:
            return f"mission {at - ON_MISSION + 1}"
        return {POOL: "pool", SUPPLY: "supply", ELIMINATED: "eliminated"}.get(at) or PLACES[at]

    def ring(self, leader: str) -> str:
        return RING_NAMES[self.table.rings[LEADER[leader]]]

    def loyalty(self, place: str) -> str:
        side = self.table.loyalty[PLACE[place]]
        return SIDES[side] if side >= 0 else ""

    def is_subjugated(self, place: str) -> bool:
        return bool(self.table.subjugated >> PLACE[place] & 1)

    def is_sabotaged(self, place: str) -> bool:
        return bool(self.table.sabotaged >> PLACE[place] & 1)

    def is_destroyed(self, place: str) -> bool:
        return bool(self.table.destroyed >> PLACE[place] & 1)

    def hand(self, side: str) -> list[str]:
        return sorted(self.table.hands[SIDE[side]])

    @property
    def fight(self) -> Combat:
        """The combat that is being fought."""
        assert self.table.combat is not None
        return self.table.combat

    def tactics(self, side: str) -> list[str]:
        """Tactic cards in hand."""
        return sorted(self.fight.hands[SIDE[side]])

    @property
    def dice(self) -> tuple[str, ...]:
        """The dice of the attack that lie on the table."""
        return told_dice(self.fight.dice)

    @property
    def among(self) -> tuple[Option, ...]:
        """What the one share that is open gives out to."""
        return tuple(self.sharing.among)

    @property
    def winner(self) -> str:
        return SIDES[self.table.winner] if self.table.winner >= 0 else ""

    @property
    def suspects(self) -> set[str]:
        return set(facts.names(self.table.suspects))

    # ── acting ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def rolls(self, *dice: str) -> Self:
        """The next dice show these faces, in the order in which they are rolled: black, red, green."""
        script(self.table, dice)
        return self

    def leads(self, side: str, leader: str, place: str) -> Self:
        """Activate a system."""
        return self.answer(side, ("lead", leader), place)

    def moves(self, side: str, start: str, **units: int) -> Self:
        """Bring units from a system into the activated one."""
        self.answer(side, start)
        return self.gives(side, **units)

    def gives(self, side: str, **things: int) -> Self:
        """Answer a share by name; what is not named gets nothing."""
        question = self.sharing
        wanted = {name.replace("_", "-"): count for name, count in things.items()}
        names = [str(name[1]) if isinstance(name, tuple) else str(name) for name in question.among]
        assert set(wanted) <= set(names), f"{set(wanted) - set(names)} are not among {names}"
        return self.answer(side, tuple(wanted.get(name, 0) for name in names))


def told(row: Sequence[int]) -> str:
    return ", ".join(f"{count} {KINDS[kind]}" for kind, count in enumerate(row) if count)


def script(table: Table, dice: Sequence[str]) -> None:
    """ "hit", "red-hit", "green-direct": the draws that give these faces; without a colour a die is black or red."""
    draws = []
    for die in dice:
        colour, _, face = die.rpartition("-")
        faces = DIE[COLOURS.index(colour) if colour else BLACK]
        draws.append(faces.index(FACES.index(face)))
    table.rng.script = draws[::-1] + table.rng.script


class Galaxy:
    """An empty galaxy: no units, no loyalty but Coruscant's, nobody in the pools, empty hands."""

    def __init__(self, base: str = "hoth", *, seats: int = 2, seed: int = 1, **options: bool) -> None:
        self.options = Options(**options)
        table = self.table = setup(seats, self.options, Rng.from_seed(seed))
        table.units = [[0] * facts.COUNT for _ in range(BASE + 1)]
        table.presence = [0] * 4
        table.supply = [unit.box if self.options.expansion or not unit.expansion else 0 for unit in UNIT]
        table.loyalty = [NEUTRAL] * BASE
        table.loyalty[CORUSCANT] = EMPIRE
        table.subjugated = table.touched = table.vacated = 0
        table.where = [SUPPLY] * len(ROSTER)
        table.hands = [(), ()]
        table.known = [(), ()]
        table.objective_hand = ()
        table.phase = "command"
        table.base = PLACE[base]
        table.probes_out = 1 << CORUSCANT
        table.probes = tuple(place for place in range(BASE) if place not in (CORUSCANT, table.base))
        table.suspects = EVERYWHERE & ~table.probes_out

    # ── what lies where ────────────────────────────────────────────────────────────────────────────────────────────

    def put(self, place: str, text: str) -> Self:
        for kind, count in troops(text):
            add(self.table, PLACE[place], kind, count)
            self.table.supply[kind] -= count
        self.table.touched = self.table.vacated = 0
        return self

    def loyal(self, side: str, *places: str) -> Self:
        for place in places:
            self.table.loyalty[PLACE[place]] = SIDE[side]
        return self

    def subjugated(self, *places: str) -> Self:
        for place in places:
            self.table.subjugated |= 1 << PLACE[place]
        return self

    def sabotaged(self, *places: str) -> Self:
        for place in places:
            self.table.sabotaged |= 1 << PLACE[place]
        return self

    def destroyed(self, *places: str) -> Self:
        for place in places:
            self.table.destroyed |= 1 << PLACE[place]
        return self

    def revealed(self) -> Self:
        self.table.revealed = True
        self.table.suspects = 1 << self.table.base
        return self

    def queued(self, space: int, text: str) -> Self:
        for kind, count in troops(text):
            self.table.queue[space - 1][kind] += count
            self.table.supply[kind] -= count
        return self

    def pool(self, *leaders: str) -> Self:
        return self.at_number(POOL, *leaders)

    def leader(self, place: str, *leaders: str) -> Self:
        return self.at_number(PLACE[place], *leaders)

    def eliminated(self, *leaders: str) -> Self:
        return self.at_number(ELIMINATED, *leaders)

    def at_number(self, where: int, *leaders: str) -> Self:
        for leader in leaders:
            self.table.where[LEADER[leader]] = where
        return self

    def ringed(self, ring: str, leader: str) -> Self:
        self.table.rings[LEADER[leader]] = RING[ring]
        return self

    def captive(self, place: str, leader: str, ring: str = "captured") -> Self:
        return self.leader(place, leader).ringed(ring, leader)

    # ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def hand(self, side: str, *cards: str) -> Self:
        self.table.hands[SIDE[side]] += cards
        return self

    def assigned(self, side: str, card: str, *leaders: str) -> Self:
        """A face-down mission with leaders on it."""
        number = len(self.table.assigned[SIDE[side]])
        self.table.assigned[SIDE[side]] += (card,)
        return self.at_number(ON_MISSION + number, *leaders)

    def deck(self, side: str, *cards: str) -> Self:
        """The mission deck, the top card last."""
        self.table.decks[SIDE[side]] = cards
        return self

    def actions(self, side: str, *cards: str) -> Self:
        self.table.actions[SIDE[side]] += cards
        self.table.recruited[SIDE[side]] += (-1,) * len(cards)
        deck = self.table.action_decks[SIDE[side]]
        self.table.action_decks[SIDE[side]] = tuple(card for card in deck if card not in cards)
        return self

    def objectives(self, *cards: str) -> Self:
        """The Rebel hand."""
        self.table.objective_hand += cards
        self.table.objectives = tuple(card for card in self.table.objectives if card not in cards)
        return self

    def objective_deck(self, *cards: str) -> Self:
        """The top card last."""
        self.table.objectives = cards
        return self

    def probes(self, *cards: str) -> Self:
        """The probe deck, the top card last."""
        self.table.probes = tuple(PLACE[card] for card in cards)
        return self

    def probe_hand(self, *cards: str) -> Self:
        self.table.probe_hand = tuple(PLACE[card] for card in cards)
        self.table.probes = tuple(card for card in self.table.probes if card not in self.table.probe_hand)
        self.table.suspects &= ~sum(1 << card for card in self.table.probe_hand)
        return self

    def tactics(self, theatre: str, *cards: str) -> Self:
        """The cards that will be drawn first from a tactic deck, the first one on top."""
        number = facts.THEATRES.index(theatre)
        names = [f"{theatre}-{card}" for card in cards]
        rest = list(self.table.tactics[number])
        for name in names:
            rest.remove(name)
        self.table.tactics[number] = (*rest, *reversed(names))
        return self

    def track(self, *, time: int | None = None, reputation: int | None = None) -> Self:
        if time is not None:
            self.table.time = time
        if reputation is not None:
            self.table.reputation = reputation
        return self

    def lasting(self, what: str, on: str) -> Self:
        self.table.lasting += ((what, PLACE[on] if on in PLACE else LEADER[on]),)
        return self

    def rolls(self, *dice: str) -> Self:
        script(self.table, dice)
        return self

    # ── letting it run ─────────────────────────────────────────────────────────────────────────────────────────────

    def at(self, *steps: Step) -> Scene:
        """Play from these steps, the first one first; a new round follows."""
        self.table.agenda = [("assignment",), *reversed(steps)]
        before = self.table.copy()
        scene = Scene(GAME, self.table, self.table.seats, self.options)
        scene.audit(before, 0)
        return scene

    def turn(self, side: str) -> Scene:
        """A turn of the Command Phase; the other side follows."""
        self.table.turn = next(number for number, turn in enumerate(self.table.turns) if turn[0] == SIDE[side])
        self.table.current = SIDE[side]
        return self.at(("command",))

    def assignment(self) -> Scene:
        self.table.phase = "assignment"
        return self.at(("assignment",))

    def refresh(self) -> Scene:
        return self.at(("refresh",))

    def end_of_command(self) -> Scene:
        return self.at(("command-over",))

    def combat(self, place: str, side: str = "empire", origins: Sequence[str] = ()) -> Scene:
        """A combat of which `side` is the current player."""
        self.table.contested = 1 << PLACE[place]
        self.table.origins = sum(1 << PLACE[name] for name in origins)
        self.table.current = SIDE[side]
        return self.at(("combats", SIDE[side]), ("command",))

    def mission(self, side: str, card: str, *leaders: str) -> Scene:
        """It is `side`'s turn, and it has just revealed this mission: the next question is where, or what follows."""
        self.assigned(side, card, *leaders)
        number = len(self.table.assigned[SIDE[side]]) - 1
        return self.turn(side).answer(side, ("reveal", number))


def new(seats: int = 2, seed: int | str = 1, **options: bool) -> Match:
    return Match(GAME, seats, options, seed)


__all__ = ["GREEN", "REBEL", "Galaxy", "Scene", "new"]
