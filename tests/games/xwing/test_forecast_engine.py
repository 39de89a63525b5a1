"""Forecasts against the engine itself: every pilot fires every weapon, and every way the dice may fall is played."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import pytest

from dejarik.core.question import Ask, Option, Question
from dejarik.core.rng import Rng
from dejarik.games.xwing.cards import PILOTS, UPGRADES
from dejarik.games.xwing.notes import Hits
from dejarik.games.xwing.odds import Chances
from dejarik.games.xwing.rules.combat import DONE, PRIMARY, ability_of, attack, targets
from dejarik.games.xwing.rules.forecast import Prospect, attack_odds, forecasts
from dejarik.games.xwing.rules.values import DECK
from dejarik.games.xwing.state import Attack, Ship, Table
from dejarik.games.xwing.view import AttackView, view
from tests.games.xwing.flight import at, fleet, told
from tests.games.xwing.gunner import Fate, Gunner, every_fate, fire, shares
from tests.games.xwing.sky import rock

#: More than any attack takes away, so that no damage card is dealt.
STURDY = 30
WEAPONS = [PRIMARY, *(name for name, card in UPGRADES.items() if card.weapon)]
#: Every pilot with every weapon that fits on the ship.
ARMED = [
    (pilot, weapon)
    for pilot, card in PILOTS.items()
    for weapon in WEAPONS
    if weapon == PRIMARY or UPGRADES[weapon].slot in card.slots
]
#: No more ways for the dice to fall than this are played for one attack.
MANY = 4000


def scene(pilot: str, weapon: str, rng: Rng) -> Table:
    """An attack with tokens, cards and friends drawn by lot; at a distance that the weapon reaches."""
    near, far = UPGRADES[weapon].reach or (1, 3) if weapon != PRIMARY else (1, 3)
    gap = 100 * (near + rng.below(far - near + 1)) - 50
    side = PILOTS[pilot].faction
    foes = [name for name, card in PILOTS.items() if card.faction != side]
    upgrades = [] if weapon == PRIMARY else [weapon]
    if "elite" in PILOTS[pilot].slots:
        upgrades.append("marksmanship")
    if "astromech" in PILOTS[pilot].slots and rng.below(4) == 0:
        upgrades.append("r5-k6")
    ship = at(pilot, 450, 200, 0, *upgrades, focus=rng.below(3))
    ship.this_round = ("upgrade-marksmanship",) if rng.below(2) else ()
    target = at(rng.choice(foes), 450, 240 + gap, rng.below(2) * 180, "r2-f2", focus=rng.below(2), evade=rng.below(3))
    target.this_round = ("upgrade-r2-f2",) if rng.below(3) == 0 else ()
    target.attacked = True
    friends = [at("howlrunner", 500, 200)] if side == "imperial" and pilot != "howlrunner" and rng.below(2) else []
    rocks = [rock(450, 220 + gap // 2)] if gap > 100 and rng.below(3) == 0 else []
    table = fleet(ship, target, *friends, obstacles=rocks)
    if side == "imperial" and rng.below(5) == 0:
        target.kind, target.pilot, target.upgrades, target.this_round = "shuttle", "", (), ()
        target.evade = rng.below(3)
    if ability_of(weapon).needs_lock or rng.below(2):
        ship.lock, ship.letter = target.id, "A"
    target.shields = STURDY
    return table


def ways(table: Table, weapon: str) -> int:
    """About how many ways there are for the dice to fall."""
    cast = next(cast for cast in forecasts(table, table.ships[0]) if cast.weapon == weapon)
    reds = (1, 4, 10, 20, 35, 56, 84)[cast.attack_dice]
    again = reds // 2 + 1 if table.ships[0].lock == 1 and not ability_of(weapon).spends_lock else 1
    greens = (1, 3, 6, 10, 15, 21, 28, 36)[cast.defence_dice]
    return int((reds * again * greens) ** ability_of(weapon).shots)


def damage(table: Table, weapon: str) -> tuple[int, int, int]:
    """Fire once: the shields that went, and the hits and critical hits that were told."""
    trial = table.copy()
    trial.notes = []
    ship, target = trial.ships[:2]
    fire(attack(trial, ship, target, weapon), Gunner(trial))
    landed = told(trial, Hits)
    return STURDY - target.shields, sum(note.hits for note in landed), sum(note.crits for note in landed)


@pytest.mark.parametrize(("pilot", "weapon"), ARMED)
def test_forecasts_are_what_the_engine_does(pilot: str, weapon: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Rng.from_seed(f"{pilot} {weapon}")
    table = scene(pilot, weapon, rng)
    while ways(table, weapon) > MANY:
        table = scene(pilot, weapon, rng)
    chances = declared(table, weapon)
    found = shares(every_fate(monkeypatch, lambda _: damage(table, weapon)))
    by_damage = [sum(float(share) for lost, share in found.items() if lost[0] == n) for n in range(STURDY)]
    assert by_damage[: len(chances.by_damage)] == pytest.approx(chances.by_damage, abs=1e-12)
    if weapon != "ion-cannon-turret":  # whose hits are told before they become one point of damage
        outcomes = {(hits, crits): chance for hits, crits, chance in chances.outcomes}
        told_by_engine: dict[tuple[int, int], float] = {}
        for (_, hits, crits), share in found.items():
            told_by_engine[hits, crits] = told_by_engine.get((hits, crits), 0.0) + float(share)
        assert told_by_engine == pytest.approx({k: v for k, v in outcomes.items() if v}, abs=1e-12)


def declared(table: Table, weapon: str) -> Chances:
    """The odds of the attack of the first ship on the second, and that the forecast shows them."""
    ship: Ship = table.ships[0]
    cast = next(cast for cast in forecasts(table, ship) if (cast.weapon, cast.target) == (weapon, 1))
    shot = Attack(0, 1, weapon, targets(table, ship, weapon)[1], cast.obstructed, left=ability_of(weapon).shots - 1)
    chances = attack_odds(table, shot)
    assert (cast.hit, cast.expected) == (chances.hit, chances.expected)
    return chances


class Watcher(Gunner):
    """Writes down what the attack panel says at every question, and how the dice had fallen by then."""

    def __init__(self, table: Table, fate: Fate) -> None:
        super().__init__(table)
        self.fate = fate
        #: The moment, the shields of the target, the chances shown.
        self.seen: list[tuple[object, int, tuple[float, ...]]] = []

    def __call__(self, question: Question) -> Option:
        shown = view(self.table, None).attack
        assert shown is not None
        moment = (tuple(thrown for thrown, _ in self.fate.path), len(self.seen))
        self.seen.append((moment, self.table.ships[1].shields, shown.chances))
        return super().__call__(question)


@pytest.mark.parametrize(
    ("pilot", "weapon"),
    [
        ("luke-skywalker", "primary"),
        ("wedge-antilles", "proton-torpedoes"),
        ("horton-salm", "ion-cannon-turret"),
        ("maarek-stele", "concussion-missiles"),
        ("darth-vader", "cluster-missiles"),
        ("winged-gundark", "primary"),
    ],
)
def test_the_attack_panel_is_right_at_every_question(pilot: str, weapon: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Rng.from_seed(f"panel {pilot} {weapon}")
    table = scene(pilot, weapon, rng)
    while ways(table, weapon) > MANY or not (table.ships[0].focus and table.ships[1].evade):
        table = scene(pilot, weapon, rng)
    shown: dict[object, tuple[float, ...]] = {}
    came: dict[object, list[Fraction]] = defaultdict(lambda: [Fraction(0)] * STURDY)

    def run(fate: Fate) -> tuple[int, Watcher]:
        trial = table.copy()
        watcher = Watcher(trial, fate)
        ship, target = trial.ships[:2]
        fire(attack(trial, ship, target, weapon), watcher)
        return target.shields, watcher

    for (left, watcher), chance in every_fate(monkeypatch, run):
        for moment, shields, chances in watcher.seen:
            shown[moment] = chances
            came[moment][shields - left] += chance
    assert len(shown) > 5
    for moment, chances in shown.items():
        total = sum(came[moment])
        assert [float(share / total) for share in came[moment]][: len(chances)] == pytest.approx(chances, abs=1e-12)


class Chooser(Gunner):
    """Compares what every token promises with what the panel promises to whoever plays well."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.compared = 0

    def __call__(self, question: Question) -> Option:
        answer = super().__call__(question)
        assert isinstance(question, Ask)
        shown = view(self.table, None).attack
        assert shown is not None
        tokens = {option for option in question.options if isinstance(option, str)} - {DONE}
        if question.kind.startswith("modify") and tokens:
            found = {one.answer: one for one in shown.prospects}
            assert set(found) == tokens | {DONE}
            self._compare(shown, found, answer)
        return answer

    def _compare(self, shown: AttackView, found: dict[str, Prospect], answer: Option) -> None:
        expected = sum(damage * chance for damage, chance in enumerate(shown.chances))
        if isinstance(answer, str):
            self.compared += 1
            assert (found[answer].hit, found[answer].expected) == pytest.approx((1 - shown.chances[0], expected))
        for one in found.values():
            if shown.step == "modify-attack":
                assert one.expected <= expected + 1e-9
            else:
                assert one.expected >= expected - 1e-9


