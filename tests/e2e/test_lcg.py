"""The card game in the browser: a whole match against a bot, one between two people, the deck builder."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from dejarik.core.match import Match
from dejarik.core.question import Ask
from dejarik.games.lcg.build import Deck, check_list, read_deck, write_list
from tests.e2e.conftest import PHONE, WHOLE, MakePerson, Person, patiently
from tests.e2e.positions import played, sit_down
from tests.e2e.test_home import post
from tests.e2e.test_measures import settle

GAME = {"ru": "Карточная игра", "en": "The Card Game"}


def create(one: Person, lang: str, seats: dict[int, str]) -> None:
    """Create a match through the dialog; questions that can only be passed are left out."""
    game = one.page.locator("li.game", has_text=GAME[lang])
    game.locator("[data-create]").click()
    dialog = one.page.get_by_role("dialog")
    for seat, plan in seats.items():
        dialog.locator(f"#plan-{seat}").select_option(plan)
    name = "Пропускать пустые вопросы" if lang == "ru" else "Leave out empty questions"
    dialog.locator("summary").click()
    dialog.get_by_label(name).check()
    with one.seeded("Endor"):
        dialog.locator("button[type=submit]").click()
        one.page.wait_for_url("**/match/*")


#: Two people are watched for so many answers of each.
ENOUGH = 12


class Player:
    """Plays by clicking: cards that glow, sources to pay with, cards to put tokens on, or the buttons."""

    def __init__(self, one: Person, seed: int, *, eager: float = 0.75) -> None:
        self.one = one
        self.rng = random.Random(seed)
        self.eager = eager
        self.kinds: set[str] = set()
        self.answered = 0
        self.asked: str | None = None

    @property
    def things(self) -> Locator:
        return self.one.page.locator("main .lcg [data-answer=open]")

    @property
    def done(self) -> Locator:
        return self.one.bar(self.asked).locator(".collect .primary")

    @property
    def buttons(self) -> Locator:
        return self.one.bar(self.asked).locator(".answer:not(.barred):not(:disabled)")

    def answer(self) -> None:
        """Answer what stands on the page, if anything does; the page itself may pass before we do."""
        self.asked = self.one.asked()
        question = self.one.scenes()[-1]["question"]
        if question is None or self.asked is None:
            return
        self.kinds.add(question["kind"])
        if self.done.count():
            self._collect()
        elif self.things.count() and (self.rng.random() < self.eager or not self.buttons.count()):
            # by the keyboard: on a full table a card may lie under the hand until one scrolls
            thing = self.things.nth(self.rng.randrange(self.things.count()))
            thing.focus()
            thing.press("Enter")
        else:
            self._click(self.buttons.first)
        self.one.moved_on(self.asked)
        self.answered += 1

    def _click(self, thing: Locator) -> bool:
        """Click, unless the question is gone before it comes to that."""
        for _ in range(60):
            if self.one.asked() != self.asked:
                return False
            try:
                thing.click(timeout=1000)
            except TooLate:
                continue
            return True
        raise AssertionError(f"cannot be clicked: {thing}")

    def _collect(self) -> None:
        """Pick until it is enough; a payment is already laid out."""
        taps = self.one.page.locator("main .lcg .tap")
        for place in (self.things, taps, self.buttons):
            for _ in range(12):
                if self.done.is_enabled() or not place.count():
                    break
                place.first.click()
        self.done.click()


def test_a_match_against_a_bot(person: MakePerson) -> None:
    guest = person("ru")
    guest.go()
    create(guest, "ru", {0: "me", 1: "bot:greedy"})  # which attacks whenever it can
    player = Player(guest, 7, eager=1)
    pictured = False
    for _ in patiently(600):
        if not guest.wait_for_turn():
            break
        if not pictured and guest.page.locator(".lcg.fight .fighters .piece").count():
            guest.picture("lcg-engagement")
            assert guest.axe() == []
            pictured = True
        if pictured and {"pay", "engage"} <= player.kinds:
            player.eager = 0.2  # the dial will do it
            if not WHOLE:
                break
        player.answer()
    assert pictured
    assert {"put-back", "action", "pay", "engage"} <= player.kinds
    if not WHOLE:
        return
    expect(guest.over).to_be_visible()
    guest.picture("lcg-end")

    # the board stands in the replay, too
    guest.over.get_by_role("link", name="Посмотреть повтор").click()
    expect(guest.page.locator(".lcg")).to_be_visible()


def test_two_browsers_play_each_other(person: MakePerson) -> None:
    host, friend = person("ru"), person("en", PHONE, has_touch=True)
    host.go()
    create(host, "ru", {0: "me", 1: "invite"})
    host.page.get_by_role("button", name="Ссылка для друга").click()
    friend.page.goto(host.page.evaluate("navigator.clipboard.readText()"))
    friend.page.get_by_label("Your name at the table").fill("Mara")
    friend.page.get_by_role("button", name="Take the seat").click()
    players = [Player(host, 1, eager=0.35), Player(friend, 2, eager=0.6)]
    for _ in patiently():
        if host.over.count() and friend.over.count():
            break
        if not WHOLE and all(player.answered >= ENOUGH for player in players):
            break
        for player in players:
            if player.one.question.count() and not player.one.over.count():
                player.answer()
        host.page.wait_for_timeout(10)
    if WHOLE:
        expect(host.over).to_be_visible()
        expect(friend.over).to_be_visible()
        friend.picture("lcg-phone-end")

    # what came over either socket never named a card of the other hand that was not seen
    for one, seat in ((host, 0), (friend, 1)):
        for scene in one.scenes():
            other = scene["view"]["sides"][1 - seat]
            assert len(other["hand"]) <= other["hand_size"]
            assert scene["view"]["revealed"] or len(other["stack"]) <= 1


def position(kind: str, wanted: Callable[[Match, int], bool] = lambda _match, _seat: True) -> tuple[Match, int]:
    """The first time somebody is asked this."""
    for match in played("lcg", "look 1"):
        seat = min(match.questions)
        if match.questions[seat].kind == kind and wanted(match, seat):
            return match, seat
    raise AssertionError(f"{kind} is never asked")


def playable(match: Match, seat: int) -> bool:
    question = match.questions[seat]
    return isinstance(question, Ask) and any(isinstance(one, tuple) and one[0] == "play" for one in question.options)


def drag(one: Person, thing: Locator, place: Locator) -> None:
    """With the mouse, as a hand would."""
    mouse = one.page.mouse
    for where, act in ((thing, mouse.down), (place, mouse.up)):
        box = where.bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        act()


def test_cards_are_dragged_into_play_and_attackers_onto_what_they_attack(person: MakePerson) -> None:
    guest = person("ru")
    guest.go("/about")
    table = guest.page.locator("main .lcg")
    hand = table.locator("[data-hand] [data-answer=open]").first
    guest.go(sit_down(guest, *position("action", playable)))
    guest.wait_for_turn()
    asked = guest.asked()
    drag(guest, hand, table.locator("[data-hand]"))  # back among the others: nothing happens
    assert guest.asked() == asked
    drag(guest, hand, table.locator(".lane"))
    guest.moved_on(asked)
    expect(guest.question).to_contain_text("Заплатите")

    guest.go(sit_down(guest, *position("engage")))
    expect(guest.question).to_contain_text("Начать столкновение")
    asked = guest.asked()
    aim = table.locator(".rows.top [data-answer=open]").first
    aimed = aim.locator("xpath=ancestor::*[@data-piece]").get_attribute("data-piece")
    drag(guest, table.locator(".lane [data-piece]:not(.above) .card").first, aim)
    guest.moved_on(asked)
    guest.wait_until(lambda: str(guest.scenes()[-1]["view"]["engaged"]) == aimed)


def test_a_phone_shows_who_can_attack_large_and_the_hand_in_short(person: MakePerson) -> None:
    friend = person("ru", PHONE, has_touch=True)
    friend.go("/about")
    friend.go(sit_down(friend, *position("attackers")))
    things = friend.page.locator("main .lcg .unit [data-answer=open]")
    expect(things.first).to_be_visible()
    settle(friend)
    for place in range(things.count()):
        box = things.nth(place).bounding_box()
        assert box is not None
        assert box["width"] >= 100
    assert friend.page.locator("main .lcg .rows.bottom .piece").count() == 5
    tops = friend.page.locator("main .lcg .rows.bottom .piece > .body").evaluate_all(
        "(all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom))"
    )
    assert len(set(tops)) == 1  # affiliation, objectives and one card more lie in one line


def test_the_hand_stays_where_it_is_while_the_line_is_lost(person: MakePerson) -> None:
    friend = person("ru", PHONE, has_touch=True)
    friend.go("/about")
    match = next(
        match for match in played("lcg", "Hoth", bot=0) if match.questions[min(match.questions)].kind == "action"
    )
    friend.go(sit_down(friend, match, min(match.questions)))
    friend.page.locator("[data-hand]").wait_for()
    before, after = friend.page.evaluate("""() => {
      const at = () => document.querySelector('[data-hand]').getBoundingClientRect().top;
      const before = at();
      document.querySelector('[data-part=board]').classList.add('lost');
      return [before, at()];
    }""")
    assert after == before


def test_windows_that_are_switched_off_are_passed(person: MakePerson) -> None:
    guest = person("ru")
    guest.go()
    guest.page.evaluate(
        """localStorage.setItem('dejarik.lcg.windows', JSON.stringify({quiet: false, skipped:
        ['own refresh.5', 'other refresh.5', 'own draw.4', 'other draw.4', 'other deployment.2', 'other force.4']}))"""
    )
    made = guest.page.request.post(
        f"{guest.house.url}/api/matches?lang=ru", headers={"x-dejarik": "1"}, data={"game": "lcg", "seed": "windows"}
    )  # not a preset of the lobby: those leave empty questions out
    guest.go(f"/match/{made.json()['match']['id']}")
    for _ in patiently():
        guest.wait_for_turn()
        asked, scene = guest.asked(), guest.scenes()[-1]
        view, question = scene["view"], scene["question"]
        if question is None or str(question["id"]) != asked:
            continue  # the page is still on its way there
        if question["kind"] == "action" and view["step"] in ("refresh.5", "draw.4"):
            guest.moved_on(asked)  # by itself
        elif view["step"] == "deployment.2" and view["active"] == view["seat"]:
            break
        else:
            Player(guest, 3, eager=0).answer()
    asked_of = [scene["view"]["step"] for scene in guest.scenes() if scene["question"]]
    assert "draw.4" in asked_of, "the question came, and was answered before anybody could"
    guest.page.get_by_role("button", name="Где спрашивать").click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.get_by_label("Пасовать, если сделать ничего нельзя")).not_to_be_checked()
    expect(dialog.get_by_label("после призыва: мой ход")).not_to_be_checked()
    dialog.get_by_label("после призыва: мой ход").check()
    guest.wait_until(lambda: '"own draw.4"' not in guest.page.evaluate("localStorage.getItem('dejarik.lcg.windows')"))


def let_by(one: Person) -> dict[str, Any] | None:
    """The question that the server is about to pass for somebody, if it has told them of one."""
    asked = [scene["question"] for scene in one.scenes() if scene["question"]]
    return next((question for question in asked if question["passed"]), None)


def others_window(one: Person, since: int) -> bool:
    """Whether somebody was asked for an action on the other's turn, in scenes after the first `since`."""
    return any(
        scene["question"]
        and scene["question"]["kind"] == "action"
        and not scene["question"]["passed"]
        and scene["view"]["active"] != scene["view"]["seat"]
        for scene in one.scenes()[since:]
    )


