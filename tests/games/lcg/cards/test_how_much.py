"""How much each card does: one token and not two, three cards and not four."""

from __future__ import annotations

import pytest

from dejarik.core.lasting import end
from dejarik.games.lcg.cards.ability import Moment
from dejarik.games.lcg.notes import OfMoment, OfPayment
from dejarik.games.lcg.rules import values
from dejarik.games.lcg.state import DIAL
from tests.games.lcg.cards import Scene, offered, offers, play_on, use
from tests.games.lcg.stage import answers


def test_trust_your_feelings_takes_one_token_off() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", focus=2)
    trust = scene.light.enhancement("trust-your-feelings", on=luke)
    assert use(scene.start("deployment.2"), "light", trust).piece(luke).focus == 1


def test_double_strike_takes_one_token_off_a_committed_unit() -> None:
    scene = Scene()
    jedi = scene.light.unit("jedi-in-hiding", committed=True)
    strike = scene.light.hand("double-strike")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [jedi], edge="light")
    play = use(scene.start("engagement.9"), "light", strike)
    assert play.piece(jedi).focus == 1


def test_luke_skywalker_and_red_two_lose_one_token() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", focus=3)
    assert use(scene.start("balance.1", "dark"), "light", luke).piece(luke).focus == 2
    scene = Scene(light="rebel-alliance")
    red_two = scene.light.unit("red-two", focus=3)
    fallen = scene.dark.objective("shadows-of-dathomir", damage=4)
    assault = scene.light.hand("rebel-assault")
    play = use(scene.start("deployment.2"), "light", assault, fallen)
    assert use(play, "light", red_two).piece(red_two).focus == 2


def test_battlefield_engineers_and_black_squadron_assault_take_one_token_off() -> None:
    scene = Scene()
    engineers = scene.light.unit("battlefield-engineers")
    outpost = scene.light.enhancement("hidden-outpost", focus=2)
    objective = scene.dark.objective("shadows-of-dathomir")
    play = scene.start("conflict.3").answer("light", objective)
    assert use(play, "light", engineers).piece(outpost).focus == 1
    scene = Scene()
    assault = scene.dark.objective("black-squadron-assault")
    fighter = scene.dark.unit("tie-advanced", focus=2)
    assert use(scene.start("deployment.2", "dark"), "dark", assault).piece(fighter).focus == 1


@pytest.mark.parametrize("card", ["the-bespin-exchange", "bounty-collection"])
def test_a_capture_readies_by_one_token(card: str) -> None:
    scene = Scene()
    fett = scene.dark.unit("boba-fett")
    loyalist = scene.light.unit("obi-wan-kenobi", damage=0)
    places = [scene.dark.objective("shadows-of-dathomir", focus=2) for _ in range(2)]
    exchange = scene.dark.objective("the-bespin-exchange", focus=2)
    event = scene.dark.hand("bounty-collection")
    scene.engage(scene.light.objective("draw-their-fire"), [fett], [loyalist], edge="dark")
    play = scene.start("engagement.9", "dark").until("dark reaction")
    use(play, "dark", fett)
    while play.asked == "dark capture-at":
        play.answer("dark", places[0])
    if card == "bounty-collection":
        play.piece(scene.dark.affiliation_card).focus = 2  # four cards to choose from
        play.answer("dark", offers(play, event)[0])
        everything = (*places, exchange, scene.dark.affiliation_card)
        assert (play.question.least, play.question.most) == (0, 3)  # type: ignore[union-attr]
        play.answer("dark", (places[0], places[1], exchange))
        assert [play.piece(place).focus for place in everything[:3]] == [1, 1, 1]
    else:
        use(play, "dark", exchange, places[1])
        assert play.piece(places[1]).focus == 1


def test_trench_run_wins_at_ten() -> None:
    for before, over in ((8, False), (9, True)):
        scene = Scene(light="rebel-alliance")
        scene.light.enhancement("trench-run", on=DIAL)
        ship = scene.light.unit("y-wing")
        scene.table.pieces[DIAL].damage = before
        scene.engage(DIAL, [ship])
        play = scene.start("engagement.14", halts=("engagement.15",)).until("halt")
        assert (play.match.over, play.table.pieces[DIAL].damage) == (over, before + 1)


