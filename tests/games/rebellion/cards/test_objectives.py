"""Objectives of both boxes: one step short of the condition, and met."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion import facts
from dejarik.games.rebellion.cards.library import OBJECTIVE
from dejarik.games.rebellion.cards.objectives import won
from dejarik.games.rebellion.facts import EMPIRE, GROUND, NEUTRAL, PLACE, REBEL, SPACE, SYSTEMS
from dejarik.games.rebellion.notes.expansion import QueueGiven
from tests.games.rebellion.stage import Galaxy, Scene

POPULOUS = [name for name, found in SYSTEMS.items() if found.icons and name != "coruscant"]


def offered(galaxy: Galaxy, card: str) -> bool:
    """Whether a refresh objective can be played."""
    scene = galaxy.objectives(card).refresh()
    return scene.asks("objective") and card in scene.options


def outposts(count: int) -> Galaxy:
    galaxy = Galaxy()
    for name in POPULOUS[:count]:
        galaxy.put(name, "1 x-wing")
    return galaxy


def cut(count: int) -> Galaxy:
    galaxy = Galaxy().loyal("empire", *POPULOUS[:4]).sabotaged(*POPULOUS[: count - 1])
    return galaxy.put(POPULOUS[3], "1 x-wing").sabotaged(POPULOUS[10])


def defended(count: int) -> Galaxy:
    galaxy = outposts(count)
    return galaxy.loyal("rebel", *POPULOUS[:6])


def region(*loyal: str) -> Galaxy:
    return Galaxy().loyal("rebel", *loyal)


def core(count: int) -> Galaxy:
    return (
        Galaxy(expansion=True)
        .put("alderaan", f"{count - 2} x-wing")
        .put("corellia", "2 rebel-trooper")
        .put("kessel", "3 x-wing")
    )


def queue(*units: str) -> Galaxy:
    galaxy = Galaxy(expansion=True)
    for unit in units:
        galaxy.queued(2, unit)
    return galaxy


HUTTS = ("bothawui", "kessel", "nal-hutta", "toydaria")

#: A card, a position in which its condition is met, and one in which it is just not met.
REFRESH = [
    ("cut-supply-lines", lambda: cut(3), lambda: cut(2)),
    ("defend-the-people", lambda: defended(4), lambda: defended(3)),
    ("regional-support", lambda: region("geonosis", "rodia", "ryloth"), lambda: region("geonosis", "rodia")),
    ("heart-of-the-empire",
     lambda: Galaxy().put("coruscant", "1 x-wing"),
     lambda: Galaxy().put("coruscant", "1 x-wing, 1 stormtrooper")),
    ("leave-no-one-behind", Galaxy, lambda: Galaxy().captive("kessel", "han-solo").put("kessel", "1 stormtrooper")),
    ("popular-support", lambda: region(*POPULOUS[:6]), lambda: region(*POPULOUS[:5])),
    ("establish-outposts", lambda: outposts(5), lambda: outposts(4)),
    ("inspire-sympathy", lambda: Galaxy().destroyed("alderaan"), Galaxy),
    ("defensive-position",
     lambda: Galaxy(expansion=True).put("naboo", "2 golan-arms-turret, 1 ion-cannon"),
     lambda: Galaxy(expansion=True).put("naboo", "2 golan-arms-turret").put("kessel", "1 ion-cannon")),
    ("support-of-the-hutts",
     lambda: Galaxy(expansion=True).loyal("rebel", *HUTTS[:3]),
     lambda: Galaxy(expansion=True).loyal("rebel", *HUTTS[:2])),
    ("the-long-war",
     lambda: Galaxy(expansion=True).objectives("crippling-blow", "rebel-assault"),
     lambda: Galaxy(expansion=True).objectives("crippling-blow")),
    ("threaten-the-core", lambda: core(5), lambda: core(4)),
    ("a-time-for-peace",
     lambda: queue("1 x-wing, 1 rebel-trooper, 1 airspeeder, 1 ion-cannon"),
     lambda: queue("1 rebel-trooper, 2 airspeeder, 1 ion-cannon")),
    ("uprising",
     lambda: Galaxy(expansion=True).loyal("rebel", *POPULOUS[:9]),
     lambda: Galaxy(expansion=True).loyal("rebel", *POPULOUS[:8])),
]  # fmt: skip


@pytest.mark.parametrize(("card", "met", "short"), REFRESH, ids=[row[0] for row in REFRESH])
def test_refresh_objectives(card: str, met, short) -> None:  # type: ignore[no-untyped-def]
    assert offered(met(), card)
    assert not offered(short(), card)


def test_inspire_sympathy_counts_systems() -> None:
    scene = (
        Galaxy()
        .destroyed("alderaan", "naboo")
        .objectives("inspire-sympathy")
        .refresh()
        .says("rebel", "inspire-sympathy")
    )
    assert scene.table.reputation == 12


def test_the_long_war_costs_two_objectives() -> None:
    galaxy = Galaxy(expansion=True).objectives("crippling-blow", "rebel-assault", "the-long-war")
    scene = galaxy.refresh().says("rebel", "the-long-war").says("rebel", ("crippling-blow", "rebel-assault"))
    assert scene.table.reputation == 13
    assert set(scene.table.objective_discards) == {"the-long-war", "crippling-blow", "rebel-assault"}


def test_a_time_for_peace_costs_queued_units() -> None:
    galaxy = queue("2 rebel-trooper, 1 airspeeder, 1 ion-cannon").track(time=6)
    scene = galaxy.objectives("a-time-for-peace").refresh().says("rebel", "a-time-for-peace")
    assert scene.table.reputation == 13
    assert scene.table.queue[1] == [0] * facts.COUNT
    given = [("rebel-trooper", 2), ("rebel-trooper", 2), ("airspeeder", 2), ("ion-cannon", 2)]
    assert [(note.unit, note.space) for note in scene.told(QueueGiven)] == given


def combat(units: str, side: str, card: str, *dice: str, **options: bool) -> Scene:
    """A combat over Corellia that is about to be judged."""
    galaxy = Galaxy(base="yavin", **options).put("corellia", units).objectives(card)
    scene = galaxy.pool("jan-dodonna").rolls(*dice).combat("corellia", side)
    return scene.says("rebel", "no")


def playable(scene: Scene, card: str) -> bool:
    while scene.table.combat is not None:
        if scene.asks("objective") and card in scene.options:
            return True
        scene.skip()
    return False


def test_crippling_blow() -> None:
    assert playable(combat("4 airspeeder, 1 at-st, 1 stormtrooper", "rebel", "crippling-blow"), "crippling-blow")
    assert not playable(combat("4 airspeeder, 1 at-st", "rebel", "crippling-blow"), "crippling-blow")
    assert not playable(combat("4 airspeeder, 1 at-st, 1 stormtrooper", "empire", "crippling-blow"), "crippling-blow")


def test_rebel_assault() -> None:
    assert playable(combat("12 y-wing, 1 star-destroyer", "rebel", "rebel-assault"), "rebel-assault")
    assert not playable(combat("12 y-wing, 1 assault-carrier", "rebel", "rebel-assault"), "rebel-assault")


def test_major_victory() -> None:
    assert playable(combat("12 y-wing, 1 assault-carrier, 1 tie-fighter", "rebel", "major-victory"), "major-victory")
    assert not playable(combat("12 y-wing, 1 assault-carrier", "rebel", "major-victory"), "major-victory")


def test_liberation() -> None:
    for subjugated in (True, False):
        galaxy = Galaxy(base="yavin").put("ryloth", "6 airspeeder, 1 stormtrooper").objectives("liberation")
        if subjugated:
            galaxy.subjugated("ryloth")
        assert playable(galaxy.combat("ryloth", "rebel"), "liberation") == subjugated


def test_return_of_the_jedi() -> None:
    for lord, met in (("darth-vader", True), ("emperor-palpatine", True), ("general-tagge", False)):
        galaxy = Galaxy(base="yavin").put("naboo", "6 airspeeder, 1 stormtrooper").objectives("return-of-the-jedi")
        galaxy.leader("naboo", lord).tactics("ground", *["defensive-formation"] * 3)
        assert playable(galaxy.combat("naboo", "rebel"), "return-of-the-jedi") == met


def test_death_star_plans() -> None:
    for card in ("death-star-plans-2", "death-star-plans-3"):
        galaxy = (
            Galaxy()
            .put("naboo", "2 y-wing, 1 death-star")
            .objectives(card)
            .rolls(*["blank"] * 6, "direct", "blank", "blank")
        )
        scene = galaxy.combat("naboo", "rebel").says("rebel", card)
        assert scene.table.reputation == 12


def test_decisive_victory() -> None:
    units = "8 x-wing, 6 airspeeder, 1 tie-fighter, 1 stormtrooper"
    assert playable(combat(units, "empire", "decisive-victory", expansion=True), "decisive-victory")
    one = "6 airspeeder, 1 stormtrooper"
    assert not playable(combat(one, "empire", "decisive-victory", expansion=True), "decisive-victory")


def test_seize_control() -> None:
    galaxy = Galaxy(base="yavin", expansion=True).sabotaged("naboo").put("naboo", "6 airspeeder, 1 stormtrooper")
    scene = galaxy.objectives("seize-control").combat("naboo", "rebel")
    assert playable(scene, "seize-control")
    scene.says("rebel", "seize-control", "remove")
    assert not scene.is_sabotaged("naboo")
    assert scene.table.reputation == 13


def test_raid_imperial_factory() -> None:
    for place, side, met in (("corellia", "rebel", True), ("rodia", "rebel", False), ("corellia", "empire", False)):
        galaxy = (
            Galaxy(base="yavin", expansion=True)
            .put(place, "6 airspeeder, 1 stormtrooper")
            .objectives("raid-imperial-factory")
        )
        assert playable(galaxy.combat(place, side), "raid-imperial-factory") == met


def test_raid_outposts() -> None:
    galaxy = (
        Galaxy(expansion=True)
        .objective_deck("raid-outposts")
        .track(time=6)
        .pool("princess-leia")
        .hand("rebel", "sabotage")
    )
    scene = galaxy.put("ilum", "1 rebel-trooper").refresh().says("empire", ("ilum", "endor"))
    scene.until("remove-target").says("rebel", "remove")
    assert scene.table.reputation == 13
    assert scene.table.targets == (("raid-outposts", PLACE["endor"]),)


def test_rebel_cell() -> None:
    galaxy = Galaxy(expansion=True).objective_deck("rebel-cell").loyal("rebel", "naboo", "ryloth").track(time=6)
    scene = galaxy.pool("princess-leia").hand("rebel", "sabotage").refresh().says("rebel", "ryloth")
    assert scene.table.targets == (("rebel-cell", PLACE["ryloth"]),)
    scene.table.objective_hand = ("crippling-blow",)
    scene.until("turn").says("rebel", "pass").says("empire", "pass").until("cell-discard").says(
        "rebel", "crippling-blow"
    )
    assert scene.table.reputation == 13


def test_show_no_fear() -> None:
    scene = Galaxy(base="hoth", expansion=True).objectives("show-no-fear").refresh().says("rebel", "show-no-fear")
    assert scene.table.targets == (("show-no-fear", PLACE["hoth"]),)
    assert scene.table.objectives_in_play == ("show-no-fear",)


@pytest.mark.rule("reb.battle.win")
@pytest.mark.parametrize(
    ("winners", "somewhere", "in_space", "on_the_ground"),
    [
        ((NEUTRAL, NEUTRAL), False, False, False),
        ((REBEL, NEUTRAL), True, True, False),
        ((EMPIRE, REBEL), True, False, True),
        ((EMPIRE, EMPIRE), False, False, False),
    ],
)
def test_objectives_ask_which_battle_the_rebels_have_won(
    winners: tuple[int, int], somewhere: bool, in_space: bool, on_the_ground: bool
) -> None:
    table = Galaxy().put("naboo", "1 x-wing, 1 tie-fighter").pool("darth-vader").combat("naboo", "rebel").table
    assert table.combat is not None
    table.combat.winners = winners
    assert [won()(table), won(SPACE)(table), won(GROUND)(table)] == [somewhere, in_space, on_the_ground]
    table.combat.lords = True
    assert OBJECTIVE["return-of-the-jedi"].condition(table) == somewhere
    table.combat.was_sabotaged = True
    assert OBJECTIVE["seize-control"].condition(table) == somewhere
