"""Удары: who strikes when, with which icons, on whom; the worked example in six pictures."""

from __future__ import annotations

import pytest

from dejarik.core.question import Procedure
from dejarik.games.lcg.cards.ability import Use
from dejarik.games.lcg.cards.words import (
    action,
    deed,
    is_damaged,
    place_focus,
    reaction,
    return_to_hand,
    target,
    this,
    unit,
)
from dejarik.games.lcg.notes import Damaged, Focused, ShieldUsed, Strikes, Unopposed
from dejarik.games.lcg.rules.resources import sources
from dejarik.games.lcg.rules.values import ICONS, icon_strength, participants
from tests.games.lcg.stage import DARK, LIGHT, Play, Scene, invent


def icons(
    name: str, side: str, normal: tuple[int, int, int] = (0, 0, 0), edge: tuple[int, int, int] = (0, 0, 0)
) -> str:
    kinds = ("unit_damage", "tactics", "blast")
    return invent(
        name, "unit", side, cost=1, capacity=3,
        normal=dict(zip(kinds, normal, strict=True)), edge=dict(zip(kinds, edge, strict=True)),
    )  # fmt: skip


DUMMY = {"light": icons("test-dummy-light", "light"), "dark": icons("test-dummy-dark", "dark")}
GUN = icons("test-gun", "light", (1, 0, 0))
GUN_DARK = icons("test-gun-dark", "dark", (1, 0, 0))
TWO_TACTICS = icons("test-tactician", "light", (0, 2, 0))
MIXED = icons("test-mixed", "light", (1, 1, 0))


def strikes(
    attackers: list[str], defenders: list[str], *, edge: str = "light", home: tuple[str, ...] = (), **marks: int
) -> tuple[Play, list[int], list[int], int, list[int]]:
    """The light side attacks; strikes begin."""
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir")
    ours = [scene.light.unit(name) for name in attackers]
    theirs = [scene.dark.unit(name, **marks) for name in defenders]
    rest = [scene.dark.unit(name) for name in home]
    scene.engage(goal, ours, theirs, edge=edge)
    return scene.start("engagement.9", "light", halts=("conflict.2",)), ours, theirs, goal, rest


def order(play: Play) -> list[object]:
    while not (play.match.over or play.asked == "light halt"):
        play.skip()
    return [note.who for note in play.told(Strikes)]


@pytest.mark.rule("lcg.strike.edge-first", "lcg.strike.alternate")
def test_strikes_alternate_from_the_edge() -> None:
    dummies = [DUMMY["light"]] * 2, [DUMMY["dark"]] * 2
    play, ours, theirs, *_ = strikes(*dummies)
    assert play.asked == "light strike"
    assert set(play.options) == set(ours)
    assert order(play) == [LIGHT, DARK, LIGHT, DARK]
    play, ours, theirs, *_ = strikes(*dummies, edge="dark")
    assert play.asked == "dark strike"
    assert order(play) == [DARK, LIGHT, DARK, LIGHT]
    assert theirs


@pytest.mark.rule("lcg.strike.remaining", "lcg.gap.empty-strike-slot", "lcg.strike.end")
def test_one_side_strikes_on_alone() -> None:
    play, *_ = strikes([DUMMY["light"]] * 3, [DUMMY["dark"]])
    assert order(play) == [LIGHT, DARK, LIGHT, LIGHT]
    play, *_ = strikes([DUMMY["light"]] * 2, [])
    order(play)
    boxes = [f"engagement.{number}" for number in (9, 10, 11, 12, 13)]
    assert play.trail[:12] == [*boxes, *boxes, "engagement.14", "engagement.15"]


@pytest.mark.rule("lcg.gap.empty-strike-slot", "lcg.gap.readied-strikes-again")
def test_a_unit_readied_in_the_last_window_strikes_again() -> None:
    from dejarik.games.lcg.cards.words import remove_focus

    rally = invent("test-rally-2", "event", "light", action(remove_focus(1, target(unit))), cost=0)
    scene = Scene()
    goal, gun = scene.dark.objective("shadows-of-dathomir"), scene.light.unit(DUMMY["light"])
    card = scene.light.hand(rally)
    scene.engage(goal, [gun], edge="light")
    play = scene.start("engagement.9", "light", halts=("engagement.12", "conflict.2"))
    play.until("halt").answer("light", "go")
    assert play.table.step == "engagement.12"
    play.answer("light", ("play", card))
    play.until("halt").answer("light", "go")
    assert len(play.told(Strikes)) == 2


@pytest.mark.rule("lcg.strike.no-pass")
def test_no_passing_with_a_ready_participant() -> None:
    play, _, theirs, *_ = strikes([DUMMY["light"]], [DUMMY["dark"]] * 2, edge="dark")
    assert "pass" not in play.options
    play.refuses("dark", "pass", "lcg.strike.no-pass")
    order(play)
    assert [play.piece(card).focus for card in theirs] == [1, 1]


