"""Clauses one by one: beside what a text means lies what it would mean without one of its words."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.rules import zones
from dejarik.games.destiny.rules.values import face
from dejarik.games.destiny.state import die_of
from dejarik.lab.stage import perform
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.cards.test_narrow_readings import choice
from tests.games.destiny.cards.test_spirit_villains import use_special
from tests.games.destiny.stage import Stage, duel

# ── dice that are kept, cards that are not in play ─────────────────────────────────────────────────────────────────


def test_a_die_from_those_set_aside_is_removed_and_not_kept() -> None:
    stage, _, _ = duel("tusken-raider", "first-order-stormtrooper")
    spare = stage.spare(1, "first-order-stormtrooper")
    stage.table.pools[1].append(spare)
    stage.table.showing[spare] = 0
    prize = play(stage, "prized-possession")
    stage.do(stage.options[1])
    assert stage.in_pool(1) == []
    assert stage.piece(prize).captives == ()


def test_a_prize_that_is_gone_by_then_keeps_nothing() -> None:
    stage, _, foe = duel("tusken-raider", "hired-gun")
    die = stage.show(foe, "3RD1")
    prize = play(stage, "prized-possession")
    perform(zones.leave(stage.t, prize))
    stage.do(stage.options[1])
    assert die not in stage.t.showing
    assert stage.piece(foe).dice == (die,)


def test_a_holocron_that_is_discarded_for_its_special_changes_places_with_nothing() -> None:
    """Poe resolves a side of what he discards: it lies on nobody."""
    stage, poe, _ = duel("poe-dameron-ace-pilot")
    holocron, probe = stage.hand(0, "sith-holocron", "mind-probe")
    use_special(stage, poe, holocron, (die_of(holocron), 2))
    assert stage.t.hands[0] == [probe]
    assert stage.t.discards[0] == [holocron]


# ── how many, and of which ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.limit.excess")
@pytest.mark.parametrize("form", ["niman-mastery", "soresu-mastery"])
def test_nobody_masters_the_same_form_twice(form: str) -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight", resources=9)
    first, second = stage.upgrade(luke, form), stage.held(0, form)
    stage.do(("play", second), "no")
    assert (stage.asked.kind, set(stage.options)) == ("surplus", {first, second})


@pytest.mark.parametrize("damage", [1, 2, 3])
def test_up_to_two_damage_may_be_none(damage: int) -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    first, second = stage.teams[0]
    stage.table.pieces[first].damage = damage
    play(stage, "draw-attention")
    assert stage.options == ("0", "1", "2")[: damage + 1]
    stage.do("0")
    assert (stage.piece(first).damage, stage.piece(second).damage) == (damage, 0)


def test_just_so_much_damage_is_moved_without_a_question() -> None:
    stage, _, foe = duel("tusken-raider", "hired-gun")
    muscle = stage.support(0, "backup-muscle")
    stage.table.pieces[muscle].damage = 3
    stage.do(("use", muscle, 1))
    assert choice(stage)[2] == "move-damage"
    stage.do(foe)
    assert stage.piece(foe).damage == 1


def test_return_of_the_jedi_brings_one_back() -> None:
    stage, _, _ = duel("luke-skywalker-jedi-knight")
    old = [stage.discarded(0, "riposte"), stage.discarded(0, "defensive-stance")]
    play(stage, "return-of-the-jedi")
    assert choice(stage) == (set(old), 1, "take")


def test_an_enfys_nest_resolves_three_dice() -> None:
    stage = Stage(
        [("enfys-nest-fearsome-outlaw", 2), ("hired-gun", 2), ("padawan", 1)], [("first-order-stormtrooper", 1)]
    )
    (enfys, gun, padawan), _ = stage.teams
    dice = [stage.show(enfys, "2R1"), *(stage.show(gun, "1R", which) for which in (0, 1))]
    dice.append(stage.show(enfys, "2R1", 1))
    stage.show(padawan, "1R")  # no scoundrel's
    stage.do(("use", enfys, 0))
    assert stage.options == ("done", *dice)
    stage.do(*dice[:3])
    assert (stage.t.resources[0], stage.asked.seat) == (9, 1)


@pytest.mark.parametrize(("left", "asked"), [(2, True), (3, False)])
def test_mace_windu_defeats_whoever_has_two_health_left(left: int, asked: bool) -> None:
    stage = Stage([("mace-windu-jedi-champion", 1)], [("first-order-stormtrooper", 1), ("hired-gun", 1)])
    (mace,), (trooper, gun) = stage.teams
    stage.table.pieces[trooper].damage, stage.table.pieces[gun].damage = 7 - left, 9 - 1
    stage.show(mace, "-")
    stage.do(("use", mace, 0))
    assert (gun in stage.t.pieces) == asked
    assert not asked or choice(stage)[0] == {trooper, gun}


@pytest.mark.rule("dst.effect.then")
def test_pincers_close_on_a_character_with_dice() -> None:
    stage = Stage([("nightsister", 1), ("nightsister", 1)], [("hired-gun", 1), ("tusken-raider", 1)])
    (first, second), (gun, _) = stage.teams
    outpost = stage.support(1, "outpost")
    stage.show(outpost, "1F")
    stage.show(gun, "2RD1")
    stage.rolls((first, "1RD"), (second, "1RD"))
    play(stage, "pincer-movement")
    assert choice(stage) == ({first, second, gun}, 1, "turn-dice-of")


def test_sweep_the_area_counts_ready_red_characters_of_ones_own() -> None:
    stage = Stage([("first-order-stormtrooper", 1), ("first-order-stormtrooper", 1)], [("hired-gun", 2)])
    (_, tired), (gun,) = stage.teams
    stage.table.pieces[tired].exhausted = True
    stage.show(gun, "2RD1")
    stage.show(gun, "2RD1", 1)
    play(stage, "sweep-the-area")
    assert choice(stage)[1] == 1


def test_profiteering_takes_what_scoundrels_of_ones_own_roll() -> None:
    for team, seat, name in (("hired-gun", 0, "hired-gun"), ("padawan", 0, "padawan"), ("hired-gun", 1, "hired-gun")):
        stage = Stage([(team, 1)], [("hired-gun", 1)])
        stage.plot(0, "profiteering")
        (who,) = stage.teams[seat]
        stage.table.active = seat
        stage.rolls((who, "1R"))
        stage.do(("activate", who))
        assert (stage.asked.kind == "after") == ((seat, name) == (0, "hired-gun"))


def test_rose_repairs_a_damaged_support() -> None:
    stage, rose, _ = duel("rose-skilled-mechanic")
    wrecks = [stage.support(0, "backup-muscle"), stage.support(1, "backup-muscle")]
    stage.support(0, "outpost")
    for card in (rose, *wrecks):
        stage.table.pieces[card].damage = 1
    use_special(stage, rose)
    if stage.asked.kind == "may":
        stage.do("yes")
    assert choice(stage)[0] == set(wrecks)


@pytest.mark.parametrize(
    ("event", "own"), [("its-a-trap", "leia-organa-born-leader"), ("force-misdirection", "padawan")]
)
def test_a_symbol_is_chosen_among_two(event: str, own: str) -> None:
    stage = Stage([(own, 2)], [("first-order-stormtrooper", 2)])
    (mine,), (trooper,) = stage.teams
    for card, shown in ((mine, ("1R", "1MD" if own == "padawan" else "1F")), (trooper, ("1R", "1RD"))):
        for which, side in enumerate(shown):
            stage.show(card, side, which)
    play(stage, event)
    there = {"resource", "melee"} if own == "padawan" else {"resource", "ranged"}
    assert (stage.asked.kind, set(stage.options)) == ("symbol", there)


def test_a_die_of_two_pays_for_leia() -> None:
    stage = Stage([("leia-organa-born-leader", 2)], [("hired-gun", 1)])
    ((leia,), _) = stage.teams
    dice = {stage.show(leia, "-", which) for which in (0, 1)}
    stage.do(("use", leia, 0))
    assert choice(stage) == (dice, 1, "remove")


def test_a_servant_takes_an_upgrade_of_the_fallen() -> None:
    stage = Stage([("servant-of-the-dark-side", 1), ("nightsister", 1), ("padawan", 1)], [("hired-gun", 1)])
    (_, fallen, other), (foe,) = stage.teams
    upgrades = {stage.upgrade(fallen, "datapad"), stage.upgrade(fallen, "vibroknife")}
    stage.upgrade(other, "datapad")
    stage.upgrade(foe, "datapad")
    stage.downgrade(fallen, "hampered")
    stage.table.pieces[fallen].damage = 6
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "2RD1")), fallen)
    stage.do(stage.options[1])
    assert choice(stage)[0] == upgrades


@pytest.mark.parametrize(("name", "offered"), [("jedi-rival", True), ("sith-holocron", False)])
def test_what_binds_all_things_makes_the_last_resource_needless(name: str, offered: bool) -> None:
    stage, _, _ = duel("luke-skywalker-jedi-knight")
    stage.support(0, "it-binds-all-things")
    stage.do(("play", stage.held(0, name)))
    assert (stage.asked.kind == "before") == offered


def test_nobody_without_a_hand_is_asked_what_takes_the_place_of_the_holocron() -> None:
    stage, kylo, _ = duel("kylo-ren-vaders-disciple")
    holocron = stage.upgrade(kylo, "sith-holocron")
    stage.do(("resolve", stage.show(holocron, "Sp")))
    assert (stage.asked.kind, stage.asked.seat) == ("action", 1)


@pytest.mark.parametrize(
    ("name", "before", "count"),
    [
        ("closing-the-net", (), 1),
        ("dl-44-heavy-blaster-pistol", (), 1),
        ("negotiate", (), 2),
        ("let-the-wookiee-win", ("remove-two",), 2),
    ],
)
def test_they_remove_so_many_of_their_dice(name: str, before: tuple[str, ...], count: int) -> None:
    stage = Stage([("hired-gun", 1)], [("first-order-stormtrooper", 2), ("first-order-stormtrooper", 1)])
    (gun,), (first, second) = stage.teams
    stage.show(gun, "-")
    theirs = {stage.show(first, "2RD"), stage.show(first, "1RD", 1), stage.show(second, "1RD")}
    play(stage, name, *before)
    assert (stage.asked.seat, choice(stage)) == (1, (theirs, count, "remove"))


def test_dark_presence_removes_one_of_their_dice() -> None:
    stage = Stage([("nightsister", 1)], [("hired-gun", 2)])
    (sister,), (gun,) = stage.teams
    stage.support(0, "dark-presence")
    theirs = {stage.show(gun, "1R", which) for which in (0, 1)}
    stage.rolls((sister, "1Dc"))
    stage.do(("activate", sister))
    stage.do(stage.options[1])
    assert (stage.asked.seat, choice(stage)) == (1, (theirs, 1, "remove"))


@pytest.mark.rule("dst.clar.convergence")
def test_who_shares_nothing_converges_on_what_costs_nothing() -> None:
    """Ahsoka has no subtype that anybody could share."""
    stage, _, _ = duel("ahsoka-tano-force-operative", "hired-gun")
    free, _ = stage.support(1, "salvage-stand"), stage.support(1, "outpost")
    play(stage, "convergence")
    assert stage.t.discards[1] == [free]


@pytest.mark.parametrize(
    ("name", "sides", "pile"),
    [
        ("sustained-fire", ("2RD1", "3RD1"), 0),
        ("anger", ("-", "-"), 0),
        ("friends-in-high-places", ("3RD1", "3RD1", "1R"), 0),
        ("planned-explosion", ("3RD1", "3RD1", "3RD1", "1R"), 0),
        ("scrap-buy", (), 3),
    ],
)
@pytest.mark.parametrize("missing", [0, 1])
def test_what_a_card_demands_is_there_just_so_or_not_quite(
    name: str, sides: tuple[str, ...], pile: int, missing: int
) -> None:
    stage = Stage([("hired-gun", 2), ("hired-gun", 2)], [("padawan", 1)])
    guns, _ = stage.teams
    for place, side in enumerate(sides[missing:] if name in ("sustained-fire", "anger") else sides[: -missing or None]):
        stage.show(guns[place // 2], side, place % 2)
    for _ in range(pile - missing):
        stage.discarded(0, "aim")
    card = stage.held(0, name)
    assert (("play", card) in stage.options) == (not missing)


def test_the_seventh_sister_sends_one_seeker() -> None:
    stage, sister, _ = duel("seventh-sister-agile-inquisitor", "hired-gun")
    for _ in range(2):
        stage.spare(0, "id9-seeker-droid")
    stage.rolls((sister, "-"), 0, 0)
    stage.do(("activate", sister))
    stage.do(stage.options[1])
    assert len(stage.in_pool(0)) == 2


def test_everybody_sees_loyalty_on_top_of_the_deck() -> None:
    stage, trooper, _ = duel("first-order-stormtrooper", "hired-gun")
    stage.table.pieces[trooper].damage = 1
    stage.discarded(0, "undying-loyalty")
    card = play(stage, "undying-loyalty", "yes")
    assert stage.t.decks[0][-1] == card
    assert card in stage.t.known[1]


def test_a_jump_ends_the_action_in_which_it_was_played() -> None:
    """The second Falcon's special would come next, but the phase is over."""
    stage, _, _ = duel()
    falcons = [stage.support(0, "millennium-falcon") for _ in range(2)]
    dice = [stage.show(falcon, "Sp") for falcon in falcons]
    jump, _ = stage.hand(0, "hyperspace-jump", "hyperspace-jump")
    stage.do(("resolve", dice[0]), jump)
    assert stage.t.step != "action"


