"""Spirit of Rebellion: heroes."""

from __future__ import annotations

from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.rules import dice, playing, zones
from dejarik.games.destiny.rules.playing import Terms
from dejarik.games.destiny.rules.values import cost_of, facts, may_remove, symbol

# ── heroes, red ────────────────────────────────────────────────────────────────────────────────────────────────────

card("baze-malbus-crack-shot", special(against(), deal(1, character & foes)))


def _coloured_alike(use: Use, thing: int) -> bool:
    """The die has the colour of the card that was played."""
    return use.moment is not None and facts(use.table, thing).colour == facts(use.table, use.moment.thing).colour


card("mon-mothma-skilled-politician", after(you_play(event_card), reroll(one(die & where(_coloured_alike)))))
card("rebel-commando", special(remove(one(die & enemy))))
card("temmin-snap-wexley-recon-specialist", constant("claim-cost", 1, opponents, exists(die & this_die)))
card("c-3po", action(resolve_as_another(), cost=remove_this_die()))
card(
    "u-wing",
    special(against(), deal(2, character & foes)),
    special(shields(2, character & yours)),
)
card(
    "a180-blaster",
    special(deal(1, one(character)), shields(1, host)),
    special(against(), deal(1, character & foes)),
    special(deal(2, one(character), unblockable=True)),
)
card("emergency-evacuation", event(remove(die)))
# dst.damage.example-friendly-fire
card("friendly-fire", event(deal(noted, one(character)), cost=(spot(own_red), remove(one(ranged_die & enemy)))))
card("guerrilla-warfare", event(deal(1, one(character)), cost=remove(one(red & die & yours))))


def _only_hope(use: Use) -> Procedure[None]:
    """The card drawn may be played for free, or sold for two resources."""
    table, seat = use.table, use.seat
    if not zones.draw(table, seat, 1):
        return
    drawn, terms = table.hands[seat][-1], Terms(free=True, within=True)
    able = playing.why_not(table, seat, drawn, terms) is None
    answer = yield use.ask(seat, "choose-one", ("play", "sell", "keep") if able else ("sell", "keep"))
    if answer == "play":
        yield from playing.play(table, seat, drawn, table.hands[seat], terms)
    elif answer == "sell":
        yield from zones.discard_from_hand(table, seat, [drawn])
        zones.gain(table, seat, 2)


card("our-only-hope", event(deed(_only_hope)))
card("rebel-assault", play_only(exists(ranged_die & yours)), event(remove(one(die & enemy & ~damage_die))))
card("sensor-placement", event(resolve(one(die & enemy & ~damage_die)), cost=spot(own_red)))
card("spirit-of-rebellion", event(shields(either(copy_in_discard, 2, 1), one(character))))
card("planetary-uprising", always_after(you_claim, they_distribute(2)))
card("spy-net", after(your_die_rolls("focus"), they_mill(1), cost=exhaust_this()))
card("tactical-aptitude", after(you_activate(host), draw(1), then(put_under_deck(1))))

# ── heroes, blue ───────────────────────────────────────────────────────────────────────────────────────────────────


def _in_unison(use: Use) -> bool:
    """Another die in the pool shows the symbol that is being resolved."""
    moment, table = use.moment, use.table
    assert moment is not None
    return any(other != moment.thing and symbol(table, other) == moment.note for other in table.pools[use.seat])


card("jedi-acolyte", always_before(you_are_resolving_this_die(_in_unison), raise_value(1)))
card(
    "chirrut-imwe-blind-warrior",
    holds("no-blue-abilities", this),  # dst.errata.chirrut
    after(you_activate(), reroll(blank_die & yours)),
)
card(
    "luminara-unduli-inspiring-commander",
    special(resolve(one(character_die & yours), bonus=lambda use, thing: 2 if unique.test(use, thing) else 3)),
)
card(
    "obi-wan-kenobi-mysterious-hermit",
    # dst.react.before-example-obiwan
    before(about_to_fall(), play_a_card(blue, discard=True, free=True, within=False)),
)
card("delta-7-interceptor", special(reroll(up_to(3, die))))
card(
    "handcrafted-light-bow",
    special(deal(3, one(character))),
    special(pick_out(one(character), "damage"), remove_shields(ALL, paid), then(deal(2, paid))),
)
card(
    "force-heal",
    special(choose_one(heal_one=heal(1, one(character)), heal_two=paying(spend(1), heal(2, one(character))))),
)
# dst.ability.action-example
card("journals-of-ben-kenobi", action(draw(1), cost=remove_this_die()))
card("caution", event(shields(3, one(character & ~whose_die)), cost=remove(one(character_die & yours))))
affordable = where(lambda use, thing: cost_of(use.table, thing) <= use.number)  # dst.clar.destiny-discount
card("destiny", event(remove(any_number(blue & die & yours)), play_a_card(affordable, free=True)))
card("determination", play_only(exists(showing("focus") & yours)), event(resolve_as_another()))
card("guard", event(against(), remove(some(noted, die & foes)), cost=remove(one(blue & melee_die & yours))))


