"""The Jedi sets of the core box, 1 to 5."""

from __future__ import annotations

from dejarik.core.question import Share, all_shares, any_answer
from dejarik.core.rng import Rng
from dejarik.games.lcg.notes import EdgeCard, EdgeOpen, EngagedInstead
from tests.games.lcg.cards import Play, Scene, never, offered, use

# ── 1. A Hero's Journey ────────────────────────────────────────────────────────────────────────────────────────────


def test_luke_skywalker_readies_as_the_opponents_turn_begins() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", focus=2)
    play = scene.start("balance.1", "dark")
    assert play.asked == "light reaction"
    use(play, "light", luke)
    assert play.piece(luke).focus == 1


def test_luke_skywalker_does_nothing_as_the_own_turn_begins_or_when_ready() -> None:
    for active, focus in (("light", 1), ("dark", 0)):
        scene = Scene()
        luke = scene.light.unit("luke-skywalker", focus=focus)
        never(scene.start("balance.1", active, halts=("refresh.1",)), luke)


def test_jedi_lightsaber_adds_two_icons_to_a_force_user() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    scene.light.enhancement("jedi-lightsaber", on=luke)
    enemy = scene.dark.unit("coruscant-defense-fleet")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [luke], [enemy], edge="light")
    play = scene.start("engagement.9", halts=("engagement.10",)).until("halt")
    assert play.piece(enemy).damage == 3
    assert play.piece(objective).damage == 3


def test_jedi_lightsaber_goes_on_no_ordinary_character() -> None:
    scene = Scene()
    trooper = scene.light.unit("rebel-trooper")
    saber = scene.light.hand("jedi-lightsaber")
    play = scene.start("deployment.2")
    assert not offered(play, saber)
    scene = Scene()
    believer, fleet = scene.light.unit("believer-in-the-old-ways"), scene.light.unit("y-wing")
    saber = scene.light.hand("jedi-lightsaber")
    play = use(scene.start("deployment.2"), "light", saber)
    assert play.piece(saber).host == believer
    assert trooper != fleet


def test_trust_your_feelings_readies_its_host_for_its_own_focus() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", focus=1)
    trust = scene.light.enhancement("trust-your-feelings", on=luke)
    play = use(scene.start("deployment.2"), "light", trust)
    assert play.piece(luke).focus == 0
    assert play.piece(trust).focus == 1
    assert not offered(play, trust)


def test_trust_your_feelings_is_not_offered_on_a_ready_unit() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    trust = scene.light.enhancement("trust-your-feelings", on=luke)
    never(scene.start("deployment.2", halts=("conflict.3",)), trust)


def test_dagobah_training_grounds_lies_in_the_play_area_and_pays() -> None:
    scene = Scene()
    grounds = scene.light.hand("dagobah-training-grounds")
    second = scene.light.hand("dagobah-training-grounds")
    play = use(scene.start("deployment.2"), "light", grounds)
    assert play.piece(grounds).host < 0
    assert play.piece(grounds).kind == "enhancement"
    assert not offered(play, second)  # Limited: one per turn


# ── 2. In You Must Go ──────────────────────────────────────────────────────────────────────────────────────────────


def test_in_you_must_go_makes_the_first_enhancement_cheaper() -> None:
    scene = Scene()
    scene.light.objective("in-you-must-go", focus=1)
    for number in (
        scene.light.objective("draw-their-fire", focus=1),
        scene.light.objective("draw-their-fire", focus=1),
    ):
        assert number
    luke = scene.light.unit("luke-skywalker")
    first, second = scene.light.hand("trust-your-feelings"), scene.light.hand("jedi-lightsaber")
    play = scene.start("deployment.2")
    assert offered(play, first)  # costs 1 instead of 2; the affiliation card alone pays it
    use(play, "light", first)
    assert play.piece(first).host == luke
    assert not offered(play, second)  # the second one has its printed cost again


def test_in_you_must_go_does_not_touch_units() -> None:
    scene = Scene()
    scene.light.objective("in-you-must-go", focus=1)
    for _ in range(2):
        scene.light.objective("draw-their-fire", focus=1)
    believer = scene.light.hand("believer-in-the-old-ways")
    assert not offered(scene.start("deployment.2"), believer)


