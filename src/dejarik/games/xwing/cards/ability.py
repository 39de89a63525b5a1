"""How a card plugs into the rules («Свойства карт»): one small class per card, one method per moment of the game.

A card with an ability is a subclass of `Ability`, a few lines, found by what kind of card it is and its id (a pilot and
an upgrade may have the same); the facts (cost, slots, skill) stand in the tables of `cards/`. It overrides only the
hooks it needs; the rules call them at their moment for every ship in play that bears the card (a pilot, an equipped
upgrade, or a *faceup* damage card):

    class NightBeast(Ability, pilot="night-beast"):
        def after_manoeuvre(self, table, me, move):
            if move.colour == "green":
                yield from free_action(table, me, ("focus",), self.card)

`me` is always the bearer. Plain methods answer a question of the rules (a change of a value, a ban) and must be quick;
methods that return a `Procedure` are generators which may ask, roll and use the verbs of the chapters
(`rules.actions.free_action`, `rules.damage.suffer`, `rules.damage.flip_facedown`, `rules.combat.reroll`,
`rules.tokens.acquire_lock`, …). Effects that outlast the moment are data on the ship: `me.this_round`,
`me.this_game`, `me.borrowed_skill`. When several triggers meet, the side with initiative goes first and each side
orders its own; the rules do that, not the card.

Injured Pilot (`silences = True`) switches off the pilot and elite upgrades of its bearer here, once, for every hook.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from dejarik.core.question import Procedure
from dejarik.games.xwing.cards.facts import Manoeuvre
from dejarik.games.xwing.cards.upgrades import UPGRADES
from dejarik.games.xwing.dice import Which

if TYPE_CHECKING:
    from dejarik.games.xwing.state import Attack, Damage, Ship, Table

#: Ability of each card that has one, by its full name: the kind of card and its id ("pilot-luke-skywalker"), which is
#: also what the texts call it.
ABILITIES: Final[dict[str, Ability]] = {}
#: The same by id, for each kind of card.
BY_PILOT: Final[dict[str, Ability]] = {}
BY_UPGRADE: Final[dict[str, Ability]] = {}
BY_DAMAGE: Final[dict[str, Ability]] = {}

#: Which dice a modification is about.
ATTACK_DICE: Final = "attack"
DEFENCE_DICE: Final = "defence"


class Move(msgspec.Struct, frozen=True):
    """A manoeuvre that was executed, as the abilities that follow it need to know it."""

    bearing: str
    speed: int
    colour: str
    #: Ships that its base met and now touches.
    overlapped: tuple[int, ...] = ()
    #: The base ended on an obstacle; the template or the base met one.
    base_on_obstacle: bool = False
    met_obstacle: bool = False


class Ability:
    """What a card does. Override the hooks of the moments it speaks of."""

    #: The card's full name, and its id among cards of its kind.
    card: ClassVar[str]
    id: ClassVar[str]
    #: The card's bearer ignores its pilot ability and its elite talents (Injured Pilot).
    silences: ClassVar[bool] = False
    #: What a faceup damage card counts against the hull (Direct Hit!: 2).
    weight: ClassVar[int] = 1
    #: Secondary weapons: the attack costs the attacker's lock on the target / the card itself.
    needs_lock: ClassVar[bool] = False
    spends_lock: ClassVar[bool] = False
    discarded_to_fire: ClassVar[bool] = False
    #: A turret: the target may be outside the firing arc.
    turret: ClassVar[bool] = False
    #: How many attacks one use makes (Cluster Missiles: 2).
    shots: ClassVar[int] = 1
    #: A hit of this weapon does so much damage whatever was rolled (Ion Cannon Turret: 1); 0: as much as is left.
    fixed_damage: ClassVar[int] = 0

    def __init_subclass__(cls, *, pilot: str = "", upgrade: str = "", damage: str = "") -> None:
        for kind, name, known in (
            ("pilot", pilot, BY_PILOT),
            ("upgrade", upgrade, BY_UPGRADE),
            ("damage", damage, BY_DAMAGE),
        ):
            if name:
                cls.id, cls.card = name, f"{kind}-{name}"
                known[name] = ABILITIES[cls.card] = cls()
                hooks.clear()

    # ── values ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def skill(self, table: Table, me: Ship, value: int) -> int:
        """Pilot skill, from the value so far (Damaged Cockpit)."""
        return value

    def weapon_value(self, table: Table, me: Ship) -> int:
        """Added to the primary weapon value; the sum is never below 0 (Weapon Malfunction: -1)."""
        return 0

    def agility(self, table: Table, me: Ship) -> int:
        """Added to the agility value; the sum is never below 0 (R2-F2: +1, Structural Damage: -1)."""
        return 0

    def target_agility(self, table: Table, me: Ship, attack: Attack) -> int:
        """Added to the agility of the ship that `me` attacks, before the floor of 0 (Wedge Antilles: -1)."""
        return 0

    def attack_dice(self, table: Table, me: Ship, attack: Attack) -> int:
        """More attack dice for `me` as attacker (Mauler Mithel, Backstabber)."""
        return 0

    def rolls_nothing(self, table: Table, me: Ship, attack: Attack) -> bool:
        """`me` rolls no attack dice at all in this attack (Blinded Pilot)."""
        return False

    def colour(self, me: Ship, manoeuvre: Manoeuvre, colour: str) -> str:
        """The difficulty of a manoeuvre, from the one so far (Damaged Engine, R2 Astromech)."""
        return colour

    def actions_in_step(self, table: Table, me: Ship) -> int:
        """How many actions the Perform Action step has at least (Darth Vader: 2)."""
        return 1

    # ── bans ("cannot" wins over "may") ────────────────────────────────────────────────────────────────────────────

    def bans_action(self, table: Table, me: Ship, action: str) -> str | None:
        """The rule that keeps `me` from performing `action` (Damaged Sensor Array)."""
        return None

    def bans_target(self, table: Table, me: Ship, attacker: Ship, target: Ship, legal: Sequence[Ship]) -> str | None:
        """The rule that keeps an enemy `attacker` from choosing `target`, a friend of `me` (Biggs).

        `legal` are the targets that this weapon could choose if there were no such bans.
        """
        return None

    def bans_focus(self, table: Table, me: Ship, attack: Attack) -> str | None:
        """The rule that keeps the ship attacking `me` from spending focus (Dark Curse)."""
        return None

    def bans_reroll(self, table: Table, me: Ship, attack: Attack) -> str | None:
        """The rule that keeps the ship attacking `me` from rerolling attack dice (Dark Curse)."""
        return None

    # ── actions and attacks that a card offers ─────────────────────────────────────────────────────────────────────

    def offers_action(self, table: Table, me: Ship) -> bool:
        """The card has an ability headed Action that `me` could use now. The action is called like the card."""
        return False

    def perform(self, table: Table, me: Ship) -> Procedure[None]:
        """Carry out the card's action."""
        return
        yield

    # ── dice ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def modifies(self, table: Table, me: Ship, attack: Attack, dice: Which) -> bool:
        """May this card modify `dice` (ATTACK_DICE or DEFENCE_DICE) now? Offered once per attack to its side.

        Asked of every card of the side that may modify now, so look at `attack.attacker`, `attack.defender`.
        """
        return False

    def modify(self, table: Table, me: Ship, attack: Attack, dice: Which) -> Procedure[None]:
        """Carry out the modification."""
        return
        yield

    def cancels(self, table: Table, me: Ship, attack: Attack) -> Procedure[None]:
        """Cancel results at the start of the compare step, for both ships of the attack."""
        return
        yield

    def hits(self, table: Table, me: Ship, attack: Attack) -> Procedure[bool]:
        """A weapon's own effect when its attack hit; True when it replaces the damage (Ion Cannon Turret)."""
        return False
        yield

    def after_attack(self, table: Table, me: Ship, attack: Attack) -> Procedure[None]:
        """After an attack in which `me` was attacker or defender (Blinded Pilot flips)."""
        return
        yield

    # ── damage ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def picks_faceup(self, table: Table, me: Ship, attack: Attack) -> Procedure[int]:
        """`me` attacks and deals a faceup card: draw, choose, discard, return the card to deal (Maarek Stele)."""
        raise NotImplementedError

    def discards(self, table: Table, me: Ship, card: str) -> bool:
        """A faceup damage card of this kind is discarded as it is dealt to `me` (Determination)."""
        return False

    def dealt(self, table: Table, me: Ship, damage: Damage) -> Procedure[None]:
        """This damage card was just dealt faceup (Minor Explosion, Thrust Control Fire)."""
        return
        yield

    # ── moments ────────────────────────────────────────────────────────────────────────────────────────────────────

    def after_manoeuvre(self, table: Table, me: Ship, move: Move) -> Procedure[None]:
        """After `me` executed a manoeuvre and its stress was checked (Night Beast, R2-D2, Stunned Pilot)."""
        return
        yield

    def after_lock(self, table: Table, me: Ship, target: Ship) -> Procedure[None]:
        """After `me` acquired a target lock (Dutch Vander)."""
        return
        yield

    def after_focus_spent(self, table: Table, me: Ship) -> Procedure[None]:
        """After `me` spent a focus token (Garven Dreis)."""
        return
        yield

    def after_lock_spent(self, table: Table, me: Ship, target: Ship) -> Procedure[None]:
        """After `me` spent its target lock on `target` (R5-K6)."""
        return
        yield

    def start_of_combat(self, table: Table, me: Ship) -> Procedure[None]:
        """At the start of the Combat phase (Console Fire, Swarm Tactics)."""
        return
        yield

    def end_phase(self, table: Table, me: Ship) -> Procedure[None]:
        """During the End phase, after tokens are removed (R5 Astromech)."""
        return
        yield


