"""The combat phase («Фаза боя», «Модификация результатов броска», «Вспомогательное оружие», «Атака через преграды»)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from dejarik.core.question import Ask, Option, Procedure
from dejarik.games.xwing import geometry
from dejarik.games.xwing.cards.ability import ABILITIES, ATTACK_DICE, BY_UPGRADE, DEFENCE_DICE, Ability, hooked
from dejarik.games.xwing.cards.upgrades import UPGRADES
from dejarik.games.xwing.dice import (
    CRIT,
    EVADE,
    FOCUS,
    HIT,
    Which,
    roll_attack,
    roll_defence,
)
from dejarik.games.xwing.notes import (
    AttackDiceNow,
    Attacks,
    DefenceDiceNow,
    Hits,
    HoldsFire,
    Misses,
    OfAttack,
    OfDice,
    OfShip,
    PhaseOpens,
    Rerolls,
    RollsAttack,
    RollsDefence,
    UsesCard,
)
from dejarik.games.xwing.rules import missions, order
from dejarik.games.xwing.rules.actions import PASS
from dejarik.games.xwing.rules.damage import destroy, discard_upgrade, suffer
from dejarik.games.xwing.rules.movement import asteroids_between, stands_on_obstacle
from dejarik.games.xwing.rules.tokens import spend_evade, spend_focus, spend_lock
from dejarik.games.xwing.rules.triggers import trigger
from dejarik.games.xwing.rules.values import SHUTTLE, agility, weapon_value
from dejarik.games.xwing.state import NONE, Attack, Ship, Table

PRIMARY = "primary"
DONE = "done"
SCAN = "scan"
_PLAIN = Ability()


def next_attack(table: Table) -> Procedure[None] | None:
    """The next ship's opportunity to attack; None when the phase is over."""
    if table.step == "start":
        return open_phase(table)
    left = [ship for ship in table.ships if ship.in_play and not ship.attacked and ship.pilot]
    if not (table.satellites_left or _anybody_near(table, left)):
        return None
    skipped: list[Ship] = []
    while left:
        tied = order.highest(table, left)  # xw.combat.tie-initiative, xw.gap.combat-tie-block
        ready = {ship.id: options for ship in tied if (options := attack_options(table, ship))}
        if ready:
            return take_turn(table, ready, skipped)
        skipped += tied
        if any(ship.doomed for ship in tied):  # xw.gap.simul-no-target
            return skip(table, skipped)
        left = [ship for ship in left if ship not in tied]  # xw.combat.next
    return None


def _anybody_near(table: Table, ships: list[Ship]) -> bool:
    """A quick look whether one of these has an enemy in range of anything, or a turn that ends it."""
    for ship in ships:
        if ship.doomed:
            return True
        for enemy in table.ships:
            if enemy.in_play and enemy.side != ship.side and not _too_far(ship, enemy):
                return True
    return False


def open_phase(table: Table) -> Procedure[None]:
    table.phase, table.step = "combat", "ships"
    table.note(PhaseOpens, table.phase)
    yield from trigger(table, table.in_play(), "start_of_combat")


def skip(table: Table, ships: list[Ship]) -> Procedure[None]:
    """Ships without a target have had their turn; a doomed one is removed."""
    for ship in ships:
        end_turn(table, ship)
    return
    yield


def take_turn(table: Table, ready: dict[int, list[Option]], skipped: list[Ship]) -> Procedure[None]:
    """One ship attacks, scans, or lets its chance go; more skilled ships without a target were skipped."""
    yield from skip(table, skipped)
    ship = table.ships[next(iter(ready))]
    if len(ready) > 1:
        number = yield Ask(ship.seat, "attacker", tuple(ready), rule="xw.combat.own-tie")
        ship = table.ships[number]
    table.active = ship.id
    options = (*ready[ship.id], PASS)
    chosen = yield Ask(ship.seat, "attack", options, about=OfShip(ship.tag), rule="xw.combat.declare")
    if chosen == PASS:
        table.note(HoldsFire, ship.tag)
    elif chosen[0] == SCAN:
        missions.scan(table, ship, chosen[1])
    else:
        yield from attack(table, ship, table.ships[chosen[1]], chosen[0])
    table.active = NONE
    end_turn(table, ship)


