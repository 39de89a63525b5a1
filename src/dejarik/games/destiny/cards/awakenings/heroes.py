"""Awakenings: heroes."""

from __future__ import annotations

from dejarik.core.cards import player
from dejarik.games.destiny.cards.facts import SYMBOLS
from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.rules import activating, damage, dice, playing, resolving, zones
from dejarik.games.destiny.rules.values import combined, cost_of, facts, symbol
from dejarik.games.destiny.state import amounts, die_of

# ── heroes, red ────────────────────────────────────────────────────────────────────────────────────────────────────

card(
    "admiral-ackbar-perceptive-tactician",
    always_after(on("hand-emptied", None, by_opponent), the_one_who_did_it(), deal(2, one(character & foes, by=foe))),
)
card("leia-organa-born-leader", action(reroll(up_to(2, die & yours)), cost=remove_this_die()))


def _side_of_discarded(use: Use) -> Procedure[bool]:
    """One of the sides of its die is resolved, although the die is nowhere."""
    (lost,) = use.paid
    table, thing = use.table, die_of(lost)
    sides = [
        (thing, place)
        for place in range(len(facts(table, lost).sides))
        if resolving.why_not(table, use.seat, thing, How(side=place)) is None
    ]
    if not sides:
        return False
    use.doing = "resolve"
    _, place = yield use.ask(use.seat, "side", tuple(sides))
    yield from resolving.resolve_die(table, use.seat, thing, How(side=place))
    return True


def _fly_it(use: Use) -> Procedure[bool]:
    (lost,) = use.paid
    return (yield from playing.play(use.table, use.seat, lost, use.table.discards[use.seat]))


def _can_fly(use: Use) -> bool:
    table = use.table
    return (
        bool(use.paid)
        and use.paid[0] in table.discards[use.seat]
        and vehicle.test(use, use.paid[0])
        and playing.why_not(table, use.seat, use.paid[0]) is None
    )


card(
    "poe-dameron-ace-pilot",
    special(deed(_side_of_discarded), may(deed(_fly_it, _can_fly)), cost=discard_own(1)),
)
card("launch-bay", x_is(hand_count))
card("black-one", special(deal(1, one(character)), reroll_this_die()))


def _cheapest(use: Use) -> Procedure[bool]:
    seat = yield from use.opponent()
    table = use.table
    hand = laid_open(use, seat)
    if not hand:
        return False
    see(use, seat, hand)
    least = min(cost_of(table, held) for held in hand)  # dst.term.cheapest
    return (yield from discard_of_seen(use, seat, hand, [held for held in hand if cost_of(table, held) == least]))


card("scout", special(deed(_cheapest)))
card("commando-raid", event(resolve(one(red & showing("discard") & yours), 2), then(draw(1))))
card("defensive-position", play_only(you_control_field), event(against(), remove(worth(2) & foes)))
card("field-medic", event(heal(2, one(character))))
card("hit-and-run", event(activate(one(own_red))))


def _symbol_of(which: Filter) -> Effect:
    """Choose a symbol that such a die shows; it is remembered by its place among them."""
    with_symbol = which & ~showing("any")  # dst.die.no-symbol-side

    def act(use: Use) -> Procedure[bool]:
        shown = list(dict.fromkeys(symbol(use.table, thing) for thing in with_symbol.find(use)))
        if not shown:
            return False
        chosen = shown[0]
        if len(shown) > 1:
            chosen = yield use.ask(use.seat, "symbol", tuple(shown))
        use.number = _SYMBOLS.index(chosen)
        return True

    return deed(act)


_SYMBOLS = tuple(SYMBOLS.values())


def _same_symbol(use: Use, thing: int) -> bool:
    return symbol(use.table, thing) == _SYMBOLS[use.number]


def _turn_to_symbol(use: Use) -> Procedure[bool]:
    wanted = _SYMBOLS[use.number]
    return (yield from turn(up_to(2, red & die & yours), side_showing(wanted)).resolve(use))


card("its-a-trap", event(_symbol_of(die & enemy), then(deed(_turn_to_symbol))))
card("natural-talent", event(resolve(one(die & yours), 1)))
card("rearm", event(play_a_card(red & upgrade, hand=False, discard=True, reduce=1, optional=False)))


