"""Which windows somebody lets go by who passes until something concerns them."""

from __future__ import annotations

from typing import Final

from dejarik.core.question import Ask, Option, Question
from dejarik.games.lcg.notes import OfMoment
from dejarik.games.lcg.state import NOWHERE
from dejarik.games.lcg.view import View

WINDOWS: Final = frozenset({"action", "interrupt", "reaction"})
#: What the other side does may be aimed at anybody; only once it is done does everybody see at whom.
AT_ANYBODY: Final = frozenset({"event-played", "interrupt-used", "playing"})


def unconcerned(seen: View, question: Question) -> Option | None:
    """A pass, on the opponent's turn, outside of engagements, and when nothing happens to a card of one's own.

    Neither the hand nor the options count: whoever is then still waited for would tell by it what they hold.
    """
    if not isinstance(question, Ask) or question.kind not in WINDOWS or "pass" not in question.options:
        return None
    if seen.active == question.seat or seen.engaged != NOWHERE:
        return None
    return "pass" if question.kind == "action" or _theirs(seen, question) else None


def _theirs(seen: View, question: Ask) -> bool:
    """What happens, happens to a card of the opponent's and is nothing aimed."""
    about = question.about
    if not isinstance(about, OfMoment) or about.moment in AT_ANYBODY:
        return False
    return any(piece.id == about.id and piece.controller != question.seat for piece in seen.pieces)
