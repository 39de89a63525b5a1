"""Spirit of Rebellion: the cards that the reference speaks of, and the examples they are in."""

from __future__ import annotations

import pytest

from dejarik.core.question import Share
from dejarik.core.refusal import Refused
from dejarik.games.destiny.rules.values import cost_of, face, facts
from tests.games.destiny.cards.test_awakenings_neutral import claim
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import Stage, duel


@pytest.mark.rule("dst.queue.example-squad-tactics")
def test_the_squad_tactics_queue() -> None:
    stage = Stage([("royal-guard", 1), ("tusken-raider", 1)], [("rey-force-prodigy", 1)])
    (guard, raider), (foe,) = stage.teams
    baton = stage.upgrade(guard, "z6-riot-control-baton")
    stage.table.pieces[guard].damage = 7
    theirs = stage.show(foe, "1MD")
    stage.hand(0, "aim")
    stage.rolls((raider, "1RD"), (baton, "-"))
    play(stage, "squad-tactics", (guard, raider))
    assert stage.asked.kind == "guardian"
    stage.do(theirs)
    assert stage.asked.kind == "before"
    stage.do(stage.options[1])
    assert guard in stage.t.asides[0]
    assert stage.piece(baton).host == raider
    assert stage.piece(raider).exhausted
    assert len(stage.in_pool(0)) == 2
    assert stage.asked.kind == "order"
    stage.do(next(option for option in stage.options if option[0] == raider))
    assert stage.asked.kind == "after"
    assert theirs not in stage.t.showing


@pytest.mark.rule("dst.clar.asajj")
def test_asajj_ventress() -> None:
    stage, _, _ = duel("asajj-ventress-force-assassin", "hired-gun")
    one, two, three = stage.hand(1, "aim", "block", "dodge")
    stage.do("pass", ("reroll", one))
    stage.do(stage.options[1], two)
    assert stage.t.hands[1] == [three]


@pytest.mark.rule("dst.ability.special-mandatory")
def test_darth_vader_hurts_himself() -> None:
    stage, vader, foe = duel("darth-vader-dark-apprentice", "hired-gun")
    stage.do(("resolve", stage.show(vader, "Sp")), foe)
    assert (stage.piece(foe).damage, stage.piece(vader).damage) == (3, 1)


@pytest.mark.rule("dst.gap.queue-between-dice")
def test_palpatine_between_two_dice() -> None:
    stage = Stage([("palpatine-galactic-emperor", 2)], [("hired-gun", 1), ("hired-gun", 1)])
    (emperor,), (x, y) = stage.teams
    one, two = stage.show(emperor, "2RD"), stage.show(emperor, "2RD", 1)
    stage.do(("resolve", one), x)
    assert isinstance(stage.asked, Share)
    stage.do((0, 2))
    assert stage.asked.kind == "more"
    stage.do(two, x, (0, 2))
    assert (stage.piece(x).damage, stage.piece(y).damage) == (4, 4)
    stage = Stage([("palpatine-galactic-emperor", 2)], [("hired-gun", 1), ("hired-gun", 1)], field="secret-facility")
    (emperor,), (x, y) = stage.teams
    one, two = stage.show(emperor, "2RD"), stage.show(emperor, "2RD", 1)
    claim(stage, one, x, two, x)
    assert stage.piece(x).damage == 4
    assert isinstance(stage.asked, Share)
    assert len(stage.t.queue) == 1


@pytest.mark.rule("dst.errata.royal-guard", "dst.errata.chirrut")
def test_no_blue_abilities_are_played_on_them() -> None:
    for name in ("royal-guard", "chirrut-imwe-blind-warrior"):
        stage, _, _ = duel(name, "hired-gun")
        card = stage.held(0, "force-throw")
        with pytest.raises(Refused) as refused:
            stage.do(("play", card))
        assert refused.value.rule == "dst.play.3-choose-host"


