"""Кинематографический бой."""

from __future__ import annotations

from typing import Self

import pytest

from dejarik.games.rebellion import facts
from dejarik.games.rebellion.facts import EMPIRE, GROUND, KIND, REBEL, SPACE
from dejarik.games.rebellion.notes.combat import AssignsDamage, Attacks, RollsAttack
from dejarik.games.rebellion.notes.expansion import Cancels, TacticsRevealed, UsesTactic
from tests.games.rebellion.stage import Galaxy as Base
from tests.games.rebellion.stage import Scene


class Galaxy(Base):
    """With the expansion and Cinematic Combat. Nobody hits anything unless dice are named."""

    def __init__(self, base: str = "yavin") -> None:
        super().__init__(base, expansion=True, cinematic=True)

    def fight(self, place: str, side: str = "empire") -> Scene:
        return self.combat(place, side)

    def used(self, side: int, theatre: int, *cards: str) -> Self:
        self.table.tactics_used[2 * side + theatre] = cards
        return self


def plays(scene: Scene, rebel: str, empire: str) -> Scene:
    """Both choose their cards."""
    return scene.says("rebel", rebel).says("empire", empire)


def blanks(galaxy: Galaxy, count: int = 40) -> Galaxy:
    galaxy.rolls(*["blank"] * count)
    return galaxy


def duel(units: str = "2 x-wing, 1 star-destroyer", place: str = "naboo") -> Galaxy:
    galaxy = Galaxy()
    galaxy.put(place, units)
    return galaxy


@pytest.mark.rule("reb.cine.base-rules")
def test_a_combat_begins_as_in_the_base_game() -> None:
    galaxy = duel().pool("admiral-ackbar", "admiral-piett").actions("rebel", "its-a-trap")
    scene = galaxy.combat("naboo", "empire").says("empire", "admiral-piett").says("rebel", "admiral-ackbar")
    assert scene.asked == "rebel action-card"
    scene.says("rebel", "its-a-trap")
    assert scene.asked == "rebel choose-tactic"  # the Empire is barred in the first round


@pytest.mark.rule("reb.cine.general-rules-stay")
def test_lone_transports_still_die() -> None:
    scene = blanks(duel("2 rebel-transport, 1 star-destroyer")).combat("naboo", "empire")
    plays(scene, "escort", "swarm-tactics").says("empire", "neither").says("rebel", "neither")
    assert scene.units("naboo") == "1 star-destroyer"


@pytest.mark.rule("reb.cine.round-of-battle", "reb.cine.round-steps")
def test_a_combat_round_holds_two_rounds_of_battle() -> None:
    scene = blanks(duel("1 x-wing, 1 rebel-trooper, 1 star-destroyer, 1 stormtrooper")).combat("naboo", "empire")
    plays(scene, "escort", "swarm-tactics").says("empire", "neither").says("rebel", "neither")
    plays(scene, "take-cover", "overrun").says("empire", "neither").says("rebel", "neither")
    assert [note.theatre for note in scene.told(TacticsRevealed)] == ["space", "ground"]
    assert [note.theatre for note in scene.told(Attacks)] == []  # attacks are told by their dice here
    kinds = [type(entry.note).__name__ for entry in scene.match.journal]
    assert kinds.index("TacticsRevealed") < kinds.index("PassesTactic") < kinds.index("RollsAttack")


@pytest.mark.rule("reb.cine.decks")
def test_eight_cards_can_be_chosen() -> None:
    scene = duel().combat("naboo", "empire")
    for side in ("rebel", "empire"):
        assert len(scene.ask(side).options) == 8


@pytest.mark.rule("reb.cine.choose")
def test_both_choose_secretly_and_the_current_player_resolves_first() -> None:
    scene = duel().combat("naboo", "empire")
    before = scene.view("empire")
    scene.says("rebel", "bombing-run")
    assert scene.view("empire") == before
    scene.says("empire", "swarm-tactics")
    assert scene.asked == "empire tactic-half"
    scene.says("empire", "bottom")
    assert scene.asked == "rebel tactic-half"


