"""Players for the card game: they answer everything, look only at guesses, and play better than chance."""

from __future__ import annotations

import pytest

from dejarik.core.bot import Bot, RandomBot, Seen, bots_of, look
from dejarik.core.match import Match
from dejarik.core.question import settle
from dejarik.core.rng import Rng
from dejarik.games.lcg import GAME
from dejarik.games.lcg.bot import dearest, evaluate
from dejarik.games.lcg.build import Deck, complaints
from dejarik.games.lcg.habits import habit, worth
from tests.games.lcg.stage import DARK, LIGHT, Play, Scene


def duel(first: Bot, second: Bot, seed: str) -> int:
    """The seat that wins; the first bot plays the light side."""
    match = Match(GAME, 2, {}, seed, journal=False)
    rng = Rng.from_seed(seed)
    while not match.over:
        seat = next(iter(match.questions))
        bot = (first, second)[seat]
        match.answer(seat, bot.advise(look(match, seat, bot, rng), rng).answer)
    assert match.outcome is not None
    return match.outcome.winners[0]


def test_the_bots_of_the_game() -> None:
    assert list(bots_of(GAME)) == ["random", "greedy", "tactician"]


def test_tactician_beats_random_on_both_sides() -> None:
    tactician = bots_of(GAME)["tactician"]
    wins = [duel(tactician, RandomBot(), f"light{seed}") == LIGHT for seed in range(3)]
    wins += [duel(RandomBot(), tactician, f"dark{seed}") == DARK for seed in range(3)]
    assert sum(wins) >= 5


@pytest.mark.parametrize("name", ["greedy", "tactician"])
def test_bots_answer_without_guesses(name: str) -> None:
    bot = bots_of(GAME)[name]
    match = Match(GAME, 2, {}, 3)
    seat = next(iter(match.questions))
    seen = Seen(game="lcg", seat=seat, view=match.view(seat), question=match.questions[seat], laid={})
    answer = bot.advise(seen, Rng.from_seed(1)).answer
    assert settle(match.questions[seat], answer) == answer


@pytest.mark.parametrize("name", ["random", "greedy", "tactician"])
@pytest.mark.parametrize("mode", ["constructed", "mixed"])
def test_bots_bring_a_deck_of_their_own(name: str, mode: str) -> None:
    bot, rng = bots_of(GAME)[name], Rng.from_seed(2)
    match = Match(GAME, 2, {"mode": mode}, 3)
    while not match.table.sets[LIGHT]:
        seat = next(iter(match.questions))
        match.answer(seat, bot.advise(look(match, seat, bot, rng), rng).answer)
    for affiliation, sets in zip(match.table.affiliations, match.table.sets, strict=True):
        deck = Deck(affiliation, sets)
        assert complaints(deck) == [] or (mode == "mixed" and complaints(deck, "starter") == [])


def seen_by(play: Play, seat: int, bot: Bot) -> Seen:
    return look(play.match, seat, bot, Rng.from_seed(9))


def test_greedy_plays_the_dearest_card() -> None:
    scene = Scene()
    cheap, dear = scene.dark.hand("tie-fighter"), scene.dark.hand("heavy-stormtrooper-squad")
    play = scene.start("deployment.2", "dark")
    question = play.question
    assert dearest(play.table, question) == ("play", dear)  # type: ignore[arg-type]
    assert worth("heavy-stormtrooper-squad") > worth("tie-fighter")
    assert cheap in play.table.hands[DARK]


def test_tactician_takes_a_winning_attack() -> None:
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir", damage=3)
    other = scene.dark.objective("shadows-of-dathomir")
    scene.light.victory("shadows-of-dathomir", "shadows-of-dathomir")
    scene.light.unit("red-five")
    play = scene.start("conflict.3", "light")
    bot = bots_of(GAME)["tactician"]
    assert bot.advise(seen_by(play, LIGHT, bot), Rng.from_seed(2)).answer == goal
    assert play.piece(other).damage == 0


def test_tactician_defends_what_would_be_lost() -> None:
    scene = Scene()
    goal = scene.light.objective("a-heros-journey", damage=3)
    scene.table.dial = 10
    scene.dark.victory("a-heros-journey")
    tie = scene.dark.unit("tie-bomber")
    luke = scene.light.unit("luke-skywalker")
    scene.engage(goal, [tie])
    scene.lasting("unit_damage", 0, (luke,))
    play = scene.start("engagement.4", "dark")
    bot = bots_of(GAME)["tactician"]
    assert bot.advise(seen_by(play, LIGHT, bot), Rng.from_seed(2)).answer == (luke,)


def test_the_evaluation_is_symmetric_and_knows_victory() -> None:
    scene = Scene()
    scene.light.unit("luke-skywalker")
    assert evaluate(scene.table, LIGHT) == -evaluate(scene.table, DARK)
    scene.table.winner = DARK
    assert evaluate(scene.table, DARK) == 1000.0


def test_habits_answer_every_question_of_many_games() -> None:
    for seed in range(4):
        match = Match(GAME, 2, {"mulligan": True}, f"habit{seed}", journal=False)
        rng = Rng.from_seed(seed)
        while not match.over:
            seat, question = next(iter(match.questions.items()))
            answer = habit(match.table, question, rng) if rng.below(2) else RandomBot().advise(
                look(match, seat, RandomBot(), rng), rng
            ).answer  # fmt: skip
            match.answer(seat, answer)
        assert match.outcome is not None
