"""Refusals: one clear sentence for everything that is not allowed."""

from __future__ import annotations


class Refused(Exception):
    """The rules (or plain sense) forbid this; nothing has changed.

    `reason` names the sentence (`refused-<reason>` in the texts), `rule` the catalogue entry behind it. A refusal may
    be told inside another one.
    """

    def __init__(self, reason: str, *, rule: str | None = None, **args: str | int | Refused) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.args_of_sentence = args

    def __str__(self) -> str:
        from dejarik.core.words import MissingText, explain

        try:
            sentence = explain(self, "en")
        except MissingText:  # those who have words for it are not known here
            sentence = self.reason
        return f"{sentence} [{self.rule}]" if self.rule else sentence


def forbidden(rule: str, **args: str | int | Refused) -> Refused:
    """What a rule of the game forbids; the sentence is `refused-<rule>`, its dots written as hyphens."""
    return Refused(rule.replace(".", "-"), rule=rule, **args)