def end_turn(table: Table, ship: Ship) -> None:
    """Its opportunity is over; a ship that was only kept for it is destroyed now."""
    ship.attacked = True  # xw.combat.one-attack, xw.sec.one-attack
    if ship.doomed:  # xw.simul.then-destroyed
        destroy(table, ship)


# ── «Объявление цели» ─────────────────────────────────────────────────────────────────────────────────────────────


def attack_options(table: Table, ship: Ship) -> list[Option]:
    """Every attack the ship may declare: (weapon, target); in mission 3 also scans."""
    options: list[Option] = []
    if not (table.obstacles and stands_on_obstacle(table, ship)):
        for weapon in weapons(ship):  # xw.combat.secondary-instead
            options += [(weapon, target) for target in targets(table, ship, weapon)]
    if table.satellites_left:
        # xw.gap.m3-scan-order, xw.gap.m3-doomed-scan
        options += [(SCAN, number) for number in missions.scannable(table, ship)]
    return options


def weapons(ship: Ship) -> tuple[str, ...]:
    """The primary weapon and the secondary ones that are still equipped."""
    return _weapons(ship.upgrades) if ship.upgrades else (PRIMARY,)


@lru_cache(maxsize=4096)
def _weapons(upgrades: tuple[str, ...]) -> tuple[str, ...]:
    return (PRIMARY, *dict.fromkeys(card for card in upgrades if UPGRADES[card].weapon))


def ability_of(weapon: str) -> Ability:
    return BY_UPGRADE.get(weapon, _PLAIN)


def targets(table: Table, ship: Ship, weapon: str = PRIMARY) -> dict[int, int]:
    """Ships that may be attacked with this weapon, each with its range."""
    found = {}
    for enemy in table.ships:
        # xw.overlap.touch-no-attack, xw.overlap.others-ok
        if enemy.in_play and enemy.side != ship.side and enemy.id not in ship.touching:
            reached = reach(ship, enemy, weapon)  # xw.arc.ships-dont-block
            if reached:
                found[enemy.id] = reached
    if found:
        for target in list(found):
            if target_ban(table, ship, table.ships[target], found) is not None:
                del found[target]
    return found


def reach(ship: Ship, enemy: Ship, weapon: str) -> int:
    """The range at which this weapon reaches the enemy, 0 if it does not."""
    if weapon == PRIMARY:
        return _in_arc(ship, enemy)  # xw.arc.example
    ability = ability_of(weapon)
    if ability.needs_lock and ship.lock != enemy.id:  # xw.sec.requirement-example
        return 0
    if ability.turret:
        band = geometry.range_between(ship.pose, enemy.pose, ship.base, enemy.base)
    else:
        band = _in_arc(ship, enemy)  # xw.gap.sec-range-point
    bands = UPGRADES[weapon].reach
    assert bands is not None, "every weapon says how far it reaches"
    return band if bands[0] <= band <= bands[1] else 0  # xw.sec.range-example


def _in_arc(ship: Ship, enemy: Ship) -> int:
    """Range measured in the firing arc; 0 when the enemy is outside it or too far away."""
    if _too_far(ship, enemy):
        return 0
    length = geometry.attack_distance(ship.pose, enemy.pose, ship.base, enemy.base)
    if length is None:  # xw.range.not-arc
        return 0
    band = geometry.band(length)
    return band if band <= 3 else 0  # xw.range.primary


def _too_far(ship: Ship, enemy: Ship) -> bool:
    """No weapon reaches so far."""
    dx, dy = enemy.x - ship.x, enemy.y - ship.y
    return dx * dx + dy * dy > _FAR


#: Bases whose middles are farther apart than this are out of range, even large ones.
_FAR = (3 * geometry.BAND + geometry.LARGE_BASE * 1.42) ** 2


def target_ban(table: Table, ship: Ship, target: Ship, legal: Collection[int]) -> str | None:
    """The rule of a card that keeps `ship` from choosing `target` (Biggs)."""
    for friend in table.ships:
        if friend.in_play and friend.side == target.side:  # xw.team.abilities
            for ability in hooked(friend, "bans_target"):
                rule = ability.bans_target(table, friend, ship, target, [table.ships[each] for each in legal])
                if rule is not None:
                    return rule
    return None


# ── the seven steps ────────────────────────────────────────────────────────────────────────────────────────────────


