"""Подготовка."""

from __future__ import annotations

import pytest

from dejarik.core.match import Match
from dejarik.core.question import Ask, any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.lcg import GAME
from dejarik.games.lcg.build import STARTERS, Deck, complaints
from dejarik.games.lcg.notes import Enters, ObjectivesChosen, OpeningDraw, ShowsAffiliation, TurnBegins
from dejarik.games.lcg.rules.force import force_cards
from dejarik.games.lcg.rules.values import objectives, reserve
from dejarik.games.lcg.state import Table
from dejarik.games.lcg.view import View
from tests.games.lcg.stage import DARK, LIGHT, Scene


def begin(seed: int = 1, **options: object) -> Match:
    return Match(GAME, 2, options, seed)


def table_of(match: Match) -> Table:
    table: Table = match.table
    return table


def view_of(match: Match, seat: int | None) -> View:
    view: View = match.view(seat)
    return view


def decks(match: Match, light: str = "jedi", dark: str = "sith") -> Match:
    match.answer(LIGHT, light)
    match.answer(DARK, dark)
    return match


def keep(match: Match, *, back: int = 3) -> Match:
    """Both put one of their four objectives back: by default the deepest of them."""
    for seat in (LIGHT, DARK):
        question = match.questions[seat]
        assert isinstance(question, Ask)
        match.answer(seat, question.options[back])
    return match


def to_first_turn(match: Match) -> Match:
    while table_of(match).turn == 0:
        question = next(iter(match.questions.values()))
        assert isinstance(question, Ask)
        match.answer(question.seat, "pass" if "pass" in question.options else question.options[0])
    return match


@pytest.mark.rule("lcg.comp.players", "lcg.setup.sides")
def test_two_players_one_for_each_side() -> None:
    with pytest.raises(Refused):
        Match(GAME, 3)
    with pytest.raises(Refused) as caught:
        begin(first="green")
    assert caught.value.rule == "lcg.setup.sides"
    assert table_of(begin()).dark == 1
    assert table_of(begin(first="dark", second="light")).dark == 0
    assert table_of(begin(first="any", second="light")).dark == 0
    both_light = {table_of(begin(seed, first="light", second="light")).dark for seed in range(20)}
    assert both_light == {0, 1}
    again = [table_of(begin(7, first="light", second="light")).dark for _ in range(3)]
    assert len(set(again)) == 1


@pytest.mark.rule("lcg.setup.sequence", "lcg.setup.reveal-affiliations")
def test_the_steps_of_the_setup() -> None:
    match = begin(mulligan=True)
    steps = [table_of(match).step]
    while table_of(match).turn == 0:
        question = next(iter(match.questions.values()))
        assert isinstance(question, Ask)
        match.answer(question.seat, "pass" if "pass" in question.options else question.options[0])
        if steps[-1] != table_of(match).step:
            steps.append(table_of(match).step)
    assert steps[:4] == ["setup.2", "setup.8", "setup.mulligan-dark", "setup.mulligan-light"]
    entered = [entry.note.who for entry in match.journal if isinstance(entry.note, Enters)]
    assert entered[:6] == [DARK] * 3 + [LIGHT] * 3
    kinds = [type(entry.note) for entry in match.journal]
    assert kinds.index(ShowsAffiliation) < kinds.index(ObjectivesChosen) < kinds.index(OpeningDraw)
    assert kinds.index(OpeningDraw) < kinds.index(Enters) < kinds.index(TurnBegins)


@pytest.mark.rule("lcg.setup.secret-deck-choice", "lcg.gap.setup-simultaneous")
def test_decks_are_chosen_in_secret() -> None:
    match = begin()
    before = view_of(match, DARK)
    match.answer(LIGHT, "jedi")
    assert view_of(match, DARK) == before
    assert match.answered == (LIGHT,)
    assert not match.laid
    match.answer(DARK, "imperial-navy")
    for seat in (LIGHT, DARK):
        view = view_of(match, seat)
        assert [side.affiliation for side in view.sides] == ["jedi", "imperial-navy"]
        cards = [piece for piece in view.pieces if piece.kind == "affiliation"]
        assert [(piece.card, piece.focus) for piece in cards] == [("imperial-navy", 0), ("jedi", 0)]


