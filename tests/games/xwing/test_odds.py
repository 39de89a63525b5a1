"""The odds of an attack: exact, and the same as the dice say."""

from __future__ import annotations

import random
import sys
from collections import Counter
from inspect import signature

import pytest

from dejarik.games.xwing.odds import Attacker, Defender, Fight, Green, Red, best_reroll, cancel, odds, spends_focus

RED = ("hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank")
GREEN = ("evade", "evade", "evade", "focus", "focus", "blank", "blank", "blank")


def test_one_bare_die_against_nothing() -> None:
    found = odds(Attacker(dice=1), Defender())
    assert found.outcomes == ((0, 0, 4 / 8), (0, 1, 1 / 8), (1, 0, 3 / 8))
    assert found.hit == 1 / 2
    assert found.by_damage == (1 / 2, 1 / 2)


def test_focus_lock_and_evade_by_hand() -> None:
    assert odds(Attacker(dice=1, focus=True), Defender()).hit == 6 / 8
    assert odds(Attacker(dice=1, lock=True), Defender()).hit == 1 / 2 + 1 / 2 * 1 / 2
    both = odds(Attacker(dice=1, lock=True, focus=True), Defender())
    assert both.hit == 6 / 8 + 2 / 8 * 6 / 8
    assert odds(Attacker(dice=1, focus=True), Defender(dice=1)).hit == 6 / 8 * 5 / 8
    assert odds(Attacker(dice=1, focus=True), Defender(dice=1, focus=True)).hit == 6 / 8 * 3 / 8
    assert odds(Attacker(dice=1, focus=True), Defender(evade=1)).hit == 0
    assert odds(Attacker(dice=1), Defender(dice=1, focus_to_evade=1)).hit == 1 / 2 * 3 / 8


def test_hits_are_cancelled_before_critical_hits() -> None:
    assert cancel(2, 1, 2) == (0, 1)
    assert cancel(2, 1, 3) == (0, 0)
    assert cancel(1, 2, 0) == (1, 2)
    assert cancel(0, 2, 1) == (0, 1)


def test_cards() -> None:
    torpedo = Attacker(rolled=Red(focus=2), focus_to_crit=1)
    assert odds(torpedo, Defender()).outcomes == ((0, 1, 1.0),)
    assert odds(Attacker(settled=Red(focus=3), marksmanship=True), Defender()).outcomes == ((2, 1, 1.0),)
    assert odds(Attacker(settled=Red(blank=2), blank_to_hit=1), Defender()).outcomes == ((1, 0, 1.0),)
    assert odds(Attacker(settled=Red(hit=2), hit_to_crit=1), Defender()).outcomes == ((1, 1, 1.0),)


def test_what_turns_one_focus_comes_before_what_turns_them_all() -> None:
    both = Attacker(settled=Red(focus=3), focus_to_crit=1, marksmanship=True)
    assert odds(both, Defender()).outcomes == ((1, 2, 1.0),)
    with_focus = Attacker(settled=Red(focus=3), focus_to_crit=1, focus=1)
    assert odds(with_focus, Defender()).outcomes == ((2, 1, 1.0),)


def test_an_ion_cannon_does_one_damage_however_well_it_hits() -> None:
    ion = Attacker(settled=Red(hit=2, crit=1), fixed_damage=1)
    assert odds(ion, Defender(evade=2)).outcomes == ((1, 0, 1.0),)
    assert odds(ion, Defender(evade=3)).outcomes == ((0, 0, 1.0),)
    assert odds(Attacker(dice=3, fixed_damage=1), Defender()).expected == odds(Attacker(dice=3), Defender()).hit


def test_the_shuttle_spends_one_evade_and_takes_no_critical_hits() -> None:
    shuttle = Defender(evade=3, most_evades=1, only_hits=True)
    assert odds(Attacker(settled=Red(hit=1, crit=2)), shuttle).outcomes == ((2, 0, 1.0),)


def test_tokens_are_shared_between_two_shots() -> None:
    shot = Attacker(settled=Red(hit=1))
    assert odds(shot, Defender(evade=1), Fight(shot, Defender())).outcomes == ((1, 0, 1.0),)
    assert odds(shot, Defender(evade=2), Fight(shot, Defender())).outcomes == ((0, 0, 1.0),)
    # one focus result now, or three in the next shot: the token waits
    now, then = Attacker(settled=Red(focus=1), focus=1), Attacker(settled=Red(focus=3))
    assert odds(now, Defender(), Fight(then, Defender())).outcomes == ((3, 0, 1.0),)
    assert not spends_focus(Fight(now, Defender(), (Fight(then, Defender()),)), Red(focus=1))
    assert spends_focus(Fight(now, Defender()), Red(focus=1))
    # the defender's waits, too
    eyes = Defender(settled=Green(focus=3))
    volley = Fight(Attacker(settled=Red(hit=3)), eyes)
    assert odds(shot, Defender(settled=Green(focus=1), focus=1), volley).outcomes == ((1, 0, 1.0),)


def test_no_second_shot_at_what_the_first_destroyed() -> None:
    shot = Attacker(settled=Red(hit=2))
    assert odds(shot, Defender(life=2), Fight(shot, Defender())).outcomes == ((2, 0, 1.0),)
    assert odds(shot, Defender(life=3), Fight(shot, Defender())).outcomes == ((4, 0, 1.0),)


