"""Awakenings: villains."""

from __future__ import annotations

from dejarik.core.cards import Later, player, remembered
from dejarik.core.zones import know, put_under, unknow
from dejarik.games.destiny.cards.facts import DAMAGE
from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.rules import damage, dice, resolving, zones
from dejarik.games.destiny.rules.values import facts
from dejarik.games.destiny.state import card_of, die_of

# ── villains, red ──────────────────────────────────────────────────────────────────────────────────────────────────

card("captain-phasma-elite-trooper", holds("guardian", yours & character & ~unique))
card(
    "general-grievous-jedi-hunter",
    before(opponent_about_to_fall, move_upgrade(one(upgrade & ~ability_card & on_that), this)),
)
card("general-veers-field-commander", action(turn(one(support_die & yours)), cost=remove_this_die()))
card("at-st", special(discard_card(one(support))))
card("first-order-tie-fighter", special(against(), remove_shields(ALL, character & foes)))


def _command(use: Use) -> Procedure[bool]:
    """One's own die is resolved for two more, an opponent's removed."""
    how, table = How(increase=2), use.table
    options = [
        thing
        for thing in (red & other_die).find(use)
        if (
            resolving.why_not(table, use.seat, thing, how) is None
            if table.holder(thing) == use.seat
            else resolving.may_remove_die(table, use.seat, thing)
        )
    ]
    use.doing = "resolve-or-remove"
    for thing in (yield from select_one(use, use.seat, "choose", options)):
        if table.holder(thing) == use.seat:
            yield from resolving.resolve_die(table, use.seat, thing, how)
        else:
            yield from dice.remove(table, use.seat, [thing])
        return True
    return False


card("commanding-presence", special(deed(_command)))
# dst.errata.f11d-redeploy
card("f-11d-rifle", redeploy(), special(they_distribute(2)))


card("cannon-fodder", event(take_the_hit(~unique)))


card("closing-the-net", event(they_remove(1), may(this_event_goes("under"))))


def _return_to_the_game(use: Use) -> Procedure[bool]:
    table = use.table
    fallen = [c for c in table.asides[use.seat] if (character & red & ~unique).test(use, c)]
    use.doing = "return"
    for back in (yield from select_one(use, use.seat, "pile", fallen)):
        table.asides[use.seat].remove(back)
        zones.enter(table, back, use.seat, "character")
        return True
    return False


card("endless-ranks", event(deed(_return_to_the_game)))
card("occupation", play_only(you_control_field), event(they_lose(ALL)))
card("probe", event(discard_seen(ALL, event_card, must=True, random=2)))
card("sweep-the-area", event(against(), reroll(some(count(ready & own_red), die & foes))))
card("tactical-mastery", event(additional_actions(2), cost=spot(own_red)))
card("the-best-defense", event(against(), remove(up_to(2, die & foes)), cost=deal(3, one(own_red))))
card("drudge-work", action(gain(1), cost=(exhaust_this(), exhaust(one(character & yours)))))
card("local-garrison", constant("upkeep", -1, opponents))
card("personal-escort", holds("guardian", host))

# ── villains, blue ─────────────────────────────────────────────────────────────────────────────────────────────────

card(
    "count-dooku-devious-strategist",
    before(about_to_be_dealt(this), shields(1, this), cost=discard_own(1)),
)
card("darth-vader-sith-lord", after(you_activate(), they_discard(1)))


def _read_a_mind(use: Use) -> Procedure[bool]:
    """The cost of a random card of the hand is dealt to a character of the same player."""
    if not (yield from pick_out(one(character & enemy), "damage").resolve(use)):
        return False
    (target,) = use.paid
    owner = use.table.pieces[target].controller
    seen = zones.random_cards(use.table, owner, 1)
    if not seen:
        return False
    see(use, owner, seen)
    yield from damage.deal(use.table, [(target, facts(use.table, seen[0]).cost)], use.seat, use.this)
    return True


