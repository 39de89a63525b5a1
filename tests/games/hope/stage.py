"""Positions of Path to Hope in the catalogue's own shorthand: set up, act, look.

Seats and piles are counted from 1; a pile is written top card first: "T S P". Rebels are named in full.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from dejarik.core.match import AnyNote, Match
from dejarik.core.question import Ask, Option, any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.hope import GAME
from dejarik.games.hope.state import COMMON, REBELS, Table
from dejarik.games.hope.view import View

CARDS = {
    "T": "tie",
    "S": "striker",
    "D": "trooper",
    "P": "plans",
    "RT": "reinf_tie",
    "RS": "reinf_striker",
    "SD": "star_destroyer",
    "ST": "at_st",
    "TK": "tank",
    "AM": "ambush",
    "AC": "at_act",
    "DI": "disinformation",
}
SHORT = {card: letters for letters, card in CARDS.items()}
#: What lies in piles and hands that a test does not speak of.
SOME_PILE = "S D S"
SOME_HAND = "bodhi baze k2so"


def cards(text: str) -> list[str]:
    return [CARDS[letters] for letters in text.split()]


class Scene:
    """A table in the middle of an operation, with the laid cards about to be played (or about to be laid)."""

    def __init__(
        self,
        *piles: str,
        seats: int = 3,
        laid: str = "",
        hands: Sequence[str] = (),
        fronts: Sequence[str] = (),
        first: int = 1,
        plans: int = 0,
        supply: str | None = None,
        round: int = 1,  # noqa: A002 - the word of the rules
        step: str = "play",
        quick: bool = False,
        seed: int = 1,
    ) -> None:
        table: Table = Match(GAME, seats, {"quick": quick}, seed).table
        table.round, table.step, table.plans, table.first = round, step, plans, first - 1
        table.faces, table.seen, table.piles = [], [], []
        table.supply = [10, 10, 2, 9 - plans - 3]
        everyone = (1 << seats) - 1
        for slot in range(seats):
            faces = cards(piles[slot] if slot < len(piles) else SOME_PILE)[::-1]
            table.piles.append(list(range(7 * slot, 7 * slot + len(faces))))
            table.faces += faces + ["tie"] * (7 - len(faces))  # the rest of the seven is gone
        table.seen = [False] * len(table.faces)
        if supply is not None:
            for part in supply.split():
                letters, _, number = part.partition("=")
                table.supply[COMMON.index(CARDS[letters])] = int(number)
        chosen = laid.split() + ["-"] * (seats - len(laid.split()))
        table.laid = [rebel if rebel != "-" else "" for rebel in chosen]
        table.open = [rebel != "-" for rebel in chosen]
        table.hands = [(hands[seat] if seat < len(hands) else SOME_HAND).split() for seat in range(seats)]
        table.packs = [
            tuple(hand + ([table.laid[seat]] if table.laid[seat] else [])) for seat, hand in enumerate(table.hands)
        ]
        table.knowers = [1 << seat for seat in range(seats)]
        table.fronts = [
            [(rebel, everyone) for rebel in (fronts[seat].split() if seat < len(fronts) else ())]
            for seat in range(seats)
        ]
        self.match = stand(table)

    @property
    def table(self) -> Table:
        table: Table = self.match.table
        return table

    # ── acting ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def plays(self, seat: int, *piles: int) -> Scene:
        """Choose the pile, or K-2SO's two piles, for the card that is due."""
        slots = tuple(pile - 1 for pile in piles)
        return self.says(seat, slots if len(slots) > 1 else slots[0])

    def says(self, seat: int, *answers: Option) -> Scene:
        for answer in answers:
            self.match.answer(seat - 1, answer)
        return self

    def all_say(self, answer: Option) -> Scene:
        for seat in list(self.match.questions):
            self.match.answer(seat, answer)
        return self

    def must_refuse(self, seat: int, answer: object, rule: str | None = None) -> None:
        """The answer is refused (by this rule, if one is named) and nothing changes."""
        before, questions = self.match.digest(), dict(self.match.questions)
        with pytest.raises(Refused) as refused:
            self.match.answer(seat - 1, answer)
        assert rule is None or refused.value.rule == rule, refused.value.rule
        assert str(refused.value)
        assert self.match.digest() == before
        assert self.match.questions == questions

    # ── looking ────────────────────────────────────────────────────────────────────────────────────────────────────

    def pile(self, number: int) -> str:
        return " ".join(SHORT[self.table.faces[token]] for token in reversed(self.table.piles[number - 1]))

    @property
    def piles(self) -> list[str]:
        return [self.pile(number) for number in range(1, self.table.seats + 1)]

    def supply(self, letters: str) -> int:
        if CARDS[letters] in COMMON:
            return self.table.supply[COMMON.index(CARDS[letters])]
        return self.table.gone.count(CARDS[letters])

    def hand(self, seat: int) -> list[str]:
        return sorted(self.table.hands[self.table.hand_of(seat - 1)], key=REBELS.index)

    def front(self, seat: int) -> list[str]:
        return [rebel for rebel, _ in self.table.fronts[seat - 1]]

    def is_open(self, seat: int) -> bool:
        return self.table.open[seat - 1]

    def view(self, seat: int) -> View:
        view: View = self.match.view(seat - 1)
        return view

    def question(self, seat: int) -> Ask:
        question = self.match.questions[seat - 1]
        assert isinstance(question, Ask)
        return question

    @property
    def asked(self) -> dict[int, str]:
        """Who is asked what."""
        return {seat + 1: question.kind for seat, question in self.match.questions.items()}

    @property
    def turn_is_over(self) -> bool:
        return self.table.step in ("vote", "end", "build", "look", "over")

    def told(self, kind: type[AnyNote]) -> list[AnyNote]:
        return self.match.told(kind)


def stand(table: Table, *, journal: bool = True) -> Match:
    """A match that stands at this table."""
    match = Match(GAME, table.seats, {"quick": table.quick}, 1)
    match.table = table
    match._begin(journal=journal)
    return match


def new(seats: int = 3, seed: int | str = 1, **options: bool) -> Match:
    return Match(GAME, seats, options, seed)


def past_look(match: Match) -> Match:
    """Everybody is ready: the piles lie, the first player is to swap."""
    for seat in list(match.questions):
        match.answer(seat, "ready")
    return match


def past_recon(match: Match) -> Match:
    """The piles lie as they were laid, and the operation begins."""
    past_look(match)
    for _ in range(2):
        (seat,) = match.questions
        match.answer(seat, list(range(match.seats)))
    return match


def play_on(match: Match, rng: Rng, until: str = "over") -> Match:
    """Random answers (no early stop) until the table reaches this step, or the end."""
    while not match.over and match.table.step != until:
        seat = next(iter(match.questions))
        question = match.questions[seat]
        match.answer(seat, "go" if question.kind == "vote" else any_answer(question, rng))
    return match


def rebels_of(table: Table) -> Counter[str]:
    """All rebel cards on the table."""
    found = Counter(rebel for hand in table.hands for rebel in hand)
    found += Counter(rebel for front in table.fronts for rebel, _ in front)
    return found + Counter(rebel for rebel, is_open in zip(table.laid, table.open, strict=True) if is_open)
