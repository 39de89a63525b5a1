"""What is seldom met and rules all the same: the other way round, the other kind of dice, the step it is told in."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.question import Ask, Place
from dejarik.core.rng import Rng
from dejarik.games.xwing.build import Crew
from dejarik.games.xwing.cards import PILOTS, UPGRADES
from dejarik.games.xwing.cards.ability import ATTACK_DICE, DEFENCE_DICE
from dejarik.games.xwing.dice import BLANK, EVADE, FOCUS, HIT, Which
from dejarik.games.xwing.geometry import (
    BAND,
    FULL_TURN,
    LARGE_BASE,
    SMALL_BASE,
    TEMPLATE_WIDTH,
    corners,
    placed,
    range_between,
    roll,
    unhindered,
)
from dejarik.games.xwing.notes import (
    Attacks,
    Bumps,
    CritDiscarded,
    CriticallyDamaged,
    Damaged,
    Hits,
    Marked,
    Moves,
    ObstacleDie,
    ObstaclePlaced,
    OfObstacle,
    RollsAttack,
    RollsDefence,
    SatellitesLaid,
    SquadShown,
    UsesCard,
)
from dejarik.games.xwing.odds import Attacker, Defender, Green, Red, odds
from dejarik.games.xwing.outlines import ASTEROIDS
from dejarik.games.xwing.rules import areas, combat, deployment, forecast
from dejarik.games.xwing.rules.actions import roll_zones
from dejarik.games.xwing.rules.damage import suffer
from dejarik.games.xwing.rules.missions import ASTEROIDS as ASTEROIDS_MISSION
from dejarik.games.xwing.rules.missions import ESCORT, WHISPERS
from dejarik.games.xwing.rules.squads import muster, squad_options
from dejarik.games.xwing.state import IMPERIAL, NONE, REBEL, Attack, Table
from tests.games.xwing.duel import duel, fire
from tests.games.xwing.flight import at, begin, fleet, green, lay, play, red, shoot, stack, told
from tests.games.xwing.mission import escort, shuttle
from tests.games.xwing.sky import fly, rock

RNG = Rng.from_seed("anywhere")

# ── combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.combat.steps")
def test_everything_in_an_attack_is_told_in_its_step(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    told: list[tuple[type, str]] = []
    note = Table.note

    def heard(self: Table, kind: Any, *values: Any, **more: Any) -> None:
        told.append((kind, self.attack.step if self.attack else ""))
        note(self, kind, *values, **more)

    monkeypatch.setattr(Table, "note", heard)
    lay(table, red("hit", "crit", "blank"), green("blank", "blank", "blank"))
    stack(table, "direct-hit")
    fire(table)
    assert told[:6] == [
        (Attacks, "declare"),
        (RollsAttack, "roll-attack"),
        (RollsDefence, "roll-defence"),
        (Hits, "compare"),
        (Damaged, "deal"),
        (CriticallyDamaged, "deal"),
    ]


@pytest.mark.rule("xw.dice.reroll", "xw.dice.reroll-once")
@pytest.mark.parametrize(("dice", "wanted"), [(ATTACK_DICE, HIT), (DEFENCE_DICE, EVADE)])
def test_dice_of_either_colour_are_rerolled_once(dice: Which, wanted: int) -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    attack = Attack(0, 1, "primary", 2, obstructed=False, rolled_attack=3, rolled_defence=3)
    attack.attack_dice, attack.defence_dice = [BLANK, FOCUS, BLANK], [BLANK, FOCUS, BLANK]
    lay(table, [0])
    question, rolling = begin(combat.reroll(table, attack, dice, table.ships[0], most=1, only=(BLANK,)))
    assert isinstance(question, Ask)
    assert (question.options, question.least, question.most) == ((0, 2), 0, 1)
    with pytest.raises(StopIteration):
        rolling.send((2,))
    own, other = (attack.attack_dice, attack.defence_dice)[:: 1 if dice == ATTACK_DICE else -1]
    assert (own, other) == ([BLANK, FOCUS, wanted], [BLANK, FOCUS, BLANK])
    assert combat.rerollable(attack, dice) == (0, 1)
    assert combat.rerollable(attack, DEFENCE_DICE if dice == ATTACK_DICE else ATTACK_DICE) == (0, 1, 2)


@pytest.mark.rule("xw.simul.rule")
def test_who_stays_for_its_own_attack_takes_every_shot() -> None:
    table = duel("darth-vader", "rookie-pilot", 150, "cluster-missiles")
    ship, attack = table.ships[1], Attack(0, 1, "cluster-missiles", 2, obstructed=False, left=1)
    assert forecast.life_of(table, ship, attack) == ship.shields + 3
    ship.doomed = True
    assert forecast.life_of(table, ship, attack) == 0
    assert forecast.fight_of(table, attack).defender.life == 0
    ship.doomed = False
    assert forecast.fight_of(table, attack).defender.life == ship.shields + 3, "a wreck is not shot at again"
    assert forecast.fight_of(table, Attack(0, 1, "cluster-missiles", 2, obstructed=False)).defender.life == 0
    ship.borrowed_skill = 9
    assert forecast.life_of(table, ship, attack) == 0, "the same skill, and its own attack before it"
    ship.attacked = True
    assert forecast.life_of(table, ship, attack) == ship.shields + 3


@pytest.mark.rule("xw.range.attack-measure")
def test_the_range_of_an_attack_is_measured_within_the_arc() -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 555, 390))
    ship, target = table.ships
    assert range_between(ship.pose, target.pose) == 1, "its nearest point, which lies outside the arc"
    assert combat.targets(table, ship) == {target.id: 2}
    lay(table, red("blank", "blank", "blank"), green("blank", "blank", "blank"))
    fire(table)
    (attacks,) = told(table, Attacks)
    assert attacks.range == 2
    assert len(told(table, RollsAttack)[0].dice) == 3, "no die more as at Range 1"


#: What a card promises: who shoots, with what, how far, and the means that the odds are worked out with.
PROMISES = (
    ("winged-gundark", "primary", 1, {"dice": 3, "hit_to_crit": 1}),
    ("winged-gundark", "primary", 2, {"dice": 2}),
    ("horton-salm", "primary", 1, {"dice": 3}),
    ("horton-salm", "primary", 2, {"dice": 2, "reroll_blanks": True}),
    ("rookie-pilot", "proton-torpedoes", 2, {"dice": 4, "focus_to_crit": 1}),
    ("darth-vader", "concussion-missiles", 2, {"dice": 4, "blank_to_hit": 1}),
    ("darth-vader", "marksmanship", 2, {"dice": 2, "marksmanship": True}),
)


@pytest.mark.parametrize(("pilot", "card", "band", "means"), PROMISES)
def test_the_odds_know_what_a_card_does_to_hits_and_critical_hits(
    pilot: str, card: str, band: int, means: dict[str, Any]
) -> None:
    other = "academy-pilot" if PILOTS[pilot].faction == "rebel" else "rookie-pilot"
    table = duel(pilot, other, 150, *(() if card == "primary" else (card,)))
    weapon = card if card in UPGRADES and UPGRADES[card].weapon else "primary"
    if weapon == "primary":
        table.ships[0].lock = NONE
        table.ships[0].this_round = (f"upgrade-{card}",)
    found = forecast.attack_odds(table, Attack(0, 1, weapon, band, obstructed=False))
    assert found.outcomes == odds(Attacker(**means), Defender(dice=3 if other == "academy-pilot" else 2)).outcomes


@pytest.mark.rule("xw.combat.steps")
@pytest.mark.parametrize(
    ("step", "attack_open", "defence_open"),
    [
        ("modify-attack", True, True),
        ("roll-defence", False, True),
        ("modify-defence", False, True),
        ("compare", False, False),
        ("deal", False, False),
    ],
)
def test_dice_whose_step_is_over_stay_as_they_lie(step: str, attack_open: bool, defence_open: bool) -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    table.ships[0].focus = table.ships[1].focus = table.ships[1].evade = 1
    attack = Attack(0, 1, "primary", 2, obstructed=False, step=step, rolled_attack=3, rolled_defence=2)
    attack.attack_dice, attack.defence_dice = [HIT, FOCUS, BLANK], [EVADE, FOCUS]
    fight = forecast.fight_of(table, attack)
    faces = Red(hit=1, focus=1, blank=1) if attack_open else Red()
    assert (fight.attacker.rolled, fight.attacker.settled) == (faces, Red() if attack_open else Red(hit=1))
    greens = Green(evade=1, focus=1) if defence_open else Green()
    assert (fight.defender.rolled, fight.defender.settled) == (greens, Green() if defence_open else Green(evade=1))
    assert fight.defender.most_evades == defence_open


def promised(table: Table) -> dict[str, tuple[float, float]]:
    assert table.attack is not None
    return {each.answer: (each.hit, each.expected) for each in forecast.prospects(table, table.attack)}


def chances(attacker: Attacker, defender: Defender) -> tuple[float, float]:
    found = odds(attacker, defender)
    return found.hit, found.expected


def test_each_token_promises_what_it_makes_of_the_dice_and_none_what_they_show() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    ship, tie = table.ships
    ship.lock, ship.focus, tie.focus, tie.evade = tie.id, 1, 1, 1
    lay(table, red("focus", "blank", "hit"), green("focus", "blank", "blank"))
    _, shooting = begin(shoot(table, ship, tie))
    rolls = Defender(dice=3, focus=1, evade=1)
    assert promised(table) == {
        "focus": chances(Attacker(rolled=Red(hit=2, blank=1), lock=True), rolls),
        "lock": chances(Attacker(rolled=Red(hit=1, focus=1, blank=1), focus=1, lock=True), rolls),
        "done": chances(Attacker(settled=Red(hit=1)), rolls),
    }
    shooting.send("done")
    one = Attacker(settled=Red(hit=1))
    assert promised(table) == {
        "focus": chances(one, Defender(settled=Green(evade=1))),
        "evade": chances(one, Defender(settled=Green(evade=1))),
        "done": chances(one, Defender()),
    }
    with pytest.raises(StopIteration):
        shooting.send("done")
    assert table.attack is None


# ── movement ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.overlap.koiogran", "xw.overlap.back")
@pytest.mark.parametrize("bearing", ["straight", "bank-left", "turn-right", "koiogran"])
@pytest.mark.parametrize("blocked", [False, True])
def test_only_a_koiogran_that_is_blocked_is_told_as_a_straight(bearing: str, blocked: bool) -> None:
    table = fleet(at("academy-pilot", 450, 300), at("rookie-pilot", 100, 800))
    ship, other = table.ships
    free = unhindered(ship.pose, bearing, 3, ship.base).pose
    if blocked:
        other.x, other.y, other.h = free
    fly(table, ship, bearing, 3, *(() if blocked or bearing == "koiogran" else ("pass",)))
    (moved,) = told(table, Moves)
    assert moved.bearing == ("straight" if blocked and bearing == "koiogran" else bearing)
    assert (ship.pose == free) == (not blocked)


@pytest.mark.rule("xw.obst.hit-check")
def test_a_turn_that_is_blocked_meets_what_lies_under_its_bend() -> None:
    table = fleet(at("academy-pilot", 450, 300), at("rookie-pilot", 100, 800))
    ship, other = table.ships
    other.x, other.y, other.h = unhindered(ship.pose, "turn-right", 3, ship.base).pose
    flown = fly(table, ship, "turn-right", 3)
    assert told(table, Bumps)
    assert not flown.kinds
    end = ship.pose
    table.obstacles = [rock(487, 350)]
    ship.x, ship.y, ship.h = 450_000, 300_000, 0
    ship.touching, other.touching, ship.grounded = [], [], False
    lay(table, red("blank"))
    fly(table, ship, "turn-right", 3)
    assert ship.pose == end
    assert told(table, ObstacleDie), "the bend of the turn crosses it"


# ── squads ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.setup.own-faction-cards")
@pytest.mark.parametrize("side", [REBEL, IMPERIAL])
def test_where_any_faction_may_be_flown_the_first_ship_decides(side: int) -> None:
    table = fleet(points=100)
    table.any_faction, table.factions = True, ("rebel", "imperial")

    def offered(*pilots: str) -> set[str]:
        options = squad_options(table, side, [Crew(pilot, ()) for pilot in pilots], ())
        pilots_offered = [str(option[1]) for option in options if isinstance(option, tuple) and option[0] == "pilot"]
        return {PILOTS[name].faction for name in pilots_offered}

    assert offered() == {"rebel", "imperial"}
    assert offered("rookie-pilot") == {"rebel"}
    assert offered("academy-pilot") == {"imperial"}
    table.any_faction = False
    assert offered() == {table.factions[side]}


# ── setting up ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.obst.place-edges")
@pytest.mark.parametrize("turn", [0, 37_000, 90_000, 180_000, 270_000])
def test_a_turned_asteroid_keeps_as_far_from_the_edge_as_it_reaches(turn: int) -> None:
    table = fleet(at("rookie-pilot", 450, 50))
    for shape in range(6):
        reach = round(max(-x for x, _ in placed(ASTEROIDS[shape], (0, 0, turn))))
        for turned in (turn, turn + FULL_TURN, turn - FULL_TURN):
            flush = 2 * BAND + reach
            assert deployment.obstacle_problem(table, (shape, flush - 2, 457_000, turned)) == "xw.obst.place-edges"
            assert deployment.obstacle_problem(table, (shape, flush + 2, 457_000, turned)) is None


@pytest.mark.rule("xw.setup.deploy-zone")
def test_a_full_turn_more_is_the_same_place() -> None:
    table = fleet(at("rookie-pilot", 450, 50), phase="deploy")
    ship = table.ships[0]
    ship.in_play = False
    play(deployment.set_down(table, ship, deployment.deployment_strips(table, ship)), (450_000, 50_000, 405_000))
    assert ship.pose == (450_000, 50_000, 45_000)
    table = fleet(at("rookie-pilot", 450, 450))
    play(deployment.place_obstacle(table), (4, 300_000, 300_000, 405_000))
    assert (table.obstacles[0].x, table.obstacles[0].y, table.obstacles[0].h) == (300_000, 300_000, 45_000)


@pytest.mark.parametrize("mission", ["", ASTEROIDS_MISSION, WHISPERS])
@pytest.mark.parametrize("edge", ["south", "north", "west", "east"])
def test_who_is_set_down_by_chance_looks_into_the_area(edge: str, mission: str) -> None:
    table = fleet(at("rookie-pilot", 450, 50), at("academy-pilot", 450, 50), mission=mission, first_edge=edge)
    for ship in table.ships:
        ship.in_play = False
        for strip in (areas.band_strip(table, REBEL, 1), areas.band_strip(table, IMPERIAL, 1)):
            if not mission and strip != areas.band_strip(table, ship.side, 1):
                continue
            inward = areas.INWARD[edge if strip == areas.band_strip(table, REBEL, 1) else areas.OPPOSITE[edge]]
            assert deployment.any_place(table, ship, [strip], Rng.from_seed(1))[2] == inward
            assert {place[2] for place in deployment.free_places(table, ship, [strip])} == {inward}


# ── missions ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.m3.satellite-sides")
@pytest.mark.parametrize("edge", ["south", "north", "west", "east"])
def test_satellites_keep_from_the_two_edges_of_nobody(edge: str) -> None:
    table = fleet(at("rookie-pilot", 450, 50), mission=WHISPERS, first_edge=edge)
    far, near = deployment.satellite_strips(table)
    upright = edge in ("south", "north")
    side = table.width if upright else table.height

    def problem(first: int, second: int) -> str | None:
        """One satellite in the middle of each band, so far along the players' edges."""
        spots = []
        for strip, along in ((far, first), (near, second)):
            x, y = (strip.low_x + strip.high_x) // 2, (strip.low_y + strip.high_y) // 2
            spots += [along, y] if upright else [x, along]
        return deployment.satellites_problem(table, spots)

    low, high = BAND + 16_000, side - BAND - 16_000
    assert problem(low, 400_000) == "xw.m3.satellite-sides"
    assert problem(low + 1, 400_000) is None
    assert problem(high, side - 400_000) == "xw.m3.satellite-sides"
    assert problem(high - 1, side - 400_000) is None
    assert areas.band_strip(table, REBEL, 3) == far