@pytest.mark.rule("lcg.strike.complete", "lcg.strike.types-any-order", "lcg.strike.steps", "lcg.comp.focus-token")
def test_a_strike_is_complete_before_the_next() -> None:
    play, ours, theirs, *_ = strikes([MIXED], [DUMMY["dark"]])
    assert play.asked == "light icon"
    assert set(play.options) == {"unit_damage", "tactics"}
    assert play.piece(ours[0]).focus == 1
    assert {piece.id: piece.focus for piece in play.match.view(DARK).pieces}[ours[0]] == 1
    play.answer("light", "tactics")
    kinds = play.notes()
    assert kinds.index(Strikes) < kinds.index(Focused) < kinds.index(Damaged)
    assert (play.piece(theirs[0]).focus, play.piece(theirs[0]).damage) == (1, 1)


@pytest.mark.rule("lcg.strike.committed-two-tokens", "lcg.strike.committed-only-strike", "lcg.shield.not-own-tokens")
def test_a_committed_unit_takes_two_tokens_to_strike() -> None:
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir")
    loyalist = scene.light.unit("twilek-loyalist", committed=True, shields=1)
    scene.engage(goal, [loyalist], edge="light")
    play = scene.start("engagement.9", "light", halts=("engagement.10",))
    assert play.asked == "light halt"
    assert play.piece(loyalist).focus == 2
    assert play.piece(loyalist).shields == 1
    assert len(play.told(Strikes)) == 1
    pay = Scene()
    droid = pay.light.unit("r2-d2", committed=True, shields=1)
    card = pay.light.hand("rookie-pilot")
    play = pay.start("deployment.2", "light")
    play.answer("light", ("play", card))
    assert [source.value for source in sources(play.table, LIGHT) if source.card == droid] == [1]
    play.pay_with("light", {droid: 1})
    assert play.piece(droid).focus == 1
    assert play.piece(droid).shields == 1
    assert ShieldUsed not in play.notes()


@pytest.mark.rule("lcg.strike.icon-count", "lcg.strike.with-edge", "lcg.strike.without-edge", "lcg.comp.combat-icons")
def test_edge_enabled_icons_need_the_edge() -> None:
    assert ICONS == ("unit_damage", "tactics", "blast")
    scene = Scene()
    luke, guard = scene.light.unit("luke-skywalker", role=1), scene.dark.unit("emperors-royal-guard", role=2)
    table = scene.table
    for edge, blast, guns in ((LIGHT, 2, 1), (DARK, 1, 2)):
        table.edge = edge
        assert icon_strength(table, table.pieces[luke], "unit_damage") == 2
        assert icon_strength(table, table.pieces[luke], "blast") == blast
        assert icon_strength(table, table.pieces[guard], "unit_damage") == guns
    scene.lasting("tactics", 1, (luke,))
    scene.lasting("edge_tactics", 1, (luke,))
    table.edge = DARK
    assert icon_strength(table, table.pieces[luke], "tactics") == 1
    table.edge = LIGHT
    assert icon_strength(table, table.pieces[luke], "tactics") == 2


@pytest.mark.rule("lcg.strike.example-obi-wan")
def test_obi_wan_with_and_without_the_edge() -> None:
    scene = Scene()
    obi = scene.light.unit("obi-wan-kenobi", role=1)
    for edge, expected in ((LIGHT, [1, 2, 1]), (DARK, [1, 1, 0])):
        scene.table.edge = edge
        assert [icon_strength(scene.table, scene.table.pieces[obi], icon) for icon in ICONS] == expected


@pytest.mark.rule("lcg.strike.example-strength-2", "lcg.strike.tactics", "lcg.strike.tactics-any-unit")
def test_tactics_are_split_among_enemy_units() -> None:
    play, _, theirs, goal, rest = strikes([TWO_TACTICS], [DUMMY["dark"]], edge="dark", home=("tie-fighter",))
    play.until("tactics")
    p, q = theirs[0], rest[0]
    assert play.most == {p: 2, q: 2}
    assert play.piece(p).focus == 1
    play.refuses("light", (2, 1), "lcg.strike.tactics")
    assert play.match.game.barred(play.table, play.question)[goal].rule == "lcg.strike.tactics-any-unit"
    play.share("light", {p: 1, q: 1})
    assert (play.piece(p).focus, play.piece(q).focus) == (2, 1)


