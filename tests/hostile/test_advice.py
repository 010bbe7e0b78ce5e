"""Nobody gets advice on a match under way among people, by whatever door, until it has ended."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria import games
from signoria.games.contract import CHANCE, Rng, State
from signoria.record import Match, write
from signoria.server.protocol import socket
from tests.server.wire import process
from tests.server.wire.client import Client, enter, visit
from tests.server.wire.process import Process
from tests.server.wire.served import asynchronous

PROTECTED = (409, "protected")
PAUSE = 0.05
TRIES = 600


@dataclass
class Scene:
    """A match between Ann and Ben with bots and without hints, it being Ann's turn."""

    server: Process
    http: httpx.AsyncClient
    ann: str
    ben: str
    match: str

    async def call(self, path: str, body: Any = None) -> httpx.Response:
        """What Ann's browser is answered."""
        cookie = {"Cookie": f"signoria={self.ann}"}
        return await self.http.post(path, json=body or {}, headers=cookie)

    async def get(self, path: str) -> Any:
        """Something that Ann's browser asks for."""
        answer = await self.http.get(path, headers={"Cookie": f"signoria={self.ann}"})
        return answer.raise_for_status().json()


@asynccontextmanager
async def running_server(folder: Path) -> AsyncIterator[tuple[Process, httpx.AsyncClient]]:
    """A server that is killed in the end."""
    server = await process.start(folder)
    try:
        await server.ready()
        async with server.client() as client:
            yield server, client
    finally:
        await server.kill()


async def begin(server: Process, client: httpx.AsyncClient, game: str, hints: bool) -> Scene:
    """Make the match."""
    ann, ben = await process.person(client, "Ann"), await process.person(client, "Ben")
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * 2]
    new = {"game": game, "seats": seats[: max(3, games.load(game).players.start)], "hints": hints}
    new["public"] = True
    made = await client.post("/api/matches", json=new, headers={"Cookie": f"signoria={ann}"})
    match = made.raise_for_status().json()["id"]
    joined = await client.post(
        f"/api/matches/{match}/join", json={}, headers={"Cookie": f"signoria={ben}"}
    )
    joined.raise_for_status()
    found = Scene(server, client, ann, ben, match)
    await play(found, 6)
    return found


async def play(scene: Scene, moves: int) -> None:
    """So many moves of people, and on until it is Ann's turn with something to choose."""
    async with both(scene) as (ann, ben):
        while moves > 0 or len(ann.table.legal) < 2:
            mover = await turn(ann, ben)
            if moves > 0 or mover is ben or len(ann.table.legal) < 2:
                version = mover.table.version
                answer = await mover.ask(socket.Move, version=version, action=mover.table.legal[-1])
                assert isinstance(answer, socket.Done), answer
                moves -= 1


@asynccontextmanager
async def both(scene: Scene) -> AsyncIterator[tuple[Client, Client]]:
    """The connections of Ann and Ben."""
    async with (
        visit(scene.server.url, scene.match, scene.ann) as ann,
        visit(scene.server.url, scene.match, scene.ben) as ben,
    ):
        yield ann, ben


async def turn(*clients: Client) -> Client:
    """Whose turn it is, as soon as it is a person's."""
    while True:
        for client in clients:
            await client.settle()
            if client.table.legal:
                return client


async def position(scene: Scene, game: str) -> State:
    """A whole state that agrees with all that Ann has seen, as her own programs are given it."""
    async with visit_with_state(scene) as ann:
        assert ann.table.situation
        text = ann.table.situation.state
        assert text
        return games.load(game).from_bytes(b64decode(text))


@asynccontextmanager
async def visit_with_state(scene: Scene) -> AsyncIterator[Client]:
    """Ann's connection with states."""
    client = await enter(scene.server.url, scene.match, scene.ann, query="state=1")
    try:
        yield await client.until(lambda: client.table.version)
    finally:
        await client.leave()


