"""Scum and Villainy and the neutral sets of the dark side, 33 to 36."""

from __future__ import annotations

from tests.games.lcg.cards import Scene, never, offered, offers, play_on, use


def scum(light: str = "jedi") -> Scene:
    return Scene(light=light, dark="scum-and-villainy")


# ── 33. The Bespin Exchange ────────────────────────────────────────────────────────────────────────────────────────


def test_boba_fett_captures_a_character_he_has_damaged() -> None:
    scene = scum()
    boba, luke = scene.dark.unit("boba-fett"), scene.light.unit("luke-skywalker")
    prison = scene.dark.objective("the-bespin-exchange")
    scene.engage(scene.light.objective("draw-their-fire"), [boba], [luke], edge="light")
    scene.table.pieces[luke].focus = 1
    play = use(scene.start("engagement.9", "dark"), "dark", boba, prison)
    assert luke in play.piece(prison).captured


def test_boba_fett_captures_no_destroyed_unit_and_no_vehicle() -> None:
    scene = scum()
    boba, loyalist = scene.dark.unit("boba-fett"), scene.light.unit("twilek-loyalist", focus=1)
    scene.engage(scene.light.objective("draw-their-fire"), [boba], [loyalist], edge="light")
    play = never(scene.start("engagement.9", "dark"), boba)
    assert loyalist in play.table.discards[0]
    scene = scum()
    boba, ship = scene.dark.unit("boba-fett"), scene.light.unit("home-one", focus=1)
    scene.engage(scene.light.objective("draw-their-fire"), [boba], [ship], edge="light")
    never(scene.start("engagement.9", "dark"), boba)


def captured_by_boba(scene: Scene) -> tuple[int, int]:
    boba, luke = scene.dark.unit("boba-fett"), scene.light.unit("luke-skywalker", focus=1)
    scene.engage(scene.light.objective("draw-their-fire"), [boba], [luke], edge="light")
    return boba, luke


def test_the_bespin_exchange_readies_an_objective_after_a_capture() -> None:
    scene = scum()
    exchange = scene.dark.objective("the-bespin-exchange", focus=1)
    boba, _ = captured_by_boba(scene)
    play = use(scene.start("engagement.9", "dark", halts=("engagement.14",)), "dark", boba, exchange)
    use(play, "dark", exchange)
    assert play.piece(exchange).focus == 0


def test_the_bespin_exchange_does_not_react_to_cards_captured_from_hand() -> None:
    scene = Scene()
    exchange = scene.dark.objective("the-bespin-exchange", focus=1)
    scene.dark.objective("shadows-of-dathomir")
    scene.light.hand("y-wing")
    scene.dark.deck(*["espo-trooper"] * 10)
    cruel = scene.dark.missions("cruel-interrogations")
    play = use(scene.start("refresh.4", "dark", full=False, halts=("draw.1",)), "dark", cruel)
    never(play, exchange)


def test_outer_rim_hunter_makes_the_defender_damage_an_objective() -> None:
    scene = scum()
    hunter = scene.dark.unit("outer-rim-hunter")
    engaged, other = scene.light.objective("draw-their-fire"), scene.light.objective("draw-their-fire")
    play = scene.start("conflict.3", "dark", halts=("engagement.4",)).answer("dark", engaged)
    use(play, "dark", hunter)
    assert play.asked == "light choose"
    play.answer("light", other)
    assert play.piece(other).damage == 1
    assert play.piece(engaged).damage == 0


def test_outer_rim_hunter_does_nothing_as_a_defender() -> None:
    scene = scum()
    hunter, luke = scene.dark.unit("outer-rim-hunter"), scene.light.unit("luke-skywalker")
    scene.engage(scene.dark.objective("the-bespin-exchange"), [luke])
    play = scene.start("engagement.4").answer("dark", (hunter,))
    never(play, hunter)


def test_mandalorian_armor_toughens_and_makes_boba_a_marksman() -> None:
    scene = scum(light="rebel-alliance")
    boba, absent, guard = scene.dark.unit("boba-fett"), scene.light.unit("yoda"), scene.light.unit("luke-skywalker")
    scene.dark.enhancement("mandalorian-armor", on=boba)
    scene.engage(scene.light.objective("draw-their-fire"), [boba], [guard], edge="light")
    scene.table.pieces[guard].focus = 1
    play = scene.start("engagement.9", "dark")
    assert play.asked == "dark unit-damage"
    assert offered(play, absent)
    assert play.match.game.view(play.table, 1).pieces
    shown = next(piece for piece in play.match.game.view(play.table, 1).pieces if piece.id == boba)
    assert shown.capacity == 5


