"""Ship types: values, action bars and dials."""

from __future__ import annotations

from typing import Final

from dejarik.games.xwing.cards.facts import ShipType, dial

XWING: Final = ShipType(  # xw.card.ship-types
    id="xwing",
    xws="xwing",
    dial_code="XW",
    attack=3,
    agility=2,
    hull=3,
    shields=2,
    actions=("focus", "target-lock"),
    dial=dial(straight="1g 2g 3w 4w", bank="1g 2w 3w", turn="2w 3w", koiogran="4r"),  # xw.dial.xwing
)
YWING: Final = ShipType(
    id="ywing",
    xws="ywing",
    dial_code="YW",
    attack=2,
    agility=1,
    hull=5,
    shields=3,
    actions=("focus", "target-lock"),
    dial=dial(straight="1g 2g 3w 4r", bank="1w 2w 3w", turn="2w 3r", koiogran="4r"),
)
TIE: Final = ShipType(
    id="tie",
    xws="tiefighter",
    dial_code="TF",
    attack=2,
    agility=3,
    hull=3,
    shields=0,
    actions=("focus", "barrel-roll", "evade"),
    dial=dial(straight="2g 3g 4w 5w", bank="2g 3w", turn="1w 2w 3w", koiogran="3r 4r"),  # xw.dial.tie
)
TIE_ADVANCED: Final = ShipType(
    id="tie-advanced",
    xws="tieadvanced",
    dial_code="TA",
    attack=2,
    agility=3,
    hull=3,
    shields=2,
    actions=("focus", "target-lock", "barrel-roll", "evade"),
    dial=dial(straight="2g 3g 4w 5w", bank="1g 2w 3w", turn="2w 3w", koiogran="4r"),
)

SHIPS: Final = {ship.id: ship for ship in (XWING, YWING, TIE, TIE_ADVANCED)}
