"""Spirit of Rebellion: neutral cards and battlefields."""

from __future__ import annotations

from dejarik.core.cards import Lasts, Whoever
from dejarik.core.lasting import Lasting
from dejarik.core.zones import show, unknow
from dejarik.games.destiny.cards.facts import DAMAGE
from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.rules import dice, playing, zones
from dejarik.games.destiny.rules.playing import Terms
from dejarik.games.destiny.rules.values import facts, value

# ── neutral, red ───────────────────────────────────────────────────────────────────────────────────────────────────

card("supply-line", special(reroll(any_number(die & yours))))
card("astromech", action(turn(one(vehicle & die)), cost=remove_this_die()))
card(
    "rocket-launcher",
    special(discard_card(one(vehicle & support))),
    special(deal(2, up_to(2, character))),
)
card(
    "bombing-run",  # dst.errata.bombing-run
    event(resolve(one(red & showing("disrupt") & yours)), then(against()), deal(1, character & foes)),
)
card(
    "collateral-damage",
    event(
        choose_one(
            melee=resolve_dice(ALL, resolvable_as("melee"), counting=("melee",)),
            ranged=resolve_dice(ALL, ranged_die, counting=("ranged",)),
        ),
        then(they_lose(1)),
    ),
)
# dst.clar.salvo-cost
card("salvo", event(resolve(one(ranged_die & yours), how=How(each=True))))
card("suppression", event(remove(one(red & ranged_die & yours)), then(remove(one(die & enemy)))))
# dst.errata.aftermath, dst.gap.aftermath-data
card("aftermath", after(any_character_defeated, gain(1), cost=exhaust_this()))


def _put_shields(use: Use) -> Procedure[None]:
    use.table.pieces[use.this].shields = 3
    return
    yield


card(
    "air-superiority",
    always_after(you_play(), deed(_put_shields)),
    action(move_shield(this, character), cost=exhaust_this()),
)
# dst.ability.ongoing-example
card("training", building(second=lambda printed: printed.colour == "red" and not printed.unique), makes_elite())
card("wingman", after(you_activate(red & character), activate(host)))

# ── neutral, blue ──────────────────────────────────────────────────────────────────────────────────────────────────

card("force-push", special(against(), turn(up_to(2, die & foes))))
card("force-speed", special(additional_actions(2)))
card(
    "makashi-training",
    play_only(exists(own_blue)),
    action(remove(one(melee_die)), cost=(remove(one(melee_die & yours)), exhaust_this())),
)
card(
    "decisive-blow",
    event(resolve(one(resolvable_as("melee") & yours), counting=("melee",)), then(remove(dice_of(paid)))),
)
card(
    "high-ground",
    play_only(you_control_field),
    event(remove(one(damage_die & enemy)), then(deal(1, character & whose_die))),
)
# dst.clar.momentum-shift
card("momentum-shift", event(move_shield(one(character & enemy), character & yours)))


def _lowest(use: Use) -> Procedure[None]:
    """The lowest of the dice just rerolled is removed."""
    table = use.table
    least = min(value(table, thing) for thing in use.paid)
    use.doing = "remove"
    options = [thing for thing in use.paid if value(table, thing) == least]
    chosen = yield from select_one(use, use.seat, "choose", options)
    yield from dice.remove(table, use.seat, chosen, use.this)


card("overconfidence", event(reroll(some(2, die)), then(deed(_lowest)), cost=spot(own_blue)))


def _foresee(use: Use) -> Procedure[None]:
    """A card of the hand lies face down on this one, which is set aside."""
    table, seat = use.table, use.seat
    yield from this_event_goes("aside").resolve(use)
    hand = table.hands[seat]
    if not hand:
        return
    use.doing = "stack"
    unknow(table, set(hand), seats=table.opponents(seat))
    chosen = yield use.ask(seat, "top", tuple(hand))
    hand.remove(chosen)
    table.stacked[use.this] = chosen


def _fulfil(use: Use) -> Procedure[None]:
    """The card on any player's copy is turned up and played for free, or discarded if that cannot be."""
    table, seat, terms = use.table, use.seat, Terms(free=True, within=True)
    use.doing = "take"
    # dst.clar.premonitions-opponent
    for under in (yield from select_one(use, seat, "choose", list(table.stacked))):
        foreseen = table.stacked.pop(under)
        owner = table.owners[under]
        table.asides[owner].remove(under)
        table.discards[owner].append(under)
        reveal(use, owner, [foreseen])
        unknow(table, (foreseen,))
        if playing.why_not(table, seat, foreseen, terms) is None:
            yield from playing.play(table, seat, foreseen, [foreseen], terms)
        else:
            table.discards[table.owners[foreseen]].append(foreseen)  # dst.clar.premonitions-illegal


card("premonitions", event(choose_one(stack=deed(_foresee), play_stacked=deed(_fulfil))))
card("rejuvenate", event(heal(1, one(character)), cost=spot(own_blue)))
card(
    "trust-your-instincts",
    event(reroll(any_number(dice_of(paid))), may(draw(1)), cost=pick_out(one(own_blue))),
)
card(
    "meditate",
    action(turn(one(die & yours), no_damage), cost=(exhaust_this(), remove(one(blank_die & yours)))),
)


# dst.clar.force-illusion-all
card("force-illusion", before(about_to_take(host), block(dealt), then(discard_this()), cost=mill_own(dealt)))

# ── neutral, gray ──────────────────────────────────────────────────────────────────────────────────────────────────

# dst.errata.vibroknife
card("vibroknife", holds("unblockable", this_die))
card("evade", event(remove(one(ranged_die))))
card("parry", event(remove(one(melee_die))))
card("new-orders", event(switch_field(), then(use_field())))


