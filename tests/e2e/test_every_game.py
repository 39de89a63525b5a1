"""Every game at the table at once: nothing gets lost when the server does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from dejarik.core.game import games
from tests.e2e.conftest import House, MakePerson, Person

GAMES = sorted(games())

#: The page's own socket, for a pilot who answers what no finger has to be taught.
LISTEN = """
window.sockets = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain { constructor(...more) { super(...more); window.sockets.push(this); } };
"""
TELL = "(message) => window.sockets.at(-1).send(JSON.stringify(message))"


class Pilot:
    """Plays through the page's socket: what the strongest bot advises where it takes skill, else what comes first."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.page = person.page
        self.page.add_init_script(LISTEN)
        person.go()
        made = self.page.request.post(
            f"{person.house.url}/api/matches?lang=ru",
            headers={"x-dejarik": "1"},
            data={"game": game, "seed": f"every game {game}"},
        )
        assert made.status == 201, made.text()
        self.match = made.json()["match"]["id"]
        person.go(f"/match/{self.match}")

    def question(self) -> dict[str, Any]:
        found: dict[str, Any] = self.person.scenes()[-1]["question"]
        return found

    def answer(self) -> None:
        """Give one answer, and wait until it has been taken."""
        asked = self.person.asked()
        question = self.question()
        self.page.evaluate(TELL, {"type": "answer", "question": question["id"], "value": self.choose(question)})
        self.person.moved_on(asked)

    def choose(self, question: dict[str, Any]) -> Any:
        options = [option["value"] for option in question["options"]]
        if question["place"] or question["share"]:
            return self.advised()
        if question["least"] == question["most"] == 1:
            return options[0]
        return options[: question["least"]]

    def advised(self) -> Any:
        self.page.evaluate(TELL, {"type": "hint", "ref": 4711})
        advice: list[dict[str, Any]] = []

        def told() -> bool:
            advice.extend(frame for frame in self.person.frames if frame["type"] == "advice" and frame["ref"] == 4711)
            return bool(advice)

        self.person.wait_until(told)
        return advice[-1]["value"]


def test_a_restart_in_the_middle_loses_nothing(person: MakePerson, tmp_path: Path) -> None:
    """All games at once: the server is killed as the power would, and every question stands again."""
    house = House(tmp_path / "fragile").start()
    try:
        pilots = [Pilot(person("ru", at=house), game) for game in GAMES]
        asked = {}
        for pilot in pilots:
            for _ in range(3):
                assert pilot.person.wait_for_turn()
                pilot.answer()
            assert pilot.person.wait_for_turn()
            asked[pilot.match] = pilot.question()["sentence"]
        house.kill()
        house.start()
        for pilot in pilots:
            lost = pilot.page.get_by_text("Связь прервалась")
            expect(lost).to_be_hidden()
            assert pilot.person.wait_for_turn()
            expect(pilot.person.question).to_contain_text(asked[pilot.match])
            pilot.answer()
        assert house.failed_answers() == 0
    finally:
        house.stop()
