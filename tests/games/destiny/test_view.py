"""What a seat sees of a table on which something lies everywhere."""

from __future__ import annotations

import pytest

from dejarik.core.rng import Rng
from dejarik.core.timing import Queued
from dejarik.games.destiny import GAME
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.state import NOTHING, Moment, Table, die_of
from dejarik.games.destiny.view import Face, Player, Rolled, Shown, View, Waiting, guess
from tests.games.destiny.stage import FILLER, Stage


class Busy(Stage):
    """Something lies everywhere."""

    def __init__(self) -> None:
        super().__init__([("hired-gun", 2)], [("first-order-stormtrooper", 1)])
        self.gun, self.trooper = self.teams[0][0], self.teams[1][0]
        self.blaster = self.upgrade(self.gun, "holdout-blaster")
        self.mine, self.theirs = self.hand(0, "block", "aim"), self.hand(1, "scavenge", "sprint")
        self.lost, self.gone = self.discarded(0, "negotiate"), self.aside(1, "captain-phasma-elite-trooper")
        self.shown = self.show(self.gun, "1Dr")
        self.extra_die = self.spare(0, "hired-gun")
        t = self.table
        t.known = [[self.theirs[0], t.decks[1][-1]], [self.mine[1]]]
        piece = t.pieces[self.gun]
        piece.damage, piece.shields, piece.exhausted, piece.resources = 2, 1, True, 3
        piece.captives, piece.under = (die_of(self.trooper),), (self._number(0, "premonitions"),)
        t.stacked = {self.gone: self._number(1, "dodge")}
        t.resources, t.passes, t.claimed, t.round, t.active = [4, 1], 1, 1, 3, 1
        t.limbo, t.extra, t.totals, t.out = [self._number(1, "disarm")], [0], [7, 5], []
        t.queue = [Queued(1, self.trooper, "first-order-stormtrooper", 0, Moment(("played",)))]

    def seen(self, seat: int | None) -> View:
        view = GAME.view(self.table, seat)
        assert isinstance(view, View)
        return view


def names(faces: tuple[Face, ...]) -> list[str]:
    return [one.card for one in faces]


def test_what_lies_open_is_seen_from_every_seat() -> None:
    stage = Busy()
    t = stage.table
    for seat in (0, 1, None):
        view = stage.seen(seat)
        assert (view.seat, view.step, view.round, view.active, view.passes) == (seat, "action", 3, 1, 1)
        assert (view.field, view.control, view.claimed, view.order) == (t.field, 0, 1, (0, 1))
        assert (names(view.limbo), view.extra, view.totals) == (["disarm"], (0,), (7, 5))
        assert view.queue == (Waiting(1, stage.trooper, "first-order-stormtrooper"),)
        assert (view.winner, view.result) == (t.winner, "")
        first, second = view.players
        assert (first.hand_size, first.deck_size, first.resources, first.out) == (2, 8, 4, False)
        assert (second.hand_size, second.deck_size, second.resources, second.out) == (2, 8, 1, False)
        assert first.discard == (Face(stage.lost, "negotiate"),)
        assert second.aside == (Face(stage.gone, "captain-phasma-elite-trooper"),)
        assert (second.discard, first.aside) == ((), ())


def test_a_card_in_play_is_seen_with_all_that_lies_on_it() -> None:
    stage = Busy()
    for seat in (0, 1, None):
        shown = {piece.id: piece for piece in stage.seen(seat).pieces}
        assert set(shown) == set(stage.table.pieces)
        gun = shown[stage.gun]
        under = (Face(stage.table.pieces[stage.gun].under[0], "premonitions"),) if seat == 0 else ()
        assert gun == Shown(
            id=stage.gun,
            card="hired-gun",
            owner=0,
            controller=0,
            kind="character",
            exhausted=True,
            damage=2,
            shields=1,
            health=FACTS["hired-gun"].health,
            host=NOTHING,
            elite=True,
            dice=(die_of(stage.gun, 1),),
            captives=(die_of(stage.trooper),),
            resources=3,
            beneath=1,
            under=under,
        )
        blaster = shown[stage.blaster]
        assert (blaster.kind, blaster.host, blaster.health, blaster.elite) == ("upgrade", stage.gun, 0, False)
        assert (blaster.exhausted, blaster.damage, blaster.dice) == (False, 0, (die_of(stage.blaster),))


