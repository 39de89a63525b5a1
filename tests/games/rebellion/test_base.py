"""База повстанцев: hidden, revealed, moved."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import BASE, EMPIRE, PLACE, PLACES, REBEL
from dejarik.games.rebellion.notes import BaseRevealed
from dejarik.games.rebellion.notes.combat import CombatBegins
from dejarik.games.rebellion.rules import base
from tests.games.rebellion.stage import Galaxy


@pytest.mark.rule("reb.base.space")
def test_the_base_space_is_no_system() -> None:
    galaxy = Galaxy().put("base", "4 x-wing").objectives("establish-outposts")
    for place in ("naboo", "kessel", "ryloth", "rodia"):
        galaxy.put(place, "1 x-wing")
    scene = galaxy.refresh()
    assert not scene.asks("objective")


@pytest.mark.rule("reb.base.separate-place")
def test_units_in_the_system_fight_without_those_of_the_space() -> None:
    galaxy = Galaxy(base="ilum").put("ilum", "1 x-wing").put("base", "4 x-wing").put("mygeeto", "1 star-destroyer")
    scene = galaxy.pool("darth-vader").turn("empire").leads("empire", "darth-vader", "ilum")
    scene.moves("empire", "mygeeto", star_destroyer=1)
    assert scene.told(CombatBegins)
    assert not scene.table.revealed
    scene.until("turn")
    assert scene.units("base") == "4 x-wing"
    assert not scene.table.revealed


@pytest.mark.rule("reb.base.leaders-on-space")
def test_a_leader_on_the_space_is_in_no_system() -> None:
    galaxy = Galaxy(base="naboo").leader("base", "princess-leia").leader("kessel", "han-solo", "chewbacca")
    scene = galaxy.mission("empire", "collect-bounty", "boba-fett")
    scene.refuses("empire", "princess-leia", "reb.base.leaders-on-space")
    galaxy = Galaxy(base="naboo").leader("base", "princess-leia")
    scene = galaxy.mission("empire", "long-range-probe", "admiral-piett").says("empire", "naboo")
    assert scene.table.suspects == 1 << PLACE["naboo"]  # it succeeded unopposed
    assert scene.where("princess-leia") == "base"


@pytest.mark.rule("reb.base.move-out", "reb.gap.rebel-base-transport")
def test_units_of_the_space_reach_its_system_and_the_neighbours() -> None:
    galaxy = Galaxy(base="hoth").put("base", "1 rebel-transport, 2 rebel-trooper").pool("jan-dodonna")
    scene = galaxy.turn("rebel").leads("rebel", "jan-dodonna", "hoth")
    scene.moves("rebel", "base", rebel_transport=1, rebel_trooper=2).says("rebel", "done")
    assert scene.units("hoth") == "1 rebel-transport, 2 rebel-trooper"
    galaxy = Galaxy(base="hoth").put("base", "2 rebel-trooper").pool("jan-dodonna").put("bespin", "1 x-wing")
    scene = galaxy.turn("rebel").leads("rebel", "jan-dodonna", "hoth")
    scene.refuses("rebel", "base", "reb.move.restricted")


@pytest.mark.rule("reb.base.enemy-passes", "reb.base.reveal-not-death-star")
def test_ships_pass_a_hidden_base() -> None:
    for ship in ("2 star-destroyer", "1 death-star"):
        galaxy = Galaxy(base="hoth").put("base", "3 x-wing").put("mustafar", ship).pool("darth-vader")
        scene = galaxy.turn("empire").leads("empire", "darth-vader", "hoth").says("empire", "mustafar")
        scene.gives("empire", **{ship.partition(" ")[2].replace("-", "_"): int(ship[0])})
        assert scene.asked == "rebel turn"
        assert not scene.table.revealed
        assert "hoth" in scene.suspects


@pytest.mark.rule("reb.base.probe-deck")
def test_a_probe_card_rules_a_system_out() -> None:
    galaxy = Galaxy(base="hoth").probes("endor", "ilum").put("naboo", "1 star-destroyer")
    scene = galaxy.mission("empire", "probe-droid-initiative", "admiral-piett")
    assert scene.view("empire").probes == ("endor", "ilum")
    assert not {"ilum", "endor"} & scene.suspects
    assert scene.view("rebel").probes == ()
    assert scene.view("rebel").probe_count == 2
    assert "ilum" not in str(scene.hears("rebel"))


@pytest.mark.rule("reb.base.reveal-loyalty", "reb.gap.dsuc-seed-vs-reference")
def test_imperial_loyalty_reveals_the_base() -> None:
    galaxy = Galaxy(base="bespin").put("base", "1 x-wing")
    scene = galaxy.mission("empire", "trade-negotiations", "emperor-palpatine").says("empire", "bespin")
    assert scene.table.revealed
    assert scene.units("bespin") == "1 x-wing"


@pytest.mark.rule("reb.base.revealed-space")
def test_a_revealed_base_takes_what_belongs_to_the_space() -> None:
    galaxy = (
        Galaxy(base="hoth")
        .revealed()
        .put("hoth", "1 x-wing")
        .captive("kessel", "han-solo")
        .put("kessel", "1 stormtrooper")
    )
    scene = galaxy.pool("jan-dodonna").mission("rebel", "daring-rescue", "obi-wan-kenobi").says("rebel", ())
    assert scene.where("han-solo") == "hoth"
    scene.says("empire", "pass").says("rebel", ("lead", "jan-dodonna")).refuses(
        "rebel", "base", "reb.base.revealed-space"
    )


@pytest.mark.rule("reb.base.voluntary", "reb.base.voluntary-combat", "reb.combat.initiated")
def test_the_rebels_may_reveal_the_base_at_the_start_of_a_turn() -> None:
    galaxy = (
        Galaxy(base="hoth").put("base", "2 x-wing").put("hoth", "2 star-destroyer, 4 tie-fighter").pool("jan-dodonna")
    )
    scene = galaxy.turn("rebel").says("rebel", "show-base")
    assert scene.told(BaseRevealed)
    assert scene.fight.current == REBEL  # initiated by the Rebels, before their action
    galaxy = Galaxy(base="hoth").put("base", "2 x-wing").pool("jan-dodonna", "general-tagge")
    scene = galaxy.turn("rebel").says("rebel", "show-base")
    assert scene.asked == "rebel turn"  # the turn goes on
    scene.refuses("rebel", "show-base", "reb.base.revealed-space")
    scene.leads("rebel", "jan-dodonna", "bespin")
    scene.refuses("rebel", "show-base")  # not in the middle of an activation


@pytest.mark.rule("reb.base.long-range-probe")
def test_telling_is_not_revealing() -> None:
    galaxy = Galaxy(base="hoth").put("base", "2 x-wing")
    scene = galaxy.mission("empire", "long-range-probe", "admiral-piett").says("empire", "hoth")
    assert scene.suspects == {"hoth"}
    assert not scene.table.revealed
    assert scene.units("base") == "2 x-wing"
    scene = Galaxy(base="hoth").mission("empire", "long-range-probe", "admiral-piett").says("empire", "naboo")
    assert "naboo" not in scene.suspects
    assert "hoth" in scene.suspects


@pytest.mark.rule("reb.base.gather-intel-revealed")
def test_gather_intel_counts_units_at_the_base() -> None:
    galaxy = Galaxy(base="hoth").revealed().put("hoth", "8 x-wing, 1 rebel-trooper").loyal("rebel", "naboo")
    scene = galaxy.mission("empire", "gather-intel", "colonel-yularen")
    assert len(scene.table.probe_hand) == 2
    galaxy = Galaxy(base="hoth").put("base", "3 x-wing").put("hoth", "5 x-wing").loyal("rebel", "naboo")
    scene = galaxy.mission("empire", "gather-intel", "colonel-yularen")
    assert len(scene.table.probe_hand) == 1


# ── a new base ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.base.new-base-steps")
def test_establishing_a_new_base() -> None:
    galaxy = Galaxy(base="hoth").put("base", "4 x-wing, 2 rebel-trooper").leader("base", "mon-mothma")
    galaxy.probes("bespin", "yavin", "kessel", "naboo", "ilum", "rodia")
    galaxy.table.mobilizations = (1,)
    scene = galaxy.end_of_command().says("rebel", "new-base")
    assert set(scene.options) == {"decline", "kessel", "naboo", "ilum", "rodia"}
    assert scene.view("empire").scouted == ("", "", "", "")
    scene.says("rebel", "ilum")
    assert scene.units("hoth") == "4 x-wing, 2 rebel-trooper"
    assert scene.units("base") == ""
    assert set(scene.view("empire").probes) == {"hoth", "yavin", "bespin"}  # two were drawn in the Refresh Phase
    assert (PLACES[scene.table.base], scene.table.revealed) == ("ilum", False)
    assert {PLACES[card] for card in scene.table.probes[:3]} == {"kessel", "naboo", "rodia"}
    assert "ilum" in scene.suspects
    assert "hoth" not in scene.suspects
    assert "ilum" not in str(scene.hears("empire"))


@pytest.mark.rule("reb.base.new-base-decline")
def test_the_rebels_may_decline() -> None:
    galaxy = Galaxy(base="hoth").probes("dagobah", "yavin", "bespin", "kessel", "naboo", "ilum", "rodia")
    galaxy.table.mobilizations = (1,)
    scene = galaxy.end_of_command().says("rebel", "new-base", "decline")
    assert PLACES[scene.table.base] == "hoth"
    assert not scene.table.revealed
    # in the Refresh Phase that followed the Empire has drawn the two top cards
    assert {PLACES[card] for card in scene.table.probes[:4]} == {"kessel", "naboo", "ilum", "rodia"}
    assert set(scene.view("empire").probes) == {"bespin", "yavin"}


@pytest.mark.rule("reb.base.new-base-illegal")
def test_where_the_new_base_cannot_be() -> None:
    galaxy = Galaxy(base="hoth").probes("endor", "naboo", "alderaan", "ilum").put("endor", "1 tie-fighter")
    galaxy.loyal("empire", "naboo").destroyed("alderaan")
    galaxy.table.mobilizations = (1,)
    scene = galaxy.end_of_command().says("rebel", "new-base")
    for place in ("endor", "naboo", "alderaan"):
        scene.refuses("rebel", place, "reb.base.new-base-illegal")
    assert scene.options == ("decline", "ilum")


@pytest.mark.rule("reb.base.new-base-revealed")
def test_a_revealed_base_moves_and_is_hidden_again() -> None:
    galaxy = Galaxy(base="hoth").revealed().put("hoth", "2 x-wing").probes("ilum", "naboo")
    galaxy.table.mobilizations = (1,)
    scene = galaxy.end_of_command()
    scene.refuses("rebel", "gather", "reb.base.rapid-mob-move")
    scene.says("rebel", "new-base", "ilum")
    assert not scene.table.revealed
    assert scene.units("hoth") == "2 x-wing"
    assert scene.table.units[BASE] == [0] * len(scene.table.units[BASE])


@pytest.mark.rule("reb.gap.new-base-combat")
def test_units_left_behind_fight_at_once() -> None:
    galaxy = Galaxy(base="hoth").put("base", "3 x-wing").put("hoth", "2 assault-carrier").probes("ilum", "naboo")
    galaxy.table.mobilizations = (1,)
    scene = galaxy.end_of_command().says("rebel", "new-base", "ilum")
    (begun,) = scene.told(CombatBegins)
    assert (begun.place, begun.side) == ("hoth", REBEL)


@pytest.mark.rule("reb.base.rapid-mob-timing")
def test_rapid_mobilization_waits_for_the_end_of_the_phase() -> None:
    galaxy = Galaxy(base="hoth").pool("darth-vader").put("mustafar", "1 assault-carrier, 1 stormtrooper")
    scene = galaxy.mission("rebel", "rapid-mobilization", "mon-mothma")
    assert scene.asked == "empire turn"
    scene.leads("empire", "darth-vader", "hoth").moves("empire", "mustafar", assault_carrier=1, stormtrooper=1)
    assert scene.winner == "empire"


@pytest.mark.rule("reb.base.rapid-mob-move")
def test_gathering_units_needs_transport_but_no_adjacency() -> None:
    galaxy = Galaxy(base="hoth").put("ryloth", "5 rebel-trooper").put("kessel", "1 rebel-transport, 6 rebel-trooper")
    galaxy.table.mobilizations = (2,)
    scene = galaxy.end_of_command().says("rebel", "gather")
    scene.refuses("rebel", "ryloth", "reb.base.rapid-mob-move")
    scene.says("rebel", "kessel")
    scene.refuses("rebel", (1, 5))
    scene.gives("rebel", rebel_transport=1, rebel_trooper=4)
    assert scene.units("base") == "1 rebel-transport, 4 rebel-trooper"


@pytest.mark.rule("reb.base.objective-backs")
def test_the_backs_of_objectives_are_open() -> None:
    deck = ("liberation", "popular-support", "crippling-blow", "rebel-assault", "cut-supply-lines")
    galaxy = Galaxy().put("naboo", "1 tie-fighter").objective_deck(*deck)
    scene = galaxy.mission("rebel", "stolen-plans", "princess-leia")
    scene.says("rebel", ("popular-support", "crippling-blow", "rebel-assault", "cut-supply-lines"))
    assert scene.view("empire").objective_deck == (2, 1, 1, 1, 2)
    assert scene.view("empire").objectives_known == ()
    assert next(known.card for known in scene.view("rebel").objectives_known) == "popular-support"
    assert scene.table.objectives[-1] == "popular-support"


@pytest.mark.rule("reb.gap.probe-deck-short")
def test_too_few_probe_cards() -> None:
    galaxy = Galaxy(base="hoth").probes("ilum")
    base.draw_probes(galaxy.table, 2)
    assert galaxy.table.probe_hand == (PLACE["ilum"],)
    galaxy.table.mobilizations = (1,)
    scene = galaxy.end_of_command().says("rebel", "new-base")
    assert scene.options == ("decline",)


@pytest.mark.rule("reb.gap.reveal-by-loyalty-combat")
def test_a_combat_after_a_reveal_by_loyalty_waits_for_the_mission() -> None:
    galaxy = Galaxy(base="bespin").put("base", "2 x-wing").put("bespin", "1 star-destroyer")
    scene = galaxy.pool("jan-dodonna").mission("empire", "rule-by-fear", "emperor-palpatine").says("rebel", "no")
    assert scene.table.revealed
    assert scene.hand("empire") == ["rule-by-fear"]
    assert scene.fight.current == EMPIRE


@pytest.mark.rule("reb.gap.secret-base-reminder")
def test_gained_ground_units_reveal_the_base() -> None:
    galaxy = Galaxy(base="hoth", expansion=True).put("base", "2 rebel-trooper").pool("darth-vader")
    galaxy.table.tucked = (("secret-facility", PLACE["hoth"]),)
    scene = galaxy.turn("empire").says("empire", ("use", "secret-facility"), "stormtrooper")
    assert scene.table.revealed
    assert scene.told(CombatBegins)


@pytest.mark.rule("reb.rote.single-reactor")
def test_a_reveal_by_ignition_is_followed_by_a_space_combat() -> None:
    galaxy = Galaxy(base="hoth", expansion=True).put("base", "2 x-wing, 3 rebel-trooper").put("hoth", "1 death-star")
    scene = galaxy.mission("empire", "single-reactor-ignition", "general-tagge")
    assert scene.table.revealed
    assert scene.told(CombatBegins)
    assert "rebel-trooper" not in scene.units("hoth")
    assert scene.table.project_discards == ("single-reactor-ignition",)
