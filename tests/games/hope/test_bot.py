"""The careful bot."""

from __future__ import annotations

import re
import time

import pytest

from dejarik.core.bot import Seen, look
from dejarik.core.note import Reason
from dejarik.core.presenter import Reader
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.core.words import LANGUAGES
from dejarik.games.hope import GAME, notes
from dejarik.games.hope.bot import chances, truth
from dejarik.games.hope.deduction import Owners, told_all
from dejarik.games.hope.notes import Clears, TakesPlans
from dejarik.lab.arena import advice
from dejarik.lab.simulate import plan, simulate
from tests.games.hope.stage import Scene, new, past_recon

BOT = GAME.bots["careful"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_wins_clearly_more_than_random(seats: int) -> None:
    plans = {}
    for bot in ("random", "careful"):
        result = simulate(plan("hope", 20, seats=seats, players=(bot,), seed="arena", options={"quick": False}))
        assert not result.errors, result.first_error
        plans[bot] = result.mean_scores[0]
    assert plans["careful"] > 1.5 * plans["random"] + 0.4


def test_it_takes_plans_that_lie_open() -> None:
    scene = Scene("S T", "T P", "D T", laid="baze bodhi jyn")
    scene.table.seen[scene.table.piles[1][0]] = scene.table.seen[scene.table.piles[1][1]] = True
    assert advice(scene.match, 0, BOT, Rng.from_seed(1)).answer == 1  # Baze clears the way
    scene.plays(1, 2)
    answer = advice(scene.match, 1, BOT, Rng.from_seed(1)).answer
    assert answer != 1  # Bodhi leaves the plans alone
    scene.answer(2, answer)
    if scene.asked == "2 under":
        scene.answer(2, scene.ask(2).options[0])
    assert advice(scene.match, 2, BOT, Rng.from_seed(1)).answer == 1
    scene.plays(3, 2)
    assert scene.table.plans == 1


def test_every_answer_is_allowed_fast_and_has_an_estimate() -> None:
    spent = answers = 0.0
    for seed in range(3):
        match = new(4 + seed, seed)
        rng = Rng.from_seed(seed)
        while not match.over:
            seat = rng.choice(list(match.questions))
            started = time.process_time()
            told = advice(match, seat, BOT, rng)
            spent += time.process_time() - started
            answers += 1
            assert told.estimate is None or 0 < told.estimate < 1
            # random answers lead to tables that the bot would not come to by itself
            match.fork().answer(seat, told.answer)
            match.answer(seat, told.answer if rng.below(2) else any_answer(match.questions[seat], rng))
    assert spent / answers < 0.05


def test_it_only_looks_at_what_it_is_shown() -> None:
    match = past_recon(new(3, 2))
    seat = 0
    seen = Seen(game="hope", seat=seat, view=match.view(seat), question=match.questions[seat], laid=match.laid)
    assert BOT.guesses == 0
    assert not BOT.reads_journal
    assert BOT.advise(seen, Rng.from_seed(1)).answer in ("bodhi", "jyn", "baze", "cassian", "chirrut", "k2so")


def test_its_claim_tells_everything() -> None:
    for seed in range(30):
        match = new(6, seed)
        for seven in match.table.dealt:
            claim = truth(seven)
            assert isinstance(claim, tuple)
            counts = told_all(dict(claim))  # type: ignore[arg-type]
            assert counts is not None
            assert sum(counts) == 7


def test_lies_that_cannot_be_true_are_not_believed() -> None:
    claim = (("tie", 0), ("striker", 0), ("trooper", 6), ("plans", 1), ("special", 0))
    dealt = new(3, 1).table.dealt[0]
    shown: tuple[tuple[str, ...], ...] = ((), (), ())
    alone = chances(3, False, 0, dealt, (), shown)
    assert chances(3, False, 0, dealt, ((1, claim),), shown).tops == alone.tops


def test_owners_are_weighed_exactly() -> None:
    """Three piles, three known hands: the sums agree with going through all six ways by hand."""
    weights = [[0.5, 0.25, 0.0], [0.1, 0.2, 0.3], [1.0, 0.0, 0.5]]
    owners = Owners(weights, [0.0, 0.0, 0.0])
    ways = {
        (a, b, c): weights[0][a] * weights[1][b] * weights[2][c]
        for a in range(3)
        for b in range(3)
        for c in range(3)
        if len({a, b, c}) == 3
    }
    total = sum(ways.values())
    for slot, row in enumerate(owners.chances()):
        for hand in range(3):
            exact = sum(weight for way, weight in ways.items() if way[slot] == hand) / total
            assert row[hand] == pytest.approx(exact)
    rng = Rng.from_seed(1)
    drawn = [tuple(owners.draw(rng)) for _ in range(2000)]
    for way, weight in ways.items():
        assert abs(drawn.count(way) / 2000 - weight / total) < 0.04


def test_every_answer_has_a_reason_in_words() -> None:
    kinds = set()
    for seed in range(8):
        match = new(3 + seed % 4, f"why {seed}")
        rng = Rng.from_seed(seed)
        while not match.over:
            seat = rng.choice(list(match.questions))
            seen = look(match, seat, BOT, rng)
            told = BOT.advise(seen, rng)
            reason = BOT.explain(seen, told.answer)
            assert reason is not None
            kinds.add(reason.kind)
            for lang in LANGUAGES:
                reader = Reader(lang, seat, [f"P{number}" for number in range(match.seats)])
                sentence = GAME.presenter.reason(reader, reason)
                assert sentence[-1] == "."
                assert "hope." not in sentence
            match.answer(seat, told.answer if rng.below(3) else any_answer(match.questions[seat], rng))
    assert kinds >= {"tell", "ready", "any-swap", "clears", "looks", "hopes", "digs", "matches", "go-on", "play-on"}


def test_its_reasons_name_what_it_sees() -> None:
    scene = Scene("S T", "T P", "D T", laid="baze bodhi jyn")
    scene.table.seen[scene.table.piles[1][0]] = scene.table.seen[scene.table.piles[1][1]] = True

    def why(seat: int) -> Reason | None:
        seen = look(scene.match, seat, BOT, Rng.from_seed(1))
        return BOT.explain(seen, BOT.advise(seen, Rng.from_seed(1)).answer)

    assert why(0) == Clears("baze", 1, "tie")
    scene.plays(1, 2).answer(2, BOT.advise(look(scene.match, 1, BOT, Rng.from_seed(1)), Rng.from_seed(1)).answer)
    if scene.asked == "2 under":
        scene.answer(2, scene.ask(2).options[0])
    assert why(2) == TakesPlans("jyn", 1)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_no_chance_is_never_called_the_best_place(lang: str) -> None:
    reader = Reader(lang, 0, ["Ann", "Ben", "Cleo"])
    for reason in (notes.Hopes("jyn", 1, 0), notes.Looks("baze", 1, 0)):
        said = GAME.presenter.reason(reader, reason)
        assert not re.search(r"\b0 ?%", said)
    assert re.search(r"\b3 ?%", GAME.presenter.reason(reader, notes.Hopes("jyn", 1, 3)))
    for certain in (notes.Hopes("jyn", 1, 100), notes.Looks("baze", 1, 100)):  # what is certain is no chance
        assert "%" not in GAME.presenter.reason(reader, certain)
