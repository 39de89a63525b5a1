"""The words in which cards are declared, by kind; every file of cards takes them all.

Every word does one thing of the rulebook and asks what there is to ask; see `cards` for how they are put together. A
verb that only one card knows stands in the file of that card.
"""

# ruff: noqa: F403 - all of these are the words that a file of cards needs
from collections.abc import Callable

from dejarik.core.cards import Only as Only
from dejarik.core.cards import chosen as chosen
from dejarik.core.cards import number as number
from dejarik.core.cards import select as select
from dejarik.core.cards import then as then  # lcg.term.then
from dejarik.core.question import Ask as Ask
from dejarik.core.question import Option as Option
from dejarik.core.question import Procedure as Procedure
from dejarik.core.question import Share as Share
from dejarik.games.lcg.cards.ability import Condition as Condition
from dejarik.games.lcg.cards.ability import Deed as Deed
from dejarik.games.lcg.cards.ability import Effect as Effect
from dejarik.games.lcg.cards.ability import Filter as Filter
from dejarik.games.lcg.cards.ability import Target as Target
from dejarik.games.lcg.cards.ability import Use as Use
from dejarik.games.lcg.cards.ability import Verb as Verb
from dejarik.games.lcg.cards.library import card as card
from dejarik.games.lcg.cards.words.amounts import *
from dejarik.games.lcg.cards.words.conditions import *
from dejarik.games.lcg.cards.words.filters import *
from dejarik.games.lcg.cards.words.moments import *
from dejarik.games.lcg.cards.words.parts import *
from dejarik.games.lcg.cards.words.verbs.interrupting import *
from dejarik.games.lcg.cards.words.verbs.lasting import *
from dejarik.games.lcg.cards.words.verbs.moving import *
from dejarik.games.lcg.cards.words.verbs.tokens import *
from dejarik.games.lcg.cards.words.whom import *


def deed(
    act: Callable[[Use], Procedure[bool]], possible: Condition | None = None, targets: tuple[Target, ...] = ()
) -> Effect:
    """A verb of a card's own: `act(use)` is a procedure that says whether it did something."""
    return Deed(act, possible, targets)


def only_if(condition: Condition, effect: Effect) -> Effect:
    """A part that is carried out only under a condition."""
    return Only(condition, effect)
