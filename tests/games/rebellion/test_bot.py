"""The admiral plays both sides from its view, quickly, and says why."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from dejarik.core.bot import Seen, bots_of, look
from dejarik.core.match import Match
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask
from dejarik.core.rng import Rng
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.reasons import Even, MostUseful, NotNow, SpecialCountsTwo, UseCard

BOTS = bots_of(GAME)


def play(rebels: str, empire: str, seed: int) -> Match:
    """A whole match between two bots."""
    rng = Rng.from_seed(f"admirals {seed}")
    match = Match(GAME, 2, seed=seed, journal=False)
    players = (BOTS[rebels], BOTS[empire])
    while not match.over:
        seat = next(iter(match.questions))
        match.answer(seat, players[seat].advise(look(match, seat, players[seat], rng), rng).answer)
    return match


@pytest.mark.parametrize("seed", range(4))
def test_the_empire_finds_a_base_that_chance_defends(seed: int) -> None:
    assert play("random", "admiral", seed).table.result in ("base-conquered", "base-destroyed")


@pytest.mark.parametrize("seed", range(3))
def test_the_rebels_outlast_an_empire_of_chance(seed: int) -> None:
    assert play("admiral", "random", seed).table.result == "hope"


def test_every_decision_is_quick_and_reasons_can_be_told() -> None:
    rng = Rng.from_seed("quick")
    bot = BOTS["admiral"]
    told = set()
    for seed in (11, 12):
        match = Match(GAME, 2, seed=seed, journal=False)
        while not match.over:
            seat = next(iter(match.questions))
            start = time.process_time()
            seen = look(match, seat, bot, rng)
            answer = bot.advise(seen, rng).answer
            assert time.process_time() - start < 2
            reason = bot.explain(seen, answer)
            assert reason is not None, match.questions[seat].kind
            told.add((match.questions[seat].kind, reason.kind))
            for lang in ("ru", "en"):
                assert GAME.presenter.reason(Reader(lang, seat, ("A", "B")), reason)
            match.answer(seat, answer)
    assert told >= {
        ("activate", "search-here"),
        ("assign", "skilled-for"),
        ("assign-leaders", "best-at"),
        ("turn", "lead-out"),
        ("turn", "reveal-now"),
        ("mission-where", "unwatched"),
        ("oppose", "let-them-try"),
        ("move-from", "bring-from"),
        ("move", "take-all"),
        ("build", "build-dearest"),
        ("deploy", "near-suspects"),
        ("deploy-units", "defend-base"),
        ("recruit", "most-able"),
        ("assign-damage", "finish-off"),
        ("retreat", "stand-here"),
    }


def test_a_reason_is_told_of_whatever_is_asked() -> None:
    """Questions for which the admiral has no rule of thumb are called even, never left without a word."""
    view = Match(GAME, 2, seed=11, journal=False).view(0)
    for kind, options, told in (
        ("heist", ("steal", "wait"), Even),
        ("sweep", ("no", "sweep"), NotNow),
        ("search", ("construct-factory", "oversee-project"), MostUseful),
        ("extra-card", ("the-millennium-falcon", "no"), UseCard),
        ("set-die", (("black", "special"), ("black", "hit")), SpecialCountsTwo),
    ):
        seen = Seen(GAME.id, 0, view, Ask(0, kind, options), {})
        assert type(BOTS["admiral"].explain(seen, options[0])) is told


def test_hardly_any_answer_is_called_even() -> None:
    """Cinematic combat with teams of two: halves of tactic cards, second leaders and vetoes have their reasons."""
    options = {"expansion": True, "expansion_units": True, "expansion_missions": True, "cinematic": True}
    bot, rng = BOTS["admiral"], Rng.from_seed("opinions")
    told: Counter[str] = Counter()
    match = Match(GAME, 4, options, seed=5, journal=False)
    while not match.over:
        seat = min(match.questions)
        seen = look(match, seat, bot, rng)
        answer = bot.advise(seen, rng).answer
        reason = bot.explain(seen, answer)
        assert reason is not None
        told[reason.kind] += 1
        match.answer(seat, answer)
    assert told["even"] * 200 < told.total(), told
