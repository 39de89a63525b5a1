"""Cards with texts: filters, effects, limits, what lasts, what comes later, who answers when; shown in a brawl."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dejarik.core import state as states
from dejarik.core.cards import (
    Ability,
    Constant,
    Lasts,
    Later,
    Library,
    Limit,
    Misspelt,
    Moment,
    Registry,
    Script,
    Trigger,
    bring,
    carry_out,
    then,
    usable,
)
from dejarik.core.cards.table import enrol, strike_off
from dejarik.core.lasting import Lasting, Used, end, forget
from dejarik.core.match import Match
from dejarik.core.question import Ask
from dejarik.core.rng import Rng
from dejarik.core.timing import Alternate, InTurn, Timing, clockwise
from dejarik.lab import conformance
from tests.brawl import GAME
from tests.brawl.rules import FACTS, LIBRARY, TIMING, BrawlTiming, beat, hit, lay, strength
from tests.brawl.state import Table, Use
from tests.brawl.words import (
    Effect,
    action,
    after,
    draw,
    enemy,
    event,
    fighter,
    friendly,
    gain,
    instead,
    on,
    this,
)
from tests.conftest import register


class Scene:
    """A table laid out by hand: fighters and hands by name for each seat."""

    def __init__(self, *fighters: str, hands: tuple[str, ...] = (), seats: int = 3, round: int = 1) -> None:  # noqa: A002
        self.table = Table(
            rng=Rng.from_seed(1),
            cards=("floor",),
            known=[[] for _ in range(seats)],
            hands=[[] for _ in range(seats)],
            decks=[[] for _ in range(seats)],
            discards=[[] for _ in range(seats)],
            credits=[5] * seats,
            round=round,
            active=(round - 1) % seats,
        )
        self.cards: dict[str, int] = {}
        for seat, names in enumerate(fighters):
            for name in names.split():
                lay(self.table, self.new(seat, name), seat)
        for seat in self.table.seats:
            # a card at the bottom that everybody could hold as well
            self.table.decks[seat] += [self.new(seat, name) for name in ("duck", *("grudge",) * 5)]
        for seat, names in enumerate(hands):
            self.table.hands[seat] += [self.new(seat, name) for name in names.split()]

    def new(self, seat: int, name: str) -> int:
        number = len(self.table.cards)
        bring(self.table, seat, (name,))
        self.cards[f"{name}{seat}"] = number
        return number

    def __getitem__(self, name: str) -> int:
        """A card by its name and the seat it belongs to, e.g. "thug0" (the last one laid)."""
        return self.cards[name]

    def start(self) -> Brawling:
        return Brawling(Match.at(GAME, self.table, len(self.table.known)))


class Brawling:
    """The match from there."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def table(self) -> Table:
        table: Table = self.match.table
        return table

    @property
    def question(self) -> Ask:
        (question,) = self.match.questions.values()
        assert isinstance(question, Ask)
        return question

    @property
    def asked(self) -> tuple[int, str]:
        return self.question.seat, self.question.kind

    def say(self, *answers: object) -> Brawling:
        for answer in answers:
            self.match.answer(self.question.seat, answer)
        return self

    def damage(self, card: int) -> int:
        return self.table.fighters[card].damage


# ── whole games ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
def test_the_brawl_is_a_sound_game(monkeypatch: pytest.MonkeyPatch, check: conformance.Check, seats: int) -> None:
    register(monkeypatch, GAME)
    for seed in range(4):
        check(GAME, seats, seed, 0.2)


# ── the queue ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_comes_first_is_done_first() -> None:
    scene = Scene("thug medic medic", "thug", "thug", round=2)
    first, second = [card for card, one in scene.table.fighters.items() if one.card == "medic"]
    game = scene.start().say(("strike", scene["thug1"]), scene["thug0"])
    assert game.damage(scene["thug0"]) == 1
    assert game.asked == (0, "after")
    assert game.question.options == ("pass", (first, 0, 0))
    assert [one.thing for one in game.table.queue] == [second]
    game.say((first, 0, 0))
    assert game.damage(scene["thug0"]) == 0
    assert game.asked == (2, "act")  # nothing is left for the second to heal