def _fall_back(use: Use) -> Procedure[bool]:
    """One more action for an opponent, and the phase is over."""
    seat = yield from use.opponent()
    yield from end_action_phase().resolve(use)
    use.table.extra.append(seat)
    return True


card("retreat", event(deed(_fall_back)))
no_mods = where(lambda use, thing: not use.table.upgrades(thing))
card("strategic-planning", event(choose_one(ready=ready_up(one(support & no_mods)), exhaust=exhaust(one(support)))))


def _strike_support(use: Use) -> Procedure[bool]:
    """Each die counts for one more than it shows."""
    table = use.table
    options = (red & ranged_die & yours).find(use)
    use.doing = "remove"
    chosen = yield from select(use, use.seat, "choose", options, 0, ALL)
    total = combined(table, chosen) + len(chosen)
    yield from dice.remove(table, use.seat, chosen)
    return (yield from discard_card(one(support & costs(total))).resolve(use))  # dst.term.choose-any-number


card("surgical-strike", event(deed(_strike_support)))


def _unless_paid(use: Use) -> Procedure[bool]:
    """It is readied, unless an opponent spends a resource."""
    table = use.table
    for seat in table.opponents(use.seat):
        if table.resources[seat] and (yield use.ask(seat, "may", ("yes", "no"))) == "yes":
            zones.spend(table, seat, 1)
            return False
    return (yield from ready_up(this).resolve(use))


card(
    "resistance-hq",
    action(shields(1, one(character)), then(deed(_unless_paid)), cost=(exhaust_this(), discard_own(1))),
)

# ── heroes, blue ───────────────────────────────────────────────────────────────────────────────────────────────────

card("luke-skywalker-jedi-knight", always_after(you_activate(), draw(1)))
card("padawan", constant("weapon-cost", -1, this, lambda use: not use.table.upgrades(use.this)))
card("qui-gon-jinn-ataru-master", before(on("shields", this), deal(1, one(character)), cost=remove_shields(1, this)))
# dst.errata.rey, dst.clar.rey-ambush
card("rey-force-prodigy", always_after(you_play_on_this(upgrade), additional_actions()))
card("force-protection", special(spread_shields(3)))
# dst.errata.jedi-robes
card("jedi-robes", always_after(you_play(), shields(either(first_round, 2, 1), host)))
card(
    "luke-skywalkers-lightsaber",
    special(choose_one(shield=shields(2, one(character)), damage=deal(2, one(character), unblockable=True))),
)


def _become_support(use: Use) -> Procedure[bool]:
    """It is no upgrade any more and starts ready."""
    yield from zones.change_type(use.table, use.this, "support")
    activating.ready(use.table, use.this)
    return True


card("one-with-the-force", always_before(host_about_to_fall, deed(_become_support)))


def _resolve_or_lose(use: Use) -> Procedure[bool]:
    """An opponent resolves what they like of their dice; the rest is removed."""
    seat = yield from use.opponent()
    table = use.table
    before = len(table.resolved)
    yield from resolving.resolve_several(table, seat, ALL, lambda _: True, use)
    if use.abandoned:
        return True
    resolved = table.resolved[before:]  # some of these stay in the pool
    yield from dice.remove(table, use.seat, [left for left in table.pools[seat] if left not in resolved], use.this)
    return True


card("anticipate", event(deed(_resolve_or_lose)))
card("defensive-stance", event(shields(2, one(character))))
card(
    "force-misdirection",
    event(_symbol_of(blue & die & yours), then(against()), remove(die & foes & where(_same_symbol))),
)
card("heroism", event(take_the_hit(unique)))
card("noble-sacrifice", event(exhaust(one(character)), cost=defeat_it(one(own_blue))))
card("patience", event(remove(any_number(die & yours)), they_mill(how_many)))
card("return-of-the-jedi", event(take_from_discard(blue & event_card)))


def _drop_shields(use: Use) -> Procedure[bool]:
    if not (yield from pick_out(one(character & yours & shielded), "take-shield-from").resolve(use)):
        return False
    (from_whom,) = use.paid
    most = use.table.pieces[from_whom].shields
    count_of = int((yield use.ask(use.seat, "amount", amounts(most)))) if most > 1 else most
    use.number = damage.lose_shields(use.table, from_whom, count_of)
    return True


