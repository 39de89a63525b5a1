"""ПАРАМЕТРЫ КАРТЫ, КУБИКИ: what is printed on cards and dice; abilities are declared beside, set by set."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from dejarik.core.cards import Misspelt, Registry

Type = Literal["character", "upgrade", "support", "event", "battlefield", "plot", "downgrade"]  # dst.card.types
Affiliation = Literal["hero", "villain", "neutral"]  # dst.card.affiliation
Colour = Literal["red", "blue", "yellow", "gray"]  # dst.card.color
Rarity = Literal["S", "C", "U", "R", "L"]  # dst.card.rarity

#: СИМВОЛЫ: what a side can show; "any" is a side with a number and no symbol.
SYMBOLS: Final[Mapping[str, str]] = {  # dst.sym.table
    "MD": "melee",
    "RD": "ranged",
    "ID": "indirect",
    "Sh": "shield",
    "R": "resource",
    "Dr": "disrupt",
    "Dc": "discard",
    "F": "focus",
    "Sp": "special",
    "-": "blank",
    "*": "any",  # dst.die.no-symbol-side
}
DAMAGE: Final = ("melee", "ranged", "indirect")  # dst.term.showing-any-face, dst.faq.damage-types
#: ВЫБОР ПОДТИПА ПЕРСОНАЖА: what may be chosen where a character's subtype is to be chosen (dst.subtype.choose).
CHARACTER_SUBTYPES: Final = (
    *("advisor", "apprentice", "bounty-hunter", "droid", "engineer", "guard", "gungan", "inquisitor", "jawa", "jedi"),
    *("leader", "nightbrother", "pilot", "scavenger", "scoundrel", "shapeshifter", "sith", "spectre", "trooper"),
    *("witch", "wookiee"),
)
SUBTYPES: Final = Registry(  # dst.subtype.highlight: our texts name them in plain words
    "subtype",
    (
        *CHARACTER_SUBTYPES,
        *("ability", "bounty", "equipment", "form", "injury", "location", "mod", "move", "podracer", "title"),
        *("vehicle", "weapon"),
    ),
)
KEYWORDS: Final = Registry("keyword", ("ambush", "guardian", "redeploy"))  # dst.keyword.reminder
#: The value of a side that its card works out.
X: Final = -1  # dst.term.x-value


# dst.die.parameters
class Side(msgspec.Struct, frozen=True):
    """One side of a die."""

    symbol: str
    value: int = 0
    cost: int = 0
    modifier: bool = False

    @property
    def written(self) -> str:
        """As in the data of players: "+2RD1"."""
        return _written(self)


@cache
def _written(side: Side) -> str:
    letters = next(letters for letters, symbol in SYMBOLS.items() if symbol == side.symbol)
    number = "" if side.symbol in ("special", "blank") else "X" if side.value == X else str(side.value)
    return f"{'+' if side.modifier else ''}{number}{letters}{side.cost or ''}"


_SIDE: Final = re.compile(r"(\+)?(\d+|X)?(MD|RD|ID|Sh|Sp|R|Dr|Dc|F|-|\*)(\d*)")


def read_side(text: str) -> Side:
    """'+2RD1': a modifier, two ranged damage, for one resource."""
    match = _SIDE.fullmatch(text)
    if match is None:
        raise Misspelt(f"no side of a die is written {text!r}")
    plus, number, letters, cost = match.groups()
    value = X if number == "X" else int(number or 0)
    return Side(SYMBOLS[letters], value, int(cost or 0), plus is not None)


# dst.card.parameters
class Facts(msgspec.Struct, frozen=True):
    """One card: everything its face says that is not an ability."""

    id: str
    set: str
    code: str  # dst.card.id-mark
    name: str
    type: Type
    affiliation: Affiliation
    colour: Colour
    rarity: Rarity
    subtitle: str = ""  # dst.card.subtitle
    name_ru: str = ""
    subtitle_ru: str = ""
    unique: bool = False  # dst.unique.mark
    subtypes: tuple[str, ...] = ()  # dst.card.subtype-line
    health: int = 0
    #: Points for one die and, if it can be elite, for two; as they are now, and as they were printed.
    points: tuple[int, ...] = ()  # dst.balance.table
    printed: tuple[int, ...] = ()
    cost: int = 0
    sides: tuple[Side, ...] = ()  # dst.card.die-listing
    keywords: tuple[str, ...] = ()  # dst.core.reminder-text
    #: Whom it may be played on: a colour, perhaps of an "ordinary" (not unique) character only.
    host: str = ""
    #: Whether the text says more than keywords and hosts.
    ability: bool = False  # dst.card.ability, dst.card.flavor: nothing else of a text counts

    @property
    def title(self) -> str:
        """What makes two cards copies of each other: the name, whatever the subtitle."""
        return self.name  # dst.unique.subtitles-equal

    @property
    def number(self) -> int:
        return int(self.code[2:])


def read_card(name: str, set_code: str, printed: Mapping[str, Any]) -> Facts:
    """A row of a set's table as a card."""
    row = dict(printed)
    try:
        row["sides"] = tuple([read_side(text) for text in row.get("sides", ())])
        row["subtypes"] = tuple([SUBTYPES(subtype) for subtype in row.get("subtypes", ())])
        row["keywords"] = tuple([KEYWORDS(keyword) for keyword in row.get("keywords", ())])
        return msgspec.convert({"id": name, "set": set_code, **row}, Facts)
    except (Misspelt, msgspec.ValidationError) as wrong:
        raise Misspelt(f"{name}: {wrong}") from None


@cache
def _sets() -> list[Mapping[str, Any]]:
    tables = sorted(
        (item for item in files(__package__).iterdir() if item.name.endswith(".toml")), key=lambda i: i.name
    )
    return [tomllib.loads(table.read_text(encoding="utf-8")) for table in tables]


@cache
def cards() -> Mapping[str, Facts]:
    """Every card of every set, by id."""
    return {
        name: read_card(name, table["set"], printed) for table in _sets() for name, printed in table["cards"].items()
    }


@cache
def codes() -> Mapping[str, str]:
    """The id of the card that bears a code, further printings of it included."""
    found = {facts.code: name for name, facts in cards().items()}
    for table in _sets():
        found |= table.get("again", {})
    return found


@cache
def printings() -> Mapping[tuple[str, int], str]:
    """The same by set and number, as players write it: ("conv", 20)."""
    found: dict[tuple[str, int], str] = {}
    for table in _sets():
        printed = {row["code"]: name for name, row in table["cards"].items()} | table.get("again", {})
        found |= {(table["set"].casefold(), int(code[2:])): name for code, name in printed.items()}
    return found


#: The same tables, for rules that look often.
FACTS: Final = cards()
