"""Damage, destruction, simultaneous fire, the end of a round and of a game."""

from __future__ import annotations

import pytest

from dejarik.games.xwing.cards.damage import DAMAGE
from dejarik.games.xwing.notes import (
    Attacks,
    CriticallyDamaged,
    Damaged,
    Destroyed,
    Doomed,
    LosesShield,
    RollsAttack,
    RollsDefence,
)
from dejarik.games.xwing.rules.activation import strike_obstacle
from dejarik.games.xwing.rules.combat import open_phase
from dejarik.games.xwing.rules.damage import check_hull, deal_facedown, deal_faceup, destroy, flip_kind, suffer
from dejarik.games.xwing.rules.values import DECK, agility, damage_points, hull, weapon_value
from dejarik.games.xwing.rules.victory import winner
from dejarik.games.xwing.state import IMPERIAL, NONE, REBEL, Ship, Table
from tests.games.xwing.flight import at, fleet, green, hurt, kinds, lay, play, red, shoot, stack, told
from tests.games.xwing.sky import kinds_told, rock, standing


def pair(**xwing: int) -> tuple[Table, Ship, Ship]:
    table = fleet(at("rookie-pilot", 450, 300, 0, **xwing), at("academy-pilot", 450, 500, 180))
    return table, table.ships[0], table.ships[1]


@pytest.mark.rule("xw.dmg.sources")
def test_damage_from_an_asteroid_is_damage_like_any() -> None:
    table, _, tie = pair()
    lay(table, red("hit"))
    play(strike_obstacle(table, tie))
    assert [card.faceup for card in tie.damage] == [False]
    assert DAMAGE.keys() == set(DECK)


@pytest.mark.rule("xw.dmg.one-by-one", "xw.dmg.shield-first", "xw.dmg.hull")
def test_damage_is_applied_point_by_point() -> None:
    table, rookie, _ = pair(shields=1)
    stack(table, "console-fire", "damaged-engine")
    play(suffer(table, rookie, hits=2, crits=1))
    assert kinds_told(table) == [LosesShield, Damaged, CriticallyDamaged]
    assert rookie.shields == 0
    assert kinds(rookie) == ["console-fire", "damaged-engine"]
    assert [card.faceup for card in rookie.damage] == [False, True]
    table, rookie, _ = pair()
    play(suffer(table, rookie, crits=1))
    assert (rookie.shields, rookie.damage) == (1, [])


@pytest.mark.rule("xw.dmg.reshuffle")
def test_the_discard_pile_becomes_a_new_deck() -> None:
    table, _, tie = pair()
    table.discard, table.deck = [0, 1, 2, 3, 4], []
    deal_facedown(table, tie)
    assert len(table.deck) == 4
    assert table.discard == []
    assert sorted([*table.deck, tie.damage[0].card]) == [0, 1, 2, 3, 4]


@pytest.mark.rule("xw.limit.deck-empty")
def test_without_cards_substitutes_count() -> None:
    table, _, tie = pair()
    table.deck, table.discard = [], []
    play(deal_faceup(table, tie))
    assert (tie.damage[0].card, tie.damage[0].faceup, tie.faceup) == (NONE, False, ())
    assert damage_points(tie) == 1
    play(suffer(table, tie, hits=2))
    assert tie.destroyed
    assert table.discard == []


@pytest.mark.rule("xw.dmg.facedown-ignored", "xw.dmg.hull-not-reduced")
def test_a_facedown_card_counts_one() -> None:
    table, _, tie = pair()
    hurt(table, tie, "direct-hit", "console-fire", faceup=False)
    assert damage_points(tie) == 2
    assert hull(tie) == 3
    check_hull(table, tie)
    assert tie.in_play


@pytest.mark.rule("xw.dmg.faceup-effect")
def test_a_faceup_card_takes_effect() -> None:
    table, rookie, tie = pair()
    stack(table, "structural-damage")
    play(deal_faceup(table, tie))
    lay(table, red("blank", "blank", "blank"), green("blank", "blank"))
    play(shoot(table, rookie, tie))
    assert len(told(table, RollsDefence)[0].dice) == 2


