"""Spirit of Rebellion: villains."""

from __future__ import annotations

from dejarik.core.zones import show
from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.rules import dice, playing, zones
from dejarik.games.destiny.rules.playing import Terms
from dejarik.games.destiny.rules.values import combined, facts, symbol, value
from dejarik.games.destiny.state import card_of

# ── villains, red ──────────────────────────────────────────────────────────────────────────────────────────────────

card(
    "fn-2199-loyal-trooper",  # dst.errata.fn-2199, dst.clar.fn2199-later
    always_after(you_play_on_this(weapon), roll_dice_of(that), then(may(resolve(paid & die)))),
)

card(
    "director-krennic-cruel-but-brilliant",
    building(dice=(("Death Trooper", 1),)),  # dst.clar.krennic-second
    always_after(you_activate(), roll_set_aside(1, "Death Trooper"), only=you_control_field),
)


def _guarded(use: Use, thing: int) -> bool:
    """A die of this pilot, other than the one asked for, lies in the pool."""
    return any(card_of(other) == use.this and other != thing for other in use.table.pools[use.seat])


card("tie-pilot", holds("cannot-be-removed", ranged_die & yours & where(_guarded)))
card("e-web-emplacement", constant("value", 1, this_die, you_control_field))
card(
    "imperial-discipline", action(turn(one(dice_of(host)), side_showing("ranged", "resource")), cost=remove_this_die())
)
card("dt-29-heavy-blaster-pistol", special(remove(one(costed_die & enemy))))
# dst.faq.fn2199-z6
card("z6-riot-control-baton", redeploy(), after(this_die_rolls("into-pool"), reroll(this_die & die)))
card("battle-formation", event(reroll(up_to(count(own_red), die & yours))))
card("imperial-war-machine", event(resolve(one(red & costed_die & yours), how=How(free=True))))
card("lockdown", event(take_field(), cost=spot(own_red, 2)))
card(
    "sustained-fire",
    play_only(exists(ranged_die & yours, 2)),
    event(against(), remove_shields(ALL, character & foes)),
)


def _weak_enough(use: Use, thing: int) -> bool:
    return symbol(use.table, thing) != "special" and value(use.table, thing) <= facts(use.table, use.paid[0]).cost


def _expose(use: Use) -> Procedure[bool]:
    return (yield from remove(one(die & where(_weak_enough))).resolve(use))


# dst.effect.then-example-traitor
card("traitor", event(mill_own(1), then(deed(_expose))))
shield_die = showing("shield")
card(
    "trench-warfare",
    play_only(exists(shield_die & yours)),
    event(against(), turn(any_number(die & foes), side_showing("shield"))),
)
card(
    "undying-loyalty",
    event(
        heal(1, one(red & character)),
        only_if(copy_in_discard, may(paying(spend(1), this_event_goes("top")))),
    ),
)
card("we-have-them-now", play_only(you_control_field), event(turn(up_to(4, die & yours), damage_side)))
card("attrition", always_after(your_character_defeated, deal(1, one(character))))
card(
    "imperial-inspection",
    # dst.errata.imperial-inspection
    after(your_die_rolls("disrupt"), return_to_hand(one(upgrade & costs(2))), cost=leave_this("aside")),
)

# ── villains, blue ─────────────────────────────────────────────────────────────────────────────────────────────────

card(
    "asajj-ventress-force-assassin",  # dst.clar.asajj
    after(on("discarded-to-reroll", None, by_opponent), the_one_who_did_it(), they_discard(1)),
)
card("darth-vader-dark-apprentice", special(deal(3, one(character)), then(deal(1, this))))
# dst.faq.palpatine-anger
card("palpatine-galactic-emperor", always_after(you_resolve_this_die(), they_distribute(2)))
# dst.errata.royal-guard
card("royal-guard", holds("no-blue-abilities", this))
card("command-shuttle", special(borrow_special(character & yours)))
card(
    "force-lightning",
    # dst.clar.force-lightning
    special(deal(1, one(character)), may(paying(remove(one(blank_die)), reroll_this_die()))),
)
card("lightsaber-pike", action(shields(1, one(character & not_host)), cost=remove_this_die()))
card("lure-of-power")  # what its sides without a symbol do is a rule of dice
card("anger", play_only(exists(blank_die & yours, 2)), event(resolve(one(damage_die & enemy))))
card("lightsaber-throw", play_only(exists(melee_die & yours)), event(deal(2, one(character))))
card("manipulate", event(turn(one(die & yours), blank_side), then(turn(one(die & enemy), blank_side))))
card("no-disintegrations", event(they_mill(either(copy_in_discard, 3, 1))))
card("now-you-will-die", event(resolve(one(die & yours & ~blank_die), how=How(symbol="melee"))))
card(
    "rise-again",
    event(
        pick_out(one(unique & blue & character), "heal"),
        heal(5, paid),
        play_a_card(upgrade, hand=False, discard=True, free=True, on=lambda use: tuple(use.paid)),
    ),
)
card(
    "the-price-of-failure",
    event(ready_up(one(character)), cost=(spot(own_blue), defeat_it(one(character & yours)))),
)
card("dark-presence", after(your_die_rolls("discard"), they_remove(1), cost=exhaust_this()))


def _by_host(use: Use) -> bool:
    """A die of the bearer, or of an upgrade on it, has dealt the damage."""
    assert use.moment is not None
    piece = use.table.pieces.get(card_of(use.moment.die))
    return piece is not None and host_of(use) in (piece.id, piece.host)


card(
    "now-i-am-the-master",
    after(on("dealt", None, _by_host), turn(one(die), blank_side), cost=exhaust_this()),
)

# ── villains, gray ─────────────────────────────────────────────────────────────────────────────────────────────────