def test_a_queue_survives_storage_in_the_middle() -> None:
    scene = Scene("thug medic medic", "hothead", "thug")
    table = scene.table
    list(_drive(hit(table, scene["thug0"], 1, 1, scene["hothead1"]), ()))
    assert [one.card for one in table.queue] == ["medic", "medic"]
    again = states.decode(states.encode(table), Table)
    assert again.queue == table.queue
    assert again.queue[0].moment == Moment(("damaged",), scene["thug0"], 1, scene["hothead1"], 0, 1)


def _drive(procedure: Iterator[object], answers: tuple[object, ...]) -> Iterator[object]:
    """Run a procedure with answers; yields what it asks."""
    left = list(answers)
    try:
        asked = next(procedure)
        while True:
            yield asked
            asked = procedure.send(left.pop(0))  # type: ignore[attr-defined]
    except StopIteration:
        return


def test_what_is_added_meanwhile_waits_behind() -> None:
    """A hothead strikes back; what that sets off comes after the medic who was there before."""
    scene = Scene("hothead medic", "hothead thug", "thug", round=2)
    game = scene.start()
    game.say(("strike", scene["thug1"]), scene["hothead0"])
    # both abilities of seat 0 meet: its player orders them
    assert game.asked == (0, "order")
    hothead = (scene["hothead0"], 0, 0)
    game.say(hothead)
    assert [one.card for one in game.table.queue] == ["medic"]
    assert game.asked == (0, "target")  # the hothead is being carried out, first in, first out
    game.say(scene["hothead1"])
    assert game.damage(scene["hothead1"]) == 1
    # the other hothead answers that blow, but the medic was there before
    assert game.asked == (0, "after")
    assert [one.card for one in game.table.queue] == ["hothead"]
    game.say("pass")
    assert game.asked == (1, "target")


def test_where_players_meet_the_boss_orders() -> None:
    scene = Scene("gambler thug", "thug", "medic thug", round=2)  # seat 1 is the boss
    table = scene.table
    moments = [Moment(("struck",), scene["gambler0"], 0), Moment(("damaged",), scene["thug2"], 0, owner=2)]
    asked = list(_drive(TIMING.reactions(table, *moments), ((scene["medic2"], 0, 1),)))
    assert [(ask.seat, ask.kind) for ask in asked if isinstance(ask, Ask)] == [(1, "order")]
    assert [one.card for one in table.queue] == ["medic", "gambler"]


def test_equal_ones_need_no_order() -> None:
    scene = Scene("thug medic medic", "thug", "thug")
    moment = Moment(("damaged",), scene["thug0"], 1, owner=0)
    assert list(_drive(TIMING.reactions(scene.table, moment), ())) == []
    assert len(scene.table.queue) == 2


def test_a_queued_ability_does_not_need_its_card_any_more() -> None:
    scene = Scene("gambler thug", "thug", "thug")
    table = scene.table
    list(_drive(TIMING.reactions(table, Moment(("struck",), scene["gambler0"], 0)), ()))
    list(_drive(beat(table, scene["gambler0"]), ()))
    game = scene.start()
    assert game.asked == (0, "after")
    before_ = len(game.table.hands[0])
    game.say(game.question.options[1])
    assert len(game.table.hands[0]) == before_ + 1


def test_a_card_may_answer_its_own_end() -> None:
    scene = Scene("landlord thug", "hothead", "thug", round=2)
    game = scene.start()
    game.say(("strike", scene["hothead1"]), scene["landlord0"])
    assert game.table.credits[0] == 7
    assert scene["landlord0"] in game.table.discards[0]


# ── before and instead ─────────────────────────────────────────────────────────────────────────────────────────────


