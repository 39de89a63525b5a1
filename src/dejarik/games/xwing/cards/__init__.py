"""Pilots, upgrades and the damage deck: each card a few lines beside its facts."""

from __future__ import annotations

from dejarik.games.xwing.cards.damage import DAMAGE, deck
from dejarik.games.xwing.cards.facts import DamageCard, Manoeuvre, PilotCard, ShipType, UpgradeCard
from dejarik.games.xwing.cards.pilots import PILOTS
from dejarik.games.xwing.cards.ships import SHIPS
from dejarik.games.xwing.cards.upgrades import UPGRADES

__all__ = [
    "DAMAGE",
    "PILOTS",
    "SHIPS",
    "UPGRADES",
    "DamageCard",
    "Manoeuvre",
    "PilotCard",
    "ShipType",
    "UpgradeCard",
    "deck",
]
