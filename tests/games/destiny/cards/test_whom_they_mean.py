"""Which dice and characters a card means, on a table with dice of every colour and kind on both sides.

Capital letters are one's own things, small ones the opponent's: the characters R(ed), B(lue), Y(ellow) and the own Z
(yellow, not unique), U, W and X the upgrades on the first three, V a vehicle.
"""

from __future__ import annotations

import pytest

from tests.games.destiny.stage import Stage

OWN = {"R": "poe-dameron-ace-pilot", "B": "luke-skywalker-jedi-knight", "Y": "chewbacca-loyal-friend", "Z": "hired-gun"}
THEIRS = {"r": "first-order-stormtrooper", "b": "darth-vader-sith-lord", "y": "jango-fett-lethal-mercenary"}
WORN = {"U": "f-11d-rifle", "W": "lightsaber", "X": "gaffi-stick"}
SIDES = {"R": "3RD1", "B": "2MD", "Y": "1RD", "Z": "2RD1", "U": "2RD1", "W": "+2MD", "X": "1Dr", "V": "2Sh",
         "r": "2RD1", "b": "2MD", "y": "1RD", "u": "2RD1", "w": "1Sh", "x": "1R", "v": "1Dr"}  # fmt: skip
EVERYBODY = "RBYZrby"
OWN_DICE = "RBYZUWXV"
THEIR_DICE = "rbyuwxv"


class Crowd:
    """The table, and its things by their letters."""

    def __init__(self, sides: dict[str, str]) -> None:
        self.stage = Stage([(name, 1) for name in OWN.values()], [(name, 1) for name in THEIRS.values()])
        own, theirs = self.stage.teams
        self.cards = dict(zip(OWN, own, strict=True)) | dict(zip(THEIRS, theirs, strict=True))
        for bearer, (letter, name) in zip("RBY", WORN.items(), strict=True):
            self.cards[letter] = self.stage.upgrade(self.cards[bearer], name)
            self.cards[letter.lower()] = self.stage.upgrade(self.cards[bearer.lower()], name)
        self.cards |= {"V": self.stage.support(0, "black-one"), "v": self.stage.support(1, "black-one")}
        self.dice = {letter: self.stage.show(self.cards[letter], side) for letter, side in (SIDES | sides).items()}

    @property
    def asked(self) -> str:
        """What may be chosen now, by its letters."""
        letters = {die: letter for letter, die in self.dice.items()} | {card: le for le, card in self.cards.items()}
        return "".join(sorted(letters[one] for one in self.stage.options if one in letters))


def written(letters: str) -> str:
    return "".join(sorted(letters))


#: An event, what some dice show instead, and what may be chosen first.
EVENTS: list[tuple[str, dict[str, str], str]] = [
    ("imperial-war-machine", {}, "RU"),
    ("battle-formation", {}, OWN_DICE),
    ("trench-warfare", {}, "bv"),  # a die that shows its only shield cannot be turned to it
    ("undying-loyalty", {}, "Rr"),
    ("we-have-them-now", {}, OWN_DICE),
    ("lightsaber-throw", {}, EVERYBODY),
    ("manipulate", {}, OWN_DICE),
    ("now-you-will-die", {"B": "-"}, "RYZUXV"),
    ("rise-again", {}, "Bb"),
    ("the-price-of-failure", {}, "RBYZ"),
    ("doubt", {}, THEIR_DICE),
    ("anger", {"B": "-", "Y": "-"}, "rbyu"),
    ("bait-and-switch", {"B": "1R", "Y": "1R"}, "BY"),
    ("loose-ends", {}, "RYZU"),
    ("one-quarter-portion", {}, THEIR_DICE),
    ("guerrilla-warfare", {}, "RUV"),
    ("rebel-assault", {}, "wxv"),
    ("sensor-placement", {}, "wxv"),
    ("spirit-of-rebellion", {}, EVERYBODY),
    ("friendly-fire", {}, "ryu"),
    ("caution", {}, "RBYZ"),
    ("destiny", {}, "BW"),
    ("determination", {"B": "1F"}, "RBYZUXV"),
    ("guard", {}, "BW"),
    ("krayt-dragon-howl", {}, THEIR_DICE),
    ("my-ally-is-the-force", {"W": "3MD1"}, "BW"),
    ("synchronicity", {}, EVERYBODY),
    ("confidence", {}, THEIR_DICE),
    ("never-tell-me-the-odds", {}, "YZ"),
    ("planned-explosion", {}, EVERYBODY),
    ("suppression", {}, "RU"),
    ("bombing-run", {"R": "1Dr", "V": "1Dr"}, "RV"),
    ("salvo", {}, "RYZU"),
    ("decisive-blow", {"X": "2MD1"}, "BX"),
    ("high-ground", {}, "rbyu"),
    ("overconfidence", {}, OWN_DICE + THEIR_DICE),
    ("rejuvenate", {}, EVERYBODY),
    ("evade", {}, "RYZUryu"),
    ("parry", {}, "BWb"),
    ("bolt-hole", {}, "YZ"),
    ("fair-trade", {"B": "1R", "Y": "1R"}, "BY"),
    # the Two-Player Game
    ("first-strike", {}, "rbyu"),
    ("i-have-you-now", {}, OWN_DICE + THEIR_DICE),
    ("your-skills-are-complete", {}, "UWXuwx"),
    ("subjugate", {}, OWN_DICE + THEIR_DICE),
    ("direct-hit", {}, "RBYZU"),
    ("concentrate", {}, OWN_DICE),
    ("clash", {}, "BYWX"),
    ("distraction", {}, OWN_DICE + THEIR_DICE),
    ("do-or-do-not", {}, OWN_DICE),
    ("fierce-resolve", {}, OWN_DICE),
    ("sound-the-alarm", {}, "rbyu"),
]


@pytest.mark.parametrize(("name", "sides", "expected"), EVENTS, ids=[row[0] for row in EVENTS])
def test_events(name: str, sides: dict[str, str], expected: str) -> None:
    crowd = Crowd(sides)
    card = crowd.stage.held(0, name)
    crowd.stage.do(("play", card))
    assert crowd.asked == written(expected)


#: A card whose die shows a special, what it lies on, what some dice show instead, and what may be chosen first.
SPECIALS: list[tuple[str, str, dict[str, str], str]] = [
    ("dt-29-heavy-blaster-pistol", "R", {}, "ru"),
    ("command-shuttle", "", {}, "RY"),
    ("delta-7-interceptor", "", {}, OWN_DICE + THEIR_DICE),
    ("r2-d2", "", {}, "RBYZUXV"),
    ("supply-line", "", {}, OWN_DICE),
    ("force-push", "B", {}, THEIR_DICE),
    ("bowcaster", "Y", {}, EVERYBODY),
    ("droid-commandos", "", {}, EVERYBODY),
    ("force-stasis", "B", {}, "RYZUryu"),
]


@pytest.mark.parametrize(("name", "host", "sides", "expected"), SPECIALS, ids=[row[0] for row in SPECIALS])
def test_specials(name: str, host: str, sides: dict[str, str], expected: str) -> None:
    crowd = Crowd(sides)
    stage = crowd.stage
    card = stage.upgrade(crowd.cards[host], name) if host else stage.support(0, name)
    die = stage.show(card, "Sp")
    stage.do(("resolve", die))
    assert crowd.asked == written(expected)
