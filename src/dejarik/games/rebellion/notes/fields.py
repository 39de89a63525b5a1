"""What a line of Rebellion's journal is made of: the fields by their types, each worded in one way."""

from __future__ import annotations

from typing import Annotated

from dejarik.core.note import Note, Word

#: A side by its number: 0 the Rebels, 1 the Empire.
Side = Annotated[int, Word("side")]
#: The same, or -1 for nobody.
Allegiance = Annotated[int, Word("allegiance")]
SideName = Annotated[str, Word("side_name")]
#: A system or the Rebel Base space.
Place = Annotated[str, Word("place")]
Unit = Annotated[str, Word("unit")]
#: Kinds of units and how many of each.
Troops = Annotated[tuple[tuple[str, int], ...], Word("troops")]
#: Units and the space of the queue for each.
Queue = Annotated[tuple[tuple[str, int], ...], Word("queue")]
Leader = Annotated[str, Word("leader")]
Card = Annotated[str, Word("card")]
Ring = Annotated[str, Word("ring")]
Theatre = Annotated[str, Word("theatre")]
Dice = Annotated[tuple[str, ...], Word("dice")]


class RebellionNote(Note):
    """A line of this game's journal."""
