"""Полная подготовка: the choices that players make while they set up."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.core.question import Ask, Procedure, Share, Together
from dejarik.core.refusal import Refused, forbidden
from dejarik.core.rng import Rng
from dejarik.games.rebellion import facts
from dejarik.games.rebellion.facts import (
    ACTIONS,
    ADJACENT,
    ADMIRAL,
    BASE,
    EMPIRE,
    EVERYWHERE,
    GENERAL,
    GROUND,
    KIND,
    KINDS,
    MISSIONS,
    PLACE,
    PLACES,
    REBEL,
    SETUP,
    THEATRE,
    counted,
    names,
    places,
)
from dejarik.games.rebellion.notes import BaseChosen, MissionSet, PlacesUnits
from dejarik.games.rebellion.notes.subjects import OfPlace, OfPlacing
from dejarik.games.rebellion.rules import actions, units, zones
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.rules.systems import imperial, remote, with_ground, with_units
from dejarik.games.rebellion.setup import place_units, starting_units
from dejarik.games.rebellion.state import Table

#: What speaks against a placement, and a legal one.
Check = Callable[[tuple[int, ...]], Refused | None]
Sample = Callable[[Rng], tuple[int, ...]]


def mission_sets(table: Table) -> Procedure[None]:
    """Each side secretly shows a mission: Vader's mark on it decides its deck (reb.rote.setup.mission-sets)."""
    shown = yield Together(
        {
            zones.mission_seat(table, side): Ask(
                zones.mission_seat(table, side),
                "mission-set",
                tuple(sorted(set(table.decks[side]))),
                rule="reb.rote.setup.mission-sets",
            )
            for side in (REBEL, EMPIRE)
        }
    )
    for side in (REBEL, EMPIRE):
        card = shown[zones.mission_seat(table, side)]
        vader = MISSIONS[card].icon == "vader"
        kept = [
            other for other in table.decks[side] if (MISSIONS[other].icon if vader else MISSIONS[other].icon != "vader")
        ]
        table.decks[side] = zones.shuffled(table, kept)
        table.note(MissionSet, side, card, vader)
    table.reveal()


# ── units ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def construction_site(table: Table) -> Procedure[None]:
    """A Death Star is queued; its site lies in a remote system, whose probe card leaves the game."""
    lists = SETUP["expansion"]["units"]
    for name, space in lists["queue"].items():
        units.enqueue(table, KIND[name], space)
    seat = table.seat(EMPIRE, ADMIRAL)
    chosen = yield Ask(seat, "construction-site", names(remote(table)), rule="reb.rote.setup.imperial-units")
    place = PLACE[chosen]
    place_units(table, place, lists["remote"])
    table.probes = tuple([card for card in table.probes if card != place])
    table.probes_out |= 1 << place
    table.suspects &= ~(1 << place)
    table.note(PlacesUnits, EMPIRE, chosen, tuple(lists["remote"].items()))


def imperial_units(table: Table, number: int) -> Procedure[None]:
    """The Empire places one kind of its starting units at a time (reb.setup.imperial-units)."""
    kind, count = list(counted(starting_units(table, EMPIRE)))[number]
    later = tuple([(KINDS[other], some) for other, some in list(counted(starting_units(table, EMPIRE)))[number + 1 :]])
    where = imperial(table)
    if table.options.expansion_units:
        where |= with_units(table, EMPIRE)
    found = places(where)
    check, sample = _garrison(table, found, kind, count, number)
    seat = table.seat(EMPIRE, ADMIRAL)
    counts = yield Share(
        seat,
        "place-units",
        names(where),
        count,
        check=check,
        sample=sample,
        about=OfPlacing(KINDS[kind], later),
        rule="reb.setup.imperial-units",
    )
    for place, some in zip(found, counts, strict=True):
        if some:
            place_units(table, place, {KINDS[kind]: some})
            table.note(PlacesUnits, EMPIRE, PLACES[place], ((KINDS[kind], some),))