@pytest.mark.rule("dst.clar.force-lightning")
def test_force_lightning() -> None:
    stage, kylo, foe = duel("kylo-ren-vaders-disciple", "hired-gun")
    bolt = stage.upgrade(kylo, "force-lightning")
    die, blank = stage.show(bolt, "Sp"), stage.show(foe, "-")
    stage.rolls((bolt, "2RD"))
    stage.do(("resolve", die), foe, "yes")
    assert blank not in stage.t.showing
    assert face(stage.t, die).written == "2RD"
    assert stage.piece(foe).damage == 1


@pytest.mark.rule("dst.react.example-aurra")
def test_aurra_sing() -> None:
    stage, aurra, foe = duel("aurra-sing-deadly-shot", "hired-gun")
    card = stage.held(0, "aim")
    stage.do(("resolve", stage.show(aurra, "2RD")))
    stage.do(stage.options[1], foe)
    assert stage.piece(foe).damage == 3
    assert stage.t.discards[0] == [card]


@pytest.mark.rule("dst.effect.then-example-traitor")
def test_traitor() -> None:
    stage, _, foe = duel("first-order-stormtrooper", "hired-gun")
    stage.on_top(0, "block")
    die = stage.show(foe, "2RD1")
    play(stage, "traitor")
    assert die not in stage.t.showing
    assert len(stage.t.decks[0]) == 8
    for cost, side in (("aim", "2RD1"), ("block", "Sp")):  # too much, or a special
        stage, _, foe = duel("first-order-stormtrooper", "chewbacca-loyal-friend")
        stage.on_top(0, cost)
        die = stage.show(foe, side)
        play(stage, "traitor")
        assert stage.in_pool(1) == [die]
    stage, _, foe = duel("first-order-stormtrooper", "hired-gun", deck=0)
    die = stage.show(foe, "2RD1")
    card = play(stage, "traitor")
    assert die in stage.t.showing
    assert card in stage.t.discards[0]
    assert "decline" in stage.options


@pytest.mark.rule("dst.resolve.opponents-die", "dst.gap.opponents-die-returns", "dst.play.2-restrictions")
def test_anger() -> None:
    stage = Stage([("kylo-ren-vaders-disciple", 2)], [("hired-gun", 1)])
    (kylo,), (foe,) = stage.teams
    stage.show(kylo, "-")
    stage.show(kylo, "-", 1)
    die = stage.show(foe, "3RD1")
    play(stage, "anger", foe)
    assert stage.piece(foe).damage == 3
    assert stage.t.resources[0] == 4
    assert die in stage.piece(foe).dice
    assert stage.in_pool(1) == []
    stage, _, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    card = stage.held(0, "anger")
    with pytest.raises(Refused) as refused:
        stage.do(("play", card))
    assert refused.value.rule == "dst.term.play-restriction"


@pytest.mark.rule("dst.faq.palpatine-anger")
def test_palpatine_and_anger() -> None:
    stage = Stage([("kylo-ren-vaders-disciple", 2)], [("palpatine-galactic-emperor", 1)])
    (kylo,), (emperor,) = stage.teams
    stage.show(kylo, "-")
    stage.show(kylo, "-", 1)
    stage.show(emperor, "3RD")
    play(stage, "anger", emperor)
    assert stage.piece(emperor).damage == 3
    assert stage.piece(kylo).damage == 0
    assert stage.asked.kind == "action"


@pytest.mark.rule("dst.errata.imperial-inspection")
def test_imperial_inspection() -> None:
    stage, jabba, foe = duel("jabba-the-hutt-the-great-and-mighty", "hired-gun")
    card = stage.support(0, "imperial-inspection")
    cheap, _ = stage.upgrade(foe, "holdout-blaster"), stage.upgrade(foe, "lightsaber")
    lost = stage.held(0, "aim")
    die = stage.show(jabba, "-")
    stage.rolls((jabba, "2Dr"))
    stage.do(("reroll", lost), (die,))
    stage.do(stage.options[1])
    assert stage.t.hands[1] == [cheap]
    assert card in stage.t.asides[0]


