"""Бой и атака."""

from __future__ import annotations

import pytest

from dejarik.core.question import settle
from dejarik.games.rebellion.facts import EMPIRE, GROUND, KIND, REBEL
from dejarik.games.rebellion.notes.combat import (
    AddsLeader,
    AssignsDamage,
    Attacks,
    BattleWon,
    CombatBegins,
    CombatEnds,
    DrawsTactics,
    RoundBegins,
)
from dejarik.games.rebellion.rules.attack import Attack, killing, only_way
from tests.games.rebellion.stage import Galaxy


@pytest.mark.rule("reb.timing.current-player", "reb.combat.both-attack")
def test_the_current_player_does_everything_first() -> None:
    galaxy = Galaxy().put("sullust", "1 star-destroyer").put("naboo", "1 x-wing").pool("darth-vader", "jan-dodonna")
    galaxy.pool("general-tagge").rolls("blank", "blank", "red-direct", "blank")
    galaxy = galaxy.actions("rebel", "its-a-trap").actions("empire", "good-intel")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "naboo").moves("empire", "sullust", star_destroyer=1)
    assert scene.asked == "rebel add-leader"  # Vader is there already
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 star-destroyer").pool("darth-vader", "jan-dodonna")
    scene = galaxy.rolls("blank", "blank", "red-direct", "hit").combat("naboo", "empire")
    assert scene.asked == "empire add-leader"
    scene.says("empire", "no")
    assert scene.asked == "rebel add-leader"
    scene.says("rebel", "no")
    # the X-wing that the first attack has killed still shoots back
    assert [note.side for note in scene.told(Attacks)] == [EMPIRE, REBEL]
    assert scene.units("naboo") == "1 star-destroyer"


@pytest.mark.rule("reb.timing.action-card-tie")
def test_the_current_player_uses_cards_first() -> None:
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 star-destroyer").leader("naboo", "admiral-ackbar", "emperor-palpatine")
    galaxy.actions("rebel", "its-a-trap").actions("empire", "according-to-my-design")
    scene = galaxy.combat("naboo", "empire")
    assert scene.asked == "empire action-card"
    scene.says("empire", "pass")
    assert scene.asked == "rebel action-card"


@pytest.mark.rule("reb.combat.when")
def test_ships_and_ground_units_do_not_meet() -> None:
    galaxy = Galaxy().put("sullust", "1 star-destroyer").put("naboo", "2 rebel-trooper").pool("darth-vader")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "naboo").moves("empire", "sullust", star_destroyer=1)
    assert not scene.told(CombatBegins)


@pytest.mark.rule("reb.combat.steps", "reb.combat.space-first", "reb.combat.no-limit-rounds")
def test_the_steps_of_a_combat() -> None:
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 rebel-trooper, 1 tie-fighter, 1 stormtrooper")
    galaxy.leader("naboo", "general-madine", "general-tagge")
    galaxy.rolls(*["blank"] * 4, *["hit"] * 4)  # nothing in the first round, everything in the second
    scene = galaxy.combat("naboo", "empire")
    while scene.table.combat is not None:
        scene.says("empire" if scene.asked.startswith("empire") else "rebel", scene.options[0])
    kinds = [
        (type(entry.note).__name__, getattr(entry.note, "theatre", ""))
        for entry in scene.match.journal
        if isinstance(entry.note, CombatBegins | DrawsTactics | RoundBegins | Attacks | CombatEnds)
    ]
    space, ground = ("Attacks", "space"), ("Attacks", "ground")
    one_round = [("RoundBegins", ""), space, space, ground, ground]
    assert kinds[0] == ("CombatBegins", "")
    assert kinds[5:] == [*one_round, *one_round, ("CombatEnds", "")]
    assert [name for name, _ in kinds[1:5]] == ["DrawsTactics"] * 4
    assert scene.units("naboo") == ""


