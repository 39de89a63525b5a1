"""ПРИМЕНЕНИЕ КУБИКОВ: a die with its modifiers, one after another; what each symbol does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

import msgspec

from dejarik.core.cards import cannot
from dejarik.core.question import Ask, Procedure, Share
from dejarik.games.destiny.cards.ability import Use
from dejarik.games.destiny.cards.facts import DAMAGE, FACTS, Side
from dejarik.games.destiny.cards.library import LIBRARY, script_of
from dejarik.games.destiny.notes import OfDie, ResolvesDie
from dejarik.games.destiny.rules import damage, dice, zones
from dejarik.games.destiny.rules.readings import PLAIN, How, counts_as, held_back, readings, settle, side_of
from dejarik.games.destiny.rules.timing import interrupts, reactions, use_ability
from dejarik.games.destiny.rules.values import face, facts, value
from dejarik.games.destiny.rules.values import may_remove as may_remove_die
from dejarik.games.destiny.state import DICE, NOTHING, ROOM, Moment, Resolving, Table, amounts, card_of, player

#: What more than the side of a die decides whether it may be resolved.
CHANGES: Final = ("reads", "one-die-a-turn")
#: The price of a side that nobody can resolve by itself.
PRICELESS: Final = 1_000_000


class Resolved(msgspec.Struct):
    """What came of resolving a die."""

    done: bool = False
    amount: int = 0
    targets: tuple[int, ...] = ()
    stays: bool = False


def why_not(table: Table, seat: int, die: int, how: How = PLAIN) -> str | None:
    """The rule that keeps a die from being resolved as the base of a hit; None if it may be."""
    if how.side < 0 and die not in table.showing:
        return "dst.resolve.own-pool"
    if not how.settled and "reads" in table.changing:
        found = [why_not(table, seat, die, way) for way in readings(table, seat, die, how)]
        return None if None in found else found[0]
    if table.resolved_now(die):
        return "dst.resolve.die-once"
    if held_back(table, die):
        return "dst.clar.hampered-turn"
    return _why_not_side(table, seat, die, side_of(table, die, how), how)


def _why_not_side(table: Table, seat: int, die: int, side: Side, how: How = PLAIN) -> str | None:
    """The same, as far as the side of the die tells."""
    symbol = how.symbol or side.symbol
    if symbol == "blank":
        return "dst.sym.blank"
    if side.modifier and not how.base:  # dst.resolve.by-card-no-lone-modifier
        return "dst.die.modifier-alone"
    if not how.free and side.cost > table.resources[seat]:
        return "dst.die.cost"
    if symbol == "special" and not script_of(table.cards[card_of(die)]).specials:
        return "dst.sym.special-own-card"
    return None


def able(table: Table, seat: int) -> list[int]:
    """The dice of a player's pool that may be resolved now; mostly one look at each side tells."""
    pool = table.pools[seat]  # dst.zone.pool-own-resolve
    if table.busy or not table.changing.keys().isdisjoint(CHANGES):
        return [die for die in pool if why_not(table, seat, die) is None]
    left, names, showing = table.resources[seat], table.cards, table.showing
    return [die for die in pool if _prices(names[(die - DICE) // ROOM])[showing[die]] <= left]  # `card_of`, for each


@cache
def _prices(name: str) -> tuple[int, ...]:
    """What each side of a card's die costs as it lies; more than anybody has where it cannot be resolved at all."""
    specials = script_of(name).specials
    idle = ("blank",) if specials else ("blank", "special")
    return tuple([PRICELESS if side.modifier or side.symbol in idle else side.cost for side in FACTS[name].sides])


def ways(table: Table, seat: int, die: int, how: How = PLAIN) -> list[How]:
    """As what a die may be resolved now."""
    return [way for way in readings(table, seat, die, how) if why_not(table, seat, die, way) is None]


def resolve_die(
    table: Table, seat: int, die: int, how: How = PLAIN, modifiers: Sequence[int] = ()
) -> Procedure[Resolved]:
    """Pay what it costs, carry out the symbol, put the die back on its card."""
    if "reads" in table.changing:
        how = yield from settle(table, seat, die, how, ways(table, seat, die, how))
    side = side_of(table, die, how)
    symbol = how.symbol or side.symbol
    if not how.free:
        # dst.resolve.by-card-cost
        zones.spend(table, seat, side.cost + sum(face(table, other).cost for other in modifiers))
    # dst.die.modifier: what joins a die is resolved with it
    before = [Moment(("resolving",), each, seat, card_of(each), note=symbol) for each in (die, *modifiers)]
    before[0].amount = how.increase
    yield from interrupts(table, *before)
    if how.side < 0 and die not in table.showing:
        return Resolved()
    amount = shown = 0
    if symbol != "special":
        shown = value(table, die, side, seat) if how.value is None else how.value
        # dst.die.modifier-example, dst.term.increase
        amount = shown + sum(each.amount for each in before) + sum(value(table, other) for other in modifiers)
    if table.notes is not None:
        written = (side.written, *dice.written(table, modifiers))
        table.note(ResolvesDie, seat, written, facts(table, die).id, die)
    act = Act(table, seat, die, max(0, amount), how, tuple(modifiers), side)
    table.busy += (die, *modifiers)
    table.resolved += (die, *modifiers)
    result = yield from SYMBOLS[symbol](act)  # dst.die.symbol
    table.busy = [other for other in table.busy if other not in (die, *modifiers)]
    result.done = True
    if not (how.keep or result.stays):
        dice.put_back(table, (die,))  # dst.gap.opponents-die-returns
    dice.put_back(table, modifiers)
    after = Moment(("resolved",), die, seat, card_of(die), amount=result.amount, note=symbol, die=die)
    after.value = shown
    after.cost = side.cost
    after.host = result.targets[0] if result.targets else NOTHING
    yield from reactions(table, after)
    return result


# ── what each symbol does ──────────────────────────────────────────────────────────────────────────────────────────


class Act:
    """A die that is being resolved."""

    __slots__ = ("amount", "die", "how", "modifiers", "seat", "side", "table")

    def __init__(
        self, table: Table, seat: int, die: int, amount: int, how: How, modifiers: tuple[int, ...], side: Side
    ) -> None:
        self.table = table
        self.seat = seat
        self.die = die
        self.amount = amount
        self.how = how
        self.modifiers = modifiers
        self.side = side

    @property
    def about(self) -> OfDie:
        return OfDie(facts(self.table, self.die).id, self.die, self.side.written, self.amount)

    def opponent(self) -> Procedure[int]:
        """СВОБОДНАЯ ИГРА: an opponent is chosen for each die."""
        others = self.table.opponents(self.seat)  # dst.gap.multi-indirect-recipient
        if len(others) == 1:
            return others[0]
        options = tuple(player(other) for other in others)
        answer = yield Ask(self.seat, "aim", options, about=self.about, rule="dst.multi.choose-opponent")
        return -1 - int(answer)

    def character(self, kind: str, rule: str, *, unblockable: bool = False) -> Procedure[int]:
        """One character, of whichever side."""
        # dst.gap.target-sides, dst.support.no-damage
        options = [n for n, piece in self.table.pieces.items() if piece.kind == "character"]
        if len(options) == 1:
            return options[0]
        about = msgspec.structs.replace(self.about, unblockable=unblockable)
        answer: int = yield Ask(self.seat, kind, tuple(options), about=about, rule=rule)
        return answer


def _hit(act: Act, kind: str) -> Procedure[Resolved]:
    table = act.table
    unblockable = act.how.unblockable or any(
        cannot(table, "unblockable", die)  # dst.term.unblockable-modifiers
        for die in (act.die, *act.modifiers)
        if die in table.showing
    )
    if act.how.each:
        foe = yield from act.opponent()
        targets = table.characters(foe)
    else:
        # dst.sym.melee-one-target, dst.sym.ranged-one-target
        targets = [(yield from act.character("target", f"dst.sym.{kind}", unblockable=unblockable))]
    hits = [(target, act.amount) for target in targets]
    yield from damage.deal(table, hits, act.seat, card_of(act.die), kind=kind, unblockable=unblockable, die=act.die)
    return Resolved(amount=act.amount, targets=tuple(targets))


def _melee(act: Act) -> Procedure[Resolved]:
    return _hit(act, "melee")  # dst.sym.melee


def _ranged(act: Act) -> Procedure[Resolved]:
    return _hit(act, "ranged")  # dst.sym.ranged


def _indirect(act: Act) -> Procedure[Resolved]:
    foe = yield from act.opponent()
    # dst.sym.indirect, dst.gap.distribute-order
    yield from damage.distribute(act.table, foe, act.amount, act.seat, card_of(act.die), kind="indirect", die=act.die)
    return Resolved(amount=act.amount)


def _shield(act: Act) -> Procedure[Resolved]:
    table = act.table
    if cannot(table, "spreads-shields", act.die):
        given = yield from share_shields(table, act.seat, act.amount, card_of(act.die))
        return Resolved(amount=given)
    target = yield from act.character("shield-whom", "dst.sym.shield-one-target")
    given = yield from damage.give_shields(table, target, act.amount, act.seat)
    return Resolved(amount=given, targets=(target,))


def share_shields(table: Table, seat: int, total: int, source: int) -> Procedure[int]:
    """Shields to one's own characters, as one wishes, three at most on each."""
    from dejarik.games.destiny.notes import OfDamage

    among = table.characters(seat)
    caps = [damage.most_shields(table, character, total, seat) for character in among]
    total = min(total, sum(caps))
    if not total:
        return 0
    counts: Sequence[int] = [total] if len(among) == 1 else caps
    if len(among) > 1 and total < sum(caps):
        about = OfDamage(table.cards[source], source, total)
        counts = yield Share(
            seat, "share-shields", tuple(among), total, caps=tuple(caps), about=about, rule="dst.shield.cap-3"
        )
    given = 0
    for character, count in zip(among, counts, strict=True):
        given += yield from damage.give_shields(table, character, count, seat)
    return given


def _resource(act: Act) -> Procedure[Resolved]:
    zones.gain(act.table, act.seat, act.amount)
    return Resolved(amount=act.amount)
    yield


def _disrupt(act: Act) -> Procedure[Resolved]:
    foe = yield from act.opponent()
    return Resolved(amount=zones.lose(act.table, foe, act.amount))


def _discard(act: Act) -> Procedure[Resolved]:
    foe = yield from act.opponent()
    chosen = zones.random_cards(act.table, foe, act.amount)  # dst.sym.discard
    yield from zones.discard_from_hand(act.table, foe, chosen)
    return Resolved(amount=len(chosen))


def _focus(act: Act) -> Procedure[Resolved]:
    """Other dice of the own pool are turned; the die itself only if it stays there."""
    table = act.table
    # dst.sym.focus-own-only, dst.clar.my-ally
    options = [die for die in table.pools[act.seat] if act.how.keep or die not in (act.die, *act.modifiers)]
    most = min(act.amount, len(options))
    if not most:
        return Resolved()
    chosen = yield Ask(act.seat, "focus", tuple(options), 0, most, about=act.about, rule="dst.sym.focus")
    for die in chosen:
        yield from turn_to(table, act.seat, die, act.about)
    return Resolved(amount=most)


def turn_to(
    table: Table, seat: int, die: int, about: OfDie, allowed: Callable[[Side], bool] | None = None
) -> Procedure[bool]:
    """Choose the side to which a die is turned."""
    sides = facts(table, die).sides
    options = [
        (die, place)
        for place, side in enumerate(sides)
        if place != table.showing[die] and (allowed is None or allowed(side))  # dst.term.turn-die-twin
    ]
    if not options:
        return False
    faces = {sides[place] for _, place in options}
    chosen = options[0]
    if len(faces) > 1:
        first = [
            next(option for option in options if sides[option[1]] == face)
            for face in dict.fromkeys(sides[p] for _, p in options)
        ]
        told = OfDie(facts(table, die).id, die, face_written(table, die), about.amount)
        chosen = yield Ask(seat, "side", tuple(first), about=told, rule="dst.term.turn-die")
    dice.turn(table, seat, die, chosen[1])
    return True


def face_written(table: Table, die: int) -> str:
    return face(table, die).written


def _special(act: Act) -> Procedure[Resolved]:
    # dst.ability.special-not-other
    return use_special(act.table, act.seat, card_of(act.die), act.die)


def use_special(table: Table, seat: int, card: int, die: int) -> Procedure[Resolved]:
    """ОСОБЕННОСТЬ: of the card that the die belongs to; one of them where there are several."""
    specials = script_of(table.cards[card]).specials  # dst.sym.special
    which = 0
    if len(specials) > 1:
        about = LIBRARY.use(table, seat, card)
        which = int((yield about.ask(seat, "special", amounts(len(specials), 1)))) - 1
    use: Use = LIBRARY.use(table, seat, card, None, specials[which])
    use.die = die
    yield from use_ability(use)  # dst.ability.special-mandatory, dst.faq.special-exhausted
    return Resolved(stays=use.stays)


SYMBOLS: Final[dict[str, Callable[[Act], Procedure[Resolved]]]] = {
    "melee": _melee,
    "ranged": _ranged,
    "indirect": _indirect,
    "shield": _shield,
    "resource": _resource,
    "disrupt": _disrupt,
    "discard": _discard,
    "focus": _focus,
    "special": _special,
}


# ── the action, and cards that let several dice be resolved ────────────────────────────────────────────────────────


def may_modify(table: Table, seat: int, base: int, symbol: str, left: int | None, without: Sequence[int]) -> list[int]:
    """The dice that may be added to `base`, which counts as showing `symbol`; `left`: resources, None if it is free."""
    if symbol == "special" or cannot(table, "cannot-be-modified", base):
        return []
    return [
        die
        for die in table.pools[seat]
        if face(table, die).modifier
        and die not in without
        and not table.resolved_now(die)
        and (left is None or face(table, die).cost <= left)
        and _fits(table, seat, die, base, symbol)
        and not held_back(table, die, *without)
    ]


def _fits(table: Table, seat: int, die: int, base: int, symbol: str) -> bool:
    """The same symbol, or none at all; a die without symbols may be for some dice only."""
    if face(table, die).symbol != "any":
        return counts_as(table, seat, die, symbol)
    only = script_of(table.cards[card_of(die)]).modifies
    return only is None or only.test(LIBRARY.use(table, seat, card_of(die)), base)


def add_modifiers(
    table: Table,
    seat: int,
    die: int,
    done: Sequence[int],
    how: How,
    most: int | None = None,
    beside: Callable[[int], bool] | None = None,
) -> Procedure[list[int]]:
    """МОДИФИКАТОРЫ: any number of them join one die, each once; every cost is paid. `beside`: which may join."""
    side = face(table, die)
    symbol = how.symbol
    left = None if how.free else table.resources[seat] - side.cost
    chosen: list[int] = []
    while most is None or len(chosen) < most:  # dst.gap.many-modifiers
        options = may_modify(table, seat, die, symbol, left, (*done, die, *chosen))
        if beside is not None:
            options = [other for other in options if beside(other)]
        if not options:
            break
        base = value(table, die) if how.value is None else how.value
        amount = base + sum(value(table, other) for other in chosen) + how.increase
        about = OfDie(facts(table, die).id, die, side.written, amount)
        answer = yield Ask(seat, "modify", ("done", *options), about=about, rule="dst.die.modifier")
        if answer == "done":
            break
        chosen.append(answer)
        left = None if left is None else left - face(table, answer).cost
    return chosen


def resolve_first(table: Table, seat: int, die: int) -> Procedure[None]:
    """The action: dice of one symbol, one after another."""
    if "reads" in table.changing:
        how = yield from settle(table, seat, die, PLAIN, ways(table, seat, die))
    else:
        (how,) = readings(table, seat, die)
    table.resolving = Resolving(seat, how.symbol)
    yield from _resolve_next(table, die, how)  # dst.resolve.at-least-one


def resolve_more(table: Table) -> Procedure[None]:
    """A further die of the same symbol, or no more; what the last one caused is over by now."""
    now = table.resolving
    assert now is not None
    # dst.resolve.symbol-checked-late
    able = {die: _as(table, now, die) for die in table.pools[now.seat] if die not in now.done}
    options = [die for die, how in able.items() if how is not None]
    answer: int | str = "done"
    if options:
        # dst.faq.not-all-dice
        answer = yield Ask(now.seat, "more", ("done", *options), rule="dst.resolve.one-at-a-time")
    if answer == "done":
        table.resolving = None
    else:
        assert isinstance(answer, int)
        how = able[answer]
        assert how is not None
        yield from _resolve_next(table, answer, how)


def _as(table: Table, now: Resolving, die: int) -> How | None:
    """How a die joins a resolve action under way; None if it cannot."""
    for how in readings(table, now.seat, die):
        # dst.resolve.values-may-differ, dst.sym.special-many
        if how.symbol == now.symbol and why_not(table, now.seat, die, how) is None:
            return how
    return None


def _resolve_next(table: Table, die: int, how: How) -> Procedure[None]:
    now = table.resolving
    assert now is not None
    modifiers = yield from add_modifiers(table, now.seat, die, now.done, how)
    table.resolving = Resolving(now.seat, now.symbol, (*now.done, die, *modifiers))
    yield from resolve_die(table, now.seat, die, how, modifiers)  # dst.damage.separate-packets


def resolve_several(
    table: Table,
    seat: int,
    most: int,
    fits: Callable[[int], bool],
    about: Use,
    how: How = PLAIN,
    *,
    same: bool = False,
    counting: tuple[str, ...] = (),
    beside: Callable[[int], bool] | None = None,
) -> Procedure[int]:
    """A card lets several dice be resolved, in the order of one's choice; modifiers count among them.

    `same`: all of them show the symbol of the first, by the time their turn comes. `counting`: they are resolved as
    one of these symbols, and as nothing else. `beside`: the only modifiers.
    """
    done: list[int] = []
    wanted = counting
    while len(done) < most:
        able = {die: ways(table, seat, die, how) for die in table.pools[seat] if die not in done and fits(die)}
        if wanted:
            able = {die: [way for way in found if way.symbol in wanted] for die, found in able.items()}
        options = [die for die, found in able.items() if found]
        if not options:
            break
        about.doing = "resolve"
        answer = yield about.ask(seat, "choose", ("done", *options))
        if answer == "done":
            break
        settled = yield from settle(table, seat, answer, how, able[answer])
        wanted = (settled.symbol,) if same else counting
        # dst.resolve.by-card-modifier-many
        modifiers = yield from add_modifiers(table, seat, answer, done, settled, most - len(done) - 1, beside)
        done += [answer, *modifiers]
        yield from resolve_die(table, seat, answer, settled, modifiers)
    return len(done)


__all__ = ["DAMAGE", "PLAIN", "How", "Resolved", "may_remove_die", "resolve_die", "resolve_several", "why_not"]