@pytest.mark.rule("dst.ability.special-several")
def test_a180_blaster() -> None:
    stage, leia, foe = duel("leia-organa-born-leader")
    stage.do(("resolve", stage.show(stage.upgrade(leia, "a180-blaster"), "Sp")))
    assert list(stage.options) == ["1", "2", "3"]
    stage.do("2")
    assert stage.piece(foe).damage == 1
    assert stage.piece(leia).shields == 0
    assert stage.piece(leia).damage == 0
    for which, dealt, given in (("1", 0, 1), ("3", 2, 0)):
        stage, leia, foe = duel("leia-organa-born-leader")
        stage.table.pieces[foe].shields = 1
        stage.do(("resolve", stage.show(stage.upgrade(leia, "a180-blaster"), "Sp")), which, foe)
        assert (stage.piece(foe).damage, stage.piece(leia).shields) == (dealt, given)


def test_chirrut_imwe() -> None:
    stage, chirrut, _ = duel("chirrut-imwe-blind-warrior")
    blaster = stage.upgrade(chirrut, "holdout-blaster")
    stage.rolls((chirrut, "-"), (blaster, "-"))
    stage.do(("activate", chirrut))
    stage.rolls((chirrut, "2MD"), (blaster, "1RD"))
    stage.do(stage.options[1])
    assert [face(stage.t, die).written for die in stage.in_pool(0)] == ["2MD", "1RD"]


def test_rejuvenate() -> None:
    for name, healed in (("luke-skywalker-jedi-knight", 1), ("hired-gun", 0)):
        stage, own, _ = duel(name)
        stage.table.pieces[own].damage = 3
        play(stage, "rejuvenate", *([own] if healed else []))
        assert stage.piece(own).damage == 3 - healed


def test_baze_malbus() -> None:
    stage = Stage([("baze-malbus-crack-shot", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (baze,), (x, y) = stage.teams
    stage.do(("resolve", stage.show(baze, "Sp")))
    assert (stage.piece(x).damage, stage.piece(y).damage, stage.piece(baze).damage) == (1, 1, 0)


@pytest.mark.rule("dst.react.example-chirrut-jango")
def test_chirrut_and_jango() -> None:
    stage, chirrut, jango = duel("chirrut-imwe-blind-warrior", "jango-fett-lethal-mercenary")
    stage.upgrade(chirrut, "fast-hands")
    stage.upgrade(jango, "fast-hands")
    stage.table.control = 1
    stage.rolls((chirrut, "1RD"))
    stage.do(("activate", chirrut))
    assert (stage.asked.seat, stage.asked.kind) == (1, "order")
    stage.do(next(option for option in stage.options if option[0] == jango))
    stage.do(stage.options[0])
    assert (stage.asked.seat, stage.asked.kind) == (1, "after")
    stage.rolls((jango, "1RD"))
    stage.do(stage.options[1])
    assert stage.piece(jango).exhausted
    assert stage.t.queue[-1].seat == 1


@pytest.mark.rule("dst.react.before-example-obiwan", "dst.faq.obiwan-heal", "dst.card.anatomy")
def test_obi_wan_kenobi() -> None:
    stage = Stage([("obi-wan-kenobi-mysterious-hermit", 1), ("padawan", 1)], [("hired-gun", 1)])
    (obi, _), (foe,) = stage.teams
    card = stage.held(0, "rejuvenate")
    stage.table.pieces[obi].damage = 9
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "2RD1")), obi)
    assert stage.asked.kind == "before"
    stage.do(stage.options[1], card, obi)
    assert obi in stage.t.asides[0]
    assert card in stage.t.discards[0]
    assert facts(stage.t, obi).health == 11
    stage = Stage([("obi-wan-kenobi-mysterious-hermit", 1), ("padawan", 1)], [("hired-gun", 1)], resources=0)
    (obi, padawan), (foe,) = stage.teams
    saber = stage.discarded(0, "lightsaber")
    stage.table.pieces[obi].damage = 9
    stage.table.resources[1] = stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "2RD1")), obi)
    stage.do(stage.options[1], saber, padawan)  # from the discard pile, for free
    assert stage.piece(saber).host == padawan
    assert "guardian" in facts(stage.t, obi).keywords


