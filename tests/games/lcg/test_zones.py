"""Coming into play and leaving it, one by one and all at once; what is cleared away; what each seat sees of it."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.question import Procedure
from dejarik.games.lcg.cards.ability import Use
from dejarik.games.lcg.cards.words import (
    action,
    cancel,
    constant,
    deed,
    forced_interrupt,
    friendly,
    instead,
    leaves,
    on,
    once_per_turn,
    put_into_play,
    this,
    unit,
)
from dejarik.games.lcg.notes import (
    EdgeCard,
    EdgeOpen,
    Enters,
    Mulligan,
    ObjectivesChosen,
    OpeningDraw,
    ShowsAffiliation,
)
from dejarik.games.lcg.rules import damage, edge, engagement, turn, zones
from dejarik.games.lcg.rules.conflict import possible_attackers, targets, why_not_engage
from dejarik.games.lcg.rules.playing import hosts
from dejarik.games.lcg.state import ATTACKER, DEFENDER, DIAL, NOBODY, NOWHERE
from dejarik.games.lcg.view import view
from dejarik.lab.stage import begin, perform
from tests.games.lcg.stage import DARK, LIGHT, Scene, Witness, invent


def outcome(procedure: Procedure[Any]) -> Any:
    """What a procedure that asks nobody says in the end."""
    with pytest.raises(StopIteration) as ended:
        next(procedure)
    return ended.value.value


# ── coming into play ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.zone.enter-play", "lcg.eng.participants")
@pytest.mark.parametrize("active", [LIGHT, DARK])
@pytest.mark.parametrize("joining", [True, False])
@pytest.mark.parametrize("engaged", [True, False])
def test_who_joins_an_engagement_takes_a_side(active: int, joining: bool, engaged: bool) -> None:
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir")
    table = scene.table
    table.active, table.engaged = active, goal if engaged else NOWHERE
    roles = []
    for seat, name in ((LIGHT, "y-wing"), (DARK, "tie-fighter")):
        card = (scene.light, scene.dark)[seat]._new(name)
        table.known[LIGHT].append(card)
        perform(zones.enter_play(table, card, seat, joining=joining))
        roles.append(table.pieces[card].role)
        assert table.pieces[card].kind == "unit"
    assert table.known == [[], []]
    sides = [ATTACKER if seat == active else DEFENDER for seat in (LIGHT, DARK)]
    assert roles == (sides if joining and engaged else [0, 0])


@pytest.mark.rule("lcg.enh.attach", "lcg.enh.other-hosts")
def test_what_lies_on_the_dial_is_told_without_a_host(witness: Witness) -> None:
    scene = Scene()
    run = scene.light._new("trench-run")
    witness.watch(scene.table)
    perform(zones.enter_play(scene.table, run, LIGHT, host=DIAL))
    assert witness.told == [Enters(LIGHT, "trench-run", None, run)]
    assert scene.table.pieces[run].host == DIAL
    assert hosts(scene.table, LIGHT, scene.light.hand("trench-run")) == [DIAL]


@pytest.mark.rule("lcg.zone.put-into-play")
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_who_is_put_into_play_leaves_the_place_it_was_in(zone: str) -> None:
    effect = put_into_play(unit, zone)
    gate = invent(f"test-open-gate-{zone}", "event", "light", action(effect), cost=0)
    scene = Scene()
    card = getattr(scene.light, zone)("y-wing")
    twin = getattr(scene.light, zone)("rookie-pilot")
    scene.light.unit("luke-skywalker")
    double = getattr(scene.light, zone)("luke-skywalker")
    event = scene.light._new(gate)
    use = Use(scene.table, LIGHT, event)
    question, _ = begin(effect.resolve(use))
    assert question.options == (card, twin)  # type: ignore[union-attr]
    assert (question.least, question.most) == (1, 1)  # type: ignore[union-attr]
    perform(effect.resolve(use), card)
    place = scene.table.hands[LIGHT] if zone == "hand" else scene.table.discards[LIGHT]
    assert place == [twin, double]
    assert scene.table.pieces[card].role == 0
    assert scene.table.shown == 1
    assert outcome(effect.resolve(use)) is True
    assert place == [double]
    assert not effect.possible(use)
    assert outcome(effect.resolve(use)) is False


@pytest.mark.rule("lcg.zone.put-into-play")
def test_putting_into_play_may_be_optional_and_joining() -> None:
    effect = put_into_play(unit, optional=True, joining=True)
    invent("test-open-door", "event", "light", action(effect), cost=0)
    scene = Scene()
    card = scene.light.hand("y-wing")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [])
    scene.table.active = LIGHT
    use = Use(scene.table, LIGHT, scene.light._new("test-open-door"))
    perform(effect.resolve(use), ())
    assert scene.table.hands[LIGHT] == [card]
    perform(effect.resolve(use), (card,))
    assert scene.table.pieces[card].role == ATTACKER


# ── leaving it ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.zone.affiliation-stays", "lcg.interrupt.trigger")
def test_what_does_not_leave() -> None:
    tough = invent("test-survivor", "unit", "light", forced_interrupt(leaves(this), cancel()), cost=1, capacity=2)
    scene = Scene()
    stays = scene.light.unit(tough)
    table = scene.table
    assert outcome(zones.leave_play(table, stays, ("discarded",), "discard")) is False
    assert outcome(zones.leave_play(table, scene.light.affiliation_card, ("discarded",), "discard")) is False
    assert outcome(zones.leave_play(table, 999, ("discarded",), "discard")) is False
    assert outcome(zones.destroy(table, [stays])) == []
    goes = scene.light.unit("y-wing")
    assert outcome(zones.destroy(table, [stays, goes, 999])) == [goes]
    assert stays in table.pieces
    doomed = scene.light.unit(tough, damage=2)
    perform(zones.check_table(table))  # and it comes to an end
    assert doomed in table.pieces


@pytest.mark.rule("lcg.zone.leave-play", "lcg.capture.strip")
def test_an_interrupt_may_say_where_a_card_goes(witness: Witness) -> None:
    scene = Scene()
    prison = scene.dark.objective("shadows-of-dathomir")
    snare = invent(
        "test-snare",
        "unit",
        "dark",
        forced_interrupt(leaves(unit & ~friendly), instead(f"captured:{prison}")),
        capacity=2,
    )
    scene.dark.unit(snare)
    wing = scene.light.unit("y-wing")
    perform(zones.destroy(scene.table, [wing]))
    assert scene.table.pieces[prison].captured == (wing,)
    assert witness.moments[-1][1].kinds == ("destroyed", "leaves", "captured", "captured-from-play")
    other = scene.light.unit("y-wing")
    perform(zones.capture_from_play(scene.table, other, prison))
    assert [moment.kinds for _, moment in witness.moments[-1:]] == [("captured", "captured-from-play", "leaves")]


@pytest.mark.rule("lcg.capture.dark-only", "lcg.capture.attach")
def test_who_is_captured_instead() -> None:
    marked = {
        side: invent(f"test-marked-{side}", "unit", side, constant("captured-instead", 1, this), capacity=2)
        for side in ("light", "dark")
    }
    scene = Scene()
    ours = scene.light.unit(marked["light"])
    theirs = scene.dark.unit(marked["dark"])
    plain = scene.light.unit("y-wing")
    table = scene.table
    assert outcome(zones.captured_instead(table, table.pieces[ours])) == ""  # there is no prison
    prison = scene.dark.objective("shadows-of-dathomir")
    found = [outcome(zones.captured_instead(table, table.pieces[card])) for card in (ours, theirs, plain)]
    assert found == [f"captured:{prison}", "", ""]
    for leave in (zones.discard_from_play, zones.return_to_hand):
        again = scene.light.unit(marked["light"])
        assert outcome(leave(table, again)) is True
        assert again in table.pieces[prison].captured


@pytest.mark.rule("lcg.damage.destroyed", "lcg.gap.enhancement-condition")
def test_all_that_cannot_stay_goes_in_one_sweep(witness: Witness) -> None:
    scene = Scene()
    table = scene.table
    dead = [scene.light.unit("y-wing", damage=9) for _ in range(2)]
    host = scene.light.unit("luke-skywalker", damage=1)
    fitting = scene.light.enhancement("jedi-lightsaber", on=host)
    misfits = [scene.light.enhancement("astromech-droid-upgrade", on=host) for _ in range(2)]
    orphan = scene.light.enhancement("jedi-lightsaber", on=999)
    area = scene.light.enhancement("hidden-outpost")
    fallen = scene.dark.objective("shadows-of-dathomir", damage=5)
    fit = scene.dark.objective("shadows-of-dathomir", damage=4)
    tired = scene.dark.enhancement("sith-library", damage=9)
    assert perform(zones.check_table(table)).kinds == []
    assert {*dead, *misfits, orphan, fallen}.isdisjoint(table.pieces)
    assert {host, fitting, area, fit, tired} <= set(table.pieces)
    assert table.victories[LIGHT] == [fallen]
    gone = [moment for when, moment in witness.moments if when == "reaction"]
    assert {(moment.note, moment.seat) for moment in gone} == {("discard", -1), ("victory", -1)}
    left = {moment.thing: moment.kinds for moment in gone}
    assert left == {
        **dict.fromkeys((*dead, fallen), ("destroyed", "leaves")),
        **dict.fromkeys((*misfits, orphan), ("discarded", "leaves")),
    }


@pytest.mark.rule("lcg.other.unique")
def test_unique_titles_are_looked_for_among_cards_in_play() -> None:
    scene = Scene()
    scene.light.unit("y-wing")
    assert not zones.unique_in_play(scene.table, "y-wing")
    assert not zones.unique_in_play(scene.table, "luke-skywalker")
    scene.dark.unit("luke-skywalker")
    assert zones.unique_in_play(scene.table, "luke-skywalker")
    assert zones.why_not_enter(scene.table, scene.light.hand("luke-skywalker")) == "lcg.other.unique"


@pytest.mark.rule("lcg.gap.draw-one-at-a-time", "lcg.cancel.effect")
def test_a_cancelled_draw_does_not_stop_the_others() -> None:
    warden = invent(
        "test-warden", "unit", "dark", forced_interrupt(on("draws"), cancel(), limit=once_per_turn), capacity=2
    )
    scene = Scene()
    scene.light.deck("a-wing", "y-wing", "yoda")
    scene.dark.unit(warden)
    perform(zones.draw(scene.table, LIGHT, 3))
    assert [scene.table.cards[card] for card in scene.table.hands[LIGHT]] == ["yoda", "y-wing"]


# ── what is cleared away ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.reward.end", "lcg.gap.lasting-effect-ends")
def test_the_end_of_an_engagement_clears_everything() -> None:
    scene = Scene()
    table = scene.table
    goal, luke = scene.dark.objective("shadows-of-dathomir"), scene.light.unit("luke-skywalker", role=1)
    vader = scene.dark.unit("darth-vader", role=2)
    table.engaged, table.declared, table.edge, table.unopposed = goal, True, LIGHT, True
    table.placed_fate = [True, True]
    for until in ("strike", "engagement", "phase", "turn"):
        scene.lasting("blast", 1, (luke,), until)
    perform(engagement.end_engagement(table))
    assert (table.engaged, table.declared, table.edge, table.unopposed) == (NOWHERE, False, NOBODY, False)
    assert table.placed_fate == [False, False]
    assert [table.pieces[card].role for card in (luke, vader)] == [0, 0]
    assert [lasting.until for lasting in table.lasting] == ["phase", "turn"]
    assert table.step == "conflict.2"


@pytest.mark.rule("lcg.eng.declare-objective", "lcg.conflict.once-per-objective")
def test_naming_an_objective_begins_anew() -> None:
    scene = Scene()
    table = scene.table
    goal = scene.dark.objective("shadows-of-dathomir")
    table.engaged, table.declared, table.placed_fate, table.named = goal, True, [True, True], [77]
    engagement.name_objective(table)
    assert (table.declared, table.placed_fate, table.named) == (False, [False, False], [77, goal])
    assert table.step == "engagement.2"


@pytest.mark.rule("lcg.turn.alternate", "lcg.kw.limited", "lcg.conflict.once-per-objective")
def test_a_turn_begins_and_ends_clean() -> None:
    scene = Scene()
    table = scene.table
    luke = scene.light.unit("luke-skywalker")
    table.played, table.named, table.again = [1], [2], [2]
    turn.begin_turn(table)
    assert (table.turn, table.played, table.named, table.again) == (6, [], [], [])
    for until in ("phase", "turn", "next card of 0", "next card of 1", "engagement"):
        scene.lasting("blast", 1, (luke,), until)
    perform(turn.end_phase(table, "draw"))
    assert [lasting.until for lasting in table.lasting] == ["turn", "engagement"]
    table.active = DARK
    perform(turn.end_turn(table))
    assert [lasting.until for lasting in table.lasting] == ["engagement"]
    assert (table.active, table.step) == (LIGHT, "balance.1")


@pytest.mark.rule("lcg.refresh.remove-focus", "lcg.refresh.remove-shields", "lcg.kw.elite")
def test_the_refresh_touches_the_own_cards_only() -> None:
    scene = Scene()
    table = scene.table
    table.active = DARK
    vader, tie = scene.dark.unit("darth-vader", focus=3, shields=2), scene.dark.unit("tie-fighter", focus=2)
    lone = scene.dark.unit("darth-vader", focus=1)
    pilot = scene.dark.enhancement("black-squadron-pilot", on=tie, focus=3)
    luke = scene.light.unit("luke-skywalker", focus=3, shields=1)
    turn.refresh_focus(table)
    assert table.step == "refresh.3"
    turn.refresh_shields(table)
    assert table.step == "refresh.4"
    assert [table.pieces[card].focus for card in (vader, tie, lone, pilot, luke)] == [1, 1, 0, 2, 3]
    assert [table.pieces[card].shields for card in (vader, luke)] == [0, 1]


@pytest.mark.rule("lcg.strike.steps", "lcg.gap.lasting-effect-ends")
def test_who_strikes_is_known_while_it_strikes() -> None:
    gun = invent("test-known-striker", "unit", "light", capacity=3, normal={"tactics": 1, "blast": 1})
    scene = Scene()
    goal, wall = scene.dark.objective("shadows-of-dathomir"), scene.dark.unit("darth-vader")
    card = scene.light.unit(gun)
    scene.engage(goal, [card], [wall], edge="light")
    scene.lasting("blast", 1, (card,), "strike")
    play = scene.start("engagement.9", halts=("engagement.10",))
    assert play.asked == "light icon"
    assert (play.table.striker, play.view("dark").striker) == (card, card)
    play.answer("light", "tactics").until("halt")
    assert (play.table.striker, play.table.lasting) == (NOWHERE, [])
    assert play.piece(goal).damage == 2
    assert play.piece(wall).focus == 1


@pytest.mark.rule("lcg.eng.need-attacker", "lcg.conflict.once-per-objective", "lcg.eng.declare-objective")
def test_looking_for_attackers_changes_nothing() -> None:
    scene = Scene()
    table = scene.table
    table.active = LIGHT
    goal, other = scene.dark.objective("shadows-of-dathomir"), scene.dark.objective("imperial-command")
    wing = scene.light.unit("y-wing")
    table.engaged = other
    assert [piece.id for piece in possible_attackers(table, goal)] == [wing]
    assert table.engaged == other
    assert why_not_engage(table, goal) is None
    table.named = [goal]
    assert why_not_engage(table, goal) == "lcg.conflict.once-per-objective"
    table.again = [goal]
    assert why_not_engage(table, goal) is None
    table.named = [goal, goal]
    assert why_not_engage(table, goal) == "lcg.conflict.once-per-objective"
    assert why_not_engage(table, scene.light.objective("a-heros-journey")) == "lcg.eng.declare-objective"
    assert targets(table) == [goal, other]
    scene.light.enhancement("trench-run", on=DIAL)
    assert targets(table) == [goal, other, DIAL]
    table.active = DARK
    assert DIAL not in targets(table)


# ── the edge battle ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.edge.hidden", "lcg.golden.card-over-rules")
def test_obi_wan_sees_the_first_edge_card_of_his_opponent() -> None:
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir")
    obi, vader = scene.light.unit("obi-wan-kenobi"), scene.dark.unit("darth-vader")
    first, second, fate = (scene.dark.hand(name) for name in ("tie-fighter", "nightsister", "heat-of-battle-dark"))
    scene.engage(goal, [obi], [vader])
    play = scene.start("engagement.6", halts=("engagement.8",))
    table = play.table
    shown = table.shown
    play.answer("dark", first)
    assert (table.opened, table.shown, table.placed_fate) == ([0, 1], shown + 1, [False, False])
    play.answer("dark", second).answer("dark", fate) if play.asked == "dark edge" else play
    assert play.told(EdgeOpen) == [EdgeOpen(DARK, "tie-fighter", first)]
    assert play.told(EdgeCard) == [EdgeCard(DARK)] * 2


@pytest.mark.rule("lcg.edge.hidden")
def test_an_open_edge_card_is_seen_and_the_others_are_not() -> None:
    scene = Scene()
    table = scene.table
    scene.light.unit("obi-wan-kenobi", role=1)
    cards = [scene.dark.hand(name) for name in ("tie-fighter", "nightsister")]
    ours = scene.light.hand("heat-of-battle-light")
    table.known[LIGHT] = list(cards)
    for seat, card in ((DARK, cards[0]), (DARK, cards[1]), (LIGHT, ours)):
        edge.lay_edge_card(table, seat, card)
    assert (table.opened, table.shown) == ([0, 1], 1)
    assert table.placed_fate == [True, False]
    assert table.known[LIGHT] == [cards[0]]
    assert table.hands == [[], []]
    assert table.stacks == [[ours], cards]
    seen: list[tuple[int | None, list[int], list[int]]] = [
        (LIGHT, cards[:1], [ours]), (DARK, cards, []), (None, cards[:1], [])
    ]  # fmt: skip
    for viewer, theirs, mine in seen:
        sides = view(table, viewer).sides
        assert [face.id for face in sides[DARK].stack] == theirs
        assert [face.id for face in sides[LIGHT].stack] == mine
        assert (sides[DARK].stack_size, sides[LIGHT].stack_size) == (2, 1)
        assert (sides[DARK].edge_total, sides[LIGHT].edge_total) == (0, 0)
    edge.reveal(table)
    assert (table.shown, table.revealed, table.fates) == (2, True, [ours])
    assert [face.id for face in view(table, None).sides[DARK].stack] == cards
    assert view(table, LIGHT).sides[DARK].edge_total == edge.edge_total(table, DARK) > 0


@pytest.mark.rule("lcg.gap.edge-restart", "lcg.edge.discard")
def test_nothing_is_left_of_an_edge_battle() -> None:
    for end in (edge.restart, edge.decide):
        scene = Scene()
        table = scene.table
        table.engaged = scene.dark.objective("shadows-of-dathomir")
        cards = [scene.light._new("yoda"), scene.dark._new("tie-fighter")]
        table.active, table.contest = LIGHT, (LIGHT, DARK)
        table.stacks = [[cards[0]], [cards[1]]]
        table.opened, table.revealed, table.fates, table.chance = [1, 1], True, [cards[0]], LIGHT
        perform(end(table))
        assert table.stacks == [[], []]
        assert table.discards == [[cards[0]], [cards[1]]]
        assert (table.opened, table.revealed, table.fates) == ([0, 0], False, [])
        assert table.step == ("engagement.6" if end is edge.restart else "engagement.8")
        assert table.edge == (NOBODY if end is edge.restart else LIGHT)
        if end is edge.restart:
            assert table.chance == NOBODY


# ── the set-up ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.setup.sequence", "lcg.setup.mulligan", "lcg.setup.reveal-affiliations")
def test_what_the_setup_tells_and_shows() -> None:
    from dejarik.core.match import Match
    from dejarik.games.lcg import GAME

    match = Match(GAME, 2, {"mulligan": True}, 3)
    assert match.table.shown == 0
    match.answer(LIGHT, "jedi")
    match.answer(DARK, "sith")
    told: list[object] = [ShowsAffiliation(DARK, "sith"), ShowsAffiliation(LIGHT, "jedi")]
    assert [entry.note for entry in match.journal] == told
    assert (match.table.shown, match.table.balance, match.table.dial) == (2, LIGHT, 0)
    for seat in (LIGHT, DARK):
        match.answer(seat, match.table.facedown[seat][1])
    told += [ObjectivesChosen(), OpeningDraw()]
    assert [entry.note for entry in match.journal] == told
    assert match.table.shown == 4
    hands = [set(hand) for hand in match.table.hands]
    assert all(match.table.decks[seat] != sorted(match.table.decks[seat]) for seat in (LIGHT, DARK))
    assert all(match.table.missions[seat] != sorted(match.table.missions[seat]) for seat in (LIGHT, DARK))
    size = len(match.table.decks[DARK])
    match.answer(DARK, "mulligan")
    told.append(Mulligan(DARK))
    assert [entry.note for entry in match.journal] == told
    assert match.table.shown == 5
    assert set(match.table.hands[DARK]) != hands[DARK]
    assert [len(hand) for hand in match.table.hands] == [6, 6]
    assert len({*match.table.decks[DARK], *match.table.hands[DARK]}) == size + 6
    match.answer(LIGHT, "keep")
    assert set(match.table.hands[LIGHT]) == hands[LIGHT]
    assert not any(isinstance(entry.note, Mulligan) and entry.note.who == LIGHT for entry in match.journal)


# ── damage ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.kw.protect")
def test_nobody_protects_the_dial_but_the_others_of_a_packet() -> None:
    scene = Scene()
    scene.light.enhancement("trench-run", on=DIAL)
    vader = scene.dark.unit("darth-vader")
    guard, full = scene.dark.unit("emperors-royal-guard"), scene.dark.unit("emperors-royal-guard")
    for hurt in (2, 3):
        table = scene.table.copy()
        table.pieces[full].damage = hurt
        question, _ = begin(damage.deal(table, {DIAL: 1, vader: 1}, seat=LIGHT))
        caps = {guard: 3, full: 1} if hurt == 2 else {guard: 3}
        assert dict(zip(question.among, question.caps, strict=True)) == caps  # type: ignore[union-attr]
    both = begin(damage.deal(scene.table.copy(), {vader: 1, guard: 2}, seat=LIGHT))[0]
    assert dict(zip(both.among, both.caps, strict=True)) == {guard: 1, full: 3}  # type: ignore[union-attr]


@pytest.mark.rule("lcg.damage.excess")
def test_packets_without_damage_are_none(witness: Witness) -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    assert outcome(damage.deal(scene.table, {luke: 0, 999: 2}, seat=DARK)) is False
    assert outcome(damage.place_focus(scene.table, {luke: 0, 999: 2}, seat=DARK)) is False
    assert witness.moments == []
    assert outcome(damage.deal(scene.table, {luke: 1}, seat=DARK)) is True
    assert outcome(damage.place_focus(scene.table, {luke: 1}, seat=DARK)) is True


@pytest.mark.rule("lcg.interrupt.trigger")
@pytest.mark.parametrize(("change", "placed"), [(1, 2), (0, 2), (-1, 1), (-2, 0), (-3, 0)])
def test_an_interrupt_may_lessen_damage_and_never_adds_to_it(change: int, placed: int) -> None:
    def adjust(use: Use) -> Procedure[bool]:
        assert use.moment is not None
        use.moment.amount += change
        return True
        yield

    luck = invent(f"test-luck-{change}", "unit", "light", forced_interrupt(on("damage"), deed(adjust)), capacity=2)
    scene = Scene()
    fleet = scene.dark.unit("devastator")
    scene.light.unit(luck)
    assert outcome(damage.deal(scene.table, {fleet: 2}, seat=LIGHT)) is (placed > 0)
    assert scene.table.pieces[fleet].damage == placed
