"""Guessed rebels: a history that the rules allow, with all that the seat saw, drawn as chance would draw it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import product

import msgspec
import pytest

from dejarik.core.game import Impossible
from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.core.state import digest
from dejarik.games.hope import GAME
from dejarik.games.hope.guess_rebels import Course, guess_rebels
from dejarik.games.hope.rules.round_end import even_out
from dejarik.games.hope.state import REBELS, Past, Table
from tests.games.hope.stage import Scene

Cards = Counter[str]


def guessed(table: Table, seat: int, rng: Rng) -> Table:
    """One guess at the rebels; those that lead nowhere are made again, as a match does it."""
    while True:
        twin = table.copy()
        try:
            guess_rebels(twin, seat, rng)
        except Impossible:
            continue
        return twin


# ── whole matches ──────────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache
def positions(seats: int) -> tuple[Table, ...]:
    """Tables of whole matches in which a tank has come, at the beginning of each procedure."""
    found = []
    for seed in range(8):
        match, rng = Match(GAME, seats, None, f"rebels {seed}", journal=False), Rng.from_seed(seed)
        while not match.over:
            asked = rng.choice(sorted(match.questions))
            question = match.questions[asked]
            match.answer(asked, "go" if question.kind == "vote" else any_answer(question, rng))
            table: Table = match._base
            if table.tank_passes >= 0 or any(past.tank_passes >= 0 for past in table.past):
                found.append(table.copy())
    steps = {table.step for table in found}
    assert {"look", "swap", "lay", "play", "vote", "over"} <= steps
    if seats > 3:
        assert any(past.destroyed for table in found for past in table.past)
        assert any(any(past.given) for table in found for past in table.past)
    return tuple(found)


def some(seats: int, count: int) -> Iterator[Table]:
    """A few of them, spread over the matches, the last one among them."""
    tables = positions(seats)
    return iter(tables[:: -max(1, len(tables) // count)])


def rounds(table: Table) -> list[Past]:
    """All rounds, the running one as far as it has come."""
    if table.step in ("build", "look", "swap", "over"):
        return table.past
    fronts = [[rebel for rebel, _ in front] for front in table.fronts]
    return [*table.past, table.this_round(tuple(map(tuple, fronts)), ((),) * table.seats, ((),) * table.seats)]


def less(cards: Iterable[str], others: Iterable[str]) -> Cards:
    """What is left of `cards` without `others`, all of which must be among them."""
    left = Counter(cards)
    left.subtract(filter(None, others))
    assert min(left.values(), default=0) >= 0
    return +left


def left_openly(past: Past) -> list[Cards]:
    """By hand: what everybody saw leave it."""
    return [
        less(pack, [*kept, taken]) for pack, kept, taken in zip(past.packs, past.leftovers, past.tanked, strict=True)
    ]


def lies_openly(past: Past, running: bool) -> list[Cards]:
    """By seat: what everybody saw come before it."""
    found = []
    for seat, front in enumerate(past.fronts):
        kept = () if running else past.leftovers[(seat - past.passes) % len(past.fronts)]
        found.append(less(front, [*kept, past.tanked[(seat - past.tank_passes) % len(past.fronts)]]))
    return found


def check_history(table: Table) -> None:
    """By the rules, one thing leads to the other, from full sets to what lies on the table now."""
    packs = [Counter(REBELS) for _ in range(table.seats)]
    for past in rounds(table):
        assert [Counter(pack) for pack in past.packs] == packs
        assert sum(map(Counter, past.given), Counter()) == sum(map(Counter, past.taken), Counter())
        assert all(past.destroyed not in hand for hand in past.leftovers)
        assert not past.tanked_late or past.destroyed not in past.tanked
        packs = [
            less(front, given) + Counter(taken)
            for front, given, taken in zip(past.fronts, past.given, past.taken, strict=True)
        ]
    if table.step in ("build", "look", "swap", "over"):
        assert [Counter(rebel for rebel, _ in front) for front in table.fronts] == packs
    if table.step == "over":
        last = table.past[-1]
        assert (tuple(table.packs), tuple(table.tanked)) == (last.packs, last.tanked)
        assert tuple(map(tuple, table.hands)) == last.leftovers


@pytest.mark.parametrize("seats", GAME.seats)
def test_guessed_rebels_have_a_history(seats: int) -> None:
    rng = Rng.from_seed(seats)
    for table in some(seats, 12):
        check_history(table)
        check_history(guessed(table, rng.below(seats), rng))


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_everybody_saw_of_the_rebels_happened_in_every_guess(seats: int) -> None:
    rng = Rng.from_seed(seats)
    public = ("knowers", "tank_knowers", "tank_passes", "tanked_late", "destroyed", "passes")
    for table in some(seats, 12):
        seat = rng.below(seats)
        twin = guessed(table, seat, rng)
        for number, (real, found) in enumerate(zip(rounds(table), rounds(twin), strict=True)):
            running = number == len(table.past)
            assert left_openly(found) == left_openly(real)
            assert lies_openly(found, running) == lies_openly(real, running)
            assert [bool(card) for card in found.tanked] == [bool(card) for card in real.tanked]
            for moved in ("given", "taken"):
                assert list(map(len, getattr(found, moved))) == list(map(len, getattr(real, moved)))
            assert [getattr(found, name) for name in public] == [getattr(real, name) for name in public]


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_a_seat_knows_of_the_rebels_is_so_in_its_guesses(seats: int) -> None:
    """Its own packs, gifts and tank cards, the hands that it passed on, and those that it could count out."""
    rng = Rng.from_seed(seats)
    for table in some(seats, 12):
        seat = rng.below(seats)
        bit = 1 << seat
        for real, found in zip(rounds(table), rounds(guessed(table, seat, rng)), strict=True):
            own_tank = (seat - real.tank_passes) % seats
            assert found.tanked[own_tank] == real.tanked[own_tank]
            assert sorted(found.given[seat]) == sorted(real.given[seat])
            assert sorted(found.taken[seat]) == sorted(real.taken[seat])
            assert sorted(found.packs[seat]) == sorted(real.packs[seat])
            for hand in range(seats):
                if real.knowers[hand] & bit:
                    assert sorted(found.leftovers[hand]) == sorted(real.leftovers[hand])
                if real.tank_knowers[hand] & bit:
                    assert sorted(found.packs[hand]) == sorted(real.packs[hand])


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_guess_leaves_the_real_table_alone(seats: int) -> None:
    rng = Rng.from_seed(seats)
    for table in some(seats, 8):
        before = digest(table)
        with suppress(Impossible):  # not even one that leads nowhere changes anything
            assert GAME.guess(table, 0, rng, table).seats == seats
        assert digest(table) == before


def test_between_rounds_it_does_not_matter_how_far_preparations_are() -> None:
    table = next(table for table in positions(4) if table.step == "look")
    found = []
    for step in ("build", "look", "swap"):
        here = table.copy()
        here.step = step
        twin = guessed(here, 1, Rng.from_seed(5))
        twin.step = "look"
        check_history(twin)
        assert twin.hands == table.hands == [[]] * 4
        assert twin.tanked == table.tanked == [""] * 4
        found.append(digest(twin))
    assert len(set(found)) == 1


def test_the_last_packs_are_guessed_too() -> None:
    """Who looks into a guess while the next round is prepared finds the guessed packs, not the real ones."""
    rng = Rng.from_seed(1)
    for table in positions(5):
        if table.step == "look":
            twin = guessed(table, 1, rng)
            assert tuple(twin.packs) == twin.past[-1].packs


@pytest.mark.parametrize("seats", [5, 6])
def test_history_is_found_although_much_of_it_was_seen_later(seats: int) -> None:
    """What seats showed in a later round pins down what they can have got: it is not left to luck to meet that."""
    rng = Rng.from_seed(2)
    failed = tried = 0
    for table in positions(seats)[::6]:
        if table.step == "vote" and table.past:
            for seat in range(seats):
                tried += 1
                try:
                    guess_rebels(table.copy(), seat, rng)
                except Impossible:
                    failed += 1
    assert tried > 20
    assert failed <= tried / 5


# ── what a hand may have given to the tank ─────────────────────────────────────────────────────────────────────────

#: A round of three seats in which every hand gave a card to the tank after the second turn.
ROUND = Past(
    packs=(REBELS,) * 3,
    leftovers=(("bodhi", "jyn"),) * 3,
    knowers=(0b001, 0b010, 0b100),
    tanked=("baze",) * 3,
    tank_knowers=(0b001, 0b010, 0b100),
    tank_passes=2,
    tanked_late=False,
    destroyed="",
    passes=3,
    fronts=((),) * 3,
    given=((),) * 3,
    taken=((),) * 3,
)


def could_give(cards: str, hand: int = 1, **changed: object) -> list[str]:
    """What seat 1 thinks that a hand with these unseen cards may have given."""
    course = Course(msgspec.structs.replace(ROUND, **changed), 3, 0)
    return sorted(course.could_give(Counter(cards.split()), hand, Rng.from_seed(1)))


@pytest.mark.rule("hope.tank.effect", "hope.gap.tank-order")
def test_a_strange_hand_may_have_given_any_of_its_cards() -> None:
    assert could_give("bodhi jyn baze") == ["baze", "bodhi", "jyn"]
    assert could_give("bodhi bodhi baze") == ["baze", "bodhi"]


@pytest.mark.rule("hope.gap.tank-order")
def test_who_knows_what_is_left_knows_what_was_given() -> None:
    assert could_give("bodhi jyn baze", hand=0) == ["baze"]
    assert could_give("bodhi jyn jyn", hand=0) == ["jyn"]


@pytest.mark.rule("hope.tank.empty-hand")
def test_an_empty_hand_gave_nothing() -> None:
    assert could_give("bodhi jyn", tanked=("baze", "", "baze")) == [""]


@pytest.mark.rule("hope.sd.hands", "hope.gap.tank-order")
def test_a_character_that_the_star_destroyer_did_not_find_was_with_the_tank() -> None:
    assert could_give("bodhi jyn baze", destroyed="jyn") == ["jyn"]
    assert could_give("bodhi cassian baze", destroyed="jyn") == ["baze", "bodhi", "cassian"]
    assert could_give("bodhi jyn jyn", destroyed="jyn") == []  # the tank took one; the other would have been seen


@pytest.mark.rule("hope.sd.hands", "hope.gap.tank-order")
def test_a_character_that_was_driven_out_before_is_not_with_the_tank() -> None:
    assert could_give("bodhi baze k2so", destroyed="jyn", tanked_late=True) == ["baze", "bodhi", "k2so"]
    assert could_give("bodhi jyn baze", destroyed="jyn", tanked_late=True) == []
    assert could_give("bodhi jyn", destroyed="jyn", tanked=("baze", "", "baze")) == []


@pytest.mark.rule("hope.sd.hands", "hope.gap.tank-order")
def test_everybody_understands_where_the_missing_character_is() -> None:
    """Seat 2 gave its Jyn to the tank; then the Star Destroyer drove out all Jyns, and none came from that hand."""
    hands = ["bodhi jyn k2so", "bodhi jyn k2so", "bodhi jyn k2so"]
    scene = Scene("TK T", "SD T", laid="baze jyn", hands=hands)
    scene.table.knowers[:] = [7, 7, 7]  # as in a first round: everybody has counted the hands out
    scene.plays(1, 1).answer(1, "k2so").answer(2, "jyn").answer(3, "bodhi").plays(2, 2)
    rng = Rng.from_seed(1)
    found: list[set[str]] = [set(), set(), set()]
    for _ in range(30):
        twin = guessed(scene.table, 2, rng)
        for hand, taken in enumerate(twin.tanked):
            found[hand].add(taken)
    assert found == [{"k2so", "bodhi"}, {"jyn"}, {"bodhi"}]  # seat 3 was handed what is left of the second hand


def test_hands_give_what_leaves_everybody_with_what_they_show_later() -> None:
    """Against all ways in which three hands can have given a card: one that fits is found wherever there is one."""
    rng = Rng.from_seed(7)
    found = missed = 0
    for _ in range(300):
        past = msgspec.structs.replace(ROUND, tank_passes=rng.below(3), passes=2 + rng.below(2), knowers=(0, 0, 0))
        course = Course(past, 3, 0)
        course.gone = [Counter() for _ in range(3)]
        unseen = [Counter(rng.sample(["bodhi", "jyn", "jyn", "baze", "k2so"], 3)) for _ in range(3)]
        wanted = [Counter(rng.sample(list(REBELS[:3]), rng.below(3))) for _ in range(3)]

        def got(seat: int, given: Sequence[str], past: Past = past, unseen: list[Cards] = unseen) -> Cards:
            hand, before = (seat - past.passes) % 3, (seat - past.tank_passes) % 3
            return less(unseen[hand].elements(), [given[hand]]) + Counter([given[before]])

        ways = [way for way in product(*unseen) if all(wanted[seat] <= got(seat, way) for seat in range(3))]
        try:
            hands, tanked = course.draw(unseen, rng, wanted)
        except Impossible:
            assert not ways
            missed += 1
            continue
        found += 1
        assert tuple(tanked) in ways
        assert hands == [less(cards.elements(), [given]) for cards, given in zip(unseen, tanked, strict=True)]
    assert min(found, missed) > 30


def test_where_nothing_is_hidden_nothing_is_drawn() -> None:
    """Without a tank and without gifts every rebel can be counted out."""
    rng = Rng.from_seed(1)
    for table in (Scene("T T", laid="baze").table, evened(rng)):
        table.past = [msgspec.structs.replace(past, given=((),) * 4, taken=((),) * 4) for past in table.past]
        twin = table.copy()
        guess_rebels(twin, 0, rng)
        assert (twin.past, twin.packs, twin.hands) == (table.past, table.packs, table.hands)
        assert twin.past is table.past
        assert twin.packs is table.packs


# ── as chance would have it ────────────────────────────────────────────────────────────────────────────────────────


def test_each_card_of_a_strange_hand_is_as_likely_with_the_tank() -> None:
    hands = ["jyn baze k2so", "bodhi bodhi cassian chirrut", "baze chirrut k2so"]
    scene = Scene("TK T", laid="baze", hands=hands).plays(1, 1)
    scene.answer(1, "k2so").answer(2, "bodhi").answer(3, "chirrut")
    scene.table.tank_knowers, scene.table.knowers = [7, 7, 7], [0b011, 0b110, 0b101]
    rng = Rng.from_seed(3)
    taken = Counter(guessed(scene.table, 0, rng).tanked[1] for _ in range(600))
    for rebel, share in {"bodhi": 1 / 2, "cassian": 1 / 4, "chirrut": 1 / 4}.items():
        assert abs(taken[rebel] / 600 - share) < 0.08


@lru_cache
def surplus() -> Table:
    """A first round of four seats is over: seats 1 and 2 have two rebels too many, seats 3 and 4 too few."""
    scene = Scene("T T", seats=4, step="lay")
    table = scene.table
    table.hands = [[] for _ in range(4)]
    table.packs = [REBELS] * 4
    fronts = ["bodhi bodhi jyn jyn jyn baze k2so k2so", "chirrut chirrut jyn baze baze cassian k2so k2so"]
    fronts += ["bodhi bodhi baze cassian", "cassian cassian chirrut chirrut"]
    table.fronts = [[(rebel, 0b1111) for rebel in front.split()] for front in fronts]
    return table


def evened(rng: Rng) -> Table:
    table = surplus().copy()
    table.rng = rng
    even_out(table)
    table.step = "look"
    return table


def shares(tables: Iterable[Table], seat: int) -> dict[tuple[str, int], float]:
    """How many of each rebel lie before each other seat, on average."""
    found: Counter[tuple[str, int]] = Counter()
    count = 0
    for table in tables:
        count += 1
        found.update((rebel, other) for other, front in enumerate(table.fronts) for rebel, _ in front if other != seat)
    return {key: number / count for key, number in found.items()}


@pytest.mark.rule("hope.gap.redistribute-order")
@pytest.mark.parametrize("seat", [0, 3])
def test_gifts_are_guessed_as_they_are_drawn(seat: int) -> None:
    """For one who gave and for one who took: given what they know, the rest is as the rule would draw it."""
    rng = Rng.from_seed(seat)
    real = evened(rng)
    own = real.past[-1].given[seat], real.past[-1].taken[seat]
    alike: list[Table] = []
    while len(alike) < 150:
        other = evened(rng)
        if (sorted(other.past[-1].given[seat]), sorted(other.past[-1].taken[seat])) == tuple(map(sorted, own)):
            alike.append(other)
    expected = shares(alike, seat)
    found = shares((guessed(real, seat, rng) for _ in range(300)), seat)
    assert found.keys() == expected.keys()
    assert all(abs(found[key] - expected[key]) < 0.25 for key in expected)


@pytest.mark.rule("hope.gap.redistribute-order")
def test_a_taker_got_its_cards_from_somebody_who_had_them() -> None:
    rng = Rng.from_seed(4)
    for _ in range(20):
        real = evened(rng)
        for seat in range(4):
            twin = guessed(real, seat, rng)
            check_gifts(twin.past[-1])
            if seat > 1:
                assert Counter(twin.past[-1].taken[seat]) == Counter(real.past[-1].taken[seat])


def check_gifts(past: Past) -> None:
    """Nobody gave what they did not have, and what was given was taken."""
    for front, given in zip(past.fronts, past.given, strict=True):
        less(front, given)
    assert sum(map(Counter, past.given), Counter()) == sum(map(Counter, past.taken), Counter())
    assert list(map(len, past.given)) == [2, 2, 0, 0]
    assert list(map(len, past.taken)) == [0, 0, 2, 2]
