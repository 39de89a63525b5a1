"""What the terminal says: for which mission leaders are chosen, what signs mean, why a system is no base."""

from __future__ import annotations

import pytest
from rich.console import Console

from dejarik.core.board import Room
from dejarik.core.match import Match
from dejarik.core.presenter import PAGE, Reader
from dejarik.core.question import any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.facts import EMPIRE, PLACES
from dejarik.games.rebellion.rules.systems import with_units
from tests.games.rebellion.stage import Galaxy, Scene

NAMES = ("Лея", "Таркин")


def board(scene: Scene, lang: str = "ru", room: Room = PAGE) -> str:
    (seat,) = scene.match.questions
    console = Console(width=room.width, color_system=None)
    with console.capture() as captured:
        console.print(GAME.presenter.board(Reader(lang, seat, NAMES), GAME.view(scene.table, seat), room))
    return captured.get()


@pytest.mark.parametrize("room", [PAGE, Room(100, 20), Room(100, 12)], ids=["page", "screen", "small"])
def test_while_leaders_are_chosen_the_mission_and_their_skill_are_told(room: Room) -> None:
    galaxy = Galaxy().hand("rebel", "build-alliance").pool("mon-mothma", "princess-leia", "jan-dodonna")
    scene = galaxy.assignment().until("assign")
    assert "нужно" not in board(scene, room=room)
    scene.says("rebel", "build-alliance")
    shown = board(scene, room=room)
    assert "Назначение: Заключить союз · дипломатия, нужно 1 · Мотма 3 · Додонна 1 · Лея 2" in shown.replace("\n", " ")
    assert "diplomacy, 1 needed" in board(scene, "en", room)


def test_signs_are_explained_where_there_is_room() -> None:
    scene = Galaxy().pool("mon-mothma", "princess-leia").hand("rebel", "sabotage").turn("rebel")
    assert "▼ подчинена, ○ ничья" in board(scene)
    assert "▼ подчинена  ○ ничья  † погибла  ? возможна база  1/2 корабли/земля\n" in board(scene, room=Room(98, 20))
    assert "base possible  1/2 ships/ground\n" in board(scene, "en", Room(98, 20))
    assert "подчинена" not in board(scene, room=Room(98, 12))


def test_the_card_in_question_says_what_it_does() -> None:
    galaxy = Galaxy(expansion=True, cinematic=True).put("naboo", "2 x-wing, 2 tie-fighter, 1 star-destroyer")
    scene = galaxy.combat("naboo", "empire").says("rebel", "escort").says("empire", "swarm-tactics")
    assert scene.asked == "empire tactic-half"
    (question,) = scene.match.questions.values()
    for room in (Room(100, None, question), Room(100, 20, question)):
        shown = " ".join(board(scene, room=room).split())
        assert "Тактика роя. Верхняя половина (в системе есть: СИД-истребитель)" in shown
        assert "Нижняя половина —" in shown
    assert "Нижняя половина" not in board(scene, room=Room(100, 20))


def test_probe_cards_are_counted_in_good_russian() -> None:
    for leaders, told in ((1, "4 карты зондов"), (2, "8 карт зондов")):
        galaxy = Galaxy().pool("mon-mothma")
        galaxy.table.mobilizations = (leaders,)
        scene = galaxy.end_of_command()
        (question,) = scene.match.questions.values()
        view = GAME.view(scene.table, question.seat)
        assert told in GAME.presenter.question(Reader("ru", question.seat, NAMES), view, question)


@pytest.mark.rule("reb.setup.choose-base", "reb.setup.first-game", "reb.base.new-base-illegal")
@pytest.mark.parametrize("first_game", [True, False])
def test_why_a_system_cannot_be_the_base(first_game: bool) -> None:
    match = Match(GAME, 2, {"first_game": first_game}, 3)
    rng = Rng.from_seed("base")
    while (question := next(iter(match.questions.values()))).kind != "choose-base":
        match.answer(question.seat, any_answer(question, rng))
    held = with_units(match.table, EMPIRE)
    for number, place in enumerate(PLACES[:-1]):
        if place in getattr(match.questions[0], "options", ()):
            continue
        with pytest.raises(Refused) as refused:
            match.answer(0, place)
        if match.table.probes_out >> number & 1:
            wanted = "reb.setup.choose-base"
        else:
            wanted = "reb.base.new-base-illegal" if held >> number & 1 else "reb.setup.first-game"
        assert refused.value.rule == wanted
        assert first_game or wanted != "reb.setup.first-game"


def test_units_are_counted_behind_their_names() -> None:
    scene = Galaxy().put("naboo", "2 tie-fighter, 1 star-destroyer").turn("rebel")
    assert "СИД-истребитель ×2, Звёздный разрушитель" in board(scene)
    assert "×1" not in board(scene)


def test_who_gives_out_damage_is_told_what_each_unit_bears() -> None:
    galaxy = Galaxy().put("naboo", "3 x-wing, 2 tie-fighter, 1 star-destroyer").rolls("hit", "direct", "direct")
    scene = galaxy.combat("naboo", "rebel").until("assign-damage")
    (seat,) = scene.match.questions
    view, question = GAME.view(scene.table, seat), scene.sharing
    said = [GAME.presenter.option(Reader("ru", seat, NAMES), view, question, slot) for slot in question.among]
    assert "СИД-истребитель 2 · чёрный запас 1" in said
    assert "Звёздный разрушитель 1 · красный запас 4" in said
    english = GAME.presenter.option(Reader("en", seat, NAMES), view, question, question.among[0])
    assert english == "TIE Fighter 1 · black health 1"