def test_the_journal_tells_who_meets_and_what_comes_of_it() -> None:
    galaxy = Galaxy().put("naboo", "2 x-wing, 1 star-destroyer, 1 stormtrooper").pool("darth-vader")
    galaxy.leader("naboo", "jan-dodonna").rolls("hit", "blank", "blank", "blank", "hit", "blank")
    scene = galaxy.combat("naboo", "empire").says("empire", "darth-vader")
    while scene.table.combat is not None and not scene.told(RoundBegins)[1:]:
        scene.says("empire" if scene.asked.startswith("empire") else "rebel", scene.options[0])
    (begun,) = scene.told(CombatBegins)
    assert (begun.rebels, begun.imperials) == (("jan-dodonna",), ())
    assert begun.units == (("x-wing", 2), ("star-destroyer", 1), ("stormtrooper", 1))
    assert [(note.side, note.leader) for note in scene.told(AddsLeader)] == [(EMPIRE, "darth-vader")]

    galaxy = Galaxy().put("naboo", "1 x-wing, 1 star-destroyer, 1 stormtrooper").leader("naboo", "jan-dodonna")
    scene = galaxy.rolls("blank", "blank", "red-direct", "blank").combat("naboo", "empire")
    while scene.table.combat is not None:
        scene.says("empire" if scene.asked.startswith("empire") else "rebel", scene.options[0])
    (ended,) = scene.told(CombatEnds)
    assert (ended.place, ended.rounds, ended.lost) == ("naboo", 1, (("x-wing", 1),))
    assert ended.left == (("star-destroyer", 1), ("stormtrooper", 1))


@pytest.mark.rule("reb.combat.add-leader")
def test_a_leader_is_added_only_without_tactic_values_there() -> None:
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 star-destroyer").leader("naboo", "mon-mothma").pool("admiral-ackbar")
    scene = galaxy.pool("princess-leia").combat("naboo", "rebel")
    assert scene.asked == "rebel add-leader"
    scene.says("rebel", "admiral-ackbar")
    assert scene.where("admiral-ackbar") == "naboo"
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 star-destroyer").leader("naboo", "jan-dodonna").pool("admiral-ackbar")
    scene = galaxy.combat("naboo", "rebel")
    assert not scene.asks("add-leader")
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 star-destroyer").pool("mon-mothma", "jan-dodonna")
    galaxy.combat("naboo", "rebel").refuses("rebel", "mon-mothma", "reb.combat.add-leader")


@pytest.mark.rule("reb.combat.added-leader-stays")
def test_an_added_leader_stays() -> None:
    galaxy = (
        Galaxy().put("naboo", "2 x-wing, 1 tie-fighter").pool("admiral-ackbar", "jan-dodonna").put("utapau", "1 x-wing")
    )
    scene = galaxy.rolls("hit", "hit", "blank").combat("naboo", "rebel").says("rebel", "admiral-ackbar").until("turn")
    assert scene.where("admiral-ackbar") == "naboo"
    scene.leads("rebel", "jan-dodonna", "dagobah").refuses("rebel", "naboo", "reb.move.leader-blocks")


@pytest.mark.rule("reb.combat.start-cards")
def test_a_start_card_lasts_for_this_combat_only() -> None:
    galaxy = Galaxy().put("naboo", "2 x-wing, 1 assault-carrier").leader("naboo", "admiral-ackbar")
    galaxy.actions("rebel", "point-blank-assault").rolls("direct", "blank", "blank", "blank")
    scene = galaxy.combat("naboo", "rebel").says("rebel", "point-blank-assault")
    scene.until("turn")
    assert scene.units("naboo") == "2 x-wing"  # one damage was enough for a health of 2
    galaxy = Galaxy().put("kessel", "2 x-wing, 1 assault-carrier").rolls("direct", "blank", "blank", "blank")
    scene = galaxy.combat("kessel", "rebel")
    assert scene.table.combat is None or scene.units("kessel") != "2 x-wing"


@pytest.mark.rule("reb.combat.draw-tactics")
def test_tactic_cards_by_the_best_values_of_shared_theatres() -> None:
    galaxy = (
        Galaxy()
        .put("naboo", "1 x-wing, 1 star-destroyer, 1 stormtrooper")
        .leader("naboo", "darth-vader", "admiral-piett")
    )
    scene = galaxy.combat("naboo", "rebel")
    drawn = [(note.side, note.theatre, note.count) for note in scene.told(DrawsTactics)]
    assert (EMPIRE, "space", 3) in drawn
    assert not [note for note in drawn if note[1] == "ground"]


