"""Moments: what reactions wait for."""

from __future__ import annotations

from dejarik.core.cards import Trigger
from dejarik.games.destiny.cards.ability import Condition, Filter, Use
from dejarik.games.destiny.cards.words.conditions import at_least, both, by_opponent, by_you, note_is
from dejarik.games.destiny.cards.words.filters import character, enemy, host, this, yours
from dejarik.games.destiny.state import NOBODY, card_of


def on(kind: str, which: Filter | None = None, when: Condition | None = None) -> Trigger[Use]:
    """Any condition by its kind; the words below name the usual ones."""
    return Trigger(kind, which, when)  # dst.react.condition


def you_activate(which: Filter = this) -> Trigger[Use]:
    return on("activated", which, by_you)


opponent_activates = on("activated", character, by_opponent)


def you_play(which: Filter = this) -> Trigger[Use]:
    """After a card was played."""
    return on("played", which, by_you)


def _on_this(use: Use) -> bool:
    return use.moment is not None and use.moment.host == use.this


def you_play_on_this(which: Filter) -> Trigger[Use]:
    return on("played", which, both(by_you, _on_this))


def you_are_playing(which: Filter) -> Trigger[Use]:
    """Before a card is played, while its cost is worked out."""
    return on("playing", which, by_you)


def _theirs(use: Use) -> bool:
    return use.moment is not None and use.moment.owner not in (NOBODY, use.seat)


def _own(use: Use) -> bool:
    return use.moment is not None and use.moment.owner == use.seat


opponents_character_defeated = on("defeated", None, _theirs)
your_character_defeated = on("defeated", None, _own)
any_character_defeated = on("defeated")


def about_to_fall(which: Filter = this) -> Trigger[Use]:
    return on("defeat", which)


opponent_about_to_fall = on("defeat", enemy & character)
#: Of an upgrade or downgrade that went with its bearer.
bearer_falls = on("bearer-defeated", this)
host_about_to_fall = on("defeat", host)


def about_to_be_dealt(which: Filter, when: Condition | None = None) -> Trigger[Use]:
    return on("damage", which, when)


def about_to_take(which: Filter) -> Trigger[Use]:
    """Before damage is taken: it can be blocked, as long as some of it is left."""
    return on("blocking", which, at_least(1))


def _own_die(use: Use) -> bool:
    return use.moment is not None and card_of(use.moment.thing) == use.this


def you_resolve_this_die(when: Condition | None = None) -> Trigger[Use]:
    return on("resolved", None, both(by_you, _own_die) if when is None else both(by_you, _own_die, when))


def you_are_resolving_this_die(when: Condition | None = None) -> Trigger[Use]:
    return on("resolving", None, both(by_you, _own_die) if when is None else both(by_you, _own_die, when))


def you_resolve(*symbols: str) -> Trigger[Use]:
    return on("resolved", None, both(by_you, note_is(*symbols)))


def your_die_rolls(*symbols: str) -> Trigger[Use]:
    return on("rolled", yours, note_is(*symbols))


def this_die_rolls(how: str = "rolled") -> Trigger[Use]:
    return on(how, None, _own_die)


def before_you_activate(which: Filter = this) -> Trigger[Use]:
    return on("activating", which, by_you)


you_claim = on("claimed", None, by_you)