class Modifier(Ability):
    """An ability that modifies one kind of dice while some faces lie there, and what it is worth in the odds."""

    dice: ClassVar[Which] = ATTACK_DICE
    #: Faces of which at least one must lie there.
    needs: ClassVar[tuple[int, ...]] = ()
    #: Fields of `odds.Attacker` or `odds.Defender` that it raises.
    helps: ClassVar[dict[str, int]] = {}

    def applies(self, table: Table, me: Ship, attack: Attack) -> bool:
        """Whether it has a say in this attack at all, whatever the dice show."""
        return me.id == (attack.attacker if self.dice == ATTACK_DICE else attack.defender)

    def modifies(self, table: Table, me: Ship, attack: Attack, dice: Which) -> bool:
        shown = attack.attack_dice if dice == ATTACK_DICE else attack.defence_dice
        return dice == self.dice and any(face in shown for face in self.needs) and self.applies(table, me, attack)


#: For one set of cards: the abilities that override each hook.
Hooks = dict[str, tuple[Ability, ...]]
#: Every hook, with nobody on it.
_NOBODY: Final[Hooks] = {name: () for name in vars(Ability) if callable(getattr(Ability, name)) and name[0] != "_"}


class _Known(dict[tuple[str, tuple[str, ...], tuple[str, ...]], Hooks]):
    def __missing__(self, key: tuple[str, tuple[str, ...], tuple[str, ...]]) -> Hooks:
        pilot, upgrades, faceup = key
        found = _NOBODY.copy()
        for ability in _active(pilot, upgrades, faceup):
            for hook in _overridden(ability):
                found[hook] = (*found[hook], ability)
        self[key] = found
        return found


