"""What a seat sees, and worlds it cannot tell apart."""

from __future__ import annotations

import msgspec

from dejarik.core.rng import Rng
from dejarik.core.zones import deal_anew
from dejarik.games.lcg.cards.facts import Icons
from dejarik.games.lcg.facts import IconCounts, counted
from dejarik.games.lcg.rules.edge import edge_total
from dejarik.games.lcg.rules.force import force_cards, force_total
from dejarik.games.lcg.rules.values import FACTS, ICONS, capacity, force_icons, icons, reserve, resource_value
from dejarik.games.lcg.state import Piece, Table


class Face(msgspec.Struct, frozen=True):
    """A card that can be seen: its number and title."""

    id: int
    card: str


class Numbers(msgspec.Struct, frozen=True):
    """What a card in play is worth: its icons, those that the edge would add, its resources and Force."""

    normal: IconCounts
    edge: IconCounts
    resources: int
    force: int


class Shown(msgspec.Struct, frozen=True):
    """A card in play."""

    id: int
    card: str
    owner: int
    controller: int
    kind: str
    focus: int
    damage: int
    shields: int
    capacity: int
    #: Where effects have changed them: its numbers as they count now.
    now: Numbers | None
    host: int
    committed: bool
    role: int
    #: Captured cards here: how many, and which, for those who may look.
    captives: int
    captured: tuple[Face, ...]


class Side(msgspec.Struct, frozen=True):
    """One player's part of the table."""

    affiliation: str
    sets: tuple[int, ...]
    #: Own hand; of the other hand the cards that were seen going there.
    hand: tuple[Face, ...]
    hand_size: int
    deck_size: int
    objective_deck_size: int
    #: Own objective at the bottom of the deck, while it is known; objectives not yet turned up.
    bottom: tuple[Face, ...]
    facedown: tuple[Face, ...]
    facedown_size: int
    discard: tuple[Face, ...]
    victory: tuple[Face, ...]
    stack: tuple[Face, ...]
    stack_size: int
    force_cards: int
    force_total: int
    reserve: int
    edge_total: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it. `cards` names every card of the two (open) deck lists by its number."""

    seat: int | None
    cards: tuple[str, ...]
    dark: int
    active: int
    turn: int
    step: str
    phase: str
    balance: int
    dial: int  # lcg.comp.dial-assembly
    chance: int
    passes: int
    engaged: int
    declared: bool
    edge: int
    revealed: bool
    striker: int
    sides: tuple[Side, ...]
    pieces: tuple[Shown, ...]
    limbo: tuple[Face, ...]
    named: tuple[int, ...]
    winner: int
    result: str


def view(table: Table, seat: int | None) -> View:
    return View(
        seat=seat,
        cards=table.cards,
        dark=table.dark,
        active=table.active,
        turn=table.turn,
        step=table.step,
        phase=table.phase,
        balance=table.balance,
        dial=table.dial,
        chance=table.chance,
        passes=table.passes,
        engaged=table.engaged,
        declared=table.declared,
        edge=table.edge,
        revealed=table.revealed,
        striker=table.striker,
        sides=tuple(_side(table, whose, seat) for whose in table.seats),
        pieces=tuple(_shown(table, piece, seat) for piece in table.pieces.values()),
        limbo=_faces(table, table.limbo),
        named=tuple(table.named),
        winner=table.winner,
        result=table.result,
    )


def _faces(table: Table, cards: list[int] | tuple[int, ...]) -> tuple[Face, ...]:
    return tuple(Face(card, table.cards[card]) for card in cards)


def _side(table: Table, whose: int, seat: int | None) -> Side:
    own = whose == seat
    known: list[int] = [] if seat is None else table.known[seat]
    hand = table.hands[whose] if own else [card for card in table.hands[whose] if card in known]
    stack = table.stacks[whose] if own or table.revealed else table.stacks[whose][: table.opened[whose]]
    bottom = [card for card in table.missions[whose][:1] if card in known]
    return Side(
        affiliation=table.affiliations[whose],
        sets=table.sets[whose],
        hand=_faces(table, hand if own else sorted(hand)),
        hand_size=len(table.hands[whose]),
        deck_size=len(table.decks[whose]),
        objective_deck_size=len(table.missions[whose]),
        bottom=_faces(table, bottom),
        facedown=_faces(table, table.facedown[whose] if own else []),
        facedown_size=len(table.facedown[whose]),
        discard=_faces(table, table.discards[whose]),
        victory=_faces(table, table.victories[whose]),
        stack=_faces(table, stack),
        stack_size=len(table.stacks[whose]),
        force_cards=force_cards(table, whose),
        force_total=force_total(table, whose),
        reserve=reserve(table, whose),
        edge_total=edge_total(table, whose) if table.revealed else 0,
    )


#: What effects may change of a card's printed numbers.
CHANGING = frozenset(("resources", "force", *ICONS, *(f"edge_{icon}" for icon in ICONS)))


def _now(table: Table, piece: Piece) -> Numbers | None:
    """A card's numbers, where they are not the printed ones. Nearly always they are, and nothing need be counted."""
    if piece.kind == "dial" or (not table.lasting and CHANGING.isdisjoint(table.changing)):
        return None
    printed = FACTS[piece.card]
    normal, edge = printed.normal, printed.edge
    if piece.kind == "unit":
        normal = Icons(*(icons(table, piece, icon, edge=False) for icon in ICONS))
        edge = Icons(*(icons(table, piece, icon, edge=True) - getattr(normal, icon) for icon in ICONS))
    now = (normal, edge, resource_value(table, piece), force_icons(table, piece))
    if now == (printed.normal, printed.edge, printed.resources, printed.force):
        return None
    return Numbers(counted(normal), counted(edge), *now[2:])