@pytest.mark.rule("reb.combat.captured-no-tactics")
def test_a_captive_lends_no_tactics() -> None:
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 star-destroyer").captive("naboo", "han-solo").pool("jan-dodonna")
    scene = galaxy.combat("naboo", "rebel")
    assert scene.asked == "rebel add-leader"
    scene.says("rebel", "no")
    assert not [note for note in scene.told(DrawsTactics) if note.side == REBEL]


@pytest.mark.rule("reb.combat.space-first")
def test_a_theatre_of_one_side_is_skipped() -> None:
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 tie-fighter, 2 stormtrooper").rolls("hit", "hit")
    scene = galaxy.combat("naboo", "rebel")
    assert {note.theatre for note in scene.told(Attacks)} == {"space"}
    assert scene.units("naboo") == "2 stormtrooper"


@pytest.mark.rule("reb.combat.attack-steps")
def test_the_steps_of_an_attack() -> None:
    galaxy = (
        Galaxy().put("naboo", "3 x-wing, 1 star-destroyer, 1 tie-fighter").leader("naboo", "jan-dodonna", "darth-vader")
    )
    galaxy.tactics("space", "concentrate-fire", "critical-hit", "defensive-formation", "no-escape")
    scene = galaxy.rolls("hit", "direct", "special").combat("naboo", "rebel")
    asked = []
    while scene.asked != "empire combat-action":
        asked.append(scene.asked)
        if scene.asked == "rebel assign-damage":
            scene.skip()
        else:
            scene.says(scene.asked.split()[0], scene.options[0])
    assert asked == ["rebel combat-action", "rebel assign-damage", "empire block"]


@pytest.mark.rule("reb.combat.spend-special-draw")
def test_specials_draw_cards() -> None:
    galaxy = Galaxy().put("naboo", "2 rebel-trooper, 1 stormtrooper").rolls("special", "special")
    scene = galaxy.combat("naboo", "rebel").says("rebel", "draw", "draw")
    assert len(scene.tactics("rebel")) == 2
    assert all(card.startswith("ground-") for card in scene.tactics("rebel"))
    assert scene.dice == ()


@pytest.mark.rule("reb.combat.play-tactic")
def test_a_card_with_the_special_icon_costs_a_special() -> None:
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 star-destroyer").leader("naboo", "han-solo")
    galaxy.tactics("space", "take-it-down", "critical-hit").rolls("hit")
    scene = galaxy.combat("naboo", "rebel")
    scene.refuses("rebel", "space-take-it-down", "reb.combat.play-tactic")
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 star-destroyer").leader("naboo", "han-solo")
    galaxy.tactics("space", "take-it-down", "critical-hit").rolls("special")
    scene = galaxy.combat("naboo", "rebel").says("rebel", "space-take-it-down")
    assert scene.dice == ()
    assert scene.fight.damage[KIND["star-destroyer"]] == ((0, 2),)


@pytest.mark.rule("reb.combat.play-tactic")
def test_a_card_is_played_in_its_own_theatre() -> None:
    galaxy = (
        Galaxy().put("naboo", "1 x-wing, 1 rebel-trooper, 1 star-destroyer, 1 stormtrooper").leader("naboo", "han-solo")
    )
    galaxy.tactics("space", "critical-hit", "no-escape").tactics("ground", "critical-hit", "onslaught").rolls("blank")
    scene = galaxy.combat("naboo", "rebel")
    assert "space-critical-hit" in scene.options
    scene.refuses("rebel", "ground-critical-hit", "reb.combat.play-tactic")


@pytest.mark.rule("reb.combat.tactic-target")
def test_a_tactic_card_reaches_only_its_theatre() -> None:
    galaxy = (
        Galaxy()
        .put("naboo", "1 x-wing, 1 star-destroyer, 1 tie-fighter, 2 stormtrooper")
        .leader("naboo", "jan-dodonna")
    )
    scene = galaxy.tactics("space", "critical-hit", "no-escape").rolls("blank").combat("naboo", "rebel")
    scene.says("rebel", "space-critical-hit")
    assert set(scene.options) == {("tie-fighter", 0), ("star-destroyer", 0)}