#: In one box: what was lost, who of that side still flies, and how many may come.
SPARE = (
    (ESCORT, 2, (), 2),
    (ESCORT, 3, (), 2),
    (ESCORT, 2, ("academy-pilot",), 1),
    (ESCORT, 2, ("night-beast",), 1),
    (ESCORT, 1, ("academy-pilot", "night-beast"), 0),
    (ESCORT, 0, (), 0),
    (ASTEROIDS_MISSION, 2, ("mauler-mithel",), 1),
    (WHISPERS, 1, (), 1),
    (WHISPERS, 2, (), 1),
    (WHISPERS, 1, ("luke-skywalker",), 0),
)


@pytest.mark.rule("xw.limit.components")
@pytest.mark.parametrize(("mission", "lost", "flying", "due"), SPARE)
def test_reinforcements_come_as_far_as_the_box_has_models(
    mission: str, lost: int, flying: tuple[str, ...], due: int
) -> None:
    table = fleet(*(at(pilot, 450, 100 + 60 * place) for place, pilot in enumerate(flying)), mission=mission)
    table.lost = (lost, 0) if mission == WHISPERS else (0, lost)
    assert deployment.reinforcements_due(table) == lost, "as many as were lost, where there is more than one box"
    table.one_core_box = True
    assert deployment.reinforcements_due(table) == due
    table.mission = ""
    assert deployment.reinforcements_due(table) == 0


