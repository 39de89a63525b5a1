"""Почему нельзя: what a player might expect to choose but may not, each with what speaks against it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from dejarik.core.cards import number, usable, within_limit
from dejarik.core.question import Ask, Option, Question, Share
from dejarik.core.refusal import Refused, forbidden
from dejarik.games.lcg.cards.ability import Use
from dejarik.games.lcg.cards.library import script_of
from dejarik.games.lcg.notes import OfPayment
from dejarik.games.lcg.rules.conflict import why_not_engage
from dejarik.games.lcg.rules.playing import why_not_event, why_not_play
from dejarik.games.lcg.rules.resources import available, cost_of
from dejarik.games.lcg.rules.timing import affordable
from dejarik.games.lcg.rules.values import facts, modifier, resource_value, units
from dejarik.games.lcg.state import DIAL, Table

Reasons: TypeAlias = Callable[[Table, Question], dict[Option, Refused]]


def barred(table: Table, question: Question) -> Mapping[Option, Refused]:
    found = _REASONS[question.kind](table, question) if question.kind in _REASONS else {}
    offered = question.options if isinstance(question, Ask) else question.among if isinstance(question, Share) else ()
    return {option: why for option, why in found.items() if option not in offered}


def why_not(table: Table, question: Question, value: Option) -> Refused | None:
    """What speaks against an answer that was refused."""
    if question.kind == "pay" and isinstance(question, Share) and isinstance(value, tuple):
        return _why_not_paid(question, value)
    found = barred(table, question)
    if isinstance(question, Ask) and not question.single and isinstance(value, tuple):
        return next((found[item] for item in value if item in found), None)
    return found.get(value)


def _why_not_paid(share: Share, value: tuple[Option, ...]) -> Refused | None:
    counts = [count for count in value if isinstance(count, int) and count >= 0]
    if len(counts) != len(share.among) or len(value) != len(counts):
        return None
    assert isinstance(share.about, OfPayment)
    for place, count in enumerate(counts):
        if count > share.cap(place):
            return forbidden("lcg.res.value-cap", most=share.cap(place), given=count)
    if sum(counts) < share.about.cost:
        return forbidden("lcg.res.insufficient", cost=share.about.cost, given=sum(counts))
    return forbidden("lcg.res.match")


def _actions(table: Table, question: Question) -> dict[Option, Refused]:
    seat = question.seat
    found: dict[Option, Refused] = {}
    for card in table.hands[seat]:
        rule = _why_not_play(table, seat, card)
        if rule is not None:
            found["play", card] = _unpaid(table, seat, card, rule)
    for piece in table.pieces.values():
        if piece.controller == seat:
            for ability in script_of(piece.card).triggers.get("action", ()):
                use = Use(table, seat, piece.id, None, ability)
                found["use", piece.id, ability.index] = _why_not_use(use)
    return found


def _why_not_play(table: Table, seat: int, card: int) -> str | None:
    event = facts(table, card).type == "event"
    return why_not_event(table, seat, card) if event else why_not_play(table, seat, card)


def _unpaid(table: Table, seat: int, card: int, rule: str) -> Refused:
    """The sentence about a card in hand; where it is too dear, with the numbers."""
    if rule == "lcg.deploy.cannot-afford":
        return forbidden(rule, cost=cost_of(table, seat, card), held=available(table, seat))
    return forbidden(rule)


def _why_not_use(use: Use) -> Refused:
    ability = use.ability
    assert ability is not None
    if not within_limit(use):
        return forbidden("lcg.gap.use-limits")
    if not all(cost.possible(use) for cost in ability.cost):
        piece = use.table.pieces.get(use.this)
        exhausted = piece is not None and piece.focus > 0
        return forbidden("lcg.state.exhausted-cannot") if exhausted else Refused("cost-cannot-be-paid", rule=NO_EFFECT)
    if usable(use) and not affordable(use):
        cost = number(ability.resources, use)
        return forbidden("lcg.res.insufficient", cost=cost, given=available(use.table, use.seat))
    if any(len(target.options(use)) == 0 for effect in ability.effects for target in effect.targets()):
        return forbidden("lcg.term.target")
    return forbidden(NO_EFFECT)


NO_EFFECT = "lcg.gap.no-effect-no-use"


def _engage(table: Table, question: Question) -> dict[Option, Refused]:
    found: dict[Option, Refused] = {}
    places = [piece.id for piece in table.pieces.values() if piece.kind == "objective"]
    if modifier(table, "engageable", DIAL):
        places.append(DIAL)
    for target in places:
        rule = why_not_engage(table, target)
        if rule is not None:
            found[target] = forbidden(rule)
    return found


def _declared(exhausted: str) -> Reasons:
    """Who cannot attack or defend: what is no unit, exhausted units, and those that an effect holds back."""

    def reasons(table: Table, question: Question) -> dict[Option, Refused]:
        found: dict[Option, Refused] = {
            piece.id: forbidden("lcg.type.unit") for piece in table.pieces.values() if piece.controller == question.seat
        }
        for piece in units(table, question.seat):
            found[piece.id] = forbidden(exhausted if piece.focus else "lcg.golden.cannot")
        return found

    return reasons


def _strike(table: Table, question: Question) -> dict[Option, Refused]:
    found: dict[Option, Refused] = {
        piece.id: forbidden("lcg.eng.participants") for piece in units(table, question.seat)
    }
    for piece in units(table, question.seat):
        if piece.role and piece.focus:
            found[piece.id] = Refused("exhausted-striker", rule="lcg.state.exhausted-cannot")
    found["pass"] = forbidden("lcg.strike.no-pass")
    return found


def _unit_damage(table: Table, question: Question) -> dict[Option, Refused]:
    found: dict[Option, Refused] = {piece.id: forbidden("lcg.strike.unit-damage") for piece in table.pieces.values()}
    for other in table.opponents(question.seat):
        for piece in units(table, other):
            found[piece.id] = forbidden("lcg.strike.unit-damage-participants-only")
    return found


def _tactics(table: Table, question: Question) -> dict[Option, Refused]:
    return dict.fromkeys(table.pieces, forbidden("lcg.strike.tactics-any-unit"))


def _pay(table: Table, question: Question) -> dict[Option, Refused]:
    """Sources that have been used already."""
    return {
        piece.id: forbidden("lcg.res.ready-only")
        for piece in table.pieces.values()
        if piece.controller == question.seat and piece.focus and resource_value(table, piece)
    }


def _commit(table: Table, question: Question) -> dict[Option, Refused]:
    found: dict[Option, Refused] = {piece.id: forbidden("lcg.type.unit") for piece in table.pieces.values()}
    for piece in units(table, question.seat):
        found[piece.id] = forbidden("lcg.force.commit-not-twice" if piece.committed else "lcg.golden.cannot")
    for other in table.opponents(question.seat):
        for piece in units(table, other):
            found[piece.id] = forbidden("lcg.force.active-only")
    return found


def _targets(table: Table, question: Question) -> dict[Option, Refused]:
    return dict.fromkeys(table.pieces, Refused("no-target", rule="lcg.term.target"))


def _responses(table: Table, question: Question) -> dict[Option, Refused]:
    found: dict[Option, Refused] = {}
    for card in (*table.hands[question.seat], *table.pieces):
        for ability in script_of(table.cards[card]).abilities:
            rule = "lcg.action.window" if ability.timing == "action" else "lcg.interrupt.trigger"
            found[card, ability.index, 0] = forbidden(rule)
    return found


_REASONS: Mapping[str, Reasons] = {
    "action": _actions,
    "pay": _pay,
    "engage": _engage,
    "attackers": _declared("lcg.eng.attackers"),
    "defenders": _declared("lcg.eng.defenders"),
    "strike": _strike,
    "unit-damage": _unit_damage,
    "tactics": _tactics,
    "commit": _commit,
    "target": _targets,
    "choose": _targets,
    "interrupt": _responses,
    "reaction": _responses,
}
