"""Sets of later products, written in the words of the core and a few more, with the engine's timing untouched."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.build import Deck, complaints
from dejarik.games.lcg.cards.facts import cards, sets
from tests.games.lcg.cards import Scene, never, offered, use


@pytest.mark.rule("lcg.build.living-game")
def test_sets_of_new_products_are_ready_for_decks() -> None:
    later = [number for number, six in sets().items() if six.product != "core"]
    assert later == [38, 40, 69]
    assert complaints(Deck("rebel-alliance", (1, 2, 3, 5, 6, 7, 8, 9, 38, 38))) == []
    assert complaints(Deck("smugglers-and-spies", (1, 2, 3, 5, 6, 7, 8, 9, 69, 69))) == []
    assert complaints(Deck("sith", (19, 20, 21, 23, 24, 25, 26, 27, 40, 40))) == []
    assert all(len(sets()[number].cards) == 6 for number in later)
    assert cards()["chewbacca"].product == "edge-of-darkness"


# ── 38. Hoth Operations ────────────────────────────────────────────────────────────────────────────────────────────


def edge_of_a_speeder(hoth: int, enemy_hoth: int) -> int:
    scene = Scene(light="rebel-alliance")
    speeder, guard = scene.light.unit("snowspeeder"), scene.dark.unit("kuati-security-team")
    for _ in range(hoth):
        scene.light.objective("hoth-operations")
    for _ in range(enemy_hoth):
        scene.dark.objective("the-killing-cold")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [speeder], [guard])
    play = scene.start("engagement.6", halts=("engagement.8",)).until("halt")
    return play.table.edge


def test_hoth_operations_give_speeders_edge_while_you_lead_on_hoth() -> None:
    assert edge_of_a_speeder(1, 0) == 0


def test_hoth_operations_need_more_hoth_objectives_and_speeders() -> None:
    assert edge_of_a_speeder(1, 1) == 1
    scene = Scene(light="rebel-alliance")
    fighter, guard = scene.light.unit("y-wing"), scene.dark.unit("kuati-security-team")
    scene.light.objective("hoth-operations")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [fighter], [guard])
    assert scene.start("engagement.6", halts=("engagement.8",)).until("halt").table.edge == 1


def test_wedge_antilles_flies_a_speeder_and_readies_it() -> None:
    scene = Scene(light="rebel-alliance")
    speeder, wedge = scene.light.unit("snowspeeder", focus=1), scene.light.hand("wedge-antilles")
    play = use(scene.start("deployment.2"), "light", wedge)
    play.answer("light", speeder)
    use(play, "light", wedge)
    assert play.piece(speeder).focus == 0
    assert play.piece(wedge).focus == 1


def test_wedge_antilles_as_a_unit_has_no_such_action() -> None:
    scene = Scene(light="rebel-alliance")
    wedge = scene.light.unit("wedge-antilles")
    scene.light.unit("snowspeeder", focus=1)
    never(scene.start("deployment.2"), wedge)


def test_rogue_three_gains_edge_icons_for_its_pilot() -> None:
    for pilots, damage in ((0, 2), (1, 3)):
        scene = Scene(light="rebel-alliance")
        rogue, objective = scene.light.unit("rogue-three"), scene.dark.objective("shadows-of-dathomir")
        for _ in range(pilots):
            scene.light.enhancement("wedge-antilles", on=rogue, focus=1)
        scene.engage(objective, [rogue], edge="light")
        play = scene.start("engagement.9", halts=("engagement.14",)).until("halt")
        assert play.piece(objective).damage == damage


def test_hoth_survival_gear_toughens_with_each_hoth_objective() -> None:
    scene = Scene(light="rebel-alliance")
    officer = scene.light.unit("fleet-officer", damage=2)
    scene.light.enhancement("hoth-survival-gear", on=officer)
    for _ in range(2):
        scene.light.objective("hoth-operations")
    play = scene.start("deployment.2", halts=("conflict.1",)).until("halt")
    assert play.in_play(officer)


def test_hoth_survival_gear_counts_only_your_own() -> None:
    scene = Scene(light="rebel-alliance")
    officer, gear = scene.light.unit("fleet-officer", damage=1), scene.light.hand("hoth-survival-gear")
    scene.dark.objective("the-killing-cold")
    choke = scene.dark.hand("force-choke")
    play = use(scene.start("deployment.2"), "light", gear)
    use(play, "dark", choke)
    assert not play.in_play(officer)


# ── 40. The Killing Cold ───────────────────────────────────────────────────────────────────────────────────────────


def test_the_killing_cold_trades_a_unit_for_a_damage() -> None:
    scene = Scene()
    cold, trooper = scene.dark.objective("the-killing-cold", damage=2), scene.dark.unit("espo-trooper")
    play = use(scene.start("deployment.2", "dark"), "dark", cold)
    assert play.piece(cold).damage == 1
    assert trooper in play.table.discards[1]


def test_the_killing_cold_mends_hoth_objectives_only() -> None:
    scene = Scene()
    cold = scene.dark.objective("the-killing-cold")
    scene.dark.objective("shadows-of-dathomir", damage=2)
    scene.dark.unit("espo-trooper")
    never(scene.start("deployment.2", "dark"), cold)


def test_icetromper_chases_an_attacker_away() -> None:
    scene = Scene()
    luke, yoda, tromper = scene.light.unit("luke-skywalker"), scene.light.unit("yoda"), scene.dark.unit("icetromper")
    objective = scene.dark.objective("the-killing-cold")
    scene.engage(objective, [luke, yoda])
    play = use(scene.start("engagement.3", halts=("engagement.14",)), "dark", tromper, luke)
    assert play.piece(luke).role == 0
    assert play.piece(luke).damage == 1
    assert play.piece(yoda).role == 1
    play.until("halt")
    assert play.piece(luke).focus == 0  # it does not strike


def test_icetromper_needs_an_attacker_that_is_no_vehicle() -> None:
    scene = Scene()
    ship, tromper = scene.light.unit("y-wing"), scene.dark.unit("icetromper")
    scene.engage(scene.dark.objective("the-killing-cold"), [ship])
    never(scene.start("engagement.3", halts=("engagement.14",)), tromper)


def test_fear_takes_a_unit_out_of_the_struggle_for_good() -> None:
    scene = Scene()
    luke, fear = scene.light.unit("luke-skywalker", committed=True), scene.dark.hand("fear")
    play = use(scene.start("deployment.2", "dark"), "dark", fear)
    assert not play.piece(luke).committed
    scene = Scene()
    luke, yoda = scene.light.unit("luke-skywalker"), scene.light.unit("yoda")
    scene.dark.enhancement("fear", on=luke)
    play = scene.start("force.2")
    assert play.asked == "light commit"
    assert not offered(play, luke)
    assert offered(play, yoda)


def test_fear_goes_on_enemy_characters_only() -> None:
    scene = Scene()
    scene.dark.unit("darth-vader")
    scene.light.unit("y-wing")
    fear = scene.dark.hand("fear")
    assert not offered(scene.start("deployment.2", "dark"), fear)


def test_the_desolation_of_hoth_moves_as_much_as_you_like() -> None:
    scene = Scene()
    cold, luke = scene.dark.objective("the-killing-cold", damage=4), scene.light.unit("luke-skywalker")
    event = scene.dark.hand("the-desolation-of-hoth")
    play = use(scene.start("deployment.2", "dark"), "dark", event, luke)
    assert play.asked == "dark amount"
    assert play.options == (1, 2, 3, 4)
    play.answer("dark", 2)
    assert play.piece(cold).damage == 2
    assert play.piece(luke).damage == 2


def test_the_desolation_of_hoth_is_for_the_own_turn_and_damaged_hoth_objectives() -> None:
    scene = Scene()
    scene.dark.objective("the-killing-cold", damage=4)
    scene.light.unit("luke-skywalker")
    event = scene.dark.hand("the-desolation-of-hoth")
    never(scene.start("deployment.2", "light"), event)
    scene = Scene()
    scene.dark.objective("the-killing-cold")
    scene.dark.objective("shadows-of-dathomir", damage=2)
    scene.light.unit("luke-skywalker")
    event = scene.dark.hand("the-desolation-of-hoth")
    assert not offered(scene.start("deployment.2", "dark"), event)


# ── 69. Wookiee Life Debt ──────────────────────────────────────────────────────────────────────────────────────────


def test_wookiee_life_debt_lets_wookiees_protect_characters() -> None:
    scene = Scene(light="smugglers-and-spies")
    scene.light.objective("wookiee-life-debt")
    han, wookiee = scene.light.unit("han-solo"), scene.light.unit("wookiee-warrior")
    choke = scene.dark.hand("force-choke")
    play = use(scene.start("deployment.2", "dark"), "dark", choke, han)
    assert play.asked == "light protect"
    play.share("light", {wookiee: 1})
    assert play.piece(wookiee).damage == 1
    assert play.piece(han).damage == 0


def test_without_wookiee_life_debt_they_do_not() -> None:
    scene = Scene(light="smugglers-and-spies")
    han = scene.light.unit("han-solo")
    scene.light.unit("wookiee-warrior")
    choke = scene.dark.hand("force-choke")
    play = use(scene.start("deployment.2", "dark"), "dark", choke, han)
    assert play.piece(han).damage == 1


def test_chewbacca_pays_back_twice() -> None:
    scene = Scene(light="smugglers-and-spies")
    chewie, vader = scene.light.unit("chewbacca", focus=1), scene.dark.unit("darth-vader")
    scene.engage(scene.light.objective("draw-their-fire"), [vader], [chewie], edge="dark")
    play = scene.start("engagement.9", "dark").answer("dark", "unit_damage")
    use(play, "light", chewie)
    assert play.piece(chewie).damage == 2
    assert not play.in_play(vader)


def test_chewbacca_keeps_calm_outside_engagements() -> None:
    scene = Scene(light="smugglers-and-spies")
    chewie, choke = scene.light.unit("chewbacca"), scene.dark.hand("force-choke")
    scene.dark.unit("rancor")
    play = use(scene.start("deployment.2", "dark"), "dark", choke, chewie)
    never(play, chewie)
    assert play.piece(chewie).damage == 1


def test_wookiee_warrior_fights_harder_when_hurt() -> None:
    for hurt, blast in ((0, 0), (1, 1)):
        scene = Scene(light="smugglers-and-spies")
        warrior, guard = scene.light.unit("wookiee-warrior", damage=hurt), scene.dark.unit("coruscant-defense-fleet")
        objective = scene.dark.objective("shadows-of-dathomir")
        scene.engage(objective, [warrior], [guard], edge="light")
        play = scene.start("engagement.9", halts=("engagement.10",)).until("halt")
        assert play.piece(guard).damage == 1 + blast
        assert play.piece(objective).damage == blast


def test_let_the_wookiee_win_hurts_a_friend_then_somebody() -> None:
    scene = Scene(light="smugglers-and-spies")
    warrior, vader = scene.light.unit("wookiee-warrior"), scene.dark.unit("darth-vader")
    event = scene.light.hand("let-the-wookiee-win")
    play = use(scene.start("deployment.2"), "light", event, vader)
    assert play.piece(warrior).damage == 1
    assert play.piece(vader).damage == 1


def test_let_the_wookiee_win_needs_a_friend_to_hurt() -> None:
    scene = Scene(light="smugglers-and-spies")
    scene.dark.unit("darth-vader")
    event = scene.light.hand("let-the-wookiee-win")
    assert not offered(scene.start("deployment.2"), event)
