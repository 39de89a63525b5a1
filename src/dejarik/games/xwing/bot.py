"""Players: a cadet who flies at the nearest enemy, shoots and focuses, and an ace who reckons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dejarik.bots.search import Budget, Line, Mind, SearchBot, duel
from dejarik.core.bot import Advice, Bot, Seen
from dejarik.core.match import Match
from dejarik.core.note import Reason
from dejarik.core.question import Ask, Option, Place, Question, any_answer
from dejarik.core.rng import Rng
from dejarik.games.xwing import geometry, reasons, tactics
from dejarik.games.xwing.cards.ability import BY_UPGRADE
from dejarik.games.xwing.cards.upgrades import UPGRADES
from dejarik.games.xwing.dice import BLANK, CRIT, FOCUS, HIT
from dejarik.games.xwing.dice import EVADE as EVADED
from dejarik.games.xwing.geometry import Pose, fly
from dejarik.games.xwing.notes import OfCard, OfDice, OfShip
from dejarik.games.xwing.rules import missions
from dejarik.games.xwing.state import NONE, REBEL
from dejarik.games.xwing.tactics import EVADE, expected, pose_of, worth
from dejarik.games.xwing.view import ShipView, View

#: Answers, each with what it promises.
Weighed = Sequence[tuple[Option, float]]

#: Answers that do nothing.
IDLE = ("pass", "done", "no", "skip", "stay", NONE)
PLAIN, SURE = 0, 1
#: Ships worth e to 1 give odds of e to 1, twice over.
ODDS = 0.5


class Cadet(Bot):
    """Flies at the nearest enemy, shoots whenever it can, focuses."""

    name = "cadet"

    def advise(self, seen: Seen, rng: Rng) -> Advice:
        question = seen.question
        if isinstance(question, Place):
            return Advice(question.sample(rng))
        assert isinstance(question, Ask)
        if question.kind == "dial" and rng.below(12) == 0:
            return Advice(_any_inside(seen.view, question, rng))  # or two of them would circle for ever
        answer = _CADET.get(question.kind, _eager)(seen.view, question)
        return Advice(answer if answer is not None else any_answer(question, rng))


class Ace(Mind):
    """Looks ahead over its own and the enemy's manoeuvres, and weighs every token by expected damage."""

    def lines(self, seen: Seen, rng: Rng) -> list[Line]:
        question = seen.question
        if isinstance(question, Place):
            return [Line(_place(seen.view, question, rng))]
        assert isinstance(question, Ask)
        if question.kind in _WEIGHED:
            return [Line(answer, promise) for answer, promise in _WEIGHED[question.kind](seen.view, question)]
        answer = _BOTH.get(question.kind, _eager)(seen.view, question)
        return [] if answer is None else [Line(answer)]

    def explain(self, seen: Seen, answer: Option) -> Reason | None:
        return reasons.explain(seen.view, seen.question, answer)

    def opinion(self, match: Match) -> tuple[float, ...]:
        first, second = duel(tactics.balance(match.view(None)), ODDS)
        sides = {ship.seat: ship.side for ship in match.view(None).ships}
        return tuple(second if sides.get(seat, seat % 2) else first for seat in range(match.seats))


# ── both ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _eager(view: View, question: Ask) -> Option | None:
    """The first thing that does something."""
    if not question.single:
        return None
    for option in question.options:
        if option not in IDLE:
            return option
    return question.options[0]


def _reroll(view: View, question: Ask) -> Option:
    """Blanks, and focus results that no token will turn."""
    attack = view.attack
    assert isinstance(question.about, OfDice)
    dice = question.about.dice
    poor = [place for place in question.options if isinstance(place, int) and dice[place] == BLANK]
    focused = attack is not None and view.ships[attack.attacker].focus > 0
    if question.about.which == "attack" and not focused:
        poor += [place for place in question.options if isinstance(place, int) and dice[place] == FOCUS]
    return tuple(sorted(poor[: question.most]))


