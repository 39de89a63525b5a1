"""The admiral knows what the missions of Rise of the Empire are for, and when a ring helps."""

from __future__ import annotations

import pytest

from dejarik.core.bot import Seen, bots_of, look
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Option
from dejarik.core.rng import Rng
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.errands import AS_THINGS_STAND, PURPOSE, WORTH, promise
from dejarik.games.rebellion.facts import KIND, MISSIONS, PLACE
from dejarik.games.rebellion.notes.subjects import OfDice
from dejarik.games.rebellion.thought import Thought
from tests.games.rebellion.stage import Galaxy, Scene

ADMIRAL = bots_of(GAME)["admiral"]
CHANCE = Rng.from_seed("errands")
IMPERIAL = [
    name
    for name, mission in MISSIONS.items()
    if mission.side == "empire" and mission.expansion and mission.mode != "oppose"
]


EIGHT = (
    *("darth-vader", "emperor-palpatine", "grand-moff-tarkin", "general-tagge", "admiral-ozzel"),
    *("admiral-piett", "boba-fett", "general-veers"),
)


def thought(galaxy: Galaxy, seat: int = 1) -> Thought:
    view = GAME.view(galaxy.table, seat)
    return Thought(Seen(GAME.id, seat, view, Ask(seat, "assign", ("done",)), {}), CHANCE)


def advised(scene: Scene) -> tuple[Option, str]:
    """What the admiral answers to the one question that is open, and the kind of its reason, which can be told."""
    (seat,) = scene.match.questions
    seen = look(scene.match, seat, ADMIRAL, CHANCE)
    answer = ADMIRAL.advise(seen, CHANCE).answer
    reason = ADMIRAL.explain(seen, answer)
    assert reason is not None
    for lang in ("ru", "en"):
        assert GAME.presenter.reason(Reader(lang, seat, ("A", "B", "C", "D")), reason).endswith(".")
    return answer, reason.kind


@pytest.mark.parametrize("card", IMPERIAL)
def test_every_imperial_mission_of_the_expansion_has_a_worth_and_a_reason(card: str) -> None:
    assert (card in WORTH) != (card in AS_THINGS_STAND)
    galaxy = Galaxy(expansion=True, expansion_missions=True).hand("empire", card)
    galaxy.pool(
        "darth-vader", "emperor-palpatine", "grand-moff-tarkin", "general-tagge", "colonel-yularen", "boba-fett"
    )
    scene = galaxy.assignment().until("empire assign")
    seat = scene.seat("empire")
    reason = ADMIRAL.explain(look(scene.match, seat, ADMIRAL, CHANCE), card)
    assert reason is not None
    assert isinstance(reason, PURPOSE[card])
    for lang in ("ru", "en"):
        assert GAME.presenter.reason(Reader(lang, seat, ("A", "B")), reason).endswith(".")


@pytest.mark.parametrize(
    ("card", "helps", "idle"),
    [
        ("make-an-example", Galaxy().captive("hoth", "han-solo"), Galaxy().captive("naboo", "han-solo")),
        ("secure-the-plans", Galaxy().put("hoth", "1 death-star"), Galaxy()),
        ("draw-them-out", Galaxy().pool("mon-mothma"), Galaxy().leader("hoth", "mon-mothma")),
        ("discredit-rebellion", Galaxy().sabotaged("naboo", "kessel"), Galaxy().sabotaged("naboo")),
        ("stolen-intel", Galaxy(), Galaxy().revealed()),
        ("break-their-will", Galaxy(), Galaxy().revealed()),
        ("were-the-bait", Galaxy().put("base", "1 rebel-trooper"), Galaxy().put("base", "1 x-wing")),
        ("exploit-weakness", Galaxy().objectives("uprising"), Galaxy()),
        ("hire-mercenaries", Galaxy().pool("darth-vader"), Galaxy().pool(*EIGHT)),
        ("imperial-promotion", Galaxy().pool("darth-vader"), Galaxy().pool(*EIGHT)),
        (
            "single-reactor-ignition",
            Galaxy().put("hoth", "1 death-star"),
            Galaxy().revealed().put("naboo", "1 death-star"),
        ),
        (
            "single-reactor-ignition",
            Galaxy().revealed().put("naboo", "1 death-star, 1 rebel-trooper"),
            Galaxy().revealed().put("naboo", "1 death-star").put("kessel", "1 rebel-trooper"),
        ),
    ],
)
def test_what_a_mission_promises_depends_on_the_table(card: str, helps: Galaxy, idle: Galaxy) -> None:
    assert promise(thought(helps), card) > promise(thought(idle), card)


