"""Spirit of Rebellion: the cards that the reference speaks of most."""

from __future__ import annotations

from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.rules import dice, zones
from dejarik.games.destiny.rules.values import facts

own_red = red & character & yours
own_blue = blue & character & yours

# ── villains ───────────────────────────────────────────────────────────────────────────────────────────────────────

card("z6-riot-control-baton", redeploy(), after(this_die_rolls("into-pool"), reroll(this_die & die)))
card(
    "asajj-ventress-force-assassin",
    after(on("discarded-to-reroll", None, by_opponent), the_one_who_did_it(), they_discard(1)),
)
card("darth-vader-dark-apprentice", special(deal(3, one(character)), then(deal(1, this))))
card("palpatine-galactic-emperor", always_after(you_resolve_this_die(), they_distribute(2)))
card("royal-guard", constant("no-blue-abilities", 1, this))
card(
    "force-lightning",
    special(deal(1, one(character)), may(paying(remove(one(blank_die)), reroll_this_die()))),
)
card("aurra-sing-deadly-shot", before(you_are_resolving_this_die(), raise_value(1), cost=discard_own(1)))


def _weak_enough(use: Use, thing: int) -> bool:
    from dejarik.games.destiny.rules.values import symbol, value

    return symbol(use.table, thing) != "special" and value(use.table, thing) <= facts(use.table, use.paid[0]).cost


def _expose(use: Use) -> Procedure[bool]:
    return (yield from remove(one(die & where(_weak_enough))).resolve(use))


card("traitor", event(mill_own(1), then(deed(_expose))))
card("anger", play_only(exists(blank_die & yours, 2)), event(resolve(one(damage_die & enemy))))
card(
    "imperial-inspection",
    after(your_die_rolls("disrupt"), return_to_hand(one(upgrade & costs(2))), cost=leave_this("aside")),
)

# ── heroes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

card("baze-malbus-crack-shot", special(against(), deal(1, character & foes)))
card(
    "a180-blaster",
    special(deal(1, one(character)), shields(1, host)),
    special(against(), deal(1, character & foes)),
    special(deal(2, one(character), unblockable=True)),
)
card(
    "chirrut-imwe-blind-warrior",
    constant("no-blue-abilities", 1, this),
    after(you_activate(), reroll(blank_die & yours)),
)
card(
    "obi-wan-kenobi-mysterious-hermit",
    before(about_to_fall(), play_a_card(blue, discard=True, free=True, within=False)),
)
card("journals-of-ben-kenobi", action(draw(1), cost=remove_this_die()))


def _first_yellow_event(use: Use) -> bool:
    table = use.table
    return not any(
        table.owners[played] == use.seat and (yellow & event_card).test(use, played) for played in table.played
    )


card("jyn-erso-reckless-operative", constant("cost", -1, yellow & event_card & yours, _first_yellow_event))


def _howl(use: Use) -> Procedure[bool]:
    """Its owner removes the die or loses two cards off the deck."""
    if not (yield from pick_out(one(die & enemy)).resolve(use)):
        return False
    (thing,) = use.paid
    owner = use.table.holder(thing)
    if (yield use.ask(owner, "choose-one", ("remove", "mill"))) == "remove":
        yield from dice.remove(use.table, owner, [thing])
    else:
        zones.mill(use.table, owner, 2)
    return True


card("krayt-dragon-howl", event(deed(_howl), cost=spot(own_blue)))
card("my-ally-is-the-force", event(resolve(one(blue & die & yours), how=How(keep=True))))
card("friendly-fire", event(deal(noted, one(character)), cost=(spot(own_red), remove(one(ranged_die & enemy)))))
card("long-con", event(gain(other_copies)))
card("life-debt", after(you_activate(host), move_damage(1, one(character & not_host), host)))

# ── neutral ────────────────────────────────────────────────────────────────────────────────────────────────────────

card("vibroknife", constant("unblockable", 1, this_die))
card(
    "bombing-run",
    event(resolve(one(red & showing("disrupt") & yours)), then(against()), deal(1, character & foes)),
)
card("salvo", event(resolve(one(ranged_die & yours), how=How(each=True))))
card("aftermath", after(any_character_defeated, gain(1), cost=exhaust_this()))


def _put_shields(use: Use) -> Procedure[bool]:
    use.table.pieces[use.this].shields = 3
    return True
    yield


card(
    "air-superiority",
    always_after(you_play(), deed(_put_shields)),
    action(move_shield(this, character), cost=exhaust_this()),
)
card("momentum-shift", event(move_shield(one(character & enemy), character & yours)))
card("rejuvenate", event(heal(1, one(character)), cost=spot(own_blue)))
card("evade", event(remove(one(ranged_die))))
card("parry", event(remove(one(melee_die))))


def _illusion(use: Use) -> Procedure[bool]:
    """As many cards as there is damage, or nothing is blocked."""
    assert use.moment is not None
    wanted = use.moment.amount
    if len(zones.mill(use.table, use.seat, wanted)) == wanted:
        use.moment.amount = 0
    return True
    yield


card("force-illusion", before(about_to_take(host), deed(_illusion), discard_this()))
card("outmaneuver", always_after(you_claim, gain(1)))
card("fast-hands", after(you_activate(host), resolve(one(dice_of(host)))))

# ── battlefields ───────────────────────────────────────────────────────────────────────────────────────────────────


def _reload(use: Use) -> Procedure[bool]:
    """An upgrade goes to another character of the same player."""
    if not (yield from pick_out(one(upgrade), "move").resolve(use)):
        return False
    (thing,) = use.paid
    piece = use.table.pieces[thing]
    options = [c for c in use.table.characters(piece.controller) if c != piece.host]
    use.doing = "move-to"
    for target in (yield from select(use, use.seat, "choose", options, 1, 1)):
        yield from zones.move_upgrade(use.table, thing, target)
        return True
    return False


card("cargo-hold", claim(deed(_reload)))
card("docking-bay", claim(play_a_card(support, discard=True, reduce=1)))
card("secret-facility", claim(resolve_dice(3, damage_die)))
card("moisture-farm", claim(gain(1)))
card("otoh-gunga", claim(heal(1, one(character))))
card("ewok-village", claim(remove_shields(ALL, one(character))))
card("war-torn-streets", claim(they_discard_random(1)))
card("secluded-beach", claim(remove(one(ranged_die & enemy))))
