"""Advanced tactic cards, both halves of each."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.cards.registry import ADVANCED_TACTIC
from dejarik.games.rebellion.facts import ADVANCED, EMPIRE, GROUND, KIND, REBEL, SIDE, SPACE, THEATRES
from dejarik.games.rebellion.rules.combat import lasts
from tests.games.rebellion.stage import Galaxy, Scene

SPACE_UNITS = "3 x-wing, 1 corellian-corvette, 4 tie-fighter, 1 star-destroyer"
GROUND_UNITS = "2 rebel-trooper, 1 airspeeder, 2 stormtrooper, 1 at-st"
#: A card of the other side that does nothing here.
IDLE = {
    (REBEL, SPACE): "deployment-adv",
    (REBEL, GROUND): "rogue-one",
    (EMPIRE, SPACE): "tractor-beam",
    (EMPIRE, GROUND): "armored-position",
}


def use(card: str, half: str, units: str = "", leader: str = "") -> Scene:
    """Both have chosen; the owner of `card`, the current player, has just named the half."""
    found = ADVANCED[card]
    side, theatre = SIDE[found.side], THEATRES.index(found.theatre)
    galaxy = Galaxy(base="yavin", expansion=True, cinematic=True)
    galaxy.put("naboo", units or (SPACE_UNITS if theatre == SPACE else GROUND_UNITS))
    if half == "top" and found.unit and not galaxy.table.units[22][KIND[found.unit]] and found.unit not in units:
        galaxy.put("naboo", f"1 {found.unit}")
    if leader:
        galaxy.leader("naboo", leader)
    scene = galaxy.combat("naboo", found.side)
    if scene.asks("retrieve-tactics"):
        scene.skip()
    other = "empire" if side == REBEL else "rebel"
    scene.says(found.side, card).says(other, IDLE[1 - side, theatre])
    if scene.asks("cancel-first"):
        scene.says(other, "wait")
    return scene.says(found.side, half)


def damage(scene: Scene) -> dict[str, tuple[tuple[int, int], ...]]:
    from dejarik.games.rebellion.facts import KINDS

    return {KINDS[kind]: marked for kind, marked in enumerate(scene.fight.damage) if marked}


def dealt(card: str, half: str, amount: int, colour: str = "", units: str = "") -> None:
    """The card deals so much damage, of a colour if one is named."""
    from dejarik.games.rebellion.facts import COLOUR

    scene = use(card, half, units)
    if scene.asks("deal-damage"):
        assert scene.sharing.total == amount
        assert all(
            not colour or COLOUR[KIND[str(slot[0])]] == colour for slot in scene.among if isinstance(slot, tuple)
        )
        scene.says(ADVANCED[card].side, tuple([amount] + [0] * (len(scene.among) - 1)))
    total = sum(old + new for marked in scene.fight.damage for old, new in marked)
    assert total == amount


@pytest.mark.parametrize(
    ("card", "half", "amount", "colour"),
    [
        ("swarm-tactics", "top", 2, ""),
        ("swarm-tactics", "bottom", 1, "black"),
        ("tractor-beam", "bottom", 1, "red"),
        ("superlaser-blast", "bottom", 1, ""),
        ("support-of-the-501st", "bottom", 1, "black"),
        ("overrun", "top", 2, ""),
        ("overrun", "bottom", 1, ""),
        ("target-the-generator-adv", "bottom", 1, "red"),
        ("bombardment-adv", "top", 2, "black"),
        ("bombardment-adv", "bottom", 1, ""),
        ("rogue-squadron-support", "top", 2, "black"),
        ("rogue-squadron-support", "bottom", 1, "black"),
        ("bombing-run", "top", 2, "red"),
        ("bombing-run", "bottom", 1, "red"),
        ("ion-blast", "bottom", 1, ""),
        ("hold-them-back", "bottom", 1, "black"),
        ("take-it-down-adv", "top", 2, "red"),
        ("take-it-down-adv", "bottom", 1, "red"),
        ("tow-cables", "bottom", 1, ""),
    ],
)
def test_damage(card: str, half: str, amount: int, colour: str) -> None:
    dealt(card, half, amount, colour)


def prevented(scene: Scene, side: int) -> list[str]:
    return sorted(what for what, whose, _ in scene.fight.effects if whose == side and what.startswith("prevent"))


@pytest.mark.parametrize(
    ("card", "half", "wanted"),
    [
        ("reinforcements", "top", {"black": 2}),
        ("reinforcements", "bottom", {"black": 2}),
        ("overwhelming-presence", "top", {"red": 2, "direct": 1}),
        ("overwhelming-presence", "bottom", {"red": 2}),
        ("armored-patrol", "top", {"black": 2, "red": 2}),
        ("armored-patrol", "bottom", {"black": 1, "red": 1}),
        ("fleet-logistics", "bottom", {"red": 2}),
        ("escort", "top", {"black": 1, "red": 1, "direct": 1}),
        ("escort", "bottom", {"black": 2}),
        ("take-cover", "top", {"black": 2, "red": 2}),
        ("take-cover", "bottom", {"black": 1, "red": 1}),
    ],
)
def test_prevention(card: str, half: str, wanted: dict[str, int]) -> None:
    scene = use(card, half)
    found = prevented(scene, SIDE[ADVANCED[card].side])
    assert found == sorted(f"prevent-{colour}" for colour, count in wanted.items() for _ in range(count))


def test_reinforcements_bring_a_fighter() -> None:
    assert "5 tie-fighter" in use("reinforcements", "top").units("naboo")


def test_fleet_logistics_plays_another_card() -> None:
    scene = use("fleet-logistics", "top")
    assert scene.asked == "rebel extra-tactic"
    scene.says("rebel", "bombing-run", "bottom")
    assert prevented(scene, REBEL) == ["prevent-red"] * 2


@pytest.mark.parametrize("card", ["energy-shield", "armored-position", "draw-their-fire", "planetary-shield"])
def test_attacking_after_the_opponent(card: str) -> None:
    scene = use(card, "bottom")
    side, theatre = SIDE[ADVANCED[card].side], THEATRES.index(ADVANCED[card].theatre)
    assert scene.fight.first[theatre] == 1 - side


@pytest.mark.parametrize("card", ["entrapment", "air-superiority", "outrun-them", "escape-plan-adv"])
def test_barring_the_next_card(card: str) -> None:
    scene = use(card, "bottom")
    side, theatre = SIDE[ADVANCED[card].side], THEATRES.index(ADVANCED[card].theatre)
    assert scene.fight.barred == ((1 - side, theatre, 2),)


@pytest.mark.parametrize("card", ["entrapment", "air-superiority", "outrun-them"])
def test_cancelling(card: str) -> None:
    assert ADVANCED_TACTIC[card].cancels
    scene = use(card, "top")
    assert scene.fight.chosen[1 - SIDE[ADVANCED[card].side]] == ""


@pytest.mark.parametrize(
    ("card", "half"),
    [("intercept", "bottom"), ("imposing-presence", "top"), ("deployment-adv", "bottom"), ("rogue-one", "bottom")],
)
def test_no_repair(card: str, half: str) -> None:
    scene = use(card, half)
    assert lasts(scene.fight, "no-repair", 1 - SIDE[ADVANCED[card].side])


@pytest.mark.parametrize(
    ("card", "units", "fallen"),
    [
        ("intercept", "1 x-wing, 1 rebel-vanguard, 1 tie-striker", "rebel-vanguard"),
        ("support-of-the-501st", "1 rebel-trooper, 1 ion-cannon, 2 stormtrooper", "rebel-trooper"),
        ("target-the-generator-adv", "1 rebel-trooper, 1 ion-cannon, 1 at-at", "ion-cannon"),
        ("hold-them-back", "1 rebel-trooper, 1 assault-tank, 1 at-st", "assault-tank"),
    ],
)
def test_destroyed_before_dice(card: str, units: str, fallen: str) -> None:
    scene = use(card, "top", units)
    assert scene.fight.condemned == ((KIND[fallen], 0),)


def test_tractor_beam() -> None:
    assert lasts(use("tractor-beam", "top").fight, "tractor", EMPIRE)


def test_superlaser_blast() -> None:
    scene = use("superlaser-blast", "top", "1 x-wing, 1 corellian-corvette, 1 death-star")
    assert damage(scene) == {"corellian-corvette": ((5, 0),)}


def test_entrapment_plays_another_card() -> None:
    scene = use("entrapment", "top")
    assert scene.asked == "empire extra-tactic"


@pytest.mark.parametrize(
    ("card", "units"),
    [
        ("energy-shield", "2 x-wing, 1 star-destroyer, 1 shield-bunker"),
        ("draw-their-fire", "1 x-wing, 1 nebulon-b-frigate, 1 star-destroyer"),
    ],
)
def test_shedding_two(card: str, units: str) -> None:
    assert lasts(use(card, "top", units).fight, "shed-two", SIDE[ADVANCED[card].side])


def test_draw_their_fire_does_not_help_the_frigate() -> None:
    scene = use("draw-their-fire", "top", "2 x-wing, 1 nebulon-b-frigate, 1 star-destroyer")
    scene.fight.damage[KIND["x-wing"]] = ((1, 0),)
    scene.fight.damage[KIND["nebulon-b-frigate"]] = ((2, 0),)
    scene.rolls(*["blank"] * 9).until("shed-damage")
    assert scene.among == (("x-wing", 0),)
    scene.says("rebel", (1,))
    assert not any(map(sum, scene.fight.damage[KIND["x-wing"]]))


def test_two_damage_are_shed_and_no_more() -> None:
    scene = use("draw-their-fire", "top", "4 x-wing, 1 nebulon-b-frigate, 1 star-destroyer")
    scene.fight.damage[KIND["x-wing"]] = ((1, 0), (1, 0), (1, 0))
    scene.rolls(*["blank"] * 9).until("shed-damage").says("rebel", (1, 1, 0))
    assert "3 x-wing" in scene.units("naboo"), "the third is lost"


@pytest.mark.parametrize(
    ("card", "units"),
    [
        ("armored-position", "2 rebel-trooper, 1 shield-bunker, 1 stormtrooper"),
        ("planetary-shield", "2 rebel-trooper, 1 shield-generator, 1 stormtrooper"),
    ],
)
def test_absorbing(card: str, units: str) -> None:
    assert lasts(use(card, "top", units).fight, "absorb", SIDE[ADVANCED[card].side])


def test_imposing_presence_plays_another_card() -> None:
    assert use("imposing-presence", "bottom").asked == "empire extra-tactic"


def test_deployment() -> None:
    scene = use("deployment-adv", "top", "1 u-wing, 1 star-destroyer, 1 stormtrooper")
    scene.says("rebel", "rebel-vanguard")
    assert "1 rebel-vanguard" in scene.units("naboo")


def test_ion_blast() -> None:
    scene = use("ion-blast", "top", "1 x-wing, 1 ion-cannon, 1 star-destroyer, 1 tie-fighter")
    assert damage(scene) == {"star-destroyer": ((1, 0),)}
    assert scene.fight.ionized == ((KIND["star-destroyer"], 0),)


def test_tow_cables() -> None:
    scene = use("tow-cables", "top", "1 airspeeder, 1 at-at, 1 stormtrooper")
    assert damage(scene) == {"at-at": ((4, 0),)}


def test_rogue_one() -> None:
    galaxy = Galaxy(base="yavin", expansion=True, cinematic=True).put(
        "naboo", "1 u-wing, 2 rebel-trooper, 1 stormtrooper, 1 tie-fighter"
    )
    galaxy.captive("naboo", "mon-mothma").leader("naboo", "general-madine").put("utapau", "1 x-wing").rolls(
        *["blank"] * 30
    )
    scene = (
        galaxy.combat("naboo", "rebel")
        .says("rebel", "escort")
        .says("empire", "intercept")
        .says("rebel", "neither")
        .says("empire", "neither")
    )
    while not scene.asks("choose-tactic"):
        scene.skip()
    scene.says("rebel", "rogue-one").says("empire", "armored-position").says("rebel", "top").says("empire", "neither")
    scene.until("rebel retreat").says("rebel", "utapau")
    while scene.table.combat is not None and scene.fight.round == 1:
        scene.skip()
    assert scene.ring("mon-mothma") == ""


def test_escape_plan() -> None:
    galaxy = Galaxy(base="yavin", expansion=True, cinematic=True).put(
        "naboo", "1 rebel-transport, 2 rebel-trooper, 2 stormtrooper"
    )
    galaxy.leader("naboo", "general-madine").put("utapau", "1 x-wing")
    scene = galaxy.combat("naboo", "rebel").says("rebel", "escape-plan-adv").says("empire", "overrun")
    scene.says("rebel", "top", "utapau").gives("rebel", rebel_trooper=2)
    assert scene.units("utapau") == "1 x-wing, 1 rebel-transport, 2 rebel-trooper"
    assert scene.table.combat is None


def test_confrontation() -> None:
    scene = use("confrontation", "top")
    assert lasts(scene.fight, "confrontation", REBEL)
    assert use("confrontation", "bottom").asked == "rebel extra-tactic"