def _interrogate(use: Use) -> Procedure[None]:
    """A random card of a hand; the die may go to discard an event. Whether it is one is not told by a question."""
    seat = yield from use.opponent()
    table, price = use.table, remove_this_die()
    seen = zones.random_cards(table, seat, 1)
    if not seen:
        return
    see(use, seat, seen)
    if not price.possible(use):
        return
    answer = yield use.ask(use.seat, "may", ("yes", "no") if event_card.test(use, seen[0]) else ("no",))
    if answer == "yes" and (yield from price.resolve(use)):
        yield from zones.discard_from_hand(table, seat, seen)


card("interrogation-droid", always_after(you_activate(), deed(_interrogate)))


def _doubt(use: Use) -> Procedure[None]:
    """Whoever has the die either resolves or removes it."""
    (thing,) = use.paid
    table, owner = use.table, use.table.holder(thing)
    answer = yield use.ask(owner, "choose-one", ("resolve", "remove"))
    if answer == "resolve" and (yield from their_turn_to_resolve(use, thing)):
        return
    yield from dice.remove(table, owner, [thing], use.this, whose=use.seat)


card("doubt", event(reroll(one(die & enemy)), then(deed(_doubt))))

# ── villains, yellow ───────────────────────────────────────────────────────────────────────────────────────────────

# dst.react.example-aurra
card("aurra-sing-deadly-shot", before(you_are_resolving_this_die(), raise_value(1), cost=discard_own(1)))
card("guavian-enforcer", action(remove_shields(1, one(character)), cost=remove_this_die()))
card(
    "ig-88-assassin-droid",  # dst.errata.ig-88
    special(
        play_a_card(
            yellow & (weapon | equipment),
            hand=False,
            discard=True,
            reduce=2,
            on=lambda use: (use.this,),
            optional=False,
        )
    ),
)


def _scrap(use: Use) -> Procedure[bool]:
    """Own dice, one by one, until they are worth enough."""
    table, seat, chosen = use.table, use.seat, list[int]()
    if combined(table, table.pools[seat]) < 3:
        return False
    while rest := [thing for thing in table.pools[seat] if thing not in chosen]:  # dst.errata.unkar
        enough = combined(table, chosen) >= 3
        use.doing = "remove"
        answer = yield use.ask(seat, "choose", ("done", *rest) if enough else rest)
        if answer == "done":
            break
        chosen.append(answer)
    yield from dice.remove(table, seat, chosen)
    return True


def _cost_of_paid(use: Use) -> int:
    return sum(facts(use.table, lost).cost for lost in use.paid)


card("unkar-plutt-junk-dealer", action(deed(_scrap), then(they_discard_random(1)), gain(_cost_of_paid)))


def _their_dice(use: Use) -> int:
    return len(use.table.pools[foe(use)])


card("slave-i", special(against(), they_distribute(_their_dice)))


def _pay_off(use: Use) -> Procedure[None]:
    """Any opponent may give a resource to be rid of the die."""
    assert use.moment is not None
    table, thing = use.table, use.moment.thing
    for seat in table.opponents(use.seat):
        able = thing in table.showing and table.resources[seat]
        if able and (yield use.ask(seat, "may", ("yes", "no"))) == "yes":
            zones.lose(table, seat, 1)
            zones.gain(table, use.seat, 1)
            yield from dice.remove(table, seat, [thing], whose=use.seat)
            return


# dst.clar.blackmail
card("blackmail", always_after(this_die_rolls(), deed(_pay_off)))
card(
    "personal-shield",
    before(about_to_be_dealt(host, both(note_is("ranged"), at_least(2))), shields(1, host), cost=exhaust_this()),
)
card("vibroknucklers", before(you_are_resolving_this_die(), raise_value(1), cost=spend(1)))
card("arms-deal", event(discard_own(ALL, weapon, up_to=True), then(gain(noted))))
card("bait-and-switch", event(turn(one(showing("resource") & yours))))


def _pull_rank(use: Use) -> Procedure[None]:
    """One of the three top cards is played for free, if one likes; the rest is discarded."""
    table, seat = use.table, use.seat
    terms = Terms(free=True, within=True)
    top = table.decks[seat][-3:][::-1]
    if not top:
        return
    see(use, seat, top)
    played: int | str = yield use.ask(seat, "play", ("no", *playing.playable(table, seat, top, terms)))
    if isinstance(played, int):
        yield from playing.play(table, seat, played, table.decks[seat], terms)
    zones.discard_from_deck(table, seat, [each for each in top if each != played])


card("friends-in-high-places", play_only(showing_at_least(7)), event(deed(_pull_rank)))
card("loose-ends", event(they_mill(4), cost=remove(one(ranged_die & yours))))


def _compensate(use: Use) -> Procedure[None]:
    zones.gain(use.table, use.table.holder(use.paid[0]), 1)
    return
    yield


card("one-quarter-portion", event(remove(one(die & enemy)), then(deed(_compensate))))
card("relentless-pursuit", event(move_damage(2, one(character & enemy), character, exactly=False)))


def _dig(use: Use) -> Procedure[None]:
    """A random card comes back to the hand, seen by all."""
    pile = use.table.discards[use.seat]
    if not pile:
        return
    found = pile.pop(use.table.rng.roll(len(pile)))
    use.table.hands[use.seat].append(found)
    show(use.table, (found,))
    return
    yield


card("scrap-buy", play_only(lambda use: len(use.table.discards[use.seat]) >= 3), event(deed(_dig)))
card("salvage-stand", after(your_die_rolls("resource"), they_lose(1), cost=exhaust_this()))
card("armor-plating", before(about_to_take(host), block(2), discard_this()))
