"""Importing this declares every card."""

from __future__ import annotations

from dejarik.games.rebellion.cards import (
    advanced_tactics,
    expansion_actions,
    expansion_missions,
    expansion_objectives,
    imperial_actions,
    imperial_missions,
    objectives,
    rebel_actions,
    rebel_missions,
    tactics,
)
from dejarik.games.rebellion.cards.registry import ACTION, ADVANCED_TACTIC, MISSION, OBJECTIVE, TACTIC

__all__ = [
    "ACTION",
    "ADVANCED_TACTIC",
    "MISSION",
    "OBJECTIVE",
    "TACTIC",
    "advanced_tactics",
    "expansion_actions",
    "expansion_missions",
    "expansion_objectives",
    "imperial_actions",
    "imperial_missions",
    "objectives",
    "rebel_actions",
    "rebel_missions",
    "tactics",
]
