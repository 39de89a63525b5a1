"""What a seat sees («Состав игры», «Выбор манёвра»)."""

from __future__ import annotations

from typing import Final

import msgspec

from dejarik.games.xwing.cards.ability import hooked
from dejarik.games.xwing.dice import CRIT, EVADE, HIT
from dejarik.games.xwing.odds import chances_of
from dejarik.games.xwing.rules.forecast import Forecast, Prospect, fight_of, forecasts, prospects
from dejarik.games.xwing.rules.measuring import may_measure, may_try_templates
from dejarik.games.xwing.rules.values import DECK, action_bar, agility, dial_of, hull, shield_value, skill, weapon_value
from dejarik.games.xwing.state import IMPERIAL, NONE, REBEL, Attack, Banner, Obstacle, Ship, Table

#: A damage card whose face nobody has seen.
UNKNOWN: Final = ""


class DamageView(msgspec.Struct, frozen=True):
    """A damage card: its kind if it is known, and which way up it lies."""

    card: str
    faceup: bool


class ShipView(msgspec.Struct, frozen=True):
    """A ship as everybody sees it, and its dial as the asking seat may see it."""

    id: int
    seat: int
    side: int
    faction: str
    kind: str
    pilot: str
    number: int
    upgrades: tuple[str, ...]
    cost: int
    base: int
    x: int
    y: int
    h: int
    in_play: bool
    destroyed: bool
    escaped: bool
    skill: int
    attack: int
    agility: int
    hull: int
    shields: int
    most_shields: int
    damage: tuple[DamageView, ...]
    #: Damage cards with an effect: one critical hit token each.
    crits: int
    focus: int
    evade: int
    stress: int
    ion: int
    lock: int
    letter: str
    #: Letters of the red tokens it bears.
    locked_by: tuple[str, ...]
    #: A facedown dial lies beside it.
    dial_assigned: bool
    #: Bearing and speed, if the seat may know them.
    bearing: str
    speed: int
    revealed: bool
    activated: bool
    attacked: bool
    grounded: bool
    touching: tuple[int, ...]
    actions: tuple[str, ...]
    performed: tuple[str, ...]
    #: Every window of its dial: bearing, speed and what colour it is for this ship now.
    dial: tuple[tuple[str, int, str], ...]
    this_round: tuple[str, ...]
    this_game: tuple[str, ...]
    doomed: bool
    cargo: tuple[int, ...]


class AttackView(msgspec.Struct, frozen=True):
    """The attack in progress."""

    attacker: int
    defender: int
    weapon: str
    range: int
    obstructed: bool
    step: str
    attack_dice: tuple[int, ...]
    defence_dice: tuple[int, ...]
    rerolled_attack: tuple[int, ...]
    rerolled_defence: tuple[int, ...]
    #: Defence dice that are still to be rolled.
    awaited: int
    used: tuple[str, ...]
    #: Damage cards that lie open for the attacker to choose from.
    drawn: tuple[str, ...]
    hits: int
    crits: int
    #: The chances of 0, 1, 2 … damage from here on.
    chances: tuple[float, ...]
    #: Every hit is cancelled already, and nothing else comes of spending a token: there is nothing to defend.
    missed: bool
    #: What each token that may be spent now, or none, would make of it.
    prospects: tuple[Prospect, ...]


class View(msgspec.Struct, frozen=True):
    """The table from one seat (None: a spectator)."""

    seat: int | None
    sides: tuple[int, ...]
    #: How the two sides are told.
    banners: tuple[Banner, Banner]
    width: int
    height: int
    mission: str
    points: int
    initiative: int
    #: The edge of the first side.
    first_edge: str
    round: int
    phase: str
    step: str
    ships: tuple[ShipView, ...]
    obstacles: tuple[Obstacle, ...]
    satellites: tuple[Obstacle, ...]
    satellites_left: tuple[int, ...]
    deck: int
    discard: tuple[str, ...]
    active: int
    attack: AttackView | None
    #: What the ship whose turn it is could attack, before it has declared.
    forecasts: tuple[Forecast, ...]
    reinforcements: int
    marked: int
    #: Whether templates may be tried now, and whether anybody may measure.
    templates: bool
    measuring: bool
    #: The agreed last round; 0 for none.
    rounds: int
    winner: int
    result: str


