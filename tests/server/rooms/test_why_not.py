"""What a viewer is told who asks why a move is not possible."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from signoria.server.protocol import socket
from signoria.server.protocol.common import Problem
from signoria.server.rooms.connection import Connection

from ..world import Client, World, asynchronous, party, world


async def why(client: Client, *moves: str, version: int | None = None) -> Any:
    """The problems that a client is told, or the refusal."""
    asked = client.version if version is None else version
    told = (socket.Reasons, socket.Refused)
    before = sum(isinstance(frame, told) for frame in client.frames)
    frame = socket.Why(id=77, version=asked, moves=list(moves))
    await Connection(client.room, client.viewer).handle(frame)
    answers: list[Any] = []

    def has_answers() -> bool:
        answers[:] = [frame for frame in client.frames if isinstance(frame, told)][before:]
        return bool(answers)

    await client.until(has_answers)
    (answer,) = answers
    assert answer.id == 77
    return answer.problems if isinstance(answer, socket.Reasons) else answer.problem.reason


@asynchronous
async def test_moves_are_explained_to_who_is_to_decide(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        own, other = (await party(here)).mover()
        legal = legal_texts(own)
        problems = await why(own, *legal, "stop", "draw  SHIP", "sing", "")
        assert problems[: len(legal)] == [None] * len(legal)
        assert reasons_of(problems[len(legal) :]) == [
            ("illegal", "keep-first"),
            ("illegal", "keep-first"),
            ("no-move", "wrong"),
            ("no-move", "missing"),
        ]
        assert problems[-3].rule == "C2.2"
        assert reasons_of(await why(other, legal[0])) == [("illegal", "not-yours")]


@asynchronous
async def test_only_seats_in_the_present_position_are_answered(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await party(here)
        own, _ = table.mover()
        spectator = await here.enter(table.match)
        assert await why(spectator, "stop") == "not-seated"
        version = own.version
        await table.move()
        hellos = len(own.all(socket.Hello))
        assert await why(own, "stop", version=version) == "stale"
        await own.until(lambda: len(own.all(socket.Hello)) > hellos)


@asynchronous
async def test_asking_changes_nothing(tmp_path: Path) -> None:
    here = World(tmp_path).open()
    table = await party(here)
    own, _ = table.mover()
    version = own.version
    await why(own, *legal_texts(own))
    assert own.room.version == version
    await here.close()


def legal_texts(client: Client) -> list[str]:
    """The notation of what is open to the seat that is watched."""
    return [choice["text"] for choice in client.view["legal"]]


def reasons_of(problems: list[Problem | None]) -> list[tuple[str, str | None]]:
    """Reasons and keys."""
    return [(problem.reason, problem.key) for problem in problems if problem]
