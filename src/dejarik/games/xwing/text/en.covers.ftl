# a squad at a glance
cover-size = Points: { $have } of { $most }
cover-strike = Fire
cover-guard = Staying power
cover-skill = Skill
cover-numbers = Numbers
cover-style-strike = Firepower: many attack dice
cover-style-guard = Staying power: hulls and shields take the blows
cover-style-skill = Skill: seasoned pilots shoot first
cover-style-numbers = Numbers: more ships than the other side
