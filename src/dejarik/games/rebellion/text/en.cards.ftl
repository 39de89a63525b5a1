# What cards do, in our own words. First comes when and where, last what a certain leader adds.

# Missions of the Rebellion
text-build-alliance =
    Attempt · populous system
    Roll 2 more dice if you have a unit here. On success gain 1 loyalty here.
text-infiltration =
    Attempt · system with an Imperial unit
    On success look at the two top objective cards; one goes back on top, the other to the bottom.
text-rapid-mobilization =
    Resolve · Rebel Base space
    When the Command Phase ends, do one: with a hidden base, bring up to 5 units from one system to the base space, whatever the distance (not out of a system with a leader of yours); or try to move the base: look at 4 probe cards (8 with two leaders assigned) and choose one of these systems, if you like.
text-sabotage =
    Attempt · populous system
    On success put a sabotage marker here: nobody can build from this system or deploy into it.
text-base-defenses =
    Attempt · Rebel system
    On success an Ion Cannon and a Shield Generator appear at the base.
    General Rieekan: +2 successes.
text-contingency-plan =
    Resolve
    The assigned leaders move on to one of your starting missions in hand, even one already used this round; it can be revealed on a later turn. Nobody else can join them.
    Lando Calrissian: +2 successes when he attempts a mission later this round.
text-covert-operation =
    Attempt · system with an Imperial unit
    On success draw 2 objective cards, keep one and bury the other under the deck.
text-daring-rescue =
    Attempt · system with a captured leader
    On success rescue a captured leader here; the assigned leaders may go to the base, too.
text-demolition =
    Attempt · Imperial system
    On success, for each resource icon of this system, destroy one unit with that icon on the Imperial build queue.
text-establish-trade-relations =
    Attempt · system without a sabotage marker
    On success gain 1 loyalty here and put one unit per resource icon of this system on your build queue at its number.
    Mon Mothma: +2 successes.
text-for-the-greater-good =
    Attempt · system with a captured leader
    On success rescue a captured leader here and draw an objective card. The assigned leaders stay in the system.
    Obi-Wan Kenobi: +2 successes.
text-hidden-fleet =
    Resolve · system without Imperial units
    Move units from the base to this system as if it were adjacent; leaders at the base do not hold them. Transports are still needed.
text-hit-and-run =
    Attempt · any system
    On success destroy Imperial units of your choice here with a total health of up to 2.
text-incite-rebellion =
    Attempt · subjugated system
    On success gain 3 Rebel Troopers here, then fight.
text-lead-the-strike-team =
    Attempt · any system
    On success up to 4 ground units go from the base to this system, whatever the distance and without transports, unless a leader at the base holds them. Fight if Imperial ground units are here.
    Han Solo: +2 successes.
text-misdirection =
    Attempt · system with an Imperial unit
    On success choose one of your leaders: this round no Imperial leader can be sent from the pool against that leader's mission.
    General Madine: +2 successes.
text-plan-the-assault =
    Attempt · system with an Imperial ship
    On success move ships (no ground units) from the base here as if adjacent, even past leaders at the base; then fight.
    Jan Dodonna: +2 successes.
text-plant-false-lead =
    Resolve · system with an Imperial unit
    Take 4 random probe cards from the Empire and put each on the top or the bottom of the probe deck, in an order you like. The Empire sees the cards, but not where each goes.
text-public-uprising =
    Attempt · subjugated system
    On success gain one circle unit and two triangle units (ships or ground, your choice) here, then fight.
text-rogue-squadron-raid =
    Attempt · Imperial system
    On success destroy units on the Imperial build queue with a total health of up to 4.
    Wedge Antilles: +2 successes.
text-seek-yoda =
    Resolve · Dagobah
    Put the Master Yoda ring on an assigned leader: once a round, in a mission or combat in that leader's system, reroll one of your dice.
    Luke Skywalker: he becomes Luke Skywalker (Jedi), too.
text-stolen-plans =
    Attempt · system with an Imperial unit
    On success look at the 4 top objective cards and put them back in any order.
    Princess Leia: +2 successes.
text-support-of-mon-calamari =
    Attempt · Mon Calamari
    On success choose: 2 loyalty here, or a Mon Calamari Cruiser enters your queue at space 3, even with sabotage.
    Admiral Ackbar: +2 successes.
