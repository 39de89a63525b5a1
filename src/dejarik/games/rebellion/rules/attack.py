"""Атака: roll, combat actions, assign damage, block. Each is a step; between them the dice lie in the combat."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.core.question import Ask, Option, Procedure, Share
from dejarik.core.refusal import Refused, forbidden
from dejarik.core.rng import Rng
from dejarik.games.rebellion.cards.registry import TACTIC
from dejarik.games.rebellion.facts import (
    ADMIRAL,
    BLACK,
    COLOUR,
    CONSTRUCTION,
    DICE,
    DIRECT,
    EMPIRE,
    GENERAL,
    GROUND,
    HEALTH,
    HIT,
    ION_CANNON,
    KIND,
    KINDS,
    PLACES,
    REBEL,
    RED,
    SHIELD_BUNKER,
    SPACE,
    SPECIAL,
    TACTICS,
    THEATRES,
    TROOPS,
    YODA,
)
from dejarik.games.rebellion.notes.combat import AssignsDamage, Attacks, BlocksDamage, PlaysTactic, RollsAttack
from dejarik.games.rebellion.notes.subjects import OfAttack, OfDamage, OfDice
from dejarik.games.rebellion.rules import combat as combats
from dejarik.games.rebellion.rules import dice, missions, tactics
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.state import Combat, Die, Table

#: A unit as a target: its kind and its number among those of its kind, the damaged ones first.
Slot = tuple[str, int]


class Attack:
    """One attack while it lasts: who attacks whom, and the dice."""

    __slots__ = ("combat", "dice", "seat", "side", "table", "theatre")

    def __init__(self, table: Table, side: int, theatre: int) -> None:
        assert table.combat is not None
        self.table = table
        self.combat: Combat = table.combat
        self.side = side
        self.theatre = theatre
        #: The admiral fights in space, the general on the ground (reb.team.duties).
        self.seat = table.seat(side, ADMIRAL if theatre == SPACE else GENERAL)
        self.dice: list[Die] = list(self.combat.dice)

    @property
    def enemy(self) -> int:
        return 1 - self.side

    @property
    def enemy_seat(self) -> int:
        return self.table.seat(self.enemy, ADMIRAL if self.theatre == SPACE else GENERAL)

    def show(self) -> None:
        """The dice lie on the table for all to see."""
        self.combat.dice = tuple(self.dice)
        self.combat.roller = self.side


def attack(table: Table, side: int, theatre: int) -> Procedure[None]:
    """The steps of one attack, beginning with the roll (reb.combat.attack-steps)."""
    table.note(Attacks, side, THEATRES[theatre], PLACES[combats.fought(table).place])
    table.agenda += [
        ("attack-end", side, theatre),
        ("block", side, theatre),
        ("assign-damage", side, theatre),
        ("convert-hits", side, theatre),
        ("combat-action", side, theatre),
    ]
    yield from roll(table, side, theatre)


def roll(table: Table, side: int, theatre: int) -> Procedure[None]:
    """Step 1: dice for all own units of the theatre."""
    now = Attack(table, side, theatre)
    now.dice = yield from missions.roll_with_luck(table, side, pool(table, now), now.combat.place)
    note_dice(now)


def attack_end(table: Table, side: int, theatre: int) -> Procedure[None]:
    """Step 5: what this attack dealt stays; the dead leave at the end of the battle step."""
    settle_damage(combats.fought(table))
    yield from ()


def pool(table: Table, now: Attack) -> tuple[int, ...]:
    """Dice of all own units of the theatre, less what is taken away, then at most five of a colour."""
    here = table.units[now.combat.place]
    counts = [0, 0, 0]
    for kind in TROOPS[now.side][now.theatre]:
        if here[kind]:
            black, red, green = DICE[kind]
            counts[0] += black * here[kind]
            counts[1] += red * here[kind]
            counts[2] += green * here[kind]
    if now.theatre == SPACE and now.side == EMPIRE:
        counts[RED] -= 2 * here[ION_CANNON]  # reb.unit.ion-cannon
    if combats.lasts(now.combat, "fewer-dice", now.side):  # According to My Design
        counts[RED] -= 1  # reb.gap.design-green
        counts[BLACK] -= 2
    return dice.capped(counts)


def note_dice(now: Attack) -> None:
    now.show()
    if now.dice and now.theatre == GROUND:
        rolled = list(now.combat.rolled)
        rolled[now.side] = True
        now.combat.rolled = (rolled[0], rolled[1])
    if now.table.notes is not None:
        now.table.note(RollsAttack, now.side, dice.told(now.dice))


# ── step 2: combat actions ─────────────────────────────────────────────────────────────────────────────────────────


def action(table: Table, side: int, theatre: int) -> Procedure[None]:
    """In any number and order: draw a tactic card for a special, play one, use a ring."""
    now = Attack(table, side, theatre)
    specials = bool(dice.faces(now.dice, SPECIAL))
    cards = [] if barred(now, side) else tactics.held(now.combat, side, theatre)
    ring = side == REBEL and missions.ring_helps(table, YODA, now.combat.place, (now.dice, ()))
    if not specials and not cards and not ring:
        return
    options: list[Option] = ["done"]
    if specials:
        options.append("draw")  # reb.combat.spend-special-draw
    if ring:
        options.append("master-yoda")
    options += dict.fromkeys([card for card in cards if playable(now, card)])
    about = OfAttack(THEATRES[theatre], dice.told(now.dice))
    chosen = yield Ask(now.seat, "combat-action", tuple(options), about=about, rule="reb.combat.attack-steps")
    if chosen != "done":
        table.agenda.append(("combat-action", side, theatre))
        yield from act(now, str(chosen))


def barred(now: Attack, side: int) -> bool:
    """It's a Trap: no space tactic cards in the first round."""
    return now.theatre == SPACE and combats.lasts(now.combat, "no-space-tactics", side)


