# How to win, and the first lesson. No placeholders: a lesson always goes the same way.
how-to-win =
    How to win Rebellion

    The Rebels win if they hold out: the time marker moves on every round, and objectives that they fulfil
    move the reputation marker towards it. When the two meet, the Alliance has won.
    The Empire wins if it finds the secret Rebel base and takes its system, with all defenders gone.
    A round has three phases. Assignment: leaders are secretly put on missions.
    Command: in turn, missions are revealed or systems activated to move troops.
    Refresh: leaders return, everybody draws cards, time moves on, and now and then leaders are recruited and units built.
    Whoever is on a mission neither leads troops nor opposes the enemy: there are never enough leaders.

lesson-first = The Alliance's first round
lesson-first-base = Choose where to hide your base. Tatooine is a quiet place away from the Imperial fleets: hide there.
lesson-first-alliance = Assignment phase. Begin with "Build Alliance": new worlds on your side will build units for you.
lesson-first-mothma = Nobody builds alliances better than Mon Mothma. Send her alone: one leader is enough here.
lesson-first-sabotage = Now "Sabotage": it takes an Imperial world's production away.
lesson-first-leia = Princess Leia can do that. Keep Dodonna and Rieekan back.
lesson-first-enough = Two on missions are enough. Those who stay in the pool can lead troops or oppose Imperial missions: "Done".
lesson-first-reveal = Command phase: one action each, in turn. Reveal your first mission, "Build Alliance".
lesson-first-ally = Choose Cato Neimoidia: a neutral world without Imperial leaders.
lesson-first-second = Nobody opposed it, the world is on your side. The Empire moved in at once, but that leader is busy now. Reveal "Sabotage".
lesson-first-corellia = Corellia builds ships for the Empire. Sabotage it.
lesson-first-pass = Both missions have succeeded. Let Dodonna and Rieekan stay near the base, it is too early to fight: pass.
lesson-first-recruit = Refresh: the time marker has moved, and a new leader joins you. Recruit Luke Skywalker.
lesson-first-build = Production: build what the icons of your worlds allow. Take an Airspeeder, two Rebel Troopers and two X-wings.
lesson-first-deploy = Finished units are deployed to systems of yours or right to the base, and the Empire does not see where that is. Choose the base.
lesson-first-guards = No more than two units go to one system at a time. Send a Trooper and the Airspeeder to the base.
lesson-first-learned = One round is over: an alliance, a sabotage, a new leader, new units.
lesson-first-end = { lesson-first-learned } Play on by yourself: time is on your side. A new match: "dejarik play rebellion --options first_game=true", later without that option, with the full set-up.

refused-lesson-first-base = You could hide there, but this lesson goes on with the base on Tatooine: the Empire is farthest from it.
refused-lesson-first-alliance = That mission will have its day, but without worlds there are no troops. Begin with the alliance.
refused-lesson-first-mothma = Each leader on a mission is one that is missing in a fight. Mon Mothma needs no help, and the others do this worse.
refused-lesson-first-sabotage = The second mission of this round is "Sabotage": the less the Empire builds, the longer you hold out.
refused-lesson-first-leia = Leia can do it alone. Dodonna and Rieekan are commanders and of more use in the pool.
refused-lesson-first-enough = With everybody busy, nobody could lead troops or oppose Imperial missions. Two will do.
refused-lesson-first-reveal = What matters now is to be faster than the Empire, before its leaders are everywhere. Reveal "Build Alliance".
refused-lesson-first-ally = You could go there, but you need a neutral world where no Imperial leader waits: Cato Neimoidia.
refused-lesson-first-second = A mission does nothing until it is revealed, and its leader is busy until the end of the round anyway. Reveal "Sabotage".
refused-lesson-first-corellia = Sabotage stops a system's production, and it hurts most where ships are built for the Empire: on Corellia.
refused-lesson-first-pass = Leading troops shows where your forces are, and revealing the base gives your best weapon away: the secret. Pass.
refused-lesson-first-recruit = All of them are good, but Luke serves on missions and in battle. Recruit him.
refused-lesson-first-build = You could build other things, but the base needs soldiers and the sky fighters: an Airspeeder, two Troopers, two X-wings.
refused-lesson-first-deploy = If the base is found, only those who stand on it will hold it. Send the first ones to the base.
refused-lesson-first-guards = On the ground the base is held by ground units: a Trooper and the Airspeeder.