def test_before_comes_before_and_costs_what_it_says() -> None:
    scene = Scene("thug bouncer", "hothead", "thug", round=2)
    game = scene.start().say(("strike", scene["hothead1"]), scene["thug0"])
    assert game.asked == (0, "before")
    game.say((scene["bouncer0"], 0, 0))
    assert game.damage(scene["thug0"]) == 1
    assert game.table.fighters[scene["bouncer0"]].tired


def test_instead_replaces_and_nothing_is_left_to_answer() -> None:
    scene = Scene("twins thug", "hothead", "thug", hands=("song",), round=2)
    game = scene.start().say(("strike", scene["hothead1"]), scene["twins0"], "pass")
    assert game.asked == (0, "instead")
    game.say((scene["twins0"], 0, 0))
    assert game.damage(scene["twins0"]) == 0
    assert game.table.hands[0] == []
    assert scene["twins0"] in game.table.fighters


def test_instead_may_be_declined_and_needs_its_price() -> None:
    declined = Scene("twins thug", "hothead", "thug", hands=("song",), round=2)
    game = declined.start().say(("strike", declined["hothead1"]), declined["twins0"], "pass", "pass")
    assert declined["twins0"] in game.table.discards[0]
    poor = Scene("twins thug", "hothead", "thug", round=2)
    game = poor.start().say(("strike", poor["hothead1"]), poor["twins0"])
    assert poor["twins0"] in game.table.discards[0]


def test_what_is_held_is_nobodys_to_order_and_whoever_holds_cards_is_asked() -> None:
    scene = Scene("thug bouncer", "hothead", "thug", hands=("duck", "song", "offer"), round=2)
    game = scene.start().say(("strike", scene["hothead1"]), scene["thug0"])
    assert game.asked == (0, "before")  # the bouncer lies open
    game.say("pass")
    # then from the boss on: all who hold cards, whether they can answer or not
    assert (game.asked, game.question.options) == ((1, "before"), ("pass",))
    game.say("pass")
    assert (game.asked, game.question.options) == ((2, "before"), ("pass",))
    game.say("pass")
    assert (game.asked, game.question.options) == ((0, "before"), ("pass", (scene["duck0"], 0, 0)))
    game.say((scene["duck0"], 0, 0))
    assert game.damage(scene["thug0"]) == 1
    assert scene["duck0"] in game.table.discards[0]


def test_what_is_held_is_decided_at_once_and_done_in_its_place() -> None:
    scene = Scene("landlord thug", "hothead", "thug", hands=("revenge",), round=2)
    game = scene.start().say(("strike", scene["hothead1"]), scene["landlord0"], "pass")
    assert game.asked == (0, "after")
    game.say((scene["revenge0"], 0, 0))
    # the landlord's own end was in the queue before
    assert game.table.credits[0] == 7
    assert game.asked == (0, "target")
    game.say(scene["thug2"])
    assert game.damage(scene["thug2"]) == 1


# ── what lasts ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_constants_may_work_from_a_hand() -> None:
    scene = Scene("thug", "thug", "thug", hands=("loan-shark loan-shark", "song"))
    table = scene.table
    assert strength(table, table.fighters[scene["thug0"]]) == 3
    assert strength(table, table.fighters[scene["thug1"]]) == 1
    table.hands[0].pop()
    assert strength(table, table.fighters[scene["thug0"]]) == 2
    lay(table, table.hands[0].pop(), 0)
    assert strength(table, table.fighters[scene["thug0"]]) == 1  # in play it does nothing


def test_an_effect_may_last_on_whoever_fits() -> None:
    scene = Scene("thug", "thug", "thug", hands=("song hothead",))
    game = scene.start().say(("play", scene["song0"]), "pass", "pass", ("play", scene["hothead0"]))
    table = game.table
    assert strength(table, table.fighters[scene["thug0"]]) == 2
    assert strength(table, table.fighters[scene["hothead0"]]) == 3  # it came later
    assert strength(table, table.fighters[scene["thug1"]]) == 1
    again = states.decode(states.encode(table), Table)
    assert strength(again, again.fighters[scene["hothead0"]]) == 3
    game.say("pass", "pass", "pass")
    assert game.table.round == 2
    assert strength(game.table, game.table.fighters[scene["thug0"]]) == 1


