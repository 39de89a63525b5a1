"""Words: both languages have the same messages, and a missing one is an error."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dejarik.core.refusal import Refused
from dejarik.core.words import CORE, MissingText, Texts, explain, language

SOURCE = Path(__file__).parents[2] / "src"


def test_both_languages_have_the_same_messages() -> None:
    for folder in {path.parent for path in SOURCE.rglob("*.ftl")}:
        ids = {
            lang: {
                found
                for path in folder.glob(f"{lang}*.ftl")
                for found in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
            }
            for lang in ("ru", "en")
        }
        assert ids["ru"] == ids["en"], folder


def test_every_refusal_of_the_code_has_a_sentence() -> None:
    used = {
        reason
        for path in SOURCE.rglob("*.py")
        for reason in re.findall(r"Refused\(\s*\"([\w-]+)\"", path.read_text(encoding="utf-8"))
    }
    said = {
        found
        for path in SOURCE.rglob("en*.ftl")
        for found in re.findall(r"^refused-([\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert used
    assert used <= said, used - said


def test_missing_and_unfilled_messages_are_errors() -> None:
    with pytest.raises(MissingText):
        CORE.say("en", "no-such-message")
    with pytest.raises(MissingText):
        CORE.say("en", "refused-unknown-rule")
    assert CORE.say("ru", "refused-unknown-rule", given="a.b") == "Правила «a.b» нет."


def test_a_refusal_is_explained_with_its_rule() -> None:
    refused = Refused("wrong-seats", rule="hope.game.players", game="hope", given=9, least=3, most=6)
    assert explain(refused, "en") == "hope is played by 3 to 6; 9 were asked for."
    assert "от 3 до 6" in explain(refused, "ru")
    assert str(refused) == "hope is played by 3 to 6; 9 were asked for. [hope.game.players]"
    between = Refused("wrong-number", given=4, least=1, most=2, amount="between")
    assert explain(between, "en") == "4 chosen; choose from 1 to 2."
    exactly = Refused("wrong-number", given=3, least=4, most=4, amount="exactly")
    assert explain(exactly, "en") == "3 chosen; choose exactly 4."
    assert explain(exactly, "ru") == "Выбрано 3; нужно ровно 4."


def test_later_packages_come_first() -> None:
    assert Texts("dejarik.core", "tests.toy_texts").say("ru", "name") == "Ставки"


def test_unknown_languages_are_refused() -> None:
    assert language("ru") == "ru"
    with pytest.raises(Refused, match="xx"):
        language("xx")


def test_what_a_message_mentions_is_read_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "said_of_others"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "text" / "en.ftl").write_text(
        "# How many\nships = { $n ->\n    [one] one { ship }\n   *[other] { $n } of { -ours }\n}\n\n"
        "ship = ship\n    of { -ours }\n-ours = the { fleet }\nfleet = old\n"
    )
    (package / "text" / "en.later.ftl").write_text("fleet = fleet\n")
    monkeypatch.syspath_prepend(tmp_path)
    texts = Texts("said_of_others")
    assert texts.say("en", "ships", n=2) == "2 of the fleet"
    assert texts.say("en", "ships", n=1) == "one ship\nof the fleet"
    assert texts.has("en", "fleet")
    assert not texts.has("en", "n")
