"""Events."""

from __future__ import annotations

from dejarik.core.cards import ChooseOne, Lasts, May, Whoever, remembered, then
from tests.brawl.words import (
    after,
    beat,
    before,
    by_you_lost,
    card,
    damage,
    discard_from_hand,
    draw,
    enemy,
    event,
    fighter,
    friendly,
    gain,
    later,
    on,
    prevent,
    target,
    you,
)

card("song", event(Lasts("strength", 1, Whoever(friendly & fighter), "round")))
card("bounty", event(later(on("round-ends"), beat(remembered()), about=target(enemy & fighter))))
card("offer", event(ChooseOne(you, {"credit": gain(1), "blow": damage(1, target(enemy))})))
card("swap", event(draw(1), then(discard_from_hand()), May(gain(1), you)))
card("grudge", event(damage(1, enemy)))
#: Held until they are needed.
card("duck", before(on("damage", friendly), prevent(1), zone="hand"))
card("revenge", after(on("defeated", by_you_lost), damage(1, target(enemy)), zone="hand"))
