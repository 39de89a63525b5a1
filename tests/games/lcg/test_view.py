"""What each seat, and who watches, may see: nothing widens a view unnoticed."""

from __future__ import annotations

import pytest

from dejarik.core.rng import Rng
from dejarik.core.zones import know
from dejarik.games.lcg.cards.facts import Icons
from dejarik.games.lcg.facts import counted
from dejarik.games.lcg.rules import zones
from dejarik.games.lcg.rules.values import FACTS, ICONS, icons
from dejarik.games.lcg.state import DIAL, NOWHERE, player
from dejarik.games.lcg.view import Face, Numbers, guess, view
from tests.games.lcg.stage import DARK, LIGHT, Scene


@pytest.mark.rule("lcg.state.hand-hidden", "lcg.gap.public-information")
def test_who_watches_knows_nothing_that_only_a_player_knows() -> None:
    scene = Scene(brisk=False)
    seen, unseen = scene.light.hand("a-wing"), scene.light.hand("c-3po")
    know(scene.table, DARK, (seen,))
    know(scene.table, LIGHT, (unseen,))
    match = scene.start("refresh.5", "dark").match
    assert [face.id for face in match.view(DARK).sides[LIGHT].hand] == [seen]
    assert match.view(None).sides[LIGHT].hand == ()
    assert match.view(None).sides[LIGHT].hand_size == 2


@pytest.mark.rule("lcg.gap.public-information")
@pytest.mark.parametrize("knows", [(), (LIGHT,), (DARK,)])
def test_only_who_knows_it_sees_the_lowest_objective(knows: tuple[int, ...]) -> None:
    scene = Scene(brisk=False)
    match = scene.start("refresh.5", "dark").match
    lowest, second = match.table.missions[LIGHT][:2]
    for seat in knows:
        know(match.table, seat, (lowest, second))
    for viewer in (LIGHT, DARK, None):
        shown = [face.id for face in match.view(viewer).sides[LIGHT].bottom]
        assert shown == ([lowest] if viewer in knows else [])


@pytest.mark.rule("lcg.gap.public-information", "lcg.state.hand-hidden")
def test_a_view_says_all_that_is_open() -> None:
    scene = Scene()
    table = scene.table
    luke = scene.light.unit("luke-skywalker", focus=1, damage=2, shields=1, committed=True, role=1)
    saber = scene.light.enhancement("jedi-lightsaber", on=luke)
    prison = scene.dark.objective("shadows-of-dathomir")
    held = scene.light.captive("yoda", prison)
    scene.light.deck("a-wing", "a-wing")
    scene.light.missions("a-heros-journey")
    down = [scene.light._new("jedi-training"), scene.light._new("forgotten-heroes")]
    table.facedown[LIGHT] = down
    gone, won = scene.light.discard("y-wing"), None
    scene.light.victory("shadows-of-dathomir")
    won = table.victories[LIGHT][0]
    seen, unseen = scene.light.hand("home-one"), scene.light.hand("c-3po")
    early = scene.light.hand("red-two")
    table.known[DARK] = [early, seen]
    table.hands[LIGHT] = [early, unseen, seen]
    table.limbo = [scene.light._new("x-wing")]
    scene.lasting("reserve", 1, (player(LIGHT),))
    for seat in (LIGHT, DARK, None):
        looked = view(table, seat)
        side = looked.sides[LIGHT]
        names = {LIGHT: ["red-two", "c-3po", "home-one"], DARK: ["home-one", "red-two"], None: []}[seat]
        assert [face.card for face in side.hand] == names
        assert (side.hand_size, side.deck_size, side.objective_deck_size, side.facedown_size) == (3, 2, 1, 2)
        assert side.facedown == (tuple(Face(card, table.cards[card]) for card in down) if seat == LIGHT else ())
        assert side.discard == (Face(gone, "y-wing"),)
        assert side.victory == (Face(won, "shadows-of-dathomir"),)
        assert (side.force_cards, side.force_total, side.reserve, side.affiliation) == (2, 0, 7, "jedi")
        assert looked.limbo == (Face(table.limbo[0], "x-wing"),)
        pieces = {piece.id: piece for piece in looked.pieces}
        shown = pieces[luke]
        marks = (shown.focus, shown.damage, shown.shields, shown.capacity, shown.committed, shown.role, shown.host)
        assert marks == (1, 2, 1, 3, True, 1, NOWHERE)
        assert (pieces[saber].host, pieces[saber].capacity, pieces[DIAL].capacity) == (luke, 0, 0)
        assert pieces[prison].capacity == 5
        assert pieces[prison].captives == 1
        assert pieces[prison].captured == ((Face(held, "yoda"),) if seat == DARK else ())