def playable(now: Attack, card: str) -> bool:
    """A card with the special icon also costs such a die (reb.combat.play-tactic)."""
    script = TACTIC[card]
    if script.block or (TACTICS[card].special and not dice.faces(now.dice, SPECIAL)):
        return False
    return script.needs is None or script.needs(now)


def act(now: Attack, chosen: str) -> Procedure[None]:
    if chosen == "master-yoda":
        number = yield from pick_dice(now, 1, 1, "reb.dice.reroll")
        missions.use_ring(now.table, YODA, now.dice, number[0])
        note_dice(now)
        return
    if chosen == "draw" or TACTICS[chosen].special:
        spend_special(now)
    if chosen == "draw":
        tactics.draw(now.table, now.side, now.theatre, 1)
        return
    show_card(now, now.side, now.seat, chosen)


def show_card(now: Attack, side: int, seat: int, card: str) -> None:
    """A tactic card is played: its effect is the next step."""
    tactics.discard(now.table, side, card)
    now.table.note(PlaysTactic, seat, card)
    now.table.agenda.append(("tactic", now.side, now.theatre, card))


def tactic(table: Table, side: int, theatre: int, card: str) -> Procedure[None]:
    """What a tactic card does (reb.combat.tactic-target)."""
    now = Attack(table, side, theatre)
    yield from TACTIC[card].effect(now)
    tidy(now.combat)
    now.show()


def spend_special(now: Attack) -> None:
    del now.dice[dice.faces(now.dice, SPECIAL)[0]]
    now.show()


def pick_dice(now: Attack, least: int, most: int, rule: str) -> Procedure[tuple[int, ...]]:
    """Choose some of the dice that lie on the table."""
    numbers = tuple(range(len(now.dice)))
    about = OfDice(dice.told(now.dice))
    if least == most == 1:
        number: int = yield from which(Ask(now.seat, "pick-die", numbers, about=about, rule=rule))
        return (number,)
    chosen: tuple[int, ...] = yield Ask(
        now.seat, "pick-dice", numbers, least, min(most, len(numbers)), about=about, rule=rule
    )
    return chosen if isinstance(chosen, tuple) else (chosen,)


# ── damage ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def vulnerable(table: Table, place: int, kind: int) -> bool:
    """The Death Star takes no damage (reb.ds.no-health); a bunker shields the one under construction."""
    if kind == CONSTRUCTION:
        return not table.units[place][SHIELD_BUNKER]  # reb.rote.shield-bunker.protect
    return HEALTH[kind] > 0


