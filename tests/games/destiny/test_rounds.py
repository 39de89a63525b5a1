"""ПОДГОТОВКА К ИГРЕ, РАУНДЫ, ПОБЕДА, СВОБОДНАЯ ИГРА."""

from __future__ import annotations

import pytest

from dejarik.core.ending import Score
from dejarik.core.game import Outcome
from dejarik.core.match import Match
from dejarik.core.presenter import Reader
from dejarik.core.question import Share, any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.destiny import GAME
from dejarik.games.destiny.rules import preparation
from tests.games.destiny.stage import Stage, duel

DUEL = {"first": "rey-finn", "second": "kylo-phasma"}


def start(seats: int = 2, seed: int = 1, **options: str) -> Match:
    return Match(GAME, seats, options or DUEL, seed)


def mulligan(match: Match) -> None:
    for seat in list(match.questions):
        match.answer(seat, ())


@pytest.mark.rule(
    "dst.setup.1-characters",
    "dst.setup.2-battlefield-aside",
    "dst.setup.3-draw-5",
    "dst.setup.5-supply",
    "dst.char.start-in-play",
)
def test_the_table_before_the_first_roll() -> None:
    table = start().table
    for seat in table.seats:
        assert len(table.hands[seat]) == 5
        assert len(table.decks[seat]) == 25
        assert table.resources[seat] == 2
        assert [table.cards[one] for one in table.asides[seat]] == [table.cards[one] for one in table.brought[seat]]
        for character in table.characters(seat):
            piece = table.pieces[character]
            assert (piece.damage, piece.exhausted, len(piece.dice)) == (0, False, 2)


@pytest.mark.rule("dst.setup.4-mulligan", "dst.setup.4-simultaneous", "dst.gap.mulligan-details")
def test_everybody_may_exchange_cards_once() -> None:
    match = start()
    assert set(match.questions) == {0, 1}
    hand = match.table.hands[0][:]
    before = match.view(1)
    match.answer(0, tuple(hand[:3]))
    assert match.view(1) == before
    match.answer(1, ())
    assert len(match.table.hands[0]) == 5
    assert set(hand[3:]) <= set(match.table.hands[0])
    assert all(question.kind != "mulligan" for question in match.questions.values())


@pytest.mark.rule(
    "dst.setup.6-rolloff",
    "dst.setup.6-control",
    "dst.gap.rolloff-values",
    "dst.bf.one-used",
    "dst.gap.setup-shield-target",
)
def test_the_roll_for_the_battlefield() -> None:
    match = start()
    winner = None
    mulligan(match)
    (winner,) = match.questions
    assert match.questions[winner].kind == "field"
    totals = match.table.totals
    assert totals[winner] == max(totals) > min(totals)
    other = 1 - winner
    theirs = match.table.brought[other][0]
    match.answer(winner, theirs)
    assert match.table.control == other
    question = match.questions[winner]
    assert isinstance(question, Share)
    assert question.total == 2
    match.answer(winner, (2, 0))
    assert match.table.pieces[match.table.characters(winner)[0]].shields == 2
    assert match.table.brought[winner][0] in match.table.asides[winner]
    assert match.table.round == 1
    assert match.table.active == other
    assert match.table.pools == [[], []]


@pytest.mark.rule("dst.setup.6-dice-back", "dst.gap.rolloff-undecidable")
def test_after_a_hundred_ties_chance_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparation, "MOST_TIES", 0)
    for seed in range(60):
        match = start(seed=seed, first="rey-finn", second="rey-finn")
        mulligan(match)
        if any(entry.note.kind == "chance-decides" for entry in match.journal):
            assert all(not piece.exhausted for piece in match.table.pieces.values())
            return
    raise AssertionError("no tie in sixty rolls")


@pytest.mark.rule("dst.setup.7-after-setup")
def test_nothing_waits_when_the_first_action_is_asked_for() -> None:
    match = start()
    mulligan(match)
    while next(iter(match.questions.values())).kind != "action":
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, Rng.from_seed(1)))
    assert match.table.queue == []
    assert match.table.round == 1


