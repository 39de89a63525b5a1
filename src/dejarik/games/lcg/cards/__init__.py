"""Карты игры: facts of every card, and the declarations of what it does, a file per objective set.

A card is declared once, in the file of the first set that holds it: `cards/<product>/set_NN_title.py`. Every module
of every product folder is read when the game is loaded. A card without abilities needs no declaration, an enhancement
needs at least its host::

    card("jedi-lightsaber", enhance(unit & trait("force-user", "force-sensitive")),
         constant("unit_damage", 1, host), constant("blast", 1, host))
    card("trust-your-feelings", enhance(unit & character), action(remove_focus(1, host), cost=focus()))
    card("luke-skywalker", reaction(opponents_turn_begins, remove_focus(1, this)))
    card("double-strike", reaction(focused_to_strike(unit & character), remove_focus(1, that)))
    card("force-choke", action(damage(1, target(unit & trait("character", "creature"))), limit="title"))
    card("its-worse", interrupt(interrupt_used, cancel(), then(damage(1, target(enemy & unit)))))
    card("c-3po", interrupt(event_played(), cancel(), cost=sacrifice()))

**Parts**: `action`, `reaction`, `interrupt`, `forced_reaction`, `forced_interrupt`, `constant`, `enhance`, `fate`.
Options of abilities: `cost=` a verb or several (everything left of the word "to"; not paid, no effect), `spend=`
resources, `only=` a condition (`during_engagement`, `your_turn`, `in_phase("force")`), `limit="copy"` (once per
turn), `limit="title"` (1 per turn), `zone="hand"` (used from hand; events need not say it).

**Which cards**: filters `unit`, `objective`, `enhancement`, `event`, `friendly`, `enemy`, `trait(…)`,
`of(affiliation)`, `title(…)`, `printed_cost(least, most)`, `keyword(…)`, `ready`, `exhausted`, `damaged`, `shielded`,
`committed`, `participating`, `attacking`, `defending`, `engaged`, `this`, `other`, `host`, `that` (what the condition
is about), `you`, `opponent` (players and their areas), `dial`, `where(test)`; combined with `&`, `|`, `~`. **Whom**:
`target(filter, count)` and `up_to(n, filter)` are chosen after the costs and before the effect; a bare filter (or
`each(filter)`) means all of them; `one(filter, by=opposing_seat)` and `some(…)` are chosen while it is carried out.

**Verbs**: see `words`: damage, remove_damage, move_damage, place_focus, remove_focus, focus (a cost), place_shield,
destroy, discard, sacrifice, return_to_hand, capture, capture_from_hand, rescue, draw, discard_from_hand,
discard_at_random, discard_from_opponents_hand, from_discard_to_hand, put_into_play, enter_this, play_this,
hand_to_bottom, advance_dial, turn_back_dial, lasting, for_player, cheaper_next, gain_icon_of_choice, cancel, prevent,
redirect, instead, cheaper_by_discarding, engage_instead, engage_again, restart_edge_battle. `then(verb)` needs
success before it. A card that needs a verb of its own writes a generator `def act(use: Use) -> Procedure[bool]` and
says `deed(act, possible)`: `use.table`, `use.seat`, `use.this`, `use.moment`, `use.paid` (what the cost took). Ask
with `yield Ask(seat, kind, …)` or `select(…)`; never keep anything in a closure: what lasts goes into `table.lasting`
as a `Modifier`.

**Stats** (constant, lasting): icons `unit_damage`, `tactics`, `blast` and `edge_…`; `capacity`, `resources`, `force`;
keywords `elite`, `shielding`, `targeted_strike`, `no_enhancements`, `edge_bonus`, `protect:<trait>`; `trait:<name>`;
`cost` (of a card in hand), `no-match`, `match` (a source matches everything); `cannot-attack`, `cannot-defend`,
`cannot-commit`, `cannot-be-targeted`, `most-attackers` (on an objective), `divide-damage`, `captured-instead`,
`from-discard`, `loss` (its owner loses when it is destroyed), `engageable` and `falls-at` (the dial); of players:
`reserve`, `struggle`, `ignore-match`, `next-cost`, `open-edge`, `fate-again`.

**Conditions of reactions and interrupts** are kinds of moments, named by the words at the end of `words`; any kind
can be given as `on(kind, which, when)`: turn-begins, <phase>-begins, <phase>-ends, refreshes, enters, played,
playing, leaves, destroyed, sacrificed, discarded, returned, captured, captured-from-play, rescued, focused-to-strike,
focused, strike-resolved, attacks, defends, declared, engaged, edge-won, fate-resolved, survives, engagement-ends,
damage, damaged, focus-placed, generates, event-played, interrupt-used, draws, drawn, hand-discarded, commits,
struggle-won, dial-advanced."""
