"""Стычка: placing, revealing, fate cards, the winner; the worked example."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.cards.words import action, any_card, destroyed, draw, reaction, unit, you_play, you_win_edge
from dejarik.games.lcg.notes import EdgeCard, EdgePass, EdgeRestart, EdgeReveal, EdgeWon, Fate, Strikes
from dejarik.games.lcg.rules.edge import edge_total
from dejarik.games.lcg.state import NOBODY
from tests.games.lcg.stage import DARK, LIGHT, Play, Scene, invent

PLAIN = {"light": "rebel-trooper", "dark": "espo-trooper"}


class Battle:
    """The light side attacks with Luke, the dark side defends with Vader (or does not)."""

    def __init__(self, *, defended: bool = True, light: tuple[str, ...] = (), dark: tuple[str, ...] = ()) -> None:
        self.scene = Scene()
        self.goal = self.scene.dark.objective("shadows-of-dathomir")
        self.luke = self.scene.light.unit("luke-skywalker")
        self.vader = self.scene.dark.unit("darth-vader")
        self.light = [self.scene.light.hand(name) for name in light]
        self.dark = [self.scene.dark.hand(name) for name in dark]
        self.scene.engage(self.goal, [self.luke], [self.vader] if defended else [])

    def start(self) -> Play:
        return self.scene.start("engagement.6", "light", halts=("engagement.7", "engagement.8"))


def fight(play: Play) -> Play:
    """On to the end of the edge battle, over the halt before the reveal."""
    if play.asked == "light halt" and play.table.step == "engagement.7":
        play.answer("light", "go")
    while not (play.asked == "light halt" and play.table.step == "engagement.8"):
        play.skip()
    return play


@pytest.mark.rule("lcg.edge.attacker-first", "lcg.edge.defender-next", "lcg.edge.until-two-passes")
def test_the_attacker_begins_and_two_passes_end_it() -> None:
    battle = Battle(light=("a-wing", "y-wing"), dark=("tie-fighter", "tie-bomber"))
    play = battle.start()
    assert play.asked == "light edge"
    assert play.options == ("pass", *battle.light)
    play.answer("light", battle.light[0])
    assert play.asked == "dark edge"
    assert play.options == ("pass", *battle.dark)
    play.answer("dark", battle.dark[0]).answer("light", "pass").answer("dark", "pass")
    assert (play.table.step, play.table.chance, play.table.passes) == ("engagement.7", NOBODY, 0)
    assert play.table.stacks == [[battle.light[0]], [battle.dark[0]]]


@pytest.mark.rule("lcg.edge.pass-not-final")
def test_a_pass_does_not_bind() -> None:
    battle = Battle(light=("a-wing",), dark=("tie-fighter",))
    play = battle.start()
    play.answer("light", "pass").answer("dark", battle.dark[0])
    assert play.asked == "light edge"
    play.answer("light", battle.light[0])
    assert play.table.stacks[LIGHT] == battle.light


@pytest.mark.rule("lcg.edge.example-placement")
def test_worked_example_placement() -> None:
    battle = Battle(light=("yoda", "target-of-opportunity-light", "a-wing"), dark=("nightsister",) * 4)
    a, d, _ = battle.light
    b, c, e, _ = battle.dark
    play = battle.start()
    play.answer("light", a).answer("dark", b).answer("light", "pass")
    assert play.table.step == "engagement.6"
    play.answer("dark", c).answer("light", d).answer("dark", e).answer("light", "pass")
    assert play.table.step == "engagement.6"
    play.answer("dark", "pass")
    assert play.table.step == "engagement.7"
    assert play.table.stacks == [[a, d], [b, c, e]]


@pytest.mark.rule("lcg.edge.example-fate", "lcg.edge.example-result", "lcg.edge.reveal", "lcg.edge.winner")
def test_worked_example_fate_and_result() -> None:
    battle = Battle(
        light=("yoda", "target-of-opportunity-light"), dark=("heat-of-battle-dark", "force-lightning", "nightsister")
    )
    play = battle.start()
    placed = {"light": iter(battle.light), "dark": iter(battle.dark)}
    while play.asked != "light halt":
        who = play.asked.split()[0]
        play.answer(who, next(placed[who], "pass"))
    play.answer("light", "go")
    revealed = play.told(EdgeReveal)
    assert sum(len(note.cards) for note in revealed) == 5
    fight(play)
    fates = [note.card for note in play.told(Fate)]
    assert fates == ["heat-of-battle-dark", "target-of-opportunity-light"]
    assert play.piece(battle.luke).damage == 1
    assert play.piece(battle.goal).damage == 1
    assert play.told(EdgeWon) == [EdgeWon(LIGHT, 7, 5)]
    assert play.table.edge == LIGHT
    assert [len(pile) for pile in play.table.discards] == [2, 3]


@pytest.mark.rule("lcg.edge.need-participant", "lcg.edge.auto-win", "lcg.edge.auto-win-may-place")
def test_without_a_defender_the_attacker_wins() -> None:
    battle = Battle(defended=False, dark=("tie-fighter",))
    play = battle.start()
    assert play.asked == "light halt"
    fight(play)
    assert play.table.edge == LIGHT
    battle = Battle(defended=False, light=("target-of-opportunity-light",), dark=("tie-fighter",))
    play = battle.start()
    play.answer("light", battle.light[0])
    assert play.asked == "light halt"
    fight(play)
    assert play.piece(battle.goal).damage == 1
    assert play.table.discards[LIGHT] == battle.light
    assert play.table.edge == LIGHT
    assert play.table.hands[DARK] == battle.dark


@pytest.mark.rule("lcg.edge.tie")
def test_ties_go_to_the_defender() -> None:
    battle = Battle()
    play = fight(battle.start())
    assert play.table.edge == DARK
    battle = Battle(light=("luke-skywalker",), dark=("devastator",))
    play = battle.start()
    play.answer("light", battle.light[0]).answer("dark", battle.dark[0])
    fight(play)
    assert play.table.edge == DARK


@pytest.mark.rule("lcg.edge.winner")
def test_nobody_has_the_edge_afterwards() -> None:
    battle = Battle(light=("yoda",))
    play = battle.start()
    play.answer("light", battle.light[0])
    fight(play)
    assert play.table.edge == LIGHT
    play.until("halt").answer("light", "go")
    while play.table.step != "conflict.2" and play.asked != "light halt":
        play.skip()
    assert play.table.edge == -1


@pytest.mark.rule("lcg.edge.benefits")
def test_the_winner_strikes_first_with_white_icons() -> None:
    from dejarik.games.lcg.rules.values import icon_strength

    battle = Battle()
    play = fight(battle.start())
    assert play.table.edge == DARK
    luke, vader = play.piece(battle.luke), play.piece(battle.vader)
    assert icon_strength(play.table, luke, "blast") == 1
    vader.role = 1
    assert icon_strength(play.table, vader, "blast") == 2
    vader.role = 2
    play.answer("light", "go")
    strikes = [note.who for note in play.told(Strikes)]
    assert strikes[0] == DARK


@pytest.mark.rule("lcg.edge.any-card", "lcg.edge.only-fate-and-force", "lcg.edge.not-played")
def test_any_card_may_be_placed_and_only_icons_count() -> None:
    watcher = invent("test-watcher", "unit", "light", reaction(you_play(any_card), draw(1)), cost=1, capacity=3)
    battle = Battle(light=("home-one", "cloud-city-casino", "luke-skywalker", "jedi-mind-trick"))
    battle.scene.light.unit(watcher)
    played = battle.scene.light.discard("hidden-outpost")
    battle.scene.table.played.append(played)
    play = battle.start()
    for piece in play.table.pieces.values():
        if piece.kind in ("objective", "affiliation"):
            piece.focus = 1
    tokens = sum(piece.focus for piece in play.table.pieces.values())
    for card in battle.light:
        play.answer("light", card)
    assert play.asked == "light halt"
    assert edge_total(play.table, LIGHT) == 3 + 0 + 3 + 1
    fight(play)
    assert sum(piece.focus for piece in play.table.pieces.values()) == tokens
    assert play.table.played == [played]
    assert not play.in_play(battle.light[2])
    assert set(play.table.discards[LIGHT]) == {played, *battle.light}


@pytest.mark.rule("lcg.edge.hidden")
def test_the_stack_is_hidden_until_the_reveal() -> None:
    battle = Battle(light=("a-wing", "y-wing"), dark=("tie-fighter",))
    play = battle.start()
    play.answer("light", battle.light[0]).answer("dark", "pass").answer("light", battle.light[1])
    seen = play.match.view(DARK).sides[LIGHT]
    assert (seen.stack_size, seen.stack) == (2, ())
    own = play.match.view(LIGHT).sides[LIGHT]
    assert [face.id for face in own.stack] == battle.light
    question = play.question
    assert question.secret
    notes = [entry.note for entry in play.match.notes(DARK) if entry.note.kind.startswith("edge")]
    assert {type(note) for note in notes} <= {EdgeCard, EdgePass}


@pytest.mark.rule("lcg.edge.fate-ascending", "lcg.edge.fate-icons-count")
def test_fate_cards_by_priority() -> None:
    battle = Battle(light=("target-of-opportunity-light", "home-one"), dark=("heat-of-battle-dark",))
    extra = invent("test-fate-1", "fate", "light", priority=1, force=0)
    early = battle.scene.light.hand(extra)
    play = battle.start()
    play.answer("light", battle.light[0]).answer("dark", battle.dark[0]).answer("light", early)
    while play.asked != "light halt":
        if battle.light[1] in play.options:
            play.answer("light", battle.light[1])
        else:
            play.skip()
    assert edge_total(play.table, LIGHT) == 2 + 3 + 0
    fight(play)
    fates = [note.card for note in play.told(Fate)]
    assert fates == [extra, "heat-of-battle-dark", "target-of-opportunity-light"]


@pytest.mark.rule("lcg.edge.fate-tie")
def test_the_attacker_orders_equal_fate_cards() -> None:
    twin = invent("test-fate-twin", "fate", "dark", priority=6, force=1)
    battle = Battle(dark=("heat-of-battle-dark",))
    other = battle.scene.dark.hand(twin)
    play = battle.start()
    play.answer("dark", battle.dark[0]).answer("dark", other)
    play.until("fate-order")
    assert play.asked == "light fate-order"
    assert set(play.options) == {battle.dark[0], other}
    same = invent("test-fate-6", "fate", "light", priority=6, force=1)
    battle = Battle(dark=("heat-of-battle-dark",))
    other = battle.scene.light.hand(same)
    play = battle.start()
    play.answer("light", other).answer("dark", battle.dark[0])
    play.until("fate-order")
    assert play.asked == "light fate-order"


@pytest.mark.rule("lcg.edge.fate-tie")
def test_nobody_orders_copies_of_one_fate_card() -> None:
    battle = Battle(dark=("heat-of-battle-dark", "heat-of-battle-dark"))
    play = battle.start()
    play.answer("dark", battle.dark[0]).answer("dark", battle.dark[1])
    asked = set()
    while not (play.asked == "light halt" and play.table.step == "engagement.8"):
        asked.add(play.question.kind)
        play.skip()
    assert "fate-order" not in asked
    assert [note.id for note in play.told(Fate)] == battle.dark


@pytest.mark.rule("lcg.edge.fate-one-at-a-time", "lcg.gap.edge-unit-lost-during-fate")
def test_each_fate_card_is_finished_first() -> None:
    mourner = invent("test-mourner", "unit", "dark", reaction(destroyed(unit), draw(1)), cost=1, capacity=3)
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir")
    luke = scene.light.unit("luke-skywalker")
    tie = scene.dark.unit("tie-fighter")
    mourner_ = scene.dark.unit(mourner)
    heat, cold = scene.light.hand("heat-of-battle-light"), scene.dark.hand("heat-of-battle-dark")
    strong = scene.dark.hand("nightsister")
    scene.engage(goal, [luke], [tie])
    play = scene.start("engagement.6", "light", halts=("engagement.8", "conflict.2"))
    play.answer("light", heat).answer("dark", cold).answer("dark", strong)
    assert play.asked == "dark reaction"
    assert play.options[-1][0] == mourner_  # type: ignore[index]
    assert tie in play.table.discards[DARK]
    assert play.piece(luke).damage == 0
    play.answer("dark", play.options[-1])
    while play.asked != "light halt":
        play.skip()
    assert play.piece(luke).damage == 1
    assert play.told(EdgeWon) == [EdgeWon(DARK, 2, 4)]
    play.answer("light", "go").until("halt")
    assert play.piece(goal).damage == 1 + 1
    assert play.piece(luke).focus == 1


@pytest.mark.rule("lcg.gap.edge-units-gone")
def test_who_has_no_participant_places_nothing() -> None:
    for ours, theirs, winner in ((True, False, LIGHT), (False, True, DARK), (False, False, LIGHT)):
        scene = Scene()
        goal = scene.dark.objective("shadows-of-dathomir")
        luke, vader = scene.light.unit("luke-skywalker"), scene.dark.unit("darth-vader")
        scene.light.hand("yoda")
        scene.dark.hand("emperor-palpatine")
        scene.engage(goal, [luke] if ours else [], [vader] if theirs else [])
        play = scene.start("engagement.6", "light", halts=("engagement.8",))
        while play.asked != "light halt":
            assert play.asked == ("light edge" if ours else "dark edge")
            play.skip()
        assert play.table.edge == winner


@pytest.mark.rule("lcg.gap.edge-restart")
def test_twist_of_fate_starts_the_battle_again() -> None:
    happy = invent("test-happy", "unit", "dark", reaction(you_win_edge(), draw(1)), cost=1, capacity=3)
    battle = Battle(light=("twist-of-fate-light", "a-wing"), dark=("heat-of-battle-dark", "tie-fighter"))
    battle.scene.dark.unit(happy)
    play = battle.start()
    play.answer("light", battle.light[0]).answer("dark", battle.dark[0])
    while EdgeRestart not in play.notes():
        play.skip()
    assert play.asked == "light edge"
    assert play.piece(battle.luke).damage == 0
    assert play.table.stacks == [[], []]
    assert play.table.discards == [[battle.light[0]], [battle.dark[0]]]
    assert EdgeWon not in play.notes()
    assert play.options == ("pass", battle.light[1])


@pytest.mark.rule("lcg.edge.steps")
def test_no_action_window_inside_the_edge_battle() -> None:
    ready = invent("test-ready", "event", "light", action(draw(1)), cost=0)
    battle = Battle(light=(ready, "heat-of-battle-light"), dark=("heat-of-battle-dark",))
    play = battle.start()
    kinds = set()
    play.answer("light", battle.light[1]).answer("dark", battle.dark[0])
    while not (play.asked == "light halt" and play.table.step == "engagement.8"):
        kinds.add(play.asked)
        play.skip()
    assert "light action" not in kinds
    assert play.trail[:1] == ["engagement.6"]
    boxes = list(dict.fromkeys(play.trail))
    assert boxes == ["engagement.6", "engagement.7", "engagement.8"]
    play.answer("light", "go")
    assert play.asked == "light action"


@pytest.mark.rule("lcg.kw.edge", "lcg.kw.edge-not-participating", "lcg.gap.edge-keyword-stacking")
def test_edge_adds_to_the_count() -> None:
    scene = Scene()
    goal = scene.light.objective("a-heros-journey")
    vader, mothma = scene.dark.unit("darth-vader"), scene.light.unit("mon-mothma")
    own, theirs = scene.light.hand("believer-in-the-old-ways"), scene.dark.hand("devastator")
    second = scene.light.hand("rookie-pilot")
    scene.engage(goal, [vader], [mothma])
    play = scene.start("engagement.6", "dark", halts=("engagement.8",))
    play.answer("dark", theirs).answer("light", own).answer("light", second)
    while play.asked != "light halt":
        play.skip()
    assert play.told(EdgeWon) == [EdgeWon(LIGHT, 3, 3)]
    home = Scene()
    mothma, luke = home.light.unit("mon-mothma"), home.light.unit("luke-skywalker", role=2)
    assert edge_total(home.table, LIGHT) == 0
    home.table.pieces[mothma].role = 2
    assert edge_total(home.table, LIGHT) == 1
    home.lasting("edge_bonus", 2, (mothma,))
    assert edge_total(home.table, LIGHT) == 3
    home.lasting("edge_bonus", 2, (luke,))
    assert edge_total(home.table, LIGHT) == 5