def test_where_the_cards_of_a_deck_lie_is_forgotten_when_its_strings_are_pulled() -> None:
    stage, _, _ = duel("first-order-stormtrooper", "hired-gun")
    top = stage.t.decks[1][:-4:-1]
    stage.table.known[1] = [top[0]]
    play(stage, "pulling-the-strings", -2, ())
    assert choice(stage) == (set(top), 3, "on-top")
    stage.do(tuple(top))
    assert stage.t.known == [top, []]


@pytest.mark.rule("dst.term.decrease")
@pytest.mark.parametrize(
    ("through", "played", "less"),
    [
        ("docking-bay", "at-st", 1),
        ("imperial-armory", "lightsaber", 1),
        ("black-market", "lightsaber", 1),
        ("quadjumper", "at-st", 3),
        ("rearm", "f-11d-rifle", 1),
        ("rebel", "lightsaber", 1),
        ("ig-88-assassin-droid", "dl-44-heavy-blaster-pistol", 2),
    ],
)
def test_a_card_played_through_another_costs_so_much_less(through: str, played: str, less: int) -> None:
    kind = FACTS[through].type
    team = [(through if kind == "character" else "tusken-raider", 1), ("luke-skywalker-jedi-knight", 1)]
    stage = Stage(
        [*team, ("first-order-stormtrooper", 1)],
        [("hired-gun", 1)],
        resources=9,
        field=through if kind == "battlefield" else "command-center",
    )
    who = stage.teams[0][0]
    stage.show(stage.support(0, "millennium-falcon"), "3Dc")
    card = stage.discarded(0, played) if through in ("rearm", "rebel") or kind == "character" else stage.held(0, played)
    if kind == "event":
        play(stage, through)
    elif kind == "battlefield":
        stage.do(("claim", stage.t.field), "yes")
    elif through == "quadjumper":
        stage.do(("use", stage.support(0, through), 0))
    else:
        use_special(stage, who if kind == "character" else stage.support(0, through))
    stage.do(card)
    while stage.asked.kind in ("host", "after"):
        stage.do(stage.options[0])
    assert card in stage.t.pieces
    assert stage.t.resources[0] == 9 - FACTS[through].cost * (kind == "event") - FACTS[played].cost + less