async def hint(scene: Scene, match: str) -> httpx.Response:
    """Ask for a hint in a match, as soon as it is Ann's turn there with something to choose."""
    for _ in range(TRIES):
        async with visit(scene.server.url, match, scene.ann) as ann:
            if choices := ann.table.legal:
                version = ann.table.version
                answer = await scene.call(f"/api/matches/{match}/hint", {"version": version})
                if answer.is_success or refusal(answer)[1] not in ("one-move", "stale"):
                    return answer
                await ann.ask(socket.Move, version=version, action=choices[0])
        await asyncio.sleep(PAUSE)
    raise AssertionError("it never was Ann's turn")


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status and the reason."""
    assert not answer.is_success, answer.text
    return answer.status_code, answer.json()["error"]["reason"]


def typed_match(folder: Path, scene: Scene, game: str) -> Match:
    """The match, with all that was hidden guessed right, as a record that somebody types."""
    database = sqlite3.connect(folder / "a.db")
    query = "SELECT data FROM entries WHERE match = ? ORDER BY version"
    entries = [json.loads(data) for (data,) in database.execute(query, (scene.match,))]
    database.close()
    rules = games.load(game)
    (start,) = [entry for entry in entries if entry["entry"] == "started"]
    match = Match(rules, rules.read_setup(start["setup"]))
    for entry in entries:
        if entry["entry"] in ("moved", "drawn"):
            match.apply(entry.get("action", entry.get("outcome")))
    return match


def whole(match: Match) -> str:
    """The record of the game, which goes on at random to its end."""
    rng = Rng(5)
    while not match.over:
        state = match.state
        if state.to_move == CHANCE:
            match.apply(rng.pick_weighted(state.chance_outcomes()))
        else:
            choices = state.legal_actions()
            match.apply(choices[rng.below(len(choices))])
    return write(match.record())


async def doors(scene: Scene, game: str, folder: Path) -> dict[str, tuple[int, str]]:
    """What every door answers."""
    at = len((await scene.get(f"/api/matches/{scene.match}/moments?seat=0"))["steps"])
    on = f"/api/matches/{scene.match}/moments/{at}/match"
    state, rules = await position(scene, game), games.load(game)
    base = {"game": game, "setup": dict(state.setup.to_dict()), "moves": []}
    found = {
        "the match": refusal(await hint(scene, scene.match)),
        "a searching bot in a copy": refusal(await scene.call(on, wish("master"))),
    }
    copy = (await scene.call(on, wish("random"))).raise_for_status().json()
    assert (copy["hints"], copy["guarded"]) == (False, True)
    found["a copy"] = refusal(await hint(scene, copy["id"]))
    again = f"/api/matches/{copy['id']}/moments/0/match"
    found["a searching bot in a copy's copy"] = refusal(await scene.call(again, wish("master")))
    second = (await scene.call(again, wish("random"))).raise_for_status().json()
    found["a copy's copy"] = refusal(await hint(scene, second["id"]))
    for name, line in {
        "a line": base,
        "a position": {**base, "position": b64encode(state.to_bytes()).decode()},
    }.items():
        body = {"line": line, "seat": 0}
        found[f"a searching bot on {name}"] = refusal(
            await scene.call("/api/lines/match", {**body, "bot": "master"})
        )
        made = await scene.call("/api/lines/match", {**body, "bot": "random"})
        found[name] = refusal(await hint(scene, made.raise_for_status().json()["id"]))
    for name, text in {
        "a record": whole(typed_match(folder, scene, game)),
        "a record of the rest": whole(Match(rules, state.setup, {}, state.to_bytes())),
    }.items():
        found[name] = refusal(await scene.call("/api/records/analysis", {"text": text}))
    return found


def wish(bot: str) -> dict[str, Any]:
    return {"seat": 0, "bot": bot}


async def give_up(scene: Scene) -> None:
    """Ann and Ben end their match."""
    async with both(scene) as (ann, ben):
        await ann.ask(socket.Propose, version=ann.table.version, what="abandon")
        await ben.until(lambda: ben.table.situation and ben.table.situation.proposal)
        asked = ben.table.situation and ben.table.situation.proposal
        assert asked
        await ben.ask(socket.Answer, proposal=asked.number, yes=True)


@pytest.mark.parametrize("game", games.names())
@asynchronous
async def test_no_door_leads_to_advice_before_the_match_has_ended(
    game: str, tmp_path: Path
) -> None:
    async with running_server(tmp_path) as (server, client):
        scene = await begin(server, client, game, hints=False)
        before = await doors(scene, game, tmp_path)
        state = await position(scene, game)
        at = len((await scene.get(f"/api/matches/{scene.match}/moments?seat=0"))["steps"])
        assert before.pop("the match") == (409, "no-hints")
        assert set(before.values()) == {PROTECTED}, before
    async with running_server(tmp_path) as (server, client):  # nobody has opened the match again
        scene = Scene(server, client, scene.ann, scene.ben, scene.match)
        text = whole(typed_match(tmp_path, scene, game))
        answer = await scene.call("/api/records/analysis", {"text": text})
        assert refusal(answer) == PROTECTED
        line = {"game": game, "setup": dict(state.setup.to_dict()), "moves": []}
        answer = await scene.call("/api/lines/match", {"line": line, "seat": 0, "bot": "master"})
        assert refusal(answer) == PROTECTED
        on = f"/api/matches/{scene.match}/moments/{at}/match"
        copy = (await scene.call(on, wish("random"))).raise_for_status().json()
        assert refusal(await hint(scene, copy["id"])) == PROTECTED
        await give_up(scene)
        for answer in (
            await hint(scene, copy["id"]),
            await scene.call(on, wish("master")),
            await scene.call("/api/records/analysis", {"text": text}),
            await scene.call("/api/lines/match", {"line": line, "seat": 0, "bot": "master"}),
        ):
            assert answer.is_success, answer.text


@asynchronous
async def test_what_was_agreed_is_given_in_the_match_where_it_is_counted_and_nowhere_else(
    tmp_path: Path,
) -> None:
    async with running_server(tmp_path) as (server, client):
        scene = await begin(server, client, "calimala", hints=True)
        assert (await hint(scene, scene.match)).is_success
        card = await scene.get(f"/api/matches/{scene.match}")
        assert [seat["hints"] for seat in card["seats"]] == [1, 0, 0]
        at = len((await scene.get(f"/api/matches/{scene.match}/moments?seat=0"))["steps"])
        on = f"/api/matches/{scene.match}/moments/{at}/match"
        assert refusal(await scene.call(on, wish("master"))) == PROTECTED
        copy = (await scene.call(on, wish("random"))).raise_for_status().json()
        assert refusal(await hint(scene, copy["id"])) == PROTECTED
