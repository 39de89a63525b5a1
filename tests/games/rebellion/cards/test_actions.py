"""Action cards of both sides in the base box, one after another."""

from __future__ import annotations

from dejarik.games.rebellion.facts import ACTIONS, CORUSCANT, EMPIRE, KIND, NEUTRAL, REBEL, SPACE
from dejarik.games.rebellion.notes import MissionFails, MissionFoundSeen, MissionSucceeds
from dejarik.games.rebellion.notes.combat import CombatBegins, DrawsTactics
from dejarik.games.rebellion.notes.expansion import ReturnToPool
from dejarik.games.rebellion.rules.attack import Attack, pool
from tests.games.rebellion.stage import Galaxy, Scene


def assignment(card: str, *leaders: str, galaxy: Galaxy | None = None) -> Scene:
    """A side is about to use an Assignment card."""
    side = ACTIONS[card].side
    found = (galaxy or Galaxy()).pool(*leaders).actions(side, card)
    scene = found.hand(side, "sabotage" if side == "rebel" else "rule-by-fear").assignment()
    return scene.says(side, card)


# ── the Rebellion ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_rings_at_the_start() -> None:
    for card, ring in (("human-cyborg-relations", "c-3po"), ("resourceful-astromech", "r2-d2")):
        scene = Galaxy().pool("mon-mothma", "princess-leia").actions("rebel", card).at(("immediate", REBEL, card))
        scene.says("rebel", "mon-mothma")
        assert scene.ring("mon-mothma") == ring


def test_our_most_desperate_hour() -> None:
    scene = assignment(
        "our-most-desperate-hour", "princess-leia", galaxy=Galaxy().deck("rebel", "seek-yoda", "hit-and-run")
    )
    scene.says("rebel", "seek-yoda")
    assert scene.where("princess-leia") == "mission 1"
    assert scene.table.assigned[REBEL] == ("seek-yoda",)
    assert scene.table.decks[REBEL] == ("hit-and-run",)


def test_rebel_planning() -> None:
    scene = assignment("rebel-planning", "jan-dodonna", galaxy=Galaxy().objective_deck("liberation"))
    assert scene.where("jan-dodonna") == "base"
    assert scene.table.objective_hand == ("liberation",)


def test_start_the_evacuation() -> None:
    galaxy = Galaxy().put("base", "2 x-wing, 1 rebel-trooper").put("kessel", "1 tie-fighter")
    scene = assignment("start-the-evacuation", "general-rieekan", galaxy=galaxy)
    scene.refuses("rebel", "kessel", "reb.assign.action-instead")
    scene.says("rebel", "ryloth").gives("rebel", x_wing=2)
    assert scene.units("ryloth") == "2 x-wing"
    assert scene.where("general-rieekan") == "ryloth"


def test_temporary_alliance() -> None:
    scene = assignment("temporary-alliance", "mon-mothma", galaxy=Galaxy().loyal("empire", "kessel"))
    scene.refuses("rebel", "kessel", "reb.assign.action-instead")
    scene.says("rebel", "utapau").gives("rebel", corellian_corvette=1, mon_calamari_cruiser=1)
    assert scene.queue(3) == "1 corellian-corvette, 1 mon-calamari-cruiser"


def test_ambush() -> None:
    scene = assignment(
        "ambush", "general-madine", galaxy=Galaxy().put("kessel", "1 at-st, 2 stormtrooper, 3 tie-fighter")
    )
    scene.says("rebel", "kessel")
    assert scene.among == ("stormtrooper", "at-st")
    scene.gives("rebel", at_st=1, stormtrooper=1)
    assert scene.units("kessel") == "3 tie-fighter, 1 stormtrooper"


def test_an_old_friend() -> None:
    scene = assignment("an-old-friend", "han-solo").says("rebel", "kashyyyk")
    assert scene.where("han-solo") == scene.where("chewbacca") == "kashyyyk"


def test_independent_operation() -> None:
    galaxy = Galaxy().put("ryloth", "2 stormtrooper, 1 star-destroyer").subjugated("ryloth").loyal("empire", "corellia")
    scene = assignment("independent-operation", "lando-calrissian", galaxy=galaxy).says("rebel", "ryloth")
    assert set(scene.options) == {"corellia", "coruscant"}
    scene.says("empire", "corellia")
    assert scene.units("corellia") == "2 stormtrooper"
    assert scene.units("ryloth") == "1 star-destroyer"
    assert not scene.is_subjugated("ryloth")


