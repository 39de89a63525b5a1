"""Розыгрыш карт: units, enhancements and events from hand, each announced, paid, carried out."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.core.cards import count_use, number, usable, within_limit
from dejarik.core.lasting import end
from dejarik.core.question import Ask, Procedure
from dejarik.core.zones import know
from dejarik.games.lcg.cards.ability import Ability, Moment, Use
from dejarik.games.lcg.cards.library import script_of
from dejarik.games.lcg.notes import OfCard, Plays
from dejarik.games.lcg.rules.payment import pay
from dejarik.games.lcg.rules.resources import Purse, cost_of, match_needed, why_not_payable
from dejarik.games.lcg.rules.timing import execute, interrupts, pay_costs, reactions
from dejarik.games.lcg.rules.values import FACTS, facts, has_keyword
from dejarik.games.lcg.rules.zones import enter_play, to_discard, why_not_enter
from dejarik.games.lcg.state import DIAL, NOWHERE, Table, player


def hosts(table: Table, seat: int, card: int) -> list[int]:
    """What an enhancement could be attached to: cards, play areas, the dial."""
    wanted = script_of(table.cards[card]).hosts
    if wanted is None:
        return []
    use = Use(table, seat, card)
    # lcg.enh.play-area, lcg.enh.on-enemy
    found = [place for place in (player(seat), player(table.opponent(seat))) if wanted.test(use, place)]
    return found + [
        place
        for place in wanted.find(use)  # lcg.enh.other-hosts
        # lcg.kw.no-enhancements
        if place == DIAL or not has_keyword(table, table.pieces[place], "no_enhancements")
    ]


def why_not_play(table: Table, seat: int, card: int, held: Purse | None = None) -> str | None:
    """The rule that keeps a player from playing a unit or enhancement now, or None."""
    printed = facts(table, card)
    if printed.type == "fate":
        return "lcg.type.fate"
    if seat != table.active or table.step != "deployment.2":
        return "lcg.deploy.only-active"
    return why_not_bring(table, seat, card, held)


def why_not_bring(table: Table, seat: int, card: int, held: Purse | None = None) -> str | None:
    """The same, time aside."""
    printed = facts(table, card)
    if printed.limited and limited_used(table, seat):
        return "lcg.kw.limited"
    broken = why_not_enter(table, card)
    if broken is not None:
        return broken
    if printed.type == "enhancement" and not hosts(table, seat, card):
        return "lcg.enh.no-host"
    return why_not_payable(table, seat, card, 0, held)


def limited_used(table: Table, seat: int) -> bool:
    """Ограниченность: one Limited card for each player and turn."""
    # lcg.gap.limited-scope
    return any(FACTS[table.cards[card]].limited and table.owners[card] == seat for card in table.played)


def playable(table: Table, seat: int, held: Purse) -> list[int]:
    """Units and enhancements that may be played in the deployment phase."""
    names = table.cards
    # lcg.deploy.play-cards
    found = [card for card in table.hands[seat] if FACTS[names[card]].type in ("unit", "enhancement")]
    found += [card for card in table.discards[seat] if "from-discard" in script_of(names[card]).constants]
    return [
        card
        for card in found
        if FACTS[names[card]].cost <= held.ceiling and why_not_bring(table, seat, card, held) is None
    ]


def announce(table: Table, seat: int, card: int) -> None:
    """Show the card; it is between hand and table while it is paid for."""
    zone = table.hands[seat] if card in table.hands[seat] else table.discards[seat]
    zone.remove(card)
    table.limbo.append(card)
    table.reveal()
    table.note(Plays, seat, table.cards[card], card)


def pay_for(table: Table, seat: int, card: int) -> Procedure[bool]:
    """The cost, changed by effects and by what interrupts the playing; then resources with a match."""
    moment = Moment(("playing",), thing=card, seat=seat)
    yield from interrupts(table, moment)
    cost = cost_of(table, seat, card)
    if moment.amount:
        cost = max(min(cost, 1), cost - moment.amount)
    paid = yield from pay(table, seat, card, cost, match_needed(table, seat, card))
    if paid:
        table.played.append(card)
        end(table, f"next card of {seat}")
    return paid


def take_back(table: Table, seat: int, card: int) -> None:
    table.limbo.remove(card)
    table.hands[seat].append(card)
    know(table, table.opponent(seat), (card,))


def play_card(table: Table, seat: int, card: int, *, joining: bool = False) -> Procedure[None]:
    """Play a unit or enhancement."""
    announce(table, seat, card)
    if not (yield from pay_for(table, seat, card)):
        take_back(table, seat, card)
        return
    host, kind = NOWHERE, facts(table, card).type
    places = hosts(table, seat, card)
    if kind == "unit" and places and not joining:
        answer = yield host_or_unit(table, seat, card, places)
        if answer != "unit":
            host, kind = answer, "enhancement"
    elif kind == "enhancement":
        host = yield from choose_host(table, seat, card, places)  # lcg.enh.example-mon-mothma
    table.limbo.remove(card)
    # lcg.deploy.unit-face-up
    yield from enter_play(table, card, seat, kind=kind, host=host, joining=joining, kinds=("enters", "played"))


def host_or_unit(table: Table, seat: int, card: int, places: Sequence[int]) -> Ask:
    """A unit that may enter play as an enhancement instead."""
    about = OfCard(table.cards[card], card)
    return Ask(seat, "host-or-unit", ("unit", *places), about=about, rule="lcg.golden.card-over-rules")


def choose_host(table: Table, seat: int, card: int, places: Sequence[int]) -> Procedure[int]:
    if len(places) == 1:
        return places[0]
    about = OfCard(table.cards[card], card)
    host: int = yield Ask(seat, "host", tuple(places), about=about, rule="lcg.enh.attach")
    return host


def can_play_event(table: Table, seat: int, card: int, held: Purse) -> bool:
    """Whether `why_not_event` has nothing to say, more quickly."""
    printed = FACTS[table.cards[card]]
    if printed.cost > held.ceiling or (printed.limited and limited_used(table, seat)):
        return False
    if why_not_payable(table, seat, card, 0, held) is not None:
        return False
    ability = event_ability(table, seat, card)
    if ability is None or not ability.resources:
        return ability is not None
    spend = number(ability.resources, Use(table, seat, card, None, ability))
    return not spend or why_not_payable(table, seat, card, spend, held) is None


def event_ability(table: Table, seat: int, card: int) -> Ability | None:
    """The action of an event that may be played in an action window, its price aside."""
    for ability in script_of(table.cards[card]).held.get("action", ()):
        if usable(Use(table, seat, card, None, ability)):
            return ability
    return None


def why_not_event(table: Table, seat: int, card: int, held: Purse | None = None) -> str | None:
    """The rule that keeps a player from playing an event in an action window, or None."""
    actions = script_of(table.cards[card]).held.get("action")
    if not actions:
        return "lcg.interrupt.trigger"
    if facts(table, card).limited and limited_used(table, seat):
        return "lcg.kw.limited"
    dear = why_not_payable(table, seat, card, 0, held)
    if dear is not None:
        return dear
    ability = event_ability(table, seat, card)
    if ability is None:
        use = Use(table, seat, card, None, actions[0])
        if any(
            len(target.options(use)) < number(target.least, use)
            for effect in actions[0].effects
            for target in effect.targets()
        ):
            return "lcg.term.target"
        return "lcg.gap.no-effect-no-use" if within_limit(use) else "lcg.gap.use-limits"
    spend = number(ability.resources, Use(table, seat, card, None, ability))
    return why_not_payable(table, seat, card, spend, held) if spend else None


def play_event(use: Use) -> Procedure[None]:
    """Карты событий: pay, targets, the chance to cancel, the effect, the discard pile; then reactions."""
    table, card = use.table, use.this
    announce(table, use.seat, card)
    if not (yield from pay_for(table, use.seat, card)):
        take_back(table, use.seat, card)
        return
    count_use(use)
    if (yield from pay_costs(use)):  # lcg.event.sequence
        yield from execute(use, ("event-played",))
    if card in table.limbo:
        table.limbo.remove(card)
        to_discard(table, card)  # lcg.type.event, lcg.cancel.example
    yield from reactions(table, Moment(("event-played", "played"), thing=card, seat=use.seat, by=use))
