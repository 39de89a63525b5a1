"""Awakenings: neutral cards and battlefields."""

from __future__ import annotations

from dejarik.core.lasting import Lasting
from dejarik.core.zones import discard as lay_down
from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.rules import damage, dice, zones
from dejarik.games.destiny.rules.values import has

# ── neutral, red ───────────────────────────────────────────────────────────────────────────────────────────────────


card("outpost", special(use_field()))
card("iqa-11-blaster-rifle", special(deal(2, one(character), unblockable=True)))
card("promotion", after(you_play(), draw(1)))


def _ceremony(use: Use) -> Procedure[bool]:
    """As many cards as are drawn are set aside from the hand."""
    table, seat = use.table, use.seat
    wanted = len((character & yours & exhausted).find(use))
    zones.draw(table, seat, wanted)
    use.doing = "set-aside"
    for gone in (yield from select(use, seat, "hand", tuple(table.hands[seat]), wanted, wanted)):
        lay_down(table, [gone], table.hands[seat], table.asides[seat])
    return True


card("award-ceremony", event(deed(_ceremony), cost=spot(own_red)))
card("dug-in", play_only(you_control_field), event(spread_shields(3)))
card(
    "firepower",
    event(resolve(one(red & ranged_die & yours), bonus=lambda use, thing: 2 if vehicle.test(use, thing) else 1)),
)
card("leadership", event(ready_up(one(character & not_paid)), cost=exhaust(one(unique & own_red))))
card("logistics", event(resolve(one(showing("resource") & yours), 1), cost=spot(own_red)))
# dst.queue.example-squad-tactics
card("squad-tactics", event(activate(any_number(character & yours & ~unique))))
card("supporting-fire", action(resolve(one(ranged_die & yours), 1), cost=exhaust_this()))

# ── neutral, blue ──────────────────────────────────────────────────────────────────────────────────────────────────

card("force-throw", special(deal(noted, one(character)), cost=remove(one(die))))
card(
    "force-training",
    play_only(exists(own_blue)),
    special(choose_two(damage=deal(1, one(character)), resource=gain(1), shield=shields(1, one(character)))),
)
# dst.errata.lightsaber-redeploy
card("lightsaber", redeploy(), special(deal(2, one(character), unblockable=True)))


def _hand_of_paid(use: Use) -> int:
    return sum(len(use.table.hands[use.table.pieces[thing].controller]) for thing in use.paid)


card("mind-probe", special(pick_out(one(character & enemy), "damage"), deal(_hand_of_paid, paid)))


def _half(use: Use) -> int:
    return (use.number + 1) // 2


card("deflect", event(remove(one(ranged_die)), then(deal(_half, one(character))), cost=spot(own_blue)))
card("disturbance-in-the-force", event(reroll(die)))


def _split(use: Use) -> Procedure[bool]:
    """Their owner splits the dice, the player of the card chooses which part is removed."""
    seat = yield from use.opponent()
    table = use.table
    pool = table.pools[seat][:]
    if not pool:
        return False
    first = yield use.ask(seat, "split", tuple(pool), 0, len(pool))
    first = [first] if isinstance(first, int) else list(first)
    rest = [thing for thing in pool if thing not in first]
    which = yield use.ask(use.seat, "group", (tuple(first), tuple(rest)))
    yield from dice.remove(table, use.seat, list(which), use.this)
    return True


card("mind-trick", event(deed(_split), cost=spot(own_blue)))
card("the-power-of-the-force", event(resolve(one(die & yours), value_is=count(blue & upgrade & yours))))
card("use-the-force", event(turn(one(die)), cost=spot(own_blue)))


def _this_ready(use: Use) -> bool:
    return use.this in use.table.pieces and not use.table.pieces[use.this].exhausted


card(
    "it-binds-all-things",
    constant("discount", 1, blue & upgrade & yours, _this_ready),
    before(you_are_playing(blue & upgrade), cheaper(1), cost=exhaust_this()),
)

# ── neutral, gray ──────────────────────────────────────────────────────────────────────────────────────────────────