@pytest.mark.rule("reb.combat.assign-damage")
def test_damage_by_hand_begins_where_it_destroys() -> None:
    galaxy = Galaxy().put("naboo", "4 x-wing, 1 tie-fighter, 1 assault-carrier, 1 star-destroyer")
    scene = galaxy.rolls("hit", "hit", "direct", "blank").combat("naboo", "rebel")
    scene.until("assign-damage")
    share = scene.sharing
    assert share.start is not None
    begun = dict(zip(share.among, share.start(), strict=True))
    assert settle(share, share.start()) == share.start()
    assert {unit: count for unit, count in begun.items() if count} == {("tie-fighter", 0): 2, ("assault-carrier", 0): 1}


@pytest.mark.rule("reb.combat.assign-damage")
@pytest.mark.parametrize(("damage", "begun"), [((), [2, 0]), (((1, 0), (2, 0)), [0, 1]), (((1, 1), (1, 0)), [1, 1])])
def test_damage_by_hand_begins_with_who_is_nearest_to_falling(
    damage: tuple[tuple[int, int], ...], begun: list[int]
) -> None:
    scene = Galaxy().put("naboo", "4 rebel-trooper, 2 at-at").rolls(*["blank"] * 30).combat("naboo", "rebel")
    scene.fight.damage[KIND["at-at"]] = damage
    now = Attack(scene.table, REBEL, GROUND)
    found = [("at-at", 0), ("at-at", 1)]
    hits = sum(begun)
    assert list(killing(now, found, [False, False], (0, hits, 0))) == begun


@pytest.mark.rule("reb.combat.assign-damage")
def test_every_hit_that_can_be_assigned_must_be() -> None:
    galaxy = Galaxy().put("naboo", "3 rebel-trooper, 1 stormtrooper, 1 at-st").rolls("hit", "hit", "direct")
    scene = galaxy.combat("naboo", "rebel")
    assert scene.asked == "rebel assign-damage"
    assert scene.among == (("stormtrooper", 0), ("at-st", 0))
    scene.refuses("rebel", (1, 2), "reb.combat.assign-damage")
    scene.refuses("rebel", (2, 0))
    scene.says("rebel", (2, 1))


@pytest.mark.rule("reb.combat.assign-damage")
def test_nobody_is_asked_where_hits_can_go_only_one_way() -> None:
    galaxy = Galaxy().put("naboo", "2 rebel-trooper, 1 stormtrooper, 1 at-st").rolls("hit", "hit", *["blank"] * 3)
    scene = galaxy.combat("naboo", "rebel")
    assert scene.told(AssignsDamage)[0] == AssignsDamage(REBEL, (("stormtrooper", 2),))
    for dark, amounts, counts in (
        ((True, False), (2, 1, 0), (2, 1)),
        ((True, True, False), (0, 3, 0), (0, 0, 3)),
        ((True, True, False), (1, 0, 0), ()),
        ((True, False, False), (0, 1, 0), ()),
        ((True, False), (1, 1, 1), ()),
        ((False,), (0, 1, 2), (3,)),
    ):
        assert only_way(dark, amounts) == counts


def test_direct_hits_go_anywhere() -> None:
    galaxy = Galaxy().put("naboo", "2 rebel-trooper, 1 stormtrooper, 1 at-st").rolls("hit", "direct")
    scene = galaxy.combat("naboo", "rebel").says("rebel", (1, 1))
    assert scene.fight.damage[KIND["at-st"]] == ((1, 0),)


@pytest.mark.rule("reb.combat.block")
def test_only_new_damage_is_blocked() -> None:
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 star-destroyer").leader("naboo", "darth-vader")
    galaxy.tactics("space", "outmaneuver", "no-escape").rolls("direct")
    scene = galaxy.combat("naboo", "rebel")
    assert scene.asked == "empire block"
    scene.fight.damage[KIND["star-destroyer"]] = ((2, 2),)
    scene.says("empire", "space-outmaneuver", "space-no-escape")
    assert scene.fight.damage[KIND["star-destroyer"]] == ((2, 0),)


