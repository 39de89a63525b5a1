"""What goes wrong is said in one sentence in the reader's language; nothing changes, and the connection stays."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from dejarik.core import record as records
from tests.e2e.conftest import House, MakePerson


def test_unknown_match(person: MakePerson) -> None:
    for lang, words in (("ru", "В лобби"), ("en", "To the lobby")):
        guest = person(lang)
        guest.go("/match/nowhere")
        alert = guest.page.get_by_role("alert")
        expect(alert).to_be_visible()
        assert alert.inner_text().strip()
        expect(alert.get_by_role("link", name=words)).to_be_visible()


def test_used_and_unknown_invites(person: MakePerson) -> None:
    host, friend, late = person("ru"), person("ru"), person("ru")
    host.go()
    host.create(seats={1: "invite"})
    host.page.get_by_role("button", name="Ссылка для друга").click()
    link = host.page.evaluate("navigator.clipboard.readText()")
    friend.page.goto(link)
    picture = friend.page.locator("main img")  # what game it is, one sees
    friend.wait_until(lambda: bool(picture.count() and picture.evaluate("one => one.naturalWidth")))
    friend.page.get_by_role("button", name="Сесть за стол").click()
    friend.wait_for_turn()
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text("пригл", ignore_case=True)
    late.go("/invite/xyz")
    expect(late.page.get_by_role("heading", name="Место не найдено")).to_be_visible()


def test_what_is_not_there_says_so_and_leads_on(person: MakePerson) -> None:
    """Slips in the address, games that nobody knows, lists that are gone; and a page that cannot come."""
    guest = person("ru")
    pages = ("/nowhere", "/rules/sabacc", "/pictures/sabacc", "/ratings/sabacc", "/build/sabacc", "/build/hope")
    for path in pages:
        guest.go(path)
        expect(guest.page.get_by_role("heading", name="Такой страницы нет")).to_be_visible()
        expect(guest.page.get_by_role("alert").get_by_role("link", name="В лобби")).to_be_visible()
        assert "sabacc" not in guest.page.locator("body").inner_text(), "ids are not for readers"
    assert guest.looked_over() == []
    for path in ("/match/%E0%A4%A", "/replay/nowhere", "/learn/hope/nowhere"):
        guest.go(path)
        expect(guest.page.get_by_role("alert").get_by_role("link", name="В лобби")).to_be_visible()
    guest.go("/build/lcg/nowhere")
    expect(guest.page.get_by_role("alert").filter(has_text="Такого сохранённого списка")).to_be_visible()

    guest.go()
    guest.page.locator("li.game").first.wait_for()
    guest.context.set_offline(True)
    guest.page.get_by_role("link", name="Рейтинг").click()
    expect(guest.page.get_by_role("heading", name="Страница не открылась")).to_be_visible()
    guest.context.set_offline(False)
    guest.page.get_by_role("button", name="Ещё раз").click()
    expect(guest.page.get_by_role("heading", name="Рейтинг")).to_be_visible()


def test_a_full_table_can_only_be_watched(person: MakePerson) -> None:
    guest, late = person("ru"), person("ru")
    guest.go()
    guest.create()
    guest.wait_for_turn()
    late.go(f"/match/{guest.match}")
    late.page.locator(".hope").wait_for()
    expect(late.page.locator("[data-hand]")).to_have_count(0)
    expect(late.page.get_by_role("button", name="Отменить")).to_have_count(0)
    # and a seat cannot be taken by asking for it
    answer = late.page.request.post(
        f"{late.house.url}/api/matches/{guest.match}/seats/0?lang=ru", headers={"x-dejarik": "1"}, data={}
    )
    assert answer.status == 409
    assert answer.json()["message"]


def test_a_stale_answer_from_another_tab(person: MakePerson) -> None:
    guest = person("ru")
    guest.go()
    guest.create()
    guest.wait_for_turn()
    twin = person("ru")
    twin.context.add_cookies(guest.context.cookies())  # type: ignore[arg-type]
    twin.go(f"/match/{guest.match}")
    twin.wait_for_turn()
    stale = twin.scenes()[-1]["question"]["id"]
    guest.answer_on_board()
    guest.wait_for_turn()
    twin.moved_on(str(stale))
    twin.wait_for_turn()
    before = twin.scenes()[-1]["at"]
    sent = twin.page.evaluate(
        """([match, question]) => new Promise((resolve) => {
            const link = new WebSocket(`ws://${location.host}/api/matches/${match}/live?lang=ru`);
            const heard = [];
            link.onopen = () => {
                link.send(JSON.stringify({type: 'answer', question, value: 'ready', ref: 7}));
                link.send('{"type": "answer", ');
                link.send(JSON.stringify({type: 'say', text: 'x'.repeat(20000), ref: 8}));
                link.send(JSON.stringify({type: 'ping', ref: 9}));
            };
            link.onmessage = (event) => {
                const message = JSON.parse(event.data);
                heard.push(message);
                if (message.type === 'pong') resolve(heard);
            };
        })""",
        [guest.match, stale],
    )
    refused = [message for message in sent if message["type"] == "refused"]
    assert len(refused) == 3, refused
    assert all(any("а" <= letter <= "я" for letter in message["message"]) for message in refused)
    assert refused[0]["error"] in ("stale-answer", "already-answered")
    twin.page.wait_for_timeout(200)
    assert twin.scenes()[-1]["at"] == before


def test_a_refusal_is_shown_and_the_question_stays(person: MakePerson) -> None:
    guest = person("ru")
    guest.go()
    guest.create()
    guest.wait_for_turn()
    # an answer that the page would never send: the server refuses, the page says so and goes on
    guest.page.evaluate(
        """() => {
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
                WebSocket.prototype.send = send;
                const message = JSON.parse(text);
                send.call(this, JSON.stringify({...message, value: 'nonsense'}));
            };
        }"""
    )
    guest.page.locator("[data-answers] .answer").first.click()
    expect(guest.page.locator("[data-part=dock] .refusal")).to_contain_text("nonsense")
    expect(guest.question).to_contain_text("Запомните")
    guest.answer_on_board()
    guest.wait_for_turn()


def test_wrong_password_and_a_taken_name(person: MakePerson) -> None:
    guest = person("ru")
    guest.go()
    guest.page.get_by_role("button", name="Войти").first.click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("tab", name="Завести запись").click()
    dialog.get_by_label("Имя для входа").fill("Марина")
    dialog.get_by_label("Пароль").fill("пароль")
    dialog.locator("form button[type=submit]").last.click()
    expect(dialog.get_by_role("alert")).to_contain_text("не короче 8 знаков")
    dialog.get_by_label("Пароль").fill("очень длинный пароль")
    dialog.locator("form button[type=submit]").last.click()
    expect(guest.page.get_by_role("button", name="Марина")).to_be_visible()

    other = person("ru")
    other.go()
    other.page.get_by_role("button", name="Войти").first.click()
    dialog = other.page.get_by_role("dialog")
    dialog.get_by_label("Имя для входа").fill("Марина")
    dialog.get_by_label("Пароль").fill("совсем другой пароль")
    dialog.locator("form button[type=submit]").last.click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.get_by_role("tab", name="Завести запись").click()
    dialog.locator("form button[type=submit]").last.click()
    expect(dialog.get_by_role("alert")).to_contain_text("Марина")


def test_a_problem_is_reported_and_its_record_opens(person: MakePerson, house: House) -> None:
    guest = person("ru")
    guest.go()
    guest.create()
    guest.wait_for_turn()
    guest.answer_on_board()
    guest.wait_for_turn()
    guest.page.get_by_role("button", name="Настройки").click()
    guest.page.get_by_role("button", name="Сообщить о проблеме").click()
    dialog = guest.page.get_by_role("dialog", name="Сообщить о проблеме")
    dialog.get_by_label("Что пошло не так?").fill("Стопка исчезла")
    dialog.get_by_role("button", name="Отправить").click()
    expect(dialog).to_contain_text("Спасибо")
    with guest.page.expect_download() as waiting:
        dialog.get_by_role("button", name="Скачать файл").click()
    path = waiting.value.path()
    report = json.loads(path.read_text(encoding="utf-8"))
    assert report["words"] == "Стопка исчезла"
    assert report["view"]
    assert report["versions"]
    written = [json.loads(file.read_text(encoding="utf-8")) for file in house.reports.glob("*.json")]
    mine = next(one for one in written if one["id"] == report["id"])
    assert records.parse(json.dumps(mine["record"]).encode()).game == "hope"

    guest.go("/replay")
    guest.page.locator("input[type=file]").set_input_files(
        {"name": "report.json", "mimeType": "application/json", "buffer": json.dumps(mine).encode()}
    )
    expect(guest.page.locator(".hope")).to_be_visible()
    guest.go("/replay")
    guest.page.locator("input[type=file]").set_input_files(
        {"name": "no.json", "mimeType": "application/json", "buffer": b"{"}
    )
    expect(guest.page.get_by_role("alert")).to_contain_text("не читается")


def test_any_game_is_playable_without_a_board(person: MakePerson) -> None:
    """With the seed the guest holds the highest card, bids it, and so is asked everything that there is to ask."""
    guest = person("en")
    answer = guest.page.request.post(
        f"{guest.house.url}/api/matches",
        headers={"x-dejarik": "1"},
        data={"game": "bidding", "options": {"rounds": 1}, "seed": "high 1"},
    )
    assert answer.status == 201, answer.text()
    guest.go(f"/match/{answer.json()['match']['id']}")
    guest.page.locator("pre").wait_for()
    kinds = []
    while guest.wait_for_turn():
        asked = guest.asked()
        questions = [scene["question"] for scene in guest.scenes() if scene["question"]]
        question = next(one for one in questions if str(one["id"]) == asked)
        kinds.append(question["kind"])
        if question["place"]:
            guest.page.get_by_label("Numbers").fill("3, 4")
        elif question["share"]:
            guest.bar(asked).get_by_role("spinbutton").press("ArrowUp")
        if question["place"] or question["share"] or question["most"] > 1:
            guest.bar(asked).locator(".collect .primary").click()
        else:
            guest.bar(asked).locator(".answer").last.click()
        guest.moved_on(asked)
    assert kinds == ["bid", "again", "spot", "keep", "gift"]
    expect(guest.over).to_be_visible()
