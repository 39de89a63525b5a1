# a deck at a glance
cover-size = Sets: { $have }
cover-strike = Strike
cover-guard = Toughness
cover-force = Force
cover-tempo = Tempo
cover-style-strike = Assault: hits hard and often
cover-style-guard = Toughness: sturdy units hold the line
cover-style-force = The Force: wins edge battles
cover-style-tempo = Tempo: cheap cards come early
