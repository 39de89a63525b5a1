### Covert Missions: what the cards do, in our own words

text-pincer-movement = Activate 2 blue characters of yours. Then turn all dice of one character and its upgrades to blank sides.
