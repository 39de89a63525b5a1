"""The conformance suite for as long as one likes: it comes round to everything and finds what is broken."""

from __future__ import annotations

import json

import pytest

from dejarik.cli.program import run
from dejarik.core.game import AnyGame
from dejarik.core.refusal import Refused
from dejarik.lab import endurance
from tests.conftest import register
from tests.toys import Bidding, Table, View


class Gossip(Bidding):
    """Tells everybody the lowest card of seat 0 in the last round."""

    def view(self, table: Table, seat: int | None) -> View:
        view = super().view(table, seat)
        if table.round + 1 < table.rounds or not table.hands[0]:
            return view
        return View(**{name: getattr(view, name) for name in view.__struct_fields__} | {"spot": (table.hands[0][0],)})


def test_every_check_of_a_game_is_made(bidding: AnyGame) -> None:
    made: list[endurance.Trial] = []
    here = set(endurance.the_checks()) - {"survives_elsewhere"}  # in another process nobody knows the toy
    report = endurance.endure([bidding.id], 6.0, checks=sorted(here), told=lambda trial, _: made.append(trial))
    assert report.faults == []
    assert set(report.made) == here
    assert {trial.variant for trial in made} == {"", "short"}
    assert {trial.seats for trial in made} == {2, 3, 4}
    assert len({trial.seed for trial in made}) == len(made)


def test_a_fault_is_found_and_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, Gossip())
    report = endurance.endure(["bidding"], 20.0, checks=["guesses", "spectators_see_less"])
    assert len(report.faults) == endurance.ENOUGH
    for fault in report.faults:
        assert "Broken" in fault.problem
        assert endurance.make(fault.trial) == fault


def test_an_unknown_check_is_refused() -> None:
    with pytest.raises(Refused, match="no check called"):
        endurance.the_checks(["nothing"])


def test_the_command_tells_faults_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    register(monkeypatch, Gossip())
    monkeypatch.setattr(endurance, "ENOUGH", 2)
    asked = ["conformance", "bidding", "--check", "spectators_see_less"]
    assert run([*asked, "--lang", "en"]) == 1
    assert "spectators_see_less (bidding" in capsys.readouterr().err
    assert run([*asked, "--json"]) == 1
    assert len(json.loads(capsys.readouterr().out)["faults"]) == 2
