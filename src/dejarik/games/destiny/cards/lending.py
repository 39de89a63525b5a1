"""СПОСОБНОСТИ: a card with the abilities of others has copies of all of them, asleep until one of those is in play.

What a card does is fixed when the game is loaded, so that copies of a table can share it; which of it counts now the
table says.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Final

from dejarik.core.cards import cannot
from dejarik.games.destiny.cards.ability import Ability, Condition, Constant, Part, Script, Trigger, Use
from dejarik.games.destiny.cards.facts import FACTS, KEYWORDS, Facts
from dejarik.games.destiny.cards.library import LIBRARY

#: As many copies of one character as a team can hold beside the borrower.
MOST_COPIES: Final = 4


class _Borrows(Part):
    def join(self, library: object, script: Script) -> None:  # type: ignore[override]
        script.borrows = True


def abilities_of_ordinary_characters() -> Part:
    """It has the abilities of each character of yours in play that is not unique."""
    return _Borrows()


def lend() -> None:
    """Once all cards are declared: give each borrower a copy of every ability that it may come to have."""
    from dejarik.games.destiny.cards.words.filters import this

    lenders = [facts for facts in FACTS.values() if facts.type == "character" and not facts.unique]
    for script in LIBRARY.scripts.values():
        if script.borrows:
            for keyword in sorted(KEYWORDS.names):
                owners = [facts for facts in lenders if keyword in facts.keywords]
                Constant(keyword, 1, this, _any(owners)).join(LIBRARY, script)
            for facts in lenders:
                for which in range(MOST_COPIES):  # dst.clar.plo-koon
                    _copy(LIBRARY.script(facts.id), script, _at_least(facts, which + 1))


def _present(use: Use, facts: Facts) -> int:
    """How many there are to borrow from: whoever has lost all abilities has none to lend."""
    table = use.table
    others = [character for character in table.characters(use.seat) if character != use.this]
    return sum(table.cards[one] == facts.id and not cannot(table, "no-abilities", one) for one in others)


def _at_least(facts: Facts, count: int) -> Condition:
    return lambda use: _present(use, facts) >= count


def _any(owners: list[Facts]) -> Condition:
    return lambda use: any(_present(use, facts) for facts in owners)


def _copy(lender: Script, borrower: Script, awake: Condition) -> None:
    """Every ability and constant effect of a character in play, as long as it is awake; specials belong to its die."""
    for ability in lender.abilities:
        if ability.timing != "special":
            Ability(
                ability.timing,
                deepcopy(ability.effects),  # what comes later finds its place on the card that said it
                trigger=_while(awake, ability.trigger),
                cost=deepcopy(ability.cost),
                only=_both(awake, ability.only),
                limit=ability.limit,
                forced=ability.forced,
            ).join(LIBRARY, borrower)
    for constants in lender.constants.values():
        for constant in constants:
            when = _both(awake, constant.when)
            Constant(constant.stat, constant.amount, constant.of, when).join(LIBRARY, borrower)


def _while(awake: Condition, trigger: Trigger | None) -> Trigger | None:
    """What sleeps does not even wait: nobody is asked in which order it comes."""
    return None if trigger is None else Trigger(trigger.kind, trigger.of, _both(awake, trigger.where))


def _both(first: Condition, second: Condition | None) -> Condition:
    return first if second is None else lambda use: first(use) and second(use)