@pytest.mark.rule("xw.m2.disabled-choice")
@pytest.mark.parametrize("rebels", [1, 2])
def test_the_damaged_ship_is_told(rebels: int) -> None:
    ships = [at("rookie-pilot", 100 * (1 + place), 450) for place in range(rebels)]
    table = fleet(at("academy-pilot", 450, 850, 180), *ships, mission=ASTEROIDS_MISSION, marked=NONE)
    play(deployment.mark_damaged(table), *([2] if rebels > 1 else []))
    assert [note.ship for note in told(table, Marked)] == [table.ships[rebels].tag]
    assert table.marked == rebels


@pytest.mark.rule("xw.m3.satellite-spacing")
@pytest.mark.parametrize("near", [0, 1, 2, 3])
def test_each_of_four_satellites_needs_one_other_within_range_three(near: int) -> None:
    table = fleet(at("rookie-pilot", 450, 50), mission=WHISPERS, points=100)
    pairs = [(150_000, 250_000), (600_000, 250_000), (260_000, 160_000), (710_000, 160_000)]
    assert deployment.satellites_problem(table, [length for spot in pairs for length in spot]) is None
    alone = {0: 3, 1: 2, 2: 1, 3: 0}[near]  # moved over to the other pair, it leaves its own partner alone
    pairs[near] = (pairs[alone][0] + (30_000 if near in (0, 2) else -30_000), pairs[near][1])
    assert deployment.satellites_problem(table, [length for spot in pairs for length in spot]) is not None


