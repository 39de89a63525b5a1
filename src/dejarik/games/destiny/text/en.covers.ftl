# a deck at a glance
cover-size = Points: { $have } of { $most }
cover-strike = Damage
cover-guard = Defence
cover-control = Control
cover-tempo = Tempo
cover-style-strike = Assault: its dice hit without a pause
cover-style-guard = Defence: shields and health outlast the blows
cover-style-control = Control: takes resources and cards away
cover-style-tempo = Tempo: resources, and dice turned to what is needed
