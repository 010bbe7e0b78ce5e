"""People who play at a server in containers, which the tests have not started themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from tests.server.wire.crowd import Crowd, Match
from tests.server.wire.process import Process
from tests.server.wire.site import free_ports


def free_place() -> str:
    """An address and port that nobody uses just now."""
    return f"127.0.0.1:{free_ports(1)[0]}"


async def begin(url: str, tables: list[tuple[int, int]]) -> Crowd:
    """Matches of so many people and bots, which begin."""
    crowd = Crowd(1)
    await crowd.begin(Process(cast(Any, None), Path(), url), tables)
    return crowd


def until(moves: int) -> Callable[[Match], bool]:
    """When it is enough for a match: after so many moves."""
    return lambda match: match.moves >= moves
