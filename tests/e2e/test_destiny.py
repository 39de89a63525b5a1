"""Destiny in the browser: a match against a bot, from the mulligan into the second round."""

from __future__ import annotations

import random

from playwright.sync_api import Locator

from tests.e2e.conftest import MakePerson, Person, patiently

GAME = "Star Wars: Destiny"


def create(one: Person, seats: dict[int, str]) -> None:
    game = one.page.locator("li.game", has_text=GAME)
    game.locator("[data-create]").click()
    dialog = one.page.get_by_role("dialog")
    for seat, plan in seats.items():
        dialog.locator(f"#plan-{seat}").select_option(plan)
    with one.seeded("Jakku"):
        dialog.locator("button[type=submit]").click()
        one.page.wait_for_url("**/match/*")


class Player:
    """Plays by clicking: what glows on the board, or the buttons."""

    def __init__(self, one: Person) -> None:
        self.one = one
        self.rng = random.Random(3)
        self.kinds: set[str] = set()

    @property
    def things(self) -> Locator:
        return self.one.page.locator(".destiny [data-answer=open]")

    def answer(self) -> None:
        asked = self.one.asked()
        question = self.one.scenes()[-1]["question"]
        if question is None or asked is None:
            return
        self.kinds.add(question["kind"])
        bar = self.one.bar(asked)
        done, buttons = bar.locator(".collect .primary"), bar.locator(".answer:not(.barred):not(:disabled)")
        if done.count():
            for _ in range(6):
                if done.is_enabled():
                    break
                (self.things if self.things.count() else buttons).first.click()
            done.click()
        elif self.things.count():
            thing = self.things.nth(self.rng.randrange(self.things.count()))
            thing.focus()
            thing.press("Enter")
        else:
            buttons.first.click()
        self.one.moved_on(asked)


def test_a_round_against_a_bot(person: MakePerson) -> None:
    guest = person("ru")
    guest.go()
    create(guest, {0: "me", 1: "bot:random"})
    player = Player(guest)
    pictured = False
    for _ in patiently(240):
        if not guest.wait_for_turn():
            break
        view = guest.scenes()[-1]["view"]
        if not pictured and player.kinds >= {"action"} and all(one["pool"] for one in view["players"]):
            guest.picture("destiny-round")
            assert guest.axe() == []
            pictured = True
        if view["round"] > 2 and pictured:
            break
        player.answer()
    assert pictured
    assert {"mulligan", "action"} <= player.kinds
    assert guest.over.count() or guest.scenes()[-1]["view"]["round"] > 2
