"""The words in which cards are declared: filters, targets, verbs, conditions, kinds of abilities.

Every word does one thing of the rulebook and asks what there is to ask; see the package for how they are put together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dejarik.core.lasting import Modifier
from dejarik.core.question import Ask, Option, Procedure, Share
from dejarik.games.lcg.cards.ability import (
    Ability,
    Amount,
    Choice,
    Condition,
    Constant,
    Effect,
    Filter,
    Part,
    Script,
    Target,
    Test,
    Trigger,
    Use,
    Whom,
    number,
)
from dejarik.games.lcg.cards.ability import card as card  # noqa: PLC0414 - the word that every file of cards needs
from dejarik.games.lcg.notes import (
    EngagedInstead,
    Focused,
    HandToDeck,
    LeavesEngagement,
    LooksAtHand,
    OfCard,
    Returned,
    Reveals,
    Uncommits,
)
from dejarik.games.lcg.rules import damage as damages
from dejarik.games.lcg.rules import edge as edges
from dejarik.games.lcg.rules import playing, zones
from dejarik.games.lcg.rules.resources import available, cost_of
from dejarik.games.lcg.rules.timing import CHOICES, ask, candidates, pick, select, win
from dejarik.games.lcg.rules.values import FACTS, ICONS, enhancements, facts, has_trait, modifier, objectives
from dejarik.games.lcg.state import ATTACKER, DEFENDER, DIAL, NOWHERE, Piece, Table, player

ALL = 99

# ── filters: which cards (or players) are meant ────────────────────────────────────────────────────────────────────


def _in_play(test: Callable[[Piece], bool]) -> Filter:
    def check(use: Use, thing: int) -> bool:
        piece = use.piece(thing)
        return piece is not None and test(piece)

    return Filter(check)


def _type(name: str) -> Filter:
    def check(use: Use, thing: int) -> bool:
        piece = use.piece(thing)
        if piece is not None:
            return piece.kind == name
        return thing > 0 and FACTS[use.table.cards[thing]].type == name

    return Filter(check, kind=name)


unit = _type("unit")
objective = _type("objective")
enhancement = _type("enhancement")
event = _type("event")
fate_card = _type("fate")
affiliation_card = _type("affiliation")


def _controller(use: Use, thing: int) -> int:
    piece = use.piece(thing)
    if piece is not None:
        return piece.controller
    return use.table.owners[thing] if thing > 0 else -1


friendly = Filter(lambda use, thing: _controller(use, thing) == use.seat, side=1)
enemy = Filter(lambda use, thing: _controller(use, thing) == 1 - use.seat, side=-1)
#: Any card in play, affiliation cards included, the dial not.
any_card = Filter(lambda use, thing: thing in use.table.pieces and thing != DIAL)
dial = Filter(lambda _, thing: thing == DIAL)


def trait(*names: str) -> Filter:
    """Has one of the traits."""
    return Filter(lambda use, thing: any(has_trait(use.table, thing, name) for name in names))


character = trait("character")
vehicle = trait("vehicle")
droid = trait("droid")


def of(*affiliations: str) -> Filter:
    """Of one of the affiliations; `of("neutral")` for cards without one."""
    wanted = {None if name == "neutral" else name for name in affiliations}
    return Filter(lambda use, thing: thing > 0 and facts(use.table, thing).affiliation in wanted)


def title(*names: str) -> Filter:
    """Bears one of the titles, in any version of the card."""
    return Filter(lambda use, thing: thing > 0 and facts(use.table, thing).title in names)


def printed_cost(least: int = 0, most: int = ALL) -> Filter:
    return Filter(lambda use, thing: thing > 0 and least <= facts(use.table, thing).cost <= most)


def keyword(name: str) -> Filter:
    """Has a keyword: elite, limited, shielding, targeted_strike, no_enhancements."""
    return Filter(
        lambda use, thing: (
            thing > 0 and (bool(getattr(facts(use.table, thing), name)) or modifier(use.table, name, thing) > 0)
        )
    )


unique = Filter(lambda use, thing: thing > 0 and facts(use.table, thing).unique)
ready = _in_play(lambda piece: not piece.focus)
exhausted = _in_play(lambda piece: piece.focus > 0)
damaged = _in_play(lambda piece: piece.damage > 0)
shielded = _in_play(lambda piece: piece.shields > 0)
committed = _in_play(lambda piece: piece.committed)
participating = _in_play(lambda piece: piece.role > 0)
attacking = _in_play(lambda piece: piece.role == ATTACKER)
defending = _in_play(lambda piece: piece.role == DEFENDER)
#: The engaged objective.
engaged = Filter(lambda use, thing: thing == use.table.engaged, lambda use: (use.table.engaged,))

#: This card; another one; the card this one is attached to; the card that the condition is about.
this = Filter(lambda use, thing: thing == use.this, lambda use: (use.this,))
other = ~this


def _host(use: Use) -> int:
    piece = use.table.pieces.get(use.this)
    return NOWHERE if piece is None else piece.host


host = Filter(lambda use, thing: thing == _host(use), lambda use: (_host(use),))
that = Filter(
    lambda use, thing: use.moment is not None and thing == use.moment.card,
    lambda use: () if use.moment is None else (use.moment.card,),
)
#: The enhancements on this card.
attached = Filter(lambda use, thing: thing in use.table.pieces and use.table.pieces[thing].host == use.this)
#: Players, for constant and lasting effects; as hosts: their play areas.
you = Filter(lambda use, thing: thing == player(use.seat), lambda use: (player(use.seat),))
opponent = Filter(lambda use, thing: thing == player(1 - use.seat), lambda use: (player(1 - use.seat),))


def cheapest(which: Filter) -> Filter:
    """Those of the lowest printed cost."""

    def lowest(use: Use) -> list[int]:
        found = which.find(use)
        least = min((facts(use.table, thing).cost for thing in found), default=0)
        return [thing for thing in found if facts(use.table, thing).cost == least]

    return Filter(lambda use, thing: thing in lowest(use), lowest)


def where(test: Test) -> Filter:
    """Any other property: a test of the use and the card's number."""
    return Filter(test)


