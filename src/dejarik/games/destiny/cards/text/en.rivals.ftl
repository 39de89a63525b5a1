### Rivals: what the cards do, in our own words

text-anakin-skywalker-conflicted-apprentice = Darth Vader cannot be in the same team. Special: discard a hero card to give a character 2 shields, or a villain card to deal a character 2 damage.
text-lobot-cyborg-aide = While you control the battlefield, Lobot has Guardian. Special: resolve a die of yours, worth 2 more.
text-jawa-scavenger = After activating this scavenger, you may discard a support or upgrade of yours that costs 2 or more to gain 1 resource.
