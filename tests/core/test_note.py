"""Notes and subjects: named, typed, told by type, made only when somebody listens."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from dejarik.core.game import games
from dejarik.core.note import Field, Note, Reason, Seat, Word, fields, kind_of, kinds, revive, union_of
from dejarik.core.presenter import Reader
from dejarik.core.rng import Rng
from tests.toys import Bid, Die, Gift, OfDie, Table, ToyNote, ToyPresenter, ToySubject

Card = Annotated[str, Word("card")]
Cards = Annotated[tuple[str, ...], Word("cards")]


class SomeNote(Note):
    pass


class EdgeWon(SomeNote):
    rule = "toy.bid"
    who: Seat
    cards: tuple[Card, ...]
    pile: Cards
    with_it: Card | None
    amount: int = 1


def table() -> Table:
    return Table(rng=Rng.from_seed(1), seats=2, rounds=1, hands=[], aside=[], bids=[], points=[], dice=[])


def test_a_kind_is_named_after_its_class() -> None:
    assert kind_of(EdgeWon) == "edge-won"
    assert EdgeWon(0, (), (), None).kind == "edge-won"
    assert EdgeWon(0, (), (), None).cites() == "toy.bid"
    assert Die(3).cites() is None


def test_the_kinds_of_a_game_are_those_that_nothing_derives_from() -> None:
    assert kinds(ToyNote) == [Bid, Die, Gift]
    assert kinds(ToySubject) == [OfDie]


def test_a_field_is_told_by_its_type() -> None:
    assert fields(EdgeWon) == (
        Field("who", "seat", many=False),
        Field("cards", "card", many=True),
        Field("pile", "cards", many=False),
        Field("with_it", "card", many=False),
        Field("amount", "", many=False),
    )


class Telling(ToyPresenter):
    def word_card(self, reader: Reader, card: str) -> str:
        return card.upper()

    def word_cards(self, reader: Reader, cards: tuple[str, ...]) -> str:
        return "+".join(cards)


def test_many_values_are_listed_and_nothing_is_an_empty_word() -> None:
    presenter, reader = Telling("tests.toy_texts"), Reader("en", None, ("Ann", "Bob"))
    said = presenter.told(reader, EdgeWon(1, ("a", "b"), ("c", "d"), None, 2))
    assert said == {"who": "Bob", "cards": "A, B", "pile": "c+d", "with_it": "", "amount": 2}
    assert presenter.note(reader, Bid(0, 7)) == "Ann bid 7"


def test_a_note_survives_json_by_its_kind() -> None:
    for note in (Bid(1, 4), Die(6), Gift(0, (1, 0))):
        data = msgspec.json.decode(msgspec.json.encode(note))
        assert data["kind"] == note.kind
        assert revive(data, ToyNote) == note
    with pytest.raises(msgspec.ValidationError):
        revive({"kind": "edge-won"}, ToyNote)
    assert msgspec.json.schema(union_of(ToyNote))["$defs"]["Bid"]["required"] == ["kind", "who", "card"]


def test_a_note_is_made_only_when_somebody_listens() -> None:
    made = []

    def costly(face: int) -> Die:
        made.append(face)
        return Die(face)

    silent = table()
    silent.note(costly, 1)
    silent.whisper((0,), costly, 2)
    assert made == []
    silent.notes = []
    silent.note(costly, 3)
    silent.whisper((0,), costly, face=4)
    assert [(line.note, line.to) for line in silent.notes] == [(Die(3), None), (Die(4), (0,))]
    assert [line.visible(1) for line in silent.notes] == [True, False]
    assert [line.visible(None) for line in silent.notes] == [True, False]
    assert silent.notes[1].visible(0)


def test_no_two_games_give_a_reason_the_same_name() -> None:
    """Reasons of all games travel between processes as one type."""
    games()
    told = [kind_of(kind) for kind in kinds(Reason)]
    assert len(told) == len(set(told))
