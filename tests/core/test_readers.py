"""Whatever a file or a person says, every reader takes it or refuses it in one sentence."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dejarik.cli.settings import read_settings, read_text
from dejarik.cli.speech import TEXTS
from dejarik.cli.typed import read_answer
from dejarik.core.build import Builder, Complaint
from dejarik.core.game import AnyGame, find, games, read_options
from dejarik.core.match import Match
from dejarik.core.question import Ask, Question, any_answer, settle
from dejarik.core.record import load, parse, replay
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.words import LANGUAGES, explain

NAMES = list(games())
WITH_LISTS = [name for name in NAMES if games()[name].builder is not None]

fast = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))

#: Values that JSON can hold and nobody expects.
odd_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**30, -(10**30), 2**63, -1, 0])
    | st.floats(allow_nan=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
#: Text as people, programs and pranks write it.
odd_text = (
    st.text(max_size=200)
    | st.text(alphabet="0123456789 ,;-+x×.()#:\n\t{}[]<>/\"'e_", max_size=60)
    | st.sampled_from(["9" * 5000, "1-" + "9" * 5000, "[" * 100_000, "<" * 5000, "\ufeff", "\x00", "1e400 nan inf"])
)


def told(refused: Refused) -> None:
    """A refusal is one line in each language."""
    for lang in LANGUAGES:
        sentence = explain(refused, lang, TEXTS)
        assert sentence.strip()
        assert len(sentence) < 2000


@cache
def some_record(name: str) -> dict[str, Any]:
    match = _played(find(name))
    found: dict[str, Any] = json.loads(match.record().to_json())
    return found


def _played(game: AnyGame) -> Match:
    match, rng = Match(game, game.seats.start, None, "readers"), Rng.from_seed("readers")
    for _ in range(6):
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, rng))
    return match


# ── records ────────────────────────────────────────────────────────────────────────────────────────────────────────


def read_record(data: bytes) -> None:
    try:
        replay(parse(data))
    except Refused as refused:
        told(refused)


@fast
@given(st.binary(max_size=300) | odd_text.map(str.encode) | odd_values.map(lambda value: json.dumps(value).encode()))
def test_bytes_that_are_no_record(data: bytes) -> None:
    with pytest.raises(Refused) as refused:
        parse(data)
    told(refused.value)


@pytest.mark.parametrize("name", NAMES)
@fast
@given(data=st.data())
def test_a_record_with_something_odd_in_it(name: str, data: st.DataObject) -> None:
    found = dict(some_record(name))
    field = data.draw(st.sampled_from(sorted(found)))
    found[field] = data.draw(odd_values)
    read_record(json.dumps(found).encode())


@pytest.mark.parametrize("name", NAMES)
@fast
@given(data=st.data())
def test_a_record_with_an_odd_answer(name: str, data: st.DataObject) -> None:
    found = dict(some_record(name))
    answers = list(found["answers"])
    answers[data.draw(st.integers(0, len(answers) - 1))] = data.draw(
        odd_values | st.tuples(st.integers(-2, 7) | st.sampled_from([10**30]), odd_values).map(list)
    )
    read_record(json.dumps(found | {"answers": answers}).encode())


@pytest.mark.parametrize("name", NAMES)
@fast
@given(data=st.data())
def test_a_record_with_damaged_bytes(name: str, data: st.DataObject) -> None:
    whole = json.dumps(some_record(name)).encode()
    place = data.draw(st.integers(0, len(whole) - 1))
    damage = data.draw(st.binary(max_size=4) | st.sampled_from([b"\xff", b"[" * 100_000, b"9" * 5000]))
    read_record(whole[:place] + damage + whole[place + len(damage) % 7 :])


@pytest.mark.parametrize("depth", [17, 100, 400, 900, 1100, 100_000])
def test_brackets_within_brackets_are_refused(depth: int) -> None:
    nested = "[" * depth + "]" * depth
    whole = json.dumps(some_record(NAMES[0]) | {"answers": [[0, 77777]]})
    read_record(whole.replace("77777", nested).encode())
    options = json.dumps(some_record(NAMES[0]) | {"options": {"quick": 77777}})
    read_record(options.replace("77777", nested).encode())
    with pytest.raises(Refused):
        replay(parse(whole.replace("77777", nested).encode()))


def test_files_that_are_none(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "letters").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "nothing", tmp_path / "folder", tmp_path / "letters", Path("/dev/zero"), Path("a\0b")):
        for read in (load, read_text):
            with pytest.raises(Refused) as refused:
                read(path)
            told(refused.value)


# ── lists ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def some_lists(name: str) -> list[str]:
    """Lists as the game's players write them, to be damaged."""
    known = {
        "lcg": [
            "Affiliation: Jedi\n2x A Hero's Journey\n1 Hit and Run (18)\n",
            '<deck game="x"><card qty="2">A</card>',
        ],
        "xwing": [
            "Rebels\n2x Rookie Pilot (21) + R2 Astromech\nlimit 31\n",
            '{"faction":"rebel","pilots":[{"name":"x"}]}',
        ],
    }
    return known.get(name, ["2x Luke Skywalker (1)\n"])