def _modify_attack(view: View, question: Ask) -> Option:
    """Cards first, then the lock for what is poor, then focus."""
    attack = view.attack
    assert attack is not None
    dice = attack.attack_dice
    cards = [option for option in question.options if isinstance(option, tuple)]
    if "lock" in question.options and (BLANK in dice or (FOCUS in dice and not view.ships[attack.attacker].focus)):
        return "lock"
    if cards:
        return cards[0]
    return "focus" if "focus" in question.options and FOCUS in dice else "done"


def _modify_defence(view: View, question: Ask) -> Option:
    """As few tokens as stop the damage."""
    attack = view.attack
    assert attack is not None
    if view.ships[attack.attacker].seat == question.seat:
        return question.options[0]
    hits = attack.attack_dice.count(HIT) + attack.attack_dice.count(CRIT)
    need = hits - attack.defence_dice.count(EVADED)
    if need <= 0:
        return "done"
    cards = [option for option in question.options if isinstance(option, tuple)]
    if cards:
        return cards[0]
    eyes = attack.defence_dice.count(FOCUS)
    if "evade" in question.options and (need == 1 or not eyes or "focus" not in question.options):
        return "evade"
    if "focus" in question.options and eyes:
        return "focus"
    return "evade" if "evade" in question.options else "done"


def _by_ship(question: Ask) -> dict[int, list[tuple[str, int]]]:
    """The dials that are still to be set."""
    found: dict[int, list[tuple[str, int]]] = {}
    for option in question.options:
        assert isinstance(option, tuple)
        ship, bearing, speed = option
        assert isinstance(ship, int)
        assert isinstance(speed, int)
        found.setdefault(ship, []).append((str(bearing), speed))
    return found


# ── the cadet ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _cadet_dial(view: View, question: Ask) -> Option:
    number, windows = next(iter(_by_ship(question).items()))
    ship = view.ships[number]
    prey = _nearest(view, ship)

    def price(window: tuple[str, int]) -> float:
        end = fly(pose_of(ship), *window)
        if not tactics.inside(view, end):
            return 1e9
        off = geometry.distance(end, prey) if prey is not None else 0.0
        return off + (200_000 if ship.stress and window[0] == "koiogran" else 0)

    return (number, *min(windows, key=price))


def _any_inside(view: View, question: Ask, rng: Rng) -> Option:
    """Any manoeuvre that stays on the mat."""
    number, windows = next(iter(_by_ship(question).items()))
    here = pose_of(view.ships[number])
    safe = [window for window in windows if tactics.inside(view, fly(here, *window))]
    return (number, *rng.choice(safe or windows))


def _nearest(view: View, ship: ShipView) -> Pose | None:
    here = pose_of(ship)
    foes = [pose_of(other) for other in view.ships if other.in_play and other.side != ship.side]
    return min(foes, key=lambda foe: geometry.distance(here, foe), default=None)


def _cadet_action(view: View, question: Ask) -> Option | None:
    return "focus" if "focus" in question.options else _eager(view, question)


def _cadet_attack(view: View, question: Ask) -> Option:
    ship = _ship(view, question)
    shots = [option for option in question.options if isinstance(option, tuple)]
    return min(shots, key=lambda shot: geometry.distance(pose_of(ship), pose_of(view.ships[_number(shot[-1])])))


def _ship(view: View, question: Question) -> ShipView:
    """The ship that a question is about."""
    assert isinstance(question.about, OfShip | OfCard)
    return view.ships[question.about.ship.id]


def _number(value: Option) -> int:
    assert isinstance(value, int)
    return value


# ── the ace ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _ace_dial(view: View, question: Ask) -> Weighed:
    """The manoeuvres of the first ship that has a plan, as they were weighed for it."""
    plan = tactics.plan(view, question.seat)
    for number, windows in _by_ship(question).items():
        known = [(window, value) for window, value in plan.get(number, ()) if window in windows]
        if known:
            return [((number, *window), value) for window, value in known]
    return []


