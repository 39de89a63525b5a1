"""Worlds that a seat cannot tell from its own: what it knows stays where it is, what it cannot know comes anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from dejarik.core.game import Impossible
from dejarik.core.rng import Rng
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.cards.registry import PICTURED
from dejarik.games.rebellion.facts import ACTIONS, EMPIRE, GROUND, LEADER, MISSIONS, PLACE, REBEL
from dejarik.games.rebellion.rules.leaders import recruitable
from dejarik.games.rebellion.rules.missions import revealable
from dejarik.games.rebellion.state import Combat, Errand, Table
from tests.games.rebellion.stage import Galaxy

WORLDS = 24


def worlds(table: Table, side: int, now: Table | None = None) -> Iterator[Table]:
    """What this side could take the table for; worlds that lead nowhere are thought of again."""
    rng = Rng.from_seed("worlds")
    for _ in range(WORLDS):
        try:
            yield GAME.guess(table, table.seat(side, 0), rng, now or table)
        except Impossible:
            continue


def seen(table: Table, side: int, zone: Callable[[Table], object], now: Table | None = None) -> set[object]:
    """All that a zone holds in those worlds."""
    return {zone(world) for world in worlds(table, side, now)}


def at(galaxy: Galaxy, *step: str | int) -> Table:
    galaxy.table.agenda = [("assignment",), step]
    return galaxy.table


# ── the base ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_base_may_be_wherever_it_is_not_ruled_out() -> None:
    table = Galaxy(base="hoth").table
    suspects = ("hoth", "endor", "ilum", "bespin")
    table.suspects = sum(1 << PLACE[name] for name in suspects)
    assert seen(table, EMPIRE, lambda world: world.base) == {PLACE[name] for name in suspects}
    assert seen(table, REBEL, lambda world: world.base) == {PLACE["hoth"]}
    since = table.copy()  # something has been learned in the course of the step
    since.suspects &= ~(1 << PLACE["endor"])
    assert seen(table, EMPIRE, lambda world: world.base, since) == {PLACE[name] for name in suspects} - {PLACE["endor"]}


def test_a_base_that_was_shown_stays_where_it_is() -> None:
    table = Galaxy(base="hoth").revealed().table
    assert seen(table, EMPIRE, lambda world: world.base) == {PLACE["hoth"]}
    table = Galaxy(base="hoth").table
    since = table.copy()
    since.revealed = True
    assert seen(table, EMPIRE, lambda world: world.base, since) == {PLACE["hoth"]}


def test_probe_cards_that_look_alike_trade_places() -> None:
    galaxy = Galaxy(base="hoth").probe_hand("ilum", "endor").probes("yavin", "bespin", "dagobah", "tatooine")
    table = galaxy.table
    assert seen(table, EMPIRE, lambda world: world.probe_hand) == {table.probe_hand}
    assert len(seen(table, REBEL, lambda world: frozenset(world.probe_hand))) > 5
    for name in ("ilum", "yavin"):  # the Rebels have put these two back themselves
        table.probe_groups[PLACE[name]] = 1
    pairs = seen(table, REBEL, lambda world: sum(PLACE[name] in world.probe_hand for name in ("ilum", "yavin")))
    assert pairs == {1}
    assert len(seen(table, REBEL, lambda world: PLACE["ilum"] in world.probe_hand)) == 2


# ── objectives ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_objectives_with_the_same_back_trade_places() -> None:
    galaxy = Galaxy().objectives("liberation", "uprising", "crippling-blow")
    table = galaxy.table
    table.tracked[EMPIRE] = ("crippling-blow",)
    hands = seen(table, EMPIRE, lambda world: frozenset(world.objective_hand))
    assert len(hands) > 5
    assert all("crippling-blow" in hand for hand in hands)  # type: ignore[operator]
    stages = seen(table, EMPIRE, lambda world: tuple(GAME.view(world, 1).objective_stages))
    assert len(stages) == 1
    assert seen(table, REBEL, lambda world: world.objective_hand) == {table.objective_hand}
    top = table.objectives[-1]
    table.tracked[REBEL] = (top,)
    assert seen(table, REBEL, lambda world: world.objectives[-1]) == {top}
    assert len(seen(table, EMPIRE, lambda world: world.objectives[-1])) > 1
    moved = [world.tracked[REBEL] == (world.objectives[-1],) for world in worlds(table, EMPIRE)]
    assert all(moved)  # the Rebels know the top card, whichever it is


# ── action cards ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_card_that_came_with_a_leader_shows_that_leader() -> None:
    galaxy = Galaxy().actions("empire", "good-intel", "blindside")
    table = galaxy.table
    tarkin = next(leader for leader in PICTURED["good-intel"])
    table.recruited[EMPIRE] = (tarkin, -1)
    for world in worlds(table, REBEL):
        first, second = world.actions[EMPIRE]
        assert tarkin in PICTURED[first]
        assert ACTIONS[first].timing != "immediate" != ACTIONS[second].timing
    assert len(seen(table, REBEL, lambda world: world.actions[EMPIRE][1])) > 2
    assert seen(table, EMPIRE, lambda world: world.actions[EMPIRE]) == {table.actions[EMPIRE]}
    since = table.copy()
    since.spent += ("blindside",)
    assert seen(table, REBEL, lambda world: world.actions[EMPIRE][1], since) == {"blindside"}


def test_cards_at_the_bottom_of_the_own_action_deck_are_known() -> None:
    table = Galaxy().table
    table.actions_known = [2, 0]
    known = table.action_decks[REBEL][:2]
    assert seen(table, REBEL, lambda world: world.action_decks[REBEL][:2]) == {known}
    assert len(seen(table, REBEL, lambda world: world.action_decks[REBEL][2:])) > 5
    assert len(seen(table, EMPIRE, lambda world: world.action_decks[REBEL][:2])) > 5


@pytest.mark.parametrize("recruited", ["admiral-piett", ""])
def test_one_of_the_drawn_cards_shows_who_was_recruited(recruited: str) -> None:
    """Or nobody who could have been."""
    galaxy = Galaxy()
    leader = LEADER.get(recruited, -1)
    deck = galaxy.table.action_decks[EMPIRE]
    first = next(card for card in deck if leader in PICTURED[card]) if recruited else deck[0]
    if not recruited:  # everybody on the first card has joined already
        for person in PICTURED[first]:
            galaxy.table.where[person] = PLACE["naboo"]
    other = next(card for card in deck if card != first)
    table = at(galaxy, "recruit-card", EMPIRE, leader)
    table.drawn, table.drawer = (first, other), EMPIRE
    table.action_decks[EMPIRE] = tuple(card for card in deck if card not in table.drawn)

    def fits(world: Table, card: str) -> bool:
        if recruited:
            return leader in PICTURED[card]
        return not any(recruitable(world, person) for person in PICTURED[card])

    for world in worlds(table, REBEL):
        assert any(fits(world, card) for card in world.drawn)
    assert seen(table, EMPIRE, lambda world: world.drawn) == {table.drawn}
    assert len(seen(table, REBEL, lambda world: frozenset(world.drawn))) > 3


def test_an_immediate_card_about_to_be_resolved_is_known() -> None:
    immediate = next(card for card, facts in ACTIONS.items() if facts.timing == "immediate" and facts.side == "empire")
    starting = ACTIONS[immediate].starting
    other = next(
        card
        for card, facts in ACTIONS.items()
        if facts.side == "empire" and facts.timing != "immediate" and facts.starting == starting and not facts.expansion
    )
    for step in (("immediate", EMPIRE, immediate), ("starting-immediate", EMPIRE)):
        galaxy = Galaxy().actions("empire", immediate, other)
        assert seen(at(galaxy, *step), REBEL, lambda world: world.actions[EMPIRE][0]) == {immediate}


# ── missions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def hidden_missions() -> Galaxy:
    galaxy = (
        Galaxy().hand("rebel", "sabotage", "demolition", "hit-and-run").assigned("rebel", "infiltration", "han-solo")
    )
    galaxy.hand("empire", "detained", "oversee-project").assigned("empire", "rule-by-fear", "general-tagge")
    galaxy.deck("rebel", "daring-rescue", "seek-yoda", "stolen-plans").deck(
        "empire", "collect-bounty", "long-range-probe"
    )
    return galaxy


def test_the_opponents_missions_come_from_hand_table_and_deck() -> None:
    table = hidden_missions().table
    table.known[REBEL] = ("sabotage",)
    held = seen(table, EMPIRE, lambda world: frozenset((*world.hands[REBEL], *world.assigned[REBEL])))
    assert len(held) > 5
    assert all("sabotage" in cards for cards in held)  # type: ignore[operator]
    assert len(seen(table, EMPIRE, lambda world: "sabotage" in world.hands[REBEL])) == 2  # or face down
    assert seen(table, REBEL, lambda world: (world.hands[REBEL], world.assigned[REBEL])) == {
        (table.hands[REBEL], table.assigned[REBEL])
    }
    counted = seen(
        table,
        REBEL,
        lambda world: sum(MISSIONS[card].type == "project" for card in (*world.hands[EMPIRE], *world.assigned[EMPIRE])),
    )
    assert counted == {1}  # as many projects as the Rebels have seen drawn


def test_projects_under_the_deck_are_known_to_the_empire() -> None:
    table = hidden_missions().table
    table.projects_known = 2
    assert seen(table, EMPIRE, lambda world: world.projects[:2]) == {table.projects[:2]}
    assert len(seen(table, EMPIRE, lambda world: world.projects[2:])) > 3
    assert len(seen(table, REBEL, lambda world: world.projects[:2])) > 3


def test_a_mission_that_is_being_revealed_can_be_revealed() -> None:
    galaxy = hidden_missions().put("naboo", "1 stormtrooper")
    table = at(galaxy, "mission", REBEL, 0, 0)
    shown = [revealable(world, REBEL, 0) for world in worlds(table, EMPIRE)]
    assert shown
    assert all(shown)


def test_a_mission_turned_up_since_is_the_one_that_lay_there() -> None:
    table = hidden_missions().assigned("rebel", "seek-yoda", "luke-skywalker").table
    since = table.copy()
    since.assigned[REBEL] = ("", "seek-yoda")
    since.errand = Errand("infiltration", REBEL, 0, (LEADER["han-solo"],))
    assert seen(table, EMPIRE, lambda world: world.assigned[REBEL][0], since) == {"infiltration"}
    assert len(seen(table, EMPIRE, lambda world: world.assigned[REBEL][1], since)) > 1


def test_a_card_taken_in_hand_to_be_assigned_is_hidden() -> None:
    table = hidden_missions().table
    table.chosen, table.current = "base-defenses", REBEL
    assert len(seen(table, EMPIRE, lambda world: world.chosen)) > 3
    assert seen(table, REBEL, lambda world: world.chosen) == {"base-defenses"}
    for world in worlds(table, EMPIRE):
        cards = (world.chosen, *world.hands[REBEL], *world.assigned[REBEL], *world.decks[REBEL])
        assert sorted(cards) == sorted(
            ("base-defenses", *table.hands[REBEL], *table.assigned[REBEL], *table.decks[REBEL])
        )


def test_a_hand_that_is_looked_at_is_known() -> None:
    table = at(hidden_missions(), "discard-theirs")
    assert seen(table, EMPIRE, lambda world: world.hands[REBEL]) == {table.hands[REBEL]}
    table = at(hidden_missions(), "command")
    assert len(seen(table, EMPIRE, lambda world: world.hands[REBEL])) > 3


def test_projects_that_are_drawn_are_hidden_from_the_rebels() -> None:
    table = hidden_missions().table
    table.drawn, table.drawer = table.projects[-2:], EMPIRE
    table.projects = table.projects[:-2]
    assert seen(table, EMPIRE, lambda world: world.drawn) == {table.drawn}
    assert len(seen(table, REBEL, lambda world: world.drawn)) > 3
    assert seen(table, REBEL, lambda world: len(world.projects)) == {len(table.projects)}


# ── tactic cards ───────────────────────────────────────────────────────────────────────────────────────────────────


def fight(*effects: tuple[str, int, str]) -> Table:
    table = Galaxy().table
    table.combat = Combat(PLACE["naboo"], EMPIRE)
    taken = [(table.tactics[0][-1], table.tactics[1][-1]), (table.tactics[0][-2],)]
    table.combat.hands = list(taken)
    table.combat.effects = effects
    table.tactics = [table.tactics[0][:-2], table.tactics[1][:-1], *table.tactics[2:]]
    return table


def test_tactic_cards_of_the_opponent_are_hidden_but_for_their_backs() -> None:
    table = fight()
    hands = seen(table, EMPIRE, lambda world: world.combat and tuple(world.combat.hands[REBEL]))
    assert len(hands) > 5
    backs = seen(table, EMPIRE, lambda world: GAME.view(world, 1).combat.counts)  # type: ignore[union-attr]
    assert backs == {((1, 1), (1, 0))}
    own = seen(table, EMPIRE, lambda world: world.combat and tuple(world.combat.hands[EMPIRE]))
    assert len(own) == 1
    assert len(seen(table, EMPIRE, lambda world: world.tactics[GROUND])) > 5


def test_a_hand_that_lies_open_is_known() -> None:
    table = fight(("open-hand", REBEL, "combat"))
    assert len(seen(table, EMPIRE, lambda world: world.combat and tuple(world.combat.hands[REBEL]))) == 1
    assert len(seen(table, REBEL, lambda world: world.combat and tuple(world.combat.hands[EMPIRE]))) > 1


def test_tactic_cards_that_the_rebels_look_at_stay_on_top() -> None:
    galaxy = Galaxy()
    galaxy.table.peeked = galaxy.table.tactics[GROUND][-3:]
    table = at(galaxy, "sort-tactics", GROUND)
    assert seen(table, REBEL, lambda world: world.tactics[GROUND][-3:]) == {table.peeked}
    assert len(seen(table, REBEL, lambda world: world.tactics[GROUND][:-3])) > 5
    assert len(seen(table, REBEL, lambda world: world.tactics[0][-3:])) > 5
    assert len(seen(table, EMPIRE, lambda world: world.tactics[GROUND][-3:])) > 5
