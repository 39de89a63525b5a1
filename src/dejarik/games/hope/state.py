"""The table of Path to Hope: plain data and its copy."""

from __future__ import annotations

from typing import ClassVar, Final, Self

import msgspec

from dejarik.core.state import State

REBELS: Final = ("bodhi", "jyn", "baze", "cassian", "chirrut", "k2so")  # hope.comp.rebels
SHIPS: Final = ("tie", "striker")
#: The Empire cards of which there are many, in the order of the supply's stacks.
COMMON: Final = ("tie", "striker", "trooper", "plans")
SPECIALS: Final = (  # hope.comp.specials
    "reinf_tie",
    "reinf_striker",
    "star_destroyer",
    "at_st",
    "tank",
    "ambush",
    "at_act",
    "disinformation",
)
#: The type of every Empire card, as its icon shows it.
# hope.comp.empire-types
TYPE: Final = {**{card: card for card in COMMON}, **dict.fromkeys(SPECIALS, "special")}
#: The place of a common card's stack in the supply.
STACK: Final = {card: place for place, card in enumerate(COMMON)}

#: The order in which cards are listed.
PLACE: Final = {card: place for place, card in enumerate((*COMMON, *SPECIALS))}

#: What somebody told about the seven cards dealt: pairs of a card (or "special") and how many of it.
Claim = tuple[tuple[str, int], ...]


#: By seat, names of cards.
Stacks = tuple[tuple[str, ...], ...]


class Past(msgspec.Struct, frozen=True):
    """The rebels of a finished round: all that later rounds can be reasoned from. By seat or hand (see `Table`)."""

    packs: tuple[tuple[str, ...], ...]
    leftovers: tuple[tuple[str, ...], ...]
    knowers: tuple[int, ...]
    tanked: tuple[str, ...]
    tank_knowers: tuple[int, ...]
    tank_passes: int
    tanked_late: bool
    destroyed: str
    passes: int
    fronts: tuple[tuple[str, ...], ...]
    given: tuple[tuple[str, ...], ...]
    taken: tuple[tuple[str, ...], ...]


class Table(State, kw_only=True):
    """Everything on the table.

    Hands travel: hand `h` is the one that seat `h` took up, and after `passes` passes seat `h + passes` holds it.
    Piles hold tokens, the top one last; `faces[token]` is the card. A card that moves where not everybody can follow
    it (mixed by Disinformation, put under by Bodhi) becomes a new token, so that `seen` is what all seats know.

    """

    #: Lists that seldom change: rules put a new one in place of such a list.
    shared: ClassVar[frozenset[str]] = frozenset(
        {
            "aside",
            "gone",
            "dealt",
            "swaps",
            "mixed_in",
            "mixed_out",
            "pairs",
            "claims",
            "packs",
            "tanked",
            "tank_knowers",
            "votes",
            "past",
        }
    )

    seats: int
    quick: bool
    memory_aid: bool
    round: int = 1
    step: str = "build"
    #: Who holds the first player card when the round starts; it travels with that seat's hand.
    first: int  # hope.comp.first-player-card
    passes: int = 0
    #: Plans that the team holds.
    plans: int = 0

    # the Empire
    #: The stacks of `COMMON` cards beside the table.
    supply: list[int]
    #: Special enemies that nobody has seen this round, and those discarded in it.
    aside: list[str]
    gone: list[str]
    dealt: list[tuple[str, ...]]
    swaps: list[tuple[int, ...]]
    faces: list[str]
    seen: list[bool]
    piles: list[list[int]]
    #: The tokens that Disinformation took, and those that it laid instead.
    mixed_in: list[int]
    mixed_out: list[int]
    #: Two tokens that Bodhi put under, the upper first, and the seat that knows their order.
    pairs: list[tuple[int, int, int]]
    claims: list[tuple[int, Claim]]

    # the rebels
    packs: list[tuple[str, ...]]
    hands: list[list[str]]
    #: Which seats know all of a hand, a bit for each.
    knowers: list[int]
    #: The card that the Imperial Tank took from each hand, who knew that hand then, and the passes made before.
    tanked: list[str]
    tank_knowers: list[int]
    tank_passes: int = -1
    #: The character that the Star Destroyer drove out, and whether the tank came only after that.
    destroyed: str = ""
    tanked_late: bool = False
    #: Cards face down before each seat, each with the seats that know it.
    fronts: list[list[tuple[str, int]]]
    #: This turn's card of each seat, and whether it is still open (face up, not played yet).
    laid: list[str]
    open: list[bool]
    #: How everybody voted at the end of the last turn.
    votes: list[str]
    past: list[Past]

    def hand_of(self, seat: int) -> int:
        """The number of the hand that `seat` holds."""
        return (seat - self.passes) % self.seats

    def holder(self, hand: int) -> int:
        return (hand + self.passes) % self.seats

    @property
    def everyone(self) -> int:
        """A bit for every seat: what all of them know."""
        return (1 << self.seats) - 1

    @property
    def leader(self) -> int:
        """Who holds the first player card now."""
        return (self.first + self.passes) % self.seats  # hope.op.fp-passes

    def this_round(self, fronts: Stacks, given: Stacks, taken: Stacks) -> Past:
        """The rebels of the running round as later ones remember it: it ended with these cards before everybody."""
        return Past(
            packs=tuple(self.packs),
            leftovers=tuple([tuple(hand) for hand in self.hands]),
            knowers=tuple(self.knowers),
            tanked=tuple(self.tanked),
            tank_knowers=tuple(self.tank_knowers),
            tank_passes=self.tank_passes,
            tanked_late=self.tanked_late,
            destroyed=self.destroyed,
            passes=self.passes,
            fronts=fronts,
            given=given,
            taken=taken,
        )

    def copy(self) -> Self:
        return type(self)(
            rng=self.rng.copy(),
            shown=self.shown,
            seats=self.seats,
            quick=self.quick,
            memory_aid=self.memory_aid,
            round=self.round,
            step=self.step,
            first=self.first,
            passes=self.passes,
            plans=self.plans,
            supply=self.supply[:],
            aside=self.aside,
            gone=self.gone,
            dealt=self.dealt,
            swaps=self.swaps,
            faces=self.faces[:],
            seen=self.seen[:],
            piles=[pile[:] for pile in self.piles],
            mixed_in=self.mixed_in,
            mixed_out=self.mixed_out,
            pairs=self.pairs,
            claims=self.claims,
            packs=self.packs,
            hands=[hand[:] for hand in self.hands],
            knowers=self.knowers[:],
            tanked=self.tanked,
            tank_knowers=self.tank_knowers,
            tank_passes=self.tank_passes,
            destroyed=self.destroyed,
            tanked_late=self.tanked_late,
            fronts=[front[:] for front in self.fronts],
            laid=self.laid[:],
            open=self.open[:],
            votes=self.votes,
            past=self.past,
        )