@pytest.mark.rule("xw.dmg.traits")
def test_traits_matter_to_other_cards() -> None:
    table = fleet(at("black-squadron-pilot", 450, 300, 0, "determination"), at("rookie-pilot", 100, 100))
    pilot = table.ships[0]
    stack(table, "injured-pilot", "structural-damage")
    play(deal_faceup(table, pilot))
    play(deal_faceup(table, pilot))
    assert kinds(pilot) == ["structural-damage"]
    assert [DECK[card] for card in table.discard] == ["injured-pilot"]


@pytest.mark.rule("xw.dmg.crit-token", "xw.comp.crit-token")
def test_a_flipped_card_stops_working_but_counts() -> None:
    table, rookie, _ = pair()
    hurt(table, rookie, "weapon-malfunction", "structural-damage")
    assert standing(table).view(0).ships[0].crits == 2
    assert weapon_value(table, rookie) == 2
    flip_kind(table, rookie, "weapon-malfunction")
    assert weapon_value(table, rookie) == 3
    assert agility(table, rookie) == 1
    assert damage_points(rookie) == 2
    assert len(rookie.faceup) == 1


@pytest.mark.rule("xw.dmg.destroyed")
def test_as_many_cards_as_hull_destroy() -> None:
    table, rookie, tie = pair()
    play(suffer(table, tie, hits=2))
    assert tie.in_play
    play(suffer(table, tie, hits=1))
    assert tie.destroyed
    play(suffer(table, rookie, hits=4))
    assert rookie.in_play
    play(suffer(table, rookie, hits=1))
    assert rookie.destroyed


@pytest.mark.rule("xw.dmg.destroy-cleanup", "xw.gap.dmg-discard-public", "xw.gap.dmg-facedown-secret")
def test_a_destroyed_ship_leaves_nothing_behind() -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 500, 180, focus=1, stress=1))
    tie = table.ships[1]
    stack(table, "console-fire", "minor-hull-breach", "damaged-engine")
    play(suffer(table, tie, hits=2))
    for seat in (0, 1, None):
        seen = standing(table.copy()).view(seat)
        assert [card.card for card in seen.ships[1].damage] == ["", ""]
        assert "console-fire" not in str(seen)
    play(suffer(table, tie, hits=1))
    assert (tie.in_play, tie.damage, tie.focus, tie.stress) == (False, [], 0, 0)
    from dejarik.games.xwing.view import view

    for seat in (0, 1):
        assert view(table, seat).discard == ("console-fire", "minor-hull-breach", "damaged-engine")


@pytest.mark.rule("xw.gap.dmg-facedown-secret")
def test_a_card_that_was_faceup_stays_known() -> None:
    table, _, tie = pair()
    stack(table, "console-fire")
    play(deal_faceup(table, tie))
    flip_kind(table, tie, "console-fire")
    from dejarik.games.xwing.view import view

    assert [(card.card, card.faceup) for card in view(table, 0).ships[1].damage] == [("console-fire", False)]


@pytest.mark.rule("xw.dmg.destroy-immediate")
def test_a_destroyed_ship_does_not_attack() -> None:
    table = fleet(at("luke-skywalker", 450, 300), at("obsidian-squadron-pilot", 450, 400, 180))
    tie = table.ships[1]
    hurt(table, tie, "console-fire", "console-fire", faceup=False)
    other = at("academy-pilot", 800, 800)
    other.id = 2
    table.ships.append(other)
    lay(table, red("hit", "hit", "hit", "hit"), green("blank", "blank", "blank"))
    match = standing(table)
    match.answer(0, ("primary", 1))
    assert match.table.phase == "planning"  # nobody else had a turn
    assert len(match.told(Attacks)) == 1


