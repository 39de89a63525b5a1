"""What the client's types are generated from: the server's OpenAPI document and the schema of every game's view.

The facts of the games come along for the client's tests; pages ask the server for them.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from dejarik.core.game import AnyGame, games
from dejarik.core.note import union_of


def game_schema(game: AnyGame) -> dict[str, Any]:
    """What a game shows and tells (view, kinds of notes, subjects and reasons, card facts) as an OpenAPI document."""
    shown = {
        "View": game.seen,
        "Note": union_of(game.notes),
        "Subject": union_of(game.subjects),
        "Reason": union_of(game.reasons),
    }
    if game.facts is not None:
        shown["GameFacts"] = type(game.facts)
    found, components = msgspec.json.schema_components(shown.values(), ref_template="#/components/schemas/{name}")
    for name, schema in zip(shown, found, strict=True):
        if name not in components:
            components[name] = schema
    return {
        "openapi": "3.1.0",
        "info": {"title": game.seen.__name__, "version": "1"},
        "paths": {},
        "components": {"schemas": components},
    }


if __name__ == "__main__":
    from dejarik.server.openapi import document

    found = {
        "server": msgspec.json.decode(document()),
        "views": {name: game_schema(game) for name, game in games().items()},
        "facts": {name: game.facts for name, game in games().items() if game.facts is not None},
    }
    sys.stdout.buffer.write(msgspec.json.encode(found))