# ── whom: targets and choices ──────────────────────────────────────────────────────────────────────────────────────


def target(which: Filter, count: Amount = 1) -> Target:
    """A target, chosen by the ability's user before the effect; without enough of them the ability cannot be used."""
    return Target(which, count, count)


def up_to(count: Amount, which: Filter) -> Target:
    """From none to `count` targets."""
    return Target(which, 0, count)


def each(which: Filter) -> Filter:
    """All of them, no choice."""
    return which


def your_seat(use: Use) -> int:
    return use.seat


def opposing_seat(use: Use) -> int:
    return 1 - use.seat


def active_seat(use: Use) -> int:
    return use.table.active


def one(which: Filter, by: Callable[[Use], int] = your_seat) -> Choice:
    """One, chosen when the effect or cost is carried out; `by=opposing_seat` lets the opponent choose."""
    return Choice(which, 1, 1, by)


def some(least: Amount, most: Amount, which: Filter, by: Callable[[Use], int] = your_seat) -> Choice:
    """Between `least` and `most`, chosen when the effect or cost is carried out."""
    return Choice(which, least, most, by)


# ── verbs ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Verb(Effect):
    """Something done to cards in play."""

    def __init__(
        self, act: Callable[[Use, list[int]], Procedure[bool]], whom: Whom, useful: Test | None = None
    ) -> None:
        self.act = act
        self.whom = whom
        self.useful = useful
        if isinstance(whom, Target) and useful is not None:
            whom.useful = useful

    def targets(self) -> tuple[Target, ...]:
        return (self.whom,) if isinstance(self.whom, Target) else ()

    def possible(self, use: Use) -> bool:
        return candidates(use, self.whom, self.useful)

    def resolve(self, use: Use) -> Procedure[bool]:
        things = yield from pick(use, self.whom, self.useful)
        if not things:
            return False
        return (yield from self.act(use, things))


class Deed(Effect):
    """Anything else: a procedure, and whether it would do something."""

    def __init__(
        self,
        act: Callable[[Use], Procedure[bool]],
        possible: Condition | None = None,
        targets: tuple[Target, ...] = (),
    ) -> None:
        self.act = act
        self._possible = possible
        self._targets = targets

    def targets(self) -> tuple[Target, ...]:
        return self._targets

    def possible(self, use: Use) -> bool:
        return self._possible is None or self._possible(use)

    def resolve(self, use: Use) -> Procedure[bool]:
        return (yield from self.act(use))


def deed(
    act: Callable[[Use], Procedure[bool]], possible: Condition | None = None, targets: tuple[Target, ...] = ()
) -> Effect:
    """A verb of a card's own: `act(use)` is a procedure that says whether it did something."""
    return Deed(act, possible, targets)


def _helping(effect: Effect) -> Effect:
    effect.helps = True
    return effect


def then(effect: Effect) -> Effect:
    """Only if what stands before it was carried out."""
    effect.then = True
    return effect


def chosen(use: Use, which: Target) -> list[int]:
    """The targets that were chosen and are still in play, for deeds with targets of their own."""
    return [thing for thing in use.chosen.get(id(which), ()) if thing in use.table.pieces]


def damage(amount: Amount, whom: Whom, by: Callable[[Use], int] = your_seat) -> Effect:
    """Deal damage, to each of them as one packet. `by`: who deals it (a shield stops only an opponent's)."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        hits = dict.fromkeys(things, number(amount, use))
        return (yield from damages.deal(use.table, hits, seat=by(use), source=use.this))

    def useful(use: Use, thing: int) -> bool:
        return use.table.pieces[thing].kind in ("unit", "objective")

    return Verb(act, whom, useful)


def remove_damage(amount: Amount, whom: Whom) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        return sum(damages.remove_damage(use.table, thing, number(amount, use)) for thing in things) > 0
        yield

    return _helping(Verb(act, whom, lambda use, thing: use.table.pieces[thing].damage > 0))


def move_damage(amount: Amount, source: Target, goal: Target) -> Effect:
    """Move damage from one target to another."""

    def act(use: Use) -> Procedure[bool]:
        for thing in chosen(use, source):
            taken = damages.remove_damage(use.table, thing, number(amount, use))
            for place in chosen(use, goal):
                return (yield from damages.deal(use.table, {place: taken}, seat=use.seat, source=use.this))
        return False

    source.useful = lambda use, thing: use.table.pieces[thing].damage > 0
    return Deed(act, lambda use: bool(source.options(use)) and bool(goal.options(use)), (source, goal))


def move_any_damage(source: Target, goal: Target) -> Effect:
    """Move as much damage as the user likes from one target to another."""

    def act(use: Use) -> Procedure[bool]:
        for thing in chosen(use, source):
            for place in chosen(use, goal):
                held = use.table.pieces[thing].damage
                if place == thing or not held:
                    return False
                most = held
                if held > 1:
                    most = yield ask(use, use.seat, "amount", tuple(range(1, held + 1)))
                taken = damages.remove_damage(use.table, thing, most)
                return (yield from damages.deal(use.table, {place: taken}, seat=use.seat, source=use.this))
        return False

    source.useful = lambda use, thing: use.table.pieces[thing].damage > 0
    return Deed(act, lambda use: bool(source.options(use)) and bool(goal.options(use)), (source, goal))


def place_focus(amount: Amount, whom: Whom, by: Callable[[Use], int] = your_seat) -> Effect:
    """Place focus tokens (this focuses nothing in the sense of the rules: see `focus`)."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        tokens = dict.fromkeys(things, number(amount, use))
        return (yield from damages.place_focus(use.table, tokens, seat=by(use), source=use.this))

    return Verb(act, whom, lambda _, thing: thing != DIAL)