def attack(table: Table, ship: Ship, target: Ship, weapon: str) -> Procedure[None]:
    """An attack with all its shots; costs are paid when it is declared."""
    ability = ability_of(weapon)
    for shot in range(ability.shots):
        if not (ship.in_play and target.in_play):
            break
        declared = declare(table, ship, target, weapon)
        declared.left = ability.shots - 1 - shot
        if shot == 0:
            yield from pay(table, ship, weapon)  # xw.gap.sec-cost-time
        yield from resolve(table, ship, target, declared)
    table.attack = None


def declare(table: Table, ship: Ship, target: Ship, weapon: str) -> Attack:
    """Step 1: the target becomes the defender."""
    turret = ability_of(weapon).turret
    band = geometry.range_between(ship.pose, target.pose, ship.base, target.base) if turret else _in_arc(ship, target)
    declared = Attack(ship.id, target.id, weapon, band, is_obstructed(table, ship, target, turret=turret))
    table.attack = declared
    table.note(Attacks, ship.tag, target.tag, weapon, band, declared.obstructed)
    return declared


def pay(table: Table, ship: Ship, weapon: str) -> Procedure[None]:
    ability = ability_of(weapon)
    if weapon != PRIMARY and ability.discarded_to_fire:
        discard_upgrade(table, ship, weapon)
    if weapon != PRIMARY and ability.spends_lock:  # xw.gap.dark-curse-torpedo
        yield from spend_lock(table, ship)  # xw.sec.lock-required-note


def is_obstructed(table: Table, ship: Ship, target: Ship, *, turret: bool = False) -> bool:
    """The line used to measure range crosses an obstacle."""
    near = asteroids_between(table, ship.pose, target.pose)
    if not near:
        return False
    if turret:
        line: geometry.Line | None = geometry.shortest_line(
            geometry.corners(ship.pose, ship.base), geometry.corners(target.pose, target.base)
        )
    else:
        line = geometry.attack_line(ship.pose, target.pose, ship.base, target.base)  # xw.gap.obst-line-arc
    return line is not None and geometry.obstructed(line, near)


def resolve(table: Table, ship: Ship, target: Ship, attack: Attack) -> Procedure[None]:  # xw.combat.steps
    """Steps 2 to 7."""
    attack.step = "roll-attack"
    count = attack_dice(table, ship, attack)
    attack.attack_dice = roll_attack(table.rng, count)  # xw.gap.combat-must-roll
    attack.rolled_attack = count
    table.note(RollsAttack, ship.tag, tuple(attack.attack_dice))
    if count:  # xw.combat.zero-dice
        attack.step = "modify-attack"
        yield from modify(table, attack, ATTACK_DICE, target)  # xw.combat.modify-attack-order
        yield from modify(table, attack, ATTACK_DICE, ship)
        attack.step = "roll-defence"
        count = defence_dice(table, target, attack)
        attack.defence_dice = roll_defence(table.rng, count)
        attack.rolled_defence = count
        table.note(RollsDefence, target.tag, tuple(attack.defence_dice))
        attack.step = "modify-defence"
        yield from modify(table, attack, DEFENCE_DICE, ship)  # xw.combat.modify-defence-order
        yield from modify(table, attack, DEFENCE_DICE, target)
    yield from compare(table, ship, target, attack)
    if attack.hit:
        attack.step = "deal"
        yield from deal(table, ship, target, attack)
    yield from trigger(table, (ship, target), "after_attack", attack)


def attack_dice(table: Table, ship: Ship, attack: Attack) -> int:
    """Step 2: the weapon's value, the range bonus of primary weapons, and what cards add."""
    if any(ability.rolls_nothing(table, ship, attack) for ability in hooked(ship, "rolls_nothing")):
        return 0
    if attack.weapon == PRIMARY:  # xw.combat.range-bonus-primary-only
        count = weapon_value(table, ship) + (attack.range == 1)  # xw.combat.range1-bonus
    else:
        printed = UPGRADES[attack.weapon].attack
        assert printed is not None, "every weapon says how many dice it rolls"
        count = printed  # xw.sec.dice
    # xw.combat.dice-abilities, xw.combat.bonuses-add
    return max(0, count + sum(ability.attack_dice(table, ship, attack) for ability in hooked(ship, "attack_dice")))


