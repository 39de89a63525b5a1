"""27. Подкрепление с Куата (Kuat Reinforcements)."""

from dejarik.games.lcg.cards.words import *

card("kuat-reinforcements", interrupt(you_are_playing(unit & vehicle), cheaper_by_discarding()))
card(
    "backstabber",
    action(play_this(), zone="hand", only=during_engagement),
    reaction(on("enters", this, during_engagement), damage(1, engaged)),
)
card("tallon-roll", action(remove_focus(1, target(unit & trait("fighter")))))
card("death-from-above", action(lasting("blast", 1, up_to(2, unit & vehicle & attacking), "engagement")))
