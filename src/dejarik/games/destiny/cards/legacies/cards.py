"""Legacies: the cards that the reference speaks of, and an event whose effect comes later."""

from __future__ import annotations

from dejarik.core.cards import Later
from dejarik.core.zones import put_under, show, unknow
from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.rules import defeat
from dejarik.games.destiny.state import card_of

# ── villains ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _put_back_one(use: Use) -> Procedure[bool]:
    """A card of the hand goes on top of the deck or under it; nobody else can tell which."""
    table, seat = use.table, use.seat
    use.doing = "put-back"
    unknow(table, set(table.hands[seat]), seats=table.opponents(seat))
    for back in (yield from select_one(use, seat, "top", tuple(table.hands[seat]))):
        where_to = yield use.ask(seat, "choose-one", ("on-top", "underneath"))
        table.hands[seat].remove(back)
        if where_to == "on-top":
            table.decks[seat].append(back)
            show(table, (back,), to=(seat,))
        else:
            put_under(table, [back], table.decks[seat], seen_by=(seat,))
        return True
    return False


card("dark-advisor", special(draw(3), then(deed(_put_back_one))))


def _lost_dice(use: Use) -> bool:
    """Dice of this character or of its upgrades are among those removed."""
    table = use.table
    assert use.moment is not None
    cards = {card_of(lost) for lost in use.moment.things}
    return use.this in cards or any(table.pieces[c].host == use.this for c in cards if c in table.pieces)


def _by_their_effect(use: Use) -> bool:
    """Whoever had to choose the dice."""
    return use.moment is not None and use.moment.whose != use.seat


def _remember_whose(use: Use) -> Procedure[None]:
    assert use.moment is not None
    use.foe = use.moment.whose
    return
    yield


card(
    "maul-vengeful-one",
    after(
        on("dice-removed", you, both(_lost_dice, _by_their_effect)),
        deed(_remember_whose, lambda _: False),
        remove(one(die & foes)),
    ),
)


def _change_weapons(use: Use) -> Procedure[bool]:
    """From ranged damage to melee, or the other way round."""
    own = this_die & showing("ranged", "melee") & yours
    if not (yield from pick_out(one(own), "turn").resolve(use)):
        return False
    wanted = "melee" if ranged_die.test(use, use.paid[0]) else "ranged"
    return (yield from turn(die & paid, side_showing(wanted)).resolve(use))


card("kallus-agent-of-the-empire", power_action(deed(_change_weapons)))


def _introduce(use: Use) -> Procedure[bool]:
    """A character die of another character comes into the pool."""
    table = use.table
    options = [
        thing
        for own in (character & yours & other).find(use)
        for thing in table.pieces[own].dice
        if thing not in table.showing
    ]
    use.doing = "roll"
    for thing in (yield from select_one(use, use.seat, "choose", options)):
        return bool((yield from roll_in(use, [thing])))
    return False


card("bib-fortuna-majordomo", special(deed(_introduce)))

# ── heroes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

card("luke-skywalker-unlikely-hero", power_action(resolve(one(dice_of(this)), 2), cost=spend(2)))
commanded = where(lambda use, thing: character_die.test(use, thing) and you_control_field(use))
# dst.faq.clone-trooper-training
card("clone-trooper", after(you_activate(), reroll(one(die & yours & (this_die | commanded)))))
card("rose-skilled-mechanic", special(gain(1), may(heal(1, one(support & damaged)))))


def _shields_of(use: Use, thing: int) -> int:
    return use.table.pieces[card_of(thing)].shields  # no blue character has dice set aside


card(
    "ataru-strike",
    event(resolve(one(blue & character_die & yours & resolvable_as("melee")), bonus=_shields_of, counting=("melee",))),
)


def _lose(use: Use) -> Procedure[None]:
    yield from defeat.drop(use.table, [use.seat], "moment")


# dst.effect.delayed-event
card("final-moment", event(ready_up(character & yours), Later(on("phase-ended"), (deed(_lose),))))

# ── neutral ────────────────────────────────────────────────────────────────────────────────────────────────────────

card("gang-up", x_is(count(own_yellow)))
