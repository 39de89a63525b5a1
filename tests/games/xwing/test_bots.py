"""The players: the ace beats the cadet and anybody who plays at random, quickly."""

from __future__ import annotations

import os
import re
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from dejarik.core.bot import Bot, Seen, bots_of, look
from dejarik.core.match import Match
from dejarik.core.note import Reason, kind_of, kinds
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Option, any_answer
from dejarik.core.rng import Rng
from dejarik.games.xwing import GAME, hints, reasons
from dejarik.games.xwing.cards.ability import BY_PILOT, BY_UPGRADE, Modifier
from dejarik.games.xwing.cards.damage import DAMAGE
from dejarik.games.xwing.cards.ships import SHIPS
from dejarik.games.xwing.dice import BLANK, EVADE, FOCUS, HIT
from dejarik.games.xwing.geometry import fly
from dejarik.games.xwing.notes import OfCard
from dejarik.games.xwing.state import Attack, Obstacle, Tag
from dejarik.games.xwing.tactics import expected, inside, over_satellite, plan, pose_of, predict, reach
from dejarik.games.xwing.view import View
from tests.games.xwing.flight import at, fleet
from tests.games.xwing.sky import mm, new, standing

BOTS = bots_of(GAME)


def planned(view: View, seat: int, ship: int) -> tuple[str, int]:
    """The manoeuvre that promises a ship most."""
    return max(plan(view, seat)[ship], key=lambda weighed: weighed[1])[0]


