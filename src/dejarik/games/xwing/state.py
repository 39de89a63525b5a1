"""The table: ships, tokens, damage, obstacles, the attack in progress. Lengths in µm, angles in millidegrees."""

from __future__ import annotations

from typing import Final, Self

import msgspec

from dejarik.core.state import State, shallow

#: The two sides of a battle: each a player or a team, whatever they fly. Where the book speaks of the Rebel and the
#: Imperial player (initiative, edges, missions), it means the first side and the second.
REBEL: Final = 0
IMPERIAL: Final = 1
SIDES: Final = (REBEL, IMPERIAL)

#: Nobody, no ship, no card.
NONE: Final = -1


def other_side(side: int) -> int:
    return 1 - side


class Banner(msgspec.Struct, frozen=True):
    """A side as it is told: what it flies, and a number where both sides fly the same."""

    side: int
    faction: str
    number: int = 0


class Damage(msgspec.Struct):
    """A damage card on a ship. `card` is its number in the deck (see `cards.damage.DECK`), NONE for a substitute."""

    card: int
    faceup: bool
    #: Everybody has seen its face: it is faceup, or it was before it was flipped.
    known: bool
    #: The round in which it was dealt.
    round: int

    def copy(self) -> Damage:
        return Damage(self.card, self.faceup, self.known, self.round)


class Tag(msgspec.Struct, frozen=True):
    """A ship as journal and questions name it: its number, its type, its pilot (if any) and its ID token."""

    id: int
    kind: str
    pilot: str
    number: int


class Ship(msgspec.Struct):  # xw.comp.ship
    """A ship: pilot and upgrades, where it stands, its tokens and damage, and what it has done this round."""

    id: int
    seat: int
    side: int
    #: The ship type, a key of `cards.ships.SHIPS`.
    kind: str
    #: The pilot's card id; empty for the shuttle of mission 1.
    pilot: str
    upgrades: tuple[str, ...]
    #: Number of the ID token; 0 when nobody can be mistaken for it.
    number: int
    shields: int
    #: Squad points of pilot and upgrades, as it was built; what is discarded later still counts.
    cost: int = 0
    #: Side of its base.
    base: int = 40_000
    x: int = 0
    y: int = 0
    h: int = 0
    #: Stands in the play area: deployed and not destroyed.
    in_play: bool = False
    destroyed: bool = False
    #: Flew off the area without being destroyed (a mission's aim).
    escaped: bool = False

    focus: int = 0  # xw.comp.action-tokens
    evade: int = 0
    stress: int = 0  # xw.comp.state-tokens
    ion: int = 0
    #: The ship that this one has locked, and the letter of the pair of tokens.
    lock: int = NONE  # xw.lock.one-per-ship
    letter: str = ""
    damage: list[Damage] = []
    #: Kinds of the faceup damage cards, kept in step with `damage` by the damage chapter.
    faceup: tuple[str, ...] = ()
    #: Satellites scanned (mission 3).
    cargo: list[int] = []

    #: The manoeuvre on the dial: bearing and speed; empty when no dial is assigned.
    bearing: str = ""
    speed: int = 0
    #: The dial was turned faceup this round.
    revealed: bool = False
    activated: bool = False
    #: Has had its opportunity to attack this round.
    attacked: bool = False
    #: May not perform actions in this activation phase (its manoeuvre overlapped a ship).
    grounded: bool = False
    #: Ships it touches since one of them overlapped the other.
    touching: list[int] = []
    #: Actions performed this round: "focus", "evade", …, or the full name of a card.
    performed: tuple[str, ...] = ()
    #: Cards (by their full names) whose effect lasts for this round (R2-F2, Marksmanship).
    this_round: tuple[str, ...] = ()
    #: Cards whose effect lasts for the game, or which may not be used again (once per game).
    this_game: tuple[str, ...] = ()
    #: Pilot skill lent until the end of the phase (Swarm Tactics); NONE when it is its own.
    borrowed_skill: int = NONE
    #: Has as much damage as hull, but attacks before it is removed (simultaneous attack rule).
    doomed: bool = False

    @property
    def tag(self) -> Tag:
        return Tag(self.id, self.kind, self.pilot, self.number)

    @property
    def pose(self) -> tuple[int, int, int]:
        return (self.x, self.y, self.h)

    def copy(self) -> Ship:
        twin = shallow(self)
        twin.damage = [card.copy() for card in self.damage] if self.damage else []
        twin.touching = self.touching[:] if self.touching else []
        twin.cargo = self.cargo[:] if self.cargo else []
        return twin


class Obstacle(msgspec.Struct, frozen=True):
    """An obstacle or satellite token: which outline, where, and which way it lies."""

    shape: int
    x: int
    y: int
    h: int


