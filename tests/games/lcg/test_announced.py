"""What happens is announced, before it takes hold and after it, and told in the journal: all of it, in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dejarik.core.note import Note
from dejarik.core.question import Procedure
from dejarik.games.lcg.cards.words import action, damage, place_shield, target, this, unit
from dejarik.games.lcg.notes import (
    Attacks,
    BalanceShifts,
    Captured,
    CapturedCard,
    Commits,
    Damaged,
    Defends,
    Destroyed,
    DialShows,
    Discarded,
    Discards,
    Draws,
    DrawsCard,
    EdgeCard,
    EdgePass,
    EdgeReveal,
    EdgeWon,
    Engages,
    Enters,
    Fate,
    Focused,
    Generates,
    ObjectiveLost,
    PhaseBegins,
    Plays,
    Protects,
    Refreshes,
    Repaired,
    Rescued,
    RescuedCard,
    Returned,
    Shielded,
    ShieldLost,
    ShieldUsed,
    Strikes,
    Struggle,
    TakesControl,
    ToDeck,
    TurnBegins,
    Unfocused,
    Unopposed,
    Uses,
    Wins,
)
from dejarik.games.lcg.rules import damage as damages
from dejarik.games.lcg.rules import force, zones
from dejarik.games.lcg.rules.payment import pay
from dejarik.games.lcg.rules.timing import Victory
from dejarik.games.lcg.state import player
from dejarik.lab.stage import perform
from tests.games.lcg.stage import DARK, LIGHT, Announced, Scene, Witness, after, before, invent

MARK = invent("test-marksman", "unit", "light", cost=1, capacity=3, normal={"unit_damage": 1, "blast": 1})
WALL = invent("test-wall-unit", "unit", "dark", cost=1, capacity=3, normal={"tactics": 1})
CHEER = invent("test-cheer", "event", "light", action(place_shield(target(unit))), cost=1)
MEDIC = invent(
    "test-medic", "unit", "light", action(damage(1, target(unit & this)), spend=1), cost=1, capacity=3, resources=1
)


# ── the turn ───────────────────────────────────────────────────────────────────────────────────────────────────────


def phase(name: str, seat: int, *between: Announced) -> list[Announced]:
    first = ("turn-begins",) if name == "balance" else ()
    ends = f"{name}-ends"
    return [after(*first, f"{name}-begins", seat=seat), *between, before(ends, seat=seat), after(ends, seat=seat)]


@pytest.mark.rule("lcg.turn.phases", "lcg.turn.alternate", "lcg.draw.up-to-reserve", "lcg.balance.dark-extra")
@pytest.mark.parametrize("who", ["light", "dark"])
def test_a_quiet_turn(who: str, witness: Witness) -> None:
    scene = Scene()
    scene.table.balance = DARK
    play = scene.start("balance.1", who).until("halt")
    seat = LIGHT if who == "light" else DARK
    dark = who == "dark"
    advanced = [after("dial-advanced", seat=DARK, amount=1)] * 2 if dark else []
    drawn = [*[before("draws", seat=seat)] * 6, after("drawn", seat=seat, amount=6)]
    assert witness.moments == [
        *phase("balance", seat, *advanced),
        *phase("refresh", seat, after("refreshes", seat=seat)),
        *phase("draw", seat, *drawn),
        *phase("deployment", seat),
        *phase("conflict", seat),
        *phase("force", seat),
    ]
    names = ("balance", "refresh", "draw", "deployment", "conflict", "force")
    begins = {name: PhaseBegins(name) for name in names}
    told: list[Note] = [TurnBegins(seat, 6), begins["balance"]]
    told += [DialShows(1), DialShows(2)] if dark else []
    told += [begins["refresh"], Refreshes(seat), begins["draw"], Draws(seat, 6), begins["deployment"]]
    told += [begins["conflict"], begins["force"], Struggle(0, 0)]
    assert play.hears(None) == told
    mine = [note for note in play.hears(who) if isinstance(note, DrawsCard)]
    filler = "rebel-trooper" if who == "light" else "espo-trooper"
    assert mine == [DrawsCard(filler)] * 6
    assert not any(isinstance(note, DrawsCard) for note in play.hears("dark" if who == "light" else "light"))


@pytest.mark.rule("lcg.balance.light-damage", "lcg.draw.optional-discard")
def test_damage_of_the_balance_and_the_first_discard(witness: Witness) -> None:
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir")
    held = scene.light.hand("a-wing")
    play = scene.start("balance.4", halts=("balance.5", "draw.3"))
    play.answer("light", goal)
    assert witness.moments == [
        before("damage", thing=goal, seat=LIGHT, amount=1, note="balance"),
        after("damaged", thing=goal, seat=LIGHT, amount=1, note="balance"),
    ]
    assert play.hears(None) == [Damaged("shadows-of-dathomir", 1, goal)]
    play.until("light discard-one").answer("light", held)
    assert witness.moments[-1] == after("hand-discarded", thing=held, seat=LIGHT)
    assert play.hears(None)[-1] == Discards(LIGHT, "a-wing", held)


# ── an engagement ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.eng.steps", "lcg.edge.steps", "lcg.strike.steps", "lcg.reward.bonus")
def test_an_engagement_from_its_first_to_its_last_word(witness: Witness) -> None:
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir")
    gun, wall = scene.light.unit(MARK), scene.dark.unit(WALL)
    placed, fate = scene.light.hand("luke-skywalker"), scene.dark.hand("heat-of-battle-dark")
    play = scene.start("conflict.3", halts=("conflict.2",))
    play.answer("light", goal).answer("dark", (wall,))
    play.answer("light", placed).answer("dark", fate).until("light icon")
    play.answer("light", "blast").until("halt")
    icons = {"seat": LIGHT, "source": gun, "amount": 1}
    assert witness.moments == [
        after("attacks", "declared", thing=gun, seat=LIGHT),
        after("engaged", thing=goal, seat=LIGHT),
        after("defends", "declared", thing=wall, seat=DARK),
        before("damage", thing=gun, seat=DARK, source=fate, amount=1, note="effect"),
        after("damaged", thing=gun, seat=DARK, source=fate, amount=1, note="effect"),
        after("fate-resolved", thing=fate, seat=DARK),
        after("edge-won", seat=LIGHT, thing=goal),
        after("focused-to-strike", "focused", thing=gun, seat=LIGHT),
        before("damage", thing=goal, note="strike", **icons),
        after("damaged", thing=goal, note="strike", **icons),
        before("damage", thing=wall, note="strike", **icons),
        after("damaged", thing=wall, note="strike", **icons),
        after("strike-resolved", thing=gun, seat=LIGHT),
        after("focused-to-strike", "focused", thing=wall, seat=DARK),
        after("focus-placed", thing=gun, seat=DARK, source=wall, amount=1),
        after("strike-resolved", thing=wall, seat=DARK),
        after("survives", thing=gun, seat=LIGHT),
        after("survives", thing=wall, seat=DARK),
        after("engagement-ends", thing=goal, seat=LIGHT),
    ]
    assert play.hears(None) == [
        Engages(LIGHT, "shadows-of-dathomir", goal),
        Attacks(LIGHT, (MARK,)),
        Defends(DARK, (WALL,)),
        EdgeCard(LIGHT),
        EdgeCard(DARK),
        EdgePass(LIGHT),
        EdgePass(DARK),
        EdgeReveal(LIGHT, ("luke-skywalker",)),
        EdgeReveal(DARK, ("heat-of-battle-dark",)),
        Fate(DARK, "heat-of-battle-dark", fate),
        Damaged(MARK, 1, gun),
        EdgeWon(LIGHT, 3, 2),
        Strikes(LIGHT, MARK, 1, gun),
        Damaged("shadows-of-dathomir", 1, goal),
        Damaged(WALL, 1, wall),
        Strikes(DARK, WALL, 1, wall),
        Focused(MARK, 1, gun),
    ]
    assert play.table.discards == [[placed], [fate]]


@pytest.mark.rule("lcg.reward.bonus", "lcg.edge.until-two-passes")
def test_an_engagement_nobody_opposes(witness: Witness) -> None:
    scene = Scene()
    goal, gun = scene.dark.objective("shadows-of-dathomir"), scene.light.unit(MARK)
    scene.light.hand("a-wing")
    scene.engage(goal, [gun])
    play = scene.start("engagement.6", halts=("conflict.2",)).until("halt")
    assert play.hears(None) == [
        EdgePass(LIGHT),
        EdgeWon(LIGHT, 0, 0),
        Strikes(LIGHT, MARK, 1, gun),
        Damaged("shadows-of-dathomir", 1, goal),
        Unopposed(LIGHT),
        Damaged("shadows-of-dathomir", 1, goal),
    ]
    assert witness.moments[-4:] == [
        before("damage", thing=goal, seat=LIGHT, amount=1, note="unopposed"),
        after("damaged", thing=goal, seat=LIGHT, amount=1, note="unopposed"),
        after("survives", thing=gun, seat=LIGHT, note="unopposed"),
        after("engagement-ends", thing=goal, seat=LIGHT),
    ]


# ── the Force ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.force.commit", "lcg.force.struggle-winner")
@pytest.mark.parametrize(("who", "balance"), [("light", DARK), ("light", LIGHT), ("dark", LIGHT), ("dark", DARK)])
def test_a_commitment_and_the_struggle(who: str, balance: int, witness: Witness) -> None:
    scene = Scene()
    seat, name = (LIGHT, "luke-skywalker") if who == "light" else (DARK, "darth-vader")
    unit_ = getattr(scene, who).unit(name)
    scene.table.balance = balance
    play = scene.start("force.2", who, halts=("force.4",)).answer(who, unit_)
    assert witness.moments == [after("commits", thing=unit_, seat=seat), after("struggle-won", seat=seat)]
    struggle = Struggle(3, 0) if who == "light" else Struggle(0, 4)
    shifts = [BalanceShifts(seat)] if balance != seat else []
    assert play.hears(None) == [Commits(seat, name, unit_), struggle, *shifts]
    assert play.table.balance == seat


# ── playing and paying ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.res.procedure", "lcg.res.one-per-token", "lcg.zone.enter-play")
def test_playing_a_unit(witness: Witness) -> None:
    scene = Scene(light="rebel-alliance")
    mothma = scene.light.hand("mon-mothma")
    first, second = (scene.light.enhancement("hidden-outpost") for _ in range(2))
    play = scene.start("deployment.2", halts=("deployment.3",)).answer("light", ("play", mothma))
    own = scene.light.affiliation_card
    play.pay_with("light", {own: 1, first: 1, second: 1})
    assert witness.moments == [
        before("playing", thing=mothma, seat=LIGHT),
        after("generates", thing=own, seat=LIGHT, amount=1),
        *[after("generates", thing=outpost, seat=LIGHT, amount=1) for outpost in (first, second)],
        after("enters", "played", thing=mothma, seat=LIGHT),
    ]
    assert play.hears(None) == [
        Plays(LIGHT, "mon-mothma", mothma),
        Generates("rebel-alliance", 1, own),
        *[Generates("hidden-outpost", 1, outpost) for outpost in (first, second)],
        Enters(LIGHT, "mon-mothma", None, mothma),
    ]
    assert sum(piece.focus for piece in play.table.pieces.values()) == 3
    assert play.table.played == [mothma]
    assert play.table.limbo == []


@pytest.mark.rule("lcg.enh.attach")
def test_playing_an_enhancement_names_its_host() -> None:
    scene = Scene()
    luke, saber = scene.light.unit("luke-skywalker"), scene.light.hand("jedi-lightsaber")
    library = scene.light.hand("dagobah-training-grounds")
    play = scene.start("deployment.2", halts=("deployment.3",))
    play.answer("light", ("play", saber)).until("light action").answer("light", ("play", library)).until("light halt")
    assert play.told(Enters) == [
        Enters(LIGHT, "jedi-lightsaber", "luke-skywalker", saber),
        Enters(LIGHT, "dagobah-training-grounds", None, library),
    ]
    assert [play.piece(card).host for card in (saber, library)] == [luke, player(LIGHT)]


@pytest.mark.rule("lcg.event.sequence", "lcg.gap.effect-steps")
def test_playing_an_event_and_using_an_ability(witness: Witness) -> None:
    scene = Scene()
    medic, cheer = scene.light.unit(MEDIC), scene.light.hand(CHEER)
    play = scene.start("refresh.5", halts=("refresh.6",))
    for piece in play.table.pieces.values():
        piece.focus = int(piece.kind == "objective")
    own = scene.light.affiliation_card
    play.answer("light", ("play", cheer)).pay_with("light", {own: 1})
    assert witness.moments == [
        before("playing", thing=cheer, seat=LIGHT),
        after("generates", thing=own, seat=LIGHT, amount=1),
        before("event-played", thing=cheer, seat=LIGHT),
        after("event-played", "played", thing=cheer, seat=LIGHT),
    ]
    assert play.hears(None) == [Plays(LIGHT, CHEER, cheer), Generates("jedi", 1, own), Shielded(MEDIC, medic)]
    assert play.table.discards[LIGHT] == [cheer]
    play.until("light action").answer("light", ("use", medic, 0))
    assert play.hears(None)[3:] == [
        Uses(LIGHT, MEDIC, medic),
        Generates(MEDIC, 1, medic),
        Damaged(MEDIC, 1, medic),
    ]


# ── leaving play ───────────────────────────────────────────────────────────────────────────────────────────────────

LEAVING: dict[str, tuple[tuple[str, ...], str, list[type[Note]]]] = {
    "destroyed": (("destroyed", "leaves"), "discard", [Destroyed, Discarded]),
    "discarded": (("discarded", "leaves"), "discard", [Discarded]),
    "returned": (("returned", "leaves"), "hand", [Returned]),
    "captured": (("captured", "captured-from-play", "leaves"), "captured:{prison}", [Captured, CapturedCard]),
    "bottom": (("to-deck", "leaves"), "bottom", [ToDeck]),
}


@pytest.mark.rule("lcg.zone.leave-play", "lcg.capture.attach", "lcg.damage.destroyed", "lcg.enh.host-leaves")
@pytest.mark.parametrize("how", LEAVING)
def test_every_way_out_of_play(how: str, witness: Witness) -> None:
    scene = Scene()
    prison = scene.dark.objective("shadows-of-dathomir")
    luke = scene.light.unit("luke-skywalker", focus=1, damage=1, committed=True)
    saber = scene.light.enhancement("jedi-lightsaber", on=luke)
    table = witness.watch(scene.table).table
    kinds, to, notes = LEAVING[how]
    to = to.format(prison=prison)
    who: dict[str, int] = {"source": prison, "seat": DARK} if how == "destroyed" else {}
    ways: dict[str, Callable[[], Procedure[Any]]] = {
        "destroyed": lambda: zones.destroy(table, [luke], source=prison, seat=DARK),
        "discarded": lambda: zones.discard_from_play(table, luke),
        "returned": lambda: zones.return_to_hand(table, luke),
        "captured": lambda: zones.capture_from_play(table, luke, prison),
        "bottom": lambda: zones.leave_play(table, luke, ("to-deck",), "bottom"),
    }
    perform(ways[how]())
    assert witness.moments == [before(*kinds, thing=luke, note=to, **who), after(*kinds, thing=luke, note=to, **who)]
    fields: dict[type[Note], Note] = {
        Destroyed: Destroyed("luke-skywalker", luke),
        Discarded: Discarded("luke-skywalker", luke),
        Returned: Returned("luke-skywalker", LIGHT, luke),
        Captured: Captured("shadows-of-dathomir", prison),
        CapturedCard: CapturedCard("luke-skywalker", "shadows-of-dathomir"),
        ToDeck: ToDeck("luke-skywalker", LIGHT, luke),
    }
    told = [fields[kind] for kind in notes]
    told.insert(1 if how == "destroyed" else 0, Discarded("jedi-lightsaber", saber))
    assert witness.told == told
    assert {luke, saber}.isdisjoint(table.pieces)
    assert saber in table.discards[LIGHT]
    places = {
        "discard": table.discards[LIGHT],
        "hand": table.hands[LIGHT],
        "bottom": table.decks[LIGHT][:1],
        f"captured:{prison}": list(table.pieces[prison].captured),
    }
    assert [where for where, cards in places.items() if luke in cards] == [to]
    assert (luke in table.known[DARK]) == (how in ("returned", "bottom"))
    assert (luke in table.known[LIGHT]) == (how in ("captured", "bottom"))


@pytest.mark.rule("lcg.destroy.objective", "lcg.destroy.dial-advance", "lcg.rescue.on-destroy")
def test_the_end_of_an_objective(witness: Witness) -> None:
    scene = Scene()
    lost = scene.light.objective("a-heros-journey")
    table = witness.watch(scene.table).table
    perform(zones.destroy(table, [lost], source=scene.dark.affiliation_card, seat=DARK))
    leaves = {"thing": lost, "source": scene.dark.affiliation_card, "seat": DARK, "note": "victory"}
    assert witness.moments == [
        before("destroyed", "leaves", **leaves),
        after("dial-advanced", seat=DARK, amount=1),
        after("destroyed", "leaves", **leaves),
    ]
    assert witness.told == [
        Destroyed("a-heros-journey", lost),
        ObjectiveLost("a-heros-journey", LIGHT, lost),
        DialShows(1),
    ]
    prison = scene.dark.objective("shadows-of-dathomir")
    held = scene.light.captive("yoda", prison)
    shown = table.shown
    witness.watch(table).moments.clear()
    perform(zones.destroy(table, [prison]))
    assert [kinds.kinds for _, kinds in witness.moments] == [("destroyed", "leaves")] * 2
    assert witness.told == [
        Destroyed("shadows-of-dathomir", prison),
        Rescued(LIGHT),
        ObjectiveLost("shadows-of-dathomir", DARK, prison),
    ]
    assert witness.whispered == [((LIGHT, DARK), RescuedCard("yoda"))]
    assert table.shown == shown + 1
    assert table.hands[LIGHT] == [held]
    assert table.known[DARK] == [held]
    assert table.victories == [[prison], [lost]]


@pytest.mark.rule("lcg.zone.leave-play")
def test_an_objective_may_go_back_to_its_deck(witness: Witness) -> None:
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir")
    table = witness.watch(scene.table).table
    perform(zones.leave_play(table, goal, ("to-deck",), "missions"))
    assert witness.told == [ToDeck("shadows-of-dathomir", DARK, goal)]
    assert table.missions[DARK] == [goal]
    assert table.victories == [[], []]


@pytest.mark.rule("lcg.win.table")
@pytest.mark.parametrize(("result", "seat"), [("objectives", LIGHT), ("dial", DARK)])
def test_a_victory_is_told(result: str, seat: int, witness: Witness) -> None:
    scene = Scene()
    table = witness.watch(scene.table).table
    end: Procedure[Any]
    if seat == LIGHT:
        scene.light.victory("shadows-of-dathomir", "shadows-of-dathomir")
        end = zones.destroy(table, [scene.dark.objective("shadows-of-dathomir")])
    else:
        table.dial = 11
        end = zones.advance_dial(table, 3)
    with pytest.raises(Victory):
        perform(end)
    assert witness.told[-1] == Wins(seat, result)
    assert (table.winner, table.result) == (seat, result)
    assert table.dial == (0 if seat == LIGHT else 12)


# ── hidden cards ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.capture.attach", "lcg.gap.captured-visibility", "lcg.rescue.by-effect")
@pytest.mark.parametrize("where", ["hand", "deck"])
def test_capturing_a_hidden_card_and_freeing_it(where: str, witness: Witness) -> None:
    scene = Scene()
    prison = scene.dark.objective("shadows-of-dathomir")
    yoda = getattr(scene.light, where)("yoda")
    table = witness.watch(scene.table).table
    zone = table.hands[LIGHT] if where == "hand" else table.decks[LIGHT]
    perform(zones.capture_hidden(table, zone, yoda, prison))
    assert witness.moments == [after("captured", thing=yoda, seat=DARK)]
    assert witness.told == [Captured("shadows-of-dathomir", prison)]
    seen_by = (DARK, LIGHT) if where == "hand" else (DARK,)
    assert witness.whispered == [(seen_by, CapturedCard("yoda", "shadows-of-dathomir"))]
    assert zone == []
    assert table.pieces[prison].captured == (yoda,)
    assert table.known == [[yoda] if where == "hand" else [], []]
    assert table.shown == 1
    witness.watch(table).moments.clear()
    perform(zones.rescue(table, LIGHT, prison))
    assert witness.moments == [after("rescued", thing=yoda, seat=LIGHT)]
    assert witness.told == [Rescued(LIGHT)]
    assert table.hands[LIGHT] == [yoda]
    assert table.pieces[prison].captured == ()
    assert table.shown == 2


@pytest.mark.rule("lcg.gap.draw-one-at-a-time", "lcg.state.hand-hidden")
def test_drawing_is_told_and_cannot_be_taken_back(witness: Witness) -> None:
    scene = Scene()
    low, high = scene.light.deck("yoda"), scene.light.deck("a-wing")
    table = witness.watch(scene.table).table
    table.known = [[low, high], [low]]
    perform(zones.draw(table, LIGHT, 2))
    assert witness.moments == [*[before("draws", seat=LIGHT)] * 2, after("drawn", seat=LIGHT, amount=2)]
    assert witness.told == [Draws(LIGHT, 2)]
    assert witness.whispered == [((LIGHT,), DrawsCard("a-wing")), ((LIGHT,), DrawsCard("yoda"))]
    assert (table.shown, table.known) == (1, [[], [low]])
    witness.watch(table)
    perform(zones.draw(table, LIGHT, 0))
    assert (witness.told, table.shown) == ([], 1)
    scene.light.deck("y-wing")
    with pytest.raises(Victory):
        perform(zones.draw(table, LIGHT, 3))
    assert witness.told == [Draws(LIGHT, 1), Wins(DARK, "deck-out")]


@pytest.mark.rule("lcg.discard.pile")
def test_discards_from_hand_and_deck_are_told(witness: Witness) -> None:
    scene = Scene()
    first, second = scene.light.hand("yoda"), scene.light.hand("a-wing")
    top = scene.light.deck("y-wing")
    table = witness.watch(scene.table).table
    perform(zones.discard_cards(table, LIGHT, (second, first)))
    assert zones.discard_top(table, LIGHT) == top
    assert zones.discard_top(table, LIGHT) is None
    assert witness.moments == [
        after("hand-discarded", thing=second, seat=LIGHT),
        after("hand-discarded", thing=first, seat=LIGHT),
    ]
    cards = [("a-wing", second), ("yoda", first), ("y-wing", top)]
    assert witness.told == [Discards(LIGHT, name, card) for name, card in cards]
    assert table.discards[LIGHT] == [second, first, top]
    assert (table.shown, table.hands[LIGHT], table.known) == (2, [], [[], []])


# ── tokens ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.damage.tokens", "lcg.shield.use", "lcg.kw.protect", "lcg.shield.place")
def test_every_token_is_told(witness: Witness) -> None:
    scene = Scene()
    luke, vader = scene.light.unit("luke-skywalker", shields=1), scene.dark.unit("darth-vader")
    table = witness.watch(scene.table).table
    shielded = perform(damages.deal(table, {luke: 2}, seat=DARK, source=vader), (1,))
    assert shielded.kinds == ["shield"]
    assert perform(damages.place_focus(table, {luke: 2}, seat=DARK, source=vader)).kinds == []
    assert damages.remove_focus(table, luke, 5) == 2
    assert damages.remove_damage(table, luke, 5) == 1
    assert damages.remove_damage(table, luke, 5) == 0
    assert damages.place_shield(table, luke)
    assert not damages.place_shield(table, luke)
    assert damages.place_shield(table, luke, extra=True)
    assert damages.remove_shields(table, luke, 1) == 1
    assert witness.moments == [
        before("damage", thing=luke, seat=DARK, source=vader, amount=2, note="effect"),
        after("damaged", thing=luke, seat=DARK, source=vader, amount=1, note="effect"),
        after("focus-placed", thing=luke, seat=DARK, source=vader, amount=2),
    ]
    name = "luke-skywalker"
    assert witness.told == [
        ShieldUsed(name, 1, luke),
        Damaged(name, 1, luke),
        Focused(name, 2, luke),
        Unfocused(name, 2, luke),
        Repaired(name, 1, luke),
        Shielded(name, luke),
        Shielded(name, luke),
        ShieldLost(name, 1, luke),
    ]
    piece = table.pieces[luke]
    assert (piece.focus, piece.damage, piece.shields) == (0, 0, 1)
    assert not damages.place_shield(table, scene.light.affiliation_card)
    guard = scene.dark.unit("emperors-royal-guard")
    witness.watch(table)
    perform(damages.deal(table, {vader: 2}, seat=LIGHT), (1,))
    assert witness.told == [
        Protects("emperors-royal-guard", 1, "darth-vader", guard, vader),
        Damaged("darth-vader", 1, vader),
        Damaged("emperors-royal-guard", 1, guard),
    ]


@pytest.mark.rule("lcg.gap.control-change")
def test_a_change_of_sides_is_told(witness: Witness) -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", committed=True, role=1)
    table = witness.watch(scene.table).table
    zones.take_control(table, luke, DARK)
    assert witness.told == [TakesControl(DARK, "luke-skywalker", luke)]
    piece = table.pieces[luke]
    assert (piece.controller, piece.committed, piece.role) == (DARK, False, 0)
    assert force.force_cards(table, LIGHT) == 3


@pytest.mark.rule("lcg.comp.dial")
def test_the_dial_goes_back_to_its_least_and_says_so(witness: Witness) -> None:
    scene = Scene()
    table = witness.watch(scene.table).table
    table.dial = 5
    zones.turn_back_dial(table, 2, 1)
    assert (table.dial, witness.told) == (3, [DialShows(3)])
    zones.turn_back_dial(table, 9, 2)
    assert (table.dial, witness.told) == (2, [DialShows(3), DialShows(2)])
    zones.turn_back_dial(table, 1, 2)
    assert (table.dial, len(witness.told)) == (2, 2)


@pytest.mark.rule("lcg.res.sources")
def test_a_payment_that_is_just_enough_is_not_asked_for(witness: Witness) -> None:
    scene = Scene()
    own, outpost = scene.light.affiliation_card, scene.light.enhancement("hidden-outpost")
    card = scene.light.hand("mon-mothma")
    table = witness.watch(scene.table).table
    assert perform(pay(table, LIGHT, card, 2, "jedi")).kinds == []
    assert witness.told == [Generates("jedi", 1, own), Generates("hidden-outpost", 1, outpost)]
