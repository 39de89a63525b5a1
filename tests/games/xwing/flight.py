"""A small table for tests: ships set down by hand, dice laid as wished, procedures answered step by step."""

from __future__ import annotations

from collections.abc import Sequence
from inspect import getgeneratorlocals
from typing import Any, TypeVar

from dejarik.core.note import Note
from dejarik.core.question import Procedure
from dejarik.core.rng import Rng
from dejarik.games.xwing import GAME
from dejarik.games.xwing.cards.pilots import PILOTS
from dejarik.games.xwing.notes import AttackDiceNow, RollsAttack
from dejarik.games.xwing.rules import damage as damages
from dejarik.games.xwing.rules.values import DECK
from dejarik.games.xwing.state import IMPERIAL, REBEL, Damage, Ship, Table
from dejarik.lab.stage import Asked, begin, perform
from tests.games.xwing.accounts import Books

RED = {"hit": 0, "crit": 3, "focus": 4, "blank": 6}
GREEN = {"evade": 0, "focus": 3, "blank": 5}
REBEL_SEAT, IMPERIAL_SEAT = 0, 1


def play(procedure: Procedure[Any], *answers: object) -> Asked:
    """Run a procedure to its end: whatever it asks cites a rule of the book, and whatever changes is told."""
    table = getgeneratorlocals(procedure).get("table")
    if not isinstance(table, Table) or table.notes is None:
        return _cited(perform(procedure, *answers))
    before, heard = table.copy(), len(table.notes)
    asked = perform(procedure, *answers)
    gaps = Books(before, table, [line.note for line in table.notes[heard:]]).gaps
    assert not gaps, f"nobody was told: {gaps}"
    return _cited(asked)


#: The rule behind each question; where a ship is set down and what is laid, each mission has its own.
RULES = {
    "action": "xw.act.one-action",
    "activate": "xw.gap.act-own-tie",
    "attack": "xw.combat.declare",
    "attacker": "xw.combat.own-tie",
    "barrel-roll": "xw.roll.template",
    "damaged": "xw.m2.disabled-choice",
    "deploy-next": "xw.gap.deploy-own-order",
    "edge": "xw.obst.choose-edge",
    "free-action": "xw.action.free",
    "lock-too": "xw.lock.tokens",
    "lose-weapon": "xw.deck.munitions-failure",
    "mend": "xw.dmg.destroyed",
    "modify-attack": "xw.combat.modify-attack",
    "modify-defence": "xw.combat.modify-defence",
    "order": "xw.gap.own-order",
    "pick-damage": "xw.dmg.hull",
    "pick-ship": "xw.abil.mandatory",
    "repair": "xw.dmg.crit-token",
    "replace": "xw.stress.red-revealed",
    "reroll": "xw.dice.reroll",
    "satellites": "xw.m3.setup-satellites",
    "shake-lock": "xw.lock.tokens",
    "shuttle": "xw.m1.shuttle-move",
    "use-ability": "xw.abil.mandatory",
}


def _cited(asked: Asked) -> Asked:
    for question in asked:
        assert question.rule in GAME.rulebook, f"{question.kind} cites {question.rule}"
        assert question.rule == RULES.get(question.kind, question.rule), f"{question.kind} cites {question.rule}"
    return asked


def fleet(*ships: Ship, **settings: Any) -> Table:
    """A table in the first round with these ships in play; the deck lies in its printed order."""
    usual: dict[str, Any] = {"round": 1, "phase": "combat", "step": "ships"}
    table = Table(
        rng=Rng.from_seed("a quiet sector"),
        sides=(REBEL, IMPERIAL),
        ships=list(ships),
        deck=list(range(len(DECK))),
        **(usual | settings),
    )
    for number, ship in enumerate(ships):
        ship.id = number
    table.notes = []
    return table


def at(pilot: str, x: int, y: int, h: int = 0, *upgrades: str, **state: Any) -> Ship:
    """A ship at a place in mm and degrees; the number comes with the fleet."""
    card = PILOTS[pilot]
    side = REBEL if card.faction == "rebel" else IMPERIAL
    settings: dict[str, Any] = {"shields": card.ship.shields, **state}
    return Ship(
        id=0,
        seat=(REBEL_SEAT, IMPERIAL_SEAT)[side],
        side=side,
        kind=card.ship.id,
        pilot=pilot,
        upgrades=upgrades,
        number=0,
        x=x * 1000,
        y=y * 1000,
        h=h * 1000,
        in_play=True,
        **settings,
    )


def red(*faces: str) -> list[int]:
    return [RED[face] for face in faces]


def green(*faces: str) -> list[int]:
    return [GREEN[face] for face in faces]


def lay(table: Table, *dice: Sequence[int]) -> None:
    """The next dice will show this."""
    table.rng.script = [face for group in dice for face in group][::-1]


def stack(table: Table, *kinds: str) -> None:
    """Put damage cards on top of the deck, the first one on top."""
    for kind in reversed(kinds):
        card = next(card for card in table.deck if DECK[card] == kind)
        table.deck.remove(card)
        table.deck.append(card)


def hurt(table: Table, ship: Ship, *kinds: str, faceup: bool = True, since: int | None = None) -> None:
    """Lay damage cards on a ship without any of their first effects."""
    for kind in kinds:
        card = next(card for card in table.deck if DECK[card] == kind)
        table.deck.remove(card)
        dealt = table.round if since is None else since
        ship.damage.append(Damage(card, faceup=faceup, known=faceup, round=dealt))
    ship.faceup = tuple(DECK[card.card] for card in ship.damage if card.faceup)


def kinds(ship: Ship) -> list[str]:
    return [DECK[card.card] for card in ship.damage]


Kind = TypeVar("Kind", bound=Note)


def told(table: Table, kind: type[Kind]) -> list[Kind]:
    return [line.note for line in table.notes or [] if isinstance(line.note, kind)]


def faces(table: Table) -> list[str]:
    """The attack dice of the last attack as they were when they were last shown."""
    names = ("blank", "focus", "hit", "crit", "evade")
    shown = [line.note for line in table.notes or [] if isinstance(line.note, RollsAttack | AttackDiceNow)]
    return [names[face] for face in shown[-1].dice]


def shoot(table: Table, ship: Ship, target: Ship, weapon: str = "primary") -> Procedure[None]:
    from dejarik.games.xwing.rules.combat import attack

    return attack(table, ship, target, weapon)


__all__ = [
    "Asked",
    "at",
    "begin",
    "damages",
    "faces",
    "fleet",
    "green",
    "hurt",
    "kinds",
    "lay",
    "play",
    "red",
    "shoot",
    "stack",
    "told",
]
