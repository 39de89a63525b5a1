"""Зачистка территории, Секретный объект, Без лишнего шума: probe cards under action cards (Rise of the Empire)."""

from __future__ import annotations

from typing import Final

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.cards.registry import Use, carry_out
from dejarik.games.rebellion.facts import EMPIRE, GENERAL, LEADER, PLACE, PLACES, REBEL, called
from dejarik.games.rebellion.notes.expansion import ProbesReturned, ProbeTucked, TuckedRevealed
from dejarik.games.rebellion.notes.subjects import OfAction, OfCard
from dejarik.games.rebellion.rules import base, leaders
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.rules.constant import settle
from dejarik.games.rebellion.state import Table

#: Cards that can be used at the start of a turn of their side.
AT_TURN: Final = {"secret-facility": EMPIRE, "under-the-radar": REBEL}


def tuck(use: Use) -> Procedure[None]:
    """A probe card of the Empire goes face down under the card."""
    table = use.table
    if not table.probe_hand:
        return
    options = tuple(sorted(PLACES[card] for card in table.probe_hand))
    seat = table.seat(EMPIRE, GENERAL)
    rule = "reb.rote.sweep-secret"
    probe = PLACE[(yield Ask(seat, "tuck", options, secret=True, about=OfAction(use.card), rule=rule))]
    table.probe_hand = tuple([card for card in table.probe_hand if card != probe])
    table.tucked += ((use.card, probe),)
    table.note(ProbeTucked, use.card)


def untuck(table: Table, card: str) -> int:
    """The probe card comes out from under the card, which is spent."""
    probe = dict(table.tucked)[card]
    table.tucked = tuple([entry for entry in table.tucked if entry[0] != card])
    return probe


def use_tucked(table: Table, side: int, seat: int, card: str) -> Procedure[None]:
    """Secret Facility: units in the revealed system; Under the Radar: the kept card goes on top of the deck."""
    probe = untuck(table, card)
    table.reveal()
    if card == "under-the-radar":
        table.probes += (probe,)
        base.set_apart(table, probe)
        table.note(ProbesReturned, 1, "top")
        return
    table.note(TuckedRevealed, card, PLACES[probe])
    rejoin(table, probe)
    from dejarik.games.rebellion.cards.expansion_actions import FACILITY

    yield from carry_out(Use(table, side, seat, card, probe), FACILITY)


def rejoin(table: Table, probe: int) -> None:
    """Once revealed it is one of the Empire's probe cards again (reb.rote.false-lead-under)."""
    table.probe_hand += (probe,)
    base.set_apart(table, probe)


# ── Under the Radar ────────────────────────────────────────────────────────────────────────────────────────────────


def keep_probe(table: Table) -> Procedure[None]:
    """One of the cards that were looked at is kept."""
    seat = table.seat(REBEL, GENERAL)
    options = tuple(PLACES[card] for card in table.scouted)
    about = OfCard("under-the-radar")
    kept = PLACE[(yield Ask(seat, "keep-probe", options, secret=True, about=about, rule="reb.rote.under-radar"))]
    table.scouted = tuple([card for card in table.scouted if card != kept])
    table.tucked += (("under-the-radar", kept),)
    table.note(ProbeTucked, "under-the-radar")
    if table.scouted:
        table.agenda.append(("return-probes",))


def return_probes(table: Table) -> Procedure[None]:
    """The others go all on top or all to the bottom (reb.rote.under-radar)."""
    seat = table.seat(REBEL, GENERAL)
    about = OfCard("under-the-radar")
    where = yield Ask(seat, "return-probes", ("top", "bottom"), about=about, rule="reb.rote.under-radar")
    cards, table.scouted = table.scouted[::-1], ()
    table.probes = (*table.probes, *cards) if where == "top" else (*cards, *table.probes)
    for card in cards:
        base.set_apart(table, card)
    table.note(ProbesReturned, len(cards), where)


# ── Sweep the Area ─────────────────────────────────────────────────────────────────────────────────────────────────


def end_of_command(table: Table, side: int) -> Procedure[None]:
    """At the end of a Command Phase the Empire may reveal the card to capture a leader in that system."""
    if not any(card == "sweep-the-area" for card, _ in table.tucked):
        return
    seat = table.seat(EMPIRE, GENERAL)
    rule = "reb.rote.sweep-secret"
    about = OfAction("sweep-the-area")
    if (yield Ask(seat, "sweep", ("no", "sweep"), about=about, rule=rule)) == "no":
        return
    probe = untuck(table, "sweep-the-area")
    table.reveal()
    table.note(TuckedRevealed, "sweep-the-area", PLACES[probe])
    rejoin(table, probe)
    found = [leader for leader, at in enumerate(table.where) if at == probe and leaders.can_be_captured(table, leader)]
    if not found:
        return
    chosen = yield from which(Ask(seat, "capture", called(found), rule=rule))
    if (yield from leaders.capture(table, LEADER[chosen])):
        from dejarik.games.rebellion.cards.words import carry_off

        use = Use(table, EMPIRE, seat, "sweep-the-area", probe, (), LEADER[chosen])
        yield from carry_off(with_assigned=False)(use)  # reb.mission.collect-bounty-stays
    yield from settle(table)
