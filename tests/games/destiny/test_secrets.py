"""Worlds that differ in what is hidden only: whoever cannot see it is shown, told and asked the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dejarik.core.presenter import Reader
from dejarik.games.destiny import GAME
from tests.games.destiny.stage import Stage, duel

#: A match in which seat 0 holds one card, up to the moment at which it might matter which.
Story = Callable[[str], Stage]


def told(stage: Stage, seat: int | None) -> object:
    """All that reaches a seat, or who only watches: the table, the journal, and who is asked what."""
    match = stage.match
    heard = [entry.note for entry in match.journal if entry.to is None or seat in entry.to]
    asked = [(question.seat, question.kind, question.about, question.rule) for question in match.questions.values()]
    reader = Reader("ru", seat, ("Рей", "Кайло", "Финн")[: len(stage.t.hands)])
    view = GAME.view(stage.t, seat)
    spoken = [GAME.presenter.question(reader, view, question) for question in match.questions.values()]
    return view, heard, asked, spoken


def armory(held: str) -> Stage:
    stage, _, _ = duel("kylo-ren-vaders-disciple", field="imperial-armory")
    stage.hand(0, held)
    return stage.do(("claim", stage.t.field), "yes")


def docking_bay(held: str) -> Stage:
    stage, _, _ = duel("kylo-ren-vaders-disciple", field="docking-bay")
    stage.hand(0, held)
    return stage.do(("claim", stage.t.field), "yes")


def hux(held: str) -> Stage:
    stage, general, _ = duel("general-hux-aspiring-commander")
    stage.hand(0, held)
    return stage.do(("resolve", stage.show(general, "Sp")))


def obi_wan(held: str) -> Stage:
    stage = Stage([("obi-wan-kenobi-mysterious-hermit", 1), ("padawan", 1)], [("hired-gun", 1)])
    (hermit, _), (gun,) = stage.teams
    stage.table.pieces[hermit].damage = 10
    stage.table.active = 1
    stage.hand(0, held)
    return stage.do(("resolve", stage.show(gun, "2RD1")), hermit)


def falcon(held: str) -> Stage:
    stage, _, _ = duel("hired-gun")
    ship = stage.support(0, "millennium-falcon")
    stage.hand(0, held)
    return stage.do(("resolve", stage.show(ship, "Sp")))


def cad_bane(held: str) -> Stage:
    stage, bane, _ = duel("cad-bane-vicious-mercenary", "hired-gun")
    stage.hand(0, held)
    return stage.do(("use", bane, 0))


def holocron(held: str) -> Stage:
    stage, kylo, _ = duel("kylo-ren-vaders-disciple")
    worn = stage.upgrade(kylo, "sith-holocron")
    stage.hand(0, held)
    return stage.do(("resolve", stage.show(worn, "Sp")))


def copied(held: str) -> Stage:
    """Whoever discards a card for another copy of it holds one, or not."""
    stage, _, _ = duel("luke-skywalker-jedi-knight")
    force = stage.support(0, "the-force-is-strong")
    first, _ = stage.hand(0, "lightsaber", held)
    return stage.do(("use", force, 0), first)


@pytest.mark.rule("dst.zone.hand-hidden")
@pytest.mark.parametrize(
    ("story", "fitting", "other"),
    [
        (armory, "vibroknife", "aim"),
        (docking_bay, "outpost", "aim"),
        (hux, "tactical-mastery", "aim"),
        (obi_wan, "rejuvenate", "aim"),
        (falcon, "electroshock", "block"),
        (cad_bane, "vibroknife", "aim"),
        (holocron, "mind-probe", "aim"),
        (copied, "lightsaber", "aim"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_who_is_asked_does_not_tell_what_is_held(story: Story, fitting: str, other: str) -> None:
    with_it, without = story(fitting), story(other)
    for seat in (1, None):
        assert told(with_it, seat) == told(without, seat)
    if "pass" in with_it.options:  # an ability that may be used or not
        for stage in (with_it, without):
            stage.do(stage.options[1])
    assert (len(with_it.options), without.options) == (2, ("no",))
    for stage in (with_it, without):
        stage.do("no")
    for seat in (1, None):
        assert told(with_it, seat) == told(without, seat)


@pytest.mark.rule("dst.zone.hand-hidden")
@pytest.mark.parametrize(
    ("name", "fitting", "other"), [("no-mercy", "mind-probe", "vibroknife"), ("arms-deal", "vibroknife", "mind-probe")]
)
def test_how_many_could_be_discarded_is_not_told(name: str, fitting: str, other: str) -> None:
    """Whoever may discard any number of some cards is asked although none of the hand is one of them."""

    def played(*hand: str) -> Stage:
        stage, kylo, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
        stage.show(kylo, "1MD")
        event, *_ = stage.hand(0, name, *hand)
        return stage.do(("play", event))

    none, one, two = played(other, other), played(fitting, other), played(fitting, fitting)
    for seat in (1, None):
        assert told(none, seat) == told(one, seat) == told(two, seat)
    none.do("no")
    one.do(())
    two.do(())
    for seat in (1, None):
        assert told(none, seat) == told(one, seat) == told(two, seat)


@pytest.mark.rule("dst.zone.hand-hidden")
def test_which_of_two_ways_is_open_to_a_hand_is_not_told() -> None:
    """Anakin discards a hero's card for one thing and a villain's for another."""

    def resolved(held: str) -> Stage:
        stage, anakin, _ = duel("anakin-skywalker-conflicted-apprentice")
        stage.hand(0, held)
        return stage.do(("resolve", stage.show(anakin, "Sp")))

    hero, villain, neither = resolved("infiltrate"), resolved("enrage"), resolved("aim")
    for seat in (1, None):
        assert told(hero, seat) == told(villain, seat) == told(neither, seat)
    hero.do(())
    villain.do(())
    neither.do("no")
    for seat in (1, None):
        assert told(hero, seat) == told(villain, seat) == told(neither, seat)


@pytest.mark.rule("dst.zone.hand-hidden")
def test_whether_another_card_could_have_been_given_up_is_not_told() -> None:
    def used(other: str) -> Stage:
        stage, _, _ = duel("luke-skywalker-jedi-knight")
        force = stage.support(0, "the-force-is-strong")
        stage.hand(0, "lightsaber", other)
        return stage.do(("use", force, 0))

    alone, among = used("vibroknife"), used("mind-probe")
    for seat in (1, None):
        assert told(alone, seat) == told(among, seat)
    assert (len(alone.options), len(among.options)) == (1, 2)


def test_only_who_is_asked_reads_that_nothing_fits() -> None:
    stage = armory("aim")
    own, other = (
        GAME.presenter.question(Reader("en", seat, ("Rey", "Kylo")), GAME.view(stage.t, seat), stage.asked)
        for seat in (0, 1)
    )
    assert own == "“Imperial Armory”: no card fits."
    assert other == "Rey chooses a card."


@pytest.mark.rule("dst.zone.hand-hidden")
def test_nobody_without_cards_is_asked_for_one() -> None:
    stage, _, _ = duel("kylo-ren-vaders-disciple", field="imperial-armory")
    stage.do(("claim", stage.t.field), "yes")
    assert (stage.asked.seat, stage.asked.kind) == (1, "action")


@pytest.mark.rule("dst.zone.hand-hidden", "dst.setup.4-simultaneous")
@pytest.mark.parametrize("step", ["mulligan", "upkeep-discard"])
def test_what_is_chosen_in_secret_is_not_seen_before_all_have_chosen(step: str) -> None:
    def chosen(count: int) -> Stage:
        stage, _, _ = duel("hired-gun")
        stage.table.step = step
        held = stage.hand(0, "aim", "block", "dodge")
        stage.hand(1, "aim", "block")
        stage.match.answer(0, tuple(held[:count]))
        return stage

    none, some = chosen(0), chosen(2)
    for seat in (1, None):
        assert told(none, seat) == told(some, seat)


@pytest.mark.rule("dst.zone.hand-hidden", "dst.gap.announce-reveals")
def test_a_refusal_does_not_tell_where_a_card_lies() -> None:
    stage, _, _ = duel("hired-gun")
    own, theirs, deck = stage.held(0, "anger"), stage.held(1, "aim"), stage.t.decks[1][0]
    del own
    assert {stage.refusal(("play", card)) for card in (theirs, deck, stage.t.decks[0][0])} == {"dst.zone.hand"}
    for card in (theirs, deck, 4711, -1):
        assert stage.refusal(("reroll", card)) == stage.refusal(("reroll", theirs))


@pytest.mark.rule("dst.zone.deck", "dst.zone.hand-hidden")
def test_what_cannot_be_done_is_barred_by_what_its_own_player_sees() -> None:
    """Lists of answers and of what is barred speak of one's own cards only."""
    barred = []
    for held in ("aim", "force-choke", "second-chance"):
        stage, _, _ = duel("hired-gun")
        stage.hand(1, held)
        stage.hand(0, "anger")
        question = stage.asked
        barred.append((stage.options, GAME.barred(stage.t, question).keys()))
    assert barred[0] == barred[1] == barred[2]


@pytest.mark.rule("dst.zone.deck", "dst.zone.hand-hidden")
@pytest.mark.parametrize("where", ["on-top", "underneath"])
def test_which_card_goes_back_to_the_deck_is_not_seen_even_by_who_has_seen_the_hand(where: str) -> None:
    def put_back(which: int) -> Stage:
        stage, advisor, _ = duel("dark-advisor", "hired-gun")
        seen, _ = stage.hand(0, "aim", "block")
        stage.table.known[1] = [seen]
        stage.do(("resolve", stage.show(advisor, "Sp")))
        assert stage.match.hides(stage.asked)
        return stage.do(stage.options[which], where)

    seen, unseen = put_back(0), put_back(1)
    for seat in (1, None):
        assert told(seen, seat) == told(unseen, seat)
