"""Way of the Force: the cards that the reference speaks of."""

from __future__ import annotations

from dejarik.core.cards import remembered
from dejarik.games.destiny.cards.facts import DAMAGE
from dejarik.games.destiny.cards.lending import abilities_of_ordinary_characters
from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.rules import activating, damage, zones
from dejarik.games.destiny.rules.values import facts, points
from dejarik.games.destiny.state import NOTHING, player

# ── villains ───────────────────────────────────────────────────────────────────────────────────────────────────────

card(
    "snoke-supreme-leader",  # dst.errata.snoke
    power_action(
        resolve(one(paids_die & yours & resolvable_as(*DAMAGE)), 2, counting=DAMAGE),  # dst.clar.snoke-defeat
        cost=deal(1, one(character & yours & other)),
    ),
)
card(
    "general-grievous-wheel-bike",
    power_action(ready_up(this), cost=spend_or_spot(1, titled("General Grievous") & character & yours)),
)
card("imperial-troop-transport", x_is(count(character & yours & ~unique)))


def _pay_back(use: Use) -> Procedure[bool]:
    """One packet, as large as the number of dice, to whoever lost them."""
    assert use.moment is not None
    victim, amount = -1 - use.moment.thing, use.moment.amount
    yield from damage.distribute(use.table, victim, amount, use.seat, use.this, kind="indirect")  # dst.clar.dj-amount
    return True


# dst.clar.dj-who
card("dj-treacherous-rogue", after(on("dice-removed", opponents, by_you), deed(_pay_back)))

# ── heroes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

on_this_card = where(lambda use, thing: thing in use.table.pieces and use.table.pieces[thing].host == use.this)
card(
    "luke-skywalker-reluctant-instructor",
    may_read(this_die, ("shield",), "melee"),
    power_action(move_upgrade(one(blue & ability_card & upgrade & on_this_card), blue & character)),
)


card("plo-koon-jedi-protector", abilities_of_ordinary_characters())
card(
    "rex-clone-captain",
    before(
        before_you_activate(),
        take_field(),
        cost=spend_or_spot(1, titled("Clone Trooper") & character & yours),
    ),
)


def _on_rex(use: Use) -> bool:
    bearer = host_of(use)
    return bearer != NOTHING and facts(use.table, bearer).title == "Rex"


card(
    "rexs-blaster-pistol",
    holds("not-unique", titled("Rex's Blaster Pistol") & yours, _on_rex),  # dst.clar.rex-blaster
    after(you_activate(host), activate(one(character & yours)), only=you_control_field),
)


def _mill_a_deck(use: Use) -> Procedure[bool]:
    """As many cards as dice were resolved, off a deck of one's choice."""
    table = use.table
    use.doing = "deck"
    options = [player(seat) for seat in table.playing if table.decks[seat]]
    for whose in (yield from select_one(use, use.seat, "opponent", options)):
        return bool(zones.mill(table, -1 - whose, use.number))
    return False


def _operatives(use: Use) -> bool:
    """Two yellow characters, or Cassian Andor."""
    own = (character & yours).find(use)
    return len(own_yellow.find(use)) >= 2 or any(facts(use.table, who).title == "Cassian Andor" for who in own)


card(
    "clandestine-operation",
    # dst.clar.clandestine
    event(resolve_dice(ALL, die, same=True), then(deed(_mill_a_deck)), cost=require(_operatives)),
)
card("mechanical-insight", event(search_deck(subtype("droid", "podracer"), top=5)))

# ── neutral ────────────────────────────────────────────────────────────────────────────────────────────────────────

card(
    "dagger-of-mortis",
    redeploy(),
    before(you_are_resolving_this_die(note_is("melee")), move_shield(one(blue & character), host)),
)


def _dear_bearer(use: Use) -> int:
    """One more for fifteen points, two for twenty."""
    bearer = host_of(use)
    if bearer == NOTHING:
        return 0
    worth = points(use.table, bearer)
    return 2 if worth >= 20 else 1 if worth >= 15 else 0


card("darksaber", redeploy(), always_before(you_are_resolving_this_die(), raise_value(_dear_bearer)))


def _enter_grandly(use: Use) -> Procedure[bool]:
    """A character is activated, then its dice may be rerolled twice."""
    table = use.table
    able = [own for own in (character & yours).find(use) if activating.why_not(table, use.seat, own) is None]
    use.doing = "activate"
    for actor in (yield from select_one(use, use.seat, "choose", able)):
        yield from activating.activate(table, use.seat, actor)
        use.things = (actor,)
        for _ in range(2):
            yield from reroll(any_number(dice_of(remembered()))).resolve(use)
        return True
    return False


card("grand-entrance", event(deed(_enter_grandly)))
card("home-turf-advantage", building(fields=2))
