"""Filters: which cards, dice and players are meant."""

from __future__ import annotations

from dejarik.core.cards import THIS, Misspelt
from dejarik.games.destiny.cards.ability import Filter, Test, Use
from dejarik.games.destiny.cards.facts import DAMAGE, FACTS, SUBTYPES, SYMBOLS
from dejarik.games.destiny.rules.readings import counts_as
from dejarik.games.destiny.rules.values import face, facts, has, kind_of, symbol, value
from dejarik.games.destiny.state import NOTHING, Piece, card_of, is_die, player


def _kind(name: str) -> Filter:
    """A card of a type: what it is in play, what is printed on it elsewhere."""
    return Filter(
        lambda use, thing: thing > 0 and not is_die(thing) and kind_of(use.table, thing) == name, hints={"kind": name}
    )


character = _kind("character")
support = _kind("support")
upgrade = _kind("upgrade")
downgrade = _kind("downgrade")
event_card = _kind("event")
# dst.zone.pool-manipulate
#: A die in a pool.
die = Filter(lambda use, thing: thing in use.table.showing, hints={"kind": "die"})


def _controller(use: Use, thing: int) -> int:
    if is_die(thing):
        return use.table.holder(thing)
    piece = use.table.pieces.get(thing)
    return use.table.owners[thing] if piece is None else piece.controller


yours = Filter(lambda use, thing: _controller(use, thing) == use.seat)
enemy = Filter(lambda use, thing: _controller(use, thing) in use.table.opponents(use.seat))


def _of_foe(use: Use, thing: int) -> bool:
    if use.foe >= 0:
        return _controller(use, thing) == use.foe
    return _controller(use, thing) in use.table.opponents(use.seat)


#: Of the opponent that was chosen; before that, of any.
foes = Filter(_of_foe)


def _colour(name: str) -> Filter:
    return Filter(lambda use, thing: thing > 0 and facts(use.table, thing).colour == name)


red, blue, yellow, gray = _colour("red"), _colour("blue"), _colour("yellow"), _colour("gray")
unique = Filter(lambda use, thing: facts(use.table, thing).unique)


def subtype(*names: str) -> Filter:
    """Has one of the subtypes; a die has those of its card."""
    wanted = {SUBTYPES(name) for name in names}  # dst.subtype.no-rules
    return Filter(lambda use, thing: not wanted.isdisjoint(facts(use.table, thing).subtypes))  # dst.subtype.no-double


weapon, equipment, ability_card, vehicle = (
    subtype("weapon"),
    subtype("equipment"),
    subtype("ability"),
    subtype("vehicle"),
)


def titled(title: str) -> Filter:
    """Bears the title, whatever its subtitle."""
    if title not in {printed.title for printed in FACTS.values()}:
        raise Misspelt(f"there is no card with the title {title!r}")
    return Filter(lambda use, thing: thing > 0 and facts(use.table, thing).title == title)


def with_keyword(keyword: str) -> Filter:
    return Filter(lambda use, thing: has(use.table, keyword, thing))


def costs(most: int) -> Filter:
    return Filter(lambda use, thing: facts(use.table, thing).cost <= most)


#: Costs no more than the number that the part before has fixed.
cheap_enough = Filter(lambda use, thing: facts(use.table, thing).cost <= use.number)


# ── cards in play ──────────────────────────────────────────────────────────────────────────────────────────────────


def _in_play(test) -> Filter:  # type: ignore[no-untyped-def]
    def check(use: Use, thing: int) -> bool:
        piece: Piece | None = use.table.pieces.get(thing)
        return piece is not None and bool(test(piece))

    return Filter(check)


ready = _in_play(lambda piece: not piece.exhausted)
exhausted = _in_play(lambda piece: piece.exhausted)
damaged = _in_play(lambda piece: piece.damage)
shielded = _in_play(lambda piece: piece.shields)


def with_damage(least: int) -> Filter:
    return _in_play(lambda piece: piece.damage >= least)


#: This card; another one; what this one lies on; what the condition is about; what was paid with.
this: Filter = THIS  # dst.effect.self-reference
other = ~this