@pytest.mark.rule("reb.cine.must-play")
def test_a_card_must_be_chosen_but_needs_no_effect() -> None:
    scene = blanks(duel()).combat("naboo", "empire")
    scene.refuses("rebel", "pass")
    plays(scene, "bombing-run", "swarm-tactics").says("empire", "neither").says("rebel", "neither")
    assert scene.table.tactics_used[2 * REBEL + SPACE] == ("bombing-run",)
    assert scene.fight.damage[KIND["star-destroyer"]] == ()


@pytest.mark.rule("reb.cine.unit-icon")
def test_the_upper_half_needs_its_unit() -> None:
    scene = duel("2 rebel-trooper, 1 at-st, 1 at-at").combat("naboo", "rebel")
    plays(scene, "tow-cables", "overrun")
    assert scene.asked == "rebel tactic-half"
    scene.refuses("rebel", "top")
    scene.says("rebel", "bottom").says("rebel", (1, 0))
    assert scene.fight.damage[KIND["at-st"]] == ((1, 0),)
    scene = duel("1 airspeeder, 1 at-st, 1 at-at").combat("naboo", "rebel")
    plays(scene, "tow-cables", "overrun").says("rebel", "top", ("at-at", 0))
    assert scene.fight.damage[KIND["at-at"]] == ((4, 0),)


@pytest.mark.rule("reb.cine.not-in-attack")
def test_no_card_is_played_during_an_attack() -> None:
    galaxy = duel("3 x-wing, 2 tie-fighter").rolls("hit", "hit", "blank")
    scene = galaxy.combat("naboo", "rebel")
    plays(scene, "escort", "swarm-tactics").says("rebel", "neither").says("empire", "neither")
    seen = set()
    while scene.table.combat is not None and scene.fight.round == 1:
        seen |= {question.kind for question in scene.match.questions.values()}
        scene.skip()
    assert not seen & {"block", "combat-action"}


@pytest.mark.rule("reb.cine.duration")
def test_an_effect_ends_with_its_round_of_battle() -> None:
    galaxy = duel("1 x-wing, 2 rebel-trooper, 1 star-destroyer, 1 stormtrooper").rolls(*["blank"] * 4, "hit", "hit")
    scene = galaxy.combat("naboo", "rebel")
    plays(scene, "escort", "reinforcements").says("rebel", "neither").says("empire", "bottom")
    plays(scene, "take-cover", "overrun").says("rebel", "neither").says("empire", "neither")
    scene.until("turn")
    assert "stormtrooper" not in scene.units("naboo")  # nothing was prevented on the ground


@pytest.mark.rule("reb.cine.discard")
def test_used_cards_return_when_the_last_one_is_used() -> None:
    cards = facts.advanced(REBEL, SPACE)
    galaxy = blanks(duel()).used(REBEL, SPACE, *[card for card in cards if card != "escort"])
    scene = galaxy.combat("naboo", "empire")
    assert scene.ask("rebel").options == ("escort",)
    plays(scene, "escort", "swarm-tactics").says("empire", "neither").says("rebel", "neither")
    assert scene.table.tactics_used[2 * REBEL + SPACE] == ("escort",)
    # and they stay used after the combat
    galaxy = duel("2 x-wing, 1 tie-fighter").rolls("hit", "hit", "blank")
    scene = galaxy.combat("naboo", "rebel")
    plays(scene, "escort", "swarm-tactics").says("rebel", "neither").says("empire", "neither").until("turn")
    assert scene.table.combat is None
    assert scene.table.tactics_used[2 * REBEL + SPACE] == ("escort",)


