"""`python -m dejarik.server.openapi > openapi.json`: the interface as a document, without starting a server."""

from __future__ import annotations

import sys

import msgspec

from dejarik.server.app import create_app
from dejarik.server.settings import Settings


def document() -> bytes:
    app = create_app(Settings(db="sqlite://"))
    return msgspec.json.format(msgspec.json.encode(app.openapi_schema.to_schema()), indent=1) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(document())
