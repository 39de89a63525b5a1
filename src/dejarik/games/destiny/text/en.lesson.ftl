# How to win, and the first lesson. No placeholders: a lesson always goes the same way.
how-to-win =
    How to win Star Wars: Destiny

    You win by defeating all characters of your opponent: one is out with as much damage as it has health.
    Players take turns, one action each: activate a character and roll its dice, resolve dice that show the same
    symbol, play a card, discard a card to reroll dice, claim the battlefield, or pass.
    Damage takes shields first. Resources pay for cards; everybody gets two of them each round.
    Whoever claims the battlefield uses its ability, but does nothing more in that round.
    When all are done, characters are ready again, dice go back to their cards, and a new round begins.

lesson-first = Rey and Finn against the First Order
lesson-first-hand = Before the game you may exchange cards. "Lightsaber" and "DL-44 Heavy Blaster Pistol" cost 3 each, and you have 2 resources: shuffle both back.
lesson-first-shields = Your opponent got the battlefield, so you get two shields: each takes a point of damage. Give one to Rey and one to Finn.
lesson-first-rey = Your turn, one action. Dice must be rolled before they can be resolved: activate Rey.
lesson-first-finn = Rey rolled a resource and "+2 melee damage": a modifier does nothing alone, it needs a die with damage. Activate Finn.
lesson-first-melee = Finn rolled melee damage: that is what Rey's "+2" goes with. Resolve the die with melee damage.
lesson-first-modifier = Add "+2 melee damage": that makes 3 instead of 1.
lesson-first-kylo = Strike Kylo Ren: he is the most dangerous, and it is better to defeat one than to wound two.
lesson-first-ranged = A die with ranged damage is left. Resolve it, too, before your opponent removes it.
lesson-first-same = Kylo Ren again: gather damage on one character.
lesson-first-droid = You have resources. BB-8 costs 1 and stays in play as a support with a die of its own: play it.
lesson-first-roll = A support is activated like a character: roll BB-8's die.
lesson-first-resource = Another resource. Dice of the same symbol are resolved in one action: begin with Rey's die.
lesson-first-both = In the same action, resolve BB-8's die as well.
lesson-first-claim = Your dice are used up, and your cards are better kept. Claim the battlefield before your opponent does: then you also act first in the next round.
lesson-first-yes = "Frozen Wastes" removes a die of a character. Your opponent's, of course: use it.
lesson-first-learned = The first round is yours: Kylo Ren is wounded, the battlefield is yours.
lesson-first-end = { lesson-first-learned } Play on: whoever defeats both characters wins. A new match: "dejarik play destiny" with decks by lot, or choose: "dejarik play destiny --options first=rey-finn".

refused-lesson-first-hand = Any cards may be exchanged, but it is the two dear ones that you cannot pay for in the first round. Choose "Lightsaber" and the DL-44.
refused-lesson-first-shields = All shields on one leave the other bare. Give one to each.
refused-lesson-first-rey = As long as no dice are rolled there is nothing to resolve, and your cards can wait. Activate Rey.
refused-lesson-first-finn = The resource will not run away, and the modifier needs a die with damage. Activate Finn.
refused-lesson-first-melee = The strongest first: melee damage with its modifier makes 3. Your opponent may remove dice if you wait.
refused-lesson-first-modifier = Without the modifier the damage is 1, and a "+2" cannot be resolved alone. Add it.
refused-lesson-first-kylo = Do not strike your own, and Phasma can wait: Kylo Ren is more dangerous. Aim at him.
refused-lesson-first-ranged = A die with damage may not live to see your next turn: your opponent can remove it. Resolve the ranged damage.
refused-lesson-first-same = A wounded character rolls as many dice as ever, a defeated one none. Gather the damage on Kylo Ren.
refused-lesson-first-droid = The best use of a resource now is something that stays: BB-8 rolls a die every round.
refused-lesson-first-roll = BB-8 is ready, and a die on its card does nothing. Activate it.
refused-lesson-first-resource = Dice that are not resolved before the round ends go back to their cards for nothing. Resolve the resource on Rey's die.
refused-lesson-first-both = One action resolves any number of dice of one symbol. Do not leave the second.
refused-lesson-first-claim = You have no dice left that matter, and the battlefield goes to whoever is first. Claim it.
refused-lesson-first-yes = The ability is optional, but it costs your opponent a die for nothing. Say yes.