@pytest.mark.rule(
    "dst.upkeep.1-ready",
    "dst.upkeep.2-dice-back",
    "dst.upkeep.3-resources",
    "dst.resource.upkeep-2",
    "dst.ready.position",
    "dst.exhaust.position",
)
def test_upkeep() -> None:
    stage, gun, _ = duel()
    support = stage.support(0, "underworld-connections")
    upgrade = stage.upgrade(gun, "hunker-down")
    for card in (gun, support, upgrade):
        stage.table.pieces[card].exhausted = True
    stage.show(gun, "1R")
    stage.do("pass", "pass")
    assert all(not piece.exhausted for piece in stage.t.pieces.values())
    assert stage.in_pool(0) == []
    assert stage.t.resources == [7, 7]


@pytest.mark.rule(
    "dst.upkeep.4-discard-draw",
    "dst.zone.hand-size",
    "dst.upkeep.4-no-draw",
    "dst.faq.over-five",
    "dst.gap.upkeep-simultaneity",
)
def test_discard_and_draw() -> None:
    stage, _, _ = duel()
    own = stage.hand(0, "aim", "block", "dodge", "datapad")
    stage.hand(1, *["aim"] * 8)
    stage.do("pass", "pass")
    assert set(stage.match.questions) == {0, 1}
    stage.match.answer(0, tuple(own[:2]))
    assert len(stage.match.view(1).players[0].discard) == 0
    stage.match.answer(1, tuple(stage.t.hands[1][:2]))
    assert len(stage.t.hands[0]) == 5
    assert len(stage.t.discards[0]) == 2
    assert len(stage.t.hands[1]) == 6


@pytest.mark.rule("dst.upkeep.4-short-deck", "dst.draw.short", "dst.draw.basic")
def test_a_short_deck() -> None:
    stage, _, _ = duel(deck=2)
    stage.hand(0, "aim")
    stage.hand(1, "aim")
    stage.do("pass", "pass")
    stage.match.answer(0, ())
    stage.match.answer(1, ())
    assert len(stage.t.hands[0]) == 3
    assert stage.t.decks[0] == []
    assert not stage.match.over


@pytest.mark.rule("dst.win.decked")
def test_who_runs_out_of_cards_loses_after_upkeep() -> None:
    stage, gun, _ = duel(deck=0)
    stage.hand(0, "aim")
    stage.do(("activate", gun))
    assert not stage.match.over
    stage.do("pass", "pass", ())
    assert stage.match.outcome is not None
    assert (stage.match.outcome.winners, stage.match.outcome.result) == ((0,), "cards")


def test_the_end_names_who_lost_and_counts_what_decided_it() -> None:
    stage, gun, _ = duel(deck=0)
    stage.hand(0, "aim")
    stage.do(("activate", gun), "pass", "pass", ())
    presenter, reader, outcome = GAME.presenter, Reader("en", 0, ("Rey", "Kylo")), stage.match.outcome
    assert outcome is not None
    assert presenter.outcome(reader, outcome) == "Kylo has no cards left in hand and deck."
    assert presenter.outcome(reader, Outcome((), "cards", ())) == "One side has run out of cards."
    told = presenter.ending(reader, stage.match.view(0), stage.match.journal)
    assert told.score == Score(0, 0, "of the opponent's cards played and discarded")
    won = Outcome((2,), "last", (0.0, 0.0, 1.0))
    assert presenter.outcome(Reader("en", 0, ("Rey", "Kylo", "Jyn")), won).startswith("Jyn is the last at the table")
    characters = Outcome((1,), "characters", (0.0, 1.0))
    assert presenter.outcome(Reader("ru", 1, ("Рей", "Кайло")), characters) == "Рей: персонажей не осталось."