def test_passing_until_something_concerns_me(person: MakePerson) -> None:
    host, friend = person("ru"), person("ru", PHONE, has_touch=True)
    host.go()
    friend.go()
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"first": "dark", "second": "light", "light": "jedi", "dark": "sith"}
    match = post(host, "/api/matches", {"game": "lcg", "seats": seats, "options": options, "seed": "pass"})["match"][
        "id"
    ]
    post(friend, f"/api/matches/{match}/seats/1", {})
    for one in (host, friend):
        one.go(f"/match/{match}")
    friend.drawer().get_by_role("button", name="Настройки").click()
    dialog = friend.page.get_by_role("dialog")
    dialog.get_by_label("Пасовать, пока меня не касается").check()
    friend.picture("passing-settings")
    friend.page.keyboard.press("Escape")
    chip = friend.drawer().get_by_role("button", name="пас наперёд")
    expect(chip).to_be_visible()
    friend.picture("passing-drawer")
    friend.page.keyboard.press("Escape")

    players = [Player(host, 1, eager=0), Player(friend, 2, eager=0)]
    for _ in patiently():
        if let_by(friend) is not None:
            break
        for player in players:
            player.answer()
        host.page.wait_for_timeout(50)
    window = let_by(friend)
    assert window is not None
    assert window["kind"] == "action"
    friend.wait_until(lambda: (friend.scenes()[-1]["question"] or {}).get("id") != window["id"])  # nobody touched it
    # the other side is told neither of the order nor of what it does
    told = [frame for frame in host.frames if frame["type"] != "memory"]
    assert '"passed": true' not in json.dumps(told)
    assert "passing" not in json.dumps(told)
    assert not any(frame["passing"] for frame in host.frames if frame["type"] == "memory"), "only one's own order"

    # switched off where it is shown: the next window on the other's turn is asked
    friend.drawer().get_by_role("button", name="пас наперёд").click()
    dialog.get_by_label("Пасовать, пока меня не касается").uncheck()
    friend.page.keyboard.press("Escape")
    expect(chip).to_have_count(0)
    since = len(friend.scenes())
    for _ in patiently():
        if others_window(friend, since):
            break
        for player in players:
            player.answer()
        host.page.wait_for_timeout(50)


