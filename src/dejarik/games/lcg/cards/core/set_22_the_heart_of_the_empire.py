"""22. Сердце Империи (The Heart of the Empire)."""

from dejarik.games.lcg.cards.words import *

frozen = target(enemy & unit & trait("character", "creature"))

card("the-heart-of-the-empire", constant("loss", 1, this))
card("coruscant-defense-fleet", constant("cannot-attack", 1, this))
card(
    "force-stasis",
    action(lasting("cannot-attack", 1, frozen, "phase"), lasting("cannot-defend", 1, frozen, "phase")),
)
card("there-is-no-escape", action(to_bottom_of_deck(each(unit)), only=in_phase("force")))
