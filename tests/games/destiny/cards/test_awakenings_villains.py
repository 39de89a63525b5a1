"""Awakenings, villains: each card laid out, used, and what comes of it."""

from __future__ import annotations

from dejarik.games.destiny.rules.values import face, hand_size, has
from tests.games.destiny.stage import Stage, duel


def play(stage: Stage, name: str, *answers: object, seat: int = 0) -> int:
    """Hold a card, play it, answer what it asks."""
    card = stage.held(seat, name)
    stage.do(("play", card), *answers)
    return card


def test_captain_phasma() -> None:
    stage = Stage([("captain-phasma-elite-trooper", 1), ("first-order-stormtrooper", 1)], [("hired-gun", 1)])
    phasma, trooper = stage.teams[0]
    assert has(stage.t, "guardian", trooper)
    assert not has(stage.t, "guardian", phasma)


def test_general_grievous() -> None:
    stage = Stage([("general-grievous-jedi-hunter", 1)], [("rey-force-prodigy", 1), ("hired-gun", 1)])
    (grievous,), (rey, _) = stage.teams
    staff = stage.upgrade(rey, "reys-staff")
    stage.table.pieces[rey].damage = 9
    stage.do(("resolve", stage.show(grievous, "2MD")), rey)
    stage.do(stage.options[1])
    assert stage.piece(staff).host == grievous
    assert stage.piece(staff).controller == 0
    assert stage.piece(staff).owner == 1


def test_general_veers() -> None:
    stage, veers, _ = duel("general-veers-field-commander")
    ship = stage.support(0, "first-order-tie-fighter")
    stage.show(veers, "-")
    die = stage.show(ship, "-")
    stage.do(("use", veers, 0), (die, 1))
    assert face(stage.t, die).written == "2RD"
    assert stage.in_pool(0) == [die]


def test_at_st() -> None:
    stage, _, _ = duel("general-veers-field-commander")
    walker, target = stage.support(0, "at-st"), stage.support(1, "black-market")
    stage.do(("resolve", stage.show(walker, "Sp")), target)
    assert stage.t.discards[1] == [target]


def test_first_order_tie_fighter() -> None:
    stage, _, foe = duel("general-veers-field-commander")
    ship = stage.support(0, "first-order-tie-fighter")
    stage.table.pieces[foe].shields = 2
    stage.do(("resolve", stage.show(ship, "Sp")))
    assert stage.piece(foe).shields == 0


def test_commanding_presence() -> None:
    stage, veers, foe = duel("general-veers-field-commander", "leia-organa-born-leader")
    special = stage.show(stage.upgrade(veers, "commanding-presence"), "Sp")
    own, theirs = stage.show(veers, "1RD"), stage.show(foe, "2RD")
    stage.do(("resolve", special))
    assert set(stage.options) == {own, theirs}
    stage.do(own, foe)
    assert stage.piece(foe).damage == 3


def test_commanding_presence_removes_an_opponents_die() -> None:
    stage, veers, foe = duel("general-veers-field-commander", "leia-organa-born-leader")
    special, theirs = stage.show(stage.upgrade(veers, "commanding-presence"), "Sp"), stage.show(foe, "2RD")
    stage.do(("resolve", special))
    assert theirs not in stage.t.showing


def test_f_11d_rifle() -> None:
    stage = Stage([("general-veers-field-commander", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (veers,), (x, y) = stage.teams
    stage.do(("resolve", stage.show(stage.upgrade(veers, "f-11d-rifle"), "Sp")), (1, 1))
    assert (stage.piece(x).damage, stage.piece(y).damage) == (1, 1)


def test_count_dooku() -> None:
    stage, dooku, foe = duel("count-dooku-devious-strategist", "hired-gun")
    card = stage.held(0, "aim")
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "2RD1")), dooku)
    assert (stage.asked.seat, stage.asked.kind) == (0, "before")
    stage.do(stage.options[1])
    assert stage.t.discards[0] == [card]
    assert (stage.piece(dooku).shields, stage.piece(dooku).damage) == (0, 1)


def test_darth_vader() -> None:
    stage, vader, _ = duel("darth-vader-sith-lord")
    one, two = stage.hand(1, "aim", "block")
    stage.do(("activate", vader))
    stage.do(stage.options[1], two)
    assert stage.t.hands[1] == [one]