def remove_focus(amount: Amount, whom: Whom) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        return sum(damages.remove_focus(use.table, thing, number(amount, use)) for thing in things) > 0
        yield

    return _helping(Verb(act, whom, lambda use, thing: use.table.pieces[thing].focus > 0))


def focus(whom: Whom = this) -> Effect:
    """A cost: focus a ready card of yours (this one, if nothing else is said)."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        for thing in things:
            use.table.pieces[thing].focus += 1
            use.table.note(Focused, use.table.cards[thing], 1, thing)
        use.paid += things
        return True
        yield

    return Verb(act, whom, lambda use, thing: use.table.pieces[thing].focus == 0)


def place_shield(whom: Whom, *, even_if_shielded: bool = False) -> Effect:
    """Place a shield; cards that have one are no targets unless the effect says so."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        return sum(damages.place_shield(use.table, thing, extra=even_if_shielded) for thing in things) > 0
        yield

    def useful(use: Use, thing: int) -> bool:
        piece = use.table.pieces[thing]
        return piece.kind in ("unit", "objective") and (even_if_shielded or not piece.shields)

    return _helping(Verb(act, whom, useful))


def destroy(whom: Whom) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        return bool((yield from zones.destroy(use.table, things, source=use.this, seat=use.seat)))

    return Verb(act, whom, lambda use, thing: use.table.pieces[thing].kind != "affiliation" and thing != DIAL)


def discard(whom: Whom) -> Effect:
    """Discard cards from play."""
    return _leaving(whom, zones.discard_from_play)


def sacrifice(whom: Whom = this) -> Effect:
    """Discard cards of your own from play. As a cost it is paid only if the card really leaves."""
    return _leaving(whom, lambda table, thing: zones.discard_from_play(table, thing, ("sacrificed", "discarded")))


def return_to_hand(whom: Whom) -> Effect:
    """Return cards from play to their owners' hands."""
    return _leaving(whom, zones.return_to_hand)


def _leaving(whom: Whom, leave: Callable[[Table, int], Procedure[bool]]) -> Effect:
    def act(use: Use, things: list[int]) -> Procedure[bool]:
        gone = 0
        for thing in things:
            if thing in use.table.pieces and (yield from leave(use.table, thing)):
                gone += 1
                use.paid.append(thing)
        return gone == len(things)

    return Verb(act, whom, lambda use, thing: use.table.pieces[thing].kind != "affiliation" and thing != DIAL)


def leave_engagement(whom: Whom) -> Effect:
    """Units no longer participate: they count as if they never had."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        for thing in things:
            piece = use.table.pieces[thing]
            piece.role = 0
            use.table.note(LeavesEngagement, piece.card, thing)
        return True
        yield

    return Verb(act, whom, lambda use, thing: use.table.pieces[thing].role > 0)


def uncommit(whom: Whom) -> Effect:
    """Units are no longer committed to the Force; their Force cards go back to their owners."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        for thing in things:
            piece = use.table.pieces[thing]
            piece.committed = False
            use.table.note(Uncommits, piece.card, thing)
        return True
        yield

    return Verb(act, whom, lambda use, thing: use.table.pieces[thing].committed)


def capture(whom: Whom, at: Filter | None = None) -> Effect:
    """Capture cards from play, at a given objective or where the dark side likes. The light side captures nothing."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        done = False
        for thing in things:
            where_to = (
                at.find(use)[0] if at is not None and at.find(use) else (yield from zones.choose_prison(use.table))
            )
            if where_to != NOWHERE and thing in use.table.pieces:
                done = (yield from zones.capture_from_play(use.table, thing, where_to)) or done
        return done

    def useful(use: Use, thing: int) -> bool:
        table = use.table
        return (
            use.seat == table.dark and table.pieces[thing].owner != table.dark and bool(objectives(table, table.dark))
        )

    return Verb(act, whom, useful)


def capture_from_hand(count: int, at: Filter) -> Effect:
    """Take cards at random from the opponent's hand and capture them at an objective."""

    def act(use: Use) -> Procedure[bool]:
        table, victim = use.table, 1 - use.seat
        places = at.find(use)
        taken = 0
        for _ in range(count):
            if places and table.hands[victim]:
                prisoner = table.hands[victim][table.rng.below(len(table.hands[victim]))]
                yield from zones.capture_hidden(table, table.hands[victim], prisoner, places[0])
                taken += 1
        return taken > 0

    return Deed(act, lambda use: use.seat == use.table.dark and bool(use.table.hands[1 - use.seat]))


def rescue(and_then: Callable[[Use, int], Procedure[bool]] | None = None) -> Effect:
    """Choose an objective with captured cards and take one of them at random to its owner's hand."""

    def act(use: Use) -> Procedure[bool]:
        where_from = zones.prisons(use.table)
        if not where_from:
            return False
        found = yield from select(use, use.seat, "rescue-from", where_from, 1, 1)
        free = yield from zones.rescue(use.table, use.seat, found[0])
        return True if and_then is None else (yield from and_then(use, free))

    return Deed(act, lambda use: bool(zones.prisons(use.table)))


