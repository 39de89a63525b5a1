"""The duelist: stronger than chance, and sensible about what lies open."""

from __future__ import annotations

from collections import Counter

from dejarik.bots.search import Budget, SearchBot
from dejarik.core.bot import Bot, RandomBot, look
from dejarik.core.match import Match
from dejarik.core.note import kinds
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask
from dejarik.core.rng import Rng
from dejarik.games.destiny import GAME
from dejarik.games.destiny.bot import BOTS, Duel, actions, candidates
from dejarik.games.destiny.habits import habit
from dejarik.games.destiny.reasons import DestinyReason, NothingUseful
from tests.games.destiny.stage import Stage, duel

DUELIST = BOTS["duelist"]


def advice(stage: Stage) -> object:
    (seat,) = stage.match.questions
    return DUELIST.advise(look(stage.match, seat, DUELIST, Rng.from_seed(1)), Rng.from_seed(1)).answer


def why(stage: Stage, lang: str = "en") -> str:
    """The hint's sentence for what the duelist would do."""
    (seat,) = stage.match.questions
    seen = look(stage.match, seat, DUELIST, Rng.from_seed(1))
    reason = DUELIST.explain(seen, DUELIST.advise(seen, Rng.from_seed(1)).answer)
    assert reason is not None
    return GAME.presenter.reason(Reader(lang, 0, ("You", "Other")), reason)


def wins(bot: Bot, other: Bot, games: int) -> int:
    won = 0
    for seed in range(games):
        match, rng = Match(GAME, 2, {}, seed, journal=False), Rng.from_seed(seed)
        while not match.over:
            seat = next(iter(match.questions))
            asked = (bot, other)[(seat + seed) % 2]
            match.answer(seat, asked.advise(look(match, seat, asked, rng), rng).answer)
        assert match.outcome is not None
        won += (match.outcome.winners[0] + seed) % 2 == 0
    return won


def test_both_beat_chance() -> None:
    assert wins(BOTS["plain"], RandomBot(), 12) >= 9
    assert wins(DUELIST, RandomBot(), 2) == 2


def test_it_takes_a_kill() -> None:
    stage, gun, foe = duel()
    stage.table.pieces[foe].damage = 5
    die = stage.show(gun, "2RD1")
    stage.hand(0, "datapad")
    assert advice(stage) == ("resolve", die)
    stage.do(("resolve", die))
    assert advice(stage) == foe