text-wookiee-uprising =
    Attempt · Kashyyyk
    On success gain 1 loyalty here and destroy Imperial units here with a total health of up to 4.
    Chewbacca: +2 successes.

# Missions of the Empire
text-capture-rebel-operative =
    Attempt · against a Rebel leader in a system with an Imperial unit
    On success that leader is captured.
text-gather-intel =
    Attempt · Rebel system
    On success draw one probe card for every full 4 Rebel units at the base, but always at least one.
text-research-and-development =
    Resolve · system loyal to the Empire
    Choose one: look at two project cards, keep one and bury the other under the deck; or take the sabotage marker off this system and draw one project card.
text-rule-by-fear =
    Attempt · populous system with an Imperial unit
    On success gain 1 loyalty here.
text-address-delays =
    Resolve · Imperial system
    Put one unit per resource icon of this system on your build queue at its number, whatever the loyalty and even with sabotage.
text-carbon-freezing =
    Attempt · against a captured leader
    On success swap the captured ring for the Carbonite ring, and the Rebels lose 1 reputation. The leader still counts as captured; rescue takes the ring off.
text-collect-bounty =
    Attempt · against a Rebel leader in any system
    On success capture the leader; prisoner and assigned leaders move to the closest system with an Imperial unit.
    Boba Fett: +2 successes.
text-detained =
    Attempt · against a Rebel leader in any system
    On success that leader stays on the board in the next Refresh Phase instead of going back to the pool. A captured leader is not affected.
    General Tagge: +2 successes.
text-display-of-power =
    Attempt · populous system
    On success gain 2 loyalty here.
text-double-our-efforts =
    Resolve · Imperial system
    Slide one unit on space 2 or 3 of your build queue one space closer to completion.
    Moff Jerjerrod: slide another unit, too.
text-fear-will-keep-them-in-line =
    Attempt · system with a Death Star, Star Destroyer or Super Star Destroyer
    On success gain 1 loyalty in each of two systems of this region.
    Grand Moff Tarkin: +2 successes.
text-homing-beacon =
    Attempt · against a captured leader
    On success the prisoner goes free, but the Rebel player has to put that leader in some system of the region that holds the base.
text-hunt-them-down =
    Attempt · any system
    On success destroy Rebel units of your choice here with a total health of up to 2.
    Soontir Fel: +2 successes.
text-imperial-propaganda =
    Attempt · Imperial system
    On success every system of this region with Rebel loyalty turns neutral.
    Janus Greejatus: +2 successes.
text-intercept-transmissions =
    Attempt · Rebel system
    On success the Rebel player takes 8 cards off the probe deck, hands over those whose system holds an Imperial unit, and shuffles the others back.
text-interrogation =
    Attempt · against a captured leader
    On success the Rebel player shows you all objective cards in hand.
text-interrogation-droid =
    Attempt · against a captured leader
    Both sides count every skill icon.
    On success the Rebel player names three systems, one of which truly holds the base.
    Colonel Yularen: +2 successes.
text-long-range-probe =
    Attempt · any system
    On success the Rebel player says whether the base is in this system. That does not reveal it.
    Admiral Piett: +2 successes.
text-lure-of-the-dark-side =
    Attempt · against a captured leader
    Both sides count every skill icon.
    On success the prisoner gets the Lure of the Dark Side ring and serves the Empire for the rest of the game. If it was Luke, the Rebels also lose 1 reputation.
    Emperor Palpatine: +2 successes.
text-planetary-conquest =
    Attempt · any system
    On success a landing force from one system (at most one AT-AT, one AT-ST, two Stormtroopers) arrives here, whatever the distance and without transports. Fight if Rebel ground units are here.
    General Veers: +2 successes.
text-probe-droid-initiative =
    Resolve · system with a Star Destroyer or Super Star Destroyer
    Draw 2 probe cards.
    Admiral Ozzel: draw 4.
text-retrieve-the-plans =
    Attempt · against a captured leader
    On success see the Rebel hand of objectives and put one of them on the bottom of the objective deck.
    Darth Vader: +2 successes.
text-secret-weapons-research =
    Resolve · Imperial system
    Draw 2 project cards and keep both.
text-trade-negotiations =
    Attempt · populous system
    On success gain 1 loyalty here.
text-construct-death-star =
    Resolve · remote system without Rebel units
    A Death Star Under Construction appears here, and a Death Star enters your queue at space 3; when it leaves the queue it replaces the unfinished one.
