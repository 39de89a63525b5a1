"""What a player might expect to be able to do but may not, each with the rule that speaks against it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dejarik.core.question import Ask, Option, Question
from dejarik.core.refusal import Refused
from dejarik.games.destiny.rules import activating, playing, resolving
from dejarik.games.destiny.rules.action import why_not_claim
from dejarik.games.destiny.state import Table


def barred(table: Table, question: Question) -> Mapping[Option, Refused]:
    """Only actions are expected: everything else is asked for with all that there is."""
    if not isinstance(question, Ask):
        return {}
    if question.kind == "action":
        return {option: _because(rule) for option, rule in _actions(table, question.seat)}
    if question.kind == "more":
        return {
            die: _because(resolving.why_not(table, question.seat, die) or "dst.resolve.one-symbol")
            for die in table.pools[question.seat]
            if die not in question.options
        }
    return {}


def _because(rule: str) -> Refused:
    return Refused(rule.replace(".", "-"), rule=rule)


def _actions(table: Table, seat: int) -> Iterator[tuple[Option, str]]:
    for card in table.hands[seat]:
        rule = playing.why_not(table, seat, card)
        if rule is not None:
            yield ("play", card), rule
    for card, piece in table.pieces.items():
        if piece.controller == seat and piece.kind in ("character", "support"):
            rule = activating.why_not(table, seat, card)
            if rule is not None:
                yield ("activate", card), rule
    for die in table.pools[seat]:
        rule = resolving.why_not(table, seat, die)
        if rule is not None:
            yield ("resolve", die), rule
    claim = why_not_claim(table, seat)
    if claim is not None:
        yield ("claim", table.field), claim
