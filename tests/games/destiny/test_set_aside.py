"""ОТЛОЖЕННЫЕ КУБИКИ, РАЗЪЯСНЕНИЯ ПО КАРТАМ: dice beside the table, borrowed abilities, twins, actions out of turn."""

from __future__ import annotations

import pytest

from dejarik.core.refusal import Refused
from dejarik.games.destiny import GAME
from dejarik.games.destiny.rules.values import cost_of, face, facts, has
from dejarik.games.destiny.state import die_of
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import VILLAINS, Stage, duel

KRENNIC = "director-krennic-cruel-but-brilliant"


@pytest.mark.rule("dst.clar.krennic-die")
def test_krennic_needs_a_die_that_was_set_aside() -> None:
    stage, krennic, _ = duel(KRENNIC, "hired-gun")
    stage.do(("activate", krennic))
    assert stage.in_pool(0) == [die_of(krennic)]
    stage, krennic, _ = duel(KRENNIC, "hired-gun")
    die = stage.spare(0, "death-trooper")
    stage.do(("activate", krennic))
    assert stage.in_pool(0) == [die_of(krennic), die]
    stage, krennic, _ = duel(KRENNIC, "hired-gun")
    stage.spare(0, "death-trooper")
    stage.table.control = stage.table.decides = 1
    stage.do(("activate", krennic))
    assert stage.in_pool(0) == [die_of(krennic)]  # the battlefield is another's


@pytest.mark.rule("dst.clar.krennic-second")
def test_krennic_with_a_death_trooper_in_the_team() -> None:
    stage = Stage([(KRENNIC, 1), ("death-trooper", 1)], [("hired-gun", 1)])
    (krennic, trooper), _ = stage.teams
    stage.do(("activate", krennic))
    assert stage.in_pool(0) == [die_of(krennic)]
    stage = Stage([(KRENNIC, 1), ("death-trooper", 1)], [("hired-gun", 1)])
    (krennic, trooper), (foe,) = stage.teams
    second = stage.spare(0, "death-trooper")
    stage.rolls((krennic, "1R"), (trooper, "2RD"))
    stage.do(("activate", krennic))
    assert GAME.view(stage.t, 0).players[0].spare == ()  # it lies in the pool
    stage.do("pass", ("resolve", second), foe)
    assert stage.piece(foe).damage == 2
    assert stage.piece(trooper).dice == (die_of(trooper),)
    assert second not in stage.t.showing
    assert len(GAME.view(stage.t, 0).players[0].spare) == 1


@pytest.mark.rule("dst.gap.borrowed-die")
def test_a_borrowed_die_belongs_to_nobody_in_play() -> None:
    stage = Stage([(KRENNIC, 1), ("nightsister", 1)], [("hired-gun", 1)])
    (krennic, _), (foe,) = stage.teams
    die = stage.spare(0, "death-trooper")
    stage.table.pieces[krennic].damage = 10
    stage.rolls((krennic, "1R"), (krennic, "2RD"))
    stage.do(("activate", krennic), ("resolve", _roll(stage, foe)), krennic)
    assert krennic not in stage.t.pieces
    assert stage.in_pool(0) == [die]
    stage.do("pass", "pass")
    assert stage.in_pool(0) == []
    assert [stage.t.cards[number] for number in stage.t.spares[0]] == ["death-trooper"]


def _roll(stage: Stage, foe: int) -> int:
    """The opponent's die lies ready in the pool."""
    stage.t.pools[1].append(die_of(foe))
    stage.t.showing[die_of(foe)] = 0
    return die_of(foe)


@pytest.mark.rule("dst.ability.ongoing-example", "dst.clar.training-die")
def test_training_makes_elite() -> None:
    stage, trooper, _ = duel("first-order-stormtrooper", "hired-gun")
    assert not stage.piece(trooper).elite
    stage.spare(0, "first-order-stormtrooper")
    play(stage, "training")
    assert stage.piece(trooper).elite
    assert len(stage.piece(trooper).dice) == 2
    assert stage.t.spares[0] == []
    stage, trooper, _ = duel("first-order-stormtrooper", "hired-gun")
    card = play(stage, "training")
    assert stage.piece(trooper).elite
    assert len(stage.piece(trooper).dice) == 1  # no second die was set aside
    assert card in stage.t.pieces


