"""What the journal of Rebellion tells of assignments to one side alone."""

from __future__ import annotations

from dejarik.games.rebellion.notes.fields import Card, RebellionNote


class MissionLaid(RebellionNote):
    """Which mission it is that lies face down under a number."""

    rule = "reb.assign.how"
    card: Card
    number: int
