"""13. Поднять эскадрильи (Mobilize the Squadrons)."""

from dejarik.games.lcg.cards.words import *

card("mobilize-the-squadrons", reaction(you_refresh, remove_focus(1, target(friendly & (objective | enhancement)))))
card(
    "trench-run",
    enhance(dial),
    constant("cannot-be-targeted", 1, this),
    constant("engageable", 1, dial),
    constant("falls-at", 10, dial),
)
card(
    "covering-fire",
    action(
        place_shield(each(friendly & unit & participating)),
        cost=sacrifice(one(friendly & unit)),
        only=during_engagement,
    ),
)
