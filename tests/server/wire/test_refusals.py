"""Whoever is refused a WebSocket hears why, and the log of the server has no error of it."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from .served import asynchronous, running_server

NOBODY = "/api/matches/abcdefghijklmnop/socket"
REFUSALS = {
    "another site": (NOBODY, {"Origin": "http://evil.example"}, 403),
    "another host": (NOBODY, {"Host": "evil.example"}, 421),
    "a bad token": (NOBODY, {"Authorization": "Bearer " + "x" * 43}, 401),
    "a bad version": (f"{NOBODY}?version=x", {}, 400),
    "no such page": ("/api/nothing/socket", {}, 403),
    "a page that is none": (NOBODY.removesuffix("/socket"), {}, 403),
}


@pytest.mark.parametrize("refusal", REFUSALS)
@asynchronous
async def test_a_refusal_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, refusal: str
) -> None:
    path, headers, status = REFUSALS[refusal]
    caplog.set_level(logging.INFO)
    async with running_server(tmp_path) as server:
        sent = {"Origin": server.url, **headers}
        for _ in range(3):
            with pytest.raises(InvalidStatus) as refused:
                await connect(
                    server.url.replace("http", "ws", 1) + path, additional_headers=sent, proxy=None
                )
            assert refused.value.response.status_code == status
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING] == []