@pytest.mark.rule("reb.combat.block-split")
def test_a_block_of_two_may_be_split() -> None:
    galaxy = Galaxy().put("naboo", "3 x-wing, 3 tie-fighter").leader("naboo", "jan-dodonna")
    galaxy.tactics("space", "outmaneuver", "no-escape").rolls("hit", "hit", "hit")
    scene = galaxy.combat("naboo", "empire").says("empire", (1, 1, 1))
    scene.says("rebel", "space-outmaneuver", "space-no-escape")
    assert scene.asked == "rebel block-damage"
    scene.refuses("rebel", (2, 0, 0))
    scene.says("rebel", (1, 0, 1))
    assert len(scene.fight.damage[KIND["x-wing"]]) == 1


@pytest.mark.rule("reb.combat.damage-stays")
def test_damage_is_removed_after_the_combat() -> None:
    galaxy = (
        Galaxy().put("naboo", "3 y-wing, 1 star-destroyer").leader("naboo", "jan-dodonna").put("utapau", "1 x-wing")
    )
    galaxy.rolls("hit", "hit", "hit", *["blank"] * 6).tactics("space", "no-escape", "brilliant-strategy")
    scene = galaxy.combat("naboo", "rebel").until("retreat")
    assert scene.fight.damage[KIND["star-destroyer"]] == ((3, 0),)
    scene.says("rebel", "stay")  # it stays through the next round
    assert scene.fight.damage[KIND["star-destroyer"]] == ((3, 0),)
    scene.until("retreat").says("rebel", "utapau")
    assert scene.table.combat is None
    scene = Galaxy().put("naboo", "1 y-wing, 1 star-destroyer").pool("darth-vader").combat("naboo", "rebel")
    assert scene.fight.damage[KIND["star-destroyer"]] == ()


@pytest.mark.rule("reb.combat.tactic-end")
def test_tactic_decks_are_complete_after_the_combat() -> None:
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 tie-fighter").leader("naboo", "admiral-ackbar", "admiral-piett")
    galaxy.tactics("space", *["defensive-formation"] * 3, "critical-hit", "no-escape", "concentrate-fire")
    scene = galaxy.rolls("hit", "hit").combat("naboo", "rebel").until("turn")
    assert scene.table.combat is None
    assert [len(deck) for deck in scene.table.tactics] == [15, 15]
    assert scene.table.tactics_used[:2] == [(), ()]


@pytest.mark.rule("reb.combat.lone-structures")
def test_lone_structures_are_destroyed() -> None:
    galaxy = Galaxy().put("naboo", "1 shield-generator, 1 stormtrooper").rolls("blank")
    scene = galaxy.combat("naboo", "empire")
    scene.until("turn")
    assert scene.units("naboo") == "1 stormtrooper"
    assert [(note.side, note.theatre) for note in scene.told(BattleWon)] == [(EMPIRE, "ground")]


@pytest.mark.rule("reb.combat.lone-dsuc", "reb.ds.queue-linked", "reb.ds.dsuc-no-rep")
def test_a_lone_construction_site_is_destroyed() -> None:
    galaxy = Galaxy().put("endor", "1 death-star-under-construction, 1 y-wing").queued(2, "1 death-star")
    scene = galaxy.rolls("blank").combat("endor", "rebel")
    assert scene.units("endor") == "1 y-wing"
    assert scene.queue(2) == ""
    assert scene.table.reputation == 14
    assert scene.supply("death-star") == 2


@pytest.mark.rule("reb.combat.transports-alone")
def test_lone_transports_are_destroyed() -> None:
    galaxy = Galaxy().put("naboo", "2 rebel-transport, 1 star-destroyer").rolls(*["blank"] * 3)
    scene = galaxy.combat("naboo", "empire")
    assert scene.units("naboo") == "1 star-destroyer"


@pytest.mark.rule("reb.combat.transports-need-enemy")
def test_a_transport_above_a_ground_battle_stays() -> None:
    galaxy = (
        Galaxy()
        .put("naboo", "1 rebel-transport, 1 rebel-trooper, 1 stormtrooper")
        .rolls("blank", "blank", "hit", "blank")
    )
    scene = galaxy.combat("naboo", "rebel")
    assert scene.units("naboo") == "1 rebel-transport, 1 rebel-trooper"


