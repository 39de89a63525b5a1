### Empire at War: what the cards do, in our own words

text-ciena-ree-adept-pilot = Power action: spend 2 resources to ready a vehicle.
text-general-hux-aspiring-commander = Special: play a red event from hand for 1 less per character of yours.
text-magnaguard = When damage would defeat this guard, it is defeated only after this round ends.
text-thrawn-master-strategist = After activating Thrawn, you may name a number. Then see an opponent's hand and discard a card from it that costs as much.
text-quinlan-vos-dark-disciple = Special: deal a character of an opponent 1 damage for each card you hold more than that opponent.
text-servant-of-the-dark-side = Before another blue character of yours falls, you may move an upgrade from it to this one.
text-seventh-sister-agile-inquisitor = After activating her, you may roll a set-aside ID9 Seeker Droid die into your pool.
text-grand-inquisitor-sith-loyalist = Special: remove a blank character die, then deal 2 damage to that character.
text-id9-seeker-droid = X is the number of ID9 Seeker Droid dice in your pool.
text-bazine-netal-master-manipulator = Special: 1 damage to a character, 3 if there was none on it.
text-bossk-wookiee-slayer = After activating Bossk, you may move 1 damage from a character of an opponent to another character.
text-cad-bane-vicious-mercenary = Action: play an upgrade from hand on Cad Bane. Then you may activate him.
text-general-rieekan-defensive-mastermind = After activating Rieekan, you may discard a card off an opponent's deck for each other character of yours with shields.
text-hera-syndulla-phoenix-leader = Special: play a vehicle from hand for free. If it is still in play after the action phase, it returns to your hand.
text-k-2so-reprogrammed-droid = Weapons cost 2 more on this droid. The first time in a game you play or move a weapon onto it, it is readied.
text-rookie-pilot = After activating this pilot, you may reroll a vehicle die of yours.
text-ahsoka-tano-force-operative = After activating Ahsoka for the first time in a round, you may spend as many resources as dice were rolled to ready her.
text-jedi-instructor = After activating this character, you may turn a character die of yours to the symbol that this die shows.
text-kanan-jarrus-rebel-jedi = Before you take an action, you may resolve this die.
text-mace-windu-jedi-champion = Action: take this die out of the pool to defeat a character with at most 2 health left.
text-training-remote = Its modifiers go with any symbol on a die of a blue character.
text-ezra-bridger-force-sensitive-thief = Blue upgrades may be played on Ezra whatever they say. Special: take 1 resource from an opponent.
text-lando-calrissian-galactic-entrepreneur = You start the game with 1 more resource.
text-sabine-wren-explosives-expert = Before activating Sabine, you may play a weapon from your discard pile on her, for 1 less if its name says “Thermal”.
text-lightsaber-pull = With a blue character: search your deck for a blue weapon, show it and take it. The deck is shuffled.
