"""Verbs that only one card knows: what they move, tell and show, to the last token."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.cards import choose_targets
from dejarik.core.question import Procedure
from dejarik.games.lcg.cards.ability import Moment, Use
from dejarik.games.lcg.cards.library import script_of
from dejarik.games.lcg.notes import (
    Captured,
    CapturedCard,
    Discards,
    EngagedInstead,
    HandToDeck,
    LeavesEngagement,
    LooksAtHand,
    Returned,
    Reveals,
    Uncommits,
)
from dejarik.games.lcg.rules.values import FACTS, ICONS
from dejarik.games.lcg.state import NOWHERE, player
from dejarik.lab.stage import begin, perform
from tests.games.lcg.stage import DARK, LIGHT, Scene, Witness, after


def use_of(scene: Scene, card: int, moment: Moment | None = None, index: int = 0) -> Use:
    seat = scene.table.owners[card]
    return Use(scene.table, seat, card, moment, script_of(scene.table.cards[card]).abilities[index])


def effect(use: Use, place: int = 0) -> Procedure[bool]:
    """Choose targets, and carry out one effect of the ability."""
    assert use.ability is not None
    yield from choose_targets(use, use.ability.effects)
    return (yield from use.ability.effects[place].resolve(use))


def able(use: Use, place: int = 0) -> bool:
    assert use.ability is not None
    return use.ability.effects[place].possible(use)


def result(procedure: Procedure[Any]) -> Any:
    with pytest.raises(StopIteration) as ended:
        next(procedure)
    return ended.value.value


def test_a_journey_to_dagobah_looks_through_the_deck_and_shuffles_it() -> None:
    orders = set()
    for seed in range(6):
        scene = Scene(seed=seed)
        journey = scene.light.objective("a-journey-to-dagobah")
        deck = [scene.light.missions(name) for name in ("jedi-training", "forgotten-heroes", "a-heros-journey")]
        rest = [scene.light.missions("the-rebel-fleet") for _ in range(4)]
        scene.table.known[LIGHT] = [deck[0]]
        use = use_of(scene, journey, Moment(("destroyed",), journey))
        assert able(use) is True
        question, _ = begin(effect(use))
        assert (question.kind, question.options) == ("choose-objective", tuple(sorted([*deck, *rest])))  # type: ignore[union-attr]
        perform(effect(use), deck[1])
        table = scene.table
        assert table.pieces[deck[1]].controller == LIGHT
        assert sorted(table.missions[LIGHT]) == sorted([deck[0], deck[2], *rest])
        assert table.known == [[], []] or deck[1] in table.known[LIGHT]
        assert not set(table.missions[LIGHT]) & set(table.known[LIGHT])
        assert table.shown > 0
        orders.add(tuple(table.missions[LIGHT]))
    assert len(orders) > 1
    scene.table.missions[LIGHT].clear()
    assert able(use) is False
    assert result(effect(use)) is False


def test_the_secret_of_yavin_4_says_that_it_is_engaged(witness: Witness) -> None:
    scene = Scene()
    secret = scene.light.objective("the-secret-of-yavin-4")
    witness.watch(scene.table)
    perform(effect(use_of(scene, secret, Moment(("engaged",)))))
    assert scene.table.engaged == secret
    assert witness.told == [EngagedInstead("the-secret-of-yavin-4", secret)]


def test_lightsaber_deflection_moves_one_point() -> None:
    scene = Scene()
    luke, vader = scene.light.unit("luke-skywalker"), scene.dark.unit("darth-vader")
    card = scene.light.hand("lightsaber-deflection")
    moment = Moment(("damage",), thing=luke, seat=DARK, amount=2)
    use = use_of(scene, card, moment)
    assert able(use)
    perform(effect(use))
    assert (moment.amount, scene.table.pieces[vader].damage) == (1, 1)
    moment.amount = 0
    assert not able(use)
    assert not able(use_of(scene, card))
    gone = use_of(scene, card, Moment(("damage",), thing=luke, seat=DARK, amount=2))
    assert gone.ability is not None
    gone.chosen = {id(target): [999] for target in gone.ability.effects[0].targets()}
    assert result(gone.ability.effects[0].resolve(gone)) is False
    assert gone.moment is not None
    assert gone.moment.amount == 2


@pytest.mark.parametrize("mark", [{}, {"damage": 1}, {"focus": 1}, {"shields": 1}])
def test_force_rejuvenation_needs_something_to_take_off(mark: dict[str, int]) -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", **mark)
    card = scene.light.hand("force-rejuvenation")
    assert able(use_of(scene, card)) == bool(mark)
    scene.light.enhancement("jedi-lightsaber", on=luke)
    assert able(use_of(scene, card))


@pytest.mark.parametrize(("balance", "taken"), [(LIGHT, 2), (DARK, 1)])
def test_it_binds_all_things_takes_the_top_cards(balance: int, taken: int, witness: Witness) -> None:
    scene = Scene()
    pile = [scene.light.discard(name) for name in ("a-wing", "y-wing", "x-wing")]
    scene.table.balance = balance
    use = use_of(scene, scene.light.hand("it-binds-all-things"))
    scene.table.hands[LIGHT].clear()
    witness.watch(scene.table)
    perform(effect(use))
    got = pile[::-1][:taken]
    assert scene.table.hands[LIGHT] == got
    assert scene.table.discards[LIGHT] == pile[: 3 - taken]
    assert witness.told == [Returned(scene.table.cards[card], LIGHT, card) for card in got]
    assert scene.table.known[DARK] == got
    scene.table.discards[LIGHT] = pile[:1]
    perform(effect(use))
    assert scene.table.discards[LIGHT] == []
    assert able(use) is False


def test_wookiee_navigator_needs_the_objective_to_be_there() -> None:
    scene = Scene()
    goal, navigator = scene.dark.objective("shadows-of-dathomir"), scene.light.unit("wookiee-navigator")
    scene.table.engaged = goal
    use = use_of(scene, navigator)
    assert able(use) is True
    perform(effect(use))
    assert scene.table.again == [goal]
    scene.table.pieces.pop(goal)
    assert able(use) is False


def test_a_new_hope_leaves_three_units_each_the_users_first() -> None:
    scene = Scene()
    ours = [scene.light.unit("y-wing") for _ in range(4)]
    theirs = [scene.dark.unit("tie-fighter") for _ in range(5)]
    use = use_of(scene, scene.light.hand("a-new-hope"))
    asked = perform(effect(use), tuple(ours[:3]), tuple(theirs[1:3]))
    assert [(question.seat, question.kind, question.least, question.most) for question in asked] == [  # type: ignore[union-attr]
        (LIGHT, "keep", 0, 3),
        (DARK, "keep", 0, 3),
    ]
    units = [card for card, piece in scene.table.pieces.items() if piece.kind == "unit"]
    assert units == [*ours[:3], *theirs[1:3]]
    assert scene.table.hands[LIGHT][1:] == ours[3:]
    assert scene.table.hands[DARK] == [theirs[0], *theirs[3:]]


def test_crossfire_and_rebel_sympathizer_last_as_long_as_they_say() -> None:
    scene = Scene()
    han = scene.light.unit("han-solo")
    crossfire = use_of(scene, scene.light.hand("crossfire"), Moment(("focused-to-strike",), thing=han))
    perform(effect(crossfire), "tactics")
    perform(effect(use_of(scene, scene.light.unit("rebel-sympathizer"))))
    found = [(lasting.stat, lasting.amount, lasting.on, lasting.until) for lasting in scene.table.lasting]
    you, until = (player(LIGHT),), f"next card of {LIGHT}"
    assert found == [
        ("tactics", 1, (han,), "strike"),
        ("next-cost", -1, you, until),
        ("ignore-match", 1, you, until),
    ]


@pytest.mark.parametrize(
    ("captive", "asked"), [("y-wing", True), ("double-strike", False), ("luke-skywalker", False), ("han-solo", True)]
)
def test_rescue_mission_lets_a_rescued_unit_into_play(captive: str, asked: bool) -> None:
    for answer in ((), "take") if asked else ((),):
        scene = Scene()
        scene.light.unit("luke-skywalker")
        prison = scene.dark.objective("shadows-of-dathomir")
        card = scene.light.captive(captive, prison)
        use = use_of(scene, scene.light.hand("rescue-mission"))
        scene.table.hands[LIGHT].clear()
        given = [(card,) if answer == "take" else ()] if asked else []
        assert perform(effect(use), *given).kinds == ["put-into-play"] * asked
        assert (card in scene.table.pieces) == (answer == "take")
        assert (card in scene.table.hands[LIGHT]) == (answer != "take")


def test_fall_of_the_jedi_puts_a_card_under_the_deck(witness: Witness) -> None:
    scene = Scene()
    fall = scene.dark.objective("fall-of-the-jedi")
    top = scene.dark.deck("tie-bomber")
    hand = [scene.dark.hand(name) for name in ("tie-fighter", "nightsister")]
    scene.table.known[LIGHT] = list(hand)
    use = use_of(scene, fall)
    assert able(use) is True
    witness.watch(scene.table)
    question, _ = begin(effect(use))
    assert (question.kind, question.options, question.secret) == ("to-bottom", tuple(hand), True)  # type: ignore[union-attr]
    perform(effect(use), hand[1])
    assert scene.table.decks[DARK] == [hand[1], top]
    assert scene.table.hands[DARK] == hand[:1]
    assert witness.told == [HandToDeck(DARK, 1)]
    assert scene.table.known == [hand[:1], [hand[1]]]
    scene.table.hands[DARK].clear()
    assert able(use) is False


def test_vaders_tie_advanced_borrows_every_icon_of_the_top_card() -> None:
    scene = Scene()
    ship = scene.dark.unit("vaders-tie-advanced")
    scene.dark.deck("tie-fighter", "darth-vader")
    use = use_of(scene, ship)
    assert able(use) is True
    perform(effect(use))
    found = {(lasting.stat, lasting.amount) for lasting in scene.table.lasting}
    printed = FACTS["darth-vader"]
    normal = {(icon, getattr(printed.normal, icon)) for icon in ICONS}
    edge = {(f"edge_{icon}", getattr(printed.edge, icon)) for icon in ICONS}
    assert found == {(stat, amount) for stat, amount in normal | edge if amount}
    assert {(lasting.on, lasting.until) for lasting in scene.table.lasting} == {((ship,), "strike")}
    scene.table.decks[DARK].clear()
    assert able(use) is False
    assert result(effect(use)) is False


def test_there_is_no_escape_puts_units_under_the_decks_unseen() -> None:
    orders = set()
    for seed in range(8):
        scene = Scene(seed=seed)
        prison = scene.dark.objective("shadows-of-dathomir")
        ours = [scene.light.unit("y-wing") for _ in range(3)]
        leia = scene.light.unit("leia-organa")
        theirs = scene.dark.unit("tie-fighter")
        top = scene.light.deck("a-wing")
        perform(effect(use_of(scene, scene.dark.hand("there-is-no-escape"))))
        table = scene.table
        assert table.pieces[prison].captured == (leia,)
        assert set(table.decks[LIGHT]) == {*ours, top}
        assert table.decks[LIGHT][-1] == top
        assert table.decks[DARK] == [theirs]
        assert table.known == [[leia], []]
        orders.add(tuple(table.decks[LIGHT]))
    assert len(orders) > 1


def test_cruel_interrogations_take_any_card_of_the_hand(witness: Witness) -> None:
    taken = set()
    for seed in range(9):
        scene = Scene(seed=seed)
        place = scene.dark.objective("cruel-interrogations")
        hand = [scene.light.hand(name) for name in ("a-wing", "y-wing", "x-wing")]
        use = use_of(scene, place)
        assert able(use) is True
        assert able(Use(scene.table, LIGHT, place, None, use.ability)) is False
        witness.watch(scene.table)
        perform(effect(use))
        (card,) = scene.table.pieces[place].captured
        taken.add(hand.index(card))
        assert witness.told == [Captured("cruel-interrogations", place)]
        assert sorted([*scene.table.hands[LIGHT], card]) == hand
    assert taken == {0, 1, 2}
    scene.table.hands[LIGHT].clear()
    assert able(use) is False
    assert result(effect(use)) is False
    scene.light.hand("a-wing")
    scene.table.pieces.pop(place)
    assert result(effect(use)) is False


def test_interrogation_shows_the_hand_to_its_user_alone(witness: Witness) -> None:
    scene = Scene()
    hand = [scene.light.hand(name) for name in ("a-wing", "y-wing")]
    use = use_of(scene, scene.dark.hand("interrogation"))
    assert able(use) is True
    witness.watch(scene.table)
    question, procedure = begin(effect(use))
    assert (question.seat, question.kind, question.options) == (DARK, "discard-theirs", tuple(hand))  # type: ignore[union-attr]
    assert scene.table.known == [[], hand]
    assert scene.table.shown == 1
    assert witness.whispered == [((DARK,), LooksAtHand(("a-wing", "y-wing")))]
    with pytest.raises(StopIteration):
        procedure.send(hand[1])
    assert witness.told == [Discards(LIGHT, "y-wing", hand[1])]
    assert witness.moments[-1:] == [after("hand-discarded", thing=hand[1], seat=LIGHT)]
    scene.table.hands[LIGHT].clear()
    assert able(use) is False


def test_superlaser_engineer_reveals_five_and_keeps_the_big_guns(witness: Witness) -> None:
    scene = Scene()
    engineer = scene.dark.unit("superlaser-engineer")
    low = scene.dark.deck("tie-bomber")
    names = ("superlaser-blast", "tie-fighter", "orbital-bombardment", "nightsister", "tallon-roll")
    five = [scene.dark.deck(name) for name in names]
    use = use_of(scene, engineer)
    assert able(use) is True
    table = witness.watch(scene.table).table
    guns, rest = [five[2], five[0]], [five[4], five[3], five[1]]
    question, _ = begin(effect(Use(table.copy(), DARK, engineer, None, use.ability)))
    assert (question.kind, question.options, question.ordered) == ("bottom-order", tuple(sorted(rest)), True)  # type: ignore[union-attr]
    order = (five[3], five[1], five[4])
    perform(effect(use), order)
    shown = tuple(reversed(names))
    assert witness.told == [
        Reveals(DARK, shown),
        *[Returned(table.cards[card], DARK, card) for card in guns],
    ]
    assert table.hands[DARK] == guns
    assert table.decks[DARK] == [*reversed(order), low]
    assert (table.limbo, table.shown) == ([], 1)
    assert sorted(table.known[DARK]) == sorted(order)
    assert table.known[LIGHT] == guns
    table.decks[DARK].clear()
    assert able(use) is False
    assert result(effect(use)) is False


def test_take_them_prisoner_looks_at_three_and_puts_two_back(witness: Witness) -> None:
    scene = Scene()
    place = scene.dark.objective("take-them-prisoner")
    names = ("yoda", "a-wing", "y-wing", "x-wing")
    deck = [scene.light.deck(name) for name in names]
    use = use_of(scene, place)
    assert able(use) is True
    assert able(Use(scene.table, LIGHT, place, None, use.ability)) is False
    table = witness.watch(scene.table).table
    question, _ = begin(effect(use))
    assert (question.kind, question.options, question.secret) == ("capture-card", tuple(deck[1:]), True)  # type: ignore[union-attr]
    assert table.known == [[], deck[1:]]
    perform(effect(use), deck[2], (deck[1], deck[3]))
    assert table.pieces[place].captured == (deck[2],)
    assert table.decks[LIGHT] == [deck[0], deck[3], deck[1]]  # the first one named lies on top
    assert sorted(table.known[DARK]) == sorted([deck[1], deck[3]])
    assert table.known[LIGHT] == []
    assert witness.whispered == [((DARK,), CapturedCard("y-wing", "take-them-prisoner"))]
    table.decks[LIGHT].clear()
    assert able(use) is False
    assert result(effect(use)) is False


def test_human_replica_droid_joins_the_engagement() -> None:
    scene = Scene()
    scene.engage(scene.light.objective("a-heros-journey"), [])
    scene.table.active = DARK
    droid = scene.dark.hand("human-replica-droid")
    use = use_of(scene, droid, Moment(("edge-won",), seat=DARK))
    assert able(use) is True
    perform(effect(use))
    assert scene.table.pieces[droid].role == 1
    assert scene.table.hands[DARK] == []


def test_icetromper_and_fear_are_told(witness: Witness) -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", role=1, committed=True)
    tromper = scene.dark.unit("icetromper")
    fear = scene.dark.enhancement("fear", on=luke)
    table = witness.watch(scene.table).table
    use = use_of(scene, fear)
    assert able(use) is True
    perform(effect(use))
    perform(effect(use_of(scene, tromper)))
    assert witness.told == [Uncommits("luke-skywalker", luke), LeavesEngagement("luke-skywalker", luke)]
    assert (table.pieces[luke].committed, table.pieces[luke].role) == (False, 0)
    assert able(use) is False


def test_the_desolation_of_hoth_asks_how_much() -> None:
    scene = Scene()
    hoth = scene.dark.objective("the-killing-cold", damage=3)
    other = scene.dark.objective("the-killing-cold")
    vader = scene.light.unit("chewbacca")
    card = scene.dark.hand("the-desolation-of-hoth")
    use = use_of(scene, card)
    assert use.ability is not None
    source, goal = use.ability.effects[0].targets()
    assert able(use) is True
    assert source.options(use) == [hoth]
    use.chosen = {id(source): [hoth], id(goal): [vader]}
    question, _ = begin(use.ability.effects[0].resolve(use))
    assert (question.kind, question.options) == ("amount", (1, 2, 3))  # type: ignore[union-attr]
    perform(use.ability.effects[0].resolve(use), 2)
    assert [scene.table.pieces[place].damage for place in (hoth, vader)] == [1, 2]
    use.chosen[id(goal)] = [hoth]
    assert result(use.ability.effects[0].resolve(use)) is False
    use.chosen = {id(source): [hoth], id(goal): [other]}
    assert result(use.ability.effects[0].resolve(use)) is True
    assert [scene.table.pieces[place].damage for place in (hoth, other)] == [0, 1]
    use.chosen = {id(source): [hoth], id(goal): [vader]}
    assert result(use.ability.effects[0].resolve(use)) is False
    use.chosen = {id(source): [], id(goal): [vader]}
    assert result(use.ability.effects[0].resolve(use)) is False
    scene.table.pieces[other].damage = 0
    assert able(use) is False
    assert scene.table.engaged == NOWHERE
