"""The rules change between two starts of a server: matches go on as they were, or are shut.

A made-up game, real servers: under rules 1 three pieces are worth three points, under rules 2 four.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec

import pytest

from signoria.record import read
from tests.server.wire.client import visit
from tests.server.wire.process import Process, person

from .heaps import close_code, forget_hashes, new_match, play, serving

P = ParamSpec("P")
OLD, NEW, BOTH = {"1": 3}, {"2": 4}, {"1": 3, "2": 4}
UNNAMED = {"1": 4}  # changed rules under the old version's name


def asynchronous(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Begun(NamedTuple):
    """Two matches under way: in one nobody has taken three pieces, in the other somebody has."""

    tokens: list[str]
    same: str
    other: str


async def begin(folder: Path, how: str) -> Begun:
    """Play under the old rules, then stop the server."""
    async with serving(folder, OLD, how) as server:
        async with server.client() as client:
            tokens = [await person(client, name) for name in ("Ann", "Ben")]
            found = Begun(tokens, await new_match(client, tokens), await new_match(client, tokens))
        assert await play(server.url, found.same, tokens, 1, 2, 1) == [2, 2]
        assert await play(server.url, found.other, tokens, 1, 3, 1) == [2, 3]
    return found


def cookie(token: str) -> dict[str, str]:
    return {"Cookie": f"signoria={token}"}


async def check_shut(server: Process, begun: Begun, log: Path) -> None:
    """The match that would go another way is shut, its people see why and can have its record."""
    match, code = begun.other, await close_code(server.url, begun.other, begun.tokens[1])
    assert code == 4410
    async with server.client() as client:
        for _ in range(3):
            answer = await client.get(f"/api/matches/{match}", headers=cookie(begun.tokens[0]))
            assert answer.status_code == 409
            assert answer.json()["error"]["reason"] == "damaged"
            assert answer.json()["error"]["values"] == {"kind": "rules-changed"}
        stranger = await person(client, "Eve")
        told = await client.get(f"/api/matches/{match}/record", headers=cookie(stranger))
        assert told.status_code == 403
        mine = (await client.get("/api/lobby", headers=cookie(begun.tokens[0]))).json()["mine"]
        assert {card["id"]: card["status"] for card in mine}[match] == "damaged"
        text = await client.get(f"/api/matches/{match}/record", headers=cookie(begun.tokens[1]))
        assert text.status_code == 200
    moves = [move.text for turn in read(text.text).turns for move in turn.moves]
    assert moves == ["take 1"]
    assert log.read_text().count(f"match {match} is shut: rules-changed") == 1


@pytest.mark.parametrize("readings", [NEW, UNNAMED])
@pytest.mark.parametrize("how", ["stop", "kill"])
@asynchronous
async def test_what_has_the_same_result_goes_on_and_what_differs_is_shut(
    how: str, readings: dict[str, int], tmp_path: Path
) -> None:
    begun, log = await begin(tmp_path, how), tmp_path / "log"
    async with serving(tmp_path, readings, how) as server:
        assert await play(server.url, begun.same, begun.tokens, 3) == [2, 6]
        if readings is NEW:
            gone = f"match {begun.same}: its rules 1 are gone; it is the same under rules 2"
            assert gone in log.read_text()
        await check_shut(server, begun, log)
        assert await play(server.url, begun.same, begun.tokens, 1) == [3, 6]
    async with serving(tmp_path, readings) as server:  # once more: it was switched for good
        assert await play(server.url, begun.same, begun.tokens, 3) == [3, 10]
        assert "are gone" not in log.read_text()


@pytest.mark.parametrize("how", ["stop", "kill"])
@asynchronous
async def test_a_match_goes_on_under_its_own_rules_where_the_code_has_them(
    how: str, tmp_path: Path
) -> None:
    begun = await begin(tmp_path, how)
    async with serving(tmp_path, BOTH, how) as server:
        assert await play(server.url, begun.other, begun.tokens, 3, 3) == [5, 6]
        assert await play(server.url, begun.same, begun.tokens, 3) == [2, 5]
        async with server.client() as client:
            fresh = await new_match(client, begun.tokens)
        assert await play(server.url, fresh, begun.tokens, 3) == [4, 0]
    async with serving(tmp_path, BOTH) as server:
        assert await play(server.url, begun.other, begun.tokens, 3) == [5, 9]
        assert "is shut" not in (tmp_path / "log").read_text()


@asynchronous
async def test_bots_play_an_old_game_by_its_own_rules(tmp_path: Path) -> None:
    begun: list[str] = []
    three_bots = [{"kind": "bot", "bot": "random"}] * 3
    async with serving(tmp_path, OLD, "kill") as server, server.client() as client:
        token = await person(client, "Ann")
        begun.append(await new_match(client, [token], seats=[{"kind": "me"}, *three_bots]))
        await play(server.url, begun[0], [token], 3)
    async with serving(tmp_path, BOTH) as server, visit(server.url, begun[0], token) as client:
        await client.until(lambda: client.table.card and client.table.card.your_turn)
        moves = [step.events for step in client.table.log]
        assert len(moves) >= 4
        took = [sum(json.loads(bytes(event))["took"] for event in events) for events in moves]
        assert sum(client.table.sight.view["scores"]) == sum(took)


@asynchronous
async def test_entries_without_hashes_are_compared_by_the_snapshot(tmp_path: Path) -> None:
    begun = await begin(tmp_path, "stop")
    forget_hashes(tmp_path / "a.db")
    async with serving(tmp_path, NEW) as server:
        assert await close_code(server.url, begun.other, begun.tokens[0]) == 4410
        assert await play(server.url, begun.same, begun.tokens, 1) == [2, 3]


@asynchronous
async def test_what_was_given_out_stays_shut_also_where_the_old_rules_are_back(
    tmp_path: Path,
) -> None:
    begun = await begin(tmp_path, "stop")
    async with serving(tmp_path, NEW) as server:
        await check_shut(server, begun, tmp_path / "log")
    async with serving(tmp_path, OLD) as server:
        assert await close_code(server.url, begun.other, begun.tokens[0]) == 4410
        async with server.client() as client:
            at, who = f"/api/matches/{begun.other}", cookie(begun.tokens[0])
            refused = (await client.get(at, headers=who)).json()["error"]
            again = await client.get(f"{at}/record", headers=who)
        assert refused["values"] == {"kind": "shut"}
        assert again.status_code == 200


@asynchronous
async def test_what_was_shut_goes_on_where_the_old_rules_are_back(tmp_path: Path) -> None:
    begun = await begin(tmp_path, "stop")
    async with serving(tmp_path, NEW) as server:
        assert await close_code(server.url, begun.other, begun.tokens[0]) == 4410
    async with serving(tmp_path, OLD) as server:
        assert await play(server.url, begun.other, begun.tokens, 3) == [2, 6]
