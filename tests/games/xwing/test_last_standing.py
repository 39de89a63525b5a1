"""Who is left: when a battle or a mission is won, whom a destroyed ship still helps, which abilities go with it."""

from __future__ import annotations

import pytest

from dejarik.games.xwing import GAME
from dejarik.games.xwing.cards import verbs
from dejarik.games.xwing.cards.ability import hooked
from dejarik.games.xwing.cards.facts import Manoeuvre
from dejarik.games.xwing.notes import Bumps, Flipped
from dejarik.games.xwing.odds import Attacker, Defender, odds
from dejarik.games.xwing.rules import activation, combat, damage, forecast, missions, victory
from dejarik.games.xwing.rules.movement import execute
from dejarik.games.xwing.rules.triggers import trigger
from dejarik.games.xwing.rules.values import agility, shield_value, skill, weapon_value
from dejarik.games.xwing.state import IMPERIAL, NONE, REBEL, Attack, Damage
from tests.games.xwing.flight import at, begin, fleet, hurt, lay, play, red, told
from tests.games.xwing.mission import escort
from tests.games.xwing.sky import fly

#: Who still flies (d: doomed, -: gone), Rebels before the bar, and who has won.
STANDING = {
    "ff|f": None,
    "f-|ff": None,
    "ff|--": (REBEL, "rebel-won"),
    "f-|--": (REBEL, "rebel-won"),
    "--|-f": (IMPERIAL, "imperial-won"),
    "d-|--": None,
    "df|--": (REBEL, "rebel-won"),
    "fd|--": (REBEL, "rebel-won"),
    "dd|--": None,
    "d-|f-": None,
    "--|d-": None,
    "--|--": (IMPERIAL, "both-destroyed"),
}


@pytest.mark.rule("xw.win.destroy-all", "xw.win.simultaneous", "xw.gap.win-simul-moment")
@pytest.mark.parametrize("ships", STANDING)
def test_whoever_is_left_has_won_unless_it_is_about_to_go(ships: str) -> None:
    rebels, imperials = ships.split("|")
    table = fleet(
        *(at("rookie-pilot", 100 * place, 100) for place, _ in enumerate(rebels)),
        *(at("academy-pilot", 100 * place, 800) for place, _ in enumerate(imperials)),
    )
    for ship, state in zip(table.ships, rebels + imperials, strict=True):
        ship.in_play, ship.doomed = state != "-", state == "d"
    assert victory.winner(table) == STANDING[ships]
    table.phase = "deploy"
    assert victory.winner(table) is None, "the fight has not begun"


#: Mission 3: satellites that lie there, what each Imperial carries (-: destroyed, e: escaped), and who has won.
SCANS: tuple[tuple[list[int], str, int | None], ...] = (
    ([0, 1], "  ", None),
    ([1], "c ", None),
    ([], "c ", None),
    ([], "cc", None),
    ([], "  ", REBEL),
    ([], "- ", REBEL),
    ([], "-c", None),
    ([0, 1], "--", REBEL),
    ([], "ec", IMPERIAL),
    ([], "ee", IMPERIAL),
    ([], "e ", IMPERIAL),
)


@pytest.mark.rule("xw.m3.win-rebel", "xw.m3.win-imperial")
@pytest.mark.parametrize(("left", "carriers", "side"), SCANS)
def test_the_data_decide_the_third_mission(left: list[int], carriers: str, side: int | None) -> None:
    table = fleet(
        at("rookie-pilot", 450, 100), *(at("academy-pilot", 450, 800) for _ in carriers), mission=missions.WHISPERS
    )
    table.satellites_left = left
    for ship, state in zip(table.ships[1:], carriers, strict=True):
        ship.cargo = [5] if state == "c" else []
        ship.escaped, ship.destroyed, ship.in_play = state == "e", state == "-", state not in "-e"
    won = victory.winner(table)
    role = {REBEL: "rebel", IMPERIAL: "imperial"}
    assert won == (None if side is None else (side, f"dark-whispers-{role[side]}"))


@pytest.mark.rule("xw.gap.own-order")
def test_a_ship_that_its_own_card_destroyed_does_nothing_more() -> None:
    table = fleet(at("darth-vader", 450, 300, 0, "swarm-tactics", shields=0), at("academy-pilot", 500, 300))
    hurt(table, table.ships[0], "console-fire")
    hurt(table, table.ships[0], "damaged-engine", faceup=False)
    question, burning = begin(trigger(table, table.in_play(), "start_of_combat"))
    assert question.kind == "order"
    lay(table, red("hit"))
    with pytest.raises(StopIteration):
        burning.send((0, "damage-console-fire"))
    assert table.ships[0].destroyed


