"""Кинематографический бой: advanced tactic cards, rerolls by leaders, specials that remove damage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dejarik.core.question import Ask, Option, Procedure, Share, Together
from dejarik.games.rebellion.cards.registry import ADVANCED_TACTIC, Use
from dejarik.games.rebellion.facts import (
    ADMIRAL,
    ADVANCED,
    BLACK,
    COLOUR,
    COLOURS,
    DIRECT,
    EMPIRE,
    GENERAL,
    GREEN,
    GROUND,
    HIT,
    KIND,
    KINDS,
    LEADER,
    REBEL,
    RED,
    SHIELD_BUNKER,
    SHIELD_GENERATOR,
    SPACE,
    SPECIAL,
    THEATRES,
    TROOPS,
    YODA,
    advanced,
    called,
)
from dejarik.games.rebellion.notes.expansion import (
    Cancels,
    ChoosesTactic,
    Doomed,
    PassesTactic,
    Prevents,
    RemovesDamage,
    TacticsRevealed,
    TacticsTaken,
    UsesTactic,
)
from dejarik.games.rebellion.notes.subjects import OfAttack, OfCard, OfCount, OfDamage, OfDice, OfTheatre
from dejarik.games.rebellion.rules import attack as attacks
from dejarik.games.rebellion.rules import combat as combats
from dejarik.games.rebellion.rules import dice, leaders, missions, targets, units
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.rules.attack import Attack, Slot
from dejarik.games.rebellion.rules.constant import settle
from dejarik.games.rebellion.state import Combat, Table, quarter

NEBULON = KIND["nebulon-b-frigate"]
STAR_DESTROYER = KIND["star-destroyer"]


def fighter_seat(table: Table, side: int, theatre: int) -> int:
    return table.seat(side, ADMIRAL if theatre == SPACE else GENERAL)


# ── advanced tactic cards ──────────────────────────────────────────────────────────────────────────────────────────


def available(table: Table, side: int, theatre: int) -> tuple[str, ...]:
    """Every card of the theatre that is not used and not out of the game (reb.cine.decks)."""
    used = table.tactics_used[quarter(side, theatre)]
    return tuple([card for card in advanced(side, theatre) if card not in used and card not in table.spent])


def use_up(table: Table, side: int, card: str) -> None:
    """Used cards stay out until the last one is used; then all but that one return (reb.cine.discard)."""
    theatre = THEATRES.index(ADVANCED[card].theatre)
    table.tactics_used[quarter(side, theatre)] += (card,)
    if not available(table, side, theatre):
        table.tactics_used[quarter(side, theatre)] = (card,)


def retrieve(table: Table, side: int, theatre: int, count: int) -> Procedure[None]:
    """What would draw tactic cards takes used ones back (reb.cine.draw-means-retrieve)."""
    used = table.tactics_used[quarter(side, theatre)]
    if not used:
        return
    seat = fighter_seat(table, side, theatre)
    most = min(count, len(used))
    about = OfTheatre(THEATRES[theatre])
    rule = "reb.cine.draw-means-retrieve"
    taken = yield Ask(seat, "retrieve-tactics", used, 0, most, about=about, rule=rule)
    table.tactics_used[quarter(side, theatre)] = tuple([card for card in used if card not in taken])
    table.note(TacticsTaken, side, tuple(taken))


def choosers(table: Table, theatre: int) -> list[int]:
    """Sides that choose a card in this round of battle (reb.cine.bar-next, It's a Trap)."""
    combat = combats.fought(table)
    return [
        side
        for side in (REBEL, EMPIRE)
        if (side, theatre, combat.round) not in combat.barred
        and not (theatre == SPACE and combats.lasts(combat, "no-space-tactics", side))
        and available(table, side, theatre)
    ]


def choice(table: Table, side: int, theatre: int) -> Ask:
    """A card must be played (reb.cine.must-play)."""
    seat = fighter_seat(table, side, theatre)
    about = OfTheatre(THEATRES[theatre])
    return Ask(seat, "choose-tactic", available(table, side, theatre), about=about, rule="reb.cine.choose")


def choose(table: Table, theatre: int) -> Procedure[None]:
    """Both secretly choose a card and reveal together; with Good Intel the Empire chooses later."""
    combat = combats.fought(table)
    sides = choosers(table, theatre)
    chosen = ["", ""]
    if sides == [REBEL, EMPIRE] and combats.lasts(combat, "open-hand", REBEL):
        chosen[REBEL] = yield choice(table, REBEL, theatre)
        table.note(ChoosesTactic, REBEL, chosen[REBEL])
        chosen[EMPIRE] = yield choice(table, EMPIRE, theatre)
    elif sides:
        asked = {side: choice(table, side, theatre) for side in sides}
        answers = yield Together({question.seat: question for question in asked.values()})
        for side, question in asked.items():
            chosen[side] = answers[question.seat]
    combat.chosen = (chosen[0], chosen[1])
    table.reveal()
    table.note(TacticsRevealed, THEATRES[theatre], tuple(card for card in chosen if card))
    table.agenda += [("condemned", theatre), ("resolve-tactic", 1 - combat.current), ("resolve-tactic", combat.current)]
    defender = 1 - combat.current
    if chosen[combat.current] and chosen[defender] and can_cancel(table, defender):
        table.agenda.append(("cancel-first", defender))


def has_unit(table: Table, side: int, card: str) -> bool:
    """An ability with a unit icon needs such a unit in the system (reb.cine.unit-icon)."""
    unit = ADVANCED[card].unit
    return not unit or bool(table.units[combats.fought(table).place][KIND[unit]])


def top_possible(table: Table, side: int, card: str) -> bool:
    script = ADVANCED_TACTIC[card]
    if not has_unit(table, side, card):
        return False
    return script.needs is None or script.needs(table, combats.fought(table))


def can_cancel(table: Table, side: int) -> bool:
    card = combats.fought(table).chosen[side]
    return bool(card) and ADVANCED_TACTIC[card].cancels and top_possible(table, side, card)


def cancel_first(table: Table, side: int) -> Procedure[None]:
    """A defender who cancels resolves before the current player (reb.cine.cancel, reb.cine.cancel-only-if-used)."""
    combat = combats.fought(table)
    theatre = THEATRES.index(ADVANCED[combat.chosen[side]].theatre)
    seat = fighter_seat(table, side, theatre)
    about = OfCard(combat.chosen[side])
    answer = yield Ask(seat, "cancel-first", ("wait", "cancel"), about=about, rule="reb.cine.cancel-only-if-used")
    if answer == "cancel":  # reb.cine.cancel-example
        yield from carry_out(table, side, "top")


def resolve(table: Table, side: int) -> Procedure[None]:
    """The top or the bottom ability of the card, or neither (reb.cine.must-play)."""
    combat = combats.fought(table)
    card = combat.chosen[side]
    if not card:
        return
    options: list[Option] = ["bottom", "neither"]
    if top_possible(table, side, card):
        options.insert(0, "top")
    theatre = THEATRES.index(ADVANCED[card].theatre)
    about = OfCard(card)
    half = yield Ask(
        fighter_seat(table, side, theatre), "tactic-half", tuple(options), about=about, rule="reb.cine.choose"
    )
    yield from carry_out(table, side, half)


def carry_out(table: Table, side: int, half: str) -> Procedure[None]:
    """What the chosen half does; the card is used."""
    combat = combats.fought(table)
    card = combat.chosen[side]
    forget_choice(combat, side)
    use_up(table, side, card)
    if half == "neither":
        table.note(PassesTactic, side, card)
        return
    table.note(UsesTactic, side, card, half)
    script = ADVANCED_TACTIC[card]
    theatre = THEATRES.index(ADVANCED[card].theatre)
    use = Use(table, side, fighter_seat(table, side, theatre), card, combat.place)
    for effect in script.top if half == "top" else script.bottom:
        yield from effect(use)


def forget_choice(combat: Combat, side: int) -> None:
    chosen = list(combat.chosen)
    chosen[side] = ""
    combat.chosen = (chosen[0], chosen[1])


def cancel(use: Use) -> Procedure[None]:
    """The opponent's card has no effect; an additional card cancels nothing (reb.cine.cancel, reb.cine.extra-card)."""
    combat = combats.fought(use.table)
    other = 1 - use.side
    card = combat.chosen[other]  # reb.cine.cancel-both
    if card:
        forget_choice(combat, other)
        use_up(use.table, other, card)
        use.table.note(Cancels, use.side, card)
    yield from ()


def cancel_behind(use: Use) -> Procedure[None]:
    """Escape Plan: whoever has got away leaves the opponent's card without effect."""
    if combats.fought(use.table).retreated[use.side]:
        yield from cancel(use)


def extra_card(use: Use) -> Procedure[None]:
    """Another card may be played; it neither cancels nor can be cancelled (reb.cine.extra-card)."""
    table = use.table
    theatre = THEATRES.index(ADVANCED[use.card].theatre)
    found = available(table, use.side, theatre)
    if not found:
        return
    about = OfCard(use.card)
    chosen = yield Ask(use.seat, "extra-tactic", ("no", *found), about=about, rule="reb.cine.extra-card")
    if chosen == "no":
        return
    script = ADVANCED_TACTIC[chosen]
    options: list[Option] = ["bottom", "neither"]
    if top_possible(table, use.side, chosen):
        options.insert(0, "top")
    half = yield Ask(use.seat, "tactic-half", tuple(options), about=OfCard(chosen), rule="reb.cine.extra-card")
    use_up(table, use.side, chosen)
    if half == "neither":
        table.note(PassesTactic, use.side, chosen)
        return
    table.note(UsesTactic, use.side, chosen, half)
    extra = Use(table, use.side, use.seat, chosen, use.place)
    for effect in script.top if half == "top" else script.bottom:
        if effect not in (cancel, cancel_behind):
            yield from effect(extra)


def condemned(table: Table, theatre: int) -> Procedure[None]:
    """Units destroyed by cards leave after both cards are resolved and roll nothing (reb.cine.destroyed-by-card)."""
    combat = combats.fought(table)
    fallen: Counter[int] = Counter()
    for kind, damage in combat.condemned:
        if fallen[kind] < table.units[combat.place][kind]:  # the others have got away
            fallen[kind] += 1
            combat.lost[kind] += 1
            marked = [sum(pair) for pair in combat.damage[kind]]
            if damage in marked:  # it goes with its damage
                number = marked.index(damage)
                combat.damage[kind] = combat.damage[kind][:number] + combat.damage[kind][number + 1 :]
    combat.condemned = ()
    units.destroy_some(table, combat.place, fallen.items())
    yield from settle(table)


# ── one attack ─────────────────────────────────────────────────────────────────────────────────────────────────────


def attack(table: Table, side: int, theatre: int) -> Procedure[None]:
    """The steps of one attack in Cinematic Combat (reb.cine.attack-steps)."""
    combats.fought(table).rerolled = False
    table.agenda += [
        ("attack-end", side, theatre),
        ("after-damage", side, theatre),
        ("assign-damage", side, theatre),  # reb.cine.not-in-attack
        ("prevent", side, theatre),  # reb.cine.target-sd-first
        ("convert-hits", side, theatre),
        ("cinematic-action", side, theatre),
    ]
    yield from attacks.roll(table, side, theatre)


def action(table: Table, side: int, theatre: int) -> Procedure[None]:
    """One leader reroll, specials that remove damage, Yoda's ring, in any order."""
    now = Attack(table, side, theatre)
    value = leaders.tactic_value(table, side, now.combat.place, theatre)
    options: list[Option] = ["done"]
    if value and now.dice and not now.combat.rerolled:
        options.append("reroll")  # reb.cine.reroll
    if side == REBEL and missions.ring_helps(table, YODA, now.combat.place, (now.dice, ())):
        options.append("master-yoda")
    options += repairable(now)
    if len(options) == 1:
        return
    about = OfAttack(THEATRES[theatre], dice.told(now.dice))
    chosen = yield Ask(now.seat, "cinematic-action", tuple(options), about=about, rule="reb.cine.attack-steps")
    if chosen == "done":
        return
    table.agenda.append(("cinematic-action", side, theatre))
    if chosen == "reroll":
        numbers = yield from attacks.pick_dice(now, 0, value, "reb.cine.reroll")
        dice.reroll(table, now.dice, numbers)
        now.combat.rerolled = True
        attacks.note_dice(now)
    elif chosen == "master-yoda":
        numbers = yield from attacks.pick_dice(now, 1, 1, "reb.dice.reroll")
        missions.use_ring(table, YODA, now.dice, numbers[0])
        attacks.note_dice(now)
    else:
        repair(now, chosen)


def repairable(now: Attack) -> list[Slot]:
    """Own damaged units of the theatre whose colour a special has (reb.cine.remove-damage)."""
    if combats.lasts(now.combat, "no-repair", now.side):
        return []
    colours = {COLOURS[colour] for colour, face in now.dice if face == SPECIAL}
    return [
        (KINDS[kind], number)
        for kind in TROOPS[now.side][now.theatre]  # reb.cine.remove-damage-theater
        if COLOUR[kind] in colours
        for number, (old, new) in enumerate(now.combat.damage[kind])
        if old + new and (kind, number) not in now.combat.ionized
    ]


def repair(now: Attack, slot: Slot) -> None:
    """A special is spent to remove one damage."""
    colour = COLOURS.index(COLOUR[KIND[slot[0]]])
    del now.dice[now.dice.index((colour, SPECIAL))]
    heal(now.combat, slot, 1)
    now.show()
    now.table.note(RemovesDamage, now.side, ((slot[0], 1),))


def heal(combat: Combat, slot: Slot, amount: int) -> None:
    """Damage is taken off a unit, the newest first."""
    kind = KIND[slot[0]]
    marked = list(combat.damage[kind])
    old, new = marked[slot[1]]
    fresh = min(new, amount)
    marked[slot[1]] = (old - (amount - fresh), new - fresh)
    combat.damage[kind] = tuple(marked)


def prevent(table: Table, side: int, theatre: int) -> Procedure[None]:
    """The attacker removes the dice that the opponent's card prevents (reb.cine.prevent-exact)."""
    now = Attack(table, side, theatre)
    for colour, what in ((BLACK, "prevent-black"), (RED, "prevent-red")):
        amount = strength(now.combat, what, now.enemy)
        for _ in range(amount):
            if (colour, HIT) in now.dice:
                now.dice.remove((colour, HIT))
                table.note(Prevents, now.enemy, f"{COLOURS[colour]}-hit")
    for _ in range(strength(now.combat, "prevent-direct", now.enemy)):
        yield from prevent_direct(now)
    now.show()


def strength(combat: Combat, what: str, side: int) -> int:
    return sum(1 for name, whose, _ in combat.effects if name == what and whose == side)


def prevent_direct(now: Attack) -> Procedure[None]:
    """A direct hit of any colour: the attacker picks which (reb.gap.prevent-choice)."""
    found = [colour for colour in (BLACK, RED, GREEN) if (colour, DIRECT) in now.dice]
    if not found:
        return
    colour = found[0]
    if len(found) > 1:
        options = tuple(f"{COLOURS[each]}-direct" for each in found)
        about = OfDice(dice.told(now.dice))
        chosen = yield Ask(now.seat, "prevented-die", options, about=about, rule="reb.gap.prevent-choice")
        colour = COLOURS.index(str(chosen).removesuffix("-direct"))
    now.dice.remove((colour, DIRECT))
    now.table.note(Prevents, now.enemy, f"{COLOURS[colour]}-direct")


# ── after the damage ───────────────────────────────────────────────────────────────────────────────────────────────


def after_damage(table: Table, side: int, theatre: int) -> Procedure[None]:
    """Energy Shield, Draw Their Fire, Planetary Shield, Armored Position."""
    combat = combats.fought(table)
    enemy = 1 - side
    if combats.lasts(combat, "shed-two", enemy):
        yield from shed(table, enemy, theatre, 2, NEBULON)  # which draws the fire, where there is one
    if combats.lasts(combat, "absorb", enemy):
        yield from absorb(table, enemy, SHIELD_GENERATOR if enemy == REBEL else SHIELD_BUNKER)


def hurt_units(table: Table, side: int, theatre: int, but: int) -> list[tuple[Slot, int]]:
    combat = combats.fought(table)
    return [
        ((KINDS[kind], number), old + new)
        for kind in TROOPS[side][theatre]
        if kind != but
        for number, (old, new) in enumerate(combat.damage[kind])
        if old + new and (kind, number) not in combat.ionized
    ]


def shed(table: Table, side: int, theatre: int, most: int, but: int) -> Procedure[int]:
    """Up to so much damage is taken off units of a side; how much was."""
    combat = combats.fought(table)
    marked = hurt_units(table, side, theatre, but)
    total = min(most, sum(damage for _, damage in marked))
    if not total:
        return 0
    counts: Sequence[int] = yield Share(
        fighter_seat(table, side, theatre),
        "shed-damage",
        tuple(slot for slot, _ in marked),
        total,
        least=0,
        caps=tuple(damage for _, damage in marked),
        about=OfDamage(THEATRES[theatre], 0, 0, total),
        rule="reb.cine.attack-steps",
    )
    for (slot, _), count in zip(marked, counts, strict=True):
        if count:
            heal(combat, slot, count)
    if any(counts):
        table.note(RemovesDamage, side, attacks.told_damage([slot for slot, _ in marked], counts))
    return sum(counts)


def absorb(table: Table, side: int, shield: int) -> Procedure[None]:
    """Up to three damage goes from other ground units to a shield, past its health (reb.cine.planetary-shield)."""
    combat = combats.fought(table)
    if not table.units[combat.place][shield]:
        return
    moved = yield from shed(table, side, GROUND, 3, shield)
    if not moved:
        return
    entries = combat.damage[shield]
    count = min(table.units[combat.place][shield], len(entries) + 1)
    slot: Slot = (KINDS[shield], 0)
    if count > 1:
        options = tuple((KINDS[shield], number) for number in range(count))
        seat = fighter_seat(table, side, GROUND)
        chosen = yield Ask(seat, "which-shield", options, about=OfCount(moved), rule="reb.cine.planetary-shield")
        slot = (str(chosen[0]), int(chosen[1]))
    attacks.hurt(combat, slot, moved)


# ── the end of a combat round ──────────────────────────────────────────────────────────────────────────────────────


def end_of_round(table: Table) -> Procedure[None]:
    """Tractor Beam, Rogue One: after the whole retreat step (reb.cine.tractor-beam)."""
    combat = combats.fought(table)
    here = table.units[combat.place]
    alone = not any(here[kind] for kind in TROOPS[REBEL][SPACE])
    if combats.lasts(combat, "tractor", EMPIRE) and here[STAR_DESTROYER] and alone:
        yield from tractor_beam(table, combat)
    if combats.lasts(combat, "rogue-one", REBEL) and (
        combats.lasts(combat, "retreated", REBEL) or combats.lasts(combat, "retreated", EMPIRE)
    ):
        yield from rogue_one(table, combat)


def tractor_beam(table: Table, combat: Combat) -> Procedure[None]:
    found = called(
        leader for leader in leaders.present(table, REBEL, combat.place) if leaders.can_be_captured(table, leader)
    )
    if not found:
        return
    seat = fighter_seat(table, EMPIRE, SPACE)
    chosen = yield from which(Ask(seat, "capture", found, rule="reb.cine.tractor-beam"))
    yield from leaders.capture(table, LEADER[chosen])


def rogue_one(table: Table, combat: Combat) -> Procedure[None]:
    """A captive here is rescued, or a target marker here is removed."""
    free = called(leaders.captives(table, combat.place))
    marks = [f"remove-{card}" for card, where in table.targets if where == combat.place]
    options = (*free, *dict.fromkeys(marks))
    if not options:
        return
    seat = fighter_seat(table, REBEL, GROUND)
    chosen = yield from which(Ask(seat, "heist", options, about=OfCard("rogue-one"), rule="reb.rote.target.remove"))
    if chosen in free:
        leaders.rescue(table, LEADER[chosen])
    else:
        targets.remove(table, chosen.removeprefix("remove-"), combat.place)


def ground_lost(table: Table) -> Procedure[None]:
    """Confrontation, as the last Imperial ground unit dies: whom it marks may still lead a retreat."""
    combat = combats.fought(table)
    here = table.units[combat.place]
    if combats.lasts(combat, "confrontation", REBEL) and not any(here[kind] for kind in TROOPS[EMPIRE][GROUND]):
        yield from confrontation(table, combat)


def confrontation(table: Table, combat: Combat) -> Procedure[None]:
    """An Imperial leader here is eliminated at the end of the Command Phase; the card leaves the game."""
    found = called(leaders.present(table, EMPIRE, combat.place))
    if not found:
        return
    seat = fighter_seat(table, REBEL, GROUND)
    rule = "reb.cine.confrontation-retreat"
    chosen = yield from which(Ask(seat, "eliminate", found, about=OfCard("confrontation"), rule=rule))
    table.lasting += (("doomed", LEADER[chosen]),)
    table.note(Doomed, chosen)
    table.spent += ("confrontation",)
    used = table.tactics_used[quarter(REBEL, GROUND)]
    table.tactics_used[quarter(REBEL, GROUND)] = tuple([card for card in used if card != "confrontation"])