text-construct-factory =
    Resolve · Imperial system
    Remove the sabotage marker from here, if there is one; then put one unit per resource icon of this system on your build queue at its number.
text-construct-super-star-destroyer =
    Resolve · Imperial system with a square ship icon
    A Super Star Destroyer enters your queue at space 3, even with sabotage.
text-oversee-project =
    Resolve · system with an Imperial unit, without Rebel units or sabotage
    One unit on space 1 or 2 of your queue is deployed here at once; a Death Star only where the unfinished one stands.
text-superlaser-online =
    Resolve · system with a finished Death Star
    Destroy this system, then gain 1 loyalty in one populous system of the region. If the base is here, even hidden, you win.

# Missions of Rise of the Empire
text-make-an-example =
    Attempt · against a captured leader in a remote system
    Both sides count every skill icon.
    On success the prisoner is eliminated.
    Jabba the Hutt: +2 successes.
text-secure-the-plans =
    Attempt · remote system
    On success put a target marker here. While it lies there the Rebels cannot use Death Star Plans.
    Director Krennic: +2 successes.
text-draw-them-out =
    Attempt · system without Rebel units
    On success choose a leader in the Rebel pool and put that leader in this system.
    Krennic's Finest: +2 successes.
text-discredit-rebellion =
    Resolve · system with a sabotage marker
    The Rebel player either removes every sabotage marker from the board or rolls 1 die and loses 1 reputation on a special.
    Admiral Motti: 2 dice instead of 1.
text-deployment =
    Attempt · system without Rebel units and not loyal to the Rebels
    On success gain one triangle ground unit here.
text-message-from-high-command =
    Attempt · populous system
    On success gain 1 loyalty here and take the assigned leaders back to the pool.
text-stolen-intel =
    Attempt · Rebel system
    On success draw a probe card, look at the Rebel mission hand and discard one card from it that is no starting mission.
text-were-the-bait =
    Attempt · against a captured leader
    On success move Rebel ground units of your choice (no structures) with a total health of up to 4 from the base here, then fight.
text-exploit-weakness =
    Attempt · against a captured leader
    On success the Rebel player reveals a random objective card from hand and puts it on top of the deck.
text-break-their-will =
    Attempt · against a captured leader
    Both sides count every skill icon.
    On success name a system; the Rebel player says whether the base is in its region. On failure the card comes back to your hand.
text-hire-mercenaries =
    Resolve · remote system
    Recruit an Imperial leader without tactic values and put the leader here.
text-imperial-might =
    Resolve · system with a Death Star (finished or not) or a Shield Bunker, without Rebel units or sabotage
    Deploy up to 4 units from space 1 of your build queue here; a Death Star only where the unfinished one stands. With two leaders assigned, these then move to Coruscant.
text-imperial-promotion =
    Resolve · Imperial system
    Recruit an Imperial leader with tactic values and put the leader here.
text-subversion-imperial-rote = Reveal this when the Rebel player attempts a mission: your leaders on this card move to that system and oppose it, and you roll 1 more die. No skill is needed. It takes no turn.
text-subversion-imperial-base = Reveal this when the Rebel player attempts a mission: your leaders on this card move to that system and oppose it, and you roll 1 more die. No skill is needed. It takes no turn.
text-subversion-rebel-rote = Reveal this when the Imperial player attempts a mission: your leaders on this card move to that system and oppose it, and you roll 1 more die. No skill is needed. It takes no turn.
text-subversion-rebel-base = Reveal this when the Imperial player attempts a mission: your leaders on this card move to that system and oppose it, and you roll 1 more die. No skill is needed. It takes no turn.
text-interdictor-development =
    Resolve · any system
    Put an Interdictor on space 2 of your build queue; with two leaders assigned put it on space 1 and take this card back to hand.
text-single-reactor-ignition =
    Resolve · system with a finished Death Star
    If the base is here, it is revealed. Destroy all Rebel ground units and remove all target markers in the system; then fight if ships meet.
text-aggressive-negotiations =
    Attempt · system with a captured leader
    On success rescue a captured leader here; the assigned leaders may go to the base, too. On failure you may destroy one Imperial triangle ground unit here.
    Chirrut Îmwe: +2 successes.
text-heist =
    Attempt · system with an Imperial unit
    On success remove a target marker here, or, where a Death Star stands (finished or not), draw an objective card.
    Jyn Erso: +2 successes.
