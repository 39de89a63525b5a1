"""Вопрос, на который может быть лишь один ответ: nobody is asked where there is nothing to choose."""

from __future__ import annotations

from typing import Any

from dejarik.core.question import Ask, Procedure


def which(question: Ask) -> Procedure[Any]:
    """The only thing there is, or the answer to the question which of them."""
    if len(question.options) == 1:
        return question.options[0]
    return (yield question)
