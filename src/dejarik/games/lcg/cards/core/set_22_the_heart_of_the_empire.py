"""22. Сердце Империи (The Heart of the Empire)."""

from dejarik.core import zones as hidden
from dejarik.games.lcg.cards.words import *
from dejarik.games.lcg.rules import zones


def to_bottom_of_deck(use: Use, things: list[int]) -> Procedure[bool]:
    """Cards in play go under their owners' decks, in an order that nobody knows."""
    table, gone = use.table, []
    table.rng.shuffle(things)
    for thing in things:
        if thing in table.pieces:
            goal = yield from zones.captured_instead(table, table.pieces[thing])
            if (yield from zones.leave_play(table, thing, ("to-deck",), goal or "bottom")) and not goal:
                gone.append(thing)
    hidden.unknow(table, gone)
    return True


frozen = target(enemy & unit & trait("character", "creature"))

card("the-heart-of-the-empire", constant("loss", 1, this))
card("coruscant-defense-fleet", constant("cannot-attack", 1, this))
card(
    "force-stasis",
    action(lasting("cannot-attack", 1, frozen, "phase"), lasting("cannot-defend", 1, frozen, "phase")),
)
card("there-is-no-escape", action(Verb(to_bottom_of_deck, each(unit)), only=in_phase("force")))
