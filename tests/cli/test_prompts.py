"""Whatever is typed at a prompt, the table stands: nothing but sentences comes back."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dejarik.cli.program import run
from dejarik.cli.typed import most_of
from dejarik.core.question import Ask, Share
from tests.cli.conftest import Program

some = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))

#: What people, cats and pranks type.
lines = (
    st.sampled_from(["", "1", "2", "3", "1 2", "u", "h", "b", "j", "l", "?", "r", "? 1", "? toy", "help", "0", "-"])
    | st.sampled_from(
        ["9" * 5000, "1-" + "9" * 5000, "s", "s ~nobody/x", "s \0", "s /", "s " + "x" * 5000, "? " + "x" * 5000]
    )
    | st.text(max_size=30).map(lambda text: " ".join(text.split()))
)


def typed(args: list[str], text: str) -> tuple[int, str]:
    out = io.StringIO()
    before = sys.stdin
    sys.stdin = io.StringIO(text)
    try:
        with redirect_stdout(out), redirect_stderr(out):
            return run(args), out.getvalue()
    finally:
        sys.stdin = before


@some
@given(st.lists(lines, max_size=25))
def test_at_the_table(said: list[str]) -> None:
    for seats in ("2", "me,me"):
        status, out = typed(["play", "bidding", "--seats", seats, "--seed", "5"], "\n".join(said))
        assert status == 0
        assert "Bidding" in out


@some
@given(st.lists(lines, max_size=12))
def test_at_the_menu(said: list[str]) -> None:
    assert typed(["play"], "\n".join(said))[0] in (0, 2)


def test_thousands_of_digits_are_answered_in_one_line(dejarik: Program) -> None:
    said = dejarik("play", "bidding", "--seed", "5", typed="9" * 5000 + "\nx" + "y" * 5000 + "\n")
    complaints = [line for line in said.out.splitlines() if line.startswith("! ")]
    assert len(complaints) == 2
    assert all(len(line) < 200 for line in complaints)


@pytest.mark.parametrize("args", [["play", "bidding"], ["play"], ["play", "bidding", "--seats", "me,me"]], ids=" ".join)
def test_without_an_input_nobody_can_play(tmp_path: Path, args: list[str]) -> None:
    program = [sys.executable, "-m", "tests.cli.toy_program", *args, "--lang", "en"]
    done = subprocess.run(
        ["sh", "-c", '"$@" <&-', "sh", *program],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == "Nobody can answer here: the standard input is closed.\n"


def test_without_an_output_nothing_breaks(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "tests.cli.toy_program", "rules", "bidding"]
    done = subprocess.run(
        ["sh", "-c", '"$@" >&-', "sh", *program],
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_what_is_given_out_tells_what_each_thing_takes_at_most() -> None:
    given_out = Share(0, "gift", ("a", "b"), 3, caps=(1, 5))
    assert most_of(given_out, 0) == " · up to 1"
    assert most_of(given_out, 1) == ""  # as much as there is
    assert most_of(Ask(0, "bid", ("a",)), 0) == ""
