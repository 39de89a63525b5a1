"""The careful player: remembers all that its seat may know, weighs where plans can still lie, and tells the truth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from dejarik.bots.search import Budget, Line, Mind, SearchBot
from dejarik.core.bot import Bot, Seen
from dejarik.core.match import Match
from dejarik.core.note import Reason
from dejarik.core.question import Ask, Option
from dejarik.core.rng import Rng
from dejarik.games.hope import reasons
from dejarik.games.hope.deduction import (
    FALLING,
    KINDS,
    PLANS,
    Owners,
    believable,
    count,
    last_words,
    likelihood,
    told_all,
)
from dejarik.games.hope.guess_empire import Pool
from dejarik.games.hope.notes import OfEnemy, OfRebel, OfRun, OfTwoCards
from dejarik.games.hope.rules.final import level
from dejarik.games.hope.rules.recon import CLAIMS
from dejarik.games.hope.setup import deck_row
from dejarik.games.hope.state import PLACE, SHIPS, SPECIALS, TYPE, Claim
from dejarik.games.hope.view import Pile, View

#: How hard it is to get past a card, in tenths of an unseen one.
EFFORT: Final = {
    "": 10,
    "tie": 9,
    "striker": 9,
    "trooper": 13,
    "at_act": 15,
    "plans": 10,
    **dict.fromkeys(set(SPECIALS) - {"at_act"}, 11),
}
#: How much of a plans card's worth remains under so much effort.
FADES: Final[list[float]] = [0.8 ** (effort / 10) for effort in range(400)]
#: What plans within reach are worth before they are won.
UNWON: Final = 0.6
#: What a card that pays for a Death Trooper would have been worth.
PAYMENT: Final = 0.05
#: What it is worth to keep a rebel for a later turn.
PATIENCE: Final = {"bodhi": 0.02, "jyn": 0.8, "baze": 0.2, "cassian": 0.2, "chirrut": 0.2, "k2so": 0.04}
#: One Jyn a turn for so many seats, once it is time for them.
SPREAD: Final = 3
#: What a Jyn has to promise before that.
EARLY: Final = 0.5
#: At large tables Bodhi is better kept until there are plans to be brought up.
CROWD: Final = 5
BODHI_IN_A_CROWD: Final = 0.1
#: What a second rebel of the same kind in one turn is worth less.
REPEATED: Final = 0.03
#: How much of that holds with so many cards left in hand.
WAIT: Final = [0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Chances:
    """What the top cards may be and where plans can lie, slot by slot."""

    def __init__(self, tops: Sequence[Sequence[float]], hopes: Sequence[float]) -> None:
        #: By slot: how likely an unseen card of it is each card.
        self.tops = tops
        #: By slot: how likely plans are among its unseen cards.
        self.hopes = hopes


@lru_cache(maxsize=256)
def chances(
    seats: int,
    quick: bool,
    seat: int,
    dealt: tuple[str, ...],
    claims: tuple[tuple[int, Claim], ...],
    shown: tuple[tuple[str, ...], ...],
) -> Chances:
    """Weigh whose pile lies where by what the piles have shown, believing what was told where it can be true."""
    row = deck_row(seats, quick)
    own = count(dealt)
    hands = {who: hand for who, said in last_words(claims).items() if (hand := told_all(said))}
    hands[seat] = own
    found = weigh(row, hands, seats, shown) if believable(row, hands, seats) else None
    return found or weigh(row, {seat: own}, seats, shown) or Chances([[1 / KINDS] * KINDS] * seats, [0.5] * seats)


def weigh(
    row: Sequence[int], hands: Mapping[int, list[int]], seats: int, shown: Sequence[Sequence[str]]
) -> Chances | None:
    pool = Pool(row, hands)
    seen = [count(cards) for cards in shown]
    pairs = [[(kind, number) for kind, number in enumerate(counts) if number] for counts in seen]
    known = list(hands.values())
    weights = [
        [likelihood(hand, pair) / FALLING[7][len(cards)] for hand in known]
        for pair, cards in zip(pairs, shown, strict=True)
    ]
    others = [pool.likelihood(pair) if len(known) < seats else 0.0 for pair in pairs]
    owners = Owners(weights, others)
    if not owners.possible:
        return None
    tops, hopes = [], []
    for slot, chance in enumerate(owners.chances()):
        unseen = 7 - len(shown[slot])
        top = [0.0] * KINDS
        hope = 0.0
        for hand, sure in zip(known, chance, strict=False):
            if sure:
                part = sure / max(unseen, 1)
                for kind, number in enumerate(hand):
                    left = number - seen[slot][kind]
                    if left > 0:
                        top[kind] += part * left
                if hand[PLANS] > seen[slot][PLANS]:
                    hope += sure
        stranger = chance[-1]
        if stranger and pool.size:
            spread = stranger / pool.size
            for kind in range(4):
                top[kind] += spread * max(pool.counts[kind], 0)
            for kind in pool.names:
                top[kind] += spread * pool.specials / len(pool.names)
            if not seen[slot][PLANS]:
                hope += stranger * min(1.0, pool.counts[PLANS] * unseen / pool.size)
        tops.append(top)
        hopes.append(hope if unseen else 0.0)
    return Chances(tops, hopes)


class Site:
    """One pile as the bot sees it: its cards from the top (an empty name: unseen), and how likely plans hide there."""

    __slots__ = ("cards", "hope", "top")

    def __init__(self, cards: tuple[str, ...], top: Sequence[float], hope: float) -> None:
        self.cards = cards
        self.top = top
        self.hope = hope

    def worth(self) -> float:
        return worth(self.cards, self.hope)

    def odds(self) -> list[tuple[str, float]]:
        """What the top card may be."""
        if self.cards[0]:
            return [(self.cards[0], 1.0)]
        return [(card, self.top[kind]) for card, kind in PLACE.items() if self.top[kind]]


@lru_cache(maxsize=1 << 15)
def worth(cards: tuple[str, ...], hope: float) -> float:
    """Plans that the pile is worth: known ones by the cards on them, hidden ones by where they may lie."""
    effort = 0
    total = 0.0
    hidden = 0.0
    unseen = 0
    for card in cards:
        left = FADES[effort]
        if card == "plans":
            total += left
        elif not card:
            hidden += left
            unseen += 1
        effort += EFFORT[card]
    return UNWON * (total + (hope * hidden / unseen if unseen else 0.0))


def pick(card: str, cards: tuple[str, ...], hope: float) -> tuple[tuple[str, ...], float]:
    """The pile under its top card, once that turned out to be `card`; and the hope that is left in it."""
    if cards[0]:
        return cards[1:], hope
    unseen = cards.count("")
    if card == "plans":
        return cards[1:], 0.0
    # the top one was not it: what is left is a little more likely elsewhere, and a little less likely at all
    rest = hope * (unseen - 1) / unseen
    return cards[1:], rest / (1 - hope / unseen) if hope < unseen else 0.0


class Thought:
    """One look at the table: what each rebel could do with each pile."""

    def __init__(self, view: View, laid: Mapping[int, str]) -> None:
        self.view = view
        #: Cards that lie open or are being laid, by seat.
        self.laid = laid
        found = chances(
            view.seats, view.quick, view.seat or 0, view.dealt, view.claims, tuple([pile.shown for pile in view.piles])
        )
        self.sites = [
            Site(tuple([name(cards) for cards in pile.cards]), found.tops[slot], hope_of(view, pile, found.hopes[slot]))
            for slot, pile in enumerate(view.piles)
        ]
        self._parts: dict[int, list[tuple[str, float, float, float]]] = {}
        self._gains: dict[tuple[str, int], float] = {}
        self.slots = [slot for slot, site in enumerate(self.sites) if site.cards]
        self.total = sum(site.worth() for site in self.sites)
        self.waiting = sum(player.open for player in view.players)
        #: Whether somebody's card could pay for a Death Trooper.
        self.payable = self.waiting > 1 or view.step == "lay"
        down = [rebel for player in view.players for rebel in player.front]
        self.jyns = view.seats - down.count("jyn")

    # ── what a revealed card does ──────────────────────────────────────────────────────────────────────────────────

    def harm(self, card: str, rebel: str) -> float:
        """What a special enemy costs the team when this rebel reveals it."""
        view = self.view
        if card in ("reinf_tie", "reinf_striker"):
            return self.total * (1 - FADES[9])
        if card == "star_destroyer":
            return self.total * 0.9 if rebel == "jyn" else 0.2
        if card == "at_st":
            return 0.07 * max(self.waiting - 1, 0)
        if card == "tank":
            return 0.05 * view.seats
        if card == "ambush":
            return 1.0 if view.plans else 0.0
        return 0.1 * self.total  # disinformation

    def after(self, slot: int, card: str, rebel: str, *, kept: bool = True) -> float:
        """The pile's worth once its top card turned out to be `card` and was dealt with (specials: harm deducted)."""
        site = self.sites[slot]
        rest, hope = pick(card, site.cards, site.hope)
        if card == "plans":
            return 1 + worth(rest, hope) if rebel == "jyn" else worth((*rest, "plans"), hope)
        if card in SHIPS or card in ("trooper", "at_act"):
            if card == "trooper" and self.payable:
                return max(worth((card, *rest), hope), worth(rest, hope) - PAYMENT)
            return worth((card, *rest), hope) if kept else worth(rest, hope)
        return worth(rest, hope) - self.harm(card, rebel)

    def gain(self, rebel: str, slot: int) -> float:
        """What it brings to play this rebel on this pile."""
        if rebel == "bodhi":
            return self.bodhi(slot)
        total = 0.0
        for card, chance in self.sites[slot].odds():
            beaten = card in BEATS[rebel]
            value = self.after(slot, card, rebel, kept=not beaten)
            if beaten and rebel in ("cassian", "chirrut"):
                value += self.go_on(rebel, slot, card)
            total += chance * value
        return total - self.sites[slot].worth()

    def go_on(self, rebel: str, slot: int, card: str) -> float:
        """What it brings to reveal one more card after a ship was beaten."""
        site = self.sites[slot]
        rest, hope = pick(card, site.cards, site.hope)
        if not rest:
            return 0.0
        held = self.sites[slot]
        self.sites[slot] = Site(rest, site.top, hope)
        if rest[0] == card and rest[0]:
            more = self.gain(rebel, slot)
        else:
            more = (
                sum(
                    chance * self.after(slot, face, rebel, kept=face not in BEATS[rebel])
                    for face, chance in self.sites[slot].odds()
                )
                - self.sites[slot].worth()
            )
        self.sites[slot] = held
        return max(more, 0.0)

    def bodhi(self, slot: int) -> float:
        site = self.sites[slot]
        cards = site.cards
        if len(cards) == 1:
            return 0.0
        top, rest = cards[:2], cards[2:]
        hidden = top.count("")
        unseen = cards.count("")
        found = site.hope * hidden / unseen if unseen else 0.0
        hope = (site.hope - found) / (1 - found) if found < 1 else 0.0
        under = ("plans", "tie") if "plans" in top else ("tie", "tie")
        value = (1 - found) * worth((*rest, *under), hope) + found * worth((*rest, "plans", "tie"), 0.0)
        return value - site.worth()

    def parts(self, slot: int) -> list[tuple[str, float, float, float]]:
        """For each possible top card: its type, its chance, what it changes, and what more if it is matched."""
        if slot not in self._parts:
            site = self.sites[slot]
            before = site.worth()
            self._parts[slot] = parts = []
            for card, chance in site.odds():
                after = self.after(slot, card, "k2so")
                gone = worth(*pick(card, site.cards, site.hope))
                parts.append((TYPE[card], chance, after - before, gone - after))
        return self._parts[slot]

    def k2so(self, one: int, other: int) -> float:
        """Equal types leave together, plans that meet are lost; different ones take effect each by itself."""
        mine, theirs = self.parts(one), self.parts(other)
        total = sum(chance * change for _, chance, change, _ in mine)
        total += sum(chance * change for _, chance, change, _ in theirs)
        for kind, chance, _, gone in mine:
            for match, also, _, away in theirs:
                if kind == match:
                    total += chance * also * (gone + away)
        return total

    # ── choices ────────────────────────────────────────────────────────────────────────────────────────────────────

    def worth_of(self, rebel: str, slot: int) -> float:
        """What a rebel brings there; reckoned once."""
        if (rebel, slot) not in self._gains:
            self._gains[rebel, slot] = self.gain(rebel, slot)
        return self._gains[rebel, slot]

    def best_pile(self, rebel: str, slots: Sequence[int]) -> tuple[float, int]:
        return max((self.worth_of(rebel, slot), -slot) for slot in slots)

    def best_pair(self, slots: Sequence[int]) -> tuple[float, int, int]:
        pairs = [(one, other) for place, one in enumerate(slots) for other in slots[place + 1 :]]
        return max((self.k2so(one, other), one, other) for one, other in pairs)

    def best(self, rebel: str, slots: Sequence[int] | None = None) -> float:
        """What a rebel brings where it does most."""
        return self.aim(rebel, self.slots if slots is None else slots)[0]

    def aim(self, rebel: str, slots: Sequence[int]) -> tuple[float, tuple[int, ...]]:
        """The same, and the piles it goes for."""
        if not slots:
            return 0.0, ()
        if rebel == "k2so" and len(slots) > 1:
            value, one, other = self.best_pair(slots)
            return value, (one, other)
        value, slot = self.best_pile(rebel, slots)
        return value, (-slot,)

    def untouched(self, rebels: Sequence[str]) -> list[int]:
        """The piles that are left when each of these rebels goes for the best one that nobody goes for yet."""
        left = list(self.slots)
        for rebel in rebels:
            left = [slot for slot in left if slot not in self.aim(rebel, left)[1]]
        return left

    def ready_plans(self, before: Sequence[str]) -> int:
        """How many plans lie on top, or will once those who act earlier have cleared the way."""
        helpers = list(before)
        known = [self.sites[slot].cards for slot in self.slots if "plans" in self.sites[slot].cards]
        return sum(clear_way(cards[: cards.index("plans")], helpers) for cards in known)

    def jyn(self, before: Sequence[str], rivals: int) -> float:
        """What Jyn brings: plans that are ready and that no other Jyn goes for, else the best blind chance."""
        if self.ready_plans(before) > rivals:
            return 1.0
        return max(self.best("jyn"), 0.0) if self.slots else 0.0

    def jyn_is_due(self, seat: int) -> bool:
        """Jyns are best spread over the last turns, played by those who act last, after others have cleared the way."""
        view = self.view
        turns = view.players[seat].hand
        holders = [
            other
            for other, player in enumerate(view.players)
            if "jyn" in (view.hand if other == view.seat else player.known)
        ]
        together = (len(holders) + turns - 1) // turns
        if len(holders) <= (turns - 1) * max(1, view.seats // SPREAD):
            return False
        latest = sorted(holders, key=lambda other: -((other - view.leader) % view.seats))
        return seat in latest[: max(together, view.seats // SPREAD)]

    def jyn_later(self) -> float:
        """What a Jyn kept for later may bring: all that can still be reached, shared among all Jyns left."""
        return min(self.total / max(self.jyns, 1), 1.0)


BEATS: Final[Mapping[str, tuple[str, ...]]] = {
    "jyn": (),
    "baze": SHIPS,
    "cassian": ("tie",),
    "chirrut": ("striker",),
    "k2so": (),
}


def clear_way(above: Sequence[str], helpers: list[str]) -> bool:
    """Whether the helpers can take all these cards off; those that were needed are gone from the list."""
    left = list(above)
    spare = list(helpers)
    while left:
        card = left[0]
        fitting = {"tie": ("cassian", "baze"), "striker": ("chirrut", "baze")}.get(card, ())
        helper = next((rebel for rebel in fitting if rebel in spare), None)
        if helper is None and len(left) >= 2 and "bodhi" in spare:
            helper = "bodhi"
        if helper is None:
            return False
        spare.remove(helper)
        if helper == "bodhi":
            del left[:2]
        elif helper == "baze":
            del left[0]
        else:
            while left and left[0] == card:
                del left[0]
    helpers[:] = spare
    return True


def name(cards: tuple[str, ...]) -> str:
    """A card as far as it is known; of two possible ones plans, else the first."""
    if not cards:
        return ""
    return "plans" if "plans" in cards else cards[0]


def hope_of(view: View, pile: Pile, hope: float) -> float:
    """Plans cannot hide in a pile that has no unseen card."""
    return hope if any(not cards for cards in pile.cards) else 0.0


def last_rebel(answers: Sequence[Option]) -> str | None:
    """The rebel that a seat is laying, among what it has answered so far."""
    last = answers[-1]
    return last if isinstance(last, str) and last in PATIENCE else None


def think(seen: Seen) -> Thought:
    laid = {seat: rebel for seat, answers in seen.laid.items() if (rebel := last_rebel(answers))}
    return Thought(seen.view, laid)


#: Questions before the operation.
RECON: Final = ("ready", "claim", "swap")
#: Answers, each with what it promises.
Weighed = Sequence[tuple[Option, float]]


class Care(Mind):
    """Reckons from what its seat has seen; every answer it gives is weighed at first sight."""

    def lines(self, seen: Seen, rng: Rng) -> list[Line]:
        ask = seen.question
        assert isinstance(ask, Ask)
        if ask.kind in RECON:
            return [Line(self.recon(seen, ask, rng))]
        thought = think(seen)
        hoped = estimate(thought)
        return [Line(answer, promise, hoped) for answer, promise in WEIGHED[ask.kind](thought, ask)]

    @staticmethod
    def recon(seen: Seen, ask: Ask, rng: Rng) -> Option:
        """Tell everything once, as it is; piles are laid anyhow."""
        if ask.kind == "swap":
            return tuple(rng.sample(ask.options, len(ask.options)))
        if ask.kind == "claim":
            return truth(seen.view.dealt)
        told = "tell" in seen.laid.get(seen.seat, ()) or "tell" not in ask.options
        return "ready" if told else "tell"

    def opinion(self, match: Match) -> tuple[float, ...]:
        """All win or lose together: the mean of what the seats would say."""
        thoughts = [Thought(match.view(seat), {}) for seat in range(match.seats)]
        hoped = sum(estimate(thought) for thought in thoughts) / match.seats
        return (hoped,) * match.seats

    def explain(self, seen: Seen, answer: Option) -> Reason:
        ask = seen.question
        assert isinstance(ask, Ask)
        if ask.kind in RECON:
            return reasons.recon(ask, answer, seen.view.dealt)
        return reasons.WHY[ask.kind](think(seen), ask, answer)


def truth(dealt: Sequence[str]) -> Option:
    """All about the own seven cards, as one claim."""
    counts = {card: dealt.count(card) for card in PLACE}
    counts["special"] = sum(counts[name] for name in SPECIALS)
    return tuple(
        (kind, number) for kind, number in CLAIMS if counts[kind] == number and (number or kind not in SPECIALS)
    )


def estimate(thought: Thought) -> float:
    """Chances of a victory: the plans held and hoped for against those needed."""
    view = thought.view
    rounds = view.rounds - view.round
    usual = deck_row(view.seats, view.quick)[3] * 0.6
    hoped = view.plans + min(thought.total, thought.jyns) * 0.8 + rounds * usual
    needed = next(plans for plans in range(10) if level(view.seats, plans, quick=view.quick) != "defeat")
    return max(0.01, min(0.99, 0.5 + (hoped - needed) * 0.25))


def _slots(ask: Ask) -> list[int]:
    return [slot for slot in ask.options if isinstance(slot, int)]


def piles(thought: Thought, ask: Ask) -> Weighed:
    assert isinstance(ask.about, OfRebel)
    return [(slot, thought.worth_of(ask.about.card, slot)) for slot in _slots(ask)]


def two_piles(thought: Thought, ask: Ask) -> Weighed:
    return [(pair, thought.k2so(*pair)) for pair in reversed([*combinations(_slots(ask), 2)])]


def rebels(thought: Thought, ask: Ask) -> Weighed:
    """What each rebel does now, against what it would be worth later; Jyn when somebody clears the way for her."""
    view = thought.view
    seat = ask.seat
    place = (seat - view.leader) % view.seats
    before = [rebel for other, rebel in thought.laid.items() if (other - view.leader) % view.seats < place]
    jyns = sum(rebel == "jyn" for rebel in thought.laid.values())
    others = [rebel for other, rebel in thought.laid.items() if other != seat]
    free = thought.untouched(others)
    held = view.players[seat].hand
    wait = 0.0 if held == 1 else WAIT[held]
    weighed: list[tuple[Option, float]] = []
    for rebel in sorted(map(str, ask.options), reverse=True):
        if rebel == "tell":
            continue
        if rebel == "jyn":
            value = thought.jyn([other for other in before if other != "jyn"], jyns)
            later = 0.0 if thought.jyn_is_due(seat) else max(EARLY, PATIENCE["jyn"] * thought.jyn_later())
        else:
            value = thought.best(rebel, free) - REPEATED * others.count(rebel)
            later = BODHI_IN_A_CROWD if rebel == "bodhi" and view.seats >= CROWD else PATIENCE[rebel]
        weighed.append((rebel, value - wait * later * view.hand.count(rebel) ** -0.5))
    return weighed


def orders(thought: Thought, ask: Ask) -> Weighed:
    """Plans above, what hinders below."""
    return [(pair, 0 if pair[0] == "plans" else -EFFORT[pair[0]]) for pair in ask.options]  # type: ignore[index]


def go_on(thought: Thought, ask: Ask) -> Weighed:
    assert isinstance(ask.about, OfRun)
    return [("stop", 0.0), ("reveal", thought.gain(ask.about.card, ask.about.pile))]


def payers(thought: Thought, ask: Ask) -> Weighed:
    """Pay if the way freed is worth more than the card that is not played."""
    assert isinstance(ask.about, OfEnemy)
    slot = ask.about.pile
    site = thought.sites[slot]
    free = site.worth()
    # without payment the enemy lies on top again: so much would the others' cards be worth then
    thought.sites[slot] = Site((ask.about.card, *site.cards), site.top, site.hope)
    could = _slots(ask)
    thought.payable = len(could) > 1
    freed = free - thought.sites[slot].worth()
    costs = sorted((thought.best(thought.view.players[seat].laid), seat) for seat in could)
    return [("keep", 0.0), *((seat, freed - max(cost, PAYMENT / 2)) for cost, seat in costs)]


def which_first(thought: Thought, ask: Ask) -> Weighed:
    """Troopers first, while cards lie open; plans last."""
    assert isinstance(ask.about, OfTwoCards)
    about, order = ask.about, {"trooper": 0, "at_act": 1, "plans": 9}
    return [(about.pile, -order.get(about.card, 5)), (about.other_pile, -order.get(about.other_card, 5))]


def reinforced(thought: Thought, ask: Ask) -> Weighed:
    """Ships go where the least is to be found."""
    slots = sorted(_slots(ask), key=lambda slot: thought.sites[slot].worth())
    return [(tuple(sorted(slots[: ask.least])), 0.0)]


def losses(thought: Thought, ask: Ask) -> Weighed:
    """The card that is worth least later goes to the tank."""
    return [(rebel, -PATIENCE[str(rebel)]) for rebel in ask.options]


def votes(thought: Thought, ask: Ask) -> Weighed:
    """Stop when nothing more can be won."""
    return [("go" if thought.jyns > 0 and thought.total > 0.02 else "stop", 0.0)]


WEIGHED: Final = {
    "pile": piles,
    "piles": two_piles,
    "lay": rebels,
    "under": orders,
    "run": go_on,
    "pay": payers,
    "first": which_first,
    "reinforce": reinforced,
    "tank": losses,
    "vote": votes,
}

BOTS: Final[Mapping[str, Bot]] = {"careful": SearchBot("careful", Care(), Budget(worlds=0))}