@pytest.mark.rule("dst.gap.play-inside-before")
def test_a_card_played_within_an_interruption() -> None:
    teams = ([("palpatine-galactic-emperor", 2)], [("obi-wan-kenobi-mysterious-hermit", 1), ("padawan", 1)])
    stage = Stage(*teams, field="secret-facility")
    (emperor,), (obi, padawan) = stage.teams
    card = stage.held(1, "rejuvenate")
    stage.table.pieces[obi].damage = 9
    one, two = stage.show(emperor, "2RD"), stage.show(emperor, "2RD", 1)
    claim(stage, one, padawan, two, padawan)
    assert len(stage.t.queue) == 1
    stage.do((2, 0))
    stage.do(stage.options[1], card, padawan)
    assert card in stage.t.discards[1]
    assert obi in stage.t.asides[1]
    assert stage.piece(padawan).damage == 5  # healed by 1 before the second of the queue dealt 2
    told = [entry.note.kind for entry in stage.match.journal]
    assert told.index("healed") < told.index("defeated") < len(told) - 1 - told[::-1].index("damage-dealt")


@pytest.mark.rule("dst.pass.example-journals", "dst.ability.action-example")
def test_journals_of_ben_kenobi() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    book = stage.upgrade(luke, "journals-of-ben-kenobi")
    stage.show(book, "1R")
    stage.do(("use", book, 0))
    assert len(stage.t.hands[0]) == 1
    assert stage.in_pool(0) == []
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    book = stage.upgrade(luke, "journals-of-ben-kenobi")
    stage.do(("use", book, 0))
    assert stage.t.passes == 1
    assert stage.t.hands[0] == []


@pytest.mark.rule("dst.term.decrease-example-jyn")
def test_jyn_erso() -> None:
    stage, _, _ = duel("jyn-erso-reckless-operative")
    one, two = stage.hand(0, "negotiate", "negotiate")
    assert cost_of(stage.t, one) == 0
    stage.do(("play", one))
    assert stage.t.resources[0] == 5
    assert cost_of(stage.t, two) == 1
    stage, _, _ = duel("jyn-erso-reckless-operative", "hired-gun")
    (card,) = stage.hand(0, "negotiate")
    for name in ("holdout-blaster", "fast-hands", "aim"):  # neither another colour nor an upgrade counts
        stage.table.played.append((stage.discarded(0, name), 0))
    stage.table.played.append((stage.discarded(1, "negotiate"), 1))  # nor what an opponent plays
    assert cost_of(stage.t, card) == 0


@pytest.mark.rule("dst.term.spot-example-krayt")
def test_krayt_dragon_howl() -> None:
    stage, _, foe = duel("luke-skywalker-jedi-knight")
    die = stage.show(foe, "2RD")
    play(stage, "krayt-dragon-howl")
    assert (stage.asked.seat, set(stage.options)) == (1, {"remove", "mill"})
    stage.do("mill")
    assert die in stage.t.showing
    assert len(stage.t.discards[1]) == 2
    stage, _, foe = duel("luke-skywalker-jedi-knight")
    stage.show(foe, "2RD")
    play(stage, "krayt-dragon-howl", "remove")
    assert (stage.in_pool(1), stage.t.discards[1]) == ([], [])
    stage, _, _ = duel("luke-skywalker-jedi-knight")
    play(stage, "krayt-dragon-howl")
    assert stage.asked.kind == "action"
    stage, _, foe = duel("hired-gun")
    stage.show(foe, "2RD")
    play(stage, "krayt-dragon-howl")
    assert stage.asked.kind == "action"


@pytest.mark.rule("dst.clar.my-ally")
def test_my_ally_is_the_force() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    die = stage.show(luke, "1F")
    play(stage, "my-ally-is-the-force", (die,), (die, 0))
    assert face(stage.t, die).written == "2MD"
    assert ("resolve", die) in stage.options
    assert "decline" in stage.options


@pytest.mark.rule("dst.damage.example-friendly-fire")
def test_friendly_fire() -> None:
    stage, _, foe = duel("leia-organa-born-leader", "hired-gun")
    stage.show(foe, "3RD1")
    play(stage, "friendly-fire", foe)
    assert stage.piece(foe).damage == 3
    assert stage.in_pool(1) == []


