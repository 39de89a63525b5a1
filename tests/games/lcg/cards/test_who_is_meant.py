"""Whom each card means, and whom not: every filter tried on a table with one card of every sort on both sides."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from dejarik.core.cards import Choice, Lasts, Target, Verb, Whoever
from dejarik.games.lcg.cards.ability import Ability, Moment, Use
from dejarik.games.lcg.cards.library import script_of
from dejarik.games.lcg.rules import values
from dejarik.games.lcg.rules.playing import hosts
from dejarik.games.lcg.rules.resources import cost_of
from dejarik.games.lcg.state import DIAL
from tests.games.lcg.stage import DARK, LIGHT, Scene, answers, invent

LIGHT_CHARACTERS = {"luke", "believer", "loyalist", "ewok"}
LIGHT_UNITS = LIGHT_CHARACTERS | {"droid", "x-wing", "redemption"}
DARK_CHARACTERS = {"vader", "nightsister", "guard", "trooper"}
DARK_FIGHTERS = {"tie", "advanced"}
DARK_VEHICLES = DARK_FIGHTERS | {"at-st", "fleet"}
DARK_UNITS = DARK_CHARACTERS | DARK_VEHICLES | {"rancor", "probe"}
UNITS = LIGHT_UNITS | DARK_UNITS
CHARACTERS = LIGHT_CHARACTERS | DARK_CHARACTERS
VEHICLES = {"x-wing", "redemption"} | DARK_VEHICLES
FIGHTERS = {"x-wing"} | DARK_FIGHTERS
FORCE = {"luke", "believer", "vader", "nightsister"}
LIGHT_OBJECTIVES, DARK_OBJECTIVES = {"light 1", "light 2", "light 3"}, {"dark 1", "dark 2", "dark 3"}
OBJECTIVES = LIGHT_OBJECTIVES | DARK_OBJECTIVES
LIGHT_ENHANCEMENTS, DARK_ENHANCEMENTS = {"saber", "grounds"}, {"dark saber", "library", "pilot"}
ENHANCEMENTS = LIGHT_ENHANCEMENTS | DARK_ENHANCEMENTS
LIGHT_CARDS = LIGHT_UNITS | LIGHT_OBJECTIVES | LIGHT_ENHANCEMENTS | {"jedi"}
DARK_CARDS = DARK_UNITS | DARK_OBJECTIVES | DARK_ENHANCEMENTS | {"sith"}


class Zoo:
    """One card of every sort; damaged and exhausted, so that everything could be mended or readied."""

    def __init__(self, attackers: Iterable[str] = (), defenders: Iterable[str] = (), engaged: str = "") -> None:
        self.scene = scene = Scene()
        light, dark = scene.light, scene.dark
        self.cards = {
            "jedi": light.affiliation_card,
            "sith": dark.affiliation_card,
            **{f"light {n}": light.objective("draw-their-fire") for n in (1, 2, 3)},
            **{f"dark {n}": dark.objective("shadows-of-dathomir") for n in (1, 2, 3)},
            "luke": light.unit("luke-skywalker"),
            "believer": light.unit("believer-in-the-old-ways"),
            "loyalist": light.unit("twilek-loyalist"),
            "ewok": light.unit("ewok-scout"),
            "droid": light.unit("repair-droid"),
            "x-wing": light.unit("x-wing"),
            "redemption": light.unit("redemption"),
            "vader": dark.unit("darth-vader"),
            "nightsister": dark.unit("nightsister"),
            "guard": dark.unit("emperors-royal-guard"),
            "trooper": dark.unit("death-star-trooper"),
            "rancor": dark.unit("rancor"),
            "probe": dark.unit("viper-probe-droid"),
            "tie": dark.unit("tie-fighter"),
            "advanced": dark.unit("tie-advanced"),
            "at-st": dark.unit("at-st"),
            "fleet": dark.unit("coruscant-defense-fleet"),
        }
        self.cards |= {
            "saber": light.enhancement("jedi-lightsaber", on=self["luke"]),
            "grounds": light.enhancement("dagobah-training-grounds"),
            "dark saber": dark.enhancement("vaders-lightsaber", on=self["vader"]),
            "library": dark.enhancement("sith-library"),
            # a Character that is no unit
            "pilot": dark.enhancement("black-squadron-pilot", on=self["tie"]),
        }
        for piece in scene.table.pieces.values():
            piece.focus = 1
            piece.damage = int(piece.kind in ("unit", "objective"))
        if engaged:
            scene.engage(self[engaged], [self[name] for name in attackers], [self[name] for name in defenders])
            scene.table.active = LIGHT if engaged.startswith("dark") else DARK
        self.names = {number: name for name, number in self.cards.items()}

    def __getitem__(self, name: str) -> int:
        return self.cards[name]

    def named(self, found: Iterable[int]) -> set[str]:
        """The names of cards on the table; `this` for the card that is tried."""
        return {
            self.names.get(number, {-1: "light area", -2: "dark area", DIAL: "dial"}.get(number, "this"))
            for number in found
        }

    def use(
        self, card: str, index: int, seat: int, *, in_play: bool = False, on: int | None = None
    ) -> tuple[Use, Ability]:
        """A use of an ability of a card that lies in hand or in play."""
        place = self.scene.dark if seat else self.scene.light
        kind = values.FACTS[card].type
        if kind == "enhancement":
            number = place.enhancement(card, on=on)
        elif in_play or kind == "objective":
            number = place.objective(card) if kind == "objective" else place.unit(card)
        else:
            number = place.hand(card)
        ability = script_of(card).abilities[index]
        return Use(self.scene.table, seat, number, None, ability), ability


def whom(effect: Verb[Use] | Lasts[Use], use: Use) -> list[int]:
    """Whom a verb is carried out on, or who may be chosen for it."""
    assert not isinstance(effect.whom, Whoever)
    if isinstance(effect.whom, Target):
        return effect.whom.options(use)
    found = effect.whom.filter.find(use) if isinstance(effect.whom, Choice) else effect.whom.find(use)
    useful = effect.useful if isinstance(effect, Verb) else None
    return [thing for thing in found if useful is None or useful(use, thing)]


# ── hosts ──────────────────────────────────────────────────────────────────────────────────────────────────────────

HOSTS: dict[str, set[str]] = {
    "jedi-lightsaber": FORCE,
    "vaders-lightsaber": FORCE,
    "trust-your-feelings": CHARACTERS,
    "shii-cho-training": {"luke", "vader"},
    "astromech-droid-upgrade": VEHICLES,
    "aft-armor-plating": VEHICLES,
    "the-hands-blessing": CHARACTERS,
    "mandalorian-armor": CHARACTERS,
    "blaster-pistol": CHARACTERS,
    "intimidated": LIGHT_CHARACTERS,
    "black-squadron-pilot": DARK_FIGHTERS,
    "stolen-plans": DARK_OBJECTIVES,
    "false-lead": LIGHT_OBJECTIVES,
    "common-ground": OBJECTIVES,
    "defense-upgrade": OBJECTIVES,
    "trench-run": {"dial"},
    "hoth-survival-gear": CHARACTERS,
    "wedge-antilles": {"x-wing"},
    "fear": LIGHT_CHARACTERS,
    **{card: {"light area"} for card in (
        "dagobah-training-grounds", "ancient-monument", "hidden-outpost", "heavy-blaster-emplacement",
        "fleet-command-center", "cloud-city-casino", "log-trap",
    )},
    **{card: {"dark area"} for card in ("sith-library", "orbital-bombardment", "control-room")},
}  # fmt: skip


@pytest.mark.parametrize("card", HOSTS)
def test_an_enhancement_goes_where_its_text_says(card: str) -> None:
    zoo = Zoo()
    seat = DARK if values.FACTS[card].side == "dark" else LIGHT
    number = (zoo.scene.dark if seat else zoo.scene.light).hand(card)
    assert zoo.named(hosts(zoo.scene.table, seat, number)) == HOSTS[card]


def test_every_enhancement_is_among_these() -> None:
    assert {
        card for card, facts in values.FACTS.items() if facts.type == "enhancement" and facts.product != "tests"
    } <= {*HOSTS}


# ── whom an effect is carried out on ───────────────────────────────────────────────────────────────────────────────

#: Card, ability, effect, where (calm, light attacks, dark attacks): who is meant.
MEANT: list[tuple[str, int, int, str, set[str]]] = [
    ("jedi-mind-trick", 0, 0, "", CHARACTERS | {"rancor"}),
    ("our-most-desperate-hour", 0, 0, "", CHARACTERS),
    ("last-minute-rescue", 0, 0, "", UNITS),
    ("emergency-repair", 0, 0, "", OBJECTIVES),
    ("force-rejuvenation", 0, 0, "", LIGHT_CHARACTERS),
    ("rebel-assault", 0, 0, "", DARK_UNITS | DARK_OBJECTIVES),
    ("battlefield-engineers", 0, 0, "", LIGHT_ENHANCEMENTS),
    ("heavy-blaster-emplacement", 0, 0, "", DARK_UNITS),
    ("fleeing-the-empire", 0, 0, "", LIGHT_UNITS | LIGHT_OBJECTIVES | {"this"}),
    ("leia-organa", 0, 0, "", LIGHT_CARDS),
    ("home-one", 0, 0, "light", {"dark 2", "dark 3"}),
    ("repair-droid", 0, 0, "", VEHICLES),
    ("admiral-ackbar", 1, 0, "light", {"vader", "tie"}),
    ("admiral-ackbar", 1, 0, "dark", {"trooper", "advanced"}),
    ("x-wing-escort", 0, 0, "", DARK_VEHICLES),
    ("fleet-command-center", 0, 0, "", UNITS),
    ("heroic-sacrifice", 0, 0, "", DARK_FIGHTERS | {"at-st"}),
    ("mobilize-the-squadrons", 0, 0, "", LIGHT_OBJECTIVES | LIGHT_ENHANCEMENTS),
    ("covering-fire", 0, 0, "light", {"luke", "x-wing"}),
    ("covering-fire", 0, 0, "dark", {"loyalist", "redemption"}),
    ("fall-back", 0, 0, "", LIGHT_UNITS),
    ("han-solo", 0, 0, "", DARK_UNITS),
    ("swindled", 0, 0, "", LIGHT_UNITS - {"luke", "redemption"} | DARK_FIGHTERS | {"guard", "trooper", "probe"}),
    ("ewok-scout", 0, 0, "", DARK_UNITS),
    ("log-trap", 0, 0, "dark", {"trooper", "advanced"}),
    ("log-trap", 0, 0, "light", set()),
    ("yub-yub", 0, 0, "", ENHANCEMENTS),
    ("darth-vader", 0, 0, "", UNITS),
    ("force-choke", 0, 0, "", CHARACTERS | {"rancor"}),
    ("black-squadron-assault", 0, 0, "", {"advanced"}),
    ("im-on-the-leader", 0, 0, "", {"x-wing"}),
    ("force-stasis", 0, 0, "", LIGHT_CHARACTERS),
    ("force-stasis", 0, 1, "", LIGHT_CHARACTERS),
    ("there-is-no-escape", 0, 0, "", UNITS),
    ("force-lightning", 0, 0, "", UNITS),
    ("nightsister", 0, 0, "", OBJECTIVES),
    ("rancor", 0, 0, "", {"loyalist", "droid", "trooper"}),
    ("admiral-motti", 0, 0, "", DARK_UNITS),
    ("backstabber", 1, 0, "light", {"dark 1"}),
    ("tallon-roll", 0, 0, "", FIGHTERS),
    ("death-from-above", 0, 0, "light", {"x-wing"}),
    ("death-from-above", 0, 0, "dark", {"advanced"}),
    ("superlaser-blast", 0, 0, "", OBJECTIVES),
    ("defense-protocol", 0, 0, "", UNITS),
    ("the-endor-gambit", 0, 0, "", VEHICLES),
    ("at-st-commander", 0, 0, "light", {"x-wing", "tie"}),
    ("trooper-assault", 0, 0, "dark", {"trooper"}),
    ("trooper-assault", 0, 1, "dark", {"trooper"}),
    ("trooper-assault", 0, 0, "light", set()),
    ("tear-this-ship-apart", 0, 0, "", {"saber", "dark saber", "pilot"}),
    ("outer-rim-hunter", 0, 0, "", LIGHT_OBJECTIVES),
    ("the-bespin-exchange", 0, 0, "", OBJECTIVES),
    ("bounty-collection", 0, 0, "", DARK_OBJECTIVES | DARK_ENHANCEMENTS | {"sith"}),
    ("its-worse", 0, 1, "", LIGHT_UNITS),
    ("a-disturbance-in-the-force", 0, 0, "", {"luke", "x-wing"}),
    ("icetromper", 0, 0, "light", {"luke"}),
    ("chewbacca", 0, 0, "light", {"vader", "tie"}),
    ("let-the-wookiee-win", 0, 0, "", LIGHT_UNITS),
    ("let-the-wookiee-win", 0, 1, "", UNITS - VEHICLES),
]  # fmt: skip

WHERE: dict[str, Callable[[], Zoo]] = {
    "": Zoo,
    "light": lambda: Zoo(("luke", "x-wing"), ("vader", "tie"), "dark 1"),
    "dark": lambda: Zoo(("trooper", "advanced"), ("loyalist", "redemption"), "light 1"),
}


@pytest.mark.parametrize(("card", "index", "part", "where", "expected"), MEANT)
def test_an_effect_means_whom_its_text_says(card: str, index: int, part: int, where: str, expected: set[str]) -> None:
    zoo = WHERE[where]()
    for name in ("luke", "x-wing", "vader"):
        zoo.scene.table.pieces[zoo[name]].committed = True
    seat = DARK if values.FACTS[card].side == "dark" else LIGHT
    use, ability = zoo.use(card, index, seat, in_play=values.FACTS[card].type == "unit")
    effect = ability.effects[part]
    assert isinstance(effect, Verb | Lasts)
    own = {use.this} if "this" not in expected else set()
    assert zoo.named(thing for thing in whom(effect, use) if thing not in own) == expected


#: Card, ability, who may be chosen to pay for it.
PRICES: list[tuple[str, int, set[str]]] = [
    ("youre-my-only-hope", 0, LIGHT_UNITS),
    ("heroic-sacrifice", 0, {"x-wing", "redemption"}),
    ("covering-fire", 0, LIGHT_UNITS),
    ("yub-yub", 0, {"ewok"}),
    ("the-killing-cold", 0, DARK_UNITS),
]


@pytest.mark.parametrize(("card", "index", "expected"), PRICES)
def test_a_price_is_paid_by_whom_its_text_says(card: str, index: int, expected: set[str]) -> None:
    zoo = Zoo()
    for piece in zoo.scene.table.pieces.values():
        piece.focus = 0
    use, ability = zoo.use(card, index, DARK if values.FACTS[card].side == "dark" else LIGHT)
    cost = ability.cost[0]
    assert isinstance(cost, Verb)
    assert zoo.named(whom(cost, use)) == expected


# ── what an ability answers ────────────────────────────────────────────────────────────────────────────────────────


def answered(zoo: Zoo, card: int, timing: str, kind: str, by: int, **more: object) -> set[str]:
    """The cards to which something must happen for an ability of `card` to be offered."""
    table, found = zoo.scene.table, set()
    for name, number in zoo.cards.items():
        moment = Moment((kind,), number, by, was=table.pieces[number], **more)  # type: ignore[arg-type]
        if any(answer[0] == card for answer in answers(table, timing, moment, table.owners[card])):
            found.add(name)
    return found


#: Card, timing, moment, who does it, what it must happen to.
ANSWERS: list[tuple[str, str, str, int, set[str]]] = [
    ("forgotten-heroes", "reaction", "played", LIGHT, {"luke", "vader"}),
    ("forgotten-heroes", "reaction", "played", DARK, set()),
    ("double-strike", "reaction", "focused-to-strike", LIGHT, CHARACTERS),
    ("crossfire", "reaction", "focused-to-strike", LIGHT, CHARACTERS),
    ("lightsaber-deflection", "interrupt", "damage", DARK, LIGHT_CHARACTERS | {"droid"}),
    ("it-could-be-worse", "interrupt", "damage", DARK, UNITS | OBJECTIVES),
    ("the-secret-of-yavin-4", "reaction", "engaged", DARK, LIGHT_OBJECTIVES),
    ("decoy-at-dantooine", "interrupt", "leaves", DARK, LIGHT_OBJECTIVES),
    ("red-two", "reaction", "destroyed", LIGHT, OBJECTIVES),
    ("emperor-palpatine", "reaction", "destroyed", LIGHT, OBJECTIVES),
    ("devastator", "reaction", "destroyed", DARK, LIGHT_OBJECTIVES),
    ("imperial-officer", "reaction", "destroyed", DARK, LIGHT_OBJECTIVES),
    ("the-defense-of-yavin-4", "interrupt", "playing", LIGHT, {"redemption", "advanced", "at-st", "fleet"}),
    ("kuat-reinforcements", "interrupt", "playing", DARK, {"redemption", "advanced", "at-st", "fleet"}),
    ("the-bespin-exchange", "reaction", "captured-from-play", DARK, LIGHT_UNITS),
    ("bounty-collection", "reaction", "captured-from-play", DARK, LIGHT_UNITS),
    ("redemption", "interrupt", "destroyed", DARK, CHARACTERS),
    ("darth-vader", "reaction", "played", DARK, set()),  # Sith units are no events
]  # fmt: skip


@pytest.mark.parametrize(("card", "timing", "kind", "by", "expected"), ANSWERS)
def test_an_ability_answers_what_its_text_says(card: str, timing: str, kind: str, by: int, expected: set[str]) -> None:
    zoo = Zoo()
    seat = DARK if values.FACTS[card].side == "dark" else LIGHT
    use, _ = (
        zoo.use(card, 0, seat, in_play=True)
        if values.FACTS[card].type in ("unit", "objective")
        else zoo.use(card, 0, seat)
    )
    zoo.scene.table.pieces[zoo["jedi"]].focus = zoo.scene.table.pieces[zoo["sith"]].focus = 0
    for objective in ("light 1", "dark 1"):
        zoo.scene.table.pieces[zoo[objective]].focus = 0
    zoo.scene.table.dial = 5
    zoo.scene.dark.discard("force-choke")
    for place in (zoo.scene.light, zoo.scene.dark):
        place.hand("x-wing" if place is zoo.scene.light else "tie-fighter")
    if use.this in zoo.scene.table.pieces:
        zoo.scene.table.pieces[use.this].focus = 1
    note = "discard" if kind == "destroyed" else ""
    assert answered(zoo, use.this, timing, kind, by, amount=int(kind == "damage"), note=note) == expected


def test_boba_fett_captures_only_whom_he_has_damaged_himself() -> None:
    zoo = Zoo()
    fett, _ = zoo.use("boba-fett", 0, DARK, in_play=True)
    assert answered(zoo, fett.this, "reaction", "damaged", DARK, source=fett.this) == LIGHT_CHARACTERS
    assert answered(zoo, fett.this, "reaction", "damaged", DARK, source=zoo["vader"]) == set()


def test_detained_takes_attacking_characters_and_droids() -> None:
    zoo = Zoo(LIGHT_UNITS - {"believer"}, DARK_UNITS, "dark 1")
    event, _ = zoo.use("detained", 0, DARK)
    zoo.scene.table.pieces[zoo["dark 1"]].focus = 0
    zoo.scene.table.pieces[zoo["sith"]].focus = 0
    zoo.scene.dark.enhancement("control-room")  # an Imperial Navy match, and resources enough
    assert answered(zoo, event.this, "reaction", "strike-resolved", LIGHT) == {"luke", "loyalist", "ewok", "droid"}


def test_tie_advanced_and_wookiee_navigator_speak_of_themselves_as_attackers() -> None:
    zoo = Zoo(("advanced", "trooper"), ("luke",), "light 1")
    table = zoo.scene.table
    assert answered(zoo, zoo["advanced"], "reaction", "survives", DARK, note="unopposed") == {"advanced"}
    assert answered(zoo, zoo["advanced"], "reaction", "survives", DARK) == set()
    table.pieces[zoo["advanced"]].role = 2
    assert answered(zoo, zoo["advanced"], "reaction", "survives", DARK, note="unopposed") == set()
    navigator = zoo.scene.light.unit("wookiee-navigator", role=1)
    table.pieces[zoo["luke"]].role = 1
    assert answered(zoo, navigator, "reaction", "survives", LIGHT) == set()  # luke survives, not the navigator
    moment = Moment(("survives",), navigator, LIGHT, was=table.pieces[navigator])
    assert answers(table, "reaction", moment, LIGHT)


def test_home_one_speaks_of_itself_as_an_attacker() -> None:
    zoo = Zoo(("luke",), ("vader",), "dark 1")
    home_one = zoo.scene.light.unit("home-one", role=1)
    assert answered(zoo, home_one, "reaction", "focused-to-strike", LIGHT) == set()
    moment = Moment(("focused-to-strike",), home_one, LIGHT, was=zoo.scene.table.pieces[home_one])
    assert answers(zoo.scene.table, "reaction", moment, LIGHT)
    zoo.scene.table.pieces[home_one].role = 2
    assert not answers(zoo.scene.table, "reaction", moment, LIGHT)


# ── constant effects ───────────────────────────────────────────────────────────────────────────────────────────────

#: Card, what it is attached to, stat, how much, of whom.
CONSTANTS: list[tuple[str, str, str, int, set[str]]] = [
    ("jedi-lightsaber", "believer", "unit_damage", 1, {"believer"}),
    ("jedi-lightsaber", "believer", "blast", 1, {"believer"}),
    ("astromech-droid-upgrade", "x-wing", "unit_damage", 1, {"x-wing"}),
    ("astromech-droid-upgrade", "x-wing", "blast", 1, {"x-wing"}),
    ("mandalorian-armor", "guard", "capacity", 3, {"guard"}),
    ("mandalorian-armor", "guard", "targeted_strike", 0, set()),
    ("blaster-pistol", "guard", "unit_damage", 1, {"guard"}),
    ("defense-upgrade", "dark 2", "capacity", 3, {"dark 2"}),
    ("common-ground", "light 2", "match", 1, {"light 2"}),
    ("aft-armor-plating", "tie", "shielding", 1, {"tie"}),
    ("orbital-bombardment", "", "blast", 1, DARK_UNITS),
    ("grand-moff-tarkin", "", "capacity", -1, LIGHT_OBJECTIVES),
    ("coruscant-defense-fleet", "", "cannot-attack", 1, {"this"}),
    ("trench-run", "dial", "cannot-be-targeted", 1, {"this"}),
    ("wookiee-life-debt", "", "protect:character", 1, set()),
    ("fear", "luke", "cannot-commit", 1, {"luke"}),
]


@pytest.mark.parametrize(("card", "on", "stat", "amount", "expected"), CONSTANTS)
def test_a_constant_effect_is_on_whom_its_text_says(
    card: str, on: str, stat: str, amount: int, expected: set[str]
) -> None:
    zoo = Zoo()
    table, kind = zoo.scene.table, values.FACTS[card].type
    before = {name: values.modifier(table, stat, number) for name, number in zoo.cards.items()}
    side = zoo.scene.dark if values.FACTS[card].side == "dark" else zoo.scene.light
    if kind == "enhancement":
        this = side.enhancement(card, on=DIAL if on == "dial" else zoo[on] if on else None)
    else:
        this = side.unit(card) if kind == "unit" else side.objective(card)
    changed = {name: values.modifier(table, stat, number) - before[name] for name, number in zoo.cards.items()}
    changed["this"] = values.modifier(table, stat, this)
    assert {name: change for name, change in changed.items() if change} == dict.fromkeys(expected, amount)


def test_lightsabers_and_armour_give_targeted_strike_to_their_masters_alone() -> None:
    for card, master, other in (
        ("vaders-lightsaber", "darth-vader", "nightsister"),
        ("mandalorian-armor", "boba-fett", "nightsister"),
    ):
        scene = Scene()
        lord, another = scene.dark.unit(master), scene.dark.unit(other)
        attached = scene.dark.enhancement(card, on=another)
        assert values.modifier(scene.table, "targeted_strike", another) == 0
        assert values.modifier(scene.table, "targeted_strike", lord) == 0  # it lies on somebody else
        scene.table.pieces[attached].host = lord
        assert values.modifier(scene.table, "targeted_strike", lord) == 1


def test_yoda_and_rogue_three_gain_both_edge_icons_for_each_enhancement_of_their_own() -> None:
    scene = Scene()
    for card in ("yoda", "rogue-three"):
        unit, other = scene.light.unit(card), scene.light.unit("luke-skywalker")
        scene.light.enhancement("jedi-lightsaber", on=unit)
        scene.light.enhancement("trust-your-feelings", on=unit)
        scene.light.enhancement("trust-your-feelings", on=other)
        assert values.modifier(scene.table, "edge_unit_damage", unit) == 2
        assert values.modifier(scene.table, "edge_blast", unit) == 2
        assert values.modifier(scene.table, "edge_blast", other) == 0


def test_costs_come_down_for_the_cards_that_are_meant() -> None:
    scene = Scene()
    scene.light.objective("in-you-must-go")
    scene.dark.objective("the-emperors-web")
    light = {name: scene.light.hand(name) for name in ("trust-your-feelings", "luke-skywalker", "jedi-mind-trick")}
    dark = {
        name: scene.dark.hand(name)
        for name in (
            "force-stasis",
            "darth-vader",
            "superlaser-blast",
            "the-hands-blessing",
            "force-lightning",
        )
    }
    off = {
        name: values.FACTS[name].cost - cost_of(scene.table, seat, number)
        for seat, hand in ((LIGHT, light), (DARK, dark))
        for name, number in hand.items()
    }
    assert {name: saved for name, saved in off.items() if saved} == {
        "trust-your-feelings": 1,
        "force-stasis": 1,
        "force-lightning": 1,
    }
    own = scene.light.hand("force-lightning")  # in the other hand it costs what is printed
    assert cost_of(scene.table, LIGHT, own) == 3


def test_the_rebel_fleet_keeps_enemies_without_a_vehicle_away_and_only_from_itself() -> None:
    zoo = Zoo()
    fleet = zoo.scene.light.objective("the-rebel-fleet")
    table = zoo.scene.table

    def kept() -> set[str]:
        return {name for name, number in zoo.cards.items() if values.cannot(table, "cannot-attack", number)}

    assert kept() == {"fleet"}  # which may never attack
    table.engaged = fleet
    assert kept() == DARK_UNITS - DARK_VEHICLES | {"fleet"}


def test_wookiees_protect_while_their_debt_lies_there() -> None:
    scene = Scene()
    warrior, droid = scene.light.unit("wookiee-warrior"), scene.light.unit("repair-droid")
    captive = scene.dark.unit(invent("test-dark-wookiee", "unit", "dark", capacity=2, traits=["character", "wookiee"]))
    scene.light.objective("wookiee-life-debt")
    protecting = [values.protects(scene.table, scene.table.pieces[unit]) for unit in (warrior, droid, captive)]
    assert protecting == [{"character"}, set(), set()]


@pytest.mark.parametrize(("card", "seat", "expected"), [
    ("heat-of-battle-light", LIGHT, {"vader", "tie"}),
    ("heat-of-battle-dark", DARK, {"luke", "x-wing"}),
])  # fmt: skip
def test_heat_of_battle_means_participating_enemies(card: str, seat: int, expected: set[str]) -> None:
    zoo = WHERE["light"]()
    number = (zoo.scene.dark if seat else zoo.scene.light).hand(card)
    (effect,) = script_of(card).fate
    assert isinstance(effect, Verb)
    assert zoo.named(whom(effect, Use(zoo.scene.table, seat, number))) == expected


def test_only_what_is_meant_counts_as_the_first_of_a_turn() -> None:
    scene = Scene()
    scene.dark.objective("the-emperors-web")
    scene.light.objective("in-you-must-go")
    stasis, trust = scene.dark.hand("force-stasis"), scene.light.hand("trust-your-feelings")
    for seat, side, played in (
        (DARK, scene.dark, "dark-alliance"),  # an event, but not of the Sith
        (DARK, scene.dark, "darth-vader"),  # of the Sith, but no event
        (LIGHT, scene.light, "luke-skywalker"),
    ):
        scene.table.played.append(side.discard(played))
        assert cost_of(scene.table, DARK, stasis) == 0, seat
        assert cost_of(scene.table, LIGHT, trust) == 1
    scene.table.played.append(scene.dark.discard("force-choke"))
    scene.table.played.append(scene.light.discard("jedi-lightsaber"))
    assert cost_of(scene.table, DARK, stasis) == 1
    assert cost_of(scene.table, LIGHT, trust) == 2


def test_hoth_operations_give_speeders_edge_while_there_are_more_hoth_objectives() -> None:
    scene = Scene(light="rebel-alliance")
    speeder, ship = scene.light.unit("snowspeeder"), scene.light.unit("x-wing")
    enemy = scene.dark.unit(invent("test-dark-speeder", "unit", "dark", capacity=2, traits=["vehicle", "speeder"]))
    scene.light.objective("hoth-operations")
    bonus = [values.edge_bonus(scene.table, scene.table.pieces[unit]) for unit in (speeder, ship, enemy)]
    assert bonus == [1, 0, 0]
    scene.dark.objective("the-killing-cold")  # as many on either side
    assert values.edge_bonus(scene.table, scene.table.pieces[speeder]) == 0


def test_hoth_cards_of_the_dark_side_mean_the_right_objectives() -> None:
    zoo = Zoo()
    scene = zoo.scene
    own, theirs = scene.dark.objective("the-killing-cold", damage=2), scene.light.objective("hoth-operations", damage=2)
    cold = script_of("the-killing-cold").abilities[0]
    effect = cold.effects[0]
    assert isinstance(effect, Verb)
    assert whom(effect, Use(scene.table, DARK, own, None, cold)) == [own]
    event = scene.dark.hand("the-desolation-of-hoth")
    desolation = script_of("the-desolation-of-hoth").abilities[0]
    source, goal = desolation.effects[0].targets()
    use = Use(scene.table, DARK, event, None, desolation)
    assert source.options(use) == [own]
    assert {*goal.options(use)} == {own, theirs, *(zoo[name] for name in LIGHT_UNITS)}


def test_wookiee_warrior_is_angry_about_its_own_wounds_only() -> None:
    scene = Scene()
    warrior, other = scene.light.unit("wookiee-warrior"), scene.light.unit("luke-skywalker", damage=1)
    assert values.modifier(scene.table, "unit_damage", warrior) == values.modifier(scene.table, "blast", warrior) == 0
    scene.table.pieces[warrior].damage = 1
    assert values.modifier(scene.table, "unit_damage", warrior) == values.modifier(scene.table, "blast", warrior) == 1
    assert values.modifier(scene.table, "unit_damage", other) == 0


def test_yub_yub_and_black_squadron_assault_need_units_of_their_own_player() -> None:
    zoo = Zoo()
    for piece in zoo.scene.table.pieces.values():
        piece.focus = 0
    zoo.scene.dark.unit(invent("test-dark-ewok", "unit", "dark", capacity=2, traits=["character", "ewok"]))
    traitor = invent("test-light-black-squadron", "unit", "light", capacity=2, traits=["vehicle", "black-squadron"])
    zoo.scene.light.unit(traitor, focus=1)
    use, ability = zoo.use("yub-yub", 0, LIGHT)
    cost = ability.cost[0]
    assert isinstance(cost, Verb)
    assert zoo.named(whom(cost, use)) == {"ewok"}
    zoo.scene.table.pieces[zoo["advanced"]].focus = 1
    use, ability = zoo.use("black-squadron-assault", 0, DARK)
    effect = ability.effects[0]
    assert isinstance(effect, Verb)
    assert zoo.named(whom(effect, use)) == {"advanced"}