@pytest.mark.rule("dst.multi.choose-opponent")
def test_the_first_player_is_an_opponent_like_any_other() -> None:
    stage = Stage([("hired-gun", 1)], [("hired-gun", 1)], [("hired-gun", 1)])
    (first,), _, (third,) = stage.teams
    dice = [stage.show(who, "1R") for who in (first, third)]
    stage.rolls((first, "-"), (third, "-"))
    stage.table.active = 1
    play(stage, "scramble", -1, seat=1)
    assert [face(stage.t, die).symbol for die in dice] == ["blank", "resource"]


def test_a_trap_turns_two_red_dice() -> None:
    stage = Stage([("leia-organa-born-leader", 2), ("rebel-trooper", 1), ("padawan", 1)], [("padawan", 1)])
    (leia, trooper, padawan), (foe,) = stage.teams
    red = {stage.show(leia, "-"), stage.show(leia, "-", 1), stage.show(trooper, "-")}
    stage.show(padawan, "-")
    stage.show(foe, "1R")
    play(stage, "its-a-trap")
    assert choice(stage) == (red, 2, "turn")


def test_grievous_takes_an_upgrade_that_is_no_ability() -> None:
    stage = Stage([("general-grievous-jedi-hunter", 1)], [("padawan", 1), ("hired-gun", 1)])
    (grievous,), (padawan, gun) = stage.teams
    worn = {stage.upgrade(padawan, "datapad"), stage.upgrade(padawan, "jedi-robes")}
    stage.upgrade(padawan, "force-throw")
    stage.downgrade(padawan, "hampered")
    stage.upgrade(gun, "vibroknife")
    stage.table.pieces[padawan].damage = 6
    stage.do(("resolve", stage.show(grievous, "2MD")), padawan)
    stage.do(stage.options[1])
    assert choice(stage)[0] == worn


