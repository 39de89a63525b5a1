"""База повстанцев: the hidden base, probe cards, revealing it, establishing a new one."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.facts import (
    ACTIONS,
    ADJACENT,
    BASE,
    EMPIRE,
    EVERYWHERE,
    GENERAL,
    NEUTRAL,
    NO_SYSTEMS,
    PLACE,
    PLACES,
    REBEL,
    SIDES,
    WHOLE,
)
from dejarik.games.rebellion.notes import (
    BaseDeclined,
    BaseMoves,
    BaseRevealed,
    DrawsProbes,
    ProbesDrawn,
    ProbesSeen,
    SaysBase,
    Scouts,
)
from dejarik.games.rebellion.rules import targets, units
from dejarik.games.rebellion.rules.systems import has_units, with_ground, with_units
from dejarik.games.rebellion.state import Table

# ── what the Empire can work out ───────────────────────────────────────────────────────────────────────────────────


def rule_out(table: Table, some: int) -> None:
    """The base is in none of these systems."""
    table.suspects &= ~some


def narrow(table: Table, some: int) -> None:
    """The base is in one of these systems."""
    table.suspects &= some


def seen_leaving(table: Table, place: int) -> None:
    """Units came from the hidden base to `place`, or went there from it: it lies there or beside it."""
    if not table.revealed:
        narrow(table, ADJACENT[place] | 1 << place)
        table.reveal()


# ── revealing it ───────────────────────────────────────────────────────────────────────────────────────────────────


def check(table: Table, place: int) -> None:
    """Imperial ground units or Imperial loyalty reveal the base (reb.base.reveal-ground, .reveal-loyalty)."""
    # reb.gap.secret-base-reminder: however the units came there
    # reb.base.reveal-loyalty, reb.base.reveal-not-death-star, reb.gap.dsuc-seed-vs-reference
    if table.loyalty[place] != EMPIRE and not with_ground(table, EMPIRE) >> place & 1:
        return
    if place == table.base and not table.revealed:
        reveal(table)
    elif place != table.base:
        rule_out(table, 1 << place)


def reveal(table: Table) -> None:
    """Units and leaders of the space are moved to the system (reb.base.reveal-effect)."""
    table.revealed = True
    table.suspects = 1 << table.base
    table.reveal()
    table.note(BaseRevealed, PLACES[table.base])
    empty_space(table, table.base)


def empty_space(table: Table, place: int) -> None:
    """Everything on the Rebel Base space goes to `place`."""
    for kind, count in enumerate(table.units[BASE]):
        if count:
            units.transfer(table, BASE, place, ((kind, count),))
    for leader, at in enumerate(table.where):
        if at == BASE:
            table.where[leader] = place
    table.touched |= 1 << place


def home(table: Table) -> int:
    """Where what belongs to the base is placed now: on the space, or in its system (reb.base.revealed-space)."""
    return table.base if table.revealed else BASE


def units_at_base(table: Table) -> int:
    """Units on the space while it is hidden, in its system while it is revealed (reb.base.gather-intel-revealed)."""
    return sum(table.units[home(table)][WHOLE[REBEL]])


def answer(table: Table, some: int, place: int, *, region: bool = False) -> bool:
    """The Rebels say whether the base is in one of these systems; that reveals nothing (reb.base.long-range-probe)."""
    yes = bool(some >> table.base & 1)
    if yes:
        narrow(table, some)
    else:
        rule_out(table, some)
    table.reveal()
    table.note(SaysBase, PLACES[place], yes, region)
    return yes


# ── probe cards ────────────────────────────────────────────────────────────────────────────────────────────────────


def draw_probes(table: Table, count: int) -> None:
    """The Empire draws probe cards and keeps them secret; there may be too few (reb.gap.probe-deck-short)."""
    drawn = take_probes(table, count)
    if not drawn:
        return
    table.probe_hand += drawn
    rule_out(table, sum(1 << card for card in drawn))  # reb.base.probe-deck
    table.reveal()
    if table.notes is not None:
        table.note(DrawsProbes, len(drawn))
        table.whisper(table.team(EMPIRE), ProbesDrawn, tuple(PLACES[card] for card in drawn))


def take_probes(table: Table, count: int) -> tuple[int, ...]:
    """The top cards of the probe deck, the uppermost first."""
    count = min(count, len(table.probes))
    if not count:
        return ()
    taken = table.probes[: -count - 1 : -1]
    table.probes = table.probes[:-count]
    return taken


def put_under(table: Table, cards: tuple[int, ...]) -> None:
    """Shuffle cards and put them at the bottom of the deck; the Rebels know which they are, not their order."""
    mixed = list(cards)
    table.rng.shuffle(mixed)
    table.probes = (*mixed, *table.probes)
    set_apart(table, *cards)


def set_apart(table: Table, *cards: int) -> None:
    """These cards look alike to the Rebels, and like no others."""
    group = max(table.probe_groups) + 1
    for card in cards:
        table.probe_groups[card] = group


# ── a new base ─────────────────────────────────────────────────────────────────────────────────────────────────────


def unfit(table: Table) -> int:
    """Systems that cannot become the new base (reb.base.new-base-illegal)."""
    held = sum([1 << place for place, side in enumerate(table.loyalty) if side == EMPIRE])
    return held | with_units(table, EMPIRE) | table.destroyed


def scout(table: Table, count: int) -> Procedure[None]:
    """Draw the top probe cards for a new base (reb.base.new-base-steps)."""
    table.scouted = take_probes(table, count)
    table.reveal()
    if table.notes is not None:
        table.note(Scouts, len(table.scouted))
        table.whisper(table.team(REBEL), ProbesSeen, tuple(PLACES[card] for card in table.scouted))
    table.agenda.append(("new-base-choice",))
    yield from ()


def establish(table: Table) -> Procedure[None]:
    """Choose one of the cards or decline, and move out."""
    drawn = table.scouted
    bad = unfit(table)
    fit = [PLACES[card] for card in drawn if not bad >> card & 1]
    # the same question whatever was drawn: nobody learns from it what could be chosen
    seat = table.seat(REBEL, GENERAL)
    chosen = yield Ask(seat, "new-base", ("decline", *fit), secret=True, rule="reb.base.new-base-steps")
    table.scouted = ()
    if chosen == "decline":  # reb.base.new-base-decline
        put_under(table, drawn)
        table.note(BaseDeclined, len(drawn))
        return
    move_out(table, PLACE[chosen])
    put_under(table, tuple(card for card in drawn if card != table.base))


def move_out(table: Table, place: int) -> None:
    """The old card goes to the Empire, the units of the space to the old system; the new base is hidden."""
    old = table.base
    if not table.revealed:  # reb.base.new-base-revealed: otherwise they are there already
        empty_space(table, old)
    table.probe_hand += (old,)
    set_apart(table, old)
    table.base = place
    table.revealed = False
    tucked = [card for owner, card in table.tucked if ACTIONS[owner].side == SIDES[EMPIRE]]
    held = sum(1 << card for card in (*table.probe_hand, *tucked))
    table.suspects = EVERYWHERE & ~(unfit(table) | held | table.probes_out)
    table.reveal()
    table.note(BaseMoves, PLACES[old])
    table.origins = NO_SYSTEMS  # reb.gap.retreat-no-origin
    table.agenda.append(("combats", REBEL))  # reb.gap.new-base-combat
    if table.targets:
        targets.base_moved(table)


def is_hidden(table: Table) -> bool:
    return table.base != NEUTRAL and not table.revealed


def imperial_at_base(table: Table) -> bool:
    """The Empire stands in the system of the revealed base, or owns it."""
    return table.revealed and (table.loyalty[table.base] == EMPIRE or has_units(table, EMPIRE, table.base))
