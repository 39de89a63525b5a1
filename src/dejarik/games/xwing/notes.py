"""What the journal of X-Wing tells, and what its questions are about."""

from __future__ import annotations

from typing import Annotated, Final

from dejarik.core.note import Note, Subject, Word
from dejarik.games.xwing.build import Crew
from dejarik.games.xwing.dice import Which
from dejarik.games.xwing.state import Banner, Tag

ShipTag = Annotated[Tag, Word("ship")]
Side = Annotated[Banner, Word("side")]
Edge = Annotated[str, Word("edge")]
Phase = Annotated[str, Word("phase")]
Pilot = Annotated[str, Word("pilot")]
#: Any card by its full name: "pilot-luke-skywalker", "upgrade-r2-d2", "damage-direct-hit".
Card = Annotated[str, Word("card")]
Upgrade = Annotated[str, Word("upgrade")]
Damage = Annotated[str, Word("damage")]
#: "primary" or an upgrade.
Weapon = Annotated[str, Word("weapon")]
#: An icon of the action bar, or the full name of the card that is used.
Action = Annotated[str, Word("action")]
Bearing = Annotated[str, Word("bearing")]
Colour = Annotated[str, Word("colour")]
Face = Annotated[int, Word("face")]
Dice = Annotated[tuple[int, ...], Word("dice")]
#: x, y and heading.
Spot = Annotated[tuple[int, int, int], Word("spot")]
#: A satellite by its place in the list, counted from 0.
Satellite = Annotated[int, Word("satellite")]
Crews = Annotated[tuple[Crew, ...], Word("crews")]


class XWingNote(Note):  # xw.team.talk
    """A line of this game's journal."""


# ── setting up ─────────────────────────────────────────────────────────────────────────────────────────────────────


class SquadShown(XWingNote):
    rule = "xw.squad.secret"
    side: Side
    ships: Crews


class ObstaclePlaced(XWingNote):
    rule = "xw.obst.place-turns"
    shape: int
    spot: Spot


class NoRoom(XWingNote):
    rule = "xw.gap.obst-spacing"
    left: int


class EdgeChosen(XWingNote):
    rule = "xw.obst.choose-edge"
    side: Side
    edge: Edge


class Deployed(XWingNote):
    rule = "xw.setup.deploy-order"
    ship: ShipTag
    spot: Spot


class Marked(XWingNote):
    rule = "xw.m2.disabled-choice"
    ship: ShipTag


class SatellitesLaid(XWingNote):
    rule = "xw.m3.setup-satellites"
    spots: tuple[Spot, ...]


class ShieldsUp(XWingNote):
    rule = "xw.setup.shields"


# ── rounds and phases ──────────────────────────────────────────────────────────────────────────────────────────────


class RoundOpens(XWingNote):
    rule = "xw.round.repeat"
    round: int


class DialsSet(XWingNote):
    rule = "xw.plan.all-ships"


class PhaseOpens(XWingNote):
    rule = "xw.round.phases"
    phase: Phase


class TokensCleared(XWingNote):
    rule = "xw.end.remove-tokens"


class BattleOver(XWingNote):
    side: Side
    result: str
    #: The rule by which it was won.
    by: str

    def cites(self) -> str:
        return self.by


# ── activation ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Reveals(XWingNote):
    rule = "xw.act.reveal-one"
    ship: ShipTag
    bearing: Bearing
    speed: int
    colour: Colour


class Drifts(XWingNote):
    rule = "xw.prio.card-over-rule"
    ship: ShipTag


class Replaced(XWingNote):
    rule = "xw.stress.red-revealed"
    ship: ShipTag
    bearing: Bearing
    speed: int


class Moves(XWingNote):
    rule = "xw.act.move"
    ship: ShipTag
    bearing: Bearing
    speed: int
    start: Spot
    end: Spot


class Bumps(XWingNote):
    rule = "xw.overlap.back"
    ship: ShipTag
    target: ShipTag


class Fled(XWingNote):
    rule = "xw.flee.rule"
    ship: ShipTag


class Escaped(XWingNote):
    rule = "xw.win.mission"
    ship: ShipTag


class ObstacleDie(XWingNote):
    rule = "xw.obst.die"
    ship: ShipTag
    face: Face


#: The rule behind each action of the book; all others stand on a card.
ACTION_RULES: Final = {
    "focus": "xw.action.focus",
    "evade": "xw.action.evade",
    "barrel-roll": "xw.roll.who",
    "target-lock": "xw.lock.who",
    "protect": "xw.m1.protect",
}


class Acts(XWingNote):
    ship: ShipTag
    action: Action

    def cites(self) -> str:
        return ACTION_RULES.get(self.action, "xw.action.header")


class BarrelRolls(XWingNote):
    rule = "xw.roll.place"
    ship: ShipTag
    start: Spot
    end: Spot


# ── tokens ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Stressed(XWingNote):
    rule = "xw.act.stress-gain"
    ship: ShipTag
    count: int