def defence_dice(table: Table, ship: Ship, attack: Attack) -> int:
    """Step 4: agility, one more at Range 3 of a primary weapon, one more through an obstacle."""
    count = agility(table, ship, attack)
    count += attack.weapon == PRIMARY and attack.range == 3  # xw.combat.range3-bonus, xw.combat.range-bonus-table
    count += attack.obstructed  # xw.obst.obstructed, xw.obst.obstruct-any-weapon, xw.gap.obst-count-lines
    return count


# ── modifying dice ─────────────────────────────────────────────────────────────────────────────────────────────────


def modify(table: Table, attack: Attack, dice: Which, ship: Ship) -> Procedure[None]:
    """Steps 3 and 5 for one of the two ships: its player uses tokens and cards in any order, or none."""
    while options := modifications(table, attack, dice, ship):  # xw.combat.modify-own-order
        about = OfAttack(table.ships[attack.attacker].tag, table.ships[attack.defender].tag)
        kind = f"modify-{dice}"
        chosen = yield Ask(ship.seat, kind, (*options, DONE), about=about, rule=f"xw.combat.{kind}")
        if chosen == DONE:
            return
        if isinstance(chosen, tuple):
            number, card = chosen
            attack.used.append(f"{number}:{card}")
            table.note(UsesCard, table.ships[number].tag, card)
            yield from ABILITIES[card].modify(table, table.ships[number], attack, dice)
        else:
            attack.used.append(chosen)
            yield from use_token(table, attack, dice, ship, chosen)


def modifications(table: Table, attack: Attack, dice: Which, ship: Ship) -> list[Option]:
    """What this ship's player may do to the dice now."""
    attacking = ship.id == attack.attacker
    options: list[Option] = []
    if attacking == (dice == ATTACK_DICE):
        options += tokens(table, attack, dice, ship)
    for bearer in table.ships:
        if bearer.in_play and bearer.side == ship.side:
            for ability in modifiers(bearer, attack):
                # xw.gap.once-per-timing
                fresh = f"{bearer.id}:{ability.card}" not in attack.used and (bearer.id, ability.card) not in options
                if fresh and ability.modifies(table, bearer, attack, dice):
                    options.append((bearer.id, ability.card))
    return options


def modifiers(bearer: Ship, attack: Attack) -> tuple[Ability, ...]:
    """Its cards that may modify dice; a weapon that was discarded to fire still does for this attack."""
    found = hooked(bearer, "modifies")
    weapon = ability_of(attack.weapon)
    if bearer.id == attack.attacker and attack.weapon != PRIMARY and weapon not in found:
        return (*found, weapon)
    return found


def tokens(table: Table, attack: Attack, dice: Which, ship: Ship) -> list[str]:
    """The tokens that the player of `ship` may spend on its own dice now."""
    options: list[str] = []
    if dice == DEFENCE_DICE:
        if ship.focus:  # xw.gap.spend-without-need
            options.append("focus")
        if ship.evade and not (ship.kind == SHUTTLE.id and "evade" in attack.used):  # xw.m1.protect-use
            options.append("evade")
        return options
    if ship.focus and banned(table, attack, "bans_focus") is None:
        options.append("focus")
    if ship.lock == attack.defender and "no-lock" not in attack.used and banned(table, attack, "bans_reroll") is None:
        options.append("lock")
    return options


def banned(table: Table, attack: Attack, hook: str) -> str | None:
    """The rule by which the defender's cards forbid the attacker to spend focus or to reroll."""
    defender = table.ships[attack.defender]
    for ability in hooked(defender, hook):
        rule: str | None = getattr(ability, hook)(table, defender, attack)
        if rule is not None:
            return rule
    return None


def use_token(table: Table, attack: Attack, dice: Which, ship: Ship, token: str) -> Procedure[None]:
    if token == "focus":  # noqa: S105
        yield from spend_focus(table, ship)
        change_all(attack, dice, FOCUS, HIT if dice == ATTACK_DICE else EVADE)  # xw.errata.focus-defence-dice
    elif token == "evade":  # noqa: S105
        spend_evade(table, ship)
        add_result(attack, dice, EVADE)
    else:
        yield from spend_lock(table, ship)
        yield from reroll(table, attack, dice, ship)
    note_dice(table, attack, dice)


