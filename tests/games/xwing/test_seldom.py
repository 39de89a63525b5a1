"""Seldom met: what a ban is called, what becomes known, ties without a target, teams whose cards meet, substitutes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from dejarik.core.question import Ask, Place
from dejarik.core.rng import Rng
from dejarik.games.xwing.build import Crew
from dejarik.games.xwing.cards import PILOTS, UPGRADES, PilotCard, UpgradeCard
from dejarik.games.xwing.dice import BLANK, CRIT, EVADE, FOCUS, HIT
from dejarik.games.xwing.guess import guess
from dejarik.games.xwing.notes import OfPoints
from dejarik.games.xwing.rules import activation, combat, damage, deployment, forecast, missions, squads, tokens
from dejarik.games.xwing.rules.actions import action_step, forbidden
from dejarik.games.xwing.rules.movement import NEAR, SWING, asteroids_between, is_free
from dejarik.games.xwing.rules.triggers import trigger
from dejarik.games.xwing.state import IMPERIAL, NONE, REBEL, Attack, Damage, Obstacle, Table
from dejarik.games.xwing.view import view
from tests.games.xwing.duel import duel, fire
from tests.games.xwing.flight import at, begin, fleet, green, hurt, lay, play, red, stack
from tests.games.xwing.mission import escort
from tests.games.xwing.sky import rock

# ── what keeps a ship from something is named ──────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.stress.effect", "xw.action.once-per-round", "xw.deck.damaged-sensor-array")
def test_what_keeps_a_ship_from_acting_is_named() -> None:
    table = escort(at("academy-pilot", 450, 450))
    shuttle, ship = table.ships
    assert forbidden(table, shuttle, "focus") == "xw.m1.shuttle-no-act"
    assert forbidden(table, ship, "focus") is None
    hurt(table, ship, "damaged-sensor-array")
    assert {name: forbidden(table, ship, name) for name in ("focus", "evade", "barrel-roll", "target-lock")} == {
        "focus": "xw.deck.damaged-sensor-array",
        "evade": "xw.deck.damaged-sensor-array",
        "barrel-roll": "xw.deck.damaged-sensor-array",
        "target-lock": None,  # what its own bar does not show is not what the array has lost
    }
    ship.performed = ("focus",)
    assert forbidden(table, ship, "focus") == "xw.action.once-per-round"
    ship.stress = 1
    assert forbidden(table, ship, "focus") == "xw.stress.effect"


@pytest.mark.rule("xw.pilot.dark-curse")
@pytest.mark.parametrize("hook", ["bans_focus", "bans_reroll"])
def test_who_forbids_the_attacker_his_tokens_is_named(hook: str) -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("dark-curse", 450, 500, 180), at("academy-pilot", 500, 500, 180))
    assert combat.banned(table, Attack(0, 1, "primary", 2, obstructed=False), hook) == "xw.pilot.dark-curse"
    assert combat.banned(table, Attack(0, 2, "primary", 2, obstructed=False), hook) is None
    assert combat.banned(table, Attack(1, 0, "primary", 2, obstructed=False), hook) is None, "only while it defends"


# ── what becomes known ─────────────────────────────────────────────────────────────────────────────────────────────


def reveal_a_dial(table: Table) -> None:
    table.ships[0].bearing, table.ships[0].speed = "straight", 1
    activation.reveal(table, table.ships[0])


def mend_a_hidden_card(table: Table) -> None:
    damage.discard_damage(table, table.ships[0], table.ships[0].damage[0])


def lose_a_damaged_ship(table: Table) -> None:
    damage.destroy(table, table.ships[0])


def lose_a_sound_ship(table: Table) -> None:
    damage.destroy(table, table.ships[1])


def mend_a_substitute(table: Table) -> None:
    table.ships[0].damage = [Damage(NONE, faceup=False, known=False, round=1)]
    damage.discard_damage(table, table.ships[0], table.ships[0].damage[0])
    assert not table.ships[0].damage
    assert not table.discard, "it is no card of the deck"


def drift(table: Table) -> None:
    activation.reveal(table, table.ships[0])


@pytest.mark.rule("xw.act.reveal-one", "xw.dmg.destroy-cleanup")
@pytest.mark.parametrize(
    ("happens", "learned"),
    [
        (reveal_a_dial, 1),
        (mend_a_hidden_card, 1),
        (lose_a_damaged_ship, 1),
        (lose_a_sound_ship, 0),
        (mend_a_substitute, 0),
        (drift, 0),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_what_was_hidden_and_is_shown_cannot_be_taken_back(happens: Callable[[Table], None], learned: int) -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    hurt(table, table.ships[0], "damaged-engine", faceup=False)
    before = table.shown
    happens(table)
    assert table.shown - before == learned


@pytest.mark.rule("xw.dmg.destroy-cleanup")
def test_a_substitute_is_not_among_what_a_wreck_leaves() -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 100, 800))
    hurt(table, table.ships[0], "damaged-engine", faceup=False)
    table.ships[0].damage.append(Damage(NONE, faceup=False, known=False, round=1))
    card = table.ships[0].damage[0].card
    damage.destroy(table, table.ships[0])
    assert table.discard == [card]


def test_three_cards_that_lie_open_have_been_seen() -> None:
    table = duel("maarek-stele", "rookie-pilot", 150)
    stack(table, "damaged-engine", "console-fire", "direct-hit")
    attack = table.attack = Attack(0, 1, "primary", 2, obstructed=False)
    before = table.shown
    question, picking = begin(damage.deal_faceup(table, table.ships[1]))
    assert table.shown == before + 1, "before the attacker chooses"
    assert len(attack.drawn) == 3
    assert question.rule == "xw.dmg.hull"
    with pytest.raises(StopIteration):
        picking.send("console-fire")
    assert not attack.drawn
    assert len(table.discard) == 2


@pytest.mark.rule("xw.squad.secret", "xw.squad.limit")
def test_building_in_secret_tells_the_points_that_are_left() -> None:
    table = fleet(points=31, building=(IMPERIAL,), phase="squads")
    table.factions = ("rebel", "imperial")
    before = table.shown
    building = squads.build_squad(table, IMPERIAL, ())
    for answer, left in ((None, 31), (("pilot", "mauler-mithel"), 14), (("upgrade", 0, "determination"), 13)):
        question = building.send(answer)
        assert isinstance(question, Ask)
        assert (question.seat, question.kind, question.rule) == (1, "squad", "xw.squad.secret")
        assert (question.about, question.secret) == (OfPoints(left), True)
    assert table.shown == before, "nobody else has seen it"
    table.one_core_box = True
    play(squads.build_squads(table), ("pilot", "academy-pilot"), "done")
    assert table.shown == before + 1
    assert (table.phase, table.initiative, table.spent) == ("deploy", REBEL, (0, 12))


# ── ties ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.gap.simul-no-target")
@pytest.mark.parametrize("doomed", [0, 1])
def test_of_equals_without_a_target_the_doomed_one_is_removed(doomed: int) -> None:
    table = fleet(
        at("red-squadron-pilot", 100, 100, 180),
        at("red-squadron-pilot", 200, 100, 180),
        at("rookie-pilot", 300, 100, 180),
        at("academy-pilot", 800, 800),
    )
    table.ships[doomed].doomed = True
    turn = combat.next_attack(table)
    assert turn is not None
    play(turn)
    assert [ship.destroyed for ship in table.ships] == [doomed == 0, doomed == 1, False, False]
    assert [ship.attacked for ship in table.ships] == [True, True, False, False]
    assert combat.next_attack(table) is None


@pytest.mark.rule("xw.combat.order")
def test_more_skilled_ships_without_a_target_have_had_their_turn() -> None:
    table = fleet(at("luke-skywalker", 100, 100, 180), at("rookie-pilot", 450, 300), at("academy-pilot", 450, 480, 180))
    turn = combat.next_attack(table)
    assert turn is not None
    question, _ = begin(turn)
    assert (question.kind, question.seat) == ("attack", 0)
    assert [ship.attacked for ship in table.ships] == [True, False, False]
    assert table.active == 1


@pytest.mark.rule("xw.gap.own-order", "xw.gap.team-as-player")
@pytest.mark.parametrize(("seats", "asked"), [((2, 0), 0), ((0, 2), 0), ((2, 2), 2)])
def test_where_cards_of_a_team_meet_its_first_seat_orders_them(seats: tuple[int, int], asked: int) -> None:
    table = fleet(at("rookie-pilot", 100, 100), at("rookie-pilot", 300, 100), at("academy-pilot", 800, 800))
    table.sides = (REBEL, IMPERIAL, REBEL)
    for ship, seat in zip(table.ships, seats, strict=False):
        ship.seat = seat
        hurt(table, ship, "console-fire")
    question, burning = begin(trigger(table, table.in_play(), "start_of_combat"))
    assert (question.kind, question.seat) == ("order", asked)
    lay(table, red("hit"), red("blank"))
    with pytest.raises(StopIteration):
        burning.send((1, "damage-console-fire"))
    assert [ship.shields for ship in table.ships] == [2, 1, 0]


# ── tokens ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.combat.evade-spend", "xw.m1.protect-many")
def test_a_ship_spends_as_many_evade_tokens_as_it_has_and_the_shuttle_one() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    table.ships[1].evade = 2
    lay(table, red("hit", "hit", "blank"), green("blank", "blank", "blank"))
    asked = fire(table, "evade", "evade")
    assert asked.kinds == ["modify-defence", "modify-defence"]
    assert (table.ships[1].evade, len(table.ships[1].damage)) == (0, 0)
    table = escort(at("academy-pilot", 450, 200, 180))
    shuttle = table.ships[0]
    shuttle.evade = 2
    lay(table, red("hit", "hit"), green("blank", "blank", "blank"))
    asked = play(combat.attack(table, table.ships[1], shuttle, "primary"), "evade")
    assert asked.kinds == ["modify-defence"]
    assert shuttle.evade == 1


@pytest.mark.rule("xw.lock.tokens")
def test_a_pair_of_lock_tokens_has_the_first_letter_that_is_free() -> None:
    table = fleet(*(at("rookie-pilot", 100 * (1 + place), 100) for place in range(3)), at("academy-pilot", 450, 300))
    for ship in table.ships[:3]:
        play(tokens.acquire_lock(table, ship, table.ships[3]))
    assert [ship.letter for ship in table.ships] == ["A", "B", "C", ""]
    tokens.drop_lock(table.ships[1])
    play(tokens.acquire_lock(table, table.ships[2], table.ships[3]))
    assert [ship.letter for ship in table.ships] == ["A", "", "B", ""], "its own old pair goes back first"


# ── acting ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.act.one-action")
def test_a_ship_that_is_gone_does_not_act_nor_meet_an_asteroid() -> None:
    table = fleet(at("academy-pilot", 450, 450))
    ship = table.ships[0]
    ship.in_play = False
    assert not play(action_step(table, ship)).kinds
    dice = table.rng.copy()
    assert not play(activation.strike_obstacle(table, ship)).kinds
    assert table.rng.copy().below(1000) == dice.below(1000), "no die is rolled"


# ── weapons ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.range.attack-measure", "xw.sec.target")
@pytest.mark.parametrize(
    ("pilot", "weapon", "band", "hidden"),
    [
        ("rookie-pilot", "primary", 2, False),
        ("darth-vader", "cluster-missiles", 2, False),
        ("rookie-pilot", "proton-torpedoes", 2, False),
        ("gold-squadron-pilot", "ion-cannon-turret", 1, True),
    ],
)
def test_a_turret_alone_measures_past_the_arc(pilot: str, weapon: str, band: int, hidden: bool) -> None:
    other = "rookie-pilot" if pilot == "darth-vader" else "academy-pilot"
    cards = () if weapon == "primary" else (weapon,)
    table = fleet(at(pilot, 450, 300, 0, *cards), at(other, 555, 390))
    table.obstacles = [rock(528, 344)]  # on the shortest line, not on the shortest within the arc
    table.ships[0].lock = 1
    assert combat.targets(table, table.ships[0], weapon) == {1: band}
    declared = combat.declare(table, table.ships[0], table.ships[1], weapon)
    assert (declared.range, declared.obstructed) == (band, hidden)
    (cast,) = [cast for cast in forecast.forecasts(table, table.ships[0]) if cast.weapon == weapon]
    assert (cast.range, cast.obstructed) == (band, hidden)


# ── squads at the table ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.limit.components")
@pytest.mark.parametrize("side", [REBEL, IMPERIAL])
def test_one_box_offers_what_lies_in_it(side: int) -> None:
    table = fleet(points=100, one_core_box=True)
    first = ("luke-skywalker", "mauler-mithel")[side]

    def offered(*crew: Crew, taken: tuple[str, ...] = ()) -> set[str]:
        found = squads.squad_options(table, side, list(crew), taken)
        return {str(option[-1]) for option in found if isinstance(option, tuple)}

    def boxed(cards: Mapping[str, PilotCard | UpgradeCard]) -> set[str]:
        return {name for name, card in cards.items() if "core" in card.copies}

    own = {name for name in boxed(PILOTS) if PILOTS[name].faction == ("rebel", "imperial")[side]}
    assert offered() == own
    fitting = {name for name in boxed(UPGRADES) if UPGRADES[name].slot in PILOTS[first].slots}
    later = own - {first} if side == IMPERIAL else set()  # there is one X-wing in the box
    assert offered(Crew(first)) == later | fitting
    assert offered(Crew(first), taken=("marksmanship",)) == (later | fitting) - {"marksmanship"}
    table.one_core_box = False
    assert offered(Crew(first)) > later | fitting


@pytest.mark.rule("xw.squad.limit")
@pytest.mark.parametrize(("points", "fits"), [(28, False), (29, True)])
def test_the_last_points_may_be_spent(points: int, fits: bool) -> None:
    table = fleet(points=points)
    assert (("pilot", "wedge-antilles") in squads.squad_options(table, REBEL, [], ())) == fits
    crew = [Crew("luke-skywalker")]  # 28 points
    assert (("upgrade", 0, "determination") in squads.squad_options(table, REBEL, crew, ())) == fits
    assert ("upgrade", 0, "marksmanship") not in squads.squad_options(table, REBEL, crew, ())


@pytest.mark.rule("xw.team.own-ships")
@pytest.mark.parametrize(("owners", "seats"), [((), [0, 2, 0]), ((2,), [2, 2, 0]), ((2, 0, 2), [2, 0, 2])])
def test_a_teams_ships_are_dealt_in_turn_unless_they_are_named(owners: tuple[int, ...], seats: list[int]) -> None:
    table = fleet(points=100)
    table.sides = (REBEL, IMPERIAL, REBEL)
    squads.muster(table, REBEL, [Crew("rookie-pilot")] * 3, owners)
    assert [ship.seat for ship in table.ships] == seats


# ── missions ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.m2.slow")
@pytest.mark.parametrize(("number", "speed", "late"), [(0, 2, False), (0, 3, True), (1, 3, False)])
def test_the_damaged_ship_alone_is_slow_until_it_is_repaired(number: int, speed: int, late: bool) -> None:
    table = fleet(at("rookie-pilot", 450, 450), at("rookie-pilot", 550, 450), mission=missions.ASTEROIDS, marked=0)
    for table.round in (1, 4):
        assert missions.too_fast(table, table.ships[number], speed) == late
    table.round = 5
    assert not missions.too_fast(table, table.ships[number], speed)
    table.round, table.mission = 1, missions.ESCORT
    assert not missions.too_fast(table, table.ships[number], speed)


@pytest.mark.rule("xw.m1.protect")
def test_only_rebels_at_range_one_protect_a_shuttle_that_flies() -> None:
    table = escort(at("rookie-pilot", 450, 150), at("rookie-pilot", 450, 250), at("academy-pilot", 550, 50))
    near, far, enemy = table.ships[1:]
    assert [missions.may_protect(table, ship) for ship in (near, far, enemy)] == [True, False, False]
    table.ships[0].in_play = False
    assert not missions.may_protect(table, near)
    table.marked = NONE
    assert not missions.may_protect(table, near)


#: Who leaves where, and whether that is an escape: mission, round, place, cargo, satellites that are left.
LEAVES = (
    (missions.ESCORT, 0, 1, "north", True),
    (missions.ESCORT, 0, 1, "south", False),
    (missions.ESCORT, 1, 1, "north", False),
    (missions.ASTEROIDS, 0, 4, "north", False),
    (missions.ASTEROIDS, 0, 5, "north", True),
    (missions.ASTEROIDS, 0, 5, "south", True),
    (missions.ASTEROIDS, 0, 5, "west", False),
    (missions.ASTEROIDS, 1, 5, "north", False),
    ("", 0, 5, "north", False),
)


@pytest.mark.rule("xw.m1.win-rebel", "xw.m2.win-rebel")
@pytest.mark.parametrize(("mission", "number", "turn", "edge", "leaves"), LEAVES)
def test_who_leaves_where_it_may_has_escaped(mission: str, number: int, turn: int, edge: str, leaves: bool) -> None:
    table = fleet(at("rookie-pilot", 450, 450), at("rookie-pilot", 550, 450), mission=mission, round=turn, marked=0)
    ship = table.ships[number]
    ship.x, ship.y = {"north": (450_000, 890_000), "south": (450_000, 10_000), "west": (10_000, 450_000)}[edge]
    assert missions.check_fled(table, ship)
    assert (ship.escaped, ship.destroyed) == (leaves, not leaves)


@pytest.mark.rule("xw.m3.win-imperial")
@pytest.mark.parametrize(
    ("pilot", "cargo", "left", "edge", "leaves"),
    [
        ("academy-pilot", [0], [], "north", True),
        ("academy-pilot", [0], [1], "north", False),
        ("academy-pilot", [], [], "north", False),
        ("academy-pilot", [0], [], "south", False),
        ("rookie-pilot", [0], [], "north", False),
    ],
)
def test_a_carrier_leaves_over_its_own_edge_after_the_last_scan(
    pilot: str, cargo: list[int], left: list[int], edge: str, leaves: bool
) -> None:
    table = fleet(at(pilot, 450, 890 if edge == "north" else 10, cargo=cargo), mission=missions.WHISPERS)
    table.satellites_left = left
    assert missions.may_leave(table, table.ships[0]) == leaves


# ── what a guess knows ─────────────────────────────────────────────────────────────────────────────────────────────


def guesses(then: Table, now: Table) -> list[Table]:
    return [guess(then, REBEL, Rng.from_seed(seed), now) for seed in range(24)]


def test_a_guess_leaves_damage_that_was_seen_since_where_it_was_drawn() -> None:
    then = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 500, 180))
    hurt(then, then.ships[0], "damaged-engine", "console-fire", faceup=False)
    then.ships[1].damage = [Damage(NONE, faceup=False, known=False, round=1)]
    now = then.copy()
    now.ships[0].damage[0].known = True
    now.discard = [then.deck[-1]]
    now.attack = Attack(0, 1, "primary", 2, obstructed=False, drawn=[then.deck[-2]])
    twins = guesses(then, now)
    seen, hidden = (card.card for card in then.ships[0].damage)
    cards = sorted([*then.deck, seen, hidden])
    for twin in twins:
        assert twin.ships[0].damage[0].card == seen
        assert twin.deck[-2:] == then.deck[-2:], "drawn from there and seen"
        assert twin.ships[1].damage[0].card == NONE
        assert sorted([*twin.deck, *(card.card for card in twin.ships[0].damage)]) == cards
    assert len({twin.ships[0].damage[1].card for twin in twins}) > 5
    assert len({twin.deck[-3] for twin in twins}) > 5
    assert then.ships[0].damage[1].card == hidden, "the real one stays as it is"


@pytest.mark.rule("xw.plan.facedown", "xw.plan.look-own")
@pytest.mark.parametrize(
    ("seat", "shown_then", "shown_now", "later", "known"),
    [
        (IMPERIAL, False, False, 0, False),
        (IMPERIAL, False, True, 0, True),
        (IMPERIAL, False, True, 1, False),
        (IMPERIAL, True, True, 0, True),
        (REBEL, False, False, 0, True),
    ],
)
def test_a_guess_knows_the_dials_that_lie_open_and_its_own(
    seat: int, shown_then: bool, shown_now: bool, later: int, known: bool
) -> None:
    then = fleet(at("academy-pilot", 450, 500, 180, bearing="koiogran", speed=4), at("academy-pilot", 100, 100))
    then.ships[0].seat, then.ships[0].revealed = seat, shown_then
    now = then.copy()
    now.ships[0].revealed = shown_now
    now.round += later
    dials = {(twin.ships[0].bearing, twin.ships[0].speed) for twin in guesses(then, now)}
    assert (dials == {("koiogran", 4)}) == known
    assert {twin.ships[1].bearing for twin in guesses(then, now)} == {""}, "no dial lies there"


# ── what a view shows ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.lock.tokens")
def test_a_view_shows_both_tokens_of_every_lock() -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("rookie-pilot", 550, 300), at("academy-pilot", 450, 500, 180))
    for ship in table.ships[:2]:
        play(tokens.acquire_lock(table, ship, table.ships[2]))
    ships = view(table, None).ships
    assert [(ship.lock, ship.letter, ship.locked_by) for ship in ships] == [
        (2, "A", ()),
        (2, "B", ()),
        (NONE, "", ("A", "B")),
    ]


def test_nothing_is_forecast_once_an_attack_is_declared() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    table.active = 0
    assert view(table, 0).forecasts
    combat.declare(table, table.ships[0], table.ships[1], "primary")
    assert not view(table, 0).forecasts
    table.attack, table.active = None, NONE
    assert not view(table, 0).forecasts


@pytest.mark.parametrize(
    ("faces", "step", "defender", "missed"),
    [
        ([EVADE, EVADE], "modify-defence", "academy-pilot", True),
        ([EVADE, BLANK], "modify-defence", "academy-pilot", False),
        ([EVADE, EVADE, EVADE], "modify-defence", "academy-pilot", True),
        ([EVADE, EVADE], "modify-attack", "academy-pilot", False),
        ([EVADE, EVADE], "modify-defence", "garven-dreis", False),
    ],
)
def test_an_attack_is_over_when_every_hit_is_cancelled(
    faces: list[int], step: str, defender: str, missed: bool
) -> None:
    attacker = "darth-vader" if defender == "garven-dreis" else "rookie-pilot"
    table = duel(attacker, defender, 150)
    table.attack = Attack(0, 1, "primary", 2, obstructed=False, step=step, attack_dice=[HIT, CRIT, FOCUS, BLANK])
    table.attack.defence_dice = faces
    shown = view(table, 0).attack
    assert shown is not None
    assert shown.missed == missed


# ── tokens of a mission, asteroids of the box ──────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.m3.setup-satellites")
@pytest.mark.parametrize(("points", "count"), [(0, 2), (99, 2), (100, 4)])
def test_a_satellite_lies_as_it_was_laid(points: int, count: int) -> None:
    table = fleet(at("rookie-pilot", 450, 50), mission=missions.WHISPERS, points=points)
    spots = ((300, 250), (450, 150)) if count == 2 else ((150, 250), (600, 250), (260, 160), (710, 160))
    question, laying = begin(deployment.place_satellites(table))
    assert isinstance(question, Place)
    assert (question.seat, question.size) == (REBEL, 2 * count)
    with pytest.raises(StopIteration):
        laying.send(tuple(1000 * length for spot in spots for length in spot))
    assert table.satellites == [Obstacle(0, 1000 * x, 1000 * y, 0) for x, y in spots]
    assert table.satellites_left == list(range(count))


@pytest.mark.rule("xw.limit.components")
@pytest.mark.parametrize(("shape", "problem"), [(-1, True), (0, False), (3, True), (5, False), (6, True)])
def test_the_box_has_six_asteroids_each_once(shape: int, problem: bool) -> None:
    table = fleet(at("rookie-pilot", 450, 50))
    table.obstacles = [rock(300, 300, shape=3)]
    rule = deployment.obstacle_problem(table, (shape, 600_000, 600_000, 0))
    assert rule == ("xw.limit.components" if problem else None)


@pytest.mark.rule("xw.obst.place-turns")
def test_six_asteroids_are_wanted_while_there_is_room() -> None:
    table = fleet(at("rookie-pilot", 450, 50))
    table.obstacles = [rock(300, 300)] * 5
    assert deployment.obstacles_wanted(table)
    table.crowded = True
    assert not deployment.obstacles_wanted(table)
    table.crowded, table.obstacles = False, [rock(300, 300)] * 6
    assert not deployment.obstacles_wanted(table)


@pytest.mark.rule("xw.m1.reinforce")
def test_what_is_declined_or_finds_no_room_is_lost() -> None:
    table = fleet(at("rookie-pilot", 450, 450), mission=missions.ESCORT, phase="end")
    table.reinforcements = 3
    asked = play(deployment.reinforce(table), "no")
    assert (asked.kinds, table.reinforcements, len(table.ships)) == (["reinforce"], 0, 1)
    table.reinforcements = 2
    play(deployment.reinforce(table), "yes", (450_000, 850_000, 180_000))
    newcomer = table.ships[1]
    assert (table.reinforcements, newcomer.side, newcomer.seat, newcomer.pilot) == (1, 1, 1, "academy-pilot")
    assert (newcomer.in_play, newcomer.pose, newcomer.shields) == (True, (450_000, 850_000, 180_000), 0)
    crowd = [at("academy-pilot", 20 + 39 * place, y, 180) for place in range(23) for y in (820, 859)]
    table = fleet(*crowd, mission=missions.ESCORT, phase="end")
    table.reinforcements = 1
    assert not play(deployment.reinforce(table)).kinds
    assert (table.reinforcements, len(table.ships)) == (0, len(crowd))


@pytest.mark.rule("xw.obst.hit-check")
@pytest.mark.parametrize("margin", [0, SWING])
@pytest.mark.parametrize("headings", [(0, 0), (350_000, 10_000), (10_000, 350_000)])
def test_an_asteroid_by_either_end_of_a_way_is_looked_at(headings: tuple[int, int], margin: int) -> None:
    table = fleet(at("rookie-pilot", 450, 50))
    one, other = (100_000, 130_000, headings[0]), (200_000, 240_000, headings[1])
    near = NEAR + margin
    ends = {"x": (100_000 - near, 200_000 + near), "y": (130_000 - near, 240_000 + near)}

    def met(x: int, y: int) -> bool:
        table.obstacles = [Obstacle(4, x, y, 0)]
        both = [asteroids_between(table, a, b, margin) for a, b in ((one, other), (other, one))]
        assert both[0] == both[1], "there and back is the same way"
        return bool(both[0])

    for low, inward in ((0, 1), (1, -1)):
        assert met(ends["x"][low] + inward, 180_000)
        assert met(150_000, ends["y"][low] + inward)
        assert not met(ends["x"][low] - inward, 180_000)
        assert not met(150_000, ends["y"][low] - inward)


@pytest.mark.rule("xw.overlap.back")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (1, 3, 0, 2)])
def test_whoever_stands_there_is_overlapped_wherever_it_comes_among_the_ships(order: tuple[int, ...]) -> None:
    ship, gone = at("rookie-pilot", 450, 300), at("rookie-pilot", 450, 400)
    gone.in_play = False
    ships = [ship, gone, at("academy-pilot", 800, 400), at("academy-pilot", 450, 410)]
    table = fleet(*(ships[place] for place in order))
    assert is_free(table, ship, ship.pose)
    assert not is_free(table, ship, (450_000, 400_000, 0))
    ships[3].in_play = False
    assert is_free(table, ship, (450_000, 400_000, 0))