@pytest.mark.rule("reb.cine.draw-means-retrieve")
def test_drawing_takes_used_cards_back() -> None:
    galaxy = (
        duel("1 x-wing, 1 star-destroyer")
        .leader("naboo", "general-tagge")
        .actions("empire", "more-dangerous-than-you-realize")
    )
    galaxy.table.tactics_used[2 * EMPIRE + SPACE] = ("swarm-tactics", "intercept", "tractor-beam", "entrapment")
    scene = galaxy.combat("naboo", "empire").says("empire", "more-dangerous-than-you-realize", "space")
    scene.says("empire", ("intercept", "tractor-beam", "entrapment"))
    assert scene.table.tactics_used[2 * EMPIRE + SPACE] == ("swarm-tactics",)
    galaxy = duel("1 rebel-trooper, 1 shield-generator, 1 stormtrooper")
    galaxy.table.tactics_used[2 * REBEL + GROUND] = ("rogue-one", "tow-cables")
    scene = galaxy.combat("naboo", "empire")
    assert scene.asked == "rebel retrieve-tactics"  # just before cards are chosen
    scene.says("rebel", "rogue-one") if scene.ask().single else scene.says("rebel", ("rogue-one",))
    assert "rogue-one" in scene.ask("rebel").options


@pytest.mark.rule("reb.cine.reroll")
def test_a_leader_rerolls_once_in_an_attack() -> None:
    galaxy = (
        duel("5 x-wing, 1 star-destroyer").leader("naboo", "admiral-ackbar").rolls(*["blank"] * 5, "hit", "hit", "hit")
    )
    scene = galaxy.combat("naboo", "rebel")
    plays(scene, "escort", "swarm-tactics").says("rebel", "neither").says("empire", "neither")
    assert scene.asked == "rebel cinematic-action"
    scene.says("rebel", "reroll")
    scene.refuses("rebel", (0, 1, 2, 3))
    scene.says("rebel", (0, 1, 2))
    rolled = [note.dice for note in scene.told(RollsAttack) if note.side == REBEL]
    assert rolled[1][:3] == ("black-hit",) * 3
    assert not scene.asks("rebel cinematic-action")  # no second reroll


@pytest.mark.rule("reb.cine.remove-damage")
def test_a_special_removes_damage_of_its_colour() -> None:
    galaxy = duel("2 x-wing, 2 corellian-corvette, 1 star-destroyer").rolls(*["blank"] * 4, "red-special", "blank")
    scene = galaxy.combat("naboo", "rebel")
    scene.fight.damage[KIND["corellian-corvette"]] = ((1, 0),)
    scene.fight.damage[KIND["x-wing"]] = ((1, 0),)
    plays(scene, "escort", "swarm-tactics").says("rebel", "neither").says("empire", "neither")
    assert scene.asked == "rebel cinematic-action"
    scene.refuses("rebel", ("x-wing", 0))
    scene.says("rebel", ("corellian-corvette", 0))
    assert sum(sum(pair) for pair in scene.fight.damage[KIND["corellian-corvette"]]) == 0


@pytest.mark.rule("reb.cine.remove-damage-theater")
def test_a_special_heals_only_its_theatre() -> None:
    galaxy = duel("1 corellian-corvette, 1 airspeeder, 1 star-destroyer, 1 stormtrooper")
    galaxy.rolls(*["blank"] * 5, "blank", "red-special", "blank")
    scene = galaxy.combat("naboo", "rebel")
    scene.fight.damage[KIND["corellian-corvette"]] = ((1, 0),)
    plays(scene, "escort", "swarm-tactics").says("rebel", "neither").says("empire", "neither")
    plays(scene, "take-cover", "overrun").says("rebel", "neither").says("empire", "neither")
    assert not scene.asks("cinematic-action")


@pytest.mark.rule("reb.cine.prevent-vs-remove", "reb.cine.attack-steps")
def test_preventing_removes_dice_before_damage() -> None:
    galaxy = duel("3 x-wing, 1 corellian-corvette, 3 tie-fighter, 1 assault-carrier").rolls(
        "hit", "hit", "hit", "black-blank", "red-blank"
    )
    scene = galaxy.combat("naboo", "rebel")
    plays(scene, "draw-their-fire", "reinforcements").says("rebel", "neither").says("empire", "bottom")
    assert scene.told(AssignsDamage)[0] == AssignsDamage(REBEL, (("tie-fighter", 1),))


