"""What cards demand before they do anything, and against whom they do it: each on a table where it matters."""

from __future__ import annotations

import msgspec
import pytest

from dejarik.core.question import Ask
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.state import Table
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.cards.test_spirit_villains import refused
from tests.games.destiny.stage import Stage

#: Characters of each colour but for one, who show dice and are hurt.
RED, BLUE, YELLOW = "rebel-trooper", "padawan", "hired-gun"
SIDES = {RED: "2RD", BLUE: "2MD", YELLOW: "1R"}


def gathered(*names: str) -> Stage:
    """These against all colours: everybody is hurt and exhausted, shows a die and holds two cards."""
    stage = Stage([(name, 1) for name in names], [(RED, 1), (BLUE, 1), (YELLOW, 1)])
    for team, seat in zip(stage.teams, (0, 1), strict=True):
        for character in team:
            piece = stage.table.pieces[character]
            piece.damage, piece.exhausted = 2, True
            stage.show(character, SIDES[stage.table.cards[character]])
        stage.hand(seat, "aim", "evade")
    return stage


def told(table: Table) -> object:
    """Where things lie but for what the event itself takes along."""
    return table.pieces, table.showing, table.pools, table.decks, table.control, table.hands[1]


SPOTTED = [
    (YELLOW, ("smuggling", "electroshock", "reversal", "scramble", "friends-in-low-places")),
    (RED, ("award-ceremony", "logistics", "tactical-mastery", "friendly-fire", "sensor-placement", "lockdown")),
    (
        BLUE,
        (
            *("deflect", "mind-trick", "use-the-force", "isolation", "lightsaber-pull", "krayt-dragon-howl"),
            *("overconfidence", "rejuvenate", "the-price-of-failure", "trust-your-instincts"),
        ),
    ),
]


@pytest.mark.rule("dst.term.spot", "dst.term.spot-own-only", "dst.term.spot-missing")
@pytest.mark.parametrize(("missing", "name"), [(who, name) for who, names in SPOTTED for name in names])
def test_without_the_character_that_is_to_be_spotted_nothing_happens(missing: str, name: str) -> None:
    """It is on the other side, which does not help; the event was played for nothing."""
    for with_it in (False, True):
        team = [who for who in (RED, BLUE, YELLOW) if with_it or who != missing]
        stage = gathered(*team, *([RED] if with_it and name == "lockdown" else ()))
        stage.table.control = 1 if name == "lockdown" else 0
        card = stage.held(0, name)
        before = stage.table.copy()
        stage.do(("play", card))
        quiet = stage.asked.kind == "action" and stage.asked.seat == (0 if "ambush" in FACTS[name].keywords else 1)
        assert (not quiet or told(stage.t) != told(before)) is with_it


@pytest.mark.rule("dst.term.spot")
def test_one_red_character_does_not_lock_down() -> None:
    stage = gathered(RED, BLUE)
    stage.table.control = 1
    play(stage, "lockdown")
    assert stage.t.control == 1


@pytest.mark.rule("dst.term.play-restriction")
@pytest.mark.parametrize("name", ["defensive-position", "dug-in", "occupation", "high-ground", "we-have-them-now"])
def test_only_for_whoever_controls_the_battlefield(name: str) -> None:
    stage = gathered(RED, BLUE)
    card = stage.held(0, name)
    assert ("play", card) in stage.options
    stage = gathered(RED, BLUE)
    stage.table.control = 1
    assert refused(stage, name)


#: Cards that speak of one opponent, and how they are brought into play.
AGAINST_ONE = [
    *("defensive-position", "force-misdirection", "daring-escape", "let-the-wookiee-win", "block", "dodge", "scramble"),
    *("sweep-the-area", "the-best-defense", "abandon-all-hope", "feel-your-anger", "lying-in-wait", "no-answer"),
    *("guard", "bombing-run", "sustained-fire", "trench-warfare", "sound-the-alarm"),
    *("infiltrate", "thermal-detonator", "first-order-tie-fighter", "infantry-grenades", "baze-malbus-crack-shot"),
    *("force-push", "slave-i"),
]