def test_its_a_trap() -> None:
    galaxy = Galaxy().put("naboo", "3 x-wing, 1 star-destroyer").leader("naboo", "admiral-ackbar", "admiral-piett")
    galaxy.tactics("space", *["no-escape"], *["concentrate-fire"] * 2, *["defensive-formation"] * 3)
    scene = (
        galaxy.actions("rebel", "its-a-trap")
        .rolls("hit", "hit", "direct")
        .combat("naboo", "rebel")
        .says("rebel", "its-a-trap")
    )
    while scene.table.combat is not None and scene.fight.round == 1:
        assert not scene.asks("empire block")
        if scene.asks("empire combat-action"):
            assert set(scene.options) <= {"done", "draw"}  # drawing is not playing
        scene.skip()


def test_noble_sacrifice() -> None:
    galaxy = (
        Galaxy().leader("naboo", "obi-wan-kenobi").put("naboo", "1 stormtrooper").actions("rebel", "noble-sacrifice")
    )
    scene = galaxy.rolls("hit", "hit").mission("empire", "capture-rebel-operative", "soontir-fel")
    while "noble-sacrifice" not in scene.options:
        scene.skip()
    scene.says("rebel", "noble-sacrifice")
    assert scene.where("obi-wan-kenobi") == "eliminated"
    assert scene.table.reputation == 13


def test_one_in_a_million() -> None:
    galaxy = (
        Galaxy()
        .put("naboo", "2 x-wing, 1 death-star")
        .leader("naboo", "wedge-antilles")
        .objectives("death-star-plans-2")
    )
    galaxy.actions("rebel", "one-in-a-million").tactics("space", *["defensive-formation"] * 3).rolls(*["blank"] * 6)
    scene = galaxy.combat("naboo", "rebel").says("rebel", "pass").until("objective").says("rebel", "death-star-plans-2")
    scene.says("rebel", "one-in-a-million", ("black", "direct"), "done")
    assert scene.units("naboo") == "2 x-wing"


def test_point_blank_assault() -> None:
    galaxy = Galaxy().put("naboo", "1 corellian-corvette, 1 assault-carrier").leader("naboo", "admiral-ackbar")
    galaxy.tactics("space", *["defensive-formation"] * 3).actions("rebel", "point-blank-assault").rolls(
        "direct", "blank", "direct", "blank"
    )
    scene = galaxy.combat("naboo", "rebel").says("rebel", "point-blank-assault")
    scene.until("turn")
    assert scene.units("naboo") in ("", "1 corellian-corvette")  # each fell to one damage


def test_son_of_skywalker() -> None:
    for card, expansion in (("son-of-skywalker", False), ("son-of-skywalker-rote", True)):
        galaxy = (
            Galaxy(expansion=expansion)
            .actions("rebel", card)
            .deck("rebel", "daring-rescue", "hit-and-run", "critical-rescue")
        )
        scene = galaxy.mission("rebel", "sabotage", "luke-skywalker").says("rebel", "naboo", card)
        assert ("critical-rescue" in scene.options) == expansion
        scene.says("rebel", "daring-rescue")
        assert "daring-rescue" in scene.hand("rebel")
        assert "daring-rescue" not in str(scene.hears("empire"))
        assert [note.card for note in scene.told(MissionFoundSeen)] == ["daring-rescue"]


def test_target_the_star_destroyers() -> None:
    galaxy = (
        Galaxy()
        .put("naboo", "3 x-wing, 1 star-destroyer")
        .leader("naboo", "wedge-antilles")
        .actions("rebel", "target-the-star-destroyers")
    )
    galaxy.tactics("space", *["defensive-formation"] * 3).rolls("hit", "hit", "hit")
    scene = galaxy.combat("naboo", "rebel").says("rebel", "target-the-star-destroyers", "done", 2)
    assert scene.table.combat is None or scene.fight.damage[KIND["star-destroyer"]][0] == (2, 0)


def test_the_millennium_falcon() -> None:
    scene = (
        Galaxy()
        .pool("han-solo", "chewbacca")
        .actions("rebel", "the-millennium-falcon")
        .at(("immediate", REBEL, "the-millennium-falcon"))
    )
    scene.says("rebel", "han-solo")
    assert scene.ring("han-solo") == "millennium-falcon"


def test_undercover() -> None:
    galaxy = Galaxy().put("naboo", "1 stormtrooper").leader("bespin", "obi-wan-kenobi").actions("rebel", "undercover")
    scene = (
        galaxy.rolls(*["blank"] * 3, "hit")
        .mission("empire", "rule-by-fear", "emperor-palpatine")
        .says("rebel", "undercover")
    )
    assert scene.where("obi-wan-kenobi") == "naboo"
    assert scene.told(MissionFails)


