"""Exactly so many, exactly these: what a rule leaves alone stands beside what it touches."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask
from dejarik.games.destiny.notes import OfAbility, OfMoment
from dejarik.games.destiny.rules import damage, defeat, zones
from dejarik.games.destiny.rules.values import cost_of
from dejarik.games.destiny.state import NOBODY, die_of
from dejarik.lab.stage import perform
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.cards.test_later_sets import use_it
from tests.games.destiny.stage import Stage, duel


def test_only_who_is_ready_gives_a_deflecting_slash() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("padawan", 1)], [("hired-gun", 1)])
    (luke, padawan), (foe,) = stage.teams
    shot = stage.show(foe, "2RD1")
    stage.table.pieces[luke].exhausted = True
    stage.rolls((padawan, "-"))
    play(stage, "deflecting-slash")
    assert stage.piece(padawan).exhausted
    assert shot not in stage.t.showing


@pytest.mark.rule("dst.clar.barter-with-blood", "dst.damage.distribute-cap")
def test_shields_count_when_blood_is_bartered() -> None:
    stage = Stage([("nightsister", 1), ("padawan", 1)], [("hired-gun", 1)])
    (sister, padawan), _ = stage.teams
    stage.table.pieces[sister].shields = 2
    stage.table.pieces[sister].damage = stage.table.pieces[padawan].damage = 5
    play(stage, "barter-with-blood")
    stage.match.answer(1, "0")
    stage.match.answer(0, "3")
    assert stage.sharing.caps == (4, 2)  # two shields and two health; two health


@pytest.mark.parametrize("whose", [0, 1])
def test_a_comlink_speaks_of_dice_of_either_side(whose: int) -> None:
    stage, own, foe = duel()
    stage.show((own, foe)[whose], "2RD1")
    play(stage, "comlink")
    assert stage.asked.kind == "after"


def test_a_comlink_without_dice_is_silent() -> None:
    stage, _, _ = duel()
    play(stage, "comlink")
    assert stage.asked.kind == "action"


def test_what_is_rerolled_together_has_no_order() -> None:
    stage, gun, foe = duel()
    stage.show(gun, "2RD1")
    stage.show(foe, "2RD1")
    play(stage, "comlink")
    stage.do(stage.options[1], "reroll-theirs")
    assert isinstance(stage.asked, Ask)
    assert not stage.asked.ordered


def test_thrawn_says_what_becomes_of_the_card_he_foresaw() -> None:
    stage, thrawn, _ = duel("thrawn-master-strategist", "hired-gun")
    stage.hand(1, "take-cover", "lightsaber", "lightsaber")
    stage.do(("activate", thrawn))
    use_it(stage).do("3")
    assert isinstance(stage.asked.about, OfAbility)
    assert (stage.asked.kind, stage.asked.about.doing) == ("their-hand", "discard")


def test_maul_does_not_mind_the_upgrades_of_his_friends() -> None:
    stage = Stage([("maul-vengeful-one", 1), ("hired-gun", 1)], [("padawan", 1)])
    (_, gun), (padawan,) = stage.teams
    stage.show(stage.upgrade(gun, "holdout-blaster"), "2RD1")
    stage.show(padawan, "2MD")
    card = stage.held(1, "dodge")
    stage.table.active = 1
    stage.do(("play", card))
    assert stage.asked.kind == "action"


def test_one_rich_opponent_of_two_makes_a_strike_team_cheaper() -> None:
    stage = Stage([("rebel-trooper", 1)], [("hired-gun", 1)], [("hired-gun", 1)], resources=0)
    team = stage.held(0, "strike-team")
    dear = cost_of(stage.table, team)
    stage.table.resources[2] = 3
    assert cost_of(stage.table, team) == dear - 1


@pytest.mark.rule("dst.multi.left-decides", "dst.multi.battlefield-vacant")
def test_whoever_decides_goes_on_deciding_when_another_leaves() -> None:
    stage = Stage(*([("hired-gun", 1)] for _ in range(4)))
    stage.table.control, stage.table.decides = NOBODY, 3
    perform(defeat.eliminate(stage.table, 1))
    assert stage.table.decides == 3
    perform(defeat.eliminate(stage.table, 3))
    assert stage.table.decides == 0


def test_the_first_side_of_a_discarded_die_does_something_as_well() -> None:
    stage, poe, foe = duel("poe-dameron-ace-pilot")
    ship = stage.held(0, "black-one")
    stage.do(("resolve", stage.show(poe, "Sp")))
    stage.do((die_of(ship), 0), foe, "no")
    assert stage.piece(foe).damage == 2


@pytest.mark.rule("dst.clar.krennic-die")
def test_a_die_that_was_set_aside_is_lent_once() -> None:
    stage, _, _ = duel("director-krennic-cruel-but-brilliant", "hired-gun")
    first, second = (stage.spare(0, "death-trooper") for _ in range(2))
    stage.table.pools[0].append(first)
    stage.table.showing[first] = 0
    assert zones.spare_dice(stage.table, 0, "Death Trooper") == [second]


@pytest.mark.rule("dst.resolve.by-card-modifier-many")
def test_modifiers_count_among_the_dice_that_a_card_resolves() -> None:
    """Three dice: one alone, one with a modifier; there is no room for the second modifier."""
    stage = Stage(
        [("enfys-nest-fearsome-outlaw", 2), ("enfys-nests-marauder", 1), ("enfys-nests-marauder", 1)],
        [("hired-gun", 2)],
    )
    (enfys, marauder, other), (foe,) = stage.teams
    alone, joined = stage.show(enfys, "1MD"), stage.show(enfys, "1MD", 1)
    added = stage.show(marauder, "+2MD")
    stage.show(other, "+2MD")
    stage.do(("use", enfys, 0), alone, "done", foe, joined, added)
    assert stage.asked.kind != "modify"


def test_a_question_names_how_its_die_came_to_show_a_side() -> None:
    stage, _, _ = duel("fn-2199-loyal-trooper", "hired-gun")
    baton = stage.held(0, "z6-riot-control-baton")
    stage.rolls((baton, "-"))
    stage.do(("play", baton))
    assert isinstance(stage.asked.about, OfMoment)
    assert stage.asked.about.moment == "into-pool"


def test_no_shields_are_nothing_to_answer() -> None:
    stage, jinn, _ = duel("qui-gon-jinn-ataru-master")
    stage.table.pieces[jinn].shields = 1
    assert perform(damage.give_shields(stage.table, jinn, 0, 0)) == []
    assert damage.most_shields(stage.table, jinn, 0, 0) == 2


def test_who_has_fallen_is_given_no_shields() -> None:
    stage = Stage([("hired-gun", 1), ("padawan", 1)], [("hired-gun", 1)])
    (gun, _), _ = stage.teams
    del stage.table.pieces[gun]
    assert perform(damage.give_shields(stage.table, gun, 2, 0)) == []


def test_a_slave_i_with_no_dice_to_fire_at_does_nothing() -> None:
    stage, _, foe = duel()
    stage.do(("resolve", stage.show(stage.support(0, "slave-i"), "Sp")))
    assert (stage.asked.seat, stage.piece(foe).damage) == (1, 0)


@pytest.mark.rule("dst.term.free", "dst.upgrade.replace")
@pytest.mark.parametrize(("name", "replaces"), [("sith-holocron", False), ("mind-probe", True)])
def test_for_what_costs_nothing_anyhow_no_upgrade_is_given_up(name: str, replaces: bool) -> None:
    """Rise Again plays an upgrade of the discard pile for free."""
    stage, kylo, _ = duel("kylo-ren-vaders-disciple", resources=9)
    stage.upgrade(kylo, "datapad")
    play(stage, "rise-again", stage.discarded(0, name))
    assert (stage.asked.kind == "replace") == replaces


def test_nobody_has_to_rise_again_with_an_upgrade() -> None:
    stage, kylo, _ = duel("kylo-ren-vaders-disciple", resources=9)
    stage.table.pieces[kylo].damage = 6
    old = stage.discarded(0, "mind-probe")
    play(stage, "rise-again")
    assert stage.options == ("no", old)
    stage.do("no")
    assert stage.piece(kylo).damage == 1
    assert old in stage.t.discards[0]