def _with_discard() -> Stage:
    """Two troopers with Convergence in hand against a stormtrooper with a second die."""
    stage = Stage([("rebel-trooper", 1), ("clone-trooper", 1)], [("first-order-stormtrooper", 1)])
    (trooper,) = stage.teams[1]
    stage.spare(1, "first-order-stormtrooper")
    stage.upgrade(trooper, "training")
    return stage


@pytest.mark.rule("dst.clar.training-leaves", "dst.ability.ongoing-example")
def test_when_training_leaves_its_bearers_controller_chooses_the_die() -> None:
    stage = _with_discard()
    (trooper,) = stage.teams[1]
    stage.show(trooper, "2RD")
    stage.show(trooper, "-", 1)
    play(stage, "convergence")
    assert (stage.asked.kind, stage.asked.seat) == ("twin-die", 1)
    stage.do(die_of(trooper, 1))
    assert [face(stage.t, die).written for die in stage.in_pool(1)] == ["2RD"]
    assert not stage.piece(trooper).elite
    assert len(stage.t.spares[1]) == 1
    stage = _with_discard()
    (trooper,) = stage.teams[1]
    stage.show(trooper, "2RD")
    stage.show(trooper, "-", 1)
    play(stage, "convergence", die_of(trooper))  # the other one is kept
    assert [face(stage.t, die).written for die in stage.in_pool(1)] == ["-"]
    assert stage.in_pool(1) == [die_of(trooper)]


@pytest.mark.rule("dst.clar.training-second")
def test_a_second_training_does_nothing() -> None:
    stage, trooper, _ = duel("first-order-stormtrooper", "hired-gun")
    for _ in range(2):
        stage.spare(0, "first-order-stormtrooper")
        stage.upgrade(trooper, "training")
    assert len(stage.piece(trooper).dice) == 2
    assert len(stage.t.spares[0]) == 1


@pytest.mark.rule("dst.term.play-restriction-later")
def test_an_upgrade_stays_where_it_could_not_be_played() -> None:
    stage = Stage([("first-order-stormtrooper", 1), ("nightsister", 1)], [("hired-gun", 1)], field="cargo-hold")
    (trooper, sister), _ = stage.teams
    stage.spare(0, "first-order-stormtrooper")
    card = stage.upgrade(trooper, "training")
    stage.do(("claim", stage.t.field), "yes")
    assert stage.piece(card).host == sister  # blue, though it is for red characters only
    assert stage.piece(sister).elite
    assert not stage.piece(trooper).elite
    assert len(stage.piece(trooper).dice) == 1
    stage.do("pass", "pass")
    assert card in stage.t.pieces


@pytest.mark.rule("dst.die.twin-upgrades")
def test_whoever_discards_one_of_two_copies_chooses_the_die() -> None:
    for wanted, left in ((0, "+2MD"), (1, "1MD")):
        stage = Stage([("hired-gun", 1)], [("rey-force-prodigy", 1)])
        (gun,), (rey,) = stage.teams
        first, second = stage.upgrade(rey, "vibroknife"), stage.upgrade(rey, "vibroknife")
        dice = stage.show(first, "1MD"), stage.show(second, "+2MD")
        stage.show(gun, "2RD1")
        play(stage, "disarm", first)
        assert (stage.asked.kind, stage.asked.seat, set(stage.options)) == ("twin-die", 0, set(dice))
        stage.do(dice[wanted])
        assert stage.t.discards[1] == [first]
        assert [face(stage.t, die).written for die in stage.in_pool(1)] == [left]


@pytest.mark.rule("dst.clar.plo-koon")
def test_plo_koon() -> None:
    stage = Stage([("plo-koon-jedi-protector", 1), ("clone-trooper", 1), ("clone-trooper", 1)], VILLAINS)
    (plo, _, _), _ = stage.teams
    stage.rolls((plo, "-"), (plo, "1F"), (plo, "2MD"))
    stage.do(("activate", plo))
    times = 0
    while stage.asked.kind in ("after", "order"):
        times += stage.asked.kind == "after"
        stage.do(stage.options[-1])
    assert times == 2
    assert face(stage.t, die_of(plo)).written == "2MD"


@pytest.mark.rule("dst.clar.plo-koon")
@pytest.mark.parametrize(
    ("beside", "actions"), [((), 0), (("padawan",), 0), (("nightsister",), 1), (("nightsister",) * 2, 2)]
)
def test_plo_koon_has_no_action_of_nobody(beside: tuple[str, ...], actions: int) -> None:
    stage = Stage([("plo-koon-jedi-protector", 1), *[(name, 1) for name in beside]], VILLAINS)
    plo = stage.teams[0][0]
    stage.show(plo, "1MD")
    uses = [option for option in stage.options if option[:2] == ("use", plo)]
    assert len(uses) == actions
    for use in uses:
        stage.do(use)
        assert stage.piece(plo).damage > 0
        if stage.asked.seat:
            stage.do("pass")
    assert stage.piece(plo).damage == actions