def three() -> Stage:
    """A player between two opponents who have the same: dice, shields, cards, somebody exhausted."""
    stage = Stage(
        [("count-dooku-devious-strategist", 1), (RED, 1), (YELLOW, 1), (RED, 1)], *([[(RED, 1), (BLUE, 1)]] * 2)
    )
    dooku, red, yellow, other = stage.teams[0]
    for card, side in ((dooku, "-"), (red, "2RD"), (yellow, "1Dr"), (other, "1Sh")):
        stage.show(card, side)
    stage.show(stage.upgrade(dooku, "lightsaber"), "+2MD")
    stage.show(stage.upgrade(red, "f-11d-rifle"), "2RD1")
    stage.show(stage.support(0, "first-order-tie-fighter"), "1Dr")
    for team in stage.teams[1:]:
        for character, side in zip(team, ("2RD", "2MD"), strict=True):
            stage.show(character, side)
            stage.table.pieces[character].shields, stage.table.pieces[character].exhausted = 1, True
        stage.show(stage.upgrade(team[0], "vibroknife"), "-")
    for seat in (1, 2):
        stage.hand(seat, "aim", "evade", "parry")
    return stage


@pytest.mark.rule("dst.multi.choose-opponent")
@pytest.mark.parametrize("name", AGAINST_ONE)
def test_one_opponent_and_no_other(name: str) -> None:
    stage = three()
    kind = FACTS[name].type
    if kind == "event":
        stage.do(("play", stage.held(0, name)))
    else:
        dooku, *_ = stage.teams[0]
        card = {
            "upgrade": lambda: stage.upgrade(dooku, name),
            "support": lambda: stage.support(0, name),
            "character": lambda: stage._in_play(0, name, "character", 1),
        }[kind]()
        stage.do(("resolve", stage.show(card, "Sp")))
    while stage.asked.kind != "opponent" and stage.asked.seat == 0:
        stage.do(stage.options[0])
    assert (stage.asked.seat, set(stage.options)) == (0, {-2, -3})
    untouched = _of(stage, 1)
    stage.do(-3)
    while stage.asked.kind != "action":
        question = stage.asked
        if isinstance(question, Ask):
            several = (question.least, question.most) != (1, 1)
            stage.do(tuple(stage.options[: question.most]) if several else stage.options[0])
        else:
            stage.share({stage.teams[2][0]: stage.sharing.total})
    assert _of(stage, 1) == untouched


def _of(stage: Stage, seat: int) -> object:
    """All that an opponent has."""
    table = stage.t
    pieces = [piece for piece in table.pieces.values() if piece.controller == seat]
    dice = {die: table.showing[die] for die in table.pools[seat]}
    return msgspec.to_builtins(pieces), dice, table.hands[seat], table.decks[seat], table.resources[seat]


# ── what is not meant ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.cardaction.power-once")
@pytest.mark.parametrize(
    "name",
    [
        *("captain-phasma-stormtrooper-commander", "watto-stubborn-gambler", "maz-kanata-canny-negotiator"),
        *("enfys-nest-fearsome-outlaw", "ciena-ree-adept-pilot", "kallus-agent-of-the-empire"),
        *("luke-skywalker-unlikely-hero", "snoke-supreme-leader", "luke-skywalker-reluctant-instructor"),
    ],
)
def test_a_power_action_is_used_once_a_round(name: str) -> None:
    stage = Stage([(name, 1)], [(RED, 1)], resources=0)
    ((own,), _) = stage.teams
    stage.do(("use", own, 0))
    while stage.asked.kind != "action":
        question = stage.asked
        assert isinstance(question, Ask)
        stage.do(tuple(stage.options[: question.most]) if question.most > 1 else stage.options[0])
    stage.do("pass")
    assert ("use", own, 0) not in stage.options