text-prepare-for-battle =
    Attempt · subjugated system
    On success take the assigned leaders back to the pool. Then look at the 4 top cards of a tactic deck and put each on the top or the bottom; in Cinematic Combat take your used advanced tactic cards back instead.
    Saw Gerrera: +2 successes.
text-secret-mission =
    Resolve · Rebel system
    Look at the 6 top cards of your mission deck, keep one, shuffle the rest back.
    Cassian Andor: keep two.
text-safe-haven =
    Attempt · Rebel system without Imperial units or sabotage
    On success deploy up to 2 units from any space of your build queue here.
text-regional-aid =
    Attempt · any system
    On success gain 1 loyalty here and 1 loyalty in another system of this region.
text-reconnaissance =
    Attempt · Imperial system
    On success take a card from your mission discard pile into hand.
text-critical-rescue =
    Attempt · system with a captured leader
    On success rescue a captured leader here; the assigned leaders may go to the base, too. On failure the card comes back to your hand.
text-assault =
    Attempt · subjugated system
    Roll even if unopposed. On success destroy up to 3 Stormtroopers here, no more than your margin of successes.
text-plant-explosives =
    Attempt · any system
    Roll even if unopposed. On success destroy up to 3 Imperial ground units here whose total health is no more than your margin of successes.
text-behind-enemy-lines =
    Resolve · subjugated or Rebel system
    Move up to 5 units from the base here, whatever the distance and even past leaders at the base (transports are still needed); then fight.
text-my-only-hope =
    Resolve · remote system
    Recruit Luke, Obi-Wan, Jyn, Han or Chirrut and put the leader here.
text-rebel-promotion =
    Resolve · Rebel system
    Recruit Ackbar, Wedge, Madine, Cassian or Saw and put the leader here.
text-sabotage-rote =
    Attempt · populous system
    On success put a sabotage marker here: nobody can build from this system or deploy into it.
text-construct-super-star-destroyer-rote =
    Resolve · Imperial system with a square ship icon
    A Super Star Destroyer enters your queue at space 3, even with sabotage.

# Actions of the Rebellion
text-human-cyborg-relations =
    At once when gained
    Put the C-3PO ring on any of your leaders. When a Rebel diplomacy mission fails in that leader's system, you may discard the ring: it succeeds.
text-our-most-desperate-hour =
    Assignment Phase · Princess Leia
    Search your mission deck for a card, assign this leader to it (a second one may join) and shuffle the deck.
text-rebel-planning =
    Assignment Phase · Jan Dodonna
    Put this leader on the base and draw an objective card.
text-resourceful-astromech =
    At once when gained
    Put the R2-D2 ring on any of your leaders. When the Empire has rolled for a mission in that leader's system, you may discard the ring: turn one of those dice to a blank.
text-start-the-evacuation =
    Assignment Phase · General Rieekan
    Put this leader in a system without Imperial units and move units there from the base as if adjacent.
text-temporary-alliance =
    Assignment Phase · Mon Mothma
    Put this leader in a neutral system and put one unit per resource icon of that system on your build queue at its number, even with sabotage.
text-ambush =
    Assignment Phase · General Madine
    Put this leader in any system and destroy Imperial ground units there with a total health of up to 3.
text-an-old-friend =
    Assignment Phase · Han Solo
    Put Han in Bespin and recruit Lando, or in Kashyyyk and recruit Chewbacca; the recruit is placed in the same system.
text-independent-operation =
    Assignment Phase · Lando Calrissian
    Put this leader in a subjugated system; the Empire moves all its ground units from there to one Imperial system of its choice without Rebel ground units, whatever the distance and without transports. Captured leaders stay behind.
text-its-a-trap =
    Start of a combat · Admiral Ackbar
    The Empire cannot play space tactic cards in the first combat round.
text-noble-sacrifice =
    Special · Obi-Wan Kenobi
    When this leader would be captured: he is eliminated instead, and you gain 1 reputation.
text-one-in-a-million =
    Special · Luke Skywalker / Wedge Antilles
    In a combat or mission in this leader's system: set up to 2 of your dice to faces you choose rather than roll them.
text-point-blank-assault =
    Start of a combat · Admiral Ackbar / General Madine
    All units in the system, of both sides, have 1 health less (never below 1) in this combat.
text-son-of-skywalker =
    Special · Luke Skywalker
    After a successful Rebel mission in Luke's system: take Seek Yoda or Daring Rescue from your mission deck into hand and shuffle the deck.
