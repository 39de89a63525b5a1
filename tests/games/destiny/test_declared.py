"""What is declared of cards: that all are, what says nothing, and what is lent."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards.ability import Script
from dejarik.games.destiny.cards.building import Building
from dejarik.games.destiny.cards.facts import FACTS, Side, read_side
from dejarik.games.destiny.cards.library import in_pool, script_of
from dejarik.games.destiny.rules.values import combined, cost_of
from tests.games.destiny.stage import VILLAINS, Stage, duel


@pytest.mark.rule("dst.ability.types")
def test_whatever_a_card_of_the_pool_says_is_carried_out() -> None:
    assert [name for name in FACTS if not in_pool(name)] == []
    assert in_pool("lure-of-power")  # whose card is declared without a word: its sides are a rule of dice


@pytest.mark.rule("dst.ability.types")
def test_a_card_that_says_nothing_does_nothing() -> None:
    script = script_of("hired-gun")
    assert vars(script) == vars(Script())
    assert not any(value for name, value in vars(script).items() if name != "building")
    assert script.building == Building()
    nothing = {name for name, value in vars(script).items() if value is None}
    assert nothing == {"event", "claim", "play_only", "modify", "limit", "modifies"}


@pytest.mark.rule("dst.term.combined-value", "dst.sym.special")
def test_a_side_without_a_number_is_worth_nothing() -> None:
    assert [read_side(written) for written in ("-", "Sp")] == [Side("blank"), Side("special")]
    assert (Side("blank").value, Side("blank").cost, Side("blank").modifier) == (0, 0, False)
    stage, gun, _ = duel()
    dice = [stage.show(gun, "2RD1"), stage.show(stage.upgrade(gun, "cunning"), "Sp")]
    assert combined(stage.t, dice) == 2


@pytest.mark.rule("dst.clar.plo-koon")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_plo_koon_pays_less_for_a_weapon_with_every_padawan(count: int) -> None:
    stage = Stage([("plo-koon-jedi-protector", 1), *[("padawan", 1)] * count], VILLAINS)
    plo, saber = stage.teams[0][0], stage.held(0, "lightsaber")
    assert cost_of(stage.t, saber, plo) == 3 - count
    stage.upgrade(plo, "datapad")
    assert cost_of(stage.t, saber, plo) == 3