def test_yoda_gains_edge_icons_for_each_enhancement() -> None:
    scene = Scene()
    yoda = scene.light.unit("yoda")
    scene.light.enhancement("trust-your-feelings", on=yoda)
    scene.light.enhancement("shii-cho-training", on=yoda)
    enemy = scene.dark.unit("coruscant-defense-fleet")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [yoda], [], edge="light")
    play = scene.start("engagement.9", halts=("engagement.13",))
    play.until("halt")
    assert play.piece(objective).damage == 3  # one printed, two gained, all edge-enabled
    assert play.piece(enemy).focus == 1


def test_yoda_without_the_edge_has_only_his_tactics() -> None:
    scene = Scene()
    yoda = scene.light.unit("yoda")
    scene.light.enhancement("trust-your-feelings", on=yoda)
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [yoda], [], edge="dark")
    play = scene.start("engagement.9", halts=("engagement.13",)).until("halt")
    assert play.piece(objective).damage == 0


def divide(play: Play) -> Share:
    """The open question, which must be how damage is divided; whatever chance answers is legal."""
    question = play.question
    assert isinstance(question, Share)
    assert question.kind == "divide"
    legal = set(all_shares(question))
    rng = Rng.from_seed(1)
    assert {any_answer(question, rng) for _ in range(200)} == legal
    return question


def test_shii_cho_training_divides_the_damage() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    scene.light.enhancement("shii-cho-training", on=luke)
    one, other = scene.dark.unit("kuati-security-team"), scene.dark.unit("kuati-security-team")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [luke], [one, other], edge="light")
    play = scene.start("engagement.9")
    play.answer("light", "unit_damage")
    assert play.asked == "light divide"
    play.share("light", {one: 1, other: 1})
    assert play.piece(one).damage == play.piece(other).damage == 1


def test_shii_cho_training_divides_among_participants_only_or_strikes_one_at_home_whole() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    scene.light.enhancement("shii-cho-training", on=luke)
    one, other = scene.dark.unit("kuati-security-team"), scene.dark.unit("kuati-security-team")
    home = scene.dark.unit("emperors-royal-guard")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [luke], [one, other], edge="light")
    play = scene.start("engagement.9").answer("light", "unit_damage")
    # Targeted Strike still reaches the unit at home, but with all of the damage
    assert set(all_shares(divide(play))) == {(2, 0, 0), (1, 1, 0), (0, 2, 0), (0, 0, 2)}
    play.refuses("light", (1, 0, 1), "lcg.strike.unit-damage")
    play.share("light", {home: 2})
    assert play.piece(home).damage == 2
    assert play.piece(one).damage == play.piece(other).damage == 0


def test_shii_cho_training_divides_nothing_where_nobody_defends() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    scene.light.enhancement("shii-cho-training", on=luke)
    one, other = scene.dark.unit("kuati-security-team"), scene.dark.unit("kuati-security-team")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [luke], [], edge="light")
    play = scene.start("engagement.9").answer("light", "unit_damage")
    assert set(play.most) == {one, other}
    assert set(all_shares(divide(play))) == {(2, 0), (0, 2)}


def test_without_shii_cho_training_one_unit_takes_it_all() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    one, other = scene.dark.unit("kuati-security-team"), scene.dark.unit("kuati-security-team")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [luke], [one, other], edge="light")
    play = scene.start("engagement.9").answer("light", "unit_damage")
    assert play.asked == "light unit-damage"


def test_counter_stroke_cancels_an_event() -> None:
    scene = Scene()
    victim = scene.light.unit("twilek-loyalist")
    stroke = scene.light.hand("counter-stroke")
    choke = scene.dark.hand("force-choke")
    play = use(scene.start("deployment.2", "dark"), "dark", choke)
    use(play, "light", stroke)
    assert play.in_play(victim)
    assert choke in play.table.discards[1]
    assert stroke in play.table.discards[0]


