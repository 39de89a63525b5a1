"""The activation phase: order, movement, overlaps, stress, leaving the area."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask
from dejarik.core.refusal import Refused
from dejarik.games.xwing.notes import Acts, Bumps, GainsEvade, Moves, PhaseOpens, Relieved, Reveals
from dejarik.games.xwing.rules import combat
from dejarik.games.xwing.rules.activation import next_activation
from dejarik.games.xwing.rules.end import clear_tokens
from dejarik.games.xwing.rules.tokens import lockers
from dejarik.games.xwing.rules.victory import winner
from dejarik.games.xwing.state import IMPERIAL, REBEL, Ship, Table
from tests.games.xwing.flight import at, begin, fleet, green, hurt, lay, play, red, shoot, stack, told
from tests.games.xwing.sky import fly, kinds_told, mm, put, refused, standing


def trio(**settings: object) -> Table:
    """Luke, Night Beast and Obsidian with dials set, far apart."""
    table = fleet(
        at("luke-skywalker", 450, 100, bearing="straight", speed=3),
        at("night-beast", 300, 800, 180, bearing="straight", speed=4),
        at("obsidian-squadron-pilot", 600, 800, 180, bearing="straight", speed=4),
        phase="activation",
        **settings,
    )
    table.step = "ships"
    return table


@pytest.mark.rule("xw.act.order", "xw.act.active-ship", "xw.act.reveal-one", "xw.action.when")
def test_ships_activate_by_ascending_skill() -> None:
    match = standing(trio())
    assert match.questions.keys() == {1}
    assert match.table.active == 2
    assert [ship.revealed for ship in match.table.ships] == [False, False, True]
    assert match.view(0).ships[1].bearing == match.view(1).ships[0].bearing == ""
    assert refused(match, 0, "focus").reason == "not-your-question"
    match.answer(1, "focus")
    assert match.table.active == 1
    match.answer(1, "pass")
    assert match.table.active == 0
    match.answer(0, "focus")
    assert [note.ship.id for note in match.told(Reveals)] == [2, 1, 0]
    assert match.told(PhaseOpens)[0] == PhaseOpens("combat")


@pytest.mark.rule("xw.act.steps")
def test_the_steps_of_an_activation() -> None:
    table = trio()
    table.ships[2].stress = 1
    table.ships[2].bearing, table.ships[2].speed = "straight", 3  # green
    match = standing(table)
    match.answer(1, "evade")
    told_kinds = [type(entry.note) for entry in match.journal]
    assert told_kinds[:6] == [Reveals, Moves, Relieved, Acts, GainsEvade, Reveals]


@pytest.mark.rule("xw.act.no-mirror", "xw.act.compulsory")
def test_the_revealed_manoeuvre_must_be_flown() -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 800, 800))
    asked = fly(table, table.ships[0], "bank-left", 3, "pass")
    assert asked.kinds == ["action"]  # nothing was asked about the manoeuvre
    assert table.ships[0].x < 450_000
    table = fleet(put(at("rookie-pilot", 0, 0), 450, 780), at("academy-pilot", 100, 100))
    assert fly(table, table.ships[0], "straight", 4).kinds == []
    assert table.ships[0].destroyed


@pytest.mark.rule("xw.act.tokens-move")
def test_tokens_travel_with_the_ship() -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 600, stress=1))
    rookie, tie = table.ships
    rookie.lock, rookie.letter = tie.id, "A"
    fly(table, tie, "straight", 4)
    assert tie.stress == 1
    assert lockers(table, tie) == [rookie]


@pytest.mark.rule("xw.act.stress-gain", "xw.act.stressed-no-action")
def test_a_red_manoeuvre_stresses_and_no_action_follows() -> None:
    table = fleet(at("academy-pilot", 450, 300), at("rookie-pilot", 100, 100))
    assert fly(table, table.ships[0], "koiogran", 4).kinds == []
    assert table.ships[0].stress == 1


@pytest.mark.rule("xw.act.stress-remove", "xw.stress.green-then-act")
def test_a_green_manoeuvre_relieves_and_the_ship_may_act() -> None:
    table = fleet(at("rookie-pilot", 450, 300, stress=1), at("academy-pilot", 600, 600, stress=1))
    rookie, tie = table.ships
    asked = fly(table, rookie, "straight", 2, "focus")
    assert asked.kinds == ["action"]
    assert (rookie.stress, rookie.focus) == (0, 1)
    fly(table, tie, "bank-right", 2, "evade")
    assert (tie.stress, tie.evade) == (0, 1)


@pytest.mark.rule("xw.act.cleanup")
def test_after_the_move_the_dial_lies_open_by_the_card() -> None:
    match = standing(trio())
    seen = match.view(0).ships[2]
    assert (seen.dial_assigned, seen.bearing, seen.speed) == (False, "straight", 4)


@pytest.mark.rule("xw.act.one-action", "xw.action.pass")
def test_one_action_or_none() -> None:
    match = standing(trio())
    match.answer(1, "evade")
    assert match.table.active == 1  # the next ship: Obsidian's activation is over
    match.answer(1, "pass")
    beast = match.table.ships[1]
    assert (beast.focus, beast.evade) == (0, 0)
    assert match.table.active == 0


@pytest.mark.rule("xw.act.tie-initiative", "xw.gap.act-own-tie", "xw.init.activation-and-combat")
def test_initiative_activates_all_its_equals_first() -> None:
    for initiative, first in ((IMPERIAL, [1, 1, 0]), (REBEL, [0, 1, 1])):
        table = fleet(
            at("red-squadron-pilot", 450, 100, bearing="straight", speed=3),
            at("black-squadron-pilot", 300, 800, 180, bearing="straight", speed=4),
            at("black-squadron-pilot", 600, 800, 180, bearing="straight", speed=4),
            phase="activation",
            initiative=initiative,
        )
        match = standing(table)
        seats, choices = [], []
        while match.table.phase == "activation":
            seat, question = next(iter(match.questions.items()))
            if question.kind == "activate":
                assert isinstance(question, Ask)
                choices.append(question.options)
                match.answer(seat, question.options[-1])
            else:
                seats.append(seat)
                match.answer(seat, "pass")
        assert seats == first
        assert choices == [(1, 2)]  # asked once: only one is left afterwards


@pytest.mark.rule("xw.act.move-example")
def test_the_books_movement_example() -> None:
    table = fleet(at("rookie-pilot", 450, 300, bearing="bank-right", speed=1), at("academy-pilot", 800, 800))
    table.ships[1].activated = True
    table.phase = "activation"
    match = standing(table)
    rookie = match.view(1).ships[0]
    assert (rookie.bearing, rookie.speed, rookie.revealed) == ("bank-right", 1, True)
    assert (rookie.x, rookie.y, rookie.h) == mm(487.574, 390.711, 45)


@pytest.mark.rule("xw.man.other-factors")
def test_damage_can_make_a_manoeuvre_harder() -> None:
    table = fleet(at("academy-pilot", 450, 300), at("rookie-pilot", 100, 100))
    hurt(table, table.ships[0], "damaged-engine")
    fly(table, table.ships[0], "turn-right", 2)
    assert table.ships[0].stress == 1


# ── stress ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.stress.effect")
def test_stress_forbids_actions_even_free_ones() -> None:
    table = fleet(at("night-beast", 450, 300, stress=2), at("rookie-pilot", 100, 100))
    assert fly(table, table.ships[0], "straight", 2).kinds == []
    assert table.ships[0].stress == 1


@pytest.mark.rule("xw.stress.red-revealed", "xw.gap.stress-replaced-reveal")
def test_a_stressed_ship_flies_what_the_opponent_chooses() -> None:
    table = fleet(
        at("academy-pilot", 450, 300, stress=1, bearing="koiogran", speed=4),
        at("rookie-pilot", 800, 100, stress=1, bearing="koiogran", speed=4),
        phase="activation",
    )
    match = standing(table)
    question = match.questions[0]
    assert isinstance(question, Ask)
    assert ("straight", 5) in question.options
    assert refused(match, 0, ("koiogran", 3)).rule == "xw.stress.red-revealed"
    match.answer(0, ("straight", 3))  # green: it relieves
    tie = match.table.ships[0]
    assert (tie.pose, tie.stress) == (mm(450, 460), 0)
    match.answer(1, "evade")
    match.answer(1, ("straight", 1))
    rookie = match.table.ships[1]
    assert rookie.stress == 0
    match.answer(0, "focus")
    assert match.table.ships[1].focus in (0, 1)
    assert Acts(rookie.tag, "focus") in match.told(Acts)


@pytest.mark.rule("xw.stress.remove-one", "xw.gap.stress-several", "xw.stress.sources")
def test_stress_piles_up_and_goes_one_by_one() -> None:
    table = fleet(at("rookie-pilot", 450, 300, stress=3), at("academy-pilot", 800, 800, stress=1))
    fly(table, table.ships[0], "straight", 1)
    assert table.ships[0].stress == 2
    stack(table, "thrust-control-fire")
    from dejarik.games.xwing.rules.damage import deal_faceup

    play(deal_faceup(table, table.ships[1]))
    assert table.ships[1].stress == 2  # without any manoeuvre


@pytest.mark.rule("xw.stress.persists", "xw.end.remove-tokens", "xw.action.evade-expire", "xw.action.focus-expire")
def test_the_end_phase_takes_focus_and_evade_but_not_stress_and_locks() -> None:
    table = fleet(at("rookie-pilot", 450, 300, stress=1, focus=1), at("academy-pilot", 450, 600, evade=1, focus=2))
    rookie, tie = table.ships
    rookie.lock, rookie.letter = tie.id, "A"
    play(clear_tokens(table))
    assert (rookie.stress, rookie.focus, rookie.lock) == (1, 0, tie.id)
    assert (tie.evade, tie.focus) == (0, 0)


# ── overlaps ───────────────────────────────────────────────────────────────────────────────────────────────────────


def bumped() -> tuple[Table, Ship, Ship]:
    table = fleet(at("rookie-pilot", 450, 200), at("academy-pilot", 450, 380))
    fly(table, table.ships[0], "straight", 3)
    return table, table.ships[0], table.ships[1]


@pytest.mark.rule("xw.overlap.back", "xw.overlap.no-action")
def test_an_overlapping_ship_is_moved_back_and_cannot_act() -> None:
    table, rookie, tie = bumped()
    assert rookie.pose == mm(450, 340)
    assert tie.pose == mm(450, 380)
    assert (rookie.touching, tie.touching) == ([1], [0])
    assert kinds_told(table)[:3] == [Reveals, Moves, Bumps]
    assert Acts not in kinds_told(table)
    fly(table, tie, "straight", 4, "evade")  # the other keeps its own action
    assert tie.evade == 1


@pytest.mark.rule("xw.overlap.touch-no-attack", "xw.combat.touching")
def test_touching_ships_cannot_attack_each_other() -> None:
    table, rookie, tie = bumped()
    other = at("academy-pilot", 450, 560, 180)
    other.id = 2
    table.ships.append(other)
    assert combat.attack_options(table, rookie) == [("primary", 2)]
    assert combat.attack_options(table, tie) == []
    fly(table, tie, "bank-left", 3, "pass")
    assert rookie.touching == []
    assert ("primary", 1) in combat.attack_options(table, rookie)


@pytest.mark.rule("xw.overlap.others-ok")
def test_touching_ships_may_attack_others() -> None:
    table = fleet(at("luke-skywalker", 450, 200), at("night-beast", 450, 380), at("obsidian-squadron-pilot", 450, 520))
    luke, beast, _ = table.ships
    fly(table, luke, "straight", 3)
    assert luke.touching == [beast.id]
    assert combat.targets(table, luke) == {2: 2}


@pytest.mark.rule("xw.overlap.koiogran")
def test_a_koiogran_that_overlaps_becomes_a_straight() -> None:
    table = fleet(at("academy-pilot", 450, 200), at("rookie-pilot", 450, 370))
    tie = table.ships[0]
    assert fly(table, tie, "koiogran", 3).kinds == []
    assert tie.pose == mm(450, 330, 0)
    assert tie.stress == 1


@pytest.mark.rule("xw.overlap.chain-example", "xw.gap.overlap-which")
def test_the_books_chain_of_overlaps() -> None:
    table = fleet(
        at("rookie-pilot", 450, 100), at("academy-pilot", 450, 320, 180), at("black-squadron-pilot", 450, 258)
    )
    rookie, academy, black = table.ships
    fly(table, rookie, "straight", 4)
    assert rookie.pose == mm(450, 218)
    assert rookie.touching == [black.id]
    assert academy.touching == []
    assert combat.targets(table, academy) == {rookie.id: 1}


@pytest.mark.rule("xw.gap.overlap-still-executed")
def test_an_overlapping_green_manoeuvre_relieves_stress() -> None:
    table = fleet(at("rookie-pilot", 450, 300, stress=1), at("academy-pilot", 450, 430))
    assert fly(table, table.ships[0], "straight", 2).kinds == []
    assert table.ships[0].stress == 0


@pytest.mark.rule("xw.gap.overlap-free-action")
def test_an_overlap_bans_free_actions_unless_agreed_otherwise() -> None:
    for lenient, kinds in ((False, []), (True, ["free-action"])):
        table = fleet(at("night-beast", 450, 300), at("rookie-pilot", 450, 430), rules_reference=lenient)
        assert fly(table, table.ships[0], "straight", 2, *(["focus"] if lenient else [])).kinds == kinds
        assert table.ships[0].focus == int(lenient)


@pytest.mark.rule("xw.gap.overlap-friendly")
def test_friends_are_overlapped_like_anybody() -> None:
    table = fleet(at("academy-pilot", 450, 300), at("academy-pilot", 450, 430))
    assert fly(table, table.ships[0], "straight", 2).kinds == []
    assert table.ships[0].pose == mm(450, 390)


@pytest.mark.rule("xw.gap.overlap-no-room")
def test_a_ship_without_room_stays_where_it_is() -> None:
    crowd = [at("academy-pilot", 450, y) for y in (340, 380, 420, 460, 500)]
    table = fleet(at("rookie-pilot", 450, 300), *crowd)
    rookie = table.ships[0]
    assert fly(table, rookie, "koiogran", 4).kinds == []
    assert (rookie.pose, rookie.stress) == (mm(450, 300, 0), 1)
    assert rookie.touching == [1]


@pytest.mark.rule("xw.gap.overlap-touch-state")
def test_mere_contact_is_not_touching() -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 500, 180), at("academy-pilot", 100, 700))
    rookie, tie, behind = table.ships
    fly(table, rookie, "straight", 2, "pass")  # ends at y 420, edge to edge with the TIE at 460
    put(tie, 450, 460, 180)
    assert combat.targets(table, rookie) == {1: 1}
    put(tie, 450, 440, 180)
    put(rookie, 450, 300)
    fly(table, rookie, "straight", 2)
    assert combat.targets(table, rookie) == {}
    put(behind, 450, 480)
    fly(table, rookie, "straight", 1)  # held in place: the relation stays
    assert rookie.touching == [1]


@pytest.mark.rule("xw.through.rule", "xw.through.agree")
def test_ships_fly_through_others() -> None:
    ends = []
    for crowd in ([at("academy-pilot", 450, 200)], []):
        table = fleet(at("rookie-pilot", 450, 100), *crowd, at("academy-pilot", 800, 800))
        asked = fly(table, table.ships[0], "straight", 4, "focus")
        assert asked.kinds == ["action"]
        ends.append(table.ships[0].pose)
    assert ends[0] == ends[1] == mm(450, 300)


# ── leaving the area ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.flee.rule", "xw.flee.destroyed")
def test_a_ship_that_leaves_is_destroyed() -> None:
    table = fleet(at("rookie-pilot", 30, 300), at("academy-pilot", 800, 800))
    rookie = table.ships[0]
    hurt(table, rookie, "console-fire")
    assert fly(table, rookie, "bank-left", 1).kinds == []
    assert rookie.destroyed
    assert not rookie.in_play
    assert len(table.discard) == 1
    note = told(table, Moves)[0]
    assert note.end == mm(-7.574, 390.711, 315)


@pytest.mark.rule("xw.gap.flee-final-only")
def test_only_the_end_position_counts() -> None:
    table = fleet(at("rookie-pilot", 35, 300, 315), at("academy-pilot", 800, 800))
    rookie = table.ships[0]
    fly(table, rookie, "turn-right", 3, "pass")
    assert rookie.in_play
    assert rookie.pose == mm(35, 455.563, 45)


@pytest.mark.rule("xw.gap.flee-edge-exact")
def test_the_boundary_line_is_inside() -> None:
    from dejarik.games.xwing.rules.missions import check_fled

    table = fleet(put(at("rookie-pilot", 0, 0), 450, 880), put(at("rookie-pilot", 0, 0), 200, 880.1))
    assert not check_fled(table, table.ships[0])
    assert check_fled(table, table.ships[1])


@pytest.mark.rule("xw.gap.flee-after-overlap")
def test_an_overlap_is_resolved_before_fleeing_is_checked() -> None:
    table = fleet(at("rookie-pilot", 450, 780), at("academy-pilot", 450, 880))
    rookie, tie = table.ships
    fly(table, rookie, "straight", 2)
    assert rookie.in_play
    assert rookie.pose == mm(450, 840)
    assert rookie.touching == [tie.id]


@pytest.mark.rule("xw.win.destroy-all", "xw.overview.goal")
def test_the_last_ship_lost_loses_the_game() -> None:
    table = fleet(
        at("rookie-pilot", 450, 450, bearing="straight", speed=1),
        at("academy-pilot", 30, 300, bearing="turn-left", speed=3),
        phase="activation",
    )
    match = standing(table)
    assert match.over
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.result) == ((0,), "rebel-won")
    table = fleet(at("luke-skywalker", 450, 300), at("academy-pilot", 450, 420, 180))
    hurt(table, table.ships[1], "console-fire", "console-fire", faceup=False)
    lay(table, red("hit", "hit", "hit", "hit"), green("blank", "blank", "blank"))
    play(shoot(table, table.ships[0], table.ships[1]))
    assert winner(table) == (REBEL, "rebel-won")


@pytest.mark.rule("xw.gap.roll-not-manoeuvre")
def test_a_barrel_roll_is_no_manoeuvre() -> None:
    table = fleet(at("night-beast", 450, 300), at("rookie-pilot", 100, 100))
    asked = fly(table, table.ships[0], "straight", 4, "barrel-roll", (1, 0, 0))
    assert asked.kinds == ["action", "barrel-roll"]  # no free focus after it
    assert table.ships[0].stress == 0


def test_a_finished_phase_has_nobody_left_to_activate() -> None:
    table = trio()
    for ship in table.ships:
        ship.activated = True
    assert next_activation(table) is None
    with pytest.raises(Refused):
        standing(table).answer(0, "nonsense")
    question, _ = begin(next_activation(trio()))  # type: ignore[arg-type]
    assert question.kind == "action"
