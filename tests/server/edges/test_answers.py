from __future__ import annotations

import gzip

import pytest
from starlette.requests import Request

from signoria.server.edges.answers import LONG, json, long_json
from signoria.server.protocol.http import Me

LENGTHY, BRIEF = Me("Ginevra " * LONG), Me("Ginevra")


def asking(accepted: str) -> Request:
    headers = [(b"accept-encoding", accepted.encode())]
    return Request({"type": "http", "headers": headers})


def test_a_long_answer_is_squeezed_for_who_takes_it() -> None:
    plain, squeezed = json(LENGTHY), long_json(asking("gzip, br"), LENGTHY)
    assert squeezed.headers["content-encoding"] == "gzip"
    assert squeezed.headers["content-length"] == str(len(squeezed.body))
    assert len(squeezed.body) < len(plain.body) / 10
    assert gzip.decompress(bytes(squeezed.body)) == plain.body
    assert squeezed.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(("body", "accepted"), [(LENGTHY, "br"), (LENGTHY, ""), (BRIEF, "gzip")])
def test_others_are_not(body: Me, accepted: str) -> None:
    answer = long_json(asking(accepted), body)
    assert answer.body == json(body).body
    assert "content-encoding" not in answer.headers
