"""`python -m dejarik.server [PORT]`: the server with its usual settings."""

from __future__ import annotations

import sys

from dejarik.server.serve import serve

if __name__ == "__main__":
    serve(port=int(sys.argv[1]) if len(sys.argv) > 1 else 8000)
