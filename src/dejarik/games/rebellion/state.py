"""The table of Rebellion: plain data and its copy."""

from __future__ import annotations

from typing import Final, Self

import msgspec

from dejarik.core.state import State, shallow
from dejarik.games.rebellion.facts import (
    NEUTRAL,
    NOBODY,
    NOWHERE,
)
from dejarik.games.rebellion.options import Options

#: Where a leader can be, besides the places of the board.
POOL: Final = 40
SUPPLY: Final = 41
ELIMINATED: Final = 42
#: On the face-down mission with this number and those above it.
ON_MISSION: Final = 50

#: A step that waits: its name and what it is about. The last one is next.
Step = tuple[str | int, ...]
#: Something that lasts: what, and on which leader, place or side.
Lasting = tuple[str, int]
#: A die that lies on the table: its colour and its face.
Die = tuple[int, int]


def quarter(side: int, theatre: int) -> int:
    """Where a side's theatre stands in lists of both sides' theatres."""
    return 2 * side + theatre


class Errand(msgspec.Struct):
    """The mission that is being carried out."""

    card: str
    side: int
    #: Whoever revealed it decides.
    seat: int
    #: Those assigned to it.
    leaders: tuple[int, ...]
    place: int = NOWHERE
    #: The leader against whom it goes.
    target: int = NOBODY
    #: No leader may be sent against it from the pool.
    unseen: bool = False
    #: Dice that the opponent gets besides his icons.
    extra: int = 0
    #: What lies on the table, by side.
    dice: tuple[tuple[Die, ...], ...] = ((), ())
    #: Nothing yet, or how it ended: 0 failed, 1 succeeded; and by how many successes.
    success: int = -1
    margin: int = 0
    #: Its effect rescued somebody with whom the assigned leaders may go.
    escort: bool = False
    #: Somebody was rescued in its course.
    freed: bool = False
    #: Where the card goes when it is done, if not where such cards go.
    card_to: str = ""


class Combat(msgspec.Struct):
    """The combat that is being fought."""

    place: int
    #: The current player, who does everything first.
    current: int
    round: int = 1
    #: Systems from which units came to start it.
    origins: int = 0
    #: In which theatres a battle has been fought.
    battles: tuple[bool, bool] = (False, False)
    was_subjugated: bool = False
    was_sabotaged: bool = False
    #: Vader or the Emperor took part.
    lords: bool = False
    retreated: tuple[bool, bool] = (False, False)
    #: By kind, the damage on each unit that has some: from before, and from the attack that is being made.
    damage: list[tuple[tuple[int, int], ...]] = []
    #: Tactic cards in hand, by side.
    hands: list[tuple[str, ...]] = []
    #: By kind, units destroyed in it so far.
    lost: list[int] = []  # reb.objective.combat-only
    #: Objectives whose moment has passed.
    passed_over: tuple[str, ...] = ()
    objective_played: bool = False
    #: What cards brought: until the end of this battle step, round or combat.
    effects: tuple[tuple[str, int, str], ...] = ()
    #: Who won each theatre's battle, and whether only because the other retreated.
    winners: tuple[int, int] = (NEUTRAL, NEUTRAL)
    by_retreat: tuple[bool, bool] = (False, False)
    #: Dice on the table, and whose.
    dice: tuple[Die, ...] = ()
    roller: int = NEUTRAL
    #: Who has rolled a die in this round's ground battle.
    rolled: tuple[bool, bool] = (False, False)
    #: Plans of the Death Star were shown in this round.
    plans_shown: bool = False
    #: Leaders who go back to the pool when it ends.
    guests: tuple[int, ...] = ()
    #: Who attacks first in each theatre, where a card has changed that.
    first: tuple[int, int] = (NEUTRAL, NEUTRAL)
    #: Cinematic combat: cards chosen for this battle and not resolved yet, and each unit that cards have destroyed:
    #: its kind and the damage on it.
    chosen: tuple[str, str] = ("", "")
    condemned: tuple[tuple[int, int], ...] = ()
    #: Sides that may not choose a card: side, theatre, round.
    barred: tuple[tuple[int, int, int], ...] = ()
    #: The leader's reroll of this attack is used.
    rerolled: bool = False
    #: Units that shed no damage in this battle: kind and number.
    ionized: tuple[tuple[int, int], ...] = ()

    def copy(self) -> Combat:
        twin = shallow(self)
        twin.damage = self.damage[:]
        twin.hands = self.hands[:]
        twin.lost = self.lost[:]
        return twin


