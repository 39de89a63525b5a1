"""Cards that cannot be paid after all, discounts, events that may not be played, windows and who is asked in them."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask, Procedure
from dejarik.games.lcg.cards.ability import Moment, Use
from dejarik.games.lcg.cards.library import script_of
from dejarik.games.lcg.cards.words import (
    action,
    cancel,
    cheaper_by_discarding,
    damage,
    declared_attacker,
    deed,
    draw,
    enemy,
    event,
    friendly,
    interrupt,
    objective,
    on,
    one_per_turn,
    place_shield,
    reaction,
    remove_damage,
    target,
    this,
    unit,
    would_be_damaged,
    you_are_playing,
)
from dejarik.games.lcg.notes import Cancelled, OfMoment
from dejarik.games.lcg.rules.playing import can_play_event, playable, why_not_bring, why_not_event, why_not_play
from dejarik.games.lcg.rules.resources import discount, purse
from dejarik.games.lcg.rules.timing import affordable, interrupts, might_answer, reactions, unseen
from dejarik.games.lcg.rules.windows import actions, chance, open_window, window
from dejarik.games.lcg.state import DIAL, NOBODY
from dejarik.lab.stage import begin, perform
from tests.games.lcg.stage import DARK, LIGHT, Play, Scene, Witness, after, before, invent

CHEAP_EVENTS = invent(
    "test-cheap-events", "objective", "light", interrupt(you_are_playing(event), cheaper_by_discarding()), capacity=5
)
SPEECH = invent("test-speech", "event", "light", action(draw(1)), cost=3)
LEAFLET = invent("test-leaflet", "event", "light", action(draw(1)), cost=2)
PRICED = invent("test-priced", "event", "light", action(draw(1), spend=1), cost=1)


def five_off(use: Use) -> Procedure[bool]:
    assert use.moment is not None
    use.moment.amount += 5
    return True
    yield


PATRON = invent("test-patron", "unit", "light", interrupt(you_are_playing(unit), deed(five_off)), cost=1, capacity=2)
RECRUIT = {n: invent(f"test-hired-{n}", "unit", "light", cost=n, capacity=1) for n in (0, 1, 3)}


# ── paying after all ───────────────────────────────────────────────────────────────────────────────────────────────


def thwarted(scene: Scene, card: int) -> Play:
    """The light side plays a card that only a discount makes possible, and the dark side cancels the discount."""
    worse = scene.dark.hand("its-worse")
    play = scene.start("deployment.2")
    for piece in play.table.pieces.values():
        if piece.controller == LIGHT and piece.id != scene.light.affiliation_card:
            piece.focus = 1
    play = Play(play.table)
    play.answer("light", ("play", card))
    assert play.asked == "light interrupt"
    assert "pass" not in play.options
    play.answer("light", play.options[0])
    assert play.asked == "dark interrupt"
    play.answer("dark", next(option for option in play.options if option != "pass" and option[0] == worse))  # type: ignore[index]
    while play.question.kind in ("pay", "target"):
        play.skip()
    return play


@pytest.mark.rule("lcg.res.insufficient", "lcg.cancel.effect")
@pytest.mark.parametrize("name", ["y-wing", LEAFLET])
def test_a_card_that_cannot_be_paid_after_all_goes_back_and_is_known(name: str) -> None:
    scene = Scene(light="rebel-alliance", dark="scum-and-villainy")
    scene.light.objective("the-defense-of-yavin-4")
    scene.light.objective(CHEAP_EVENTS)
    card, other = scene.light.hand(name), scene.light.hand("a-wing")
    play = thwarted(scene, card)
    table = play.table
    assert set(table.hands[LIGHT]) == {card, other}
    assert (table.limbo, table.played.count(card), card in table.pieces) == ([], 0, False)
    assert card in table.known[DARK]
    assert other not in table.known[DARK]
    assert table.discards[LIGHT] == []
    assert table.pieces[scene.light.affiliation_card].focus == 0


@pytest.mark.rule("lcg.cancel.effect", "lcg.event.sequence")
def test_cancelling_is_told_and_interrupts_are_moments_of_their_own(witness: Witness) -> None:
    scene = Scene()
    droid, luke = scene.light.unit("c-3po"), scene.light.unit("luke-skywalker")
    choke = scene.dark.hand("force-choke")
    play = scene.start("refresh.5", "dark", halts=("refresh.6",))
    play.answer("dark", ("play", choke))
    while play.asked != "light interrupt":
        play.skip() if play.question.kind == "pay" else play.answer("dark", luke)
    witness.moments.clear()
    play.answer("light", (droid, 0, 0))
    assert play.told(Cancelled) == [Cancelled("force-choke", choke)]
    sacrificed = {"thing": droid, "note": "discard"}
    assert witness.moments == [
        before("sacrificed", "discarded", "leaves", **sacrificed),
        after("sacrificed", "discarded", "leaves", **sacrificed),
        before("interrupt-used", thing=droid, seat=LIGHT),
        after("event-played", "played", thing=choke, seat=DARK),
    ]
    assert play.piece(luke).damage == 0
    assert play.table.discards == [[droid], [choke]]


@pytest.mark.rule("lcg.golden.card-over-rules")
@pytest.mark.parametrize(("cost", "paid"), [(3, 1), (1, 1), (0, 0)])
def test_a_discount_leaves_one_to_pay(cost: int, paid: int) -> None:
    scene = Scene()
    patron, card = scene.light.unit(PATRON), scene.light.hand(RECRUIT[cost])
    play = scene.start("deployment.2").answer("light", ("play", card))
    before_ = sum(piece.focus for piece in play.table.pieces.values())
    play.answer("light", (patron, 0, 0))
    while play.asked == "light pay":
        assert play.sharing.least == paid
        play.skip()
    assert play.in_play(card)
    assert sum(piece.focus for piece in play.table.pieces.values()) - before_ == paid


@pytest.mark.rule("lcg.deploy.cannot-afford")
def test_only_what_says_how_far_it_goes_is_reckoned_with_beforehand() -> None:
    scene = Scene()
    scene.light.unit(PATRON)
    assert discount(scene.table, LIGHT, scene.light.hand(RECRUIT[3])) == 0


@pytest.mark.rule("lcg.action.window", "lcg.gap.effect-steps")
def test_the_ability_that_was_chosen_is_used() -> None:
    versatile = invent(
        "test-versatile", "unit", "light", action(draw(1)), action(place_shield(this)), cost=0, capacity=2
    )
    scene = Scene()
    card, free = scene.light.unit(versatile), scene.light.hand(RECRUIT[0])
    play = scene.start("deployment.2", halts=("deployment.3",))
    assert play.options == ("pass", ("play", free), ("use", card, 0), ("use", card, 1))
    play.answer("light", ("use", card, 1))
    assert (play.piece(card).shields, len(play.table.hands[LIGHT])) == (1, 1)
    table = scene.table.copy()
    table.chance, table.pending = LIGHT, None
    perform(window(table, "deployment.3"), ("play", free))
    assert table.pending == (LIGHT, "play", free, 0)


@pytest.mark.rule("lcg.const.duration")
def test_what_lasts_for_the_next_card_ends_with_the_own_next_card() -> None:
    scene = Scene(light="smugglers-and-spies")
    scene.light.unit("luke-skywalker")
    for seat in (LIGHT, DARK):
        scene.lasting("next-cost", -1, (-1 - seat,), f"next card of {seat}")
    card = scene.light.hand("cloud-city-casino")
    play = scene.start("deployment.2", halts=("deployment.3",)).answer("light", ("play", card))
    while play.asked == "light pay":
        play.skip()
    assert [lasting.until for lasting in play.table.lasting] == [f"next card of {DARK}"]


# ── what may be played ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.interrupt.trigger", "lcg.term.target", "lcg.gap.no-effect-no-use", "lcg.gap.use-limits")
def test_why_an_event_may_not_be_played() -> None:
    heal = invent("test-heal-all", "event", "light", action(remove_damage(1, friendly & unit)), cost=0)
    hit = invent("test-hit-one", "event", "light", action(damage(1, target(enemy & unit))), cost=0)
    once = invent("test-once", "event", "light", action(draw(1), limit=one_per_turn), cost=0)
    rally = invent("test-rally-limited", "event", "light", action(draw(1)), cost=0, limited=True)
    scene = Scene()
    table = scene.table
    table.active = LIGHT
    luke = scene.light.unit("luke-skywalker")
    cards = {name: scene.light.hand(name) for name in (heal, hit, once, rally, SPEECH, PRICED, "double-strike")}

    def reasons() -> dict[str, str | None]:
        held = purse(table, LIGHT)
        found = {name: why_not_event(table, LIGHT, card) for name, card in cards.items()}
        for name, card in cards.items():
            assert can_play_event(table, LIGHT, card, held) == (found[name] is None), name
            assert why_not_event(table, LIGHT, card, held) == found[name]
        return found

    expected: dict[str, str | None] = {
        heal: "lcg.gap.no-effect-no-use",
        hit: "lcg.term.target",
        once: None,
        rally: None,
        SPEECH: "lcg.deploy.cannot-afford",
        PRICED: "lcg.deploy.cannot-afford",
        "double-strike": "lcg.interrupt.trigger",
    }
    assert reasons() == expected
    scene.light.enhancement("hidden-outpost")
    table.pieces[luke].damage = 1
    scene.dark.unit("darth-vader")
    expected |= {heal: None, hit: None, PRICED: None}
    assert reasons() == expected
    scene.light.enhancement("hidden-outpost")
    expected[SPEECH] = None
    assert reasons() == expected
    table.played.append(scene.light.discard("cloud-city-casino"))
    play = scene.start("refresh.5").answer("light", ("play", cards[once])).until("light action")
    expected |= {rally: "lcg.kw.limited", once: "lcg.gap.use-limits"}
    table, cards[once] = play.table, scene.light.hand(once)
    assert reasons() == expected


@pytest.mark.rule("lcg.deploy.only-active", "lcg.type.fate", "lcg.kw.limited", "lcg.enh.no-host")
def test_why_a_card_may_not_be_brought_into_play() -> None:
    scene = Scene(light="rebel-alliance")
    table = scene.table
    table.step, table.active = "deployment.2", LIGHT
    fate, wing, saber, casino = (
        scene.light.hand(name) for name in ("heat-of-battle-light", "a-wing", "jedi-lightsaber", "cloud-city-casino")
    )
    for _ in range(4):
        scene.light.enhancement("hidden-outpost")
    assert why_not_play(table, LIGHT, fate) == "lcg.type.fate"
    assert why_not_play(table, LIGHT, wing) is None
    assert why_not_play(table, LIGHT, saber) == "lcg.enh.no-host"
    assert playable(table, LIGHT, purse(table, LIGHT)) == [wing, casino]
    table.step = "deployment.3"
    assert why_not_play(table, LIGHT, wing) == "lcg.deploy.only-active"
    assert why_not_bring(table, LIGHT, wing) is None
    table.step, table.active = "deployment.2", DARK
    assert why_not_play(table, LIGHT, wing) == "lcg.deploy.only-active"
    table.active = LIGHT
    table.played.append(scene.light.discard("hidden-outpost"))
    assert why_not_bring(table, LIGHT, casino) == "lcg.kw.limited"


@pytest.mark.rule("lcg.action.window", "lcg.deploy.play-cards")
def test_what_may_be_done_in_a_window() -> None:
    helper = invent("test-window-helper", "unit", "light", action(place_shield(this)), cost=1, capacity=2)
    walk_on = invent(
        "test-walk-on", "unit", "light", action(draw(1), zone="hand"), cost=9, capacity=2, affiliation="jedi"
    )
    scene = Scene()
    table = scene.table
    ready, shielded = scene.light.unit(helper), scene.light.unit(helper, shields=1)
    free = scene.light.hand(RECRUIT[0])
    event_ = scene.light.hand(invent("test-window-event", "event", "light", action(draw(1)), cost=0))
    held = scene.light.hand(walk_on)
    theirs = scene.dark.unit(invent("test-window-foe", "unit", "dark", action(place_shield(this)), capacity=2))
    table.active = LIGHT
    for step, more in (("deployment.2", [("play", free)]), ("refresh.5", [])):
        table.step = step
        assert actions(table, LIGHT) == [*more, ("play", event_), ("use", held, 0), ("use", ready, 0)]
        assert actions(table, DARK) == [("use", theirs, 0)]
    assert table.pieces[shielded].shields == 1


@pytest.mark.rule("lcg.action.window", "lcg.action.order", "lcg.action.close")
def test_a_window_closes_after_two_passes_in_a_row() -> None:
    helper = invent("test-window-friend", "unit", "light", action(draw(1)), cost=1, capacity=2)
    foe = invent("test-window-enemy", "unit", "dark", action(draw(1)), cost=1, capacity=2)
    scene = Scene()
    ours, theirs = scene.light.unit(helper), scene.dark.unit(foe)
    table = scene.table
    table.active, table.step = LIGHT, "refresh.5"
    course: list[tuple[object, tuple[int, int, str]]] = [
        ("pass", (DARK, 1, "refresh.5")),
        (("use", theirs, 0), (LIGHT, 0, "refresh.5")),
        ("pass", (DARK, 1, "refresh.5")),
        ("pass", (NOBODY, 0, "refresh.6")),
    ]
    for answer, state in course:
        perform(window(table, "refresh.6"), answer)
        assert (table.chance, table.passes, table.step) == state
        if answer != "pass":
            assert table.pending == (DARK, "use", theirs, 0)
            table.pending = None
    table.passes, table.active = 7, DARK
    open_window(table)
    assert (table.chance, table.passes) == (DARK, 0)
    assert ours in table.pieces


@pytest.mark.rule("lcg.state.hand-hidden")
@pytest.mark.parametrize("brisk", [True, False])
@pytest.mark.parametrize("held", [True, False])
def test_whoever_holds_cards_is_asked_or_tells_something_by_silence(brisk: bool, held: bool) -> None:
    scene = Scene(brisk=brisk)
    if held:
        scene.light.hand("heat-of-battle-light")
    asked = held and not brisk
    question = chance(scene.table, LIGHT)
    assert question == (Ask(LIGHT, "action", ("pass",), rule="lcg.action.window") if asked else None)
    assert scene.table.shown == (brisk and held)
    moment = Moment(("turn-begins",), seat=DARK)
    scene.light.unit("luke-skywalker", focus=1)
    perform(reactions(scene.table, moment), "pass")
    assert (scene.table.shown > (brisk and held)) == (brisk and held)


@pytest.mark.rule("lcg.res.insufficient")
def test_an_ability_is_offered_to_whom_can_pay_it() -> None:
    paid = invent("test-paid-answer", "unit", "light", reaction(on("turn-begins"), draw(1), spend=2), capacity=2)
    scene = Scene()
    clerk = scene.light.unit(paid)
    moment = Moment(("turn-begins",), seat=DARK)
    assert perform(reactions(scene.table, moment)).kinds == []
    scene.light.enhancement("hidden-outpost")
    question, _ = begin(reactions(scene.table, moment))
    assert isinstance(question, Ask)
    assert question.options == ("pass", (clerk, 0, 0))
    priced = scene.light.hand(PRICED)
    use = Use(scene.table, LIGHT, priced, None, script_of(PRICED).abilities[0])
    assert affordable(use)
    scene.table.pieces[scene.light.affiliation_card].focus = 1
    assert affordable(use) is False


# ── which moment is named, and who is asked ────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.reaction.order")
def test_a_question_names_the_moment_that_can_be_answered() -> None:
    scene = Scene()
    first, second = scene.light.unit("y-wing"), scene.light.unit("han-solo")
    scene.dark.unit("darth-vader")
    moments = [Moment(("attacks", "declared"), thing=card, seat=LIGHT) for card in (first, second)]
    question, _ = begin(reactions(scene.table, *moments))
    assert isinstance(question, Ask)
    assert question.about == OfMoment("attacks", "han-solo", LIGHT, second)
    assert question.options == ("pass", (second, 0, 1))
    loud = invent("test-loud-witness", "unit", "light", reaction(on("damaged"), draw(1)), cost=1, capacity=2)
    scene.light.unit(loud)
    question, _ = begin(reactions(scene.table, Moment(("damaged",), thing=DIAL)))
    assert question.about == OfMoment("damaged", "dial", None, DIAL)
    question, _ = begin(reactions(scene.table, Moment(("damaged",))))
    assert question.about == OfMoment("damaged", None, None, -9)


@pytest.mark.rule("lcg.state.hand-hidden")
def test_who_might_hold_an_answer_to_any_kind_of_a_moment_is_asked() -> None:
    """One kind of the moment is awaited in play, the other one by a card that might be held."""
    ambush = invent(
        "test-ambush", "event", "light",
        reaction(on("declared", objective), draw(1)), reaction(on("declared", friendly & unit), draw(1)), cost=0,
    )  # fmt: skip
    other = invent("test-other-answer", "event", "light", reaction(on("declared", objective), draw(1)), cost=0)
    scene = Scene(brisk=False)
    wing = scene.light.unit("y-wing")
    scene.light.unit(invent("test-lookout", "unit", "light", reaction(declared_attacker(), draw(1)), capacity=1))
    scene.light.hand("a-wing")
    scene.light.deck(other)
    moment = Moment(("attacks", "declared"), thing=wing, seat=LIGHT)
    keys = ["reaction:attacks", "reaction:declared"]
    assert might_answer(scene.table, keys, moment, LIGHT) is False
    scene.light.deck(ambush)
    assert might_answer(scene.table, keys, moment, LIGHT)
    assert might_answer(scene.table, keys[:1], moment, LIGHT) is False
    assert might_answer(scene.table, keys, moment, DARK) is False
    question, _ = begin(reactions(scene.table, moment))
    assert question == Ask(
        LIGHT, "reaction", ("pass",), about=OfMoment("attacks", "y-wing", LIGHT, wing), rule="lcg.reaction.order"
    )
    scene.table.hands[LIGHT].clear()
    assert might_answer(scene.table, keys, moment, LIGHT) is False


@pytest.mark.rule("lcg.state.hand-hidden")
def test_a_dear_answer_is_none_for_who_cannot_pay_it() -> None:
    scene = Scene(brisk=False)
    luke = scene.light.unit("luke-skywalker")
    scene.light.hand("a-wing")
    shield = invent("test-dear-shield", "event", "light", interrupt(would_be_damaged(unit), cancel()), cost=2)
    scene.light.deck(shield)
    moment = Moment(("damage",), thing=luke, seat=DARK, amount=1)
    assert perform(interrupts(scene.table, moment)).kinds == []
    scene.light.enhancement("hidden-outpost")
    assert perform(interrupts(scene.table, moment), "pass").kinds == ["interrupt"]
    assert unseen(scene.table, LIGHT, shield)
    assert unseen(scene.table, DARK, shield) is False


@pytest.mark.rule("lcg.gap.overpay", "lcg.event.sequence")
def test_who_overpays_an_event_may_lack_what_its_text_costs() -> None:
    for given, drawn in (({0: 1}, 1), ({0: 1, 1: 1}, 0)):
        scene = Scene()
        card = scene.light.hand(PRICED)
        sources_ = [scene.light.affiliation_card, scene.light.enhancement("hidden-outpost")]
        play = scene.start("refresh.5", halts=("refresh.6",))
        for piece in play.table.pieces.values():
            piece.focus = int(piece.kind == "objective")
        play.answer("light", ("play", card)).pay_with("light", {sources_[place]: n for place, n in given.items()})
        assert len(play.table.hands[LIGHT]) == drawn
        assert play.table.discards[LIGHT] == [card]


@pytest.mark.rule("lcg.res.zero-cost", "lcg.golden.card-over-rules")
def test_a_discount_may_be_left_out_by_whom_can_pay() -> None:
    scene = Scene()
    scene.light.unit(PATRON)
    free = scene.light.hand(RECRUIT[0])
    scene.table.pieces[scene.light.affiliation_card].focus = 1
    moment = Moment(("playing",), thing=free, seat=LIGHT)
    question, _ = begin(interrupts(scene.table, moment))
    assert isinstance(question, Ask)
    assert question.options[0] == "pass"
    dear = invent("test-dear-freighter", "unit", "light", cost=4, capacity=3, traits=["vehicle"])
    for taken, may_pass in ((0, False), (1, True), (2, True)):
        scene = Scene()
        ship = scene.light._new(dear)
        scene.light.hand("a-wing", "a-wing", "a-wing")
        for _ in range(2):
            scene.light.enhancement("hidden-outpost")
        scene.light.objective("the-defense-of-yavin-4", focus=1)
        moment = Moment(("playing",), thing=ship, seat=LIGHT, amount=taken)
        question, _ = begin(interrupts(scene.table, moment))
        assert isinstance(question, Ask)
        assert ("pass" in question.options) == may_pass


@pytest.mark.rule("lcg.res.insufficient")
def test_an_ability_that_costs_one_needs_one() -> None:
    cheap = invent("test-cheap-answer", "unit", "light", reaction(on("turn-begins"), draw(1), spend=1), capacity=2)
    scene = Scene()
    clerk = scene.light.unit(cheap)
    use = Use(scene.table, LIGHT, clerk, None, script_of(cheap).abilities[0])
    assert affordable(use) is True
    scene.table.pieces[scene.light.affiliation_card].focus = 1
    assert affordable(use) is False


@pytest.mark.rule("lcg.state.hand-hidden")
def test_who_might_answer_one_of_several_moments_is_asked() -> None:
    trick = invent("test-trick", "event", "light", reaction(on("declared", unit & friendly), draw(1)), cost=0)
    scene = Scene(brisk=False)
    scene.light.hand("a-wing")
    scene.light.deck(trick)
    tie, wing = scene.dark.unit("tie-fighter"), scene.light.unit("y-wing")
    moments = [Moment(("defends", "declared"), thing=card, seat=DARK) for card in (tie, wing)]
    question, _ = begin(reactions(scene.table, *moments))
    assert isinstance(question, Ask)
    assert question.about == OfMoment("defends", "y-wing", DARK, wing)
    assert perform(reactions(scene.table, moments[0])).kinds == []


@pytest.mark.rule("lcg.deploy.cannot-afford")
@pytest.mark.parametrize(("resources", "expected"), [(2, "lcg.deploy.cannot-afford"), (3, None)])
def test_a_discount_is_reckoned_against_all_that_is_to_be_paid(resources: int, expected: str | None) -> None:
    rally = invent("test-dear-rally", "event", "light", action(draw(1), spend=1), cost=3)
    scene = Scene()
    scene.light.objective(CHEAP_EVENTS)
    card, _ = scene.light.hand(rally), scene.light.hand("a-wing")
    for _ in range(resources - 1):
        scene.light.enhancement("hidden-outpost")
    assert why_not_event(scene.table, LIGHT, card) == expected
