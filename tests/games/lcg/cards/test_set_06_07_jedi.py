"""The cards of sets 6 and 7: Last Minute Rescue, Jedi Training."""

from __future__ import annotations

from tests.games.lcg.cards import Scene, never, offered, play_on, use

# ── 1. A Hero's Journey ────────────────────────────────────────────────────────────────────────────────────────────


def test_last_minute_rescue_heals_a_unit_after_the_refresh() -> None:
    scene = Scene()
    rescue, luke = scene.light.objective("last-minute-rescue"), scene.light.unit("luke-skywalker", damage=2)
    play = use(scene.start("refresh.4"), "light", rescue)
    assert play.piece(luke).damage == 1


def test_last_minute_rescue_needs_a_damaged_unit_and_the_own_refresh() -> None:
    scene = Scene()
    rescue = scene.light.objective("last-minute-rescue", damage=1)
    scene.light.unit("luke-skywalker")
    never(scene.start("refresh.4", halts=("draw.1",)), rescue)
    scene = Scene()
    rescue = scene.light.objective("last-minute-rescue")
    scene.light.unit("luke-skywalker", damage=1)
    never(scene.start("refresh.4", "dark", halts=("draw.1",)), rescue)


def test_redemption_saves_a_destroyed_character() -> None:
    scene = Scene()
    ship, loyalist = scene.light.unit("redemption"), scene.light.unit("twilek-loyalist")
    choke = scene.dark.hand("force-choke")
    play = use(scene.start("deployment.2", "dark"), "dark", choke, loyalist)
    use(play, "light", ship)
    assert loyalist in play.table.hands[0]
    assert loyalist not in play.table.discards[0]


def test_redemption_saves_no_vehicle_and_only_one_a_turn() -> None:
    scene = Scene(dark="imperial-navy")
    ship, y_wing = scene.light.unit("redemption"), scene.light.unit("y-wing", focus=1)
    lightning = scene.dark.hand("force-lightning")
    scene.dark.objective("shadows-of-dathomir")
    play = use(scene.start("deployment.2", "dark"), "dark", lightning)
    never(play, ship)
    assert y_wing in play.table.discards[0]
    scene = Scene()
    ship = scene.light.unit("redemption")
    one, other = scene.light.unit("twilek-loyalist", focus=1), scene.light.unit("twilek-loyalist")
    lightning, choke = scene.dark.hand("force-lightning"), scene.dark.hand("force-choke")
    play = use(scene.start("deployment.2", "dark"), "dark", choke, other)
    use(play, "light", ship)
    use(play, "dark", lightning)
    never(play, ship)
    assert one in play.table.discards[0]


def test_return_of_the_jedi_brings_a_force_user_back() -> None:
    scene = Scene()
    luke = scene.light.discard("luke-skywalker")
    back = scene.light.hand("return-of-the-jedi")
    play = use(scene.start("deployment.2"), "light", back)
    assert play.in_play(luke)


def test_return_of_the_jedi_needs_a_force_user_that_may_enter() -> None:
    scene = Scene()
    scene.light.discard("twilek-loyalist")
    back = scene.light.hand("return-of-the-jedi")
    assert not offered(scene.start("deployment.2"), back)
    scene = Scene()
    scene.light.unit("luke-skywalker")
    scene.light.discard("luke-skywalker")
    back = scene.light.hand("return-of-the-jedi")
    assert not offered(scene.start("deployment.2"), back)


def test_emergency_repair_mends_an_objective_whole() -> None:
    scene = Scene()
    objective = scene.light.objective("draw-their-fire", damage=4)
    repair = scene.light.hand("emergency-repair")
    play = use(scene.start("deployment.2"), "light", repair)
    assert play.piece(objective).damage == 0


def test_emergency_repair_is_for_the_own_turn() -> None:
    scene = Scene()
    scene.light.objective("draw-their-fire", damage=4)
    repair = scene.light.hand("emergency-repair")
    never(scene.start("deployment.2", "dark"), repair)


def test_force_rejuvenation_takes_off_what_its_player_likes() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", damage=2, focus=1, shields=1)
    fear = scene.dark.enhancement("intimidated", on=luke)
    cure = scene.light.hand("force-rejuvenation")
    play = use(scene.start("deployment.2"), "light", cure)
    assert play.asked == "light strip"
    assert play.most == {"damage": 2, "focus": 1, "shield": 1, fear: 1}
    play.share("light", {"damage": 1, "focus": 1, fear: 1})
    assert (play.piece(luke).damage, play.piece(luke).focus, play.piece(luke).shields) == (1, 0, 1)
    assert fear in play.table.discards[1]


def test_force_rejuvenation_is_for_friendly_characters_that_carry_something() -> None:
    scene = Scene()
    scene.light.unit("luke-skywalker")
    scene.light.unit("y-wing", focus=1)
    scene.dark.unit("darth-vader", damage=1)
    cure = scene.light.hand("force-rejuvenation")
    assert not offered(scene.start("deployment.2"), cure)


def test_jedi_training_and_ancient_monument_count_in_the_struggle() -> None:
    scene = Scene()
    scene.table.balance = 1
    scene.light.objective("jedi-training")
    scene.light.enhancement("ancient-monument")
    scene.dark.unit("dark-side-apprentice", committed=True)
    play = scene.start("force.3", halts=("force.4",)).until("halt")
    assert play.table.balance == 0


def test_jedi_training_alone_does_not_beat_a_tie() -> None:
    scene = Scene()
    scene.table.balance = 1
    scene.light.objective("jedi-training")
    scene.dark.unit("dark-side-apprentice", committed=True)
    play = scene.start("force.3", halts=("force.4",)).until("halt")
    assert play.table.balance == 1


def test_ancient_monument_is_not_focused_and_has_no_icon_in_hand() -> None:
    scene = Scene()
    scene.table.balance = 1
    scene.light.hand("ancient-monument")
    play = scene.start("force.3", halts=("force.4",)).until("halt")
    assert play.table.balance == 1


def test_it_binds_all_things_returns_the_top_of_the_pile() -> None:
    for balance, returned in ((0, 2), (1, 1)):
        scene = Scene()
        scene.table.balance = balance
        bottom = scene.light.discard("twilek-loyalist")
        top = [scene.light.discard("y-wing"), scene.light.discard("x-wing")]
        binds = scene.light.hand("it-binds-all-things")
        play = use(scene.start("deployment.2"), "light", binds)
        assert set(play.table.hands[0]) == set(top[-returned:])
        assert bottom in play.table.discards[0]


def test_it_binds_all_things_needs_a_pile() -> None:
    scene = Scene()
    binds = scene.light.hand("it-binds-all-things")
    assert not offered(scene.start("deployment.2"), binds)


def test_corellian_engineer_has_shielding() -> None:
    scene = Scene()
    engineer = scene.light.unit("corellian-engineer")
    objective = scene.dark.objective("shadows-of-dathomir")
    play = scene.start("conflict.3").answer("light", objective)
    assert play.asked == "light shielding"
    use(play, "light", engineer)
    assert play.piece(engineer).shields == 1


def test_red_five_is_elite() -> None:
    scene = Scene()
    five, other = scene.light.unit("red-five", focus=2), scene.light.unit("y-wing", focus=2)
    play = play_on(scene.start("refresh.2", halts=("draw.1",))).until("halt")
    assert play.piece(five).focus == 0
    assert play.piece(other).focus == 1