@pytest.mark.parametrize("card", ["decoy-at-dantooine", "false-lead"])
def test_the_dial_goes_back_by_one_and_not_below_one(card: str) -> None:
    for dial, after in ((5, 4), (2, 1), (1, 1)):
        scene = Scene(light="rebel-alliance")
        scene.table.dial = dial
        lost = scene.light.objective("draw-their-fire", damage=4)
        source = scene.light.enhancement(card, on=lost) if card == "false-lead" else scene.light.objective(card)
        blast = scene.dark.hand("superlaser-blast")
        for _ in range(3):
            scene.dark.enhancement("control-room")
        play = scene.start("deployment.2", "dark").answer("dark", ("play", blast))
        play_on(play).answer("dark", lost)
        if offered(play, source):
            use(play, "light", source)
        assert play.table.dial == after + 1  # the lost objective turns it on by one


def test_questionable_contacts_moves_one_damage_for_one() -> None:
    scene = Scene()
    contacts = scene.light.objective("questionable-contacts")
    hurt = scene.light.unit("obi-wan-kenobi", damage=2)
    enemy = scene.dark.unit("darth-vader")
    play = use(scene.start("refresh.4"), "light", contacts, hurt, enemy)
    assert [play.piece(card).damage for card in (contacts, hurt, enemy)] == [1, 1, 1]


def test_it_could_be_worse_prevents_one_damage() -> None:
    scene = Scene()
    victim, worse = scene.light.unit("redemption"), scene.light.hand("it-could-be-worse")
    vader = scene.dark.unit("darth-vader")
    scene.engage(scene.light.objective("a-heros-journey"), [vader], [victim], edge="light")
    play = scene.start("engagement.11", "dark", halts=("engagement.12",)).until("light interrupt")
    assert play.question.about == OfMoment("damage", "redemption", 1, victim)
    use(play, "light", worse).until("halt")
    assert play.piece(victim).damage == values.FACTS["darth-vader"].normal.unit_damage - 1


def test_it_could_be_worse_saves_objectives_too() -> None:
    scene = Scene()
    objective, worse = scene.light.objective("draw-their-fire"), scene.light.hand("it-could-be-worse")
    walker = scene.dark.unit("at-st")
    scene.engage(objective, [walker], edge="light")
    play = scene.start("engagement.14", "dark", halts=("engagement.15",))
    assert play.question.about == OfMoment("damage", "draw-their-fire", 1, objective)
    use(play, "light", worse).until("halt")
    assert play.piece(objective).damage == 0


def test_rebel_sympathizer_takes_one_off_the_next_cost() -> None:
    scene = Scene()
    helper = scene.light.unit("rebel-sympathizer")
    luke = scene.light.hand("luke-skywalker")
    play = use(scene.start("deployment.2"), "light", helper)
    play.until("light action").answer("light", ("play", luke))
    assert isinstance(play.question.about, OfPayment)
    assert play.question.about.cost == 3


def test_fall_of_the_jedi_puts_one_card_under_the_deck() -> None:
    scene = Scene()
    fall = scene.dark.objective("fall-of-the-jedi")
    first = scene.dark.hand("force-choke", "darth-vader")
    play = use(scene.start("draw.1", "dark"), "dark", fall, first)
    assert play.table.decks[1][0] == first
    assert len(play.table.hands[1]) == 1


def test_tallon_roll_takes_one_token_off_and_death_from_above_gives_two_one_blast() -> None:
    scene = Scene(dark="imperial-navy")
    fighters = [scene.dark.unit("tie-fighter", focus=2) for _ in range(3)]
    roll = scene.dark.hand("tallon-roll")
    play = use(scene.start("deployment.2", "dark"), "dark", roll, fighters[0])
    assert play.piece(fighters[0]).focus == 1
    scene = Scene(dark="imperial-navy")
    fighters = [scene.dark.unit("tie-fighter") for _ in range(3)]
    above = scene.dark.hand("death-from-above")
    scene.engage(scene.light.objective("draw-their-fire"), fighters)
    play = play_on(scene.start("engagement.3", "dark").answer("dark", ("play", above)))
    assert (play.question.least, play.question.most) == (0, 2)  # type: ignore[union-attr]
    play.answer("dark", tuple(fighters[:2]))
    assert [values.modifier(play.table, "blast", fighter) for fighter in fighters] == [1, 1, 0]


def test_superlaser_engineer_takes_cards_of_three_and_more() -> None:
    scene = Scene(dark="imperial-navy")
    engineer = scene.dark.hand("superlaser-engineer")
    names = ("orbital-bombardment", "superlaser-blast", "defense-upgrade", "trooper-assault", "devastator")
    first = scene.dark.deck(*names)
    play = use(scene.start("deployment.2", "dark"), "dark", engineer)
    use(play, "dark", engineer)
    play.skip()  # the order of the others
    assert {play.table.cards[card] for card in play.table.hands[1]} == {"orbital-bombardment", "superlaser-blast"}
    assert first in play.table.hands[1]