def test_a_die_in_a_pool_is_seen_with_what_it_is_worth() -> None:
    stage = Busy()
    printed = FACTS["hired-gun"].sides
    side = stage.table.showing[stage.shown]
    for seat in (0, 1, None):
        (die,) = stage.seen(seat).players[0].pool
        assert die == Rolled(stage.shown, "hired-gun", stage.gun, side, "1Dr", "disrupt", 1, 0, False, 0, 0)
        assert stage.seen(seat).players[1].pool == ()
    stage.table.showing[stage.shown] = next(place for place, one in enumerate(printed) if one.symbol == "blank")
    blank = stage.seen(0).players[0].pool[0]
    assert (blank.symbol, blank.value) == ("blank", 0)


@pytest.mark.rule("dst.term.x-value")
def test_a_die_tells_everybody_what_its_numbers_are_whatever_it_shows() -> None:
    stage = Busy()
    stage.show(stage.support(0, "x-wing"), "-")
    stage.show(stage.support(0, "e-web-emplacement"), "-")
    stage.table.control = 0
    for seat in (0, 1, None):
        _, wing, web = stage.seen(seat).players[0].pool
        assert ((wing.value, wing.x, wing.added), (web.value, web.x, web.added)) == ((0, 1, 0), (0, 0, 1))


@pytest.mark.rule("dst.zone.hand")
def test_a_hand_is_seen_by_its_owner_and_what_others_know_of_it_by_them() -> None:
    stage = Busy()
    first, second, nobody = (stage.seen(seat).players for seat in (0, 1, None))
    assert (names(first[0].hand), names(first[1].hand)) == (["block", "aim"], ["scavenge"])
    assert (names(second[0].hand), names(second[1].hand)) == (["aim"], ["scavenge", "sprint"])
    assert (nobody[0].hand, nobody[1].hand) == ((), ())
    assert names(first[1].top) == [FILLER]
    assert (first[0].top, second[0].top, second[1].top, nobody[1].top) == ((), (), (), ())


def test_what_lies_face_down_is_seen_by_its_owner() -> None:
    stage = Busy()
    first, second, nobody = (stage.seen(seat).players for seat in (0, 1, None))
    assert second[1].stacked == (Face(stage.gone, "dodge"),)
    assert first[1].stacked == nobody[1].stacked == (Face(stage.gone, ""),)
    assert first[0].stacked == ()
    assert names(first[0].spare) == ["hired-gun"]
    assert (second[0].spare, nobody[0].spare, first[1].spare) == ((), (), ())


def test_who_is_out_is_seen() -> None:
    stage = Stage(*[[("hired-gun", 1)]] * 3)
    stage.table.out = [2]
    view = GAME.view(stage.table, None)
    assert [player.out for player in view.players] == [False, False, True]
    assert all(isinstance(player, Player) for player in view.players)


# ── guesses ────────────────────────────────────────────────────────────────────────────────────────────────────────


def worlds(stage: Busy, seat: int) -> list[Table]:
    rng = Rng.from_seed("worlds")
    return [guess(stage.table, seat, rng, stage.table) for _ in range(20)]


def test_a_guess_looks_the_same_to_whoever_guesses() -> None:
    stage = Busy()
    stage.table.decks[1] = [stage._number(1, name) for name in ("disarm", "mind-probe", "dodge", "sprint", "aim")]
    stage.table.known = [[stage.theirs[0], stage.table.decks[1][-1]], [stage.mine[1]]]
    for seat in (0, 1):
        before = GAME.view(stage.table, seat)
        for world in worlds(stage, seat):
            assert GAME.view(world, seat) == before


def test_a_guess_deals_anew_what_is_hidden() -> None:
    stage = Busy()
    stage.table.decks[1] = [stage._number(1, name) for name in ("disarm", "mind-probe", "probe", "block", "aim")]
    stage.table.known = [[stage.theirs[0]], []]
    found = worlds(stage, 0)
    assert len({tuple(world.hands[1]) for world in found}) > 1
    assert all(stage.theirs[0] in world.hands[1] for world in found)  # it was seen there
    assert len({tuple(world.decks[1]) for world in found}) > 1
    assert len({world.stacked[stage.gone] for world in found}) > 1
    assert {tuple(world.hands[0]) for world in found} == {tuple(stage.mine)}
    own = worlds(stage, 1)
    assert {world.stacked[stage.gone] for world in own} == {stage.table.stacked[stage.gone]}
    assert {tuple(world.hands[1]) for world in own} == {tuple(stage.theirs)}
