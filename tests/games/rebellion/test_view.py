"""What a seat sees of a table on which something lies everywhere."""

from __future__ import annotations

import pytest

from dejarik.core.presenter import Reader
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.facts import EMPIRE, KIND, LEADER, NEUTRAL, PLACE, REBEL
from dejarik.games.rebellion.state import Combat, Errand, Table
from dejarik.games.rebellion.view import CombatView, FaceDown, Known, LeaderView, MissionView, View
from tests.games.rebellion.stage import Galaxy, new

FIRST = "mon-mothma"


def busy() -> Table:
    galaxy = Galaxy(base="hoth", expansion=True)
    galaxy.put("naboo", "2 x-wing, 1 stormtrooper").loyal("rebel", "naboo").loyal("empire", "kessel")
    galaxy.subjugated("ryloth").sabotaged("naboo").destroyed("alderaan").put("base", "1 rebel-trooper")
    galaxy.queued(1, "1 x-wing, 2 stormtrooper").queued(3, "1 at-at").put("kessel", "1 star-destroyer")
    galaxy.pool("chewbacca", "darth-vader").captive("kessel", "han-solo").eliminated("jan-dodonna")
    galaxy.hand("rebel", "sabotage", "demolition").hand("empire", "detained", "collect-bounty")
    galaxy.assigned("rebel", "hit-and-run", "princess-leia").assigned("empire", "rule-by-fear", "general-tagge")
    galaxy.actions("rebel", "ambush").actions("empire", "blindside").deck("rebel", "infiltration", "daring-rescue")
    galaxy.deck("empire", "hunt-them-down").probe_hand("ilum", "endor").probes("yavin", "bespin", "dagobah")
    galaxy.objectives("liberation", "major-victory").objective_deck("uprising", "regional-support")
    galaxy.track(time=3, reputation=11).lasting("protected", "chewbacca").lasting("locked", "naboo")
    table = galaxy.table
    table.lasting += (("yoda", 0),)
    table.known = [("sabotage",), ("detained",)]
    table.discards = [("seek-yoda",), ("long-range-probe",)]
    table.recruited = [(LEADER[FIRST],), (-1,)]
    table.action_decks = [("undercover", "noble-sacrifice"), ("good-intel", "local-rumors", "public-support")]
    table.actions_known = [1, 2]
    table.tracked = [("uprising",), ("liberation", "regional-support")]
    table.objective_discards, table.objectives_in_play = ("crippling-blow",), ("rebel-cell",)
    table.projects, table.project_discards = ("oversee-project", "construct-factory"), ("superlaser-online",)
    table.projects_known = 1
    table.spent = ("rebel-planning",)
    table.drawn, table.drawer = ("point-blank-assault",), EMPIRE
    table.chosen, table.current = "stolen-plans", REBEL
    table.scouted, table.planted = (PLACE["tatooine"],), (PLACE["kessel"],)
    table.probe_groups[PLACE["ilum"]] = table.probe_groups[PLACE["yavin"]] = 2
    table.probe_groups[PLACE["endor"]] = 1
    table.tactics = [("space-critical-hit",), ("ground-dig-in", "ground-critical-hit")]
    table.tactics_used = [("space-no-escape",), ("ground-onslaught",), (), ()]
    table.peeked = ("ground-dig-in",)
    table.tucked = (("under-the-radar", PLACE["rodia"]), ("secret-facility", PLACE["utapau"]))
    table.targets = (("raid-outposts", PLACE["ilum"]),)
    table.mobilizations, table.deployed = (2,), (PLACE["kessel"],)
    table.passed, table.round, table.leader_limit = 0b10, 4, [8, 9]
    table.waiting[KIND["x-wing"]], table.waiting[KIND["at-st"]] = 1, 2
    table.errand = Errand("hunt-them-down", EMPIRE, 1, (LEADER["darth-vader"],), PLACE["naboo"], LEADER[FIRST])
    table.errand.dice, table.errand.success = (((0, 1),), ((2, 3),)), 1
    table.combat = fight()
    return table


def fight() -> Combat:
    combat = Combat(PLACE["naboo"], EMPIRE, round=2, damage=[()] * len(KIND), lost=[0] * len(KIND))
    combat.damage[KIND["x-wing"]] = ((1, 2), (1, 0))
    combat.lost[KIND["tie-fighter"]] = 2
    combat.hands = [("space-no-escape", "ground-dig-in"), ("ground-onslaught", "ground-critical-hit")]
    combat.dice, combat.roller = ((1, 2), (0, 0)), REBEL
    combat.effects = (("no-block", REBEL, "step"),)
    combat.retreated, combat.winners = (False, True), (NEUTRAL, EMPIRE)
    combat.objective_played, combat.chosen = True, ("bombing-run", "")
    return combat


