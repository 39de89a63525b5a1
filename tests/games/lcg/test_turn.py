"""Фазы в деталях: turn order, balance, refresh, draw; discarding; victory."""

from __future__ import annotations

import pytest

from dejarik.core.match import Match
from dejarik.core.question import Ask, any_answer
from dejarik.core.rng import Rng
from dejarik.games.lcg import GAME
from dejarik.games.lcg.cards.words import (
    action,
    by_opponent,
    cancel,
    damage,
    draw,
    enemy,
    friendly,
    interrupt,
    on,
    once_per_turn,
    reaction,
    remove_focus,
    target,
    this,
    unit,
)
from dejarik.games.lcg.notes import DialShows, Draws, PhaseBegins, TurnBegins
from dejarik.games.lcg.rules.values import objectives, reserve
from dejarik.games.lcg.state import player
from tests.games.lcg.stage import DARK, LIGHT, Play, Scene, invent

QUICK = invent("test-quick", "event", "light", action(draw(2)), cost=0)


@pytest.mark.rule("lcg.turn.alternate", "lcg.turn.dark-first", "lcg.turn.phases", "lcg.conflict.dark-first-turn")
def test_turns_and_phases() -> None:
    match = Match(GAME, 2, {}, 11)
    rng = Rng.from_seed(11)
    while not match.over:
        question = next(iter(match.questions.values()))
        match.answer(question.seat, any_answer(question, rng))
    turns: list[tuple[int, list[str]]] = []
    for entry in match.journal:
        if isinstance(entry.note, TurnBegins):
            turns.append((entry.note.who, []))
        elif isinstance(entry.note, PhaseBegins) and turns:
            turns[-1][1].append(entry.note.phase)
    assert [seat for seat, _ in turns] == [(DARK, LIGHT)[number % 2] for number in range(len(turns))]
    six = ["balance", "refresh", "draw", "deployment", "conflict", "force"]
    assert turns[0][1] == [phase for phase in six if phase != "conflict"]
    assert all(phases == six for _, phases in turns[1:-1])
    assert turns[1][1] == six


@pytest.mark.rule("lcg.turn.active-player", "lcg.state.attacking-defending-player")
def test_the_active_player_stays_active_while_the_other_strikes() -> None:
    scene = Scene()
    theirs = scene.dark.objective("shadows-of-dathomir")
    luke, vader = scene.light.unit("luke-skywalker"), scene.dark.unit("darth-vader")
    scene.engage(theirs, [luke], [vader], edge="dark")
    play = scene.start("engagement.9", "light", halts=("engagement.10",))
    assert play.piece(vader).focus == 1
    assert play.table.active == LIGHT
    assert (play.table.attacker, play.table.defender) == (LIGHT, DARK)


# ── balance ────────────────────────────────────────────────────────────────────────────────────────────────────────


def balance_phase(active: str, balance: int, dial: int = 3) -> Play:
    scene = Scene()
    scene.table.balance = balance
    scene.table.dial = dial
    return scene.start("balance.1", active, halts=("refresh.1",))


@pytest.mark.rule("lcg.balance.dark-advance", "lcg.balance.dark-extra")
def test_the_dial_advances_in_the_dark_turn() -> None:
    play = balance_phase("dark", LIGHT)
    assert play.table.dial == 4
    assert play.notes().count(DialShows) == 1
    play = balance_phase("dark", DARK)
    assert play.table.dial == 5
    assert [note.number for note in play.told(DialShows)] == [4, 5]


@pytest.mark.rule("lcg.balance.example-first-turn")
def test_the_first_balance_phase_moves_the_dial_to_one() -> None:
    match = Match(GAME, 2, {"light": "jedi", "dark": "sith"}, 2)
    while match.table.turn == 0:
        question = next(iter(match.questions.values()))
        assert isinstance(question, Ask)
        match.answer(question.seat, "pass" if "pass" in question.options else question.options[0])
    assert match.table.active == DARK
    assert match.table.dial == 1


@pytest.mark.rule("lcg.balance.dark-win-12")
def test_twelve_wins_before_the_second_advance() -> None:
    play = balance_phase("dark", DARK, dial=11)
    assert play.match.over
    assert play.table.dial == 12
    assert play.notes().count(DialShows) == 1
    assert play.match.outcome is not None
    assert play.match.outcome.result == "dark-dial"


