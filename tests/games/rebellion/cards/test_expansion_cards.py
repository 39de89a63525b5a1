"""Missions and action cards of Rise of the Empire, one after another."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import EMPIRE, LEADERS, PLACE, PLACES, REBEL
from dejarik.games.rebellion.notes import MissionFails, MissionSucceeds, Recruits
from dejarik.games.rebellion.notes.combat import CombatBegins
from dejarik.games.rebellion.notes.expansion import MissionRecovered, ObjectiveReturned
from tests.games.rebellion.cards.test_actions import assignment
from tests.games.rebellion.stage import Galaxy as Base


class Galaxy(Base):
    def __init__(self, base: str = "hoth", **options: bool) -> None:
        super().__init__(base, expansion=True, **options)


def with_captive(place: str = "kessel", leader: str = "mon-mothma") -> Galaxy:
    galaxy = Galaxy()
    galaxy.captive(place, leader).put(place, "1 stormtrooper")
    return galaxy


# ── missions of the Empire ─────────────────────────────────────────────────────────────────────────────────────────


def test_make_an_example() -> None:
    galaxy = with_captive("ilum").rolls("hit", *["blank"] * 8)
    scene = galaxy.mission("empire", "make-an-example", "jabba-the-hutt")
    assert scene.where("mon-mothma") == "eliminated"
    galaxy = with_captive("kessel").assigned("empire", "make-an-example", "jabba-the-hutt")
    galaxy.turn("empire").refuses("empire", ("reveal", 0), "reb.mission.choose-system")  # not a remote system


def test_secure_the_plans() -> None:
    scene = Galaxy().mission("empire", "secure-the-plans", "colonel-yularen").says("empire", "ilum")
    assert scene.table.targets == (("secure-the-plans", PLACE["ilum"]),)
    galaxy = Galaxy().put("naboo", "2 y-wing, 1 death-star").objectives("death-star-plans-2").rolls(*["blank"] * 6)
    galaxy.table.targets = (("secure-the-plans", PLACE["ilum"]),)
    assert not galaxy.combat("naboo", "rebel").asks("objective")


def test_draw_them_out() -> None:
    galaxy = Galaxy().pool("princess-leia", "mon-mothma").put("naboo", "1 x-wing")
    scene = galaxy.mission("empire", "draw-them-out", "krennics-finest")
    scene.refuses("empire", "naboo", "reb.mission.choose-system")
    scene.says("empire", "kessel").says("rebel", "no").says("empire", "mon-mothma")
    assert scene.where("mon-mothma") == "kessel"


def test_discredit_rebellion() -> None:
    scene = Galaxy().sabotaged("naboo", "kessel").mission("empire", "discredit-rebellion", "admiral-motti")
    scene.says("empire", "naboo").rolls("blank", "special").says("rebel", "roll")
    assert scene.table.reputation == 15  # two dice with Motti
    scene = Galaxy().sabotaged("naboo", "kessel").mission("empire", "discredit-rebellion", "general-tagge")
    scene.says("empire", "naboo").says("rebel", "repair-all")
    assert scene.table.sabotaged == 0


def test_deployment() -> None:
    galaxy = Galaxy(base="yavin").loyal("rebel", "naboo").put("kessel", "1 x-wing")
    scene = galaxy.mission("empire", "deployment", "emperor-palpatine")
    assert not {"naboo", "kessel"} & set(scene.options)
    scene.says("empire", "ryloth", "assault-tank")
    assert scene.units("ryloth") == "1 assault-tank"
    assert scene.is_subjugated("ryloth")


def test_message_from_high_command() -> None:
    scene = Galaxy().mission("empire", "message-from-high-command", "emperor-palpatine").says("empire", "kessel")
    assert scene.loyalty("kessel") == "empire"
    assert scene.where("emperor-palpatine") == "pool"


def test_stolen_intel() -> None:
    galaxy = Galaxy().loyal("rebel", "naboo").hand("rebel", "sabotage-rote", "seek-yoda", "hit-and-run")
    scene = galaxy.mission("empire", "stolen-intel", "colonel-yularen")
    assert set(scene.options) == {"seek-yoda", "hit-and-run"}
    scene.says("empire", "hit-and-run")
    assert scene.table.discards[REBEL] == ("hit-and-run",)
    assert len(scene.table.probe_hand) == 1
    assert scene.view("empire").sides[REBEL].known == ("sabotage-rote", "seek-yoda")


def test_were_the_bait() -> None:
    galaxy = with_captive().put("base", "2 airspeeder, 3 rebel-trooper, 1 ion-cannon").pool("jan-dodonna")
    scene = galaxy.mission("empire", "were-the-bait", "colonel-yularen").says("rebel", "no")
    assert set(scene.among) == {"airspeeder", "rebel-trooper"}
    scene.gives("empire", airspeeder=2)
    assert scene.told(CombatBegins)
    assert scene.units("base") == "3 rebel-trooper, 1 ion-cannon"


def test_exploit_weakness() -> None:
    scene = with_captive().objectives("liberation").mission("empire", "exploit-weakness", "darth-vader")
    assert scene.table.objective_hand == ()
    assert scene.table.objectives[-1] == "liberation"
    assert scene.view("empire").objectives_known[0].card == "liberation"


def test_break_their_will() -> None:
    galaxy = with_captive().rolls(*["hit"] * 5, *["blank"] * 4)
    scene = galaxy.mission("empire", "break-their-will", "darth-vader").says("empire", "endor")
    assert scene.suspects == {"bespin", "endor", "hoth", "mustafar"}
    galaxy = with_captive().rolls(*["blank"] * 9)
    scene = galaxy.mission("empire", "break-their-will", "darth-vader")
    assert scene.told(MissionFails)
    assert scene.hand("empire") == ["break-their-will"]


def test_recruiting_missions() -> None:
    scene = Galaxy().mission("empire", "hire-mercenaries", "general-tagge").says("empire", "ilum", "boba-fett")
    assert scene.where("boba-fett") == "ilum"
    scene = Galaxy().mission("empire", "imperial-promotion", "general-tagge")
    assert all(any(LEADERS[str(name)].tactics) for name in scene.options)
    scene.says("empire", "admiral-piett")
    assert scene.where("admiral-piett") == "coruscant"
    scene = Galaxy().mission("rebel", "my-only-hope", "mon-mothma").says("rebel", "ilum")
    assert set(scene.options) == {"luke-skywalker", "obi-wan-kenobi", "jyn-erso", "han-solo", "chirrut-imwe"}
    scene.says("rebel", "jyn-erso")
    assert scene.where("jyn-erso") == "ilum"
    scene = Galaxy().loyal("rebel", "naboo").mission("rebel", "rebel-promotion", "mon-mothma")
    assert set(scene.options) == {"admiral-ackbar", "wedge-antilles", "general-madine", "cassian-andor", "saw-gerrera"}
    scene.says("rebel", "saw-gerrera")
    assert scene.where("saw-gerrera") == "naboo"


def test_imperial_might() -> None:
    galaxy = Galaxy(base="yavin").put("ilum", "1 shield-bunker").queued(1, "5 stormtrooper").queued(2, "1 at-at")
    scene = galaxy.mission("empire", "imperial-might", "general-tagge", "moff-jerjerrod")
    for _ in range(4):
        scene.says("empire", (1, "stormtrooper"))
    assert scene.units("ilum") == "4 stormtrooper, 1 shield-bunker"
    assert scene.where("general-tagge") == scene.where("moff-jerjerrod") == "coruscant"
    galaxy = Galaxy(base="yavin").put("ilum", "1 shield-bunker").queued(1, "1 stormtrooper")
    scene = galaxy.mission("empire", "imperial-might", "general-tagge").says("empire", (1, "stormtrooper"))
    assert scene.where("general-tagge") == "ilum"  # alone he stays


def test_interdictor_development() -> None:
    scene = Galaxy().mission("empire", "interdictor-development", "general-tagge").says("empire", "coruscant")
    assert scene.queue(2) == "1 interdictor"
    assert scene.hand("empire") == []
    scene = (
        Galaxy()
        .mission("empire", "interdictor-development", "general-tagge", "moff-jerjerrod")
        .says("empire", "coruscant")
    )
    assert scene.queue(1) == "1 interdictor"
    assert scene.hand("empire") == ["interdictor-development"]


def test_single_reactor_ignition() -> None:
    galaxy = Galaxy(base="yavin").put("naboo", "1 death-star, 3 rebel-trooper, 1 ion-cannon")
    galaxy.table.targets = (("raid-outposts", PLACE["naboo"]),)
    galaxy.table.objectives_in_play = ("raid-outposts",)
    scene = galaxy.mission("empire", "single-reactor-ignition", "general-tagge")
    assert scene.units("naboo") == "1 death-star"
    assert scene.table.targets == ()
    assert scene.table.reputation == 13
    assert "naboo" not in scene.suspects


def test_subversion() -> None:
    for card, side, other in (
        ("subversion-imperial-rote", "empire", "rebel"),
        ("subversion-imperial-base", "empire", "rebel"),
        ("subversion-rebel-rote", "rebel", "empire"),
        ("subversion-rebel-base", "rebel", "empire"),
    ):
        leader = "darth-vader" if side == "empire" else "chewbacca"
        galaxy = Galaxy().assigned(side, card, leader).put("naboo", "1 stormtrooper")
        mission, attempts = ("sabotage-rote", "han-solo") if other == "rebel" else ("rule-by-fear", "emperor-palpatine")
        scene = galaxy.mission(other, mission, attempts)
        if other == "rebel":
            scene.says("rebel", "naboo")
        scene.says(side, 0)
        assert scene.where(leader) == "naboo"


# ── missions of the Rebellion ──────────────────────────────────────────────────────────────────────────────────────


def test_aggressive_negotiations() -> None:
    scene = with_captive().mission("rebel", "aggressive-negotiations", "princess-leia")
    assert scene.where("mon-mothma") == "base"
    galaxy = with_captive().leader("kessel", "emperor-palpatine").rolls(*["blank"] * 5).put("kessel", "1 assault-tank")
    scene = galaxy.mission("rebel", "aggressive-negotiations", "princess-leia").says("rebel", "assault-tank")
    assert scene.units("kessel") == "1 stormtrooper"
    assert scene.ring("mon-mothma") == "captured"


def test_heist() -> None:
    galaxy = Galaxy().put("naboo", "1 death-star").objective_deck("liberation")
    galaxy.table.targets = (("secure-the-plans", PLACE["naboo"]),)
    scene = galaxy.mission("rebel", "heist", "jyn-erso")
    assert set(scene.options) == {"remove-secure-the-plans", "objective"}
    scene.says("rebel", "remove-secure-the-plans")
    assert scene.table.targets == ()
    scene = Galaxy().put("naboo", "1 death-star").objective_deck("liberation").mission("rebel", "heist", "jyn-erso")
    assert scene.table.objective_hand == ("liberation",)


def test_prepare_for_battle() -> None:
    galaxy = Galaxy().subjugated("naboo").put("naboo", "1 stormtrooper")
    galaxy.tactics("space", "onslaught", "no-escape", "outmaneuver", "critical-hit")
    scene = galaxy.mission("rebel", "prepare-for-battle", "saw-gerrera").says("rebel", "space")
    assert scene.where("saw-gerrera") == "pool"
    assert scene.view("rebel").peeked == (
        "space-onslaught",
        "space-no-escape",
        "space-outmaneuver",
        "space-critical-hit",
    )
    scene.says("rebel", (3, 0))
    assert scene.table.tactics[0][-2:] == ("space-onslaught", "space-critical-hit")
    assert scene.table.tactics[0][:2] == ("space-no-escape", "space-outmaneuver")
    galaxy = Galaxy(cinematic=True).subjugated("naboo").put("naboo", "1 stormtrooper")
    galaxy.table.tactics_used[0] = ("escort",)
    galaxy.table.tactics_used[1] = galaxy.table.tactics_used[2] = ("overrun",)
    scene = galaxy.mission("rebel", "prepare-for-battle", "saw-gerrera")
    assert scene.table.tactics_used[:3] == [(), (), ("overrun",)]  # both decks of the Rebels, none of the Empire


def test_secret_mission() -> None:
    deck = ("seek-yoda", "hit-and-run", "demolition", "stolen-plans", "misdirection", "hidden-fleet", "daring-rescue")
    scene = Galaxy().loyal("rebel", "naboo").deck("rebel", *deck).mission("rebel", "secret-mission", "cassian-andor")
    drawn = scene.view("rebel").drawn
    assert len(drawn) == 6
    scene.says("rebel", (0, 2))  # two with Cassian
    assert set(scene.hand("rebel")) == {drawn[0], drawn[2]}
    assert len(scene.table.decks[REBEL]) == 5


def test_safe_haven() -> None:
    galaxy = Galaxy().loyal("rebel", "naboo").queued(3, "1 mon-calamari-cruiser").queued(1, "2 rebel-trooper")
    scene = galaxy.mission("rebel", "safe-haven", "mon-mothma").says(
        "rebel", (3, "mon-calamari-cruiser"), (1, "rebel-trooper")
    )
    assert scene.units("naboo") == "1 mon-calamari-cruiser, 1 rebel-trooper"


def test_regional_aid() -> None:
    scene = Galaxy().mission("rebel", "regional-aid", "mon-mothma").says("rebel", "rodia", "ryloth")
    assert scene.loyalty("rodia") == scene.loyalty("ryloth") == "rebel"


def test_reconnaissance() -> None:
    galaxy = Galaxy()
    galaxy.table.discards[REBEL] = ("seek-yoda", "hit-and-run")
    scene = galaxy.mission("rebel", "reconnaissance", "jan-dodonna").says("rebel", "seek-yoda")
    assert scene.hand("rebel") == ["seek-yoda"]
    assert scene.view("empire").sides[REBEL].known == ("seek-yoda",)
    assert [note.card for note in scene.told(MissionRecovered)] == ["seek-yoda"]


def test_critical_rescue() -> None:
    scene = with_captive().mission("rebel", "critical-rescue", "obi-wan-kenobi").says("rebel", ())
    assert scene.where("mon-mothma") == "base"
    galaxy = with_captive().leader("kessel", "colonel-yularen").rolls(*["blank"] * 6)
    scene = galaxy.mission("rebel", "critical-rescue", "obi-wan-kenobi")
    assert scene.hand("rebel") == ["critical-rescue"]


def test_assault() -> None:
    galaxy = Galaxy().subjugated("naboo").put("naboo", "5 stormtrooper").rolls("special", "special", "blank")
    scene = galaxy.mission("rebel", "assault", "chewbacca")
    assert scene.options == (0, 1, 2, 3)  # four successes, but three at most
    scene.says("rebel", 3)
    assert scene.units("naboo") == "2 stormtrooper"


def test_plant_explosives() -> None:
    galaxy = Galaxy().put("naboo", "2 at-st, 1 stormtrooper").rolls("special", "hit", "blank")
    scene = galaxy.mission("rebel", "plant-explosives", "chewbacca").says("rebel", "naboo")
    scene.refuses("rebel", (0, 2), "reb.unit.health-worth")
    scene.gives("rebel", at_st=1, stormtrooper=1)
    assert scene.units("naboo") == "1 at-st"
    assert scene.told(MissionSucceeds)


def test_behind_enemy_lines() -> None:
    galaxy = (
        Galaxy().subjugated("naboo").put("naboo", "1 stormtrooper").put("base", "1 rebel-transport, 6 rebel-trooper")
    )
    scene = galaxy.leader("base", "princess-leia").mission("rebel", "behind-enemy-lines", "mon-mothma")
    scene.refuses("rebel", (1, 5))
    scene.rolls(*["hit"] * 4, "blank").gives("rebel", rebel_transport=1, rebel_trooper=4)
    assert scene.told(CombatBegins)
    assert scene.units("naboo") == "1 rebel-transport, 4 rebel-trooper"
    galaxy = Galaxy().subjugated("naboo").loyal("rebel", "kessel").put("base", "1 rebel-transport, 1 rebel-trooper")
    scene = galaxy.assigned("rebel", "behind-enemy-lines", "mon-mothma").turn("rebel").says("rebel", ("reveal", 0))
    assert set(scene.options) == {"naboo", "kessel"}


# ── action cards ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_early_promotion() -> None:
    galaxy = Galaxy().pool("grand-moff-tarkin").loyal("empire", "corellia").actions("empire", "early-promotion")
    scene = galaxy.at(("immediate", EMPIRE, "early-promotion")).says("empire", "motti", "corellia")
    assert [note.leader for note in scene.told(Recruits)] == ["admiral-motti"]
    assert scene.where("admiral-motti") == scene.where("grand-moff-tarkin") == "corellia"
    galaxy = Galaxy().actions("empire", "early-promotion")
    galaxy.table.actions_out[EMPIRE] = ("it-is-your-destiny",)
    scene = galaxy.at(("immediate", EMPIRE, "early-promotion")).says("empire", "another-card")
    assert scene.table.actions[EMPIRE] == ("it-is-your-destiny",)


def test_rebel_extremist() -> None:
    scene = (
        Galaxy().actions("rebel", "rebel-extremist").at(("immediate", REBEL, "rebel-extremist")).says("rebel", "saw")
    )
    assert scene.where("saw-gerrera") == "pool"
    assert scene.table.reputation == 15


def test_track_them() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .put("naboo", "2 x-wing, 1 star-destroyer")
        .leader("naboo", "jan-dodonna", "darth-vader", "general-tagge")
    )
    galaxy.put("utapau", "1 x-wing").actions("empire", "track-them").rolls(*["blank"] * 5)
    scene = (
        galaxy.combat("naboo", "rebel")
        .until("rebel retreat")
        .says("rebel", "utapau")
        .says("empire", "track-them", "darth-vader")
    )
    assert scene.where("darth-vader") == "pool"


def test_ambitions_of_power() -> None:
    imperials = [name for name, found in LEADERS.items() if found.side == "empire"][:9]
    scene = (
        Galaxy().pool(*imperials).actions("empire", "ambitions-of-power").refresh().says("empire", "ambitions-of-power")
    )
    assert scene.table.leader_limit[EMPIRE] == 9


def test_secret_facility() -> None:
    galaxy = Galaxy(base="yavin").probe_hand("ilum").actions("empire", "secret-facility").pool("darth-vader")
    scene = galaxy.at(("immediate", EMPIRE, "secret-facility"), ("command",)).says("empire", "ilum")
    assert scene.table.tucked == (("secret-facility", PLACE["ilum"]),)
    scene.until("empire turn").says("empire", ("use", "secret-facility"), "assault-tank")
    assert scene.units("ilum") == "1 assault-tank, 1 shield-bunker"


def test_sweep_the_area() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .probe_hand("ilum")
        .actions("empire", "sweep-the-area")
        .leader("ilum", "princess-leia", "mon-mothma")
    )
    scene = (
        galaxy.put("ilum", "1 tie-fighter")
        .at(("immediate", EMPIRE, "sweep-the-area"), ("command-over",))
        .says("empire", "ilum")
    )
    scene.until("empire sweep").says("empire", "sweep", "mon-mothma")
    assert (scene.ring("mon-mothma"), scene.where("mon-mothma")) == ("captured", "ilum")


def test_lord_vaders_orders() -> None:
    galaxy = Galaxy().objective_deck("liberation", "crippling-blow", "rebel-assault", "cut-supply-lines")
    scene = galaxy.actions("empire", "lord-vaders-orders").at(("immediate", EMPIRE, "lord-vaders-orders"))
    order = ("crippling-blow", "cut-supply-lines", "rebel-assault")
    scene.says("empire", order)
    assert scene.table.objectives == ("liberation", *reversed(order))
    assert [known.card for known in scene.view("empire").objectives_known] == list(order)
    assert scene.view("rebel").objectives_known == ()


def test_post_bounty() -> None:
    galaxy = (
        Galaxy()
        .leader("naboo", "jabba-the-hutt")
        .actions("empire", "post-bounty")
        .pool("mon-mothma")
        .rolls(*["blank"] * 5)
    )
    scene = (
        galaxy.mission("rebel", "sabotage-rote", "chewbacca")
        .says("rebel", "naboo")
        .says("empire", "post-bounty", "chewbacca")
    )
    assert scene.ring("chewbacca") == "bounty"


def test_false_orders() -> None:
    galaxy = (
        Galaxy()
        .assigned("empire", "rule-by-fear", "darth-vader")
        .assigned("empire", "gather-intel", "general-tagge", "moff-jerjerrod")
    )
    scene = galaxy.actions("rebel", "false-orders").at(("assignment-over",)).says("rebel", "false-orders")
    assert scene.where("darth-vader") == "pool"  # the only one who is alone on a mission
    assert scene.hand("empire") == ["rule-by-fear"]


def test_trust_in_the_force() -> None:
    galaxy = Galaxy().subjugated("ryloth").put("ryloth", "1 stormtrooper, 1 at-st")
    scene = assignment("trust-in-the-force", "jyn-erso", galaxy=galaxy).says("rebel", "ryloth")
    assert scene.loyalty("ryloth") == "rebel"
    assert scene.units("ryloth") == "1 at-st"


@pytest.mark.rule("reb.capture.no-action-cards")
def test_trust_in_the_force_is_not_for_whom_the_dark_side_has() -> None:
    galaxy = Galaxy(base="yavin").subjugated("ryloth").put("ryloth", "1 stormtrooper, 1 at-st")
    galaxy.pool("jyn-erso").ringed("lure-of-the-dark-side", "jyn-erso")
    scene = assignment("trust-in-the-force", "chirrut-imwe", galaxy=galaxy).says("rebel", "ryloth")
    assert (scene.where("chirrut-imwe"), scene.where("jyn-erso")) == ("ryloth", "pool")


def test_under_the_radar() -> None:
    galaxy = (
        Galaxy(base="yavin").probes("kessel", "hoth", "ilum", "endor", "bespin").actions("rebel", "under-the-radar")
    )
    scene = galaxy.at(("immediate", REBEL, "under-the-radar")).says("rebel", "ilum", "top")
    assert scene.table.tucked == (("under-the-radar", PLACE["ilum"]),)
    assert [PLACES[card] for card in scene.table.probes] == ["kessel", "hoth", "endor", "bespin"]


def test_bazes_loyalty() -> None:
    galaxy = Galaxy().put("naboo", "2 rebel-trooper, 1 at-st, 2 tie-fighter, 1 at-at").leader("naboo", "chirrut-imwe")
    scene = galaxy.actions("rebel", "bazes-loyalty").combat("naboo", "rebel").says("rebel", "bazes-loyalty")
    assert set(scene.among) == {"tie-fighter", "at-st"}
    scene.gives("rebel", at_st=1)
    assert "at-st" not in scene.units("naboo")


def test_he_means_well() -> None:
    galaxy = Galaxy().pool("chewbacca", "mon-mothma").ringed("c-3po", "mon-mothma").actions("rebel", "he-means-well")
    scene = galaxy.at(("immediate", REBEL, "he-means-well"))
    assert scene.ring("chewbacca") == "k-2so"  # the only one without a ring


def test_something_to_fight_for() -> None:
    galaxy = (
        Galaxy()
        .put("naboo", "6 airspeeder, 1 stormtrooper")
        .leader("naboo", "jyn-erso")
        .actions("rebel", "something-to-fight-for")
    )
    galaxy.table.objective_discards = ("liberation", "crippling-blow")
    scene = galaxy.combat("naboo", "rebel")
    while not (scene.asks("action-card") and "something-to-fight-for" in scene.options):
        scene.skip()
    scene.says("rebel", "something-to-fight-for", "liberation")
    assert scene.table.objectives[-1] == "liberation"
    assert [note.card for note in scene.told(ObjectiveReturned)] == ["liberation"]
