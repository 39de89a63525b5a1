"""The words in which cards are declared, by kind; every file of cards takes them all.

Every word does one thing of the reference and asks what there is to ask. A verb that only one card knows stands in the
file of that card.
"""

from collections.abc import Callable

from dejarik.core.cards import Replaces as Replaces
from dejarik.core.cards import number as number
from dejarik.core.cards import select as select
from dejarik.core.cards import then as then
from dejarik.core.question import Procedure as Procedure
from dejarik.games.destiny.cards.ability import Condition as Condition
from dejarik.games.destiny.cards.ability import Deed as Deed
from dejarik.games.destiny.cards.ability import Effect as Effect
from dejarik.games.destiny.cards.ability import Filter as Filter
from dejarik.games.destiny.cards.ability import Use as Use
from dejarik.games.destiny.cards.ability import Verb as Verb
from dejarik.games.destiny.cards.ability import select_one as select_one
from dejarik.games.destiny.cards.building import LetIn as LetIn
from dejarik.games.destiny.cards.library import building as building
from dejarik.games.destiny.cards.library import card as card
from dejarik.games.destiny.cards.library import for_bearer as for_bearer
from dejarik.games.destiny.cards.library import limit as limit
from dejarik.games.destiny.cards.library import makes_elite as makes_elite
from dejarik.games.destiny.cards.library import may_read as may_read
from dejarik.games.destiny.cards.library import modifies as modifies
from dejarik.games.destiny.cards.library import modify as modify
from dejarik.games.destiny.cards.library import own_discount as own_discount
from dejarik.games.destiny.cards.library import play_only as play_only
from dejarik.games.destiny.cards.library import x_is as x_is
from dejarik.games.destiny.cards.words.battlefields import *
from dejarik.games.destiny.cards.words.borrowed import *
from dejarik.games.destiny.cards.words.conditions import *
from dejarik.games.destiny.cards.words.dice import *
from dejarik.games.destiny.cards.words.filters import *
from dejarik.games.destiny.cards.words.hidden import *
from dejarik.games.destiny.cards.words.moments import *
from dejarik.games.destiny.cards.words.parts import *
from dejarik.games.destiny.cards.words.verbs import *
from dejarik.games.destiny.cards.words.whom import *
from dejarik.games.destiny.rules.resolving import How as How


def deed(act: Callable[[Use], Procedure[bool | None]], possible: Condition | None = None) -> Effect:
    """A verb of a card's own: a procedure that says whether it did something, if anything depends on that."""

    def resolve(use: Use) -> Procedure[bool]:
        return bool((yield from act(use)))

    return Deed(resolve, possible)
