"""Filters: which cards (or players) are meant."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.core.cards import THIS
from dejarik.games.lcg.cards.ability import Filter, Test, Use
from dejarik.games.lcg.cards.facts import AFFILIATIONS, KEYWORDS, TRAITS, cards
from dejarik.games.lcg.rules.values import FACTS, facts, has_trait, modifier
from dejarik.games.lcg.state import ATTACKER, DEFENDER, DIAL, NOWHERE, Piece, player

ALL = 99


def _in_play(test: Callable[[Piece], bool]) -> Filter:
    def check(use: Use, thing: int) -> bool:
        piece = use.piece(thing)
        return piece is not None and test(piece)

    return Filter(check)


def _type(name: str) -> Filter:
    def check(use: Use, thing: int) -> bool:
        piece = use.piece(thing)
        if piece is not None:
            return piece.kind == name
        return thing > 0 and FACTS[use.table.cards[thing]].type == name

    return Filter(check, hints={"kind": name})


unit = _type("unit")
objective = _type("objective")
enhancement = _type("enhancement")
event = _type("event")
fate_card = _type("fate")
affiliation_card = _type("affiliation")


def _controller(use: Use, thing: int) -> int:
    piece = use.piece(thing)
    if piece is not None:
        return piece.controller
    return use.table.owners[thing] if thing > 0 else -1


# lcg.state.friendly-enemy
friendly = Filter(lambda use, thing: _controller(use, thing) == use.seat, hints={"side": 1})
enemy = Filter(lambda use, thing: _controller(use, thing) == use.table.opponent(use.seat), hints={"side": -1})
#: Any card in play, affiliation cards included, the dial not.
any_card = Filter(lambda use, thing: thing in use.table.pieces and thing != DIAL)
dial = Filter(lambda _, thing: thing == DIAL)


def trait(*names: str) -> Filter:
    """Has one of the traits."""
    first, *others = names
    which = _trait(TRAITS(first))
    for name in others:
        which |= _trait(TRAITS(name))
    return which


def _trait(name: str) -> Filter:
    stat = f"trait:{name}"

    def test(use: Use, thing: int) -> bool:
        table = use.table
        if table.lasting or stat in table.changing:
            return has_trait(table, thing, name)
        return thing > 0 and name in FACTS[table.cards[thing]].traits

    return Filter(test)


character = trait("character")
vehicle = trait("vehicle")
droid = trait("droid")


def of(*affiliations: str) -> Filter:
    """Of one of the affiliations; `of("neutral")` for cards without one."""
    wanted = {None if name == "neutral" else name for name in affiliations}
    assert wanted <= {None, *AFFILIATIONS}, affiliations
    return Filter(lambda use, thing: thing > 0 and facts(use.table, thing).affiliation in wanted)


def title(*names: str) -> Filter:
    """Bears one of the titles, in any version of the card."""
    assert all(name in cards() for name in names), names
    return Filter(lambda use, thing: thing > 0 and facts(use.table, thing).title in names)


def printed_cost(least: int = 0, most: int = ALL) -> Filter:
    return Filter(lambda use, thing: thing > 0 and least <= facts(use.table, thing).cost <= most)


def keyword(name: str) -> Filter:
    """Has a keyword: elite, limited, shielding, targeted_strike, no_enhancements."""
    assert name in KEYWORDS, name
    return Filter(
        lambda use, thing: (
            thing > 0 and (bool(getattr(facts(use.table, thing), name)) or modifier(use.table, name, thing) > 0)
        )
    )


unique = Filter(lambda use, thing: thing > 0 and facts(use.table, thing).unique)
ready = _in_play(lambda piece: not piece.focus)
exhausted = _in_play(lambda piece: piece.focus > 0)
damaged = _in_play(lambda piece: piece.damage > 0)
shielded = _in_play(lambda piece: piece.shields > 0)  # lcg.state.shielded
committed = _in_play(lambda piece: piece.committed)
participating = _in_play(lambda piece: piece.role > 0)
attacking = _in_play(lambda piece: piece.role == ATTACKER)
defending = _in_play(lambda piece: piece.role == DEFENDER)
#: The engaged objective.
engaged = Filter(lambda use, thing: thing == use.table.engaged, lambda use: (use.table.engaged,))

#: This card; another one; the card this one is attached to; the card that the condition is about.
this: Filter = THIS
other = ~this


def _host(use: Use) -> int:
    piece = use.table.pieces.get(use.this)
    return NOWHERE if piece is None else piece.host


host = Filter(lambda use, thing: thing == _host(use), lambda use: (_host(use),))
that = Filter(
    lambda use, thing: use.moment is not None and thing == use.moment.thing,
    lambda use: () if use.moment is None else (use.moment.thing,),
)
#: The enhancements on this card.
attached = Filter(lambda use, thing: thing in use.table.pieces and use.table.pieces[thing].host == use.this)


def _opposing_player(use: Use) -> int:
    return player(use.table.opponent(use.seat))


#: Players, for constant and lasting effects; as hosts: their play areas.
you = Filter(lambda use, thing: thing == player(use.seat), lambda use: (player(use.seat),))
opponent = Filter(lambda use, thing: thing == _opposing_player(use), lambda use: (_opposing_player(use),))


def cheapest(which: Filter) -> Filter:
    """Those of the lowest printed cost."""

    def lowest(use: Use) -> list[int]:
        found = which.find(use)
        least = min((facts(use.table, thing).cost for thing in found), default=0)
        return [thing for thing in found if facts(use.table, thing).cost == least]

    return Filter(lambda use, thing: thing in lowest(use), lowest)


def where(test: Test) -> Filter:
    """Any other property: a test of the use and the card's number."""
    return Filter(test)
