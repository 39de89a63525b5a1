# How to win, and the first lesson. No placeholders: a lesson always goes the same way.
how-to-win =
    How to win Star Wars: The Card Game

    The light side wins by destroying three objectives of the dark side.
    The dark side wins when the Death Star dial reaches 12: it goes up by itself in each of its turns,
    faster while the balance of the Force is dark, and when objectives of the light side fall.
    In your turn you draw cards, deploy units that the resources of your objectives pay for,
    and lead units against the enemy's objectives. Before the strikes comes the edge battle: more Force icons strike first.
    At the end of the turn units are committed to the Force: whoever has the balance gets something every turn, the light
    side a point of damage, the dark side a step of the dial.

lesson-first = Luke rescues a captive
lesson-first-objectives = Of four objectives three come into play. Put "Hit and Run" away: the other three are Jedi and pay for Jedi cards.
lesson-first-luke = Deployment phase. The best card of your hand is Luke Skywalker: play him.
lesson-first-pay = Luke costs 4. Take 1 from "Jedi", 1 from "Last Minute Rescue" and 2 from "A Hero's Journey": you will need "Jedi Training" in a moment.
lesson-first-training = One resource is left. Play "Dagobah Training Grounds": it gives you one more resource every turn.
lesson-first-engage = C-3PO and R2-D2 came as well, your coach has played them for you. Now attack! Choose "Cruel Interrogations": it holds a captive of yours, and three destroyed objectives win the game.
lesson-first-attackers = The droids are weak fighters, let them stay at home. Attack with Luke alone.
lesson-first-edge = The edge battle decides who strikes first. Place "Return of the Jedi": it has three Force icons, and you could not pay for it now.
lesson-first-enough = Your opponent passed; your three icons will do. Do not waste another card: pass.
lesson-first-target = You have the edge, Luke strikes first. Aim at the Dark Side Apprentice: two damage destroy it, and nobody is left to strike back.
lesson-first-commit = Unopposed: one more damage to the objective. Now the Force phase: commit Luke, he has three icons. He is tired, but not for long.
lesson-first-fresh = Only ready units count in the Force struggle. Luke's ability removes a focus token from him at the start of your opponent's turn: use it.
lesson-first-balance = Luke has turned the balance to you, and each of your turns now begins with a point of damage. Put it on "Cruel Interrogations".
lesson-first-yoda = Yoda has come to your hand. Play him: together with Luke the attack is surer.
lesson-first-again = "Cruel Interrogations" has four damage of five. Attack it again.
lesson-first-both = Send both, Luke and Yoda: your opponent will not dare to defend.
lesson-first-strike = No defenders, and the edge is yours. Blast damage hits the objective; begin with Luke.
lesson-first-blast = Blast damage goes to the objective: this is the fifth point. The order of the icons is up to you.
lesson-first-learned = The objective is destroyed and the captive back in your hand: two more to go.
lesson-first-end = { lesson-first-learned } Play this match on by yourself, or begin another: "dejarik play lcg --options brisk=true" with ready decks, later "dejarik play lcg --options mode=constructed" with your own.

refused-lesson-first-objectives = The three that stay should be Jedi: at least one resource for a card of a faction must come from that faction. The odd one out is the neutral "Hit and Run".
refused-lesson-first-luke = You could, but then the resources would not suffice for Luke, and he alone is worth all the others.
refused-lesson-first-pay = You could pay so, but then "Jedi Training" would spend its only resource, and you need it in a moment. Give 1, 1, 2 and 0.
refused-lesson-first-training = The droids can wait a moment. Put the last resource into "Dagobah Training Grounds": it comes back at once.
refused-lesson-first-engage = Destroyed objectives win the game, and "Cruel Interrogations" holds the captive. Attack that one.
refused-lesson-first-attackers = An attacker is focused to strike and may be destroyed, and the droids have little to strike with. Send Luke alone.
refused-lesson-first-edge = Without Force icons the defender has the edge, and Luke would be struck first. Place "Return of the Jedi": it has three.
refused-lesson-first-enough = Your opponent placed nothing, and you have three icons already. Another card would be wasted: pass.
refused-lesson-first-target = The Guard is tougher and does not defend; the Apprentice strikes back if it survives. Strike that one.
refused-lesson-first-commit = Anyone may be committed, but Force icons count, and Luke has the most.
refused-lesson-first-fresh = A unit with a focus token does not count in the Force struggle. The ability is free: use it.
refused-lesson-first-balance = This damage comes every turn, and it is best gathered in one place: "Cruel Interrogations" is nearest to its end.
refused-lesson-first-yoda = What you need now is another fighter for the attack. Play Yoda.
refused-lesson-first-again = One point is missing to the first of three objectives. Attack "Cruel Interrogations".
refused-lesson-first-both = Yoda may strike at once, Luke is ready, and C-3PO is no use in a fight. Send Luke and Yoda.
refused-lesson-first-strike = Either may strike, but Luke has the blast damage that the objective needs. Begin with him.
refused-lesson-first-blast = Either order will do: choose one of the icons.
