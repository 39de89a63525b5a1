"""ПРИМЕНЕНИЕ КУБИКОВ: a die with its modifiers, one after another; what each symbol does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from dejarik.core.cards import cannot
from dejarik.core.question import Ask, Procedure, Share
from dejarik.games.destiny.cards.ability import Use
from dejarik.games.destiny.cards.facts import DAMAGE, Side
from dejarik.games.destiny.cards.library import LIBRARY, script_of
from dejarik.games.destiny.notes import OfDie, ResolvesDie
from dejarik.games.destiny.rules import damage, dice, zones
from dejarik.games.destiny.rules.timing import interrupts, reactions, use_ability
from dejarik.games.destiny.rules.values import face, facts, value
from dejarik.games.destiny.rules.values import may_remove as may_remove_die
from dejarik.games.destiny.state import MOST_SHIELDS, NOTHING, Moment, Resolving, Table, card_of, player


class How(msgspec.Struct, frozen=True):
    """What a card changes about resolving a die."""

    increase: int = 0
    #: Instead of what the die shows.
    symbol: str = ""
    value: int | None = None
    side: int = -1
    unblockable: bool = False
    free: bool = False
    #: A modifier side counts as one without the plus.
    base: bool = False
    #: The die stays in the pool.
    keep: bool = False
    #: Against each of an opponent's characters.
    each: bool = False


PLAIN: Final = How()


class Resolved(msgspec.Struct):
    """What came of resolving a die."""

    done: bool = False
    amount: int = 0
    targets: tuple[int, ...] = ()
    stays: bool = False


def side_of(table: Table, die: int, how: How = PLAIN) -> Side:
    return facts(table, die).sides[how.side] if how.side >= 0 else face(table, die)


def why_not(table: Table, seat: int, die: int, how: How = PLAIN) -> str | None:  # noqa: PLR0911 - a line for each rule
    """The rule that keeps a die from being resolved as the base of a hit; None if it may be."""
    if how.side < 0 and die not in table.showing:
        return "dst.resolve.own-pool"
    if die in table.busy:
        return "dst.resolve.die-once"
    side = side_of(table, die, how)
    if (how.symbol or side.symbol) == "blank":
        return "dst.sym.blank"
    if side.modifier and not how.base:
        return "dst.die.modifier-alone"
    if not how.free and side.cost > table.resources[seat]:
        return "dst.die.cost"
    if (how.symbol or side.symbol) == "special" and not script_of(table.cards[card_of(die)]).specials:
        return "dst.sym.special-own-card"
    return None


def resolve_die(
    table: Table, seat: int, die: int, how: How = PLAIN, modifiers: Sequence[int] = ()
) -> Procedure[Resolved]:
    """Pay what it costs, carry out the symbol, put the die back on its card."""
    side = side_of(table, die, how)
    symbol = how.symbol or side.symbol
    if not how.free:
        zones.spend(table, seat, side.cost + sum(face(table, other).cost for other in modifiers))
    before = Moment(("resolving",), die, seat, card_of(die), amount=how.increase, note=symbol)
    yield from interrupts(table, before)
    if how.side < 0 and die not in table.showing:
        return Resolved()
    amount = shown = 0
    if symbol not in ("special", "blank"):
        shown = value(table, die, side) if how.value is None else how.value
        amount = shown + before.amount + sum(value(table, other) for other in modifiers)
    written = (side.written, *(face(table, other).written for other in modifiers))
    table.note(ResolvesDie, seat, written, facts(table, die).id, die)
    act = Act(table, seat, die, max(0, amount), how, tuple(modifiers), side)
    table.busy += (die, *modifiers)
    result = yield from SYMBOLS[symbol](act)
    table.busy = [other for other in table.busy if other not in (die, *modifiers)]
    result.done = True
    if not (how.keep or result.stays):
        dice.put_back(table, (die,))
    dice.put_back(table, modifiers)
    after = Moment(("resolved",), die, seat, card_of(die), amount=result.amount, note=symbol, die=die)
    after.value = shown
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
        others = self.table.opponents(self.seat)
        if len(others) == 1:
            return others[0]
        options = tuple(player(other) for other in others)
        answer = yield Ask(self.seat, "aim", options, about=self.about, rule="dst.multi.choose-opponent")
        return -1 - int(answer)

    def character(self, kind: str, rule: str) -> Procedure[int]:
        """One character, of whichever side."""
        options = [n for n, piece in self.table.pieces.items() if piece.kind == "character"]
        if len(options) == 1:
            return options[0]
        answer: int = yield Ask(self.seat, kind, tuple(options), about=self.about, rule=rule)
        return answer


def _hit(act: Act, kind: str) -> Procedure[Resolved]:
    table = act.table
    unblockable = act.how.unblockable or any(
        cannot(table, "unblockable", die) for die in (act.die, *act.modifiers) if die in table.showing
    )
    if act.how.each:
        foe = yield from act.opponent()
        targets = table.characters(foe)
    else:
        targets = [(yield from act.character("target", f"dst.sym.{kind}"))]
    hits = [(target, act.amount) for target in targets]
    yield from damage.deal(table, hits, act.seat, card_of(act.die), kind=kind, unblockable=unblockable, die=act.die)
    return Resolved(amount=act.amount, targets=tuple(targets))


def _melee(act: Act) -> Procedure[Resolved]:
    return (yield from _hit(act, "melee"))


def _ranged(act: Act) -> Procedure[Resolved]:
    return (yield from _hit(act, "ranged"))


def _indirect(act: Act) -> Procedure[Resolved]:
    foe = yield from act.opponent()
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
    caps = [MOST_SHIELDS - table.pieces[character].shields for character in among]
    total = min(total, sum(caps))
    if not total:
        return 0
    counts: Sequence[int] = [total]
    if len(among) > 1:
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
    chosen = zones.random_cards(act.table, foe, act.amount)
    yield from zones.discard_from_hand(act.table, foe, chosen)
    return Resolved(amount=len(chosen))


def _focus(act: Act) -> Procedure[Resolved]:
    """Other dice of the own pool are turned; the die itself only if it stays there."""
    table = act.table
    options = [die for die in table.pools[act.seat] if act.how.keep or die not in (act.die, *act.modifiers)]
    most = min(act.amount, len(options))
    if not most:
        return Resolved()
    chosen = yield Ask(act.seat, "focus", tuple(options), 0, most, about=act.about, rule="dst.sym.focus")
    for die in (chosen,) if isinstance(chosen, int) else chosen:
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
        if place != table.showing[die] and (allowed is None or allowed(side))
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
    result = yield from use_special(act.table, act.seat, card_of(act.die), act.die, act.how.increase)
    return result


def use_special(table: Table, seat: int, card: int, die: int, _increase: int = 0) -> Procedure[Resolved]:
    """ОСОБЕННОСТЬ: of the card that the die belongs to; one of them where there are several."""
    specials = script_of(table.cards[card]).specials
    which = 0
    if len(specials) > 1:
        about = LIBRARY.use(table, seat, card)
        which = yield about.ask(seat, "special", tuple(range(len(specials))))
    use: Use = LIBRARY.use(table, seat, card, None, specials[which])
    use.die = die
    yield from use_ability(use)
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


def may_modify(table: Table, seat: int, symbol: str, left: int, without: Sequence[int]) -> list[int]:
    """The dice that may be added to one that shows `symbol`, with `left` resources."""
    if symbol in ("special", "blank"):
        return []
    return [
        die
        for die in table.pools[seat]
        if die not in without
        and die not in table.busy
        and face(table, die).modifier
        and face(table, die).symbol in (symbol, "any")
        and face(table, die).cost <= left
    ]


def add_modifiers(
    table: Table, seat: int, die: int, done: Sequence[int], most: int = 99, how: How = PLAIN
) -> Procedure[list[int]]:
    """МОДИФИКАТОРЫ: any number of them join one die, each once; every cost is paid."""
    side = face(table, die)
    left = table.resources[seat] - (0 if how.free else side.cost)
    chosen: list[int] = []
    while len(chosen) < most:
        options = may_modify(table, seat, side.symbol, left, (*done, die, *chosen))
        if not options:
            break
        amount = value(table, die) + sum(value(table, other) for other in chosen) + how.increase
        about = OfDie(facts(table, die).id, die, side.written, amount)
        answer = yield Ask(seat, "modify", ("done", *options), about=about, rule="dst.die.modifier")
        if answer == "done":
            break
        chosen.append(answer)
        left -= 0 if how.free else face(table, answer).cost
    return chosen


def resolve_first(table: Table, seat: int, die: int) -> Procedure[None]:
    """The action: dice of one symbol, one after another."""
    table.resolving = Resolving(seat, face(table, die).symbol)
    yield from _resolve_next(table, die)


def resolve_more(table: Table) -> Procedure[None]:
    """A further die of the same symbol, or no more; what the last one caused is over by now."""
    now = table.resolving
    assert now is not None
    options = [
        die
        for die in table.pools[now.seat]
        if die not in now.done and face(table, die).symbol == now.symbol and why_not(table, now.seat, die) is None
    ]
    answer: int | str = "done"
    if options:
        answer = yield Ask(now.seat, "more", ("done", *options), rule="dst.resolve.one-at-a-time")
    if answer == "done":
        table.resolving = None
    else:
        assert isinstance(answer, int)
        yield from _resolve_next(table, answer)


def _resolve_next(table: Table, die: int) -> Procedure[None]:
    now = table.resolving
    assert now is not None
    modifiers = yield from add_modifiers(table, now.seat, die, now.done)
    table.resolving = Resolving(now.seat, now.symbol, (*now.done, die, *modifiers))
    yield from resolve_die(table, now.seat, die, modifiers=modifiers)


def resolve_several(
    table: Table, seat: int, most: int, fits: Callable[[int], bool], about: Use, how: How = PLAIN
) -> Procedure[int]:
    """A card lets several dice be resolved, in the order of one's choice; modifiers count among them."""
    done: list[int] = []
    while len(done) < most:
        options = [
            die for die in table.pools[seat] if die not in done and fits(die) and why_not(table, seat, die, how) is None
        ]
        if not options:
            break
        about.doing = "resolve"
        answer = yield about.ask(seat, "choose", ("done", *options))
        if answer == "done":
            break
        modifiers = yield from add_modifiers(table, seat, answer, done, most - len(done) - 1, how)
        done += [answer, *modifiers]
        yield from resolve_die(table, seat, answer, how, modifiers)
    return len(done)


__all__ = ["DAMAGE", "PLAIN", "How", "Resolved", "may_remove_die", "resolve_die", "resolve_several", "why_not"]
