"""Почему нельзя: what a player might expect to choose but may not, each with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from dejarik.core.question import Ask, Option
from dejarik.games.lcg.cards.ability import Use, script_of
from dejarik.games.lcg.rules.conflict import targets, why_not_engage
from dejarik.games.lcg.rules.playing import why_not_event, why_not_play
from dejarik.games.lcg.rules.timing import affordable, usable, within_limit
from dejarik.games.lcg.rules.values import facts, units
from dejarik.games.lcg.state import Table

Reasons: TypeAlias = Callable[[Table, Ask], dict[Option, str]]


def barred(table: Table, ask: Ask) -> Mapping[Option, str]:
    found = _REASONS[ask.kind](table, ask) if ask.kind in _REASONS else {}
    return {option: rule for option, rule in found.items() if option not in ask.options}


def _actions(table: Table, ask: Ask) -> dict[Option, str]:
    seat = ask.seat
    found: dict[Option, str] = {}
    for card in table.hands[seat]:
        kind = facts(table, card).type
        rule = why_not_event(table, seat, card) if kind == "event" else why_not_play(table, seat, card)
        if rule is not None:
            found["play", card] = rule
    for piece in table.pieces.values():
        if piece.controller == seat:
            for ability in script_of(piece.card).actions:
                use = Use(table, seat, piece.id, None, ability)
                found["use", piece.id, ability.index] = _why_not_use(use)
    return found


def _why_not_use(use: Use) -> str:
    ability = use.ability
    assert ability is not None
    if not within_limit(use, ability):
        return "lcg.gap.use-limits"
    if not all(cost.possible(use) for cost in ability.cost):
        piece = use.table.pieces.get(use.this)
        return "lcg.state.exhausted-cannot" if piece is not None and piece.focus else "lcg.gap.no-effect-no-use"
    if usable(use, ability) and not affordable(use, ability):
        return "lcg.res.insufficient"
    if any(len(target.options(use)) == 0 for effect in ability.effects for target in effect.targets()):
        return "lcg.term.target"
    return "lcg.gap.no-effect-no-use"


def _engage(table: Table, ask: Ask) -> dict[Option, str]:
    found: dict[Option, str] = {}
    for target in [*targets(table), *(piece.id for piece in table.pieces.values() if piece.kind == "objective")]:
        rule = why_not_engage(table, target)
        if rule is not None:
            found[target] = rule
    return found


def _declared(own: str, exhausted: str) -> Reasons:
    def reasons(table: Table, ask: Ask) -> dict[Option, str]:
        found: dict[Option, str] = {
            piece.id: "lcg.type.unit" for piece in table.pieces.values() if piece.controller == ask.seat
        }
        for piece in units(table, ask.seat):
            found[piece.id] = exhausted if piece.focus else own
        return found

    return reasons


def _strike(table: Table, ask: Ask) -> dict[Option, str]:
    found: dict[Option, str] = {piece.id: "lcg.eng.participants" for piece in units(table, ask.seat)}
    for piece in units(table, ask.seat):
        if piece.role and piece.focus:
            found[piece.id] = "lcg.state.exhausted-cannot"
    found["pass"] = "lcg.strike.no-pass"  # noqa: S105
    return found


def _unit_damage(table: Table, ask: Ask) -> dict[Option, str]:
    found: dict[Option, str] = {piece.id: "lcg.strike.unit-damage" for piece in table.pieces.values()}
    for piece in units(table, 1 - ask.seat):
        found[piece.id] = "lcg.strike.unit-damage-participants-only"
    return found


def _commit(table: Table, ask: Ask) -> dict[Option, str]:
    found: dict[Option, str] = {piece.id: "lcg.type.unit" for piece in table.pieces.values()}
    for piece in units(table, ask.seat):
        found[piece.id] = "lcg.force.commit-not-twice" if piece.committed else "lcg.golden.cannot"
    for piece in units(table, 1 - ask.seat):
        found[piece.id] = "lcg.force.active-only"
    return found


def _targets(table: Table, ask: Ask) -> dict[Option, str]:
    return dict.fromkeys(table.pieces, "lcg.term.target")


def _responses(rule: str) -> Reasons:
    def reasons(table: Table, ask: Ask) -> dict[Option, str]:
        found: dict[Option, str] = {}
        for card in (*table.hands[ask.seat], *table.pieces):
            for ability in script_of(table.cards[card]).abilities:
                found[card, ability.index, 0] = "lcg.action.window" if ability.timing == "action" else rule
        return found

    return reasons


_REASONS: Mapping[str, Reasons] = {
    "action": _actions,
    "engage": _engage,
    "attackers": _declared("lcg.golden.cannot", "lcg.eng.attackers"),
    "defenders": _declared("lcg.golden.cannot", "lcg.eng.defenders"),
    "strike": _strike,
    "unit-damage": _unit_damage,
    "commit": _commit,
    "target": _targets,
    "choose": _targets,
    "interrupt": _responses("lcg.interrupt.trigger"),
    "reaction": _responses("lcg.interrupt.trigger"),
}
