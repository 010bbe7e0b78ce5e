"""Shuffles over the wire: promises, values, the record; and a network bot that adds its own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria import bots
from signoria.games.contract import Rng
from signoria.record import Match, fair, proof, read
from signoria.remote.client import play
from signoria.remote.player import Player

from .served import asynchronous, running_server

A = "aa" * 32
BOTS = [{"kind": "bot", "bot": "random"}] * 3
OPEN = {"game": "calimala", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}


async def over(browser: httpx.AsyncClient, match: str) -> str:
    """The record of a match among bots, once it is over."""
    for _ in range(600):
        answer = await browser.get(f"/api/matches/{match}/record")
        if answer.status_code == 200:
            return answer.text
        await asyncio.sleep(0.1)
    raise AssertionError("the bots do not finish")


@asynchronous
async def test_from_the_promise_to_the_record(tmp_path: Path) -> None:
    async with (
        running_server(tmp_path) as server,
        server.client(await server.person("Ann")) as browser,
    ):
        promise = (await browser.post("/api/commitments")).json()
        new = {"game": "forging-florence", "seats": BOTS, "shuffle": {**promise, "value": A}}
        new["options"] = {"rounds": "60"}
        card = (await browser.post("/api/matches", json=new)).json()
        assert (card["id"], card["commitment"]) == (promise["match"], promise["commitment"])
        record = read(await over(browser, card["id"]))
        assert record.headers["Match"] == promise["match"]
        assert fair.commitment(record.headers["Seed"]) == promise["commitment"]
        assert proof.check(Match.from_record(record), record)
        again = await browser.post("/api/matches", json=new)
        assert again.status_code == 409
        assert again.json()["error"]["reason"] == "other-commitment"


@asynchronous
async def test_strangers_and_bots_are_promised_nothing(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.client() as stranger:
        assert (await stranger.post("/api/commitments")).status_code == 401
        async with server.client(await server.person("Ann")) as browser:
            card = (await browser.post("/api/matches", json=OPEN)).json()
            path = f"/api/matches/{card['id']}"
            token = (await browser.post(f"{path}/seats/1/token")).json()["token"]
            assert (await browser.post(f"{path}/next")).status_code == 409
        bearer = {"Authorization": f"Bearer {token}"}
        for call in ("/api/commitments", f"{path}/next"):
            assert (await stranger.post(call, headers=bearer)).status_code == 403


@pytest.mark.parametrize("value", ["", "aa", "AA" * 32, "zz" * 32, None, 5])
@asynchronous
async def test_what_is_no_value_is_refused(tmp_path: Path, value: Any) -> None:
    async with (
        running_server(tmp_path) as server,
        server.client(await server.person("Ann")) as browser,
    ):
        promise = (await browser.post("/api/commitments")).json()
        new = {"game": "calimala", "seats": BOTS, "shuffle": {**promise, "value": value}}
        answer = await browser.post("/api/matches", json=new)
        assert (answer.status_code, answer.json()["error"]["reason"]) == (400, "bad-body")


async def card_of(browser: httpx.AsyncClient, match: str) -> Any:
    """A match as the one who made it sees it."""
    return (await browser.get(f"/api/matches/{match}")).json()


@asynchronous
async def test_a_network_bot_adds_its_own_value(tmp_path: Path) -> None:
    """As long as the match waits; given the last seat, it finds the game begun and plays."""
    async with (
        running_server(tmp_path) as server,
        server.client(await server.person("Ann")) as browser,
    ):
        card = (await browser.post("/api/matches", json=OPEN)).json()
        path = f"/api/matches/{card['id']}"
        token = (await browser.post(f"{path}/seats/1/token")).json()["token"]
        player = Player(lambda game: bots.load("random", game), Rng(1))
        address = f"{server.url.replace('http', 'ws')}{path}/socket?state=1"
        playing = asyncio.create_task(play(address, token, player, lambda _: None))
        room = await server.hub.room(card["id"])
        while not (await card_of(browser, card["id"]))["seats"][1]["added"]:
            assert not playing.done(), playing.exception()
            await asyncio.sleep(0.02)
        await browser.post(f"{path}/seats/2/bot", json={"bot": "random"})
        values = await room.read(lambda model: model.values)
        assert [value is not None for value in values] == [False, True, False]
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
