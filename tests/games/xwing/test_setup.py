"""Preparing a game: sides, forces, area, deployment, obstacles, squads."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from dejarik.core.question import Ask, Place, any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.xwing import GAME
from dejarik.games.xwing.cards import DAMAGE, PILOTS, UPGRADES
from dejarik.games.xwing.notes import (
    Deployed,
    EdgeChosen,
    LosesShield,
    NoRoom,
    ObstaclePlaced,
    OfShip,
    RoundOpens,
    ShieldsUp,
)
from dejarik.games.xwing.outlines import ASTEROIDS
from dejarik.games.xwing.rules import deployment
from dejarik.games.xwing.rules.areas import OPPOSITE, band_strip, edge_of
from dejarik.games.xwing.rules.values import DECK
from dejarik.games.xwing.state import IMPERIAL, REBEL, Obstacle
from tests.games.xwing.flight import at, fleet, told
from tests.games.xwing.sky import drive, kinds_told, mm, new, put, refused, rock, sentence, standing

Crews = list[dict[str, Any]]


def crew(*pilots: str) -> Crews:
    return [{"pilot": pilot} for pilot in pilots]


def custom(rebel: Crews, imperial: Crews, **more: Any) -> dict[str, Any]:
    return {"points": 100, "first": rebel, "second": imperial, **more}


# ── sides and forces ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.overview.sides")
def test_one_seat_is_rebel_the_other_imperial() -> None:
    assert sorted(new().table.sides) == [REBEL, IMPERIAL]
    with pytest.raises(Refused) as error:
        new({"sides": ["first", "first"]})
    assert error.value.rule == "xw.overview.sides"


@pytest.mark.rule("xw.setup.faction")
def test_clashing_wishes_are_settled_by_lot() -> None:
    drawn = {new({"wishes": ["first", "first"]}, seed=seed).table.sides for seed in range(20)}
    assert drawn == {(REBEL, IMPERIAL), (IMPERIAL, REBEL)}
    assert new({"wishes": ["second", "first"]}).table.sides == (IMPERIAL, REBEL)


@pytest.mark.rule("xw.setup.friendly")
def test_own_faction_is_friendly() -> None:
    table = fleet(at("rookie-pilot", 100, 100), at("luke-skywalker", 200, 100), at("academy-pilot", 300, 300))
    rookie, luke, tie = table.ships
    assert table.friends(rookie) == [luke]
    assert table.enemies(rookie) == [tie]
    assert table.enemies(tie) == [rookie, luke]


@pytest.mark.rule("xw.setup.default-forces", "xw.setup.first-game")
def test_the_basic_game_has_luke_against_two_ties() -> None:
    table = new().table
    assert [(ship.side, ship.pilot, ship.upgrades) for ship in table.ships] == [
        (REBEL, "luke-skywalker", ()),
        (IMPERIAL, "night-beast", ()),
        (IMPERIAL, "obsidian-squadron-pilot", ()),
    ]
    assert not table.points
    assert not table.use_obstacles
    assert not table.mission


@pytest.mark.rule("xw.comp.variant-agree")
def test_each_advanced_rule_is_switched_on_by_itself() -> None:
    assert not drive(new(), "dial").table.obstacles
    rocks = drive(new({"obstacles": True}), "dial").table
    assert (len(rocks.obstacles), rocks.points, len(rocks.ships)) == (6, 0, 3)
    squads = drive(new({"points": 31}), "dial").table
    assert (len(squads.obstacles), squads.points) == (0, 31)
    mission = drive(new({"mission": "dark-whispers"}), "dial").table
    assert (mission.mission, len(mission.obstacles), len(mission.satellites)) == ("dark-whispers", 0, 2)
    teams = drive(new({}, seats=3), "dial").table
    assert teams.sides == (REBEL, IMPERIAL, REBEL)


@pytest.mark.rule("xw.setup.own-faction-cards")
def test_a_squad_takes_ships_of_its_own_faction_only() -> None:
    with pytest.raises(Refused) as error:
        new(custom(crew("academy-pilot"), crew("academy-pilot")))
    assert error.value.rule == "xw.setup.own-faction-cards"


@pytest.mark.rule("xw.setup.play-area", "xw.gap.geo-play-area", "xw.obst.bigger-area", "xw.squad.over-100")
def test_the_play_area_is_ninety_centimetres_square_or_larger() -> None:
    assert (new().table.width, new().table.height) == (900_000, 900_000)
    big = new({"width": 1200, "height": 900, "obstacles": True}).table
    assert (big.width, big.height) == (1_200_000, 900_000)
    official = new({"official_area": True}).table
    assert (official.width, official.height) == (914_400, 914_400)
    assert band_strip(official, IMPERIAL, 1).low_y == 814_400
    assert new({"points": 150, "width": 1500, "height": 1500}).table.width == 1_500_000
    assert new({"points": 150}).table.width == 900_000
    with pytest.raises(Refused) as error:
        new({"width": 899})
    assert error.value.rule == "xw.setup.play-area"


@pytest.mark.rule("xw.setup.edges", "xw.setup.layout-example")
def test_edges_lie_opposite_each_other() -> None:
    table = new().table
    assert (edge_of(table, REBEL), edge_of(table, IMPERIAL)) == ("south", "north")
    assert band_strip(table, IMPERIAL, 1) == (0, 800_000, 900_000, 900_000)
    assert band_strip(table, REBEL, 1) == (0, 0, 900_000, 100_000)
    table.first_edge = "east"
    assert edge_of(table, IMPERIAL) == "west"


# ── deployment ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.setup.deploy-order")
def test_ships_are_placed_by_ascending_skill() -> None:
    match = new()
    order = []
    while next(iter(match.questions.values())).kind == "deploy":
        seat, question = next(iter(match.questions.items()))
        assert isinstance(question.about, OfShip)
        order.append(question.about.ship.pilot)
        if len(order) == 1:
            assert refused(match, 1 - seat, mm(450, 60)).reason == "not-your-question"
        match.answer(seat, any_answer(question, Rng.from_seed(3)))
    assert order == ["obsidian-squadron-pilot", "night-beast", "luke-skywalker"]


@pytest.mark.rule("xw.setup.deploy-tie", "xw.gap.deploy-own-order")
def test_initiative_places_first_among_equals() -> None:
    match = new(custom(crew("red-squadron-pilot"), crew("black-squadron-pilot", "black-squadron-pilot")))
    assert match.table.initiative == REBEL  # 23 points against 28
    match = new(
        custom(crew("red-squadron-pilot"), crew("black-squadron-pilot", "black-squadron-pilot"), initiative="second")
    )
    seats = []
    while "dial" not in {question.kind for question in match.questions.values()}:
        seat, question = next(iter(match.questions.items()))
        seats.append(seat)
        match.answer(seat, any_answer(question, Rng.from_seed(3)))
    assert seats == [1, 1, 0]
    # the owner chooses which of several different equals comes first
    crews: Crews = [{"pilot": "black-squadron-pilot"}, {"pilot": "black-squadron-pilot", "upgrades": ["determination"]}]
    match = new(custom(crew("rookie-pilot"), crews))
    question = next(iter(drive(match, "deploy-next").questions.values()))
    assert isinstance(question, Ask)
    assert (question.seat, question.options) == (1, (1, 2))


@pytest.mark.rule("xw.setup.deploy-zone", "xw.setup.deploy-facing", "xw.gap.deploy-overlap")
def test_a_ship_is_placed_wholly_within_range_one_of_its_edge() -> None:
    match = new(custom(crew("rookie-pilot", "rookie-pilot"), crew("black-squadron-pilot"), initiative="first"))
    assert refused(match, 0, mm(450, 81)).rule == "xw.setup.deploy-zone"
    assert refused(match, 0, mm(10, 50)).rule == "xw.setup.deploy-zone"
    match.answer(0, mm(450, 80))
    assert match.table.ships[0].pose == mm(450, 80)
    assert refused(match, 0, mm(480, 80)).rule == "xw.gap.deploy-overlap"
    match.answer(0, mm(490, 80))
    match = new()
    match.answer(1, mm(300, 840, 180))
    match.answer(1, mm(600, 840, 180))
    match.answer(0, mm(450, 60, 217))
    assert match.table.ships[0].pose == mm(450, 60, 217)


def test_a_ship_is_not_placed_on_an_obstacle() -> None:
    table = fleet(at("rookie-pilot", 0, 0), at("academy-pilot", 450, 860, 180), phase="deploy")
    table.ships[0].in_play = False
    table.obstacles = [rock(450, 60)]
    match = standing(table)
    assert refused(match, 0, mm(450, 60)).rule == "xw.gap.deploy-overlap"


@pytest.mark.rule("xw.setup.order", "xw.setup.shields", "xw.gap.obst-place-step")
def test_setup_goes_through_its_steps_in_order() -> None:
    match = drive(new({"obstacles": True}), "dial")
    told_kinds = [type(entry.note) for entry in match.journal]
    assert told_kinds == [ObstaclePlaced] * 6 + [EdgeChosen] + [Deployed] * 3 + [ShieldsUp, RoundOpens]
    luke, beast, _ = match.table.ships
    assert (luke.shields, beast.shields) == (2, 0)
    table = new({"obstacles": True}).table  # forces are gathered first
    assert len(table.ships) == 3
    assert [ship.shields for ship in table.ships] == [0, 0, 0]


@pytest.mark.rule("xw.setup.cards-open", "xw.comp.ship-token")
def test_cards_and_values_are_open_to_both() -> None:
    match = drive(new({"points": 100}), "dial")
    for seat in (0, 1, None):
        view = match.view(seat)
        for ship, shown in zip(match.table.ships, view.ships, strict=True):
            card = PILOTS[ship.pilot]
            assert (shown.pilot, shown.upgrades, shown.skill) == (ship.pilot, ship.upgrades, card.skill)
            values = (shown.attack, shown.agility, shown.hull, shown.most_shields)
            assert values == (card.ship.attack, card.ship.agility, card.ship.hull, card.ship.shields)


@pytest.mark.rule("xw.comp.ship")
def test_a_ship_in_play_is_one_pilot_on_one_base() -> None:
    match = drive(new(custom(crew("rookie-pilot"), crew("academy-pilot", "academy-pilot"))), "dial")
    for ship in match.table.ships:
        assert ship.pilot in PILOTS
        assert ship.in_play
        assert ship.base == 40_000
    assert [ship.number for ship in match.table.ships] == [1, 1, 2]


@pytest.mark.rule("xw.squad.id-tokens")
def test_copies_of_a_pilot_have_different_numbers() -> None:
    table = new(custom(crew("luke-skywalker"), crew("academy-pilot", "academy-pilot", "obsidian-squadron-pilot"))).table
    numbers = [ship.number for ship in table.ships if ship.side == IMPERIAL]
    assert len(set(numbers)) == 3
    assert 0 not in numbers
    assert table.ships[0].number == 0
    shown = new(custom(crew("luke-skywalker"), crew("academy-pilot", "academy-pilot"))).view(0)
    assert [ship.number for ship in shown.ships] == [0, 1, 2]


@pytest.mark.rule("xw.setup.deck", "xw.setup.one-deck")
def test_one_shuffled_deck_serves_both_sides() -> None:
    one, two = new(seed=1).table, new(seed=2).table
    assert sorted(one.deck) == sorted(two.deck) == list(range(33))
    assert one.deck != two.deck
    view = new(seed=1).view(0)
    assert view.deck == 33
    assert not any("deck" in name and name != "deck" for name in type(view).__struct_fields__)
    table = fleet(at("rookie-pilot", 100, 100, shields=0), at("academy-pilot", 300, 300))
    for ship in table.ships:
        from dejarik.games.xwing.rules.damage import deal_facedown

        deal_facedown(table, ship)
    assert len(table.deck) == 31


@pytest.mark.rule("xw.comp.state-tokens")
def test_tokens_after_setup() -> None:
    table = drive(new(), "dial").table
    assert [ship.shields for ship in table.ships] == [2, 0, 0]
    assert (table.marked, table.satellites, table.obstacles) == (-1, [], [])
    assert all(ship.kind != "shuttle" for ship in table.ships)


@pytest.mark.rule("xw.comp.info-cards")
def test_there_are_three_kinds_of_cards() -> None:
    card_kinds = {type(card).__name__ for cards in (PILOTS, UPGRADES, DAMAGE) for card in cards.values()}
    assert card_kinds == {"PilotCard", "UpgradeCard", "DamageCard"}
    assert set(DECK) == set(DAMAGE)


@pytest.mark.rule("xw.setup.shield-cap")
def test_shields_never_exceed_their_value() -> None:
    from tests.games.xwing.sky import fly

    table = fleet(at("rookie-pilot", 450, 300, 0, "r2-d2"), at("academy-pilot", 800, 800))
    fly(table, table.ships[0], "straight", 2, "pass")
    assert table.ships[0].shields == 2


# ── initiative ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.init.default-imperial")
def test_without_squads_the_imperial_has_initiative() -> None:
    assert new().table.initiative == IMPERIAL


@pytest.mark.rule("xw.squad.initiative")
def test_who_spent_fewer_points_has_initiative() -> None:
    rebel = [{"pilot": "red-squadron-pilot", "upgrades": ["proton-torpedoes", "r2-f2"]}]  # 30
    imperial = crew("mauler-mithel", "black-squadron-pilot")  # 31
    assert new({"points": 31, "first": rebel, "second": imperial}).table.initiative == REBEL
    rebel[0]["upgrades"] = ["proton-torpedoes", "r2-d2"]  # 31
    assert new({"points": 31, "first": rebel, "second": imperial}).table.initiative == IMPERIAL


@pytest.mark.rule("xw.init.one-holder")
def test_initiative_never_changes_hands() -> None:
    match = new({"points": 31}, seed=5)
    holder = match.table.initiative
    rng = Rng.from_seed(2)
    while not match.over:
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, rng))
        assert match.table.initiative == holder


# ── squads at the table ────────────────────────────────────────────────────────────────────────────────────────────

BUILD = {"first": "build", "second": "build", "points": 31}


@pytest.mark.rule("xw.squad.secret", "xw.squad.then-setup")
def test_squads_are_built_secretly_and_shown_together() -> None:
    match = new(BUILD)
    assert set(match.questions) == {0, 1}
    match.answer(1, ("pilot", "mauler-mithel"))
    match.answer(1, ("pilot", "black-squadron-pilot"))
    assert 1 not in match.questions  # 31 points are spent
    assert match.view(0).ships == ()
    assert not match.journal
    assert refused(match, 0, ("pilot", "academy-pilot")).rule == "xw.squad.limit"
    match.answer(0, ("pilot", "luke-skywalker"))
    assert refused(match, 0, ("upgrade", 0, "r2-d2")).rule == "xw.squad.limit"  # 32 points
    match.answer(0, ("upgrade", 0, "r2-f2"))
    assert [ship.pilot for ship in match.view(0).ships] == ["mauler-mithel", "black-squadron-pilot", "luke-skywalker"]
    assert match.view(0) == type(match.view(0))(**{**_fields(match.view(1)), "seat": 0})
    assert {question.kind for question in match.questions.values()} == {"deploy"}  # on with step 3


@pytest.mark.rule("xw.setup.play-area")
def test_no_squad_is_built_that_does_not_fit_at_its_edge() -> None:
    match = new({**BUILD, "points": 500})
    for _ in range(11):
        assert 1 in match.questions
        match.answer(1, ("pilot", "academy-pilot"))
    assert 1 not in match.questions, "there is nothing left to take, for all its points"


def _fields(view: Any) -> dict[str, Any]:
    return {name: getattr(view, name) for name in type(view).__struct_fields__}


def test_building_in_a_fork_spends_nothing_of_the_original() -> None:
    match = new(BUILD)
    match.answer(1, ("pilot", "mauler-mithel"))
    before = match.table.spent
    fork = match.fork()
    for seat, value in ((1, "done"), (0, ("pilot", "luke-skywalker")), (0, "done")):
        fork.answer(seat, value)
    assert fork.table.spent == (28, 17)
    assert match.table.spent is before
    assert match.table.spent == (0, 0)
    fork.undo(0, consent=(0, 1))
    assert fork.table.spent == (0, 0)


@pytest.mark.parametrize(
    "options",
    [
        {"points": 100, "obstacles": True},
        {"mission": "political-escort"},
        {"mission": "asteroid-run"},
        {"mission": "dark-whispers"},
    ],
)
def test_what_is_placed_lies_in_the_zones_that_are_drawn(options: dict[str, Any]) -> None:
    rng = Rng.from_seed("zones")
    match = new(options)
    places = 0
    while not match.table.round:
        seat, question = next(iter(match.questions.items()))
        answer = any_answer(question, rng)
        if isinstance(question, Place):
            places += 1
            assert question.zones is not None
            spot = question.sample(rng)
            x, y = spot[1:3] if question.kind == "obstacle" else spot[:2]
            boxes = [(zone[0], zone[2]) for zone in question.zones()]
            assert any(low[0] <= x <= high[0] and low[1] <= y <= high[1] for low, high in boxes)
        match.answer(seat, answer)
    assert places >= 3


@pytest.mark.rule("xw.mission.imperial-upgrades-first")
def test_with_one_box_the_imperial_takes_upgrades_first() -> None:
    match = new({**BUILD, "one_core_box": True, "mission": "political-escort"})
    assert set(match.questions) == {1}
    assert refused(match, 0, ("pilot", "luke-skywalker")).reason == "not-your-question"
    match.answer(1, ("pilot", "black-squadron-pilot"))
    match.answer(1, ("upgrade", 0, "marksmanship"))
    match.answer(1, ("pilot", "black-squadron-pilot"))
    match.answer(0, ("pilot", "luke-skywalker"))
    question = match.questions[0]
    assert isinstance(question, Ask)
    assert ("upgrade", 0, "marksmanship") not in question.options
    assert ("upgrade", 0, "determination") in question.options


# ── obstacles ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.obst.use")
def test_obstacles_are_used_when_agreed() -> None:
    assert drive(new(), "dial").table.obstacles == []
    match = new({"obstacles": True})
    assert next(iter(match.questions.values())).kind == "obstacle"
    assert not any(ship.in_play for ship in match.table.ships)


@pytest.mark.rule("xw.obst.place-turns", "xw.gap.obst-count", "xw.obst.choose-edge")
def test_obstacles_are_placed_in_turn_then_the_rebel_chooses_an_edge() -> None:
    match = new({"obstacles": True})
    assert refused(match, 0, (0, 450_000, 450_000, 0)).reason == "not-your-question"
    seats = []
    while next(iter(match.questions.values())).kind == "obstacle":
        seat, question = next(iter(match.questions.items()))
        seats.append(seat)
        match.answer(seat, any_answer(question, Rng.from_seed(len(seats))))
    assert seats == [1, 0, 1, 0, 1, 0]
    assert len({obstacle.shape for obstacle in match.table.obstacles}) == 6
    assert set(match.questions) == {0}
    match.answer(0, "east")
    assert edge_of(match.table, IMPERIAL) == OPPOSITE["east"] == "west"
    seat, question = next(iter(match.questions.items()))
    assert seat == 1
    assert isinstance(question, Place)
    assert question.check(mm(60, 450)) is None
    assert question.check(mm(450, 860)) == "xw.setup.deploy-zone"


def disc(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    from math import cos, pi, sin

    return [(x * 1e3 + radius * 1e3 * cos(i * pi / 60), y * 1e3 + radius * 1e3 * sin(i * pi / 60)) for i in range(120)]


@pytest.mark.rule("xw.obst.place-edges", "xw.gap.obst-spacing")
def test_obstacles_keep_away_from_edges_and_each_other() -> None:
    table = fleet(phase="obstacles")
    assert deployment.outline_problem(table, disc(231, 450, 30), table.obstacles) is None
    assert deployment.outline_problem(table, disc(229, 450, 30), table.obstacles) == "xw.obst.place-edges"
    table.obstacles = [Obstacle(4, *mm(400, 450))]
    right = 400 + 22  # the outline's rightmost point
    assert deployment.outline_problem(table, disc(right + 30 + 99, 450, 30), table.obstacles) == "xw.gap.obst-spacing"
    assert deployment.outline_problem(table, disc(right + 30 + 101, 450, 30), table.obstacles) is None
    assert deployment.obstacle_problem(table, (4, *mm(600, 600))) == "xw.limit.components"


def test_obstacles_that_find_no_place_stay_in_the_box() -> None:
    table = fleet(at("rookie-pilot", 0, 0), at("academy-pilot", 0, 0), phase="obstacles", use_obstacles=True)
    for ship in table.ships:
        ship.in_play = False
    spots = ((330, 330), (570, 330), (330, 570), (570, 570), (450, 450))
    table.obstacles = [Obstacle(shape, *mm(x, y)) for shape, (x, y) in enumerate(spots)]
    match = standing(table)
    assert match.table.crowded
    assert len(match.told(NoRoom)) == len(match.journal) == 1
    assert match.questions[0].kind == "edge"


def test_setup_is_the_same_for_the_same_seed() -> None:
    options = {"obstacles": True, "points": 100}
    tables = [drive(new(options, seed=3), "dial").digest() for _ in range(2)]
    assert tables[0] == tables[1]
    assert told(new().table, LosesShield) == []
    assert kinds_told(standing(fleet(at("rookie-pilot", 1, 1), at("academy-pilot", 500, 500))).table) == []


def test_every_starter_squad_can_be_flown() -> None:
    from dejarik.games.xwing.starters import STARTERS

    for name, starter in STARTERS.items():
        side = IMPERIAL if starter.squad.faction == "imperial" else REBEL
        match = new({("first", "second")[side]: name, "points": starter.limit})
        mine = [ship for ship in match.table.ships if ship.side == side]
        assert len(mine) == len(starter.squad.ships)
    with pytest.raises(Refused) as error:
        new({"first": "death-star"})
    assert "death-star" in sentence(error.value)


def test_bad_options_are_refused_in_one_sentence() -> None:
    for options in ({"points": -1}, {"mission": "endor"}, {"sides": ["first"]}, {"first_owners": [1]}, {"nonsense": 1}):
        with pytest.raises(Refused) as error:
            new(options)
        for lang in ("ru", "en"):
            assert sentence(error.value, lang)
            assert "\n" not in sentence(error.value, lang)


def test_ids_of_ships_are_their_places() -> None:
    table = new({"points": 100}).table
    assert [ship.id for ship in table.ships] == list(range(len(table.ships)))
    assert all(a.side == REBEL or b.side == IMPERIAL for a, b in pairwise(table.ships))
    assert GAME.seats == range(2, 9)
    assert put(at("rookie-pilot", 1, 1), 2.5, 3).pose == (2500, 3000, 0)


@pytest.mark.rule("xw.comp.list")
def test_the_contents_of_the_core_box() -> None:
    box = {row["item"]: row["n"] for row in GAME.rulebook["xw.comp.list"].data}

    def count(*words: str) -> int:
        return sum(n for item, n in box.items() if any(word in item for word in words))

    assert count("evade token", "focus token", "target lock") == 19
    assert count("tracking", "shuttle", "satellite") == 13
    assert count("template") == 11
    assert count("model") == 3
    # what the program itself holds agrees
    assert box["ship card"] == sum(card.copies.get("core", 0) for card in PILOTS.values())
    assert box["upgrade card"] == sum(card.copies.get("core", 0) for card in UPGRADES.values())
    assert box["damage card"] == len(DECK)
    assert box["asteroid token"] == len(ASTEROIDS)
