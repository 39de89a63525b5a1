"""The vocabulary of the cards: every name is known, and a word means what it says where nothing else is said."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from dejarik.core.rng import Rng
from dejarik.games.lcg.cards import words
from dejarik.games.lcg.cards.ability import Use
from dejarik.games.lcg.cards.library import MOMENTS, PERIODS, STATS, script_of
from dejarik.games.lcg.notes import Focused, OfAbility
from dejarik.games.lcg.rules import values
from dejarik.games.lcg.rules.resources import discount
from dejarik.games.lcg.state import NOWHERE, Table
from dejarik.lab.stage import begin, perform
from tests.games.lcg.stage import DARK, LIGHT, Scene, Witness, invent


def test_the_first_card_of_a_match_is_a_card_like_any_other() -> None:
    """Cards are numbered from 1, the dial is 0."""
    table = Table(rng=Rng.from_seed(1), cards=("dial", "luke-skywalker"), owners=(-1, LIGHT), known=[[], []])
    use = Use(table, LIGHT, 1)
    filters = (
        words.unit, words.friendly, words.character, words.of("jedi"), words.title("luke-skywalker"), words.unique,
        words.printed_cost(least=4), words.keyword("targeted_strike"),
    )  # fmt: skip
    assert [which.test(use, 1) for which in filters] == [True] * len(filters)


def test_a_trait_that_a_card_gives_counts_beside_others() -> None:
    robe = invent(
        "test-robe",
        "enhancement",
        "light",
        words.enhance(words.unit),
        words.constant("trait:force-user", 1, words.host),
    )
    scene = Scene()
    wing = scene.light.unit("red-two")
    scene.light.enhancement(robe, on=wing)
    use = Use(scene.table, LIGHT, wing)
    for which in (words.trait("force-user"), words.trait("force-user", "ewok"), words.trait("ewok", "force-user")):
        assert which.find(use) == [wing]


def test_nothing_is_targeted_that_cannot_be() -> None:
    scene = Scene()
    luke, wing = scene.light.unit("luke-skywalker"), scene.light.unit("y-wing")
    use = Use(scene.table, LIGHT, luke)
    target = words.target(words.unit)
    assert target.options(use) == [luke, wing]
    scene.lasting("cannot-be-targeted", 1, (luke,))
    assert target.options(use) == [wing]
    scene.table.lasting.clear()
    ghost = invent("test-ghost", "unit", "light", words.constant("cannot-be-targeted", 1, words.this), capacity=1)
    scene.light.unit(ghost)
    assert target.options(use) == [luke, wing]


def test_words_that_say_nothing_else_mean_one_card_at_home() -> None:
    scene = Scene()
    table = scene.table
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [])
    table.active = LIGHT
    use = Use(table, LIGHT, scene.light.affiliation_card)
    pile = [scene.light.discard("y-wing") for _ in range(2)]
    question, _ = begin(words.from_discard_to_hand(words.unit).resolve(use))
    assert (question.options, question.least, question.most) == (tuple(pile), 1, 1)  # type: ignore[union-attr]
    held = scene.light.hand("a-wing")
    optional, _ = begin(words.put_into_play(words.unit, optional=True).resolve(use))
    assert (optional.least, optional.most) == (0, 1)  # type: ignore[union-attr]
    perform(words.put_into_play(words.unit).resolve(use))
    assert table.pieces[held].role == 0
    other = scene.light.hand("x-wing")
    perform(words.enter(use, other))
    assert table.pieces[other].role == 0
    scene.dark.hand("tie-fighter", "tie-bomber")
    perform(words.discard_at_random().resolve(use))
    assert len(table.hands[DARK]) == 1


def test_a_captured_card_goes_to_the_first_place_that_is_named() -> None:
    scene = Scene()
    first, second = scene.dark.objective("shadows-of-dathomir"), scene.dark.objective("imperial-command")
    ours = [scene.light.unit("y-wing"), scene.light.unit("a-wing")]
    perform(words.capture(words.enemy & words.unit, words.objective).resolve(Use(scene.table, DARK, second)))
    assert scene.table.pieces[first].captured == tuple(ours)
    assert scene.table.pieces[second].captured == ()


def test_which_words_help() -> None:
    helping = (
        words.remove_damage(1, words.unit), words.remove_focus(1, words.unit), words.place_shield(words.unit)
    )  # fmt: skip
    assert all(effect.helps is True for effect in helping)
    harming = (words.damage(1, words.unit), words.place_focus(1, words.unit), words.destroy(words.unit))
    assert not any(effect.helps for effect in harming)


def test_nothing_is_moved_without_a_source() -> None:
    scene = Scene()
    source, goal = words.target(words.friendly & words.unit), words.target(words.enemy & words.unit)
    effect = words.move_damage(1, source, goal)
    use = Use(scene.table, LIGHT, scene.light.unit("luke-skywalker", damage=1))
    use.chosen = {id(source): [], id(goal): [scene.dark.unit("darth-vader")]}
    with pytest.raises(StopIteration) as ended:
        next(effect.resolve(use))
    assert ended.value.value is False


def test_the_card_being_played_does_not_pay_for_itself() -> None:
    dear = invent("test-dear-walker", "unit", "light", cost=4, capacity=3, traits=["vehicle"])
    scene = Scene()
    place = scene.light.objective("the-defense-of-yavin-4")
    card = scene.light.hand(dear)
    scene.light.hand("a-wing")
    assert discount(scene.table, LIGHT, card) == 1
    scene.table.hands[LIGHT].pop()
    assert discount(scene.table, LIGHT, card) == 0
    assert place in scene.table.pieces


def test_a_question_names_the_ability_that_asks() -> None:
    scene = Scene()
    ackbar = scene.light.unit("admiral-ackbar")
    second = script_of("admiral-ackbar").abilities[1]
    asked = Use(scene.table, LIGHT, ackbar, None, second).ask(LIGHT, "target", [1, 2])
    assert asked.about == OfAbility("admiral-ackbar", 1)


# ── what texts may speak of ────────────────────────────────────────────────────────────────────────────────────────


def stats_of_the_rules() -> set[str]:
    """Every stat that the rules ask for by its name."""
    found = set()
    folder = Path(values.__file__).parent
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            if named and node.func.id in ("modifier", "cannot", "has_keyword", "modifier_of"):  # type: ignore[attr-defined]
                found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}  # type: ignore[attr-defined]
    return found


def test_texts_may_change_what_the_rules_ask_for_and_nothing_else() -> None:
    icons = ("unit_damage", "tactics", "blast")
    asked = stats_of_the_rules() | {*icons, *(f"edge_{icon}" for icon in icons), "cannot-be-targeted", "from-discard"}
    assert STATS.names == asked | {"limited"}  # a keyword that no rule looks for in play
    assert all(name in STATS for name in ("trait:droid", "protect:character"))
    assert not any(name in STATS for name in ("trait:hero", "protect:hero", "droid"))
    assert {"strike", "engagement", "phase", "turn", "game"} == PERIODS.names
    assert [registry.kind for registry in (STATS, MOMENTS, PERIODS)] == ["stat", "moment", "period"]


def test_a_rescue_names_one_prison_and_a_focused_card_is_told(witness: Witness) -> None:
    scene = Scene()
    prisons = [scene.dark.objective("shadows-of-dathomir") for _ in range(2)]
    for prison in prisons:
        scene.light.captive("a-wing", prison)
    luke = scene.light.unit("luke-skywalker")
    use = Use(scene.table, LIGHT, luke)
    question, _ = begin(words.rescue().resolve(use))
    assert (question.options, question.least, question.most) == (tuple(prisons), 1, 1)  # type: ignore[union-attr]
    witness.watch(scene.table)
    perform(words.focus().resolve(use))
    assert witness.told == [Focused("luke-skywalker", 1, luke)]


def test_a_unit_may_enter_play_as_an_enhancement() -> None:
    for answer, kind in (("unit", "unit"), ("on it", "enhancement")):
        scene = Scene()
        tie, pilot = scene.dark.unit("tie-fighter"), scene.dark.hand("black-squadron-pilot")
        use = Use(scene.table, DARK, tie)
        perform(words.enter(use, pilot), tie if answer == "on it" else "unit")
        piece = scene.table.pieces[pilot]
        assert (piece.kind, piece.host) == (kind, tie if kind == "enhancement" else NOWHERE)
