"""The duelist: stronger than chance, and sensible about what lies open."""

from __future__ import annotations

from dejarik.core.bot import RandomBot, look
from dejarik.core.match import Match
from dejarik.core.rng import Rng
from dejarik.games.destiny import GAME
from dejarik.games.destiny.bot import Duelist
from tests.games.destiny.stage import Stage, duel


def advice(stage: Stage) -> object:
    (seat,) = stage.match.questions
    bot = Duelist()
    return bot.advise(look(stage.match, seat, bot, Rng.from_seed(1)), Rng.from_seed(1)).answer


def test_it_beats_chance() -> None:
    bots = (Duelist(), RandomBot())
    won = 0
    for seed in range(24):
        match, rng = Match(GAME, 2, {}, seed, journal=False), Rng.from_seed(seed)
        while not match.over:
            seat = next(iter(match.questions))
            bot = bots[(seat + seed) % 2]
            match.answer(seat, bot.advise(look(match, seat, bot, rng), rng).answer)
        assert match.outcome is not None
        won += (match.outcome.winners[0] + seed) % 2 == 0
    assert won >= 18


def test_it_takes_a_kill() -> None:
    stage, gun, foe = duel()
    stage.table.pieces[foe].damage = 5
    die = stage.show(gun, "2RD1")
    stage.hand(0, "datapad")
    assert advice(stage) == ("resolve", die)
    stage.do(("resolve", die))
    assert advice(stage) == foe


def test_it_answers_a_threat() -> None:
    stage = Stage([("first-order-stormtrooper", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    x, y = stage.teams[1]
    stage.show(x, "3RD1")
    stage.show(y, "3RD1")
    dodge = stage.held(0, "dodge")
    assert advice(stage) == ("play", dodge)


def test_it_claims_when_nothing_is_left_to_do() -> None:
    stage, gun, _ = duel(resources=0)
    stage.table.pieces[gun].exhausted = True
    assert advice(stage) == ("claim", stage.t.field)