def seen(seat: int | None, table: Table | None = None) -> View:
    view = GAME.view(busy() if table is None else table, seat)
    assert isinstance(view, View)
    return view


def mission_of(table: Table) -> MissionView:
    mission = seen(0, table).mission
    assert mission is not None
    return mission


def combat_of(table: Table, seat: int | None) -> CombatView:
    combat = seen(seat, table).combat
    assert combat is not None
    return combat


def test_what_lies_open_is_seen_from_every_seat() -> None:
    for seat, side in ((0, "rebel"), (1, "empire"), (None, "")):
        view = seen(seat)
        assert (view.seat, view.side, view.posts) == (seat, side, (0, 0, 1, 1))
        assert (view.phase, view.round, view.current, view.passed) == ("command", 4, "rebel", (1,))
        assert (view.time, view.reputation, view.revealed, view.winner, view.result) == (3, 11, False, "", "")
        assert view.base_units == {"rebel-trooper": 1}
        assert (view.probe_deck, view.probe_count, view.probes_out) == (3, 2, ("coruscant",))
        assert (view.projects, view.project_discards) == (2, ("superlaser-online",))
        assert (view.objective_stages, view.objective_deck) == ((2, 3), (1, 3))
        assert (view.objective_discards, view.objectives_in_play) == (("crippling-blow",), ("rebel-cell",))
        assert (view.spent, view.tactic_decks) == (("rebel-planning",), (1, 2))
        assert view.tactics_used == (("space-no-escape",), ("ground-onslaught",))
        assert (view.mobilizations, view.deployed) == ((2,), ("kessel",))
        assert view.lasting == (("protected", "chewbacca"), ("locked", "naboo"))
        assert view.options.expansion


def test_a_system_is_seen_with_its_markers() -> None:
    systems = {system.id: system for system in seen(None).systems}
    assert len(systems) == 32
    naboo, ryloth, kessel = systems["naboo"], systems["ryloth"], systems["kessel"]
    assert (naboo.loyalty, naboo.units) == ("rebel", {"x-wing": 2, "stormtrooper": 1})
    assert (naboo.subjugated, naboo.sabotaged, naboo.destroyed, naboo.targets) == (False, True, False, ())
    assert (ryloth.loyalty, ryloth.subjugated, ryloth.sabotaged, ryloth.units) == ("", True, False, {})
    assert (kessel.loyalty, kessel.units) == ("empire", {"star-destroyer": 1})
    assert systems["alderaan"].destroyed
    assert systems["ilum"].targets == ("raid-outposts",)


def test_a_leader_is_seen_where_he_is() -> None:
    leaders = {leader.id: leader for leader in seen(None).leaders}
    assert leaders["chewbacca"] == LeaderView("chewbacca", "rebel", "pool", 0, "", False, ("protected",))
    assert leaders["han-solo"] == LeaderView("han-solo", "rebel", "kessel", 0, "captured", True, ())
    assert leaders["princess-leia"] == LeaderView("princess-leia", "rebel", "mission", 1, "", False, ())
    assert leaders["jan-dodonna"].where == "eliminated"
    assert leaders[FIRST].where == "supply"
    # what lies on a place of the same number is nobody's mark
    table = Galaxy().table
    table.lasting = (("locked", LEADER["chewbacca"]), ("yoda", LEADER["chewbacca"]), ("loose", LEADER["darth-vader"]))
    view = GAME.view(table, None)
    assert [(leader.id, leader.marks) for leader in view.leaders if leader.marks] == [("darth-vader", ("loose",))]