@pytest.mark.rule("lcg.balance.light-damage", "lcg.gap.balance-damage-optional", "lcg.balance.light-nothing")
def test_the_light_side_may_damage_an_objective() -> None:
    play = balance_phase("light", LIGHT)
    dark = [piece.id for piece in objectives(play.table, DARK)]
    assert play.asked == "light balance"
    assert play.options == ("pass", *dark)
    play.answer("light", dark[1])
    assert [play.piece(card).damage for card in dark] == [0, 1, 0]
    play = balance_phase("light", LIGHT).answer("light", "pass")
    assert not any(piece.damage for piece in play.table.pieces.values())
    assert play.asked == "light halt"
    play = balance_phase("light", DARK)
    assert play.asked == "light halt"
    assert play.table.dial == 3
    assert not any(piece.damage for piece in play.table.pieces.values())


@pytest.mark.rule("lcg.balance.light-destroy", "lcg.destroy.third-dark")
def test_the_balance_damage_can_win() -> None:
    scene = Scene()
    weak = scene.dark.objective("fall-of-the-jedi", damage=4)
    scene.light.victory("shadows-of-dathomir", "shadows-of-dathomir")
    play = scene.start("balance.1", "light")
    play.answer("light", weak)
    assert play.match.over
    assert len(play.table.victories[LIGHT]) == 3
    assert PhaseBegins in play.notes()
    assert play.table.winner == LIGHT
    assert PhaseBegins("refresh") not in play.told(PhaseBegins)


@pytest.mark.rule("lcg.balance.no-actions")
def test_no_actions_in_the_balance_phase() -> None:
    scene = Scene()
    scene.light.hand(QUICK)
    luke = scene.light.unit("luke-skywalker", focus=1)
    play = scene.start("balance.1", "dark", halts=("refresh.1",))
    assert play.asked == "light reaction"
    assert play.options == ("pass", (luke, 0, 0))
    play.answer("light", "pass")
    assert play.asked == "light halt"


# ── refresh ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.refresh.order", "lcg.refresh.remove-focus", "lcg.refresh.remove-shields", "lcg.kw.elite")
def test_refresh_takes_tokens_then_shields_then_brings_objectives() -> None:
    scene = Scene()
    plain = [scene.dark.unit("tie-fighter", focus=count) for count in (1, 2, 3, 0)]
    elite = [scene.dark.unit(name, focus=n) for name, n in (("darth-vader", 1), ("devastator", 2), ("boba-fett", 3))]
    shields = scene.dark.unit("rancor", shields=2)
    other = scene.light.unit("a-wing", focus=1, shields=1)
    held = scene.dark.objective("shadows-of-dathomir", shields=1)
    scene.dark.missions("the-endor-gambit", "imperial-command", "death-and-despayre")
    play = scene.start("refresh.1", "dark", full=False, halts=("refresh.3", "refresh.4", "refresh.5"))
    assert [play.piece(card).focus for card in plain] == [0, 1, 2, 0]
    assert [play.piece(card).focus for card in elite] == [0, 0, 1]
    assert play.piece(other).focus == 1
    assert play.piece(shields).shields == 2
    play.answer("light", "go")
    assert play.piece(shields).shields == 0
    assert play.piece(held).shields == 0
    assert play.piece(other).shields == 1
    assert len(objectives(play.table, DARK)) == 1
    play.answer("light", "go")
    while play.asked == "light halt" and len(objectives(play.table, DARK)) < 3:
        play.answer("light", "go")
    assert len(objectives(play.table, DARK)) == 3


@pytest.mark.rule("lcg.refresh.light-first-turn", "lcg.timing.first-turn-reminder", "lcg.gap.first-refresh-reactions")
def test_the_light_side_keeps_its_tokens_in_its_first_refresh() -> None:
    scene = Scene()
    scene.table.turn = 2
    card = scene.light.affiliation_card
    scene.table.pieces[card].focus = 1
    elite = scene.light.unit("yoda", focus=2)
    shield = scene.light.objective("last-minute-rescue", shields=1)
    hurt = scene.light.unit("luke-skywalker", damage=1)
    play = scene.start("refresh.1", "light", halts=("refresh.6",))
    assert play.asked == "light reaction"
    play.answer("light", (shield, 0, 0))
    assert play.piece(hurt).damage == 0
    assert play.piece(card).focus == 1
    assert play.piece(elite).focus == 2
    assert play.piece(shield).shields == 0
    assert "refresh.2" not in play.trail
    assert play.trail[:4] == ["refresh.1", "refresh.3", "refresh.4", "refresh.5"]