def test_counter_stroke_is_no_answer_to_a_unit_or_an_ability() -> None:
    scene = Scene()
    stroke = scene.light.hand("counter-stroke")
    droid = scene.dark.hand("interrogation-droid")
    play = scene.start("deployment.2", "dark")
    use(play, "dark", droid)
    assert play.asked == "dark reaction"
    play.answer("dark", "pass")
    never(play, stroke, "halt")


# ── 3. Forgotten Heroes ────────────────────────────────────────────────────────────────────────────────────────────


def test_forgotten_heroes_draws_after_a_force_user_is_played() -> None:
    scene = Scene()
    heroes = scene.light.objective("forgotten-heroes")
    jedi = scene.light.hand("jedi-in-hiding")
    play = use(scene.start("deployment.2"), "light", jedi)
    use(play, "light", heroes)
    assert len(play.table.hands[0]) == 1


def test_forgotten_heroes_ignores_other_units_and_units_put_into_play() -> None:
    scene = Scene()
    heroes = scene.light.objective("forgotten-heroes")
    loyalist = scene.light.hand("twilek-loyalist")
    play = use(scene.start("deployment.2"), "light", loyalist)
    never(play, heroes)
    scene = Scene()
    heroes = scene.light.objective("forgotten-heroes")
    scene.light.discard("jedi-in-hiding")
    back = scene.light.hand("return-of-the-jedi")
    play = use(scene.start("deployment.2"), "light", back)
    never(play, heroes)


def test_obi_wan_kenobi_opens_the_first_edge_card() -> None:
    scene = Scene()
    obi = scene.light.unit("obi-wan-kenobi")
    guard = scene.dark.unit("emperors-royal-guard")
    first, second = scene.dark.hand("force-choke"), scene.dark.hand("force-choke")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [obi], [guard])
    play = scene.start("engagement.6")
    assert play.asked == "dark edge"
    play.answer("dark", first)
    shown = play.match.game.view(play.table, 0).sides[1]
    assert [face.id for face in shown.stack] == [first]
    play.answer("dark", second).until("halt")
    assert play.notes().count(EdgeOpen) == 1
    assert play.notes().count(EdgeCard) == 1


def test_obi_wan_kenobi_at_home_opens_nothing() -> None:
    scene = Scene()
    scene.light.unit("obi-wan-kenobi")
    loyalist = scene.light.unit("twilek-loyalist")
    guard = scene.dark.unit("emperors-royal-guard")
    first = scene.dark.hand("force-choke")
    scene.dark.hand("force-choke")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [loyalist], [guard])
    play = scene.start("engagement.6").answer("dark", first)
    assert play.match.game.view(play.table, 0).sides[1].stack == ()


def test_jedi_mind_trick_places_two_tokens_with_the_balance_and_one_without() -> None:
    for balance, tokens in ((0, 2), (1, 1)):
        scene = Scene()
        scene.table.balance = balance
        victim = scene.dark.unit("kuati-security-team")
        trick = scene.light.hand("jedi-mind-trick")
        play = use(scene.start("deployment.2"), "light", trick)
        assert play.piece(victim).focus == tokens


def test_jedi_mind_trick_works_on_no_vehicle() -> None:
    scene = Scene()
    scene.dark.unit("tie-fighter")
    trick = scene.light.hand("jedi-mind-trick")
    assert not offered(scene.start("deployment.2"), trick)


def test_our_most_desperate_hour_shields_even_the_shielded() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", shields=1)
    hour = scene.light.hand("our-most-desperate-hour")
    play = use(scene.start("deployment.2"), "light", hour)
    assert play.piece(luke).shields == 2


def test_our_most_desperate_hour_shields_characters_only() -> None:
    scene = Scene()
    scene.light.unit("y-wing")
    hour = scene.light.hand("our-most-desperate-hour")
    assert not offered(scene.start("deployment.2"), hour)


def test_heat_of_battle_light_damages_a_participating_enemy() -> None:
    scene = Scene()
    luke, enemy = scene.light.unit("luke-skywalker"), scene.dark.unit("kuati-security-team")
    absent = scene.dark.unit("kuati-security-team")
    heat = scene.light.hand("heat-of-battle-light")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [luke], [enemy])
    play = scene.start("engagement.6", halts=("engagement.8",)).answer("light", heat)
    play.until("halt")
    assert play.piece(enemy).damage == 1
    assert play.piece(absent).damage == 0