card("kylo-ren-vaders-disciple", special(deed(_read_a_mind)))
card("nightsister", action(reroll(one(die)), deal(1, this)))
card(
    "force-choke",
    special(deal(1, one(character & not_host), unblockable=True), then(may(turn(one(dice_of(paid)))))),
)
card("immobilize", action(turn(one(die), blank_side), cost=remove_this_die()))


def _unless_blocked(use: Use) -> Procedure[bool]:
    """If shields block any of it, the die is rerolled instead of being removed."""
    if not (yield from pick_out(one(character), "damage").resolve(use)):
        return False
    (target,) = use.paid
    wounds = yield from damage.deal(use.table, [(target, 2)], use.seat, use.this)
    if sum(wound.shielded for wound in wounds):
        yield from reroll_this_die().resolve(use)
    return True


card("kylo-rens-lightsaber", special(deed(_unless_blocked)))


def _switch_with_hand(use: Use) -> Procedure[bool]:
    """Another upgrade takes its place, if its player finds one; its die may come into the pool for one resource."""
    table, seat = use.table, use.seat
    if use.this not in table.pieces or not table.hands[seat]:  # it may be resolved without being in play
        return False
    use.doing = "attach"
    fitting = [card for card in table.hands[seat] if (blue & upgrade & ability_card).test(use, card)]
    new = yield use.ask(seat, "hand", ("no", *fitting))
    if new == "no":
        return False
    home = table.pieces[use.this].host
    yield from zones.leave(table, use.this, "hand")
    table.hands[seat].remove(new)
    unknow(table, (new,))
    holder = table.pieces[home].controller  # an opponent, where the special was borrowed
    zones.enter(table, new, holder, "upgrade", host=home)
    yield from zones.check_surplus(table, home, new)
    use.paid = [new]
    return True


card("sith-holocron", special(deed(_switch_with_hand), then(may(paying(spend(1), roll_dice_of(paid))))))
card(
    "abandon-all-hope", event(against(), they_choose_one(lose_resources=they_lose(ALL), discard_hand=they_discard(ALL)))
)
card("boundless-ambition", event(draw_to_hand_size()))
card("enrage", event(gain(1), cost=deal(1, one(own_blue))))
card("feel-your-anger", event(against(), remove(some(count(blank_die & foes), die & foes))))
card("force-strike", event(turn(one(blue & die & yours), side_showing("melee")), then(may(resolve(paid)))))
card("intimidate", event(remove_shields(ALL, one(character))))
card("isolation", event(remove(one(character_die)), cost=spot(own_blue)))
card(
    "no-mercy",
    event(discard_own(ALL, blue, up_to=True), resolve(one(resolvable_as(*DAMAGE) & yours), noted, counting=DAMAGE)),
)


def _pull_strings(use: Use) -> Procedure[bool]:
    """Three cards of any deck go back on top or under it, in any order."""
    table = use.table
    decks = [player(seat) for seat in table.playing if table.decks[seat]]
    if not decks:
        return False
    use.doing = "deck"
    (whose,) = yield from select_one(use, use.seat, "opponent", decks)
    deck = table.decks[-1 - whose]
    top = deck[-3:][::-1]
    see(use, -1 - whose, top)
    if len(top) < 3:
        return False  # dst.effect.then
    use.doing = "under"
    under = yield use.ask(use.seat, "top", top, 0, len(top), ordered=True)
    rest = [c for c in top if c not in under]
    if len(rest) > 1:
        use.doing = "on-top"
        rest = list((yield use.ask(use.seat, "top", rest, len(rest), len(rest), ordered=True)))
    del deck[-len(top) :]
    deck += rest[::-1]
    put_under(table, under, deck, seen_by=(use.seat,))
    unknow(table, rest)
    know(table, use.seat, rest)
    return True


card("pulling-the-strings", event(deed(_pull_strings)))
card("emperors-favor", constant("hand-size", 1, you))
card(
    "power-of-the-dark-side",
    action(
        reroll(one(die & yours)),
        only_if(rolled("blank"), deal(2, one(character), unblockable=True)),
        cost=exhaust_this(),
    ),
)
card("hidden-in-shadow", action(shields(1, host), cost=(require(none(host & shielded)), exhaust_this())))