def _ace_action(view: View, question: Ask) -> Weighed:
    """Actions by the outlook for the coming shots; none, unless one promises something."""
    ship = _ship(view, question)
    foes = tactics.enemies(view, ship.side)
    outlook = _Outlook(ship, foes)
    idle = [option for option in question.options if option in IDLE]
    actions = [option for option in question.options if option not in IDLE]
    weighed = [(option, _action_value(view, ship, option, outlook, foes)) for option in actions]
    return [*((option, 0.0) for option in idle), *weighed]


class _Outlook:
    """What a ship may do and suffer in this round's combat from where it stands."""

    def __init__(self, ship: ShipView, foes: Sequence[tactics.Likely]) -> None:
        self.ship = ship
        self.targets: dict[int, tuple[float, int, int]] = {}  # chance to be in arc, attack and defence dice
        self.threats: list[tuple[float, int, int]] = []
        here = pose_of(ship)
        for foe in foes:
            chance = threat = 0.0
            band = near = 3
            for end, weight in foe.ends:
                mine, theirs = tactics.reach(here, end), tactics.reach(end, here)
                if mine:
                    chance += weight
                    band = min(band, mine)
                if theirs and foe.ship.attack:
                    threat += weight
                    near = min(near, theirs)
            if chance:
                dice = (ship.attack + (band == 1), foe.ship.agility + (band == 3))
                self.targets[foe.ship.id] = (chance, *dice)
            if threat:
                self.threats.append((threat, foe.ship.attack + (near == 1), ship.agility + (near == 3)))

    def attack(self, view: View, hit: float, locked: Mapping[int, float] | None = None) -> float:
        best = 0.0
        for number, (chance, attack, defence) in self.targets.items():
            odds = (locked or {}).get(number, hit)
            target = view.ships[number]
            hurt = chance * expected(attack, odds, defence, tactics.USUAL_EVADE)
            best = max(best, hurt * worth(target) * tactics.stake(view, target))
        return best

    def suffer(self, evade: float, tokens: int = 0) -> float:
        """Expected loss; an evade token stops one hit of one attack."""
        total = 0.0
        for index, (chance, attack, defence) in enumerate(sorted(self.threats, reverse=True)):
            total += chance * expected(attack, tactics.USUAL_HIT, defence, evade, tokens if index == 0 else 0)
        return total * worth(self.ship) * 0.7


def _action_value(
    view: View, ship: ShipView, option: Option, outlook: _Outlook, foes: Sequence[tactics.Likely]
) -> float:
    plain = outlook.attack(view, tactics.HIT[PLAIN])
    if option == "protect":
        shuttle = view.ships[view.marked]
        harm = _Outlook(shuttle, foes)
        return tactics.stake(view, shuttle) * (
            harm.suffer(EVADE[PLAIN], shuttle.evade) - harm.suffer(EVADE[PLAIN], shuttle.evade + 1)
        )
    if option == "focus":
        gain = outlook.attack(view, tactics.HIT[SURE]) - plain
        safety = outlook.suffer(EVADE[PLAIN]) - outlook.suffer(EVADE[SURE])
        return 0.15 + max(gain, safety) + 0.35 * min(gain, safety)
    if option == "evade":
        return 0.05 + outlook.suffer(EVADE[PLAIN]) - outlook.suffer(EVADE[PLAIN], 1)
    if option == "barrel-roll":
        return _roll_value(view, ship, foes)[0] - 0.8
    if isinstance(option, tuple) and option[0] == "target-lock":
        number = _number(option[1])
        locked = outlook.attack(view, tactics.HIT[PLAIN], {number: tactics.HIT[SURE]})
        return 0.1 + 0.95 * (locked - plain) + (0.25 if ship.lock == NONE else 0.0)
    return _card_value(str(option), ship, outlook, plain)


def _card_value(card: str, ship: ShipView, outlook: _Outlook, plain: float) -> float:
    if card == "upgrade-marksmanship":
        return 0.5 * plain + 0.1 if outlook.targets else 0.0
    if card == "upgrade-r2-f2":
        return 0.1 + 0.25 * outlook.suffer(EVADE[PLAIN])
    if card in ("upgrade-squad-leader", "upgrade-expert-handling"):
        return 0.2
    return 0.6  # repairs