@pytest.mark.rule("lcg.gap.packet-simultaneous", "lcg.gap.focus-vs-token")
def test_tokens_of_one_type_are_placed_together() -> None:
    play, _, theirs, _, rest = strikes([TWO_TACTICS], ["a-wing"], edge="light", home=("tie-fighter",))
    p, q = theirs[0], rest[0]
    play.share("light", {p: 1, q: 1})
    focus = [entry for entry in play.match.journal if isinstance(entry.note, Focused)]
    assert len({entry.at for entry in focus}) == 1
    assert play.piece(p).focus == 1
    assert play.asked != "light reaction"
    assert play.asked != "dark reaction"
    assert order(play) == [LIGHT]
    both = icons("test-both", "light", (1, 1, 0))
    play, _, theirs, _, rest = strikes([both], ["tie-fighter"], home=("tie-bomber", "tie-advanced"))
    play.answer("light", "unit_damage")
    assert not play.in_play(theirs[0])
    assert set(play.most) == set(rest)


@pytest.mark.rule("lcg.strike.unit-damage", "lcg.strike.unit-damage-participants-only", "lcg.damage.excess")
def test_unit_damage_hits_one_participant() -> None:
    two = icons("test-two-guns", "light", (2, 0, 0))
    play, _, theirs, goal, rest = strikes([two], ["tie-fighter", DUMMY["dark"]], home=("tie-bomber",))
    assert play.asked == "light unit-damage"
    assert set(play.options) == set(theirs)
    play.refuses("light", rest[0], "lcg.strike.unit-damage-participants-only")
    play.refuses("light", goal, "lcg.strike.unit-damage")
    play.answer("light", theirs[0])
    assert not play.in_play(theirs[0])
    assert play.piece(theirs[1]).damage == 0


@pytest.mark.rule("lcg.strike.blast", "lcg.strike.blast-defending")
def test_blast_only_when_attacking() -> None:
    play, _, _, goal, _ = strikes(["red-five"], [])
    assert play.piece(goal).damage == 3 + 1
    assert sum(piece.damage for piece in play.table.pieces.values()) == 4
    bomber = icons("test-bomber", "dark", (1, 0, 2))
    play, ours, _, goal, _ = strikes([DUMMY["light"]], [bomber], edge="dark")
    order(play)
    assert play.piece(ours[0]).damage == 1
    assert not any(piece.damage for piece in play.table.pieces.values() if piece.kind == "objective")


@pytest.mark.rule("lcg.gap.icons-mandatory")
def test_icons_cannot_be_waived() -> None:
    one = icons("test-one-tactics", "light", (0, 1, 0))
    play, _, _, _, rest = strikes([one], [], home=("tie-fighter",))
    assert play.piece(rest[0]).focus == 1
    play, ours, *_ = strikes([one], [])
    assert order(play) == [LIGHT]
    assert play.piece(ours[0]).focus == 1


@pytest.mark.rule("lcg.gap.striker-leaves-midstrike")
def test_a_striker_that_leaves_loses_its_icons() -> None:
    shy = invent(
        "test-shy", "unit", "light", reaction(is_damaged(unit, by=this), return_to_hand(this)),
        cost=1, capacity=2, normal={"unit_damage": 1, "tactics": 1},
    )  # fmt: skip
    play, ours, theirs, *_ = strikes([shy], [DUMMY["dark"]])
    play.answer("light", "unit_damage")
    assert play.asked == "light reaction"
    play.answer("light", (ours[0], 0, 0))
    assert ours[0] in play.table.hands[LIGHT]
    assert order(play) == [LIGHT, DARK]
    assert play.told(Focused) == []  # the tactics icon was lost, and so the other side could strike
    assert play.piece(theirs[0]).damage == 1


@pytest.mark.rule("lcg.gap.striker-leaves-midstrike", "lcg.eng.participants")
def test_a_striker_that_leaves_the_engagement_loses_its_icons() -> None:
    def walk_off(use: Use) -> Procedure[bool]:
        use.table.pieces[use.this].role = 0
        return True
        yield

    shy = invent(
        "test-shy-walker", "unit", "light", reaction(is_damaged(unit, by=this), deed(walk_off)),
        cost=1, capacity=2, normal={"unit_damage": 1, "tactics": 1},
    )  # fmt: skip
    play, ours, theirs, *_ = strikes([shy], [DUMMY["dark"]])
    play.answer("light", "unit_damage").answer("light", (ours[0], 0, 0))
    assert order(play) == [LIGHT, DARK]
    assert play.told(Focused) == []
    assert play.piece(theirs[0]).damage == 1


@pytest.mark.rule("lcg.strike.end")
def test_a_participant_exhausted_by_an_action_does_not_strike() -> None:
    stop = invent("test-stop", "event", "light", action(place_focus(1, target(unit))), cost=0)
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir")
    gun, guard = scene.light.unit(GUN), scene.dark.unit(DUMMY["dark"])
    card = scene.light.hand(stop)
    scene.engage(goal, [gun], [guard], edge="light")
    play = scene.start("engagement.9", "light", halts=("conflict.2",))
    assert play.asked == "light action"
    play.answer("light", ("play", card)).answer("light", guard)
    assert order(play) == [LIGHT]
    assert play.trail.count("engagement.9") == 1


