"""The words in which cards are written: whom each filter means, when each condition holds, what each verb may do."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.question import Procedure
from dejarik.games.lcg.cards import words
from dejarik.games.lcg.cards.ability import Effect, Filter, Moment, Use
from dejarik.games.lcg.state import DIAL, NOWHERE, player
from dejarik.lab.stage import begin, perform
from tests.games.lcg.stage import DARK, LIGHT, Scene, invent


class Crowd:
    """A table with a card of every sort, seen from the light side's saber, at the moment its bearer strikes."""

    def __init__(self) -> None:
        self.scene = scene = Scene()
        self.luke = scene.light.unit("luke-skywalker", damage=1, role=1)
        self.wing = scene.light.unit("y-wing", focus=1)
        self.vader = scene.dark.unit("darth-vader", committed=True, shields=1, role=2)
        self.droid = scene.dark.unit("interrogation-droid")
        self.saber = scene.light.enhancement("jedi-lightsaber", on=self.luke)
        self.goal = scene.dark.objective("shadows-of-dathomir")
        self.own = scene.light.objective("a-heros-journey")
        self.jedi, self.sith = scene.light.affiliation_card, scene.dark.affiliation_card
        self.event = scene.light.hand("double-strike")
        self.fate = scene.dark.hand("heat-of-battle-dark")
        self.held = scene.dark.hand("tie-fighter")
        scene.table.engaged, scene.table.declared, scene.table.active = self.goal, True, LIGHT
        moment = Moment(("focused-to-strike",), thing=self.luke, seat=LIGHT, amount=2)
        self.use = Use(scene.table, LIGHT, self.saber, moment)

    @property
    def names(self) -> dict[int, str]:
        """Everything there is, players and the dial among it, by what a test calls it."""
        named = {value: name for name, value in vars(self).items() if isinstance(value, int)}
        return {**named, DIAL: "dial", player(LIGHT): "light", player(DARK): "dark", NOWHERE: "nothing"}


MEANT: dict[str, tuple[Filter, str]] = {
    "unit": (words.unit, "luke wing vader droid held"),
    "objective": (words.objective, "goal own"),
    "enhancement": (words.enhancement, "saber"),
    "event": (words.event, "event"),
    "fate card": (words.fate_card, "fate"),
    "affiliation": (words.affiliation_card, "jedi sith"),
    "friendly": (words.friendly, "luke wing saber own jedi event"),
    "enemy": (words.enemy, "vader droid goal sith fate held"),
    "any card": (words.any_card, "luke wing vader droid saber goal own jedi sith"),
    "dial": (words.dial, "dial"),
    "character": (words.character, "luke vader"),
    "vehicle": (words.vehicle, "wing held"),
    "droid": (words.droid, "droid"),
    "two traits": (words.trait("force-user", "fighter"), "luke vader wing held"),
    "jedi": (words.of("jedi"), "luke saber own jedi event"),
    "neutral": (words.of("neutral"), "wing fate held"),
    "title": (words.title("luke-skywalker", "y-wing"), "luke wing"),
    "cheap": (words.printed_cost(most=1), "saber goal own jedi sith event fate held"),
    "dear": (words.printed_cost(least=4), "luke vader"),
    "keyword": (words.keyword("targeted_strike"), "luke"),
    "unique": (words.unique, "luke vader"),
    "ready": (words.ready, "luke vader droid saber goal own jedi sith dial"),
    "exhausted": (words.exhausted, "wing"),
    "damaged": (words.damaged, "luke"),
    "shielded": (words.shielded, "vader"),
    "committed": (words.committed, "vader"),
    "participating": (words.participating, "luke vader"),
    "attacking": (words.attacking, "luke"),
    "defending": (words.defending, "vader"),
    "engaged": (words.engaged, "goal"),
    "this": (words.this, "saber"),
    "host": (words.host, "luke"),
    "that": (words.that, "luke"),
    "attached": (words.attached, ""),
    "you": (words.you, "light"),
    "opponent": (words.opponent, "dark"),
    "cheapest": (words.cheapest(words.unit), "wing"),
    "where": (words.where(lambda _, thing: thing == DIAL), "dial"),
    "both": (words.friendly & words.unit & words.ready, "luke"),
    "either": (words.objective | words.enhancement, "saber goal own"),
}