def view(table: Table, seat: int | None) -> View:
    letters: dict[int, tuple[str, ...]] = {}
    for ship in table.ships:
        if ship.lock != NONE:
            letters[ship.lock] = (*letters.get(ship.lock, ()), ship.letter)
    return View(
        seat=seat,
        sides=table.sides,
        banners=(table.banner(REBEL), table.banner(IMPERIAL)),
        width=table.width,
        height=table.height,
        mission=table.mission,
        points=table.points,
        initiative=table.initiative,
        first_edge=table.first_edge,
        round=table.round,
        phase=table.phase,
        step=table.step,
        ships=tuple([_ship(table, ship, seat, letters.get(ship.id, ())) for ship in table.ships]),
        obstacles=tuple(table.obstacles),
        satellites=tuple(table.satellites),
        satellites_left=tuple(table.satellites_left),
        deck=len(table.deck),
        discard=tuple([DECK[card] for card in table.discard]),  # xw.gap.dmg-discard-public
        active=table.active,
        attack=_attack(table, table.attack) if table.attack is not None else None,
        forecasts=_forecasts(table),
        reinforcements=table.reinforcements,
        marked=table.marked,
        templates=may_try_templates(table),
        measuring=may_measure(table),
        rounds=table.rounds,
        winner=table.winner,
        result=table.result,
    )


def _forecasts(table: Table) -> tuple[Forecast, ...]:
    if table.phase != "combat" or table.active == NONE or table.attack is not None:
        return ()
    return forecasts(table, table.ships[table.active])


def _ship(table: Table, ship: Ship, seat: int | None, locked_by: tuple[str, ...]) -> ShipView:
    open_dial = ship.revealed or ship.seat == seat  # xw.plan.look-own, xw.plan.no-peek, xw.team.hide-dials
    return ShipView(
        id=ship.id,
        seat=ship.seat,
        side=ship.side,
        faction=table.factions[ship.side],
        kind=ship.kind,
        pilot=ship.pilot,
        number=ship.number,
        upgrades=ship.upgrades,  # xw.setup.cards-open
        cost=ship.cost,
        base=ship.base,
        x=ship.x,
        y=ship.y,
        h=ship.h,
        in_play=ship.in_play,
        destroyed=ship.destroyed,
        escaped=ship.escaped,
        skill=skill(table, ship),  # xw.comp.ship-token
        attack=weapon_value(table, ship),
        agility=agility(table, ship),
        hull=hull(ship),
        shields=ship.shields,
        most_shields=shield_value(table, ship),
        damage=tuple([_damage(card.card, card.faceup, card.known) for card in ship.damage]),
        crits=len(ship.faceup),  # xw.comp.crit-token
        focus=ship.focus,
        evade=ship.evade,
        stress=ship.stress,
        ion=ship.ion,
        lock=ship.lock,
        letter=ship.letter,
        locked_by=locked_by,
        dial_assigned=bool(ship.bearing) and not ship.revealed,  # xw.plan.facedown
        bearing=ship.bearing if open_dial else "",
        speed=ship.speed if open_dial else 0,
        revealed=ship.revealed,
        activated=ship.activated,
        attacked=ship.attacked,
        grounded=ship.grounded,
        touching=tuple(ship.touching),
        actions=action_bar(ship),
        performed=ship.performed,
        dial=dial_of(ship),
        this_round=ship.this_round,
        this_game=ship.this_game,
        doomed=ship.doomed,
        cargo=tuple(ship.cargo),
    )


def _damage(card: int, faceup: bool, known: bool) -> DamageView:
    return DamageView(DECK[card] if known and card != NONE else UNKNOWN, faceup)  # xw.gap.dmg-facedown-secret


def _attack(table: Table, attack: Attack) -> AttackView:
    fight = fight_of(table, attack)
    return AttackView(
        attacker=attack.attacker,
        defender=attack.defender,
        weapon=attack.weapon,
        range=attack.range,  # xw.range.names
        obstructed=attack.obstructed,
        step=attack.step,
        attack_dice=tuple(attack.attack_dice),
        defence_dice=tuple(attack.defence_dice),
        rerolled_attack=tuple(attack.rerolled_attack),
        rerolled_defence=tuple(attack.rerolled_defence),
        awaited=fight.defender.dice,
        used=tuple(attack.used),
        drawn=tuple([DECK[card] for card in attack.drawn]),
        hits=attack.hits,
        crits=attack.crits,
        chances=chances_of(fight).by_damage,
        missed=_missed(table, attack),
        prospects=prospects(table, attack),
    )


def _missed(table: Table, attack: Attack) -> bool:
    if attack.step != "modify-defence" or hooked(table.ships[attack.defender], "after_focus_spent"):
        return False
    return attack.attack_dice.count(HIT) + attack.attack_dice.count(CRIT) <= attack.defence_dice.count(EVADE)
