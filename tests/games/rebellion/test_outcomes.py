"""Where the admiral takes the first thing that does something, whoever asks for a hint is told what comes of it."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from dejarik.core.bot import Seen, bots_of
from dejarik.core.match import Match
from dejarik.core.note import Reason
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Option
from dejarik.core.rng import Rng
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion import outcomes as told
from dejarik.games.rebellion.notes.subjects import OfCard, OfRescue, OfTarget
from dejarik.games.rebellion.reasons import Even, NotNow
from dejarik.games.rebellion.why import KINDS

ADMIRAL = bots_of(GAME)["admiral"]

#: Kinds of question of which nothing particular is said yet. None is ever added to them.
UNEXPLAINED = frozenset(
    (
        # general reasons that are true of them: a card is used because it can be now, nothing is gained by an effort
        "action-card",
        "subvert",
        "remove-sabotage",
        # asked once in many matches
        "advance",
        "beacon-where",
        "bombard-with",
        "bury-actions",
        "convert-hits",
        "draw-out",
        "eliminate",
        "false-orders",
        "heist",
        "keep-project",
        "land-from",
        "lose-cargo",
        "mark-outposts",
        "name-decoys",
        "prevented-die",
        "promote-where",
        "recall-objective",
        "rescue-whom",
        "which-shield",
    )
)


def asked() -> set[str]:
    """All kinds of question of the game."""
    text = files("dejarik.games.rebellion").joinpath("text/en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^ask-([a-z-]+) =", text, re.MULTILINE))


def test_no_kind_of_question_falls_back_to_a_general_reason_but_these() -> None:
    assert asked() - KINDS.keys() == UNEXPLAINED


def hint(kind: str, options: tuple[Option, ...], answer: Option, seat: int = 0, **more: Any) -> Reason:
    """What is told of an answer, once it can be read in both languages."""
    view = msgspec.structs.replace(Match(GAME, 2, seed=11, journal=False).view(seat), **more.pop("view", {}))
    most = len(options) if isinstance(answer, tuple) else 1
    question = Ask(seat, kind, options, 0 if isinstance(answer, tuple) else 1, most, **more)
    reason = ADMIRAL.explain(Seen(GAME.id, seat, view, question, {}), answer)
    assert reason is not None
    for lang in ("ru", "en"):
        words = GAME.presenter.reason(Reader(lang, seat, ("A", "B")), reason)
        assert words
        assert "hint-" not in words
    return reason


@pytest.mark.parametrize(
    ("kind", "options", "reason"),
    [
        ("choose-effect", ("loyalty", "cruiser"), told.LoyaltyAtOnce()),
        ("choose-effect", ("research", "repair"), told.TwoProjects()),
        ("choose-effect", ("another-card", "saw"), told.SparedReputation("saw-gerrera")),
        ("discredit", ("repair-all", "roll"), told.SabotageAgain()),
        ("recruit-card", ("point-blank-assault", "ambush"), told.WaitsInHand("point-blank-assault")),
        ("recruit-card", ("early-promotion", "ambush"), told.ActsAtOnce("early-promotion")),
        ("which-first", ("early-promotion", "rebel-extremist"), told.EachInTurn("early-promotion")),
        ("discard-tactic", ("space-take-it-down", "space-onslaught"), told.BlocksAlike("space-take-it-down")),
        ("which-theatre", ("space", "ground"), told.SpaceFirst()),
        ("mission-set", ("sabotage", "infiltration"), told.PlainDeck("sabotage")),
        ("mission-set", ("deployment", "stolen-intel"), told.VaderDeck("deployment")),
        ("tuck", ("alderaan", "bespin"), told.KnownEmpty("alderaan")),
        ("keep-probe", ("naboo", "yavin"), told.StaysSuspect("naboo")),
        ("return-probes", ("top", "bottom"), told.KnownDraws()),
        ("keep-missions", (0, 1, 2), told.BackInDeck()),
        ("mark-cell", ("naboo", "ryloth"), told.CellPays("naboo")),
        ("expelled-to", ("coruscant", "naboo"), told.MarchOn("coruscant")),
        ("carry-where", ("mustafar", "naboo"), told.AsNear("mustafar")),
        ("loyalty-where", ("geonosis", "ryloth"), told.BuildsForUs("geonosis")),
        ("which-mobilization", (1, 2), told.BothHappen()),
        ("card-leader", ("lando-calrissian", "obi-wan-kenobi"), told.Pictured("lando-calrissian")),
    ],
)
def test_a_choice_is_told_by_what_comes_of_it(kind: str, options: tuple[Option, ...], reason: Reason) -> None:
    assert hint(kind, options, options[0]) == reason


def test_probe_cards_that_the_empire_has_seen_tell_it_nothing_new() -> None:
    cards = ("naboo", "ryloth", "yavin")
    assert hint("false-lead-top", cards, ("yavin",)) == told.AskedAgain()
    assert hint("false-lead-top", cards, ()) == told.NothingNewBelow()
    assert hint("false-lead-bottom", cards, cards) == told.NothingNewBelow()


def test_a_tactic_that_does_not_cancel_still_acts() -> None:
    reason = hint("cancel-first", ("wait", "cancel"), "wait", about=OfCard("outrun-them"))
    assert reason == told.StillToChoose("outrun-them")


def test_tactic_cards_on_top_are_known_and_those_below_make_room() -> None:
    assert hint("sort-tactics", (0, 1, 2), (2, 0)) == told.KnownCards()
    assert hint("sort-tactics", (0, 1, 2), ()) == told.OtherCards()


def test_who_leaves_with_a_freed_leader_cannot_be_captured_where_the_others_stay() -> None:
    about = OfRescue("base")
    leaders = ("princess-leia", "chewbacca")
    assert hint("escort", leaders, ("chewbacca",), about=about) == told.HomeWith("chewbacca", "base")
    assert hint("escort", leaders, (), about=about) == told.StayOnWatch()


def test_a_marker_is_kept_for_what_it_gives_to_its_own_side_alone() -> None:
    answers = ("keep", "remove")
    cell = OfTarget("rebel-cell", "naboo")
    assert hint("remove-target", answers, "keep", about=cell) == told.CellPays("naboo")
    assert isinstance(hint("remove-target", answers, "keep", 1, about=cell), NotNow)
    outposts = OfTarget("raid-outposts", "hoth")
    assert hint("remove-target", answers, "keep", 1, about=outposts) == told.PaysThem("hoth")
    plans = OfTarget("secure-the-plans", "hoth")
    assert hint("remove-target", answers, "keep", 1, about=plans) == told.PlansUseless("hoth")


@pytest.mark.parametrize(
    ("seat", "card", "taken", "reason"),
    [
        (0, "raid-outposts", True, told.PaysUs("hoth")),
        (0, "secure-the-plans", True, told.EndsTheirs("secure-the-plans", "hoth")),
        (1, "rebel-cell", True, told.EndsTheirs("rebel-cell", "hoth")),
        (1, "show-no-fear", True, told.EndsTheirs("show-no-fear", "hoth")),
        (0, "rebel-cell", False, told.CellPays("hoth")),
        (1, "raid-outposts", False, told.PaysThem("hoth")),
        (1, "secure-the-plans", False, told.PlansUseless("hoth")),
    ],
)
def test_a_marker_goes_where_that_serves_its_finder(seat: int, card: str, taken: bool, reason: Reason) -> None:
    about = OfTarget(card, "hoth")
    answer = "remove" if taken else "keep"
    view = Match(GAME, 2, seed=11, journal=False).view(seat)
    seen = Seen(GAME.id, seat, view, Ask(seat, "remove-target", ("keep", "remove"), about=about), {})
    assert ADMIRAL.advise(seen, Rng.from_seed(1)).answer == answer
    assert hint("remove-target", ("keep", "remove"), answer, seat, about=about) == reason


def test_a_sweep_names_a_leader_only_if_one_is_there() -> None:
    answers = ("no", "sweep")
    hidden = {"tucked": (("sweep-the-area", "naboo"),)}
    assert isinstance(hint("sweep", answers, "sweep", 1, view=hidden), Even)
    leaders = Match(GAME, 2, seed=11, journal=False).view(1).leaders
    seen = tuple(
        msgspec.structs.replace(leader, where="naboo") if leader.id == "princess-leia" else leader for leader in leaders
    )
    assert hint("sweep", answers, "sweep", 1, view={**hidden, "leaders": seen}) == told.Takes("princess-leia", "naboo")


def test_a_region_is_asked_about_for_what_the_answer_rules_out() -> None:
    both = {"suspects": ("naboo", "hoth")}
    assert hint("name-region", ("naboo", "hoth"), "naboo", 1, view=both) == told.SplitsSearch("naboo")
    alone = {"suspects": ("hoth",)}
    assert isinstance(hint("name-region", ("naboo", "hoth"), "naboo", 1, view=alone), Even)