@pytest.mark.rule("dst.errata.long-con", "dst.zone.queue")
def test_long_con() -> None:
    for copies in (0, 1, 2):
        stage, _, _ = duel()
        for _ in range(copies):
            stage.discarded(0, "long-con")
        play(stage, "long-con")
        assert stage.t.resources[0] == 5 + copies


@pytest.mark.rule("dst.react.after-example-life-debt")
def test_life_debt() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    a, b = stage.teams[0]
    stage.upgrade(a, "life-debt")
    stage.table.pieces[b].damage = 2
    stage.table.pieces[a].shields = 2
    stage.do(("activate", a))
    assert len(stage.in_pool(0)) == 1
    stage.do(stage.options[1])
    assert (stage.piece(a).damage, stage.piece(a).shields, stage.piece(b).damage) == (1, 2, 1)


@pytest.mark.rule("dst.errata.vibroknife", "dst.term.unblockable-modifiers")
def test_vibroknife() -> None:
    stage, rey, foe = duel("rey-force-prodigy", "hired-gun")
    knife = stage.show(stage.upgrade(rey, "vibroknife"), "+2MD")
    stage.table.pieces[foe].shields = 3
    stage.do(("resolve", stage.show(rey, "1MD")), knife, foe)
    assert (stage.piece(foe).damage, stage.piece(foe).shields) == (3, 3)


@pytest.mark.rule("dst.errata.bombing-run", "dst.resolve.by-card")
def test_bombing_run() -> None:
    stage, han, foe = duel("poe-dameron-ace-pilot", "hired-gun")
    stage.show(han, "1Dr")
    play(stage, "bombing-run")
    assert stage.t.resources[1] == 4
    assert stage.piece(foe).damage == 1


@pytest.mark.rule("dst.clar.salvo-cost")
def test_salvo() -> None:
    stage = Stage([("hired-gun", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (gun,), (x, y) = stage.teams
    stage.show(gun, "2RD1")
    play(stage, "salvo")
    assert stage.piece(gun).damage == 0
    assert (stage.piece(x).damage, stage.piece(y).damage) == (2, 2)
    assert stage.t.resources[0] == 2


@pytest.mark.rule("dst.errata.aftermath", "dst.gap.aftermath-data", "dst.zone.out-of-play")
def test_aftermath() -> None:
    stage = Stage([("hired-gun", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (gun,), (x, _) = stage.teams
    card = stage.support(0, "aftermath")
    stage.hand(0, "aftermath")
    stage.table.pieces[x].damage = 8
    stage.do(("resolve", stage.show(gun, "2RD1")), x)
    stage.do(stage.options[1])
    assert stage.t.resources[0] == 5
    assert stage.piece(card).exhausted
    assert stage.asked.kind == "action"


@pytest.mark.rule("dst.pass.example-air-superiority", "dst.zone.leaving-drops-tokens")
def test_air_superiority() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    card = play(stage, "air-superiority")
    assert stage.piece(card).shields == 3
    stage.do("pass", ("use", card, 1), leia)
    assert (stage.piece(card).shields, stage.piece(leia).shields) == (2, 1)
    stage, _, _ = duel("leia-organa-born-leader")
    card = stage.support(0, "air-superiority")
    stage.do(("use", card, 1))
    assert stage.piece(card).exhausted
    assert stage.t.passes == 0


@pytest.mark.rule("dst.clar.momentum-shift")
def test_momentum_shift() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    stage.table.pieces[foe].shields = 2
    stage.table.pieces[luke].shields = 3
    play(stage, "momentum-shift")
    assert stage.piece(foe).shields == 2
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    stage.table.pieces[foe].shields = 2
    play(stage, "momentum-shift")
    assert (stage.piece(luke).shields, stage.piece(foe).shields) == (1, 1)


def test_evade_and_parry() -> None:
    stage, _, foe = duel()
    stage.show(foe, "2RD")
    play(stage, "evade")
    assert stage.in_pool(1) == []
    stage, _, foe = duel("hired-gun", "rey-force-prodigy")
    stage.show(foe, "+2MD")
    play(stage, "parry")
    assert stage.in_pool(1) == []


@pytest.mark.rule("dst.clar.force-illusion-all", "dst.clar.force-illusion-order", "dst.shield.order-with-effects")
def test_force_illusion() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight", "hired-gun")
    card = stage.upgrade(luke, "force-illusion")
    stage.table.pieces[luke].shields = 2
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "2RD1")), luke)
    stage.do(stage.options[1])
    assert (stage.piece(luke).shields, stage.piece(luke).damage) == (2, 0)
    assert card in stage.t.discards[0]
    assert len(stage.t.decks[0]) == 6
    stage, luke, foe = duel("luke-skywalker-jedi-knight", "hired-gun")
    card = stage.upgrade(luke, "force-illusion")
    stage.table.pieces[luke].shields = 2
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "2RD1")), luke, "pass")
    assert (stage.piece(luke).shields, stage.piece(luke).damage) == (0, 0)
    assert card in stage.t.pieces
    stage, luke, foe = duel("luke-skywalker-jedi-knight", "hired-gun", deck=2)
    stage.upgrade(luke, "force-illusion")
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "3RD1")), luke)
    stage.do(stage.options[1])
    assert stage.piece(luke).damage == 3
    assert stage.t.decks[0] == []