def slots(table: Table, side: int, theatre: int, most: int, colour: str = "") -> list[Slot]:
    """Units that can be damaged: all that have damage, and as many sound ones of a kind as could be hit."""
    combat = table.combat
    assert combat is not None
    here = table.units[combat.place]
    found: list[Slot] = []
    for kind in TROOPS[side][theatre]:
        if here[kind] and (not colour or COLOUR[kind] == colour) and vulnerable(table, combat.place, kind):
            count = min(here[kind], len(combat.damage[kind]) + most)
            found += [(KINDS[kind], number) for number in range(count)]
    return found


def hurt(combat: Combat, slot: Slot, amount: int) -> None:
    """New damage on one unit."""
    kind = KIND[slot[0]]
    marked = list(combat.damage[kind])
    while len(marked) <= slot[1]:
        marked.append((0, 0))
    old, new = marked[slot[1]]
    marked[slot[1]] = (old, new + amount)
    combat.damage[kind] = tuple(marked)


def tidy(combat: Combat) -> None:
    """Units without damage need no entry."""
    for kind, marked in enumerate(combat.damage):
        if marked and (0, 0) in marked:
            combat.damage[kind] = tuple([pair for pair in marked if pair != (0, 0)])


def settle_damage(combat: Combat) -> None:
    """The attack is over: what it dealt cannot be blocked any more (reb.combat.block)."""
    for kind, marked in enumerate(combat.damage):
        if marked:
            combat.damage[kind] = tuple([(old + new, 0) for old, new in marked if old + new])


def hits(now: Attack) -> tuple[int, int, int]:
    """Black hits, red hits and direct hits that lie on the table."""
    # reb.dice.combat-meaning
    black = sum([die == (BLACK, HIT) for die in now.dice])
    red = sum([die == (RED, HIT) for die in now.dice])
    return black, red, sum([face == DIRECT for _, face in now.dice])


def convert(table: Table, side: int, theatre: int) -> Procedure[None]:
    """Target the Star Destroyers: up to two black hits count as red ones, before anything is prevented."""
    now = Attack(table, side, theatre)
    if now.theatre != SPACE or not combats.lasts(now.combat, "red-hits", now.side):
        return
    most = min(2, hits(now)[0])
    if not most:
        return
    about = OfAttack(THEATRES[now.theatre], dice.told(now.dice))
    rule = "reb.combat.assign-damage"
    wanted: int = yield Ask(now.seat, "convert-hits", tuple(range(most + 1)), about=about, rule=rule)
    for _ in range(wanted):
        now.dice[now.dice.index((BLACK, HIT))] = (RED, HIT)
    now.show()


def assign(table: Table, side: int, theatre: int) -> Procedure[None]:
    """Hits go to units of their colour, direct hits to any; every die that can be assigned must be."""
    now = Attack(table, side, theatre)
    black, red, direct = hits(now)
    if not (black or red or direct):
        return
    found = slots(now.table, now.enemy, now.theatre, black + red + direct)
    dark = [COLOUR[KIND[name]] == "black" for name, _ in found]
    black = black if any(dark) else 0
    red = red if not all(dark) else 0
    direct = direct if found else 0
    total = black + red + direct
    if not total:
        return
    counts = only_way(dark, (black, red, direct)) or (yield damage_share(now, found, dark, (black, red, direct)))
    for slot, count in zip(found, counts, strict=True):
        if count:
            hurt(now.combat, slot, count)
    if now.table.notes is not None:
        now.table.note(AssignsDamage, now.side, told_damage(found, counts))


def only_way(dark: Sequence[bool], amounts: tuple[int, int, int]) -> tuple[int, ...]:
    """How the damage falls where nothing is to be chosen; otherwise nothing."""
    black, red, direct = amounts
    if len(dark) == 1:
        return (black + red + direct,)
    free = direct or (black and dark.count(True) > 1) or (red and dark.count(False) > 1)
    return () if free else tuple([black if is_dark else red for is_dark in dark])


