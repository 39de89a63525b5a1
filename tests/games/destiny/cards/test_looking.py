"""Whoever looks at hidden cards alone knows what they saw: not even whether something fitted is told by a question.

Three play. The first looks; the third, and whoever watches, is shown, told and asked the same in two worlds that differ
in nothing but the cards looked at, until one of these comes into the open.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dejarik.games.destiny import cards
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.notes import Looks
from dejarik.games.destiny.state import player
from tests.games.destiny.stage import Stage
from tests.games.destiny.test_secrets import told

LOOKS, LOOKED_AT, THIRD = 0, 1, 2
#: How a card is used that looks at cards which lie in a hand, a deck or underneath.
Way = Callable[[Stage, str], Any]


def played(stage: Stage, name: str) -> object:
    return "play", stage.held(LOOKS, name)


def special(stage: Stage, name: str) -> object:
    return "resolve", stage.show(stage.upgrade(stage.teams[LOOKS][0], name), "Sp")


def own_special(stage: Stage, name: str) -> object:
    return "resolve", stage.show(_character(stage, name), "Sp")


def activated(stage: Stage, name: str) -> object:
    return "activate", _character(stage, name)


def rolled(stage: Stage, name: str) -> object:
    return "activate", stage.support(LOOKS, name)


def used(stage: Stage, name: str) -> object:
    return "use", stage.support(LOOKS, name), 0


def claimed(stage: Stage, name: str) -> object:
    del stage.table.pieces[stage.table.field]
    stage.table.field = stage._in_play(LOOKS, name, "battlefield", 0)
    return "claim", stage.table.field


def _character(stage: Stage, name: str) -> int:
    return stage._in_play(LOOKS, name, "character", 1)


#: For each card: how it is used, whose cards it looks at and where, and two sets of such cards. Where a choice follows,
#: something fits in the first and nothing, or not as much, in the second.
HAND, DECK, OWN_DECK = "their hand", "their deck", "own deck"
LOOKING: dict[str, tuple[Way, str, tuple[str, ...], tuple[str, ...]]] = {
    "as-i-have-foreseen": (played, HAND, ("aim", "aim"), ("lightsaber", "vibroknife")),
    "friends-in-high-places": (played, OWN_DECK, ("rise-again",) * 3, ("luke-skywalkers-lightsaber",) * 3),
    "friends-in-low-places": (played, HAND, ("aim", "aim"), ("vibroknife", "datapad")),
    "interrogation-droid": (rolled, HAND, ("aim",), ("vibroknife",)),
    "jedi-council": (used, DECK, ("aim", "aim"), ("lightsaber", "vibroknife")),
    "jedi-temple": (claimed, HAND, ("aim", "aim"), ("vibroknife", "datapad")),
    "kylo-ren-vaders-disciple": (own_special, HAND, ("aim",), ("datapad",)),
    "lightsaber-pull": (played, OWN_DECK, ("lightsaber",), ("aim",)),
    "mazs-goggles": (special, HAND, ("aim", "vibroknife"), ("datapad", "vibroknife")),
    "mechanical-insight": (played, OWN_DECK, ("r2-d2",) * 5, ("aim",) * 5),
    "probe": (played, HAND, ("vibroknife", "datapad"), ("lightsaber", "datapad")),
    "pulling-the-strings": (played, DECK, ("aim",) * 3, ("lightsaber",) * 3),
    "scout": (special, HAND, ("take-cover", "lightsaber"), ("lightsaber", "lightsaber")),
    "street-informants": (used, HAND, ("aim",), ("lightsaber",)),
    "thrawn-master-strategist": (activated, HAND, ("lightsaber", "aim"), ("vibroknife", "aim")),
}
#: Nothing is chosen of what these show, or it may be any of it.
ANYTHING = {"as-i-have-foreseen", "jedi-council", "kylo-ren-vaders-disciple", "probe", "pulling-the-strings"}
ANYTHING |= {"street-informants"}


def begun(name: str, hidden: tuple[str, ...]) -> tuple[Stage, list[int]]:
    """A table of three at which the card is used, and the cards that it looks at."""
    way, where, *_ = LOOKING[name]
    stage = Stage([("hired-gun", 1), ("luke-skywalker-jedi-knight", 1)], [("hired-gun", 1)], [("hired-gun", 1)])
    gun, luke = stage.teams[LOOKS]
    saber = stage.upgrade(luke, "luke-skywalkers-lightsaber")
    stage.table.pieces[saber].exhausted = True
    for card, side in ((gun, "2RD1"), (luke, "3MD"), (saber, "3MD1")):
        stage.show(card, side)
    if where == HAND:
        lying = stage.hand(LOOKED_AT, *hidden)
    else:
        lying = [stage.on_top(LOOKED_AT if where == DECK else LOOKS, card) for card in hidden]
    stage.table.resources[LOOKS] = 9
    stage.rolls(*[0] * 9)
    return stage.do(way(stage, name)), lying


def answer(stage: Stage) -> object:
    """The ability is used, against the second player; of what was seen, nothing is taken unless something has to be."""
    question: Any = stage.asked
    preferred = {"opponent": player(LOOKED_AT), "amount": "3", "choose": stage.teams[LOOKED_AT][0], "claim": "yes"}
    if question.kind in preferred:
        return preferred[question.kind]
    if question.kind in ("after", "order"):
        return question.options[-1]
    if "no" in question.options:
        return "no"
    return question.options[0] if question.single else tuple(question.options[: question.least])


def in_the_open(stage: Stage, lying: list[int]) -> bool:
    return any(card in pile for card in lying for pile in stage.t.discards)


@pytest.mark.rule("dst.zone.hand-hidden", "dst.zone.deck", "dst.term.look")
@pytest.mark.parametrize("name", LOOKING)
def test_the_third_player_cannot_tell_what_was_seen(name: str) -> None:
    *_, these, those = LOOKING[name]
    (one, lying), (other, _) = begun(name, these), begun(name, those)
    differed = False
    while not in_the_open(one, lying) and not in_the_open(other, lying):
        for seat in (THIRD, None):
            assert told(one, seat) == told(other, seat)
        if one.asked.kind == "action":
            break
        differed |= one.options != other.options
        for stage in (one, other):
            stage.do(answer(stage))
    assert one.match.told(Looks)
    assert other.match.told(Looks)
    assert differed == (name not in ANYTHING)


def test_every_card_that_looks_is_tried() -> None:
    folder = Path(cards.__file__).parent
    words = {name: said for path in (folder / "words").glob("*.py") for name, said in _functions(_tree(path)).items()}
    found = set()
    for path in folder.glob("*/*.py"):
        tree = _tree(path)
        functions = words | _functions(tree)
        declared = [line.value for line in tree.body if isinstance(line, ast.Expr) and isinstance(line.value, ast.Call)]
        found |= {ast.literal_eval(card.args[0]) for card in declared if _looks(_names(card), functions)}
    assert found == set(LOOKING)
    assert found <= set(FACTS)


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _functions(tree: ast.Module) -> dict[str, set[str]]:
    return {line.name: _names(line) for line in tree.body if isinstance(line, ast.FunctionDef)}


def _names(node: ast.AST) -> set[str]:
    return {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}


def _looks(said: set[str], functions: dict[str, set[str]], within: frozenset[str] = frozenset()) -> bool:
    """Whether some of these names leads to `see`."""
    inner = (said & functions.keys()) - within
    return "see" in said or any(_looks(functions[name], functions, within | {name}) for name in inner)


# ── what lies elsewhere, for nobody else to see ────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.zone.hand-hidden")
def test_what_lies_under_a_plot_is_not_told_by_a_question() -> None:
    def used_plot(*names: str) -> Stage:
        stage = Stage([("luke-skywalker-jedi-knight", 1)], [("hired-gun", 1)], [("hired-gun", 1)])
        plot = stage.plot(LOOKS, "lightsaber-mastery")
        stage.table.pieces[plot].under = tuple(stage._number(LOOKS, name) for name in names)
        stage.table.resources[LOOKS] = 0
        return stage.do(("use", plot, 0))

    free, dear = used_plot("riposte", "riposte"), used_plot("force-misdirection", "force-misdirection")
    assert free.options != dear.options == ("no",)
    for _ in range(2):
        for seat in (LOOKED_AT, THIRD, None):
            assert told(free, seat) == told(dear, seat)
        for stage in (free, dear):
            if stage.asked.kind == "play":
                stage.do("no")


@pytest.mark.rule("dst.zone.hand-hidden")
def test_whether_a_die_is_set_aside_is_not_told_by_a_question() -> None:
    def activated_sister(*spare: str) -> Stage:
        stage = Stage([("seventh-sister-agile-inquisitor", 1)], [("hired-gun", 1)], [("hired-gun", 1)])
        ((sister,), *_) = stage.teams
        numbers = [stage.spare(LOOKS, name) for name in spare]
        assert len(numbers) == len(spare)
        stage.rolls(*[0] * 9)
        return stage.do(("activate", sister))

    with_it, without = activated_sister("id9-seeker-droid"), activated_sister()
    for _ in range(2):
        for seat in (LOOKED_AT, THIRD, None):
            assert told(with_it, seat) == told(without, seat)
        for stage in (with_it, without):
            if stage.asked.kind == "after":
                stage.do("pass")