@pytest.mark.parametrize("size", [None, PHONE])
def test_the_deck_builder_builds_saves_imports_and_exports(
    person: MakePerson, tmp_path: Path, size: dict[str, int] | None
) -> None:
    guest = person("ru", size)
    guest.go("/build/lcg")
    page = guest.page
    page.get_by_role("button", name="Ситхи").click()
    expect(page.get_by_text("Готовая колода: играть можно как есть.")).to_be_visible()
    expect(page.locator(".complaints")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Начать с пустого").click()
    expect(page.locator(".size")).to_contain_text("0 из 10")
    page.get_by_role("radio", name="Джедаи").click()
    for name in ("Странствия героя", "Ты должен войти", "Забытые герои"):
        page.get_by_role("button", name=f"Больше: {name}").click()
    expect(page.locator(".size")).to_contain_text("3 из 10")
    expect(page.locator(".complaints")).to_contain_text("В колоде 3 сета")
    expect(page.locator(".complaints [title*='lcg.build.min-ten-sets']")).to_be_visible()
    for name in ("Странствия героя", "Ты должен войти", "Забытые герои"):
        page.get_by_role("button", name=f"Больше: {name}").click()
        expect(page.get_by_role("button", name=f"Больше: {name}")).to_be_disabled()
    for name in ("Путь на Дагобу", "Тайна Явина-4", "Обучение джедая", "Ударил и скрылся"):
        page.get_by_role("button", name=f"Больше: {name}").click()
    expect(page.get_by_role("button", name="Больше: Ударил и скрылся")).to_be_disabled()
    expect(page.get_by_text("Готово к игре")).to_be_visible()
    assert guest.axe("light", "dark") == []
    page.get_by_label("Название").fill("Путь джедая")
    page.get_by_role("button", name="Сохранить").click()
    expect(page.get_by_role("button", name="Путь джедая", exact=True)).to_be_visible()
    if size is None:
        guest.picture("lcg-builder")

    with page.expect_download() as waiting:
        page.get_by_role("button", name="OCTGN").click()
    kept = tmp_path / "deck.o8d"
    waiting.value.save_as(kept)
    deck = read_deck(kept.read_text(encoding="utf-8"))
    assert deck == Deck("jedi", (1, 1, 2, 2, 3, 3, 4, 5, 7, 18))
    assert check_list(kept.read_text(encoding="utf-8")) == []

    # another list comes in, and the saved one comes back
    page.get_by_role("button", name="Загрузить список").first.click()
    listed = tmp_path / "sith.txt"
    listed.write_text(write_list(Deck("sith", (19, 19, 20)), "en"), encoding="utf-8")
    page.get_by_label("Выбрать файл").set_input_files(listed)
    expect(page.locator(".size")).to_contain_text("3 из 10")
    expect(page.get_by_role("radio", name="Ситхи")).to_be_checked()
    page.reload()
    expect(page.locator(".size")).to_contain_text("3 из 10")  # what was not saved is not lost
    page.get_by_role("button", name="Начать с пустого").click()
    expect(page.locator(".size")).to_contain_text("0 из 10")
    page.get_by_role("button", name="Удалить: Путь джедая").click()
    page.get_by_role("button", name="Вернуть", exact=True).click()
    page.get_by_role("button", name="Путь джедая", exact=True).click()
    expect(page.locator(".size")).to_contain_text("10 из 10")
    page.reload()
    expect(page.locator(".size")).to_contain_text("10 из 10")
    expect(page.get_by_role("button", name="Начать с пустого")).to_have_count(0)  # it is saved

    # to the table with it, against a bot
    page.get_by_role("button", name="Играть против бота").click()
    page.wait_for_url("**/match/*")
    guest.wait_for_turn()
    own, other = guest.scenes()[-1]["view"]["sides"]
    assert (own["affiliation"], tuple(own["sets"])) == ("jedi", deck.sets)
    assert other["affiliation"] in ("sith", "imperial-navy")


def test_what_is_attacked_is_pointed_at_and_a_phone_shows_the_edge_battle(person: MakePerson) -> None:
    """Before, the table scrolled down to the hand, which lies over it anyway, and the score was out of sight."""
    one = person("ru")
    one.go("/about")
    match = next(match for match in played("lcg", "look 1", bot=0) if len(match.answers) == 437)
    one.go(sit_down(one, match, min(match.questions)))
    page = one.page
    settle(one)
    head, goal = page.locator(".aim polygon").bounding_box(), page.locator(".engaged .card").bounding_box()
    assert head
    assert goal
    assert goal["x"] < head["x"] + head["width"] / 2 < goal["x"] + goal["width"]
    assert abs(head["y"] - goal["y"] - goal["height"]) < 24
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    settle(one)
    page.reload()
    settle(one)
    score, bar = page.locator(".score").bounding_box(), page.locator("header").first.bounding_box()
    assert score
    assert bar
    assert score["y"] > bar["y"] + bar["height"]


def test_a_hint_how_to_pay_is_shown_on_the_sources_it_means(person: MakePerson) -> None:
    one = person("ru")
    one.go("/about")
    match = next(match for match in played("lcg", "look 1", bot=0) if len(match.answers) == 11)
    one.go(sit_down(one, match, min(match.questions)))
    settle(one)
    one.page.keyboard.press("h")
    expect(one.page.locator(".advice")).to_contain_text("Платите так")
    expect(one.page.locator(".tap[data-advised]").first).to_be_visible()


OWN = Deck("jedi", (1, 1, 2, 2, 3, 3, 4, 5, 7, 18))


def save(one: Person, name: str) -> None:
    """A deck of one's own, brought as a list and saved under a name."""
    one.go("/build/lcg")
    one.page.get_by_role("button", name="Загрузить список").first.click()
    one.page.get_by_label("Выбрать файл").set_input_files(
        {"name": "deck.txt", "mimeType": "text/plain", "buffer": write_list(OWN, "ru").encode()}
    )
    expect(one.page.locator(".size")).to_contain_text("10 из 10")
    one.page.get_by_label("Название").fill(name)
    one.page.get_by_role("button", name="Сохранить").click()
    expect(one.page.get_by_role("button", name=name, exact=True)).to_be_visible()


def open_for_own_decks(one: Person) -> Locator:
    """The dialog for a new match, set to a table where own decks may meet starter decks."""
    one.page.locator("li.game", has_text=GAME["ru"]).locator("[data-create]").click()
    dialog = one.page.get_by_role("dialog")
    dialog.locator("summary").click()
    dialog.get_by_label("готовая колода может встретиться со своей").select_option(label="любые: и стартовые, и свои")
    return dialog


def test_a_saved_deck_is_chosen_for_a_new_match(person: MakePerson) -> None:
    guest = person("ru")
    save(guest, "Путь джедая")
    guest.go()
    page = guest.page
    dialog = open_for_own_decks(guest)
    light = dialog.get_by_role("group", name="Колода светлой стороны")
    light.get_by_role("radio", name="Путь джедая").check(force=True)
    with guest.seeded("own deck"):
        dialog.locator("button[type=submit]").click()
        page.wait_for_url("**/match/*")
    guest.wait_for_turn()
    own, other = guest.scenes()[-1]["view"]["sides"]
    assert (own["affiliation"], tuple(own["sets"])) == (OWN.affiliation, OWN.sets)
    assert other["affiliation"] in ("sith", "imperial-navy", "scum-and-villainy")
    expect(page.locator('[data-row="objectives-light"] .face', has_text="Джедаи")).to_be_visible()


def test_a_saved_deck_is_brought_at_the_table(person: MakePerson) -> None:
    guest = person("ru")
    save(guest, "Путь джедая")
    guest.go()
    page = guest.page
    dialog = open_for_own_decks(guest)
    with guest.seeded("own deck"):
        dialog.locator("button[type=submit]").click()
        page.wait_for_url("**/match/*")
    page.get_by_role("region", name="Мои колоды").get_by_role("button", name="Путь джедая", exact=True).click()
    done = page.locator("[data-part=dock] .collect .primary")  # everything is picked; one look, one click
    expect(done).to_be_enabled()
    expect(page.locator("[data-part=dock]")).to_contain_text("10")
    done.click()
    guest.wait_until(lambda: guest.scenes()[-1]["view"]["sides"][0]["affiliation"] == "jedi")
    assert tuple(guest.scenes()[-1]["view"]["sides"][0]["sets"]) == OWN.sets
