"""Worlds that a seat cannot tell from the real one: everything hidden from it is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from dejarik.core.game import Impossible
from dejarik.core.rng import Rng
from dejarik.games.rebellion.cards.registry import PICTURED
from dejarik.games.rebellion.facts import (
    ACTIONS,
    EMPIRE,
    MISSIONS,
    NEUTRAL,
    NOBODY,
    OBJECTIVES,
    REBEL,
    TACTICS,
    THEATRES,
    places,
)
from dejarik.games.rebellion.rules.combat import lasts
from dejarik.games.rebellion.rules.missions import revealable
from dejarik.games.rebellion.rules.recruiting import offered
from dejarik.games.rebellion.state import Table


def guess(table: Table, seat: int, rng: Rng, now: Table) -> Table:
    """`table` with all that `seat` does not know drawn anew; what has become known since is left where it was."""
    side = table.side_of(seat)
    twin = table.copy()
    if twin.winner == NEUTRAL:
        deal_probes(twin, side, rng, now)
    deal_objectives(twin, side, rng, now)
    deal_actions(twin, side, rng, now)
    deal_missions(twin, side, rng, now)
    deal_tactics(twin, side, rng)
    return twin


def mixed(rng: Rng, cards: Iterable[str]) -> list[str]:
    some = list(cards)
    rng.shuffle(some)
    return some


# ── the base and probe cards ───────────────────────────────────────────────────────────────────────────────────────


def deal_probes(twin: Table, side: int, rng: Rng, now: Table) -> None:
    if side == EMPIRE:
        fixed = set(now.probe_hand)
        if twin.base >= 0 and not twin.revealed and not now.revealed:
            move_base(twin, rng, now)
        mix_places(twin, rng, [card for card in (*twin.probes, *twin.scouted) if card not in fixed])
        return
    groups: dict[int, list[int]] = {}
    for card in (*twin.probes, *twin.probe_hand):
        groups.setdefault(twin.probe_groups[card], []).append(card)
    for cards in groups.values():
        mix_places(twin, rng, cards)


def move_base(twin: Table, rng: Rng, now: Table) -> None:
    """The base may be wherever the Empire cannot rule it out."""
    found = places(twin.suspects & now.suspects)
    if not found:
        raise Impossible
    there, old = rng.choice(found), twin.base
    if there == old:
        return
    twin.probes = tuple([old if card == there else card for card in twin.probes])
    twin.scouted = tuple([old if card == there else card for card in twin.scouted])
    if old not in (*twin.probes, *twin.scouted):
        raise Impossible
    twin.base = there


def mix_places(twin: Table, rng: Rng, cards: Sequence[int]) -> None:
    """Cards that look alike trade places, wherever they lie."""
    if len(cards) < 2:
        return
    order = list(cards)
    rng.shuffle(order)
    changed = dict(zip(cards, order, strict=True))
    twin.probes = tuple([changed.get(card, card) for card in twin.probes])
    twin.scouted = tuple([changed.get(card, card) for card in twin.scouted])
    twin.probe_hand = tuple([changed.get(card, card) for card in twin.probe_hand])


# ── objectives ─────────────────────────────────────────────────────────────────────────────────────────────────────


def deal_objectives(twin: Table, side: int, rng: Rng, now: Table) -> None:
    """Cards with the same back trade places, but for those whose place the side knows."""
    fixed = set(twin.tracked[side]) | set(now.tracked[side])
    fixed |= {*now.objective_discards, *now.objectives_in_play}
    if side == REBEL:
        fixed |= {*twin.objective_hand, *now.objective_hand}
    changed: dict[str, str] = {}
    for stage in (1, 2, 3):
        cards = [
            card
            for card in (*twin.objective_hand, *twin.objectives, *twin.objectives_out)
            if OBJECTIVES[card].stage == stage and card not in fixed
        ]
        changed |= dict(zip(cards, mixed(rng, cards), strict=True))
    twin.objective_hand = tuple([changed.get(card, card) for card in twin.objective_hand])
    twin.objectives = tuple([changed.get(card, card) for card in twin.objectives])
    twin.objectives_out = tuple([changed.get(card, card) for card in twin.objectives_out])
    other = 1 - side
    twin.tracked[other] = tuple([changed.get(card, card) for card in twin.tracked[other]])


# ── action cards ───────────────────────────────────────────────────────────────────────────────────────────────────


def deal_actions(twin: Table, side: int, rng: Rng, now: Table) -> None:
    """The opponent's action cards, the decks, and what went back to the box."""
    known = twin.actions_known[side]
    deck = twin.action_decks[side]
    twin.action_decks[side] = (*deck[:known], *mixed(rng, deck[known:]))
    out = twin.actions_out[side]
    twin.actions_out[side] = tuple(mixed(rng, out))
    deal_hidden_actions(twin, 1 - side, rng, now)


