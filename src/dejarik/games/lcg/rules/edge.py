"""Стычка: edge stacks placed in turn, revealed together, fate cards by priority, Force icons compared."""

from __future__ import annotations

from dejarik.core.cards import carry_out, choose_targets
from dejarik.core.question import Ask, Procedure
from dejarik.core.zones import unknow
from dejarik.games.lcg.cards.ability import Moment, Use
from dejarik.games.lcg.cards.library import script_of
from dejarik.games.lcg.notes import EdgeCard, EdgeOpen, EdgePass, EdgeRestart, EdgeReveal, EdgeWon, Fate, OfCard
from dejarik.games.lcg.rules.timing import reactions
from dejarik.games.lcg.rules.values import FACTS, edge_bonus, facts, modifier, participants
from dejarik.games.lcg.rules.windows import window
from dejarik.games.lcg.rules.zones import discard_order, to_discard
from dejarik.games.lcg.state import NOBODY, Table, player

#: A card lets a fate card be resolved once more.
AGAIN = "lcg.golden.card-over-rules"


def place_edge_cards(table: Table) -> Procedure[None]:
    """1. Направление в стычку: one card or a pass, attacker first, until two passes in a row."""
    if table.chance == NOBODY:
        # lcg.edge.need-participant, lcg.gap.edge-units-gone
        table.contest = tuple(seat for seat in table.seats if participants(table, seat))
        table.chance = table.attacker  # lcg.edge.attacker-first
        table.passes = 0
    seat = table.chance
    answer: object = "pass"
    if seat in table.contest and table.hands[seat]:  # lcg.edge.defender-next, lcg.edge.auto-win-may-place
        # lcg.edge.any-card
        answer = yield Ask(seat, "edge", ("pass", *table.hands[seat]), secret=True, rule="lcg.edge.until-two-passes")
    if isinstance(answer, int):
        lay_edge_card(table, seat, answer)
        table.passes = 0  # lcg.edge.pass-not-final
    else:
        table.passes += 1
        if seat in table.contest:
            table.note(EdgePass, seat)
    table.chance = table.opponent(seat)
    if table.passes == 2:  # lcg.edge.example-placement
        table.chance = NOBODY
        table.passes = 0
        table.step = "engagement.7"


def lay_edge_card(table: Table, seat: int, card: int) -> None:
    table.hands[seat].remove(card)
    table.stacks[seat].append(card)  # lcg.edge.not-played
    if facts(table, card).type == "fate":
        table.placed_fate[seat] = True
    if len(table.stacks[seat]) == 1 and modifier(table, "open-edge", player(seat)):
        table.opened[seat] = 1
        table.reveal()
        table.note(EdgeOpen, seat, table.cards[card], card)
        return
    unknow(table, (card,))
    table.note(EdgeCard, seat)


def resolve_edge(table: Table) -> Procedure[None]:
    """2–4: reveal, fate cards, the winner. Each fate card is a step of its own."""
    if not table.revealed:
        reveal(table)
        return
    if table.fates:
        yield from resolve_fate(table)  # lcg.edge.fate-one-at-a-time
        return
    yield from decide(table)


def reveal(table: Table) -> None:
    """2. Раскрытие карт: both stacks at the same time."""
    table.revealed = True
    table.reveal()
    for seat in (table.attacker, table.defender):
        if table.stacks[seat]:
            table.note(EdgeReveal, seat, tuple([table.cards[card] for card in table.stacks[seat]]))
    table.fates = sorted(
        (card for stack in table.stacks for card in stack if facts(table, card).type == "fate"),
        key=lambda card: facts(table, card).priority,  # lcg.edge.example-fate
    )


def resolve_fate(table: Table) -> Procedure[None]:
    """3. Применение карт рока: lowest priority first, the attacker orders equal ones, each to its end."""
    first = facts(table, table.fates[0]).priority
    equal = [card for card in table.fates if facts(table, card).priority == first]
    card = equal[0]
    if len({table.cards[card] for card in equal}) > 1:
        card = yield Ask(table.attacker, "fate-order", tuple(equal), rule="lcg.edge.fate-tie")
    table.fates.remove(card)
    seat = table.owners[card]
    yield from _apply_fate(table, seat, card)
    for _ in range(modifier(table, "fate-again", player(seat))):
        if not table.revealed:
            break
        about = OfCard(table.cards[card], card)
        if (yield Ask(seat, "fate-again", ("pass", "again"), about=about, rule=AGAIN)) == "pass":
            break
        yield from _apply_fate(table, seat, card)


def _apply_fate(table: Table, seat: int, card: int) -> Procedure[None]:
    effects = script_of(table.cards[card]).fate
    table.note(Fate, seat, table.cards[card], card)
    use = Use(table, seat, card)
    if (yield from choose_targets(use, effects)):
        yield from carry_out(use, effects)
    yield from reactions(table, Moment(("fate-resolved",), thing=card, seat=seat))


def edge_total(table: Table, seat: int) -> int:
    """Force icons of the stack, and Edge (x) of units that still participate."""
    # lcg.edge.only-fate-and-force, lcg.edge.fate-icons-count
    icons = sum(FACTS[table.cards[card]].force for card in table.stacks[seat])
    # lcg.kw.edge, lcg.kw.edge-not-participating
    return icons + sum(edge_bonus(table, piece) for piece in participants(table, seat))


def decide(table: Table) -> Procedure[None]:
    """4. Завершение стычки: the higher count has the edge; ties to the defender, no defence to the attacker."""
    totals = [edge_total(table, seat) for seat in table.seats]  # lcg.gap.edge-unit-lost-during-fate
    attacker, defender = table.attacker, table.defender
    # lcg.edge.auto-win, lcg.edge.example-result
    if defender not in table.contest or totals[attacker] > totals[defender]:
        table.edge = attacker
    else:
        table.edge = defender  # lcg.edge.tie
    table.note(EdgeWon, table.edge, totals[attacker], totals[defender])
    yield from discard_stacks(table)  # lcg.edge.discard
    table.step = "engagement.8"
    yield from reactions(table, Moment(("edge-won",), seat=table.edge, thing=table.engaged))


def discard_stacks(table: Table) -> Procedure[None]:
    """Both stacks are discarded, each in the order its owner likes."""
    for seat in (table.attacker, table.defender):
        for card in (yield from discard_order(table, seat, table.stacks[seat])):
            to_discard(table, card)
        table.stacks[seat] = []
    table.opened = [0, 0]
    table.revealed = False
    table.fates.clear()


def restart(table: Table) -> Procedure[None]:
    """The edge battle ends without a winner; other fate cards are cancelled and a new placement begins."""
    yield from discard_stacks(table)
    table.chance = NOBODY
    table.step = "engagement.6"
    table.note(EdgeRestart)


def edge_actions(table: Table) -> Procedure[None]:
    return window(table, "engagement.9")
