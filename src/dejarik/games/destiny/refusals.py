"""What a player might expect to be able to do but may not, each with the rule that speaks against it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dejarik.core.cards import within_limit
from dejarik.core.question import Ask, Option, Question
from dejarik.core.refusal import Refused, forbidden
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.cards.library import LIBRARY, script_of
from dejarik.games.destiny.notes import OfCard
from dejarik.games.destiny.rules import activating, playing, resolving
from dejarik.games.destiny.rules.action import claim_cost, user, why_not_claim
from dejarik.games.destiny.rules.values import cost_of, face
from dejarik.games.destiny.state import Table, is_die

#: Refusals that tell what something costs and how much there is.
PRICED = ("dst.card.cost", "dst.play.4-determine-cost", "dst.die.cost")
#: What is meant by questions about characters and dice, for whoever names something else that is there.
MEANT = {
    "target": "dst.support.no-damage",
    "shield-whom": "dst.sym.shield",
    "focus": "dst.sym.focus-own-only",
    "modify": "dst.die.modifier",
    "reroll": "dst.reroll.basic",
}


# dst.illegal.undo
def barred(table: Table, question: Question) -> Mapping[Option, Refused]:
    """Only actions are expected: everything else is asked for with all that there is."""
    if not isinstance(question, Ask):
        return {}
    if question.kind == "action":
        return dict(_actions(table, question.seat))
    if question.kind == "more":
        return {
            die: _because(table, question.seat, _why_not_more(table, question.seat, die), die)
            for die in table.pools[question.seat]
            if die not in question.options
        }
    return {}


def why_not(table: Table, question: Question, answer: Option) -> Refused | None:
    """Things of others, and cards that are elsewhere: nobody expects to use them, but somebody may try."""
    if not isinstance(question, Ask):
        return None
    if question.kind == "action":
        rule = _why_not_action(table, question.seat, answer)
    else:
        things = answer if isinstance(answer, tuple) else (answer,)
        strange = any(thing in table.pieces or thing in table.showing for thing in things)
        rule = _meant(question) if strange else None
    return None if rule is None else forbidden(rule)


def _why_not_action(table: Table, seat: int, action: Option) -> str | None:
    if not isinstance(action, tuple) or len(action) < 2:
        return None
    kind, thing = action[:2]
    if kind in ("play", "reroll") and thing not in table.hands[seat]:
        return "dst.zone.hand"  # dst.gap.announce-reveals
    if kind == "activate" and thing in table.pieces:
        return activating.why_not(table, seat, int(str(thing)))
    if kind == "resolve" and thing not in table.pools[seat]:
        return "dst.resolve.own-pool"
    return "dst.cardaction.basic" if kind == "use" and thing in table.pieces else None


def _meant(question: Ask) -> str | None:
    """The rule that tells what a question is about."""
    if question.kind != "host" or not isinstance(question.about, OfCard):
        return MEANT.get(question.kind)
    downgrade = FACTS[question.about.card].type == "downgrade"
    return "dst.downgrade.attach-opponent" if downgrade else "dst.upgrade.attach"


def _because(table: Table, seat: int, rule: str, thing: int) -> Refused:
    """What it costs is told with the refusal."""
    if rule not in PRICED:
        return forbidden(rule)
    if is_die(thing):
        cost = face(table, thing).cost
    else:
        cost = claim_cost(table, seat) if thing == table.field else cost_of(table, thing)
    return forbidden(rule, cost=cost, have=table.resources[seat])


def _why_not_more(table: Table, seat: int, die: int) -> str:
    return resolving.why_not(table, seat, die) or "dst.resolve.one-symbol"


def _actions(table: Table, seat: int) -> Iterator[tuple[Option, Refused]]:
    for card in table.hands[seat]:
        rule = playing.why_not(table, seat, card)
        if rule is not None:
            yield ("play", card), _because(table, seat, rule, card)
    for card, piece in table.pieces.items():
        if piece.controller == seat and piece.kind in activating.ACTIVATED:
            rule = activating.why_not(table, seat, card)
            if rule is not None:
                yield ("activate", card), forbidden(rule)
    for die in table.pools[seat]:
        rule = resolving.why_not(table, seat, die)
        if rule is not None:
            yield ("resolve", die), _because(table, seat, rule, die)
    yield from _used_up(table, seat)
    claim = why_not_claim(table, seat)
    if claim is not None:
        yield ("claim", table.field), _because(table, seat, claim, table.field)


def _used_up(table: Table, seat: int) -> Iterator[tuple[Option, Refused]]:
    """МОЩНОЕ ДЕЙСТВИЕ: once a round."""
    for card in table.waiting.get("action", ()):
        if user(table, card) == seat:
            for ability in script_of(table.cards[card]).triggers["action"]:
                if not within_limit(LIBRARY.use(table, seat, card, None, ability)):
                    yield ("use", card, ability.index), forbidden("dst.cardaction.power-once")
