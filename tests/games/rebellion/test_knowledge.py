"""Who has seen what: the Empire's suspects, groups of probe cards, cards whose place a side knows."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import ADJACENT, EMPIRE, EVERYWHERE, KIND, LEADER, PLACE, REBEL, names
from dejarik.games.rebellion.rules import base, limit, looking, objectives, recruiting, tucked, units, zones
from dejarik.games.rebellion.rules.constant import settle
from dejarik.lab.stage import perform
from tests.games.rebellion.stage import Galaxy


def bit(*places: str) -> int:
    return sum(1 << PLACE[name] for name in places)


def plain(thing: object) -> object:
    """What stands there now, whatever was put there last."""
    return thing


# ── where the base could be ────────────────────────────────────────────────────────────────────────────────────────


def test_a_garrison_rules_out_its_own_system_only() -> None:
    table = Galaxy(base="hoth").table
    before = table.suspects
    units.gain(table, PLACE["naboo"], KIND["x-wing"])  # a Rebel unit tells nothing
    perform(settle(table))
    assert table.suspects == before
    units.add(table, PLACE["naboo"], KIND["stormtrooper"])
    perform(settle(table))
    assert before & ~table.suspects == bit("naboo")


def test_imperial_loyalty_rules_its_system_out() -> None:
    table = Galaxy(base="hoth").table
    before = table.suspects
    base.check(table, PLACE["kessel"])
    assert table.suspects == before
    table.loyalty[PLACE["kessel"]] = EMPIRE
    base.check(table, PLACE["kessel"])
    assert before & ~table.suspects == bit("kessel")
    assert not table.revealed


def test_units_that_leave_a_hidden_base_show_where_it_may_lie() -> None:
    table = Galaxy(base="hoth").table
    shown = table.shown
    base.seen_leaving(table, PLACE["bespin"])
    assert table.suspects == (ADJACENT[PLACE["bespin"]] | bit("bespin")) & EVERYWHERE & ~table.probes_out
    assert table.shown == shown + 1
    table = Galaxy(base="hoth").revealed().table
    base.seen_leaving(table, PLACE["naboo"])
    assert table.suspects == bit("hoth")


def test_an_answer_narrows_or_rules_out() -> None:
    table = Galaxy(base="hoth").table
    before = table.suspects
    assert not base.answer(table, bit("naboo", "kessel"), PLACE["naboo"])
    assert before & ~table.suspects == bit("naboo", "kessel")
    assert base.answer(table, bit("hoth", "yavin"), PLACE["hoth"])
    assert table.suspects == bit("hoth", "yavin")


def test_drawn_probe_cards_are_ruled_out() -> None:
    table = Galaxy(base="hoth").probes("endor", "ilum", "yavin").table
    table.suspects = EVERYWHERE
    base.draw_probes(table, 2)
    assert table.probe_hand == (PLACE["yavin"], PLACE["ilum"])  # the top card first
    assert table.probes == (PLACE["endor"],)
    assert EVERYWHERE & ~table.suspects == bit("yavin", "ilum")
    base.draw_probes(table, 2)
    assert plain(table.probes) == ()
    shown = table.shown
    base.draw_probes(table, 2)  # there are none left
    assert table.shown == shown


# ── groups of probe cards ──────────────────────────────────────────────────────────────────────────────────────────


def test_cards_put_under_the_deck_look_alike() -> None:
    table = Galaxy(base="hoth").probes("endor", "ilum").table
    table.probe_groups[PLACE["endor"]] = 4
    base.put_under(table, (PLACE["yavin"], PLACE["bespin"]))
    assert set(table.probes[:2]) == {PLACE["yavin"], PLACE["bespin"]}
    assert table.probes[2:] == (PLACE["endor"], PLACE["ilum"])
    assert table.probe_groups[PLACE["yavin"]] == table.probe_groups[PLACE["bespin"]] == 5


@pytest.mark.rule("reb.base.new-base-steps")
def test_a_new_base_could_be_anywhere_but_where_it_cannot_be() -> None:
    galaxy = Galaxy(base="hoth").probe_hand("ilum").put("naboo", "1 stormtrooper").loyal("empire", "kessel")
    galaxy.destroyed("alderaan").put("base", "1 rebel-trooper").leader("base", "han-solo")
    table = galaxy.table
    base.move_out(table, PLACE["yavin"])
    ruled_out = {"coruscant", "ilum", "hoth", "naboo", "kessel", "alderaan"}
    assert set(names(EVERYWHERE & ~table.suspects)) == ruled_out
    assert (table.base, table.revealed) == (PLACE["yavin"], False)
    assert table.probe_hand == (PLACE["ilum"], PLACE["hoth"])
    assert table.probe_groups[PLACE["hoth"]] == 1
    assert table.where[LEADER["han-solo"]] == PLACE["hoth"]
    assert sum(table.units[PLACE["hoth"]]) == 1
    assert ("combats", REBEL) in table.agenda


def test_a_tucked_card_comes_back_as_one_that_was_seen() -> None:
    table = Galaxy(base="hoth", expansion=True).table
    table.tucked = (("secret-facility", PLACE["ilum"]), ("sweep-the-area", PLACE["endor"]))
    assert tucked.untuck(table, "secret-facility") == PLACE["ilum"]
    assert plain(table.tucked) == (("sweep-the-area", PLACE["endor"]),)
    tucked.rejoin(table, PLACE["ilum"])
    tucked.rejoin(table, PLACE["endor"])
    assert table.probe_hand == (PLACE["ilum"], PLACE["endor"])
    assert (table.probe_groups[PLACE["ilum"]], table.probe_groups[PLACE["endor"]]) == (1, 2)


@pytest.mark.rule("reb.rote.under-radar")
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_probe_cards_go_back_all_on_top_or_all_to_the_bottom(where: str) -> None:
    table = Galaxy(base="hoth", expansion=True).probes("endor").table
    table.scouted = (PLACE["ilum"], PLACE["yavin"])  # the top card first
    perform(tucked.return_probes(table), where)
    back = (PLACE["yavin"], PLACE["ilum"])
    assert table.probes == ((PLACE["endor"], *back) if where == "top" else (*back, PLACE["endor"]))
    assert plain(table.scouted) == ()
    assert {table.probe_groups[card] for card in back} == {1, 2}
    assert table.probe_groups[PLACE["endor"]] == 0


# ── missions and projects ──────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_known_of_missions() -> None:
    table = Galaxy().hand("rebel", "sabotage", "demolition").table
    table.known[REBEL] = ("sabotage", "demolition")
    table.assigned[REBEL] = ("hit-and-run", "sabotage")
    assert zones.turn_up(table, REBEL, 1) == "sabotage"
    assert (table.assigned[REBEL], table.known[REBEL]) == (("hit-and-run", ""), ("demolition",))
    zones.throw_away(table, REBEL, "demolition")
    assert (table.known[REBEL], table.discards[REBEL]) == ((), ("demolition",))
    zones.lay_away(table, REBEL, "sabotage")
    assert (table.hands[REBEL], table.known[REBEL]) == (("sabotage", "sabotage"), ("sabotage",))
    zones.lay_away(table, REBEL, "hit-and-run")
    zones.lay_away(table, REBEL, "daring-rescue", "hand")
    assert table.discards[REBEL] == ("demolition", "hit-and-run")
    assert table.hands[REBEL][-1] == table.known[REBEL][-1] == "daring-rescue"
    zones.take_back(table, REBEL, 0)
    assert (table.assigned[REBEL], table.hands[REBEL][-1]) == (("", ""), "hit-and-run")


def test_what_is_known_of_projects() -> None:
    table = Galaxy().table
    table.projects, table.projects_known = ("oversee-project", "construct-factory"), 0
    zones.bury_project(table, "superlaser-online")
    assert (table.projects[0], table.projects_known) == ("superlaser-online", 1)
    assert zones.draw_project(table) == "construct-factory"
    assert zones.draw_project(table) == "oversee-project"
    assert table.projects_known == 1
    assert zones.draw_project(table) == "superlaser-online"
    assert plain((table.projects, table.projects_known)) == ((), 0)
    zones.discard_mission(table, EMPIRE, "superlaser-online")
    assert table.project_discards == ("superlaser-online",)
    assert zones.draw_project(table) == "superlaser-online"
    assert plain((zones.draw_project(table), table.project_discards)) == ("", ())
    table.projects, table.projects_known = ("oversee-project", "construct-factory"), 2
    zones.take_from_deck(table, EMPIRE, "oversee-project")
    assert plain((table.projects, table.projects_known, table.chosen)) == (("construct-factory",), 0, "oversee-project")


# ── objectives ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_follows_an_objective() -> None:
    table = Galaxy().objectives("liberation").objective_deck("uprising", "regional-support", "crippling-blow").table
    assert zones.look_at_objectives(table, EMPIRE, 2) == ("crippling-blow", "regional-support")
    assert table.tracked == [(), ("crippling-blow", "regional-support")]
    zones.track(table, EMPIRE, ("crippling-blow", "uprising"))
    assert table.tracked[EMPIRE] == ("crippling-blow", "regional-support", "uprising")
    zones.draw_objectives(table, 1)
    assert "crippling-blow" in table.tracked[EMPIRE]  # the Empire saw it go to the hand
    objectives.leave_hand(table, "crippling-blow")
    assert plain(table.tracked[EMPIRE]) == ("regional-support", "uprising")
    zones.track(table, REBEL, ("regional-support",))
    zones.draw_objectives(table, 1)
    assert table.tracked == [(), ("regional-support", "uprising")]  # one need not remember what one holds
    zones.show_objectives(table)
    assert set(table.tracked[EMPIRE]) == {"regional-support", "uprising", "liberation"}


def test_sorted_objectives_are_lost_to_the_empire() -> None:
    table = Galaxy().objective_deck("uprising", "regional-support", "crippling-blow").table
    table.tracked = [(), ("crippling-blow", "uprising")]
    perform(looking.sort_objectives(table, 2), "regional-support")
    assert table.objectives == ("crippling-blow", "uprising", "regional-support")
    assert table.tracked[EMPIRE] == ("uprising",)
    table = Galaxy().objective_deck("uprising", "regional-support", "crippling-blow").table
    table.tracked = [("uprising",), ("crippling-blow",)]
    perform(looking.order_objectives(table, 2), ("regional-support", "crippling-blow"))
    assert table.objectives == ("uprising", "crippling-blow", "regional-support")
    assert table.tracked == [("uprising",), ()]
    perform(looking.order_objectives(table, 2, EMPIRE), ("crippling-blow", "regional-support"))
    assert plain(table.objectives[-1]) == "crippling-blow"


def test_a_buried_objective_is_known_to_the_rebels() -> None:
    table = Galaxy().objectives("liberation", "uprising").objective_deck("crippling-blow").table
    asked = perform(looking.bury_one(table), "uprising")
    assert (asked[0].seat, asked.options("bury-objective")) == (1, ["liberation", "uprising"])
    assert (table.objectives, table.objective_hand) == (("uprising", "crippling-blow"), ("liberation",))
    assert table.tracked[REBEL] == ("uprising",)
    assert not perform(looking.bury_one(Galaxy().table))


@pytest.mark.rule("reb.mission.research")
def test_one_of_two_projects_is_kept() -> None:
    table = Galaxy().table
    table.drawn = ("oversee-project", "construct-factory")
    table.projects, table.projects_known = ("superlaser-online",), 0
    perform(looking.keep_project(table), "construct-factory")
    assert table.hands[EMPIRE] == ("construct-factory",)
    assert plain((table.projects, table.projects_known, table.drawn)) == (
        ("oversee-project", "superlaser-online"),
        1,
        (),
    )
    table.drawn = ("construct-factory",)
    perform(looking.keep_project(table), "construct-factory")
    assert table.projects_known == 1  # nothing was buried


def test_lord_vaders_orders_of_two() -> None:
    galaxy = (
        Galaxy(expansion=True).objective_deck("uprising", "regional-support").actions("empire", "lord-vaders-orders")
    )
    scene = galaxy.at(("immediate", EMPIRE, "lord-vaders-orders"))
    assert scene.asked == "empire order-objectives"
    galaxy = Galaxy(expansion=True).objective_deck("uprising").actions("empire", "lord-vaders-orders")
    scene = galaxy.at(("immediate", EMPIRE, "lord-vaders-orders"))
    assert not scene.asks("order-objectives")
    assert scene.table.tracked[EMPIRE] == ("uprising",)


# ── recruiting ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.recruit.draw")
def test_what_is_buried_while_recruiting_is_known() -> None:
    galaxy = Galaxy().pool("mon-mothma")
    table = galaxy.table
    table.action_decks[REBEL] = ("ambush", "its-a-trap", "undercover", "noble-sacrifice")
    table.actions_known[REBEL] = 3
    scene = galaxy.at(("recruit", REBEL))
    assert scene.table.drawn == ("noble-sacrifice", "undercover")
    assert scene.table.actions_known[REBEL] == 2
    scene.says("rebel", "lando-calrissian", "undercover")
    assert scene.table.action_decks[REBEL] == ("noble-sacrifice", "ambush", "its-a-trap")
    assert scene.table.actions_known[REBEL] == 3
    assert scene.table.actions[REBEL] == ("undercover",)
    assert scene.table.recruited[REBEL] == (LEADER["lando-calrissian"],)
    assert recruiting.offered(scene.table, ("undercover",)) == [LEADER["obi-wan-kenobi"]]


@pytest.mark.rule("reb.rote.pool-limit")
def test_eight_leaders_are_not_too_many() -> None:
    eight = ("mon-mothma", "princess-leia", "general-rieekan", "jan-dodonna", "han-solo", "chewbacca", "admiral-ackbar")
    table = Galaxy(expansion=True).pool(*eight, "lando-calrissian").table
    assert not perform(limit.check(table, REBEL))
    table.where[LEADER["obi-wan-kenobi"]] = table.where[LEADER["mon-mothma"]]
    asked = perform(limit.check(table, REBEL), "han-solo")
    assert (asked[0].seat, asked.kinds, asked[0].about.count) == (0, ["too-many-leaders"], 1)  # type: ignore[union-attr]
    assert limit.fuller(table, REBEL) == -1