def test_an_effect_may_come_later_and_once() -> None:
    scene = Scene("thug", "thug gambler", "thug", hands=("bounty",))
    game = scene.start().say(("play", scene["bounty0"]), scene["gambler1"])
    assert len(game.table.delayed) == 1
    again = states.decode(states.encode(game.table), Table)
    assert again.delayed == game.table.delayed
    game.say("pass", "pass", "pass")
    assert scene["gambler1"] in game.table.discards[1]
    assert game.table.delayed == []
    gone = Scene("thug", "thug gambler", "thug", hands=("bounty",))
    game = gone.start().say(("play", gone["bounty0"]), gone["gambler1"])
    list(_drive(beat(game.table, gone["gambler1"]), ()))
    game.say("pass", "pass", "pass")
    assert (game.table.round, game.table.delayed) == (2, [])


def test_two_delayed_effects_of_one_text_are_told_apart() -> None:
    scene = Scene("thug", "thug gambler", "thug", hands=("bounty bounty",))
    first, second = scene.table.hands[0]
    game = scene.start().say(("play", first), scene["gambler1"], "pass", "pass", ("play", second), scene["thug2"])
    assert [delayed.serial for delayed in game.table.delayed] == [1, 2]
    game.say("pass", "pass", "pass")
    while game.asked[1] == "order":
        game.say(game.question.options[1])
    assert {scene["gambler1"], scene["thug2"]} <= {*game.table.discards[1], *game.table.discards[2]}


def test_periods_end_changes_and_limits() -> None:
    table = Scene("thug", "thug").table
    table.lasting = [Lasting("strength", 1, (1,), "round"), Lasting("health", 2, (1, 2), "game")]
    table.used = [Used("turn", 0, 1, "", 0), Used("round", 0, 0, "medic", 1)]
    end(table, "turn")
    assert len(table.lasting) == 2
    assert [used.per for used in table.used] == ["round"]
    end(table, "round", "turn")
    assert [lasting.until for lasting in table.lasting] == ["game"]
    assert table.used == []
    forget(table, 2)
    assert table.lasting[0].on == (1,)
    forget(table, 1)
    assert table.lasting == []


def test_who_comes_back_may_do_everything_again() -> None:
    table = Scene("thug", "thug").table
    table.used = [Used("game", 0, 1, "", 0), Used("game", 0, 0, "thug", 0)]
    forget(table, 1)
    assert table.used == [Used("game", 0, 0, "thug", 0)]


# ── limits ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_limit_counts_for_its_period_and_copy() -> None:
    scene = Scene("medic thug", "thug", "thug")
    table = scene.table
    table.fighters[scene["thug0"]].damage = 1
    game = scene.start().say(("use", scene["medic0"], 1), "pass", "pass")
    game.table.fighters[scene["thug0"]].damage = 1
    assert game.asked == (0, "act")
    assert not any(option[0] == "use" for option in game.question.options if isinstance(option, tuple))
    ability = LIBRARY.scripts["medic"].abilities[1]
    use = Use(game.table, 0, scene["medic0"], None, ability)
    assert not usable(use)
    end(game.table, "round")
    assert not usable(use)
    end(game.table, "game")
    assert usable(use)
    game.table.used.append(Used("game", 0, scene["medic0"], "", 1))
    other = scene.new(0, "medic")
    lay(game.table, other, 0)
    assert usable(Use(game.table, 0, other, None, ability))


