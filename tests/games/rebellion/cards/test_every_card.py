"""Every card is declared and has a test that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from dejarik.games.rebellion import GAME, facts
from dejarik.games.rebellion.cards.library import ACTION, ADVANCED_TACTIC, MISSION, OBJECTIVE, TACTIC

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))


@pytest.mark.parametrize(
    ("declared", "known"),
    [
        (MISSION, facts.MISSIONS),
        (ACTION, facts.ACTIONS),
        (OBJECTIVE, facts.OBJECTIVES),
        (TACTIC, facts.TACTICS),
        (ADVANCED_TACTIC, facts.ADVANCED),
    ],
    ids=["missions", "actions", "objectives", "tactics", "advanced tactics"],
)
def test_every_card_is_declared_and_tested(declared: dict[str, object], known: dict[str, object]) -> None:
    assert set(declared) == set(known)
    untested = [card for card in known if f'"{card}"' not in SOURCES]
    assert not untested


def test_every_resolved_mission_does_something() -> None:
    silent = [card for card, script in MISSION.items() if not script.effects and facts.MISSIONS[card].mode != "oppose"]
    assert not silent
    idle = [card for card, script in ACTION.items() if not script.effects]
    # these are carried out where they are offered
    assert set(idle) == {"noble-sacrifice", "one-in-a-million", "it-is-your-destiny", "blindside", "ambitions-of-power"}


def test_every_objective_goes_somewhere_at_a_moment_that_comes() -> None:
    for card, script in OBJECTIVE.items():
        assert script.card_to in ("discard", "hand", "play"), card
        assert script.moment in ("battle", "combat", "refresh", "plans", "immediate"), card
        timing = {"plans": "combat", "battle": "combat"}.get(script.moment, script.moment)
        assert timing == facts.OBJECTIVES[card].timing, card


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_card_says_what_it_does(lang: str) -> None:
    cards = (*facts.MISSIONS, *facts.ACTIONS, *facts.OBJECTIVES, *facts.TACTICS, *facts.ADVANCED)
    assert [card for card in cards if not GAME.presenter.texts.has(lang, f"text-{card}")] == []


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_mission_is_told_in_a_few_words_for_the_hand(lang: str) -> None:
    gists = {card: GAME.presenter.texts.say(lang, f"gist-{card}") for card in facts.MISSIONS}
    assert {card: gist for card, gist in gists.items() if len(gist) > 42 or gist.endswith(".")} == {}


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_card_says_when_where_and_for_whom(lang: str) -> None:
    def lines(card: str) -> list[str]:
        return GAME.presenter.texts.say(lang, f"text-{card}").split("\n")

    def named(thing: str) -> str:
        return GAME.presenter.called(lang, thing)

    modes = {"attempt": ("Попытка", "Attempt"), "resolve": ("Выполнение", "Resolve")}
    for card, mission in facts.MISSIONS.items():
        if mission.mode != "oppose":
            assert lines(card)[0].startswith(modes[mission.mode][lang == "en"]), card
        assert not mission.leader or lines(card)[-1].startswith(f"{named(mission.leader)}: "), card
    for card, action in facts.ACTIONS.items():
        assert all(named(leader) in lines(card)[0] for leader in action.leaders), card
    for card, tactic in facts.ADVANCED.items():
        upper, _ = lines(card)
        assert not tactic.unit or named(tactic.unit) in upper, card