card(
    "comlink",
    after(
        you_play(),
        choose_one(
            reroll_own=reroll(any_number(die & yours)),
            reroll_theirs=all_of(against(), reroll(any_number(die & foes))),
        ),
    ),
)
card("datapad", special(turn(one(die & yours), no_damage)))
card("holdout-blaster", redeploy())
card("aim", event(turn(one(die & yours), side_showing("ranged"))))
card("all-in", event(resolve_dice(ALL, die)))
card("block", event(against(), remove(melee_die & foes)))
card("close-quarters-assault", event(they_discard_random(count(melee_die & yours))))
card("dodge", event(against(), remove(ranged_die & foes)))


def _outnumbered(use: Use) -> list[int]:
    def ready_ones(seat: int) -> int:
        return sum(not use.table.pieces[c].exhausted for c in use.table.characters(seat))

    own = ready_ones(use.seat)
    return [seat for seat in use.table.opponents(use.seat) if ready_ones(seat) < own]


def _flank(use: Use) -> Procedure[bool]:
    weaker = _outnumbered(use)
    dice_of_them = [thing for seat in weaker for thing in use.table.pools[seat]]
    return (yield from remove(one(where(lambda _, thing: thing in dice_of_them) & die)).resolve(use))


card("flank", play_only(lambda use: bool(_outnumbered(use))), event(deed(_flank)))
card("take-cover", event(shields(1, one(character))))

# ── neutral, yellow ────────────────────────────────────────────────────────────────────────────────────────────────

card("black-market", special(draw(2), play_a_card(upgrade, reduce=1)))


# another copy would only pass it on, and on again
card("cunning", special(borrow_special(where(lambda use, thing: use.table.cards[thing] != use.table.cards[use.this]))))
card("jetpack", special(remove(one(melee_die)), shields(1, host)))
card("thermal-detonator", play_only(exists(own_yellow)), special(against(), deal(3, character & foes), discard_this()))
card(
    "disarm",
    event(discard_card(one((weapon | equipment) & cheap_enough)), cost=remove(one(damage_die & yours))),
)
card("electroshock", event(remove(one(worth_up_to(2))), cost=spot(own_yellow)))
card("reversal", event(remove(one(damage_die)), then(deal(noted, one(character))), cost=spot(own_yellow)))
card("scramble", event(against(), reroll(die & foes), cost=spot(own_yellow)))
card("unpredictable", event(reroll(one(die))))


def give_ambush(use: Use) -> Procedure[bool]:
    assert use.moment is not None
    use.table.lasting.append(Lasting("ambush", 1, (use.moment.thing,), "turn"))
    return True
    yield


def _without_ambush(use: Use) -> bool:
    """A second Ambush would be none."""
    return use.moment is not None and not has(use.table, "ambush", use.moment.thing)


card("infamous", before(you_are_playing(yellow), deed(give_ambush, _without_ambush), cost=exhaust_this()))
card(
    "hunker-down",
    always_after(on("taken", host, note_is("melee")), discard_this()),
    action(shields(1, host), cost=exhaust_this()),
)

# ── battlefields ───────────────────────────────────────────────────────────────────────────────────────────────────

card("command-center", claim(each_opponent_mills(2)))
card("echo-base", claim(shields(1, one(character))))
card("emperors-throne-room", claim(turn(one(die & yours), side_showing("special")), then(may(resolve(paid)))))
card("frozen-wastes", claim(remove(one(character_die))))
card("imperial-armory", claim(play_a_card(upgrade, reduce=1)))
card("jedi-temple", claim(discard_seen(2, event_card)))
card("rebel-war-room", claim(resolve(one(die & yours), how=How(free=True))))
card("mos-eisley-spaceport", claim(gain(1), cost=return_to_hand(one(upgrade & yours))))


def each_hurts_one(use: Use) -> Procedure[bool]:
    """Each opponent chooses and deals 1 unblockable damage to a character of their own."""
    hits = []
    for seat in use.table.opponents(use.seat):
        use.doing = "damage"
        chosen = yield from select_one(use, seat, "choose", use.table.characters(seat))
        hits += [(thing, 1) for thing in chosen]
    yield from damage.deal(use.table, hits, use.seat, use.this, unblockable=True)
    return True


card("separatist-base", claim(deed(each_hurts_one)))
card("starship-graveyard", claim(take_from_discard(upgrade | support, to="top")))