@pytest.mark.rule("xw.m3.setup-satellites")
def test_the_satellites_are_told_where_they_lie() -> None:
    table = fleet(at("rookie-pilot", 450, 50), mission=WHISPERS)
    play(deployment.place_satellites(table), (300_000, 250_000, 450_000, 150_000))
    assert told(table, SatellitesLaid)[-1].spots == ((300_000, 250_000, 0), (450_000, 150_000, 0))
    assert [(each.x, each.y) for each in table.satellites] == [(300_000, 250_000), (450_000, 150_000)]
    assert table.satellites_left == [0, 1]


# ── told ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.squad.secret")
@pytest.mark.parametrize("side", [REBEL, IMPERIAL])
def test_a_squad_is_shown_counted_and_dealt_to_its_side(side: int) -> None:
    table = fleet(points=100)
    table.factions = ("rebel", "imperial")
    names = ("luke-skywalker", "rookie-pilot") if side == REBEL else ("darth-vader", "academy-pilot")
    crew = [Crew(names[0], ("determination",)), Crew(names[1], ())]
    muster(table, side, crew)
    (shown,) = told(table, SquadShown)
    assert (shown.side.side, shown.ships) == (side, tuple(crew))
    assert [(ship.pilot, ship.upgrades, ship.side, ship.seat, ship.shields) for ship in table.ships] == [
        (names[0], ("determination",), side, side, 0),
        (names[1], (), side, side, 0),
    ]
    assert table.spent[side] == sum(each.cost for each in crew) == sum(ship.cost for ship in table.ships)
    assert table.spent[1 - side] == 0


