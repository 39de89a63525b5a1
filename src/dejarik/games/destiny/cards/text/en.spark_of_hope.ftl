### Spark of Hope: what the cards do, in our own words

text-c-3po-perfect-gentleman = After activating C-3PO, you may resolve a die of yours; for 1 resource, or with R2-D2 of yours in play, it is worth 1 more.
text-niman-mastery = One form per character. After playing this, turn a die of a character or upgrade. Special: turn a character die and an upgrade die.
text-at-rt = Its modifiers go with any symbol on a die of a trooper of yours.
