"""None fits, one fits, several fit: an effect does nothing, does it without asking, or asks which."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import EMPIRE, GROUND, KIND, LEADER, PLACE, REBEL, SPACE
from dejarik.games.rebellion.notes import Captured, Destroyed, RecruitsNobody, Sabotaged
from dejarik.games.rebellion.notes.combat import AssignsDamage, PlaysTactic
from dejarik.games.rebellion.notes.expansion import Doomed, ObjectiveReturned, RemovesDamage, TargetRemoved
from dejarik.games.rebellion.state import POOL
from tests.games.rebellion.stage import Galaxy, Scene

# ── cinematic combat ───────────────────────────────────────────────────────────────────────────────────────────────


def cinema(units: str, *leaders: str) -> Galaxy:
    galaxy = Galaxy(base="yavin", expansion=True, cinematic=True).put("naboo", units)
    return galaxy.leader("naboo", *leaders).rolls(*["blank"] * 40)


def chosen(galaxy: Galaxy, rebel: str, empire: str, current: str = "empire") -> Scene:
    """Both have chosen their tactic cards."""
    scene = galaxy.combat("naboo", current)
    if scene.asks("retrieve-tactics"):
        scene.skip()
    return scene.says("rebel", rebel).says("empire", empire)


def test_a_superlaser_without_a_capital_ship_to_hit_does_nothing() -> None:
    scene = chosen(cinema("2 x-wing, 1 death-star"), "escort", "superlaser-blast").says("empire", "top")
    assert scene.asked == "rebel tactic-half"
    assert not scene.told(AssignsDamage)


@pytest.mark.rule("reb.cine.destroyed-by-card")
def test_which_structure_is_destroyed_by_a_card_is_asked_where_there_are_two() -> None:
    galaxy = cinema("1 shield-generator, 1 ion-cannon, 1 rebel-trooper, 1 at-at, 1 stormtrooper")
    scene = chosen(galaxy, "take-cover", "target-the-generator-adv").says("empire", "top")
    assert scene.asked == "empire destroy-one"
    assert set(scene.options) == {"shield-generator", "ion-cannon"}
    scene.says("empire", "ion-cannon").says("rebel", "neither")
    assert (scene.told(Destroyed)[0].place, scene.told(Destroyed)[0].units) == ("naboo", (("ion-cannon", 1),))
    scene = chosen(cinema("2 rebel-trooper, 1 at-at"), "take-cover", "target-the-generator-adv")
    scene.says("empire", "top")
    assert scene.asked == "rebel tactic-half"  # no structure


@pytest.mark.rule("reb.cine.destroyed-by-card")
def test_which_of_a_kind_is_destroyed_by_a_card_is_asked_where_their_damage_differs() -> None:
    galaxy = cinema("2 ion-cannon, 2 rebel-trooper, 1 at-at, 1 stormtrooper")
    scene = galaxy.combat("naboo", "empire")
    scene.fight.damage[KIND["ion-cannon"]] = ((2, 0),)
    scene.says("rebel", "take-cover").says("empire", "target-the-generator-adv").says("empire", "top")
    assert scene.options == (("ion-cannon", 0), ("ion-cannon", 1))
    scene.says("empire", ("ion-cannon", 1)).says("rebel", "neither")
    assert scene.told(Destroyed)[0].units == (("ion-cannon", 1),)
    assert scene.fight.damage[KIND["ion-cannon"]] == ((2, 0),)  # the damaged one still stands
    galaxy = cinema("2 ion-cannon, 2 rebel-trooper, 1 at-at, 1 stormtrooper")
    scene = chosen(galaxy, "take-cover", "target-the-generator-adv").says("empire", "top")
    assert scene.asked == "rebel tactic-half"  # they are alike


def test_an_escape_may_be_thought_better_of() -> None:
    galaxy = cinema("1 rebel-transport, 1 airspeeder, 2 rebel-trooper, 2 stormtrooper", "general-madine")
    scene = chosen(galaxy.put("utapau", "1 x-wing"), "escape-plan-adv", "overrun", "rebel")
    scene.says("rebel", "top")
    assert scene.asked == "rebel retreat"
    scene.says("rebel", "stay")
    assert scene.where("general-madine") == "naboo"
    assert scene.asked == "empire tactic-half"  # not cancelled


@pytest.mark.rule("reb.cine.extra-card")
def test_there_may_be_no_other_card_to_play() -> None:
    galaxy = cinema("1 mon-calamari-cruiser, 1 star-destroyer")
    space = ("rogue-squadron-support", "bombing-run", "deployment-adv", "ion-blast", "outrun-them", "draw-their-fire")
    galaxy.table.tactics_used[2 * REBEL + SPACE] = (*space, "escort")
    scene = chosen(galaxy, "fleet-logistics", "swarm-tactics", "rebel").says("rebel", "top")
    # the last card is used: all others came back, and it may be followed by one of them
    assert scene.asked == "rebel extra-tactic"
    assert "fleet-logistics" not in scene.options
    scene.says("rebel", "no")
    assert scene.asked == "empire tactic-half"


def test_yodas_ring_rerolls_in_cinematic_combat() -> None:
    galaxy = cinema("2 x-wing, 1 star-destroyer", "luke-skywalker").ringed("master-yoda", "luke-skywalker")
    scene = (
        chosen(galaxy, "draw-their-fire", "tractor-beam", "rebel").says("rebel", "neither").says("empire", "neither")
    )
    assert scene.asked == "rebel cinematic-action"
    assert "master-yoda" in scene.options
    scene.says("rebel", "master-yoda")
    scene.table.rng.script += [0]
    scene.says("rebel", 1)
    assert scene.dice == ("black-blank", "black-hit")
    assert "master-yoda" not in (scene.options if scene.asks("cinematic-action") else ())


def test_a_shield_absorbs_nothing_where_nobody_is_hurt() -> None:
    galaxy = cinema("2 rebel-trooper, 1 shield-generator, 1 stormtrooper")
    scene = chosen(galaxy, "planetary-shield", "overrun").says("empire", "neither").says("rebel", "top")
    assert not scene.asks("shed-damage")
    assert not scene.told(RemovesDamage)


@pytest.mark.rule("reb.cine.planetary-shield")
def test_which_of_two_shields_absorbs_is_asked() -> None:
    galaxy = cinema("3 rebel-trooper, 2 shield-generator, 3 stormtrooper")
    galaxy.table.rng.script = []
    galaxy.rolls("hit", "hit", "hit", *["blank"] * 30)
    scene = galaxy.combat("naboo", "empire")
    if scene.asks("retrieve-tactics"):
        scene.skip()
    scene.fight.damage[KIND["shield-generator"]] = ((1, 0),)
    scene.says("rebel", "planetary-shield").says("empire", "overrun").says("empire", "neither").says("rebel", "top")
    names = [slot[0] for slot in scene.among if isinstance(slot, tuple)]
    scene.says("empire", tuple(int(name == "rebel-trooper") for name in names))
    assert scene.asked == "rebel shed-damage"
    assert all(slot[0] != "shield-generator" for slot in scene.among if isinstance(slot, tuple))
    scene.says("rebel", (1, 1, 0))
    assert scene.asked == "rebel which-shield"
    assert scene.options == (("shield-generator", 0), ("shield-generator", 1))
    scene.says("rebel", ("shield-generator", 1))
    assert scene.fight.damage[KIND["shield-generator"]] == ((1, 0), (2, 0))
    assert scene.fight.damage[KIND["rebel-trooper"]] in (((1, 0),), ())  # one kept his damage


@pytest.mark.rule("reb.cine.tractor-beam")
def test_the_tractor_beam_takes_one_of_several() -> None:
    galaxy = cinema("2 x-wing, 1 star-destroyer", "admiral-ackbar", "princess-leia", "mon-mothma")
    scene = chosen(galaxy.put("utapau", "1 x-wing"), "escort", "tractor-beam").says("empire", "top")
    scene.says("rebel", "neither").until("rebel retreat").says("rebel", "utapau", "admiral-ackbar")
    assert scene.asked == "empire capture"
    assert set(scene.options) == {"princess-leia", "mon-mothma"}
    scene.says("empire", "mon-mothma")
    assert [note.leader for note in scene.told(Captured)] == ["mon-mothma"]
    galaxy = cinema("2 x-wing, 1 star-destroyer", "admiral-ackbar")
    scene = chosen(galaxy.put("utapau", "1 x-wing"), "escort", "tractor-beam").says("empire", "top")
    scene.says("rebel", "neither").until("rebel retreat").says("rebel", "utapau")
    assert not scene.told(Captured)  # he is gone


def test_the_tractor_beam_needs_a_star_destroyer_and_no_rebel_ship() -> None:
    galaxy = cinema("2 x-wing, 1 star-destroyer, 1 rebel-trooper, 1 stormtrooper", "admiral-ackbar")
    scene = chosen(galaxy, "escort", "tractor-beam").says("empire", "top").says("rebel", "neither")
    scene.until("rebel retreat").says("rebel", "stay")
    assert not scene.told(Captured)


def heist(galaxy: Galaxy) -> Scene:
    """Rogue One was played, and the Empire has retreated."""
    galaxy.put("sullust", "1 tie-fighter").leader("naboo", "darth-vader")
    scene = chosen(galaxy, "escort", "swarm-tactics").says("empire", "neither").says("rebel", "neither")
    scene.until("choose-tactic").says("rebel", "rogue-one").says("empire", "overrun")
    scene.says("empire", "neither").says("rebel", "top")
    scene.until("empire retreat").says("empire", "sullust")
    if scene.asks("retreat-units"):
        scene.gives("empire", stormtrooper=0)
    return scene


def test_rogue_one_frees_a_captive_or_removes_a_marker() -> None:
    units = "1 u-wing, 2 rebel-trooper, 1 stormtrooper, 1 star-destroyer"
    galaxy = cinema(units).captive("naboo", "han-solo")
    galaxy.table.targets = (("secure-the-plans", PLACE["naboo"]), ("secure-the-plans", PLACE["kessel"]))
    scene = heist(galaxy)
    assert scene.asked == "rebel heist"
    assert scene.options == ("han-solo", "remove-secure-the-plans")
    scene.says("rebel", "remove-secure-the-plans")
    assert [note.place for note in scene.told(TargetRemoved)] == ["naboo"]
    assert scene.ring("han-solo") == "captured"
    galaxy = cinema(units)
    galaxy.table.targets = (("secure-the-plans", PLACE["naboo"]),)
    scene = heist(galaxy)
    assert scene.told(TargetRemoved)  # the only thing there is to do
    scene = heist(cinema(units))
    assert not scene.asks("heist")


@pytest.mark.rule("reb.cine.confrontation-retreat")
def test_confrontation_marks_one_of_several_or_nobody() -> None:
    for leaders, asked in ((("general-veers", "darth-vader"), True), ((), False)):
        galaxy = cinema("3 rebel-trooper, 1 stormtrooper", *leaders)
        galaxy.table.rng.script = []
        galaxy.rolls("hit", "hit", "hit", *["blank"] * 20)
        scene = chosen(galaxy, "confrontation", "overrun", "rebel").says("rebel", "top").says("empire", "neither")
        while scene.table.combat is not None and not scene.asks("eliminate"):
            scene.skip()
        assert scene.asks("rebel eliminate") is asked
        if asked:
            scene.says("rebel", "darth-vader")
            assert [note.leader for note in scene.told(Doomed)] == ["darth-vader"]
            scene.until("turn")
            assert "confrontation" in scene.table.spent
            assert "confrontation" not in scene.table.tactics_used[2 * REBEL + GROUND]
        else:
            assert "confrontation" not in scene.table.spent


# ── tactic cards ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_which_ship_bombards_is_asked() -> None:
    galaxy = Galaxy(base="yavin").put("naboo", "1 star-destroyer, 1 assault-carrier, 1 stormtrooper")
    galaxy.put("naboo", "2 rebel-trooper").leader("naboo", "general-veers").rolls("special", *["blank"] * 40)
    scene = galaxy.tactics("ground", "bombardment").combat("naboo", "empire").until("empire combat-action")
    scene.says("empire", "ground-bombardment")
    assert scene.asked == "empire bombard-with"
    assert set(scene.options) == {"star-destroyer", "assault-carrier"}
    scene.says("empire", "star-destroyer")
    assert scene.asked == "empire deal-damage"
    assert scene.sharing.total == 2  # its red dice
    scene.says("empire", (0, 2))
    assert scene.told(PlaysTactic)[-1].card == "ground-bombardment"
    assert scene.told(AssignsDamage)[-1].units == (("rebel-trooper", 2),)


def test_a_tactic_deck_that_ran_out_is_made_of_its_discards() -> None:
    galaxy = Galaxy(base="yavin").put("naboo", "1 rebel-trooper, 1 stormtrooper").leader("naboo", "general-madine")
    galaxy.table.tactics = [galaxy.table.tactics[SPACE], ("ground-dig-in",)]
    galaxy.table.tactics_used = [(), ("ground-onslaught",), (), ()]
    scene = galaxy.rolls(*["blank"] * 9).combat("naboo", "rebel")
    assert scene.tactics("rebel") == ["ground-dig-in", "ground-onslaught"]  # and then there are no more
    assert scene.table.tactics[GROUND] == ()
    assert scene.table.tactics_used[GROUND] == ()


# ── missions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def pack(**options: bool) -> Galaxy:
    return Galaxy(base="yavin", expansion=True, **options)


def test_draw_them_out_with_nobody_to_draw_out() -> None:
    galaxy = pack().put("kessel", "1 star-destroyer").loyal("empire", "kessel")
    before = list(galaxy.table.where)
    scene = galaxy.mission("empire", "draw-them-out", "grand-moff-tarkin", "darth-vader")
    scene.until("rebel turn")
    assert scene.table.where.count(POOL) == before.count(POOL)


def test_exploit_weakness_of_an_empty_hand() -> None:
    galaxy = pack().put("kessel", "1 star-destroyer").captive("kessel", "han-solo")
    scene = galaxy.mission("empire", "exploit-weakness", "darth-vader", "emperor-palpatine").until("rebel turn")
    assert not scene.told(ObjectiveReturned)


def test_recruiting_missions_with_nobody_left() -> None:
    galaxy = pack().loyal("rebel", "naboo")
    galaxy.eliminated("luke-skywalker", "obi-wan-kenobi", "jyn-erso", "han-solo", "chirrut-imwe")
    scene = galaxy.mission("rebel", "my-only-hope", "mon-mothma", "princess-leia").until("empire turn")
    assert scene.where("luke-skywalker") == "eliminated"


def test_reconnaissance_of_an_empty_pile() -> None:
    galaxy = pack().put("kessel", "1 star-destroyer")
    scene = galaxy.mission("rebel", "reconnaissance", "jyn-erso", "cassian-andor").until("empire turn")
    assert not scene.asks("recover-mission")


def test_a_second_lure_changes_nobody() -> None:
    galaxy = Galaxy(base="yavin").put("kessel", "1 star-destroyer").captive("kessel", "han-solo")
    galaxy.captive("coruscant", "wedge-antilles", "lure-of-the-dark-side").put("coruscant", "1 stormtrooper")
    scene = galaxy.mission("empire", "lure-of-the-dark-side", "emperor-palpatine", "darth-vader").until("rebel turn")
    assert scene.ring("wedge-antilles") == "lure-of-the-dark-side"
    assert scene.ring("han-solo") == "captured"


@pytest.mark.rule("reb.destroyed.base-wins")
def test_a_superlaser_on_the_base_wins_at_once() -> None:
    galaxy = Galaxy(base="hoth").put("hoth", "1 death-star").put("base", "1 rebel-trooper")
    scene = galaxy.mission("empire", "superlaser-online", "grand-moff-tarkin", "darth-vader").until("rebel turn")
    assert scene.winner == "empire"
    assert scene.table.result == "base-destroyed"
    assert scene.asked == "over"


def test_covert_operation_with_one_objective_left() -> None:
    galaxy = Galaxy().put("kessel", "1 star-destroyer").objective_deck("uprising")
    scene = galaxy.mission("rebel", "covert-operation", "obi-wan-kenobi").until("empire turn")
    assert scene.table.objective_hand == ("uprising",)
    assert scene.table.objectives == ()


def test_infiltration_with_one_objective_left_asks_nothing() -> None:
    galaxy = Galaxy().put("kessel", "1 star-destroyer").objective_deck("uprising")
    scene = galaxy.mission("rebel", "infiltration", "princess-leia", "chewbacca").until("empire turn")
    assert scene.view("rebel").objectives_known[0].card == "uprising"
    assert not scene.asks("objective-on-top")


def test_a_false_lead_needs_probe_cards() -> None:
    galaxy = Galaxy().put("kessel", "1 star-destroyer")
    scene = galaxy.mission("rebel", "plant-false-lead", "princess-leia", "lando-calrissian").until("empire turn")
    assert scene.table.planted == ()


def test_demolition_takes_only_what_is_queued() -> None:
    galaxy = Galaxy().loyal("empire", "kessel").put("kessel", "1 star-destroyer")
    scene = galaxy.mission("rebel", "demolition", "han-solo", "chewbacca").until("empire turn")
    assert not scene.told(Sabotaged)
    assert sum(map(sum, scene.table.queue)) == 0


def test_luke_is_a_jedi_only_once() -> None:
    galaxy = Galaxy().leader("kessel", "luke-skywalker-jedi").put("kessel", "1 x-wing")
    scene = galaxy.mission("rebel", "seek-yoda", "luke-skywalker", "princess-leia")
    scene.until("empire turn")
    assert scene.where("luke-skywalker") != "eliminated"


def test_a_card_with_a_ring_already_in_use_or_nobody_to_wear_it() -> None:
    galaxy = Galaxy().actions("rebel", "the-millennium-falcon").eliminated("han-solo", "lando-calrissian", "chewbacca")
    scene = galaxy.at(("immediate", REBEL, "the-millennium-falcon"))
    assert "millennium-falcon" not in [scene.ring(name) for name in ("han-solo", "chewbacca", "lando-calrissian")]


# ── units ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.build.destroy-to-gain")
def test_a_unit_may_be_destroyed_for_the_queue() -> None:
    for answer, there in (("kessel", ""), ("no", "1 mon-calamari-cruiser")):
        galaxy = Galaxy().put("kessel", "1 mon-calamari-cruiser").put("mon-calamari", "1 x-wing")
        galaxy.table.supply[KIND["mon-calamari-cruiser"]] = 0
        galaxy.loyal("rebel", "mon-calamari")
        scene = galaxy.mission("rebel", "support-of-mon-calamari", "admiral-ackbar", "mon-mothma")
        scene.until("choose-effect").says("rebel", "cruiser")
        assert scene.asked == "rebel recycle"
        scene.says("rebel", answer)
        assert scene.units("kessel") == there
        assert scene.queue(3) == ("1 mon-calamari-cruiser" if answer == "kessel" else "")


def test_nobody_is_recruited_from_an_empty_deck() -> None:
    galaxy = Galaxy()
    galaxy.table.action_decks[EMPIRE] = ()
    scene = galaxy.at(("recruit", EMPIRE))
    assert [note.side for note in scene.told(RecruitsNobody)] == [EMPIRE]
    assert not scene.asks("empire recruit")


def test_a_project_deck_that_ran_out_is_made_of_its_discards() -> None:
    for pile, drawn in ((("oversee-project",), ["oversee-project"]), ((), [])):
        galaxy = Galaxy().loyal("empire", "kessel").put("kessel", "1 star-destroyer")
        galaxy.table.projects, galaxy.table.project_discards = (), pile
        scene = galaxy.mission("empire", "secret-weapons-research", "darth-vader", "moff-jerjerrod").until("rebel turn")
        assert [card for card in scene.hand("empire") if card == "oversee-project"] == drawn
        assert scene.table.project_discards == ()


def test_a_mission_deck_may_be_empty_altogether() -> None:
    galaxy = Galaxy()
    galaxy.table.decks[REBEL] = galaxy.table.discards[REBEL] = ()
    scene = galaxy.at(("discard-missions", REBEL))
    assert scene.hand("rebel") == []


def test_a_captive_does_not_stand_for_his_card() -> None:
    galaxy = Galaxy().captive("kessel", "han-solo").put("kessel", "1 star-destroyer").actions("rebel", "an-old-friend")
    assert not galaxy.assignment().asks("rebel assign")
    assert LEADER["han-solo"] >= 0


# ── whose card ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_slips_in_is_asked_where_two_could() -> None:
    galaxy = Galaxy().put("naboo", "1 stormtrooper").leader("bespin", "obi-wan-kenobi").actions("rebel", "undercover")
    galaxy.leader("kessel", "lando-calrissian").rolls(*["blank"] * 9)
    scene = galaxy.mission("empire", "rule-by-fear", "emperor-palpatine").says("rebel", "undercover")
    assert scene.asked == "rebel card-leader"
    assert set(scene.options) == {"obi-wan-kenobi", "lando-calrissian"}
    scene.says("rebel", "lando-calrissian")
    assert (scene.where("lando-calrissian"), scene.where("obi-wan-kenobi")) == ("naboo", "bespin")


def test_who_joins_is_asked_where_two_could() -> None:
    galaxy = Galaxy(base="yavin").put("naboo", "1 x-wing, 2 tie-fighter").leader("naboo", "general-tagge")
    galaxy.pool("admiral-piett", "general-veers").actions("empire", "ready-for-action").rolls(*["blank"] * 9)
    scene = galaxy.combat("naboo", "empire").says("empire", "ready-for-action")
    assert scene.asked == "empire card-leader"
    scene.says("empire", "general-veers")
    assert (scene.where("general-veers"), scene.where("admiral-piett")) == ("naboo", "pool")


def test_whose_assignment_card_it_is_is_asked_where_two_wait() -> None:
    galaxy = Galaxy().pool("admiral-ozzel", "moff-jerjerrod").actions("empire", "proceeding-as-planned")
    galaxy.table.projects = ("oversee-project",)
    scene = galaxy.assignment().says("empire", "proceeding-as-planned")
    assert scene.asked == "empire card-leader"
    scene.says("empire", "moff-jerjerrod", "oversee-project", "no")
    assert scene.where("moff-jerjerrod") == "mission 1"
    assert scene.where("admiral-ozzel") == "pool"


def test_whose_mission_false_orders_undo_is_asked() -> None:
    galaxy = pack().assigned("empire", "rule-by-fear", "general-tagge").actions("rebel", "false-orders")
    galaxy.assigned("empire", "gather-intel", "darth-vader").hand("empire", "detained").pool("mon-mothma")
    scene = galaxy.at(("assignment-over",)).says("rebel", "false-orders")
    assert scene.asked == "rebel false-orders"
    assert scene.options == (0, 1)
    scene.says("rebel", 1)
    assert (scene.where("darth-vader"), scene.where("general-tagge")) == ("pool", "mission 1")
    assert scene.hand("empire") == ["detained", "gather-intel"]


def test_which_immediate_card_comes_first_is_asked() -> None:
    galaxy = Galaxy().pool("mon-mothma").actions("rebel", "human-cyborg-relations", "resourceful-astromech")
    scene = galaxy.at(("starting-immediate", REBEL))
    assert scene.asked == "rebel which-first"
    scene.says("rebel", "resourceful-astromech")
    assert scene.ring("mon-mothma") == "c-3po"  # then the other one, which takes its place
    assert set(scene.table.spent) == {"human-cyborg-relations", "resourceful-astromech"}
