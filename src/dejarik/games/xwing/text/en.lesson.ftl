# How to win, and the first lesson. No placeholders: a lesson always goes the same way.
how-to-win =
    How to win X-Wing

    Destroy all ships of the enemy: whoever has a ship left wins.
    Each round has four phases.
    1. Planning: everybody secretly sets a manoeuvre on the dial of each of their ships.
    2. Activation: ships fly in turn, weak pilots first, and each takes one action.
    3. Combat: now the best pilots shoot first, at somebody in their firing arc and not beyond range 3.
       Red dice attack, green dice defend; each evade cancels one hit.
    4. End: focus and evade tokens that were not spent are gone.
    Damage takes shields first, then comes as cards; with as many cards as it has hull, a ship is destroyed.

lesson-first = Luke against two TIEs
lesson-first-fly = Your X-wing is at the bottom, two TIEs at the top, far away. Close in fast: set "straight 4" on the dial.
lesson-first-focus = After its manoeuvre a ship may take one action. Take focus: it turns the eyes on your dice into hits or evades.
lesson-first-slow = Another dash and you might fly past them. The TIEs come to you anyway: set "straight 1" and meet them in front of you.
lesson-first-focus-again = Now there will be shooting, and focus helps in attack and in defence. Take it again: the old one went at the end of the round.
lesson-first-shoot = Luke has the higher skill and shoots first. Aim at the Obsidian Squadron Pilot: Night Beast has an evade token and is harder to hit.
lesson-first-save = Two hits and a blank, no eyes: focus would change nothing here. Keep it for your defence: "Done".
lesson-first-enough = Two hits against two evades: a miss. There is nothing to spend: "Done".
lesson-first-blank = One evade and a blank: focus changes eyes only. Your shield takes the hit: "Done".
lesson-first-turn = You are about to fly past each other, and nobody will be in front of you. Set the Koiogran turn 4: straight on and about. It is red and costs you a stress token.
lesson-first-beast = Both are in front of you again, and stress has left them without tokens, too. Shoot at Night Beast: it is at range 2, where the defender gets no extra die.
lesson-first-luke = A hit against an eye. You have no focus, but Luke has an ability of his own: one eye becomes an evade. Use it.
lesson-first-green = As long as a ship is stressed it takes no actions. A green manoeuvre removes the stress: set "straight 1".
lesson-first-ready = The stress is gone, the action is yours again. Take focus before the decisive shot.
lesson-first-close = The enemy is at range 1: the primary weapon rolls one more red die. Shoot!
lesson-first-spend = Now there are two eyes on the dice. Spend your focus: both become hits.
lesson-first-learned = Victory! You can plan, close in, keep and spend focus.
lesson-first-end = { lesson-first-learned } Next: "dejarik play xwing --options points=31", small squads of your choice; after that the whole game: "dejarik play xwing --options points=100 --options obstacles=true".

refused-lesson-first-fly = A legal manoeuvre, but shooting needs range 1–3, and the enemy is much farther away. Set "straight 4".
refused-lesson-first-focus = You may do without an action, but there is no reason to: a focus token costs nothing.
refused-lesson-first-slow = That would leave the enemies beside or behind you, and your weapon fires forward, at range 1–3. Set "straight 1".
refused-lesson-first-focus-again = A target lock helps in attack only, against one enemy only, and you will be shot at, too. Take focus: it serves in defence as well.
refused-lesson-first-shoot = Night Beast is harder to hit: its evade token cancels one more hit. And not shooting at all gives them a round for nothing. The target is the Obsidian Squadron Pilot.
refused-lesson-first-save = Focus turns eyes only, and there are none in this roll: the token would be wasted.
refused-lesson-first-enough = Both hits are cancelled already, and there are no eyes in the roll. Keep the token: another shot is coming.
refused-lesson-first-blank = There are no eyes in the roll; focus would do nothing.
refused-lesson-first-turn = That would leave the enemies behind you, and nobody to shoot at in this round. You need the Koiogran turn 4.
refused-lesson-first-beast = At range 3 the target gets an extra defence die, and Night Beast is at range 2. Shoot at it.
refused-lesson-first-luke = Nothing cancels that hit yet, and Luke's ability costs nothing. Use it.
refused-lesson-first-green = After that manoeuvre the stress would stay, and no action with it. You need a green one: "straight 1".
refused-lesson-first-ready = A lock gives a reroll, but focus is surer: it also helps you when somebody shoots back.
refused-lesson-first-close = There will be no better shot: at close range you have four dice. Shoot.
refused-lesson-first-spend = Two eyes without focus are simply misses, and after this round the token is gone anyway. Spend it.