def contest(one: str, other: str, games: int, options: dict[str, Any] | None = None) -> tuple[float, float]:
    """How many games `one` wins with sides swapped, and the longest time one answer took."""
    won, slowest = 0, 0.0
    for number in range(games):
        names = [one, other] if number % 2 == 0 else [other, one]
        match = Match(GAME, 2, options or {"points": 100}, number // 2, journal=False)
        rng = Rng.from_seed(number)
        while not match.over and match.table.round < 80:
            seat = next(iter(match.questions))
            bot: Bot = BOTS[names[seat]]
            started = process_time()
            answer = bot.advise(look(match, seat, bot, rng), rng).answer
            slowest = max(slowest, process_time() - started)
            match.answer(seat, answer)
        won += match.outcome is not None and names[match.outcome.winners[0]] == one
    return won / games, slowest


def test_the_bots_have_names() -> None:
    assert list(BOTS) == ["random", "cadet", "ace"]


def test_the_ace_beats_the_cadet_and_chance() -> None:
    share, slowest = contest("ace", "cadet", 8)
    assert share >= 0.75
    assert slowest < 1.0
    share, _ = contest("ace", "random", 6)
    assert share == 1.0


@pytest.mark.skipif("DEJARIK_LONG" not in os.environ, reason="some minutes; set DEJARIK_LONG to run it")
def test_the_ace_over_four_hundred_games() -> None:
    assert contest("ace", "cadet", 400)[0] >= 0.75
    assert contest("ace", "random", 400)[0] >= 0.98


@pytest.mark.parametrize(
    "options",
    [
        {"mission": "political-escort"},
        {"mission": "asteroid-run"},
        {"mission": "dark-whispers"},
        {"points": 100, "obstacles": True},
        {"points": 31, "first": "build", "second": "build"},
    ],
)
def test_the_ace_plays_every_kind_of_game(options: dict[str, Any]) -> None:
    share, _ = contest("ace", "random", 4, options)
    assert share >= 0.5


def test_expected_damage() -> None:
    assert expected(1, 0.5, 0, 0.375) == 0.5
    assert expected(2, 0.5, 0, 0.375) == 1.0
    assert expected(1, 0.5, 1, 0.5) == 0.25
    assert expected(3, 0.5, 3, 0.375, 1) < expected(3, 0.5, 3, 0.375)


def test_reach_is_close_to_the_exact_measure() -> None:
    assert reach(mm(450, 300), mm(450, 500)) == 2
    assert reach(mm(450, 300), mm(450, 100)) == 0
    assert reach(mm(450, 300), mm(450, 390)) == 1
    assert reach(mm(450, 300), mm(450, 700)) == 0


def test_predictions_stay_on_the_mat_and_add_up() -> None:
    table = fleet(
        at("academy-pilot", 150, 450, 270), at("rookie-pilot", 450, 450), phase="planning", step="start", round=0
    )
    view = standing(table).view(1)
    likely = predict(view, 0)
    assert sum(weight for _, weight in likely.ends) == pytest.approx(1.0)
    assert all(inside(view, end) for end, _ in likely.ends)


def test_the_plan_stays_on_the_mat_and_uses_the_dial() -> None:
    table = fleet(
        at("rookie-pilot", 450, 820, 45),
        at("luke-skywalker", 560, 820, 45),
        at("academy-pilot", 450, 200),
        phase="planning",
        step="start",
    )
    match = standing(table)
    view = match.view(0)
    dials = plan(view, 0)
    assert set(dials) == {0, 1}
    for number in dials:
        ship = view.ships[number]
        bearing, speed = planned(view, 0, number)
        assert SHIPS[ship.kind].manoeuvre(bearing, speed) is not None
        assert inside(view, fly(pose_of(ship), bearing, speed))


def test_a_bot_sees_only_its_own_view() -> None:
    """Two worlds that a seat cannot tell apart get the same answer."""
    match = new({"points": 100}, seed=4)
    rng = Rng.from_seed(1)
    ace = BOTS["ace"]
    for _ in range(60):
        seat, question = next(iter(match.questions.items()))
        answer = ace.advise(look(match, seat, ace, rng), Rng.from_seed("same")).answer
        twin = match.guess(seat, rng)
        assert ace.advise(look(twin, seat, ace, rng), Rng.from_seed("same")).answer == answer
        match.answer(seat, answer)
        if match.over:
            break
        assert question.seat == seat


# ── missions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_ace_shoots_what_the_mission_is_about() -> None:
    """Two targets, alike but for the mission: the damaged ship is worth more."""
    for marked in (0, 1):
        table = fleet(
            at("rookie-pilot", 400, 500, 180, attacked=True),
            at("rookie-pilot", 500, 500, 180, attacked=True),
            at("academy-pilot", 450, 350),
            mission="asteroid-run",
            marked=marked,
        )
        match = standing(table)
        question = match.questions[1]
        assert question.kind == "attack"
        assert BOTS["ace"].advise(look(match, 1, BOTS["ace"], match.table.rng), Rng.from_seed(1)).answer == (
            "primary",
            marked,
        )


def test_the_ace_flies_over_a_satellite_when_it_can() -> None:
    spot = fly(mm(450, 700, 180), "bank-left", 2)
    table = fleet(
        at("rookie-pilot", 100, 100),
        at("academy-pilot", 450, 700, 180),
        mission="dark-whispers",
        satellites=[Obstacle(0, spot[0], spot[1], 0)],
        satellites_left=[0],
        phase="planning",
        step="start",
        round=1,
    )
    view = standing(table).view(1)
    assert over_satellite(view, fly(pose_of(view.ships[1]), *planned(view, 1, 1)), 0)


def test_the_ace_leaves_with_the_repaired_ship_and_with_the_data() -> None:
    home = fleet(
        at("rookie-pilot", 450, 60, 180),
        at("academy-pilot", 450, 600, 180),
        mission="asteroid-run",
        marked=0,
        phase="planning",
        step="start",
        round=5,
    )
    view = standing(home).view(0)
    assert not inside(view, fly(pose_of(view.ships[0]), *planned(view, 0, 0)))
    home.round, home.phase, home.step = 1, "planning", "start"
    home.ships[0].y = 200_000
    view = standing(home).view(0)
    assert inside(view, fly(pose_of(view.ships[0]), *planned(view, 0, 0))), "before the repair it would be destroyed"


def test_the_shuttle_does_not_fly_into_the_guns() -> None:
    """It goes on when the way is free, and waits when a whole squadron stands before it."""
    for foes, moves in ((0, True), (6, False)):
        enemies = [at("academy-pilot", 300 + 60 * number, 500, 180, activated=True) for number in range(foes)]
        table = fleet(
            at("rookie-pilot", 800, 60), *(enemies or [at("academy-pilot", 60, 850)]), mission="political-escort"
        )
        shuttle = at("rookie-pilot", 450, 120, shields=0)
        shuttle.kind, shuttle.pilot, shuttle.id = "shuttle", "", len(table.ships)
        table.ships.append(shuttle)
        table.marked = shuttle.id
        table.phase, table.step = "activation", "start"
        match = standing(table)
        assert match.questions[0].kind == "shuttle"
        answer = BOTS["ace"].advise(look(match, 0, BOTS["ace"], match.table.rng), Rng.from_seed(1)).answer
        assert (answer != "stay") == moves


def test_the_sturdiest_ship_is_the_damaged_one() -> None:
    match = new({"mission": "asteroid-run", "points": 100, "first": "ion-storm"}, seed=2)
    rng = Rng.from_seed(1)
    while match.questions.get(0) is None or match.questions[0].kind != "damaged":
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, rng))
    chosen = BOTS["ace"].advise(look(match, 0, BOTS["ace"], rng), rng).answer
    assert isinstance(chosen, int)
    assert match.table.ships[chosen].kind == "ywing"