class Relieved(XWingNote):
    rule = "xw.act.stress-remove"
    ship: ShipTag
    count: int


class GainsFocus(XWingNote):
    rule = "xw.action.focus"
    ship: ShipTag


class GainsEvade(XWingNote):
    rule = "xw.action.evade"
    ship: ShipTag


class SpendsFocus(XWingNote):
    rule = "xw.action.focus-use"
    ship: ShipTag


class SpendsEvade(XWingNote):
    rule = "xw.action.evade-use"
    ship: ShipTag


class Locks(XWingNote):
    rule = "xw.lock.tokens"
    ship: ShipTag
    target: ShipTag
    letter: str


class SpendsLock(XWingNote):
    rule = "xw.combat.lock-spend"
    ship: ShipTag
    target: ShipTag


class ShakesLock(XWingNote):
    rule = "xw.lock.removal-exception"
    ship: ShipTag
    target: ShipTag


class Ionised(XWingNote):
    rule = "xw.prio.card-over-rule"
    ship: ShipTag


# ── combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Attacks(XWingNote):
    rule = "xw.combat.declare"
    ship: ShipTag
    target: ShipTag
    weapon: Weapon
    range: int
    obstructed: bool


class HoldsFire(XWingNote):
    rule = "xw.gap.combat-decline"
    ship: ShipTag


class Scans(XWingNote):
    rule = "xw.m3.scan"
    ship: ShipTag
    satellite: Satellite


class RollsAttack(XWingNote):
    rule = "xw.combat.attack-dice"
    ship: ShipTag
    dice: Dice


class RollsDefence(XWingNote):
    rule = "xw.combat.defence-dice"
    ship: ShipTag
    dice: Dice


class AttackDiceNow(XWingNote):
    rule = "xw.combat.modify-attack"
    ship: ShipTag
    dice: Dice


class DefenceDiceNow(XWingNote):
    rule = "xw.combat.modify-defence"
    ship: ShipTag
    dice: Dice


class Rerolls(XWingNote):
    rule = "xw.dice.reroll"
    ship: ShipTag
    which: Which
    count: int
    dice: Dice


class UsesCard(XWingNote):
    rule = "xw.prio.card-over-rule"
    ship: ShipTag
    card: Card


class Hits(XWingNote):
    rule = "xw.combat.hit-or-miss"
    ship: ShipTag
    target: ShipTag
    hits: int
    crits: int


class Misses(XWingNote):
    rule = "xw.combat.hit-or-miss"
    ship: ShipTag
    target: ShipTag


# ── damage ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class LosesShield(XWingNote):
    rule = "xw.dmg.shield-first"
    ship: ShipTag
    left: int


class Damaged(XWingNote):
    rule = "xw.dmg.hull"
    ship: ShipTag


class CriticallyDamaged(XWingNote):
    ship: ShipTag
    card: Damage

    def cites(self) -> str:
        return f"xw.deck.{self.card}"


class CritDiscarded(XWingNote):
    rule = "xw.upg.determination"
    ship: ShipTag
    card: Damage
    source: Card


class Flipped(XWingNote):
    rule = "xw.dmg.crit-token"
    ship: ShipTag
    card: Damage


class Repairs(XWingNote):
    rule = "xw.dmg.destroyed"
    ship: ShipTag


class UpgradeDiscarded(XWingNote):
    rule = "xw.upg.discard"
    ship: ShipTag
    card: Upgrade


class Reshuffled(XWingNote):
    rule = "xw.dmg.reshuffle"
    count: int


class Doomed(XWingNote):
    rule = "xw.simul.rule"
    ship: ShipTag


class Destroyed(XWingNote):
    rule = "xw.dmg.destroyed"
    ship: ShipTag


# ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class CardDie(XWingNote):
    rule = "xw.prio.card-over-rule"
    ship: ShipTag
    card: Card
    face: Face


class LendsSkill(XWingNote):
    rule = "xw.prio.card-over-rule"
    ship: ShipTag
    target: ShipTag
    skill: int


class RecoversShield(XWingNote):
    rule = "xw.setup.shield-cap"
    ship: ShipTag
    shields: int


# ── what questions are about ───────────────────────────────────────────────────────────────────────────────────────


class XWingSubject(Subject):
    """What a question of this game is about."""


class OfPoints(XWingSubject):
    """Squad points are left to spend."""

    points: int


class OfObstacle(XWingSubject):
    """One of the asteroids is to be placed, counted from 1."""

    number: int


class OfRound(XWingSubject):
    round: int


class OfReinforcement(XWingSubject):
    pilot: Pilot


class OfShip(XWingSubject):
    ship: ShipTag


class OfCard(XWingSubject):
    """A ship may use a card, or has to."""

    ship: ShipTag
    source: Card


class OfAttack(XWingSubject):
    """One ship attacks another."""

    ship: ShipTag
    target: ShipTag


class OfDice(XWingSubject):
    """Dice that lie on the table, in their order."""

    which: Which
    dice: Dice