@pytest.mark.parametrize("name", ["mazs-goggles", "friends-in-low-places"])
def test_one_event_of_those_seen_has_to_go(name: str) -> None:
    stage, gun, _ = duel()
    held = stage.hand(1, "electroshock", "electroshock", "datapad")
    if name == "mazs-goggles":
        use_special(stage, stage.upgrade(gun, name))
    else:
        play(stage, name)
    asked = stage.asked
    assert isinstance(asked, Ask)
    assert (asked.options, asked.least, asked.most) == (tuple(held[:2]), 1, 1)


def test_the_first_player_chooses_whom_a_wookiee_hits() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("hired-gun", 1)], [("hired-gun", 1)])
    for who in stage.teams[0]:
        stage.table.pieces[who].exhausted = True
    stage.table.active = 1
    play(stage, "let-the-wookiee-win", -1, "damage", seat=1)
    assert (stage.asked.seat, choice(stage)) == (0, (set(stage.teams[0]), 1, "damage"))


# ── what a choice is about ─────────────────────────────────────────────────────────────────────────────────────────


def test_kallus_asks_which_of_his_dice_to_turn() -> None:
    stage = Stage([("kallus-agent-of-the-empire", 2)], [("hired-gun", 1)])
    (kallus,), _ = stage.teams
    both = {stage.show(kallus, "2RD"), stage.show(kallus, "1MD", 1)}
    stage.do(("use", kallus, 0))
    assert choice(stage) == (both, 1, "turn")


