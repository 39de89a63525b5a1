"""The journal keeps the books: what changed on the table since the last question must have been told, and whoever
learned something hidden must have been shown it. Every stage of these tests is audited so (see `stage`)."""

from __future__ import annotations

from dejarik.core.note import Note
from dejarik.games.destiny import notes
from dejarik.games.destiny.rules.values import face
from dejarik.games.destiny.state import NOBODY, NOTHING, Piece, Table, card_of
from tests.games.books import Ledger

#: Notes after which dice lie on their cards again.
GONE = (
    *(notes.RemovesDie, notes.ResolvesDie, notes.LeavesPlay, notes.Defeated, notes.Upkeep, notes.Leaves),
    notes.Attached,
)
#: Notes that name a card whose text was followed: what rarely happens is told by that alone.
TEXTS = (notes.Plays, notes.UsesAbility, notes.ResolvesDie, notes.Claims)


class Books(Ledger[Table]):
    """The books of one step, with what dice and cards add up to."""

    def total(self, kind: type[Note], field: str, **fields: object) -> int:
        """What the notes of a kind tell together."""
        found = [note for note in self.told if isinstance(note, kind)]
        fitting = [note for note in found if all(getattr(note, name) == value for name, value in fields.items())]
        return sum(getattr(note, field) for note in fitting)

    @property
    def by_text(self) -> bool:
        """The text of a card was followed, or still is."""
        return bool(self.before.limbo or self.before.busy or self.before.queue) or self.heard(*TEXTS)


def _resources(books: Books) -> None:
    for seat in books.after.playing:
        change = books.after.resources[seat] - books.before.resources[seat]
        told = books.total(notes.GainsResources, "count", who=seat)
        told -= books.total(notes.LosesResources, "count", who=seat) + books.total(notes.Spends, "count", who=seat)
        books.need(change != told, False, f"resources of {seat}: {change}, not {told}")


def _pieces(books: Books) -> None:
    before, after = books.before.pieces, books.after.pieces
    for number, piece in after.items():
        if number in before:
            _tokens(books, before[number], piece)
        elif piece.kind != "battlefield":
            books.need(True, number in books.words or books.by_text, f"{books.after.cards[number]} came into play")
    for number in before.keys() - after.keys():
        told = books.heard(notes.LeavesPlay, notes.Defeated, id=number)
        books.need(True, told, f"{books.before.cards[number]} left play")


def _tokens(books: Books, before: Piece, after: Piece) -> None:
    name, number = books.after.cards[after.id], after.id
    if before.kind == after.kind == "character":
        taken = books.total(notes.DamageDealt, "taken", id=number) + books.total(notes.DamagePlaced, "count", id=number)
        taken -= books.total(notes.Healed, "count", id=number)
        moved = after.damage < before.damage and books.heard(notes.DamagePlaced)
        books.need(after.damage != before.damage + taken, moved, f"damage of {name}: {after.damage}, told {taken}")
        given = books.total(notes.ShieldsGiven, "count", id=number) - books.total(notes.ShieldsLost, "count", id=number)
        books.need(after.shields != before.shields + given, False, f"shields of {name}: {after.shields}, told {given}")
    turned = notes.Exhausted if after.exhausted else notes.Readied
    books.need(after.exhausted != before.exhausted, books.heard(turned, id=number), f"{turned.__name__}: {name}")
    told = books.heard(notes.Attached, notes.PlayedOn, id=number)
    books.need(after.host != before.host != NOTHING, told or after.host == NOTHING, f"{name} was moved")


