"""Destiny in the browser: against a bot to the end, two people, everyone for themselves; servers are killed."""

from __future__ import annotations

import math
import random
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from dejarik.games.destiny.cards.facts import Side
from dejarik.games.destiny.odds import Die, at_least
from tests.e2e.conftest import PHONE, WHOLE, House, MakePerson, Person, patiently
from tests.e2e.positions import played, sit_down

GAME = "Destiny"
#: A match against a bot is looked at for so many rounds.
ENOUGH = 99 if WHOLE else 3


def create(one: Person, seats: dict[int, str], seed: str = "Jakku") -> None:
    game = one.page.locator("li.game", has_text=GAME)
    game.locator("[data-create]").click()
    dialog = one.page.get_by_role("dialog")
    if len(seats) > 2:
        dialog.get_by_role("button", name=str(len(seats)), exact=True).or_(
            dialog.get_by_text(str(len(seats)), exact=True)
        ).first.click()
    for seat, plan in seats.items():
        dialog.locator(f"#plan-{seat}").select_option(plan)
    with one.seeded(seed):
        dialog.locator("button[type=submit]").click()
        one.page.wait_for_url("**/match/*")


class Player:
    """Plays by clicking what glows on the board, or the buttons; somebody idle passes."""

    def __init__(self, one: Person, *, idle: bool = False) -> None:
        self.one = one
        self.idle = idle
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
        elif self.things.count() and not (self.idle and question["kind"] == "action"):
            thing = self.things.nth(self.rng.randrange(self.things.count()))
            thing.focus()
            thing.press("Enter")
        else:
            buttons.last.click()
        self.one.moved_on(asked)

    @property
    def round(self) -> int:
        scenes = self.one.scenes()
        return int(scenes[-1]["view"]["round"]) if scenes else 0


def killed(house: House, *people: Person) -> None:
    """The server dies and comes back; everybody's page finds it again."""
    house.kill()
    for one in people:
        expect(one.page.get_by_text("Связь прервалась")).to_be_visible()
    house.start()
    for one in people:
        expect(one.page.get_by_text("Связь прервалась")).to_be_hidden()


@pytest.fixture
def fragile(tmp_path: Path) -> House:
    """A server of one's own, which may be killed."""
    return House(tmp_path / "fragile").start()


def test_a_match_against_a_bot_survives_a_killed_server(person: MakePerson, fragile: House) -> None:
    try:
        guest = person("ru", at=fragile)
        guest.go()
        create(guest, {0: "me", 1: "bot:duelist"})
        player = Player(guest)
        pictured = restarted = False
        for _ in patiently(240):
            if not guest.wait_for_turn() or player.round >= ENOUGH:
                break
            view = guest.scenes()[-1]["view"]
            if not pictured and "action" in player.kinds and all(one["pool"] for one in view["players"]):
                tells_exact_chances(guest)
                guest.picture("destiny-round")
                assert guest.axe() == []
                pictured = True
            if player.round == 2 and not restarted:
                asked, told = guest.question.text_content() or "", guest.lines()
                killed(fragile, guest)
                expect(guest.question).to_have_text(asked)
                assert guest.lines() >= told
                restarted = player.idle = True  # the duelist will do the rest
            player.answer()
        if player.round < ENOUGH:
            expect(guest.over).to_be_visible()
        assert pictured
        assert restarted
        assert {"mulligan", "action"} <= player.kinds
    finally:
        fragile.stop()


def percent(chance: float) -> str:
    return "> 99 %" if chance > 0.99 else f"{max(1, math.floor(chance * 100 + 0.5))} %"


def tells_exact_chances(guest: Person) -> None:
    """The chances beside the pool are those of the engine, reckoned from what the player sees."""
    view = guest.scenes()[-1]["view"]
    mine = view["players"][view["seat"]]
    pool = tuple(Die(die["card"], Side(die["symbol"], die["value"], die["cost"], die["modifier"]))
                 for die in mine["pool"])  # fmt: skip
    now = len(at_least(pool, mine["resources"])) - 1
    shown = guest.page.locator("[data-part=odds]")
    expect(shown).to_contain_text(f"Сейчас урона: {now}")
    found = at_least(pool, mine["resources"], 1)
    steps = [least for least in range(now + 1, len(found)) if found[least] >= 0.005][:4]
    assert steps
    expect(shown.locator("[data-rerolls='1'] th")).to_have_text("с 1 перебросом")
    expect(shown.locator("[data-rerolls='1'] .rung")).to_have_text([percent(float(found[least])) for least in steps])
    assert shown.locator("thead th[scope=col]").all_text_contents()[: len(steps)] == [
        f"{least}+ урона" for least in steps
    ]


