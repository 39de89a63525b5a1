"""Whoever is asked is the one who decides that, and what a question speaks of is what lies on the table. Every question
of these tests is looked at so (see `stage`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dejarik.core.note import Told, fields
from dejarik.core.question import Ask, Question, Share, things
from dejarik.games.rebellion import facts
from dejarik.games.rebellion.facts import ADMIRAL, GENERAL, KIND, LEADER, LEADERS, PLACES, ROLES, SIDES, THEATRES
from dejarik.games.rebellion.notes import subjects
from dejarik.games.rebellion.rules.dice import told as told_dice
from dejarik.games.rebellion.state import POOL, Table

#: reb.team.duties: building, deploying, recruiting, starting units, ships that retreat.
OF_THE_ADMIRAL = frozenset(
    {
        *("build", "deploy", "deploy-units", "recycle", "recruit", "recruit-card", "bury-actions"),
        "which-first",
        *("place-units", "construction-site", "rebel-start", "rebel-units"),
        *("retreat", "retreat-leader", "retreat-units"),
    }
)
#: reb.team.duties: missions and projects, probe cards, objectives, the base, what stands on the ground.
OF_THE_GENERAL = frozenset(
    {
        *("discard-mission", "veto", "mission-set", "keep-missions", "keep-project", "discard-theirs"),
        *("tuck", "sweep", "keep-probe", "return-probes", "false-lead-top", "false-lead-bottom"),
        *("objective", "keep-objective", "objective-on-top", "order-objectives", "bury-objective"),
        *("discard-objectives", "cell-discard", "mark-cell", "mark-outposts", "remove-target"),
        *("choose-base", "new-base", "mobilize", "which-mobilization", "gather-from", "beacon-where"),
        *("sort-tactics", "expelled-to", "lose-cargo", "which-shield"),
    }
)
#: reb.team.leaders: one sends only one's own leaders.
OF_THE_LEADER = frozenset({"assign-leaders", "join-mission", "oppose", "add-leader", "too-many-leaders"})

#: What only whoever is asked may know: cards from a hand or a deck, the base, and what is meant to deceive.
SECRET = frozenset(
    {
        *("assign", "next-mission", "search", "keep-missions", "recruit-card", "keep-project", "sort-tactics"),
        *("objective-on-top", "keep-objective", "order-objectives", "tuck", "keep-probe", "name-decoys"),
        *("choose-base", "new-base", "false-lead-top", "false-lead-bottom", "bury-actions"),
    }
)


#: The names there are of everything that is told by a name.
NAMES: dict[str, frozenset[str]] = {
    "card": frozenset({*facts.MISSIONS, *facts.ACTIONS, *facts.OBJECTIVES, *facts.TACTICS, *facts.ADVANCED}),
    "leader": frozenset(LEADERS),
    "place": frozenset(PLACES),
    "unit": frozenset(facts.UNITS),
    "ring": frozenset(facts.RINGS),
    "theatre": frozenset(THEATRES),
    "side_name": frozenset(SIDES),
}


#: Told only when there is something.
OF_SOME = frozenset({"probes-returned", "draws-probes"})


def unknown(told: Told) -> list[str]:
    """Names that something told speaks of and that nothing has; a card may be kept secret."""
    found = []
    for field in fields(type(told)):
        value = getattr(told, field.name)
        if field.name == "count" and value < 1 and told.kind in OF_SOME:
            found.append(f"{told.kind} tells of nothing")
        if field.word in ("troops", "queue"):
            found += [f"{unit} {count}" for unit, count in value if unit not in facts.UNITS or count < 1]
        for name in value if field.many else (value,):
            if field.word in NAMES and name and name not in NAMES[field.word]:
                found.append(f"{told.kind}: no {field.word} is called {name}")
    return found


def asked(table: Table, question: Question) -> list[str]:
    """What is wrong about a question."""
    wrong = [f"{question.kind} is asked of {question.seat}" for duty in DUTIES if not duty(table, question)]
    about = question.about
    wrong += unknown(about) if about is not None else []
    if about is not None and type(about) in SUBJECTS and not SUBJECTS[type(about)](table, question, about):
        wrong.append(f"{question.kind} speaks of {about}")
    if isinstance(question, Ask):
        if not 0 <= question.least <= question.most <= len(question.options):
            wrong.append(f"{question.kind} wants {question.least} to {question.most} of {len(question.options)}")
        if question.secret != (question.kind in SECRET):
            wrong.append(f"{question.kind} is asked {'in secret' if question.secret else 'openly'}")
        if len(set(question.options)) != len(question.options):
            wrong.append(f"{question.kind} offers something twice")
    return wrong


# ── who is asked ───────────────────────────────────────────────────────────────────────────────────────────────────


def plays(table: Table, seat: int, role: int) -> bool:
    return seat in (table.seat(0, role), table.seat(1, role))


def by_office(table: Table, question: Question) -> bool:
    if question.kind in OF_THE_ADMIRAL:
        return plays(table, question.seat, ADMIRAL)
    return question.kind not in OF_THE_GENERAL or plays(table, question.seat, GENERAL)


def by_theatre(table: Table, question: Question) -> bool:
    """Space is the admiral's, the ground the general's."""
    if not isinstance(question.about, subjects.OfAttack | subjects.OfDamage):
        return True
    return plays(table, question.seat, THEATRES.index(question.about.theatre))


def by_leader(table: Table, question: Question) -> bool:
    if question.kind not in OF_THE_LEADER:
        return True
    assert isinstance(question, Ask)
    people = [name for name in question.options if name in LEADER]
    return all(plays(table, question.seat, ROLES.index(LEADERS[str(name)].role)) for name in people)


def by_turn(table: Table, question: Question) -> bool:
    """Whoever's turn it is in the phase for it, and nobody while something is being fought or carried out."""
    if question.kind == "assign":
        return table.phase == "assignment"
    if question.kind != "turn":
        return True
    if table.phase != "command":
        return False
    side, role = table.turns[table.turn]
    return question.seat == table.seat(side, max(role, 0)) and table.combat is None and table.current == side


