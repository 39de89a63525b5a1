"""Карты: facts of every card, and the declarations of what it does, a file per set.

Every module here is read when the game is loaded, and a word that nobody knows is refused then. Keywords, and whom an
upgrade may be played on, stand in the tables; a card whose text says no more needs no declaration::

    card("luke-skywalker-jedi-knight", always_after(you_activate(), draw(1)))
    card("leia-organa-born-leader", action(reroll(up_to(2, die & yours)), cost=remove_this_die()))
    card("force-choke", special(deal(1, one(character & not_host), unblockable=True), …))
    card("isolation", event(remove(one(character_die)), cost=spot(blue & character & yours)))
    card("occupation", play_only(you_control_field), event(they_lose(ALL)))

Parts: `action`, `power_action`, `event`, `special`, `claim`, `after`, `before`, `instead` (and `always_…` where there
is no "may"), `constant`, `holds`, `play_only`, `x_is`. `cost=` is everything left of the word "to". Which things
(`filters`) combine with `&`, `|`, `~`; `one`, `some`, `up_to`, `any_number` are chosen while the text is carried out, a
bare filter means all. `then(effect)` needs the part before it to have been carried out, `may(effect)` may be left out.
"""
