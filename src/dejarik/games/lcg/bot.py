"""Players for the card game."""

from __future__ import annotations

from collections.abc import Mapping

from dejarik.core.bot import Bot

BOTS: Mapping[str, Bot] = {}
