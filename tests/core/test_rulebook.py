"""The catalogue: found by id, and by words in either language."""

from __future__ import annotations

import re
import time

import pytest

from dejarik.core.game import find, games
from dejarik.core.refusal import Refused
from dejarik.core.rulebook import Rulebook, tell
from dejarik.core.words import LANGUAGES

BOOK = Rulebook("tests.toy_texts")


def test_rules_are_found_by_id() -> None:
    assert list(BOOK) == ["toy.bid", "toy.board", "toy.gift"]
    assert BOOK.cite("toy.bid").text("ru").startswith("Каждый")
    assert BOOK.title("en") == "Bidding"
    with pytest.raises(Refused, match="nowhere"):
        BOOK.cite("toy.nowhere")


@pytest.mark.parametrize("words", ["card", "CARDS secret", "карты", "ставка тайно", "каждый ставит", "toy.bid"])
def test_rules_are_found_by_words_in_any_form(words: str) -> None:
    assert "toy.bid" in [rule.id for rule in BOOK.search(words)]


def test_all_words_must_match() -> None:
    assert [rule.id for rule in BOOK.search("карта поле")] == []
    assert BOOK.search("  ") == []


@pytest.mark.parametrize(
    ("game", "forms"),
    [
        ("xwing", ["стресс", "стресса", "стрессом", "СТРЕСС"]),
        ("xwing", ["манёвр", "маневр", "манёвра", "маневры"]),
        ("xwing", ["manoeuvre", "maneuver", "manoeuvres", "Maneuvers"]),
        ("xwing", ["defence", "defense"]),
        ("xwing", ["colour", "color", "colours"]),
        ("xwing", ["centre", "center"]),
        ("xwing", ["cancelled", "canceled", "cancelling"]),
        ("xwing", ["barrel-roll", "barrel roll"]),
        ("xwing", ["randomised", "randomized"]),
        ("hope", ["neighbour", "neighbor", "neighbours"]),
        ("lcg", ["колода", "колодой", "колоды", "колоде"]),
        ("lcg", ["objective", "objectives"]),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_every_form_and_spelling_finds_the_same(game: str, forms: list[str]) -> None:
    found = [{rule.id for rule in find(game).rulebook.search(form)} for form in forms]
    assert found[0]
    assert all(each == found[0] for each in found)


def test_a_long_search_takes_no_longer_than_a_moment() -> None:
    """Whoever types ninety words, or ninety parts of one, keeps nobody else waiting."""
    books = [game.rulebook for game in games().values()]
    assert [book.search("squad") is None for book in books]  # they have been read
    began = time.thread_time()
    for book in books:
        for asked in ("e " * 99, "-".join("e" * 99), "the " * 50):
            book.search(asked)
    assert time.thread_time() - began < 1.5


def test_half_a_word_is_enough_at_the_end_only() -> None:
    assert [rule.id for rule in BOOK.search("everybody bid sec")] == ["toy.bid"]
    assert BOOK.search("sec everybody") == []
    assert BOOK.search("se") == []


@pytest.mark.parametrize(
    ("kept", "told"),
    [
        ("Question: what then? Natural reading: nothing.", "What then? Nothing."),
        ("Вопрос: а что потом? Разумно: ничего.", "А что потом? Ничего."),
        ("May it? Decide as published: no. Not certain.", "May it? No."),
        ("How wide? Decide: six fixed polygons. Certain.", "How wide? Six fixed polygons."),
        ("It is short (toy.bid) and that (see toy.x-y.z) is all.", "It is short and that is all."),
        ("Нет (см. toy.bid).", "Нет."),
        ("A (real) bracket stays.", "A (real) bracket stays."),
        (
            "Inside? Not stated; decide: yes (only beyond counts).",
            "Inside? Not stated; our reading: yes (only beyond counts).",
        ),
        ("Не сказано; решение: бросить снова.", "Не сказано; читаем так: бросить снова."),
        ("It wins. (Not sure of a ruling.) It may be taken over (FAQ, sure).", "It wins. It may be taken over (FAQ)."),
        ("По той же логике (почти точно). По одной (важно). Точно.", "По той же логике. По одной (важно)."),
        ("Misplaced. Sure; adopt step 3.", "Misplaced. Adopt step 3."),
        (
            "Not confirmed by a list: keep it as data. Ходит ли? Да. (Не уверен.)",
            "Not confirmed by a list. Ходит ли? Да.",
        ),
        ("Лучшего источника нет, хранить в данных.", "Лучшего источника нет."),
        ("Whoever is sure may tell; точно посередине.", "Whoever is sure may tell; точно посередине."),
    ],
)
def test_players_are_spared_the_marks_of_the_catalogue(kept: str, told: str) -> None:
    assert tell(kept) == told


#: What only those who keep the catalogue write: questions to decide, how sure somebody is, fields of the data, tests.
MARKS = re.compile(
    r"\bDecide\b|\bdecide:|; decide\b|Question:|Вопрос:|\b[Рр]ешение:|\bkind gap\b|\bthis catalogue|\bFIXME\b|\bTODO\b"
    r"|\b(?:[Nn]ot|[Ff]airly) (?:sure|certain)\b|\bSure\b|, sure\)|\bCertain\."
    r"|[Пп]очти точно|, точно\)|\bТочно[.:;]|остоверны?\."
    r"|[Нн]е уверен|\bas data\b|[Хх]ранить (?:как|в) данны|данными\.|[Дд]ля программы|for software"
    r"|в данных проекта|project data"
    r"|поправить данные|correct the data|до проверки|die is checked|[Хх]ранить отношение|[Kk]eep a relation"
    r"|\bI (?:give|take|assume)\b|= (?:true|false)\b|\bfor that test\b|[Дд]ля теста"
)


@pytest.mark.parametrize("game", list(games()))
def test_no_rule_shows_ids_or_marks_to_players(game: str) -> None:
    for rule in find(game).rulebook.values():
        for lang in LANGUAGES:
            found = MARKS.search(rule.told(lang))
            assert not found, f"{rule.id}: {found}"
            assert not re.search(rf"\({rule.id.split('.')[0]}\.[a-z]", rule.told(lang)), rule.id
