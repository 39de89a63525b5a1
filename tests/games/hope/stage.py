"""Positions of Path to Hope in the catalogue's own shorthand: set up, act, look.

Seats and piles are counted from 1; a pile is written top card first: "T S P". Rebels are named in full.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.games.hope import GAME
from dejarik.games.hope.state import COMMON, REBELS, Table
from dejarik.lab.stage import Stage, Who

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


class Scene(Stage[Table]):
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
        super().__init__(GAME, table, seats, {"quick": quick})

    def seat(self, who: Who) -> int:
        assert isinstance(who, int)
        return who - 1

    def name(self, seat: int) -> Who:
        return seat + 1

    def plays(self, seat: int, *piles: int) -> Scene:
        """Choose the pile, or K-2SO's two piles, for the card that is due."""
        slots = tuple(pile - 1 for pile in piles)
        return self.answer(seat, slots if len(slots) > 1 else slots[0])

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

    @property
    def turn_is_over(self) -> bool:
        return self.table.step in ("vote", "end", "build", "look", "over")


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
