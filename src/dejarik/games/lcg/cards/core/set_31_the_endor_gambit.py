"""31. Эндорский гамбит (The Endor Gambit)."""

from dejarik.games.lcg.cards.words import *

card("the-endor-gambit", reaction(you_refresh, remove_focus(1, target(unit & vehicle))))
card(
    "at-st-commander",
    action(place_shield(one(unit & vehicle & participating)), spend=1, only=during_engagement),
)
card("at-st", reaction(enters(), draw(1)))
card("aft-armor-plating", enhance(unit & vehicle), constant("shielding", 1, host))