def _active(pilot: str, upgrades: tuple[str, ...], faceup: tuple[str, ...]) -> Iterator[Ability]:
    cards = [BY_DAMAGE[card] for card in faceup]  # xw.dmg.faceup-effect
    silent = any(ability.silences for ability in cards)
    if pilot in BY_PILOT and not silent:
        yield BY_PILOT[pilot]
    for card in upgrades:
        if card in BY_UPGRADE and not (silent and card in UPGRADES and UPGRADES[card].slot == "elite"):
            yield BY_UPGRADE[card]
    yield from cards


def _overridden(ability: Ability) -> list[str]:
    names = []
    for kind in type(ability).__mro__:
        if kind is Ability:
            break
        names += [name for name in vars(kind) if hasattr(Ability, name) and callable(getattr(Ability, name))]
    return [name for name in dict.fromkeys(names) if not name.startswith("_")]


#: What to call for a ship: `hooks[ship.pilot, ship.upgrades, ship.faceup]["agility"]`.
hooks: Final = _Known()


def hooked(ship: Ship, hook: str) -> tuple[Ability, ...]:
    """The abilities of `ship` that have something to say at this hook, in the order pilot, upgrades, damage."""
    return hooks[ship.pilot, ship.upgrades, ship.faceup][hook]  # xw.abil.you, xw.abil.damage-upgrade-one-ship
