"""Tactic cards of the base box; a name stands for the card of each theatre that has one."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.core.question import Ask, Procedure, Share
from dejarik.games.rebellion.cards.registry import tactic
from dejarik.games.rebellion.facts import DICE, KIND, KINDS, RED, SPACE, THEATRES, TROOPS
from dejarik.games.rebellion.notes.combat import AssignsDamage
from dejarik.games.rebellion.notes.subjects import OfCard, OfDamage
from dejarik.games.rebellion.rules import combat, dice, tactics, units
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.rules.attack import Attack, hurt, note_dice, pick_dice, slots, take_back, told_damage

Effect = Callable[[Attack], Procedure[None]]


def has_target(now: Attack) -> bool:
    return bool(slots(now.table, now.enemy, now.theatre, 1))


def deal(amount: int, card: str, targets: int = 1) -> Effect:
    """Damage to a unit, or the same to each of up to so many different units."""

    def effect(now: Attack) -> Procedure[None]:
        found = tuple(slots(now.table, now.enemy, now.theatre, targets))
        if not found:
            return
        most = min(targets, len(found))
        chosen = found[:1]
        if len(found) > 1:
            about = OfCard(f"{THEATRES[now.theatre]}-{card}")
            answer = yield Ask(now.seat, "damage-whom", found, 1, most, about=about, rule="reb.combat.tactic-target")
            chosen = (answer,) if most == 1 else answer
        for slot in sorted(chosen):
            hurt(now.combat, slot, amount)
        if now.table.notes is not None:
            now.table.note(AssignsDamage, now.side, told_damage(chosen, [amount] * len(chosen)))

    return effect


def reroll(most: int) -> Effect:
    def effect(now: Attack) -> Procedure[None]:
        chosen = yield from pick_dice(now, 0, most, "reb.dice.reroll")
        dice.reroll(now.table, now.dice, chosen)
        note_dice(now)

    return effect


def has_dice(now: Attack) -> bool:
    return bool(now.dice)


def draw_two(now: Attack) -> Procedure[None]:
    """Two cards, from one deck or one from each."""
    options = ("space", "both", "ground")
    about = OfCard(f"{THEATRES[now.theatre]}-brilliant-strategy")
    chosen = yield Ask(now.seat, "which-decks", options, about=about, rule="reb.combat.play-tactic")
    for theatre, name in enumerate(THEATRES):
        tactics.draw(now.table, now.side, theatre, 1 if chosen == "both" else 2 * (chosen == name))


def lasts(what: str, until: str, *, enemy: bool = True) -> Effect:
    def effect(now: Attack) -> Procedure[None]:
        combat.bring(now.combat, what, now.enemy if enemy else now.side, until)
        yield from ()

    return effect


def blocks(amount: int) -> Effect:
    def effect(now: Attack) -> Procedure[None]:
        yield from take_back(now, amount)

    return effect


def discard_then_block(now: Attack) -> Procedure[None]:
    """Another card of this theatre is discarded for a block of two."""
    side = now.enemy
    cards = tuple(dict.fromkeys(tactics.held(now.combat, side, now.theatre)))
    # asked even if all are alike: what they are is nobody's business
    chosen = yield Ask(now.enemy_seat, "discard-tactic", cards, rule="reb.combat.block")
    tactics.discard(now.table, side, chosen)
    yield from take_back(now, 2)


def has_another(now: Attack) -> bool:
    return len(tactics.held(now.combat, now.enemy, now.theatre)) > 1


def bombard(now: Attack) -> Procedure[None]:
    """As much damage as one own ship in the system has red dice."""
    ships = [kind for kind, _ in gunships(now)]
    names = tuple(KINDS[kind] for kind in ships)
    about = OfCard("ground-bombardment")
    chosen = yield from which(Ask(now.seat, "bombard-with", names, about=about, rule="reb.combat.tactic-target"))
    amount = DICE[KIND[chosen]][RED]
    found = tuple(slots(now.table, now.enemy, now.theatre, amount))
    counts: tuple[int, ...] = (amount,)
    if len(found) > 1:
        about_damage = OfDamage(THEATRES[now.theatre], 0, 0, amount)
        counts = yield Share(
            now.seat, "deal-damage", found, amount, about=about_damage, rule="reb.combat.tactic-target"
        )
    for slot, count in zip(found, counts, strict=True):
        if count:
            hurt(now.combat, slot, count)
    if now.table.notes is not None:
        now.table.note(AssignsDamage, now.side, told_damage(found, counts))


def gunships(now: Attack) -> list[tuple[int, int]]:
    ships = units.standing(now.table, now.combat.place, TROOPS[now.side][SPACE])
    return [(kind, count) for kind, count in ships if DICE[kind][RED]]


def can_bombard(now: Attack) -> bool:
    return bool(gunships(now)) and has_target(now)


tactic("critical-hit", deal(1, "critical-hit"), needs=has_target)
tactic("take-it-down", deal(2, "take-it-down"), needs=has_target)
tactic("onslaught", deal(1, "onslaught", targets=2), needs=has_target)
tactic("bombardment", bombard, needs=can_bombard)
tactic("concentrate-fire", reroll(2), needs=has_dice)
tactic("brilliant-strategy", draw_two)
tactic("unstoppable-assault", lasts("no-block", "step"))
tactic("no-escape", lasts("no-retreat", "round"))
tactic("escape-plan", lasts("free-retreat", "round", enemy=False))
tactic("defensive-formation", blocks(1), block=True)
tactic("dig-in", discard_then_block, block=True, needs=has_another)
tactic("outmaneuver", discard_then_block, block=True, needs=has_another)