# ── villains, gray ─────────────────────────────────────────────────────────────────────────────────────────────────

# dst.term.take-damage-example
card("infantry-grenades", special(against(), deal(2, character & foes), discard_this()))
card("speeder-bike-scout", special(remove(one(die)), additional_actions()))
card("nowhere-to-run", event(turn(blank_die & yours)))

# ── villains, yellow ───────────────────────────────────────────────────────────────────────────────────────────────

card("bala-tik-gang-leader", after(opponents_character_defeated, ready_up(this)))
card("jabba-the-hutt-the-great-and-mighty", after(you_activate(), reroll(one(yellow & die))))
card("jango-fett-lethal-mercenary", after(opponent_activates, activate(this)))
card("tusken-raider", after(you_activate(), resolve(one(dice_of(this))), cost=discard_own(1)))
card("crime-lord", special(Later(on("round-ended"), (defeat_it(remembered()),), one(character)), cost=spend(5)))
card("flame-thrower", special(deal(1, up_to(3, character))))
card("gaffi-stick", redeploy(), special(deal(3, one(character)), cost=remove(one(melee_die & yours))))
card(
    "on-the-hunt",
    special(
        pick_out(one(character), "remove-shields"),
        remove_shields(ALL, paid),
        may(paying(spend(1), remove(one(dice_of(paid))))),
    ),
)


def _roll_from_discard(use: Use) -> Procedure[bool]:
    """The die of the card just discarded; it is set aside once it is resolved or removed."""
    (lost,) = use.paid
    return bool(facts(use.table, lost).sides) and bool((yield from roll_in(use, [die_of(lost)])))


card("ace-in-the-hole", event(deed(_roll_from_discard), cost=discard_own(1, yellow & upgrade)))


def _strip(use: Use) -> Procedure[None]:
    if not (yield from pick_out(one(own_yellow)).resolve(use)):
        return
    worn = (upgrade & on_paid).find(use)
    use.paid, use.doing = [], "discard"
    yield from discard_card(any_number(where(lambda _, thing: thing in worn))).resolve(use)


card("armed-to-the-teeth", event(deed(_strip), deal(how_many, one(character))))


def _confiscate(use: Use) -> Procedure[bool]:
    table = use.table
    options = [c for c in (upgrade & enemy).find(use) if facts(table, c).cost <= table.resources[use.seat]]
    use.doing = "return"
    for thing in (yield from select_one(use, use.seat, "choose", options)):
        zones.spend(table, use.seat, facts(table, thing).cost)
        yield from zones.leave(table, thing, "hand")
        return True
    return False


card("confiscation", event(deed(_confiscate)))
card("fight-dirty", event(remove(any_number(yellow & die & yours)), deal(how_many, one(character))))
card("go-for-the-kill", event(resolve(one(ranged_die & yours), how=How(unblockable=True))))
card("he-doesnt-like-you", event(remove(one(die & enemy)), cost=remove(one(die & yours))))


def _more_cards(use: Use) -> int:
    return max(0, len(use.table.hands[foe(use)]) - len(use.table.hands[use.seat]))


card("lying-in-wait", event(against(), they_discard(_more_cards)))


card(
    "backup-muscle",
    always_after(you_play(), put_damage_here(3)),
    action(move_damage(1, this, character), cost=exhaust_this()),
)
card("my-kind-of-scum", after(you_resolve("disrupt"), gain(dealt), cost=exhaust_this()))
card("underworld-connections", action(gain(1), cost=exhaust_this()))


def _keep_die(use: Use, things: list[int]) -> Procedure[bool]:
    """It is rolled by nobody and goes back only when this card leaves play."""
    (thing,) = things
    table = use.table
    yield from dice.remove(table, use.seat, things)
    home, here = table.pieces.get(card_of(thing)), table.pieces.get(use.this)
    if home is not None and here is not None:  # a die from those set aside has no card to be kept from
        home.dice = tuple(one_of for one_of in home.dice if one_of != thing)
        here.captives = (*here.captives, thing)
    return True


card("prized-possession", after(you_play(), Verb("remove", _keep_die, one(character_die & enemy), removable)))
