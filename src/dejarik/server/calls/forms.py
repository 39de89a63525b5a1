"""What a reminder says, and how Discord, Slack and Telegram want to be told."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple

import msgspec

from dejarik.server.refusals import TEXTS

Form = Literal["discord", "slack", "telegram"]


class Letter(NamedTuple):
    """A reminder in its reader's language. Nothing hidden is in it: it may be read out in a channel of many."""

    title: str
    text: str
    #: Where a click leads.
    path: str
    #: A later letter about the same thing takes the place of this one.
    topic: str

    def packed(self) -> bytes:
        """For the service worker of our own page."""
        return msgspec.json.encode(self._asdict())


def turn(lang: str, game: str, players: str, match: str) -> Letter:
    """It is somebody's turn."""
    title = TEXTS.say(lang, "call-turn-title", game=game)
    return Letter(title, TEXTS.say(lang, "call-turn", who=players), f"/match/{match}", match)


def rematch(lang: str, game: str, who: str, match: str) -> Letter:
    """Somebody wishes to play again."""
    title = TEXTS.say(lang, "call-rematch-title", game=game)
    return Letter(title, TEXTS.say(lang, "rematch-wished", who=who), f"/match/{match}", match)


def trial(lang: str) -> Letter:
    """What comes when somebody tries whether it works."""
    return Letter(TEXTS.say(lang, "call-trial-title"), TEXTS.say(lang, "call-trial"), "/profile", "trial")


def _discord(letter: Letter, link: str, _chat: str) -> Mapping[str, Any]:
    title, text = (re.sub(r"([\\*_~`|>#@\[\]()<:-])", r"\\\1", part) for part in (letter.title, letter.text))
    return {"content": f"**{title}**\n{text}\n{link and f'<{link}>'}".strip(), "allowed_mentions": {"parse": []}}


def _slack(letter: Letter, link: str, _chat: str) -> Mapping[str, Any]:
    title, text = (
        part.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") for part in (letter.title, letter.text)
    )
    return {"text": f"{title}\n{text}\n{link and f'<{link}>'}".strip(), "unfurl_links": False}


def _telegram(letter: Letter, link: str, chat: str) -> Mapping[str, Any]:
    text = f"{letter.title}\n{letter.text}\n{link}".strip()
    return {"chat_id": chat, "text": text, "link_preview_options": {"is_disabled": True}}


FORMS: Final[Mapping[str, Callable[[Letter, str, str], Mapping[str, Any]]]] = {
    "discord": _discord,
    "slack": _slack,
    "telegram": _telegram,
}


def body(form: str, letter: Letter, home: str, chat: str) -> bytes:
    """The letter as this kind of service reads it; `home` is the address under which its reader knows us."""
    return msgspec.json.encode(FORMS[form](letter, home and home + letter.path, chat))