@pytest.mark.rule("xw.gap.dmg-excess")
def test_no_more_cards_than_needed() -> None:
    for attacker, cards in (("luke-skywalker", 1), ("rookie-pilot", 1), ("red-squadron-pilot", 3)):
        table = fleet(at(attacker, 450, 300), at("black-squadron-pilot", 450, 400, 180))
        tie = table.ships[1]
        hurt(table, tie, "console-fire", "console-fire", faceup=False)
        before = len(table.deck)
        lay(table, red("hit", "hit", "hit", "blank"), green("blank", "blank", "blank"))
        play(shoot(table, table.ships[0], tie))
        assert before - len(table.deck) == cards


@pytest.mark.rule("xw.gap.dmg-suffer-effects")
def test_damage_from_cards_hits_shields_first() -> None:
    table, rookie, _ = pair(shields=1)
    hurt(table, rookie, "console-fire")
    lay(table, red("hit"))
    play(open_phase(table))
    assert (rookie.shields, len(rookie.damage)) == (0, 1)


# ── «Правило одновременных атак» ──────────────────────────────────────────────────────────────────────────────────


def equals(initiative: int = IMPERIAL, **settings: object) -> tuple[Table, Ship, Ship]:
    """Black Squadron against a battered Red Squadron, both of skill 4."""
    table = fleet(
        at("red-squadron-pilot", 450, 300, shields=0), at("black-squadron-pilot", 450, 480, 180), initiative=initiative
    )
    table.step = "ships"
    hurt(table, table.ships[0], "damaged-cockpit", "damaged-cockpit", faceup=False)
    for name, value in settings.items():
        setattr(table, name, value)
    return table, table.ships[0], table.ships[1]


@pytest.mark.rule("xw.simul.rule", "xw.simul.example", "xw.simul.then-destroyed")
def test_a_doomed_ship_of_equal_skill_fires_back_first() -> None:
    table, rebel, tie = equals()
    third = at("academy-pilot", 100, 800)
    third.id = 2
    table.ships.append(third)
    lay(table, red("hit", "blank"), green("blank", "blank"))
    match = standing(table)
    match.answer(1, ("primary", 0))
    assert rebel.in_play
    assert rebel.doomed
    assert match.table.active == 0
    lay(match.table, red("blank", "blank", "blank"), green("blank", "blank", "blank"))
    match.answer(0, ("primary", 1))
    assert rebel.destroyed
    order = [type(entry.note) for entry in match.journal]
    assert order.index(Destroyed) > order.index(RollsAttack, order.index(Doomed))
    assert match.over
    assert tie.in_play


@pytest.mark.rule("xw.simul.keeps-cards")
def test_new_faceup_cards_affect_the_last_attack() -> None:
    for card, dice in (("weapon-malfunction", 2), ("blinded-pilot", 0)):
        table, rebel, _ = equals()
        stack(table, card)
        lay(table, red("crit", "blank"), green("blank", "blank"))
        match = standing(table)
        match.answer(1, ("primary", 0))
        assert rebel.doomed
        assert len(rebel.damage) == 3
        lay(match.table, red("blank", "blank"), green("blank", "blank", "blank"))
        match.answer(0, ("primary", 1))
        assert len(match.told(RollsAttack)[1].dice) == dice


@pytest.mark.rule("xw.gap.simul-already-attacked")
def test_a_ship_that_has_attacked_dies_at_once() -> None:
    table, rebel, tie = equals()
    rebel.damage, rebel.faceup = [], ()
    hurt(table, tie, "damaged-engine", "damaged-engine", faceup=False)
    match = standing(table)
    match.answer(1, "pass")
    lay(match.table, red("hit", "hit", "hit"), green("blank", "blank", "blank"))
    match.answer(0, ("primary", 1))
    assert tie.destroyed
    assert not match.told(Doomed)


