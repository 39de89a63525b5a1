"""Разбор столкновения: objective, attackers, defenders; the edge battle and the strikes; the reward."""

from __future__ import annotations

from dejarik.core.lasting import end
from dejarik.core.question import Ask, Procedure
from dejarik.games.lcg.cards.ability import Moment
from dejarik.games.lcg.notes import Attacks, Defends, Engages, OfCard, Unopposed
from dejarik.games.lcg.rules.conflict import possible_attackers
from dejarik.games.lcg.rules.damage import deal, place_shield
from dejarik.games.lcg.rules.timing import reactions
from dejarik.games.lcg.rules.values import cannot, has_keyword, modifier, participants, units
from dejarik.games.lcg.rules.windows import window
from dejarik.games.lcg.rules.zones import check_table
from dejarik.games.lcg.state import ATTACKER, DEFENDER, NOBODY, NOWHERE, Piece, Table


def name_objective(table: Table) -> None:
    """1. Выбор цели. The objective counts as engaged only once attackers are declared."""
    table.named.append(table.engaged)
    table.declared = False
    table.placed_fate = [False, False]
    table.note(Engages, table.active, table.cards[table.engaged], table.engaged)
    table.step = "engagement.2"


def declare_attackers(table: Table) -> Procedure[None]:
    """2. Атака: at least one ready unit."""
    able = [piece.id for piece in possible_attackers(table, table.engaged)]
    most = most_attackers(table, len(able))
    chosen = (able[0],)
    if len(able) > 1:
        about = OfCard(table.cards[table.engaged], table.engaged)
        # lcg.strike.example-1-attack
        answer = yield Ask(table.active, "attackers", tuple(able), 1, most, about=about, rule="lcg.eng.attackers")
        chosen = (answer,) if most == 1 else answer
    for card in chosen:
        table.pieces[card].role = ATTACKER  # lcg.eng.attack-does-not-focus
    table.declared = True
    table.note(Attacks, table.active, tuple([table.cards[card] for card in chosen]))
    yield from _declared(table, chosen, "attacks")
    table.step = "engagement.3"


def most_attackers(table: Table, able: int) -> int:
    limit = modifier(table, "most-attackers", table.engaged)
    return min(able, limit) if limit else able


def _declared(table: Table, cards: tuple[int, ...], kind: str) -> Procedure[None]:
    """Shielding at once, then everything that waits for the declaration."""
    seat = table.attacker if kind == "attacks" else table.defender
    for card in cards:
        yield from shielding(table, table.pieces[card])
    moments = [
        Moment((kind, "declared"), thing=card, seat=seat, was=table.pieces[card])
        for card in cards
        if card in table.pieces
    ]
    if kind == "attacks":
        moments.append(Moment(("engaged",), thing=table.engaged, seat=seat, was=table.pieces.get(table.engaged)))
    yield from reactions(table, *moments)


def shielding(table: Table, piece: Piece) -> Procedure[None]:
    """Щит: one shield on a friendly unshielded participant or on the engaged objective."""
    if not has_keyword(table, piece, "shielding"):
        return
    # lcg.kw.shielding-unshielded-only
    places = [other.id for other in participants(table, piece.controller) if not other.shields]
    objective = table.pieces.get(table.engaged)
    # lcg.gap.shielding-scope
    if objective is not None and objective.kind == "objective" and not objective.shields:
        places.append(objective.id)
    if places:
        about = OfCard(piece.card, piece.id)
        answer = yield Ask(piece.controller, "shielding", ("pass", *places), about=about, rule="lcg.kw.shielding")
        if answer != "pass":
            place_shield(table, answer)


def attackers_actions(table: Table) -> Procedure[None]:
    return window(table, "engagement.4")


def possible_defenders(table: Table) -> list[Piece]:
    return [
        piece
        for piece in units(table, table.defender)
        if not piece.focus and not piece.role and not cannot(table, "cannot-defend", piece.id)
    ]


def declare_defenders(table: Table) -> Procedure[None]:
    """3. Оборона: any ready units, or none."""
    able = tuple(piece.id for piece in possible_defenders(table))
    if able:
        about = OfCard(table.cards[table.engaged], table.engaged)
        # lcg.eng.defenders-optional, lcg.strike.example-2-defence
        chosen = yield Ask(table.defender, "defenders", able, 0, len(able), about=about, rule="lcg.eng.defenders")
        if chosen:
            for card in chosen:
                table.pieces[card].role = DEFENDER
            table.note(Defends, table.defender, tuple([table.cards[card] for card in chosen]))
            yield from _declared(table, chosen, "defends")
    table.step = "engagement.5"


def defenders_actions(table: Table) -> Procedure[None]:
    return window(table, "engagement.6")


def reward(table: Table) -> Procedure[None]:
    """6. Награждение: one more damage if an attacker survived and no defender did."""
    attackers = participants(table, table.attacker)
    # lcg.reward.unopposed, lcg.strike.example-result
    table.unopposed = bool(attackers) and not participants(table, table.defender)
    if table.unopposed and table.engaged in table.pieces:  # lcg.reward.no-bonus-if-destroyed
        table.note(Unopposed, table.attacker)
        yield from deal(table, {table.engaged: 1}, seat=table.attacker, kind="unopposed")
    # lcg.reward.survive, lcg.gap.removed-unit-survival
    survivors = [piece for piece in table.pieces.values() if piece.role]
    yield from reactions(
        table,
        *(
            Moment(("survives",), thing=piece.id, seat=piece.controller, was=piece, note="unopposed" * table.unopposed)
            for piece in survivors
        ),
    )
    table.step = "engagement.15"


def end_engagement(table: Table) -> Procedure[None]:
    """The units go home; nobody has the edge any more."""
    for piece in table.pieces.values():
        piece.role = 0
    engaged = table.engaged
    table.engaged = NOWHERE
    table.declared = False
    table.edge = NOBODY
    table.unopposed = False
    table.placed_fate = [False, False]
    end(table, "engagement", "strike")
    table.step = "conflict.2"  # lcg.reward.end, lcg.gap.conflict-windows
    yield from check_table(table)
    yield from reactions(table, Moment(("engagement-ends",), thing=engaged, seat=table.attacker))
