"""The HTTP interface against its own document: whatever is sent, no answer is a surprise."""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck

from dejarik.server.openapi import document
from tests.server.conftest import PATIENCE, Running, Visitor, play_on

SCHEMA = schemathesis.openapi.from_dict(json.loads(document()))
CHECKS = schemathesis.checks.CHECKS

bounded = hypothesis.settings(
    max_examples=5,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
)


class Known:
    """Somebody with a finished match, a running one and an invite to offer."""

    def __init__(self, server: Running) -> None:
        self.url = server.url
        self.visitor: Visitor = server.visitor().named("Jyn")
        finished: str = self.visitor.create(options={"quick": True}, count=3)["match"]["id"]

        async def play() -> None:
            async with self.visitor.sit(finished) as place:
                await play_on(place)

        asyncio.run(play())
        seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "open"}]
        waiting = self.visitor.create(seats=seats)
        self.matches = [finished, waiting["match"]["id"], self.visitor.create(count=3)["match"]["id"]]
        self.token = waiting["invites"][0]["token"]
        self.cookies = dict(self.visitor.http.cookies)


@pytest.fixture(scope="session")
def known(server: Running) -> Known:
    return Known(server)


@SCHEMA.parametrize()
@bounded
def test_no_request_is_a_surprise(case: Any, known: Known) -> None:
    case.call_and_validate(
        base_url=known.url,
        headers={"x-dejarik": "1"},
        timeout=PATIENCE,
        # what fits the schema may still be refused: a game that does not exist, a seat that is taken
        excluded_checks=[CHECKS.get_one("positive_data_acceptance")],
    )


@SCHEMA.include(path_regex=r"\{(match|game|token)\}|/me|/builds").parametrize()
@bounded
def test_no_request_about_something_real_is_a_surprise(case: Any, known: Known) -> None:
    real = {
        "match": known.matches[zlib.crc32(str(case.query).encode()) % 3],
        "game": "hope",
        "token": known.token,
        "seat": 0,
    }
    for name in case.path_parameters or {}:
        if name in real:
            case.path_parameters[name] = real[name]
    case.call_and_validate(
        base_url=known.url,
        headers={"x-dejarik": "1"},
        timeout=PATIENCE,
        cookies=known.cookies,
        excluded_checks=[CHECKS.get_one(name) for name in ("positive_data_acceptance", "negative_data_rejection")],
    )


def test_the_document_has_every_message_of_the_socket() -> None:
    schemas = json.loads(document())["components"]["schemas"]
    protocol = schemas["LiveProtocol"]["properties"]
    named = {part["$ref"].rsplit("/", 1)[1] for side in protocol.values() for part in side["oneOf"]}
    assert {"Scene", "TableNews", "Answer", "Say"} <= named
    assert schemas["Scene"]["properties"]["type"]["const"] == "scene"
    assert set(schemas["Scene"]["required"]) == set(schemas["Scene"]["properties"])
