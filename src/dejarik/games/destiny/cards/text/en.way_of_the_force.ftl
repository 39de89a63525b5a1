### Way of the Force: what the cards do, in our own words

text-snoke-supreme-leader = Power action: deal 1 damage to another character of yours to resolve a damage die of that character itself, worth 2 more.
text-general-grievous-wheel-bike = Power action: spend 1 resource (none with General Grievous of yours in play) to ready this.
text-imperial-troop-transport = X is the number of your characters that are not unique.
text-dj-treacherous-rogue = After you remove dice of an opponent, you may deal that opponent 1 indirect damage for each of them.
text-luke-skywalker-reluctant-instructor = The shields of this die may be resolved as melee damage. Power action: move a blue ability from Luke to another blue character.
text-rex-clone-captain = Before activating Rex, you may spend 1 resource (none with a Clone Trooper of yours in play) to take control of the battlefield.
text-rexs-blaster-pistol = While this is on Rex, your copies of it are not unique. After activating the bearer, if you control the battlefield, you may activate one of your characters.
text-clandestine-operation = With 2 yellow characters or Cassian Andor: resolve any number of your dice with the same symbol. Then discard as many cards off a deck.
text-mechanical-insight = Look through the top 5 cards of your deck for a droid or podracer, show it and take it. The rest go underneath in any order.
text-dagger-of-mortis = Before resolving this die with melee damage, you may move 1 shield from a blue character to the bearer.
text-darksaber = This die is worth 1 more if the bearer costs 15 points or more, 2 more from 20 points on.
text-grand-entrance = Activate a character of yours. Reroll any number of its dice, and once more.
text-home-turf-advantage = You bring 2 battlefields. If yours is to be used, you choose which of them; the other is set aside.
text-plo-koon-jedi-protector = Plo Koon has the abilities of each character of yours that is not unique.