@pytest.mark.rule("lcg.kw.targeted-strike", "lcg.kw.targeted-strike-attack-only")
def test_targeted_strike_reaches_units_at_home() -> None:
    play, _, theirs, _, rest = strikes(["luke-skywalker"], ["tie-fighter"], home=("darth-vader",))
    play.answer("light", "unit_damage")
    assert set(play.options) == {theirs[0], rest[0]}
    play.answer("light", rest[0])
    assert play.piece(rest[0]).damage == 2
    scene = Scene()
    goal, luke = scene.light.objective("a-heros-journey"), scene.light.unit("luke-skywalker")
    one, two = scene.dark.unit(DUMMY["dark"]), scene.dark.unit(DUMMY["dark"])
    scene.dark.unit("darth-vader")
    scene.engage(goal, [one, two], [luke], edge="light")
    play = scene.start("engagement.9", "dark")
    assert play.asked == "light unit-damage"
    assert set(play.options) == {one, two}


# ── the worked example ─────────────────────────────────────────────────────────────────────────────────────────────


class Example:
    def __init__(self) -> None:
        self.scene = scene = Scene()
        self.heart = scene.dark.objective("the-heart-of-the-empire")
        self.luke, self.five = scene.light.unit("luke-skywalker"), scene.light.unit("red-five")
        self.loyalist = scene.light.unit("twilek-loyalist", committed=True)
        names = ("darth-vader", "nightsister", "interrogation-droid", "kuati-security-team", "advisor-to-the-emperor")
        self.dark = [scene.dark.unit(name) for name in names]
        self.vader, self.sister, self.droid, self.kuati, self.advisor = self.dark
        self.play = scene.start("conflict.3", "light", halts=("engagement.8", "conflict.2"))

    def engage(self) -> Play:
        play = self.play
        play.answer("light", self.heart).answer("light", (self.luke, self.five, self.loyalist))
        return play

    def defend(self) -> Play:
        return self.engage().answer("dark", tuple(self.dark))

    def edge(self) -> Play:
        play = self.defend()
        play.until("halt")
        play.table.edge = LIGHT
        return play.answer("light", "go")


@pytest.mark.rule("lcg.strike.example-1-attack", "lcg.strike.example-2-defence", "lcg.comp.named-cards")
def test_pictures_one_and_two() -> None:
    example = Example()
    play = example.engage()
    assert play.table.engaged == example.heart
    assert [play.piece(card).focus for card in (example.luke, example.five, example.loyalist)] == [0, 0, 0]
    play = example.play.answer("dark", tuple(example.dark))
    assert len(participants(play.table, LIGHT)) == 3
    assert len(participants(play.table, DARK)) == 5


@pytest.mark.rule(
    "lcg.strike.example-3-loyalist",
    "lcg.strike.example-4-droid",
    "lcg.strike.example-5-luke",
    "lcg.strike.example-6-advisor",
    "lcg.strike.example-result",
)
def test_pictures_three_to_six() -> None:
    example = Example()
    play = example.edge()
    assert play.asked == "light strike"
    play.answer("light", example.loyalist).answer("light", "unit_damage").answer("light", example.sister)
    assert play.asked == "light tactics"
    play.share("light", {example.vader: 1})
    assert play.piece(example.loyalist).focus == 2
    assert example.sister in play.table.discards[DARK]
    assert play.piece(example.vader).focus == 1
    assert play.asked == "dark strike"
    assert set(play.options) == {example.droid, example.kuati, example.advisor}
    play.refuses("dark", example.vader, "lcg.state.exhausted-cannot")
    play.answer("dark", example.droid).share("dark", {example.five: 1})
    assert (play.piece(example.droid).focus, play.piece(example.five).focus) == (1, 1)
    assert play.asked == "light icon"
    play.answer("light", "unit_damage").answer("light", example.kuati)
    assert example.kuati in play.table.discards[DARK]
    assert play.piece(example.heart).damage == 2
    assert play.piece(example.luke).focus == 1
    while play.asked != "light halt":
        play.skip()
    strikers = [note.card for note in play.told(Strikes)]
    assert strikers == ["twilek-loyalist", "interrogation-droid", "luke-skywalker", "advisor-to-the-emperor"]
    assert play.piece(example.heart).damage == 2
    tokens = (example.loyalist, example.five, example.luke, example.vader, example.droid, example.advisor)
    assert [play.piece(card).focus for card in tokens] == [2, 1, 1, 1, 1, 1]
    assert set(play.table.discards[DARK]) == {example.sister, example.kuati}
    assert Unopposed not in play.notes()
