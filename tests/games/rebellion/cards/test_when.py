"""When cards can be used at all: what each of them needs, one step short of it."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask
from dejarik.games.rebellion.facts import ACTIONS, CORUSCANT, EMPIRE, MISSIONS, NEUTRAL, SIDE
from dejarik.games.rebellion.notes import ObjectivesShown
from dejarik.games.rebellion.notes.expansion import QueueGiven
from dejarik.games.rebellion.rules.missions import aims
from tests.games.rebellion.stage import Galaxy, Scene

#: Of each side a leader whom no card in question shows.
OTHERS = {"rebel": "chewbacca", "empire": "darth-vader"}


def with_timing(timing: str) -> list[str]:
    return [card for card, found in ACTIONS.items() if found.timing == timing and found.leaders]


def ever_offered(scene: Scene, card: str) -> bool:
    """Whether a card could be used at some moment before the next turn."""
    while not scene.match.over and not scene.asks("turn"):
        if isinstance(scene.question, Ask) and card in scene.question.options:
            return True
        scene.skip()
    return False


# ── action cards ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", with_timing("assignment"))
def test_an_assignment_card_needs_its_leader_in_the_pool(card: str) -> None:
    for ready in (True, False):
        side = ACTIONS[card].side
        galaxy = Galaxy(base="yavin", expansion=ACTIONS[card].expansion).pool(OTHERS[side])
        galaxy.subjugated("ryloth").put("ryloth", "1 stormtrooper").loyal("empire", "corellia").actions(side, card)
        for leader in ACTIONS[card].leaders:
            galaxy = galaxy.pool(leader) if ready else galaxy.leader("naboo", leader)
        scene = galaxy.hand(side, "sabotage" if side == "rebel" else "rule-by-fear").assignment()
        assert (card in scene.ask(side).options) is ready


@pytest.mark.parametrize("card", [card for card in with_timing("start-of-combat") if card != "ready-for-action"])
def test_a_card_of_combat_needs_its_leader_there(card: str) -> None:
    for place in ("naboo", "kessel"):
        found = ACTIONS[card]
        galaxy = Galaxy(base="yavin", expansion=found.expansion).actions(found.side, card)
        galaxy.put("naboo", "1 x-wing, 1 rebel-trooper, 1 ion-cannon, 1 death-star, 1 tie-fighter, 1 stormtrooper")
        scene = galaxy.leader(place, *found.leaders).combat("naboo", found.side)
        offered = scene.asks(f"{found.side} action-card") and card in scene.ask(found.side).options
        assert offered is (place == "naboo")


def test_ready_for_action_needs_its_leader_in_the_pool() -> None:
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 tie-fighter").leader("naboo", "admiral-piett", "general-veers")
    scene = galaxy.actions("empire", "ready-for-action").combat("naboo", "empire")
    assert "ready-for-action" not in scene.ask("empire").options


@pytest.mark.parametrize(
    ("card", "leader", "units"),
    [
        ("fully-operational", "moff-jerjerrod", "1 x-wing, 1 star-destroyer"),
        ("target-the-generator", "general-veers", "1 rebel-trooper, 1 stormtrooper"),
    ],
)
def test_there_must_be_what_a_card_destroys(card: str, leader: str, units: str) -> None:
    galaxy = Galaxy().put("naboo", units).leader("naboo", leader).actions("empire", card)
    scene = galaxy.combat("naboo", "empire")
    assert not scene.asks("empire action-card") or card not in scene.ask("empire").options


@pytest.mark.parametrize(
    ("card", "leader"),
    [("brilliant-administrator", "grand-moff-tarkin"), ("public-support", "janus-greejatus")],
)
def test_without_an_imperial_system_nobody_goes_there(card: str, leader: str) -> None:
    galaxy = Galaxy().destroyed("coruscant").pool(leader).actions("empire", card)
    galaxy.table.loyalty[CORUSCANT] = NEUTRAL
    assert galaxy.assignment().ask("empire").options == ("done",)


def test_local_rumors_need_an_imperial_unit_somewhere() -> None:
    assert Galaxy().pool("colonel-yularen").actions("empire", "local-rumors").assignment().options == ("done",)


def test_searching_needs_a_deck() -> None:
    galaxy = Galaxy().pool("princess-leia").actions("rebel", "our-most-desperate-hour").deck("rebel")
    assert galaxy.assignment().options == ("done",)
    galaxy = Galaxy().pool("moff-jerjerrod").actions("empire", "proceeding-as-planned")
    galaxy.table.projects = ()
    assert galaxy.assignment().options == ("done",)


def test_false_orders_find_only_whoever_is_alone() -> None:
    galaxy = Galaxy(expansion=True).assigned("empire", "gather-intel", "general-tagge", "moff-jerjerrod")
    assert not galaxy.actions("rebel", "false-orders").at(("assignment-over",)).asks("action-card")


def test_a_bounty_is_posted_only_where_jabba_is() -> None:
    galaxy = Galaxy(expansion=True).leader("naboo", "general-tagge").leader("kessel", "jabba-the-hutt")
    galaxy.actions("empire", "post-bounty").rolls(*["blank"] * 4)
    scene = galaxy.mission("rebel", "sabotage-rote", "chewbacca").says("rebel", "naboo")
    assert not scene.asks("action-card")


def test_luke_must_be_where_the_mission_succeeds() -> None:
    for place in ("naboo", "kessel"):
        galaxy = Galaxy(expansion=True).leader(place, "luke-skywalker").deck("rebel", "critical-rescue")
        galaxy.actions("rebel", "son-of-skywalker-rote")
        scene = galaxy.mission("rebel", "sabotage-rote", "chewbacca").says("rebel", "naboo")
        assert scene.asks("rebel action-card") is (place == "naboo")


def test_nobody_is_called_back_from_where_nobody_is() -> None:
    galaxy = Galaxy(base="yavin", expansion=True).put("naboo", "2 x-wing, 1 star-destroyer").put("utapau", "1 x-wing")
    galaxy.leader("naboo", "admiral-ackbar").actions("empire", "track-them").rolls(*["blank"] * 5)
    scene = galaxy.combat("naboo", "rebel").until("rebel retreat").says("rebel", "utapau")
    assert not ever_offered(scene, "track-them")


def test_jyn_must_be_where_the_battle_is_won() -> None:
    for place in ("naboo", "kessel"):
        galaxy = Galaxy(base="yavin", expansion=True).put("naboo", "3 airspeeder, 1 stormtrooper")
        galaxy.leader(place, "jyn-erso").actions("rebel", "something-to-fight-for").rolls(*["hit"] * 9)
        galaxy.table.objective_discards = ("popular-support",)
        scene = galaxy.combat("naboo", "rebel")
        assert ever_offered(scene, "something-to-fight-for") is (place == "naboo")


# ── missions and objectives ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.mission.sabotage-cards")
@pytest.mark.parametrize("card", ["imperial-might", "safe-haven", "oversee-project"])
def test_nothing_is_deployed_into_sabotage(card: str) -> None:
    galaxy = Galaxy(base="yavin", expansion=True).loyal("rebel", "naboo").put("ryloth", "1 shield-bunker")
    side = SIDE[MISSIONS[card].side]
    place = "ryloth" if side == EMPIRE else "naboo"
    assert aims(galaxy.table, side, card) == (place,)
    assert aims(galaxy.sabotaged(place).table, side, card) == ()


def test_retrieve_the_plans_shows_the_whole_hand() -> None:
    galaxy = Galaxy().captive("kessel", "mon-mothma").put("kessel", "1 stormtrooper")
    galaxy.objectives("liberation", "popular-support").rolls(*["hit"] * 3)
    scene = galaxy.mission("empire", "retrieve-the-plans", "darth-vader")
    assert scene.told(ObjectivesShown) == [ObjectivesShown(("liberation", "popular-support"))]


def test_seize_control_needs_sabotage() -> None:
    galaxy = Galaxy(base="yavin", expansion=True).put("naboo", "3 airspeeder, 1 stormtrooper")
    scene = galaxy.objectives("seize-control").rolls(*["hit"] * 5).combat("naboo", "rebel")
    assert not ever_offered(scene, "seize-control")
    assert scene.units("naboo") == "3 airspeeder"


def test_a_time_for_peace_takes_its_price() -> None:
    galaxy = Galaxy(expansion=True).queued(2, "2 rebel-trooper, 1 airspeeder, 1 ion-cannon")
    scene = galaxy.objectives("a-time-for-peace").refresh().says("rebel", "a-time-for-peace")
    assert sorted(note.unit for note in scene.told(QueueGiven)) == [
        "airspeeder",
        "ion-cannon",
        "rebel-trooper",
        "rebel-trooper",
    ]


# ── advanced tactic cards ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("card", "units"),
    [
        ("swarm-tactics", "2 x-wing, 1 tie-fighter, 1 tie-striker"),
        ("bombardment-adv", "1 rebel-trooper, 1 shield-generator, 1 stormtrooper, 1 star-destroyer"),
    ],
)
def test_an_upper_half_can_ask_for_more_than_its_unit(card: str, units: str) -> None:
    galaxy = Galaxy(base="yavin", expansion=True, cinematic=True).put("naboo", units)
    scene = galaxy.combat("naboo", "empire")
    while not scene.asks("empire choose-tactic"):
        scene.skip()
    scene.says("empire", card).until("empire tactic-half")
    assert scene.options == ("bottom", "neither")
