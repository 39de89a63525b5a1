"""What faceup damage cards do («Критический урон»)."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.core.question import Ask, Procedure
from dejarik.games.xwing.cards.ability import Ability, Move
from dejarik.games.xwing.cards.facts import Manoeuvre
from dejarik.games.xwing.cards.ships import SHIPS
from dejarik.games.xwing.cards.upgrades import UPGRADES
from dejarik.games.xwing.cards.verbs import attack_die
from dejarik.games.xwing.dice import CRIT, HIT
from dejarik.games.xwing.notes import OfShip
from dejarik.games.xwing.rules.damage import discard_upgrade, flip_facedown, flip_kind, suffer
from dejarik.games.xwing.rules.tokens import gain_stress
from dejarik.games.xwing.rules.values import DECK
from dejarik.games.xwing.state import Attack, Damage, Ship, Table


class DirectHit(Ability, damage="direct-hit"):
    weight = 2  # xw.deck.direct-hit


class BlindedPilot(Ability, damage="blinded-pilot"):
    def rolls_nothing(self, table: Table, me: Ship, attack: Attack) -> bool:
        return attack.attacker == me.id  # xw.deck.blinded-pilot

    def after_attack(self, table: Table, me: Ship, attack: Attack) -> Procedure[None]:
        if attack.attacker == me.id:  # xw.gap.deck-blinded-target
            flip_kind(table, me, self.id)
        return
        yield


class ConsoleFire(Ability, damage="console-fire"):
    def start_of_combat(self, table: Table, me: Ship) -> Procedure[None]:
        if attack_die(table, me, self.card) == HIT:  # xw.deck.console-fire
            yield from suffer(table, me, 1)

    def offers_action(self, table: Table, me: Ship) -> bool:
        return True

    def perform(self, table: Table, me: Ship) -> Procedure[None]:
        flip_kind(table, me, self.id)
        return
        yield


class DamagedCockpit(Ability, damage="damaged-cockpit"):
    def skill(self, table: Table, me: Ship, value: int) -> int:
        earlier = any(d.faceup and DECK[d.card] == self.id and d.round < table.round for d in me.damage)
        return 0 if earlier else value  # xw.deck.damaged-cockpit


class DamagedEngine(Ability, damage="damaged-engine"):
    def colour(self, me: Ship, manoeuvre: Manoeuvre, colour: str) -> str:
        return "red" if manoeuvre.bearing in ("turn-left", "turn-right") else colour  # xw.deck.damaged-engine


class Repairable(Ability):
    """A card with an action that turns it facedown on one of `repaired_by`."""

    repaired_by: Sequence[int] = (HIT,)

    def offers_action(self, table: Table, me: Ship) -> bool:
        return True

    def perform(self, table: Table, me: Ship) -> Procedure[None]:
        if attack_die(table, me, self.card) in self.repaired_by:
            flip_kind(table, me, self.id)
        return
        yield


class DamagedSensorArray(Repairable, damage="damaged-sensor-array"):
    def bans_action(self, table: Table, me: Ship, action: str) -> str | None:
        # xw.gap.sensor-array-free
        return "xw.deck.damaged-sensor-array" if action in SHIPS[me.kind].actions else None


class InjuredPilot(Ability, damage="injured-pilot"):
    silences = True  # xw.deck.injured-pilot


class MinorExplosion(Ability, damage="minor-explosion"):
    def dealt(self, table: Table, me: Ship, damage: Damage) -> Procedure[None]:
        if attack_die(table, me, self.card) == HIT:  # xw.deck.minor-explosion
            yield from suffer(table, me, 1)
        flip_facedown(table, me, damage)


class MinorHullBreach(Ability, damage="minor-hull-breach"):
    def after_manoeuvre(self, table: Table, me: Ship, move: Move) -> Procedure[None]:
        # xw.deck.minor-hull-breach, xw.gap.deck-hit-only
        if move.colour == "red" and attack_die(table, me, self.card) == HIT:
            yield from suffer(table, me, 1)


class MunitionsFailure(Ability, damage="munitions-failure"):
    def dealt(self, table: Table, me: Ship, damage: Damage) -> Procedure[None]:
        weapons = tuple(dict.fromkeys(card for card in me.upgrades if UPGRADES[card].weapon))
        if len(weapons) > 1:
            lost = yield Ask(me.seat, "lose-weapon", weapons, about=OfShip(me.tag), rule="xw.deck.munitions-failure")
            discard_upgrade(table, me, lost)
        elif weapons:
            discard_upgrade(table, me, weapons[0])
        flip_facedown(table, me, damage)


class StructuralDamage(Repairable, damage="structural-damage"):
    def agility(self, table: Table, me: Ship) -> int:
        return -1  # xw.deck.structural-damage


class StunnedPilot(Ability, damage="stunned-pilot"):
    def after_manoeuvre(self, table: Table, me: Ship, move: Move) -> Procedure[None]:
        if move.overlapped or move.base_on_obstacle:  # xw.deck.stunned-pilot, xw.gap.stunned-template
            yield from suffer(table, me, 1)


class ThrustControlFire(Ability, damage="thrust-control-fire"):
    def dealt(self, table: Table, me: Ship, damage: Damage) -> Procedure[None]:
        gain_stress(table, me)  # xw.deck.thrust-control-fire, xw.stress.sources
        flip_facedown(table, me, damage)
        return
        yield


class WeaponMalfunction(Repairable, damage="weapon-malfunction"):
    repaired_by = (HIT, CRIT)

    def weapon_value(self, table: Table, me: Ship) -> int:
        return -1  # xw.deck.weapon-malfunction