def test_heat_of_battle_light_finds_nobody_in_an_undefended_engagement() -> None:
    scene = Scene()
    luke, absent = scene.light.unit("luke-skywalker"), scene.dark.unit("kuati-security-team")
    heat = scene.light.hand("heat-of-battle-light")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [luke])
    play = scene.start("engagement.6", halts=("engagement.8",)).answer("light", heat)
    play.until("halt")
    assert play.piece(absent).damage == 0
    assert heat in play.table.discards[0]


# ── 4. A Journey to Dagobah ────────────────────────────────────────────────────────────────────────────────────────


def test_a_journey_to_dagobah_lets_its_owner_choose_the_next_objective() -> None:
    scene = Scene(dark="imperial-navy")
    journey = scene.light.objective("a-journey-to-dagobah")
    blast = scene.dark.hand("superlaser-blast")
    wish = scene.light.missions("jedi-training")
    play = use(scene.start("deployment.2", "dark"), "dark", blast, journey)
    assert play.asked == "light interrupt"
    use(play, "light", journey)
    assert play.asked == "light choose-objective"
    play.answer("light", wish)
    assert play.in_play(wish)
    assert not play.in_play(journey)
    assert len([p for p in play.table.pieces.values() if p.kind == "objective" and p.controller == 0]) == 3


def test_a_journey_to_dagobah_does_nothing_for_other_objectives() -> None:
    scene = Scene(dark="imperial-navy")
    journey, other = scene.light.objective("a-journey-to-dagobah"), scene.light.objective("draw-their-fire")
    blast = scene.dark.hand("superlaser-blast")
    play = use(scene.start("deployment.2", "dark"), "dark", blast, other)
    never(play, journey)
    assert not play.in_play(other)


def test_double_strike_lets_a_character_strike_again() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    twice = scene.light.hand("double-strike")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [luke], edge="light")
    play = scene.start("engagement.9", halts=("engagement.14",))
    use(play, "light", twice)
    play.until("halt")
    assert play.piece(objective).damage == 4
    assert play.piece(luke).focus == 1


def test_double_strike_is_not_for_vehicles() -> None:
    scene = Scene()
    ship = scene.light.unit("red-five")
    twice = scene.light.hand("double-strike")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [ship], edge="light")
    never(scene.start("engagement.9", halts=("engagement.14",)), twice)


def test_target_of_opportunity_light_damages_the_engaged_objective() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    chance = scene.light.hand("target-of-opportunity-light")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [luke])
    play = scene.start("engagement.6", halts=("engagement.8",)).answer("light", chance).until("halt")
    assert play.piece(objective).damage == 1


def test_target_of_opportunity_light_does_nothing_for_the_defender() -> None:
    scene = Scene()
    luke, enemy = scene.light.unit("luke-skywalker"), scene.dark.unit("kuati-security-team")
    chance = scene.light.hand("target-of-opportunity-light")
    objective = scene.light.objective("draw-their-fire")
    scene.engage(objective, [enemy], [luke])
    play = scene.start("engagement.6", "dark", halts=("engagement.8",)).answer("light", chance).until("halt")
    assert play.piece(objective).damage == 0


# ── 5. The Secret of Yavin 4 ───────────────────────────────────────────────────────────────────────────────────────


def test_the_secret_of_yavin_4_is_engaged_instead() -> None:
    scene = Scene()
    secret, other = scene.light.objective("the-secret-of-yavin-4"), scene.light.objective("draw-their-fire")
    scene.dark.unit("kuati-security-team")
    scene.dark.unit("kuati-security-team")
    play = scene.start("conflict.3", "dark", halts=("engagement.3",)).answer("dark", other)
    attacker = play.options[0]
    play.answer("dark", (attacker,))
    use(play, "light", secret)
    assert play.table.engaged == secret
    play.until("dark engage")
    assert offered(play, secret)  # it may still be named itself
    assert not offered(play, other)


