"""Бой: adding leaders, cards, tactic cards, rounds of space and ground battle, the end of a combat."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.facts import (
    COUNT,
    EMPIRE,
    GROUND,
    KINDS,
    LEADER,
    LEADS,
    NEUTRAL,
    PART,
    PLACES,
    REBEL,
    SHIELD_GENERATOR,
    SPACE,
    THEATRES,
    called,
)
from dejarik.games.rebellion.notes.combat import AddsLeader, BattleWon, CombatBegins, CombatEnds, RoundBegins
from dejarik.games.rebellion.notes.expansion import ReturnToPool
from dejarik.games.rebellion.notes.subjects import OfPlace
from dejarik.games.rebellion.rules import actions, leaders, limit, objectives, tactics, units
from dejarik.games.rebellion.rules.constant import settle
from dejarik.games.rebellion.rules.systems import shared
from dejarik.games.rebellion.state import POOL, Combat, Table

LORDS = (LEADER["darth-vader"], LEADER["emperor-palpatine"])


def begin(table: Table, place: int, side: int) -> None:
    """A combat of which `side` is the current player; its steps wait on the agenda (reb.combat.steps)."""
    bit = 1 << place
    table.combat = Combat(
        place=place,
        current=side,
        origins=table.origins & ~bit,
        was_subjugated=bool(table.subjugated & bit),  # reb.gap.liberation-status
        was_sabotaged=bool(table.sabotaged & bit),
        damage=[()] * COUNT,
        hands=[(), ()],
        lost=[0] * COUNT,
    )
    table.contested &= ~bit
    if table.notes is not None:
        rebels, imperials = (called(leaders.present(table, one, place)) for one in (REBEL, EMPIRE))
        table.note(CombatBegins, PLACES[place], side, rebels, imperials, troops(table.units[place]))
    other = 1 - side
    table.agenda += [
        ("combat-end",),
        ("combat-round",),
        ("draw-tactics",),
        ("start-cards", other),
        ("start-cards", side),
        ("add-leader", other),
        ("add-leader", side),
    ]


def fought(table: Table) -> Combat:
    assert table.combat is not None
    return table.combat


def troops(row: list[int]) -> tuple[tuple[str, int], ...]:
    """Units as the journal tells them."""
    return tuple([(KINDS[kind], count) for kind, count in enumerate(row) if count])


# ── step 1: leaders and cards ──────────────────────────────────────────────────────────────────────────────────────


def add_leader(table: Table, side: int) -> Procedure[None]:
    """A player with no leader with tactic values there may add one from his pool (reb.combat.add-leader)."""
    place = fought(table).place
    if leaders.has_commander(table, side, place):
        return
    for seat, role in actions.sitters(table, side):  # reb.team.combat
        free = [leader for leader in leaders.pool(table, side, role) if LEADS[leader]]
        if not free:
            continue
        about = OfPlace(PLACES[place])
        chosen = yield Ask(seat, "add-leader", ("no", *called(free)), about=about, rule="reb.combat.add-leader")
        if chosen != "no":
            table.where[LEADER[chosen]] = place  # reb.combat.added-leader-stays, reb.activate.defender-cannot-pull
            table.note(AddsLeader, seat, side, chosen, PLACES[place])
            return


def start_cards(table: Table, side: int) -> Procedure[None]:
    """Start of Combat cards, the current player's first (reb.combat.start-cards, reb.timing.action-card-tie)."""
    used = yield from actions.window(table, side, "start-of-combat", "reb.combat.start-cards")
    if used:
        table.agenda.append(("start-cards", side))
        yield from actions.play(table, side, used.seat, used.card, fought(table).place)


def draw_tactics(table: Table) -> Procedure[None]:
    """Tactic cards by the best values, for theatres where both sides have units (reb.combat.draw-tactics)."""
    combat = fought(table)
    combat.lords = any(table.where[leader] == combat.place for leader in LORDS)
    if table.options.cinematic:
        return
    for side in (combat.current, 1 - combat.current):
        for theatre in (SPACE, GROUND):
            if shared(table, combat.place, theatre):
                tactics.draw(table, side, theatre, leaders.tactic_value(table, side, combat.place, theatre))
    yield from ()