@pytest.mark.rule("lcg.timing.first-turn-reminder", "lcg.conflict.dark-first-turn", "lcg.gap.skipped-phase-windows")
def test_the_dark_side_skips_its_first_conflict_phase() -> None:
    waiting = invent("test-conflict", "unit", "dark", reaction(on("conflict-begins"), draw(1)), cost=1, capacity=1)
    scene = Scene(brisk=False)
    scene.table.turn = 1
    scene.dark.unit(waiting)
    scene.dark.hand("espo-trooper")
    play = scene.start("deployment.3", "dark", halts=("force.2",))
    assert play.asked == "light halt"
    assert play.trail == ["deployment.3", "force.1", "force.2"]
    scene = Scene()
    scene.table.turn = 2
    play = scene.start("deployment.3", "light", halts=("conflict.5",))
    assert play.trail[1] == "conflict.1"
    later = Scene()
    mine = later.dark.unit(waiting)
    play = later.start("deployment.3", "dark")
    assert play.options == ("pass", (mine, 0, 0))


@pytest.mark.rule("lcg.refresh.replace-objectives", "lcg.destroy.replace-later")
def test_objectives_are_replaced_up_to_three() -> None:
    scene = Scene()
    scene.dark.objective("shadows-of-dathomir")
    third, second, first = (
        scene.dark.missions(name) for name in ("the-emperors-web", "imperial-command", "kuat-reinforcements")
    )
    for name in ("a-heros-journey",) * 3:
        scene.light.objective(name)
    play = scene.start("refresh.1", "light", full=False, halts=("refresh.5",))
    assert len(objectives(play.table, DARK)) == 1
    scene.table.step, scene.table.active = "refresh.1", DARK
    play = Play(scene.table, ("refresh.5",))
    assert play.in_play(first)
    assert play.in_play(second)
    assert play.table.missions[DARK] == [third]


@pytest.mark.rule("lcg.refresh.replace-one-by-one")
def test_each_new_objective_is_finished_before_the_next() -> None:
    scene = Scene()
    scene.dark.objective("shadows-of-dathomir")
    later = scene.dark.missions("imperial-command")
    first = scene.dark.missions("cruel-interrogations")
    scene.light.hand("rebel-trooper", "rebel-trooper")
    play = scene.start("refresh.4", "dark", full=False, halts=("refresh.5",))
    assert play.asked == "dark reaction"
    assert play.in_play(first)
    assert not play.in_play(later)
    play.answer("dark", (first, 0, 0))
    assert len(play.table.hands[LIGHT]) == 1
    while play.asked != "light halt":
        play.skip()
    assert play.in_play(later)


@pytest.mark.rule("lcg.refresh.after-refresh-as-printed", "lcg.gap.after-refresh-timing")
def test_after_you_refresh_comes_when_the_objectives_lie_there() -> None:
    after = invent(
        "test-after-refresh",
        "unit",
        "light",
        reaction(on("refreshes", None, lambda use: use.moment is not None and use.moment.seat == use.seat),
                 remove_focus(1, target(friendly & unit))),
        cost=1,
        capacity=1,
    )  # fmt: skip
    scene = Scene()
    mine = scene.light.unit(after, focus=3)
    fresh = scene.light.missions("jedi-training")
    scene.light.objective("a-heros-journey")
    scene.light.objective("a-heros-journey")
    for _ in range(3):
        scene.dark.objective("shadows-of-dathomir")
    play = scene.start("refresh.1", "light", full=False, halts=("refresh.5",))
    assert play.asked == "light reaction"
    assert play.in_play(fresh)
    assert play.piece(mine).focus == 2
    play.answer("light", (mine, 0, 0))
    assert play.piece(mine).focus == 1
    assert play.asked == "light halt"


