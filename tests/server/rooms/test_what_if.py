"""What a viewer is told who asks what a move would change."""

from __future__ import annotations

from pathlib import Path

import msgspec

from signoria.server.protocol import socket
from signoria.server.rooms.connection import Connection

from ..world import Client, asynchronous, party, world
from .test_why_not import legal_texts


async def what_if(
    client: Client, move: str, version: int | None = None
) -> socket.Foreseen | socket.Refused:
    """The answer to the question."""
    told = (socket.Foreseen, socket.Refused)
    before = sum(isinstance(frame, told) for frame in client.frames)
    asked = client.version if version is None else version
    connection = Connection(client.room, client.viewer)
    await connection.handle(socket.WhatIf(id=7, version=asked, move=move))
    answers: list[socket.Foreseen | socket.Refused] = []

    def has_answers() -> bool:
        answers[:] = [frame for frame in client.frames if isinstance(frame, told)][before:]
        return bool(answers)

    await client.until(has_answers)
    assert answers[0].id == 7
    return answers[0]


@asynchronous
async def test_who_is_to_decide_is_told_and_nothing_changes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        own, other = (await party(here)).mover()
        version, move = own.version, legal_texts(own)[0]
        answer = await what_if(own, move)
        assert isinstance(answer, socket.Foreseen)
        kept = move.split()[-1].lower()
        view = msgspec.json.decode(msgspec.json.encode(answer.view))
        assert view["mats"][view["viewer"]]["kept"] == kept
        assert own.room.version == version
        refused = await what_if(other, move)
        assert isinstance(refused, socket.Refused)
        assert refused.problem.reason == "not-your-turn"


@asynchronous
async def test_an_old_question_is_answered_by_how_things_stand(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        own, _ = (await party(here)).mover()
        hellos = len(own.all(socket.Hello))
        answer = await what_if(own, legal_texts(own)[0], version=0)
        assert isinstance(answer, socket.Refused)
        assert answer.problem.reason == "stale"
        await own.until(lambda: len(own.all(socket.Hello)) > hellos)