def test_mandalorian_armor_gives_others_no_targeted_strike() -> None:
    scene = scum()
    hunter, guard = scene.dark.unit("outer-rim-hunter"), scene.light.unit("luke-skywalker", focus=1)
    absent = scene.light.unit("yoda")
    scene.dark.enhancement("mandalorian-armor", on=hunter)
    scene.engage(scene.light.objective("draw-their-fire"), [hunter], [guard], edge="light")
    play = scene.start("engagement.9", "dark", halts=("engagement.14",)).until("halt")
    assert play.piece(guard).damage == 1
    assert play.piece(absent).damage == 0


def test_blaster_pistol_adds_a_damage_icon() -> None:
    scene = scum()
    hunter, guard = scene.dark.unit("outer-rim-hunter"), scene.light.unit("luke-skywalker", focus=1)
    scene.dark.enhancement("blaster-pistol", on=hunter)
    scene.engage(scene.light.objective("draw-their-fire"), [hunter], [guard], edge="light")
    play = scene.start("engagement.9", "dark", halts=("engagement.14",)).until("halt")
    assert play.piece(guard).damage == 2


def test_blaster_pistol_is_for_characters() -> None:
    scene = scum()
    scene.dark.unit("tie-fighter")
    pistol = scene.dark.hand("blaster-pistol")
    assert not offered(scene.start("deployment.2", "dark"), pistol)


def test_bounty_collection_readies_three_cards_that_are_no_units() -> None:
    scene = scum()
    tired = [scene.dark.objective("the-bespin-exchange", focus=1) for _ in range(2)]
    library = scene.dark.enhancement("sith-library", focus=1)
    bounty, unit = scene.dark.hand("bounty-collection"), scene.dark.unit("outer-rim-hunter", focus=1)
    boba, _ = captured_by_boba(scene)
    play = use(scene.start("engagement.9", "dark", halts=("engagement.14",)), "dark", boba, tired[0])
    play.answer("dark", offers(play, bounty)[0])
    assert not offered(play, unit)
    play.answer("dark", (tired[0], tired[1], library))
    assert all(play.piece(number).focus == 0 for number in (*tired, library))


def test_bounty_collection_needs_a_capture_from_play() -> None:
    scene = Scene(dark="scum-and-villainy")
    scene.dark.objective("the-bespin-exchange", focus=1)
    bounty = scene.dark.hand("bounty-collection")
    never(scene.start("deployment.2", "dark"), bounty)


# ── 34. Looking for Droids ─────────────────────────────────────────────────────────────────────────────────────────


def test_looking_for_droids_lifts_the_match_for_its_owner_only() -> None:
    scene = scum()
    scene.dark.objective("looking-for-droids")
    for _ in range(2):
        scene.dark.objective("corporate-exploitation")
    sith = scene.dark.hand("dark-side-apprentice")
    play = use(scene.start("deployment.2", "dark"), "dark", sith)
    assert play.in_play(sith)
    scene = scum(light="smugglers-and-spies")
    scene.dark.objective("looking-for-droids")
    for _ in range(3):
        scene.light.objective("tribal-support")
    jedi = scene.light.hand("jedi-in-hiding")
    assert not offered(scene.start("deployment.2"), jedi)


def test_viper_probe_droid_is_played_from_the_discard_pile() -> None:
    scene = scum()
    viper = scene.dark.discard("viper-probe-droid")
    play = use(scene.start("deployment.2", "dark"), "dark", viper)
    assert play.in_play(viper)
    assert sum(piece.focus for piece in play.table.pieces.values()) == 2


def test_viper_probe_droid_still_has_to_be_paid_and_needs_the_deployment_phase() -> None:
    scene = scum()
    viper = scene.dark.discard("viper-probe-droid")
    other = scene.dark.discard("tie-fighter")
    for _ in range(3):
        scene.dark.objective("corporate-exploitation", focus=1)
    play = scene.start("deployment.2", "dark")
    assert not offered(play, viper)
    assert not offered(play, other)
    scene = scum()
    viper = scene.dark.discard("viper-probe-droid")
    never(scene.start("refresh.5", "dark", halts=("deployment.1",)), viper)