def host_of(use: Use) -> int:
    piece = use.table.pieces.get(use.this)
    return NOTHING if piece is None else piece.host


host = Filter(lambda use, thing: thing == host_of(use), lambda use: (host_of(use),))
not_host = ~host
that = Filter(
    lambda use, thing: use.moment is not None and thing == use.moment.thing,
    lambda use: () if use.moment is None else (use.moment.thing,),
)


def dying_one(use: Use) -> int:
    """What the condition is about."""
    return NOTHING if use.moment is None else use.moment.thing


paid = Filter(lambda use, thing: thing in use.paid, lambda use: use.paid)
not_paid = ~paid
dying = Filter(lambda use, thing: thing in use.table.dying)

# ── dice ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def showing(*symbols: str) -> Filter:
    """A die that shows one of the symbols, modifiers and sides with a cost included."""
    for name in symbols:
        if name not in SYMBOLS.values():
            raise Misspelt(f"there is no symbol {name!r}")
    wanted = frozenset(symbols)
    return die & Filter(lambda use, thing: symbol(use.table, thing) in wanted)  # dst.term.remove-any-face


damage_die = showing(*DAMAGE)
melee_die, ranged_die, blank_die = showing("melee"), showing("ranged"), showing("blank")
modifier_die = die & Filter(lambda use, thing: face(use.table, thing).modifier)
costed_die = die & Filter(lambda use, thing: face(use.table, thing).cost > 0)


def worth(least: int) -> Filter:
    """A die that shows such a value, or more."""
    return die & Filter(lambda use, thing: value(use.table, thing) >= least)


def worth_up_to(most: int) -> Filter:
    return die & Filter(lambda use, thing: value(use.table, thing) <= most)


def _die_of_kind(name: str) -> Filter:
    return die & Filter(lambda use, thing: kind_of(use.table, card_of(thing)) == name)  # dst.term.character-die


# dst.faq.character-die
character_die, upgrade_die, support_die = _die_of_kind("character"), _die_of_kind("upgrade"), _die_of_kind("support")
this_die = Filter(
    lambda use, thing: is_die(thing) and (thing == use.die if use.die != NOTHING else card_of(thing) == use.this)
)
#: Where the text says "another": a die that is being resolved still lies in the pool (dst.resolve.sequence).
other_die = die & ~this_die


#: The character dice of what this card lies on; of what was picked out.
hosts_die = Filter(lambda use, thing: is_die(thing) and card_of(thing) == host_of(use))
paids_die = Filter(lambda use, thing: thing in use.table.showing and card_of(thing) in use.paid)


def resolvable_as(*symbols: str) -> Filter:
    """A die that shows one of the symbols, or may count as showing it while it is resolved."""
    return die & Filter(lambda use, thing: counts_as(use.table, use.seat, thing, *symbols))


def dice_of(which: Filter) -> Filter:
    """Character and upgrade dice of such a character."""

    def test(use: Use, thing: int) -> bool:
        card = card_of(thing)
        piece = use.table.pieces.get(card)
        if piece is None:
            return False
        return which.test(use, card) if piece.host == NOTHING else which.test(use, piece.host)

    return die & Filter(test)


with_dice_in_pool = Filter(
    lambda use, thing: thing in use.table.pieces and any(own in use.table.showing for own in use.table.dice(thing))
)

# ── players ────────────────────────────────────────────────────────────────────────────────────────────────────────

you = Filter(lambda use, thing: thing == player(use.seat))
opponents = Filter(lambda use, thing: -1 - thing in use.table.opponents(use.seat))


def where(test: Test) -> Filter:
    """Any other property: a test of the use and the thing."""
    return Filter(test)


own_blue = blue & character & yours  # dst.term.spot-own-only
own_red = red & character & yours
own_yellow = yellow & character & yours
#: Lies on what was picked out, or on what is about to be defeated.
on_paid = where(lambda use, thing: thing in use.table.pieces and use.table.pieces[thing].host in use.paid)
on_that = where(lambda use, thing: thing in use.table.pieces and use.table.pieces[thing].host == dying_one(use))
#: The character whose die was removed.
whose_die = where(lambda use, thing: any(card_of(lost) == thing for lost in use.paid))