def _garrison(table: Table, found: list[int], kind: int, count: int, number: int) -> tuple[Check, Sample]:
    """In the end each Imperial system has a ground unit: what is placed last must fill the gaps."""
    later = sum(
        n for other, n in list(counted(starting_units(table, EMPIRE)))[number + 1 :] if THEATRE[other] == GROUND
    )
    ground = THEATRE[kind] == GROUND
    held = with_ground(table, EMPIRE)
    bare = [place for place in found if not held >> place & 1 and imperial(table) >> place & 1]

    def check(counts: tuple[int, ...]) -> Refused | None:
        if not ground:
            return None
        left = sum(1 for place, some in zip(found, counts, strict=True) if place in bare and not some)
        return forbidden("reb.setup.imperial-units", bare=left, later=later) if left > later else None

    def sample(rng: Rng) -> tuple[int, ...]:
        counts = [0] * len(found)
        left = count
        if ground:
            for place in bare[: max(0, len(bare) - later)]:
                counts[found.index(place)] += 1
                left -= 1
        for _ in range(left):
            counts[rng.below(len(found))] += 1
        return tuple(counts)

    return check, sample


def rebel_units(table: Table) -> Procedure[None]:
    """On the Rebel Base space and in at most one system without Imperial units (reb.setup.rebel-units-where)."""
    seat = table.seat(REBEL, ADMIRAL)
    free = names(EVERYWHERE & ~with_units(table, EMPIRE))
    chosen = yield Ask(seat, "rebel-start", ("base", *free), rule="reb.setup.rebel-units-where")
    own = starting_units(table, REBEL)
    counts = (0,) * len(own)
    if chosen != "base":
        counts = yield Share(
            seat,
            "rebel-units",
            tuple(own),
            sum(own.values()),
            least=0,
            caps=tuple(own.values()),
            about=OfPlace(chosen),
            rule="reb.setup.rebel-units",
        )
    there = {name: some for name, some in zip(own, counts, strict=True) if some}
    rest = {name: own[name] - there.get(name, 0) for name in own if own[name] > there.get(name, 0)}
    for place, some in ((PLACE[chosen], there), (BASE, rest)):
        if some:
            place_units(table, place, some)
            table.note(PlacesUnits, REBEL, PLACES[place], tuple(some.items()))


# ── cards and the base ─────────────────────────────────────────────────────────────────────────────────────────────


def starting_actions(table: Table) -> Procedure[None]:
    """Two random starting action cards each; the rest go back unseen (reb.setup.starting-actions)."""
    for side in (REBEL, EMPIRE):
        cards = facts.actions(side, starting=True, expansion=table.options.expansion)
        table.rng.shuffle(cards)
        count = SETUP["full"]["starting-actions"]
        for card in cards[:count]:
            actions.take(table, side, card)
        table.actions_out[side] = tuple(cards[count:])
    table.agenda += [("starting-immediate", EMPIRE), ("starting-immediate", REBEL)]  # reb.setup.immediate-order
    yield from ()


def starting_immediate(table: Table, side: int) -> Procedure[None]:
    """Immediate cards among them are resolved, in the order their owner likes (reb.timing.own-order)."""
    held = [card for card in table.actions[side] if ACTIONS[card].timing == "immediate"]
    if not held:
        return
    card = yield from which(Ask(table.seat(side, ADMIRAL), "which-first", tuple(held), rule="reb.timing.own-order"))
    table.agenda += [("starting-immediate", side), ("immediate", side, card)]


def choose_base(table: Table) -> Procedure[None]:
    """The Rebels secretly pick a card of the probe deck as the base (reb.setup.choose-base)."""
    fit = sum(1 << card for card in table.probes)
    if table.options.first_game:  # not next to Imperial units
        for place in places(with_units(table, EMPIRE)):
            fit &= ~ADJACENT[place]
        table.suspects &= fit
    fit &= ~with_units(table, EMPIRE)
    seat = table.seat(REBEL, GENERAL)
    chosen = yield Ask(seat, "choose-base", names(fit), secret=True, rule="reb.setup.choose-base")
    table.base = PLACE[chosen]
    table.suspects &= ~with_units(table, EMPIRE)
    deck = [card for card in table.probes if card != table.base]
    table.rng.shuffle(deck)
    table.probes = tuple(deck)
    table.note(BaseChosen)


def deal_missions(table: Table) -> Procedure[None]:
    """Two missions besides the four starting ones (reb.setup.hands)."""
    for side in (REBEL, EMPIRE):
        zones.draw_missions(table, side, 2)
    yield from ()