def draw(count: Amount, who: Callable[[Use], int] = your_seat) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        yield from zones.draw(use.table, who(use), number(count, use))
        return True

    return Deed(act, lambda use: number(count, use) > 0)


def discard_from_hand(
    count: Amount, who: Callable[[Use], int] = your_seat, *, least: Amount | None = None, which: Filter | None = None
) -> Effect:
    """A player chooses cards of the own hand and discards them; `use.number` is then how many."""

    def act(use: Use) -> Procedure[bool]:
        seat = who(use)
        hand = [held for held in use.table.hands[seat] if which is None or which.test(use, held)]
        most = min(number(count, use), len(hand))
        low = most if least is None else min(number(least, use), most)
        cards: Sequence[int] = hand
        if low != len(hand):
            answer = yield ask(use, seat, "discard-hand", tuple(hand), low, most)
            cards = (answer,) if low == 1 == most else answer
        if cards:
            yield from zones.discard_cards(use.table, seat, cards)
        use.number = len(cards)
        use.paid += cards
        return bool(cards)

    def possible(use: Use) -> bool:
        held = [one_ for one_ in use.table.hands[who(use)] if which is None or which.test(use, one_)]
        return len(held) >= max(1, number(count if least is None else least, use))

    return Deed(act, possible)


def discard_at_random(count: int = 1, who: Callable[[Use], int] = opposing_seat) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        seat = who(use)
        hand = use.table.hands[seat]
        cards = use.table.rng.sample(hand, min(count, len(hand)))
        if cards:
            yield from zones.discard_cards(use.table, seat, cards)
        return bool(cards)

    return Deed(act, lambda use: bool(use.table.hands[who(use)]))


def look_at_hand(then_do: Callable[[Use, int], Procedure[bool]] | None = None) -> Effect:
    """Look at the opponent's hand; `then_do(use, seat)` goes on from there."""

    def act(use: Use) -> Procedure[bool]:
        seat = 1 - use.seat
        show_hand(use.table, seat, use.seat)
        return True if then_do is None else (yield from then_do(use, seat))

    return Deed(act, lambda use: bool(use.table.hands[1 - use.seat]))


def show_hand(table: Table, seat: int, to: int) -> None:
    """`to` sees the hand of `seat`."""
    for held in table.hands[seat]:
        zones.know(table, to, held)
    table.reveal()
    table.whisper((to,), LooksAtHand, tuple([table.cards[held] for held in table.hands[seat]]))


def discard_from_opponents_hand(count: int = 1) -> Effect:
    """Look at the opponent's hand, choose a card of it and discard it."""

    def pick_card(use: Use, seat: int) -> Procedure[bool]:
        hand = use.table.hands[seat]
        cards = yield from select(use, use.seat, "discard-theirs", tuple(hand), min(count, len(hand)), count)
        yield from zones.discard_cards(use.table, seat, cards)
        return bool(cards)

    return look_at_hand(pick_card)


def from_discard_to_hand(which: Filter, count: int = 1) -> Effect:
    """Return cards from your discard pile to your hand."""

    def act(use: Use) -> Procedure[bool]:
        pile = [thing for thing in use.table.discards[use.seat] if which.test(use, thing)]
        cards = yield from select(use, use.seat, "from-discard", pile, min(count, len(pile)), count)
        for thing in cards:
            use.table.discards[use.seat].remove(thing)
            zones.to_hand(use.table, thing)
            use.table.note(Returned, use.table.cards[thing], use.seat, thing)
        return bool(cards)

    return Deed(act, lambda use: any(which.test(use, thing) for thing in use.table.discards[use.seat]))


def put_into_play(which: Filter, zone: str = "hand", *, joining: bool = False, optional: bool = False) -> Effect:
    """Put a card of yours into play from "hand", "discard" or (a rescued card) "rescued", without paying."""

    def options(use: Use) -> list[int]:
        pile = use.table.discards[use.seat] if zone == "discard" else use.table.hands[use.seat]
        return [thing for thing in pile if which.test(use, thing) and zones.why_not_enter(use.table, thing) is None]

    def act(use: Use) -> Procedure[bool]:
        found = options(use)
        if not found:
            return False
        cards = yield from select(use, use.seat, "put-into-play", found, 0 if optional else 1, 1)
        for thing in cards:
            yield from enter(use, thing, joining=joining)
        return bool(cards)

    return Deed(act, lambda use: bool(options(use)))


def enter(use: Use, thing: int, *, joining: bool = False) -> Procedure[None]:
    """A card enters play under its owner's control from wherever it is; it may have two ways to do so."""
    table, seat = use.table, use.table.owners[thing]
    for zone in (table.hands[seat], table.discards[seat], table.missions[seat], table.decks[seat]):
        if thing in zone:
            zone.remove(thing)
    table.reveal()
    place, kind = NOWHERE, FACTS[table.cards[thing]].type
    places = playing.hosts(table, seat, thing)
    if kind == "enhancement":
        place = yield from playing.choose_host(table, seat, thing, places)
    elif places and not joining:
        answer = yield playing.host_or_unit(table, seat, thing, places)
        if answer != "unit":
            place, kind = answer, "enhancement"
    yield from zones.enter_play(table, thing, seat, kind=kind, host=place, joining=joining)


def enter_this(*, joining: bool = False) -> Effect:
    """Put this card into play from hand without paying."""

    def act(use: Use) -> Procedure[bool]:
        yield from enter(use, use.this, joining=joining)
        return True

    return Deed(act, lambda use: zones.why_not_enter(use.table, use.this) is None)


