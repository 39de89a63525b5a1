"""Cards that look into hands and decks: what is seen, what moves, and that nothing is lost or doubled."""

from __future__ import annotations

from dejarik.games.destiny.notes import Looks, SeesHand, TakesField
from dejarik.games.destiny.rules.values import face
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import Stage, duel

GUN = [("hired-gun", 1)]


def use_it(stage: Stage) -> Stage:
    """Use the ability that is offered now."""
    return stage.do(next(option for option in stage.options if option != "pass"))


def special(stage: Stage, card: int, *answers: object) -> Stage:
    return stage.do(("resolve", stage.show(card, "Sp")), *answers)


def test_pulling_the_strings_neither_loses_nor_doubles_a_card() -> None:
    stage, _, _ = duel("kylo-ren-vaders-disciple", "hired-gun", deck=2)
    cards = [stage.on_top(1, name) for name in ("aim", "block", "dodge")]
    before = sorted(stage.t.decks[1])
    play(stage, "pulling-the-strings", -2, (cards[2], cards[0]))
    assert sorted(stage.t.decks[1]) == before
    assert (stage.t.decks[1][:2], stage.t.decks[1][-1]) == ([cards[0], cards[2]], cards[1])
    assert [note.whose for note in stage.match.told(Looks)] == [1]
    assert stage.match.told(SeesHand)[0].cards == ("dodge", "block", "aim")


def test_pulling_the_strings_of_ones_own_deck_keeps_its_order() -> None:
    stage, _, _ = duel("kylo-ren-vaders-disciple", "hired-gun", deck=0)
    stage.table.decks[1] = []
    cards = [stage.on_top(0, name) for name in ("aim", "block", "dodge")]
    play(stage, "pulling-the-strings", (), (cards[0], cards[2], cards[1]))
    assert stage.t.decks[0] == [cards[1], cards[2], cards[0]]


def test_thrawn_sees_the_hand_whatever_he_names() -> None:
    stage, thrawn, _ = duel("thrawn-master-strategist", "hired-gun")
    held = stage.hand(1, "take-cover", "lightsaber")
    stage.do(("activate", thrawn))
    use_it(stage).do("5")
    assert stage.t.hands[1] == held
    assert stage.t.known[0] == held
    stage, thrawn, _ = duel("thrawn-master-strategist", "hired-gun")
    stage.do(("activate", thrawn))
    use_it(stage).do("5")
    assert not stage.match.told(Looks)  # an empty hand


def test_a_dark_advisor_puts_a_card_on_top() -> None:
    stage, advisor, _ = duel("dark-advisor", "hired-gun")
    special(stage, advisor)
    back = stage.options[1]
    stage.do(back, "on-top")
    assert stage.t.decks[0][-1] == back
    assert len(stage.t.decks[0]) == 6
    assert (stage.t.known[0], stage.t.known[1]) == ([back], [])


def test_a_scout_takes_the_cheapest() -> None:
    stage, poe, _ = duel("poe-dameron-ace-pilot", "hired-gun")
    cheap, dear, free = stage.hand(1, "vibroknife", "lightsaber", "take-cover")
    special(stage, stage.support(0, "scout"))
    stage.do(free)
    assert stage.t.discards[1] == [free]
    assert set(stage.t.known[0]) == {cheap, dear}
    stage, poe, _ = duel("poe-dameron-ace-pilot", "hired-gun")
    special(stage, stage.support(0, "scout"))
    assert not stage.match.told(Looks)
    assert poe in stage.t.pieces


def test_commanding_presence_removes_even_what_its_user_could_not_resolve() -> None:
    stage, veers, foe = duel("general-veers-field-commander", "leia-organa-born-leader")
    shown = stage.show(stage.upgrade(veers, "commanding-presence"), "Sp")
    own, blank = stage.show(veers, "1RD"), stage.show(foe, "-")
    stage.do(("resolve", shown))
    assert set(stage.options) == {own, blank}
    stage.do(blank)
    assert blank not in stage.t.showing
    stage, veers, foe = duel("general-veers-field-commander", "leia-organa-born-leader")
    shown = stage.show(stage.upgrade(veers, "commanding-presence"), "Sp")
    stage.show(veers, "-")
    stage.do(("resolve", shown))
    assert die_count(stage) == 1  # nothing of one's own that could be resolved


def die_count(stage: Stage) -> int:
    return sum(map(len, stage.t.pools))


def test_an_elite_instructor_teaches_what_one_of_the_dice_shows() -> None:
    stage = Stage([("jedi-instructor", 2), ("padawan", 1)], [("first-order-stormtrooper", 1)])
    teacher, pupil = stage.teams[0]
    die = stage.show(pupil, "-")
    stage.rolls((teacher, "1F"), (teacher, "-"))
    stage.do(("activate", teacher))
    use_it(stage)
    assert stage.asked.kind == "choose"
    first = stage.in_pool(0)[1]
    stage.do(first)
    if stage.asked.kind == "choose":
        stage.do(die)
    assert face(stage.t, die).symbol == "focus"


def test_jedi_council_may_leave_all_as_it_is() -> None:
    stage, _, _ = duel("luke-skywalker-jedi-knight", "first-order-stormtrooper", deck=3)
    council = stage.support(0, "jedi-council")
    before = stage.t.decks[1][:]
    stage.do(("use", council, 0), -2, "no")
    assert stage.t.decks[1] == before
    assert set(stage.t.known[0]) == set(before[-2:])


def test_taking_the_battlefield_is_told() -> None:
    stage = Stage([("first-order-stormtrooper", 1), ("first-order-stormtrooper", 1)], GUN)
    stage.table.control = 1
    play(stage, "lockdown")
    assert [(note.who, note.id) for note in stage.match.told(TakesField)] == [(0, stage.t.field)]