@pytest.mark.rule("lcg.state.friendly-enemy", "lcg.eng.participants", "lcg.state.ready", "lcg.state.exhausted")
@pytest.mark.parametrize("word", MEANT)
@pytest.mark.parametrize("lasting", [False, True])
def test_whom_a_filter_means(word: str, lasting: bool) -> None:
    """By its test anything at all; by looking for it, what is in play."""
    crowd = Crowd()
    if lasting:  # what lasts makes traits and the like be looked up with all modifiers
        crowd.scene.lasting("blast", 1, (crowd.luke,))
    which, expected = MEANT[word]
    names, table = crowd.names, crowd.scene.table
    meant = {name for thing, name in names.items() if which.test(crowd.use, thing)}
    assert meant == set(expected.split())
    found = {names[thing] for thing in which.find(crowd.use)}
    assert found == {names[thing] for thing in names if thing in table.pieces} & set(expected.split())


def test_filters_without_a_moment_or_a_place_in_play() -> None:
    crowd = Crowd()
    table = crowd.scene.table
    loose = Use(table, LIGHT, crowd.event)
    for which in (words.that, words.host):
        assert which.find(loose) == []
        assert not any(which.test(loose, thing) for thing in table.pieces)
    on_luke = Use(table, LIGHT, crowd.luke)
    assert words.attached.find(on_luke) == [crowd.saber]
    nobody = words.cheapest(words.unit & words.droid & words.friendly)
    assert nobody.find(loose) == []


def test_a_gained_trait_or_keyword_is_as_good_as_a_printed_one() -> None:
    crowd = Crowd()
    scene = crowd.scene
    scene.lasting("trait:droid", 1, (crowd.wing,))
    scene.lasting("elite", 1, (crowd.wing,))
    scene.lasting("targeted_strike", -1, (crowd.wing,))
    assert words.droid.find(crowd.use) == [crowd.wing, crowd.droid]
    assert crowd.wing in words.keyword("elite").find(crowd.use)
    assert words.keyword("targeted_strike").find(crowd.use) == [crowd.luke]


def test_a_card_that_has_left_is_looked_at_as_it_lay() -> None:
    crowd = Crowd()
    table = crowd.scene.table
    moment = Moment(("leaves",), thing=crowd.vader, was=table.pieces.pop(crowd.vader))
    use = Use(table, LIGHT, crowd.saber, moment)
    assert words.shielded.test(use, crowd.vader)
    assert not words.shielded.test(Use(table, LIGHT, crowd.saber), crowd.vader)
    assert words.enemy.test(use, crowd.vader)
    assert not words.any_card.test(use, crowd.vader)


# ── conditions and amounts ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.state.attacking-defending-player", "lcg.turn.active-player", "lcg.gap.engaged-moment")
def test_when_conditions_hold() -> None:
    crowd = Crowd()
    table = crowd.scene.table
    ours, theirs = crowd.use, Use(table, DARK, crowd.goal, crowd.use.moment)
    both = (ours, theirs)

    def holds(condition: Any) -> list[bool]:
        return [condition(use) for use in both]

    assert holds(words.during_engagement) == [True, True]
    assert holds(words.you_attack) == [True, False]
    assert holds(words.your_turn) == [True, False]
    assert holds(words.engaging) == [False, True]
    assert holds(words.by_you) == [True, False]
    assert holds(words.by_opponent) == [False, True]
    assert holds(words.both(words.your_turn, words.during_engagement)) == [True, False]
    table.declared = False
    assert holds(words.during_engagement) == [False, False]
    table.declared, table.engaged = True, NOWHERE
    assert holds(words.during_engagement) == [False, False]
    assert holds(words.you_attack) == [False, False]
    table.active = DARK
    assert holds(words.your_turn) == [False, True]
    nothing = Use(table, LIGHT, crowd.saber)
    assert not words.by_you(nothing)
    assert not words.by_opponent(nothing)
    for balance, light in ((LIGHT, True), (DARK, False)):
        table.balance = balance
        assert holds(words.balance_with_light) == [light, light]
    table.placed_fate = [False, True]
    assert holds(words.placed_fate_card) == [False, True]
    table.step = "engagement.3"
    assert holds(words.in_phase("conflict", "draw")) == [True, True]
    assert holds(words.in_phase("refresh", "draw")) == [False, False]
    assert holds(words.exists(words.exhausted & words.friendly)) == [True, False]