class Attack(msgspec.Struct):
    """The attack that is being resolved, with the dice on the table."""

    attacker: int
    defender: int
    #: "primary" or the id of the secondary weapon.
    weapon: str
    range: int
    obstructed: bool
    #: declare, roll-attack, modify-attack, roll-defence, modify-defence, compare, deal
    step: str = "declare"
    attack_dice: list[int] = []
    defence_dice: list[int] = []
    #: Dice (by place) that were rerolled: no die is rerolled twice.
    rerolled_attack: list[int] = []
    rerolled_defence: list[int] = []
    #: Dice that were added as results, not rolled, cannot be rerolled: how many rolled dice there are.
    rolled_attack: int = 0
    rolled_defence: int = 0
    #: Modifications used in this attack: "focus", "lock", "evade", or a ship and its card (each once).
    used: list[str] = []
    #: Damage cards that lie on the table for the attacker to choose from.
    drawn: list[int] = []
    #: Uncancelled results that are left to deal.
    hits: int = 0
    crits: int = 0
    #: The attack hit (at least one uncancelled result).
    hit: bool = False
    #: Shots of the same weapon that follow this one.
    left: int = 0

    def copy(self) -> Attack:
        twin = shallow(self)
        twin.attack_dice = self.attack_dice[:]
        twin.defence_dice = self.defence_dice[:]
        twin.rerolled_attack = self.rerolled_attack[:]
        twin.rerolled_defence = self.rerolled_defence[:]
        twin.used = self.used[:]
        twin.drawn = self.drawn[:]
        return twin


class Table(State, kw_only=True):
    """Everything that a game of X-Wing is at one moment."""

    shared = frozenset({"obstacles", "satellites", "satellites_left"})

    #: Side of each seat; several seats of one side are a team, its first seat speaks for it.
    sides: tuple[int, ...]
    #: What each side flies.
    factions: tuple[str, str] = ("rebel", "imperial")
    width: int = 900_000
    height: int = 900_000
    mission: str = ""
    #: Squad point limit; 0 without squad building.
    points: int = 0
    initiative: int = IMPERIAL  # xw.init.one-holder
    #: The edge that belongs to the first side: south, east, north or west; the second has the opposite one.
    first_edge: str = "south"
    use_obstacles: bool = False
    any_faction: bool = False
    one_core_box: bool = False
    rules_reference: bool = False
    show_templates: bool = False
    #: The last round, where the players agreed on one; 0 for none.
    rounds: int = 0

    round: int = 0
    #: squads, obstacles, edge, deploy, planning, activation, combat, end, over
    phase: str = "deploy"
    #: Sides that build their squads at the table, secretly.
    building: tuple[int, ...] = ()
    #: What each side's squad cost.
    spent: tuple[int, ...] = (0, 0)
    #: Where a phase stands between two procedures ("start" before its opening effects, then "ships").
    step: str = "start"
    ships: list[Ship]
    obstacles: list[Obstacle] = msgspec.field(default_factory=list)
    #: No further obstacle finds a legal place.
    crowded: bool = False
    satellites: list[Obstacle] = msgspec.field(default_factory=list)
    #: Numbers of `satellites` that still lie in the area.
    satellites_left: list[int] = msgspec.field(default_factory=list)
    #: The damage deck, its top last; the discard pile, newest last. Cards by their number.
    deck: list[int]  # xw.setup.one-deck
    discard: list[int] = msgspec.field(default_factory=list)
    #: Whose turn it is to activate or attack; NONE between ships.
    active: int = NONE
    attack: Attack | None = None
    #: Ships lost in this round, by side (reinforcements).
    lost: tuple[int, ...] = (0, 0)
    #: Reinforcements that may still be called in this end phase.
    reinforcements: int = 0
    #: The damaged ship of mission 2, the shuttle of mission 1.
    marked: int = NONE
    winner: int = NONE
    result: str = ""

    def copy(self) -> Self:
        twin = shallow(self)
        twin.rng = self.rng.copy()
        twin.notes = None
        twin.ships = [ship.copy() for ship in self.ships]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        if self.attack is not None:
            twin.attack = self.attack.copy()
        return twin

    def in_play(self) -> list[Ship]:
        """Ships in the play area."""
        return [ship for ship in self.ships if ship.in_play]

    def banner(self, side: int) -> Banner:
        return Banner(side, self.factions[side], side + 1 if self.factions[0] == self.factions[1] else 0)

    def of_side(self, side: int) -> list[Ship]:
        return [ship for ship in self.ships if ship.in_play and ship.side == side]

    def speaker(self, side: int) -> int:
        """The seat that decides for a side where the rules name one player: the first of the team."""
        return self.sides.index(side)  # xw.gap.team-as-player

    def enemies(self, ship: Ship) -> list[Ship]:
        return [other for other in self.ships if other.in_play and other.side != ship.side]

    def friends(self, ship: Ship) -> list[Ship]:
        """Other friendly ships in play."""
        return [o for o in self.ships if o.in_play and o.side == ship.side and o.id != ship.id]  # xw.setup.friendly