@pytest.mark.rule("lcg.gap.refresh-scope")
def test_refresh_looks_at_who_controls_a_card() -> None:
    scene = Scene()
    victim = scene.light.unit("luke-skywalker", focus=1)
    chain = scene.dark.enhancement("intimidated", on=victim, focus=1)
    play = scene.start("refresh.2", "dark", halts=("refresh.3",))
    assert play.piece(chain).focus == 0
    assert play.piece(victim).focus == 1
    scene.table.step, scene.table.active = "refresh.2", LIGHT
    play = Play(scene.table, ("refresh.3",))
    assert play.piece(victim).focus == 0


# ── draw and discard ───────────────────────────────────────────────────────────────────────────────────────────────


def draw_phase(cards: int, *, seat: str = "light") -> Play:
    scene = Scene()
    getattr(scene, seat).hand(*["rebel-trooper"] * cards)
    return scene.start("draw.1", seat, halts=("draw.4",))


@pytest.mark.rule("lcg.draw.optional-discard")
def test_one_card_may_be_discarded_first() -> None:
    play = draw_phase(6)
    assert play.asked == "light discard-one"
    play.answer("light", play.options[1])
    assert play.asked == "light halt"
    assert len(play.table.hands[LIGHT]) == 6
    assert len(play.table.decks[LIGHT]) == 19
    play = draw_phase(6).answer("light", "pass")
    assert play.asked == "light halt"
    assert len(play.table.decks[LIGHT]) == 20


@pytest.mark.rule("lcg.draw.up-to-reserve", "lcg.draw.example-three")
def test_the_hand_is_filled() -> None:
    play = draw_phase(4).answer("light", "pass")
    assert play.asked == "light halt"
    assert len(play.table.decks[LIGHT]) == 18
    play = draw_phase(3)
    play.answer("light", play.options[1])
    assert len(play.table.hands[LIGHT]) == 6
    assert len(play.table.decks[LIGHT]) == 16


@pytest.mark.rule("lcg.draw.down-to-reserve", "lcg.draw.example-eight")
def test_a_hand_too_large_is_cut() -> None:
    play = draw_phase(8).answer("light", "pass")
    question = play.question
    assert isinstance(question, Ask)
    assert (play.asked, question.least, question.most) == ("light discard-down", 2, 2)
    play.answer("light", question.options[:2])
    assert len(play.table.hands[LIGHT]) == 6
    assert len(play.table.discards[LIGHT]) == 2
    assert len(play.table.decks[LIGHT]) == 20
    play = draw_phase(8)
    play.answer("light", play.options[1])
    play.answer("light", play.options[0])
    assert len(play.table.discards[LIGHT]) == 2
    assert len(play.table.hands[LIGHT]) == 6


@pytest.mark.rule("lcg.draw.reserve-modified", "lcg.state.exhausted-still-works", "lcg.const.duration")
def test_reserve_changes_with_the_objectives() -> None:
    scene = Scene()
    mission = scene.dark.objective("reconnaissance-mission", focus=1)
    scene.dark.hand(*["espo-trooper"] * 6)
    play = scene.start("draw.1", "dark", halts=("draw.4",))
    play.answer("dark", "pass")
    assert len(play.table.hands[DARK]) == 7
    play.table.pieces[mission].damage = 4
    from dejarik.games.lcg.rules.damage import deal

    run = deal(play.table, {mission: 1}, seat=LIGHT)
    for _ in run:
        pass
    assert not play.in_play(mission)
    assert reserve(play.table, DARK) == 6
    scene.table.step, scene.table.active = "draw.1", DARK
    play = Play(scene.table, ("draw.4",))
    play.answer("dark", "pass")
    assert play.asked == "dark discard-down"


@pytest.mark.rule("lcg.gap.reserve-below-zero")
def test_the_reserve_never_falls_below_zero() -> None:
    scene = Scene()
    scene.lasting("reserve", -7, (player(LIGHT),))
    scene.light.hand("rebel-trooper", "a-wing", "y-wing")
    play = scene.start("draw.3", "light", halts=("draw.4",))
    while play.asked != "light halt":
        play.answer("light", play.options)
    assert play.table.hands[LIGHT] == []
    assert len(play.table.discards[LIGHT]) == 3
    assert len(play.table.decks[LIGHT]) == 20