def test_ackbar_minds_only_the_hands_of_opponents() -> None:
    stage = Stage([("admiral-ackbar-perceptive-tactician", 1)], [(YELLOW, 1)])
    (ackbar,), (foe,) = stage.teams
    play(stage, "mobilize")
    assert (stage.piece(ackbar).damage, stage.piece(foe).damage) == (0, 0)


@pytest.mark.parametrize(
    ("name", "on", "again"),
    [
        ("lightsaber", [0], True),
        ("lightsaber", [1], False),
        ("defensive-stance", [0], False),
        ("underworld-connections", [], False),
    ],
)
def test_rey_acts_again_only_for_an_upgrade_of_her_own(name: str, on: list[int], again: bool) -> None:
    stage = Stage([("rey-force-prodigy", 1), (YELLOW, 1)], [(RED, 1)])
    play(stage, name, *[stage.teams[0][place] for place in on])
    assert stage.asked.seat == (0 if again else 1)


def test_qui_gon_answers_only_his_own_shields() -> None:
    stage = Stage([("qui-gon-jinn-ataru-master", 1), (YELLOW, 1)], [(RED, 1)])
    (qui_gon, other), _ = stage.teams
    stage.table.pieces[qui_gon].shields = 1
    play(stage, "take-cover", other)
    assert (stage.asked.kind, stage.piece(qui_gon).shields) == ("action", 1)


@pytest.mark.parametrize("name", ["bala-tik-gang-leader", "general-grievous-jedi-hunter"])
def test_who_answers_the_fall_of_opponents_only(name: str) -> None:
    stage = Stage([(name, 1), (RED, 1)], [(YELLOW, 1)])
    (own, friend), (foe,) = stage.teams
    stage.upgrade(friend, "vibroknife")
    stage.table.pieces[own].exhausted = True
    stage.table.pieces[friend].damage = FACTS[RED].health - 1
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "3RD1")), friend)
    assert friend not in stage.t.pieces
    assert stage.asked.kind == "action"
    assert stage.piece(own).exhausted


def test_mon_mothma_answers_her_own_events_only() -> None:
    for seat, name in ((0, "supporting-fire"), (1, "defensive-stance")):
        stage = Stage([("mon-mothma-skilled-politician", 1)], [(BLUE, 1)])
        (mothma,), (foe,) = stage.teams
        stage.show(mothma, "1F")
        stage.show(foe, "2MD")
        stage.table.active = seat
        play(stage, name, *([foe] if seat else []), seat=seat)
        assert stage.asked.kind == "action"


def test_maul_minds_only_what_an_opponent_removes() -> None:
    stage = Stage([("maul-vengeful-one", 1), ("tusken-raider", 1)], [(YELLOW, 1)])
    (maul, _), (foe,) = stage.teams
    own, theirs = stage.show(maul, "2MD"), stage.show(foe, "3RD1")
    stage.show(stage.upgrade(foe, "holdout-blaster"), "-")  # something is left to be removed
    play(stage, "he-doesnt-like-you", theirs)
    assert not {own, theirs} & stage.t.showing.keys()
    assert stage.asked.kind == "action"


def test_ahsoka_is_readied_once_a_round() -> None:
    stage = Stage([("ahsoka-tano-force-operative", 1)], [(YELLOW, 1)])
    ((ahsoka,), _) = stage.teams
    stage.do(("activate", ahsoka))
    stage.do(stage.options[1], "pass", ("activate", ahsoka))
    assert (stage.asked.kind, stage.asked.seat) == ("action", 1)
    assert stage.piece(ahsoka).exhausted


@pytest.mark.rule("dst.effect.then", "dst.shield.cap-3")
def test_the_headquarters_stays_exhausted_if_no_shield_was_given() -> None:
    for shields, exhausted in ((2, False), (3, True)):
        stage = Stage([(RED, 1)], [(YELLOW, 1)], resources=0)
        ((own,), _) = stage.teams
        base = stage.support(0, "resistance-hq")
        stage.table.pieces[own].shields = shields
        stage.hand(0, "aim")
        stage.do(("use", base, 0), own)
        assert stage.piece(base).exhausted is exhausted