card("riposte", event(deed(_drop_shields), then(deal(noted, one(character)))))
card("willpower", event(move_damage(1, one(character & yours & exhausted), character & enemy & exhausted)))


def _council(use: Use) -> Procedure[bool]:
    """Two cards off the top of a deck: one may be discarded, and its player draws the other."""
    table = use.table
    decks = [player(seat) for seat in table.playing if table.decks[seat]]
    if not decks:
        return False
    use.doing = "deck"
    (whose,) = yield from select_one(use, use.seat, "opponent", decks)
    seat = -1 - whose
    top = table.decks[seat][-2:][::-1]
    see(use, seat, top)
    if len(top) < 2:
        return False  # dst.effect.then
    use.doing = "discard"
    answer = yield use.ask(use.seat, "pile", ("no", *top))
    if answer != "no":
        zones.discard_from_deck(table, seat, [answer])
        zones.draw(table, seat, 1)
    return True


card("jedi-council", action(deed(_council), cost=exhaust_this()))
card(
    "awakening",
    action(resolve(one(modifier_die & yours & ~showing("any")), how=How(base=True)), cost=exhaust_this()),
)
copy_of_paid = where(lambda use, thing: facts(use.table, thing).title == facts(use.table, use.paid[0]).title)
card(
    "the-force-is-strong",
    action(
        deed(lambda use: play_a_card(copy_of_paid, free=True, optional=False).resolve(use)),
        cost=(exhaust_this(), discard_own(1, blue)),
    ),
)

# ── heroes, gray ───────────────────────────────────────────────────────────────────────────────────────────────────


def _both(use: Use) -> Procedure[bool]:
    """This die and another one of yours; it stays in the pool."""
    use.stays = True
    use.doing = "reroll"
    chosen = yield from select_one(use, use.seat, "choose", (other_die & yours).find(use))
    yield from dice.reroll(use.table, use.seat, [use.die, *chosen])
    return True


card("bb-8", special(deed(_both)))
card("reys-staff", special(remove(one(damage_die))))
card("daring-escape", event(against(), reroll(any_number(die & foes)), remove(blank_die & foes)))

# ── heroes, yellow ─────────────────────────────────────────────────────────────────────────────────────────────────

card(
    "finn-first-order-defector",
    holds("any-weapon", this),  # dst.ability.example-finn
    building(
        lets_in=(
            LetIn(
                "villain",
                fits=lambda facts: facts.colour == "red" and not {"weapon", "vehicle"}.isdisjoint(facts.subtypes),
            ),
        )
    ),
)
card("han-solo-scoundrel", after(you_play(with_keyword("ambush")), shields(1, this)))
card(
    "padme-amidala-queen-of-naboo",
    special(choose_one(mill_one=they_mill(1), mill_two=paying(spend(1), they_mill(2)))),
)
card("millennium-falcon", special(play_a_card(yellow & event_card, discard=True, free=True, optional=False)))
card("diplomatic-immunity", holds("spreads-shields", this_die))
card("dl-44-heavy-blaster-pistol", always_after(you_play(), they_remove(1)))
card("infiltrate", special(against(), reroll(up_to(2, die & foes))))
card("dont-get-cocky", event(everybody_draws(2)))
card("draw-attention", event(move_damage(2, one(character & yours), character & yours, exactly=False)))


card("hyperspace-jump", event(end_action_phase(), this_event_goes("aside"), may(switch_field())))
card(
    "let-the-wookiee-win",
    event(
        against(),
        # dst.clar.wookiee-win
        they_choose_one(damage=deal(2, one(character & foes & exhausted, by=foe)), remove_two=they_remove(2)),
    ),
)
card("negotiate", event(they_remove(2), cost=remove(one(character_die & yours))))
card("scavenge", event(mill_own(3), then(take_from_discard(upgrade | support, optional=True))))
card("shoot-first", event(resolve(one(yellow & ranged_die & yours)), then(remove(one(ranged_die & enemy)))))
card("smuggling", event(gain(1), cost=(spot(own_yellow), discard_own(1))))
card(
    "play-the-odds",
    action(reroll(one(yellow & die & yours)), only_if(rolled("resource"), gain(1)), cost=exhaust_this()),
)
card("street-informants", action(look_at_hand(), cost=exhaust_this()))
card("second-chance", always_instead(host_about_to_fall, Replaces((heal(5, host), discard_this()))))