text-target-the-star-destroyers =
    Start of a combat · Wedge Antilles
    In the space battle of every round of this combat up to 2 of your black hits count as red hits.
text-the-millennium-falcon =
    At once when gained · Han Solo / Chewbacca
    Put the Millennium Falcon ring on Han or Chewbacca. After a successful Rebel mission in that leader's system, you may discard the ring: rescue a captured leader there.
text-undercover =
    Special · Lando Calrissian / Obi-Wan Kenobi
    When the Empire attempts a mission, before dice: this leader leaves another system and joins the system of the mission.
text-wookiee-guardian =
    Special · Chewbacca
    When the Empire attempts a spec ops mission in this leader's system, before dice: it fails.

# Actions of the Empire
text-according-to-my-design =
    Start of a combat · Emperor Palpatine
    Each Rebel attack of the first combat round loses 1 red and 2 black dice.
text-brilliant-administrator =
    Assignment Phase · Grand Moff Tarkin
    Put this leader in an Imperial system and put one unit per resource icon of that system on your build queue at its number, even with sabotage.
text-it-is-your-destiny =
    Special · Darth Vader
    When a leader is rescued by a Rebel mission in Vader's system: capture one of the leaders who attempted that mission, also one who is about to leave for the base.
text-more-dangerous-than-you-realize =
    Start of a combat · General Tagge
    Draw 3 tactic cards, all from the space deck or all from the ground deck. In Cinematic Combat take up to 3 used cards of one theatre back instead.
text-blindside =
    Special · Boba Fett / Janus Greejatus
    Before you reveal this leader's mission: the Rebels cannot send a leader from the pool against it.
text-boba-fett-where =
    Assignment Phase · Boba Fett
    Put this leader in an Imperial system. In the next Command Phase Rebel leaders can neither attempt missions nor use action cards there; rings still work.
text-catch-them-by-surprise =
    Assignment Phase · Admiral Ozzel
    Put this leader in any system and move Imperial units there from adjacent systems at once; fight if Rebel units are there.
text-fully-operational =
    Start of a combat · Moff Jerjerrod
    With a Death Star in the system, finished or not, destroy one Rebel ship there.
text-good-intel =
    Start of a combat · Colonel Yularen / Soontir Fel
    The Rebel player keeps the tactic cards in hand open for this combat.
text-keep-them-from-escaping =
    Start of a combat · Admiral Piett
    Rebel units cannot retreat from this combat.
text-local-rumors =
    Assignment Phase · Colonel Yularen
    Put this leader in a system with an Imperial unit; the Rebel player says whether the base is in that region.
text-proceeding-as-planned =
    Assignment Phase · Admiral Ozzel / Moff Jerjerrod
    Search the project deck for a card, assign this leader to it (a second one may join) and shuffle the deck.
text-public-support =
    Assignment Phase · Janus Greejatus
    Put this leader in an Imperial system without Rebel ground units and gain 3 Stormtroopers there. This round the leader does not hold your units in that system.
text-ready-for-action =
    Start of a combat · Admiral Piett / General Veers
    Bring this leader from the pool into the combat. The leader cannot retreat and returns to the pool when the combat ends.
text-scouting-mission =
    Assignment Phase · Soontir Fel
    Put this leader in any system and move up to 4 TIE Fighters there from anywhere without transports; fight if Rebel ships are there.
text-target-the-generator =
    Start of a combat · General Veers
    Destroy one Rebel structure in the system.

# Actions of Rise of the Empire
text-early-promotion =
    At once when gained · Admiral Motti
    Either draw another starting action card, or recruit Admiral Motti and put Motti and Tarkin together in an Imperial system.
text-track-them =
    Special
    After Rebel units retreat from a combat: take one Imperial leader in that system back to the pool.
text-ambitions-of-power =
    Special · Admiral Motti / Jabba the Hutt
    When your pool holds more leaders than the limit: your limit is 1 higher for the rest of the game. The pictured leaders need not be there.
text-secret-facility =
    At once when gained · Director Krennic / Krennic's Finest
    Tuck one of your probe cards face down under this card. At the start of one of your Command turns you may reveal it: gain a Shield Bunker and a triangle ground unit in that system, then fight if needed; the card is spent.
text-lord-vaders-orders =
    At once when gained · Director Krennic
    Look at the 3 top objective cards and put them back in any order.
