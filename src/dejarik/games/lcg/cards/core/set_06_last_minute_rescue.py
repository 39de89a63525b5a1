"""6. Спасение в последний миг (Last Minute Rescue)."""

from dejarik.games.lcg.cards.words import *
from dejarik.games.lcg.notes import OfCard
from dejarik.games.lcg.rules import zones
from dejarik.games.lcg.rules.damage import remove_damage as take_damage
from dejarik.games.lcg.rules.damage import remove_focus as take_focus
from dejarik.games.lcg.rules.damage import remove_shields as take_shields
from dejarik.games.lcg.rules.values import enhancements


def strip(use: Use, things: list[int]) -> Procedure[bool]:
    """Discard any number of tokens and enhancements from a target."""
    table, piece = use.table, use.table.pieces[things[0]]
    lying: dict[Option, int] = {"damage": piece.damage, "focus": piece.focus, "shield": piece.shields}
    lying |= dict.fromkeys((card.id for card in enhancements(table, piece.id)), 1)
    lying = {what: most for what, most in lying.items() if most}
    about, most = OfCard(piece.card, piece.id), tuple(lying.values())
    taken = yield Share(use.seat, "strip", tuple(lying), sum(most), 0, most, about=about, rule="lcg.discard.tokens")
    gone = dict(zip(lying, taken, strict=True))
    take_damage(table, piece.id, gone.pop("damage", 0))
    take_focus(table, piece.id, gone.pop("focus", 0))
    take_shields(table, piece.id, gone.pop("shield", 0))
    for card, count in gone.items():
        if count and isinstance(card, int) and card in table.pieces:
            yield from zones.discard_from_play(table, card)
    return True


def carries_something(use: Use, thing: int) -> bool:
    piece = use.table.pieces[thing]
    return bool(piece.damage or piece.focus or piece.shields or enhancements(use.table, thing))


card("last-minute-rescue", reaction(you_refresh, remove_damage(1, target(unit))))
card("redemption", interrupt(destroyed(unit & character), instead("hand"), limit=once_per_turn))
card("return-of-the-jedi", action(put_into_play(unit & trait("force-user"), "discard")))
card("emergency-repair", action(remove_damage(ALL, target(objective)), only=your_turn))
card("force-rejuvenation", action(Verb(strip, target(friendly & unit & character), carries_something)))