def play_this(*, joining: bool = True) -> Effect:
    """Play this unit from hand (its cost is paid) as a participating unit."""

    def act(use: Use) -> Procedure[bool]:
        yield from playing.play_card(use.table, use.seat, use.this, joining=joining)
        return True

    return Deed(act, lambda use: playing.why_not_bring(use.table, use.seat, use.this) is None)


def hand_to_bottom(count: int = 1) -> Effect:
    """Put cards from your hand on the bottom of your deck."""

    def act(use: Use) -> Procedure[bool]:
        table, seat = use.table, use.seat
        cards = yield from select(use, seat, "to-bottom", tuple(table.hands[seat]), count, count)
        for thing in cards:
            table.hands[seat].remove(thing)
            table.decks[seat].insert(0, thing)
            zones.know(table, seat, thing)
        table.note(HandToDeck, seat, len(cards))
        return bool(cards)

    return Deed(act, lambda use: bool(use.table.hands[use.seat]))


def advance_dial(steps: int = 1) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        yield from zones.advance_dial(use.table, steps)
        return True

    return Deed(act)


def turn_back_dial(steps: int = 1, least: int = 1) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        zones.turn_back_dial(use.table, steps, least)
        return True
        yield

    return Deed(act, lambda use: use.table.dial > least)


def lasting(stat: str, amount: Amount, whom: Whom, until: str) -> Effect:
    """Things have more of a stat until the end of the "strike", "engagement", "phase" or "turn"."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        use.table.lasting.append(Modifier(stat, number(amount, use), tuple(things), until))
        return True
        yield

    return Verb(act, whom)


def for_player(stat: str, amount: Amount, until: str, who: Callable[[Use], int] = your_seat) -> Effect:
    """A player has more of a stat (reserve, struggle, ignore-match, next-cost …) for a while."""

    def act(use: Use) -> Procedure[bool]:
        add_for_player(use, stat, number(amount, use), until, who)
        return True
        yield

    return Deed(act)


def add_for_player(use: Use, stat: str, amount: int, until: str, who: Callable[[Use], int] = your_seat) -> None:
    use.table.lasting.append(Modifier(stat, amount, (player(who(use)),), until))


def cheaper_next(amount: int, *, ignore_match: bool = False) -> Effect:
    """The next card you play this phase costs less."""

    def act(use: Use) -> Procedure[bool]:
        until = f"next card of {use.seat}"
        add_for_player(use, "next-cost", -amount, until)
        if ignore_match:
            add_for_player(use, "ignore-match", 1, until)
        return True
        yield

    return Deed(act)


def gain_icon_of_choice(whom: Whom, until: str = "strike") -> Effect:
    """One combat icon of the user's choice."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        gaining = OfCard(use.table.cards[things[0]], things[0])
        icon = yield Ask(use.seat, "icon-to-gain", ICONS, about=gaining, rule=CHOICES["icon-to-gain"])
        use.table.lasting.append(Modifier(icon, 1, tuple(things), until))
        return True

    return Verb(act, whom)


# verbs for interrupts


def cancel() -> Effect:
    """Cancel the effects of what is being carried out."""

    def act(use: Use) -> Procedure[bool]:
        assert use.moment is not None
        if use.moment.cancelled:
            return False
        use.moment.cancelled = True
        return True
        yield

    return Deed(act, lambda use: use.moment is not None and not use.moment.cancelled)


def prevent(amount: int) -> Effect:
    """Prevent some of the damage about to be dealt."""

    def act(use: Use) -> Procedure[bool]:
        assert use.moment is not None
        use.moment.amount = max(0, use.moment.amount - amount)
        return True
        yield

    return Deed(act, lambda use: use.moment is not None and use.moment.amount > 0)


def redirect(amount: int, goal: Target) -> Effect:
    """Deal some of the damage about to be dealt to another target instead."""

    def act(use: Use) -> Procedure[bool]:
        moment = use.moment
        assert moment is not None
        moved = min(amount, moment.amount)
        for place in chosen(use, goal):
            moment.amount -= moved
            return (yield from damages.deal(use.table, {place: moved}, seat=use.seat, source=use.this))
        return False

    return Deed(act, lambda use: use.moment is not None and use.moment.amount > 0, (goal,))


def instead(goal: str) -> Effect:
    """The card that is about to be discarded from play goes to "hand" or "bottom" instead."""

    def act(use: Use) -> Procedure[bool]:
        assert use.moment is not None
        use.moment.note = goal
        return True
        yield

    return Deed(act, lambda use: use.moment is not None and use.moment.note == "discard")


class Cheaper(Effect):
    """Discard cards from hand: the card being played costs that much less, but not less than 1."""

    def saves(self, use: Use) -> int:
        moment, table = use.moment, use.table
        assert moment is not None
        held = sum(1 for thing in table.hands[use.seat] if thing != moment.card)
        return max(0, min(held, self._cost(use) - 1))

    def _cost(self, use: Use) -> int:
        """What the card still costs, after what was taken off before."""
        assert use.moment is not None
        return cost_of(use.table, use.seat, use.moment.card) - use.moment.amount

    def possible(self, use: Use) -> bool:
        return self.saves(use) > 0

    def resolve(self, use: Use) -> Procedure[bool]:
        moment, table = use.moment, use.table
        assert moment is not None
        most = self.saves(use)
        if most < 1:
            return False
        least = min(most, max(1, self._cost(use) - available(table, use.seat)))
        answer = yield ask(use, use.seat, "discard-hand", tuple(table.hands[use.seat]), least, most)
        cards = (answer,) if least == 1 == most else answer
        yield from zones.discard_cards(table, use.seat, cards)
        moment.amount += len(cards)
        return True