@pytest.mark.rule("lcg.gap.setup-simultaneous")
def test_objectives_are_chosen_at_the_same_time_and_unseen() -> None:
    match = decks(begin())
    assert set(match.questions) == {LIGHT, DARK}
    before = view_of(match, LIGHT)
    question = match.questions[DARK]
    assert isinstance(question, Ask)
    match.answer(DARK, question.options[0])
    assert view_of(match, LIGHT) == before
    assert match.answered == (DARK,)


@pytest.mark.rule("lcg.setup.force-cards", "lcg.comp.force-cards")
def test_three_force_cards_each() -> None:
    match = to_first_turn(decks(begin()))
    table = table_of(match)
    assert [force_cards(table, seat) for seat in (0, 1)] == [3, 3]
    assert not any(piece.committed for piece in table.pieces.values())
    assert not any(name == "force" for name in table.cards)


@pytest.mark.rule(
    "lcg.setup.balance-light", "lcg.setup.dial-zero", "lcg.setup.token-bank", "lcg.draw.reserve-six", "lcg.comp.dial"
)
def test_how_the_table_starts() -> None:
    match = decks(begin())
    table = table_of(match)
    assert table.balance == table.light
    assert table.dial == 0
    assert [view_of(match, seat).dial for seat in (LIGHT, DARK, None)] == [0, 0, 0]
    assert all(piece.focus == piece.damage == piece.shields == 0 for piece in table.pieces.values())
    assert [reserve(table, seat) for seat in (0, 1)] == [6, 6]


@pytest.mark.rule("lcg.setup.balance-light")
def test_the_balance_is_with_the_light_side_wherever_it_sits() -> None:
    match = begin(first="dark", second="light")
    match.answer(0, "sith")
    match.answer(1, "jedi")
    assert table_of(match).balance == table_of(match).light == 1


@pytest.mark.rule("lcg.setup.split-decks", "lcg.setup.example-jedi")
def test_the_jedi_deck_is_prepared() -> None:
    match = decks(begin())
    table = table_of(match)
    objectives = table.missions[LIGHT] + table.facedown[LIGHT]
    assert len(objectives) == 8
    assert len(table.decks[LIGHT]) == 40
    assert [piece.card for piece in table.pieces.values() if piece.controller == LIGHT] == ["jedi"]
    assert table.sets[LIGHT] == STARTERS["jedi"].sets
    assert sorted(table.cards[card] for card in objectives) == sorted(STARTERS["jedi"].objectives)
    assert sorted(table.cards[card] for card in table.decks[LIGHT]) == sorted(STARTERS["jedi"].commands)
    orders = {tuple(table_of(decks(begin(seed))).missions[LIGHT]) for seed in range(5)}
    assert len(orders) == 5
    hands = {tuple(table_of(keep(decks(begin(seed)))).hands[LIGHT]) for seed in range(5)}
    assert len(hands) == 5


@pytest.mark.rule("lcg.setup.choose-objectives", "lcg.setup.opening-hand")
def test_three_of_four_objectives_are_kept() -> None:
    match = decks(begin())
    table = table_of(match)
    order = table.facedown[LIGHT] + table.missions[LIGHT][::-1]
    question = match.questions[LIGHT]
    assert isinstance(question, Ask)
    assert list(question.options) == order[:4]
    keep(match, back=1)
    assert table.facedown[LIGHT] == [order[0], order[2], order[3]]
    assert table.missions[LIGHT][::-1] == [*order[4:], order[1]]
    seen = view_of(match, DARK).sides[LIGHT]
    assert seen.facedown == ()
    assert seen.facedown_size == 3
    assert seen.bottom == ()
    assert [face.id for face in view_of(match, LIGHT).sides[LIGHT].bottom] == [order[1]]
    assert [len(hand) for hand in table.hands] == [6, 6]
    assert [len(deck) for deck in table.decks] == [34, 34]