def test_more_than_the_opponent_is_more() -> None:
    crowd = Crowd()
    table = crowd.scene.table
    ours, theirs = crowd.use, Use(table, DARK, crowd.goal)
    more = words.you_have_more(words.unit)
    assert [more(use) for use in (ours, theirs)] == [False, False]
    extra = crowd.scene.light.unit("a-wing")
    assert [more(use) for use in (ours, theirs)] == [True, False]
    table.pieces[extra].controller = DARK
    assert [more(use) for use in (ours, theirs)] == [False, True]


def test_the_first_card_of_a_turn_is_the_players_own() -> None:
    crowd = Crowd()
    table = crowd.scene.table
    first = words.first_this_turn(words.unit)
    assert first(crowd.use)
    table.played = [crowd.vader, crowd.saber]
    assert first(crowd.use)
    table.played.append(crowd.luke)
    assert not first(crowd.use)


def test_amounts() -> None:
    crowd = Crowd()
    use = crowd.use
    assert words.number(words.count(words.unit), use) == 4
    assert words.number(words.dealt(), use) == 2
    assert words.number(words.dealt(times=2), use) == 4
    assert words.number(words.dealt(), Use(use.table, LIGHT, crowd.saber)) == 0
    assert [words.number(words.either(words.your_turn, 7, 3), Use(use.table, seat, 1)) for seat in (0, 1)] == [7, 3]


# ── what verbs would do ────────────────────────────────────────────────────────────────────────────────────────────


def possible(effect: Effect, seat: int, this: int, table: Any, moment: Moment | None = None) -> bool:
    return effect.possible(Use(table, seat, this, moment))


@pytest.mark.rule("lcg.gap.no-effect-no-use", "lcg.zone.affiliation-stays", "lcg.shield.max-one")
def test_a_verb_is_possible_where_it_would_do_something() -> None:
    crowd = Crowd()
    table = crowd.scene.table

    def just(thing: int) -> Filter:
        return words.where(lambda _, other: other == thing)

    def on(make: Any, *things: int) -> list[bool]:
        """For each thing, whether the verb could be done to it."""
        return [possible(make(just(thing)), LIGHT, crowd.saber, table) for thing in things]

    luke, wing, vader, saber, goal, jedi = crowd.luke, crowd.wing, crowd.vader, crowd.saber, crowd.goal, crowd.jedi
    everything = (luke, wing, vader, saber, goal, jedi, DIAL)
    cards = [True, True, True, True, True, False, False]
    for leaving in (words.destroy, words.discard, words.sacrifice, words.return_to_hand):
        assert on(leaving, *everything) == cards
    assert on(lambda whom: words.damage(1, whom), *everything) == [True, True, True, False, True, False, False]
    assert on(lambda whom: words.remove_damage(1, whom), *everything) == [True, *[False] * 6]
    assert on(lambda whom: words.remove_focus(1, whom), *everything) == [False, True, *[False] * 5]
    assert on(lambda whom: words.place_focus(1, whom), *everything) == [True] * 6 + [False]
    assert on(words.focus, luke, wing) == [True, False]
    assert on(words.place_shield, *everything) == [True, True, False, False, True, False, False]
    extra = [True, True, True, False, True, False, False]
    assert on(lambda whom: words.place_shield(whom, even_if_shielded=True), *everything) == extra


@pytest.mark.rule("lcg.capture.dark-only", "lcg.rescue.by-effect")
def test_capturing_is_for_the_dark_side_and_for_cards_of_the_light_side() -> None:
    crowd = Crowd()
    table = crowd.scene.table
    effect = words.capture(words.where(lambda _, thing: thing == crowd.luke))
    own = words.capture(words.where(lambda _, thing: thing == crowd.vader))
    assert possible(effect, DARK, crowd.goal, table)
    assert not possible(effect, LIGHT, crowd.goal, table)
    assert not possible(own, DARK, crowd.goal, table)
    free = words.rescue()
    assert not possible(free, LIGHT, crowd.saber, table)
    perform(
        words.capture(words.where(lambda _, thing: thing == crowd.luke), words.this).resolve(
            Use(table, DARK, crowd.goal)
        )
    )
    assert table.pieces[crowd.goal].captured == (crowd.luke,)
    assert possible(free, LIGHT, crowd.saber, table)
    table.pieces[crowd.goal].kind = "enhancement"
    assert not possible(words.capture(words.where(lambda _, thing: thing == crowd.wing)), DARK, crowd.droid, table)