def cheaper_by_discarding() -> Effect:
    return Cheaper()


def engage_instead() -> Effect:
    """This objective becomes the engaged one."""

    def act(use: Use) -> Procedure[bool]:
        use.table.engaged = use.this
        use.table.note(EngagedInstead, use.table.cards[use.this], use.this)
        return True
        yield

    return Deed(act, lambda use: use.table.engaged != use.this)


def engage_again() -> Effect:
    """The engaged objective may be engaged once more this turn."""

    def act(use: Use) -> Procedure[bool]:
        use.table.again.append(use.table.engaged)
        return True
        yield

    return Deed(act, lambda use: use.table.engaged in use.table.pieces)


def restart_edge_battle() -> Effect:
    """Cancel the edge battle and all other fate cards; a new one begins."""

    def act(use: Use) -> Procedure[bool]:
        yield from edges.restart(use.table)
        return True

    return Deed(act)


def lose() -> Effect:
    def act(use: Use) -> Procedure[bool]:
        win(use.table, 1 - use.seat, "objective-lost")
        return True
        yield

    return Deed(act)


# verbs that look into decks and piles


def top_of_discard_to_hand(count: Amount) -> Effect:
    """Take the top cards of your discard pile to your hand."""

    def act(use: Use) -> Procedure[bool]:
        pile = use.table.discards[use.seat]
        taken = 0
        while pile and taken < number(count, use):
            thing = pile.pop()
            zones.to_hand(use.table, thing)
            use.table.note(Returned, use.table.cards[thing], use.seat, thing)
            taken += 1
        return taken > 0
        yield

    return Deed(act, lambda use: bool(use.table.discards[use.seat]))


def choose_next_objective() -> Effect:
    """Look through your objective deck, put one objective of it into play and shuffle the rest."""

    def act(use: Use) -> Procedure[bool]:
        table, seat = use.table, use.seat
        deck = table.missions[seat]
        if not deck:
            return False
        for thing in deck:
            zones.know(table, seat, thing)
        table.reveal()
        found = yield from select(use, seat, "choose-objective", sorted(deck), 1, 1)
        deck.remove(found[0])
        zones.unknow(table, deck)
        table.rng.shuffle(deck)
        yield from zones.enter_play(table, found[0], seat)
        return True

    return Deed(act, lambda use: bool(use.table.missions[use.seat]))


def capture_from_deck(count: int, at: Filter) -> Effect:
    """Look at the top cards of the opponent's deck, capture one at an objective, put the others back in any order."""

    def act(use: Use) -> Procedure[bool]:
        table, deck = use.table, use.table.decks[1 - use.seat]
        places, seen = at.find(use), deck[-count:]
        if not places or not seen:
            return False
        for thing in seen:
            zones.know(table, use.seat, thing)
        table.reveal()
        prisoner = (yield from select(use, use.seat, "capture-card", sorted(seen), 1, 1))[0]
        yield from zones.capture_hidden(table, deck, prisoner, places[0])
        rest = yield from in_order(use, "top-order", [thing for thing in seen if thing != prisoner])
        for thing in rest:
            deck.remove(thing)
        deck += reversed(rest)
        return True

    return Deed(act, lambda use: use.seat == use.table.dark and bool(use.table.decks[1 - use.seat]))


def reveal_top(count: int, to_hand: Filter) -> Effect:
    """Reveal the top cards of your deck: some go to your hand, the others under the deck in any order."""

    def act(use: Use) -> Procedure[bool]:
        table, seat = use.table, use.seat
        deck = table.decks[seat]
        shown = deck[-count:][::-1]
        if not shown:
            return False
        del deck[-count:]
        table.limbo += shown
        table.reveal()
        table.note(Reveals, seat, tuple([table.cards[thing] for thing in shown]))
        fitting = [thing for thing in shown if to_hand.test(use, thing)]
        rest = yield from in_order(use, "bottom-order", [thing for thing in shown if thing not in fitting])
        for thing in shown:
            table.limbo.remove(thing)
        for thing in fitting:
            zones.to_hand(table, thing)
            table.note(Returned, table.cards[thing], seat, thing)
        for thing in rest:
            deck.insert(0, thing)
            zones.know(table, seat, thing)
        return True

    return Deed(act, lambda use: bool(use.table.decks[use.seat]))


def in_order(use: Use, kind: str, things: list[int]) -> Procedure[list[int]]:
    """Cards in the order their user likes; equal ones need no question."""
    if len({use.table.cards[thing] for thing in things}) < 2:
        return things
    options, count_ = tuple(sorted(things)), len(things)
    return list((yield ask(use, use.seat, kind, options, count_, count_, ordered=True)))


def icons_of_top_card(whom: Filter, until: str = "strike") -> Effect:
    """Discard the top card of your deck; if it is a unit, things gain all its printed combat icons for a while."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        found = zones.discard_top(use.table, use.seat)
        if found is None:
            return False
        printed = facts(use.table, found)
        for icon in ICONS:
            for stat, amount in ((icon, getattr(printed.normal, icon)), (f"edge_{icon}", getattr(printed.edge, icon))):
                if amount:
                    use.table.lasting.append(Modifier(stat, amount, tuple(things), until))
        return True
        yield

    return Verb(act, whom, lambda use, thing: thing in use.table.pieces and bool(use.table.decks[use.seat]))


def to_bottom_of_deck(whom: Whom) -> Effect:
    """Cards in play go under their owners' decks, in an order that nobody knows."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        table, gone = use.table, []
        mixed = list(things)
        table.rng.shuffle(mixed)
        for thing in mixed:
            if thing in table.pieces:
                goal = yield from zones.captured_instead(table, table.pieces[thing])
                if (yield from zones.leave_play(table, thing, ("to-deck",), goal or "bottom")) and not goal:
                    gone.append(thing)
        zones.unknow(table, gone)
        return True

    return Verb(act, whom, lambda use, thing: use.table.pieces[thing].kind in ("unit", "enhancement"))