@pytest.mark.rule("reb.combat.capital-destroyed-cargo")
def test_ground_units_do_not_depend_on_ships() -> None:
    galaxy = Galaxy().put("naboo", "1 y-wing, 1 assault-carrier, 2 stormtrooper")
    scene = galaxy.rolls("direct", "blank", "blank", "hit", "blank", "blank").combat("naboo", "rebel")
    assert scene.units("naboo") == "1 y-wing, 2 stormtrooper"


@pytest.mark.rule("reb.gap.assignment-combat-current", "reb.combat.initiated")
def test_the_card_that_caused_a_combat_makes_the_current_player() -> None:
    galaxy = Galaxy().put("sullust", "4 tie-fighter").put("kessel", "1 x-wing").pool("soontir-fel", "jan-dodonna")
    galaxy.actions("empire", "scouting-mission").hand("empire", "rule-by-fear")
    scene = galaxy.assignment()
    scene.until("empire assign").says("empire", "scouting-mission", "kessel", "sullust").gives("empire", tie_fighter=4)
    assert scene.fight.current == EMPIRE
    assert scene.told(CombatBegins)[0].side == EMPIRE


# ── who has won ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.battle.win")
def test_each_battle_has_its_own_winner() -> None:
    galaxy = Galaxy().put("naboo", "1 x-wing, 2 rebel-trooper, 1 star-destroyer, 1 stormtrooper")
    galaxy.leader("naboo", "jan-dodonna").put("utapau", "1 x-wing")
    galaxy.rolls("blank", "blank", "blank", "blank", "hit", "hit", "blank")
    scene = galaxy.combat("naboo", "rebel")
    scene.until("retreat").says("rebel", "utapau").until("turn")
    assert {(note.side, note.theatre) for note in scene.told(BattleWon)} == {(EMPIRE, "space"), (REBEL, "ground")}


@pytest.mark.rule("reb.battle.no-winner")
def test_nobody_wins_when_both_perish() -> None:
    scene = Galaxy().put("naboo", "1 x-wing, 1 tie-fighter").rolls("hit", "hit").combat("naboo", "rebel")
    assert scene.units("naboo") == ""
    assert not scene.told(BattleWon)


@pytest.mark.rule("reb.battle.both-retreated")
def test_nobody_wins_when_both_have_retreated() -> None:
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 rebel-trooper, 1 assault-carrier, 1 stormtrooper")
    galaxy.leader("naboo", "jan-dodonna", "darth-vader").put("utapau", "1 x-wing").put("sullust", "1 star-destroyer")
    galaxy.rolls(*["blank"] * 30)
    scene = galaxy.combat("naboo", "rebel").until("rebel retreat").says("rebel", "utapau")
    scene.says("empire", "stay") if scene.asks("empire retreat") else scene
    scene.until("empire retreat").says("empire", "sullust")
    scene.gives("empire", stormtrooper=0) if scene.asks("retreat-units") else scene
    scene.table.rng.script.clear()
    scene.until("turn")
    assert not [note for note in scene.told(BattleWon) if note.theatre == "space"]


@pytest.mark.rule("reb.battle.need-start-units")
def test_there_is_no_battle_without_units_at_the_start() -> None:
    galaxy = Galaxy().put("naboo", "1 x-wing, 2 rebel-trooper, 1 tie-fighter").rolls("hit", "blank")
    scene = galaxy.combat("naboo", "rebel")
    assert [(note.side, note.theatre) for note in scene.told(BattleWon)] == [(REBEL, "space")]


@pytest.mark.rule("reb.battle.win-then-retreat", "reb.retreat.after-ground-loss")
def test_a_won_battle_stays_won_after_a_retreat() -> None:
    galaxy = (
        Galaxy()
        .put("naboo", "1 x-wing, 2 rebel-trooper, 1 star-destroyer, 1 stormtrooper")
        .leader("naboo", "darth-vader")
    )
    galaxy.put("sullust", "1 star-destroyer").rolls("direct", "blank", "blank", "blank", "blank", "hit", "hit")
    scene = galaxy.combat("naboo", "empire")
    scene.until("empire retreat").says("empire", "sullust")
    assert scene.units("naboo") == "2 rebel-trooper"
    assert scene.units("sullust") == "2 star-destroyer"
    assert {(note.side, note.theatre) for note in scene.told(BattleWon)} == {(EMPIRE, "space"), (REBEL, "ground")}
