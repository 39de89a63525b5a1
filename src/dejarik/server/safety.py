"""Defences of the whole server: origins, headers, limits, and refusals in one shape."""

from __future__ import annotations

import logging
import re
from collections.abc import Collection, Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import MediaType, Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import (
    ClientException,
    HTTPException,
    InternalServerException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from dejarik.core.refusal import Refused
from dejarik.core.words import LANGUAGES
from dejarik.server import metrics, wire
from dejarik.server.door import address_of
from dejarik.server.pace import Allowances
from dejarik.server.refusals import STATUS, language_of, problem
from dejarik.server.storage import no_storage, out_of_reach

log = logging.getLogger("dejarik.server")

#: The client sends this header with every change; a page of another site cannot without asking us first.
OWN_HEADER = "x-dejarik"

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

#: Seconds after which it is worth while to try again.
RETRY = {"too-many-requests": "5", "busy": "10", "no-storage": "5"}

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def same_origin(headers: Mapping[str, str], origins: Collection[str]) -> bool:
    """Whether a page of our own speaks. Programs other than browsers send no Origin, and no cookies of others."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in origins:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:  # brackets that hold no address
        return False
    return page.scheme in ("http", "https") and bool(page.netloc) and page.netloc == headers.get("host")


#: A zero character, written as JSON writes it: no text of ours holds one, and PostgreSQL takes none.
_ZERO = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


def holds_zero(data: bytes) -> bool:
    return b"\\u0000" in data and _ZERO.search(data) is not None


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose body is read with care."""

    async def json(self) -> Any:
        if holds_zero(await self.body()):
            raise Refused("malformed-request", problem="U+0000")
        return await super().json()


LANGUAGES_KNOWN: Final = frozenset(LANGUAGES)


def guard_changes(request: Request[Any, Any, Any]) -> None:
    """Before every handler: a change must come from our own page (or a program), never from another site's form."""
    asked = request.query_params.getall("lang", [])
    if not LANGUAGES_KNOWN.issuperset(asked):  # before anything has begun that would have to be broken off
        raise Refused("malformed-request", problem=f"lang: {', '.join(LANGUAGES)}")
    if request.method in {"GET", "HEAD", "OPTIONS"}:
        return
    settings = request.app.state.desk.settings
    if not same_origin(request.headers, settings.origins) or OWN_HEADER not in request.headers:
        raise Refused("foreign-origin")


def _take(request: Request[Any, Any, Any], allowances: Allowances) -> None:
    guard_changes(request)
    if not allowances.take(address_of(request.scope)):
        raise Refused("too-many-requests")


def guard_sign_ins(request: Request[Any, Any, Any]) -> None:
    """Passwords are not to be guessed."""
    _take(request, request.app.state.desk.door.sign_ins)


def guard_new_matches(request: Request[Any, Any, Any]) -> None:
    """A guest costs nothing: whoever is a new one each time still opens only so many tables."""
    _take(request, request.app.state.desk.door.matches)


def guard_uploads(request: Request[Any, Any, Any]) -> None:
    """To play a match again takes its time."""
    _take(request, request.app.state.desk.door.uploads)


class SafeHeaders:
    """Adds the headers that tell a browser to be careful."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, careful)


def _language(request: Request[Any, Any, Any]) -> wire.Language:
    return language_of(request.query_params.get("lang"), request.headers.get("accept-language"))


def refuse(request: Request[Any, Any, Any], refused: Refused) -> Response[wire.Problem]:
    metrics.REFUSED.labels(refused.reason).inc()
    game = request.path_params.get("game")
    return Response(
        problem(refused, _language(request), game if isinstance(game, str) else None),
        status_code=STATUS.get(refused.reason, 400),
        media_type=MediaType.JSON,
    )


def _details(error: ValidationException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra:
        first = extra[0]
        if isinstance(first, dict):
            return f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")
        return str(first)
    return str(error.detail)


def _gone(error: Exception) -> bool:
    """Whoever asked has left in the middle of the question: nobody will read what we say to it."""
    return isinstance(error, InternalServerException) and error.detail == "client disconnected prematurely"


def _fault(request: Request[Any, Any, Any], error: Exception) -> Refused:
    """What nobody who asks can help."""
    if out_of_reach(error):
        return no_storage(error)
    log.error("a request failed: %s %s", request.method, request.scope["path"].split("/")[1:3], exc_info=error)
    return Refused("server-failed")


def translate(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """Whatever went wrong, as one sentence."""
    settings = request.app.state.desk.settings
    if isinstance(error, Refused):
        refused = error
    elif isinstance(error, ValidationException):
        refused = Refused("malformed-request", problem=_details(error))
    elif isinstance(error, UnicodeDecodeError):
        refused = Refused("malformed-request", problem="UTF-8")
    elif isinstance(error, RecursionError):  # brackets within brackets within brackets
        refused = Refused("malformed-request", problem="…[[[[…")
    elif isinstance(error, NotFoundException):
        refused = Refused("unknown-page")
    elif isinstance(error, MethodNotAllowedException):
        refused = Refused("wrong-method")
    elif isinstance(error, HTTPException) and error.status_code == 413:
        refused = Refused("too-large", most=settings.body_limit)
    elif isinstance(error, ClientException) or _gone(error):
        refused = Refused("malformed-request", problem=str(getattr(error, "detail", "")))
    else:
        refused = _fault(request, error)
    response = refuse(request, refused)
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    if refused.reason in RETRY:
        response.headers["retry-after"] = RETRY[refused.reason]
    if refused.reason == "server-failed":
        response.status_code = 500
    return response
