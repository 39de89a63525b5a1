"""Every question as it is put: to whom, among what, how many, whether in secret, about what, and by which rule."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.match import Match
from dejarik.core.question import Ask, Procedure, Share
from dejarik.core.rng import Rng
from dejarik.games.lcg import GAME
from dejarik.games.lcg.build import STARTERS, pool
from dejarik.games.lcg.cards.ability import CHOICES, Moment, Use
from dejarik.games.lcg.cards.library import script_of
from dejarik.games.lcg.cards.words import (
    action,
    constant,
    draw,
    enhance,
    forced_reaction,
    friendly,
    objective,
    on,
    place_shield,
    reaction,
    this,
    unit,
)
from dejarik.games.lcg.notes import OfAbility, OfAffiliation, OfCard, OfMoment, OfPayment, OfShields, OfTokens
from dejarik.games.lcg.rules import (
    conflict,
    damage,
    edge,
    engagement,
    force,
    payment,
    playing,
    setup,
    strikes,
    turn,
    zones,
)
from dejarik.games.lcg.rules.timing import interrupts, reactions
from dejarik.games.lcg.rules.windows import chance
from dejarik.games.lcg.state import player
from dejarik.lab.stage import begin, perform
from tests.games.lcg.stage import DARK, LIGHT, Scene, invent

CARD_OVER_RULES = "lcg.golden.card-over-rules"
READY = invent("test-asked-volunteer", "unit", "light", action(place_shield(this)), cost=1, capacity=2)
RIDER = invent("test-asked-rider", "unit", "light", enhance(friendly & unit), cost=0, capacity=2)
BADGE = invent("test-asked-badge", "enhancement", "light", enhance(unit), cost=0)
CLERK = invent(
    "test-asked-clerk", "unit", "light", forced_reaction(on("drawn"), place_shield(this)), cost=1, capacity=2
)  # fmt: skip


def put(procedure: Procedure[Any], *answers: object) -> object:
    """The question that comes after these answers."""
    question, _ = begin(procedure, *answers)
    return question


def shared(question: object) -> tuple[object, ...]:
    """A share without what it is checked and begun with."""
    assert isinstance(question, Share)
    return (
        question.seat, question.kind, tuple(question.among), question.total, question.fewest, tuple(question.caps),
        question.secret, question.about, question.rule,
    )  # fmt: skip


# ── the set-up ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.setup.secret-deck-choice", "lcg.build.choose-affiliation", "lcg.build.min-ten-sets")
def test_questions_about_decks() -> None:
    def questions(mode: str) -> Match:
        return Match(GAME, 2, {"mode": mode}, 1)

    sides = {LIGHT: "light", DARK: "dark"}
    names = {seat: tuple(name for name, deck in STARTERS.items() if deck.side == side) for seat, side in sides.items()}
    assert all(len(found) >= 2 for found in names.values())
    for mode, more in (("starter", ()), ("mixed", ("own",))):
        for seat, question in questions(mode).questions.items():
            assert question == Ask(seat, "deck", (*names[seat], *more), rule="lcg.setup.secret-deck-choice")
    match = questions("constructed")
    affiliations = {LIGHT: ("jedi", "rebel-alliance", "smugglers-and-spies"), DARK: ("sith", "imperial-navy")}
    for seat, some in affiliations.items():
        question = match.questions[seat]
        assert isinstance(question, Ask)
        assert question.options[: len(some)] == some
        assert len(question.options) == 3
        assert (question.kind, question.rule) == ("own-affiliation", "lcg.build.choose-affiliation")
    match.answer(LIGHT, "jedi")
    sets = tuple(("set", number, copy) for number, most in pool("jedi") for copy in range(1, most + 1))
    about = OfAffiliation("jedi")
    assert match.questions[LIGHT] == Ask(
        LIGHT, "own-sets", sets, 10, len(sets), about=about, rule="lcg.build.min-ten-sets"
    )


@pytest.mark.rule("lcg.setup.choose-objectives", "lcg.setup.mulligan", "lcg.setup.reveal-objectives-dark")
def test_questions_of_the_setup() -> None:
    match = Match(GAME, 2, {"mulligan": True}, 1)
    match.answer(LIGHT, "jedi")
    match.answer(DARK, "sith")
    for seat in (LIGHT, DARK):
        four = tuple(match.table.facedown[seat])
        assert len(four) == 4
        assert match.questions[seat] == Ask(seat, "put-back", four, rule="lcg.setup.choose-objectives")
    for seat in (LIGHT, DARK):
        match.answer(seat, match.table.facedown[seat][0])
    for seat in (DARK, LIGHT):
        assert match.questions == {seat: Ask(seat, "mulligan", ("keep", "mulligan"), rule="lcg.setup.mulligan")}
        match.answer(seat, "keep")


@pytest.mark.rule("lcg.setup.reveal-objectives-dark", "lcg.setup.reveal-objectives-light")
@pytest.mark.parametrize("who", ["light", "dark"])
def test_the_order_of_the_objectives_is_asked_where_something_answers_it(who: str) -> None:
    loud = invent(
        f"test-loud-{who}", "objective", who, forced_reaction(on("enters", this), place_shield(this)), capacity=5
    )
    plain = "a-heros-journey" if who == "light" else "shadows-of-dathomir"
    seat = LIGHT if who == "light" else DARK
    turn_up = setup.turn_up_light if who == "light" else setup.turn_up_dark
    for names, asked in (((plain, loud, plain), True), ((plain, plain, plain), False), ((loud,), False)):
        scene = Scene()
        scene.table.facedown[seat] = [getattr(scene, who)._new(name) for name in names]
        cards = tuple(scene.table.facedown[seat])
        if asked:
            rule = f"lcg.setup.reveal-objectives-{who}"
            assert put(turn_up(scene.table)) == Ask(seat, "turn-up", cards, rule=rule)
        else:
            perform(turn_up(scene.table))
            assert cards[0] in scene.table.pieces
            assert scene.table.facedown[seat] == list(cards[1:])
            assert scene.table.shown == 1


@pytest.mark.rule("lcg.setup.reveal-objectives-dark", "lcg.setup.reveal-objectives-light")
def test_what_lies_there_may_answer_what_is_turned_up() -> None:
    watch = invent(
        "test-watchful", "objective", "dark", reaction(on("enters", friendly & objective), draw(1)), capacity=5
    )
    scene = Scene()
    scene.dark.objective(watch)
    scene.table.facedown[DARK] = [scene.dark._new("shadows-of-dathomir") for _ in range(2)]
    scene.table.active = LIGHT
    question = put(setup.turn_up_dark(scene.table))
    assert isinstance(question, Ask)
    assert question.kind == "turn-up"
    assert scene.table.active == DARK
    scene.table.facedown[LIGHT] = [scene.light._new("a-heros-journey")]
    perform(setup.turn_up_light(scene.table))
    assert scene.table.active == LIGHT
    perform(setup.turn_up_light(scene.table))
    assert scene.table.step == "setup.done"
    setup.begin(scene.table)
    assert (scene.table.active, scene.table.step) == (DARK, "balance.1")


# ── the turn ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.balance.light-damage", "lcg.draw.optional-discard", "lcg.draw.down-to-reserve")
def test_questions_of_the_turn() -> None:
    scene = Scene()
    scene.table.active = LIGHT
    goals = tuple(scene.dark.objective("shadows-of-dathomir") for _ in range(2))
    question = put(turn.balance_damage(scene.table))
    assert question == Ask(LIGHT, "balance", ("pass", *goals), rule="lcg.balance.light-damage")
    hand = tuple(scene.light.hand("a-wing") for _ in range(8))
    question = put(turn.draw_discard(scene.table))
    assert question == Ask(LIGHT, "discard-one", ("pass", *hand), rule="lcg.draw.optional-discard")
    question = put(turn.draw_to_reserve(scene.table))
    assert question == Ask(LIGHT, "discard-down", hand, 2, 2, rule="lcg.draw.down-to-reserve")
    scene.lasting("reserve", 1, (player(LIGHT),))
    question = put(turn.draw_to_reserve(scene.table))
    assert question == Ask(LIGHT, "discard-down", hand, 1, 1, rule="lcg.draw.down-to-reserve")
    perform(turn.draw_to_reserve(scene.table), hand[3])
    assert scene.table.discards[LIGHT] == [hand[3]]


@pytest.mark.rule("lcg.draw.down-to-reserve")
def test_a_reserve_of_nothing_asks_for_nothing() -> None:
    scene = Scene()
    scene.table.active = LIGHT
    hand = [scene.light.hand("a-wing") for _ in range(3)]
    scene.lasting("reserve", -9, (player(LIGHT),))
    perform(turn.draw_to_reserve(scene.table))
    assert scene.table.discards[LIGHT] == hand
    assert scene.table.step == "draw.4"


@pytest.mark.rule("lcg.discard.order")
def test_the_order_of_discards_is_asked_where_it_can_matter() -> None:
    scene = Scene()
    cards = (scene.light.hand("a-wing"), scene.light.hand("y-wing"))
    perform(zones.discard_order(scene.table, LIGHT, cards))
    scene.dark.deck("it-binds-all-things")  # the other side's
    perform(zones.discard_order(scene.table, LIGHT, cards))
    scene.light.deck("it-binds-all-things")
    rule = "lcg.discard.order"
    question = put(zones.discard_order(scene.table, LIGHT, cards))
    assert question == Ask(LIGHT, "discard-order", cards, 2, 2, ordered=True, rule=rule)
    perform(zones.discard_order(scene.table, LIGHT, (cards[0], scene.light.hand("a-wing"))))


@pytest.mark.rule("lcg.action.window", "lcg.force.commit", "lcg.conflict.decline")
def test_questions_that_may_be_passed() -> None:
    scene = Scene()
    helper, luke = scene.light.unit(READY), scene.light.unit("luke-skywalker")
    goal = scene.dark.objective("shadows-of-dathomir")
    scene.table.active = LIGHT
    scene.table.step = "refresh.5"
    assert chance(scene.table, LIGHT) == Ask(LIGHT, "action", ("pass", ("use", helper, 0)), rule="lcg.action.window")
    question = put(conflict.conflict_decision(scene.table))
    assert question == Ask(LIGHT, "engage", ("pass", goal), rule="lcg.conflict.decline")
    question = put(force.force_commitments(scene.table))
    assert question == Ask(LIGHT, "commit", ("pass", helper, luke), rule="lcg.force.commit")


# ── engagements ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.eng.attackers", "lcg.eng.defenders", "lcg.kw.shielding", "lcg.strike.no-pass")
def test_questions_of_an_engagement() -> None:
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir")
    ours = tuple(scene.light.unit("y-wing") for _ in range(3))
    theirs = tuple(scene.dark.unit("isb-interrogators") for _ in range(2))
    table = scene.table
    table.active, table.engaged = LIGHT, goal
    about = OfCard("shadows-of-dathomir", goal)
    question = put(engagement.declare_attackers(table))
    assert question == Ask(LIGHT, "attackers", ours, 1, 3, about=about, rule="lcg.eng.attackers")
    for card in ours:
        table.pieces[card].role = 1
    question = put(engagement.declare_defenders(table))
    assert question == Ask(DARK, "defenders", theirs, 0, 2, about=about, rule="lcg.eng.defenders")
    for card in theirs:
        table.pieces[card].role = 2
    question = put(engagement.shielding(table, table.pieces[theirs[0]]))
    about = OfCard("isb-interrogators", theirs[0])
    assert question == Ask(DARK, "shielding", ("pass", *theirs, goal), about=about, rule="lcg.kw.shielding")
    table.pieces[theirs[1]].shields = 1
    table.pieces[goal].shields = 1
    question = put(engagement.shielding(table, table.pieces[theirs[0]]))
    assert question == Ask(DARK, "shielding", ("pass", theirs[0]), about=about, rule="lcg.kw.shielding")
    perform(engagement.shielding(table, table.pieces[theirs[0]]), theirs[0])
    perform(engagement.shielding(table, table.pieces[theirs[0]]))  # nothing is left to be shielded
    table.edge = LIGHT
    assert put(strikes.first_slot(table)) == Ask(LIGHT, "strike", ours, rule="lcg.strike.no-pass")
    assert put(strikes.second_slot(table)) == Ask(DARK, "strike", theirs, rule="lcg.strike.no-pass")


@pytest.mark.rule("lcg.eng.attackers")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_an_objective_may_limit_the_attackers(limit: int) -> None:
    narrow = invent(f"test-narrow-{limit}", "objective", "dark", constant("most-attackers", limit, this), capacity=5)
    scene = Scene()
    goal = scene.dark.objective(narrow)
    ours = tuple(scene.light.unit("y-wing") for _ in range(3))
    scene.table.active, scene.table.engaged = LIGHT, goal
    question = put(engagement.declare_attackers(scene.table))
    assert isinstance(question, Ask)
    assert (question.options, question.least, question.most) == (ours, 1, min(limit, 3))
    perform(engagement.declare_attackers(scene.table), ours[1] if limit == 1 else ours[1:2])
    assert [scene.table.pieces[card].role for card in ours] == [0, 1, 0]
    assert scene.table.declared
    assert scene.table.step == "engagement.3"


@pytest.mark.rule("lcg.edge.until-two-passes", "lcg.edge.hidden", "lcg.edge.fate-tie")
def test_questions_of_an_edge_battle() -> None:
    twin = invent("test-asked-twin", "fate", "dark", priority=6, force=1)
    scene = Scene()
    goal, luke = scene.dark.objective("shadows-of-dathomir"), scene.light.unit("luke-skywalker")
    held = scene.light.hand("yoda")
    scene.engage(goal, [luke])
    table = scene.table
    table.active = LIGHT
    question = put(edge.place_edge_cards(table))
    assert question == Ask(LIGHT, "edge", ("pass", held), secret=True, rule="lcg.edge.until-two-passes")
    fates = [scene.dark._new("heat-of-battle-dark"), scene.dark._new(twin)]
    table.stacks[DARK], table.fates, table.revealed = list(fates), list(fates), True
    question = put(edge.resolve_edge(table))
    assert question == Ask(LIGHT, "fate-order", tuple(fates), rule="lcg.edge.fate-tie")


@pytest.mark.rule("lcg.golden.card-over-rules")
def test_a_fate_card_may_be_resolved_again() -> None:
    for answer, damage_ in (("again", 2), ("pass", 1)):
        scene = Scene()
        goal = scene.dark.objective("shadows-of-dathomir")
        informant, wall = scene.light.unit("secret-informant"), scene.dark.unit("devastator")
        heat = scene.light._new("heat-of-battle-light")
        scene.engage(goal, [informant], [wall])
        table = scene.table
        table.active, table.revealed = LIGHT, True
        table.stacks[LIGHT], table.fates = [heat], [heat]
        question = put(edge.resolve_edge(table.copy()))
        about = OfCard("heat-of-battle-light", heat)
        assert question == Ask(LIGHT, "fate-again", ("pass", "again"), about=about, rule=CARD_OVER_RULES)
        perform(edge.resolve_edge(table), answer)
        assert table.pieces[wall].damage == damage_
        assert table.fates == []


@pytest.mark.rule("lcg.strike.types-any-order", "lcg.strike.tactics", "lcg.strike.unit-damage")
def test_questions_of_a_strike() -> None:
    both = invent("test-asked-striker", "unit", "light", cost=1, capacity=2, normal={"unit_damage": 2, "tactics": 2})
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir")
    gun = scene.light.unit(both)
    theirs = tuple(scene.dark.unit("devastator") for _ in range(2))
    home = scene.dark.unit("tie-fighter")
    scene.engage(goal, [gun], list(theirs), edge="light")
    table = scene.table
    piece = table.pieces[gun]
    table.active = LIGHT
    question = put(strikes.strike(table.copy(), table.copy().pieces[gun]))
    about = OfCard(both, gun)
    rule = "lcg.strike.types-any-order"
    assert question == Ask(LIGHT, "icon", ("unit_damage", "tactics"), about=about, rule=rule)
    tokens = OfTokens(both, gun, 2)
    question = put(strikes.resolve_icon(table, piece, "unit_damage"))
    assert question == Ask(LIGHT, "unit-damage", theirs, about=tokens, rule="lcg.strike.unit-damage")
    question = put(strikes.resolve_icon(table, piece, "tactics"))
    among = (*theirs, home)
    assert shared(question) == (LIGHT, "tactics", among, 2, 2, (), False, tokens, "lcg.strike.tactics")
    scene.lasting("divide-damage", 1, (gun,))
    question = put(strikes.resolve_icon(table, piece, "unit_damage"))
    assert shared(question) == (LIGHT, "divide", theirs, 2, 2, (), False, tokens, "lcg.strike.unit-damage")


@pytest.mark.rule("lcg.strike.unit-damage", "lcg.kw.targeted-strike")
def test_divided_damage_does_not_reach_home_in_parts() -> None:
    """Who divides and strikes from afar gives all to one unit at home, or divides among participants."""
    scene = Scene()
    luke, saber = scene.light.unit("luke-skywalker"), "shii-cho-training"
    scene.light.enhancement(saber, on=luke)
    goal = scene.dark.objective("shadows-of-dathomir")
    theirs = [scene.dark.unit("devastator") for _ in range(2)]
    home = [scene.dark.unit("darth-vader"), scene.dark.unit("nightsister")]
    scene.engage(goal, [luke], theirs, edge="light")
    question = put(strikes.resolve_icon(scene.table, scene.table.pieces[luke], "unit_damage"))
    assert isinstance(question, Share)
    assert (tuple(question.among), question.total) == ((*theirs, *home), 2)
    assert question.check is not None
    assert question.sample is not None
    right = [(1, 1, 0, 0), (2, 0, 0, 0), (0, 0, 2, 0), (0, 0, 0, 2)]
    assert [question.check(given) for given in right] == [None] * 4
    for given in ((1, 0, 1, 0), (0, 1, 0, 1), (0, 0, 1, 1)):
        refused = question.check(given)
        assert refused is not None
        assert (refused.rule, refused.args_of_sentence) == ("lcg.strike.unit-damage", {"total": 2})
        assert "2" in str(refused)
    found = {question.sample(Rng.from_seed(seed)) for seed in range(60)}
    assert found == {*right, (0, 2, 0, 0)}


# ── playing, paying, tokens ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.res.procedure", "lcg.res.match", "lcg.res.value-cap")
def test_the_question_of_a_payment() -> None:
    rich = invent("test-asked-mine", "objective", "light", affiliation="jedi", resources=3, capacity=5)
    scene = Scene()
    own, outpost = scene.light.affiliation_card, scene.light.enhancement("hidden-outpost")
    mine = scene.light.objective(rich)
    card = scene.light.hand("trust-your-feelings")
    question = put(payment.pay(scene.table, LIGHT, card, 2, "jedi"))
    about = OfPayment("trust-your-feelings", card, 2, "jedi", (own, mine))
    assert shared(question) == (
        LIGHT, "pay", (own, outpost, mine), 5, 2, (1, 1, 3), False, about, "lcg.res.procedure"
    )  # fmt: skip
    assert isinstance(question, Share)
    assert question.check is not None
    unmatched = question.check((0, 1, 0))
    assert unmatched is not None
    assert (unmatched.rule, question.check((0, 0, 2))) == ("lcg.res.match", None)
    assert question.start is not None
    assert question.start() == (1, 1, 0)
    assert question.sample is not None
    found = {question.sample(Rng.from_seed(seed)) for seed in range(40)}
    assert found == {(1, 1, 0), (1, 0, 1), (0, 0, 2)}


@pytest.mark.rule("lcg.res.insufficient", "lcg.res.match")
def test_what_cannot_be_paid_takes_nothing() -> None:
    scene = Scene()
    own, outpost = scene.light.affiliation_card, scene.light.enhancement("hidden-outpost")
    card = scene.light.hand("mon-mothma")
    for cost, affiliation, paid in ((3, "jedi", False), (1, "rebel-alliance", False), (0, "rebel-alliance", True)):
        done = payment.pay(scene.table, LIGHT, card, cost, affiliation)
        with pytest.raises(StopIteration) as ended:
            next(done)
        assert ended.value.value is paid
        assert [scene.table.pieces[source].focus for source in (own, outpost)] == [0, 0]


@pytest.mark.rule("lcg.enh.attach", "lcg.golden.card-over-rules")
def test_questions_about_hosts() -> None:
    scene = Scene()
    first, second = scene.light.unit("y-wing"), scene.light.unit("a-wing")
    rider, badge = scene.light.hand(RIDER), scene.light.hand(BADGE)
    table = scene.table
    question = put(playing.play_card(table.copy(), LIGHT, badge))
    about = OfCard(BADGE, badge)
    assert question == Ask(LIGHT, "host", (first, second), about=about, rule="lcg.enh.attach")
    question = put(playing.play_card(table.copy(), LIGHT, rider))
    about = OfCard(RIDER, rider)
    assert question == Ask(LIGHT, "host-or-unit", ("unit", first, second), about=about, rule=CARD_OVER_RULES)
    for answer, kind, host in (("unit", "unit", -9), (second, "enhancement", second)):
        twin = table.copy()
        perform(playing.play_card(twin, LIGHT, rider), answer)
        assert (twin.pieces[rider].kind, twin.pieces[rider].host) == (kind, host)
    perform(playing.play_card(table, LIGHT, rider, joining=True))
    assert (table.pieces[rider].kind, table.pieces[rider].host) == ("unit", -9)


@pytest.mark.rule("lcg.kw.protect", "lcg.shield.use")
def test_questions_about_damage_that_comes() -> None:
    scene = Scene()
    vader, guard = (
        scene.dark.unit("darth-vader", shields=2),
        scene.dark.unit("emperors-royal-guard", damage=1, shields=1),
    )
    question = put(damage.deal(scene.table, {vader: 3}, seat=LIGHT))
    about = OfTokens("darth-vader", vader, 3)
    assert shared(question) == (DARK, "protect", (guard,), 3, 0, (2,), False, about, "lcg.kw.protect")
    question = put(damage.deal(scene.table, {vader: 3}, seat=LIGHT), (1,))
    cards = (vader, guard)
    token = OfShields("damage", (2, 1))
    assert shared(question) == (DARK, "shield", cards, 3, 0, (2, 1), False, token, "lcg.shield.use")
    question = put(damage.place_focus(scene.table, {vader: 1}, seat=LIGHT))
    assert shared(question) == (DARK, "shield", (vader,), 1, 0, (1,), False, OfShields("focus", (1,)), "lcg.shield.use")


@pytest.mark.rule("lcg.gap.simultaneous-victory", "lcg.capture.attach")
def test_questions_about_objectives() -> None:
    scene = Scene()
    scene.table.active = LIGHT
    assert perform(zones.choose_prison(scene.table)).kinds == []
    first = scene.dark.objective("shadows-of-dathomir")
    luke, leia = scene.light.unit("luke-skywalker"), scene.light.unit("leia-organa")
    assert perform(zones.destroy(scene.table, [leia])).kinds == []
    assert scene.table.pieces[first].captured == (leia,)
    second = scene.dark.objective("shadows-of-dathomir")
    question = put(zones.choose_prison(scene.table))
    assert question == Ask(DARK, "capture-at", (first, second), rule="lcg.capture.attach")
    question = put(zones.destroy(scene.table, [luke, first, second]))
    assert question == Ask(LIGHT, "destroy-first", (first, second), rule="lcg.gap.simultaneous-victory")


@pytest.mark.rule("lcg.interrupt.order", "lcg.reaction.order", "lcg.gap.forced-priority")
def test_questions_of_windows() -> None:
    scene = Scene()
    scene.table.active = DARK
    luke = scene.light.unit("luke-skywalker", focus=1)
    moment = Moment(("turn-begins",), seat=DARK)
    about = OfMoment("turn-begins", None, DARK, -9)
    question = put(reactions(scene.table, moment))
    assert question == Ask(LIGHT, "reaction", ("pass", (luke, 0, 0)), about=about, rule="lcg.reaction.order")
    droid = scene.light.unit("c-3po")
    scheme = scene.dark._new("force-choke")
    question = put(interrupts(scene.table, Moment(("event-played",), thing=scheme, seat=DARK)))
    about = OfMoment("event-played", "force-choke", DARK, scheme)
    assert question == Ask(LIGHT, "interrupt", ("pass", (droid, 0, 0)), about=about, rule="lcg.interrupt.order")
    clerks = [scene.light.unit(CLERK) for _ in range(2)]
    options = tuple((card, 0, 0) for card in clerks)
    question = put(reactions(scene.table, Moment(("drawn",), seat=LIGHT)))
    assert question == Ask(DARK, "forced", options, rule="lcg.gap.forced-priority")


# ── what texts ask ─────────────────────────────────────────────────────────────────────────────────────────────────


def text(table: Any, seat: int, card: int, moment: Moment | None = None) -> Procedure[Any]:
    """Carry out what stands on a card, without its price and its targets."""
    ability = script_of(table.cards[card]).abilities[0]
    use = Use(table, seat, card, moment, ability)
    return ability.effects[0].resolve(use)


@pytest.mark.rule("lcg.term.target", "lcg.state.controller", "lcg.gap.simultaneous-choice", "lcg.capture.attach")
def test_every_choice_that_a_text_asks_for_has_its_rule() -> None:
    scene = Scene()
    kinds = {
        "target": "lcg.term.target",
        "choose": "lcg.state.controller",
        "keep": "lcg.gap.simultaneous-choice",
        "rescue-from": "lcg.rescue.by-effect",
        "capture-card": "lcg.capture.attach",
        "put-into-play": "lcg.zone.put-into-play",
        "discard-hand": "lcg.discard.meaning",
        "discard-theirs": "lcg.discard.meaning",
        "from-discard": "lcg.zone.effects-in-play-only",
        "to-bottom": "lcg.zone.effects-in-play-only",
        "choose-objective": "lcg.refresh.replace-one-by-one",
        "top-order": CARD_OVER_RULES,
        "bottom-order": CARD_OVER_RULES,
        "icon-to-gain": CARD_OVER_RULES,
        "amount": "lcg.damage.tokens",
    }
    assert kinds == CHOICES
    vader = scene.dark.unit("darth-vader")
    ability = script_of("darth-vader").abilities[0]
    secret = {"to-bottom", "capture-card", "top-order", "bottom-order"}
    for kind, rule in kinds.items():
        asked = Use(scene.table, DARK, vader, None, ability).ask(LIGHT, kind, [1, 2], 0, 2, ordered=True)
        about = OfAbility("darth-vader", 0)
        assert asked == Ask(LIGHT, kind, (1, 2), 0, 2, ordered=True, secret=kind in secret, about=about, rule=rule)
    plain = Use(scene.table, DARK, vader).ask(DARK, "target", [1])
    assert plain == Ask(DARK, "target", (1,), about=OfAbility("darth-vader", 0), rule="lcg.term.target")


def test_questions_that_single_cards_ask() -> None:
    scene = Scene()
    scene.table.active = LIGHT
    luke = scene.light.unit("luke-skywalker", damage=2, focus=1, shields=1)
    saber = scene.light.enhancement("jedi-lightsaber", on=luke)
    crossfire, rejuvenation = scene.light.hand("crossfire"), scene.light.hand("force-rejuvenation")
    moment = Moment(("focused-to-strike",), thing=luke, seat=LIGHT)
    question = put(text(scene.table, LIGHT, crossfire, moment))
    icons = ("unit_damage", "tactics", "blast")
    about = OfCard("luke-skywalker", luke)
    assert question == Ask(LIGHT, "icon-to-gain", icons, about=about, rule=CARD_OVER_RULES)
    ability = script_of("force-rejuvenation").abilities[0]
    use = Use(scene.table, LIGHT, rejuvenation, None, ability)
    (target,) = ability.effects[0].targets()
    use.chosen[id(target)] = [luke]
    question = put(ability.effects[0].resolve(use))
    among = ("damage", "focus", "shield", saber)
    assert shared(question) == (LIGHT, "strip", among, 5, 0, (2, 1, 1, 1), False, about, "lcg.discard.tokens")
    perform(ability.effects[0].resolve(use), (1, 0, 1, 1))
    piece = scene.table.pieces[luke]
    assert (piece.damage, piece.focus, piece.shields) == (1, 1, 0)
    assert saber in scene.table.discards[LIGHT]