def _roll_value(view: View, ship: ShipView, foes: Sequence[tactics.Likely]) -> tuple[float, tuple[int, int, int]]:
    """How much better the best barrel roll would stand."""
    mates = sum(other.in_play and other.side == ship.side for other in view.ships)
    here = tactics.place_value(view, ship, pose_of(ship), foes, mates)
    best = (-100.0, (1, 0, 0))
    for side in (-1, 1):
        for slide in (-10_000, 0, 10_000):
            end = geometry.roll(pose_of(ship), side, slide, slide)
            others = (other for other in view.ships if other.in_play and other.id != ship.id)
            if tactics.inside(view, end) and not any(geometry.overlap(end, pose_of(other)) for other in others):
                best = max(best, (tactics.place_value(view, ship, end, foes, mates) - here, (side, slide, slide)))
    return best


def _ace_attack(view: View, question: Ask) -> Weighed:
    """Shots by what they cost the enemy."""
    ship = _ship(view, question)
    return [(option, _shot_value(view, ship, option)) for option in question.options]


def _shot_value(view: View, ship: ShipView, option: Option) -> float:
    if option == "pass":
        return 0.0
    assert isinstance(option, tuple)
    weapon, number = str(option[0]), _number(option[1])
    if weapon == "scan":
        return 30.0
    target = view.ships[number]
    hurt = _expected_shot(view, ship, target, weapon)
    value = hurt * worth(target) + tactics.cost(target) * max(0.0, hurt - tactics.life(target) + 1.0) * 0.5
    value *= tactics.stake(view, target)
    if target.doomed:
        value *= 0.1
    return value + 0.01


def _expected_shot(view: View, ship: ShipView, target: ShipView, weapon: str) -> float:
    locked = ship.lock == target.id
    if weapon == "primary":
        length = geometry.attack_distance(pose_of(ship), pose_of(target), ship.base, target.base)
        band = geometry.band(length) if length is not None else 3
        hit = tactics.HIT[SURE] if ship.focus or locked else tactics.HIT[PLAIN]
        hit = 0.94 if ship.focus and locked else hit
        attack, defence = ship.attack + (band == 1), target.agility + (band == 3)
    else:
        attack, defence = UPGRADES[weapon].attack or 0, target.agility
        hit = tactics.HIT[SURE] if ship.focus else 0.58
    evade = EVADE[SURE] if target.focus else EVADE[PLAIN]
    hurt = expected(attack, hit, defence, evade, target.evade)
    if weapon == "ion-cannon-turret":
        return min(1.0, hurt) * 1.25
    return hurt * BY_UPGRADE[weapon].shots if weapon in BY_UPGRADE else hurt


def _replace(view: View, question: Ask) -> Weighed:
    """What suits the stressed enemy least: off the mat, if it can be."""
    ship = _ship(view, question)
    foes = tactics.enemies(view, ship.side)

    def value(option: Option) -> float:
        assert isinstance(option, tuple)
        end = fly(pose_of(ship), str(option[0]), _number(option[1]))
        return tactics.OUT if not tactics.inside(view, end) else tactics.place_value(view, ship, end, foes, 1)

    return [(option, -value(option)) for option in question.options]


def _shuttle(view: View, question: Ask) -> Weighed:
    """For the Imperial edge, on course, but not into the enemy's guns."""
    ship = view.ships[view.marked]
    foes = tactics.enemies(view, ship.side)
    boldness = 0.8 + 0.1 * view.round  # nobody waits for ever

    def value(option: Option) -> float:
        end = pose_of(ship)
        if isinstance(option, tuple):
            end = fly(end, str(option[0]), _number(option[1]))
        astray = min(end[2], geometry.FULL_TURN - end[2]) / 45_000
        off = 0.0 if 40_000 <= end[0] <= view.width - 40_000 else 1e6
        gone = 100.0 if end[1] > view.height - 20_000 else 0.0
        harm = tactics.fire_value(ship, end, foes)[1] / tactics.worth(ship)
        return gone + boldness * end[1] / 60_000 - astray - 1.5 * harm - off

    return [(option, value(option)) for option in question.options]