class Table(State, kw_only=True):
    """Everything on the table. Systems, units and leaders are numbers (see `facts`); cards go by name.

    Zones of cards are tuples, the top card last. Pairs hold what is the Rebels' first and the Empire's second.
    """

    seats: int
    options: Options
    #: The seats of the Rebel admiral and general and of the Imperial admiral and general.
    posts: tuple[int, int, int, int]
    #: Who takes turns, in order: side and role; the role is -1 where one player plays both.
    turns: tuple[tuple[int, int], ...]

    # the course of the game
    phase: str = "setup"
    round: int = 1
    #: The side whose turn is being resolved (reb.timing.current-player), and the place of that turn in `turns`.
    current: int = 0
    turn: int = 0
    #: Who has passed, a bit for each of `turns`.
    passed: int = 0
    agenda: list[Step]
    winner: int = NEUTRAL
    result: str = ""
    time: int
    reputation: int
    lasting: tuple[Lasting, ...] = ()
    #: For each mobilization that waits for the end of the phase, its leaders.
    mobilizations: tuple[int, ...] = ()

    # the board
    units: list[list[int]]
    #: Where there are Rebel ships, Rebel ground units, Imperial ships and Imperial ground units.
    presence: list[int]
    supply: list[int]
    #: What stands on the spaces 1, 2 and 3 of the build queues.
    queue: list[list[int]]
    #: What is to be built: the space of the queue and the unit.
    orders: list[tuple[tuple[int, str], ...]]
    #: What has left the queue and waits to be deployed, and where units have been deployed in this phase.
    waiting: list[int]
    deployed: tuple[int, ...] = ()
    loyalty: list[int]
    subjugated: int = 0
    sabotaged: int = 0
    destroyed: int = 0
    #: Places to look at again, those that Imperial units have left, and those where a combat is due.
    touched: int = 0
    vacated: int = 0
    contested: int = 0
    #: Systems from which the units came that make the next combat.
    origins: int = 0

    # the base
    base: int = NEUTRAL
    revealed: bool = False
    #: Where the Empire must think the base could be.
    suspects: int = 0
    probes: tuple[int, ...]
    probe_hand: tuple[int, ...] = ()
    #: Probe cards that the Rebels look at.
    scouted: tuple[int, ...] = ()
    #: Probe cards that go back into the deck: which, as everybody sees, and those on top, as only the Rebels do.
    planted: tuple[int, ...] = ()
    planted_on_top: tuple[int, ...] = ()
    #: Probe cards in the box.
    probes_out: int = 0
    #: Cards that look alike to the Rebels have the same number; 0 are those they have not seen.
    probe_groups: list[int]

    # leaders
    where: list[int]
    rings: list[int]

    # cards
    hands: list[tuple[str, ...]]
    decks: list[tuple[str, ...]]
    discards: list[tuple[str, ...]]
    #: Missions that lie face down with leaders on them, by number; "" once turned up.
    assigned: list[tuple[str, ...]]
    #: A mission taken from the hand while its leaders are being chosen.
    chosen: str = ""
    projects: tuple[str, ...]
    project_discards: tuple[str, ...] = ()
    #: How many cards at the bottom of the project deck the Empire knows.
    projects_known: int = 0
    #: Missions in hand or face down that the opponent has seen there.
    known: list[tuple[str, ...]]
    actions: list[tuple[str, ...]]
    #: For each of `actions`, the leader recruited with it, as everybody saw.
    recruited: list[tuple[int, ...]]
    action_decks: list[tuple[str, ...]]
    actions_known: list[int]
    #: Action cards that everybody has seen leave the game, and those that went back to the box unseen.
    spent: tuple[str, ...] = ()
    actions_out: list[tuple[str, ...]]
    #: Cards that a side has drawn and chooses from.
    drawn: tuple[str, ...] = ()
    drawer: int = NEUTRAL
    objectives: tuple[str, ...]
    objective_hand: tuple[str, ...] = ()  # reb.objective.no-limit
    objective_discards: tuple[str, ...] = ()
    objectives_out: tuple[str, ...] = ()
    objectives_in_play: tuple[str, ...] = ()
    #: By side, objectives in the Rebel hand or the deck whose place that side knows.
    tracked: list[tuple[str, ...]]
    tactics: list[tuple[str, ...]]
    #: Tactic cards that the Rebels look at.
    peeked: tuple[str, ...] = ()
    #: Used tactic cards: of both theatres, or in cinematic combat of both sides' theatres.
    tactics_used: list[tuple[str, ...]]
    #: Target markers: the card that each belongs to, and its system.
    targets: tuple[tuple[str, int], ...] = ()
    #: Probe cards under action cards.
    tucked: tuple[tuple[str, int], ...] = ()
    leader_limit: list[int]

    errand: Errand | None = None
    #: The mission that led to the combats which are being fought.
    sequel: Errand | None = None
    combat: Combat | None = None

    def copy(self) -> Self:
        twin = shallow(self)
        twin.rng = self.rng.copy()
        twin.notes = None
        twin.agenda = self.agenda[:]
        twin.units = [row[:] for row in self.units]
        twin.presence = self.presence[:]
        twin.supply = self.supply[:]
        twin.queue = [row[:] for row in self.queue]
        twin.orders = self.orders[:]
        twin.waiting = self.waiting[:]
        twin.loyalty = self.loyalty[:]
        twin.probe_groups = self.probe_groups[:]
        twin.where = self.where[:]
        twin.rings = self.rings[:]
        twin.hands = self.hands[:]
        twin.decks = self.decks[:]
        twin.discards = self.discards[:]
        twin.assigned = self.assigned[:]
        twin.known = self.known[:]
        twin.actions = self.actions[:]
        twin.recruited = self.recruited[:]
        twin.action_decks = self.action_decks[:]
        twin.actions_known = self.actions_known[:]
        twin.actions_out = self.actions_out[:]
        twin.tracked = self.tracked[:]
        twin.tactics = self.tactics[:]
        twin.tactics_used = self.tactics_used[:]
        twin.leader_limit = self.leader_limit[:]
        if self.errand is not None:
            twin.errand = shallow(self.errand)
        if self.sequel is not None:
            twin.sequel = shallow(self.sequel)
        if self.combat is not None:
            twin.combat = self.combat.copy()
        return twin

    def seat(self, side: int, role: int) -> int:
        """Who decides what this role decides on this side (reb.team.duties)."""
        return self.posts[2 * side + role]

    def team(self, side: int) -> tuple[int, ...]:
        """The seats of a side."""
        first, second = self.posts[2 * side], self.posts[2 * side + 1]
        return (first,) if first == second else (first, second)

    def side_of(self, seat: int) -> int:
        return self.posts.index(seat) // 2