def test_a_limit_by_title_counts_for_all_copies_of_a_player() -> None:
    scene = Scene("gambler gambler thug", "gambler", "thug")
    table = scene.table
    one, other = [card for card, one in table.fighters.items() if one.card == "gambler" and one.owner == 0]
    ability = LIBRARY.scripts["gambler"].abilities[0]
    list(_drive(TIMING.resolve(Use(table, 0, one, Moment(("struck",), one, 0), ability)), ()))
    assert not usable(Use(table, 0, other, Moment(("struck",), one, 0), ability))
    assert usable(Use(table, 1, scene["gambler1"], Moment(("struck",), scene["gambler1"], 1), ability))


# ── parts ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Step(Effect):
    def __init__(self, name: str, *, works: bool = True, then: bool = False) -> None:
        self.name, self.works, self.then = name, works, then

    def resolve(self, use: Use):  # type: ignore[no-untyped-def]
        use.paid.append(ord(self.name))
        return self.works
        yield


def test_then_needs_what_stands_before_it() -> None:
    def run(*steps: Effect) -> tuple[str, bool]:
        use = Use(Scene("thug", "thug").table, 0, 1)
        procedure = carry_out(use, steps)
        try:
            next(procedure)
        except StopIteration as stop:
            return "".join(map(chr, use.paid)), stop.value
        raise AssertionError("nothing was to be asked")

    assert run(Step("a"), then(Step("b"))) == ("ab", True)
    assert run(Step("a", works=False), then(Step("b")), Step("c")) == ("a", False)
    assert run(Step("a", works=False), Step("b")) == ("ab", True)
    assert run() == ("", True)


def test_choose_one_and_may_and_then() -> None:
    scene = Scene("thug", "thug", "thug", hands=("offer swap",))
    game = scene.start().say(("play", scene["offer0"]))
    assert game.asked == (0, "choose-one")
    assert tuple(game.question.options) == ("credit", "blow")
    game.say("blow", scene["thug2"], "pass")
    assert game.damage(scene["thug2"]) == 1
    game.say("pass", "pass", ("play", scene["swap0"]))
    assert game.asked == (0, "may")  # the only card drawn was discarded without a question
    game.say("no")
    assert game.table.credits[0] == 5
    # what stands behind "then" is not done if nothing could be drawn
    poor = Scene("thug", "thug", "thug", hands=("swap swap",))
    poor.table.decks[0] = []
    game = poor.start().say(("play", poor.table.hands[0][0]))
    assert len(game.table.hands[0]) == 1


def test_filters_combine() -> None:
    scene = Scene("thug medic", "thug", "gambler")
    table = scene.table
    use = Use(table, 0, scene["thug0"])
    assert (friendly & fighter).find(use) == [scene["thug0"], scene["medic0"]]
    assert (friendly & ~this).find(use) == [scene["medic0"]]
    assert set((this | enemy).find(use)) == {scene["thug0"], scene["thug1"], scene["gambler2"]}
    assert (this & enemy).find(use) == []
    assert friendly.among(use, table.decks[0]) == []


# ── names ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def library() -> Library[Script[Use], Use]:
    return Library(
        "tests.brawl.cards",
        Script,
        Use,
        stats=Registry("stat", ("strength",), {"trait:": Registry("trait", ("wookiee",))}),
        moments=LIBRARY.moments,
        periods=LIBRARY.periods,
        names=FACTS.__contains__,
    )


@pytest.mark.parametrize(
    ("part", "sentence"),
    [
        (Constant("strenght", 1, this), "thug: there is no stat 'strenght'; perhaps 'strength' is meant"),
        (Constant("trait:wokiee", 1, this), "thug: there is no stat 'trait:wokiee'"),
        (after(on("damged"), draw(1)), "thug: there is no moment 'damged'; perhaps 'damaged' is meant"),
        (action(draw(1), limit=Limit("rund")), "thug: there is no period 'rund'; perhaps 'round' is meant"),
        (event(Lasts("strength", 1, this, "fase")), "thug: there is no period 'fase'"),
        (event(Lasts("strengt", 1, this, "round")), "thug: there is no stat 'strengt'; perhaps 'strength' is meant"),
        (instead(on("defeat"), Lasts("x", 1, this, "round")), "thug: there is no stat 'x'"),
        (event(Later(Trigger("round-end"), (gain(1),))), "thug: there is no moment 'round-end'"),
    ],
)
def test_a_misspelt_word_is_refused_when_the_card_is_declared(part: Ability[Use], sentence: str) -> None:
    with pytest.raises(Misspelt) as refused:
        library().card("thug", part)
    assert str(refused.value).startswith(sentence)


