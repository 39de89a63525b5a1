"""What cards are declared to do. The files beside fill these lists; the rules read them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from dejarik.core.question import Procedure
from dejarik.games.rebellion.facts import (
    ACTIONS,
    ADVANCED,
    LEADER,
    MISSIONS,
    NOBODY,
    NOWHERE,
    OBJECTIVES,
    SIDE,
    TACTICS,
    people,
)

if TYPE_CHECKING:
    from dejarik.games.rebellion.rules.attack import Attack
    from dejarik.games.rebellion.state import Combat, Table


class Use:
    """One use of a card: by whom, where, with which leaders, against whom."""

    __slots__ = ("card", "leaders", "place", "seat", "side", "table", "target")

    def __init__(
        self,
        table: Table,
        side: int,
        seat: int,
        card: str,
        place: int = NOWHERE,
        leaders: tuple[int, ...] = (),
        target: int = NOBODY,
    ) -> None:
        self.table = table
        self.side = side
        self.seat = seat
        self.card = card
        self.place = place
        self.leaders = leaders
        self.target = target


#: Something a card does.
Effect = Callable[[Use], Procedure[None]]
#: Whether a card can be used now, as everybody can see.
Condition = Callable[["Table", int], bool]
#: Systems that fit.
Where = Callable[["Table"], int]


class MissionScript(msgspec.Struct, frozen=True):
    effects: tuple[Effect, ...]
    on_failure: tuple[Effect, ...] = ()
    #: More dice for the side that attempts it.
    dice: Callable[[Table, int], int] | None = None
    #: It can be aimed at captured leaders, too.
    captives_too: bool = False
    #: Dice are rolled even if nobody opposes.
    always_rolls: bool = False
    #: Something besides the conditions of the place.
    needs: Callable[[Table, int], bool] | None = None
    #: It deploys units, which sabotage forbids.
    deploys: bool = False


class ActionScript(msgspec.Struct, frozen=True):
    moment: str
    effects: tuple[Effect, ...] = ()
    condition: Condition | None = None


class ObjectiveScript(msgspec.Struct, frozen=True):
    #: "battle" (at the end of a battle step), "combat" (at its end), "refresh", "plans" or "immediate".
    moment: str
    condition: Callable[[Table], bool]
    effects: tuple[Effect, ...] = ()
    #: The reputation it gives, where that is not what is printed on it.
    worth: Callable[[Table], int] | None = None
    #: Where it goes when it has been played.
    card_to: str = "discard"


class TacticScript(msgspec.Struct, frozen=True):
    effect: Callable[[Attack], Procedure[None]]
    block: bool = False
    needs: Callable[[Attack], bool] | None = None


class AdvancedScript(msgspec.Struct, frozen=True):
    top: tuple[Effect, ...]
    bottom: tuple[Effect, ...]
    needs: Callable[[Table, Combat], bool] | None = None
    cancels: bool = False


MISSION: Final[dict[str, MissionScript]] = {}
ACTION: Final[dict[str, ActionScript]] = {}
OBJECTIVE: Final[dict[str, ObjectiveScript]] = {}
TACTIC: Final[dict[str, TacticScript]] = {}
ADVANCED_TACTIC: Final[dict[str, AdvancedScript]] = {}

#: By side and moment, the action cards that can be used then.
AT_MOMENT: Final[dict[tuple[int, str], tuple[str, ...]]] = {}
#: Whom an action card pictures.
PICTURED: Final = {name: people(*card.leaders) for name, card in ACTIONS.items()}
#: Who brings a mission its bonus.
BONUS: Final = {name: people(card.leader) if card.leader in LEADER else () for name, card in MISSIONS.items()}


def mission(
    name: str,
    *effects: Effect,
    on_failure: tuple[Effect, ...] = (),
    dice: Callable[[Table, int], int] | None = None,
    captives_too: bool = False,
    always_rolls: bool = False,
    needs: Callable[[Table, int], bool] | None = None,
    deploys: bool = False,
) -> None:
    assert name in MISSIONS, name
    MISSION[name] = MissionScript(effects, on_failure, dice, captives_too, always_rolls, needs, deploys)


def action(name: str, moment: str, *effects: Effect, condition: Condition | None = None) -> None:
    assert name in ACTIONS, name
    ACTION[name] = ActionScript(moment, effects, condition)
    key = (SIDE[ACTIONS[name].side], moment)
    AT_MOMENT[key] = (*AT_MOMENT.get(key, ()), name)


def objective(
    name: str,
    moment: str,
    condition: Callable[[Table], bool],
    *effects: Effect,
    worth: Callable[[Table], int] | None = None,
    card_to: str = "discard",
) -> None:
    assert name in OBJECTIVES, name
    OBJECTIVE[name] = ObjectiveScript(moment, condition, effects, worth, card_to)


def tactic(
    name: str,
    effect: Callable[[Attack], Procedure[None]],
    *,
    block: bool = False,
    needs: Callable[[Attack], bool] | None = None,
) -> None:
    """The card of that name in each theatre that has one."""
    for theatre in ("space", "ground"):
        if f"{theatre}-{name}" in TACTICS:
            TACTIC[f"{theatre}-{name}"] = TacticScript(effect, block, needs)


def advanced(
    name: str,
    top: tuple[Effect, ...] | Effect,
    bottom: tuple[Effect, ...] | Effect,
    *,
    needs: Callable[[Table, Combat], bool] | None = None,
    cancels: bool = False,
) -> None:
    assert name in ADVANCED, name
    both = [part if isinstance(part, tuple) else (part,) for part in (top, bottom)]
    ADVANCED_TACTIC[name] = AdvancedScript(both[0], both[1], needs, cancels)


def carry_out(use: Use, effects: tuple[Effect, ...]) -> Procedure[None]:
    """What a card does, one thing after the other; changes are looked at after each (reb.timing.state-checks)."""
    from dejarik.games.rebellion.rules.constant import settle

    for effect in effects:
        yield from effect(use)
        if use.table.touched:
            yield from settle(use.table)