@pytest.mark.rule("lcg.gap.no-effect-no-use")
def test_drawing_and_discarding_are_possible_where_there_is_something() -> None:
    crowd = Crowd()
    table = crowd.scene.table
    assert possible(words.draw(1), LIGHT, crowd.saber, table)
    assert not possible(words.draw(0), LIGHT, crowd.saber, table)
    hands = {1: (True, True), 2: (False, True), 3: (False, False)}  # the light side holds one card, the dark side two
    for count, able in hands.items():
        for who, expected in zip((words.your_seat, words.opposing_seat), able, strict=True):
            assert possible(words.discard_from_hand(count, who), LIGHT, crowd.saber, table) == expected
    assert possible(words.discard_from_hand(3, least=1), LIGHT, crowd.saber, table)
    assert possible(words.discard_from_hand(3, least=0), LIGHT, crowd.saber, table)
    assert not possible(words.discard_from_hand(1, which=words.unit), LIGHT, crowd.saber, table)
    assert possible(words.discard_from_hand(1, which=words.event), LIGHT, crowd.saber, table)
    assert possible(words.discard_at_random(), LIGHT, crowd.saber, table)
    pile = words.from_discard_to_hand(words.unit)
    assert not possible(pile, LIGHT, crowd.saber, table)
    crowd.scene.light.discard("double-strike")
    assert not possible(pile, LIGHT, crowd.saber, table)
    crowd.scene.light.discard("y-wing")
    assert possible(pile, LIGHT, crowd.saber, table)
    table.hands[DARK].clear()
    assert not possible(words.discard_at_random(), LIGHT, crowd.saber, table)
    table.hands[LIGHT].clear()
    assert not possible(words.discard_from_hand(3, least=0), LIGHT, crowd.saber, table)


@pytest.mark.rule("lcg.discard.meaning")
def test_how_many_are_discarded_from_a_hand() -> None:
    crowd = Crowd()
    table = crowd.scene.table
    third = crowd.scene.dark.hand("tie-bomber")
    hand = tuple(table.hands[DARK])

    def asked(effect: Effect, *answers: object) -> tuple[object, ...]:
        question, _ = begin(effect.resolve(Use(table, DARK, crowd.goal)))
        return question.kind, question.seat, question.options, question.least, question.most  # type: ignore[union-attr]

    assert asked(words.discard_from_hand(2)) == ("discard-hand", DARK, hand, 2, 2)
    assert asked(words.discard_from_hand(2, least=1)) == ("discard-hand", DARK, hand, 1, 2)
    assert asked(words.discard_from_hand(9, least=0)) == ("discard-hand", DARK, hand, 0, 3)
    assert asked(words.discard_from_hand(1, which=words.unit)) == ("discard-hand", DARK, hand[1:], 1, 1)
    use = Use(table, DARK, crowd.goal)
    perform(words.discard_from_hand(2).resolve(use), (hand[0], third))
    assert (use.number, use.paid, table.discards[DARK]) == (2, [hand[0], third], [hand[0], third])
    perform(words.discard_from_hand(9, least=0).resolve(use), ())
    assert (use.number, use.paid) == (0, [hand[0], third])
    perform(words.discard_at_random(5, words.your_seat).resolve(use))
    assert table.hands[DARK] == []


