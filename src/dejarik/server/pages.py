"""The web client: its built files, and one page for every address of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Dejarik</title>
<h1>Dejarik</h1>
<p>Сервер работает, но веб-клиент не собран: выполните <code>make play</code> в исходниках.</p>
<p>The server runs, but the web client has not been built: run <code>make play</code> in the source tree.</p>
<p><a href="/api/schema/openapi.json">OpenAPI</a></p>
</html>
"""


#: Characters of the longest name of a file of ours.
LONGEST: Final = 100
#: What the installed app compares itself with.
FRESH: Final = frozenset({"sw.js", "offline.json"})


def page_routes(static: Path) -> list[Any]:
    """Files under /assets never change under one name; every other address of the client is the same page."""
    index = static / "index.html"

    @get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
    async def page(path: FromPath[str] = "/") -> Response[bytes]:
        name = path.lstrip("/")
        if name.startswith(("api/", "assets/")):
            raise NotFoundException
        if not index.is_file():
            return Response(_NOT_BUILT.encode(), media_type=MediaType.HTML)
        asked = static / name
        if name and "/" not in name and len(name) < LONGEST and not name.startswith(".") and asked.is_file():
            # a worker and its list decide what everybody holds: they are asked for anew each time
            lasting = "no-cache" if name in FRESH else "max-age=3600"
            return Response(asked.read_bytes(), media_type=_media(name), headers={"cache-control": lasting})
        return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    routes: list[Any] = [page]
    if (static / "assets").is_dir():
        routes.append(
            create_static_files_router(
                "/assets",
                directories=[static / "assets"],
                include_in_schema=False,
                cache_control=None,
                after_request=_forever,
            )
        )
    return routes


def _media(name: str) -> str:
    import mimetypes

    if name.endswith(".webmanifest"):
        return "application/manifest+json"
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


def _forever(response: Response[Any]) -> Response[Any]:
    response.headers["cache-control"] = "public, max-age=31536000, immutable"
    return response
