"""Карты игры: facts of every card, and the declarations of what it does, a file per objective set.

A card is declared once, in the file of the first set that holds it: `cards/<product>/set_NN_title.py`. Every module
here is read when the game is loaded, and a word that nobody knows is refused then. A card without abilities needs no
declaration, an enhancement needs at least its host::

    card("jedi-lightsaber", enhance(unit & trait("force-user", "force-sensitive")),
         constant("unit_damage", 1, host), constant("blast", 1, host))
    card("trust-your-feelings", enhance(unit & character), action(remove_focus(1, host), cost=focus()))
    card("luke-skywalker", reaction(opponents_turn_begins, remove_focus(1, this)))
    card("double-strike", reaction(focused_to_strike(unit & character), remove_focus(1, that)))
    card("force-choke", action(damage(1, target(unit & trait("character", "creature"))), limit=one_per_turn))
    card("its-worse", interrupt(interrupt_used, cancel(), then(damage(1, target(enemy & unit)))))
    card("c-3po", interrupt(event_played(), cancel(), cost=sacrifice()))

The words are in `words`, by kind.

**Parts** (`parts`): `action`, `reaction`, `interrupt`, `forced_reaction`, `forced_interrupt`, `constant`, `enhance`,
`fate`. Options of abilities: `cost=` a verb or several (everything left of the word "to"; not paid, no effect),
`spend=` resources, `only=` a condition, `limit=once_per_turn` (of the copy) or `one_per_turn` (of the title),
`zone="hand"` (used from hand; events need not say it).

**Which cards** (`filters`) combine with `&`, `|`, `~`. **Whom** (`whom`): `target(filter, n)` and `up_to(n, filter)`
are chosen after the costs and before the effect; a bare filter (or `each(filter)`) means all of them; `one(filter,
by=opposing_seat)` is chosen while it is carried out. **Amounts**, **conditions** and **moments** (what
reactions and interrupts wait for; any kind is `on(kind, which, when)`) each have their file.

**Verbs** (`verbs`) do one thing each; `then(verb)` needs success before it, `only_if(condition, verb)` its condition. A
card that needs a verb of its own writes it in its file: `def act(use: Use) -> Procedure[bool]`, declared as
`deed(act, possible)`, or `def act(use, things)` as `Verb(act, whom, useful)`; `use.table`, `use.seat`, `use.this`,
`use.moment`, `use.paid` (what the cost took). It asks with `yield use.ask(…)` or `select(…)` and keeps nothing in a
closure: what lasts goes into `table.lasting`.

**Names**: stats (of `constant` and `lasting`), moments and periods are listed in `library`, traits and keywords in
`facts`.
"""