@pytest.mark.rule(
    "lcg.setup.reveal-objectives-dark",
    "lcg.setup.reveal-objectives-light",
    "lcg.reaction.example-cruel-interrogations",
    "lcg.setup.current-objectives",
)
def test_objectives_are_revealed_one_by_one() -> None:
    scene = Scene()
    scene.table.turn = 0
    first, cruel, last = (
        scene.dark._new(name) for name in ("fall-of-the-jedi", "cruel-interrogations", "shadows-of-dathomir")
    )
    scene.table.facedown[DARK] = [first, cruel, last]
    scene.table.facedown[LIGHT] = [scene.light._new("jedi-training") for _ in range(3)]
    scene.light.hand(*["rebel-trooper"] * 6)
    play = scene.start("setup.10-dark", "dark", full=False)
    assert play.asked == "dark turn-up"
    play.answer("dark", first)
    assert play.asked == "dark turn-up"
    play.answer("dark", cruel)
    assert play.asked == "dark reaction"
    assert not play.in_play(last)
    assert not any(piece.kind == "objective" for piece in play.table.pieces.values() if piece.controller == LIGHT)
    play.answer("dark", (cruel, 0, 0))
    assert len(play.table.hands[LIGHT]) == 5
    assert len(play.piece(cruel).captured) == 1
    assert play.in_play(last)
    # nothing answers the light side's objectives, and so nobody is asked for their order
    assert play.asked == "light halt"
    for seat in (LIGHT, DARK):
        assert len(objectives(play.table, seat)) == 3
    shown = play.match.view(None).pieces
    assert sum(1 for piece in shown if piece.kind == "objective") == 6


@pytest.mark.rule("lcg.setup.mulligan", "lcg.setup.mulligan-once", "lcg.gap.mulligan-order")
def test_one_mulligan_dark_side_first() -> None:
    match = keep(decks(begin(mulligan=True)))
    table = table_of(match)
    assert list(match.questions) == [DARK]
    assert match.questions[DARK].kind == "mulligan"
    assert len(table.facedown[DARK]) == 3
    old = list(table.hands[DARK])
    match.answer(DARK, "mulligan")
    assert len(table.hands[DARK]) == 6
    assert len(table.decks[DARK]) == 34
    assert sorted(table.hands[DARK] + table.decks[DARK]) == sorted(
        card for card in range(1, len(table.cards)) if table.owners[card] == DARK
        and card not in table.pieces and card not in table.missions[DARK] + table.facedown[DARK]
    )  # fmt: skip
    assert table.hands[DARK] != old
    assert list(match.questions) == [LIGHT]
    with pytest.raises(Refused):
        match.answer(DARK, "mulligan")
    match.answer(LIGHT, "keep")
    assert table.step == "setup.10-dark"
    without = keep(decks(begin()))
    assert table_of(without).step != "setup.mulligan-dark"
    assert all(question.kind != "mulligan" for question in without.questions.values())


@pytest.mark.rule("lcg.setup.mulligan-tournament", "lcg.build.organized-play")
def test_constructed_games_always_have_a_mulligan() -> None:
    ten = "sith " + " ".join(str(number) for number in (19, 20, 21, 22, 23, 24, 25, 19, 20, 21))
    light = "jedi " + " ".join(str(number) for number in (1, 2, 3, 4, 5, 6, 7, 1, 2, 3))
    match = keep(begin(mode="constructed", light=as_list(light), dark=as_list(ten)))
    assert match.questions[DARK].kind == "mulligan"
    match.answer(DARK, "keep")
    assert match.questions[LIGHT].kind == "mulligan"
    with pytest.raises(Refused) as caught:
        begin(mode="constructed", light="jedi", dark=as_list(ten))
    assert caught.value.rule == "lcg.build.min-ten-sets"
    with pytest.raises(Refused) as caught:
        begin(mode="league")
    assert caught.value.rule == "lcg.build.organized-play"


@pytest.mark.rule("lcg.build.choose-affiliation", "lcg.setup.secret-deck-choice")
def test_own_decks_may_be_put_together_at_the_table_in_secret() -> None:
    match = begin(mode="constructed")
    before = view_of(match, DARK)
    assert {seat: question.kind for seat, question in match.questions.items()} == {
        LIGHT: "own-affiliation",
        DARK: "own-affiliation",
    }
    match.answer(LIGHT, "rebel-alliance")
    question = match.questions[LIGHT]
    assert isinstance(question, Ask)
    assert question.least == 10
    assert ("set", 1, 2) in question.options
    assert ("set", 18, 2) not in question.options, "limit 1"
    assert not {("set", 4, 1), ("set", 36, 1)} & set(question.options), "Jedi only, dark side"
    picks = [("set", number, copy) for number in (1, 8, 9, 10, 11) for copy in (1, 2)]
    with pytest.raises(Refused):
        match.answer(LIGHT, picks[:9])
    match.answer(LIGHT, picks)
    assert view_of(match, DARK) == before
    match.answer(DARK, "scum-and-villainy")
    dark = match.questions[DARK]
    assert isinstance(dark, Ask)
    match.answer(DARK, any_answer(dark, Rng(b"x" * 32)))
    for seat in (LIGHT, DARK):
        sides = view_of(match, seat).sides
        assert [side.affiliation for side in sides] == ["rebel-alliance", "scum-and-villainy"]
        assert sides[LIGHT].sets == (1, 1, 8, 8, 9, 9, 10, 10, 11, 11)
        assert complaints(Deck("scum-and-villainy", sides[DARK].sets)) == []