def note_dice(table: Table, attack: Attack, dice: Which) -> None:
    """Show everybody what lies there now."""
    if dice == ATTACK_DICE:
        table.note(AttackDiceNow, table.ships[attack.attacker].tag, tuple(attack.attack_dice))
    else:
        table.note(DefenceDiceNow, table.ships[attack.defender].tag, tuple(attack.defence_dice))


def results(attack: Attack, dice: Which) -> list[int]:
    return attack.attack_dice if dice == ATTACK_DICE else attack.defence_dice


def change_all(attack: Attack, dice: Which, old: int, new: int) -> None:
    """Turn every result `old` to `new`."""
    faces = results(attack, dice)
    faces[:] = [new if face == old else face for face in faces]  # xw.dice.change


def change_one(attack: Attack, dice: Which, old: int, new: int) -> None:
    """Turn one result `old` to `new`, if there is one."""
    faces = results(attack, dice)
    if old in faces:
        faces[faces.index(old)] = new


def add_result(attack: Attack, dice: Which, face: int) -> None:
    """Put an extra result beside the roll; no die is rolled for it."""
    results(attack, dice).append(face)  # xw.dice.add


def rerollable(attack: Attack, dice: Which, only: Sequence[int] | None = None) -> tuple[int, ...]:
    """Places of the dice that may still be rerolled: rolled ones, each once; `only` these faces."""
    faces = results(attack, dice)
    rolled = attack.rolled_attack if dice == ATTACK_DICE else attack.rolled_defence
    spent = attack.rerolled_attack if dice == ATTACK_DICE else attack.rerolled_defence
    return tuple(i for i in range(rolled) if i not in spent and (only is None or faces[i] in only))


def reroll(
    table: Table, attack: Attack, dice: Which, ship: Ship, most: int | None = None, only: Sequence[int] | None = None
) -> Procedure[None]:
    """The player of `ship` picks dice and rolls them again."""
    places = rerollable(attack, dice, only)
    if not places:
        return
    limit = len(places) if most is None else min(most, len(places))
    faces = results(attack, dice)
    about = OfDice(dice, tuple(faces))
    picked = yield Ask(ship.seat, "reroll", places, least=0, most=limit, about=about, rule="xw.dice.reroll")
    spent = attack.rerolled_attack if dice == ATTACK_DICE else attack.rerolled_defence
    throw = roll_attack if dice == ATTACK_DICE else roll_defence
    for place, face in zip(picked, throw(table.rng, len(picked)), strict=True):
        faces[place] = face  # xw.dice.new-result-counts
        spent.append(place)
    table.note(Rerolls, ship.tag, dice, len(picked), tuple(faces))


# ── «Сравнение результатов», «Нанесение урона» ────────────────────────────────────────────────────────────────────


def compare(table: Table, ship: Ship, target: Ship, attack: Attack) -> Procedure[None]:
    """Step 6: cards cancel first, then every evade cancels a hit, or a critical hit when no hit is left."""
    attack.step = "compare"
    if target.kind == SHUTTLE.id:
        change_all(attack, ATTACK_DICE, CRIT, HIT)  # xw.m1.shuttle-damage
    yield from trigger(table, (ship, target), "cancels", attack)  # xw.combat.cancel-abilities-first
    evades = attack.defence_dice.count(EVADE)  # xw.combat.example-1
    hits, crits = attack.attack_dice.count(HIT), attack.attack_dice.count(CRIT)
    attack.hits = max(0, hits - evades)  # xw.combat.compare
    attack.crits = max(0, crits - max(0, evades - hits))  # xw.combat.cancel-ignore
    attack.hit = bool(attack.hits or attack.crits)
    if attack.hit:
        table.note(Hits, ship.tag, target.tag, attack.hits, attack.crits)
    else:
        table.note(Misses, ship.tag, target.tag)


def deal(table: Table, ship: Ship, target: Ship, attack: Attack) -> Procedure[None]:
    """Step 7: one damage for each hit, then one critical damage for each critical hit."""
    if attack.weapon != PRIMARY:
        replaced = yield from ability_of(attack.weapon).hits(table, ship, attack)
        if replaced:
            return
    yield from suffer(table, target, attack.hits, attack.crits)  # xw.combat.deal