def _place(view: View, question: Place, rng: Rng) -> tuple[int, ...]:
    if question.kind == "barrel-roll":
        ship = _ship(view, question)
        spot = _roll_value(view, ship, tactics.enemies(view, ship.side))[1]
        return spot if question.check(spot) is None else question.sample(rng)
    if question.kind == "deploy" and view.mission == missions.ASTEROIDS and not view.round:
        return _ambush(view, question, rng)
    if question.kind == "deploy":
        return _formation(view, question, rng)
    return question.sample(rng)


def _formation(view: View, question: Place, rng: Rng) -> tuple[int, ...]:
    """Beside friends, well forward, a little off the middle."""
    ship = _ship(view, question)
    friends = [other for other in view.ships if other.in_play and other.side == ship.side]
    home = sum(other.x for other in friends) // len(friends) if friends else view.width * 2 // 5
    best: tuple[float, tuple[int, ...]] | None = None
    for _ in range(24):
        spot = question.sample(rng)
        price = abs(spot[0] - home) / 1000
        for other in friends:
            apart = geometry.distance((spot[0], spot[1], spot[2]), pose_of(other))
            price += 60 if apart < 18_000 else 0
        depth = spot[1] if ship.side == REBEL else view.height - spot[1]
        price -= depth / 4000
        if best is None or price < best[0]:
            best = (price, spot)
    assert best is not None
    return best[1]


def _ambush(view: View, question: Place, rng: Rng) -> tuple[int, ...]:
    """Mission 2: the Rebel far from the enemy and with his nose to the nearer edge, the Imperial opposite him."""
    ship = _ship(view, question)
    if ship.side != REBEL:
        return _formation(view, question, rng)
    foes = [pose_of(other) for other in view.ships if other.in_play and other.side != ship.side]

    def quality(spot: tuple[int, ...]) -> float:
        near = min((geometry.distance((spot[0], spot[1], 0), foe) for foe in foes), default=0.0)
        return near / 1000 - min(spot[1], view.height - spot[1]) / 3000

    best = max((question.sample(rng) for _ in range(24)), key=quality)
    turned = (best[0], best[1], 180_000 if best[1] < view.height / 2 else 0)
    return turned if question.check(turned) is None else best


def _damaged(view: View, question: Ask) -> Weighed:
    """Mission 2: the ship that takes most to be shot down."""
    ships = [view.ships[_number(number)] for number in question.options]
    return [(ship.id, tactics.life(ship) + ship.agility / 10) for ship in ships]


def _worst_damage(view: View, question: Ask) -> Weighed:
    """To deal it, or to be rid of it."""
    return [(card, tactics.harm(str(card))) for card in question.options]


def _lose_weapon(view: View, question: Ask) -> Weighed:
    return [(card, -UPGRADES[str(card)].cost) for card in question.options]


Answer = Callable[[View, Ask], Option | None]

_BOTH: dict[str, Answer] = {"reroll": _reroll, "modify-attack": _modify_attack, "modify-defence": _modify_defence}
_CADET: dict[str, Answer] = {
    **_BOTH,
    "dial": _cadet_dial,
    "action": _cadet_action,
    "free-action": _cadet_action,
    "attack": _cadet_attack,
}
_WEIGHED: dict[str, Callable[[View, Ask], Weighed]] = {
    "dial": _ace_dial,
    "action": _ace_action,
    "free-action": _ace_action,
    "attack": _ace_attack,
    "replace": _replace,
    "shuttle": _shuttle,
    "damaged": _damaged,
    "pick-damage": _worst_damage,
    "repair": _worst_damage,
    "lose-weapon": _lose_weapon,
}

BOTS: Mapping[str, Bot] = {"cadet": Cadet(), "ace": SearchBot("ace", Ace(), Budget(worlds=0))}
