"""What all cards do, and every name that texts may use: stats, moments, periods."""

from __future__ import annotations

from typing import Any, Final

from dejarik.core.cards import Ability as AnyAbility
from dejarik.core.cards import Library, Registry
from dejarik.games.destiny.cards.ability import Ability, Amount, Condition, Filter, Part, Reads, Script, Use
from dejarik.games.destiny.cards.building import Building
from dejarik.games.destiny.cards.facts import FACTS, SUBTYPES, cards
from dejarik.games.destiny.state import Table

STATS: Final = Registry(
    "stat",
    {
        # keywords that cards give, and being elite
        *("ambush", "guardian", "redeploy"),
        # of cards about to be played; of hosts; of dice
        *("cost", "discount", "weapon-cost", "value", "any-weapon", "no-blue-abilities"),
        # of players
        *("hand-size", "upkeep", "claim-cost"),
        *("cannot-roll", "cannot-be-removed", "unblockable", "shares-shields", "spreads-shields"),
        # as what else dice may be resolved; what may not be done with dice of one's own; what is left of a text
        *("reads", "one-die-a-turn", "cannot-be-modified", "safe-from-blue-events", "no-abilities", "not-unique"),
        # its end is settled; blue upgrades may be played on it whatever they say
        *("doomed", "any-blue-upgrade"),
    },
)
MOMENTS: Final = Registry(
    "moment",
    {
        *("activated", "rolled", "into-pool", "rerolled", "resolving", "resolved"),
        *("damage", "blocking", "dealt", "taken", "defeat", "defeated", "shields"),
        *("playing", "played", "hand-emptied", "discarded-to-reroll", "discarding"),
        *("claimed", "setup", "round-ended", "phase-ended", "acting", "activating", "attached"),
        *("dice-removed", "bearer-defeated"),
    },
)
PERIODS: Final = Registry("period", ("action", "turn", "round", "game"))  # dst.faq.turn-vs-round

LIBRARY: Final[Library[Script, Use]] = Library(
    "dejarik.games.destiny.cards",
    Script,
    Use,
    stats=STATS,
    moments=MOMENTS,
    periods=PERIODS,
    names=lambda name: name in cards(),
    title=lambda name: cards()[name].title,
)
Table.library = LIBRARY
script_of = LIBRARY.script
card = LIBRARY.card  # dst.errata.scope: texts are declared as corrected


class _Joins(Part):
    """A part that is not an ability of a card in play."""

    def __init__(self, slot: str, value: Any) -> None:
        self.slot = slot
        self.value = value

    def join(self, library: Library[Any, Use], script: Script) -> None:  # type: ignore[override]
        value = self.value
        if isinstance(value, AnyAbility):
            for effect in (*value.cost, *value.effects):
                effect.declare(library, script)
            value.index = len(script.abilities)
            script.abilities.append(value)
        if self.slot == "specials":
            script.specials.append(value)
        else:
            setattr(script, self.slot, value)


def event_part(ability: Ability) -> Part:
    return _Joins("event", ability)


def special_part(ability: Ability) -> Part:
    return _Joins("specials", ability)


def claim_part(ability: Ability) -> Part:
    return _Joins("claim", ability)


def play_only(condition: Condition) -> Part:
    """ "Only": without it the card cannot be played."""
    return _Joins("play_only", condition)


def own_discount(amount: Amount) -> Part:
    """It costs less itself, as things stand."""
    return _Joins("discount", amount)


def x_is(amount: Amount) -> Part:
    return _Joins("x", amount)  # dst.ability.inherent-list


def modify(what: Filter) -> Part:
    """МОДИФИКАЦИЯ: it is played on such a card. This is no play restriction."""
    return _Joins("modify", what)


def limit(most: int, subtype: str) -> Part:
    """ОГРАНИЧЕНИЯ: so many upgrades of a subtype on its bearer."""
    return _Joins("limit", (SUBTYPES(subtype), most))


def modifies(which: Filter) -> Part:
    """Its sides without a symbol modify only such dice."""
    return _Joins("modifies", which)


def for_bearer() -> Part:
    """Only whoever controls what it lies on may use its actions."""
    return _Joins("for_bearer", True)


def makes_elite() -> Part:
    """Its bearer is elite: a second die comes from those set aside."""
    return _Joins("makes_elite", True)


def building(**changes: Any) -> Part:
    """What it changes about teams and decks (see `Building`)."""
    return _Joins("building", Building(**changes))


class _Reading(Part):
    def __init__(self, reads: Reads) -> None:
        self.reads = reads

    def join(self, library: Library[Any, Use], script: Script) -> None:  # type: ignore[override]
        # No number is changed, but whoever changes something is found quickly.
        script.constants.setdefault(library.stats("reads"), [])
        script.reads.append(self.reads)


def may_read(which: Filter, symbols: tuple[str, ...], to: str, value: int | None = None) -> Part:
    """You may resolve such dice as if they showed another symbol."""
    return _Reading(Reads(which, symbols, to, value))


def in_pool(name: str) -> bool:
    """Whether all that a card says is carried out."""
    return name in LIBRARY.scripts or not FACTS[name].ability
