"""Карты: what is printed on them in numbers, traits and keywords; abilities are declared beside, set by set."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from dejarik.core.cards import Misspelt, Registry

Type = Literal["affiliation", "objective", "unit", "enhancement", "event", "fate"]
Side = Literal["light", "dark"]

#: The three affiliations of each side, in the order of the rulebook.
# lcg.faction.six
AFFILIATIONS: Final[Mapping[str, Side]] = {
    "jedi": "light",
    "rebel-alliance": "light",
    "smugglers-and-spies": "light",
    "sith": "dark",
    "imperial-navy": "dark",
    "scum-and-villainy": "dark",
}

#: Every trait, and every keyword without a number or trait of its own.
# fmt: off
TRAITS: Final = Registry(
    "trait",
    (
        "alter", "armor", "black-squadron", "bounty", "bounty-hunter", "capital-ship", "character", "civilian",
        "cloud-city", "condition", "control", "coruscant", "creature", "dagobah", "dantooine", "dathomir",
        "death-star", "decoy", "despayre", "droid", "endor", "engineer", "espionage", "ewok", "executor",
        "fighter", "fleet", "force", "force-sensitive", "force-user", "fortification", "hoth", "imperial-guard",
        "item", "kashyyyk", "kuat", "leader", "lightsaber-form", "location", "maneuver", "mission", "officer",
        "operation", "pilot", "rogue", "scoundrel", "sense", "skill", "smuggler", "speeder", "spy", "squadron",
        "tatooine", "trap", "trooper", "upgrade", "vehicle", "walker", "weapon", "wookiee", "yavin-4",
    ),
)
# fmt: on
KEYWORDS: Final = ("elite", "limited", "shielding", "targeted_strike", "no_enhancements")

#: What a card of each type carries besides name, side and text (Легенда).
# lcg.comp.card-legend, lcg.res.cost
LEGEND: Final[Mapping[str, frozenset[str]]] = {
    "affiliation": frozenset({"affiliation", "resources"}),
    "objective": frozenset({"affiliation", "resources", "capacity"}),
    "unit": frozenset({"affiliation", "cost", "force", "icons", "resources", "capacity"}),
    "enhancement": frozenset({"affiliation", "cost", "force", "resources"}),
    "event": frozenset({"affiliation", "cost", "force"}),
    "fate": frozenset({"force", "priority"}),
}


class Icons(msgspec.Struct, frozen=True):
    """Combat icons by type; those of a card are its normal ones or its edge-enabled ones."""

    # lcg.comp.combat-icons
    unit_damage: int = 0
    tactics: int = 0
    blast: int = 0

    def __add__(self, other: Icons) -> Icons:
        return Icons(self.unit_damage + other.unit_damage, self.tactics + other.tactics, self.blast + other.blast)

    def __bool__(self) -> bool:
        return bool(self.unit_damage or self.tactics or self.blast)


class Facts(msgspec.Struct, frozen=True):
    """One card: everything the printed face says that is not an ability."""

    id: str
    product: str
    number: int
    type: Type
    side: Side  # lcg.comp.side-cards
    affiliation: str | None = None
    unique: bool = False
    cost: int = 0
    force: int = 0
    resources: int = 0
    capacity: int = 0
    priority: int = 0
    normal: Icons = Icons()
    edge: Icons = Icons()
    traits: tuple[str, ...] = ()  # lcg.trait.no-effect
    elite: bool = False
    limited: bool = False
    shielding: bool = False
    targeted_strike: bool = False
    no_enhancements: bool = False
    edge_bonus: int = 0
    protect: frozenset[str] = frozenset()
    #: Objectives: copies of the set in a deck, and the only affiliation that may use it.
    limit: int = 2
    only_for: str | None = None
    #: The printed title. Another version of a card has an id of its own and names the title that both bear.
    title: str = ""

    def __post_init__(self) -> None:
        if not self.title:
            msgspec.structs.force_setattr(self, "title", self.id)

    @property
    def neutral(self) -> bool:
        return self.affiliation is None  # lcg.faction.neutral

    @property
    def keywords(self) -> tuple[tuple[str, int | str], ...]:
        """The printed keywords, each with its number or trait ('' if it has none), for those who show the card."""
        found: list[tuple[str, int | str]] = [(name.replace("_", "-"), "") for name in KEYWORDS if getattr(self, name)]
        if self.edge_bonus:
            found.append(("edge", self.edge_bonus))
        found += [("protect", trait) for trait in sorted(self.protect)]
        return tuple(found)


class ObjectiveSet(msgspec.Struct, frozen=True):
    """Директивный сет: an objective and five other cards, in printed order."""

    number: int  # lcg.comp.set-number-block
    product: str
    cards: tuple[str, ...]  # lcg.set.six-cards, lcg.set.mix
    #: How often the set lies in the box.
    copies: int = 1

    @property
    def objective(self) -> str:
        return self.cards[0]  # lcg.set.name


class MisprintedCard(ValueError):
    """Card data that no card of its type can carry."""


def _icons(letters: str) -> Icons:
    return Icons(letters.count("U"), letters.count("T"), letters.count("B"))


_PLAIN: Final = Registry("keyword", [name.replace("_", "-") for name in KEYWORDS])


def _keyword(values: dict[str, Any], words: str) -> None:
    name, _, rest = words.partition(" ")
    if name == "edge" and rest.isdecimal():
        values["edge_bonus"] = int(rest)
    elif name == "protect":
        values["protect"] = values.get("protect", frozenset()) | {TRAITS(rest)}
    else:
        values[_PLAIN(words).replace("-", "_")] = True


def read_card(card: str, product: str, printed: Mapping[str, Any]) -> Facts:
    """A row of a product's table as a card; refuses fields that its type does not carry."""
    row = dict(printed)
    legend = LEGEND.get(row["type"])
    if legend is None:
        raise MisprintedCard(f"{card}: there is no card type {row['type']}")
    always = {"number", "title", "type", "side", "unique", "traits", "keywords"}
    marks = {"limit", "only-for"} if row["type"] == "objective" else set()
    wrong = sorted(row.keys() - legend - always - marks)
    if wrong:
        raise MisprintedCard(f"{card}: a card of type {row['type']} carries no {wrong[0]}")
    icons = re.fullmatch(r"([UTB]*)(?:\(([UTB]+)\))?", row.pop("icons", ""))
    if icons is None:
        raise MisprintedCard(f"{card}: icons are written like UTB(UTB)")
    normal, edge = icons.groups("")
    values: dict[str, Any] = {"normal": _icons(normal), "edge": _icons(edge)}
    try:
        for words in row.pop("keywords", ()):
            _keyword(values, words)
        values["traits"] = tuple([TRAITS(trait) for trait in row.pop("traits", ())])
    except Misspelt as wrong:
        raise MisprintedCard(f"{card}: {wrong}") from None
    if row.get("affiliation") not in (None, *AFFILIATIONS):
        raise MisprintedCard(f"{card}: there is no affiliation {row['affiliation']!r}")
    values["only_for"] = row.pop("only-for", None)
    return msgspec.convert({"id": card, "product": product, **row, **values}, Facts)


def _products() -> list[Mapping[str, Any]]:
    # lcg.build.living-game
    tables = sorted(
        (item for item in files(__package__).iterdir() if item.name.endswith(".toml")), key=lambda i: i.name
    )
    return [tomllib.loads(table.read_text(encoding="utf-8")) for table in tables]


@cache
def cards() -> Mapping[str, Facts]:
    """Every card of every product, by id."""
    found: dict[str, Facts] = {}
    for product in _products():
        for card, printed in product["cards"].items():
            found[card] = read_card(card, product["product"], printed)
    return found


@cache
def sets() -> Mapping[int, ObjectiveSet]:
    """Every objective set of every product, by number."""
    found: dict[int, ObjectiveSet] = {}
    for product in _products():
        copies = product.get("copies", {})
        for number, six in product["sets"].items():
            found[int(number)] = ObjectiveSet(int(number), product["product"], tuple(six), copies.get(number, 1))
    return dict(sorted(found.items()))
