"""21. Налёт Чёрной эскадрильи (Black Squadron Assault)."""

from dejarik.core.lasting import Lasting
from dejarik.games.lcg.cards.words import *
from dejarik.games.lcg.rules import zones
from dejarik.games.lcg.rules.values import ICONS, facts


def icons_of_top_card(use: Use) -> Procedure[bool]:
    """Discard the top card of your deck; if it is a unit, this gains all its printed combat icons for the strike."""
    found = zones.discard_top(use.table, use.seat)
    if found is None:
        return False
    printed = facts(use.table, found)
    for icon in ICONS:
        for stat, amount in ((icon, getattr(printed.normal, icon)), (f"edge_{icon}", getattr(printed.edge, icon))):
            if amount:
                use.table.lasting.append(Lasting(stat, amount, (use.this,), "strike"))
    return True
    yield


def cards_to_discard(use: Use) -> bool:
    return bool(use.table.decks[use.seat])


card(
    "black-squadron-assault",
    action(remove_focus(1, one(friendly & unit & trait("black-squadron"))), cost=focus()),
)
card("vaders-tie-advanced", reaction(focused_to_strike(), deed(icons_of_top_card, cards_to_discard)))
card("tie-advanced", reaction(survives(this & attacking, unopposed=True), damage(1, engaged)))
card(
    "black-squadron-pilot",
    enhance(friendly & unit & trait("fighter")),
    constant("unit_damage", 1, host),
    constant("blast", 1, host),
)
card("im-on-the-leader", action(place_focus(1, target(enemy & unit & trait("fighter")))))
card("target-of-opportunity-dark", fate(only_if(you_attack, damage(1, engaged))))
