"""The game, its components, its setup and its course."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.hope import GAME
from dejarik.games.hope.notes import Deal, LeftOver, Operation, PilesLaid, Swaps
from dejarik.games.hope.options import Options
from dejarik.games.hope.rules import recon
from dejarik.games.hope.rules.special_enemies import EFFECT
from dejarik.games.hope.setup import BOX, deck_row, setup
from dejarik.games.hope.state import COMMON, REBELS, SPECIALS, TYPE
from tests.games.hope.stage import Scene, new, past_look, play_on


@pytest.mark.rule("hope.game.players")
def test_three_to_six_play() -> None:
    for seats in (2, 7):
        with pytest.raises(Refused, match="played by 3 to 6"):
            Match(GAME, seats)
    for seats in (3, 4, 5, 6):
        assert Match(GAME, seats).seats == seats


@pytest.mark.rule("hope.game.cooperative")
def test_everybody_wins_or_loses_together() -> None:
    results = set()
    for seed in range(30):
        match = play_on(new(3, seed, quick=True), Rng.from_seed(seed))
        outcome = match.outcome
        assert outcome is not None
        assert outcome.winners in ((), (0, 1, 2))
        assert len(set(outcome.scores)) == 1
        results.add(outcome.winners)
    assert len(results) == 2


@pytest.mark.rule("hope.game.goal")
def test_only_the_plans_held_decide() -> None:
    match = play_on(new(3, 1), Rng.from_seed(1))
    results = {}
    for plans in range(7):
        match.table.plans = plans
        outcome = GAME.outcome(match.table)
        assert outcome is not None
        results[plans] = outcome.result
    assert list(results.values()) == ["defeat"] * 4 + ["victory", "glorious", "brilliant"]
    other = play_on(new(3, 2), Rng.from_seed(5))
    other.table.plans = 4
    outcome = GAME.outcome(other.table)
    assert outcome is not None
    assert outcome.result == "victory"


@pytest.mark.rule("hope.comp.rebels", "hope.setup.rebel-set", "hope.setup.rebels-face-down")
def test_everyone_starts_with_a_full_set_face_down() -> None:
    listed = {row["id"]: row["copies"] for row in GAME.rulebook["hope.comp.rebels"].data}
    assert listed == dict.fromkeys(REBELS, 6)
    assert sum(listed.values()) == 36
    for seats in (3, 4, 5, 6):
        match = new(seats, 1)
        fronts = match.table.fronts
        assert all(sorted(rebel for rebel, _ in front) == sorted(REBELS) for front in fronts)
        assert sum(len(front) for front in fronts) == seats * 6
        assert match.view(0).hand == ()
        assert match.view(0).players[1].hand == 0
        assert len(match.view(0).players[1].front) == 6
    everything = new(6, 1).table
    assert Counter(rebel for front in everything.fronts for rebel, _ in front) == listed


@pytest.mark.rule("hope.setup.unused-sets")
def test_other_sets_never_enter_play() -> None:
    match = play_on(new(4, 2), Rng.from_seed(2), until="vote")
    table = match.table
    seen = Counter(rebel for hand in table.hands for rebel in hand)
    seen += Counter(rebel for front in table.fronts for rebel, _ in front)
    assert seen.total() == 24 == 36 - 12
    assert seen == dict.fromkeys(REBELS, 4)


@pytest.mark.rule("hope.setup.first-player-random")
def test_the_first_player_is_drawn_at_random() -> None:
    found = Counter(setup(3, Options(), Rng.from_seed(seed)).first for seed in range(900))
    assert set(found) == {0, 1, 2}
    assert all(abs(number - 300) < 60 for number in found.values())


@pytest.mark.rule("hope.comp.empire-total", "hope.setup.empire-sorted")
def test_there_are_58_empire_cards_in_five_stacks() -> None:
    table = setup(4, Options(), Rng.from_seed(1))
    stacks = [*table.supply, len(table.aside)]
    assert len(stacks) == 5
    assert sum(stacks) == 58


@pytest.mark.rule("hope.comp.empire-types")
def test_every_empire_card_has_one_of_five_types() -> None:
    listed = {row["id"] for row in GAME.rulebook["hope.comp.empire-types"].data}
    box = [card for card, number in zip(COMMON, BOX, strict=True) for _ in range(number)] + list(SPECIALS)
    groups = Counter(TYPE[card] for card in box)
    assert len(box) == 58
    assert set(groups) == listed
    assert len(groups) == 5
    assert groups["special"] == 8
    assert {TYPE[name] for name in SPECIALS} == {"special"}


@pytest.mark.rule("hope.comp.specials")
def test_there_are_eight_special_enemies() -> None:
    listed = GAME.rulebook["hope.comp.specials"].data
    assert [row["id"] for row in listed] == list(SPECIALS)
    assert len({row["en"] for row in listed}) == 8
    # all but AT-ACT are discarded whenever they are revealed and have an effect of their own
    assert set(EFFECT) == {row["id"] for row in listed if row["self_discard"]}
    scene = Scene("AC T", laid="baze").plays(1, 1)
    assert scene.pile(1) == "AC T"


@pytest.mark.rule("hope.gap.empire-composition")
def test_the_box_suffices_for_every_deck() -> None:
    listed = {row["type"]: row["copies"] for row in GAME.rulebook["hope.gap.empire-composition"].data}
    assert tuple(listed[card] for card in COMMON) == BOX
    assert sum(listed.values()) == 58
    for seats in (3, 4, 5, 6):
        for quick in (False, True):
            row = deck_row(seats, quick)
            assert all(need <= have for need, have in zip(row, (*BOX, 8), strict=True))
        assert deck_row(seats, False)[3] * 3 <= BOX[3]  # two full rounds won, and the third can still be built


@pytest.mark.rule("hope.gap.initial-supply")
def test_the_supply_at_the_start() -> None:
    data = GAME.rulebook["hope.gap.initial-supply"].data
    assert len(data) == 8
    for row in data:
        table = setup(row["players"], Options(quick=row["mode"] == "quick"), Rng.from_seed(1))
        recon.build_deck(table)
        assert dict(zip(COMMON, table.supply, strict=True)) == {card: row[card] for card in COMMON}
        assert len(table.aside) == row["special"]


def phases(match: Match, rng: Rng) -> list[str]:
    """The steps of a match, each named when it begins."""
    steps: list[str] = []
    while not match.over:
        step = match.table.step
        if not steps or steps[-1] != f"{match.table.round} {step}":
            steps.append(f"{match.table.round} {step}")
        if step not in ("lay", "play", "vote"):
            assert all(question.kind in ("ready", "claim", "swap") for question in match.questions.values())
        seat = next(iter(match.questions))
        match.answer(seat, any_answer(match.questions[seat], rng))
    return steps


@pytest.mark.rule("hope.flow.three-rounds", "hope.flow.phase-order")
def test_a_game_is_three_rounds_of_recon_and_operation() -> None:
    match = new(3, 4)
    steps = phases(match, Rng.from_seed(4))
    for round_ in (1, 2, 3):
        here = [step.split()[1] for step in steps if step.startswith(str(round_))]
        assert here[:4] == ["look", "swap", "lay", "play"]
        assert set(here[4:]) <= {"lay", "play", "vote"}
    assert steps[-1].startswith("3")
    assert match.over
    assert match.outcome is not None
    rounds = [note.round for note in match.told(Deal)]
    assert rounds == [1, 2, 3]
    ends = [entry.at for entry in match.journal if isinstance(entry.note, LeftOver)]
    operations = [entry.at for entry in match.journal if isinstance(entry.note, Operation)]
    assert all(start < max(ends) for start in operations)


@pytest.mark.rule("hope.flow.recon-summary")
def test_the_steps_of_recon() -> None:
    match = new(4, 4)
    first = match.table.first
    assert (match.table.step, match.table.faces) == ("look", [])  # dealt and looked at, not yet laid
    assert all(len(cards) == 7 for cards in match.table.dealt)
    past_look(match)
    assert (match.table.step, len(match.table.faces)) == ("swap", 28)
    for _ in range(2):
        (seat,) = match.questions
        match.answer(seat, [0, 1, 2, 3])
    assert [entry.note for entry in match.journal] == [
        Deal(1),
        PilesLaid(),
        Swaps(first),
        Swaps((first + 1) % 4),
        Operation(1, first),
    ]


@pytest.mark.rule("hope.flow.score-after-third")
@pytest.mark.parametrize("plans", [4, 0])
def test_nothing_is_decided_before_the_third_round_ends(plans: int) -> None:
    scene = Scene("T", laid="baze", hands=["", "", ""], plans=plans, round=2).plays(1, 1)
    assert (scene.table.round, scene.table.step) == (3, "look")
    assert not scene.match.over
    assert scene.match.outcome is None
