"""The admiral has an opinion on how a match begins, on objectives and on rings, and says why."""

from __future__ import annotations

import msgspec
import pytest

from dejarik.core.bot import Advice, Seen, bots_of, look
from dejarik.core.match import Match
from dejarik.core.note import Reason, Subject
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask
from dejarik.core.rng import Rng
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.facts import OBJECTIVES, UNITS
from dejarik.games.rebellion.notes.subjects import OfCard, OfObjectives
from dejarik.games.rebellion.options import Options
from dejarik.games.rebellion.prospects import prospect
from dejarik.games.rebellion.thought import Thought
from dejarik.games.rebellion.view import View

ADMIRAL = bots_of(GAME)["admiral"]
FULL = Options(expansion=True, expansion_units=True, expansion_missions=True, cinematic=True)
CHANCE = Rng.from_seed("opening")


def told(reason: Reason | None) -> str:
    """The reason's kind, once it has been put into words."""
    assert reason is not None
    for lang in ("ru", "en"):
        sentence = GAME.presenter.reason(Reader(lang, 0, ("A", "B")), reason)
        assert sentence.endswith("."), sentence
    return reason.kind


def asked(
    view: View, seat: int, kind: str, options: tuple[str, ...], about: Subject, count: int = 1
) -> tuple[Advice, str]:
    """What the admiral answers to a question, and why."""
    seen = Seen(GAME.id, seat, view, Ask(seat, kind, options, count, count, about=about), {})
    advice = ADMIRAL.advise(seen, CHANCE)
    return advice, told(ADMIRAL.explain(seen, advice.answer))


def set_up(options: Options, seed: int) -> tuple[Match, set[tuple[str, str]]]:
    """A match as the admiral begins it, and the reasons that were told on the way."""
    match = Match(GAME, 2, seed=seed, options=options, journal=False)
    why = set()
    while match.table.phase == "setup":
        seat = next(iter(match.questions))
        seen = look(match, seat, ADMIRAL, CHANCE)
        answer = ADMIRAL.advise(seen, CHANCE).answer
        why.add((seen.question.kind, told(ADMIRAL.explain(seen, answer))))
        match.answer(seat, answer)
    return match, why


@pytest.mark.parametrize("options", [Options(), FULL], ids=["base", "full"])
@pytest.mark.parametrize("seed", range(3))
def test_the_empire_begins_with_troops_where_ships_carry_them(options: Options, seed: int) -> None:
    match, why = set_up(options, seed)
    fleets, stranded = 0, 0
    for system in match.view(1).systems:
        units = [(UNITS[unit], count) for unit, count in system.units.items() if UNITS[unit].side == "empire"]
        room = sum(facts.capacity * count for facts, count in units)
        load = sum(count for facts, count in units if facts.restricted)
        fleets += bool(room)
        if "death-star-under-construction" not in system.units:
            stranded += max(0, load - room - 1)  # one stays behind as a guard
    assert fleets >= 4
    assert stranded <= 1
    assert why >= {
        ("place-units", "fleets-apart"),
        ("place-units", "fighters-aboard"),
        ("place-units", "troops-aboard"),
    }
    assert ("construction-site", "quiet-yard") in why or options is not FULL


def test_the_rebels_begin_out_of_sight() -> None:
    match, why = set_up(Options(), 1)
    assert not any(UNITS[unit].side == "rebel" for system in match.view(0).systems for unit in system.units)
    assert match.view(0).base_units["rebel-trooper"] == 6
    assert why >= {("rebel-start", "start-hidden"), ("choose-base", "hide-here")}


def test_who_goes_to_a_system_at_the_start_leaves_one_soldier_there() -> None:
    match = Match(GAME, 2, seed=4, journal=False)
    while 0 not in match.questions:
        match.answer(1, ADMIRAL.advise(look(match, 1, ADMIRAL, CHANCE), CHANCE).answer)
    assert match.questions[0].kind == "rebel-start"
    match.answer(0, "bothawui")
    seen = look(match, 0, ADMIRAL, CHANCE)
    answer = ADMIRAL.advise(seen, CHANCE).answer
    assert told(ADMIRAL.explain(seen, answer)) == "small-outpost"
    match.answer(0, answer)
    there = next(system for system in match.view(0).systems if system.id == "bothawui")
    assert there.units == {"rebel-trooper": 1}


@pytest.mark.parametrize(
    ("card", "bearer", "reason"),
    [
        ("human-cyborg-relations", "mon-mothma", "ring-for-talks"),
        ("resourceful-astromech", "princess-leia", "ring-for-errands"),
        ("he-means-well", "princess-leia", "ring-for-spies"),
        ("seek-yoda", "general-rieekan", "ring-for-fights"),
        ("post-bounty", "princess-leia", "ring-on-their-best"),
    ],
)
def test_each_ring_goes_to_who_makes_most_of_it(card: str, bearer: str, reason: str) -> None:
    match = Match(GAME, 2, seed=1, options=FULL, journal=False)
    found = ("mon-mothma", "princess-leia", "general-rieekan")
    seat = 1 if card == "post-bounty" else 0
    advice, why = asked(match.view(seat), seat, "attach-ring", found, OfCard(card))
    assert (advice.answer, why) == (bearer, reason)