text-post-bounty =
    Special · Jabba the Hutt
    After a Rebel mission fails in Jabba's system: put the Bounty ring on a Rebel leader without a ring. When that leader is captured, the Rebels lose 1 reputation.
text-sweep-the-area =
    At once when gained · Krennic's Finest
    Tuck one of your probe cards face down under this card. At the end of a Command Phase you may reveal it: capture a leader in that system, who moves to the closest system with an Imperial unit; the card is spent.
text-false-orders =
    Assignment Phase
    At the end of the Assignment Phase: an Imperial leader who is alone on a mission goes back to the pool and the mission to the Imperial hand.
text-rebel-extremist =
    At once when gained · Saw Gerrera
    Either draw another starting action card, or lose 1 reputation and recruit Saw Gerrera.
text-trust-in-the-force =
    Assignment Phase · Jyn Erso / Chirrut Îmwe
    Put this leader in a subjugated system, gain 1 loyalty there and destroy one Imperial triangle ground unit there.
text-under-the-radar =
    At once when gained · Cassian Andor / Saw Gerrera
    Look at the 4 top probe cards, keep one face down under this card and put the others together on the top or on the bottom of the deck. At the start of one of your Command turns you may put the kept card on top of the probe deck.
text-bazes-loyalty =
    Start of a combat · Chirrut Îmwe
    Destroy Imperial units in the system with a total printed health of up to 2.
text-he-means-well =
    At once when gained · Cassian Andor
    Put the K-2SO ring on one of your leaders without a ring: that leader has 1 more minor intel icon and 1 more minor spec ops icon.
text-something-to-fight-for =
    Special · Jyn Erso
    After you win a space or ground battle in Jyn's system: put a discarded objective card on top of the objective deck.
text-good-intel-rote =
    Start of a combat · Colonel Yularen / Soontir Fel
    The Rebel tactic hand stays open; in Cinematic Combat you choose your card after the Rebel card is revealed, every round.
text-son-of-skywalker-rote =
    Special · Luke Skywalker
    After a successful Rebel mission in Luke's system: take Seek Yoda, Daring Rescue or Critical Rescue from your mission deck into hand and shuffle the deck.

# Objectives
text-crippling-blow =
    During a combat
    Imperial ground units with a total printed health of 3 or more died in a combat you started.
text-cut-supply-lines =
    Start of the Refresh Phase
    At least 3 Imperial systems hold a sabotage marker or a Rebel unit.
text-defend-the-people =
    Start of the Refresh Phase
    At least 4 Rebel systems hold a Rebel unit.
text-rebel-assault =
    During a combat
    A Star Destroyer or Super Star Destroyer died in a combat you started.
text-regional-support =
    Start of the Refresh Phase
    Every populous system of one region has Rebel loyalty.
text-death-star-plans-2 =
    During a combat
    In a combat with a Death Star (finished or not), after the space battle and with a fighter of yours there: show the card and roll 3 dice, once a combat round. A direct hit destroys the station and scores the card; otherwise it stays in hand.
text-heart-of-the-empire =
    Start of the Refresh Phase
    Coruscant holds a Rebel unit and no Imperial unit. The card comes back to your hand.
text-leave-no-one-behind =
    Start of the Refresh Phase
    No Rebel leader is captured.
text-liberation =
    At the end of a combat
    You won a ground battle in a subjugated system.
text-popular-support =
    Start of the Refresh Phase
    At least 6 systems have Rebel loyalty.
text-death-star-plans-3 =
    During a combat
    In a combat with a Death Star (finished or not), after the space battle and with a fighter of yours there: show the card and roll 3 dice, once a combat round. A direct hit destroys the station and scores the card; otherwise it stays in hand.
text-establish-outposts =
    Start of the Refresh Phase
    At least 5 systems hold a Rebel unit. The base space does not count.
text-inspire-sympathy =
    Start of the Refresh Phase
    At least one system is destroyed: gain 1 reputation for each destroyed system.
text-major-victory =
    During a combat
    Imperial ships with a total printed health of 3 or more died in a combat you started.
text-return-of-the-jedi =
    At the end of a combat
    You won a space or ground battle in the system of Darth Vader or Emperor Palpatine. If Luke Skywalker (Jedi) is there, even captured, you eliminate one Imperial leader in the system.
text-decisive-victory =
    At the end of a combat
    You won both the space battle and the ground battle of one combat.
