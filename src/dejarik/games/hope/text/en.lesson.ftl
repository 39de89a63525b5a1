# How to win, and the first lesson. $… are never needed: a lesson always goes the same way.
how-to-win =
    How to win Path to Hope

    You all play on one side: you win together or lose together.
    The Empire's cards lie face down in a few piles. Somewhere among them are the Death Star plans.
    Each player gets seven of the Empire's cards, looks at them, tells the others what they were, and puts them face down as a pile.
    Then, turn by turn, everybody lays down one rebel; each of them searches the piles in a different way.
    Only Jyn Erso takes plans, and only when they lie on top of a pile.
    The short match of this lesson is won when the team holds all plans of the deck: with three players, one card.

lesson-first = The plans in the Tower
lesson-first-tell = You see your seven cards. Your team does not: choose to tell about them.
lesson-first-claim = Say what you hold: one TIE fighter, three strikers, two death troopers, no plans. You may choose several lines.
lesson-first-ready = Told. The aid of this match keeps your cards in sight, so you need not learn them by heart: say that you are ready.
lesson-first-scout = Nobody knows yet where the plans lie. Lay down Bodhi Rook: he shows two cards to all, and no enemy among them strikes.
lesson-first-dig = K-2SO has just met the plans in the Citadel Tower, and they went to the bottom of that pile. Dig there: each card moved down brings them nearer to the top.
lesson-first-under = The order does not matter now: these two cards go below the plans. Choose either.
lesson-first-go = Count: seven cards in the Tower, four moved below the plans; only two lie above them. Vote to go on.
lesson-first-jyn = Spark digs first with another Bodhi and moves those two away. Lay down Jyn Erso: she acts after that and takes the plans.
lesson-first-take = The plans are on top of the Citadel Tower now. Send Jyn there.
lesson-first-stop = All the plans of this deck are yours. Going on could only bring trouble: vote to stop.
lesson-first-learned = The team has won. You know how to tell, dig and take.
lesson-first-end = { lesson-first-learned } Next: "dejarik play hope --options quick=true", one round for real; after that the whole game of three rounds, "dejarik play hope --seats 4".

refused-lesson-first-tell = You may keep silent, but then only you know what lies in your pile, and the team searches blindly. Tell first.
refused-lesson-first-claim = That is not what you hold, and nothing helps the Empire more than a false report. You hold one TIE fighter, three strikers, two death troopers and no plans.
refused-lesson-first-ready = You have told everything that matters; now the team waits for you. Say that you are ready.
refused-lesson-first-scout = The others open a card, and an enemy that is opened strikes. Bodhi only shows: as long as nothing is known, he costs nothing.
refused-lesson-first-dig = The plans lie in the Citadel Tower, everybody has seen it. Digging in another pile brings nothing nearer.
refused-lesson-first-under = Either order will do; choose one of the two.
refused-lesson-first-go = Without the plans the match is lost, and they are only two cards away. Go on.
refused-lesson-first-jyn = Plans are taken by Jyn alone; whoever else meets them sends them to the bottom again.
refused-lesson-first-take = Jyn opens one card only, and the plans lie on top of the Citadel Tower.
refused-lesson-first-stop = There is nothing left to win: the match is won with all plans of the deck, and you hold them. A further turn can only lose them.
