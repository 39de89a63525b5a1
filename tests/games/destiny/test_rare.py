"""What rarely happens: hits called off, dice and characters gone in between, abilities lost and found, reprints."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.cards import Misspelt
from dejarik.core.question import Procedure
from dejarik.games.destiny.cards import words as w
from dejarik.games.destiny.cards.ability import Ability, Use
from dejarik.games.destiny.cards.facts import FACTS, SYMBOLS, codes, printings, read_card, read_side
from dejarik.games.destiny.cards.library import LIBRARY
from dejarik.games.destiny.rules import action, damage, playing, resolving, zones
from dejarik.games.destiny.rules.readings import How
from dejarik.games.destiny.rules.timing import use_ability
from dejarik.games.destiny.rules.values import has
from dejarik.games.destiny.state import NOBODY, Moment, Table, die_of
from dejarik.lab.stage import begin, perform
from tests.games.destiny.stage import Stage, duel
from tests.games.destiny.witness import Witness

TROOPER = ("first-order-stormtrooper", 1)


def meanwhile(monkeypatch: pytest.MonkeyPatch, module: Any, happens: Any) -> None:
    """Before whatever the rules of a chapter announce, something happens."""

    def interrupts(table: Table, moment: Moment) -> Procedure[None]:
        happens(table, moment)
        return
        yield

    monkeypatch.setattr(module, "interrupts", interrupts)


# ── gone in between ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.effect.replacement")
def test_a_hit_that_is_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, own, theirs = duel()
    stage.t.pieces[theirs].shields = 1

    def call_off(table: Table, moment: Moment) -> None:
        moment.cancelled = True

    meanwhile(monkeypatch, damage, call_off)
    stage.table.notes = []
    assert not perform(damage.deal(stage.t, [(theirs, 3)], 0, own))
    assert stage.t.notes == []  # what was replaced was not dealt
    assert (stage.t.pieces[theirs].damage, stage.t.pieces[theirs].shields) == (0, 1)


def test_a_character_that_is_gone_before_the_hit_lands(monkeypatch: pytest.MonkeyPatch) -> None:
    for gone in (0, 1):
        stage = Stage([TROOPER], [TROOPER, TROOPER, TROOPER])
        victims = stage.teams[1]

        def leave(table: Table, moment: Moment, victims: list[int] = victims, gone: int = gone) -> None:
            if moment.kinds == ("damage",) and moment.thing == victims[1]:
                table.pieces.pop(victims[gone])

        meanwhile(monkeypatch, damage, leave)
        perform(damage.deal(stage.t, [(victims[0], 2), (victims[1], 2)], 0, stage.t.field))
        assert [stage.t.pieces[one].damage for one in victims if one in stage.t.pieces] == [2, 0]


def test_shields_for_a_character_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage([TROOPER, TROOPER], [TROOPER])
    own, other = stage.teams[0]
    meanwhile(monkeypatch, damage, lambda table, moment: table.pieces.pop(own))
    perform(damage.give_shields(stage.t, own, 2, 0))
    assert stage.t.pieces[other].shields == 0


def test_a_die_that_is_gone_before_it_is_resolved(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, own, theirs = duel()
    die = stage.show(own, "2RD1")

    def take(table: Table, moment: Moment) -> None:
        table.showing.pop(die, None)
        table.pools[0].clear()

    meanwhile(monkeypatch, resolving, take)
    assert not perform(resolving.resolve_die(stage.t, 0, die))
    assert (stage.t.pieces[theirs].damage, stage.t.resources[0], stage.t.resolved) == (0, 4, [])


def test_a_die_that_never_lay_in_a_pool_is_resolved_all_the_same() -> None:
    stage, own, theirs = duel()
    perform(resolving.resolve_die(stage.t, 0, die_of(own, 3), How(side=1)), theirs)
    assert (stage.t.pieces[theirs].damage, stage.t.resources[0]) == (3, 4)


def test_a_die_within_another_leaves_that_one_busy() -> None:
    stage, own, _ = duel()
    die = stage.show(own, "1R")
    stage.t.busy = [77]
    perform(resolving.resolve_die(stage.t, 0, die, How(increase=-5)))
    assert (stage.t.busy, stage.t.resources[0]) == ([77], 5)  # never less than nothing


# ── before an action ───────────────────────────────────────────────────────────────────────────────────────────────


def prepares(monkeypatch: pytest.MonkeyPatch, *, ends: bool = False, out: bool = False, note: str = "") -> None:
    def before(table: Table, moment: Moment) -> None:
        assert moment.kinds == ("acting",)
        table.ending, moment.note = ends, note
        if out:
            table.out.append(moment.seat)

    meanwhile(monkeypatch, action, before)


def test_what_happens_before_an_action_may_leave_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for ends, out in ((True, False), (False, True)):
        stage = Stage([TROOPER], [TROOPER], [TROOPER])
        prepares(monkeypatch, ends=ends, out=out)
        assert not perform(action._turn(stage.t))


def test_who_has_prepared_an_action_takes_one_if_there_is_any(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, own, _ = duel()
    prepares(monkeypatch, note="prepared")
    question, _ = begin(action._turn(stage.t))
    assert question.options == (("activate", own), ("claim", stage.t.field))  # type: ignore[union-attr]
    stage.t.extra = [0]
    question, _ = begin(action._additional(stage.t))
    assert question.options == (("activate", own), ("claim", stage.t.field))  # type: ignore[union-attr]
    stage.t.pieces[own].exhausted, stage.t.claimed, stage.t.acting = True, 1, NOBODY
    question, _ = begin(action._turn(stage.t))
    assert question.options == ("pass",)  # type: ignore[union-attr]
    stage.t.extra = [0]
    question, _ = begin(action._additional(stage.t))
    assert question.options == ("decline",)  # type: ignore[union-attr]


@pytest.mark.rule("dst.ability.as-full-as-possible")
def test_whoever_resolves_a_die_before_an_action_must_act() -> None:
    stage, kanan, _ = duel("kanan-jarrus-rebel-jedi", "hired-gun")
    die = stage.show(kanan, next(side.written for side in FACTS["kanan-jarrus-rebel-jedi"].sides if side.value == 1))
    assert stage.asked.kind == "before"
    stage.do(stage.options[1])
    while stage.asked.kind != "action":
        stage.do(stage.options[-1])
    assert die not in stage.t.showing
    assert "pass" not in stage.options
    stage, kanan, _ = duel("kanan-jarrus-rebel-jedi", "hired-gun")
    stage.show(kanan, "-")
    assert (stage.asked.kind, "pass" in stage.options) == ("action", True)


# ── dice and costs ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_die_may_be_resolved_without_the_modifiers_that_could_join() -> None:
    stage = Stage([("hired-gun", 1), ("death-trooper", 1)], [TROOPER])
    (gun, death), (foe,) = stage.teams
    base, plus = stage.show(gun, "2RD1"), stage.show(death, "+2RD")
    perform(resolving.resolve_first(stage.t, 0, base), "done", foe)
    assert (stage.t.pieces[foe].damage, stage.in_pool(0)) == (2, [plus])


def test_of_several_targets_the_first_is_told(witness: Witness) -> None:
    stage = Stage([TROOPER], [TROOPER, TROOPER])
    first, _ = stage.teams[1]
    perform(resolving.resolve_die(stage.t, 0, stage.show(stage.teams[0][0], "2RD"), How(each=True)))
    assert witness.after[-1].host == first


@pytest.mark.rule("dst.downgrade.attach-opponent")
def test_a_downgrade_is_paid_for_like_an_upgrade() -> None:
    stage, _, theirs = duel(resources=2)
    downgrade = stage.held(0, "mind-extraction")
    assert playing.why_not(stage.t, 0, downgrade) is None
    stage.t.resources[0] = 1
    assert playing.why_not(stage.t, 0, downgrade) == "dst.play.4-determine-cost"
    stage.t.pieces[theirs].kind = "support"
    assert playing.why_not(stage.t, 0, downgrade) == "dst.play.3-choose-host"


def test_a_cost_that_fails_on_the_way_ends_it() -> None:
    def fails(use: Use) -> Procedure[bool]:
        return False
        yield

    stage, own, _ = duel()
    ability: Ability = Ability("action", (w.gain(1),), cost=(w.deed(fails),))
    perform(use_ability(LIBRARY.use(stage.t, 0, own, None, ability)))
    assert stage.t.resources[0] == 5


# ── abilities lost and found ───────────────────────────────────────────────────────────────────────────────────────


def voices(stage: Stage, card: int) -> tuple[bool, bool]:
    """Whether a card waits for anything, and whether it changes anything."""
    table = stage.t
    return any(card in cards for cards in table.waiting.values()), any(card in c for c in table.changing.values())


def test_who_has_lost_all_abilities_has_them_back_later() -> None:
    stage = Stage([TROOPER], [("captain-phasma-elite-trooper", 1), ("darth-vader-sith-lord", 1), TROOPER])
    phasma, vader, trooper = stage.teams[1]
    assert (voices(stage, phasma), voices(stage, vader)) == ((False, True), (True, False))
    on_phasma, on_vader = (stage.downgrade(one, "mind-extraction") for one in (phasma, vader))
    assert (voices(stage, phasma), voices(stage, vader)) == ((False, False), (False, False))
    assert not has(stage.t, "guardian", trooper)
    perform(zones.leave(stage.t, on_phasma))
    assert has(stage.t, "guardian", trooper)
    assert (voices(stage, phasma), voices(stage, vader)) == ((False, True), (False, False))
    zones.set_voice(stage.t, phasma)
    assert stage.t.changing["guardian"] == (phasma,)  # once only
    perform(zones.move_upgrade(stage.t, on_vader, phasma, 0))
    assert (voices(stage, phasma), voices(stage, vader)) == ((False, False), (True, False))
    perform(zones.leave(stage.t, phasma))  # what has no abilities leaves like anything else
    assert phasma in stage.t.asides[1]
    assert "no-abilities" not in stage.t.changing


@pytest.mark.parametrize("where", ["discard", "hand", "top"])
def test_where_a_character_goes(where: str) -> None:
    stage = Stage([TROOPER, TROOPER], [TROOPER])
    (one, *_) = stage.t.characters(0)
    perform(zones.leave(stage.t, one, where))
    assert stage.t.asides[0] == [one]


# ── words at their limits ──────────────────────────────────────────────────────────────────────────────────────────


def test_words_of_a_card_that_is_not_in_play() -> None:
    stage, _, _ = duel()
    use = LIBRARY.use(stage.t, 0, stage.held(0, "vibroknife"))
    assert not w.move_this_to(w.character).possible(use)
    assert (w.resources_here(use), w.on_this(use), w.host_of(use)) == (0, 0, -9)
    assert (w.dealt(use), w.dying_one(use)) == (0, -9)
    for condition in (w.by_you, w.by_opponent, w.note_is("x"), w.at_least(0)):
        assert not condition(use)


def test_conditions_of_a_moment() -> None:
    stage, own, _ = duel()
    for seat, amount, note in ((0, 2, "melee"), (1, 3, "ranged")):
        use = LIBRARY.use(stage.t, 0, own, Moment(("dealt",), own, seat, amount=amount, note=note))
        assert w.by_you(use) is (seat == 0)
        assert w.by_opponent(use) is (seat == 1)
        assert w.note_is("melee", "indirect")(use) is (note == "melee")
        assert w.at_least(3)(use) is (amount == 3)
        assert (w.dealt(use), w.dying_one(use)) == (amount, own)
        assert w.both(w.by_you, w.at_least(1))(use) is (seat == 0)
        assert w.both()(use)


def test_amounts_and_numbers_of_things() -> None:
    stage = Stage([("hired-gun", 1), TROOPER], [TROOPER])
    gun, trooper = stage.teams[0]
    die = stage.show(gun, "2RD1")
    stage.hand(0, "aim", "block")
    held = stage.held(0, "aim")
    use = LIBRARY.use(stage.t, 0, gun)
    assert w.count(w.character & w.yours)(use) == 2  # type: ignore[operator]
    assert (w.exists(w.character & w.yours, 2)(use), w.exists(w.character & w.yours, 3)(use)) == (True, False)
    assert (w.none(w.support)(use), w.none(w.character)(use)) == (True, False)
    assert w.hand_count(use) == 3
    assert (w.showing_at_least(2)(use), w.showing_at_least(3)(use)) == (True, False)
    assert w.either(w.by_you, 5, 7)(use) == 7  # type: ignore[operator]
    stage.t.round = 1
    assert w.first_round(use)
    stage.t.round = 2
    assert not w.first_round(use)
    use = LIBRARY.use(stage.t, 0, held)
    assert (w.other_copies(use), w.copy_in_discard(use)) == (0, False)
    stage.discarded(0, "aim")
    stage.discarded(0, "block")
    stage.discarded(1, "aim")
    assert (w.other_copies(use), w.copy_in_discard(use)) == (1, True)
    use.paid, use.number = [trooper, die], 4
    assert (w.how_many(use), w.noted(use)) == (2, 4)
    stage.t.pieces[trooper].damage = 5
    assert w.health_left(2).test(use, trooper)
    assert not w.health_left(3).test(use, trooper)


# ── filters, one by one ────────────────────────────────────────────────────────────────────────────────────────────


def test_every_filter_on_a_table_with_everything() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("hired-gun", 1)], [("captain-phasma-elite-trooper", 1), TROOPER])
    (luke, gun), (phasma, trooper) = stage.teams
    knife, mark = stage.upgrade(gun, "vibroknife"), stage.downgrade(trooper, "death-mark")
    ship, theirs = stage.support(0, "black-one"), stage.support(1, "black-market")
    event = stage.held(0, "aim")
    stage.table.pieces[gun].exhausted, stage.table.pieces[trooper].damage = True, 2
    stage.table.pieces[luke].shields = 1
    dice = [stage.show(luke, "1R"), stage.show(gun, "2RD1"), stage.show(knife, "+2MD"), stage.show(ship, "2Sh")]
    dice.append(stage.show(phasma, "-"))
    a, b, c, d, e = dice
    things = [luke, gun, phasma, trooper, knife, mark, ship, theirs, event, *dice]
    use = LIBRARY.use(stage.t, 0, gun, Moment(("defeat",), phasma))
    use.paid, use.number = [luke, a], 2
    on_knife = LIBRARY.use(stage.t, 0, knife)
    wanted: list[tuple[Any, Any, set[int]]] = [
        (w.character, use, {luke, gun, phasma, trooper}),
        (w.support, use, {ship, theirs}),
        (w.upgrade, use, {knife}),
        (w.downgrade, use, {mark}),
        (w.event_card, use, {event}),
        (w.die, use, set(dice)),
        (w.yours, use, {luke, gun, knife, mark, ship, event, a, b, c, d}),
        (w.enemy, use, {phasma, trooper, theirs, e}),
        (w.red & w.character, use, {phasma, trooper}),
        (w.blue & w.character, use, {luke}),
        (w.yellow & w.character, use, {gun}),
        (w.gray & ~w.die, use, {knife, event}),
        (w.unique & w.character, use, {luke, phasma}),
        (w.weapon & ~w.die, use, {knife}),
        (w.vehicle & w.support, use, {ship}),
        (w.titled("Hired Gun"), use, {gun, b}),
        (w.with_keyword("guardian") & w.character, use, {trooper}),  # Phasma gives it
        (w.costs(2) & (w.upgrade | w.support), use, {knife}),
        (w.cheap_enough & (w.upgrade | w.support), use, {knife}),
        (w.ready & w.character, use, {luke, phasma, trooper}),
        (w.exhausted, use, {gun}),
        (w.damaged, use, {trooper}),
        (w.with_damage(2), use, {trooper}),
        (w.with_damage(3), use, set()),
        (w.shielded, use, {luke}),
        (w.this, use, {gun}),
        (w.other & w.character, use, {luke, phasma, trooper}),
        (w.host, on_knife, {gun}),
        (w.not_host & w.character, on_knife, {luke, phasma, trooper}),
        (w.that, use, {phasma}),
        (w.that, on_knife, set()),
        (w.paid, use, {luke, a}),
        (w.not_paid & w.character, use, {gun, phasma, trooper}),
        (w.showing("resource", "shield"), use, {a, d}),
        (w.damage_die, use, {b, c}),
        (w.melee_die, use, {c}),
        (w.ranged_die, use, {b}),
        (w.blank_die, use, {e}),
        (w.modifier_die, use, {c}),
        (w.costed_die, use, {b}),
        (w.worth(2), use, {b, c, d}),
        (w.worth_up_to(1), use, {a, e}),
        (w.worth_up_to(0), use, {e}),
        (w.character_die, use, {a, b, e}),
        (w.upgrade_die, use, {c}),
        (w.support_die, use, {d}),
        (w.this_die, use, {b}),
        (w.other_die, use, {a, c, d, e}),
        (w.hosts_die, on_knife, {b}),
        (w.paids_die, use, {a}),
        (w.resolvable_as("resource"), use, {a}),
        (w.dice_of(w.this), use, {b, c}),
        (w.dice_of(w.support), use, {d}),
        (w.with_dice_in_pool, use, {luke, gun, knife, ship, phasma}),
        (w.on_paid, use, set()),
        (w.own_blue, use, {luke}),
        (w.own_red, use, set()),
        (w.own_yellow, use, {gun}),
        (w.whose_die & w.character, use, {luke}),
    ]
    for place, (which, by, found) in enumerate(wanted):
        assert {thing for thing in things if which.test(by, thing)} == found, place
        assert set(which.find(by)) & set(things) <= found, place
    use.paid = [gun]
    assert w.on_paid.test(use, knife)
    use.die = a
    assert (w.this_die.test(use, a), w.this_die.test(use, b)) == (True, False)
    stage.t.dying = [trooper]
    assert [one for one in things if w.dying.test(use, one)] == [trooper]
    dying = LIBRARY.use(stage.t, 0, luke, Moment(("defeat",), gun))
    assert [one for one in things if w.on_that.test(dying, one)] == [knife]
    assert (w.you.test(use, -1), w.you.test(use, -2), w.opponents.test(use, -2), w.opponents.test(use, -1)) == (
        *(True, False),
        *(True, False),
    )


def test_the_opponent_that_was_chosen() -> None:
    stage = Stage([TROOPER], [TROOPER], [TROOPER])
    (own,), (second,), (third,) = stage.teams
    use = LIBRARY.use(stage.t, 0, own)
    assert [one for one in (own, second, third) if w.foes.test(use, one)] == [second, third]
    assert w.foe(use) == 1
    use.foe = 2
    assert [one for one in (own, second, third) if w.foes.test(use, one)] == [third]
    assert w.foe(use) == 2
    question, _ = begin(w.against().resolve(LIBRARY.use(stage.t, 0, own)))
    assert (question.kind, question.options) == ("opponent", (-2, -3))  # type: ignore[union-attr]
    assert question.rule == "dst.multi.choose-opponent"


def test_the_chosen_opponent_is_remembered() -> None:
    stage = Stage([TROOPER], [TROOPER], [TROOPER])
    use = LIBRARY.use(stage.t, 0, stage.teams[0][0])
    assert perform(w.they_lose(2).resolve(use), -3).options("opponent") == [-2, -3]
    assert (stage.t.resources, use.foe) == ([5, 5, 3], 2)
    assert not perform(w.they_lose(1).resolve(use))  # it was chosen already
    assert stage.t.resources == [5, 5, 2]


def test_a_die_of_a_card_that_is_not_in_play_is_nobodys() -> None:
    stage, own, _ = duel()
    die = stage.spare(0, "hired-gun")
    stage.t.pools[0].append(die)
    stage.t.showing[die] = 0
    use = LIBRARY.use(stage.t, 0, own)
    assert w.die.test(use, die)
    assert not w.dice_of(w.character).test(use, die)


def test_words_that_no_card_knows() -> None:
    wrong: list[tuple[Any, str]] = [
        (lambda: read_side("3QQ"), "3QQ"),
        (lambda: read_card("nobody", "AW", {"sides": ["3QQ"]}), "nobody"),
        (lambda: w.titled("Nobody At All"), "Nobody At All"),
        (lambda: w.showing("melee", "sun"), "sun"),
    ]
    for say, told in wrong:
        with pytest.raises(Misspelt, match=told):
            say()


# ── cards as they are printed ──────────────────────────────────────────────────────────────────────────────────────


def test_further_printings_of_a_card() -> None:
    for read in (codes, printings):
        read.cache_clear()  # from the tables as they are, whoever has asked before
    assert codes()["09020"] == printings()["conv", 20] == "first-order-stormtrooper"
    assert codes()["04015"] == "tactical-mastery"
    assert printings()["aw", int(FACTS["tactical-mastery"].code[2:])] == "tactical-mastery"
    assert FACTS["tactical-mastery"].number == int(FACTS["tactical-mastery"].code[2:])


def test_sides_are_read_as_they_are_written() -> None:
    for written, symbol, value, cost, modifier in (
        ("+2RD1", "ranged", 2, 1, True),
        ("3MD", "melee", 3, 0, False),
        ("Sp", "special", 0, 0, False),
        ("-", "blank", 0, 0, False),
        ("1Dc2", "discard", 1, 2, False),
        ("+1*", "any", 1, 0, True),
    ):
        side = read_side(written)
        assert (side.symbol, side.value, side.cost, side.modifier, side.written) == (
            *(symbol, value, cost, modifier),
            written,
        )
    assert read_side("XRD").written == "XRD"
    assert set(SYMBOLS) == {"MD", "RD", "ID", "Sh", "Sp", "R", "Dr", "Dc", "F", "-", "*"}