def advised(match: Match, seat: int) -> tuple[Option, Reason | None]:
    """What the ace would do, and why."""
    ace = BOTS["ace"]
    seen = look(match, seat, ace, Rng.from_seed(1))
    answer = ace.advise(seen, Rng.from_seed(1)).answer
    return answer, ace.explain(seen, answer)


def test_the_ace_takes_a_token_rather_than_nothing() -> None:
    table = fleet(
        at("wedge-antilles", 450, 100, bearing="straight", speed=1),
        at("academy-pilot", 450, 800, 180, bearing="straight", speed=2),
        phase="activation",
        step="ships",
    )
    match = standing(table)
    assert match.questions[1].kind == "action"
    assert advised(match, 1) == ("focus", hints.FocusAnyway())
    match.answer(1, "focus")
    assert advised(match, 0)[0] == "focus"


def test_the_ace_acts_where_focus_and_a_lock_are_there() -> None:
    table = fleet(
        at("wedge-antilles", 450, 100, bearing="straight", speed=1),
        at("academy-pilot", 450, 400, 180, bearing="straight", speed=2, activated=True),
        phase="activation",
        step="ships",
    )
    match = standing(table)
    asked = match.questions[0]
    assert isinstance(asked, Ask)
    assert asked.kind == "action"
    assert {"focus", ("target-lock", 1), "pass"} <= set(asked.options)
    assert advised(match, 0)[0] != "pass"


def test_a_hint_about_dials_speaks_of_every_dial_that_is_left() -> None:
    table = fleet(
        at("wedge-antilles", 450, 100),
        at("luke-skywalker", 350, 100),
        at("academy-pilot", 450, 500, 180),
        phase="planning",
        step="start",
    )
    match = standing(table)
    answer, why = advised(match, 0)
    assert isinstance(why, hints.SetDials)
    assert [dial.ship.id for dial in why.dials] == [0, 1]
    assert any(dial.aim == Tag(2, "tie", "academy-pilot", 0) for dial in why.dials)
    assert answer == (0, why.dials[0].bearing, why.dials[0].speed)
    match.answer(0, answer)
    _, why = advised(match, 0)
    assert isinstance(why, hints.SetDials)
    assert [dial.ship.id for dial in why.dials] == [1]


def test_reasons_can_be_told_in_both_languages_and_name_no_coordinates() -> None:
    told = set()
    tables: list[dict[str, Any]] = [
        {"points": 100, "obstacles": True, "rounds": 3},
        {"mission": "dark-whispers", "rounds": 3},
    ]
    for seed, options in enumerate(tables):
        match = Match(GAME, 2, options, seed, journal=False)
        rng = Rng.from_seed(seed)
        while not match.over:
            seat = next(iter(match.questions))
            answer, why = advised(match, seat)
            if why is not None:
                told.add(why.kind)
                for lang in ("ru", "en"):
                    words = GAME.presenter.reason(Reader(lang, seat, ("A", "B")), why)
                    assert words
                    assert not re.search(r"\d{4,}|\d\.\d", words), words
                    assert words[0] in "«“" or words[0].isupper(), words
                    assert not re.search(r"[–—] [A-ZА-Я]", words), words
            match.answer(seat, answer if rng.below(8) else any_answer(match.questions[seat], rng))
    assert {"set-dials", "stand-there", "rock-there", "shoot-at", "satellites-there"} <= told