def test_in_mixed_games_a_deck_of_ones_own_meets_a_starter_deck() -> None:
    own = as_list("jedi 1 2 3 4 5 6 7 1 2 3")
    match = begin(mode="mixed", light=own, dark="sith")
    assert table_of(match).sets == [(1, 1, 2, 2, 3, 3, 4, 5, 6, 7), STARTERS["sith"].sets]
    assert not table_of(match).mulligan
    with pytest.raises(Refused) as caught:
        begin(mode="mixed", light=as_list("jedi 1 2 3 4 5 6 7 8 9"), dark="sith")
    assert caught.value.rule == "lcg.build.min-ten-sets"
    match = begin(mode="mixed", light=own)
    question = match.questions[DARK]
    assert isinstance(question, Ask)
    assert set(match.questions) == {DARK}
    assert question.options == ("sith", "imperial-navy", "own")
    match.answer(DARK, "own")
    assert match.questions[DARK].kind == "own-affiliation"


def as_list(text: str) -> str:
    """A deck as the plain list that players write."""
    from dejarik.games.lcg.build import write_list
    from dejarik.games.lcg.setup import deck_of

    return write_list(deck_of(text), "en")


@pytest.mark.rule("lcg.setup.default-deck")
def test_cards_are_drawn_from_the_command_deck() -> None:
    scene = Scene()
    event = scene.dark.hand("dark-precognition")
    scene.dark.deck("tie-fighter", "nightsister", "rancor")
    missions = len(scene.table.missions[DARK])
    play = scene.start("refresh.5", "dark")
    missions = len(play.table.missions[DARK])
    play.answer("dark", ("play", event))
    assert [play.table.cards[card] for card in play.table.hands[DARK]] == ["rancor", "nightsister"]
    assert len(play.table.missions[DARK]) == missions


@pytest.mark.rule("lcg.deck.core-standalone")
@pytest.mark.parametrize("light", ["jedi", "rebel-alliance"])
@pytest.mark.parametrize("dark", ["sith", "imperial-navy"])
def test_every_pair_of_starter_decks_plays_to_an_end(light: str, dark: str) -> None:
    match = Match(GAME, 2, {"light": light, "dark": dark}, 3, journal=False)
    rng = Rng.from_seed(3)
    outcome = match.play_out(lambda question: any_answer(question, rng))
    assert outcome.winners in ((0,), (1,))


@pytest.mark.rule("lcg.state.hand-hidden", "lcg.gap.public-information")
def test_what_the_opponent_sees() -> None:
    match = to_first_turn(decks(begin(5)))
    rng = Rng.from_seed(5)
    for _ in range(150):
        question = next(iter(match.questions.values()))
        match.answer(question.seat, any_answer(question, rng))
        if match.over:
            break
        table = table_of(match)
        for seat in (LIGHT, DARK):
            own, other = view_of(match, seat).sides[seat], view_of(match, seat).sides[1 - seat]
            assert [face.id for face in own.hand] == table.hands[seat]
            assert [face.id for face in own.stack] == table.stacks[seat]
            known = set(table.known[seat])
            assert all(face.id in known for face in other.hand)
            assert other.hand_size == len(table.hands[1 - seat])
            assert other.deck_size == len(table.decks[1 - seat])
            assert other.stack_size == len(table.stacks[1 - seat])
            if not table.revealed:
                assert len(other.stack) == table.opened[1 - seat]
            assert other.bottom == ()
            assert [face.id for face in other.discard] == table.discards[1 - seat]
            assert [face.id for face in other.victory] == table.victories[1 - seat]