def test_sabotage_asks_which_support_to_discard() -> None:
    stage, _, _ = duel()
    stage.hand(0, "aim", "aim")
    cheap, dear = stage.support(1, "outpost"), stage.support(1, "x-wing")
    stage.support(1, "millennium-falcon")
    play(stage, "sabotage")
    assert choice(stage) == ({cheap, dear}, 1, "discard")


def test_the_ascension_gun_asks_which_battlefield() -> None:
    stage, gun, _ = duel("hired-gun")
    fields = {stage.aside(1, "frozen-wastes"), stage.aside(0, "imperial-armory")}
    use_special(stage, stage.upgrade(gun, "ascension-gun"))
    assert choice(stage) == (fields, 1, "battlefield")


def test_a_jump_leads_to_one_battlefield() -> None:
    stage, _, _ = duel()
    fields = {stage.aside(1, "frozen-wastes"), stage.aside(1, "imperial-armory")}
    play(stage, "hyperspace-jump", "yes")
    assert choice(stage) == (fields, 1, "battlefield")


@pytest.mark.rule("dst.clar.barter-with-blood")
def test_only_who_hid_most_plays_a_card() -> None:
    stage, _, _ = duel("nightsister", "hired-gun")
    stage.hand(1, "aim")
    own = stage.held(0, "aim")
    play(stage, "barter-with-blood")
    stage.match.answer(1, "0")
    stage.match.answer(0, "1")
    assert (stage.asked.seat, stage.asked.kind) == (0, "play")
    stage.do(own)
    assert (stage.asked.seat, stage.asked.kind) == (1, "action")


def test_one_of_the_fallen_returns_to_the_ranks() -> None:
    stage, _, _ = duel("first-order-stormtrooper", "hired-gun")
    fallen = {stage.aside(0, "first-order-stormtrooper") for _ in range(2)}
    play(stage, "endless-ranks")
    assert choice(stage) == (fallen, 1, "return")


# ── the other side of the table ────────────────────────────────────────────────────────────────────────────────────


def test_an_opponents_garrison() -> None:
    stage, _, _ = duel("hired-gun", "first-order-stormtrooper")
    stage.support(1, "local-garrison")
    stage.do("pass", "pass")
    assert stage.t.resources == [6, 7]