def seen_of_the_other(one: Person, seat: int) -> int:
    """How many cards of the other hand a player's page was told."""
    return len(one.scenes()[-1]["view"]["players"][1 - seat]["hand"])


def test_two_browsers_play_each_other(person: MakePerson, fragile: House) -> None:
    try:
        host, guest = person("ru", at=fragile), person("ru", PHONE, at=fragile)
        host.go()
        create(host, {0: "me", 1: "open"})
        guest.go(f"/match/{host.match}")
        guest.page.get_by_role("button", name="Сесть").first.click()
        players = [Player(host), Player(guest)]
        restarted = False
        for _ in patiently(120):
            if all(player.round >= 2 for player in players):
                break
            if not restarted and all("mulligan" in player.kinds for player in players):
                # later on cards may show cards of a hand
                assert [seen_of_the_other(player.one, seat) for seat, player in enumerate(players)] == [0, 0]
                killed(fragile, host, guest)
                restarted = True
            for player in players:
                if player.one.asked() is not None:
                    player.answer()
            host.page.wait_for_timeout(20)
        assert restarted
        guest.picture("destiny-phone")
    finally:
        fragile.stop()


def test_four_play_everyone_for_themselves(person: MakePerson, fragile: House) -> None:
    try:
        guest = person("ru", at=fragile)
        guest.go()
        create(guest, {0: "me", 1: "bot:plain", 2: "bot:plain", 3: "bot:plain"})
        player = Player(guest)
        restarted = False
        for _ in patiently(120):
            if not guest.wait_for_turn() or player.round > 2:
                break
            if player.round == 1 and not restarted:
                expect(guest.page.locator(".rival")).to_have_count(3)
                guest.picture("destiny-four")
                assert guest.axe() == []
                killed(fragile, guest)
                restarted = True
            player.answer()
        assert restarted
    finally:
        fragile.stop()


def sat_down(one: Person, at: int, seed: str = "look 1", **options: str) -> None:
    """At a table for two after so many answers."""
    match = next(match for match in played("destiny", seed, bot=0, seats=2, **options) if len(match.answers) == at)
    one.go("/about")
    one.go(sit_down(one, match, min(match.questions)))
    one.page.locator("[data-question]").wait_for()


def test_on_a_phone_one_touch_reads_a_card_and_the_next_plays_it(person: MakePerson) -> None:
    guest = person("ru", PHONE, has_touch=True)
    sat_down(guest, 108)
    page, sheet = guest.page, guest.page.locator("aside.sheet")
    page.locator(".theirs .card").nth(1).tap()
    expect(sheet).to_contain_text("Джабба Хатт")
    expect(sheet).to_contain_text("здоровье 11")
    expect(sheet.locator(".sides > span")).to_have_count(6)
    assert guest.looked_over() == []
    held = page.locator(".held").nth(1)
    held.tap()
    expect(sheet).to_contain_text("вылечите персонажу 1 урон")
    asked = guest.asked()
    assert asked is not None
    held.tap()
    guest.moved_on(asked)
    expect(sheet).to_have_count(0)


def test_an_upgrade_is_dragged_onto_whoever_is_to_bear_it_and_a_die_onto_its_target(person: MakePerson) -> None:
    guest = person("ru")
    sat_down(guest, 4)
    page = guest.page
    page.locator(".held", has_text="Дневники Бена Кеноби").drag_to(page.locator(".ours .card").first)
    expect(page.locator(".ours .worn").first.locator(".upgrade")).to_have_text("Дневники Бена Кеноби")
    sat_down(guest, 4)  # what is told beside a portrait is a part of it
    page.locator(".held", has_text="Дневники Бена Кеноби").drag_to(page.locator(".ours .profile").last)
    expect(page.locator(".ours .worn").last.locator(".upgrade")).to_have_text("Дневники Бена Кеноби")
    sat_down(guest, 45)
    foe = page.locator(".theirs .worn").nth(1)
    expect(foe).to_contain_text("Щиты: 1")
    page.locator(".own .slot[data-answer=open]").first.drag_to(foe.locator(".card"))
    expect(foe).not_to_contain_text("Щиты: 1")


def test_a_click_on_what_a_character_bears_is_one_on_the_character(person: MakePerson) -> None:
    guest = person("ru", {"width": 1280, "height": 720})
    sat_down(guest, 142, "look 2", first="vader-stormtroopers", second="phasma-stormtroopers")
    ready = guest.page.locator(".ours .worn.over:has(.card[data-answer=open])")
    name, asked = ready.locator(".upgrade").first.text_content(), guest.asked()
    ready.filter(has_text=name).locator(".upgrade").first.click()
    guest.moved_on(asked)
    expect(guest.page.locator(".ours .worn:has(.card.exhausted)", has_text=name)).to_have_count(1)