def test_wookiee_guardian() -> None:
    galaxy = (
        Galaxy()
        .leader("naboo", "chewbacca", "princess-leia")
        .put("naboo", "1 stormtrooper")
        .actions("rebel", "wookiee-guardian")
    )
    scene = galaxy.mission("empire", "capture-rebel-operative", "darth-vader").says("empire", "princess-leia")
    scene.says("rebel", "wookiee-guardian")
    assert scene.told(MissionFails)
    assert scene.ring("princess-leia") == ""


# ── the Empire ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_according_to_my_design() -> None:
    galaxy = Galaxy().put("naboo", "4 x-wing, 2 y-wing, 1 star-destroyer").leader("naboo", "emperor-palpatine")
    galaxy.actions("empire", "according-to-my-design").pool("jan-dodonna").tactics("space", *["no-escape"])
    scene = galaxy.combat("naboo", "empire").says("rebel", "no").says("empire", "according-to-my-design")
    assert pool(scene.table, Attack(scene.table, REBEL, SPACE)) == (2, 1, 0)
    while scene.fight.round == 1:
        scene.skip()
    assert ("fewer-dice", REBEL, "round") not in scene.fight.effects


def test_brilliant_administrator() -> None:
    scene = assignment("brilliant-administrator", "grand-moff-tarkin", galaxy=Galaxy().loyal("empire", "sullust"))
    scene.says("empire", "sullust").gives("empire", stormtrooper=1, at_at=1)
    assert scene.queue(2) == "1 stormtrooper, 1 at-at"


def test_it_is_your_destiny() -> None:
    galaxy = Galaxy().captive("kessel", "princess-leia").put("kessel", "1 stormtrooper").leader("kessel", "darth-vader")
    galaxy.actions("empire", "it-is-your-destiny").rolls(*["hit"] * 3)
    scene = (
        galaxy.mission("rebel", "daring-rescue", "obi-wan-kenobi")
        .says("rebel", ())
        .says("empire", "it-is-your-destiny")
    )
    assert scene.ring("obi-wan-kenobi") == "captured"


def test_more_dangerous_than_you_realize() -> None:
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 star-destroyer").leader("naboo", "general-tagge")
    scene = galaxy.actions("empire", "more-dangerous-than-you-realize").combat("naboo", "empire")
    scene.says("empire", "more-dangerous-than-you-realize", "space")
    assert sum(note.count for note in scene.told(DrawsTactics) if note.side == EMPIRE) == 4  # three, and Tagge's one


def test_blindside() -> None:
    galaxy = (
        Galaxy()
        .leader("naboo", "princess-leia")
        .put("naboo", "1 stormtrooper")
        .pool("chewbacca")
        .actions("empire", "blindside")
    )
    scene = (
        galaxy.rolls(*["hit"] * 3, "blank").mission("empire", "collect-bounty", "boba-fett").says("empire", "blindside")
    )
    assert scene.told(MissionSucceeds)  # Chewbacca could not be sent
    assert scene.where("chewbacca") == "pool"


def test_boba_fett_where() -> None:
    galaxy = Galaxy().assigned("rebel", "sabotage", "chewbacca").loyal("empire", "corellia")
    scene = assignment("boba-fett-where", "boba-fett", galaxy=galaxy).says("empire", "corellia")
    scene.until("turn").says("rebel", ("reveal", 0))
    scene.refuses("rebel", "corellia", "reb.action.boba-undercover")
    scene.says("rebel", "naboo").until("assign")
    assert scene.table.lasting == ()  # for one Command Phase


def test_boba_fett_needs_an_imperial_system() -> None:
    galaxy = Galaxy().destroyed("coruscant").pool("boba-fett")
    galaxy.table.loyalty[CORUSCANT] = NEUTRAL
    scene = galaxy.actions("empire", "boba-fett-where").assignment()
    assert scene.ask("empire").options == ("done",)


def test_catch_them_by_surprise() -> None:
    galaxy = Galaxy(base="yavin").put("sullust", "1 star-destroyer").put("naboo", "1 x-wing")
    scene = assignment("catch-them-by-surprise", "admiral-ozzel", galaxy=galaxy).says("empire", "naboo")
    scene.moves("empire", "sullust", star_destroyer=1)
    assert scene.told(CombatBegins)[0].side == EMPIRE


def test_fully_operational() -> None:
    galaxy = (
        Galaxy()
        .put("endor", "1 mon-calamari-cruiser, 1 x-wing, 1 death-star-under-construction, 1 tie-fighter")
        .leader("endor", "moff-jerjerrod")
    )
    scene = galaxy.actions("empire", "fully-operational").combat("endor", "rebel").says("empire", "fully-operational")
    scene.says("empire", "mon-calamari-cruiser")
    assert "mon-calamari-cruiser" not in scene.units("endor")