def test_the_secret_of_yavin_4_works_once_a_turn_and_not_for_itself() -> None:
    scene = Scene()
    secret = scene.light.objective("the-secret-of-yavin-4")
    one, other = scene.light.objective("draw-their-fire"), scene.light.objective("draw-their-fire")
    scene.dark.unit("advisor-to-the-emperor")
    scene.dark.unit("advisor-to-the-emperor")
    play = scene.start("conflict.3", "dark")
    first = play.table.pieces
    play.answer("dark", one)
    attackers = [n for n, p in first.items() if p.kind == "unit"]
    play.answer("dark", (attackers[0],))
    use(play, "light", secret)
    play.until("dark engage").answer("dark", other)
    never(play, secret)
    assert play.notes().count(EngagedInstead) == 1


def test_c_3po_gives_himself_up_to_cancel_an_event() -> None:
    scene = Scene()
    threepio, victim = scene.light.unit("c-3po"), scene.light.unit("twilek-loyalist")
    choke = scene.dark.hand("force-choke")
    play = use(scene.start("deployment.2", "dark"), "dark", choke)
    use(play, "light", threepio)
    assert play.in_play(victim)
    assert threepio in play.table.discards[0]


def test_c_3po_is_not_asked_about_abilities() -> None:
    scene = Scene()
    threepio = scene.light.unit("c-3po")
    scene.dark.objective("counsel-of-the-sith")
    never(scene.start("balance.1", "light", halts=("refresh.1",)), threepio)


def test_lightsaber_deflection_turns_a_point_of_damage_aside() -> None:
    scene = Scene()
    luke, vader = scene.light.unit("luke-skywalker"), scene.dark.unit("darth-vader")
    deflect = scene.light.hand("lightsaber-deflection")
    scene.engage(scene.light.objective("draw-their-fire"), [vader], [luke], edge="dark")
    play = scene.start("engagement.9", "dark", halts=("engagement.11",)).answer("dark", "unit_damage")
    use(play, "light", deflect)
    assert play.piece(luke).damage == 1
    assert play.piece(vader).damage == 1


def test_lightsaber_deflection_helps_no_vehicle_and_no_enemy() -> None:
    scene = Scene()
    ship, vader = scene.light.unit("red-five"), scene.dark.unit("darth-vader")
    deflect = scene.light.hand("lightsaber-deflection")
    scene.engage(scene.light.objective("draw-their-fire"), [vader], [ship], edge="dark")
    never(scene.start("engagement.9", "dark", halts=("engagement.14",)), deflect)


def test_twist_of_fate_light_starts_the_edge_battle_anew() -> None:
    scene = Scene()
    luke, guard = scene.light.unit("luke-skywalker"), scene.dark.unit("emperors-royal-guard")
    twist, heat = scene.light.hand("twist-of-fate-light"), scene.dark.hand("heat-of-battle-dark")
    scene.light.hand("jedi-mind-trick")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [luke], [guard])
    play = scene.start("engagement.6").answer("light", twist).answer("dark", heat)
    play.answer("light", "pass")
    assert play.asked == "light edge"
    assert play.table.stacks == [[], []]
    assert twist in play.table.discards[0]
    assert heat in play.table.discards[1]
    assert play.piece(luke).damage == 0  # the other fate card was cancelled


def test_twist_of_fate_does_not_reach_the_strikes_by_itself() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    twist = scene.light.hand("twist-of-fate-light")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [luke])
    play = scene.start("engagement.6", halts=("engagement.9",)).answer("light", twist).until("halt")
    assert play.table.edge == 0  # a new battle without cards: the lone attacker has the edge
    assert play.trail.count("engagement.6") == 2


def test_guardian_of_peace_shields_and_protects() -> None:
    scene = Scene()
    luke, guardian = scene.light.unit("luke-skywalker"), scene.light.unit("guardian-of-peace")
    choke = scene.dark.hand("force-choke")
    play = use(scene.start("deployment.2", "dark"), "dark", choke, luke)
    assert play.asked == "light protect"
    play.share("light", {guardian: 1})
    assert play.piece(guardian).damage == 1
    assert play.piece(luke).damage == 0