@pytest.mark.rule("dst.faq.docking-bay-outmaneuver")
def test_docking_bay_and_outmaneuver() -> None:
    stage, _, _ = duel(field="docking-bay")
    card = stage.held(0, "outmaneuver")
    claim(stage, card)
    assert card in stage.t.pieces
    assert stage.t.resources[0] == 5
    stage, _, _ = duel(field="docking-bay")
    stage.support(0, "outmaneuver")
    stage.do(("claim", stage.t.field), "no")
    assert stage.t.resources[0] == 6


@pytest.mark.rule("dst.errata.fast-hands", "dst.resolve.by-card-modifier-many")
def test_fast_hands() -> None:
    stage, gun, foe = duel()
    blaster = stage.upgrade(gun, "holdout-blaster")
    stage.upgrade(gun, "fast-hands")
    stage.rolls((gun, "2RD1"), (blaster, "+2RD"))
    stage.do(("activate", gun))
    stage.do(stage.options[1], foe)
    assert stage.piece(foe).damage == 2
    assert len(stage.in_pool(0)) == 1
    stage, gun, foe = duel(field="secret-facility")
    more = stage.show(stage.upgrade(gun, "holdout-blaster"), "+2RD")
    claim(stage, stage.show(gun, "2RD1"), more, foe)
    assert stage.piece(foe).damage == 4


@pytest.mark.rule("dst.clar.cargo-hold-full", "dst.clar.cargo-hold-restrictions")
def test_cargo_hold() -> None:
    stage = Stage(
        [("kylo-ren-vaders-disciple", 1), ("general-veers-field-commander", 1)], [("hired-gun", 1)], field="cargo-hold"
    )
    kylo, veers = stage.teams[0]
    choke = stage.upgrade(kylo, "force-choke")
    three = [stage.upgrade(veers, "datapad") for _ in range(3)]
    claim(stage, choke)
    assert stage.asked.kind == "surplus"
    stage.do(three[0])
    assert stage.piece(choke).host == veers
    assert len(stage.t.upgrades(veers)) == 3


def test_other_battlefields() -> None:
    stage, _, _ = duel(field="moisture-farm")
    claim(stage)
    assert stage.t.resources[0] == 6
    stage, gun, _ = duel(field="otoh-gunga")
    stage.table.pieces[gun].damage = 2
    claim(stage, gun)
    assert stage.piece(gun).damage == 1
    stage, _, foe = duel(field="ewok-village")
    stage.table.pieces[foe].shields = 2
    claim(stage)
    assert stage.piece(foe).shields == 0
    stage, _, _ = duel(field="war-torn-streets")
    stage.hand(1, "aim")
    claim(stage)
    assert stage.t.hands[1] == []
    stage, _, foe = duel(field="secluded-beach")
    stage.show(foe, "2RD")
    claim(stage)
    assert stage.in_pool(1) == []
