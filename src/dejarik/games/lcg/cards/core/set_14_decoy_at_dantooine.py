"""14. Ложный след на Дантуине (Decoy at Dantooine)."""

from dejarik.games.lcg.cards.words import *
from dejarik.games.lcg.rules import zones


def engage_again(use: Use) -> Procedure[bool]:
    """The engaged objective may be engaged once more this turn."""
    use.table.again.append(use.table.engaged)
    return True
    yield


def still_there(use: Use) -> bool:
    return use.table.engaged in use.table.pieces


def return_all_but_three(use: Use) -> Procedure[bool]:
    """Each player keeps up to three units; all the others go back to their owners' hands together."""
    table, kept = use.table, []
    for seat in (use.seat, table.opponent(use.seat)):
        own = [thing for thing in unit.find(use) if table.pieces[thing].controller == seat]
        kept += yield from select(use, seat, "keep", own, 0, 3)
    for thing in unit.find(use):
        if thing not in kept and thing in table.pieces:
            yield from zones.return_to_hand(table, thing)
    return True


card("decoy-at-dantooine", interrupt(leaves(friendly & objective), turn_back_dial(1, least=1)))
card("wookiee-navigator", reaction(survives(this & attacking), deed(engage_again, still_there)))
card("false-lead", enhance(friendly & objective), interrupt(leaves(host), turn_back_dial(1, least=1)))
card("fall-back", action(return_to_hand(target(friendly & unit))))
card("a-new-hope", action(deed(return_all_but_three, exists(unit))))
