"""Tables on which only one reading of a text fits: what it does not mean lies beside what it means."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.notes import HidesTokens, OfAbility, UsesAbility
from dejarik.games.destiny.rules.values import face, has, value
from dejarik.games.destiny.state import die_of
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.cards.test_spirit_villains import refused, use_special
from tests.games.destiny.stage import Stage, duel


def choice(stage: Stage) -> tuple[set[object], int, str]:
    """What a card lets its player choose from, how many, and what for."""
    asked = stage.asked
    assert isinstance(asked, Ask)
    doing = asked.about.doing if isinstance(asked.about, OfAbility) else ""
    return set(asked.options), asked.most, doing


# ── heroes ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_willpower_moves_damage_from_the_exhausted_to_the_exhausted() -> None:
    stage = Stage(
        [("luke-skywalker-jedi-knight", 1), ("padawan", 1), ("rebel-trooper", 1)],
        [("hired-gun", 1), ("death-trooper", 1)],
    )
    (luke, padawan, rebel), (gun, death) = stage.teams
    muscle, theirs = stage.support(0, "backup-muscle"), stage.support(1, "underworld-connections")
    for card in (luke, padawan, gun, muscle, theirs):
        stage.table.pieces[card].exhausted = True
    for card in (luke, rebel, muscle):
        stage.table.pieces[card].damage = 2
    play(stage, "willpower")
    assert (stage.piece(luke).damage, stage.piece(gun).damage) == (1, 1)
    assert stage.piece(death).damage == 0


def test_riposte_with_one_of_two_shields() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    stage.table.pieces[luke].shields = 2
    play(stage, "riposte", "1", foe)
    assert (stage.piece(luke).shields, stage.piece(foe).damage) == (1, 1)


@pytest.mark.parametrize("event", ["rebel", "rearm"])
def test_what_lies_in_the_pile_has_to_be_played(event: str) -> None:
    stage = Stage([("rebel-trooper", 1), ("outer-rim-smuggler", 1)], [("hired-gun", 1)])
    (trooper, smuggler), _ = stage.teams
    stage.show(smuggler, "1Dc")
    lost, _ = stage.discarded(0, "dh-17-blaster-pistol"), stage.hand(0, "dh-17-blaster-pistol")
    play(stage, event)
    assert stage.options == (lost,)
    stage.do(lost, trooper)
    assert stage.piece(lost).host == trooper


@pytest.mark.parametrize(("more", "enough"), [("-", False), ("1R", True)])
def test_ten_is_just_enough_for_an_explosion(more: str, enough: bool) -> None:
    stage = Stage([("hired-gun", 1)] * 4, [("darth-vader-sith-lord", 1)])
    for gun, side in zip(stage.teams[0], ("3RD1", "3RD1", "3RD1", more), strict=True):
        stage.show(gun, side)
    assert (("play", stage.held(0, "planned-explosion")) in stage.options) == enough


def test_synchronicity_takes_a_blow_and_a_shield_of_ones_own() -> None:
    for own, theirs in (("1Sh", "2MD"), ("2MD", "1Sh")):
        stage, luke, foe = duel("luke-skywalker-jedi-knight", "luke-skywalker-jedi-knight")
        stage.show(luke, own)
        stage.show(foe, theirs)
        assert refused(stage, "synchronicity")


@pytest.mark.rule("dst.clar.premonitions-opponent")
def test_a_premonition_come_true_is_nobodys_secret() -> None:
    for own in ("luke-skywalker-jedi-knight", "hired-gun"):  # who could not play it
        stage, _, _ = duel(own)
        under, foreseen = stage.aside(1, "premonitions"), stage._number(1, "force-throw")
        stage.table.stacked[under] = foreseen
        play(stage, "premonitions", "play-stacked")
        assert foreseen in (stage.t.pieces if own != "hired-gun" else stage.t.discards[1])
        assert stage.t.known == [[], []]


def test_the_gunship_asks_which_die_is_rolled() -> None:
    stage = Stage([("rebel-trooper", 1), ("clone-trooper", 1), ("padawan", 1)], [("hired-gun", 1)])
    (rebel, clone, _), _ = stage.teams
    use_special(stage, stage.support(0, "laat-gunship"))
    assert set(stage.options) == {die_of(rebel), die_of(clone)}
    assert choice(stage)[1:] == (1, "roll")


def test_the_gunship_rolls_what_lies_on_a_card() -> None:
    stage = Stage([("rebel-trooper", 1), ("clone-trooper", 1)], [("hired-gun", 1)])
    (rebel, clone), _ = stage.teams
    ship, die = stage.support(0, "laat-gunship"), stage.show(clone, "-")
    stage.rolls((rebel, "-"), (ship, "2RD"))
    use_special(stage, ship)
    assert (stage.asked.kind, stage.asked.seat) == ("action", 1)
    assert stage.in_pool(0) == [die, die_of(ship)]


@pytest.mark.rule("dst.clar.advanced-training")
def test_only_troopers_have_advanced_training() -> None:
    stage = Stage([("rebel-trooper", 1), ("padawan", 1)], [("hired-gun", 1)])
    (rebel, padawan), _ = stage.teams
    stage.plot(0, "advanced-training")
    trained, blank = stage.show(rebel, "-"), stage.show(padawan, "-")
    assert ("resolve", trained) in stage.options
    assert ("resolve", blank) not in stage.options


def test_an_x_wing_counts_x_wings() -> None:
    stage, _, _ = duel("rebel-trooper")
    ship = stage.support(0, "x-wing")
    stage.support(0, "u-wing")
    assert value(stage.t, stage.show(ship, "XRD")) == 1


def test_one_operative_is_not_enough() -> None:
    stage = Stage([("han-solo-scoundrel", 1), ("rebel-trooper", 1)], [("hired-gun", 1)])
    (han, _), _ = stage.teams
    die = stage.show(han, "1R")
    play(stage, "clandestine-operation")
    assert stage.in_pool(0) == [die]
    assert stage.asked.kind == "action"


def test_operatives_find_only_a_deck_that_holds_cards() -> None:
    stage = Stage([("han-solo-scoundrel", 1), ("hired-gun", 1)], [("hired-gun", 1)])
    (han, _), _ = stage.teams
    die, own = stage.show(han, "1R"), len(stage.table.decks[0])
    stage.table.decks[1] = []
    play(stage, "clandestine-operation", die)
    assert len(stage.t.decks[0]) == own - 1


@pytest.mark.parametrize("aboard", [False, True])
def test_l3_37_moves_into_a_vehicle_of_her_own(aboard: bool) -> None:
    stage = Stage([("l3-37-droid-revolutionary", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    (l3, gun), (foe,) = stage.teams
    stage.support(0, "underworld-connections")
    stage.support(1, "first-order-tie-fighter")
    stage.upgrade(gun, "datapad")
    ship = stage.support(0, "u-wing") if aboard else 0
    stage.table.pieces[l3].damage = 7
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "1RD")), l3)
    assert stage.asked.kind == "action"
    if aboard:
        assert stage.piece(l3).host == ship
    else:
        assert l3 in stage.t.asides[0]
        assert not list(stage.match.told(UsesAbility))  # there is nowhere to go


def test_l3_37_chooses_her_ship() -> None:
    stage = Stage([("l3-37-droid-revolutionary", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    (l3, _), (foe,) = stage.teams
    ships = {stage.support(0, "u-wing"), stage.support(0, "millennium-falcon")}
    stage.table.pieces[l3].damage = 7
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "1RD")), l3)
    assert choice(stage) == (ships, 1, "move-to")


def test_who_is_one_with_the_force_is_ready() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("padawan", 1)], [("hired-gun", 1)])
    (luke, _), (foe,) = stage.teams
    force = stage.upgrade(luke, "one-with-the-force")
    stage.table.pieces[force].exhausted = True
    stage.table.pieces[luke].damage = 11
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "2RD1")), luke)
    assert (stage.piece(force).kind, stage.piece(force).exhausted) == ("support", False)


@pytest.mark.parametrize(
    ("card", "cheaper"), [("holdout-blaster", False), ("defensive-stance", False), ("lightsaber", True)]
)
def test_what_binds_all_things_makes_blue_upgrades_cheaper(card: str, cheaper: bool) -> None:
    stage, _, _ = duel("luke-skywalker-jedi-knight")
    stage.support(0, "it-binds-all-things")
    play(stage, card)
    assert (stage.asked.kind == "before") == cheaper


def test_sabine_salvages_weapons() -> None:
    stage, sabine, _ = duel("sabine-wren-explosives-expert")
    weapon, *_ = [stage.discarded(0, name) for name in ("holdout-blaster", "datapad", "outpost")]
    stage.do(("activate", sabine))
    stage.do(stage.options[1])
    assert stage.options == (weapon,)
    stage, sabine, _ = duel("sabine-wren-explosives-expert")
    stage.discarded(0, "datapad")
    stage.rolls((sabine, "-"))
    stage.do(("activate", sabine))
    assert stage.asked.kind == "action"


def test_sabine_salvages_what_she_can_pay_for() -> None:
    stage, sabine, _ = duel("sabine-wren-explosives-expert", resources=2)
    weapon, _ = stage.discarded(0, "f-11d-rifle"), stage.discarded(0, "lightsaber")
    stage.do(("activate", sabine))
    stage.do(stage.options[1])
    assert stage.options == (weapon,)


def test_k_2so_minds_weapons_of_his_own() -> None:
    stage = Stage([("k-2so-reprogrammed-droid", 1), ("rebel-trooper", 1)], [("hired-gun", 1)], resources=9)
    (droid, rebel), _ = stage.teams
    stage.table.pieces[droid].exhausted = True
    first, second = stage.hand(0, "dh-17-blaster-pistol", "dh-17-blaster-pistol")
    stage.do(("play", first), rebel)
    assert stage.piece(droid).exhausted
    stage.do("pass", ("play", second), droid)
    assert not stage.piece(droid).exhausted


def test_an_ataru_strike_is_of_a_blue_character() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("wookiee-warrior", 1)], [("hired-gun", 1)])
    (luke, wookiee), (foe,) = stage.teams
    stage.table.pieces[luke].shields = 1
    stage.show(luke, "2MD")
    stage.show(stage.upgrade(luke, "lightsaber"), "3MD1")
    stage.show(wookiee, "3MD1")
    play(stage, "ataru-strike", foe)
    assert stage.piece(foe).damage == 3


def test_swiftness_waits_for_the_next_card_of_its_own_player() -> None:
    stage, _, _ = duel()
    aim, theirs = stage.held(0, "aim"), stage.held(1, "aim")
    play(stage, "swiftness")
    stage.t.played.append((theirs, 1))  # in answer to something
    assert has(stage.t, "ambush", aim)
    assert not has(stage.t, "ambush", theirs)


def test_both_strikes_are_of_blue_characters() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("wookiee-warrior", 1)], [("padawan", 1)])
    (luke, wookiee), (padawan,) = stage.teams
    own = stage.show(luke, "2MD")
    stage.show(stage.upgrade(luke, "lightsaber"), "3MD1")
    stage.show(wookiee, "2MD1")
    stage.show(padawan, "2MD")
    play(stage, "twin-strike")
    assert stage.options == ("done", own)


def test_nobody_finds_shelter_who_cannot_pay_for_it() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("wookiee-warrior", 1)], [("hired-gun", 1)], resources=0)
    (luke, wookiee), _ = stage.teams
    own, dear = stage.show(luke, "2MD"), stage.show(wookiee, "2MD1")
    play(stage, "circle-of-shelter", wookiee)
    assert stage.in_pool(0) == [dear]
    assert own not in stage.t.showing


@pytest.mark.parametrize("ready", [False, True])
def test_a_deflecting_slash_begins_with_an_activation(ready: bool) -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("padawan", 1)], [("hired-gun", 1)])
    (luke, padawan), (foe,) = stage.teams
    shot = stage.show(foe, "2RD1")
    for own in (luke, padawan):
        stage.table.pieces[own].exhausted = not ready
    stage.rolls((padawan, "-"))
    play(stage, "deflecting-slash")
    if ready:
        assert choice(stage) == ({luke, padawan}, 1, "activate")
        stage.do(padawan)
    assert (shot in stage.t.showing) != ready


def test_a_fair_trade_makes_rich_and_poor_change_places() -> None:
    for own, theirs in ((1, 4), (4, 1)):
        stage, smuggler, _ = duel("outer-rim-smuggler")
        stage.table.resources = [own, theirs]
        stage.held(0, "aim")
        stage.show(smuggler, "1R")
        play(stage, "fair-trade")
        assert stage.t.resources == [theirs, own + 1]


def test_squad_tactics_are_for_ordinary_characters() -> None:
    stage = Stage([("rebel-trooper", 1), ("padawan", 1), ("finn-first-order-defector", 1)], [("hired-gun", 1)])
    (rebel, padawan, _), _ = stage.teams
    stage.support(0, "outpost")
    play(stage, "squad-tactics")
    assert set(stage.options) == {rebel, padawan}


def test_a_twin_strike_is_no_triple_strike() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 2), ("padawan", 1)], [("darth-vader-sith-lord", 1)])
    (luke, padawan), (foe,) = stage.teams
    first, second, third = stage.show(luke, "2MD"), stage.show(luke, "2MD", 1), stage.show(padawan, "2MD")
    play(stage, "twin-strike", first, foe, second, foe)
    assert stage.asked.kind == "action"
    assert stage.in_pool(0) == [third]


def test_dice_that_show_the_same_teach_the_same() -> None:
    stage = Stage([("jedi-instructor", 2), ("padawan", 1)], [("first-order-stormtrooper", 1)])
    (teacher, pupil), _ = stage.teams
    die = stage.show(pupil, "-")
    stage.rolls((teacher, "1F"), (teacher, "1F"))
    stage.do(("activate", teacher))
    stage.do(stage.options[1])
    assert (stage.asked.kind, face(stage.t, die).symbol) == ("action", "focus")


def test_a_gentleman_without_dice_has_nothing_to_add() -> None:
    stage, droid, foe = duel("c-3po-perfect-gentleman", "hired-gun")
    stage.show(foe, "1R")
    stage.table.pieces[droid].dice = ()
    stage.do(("activate", droid))
    assert stage.asked.kind == "action"


# ── villains ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_ranks_are_red_and_ordinary() -> None:
    stage, _, _ = duel("first-order-stormtrooper", "hired-gun")
    others = ("nightsister", "general-veers-field-commander", "imperial-inspection", "hired-gun")
    left = [stage.aside(0, name) for name in others]
    back = stage.aside(0, "first-order-stormtrooper")
    play(stage, "endless-ranks")
    assert back in stage.t.pieces
    assert stage.t.asides[0] == left


def test_who_rises_again_takes_up_what_was_lost() -> None:
    stage, vader, _ = duel("darth-vader-sith-lord")
    lost, _ = stage.discarded(0, "lightsaber"), stage.hand(0, "lightsaber")
    play(stage, "rise-again")
    assert set(stage.options) == {"no", lost}
    stage.do(lost)
    assert stage.piece(lost).host == vader


def test_watto_wins_nothing_without_a_die() -> None:
    stage, watto, _ = duel("watto-stubborn-gambler", "hired-gun")
    stage.do(("use", watto, 0), "ranged")
    assert stage.t.resources[0] == 4  # the stake is lost


def test_maul_minds_the_dice_of_his_upgrades_among_others() -> None:
    stage = Stage([("maul-vengeful-one", 1), ("hired-gun", 1)], [("padawan", 1), ("padawan", 1)])
    (maul, gun), (padawan, _) = stage.teams
    stage.show(stage.upgrade(maul, "holdout-blaster"), "2RD1")
    stage.show(stage.upgrade(gun, "holdout-blaster"), "2RD1")
    stage.show(padawan, "2MD")
    card = stage.held(1, "dodge")
    stage.table.active = 1
    stage.do(("play", card))
    assert stage.asked.kind == "after"
    assert stage.options[1][0] == maul


@pytest.mark.rule("dst.term.x-value")
def test_a_seeker_droid_counts_those_in_its_own_pool() -> None:
    stage, _, _ = duel("seventh-sister-agile-inquisitor", "seventh-sister-agile-inquisitor")
    own = [stage.spare(0, "id9-seeker-droid") for _ in range(2)]
    theirs = stage.spare(1, "id9-seeker-droid")
    for seat, die in ((0, own[0]), (0, own[1]), (1, theirs)):
        stage.table.pools[seat].append(die)
        stage.table.showing[die] = 0
    assert [value(stage.t, die) for die in (*own, theirs)] == [2, 2, 1]


def test_kylo_guesses_the_colour_of_an_empty_hand() -> None:
    stage = Stage([("kylo-ren-tormented-one", 1)], [("hired-gun", 1)], [("padawan", 1)])
    (kylo,), _, (padawan,) = stage.teams
    stage.held(1, "aim")
    stage.rolls(0, 0, 0, 0)
    stage.do(("activate", kylo))
    stage.do(stage.options[1], "gray", -3)
    assert stage.asked.kind == "action"
    assert stage.piece(padawan).damage == 0


def test_a_holocron_holds_blue_abilities() -> None:
    stage, kylo, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    holocron = stage.upgrade(kylo, "sith-holocron")
    *_, probe = stage.hand(0, "commanding-presence", "lightsaber", "use-the-force", "mind-probe")
    use_special(stage, holocron)
    assert stage.options == ("no", probe)  # nothing else fits
    stage.do(probe)
    assert stage.piece(probe).host == kylo


def test_kylo_asks_nobody_about_no_cards() -> None:
    stage, kylo, _ = duel("kylo-ren-tormented-one", "hired-gun")
    stage.rolls((kylo, "-"))
    stage.do(("activate", kylo))
    assert (stage.asked.kind, stage.asked.seat) == ("action", 1)


@pytest.mark.rule("dst.clar.barter-with-blood")
def test_what_is_bartered_is_told_when_all_have_chosen() -> None:
    stage, _, _ = duel("nightsister", "hired-gun", resources=2)
    dear = stage.held(0, "at-st")
    play(stage, "barter-with-blood")
    assert [(question.kind, question.secret) for question in stage.match.questions.values()] == [("hide", True)] * 2
    assert all(question.options[-1] == "20" for question in stage.match.questions.values() if isinstance(question, Ask))
    assert not list(stage.match.told(HidesTokens))
    stage.match.answer(1, "0")
    stage.match.answer(0, "1")
    assert [(note.who, note.count) for note in stage.match.told(HidesTokens)] == [(0, 1), (1, 0)]
    assert stage.t.resources[0] == 0
    stage.do(dear)  # for free
    assert dear in stage.t.pieces


def test_ig_88_arms_himself_from_the_pile() -> None:
    stage, robot, _ = duel("ig-88-assassin-droid", "hired-gun")
    lost, _ = stage.discarded(0, "flame-thrower"), stage.hand(0, "flame-thrower")
    use_special(stage, robot)
    assert stage.options == (lost,)


@pytest.mark.rule("dst.clar.krennic-die")
def test_krennic_calls_one_trooper() -> None:
    stage, krennic, _ = duel("director-krennic-cruel-but-brilliant", "hired-gun")
    for _ in range(2):
        stage.spare(0, "death-trooper")
    stage.rolls((krennic, "-"), 0)
    stage.do(("activate", krennic))
    assert len(stage.in_pool(0)) == 2


def test_the_holocron_asks_what_is_attached() -> None:
    stage, kylo, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    holocron = stage.upgrade(kylo, "sith-holocron")
    both = stage.hand(0, "mind-probe", "force-throw")
    use_special(stage, holocron)
    assert choice(stage) == ({"no", *both}, 1, "attach")


@pytest.mark.parametrize(("side", "gone"), [("-", True), ("2RD1", True), ("3RD1", False)])
def test_an_electroshock_removes_up_to_two(side: str, gone: bool) -> None:
    stage, _, foe = duel("hired-gun", "hired-gun")
    die = stage.show(foe, side)
    play(stage, "electroshock")
    assert (die not in stage.t.showing) == gone


def test_what_comes_out_of_the_holocron_is_no_secret() -> None:
    stage, kylo, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    holocron, probe = stage.upgrade(kylo, "sith-holocron"), stage.held(0, "mind-probe")
    stage.table.known[1].append(probe)
    use_special(stage, holocron, probe, "no")
    assert stage.t.known[1] == [holocron]


@pytest.mark.parametrize(("victim", "asked"), [("nightsister", True), ("first-order-stormtrooper", False)])
def test_a_servant_follows_the_dark_side_only(victim: str, asked: bool) -> None:
    stage = Stage([("servant-of-the-dark-side", 1), (victim, 1)], [("hired-gun", 1)])
    (_, fallen), (foe,) = stage.teams
    stage.upgrade(fallen, "datapad")
    stage.table.pieces[fallen].damage = FACTS[victim].health - 1
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "2RD1")), fallen)
    assert (stage.asked.kind == "before") == asked


# ── neutral ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_pulled_is_a_blue_weapon() -> None:
    stage, _, _ = duel("luke-skywalker-jedi-knight")
    saber, *_ = [stage.on_top(0, name) for name in ("lightsaber", "holdout-blaster", "force-throw")]
    play(stage, "lightsaber-pull")
    assert set(stage.options) == {"no", saber}


@pytest.mark.parametrize("ready", [False, True])
def test_what_binds_all_things_pays_only_while_it_is_ready(ready: bool) -> None:
    stage, _, _ = duel("luke-skywalker-jedi-knight", resources=2)
    binds, saber = stage.support(0, "it-binds-all-things"), stage.held(0, "lightsaber")
    stage.table.pieces[binds].exhausted = not ready
    assert (("play", saber) in stage.options) == ready


def test_who_is_strong_in_the_force_plays_the_copy() -> None:
    stage, _, _ = duel("luke-skywalker-jedi-knight", resources=0)
    force = stage.support(0, "the-force-is-strong")
    first, second = stage.hand(0, "lightsaber", "lightsaber")
    stage.do(("use", force, 0), first)
    assert stage.options == ("no", second)


@pytest.mark.rule("dst.clar.convergence")
def test_who_has_no_subtype_shares_none() -> None:
    stage, _, foe = duel("ahsoka-tano-force-operative")
    worn = stage.upgrade(foe, "datapad")  # it costs 1
    play(stage, "convergence")
    assert worn in stage.t.pieces
