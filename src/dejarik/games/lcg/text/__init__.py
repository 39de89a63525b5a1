"""Words of the card game: from values to messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType

from dejarik.core.presenter import Presenter, Reader
from dejarik.core.question import Option, Question


class CardGamePresenter(Presenter):
    cites: Mapping[str, str] = {}

    def option(self, reader: Reader, view: Any, question: Question, option: Option) -> str:
        return str(option)

    def board(self, reader: Reader, view: Any) -> RenderableType:
        return str(view)