def read_list(builder: Builder, text: str) -> None:
    builder.reads(text)
    try:
        complaints = builder.check(text)
        json.dumps(builder.content(text), default=str).encode()
        for lang in LANGUAGES:
            assert all(builder.explain(complaint, lang).strip() for complaint in complaints)
            assert all(form.strip() for form in builder.forms(text, lang).values())
    except Refused as refused:
        told(refused)


@pytest.mark.parametrize("name", WITH_LISTS)
@fast
@given(data=st.data())
def test_lists(name: str, data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from(some_lists(name)))
    place = data.draw(st.integers(0, len(whole)))
    damage = data.draw(odd_text | odd_values.map(json.dumps))
    text = data.draw(st.sampled_from([damage, whole[:place] + damage + whole[place:], whole[:place] + damage]))
    read_list(find(name).builder, text)


class Careless(Builder):
    """Takes every list for JSON."""

    def reads(self, text: str) -> bool:
        return True

    def check(self, text: str) -> list[Complaint]:
        json.loads(text)
        return []


def test_a_careless_reader_is_found() -> None:
    one_by_one = settings(fast, database=None, report_multiple_bugs=False)
    with pytest.raises((ValueError, RecursionError)):
        one_by_one(given(odd_text)(lambda text: read_list(Careless(TEXTS), text)))()


# ── settings and typed answers ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", NAMES)
@fast
@given(data=st.data())
def test_options(name: str, data: st.DataObject) -> None:
    game = find(name)
    names = st.sampled_from([*game.options.__struct_fields__, "colour"])
    given_options = data.draw(st.dictionaries(names, odd_values, max_size=3) | odd_values)
    try:
        Match(game, game.seats.start, read_options(game, given_options), "options", journal=False)
    except Refused as refused:
        told(refused)


@pytest.mark.parametrize("name", NAMES)
@fast
@given(data=st.data())
def test_options_as_typed(name: str, data: st.DataObject) -> None:
    game = find(name)
    field = data.draw(st.sampled_from([*game.options.__struct_fields__, "", "=", "@"]))
    try:
        typed = read_settings((f"{field}={data.draw(odd_text)}",))
        Match(game, game.seats.start, read_options(game, typed), "options", journal=False)
    except Refused as refused:
        told(refused)


@cache
def some_questions(name: str) -> list[Question]:
    """One question of each kind that a few random matches ask."""
    game = find(name)
    met: dict[tuple[str, str], Question] = {}
    for seed in range(3):
        match, rng = Match(game, game.seats.start, None, seed, journal=False), Rng.from_seed(seed)
        while not match.over and len(match.answers) < 1500:
            seat, question = next(iter(match.questions.items()))
            met.setdefault((type(question).__name__, question.kind), question)
            match.answer(seat, any_answer(question, rng))
    return list(met.values())


@pytest.mark.parametrize("name", NAMES)
@fast
@given(data=st.data())
def test_typed_answers(name: str, data: st.DataObject) -> None:
    presenter = find(name).presenter
    question = data.draw(st.sampled_from(some_questions(name)))
    numbers = st.lists(st.integers(-1, 30), max_size=5).map(lambda found: " ".join(map(str, found)))
    try:
        labels = {option: str(option) for option in getattr(question, "options", ())}
        answer = read_answer(question, data.draw(odd_text | numbers), labels, presenter)
        settle(question, answer)
    except Refused as refused:
        told(refused)


@pytest.mark.parametrize("name", NAMES)
@fast
@given(data=st.data())
def test_answers_from_anywhere(name: str, data: st.DataObject) -> None:
    question = data.draw(st.sampled_from(some_questions(name)))
    parts = st.sampled_from(list(question.options)) if isinstance(question, Ask) else st.integers()
    try:
        settle(question, data.draw(odd_values | parts | st.lists(parts | odd_values, max_size=4)))
    except Refused as refused:
        told(refused)