@pytest.mark.rule("lcg.timing.draw-window-after-draw")
def test_cards_drawn_in_the_window_stay() -> None:
    scene = Scene()
    scene.light.hand(QUICK, *["rebel-trooper"] * 5)
    play = scene.start("draw.1", "light", halts=("draw.5", "deployment.1"))
    play.answer("light", "pass")
    play.answer("light", play.options[1])
    assert len(play.table.hands[LIGHT]) == 7
    play.answer("light", "go").answer("light", "go")
    assert len(play.table.hands[LIGHT]) == 7


@pytest.mark.rule("lcg.discard.meaning", "lcg.discard.pile", "lcg.gap.empty-deck-non-draw")
def test_discarding_from_the_deck() -> None:
    scene = Scene()
    tie = scene.dark.unit("vaders-tie-advanced")
    top = scene.dark.deck("nightsister")
    theirs = scene.light.objective("a-heros-journey")
    scene.engage(theirs, [tie], edge="dark")
    hand = len(scene.table.hands[DARK])
    play = scene.start("engagement.9", "dark", halts=("engagement.10",))
    play.answer("dark", (tie, 0, 0))
    assert play.table.discards[DARK] == [top]
    assert len(play.table.hands[DARK]) == hand
    seen = play.match.view(LIGHT).sides[DARK].discard
    assert [(face.id, face.card) for face in seen] == [(top, "nightsister")]
    empty = Scene()
    tie = empty.dark.unit("vaders-tie-advanced")
    theirs = empty.light.objective("a-heros-journey")
    empty.engage(theirs, [tie], edge="dark")
    play = empty.start("engagement.9", "dark", full=False, halts=("engagement.10",))
    if play.asked == "dark reaction":
        play.answer("dark", play.options[-1])
    assert not play.match.over


@pytest.mark.rule("lcg.discard.order", "lcg.edge.discard")
def test_the_owner_orders_discarded_cards() -> None:
    scene = Scene()
    scene.light.deck("it-binds-all-things")  # to which the order matters
    theirs = scene.dark.objective("shadows-of-dathomir")
    luke, vader = scene.light.unit("luke-skywalker"), scene.dark.unit("darth-vader")
    first, second = scene.light.hand("a-wing"), scene.light.hand("y-wing")
    dark = [scene.dark.hand("tie-fighter") for _ in range(3)]
    scene.engage(theirs, [luke], [vader])
    play = scene.start("engagement.6", "light", halts=("engagement.8",))
    play.answer("light", first).answer("dark", dark[0])
    play.answer("light", second).answer("dark", dark[1])
    play.answer("dark", dark[2]) if play.asked == "dark edge" else None
    while play.asked in ("light edge", "dark edge"):
        play.skip()
    assert play.asked == "light discard-order"
    play.answer("light", (second, first))
    assert play.table.discards[LIGHT] == [second, first]
    assert set(play.table.discards[DARK]) == set(dark[: len(play.table.discards[DARK])])
    assert play.table.stacks == [[], []]


@pytest.mark.rule("lcg.discard.order")
def test_nobody_is_asked_for_an_order_that_cannot_matter() -> None:
    scene = Scene()
    scene.dark.deck("it-binds-all-things")  # the other deck does not matter
    hand = [scene.light.hand(name) for name in ("a-wing", "y-wing", "x-wing", "luke-skywalker", "yoda", "c-3po")]
    hand += [scene.light.hand("rookie-pilot"), scene.light.hand("red-two")]
    play = scene.start("draw.3", "light", halts=("draw.4",))
    play.answer("light", (hand[0], hand[1]))
    assert play.asked == "light halt"
    assert play.table.discards[LIGHT] == [hand[0], hand[1]]