def _dice(books: Books) -> None:
    before, after = books.before, books.after
    for die, side in after.showing.items():
        if before.showing.get(die) != side:
            rolled = [note.faces for note in books.told if isinstance(note, notes.Rolls)]
            turned = books.heard(notes.TurnsDie, card=after.cards[card_of(die)], face=face(after, die).written)
            thrown = any(face(after, die).written in faces for faces in rolled)
            # which of two dice is which nobody tracks: one may stand in for the other
            twins = books.heard(notes.LeavesPlay, card=after.cards[card_of(die)]) or (card_of(die), side) in {
                (card_of(other), shown) for other, shown in before.showing.items()
            }
            books.need(True, thrown or turned or twins, f"a die of {after.cards[card_of(die)]}")
    for die in before.showing.keys() - after.showing.keys():
        home = after.pieces.get(card_of(die))
        lent = home is not None and die not in home.dice  # it went with the upgrade that lent it
        books.need(
            True, die in before.busy or lent or books.heard(*GONE), f"the die of {before.cards[card_of(die)]} is gone"
        )


def _cards(books: Books) -> None:
    before, after = books.before, books.after
    for seat in after.playing:
        for card in set(after.discards[seat]) - set(before.discards[seat]):
            told = after.cards[card] in books.words or books.by_text
            books.need(True, told, f"{after.cards[card]} was discarded")
        more = len(after.hands[seat]) > len(before.hands[seat])
        told = books.heard(notes.Draws, who=seat) or books.heard(notes.LeavesPlay, where="hand") or books.by_text
        books.need(more, told, f"cards in the hand of {seat}")


def _course(books: Books) -> None:
    before, after = books.before, books.after
    won = books.heard(notes.Wins, who=after.winner, result=after.result)
    books.need(after.winner != before.winner, won, "victory")
    for seat in set(after.out) - set(before.out):
        books.need(True, books.heard(notes.Leaves, who=seat), f"{seat} is out")
    if after.winner != NOBODY:
        return
    books.need(after.round != before.round, books.heard(notes.RoundBegins, number=after.round), "a round begins")
    ended = before.step == "action" and after.step != "action"
    books.need(ended, books.heard(notes.PhaseEnds), "the phase ends")
    books.need(after.step == "upkeep-discard" != before.step, books.heard(notes.Upkeep), "upkeep")
    claimed = after.claimed != before.claimed and after.claimed != NOBODY
    books.need(claimed, books.heard(notes.Claims, who=after.claimed, id=after.field), "a claim")
    taken = after.control != before.control and after.control != NOBODY
    fields = (notes.Claims, notes.TakesField, notes.FieldUsed)
    books.need(taken, books.heard(*fields, who=after.control, id=after.field), "the battlefield")
    books.need(len(after.replaced) > len(before.replaced), books.heard(notes.Replaces), "an upgrade replaced")
    again = len(after.activated) > len(before.activated) and after.round == before.round
    told = (notes.Activates, notes.Exhausted)  # Guardian comes between the two
    books.need(again, books.heard(*told, id=after.activated[-1] if again else 0), "an activation")
    for card, _ in after.played[len(before.played) :]:
        books.need(True, card in before.limbo or books.heard(notes.Plays, id=card), f"{after.cards[card]} was played")
    used = len(after.used) > len(before.used)
    books.need(used, books.heard(notes.UsesAbility, notes.Plays, notes.Claims), "an ability used")
    passed = after.passes > before.passes and after.active not in (after.claimed, before.claimed)
    books.need(passed and before.claimed == NOBODY, books.heard(notes.Passes, notes.NoEffect), "a pass")


def _shown(books: Books) -> None:
    """New cards before somebody's eyes: the kernel must hear that something was shown."""
    before, after = books.before, books.after
    if after.shown > before.shown:
        return
    for seat in after.playing:
        known = _seen(before, seat)
        spares = {card for whose in before.seats for card in before.spares[whose]}
        fresh = [after.cards[card] for card in _seen(after, seat) - known - spares]
        books.need(bool(fresh), False, f"{seat} was shown {fresh}")


def _seen(table: Table, seat: int) -> set[int]:
    """Cards that a seat sees or knows."""
    seen = {*table.hands[seat], *table.known[seat], *table.pieces, *table.limbo}
    for whose in table.seats:
        seen |= {*table.discards[whose], *table.asides[whose]}
    return seen


Books.checks = (_resources, _pieces, _dice, _cards, _course, _shown)
