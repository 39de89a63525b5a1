"""ФАЗА ДЕЙСТВИЙ: turns, the six actions, passing, additional actions, claiming."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from dejarik.core.cards import count_use, modifier, player, within_limit
from dejarik.core.lasting import end
from dejarik.core.question import Ask, Option, Procedure
from dejarik.core.state import digest
from dejarik.core.zones import discard
from dejarik.games.destiny.cards.ability import Use
from dejarik.games.destiny.cards.library import LIBRARY, script_of
from dejarik.games.destiny.notes import (
    Claims,
    Declines,
    DiscardsToReroll,
    NoEffect,
    OfCard,
    OfTurn,
    Passes,
    PhaseEnds,
    UsesAbility,
)
from dejarik.games.destiny.rules import activating, dice, playing, resolving, zones
from dejarik.games.destiny.rules.timing import TIMING, interrupts, next_queued, reactions, use_ability
from dejarik.games.destiny.state import NOBODY, NOTHING, Moment, Table

#: The moment before somebody takes an action.
ACTING: Final = ("acting",)


def action_phase(table: Table) -> Procedure[None]:
    """What comes next: the queue, further dice, additional actions, the end of the turn, the next turn."""
    if table.queue:  # dst.extra.example-rey-jango
        return next_queued(table)
    if table.resolving is not None:  # dst.gap.queue-between-dice
        return resolving.resolve_more(table)
    if table.extra:  # dst.extra.after-everything
        return _additional(table)
    if table.ending:
        return _end_phase(table)
    if table.before:
        return _end_use(table)
    return _turn(table)


# ── what may be done ───────────────────────────────────────────────────────────────────────────────────────────────


def actions(table: Table, seat: int) -> list[Option]:
    """ДЕЙСТВИЯ: everything a player may do with an action, passing aside."""
    hand = table.hands[seat]  # dst.gap.illegal-after-deck
    found: list[Option] = [("play", card) for card in playing.playable(table, seat, hand)]
    found += [("activate", card) for card in activating.able(table, seat)]
    if table.pools[seat]:
        found += [("resolve", die) for die in resolving.able(table, seat)]
    found += [("reroll", card) for card in hand]
    if "action" in table.waiting:
        found += _uses(table, seat)
    if why_not_claim(table, seat) is None:
        found.append(("claim", table.field))
    return found


def _uses(table: Table, seat: int) -> Iterator[Option]:
    for card in table.waiting["action"]:  # dst.zone.use-abilities
        if user(table, card) != seat:
            continue
        script = script_of(table.cards[card])
        for ability in script.triggers["action"]:
            if script.borrows and not _borrowed(LIBRARY.use(table, seat, card, None, ability)):
                continue
            if ability.limit is None or not table.used or within_limit(LIBRARY.use(table, seat, card, None, ability)):
                yield ("use", card, ability.index)


def _borrowed(use: Use) -> bool:
    """Whether somebody is there to borrow this ability from."""
    ability = use.ability  # dst.clar.plo-koon
    return ability is None or ability.only is None or ability.only(use)


def user(table: Table, card: int) -> int:
    """Who may use the actions of a card: its controller, unless it says that its bearer's controller may."""
    piece = table.pieces[card]
    if piece.host != NOTHING and script_of(table.cards[card]).for_bearer:
        piece = table.pieces[piece.host]
    return piece.controller


def why_not_claim(table: Table, seat: int) -> str | None:
    if table.claimed != NOBODY:
        return "dst.claim.once-per-round"
    if claim_cost(table, seat) > table.resources[seat]:
        return "dst.card.cost"
    return None


def claim_cost(table: Table, seat: int) -> int:
    return modifier(table, "claim-cost", player(seat))


# ── turns ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _turn(table: Table) -> Procedure[None]:
    """When the last turn is over: one action, or a pass. Who has claimed passes without being asked."""
    while table.acting != NOBODY:
        _end_turn(table)
        if table.ending:
            return
        if table.active == table.claimed:
            table.acting, table.idle = table.active, True
    seat = table.active
    table.acting = seat
    table.idle = True
    if seat == table.claimed:  # dst.claim.auto-pass
        return
    prepared = TIMING.expects(table, TIMING.before, ACTING) and (yield from _prepare(table, seat))
    if table.ending or seat in table.out:
        table.idle = False  # whoever puts themselves out before their action has not passed
        return
    options = _choices(table, seat, "pass", prepared=prepared)
    # dst.action.must-act-or-pass
    answer = yield Ask(seat, "action", options, about=_turn_of(table.round), rule="dst.action.list")
    if answer == "pass":
        table.note(Passes, seat)
        return
    yield from take(table, seat, answer)


def _additional(table: Table) -> Procedure[None]:
    """It is taken now or declined, which is no pass; who has claimed may take none."""
    _notice(table)  # dst.gap.extra-no-effect
    seat = table.extra.pop(0)
    if seat == table.claimed:  # dst.gap.extra-after-claim
        return
    prepared = yield from _prepare(table, seat)
    if seat in table.out:
        return
    options = _choices(table, seat, "decline", prepared=prepared)
    about = _turn_of(table.round, extra=True)
    # dst.keyword.ambush-off-turn
    answer = yield Ask(seat, "action", options, about=about, rule="dst.extra.now-or-decline")
    if answer == "decline":
        table.note(Declines, seat)
        return
    yield from take(table, seat, answer)


@cache
def _turn_of(round: int, *, extra: bool = False) -> OfTurn:  # noqa: A002
    return OfTurn(extra=extra, round=round)


def _prepare(table: Table, seat: int) -> Procedure[bool]:
    """What may be done before an action."""
    moment = Moment(ACTING, seat=seat)
    yield from interrupts(table, moment)
    return moment.note == "prepared"


