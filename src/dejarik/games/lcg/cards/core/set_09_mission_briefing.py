"""9. Инструктаж перед вылетом (Mission Briefing)."""

from dejarik.games.lcg.cards.words import *

card("mission-briefing", reaction(opponents_turn_begins, draw(1)))
card("battlefield-engineers", reaction(declared_attacker(), remove_focus(1, target(friendly & enhancement))))
card("a-wing", reaction(focused_to_strike(), draw(1)))
card(
    "heavy-blaster-emplacement",
    enhance(you),
    action(damage(1, one(enemy & unit, by=opposing_seat), by=opposing_seat), cost=focus()),
)