def test_a_hint_says_why_even_where_nobody_can_be_shot_at_yet() -> None:
    table = fleet(at("wedge-antilles", 100, 100), at("academy-pilot", 800, 800, 0), phase="planning", step="start")
    _, why = advised(standing(table), 0)
    assert isinstance(why, hints.TakePosition)
    told = GAME.presenter.reason(Reader("ru", 0, ("A", "B")), why)
    assert told.startswith("Цели, скорее всего, ещё не будет, поэтому выходите на позицию для выстрела: Ведж")


def test_every_question_of_a_mission_has_a_reason() -> None:
    for seed, mission in enumerate(("political-escort", "asteroid-run", "dark-whispers")):
        match = Match(GAME, 2, {"mission": mission, "rounds": 4}, seed, journal=False)
        while not match.over:
            seat = next(iter(match.questions))
            answer, why = advised(match, seat)
            assert why is not None, match.questions[seat].kind
            match.answer(seat, answer)


def test_every_kind_of_question_has_a_reason() -> None:
    texts = Path(hints.__file__).parent.rglob("text/en*.ftl")
    asked = {kind for text in texts for kind in re.findall(r"^ask-([a-z-]+) =", text.read_text("utf-8"), re.M)}
    assert asked >= {"dial", "order", "repair", "shake-lock"}
    assert asked == {*reasons.WHY, *reasons.PLACES}


def test_a_hint_about_a_card_says_what_it_brings() -> None:
    known = (*BY_PILOT.values(), *BY_UPGRADE.values())
    cards = [ability for ability in known if isinstance(ability, Modifier) and ability.needs]
    assert cards
    for card in cards:
        for lang in ("ru", "en"):
            words = GAME.presenter.reason(Reader(lang, 0, ("A", "B")), hints.UseIt(card.card, card.card))
            assert ": " in words
    for damage in DAMAGE:
        why = hints.DealThis(damage, damage)
        assert "противник" in GAME.presenter.reason(Reader("ru", 0, ("A", "B")), why)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_shot_that_can_hardly_hurt_is_not_called_the_best(lang: str) -> None:
    def told(chance: int) -> str:
        target = Tag(1, "tie-fighter", "howlrunner", 0)
        return GAME.presenter.reason(Reader(lang, 0, ("A", "B")), hints.ShootAt(target, "primary", chance))

    assert "40" in told(40)
    assert "%" not in told(0)


def test_the_ace_deals_the_worst_damage_turns_it_over_and_gives_up_the_cheapest_weapon() -> None:
    view = GAME.view(fleet(at("wedge-antilles", 450, 100), at("academy-pilot", 450, 500, 180)), 0)
    tag = Tag(0, "x-wing", "wedge-antilles", 0)
    asked = {
        "pick-damage": (("stunned-pilot", "direct-hit", "minor-explosion"), "direct-hit"),
        "repair": (("damaged-engine", "weapon-malfunction", "skip"), "weapon-malfunction"),
        "lose-weapon": (("ion-cannon-turret", "proton-torpedoes"), "proton-torpedoes"),
    }
    for kind, (options, best) in asked.items():
        ask = Ask(0, kind, options, about=OfCard(tag, "upgrade-r5-astromech"))
        seen = Seen("xwing", 0, view, ask, {})
        assert BOTS["ace"].advise(seen, Rng.from_seed(1)).answer == best
        assert BOTS["ace"].explain(seen, best) is not None


def test_every_reason_has_words() -> None:
    for kind in kinds(hints.XWingReason):
        for lang in ("ru", "en"):
            assert GAME.presenter.texts.has(lang, f"hint-{kind_of(kind)}")


def test_nothing_is_left_to_defend_when_every_hit_is_cancelled() -> None:
    for pilot, missed in (("wedge-antilles", True), ("garven-dreis", False)):
        table = fleet(at(pilot, 450, 300, focus=1), at("academy-pilot", 450, 500, 180))
        attack = Attack(1, 0, "primary", 1, obstructed=False)
        attack.step, attack.attack_dice, attack.defence_dice = "modify-defence", [HIT, BLANK], [EVADE, FOCUS]
        table.attack = attack
        shown = GAME.view(table, 0).attack
        assert shown is not None
        assert shown.missed is missed  # Garven Dreis may still give his focus away
        attack.attack_dice = [HIT, HIT]
        shown = GAME.view(table, 0).attack
        assert shown is not None
        assert not shown.missed