def _howl(use: Use) -> Procedure[None]:
    """Its owner removes the die or loses two cards off the deck."""
    if not (yield from pick_out(one(die & enemy)).resolve(use)):
        return
    (thing,) = use.paid
    owner = use.table.holder(thing)
    if (yield use.ask(owner, "choose-one", ("remove", "mill"))) == "remove":
        yield from dice.remove(use.table, owner, [thing], use.this, whose=use.seat)
    else:
        zones.mill(use.table, owner, 2)


# dst.term.spot-example-krayt
card("krayt-dragon-howl", event(deed(_howl), cost=spot(own_blue)))
card("my-ally-is-the-force", event(resolve(one(blue & die & yours), how=How(keep=True))))
card(
    "synchronicity",
    play_only(both(exists(melee_die & yours), exists(showing("shield") & yours))),
    event(deal(2, one(character), unblockable=True)),
)
card("your-eyes-can-deceive-you", after(your_die_rolls("shield"), turn(one(die & enemy)), cost=exhaust_this()))
card("protective-mentor", holds("shares-shields", host))

# ── heroes, gray ───────────────────────────────────────────────────────────────────────────────────────────────────

card("r2-d2", special(resolve(one(other_die & yours), 1)))


def _call_their_bluff(use: Use, things: list[int]) -> Procedure[bool]:
    return (yield from their_turn_to_resolve(use, things[0]))


card("confidence", event(Verb("resolve", _call_their_bluff, one(die & enemy))))

# ── heroes, yellow ─────────────────────────────────────────────────────────────────────────────────────────────────

card(
    "chewbacca-loyal-friend",
    special(deal(value_of_paid, one(character)), cost=turn(one(die & enemy), damage_side)),
)
card("maz-kanata-pirate-queen", after(you_activate(), resolve_dice(2, die)))


def _first_yellow_event(use: Use) -> bool:
    return not any((yellow & event_card).test(use, played) for played in use.table.played_by(use.seat))


# dst.term.decrease-example-jyn
card("jyn-erso-reckless-operative", constant("cost", -1, yellow & event_card & yours, _first_yellow_event))
card(
    "outer-rim-smuggler",
    always_after(on("hand-emptied", None, both(by_you, note_is("play"))), gain(1), limit=once_a_round),
)


def _shown_two(use: Use) -> bool:
    return use.moment is not None and use.moment.value == 2


card("smuggling-freighter", always_after(you_resolve_this_die(_shown_two), leave_this("top")))
card("bowcaster", redeploy(), special(deal(1, up_to(2, character), unblockable=True)))
card("lone-operative", special(heal(either(exists(character & yours, 2), 2, 3), host)))
card("mazs-goggles", play_only(exists(own_yellow)), special(discard_seen(1, event_card, must=True)))
card("garbagell-do", event(shields(1, character & yours), cost=remove(one(vehicle & die & yours))))
card("hold-on", event(move_shield(one(character & yours), character, any_number=True)))
card(
    "rebel",
    play_only(exists(showing("discard") & yours)),
    event(play_a_card(where(lambda *_: True), hand=False, discard=True, reduce=1, optional=False)),
)
# dst.errata.long-con
card("long-con", event(gain(other_copies)))


def _they_take_one(use: Use) -> Procedure[bool]:
    """An opponent chooses and removes one of the user's dice."""
    seat = yield from use.opponent()
    options = [thing for thing in use.table.pools[use.seat] if may_remove(use.table, seat, thing)]
    use.doing = "remove"
    chosen = yield from select_one(use, seat, "choose", options)
    yield from dice.remove(use.table, seat, chosen, whose=use.seat)
    return bool(chosen)


card("loth-cat-and-mouse", event(deed(_they_take_one), then(remove(one(die & foes)))))
card("never-tell-me-the-odds", event(pick_out(one(own_yellow)), turn(any_number(dice_of(paid)))))
card("planned-explosion", play_only(showing_at_least(10)), event(remove(die & yours), deal(10, one(character))))
card("double-dealing", after(your_die_rolls("special"), gain(1), cost=exhaust_this()))
# dst.react.after-example-life-debt
card("life-debt", after(you_activate(host), move_damage(1, one(character & not_host), host)))
