"""Abilities of the upgrades of the core set and the first wave."""

from __future__ import annotations

from typing import ClassVar

from dejarik.core.question import Ask, Procedure
from dejarik.games.xwing.cards.ability import Ability, Modifier, Move
from dejarik.games.xwing.cards.damage import DAMAGE
from dejarik.games.xwing.cards.facts import Manoeuvre
from dejarik.games.xwing.cards.verbs import SKIP, defence_die, may, may_pick_ship, pick_ship, within
from dejarik.games.xwing.dice import BLANK, CRIT, EVADE, FOCUS, HIT, Which
from dejarik.games.xwing.notes import Ionised, LendsSkill, OfCard, RecoversShield, ShakesLock
from dejarik.games.xwing.rules.actions import ROLL, forbidden, free_action, perform, roll_fits
from dejarik.games.xwing.rules.combat import change_all, change_one, note_dice
from dejarik.games.xwing.rules.damage import discard_damage, flip_kind, suffer
from dejarik.games.xwing.rules.tokens import acquire_lock, drop_lock, gain_stress, lockers
from dejarik.games.xwing.rules.values import DECK, action_bar, shield_value, skill
from dejarik.games.xwing.state import Attack, Ship, Table


class RoundAction(Ability):
    """An action whose effect lasts until the end of the round."""

    def offers_action(self, table: Table, me: Ship) -> bool:
        return True

    def perform(self, table: Table, me: Ship) -> Procedure[None]:
        me.this_round += (self.card,)
        return
        yield


# ── elite talents ──────────────────────────────────────────────────────────────────────────────────────────────────


class Determination(Ability, upgrade="determination"):
    def discards(self, table: Table, me: Ship, card: str) -> bool:
        return DAMAGE[card].trait == "pilot"


class ExpertHandling(Ability, upgrade="expert-handling"):
    def offers_action(self, table: Table, me: Ship) -> bool:
        return forbidden(table, me, ROLL) is None and roll_fits(table, me)

    def perform(self, table: Table, me: Ship) -> Procedure[None]:
        yield from perform(table, me, ROLL)
        if ROLL not in action_bar(me):
            gain_stress(table, me)
        locked_by = [ship for ship in lockers(table, me) if ship.side != me.side]
        chosen = yield from may_pick_ship(me, self.card, locked_by, "shake-lock")
        if chosen is not None:
            drop_lock(chosen)
            table.note(ShakesLock, me.tag, chosen.tag)


class Marksmanship(RoundAction, Modifier, upgrade="marksmanship"):
    needs = (FOCUS,)
    helps: ClassVar = {"marksmanship": 1}

    def applies(self, table: Table, me: Ship, attack: Attack) -> bool:
        return attack.attacker == me.id and self.card in me.this_round

    def modify(self, table: Table, me: Ship, attack: Attack, dice: Which) -> Procedure[None]:
        change_one(attack, dice, FOCUS, CRIT)
        change_all(attack, dice, FOCUS, HIT)  # xw.upg.marksmanship
        note_dice(table, attack, dice)
        return
        yield


class SquadLeader(Ability, upgrade="squad-leader"):
    def _led(self, table: Table, me: Ship) -> list[Ship]:
        return [s for s in within(me, table.friends(me), 2) if skill(table, s) < skill(table, me)]

    def offers_action(self, table: Table, me: Ship) -> bool:
        return bool(self._led(table, me))

    def perform(self, table: Table, me: Ship) -> Procedure[None]:
        chosen = yield from pick_ship(me, self.card, self._led(table, me))
        yield from free_action(table, chosen, None, self.card)


class SwarmTactics(Ability, upgrade="swarm-tactics"):
    def start_of_combat(self, table: Table, me: Ship) -> Procedure[None]:
        chosen = yield from may_pick_ship(me, self.card, within(me, table.friends(me), 1))
        if chosen is not None:
            chosen.borrowed_skill = skill(table, me)
            table.note(LendsSkill, me.tag, chosen.tag, chosen.borrowed_skill)


# ── astromechs ─────────────────────────────────────────────────────────────────────────────────────────────────────


