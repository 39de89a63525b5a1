"""Rules shown with the very cards that the reference takes for them."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from dejarik.core.board import Room
from dejarik.core.presenter import Reader
from dejarik.core.refusal import Refused
from dejarik.games.destiny import GAME
from dejarik.games.destiny.build import COPIES, complaints, read_deck
from dejarik.games.destiny.cards.facts import FACTS, X, codes
from dejarik.games.destiny.cards.library import script_of
from dejarik.games.destiny.rules.values import face, value
from dejarik.games.destiny.state import die_of
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import VILLAINS, Stage, duel
from tests.games.destiny.witness import Witness


@pytest.mark.rule("dst.core.reminder-text", "dst.keyword.reminder")
def test_the_rule_of_guardian_counts_and_not_its_reminder() -> None:
    stage, guard, foe = duel("royal-guard", "kylo-ren-vaders-disciple", resources=0)
    theirs = stage.show(foe, "2MD1")
    stage.do(("activate", guard), theirs)
    assert stage.piece(guard).damage == 2
    assert theirs not in stage.t.showing
    assert stage.t.resources == [0, 0]  # nothing was paid


@pytest.mark.rule("dst.card.subtype-line", "dst.gap.subtype-data")
def test_several_subtypes_at_once() -> None:
    assert set(FACTS["hera-syndulla-phoenix-leader"].subtypes) == {"leader", "pilot", "spectre"}
    assert set(FACTS["wookiee-warrior"].subtypes) == {"wookiee", "trooper"}
    assert set(FACTS["jawa-scavenger"].subtypes) == {"jawa", "scavenger"}


@pytest.mark.rule("dst.subtypes.table")
def test_the_table_of_subtypes() -> None:
    for row in GAME.rulebook["dst.subtypes.table"].data["rows"]:
        wanted = {subtype.replace(" ", "-") for subtype in row["subtypes"]}
        assert wanted <= set(FACTS[codes()[row["code"]]].subtypes), row["en"]


@pytest.mark.rule("dst.card.subtitle")
def test_two_lukes_are_copies() -> None:
    one, other = FACTS["luke-skywalker-jedi-knight"], FACTS["luke-skywalker-reluctant-instructor"]
    assert one.title == other.title
    assert one.subtitle != other.subtitle


@pytest.mark.rule("dst.unique.one-in-play")
def test_a_second_c_3po() -> None:
    stage, _, _ = duel("leia-organa-born-leader")
    stage.support(0, "c-3po")
    second = stage.held(0, "c-3po")
    with pytest.raises(Refused) as refused:
        stage.do(("play", second))
    assert refused.value.rule == "dst.unique.play-refused"
    assert (stage.t.hands[0], stage.t.resources[0]) == ([second], 5)


@pytest.mark.rule("dst.unique.per-player", "dst.faq.unique-both")
def test_each_player_has_an_r2_d2() -> None:
    stage, _, _ = duel("leia-organa-born-leader", "rey-force-prodigy")
    theirs = stage.support(1, "r2-d2")
    first, second = stage.hand(0, "r2-d2", "r2-d2")
    stage.do(("play", first))
    assert {first, theirs} <= set(stage.t.pieces)
    stage.do("pass")
    assert ("play", second) not in stage.options


@pytest.mark.rule("dst.unique.excess-control")
def test_a_captured_copy_of_a_unique_lightsaber() -> None:
    for captured in (True, False):
        team = [("count-dooku-devious-strategist", 1), ("general-grievous-jedi-hunter", 1)]
        stage = Stage(team, [("kylo-ren-vaders-disciple", 1), ("nightsister", 1)])
        (dooku, grievous), (kylo, _) = stage.teams
        own, theirs = stage.upgrade(dooku, "kylo-rens-lightsaber"), stage.upgrade(kylo, "kylo-rens-lightsaber")
        stage.table.pieces[kylo].damage = 9
        stage.do(("resolve", stage.show(grievous, "2MD")), kylo)
        stage.do(stage.options[1])
        assert (stage.asked.kind, stage.asked.seat, set(stage.options)) == ("twin", 0, {own, theirs})
        stage.do(theirs if captured else own)
        assert stage.t.discards == ([[], [theirs]] if captured else [[own], []])
        assert (own if captured else theirs) in stage.t.pieces


@pytest.mark.rule("dst.char.points-fixed", "dst.term.dieless-card")
def test_training_leaves_the_points_as_they_are() -> None:
    stage, trooper, _ = duel("death-trooper", "hired-gun")
    stage.spare(0, "death-trooper")
    play(stage, "training")
    assert (stage.piece(trooper).elite, len(stage.piece(trooper).dice)) == (True, 2)
    assert FACTS["death-trooper"].points == (10,)
    assert FACTS["training"].sides == ()
    assert len(FACTS["vibroknife"].sides) == 6


@pytest.mark.rule("dst.support.die-on-card", "dst.support.activate-rolls")
def test_an_astromech() -> None:
    stage, _, _ = duel("leia-organa-born-leader")
    droid = play(stage, "astromech")
    assert stage.piece(droid).dice == (die_of(droid),)
    assert stage.in_pool(0) == []
    stage.do("pass", ("activate", droid))
    assert stage.piece(droid).exhausted
    assert stage.in_pool(0) == [die_of(droid)]


@pytest.mark.rule("dst.sym.indirect")
def test_the_victim_gives_indirect_damage_out() -> None:
    stage = Stage(VILLAINS, [("hired-gun", 1), ("padawan", 1)])
    _, (a, b) = stage.teams
    stage.table.pieces[a].damage, stage.table.pieces[a].shields = 4, 1
    stage.table.pieces[b].damage = 2
    stage.do(("resolve", stage.show(stage.support(0, "megablaster-troopers"), "3ID")))
    assert (stage.asked.seat, stage.sharing.total) == (1, 3)
    stage.share({a: 2, b: 1})
    assert (stage.piece(a).damage, stage.piece(a).shields, stage.piece(b).damage) == (5, 0, 3)


@pytest.mark.rule("dst.damage.distribute-cap")
def test_nobody_is_given_more_than_they_can_take() -> None:
    stage = Stage([("palpatine-galactic-emperor", 1)], [("hired-gun", 1), ("padawan", 1)])
    (palpatine,), (a, b) = stage.teams
    stage.table.pieces[a].damage, stage.table.pieces[a].shields = 7, 1
    stage.table.pieces[b].damage = 3
    plus = stage.show(stage.upgrade(palpatine, "lure-of-power"), "+1*")
    stage.do(("resolve", stage.show(stage.upgrade(palpatine, "force-storm"), "4ID")), plus)
    assert stage.sharing.total == 5
    for wrong in ({b: 5}, {a: 4, b: 1}):
        with pytest.raises(Refused):
            stage.share(wrong)
    stage.share({a: 2, b: 3})
    assert (stage.piece(a).damage, stage.piece(b).damage) == (8, 6)


@pytest.mark.rule("dst.sym.special-many")
def test_specials_of_several_dice_in_one_action() -> None:
    stage = Stage([("baze-malbus-crack-shot", 1), ("padawan", 1)], VILLAINS)
    (baze, padawan), (foe,) = stage.teams
    stage.table.pieces[padawan].damage = 3
    first = stage.show(stage.upgrade(padawan, "force-heal"), "Sp")
    second = stage.show(baze, "Sp")
    stage.do(("resolve", first), "heal-one", padawan)
    assert stage.piece(padawan).damage == 2
    assert (stage.asked.kind, stage.asked.seat) == ("more", 0)
    stage.do(second)
    assert stage.piece(foe).damage == 1


@pytest.mark.rule("dst.ready.cannot-ready-ready")
def test_only_what_is_exhausted_can_be_readied() -> None:
    stage, ciena, _ = duel("ciena-ree-adept-pilot", "hired-gun", resources=9)
    stage.support(0, "at-st")
    tired = [stage.support(0, "first-order-tie-fighter") for _ in range(2)]
    for ship in tired:
        stage.table.pieces[ship].exhausted = True
    stage.do(("use", ciena, 0))
    assert set(stage.options) == set(tired)


@pytest.mark.rule("dst.ability.inherent-list")
def test_eight_dice_that_work_their_sides_out() -> None:
    named = [codes()[card["code"]] for card in GAME.rulebook["dst.ability.inherent-list"].data["cards"]]
    assert len(named) == 8
    for name in named:
        assert any(side.value == X or side.symbol == "any" for side in FACTS[name].sides), name
    # the die itself works it out: it is set aside, and no such card is in play
    stage, sister, _ = duel("seventh-sister-agile-inquisitor", "hired-gun")
    die = stage.spare(0, "id9-seeker-droid")
    stage.rolls((sister, "1MD"), 0)
    stage.do(("activate", sister))
    stage.do(stage.options[1])
    assert value(stage.t, die) == 1
    assert all(stage.t.cards[number] != "id9-seeker-droid" for number in stage.t.pieces)


@pytest.mark.rule("dst.term.copy")
def test_two_printings_are_copies() -> None:
    text = "1x Leia Organa (AW #28) [2 dice]\n2x Squad Tactics (AW #143)\n1x Squad Tactics (CONV #131)"
    deck = read_deck(text)
    assert deck.cards == (("squad-tactics", 3),)
    found = [one for one in complaints(deck) if one.rule == "dst.build.deck-copies-2"]
    assert [one.args["count"] for one in found] == [COPIES + 1]


@pytest.mark.rule("dst.term.x-value")
def test_x_follows_the_number_of_characters() -> None:
    stage = Stage([("hired-gun", 1), ("han-solo-scoundrel", 1)], VILLAINS)
    (gun, han), (foe,) = stage.teams
    die = stage.show(stage.upgrade(gun, "gang-up"), "XF")
    assert value(stage.t, die) == 2
    stage.table.pieces[han].damage = 9
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "1RD")), han)
    assert value(stage.t, die) == 1


@pytest.mark.rule("dst.build.deck-affiliation")
def test_a_team_of_neutrals() -> None:
    text = "1x Enfys Nest's Marauder (CONV #142)\n1x Command Center (AW #165)\n1x Infiltrate\n1x Smuggling"
    assert "dst.build.deck-affiliation" in {one.rule for one in complaints(read_deck(text))}
    fewer = text.removesuffix("\n1x Smuggling")
    assert "dst.build.deck-affiliation" not in {one.rule for one in complaints(read_deck(fewer))}


@pytest.mark.rule("dst.zone.layout")
def test_every_area_has_its_place_on_the_board() -> None:
    stage, phasma, _ = duel("captain-phasma-stormtrooper-commander", "hired-gun")
    stage.upgrade(phasma, "f-11d-rifle")
    stage.support(0, "at-st")
    stage.spare(0, "first-order-stormtrooper")
    stage.discarded(0, "block")
    stage.held(0, "take-cover")
    stage.show(phasma, "2RD")
    everywhere = ("[2⌖]", "F-11D", "AT-ST", "◆5")  # dice pool, upgrade, support, resources
    own_words = {
        "en": ("Captain Phasma", "Command Center", "deck 8", "discard 1", "supply", "Hand", "die of “First Order"),
        "ru": ("Капитан Фазма", "Командный центр", "колода 8", "сброс 1", "банк", "Рука", "кубик «Штурмовик Перв"),
    }
    for lang, said in own_words.items():
        drawn = _drawn(stage, Reader(lang, 0, ("Ann", "Bob")))
        assert [area for area in (*everywhere, *said) if area not in drawn] == [], drawn
    stage.spare(0, "first-order-stormtrooper")
    assert "die of “First Order Stormtrooper” ×2" in _drawn(stage, Reader("en", 0, ("Ann", "Bob")))
    assert "die of" not in _drawn(stage, Reader("en", 1, ("Ann", "Bob")))  # set-aside dice are their owner's secret


def test_what_a_player_has_to_know_stands_on_the_board() -> None:
    """Before the first round there is no round; a plot is no support; who is elite has two dice."""
    stage = Stage([("hired-gun", 1)], [("luke-skywalker-jedi-knight", 2)])
    stage.table.round = 0
    stage.plot(0, "solidarity")
    drawn = _drawn(stage, Reader("en", 0, ("Ann", "Bob")))
    assert "Preparation" in drawn
    assert "Plot: Solidarity" in drawn
    assert "Supports" not in drawn
    assert "Luke Skywalker ♥12/12 ⚄2" in drawn
    assert drawn.count("⚄") == 1


def test_what_hurts_and_what_helps_are_told_apart_on_the_board() -> None:
    stage = Stage([("hired-gun", 1)], [("luke-skywalker-jedi-knight", 1)])
    (gun,), (luke,) = stage.teams
    prison = stage.upgrade(gun, "prized-possession")
    stage.table.pieces[prison].captives = stage.table.pieces[luke].dice
    stage.upgrade(luke, "datapad")
    stage.downgrade(luke, "hampered")
    drawn = _drawn(stage, Reader("en", 0, ("Ann", "Bob")))
    assert "Luke Skywalker ♥12/12 +Datapad −Hampered" in drawn
    assert "+Prized Possession ⚄1" in drawn


def _drawn(stage: Stage, reader: Reader) -> str:
    """The board of the terminal, on one screen."""
    console = Console(width=100, height=32, file=StringIO(), record=True)
    console.print(GAME.presenter.board(reader, GAME.view(stage.t, reader.seat), Room(100, 32, stage.asked)))
    return console.export_text()


@pytest.mark.rule("dst.faq.support-action-later", "dst.cardaction.basic")
def test_whoever_plays_underworld_connections_gains_nothing_yet() -> None:
    stage, _, _ = duel("jango-fett-lethal-mercenary")
    connections = play(stage, "underworld-connections")
    assert (stage.t.resources[0], stage.piece(connections).exhausted, stage.asked.seat) == (3, False, 1)
    stage.do("pass", ("use", connections, 0))
    assert (stage.t.resources[0], stage.piece(connections).exhausted) == (4, True)


@pytest.mark.rule("dst.errata.aftermath", "dst.gap.aftermath-data")
@pytest.mark.parametrize("ready", [False, True])
def test_an_exhausted_aftermath_pays_for_no_second_defeat(ready: bool) -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("hired-gun", 1)] * 3)
    (first, second), (one, other, _) = stage.teams
    card = stage.support(0, "aftermath")
    for prey in (one, other):
        stage.table.pieces[prey].damage = 8
    shot, last = stage.show(first, "1R"), stage.show(second, "2RD1")
    del shot
    stage.do(("resolve", last), one, (card, 0, 0))
    assert (stage.piece(card).exhausted, stage.t.resources[0]) == (True, 5)  # 1 for the die, 1 gained
    stage.t.pieces[card].exhausted = not ready
    stage.t.showing[last] = 1
    stage.t.pools[0].append(last)
    stage.do("pass", ("resolve", last), other)
    assert (stage.asked.kind == "after") == ready


@pytest.mark.rule("dst.card.anatomy")
def test_the_labelled_card() -> None:
    printed = FACTS["obi-wan-kenobi-mysterious-hermit"]
    told = printed.type, printed.affiliation, printed.colour, printed.unique, printed.health, set(printed.keywords)
    assert told == ("character", "hero", "blue", True, 11, {"guardian"})
    assert list(script_of(printed.id).triggers) == ["before:defeat"]


@pytest.mark.rule("dst.gap.guardian-damage-type")
def test_a_guardian_is_hit_by_no_kind_of_damage(witness: Witness) -> None:
    stage, guard, foe = duel("royal-guard", "kylo-ren-vaders-disciple")
    theirs = stage.show(foe, "2MD1")
    stage.table.pieces[guard].shields = 1
    stage.do(("activate", guard), theirs)
    assert (stage.piece(guard).shields, stage.piece(guard).damage) == (0, 1)
    assert {moment.note for moment in witness.after if "dealt" in moment.kinds} == {""}


@pytest.mark.rule("dst.gap.simultaneous-defeat")
def test_a_lightsaber_goes_to_nobody_who_falls_at_the_same_moment() -> None:
    for guarded in (True, False):
        team = [("kylo-ren-vaders-disciple", 1), ("padawan", 1), ("hired-gun", 1)][: 3 if guarded else 2]
        stage = Stage([("clone-trooper", 1)], team)
        (clone,), (bearer, other, *rest) = stage.teams
        saber = stage.upgrade(bearer, "lightsaber")
        stage.table.pieces[bearer].damage, stage.table.pieces[other].damage = 10, 6
        stage.do(("resolve", stage.show(clone, "2ID")))
        if guarded:
            stage.share({bearer: 1, other: 1})
            assert (stage.asked.seat, stage.asked.kind) == (1, "before")
            stage.do((saber, 0, 0))
            assert stage.t.upgrades(rest[0]) == [saber]
        else:
            assert stage.t.winner == 0
            assert saber not in stage.t.pieces


@pytest.mark.rule("dst.clar.asajj")
def test_asajj_does_not_cancel_the_reroll() -> None:
    stage, _, gun = duel("asajj-ventress-force-assassin", "hired-gun")
    one, two, three = stage.hand(1, "aim", "block", "dodge")
    die = stage.show(gun, "-")
    stage.rolls((gun, "2RD1"))
    stage.do("pass", ("reroll", one), (die,))
    stage.do(stage.options[1], two)
    assert stage.t.hands[1] == [three]
    assert stage.t.discards[1] == [one, two]
    assert face(stage.t, die).written == "2RD1"


@pytest.mark.rule("dst.clar.convergence")
def test_convergence_spots_three_of_a_kind_and_no_fourth() -> None:
    team = [("rebel-trooper", 1), ("rebel-commando", 1), ("wookiee-warrior", 1)]
    stage = Stage(team, [("first-order-stormtrooper", 1)], resources=9)
    _, (foe,) = stage.teams
    worn = {
        stage.upgrade(foe, name): FACTS[name].cost for name in ("crime-lord", "mind-probe", "lightsaber", "datapad")
    }
    play(stage, "convergence")
    assert sorted(worn[card] for card in stage.options) == [1, 3]
    assert {4} <= set(worn.values())


@pytest.mark.rule("dst.clar.dj-who")
def test_dj_is_not_paid_for_the_die_of_a_card_that_is_discarded() -> None:
    stage, dj, foe = duel("dj-treacherous-rogue", "hired-gun")
    blaster = stage.upgrade(foe, "holdout-blaster")
    stage.show(blaster, "1R")
    stage.show(dj, "2RD")  # the price of it: one of one's own
    play(stage, "disarm")
    assert blaster in stage.t.discards[1]
    assert stage.in_pool(1) == []
    assert stage.asked.kind == "action"
    assert stage.piece(foe).damage == 0


@pytest.mark.rule("dst.clar.ascension-gun")
def test_an_ascension_gun_uses_any_of_the_battlefields_beside_the_table() -> None:
    stage, gun, _ = duel()
    mine, theirs = stage.aside(0, "moisture-farm"), stage.aside(1, "docking-bay")
    stage.do(("resolve", stage.show(stage.upgrade(gun, "ascension-gun"), "Sp")))
    assert set(stage.options) >= {mine, theirs}
    assert stage.t.field not in stage.options
