"""Facts of the cards: what is printed, how often, and that every card has its words."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from dejarik.core.words import LANGUAGES, Texts
from dejarik.games.xwing import GAME
from dejarik.games.xwing.cards import DAMAGE, PILOTS, SHIPS, UPGRADES, deck
from dejarik.games.xwing.cards.facts import ACTIONS, FACTIONS, SLOTS, Manoeuvre, xws_name
from dejarik.games.xwing.starters import STARTERS

TEXTS = Texts("dejarik.games.xwing.cards")


CORE_PILOTS = {  # copies, unique, faction, ship, skill, cost, slots, ability
    "luke-skywalker": (1, True, "rebel", "xwing", 8, 28, ("elite", "torpedo", "astromech"), True),
    "biggs-darklighter": (1, True, "rebel", "xwing", 5, 25, ("torpedo", "astromech"), True),
    "red-squadron-pilot": (1, False, "rebel", "xwing", 4, 23, ("torpedo", "astromech"), False),
    "rookie-pilot": (1, False, "rebel", "xwing", 2, 21, ("torpedo", "astromech"), False),
    "mauler-mithel": (1, True, "imperial", "tie", 7, 17, ("elite",), True),
    "dark-curse": (1, True, "imperial", "tie", 6, 16, (), True),
    "night-beast": (1, True, "imperial", "tie", 5, 15, (), True),
    "black-squadron-pilot": (2, False, "imperial", "tie", 4, 14, ("elite",), False),
    "obsidian-squadron-pilot": (2, False, "imperial", "tie", 3, 13, (), False),
    "academy-pilot": (2, False, "imperial", "tie", 1, 12, (), False),
}


@pytest.mark.rule("xw.card.ships")
def test_the_core_set_has_thirteen_ship_cards() -> None:
    core = {name: pilot for name, pilot in PILOTS.items() if "core" in pilot.copies}
    found = {
        name: (p.copies["core"], p.unique, p.faction, p.ship.id, p.skill, p.cost, p.slots, p.ability)
        for name, p in core.items()
    }
    assert found == CORE_PILOTS
    assert sum(row[0] for row in found.values()) == 13
    assert sum(row[0] for row in found.values() if row[3] == "xwing") == 4
    assert sum(row[0] for row in found.values() if row[3] == "tie") == 9


@pytest.mark.rule("xw.overview.two-factions")
def test_every_ship_card_belongs_to_one_of_two_factions() -> None:
    assert {pilot.faction for pilot in PILOTS.values()} == set(FACTIONS) == {"rebel", "imperial"}
    assert {p.faction for p in PILOTS.values() if p.ship.id in ("xwing", "ywing")} == {"rebel"}
    assert {p.faction for p in PILOTS.values() if p.ship.id.startswith("tie")} == {"imperial"}


@pytest.mark.rule("xw.comp.ship-card")
@pytest.mark.parametrize("name", PILOTS)
def test_a_ship_card_has_all_its_fields(name: str) -> None:
    pilot = PILOTS[name]
    ship = pilot.ship
    assert 0 <= pilot.skill <= 9
    assert TEXTS.say("ru", f"pilot-{name}")
    assert TEXTS.say("ru", f"ship-{ship.id}")
    assert pilot.faction in FACTIONS
    assert ship.attack > 0
    assert ship.agility > 0
    assert ship.hull > 0
    assert ship.shields >= 0
    assert SHIPS[ship.id] is ship
    assert set(pilot.slots) <= set(SLOTS)
    assert TEXTS.has("ru", f"pilot-{name}-text") == pilot.ability
    assert set(ship.actions) <= set(ACTIONS)
    assert "focus" in ship.actions
    assert pilot.cost > 0


@pytest.mark.rule("xw.card.ship-types")
def test_values_and_action_bars_of_the_core_ships() -> None:
    xwing, tie = SHIPS["xwing"], SHIPS["tie"]
    assert (xwing.attack, xwing.agility, xwing.hull, xwing.shields) == (3, 2, 3, 2)
    assert xwing.actions == ("focus", "target-lock")
    assert (tie.attack, tie.agility, tie.hull, tie.shields) == (2, 3, 3, 0)
    assert tie.actions == ("focus", "barrel-roll", "evade")
    assert not xwing.large
    assert not tie.large


def test_values_of_the_first_wave() -> None:
    ywing, advanced = SHIPS["ywing"], SHIPS["tie-advanced"]
    assert (ywing.attack, ywing.agility, ywing.hull, ywing.shields) == (2, 1, 5, 3)
    assert (advanced.attack, advanced.agility, advanced.hull, advanced.shields) == (2, 3, 3, 2)
    assert len(PILOTS) == 23
    assert len(UPGRADES) == 15


@pytest.mark.rule("xw.dial.xwing")
def test_the_x_wing_dial() -> None:
    dial = SHIPS["xwing"].dial
    assert Counter(window.colour for window in dial) == {"green": 4, "white": 10, "red": 1}
    assert len(dial) == 15
    assert max(window.speed for window in dial) == 4
    assert SHIPS["xwing"].manoeuvre("turn-left", 1) is None
    assert SHIPS["xwing"].manoeuvre("koiogran", 4) == Manoeuvre("koiogran", 4, "red")
    assert SHIPS["xwing"].manoeuvre("bank-right", 1) == Manoeuvre("bank-right", 1, "green")
    assert SHIPS["xwing"].manoeuvre("straight", 3) == Manoeuvre("straight", 3, "white")


@pytest.mark.rule("xw.dial.tie")
def test_the_tie_dial() -> None:
    dial = SHIPS["tie"].dial
    assert Counter(window.colour for window in dial) == {"green": 4, "white": 10, "red": 2}
    assert len(dial) == 16
    assert SHIPS["tie"].manoeuvre("straight", 1) is None
    assert SHIPS["tie"].manoeuvre("bank-left", 1) is None
    assert SHIPS["tie"].manoeuvre("turn-left", 1) == Manoeuvre("turn-left", 1, "white")
    assert SHIPS["tie"].manoeuvre("straight", 3) == Manoeuvre("straight", 3, "green")


def test_the_dials_of_the_first_wave() -> None:
    assert Counter(w.colour for w in SHIPS["ywing"].dial) == {"green": 2, "white": 9, "red": 4}
    assert Counter(w.colour for w in SHIPS["tie-advanced"].dial) == {"green": 4, "white": 10, "red": 1}


@pytest.mark.parametrize("ship", SHIPS)
def test_dials_are_the_same_to_both_sides_and_have_no_window_twice(ship: str) -> None:
    dial = SHIPS[ship].dial
    assert len({(window.bearing, window.speed) for window in dial}) == len(dial)
    left = {(w.bearing[:-5], w.speed, w.colour) for w in dial if w.bearing.endswith("-left")}
    right = {(w.bearing[:-6], w.speed, w.colour) for w in dial if w.bearing.endswith("-right")}
    assert left == right


CORE_UPGRADES = {
    "proton-torpedoes": ("torpedo", 4, False, 4, (2, 3)),
    "r2-d2": ("astromech", 4, True, None, None),
    "r2-f2": ("astromech", 3, True, None, None),
    "determination": ("elite", 1, False, None, None),
    "marksmanship": ("elite", 3, False, None, None),
}


@pytest.mark.rule("xw.card.upgrades", "xw.comp.upgrade-card")
def test_the_core_set_has_five_upgrades_and_one_weapon_among_them() -> None:
    core = {name: card for name, card in UPGRADES.items() if "core" in card.copies}
    found = {name: (c.slot, c.cost, c.unique, c.attack, c.reach) for name, c in core.items()}
    assert found == CORE_UPGRADES
    assert all(card.copies["core"] == 1 for card in core.values())
    assert [name for name, card in core.items() if card.weapon] == ["proton-torpedoes"]
    assert all((card.attack is None) == (card.reach is None) for card in UPGRADES.values())
    for lang in LANGUAGES:
        for name in UPGRADES:
            assert TEXTS.say(lang, f"upgrade-{name}")
            assert TEXTS.say(lang, f"upgrade-{name}-text")


@pytest.mark.rule("xw.deck.counts", "xw.deck.cards")
def test_the_damage_deck() -> None:
    cards = deck()
    assert len(cards) == 33 == 7 + 13 * 2
    assert Counter(DAMAGE[card].trait for card in cards) == {"ship": 25, "pilot": 8}
    counts = Counter(cards)
    assert counts.pop("direct-hit") == 7
    assert set(counts.values()) == {2}
    assert len(counts) == 13
    pilots = {name for name, card in DAMAGE.items() if card.trait == "pilot"}
    assert pilots == {"blinded-pilot", "damaged-cockpit", "injured-pilot", "stunned-pilot"}
    assert TEXTS.say("ru", "damage-direct-hit") == "Прямое попадание!"


@pytest.mark.rule("xw.comp.info-cards")
def test_there_are_three_kinds_of_cards() -> None:
    kinds = {type(card).__name__ for table in (PILOTS, UPGRADES, DAMAGE) for card in table.values()}
    assert kinds == {"PilotCard", "UpgradeCard", "DamageCard"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_its_text(lang: str) -> None:
    names = [TEXTS.say(lang, f"pilot-{name}") for name in PILOTS]
    names += [TEXTS.say(lang, f"upgrade-{name}") for name in UPGRADES]
    names += [TEXTS.say(lang, f"damage-{name}") for name in DAMAGE]
    assert len(set(names)) == len(names)
    for name in DAMAGE:
        assert TEXTS.say(lang, f"damage-{name}-text")
    for name, pilot in PILOTS.items():
        assert TEXTS.has(lang, f"pilot-{name}-text") == pilot.ability


def test_community_names_are_our_ids_without_hyphens() -> None:
    assert xws_name("luke-skywalker") == "lukeskywalker"
    assert xws_name("r2-d2") == "r2d2"
    assert len({xws_name(name) for name in (*PILOTS, *UPGRADES)}) == len(PILOTS) + len(UPGRADES)


def test_pages_are_told_the_facts_of_every_card() -> None:
    told = msgspec.json.decode(msgspec.json.encode(GAME.facts))
    assert told["pilots"].keys() == PILOTS.keys()
    assert told["upgrades"].keys() == UPGRADES.keys()
    assert told["damage"].keys() == DAMAGE.keys()
    assert told["pilots"]["luke-skywalker"]["ship"] == "xwing"
    assert (
        told["upgrades"]["proton-torpedoes"] | {"reach": [2, 3], "attack": 4, "slots": ["torpedo"]}
        == (told["upgrades"]["proton-torpedoes"])
    )
    assert told["ships"]["tie"]["dial"]
    assert told["starters"].keys() == STARTERS.keys()
    assert told["limits"] == {"core": 31, "standard": 100}
    assert len(told["asteroids"]) == 6


#: Every upgrade of the core set and the first wave: slot, squad points, and how many lie in which box.
ALL_UPGRADES = {
    "determination": ("elite", 1, {"core": 1, "tie": 1}),
    "expert-handling": ("elite", 2, {"xwing": 1, "tie_advanced": 1}),
    "marksmanship": ("elite", 3, {"core": 1, "xwing": 1}),
    "squad-leader": ("elite", 2, {"tie_advanced": 1}),
    "swarm-tactics": ("elite", 2, {"tie": 1, "tie_advanced": 1}),
    "r2-astromech": ("astromech", 1, {"ywing": 1}),
    "r2-d2": ("astromech", 4, {"core": 1}),
    "r2-f2": ("astromech", 3, {"core": 1}),
    "r5-astromech": ("astromech", 1, {"xwing": 1}),
    "r5-d8": ("astromech", 3, {"ywing": 1}),
    "r5-k6": ("astromech", 2, {"xwing": 1}),
    "proton-torpedoes": ("torpedo", 4, {"core": 1, "xwing": 1, "ywing": 2}),
    "ion-cannon-turret": ("turret", 5, {"ywing": 1}),
    "concussion-missiles": ("missile", 4, {"tie_advanced": 1}),
    "cluster-missiles": ("missile", 4, {"tie_advanced": 1}),
}


@pytest.mark.rule("xw.squad.cost", "xw.limit.components")
@pytest.mark.parametrize("name", ALL_UPGRADES)
def test_what_an_upgrade_costs_and_where_it_lies(name: str) -> None:
    card = UPGRADES[name]
    assert (card.slot, card.cost, dict(card.copies)) == ALL_UPGRADES[name]
    assert set(UPGRADES) == set(ALL_UPGRADES)


_XWING, _YWING = ("torpedo", "astromech"), ("turret", "torpedo", "torpedo", "astromech")
#: The upgrade bar of every pilot of both sets, and whether the name is unique.
BARS = {
    "wedge-antilles": (("elite", *_XWING), True),
    "luke-skywalker": (("elite", *_XWING), True),
    "garven-dreis": (_XWING, True),
    "biggs-darklighter": (_XWING, True),
    "red-squadron-pilot": (_XWING, False),
    "rookie-pilot": (_XWING, False),
    "horton-salm": (_YWING, True),
    "dutch-vander": (_YWING, True),
    "gray-squadron-pilot": (_YWING, False),
    "gold-squadron-pilot": (_YWING, False),
    "howlrunner": (("elite",), True),
    "mauler-mithel": (("elite",), True),
    "dark-curse": ((), True),
    "backstabber": ((), True),
    "night-beast": ((), True),
    "winged-gundark": ((), True),
    "black-squadron-pilot": (("elite",), False),
    "obsidian-squadron-pilot": ((), False),
    "academy-pilot": ((), False),
    "darth-vader": (("elite", "missile"), True),
    "maarek-stele": (("elite", "missile"), True),
    "storm-squadron-pilot": (("missile",), False),
    "tempest-squadron-pilot": (("missile",), False),
}


@pytest.mark.rule("xw.comp.ship-card", "xw.squad.unique")
def test_the_bar_of_every_pilot_and_whose_name_is_unique() -> None:
    assert {name: (pilot.slots, pilot.unique) for name, pilot in PILOTS.items()} == BARS
    assert all(pilot.ability == pilot.unique for pilot in PILOTS.values())


@pytest.mark.rule("xw.squad.unique", "xw.sec.dice")
def test_which_upgrades_are_unique_and_how_weapons_fire() -> None:
    unique = {name for name, card in UPGRADES.items() if card.unique}
    assert unique == {"squad-leader", "r2-d2", "r2-f2", "r5-d8", "r5-k6"}
    assert {name: (card.attack, card.reach) for name, card in UPGRADES.items() if card.weapon} == {
        "proton-torpedoes": (4, (2, 3)),
        "ion-cannon-turret": (3, (1, 2)),
        "concussion-missiles": (4, (2, 3)),
        "cluster-missiles": (3, (1, 2)),
    }


def test_the_action_bars_of_the_first_wave() -> None:
    assert SHIPS["ywing"].actions == ("focus", "target-lock")
    assert SHIPS["tie-advanced"].actions == ("focus", "target-lock", "barrel-roll", "evade")
    assert not any(ship.large for ship in SHIPS.values())


#: Every pilot of the core set and the first wave: skill, squad points, and how many lie in which box.
ALL_PILOTS = {
    "wedge-antilles": ("xwing", 9, 29, {"xwing": 1}),
    "luke-skywalker": ("xwing", 8, 28, {"core": 1}),
    "garven-dreis": ("xwing", 6, 26, {"xwing": 1}),
    "biggs-darklighter": ("xwing", 5, 25, {"core": 1}),
    "red-squadron-pilot": ("xwing", 4, 23, {"core": 1, "xwing": 1}),
    "rookie-pilot": ("xwing", 2, 21, {"core": 1, "xwing": 1}),
    "horton-salm": ("ywing", 8, 25, {"ywing": 1}),
    "dutch-vander": ("ywing", 6, 23, {"ywing": 1}),
    "gray-squadron-pilot": ("ywing", 4, 20, {"ywing": 1}),
    "gold-squadron-pilot": ("ywing", 2, 18, {"ywing": 1}),
    "howlrunner": ("tie", 8, 18, {"tie": 1}),
    "mauler-mithel": ("tie", 7, 17, {"core": 1}),
    "dark-curse": ("tie", 6, 16, {"core": 1}),
    "backstabber": ("tie", 6, 16, {"tie": 1}),
    "night-beast": ("tie", 5, 15, {"core": 1}),
    "winged-gundark": ("tie", 5, 15, {"tie": 1}),
    "black-squadron-pilot": ("tie", 4, 14, {"core": 2, "tie": 1}),
    "obsidian-squadron-pilot": ("tie", 3, 13, {"core": 2, "tie": 1}),
    "academy-pilot": ("tie", 1, 12, {"core": 2, "tie": 1}),
    "darth-vader": ("tie-advanced", 9, 29, {"tie_advanced": 1}),
    "maarek-stele": ("tie-advanced", 7, 27, {"tie_advanced": 1}),
    "storm-squadron-pilot": ("tie-advanced", 4, 23, {"tie_advanced": 1}),
    "tempest-squadron-pilot": ("tie-advanced", 2, 21, {"tie_advanced": 1}),
}


@pytest.mark.rule("xw.squad.cost", "xw.comp.ship-card", "xw.limit.components")
@pytest.mark.parametrize("name", ALL_PILOTS)
def test_what_a_pilot_can_do_and_costs_and_where_the_card_lies(name: str) -> None:
    card = PILOTS[name]
    assert (card.ship.id, card.skill, card.cost, dict(card.copies)) == ALL_PILOTS[name]


#: Every dial, row by row: the colours of the speeds 1 to 5, a dot where there is no window.
DIALS = {
    "xwing": ("XW", "xwing", {"straight": "ggww.", "bank": "gww..", "turn": ".ww..", "koiogran": "...r."}),
    "ywing": ("YW", "ywing", {"straight": "ggwr.", "bank": "www..", "turn": ".wr..", "koiogran": "...r."}),
    "tie": ("TF", "tiefighter", {"straight": ".ggww", "bank": ".gw..", "turn": "www..", "koiogran": "..rr."}),
    "tie-advanced": ("TA", "tieadvanced", {"straight": ".ggww", "bank": "gww..", "turn": ".ww..", "koiogran": "...r."}),
}


@pytest.mark.rule("xw.dial.xwing", "xw.dial.tie", "xw.comp.dial-per-type", "xw.man.bearings")
@pytest.mark.parametrize("name", DIALS)
def test_every_window_of_every_dial(name: str) -> None:
    ship, (code, community, rows) = SHIPS[name], DIALS[name]
    assert (ship.id, ship.dial_code, ship.xws) == (name, code, community)
    for row, colours in rows.items():
        for bearing in (f"{row}-left", f"{row}-right") if row in ("bank", "turn") else (row,):
            shown = [ship.manoeuvre(bearing, speed) for speed in range(1, 6)]
            assert "".join("." if window is None else window.colour[0] for window in shown) == colours
    assert sum(len(row.replace(".", "")) * (1 + (name in ("bank", "turn"))) for name, row in rows.items()) == len(
        ship.dial
    )


@pytest.mark.rule("xw.man.bearings")
def test_a_dial_goes_from_slow_to_fast_and_from_hard_left_to_hard_right() -> None:
    speed_two = ["turn-left", "bank-left", "straight", "bank-right", "turn-right"]
    assert [window.bearing for window in SHIPS["tie"].dial if window.speed == 2] == speed_two
    assert [window.bearing for window in SHIPS["xwing"].dial if window.speed == 4] == ["straight", "koiogran"]
    for ship in SHIPS.values():
        speeds = [window.speed for window in ship.dial]
        assert speeds == sorted(speeds)