def test_tie_attack_squadron_gains_one_icon_for_an_own_fate_card() -> None:
    scene = Scene()
    squadron, other = scene.dark.unit("tie-attack-squadron"), scene.dark.unit("tie-fighter")
    scene.table.placed_fate = [False, True]
    assert [values.modifier(scene.table, "unit_damage", unit) for unit in (squadron, other)] == [1, 0]
    scene.table.placed_fate = [True, False]
    assert values.modifier(scene.table, "unit_damage", squadron) == 0


def test_take_them_prisoner_looks_at_three_cards() -> None:
    scene = Scene(dark="imperial-navy")
    for _ in range(2):
        scene.dark.objective("shadows-of-dathomir")
    scene.table.missions[1].append(scene.dark._new("take-them-prisoner"))
    scene.light.deck("x-wing", "y-wing", "a-wing", "red-two")
    play = scene.start("refresh.4", "dark", full=False)
    use(play, "dark", next(card for card, piece in play.table.pieces.items() if piece.card == "take-them-prisoner"))
    assert play.asked == "dark capture-card"
    assert sorted(play.table.cards[card] for card in play.options) == ["a-wing", "red-two", "y-wing"]  # type: ignore[index]


def test_trooper_assault_gives_one_of_each_icon() -> None:
    scene = Scene(dark="imperial-navy")
    trooper = scene.dark.unit("death-star-trooper")
    assault = scene.dark.hand("trooper-assault")
    scene.engage(scene.light.objective("draw-their-fire"), [trooper])
    play = use(scene.start("engagement.3", "dark", halts=("engagement.4",)), "dark", assault)
    assert [values.modifier(play.table, icon, trooper) for icon in ("unit_damage", "blast", "tactics")] == [1, 1, 0]


def test_hit_and_run_works_once_a_turn() -> None:
    scene = Scene()
    hit = scene.light.objective("hit-and-run")
    unit, objective = scene.light.unit("jedi-in-hiding"), scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [unit])
    play = use(scene.start("engagement.6", halts=("engagement.8",)).until("light reaction"), "light", hit)
    assert play.piece(objective).damage == 1
    won = Moment(("edge-won",), objective, 0)
    assert answers(play.table, "reaction", won, 0) == []
    end(play.table, "turn")
    assert answers(play.table, "reaction", won, 0) == [(hit, 0, 0)]


def test_covering_fire_and_at_st_commander_are_for_engagements() -> None:
    scene = Scene(light="rebel-alliance")
    scene.light.unit("y-wing")
    fire = scene.light.hand("covering-fire")
    assert not offered(scene.start("deployment.2"), fire)
    scene = Scene(dark="imperial-navy")
    commander = scene.dark.unit("at-st-commander")
    walker = scene.dark.unit("at-st")
    scene.table.pieces[walker].role = 1  # as if it had stayed behind from an engagement
    assert not offered(scene.start("deployment.2", "dark"), commander)


def test_icetromper_gives_itself_up() -> None:
    scene = Scene()
    tromper = scene.dark.unit("icetromper")
    luke = scene.light.unit("luke-skywalker")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [luke])
    play = scene.start("engagement.3").until("dark action")
    use(play, "dark", tromper, luke)
    assert not play.in_play(tromper)
    assert play.piece(luke).role == 0
    assert play.piece(luke).damage == 1


def test_rancor_lets_the_active_player_decide() -> None:
    scene = Scene()
    scene.dark.unit("rancor")
    one, other = scene.light.unit("twilek-loyalist"), scene.light.unit("repair-droid")
    play = scene.start("refresh.4", "dark")
    assert play.asked == "dark choose"
    assert set(play.options) == {one, other}


def test_chewbacca_deals_twice_what_he_was_dealt() -> None:
    scene = Scene()
    chewbacca = scene.light.unit("chewbacca")
    enemy = scene.dark.unit("coruscant-defense-fleet")
    scene.engage(scene.light.objective("draw-their-fire"), [enemy], [chewbacca])
    choke = scene.dark.hand("force-choke")
    play = use(scene.start("engagement.3", "dark", halts=("engagement.4",)), "dark", choke, chewbacca)
    use(play, "light", chewbacca)
    assert play.piece(enemy).damage == 2
