"""Advanced tactic cards of Rise of the Empire: the upper half needs its unit, the lower one does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from dejarik.core.question import Ask, Procedure, Share
from dejarik.games.rebellion.cards.registry import Effect, Use, advanced
from dejarik.games.rebellion.cards.words import gain_shapes, gain_units, triangles
from dejarik.games.rebellion.facts import (
    ADVANCED,
    EMPIRE,
    GROUND,
    IMMOBILE,
    KIND,
    KINDS,
    PLACE,
    PLACES,
    REBEL,
    SHIELD_GENERATOR,
    SPACE,
    THEATRES,
    TROOPS,
    UNIT,
    names,
)
from dejarik.games.rebellion.notes.combat import AssignsDamage
from dejarik.games.rebellion.notes.subjects import OfCard, OfDamage, OfPlace
from dejarik.games.rebellion.rules import combat as combats
from dejarik.games.rebellion.rules import retreat
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.rules.attack import hurt, settle_damage, slots, suffered, told_damage
from dejarik.games.rebellion.rules.cinematic import cancel, cancel_behind, extra_card
from dejarik.games.rebellion.state import Combat, Table


def theatre_of(use: Use) -> int:
    return THEATRES.index(ADVANCED[use.card].theatre)


# ── what a half can do ─────────────────────────────────────────────────────────────────────────────────────────────


def damage(amount: int, colour: str = "") -> Effect:
    """Damage on units of the theatre that the player chooses; it may be split (reb.cine.card-damage)."""

    def effect(use: Use) -> Procedure[None]:
        table, theatre = use.table, theatre_of(use)
        combat = combats.fought(table)
        found = tuple(slots(table, 1 - use.side, theatre, amount, colour))
        if not found:
            return
        counts: tuple[int, ...] = (amount,)
        if len(found) > 1:
            about = OfDamage(THEATRES[theatre], 0, 0, amount)
            counts = yield Share(use.seat, "deal-damage", found, amount, about=about, rule="reb.cine.card-damage")
        for slot, count in zip(found, counts, strict=True):
            if count:
                hurt(combat, slot, count)
        settle_damage(combat)
        table.note(AssignsDamage, use.side, told_damage(found, counts))

    return effect


def damage_one(amount: int, kinds: Callable[[int], bool], *, ionize: bool = False) -> Effect:
    """Damage to one unit of some kinds; it cannot be split."""

    def effect(use: Use) -> Procedure[None]:
        table, theatre = use.table, theatre_of(use)
        combat = combats.fought(table)
        found = tuple(slot for slot in slots(table, 1 - use.side, theatre, 1) if kinds(KIND[slot[0]]))
        if not found:
            return
        chosen = yield from which(
            Ask(use.seat, "damage-whom", found, about=OfCard(use.card), rule="reb.cine.card-damage")
        )
        hurt(combat, chosen, amount)
        settle_damage(combat)
        if ionize:  # it goes first, where it stays when others lose their damage
            kind, marked = KIND[chosen[0]], list(combat.damage[KIND[chosen[0]]])
            combat.damage[kind] = (marked.pop(chosen[1]), *marked)
            combat.ionized = ((kind, 0),)
        table.note(AssignsDamage, use.side, ((chosen[0], amount),))

    return effect


def is_capital(kind: int) -> bool:
    return UNIT[kind].type == "capital"


def is_walker(kind: int) -> bool:
    return KINDS[kind] in ("at-at", "at-st")


def lasts(*what: str, enemy: bool = False, until: str = "step") -> Effect:
    """Something holds for this round of battle."""

    def effect(use: Use) -> Procedure[None]:
        combat = combats.fought(use.table)
        for name in what:
            combats.bring(combat, name, 1 - use.side if enemy else use.side, until)
        yield from ()

    return effect


def prevent(black: int = 0, red: int = 0, direct: int = 0) -> Effect:
    return lasts(*["prevent-black"] * black, *["prevent-red"] * red, *["prevent-direct"] * direct)


def bar_next(use: Use) -> Procedure[None]:
    """The opponent plays no card of this theatre in the next combat round (reb.cine.bar-next)."""
    combat = combats.fought(use.table)
    combat.barred += ((1 - use.side, theatre_of(use), combat.round + 1),)
    yield from ()


def attack_after(use: Use) -> Procedure[None]:
    """The opponent attacks first in this theatre for the rest of the combat (reb.cine.attack-after)."""
    combat = combats.fought(use.table)
    first = list(combat.first)
    first[theatre_of(use)] = 1 - use.side  # reb.cine.attack-after-both
    combat.first = (first[0], first[1])
    yield from ()


def condemn(kinds: Callable[[int], tuple[int, ...]]) -> Effect:
    """One enemy unit is destroyed before dice are rolled; it leaves after both cards (reb.cine.destroyed-by-card)."""

    def effect(use: Use) -> Procedure[None]:
        table = use.table
        combat = combats.fought(table)
        here = table.units[combat.place]
        doomed = Counter(kind for kind, _ in combat.condemned)
        found = [
            berth for kind in kinds(1 - use.side) if here[kind] > doomed[kind] for berth in retreat.berths(table, kind)
        ]
        if not found:
            return
        options = tuple(berth.option for berth in found)
        about = OfCard(use.card)
        chosen = yield from which(Ask(use.seat, "destroy-one", options, about=about, rule="reb.cine.destroyed-by-card"))
        berth = found[options.index(chosen)]
        combat.condemned += ((berth.kind, suffered(combat, KINDS[berth.kind], max(0, berth.number))),)

    return effect


def ground_triangles(side: int) -> tuple[int, ...]:
    return triangles(side, GROUND)


def structures(side: int) -> tuple[int, ...]:
    return tuple(kind for kind in TROOPS[side][GROUND] if IMMOBILE[kind])


def more_fighters(table: Table, combat: Combat) -> bool:
    """More Imperial than Rebel fighters."""
    here = table.units[combat.place]
    count = [
        sum(here[kind] for kind in TROOPS[side][SPACE] if UNIT[kind].type == "fighter") for side in (REBEL, EMPIRE)
    ]
    return count[EMPIRE] > count[REBEL]


def unshielded(table: Table, combat: Combat) -> bool:
    return not table.units[combat.place][SHIELD_GENERATOR]


def retreat_now(use: Use) -> Procedure[None]:
    """Escape Plan: a retreat at once, by all rules of retreat."""
    table = use.table
    combat = combats.fought(table)
    if not retreat.may_retreat(table, use.side):
        return
    found = names(retreat.destinations(table, use.side))
    if not found:
        return
    about = OfPlace(PLACES[combat.place])
    chosen = yield Ask(use.seat, "retreat", ("stay", *found), about=about, rule="reb.gap.escape-plan-once")
    if chosen == "stay":
        return
    before = table.units[combat.place][:]
    yield from retreat.withdraw(table, use.side, use.seat, PLACE[chosen])
    gone = [was - now for was, now in zip(before, table.units[combat.place], strict=True)]
    # whoever leaves is saved even from destruction by a card (reb.cine.confrontation-escape); who stays is not
    still = []
    for kind, damage_ in combat.condemned:
        if gone[kind]:
            gone[kind] -= 1
        else:
            still.append((kind, damage_))
    combat.condemned = tuple(still)


def can_escape(table: Table, combat: Combat) -> bool:
    return retreat.may_retreat(table, REBEL) and bool(retreat.destinations(table, REBEL))


_BLACK, _RED, _ANY = damage(1, "black"), damage(1, "red"), damage(1)

# ── the Empire in space ────────────────────────────────────────────────────────────────────────────────────────────

advanced("swarm-tactics", damage(2), _BLACK, needs=more_fighters)
advanced("reinforcements", (gain_units("tie-fighter", 1), prevent(black=2)), prevent(black=2))
advanced("tractor-beam", lasts("tractor", until="round"), _RED)
advanced("overwhelming-presence", prevent(red=2, direct=1), prevent(red=2))  # reb.gap.prevent-third-icon
advanced("superlaser-blast", damage_one(5, is_capital), _ANY)
advanced("entrapment", (cancel, extra_card), bar_next, cancels=True)
advanced("energy-shield", lasts("shed-two"), attack_after)
advanced("intercept", condemn(ground_triangles), lasts("no-repair", enemy=True))

# ── the Empire on the ground ───────────────────────────────────────────────────────────────────────────────────────

advanced("support-of-the-501st", condemn(ground_triangles), _BLACK)
advanced("armored-patrol", prevent(black=2, red=2), prevent(black=1, red=1))
advanced("overrun", damage(2), _ANY)
advanced("target-the-generator-adv", condemn(structures), _RED)
advanced("air-superiority", cancel, bar_next, cancels=True)
advanced("armored-position", lasts("absorb"), attack_after)
advanced("bombardment-adv", damage(2, "black"), _ANY, needs=unshielded)
advanced("imposing-presence", lasts("no-repair", enemy=True), extra_card)

# ── the Rebellion in space ─────────────────────────────────────────────────────────────────────────────────────────

advanced("rogue-squadron-support", damage(2, "black"), _BLACK)
advanced("bombing-run", damage(2, "red"), _RED)
advanced(
    "deployment-adv",
    gain_shapes("reb.build.gain", "triangle", ground_only=True),
    lasts("no-repair", enemy=True),
)
advanced("fleet-logistics", (prevent(red=2), extra_card), prevent(red=2))
advanced("ion-blast", damage_one(1, is_capital, ionize=True), _ANY)
advanced("outrun-them", cancel, bar_next, cancels=True)
advanced("draw-their-fire", lasts("shed-two"), attack_after)
advanced("escort", prevent(black=1, red=1, direct=1), prevent(black=2))  # reb.gap.prevent-third-icon

# ── the Rebellion on the ground ────────────────────────────────────────────────────────────────────────────────────

advanced("hold-them-back", condemn(ground_triangles), _BLACK)
advanced("take-it-down-adv", damage(2, "red"), _RED)
advanced("tow-cables", damage_one(4, is_walker), _ANY)
advanced("take-cover", prevent(black=2, red=2), prevent(black=1, red=1))
advanced("planetary-shield", lasts("absorb"), attack_after)
advanced("rogue-one", lasts("rogue-one", until="round"), lasts("no-repair", enemy=True))
advanced("escape-plan-adv", (retreat_now, cancel_behind), bar_next, needs=can_escape)
advanced("confrontation", lasts("confrontation", until="round"), extra_card)