def test_both_sides_see_the_backs_of_cards_and_the_queues() -> None:
    for seat in (0, 1, None):
        rebel, empire = seen(seat).sides
        assert (rebel.hand_count, empire.hand_count) == (2, 2)
        assert (rebel.known, empire.known) == (("sabotage",), ("detained",))
        assert (rebel.deck, empire.deck) == (2, 1)
        assert (rebel.discards, empire.discards) == (("seek-yoda",), ("long-range-probe",))
        assert (rebel.action_count, empire.action_count) == (1, 1)
        assert (rebel.recruited, empire.recruited) == ((FIRST,), ("",))
        assert (rebel.action_deck, empire.action_deck) == (2, 3)
        assert rebel.queue == ({"x-wing": 1}, {}, {})
        assert empire.queue == ({"stormtrooper": 2}, {}, {"at-at": 1})
        assert (rebel.waiting, empire.waiting) == ({"x-wing": 1}, {"at-st": 2})
        assert (rebel.leader_limit, empire.leader_limit) == (8, 9)
        assert rebel.supply["x-wing"] == 8 - 3
        assert "x-wing" not in empire.supply
        assert rebel.tactics_used == empire.tactics_used == ((), ())
    table = busy()
    table.supply[KIND["x-wing"]] = 0
    assert "x-wing" not in GAME.view(table, 0).sides[REBEL].supply


@pytest.mark.rule("reb.info.hidden-table")
def test_cards_are_seen_by_their_owner_only() -> None:
    rebel, empire, nobody = seen(0), seen(1), seen(None)
    assert rebel.sides[REBEL].hand == ("demolition", "sabotage")
    assert empire.sides[EMPIRE].hand == ("collect-bounty", "detained")
    assert rebel.sides[REBEL].assigned == (FaceDown(1, ("princess-leia",), "hit-and-run"),)
    assert empire.sides[EMPIRE].assigned == (FaceDown(1, ("general-tagge",), "rule-by-fear"),)
    assert (rebel.sides[REBEL].actions, empire.sides[EMPIRE].actions) == (("ambush",), ("blindside",))
    assert rebel.sides[REBEL].buried_actions == ("undercover",)
    assert empire.sides[EMPIRE].buried_actions == ("good-intel", "local-rumors")
    for other in (rebel.sides[EMPIRE], empire.sides[REBEL], *nobody.sides):
        assert (other.hand, other.actions, other.buried_actions) == ((), (), ())
        assert [down.card for down in other.assigned] == [""]
        assert len(other.assigned[0].leaders) == 1


def test_a_mission_turned_up_is_no_longer_face_down() -> None:
    table = busy()
    table.assigned[REBEL] = ("", *table.assigned[REBEL])
    assert [down.number for down in GAME.view(table, 0).sides[REBEL].assigned] == [2]


@pytest.mark.rule("reb.info.hidden-table")
def test_who_sees_the_base_and_probe_cards() -> None:
    rebel, empire, nobody = seen(0), seen(1), seen(None)
    assert (rebel.base, empire.base, nobody.base) == ("hoth", "", "")
    assert (rebel.suspects, nobody.suspects) == ((), ())
    assert "hoth" in empire.suspects
    assert "coruscant" not in empire.suspects
    assert (rebel.probes, empire.probes, nobody.probes) == ((), ("endor", "ilum"), ())
    assert rebel.probes_seen == ((("endor",), 1), (("ilum", "yavin"), 1))
    assert empire.probes_seen == nobody.probes_seen == ()
    assert (rebel.scouted, empire.scouted, nobody.scouted) == (("tatooine",), ("",), ("",))
    assert (rebel.planted, empire.planted, nobody.planted) == (("kessel",), ("kessel",), ())
    assert rebel.tucked == (("under-the-radar", "rodia"), ("secret-facility", ""))
    assert empire.tucked == (("under-the-radar", ""), ("secret-facility", "utapau"))
    assert nobody.tucked == (("under-the-radar", ""), ("secret-facility", ""))


def test_the_base_is_known_once_it_is_revealed_or_somebody_has_won() -> None:
    for change in ("revealed", "winner"):
        table = busy()
        setattr(table, change, 1)
        assert [GAME.view(table, seat).base for seat in (0, 1, None)] == ["hoth"] * 3
    assert new().view(0).base == ""  # there is none before it is chosen
    table = busy()
    table.winner, table.result = REBEL, "hope"
    assert (GAME.view(table, 1).winner, GAME.view(table, 1).result) == ("rebel", "hope")
    table = busy()
    table.base = 0
    assert GAME.view(table, 0).base == next(iter(PLACE))