def test_the_deck_page_builds_saves_imports_exports_and_plays(person: MakePerson, tmp_path: Path) -> None:
    guest = person("ru")
    guest.go("/build/destiny")
    page = guest.page
    page.get_by_role("button", name="Рей и Финн").first.click()
    expect(page.get_by_text("Готово к игре")).to_be_visible()
    assert guest.looked_over() == []
    page.get_by_role("button", name="Добавить: Лея Органа").click()
    expect(page.locator(".complaints [title*='dst.']").first).to_be_visible()
    assert guest.axe() == []
    expect(page.get_by_role("button", name="Играть против бота")).to_be_disabled()
    page.get_by_role("button", name="Убрать: Лея Органа").click()
    page.get_by_role("button", name="Меньше: Световой меч").click()
    expect(page.get_by_role("heading", name="Колода: 29 из 30 карт")).to_be_visible()
    page.get_by_role("button", name="Ещё: Световой меч").click()
    page.get_by_label("Название").fill("Мои двое")
    page.get_by_role("button", name="Сохранить").click()
    expect(page.get_by_role("button", name="Мои двое", exact=True)).to_be_visible()

    # what goes out comes in again, and what makes no sense is refused where it was pasted
    with page.expect_download() as waiting:
        page.get_by_role("button", name="JSON").click()
    kept = tmp_path / "deck.json"
    waiting.value.save_as(kept)
    page.get_by_role("button", name="Кайло Рен и Фазма").first.click()
    page.get_by_role("button", name="Загрузить список").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("textarea").fill("{")
    dialog.get_by_role("button", name="Прочесть").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.locator("textarea").fill("2x Lightsaber\n" * 2_000)
    dialog.get_by_role("button", name="Прочесть").click()
    expect(dialog.get_by_role("alert")).to_contain_text("слишком длинно")
    dialog.locator("input[type=file]").set_input_files(kept)
    expect(dialog).to_have_count(0)
    expect(page.get_by_label("Название")).to_have_value("Мои двое")
    page.get_by_role("button", name="Играть против бота").click()
    page.wait_for_url("**/match/*")
    page.locator("[data-part=board]").wait_for()


def test_on_a_phone_the_team_stands_above_the_cards_to_choose_from(person: MakePerson) -> None:
    guest = person("ru", PHONE)
    guest.go("/build/destiny")
    page = guest.page
    page.get_by_role("button", name="Вейдер и штурмовики").click()
    elite = page.get_by_role("button", name="элитный")
    above, below = elite.bounding_box(), page.locator(".cards > li").first.bounding_box()
    assert above
    assert below
    assert above["y"] < below["y"]
    elite.click()
    expect(page.get_by_role("heading", name="Команда: 33 из 30 очков")).to_be_visible()
    expect(page.get_by_text("Стоимость карт")).to_be_hidden()
    page.get_by_text("Вся колода и сохранённое").click()
    expect(page.get_by_text("Стоимость карт")).to_be_visible()
    expect(page.locator(".listed").get_by_text("Голокрон ситхов")).to_be_visible()
    assert guest.axe("dark", "light") == []


def test_what_a_plot_changes_about_a_deck_is_built_on_the_page(person: MakePerson) -> None:
    """Events under a plot, and a second battlefield: the engine says how many there is room for."""
    guest = person("ru")
    guest.go("/build/destiny")
    page = guest.page
    page.get_by_role("button", name="Люк и падаван").first.click()
    page.get_by_role("button", name="Убрать: Падаван").click()
    page.get_by_role("button", name="Замысел").click()
    page.get_by_role("button", name="Добавить: Фехтовальное искусство").click()
    page.get_by_role("button", name="Под замысел: Двойной удар").click()
    page.get_by_role("button", name="Под замысел: Смертельный удар").click()
    expect(page.get_by_role("heading", name="Под замыслом: 2 из 2")).to_be_visible()
    expect(page.get_by_role("button", name="Под замысел: Клещи")).to_be_disabled()
    expect(page.get_by_text("Готово к игре")).to_be_visible()
    assert guest.axe() == []
    page.get_by_role("button", name="Убрать: Фехтовальное искусство").click()
    expect(page.locator(".complaints [title*='dst.clar.lightsaber-mastery-deck']").first).to_be_visible()
