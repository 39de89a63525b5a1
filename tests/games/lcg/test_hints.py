"""Hints say why: what lies open, and what probably comes of an answer."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dejarik.core.bot import bots_of, look
from dejarik.core.match import Match
from dejarik.core.note import kinds
from dejarik.core.presenter import Reader
from dejarik.core.question import Option
from dejarik.core.rng import Rng
from dejarik.games.lcg import GAME, reasons
from dejarik.games.lcg.outcome import WEIGHTS, weightiest
from dejarik.games.lcg.reasons import LcgReason, LikelyBrings, LikelyCosts
from tests.games.lcg.stage import DARK, LIGHT, Play, Scene

TACTICIAN = bots_of(GAME)["tactician"]


def why(play: Play, seat: int, answer: Option, lang: str = "en") -> str:
    """The hint's sentence for an answer."""
    reason = TACTICIAN.explain(look(play.match, seat, TACTICIAN, Rng.from_seed(1)), answer)
    assert reason is not None
    return GAME.presenter.reason(Reader(lang, seat, ("You", "Other")), reason)


def attacked(damage: int) -> tuple[Play, int]:
    """The light side's objective under attack, and a unit that could defend it."""
    scene = Scene()
    goal = scene.light.objective("a-heros-journey", damage=damage)
    tie = scene.dark.unit("tie-bomber")
    luke = scene.light.unit("luke-skywalker")
    scene.engage(goal, [tie])
    return scene.start("engagement.4", "dark"), luke


def before_an_attack(unit: str = "red-five") -> tuple[Play, int, int]:
    """Two objectives of the dark side, one of them nearly destroyed, and a unit that could attack them."""
    scene = Scene()
    near = scene.dark.objective("shadows-of-dathomir", damage=3)
    far = scene.dark.objective("shadows-of-dathomir")
    scene.light.unit(unit)
    return scene.start("conflict.3", "light"), near, far


def test_an_engagement_is_explained_by_what_is_left_of_the_objective() -> None:
    play, near, far = before_an_attack()
    assert why(play, LIGHT, near) == "There is damage enough to destroy Shadows of Dathomir."
    assert why(play, LIGHT, far) != why(play, LIGHT, near)
    assert why(play, LIGHT, "pass").startswith("An attack would cost more than it brings: the units (1)")


def test_nobody_attacks_who_cannot_strike() -> None:
    play, _, _ = before_an_attack("corellian-engineer")
    assert why(play, LIGHT, "pass").startswith("There is nobody to attack with: none of your units (1)")


def test_a_defence_is_explained_by_what_would_be_lost() -> None:
    play, luke = attacked(damage=3)
    assert why(play, LIGHT, (luke,)) == "Without a defender A Hero's Journey may be destroyed."
    assert why(play, LIGHT, ()).startswith("Defending would cost more than giving way")
    play, luke = attacked(damage=0)
    assert why(play, LIGHT, (luke,)) == "A defender denies the reward for an unopposed attack on A Hero's Journey."
    assert why(play, LIGHT, ()) == "A Hero's Journey bears it undefended: 2 left."


def test_a_payment_tells_what_stays_ready() -> None:
    scene = Scene()
    scene.dark.objective("shadows-of-dathomir")
    card = scene.dark.hand("tie-fighter")
    play = scene.start("deployment.2", "dark")
    assert why(play, DARK, ("play", card), "ru").startswith("«СИД-истребитель»: боевых знаков — ")
    assert why(play, DARK, "pass").startswith("Whatever could be done costs more than it brings; ")


def test_what_weighs_most_is_said() -> None:
    found = dict.fromkeys(WEIGHTS, 0)
    assert weightiest(found) is None
    assert weightiest(found, -1) is None
    found |= {"blast": 4, "unit": 1, "draw": -3, "keep-unit": -1}
    assert weightiest(found) == ("blast", 4)
    assert weightiest(found, -1) == ("keep-unit", 1)


@pytest.mark.parametrize("what", list(WEIGHTS))
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_gain_and_price_has_words(what: str, lang: str) -> None:
    """No kind falls through to the words of the last one."""
    reader = Reader(lang, 0, ("You", "Other"))
    for reason in (LikelyBrings, LikelyCosts):
        said = GAME.presenter.reason(reader, reason("tie-fighter", what, 7))
        other = GAME.presenter.reason(reader, reason("tie-fighter", "dial", 7))
        assert (said == other) == (what == "dial")
        assert "7" in said or what == "win"


def test_every_hint_of_a_match_names_something() -> None:
    """A card or a number stands in each reason, in both languages; hardly any says only that it was tried."""
    told = Counter[str]()
    for seed in range(2):
        match, rng = Match(GAME, 2, {"mulligan": True}, f"hint{seed}"), Rng.from_seed(seed)
        while not match.over:
            seat = next(iter(match.questions))
            seen = look(match, seat, TACTICIAN, rng)
            answer = TACTICIAN.advise(seen, rng).answer
            told[_told(match, seat, answer, seen)] += 1
            match.answer(seat, answer)
    assert len(told) > 22
    assert told["played-on"] + told["best-table"] < 0.15 * told.total()


def _told(match: Match, seat: int, answer: Option, seen: Any) -> str:
    reason = TACTICIAN.explain(seen, answer)
    assert reason is not None
    for lang in ("ru", "en"):
        reader = Reader(lang, seat, ("Luke", "Vader"))
        words = [str(word) for word in GAME.presenter.told(reader, reason).values()]
        sentence = GAME.presenter.reason(reader, reason)
        assert any(word in sentence for word in words), sentence
        assert "««" not in sentence
    return reason.kind


def test_no_reason_is_empty() -> None:
    assert all(kind.__struct_fields__ for kind in kinds(LcgReason))


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (reasons.StrikesFirst("stormtrooper-elite", 3), "Отряд «Элитные штурмовики» бьёт сильнее других"),
        (reasons.LikelyCosts("the-endor-gambit", "force", 3), "Карта «Эндорский гамбит» сейчас невыгодна"),
        (
            reasons.Serves("stormtrooper-elite", 2),
            "Отряд «Элитные штурмовики» даст Силе знаков: 2, а для удара он нужен",
        ),
        (reasons.WeakestObjective("fleeing-the-empire", 1), "Директива «Бегство от Империи» нужна меньше других"),
        (reasons.HeldInVain("death-from-above"), "Сбросьте карту «Смерть с небес»: на руке она нужна"),
        (reasons.Pays(0), "Платите так: понадобятся все готовые ресурсы"),
    ],
)
def test_a_card_of_any_gender_and_number_has_its_sentence(reason: LcgReason, said: str) -> None:
    """What agrees with the rest of the sentence is what kind of card it is, not its name."""
    assert GAME.presenter.reason(Reader("ru", LIGHT, ("Вы", "Соперник")), reason).startswith(said)