@pytest.mark.rule("xw.gap.simul-no-target")
def test_a_doomed_ship_without_a_target_is_removed_in_its_turn() -> None:
    table, rebel, _ = equals()
    rebel.h = 180_000
    third = at("rookie-pilot", 100, 100)
    third.id = 2
    table.ships.append(third)
    lay(table, red("hit", "blank"), green("blank", "blank"))
    match = standing(table)
    match.answer(1, ("primary", 0))
    assert rebel.destroyed
    assert len(match.told(Attacks)) == 1


@pytest.mark.rule("xw.gap.simul-third-ship")
def test_a_doomed_ship_works_as_usual_until_it_is_removed() -> None:
    table, rebel, _ = equals()
    second = at("black-squadron-pilot", 400, 480, 180)
    second.id = 2
    table.ships.append(second)
    match = standing(table)
    match.answer(1, 1)
    lay(match.table, red("hit", "blank"), green("blank", "blank"))
    match.answer(1, ("primary", 0))
    lay(match.table, red("hit", "hit"), green("blank", "blank"))
    match.answer(1, ("primary", 0))  # the second attacks the doomed ship
    assert len(rebel.damage) == 5
    assert match.questions[0].kind == "attack"


@pytest.mark.rule("xw.gap.simul-non-attack")
def test_other_damage_destroys_at_once() -> None:
    table, rebel, _ = equals()
    rebel.damage.pop()
    hurt(table, rebel, "console-fire")
    lay(table, red("hit"))
    play(open_phase(table))
    assert rebel.destroyed


@pytest.mark.rule("xw.win.simultaneous", "xw.gap.win-simul-moment")
def test_mutual_destruction_is_won_by_initiative() -> None:
    for initiative, seat in ((IMPERIAL, 1), (REBEL, 0)):
        table, rebel, tie = equals(initiative)
        hurt(table, tie, "damaged-engine", "damaged-engine", faceup=False)
        first, second = (tie, rebel) if initiative == IMPERIAL else (rebel, tie)
        match = standing(table)
        lay(match.table, [0] * 3, [7] * 3)
        match.answer(first.seat, ("primary", second.id))
        lay(match.table, [0] * 3, [7] * 3)
        match.answer(second.seat, ("primary", first.id))
        assert match.over
        assert match.outcome is not None
        assert (match.outcome.result, match.outcome.winners) == ("both-destroyed", (seat,))
    table = fleet(at("rookie-pilot", 100, 100, shields=0), at("academy-pilot", 800, 800))
    for ship in table.ships:
        hurt(table, ship, "damaged-engine", faceup=False)
        hurt(table, ship, "console-fire")
    table.step = "start"
    lay(table, red("hit"), red("hit"))
    match = standing(table)  # both dice are rolled before victory is checked
    assert match.over
    assert [ship.destroyed for ship in match.table.ships] == [True, True]
    assert match.table.winner == IMPERIAL


@pytest.mark.rule("xw.gap.win-moment")
def test_victory_is_immediate() -> None:
    table = fleet(at("luke-skywalker", 450, 300), at("academy-pilot", 450, 400, 90), at("rookie-pilot", 500, 300))
    hurt(table, table.ships[1], "console-fire", "console-fire", faceup=False)
    lay(table, [0] * 4, [7] * 3)
    match = standing(table)
    match.answer(0, ("primary", 1))
    assert match.over
    assert not match.table.ships[2].attacked


def test_the_last_ships_of_one_side_gone() -> None:
    table, rookie, tie = pair()
    assert winner(table) is None
    destroy(table, rookie)
    assert winner(table) == (IMPERIAL, "imperial-won")
    tie.doomed = True
    assert winner(table) is None
    assert rock(1, 1).shape == 4


@pytest.mark.rule("xw.limit.tokens-unlimited")
def test_tokens_never_run_out() -> None:
    from dejarik.games.xwing.rules.actions import action_step

    table = fleet(*[at("academy-pilot", 100 + 60 * i, 300) for i in range(5)], at("rookie-pilot", 800, 800))
    for ship in table.ships[:5]:
        play(action_step(table, ship), "evade")
    assert [ship.evade for ship in table.ships[:5]] == [1] * 5
