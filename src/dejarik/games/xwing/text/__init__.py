"""Words for ships, manoeuvres, dice and everything that is asked and told."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from dejarik.core.presenter import Presenter


class XWingPresenter(Presenter):
    cites: Mapping[str, str] = MappingProxyType({})

    def __init__(self) -> None:
        super().__init__("dejarik.games.xwing")

    def option(self, reader: Any, view: Any, question: Any, option: Any) -> str:
        return str(option)

    def board(self, reader: Any, view: Any) -> str:
        return str(view)
