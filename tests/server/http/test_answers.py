from __future__ import annotations

import asyncio
import gzip

import pytest
from starlette.requests import Request
from starlette.responses import Response

from signoria.server.http.answers import LONG, json_response, long_json_response
from signoria.server.protocol.http import Me
from signoria.server.thinking.offload import Offload

LENGTHY, BRIEF = Me("Ginevra " * LONG), Me("Ginevra")


def asking(accepted: str) -> Request:
    headers = [(b"accept-encoding", accepted.encode())]
    return Request({"type": "http", "headers": headers})


def squeezing(accepted: str, body: Me) -> Response:
    """The answer to somebody who takes these encodings."""

    async def answer() -> Response:
        return await long_json_response(asking(accepted), body, Offload())

    return asyncio.run(answer())


@pytest.mark.parametrize("longer", [1, 10])  # also beside the event loop
def test_a_long_answer_is_squeezed_for_who_takes_it(longer: int) -> None:
    body = Me(LENGTHY.name * longer if LENGTHY.name else None)
    plain, squeezed = json_response(body), squeezing("gzip, br", body)
    assert squeezed.headers["content-encoding"] == "gzip"
    assert squeezed.headers["content-length"] == str(len(squeezed.body))
    assert len(squeezed.body) < len(plain.body) / 10
    assert gzip.decompress(bytes(squeezed.body)) == plain.body
    assert squeezed.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(("body", "accepted"), [(LENGTHY, "br"), (LENGTHY, ""), (BRIEF, "gzip")])
def test_others_are_not(body: Me, accepted: str) -> None:
    answer = squeezing(accepted, body)
    assert answer.body == json_response(body).body
    assert "content-encoding" not in answer.headers
