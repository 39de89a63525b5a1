"""Dealing damage («Нанесение урона», «Критический урон», «Уничтожение кораблей», «Правило одновременных атак»)."""

from __future__ import annotations

from dejarik.core.question import Procedure
from dejarik.games.xwing.cards.ability import BY_DAMAGE, hooked
from dejarik.games.xwing.notes import (
    CritDiscarded,
    CriticallyDamaged,
    Damaged,
    Destroyed,
    Doomed,
    Flipped,
    LosesShield,
    Repairs,
    Reshuffled,
    UpgradeDiscarded,
)
from dejarik.games.xwing.rules import tokens
from dejarik.games.xwing.rules.values import DECK, damage_points, hull, skill
from dejarik.games.xwing.state import NONE, Attack, Damage, Ship, Table


def suffer(table: Table, ship: Ship, hits: int = 0, crits: int = 0) -> Procedure[None]:  # xw.dmg.sources
    """Damage point by point, all normal damage before the critical; stops when the ship is destroyed."""
    if ship.kind == "shuttle":
        hits, crits = hits + crits, 0  # xw.prio.mission-special
    for point in range(hits + crits):  # xw.dmg.one-by-one
        if not ship.in_play:  # xw.gap.dmg-excess
            return
        yield from _suffer_one(table, ship, critical=point >= hits)  # xw.gap.deck-order-immediate


def _suffer_one(table: Table, ship: Ship, *, critical: bool) -> Procedure[None]:
    if ship.shields:  # xw.combat.example-2, xw.gap.dmg-suffer-effects
        ship.shields -= 1
        table.note(LosesShield, ship.tag, ship.shields)
        return
    if critical:
        yield from deal_faceup(table, ship)
    else:
        deal_facedown(table, ship)


def draw(table: Table) -> int:
    """The top card of the deck; the discard pile becomes a new deck when it has run out. NONE if both are empty."""
    if not table.deck:
        if not table.discard:
            return NONE
        table.deck, table.discard = table.discard, []
        table.rng.shuffle(table.deck)
        table.note(Reshuffled, len(table.deck))
    return table.deck.pop()


def deal_facedown(table: Table, ship: Ship) -> None:
    card = draw(table)
    ship.damage.append(Damage(card, faceup=False, known=False, round=table.round))
    table.note(Damaged, ship.tag)
    check_hull(table, ship)


def deal_faceup(table: Table, ship: Ship) -> Procedure[None]:
    """Critical damage: a faceup card, whose effect comes before the next point of damage."""
    card = yield from _card_to_deal(table, ship)
    table.reveal()
    if card == NONE:  # xw.limit.deck-empty: it counts as an ordinary hit
        ship.damage.append(Damage(NONE, faceup=False, known=False, round=table.round))
        table.note(Damaged, ship.tag)
        check_hull(table, ship)
        return
    kind = DECK[card]
    for ability in hooked(ship, "discards"):
        if ability.discards(table, ship, kind):
            table.discard.append(card)
            table.note(CritDiscarded, ship.tag, kind, ability.card)
            return
    dealt = Damage(card, faceup=True, known=True, round=table.round)
    ship.damage.append(dealt)
    _count_faceup(ship)
    table.note(CriticallyDamaged, ship.tag, kind)
    check_hull(table, ship)
    if ship.in_play:  # a ship that this card has destroyed is gone before the card can act
        yield from BY_DAMAGE[kind].dealt(table, ship, dealt)


def _card_to_deal(table: Table, ship: Ship) -> Procedure[int]:
    attack = table.attack
    if attack is not None and attack.defender == ship.id:
        attacker = table.ships[attack.attacker]
        for ability in hooked(attacker, "picks_faceup"):
            card = yield from ability.picks_faceup(table, attacker, attack)
            return card
    return draw(table)


def flip_facedown(table: Table, ship: Ship, damage: Damage) -> None:
    """The card's effect ends; it still counts as one damage and everybody remembers it."""
    if damage.faceup and any(held is damage for held in ship.damage):
        damage.faceup = False
        _count_faceup(ship)
        table.note(Flipped, ship.tag, DECK[damage.card])


def flip_kind(table: Table, ship: Ship, kind: str) -> None:
    """Turn one faceup card of this kind facedown."""
    for damage in ship.damage:
        if damage.faceup and DECK[damage.card] == kind:
            flip_facedown(table, ship, damage)
            return


def discard_damage(table: Table, ship: Ship, damage: Damage) -> None:
    """A damage card leaves the ship for the discard pile (a repair)."""
    ship.damage = [held for held in ship.damage if held is not damage]
    _count_faceup(ship)
    if damage.card != NONE:
        table.discard.append(damage.card)
        table.reveal()
    table.note(Repairs, ship.tag)


def discard_upgrade(table: Table, ship: Ship, card: str) -> None:
    """One copy of an upgrade goes back to the box."""
    place = ship.upgrades.index(card)
    ship.upgrades = ship.upgrades[:place] + ship.upgrades[place + 1 :]
    table.note(UpgradeDiscarded, ship.tag, card)


def _count_faceup(ship: Ship) -> None:
    ship.faceup = tuple(DECK[damage.card] for damage in ship.damage if damage.faceup)  # xw.dmg.facedown-ignored


def check_hull(table: Table, ship: Ship) -> None:
    """Destroyed at once when damage equals the hull, but for a ship that still has its simultaneous attack."""
    if not ship.in_play or ship.doomed or damage_points(ship) < hull(ship):  # xw.combat.example-1-damage
        return
    if table.attack is not None and fires_back(table, ship, table.attack):  # xw.gap.simul-non-attack
        ship.doomed = True  # xw.simul.keeps-cards, xw.gap.simul-third-ship
        table.note(Doomed, ship.tag)
    else:
        destroy(table, ship)  # xw.dmg.destroy-immediate


def fires_back(table: Table, ship: Ship, attack: Attack) -> bool:
    """«Правило одновременных атак»: the defender has the attacker's skill and its own attack still before it."""
    return (
        attack.defender == ship.id
        and not ship.attacked  # xw.gap.simul-already-attacked
        and bool(ship.pilot)
        and skill(table, table.ships[attack.attacker]) == skill(table, ship)  # xw.simul.example
    )


def destroy(table: Table, ship: Ship) -> None:
    """The ship leaves the area; its damage cards are discarded faceup, all its tokens return to the supply."""
    table.note(Destroyed, ship.tag)
    remove(table, ship)  # xw.dmg.destroy-cleanup
    ship.destroyed = True
    # xw.gap.mission-reinforce-fled
    table.lost = tuple(count + (side == ship.side) for side, count in enumerate(table.lost))
    cards = [damage.card for damage in ship.damage if damage.card != NONE]
    if cards:
        table.discard += cards
        table.reveal()
    ship.damage = []
    ship.faceup = ()
    ship.cargo = []  # xw.m3.carrier-destroyed
    ship.shields = 0


def remove(table: Table, ship: Ship) -> None:
    """Take a ship off the area with its tokens and every lock it has part in."""
    ship.in_play = False
    ship.doomed = False
    ship.focus = ship.evade = ship.stress = ship.ion = 0
    ship.bearing, ship.speed = "", 0
    ship.borrowed_skill = NONE
    tokens.drop_lock(ship)
    for other in tokens.lockers(table, ship):  # xw.gap.lock-dead
        tokens.drop_lock(other)
    part(table, ship)


def part(table: Table, ship: Ship) -> None:
    """It touches nobody any more."""
    for other in ship.touching:
        held = table.ships[other].touching
        if ship.id in held:
            held.remove(ship.id)
    ship.touching = []
