"""What the questions of Rebellion are about."""

from __future__ import annotations

from dejarik.core.note import Subject
from dejarik.games.rebellion.notes.fields import Card, Dice, Leader, Place, SideName, Theatre, Troops, Unit


class RebellionSubject(Subject):
    """What a question of this game is about."""


class OfSide(RebellionSubject):
    side: SideName


class OfPlace(RebellionSubject):
    place: Place


class OfMove(RebellionSubject):
    start: Place
    end: Place


class OfUnit(RebellionSubject):
    unit: Unit


class OfPlacing(RebellionSubject):
    """Starting units of a kind, and those that are placed after them."""

    unit: Unit
    later: Troops


class OfLeader(RebellionSubject):
    leader: Leader


class OfMission(RebellionSubject):
    card: Card


class OfAction(RebellionSubject):
    card: Card


class OfCard(RebellionSubject):
    card: Card


class OfHealth(RebellionSubject):
    """Units worth some health."""

    card: Card
    health: int


class OfFaceDown(RebellionSubject):
    """A face-down mission by its number, counted from 1."""

    number: int


class OfMoment(RebellionSubject):
    """When a card could be used."""

    moment: str


class OfMobilization(RebellionSubject):
    cards: int


class OfRescue(RebellionSubject):
    place: Place


class OfDice(RebellionSubject):
    dice: Dice


class OfAttack(RebellionSubject):
    theatre: Theatre
    dice: Dice


class OfDamage(RebellionSubject):
    """Damage to be given out: black hits, red hits, and those that anybody can take."""

    theatre: Theatre
    black: int
    red: int
    any: int


class OfCount(RebellionSubject):
    count: int


class OfObjectives(RebellionSubject):
    count: int


class OfTarget(RebellionSubject):
    card: Card
    place: Place


class OfTheatre(RebellionSubject):
    theatre: Theatre
