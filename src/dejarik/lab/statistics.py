"""How sure a count makes us."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

#: The normal deviate of a two-sided 95% interval.
Z95: Final = 1.959963984540054


class Share(msgspec.Struct, frozen=True):
    """A share of trials with its 95% confidence interval (Wilson)."""

    count: int
    share: float
    low: float
    high: float


def wilson(count: int, trials: int) -> Share:
    """The share `count / trials`: Wilson's interval stays inside 0 … 1 and is honest for rare events."""
    if trials == 0:
        return Share(0, 0.0, 0.0, 1.0)
    share = count / trials
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z95 / (1 + z2 / trials) * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Share(count, round(share, 9), round(low, 9), round(high, 9))
