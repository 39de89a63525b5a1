"""The cards of the Two-Player Game that appeared there first."""

from __future__ import annotations

from dejarik.games.destiny.cards.facts import DAMAGE
from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.rules import dice, resolving, zones
from dejarik.games.destiny.rules.values import facts, may_remove, symbol

# ── villains ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _guess_colour(use: Use) -> Procedure[bool]:
    """A colour is named, then a random card of an opponent's hand is shown to all."""
    colour = yield use.ask(use.seat, "colour", ("red", "blue", "yellow", "gray"))
    seat = yield from use.opponent()
    shown = zones.random_cards(use.table, seat, 1)
    if not shown:
        return False
    reveal(use, seat, shown)
    return bool(facts(use.table, shown[0]).colour == colour)


def _hands(use: Use) -> bool:
    """An opponent holds cards, as everybody can see."""
    return any(use.table.hands[seat] for seat in use.table.opponents(use.seat))


card(
    "kylo-ren-tormented-one",
    after(you_activate(), deed(_guess_colour), then(deal(2, one(character))), only=_hands),
)
card(
    "captain-phasma-ruthless-tactician",
    special(pick_out(one(character), "damage"), deal(either(exists(paid & with_damage(6)), 3, 2), paid)),
)
card("droid-commandos", special(deal(1, any_number(character))))
card("captain-phasmas-blaster", redeploy(exists(host & titled("Captain Phasma"))))
card("praetorian-guard", holds("guardian", host))
card("dark-counsel", special(draw(1), reroll_this_die()))
card(
    "crossguard-lightsaber",
    always_after(you_play(), only_if(exists(host & titled("Kylo Ren")), deal(1, one(character)))),
    special(pick_out(one(character), "damage"), deal(either(exists(paid & shielded), 3, 2), paid)),
)
card("force-stasis", special(remove(one(ranged_die)), then(deal(1, one(character)))))
card("jedi-rival", after(you_activate(host), remove_shields(1, one(character))))
card(
    "armored-support",
    action(reroll(one(red & die & yours)), only_if(rolled(*DAMAGE), deal(1, one(character))), cost=exhaust_this()),
)
card("first-strike", event(pick_out(one(damage_die & enemy)), then(deal(value_of_paid, one(character)))))


def _envoy(use: Use) -> Procedure[bool]:
    """How many events and supports are among the cards shown is noted."""
    seat = yield from use.opponent()
    shown = zones.random_cards(use.table, seat, 2)
    if not shown:
        return False
    reveal(use, seat, shown)
    use.number = sum(facts(use.table, each).type in ("event", "support") for each in shown)
    return len(shown) == 2


card("imperial-envoy", event(deed(_envoy), then(deal(noted, one(character)))))
card("your-skills-are-complete", event(turn(one(upgrade_die), blank_side)))
card("subjugate", event(remove(one(die))))

# ── neutral ────────────────────────────────────────────────────────────────────────────────────────────────────────

card("i-have-you-now", event(turn(one(die), damage_side)))
card("mobilize", event(gain(4)))


def _see_all(use: Use) -> Procedure[None]:
    for seat in use.table.opponents(use.seat):
        see(use, seat, laid_open(use, seat))
    return
    yield


card("as-i-have-foreseen", event(deed(_see_all)))
card("clash", event(turn(one(die & yours), side_showing("melee")), turn(one(melee_die & enemy), blank_side)))
card("direct-hit", event(resolve(one(resolvable_as(*DAMAGE) & yours), 2, counting=DAMAGE)))


def _same_symbol(use: Use) -> Procedure[bool]:
    """Another die is turned to the symbol that one shows."""
    if not (yield from pick_out(one(die & ~showing("any"))).resolve(use)):
        return False
    wanted = symbol(use.table, use.paid[0])
    return (yield from turn(one(die & not_paid), side_showing(wanted)).resolve(use))


card("recon", event(deed(_same_symbol)))
card("sound-the-alarm", event(against(), reroll(any_number(damage_die & foes))))

# ── heroes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

card("rey-finding-the-ways", after(you_activate(), deal(1, one(character)), only=exists(this & shielded)))
card("poe-dameron-more-than-a-pilot", special(shields(1, one(character)), may(turn(one(other_die)))))
card("medical-droid", special(heal(1, one(character))))


def _rich_opponent(use: Use) -> int:
    return int(any(use.table.resources[seat] >= 3 for seat in use.table.opponents(use.seat)))


card("strike-team", own_discount(_rich_opponent))
card("teamwork", special(shields(1, host), may(shields(1, one(character & not_host)))))
card("poe-damerons-blaster", special(deal(either(exists(host & titled("Poe Dameron")), 3, 2), one(character))))
card(
    "reys-lightsaber",
    redeploy(),
    always_after(you_play(), shields(either(exists(host & titled("Rey")), 2, 1), host)),
)
card("inner-strength", special(move_damage(1, host, character & enemy & ~shielded)))
card("lukes-protection", action(shields(1, one(blue & character)), cost=leave_this("top")))
card("honor-guard", action(remove(one(damage_die)), cost=discard_this()))
card("concentrate", event(turn(one(die & yours)), may(paying(spend(1), turn(one(die & yours & not_paid))))))


def _distract(use: Use) -> Procedure[None]:
    """An opponent removes one of two dice."""
    seat = yield from use.opponent()
    if not (yield from pick_out(some(2, die)).resolve(use)):
        return
    use.doing = "remove"
    able = [thing for thing in use.paid if may_remove(use.table, seat, thing, use.this)]  # dst.term.choose
    chosen = yield from select_one(use, seat, "choose", able)
    yield from dice.remove(use.table, seat, chosen, use.this, whose=use.seat)


card("distraction", event(deed(_distract)))


def _do_it(use: Use) -> Procedure[None]:
    """It is resolved for one more, or removed."""
    how = How(increase=1)
    (thing,) = use.paid
    table = use.table
    able = thing in table.showing and resolving.why_not(table, use.seat, thing, how) is None
    if able and (yield use.ask(use.seat, "may", ("yes", "no"))) == "yes":
        yield from resolving.resolve_die(table, use.seat, thing, how)
    else:
        yield from dice.remove(table, use.seat, [thing])


card("do-or-do-not", event(reroll(one(die & yours)), then(deed(_do_it))))
card("fierce-resolve", event(reroll(one(die & yours)), then(deal(value_of_paid, one(character)))))

# ── battlefields ───────────────────────────────────────────────────────────────────────────────────────────────────


def _show_top(use: Use) -> Procedure[bool]:
    seat = yield from use.opponent()
    if not use.table.decks[seat]:
        return False
    top = use.table.decks[seat][-1]
    reveal(use, seat, [top])
    return facts(use.table, top).type in ("event", "support")


card("hangar-bay", claim(deed(_show_top), then(deal(1, one(character)))))
card(
    "obi-wans-hut",
    claim(
        choose_one(
            blue_shield=shields(1, one(blue & character)),
            other_shield=paying(spend(1), shields(1, one(character & ~blue))),
        )
    ),
)