@pytest.mark.rule("xw.upg.determination")
def test_a_critical_hit_that_is_shaken_off_is_told_with_its_card() -> None:
    table = fleet(at("black-squadron-pilot", 450, 300, 0, "determination"))
    stack(table, "blinded-pilot")
    play(suffer(table, table.ships[0], crits=1))
    (note,) = told(table, CritDiscarded)
    assert (note.ship.id, note.card, note.source) == (0, "blinded-pilot", "upgrade-determination")


def test_a_card_that_changes_dice_is_told() -> None:
    table = duel("academy-pilot", "luke-skywalker", 150)
    lay(table, red("hit", "blank"), green("focus", "blank"))
    fire(table, (1, "pilot-luke-skywalker"))
    assert [(note.ship.id, note.card) for note in told(table, UsesCard)] == [(1, "pilot-luke-skywalker")]


# ── for those who cannot aim ───────────────────────────────────────────────────────────────────────────────────────


def test_where_aiming_at_random_fails_a_place_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deployment, "TRIES", 0)
    table = fleet(at("rookie-pilot", 450, 50))
    ship, strips = table.ships[0], [areas.band_strip(table, REBEL, 1)]
    ship.in_play = False
    assert deployment.deploy_problem(table, ship, strips, deployment.any_place(table, ship, strips, RNG)) is None
    assert deployment.obstacle_problem(table, deployment.any_obstacle(table, RNG)) is None
    table.mission = ASTEROIDS_MISSION
    assert deployment.obstacle_problem(table, deployment.any_obstacle(table, RNG)) is None