def test_a_destroyed_friend_helps_nobody() -> None:
    table = fleet(at("howlrunner", 500, 300), at("academy-pilot", 450, 300), at("rookie-pilot", 450, 500, 180))
    attack = Attack(1, 2, "primary", 2, obstructed=False, step="modify-attack", rolled_attack=2, attack_dice=[0, 0])
    howlrunner, tie = table.ships[:2]
    assert combat.modifications(table, attack, "attack", tie) == [(0, "pilot-howlrunner")]
    assert forecast.forecasts(table, tie)[0].hit == odds(Attacker(dice=2, rerolls=1), Defender(dice=2)).hit
    howlrunner.in_play = False
    assert combat.modifications(table, attack, "attack", tie) == []
    assert forecast.forecasts(table, tie)[0].hit == odds(Attacker(dice=2), Defender(dice=2)).hit


# ── damage cards ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.dmg.reshuffle")
def test_the_discard_pile_is_shuffled_before_it_is_drawn_from() -> None:
    table = fleet(at("rookie-pilot", 450, 300))
    table.deck, table.discard = [], list(range(20))
    drawn = [damage.draw(table) for _ in range(20)]
    assert sorted(drawn) == list(range(20))
    assert drawn not in (list(range(20)), list(range(20))[::-1])
    assert (table.deck, table.discard, damage.draw(table)) == ([], [], NONE)


@pytest.mark.rule("xw.dmg.hull")
@pytest.mark.parametrize("crits", [0, 1])
def test_without_any_card_a_substitute_lies_facedown_and_unknown(crits: int) -> None:
    table = fleet(at("rookie-pilot", 450, 300, shields=0), round=3)
    table.deck = []
    play(damage.suffer(table, table.ships[0], 1 - crits, crits))
    assert table.ships[0].damage == [Damage(NONE, faceup=False, known=False, round=3)]
    assert table.ships[0].faceup == ()


@pytest.mark.rule("xw.dmg.facedown-ignored", "xw.dmg.crit-token")
def test_a_card_is_turned_down_once_and_no_other_with_it() -> None:
    table = fleet(at("rookie-pilot", 450, 300))
    ship = table.ships[0]
    hurt(table, ship, "direct-hit", faceup=False)
    hurt(table, ship, "damaged-engine", "direct-hit", "direct-hit")
    damage.flip_kind(table, ship, "direct-hit")
    assert [card.faceup for card in ship.damage] == [False, True, False, True]
    assert list(ship.faceup) == ["damaged-engine", "direct-hit"]
    damage.flip_facedown(table, ship, ship.damage[0])
    damage.flip_facedown(table, ship, Damage(ship.damage[1].card, faceup=True, known=True, round=1))
    assert [note.card for note in told(table, Flipped)] == ["direct-hit"], "neither a closed one nor another's"
    damage.discard_damage(table, ship, ship.damage[1])
    assert list(ship.faceup) == ["direct-hit"]
    assert len(ship.damage) == 3


@pytest.mark.rule("xw.dmg.destroy-cleanup")
def test_nothing_is_left_of_a_destroyed_ship_and_only_cards_of_one_that_left() -> None:
    for gone in (damage.destroy, damage.remove):
        table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 340, 180), at("academy-pilot", 100, 100))
        ship, other, third = table.ships
        hurt(table, ship, "damaged-engine")
        ship.focus = ship.evade = ship.stress = ship.ion = 2
        ship.bearing, ship.speed, ship.borrowed_skill, ship.doomed, ship.cargo = "straight", 3, 9, True, [1]
        (ship.lock, ship.letter), (other.lock, other.letter), (third.lock, third.letter) = (1, "A"), (0, "B"), (1, "C")
        ship.touching, other.touching = [1], [0, 2]
        gone(table, ship)
        assert (ship.focus, ship.evade, ship.stress, ship.ion, ship.bearing, ship.speed) == (0, 0, 0, 0, "", 0)
        assert (ship.in_play, ship.doomed, ship.borrowed_skill, ship.lock, ship.letter) == (
            False,
            False,
            NONE,
            NONE,
            "",
        )
        assert (ship.touching, other.touching) == ([], [2])
        assert [(other.lock, other.letter), (third.lock, third.letter)] == [(NONE, ""), (1, "C")]
        destroyed = gone is damage.destroy
        assert ship.destroyed == destroyed
        assert (ship.damage == [], ship.faceup == (), ship.cargo == [], ship.shields == 0) == (destroyed,) * 4
        assert table.lost == ((1, 0) if destroyed else (0, 0))


# ── values ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.m1.shuttle-shield-tokens")
@pytest.mark.parametrize(("points", "shields"), [(0, 0), (99, 0), (100, 6), (101, 6)])
def test_the_shuttle_has_shields_in_a_big_game(points: int, shields: int) -> None:
    table = escort(at("rookie-pilot", 450, 450), points=points)
    assert shield_value(table, table.ships[0]) == shields
    assert shield_value(table, table.ships[1]) == 2


@pytest.mark.rule("xw.m1.shuttle-stats", "xw.m1.shuttle-no-act")
def test_the_shuttle_has_neither_pilot_nor_weapon() -> None:
    table = escort(at("rookie-pilot", 450, 450))
    seen = GAME.view(table, None).ships[0]
    assert (seen.skill, seen.attack, seen.agility, seen.hull, seen.shields) == (0, 0, 2, 6, 0)
    assert (seen.actions, seen.cost, seen.pilot) == ((), 0, "")