class R2Astromech(Ability, upgrade="r2-astromech"):
    def colour(self, me: Ship, manoeuvre: Manoeuvre, colour: str) -> str:
        return "green" if manoeuvre.speed in (1, 2) else colour


class R2D2(Ability, upgrade="r2-d2"):
    def after_manoeuvre(self, table: Table, me: Ship, move: Move) -> Procedure[None]:
        if move.colour == "green" and me.shields < shield_value(table, me) and (yield from may(me, self.card)):
            me.shields += 1  # xw.upg.r2-d2
            table.note(RecoversShield, me.tag, me.shields)


class R2F2(RoundAction, upgrade="r2-f2"):
    def agility(self, table: Table, me: Ship) -> int:
        return 1 if self.card in me.this_round else 0  # xw.upg.r2-f2


class R5Astromech(Ability, upgrade="r5-astromech"):
    def end_phase(self, table: Table, me: Ship) -> Procedure[None]:
        broken = tuple(dict.fromkeys(card for card in me.faceup if DAMAGE[card].trait == "ship"))
        if broken:
            about = OfCard(me.tag, self.card)
            chosen = yield Ask(me.seat, "repair", (*broken, SKIP), about=about, rule="xw.dmg.crit-token")
            if chosen != SKIP:
                flip_kind(table, me, chosen)


class R5D8(Ability, upgrade="r5-d8"):
    def offers_action(self, table: Table, me: Ship) -> bool:
        return any(not damage.faceup for damage in me.damage)

    def perform(self, table: Table, me: Ship) -> Procedure[None]:
        if defence_die(table, me, self.card) not in (EVADE, FOCUS):
            return
        closed = {DECK[card.card] if card.known else "facedown": card for card in me.damage if not card.faceup}
        chosen = next(iter(closed))
        if len(closed) > 1:  # cards that were faceup before are known, the others are all alike
            about = OfCard(me.tag, self.card)
            chosen = yield Ask(me.seat, "mend", tuple(closed), about=about, rule="xw.dmg.destroyed")
        discard_damage(table, me, closed[chosen])


class R5K6(Ability, upgrade="r5-k6"):
    def after_lock_spent(self, table: Table, me: Ship, target: Ship) -> Procedure[None]:
        if defence_die(table, me, self.card) == EVADE:
            if table.attack is not None:
                table.attack.used.append("no-lock")  # the new lock cannot be spent in this attack
            yield from acquire_lock(table, me, target)


# ── weapons ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Ordnance(Modifier):
    """Attack (target lock): the lock and the card are spent."""

    needs_lock = True
    spends_lock = True
    discarded_to_fire = True

    def applies(self, table: Table, me: Ship, attack: Attack) -> bool:
        return attack.attacker == me.id and attack.weapon == self.id


class ProtonTorpedoes(Ordnance, upgrade="proton-torpedoes"):
    needs = (FOCUS,)
    helps: ClassVar = {"focus_to_crit": 1}

    def modify(self, table: Table, me: Ship, attack: Attack, dice: Which) -> Procedure[None]:
        change_one(attack, dice, FOCUS, CRIT)  # xw.upg.proton-torpedoes
        note_dice(table, attack, dice)
        return
        yield


class ConcussionMissiles(Ordnance, upgrade="concussion-missiles"):
    needs = (BLANK,)
    helps: ClassVar = {"blank_to_hit": 1}

    def modify(self, table: Table, me: Ship, attack: Attack, dice: Which) -> Procedure[None]:
        change_one(attack, dice, BLANK, HIT)
        note_dice(table, attack, dice)
        return
        yield


class ClusterMissiles(Ordnance, upgrade="cluster-missiles"):
    shots = 2


class IonCannonTurret(Ability, upgrade="ion-cannon-turret"):
    turret = True
    fixed_damage = 1

    def hits(self, table: Table, me: Ship, attack: Attack) -> Procedure[bool]:
        target = table.ships[attack.defender]
        yield from suffer(table, target, self.fixed_damage)
        if target.in_play:
            target.ion += 1
            table.note(Ionised, target.tag)
        return True
