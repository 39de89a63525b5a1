"""Verbs of tokens, resources, turns and cards in play."""

from __future__ import annotations

from dejarik.core.cards import ChooseOne, May, Only, number
from dejarik.core.question import Procedure
from dejarik.games.destiny.cards.ability import Amount, Condition, Deed, Effect, Filter, Use, Verb, Whom, select_one
from dejarik.games.destiny.cards.words.whom import me
from dejarik.games.destiny.rules import activating, damage, defeat, playing, zones
from dejarik.games.destiny.rules.resolving import share_shields
from dejarik.games.destiny.state import MOST_SHIELDS, amounts

# ── putting together ───────────────────────────────────────────────────────────────────────────────────────────────


def may(effect: Effect) -> Effect:
    return May(effect, me)


def only_if(condition: Condition, effect: Effect) -> Effect:
    return Only(condition, effect)


def choose_one(**ways: Effect) -> Effect:
    """The names of the ways are messages `way-<name>`."""
    return ChooseOne(me, {name.replace("_", "-"): way for name, way in ways.items()})


def choose_two(**ways: Effect) -> Effect:
    return ChooseOne(me, {name.replace("_", "-"): way for name, way in ways.items()}, 2)


def they_choose_one(**ways: Effect) -> Effect:
    from dejarik.games.destiny.cards.words.whom import foe

    return ChooseOne(foe, {name.replace("_", "-"): way for name, way in ways.items()})  # dst.term.choose-one-opponent


def all_of(*effects: Effect) -> Effect:
    """Several effects as one."""
    from dejarik.core.cards import carry_out

    def act(use: Use) -> Procedure[bool]:
        return (yield from carry_out(use, effects))

    return Deed(act, lambda use: any(effect.possible(use) for effect in effects))


def against() -> Effect:
    """ "An opponent": its user chooses which, where there are several."""

    def act(use: Use) -> Procedure[bool]:
        yield from use.opponent()
        return True

    return Deed(act, lambda _: False)


def require(condition: Condition) -> Effect:
    """A cost that is only a condition."""

    def act(use: Use) -> Procedure[bool]:
        return condition(use)
        yield

    return Deed(act, condition)


def paying(cost: Effect, effect: Effect) -> Effect:
    """A part with a cost of its own."""

    def act(use: Use) -> Procedure[bool]:
        return cost.possible(use) and (yield from cost.resolve(use)) and (yield from effect.resolve(use))

    return Deed(act, lambda use: cost.possible(use) and effect.possible(use))


def pick_out(whom: Whom, doing: str = "choose") -> Effect:
    """Choose something that the next parts speak of."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        use.paid = list(things)
        return bool(things)
        yield

    return Verb(doing, act, whom)


def the_one_who_did_it() -> Effect:
    """The opponent that the condition speaks of."""

    def act(use: Use) -> Procedure[bool]:
        assert use.moment is not None
        use.foe = use.moment.seat
        return True
        yield

    return Deed(act, lambda _: False)


# dst.term.spot
def spot(which: Filter, least: int = 1) -> Effect:
    """УВИДЕТЬ: without the named element in play nothing happens."""

    def act(use: Use) -> Procedure[bool]:
        return len(which.find(use)) >= least  # dst.term.spot-missing
        yield

    return Deed(act, lambda use: len(which.find(use)) >= least)


# ── damage, shields, healing ───────────────────────────────────────────────────────────────────────────────────────


def deal(amount: Amount, whom: Whom, *, unblockable: bool = False) -> Effect:
    """Damage of no kind, to each of them at the same moment. It was dealt even if it is blocked.

    Where there is none to deal, nobody is asked whom it hits.
    """

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        count = number(amount, use)
        hits = [(thing, count) for thing in things]
        use.paid = list(things)
        # dst.damage.untyped
        wounds = yield from damage.deal(use.table, hits, use.seat, use.this, unblockable=unblockable)
        use.number = damage.taken(wounds)
        return count > 0

    hit = Verb("damage", act, whom)
    return hit if isinstance(amount, int) else Only(lambda use: number(amount, use) > 0, hit)  # dst.damage.zero


def they_distribute(amount: Amount, kind: str = "") -> Effect:
    """An opponent deals damage to their characters as they wish."""

    def act(use: Use) -> Procedure[bool]:
        victim, count = (yield from use.opponent()), number(amount, use)
        yield from damage.distribute(use.table, victim, count, use.seat, use.this, kind=kind)
        return count > 0

    return Deed(act, lambda use: number(amount, use) > 0)


def indirect(amount: Amount) -> Effect:
    """НЕПРЯМОЙ УРОН to an opponent."""
    return they_distribute(amount, "indirect")


def shields(amount: Amount, whom: Whom) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        given = 0
        for thing in things:
            given += yield from damage.give_shields(use.table, thing, number(amount, use), use.seat)
        return given > 0

    return Verb("shield", act, whom)


def spread_shields(amount: int) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        return (yield from share_shields(use.table, use.seat, amount, use.this)) > 0

    def possible(use: Use) -> bool:
        table, seat = use.table, use.seat
        return any(damage.most_shields(table, own, amount, seat) for own in table.characters(seat))

    return Deed(act, possible)


def remove_shields(amount: Amount, whom: Whom) -> Effect:
    """How many were removed is noted."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        use.number = sum(damage.lose_shields(use.table, thing, number(amount, use)) for thing in things)
        return True  # all of these have shields
        yield

    return Verb("remove-shields", act, whom, lambda use, thing: use.table.pieces[thing].shields > 0)


