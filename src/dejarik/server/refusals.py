"""The server's own sentences, and how a refusal becomes one in the reader's language."""

from __future__ import annotations

from typing import Final

from dejarik.core.game import games
from dejarik.core.refusal import Refused
from dejarik.core.words import LANGUAGES, Texts
from dejarik.server import wire

TEXTS: Final = Texts("dejarik.core", "dejarik.server")

#: HTTP status of refusals that are no plain 400.
STATUS: Final = {
    "unknown-match": 404,
    "unknown-game": 404,
    "unknown-rule": 404,
    "unknown-build": 404,
    "unknown-lesson": 404,
    "no-lessons": 404,
    "unknown-page": 404,
    "unknown-invite": 404,
    "wrong-method": 405,
    "expired-invite": 410,
    "used-invite": 410,
    "withdrawn-invite": 410,
    "called-off": 410,
    "no-ending-asked": 409,
    "ending-asked": 409,
    "no-such-seat": 404,
    "who-are-you": 401,
    "wrong-password": 401,
    "not-your-seat": 403,
    "not-the-host": 403,
    "foreign-origin": 403,
    "seat-taken": 409,
    "seat-closed": 403,
    "table-full": 409,
    "account-taken": 409,
    "already-started": 409,
    "not-started": 409,
    "match-over": 409,
    "not-over": 409,
    "rematch-asked": 409,
    "no-rematch": 409,
    "unreadable-match": 409,
    "stale-answer": 409,
    "not-abandoned": 409,
    "too-large": 413,
    "wrong-media": 415,
    "too-many-requests": 429,
    "talk-slower": 429,
    "busy": 503,
    "took-too-long": 503,
    "report-failed": 503,
    "too-many-reports": 503,
    "rules-failed": 500,
    "storage-failed": 503,
    "no-storage": 503,
}


def explain(refused: Refused, lang: str, game: str | None = None) -> str:
    """The refusal in one sentence: in the game's words where it has some, else the server's."""
    key = f"refused-{refused.reason}"
    texts = TEXTS
    game = game or str(refused.args_of_sentence.get("game", ""))
    if game in games() and games()[game].presenter.texts.has(lang, key):
        texts = games()[game].presenter.texts
    args = {
        name: explain(value, lang, game) if isinstance(value, Refused) else value
        for name, value in refused.args_of_sentence.items()
    }
    return texts.say(lang, key, args)


def problem(refused: Refused, lang: str, game: str | None = None) -> wire.Problem:
    return wire.Problem(error=refused.reason, message=explain(refused, lang, game), rule=refused.rule)


def language_of(query: str | None, accepts: str | None) -> wire.Language:
    """The language asked for, else the browser's, else Russian."""
    if query in LANGUAGES:
        return "en" if query == "en" else "ru"
    for part in (accepts or "").lower().split(","):
        tag = part.split(";")[0].strip()[:2]
        if tag == "en":
            return "en"
        if tag in {"ru", "be", "uk", "kk"}:
            return "ru"
    return "en" if accepts and accepts.strip() not in {"", "*", "*/*"} else "ru"