def test_plans_that_are_secured_need_no_second_marker() -> None:
    galaxy = Galaxy().put("hoth", "1 death-star")
    galaxy.table.targets = (("secure-the-plans", PLACE["naboo"]),)
    assert promise(thought(galaxy), "secure-the-plans") < 0


# ── rings ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def mission(seats: int, ring: str, *dice: str) -> Scene:
    """Two Rebel dice against two of the Empire in a Rebel mission; Leia there wears a ring."""
    galaxy = Galaxy(seats=seats).leader("naboo", "princess-leia", "emperor-palpatine").ringed(ring, "princess-leia")
    scene = galaxy.rolls(*dice).mission("rebel", "build-alliance", "jan-dodonna")
    return scene.says("rebel", "naboo").until("use-ring")


def dice_of(scene: Scene) -> tuple[int, int]:
    assert scene.table.errand is not None
    return tuple(len(dice) for dice in scene.table.errand.dice)  # type: ignore[return-value]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rings_are_used_where_they_turn_a_mission(seats: int) -> None:
    own, against = dice_of(mission(seats, "r2-d2", *["blank"] * 12))
    blank, hit = ["blank"], ["hit"]
    for ring, dice, wanted in (
        ("r2-d2", hit * own + blank * against, "pass"),  # won already
        ("r2-d2", blank * own + hit * against, "pass" if against > 0 else ""),  # no success of one's own
        ("r2-d2", hit + blank * (own - 1) + blank * (against - 1) + hit, "r2-d2"),
        ("r2-d2", blank * (own - 1) + hit + ["special"] + hit * (against - 1), "pass"),  # too many against
        ("master-yoda", hit * own + blank * against, "pass"),
        ("master-yoda", blank * own + blank * against, "master-yoda"),
        ("c-3po", blank * own + hit * against, "c-3po"),
    ):
        scene = mission(seats, ring, *dice, *blank * 6)
        answer, reason = advised(scene)
        assert (ring, dice, answer) == (ring, dice, wanted)
        assert reason == ("ring-waits" if wanted == "pass" else "ring-turns-it")


def test_a_ring_touches_the_right_die() -> None:
    own, against = dice_of(mission(2, "r2-d2", *["blank"] * 12))
    assert against > 1 < own
    scene = mission(2, "r2-d2", *["hit"], *["blank"] * (own - 1), *["blank"] * (against - 1), "hit", *["blank"] * 6)
    assert advised(scene.says("rebel", "r2-d2")) == (against - 1, "spoil-best")
    scene = mission(2, "master-yoda", "hit", *["blank"] * (own + against + 6))
    assert advised(scene.says("rebel", "master-yoda")) == (1, "reroll-missed")


@pytest.mark.parametrize(
    ("rule", "dice", "answer"),
    [
        ("reb.ring.yoda-dsp", ("black-blank", "black-direct"), "pass"),
        ("reb.ring.yoda-dsp", ("black-blank", "black-hit"), 0),
        ("reb.rote.discredit-dice", ("black-hit", "black-special"), 1),
        ("reb.rote.discredit-dice", ("black-special", "black-special"), "pass"),
        ("reb.rote.discredit-dice", ("black-hit", "black-blank"), "pass"),
    ],
)
def test_yoda_looks_again_where_one_die_can_change_it(rule: str, dice: tuple[str, ...], answer: Option) -> None:
    view = GAME.view(Galaxy().table, 0)
    options = ("pass", *range(len(dice)))
    seen = Seen(GAME.id, 0, view, Ask(0, "reroll-die", options, about=OfDice(dice), rule=rule), {})
    assert ADMIRAL.advise(seen, CHANCE).answer == answer
    assert ADMIRAL.explain(seen, answer) is not None


def test_who_retreats_takes_the_dearest_and_the_damaged() -> None:
    galaxy = Galaxy(base="yavin").put("naboo", "1 assault-carrier, 5 at-st, 3 tie-fighter, 2 x-wing, 1 rebel-trooper")
    galaxy.leader("naboo", "darth-vader").put("sullust", "1 star-destroyer").rolls(*["blank"] * 60)
    scene = galaxy.combat("naboo", "empire").until("empire retreat")

    scene.fight.damage[KIND["at-st"]] = ((1, 0),)
    scene.says("empire", "sullust")
    answer, reason = advised(scene)
    assert reason == "save-troops"
    assert isinstance(answer, tuple)
    taken = {thing for thing, count in zip(scene.among, answer, strict=True) if count}
    assert sum(int(str(count)) for count in answer) == scene.sharing.total
    assert ("at-st", 0) in taken