def test_what_shields_kept_away_is_no_step_of_the_curve() -> None:
    stage, gun, foe = duel("hired-gun", "rebel-trooper")
    stage.table.pieces[foe].shields = 3
    stage.do(("resolve", stage.show(gun, "2RD1")), foe)
    told = GAME.presenter.ending(Reader("en", 0, ("Rey", "Kylo")), stage.match.view(0), stage.match.journal)
    assert any(line.note.kind == "damage-dealt" for line in stage.match.journal)
    assert told.curve is not None
    assert [line.marks for line in told.curve.lines] == [(), ()]


@pytest.mark.rule("dst.win.both-decked", "dst.gap.round-end-order")
def test_if_both_run_out_the_battlefield_decides() -> None:
    stage, _, foe = duel(deck=0)
    stage.table.control = 1
    stage.do("pass", "pass")
    assert stage.match.outcome is not None
    assert stage.match.outcome.winners == (1,)
    stage = Stage([("jabba-the-hutt-the-great-and-mighty", 1)], [("hired-gun", 1)], deck=0)
    (jabba,), (foe,) = stage.teams
    stage.hand(1, "aim")
    stage.do(("resolve", stage.show(stage.upgrade(jabba, "crime-lord"), "Sp")), foe)
    stage.do("pass", "pass", ())
    assert stage.match.outcome is not None
    assert stage.match.outcome.winners == (1,)


@pytest.mark.rule("dst.bf.first-action", "dst.claim.goes-first")
def test_the_battlefields_controller_goes_first() -> None:
    stage, _, _ = duel()
    stage.do("pass", ("claim", stage.t.field), "no", "pass")
    assert stage.t.round == 3
    assert stage.asked.seat == 1
    stage.do("pass", "pass")
    for seat in (0, 1):
        stage.match.answer(seat, ())
    assert stage.t.round == 4
    assert stage.asked.seat == 1


@pytest.mark.rule("dst.gap.both-lose-characters", "dst.gap.each-simultaneous")
def test_if_all_fall_together_the_battlefield_decides() -> None:
    stage, raider, foe = duel("tusken-raider", "hired-gun")
    thrower = stage.upgrade(raider, "flame-thrower")
    stage.table.pieces[raider].damage = 7
    stage.table.pieces[foe].damage = 8
    stage.table.control = 1
    stage.do(("resolve", stage.show(thrower, "Sp")), (raider, foe))
    assert stage.match.outcome is not None
    assert stage.match.outcome.winners == (1,)


# ── free-for-all ───────────────────────────────────────────────────────────────────────────────────────────────────

FOUR = ([("hired-gun", 1)], [("first-order-stormtrooper", 1)], [("rebel-trooper", 1)], [("tusken-raider", 1)])


@pytest.mark.rule("dst.multi.mode", "dst.multi.seating", "dst.multi.rolloff", "dst.multi.rolloff-tie")
def test_three_and_four_sit_down() -> None:
    orders = {start(4, seed, first="rey-finn").table.order for seed in range(12)}
    assert len(orders) > 1
    match = start(3, 2, first="rey-finn", second="han-rey", third="jango-veers")
    mulligan(match)
    while match.table.round == 0:
        seat, question = next(iter(match.questions.items()))
        assert question.kind == "first-shields"
        assert isinstance(question, Share)
        assert question.total == 1
        match.answer(seat, any_answer(question, Rng.from_seed(1)))
    owner = match.table.owners[match.table.field]
    assert match.table.control == owner
    shields = [
        sum(match.table.pieces[one].shields for one in match.table.characters(seat)) for seat in match.table.seats
    ]
    assert [shields[seat] for seat in match.table.seats if seat != owner] == [1, 1]
    assert shields[owner] == 0


@pytest.mark.rule("dst.multi.turn-order")
def test_all_pass_one_after_another() -> None:
    stage = Stage(*FOUR[:3])
    stage.do("pass", "pass", ("activate", stage.teams[2][0]), "pass", "pass")
    assert stage.t.round == 2
    stage.do("pass")
    assert stage.t.round == 3