def _choices(table: Table, seat: int, nothing: str, *, prepared: bool) -> tuple[Option, ...]:
    """The actions, or nothing; whoever has done what may be done before an action then takes one."""
    table.earlier = len(table.resolved)
    able = actions(table, seat)
    return tuple(able) if able and prepared else (*able, nothing)


def take(table: Table, seat: int, action: Option) -> Procedure[Any]:
    """Carry out an action. Only the use of a card's action can turn out to have changed nothing."""
    assert isinstance(action, tuple)
    assert isinstance(action[1], int)
    kind, thing = action[0], action[1]
    if kind == "use":  # dst.cardaction.basic, dst.faq.support-action-later
        assert isinstance(action[2], int)
        table.before = _mark(table)
        return _use(table, seat, thing, action[2])
    table.idle = False
    if kind == "play":
        return playing.play(table, seat, thing, table.hands[seat])
    if kind == "activate":
        return activating.activate(table, seat, thing)
    if kind == "resolve":
        return resolving.resolve_first(table, seat, thing)  # dst.queue.example-simple
    return _reroll(table, seat, thing) if kind == "reroll" else _claim(table, seat)


def _glance(table: Table) -> str:
    """What nearly every action changes: where it has, nobody need look at everything else."""
    exhausted = [card for card, piece in table.pieces.items() if piece.exhausted]
    return f"{table.rng.position} {table.resources} {len(table.showing)} {exhausted} "


def _mark(table: Table) -> str:
    """The whole state in a few letters, to see later whether anything has changed.

    What cannot be taken back is no change: somebody may have looked for a card in vain.
    """
    turn = table.before, table.idle, table.acting, table.shown  # dst.gap.no-effect-test
    table.before, table.idle, table.acting, table.shown = "", True, NOBODY, 0
    mark = _glance(table) + digest(table)
    table.before, table.idle, table.acting, table.shown = turn
    return mark


def _notice(table: Table) -> None:
    """Whether the last use of a card's action has changed anything."""
    if table.before:
        if table.idle:  # dst.pass.example-air-superiority
            table.idle = table.before.startswith(_glance(table)) and table.before == _mark(table)
        table.before = ""


def _use(table: Table, seat: int, card: int, index: int) -> Procedure[bool]:
    """ДЕЙСТВИЕ КАРТЫ: a power action counts as used whatever comes of it."""
    ability = script_of(table.cards[card]).abilities[index]
    use = LIBRARY.use(table, seat, card, None, ability)
    count_use(use)  # dst.faq.power-action-no-effect
    table.note(UsesAbility, seat, table.cards[card], card)
    return use_ability(use)


def _reroll(table: Table, seat: int, card: int) -> Procedure[None]:
    """The card first; the dice are chosen right before they are rolled."""
    discard(table, (card,), table.hands[seat], table.discards[seat])
    table.note(DiscardsToReroll, seat, table.cards[card], card)
    yield from zones.hand_left(table, seat)
    pool = table.pools[seat]
    if pool:
        # dst.gap.reroll-zero-dice
        chosen = yield Ask(seat, "reroll", tuple(pool), 0, len(pool), rule="dst.reroll.choose-just-before")
        yield from dice.reroll(table, seat, chosen)
    yield from reactions(table, Moment(("discarded-to-reroll",), card, seat))


def _claim(table: Table, seat: int) -> Procedure[None]:
    """ЗАХВАТ: take the battlefield, then perhaps use its ability; no more actions this round."""
    zones.spend(table, seat, claim_cost(table, seat))
    table.claimed = seat
    table.note(Claims, seat, table.cards[table.field], table.field)
    take_field(table, seat)  # dst.claim.own-battlefield
    yield from reactions(table, Moment(("claimed",), table.field, seat))  # dst.faq.docking-bay-outmaneuver
    yield from claim_ability(table, seat, table.field)  # dst.bf.claim-ability-window


def take_field(table: Table, seat: int) -> None:
    table.control = seat
    table.pieces[table.field].controller = seat  # dst.zone.battlefield


def claim_ability(table: Table, seat: int, field: int, *, asked: bool = True) -> Procedure[None]:
    """Using it is optional."""
    ability = script_of(table.cards[field]).claim  # dst.ability.claim
    if ability is None:
        return
    if asked:
        about = OfCard(table.cards[field], field)
        if (yield Ask(seat, "claim", ("yes", "no"), about=about, rule="dst.claim.ability-optional")) == "no":
            return
    yield from use_ability(LIBRARY.use(table, seat, field, None, ability))


def _end_use(table: Table) -> Procedure[None]:
    """On its own: the mark is of hidden things, too, so no guess may be made between it and this."""
    _end_turn(table)
    return
    yield


def _end_turn(table: Table) -> None:
    """Passes are counted turn by turn; when all have passed in a row the phase ends."""
    if table.before:
        _notice(table)
        if table.idle:  # dst.pass.example-journals
            table.note(NoEffect, table.acting)
    table.passes = table.passes + 1 if table.idle else 0
    table.acting = NOBODY
    if table.resolved:
        table.resolved, table.earlier = [], 0
    end(table, "turn")
    if table.passes >= len(table.order) - len(table.out):
        table.ending = True
    else:
        # dst.round.turn, dst.round.action-phase-order, dst.multi.turn-order
        table.active = table.left_of(table.active)


def _end_phase(table: Table) -> Procedure[None]:
    table.note(PhaseEnds)
    table.ending = False
    table.acting = NOBODY
    table.before = ""
    table.passes = 0
    table.resolved, table.earlier = [], 0
    end(table, "turn")
    table.step = "upkeep"
    yield from reactions(table, Moment(("phase-ended",)))
