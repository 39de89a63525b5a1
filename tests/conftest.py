"""Fixtures for the whole suite."""

from __future__ import annotations

import signal

import hypothesis
import pytest

from dejarik.core import game as registry
from dejarik.core.game import AnyGame
from tests.toys import Bidding

# whoever is started in the background of a script is deaf to Ctrl-C, and so would be every program that a test starts
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# no example may fail because the machine was busy with something else; every test has its `timeout`
hypothesis.settings.register_profile("untimed", deadline=None)
hypothesis.settings.load_profile("untimed")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(3600))  # what takes minutes by nature; the others have `timeout`


@pytest.fixture
def bidding(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The toy game, registered like any other for the time of one test."""
    return register(monkeypatch, Bidding())


def register(monkeypatch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    known = {**registry.games(), game.id: game}
    monkeypatch.setattr(registry, "games", lambda: known)
    return game
