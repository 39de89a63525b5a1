### Legacies: what the cards do, in our own words

text-dark-advisor = Special: draw 3 cards. Then put a card of your hand on top of your deck or under it.
text-maul-vengeful-one = After an opponent's effect removes dice of Maul or his upgrades, you may remove a die of theirs.
text-kallus-agent-of-the-empire = Power action: turn this die from ranged to melee damage or back.
text-bib-fortuna-majordomo = Special: roll a character die of another character of yours into your pool.
text-luke-skywalker-unlikely-hero = Power action: spend 2 resources to resolve a die of Luke or his upgrades, worth 2 more.
text-clone-trooper = After activating this trooper, you may reroll this die, or any character die of yours if you control the battlefield.
text-rose-skilled-mechanic = Special: gain 1 resource. You may remove 1 damage from a support.
text-gang-up = X is the number of your yellow characters.
text-ataru-strike = Resolve a melee die of a blue character of yours, worth 1 more for each shield on that character.
text-final-moment = Ready all your characters. After the action phase you lose the game.
