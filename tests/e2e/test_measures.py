"""What a table must be, measured: room for the board, sizes, words neither cut nor covered, answers in sight."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from dejarik.core.game import games
from dejarik.core.match import Match
from dejarik.games.lcg.view import View
from tests.e2e.conftest import DESKTOP, GLUED, PHONE, MakePerson, Person
from tests.e2e.flaws import (
    ASTRAY,
    BURIED,
    CLIPPED,
    COVERED,
    CROSSED,
    CUT,
    DEEP,
    MASKED,
    NARROW,
    OUTSIDE,
    PILED,
    SHARE,
    SIDEWAYS,
    SPELT,
    SPILT,
    SUNK,
    TALKATIVE,
    TORN,
    TURNED,
    UNDER_SHEET,
    UNTOLD,
)
from tests.e2e.positions import crowded, played, sit_down


class Crowd(NamedTuple):
    """A full table: how the match is made, and what somebody is asked in it."""

    kind: str
    options: Mapping[str, Any] = MappingProxyType({})
    seats: int | None = None
    #: Which of the game's bots plays it: the last thinks hardest.
    bot: int = -1


CROWDS = {
    "hope": Crowd("lay", seats=6),
    "xwing": Crowd("attack", {"points": 100, "obstacles": True}),
    "lcg": Crowd("attackers"),
    "rebellion": Crowd("assign"),
    "destiny": Crowd("action", bot=0),
}

#: How wide things are at least at 1440×900, in pixels, whatever lies on the table.
SIZES = {
    "hope": {"[data-hand] .card": 140},
    "xwing": {".holder": 48},
    "lcg": {".units .piece": 104, ".held": 140},
    "rebellion": {"[data-card=hand]": 140, "[data-system] image": 44},
    "destiny": {".worn .card": 104, ".held": 140},
}

LARGE = {"width": 1920, "height": 1080}
TABLET = {"width": 820, "height": 1180}
#: The window of a small laptop.
LAPTOP = {"width": 1280, "height": 720}
#: Between a phone and a desk: a small laptop, a small tablet held upright, a small window.
SMALL_TABLET = {"width": 768, "height": 1024}
BETWEEN = (LAPTOP, SMALL_TABLET, {"width": 1000, "height": 720})


def empty(game: str) -> tuple[Match, int]:
    """The table as somebody first sees it."""
    match = next(played(game, "empty", bot=0))
    return match, min(match.questions)


def full(game: str) -> tuple[Match, int]:
    """A match in full swing."""
    wanted = CROWDS[game]
    return crowded(
        game,
        "see 1",
        lambda match, seat: match.questions[seat].kind == wanted.kind,
        seats=wanted.seats,
        bot=wanted.bot,
        **wanted.options,
    )


def at_home(match: Match, seat: int) -> int:
    """How many cards of the card game lie in a seat's row while others fight."""
    view: View = match.view(None)
    mine = [piece for piece in view.pieces if piece.controller == seat and not piece.role]
    laid = [piece for piece in view.pieces if piece.host == -1 - seat]
    return len(laid) + sum(piece.kind != "enhancement" for piece in mine)


def besieged(seed: str, least: int) -> tuple[Match, int]:
    """An edge battle of the card game while a side has many cards at home."""

    def wanted(match: Match, seat: int) -> bool:
        return match.questions[seat].kind == "edge" and max(at_home(match, 0), at_home(match, 1)) >= least

    return crowded("lcg", seed, wanted, bot=0, brisk=True)