def test_a_second_ring_does_not_push_out_the_first() -> None:
    view = Match(GAME, 2, seed=1, journal=False).view(0)
    worn = tuple(
        msgspec.structs.replace(leader, ring="r2-d2") if leader.id == "mon-mothma" else leader
        for leader in view.leaders
    )
    view = msgspec.structs.replace(view, leaders=worn)
    advice, _ = asked(view, 0, "attach-ring", ("mon-mothma", "princess-leia"), OfCard("human-cyborg-relations"))
    assert advice.answer == "princess-leia"


def loyal(view: View, *places: str) -> View:
    """The same galaxy, in which these systems alone are loyal to the Rebels."""
    systems = tuple(
        msgspec.structs.replace(system, loyalty="rebel" if system.id in places else "", subjugated=False)
        for system in view.systems
    )
    return msgspec.structs.replace(view, systems=systems)


HUTTS = ("nal-hutta", "toydaria", "kessel")


def test_the_rebels_keep_the_objective_that_is_nearest() -> None:
    match = Match(GAME, 2, seed=1, options=FULL, journal=False)
    cards = ("cut-supply-lines", "support-of-the-hutts", "uprising")
    about = OfObjectives(3)
    for kind, reason in (("objective-on-top", "nearest-goal"), ("keep-objective", "keep-nearest")):
        far, _ = asked(loyal(match.view(0)), 0, kind, ("rebel-assault", *cards), about)
        near, why = asked(loyal(match.view(0), *HUTTS), 0, kind, cards, about)
        assert (far.answer, near.answer, why) == ("rebel-assault", "support-of-the-hutts", reason)
    order, why = asked(loyal(match.view(0), *HUTTS), 0, "order-objectives", cards, about, count=3)
    assert order.answer == ("support-of-the-hutts", "uprising", "cut-supply-lines")
    assert why == "nearest-goal"
    given, why = asked(loyal(match.view(0), *HUTTS), 0, "discard-objectives", cards, about, count=2)
    assert (given.answer, why) == (("cut-supply-lines", "uprising"), "furthest-goal")


def test_the_empire_buries_what_the_rebels_would_reach_first() -> None:
    view = loyal(Match(GAME, 2, seed=1, options=FULL, journal=False).view(1), *HUTTS)
    cards = ("cut-supply-lines", "support-of-the-hutts", "uprising")
    buried, why = asked(view, 1, "bury-objective", cards, OfObjectives(3))
    assert (buried.answer, why) == ("support-of-the-hutts", "bury-their-goal")
    order, why = asked(view, 1, "order-objectives", cards, OfObjectives(3), count=3)
    assert order.answer == ("cut-supply-lines", "uprising", "support-of-the-hutts")
    assert why == "their-hardest-first"


def test_the_place_of_the_base_is_told_only_near_the_end() -> None:
    early = Match(GAME, 2, seed=1, options=FULL, journal=False).view(0)
    late = msgspec.structs.replace(early, time=early.reputation - 2)
    options = ("pass", "show-no-fear")
    about = OfCard("show-no-fear")
    kept, why = asked(early, 0, "objective", options, about)
    shown, now = asked(late, 0, "objective", options, about)
    assert [(kept.answer, why), (shown.answer, now)] == [("pass", "keep-secret"), ("show-no-fear", "score-now")]


def test_a_cell_trades_in_what_would_bring_no_more() -> None:
    view = loyal(Match(GAME, 2, seed=1, options=FULL, journal=False).view(0), *LOYAL_NINE)
    dear, why = asked(view, 0, "cell-discard", ("pass", "uprising"), OfCard("rebel-cell"))
    assert (dear.answer, why) == ("pass", "keep-goals")
    cheap, why = asked(view, 0, "cell-discard", ("pass", "uprising", "heart-of-the-empire"), OfCard("rebel-cell"))
    assert (cheap.answer, why) == ("heart-of-the-empire", "trade-goal")


def test_the_long_war_is_waged_for_two_objectives_that_are_far_away() -> None:
    view = loyal(Match(GAME, 2, seed=1, options=FULL, journal=False).view(0), *HUTTS)
    hands = {
        "the-long-war": ("the-long-war", "uprising", "heart-of-the-empire", "cut-supply-lines"),
        "pass": ("the-long-war", "support-of-the-hutts", "leave-no-one-behind"),
    }
    for wanted, hand in hands.items():
        held = msgspec.structs.replace(view, objectives=hand)
        advice, why = asked(held, 0, "objective", ("pass", "the-long-war"), OfCard("the-long-war"))
        assert (advice.answer, why) == (wanted, "keep-goals" if wanted == "pass" else "score-now")


def test_no_mission_leads_the_fleet_away_from_the_base_or_has_nobody_to_free() -> None:
    match, _ = set_up(FULL, 2)
    hand = ("done", "hidden-fleet", "behind-enemy-lines", "plan-the-assault", "critical-rescue")
    advice, why = asked(match.view(0), 0, "assign", hand, OfCard(""))
    assert (advice.answer, why) == ("done", "keep-for-command")


LOYAL_NINE = (*HUTTS, "naboo", "ryloth", "mon-calamari", "kashyyyk", "bothawui", "alderaan")


@pytest.mark.parametrize("card", OBJECTIVES)
def test_every_objective_has_a_prospect(card: str) -> None:
    view = Match(GAME, 2, seed=1, options=FULL, journal=False).view(0)
    thought = Thought(Seen(GAME.id, 0, view, Ask(0, "objective", ("pass", card)), {}), CHANCE)
    assert 0 <= prospect(thought, card) <= 2 * max(1, OBJECTIVES[card].reputation)
