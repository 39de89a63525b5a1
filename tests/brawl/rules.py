"""The rules of the brawl: strike, play, use; before, instead and after; the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from dejarik.core.cards import (
    Library,
    Moment,
    Registry,
    Script,
    arrive,
    carry_out,
    choose_targets,
    count_use,
    depart,
    modifier,
    usable,
)
from dejarik.core.lasting import end
from dejarik.core.question import Ask, Option, Procedure
from dejarik.core.timing import Answer, Arranged, FirstInFirstOut, Timing, Window
from dejarik.core.zones import discard, draw
from tests.brawl.state import Beaten, Fighter, Hit, OfCard, Table, Use, Uses

#: Cost, strength and health of each card; events have neither of the last two.
FACTS: Final[dict[str, tuple[int, int, int]]] = {
    "thug": (1, 1, 2),
    "bouncer": (2, 1, 3),
    "medic": (2, 0, 2),
    "twins": (2, 1, 1),
    "gambler": (1, 1, 2),
    "hothead": (1, 2, 2),
    "landlord": (1, 0, 1),
    "loan-shark": (3, 1, 2),
    "song": (1, 0, 0),
    "bounty": (2, 0, 0),
    "offer": (0, 0, 0),
    "swap": (0, 0, 0),
    "grudge": (0, 0, 0),
    "duck": (9, 0, 0),
    "revenge": (9, 0, 0),
}
ROUNDS: Final = 4

LIBRARY: Final[Library[Script[Use], Use]] = Library(
    "tests.brawl.cards",
    Script,
    Use,
    stats=Registry("stat", ("strength", "health")),
    moments=Registry("moment", ("damage", "damaged", "defeat", "defeated", "struck", "round-ends", "enters")),
    periods=Registry("period", ("turn", "round", "game")),
    names=FACTS.__contains__,
)
Table.library = LIBRARY


class BrawlTiming(Timing[Table, Moment, Use]):
    before: ClassVar[tuple[str, ...]] = ("instead", "before")
    after: ClassVar[tuple[str, ...]] = ("after",)
    parting = True

    def resolve(self, use: Use) -> Procedure[None]:
        ability, table = use.ability, use.table
        assert ability is not None
        count_use(use)
        if use.this in table.hands[use.seat]:
            self.show(table, use.seat, use.this)
        table.note(Uses, use.seat, table.cards[use.this])
        for cost in ability.cost:
            if not (yield from cost.resolve(use)):
                return
        if (yield from choose_targets(use, ability.effects)):
            yield from carry_out(use, ability.effects)

    def question(self, window: Window[Table, Moment], seat: int, options: Sequence[Answer]) -> Ask:
        about = OfCard(window.table.cards[window.moments[0].thing]) if window.moments[0].thing > 0 else None
        return Ask(seat, window.timing, ("pass", *options), about=about, rule="brawl.text")

    def show(self, table: Table, seat: int, card: int) -> None:
        discard(table, (card,), table.hands[seat], table.discards[seat])

    def asks_anyway(self, window: Window[Table, Moment], seat: int) -> bool:
        """Whoever holds cards is asked where some card in a hand could answer."""
        table = window.table
        might = any(seat in table.holding.get(key, ()) for keys in window.keys for key in keys)
        return might and bool(table.hands[seat])

    def which_first(self, window: Window[Table, Moment], seat: int, options: Sequence[Answer]) -> Ask:
        return Ask(seat, "order", tuple(options), rule="brawl.order")


TIMING: Final = BrawlTiming(
    LIBRARY,
    {
        "instead": Arranged(lambda table: table.boss),
        "before": Arranged(lambda table: table.boss),
        "after": FirstInFirstOut(lambda table: table.boss),
    },
)


def strength(table: Table, fighter: Fighter) -> int:
    return max(0, FACTS[fighter.card][1] + modifier(table, "strength", fighter.id))


def health(table: Table, fighter: Fighter) -> int:
    return FACTS[fighter.card][2] + modifier(table, "health", fighter.id)


def lay(table: Table, card: int, seat: int) -> None:
    table.fighters[card] = Fighter(card, table.cards[card], seat)
    arrive(table, card)


def enter(table: Table, card: int, seat: int) -> Procedure[None]:
    lay(table, card, seat)
    yield from TIMING.reactions(table, Moment(("enters",), card, seat))


def hit(table: Table, thing: int, amount: int, seat: int, source: int) -> Procedure[bool]:
    moment = Moment(("damage",), thing, seat, source, amount=amount)
    yield from TIMING.interrupts(table, moment)
    table.reveal()  # how hard a blow is, even if nothing is left of it, may tell of a hand
    if moment.cancelled or thing not in table.fighters or moment.amount <= 0:
        return False
    fighter = table.fighters[thing]
    fighter.damage += moment.amount
    table.note(Hit, fighter.card, moment.amount)
    after = Moment(("damaged",), thing, seat, source, fighter.owner, moment.amount)
    if fighter.damage >= health(table, fighter):
        yield from beat(table, thing)
    yield from TIMING.reactions(table, after)
    return True


def beat(table: Table, thing: int) -> Procedure[bool]:
    moment = Moment(("defeat",), thing)
    yield from TIMING.interrupts(table, moment)
    if moment.cancelled or thing not in table.fighters:
        return False
    fighter = table.fighters.pop(thing)
    depart(table, thing)
    table.discards[fighter.owner].append(thing)
    table.note(Beaten, fighter.card)
    yield from TIMING.reactions(table, Moment(("defeated",), thing, owner=fighter.owner))
    return True


def strike(table: Table, striker: int) -> Procedure[None]:
    fighter = table.fighters[striker]
    fighter.tired = True
    seat = fighter.owner
    enemies = tuple([one.id for one in table.fighters.values() if one.owner != seat])
    victim = yield Ask(seat, "victim", enemies, about=OfCard(fighter.card), rule="brawl.strike")
    yield from hit(table, victim, strength(table, fighter), seat, striker)
    yield from TIMING.reactions(table, Moment(("struck",), striker, seat, amount=victim))


def playable(table: Table, seat: int) -> list[int]:
    return [
        card
        for card in table.hands[seat]
        if FACTS[table.cards[card]][0] <= table.credits[seat] and (FACTS[table.cards[card]][2] or _works(table, card))
    ]


def _works(table: Table, card: int) -> bool:
    """An event is played if its text can be used."""
    events = LIBRARY.script(table.cards[card]).held.get("event", ())
    return any(usable(Use(table, table.owners[card], card, None, ability)) for ability in events)


def play(table: Table, seat: int, card: int) -> Procedure[None]:
    cost, _, life = FACTS[table.cards[card]]
    table.credits[seat] -= cost
    table.hands[seat].remove(card)
    table.reveal()
    if life:
        yield from enter(table, card, seat)
        return
    (ability,) = LIBRARY.script(table.cards[card]).held["event"]
    table.discards[seat].append(card)
    yield from TIMING.resolve(Use(table, seat, card, None, ability))


def act(table: Table) -> Procedure[None]:
    """One action of the active player: strike, play a card, use one, or pass."""
    seat = table.active
    if not table.in_game(seat):
        _next(table)
        return
    able = [one.id for one in table.fighters.values() if one.owner == seat and not one.tired]
    if all(one.owner == seat for one in table.fighters.values()):
        able = []  # nobody is left to strike
    options: list[Option] = ["pass", *(("strike", card) for card in able)]
    options += [("play", card) for card in playable(table, seat)]
    for fighter in table.fighters.values():
        if fighter.owner == seat:
            for ability in LIBRARY.script(fighter.card).triggers.get("action", ()):
                if usable(Use(table, seat, fighter.id, None, ability)):
                    options.append(("use", fighter.id, ability.index))
    answer = yield Ask(seat, "act", tuple(options), rule="brawl.turn")
    table.passes = table.passes + 1 if answer == "pass" else 0
    if answer != "pass":
        if answer[0] == "strike":
            yield from strike(table, answer[1])
        elif answer[0] == "play":
            yield from play(table, seat, answer[1])
        else:
            ability = LIBRARY.script(table.cards[answer[1]]).abilities[answer[2]]
            yield from TIMING.resolve(Use(table, seat, answer[1], None, ability))
    end(table, "turn")
    _next(table)


def _next(table: Table) -> None:
    table.active = (table.active + 1) % len(table.seats)
    still = sum(1 for seat in table.seats if table.in_game(seat))
    if table.passes >= still or still <= 1:
        table.step = "ends"


def round_ends(table: Table) -> Procedure[None]:
    table.step = "ready"
    yield from TIMING.reactions(table, Moment(("round-ends",)))


def ready(table: Table) -> Procedure[None]:
    end(table, "round")
    for fighter in table.fighters.values():
        fighter.tired = False
    table.round += 1
    table.passes = 0
    for seat in table.seats:
        table.credits[seat] += 1
        draw(table, seat, table.decks[seat], table.hands[seat])
    still = [seat for seat in table.seats if table.in_game(seat)]
    table.step = "over" if table.round > ROUNDS or len(still) < 2 else "act"
    if still:
        table.active = table.boss
    return
    yield


STEPS: Final = {"act": act, "ends": round_ends, "ready": ready}