@pytest.mark.rule("dst.multi.choose-opponent", "dst.gap.multi-indirect-recipient")
def test_an_opponent_is_chosen() -> None:
    stage = Stage([("han-solo-scoundrel", 1)], *FOUR[1:])
    (han,) = stage.teams[0]
    stage.do(("resolve", stage.show(han, "2Dr")))
    assert stage.asked.kind == "aim"
    assert set(stage.options) == {-2, -3, -4}
    stage.do(-3)
    assert stage.t.resources == [5, 5, 3, 5]


@pytest.mark.rule(
    "dst.multi.elimination", "dst.multi.battlefield-vacant", "dst.multi.left-decides", "dst.gap.multi-first-player"
)
def test_a_player_leaves() -> None:
    stage = Stage(*FOUR[:3])
    (gun,), (trooper,), _ = stage.teams
    stage.table.control = 1
    stage.table.pieces[stage.table.field].controller = 1
    stage.table.claimed = 1
    stage.table.pieces[trooper].damage = 6
    stage.hand(1, "aim")
    stage.do(("resolve", stage.show(gun, "2RD1")), trooper)
    assert stage.t.out == [1]
    assert stage.t.hands[1] == [] == stage.t.decks[1]
    assert stage.t.field in stage.t.pieces
    assert stage.t.control == -1
    assert stage.t.arbiter == 2
    assert stage.asked.seat == 2
    with pytest.raises(Refused) as refused:
        stage.do(("claim", stage.t.field))
    assert refused.value.rule == "dst.claim.once-per-round"
    stage.do("pass", "pass")
    assert stage.asked.seat == 2
    assert ("claim", stage.t.field) in stage.options


@pytest.mark.rule("dst.multi.last-wins", "dst.gap.multi-all-out")
def test_the_last_one_wins() -> None:
    stage = Stage(*FOUR[:3])
    (gun,), (trooper,), (rebel,) = stage.teams
    stage.table.pieces[trooper].damage = 6
    stage.table.pieces[rebel].damage = 6
    more = stage.show(stage.upgrade(gun, "dh-17-blaster-pistol"), "1RD")
    stage.do(("resolve", stage.show(gun, "2RD1")), trooper, more, rebel)
    assert stage.match.outcome is not None
    assert (stage.match.outcome.winners, stage.match.outcome.result) == ((0,), "last")
    stage = Stage(*FOUR[:2], FOUR[2], deck=0)
    stage.table.control = 1
    stage.do("pass", "pass", "pass")
    assert stage.match.outcome is not None
    assert stage.match.outcome.winners == (1,)


# ── who knows what ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule(
    "dst.zone.resources-open", "dst.zone.hand-hidden", "dst.zone.deck", "dst.zone.discard", "dst.zone.two-kinds"
)
def test_what_others_see() -> None:
    stage, gun, _ = duel()
    stage.hand(0, "aim", "block")
    lost = stage.discarded(0, "dodge")
    seen = stage.match.view(1).players[0]
    assert (seen.resources, seen.hand_size, seen.deck_size) == (5, 2, 8)
    assert seen.hand == () == seen.top
    assert [one.id for one in seen.discard] == [lost]
    assert stage.match.view(0).players[0].top == ()
    assert gun in {piece.id for piece in stage.match.view(1).pieces}


@pytest.mark.rule("dst.zone.set-aside-during", "dst.zone.supply", "dst.resource.no-shortage", "dst.shield.no-shortage")
def test_the_supply_never_runs_out() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)], resources=400)
    a, b = stage.teams[0]
    stage.do(("resolve", stage.show(a, "1R")))
    assert stage.t.resources[0] == 401
    stage.table.pieces[b].damage = 8
    assert stage.match.view(1).players[0].aside == ()


def test_what_everybody_keeps_is_seen_and_cannot_be_taken_back() -> None:
    stage, _, _ = duel(deck=0)
    stage.hand(0, "aim")
    stage.hand(1, "aim")
    stage.do("pass", "pass")
    stage.match.answer(0, ())
    stage.match.answer(1, ())
    assert stage.match.undo_needs(1)
