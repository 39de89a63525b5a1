"""Abilities of the pilots of the core set and the first wave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from dejarik.core.question import Ask, Procedure
from dejarik.games.xwing.cards.ability import DEFENCE_DICE, Ability, Modifier, Move
from dejarik.games.xwing.cards.verbs import may_pick_ship, pick_ship, within
from dejarik.games.xwing.dice import BLANK, CRIT, EVADE, FOCUS, HIT, Which
from dejarik.games.xwing.geometry import in_arc, range_between
from dejarik.games.xwing.notes import OfAttack
from dejarik.games.xwing.rules.actions import free_action, lockable
from dejarik.games.xwing.rules.combat import PRIMARY, banned, change_one, note_dice, reroll, rerollable
from dejarik.games.xwing.rules.damage import draw
from dejarik.games.xwing.rules.tokens import acquire_lock, gain_focus
from dejarik.games.xwing.rules.values import DECK
from dejarik.games.xwing.state import NONE, Attack, Ship, Table

# ── Rebels ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class WedgeAntilles(Ability, pilot="wedge-antilles"):
    def target_agility(self, table: Table, me: Ship, attack: Attack) -> int:
        return -1


class LukeSkywalker(Modifier, pilot="luke-skywalker"):
    dice = DEFENCE_DICE
    needs = (FOCUS,)
    helps: ClassVar = {"focus_to_evade": 1}

    def modify(self, table: Table, me: Ship, attack: Attack, dice: Which) -> Procedure[None]:
        change_one(attack, dice, FOCUS, EVADE)  # xw.pilot.luke
        note_dice(table, attack, dice)
        return
        yield


class GarvenDreis(Ability, pilot="garven-dreis"):
    def after_focus_spent(self, table: Table, me: Ship) -> Procedure[None]:
        chosen = yield from may_pick_ship(me, self.card, within(me, table.friends(me), 2))
        if chosen is not None:
            gain_focus(table, chosen)


class BiggsDarklighter(Ability, pilot="biggs-darklighter"):
    """As printed in the core set."""

    def bans_target(self, table: Table, me: Ship, attacker: Ship, target: Ship, legal: Sequence[Ship]) -> str | None:
        if target.id == me.id or me not in legal:
            return None
        near = range_between(me.pose, target.pose, me.base, target.base) == 1
        return "xw.pilot.biggs" if near else None


class Reroller(Modifier):
    """Lets the attacker reroll dice that were not rerolled yet."""

    def modifies(self, table: Table, me: Ship, attack: Attack, dice: Which) -> bool:
        return super().modifies(table, me, attack, dice) and bool(rerollable(attack, dice, self.needs))

    def applies(self, table: Table, me: Ship, attack: Attack) -> bool:
        return banned(table, attack, "bans_reroll") is None


class HortonSalm(Reroller, pilot="horton-salm"):
    needs = (BLANK,)
    helps: ClassVar = {"reroll_blanks": 1}

    def applies(self, table: Table, me: Ship, attack: Attack) -> bool:
        return attack.attacker == me.id and attack.range in (2, 3) and super().applies(table, me, attack)

    def modify(self, table: Table, me: Ship, attack: Attack, dice: Which) -> Procedure[None]:
        yield from reroll(table, attack, dice, me, only=(BLANK,))


class DutchVander(Ability, pilot="dutch-vander"):
    def after_lock(self, table: Table, me: Ship, target: Ship) -> Procedure[None]:
        friends = within(me, table.friends(me), 2)
        if not friends:
            return
        wingman = yield from pick_ship(me, self.card, friends)
        locked = yield from may_pick_ship(wingman, self.card, lockable(table, wingman), "lock-too")
        if locked is not None:
            yield from acquire_lock(table, wingman, locked)


# ── Imperials ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Howlrunner(Reroller, pilot="howlrunner"):
    needs = (BLANK, FOCUS, HIT, CRIT)
    helps: ClassVar = {"rerolls": 1}

    def applies(self, table: Table, me: Ship, attack: Attack) -> bool:
        attacker = table.ships[attack.attacker]
        return (
            attacker.side == me.side
            and attacker.id != me.id
            and attack.weapon == PRIMARY
            and range_between(me.pose, attacker.pose, me.base, attacker.base) == 1
            and super().applies(table, me, attack)
        )

    def modify(self, table: Table, me: Ship, attack: Attack, dice: Which) -> Procedure[None]:
        yield from reroll(table, attack, dice, table.ships[attack.attacker], most=1)


class MaulerMithel(Ability, pilot="mauler-mithel"):
    def attack_dice(self, table: Table, me: Ship, attack: Attack) -> int:
        return 1 if attack.range == 1 else 0  # xw.pilot.mauler


class DarkCurse(Ability, pilot="dark-curse"):
    def bans_focus(self, table: Table, me: Ship, attack: Attack) -> str | None:
        return "xw.pilot.dark-curse"

    def bans_reroll(self, table: Table, me: Ship, attack: Attack) -> str | None:
        return "xw.pilot.dark-curse"


class Backstabber(Ability, pilot="backstabber"):
    def attack_dice(self, table: Table, me: Ship, attack: Attack) -> int:
        defender = table.ships[attack.defender]
        return 0 if in_arc(defender.pose, me.pose, me.base) else 1


class NightBeast(Ability, pilot="night-beast"):
    def after_manoeuvre(self, table: Table, me: Ship, move: Move) -> Procedure[None]:
        if move.colour == "green":
            yield from free_action(table, me, ("focus",), self.card)  # xw.pilot.night-beast, xw.abil.you-example


class WingedGundark(Modifier, pilot="winged-gundark"):
    needs = (HIT,)
    helps: ClassVar = {"hit_to_crit": 1}

    def applies(self, table: Table, me: Ship, attack: Attack) -> bool:
        return attack.attacker == me.id and attack.range == 1

    def modify(self, table: Table, me: Ship, attack: Attack, dice: Which) -> Procedure[None]:
        change_one(attack, dice, HIT, CRIT)
        note_dice(table, attack, dice)
        return
        yield


class DarthVader(Ability, pilot="darth-vader"):
    def actions_in_step(self, table: Table, me: Ship) -> int:
        return 2


class MaarekStele(Ability, pilot="maarek-stele"):
    def picks_faceup(self, table: Table, me: Ship, attack: Attack) -> Procedure[int]:
        drawn = [card for card in (draw(table) for _ in range(3)) if card != NONE]
        kinds = {DECK[card]: card for card in drawn}
        if not kinds:
            return NONE
        attack.drawn = drawn
        table.reveal()
        kind = next(iter(kinds))
        if len(kinds) > 1:
            about = OfAttack(me.tag, table.ships[attack.defender].tag)
            kind = yield Ask(me.seat, "pick-damage", tuple(kinds), about=about, rule="xw.dmg.hull")
        attack.drawn = []
        table.discard += [card for card in drawn if card != kinds[kind]]
        return kinds[kind]