@pytest.mark.rule("lcg.state.hand-hidden", "lcg.gap.captured-visibility")
def test_a_guess_moves_only_what_the_seat_cannot_see() -> None:
    scene = Scene()
    table = scene.table
    prison = scene.dark.objective("shadows-of-dathomir")
    names = ("a-wing", "y-wing", "yoda", "home-one", "c-3po", "red-two")
    captive = scene.light.captive("x-wing", prison)
    hand = [scene.light.hand(name) for name in names[:2]]
    stack = [scene.light._new(name) for name in names[2:4]]
    table.stacks[LIGHT] = list(stack)
    deck = [scene.light.deck(name) for name in names[4:]]
    down = [scene.light._new(name) for name in ("a-heros-journey", "jedi-training", "forgotten-heroes")]
    table.facedown[LIGHT] = list(down)
    missions = [scene.light.missions(name) for name in ("mission-briefing", "the-rebel-fleet")]
    scene.dark.deck("tie-fighter", "tie-bomber", "nightsister")
    play = scene.start("refresh.5", full=False)
    own, other = set(), set()
    for seed in range(12):
        mine = play.match.guess(LIGHT, Rng.from_seed(seed)).table
        theirs = play.match.guess(DARK, Rng.from_seed(seed)).table
        assert (mine.hands[LIGHT], mine.stacks[LIGHT], mine.facedown[LIGHT]) == (hand, stack, down)
        own.add((tuple(mine.decks[LIGHT]), mine.pieces[prison].captured))
        other.add((tuple(theirs.hands[LIGHT]), tuple(theirs.stacks[LIGHT]), tuple(theirs.facedown[LIGHT])))
        assert theirs.pieces[prison].captured == (captive,)
        for twin in (mine, theirs):
            zones_ = [*twin.hands[LIGHT], *twin.stacks[LIGHT], *twin.decks[LIGHT], *twin.pieces[prison].captured]
            assert sorted(zones_) == sorted([*hand, *stack, *deck, captive])
            assert sorted([*twin.missions[LIGHT], *twin.facedown[LIGHT]]) == sorted([*down, *missions])
    assert {captured[0] for _, captured in own} == {captive, *deck}
    assert {card for cards in other for card in cards[0]} == {*hand, *stack, *deck}
    assert {card for cards in other for card in cards[1]} == {*hand, *stack, *deck}
    assert {card for cards in other for card in cards[2]} == {*down, *missions}


@pytest.mark.rule("lcg.state.hand-hidden", "lcg.gap.public-information")
@pytest.mark.parametrize(
    "place",
    ["pieces", "limbo", "hand", "stack", "open stack", "revealed", "facedown", "known", "discard", "victory", "cell"],
)
def test_what_was_seen_just_now_stays_in_a_guess(place: str) -> None:
    """A guess goes back to where the last question was asked; what the seat has seen since lies fixed there."""
    owner = LIGHT if place in ("hand", "stack", "facedown") else DARK
    seat, captor = LIGHT, place == "cell"
    if captor:
        owner, seat = LIGHT, DARK
    scene = Scene()
    table = scene.table
    prison = scene.dark.objective("shadows-of-dathomir")
    side = (scene.light, scene.dark)[owner]
    objective_ = place in ("facedown", "victory")
    pile = (table.missions if objective_ else table.decks)[owner]
    filler = ("a-heros-journey", "shadows-of-dathomir") if objective_ else ("a-wing", "tie-fighter")
    pile += [side._new(filler[owner]) for _ in range(9)]
    card = pile[4]
    now = table.copy()
    (now.missions if objective_ else now.decks)[owner].remove(card)
    if place == "pieces":
        zones.lay(now, card, owner, "unit")
    elif place == "limbo":
        now.limbo.append(card)
    elif place == "hand":
        now.hands[owner].append(card)
    elif place in ("stack", "open stack", "revealed"):
        now.stacks[owner].append(card)
        now.opened[owner] = int(place == "open stack")
        now.revealed = place == "revealed"
    elif place == "facedown":
        now.facedown[owner].append(card)
    elif place == "known":
        now.known[seat].append(card)
    elif place == "discard":
        now.discards[owner].append(card)
    elif place == "victory":
        now.victories[LIGHT].append(card)
    else:
        now.pieces[prison].captured = (card,)
    for seed in range(6):
        guessed = guess(table, seat, Rng.from_seed(seed), now)
        assert (guessed.missions if objective_ else guessed.decks)[owner][4] == card
        assert guess(table, seat, Rng.from_seed(seed), table).rng is not table.rng
    free = {guess(table, seat, Rng.from_seed(seed), table).decks[owner][4:5] == [card] for seed in range(9)}
    assert objective_ or False in free


@pytest.mark.rule("lcg.strike.icon-count", "lcg.strike.with-edge", "lcg.strike.without-edge")
def test_a_card_shows_its_numbers_as_they_count_now() -> None:
    scene = Scene()
    table = scene.table
    yoda, luke = scene.light.unit("yoda"), scene.light.unit("luke-skywalker")
    assert [piece.now for piece in view(table, None).pieces] == [None] * len(table.pieces)
    scene.light.enhancement("shii-cho-training", on=yoda)
    scene.light.enhancement("jedi-lightsaber", on=luke)
    scene.lasting("tactics", -9, (yoda,))
    scene.lasting("force", 1, (luke,))
    scene.lasting("resources", 2, (luke,))
    now = {piece.id: piece.now for piece in view(table, DARK).pieces}
    for card in (yoda, luke):
        piece, numbers = table.pieces[card], now[card]
        assert numbers is not None
        for icon in ICONS:
            least, gained = getattr(numbers.normal, icon), getattr(numbers.edge, icon)
            assert least == icons(table, piece, icon, edge=False), icon
            assert least + gained == icons(table, piece, icon, edge=True), icon
    printed = FACTS["luke-skywalker"]
    assert now[luke] == Numbers(
        counted(printed.normal + Icons(unit_damage=1, blast=1)),
        counted(printed.edge),
        printed.resources + 2,
        printed.force + 1,
    )
    assert now[DIAL] is None
