"""Задания: revealing one, sending leaders against it, dice, its effect, and what follows it."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.core.question import Ask, Option, Procedure
from dejarik.games.rebellion.cards.registry import BONUS, MISSION, PICTURED, Use, carry_out
from dejarik.games.rebellion.cards.where import fitting
from dejarik.games.rebellion.facts import (
    BASE,
    BLANK,
    C3PO,
    COLOURS,
    DIE,
    EITHER,
    EMPIRE,
    EVERY_SKILL,
    FACES,
    FALCON,
    LEADER,
    MISSIONS,
    NO_RING,
    NOBODY,
    NOWHERE,
    OF_SIDE,
    PLACE,
    PLACES,
    R2D2,
    REBEL,
    RING,
    RING_NAMES,
    ROLE,
    ROSTER,
    SKILLS,
    YODA,
    called,
)
from dejarik.games.rebellion.notes import (
    Escorts,
    MissionAt,
    MissionFails,
    MissionSucceeds,
    Opposes,
    Resolves,
    RevealsMission,
    RingUsed,
    Rolls,
    Unopposed,
)
from dejarik.games.rebellion.notes.subjects import OfDice, OfLeader, OfMission, OfRescue
from dejarik.games.rebellion.rules import actions, base, dice, leaders, subversion, zones
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.rules.constant import settle
from dejarik.games.rebellion.state import Die, Errand, Table

SKILL = {name: number for number, name in enumerate(SKILLS)}


# ── what can be revealed, and where ────────────────────────────────────────────────────────────────────────────────


def skilled(table: Table, card: str, assigned: Sequence[int]) -> bool:
    """The assigned leaders together show the required icons (reb.mission.skill-requirement)."""
    facts = MISSIONS[card]
    if facts.mode == "oppose":
        return False
    skill = SKILL[facts.skill]
    return sum([sum(leaders.icons(table, leader, skill)) for leader in assigned]) >= facts.required


def aims(table: Table, side: int, card: str) -> tuple[str, ...]:
    """Where a mission can be carried out, or against whom (reb.mission.choose-system, reb.mission.against-leader)."""
    facts = MISSIONS[card]
    script = MISSION[card]
    if script.needs is not None and not script.needs(table, side):
        return ()
    if facts.target == "none":
        return ("none",)
    if facts.target == "rebel_base_space":  # reb.mission.base-space
        return (PLACES[base.home(table)],)
    fit = fitting(table, facts.where)
    if script.deploys:  # reb.mission.sabotage-cards
        fit &= ~table.sabotaged
    if side == REBEL and facts.mode == "attempt":
        for what, place in table.lasting:
            if what == "locked":
                fit &= ~(1 << place)
    if facts.target == "captured_leader":
        # reb.capture.carbonite-missions
        return called(leader for leader in leaders.captives(table) if fit >> table.where[leader] & 1)
    if facts.target == "rebel_leader":
        return called(
            leader
            for leader, at in enumerate(table.where)
            if at < BASE
            and fit >> at & 1
            and OF_SIDE[leader] == REBEL
            and leaders.serves(table, leader) == REBEL
            and (script.captives_too or not leaders.is_captive(table, leader))  # reb.mission.capture-not-captured
        )
    return tuple([PLACES[place] for place in range(BASE) if fit >> place & 1])


def revealable(table: Table, side: int, number: int, role: int = EITHER) -> bool:
    """Whether a face-down mission could be revealed now; a player needs a leader on it (reb.team.mission-limits)."""
    card = table.assigned[side][number]
    if not card:
        return False
    assigned = leaders.on_mission(table, side, number)
    if role != EITHER and not any(ROLE[leader] == role for leader in assigned):
        return False
    return skilled(table, card, assigned) and bool(aims(table, side, card))


# ── steps 1 and 2: reveal it, choose the system ────────────────────────────────────────────────────────────────────


def reveal(table: Table, side: int, seat: int, number: int) -> Procedure[None]:
    """Flip the card face up, choose the system and place its leaders there (reb.mission.steps)."""
    assigned = tuple(leaders.on_mission(table, side, number))
    unseen = any(("protected", leader) in table.lasting for leader in assigned)
    if side == EMPIRE and not set(assigned).isdisjoint(PICTURED["blindside"]):
        unseen |= bool((yield from actions.window(table, side, "before-reveal", "reb.mission.windows")))
    card = table.assigned[side][number]
    zones.turn_up(table, side, number)
    errand = table.errand = Errand(card, side, seat, assigned, unseen=unseen)
    table.reveal()
    table.note(RevealsMission, seat, card, called(assigned))
    facts = MISSIONS[card]
    options = aims(table, side, card)
    kind = "mission-target" if options[0] in LEADER else "mission-where"
    aim = yield from which(Ask(seat, kind, options, about=OfMission(card), rule=_aiming(facts.target)))
    if aim in LEADER:
        errand.target = LEADER[aim]
        errand.place = table.where[errand.target]
    elif aim != "none":
        errand.place = PLACE[aim]
    if errand.place != NOWHERE:
        for leader in assigned:
            table.where[leader] = errand.place
        table.note(MissionAt, card, PLACES[errand.place])
    table.agenda += [("after-mission",), ("effect",)]
    if facts.mode == "attempt":
        table.agenda += [("dice",), ("before-dice",), ("oppose",)]


def _aiming(target: str) -> str:
    return "reb.mission.choose-system" if target == "system" else "reb.mission.against-leader"


# ── steps 3 to 5: attempt and opposition ───────────────────────────────────────────────────────────────────────────


def oppose(table: Table) -> Procedure[None]:
    """The opponent may send one leader, any leader, from his pool (reb.mission.send-opposer)."""
    errand = running(table)
    side = 1 - errand.side
    if table.options.expansion:
        yield from subversion.offer(table, side)
    if errand.unseen:  # Blindside, Misdirection
        return
    for seat, role in actions.sitters(table, side):
        free = called(leaders.pool(table, side, role))
        if not free:
            continue
        about = OfMission(errand.card)
        chosen = yield Ask(seat, "oppose", ("no", *free), about=about, rule="reb.mission.send-opposer")
        if chosen != "no":
            table.where[LEADER[chosen]] = errand.place
            table.note(Opposes, seat, chosen, PLACES[errand.place])
            return


def before_dice(table: Table) -> Procedure[None]:
    """Undercover, Wookiee Guardian (reb.mission.windows)."""
    errand = running(table)
    if errand.side == REBEL:
        return
    while True:
        used = yield from actions.window(table, REBEL, "before-dice", "reb.mission.windows")
        if not used:
            return
        yield from actions.play(table, REBEL, used.seat, used.card, errand.place)
        if errand.success == 0:
            return


def running(table: Table) -> Errand:
    assert table.errand is not None
    return table.errand


def opposing(table: Table, errand: Errand) -> list[int]:
    """Everybody of the other side in the system, and a captive against whom the mission goes."""
    found = leaders.present(table, 1 - errand.side, errand.place)
    if errand.target != NOBODY and leaders.is_captive(table, errand.target) and errand.target not in found:
        found.append(errand.target)  # reb.mission.captured-inert
    return found


def throw(table: Table) -> Procedure[None]:
    """Without an opposing leader it succeeds; otherwise both roll, and the attempting side needs strictly more."""
    errand = running(table)
    script = MISSION[errand.card]
    if errand.success == 0:  # Wookiee Guardian
        table.note(MissionFails, errand.card, 0, 0)
        return
    against = opposing(table, errand)
    if not against and not script.always_rolls:  # reb.mission.unopposed, reb.mission.portrait-needs-roll
        errand.success = 1
        table.note(Unopposed, errand.card)
        return
    facts = MISSIONS[errand.card]
    skill = EVERY_SKILL if facts.all_skills else SKILL[facts.skill]
    own = leaders.present(table, errand.side, errand.place)
    extra = script.dice(table, errand.place) if script.dice is not None else 0
    yield from roll(table, errand.side, own, skill, extra)
    if against:  # reb.mission.zero-icons-opposer
        yield from roll(table, 1 - errand.side, against, skill, errand.extra)
    yield from after_rolls(table)
    compare(table, bool(against))
    if not errand.success:
        yield from protocol_droid(table)
    own_worth, other_worth = _worth(table, errand, errand.side), _worth(table, errand, 1 - errand.side)
    if errand.success:
        table.note(MissionSucceeds, errand.card, own_worth, other_worth)
    else:
        table.note(MissionFails, errand.card, own_worth, other_worth)


def roll(table: Table, side: int, who: Sequence[int], skill: int, extra: int) -> Procedure[None]:
    """One die for each matching icon (reb.mission.opposed-roll, reb.leader.skills)."""
    errand = running(table)
    found = [leaders.icons(table, leader, skill) for leader in who]
    counts = dice.for_mission(sum([major for major, _ in found]) + extra, sum([minor for _, minor in found]))
    rolled = yield from roll_with_luck(table, side, counts, errand.place)
    both = list(errand.dice)
    both[side] = tuple(rolled)
    errand.dice = (both[0], both[1])
    if table.notes is not None:
        table.note(Rolls, side, dice.told(rolled))


def roll_with_luck(table: Table, side: int, counts: Sequence[int], place: int) -> Procedure[list[Die]]:
    """Roll; One in a Million sets up to two dice instead of rolling them (reb.mission.one-in-a-million)."""
    fixed: list[Die] = []
    lucky = side == REBEL and any(counts) and actions.pictured_here("one-in-a-million", table, side, place)
    used = (yield from actions.window(table, side, "rolling", "reb.mission.windows")) if lucky else None
    if used:
        fixed = yield from set_dice(used.seat, counts)
    left = [count - sum([die[0] == colour for die in fixed]) for colour, count in enumerate(counts)]
    return fixed + dice.roll(table, left)


def set_dice(seat: int, counts: Sequence[int]) -> Procedure[list[Die]]:
    """Up to two dice show what one likes."""
    fixed: list[Die] = []
    for _ in range(2):
        left = [count - sum([die[0] == colour for die in fixed]) for colour, count in enumerate(counts)]
        options: list[Option] = [
            (COLOURS[colour], FACES[face])
            for colour, count in enumerate(left)
            if count > 0
            for face in sorted(set(DIE[colour]), reverse=True)
        ]
        if not options:
            return fixed
        if fixed:
            options.append("done")
        chosen = yield Ask(seat, "set-die", tuple(options), rule="reb.mission.one-in-a-million")
        if chosen == "done":
            return fixed
        fixed.append((COLOURS.index(chosen[0]), FACES.index(chosen[1])))
    return fixed


def after_rolls(table: Table) -> Procedure[None]:
    """The R2-D2 and Master Yoda rings, when both rolls are seen (reb.mission.rings-after-rolls)."""
    errand = running(table)
    left = [R2D2, YODA]
    while rings := [ring for ring in left if ring_helps(table, ring, errand.place, errand.dice)]:
        seat = leaders.master(table, leaders.bearer(table, rings[0]))
        theirs = [ring for ring in rings if leaders.master(table, leaders.bearer(table, ring)) == seat]
        options = ("pass", *[RING_NAMES[ring] for ring in theirs])
        chosen = yield Ask(seat, "use-ring", options, rule="reb.mission.rings-after-rolls")
        if chosen == "pass":
            left = [ring for ring in left if ring not in theirs]
        else:
            yield from on_a_die(table, seat, RING[chosen])


def on_a_die(table: Table, seat: int, ring: int) -> Procedure[None]:
    """A ring changes a die of the mission: R2-D2 one of the Empire's, Yoda one of the Rebels'."""
    errand = running(table)
    side = EMPIRE if ring == R2D2 else REBEL
    thrown = list(errand.dice[side])
    about = OfDice(dice.told(thrown))
    rule = "reb.mission.rings-after-rolls"
    number = yield from which(Ask(seat, "pick-die", tuple(range(len(thrown))), about=about, rule=rule))
    use_ring(table, ring, thrown, number)
    both = list(errand.dice)
    both[side] = tuple(thrown)
    errand.dice = (both[0], both[1])
    if table.notes is not None:
        table.note(Rolls, side, dice.told(thrown))


def ring_helps(table: Table, ring: int, place: int, thrown: Sequence[Sequence[Die]]) -> bool:
    """Its bearer is in the system and there is a die for it."""
    who = leaders.bearer(table, ring)
    if who == NOBODY or table.where[who] != place:  # reb.ring.not-action-card
        return False
    if ring == YODA:
        return bool(thrown[REBEL]) and ("yoda", 0) not in table.lasting
    return bool(thrown[EMPIRE])


def use_ring(table: Table, ring: int, thrown: list[Die], number: int) -> None:
    """R2-D2 turns a die to a blank and is gone; Yoda rerolls one, once in a round."""
    who = leaders.bearer(table, ring)
    table.note(RingUsed, ROSTER[who], RING_NAMES[ring])
    if ring == YODA:
        table.lasting += (("yoda", 0),)
        dice.reroll(table, thrown, (number,))
    else:
        table.rings[who] = NO_RING
        thrown[number] = (thrown[number][0], BLANK)


def compare(table: Table, opposed: bool) -> None:
    """Strictly more successes than the opponent; a mission nobody opposes succeeds whatever was rolled."""
    errand = running(table)
    errand.margin = _worth(table, errand, errand.side) - _worth(table, errand, 1 - errand.side)
    errand.success = int(errand.margin > 0 or not opposed)  # reb.rote.roll-even-unopposed


def _worth(table: Table, errand: Errand, side: int) -> int:
    total = dice.successes(errand.dice[side])
    if side == errand.side:
        if not set(BONUS[errand.card]).isdisjoint(errand.leaders):
            total += 2  # reb.mission.portrait-bonus
        total += sum(2 for leader in errand.leaders if ("boosted", leader) in table.lasting)
    return total


def protocol_droid(table: Table) -> Procedure[None]:
    """The C-3PO ring turns a failed Rebel diplomacy mission into a success."""
    errand = running(table)
    if errand.side != REBEL or MISSIONS[errand.card].skill != "diplomacy":
        return
    who = leaders.bearer(table, C3PO)
    if who == NOBODY or table.where[who] != errand.place:
        return
    seat = leaders.master(table, who)
    options = ("pass", RING_NAMES[C3PO])
    if (yield Ask(seat, "use-ring", options, rule="reb.mission.windows")) == "pass":
        return
    table.rings[who] = NO_RING
    errand.success = 1
    table.note(RingUsed, ROSTER[who], RING_NAMES[C3PO])


# ── steps 6 and 7: the effect, and where the card goes ─────────────────────────────────────────────────────────────


def effect(table: Table) -> Procedure[None]:
    """On success, or where a mission is simply resolved, do what it says; then lay the card away."""
    errand = running(table)
    script = MISSION[errand.card]
    attempt = MISSIONS[errand.card].mode == "attempt"
    if not attempt:
        table.note(Resolves, errand.card)
    use = Use(table, errand.side, errand.seat, errand.card, errand.place, errand.leaders, errand.target)
    if not attempt or errand.success:
        yield from carry_out(use, script.effects)
    else:
        yield from carry_out(use, script.on_failure)
    zones.lay_away(table, errand.side, errand.card, errand.card_to)


# ── after all steps ────────────────────────────────────────────────────────────────────────────────────────────────


def after(table: Table) -> Procedure[None]:
    """The Falcon ring, cards for a mission's success, leaders who go home with a rescued one, It Is Your Destiny."""
    errand = running(table)
    if errand.success == 1 and errand.side == REBEL:  # reb.mission.success-only-attempts
        yield from millennium_falcon(table)  # reb.rescue.falcon-before-combat
        while True:
            used = yield from actions.window(table, REBEL, "after-success", "reb.mission.windows")
            if not used:
                break
            yield from actions.play(table, REBEL, used.seat, used.card, errand.place)
    if errand.success == 0 and errand.side == REBEL and table.options.expansion:
        used = yield from actions.window(table, EMPIRE, "after-failure", "reb.mission.windows")
        if used:
            yield from actions.play(table, EMPIRE, used.seat, used.card, errand.place)
    if errand.side == REBEL and errand.freed:
        yield from escort(table)
    if table.touched:
        yield from settle(table)
    table.errand = None
    if table.contested and errand.side == REBEL:
        errand.freed = False
        table.sequel = errand


