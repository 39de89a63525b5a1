"""What the client's types are generated from: the server's OpenAPI document and the schema of every game's view."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from dejarik.core.game import games


def view_schema(seen: type) -> dict[str, Any]:
    """The view of a game and all that it is made of, as components of an OpenAPI document."""
    _, components = msgspec.json.schema_components([seen], ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {"title": seen.__name__, "version": "1"},
        "paths": {},
        "components": {"schemas": components},
    }


if __name__ == "__main__":
    from dejarik.server.openapi import document

    found = {
        "server": msgspec.json.decode(document()),
        "views": {name: view_schema(game.seen) for name, game in games().items()},
    }
    sys.stdout.buffer.write(msgspec.json.encode(found))
