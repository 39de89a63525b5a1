"""10. Бегство от Империи (Fleeing the Empire)."""

from dejarik.games.lcg.cards.words import *

card("fleeing-the-empire", reaction(your_refresh_ends, place_shield(target(friendly & (unit | objective)))))
card("leia-organa", constant("captured-instead", 1, this), interrupt(leaves(), remove_focus(ALL, each(friendly))))
card("stolen-plans", enhance(enemy & objective), reaction(generates(host), draw(1)))
card(
    "youre-my-only-hope",
    action(draw(2), then(discard_from_hand(1, opposing_seat)), cost=sacrifice(one(friendly & unit))),
)