def damage_share(now: Attack, found: Sequence[Slot], dark: Sequence[bool], amounts: tuple[int, int, int]) -> Share:
    """Who takes how much (reb.combat.assign-damage). Black and red health can only take what fits them."""
    black, red, direct = amounts

    def check(counts: tuple[int, ...]) -> Refused | None:
        taken = sum([count for count, is_dark in zip(counts, dark, strict=True) if is_dark])
        if black <= taken <= black + direct:
            return None
        return forbidden("reb.combat.assign-damage", least=black, most=black + direct, given=taken)

    def sample(rng: Rng) -> tuple[int, ...]:
        counts = [0] * len(found)
        blacks = [number for number, is_dark in enumerate(dark) if is_dark]
        reds = [number for number, is_dark in enumerate(dark) if not is_dark]
        everyone = range(len(found))
        for amount, among in ((black, blacks), (red, reds), (direct, everyone)):
            for _ in range(amount):
                counts[rng.choice(among)] += 1
        return tuple(counts)

    return Share(
        now.seat,
        "assign-damage",
        tuple(found),
        black + red + direct,
        check=check,
        sample=sample,
        about=OfDamage(THEATRES[now.theatre], black, red, direct),
        rule="reb.combat.assign-damage",
        start=lambda: killing(now, found, dark, amounts),
    )


def killing(now: Attack, found: Sequence[Slot], dark: Sequence[bool], amounts: tuple[int, int, int]) -> tuple[int, ...]:
    """Hits where they destroy something: how one begins who gives them out by hand."""
    black, red, direct = amounts
    left = [HEALTH[KIND[name]] - suffered(now.combat, name, number) for name, number in found]
    counts = [0] * len(found)
    for amount, takes in ((black, dark), (red, [not one for one in dark]), (direct, [True] * len(found))):
        able = [place for place, one in enumerate(takes) if one]
        for _ in range(amount):
            standing = [place for place in able if counts[place] < left[place]] or able
            counts[min(standing, key=lambda place: left[place] - counts[place])] += 1
    return tuple(counts)


def suffered(combat: Combat, name: str, number: int) -> int:
    """Damage that lies on a unit."""
    marked = combat.damage[KIND[name]]
    return sum(marked[number]) if number < len(marked) else 0


def told_damage(found: Sequence[Slot], counts: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """Damage by kind of unit, for the journal."""
    total: dict[str, int] = {}
    for (name, _), count in zip(found, counts, strict=True):
        if count:
            total[name] = total.get(name, 0) + count
    return tuple(total.items())


# ── step 4: blocking ───────────────────────────────────────────────────────────────────────────────────────────────


def fresh(now: Attack) -> list[tuple[Slot, int]]:
    """Damage of this attack that could still be blocked."""
    return [
        ((KINDS[kind], number), new)
        for kind in TROOPS[now.enemy][now.theatre]
        for number, (_, new) in enumerate(now.combat.damage[kind])
        if new
    ]


def block(table: Table, side: int, theatre: int) -> Procedure[None]:
    """The opponent may play cards that take back damage of this attack (reb.combat.block)."""
    now = Attack(table, side, theatre)
    enemy = now.enemy
    if combats.lasts(now.combat, "no-block", enemy) or barred(now, enemy):
        return
    cards = tactics.held(now.combat, enemy, theatre)
    if not cards or not fresh(now):
        return
    usable = [card for card in dict.fromkeys(cards) if TACTIC[card].block and _needs(now, card)]
    about = OfAttack(THEATRES[theatre], dice.told(now.dice))
    chosen = yield Ask(now.enemy_seat, "block", ("done", *usable), about=about, rule="reb.combat.block")
    if chosen != "done":
        table.agenda.append(("block", side, theatre))
        show_card(now, enemy, now.enemy_seat, chosen)


def _needs(now: Attack, card: str) -> bool:
    needs = TACTIC[card].needs
    return needs is None or needs(now)


def take_back(now: Attack, most: int) -> Procedure[None]:
    """Remove up to `most` damage of this attack, from one unit or several (reb.combat.block-split)."""
    marked = fresh(now)
    caps = tuple([new for _, new in marked])
    total = min(most, sum(caps))
    counts: tuple[int, ...] = (total,) if len(caps) == 1 else caps
    if sum(counts) > total:
        counts = yield Share(
            now.enemy_seat,
            "block-damage",
            tuple([slot for slot, _ in marked]),
            total,
            caps=caps,
            about=OfDamage(THEATRES[now.theatre], 0, 0, total),
            rule="reb.combat.block-split",
        )
    for (slot, _), count in zip(marked, counts, strict=True):
        if count:
            hurt(now.combat, slot, -count)
    if now.table.notes is not None:
        now.table.note(BlocksDamage, now.enemy, told_damage([slot for slot, _ in marked], counts))