@pytest.mark.rule("lcg.timing.framework-event", "lcg.gap.lasting-effect-ends")
@pytest.mark.parametrize("phase", ["balance", "refresh", "draw", "deployment", "conflict", "force"])
def test_what_lasts_for_a_phase_ends_with_it_and_its_end_is_noticed(phase: str) -> None:
    heard = invent(
        f"test-hears-{phase}", "unit", "light",
        interrupt(on(f"{phase}-ends"), remove_focus(1, this)), reaction(on(f"{phase}-ends"), draw(1)),
        cost=1, capacity=2,
    )  # fmt: skip
    after = {
        "balance": "refresh.1", "refresh": "draw.1", "draw": "deployment.1", "deployment": "conflict.1",
        "conflict": "force.1", "force": "balance.1",
    }  # fmt: skip
    scene = Scene()
    listener = scene.light.unit(heard, focus=1)
    weak = scene.light.unit("rookie-pilot", damage=1)  # its capacity is 1: more of it keeps the pilot alive
    scene.lasting("capacity", 1, (weak,), "phase")
    scene.lasting("capacity", 1, (listener,), "turn")
    last = {"balance": "5", "refresh": "6", "draw": "5", "deployment": "3", "conflict": "5", "force": "5"}[phase]
    play = scene.start(f"{phase}.{last}", "light", halts=(after[phase],))
    assert play.asked == "light interrupt"
    assert play.in_play(weak)
    play.answer("light", (listener, 0, 0))
    assert not play.in_play(weak)  # the effect is over before anybody reacts
    assert play.asked == "light reaction"
    play.answer("light", (listener, 1, 0))
    assert play.asked == "light halt"
    left = [lasting.until for lasting in play.table.lasting]
    assert left == ([] if phase == "force" else ["turn"])


@pytest.mark.rule("lcg.gap.capacity-drop", "lcg.gap.lasting-effect-ends")
def test_what_lasted_for_the_turn_ends_with_it_and_may_destroy() -> None:
    scene = Scene()
    weak = scene.light.unit("rookie-pilot", damage=1)
    strong = scene.light.unit("luke-skywalker", damage=1)
    scene.lasting("capacity", 1, (weak, strong), "turn")
    play = scene.start("force.5", "light")
    assert weak in play.table.discards[LIGHT]
    assert play.in_play(strong)
    assert play.table.lasting == []
    assert play.table.active == DARK


@pytest.mark.rule("lcg.conflict.once-per-objective")
def test_leave_to_engage_again_does_not_outlast_the_turn() -> None:
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir")
    scene.table.named = [goal]
    scene.table.again = [goal, goal]
    play = scene.start("balance.1", "light", halts=("balance.2", "balance.4"))
    assert (play.table.named, play.table.again) == ([], [])


@pytest.mark.rule("lcg.gap.draw-one-at-a-time", "lcg.win.last-card-safe")
def test_a_cancelled_draw_draws_nothing_and_the_next_goes_on() -> None:
    thief = invent(
        "test-thief", "unit", "dark", interrupt(on("draws", None, by_opponent), cancel(), limit=once_per_turn),
        reaction(on("drawn"), damage(1, target(enemy & unit))), cost=1, capacity=2,
    )  # fmt: skip
    scene = Scene()
    spy = scene.dark.unit(thief)
    scene.light.unit("luke-skywalker")
    drawer = scene.light.hand(QUICK)
    play = scene.start("refresh.5", "light", halts=("refresh.6",))
    size = len(play.table.decks[LIGHT])
    play.answer("light", ("play", drawer))
    assert play.asked == "dark interrupt"
    play.answer("dark", (spy, 0, 0))
    assert play.asked == "dark reaction"
    assert (len(play.table.hands[LIGHT]), len(play.table.decks[LIGHT])) == (1, size - 1)
    assert play.told(Draws) == [Draws(LIGHT, 1)]


@pytest.mark.rule("lcg.discard.tokens", "lcg.discard.force-card", "lcg.destroy.unit-committed")
def test_tokens_and_force_cards_go_back() -> None:
    from dejarik.games.lcg.rules.force import force_cards

    scene = Scene()
    units = [scene.light.unit("luke-skywalker", damage=2, focus=1, committed=True)]
    units += [scene.light.unit(name, committed=True) for name in ("yoda", "red-five")]
    choke = scene.dark.hand("force-choke")
    play = scene.start("refresh.5", "dark")
    assert force_cards(play.table, LIGHT) == 0
    play.answer("dark", ("play", choke)).answer("dark", units[0])
    assert not play.in_play(units[0])
    assert play.table.discards[LIGHT] == [units[0]]
    assert force_cards(play.table, LIGHT) == 1
    assert not any(piece.damage or piece.focus for piece in play.table.pieces.values())