@pytest.mark.rule("reb.info.hidden-table")
def test_who_sees_objectives_and_cards_being_chosen() -> None:
    rebel, empire, nobody = seen(0), seen(1), seen(None)
    assert rebel.objectives == ("liberation", "major-victory")
    assert (empire.objectives, nobody.objectives) == (("liberation",), ())
    assert rebel.objectives_known == (Known(1, "uprising"),)
    assert (empire.objectives_known, nobody.objectives_known) == ((Known(0, "regional-support"),), ())
    assert (rebel.buried_projects, empire.buried_projects, nobody.buried_projects) == ((), ("oversee-project",), ())
    assert (rebel.drawn, empire.drawn, nobody.drawn) == ((), ("point-blank-assault",), ())
    assert (rebel.chosen, empire.chosen, nobody.chosen) == ("stolen-plans", "", "")
    assert (rebel.peeked, empire.peeked, nobody.peeked) == (("ground-dig-in",), (), ())


def test_the_running_mission_is_seen() -> None:
    mission = seen(None).mission
    assert mission is not None
    assert (mission.card, mission.side, mission.leaders) == ("hunt-them-down", "empire", ("darth-vader",))
    assert (mission.place, mission.target, mission.success) == ("naboo", FIRST, 1)
    assert mission.dice == (("black-hit",), ("green-special",))
    table = busy()
    table.errand = Errand("misdirection", REBEL, 0, ())
    bare = mission_of(table)
    assert (bare.place, bare.target, bare.side) == ("", "", "rebel")
    table.errand = Errand("misdirection", REBEL, 0, (), place=0, target=0)
    first = mission_of(table)
    assert (first.place, first.target) == (next(iter(PLACE)), next(iter(LEADER)))
    table.errand = None
    assert GAME.view(table, 0).mission is None


def test_a_combat_is_seen() -> None:
    combats = [combat_of(busy(), seat) for seat in (0, 1, None)]
    for combat in combats:
        assert (combat.place, combat.current, combat.round) == ("naboo", "empire", 2)
        assert combat.damage == {"x-wing": (3, 1)}
        assert (combat.dice, combat.roller) == (("red-direct", "black-blank"), "rebel")
        assert combat.counts == ((1, 1), (0, 2))
        assert (combat.effects, combat.lost) == (("no-block",), {"tie-fighter": 2})
        assert (combat.retreated, combat.winners) == ((False, True), ("", "empire"))
        assert combat.objective_played
        assert combat.chosen == ("bombing-run", "")
    own, theirs = ("ground-dig-in", "space-no-escape"), ("ground-critical-hit", "ground-onslaught")
    assert [each.hands for each in combats] == [(own, ()), ((), theirs), ((), ())]
    table = busy()
    assert table.combat is not None
    table.combat.effects = (("open-hand", REBEL, "combat"),)  # Good Intel
    hands = [combat_of(table, seat).hands for seat in (0, 1, None)]
    assert hands == [(own, ()), (own, theirs), ((), ())]
    table.combat.effects = (("open-hand", EMPIRE, "combat"),)
    assert [combat_of(table, seat).hands for seat in (0, 1, None)] == [(own, theirs), ((), theirs), ((), ())]
    table.combat = None
    assert GAME.view(table, 1).combat is None


def test_in_cinematic_combat_used_cards_lie_with_their_side() -> None:
    table = Galaxy(expansion=True, cinematic=True).table
    table.tactics_used = [("bombing-run",), ("take-cover",), ("intercept",), ("overrun",)]
    view = GAME.view(table, None)
    assert view.tactics_used == ((), ())
    assert view.sides[REBEL].tactics_used == (("bombing-run",), ("take-cover",))
    assert view.sides[EMPIRE].tactics_used == (("intercept",), ("overrun",))


def test_a_lured_leader_is_seen_with_the_side_he_serves() -> None:
    table = Galaxy().captive("kessel", "luke-skywalker", "lure-of-the-dark-side").table
    luke = next(leader for leader in GAME.view(table, 0).leaders if leader.id == "luke-skywalker")
    assert (luke.side, luke.captive) == ("empire", False)


def test_whoever_looks_on_is_told_of_a_mission_that_is_revealed() -> None:
    galaxy = Galaxy().assigned("rebel", "sabotage", "chewbacca").assigned("empire", "rule-by-fear", "general-tagge")
    match = galaxy.turn("rebel").match
    (question,) = match.questions.values()
    told = {}
    for seat in (None, 0, 1):
        reader = Reader("en", seat, ["Mon", "Orson"])
        told[seat] = GAME.presenter.answer(reader, match.view(seat), question, ("reveal", 0))
    assert told[question.seat] == ["Reveal “Sabotage” (Chewbacca)"]
    assert told[None] == told[1 - question.seat] == ["Reveal mission 1 (Chewbacca)"]
