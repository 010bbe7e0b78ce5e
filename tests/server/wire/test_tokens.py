"""Tokens are good for what they were made for, once where that was said, whoever sends them how."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from .client import enter, visit
from .served import Served, asynchronous, served

NEW = {"game": "calimala", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 2}
RACERS = 20


def told(answer: httpx.Response) -> tuple[int, str]:
    """The status and reason of a refusal."""
    return answer.status_code, answer.json()["error"]["reason"]


async def link(server: Served, token: str) -> str:
    """A token that moves a person to another device."""
    async with server.client(token) as browser:
        found: str = (await browser.post("/api/me/link")).json()["url"].partition("#")[2]
        return found


@asynchronous
async def test_of_many_who_race_for_a_link_one_gets_it(tmp_path: Path) -> None:
    async with served(tmp_path) as server, server.client() as racer:
        device = await link(server, await server.person("Anna"))
        calls = (racer.post("/api/me/device", json={"token": device}) for _ in range(RACERS))
        answers = await asyncio.gather(*calls)
        won = [answer for answer in answers if answer.status_code == 200]
        assert len(won) == 1
        assert {told(each) for each in answers if each not in won} == {(409, "bad-link")}
        cookies = [answer.headers.get("set-cookie") for answer in answers]
        assert sum(cookie is not None for cookie in cookies) == 1


@asynchronous
async def test_of_many_who_race_for_a_seat_one_gets_it(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        host = await server.person("Anna")
        async with server.client(host) as browser:
            card = (await browser.post("/api/matches", json=NEW)).json()
        body = {"seat": 1, "invitation": card["invitation"]}

        async def join() -> httpx.Response:
            async with server.client(await server.person("Ben")) as guest:
                return await guest.post(f"/api/matches/{card['id']}/join", json=body)

        answers = await asyncio.gather(*(join() for _ in range(RACERS // 2)))
        assert sum(answer.status_code == 200 for answer in answers) == 1
        assert {told(each)[1] for each in answers if each.status_code != 200} == {"seat-taken"}


@asynchronous
async def test_a_token_is_no_token_of_another_kind(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        anna = await server.person("Anna")
        device = await link(server, anna)
        async with server.client(device) as browser:
            assert (await browser.get("/api/me")).json() == {"name": None}
            bearer = {"Authorization": f"Bearer {device}"}
            assert told(await browser.get("/api/me", headers=bearer)) == (401, "bad-token")
        async with server.client() as other:
            adopting = await other.post("/api/me/device", json={"token": anna})
            assert told(adopting) == (409, "bad-link")


@asynchronous
async def test_a_bots_token_does_no_more_in_a_cookie(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        async with server.client(await server.person("Anna")) as browser:
            one, other = [
                (await browser.post("/api/matches", json=NEW)).json()["id"] for _ in range(2)
            ]
            made = await browser.post(f"/api/matches/{one}/seats/1/token")
            token = made.json()["token"]
        async with server.client(token) as bot:
            answers = [
                await bot.get("/api/me"),
                await bot.put("/api/me", json={"name": "Anna"}),
                await bot.delete("/api/me"),
                await bot.post("/api/me/link"),
                await bot.get("/api/lobby"),
                await bot.post("/api/matches", json=NEW),
                await bot.get(f"/api/matches/{other}"),
                await bot.post(f"/api/matches/{other}/join", json={}),
            ]
            assert {told(answer) for answer in answers} == {(403, "other-seat")}
        with pytest.raises(InvalidStatus) as refused:
            await enter(server.url, other, token)
        assert refused.value.response.status_code == 403
        async with visit(server.url, one, token) as client:
            assert client.table.yours == [1]


@asynchronous
async def test_deeply_nested_bodies_are_no_failure(tmp_path: Path) -> None:
    async with served(tmp_path) as server, server.client() as browser:
        for opening in ("[", '{"name":', '{"more":', '{"name":"Anna","more":[{"more":'):
            body = opening * (15_000 // len(opening))
            headers = {"content-type": "application/json"}
            answer = await browser.put("/api/me", content=body, headers=headers)
            assert answer.status_code == 400
        body = '{"seats":[{"more":' + "[" * 10_000
        answer = await browser.post("/api/matches", content=body, headers=headers)
        assert answer.status_code in (400, 401)
