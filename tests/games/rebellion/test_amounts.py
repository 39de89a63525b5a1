"""How often: with the leader a card names, without, and not once more."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask, Share
from dejarik.games.rebellion.cards.registry import ACTION, MISSION, Effect, Use
from dejarik.games.rebellion.facts import ACTIONS, BASE, LEADER, MISSIONS, NEUTRAL, PLACE, PLACES, SIDE, SIDES
from dejarik.games.rebellion.notes.subjects import OfHealth
from dejarik.lab.stage import begin, perform
from tests.games.rebellion.stage import Galaxy, told


@pytest.mark.rule("reb.build.queue")
@pytest.mark.parametrize(("leader", "times"), [("moff-jerjerrod", 2), ("emperor-palpatine", 1)])
def test_double_our_efforts_advances_one_unit_or_two(leader: str, times: int) -> None:
    galaxy = Galaxy().queued(3, "3 at-at")
    scene = galaxy.mission("empire", "double-our-efforts", leader).says("empire", *[(3, "at-at")] * times)
    assert scene.queue(2) == f"{times} at-at"
    assert scene.asked == "rebel turn"


# ── every number on a card, each effect by itself ──────────────────────────────────────────────────────────────────


def effect(card: str, number: int = 0) -> Effect:
    return (MISSION[card].effects if card in MISSION else ACTION[card].effects)[number]


def used(galaxy: Galaxy, card: str, number: int = 0, place: str = "naboo", *leaders: str) -> Use:
    """One use of a card's effect, whoever's card it is."""
    name = (MISSIONS.get(card) or ACTIONS[card]).side
    return Use(galaxy.table, SIDE[name], SIDE[name], card, PLACE[place], tuple(LEADER[leader] for leader in leaders))


#: Of a region with many populous systems: the first two in the order of the board.
PAIR = ("naboo", "sullust")


@pytest.mark.rule("reb.loyalty.gain-enemy")
@pytest.mark.parametrize(
    ("card", "number", "steps", "answers"),
    [
        ("rule-by-fear", 0, 1, ()),
        ("display-of-power", 0, 2, ()),
        ("trade-negotiations", 0, 1, ()),
        ("message-from-high-command", 0, 1, ()),
        ("fear-will-keep-them-in-line", 0, 1, PAIR),
        ("superlaser-online", 1, 1, ("naboo",)),
        ("build-alliance", 0, 1, ()),
        ("establish-trade-relations", 0, 1, ()),
        ("wookiee-uprising", 0, 1, ()),
        ("support-of-mon-calamari", 0, 2, ("loyalty",)),
        ("regional-aid", 0, 1, ()),
        ("regional-aid", 1, 1, ("sullust",)),
        ("trust-in-the-force", 1, 1, ()),
    ],
)
def test_how_much_loyalty_a_card_wins(card: str, number: int, steps: int, answers: tuple[str, ...]) -> None:
    galaxy = Galaxy()
    use = used(galaxy, card, number)
    loyalty = galaxy.loyal(SIDES[1 - use.side], *PLACES[:BASE]).table.loyalty
    perform(effect(card, number)(use), *answers)
    places = [name for name in answers if name in PLACE] or ["naboo"]
    after = [NEUTRAL if steps == 1 else use.side]
    assert [loyalty[PLACE[name]] for name in places] == after * len(places)
    assert loyalty.count(1 - use.side) == BASE - len(places)  # and nowhere else


@pytest.mark.rule("reb.unit.health-worth")
@pytest.mark.parametrize(
    ("card", "number", "worth"),
    [
        ("hunt-them-down", 0, 2),
        ("hit-and-run", 0, 2),
        ("wookiee-uprising", 1, 4),
        ("bazes-loyalty", 0, 2),
        ("ambush", 1, 3),
    ],
)
def test_how_much_health_a_card_destroys(card: str, number: int, worth: int) -> None:
    galaxy = Galaxy().put("naboo", "5 rebel-trooper, 5 stormtrooper, 2 x-wing, 2 tie-fighter")
    question, _ = begin(effect(card, number)(used(galaxy, card)))
    assert question.about == OfHealth(card, worth)
    assert isinstance(question, Share)
    assert len(question.among) == (1 if card == "ambush" else 2)


@pytest.mark.rule("reb.base.probe-deck")
@pytest.mark.parametrize(
    ("card", "leader", "cards"),
    [
        ("probe-droid-initiative", "darth-vader", 2),
        ("probe-droid-initiative", "admiral-ozzel", 4),
        ("stolen-intel", "darth-vader", 1),
        ("gather-intel", "darth-vader", 1),
    ],
)
def test_how_many_probe_cards_a_mission_draws(card: str, leader: str, cards: int) -> None:
    galaxy = Galaxy()
    perform(effect(card)(used(galaxy, card, 0, "naboo", leader)))
    assert len(galaxy.table.probe_hand) == cards


@pytest.mark.rule("reb.base.gather-intel-revealed")
@pytest.mark.parametrize(("troops", "cards"), [(3, 1), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3)])
def test_gather_intel_counts_the_base_by_fours(troops: int, cards: int) -> None:
    galaxy = Galaxy().put("base", f"{troops} rebel-trooper")
    perform(effect("gather-intel")(used(galaxy, "gather-intel")))
    assert len(galaxy.table.probe_hand) == cards


@pytest.mark.parametrize(("card", "number"), [("for-the-greater-good", 1), ("rebel-planning", 1)])
def test_one_objective_is_drawn(card: str, number: int) -> None:
    galaxy = Galaxy()
    perform(effect(card, number)(used(galaxy, card)))
    assert len(galaxy.table.objective_hand) == 1


@pytest.mark.parametrize(("card", "count"), [("infiltration", 2), ("stolen-plans", 4)])
def test_how_many_objectives_are_looked_at(card: str, count: int) -> None:
    galaxy = Galaxy()
    perform(effect(card)(used(galaxy, card)))
    assert galaxy.table.agenda[-1][-1] == count


def test_carbonite_costs_one_reputation() -> None:
    galaxy = Galaxy().track(reputation=10)
    perform(effect("carbon-freezing", 1)(used(galaxy, "carbon-freezing")))
    assert galaxy.table.reputation == 11


@pytest.mark.rule("reb.build.gain")
@pytest.mark.parametrize(
    ("card", "number", "units"),
    [
        ("base-defenses", 0, "1 ion-cannon"),
        ("base-defenses", 1, "1 shield-generator"),
        ("incite-rebellion", 0, "3 rebel-trooper"),
        ("public-support", 1, "3 stormtrooper"),
    ],
)
def test_how_many_units_a_card_brings(card: str, number: int, units: str) -> None:
    galaxy = Galaxy(base="hoth")
    perform(effect(card, number)(used(galaxy, card)))
    there = [told(galaxy.table.units[PLACE[place]]) for place in ("naboo", "base")]
    assert there == (["", units] if card == "base-defenses" else [units, ""])


@pytest.mark.rule("reb.build.queue")
@pytest.mark.parametrize(
    ("card", "leaders", "answers", "space", "unit"),
    [
        ("construct-super-star-destroyer", 1, (), 3, "1 super-star-destroyer"),
        ("construct-super-star-destroyer-rote", 1, (), 3, "1 super-star-destroyer"),
        ("support-of-mon-calamari", 1, ("cruiser",), 3, "1 mon-calamari-cruiser"),
        ("interdictor-development", 1, (), 2, "1 interdictor"),
        ("interdictor-development", 2, (), 1, "1 interdictor"),
    ],
)
def test_on_which_space_a_unit_is_queued(
    card: str, leaders: int, answers: tuple[str, ...], space: int, unit: str
) -> None:
    galaxy = Galaxy(expansion=True)
    people = ("darth-vader", "general-tagge")[:leaders]
    perform(effect(card)(used(galaxy, card, 0, "naboo", *people)), *answers)
    assert [told(row) for row in galaxy.table.queue] == [unit if number == space else "" for number in (1, 2, 3)]


@pytest.mark.rule("reb.deploy.remote-by-card")
@pytest.mark.parametrize(
    ("card", "spaces", "most", "unit"),
    [
        ("oversee-project", (1, 2), 1, "stormtrooper"),
        ("imperial-might", (1,), 4, "stormtrooper"),
        ("safe-haven", (1, 2, 3), 2, "rebel-trooper"),
    ],
)
def test_from_which_spaces_and_how_many_units_a_card_deploys(
    card: str, spaces: tuple[int, ...], most: int, unit: str
) -> None:
    galaxy = Galaxy().queued(1, f"2 {unit}").queued(2, f"2 {unit}").queued(3, f"2 {unit}")
    question, _ = begin(effect(card)(used(galaxy, card)))
    assert isinstance(question, Ask)
    assert question.options == ("done", *[(space, unit) for space in spaces])
    galaxy = Galaxy().queued(1, f"6 {unit}")
    perform(effect(card)(used(galaxy, card)), *[(1, unit)] * most)  # and no further question
    assert told(galaxy.table.units[PLACE["naboo"]]) == f"{most} {unit}"


# ── what may go along ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.move.abilities-follow-rules", "reb.capture.move")
@pytest.mark.parametrize(
    ("card", "number", "caps"),
    [
        ("scouting-mission", 1, {"tie-fighter": 4}),
        ("planetary-conquest", 0, {"stormtrooper": 2, "at-st": 1, "at-at": 1}),
    ],
)
def test_small_forces_take_no_captives(card: str, number: int, caps: dict[str, int]) -> None:
    galaxy = Galaxy().put("sullust", "6 tie-fighter, 1 star-destroyer, 3 stormtrooper, 2 at-st, 2 at-at")
    galaxy.put("naboo", "1 tie-fighter, 1 stormtrooper").put("kessel", "1 star-destroyer")
    use = used(galaxy.captive("sullust", "han-solo"), card)
    first, _ = begin(effect(card, number)(use))
    assert isinstance(first, Ask)
    assert first.options[1:] == ("sullust",)  # from nowhere else
    question, _ = begin(effect(card, number)(use), "sullust")
    assert isinstance(question, Share)
    assert {str(unit): question.cap(place) for place, unit in enumerate(question.among)} == caps
    assert question.total == sum(caps.values())
    assert question.check is not None
    assert question.check(tuple(caps.values())) is None  # nobody has to carry them


@pytest.mark.rule("reb.move.ignore-restriction", "reb.move.leader-blocks")
@pytest.mark.parametrize(
    ("card", "number", "kinds", "total", "carried", "held"),
    [
        ("hidden-fleet", 0, ("x-wing", "corellian-corvette", "rebel-trooper"), 12, True, False),
        ("lead-the-strike-team", 0, ("rebel-trooper",), 4, False, True),
        ("plan-the-assault", 0, ("x-wing", "corellian-corvette"), 6, True, False),
        ("behind-enemy-lines", 0, ("x-wing", "corellian-corvette", "rebel-trooper"), 5, True, False),
        ("start-the-evacuation", 1, ("x-wing", "corellian-corvette", "rebel-trooper"), 12, True, True),
    ],
)
def test_who_may_come_from_the_base(
    card: str, number: int, kinds: tuple[str, ...], total: int, carried: bool, held: bool
) -> None:
    galaxy = Galaxy().put("base", "5 x-wing, 1 corellian-corvette, 6 rebel-trooper, 1 ion-cannon")
    question, _ = begin(effect(card, number)(used(galaxy, card)))
    assert isinstance(question, Share)
    assert (tuple(question.among), question.total, question.fewest) == (kinds, total, 0)
    assert question.check is not None
    if "rebel-trooper" in kinds:
        few = tuple(2 if unit == "rebel-trooper" else 0 for unit in kinds)
        assert (question.check(few) is not None) == carried
    galaxy = Galaxy().put("base", "5 x-wing, 1 corellian-corvette, 6 rebel-trooper").leader("base", "mon-mothma")
    asked = next(effect(card, number)(used(galaxy, card)), None)
    assert (asked is None) == held