def heal(amount: Amount, whom: Whom) -> Effect:
    """If no damage was removed, nothing was healed."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        return sum(damage.heal(use.table, thing, number(amount, use)) for thing in things) > 0  # dst.term.heal-none
        yield

    return Verb("heal", act, whom)


def move_damage(most: int, source: Whom, to: Filter, *, exactly: bool = True) -> Effect:
    """From one character (or card) to another, past shields; it is not taken."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        origin, table = things[0], use.table
        targets = [thing for thing in to.find(use) if thing != origin]
        if not targets:
            return False
        there = min(most, table.pieces[origin].damage)
        count = there
        if not exactly:
            count = int((yield use.ask(use.seat, "amount", amounts(there))))
        if not count:
            return False
        use.doing = "move-damage"
        (target,) = yield from select_one(use, use.seat, "choose", targets)
        table.pieces[origin].damage -= count
        yield from damage.place_damage(table, target, count)
        return True

    return Verb("take-damage-from", act, source, lambda use, thing: use.table.pieces[thing].damage > 0)


def move_shield(source: Whom, to: Filter, *, any_number: bool = False) -> Effect:
    """From one character (or card) to another that has room; it is not gained."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        origin, table = things[0], use.table
        targets = [t for t in to.find(use) if t != origin and table.pieces[t].shields < MOST_SHIELDS]
        if not targets:
            return False
        use.doing = "shield"
        (target,) = yield from select_one(use, use.seat, "choose", targets)
        most = min(table.pieces[origin].shields, MOST_SHIELDS - table.pieces[target].shields)
        count = 1
        if any_number and most > 1:
            count = int((yield use.ask(use.seat, "amount", amounts(most))))
        damage.lose_shields(table, origin, count)
        damage.place_shields(table, target, count)
        return True

    return Verb("take-shield-from", act, source, lambda use, thing: use.table.pieces[thing].shields > 0)


def put_damage_here(amount: int) -> Effect:
    """On this card, as a counter."""

    def act(use: Use) -> Procedure[bool]:
        if use.this not in use.table.pieces:
            return False
        use.table.pieces[use.this].damage += amount
        return True
        yield

    return Deed(act)


def defeat_it(whom: Whom) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        return bool((yield from defeat.defeat(use.table, things)))

    return Verb("defeat", act, whom)


# ── resources ──────────────────────────────────────────────────────────────────────────────────────────────────────


def gain(amount: Amount) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        zones.gain(use.table, use.seat, number(amount, use))
        return number(amount, use) > 0
        yield

    return Deed(act, lambda use: number(amount, use) > 0)


def spend(amount: Amount) -> Effect:
    """A cost: not paid in full, nothing follows."""

    def possible(use: Use) -> bool:
        return use.table.resources[use.seat] >= number(amount, use)

    def act(use: Use) -> Procedure[bool]:
        if not possible(use):
            return False
        zones.spend(use.table, use.seat, number(amount, use))
        return True
        yield

    return Deed(act, possible)


def they_lose(amount: Amount) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        victim = yield from use.opponent()
        use.number = zones.lose(use.table, victim, number(amount, use))
        return use.number > 0

    return Deed(act, lambda use: any(use.table.resources[seat] for seat in use.table.opponents(use.seat)))


# ── cards in play ──────────────────────────────────────────────────────────────────────────────────────────────────


class ExhaustsItself(Deed):
    """A cost: an exhausted card cannot be exhausted."""

    def __init__(self) -> None:
        def possible(use: Use) -> bool:
            piece = use.table.pieces.get(use.this)
            return piece is not None and not piece.exhausted

        def act(use: Use) -> Procedure[bool]:
            return possible(use) and activating.exhaust(use.table, use.this)
            yield

        super().__init__(act, possible)


def exhaust_this() -> Effect:
    return ExhaustsItself()


def exhaust(whom: Whom) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        done = [thing for thing in things if activating.exhaust(use.table, thing)]
        use.paid += done
        return bool(done)
        yield

    return Verb("exhaust", act, whom, lambda use, thing: not use.table.pieces[thing].exhausted)


def ready_up(whom: Whom) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        return bool([thing for thing in things if activating.ready(use.table, thing)])
        yield

    return Verb("ready", act, whom, lambda use, thing: use.table.pieces[thing].exhausted)


def activate(whom: Whom) -> Effect:
    """One after another; one that is gone by then is not activated."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        done = True
        for thing in things:
            able = activating.why_not(use.table, use.seat, thing) is None
            done = able and (yield from activating.activate(use.table, use.seat, thing)) and done
        return done

    return Verb("activate", act, whom, lambda use, thing: activating.why_not(use.table, use.seat, thing) is None)


