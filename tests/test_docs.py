"""Documentation is made of examples that run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(path for path in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")] if path.exists())
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?://|#)([^)#]+)")


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
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


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
