"""Whatever legal teams and decks meet, the match goes on to an end by the rules, and keeps every promise on the way.

More of it by hand: `DECKS=2000 pytest tests/games/destiny/test_random_decks.py`.
"""

from __future__ import annotations

import os
from itertools import product

import pytest

from dejarik.core.bot import RandomBot, look
from dejarik.core.match import Match
from dejarik.core.rng import Rng
from dejarik.games.destiny import GAME
from dejarik.games.destiny.bot import PlainBot
from dejarik.games.destiny.build import DECK_TYPES, POINTS, SIZE, Deck, as_json, complaints, cost, ready_decks
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.cards.library import in_pool
from dejarik.lab import conformance
from dejarik.lab.simulate import plan, play_some

POOL = [facts for name, facts in FACTS.items() if in_pool(name)]
MATCHES = int(os.environ.get("DECKS", "16"))
SEATS = ("first", "second", "third", "fourth")


def random_team(side: str, rng: Rng) -> list[tuple[str, int]]:
    """Characters by lot, as long as the points last."""
    able = [facts for facts in POOL if facts.type == "character" and facts.affiliation in (side, "neutral")]
    rng.shuffle(able)
    team: list[tuple[str, int]] = []
    left = POINTS
    for facts in able:
        dice = 1 + rng.below(len(facts.points))
        price = cost(facts.id, dice) or 0
        twin = facts.unique and any(FACTS[name].title == facts.title for name, _ in team)
        if price <= left and not twin:
            team.append((facts.id, dice))
            left -= price
    return team


def random_deck(rng: Rng) -> Deck:
    """A legal team and deck, all by lot."""
    while True:
        side = rng.choice(["hero", "villain"])
        team = random_team(side, rng)
        colours = {FACTS[name].colour for name, _ in team} | {"gray"}
        able = [
            facts
            for facts in POOL
            if facts.type in DECK_TYPES and facts.affiliation in (side, "neutral") and facts.colour in colours
        ]
        rng.shuffle(able)
        fields = [facts.id for facts in POOL if facts.type == "battlefield"]
        cards = tuple((facts.id, 2) for facts in able[: SIZE // 2])
        plot = rng.choice([facts.id for facts in POOL if facts.type == "plot"])
        brought = (rng.choice(fields), rng.choice(fields)) if plot == "home-turf-advantage" else (rng.choice(fields),)
        moves = [facts.id for facts in POOL if "move" in facts.subtypes]
        rng.shuffle(moves)
        under = tuple(moves[:2]) if plot == "lightsaber-mastery" else ()
        with_plot = Deck(team=tuple(team), plots=(plot,), fields=brought, cards=cards, under=under)
        if not complaints(with_plot):
            return with_plot
        deck = Deck(team=tuple(team), fields=(rng.choice(fields),), cards=cards)
        if not complaints(deck):
            return deck


def random_table(seed: int, seats: int) -> dict[str, object]:
    rng = Rng.from_seed(f"decks {seed}")
    return {seat: as_json(random_deck(rng)) for seat in SEATS[:seats]}


def test_any_decks_play_to_an_end() -> None:
    for seed in range(MATCHES):
        seats = 2 + (seed % 8 == 7) + (seed % 16 == 15)
        with conformance.playing(random_table(seed, seats)):
            conformance.ends(GAME, seats, seed)


def test_every_ready_deck_plays_every_other_to_an_end() -> None:
    """Both ways, and each against itself."""
    for first, second in product(ready_decks(), repeat=2):
        task = plan("destiny", 1, seats=2, seed=f"{first} {second}", options={"first": first, "second": second})
        tally = play_some(task, range(1)).tally
        assert (tally.games, tally.errors) == (1, {}), f"{first} against {second}"
        assert tally.outcomes.keys() <= {"cards", "characters"}


def test_any_decks_in_better_hands() -> None:
    """Whoever plays with some sense uses far more of the cards; a random answer now and then leads them astray."""
    for seed in range(MATCHES):
        match = Match(GAME, 2, random_table(seed, 2), seed, journal=False)
        rng = Rng.from_seed(seed)
        while not match.over:
            assert len(match.answers) < conformance.BOUND
            seat = next(iter(match.questions))
            bot = PlainBot() if rng.uniform() < 0.75 else RandomBot()
            match.answer(seat, bot.advise(look(match, seat, bot, rng), rng).answer)
        assert match.outcome is not None


@pytest.mark.parametrize("check", conformance.AT_QUESTIONS, ids=lambda check: check.__name__)
def test_any_decks_keep_every_promise(check: conformance.Check) -> None:
    for seed in range(max(2, MATCHES // 16)):
        with conformance.playing(random_table(seed, 2)):
            check(GAME, 2, seed, 0.02)