@pytest.mark.rule("reb.cine.prevent-exact")
def test_a_direct_hit_is_no_hit_for_prevention() -> None:
    galaxy = duel("2 x-wing, 2 tie-fighter, 1 assault-carrier").rolls("hit", "direct")
    scene = galaxy.combat("naboo", "rebel")
    plays(scene, "draw-their-fire", "reinforcements").says("rebel", "neither").says("empire", "bottom")
    assert scene.asked == "rebel assign-damage"
    assert scene.sharing.total == 1
    assert scene.dice == ("black-direct",)


@pytest.mark.rule("reb.cine.destroy-time")
def test_damage_may_still_be_removed_before_the_end_of_the_round() -> None:
    galaxy = duel("1 corellian-corvette, 1 star-destroyer").rolls(
        "blank", "red-hit", "red-hit", "black-blank", "red-special", *["blank"] * 30
    )
    scene = galaxy.combat("naboo", "empire")
    plays(scene, "draw-their-fire", "swarm-tactics").says("empire", "neither").says("rebel", "neither")
    assert scene.asked == "rebel cinematic-action"
    scene.says("rebel", ("corellian-corvette", 0))
    assert scene.fight.round == 2
    assert scene.fight.damage[KIND["corellian-corvette"]] == ((1, 0),)


@pytest.mark.rule("reb.cine.destroyed-by-card")
def test_a_unit_destroyed_by_a_card_still_satisfies_icons() -> None:
    scene = duel("1 rebel-trooper, 1 shield-generator, 2 stormtrooper").rolls(*["blank"] * 30).combat("naboo", "empire")
    plays(scene, "hold-them-back", "support-of-the-501st").says("empire", "top")
    assert "top" in scene.options  # the Trooper is still there
    scene.says("rebel", "top")
    assert scene.units("naboo").startswith("1 shield-generator") or scene.table.combat is None
    assert scene.table.units[facts.PLACE["naboo"]][KIND["stormtrooper"]] == 1


@pytest.mark.rule("reb.cine.card-damage")
def test_damage_of_a_card_may_be_split_unless_it_names_one_unit() -> None:
    scene = duel("2 rebel-trooper, 1 at-st").combat("naboo", "empire")
    plays(scene, "take-cover", "overrun").says("empire", "top").says("empire", (1, 1))
    assert scene.fight.damage[KIND["rebel-trooper"]] == ((1, 0), (1, 0))
    scene = duel("1 corellian-corvette, 1 rebel-transport, 1 death-star").combat("naboo", "empire")
    plays(scene, "escort", "superlaser-blast").says("empire", "top")
    assert scene.asked == "empire damage-whom"
    scene.says("empire", ("corellian-corvette", 0))
    assert scene.fight.damage[KIND["corellian-corvette"]] == ((5, 0),)


@pytest.mark.rule("reb.cine.damage-persists")
def test_damage_stays_through_rounds() -> None:
    galaxy = duel("2 y-wing, 1 star-destroyer").rolls("hit", "hit", *["blank"] * 3, "hit", "hit", *["blank"] * 3)
    scene = galaxy.combat("naboo", "rebel")
    plays(scene, "escort", "swarm-tactics").says("rebel", "neither").says("empire", "neither")
    assert scene.fight.round == 2
    assert scene.fight.damage[KIND["star-destroyer"]] == ((2, 0),)
    plays(scene, "draw-their-fire", "intercept").says("rebel", "neither").says("empire", "neither")
    assert scene.units("naboo") == "2 y-wing"


# ── cancelling ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.cine.cancel")
def test_a_defender_who_cancels_comes_first() -> None:
    scene = duel("1 corellian-corvette, 1 death-star").combat("naboo", "empire")
    plays(scene, "outrun-them", "superlaser-blast")
    assert scene.asked == "rebel cancel-first"
    scene.says("rebel", "cancel")
    assert scene.told(Cancels)[0].card == "superlaser-blast"
    assert scene.table.combat is None or not any(scene.fight.damage)
    assert not scene.asks("tactic-half")