text-defensive-position =
    Start of the Refresh Phase
    One system holds 3 Rebel structures. The base, hidden or revealed, does not count.
text-support-of-the-hutts =
    Start of the Refresh Phase
    At least 3 systems of Nal Hutta's region have Rebel loyalty.
text-the-long-war =
    Start of the Refresh Phase
    Discard two other objective cards from hand.
text-threaten-the-core =
    Start of the Refresh Phase
    At least 5 Rebel units are in Coruscant and the systems adjacent to it, together.
text-a-time-for-peace =
    Start of the Refresh Phase
    Destroy 2 triangle units, 1 circle unit and 1 square unit on your own build queue.
text-raid-outposts =
    At once when drawn
    The Empire puts a target marker in each of two remote systems. Each time one of them is removed, you gain 1 reputation.
text-rebel-cell =
    At once when drawn
    Put a target marker in a Rebel system. While it lies there, at the start of each Refresh Phase you may discard an objective card to gain 1 reputation.
text-seize-control =
    At the end of a combat
    You won a space or ground battle in a system with a sabotage marker; you may then remove the marker.
text-raid-imperial-factory =
    At the end of a combat
    You won a space or ground battle in a combat you started in a system with a square resource icon.
text-show-no-fear =
    Start of the Refresh Phase
    Put a target marker in the base's system: everybody learns where the base is. At the start of each later Refresh Phase with the marker in place gain 1 reputation. It goes when a new base is established.
text-uprising =
    Start of the Refresh Phase
    At least 9 systems have Rebel loyalty.

# Tactics
text-ground-bombardment =
    Costs a special
    Choose one of your ships in the system and deal as much damage to ground units as it has red dice.
text-ground-brilliant-strategy =
    Costs a special
    Draw two tactic cards, from one deck or one from each.
text-ground-concentrate-fire = Reroll up to 2 of your dice.
text-ground-critical-hit = Deal 1 damage to a ground unit.
text-ground-defensive-formation = Block 1 damage of this attack.
text-ground-dig-in = Discard another ground tactic card from hand to block up to 2 damage of this attack.
text-ground-escape-plan =
    Costs a special
    When you retreat this combat round, you need no transports. A leader and enemy units are still needed.
text-ground-onslaught =
    Costs a special
    Deal 1 damage to each of up to two different ground units.
text-ground-take-it-down =
    Costs a special
    Deal 2 damage to one ground unit.
text-ground-unstoppable-assault =
    Costs a special
    The opponent cannot block damage in this round of ground battle.
text-space-brilliant-strategy =
    Costs a special
    Draw two tactic cards, from one deck or one from each.
text-space-concentrate-fire = Reroll up to 2 of your dice.
text-space-critical-hit = Deal 1 damage to a ship.
text-space-defensive-formation = Block 1 damage of this attack.
text-space-no-escape = The opponent cannot retreat this combat round.
text-space-onslaught =
    Costs a special
    Deal 1 damage to each of up to two different ships.
text-space-outmaneuver = Discard another space tactic card from hand to block up to 2 damage of this attack.
text-space-take-it-down =
    Costs a special
    Deal 2 damage to one ship.
text-space-unstoppable-assault =
    Costs a special
    The opponent cannot block damage in this round of space battle.

# Advanced tactics
text-swarm-tactics =
    Upper half (needs TIE Fighter): with more fighters than the Rebels deal 2 damage.
    Lower half: deal 1 black damage.
text-reinforcements =
    Upper half (needs Assault Carrier): gain 1 TIE Fighter here and prevent 2 black hits.
    Lower half: prevent 2 black hits.
text-tractor-beam =
    Upper half (needs Star Destroyer): at the end of the combat round, after retreats, with a Star Destroyer and no Rebel ships here, capture one Rebel leader here.
    Lower half: deal 1 red damage.
text-overwhelming-presence =
    Upper half (needs Super Star Destroyer): prevent 2 red hits and 1 direct hit.
    Lower half: prevent 2 red hits.
text-superlaser-blast =
    Upper half (needs Death Star): deal 5 damage to one capital ship.
    Lower half: deal 1 damage.
text-entrapment =
    Upper half (needs Interdictor): cancel the Rebel card; you may play another card.
    Lower half: next combat round the Rebels play no space tactic card.
text-energy-shield =
    Upper half (needs Shield Bunker): after the Rebels have assigned damage, remove up to 2 damage from your ships.
    Lower half: for the rest of the combat the Rebels attack first in space battles.