def _next_played(use: Use, thing: int) -> bool:
    """The first card that is played after this one; until then, whatever could be it."""
    played = use.table.played_by(use.seat)
    later = played[len(played) - played[::-1].index(use.this) :]
    return thing == later[0] if later else thing in use.table.hands[use.seat]


card("swiftness", event(Lasts("ambush", 1, Whoever(where(_next_played)), "turn")))
card("resolve", action(reroll(one(die & enemy)), cost=discard_own(1)))


def _beside(use: Use) -> bool:
    """It lies on the same character."""
    return use.moment is not None and use.moment.host == host_of(use)


# dst.errata.ammo-belt, dst.effect.replacement-example-ammo
card("ammo-belt", instead(on("discarding", weapon & upgrade, _beside), Replaces((discard_this(),))))
card("outmaneuver", always_after(you_claim, gain(1)))

# ── neutral, yellow ────────────────────────────────────────────────────────────────────────────────────────────────

card("quadjumper", action(play_a_card(support, reduce=3), cost=discard_this()))
# dst.clar.ascension-gun
card("ascension-gun", special(use_unused_field()))
card("con-artist", special(put_damage_here(1), then(they_mill(on_this))))
card("bolt-hole", event(shields(2, character & whose_die), cost=remove(one(yellow & character_die & yours))))


def _cheat(use: Use) -> Procedure[None]:
    """A card of the hand and one of the discard pile change places, in the open."""
    table, seat = use.table, use.seat
    hand, pile = table.hands[seat], table.discards[seat]
    if not hand or not pile:
        return
    use.doing = "discard"
    (away,) = yield from select_one(use, seat, "hand", tuple(hand))
    use.doing = "take"
    (back,) = yield from select_one(use, seat, "pile", tuple(pile))
    hand.remove(away)
    pile.remove(back)
    hand.append(back)
    pile.append(away)
    unknow(table, (away,))
    show(table, (back,))


card("cheat", event(deed(_cheat)))
card("diversion", event(they_lose(either(copy_in_discard, 3, 1))))


def _trade(use: Use) -> Procedure[None]:
    seat = yield from use.opponent()
    purse = use.table.resources
    poor, rich = sorted((seat, use.seat), key=lambda who: purse[who])
    more = purse[rich] - purse[poor]
    zones.lose(use.table, rich, more)
    zones.gain(use.table, poor, more)


card("fair-trade", event(resolve(one(showing("resource") & yours)), then(deed(_trade))))
card("friends-in-low-places", event(discard_seen(1, event_card & costs(1), must=True), cost=spot(own_yellow)))


def _sabotage(use: Use) -> Procedure[None]:
    """As many cards as the support costs."""
    table, seat = use.table, use.seat
    within = where(lambda use, thing: facts(use.table, thing).cost <= len(table.hands[seat]))
    if not (yield from pick_out(one(support & within), "discard").resolve(use)):
        return
    (target,) = use.paid
    if facts(table, target).cost:
        yield from discard_own(facts(table, target).cost).resolve(use)
    yield from zones.discard_by_effect(table, target, seat, use.this)


card("sabotage", event(deed(_sabotage)))
card("improvisation", action(reroll(any_number(die & yours)), cost=remove(one(blank_die & yours))))
# dst.errata.fast-hands
card("fast-hands", after(you_activate(host), resolve(one(dice_of(host)))))

# ── battlefields ───────────────────────────────────────────────────────────────────────────────────────────────────


def _freeze(use: Use) -> Procedure[None]:
    """A character die, in the pool or not, cannot be rolled in the next round."""
    table = use.table
    # dst.clar.carbon-freezing
    options = [thing for piece in table.pieces.values() if piece.kind == "character" for thing in piece.dice]
    options += [thing for thing in character_die.find(use) if thing not in options]  # some come from those set aside
    use.doing = "freeze"
    for thing in (yield from select_one(use, use.seat, "choose", options)):
        table.coming.append(Lasting("cannot-roll", 1, (thing,), "round"))


card("carbon-freezing-chamber", claim(deed(_freeze)))


def _has_another_home(use: Use, thing: int) -> bool:
    """It lies on a character, and its player has another."""
    table, piece = use.table, use.table.pieces[thing]
    own = table.characters(piece.controller)
    return piece.host in own and len(own) > 1


def _reload(use: Use) -> Procedure[None]:
    """An upgrade goes to another character of the same player."""
    if not (yield from pick_out(one(upgrade & where(_has_another_home)), "move").resolve(use)):
        return
    (thing,) = use.paid
    piece = use.table.pieces[thing]
    options = [c for c in use.table.characters(piece.controller) if c != piece.host]
    use.doing = "move-to"
    for target in (yield from select_one(use, use.seat, "choose", options)):
        yield from zones.move_upgrade(use.table, thing, target, use.seat)  # dst.clar.cargo-hold-restrictions


card("cargo-hold", claim(deed(_reload)))
card("docking-bay", claim(play_a_card(support, discard=True, reduce=1, optional=False)))
card("ewok-village", claim(remove_shields(ALL, one(character))))
card("mazs-castle", claim(draw(2), put_under_deck(ALL, up_to=True)))
card("moisture-farm", claim(gain(1)))
card("otoh-gunga", claim(heal(1, one(character))))
card("secluded-beach", claim(remove(one(ranged_die & enemy))))
card("secret-facility", claim(resolve_dice(3, resolvable_as(*DAMAGE), counting=DAMAGE)))
card("war-torn-streets", claim(they_discard_random(1)))
