### Across the Galaxy: what the cards do, in our own words

text-finishing-strike = Resolve a melee die of yours as unblockable. Then, if whoever was hit has 1 health left, they are defeated.
text-x-wing = Up to 4 copies may be in a deck. X is the number of copies of this support that you have in play.
text-l3-37-droid-revolutionary = Before L3-37 falls, if you have a vehicle support, she becomes a mod on it; if it is the Millennium Falcon, it is readied. As an upgrade she is set aside when she leaves play.
text-slice-and-dice = Remove 2 of your melee dice. Then give out unblockable damage equal to what they showed among any characters.
text-double-down = Your deck may hold one more copy of up to 2 different cards.
text-laser-cannon = Played on a vehicle support. After activating it, you may deal 1 indirect damage to an opponent.
text-solidarity = Only if all your characters share a colour and no card is in the deck twice.
