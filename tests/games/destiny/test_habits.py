"""What a player who does not look ahead answers where a card asks."""

from __future__ import annotations

import re
from importlib.resources import files

from dejarik.core.question import Ask, Option, Share
from dejarik.core.rng import Rng
from dejarik.games.destiny.bot import candidates
from dejarik.games.destiny.habits import HABITS, habit
from dejarik.games.destiny.notes import OfAbility, OfCard
from dejarik.games.destiny.state import player
from tests.games.destiny.stage import Stage, duel


def usual(stage: Stage, kind: str, *options: Option, doing: str = "", least: int = 1, of: int = 0) -> Option:
    """What seat 0 answers out of habit; `of`: the card that asks."""
    about = OfAbility(stage.t.cards[of], of, doing) if of else OfAbility("hired-gun", 0, doing)
    ask = Ask(0, kind, options, least, max(1, least), about=about)
    return habit(stage.t, ask, Rng.from_seed(1))


def test_there_is_a_habit_for_every_question() -> None:
    text = files("dejarik.games.destiny.text").joinpath("en.ftl").read_text(encoding="utf-8")
    kinds = set(re.findall(r"^ask-([a-z-]+) =", text, re.M))
    assert kinds
    assert kinds <= set(HABITS)


def test_an_upgrade_makes_room_only_where_there_is_none() -> None:
    stage, gun, _ = duel()
    poor, good = stage.upgrade(gun, "survival-gear"), stage.upgrade(gun, "holdout-blaster")
    new = stage.held(0, "dl-44-heavy-blaster-pistol")
    ask = Ask(0, "replace", ("no", poor, good), about=OfCard("dl-44-heavy-blaster-pistol", new))
    assert habit(stage.t, ask, Rng.from_seed(1)) == "no"
    assert "no" in candidates(stage.t, ask, poor, Rng.from_seed(1))
    third = stage.upgrade(gun, "holdout-blaster")
    ask = Ask(0, "replace", ("no", poor, good, third), about=ask.about)
    assert habit(stage.t, ask, Rng.from_seed(1)) == poor
    assert candidates(stage.t, ask, poor, Rng.from_seed(1)) == [poor, good, third]  # one of them goes in any case


def test_a_die_that_goes_anyway_is_the_first_to_go() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    bike, good = stage.show(stage.support(0, "speeder-bike-scout"), "Sp"), stage.show(luke, "1Sh")
    stage.do(("resolve", bike))
    assert habit(stage.t, stage.asked, Rng.from_seed(1)) == bike
    assert set(stage.options) == {bike, good}


def test_where_nothing_fits_there_is_one_answer() -> None:
    stage, _, _ = duel()
    for kind in ("hand", "their-hand", "play", "search", "may"):
        assert usual(stage, kind, "no") == "no"


def test_shields_go_where_they_fit() -> None:
    stage = Stage([("qui-gon-jinn-ataru-master", 1), ("padawan", 1)], [("first-order-stormtrooper", 1)])
    master, padawan = stage.teams[0]
    stage.t.pieces[master].shields = 3
    stage.t.pieces[master].damage = 9
    ask = Share(0, "share-shields", (master, padawan), 3, caps=(3, 3))
    assert habit(stage.t, ask, Rng.from_seed(1)) == (0, 3)


def test_ways_that_help_and_ways_that_hurt() -> None:
    stage, gun, foe = duel()
    assert usual(stage, "choose-one", "shield", "damage", of=gun) == "damage"
    assert usual(stage, "choose-one", "heal-one", "heal-two", of=gun) == "heal-one"
    stage.piece(gun).damage = 4
    assert usual(stage, "choose-one", "heal-one", "heal-two", of=gun) == "heal-two"
    stage.t.resources[0] = 0
    assert usual(stage, "choose-one", "heal-one", "heal-two", of=gun) == "heal-one"
    stage.hand(0, "dodge", "datapad")
    assert usual(stage, "choose-one", "lose-resources", "discard-hand", of=foe) == "lose-resources"
    stage.t.resources[0] = 9
    assert usual(stage, "choose-one", "lose-resources", "discard-hand", of=foe) == "discard-hand"
    two = usual(stage, "choose-one", "indirect", "reroll-own", "draw", least=2, of=gun)
    assert two == ("indirect", "draw")