def test_it_answers_a_threat() -> None:
    stage = Stage([("first-order-stormtrooper", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    x, y = stage.teams[1]
    stage.show(x, "3RD1")
    stage.show(y, "3RD1")
    dodge = stage.held(0, "dodge")
    assert advice(stage) == ("play", dodge)


def test_it_claims_when_nothing_is_left_to_do() -> None:
    stage, gun, _ = duel(resources=0)
    stage.table.pieces[gun].exhausted = True
    assert advice(stage) == ("claim", stage.t.field)


def test_it_passes_rather_than_use_what_changes_nothing() -> None:
    """The support wants a ready character to exhaust, and there is none."""
    stage, gun, _ = duel(resources=0)
    stage.support(0, "drudge-work")
    stage.table.pieces[gun].exhausted = True
    stage.table.claimed = 1
    assert advice(stage) == "pass"


def test_it_discards_for_a_reroll_only_where_a_die_is_to_be_better() -> None:
    """Not to wait for a turn: the hand is refilled, but to its player such a discard looks like a slip."""
    for side, wanted in (("2RD1", False), ("-", True)):
        stage, gun, _ = duel()
        stage.hand(0, "datapad", "dodge")
        stage.show(gun, side)
        ask = stage.asked
        assert isinstance(ask, Ask)
        kinds = {option[0] for option in actions(stage.t, ask, "pass") if isinstance(option, tuple)}
        assert "activate" in kinds
        assert ("reroll" in kinds) == wanted


def test_whoever_has_discarded_for_a_reroll_rerolls_something() -> None:
    for side in ("2RD1", "-"):
        stage, gun, _ = duel()
        card = stage.held(0, "datapad")
        die = stage.show(gun, side)
        stage.do(("reroll", card))
        ask = stage.asked
        assert isinstance(ask, Ask)
        assert ask.least == 0  # the rules allow none
        usual = habit(stage.t, ask, Rng.from_seed(1))
        assert usual == (die,)
        assert candidates(stage.t, ask, usual, Rng.from_seed(1)) == [(die,)]
        assert advice(stage) == (die,)


def test_it_says_why_in_one_sentence() -> None:
    stage, gun, foe = duel()
    stage.table.pieces[foe].damage = 5
    stage.show(gun, "2RD1")
    assert why(stage) == "There is damage enough on the dice: First Order Stormtrooper will not outlive this action."
    assert why(stage, "ru").startswith("Урона на кубиках хватит")

    stage, gun, _ = duel(resources=0)
    assert why(stage).startswith("Hired Gun: one die for the pool, with ")

    stage, gun, _ = duel(resources=0)
    stage.table.pieces[gun].exhausted = True
    assert why(stage) == "There is little left to do: Command Center gives the first action of the next round."


def test_every_hint_of_a_match_names_something() -> None:
    """A card, a die or a number stands in each reason, in both languages; hardly any says only that it was tried."""
    bot, told = SearchBot("quick", Duel(), Budget(worlds=2, visits=12, depth=60)), Counter[str]()
    for seed, decks in enumerate((("han-rey", "jango-veers"), ("phasma-stormtroopers", "enfys-maz"))):
        match, rng = Match(GAME, 2, dict(zip(("first", "second"), decks, strict=True)), seed), Rng.from_seed(seed)
        while not match.over:
            seat = next(iter(match.questions))
            seen = look(match, seat, bot, rng)
            answer = bot.advise(seen, rng).answer
            reason = bot.explain(seen, answer)
            assert reason is not None
            told[reason.kind] += 1
            for lang in ("ru", "en"):
                reader = Reader(lang, seat, ("Han", "Jango"))
                words = [str(word) for word in GAME.presenter.told(reader, reason).values()]
                sentence = GAME.presenter.reason(reader, reason)
                nothing_left = isinstance(reason, NothingUseful) and reason.resources == 0
                assert nothing_left or any(word in sentence for word in (*words, "one ")), sentence
                assert "««" not in sentence
            match.answer(seat, answer)
    assert len(told) > 25
    assert told["tried"] + told["best-of"] < 0.2 * told.total()


def test_no_reason_is_empty() -> None:
    assert all(kind.__struct_fields__ for kind in kinds(DestinyReason))


def test_an_ability_is_explained_by_what_it_brings() -> None:
    stage, gun, _ = duel()
    stage.show(gun, "2RD1")
    stage.table.pieces[gun].exhausted = True
    medic = stage.held(0, "field-medic")
    stage.table.pieces[gun].damage = 4
    seen = look(stage.match, 0, DUELIST, Rng.from_seed(1))
    reason = DUELIST.explain(seen, ("play", medic))
    assert reason is not None
    assert GAME.presenter.reason(Reader("en", 0, ("You", "Other")), reason) == (
        "Field Medic: your characters have 2 health more."
    )


def test_it_keeps_what_it_can_pay_for_at_once() -> None:
    match = Match(GAME, 2, {"first": "rey-finn", "second": "kylo-phasma"}, 4)
    seen = look(match, 0, DUELIST, Rng.from_seed(1))
    back = DUELIST.advise(seen, Rng.from_seed(1)).answer
    kept = [
        face.card for face in seen.view.players[0].hand if face.id not in (back if isinstance(back, tuple) else (back,))
    ]
    assert all(GAME.facts.cards[card].cost in (0, 1, 2, 3) for card in kept)
    assert sum(GAME.facts.cards[card].type == "event" for card in kept) <= 1
    assert DUELIST.explain(seen, back) is not None
