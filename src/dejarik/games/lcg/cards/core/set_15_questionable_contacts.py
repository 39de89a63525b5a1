"""15. Сомнительные знакомства (Questionable Contacts)."""

from dejarik.core.lasting import Lasting
from dejarik.games.lcg.cards.ability import CHOICES
from dejarik.games.lcg.cards.words import *
from dejarik.games.lcg.notes import OfCard
from dejarik.games.lcg.rules.values import ICONS


def gain_icon(use: Use, things: list[int]) -> Procedure[bool]:
    """One combat icon of the user's choice, for the strike."""
    about = OfCard(use.table.cards[things[0]], things[0])
    icon = yield Ask(use.seat, "icon-to-gain", ICONS, about=about, rule=CHOICES["icon-to-gain"])
    use.table.lasting.append(Lasting(icon, 1, tuple(things), "strike"))
    return True


card(
    "questionable-contacts",
    reaction(you_refresh, move_damage(1, target(friendly & unit), target(enemy & unit)), cost=damage(1, this)),
)
card("han-solo", reaction(declared(), damage(1, target(enemy & unit))))
card("cloud-city-casino", enhance(you))
card("swindled", action(return_to_hand(target(unit & printed_cost(most=2)))))
card("crossfire", reaction(focused_to_strike(unit & character), Verb(gain_icon, that)))