@pytest.mark.rule("lcg.zone.effects-in-play-only")
def test_what_comes_back_from_the_discard_pile() -> None:
    scene = Scene()
    pile = [scene.light.discard(name) for name in ("y-wing", "double-strike", "a-wing", "x-wing")]
    effect = words.from_discard_to_hand(words.unit, 2)
    use = Use(scene.table, LIGHT, scene.light.affiliation_card)
    question, _ = begin(effect.resolve(use))
    assert (question.options, question.least, question.most) == ((pile[0], pile[2], pile[3]), 2, 2)  # type: ignore[union-attr]
    perform(effect.resolve(use), (pile[0], pile[3]))
    assert scene.table.hands[LIGHT] == [pile[0], pile[3]]
    assert scene.table.discards[LIGHT] == [pile[1], pile[2]]
    assert scene.table.known[DARK] == [pile[0], pile[3]]
    perform(effect.resolve(use))
    assert scene.table.discards[LIGHT] == [pile[1]]


@pytest.mark.rule("lcg.cancel.effect", "lcg.interrupt.trigger")
def test_verbs_of_interrupts() -> None:
    crowd = Crowd()
    table = crowd.scene.table

    def done(effect: Effect, moment: Moment) -> tuple[bool, bool]:
        use = Use(table, LIGHT, crowd.saber, moment)
        able = effect.possible(use)
        with pytest.raises(StopIteration) as ended:
            next(effect.resolve(use))
        return able, ended.value.value

    moment = Moment(("damage",), amount=3, note="discard")
    assert done(words.cancel(), moment) == (True, True)
    assert moment.cancelled
    assert done(words.cancel(), moment) == (False, False)
    assert done(words.prevent(2), moment) == (True, True)
    assert moment.amount == 1
    assert done(words.prevent(2), moment) == (True, True)
    assert moment.amount == 0
    assert not words.prevent(2).possible(Use(table, LIGHT, crowd.saber, moment))
    assert done(words.instead("hand"), moment) == (True, True)
    assert moment.note == "hand"
    for effect in (words.instead("bottom"), words.cancel()):
        assert not effect.possible(Use(table, LIGHT, crowd.saber, moment))
    for effect in (words.cancel(), words.prevent(1), words.instead("hand")):
        assert not effect.possible(Use(table, LIGHT, crowd.saber))


@pytest.mark.rule("lcg.golden.card-over-rules")
def test_how_many_cards_make_a_card_cheaper() -> None:
    """A card of cost 4 may become cheaper by three at most; who cannot pay it otherwise has to discard enough."""
    dear = invent("test-dear-ship", "unit", "light", cost=4, capacity=3, traits=["vehicle"])
    for held, sources, taken, expected in (
        (5, 4, 0, (1, 3)),
        (5, 1, 0, (3, 3)),
        (5, 2, 0, (2, 3)),
        (2, 4, 0, (1, 2)),
        (5, 4, 2, (1, 1)),
        (5, 4, 3, None),
        (0, 4, 0, None),
    ):
        scene = Scene()
        card = scene.light.hand(dear)
        hand = [scene.light.hand("a-wing") for _ in range(held)]
        scene.table.hands[LIGHT].remove(card)
        for _ in range(sources - 1):
            scene.light.enhancement("hidden-outpost")
        moment = Moment(("playing",), thing=card, seat=LIGHT, amount=taken)
        use = Use(scene.table, LIGHT, scene.light.objective("the-defense-of-yavin-4", focus=1), moment)
        effect = words.cheaper_by_discarding()
        assert effect.possible(use) == (expected is not None)
        if expected is None:
            perform(effect.resolve(use))
            assert moment.amount == taken
        elif expected[0] < held:
            question, _ = begin(effect.resolve(use))
            assert (question.options, question.least, question.most) == (tuple(hand), *expected)  # type: ignore[union-attr]
            perform(effect.resolve(use), hand[0] if expected[1] == 1 else tuple(hand[: expected[0]]))
            assert moment.amount == taken + expected[0]
            assert scene.table.discards[LIGHT] == hand[: expected[0]]


@pytest.mark.rule("lcg.comp.dial")
def test_the_dial_is_turned_by_words() -> None:
    scene = Scene()
    use = Use(scene.table, DARK, scene.dark.affiliation_card)
    scene.table.dial = 4
    perform(words.advance_dial(2).resolve(use))
    assert scene.table.dial == 6
    back = words.turn_back_dial(3, least=2)
    for dial, able in ((6, True), (3, True), (2, False)):
        assert (scene.table.dial, back.possible(use)) == (dial, able)
        perform(back.resolve(use))
    assert scene.table.dial == 2