DUTIES: tuple[Callable[[Table, Question], bool], ...] = (by_office, by_theatre, by_leader, by_turn)

# ── what is spoken of ──────────────────────────────────────────────────────────────────────────────────────────────


def side(table: Table, question: Question, about: subjects.OfSide) -> bool:
    return about.side == SIDES[table.side_of(question.seat)]


def place(table: Table, question: Question, about: subjects.OfPlace) -> bool:
    if question.kind in ("add-leader", "retreat"):
        return table.combat is not None and about.place == PLACES[table.combat.place]
    return about.place in PLACES


def move(table: Table, question: Question, about: subjects.OfMove) -> bool:
    """What may go is there."""
    assert isinstance(question, Share)
    here = table.units[PLACES.index(about.start)]
    most: dict[str, int] = {}
    for number, thing in enumerate(question.among):
        name = str(thing[0] if isinstance(thing, tuple) else thing)
        most[name] = most.get(name, 0) + question.cap(number)
    once = all(most[name] == 1 for name in most if name in LEADER)
    return once and about.start != about.end and all(most[name] <= here[KIND[name]] for name in most if name in KIND)


def leader(table: Table, question: Question, about: subjects.OfLeader) -> bool:
    return question.kind != "activate" or table.where[LEADER[about.leader]] == POOL


def mission(table: Table, question: Question, about: subjects.OfMission) -> bool:
    return table.errand is not None and about.card == table.errand.card


def face_down(table: Table, question: Question, about: subjects.OfFaceDown) -> bool:
    laid = len(table.assigned[table.side_of(question.seat)])
    return about.number == {"assign-leaders": laid + 1, "veto": laid}.get(question.kind, about.number)


def dice(table: Table, question: Question, about: subjects.OfDice) -> bool:
    if question.kind not in ("pick-die", "pick-dice"):
        return True
    thrown = [table.combat.dice] if table.combat is not None else []
    thrown += table.errand.dice if table.errand is not None else []
    assert isinstance(question, Ask)
    return about.dice in map(told_dice, thrown) and list(question.options) == list(range(len(about.dice)))


def attack(table: Table, question: Question, about: subjects.OfAttack) -> bool:
    assert table.combat is not None
    _, attacker, theatre = table.agenda[-1]
    seat = table.seat(1 - int(attacker) if question.kind == "block" else int(attacker), int(theatre))
    dice_shown = question.kind == "block" or about.dice == told_dice(table.combat.dice)
    return about.theatre == THEATRES[int(theatre)] and question.seat == seat and dice_shown


def damage(table: Table, question: Question, about: subjects.OfDamage) -> bool:
    assert isinstance(question, Share)
    coloured = question.kind == "assign-damage" or (about.black, about.red) == (0, 0)
    return (
        coloured
        and min(about.black, about.red, about.any) >= 0
        and about.black + about.red + about.any == question.total
    )


def count(table: Table, question: Question, about: subjects.OfCount) -> bool:
    of = table.side_of(question.seat)
    if question.kind == "discard-mission":
        return about.count == len(table.hands[of]) - 10
    if question.kind in ("discard-objectives", "keep-missions", "keep-project", "discard-theirs"):
        assert isinstance(question, Ask)
        return about.count == question.most
    return about.count > 0


SUBJECTS: dict[type[Any], Callable[[Table, Question, Any], bool]] = {
    subjects.OfSide: side,
    subjects.OfPlace: place,
    subjects.OfMove: move,
    subjects.OfLeader: leader,
    subjects.OfMission: mission,
    subjects.OfFaceDown: face_down,
    subjects.OfDice: dice,
    subjects.OfAttack: attack,
    subjects.OfDamage: damage,
    subjects.OfCount: count,
    subjects.OfMobilization: lambda table, question, about: about.cards in (4, 8),
    subjects.OfObjectives: lambda table, question, about: about.count == len(things(question)),
    subjects.OfTarget: lambda table, question, about: (about.card, PLACES.index(about.place)) in table.targets,
    subjects.OfHealth: lambda table, question, about: about.health > 0,
}