def return_all_but(most: int, which: Filter) -> Effect:
    """Each player keeps up to `most` cards; all the others go back to their owners' hands together."""

    def act(use: Use) -> Procedure[bool]:
        table, kept = use.table, []
        for seat in (use.seat, 1 - use.seat):
            own = [thing for thing in which.find(use) if table.pieces[thing].controller == seat]
            kept += yield from select(use, seat, "keep", own, 0, most)
        for thing in which.find(use):
            if thing not in kept and thing in table.pieces:
                yield from zones.return_to_hand(table, thing)
        return True

    return Deed(act, lambda use: bool(which.find(use)))


def strip(whom: Target) -> Effect:
    """Discard any number of tokens and enhancements from a target."""

    def act(use: Use, things: list[int]) -> Procedure[bool]:
        table = use.table
        piece = table.pieces[things[0]]
        lying: dict[Option, int] = {"damage": piece.damage, "focus": piece.focus, "shield": piece.shields}
        lying |= {attached_.id: 1 for attached_ in enhancements(table, piece.id)}
        lying = {what: most for what, most in lying.items() if most}
        about, most = OfCard(piece.card, piece.id), tuple(lying.values())
        taken = yield Share(use.seat, "strip", tuple(lying), sum(most), 0, most, about=about, rule="lcg.discard.tokens")
        for what, count_ in zip(lying, taken, strict=True):
            if what == "damage":
                damages.remove_damage(table, piece.id, count_)
            elif what == "focus":
                damages.remove_focus(table, piece.id, count_)
            elif what == "shield":
                damages.remove_shields(table, piece.id, count_)
            elif count_ and what in table.pieces:
                assert isinstance(what, int)
                yield from zones.discard_from_play(table, what)
        return True

    def useful(use: Use, thing: int) -> bool:
        piece = use.table.pieces[thing]
        return bool(piece.damage or piece.focus or piece.shields or enhancements(use.table, thing))

    return Verb(act, whom, useful)


def may_enter_play(use: Use, thing: int) -> Procedure[bool]:
    """For `rescue`: a rescued unit may be put into play under its owner's control."""
    if FACTS[use.table.cards[thing]].type != "unit" or zones.why_not_enter(use.table, thing) is not None:
        return True
    for found in (yield from select(use, use.seat, "put-into-play", [thing], 0, 1)):
        yield from enter(use, found)
    return True