def test_kylo_ren() -> None:
    stage, kylo, foe = duel("kylo-ren-vaders-disciple", "hired-gun")
    stage.hand(1, "block")
    stage.do(("resolve", stage.show(kylo, "Sp")))
    assert stage.piece(foe).damage == 2
    assert stage.match.view(0).players[1].hand[0].card == "block"


def test_nightsister() -> None:
    stage, sister, foe = duel("nightsister", "hired-gun")
    die = stage.show(foe, "3RD1")
    stage.rolls((foe, "-"))
    stage.do(("use", sister, 0))
    assert face(stage.t, die).symbol == "blank"
    assert stage.piece(sister).damage == 1


def test_force_choke() -> None:
    stage, kylo, foe = duel("kylo-ren-vaders-disciple", "hired-gun")
    die = stage.show(foe, "3RD1")
    stage.table.pieces[foe].shields = 2
    stage.do(("resolve", stage.show(stage.upgrade(kylo, "force-choke"), "Sp")), "yes")
    stage.do((die, 5))
    assert (stage.piece(foe).damage, stage.piece(foe).shields) == (1, 2)
    assert face(stage.t, die).symbol == "blank"


def test_immobilize() -> None:
    stage, kylo, foe = duel("kylo-ren-vaders-disciple", "hired-gun")
    upgrade = stage.upgrade(kylo, "immobilize")
    stage.show(upgrade, "1R")
    die = stage.show(foe, "3RD1")
    stage.do(("use", upgrade, 0))
    assert face(stage.t, die).symbol == "blank"


def test_kylo_rens_lightsaber() -> None:
    stage, kylo, foe = duel("kylo-ren-vaders-disciple", "hired-gun")
    saber = stage.upgrade(kylo, "kylo-rens-lightsaber")
    die = stage.show(saber, "Sp")
    stage.table.pieces[foe].shields = 1
    stage.rolls((saber, "1Sh"))
    stage.do(("resolve", die), foe)
    assert stage.piece(foe).damage == 1
    assert face(stage.t, die).written == "1Sh"


def test_sith_holocron() -> None:
    stage, kylo, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    holocron = stage.upgrade(kylo, "sith-holocron")
    probe = stage.held(0, "mind-probe")
    stage.do(("resolve", stage.show(holocron, "Sp")), probe, "yes")
    assert stage.piece(probe).host == kylo
    assert stage.t.hands[0] == [holocron]
    assert len(stage.in_pool(0)) == 1
    assert stage.t.resources[0] == 4


def test_infantry_grenades() -> None:
    stage, trooper, foe = duel("first-order-stormtrooper", "hired-gun")
    grenades = stage.upgrade(trooper, "infantry-grenades")
    stage.do(("resolve", stage.show(grenades, "Sp")))
    assert stage.piece(foe).damage == 2
    assert stage.t.discards[0] == [grenades]


def test_speeder_bike_scout() -> None:
    stage, _, foe = duel("first-order-stormtrooper", "hired-gun")
    bike, die = stage.support(0, "speeder-bike-scout"), stage.show(foe, "3RD1")
    stage.do(("resolve", stage.show(bike, "Sp")), die)
    assert die not in stage.t.showing
    assert (stage.asked.seat, "decline" in stage.options) == (0, True)