#: Until nothing on the table has moved or grown for ten frames, or has had its time to.
STILL = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const places = () => [...document.querySelectorAll('main *')].map((one) => one.getBoundingClientRect())
    .reduce((sum, { x, y, width, height }) => sum + x + 3 * y + 5 * width + 7 * height, 0);
  let [last, still] = [places(), 0];
  for (let count = 0; count < 200 && still < 10; count++) {
    await frame();
    const now = places();
    still = now === last ? still + 1 : 0;
    last = now;
  }
}"""


def settle(one: Person) -> None:
    """Wait until the camera and the cards have arrived."""
    one.page.locator("[data-question]").wait_for()
    one.page.evaluate("document.fonts.ready")
    one.page.wait_for_timeout(300)
    one.page.evaluate(STILL)


@pytest.mark.parametrize("position", [empty, full])
@pytest.mark.parametrize("game", sorted(games()))
def test_everything_has_its_room(person: MakePerson, game: str, position: Any) -> None:
    one = person("ru")
    one.go("/about")
    one.go(sit_down(one, *position(game)))
    settle(one)
    page = one.page
    assert one.axe("light", "dark") == []
    assert page.evaluate(SHARE) >= 0.7
    for flaws in (CUT, CROSSED, COVERED, ASTRAY, GLUED, TURNED):
        assert page.evaluate(flaws) == []
    assert page.evaluate(NARROW, SIZES[game]) == []

    for size in (*BETWEEN, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(one)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        for flaws in (CUT, CROSSED, COVERED, ASTRAY, GLUED, TURNED, MASKED, SPILT):
            assert page.evaluate(flaws) == [], size
    assert one.axe("dark", "light") == []


@pytest.mark.parametrize(("lang", "seed", "least"), [("ru", "see 23", 16), ("en", "see 0", 13)])
def test_units_at_home_give_way_to_an_edge_battle(person: MakePerson, lang: str, seed: str, least: int) -> None:
    one = person(lang)
    one.go("/about")
    one.go(sit_down(one, *besieged(seed, least)))
    page = one.page
    for size in (DESKTOP, LARGE, LAPTOP, TABLET, SMALL_TABLET, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(one)
        assert page.locator("main .lcg .chip").count() > 8
        if size in (DESKTOP, PHONE):
            assert one.axe("light", "dark") == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        for flaws in (PILED, OUTSIDE, MASKED, CUT, CROSSED, COVERED, ASTRAY, GLUED, TURNED):
            assert page.evaluate(flaws) == [], size


#: Who defends, and cards put aside after a fight; a dial of a ship with a long name, and an action of one that has five
#: others of its side around it; dice of two against two, and in a mission; the order of two cards at a table of six.
EIGHT = [{"pilot": "academy-pilot"}] * 8
MOMENTS: tuple[tuple[str, tuple[int, ...], dict[str, Any]], ...] = (
    ("lcg", (401, 413), {}),
    ("lcg", (4, 137, 211), {}),
    ("xwing", (21,), {}),
    ("xwing", (56,), {"points": 100, "obstacles": True}),
    ("xwing", (17, 40), {"points": 100, "any_faction": True, "first": EIGHT, "second": EIGHT}),
    (
        "xwing",
        (43,),
        {"bot": -1, "seats": 4, "points": 100, "first": "locked-on", "second": "swarm", "obstacles": True},
    ),
    ("xwing", (37,), {"bot": -1, "mission": "political-escort", "points": 100}),
    ("hope", (31,), {"bot": -1, "seats": 6}),
)


@pytest.mark.parametrize(("game", "moments", "options"), MOMENTS)
def test_every_kind_of_question_can_be_read(
    person: MakePerson, game: str, moments: tuple[int, ...], options: dict[str, Any]
) -> None:
    one = person("ru")
    one.go("/about")
    for match in played(game, "look 1", **{"bot": 0, **options}):
        if len(match.answers) not in moments:
            continue
        one.go(sit_down(one, match, min(match.questions)))
        for size in (DESKTOP, LAPTOP, SMALL_TABLET, PHONE):
            one.page.set_viewport_size(size)  # type: ignore[arg-type]
            settle(one)
            for flaws in (CUT, CROSSED, COVERED, ASTRAY, MASKED, SPILT, SUNK, TORN, CLIPPED):
                assert one.page.evaluate(flaws) == [], (len(match.answers), size)
            assert size is not DESKTOP or one.page.evaluate(DEEP) == []


def sat_down(person: MakePerson, seed: str, at: int, seats: int, **options: str) -> Person:
    """Somebody at the table of the dice game after so many answers."""
    match = next(match for match in played("destiny", seed, bot=0, seats=seats, **options) if len(match.answers) == at)
    one = person("ru")
    one.go("/about")
    one.go(sit_down(one, match, min(match.questions)))
    return one


@pytest.mark.parametrize(
    ("seed", "at", "seats", "untold"),
    [("look 3", 111, 2, 0), ("duel 4", 250, 3, 0), ("look 7", 60, 4, 0), ("look 1", 43, 4, 0), ("bur 1", 340, 4, 8)],
)
def test_teams_can_be_read_as_they_lie(person: MakePerson, seed: str, at: int, seats: int, untold: int) -> None:
    """Three characters with upgrades and a support that can be used; three and four players with a hand, few or many
    things in play."""
    one = sat_down(person, seed, at, seats)
    page = one.page
    for size in (DESKTOP, LARGE, LAPTOP, SMALL_TABLET):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(one)
        for flaws in (BURIED, CUT, CROSSED, COVERED, ASTRAY, TALKATIVE):
            assert page.evaluate(flaws) == [], size
        if size in (DESKTOP, LARGE):
            assert len(page.evaluate(UNTOLD)) <= untold, size


def test_a_card_being_played_at_a_table_of_four_is_no_wider_than_its_column(person: MakePerson) -> None:
    match = next(match for match in played("destiny", "look 1", bot=0, seats=4) if match.view(None).limbo)
    one = person("ru")
    one.go("/about")
    one.go(sit_down(one, match, min(match.questions)))
    settle(one)
    assert one.page.locator(".limbo").count() == 1
    board = one.page.locator(".board.destiny")
    assert board.evaluate("board => board.scrollWidth - board.clientWidth") == 0


def test_names_of_several_opponents_are_whole_whoever_has_answered(person: MakePerson) -> None:
    one = sat_down(person, "look 1", 64, seats=4)
    one.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    settle(one)
    assert one.page.locator(".rival .plate :is(.done, .turn)").count()
    assert one.page.evaluate(TORN) == []


def test_on_a_phone_chances_leave_their_room_to_whoever_can_be_asked(person: MakePerson) -> None:
    """Six cards in play with buttons, dice in the pool."""
    decks = {"first": "vader-stormtroopers", "second": "phasma-stormtroopers"}
    one = sat_down(person, "look 2", 142, seats=2, **decks)
    one.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    settle(one)
    for flaws in (ASTRAY, CUT, CROSSED, SIDEWAYS):
        assert one.page.evaluate(flaws) == []
    team, chances = one.page.locator(".ours").bounding_box(), one.page.locator("[data-part=odds]").bounding_box()
    assert team
    assert chances
    assert team["y"] + team["height"] <= chances["y"]


def test_a_sheet_covers_nothing_that_can_be_done_however_full_the_table_is(person: MakePerson) -> None:
    """A slim one finds its place beside the table, and what cannot be done promises nothing."""
    decks = {"first": "vader-stormtroopers", "second": "phasma-stormtroopers"}
    one = sat_down(person, "look 2", 142, seats=2, **decks)
    settle(one)
    sheet = one.page.locator("aside.sheet")
    for card in one.page.locator(".theirs .worn .card").all():
        card.hover()
        sheet.wait_for()
        assert one.page.evaluate(UNDER_SHEET) == []
        one.page.mouse.move(0, 0)
        sheet.wait_for(state="detached")
    die = one.page.locator(".own .slot[data-answer=barred]").first
    die.hover()
    assert "пустая грань" in (die.get_attribute("aria-label") or "")
    assert "Применить" not in one.bar(one.asked()).inner_text()


def test_before_the_first_round_all_that_is_asked_and_told_is_whole(person: MakePerson) -> None:
    """Battlefields to choose from, long journal lines beside them, shields to give out in a small window."""
    one = sat_down(person, "look 1", 2, seats=2)
    for size in (DESKTOP, LARGE, LAPTOP, SMALL_TABLET):
        one.page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(one)
        for flaws in (BURIED, CUT, CROSSED, COVERED, ASTRAY, SPILT):
            assert one.page.evaluate(flaws) == [], size
    one = sat_down(person, "look 1", 6, seats=4)
    for size in (PHONE, SMALL_TABLET, LAPTOP, DESKTOP, *BETWEEN):
        one.page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(one)
        for flaws in (CUT, CROSSED, COVERED, ASTRAY, SPELT, SPILT):
            assert one.page.evaluate(flaws) == [], size


@pytest.mark.parametrize("at", [14, 50, 74])
def test_on_a_phone_all_three_opponents_are_there_when_they_are_asked_about(person: MakePerson, at: int) -> None:
    """Their characters, their dice, they themselves."""
    one = sat_down(person, "look 1", at, seats=4)
    one.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    settle(one)
    for flaws in (CUT, CROSSED, COVERED, ASTRAY, SIDEWAYS, SPELT):
        assert one.page.evaluate(flaws) == []
    assert one.page.locator(".rival:has([data-answer=open])").count() == 3
    assert one.axe("dark", "light") == []
