"""From options to the first state: who plays which side, with which deck."""

from __future__ import annotations

from typing import Final

from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.lcg.build import STARTERS, Deck, complaints, explain, read_deck
from dejarik.games.lcg.options import MODES, SIDES, Options
from dejarik.games.lcg.state import Table

#: What a seat without a deck chooses at the table, see `Table.brought`.
TO_CHOOSE: Final = {"starter": "", "constructed": "own", "mixed": "any"}


def setup(options: Options, rng: Rng) -> Table:
    if options.mode not in MODES:
        raise Refused("unknown-mode", rule="lcg.build.organized-play", mode=options.mode)
    dark = _sides(options, rng)
    decks = {"light": _checked(options.light, "light", options), "dark": _checked(options.dark, "dark", options)}
    brought = (decks["dark" if dark == 0 else "light"], decks["dark" if dark == 1 else "light"])
    constructed = options.mode == "constructed"
    return Table(
        rng=rng,
        dark=dark,
        active=dark,
        brought=brought,
        constructed=constructed,
        mulligan=options.mulligan or constructed,  # lcg.setup.mulligan-tournament
        brisk=options.brisk,
    )


def _sides(options: Options, rng: Rng) -> int:
    """The seat of the dark side: as wished, by lot if both wish the same."""
    wishes = (options.first, options.second)
    for wish in wishes:
        if wish not in SIDES:
            raise Refused("unknown-side", rule="lcg.setup.sides", side=wish)
    if wishes[0] == wishes[1]:
        return rng.below(2)
    if "any" in wishes:
        other = wishes[1] if wishes[0] == "any" else wishes[0]
        taken = wishes.index(other)
        return taken if other == "dark" else 1 - taken
    return wishes.index("dark")


def _checked(text: str, side: str, options: Options) -> str:
    """The deck as text, refused if it breaks the rules of the mode."""
    if not text:
        return TO_CHOOSE[options.mode]
    deck = STARTERS[text] if text in STARTERS else read_deck(text)
    if deck.side != side:
        raise Refused("wrong-side-deck", rule="lcg.build.one-side", side=side)
    boxed = options.mode == "starter" or (options.mode == "mixed" and not complaints(deck, "starter"))
    problems = complaints(deck, "starter" if boxed else "constructed")
    if problems:
        raise Refused("bad-deck", rule=problems[0].rule, problem=explain(problems[0], "en"))
    return _as_text(deck)


def _as_text(deck: Deck) -> str:
    return f"{deck.affiliation} " + " ".join(str(number) for number in deck.sets)


def deck_of(text: str) -> Deck:
    affiliation, *numbers = text.split()
    return Deck(affiliation, tuple(int(number) for number in numbers))