def test_bala_tik() -> None:
    stage = Stage([("bala-tik-gang-leader", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (bala,), (x, _) = stage.teams
    stage.table.pieces[bala].exhausted = True
    stage.table.pieces[x].damage = 8
    stage.do(("resolve", stage.show(bala, "1RD")), x)
    stage.do(stage.options[1])
    assert not stage.piece(bala).exhausted


def test_jabba() -> None:
    stage, jabba, foe = duel("jabba-the-hutt-the-great-and-mighty", "hired-gun")
    die = stage.show(foe, "3RD1")
    stage.rolls((jabba, "1R"), (foe, "-"))
    stage.do(("activate", jabba))
    stage.do(stage.options[1], die)
    assert face(stage.t, die).symbol == "blank"


def test_tusken_raider() -> None:
    stage, raider, foe = duel("tusken-raider", "hired-gun")
    card = stage.held(0, "aim")
    stage.rolls((raider, "1RD"))
    stage.do(("activate", raider))
    stage.do(stage.options[1], foe)
    assert stage.piece(foe).damage == 1
    assert stage.t.discards[0] == [card]


def test_crime_lord() -> None:
    stage = Stage([("jabba-the-hutt-the-great-and-mighty", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (jabba,), (x, y) = stage.teams
    lord = stage.upgrade(jabba, "crime-lord")
    stage.do(("resolve", stage.show(lord, "Sp")), x)
    assert x in stage.t.pieces
    assert stage.t.resources[0] == 0
    stage.do("pass", "pass")
    assert x not in stage.t.pieces
    assert y in stage.t.pieces


def test_flame_thrower() -> None:
    stage = Stage([("jabba-the-hutt-the-great-and-mighty", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (jabba,), (x, y) = stage.teams
    stage.do(("resolve", stage.show(stage.upgrade(jabba, "flame-thrower"), "Sp")), (x, y))
    assert (stage.piece(x).damage, stage.piece(y).damage) == (1, 1)


def test_gaffi_stick() -> None:
    stage, raider, foe = duel("tusken-raider", "hired-gun")
    stick, melee = stage.upgrade(raider, "gaffi-stick"), stage.show(raider, "1MD")
    stage.do(("resolve", stage.show(stick, "Sp")), foe)
    assert stage.piece(foe).damage == 3
    assert melee not in stage.t.showing


def test_on_the_hunt() -> None:
    stage, raider, foe = duel("tusken-raider", "hired-gun")
    die = stage.show(foe, "3RD1")
    stage.table.pieces[foe].shields = 3
    stage.do(("resolve", stage.show(stage.upgrade(raider, "on-the-hunt"), "Sp")), foe, "yes")
    assert stage.piece(foe).shields == 0
    assert die not in stage.t.showing
    assert stage.t.resources[0] == 4


def test_cannon_fodder() -> None:
    stage, trooper, foe = duel("first-order-stormtrooper", "hired-gun")
    die = stage.show(foe, "3RD1")
    play(stage, "cannon-fodder")
    assert stage.piece(trooper).damage == 3
    assert die not in stage.t.showing


def test_closing_the_net() -> None:
    stage, _, foe = duel("first-order-stormtrooper", "hired-gun")
    stage.show(foe, "3RD1")
    card = play(stage, "closing-the-net", "yes")
    assert stage.in_pool(1) == []
    assert stage.t.decks[0][0] == card


def test_endless_ranks() -> None:
    stage, _, _ = duel("first-order-stormtrooper", "hired-gun")
    back = stage.aside(0, "first-order-stormtrooper")
    play(stage, "endless-ranks")
    assert stage.piece(back).damage == 0
    assert stage.piece(back).kind == "character"


def test_occupation() -> None:
    stage, _, _ = duel("general-veers-field-commander", "hired-gun")
    play(stage, "occupation")
    assert stage.t.resources[1] == 0
    stage, _, _ = duel("general-veers-field-commander", "hired-gun")
    card = stage.held(0, "occupation")
    stage.table.control = 1
    assert ("play", card) not in stage.options


def test_probe() -> None:
    stage, _, _ = duel("first-order-stormtrooper", "hired-gun")
    event, upgrade = stage.hand(1, "aim", "datapad")
    stage.rolls(0, 0)
    play(stage, "probe")
    assert stage.t.hands[1] == [upgrade]
    assert stage.t.discards[1] == [event]


def test_probe_finds_two_events() -> None:
    stage, _, _ = duel("first-order-stormtrooper", "hired-gun")
    stage.hand(1, "aim", "disarm", "unpredictable")
    play(stage, "probe")
    assert len(stage.t.discards[1]) == 2


def test_sweep_the_area() -> None:
    stage, _, foe = duel("first-order-stormtrooper", "hired-gun")
    die = stage.show(foe, "3RD1")
    stage.rolls((foe, "-"))
    play(stage, "sweep-the-area")
    assert face(stage.t, die).symbol == "blank"


def test_tactical_mastery() -> None:
    stage, _, _ = duel("first-order-stormtrooper", "hired-gun")
    play(stage, "tactical-mastery", "decline")
    assert (stage.asked.seat, "decline" in stage.options) == (0, True)


def test_the_best_defense() -> None:
    stage, trooper, foe = duel("first-order-stormtrooper", "hired-gun")
    die = stage.show(foe, "3RD1")
    play(stage, "the-best-defense", (die,))
    assert stage.piece(trooper).damage == 3
    assert stage.in_pool(1) == []


def test_drudge_work() -> None:
    stage, trooper, _ = duel("first-order-stormtrooper", "hired-gun")
    work = stage.support(0, "drudge-work")
    stage.do(("use", work, 0))
    assert stage.t.resources[0] == 6
    assert stage.piece(trooper).exhausted
    assert stage.piece(work).exhausted


def test_local_garrison() -> None:
    stage, _, _ = duel("first-order-stormtrooper", "hired-gun")
    stage.support(0, "local-garrison")
    stage.do("pass", "pass")
    assert stage.t.resources == [7, 6]


def test_personal_escort() -> None:
    stage, trooper, _ = duel("first-order-stormtrooper", "hired-gun")
    stage.upgrade(trooper, "personal-escort")
    assert has(stage.t, "guardian", trooper)


def test_abandon_all_hope() -> None:
    stage, _, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    stage.hand(1, "aim", "block")
    stage.table.resources[1] = 0
    play(stage, "abandon-all-hope", "lose-resources")
    assert len(stage.t.hands[1]) == 2
    stage, _, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    stage.hand(1, "aim", "block")
    play(stage, "abandon-all-hope", "discard-hand")
    assert stage.t.hands[1] == []


def test_boundless_ambition() -> None:
    stage, _, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    play(stage, "boundless-ambition")
    assert len(stage.t.hands[0]) == 5


def test_enrage() -> None:
    stage, kylo, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    play(stage, "enrage")
    assert (stage.piece(kylo).damage, stage.t.resources[0]) == (1, 6)


def test_feel_your_anger() -> None:
    stage = Stage([("kylo-ren-vaders-disciple", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (_,), (x, y) = stage.teams
    blank, good = stage.show(x, "-"), stage.show(y, "3RD1")
    play(stage, "feel-your-anger", good)
    assert stage.in_pool(1) == [blank]


def test_force_strike() -> None:
    stage, kylo, foe = duel("kylo-ren-vaders-disciple", "hired-gun")
    die = stage.show(kylo, "-")
    play(stage, "force-strike", (die, 1), "yes", foe)
    assert stage.piece(foe).damage == 2


def test_intimidate() -> None:
    stage, _, foe = duel("kylo-ren-vaders-disciple", "hired-gun")
    stage.table.pieces[foe].shields = 3
    play(stage, "intimidate")
    assert stage.piece(foe).shields == 0


def test_isolation_takes_character_dice_only() -> None:
    stage, _, foe = duel("kylo-ren-vaders-disciple", "hired-gun")
    upgrade = stage.show(stage.upgrade(foe, "datapad"), "1R")
    die = stage.show(foe, "3RD1")
    play(stage, "isolation")
    assert stage.in_pool(1) == [upgrade]
    assert die not in stage.t.showing


def test_no_mercy() -> None:
    stage, kylo, foe = duel("kylo-ren-vaders-disciple", "hired-gun")
    blue = stage.held(0, "enrage")
    stage.show(kylo, "1MD")
    play(stage, "no-mercy", (blue,), foe)
    assert stage.piece(foe).damage == 2


def test_pulling_the_strings() -> None:
    stage, _, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    cards = [stage.on_top(1, name) for name in ("aim", "block", "dodge")]
    play(stage, "pulling-the-strings", -2, (cards[2],), (cards[0], cards[1]))
    assert stage.t.decks[1][0] == cards[2]
    assert stage.t.decks[1][-1] == cards[0]
    assert {face.id for face in stage.match.view(0).players[1].top} == set(cards)
    assert stage.match.view(1).players[1].top == ()
    stage, _, _ = duel("kylo-ren-vaders-disciple", "hired-gun", deck=0)
    card = play(stage, "pulling-the-strings")
    assert stage.t.discards[0] == [card]


def test_emperors_favor() -> None:
    stage, _, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    stage.support(0, "emperors-favor")
    assert (hand_size(stage.t, 0), hand_size(stage.t, 1)) == (6, 5)


def test_power_of_the_dark_side() -> None:
    stage, kylo, foe = duel("kylo-ren-vaders-disciple", "hired-gun")
    power = stage.support(0, "power-of-the-dark-side")
    stage.show(kylo, "1MD")
    stage.rolls((kylo, "-"))
    stage.do(("use", power, 0), foe)
    assert stage.piece(foe).damage == 2


def test_hidden_in_shadow() -> None:
    stage, kylo, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    shadow = stage.upgrade(kylo, "hidden-in-shadow")
    stage.do(("use", shadow, 0))
    assert stage.piece(kylo).shields == 1


def test_nowhere_to_run() -> None:
    stage, kylo, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    die = stage.show(kylo, "-")
    play(stage, "nowhere-to-run", (die, 0))
    assert face(stage.t, die).written == "1MD"


def test_ace_in_the_hole() -> None:
    stage, _, _ = duel("tusken-raider", "hired-gun")
    lost = stage.held(0, "gaffi-stick")
    stage.rolls((lost, "2MD1"))
    play(stage, "ace-in-the-hole")
    assert stage.t.discards[0][0] == lost
    assert [face(stage.t, die).written for die in stage.in_pool(0)] == ["2MD1"]


def test_armed_to_the_teeth() -> None:
    stage, raider, foe = duel("tusken-raider", "hired-gun")
    one, two = stage.upgrade(raider, "gaffi-stick"), stage.upgrade(raider, "datapad")
    play(stage, "armed-to-the-teeth", (one, two), foe)
    assert stage.piece(foe).damage == 2
    assert set(stage.t.discards[0]) >= {one, two}


def test_confiscation() -> None:
    stage, _, foe = duel("tusken-raider", "hired-gun")
    theirs = stage.upgrade(foe, "holdout-blaster")
    play(stage, "confiscation")
    assert stage.t.hands[1] == [theirs]
    assert stage.t.resources[0] == 3


def test_fight_dirty() -> None:
    stage, raider, foe = duel("tusken-raider", "hired-gun")
    die = stage.show(raider, "1MD")
    play(stage, "fight-dirty", (die,), foe)
    assert stage.piece(foe).damage == 1


def test_go_for_the_kill() -> None:
    stage, raider, foe = duel("tusken-raider", "hired-gun")
    stage.show(raider, "1RD")
    stage.table.pieces[foe].shields = 3
    play(stage, "go-for-the-kill", foe)
    assert (stage.piece(foe).damage, stage.piece(foe).shields) == (1, 3)


def test_he_doesnt_like_you() -> None:
    stage, raider, foe = duel("tusken-raider", "hired-gun")
    stage.show(raider, "-")
    stage.show(foe, "3RD1")
    play(stage, "he-doesnt-like-you")
    assert (stage.in_pool(0), stage.in_pool(1)) == ([], [])


def test_lying_in_wait() -> None:
    stage, _, _ = duel("tusken-raider", "hired-gun")
    one, two = stage.hand(1, "aim", "block")
    stage.hand(0, "dodge")
    play(stage, "lying-in-wait", one)
    assert stage.t.hands[1] == [two]


def test_backup_muscle() -> None:
    stage, _, foe = duel("tusken-raider", "hired-gun")
    muscle = play(stage, "backup-muscle")
    assert stage.piece(muscle).damage == 3
    stage.do("pass", ("use", muscle, 1), foe)
    assert (stage.piece(muscle).damage, stage.piece(foe).damage) == (2, 1)


def test_my_kind_of_scum() -> None:
    stage, jabba, _ = duel("jabba-the-hutt-the-great-and-mighty", "hired-gun")
    scum = stage.support(0, "my-kind-of-scum")
    stage.do(("resolve", stage.show(jabba, "2Dr")))
    stage.do(stage.options[1])
    assert stage.t.resources == [7, 3]
    assert stage.piece(scum).exhausted


def test_underworld_connections() -> None:
    stage, _, _ = duel("tusken-raider", "hired-gun")
    card = stage.support(0, "underworld-connections")
    stage.do(("use", card, 0))
    assert stage.t.resources[0] == 6


def test_prized_possession() -> None:
    stage, _, foe = duel("tusken-raider", "hired-gun")
    die = stage.show(foe, "3RD1")
    prize = play(stage, "prized-possession")
    stage.do(stage.options[1])
    assert stage.piece(prize).captives == (die,)
    stage.do(("activate", foe))
    assert stage.in_pool(1) == []