@pytest.mark.rule("xw.deck.weapon-malfunction", "xw.deck.structural-damage")
def test_no_weapon_has_less_than_no_dice_and_no_ship_less_than_no_agility() -> None:
    table = fleet(at("academy-pilot", 450, 300), at("gold-squadron-pilot", 450, 500, 180))
    tie, ywing = table.ships
    tie.faceup = ("weapon-malfunction",) * 3
    ywing.faceup = ("structural-damage",) * 3
    assert (weapon_value(table, tie), agility(table, ywing)) == (0, 0)
    tie.faceup = ("weapon-malfunction",)
    assert weapon_value(table, tie) == 1


@pytest.mark.rule("xw.obst.die", "xw.deck.console-fire")
def test_one_die_is_rolled_and_no_more() -> None:
    table = fleet(at("rookie-pilot", 450, 300))
    ship = table.ships[0]
    for throw in (
        lambda: play(activation.strike_obstacle(table, ship)),
        lambda: verbs.attack_die(table, ship, "damage-console-fire"),
        lambda: verbs.defence_die(table, ship, "upgrade-r5-k6"),
    ):
        lay(table, red("blank", "hit"))
        throw()
        assert len(table.rng.script or ()) == 1


# ── turns ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.act.active-ship", "xw.combat.order")
def test_between_two_ships_it_is_nobodys_turn() -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 480, 180))
    fly(table, table.ships[0], "straight", 1, "pass")
    assert (table.active, table.ships[0].activated) == (NONE, True)
    table.phase = "combat"
    turn = combat.next_attack(table)
    assert turn is not None
    play(turn, "pass")
    assert (table.active, table.ships[0].attacked) == (NONE, True)


@pytest.mark.rule("xw.combat.own-tie")
def test_of_equals_with_a_target_the_owner_says_who_attacks() -> None:
    table = fleet(
        at("rookie-pilot", 450, 300), at("rookie-pilot", 500, 300), at("academy-pilot", 470, 480, 180, attacked=True)
    )
    turn = combat.next_attack(table)
    assert turn is not None
    asked = play(turn, 1, "pass")
    assert asked.kinds == ["attacker", "attack"]
    assert [ship.attacked for ship in table.ships] == [False, True, True]


@pytest.mark.rule("xw.sec.target")
@pytest.mark.parametrize(("x", "y"), [(450, 150), (450, 899), (700, 300), (450, 340)])
def test_a_torpedo_does_not_reach_behind_beside_too_near_or_too_far(x: int, y: int) -> None:
    table = fleet(at("rookie-pilot", 450, 300, 0, "proton-torpedoes", lock=1), at("academy-pilot", x, y, 180))
    assert combat.targets(table, table.ships[0], "proton-torpedoes") == {}
    table.ships[1].x, table.ships[1].y = 450_000, 500_000
    assert combat.targets(table, table.ships[0], "proton-torpedoes") == {1: 2}


@pytest.mark.rule("xw.overlap.back")
def test_a_ship_that_is_gone_holds_nobody_back() -> None:
    table = fleet(at("rookie-pilot", 450, 100), at("academy-pilot", 450, 175), at("academy-pilot", 450, 240))
    table.ships[1].in_play = False
    move = execute(table, table.ships[0], Manoeuvre("straight", 3, "white"))
    assert (move.overlapped, table.ships[0].pose) == ((2,), (450_000, 200_000, 0))
    assert [note.target.id for note in told(table, Bumps)] == [2]


# ── several damage cards ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.deck.damaged-cockpit")
def test_a_damaged_cockpit_counts_among_other_cards_from_the_next_round_on() -> None:
    table = fleet(at("luke-skywalker", 450, 300), round=3)
    ship = table.ships[0]
    hurt(table, ship, "direct-hit", faceup=False, since=1)
    hurt(table, ship, "damaged-engine", since=1)
    hurt(table, ship, "damaged-cockpit", since=3)
    assert skill(table, ship) == 8
    hurt(table, ship, "damaged-cockpit", since=2)
    assert skill(table, ship) == 0


@pytest.mark.rule("xw.deck.injured-pilot")
def test_an_injured_pilot_is_silent_whatever_else_is_broken() -> None:
    table = fleet(at("darth-vader", 450, 300, 0, "marksmanship", "cluster-missiles"))
    ship = table.ships[0]
    hurt(table, ship, "console-fire")
    assert [ability.card for ability in hooked(ship, "offers_action")] == [
        "upgrade-marksmanship",
        "damage-console-fire",
    ]
    assert hooked(ship, "actions_in_step")
    hurt(table, ship, "injured-pilot")
    assert [ability.card for ability in hooked(ship, "offers_action")] == ["damage-console-fire"]
    assert not hooked(ship, "actions_in_step")