@pytest.mark.parametrize("weapon", ["primary", "proton-torpedoes", "ion-cannon-turret", "cluster-missiles"])
def test_every_token_promises_what_comes_of_it(weapon: str) -> None:
    """The best answer promises what the panel does, and no other promises more to whoever is asked."""
    pilots = [pilot for pilot, armed in ARMED if armed == weapon]
    rng, compared = Rng.from_seed(f"tokens {weapon}"), 0
    for turn in range(40):
        table = scene(pilots[turn % len(pilots)], weapon, rng)
        table.rng = Rng.from_seed(f"{weapon} {turn}")
        chooser = Chooser(table)
        ship, target = table.ships[:2]
        fire(attack(table, ship, target, weapon), chooser)
        compared += chooser.compared
    assert compared > 20


def test_a_second_shot_is_not_made_at_a_wreck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cluster Missiles at a ship that the first shot may destroy; the damage deck holds nothing that matters here."""
    table = fleet(at("darth-vader", 450, 200, 0, "cluster-missiles", lock=1), at("rookie-pilot", 450, 350, shields=0))
    table.deck = [card for card in table.deck if DECK[card] == "damaged-engine"] * 10
    ship = table.ships[0]

    def run(_: Fate) -> int:
        trial = table.copy()
        trial.notes = []
        fire(attack(trial, trial.ships[0], trial.ships[1], "cluster-missiles"), Gunner(trial))
        return sum(note.hits + note.crits for note in told(trial, Hits))

    found = shares(every_fate(monkeypatch, run))
    cast = next(cast for cast in forecasts(table, ship) if cast.weapon == "cluster-missiles")
    assert cast.expected == pytest.approx(float(sum(hits * share for hits, share in found.items())), abs=1e-12)
    table.ships[1].shields = STURDY
    sturdy = next(cast for cast in forecasts(table, ship) if cast.weapon == "cluster-missiles")
    assert sturdy.expected > cast.expected