# ── step 3: rounds ─────────────────────────────────────────────────────────────────────────────────────────────────


def combat_round(table: Table) -> Procedure[None]:
    """Space battle, ground battle, retreat (reb.combat.space-first)."""
    combat = fought(table)
    combat.plans_shown = False
    combat.rolled = (False, False)
    table.note(RoundBegins, combat.round)
    table.agenda += [
        ("round-end",),
        ("retreat", 1 - combat.current),
        ("retreat", combat.current),  # reb.retreat.after-ground-loss
        ("battle", GROUND),  # reb.cine.round-of-battle
        ("battle", SPACE),
    ]
    yield from ()


def battle(table: Table, theatre: int) -> Procedure[None]:
    """One battle step: the current player attacks, then the opponent."""
    combat = fought(table)
    if not shared(table, combat.place, theatre):  # reb.cine.baze-no-battle: what died before has no battle
        return
    join_battle(combat, theatre)
    generators = table.units[combat.place][SHIELD_GENERATOR] if theatre == GROUND else 0
    if table.options.cinematic:
        # reb.cine.round-steps
        table.agenda += [("battle-end", theatre), ("attacks", theatre), ("choose-tactics", theatre)]
        if generators:  # reb.cine.draw-means-retrieve
            table.agenda.append(("retrieve-tactics", REBEL, GROUND, generators))
    else:
        table.agenda += [("battle-end", theatre), ("attacks", theatre)]
        tactics.draw(table, REBEL, GROUND, generators)  # reb.unit.shield-generator
    yield from ()


def join_battle(combat: Combat, theatre: int) -> None:
    """While both sides have units there nobody has won, also where cards brought new ones (reb.battle.win)."""
    combat.battles = (True, combat.battles[1]) if theatre == SPACE else (combat.battles[0], True)
    _set_winner(combat, theatre, NEUTRAL, by_retreat=False)


def attacks(table: Table, theatre: int) -> Procedure[None]:
    """The current player attacks, then the opponent, unless a card has changed that (reb.cine.attack-after)."""
    combat = fought(table)
    first = combat.current if combat.first[theatre] == NEUTRAL else combat.first[theatre]
    # reb.cine.base-rules
    step = "cinematic-attack" if table.options.cinematic else "attack"
    if shared(table, combat.place, theatre):
        table.agenda += [(step, 1 - first, theatre), (step, first, theatre)]
    yield from ()


def battle_end(table: Table, theatre: int) -> Procedure[None]:
    """Lethally damaged units are destroyed together; then their consequences, then objectives (reb.combat.step-end)."""
    combat = fought(table)
    bury_the_dead(table, theatre)
    combat.ionized = ()
    judge(table, theatre, retreat=NEUTRAL)
    yield from settle(table)  # reb.win.empire-before-objective
    if theatre == GROUND and table.options.cinematic:
        from dejarik.games.rebellion.rules import cinematic

        yield from cinematic.ground_lost(table)
    combat.dice, combat.roller = (), NEUTRAL
    expire(combat, "step")  # reb.cine.duration
    yield from objectives.offer(table, "battle", plans_too=theatre == SPACE)


def bury_the_dead(table: Table, theatre: int) -> None:
    """Units with damage at least equal to their health leave (reb.combat.both-attack: only now)."""
    combat = fought(table)
    for side in (REBEL, EMPIRE):
        fallen = []
        for kind in range(PART[side][theatre].start, PART[side][theatre].stop):
            marked = combat.damage[kind]
            if not marked:
                continue
            health = strength(combat, kind)
            alive = tuple([pair for pair in marked if sum(pair) < health])  # reb.cine.destroy-time
            dead = len(marked) - len(alive)
            if dead:
                fallen.append((kind, dead))
                combat.damage[kind] = alive
                combat.lost[kind] += dead
        units.destroy_some(table, combat.place, fallen)


