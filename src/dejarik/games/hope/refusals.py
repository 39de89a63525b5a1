"""Why an answer is refused: what speaks against everything that a player might try and may not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dejarik.core.question import Ask, Option, Question
from dejarik.core.refusal import Refused, forbidden
from dejarik.games.hope.notes import OfEnemy
from dejarik.games.hope.state import REBELS, Table

#: Refusals that do not depend on the position: the kind of question, the answer, the rule.
ALWAYS: Final[Mapping[str, Mapping[Option, str]]] = {
    "lay": {
        "pass": "hope.op.no-refuse-choose",
        "first_player": "hope.op.choose-one",
        "give": "hope.op.no-exchange",
        "stop": "hope.gap.agreement-unanimous",
        "play": "hope.op.all-laid-first",
    },
    "pile": {"skip": "hope.op.no-refuse-play", "stop": "hope.gap.agreement-unanimous"},
    "piles": {"skip": "hope.op.no-refuse-play", "stop": "hope.gap.agreement-unanimous"},
    "ready": {"show": "hope.recon.no-show", "aside": "hope.recon.specials-left-hidden"},
}
#: The rule behind any other wrong answer to a question.
OTHERWISE: Final[Mapping[str, str]] = {
    "ready": "hope.gap.look-end",
    "claim": "hope.recon.tell",
    "swap": "hope.gap.swap-identity",
    "lay": "hope.op.choose-one",
    "pile": "hope.op.any-pile",
    "piles": "hope.k2so.two-piles",
    "under": "hope.bodhi.to-bottom",
    "first": "hope.k2so.different-others",
    "reinforce": "hope.gap.shortage-distinct",
    "tank": "hope.tank.effect",
    "vote": "hope.end.agreement",
}


def barred(table: Table, question: Question) -> Mapping[Option, Refused]:
    """What lies on the table but cannot be chosen now, each with what speaks against it."""
    assert isinstance(question, Ask)
    return {option: forbidden(rule) for option, rule in _barred(table, question).items()}


def _barred(table: Table, ask: Ask) -> Mapping[Option, str]:
    if ask.kind in ("pile", "piles"):
        return {slot: "hope.gap.empty-pile" for slot, pile in enumerate(table.piles) if not pile}
    if ask.kind == "pay":
        return {seat: pay_rule(table, ask, seat) for seat in range(table.seats) if seat not in ask.options}
    if ask.kind == "reinforce":
        return {slot: "hope.gap.empty-pile-refill" for slot in range(table.seats) if slot not in ask.options}
    if ask.kind == "lay":
        return {rebel: "hope.op.choose-one" for rebel in REBELS if rebel not in ask.options}
    return {}


def enemy(ask: Ask) -> str:
    """The enemy that is to be paid for."""
    assert isinstance(ask.about, OfEnemy)
    return ask.about.card


def pay_rule(table: Table, ask: Ask, seat: int) -> str:
    """Why the card of `seat` cannot pay."""
    if enemy(ask) == "at_act" and table.open[seat] and seat != ask.seat:
        return "hope.atact.pay"
    return "hope.trooper.only-unplayed"


def why_not(table: Table, question: Question, value: Option) -> Refused | None:
    assert isinstance(question, Ask)
    rule = {**_barred(table, question), **ALWAYS.get(question.kind, {})}.get(value) or _otherwise(question, value)
    return forbidden(rule) if rule else None


def _otherwise(ask: Ask, value: Option) -> str | None:
    if ask.kind == "pay":
        return "hope.trooper.only-unplayed" if enemy(ask) == "trooper" else "hope.atact.pay"
    if ask.kind == "run":
        return "hope.cassian.same-pile" if isinstance(value, int) else "hope.cassian.continue"
    return OTHERWISE.get(ask.kind)