@pytest.mark.rule("reb.cine.cancel-only-if-used", "reb.cine.cancel-example")
def test_a_defender_may_decide_against_cancelling() -> None:
    scene = duel("1 corellian-corvette, 2 tie-fighter").rolls(*["blank"] * 40).combat("naboo", "empire")
    plays(scene, "outrun-them", "swarm-tactics").says("rebel", "wait")
    assert scene.asked == "empire tactic-half"
    scene.says("empire", "bottom").says("rebel", "bottom")
    used = [(note.card, note.half) for note in scene.told(UsesTactic)]
    assert used == [("swarm-tactics", "bottom"), ("outrun-them", "bottom")]
    assert not scene.told(Cancels)


@pytest.mark.rule("reb.cine.cancel-both")
def test_the_current_player_may_cancel_the_defenders_card() -> None:
    scene = duel("1 corellian-corvette, 1 interdictor").rolls(*["blank"] * 20).combat("naboo", "empire")
    plays(scene, "outrun-them", "entrapment").says("rebel", "wait").says("empire", "top", "no")
    assert scene.told(Cancels)[0].card == "outrun-them"
    assert scene.fight.barred == ()
    assert not scene.asks("tactic-half")


@pytest.mark.rule("reb.cine.extra-card")
def test_an_extra_card_cancels_nothing() -> None:
    galaxy = duel("1 mon-calamari-cruiser, 1 corellian-corvette, 1 star-destroyer")
    scene = galaxy.rolls(*["blank"] * 40).combat("naboo", "rebel")
    plays(scene, "fleet-logistics", "swarm-tactics").says("rebel", "top", "outrun-them", "top")
    assert not scene.told(Cancels)
    assert scene.asked == "empire tactic-half"
    assert set(scene.table.tactics_used[2 * REBEL + SPACE]) == {"fleet-logistics", "outrun-them"}


@pytest.mark.rule("reb.cine.attack-after")
def test_attacking_second_lasts_for_the_combat() -> None:
    scene = duel("2 x-wing, 2 tie-fighter").rolls(*["blank"] * 8).combat("naboo", "empire")
    plays(scene, "escort", "energy-shield").says("empire", "bottom").says("rebel", "neither")
    plays(scene, "bombing-run", "intercept").says("empire", "neither").says("rebel", "neither")
    assert [note.side for note in scene.told(RollsAttack)][:4] == [REBEL, EMPIRE, REBEL, EMPIRE]


@pytest.mark.rule("reb.cine.attack-after-both")
def test_the_opponents_change_of_order_overrides() -> None:
    scene = duel("2 x-wing, 2 tie-fighter").rolls(*["blank"] * 8).combat("naboo", "empire")
    plays(scene, "draw-their-fire", "energy-shield").says("empire", "bottom").says("rebel", "bottom")
    assert [note.side for note in scene.told(RollsAttack)][:2] == [EMPIRE, REBEL]


@pytest.mark.rule("reb.cine.bar-next")
def test_a_barred_side_chooses_no_card() -> None:
    scene = duel("2 x-wing, 2 tie-fighter").rolls(*["blank"] * 8).combat("naboo", "empire")
    plays(scene, "escort", "entrapment").says("empire", "bottom").says("rebel", "neither")
    assert scene.fight.round == 2
    assert scene.asked == "empire choose-tactic"