class Only(Effect):
    """A part that is carried out only under a condition."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        self.condition = condition
        self.effect = effect

    def targets(self) -> tuple[Target, ...]:
        return self.effect.targets()

    def possible(self, use: Use) -> bool:
        return self.condition(use) and self.effect.possible(use)

    def resolve(self, use: Use) -> Procedure[bool]:
        return self.condition(use) and (yield from self.effect.resolve(use))


def only_if(condition: Condition, effect: Effect) -> Effect:
    return Only(condition, effect)


# ── amounts ────────────────────────────────────────────────────────────────────────────────────────────────────────


def count(which: Filter) -> Amount:
    """As many as there are such cards in play."""
    return lambda use: len(which.find(use))


def dealt(times: int = 1) -> Amount:
    """As much as the condition speaks of (the damage dealt, the resources generated), so many times."""
    return lambda use: 0 if use.moment is None else use.moment.amount * times


def either(condition: Condition, yes: int, no: int) -> Amount:
    """`yes` under the condition, else `no`."""
    return lambda use: yes if condition(use) else no


# ── conditions ─────────────────────────────────────────────────────────────────────────────────────────────────────


def during_engagement(use: Use) -> bool:
    return use.table.engaged != NOWHERE and use.table.declared


def you_attack(use: Use) -> bool:
    """You are the attacking player of the engagement."""
    return use.table.engaged != NOWHERE and use.table.attacker == use.seat


def your_turn(use: Use) -> bool:
    return use.table.active == use.seat


def in_phase(*names: str) -> Condition:
    return lambda use: use.table.phase in names


def balance_with_light(use: Use) -> bool:
    return use.table.balance == use.table.light


def exists(which: Filter) -> Condition:
    """While there is such a card in play."""
    return lambda use: bool(which.find(use))


def you_have_more(which: Filter) -> Condition:
    """While you control more such cards than your opponent."""

    def test(use: Use) -> bool:
        sides = [use.table.pieces[thing].controller for thing in which.find(use)]
        return sides.count(use.seat) > sides.count(1 - use.seat)

    return test


def engaging(use: Use) -> bool:
    """While this objective is named or engaged."""
    return use.table.engaged == use.this


def placed_fate_card(use: Use) -> bool:
    return use.table.placed_fate[use.seat]


def first_this_turn(which: Filter) -> Condition:
    """While you have played no such card this turn."""
    return lambda use: (
        not any(use.table.owners[played] == use.seat and which.test(use, played) for played in use.table.played)
    )


def both(*conditions: Condition) -> Condition:
    return lambda use: all(condition(use) for condition in conditions)


# ── conditions of interrupts and reactions ─────────────────────────────────────────────────────────────────────────


def _by_you(use: Use) -> bool:
    return use.moment is not None and use.moment.seat == use.seat


def _by_opponent(use: Use) -> bool:
    return use.moment is not None and use.moment.seat == 1 - use.seat


def on(kind: str, which: Filter | None = None, when: Condition | None = None) -> Trigger:
    """Any condition by its kind; the words below name the usual ones."""
    return Trigger(kind, which, when)


opponents_turn_begins = on("turn-begins", None, _by_opponent)
your_turn_begins = on("turn-begins", None, _by_you)
you_refresh = on("refreshes", None, _by_you)


def your_phase_begins(phase: str) -> Trigger:
    return on(f"{phase}-begins", None, _by_you)


your_refresh_ends = on("refresh-ends", None, _by_you)


def enters(which: Filter = this) -> Trigger:
    return on("enters", which)


def leaves(which: Filter = this) -> Trigger:
    return on("leaves", which)


def destroyed(which: Filter) -> Trigger:
    return on("destroyed", which)


def focused_to_strike(which: Filter = this) -> Trigger:
    return on("focused-to-strike", which)


def strike_resolved(which: Filter = this) -> Trigger:
    return on("strike-resolved", which)


def declared(which: Filter = this) -> Trigger:
    """Declared as attacker or defender."""
    return on("declared", which)


def declared_attacker(which: Filter = this) -> Trigger:
    return on("attacks", which)


def declared_defender(which: Filter = this) -> Trigger:
    return on("defends", which)


def is_engaged(which: Filter = this) -> Trigger:
    return on("engaged", which)


def would_be_damaged(which: Filter) -> Trigger:
    return on("damage", which)


def is_damaged(which: Filter, by: Filter | None = None) -> Trigger:
    """Damage was placed on it; `by`: the card that dealt it."""
    return on("damaged", which, None if by is None else lambda use: _source(use, by))


def _source(use: Use, by: Filter) -> bool:
    return use.moment is not None and by.test(use, use.moment.source)


def event_played(which: Filter | None = None, when: Condition | None = None) -> Trigger:
    """An event is played (interrupts: before its effect; reactions: after it)."""
    return on("event-played", which, when)


def you_play(which: Filter) -> Trigger:
    """Interrupts: while the cost is worked out. Reactions: after the card was played."""
    return on("played", which, _by_you)


def you_are_playing(which: Filter) -> Trigger:
    return on("playing", which, _by_you)


def you_win_edge(when: Condition | None = None) -> Trigger:
    return on("edge-won", None, _by_you if when is None else both(_by_you, when))


def you_commit(which: Filter = this) -> Trigger:
    return on("commits", which, _by_you)


def captured_from_play(which: Filter) -> Trigger:
    return on("captured-from-play", which)


def survives(which: Filter = this, *, unopposed: bool = False) -> Trigger:
    def test(use: Use) -> bool:
        return use.moment is not None and (not unopposed or use.moment.note == "unopposed")

    return on("survives", which, test)


def generates(which: Filter = host) -> Trigger:
    return on("generates", which)


interrupt_used = on("interrupt-used", other)


# ── parts of a declaration ─────────────────────────────────────────────────────────────────────────────────────────


class _Abilities(Part):
    def __init__(self, ability: Ability) -> None:
        self.ability = ability

    def join(self, script: Script) -> None:
        ability = self.ability
        ability.index = len(script.abilities)
        script.abilities.append(ability)
        if ability.trigger is None:
            script.actions.append(ability)
        else:
            script.triggers.setdefault(f"{ability.timing}:{ability.trigger.kind}", []).append(ability)


def _ability(timing: str, trigger: Trigger | None, effects: tuple[Effect, ...], options: dict[str, Any]) -> Part:
    cost = options.pop("cost", ())
    if isinstance(cost, Effect):
        cost = (cost,)
    resources = options.pop("spend", 0)
    return _Abilities(Ability(timing, effects, trigger=trigger, cost=cost, resources=resources, **options))


def action(*effects: Effect, **options: Any) -> Part:
    """Действие. Options: cost=…, spend=resources, only=condition, limit="copy"|"title", zone="hand"."""
    return _ability("action", None, effects, options)


def reaction(trigger: Trigger, *effects: Effect, **options: Any) -> Part:
    """Реакция: after the condition."""
    return _ability("reaction", trigger, effects, options)


def interrupt(trigger: Trigger, *effects: Effect, **options: Any) -> Part:
    """Перехват: before what triggers it takes hold."""
    return _ability("interrupt", trigger, effects, options)


def forced_reaction(trigger: Trigger, *effects: Effect, **options: Any) -> Part:
    return _ability("reaction", trigger, effects, {**options, "forced": True})


def forced_interrupt(trigger: Trigger, *effects: Effect, **options: Any) -> Part:
    return _ability("interrupt", trigger, effects, {**options, "forced": True})


class _Constants(Part):
    def __init__(self, constant: Constant) -> None:
        self.constant = constant

    def join(self, script: Script) -> None:
        script.constants.setdefault(self.constant.stat, []).append(self.constant)


def constant(stat: str, amount: Amount, which: Filter, when: Condition | None = None) -> Part:
    """Постоянный эффект: while this card is in play, things have more of a stat."""
    return _Constants(Constant(stat, amount, which, when))


class _Hosts(Part):
    def __init__(self, hosts: Filter) -> None:
        self.hosts = hosts

    def join(self, script: Script) -> None:
        script.hosts = self.hosts


def enhance(hosts: Filter) -> Part:
    """What an enhancement is attached to: cards, `you`/`opponent` (a play area) or `dial`.

    On a unit: it may enter play as an enhancement there instead.
    """
    return _Hosts(hosts)


class _Fate(Part):
    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects = effects

    def join(self, script: Script) -> None:
        script.fate = self.effects


def fate(*effects: Effect) -> Part:
    """What a fate card does in an edge battle."""
    return _Fate(effects)
