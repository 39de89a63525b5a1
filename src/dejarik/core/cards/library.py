"""All that the cards of a game do: declarations read from a package of card files, every word in them checked.

LIBRARY = Library("dejarik.games.sabacc.cards", Script, Use, stats=STATS, moments=MOMENTS, periods=PERIODS)
card = LIBRARY.card
…
card("idiots-array", reaction(you_win(), gain(23)))        # in a file of the package
…
LIBRARY.load()                                             # beside the game: cards know what to do wherever it is
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Generic, TypeVar

from dejarik.core.cards.ability import Ability, Constant, Part
from dejarik.core.cards.filters import Filter
from dejarik.core.cards.use import U


class Misspelt(ValueError):
    """A word in a card's data or declaration that the game does not know."""


class Registry:
    """The names of one kind (stats, moments, keywords …) that a game knows.

    Names may be put together of a beginning and another kind's name: `Registry("stat", STATS, {"trait:": TRAITS})`.
    """

    def __init__(self, kind: str, names: Iterable[str], parts: Mapping[str, Registry] | None = None) -> None:
        self.kind = kind
        self.names = frozenset(names)
        self.parts: Mapping[str, Registry] = parts or {}

    def __contains__(self, name: str) -> bool:
        if name in self.names:
            return True
        return any(name.startswith(start) and name[len(start) :] in rest for start, rest in self.parts.items())

    def __call__(self, name: str) -> str:
        """The name itself, if it is one."""
        if name in self:
            return name
        near = get_close_matches(name, self.names, 1)
        raise Misspelt(f"there is no {self.kind} {name!r}" + (f"; perhaps {near[0]!r} is meant" if near else ""))


class Script(Generic[U]):
    """All that a card does."""

    def __init__(self) -> None:
        #: What it changes while it is in play, by stat; and elsewhere, by zone and stat.
        self.constants: dict[str, list[Constant[U]]] = {}
        self.elsewhere: dict[tuple[str, str], list[Constant[U]]] = {}
        self.abilities: list[Ability[U]] = []
        #: The same by what they wait for (a timing, and perhaps a kind of moment): in play, and elsewhere.
        self.triggers: dict[str, list[Ability[U]]] = {}
        self.held: dict[str, list[Ability[U]]] = {}
        #: What it waits for wherever it happens, not to itself alone.
        self.watches: set[str] = set()
        #: What outlives a use of an ability and so is found again by its place here: filters, effects that come later.
        self.filters: list[Filter[U]] = []
        self.later: list[Any] = []


S = TypeVar("S", bound=Script[Any])


class _Scripts(dict[str, S]):
    """Scripts by the names of their cards; a card that says nothing has one that does nothing."""

    def __init__(self, nothing: S) -> None:
        self.nothing = nothing

    def __missing__(self, name: str) -> S:
        return self.nothing


class Library(Generic[S, U]):
    """The scripts of all cards, by name."""

    def __init__(
        self,
        package: str,
        script: Callable[[], S],
        use: Callable[..., U],
        *,
        stats: Registry,
        moments: Registry,
        periods: Registry,
        names: Callable[[str], bool] = bool,
        title: Callable[[str], str] = str,
    ) -> None:
        self.package = package
        self.stats = stats
        self.moments = moments
        #: What effects and limits last for: "turn", "phase", "game" …
        self.periods = periods
        self.use = use
        #: The title of a card, which several versions of it may share.
        self.title = title
        self.scripts: dict[str, S] = _Scripts(script())
        #: The script of a card; rules ask for it at every turn.
        self.script: Callable[[str], S] = self.scripts.__getitem__
        #: Abilities that are used from outside play: by what they wait for, by the zone, by their card.
        self.held: dict[str, dict[str, dict[str, list[Ability[U]]]]] = {}
        #: The stats that cards change from outside play, and the zones from which they do.
        self.elsewhere: dict[str, tuple[str, ...]] = {}
        self._script = script
        self._names = names
        self._loaded = False

    def card(self, name: str, *parts: Part[U]) -> S:
        """Declare what the card `name` does. A word that nobody knows is refused here, with the card that says it."""
        if not self._names(name):
            raise Misspelt(f"there is no card {name!r}")
        if name in self.scripts:
            raise ValueError(f"{name} is declared twice")
        script = self._script()
        for part in parts:
            try:
                part.join(self, script)
            except Misspelt as wrong:
                raise Misspelt(f"{name}: {wrong}") from None
        self.scripts[name] = script
        for key, abilities in script.held.items():
            for ability in abilities:
                self.held.setdefault(key, {}).setdefault(ability.zone, {}).setdefault(name, []).append(ability)
        for zone, stat in script.elsewhere:
            self.elsewhere[stat] = tuple(dict.fromkeys((*self.elsewhere.get(stat, ()), zone)))
        return script

    def load(self) -> None:
        """Read every module under the package, once."""
        if self._loaded:
            return
        self._loaded = True
        package = import_module(self.package)
        for module in walk_packages(package.__path__, f"{self.package}."):
            import_module(module.name)