def deal_hidden_actions(twin: Table, other: int, rng: Rng, now: Table) -> None:
    """Starting cards and recruit cards are two kinds: everybody saw which of them were dealt, drawn and used."""
    step = twin.agenda[-1] if twin.agenda else ()
    fixed = set(now.spent)
    if step[:2] == ("immediate", other):
        fixed.add(str(step[2]))
    if step[:2] == ("starting-immediate", other):
        fixed |= {card for card in twin.actions[other] if ACTIONS[card].timing == "immediate"}
    drawn = twin.drawn if twin.drawer == other and twin.drawn and twin.drawn[0] in ACTIONS else ()
    for starting in (True, False):
        zones = [twin.actions[other], drawn, twin.action_decks[other], twin.actions_out[other]]
        loose = [card for zone in zones for card in zone if ACTIONS[card].starting == starting and card not in fixed]
        pool = mixed(rng, loose)
        changed: dict[str, str] = {}
        for card, leader in zip(twin.actions[other], twin.recruited[other], strict=True):
            if card in loose:
                changed[card] = take_fitting(pool, leader)
        if step[:2] == ("recruit-card", other) and not starting:
            changed[drawn[0]] = take_drawn(twin, pool, int(str(step[2])))
        for card in (*drawn, *twin.action_decks[other], *twin.actions_out[other]):
            if card in loose and card not in changed:
                changed[card] = pool.pop()
        twin.actions[other] = tuple([changed.get(card, card) for card in twin.actions[other]])
        twin.action_decks[other] = tuple([changed.get(card, card) for card in twin.action_decks[other]])
        twin.actions_out[other] = tuple([changed.get(card, card) for card in twin.actions_out[other]])
        drawn = tuple([changed.get(card, card) for card in drawn])
    if drawn:
        twin.drawn = drawn


def take_fitting(pool: list[str], leader: int) -> str:
    """A card that came with this leader, if with any; Immediate cards are not kept."""
    for card in pool:
        if ACTIONS[card].timing != "immediate" and (leader == NOBODY or leader in PICTURED[card]):
            pool.remove(card)
            return card
    raise Impossible


def take_drawn(twin: Table, pool: list[str], leader: int) -> str:
    """One of the cards drawn shows the leader who was recruited, or nobody who could have been."""
    for card in pool:
        if leader in PICTURED[card] if leader != NOBODY else not offered(twin, (card,)):
            pool.remove(card)
            return card
    raise Impossible


# ── missions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def deal_missions(twin: Table, side: int, rng: Rng, now: Table) -> None:
    """The order of one's own deck; the opponent's hand, face-down missions and deck."""
    twin.decks[side] = tuple(mixed(rng, twin.decks[side]))
    if side == EMPIRE:
        buried = twin.projects[: twin.projects_known]
        twin.projects = (*buried, *mixed(rng, twin.projects[twin.projects_known :]))
    deal_hidden_missions(twin, 1 - side, rng, now)


def deal_hidden_missions(twin: Table, other: int, rng: Rng, now: Table) -> None:
    """Known cards are somewhere in hand or face down; the rest comes from the decks, as many projects as there are."""
    chosen = twin.chosen if twin.current == other else ""
    seen = [card for card in twin.drawn if card in MISSIONS] if twin.drawer == other else []
    shown = _shown(twin, other, now)
    step = twin.agenda[-1] if twin.agenda else ()
    if step == ("discard-theirs",) and other == REBEL:  # the Empire looks at the hand
        shown |= set(range(len(twin.hands[other])))
    held = [*twin.hands[other], *twin.assigned[other], chosen]
    slots = [card for number, card in enumerate(held) if card and number not in shown]
    known = list((Counter(twin.known[other]) & Counter(slots)).elements())
    rest = list((Counter(slots) - Counter(known)).elements())
    missions = mixed(rng, [*[card for card in rest if MISSIONS[card].type != "project"], *twin.decks[other]])
    projects: list[str] = []
    if other == EMPIRE:
        projects = [*[card for card in rest if MISSIONS[card].type == "project"], *seen, *twin.projects]
        projects = mixed(rng, projects)
    count = sum(MISSIONS[card].type == "project" for card in rest)
    dealt = known + [missions.pop() for _ in range(len(rest) - count)] + [projects.pop() for _ in range(count)]
    dealt = mixed(rng, dealt)
    new = [card if not card or number in shown else dealt.pop() for number, card in enumerate(held)]
    hand, down = len(twin.hands[other]), len(twin.assigned[other])
    twin.hands[other] = tuple(new[:hand])
    twin.assigned[other] = tuple(new[hand : hand + down])
    if chosen:
        twin.chosen = new[-1]
    twin.decks[other] = tuple(missions)
    if other == EMPIRE:
        if seen:
            twin.drawn = tuple(projects.pop() for _ in seen)
        twin.projects = tuple(projects)
    if step[:2] == ("mission", other) and not revealable(twin, other, int(str(step[3]))):
        raise Impossible


def _shown(twin: Table, other: int, now: Table) -> set[int]:
    """Face-down missions that have been turned up since, by their place behind the hand."""
    errand = now.errand
    if errand is None or (errand.side == other and twin.errand is not None):
        return set()
    first = len(twin.hands[other])
    return {
        first + number
        for number, card in enumerate(twin.assigned[other])
        if card and number < len(now.assigned[other]) and not now.assigned[other][number]
    }


# ── tactic cards ───────────────────────────────────────────────────────────────────────────────────────────────────


def deal_tactics(twin: Table, side: int, rng: Rng) -> None:
    """The decks, and the opponent's hand unless it lies open."""
    other = 1 - side
    combat = twin.combat
    if twin.options.cinematic:
        return
    hidden = combat.hands[other] if combat is not None and not lasts(combat, "open-hand", other) else ()
    dealt: list[str] = []
    for theatre, name in enumerate(THEATRES):
        held = [card for card in hidden if TACTICS[card].theatre == name]
        deck = twin.tactics[theatre]
        seen = deck[len(deck) - len(twin.peeked) :] if side == REBEL and _looks_at(twin, theatre) else ()
        cards = mixed(rng, [*deck[: len(deck) - len(seen)], *held])
        dealt += [cards.pop() for _ in held]
        twin.tactics[theatre] = (*cards, *seen)
    if combat is not None and hidden:
        combat.hands[other] = tuple(dealt)


def _looks_at(twin: Table, theatre: int) -> bool:
    """The Rebels are looking at the top cards of this deck."""
    return bool(twin.peeked) and twin.agenda[-1] == ("sort-tactics", theatre)