def test_as_much_as_may_be_but_no_more_blood_than_a_card_is_worth() -> None:
    stage, gun, _ = duel()
    assert usual(stage, "amount", "0", "1", "2", of=gun) == "2"
    assert usual(stage, "lend", "0", "1") == "1"
    tokens = tuple(str(count) for count in range(21))
    assert usual(stage, "hide", *tokens) == "0"
    stage.hand(0, "millennium-falcon")
    assert usual(stage, "hide", *tokens) == "2"


def test_a_cost_that_was_seen_is_named() -> None:
    stage = Stage([("thrawn-master-strategist", 1)], [("hired-gun", 1)])
    (thrawn,) = stage.teams[0]
    costs = tuple(str(cost) for cost in range(10))
    assert usual(stage, "amount", *costs, of=thrawn) == "1"
    falcon = stage.held(1, "millennium-falcon")
    assert usual(stage, "amount", *costs, of=thrawn) == "1"  # nobody has shown it
    stage.t.known[0].append(falcon)
    assert usual(stage, "amount", *costs, of=thrawn) == "5"


def test_cards_outside_play() -> None:
    stage, _, _ = duel()
    saber, dodge, gun = stage.hand(0, "lightsaber", "dodge", "dl-44-heavy-blaster-pistol")
    assert usual(stage, "hand", saber, dodge, gun, doing="discard") == saber  # nobody here may bear it
    assert usual(stage, "hand", saber, dodge, gun, doing="attach") == gun
    assert usual(stage, "play", "no", saber, dodge, gun) == gun
    assert usual(stage, "search", "no") == "no"
    assert usual(stage, "pile", saber, gun, doing="take") == gun
    assert usual(stage, "pile", "no", dodge, gun, doing="discard") == "no"
    assert usual(stage, "top", saber, gun, doing="under", least=2) == (saber, gun)
    theirs = stage.hand(1, "dodge", "millennium-falcon")
    assert usual(stage, "their-hand", *theirs, doing="discard") == theirs[1]
    assert usual(stage, "pile", "no", *theirs, doing="discard") == theirs[1]


def test_dice_are_split_evenly_and_the_better_half_goes() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1), ("hired-gun", 1)], [("hired-gun", 1)])
    dice = [stage.show(card, "2RD1") for card in stage.teams[0]]
    half = usual(stage, "split", *dice, least=0)
    assert isinstance(half, tuple)
    assert len(half) == 1
    assert usual(stage, "group", half, tuple(dice[1:])) == tuple(dice[1:])


def test_whom_and_what_to_name() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1)], [("hired-gun", 1)], [("darth-vader-sith-lord", 2)])
    (luke,) = stage.teams[0]
    assert usual(stage, "opponent", player(1), player(2)) == player(2)
    assert usual(stage, "opponent", player(0), player(1), doing="deck") == player(0)
    assert usual(stage, "aim", player(1), player(2)) == player(2)
    assert usual(stage, "colour", "red", "blue", "yellow", "gray") == "blue"
    stage.show(luke, "2MD")
    assert usual(stage, "subtype", "droid", "jedi") == "jedi"
    assert usual(stage, "read-as", "resource", "melee") == "melee"
    assert usual(stage, "symbol", "shield", "ranged", of=luke) == "ranged"
    assert usual(stage, "special", "1", "2", of=luke) == "1"
    own, theirs = (luke, 0, 0), (stage.teams[1][0], 0, 0)
    assert usual(stage, "order", theirs, own) == own


def test_what_there_is_too_much_of() -> None:
    stage, gun, _ = duel()
    poor, good = stage.upgrade(gun, "survival-gear"), stage.upgrade(gun, "holdout-blaster")
    assert usual(stage, "surplus", good, poor) == poor
    stage, first, second = duel("hired-gun", "hired-gun")
    stage.piece(second).damage = 3
    assert usual(stage, "twin", first, second) == second
    blank, hit = stage.show(first, "-"), stage.show(second, "2RD1")
    assert usual(stage, "twin-die", hit, blank) == blank