text-intercept =
    Upper half (needs TIE Striker): destroy one enemy triangle ground unit before dice are rolled.
    Lower half: in this round of battle Rebel ships cannot shed damage with specials.
text-support-of-the-501st =
    Upper half (needs Stormtrooper): destroy one enemy triangle ground unit before dice are rolled.
    Lower half: deal 1 black damage.
text-armored-patrol =
    Upper half (needs Assault Tank): prevent 2 red and 2 black hits.
    Lower half: prevent 1 red and 1 black hit.
text-overrun =
    Upper half (needs AT-ST): deal 2 damage.
    Lower half: deal 1 damage.
text-target-the-generator-adv =
    Upper half (needs AT-AT): destroy one enemy structure before dice are rolled.
    Lower half: deal 1 red damage.
text-air-superiority =
    Upper half (needs TIE Striker): cancel the Rebel card.
    Lower half: next combat round the Rebels play no ground tactic card.
text-armored-position =
    Upper half (needs Shield Bunker): after the Rebels have assigned damage, move up to 3 damage from your other ground units to one Shield Bunker.
    Lower half: for the rest of the combat the Rebels attack first in ground battles.
text-bombardment-adv =
    Upper half (needs Star Destroyer): without a Shield Generator in the system deal 2 black damage.
    Lower half: deal 1 damage.
text-imposing-presence =
    Upper half: in this round of battle Rebel ground units cannot shed damage with specials.
    Lower half: you may play another card.
text-rogue-squadron-support =
    Upper half (needs X-wing): deal 2 black damage.
    Lower half: deal 1 black damage.
text-bombing-run =
    Upper half (needs Y-wing): deal 2 red damage.
    Lower half: deal 1 red damage.
text-deployment-adv =
    Upper half (needs U-wing): gain one triangle ground unit here; it fights a ground battle in this very round.
    Lower half: in this round of battle Imperial ships cannot shed damage with specials.
text-fleet-logistics =
    Upper half (needs Mon Calamari Cruiser): prevent 2 red hits; you may play another card.
    Lower half: prevent 2 red hits.
text-ion-blast =
    Upper half (needs Ion Cannon): deal 1 damage to a capital ship; it cannot shed damage in this round of battle.
    Lower half: deal 1 damage.
text-outrun-them =
    Upper half (needs Corellian Corvette): cancel the Imperial card.
    Lower half: next combat round the Empire plays no space tactic card.
text-draw-their-fire =
    Upper half (needs Nebulon-B Frigate): after the Empire has assigned damage, remove up to 2 damage from your ships other than Nebulon-B Frigates.
    Lower half: for the rest of the combat the Empire attacks first in space battles.
text-escort =
    Upper half (needs Rebel Transport): prevent 1 red hit, 1 black hit and 1 direct hit.
    Lower half: prevent 2 black hits.
text-hold-them-back =
    Upper half (needs Rebel Trooper): destroy one enemy triangle ground unit before dice are rolled.
    Lower half: deal 1 black damage.
text-take-it-down-adv =
    Upper half (needs Rebel Vanguard): deal 2 red damage.
    Lower half: deal 1 red damage.
text-tow-cables =
    Upper half (needs Airspeeder): deal 4 damage to one AT-AT or AT-ST.
    Lower half: deal 1 damage.
text-take-cover =
    Upper half (needs Golan Arms Turret): prevent 2 red and 2 black hits.
    Lower half: prevent 1 red and 1 black hit.
text-planetary-shield =
    Upper half (needs Shield Generator): after the Empire has assigned damage, move up to 3 damage from your other ground units to one Shield Generator, even beyond its health.
    Lower half: for the rest of the combat the Empire attacks first in ground battles.
text-rogue-one =
    Upper half (needs U-wing): if a unit retreats this combat round, then rescue a captured leader here or remove a target marker here.
    Lower half: in this round of battle Imperial ground units cannot shed damage with specials.
text-escape-plan-adv =
    Upper half (needs Rebel Transport): you may retreat at once; if you do, the Imperial card is cancelled.
    Lower half: next combat round the Empire plays no ground tactic card.
text-confrontation =
    Upper half: if the last Imperial ground unit here dies this combat round, choose an Imperial leader here: that leader is eliminated at the end of the Command Phase, and this card leaves the game.
    Lower half: you may play another card.
