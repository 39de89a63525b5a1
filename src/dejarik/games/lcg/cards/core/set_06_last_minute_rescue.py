"""6. Спасение в последний миг (Last Minute Rescue)."""

from dejarik.games.lcg.cards.words import *

card("last-minute-rescue", reaction(you_refresh, remove_damage(1, target(unit))))
card("redemption", interrupt(destroyed(unit & character), instead("hand"), limit="copy"))
card("return-of-the-jedi", action(put_into_play(unit & trait("force-user"), "discard")))
card("emergency-repair", action(remove_damage(ALL, target(objective)), only=your_turn))
card("force-rejuvenation", action(strip(target(friendly & unit & character))))
