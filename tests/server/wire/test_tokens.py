"""Tokens are good for what they were made for, once where that was said, whoever sends them how."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from .client import Gone, enter, visit
from .served import Served, asynchronous, running_server

NEW = {"game": "calimala", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 2}
RACERS = 20


def refusal_of(answer: httpx.Response) -> tuple[int, str]:
    """The status and reason of a refusal."""
    return answer.status_code, answer.json()["error"]["reason"]


def bearer(token: str) -> dict[str, str]:
    """The header with which a network bot sends its token."""
    return {"Authorization": f"Bearer {token}"}


async def link(server: Served, token: str) -> str:
    """A token that moves a person to another device."""
    async with server.client(token) as browser:
        found: str = (await browser.post("/api/me/link")).json()["url"].partition("#")[2]
        return found


@asynchronous
async def test_of_many_who_race_for_a_link_one_gets_it(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.client() as racer:
        device = await link(server, await server.person("Anna"))
        calls = (racer.post("/api/me/device", json={"token": device}) for _ in range(RACERS))
        answers = await asyncio.gather(*calls)
        won = [answer for answer in answers if answer.status_code == 200]
        assert len(won) == 1
        assert {refusal_of(each) for each in answers if each not in won} == {(409, "bad-link")}
        cookies = [answer.headers.get("set-cookie") for answer in answers]
        assert sum(cookie is not None for cookie in cookies) == 1


@asynchronous
async def test_of_many_who_race_for_a_seat_one_gets_it(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        host = await server.person("Anna")
        async with server.client(host) as browser:
            card = (await browser.post("/api/matches", json=NEW)).json()
        body = {"seat": 1, "invitation": card["invitation"]}

        async def join() -> httpx.Response:
            async with server.client(await server.person("Ben")) as guest:
                return await guest.post(f"/api/matches/{card['id']}/join", json=body)

        answers = await asyncio.gather(*(join() for _ in range(RACERS // 2)))
        assert sum(answer.status_code == 200 for answer in answers) == 1
        assert {refusal_of(each)[1] for each in answers if each.status_code != 200} == {
            "seat-taken"
        }


@asynchronous
async def test_a_token_is_no_token_of_another_kind(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        anna = await server.person("Anna")
        device = await link(server, anna)
        async with server.client(device) as browser:
            assert (await browser.get("/api/me")).json() == {"name": None}
            assert refusal_of(await browser.get("/api/me", headers=bearer(device))) == (
                401,
                "bad-token",
            )
        async with server.client() as other:
            adopting = await other.post("/api/me/device", json={"token": anna})
            assert refusal_of(adopting) == (409, "bad-link")


@asynchronous
async def test_a_bots_token_does_no_more_in_a_cookie(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
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
            assert {refusal_of(answer) for answer in answers} == {(403, "other-seat")}
        with pytest.raises(InvalidStatus) as refused:
            await enter(server.url, other, token)
        assert refused.value.response.status_code == 403
        async with visit(server.url, one, token) as client:
            assert client.table.yours == [1]


@asynchronous
async def test_deeply_nested_bodies_are_no_failure(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.client() as browser:
        for opening in ("[", '{"name":', '{"more":', '{"name":"Anna","more":[{"more":'):
            body = opening * (15_000 // len(opening))
            headers = {"content-type": "application/json"}
            answer = await browser.put("/api/me", content=body, headers=headers)
            assert answer.status_code == 400
        body = '{"seats":[{"more":' + "[" * 10_000
        answer = await browser.post("/api/matches", content=body, headers=headers)
        assert answer.status_code in (400, 401)


@asynchronous
async def test_a_network_bot_on_the_last_open_seat_gets_another_token(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        host, guest = await server.person("Anna"), await server.person("Ben")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        async with server.client(host) as browser, server.client(guest) as stranger:
            made = await browser.post("/api/matches", json={"game": "calimala", "seats": seats})
            path = f"/api/matches/{made.json()['id']}"
            old = (await browser.post(f"{path}/seats/1/token")).json()["token"]
            assert (await browser.get(path)).json()["status"] == "running"
            assert refusal_of(await stranger.post(f"{path}/seats/1/token")) == (403, "not-host")
            assert refusal_of(await browser.post(f"{path}/seats/2/token")) == (409, "started")
            async with visit(server.url, made.json()["id"], old) as playing:
                new = (await browser.post(f"{path}/seats/1/token")).json()["token"]
                with pytest.raises(Gone):  # it is sent away
                    await playing.until(lambda: False)
        async with server.client() as bot:
            answers = [await bot.get(path, headers=bearer(token)) for token in (old, new)]
        assert [answer.status_code for answer in answers] == [401, 200]
        async with visit(server.url, made.json()["id"], new) as client:
            assert client.table.yours == [1]


@asynchronous
async def test_the_host_gets_another_token_until_the_end(tmp_path: Path) -> None:
    async with (
        running_server(tmp_path) as server,
        server.client(await server.person("Anna")) as browser,
    ):
        match = (await browser.post("/api/matches", json=NEW)).json()["id"]
        tokens = [
            (await browser.post(f"/api/matches/{match}/seats/1/token")).json()["token"]
            for _ in range(3)
        ]
        async with visit(server.url, match, tokens[-1]) as client:
            assert client.table.status == "waiting"
        for old in tokens[:-1]:
            refused = await browser.get(f"/api/matches/{match}", headers=bearer(old))
            assert refusal_of(refused) == (401, "bad-token")
        await browser.post(f"/api/matches/{match}/leave")
        assert refusal_of(await browser.post(f"/api/matches/{match}/seats/1/token")) == (
            409,
            "over",
        )