def test_good_intel() -> None:
    for card, expansion in (("good-intel", False), ("good-intel-rote", True)):
        galaxy = (
            Galaxy(expansion=expansion)
            .put("naboo", "3 x-wing, 1 star-destroyer")
            .leader("naboo", "colonel-yularen", "admiral-ackbar")
        )
        scene = galaxy.actions("empire", card).combat("naboo", "rebel").says("empire", card)
        assert scene.view("empire").combat.hands[REBEL] == tuple(scene.tactics("rebel"))
        assert scene.view("rebel").combat.hands[EMPIRE] == ()
        assert scene.view(None).combat.hands[REBEL] == ()


def test_keep_them_from_escaping() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .put("naboo", "3 x-wing, 1 star-destroyer")
        .leader("naboo", "admiral-piett", "jan-dodonna")
        .put("utapau", "1 x-wing")
    )
    scene = (
        galaxy.actions("empire", "keep-them-from-escaping")
        .rolls(*["blank"] * 12)
        .combat("naboo", "empire")
        .says("empire", "keep-them-from-escaping")
    )
    while scene.fight.round < 2:
        assert not scene.asks("rebel retreat")
        scene.skip()


def test_local_rumors() -> None:
    scene = assignment(
        "local-rumors", "colonel-yularen", galaxy=Galaxy(base="hoth").put("bespin", "1 tie-fighter")
    ).says("empire", "bespin")
    assert scene.suspects <= {"bespin", "endor", "hoth", "mustafar"}
    scene = assignment(
        "local-rumors", "colonel-yularen", galaxy=Galaxy(base="hoth").put("rodia", "1 tie-fighter")
    ).says("empire", "rodia")
    assert not scene.suspects & {"rodia", "ryloth", "geonosis", "tatooine"}


def test_proceeding_as_planned() -> None:
    scene = assignment("proceeding-as-planned", "moff-jerjerrod", "darth-vader").says(
        "empire", "construct-death-star", "darth-vader"
    )
    assert scene.where("moff-jerjerrod") == scene.where("darth-vader") == "mission 1"
    assert len(scene.table.projects) == 9


def test_public_support() -> None:
    galaxy = Galaxy(base="yavin").loyal("empire", "corellia").put("corellia", "1 star-destroyer")
    scene = assignment("public-support", "janus-greejatus", "darth-vader", galaxy=galaxy).says("empire", "corellia")
    assert scene.units("corellia") == "1 star-destroyer, 3 stormtrooper"
    scene.until("empire turn").leads("empire", "darth-vader", "sullust")
    assert "corellia" in scene.options  # Janus holds nobody back


def test_ready_for_action() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .put("naboo", "1 x-wing, 2 tie-fighter")
        .leader("naboo", "general-tagge")
        .pool("admiral-piett")
    )
    galaxy.actions("empire", "ready-for-action").rolls("hit", "hit", "blank").put("sullust", "1 tie-fighter")
    scene = galaxy.combat("naboo", "empire").says("empire", "ready-for-action")
    assert scene.where("admiral-piett") == "naboo"
    scene.until("turn")
    assert scene.where("admiral-piett") == "pool"
    assert scene.told(ReturnToPool) == [ReturnToPool(("admiral-piett",))]


def test_scouting_mission() -> None:
    galaxy = (
        Galaxy(base="yavin").put("sullust", "3 tie-fighter").put("corellia", "3 tie-fighter").put("kessel", "1 x-wing")
    )
    scene = (
        assignment("scouting-mission", "soontir-fel", galaxy=galaxy)
        .says("empire", "kessel", "sullust")
        .gives("empire", tie_fighter=3)
    )
    assert set(scene.options) == {"done", "corellia"}  # neither where they came from nor where there are none
    scene.says("empire", "corellia")
    assert scene.sharing.total == 1
    scene.gives("empire", tie_fighter=1)
    assert scene.told(CombatBegins)


def test_target_the_generator() -> None:
    galaxy = (
        Galaxy()
        .put("naboo", "1 shield-generator, 1 ion-cannon, 2 rebel-trooper, 1 at-at")
        .leader("naboo", "general-veers")
    )
    scene = (
        galaxy.actions("empire", "target-the-generator")
        .combat("naboo", "empire")
        .says("empire", "target-the-generator", "ion-cannon")
    )
    assert "ion-cannon" not in scene.units("naboo")