def aftermath(table: Table) -> Procedure[None]:
    """The combats that a mission led to are over; one may have set a captive free (reb.destiny.indirect)."""
    errand, table.sequel = table.sequel, None
    if errand is not None and errand.freed:
        yield from destiny(table, errand)


def millennium_falcon(table: Table) -> Procedure[None]:
    """Its bearer rescues a captive in the mission's system (reb.rescue.falcon-timing)."""
    errand = running(table)
    who = leaders.bearer(table, FALCON)
    if who == NOBODY or table.where[who] != errand.place:
        return
    found = called(leaders.captives(table, errand.place))
    if not found:
        return
    rule = "reb.rescue.falcon-timing"
    seat = leaders.master(table, who)
    chosen = yield Ask(seat, "falcon", ("pass", *found), about=OfLeader(ROSTER[who]), rule=rule)
    if chosen == "pass":
        return
    table.rings[who] = NO_RING
    table.note(RingUsed, ROSTER[who], RING_NAMES[FALCON])
    leaders.rescue(table, LEADER[chosen])
    errand.escort = True  # reb.rescue.falcon-escort


def escort(table: Table) -> Procedure[None]:
    """Any number of the assigned leaders go to the base, unless Vader takes one of them first."""
    errand = running(table)
    going: tuple[str, ...] = ()
    still = [leader for leader in errand.leaders if table.where[leader] == errand.place]
    if errand.escort and still:  # reb.rescue.escort-any-number, reb.rescue.indirect-no-escort
        rule = "reb.rescue.escort"
        place = PLACES[base.home(table)]
        options = called(still)
        going = yield Ask(errand.seat, "escort", options, 0, len(still), about=OfRescue(place), rule=rule)
    yield from destiny(table, errand)
    # reb.destiny.after-escort-choice: whoever was taken, or has sacrificed himself, goes nowhere
    free = tuple([name for name in going if leaders.can_be_captured(table, LEADER[name])])
    for name in free:
        leaders.to_base(table, LEADER[name])
    if free:
        table.note(Escorts, free)


def destiny(table: Table, errand: Errand) -> Procedure[None]:
    """It Is Your Destiny: capture a leader who attempted the mission (reb.destiny.who, reb.destiny.indirect)."""
    if MISSIONS[errand.card].mode != "attempt":
        return
    there = [leader for leader in errand.leaders if table.where[leader] == errand.place]
    taken = [leader for leader in there if leaders.can_be_captured(table, leader)]
    if not taken or not actions.pictured_here("it-is-your-destiny", table, EMPIRE, errand.place):
        return
    used = yield from actions.window(table, EMPIRE, "rescued", "reb.destiny.who")
    if not used:
        return
    victim = yield from which(Ask(used.seat, "capture", called(taken), rule="reb.destiny.who"))
    yield from leaders.capture(table, LEADER[victim])  # reb.destiny.no-falcon-answer
