"""Options of a match and how a form shows them: building blocks for the fields of a game's `options`.

    class Options(msgspec.Struct, frozen=True):
        mode: Annotated[str, choice("starter", "constructed")] = "starter"
        sides: Annotated[tuple[str, ...], per_seat("light", "dark")] = ()
        deck: Annotated[str, build("", "jedi", "sith")] = ""

A field without such a block is set by the presets, and by whoever looks for it: it stands where few need it.
What a form offers is no check: a value that is not offered is refused by the game, with its rule. Words are messages of
the game: `setting-<name>`, `setting-<name>-hint` and `setting-<name>-<value>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Meta

#: Where a field stands in the form: at once, among what few need, or only where more than two play.
Group = Literal["main", "more", "teams"]


def _shown(group: Group, **schema: Any) -> Meta:
    return Meta(extra_json_schema={"group": group, **schema})


def plain(group: Group = "main") -> Meta:
    """A number, a switch or a text, as its type says."""
    return _shown(group)


def choice(*values: str, group: Group = "main") -> Meta:
    """One of these values."""
    return _shown(group, enum=list(values))


def per_seat(*usual: str, values: tuple[str, ...] = (), group: Group = "main") -> Meta:
    """One of the values for each seat; where nothing is said, `usual` in turn."""
    return _shown(group, format="per-seat", usual=list(usual), examples=list(values or usual))


def seats(group: Group = "teams") -> Meta:
    """A list of seats."""
    return _shown(group, format="seats")


def build(*ready: str, group: Group = "main") -> Meta:
    """A deck or squad: one of those that are ready, a saved one, or a list as text."""
    return _shown(group, format="build", examples=list(ready))


class Preset(msgspec.Struct, frozen=True):
    """A way to play that can be chosen at once; its words are `preset-<id>` and `preset-<id>-hint`."""

    id: str
    options: Mapping[str, Any] = {}
    #: How many sit down, where that is part of it.
    seats: int | None = None
