"""What everybody is told of a turn: every card that moves openly, in the order in which it happens."""

from __future__ import annotations

import pytest

from dejarik.core.game import find
from dejarik.core.note import Note
from dejarik.core.presenter import Reader
from dejarik.games.hope.notes import (
    Ambush,
    AtSt,
    BodhiShows,
    Discarded,
    HandsPassed,
    Lays,
    Mixed,
    Nothing,
    Pays,
    PutBack,
    PutsDown,
    Reinforced,
    Reveals,
    SameType,
    Sinks,
    Tank,
    Voted,
    WinsPlans,
)
from tests.games.hope.stage import Scene


def heard(scene: Scene, count: int) -> list[Note]:
    """The first notes, which every seat and a spectator must hear alike."""
    everybody = [scene.hears(who)[:count] for who in (None, 1, 2, 3)]
    assert all(notes == everybody[0] for notes in everybody)
    return list(everybody[0])


@pytest.mark.rule("hope.info.revealed-public")
@pytest.mark.parametrize(
    ("pile", "rebel", "notes"),
    [
        ("P T", "jyn", [Reveals(0, 0, "plans"), WinsPlans(0, 0, 3)]),
        ("T P", "jyn", [Reveals(0, 0, "tie"), PutBack(0, "tie")]),
        ("P T", "baze", [Reveals(0, 0, "plans"), Sinks(0, "plans")]),
        ("S T", "baze", [Reveals(0, 0, "striker"), Discarded("striker")]),
        ("D T", "baze", [Reveals(0, 0, "trooper"), PutBack(0, "trooper")]),
        ("T", "bodhi", [BodhiShows(0, 0, ("tie",))]),
        ("AM T", "baze", [Reveals(0, 0, "ambush"), Discarded("ambush"), Ambush(1)]),
        ("ST T", "baze", [Reveals(0, 0, "at_st"), Discarded("at_st"), AtSt()]),
        ("RT T", "baze", [Reveals(0, 0, "reinf_tie"), Discarded("reinf_tie"), Reinforced("tie", (0, 1, 2))]),
        (
            "RS T",
            "baze",
            [Reveals(0, 0, "reinf_striker"), Discarded("reinf_striker"), Reinforced("striker", (0, 1, 2))],
        ),
        ("DI T", "baze", [Reveals(0, 0, "disinformation"), Discarded("disinformation"), Mixed((0, 1, 2))]),
        (
            "SD T",
            "baze",
            [
                Reveals(0, 0, "star_destroyer"),
                Discarded("star_destroyer"),
                PutsDown(0, "baze", 2),
                PutsDown(2, "baze", 1),
            ],
        ),
    ],
)
def test_everybody_is_told_what_a_rebel_finds(pile: str, rebel: str, notes: list[Note]) -> None:
    hands = ["baze baze jyn", "jyn k2so", "baze bodhi"]
    scene = Scene(pile, laid=rebel, hands=hands, plans=2).plays(1, 1)
    assert heard(scene, len(notes) + 1) == [*notes, HandsPassed(1)]


@pytest.mark.rule("hope.k2so.same-type")
def test_everybody_is_told_of_a_pair() -> None:
    scene = Scene("ST T", "AM T", laid="k2so").plays(1, 1, 2)
    assert heard(scene, 6) == [
        Reveals(0, 0, "at_st"),
        Reveals(0, 1, "ambush"),
        SameType(0, ("at_st", "ambush")),
        Discarded("at_st"),
        Discarded("ambush"),
        HandsPassed(1),
    ]


@pytest.mark.rule("hope.trooper.pay")
def test_everybody_is_told_who_pays() -> None:
    scene = Scene("D T", laid="baze jyn").plays(1, 1).answer(1, 1)
    assert heard(scene, 4) == [
        Reveals(0, 0, "trooper"),
        Pays(0, 1, "jyn", "trooper"),
        Discarded("trooper"),
        HandsPassed(1),
    ]


@pytest.mark.rule("hope.tank.effect", "hope.tank.empty-hand")
def test_everybody_is_told_who_gave_to_the_tank_and_not_what() -> None:
    scene = Scene("TK T", laid="jyn", hands=["", "baze", "baze baze"]).plays(1, 1).answer(2, "baze").answer(3, "baze")
    assert heard(scene, 4) == [Reveals(0, 0, "tank"), Discarded("tank"), Tank((1, 2)), HandsPassed(1)]


@pytest.mark.rule("hope.op.choose-one", "hope.op.all-laid-first")
def test_everybody_is_told_what_was_laid_and_that_nothing_is_left_to_reveal() -> None:
    scene = Scene("", "", "", step="lay", hands=["jyn jyn", "baze baze", "k2so k2so"])
    scene.answer(1, "jyn").answer(2, "baze").answer(3, "k2so")
    assert heard(scene, 7) == [
        Lays(0, "jyn"),
        Lays(1, "baze"),
        Lays(2, "k2so"),
        Nothing(0, "jyn"),
        Nothing(1, "baze"),
        Nothing(2, "k2so"),
        HandsPassed(1),
    ]


def test_a_vote_of_one_mind_is_told_in_a_word() -> None:
    reader = Reader("en", None, ["Ann", "Ben", "Cleo"])
    presenter = find("hope").presenter
    assert presenter.note(reader, Voted(("go", "go", "go"))) == "Go on? Go on — everybody."
    assert presenter.note(reader, Voted(("go", "stop", "go"))) == "Go on? Go on — Ann, Cleo; Stop — Ben."