def _shown(table: Table, piece: Piece, seat: int | None) -> Shown:
    return Shown(
        id=piece.id,
        card=piece.card,
        owner=piece.owner,
        controller=piece.controller,
        kind=piece.kind,
        focus=piece.focus,
        damage=piece.damage,
        shields=piece.shields,
        capacity=0 if piece.kind not in ("unit", "objective") else capacity(table, piece),
        now=_now(table, piece),
        host=piece.host,
        committed=piece.committed,
        role=piece.role,
        captives=len(piece.captured),
        captured=_faces(table, piece.captured if seat == table.dark else ()),
    )


# ── guesses ────────────────────────────────────────────────────────────────────────────────────────────────────────


def guess(table: Table, seat: int, rng: Rng, now: Table) -> Table:
    """Deal everything anew that `seat` cannot see, but for what it has learned since `table`."""
    twin = table.copy()
    fixed = _visible(now, seat) | set(table.known[seat])
    for owner in table.seats:
        _deal(twin, owner, seat, rng, fixed)
    return twin


def _visible(table: Table, seat: int) -> set[int]:
    """Cards whose place `seat` can see (or has seen just now)."""
    seen = set(table.pieces) | set(table.limbo) | set(table.hands[seat]) | set(table.stacks[seat])
    seen |= set(table.facedown[seat]) | set(table.known[seat])
    for whose in table.seats:
        seen |= set(table.discards[whose]) | set(table.victories[whose])
        if table.revealed:
            seen |= set(table.stacks[whose])
        else:
            seen |= set(table.stacks[whose][: table.opened[whose]])
    if seat == table.dark:
        for piece in table.pieces.values():
            seen |= set(piece.captured)
    return seen


def _deal(table: Table, owner: int, seat: int, rng: Rng, fixed: set[int]) -> None:
    """Shuffle one player's hidden cards among the hidden places; command cards and objectives apart."""
    deal_anew(rng, [table.missions[owner], *([] if owner == seat else [table.facedown[owner]])], fixed)
    zones = [table.decks[owner]]
    if owner != seat:
        zones += [table.hands[owner], table.stacks[owner]]
    cells = (
        [piece for piece in table.pieces.values() if piece.captured] if owner != table.dark and seat == owner else []
    )
    prisoners = [list(piece.captured) for piece in cells]
    deal_anew(rng, zones + prisoners, fixed)
    for piece, captured in zip(cells, prisoners, strict=True):
        piece.captured = tuple(captured)