def discard_card(whom: Whom) -> Effect:
    """From play. What was discarded is remembered."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        for thing in things:
            if (yield from zones.discard_by_effect(use.table, thing, use.seat, use.this)):
                use.paid.append(thing)
        use.number = len(use.paid)
        return bool(use.paid)

    return Verb("discard", act, whom)


def discard_this() -> Effect:
    def act(use: Use) -> Procedure[bool]:
        if use.this not in use.table.pieces:
            return False
        return (yield from zones.discard_by_effect(use.table, use.this, use.seat, use.this))

    return Deed(act, lambda use: use.this in use.table.pieces)


def leave_this(where: str) -> Effect:
    """This card goes somewhere else than to the discard pile ("hand", "top", "aside")."""

    def act(use: Use) -> Procedure[bool]:
        if use.this not in use.table.pieces:
            return False
        yield from zones.leave(use.table, use.this, where)
        return True

    return Deed(act, lambda use: use.this in use.table.pieces)


def this_event_goes(where: str) -> Effect:
    """An event goes somewhere else than to the discard pile ("aside"; "top" or "under" of its owner's deck)."""

    def act(use: Use) -> Procedure[bool]:
        from dejarik.core.zones import put_under, show

        table, owner = use.table, use.table.owners[use.this]
        if use.this not in table.limbo:
            return False
        table.limbo.remove(use.this)
        if where == "under":
            put_under(table, [use.this], table.decks[owner], seen_by=table.seats)
        else:
            (table.asides if where == "aside" else table.decks)[owner].append(use.this)
        if where == "top":
            show(table, (use.this,))
        return True
        yield

    return Deed(act)


def return_to_hand(whom: Whom) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        for thing in things:
            yield from zones.leave(use.table, thing, "hand")
        return True

    return Verb("return", act, whom)


def move_upgrade(which: Whom, to: Filter) -> Effect:
    """To another character; who is about to fall takes nothing any more."""

    def homes(use: Use, card: int) -> list[int]:
        # dst.term.move-not-same, dst.gap.simultaneous-defeat
        gone = (use.table.pieces[card].host, *use.table.dying)
        return [home for home in to.find(use) if home not in gone]

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        (card,) = things
        use.doing = "move-to"
        (target,) = yield from select_one(use, use.seat, "choose", homes(use, card))
        yield from zones.move_upgrade(use.table, card, target, use.seat)
        return True  # all of these have somewhere to go

    return Verb("move", act, which, lambda use, card: bool(homes(use, card)))


# ── turns ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def additional_actions(count: int = 1) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        playing.additional_action(use.table, use.seat, count)
        return True
        yield

    return Deed(act)


def end_action_phase() -> Effect:
    def act(use: Use) -> Procedure[bool]:
        use.table.ending = True
        use.table.resolving = None
        use.table.extra.clear()
        return True
        yield

    return Deed(act)


def cheaper(amount: int) -> Effect:
    """Less for the card that is being played, unless there is nothing left to pay."""

    def possible(use: Use) -> bool:
        assert use.moment is not None
        return playing.to_pay(use.table, use.moment) > 0

    def act(use: Use) -> Procedure[bool]:
        assert use.moment is not None
        use.moment.amount += amount  # dst.term.decrease
        return True
        yield

    return Deed(act, possible)


def block(amount: Amount) -> Effect:
    """Less damage is taken."""

    def act(use: Use) -> Procedure[bool]:
        assert use.moment is not None
        use.moment.amount -= number(amount, use)
        return True
        yield

    return Deed(act)


def raise_value(amount: Amount) -> Effect:
    """More for the die that is being resolved."""

    def act(use: Use) -> Procedure[bool]:
        assert use.moment is not None
        use.moment.amount += number(amount, use)
        return True
        yield

    return Deed(act)