def test_the_attacker_rerolls_what_helps_and_nothing_else() -> None:
    tie = Defender(dice=3)
    assert best_reroll(Fight(Attacker(lock=True), tie), Red(1, 0, 1, 1)) == (1, 1)
    assert best_reroll(Fight(Attacker(lock=True, focus=True), tie), Red(1, 0, 1, 1)) == (0, 1)
    assert best_reroll(Fight(Attacker(rerolls=1), tie), Red(0, 0, 1, 2)) in [(0, 1), (1, 0)]
    assert best_reroll(Fight(Attacker(reroll_blanks=True), tie), Red(0, 0, 1, 2)) == (0, 2)
    assert best_reroll(Fight(Attacker(), tie), Red(0, 0, 1, 2)) == (0, 0)
    assert best_reroll(Fight(Attacker(lock=True, focus_to_crit=1), tie), Red(0, 0, 2, 0)) == (1, 0)
    assert best_reroll(Fight(Attacker(lock=True, blank_to_hit=1), Defender()), Red(0, 0, 0, 2)) == (0, 1)


def test_dice_that_were_rerolled_stay() -> None:
    assert odds(Attacker(settled=Red(blank=2), lock=True), Defender()).hit == 0
    assert odds(Attacker(rolled=Red(blank=2), lock=True), Defender()).hit == 3 / 4
    assert odds(Attacker(settled=Red(hit=1)), Defender(settled=Green(blank=3), rerolls=2)).hit == 1
    assert odds(Attacker(settled=Red(hit=1)), Defender(rolled=Green(blank=1), rerolls=1)).hit == 5 / 8


def test_more_means_never_find_less_damage() -> None:
    tie = Defender(dice=3, focus=True)
    bare = odds(Attacker(dice=3), tie).expected
    lock = odds(Attacker(dice=3, lock=True), tie).expected
    focus = odds(Attacker(dice=3, focus=True), tie).expected
    both = odds(Attacker(dice=3, focus=True, lock=True), tie).expected
    assert bare < lock <= focus < both
    assert odds(Attacker(dice=4, focus=True, lock=True), tie).expected > both


@pytest.mark.parametrize("dice", range(9))
def test_chances_add_up(dice: int) -> None:
    found = odds(Attacker(dice=dice, lock=True, focus=True), Defender(dice=6, focus=True, evade=1))
    assert sum(chance for _, _, chance in found.outcomes) == pytest.approx(1, abs=1e-12)
    assert sum(found.by_damage) == pytest.approx(1, abs=1e-12)
    assert found.at_least(0) == pytest.approx(1, abs=1e-12)


def sample(attacker: Attacker, defender: Defender, rng: random.Random) -> tuple[int, int]:
    """One attack with real dice, written as a player would play it: lock and focus only."""
    red = [RED[rng.getrandbits(3)] for _ in range(attacker.dice)]
    if attacker.lock:
        keep = ("hit", "crit", "focus") if attacker.focus else ("hit", "crit")
        red = [face if face in keep else RED[rng.getrandbits(3)] for face in red]
    hits = red.count("hit") + (red.count("focus") if attacker.focus else 0)
    crits = red.count("crit")
    evades = defender.evade
    for _ in range(defender.dice):
        face = GREEN[rng.getrandbits(3)]
        evades += face == "evade" or (face == "focus" and defender.focus)
    while evades and hits:
        hits, evades = hits - 1, evades - 1
    while evades and crits:
        crits, evades = crits - 1, evades - 1
    return hits, crits


def compare(attacker: Attacker, defender: Defender, samples: int) -> None:
    rng = random.Random(20260102)
    counted = Counter(sample(attacker, defender, rng) for _ in range(samples))
    found = odds(attacker, defender)
    chances = {(hits, crits): chance for hits, crits, chance in found.outcomes}
    assert counted.keys() <= chances.keys()
    for outcome, chance in chances.items():
        # five standard deviations: a wrong chance is found, a right one practically never
        spread = 5 * (chance * (1 - chance) / samples) ** 0.5
        assert abs(counted[outcome] / samples - chance) <= spread + 1e-9, outcome


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        (Attacker(dice=2), Defender(dice=3)),
        (Attacker(dice=3, focus=True), Defender(dice=2, focus=True)),
        (Attacker(dice=3, lock=True), Defender(dice=3, evade=1)),
        (Attacker(dice=4, lock=True, focus=True), Defender(dice=3, focus=True, evade=1)),
    ],
)
def test_samples_agree(attacker: Attacker, defender: Defender) -> None:
    compare(attacker, defender, 50_000)


def test_a_million_samples_agree() -> None:
    compare(Attacker(dice=3, lock=True, focus=True), Defender(dice=3, focus=True, evade=1), 1_000_000)


def test_nothing_is_remembered_without_a_bound() -> None:
    """Caches of functions that take arguments drop what is old, or memory would grow with every game."""
    for name, module in list(sys.modules.items()):
        if name.startswith("dejarik.games.xwing"):
            for known in vars(module).values():
                if hasattr(known, "cache_info") and signature(known).parameters:
                    assert known.cache_info().maxsize is not None, f"{name}.{known.__name__}"