def strength(combat: Combat, kind: int) -> int:
    """Health, less by one but never below 1 under Point-Blank Assault."""
    from dejarik.games.rebellion.facts import HEALTH

    return max(1, HEALTH[kind] - 1) if ("weaker", NEUTRAL, "combat") in combat.effects else HEALTH[kind]


def judge(table: Table, theatre: int, retreat: int) -> None:
    """Who has won this theatre's battle by now (reb.battle.win, reb.battle.no-winner, reb.battle.win-then-retreat)."""
    combat = fought(table)
    if not combat.battles[theatre]:  # reb.battle.need-start-units
        return
    left = [any(table.units[combat.place][PART[side][theatre]]) for side in (REBEL, EMPIRE)]
    winner = combat.winners[theatre]
    if winner == NEUTRAL:
        if left[REBEL] != left[EMPIRE] and not _decided(combat, theatre):
            _set_winner(combat, theatre, REBEL if left[REBEL] else EMPIRE, by_retreat=retreat != NEUTRAL)
    elif combat.by_retreat[theatre] and retreat == winner and not left[winner]:  # reb.battle.both-retreated
        _set_winner(combat, theatre, NEUTRAL, by_retreat=True)
        return
    if not any(left) and combat.winners[theatre] == NEUTRAL:
        _set_winner(combat, theatre, NEUTRAL, by_retreat=True)


def _decided(combat: Combat, theatre: int) -> bool:
    """Nobody can win it any more."""
    return combat.winners[theatre] == NEUTRAL and combat.by_retreat[theatre]


def _set_winner(combat: Combat, theatre: int, side: int, *, by_retreat: bool) -> None:
    winners, flags = list(combat.winners), list(combat.by_retreat)
    winners[theatre], flags[theatre] = side, by_retreat
    combat.winners, combat.by_retreat = (winners[0], winners[1]), (flags[0], flags[1])


# ── step 4: the end ────────────────────────────────────────────────────────────────────────────────────────────────


def combat_end(table: Table) -> Procedure[None]:
    """Objectives for winning a battle; then hands and damage are cleared away (reb.combat.tactic-end)."""
    combat = fought(table)
    for theatre, winner in enumerate(combat.winners):
        if winner != NEUTRAL:
            table.note(BattleWon, winner, THEATRES[theatre], PLACES[combat.place])
    table.agenda.append(("combat-over",))
    yield from objectives.offer(table, "combat")
    if table.options.expansion:
        table.agenda.append(("battle-won",))


def battle_won(table: Table) -> Procedure[None]:
    """Cards for winning a battle (reb.rote.something-errata)."""
    used = yield from actions.window(table, REBEL, "battle-won", "reb.rote.something-errata")
    if used:
        yield from actions.play(table, REBEL, used.seat, used.card, fought(table).place)


def combat_over(table: Table) -> Procedure[None]:
    combat = fought(table)
    leaving = [leader for leader in combat.guests if table.where[leader] == combat.place]  # Ready for Action
    for leader in leaving:
        table.where[leader] = POOL
    if leaving:
        table.note(ReturnToPool, called(leaving))
    if table.notes is not None:
        table.note(
            CombatEnds,
            PLACES[combat.place],
            combat.round,
            troops(combat.lost),
            troops(table.units[combat.place]),
            table.loyalty[combat.place],
            bool(table.subjugated >> combat.place & 1),
        )
    if not table.options.cinematic:
        tactics.reshuffle(table)
    table.combat = None  # damage is gone with it (reb.combat.damage-stays, reb.cine.damage-persists)
    table.touched |= 1 << combat.place
    yield from settle(table)
    if leaving and table.options.expansion:
        yield from limit.check(table, EMPIRE)


def expire(combat: Combat, scope: str) -> None:
    """What lasts until the end of this step or round is over."""
    if combat.effects:
        combat.effects = tuple([effect for effect in combat.effects if effect[2] != scope])


def lasts(combat: Combat, what: str, side: int) -> bool:
    return any(name == what and whose == side for name, whose, _ in combat.effects)


def bring(combat: Combat, what: str, side: int, until: str) -> None:
    combat.effects += ((what, side, until),)
