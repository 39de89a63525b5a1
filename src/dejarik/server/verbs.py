"""The verbs of HTTP, each documented with the one shape in which requests are refused."""

from __future__ import annotations

from functools import partial
from typing import Final

import litestar
from litestar.openapi.datastructures import ResponseSpec

from dejarik.server import wire

_PROBLEM: Final = ResponseSpec(wire.Problem, generate_examples=False, description="Refused; nothing has changed.")
_PROBLEMS: Final = dict.fromkeys((400, 401, 403, 404, 405, 409, 410, 413, 415, 429, 503), _PROBLEM)

get = partial(litestar.get, responses=_PROBLEMS)
post = partial(litestar.post, responses=_PROBLEMS)
put = partial(litestar.put, responses=_PROBLEMS)
delete = partial(litestar.delete, responses=_PROBLEMS)