@pytest.mark.parametrize("points", [99, 100])
def test_satellites_that_are_laid_at_random_lie_as_they_must(points: int) -> None:
    table = fleet(at("rookie-pilot", 450, 50), mission=WHISPERS, points=points)
    spot = deployment.any_satellites(table, Rng.from_seed(2))
    assert len(spot) == (8 if points == 100 else 4)
    assert deployment.satellites_problem(table, spot) is None


# ── where something may come to stand ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.roll.place")
@pytest.mark.parametrize("base", [SMALL_BASE, LARGE_BASE])
@pytest.mark.parametrize("heading", [0, 90_000])
def test_the_page_draws_as_far_as_a_barrel_roll_goes(base: int, heading: int) -> None:
    ship = at("academy-pilot", 450, 450, heading // 1000)
    ship.base = base
    room = (base - TEMPLATE_WIDTH) // 2
    for side, zone in zip((-1, 1), roll_zones(ship), strict=True):
        ends = [roll(ship.pose, side, slide, slide, base) for slide in (-room, room)]
        reached = [corner for end in ends for corner in corners(end, base)]
        for axis in (0, 1):
            drawn, stood = [point[axis] for point in zone], [point[axis] for point in reached]
            assert (min(drawn), max(drawn)) == pytest.approx((min(stood), max(stood)), abs=2)


#: The rule that says where a ship is set down: in each mission, for each of its ships, before and in the fight.
ZONE_RULES = {
    ("", "rookie-pilot", "deploy"): "xw.setup.deploy-zone",
    ("", "academy-pilot", "deploy"): "xw.setup.deploy-zone",
    (ESCORT, "", "deploy"): "xw.m1.setup-shuttle",
    (ESCORT, "rookie-pilot", "deploy"): "xw.m1.setup-ships",
    (ESCORT, "academy-pilot", "deploy"): "xw.m1.setup-ships",
    (ESCORT, "academy-pilot", "end"): "xw.m1.reinforce",
    (ASTEROIDS_MISSION, "rookie-pilot", "deploy"): "xw.m2.setup-rebel",
    (ASTEROIDS_MISSION, "academy-pilot", "deploy"): "xw.m2.setup-imperial",
    (ASTEROIDS_MISSION, "academy-pilot", "end"): "xw.m2.reinforce",
    (WHISPERS, "rookie-pilot", "deploy"): "xw.m3.setup-rebel",
    (WHISPERS, "academy-pilot", "deploy"): "xw.m3.setup-imperial",
    (WHISPERS, "rookie-pilot", "end"): "xw.m3.reinforce",
}


@pytest.mark.parametrize(("mission", "pilot", "phase"), ZONE_RULES)
def test_a_wrong_place_is_refused_by_the_rule_of_its_mission(mission: str, pilot: str, phase: str) -> None:
    ship = at(pilot, 450, 450) if pilot else shuttle(450, 450)
    table = fleet(ship, mission=mission, phase=phase)
    ship.in_play = False
    rule = ZONE_RULES[mission, pilot, phase]
    strips = (
        deployment.reinforcement_strips(table, ship.side)
        if phase == "end"
        else deployment.deployment_strips(table, ship)
    )
    outside = (450_000, 5_000, 0)
    assert deployment.deploy_problem(table, ship, strips, outside) == rule
    question, _ = begin(deployment.set_down(table, ship, strips))
    assert (question.kind, question.seat, question.rule) == ("deploy", ship.seat, rule)


@pytest.mark.rule("xw.m1.setup-shuttle")
@pytest.mark.parametrize("edge", ["south", "north", "west", "east"])
def test_the_shuttle_is_aimed_at_the_middle_of_its_edge(edge: str) -> None:
    table = escort(at("rookie-pilot", 450, 450), first_edge=edge, phase="deploy")
    table.width, table.height = 914_000, 1_200_000
    ship = table.ships[0]
    ship.in_play = False
    strips = deployment.deployment_strips(table, ship)
    for seed in range(4):
        spot = deployment.any_place(table, ship, strips, Rng.from_seed(seed))
        assert deployment.deploy_problem(table, ship, strips, spot) is None


@pytest.mark.rule("xw.obst.place-turns", "xw.m2.asteroids")
@pytest.mark.parametrize("mission", ["", ASTEROIDS_MISSION])
def test_asteroids_are_laid_in_turns_and_in_the_mission_by_the_imperial(mission: str) -> None:
    table = fleet(at("rookie-pilot", 450, 450), mission=mission)
    for number, x in enumerate((300, 450, 600)):
        question, laying = begin(deployment.place_obstacle(table))
        assert isinstance(question, Place)
        assert question.seat == (REBEL if number == 1 and not mission else IMPERIAL)
        assert question.about == OfObstacle(number + 1)
        assert question.rule == ("xw.m2.asteroids" if mission else "xw.obst.place-turns")
        assert question.zones is not None
        assert list(question.zones()) == [deployment.obstacle_zone(table).corners]
        spot = (number, x * 1000, 650_000, 90_000)
        assert question.check(spot) is None
        with pytest.raises(StopIteration):
            laying.send(spot)
        assert told(table, ObstaclePlaced)[-1] == ObstaclePlaced(number, spot[1:])
    assert deployment.obstacles_wanted(table)