def test_a_card_is_declared_once_and_must_exist() -> None:
    shelf = library()
    shelf.card("thug", Constant("trait:wookiee", 1, this))
    with pytest.raises(ValueError, match="declared twice"):
        shelf.card("thug")
    with pytest.raises(Misspelt, match="no card 'thugg'"):
        shelf.card("thugg")
    assert shelf.script("medic").abilities == []


def test_a_library_reads_every_module_of_its_package_once() -> None:
    assert {"medic", "song"} <= set(LIBRARY.scripts)
    LIBRARY.load()
    assert len(LIBRARY.scripts) == 14


def test_an_index_keeps_the_order_and_is_never_changed() -> None:
    empty: dict[str, tuple[int, ...]] = {}
    one = enrol(empty, ("enters", "leaves"), 7)
    two = enrol(one, ("enters",), 3)
    assert (empty, one, two) == ({}, {"enters": (7,), "leaves": (7,)}, {"enters": (7, 3), "leaves": (7,)})
    assert strike_off(two, ("enters", "leaves"), 7) == {"enters": (3,)}
    assert two["enters"] == (7, 3)


# ── other orders ───────────────────────────────────────────────────────────────────────────────────────────────────


class Turns(BrawlTiming):
    before = ()
    parting = False


def answered(
    timing: Timing[Table, Moment, Use], table: Table, moment: Moment, wanted: dict[int, list[int]]
) -> list[object]:
    """Who is asked, and what each answers: cards as long as there are some, then a pass."""
    seen: list[object] = []
    procedure = timing.reactions(table, moment)
    answer: object = None
    while True:
        try:
            ask = procedure.send(answer)
        except StopIteration:
            return seen
        assert isinstance(ask, Ask)
        if ask.kind != "after":
            answer = ask.options[0]
            continue
        mine = wanted.get(ask.seat, [])
        answer = (mine.pop(0), 0, 0) if mine else "pass"
        seen.append((ask.seat, answer if answer == "pass" else answer[0]))


def test_in_turn_one_uses_all_before_the_next() -> None:
    scene = Scene("medic", "medic medic thug", "thug")
    table = scene.table
    table.fighters[scene["thug1"]].damage = 5
    one, two = [card for card, one in table.fighters.items() if one.card == "medic" and one.owner == 1]
    moment = Moment(("damaged",), scene["thug1"], 0, owner=1)
    timing = Turns(LIBRARY, {"after": InTurn(lambda table: clockwise(table, 1))})
    assert answered(timing, table, moment, {1: [two, one]}) == [(1, two), (1, one)]
    again = answered(timing, table, moment, {1: [two]})
    assert again == [(1, two), (1, "pass")]


def test_alternating_takes_turns_until_all_have_passed() -> None:
    scene = Scene("gambler gambler", "medic thug", "gambler")
    table = scene.table
    healer = LIBRARY.scripts["medic"].abilities[0]
    assert healer.trigger is not None
    table.fighters[scene["thug1"]].damage = 5
    moment = Moment(("damaged", "struck"), scene["thug1"], 0, owner=1)
    timing = Turns(LIBRARY, {"after": Alternate(lambda table: clockwise(table, 2))})
    assert answered(timing, table, moment, {}) == [(1, "pass")]
    assert answered(timing, table, moment, {1: [scene["medic1"]]}) == [(1, scene["medic1"])]
    assert clockwise(table, 2) == [2, 0, 1]
    assert list(table.opponents(1)) == [2, 0]
