"""12. Отвлечь огонь на себя (Draw Their Fire)."""

from dejarik.games.lcg.cards.words import *

card(
    "admiral-ackbar",
    action(play_this(), zone="hand", only=during_engagement),
    reaction(on("enters", this, during_engagement), damage(1, each(enemy & unit & participating))),
)
card("x-wing-escort", interrupt(leaves(), sacrifice(one(enemy & unit & vehicle, by=opposing_seat))))
card("fleet-command-center", enhance(you), reaction(your_refresh_ends, place_shield(target(unit))))
card(
    "heroic-sacrifice",
    action(
        destroy(target(enemy & unit & vehicle & printed_cost(most=4))),
        cost=sacrifice(one(friendly & unit & vehicle)),
    ),
)