def test_dark_alliance_lifts_the_match_for_the_phase() -> None:
    scene = scum()
    for _ in range(3):
        scene.dark.objective("corporate-exploitation")
    alliance, sith = scene.dark.hand("dark-alliance"), scene.dark.hand("dark-side-apprentice")
    play = scene.start("deployment.2", "dark")
    assert not offered(play, sith)
    use(play, "dark", alliance)
    use(play, "dark", sith)
    assert play.in_play(sith)
    play.until("halt")
    assert play.table.lasting == []


def test_dark_alliance_ends_with_the_phase() -> None:
    scene = scum()
    for _ in range(3):
        scene.dark.objective("corporate-exploitation")
    alliance, sith = scene.dark.hand("dark-alliance"), scene.dark.hand("dark-side-apprentice")
    play = use(scene.start("refresh.5", "dark", halts=("deployment.3",)), "dark", alliance)
    never(play, sith)


def test_its_worse_cancels_an_interrupt_and_hits_back() -> None:
    scene = Scene()
    victim, stroke = scene.light.unit("twilek-loyalist"), scene.light.hand("counter-stroke")
    luke = scene.light.unit("luke-skywalker")
    choke, worse = scene.dark.hand("force-choke"), scene.dark.hand("its-worse")
    play = use(scene.start("deployment.2", "dark"), "dark", choke, victim)
    use(play, "light", stroke)
    use(play, "dark", worse, luke)
    assert play.piece(luke).damage == 1
    assert not play.in_play(victim)  # the Force Choke went through
    assert stroke in play.table.discards[0]


def test_its_worse_does_not_answer_reactions_or_actions() -> None:
    scene = Scene()
    luke, worse = scene.light.unit("luke-skywalker", focus=1), scene.dark.hand("its-worse")
    play = use(scene.start("balance.1", "dark", halts=("refresh.1",)), "light", luke)
    never(play, worse)
    assert play.piece(luke).focus == 0


# ── 35. Corporate Exploitation ─────────────────────────────────────────────────────────────────────────────────────


def test_corporate_exploitation_puts_a_cheap_unit_into_play() -> None:
    scene = scum()
    corporate, trooper = scene.dark.objective("corporate-exploitation"), scene.dark.hand("tie-fighter")
    play = use(scene.start("refresh.5", "light"), "dark", corporate)
    assert play.in_play(trooper)
    assert play.piece(corporate).focus == 1


def test_corporate_exploitation_is_not_for_units_of_cost_2() -> None:
    scene = scum()
    corporate = scene.dark.objective("corporate-exploitation")
    scene.dark.hand("kuati-security-team")
    never(scene.start("refresh.5", "light", halts=("draw.1",)), corporate)


# ── 36. Reconnaissance Mission ─────────────────────────────────────────────────────────────────────────────────────


def test_reconnaissance_mission_raises_the_reserve() -> None:
    for focus in (0, 1):
        scene = scum()
        scene.dark.objective("reconnaissance-mission", focus=focus)
        play = scene.start("draw.1", "dark", halts=("deployment.1",)).until("halt")
        assert len(play.table.hands[1]) == 7


def test_reconnaissance_mission_does_not_help_the_opponent() -> None:
    scene = scum()
    scene.dark.objective("reconnaissance-mission")
    play = scene.start("draw.1", "light", halts=("deployment.1",)).until("halt")
    assert len(play.table.hands[0]) == 6


def test_human_replica_droid_joins_after_a_won_edge_battle() -> None:
    scene = scum()
    hunter, droid = scene.dark.unit("outer-rim-hunter"), scene.dark.hand("human-replica-droid")
    scene.engage(scene.light.objective("draw-their-fire"), [hunter])
    play = scene.start("engagement.6", "dark", halts=("engagement.8",)).answer("dark", "pass")
    use(play, "dark", droid)
    assert play.piece(droid).role == 1
    assert sum(piece.focus for piece in play.table.pieces.values()) == 0


def test_human_replica_droid_needs_a_victory_and_the_hand() -> None:
    scene = scum()
    hunter, luke = scene.dark.unit("outer-rim-hunter"), scene.light.unit("luke-skywalker")
    droid = scene.dark.hand("human-replica-droid")
    scene.engage(scene.light.objective("draw-their-fire"), [hunter], [luke])
    never(play_on(scene.start("engagement.6", "dark", halts=("engagement.8",))), droid)
    scene = scum()
    hunter, droid = scene.dark.unit("outer-rim-hunter"), scene.dark.discard("human-replica-droid")
    scene.engage(scene.light.objective("draw-their-fire"), [hunter])
    never(scene.start("engagement.6", "dark", halts=("engagement.8",)), droid)