@pytest.mark.rule("lcg.const.duration")
def test_players_have_more_for_a_while() -> None:
    scene = Scene()
    use = Use(scene.table, LIGHT, scene.light.affiliation_card)
    perform(words.for_player("reserve", 2, "phase", words.opposing_seat).resolve(use))
    perform(words.for_player("struggle", 1, "turn").resolve(use))
    found = [(lasting.stat, lasting.amount, lasting.on, lasting.until) for lasting in scene.table.lasting]
    assert found == [("reserve", 2, (player(DARK),), "phase"), ("struggle", 1, (player(LIGHT),), "turn")]


@pytest.mark.rule("lcg.damage.tokens")
def test_damage_is_moved_where_there_is_some_and_somewhere_to_go() -> None:
    for hurt, place, able in ((True, True, True), (True, False, False), (False, True, False)):
        source, goal = words.target(words.friendly & words.unit), words.target(words.enemy & words.unit)
        effect = words.move_damage(2, source, goal)
        scene = Scene()
        luke = scene.light.unit("luke-skywalker", damage=2 * hurt)
        other = scene.light.unit("y-wing")
        vader = scene.dark.unit("darth-vader") if place else NOWHERE
        use = Use(scene.table, LIGHT, luke)
        assert effect.possible(use) == able
        if hurt:
            assert source.options(use) == [luke]
        use.chosen = {id(source): [luke], id(goal): [vader]}
        if able:
            perform(effect.resolve(use))
            assert [scene.table.pieces[card].damage for card in (luke, other, vader)] == [0, 0, 2]


@pytest.mark.rule("lcg.damage.tokens", "lcg.state.focus-a-card")
def test_tokens_that_words_place_and_take() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", damage=1, focus=0)
    use = Use(scene.table, LIGHT, luke)
    piece = scene.table.pieces[luke]

    def carried_out(effect: Effect) -> bool:
        with pytest.raises(StopIteration) as ended:
            next(effect.resolve(use))
        assert isinstance(ended.value.value, bool)
        return ended.value.value

    assert carried_out(words.remove_damage(1, words.this))
    assert carried_out(words.focus())
    assert (piece.damage, piece.focus, use.paid) == (0, 1, [luke])
    assert carried_out(words.remove_focus(3, words.this))
    assert carried_out(words.place_focus(2, words.this))
    assert carried_out(words.place_shield(words.this))
    assert (piece.focus, piece.shields) == (2, 1)
    target = words.target(words.unit)
    use.chosen[id(target)] = [luke]
    for effect in (words.remove_damage(1, target), words.place_shield(target)):
        assert not carried_out(effect)
    piece.focus = 0
    assert not carried_out(words.remove_focus(1, target))


def test_orders_are_asked_for_where_cards_differ() -> None:
    scene = Scene()
    first, second, third = (scene.light.deck(name) for name in ("a-wing", "a-wing", "y-wing"))
    use = Use(scene.table, LIGHT, scene.light.affiliation_card)

    def ordered(*cards: int) -> Procedure[list[int]]:
        return words.in_order(use, "top-order", list(cards))

    found: list[list[int]] = []

    def kept(*cards: int) -> Procedure[None]:
        found.append((yield from ordered(*cards)))

    for cards in ((), (first,), (second, first)):
        assert perform(kept(*cards)).kinds == []
    assert found == [[], [first], [second, first]]
    question, _ = begin(ordered(third, first))
    assert (question.options, question.least, question.most, question.ordered) == ((first, third), 2, 2, True)  # type: ignore[union-attr]


def test_a_rescued_card_is_taken_at_random_and_seen() -> None:
    found = set()
    for seed in range(8):
        scene = Scene(seed=seed)
        prison = scene.dark.objective("shadows-of-dathomir")
        captives = [scene.light.captive(name, prison) for name in ("a-wing", "y-wing")]
        perform(words.rescue().resolve(Use(scene.table, LIGHT, scene.light.affiliation_card)))
        (free,) = scene.table.hands[LIGHT]
        found.add(free)
        assert scene.table.pieces[prison].captured == tuple(card for card in captives if card != free)
    assert len(found) == 2