# ── single cards with answers of their own ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.cine.confrontation-retreat")
def test_a_marked_leader_is_eliminated_wherever_he_went() -> None:
    galaxy = (
        duel("3 rebel-trooper, 1 stormtrooper").leader("naboo", "general-veers").rolls("hit", "hit", "hit", "blank")
    )
    scene = galaxy.combat("naboo", "rebel")
    plays(scene, "confrontation", "overrun").says("rebel", "top").says("empire", "neither")
    scene.until("turn")
    assert ("doomed", facts.LEADER["general-veers"]) in scene.table.lasting
    assert "confrontation" in scene.table.spent
    scene.table.where[facts.LEADER["general-veers"]] = facts.PLACE["sullust"]
    scene.until("rebel turn").says("rebel", "pass").until("empire turn").says("empire", "pass")
    assert scene.where("general-veers") == "eliminated"


@pytest.mark.rule("reb.cine.confrontation-escape", "reb.gap.escape-plan-once")
def test_escape_plan_as_the_extra_card_saves_the_doomed() -> None:
    galaxy = duel("1 airspeeder, 1 rebel-transport, 3 rebel-trooper, 1 at-st, 2 stormtrooper").leader(
        "naboo", "general-madine"
    )
    galaxy.put("utapau", "1 x-wing").rolls(*["blank"] * 60)
    scene = galaxy.combat("naboo", "empire")
    plays(scene, "confrontation", "overrun").says("empire", "top").says(
        "empire", (0, 0, 2, 0) if len(scene.among) == 4 else (0,) * (len(scene.among) - 1) + (2,)
    )
    scene.says("rebel", "bottom", "escape-plan-adv", "top", "utapau")
    scene.gives("rebel", airspeeder=1, rebel_trooper=1)
    assert "1 airspeeder" in scene.units("utapau")
    assert scene.table.combat is None or scene.fight.damage[KIND["airspeeder"]] == ()
    while scene.table.combat is not None and scene.fight.round < 3:
        assert not scene.asks("rebel retreat")  # that was the one retreat of this combat
        scene.skip()


@pytest.mark.rule("reb.cine.extra-card")
def test_escape_plan_as_the_extra_card_cancels_nothing() -> None:
    galaxy = duel("1 rebel-transport, 2 rebel-trooper, 2 stormtrooper").leader("naboo", "general-madine")
    scene = blanks(galaxy.put("utapau", "1 x-wing")).combat("naboo", "rebel")
    plays(scene, "confrontation", "support-of-the-501st")
    scene.says("rebel", "bottom", "escape-plan-adv", "top", "utapau").gives("rebel", rebel_trooper=1)
    assert scene.asked == "empire tactic-half"
    scene.says("empire", "top")
    assert scene.units("naboo") == "2 stormtrooper"


@pytest.mark.rule("reb.cine.confrontation-escape")
def test_escape_plan_saves_only_those_who_leave() -> None:
    galaxy = duel("1 rebel-transport, 1 airspeeder, 2 rebel-trooper, 2 stormtrooper").leader("naboo", "general-madine")
    scene = blanks(galaxy.put("utapau", "1 x-wing")).combat("naboo", "empire")
    plays(scene, "escape-plan-adv", "support-of-the-501st").says("empire", "top")
    scene.says("rebel", "top", "utapau").gives("rebel", airspeeder=1)
    assert scene.units("naboo") == "1 rebel-trooper, 2 stormtrooper"


@pytest.mark.rule("reb.battle.need-start-units")
def test_a_ground_battle_that_deployment_brought_about_can_be_won() -> None:
    galaxy = duel("1 u-wing, 1 tie-fighter, 1 stormtrooper", "ryloth").subjugated("ryloth").objectives("liberation")
    scene = galaxy.rolls("green-direct", "blank", "hit", "blank").combat("ryloth", "rebel")
    plays(scene, "deployment-adv", "swarm-tactics").says("rebel", "top", "rebel-trooper").says("empire", "neither")
    plays(scene, "hold-them-back", "overrun").says("rebel", "neither").says("empire", "neither")
    scene.until("rebel objective").says("rebel", "liberation")
    assert scene.units("ryloth") == "1 u-wing, 1 rebel-trooper"


