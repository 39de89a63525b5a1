"""Documentation is made of examples that run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?://|#)([^)#]+)")


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_example_on_the_page_runs(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    examples = "\n".join(EXAMPLE.findall(text))
    test = doctest.DocTestParser().get_doctest(examples, {}, page.name, str(page), 0)
    report: list[str] = []
    runner = doctest.DocTestRunner()
    runner.run(test, out=report.append)
    assert runner.failures == 0, "".join(report)
    if page.name == "library.md":
        assert runner.tries > 40


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_settings_of_the_server_are_explained_in_both_languages() -> None:
    english, russian = ((ROOT / "docs" / page).read_text(encoding="utf-8") for page in ("server.md", "ru/server.md"))
    named = re.compile(r"`(DEJARIK_\w+)`")
    assert set(named.findall(english.split("## Settings")[1].split("## Behind")[0])) == set(named.findall(russian))