@pytest.mark.rule("dst.clar.plo-koon")
def test_plo_koon_pays_for_a_borrowed_action_with_his_own_die() -> None:
    stage = Stage([("plo-koon-jedi-protector", 1), ("guavian-enforcer", 1)], VILLAINS)
    (plo, _), (foe,) = stage.teams
    stage.piece(foe).shields = 2
    own = stage.show(plo, "1MD")
    (use,) = [option for option in stage.options if option[:2] == ("use", plo)]
    stage.do(use)
    assert stage.piece(foe).shields == 1
    assert own not in stage.in_pool(0)


@pytest.mark.rule("dst.clar.plo-koon")
def test_plo_koon_has_a_keyword_once() -> None:
    stage = Stage([("plo-koon-jedi-protector", 1), ("gamorrean-guard", 1), ("gamorrean-guard", 1)], VILLAINS)
    (plo, _, _), (foe,) = stage.teams
    assert has(stage.t, "guardian", plo)
    theirs = stage.show(foe, "1RD")
    stage.show(foe, "1RD")
    stage.do(("activate", plo), theirs)
    assert stage.piece(plo).damage == 1
    assert stage.asked.kind != "guardian"
    stage, plo, _ = duel("plo-koon-jedi-protector")
    assert not has(stage.t, "guardian", plo)


@pytest.mark.rule("dst.gap.distribute-order")
def test_each_die_of_indirect_damage_is_given_out_apart() -> None:
    stage = Stage([("dark-advisor", 1), ("dark-advisor", 1)], [("hired-gun", 1), ("padawan", 1)])
    (a, b), (gun, padawan) = stage.teams
    two, one = stage.show(a, "2ID"), stage.show(b, "1ID")
    stage.do(("resolve", two))
    assert (stage.asked.seat, stage.sharing.total) == (1, 2)
    stage.share({gun: 1, padawan: 1}).do(one)
    assert (stage.asked.seat, stage.sharing.total) == (1, 1)
    stage.share({gun: 1})
    assert (stage.piece(gun).damage, stage.piece(padawan).damage) == (2, 1)


@pytest.mark.rule("dst.term.cheapest")
def test_the_cheapest_card_by_what_it_costs_now() -> None:
    stage = Stage([("leia-organa-born-leader", 1)], [("jyn-erso-reckless-operative", 1)])
    (leia,), _ = stage.teams
    plain, lowered = stage.hand(1, "no-answer", "electroshock")
    assert facts(stage.t, plain).cost == facts(stage.t, lowered).cost == 1
    assert (cost_of(stage.t, plain), cost_of(stage.t, lowered)) == (1, 0)
    stage.do(("resolve", stage.show(stage.upgrade(leia, "scout"), "Sp")))
    assert stage.options == (lowered,)


@pytest.mark.rule("dst.keyword.ambush-off-turn")
def test_an_additional_action_in_an_opponents_turn() -> None:
    stage = Stage([("obi-wan-kenobi-mysterious-hermit", 1), ("padawan", 1)], [("han-solo-scoundrel", 2)])
    (obi_wan, padawan), (han,) = stage.teams
    event = stage.held(0, "my-ally-is-the-force")
    stage.table.pieces[obi_wan].damage = 9
    stage.table.active = 1
    first, second = stage.show(han, "2RD"), stage.show(han, "3RD1", 1)
    stage.do(("resolve", first), obi_wan)
    assert (stage.asked.kind, stage.asked.seat) == ("before", 0)
    stage.do(stage.options[1], event)
    assert (stage.asked.kind, stage.asked.seat) == ("more", 1)  # the action under way is finished first
    stage.do(second, padawan)
    assert (stage.asked.kind, stage.asked.seat) == ("action", 0)
    assert "decline" in stage.options
    assert stage.t.acting == 1  # still the opponent's turn
    stage.do("decline")
    assert (stage.asked.seat, stage.t.acting) == (0, 0)
    assert "pass" in stage.options  # an ordinary turn: nothing was saved
    with pytest.raises(Refused):
        stage.do("decline")