@pytest.mark.rule("reb.cine.tractor-beam")
def test_the_tractor_beam_takes_who_stayed() -> None:
    galaxy = (
        duel("2 x-wing, 1 star-destroyer").leader("naboo", "admiral-ackbar", "princess-leia").put("utapau", "1 x-wing")
    )
    scene = galaxy.rolls(*["blank"] * 40).combat("naboo", "empire")
    plays(scene, "escort", "tractor-beam").says("empire", "top").says("rebel", "neither")
    scene.until("rebel retreat").says("rebel", "utapau", "admiral-ackbar")
    assert scene.ring("princess-leia") == "captured"
    assert scene.ring("admiral-ackbar") == ""


@pytest.mark.rule("reb.cine.planetary-shield")
def test_a_shield_takes_more_than_its_health() -> None:
    galaxy = duel("3 rebel-trooper, 1 shield-generator, 3 stormtrooper").rolls("hit", "hit", "hit", *["blank"] * 30)
    scene = galaxy.combat("naboo", "empire")
    if scene.asks("retrieve-tactics"):
        scene.skip()
    scene.fight.damage[KIND["shield-generator"]] = ((2, 0),)
    plays(scene, "planetary-shield", "overrun").says("empire", "neither").says("rebel", "top")
    scene.says("empire", (1, 1, 1, 0))
    assert scene.asked == "rebel shed-damage"
    scene.says("rebel", (1, 1, 1))
    assert scene.table.combat is None or scene.units("naboo").startswith("3 rebel-trooper")
    assert "shield-generator" not in scene.units("naboo")


@pytest.mark.rule("reb.cine.target-sd-first")
def test_hits_turn_red_before_they_are_prevented() -> None:
    def after(card: str, half: str) -> int:
        galaxy = duel("2 x-wing, 1 star-destroyer, 1 assault-carrier").leader("naboo", "wedge-antilles")
        galaxy.actions("rebel", "target-the-star-destroyers").rolls("hit", "hit")
        scene = galaxy.combat("naboo", "rebel").says("rebel", "target-the-star-destroyers")
        plays(scene, "draw-their-fire", card).says("rebel", "neither").says("empire", half)
        while not scene.asks("convert-hits"):
            scene.says("rebel", "done")
        scene.says("rebel", 2)
        return scene.sharing.total if scene.asks("rebel assign-damage") else 0

    assert after("reinforcements", "bottom") == 2  # black hits prevented
    assert after("overwhelming-presence", "bottom") == 0  # red hits prevented


@pytest.mark.rule("reb.gap.prevent-choice")
def test_the_attacker_picks_which_direct_hit_is_prevented() -> None:
    galaxy = duel("1 corellian-corvette, 1 super-star-destroyer").rolls("black-direct", "red-direct")
    scene = galaxy.combat("naboo", "rebel")
    plays(scene, "draw-their-fire", "overwhelming-presence").says("rebel", "neither").says("empire", "top")
    assert scene.asked == "rebel prevented-die"
    assert set(scene.options) == {"black-direct", "red-direct"}
    scene.says("rebel", "red-direct")
    assert scene.told(AssignsDamage)[0].units == (("super-star-destroyer", 1),)


@pytest.mark.rule("reb.gap.prevent-third-icon")
def test_the_third_prevented_result_is_a_direct_hit() -> None:
    galaxy = duel("1 y-wing, 1 corellian-corvette, 1 super-star-destroyer").rolls(
        "black-blank", "red-direct", "red-special"
    )
    scene = galaxy.combat("naboo", "rebel")
    plays(scene, "draw-their-fire", "overwhelming-presence").says("rebel", "neither").says("empire", "top")
    assert scene.fight.damage[KIND["super-star-destroyer"]] == ()


def test_good_intel_lets_the_empire_choose_later() -> None:
    galaxy = duel().leader("naboo", "soontir-fel").actions("empire", "good-intel-rote")
    scene = galaxy.combat("naboo", "rebel").says("empire", "good-intel-rote")
    assert scene.asked == "rebel choose-tactic"
    scene.says("rebel", "escort")
    assert scene.asked == "empire choose-tactic"
